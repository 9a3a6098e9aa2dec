//! Words as they are painted on the board: type, outline, plate. Plain pixels; where they stand is
//! decided elsewhere.

use crate::view::{
    art::{
        brush,
        palette::{OUTLINE, Rgba},
        text::{self, Face},
    },
    figures::is_dark,
};
use image::RgbaImage;

/// The longest side of a painted label in device pixels.
const LONGEST: u32 = 4096;

/// Words with everything that decides how they look.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(in crate::view) struct LabelImage {
    /// The words; `\n` begins a new line.
    pub text: String,
    /// Bold face.
    pub bold: bool,
    /// Title face.
    pub title: bool,
    /// Type size in quarters of a device pixel.
    pub quarters: u32,
    /// Colour of the ink.
    pub colour: Rgba,
    /// A plate behind them.
    pub plate: bool,
    /// 0 flush left, 1 centred, 2 flush right.
    pub align: u8,
}

impl LabelImage {
    fn face(&self) -> Face {
        match (self.title, self.bold) {
            (true, _) => Face::Title,
            (false, true) => Face::Bold,
            (false, false) => Face::Text,
        }
    }
    pub(in crate::view) fn size(&self) -> f32 {
        self.quarters as f32 / 4.0
    }
    /// Width and height of the words alone, in device pixels.
    pub(in crate::view) fn measure(&self) -> (f32, f32) {
        text::measure(&self.text, self.face(), self.size())
    }
    /// Cuts one line of words short where it is wider than so many device pixels.
    pub(in crate::view) fn shorten(&mut self, width: f32) {
        self.text = text::elided(&self.text, self.face(), self.size(), width);
    }
    /// What stands around the words on each side, in whole device pixels.
    pub(in crate::view) fn border(&self) -> (f32, f32) {
        let size = self.size();
        if self.plate {
            ((size * 0.36).ceil() + 1.0, (size * 0.08).ceil() + 1.0)
        } else {
            let edge = (size * 0.16).ceil() + 1.0;
            (edge, edge)
        }
    }
    /// Whether they are written in ink, on something light: they need no dark outline.
    fn is_dark(&self) -> bool {
        is_dark(self.colour)
    }
    /// Paints the words with their border.
    pub(in crate::view) fn paint(&self) -> RgbaImage {
        let (inner, border, size) = (self.measure(), self.border(), self.size());
        let (width, height) =
            ((inner.0 + 2.0 * border.0).ceil() as u32, (inner.1 + 2.0 * border.1).ceil() as u32);
        let mut image = if self.plate {
            plate(width, height, size, if self.is_dark() { LIGHT } else { DARK })
        } else {
            RgbaImage::new(width.clamp(1, LONGEST), height.clamp(1, LONGEST))
        };
        let align = f32::from(self.align) / 2.0;
        let mut write = |dx: f32, dy: f32, colour| {
            text::draw(
                &mut image,
                &self.text,
                self.face(),
                size,
                (border.0 + dx, border.1 + dy),
                align,
                colour,
            )
        };
        if !self.plate && !self.is_dark() {
            let edge = (size * 0.08).max(1.0);
            let shade = [OUTLINE[0], OUTLINE[1], OUTLINE[2], self.colour[3] / 2];
            for i in 0..8 {
                let (sin, cos) = (i as f32 * std::f32::consts::FRAC_PI_4).sin_cos();
                write(cos * edge, sin * edge, shade);
            }
        }
        write(0.0, 0.0, self.colour);
        image
    }
}

/// A plate's ground and how much of it covers what lies below, and its edge.
type Plate = (Rgba, f32, Rgba);
/// Behind light ink.
pub(in crate::view) const DARK: Plate =
    ([OUTLINE[0] + 6, OUTLINE[1] + 8, OUTLINE[2] + 14, 255], 0.84, [126, 142, 196, 255]);
/// Behind dark ink.
pub(in crate::view) const LIGHT: Plate = ([255, 250, 238, 255], 0.88, [60, 48, 36, 255]);

/// A plate with round corners and a fine edge.
fn plate(width: u32, height: u32, size: f32, (ground, cover, line): Plate) -> RgbaImage {
    let (width, height) = (width.clamp(1, LONGEST), height.clamp(1, LONGEST));
    let mut image = RgbaImage::new(width, height);
    let half = (width as f32 / 2.0, height as f32 / 2.0);
    let radius = (size * 0.45).min(half.0.min(half.1) - 1.5).max(0.0);
    let edge = (size * 0.07).max(1.0);
    for (x, y, pixel) in image.enumerate_pixels_mut() {
        let (px, py) = (
            (x as f32 + 0.5 - half.0).abs() - (half.0 - 1.0 - radius),
            (y as f32 + 0.5 - half.1).abs() - (half.1 - 1.0 - radius),
        );
        // Distance from the border of the plate, below 0 inside.
        let far = px.max(0.0).hypot(py.max(0.0)) + px.max(py).min(0.0) - radius;
        let inside = (0.5 - far).clamp(0.0, 1.0);
        let rim = (0.5 + edge / 2.0 - (far + edge / 2.0).abs()).clamp(0.0, 1.0);
        brush::over(pixel, ground, inside * cover);
        brush::over(pixel, line, rim * 0.45);
    }
    image
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::art::palette::{contrast, mix};

    #[test]
    fn words_on_plates_stand_seven_to_one_on_whatever_lies_below() {
        for (ink, (ground, cover, _)) in [([255; 4], DARK), ([0, 0, 0, 255], LIGHT)] {
            for below in [[0, 0, 0, 255], [255; 4], [128, 128, 128, 255]] {
                let seen = contrast(ink, mix(below, ground, cover));
                assert!(seen >= 7.0, "{ink:?} on {below:?}: {seen:.2}");
            }
        }
    }
}
