//! Painters of the signs of the overlay: white on nothing, all with the same stroke, to be tinted.
//!
//! No colour and no letters in here: a sign has to be known by its shape in every language.

use super::brush::{Brush, around, disc, group, oval, poly, rect, svg};
use super::palette::Rgba;
use super::subjects::Icon;

const WHITE: Rgba = [255, 255, 255, 255];
/// The stroke of all signs.
const LINE: f32 = 9.0;

/// A sign of the overlay.
pub(super) fn icon(b: &mut Brush, icon: Icon) {
    let line = |b: &mut Brush, path: &str| b.stroke(&svg(path), LINE, WHITE);
    let full = |b: &mut Brush, path: &str| b.fill(&svg(path), WHITE);
    match icon {
        Icon::Undo | Icon::Redo => {
            let (a, head) = if icon == Icon::Undo {
                ("M22 40H60A20 20 0 0 1 60 80H40", "M40 16V64L14 40Z")
            } else {
                ("M78 40H40A20 20 0 0 0 40 80H60", "M60 16V64L86 40Z")
            };
            line(b, a);
            full(b, head);
        }
        Icon::Save => {
            line(b, "M18 18H68L82 32V82H18Z");
            full(b, "M32 18H62V40H32Z");
            line(b, "M34 80V60H66V80");
        }
        Icon::Settings => {
            for (x, y) in around(8, 50.0, 50.0, 37.0, 22.5) {
                b.stroke(
                    &poly(&[(50.0 + (x - 50.0) * 0.7, 50.0 + (y - 50.0) * 0.7), (x, y)]),
                    13.0,
                    WHITE,
                );
            }
            b.stroke(&disc(50.0, 50.0, 22.0), 14.0, WHITE);
        }
        Icon::Rules => {
            line(b, "M50 28Q34 16 14 20V76Q34 72 50 84Q66 72 86 76V20Q66 16 50 28V82");
        }
        Icon::Log => {
            for y in [24.0, 50.0, 76.0] {
                b.fill(&disc(20.0, y, 6.5), WHITE);
                b.stroke(&poly(&[(38.0, y), (84.0, y)]), LINE, WHITE);
            }
        }
        Icon::Search => {
            b.stroke(&disc(43.0, 43.0, 25.0), LINE, WHITE);
            line(b, "M62 62L84 84");
        }
        Icon::Play => full(b, "M30 16Q30 12 34 14L82 46Q86 50 82 54L34 86Q30 88 30 84Z"),
        Icon::Pause => b.fill(
            &group(&[rect(24.0, 16.0, 19.0, 68.0, 4.0), rect(57.0, 16.0, 19.0, 68.0, 4.0)]),
            WHITE,
        ),
        Icon::Step => {
            full(b, "M20 18Q20 14 24 16L64 46Q68 50 64 54L24 84Q20 86 20 82Z");
            b.fill(&rect(68.0, 16.0, 12.0, 68.0, 4.0), WHITE);
        }
        Icon::Warning => {
            line(b, "M50 16L88 82H12Z");
            line(b, "M50 42V58");
            b.fill(&disc(50.0, 70.5, 5.0), WHITE);
        }
        Icon::Lock => {
            line(b, "M32 46V34A18 18 0 0 1 68 34V46");
            b.fill_holes(
                &group(&[rect(20.0, 44.0, 60.0, 42.0, 8.0), disc(50.0, 64.0, 7.5)]),
                WHITE,
            );
        }
        Icon::Eye => {
            line(b, "M10 50Q50 8 90 50Q50 92 10 50Z");
            b.fill(&disc(50.0, 50.0, 13.0), WHITE);
        }
        Icon::HandOver => {
            // Two people, an arrow from one to the other.
            for x in [22.0, 78.0] {
                b.fill(&disc(x, 40.0, 11.0), WHITE);
                b.placed(1.0, 0.0, (x, 50.0), |b| {
                    b.fill(&svg("M30 88Q30 56 50 56Q70 56 70 88Z"), WHITE)
                });
            }
            b.stroke(&svg("M32 20Q50 8 64 18"), 7.0, WHITE);
            full(b, "M58 6L74 26L52 28Z");
        }
        Icon::Dice => {
            b.placed(1.0, -12.0, (50.0, 50.0), |b| {
                b.fill_holes(
                    &group(&[
                        rect(18.0, 18.0, 64.0, 64.0, 13.0),
                        disc(35.0, 35.0, 7.0),
                        disc(65.0, 35.0, 7.0),
                        disc(50.0, 50.0, 7.0),
                        disc(35.0, 65.0, 7.0),
                        disc(65.0, 65.0, 7.0),
                    ]),
                    WHITE,
                );
            });
        }
        Icon::Cargo => {
            line(b, "M50 12L84 30V68L50 88L16 68V30Z");
            line(b, "M18 31L50 49L82 31M50 49V86");
        }
        Icon::Market => {
            full(
                b,
                "M18 14H82L92 42Q92 54 81 54Q71 54 70 44Q68 54 60 54Q51 54 50 44Q49 54 40 54Q32 54 30 44Q29 54 19 54Q8 54 8 42Z",
            );
            line(b, "M20 60V84H80V60");
        }
        Icon::Coins => {
            b.stroke(&disc(38.0, 40.0, 24.0), LINE, WHITE);
            line(b, "M70 40A24 24 0 1 1 40 74");
            b.fill(&disc(38.0, 40.0, 8.0), WHITE);
        }
        Icon::Replay => {
            line(b, "M24 32A34 34 0 1 1 16 54");
            full(b, "M14 12V44H46Z");
            full(b, "M42 36L66 50L42 64Z");
        }
        Icon::Clock => {
            b.stroke(&disc(50.0, 50.0, 36.0), LINE, WHITE);
            line(b, "M50 28V50L64 62");
        }
        Icon::Plus => line(b, "M50 18V82M18 50H82"),
        Icon::Minus => line(b, "M18 50H82"),
        Icon::Close => line(b, "M24 24L76 76M76 24L24 76"),
        Icon::Check => line(b, "M16 54L40 78L84 24"),
        Icon::Language => {
            b.stroke(&disc(50.0, 50.0, 37.0), 8.0, WHITE);
            b.stroke(&oval(50.0, 50.0, 16.0, 37.0), 6.5, WHITE);
            b.stroke(&svg("M16 37H84M16 63H84"), 6.5, WHITE);
        }
        Icon::Ship => {
            full(b, "M92 50Q72 32 42 32H22Q14 32 14 42V58Q14 68 22 68H42Q72 68 92 50Z");
            full(b, "M52 28L28 8H16L24 28ZM52 72L28 92H16L24 72Z");
        }
        Icon::Left => line(b, "M60 18L28 50L60 82"),
        Icon::Right => line(b, "M40 18L72 50L40 82"),
        Icon::Home => {
            line(b, "M12 50L50 16L88 50");
            line(b, "M24 48V84H76V48");
            b.fill(&rect(42.0, 58.0, 16.0, 28.0, 2.0), WHITE);
        }
        Icon::Person => {
            b.fill(&disc(50.0, 30.0, 18.0), WHITE);
            full(b, "M16 88Q16 54 50 54Q84 54 84 88Z");
        }
        Icon::Robot => {
            b.fill_holes(
                &group(&[
                    rect(18.0, 32.0, 64.0, 50.0, 12.0),
                    disc(36.0, 54.0, 8.0),
                    disc(64.0, 54.0, 8.0),
                ]),
                WHITE,
            );
            line(b, "M50 32V18");
            b.fill(&disc(50.0, 14.0, 7.0), WHITE);
            line(b, "M10 50V66M90 50V66");
        }
        Icon::Study => {
            full(b, "M50 18L94 40L50 62L6 40Z");
            line(b, "M24 54V70Q50 90 76 70V54");
            line(b, "M88 44V68");
        }
        Icon::Folder => line(b, "M14 24H40L48 34H86V78H14Z"),
        Icon::Sound => {
            full(b, "M14 38H30L52 18V82L30 62H14Z");
            line(b, "M66 36Q76 50 66 64M78 24Q98 50 78 76");
        }
        Icon::Fit => line(b, "M14 34V14H34M66 14H86V34M86 66V86H66M34 86H14V66"),
        Icon::Help => {
            line(b, "M30 34Q30 14 50 14Q72 14 72 34Q72 46 58 52Q50 56 50 66");
            b.fill(&disc(50.0, 84.0, 6.5), WHITE);
        }
    }
}
