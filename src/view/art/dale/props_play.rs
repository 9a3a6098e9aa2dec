//! Toys, instruments, plants, finery and rubbish.
//!
//! Same canvas as the other things: 100 units, standing on the line at 92.

use super::super::brush::{Brush, Ink, disc, oval, poly, rect, svg};
use super::super::palette::fade;
use super::kit::{
    BLUE, CREAM, EDGE, GOLD, GREEN, PAPER, RED, STEEL, WOOD, WOOD_DARK, bar, both, dim, glint, hex,
    line, lit, patch, thing, thing_at,
};
use super::props::Prop;
use super::props_fun::rosette;

/// Paints a thing of this file; anything else leaves the canvas as it is.
pub(super) fn paint(b: &mut Brush, prop: Prop) {
    match prop {
        Prop::Teddy => {
            let fur = hex(0xc98f52);
            both(b, 50.0, |b| {
                thing(b, &disc(30.0, 12.0, 9.0), fur);
                thing(b, &oval(20.0, 58.0, 9.0, 13.0), fur);
                thing(b, &disc(30.0, 84.0, 12.0), fur);
                b.fill(&disc(30.0, 85.0, 6.0), hex(0xf0cf9c));
            });
            thing(b, &oval(50.0, 66.0, 25.0, 25.0), fur);
            b.fill(&oval(50.0, 68.0, 15.0, 16.0), hex(0xe9c48c));
            thing(b, &oval(50.0, 28.0, 26.0, 22.0), fur);
            b.fill(&oval(50.0, 35.0, 11.0, 8.0), hex(0xf0cf9c));
            b.fill(&oval(50.0, 32.0, 4.0, 3.0), EDGE);
            both(b, 50.0, |b| b.fill(&disc(40.0, 24.0, 3.0), EDGE));
            thing_at(b, "M50 50L36 44V58ZM50 50L64 44V58Z", RED);
        }
        Prop::Umbrella => {
            bar(b, &svg("M50 40V92Q50 102 60 102Q68 102 68 94"), 5.0, 2.4, WOOD_DARK);
            thing_at(
                b,
                "M-16 44Q-10 -18 50 -22Q110 -18 116 44Q105 34 94 44Q83 34 72 44Q61 34 50 44Q39 34 28 44Q17 34 6 44Q-5 34 -16 44Z",
                RED,
            );
            patch(
                b,
                "M6 42Q14 -2 50 -20Q26 2 28 42Q17 34 6 42ZM50 -20Q74 2 72 42Q61 34 50 42Z",
                hex(0xf4e4c4),
            );
            b.fill(&disc(50.0, -24.0, 4.0), EDGE);
        }
        Prop::Cups => {
            for (x, y) in [(16.0, 0.0), (50.0, -16.0), (84.0, 0.0)] {
                thing(
                    b,
                    &svg(&format!(
                        "M{} {}H{}L{} {}H{}Z",
                        x - 11.0,
                        50.0 + y,
                        x + 11.0,
                        x + 17.0,
                        90.0 + y,
                        x - 17.0
                    )),
                    hex(0xb4562f),
                );
                line(b, &format!("M{} {}H{}", x - 14.0, 72.0 + y, x + 14.0), 4.0, GOLD);
            }
            thing(b, &disc(50.0, 87.0, 8.0), RED);
        }
        Prop::Drum => {
            thing(b, &rect(10.0, 46.0, 80.0, 46.0, 4.0), RED);
            line(b, "M12 54L28 86L44 54L60 86L76 54L88 82", 3.4, GOLD);
            thing(b, &rect(7.0, 42.0, 86.0, 9.0, 4.0), GOLD);
            thing(b, &rect(7.0, 84.0, 86.0, 9.0, 4.0), GOLD);
            b.cut(&oval(50.0, 42.0, 42.0, 10.0), 2.4, EDGE, hex(0xf7ecd2));
            bar(b, &poly(&[(44.0, 36.0), (16.0, 4.0)]), 5.0, 2.2, WOOD);
            bar(b, &poly(&[(58.0, 38.0), (90.0, 8.0)]), 5.0, 2.2, WOOD);
            thing(b, &disc(44.0, 36.0, 5.0), CREAM);
            thing(b, &disc(58.0, 38.0, 5.0), CREAM);
            line(b, "M30 18L24 8M70 16L74 6M50 18V6", 3.6, CREAM);
        }
        Prop::AppleCore => {
            thing_at(
                b,
                "M26 20Q40 10 50 20Q60 10 76 20Q66 34 62 44Q60 58 66 70Q74 84 80 86Q66 96 50 90Q34 96 20 86Q30 82 36 70Q40 56 38 44Q36 32 26 20Z",
                hex(0xa8a04a),
            );
            patch(
                b,
                "M36 32Q50 26 64 32Q58 48 62 66Q64 74 68 78Q50 84 32 78Q38 72 40 60Q42 46 36 32Z",
                hex(0xe0d49a),
            );
            b.fill(&oval(47.0, 56.0, 3.0, 5.4), hex(0x4a2e1a));
            b.fill(&oval(55.0, 58.0, 3.0, 5.4), hex(0x4a2e1a));
            line(b, "M50 18Q52 6 60 2", 4.6, hex(0x5a3a22));
            for (x, y) in [(8.0, 30.0), (92.0, 22.0), (86.0, 54.0)] {
                b.fill(&oval(x, y, 4.4, 3.6), EDGE);
                both(b, x, |b| b.fill(&oval(x - 4.0, y - 5.0, 4.0, 3.0), fade(CREAM, 210)));
            }
            line(b, "M30 6Q24 -4 30 -14M72 2Q78 -8 72 -18", 4.4, hex(0x9ab84a));
        }
        Prop::Scissors => {
            for (s, x) in [(1.0, 50.0), (-1.0, 50.0)] {
                b.set((x, 54.0), (x, 54.0), (s, 1.0), 0.0, |b| {
                    thing_at(b, "M46 60Q52 30 72 0Q78 20 58 58Z", STEEL);
                    b.stroke(&oval(36.0, 78.0, 12.0, 14.0), 13.0, EDGE);
                    b.stroke(&oval(36.0, 78.0, 12.0, 14.0), 7.4, RED);
                });
            }
            thing(b, &disc(50.0, 56.0, 5.0), GOLD);
        }
        Prop::Shovel => {
            bar(b, &poly(&[(50.0, -8.0), (50.0, 54.0)]), 7.0, 2.6, WOOD);
            b.stroke(&svg("M36 -12H64"), 13.0, EDGE);
            b.stroke(&svg("M36 -12H64"), 7.4, WOOD_DARK);
            thing_at(b, "M30 46H70Q76 76 50 96Q24 76 30 46Z", STEEL);
            line(b, "M50 54V82", 3.4, lit(STEEL, 0.5));
        }
        Prop::NutJar => {
            thing_at(
                b,
                "M22 30H78Q88 34 88 46V82Q88 92 78 92H22Q12 92 12 82V46Q12 34 22 30Z",
                hex(0xcfe2e0),
            );
            for (x, y) in [
                (26.0, 80.0),
                (44.0, 82.0),
                (62.0, 80.0),
                (76.0, 80.0),
                (34.0, 66.0),
                (52.0, 66.0),
                (70.0, 65.0),
                (24.0, 54.0),
                (44.0, 52.0),
                (62.0, 51.0),
                (78.0, 52.0),
            ] {
                b.cut(&oval(x, y, 8.4, 8.0), 1.6, EDGE, hex(0xb87438));
                b.fill(&oval(x, y - 4.4, 6.0, 2.8), hex(0xe6c48c));
            }
            thing(b, &rect(16.0, 14.0, 68.0, 18.0, 5.0), RED);
            line(b, "M20 44V78", 4.6, fade(CREAM, 210));
        }
        Prop::Acorn => {
            thing_at(b, "M16 44Q18 78 50 98Q82 78 84 44Z", hex(0xcf8a3c));
            line(b, "M28 52Q30 70 44 82", 6.0, hex(0xf0c078));
            thing_at(b, "M6 46Q2 14 50 10Q98 14 94 46Q72 54 50 52Q28 54 6 46Z", hex(0x8a5a30));
            for (y, n) in [(24.0, 5), (36.0, 7)] {
                for i in 0..n {
                    let x = 50.0 + (i as f32 - (n - 1) as f32 / 2.0) * 12.0;
                    line(
                        b,
                        &format!("M{} {y}Q{x} {} {} {y}", x - 5.0, y + 6.0, x + 5.0),
                        2.4,
                        hex(0x57351c),
                    );
                }
            }
            bar(b, &svg("M50 10Q50 0 58 -6"), 6.0, 2.4, hex(0x6a4424));
        }
        Prop::Accordion => {
            for i in 0..6 {
                let x = 28.0 + 8.0 * i as f32;
                let lift = [0.0, -4.0, -6.0, -6.0, -4.0, 0.0][i];
                thing(
                    b,
                    &rect(x, 24.0 + lift, 8.0, 58.0, 2.0),
                    if i % 2 == 0 { hex(0x7a2a34) } else { hex(0xc44a52) },
                );
            }
            b.set((20.0, 50.0), (18.0, 52.0), (1.0, 1.0), -5.0, |b| {
                thing(b, &rect(4.0, 18.0, 28.0, 66.0, 4.0), hex(0xf4e8cc));
                for i in 0..6 {
                    b.fill(&rect(6.0, 24.0 + 9.5 * i as f32, 12.0, 5.0, 1.0), EDGE);
                }
            });
            b.set((80.0, 50.0), (82.0, 52.0), (1.0, 1.0), 5.0, |b| {
                thing(b, &rect(68.0, 18.0, 28.0, 66.0, 4.0), RED);
                for i in 0..12 {
                    b.fill(
                        &disc(77.0 + 10.0 * (i % 2) as f32, 26.0 + 10.0 * (i / 2) as f32, 3.0),
                        GOLD,
                    );
                }
            });
            line(b, "M22 6Q24 -4 32 -4M32 -4V10M70 -2V14M70 -2Q78 -2 78 8", 3.4, CREAM);
        }
        Prop::Snowman => {
            let snow = hex(0xf6fafe);
            thing(b, &disc(50.0, 70.0, 25.0), snow);
            thing(b, &disc(50.0, 30.0, 18.0), snow);
            bar(b, &svg("M28 62L6 46M72 62L94 46"), 3.4, 2.0, WOOD_DARK);
            thing_at(b, "M32 18H68L64 -6H36Z", hex(0x3a3440));
            thing(b, &rect(26.0, 14.0, 48.0, 6.0, 3.0), hex(0x3a3440));
            thing_at(b, "M50 30L74 35L50 38Z", hex(0xf08a2c));
            for (x, y) in [(43.0, 26.0), (57.0, 26.0), (50.0, 62.0), (50.0, 74.0)] {
                b.fill(&disc(x, y, 2.8), EDGE);
            }
            thing_at(b, "M30 42Q50 52 70 42L70 50Q50 58 30 50ZM60 48L70 70L60 72L54 52Z", GREEN);
        }
        Prop::FlowerPot => {
            line(b, "M50 62Q48 40 52 26", 9.0, EDGE);
            line(b, "M50 62Q48 40 52 26", 5.0, GREEN);
            both(b, 50.0, |b| thing_at(b, "M49 52Q30 52 22 34Q44 32 49 52Z", GREEN));
            rosette(b, 6, (52.0, 14.0), 15.0, 9.0, hex(0xf7a6bc));
            thing(b, &disc(52.0, 14.0, 8.0), GOLD);
            thing_at(b, "M22 66H78L72 92H28Z", hex(0xc4683c));
            thing(b, &rect(17.0, 58.0, 66.0, 12.0, 3.0), hex(0xd47c4c));
        }
        Prop::Pinwheel => {
            bar(b, &poly(&[(50.0, 36.0), (50.0, 98.0)]), 5.4, 2.4, WOOD);
            for (i, colour) in [RED, GOLD, BLUE, GREEN].into_iter().enumerate() {
                b.set((50.0, 34.0), (50.0, 34.0), (1.0, 1.0), 90.0 * i as f32 + 14.0, |b| {
                    thing_at(b, "M50 34V-4Q78 -4 84 16Q70 14 50 34Z", colour);
                    patch(b, "M50 34V-4Q56 4 56 16Z", lit(colour, 0.5));
                });
            }
            thing(b, &disc(50.0, 34.0, 6.0), CREAM);
        }
        Prop::Clover => {
            bar(b, &svg("M50 52Q52 78 66 92"), 5.0, 2.4, GREEN);
            for i in 0..4 {
                b.set((50.0, 48.0), (50.0, 48.0), (1.0, 1.0), 45.0 + 90.0 * i as f32, |b| {
                    thing_at(
                        b,
                        "M50 48C22 30 26 4 40 4Q48 4 50 12Q52 4 60 4C74 4 78 30 50 48Z",
                        hex(0x58a84c),
                    );
                    line(b, "M50 44V22", 2.4, hex(0x9ad67c));
                });
            }
            glint(b, 16.0, 10.0, 14.0);
        }
        Prop::CardFan => {
            for (angle, colour) in [(-34.0, RED), (-11.0, EDGE), (12.0, RED), (35.0, EDGE)] {
                b.set((50.0, 104.0), (50.0, 104.0), (1.0, 1.0), angle, |b| {
                    thing(b, &rect(30.0, 14.0, 40.0, 62.0, 5.0), CREAM);
                    if colour == RED {
                        b.fill(&svg("M50 54C34 44 38 30 45 31Q49 32 50 36Q51 32 55 31C62 30 66 44 50 54Z"), colour);
                    } else {
                        b.fill(&svg("M50 28Q66 42 60 50Q54 52 52 46L54 56H46L48 46Q46 52 40 50Q34 42 50 28Z"), colour);
                    }
                    b.fill(&disc(36.0, 21.0, 2.8), colour);
                });
            }
        }
        Prop::Dice => {
            for (x, y, a, pips) in [(32.0, 66.0, -12.0, 3), (72.0, 72.0, 14.0, 2)] {
                b.set((50.0, 50.0), (x, y), (0.62, 0.62), a, |b| {
                    thing(b, &rect(18.0, 18.0, 64.0, 64.0, 12.0), CREAM);
                    let spots: &[(f32, f32)] = if pips == 3 {
                        &[(34.0, 34.0), (50.0, 50.0), (66.0, 66.0)]
                    } else {
                        &[(36.0, 64.0), (64.0, 36.0)]
                    };
                    for (x, y) in spots {
                        b.fill(&disc(*x, *y, 7.6), RED);
                    }
                });
            }
            line(b, "M20 34Q28 22 40 22M80 40Q88 42 92 50", 3.6, CREAM);
        }
        Prop::HatStack => {
            for (y, c, w) in [
                (92.0, hex(0x4a4452), 0.0),
                (68.0, hex(0xd9b060), 3.0),
                (44.0, hex(0xa4453c), 7.0),
                (20.0, hex(0x4f86a8), 11.0),
            ] {
                thing(
                    b,
                    &svg(&format!(
                        "M{} {y}Q{} {} {} {}H{}Q{} {} {} {y}Z",
                        24.0 + w,
                        22.0 + w,
                        y - 26.0,
                        34.0 + w,
                        y - 28.0,
                        66.0 - w,
                        78.0 - w,
                        y - 26.0,
                        76.0 - w
                    )),
                    c,
                );
                b.fill(&rect(25.5 + w, y - 13.0, 49.0 - w * 2.0, 6.0, 0.0), dim(c, 0.45));
                thing(b, &rect(6.0 + w, y - 6.0, 88.0 - w * 2.0, 8.0, 4.0), c);
            }
        }
        Prop::Mirror => {
            bar(b, &poly(&[(50.0, 66.0), (50.0, 96.0)]), 10.0, 2.6, GOLD);
            thing(b, &oval(50.0, 34.0, 37.0, 43.0), GOLD);
            b.cut(
                &oval(50.0, 34.0, 28.0, 34.0),
                2.2,
                EDGE,
                Ink::Linear(
                    (24.0, 4.0),
                    (76.0, 66.0),
                    vec![(0.0, hex(0xe9f8fb)), (0.5, hex(0x9fd0dc)), (1.0, hex(0x6aa4b8))],
                ),
            );
            b.clipped(&oval(50.0, 34.0, 27.0, 33.0), |b| {
                b.set((50.0, 50.0), (48.0, 40.0), (-0.62, 0.62), 0.0, |b| {
                    super::heads::head(b, super::Folk::Chameleon, super::kit::Mien::default())
                });
                patch(b, "M20 40L60 -6L74 2L30 60Z", fade(CREAM, 70));
            });
        }
        Prop::Gramophone => {
            thing(b, &rect(14.0, 68.0, 72.0, 25.0, 3.0), WOOD);
            b.cut(&oval(46.0, 68.0, 30.0, 6.0), 2.2, EDGE, hex(0x2a2228));
            bar(b, &svg("M58 66Q72 60 64 44"), 6.0, 2.4, GOLD);
            thing_at(b, "M68 52Q40 40 14 44Q4 20 26 -2Q52 6 70 40Z", GOLD);
            b.cut(
                &svg("M14 44Q6 36 10 18Q16 2 26 -2Q34 8 30 22Q26 36 14 44Z"),
                2.2,
                EDGE,
                hex(0x8a5a20),
            );
            b.stroke(&svg("M86 80H96V70"), 4.4, EDGE);
            line(b, "M84 10V-6Q92 -6 94 2M80 12A4 3 0 1 1 84 10", 3.2, CREAM);
        }
        Prop::EarTrumpet => {
            b.set((50.0, 50.0), (50.0, 52.0), (1.0, 1.0), -20.0, |b| {
                thing_at(
                    b,
                    "M2 44Q40 46 66 26Q80 14 92 6Q104 48 92 94Q80 86 66 74Q40 56 2 56Z",
                    GOLD,
                );
                b.cut(&oval(92.0, 50.0, 10.0, 44.0), 2.6, EDGE, hex(0x7a4a1c));
                line(b, "M14 49Q46 50 70 32", 3.4, fade(CREAM, 200));
            });
            line(b, "M112 10Q124 30 118 54M126 2Q142 30 132 62", 4.4, CREAM);
        }
        Prop::FishBone => {
            line(b, "M22 60H82", 10.0, EDGE);
            line(b, "M22 60H82", 5.0, CREAM);
            for x in [38.0, 50.0, 62.0] {
                line(b, &format!("M{} 46L{x} 60L{} 74", x + 6.0, x + 6.0), 9.0, EDGE);
                line(b, &format!("M{} 46L{x} 60L{} 74", x + 6.0, x + 6.0), 4.4, CREAM);
            }
            thing_at(b, "M26 42Q4 50 2 62Q6 74 26 78Q34 60 26 42Z", CREAM);
            b.fill(&disc(16.0, 57.0, 3.6), EDGE);
            thing_at(b, "M80 60L98 46Q94 60 98 76Z", CREAM);
        }
        Prop::Boot => {
            thing_at(b, "M28 10H58V54Q80 56 92 70Q96 78 94 84H26Z", hex(0x7a5238));
            thing_at(b, "M24 83H96V93H24Z", hex(0x3c2a26));
            for y in [24.0, 36.0, 48.0] {
                line(b, &format!("M44 {y}L58 {}", y + 3.0), 3.6, CREAM);
            }
            thing_at(b, "M72 62L92 68L84 78L70 76Z", hex(0x2a1814));
            line(b, "M30 18V70", 3.0, hex(0xa87c58));
        }
        Prop::TinCan => {
            thing(b, &rect(24.0, 34.0, 50.0, 58.0, 6.0), STEEL);
            b.fill(&rect(24.0, 48.0, 50.0, 26.0, 0.0), hex(0xb8523c));
            b.fill(&disc(49.0, 61.0, 8.0), PAPER);
            b.cut(&oval(49.0, 35.0, 25.0, 7.0), 2.4, EDGE, hex(0x4a4a54));
            b.set((74.0, 30.0), (74.0, 30.0), (1.0, 1.0), -52.0, |b| {
                thing(b, &oval(52.0, 30.0, 24.0, 7.0), lit(STEEL, 0.2))
            });
        }
        _ => {}
    }
}
