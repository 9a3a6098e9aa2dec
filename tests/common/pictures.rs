//! How tests of pictures look at them: in grey, on a ground, and side by side.

use image::RgbaImage;

/// Grey of one pixel on a ground, from 0 to 1.
fn grey_of(pixel: [u8; 4], ground: [u8; 4]) -> f32 {
    let alpha = f32::from(pixel[3]) / 255.0;
    let one = |i: usize| f32::from(pixel[i]) * alpha + f32::from(ground[i]) * (1.0 - alpha);
    (0.2126 * one(0) + 0.7152 * one(1) + 0.0722 * one(2)) / 255.0
}

/// Grey values of a picture on a ground, from 0 to 1.
pub fn grey(image: &RgbaImage, ground: [u8; 4]) -> Vec<f32> {
    image.pixels().map(|pixel| grey_of(pixel.0, ground)).collect()
}

/// How different two grey pictures are in shape: 0 equal up to brightness and contrast, 1
/// unrelated.
pub fn unlike(a: &[f32], b: &[f32]) -> f32 {
    let mean = |v: &[f32]| v.iter().sum::<f32>() / v.len() as f32;
    let (ma, mb) = (mean(a), mean(b));
    let (mut both, mut va, mut vb) = (0.0, 0.0, 0.0);
    for (x, y) in a.iter().zip(b) {
        both += (x - ma) * (y - mb);
        va += (x - ma) * (x - ma);
        vb += (y - mb) * (y - mb);
    }
    1.0 - both / (va * vb).sqrt().max(1e-6)
}
