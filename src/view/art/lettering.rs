//! Words in a box: breaks lines between words and picks the largest size at which everything fits.
//!
//! Knows no language. What does not fit even in the smallest type ends with three dots; nothing is
//! cut in silence.

use image::RgbaImage;

use super::palette::Rgba;
use super::text::{self, Face};

/// A rectangle in pixels: left, top, width, height.
pub type Area = [f32; 4];

/// How a block of words is set.
#[derive(Clone, Copy, Debug)]
pub struct Block {
    /// Type face.
    pub face: Face,
    /// Largest type size in pixels.
    pub largest: f32,
    /// Most lines.
    pub lines: usize,
    /// 0 flush left, 0.5 centred.
    pub share: f32,
}

/// Smallest type that is tried, in pixels: below it nothing can be read anyway.
const SMALLEST: f32 = 6.0;

/// Sets `words` into `area`, in the middle of its height.
pub fn set(image: &mut RgbaImage, words: &str, area: Area, block: Block, colour: Rgba) {
    let mut size = block.largest.max(SMALLEST);
    let mut set = wrap(words, block.face, size, area[2]);
    while size > SMALLEST && !fits(&set, block, size, area) {
        size = (size * 0.955).max(SMALLEST);
        set = wrap(words, block.face, size, area[2]);
    }
    if !fits(&set, block, size, area) {
        set = shorten(&set, block, size, area);
    }
    let (wide, high) = text::measure(&set, block.face, size);
    let left = area[0] + (area[2] - wide) * block.share;
    let top = area[1] + (area[3] - high) / 2.0;
    text::draw(image, &set, block.face, size, (left, top), block.share, colour);
}

fn fits(set: &str, block: Block, size: f32, area: Area) -> bool {
    let (wide, high) = text::measure(set, block.face, size);
    // The air above the first and below the last line may leave the box.
    set.lines().count() <= block.lines && wide <= area[2] && high <= area[3] + size * 0.15
}

/// As many whole lines as fit, the last one with three dots.
fn shorten(set: &str, block: Block, size: f32, area: Area) -> String {
    let room = ((area[3] / (size * 1.3) + 0.26) as usize).clamp(1, block.lines.max(1));
    let cut = set.lines().count() > room;
    let mut out = String::with_capacity(set.len());
    for (number, line) in set.lines().take(room).enumerate() {
        let last = cut && number + 1 == room;
        let mut line: String = line.to_owned();
        let mut dots = last;
        while text::measure(&line, block.face, size).0
            + if dots { text::measure("…", block.face, size).0 } else { 0.0 }
            > area[2]
            && line.pop().is_some()
        {
            dots = true;
        }
        if number > 0 {
            out.push('\n');
        }
        out.push_str(line.trim_end());
        if dots {
            out.push('…');
        }
    }
    out
}

/// Breaks between words so that no line is wider than `width`, if the words allow it. Given line
/// breaks stay.
pub fn wrap(words: &str, face: Face, size: f32, width: f32) -> String {
    let mut out = String::with_capacity(words.len() + 8);
    let gap = text::measure("n n", face, size).0 - text::measure("nn", face, size).0;
    for (number, paragraph) in words.lines().enumerate() {
        if number > 0 {
            out.push('\n');
        }
        let mut at = 0.0;
        for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
            let wide = text::measure(word, face, size).0;
            if at > 0.0 && at + gap + wide > width {
                out.push('\n');
                at = 0.0;
            } else if at > 0.0 {
                out.push(' ');
                at += gap;
            }
            out.push_str(word);
            at += wide;
        }
    }
    out
}
