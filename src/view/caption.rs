//! What stands below an exported picture: the game's title, and who plays with what counts so far.
//! It tells nothing but what everybody at the table sees, and decides nothing.

use super::{
    art::{
        lettering::{self, Block},
        palette::{GROUND, INK, INK_SOFT, Livery, Rgba},
        text::Face,
    },
    scene::SceneContext,
};
use crate::{
    table::{game::Setup, ids::SeatId},
    text::tally,
};
use image::{Rgba as Pixel, RgbaImage, imageops};

/// How high the strip is, as a part of the picture's width, and its least height in pixels.
const STRIP: (f32, u32) = (0.034, 22);
/// How much of the width the title has.
const TITLE: f32 = 0.26;

/// What stands below a picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Caption {
    /// The title of the game.
    pub title: String,
    /// The seats in playing order: colour, name and what decides the game.
    pub seats: Vec<(Rgba, String)>,
}

impl Caption {
    /// That of a game with these fortunes.
    #[must_use]
    pub fn of(setup: &Setup, fortunes: &[i64], context: SceneContext) -> Caption {
        let words = context.localizer;
        let seat = |n: usize| {
            let info = &setup.seats[n];
            let colour = Livery { seat: info.colour, set: context.palette }.colour();
            let worth = fortunes.get(n).map(|fortune| tally::worth(words, &setup.game, *fortune));
            let name = info.name.clone();
            (colour, worth.map_or(name.clone(), |worth| words.pair(&name, &worth)))
        };
        let seats = (0..setup.seats.len()).map(seat).collect();
        Caption { title: tally::title(words, &setup.game), seats }
    }

    /// The words of a seat, for tests and for whoever reads instead of looking.
    #[must_use]
    pub fn seat(&self, seat: SeatId) -> &str {
        self.seats.get(seat.ix()).map_or("", |(_, words)| words)
    }

    /// The picture with the strip below it.
    #[must_use]
    pub fn below(&self, picture: &RgbaImage) -> RgbaImage {
        let (wide, tall) = picture.dimensions();
        let strip = ((wide as f32 * STRIP.0).round() as u32).max(STRIP.1);
        let mut image = RgbaImage::from_pixel(wide, tall + strip, Pixel(GROUND));
        imageops::replace(&mut image, picture, 0, 0);
        let (wide, high, top) = (wide as f32, strip as f32, tall as f32);
        let gap = high * 0.4;
        let block = |face| Block { face, largest: high * 0.5, lines: 1, share: 0.0 };
        let area = [gap, top, wide * TITLE - gap * 2.0, high];
        lettering::set(&mut image, &self.title, area, block(Face::Title), INK);
        let each = (wide * (1.0 - TITLE) - gap) / self.seats.len().max(1) as f32;
        for (n, (colour, words)) in self.seats.iter().enumerate() {
            let left = wide * TITLE + each * n as f32;
            let (side, above) = ((high * 0.36) as u32, top + high * 0.32);
            for y in 0..side {
                for x in 0..side {
                    let (x, y) = (left as u32 + x, above as u32 + y);
                    if x < image.width() && y < image.height() {
                        image.put_pixel(x, y, Pixel(*colour));
                    }
                }
            }
            let from = left + high * 0.55;
            let area = [from, top, (each - high * 0.55 - gap).max(1.0), high];
            lettering::set(&mut image, words, area, block(Face::Text), INK_SOFT);
        }
        image
    }
}
