//! Painters of the goods: a tile in the seller's colour with a sign, and the seller's letter in the
//! corner.
//!
//! The factory version stands under a saw-tooth roof in violet, so that it is known in grey as
//! well. The second half of the signs is in `goods_more.rs`.

use super::brush::{Brush, Ink, disc, oval, poly, rect, regular, svg};
use super::palette::{self, OUTLINE, Rgba, darker, lighter};
use super::subjects::{Culture, Good};
use super::text::Face;

/// The violet of factory goods.
const FACTORY: Rgba = [142, 98, 226, 255];

/// A good as its tile.
pub(super) fn good(b: &mut Brush, good: Good, culture: Culture, factory: bool) {
    let colour = palette::culture(culture);
    let dark = [24, 22, 44, 255];
    let pale = lighter(colour, 0.78);
    if factory {
        let roof = svg("M8 26V18L36 5V16L64 5V16L92 5V80Q92 92 80 92H20Q8 92 8 80Z");
        b.cut(&roof, 4.0, OUTLINE, Ink::down(6.0, 92.0, lighter(FACTORY, 0.25), FACTORY));
        b.fill(
            &rect(15.5, 20.0, 69.0, 65.0, 9.0),
            Ink::down(18.0, 86.0, lighter(colour, 0.24), darker(colour, 0.08)),
        );
    } else {
        b.cut(&rect(8.0, 8.0, 84.0, 84.0, 16.0), 4.0, OUTLINE, lighter(colour, 0.5));
        b.fill(
            &rect(12.0, 12.0, 76.0, 76.0, 12.0),
            Ink::down(10.0, 90.0, lighter(colour, 0.2), darker(colour, 0.12)),
        );
    }
    let (scale, middle) = if factory { (0.86, (50.0, 52.0)) } else { (0.98, (50.0, 50.0)) };
    b.placed(scale, 0.0, middle, |b| {
        sign(b, good, dark, pale);
    });
    if b.fine() {
        b.cut(&disc(81.0, 81.0, 14.5), 3.0, OUTLINE, [30, 28, 54, 255]);
        b.letters(
            &culture.letter().to_string(),
            Face::Bold,
            15.5,
            (81.0, 81.0),
            lighter(colour, 0.45),
        );
    }
}

/// The sign of a good, `d` the dark ink, `l` the pale one; between 18 and 82 units.
fn sign(b: &mut Brush, good: Good, d: Rgba, l: Rgba) {
    match good {
        Good::BionicPerfume => {
            // A round bottle with a spray of rays.
            b.fill(&disc(44.0, 61.0, 21.0), d);
            b.fill(&rect(37.0, 28.0, 14.0, 16.0, 2.0), d);
            b.fill(&rect(32.0, 22.0, 24.0, 9.0, 3.0), d);
            b.fill(&regular(6, 44.0, 61.0, 10.0, 0.0), l);
            for (x, y) in [(68.0, 18.0), (74.0, 27.0), (68.0, 36.0)] {
                b.stroke(&poly(&[(61.0, 27.0), (x, y)]), 3.6, d);
            }
        }
        Good::VollSilk => {
            // A wide robe with a sash.
            b.fill(&svg("M38 18H62L86 26V54Q78 56 70 54V78Q76 82 80 82H20Q24 82 30 78V54Q22 56 14 54V26Z"), d);
            b.stroke(&svg("M39 19L50 40L61 19M50 40V52"), 4.0, l);
            b.fill(&rect(30.0, 54.0, 40.0, 6.0, 1.0), l);
            b.stroke(&svg("M43 68V78M57 68V78"), 3.0, l);
        }
        Good::SpaceSpice => {
            // A bowl with a heap.
            b.fill(&svg("M20 54H80Q78 80 50 80Q22 80 20 54Z"), d);
            b.fill(&svg("M26 50L50 22L74 50Z"), d);
            for (x, y) in [(50.0, 35.0), (42.0, 45.0), (56.0, 45.0)] {
                b.fill(&disc(x, y, 3.4), l);
            }
            b.stroke(&poly(&[(28.0, 61.0), (72.0, 61.0)]), 3.6, l);
        }
        Good::MulchWine => {
            // A slim bottle beside a stemmed glass.
            b.fill(&svg("M30 18H42V34Q50 40 50 50V80H22V50Q22 40 30 34Z"), d);
            b.fill(&rect(26.0, 54.0, 20.0, 15.0, 1.0), l);
            b.fill(&svg("M56 46H80Q80 64 70 66V75H77V81H59V75H66V66Q56 64 56 46Z"), d);
        }
        Good::FinestDust => {
            // A heap with sparkles above.
            b.fill(&svg("M14 80Q34 74 50 50Q66 74 86 80Z"), d);
            for (x, y, r) in [(50.0, 28.0, 14.0), (27.0, 46.0, 9.0), (74.0, 42.0, 10.0)] {
                b.fill(&super::brush::star(4, x, y, r, r * 0.26, 0.0), d);
            }
        }
        Good::RockVideos => {
            // A screen that plays, with a guitar's arm across.
            b.fill(&rect(16.0, 28.0, 68.0, 46.0, 7.0), d);
            b.fill(&rect(22.0, 34.0, 56.0, 34.0, 3.0), l);
            b.fill(&svg("M42 39L64 51L42 63Z"), d);
            b.stroke(&svg("M36 16L50 28L64 16"), 5.0, d);
            b.stroke(&svg("M32 80H68"), 6.0, d);
        }
        Good::MelfPelts => {
            // A spread skin.
            b.fill(
                &svg(
                    "M42 18H58L60 28L80 24L82 36L68 42Q64 52 68 60L82 66L78 78L62 70Q56 82 50 86Q44 82 38 70L22 78L18 66L32 60Q36 52 32 42L18 36L20 24L40 28Z",
                ),
                d,
            );
            for (x, y, r) in [
                (44.0, 36.0, 4.0),
                (56.0, 42.0, 5.0),
                (46.0, 52.0, 5.4),
                (55.0, 61.0, 4.0),
                (45.0, 68.0, 3.2),
            ] {
                b.fill(&oval(x, y, r, r * 0.76), l);
            }
        }
        Good::ImmortalGrease => {
            // A can with a long spout and a drop.
            b.fill(&svg("M20 78V50L32 38H44L54 48L80 26L84 31L60 60V78Z"), d);
            b.stroke(&svg("M26 38V28H48"), 5.0, d);
            b.fill(&svg("M82 42Q90 54 82 58Q74 54 82 42Z"), d);
            b.fill(&svg("M40 50Q50 62 40 68Q30 62 40 50Z"), l);
        }
        Good::ChicleLiquor => {
            // A conical flask with bubbles.
            b.fill(&svg("M38 18H62V26H58V42L80 74Q82 82 74 82H26Q18 82 20 74L42 42V26H38Z"), d);
            b.fill(&svg("M37 56H63L73 72Q74 76 70 76H30Q26 76 27 72Z"), l);
            b.fill(&disc(45.0, 67.0, 4.0), d);
            b.fill(&disc(57.0, 63.0, 3.2), d);
        }
        Good::ServoMechanism => {
            // A jointed arm with a gripper.
            b.fill(&rect(18.0, 70.0, 36.0, 12.0, 3.0), d);
            b.stroke(&svg("M34 70L30 44L58 28"), 10.0, d);
            b.stroke(&svg("M58 28L78 30L82 44M58 28L62 46L72 50"), 6.0, d);
            b.fill(&disc(30.0, 44.0, 4.6), l);
            b.fill(&disc(58.0, 28.0, 4.6), l);
        }
        Good::ImpossibleFurniture => {
            // Three beams that cannot be: an endless triangle.
            b.fill(&svg("M44 16H58L86 68L79 81L50 28L38 50L31 38Z"), d);
            b.fill(&svg("M29 42L36 55L28 70H62L68 82H16L12 75Z"), d);
            b.fill(&svg("M50 34L74 78L67 66H34L41 54H54L45 40Z"), l);
        }
        Good::DesignerGenes => {
            // A double helix.
            for y in [26.0, 38.0, 62.0, 74.0] {
                b.stroke(&poly(&[(36.0, y), (64.0, y)]), 4.6, d);
            }
            b.stroke(&svg("M32 16Q32 34 50 50Q68 66 68 84"), 8.0, d);
            b.stroke(&svg("M68 16Q68 34 50 50Q32 66 32 84"), 8.0, l);
            b.stroke(&svg("M68 16Q68 34 50 50"), 8.0, d);
        }
        Good::MegalithPaperweight => {
            // Two stones with a third on top, on a sheet.
            b.fill(&svg("M18 30L22 18L76 16L84 28L80 36H20Z"), d);
            b.fill(&svg("M24 40H42L40 74H22ZM60 40H78L80 74H58Z"), d);
            b.fill(&rect(12.0, 76.0, 76.0, 7.0, 2.0), l);
            b.stroke(&rect(12.0, 76.0, 76.0, 7.0, 2.0), 2.4, d);
        }
        Good::PsychoticSculpture => {
            // A twisted figure on a plinth.
            b.fill(&rect(26.0, 72.0, 48.0, 11.0, 2.0), d);
            b.stroke(&svg("M50 70Q28 58 48 48Q72 40 54 30Q38 24 46 14"), 9.0, d);
            b.fill(&disc(68.0, 24.0, 7.0), d);
            b.stroke(&svg("M60 66Q76 56 70 44"), 5.0, d);
            b.fill(&oval(50.0, 77.5, 12.0, 1.8), l);
        }
        other => super::goods_more::sign(b, other, d, l),
    }
}
