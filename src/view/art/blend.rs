//! Laying colours over pixels.

use super::palette::Rgba;
use image::Rgba as Pixel;

/// Lays `colour` with opacity `alpha` (0 to 1) over a pixel with straight alpha.
pub fn over(pixel: &mut Pixel<u8>, colour: Rgba, alpha: f32) {
    let below = f32::from(pixel.0[3]) / 255.0;
    let out = alpha + below * (1.0 - alpha);
    if out <= 0.0 {
        return;
    }
    for (under, above) in pixel.0.iter_mut().zip(colour).take(3) {
        let value = (f32::from(above) * alpha + f32::from(*under) * below * (1.0 - alpha)) / out;
        *under = value.round().clamp(0.0, 255.0) as u8;
    }
    pixel.0[3] = (out * 255.0).round().clamp(0.0, 255.0) as u8;
}
