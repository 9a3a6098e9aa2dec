//! Cards as square pictures: the card stands upright in the middle of the square; very small ones
//! show value and set alone. Lights around cards, white, to be tinted.
//!
//! Pure functions from a card and a size to pixels. No window and no game rule may be asked for in
//! here.

use super::{
    brush::{Brush, Ink, rect},
    dale::{self, CardFace, Folk},
    palette::{Rgba, darker, fade, lighter},
    text::Face,
};
use image::{RgbaImage, imageops};

/// Width of a card as a share of its height.
pub const BREADTH: f32 = 63.0 / 88.0;

/// Below this height in pixels a card shows its value and its set alone.
const SMALL: u32 = 62;

/// The dark edge of a small card.
const EDGE: Rgba = [58, 40, 30, 255];

/// Width in pixels of a card `pixels` high.
fn width(pixels: u32) -> u32 {
    (pixels as f32 * BREADTH).floor().max(1.0) as u32
}

/// Lays a card onto the square that it stands in.
fn stand(card: &RgbaImage, pixels: u32) -> RgbaImage {
    let mut square = RgbaImage::new(pixels, pixels);
    let (left, top) =
        (i64::from(pixels) - i64::from(card.width()), i64::from(pixels) - i64::from(card.height()));
    imageops::replace(&mut square, card, left / 2, top / 2);
    square
}

/// A card, face up.
pub(super) fn face(card: &CardFace<'static>, pixels: u32) -> RgbaImage {
    if pixels < SMALL {
        small(card, pixels)
    } else {
        stand(&dale::face(card, width(pixels)), pixels)
    }
}

/// A card so small that only its value and its set can be read.
fn small(card: &CardFace<'static>, pixels: u32) -> RgbaImage {
    let Some(mut brush) = Brush::new(pixels) else { return RgbaImage::new(pixels, pixels) };
    let b = &mut brush;
    let cloth = dale::cloth(card.card);
    let wide = 100.0 * BREADTH;
    b.fill(&rect(50.0 - wide / 2.0, 0.5, wide, 99.0, 7.0), EDGE);
    b.fill(
        &rect(52.0 - wide / 2.0, 2.5, wide - 4.0, 95.0, 5.0),
        Ink::down(0.0, 100.0, lighter(cloth, 0.12), darker(cloth, 0.2)),
    );
    let value = card.now.unwrap_or(card.value).to_string();
    let ink = if card.now.is_some() { [255, 240, 140, 255] } else { dale::band_ink(card.card) };
    b.letters(&value, Face::Bold, 30.0, (50.0, 24.0), ink);
    let mut image = brush.finish();
    if let Some(folk) = Folk::of_card(card.card) {
        let side = (pixels as f32 * 0.56) as u32;
        let left = (i64::from(pixels) - i64::from(side)) / 2;
        imageops::overlay(
            &mut image,
            &dale::emblem(folk, side),
            left,
            (pixels as f32 * 0.42) as i64,
        );
    }
    image
}

/// A card, face down.
pub(super) fn back(back: dale::Back, pixels: u32) -> RgbaImage {
    stand(&dale::back(back, width(pixels)), pixels)
}

/// An empty place for cards.
pub(super) fn place(slot: dale::Slot, pixels: u32) -> RgbaImage {
    stand(&dale::slot(slot, width(pixels)), pixels)
}

/// The board of the market, as wide as the square.
pub(super) fn market(pixels: u32) -> RgbaImage {
    let board = dale::market_board(pixels);
    let mut square = RgbaImage::new(pixels, pixels);
    imageops::replace(&mut square, &board, 0, (i64::from(pixels) - i64::from(board.height())) / 2);
    square
}

/// A soft light around a card.
pub(super) fn glow(b: &mut Brush) {
    for n in 0..9u8 {
        let inset = f32::from(n) * 2.2;
        let alpha = [10, 14, 20, 28, 36, 46, 56, 60, 60][usize::from(n)];
        b.fill(
            &rect(
                14.0 + inset,
                inset,
                72.0 - 2.0 * inset,
                100.0 - 2.0 * inset,
                16.0 - f32::from(n),
            ),
            fade([255, 255, 255, 255], alpha),
        );
    }
}

/// A ring around a card.
pub(super) fn ring(b: &mut Brush) {
    let wide = 94.0 * BREADTH;
    b.stroke(&rect(50.0 - wide / 2.0, 3.0, wide, 94.0, 7.0), 5.0, [255, 255, 255, 70]);
    b.stroke(&rect(50.0 - wide / 2.0, 3.0, wide, 94.0, 7.0), 2.4, [255, 255, 255, 255]);
}
