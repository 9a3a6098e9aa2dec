//! Everything on the table that is no card face: backs, empty places, dice, and the marks laid on
//! cards and seats.
//!
//! Pure looks; which mark is due the rules know.

use image::RgbaImage;

use super::super::brush::{Brush, Ink, SIDE, disc, poly, rect, regular, star, svg};
use super::super::palette::{Livery, Mark as Shape, Rgba, fade, mix};
use super::super::text::Face;
use super::card::{TALL, height};
use super::folk::{INK, ink_on};
use super::kit::{CREAM, EDGE, GOLD, PAPER, RED, WOOD_DARK, dim, hex, line, lit, volume};

/// The back of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Back {
    /// The supply of the market and its bin.
    #[default]
    Market,
    /// A deck or a hidden hand of a seat.
    Seat(Livery),
}

/// An empty place for cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Slot {
    /// Any place.
    #[default]
    Plain,
    /// A deck to draw from.
    Deck,
    /// A discard pile.
    Pile,
    /// The schedule, where delayed techniques wait.
    Schedule,
    /// The next stack of a stall.
    Stall,
    /// The market's own discard pile.
    Bin,
}

/// A die of the games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Die {
    /// Faces 1, 1, 2, 2, 3, 3.
    #[default]
    Polecat,
    /// Faces 0, 1, 1, 2, 2, 3.
    Ocelot,
}

/// What a lasting effect changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Aura {
    /// Market cards cost the opponents more.
    MarketCost,
    /// Stacks of the opponents must total more.
    StackNeeds,
    /// Opponents draw at most so many cards when they fill their hands.
    RefillCap,
    /// The hand may be larger.
    HandSize,
    /// Market cards cost the owner more or less.
    MyMarketCost,
}

/// A mark: square, on transparent ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Mark {
    /// A technique that waits in the schedule.
    Delayed,
    /// A value that has changed.
    Altered {
        /// Printed value.
        from: u8,
        /// Value in force.
        to: u8,
    },
    /// A lasting effect with its amount.
    Aura(Aura, i8),
    /// A die with the number that lies on top; `None` while it rolls.
    Die(Die, Option<u8>),
    /// A surcharge of the market.
    Surcharge(u8),
    /// The bonus sign of techniques.
    Bonus,
    /// The number of cards in a pile, on a paper tag.
    Count(u16),
}

/// Paints the back of a card `width` pixels wide.
#[must_use]
pub fn back(back: Back, width: u32) -> RgbaImage {
    let width = width.clamp(8, 2048);
    let Some(mut brush) = Brush::sheet(width, height(width), SIDE) else {
        return RgbaImage::new(width, height(width));
    };
    let b = &mut brush;
    let cloth = match back {
        Back::Market => hex(0x7d2a3a),
        Back::Seat(livery) => mix(livery.colour(), hex(0x3a2430), 0.42),
    };
    b.fill(&rect(0.2, 0.2, 99.6, TALL - 0.4, 6.2), EDGE);
    b.fill(&rect(1.1, 1.1, 97.8, TALL - 2.2, 5.4), PAPER);
    let field = rect(5.0, 5.0, 90.0, TALL - 10.0, 3.6);
    b.cut(
        &field,
        0.8,
        EDGE,
        Ink::Radial((44.0, 50.0), 100.0, vec![(0.0, lit(cloth, 0.16)), (1.0, dim(cloth, 0.3))]),
    );
    b.clipped(&field, |b| {
        for i in 0..22 {
            let x = -70.0 + 11.0 * i as f32;
            b.stroke(&poly(&[(x, 0.0), (x + TALL, TALL)]), 0.8, fade(lit(cloth, 0.5), 70));
            b.stroke(
                &poly(&[(x + 30.0, 0.0), (x + 30.0 - TALL, TALL)]),
                0.8,
                fade(lit(cloth, 0.5), 70),
            );
        }
    });
    b.stroke(&rect(8.6, 8.6, 82.8, TALL - 17.2, 2.4), 0.9, fade(GOLD, 210));
    let middle = TALL / 2.0;
    b.cut(&disc(50.0, middle, 30.0), 1.2, EDGE, volume(&disc(50.0, middle, 30.0), GOLD));
    b.cut(
        &disc(50.0, middle, 26.5),
        0.8,
        EDGE,
        Ink::round((44.0, middle - 10.0), 40.0, lit(cloth, 0.2), dim(cloth, 0.25)),
    );
    match back {
        Back::Market => {
            b.set((50.0, 50.0), (50.0, middle), (0.42, 0.42), 0.0, |b| stall(b, hex(0xc8404c)))
        }
        Back::Seat(livery) => {
            b.set((50.0, 50.0), (50.0, middle), (0.42, 0.42), 0.0, |b| seat_shape(b, livery));
        }
    }
    for (x, y) in [(14.5, 14.5), (85.5, 14.5), (14.5, TALL - 14.5), (85.5, TALL - 14.5)] {
        b.cut(&regular(4, x, y, 3.6, 0.0), 0.6, EDGE, GOLD);
    }
    brush.finish()
}

/// A market stall, the sign of the market.
pub(super) fn stall(b: &mut Brush, cloth: Rgba) {
    for x in [20.0, 74.0] {
        b.cut(&rect(x, 40.0, 6.0, 48.0, 1.0), 2.4, EDGE, WOOD_DARK);
    }
    b.cut(
        &rect(14.0, 66.0, 72.0, 22.0, 2.0),
        2.4,
        EDGE,
        Ink::down(66.0, 88.0, hex(0xc98c54), hex(0x96603a)),
    );
    for i in 0..5 {
        let x = 8.0 + 16.8 * i as f32;
        let colour = if i % 2 == 0 { cloth } else { CREAM };
        b.cut(
            &svg(&format!(
                "M{} 12H{}L{} 40Q{} 54 {x} 40Z",
                16.0 + 13.6 * i as f32,
                29.6 + 13.6 * i as f32,
                x + 16.8,
                x + 8.4
            )),
            2.0,
            EDGE,
            colour,
        );
    }
}

fn seat_shape(b: &mut Brush, livery: Livery) {
    let colour = livery.colour();
    let path = match livery.mark() {
        Shape::Ring => disc(50.0, 50.0, 40.0),
        Shape::Diamond => regular(4, 50.0, 50.0, 48.0, 0.0),
        Shape::Triangle => regular(3, 50.0, 58.0, 50.0, 0.0),
        Shape::Square => rect(14.0, 14.0, 72.0, 72.0, 4.0),
        Shape::Star => star(5, 50.0, 54.0, 52.0, 28.0, 0.0),
        Shape::Saltire => {
            svg("M28 8L50 30L72 8L92 28L70 50L92 72L72 92L50 70L28 92L8 72L30 50L8 28Z")
        }
    };
    b.cut(&path, 3.0, EDGE, volume(&path, colour));
    b.letters(
        &livery.letter().to_string(),
        Face::Bold,
        30.0,
        (50.0, if livery.mark() == Shape::Triangle { 60.0 } else { 50.0 }),
        ink_on(colour),
    );
}

/// Paints an empty place for a card `width` pixels wide: a faint outline that tells what belongs
/// there.
#[must_use]
pub fn slot(slot: Slot, width: u32) -> RgbaImage {
    let width = width.clamp(8, 2048);
    let Some(mut brush) = Brush::sheet(width, height(width), SIDE) else {
        return RgbaImage::new(width, height(width));
    };
    let b = &mut brush;
    let edge = rect(2.4, 2.4, 95.2, TALL - 4.8, 5.0);
    b.fill(&edge, [30, 14, 16, 72]);
    let chalk = [246, 226, 190, 150];
    b.dashes(&edge, 1.5, [5.0, 5.4], chalk);
    b.set((50.0, 50.0), (50.0, TALL / 2.0), (0.5, 0.5), 0.0, |b| match slot {
        Slot::Plain => {}
        Slot::Deck => {
            for (x, y) in [(34.0, 16.0), (26.0, 24.0), (18.0, 32.0)] {
                b.stroke(&rect(x, y, 48.0, 58.0, 5.0), 4.0, chalk);
            }
        }
        Slot::Pile => line(b, "M50 8V54M28 36L50 58L72 36M14 66V88H86V66", 7.0, chalk),
        Slot::Schedule => hourglass(b, chalk, None),
        Slot::Stall => {
            line(b, "M18 14H82L94 42Q86 54 78 42Q71 54 64 42Q57 54 50 42Q43 54 36 42Q29 54 22 42Q14 54 6 42Z", 5.0, chalk);
            line(b, "M18 56V90H82V56", 5.0, chalk);
        }
        Slot::Bin => line(b, "M14 28H86M36 28V16H64V28M24 28L30 90H70L76 28M42 42L44 76M58 42L56 76", 5.6, chalk),
    });
    brush.finish()
}

/// An hourglass: lines in one colour, or the full thing with sand.
fn hourglass(b: &mut Brush, line_colour: Rgba, sand: Option<Rgba>) {
    let glass = svg("M28 16H72V26Q72 42 56 50Q72 58 72 74V84H28V74Q28 58 44 50Q28 42 28 26Z");
    if let Some(sand) = sand {
        b.cut(&glass, 3.0, EDGE, hex(0xe4f0f0));
        b.fill(&svg("M34 34H66Q62 42 52 48V62L66 78V81H34V78L48 62V48Q38 42 34 34Z"), sand);
        for y in [8.0, 82.0] {
            b.cut(
                &rect(20.0, y, 60.0, 10.0, 4.0),
                3.0,
                EDGE,
                volume(&rect(20.0, y, 60.0, 10.0, 4.0), hex(0xa8683a)),
            );
        }
    } else {
        b.stroke(&glass, 5.0, line_colour);
        b.stroke(&poly(&[(20.0, 12.0), (80.0, 12.0)]), 7.0, line_colour);
        b.stroke(&poly(&[(20.0, 88.0), (80.0, 88.0)]), 7.0, line_colour);
        b.fill(&svg("M34 78Q40 66 50 66Q60 66 66 78Z"), line_colour);
    }
}

/// Paints a mark as a square of `pixels` pixels.
#[must_use]
pub fn mark(mark: Mark, pixels: u32) -> RgbaImage {
    let Some(mut brush) = Brush::new(pixels) else { return RgbaImage::new(pixels, pixels) };
    let b = &mut brush;
    match mark {
        Mark::Delayed => {
            plate(b, hex(0x6c6a20));
            b.set((50.0, 50.0), (50.0, 50.0), (0.68, 0.68), 0.0, |b| {
                hourglass(b, CREAM, Some(hex(0xe8b440)))
            });
        }
        Mark::Altered { from, to } => {
            let ground = if to > from { hex(0x2f7d4a) } else { hex(0xa83a32) };
            let box_ = rect(4.0, 24.0, 92.0, 52.0, 16.0);
            b.cut(&box_, 3.0, EDGE, volume(&box_, ground));
            b.letters(&from.to_string(), Face::Bold, 24.0, (23.0, 50.0), fade(CREAM, 210));
            line(b, "M37 50H57M49 41L58 50L49 59", 5.4, CREAM);
            b.letters(&to.to_string(), Face::Bold, 33.0, (77.0, 50.0), CREAM);
        }
        Mark::Aura(aura, amount) => aura_mark(b, aura, amount),
        Mark::Die(die, face) => die_face(b, die, face),
        Mark::Surcharge(amount) => {
            coin(b, 50.0, 50.0, 44.0);
            b.letters(&format!("+{amount}"), Face::Bold, 36.0, (50.0, 50.0), INK);
        }
        Mark::Bonus => {
            b.cut(&disc(50.0, 50.0, 44.0), 4.0, EDGE, volume(&disc(50.0, 50.0, 44.0), GOLD));
            b.cut(&disc(50.0, 50.0, 35.0), 2.0, EDGE, hex(0x2f7d4a));
            line(b, "M29 50H71M50 29V71", 13.0, CREAM);
        }
        Mark::Count(count) => {
            let tag = svg("M8 50L28 26H92V74H28Z");
            b.cut(&tag, 3.0, EDGE, volume(&tag, PAPER));
            b.cut(&disc(24.0, 50.0, 4.4), 2.0, EDGE, hex(0x8a6a4a));
            b.letters(&count.to_string(), Face::Bold, 28.0, (60.0, 50.0), INK);
        }
    }
    brush.finish()
}

fn plate(b: &mut Brush, colour: Rgba) {
    b.cut(&disc(50.0, 50.0, 44.0), 4.0, EDGE, volume(&disc(50.0, 50.0, 44.0), GOLD));
    b.cut(
        &disc(50.0, 50.0, 38.0),
        1.6,
        EDGE,
        Ink::round((42.0, 36.0), 60.0, lit(colour, 0.2), dim(colour, 0.25)),
    );
}

/// A coin without a number.
pub(super) fn coin(b: &mut Brush, x: f32, y: f32, r: f32) {
    b.cut(&disc(x, y, r), r * 0.09, EDGE, volume(&disc(x, y, r), GOLD));
    b.fill(&disc(x, y, r * 0.84), dim(GOLD, 0.16));
    b.fill(
        &disc(x, y, r * 0.78),
        Ink::round((x - r * 0.3, y - r * 0.4), r * 1.4, lit(GOLD, 0.62), lit(GOLD, 0.1)),
    );
}

/// A round mark: a sign above, the amount below.
fn aura_mark(b: &mut Brush, aura: Aura, amount: i8) {
    let ground = match aura {
        Aura::MarketCost => hex(0x9a2f38),
        Aura::StackNeeds => hex(0x1d5236),
        Aura::RefillCap => hex(0x3a4468),
        Aura::HandSize => hex(0x2f6a86),
        Aura::MyMarketCost => hex(0x585d66),
    };
    plate(b, ground);
    b.set((50.0, 50.0), (50.0, 36.0), (0.46, 0.46), 0.0, |b| match aura {
        Aura::MarketCost | Aura::MyMarketCost => {
            coin(b, 38.0, 58.0, 34.0);
            if aura == Aura::MyMarketCost {
                b.cut(&disc(76.0, 30.0, 16.0), 3.0, EDGE, CREAM);
                b.cut(&svg("M50 88Q50 50 76 50Q102 50 102 88Z"), 3.0, EDGE, CREAM);
            } else {
                b.cut(&svg("M78 8L104 44H90V92H66V44H52Z"), 3.0, EDGE, CREAM);
            }
        }
        Aura::StackNeeds => {
            for (y, x) in [(74.0, 14.0), (52.0, 22.0), (30.0, 10.0)] {
                b.cut(&rect(x, y, 62.0, 18.0, 4.0), 3.0, EDGE, CREAM);
            }
            line(b, "M94 88V22M80 38L94 20L108 38", 8.0, GOLD);
        }
        Aura::RefillCap | Aura::HandSize => {
            for (turn, tone) in [(-24.0, hex(0xd8c8a8)), (0.0, PAPER), (24.0, CREAM)] {
                b.set((50.0, 108.0), (50.0, 100.0), (1.0, 1.0), turn, |b| {
                    b.cut(&rect(28.0, 16.0, 44.0, 66.0, 6.0), 3.0, EDGE, tone)
                });
            }
            if aura == Aura::RefillCap {
                line(b, "M12 96L92 8", 15.0, EDGE);
                line(b, "M12 96L92 8", 9.0, RED);
            }
        }
    });
    if aura == Aura::RefillCap {
        // At most so many.
        line(b, "M46 62L35 69L46 76M35 81.5H46", 4.0, CREAM);
        b.letters(&amount.to_string(), Face::Bold, 21.0, (60.0, 71.0), CREAM);
        return;
    }
    let words =
        if amount < 0 { format!("–{}", amount.unsigned_abs()) } else { format!("+{amount}") };
    b.letters(&words, Face::Bold, 21.0, (50.0, 71.0), CREAM);
}

/// A wooden die with spots; an empty face shows a ring.
fn die_face(b: &mut Brush, die: Die, face: Option<u8>) {
    let (ground, spot) = match die {
        Die::Polecat => (hex(0x7a4a2e), CREAM),
        Die::Ocelot => (hex(0xf0c648), INK),
    };
    let cube = rect(11.0, 9.0, 78.0, 78.0, 16.0);
    b.fill(&rect(12.0, 16.0, 78.0, 78.0, 16.0), [30, 14, 16, 110]);
    b.cut(
        &cube,
        3.6,
        EDGE,
        Ink::Linear(
            (20.0, 8.0),
            (82.0, 90.0),
            vec![(0.0, lit(ground, 0.34)), (0.5, ground), (1.0, dim(ground, 0.24))],
        ),
    );
    b.stroke(&rect(17.0, 15.0, 66.0, 66.0, 11.0), 2.0, fade(lit(ground, 0.6), 120));
    let spots: &[(f32, f32)] = match face {
        Some(1) => &[(50.0, 48.0)],
        Some(2) => &[(35.0, 64.0), (65.0, 34.0)],
        Some(3) => &[(50.0, 30.0), (31.0, 64.0), (69.0, 64.0)],
        Some(0) => {
            b.stroke(&disc(50.0, 48.0, 19.0), 7.0, spot);
            &[]
        }
        Some(_) => &[],
        None => {
            b.letters("?", Face::Bold, 42.0, (50.0, 48.0), spot);
            &[]
        }
    };
    for (x, y) in spots {
        // A paw print for each: one pad and three toes.
        b.set((0.0, 0.0), (*x, *y), (1.36, 1.36), 0.0, |b| {
            b.fill(&svg("M0 -1Q9 -1 7.4 6.4Q0 10.6 -7.4 6.4Q-9 -1 0 -1Z"), spot);
            for (dx, dy) in [(-7.0, -4.6), (0.0, -7.6), (7.0, -4.6)] {
                b.fill(&disc(dx, dy, 3.3), spot);
            }
        });
    }
}
