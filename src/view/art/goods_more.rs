//! The second half of the signs of goods: those that were made in factories in the old edition.
//!
//! Only signs; the tile around them is painted in `goods.rs`.

use super::brush::{Brush, around, disc, group, oval, poly, rect, regular, star, svg};
use super::palette::Rgba;
use super::subjects::Good;

/// The sign of a good, `d` the dark ink, `l` the pale one; between 18 and 82 units. Other goods are
/// left alone.
pub(super) fn sign(b: &mut Brush, good: Good, d: Rgba, l: Rgba) {
    match good {
        Good::GuardPlants => {
            // A plant with an open, toothed mouth.
            b.fill(&svg("M50 50Q18 52 20 28Q24 14 40 18Q52 24 50 50Q50 24 62 18Q78 14 80 28Q82 52 50 50Z"), d);
            b.fill(&svg("M44 44L28 32L34 28L32 22L40 26L42 20L48 32ZM56 44L72 32L66 28L68 22L60 26L58 20L52 32Z"), l);
            b.stroke(&svg("M50 50V82"), 7.0, d);
            b.fill(&svg("M50 72Q30 78 24 62Q42 58 50 72ZM50 72Q70 78 76 62Q58 58 50 72Z"), d);
        }
        Good::CannedTraits => {
            // A tin with a face on it.
            b.fill(&svg("M24 26Q24 16 50 16Q76 16 76 26V74Q76 84 50 84Q24 84 24 74Z"), d);
            b.stroke(&svg("M28 27Q50 36 72 27"), 3.4, l);
            b.fill(&disc(50.0, 56.0, 17.0), l);
            b.fill(&group(&[disc(43.5, 52.0, 3.2), disc(56.5, 52.0, 3.2)]), d);
            b.stroke(&svg("M42 61Q50 68 58 61"), 3.4, d);
        }
        Good::GloriousJunk => {
            // A wrench and a bone crossed under a star.
            b.placed(1.0, 45.0, (50.0, 58.0), |b| {
                b.stroke(&poly(&[(20.0, 50.0), (74.0, 50.0)]), 9.0, d);
                b.fill(&svg("M62 50Q62 35 76 34L88 38V44H78V56H88V62L76 66Q62 65 62 50Z"), d);
            });
            b.placed(1.0, -45.0, (50.0, 58.0), |b| {
                b.stroke(&poly(&[(26.0, 50.0), (74.0, 50.0)]), 8.0, d);
                for (x, y) in [(22.0, 44.0), (22.0, 56.0), (78.0, 44.0), (78.0, 56.0)] {
                    b.fill(&disc(x, y, 7.5), d);
                }
            });
            b.fill(&star(5, 50.0, 26.0, 15.0, 6.2, 0.0), d);
            b.fill(&star(5, 50.0, 26.0, 8.0, 3.4, 0.0), l);
        }
        Good::LivingToys => {
            // A ball on feet, with big eyes.
            b.fill(&disc(50.0, 50.0, 27.0), d);
            b.stroke(&svg("M38 72L30 82M62 72L70 82"), 7.0, d);
            b.stroke(&svg("M36 28L28 16M64 28L72 16"), 4.4, d);
            b.fill(&group(&[disc(28.0, 15.0, 4.6), disc(72.0, 15.0, 4.6)]), d);
            b.fill(&group(&[disc(40.0, 46.0, 9.4), disc(60.0, 46.0, 9.4)]), l);
            b.fill(&group(&[disc(42.0, 47.0, 4.2), disc(58.0, 47.0, 4.2)]), d);
            b.stroke(&svg("M42 63Q50 69 58 63"), 3.6, l);
        }
        Good::DribbleGlass => {
            // A tilted tumbler that loses drops.
            b.placed(1.0, 14.0, (46.0, 44.0), |b| {
                b.fill(&svg("M24 20H76L68 80H32Z"), d);
                b.fill(&svg("M31 27H69L67 42Q58 36 50 42Q42 48 33 43Z"), l);
            });
            for (x, y) in [(76.0, 52.0), (70.0, 70.0)] {
                b.placed(1.0, 0.0, (x, y), |b| b.fill(&svg("M50 38Q62 54 50 60Q38 54 50 38Z"), d));
            }
        }
        Good::PrimitiveArt => {
            // A hand, blown onto stone.
            b.fill(&svg("M20 24Q34 12 54 16Q80 16 84 42Q88 72 68 82Q40 90 22 76Q10 54 20 24Z"), d);
            b.fill(&rect(37.0, 48.0, 27.0, 26.0, 10.0), l);
            for (x, y) in [(38.0, 32.0), (47.0, 25.0), (56.0, 26.0), (64.0, 34.0)] {
                b.stroke(&poly(&[(50.0 + (x - 50.0) * 0.8, 54.0), (x, y)]), 6.6, l);
            }
            b.stroke(&poly(&[(42.0, 64.0), (28.0, 52.0)]), 6.6, l);
        }
        Good::PetMonsters => {
            // A horned little monster with one eye.
            b.fill(&svg("M26 80V44L20 20L36 30Q50 24 64 30L80 20L74 44V80L64 72L57 80L50 72L43 80L36 72Z"), d);
            b.fill(&disc(50.0, 46.0, 12.0), l);
            b.fill(&disc(50.0, 46.0, 5.4), d);
            b.fill(&svg("M40 62H60L56 68L53 63L50 68L47 63L44 68Z"), l);
        }
        Good::ShiningSlime => {
            // A blob that runs down, with a gleam.
            b.fill(&svg("M18 40Q18 18 50 18Q82 18 82 40V62Q82 70 76 70Q70 70 70 62V58Q66 54 62 60V78Q62 84 55 84Q48 84 48 76V62Q44 56 40 62V66Q40 74 33 74Q26 74 26 66V54Q18 52 18 40Z"), d);
            b.stroke(&svg("M28 38Q30 27 44 27"), 5.4, l);
            b.fill(&disc(54.0, 29.0, 3.2), l);
        }
        Good::CustomHives => {
            // Seven six-sided cells.
            b.fill(&regular(6, 50.0, 50.0, 12.4, 0.0), l);
            b.stroke(&regular(6, 50.0, 50.0, 10.4, 0.0), 4.0, d);
            for (x, y) in around(6, 50.0, 50.0, 22.5, 30.0) {
                b.fill(&regular(6, x, y, 12.2, 0.0), d);
            }
        }
        Good::PedigreeBolts => {
            // A bolt under a crown.
            b.fill(&svg("M30 32L26 14L38 22L50 12L62 22L74 14L70 32Z"), d);
            b.fill(&rect(28.0, 38.0, 44.0, 13.0, 3.0), d);
            b.fill(&svg("M40 53H60V78L50 86L40 78Z"), d);
            for y in [58.0, 66.0, 74.0] {
                b.stroke(&poly(&[(41.0, y + 3.0), (59.0, y - 2.0)]), 3.2, l);
            }
        }
        Good::OtherShoes => {
            // One boot.
            b.fill(&svg("M34 16H58V48Q60 56 74 58Q84 62 84 72V76H34Z"), d);
            b.fill(&rect(34.0, 78.0, 50.0, 6.0, 1.0), d);
            b.fill(&rect(34.0, 20.0, 24.0, 6.0, 0.0), l);
            for (x, y) in [(52.0, 38.0), (53.0, 47.0), (58.0, 55.0)] {
                b.stroke(&poly(&[(x, y), (x + 8.0, y - 3.0)]), 3.2, l);
            }
        }
        Good::LifeProjects => {
            // A sprout under a bell jar.
            b.stroke(&svg("M24 74V44Q24 18 50 18Q76 18 76 44V74"), 5.4, d);
            b.fill(&disc(50.0, 13.5, 5.0), d);
            b.fill(&rect(16.0, 74.0, 68.0, 10.0, 3.0), d);
            b.stroke(&svg("M50 74V52"), 5.0, d);
            b.fill(&svg("M50 56Q30 58 32 38Q50 38 50 56ZM50 50Q68 50 68 32Q50 32 50 50Z"), d);
        }
        Good::PortablePipeOrgan => {
            // Pipes with a handle.
            for (i, top) in [38.0, 28.0, 20.0, 28.0, 38.0].into_iter().enumerate() {
                let x = 20.0 + 12.4 * i as f32;
                b.fill(&rect(x, top, 10.0, 66.0 - top, 3.0), d);
                b.fill(&oval(x + 5.0, 52.0, 2.6, 4.4), l);
            }
            b.fill(&rect(16.0, 66.0, 68.0, 17.0, 3.0), d);
            for i in 0..5 {
                b.fill(&rect(22.0 + 12.0 * i as f32, 72.0, 8.0, 8.0, 1.0), l);
            }
        }
        Good::InfinitePuzzles => {
            // A puzzle piece.
            b.fill(&svg("M22 34H40Q34 18 50 18Q66 18 60 34H78V52Q90 46 90 60Q90 74 78 68V84H60Q64 70 50 70Q36 70 40 84H22V66Q36 70 36 58Q36 46 22 52Z"), d);
            b.stroke(&svg("M57 52C51 42 42 45 42 52C42 59 51 62 57 52C63 42 72 45 72 52C72 59 63 62 57 52Z"), 3.6, l);
        }
        _ => {}
    }
}
