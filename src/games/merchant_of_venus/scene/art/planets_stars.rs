//! The two bodies that are light themselves: the Supergiant and the Supernova.
//!
//! No light falls on them, so they do without the ball of `globe.rs`.

use image::RgbaImage;

use super::globe::{Rgb, lay, mix, ramp, times};
use crate::view::art::noise::{layered, ridged, step};

/// Calls `colour` for the middle of every pixel, in canvas shares from -1 to 1.
pub(super) fn shade(image: &mut RgbaImage, colour: impl Fn(f32, f32) -> (Rgb, f32)) {
    let side = image.width() as f32;
    for (x, y, pixel) in image.enumerate_pixels_mut() {
        let u = (x as f32 + 0.5) / side * 2.0 - 1.0;
        let v = (y as f32 + 0.5) / side * 2.0 - 1.0;
        let (rgb, alpha) = colour(u, v);
        if alpha > 0.0 {
            lay(pixel, rgb, alpha);
        }
    }
}

/// A blazing red star: boiling ground, a bright limb, flames all around.
pub(super) fn supergiant(pixels: u32) -> RgbaImage {
    let mut image = RgbaImage::new(pixels, pixels);
    let radius = 0.64;
    let pixel = 2.0 / pixels as f32;
    shade(&mut image, |x, y| {
        let far = x.hypot(y);
        let (cos, sin) = if far > 0.0 { (x / far, y / far) } else { (1.0, 0.0) };
        let t = ((far - radius) / (1.0 - radius)).clamp(0.0, 1.0);
        let tongue = layered([cos * 3.2, sin * 3.2, far * 1.6], 4, 201);
        let ray = layered([cos * 9.0, sin * 9.0, far * 0.7], 3, 203);
        let reach = (0.75 + 0.50 * tongue + 0.20 * ray).clamp(0.25, 1.2);
        let flame = (1.0 - t / reach).max(0.0).powf(1.5) * (1.0 - t).powf(0.6);
        let light = mix([0.86, 0.20, 0.10], [1.0, 0.66, 0.26], flame);
        let cover = ((radius - far) / pixel + 0.5).clamp(0.0, 1.0);
        if cover <= 0.0 {
            return (light, flame * 0.95);
        }
        let n = (far / radius).min(0.999);
        let z = (1.0 - n * n).sqrt();
        let p = [x / radius, y / radius, z];
        let boil = layered([p[0] * 3.4, p[1] * 3.4, p[2] * 3.4], 5, 207);
        let cell = ridged([p[0] * 5.0, p[1] * 5.0, p[2] * 5.0], 3, 209);
        let heat = 0.50 * z + 0.26 * boil + 0.30 * cell - 0.06;
        let star = ramp(
            &[
                (-0.1, [0.46, 0.06, 0.06]),
                (0.18, [0.80, 0.18, 0.08]),
                (0.42, [0.97, 0.42, 0.14]),
                (0.66, [1.0, 0.72, 0.32]),
                (0.95, [1.0, 0.94, 0.74]),
            ],
            heat,
        );
        let limb = step(0.86, 1.0, n);
        let star = mix(star, [1.0, 0.56, 0.22], limb * 0.55);
        (mix(light, star, cover), cover.max(flame * 0.95))
    });
    image
}

/// A burst star: a white core, a shell of torn light, a ring of blue beyond.
pub(super) fn supernova(pixels: u32) -> RgbaImage {
    let mut image = RgbaImage::new(pixels, pixels);
    shade(&mut image, |x, y| {
        let far = x.hypot(y);
        let (cos, sin) = if far > 0.0 { (x / far, y / far) } else { (1.0, 0.0) };
        let bend = layered([cos * 1.8, sin * 1.8, 0.3], 4, 221) * 0.11;
        let web = ridged([x * 3.6, y * 3.6, 0.4], 4, 223);
        let thread = ridged([cos * 5.2, sin * 5.2, far * 2.4], 3, 227);
        let band = |middle: f32, width: f32| (-((far - middle - bend) / width).powi(2)).exp();
        let shell = band(0.66, 0.10) * (0.25 + 1.15 * step(0.35, 0.85, web));
        let inner = band(0.42, 0.15) * (0.15 + 0.85 * step(0.45, 0.9, thread));
        let outer = band(0.82, 0.07) * (0.2 + 0.7 * step(0.4, 0.9, thread));
        let haze = (1.0 - far).max(0.0).powf(1.4) * 0.42;
        let core = (-(far / 0.10).powi(2)).exp() * 1.5 + (-(far / 0.26).powi(2)).exp() * 0.7;
        let spike = (-(x.abs() / 0.012).min(40.0)).exp() * (1.0 - y.abs() * 1.9).max(0.0)
            + (-(y.abs() / 0.012).min(40.0)).exp() * (1.0 - x.abs() * 1.9).max(0.0);
        let mut sum = [0.0; 3];
        for (strength, colour) in [
            (shell, [1.0, 0.46, 0.22]),
            (inner, [1.0, 0.78, 0.48]),
            (outer, [0.36, 0.66, 1.0]),
            (haze, [0.66, 0.30, 0.62]),
            (core, [1.0, 0.96, 0.88]),
            (spike, [0.92, 0.94, 1.0]),
        ] {
            let part = times(colour, strength);
            for i in 0..3 {
                sum[i] += part[i];
            }
        }
        let edge = 1.0 - step(0.90, 1.0, far);
        let alpha = sum[0].max(sum[1]).max(sum[2]).min(1.0) * edge;
        let top = sum[0].max(sum[1]).max(sum[2]).max(1e-4);
        // Full colours; the opacity carries the strength. What is over 1 goes to white.
        let over = (top - 1.0).clamp(0.0, 1.0);
        (mix(times(sum, 1.0 / top), [1.0, 1.0, 1.0], over), alpha)
    });
    image
}
