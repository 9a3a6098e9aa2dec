//! Things of play, adventure and mischief.
//!
//! Same canvas as the other things: 100 units, standing on the line at 92.

use super::super::brush::{Brush, Ink, around, disc, oval, poly, rect, star, svg};
use super::super::palette::fade;
use super::kit::{
    BLUE, CREAM, EDGE, GOLD, GREEN, PAPER, RED, STEEL, WOOD, WOOD_DARK, bar, both, dim, glint, hex,
    line, lit, patch, thing, thing_at,
};
use super::props::Prop;
use super::props_play;

/// Paints a thing, if it is one of these.
pub(super) fn paint(b: &mut Brush, prop: Prop) {
    match prop {
        Prop::Slingshot => {
            b.stroke(&svg("M24 18Q50 56 76 18"), 7.0, EDGE);
            b.stroke(&svg("M24 18Q50 56 76 18"), 3.4, hex(0xd87a6a));
            b.stroke(&svg("M50 94V58Q24 50 24 12M50 58Q76 50 76 12"), 15.0, EDGE);
            b.stroke(&svg("M50 94V58Q24 50 24 12M50 58Q76 50 76 12"), 9.0, WOOD);
            thing(b, &oval(50.0, 38.0, 9.0, 7.0), hex(0x6a4a3a));
        }
        Prop::Popgun => {
            b.set((50.0, 50.0), (50.0, 54.0), (1.0, 1.0), -12.0, |b| {
                thing_at(b, "M4 34H74V54H44Q40 62 34 62L28 92H6L12 54H4Z", WOOD);
                thing(b, &rect(28.0, 32.0, 62.0, 15.0, 3.0), STEEL);
                b.stroke(&svg("M40 56Q42 70 30 70"), 4.4, EDGE);
                thing(b, &rect(90.0, 31.0, 12.0, 17.0, 3.0), hex(0xd9a868));
                line(b, "M34 37H84", 3.0, lit(STEEL, 0.6));
            });
            line(b, "M100 18L108 10M106 34H116M100 48L108 54", 4.0, CREAM);
        }
        Prop::BoxingGlove => {
            thing_at(b, "M22 66Q6 60 8 36Q12 10 44 8Q80 6 90 32Q94 52 80 66L78 74H26Z", RED);
            b.cut(
                &svg("M22 40Q10 44 14 58Q20 70 40 66Q54 60 48 48Q40 42 32 46"),
                2.4,
                EDGE,
                lit(RED, 0.1),
            );
            thing(b, &rect(24.0, 72.0, 58.0, 20.0, 5.0), CREAM);
            line(b, "M24 82H82", 3.0, hex(0xc0b4a4));
            line(b, "M40 20Q58 12 74 26", 5.0, fade(CREAM, 170));
        }
        Prop::DaggerNote => {
            b.set((50.0, 50.0), (50.0, 54.0), (1.0, 1.0), 6.0, |b| {
                thing_at(b, "M12 24H88V90L74 84L62 92L48 85L34 92L22 86L12 91Z", PAPER);
                line(b, "M22 56H40M60 56H78M22 68H60", 4.0, hex(0x8c7c6c));
                b.fill(&disc(68.0, 72.0, 5.6), RED);
            });
            thing_at(b, "M44 22H56L54 62L50 72L46 62Z", STEEL);
            bar(b, &poly(&[(34.0, 20.0), (66.0, 20.0)]), 7.0, 2.4, GOLD);
            bar(b, &poly(&[(50.0, 16.0), (50.0, -8.0)]), 9.0, 2.4, hex(0x6a2f3a));
        }
        Prop::Fence => {
            for (x, c) in [(0.0, 0.0), (22.0, 0.1), (44.0, 0.03), (66.0, 0.12), (88.0, 0.05)] {
                thing(
                    b,
                    &svg(&format!("M{x} 14L{} 2L{} 14V100H{x}Z", x + 9.0, x + 18.0)),
                    lit(WOOD, c),
                );
            }
            b.cut(&disc(53.0, 44.0, 6.0), 1.6, EDGE, hex(0x2a1814));
            for x in [9.0, 31.0, 75.0, 97.0] {
                b.fill(&disc(x, 26.0, 1.8), EDGE);
                b.fill(&disc(x, 84.0, 1.8), EDGE);
            }
        }
        Prop::PartyHorn => {
            b.set((50.0, 50.0), (50.0, 52.0), (1.0, 1.0), -32.0, |b| {
                thing_at(b, "M2 46L70 24V76L2 54Z", hex(0xe8556a));
                for x in [24.0, 44.0] {
                    patch(
                        b,
                        &format!(
                            "M{x} {}L{} {}V{}L{x} {}Z",
                            46.0 - x * 0.3,
                            x + 9.0,
                            43.5 - x * 0.3,
                            56.5 + x * 0.3,
                            54.0 + x * 0.3
                        ),
                        hex(0xf9d560),
                    );
                }
                thing(b, &oval(70.0, 50.0, 9.0, 27.0), GOLD);
            });
            for (x, y, c) in [
                (92.0, 4.0, BLUE),
                (74.0, -8.0, RED),
                (104.0, 22.0, GREEN),
                (88.0, -14.0, GOLD),
                (108.0, 2.0, hex(0xb05ac0)),
            ] {
                b.cut(&rect(x, y, 8.0, 8.0, 1.5), 1.4, EDGE, c);
            }
        }
        Prop::SpeechBubbles => {
            thing_at(
                b,
                "M6 8Q6 0 16 0H66Q76 0 76 10V34Q76 44 66 44H34L20 58L22 44H16Q6 44 6 34Z",
                CREAM,
            );
            thing_at(
                b,
                "M40 62Q40 54 48 54H88Q96 54 96 62V80Q96 88 88 88H76L80 98L64 88H48Q40 88 40 80Z",
                hex(0xffe2a0),
            );
            for x in [24.0, 41.0, 58.0] {
                b.fill(&disc(x, 22.0, 5.0), EDGE);
            }
            line(b, "M68 60V72", 5.4, RED);
            b.fill(&disc(68.0, 80.0, 3.2), RED);
        }
        Prop::Torch => {
            thing_at(b, "M40 40H60L55 94H45Z", WOOD);
            thing(b, &rect(36.0, 36.0, 28.0, 12.0, 3.0), WOOD_DARK);
            b.fill(
                &disc(50.0, 18.0, 46.0),
                Ink::round((50.0, 18.0), 46.0, [255, 200, 90, 160], [255, 170, 60, 0]),
            );
            thing_at(
                b,
                "M50 -22Q56 0 70 10Q78 30 62 38H38Q22 30 30 12Q34 18 38 18Q38 0 50 -22Z",
                hex(0xf2862c),
            );
            patch(b, "M50 0Q54 14 60 20Q64 32 54 36H46Q36 32 40 20Q46 14 50 0Z", hex(0xffdf6a));
        }
        Prop::Idol => {
            glint(b, 16.0, 22.0, 14.0);
            thing(b, &rect(20.0, 78.0, 60.0, 14.0, 3.0), hex(0x7d7468));
            thing_at(
                b,
                "M30 78V56Q14 56 16 42Q22 36 30 40Q26 10 50 8Q74 10 70 40Q78 36 84 42Q86 56 70 56V78Z",
                GOLD,
            );
            both(b, 50.0, |b| b.cut(&oval(40.0, 30.0, 6.0, 7.0), 1.6, EDGE, hex(0x45b8a0)));
            b.cut(&rect(38.0, 44.0, 24.0, 9.0, 2.0), 1.6, EDGE, hex(0x8c5a1c));
            line(b, "M44 45V52M50 45V52M56 45V52", 1.8, CREAM);
            line(b, "M38 62H62M38 70H62", 3.4, dim(GOLD, 0.45));
            b.cut(&disc(50.0, 14.0, 4.6), 1.4, EDGE, RED);
        }
        Prop::Cane => {
            bar(b, &poly(&[(64.0, 4.0), (38.0, 96.0)]), 7.0, 2.6, hex(0x3a2c30));
            thing(b, &disc(65.0, 4.0, 12.0), GOLD);
            line(b, "M60 0Q64 -4 69 -2", 3.0, CREAM);
            bar(b, &poly(&[(39.6, 90.0), (38.0, 96.0)]), 7.6, 2.0, GOLD);
        }
        Prop::Dynamite => {
            b.stroke(&svg("M50 28Q50 6 66 8Q80 10 78 -6"), 6.0, EDGE);
            b.stroke(&svg("M50 28Q50 6 66 8Q80 10 78 -6"), 2.6, hex(0xd8c8a8));
            for x in [20.0, 42.0, 64.0] {
                thing(b, &rect(x, 26.0, 20.0, 66.0, 5.0), RED);
                b.fill(&oval(x + 10.0, 30.0, 7.0, 3.2), hex(0xf0a090));
            }
            for y in [44.0, 72.0] {
                thing(b, &rect(15.0, y, 74.0, 8.0, 2.0), hex(0x4a3a3c));
            }
            b.cut(&star(8, 79.0, -10.0, 17.0, 7.0, 0.0), 1.6, EDGE, hex(0xffd84e));
            b.fill(&disc(79.0, -10.0, 5.0), CREAM);
        }
        Prop::Campfire => {
            b.fill(
                &disc(50.0, 58.0, 56.0),
                Ink::round((50.0, 58.0), 56.0, [255, 190, 90, 170], [255, 160, 60, 0]),
            );
            thing_at(
                b,
                "M50 2Q58 24 74 36Q86 58 72 76H28Q14 58 26 40Q32 48 36 48Q34 22 50 2Z",
                hex(0xef7a2a),
            );
            patch(b, "M50 30Q56 46 64 52Q70 66 60 76H40Q30 66 36 54Q46 46 50 30Z", hex(0xffd95a));
            bar(b, &poly(&[(14.0, 90.0), (84.0, 74.0)]), 10.0, 2.6, WOOD);
            bar(b, &poly(&[(16.0, 74.0), (86.0, 90.0)]), 10.0, 2.6, lit(WOOD, 0.1));
        }
        Prop::Sofa => {
            thing_at(b, "M12 50Q10 14 26 12Q38 16 50 12Q62 16 74 12Q90 14 88 50Z", hex(0xb8434e));
            for (x, y) in [(30.0, 28.0), (50.0, 26.0), (70.0, 28.0), (40.0, 40.0), (60.0, 40.0)] {
                b.fill(&disc(x, y, 2.4), GOLD);
            }
            for x in [14.0, 80.0] {
                thing(b, &rect(x, 86.0, 7.0, 9.0, 2.0), WOOD_DARK);
            }
            thing(b, &rect(14.0, 50.0, 72.0, 36.0, 6.0), hex(0xcf5660));
            thing(b, &rect(18.0, 46.0, 64.0, 17.0, 7.0), hex(0xe0747a));
            line(b, "M50 47V62", 2.4, dim(RED, 0.4));
            both(b, 50.0, |b| {
                thing_at(b, "M0 50Q0 38 10 38Q20 38 20 50V86H2Z", hex(0xc24a56));
                b.stroke(&svg("M6 50Q7 45 11 46Q14 49 10 52"), 2.2, EDGE);
            });
        }
        Prop::Binoculars => {
            both(b, 50.0, |b| {
                thing_at(b, "M24 10H40V26L48 52V86Q48 92 40 92H12Q4 92 4 86V56Z", hex(0x4a4452));
                b.cut(
                    &oval(26.0, 84.0, 20.0, 11.0),
                    2.0,
                    EDGE,
                    Ink::Linear(
                        (10.0, 74.0),
                        (40.0, 94.0),
                        vec![(0.0, hex(0xd8f0ff)), (1.0, hex(0x3c78b0))],
                    ),
                );
                thing(b, &rect(20.0, 4.0, 22.0, 11.0, 3.0), GOLD);
                b.fill(&rect(11.0, 56.0, 34.0, 6.0, 1.0), GOLD);
            });
            thing(b, &rect(42.0, 34.0, 16.0, 18.0, 4.0), GOLD);
        }
        Prop::Cookies => {
            b.cut(&oval(50.0, 86.0, 47.0, 9.0), 2.9, EDGE, hex(0xdfe6ee));
            for (x, y) in
                [(26.0, 72.0), (72.0, 72.0), (48.0, 66.0), (36.0, 46.0), (62.0, 44.0), (48.0, 24.0)]
            {
                thing(b, &disc(x, y, 17.0), hex(0xd59a52));
                for (dx, dy) in [(-6.0, -5.0), (5.0, -7.0), (7.0, 4.0), (-4.0, 6.0), (0.0, -1.0)] {
                    b.fill(&disc(x + dx, y + dy, 2.7), hex(0x4d2a1c));
                }
            }
        }
        Prop::BrokenVase => {
            thing_at(
                b,
                "M26 36L36 44L46 34L54 48L64 36L74 46Q90 66 66 86L68 92H32L34 86Q10 66 26 36Z",
                hex(0x3f7fae),
            );
            patch(b, "M18 58Q50 70 83 58Q84 66 80 71Q50 82 20 71Q16 66 18 58Z", hex(0xf3e6c4));
            line(b, "M24 64L34 72L44 66L54 74L64 66L78 68", 3.4, RED);
            line(b, "M54 48L48 62L56 78", 2.2, EDGE);
            b.set((50.0, 20.0), (64.0, 14.0), (1.0, 1.0), 26.0, |b| {
                thing_at(b, "M32 6H68V16L62 26L52 18L44 28L32 18Z", hex(0x4f8fbe))
            });
            b.set((80.0, 80.0), (94.0, 84.0), (1.0, 1.0), 20.0, |b| {
                thing_at(b, "M72 88L80 72L90 90Z", hex(0x3f7fae))
            });
        }
        Prop::Spyglass => {
            b.set((50.0, 50.0), (50.0, 50.0), (1.0, 1.0), -26.0, |b| {
                thing(b, &rect(-8.0, 42.0, 34.0, 17.0, 3.0), GOLD);
                thing(b, &rect(22.0, 38.0, 36.0, 25.0, 3.0), hex(0x8c4a30));
                thing(b, &rect(56.0, 33.0, 44.0, 35.0, 4.0), hex(0xa85c38));
                for (x, y, h) in [(22.0, 36.0, 29.0), (54.0, 32.0, 37.0), (96.0, 30.0, 41.0)] {
                    thing(b, &rect(x, y, 8.0, h, 3.0), GOLD);
                }
                b.cut(&oval(104.0, 50.5, 5.0, 17.0), 2.0, EDGE, hex(0xbfe4f6));
            });
        }
        Prop::Microphone => {
            bar(b, &poly(&[(50.0, 40.0), (50.0, 90.0)]), 6.0, 2.6, STEEL);
            thing_at(b, "M26 94Q28 84 50 84Q72 84 74 94Z", hex(0x4a4452));
            thing(b, &rect(30.0, 0.0, 40.0, 52.0, 18.0), hex(0xd2d8e0));
            for y in [12.0, 22.0, 32.0] {
                line(b, &format!("M34 {y}H66"), 3.2, hex(0x6a7280));
            }
            thing(b, &rect(28.0, 38.0, 44.0, 9.0, 3.0), GOLD);
            line(b, "M14 6L4 0M12 24H0M86 6L96 0M88 24H100", 4.0, hex(0xffe9a0));
        }
        other => props_play::paint(b, other),
    }
}

/// Five petals or blades evenly around a point.
pub(super) fn rosette(
    b: &mut Brush,
    count: u32,
    centre: (f32, f32),
    reach: f32,
    r: f32,
    colour: super::super::palette::Rgba,
) {
    for (x, y) in around(count, centre.0, centre.1, reach, 0.0) {
        thing(b, &disc(x, y, r), colour);
    }
}
