//! Things of trade and travel: parcels, money, food, paper, instruments of the trade.
//!
//! Same canvas as the other things: 100 units, standing on the line at 92.

use super::super::brush::{Brush, Ink, disc, oval, poly, rect, star, svg};
use super::super::palette::fade;
use super::kit::{
    BLUE, CREAM, EDGE, GOLD, GREEN, PAPER, RED, STEEL, WOOD, WOOD_DARK, bar, both, dim, glint, hex,
    line, lit, patch, thing, thing_at,
};
use super::props::Prop;

/// Paints a thing, if it is one of these.
pub(super) fn paint(b: &mut Brush, prop: Prop) -> bool {
    match prop {
        Prop::Coins => {
            for (x, y, n) in [(28.0, 90.0, 3), (70.0, 90.0, 5), (48.0, 92.0, 2)] {
                for i in 0..n {
                    let y = y - 9.0 * i as f32 - 6.0;
                    b.cut(&oval(x, y + 5.0, 21.0, 8.0), 2.4, EDGE, dim(GOLD, 0.3));
                    b.cut(
                        &oval(x, y, 21.0, 8.0),
                        1.4,
                        EDGE,
                        Ink::Linear(
                            (x - 20.0, y - 8.0),
                            (x + 20.0, y + 8.0),
                            vec![(0.0, lit(GOLD, 0.5)), (1.0, dim(GOLD, 0.12))],
                        ),
                    );
                }
            }
            glint(b, 78.0, 42.0, 12.0);
        }
        Prop::Suitcase => {
            b.stroke(&svg("M36 34V24Q36 16 44 16H56Q64 16 64 24V34"), 10.0, EDGE);
            b.stroke(&svg("M36 34V24Q36 16 44 16H56Q64 16 64 24V34"), 4.6, WOOD_DARK);
            thing(b, &rect(6.0, 32.0, 88.0, 60.0, 8.0), hex(0xa8653a));
            for x in [22.0, 68.0] {
                b.fill(&rect(x, 32.0, 10.0, 60.0, 0.0), hex(0x6e3c24));
                b.cut(&rect(x - 1.0, 54.0, 12.0, 9.0, 2.0), 1.2, EDGE, GOLD);
            }
            b.set((50.0, 62.0), (50.0, 68.0), (1.0, 1.0), -10.0, |b| {
                b.cut(&rect(38.0, 54.0, 24.0, 16.0, 2.0), 1.2, EDGE, hex(0x9ad0d0))
            });
        }
        Prop::Signpost => {
            bar(b, &poly(&[(50.0, 4.0), (50.0, 94.0)]), 8.0, 2.6, WOOD_DARK);
            thing_at(b, "M28 10H82L96 22L82 34H28Z", hex(0xe3bd7c));
            thing_at(b, "M72 40H22L6 52L22 64H72Z", hex(0xd3a560));
            line(b, "M38 22H76M30 52H64", 4.0, hex(0x7a5030));
        }
        Prop::BrokenCrate => {
            thing_at(b, "M10 46L52 38L92 48V86L50 96L10 84Z", WOOD);
            line(b, "M10 62L50 72L92 64M10 74L50 84L92 76M50 62V96", 2.6, WOOD_DARK);
            thing_at(b, "M10 46L30 30L40 40Z", lit(WOOD, 0.2));
            thing_at(b, "M62 42L84 14L94 22L80 46Z", lit(WOOD, 0.2));
            thing_at(b, "M22 44L34 52L42 42L56 56L66 46L92 48L50 62L10 46Z", hex(0x4a2c1e));
            line(b, "M20 36L14 20M44 30L46 12", 3.0, CREAM);
        }
        Prop::Tickets => {
            for (angle, colour) in
                [(-22.0, hex(0xf0c85a)), (4.0, hex(0xf4efe0)), (26.0, hex(0xe98a7c))]
            {
                b.set((50.0, 92.0), (50.0, 92.0), (1.0, 1.0), angle, |b| {
                    thing_at(b, "M28 16H72V32Q65 36 72 40V84H28V40Q35 36 28 32Z", colour);
                    b.dashes(
                        &poly(&[(34.0, 36.0), (66.0, 36.0)]),
                        2.2,
                        [4.0, 5.0],
                        fade(EDGE, 170),
                    );
                    b.fill(&star(5, 50.0, 60.0, 13.0, 5.5, 0.0), dim(colour, 0.45));
                });
            }
        }
        Prop::DonationBox => {
            b.cut(
                &disc(50.0, 16.0, 13.0),
                2.4,
                EDGE,
                Ink::Linear(
                    (40.0, 4.0),
                    (60.0, 28.0),
                    vec![(0.0, lit(GOLD, 0.5)), (1.0, dim(GOLD, 0.1))],
                ),
            );
            thing_at(b, "M14 40L24 26H76L86 40Z", hex(0xd8975a));
            b.fill(&rect(36.0, 30.0, 28.0, 5.0, 2.0), EDGE);
            thing(b, &rect(14.0, 40.0, 72.0, 52.0, 3.0), hex(0xc07c44));
            thing_at(b, "M50 82C22 66 28 48 40 48Q48 48 50 56Q52 48 60 48C72 48 78 66 50 82Z", RED);
        }
        Prop::CheesePlate => {
            b.cut(&oval(50.0, 82.0, 47.0, 11.0), 2.9, EDGE, hex(0xe9eef2));
            b.fill(&oval(50.0, 80.0, 36.0, 6.0), hex(0xc9d2dc));
            thing_at(b, "M12 62L62 30L66 58V80H14Z", hex(0xf6cf52));
            patch(b, "M12 62L62 30L66 58L14 64Z", hex(0xfbe08a));
            for (x, y, r) in
                [(26.0, 72.0, 4.5), (46.0, 69.0, 6.0), (56.0, 76.0, 3.0), (50.0, 48.0, 3.6)]
            {
                b.fill(&disc(x, y, r), hex(0xcf9a2c));
            }
            bar(b, &poly(&[(80.0, 22.0), (80.0, 62.0)]), 2.6, 1.8, WOOD);
            thing(b, &disc(80.0, 64.0, 11.0), hex(0x9a5fb0));
            thing_at(b, "M82 14L98 22L82 30Z", RED);
            thing(b, &disc(80.0, 46.0, 8.0), GREEN);
        }
        Prop::Pie => {
            b.cut(&oval(50.0, 84.0, 47.0, 10.0), 2.9, EDGE, hex(0xd8dfe6));
            thing_at(b, "M8 56H92L82 86H18Z", hex(0xc98a4a));
            thing_at(
                b,
                "M4 56Q8 26 50 24Q92 26 96 56Q90 62 84 57Q78 63 70 58Q62 64 55 58Q48 64 40 58Q32 64 26 58Q18 63 12 58Q8 60 4 56Z",
                hex(0xe9b468),
            );
            patch(
                b,
                "M54 58L70 26Q90 34 96 56Q90 62 84 57Q78 63 70 58Q62 64 54 58Z",
                hex(0x9c2f3e),
            );
            line(b, "M54 58L70 27", 2.6, EDGE);
            line(b, "M26 40Q34 34 40 38M40 48Q48 42 54 46", 3.6, hex(0xb0763a));
            for path in ["M32 16Q27 8 32 0", "M52 12Q47 4 52 -4"] {
                line(b, path, 4.0, fade(CREAM, 190));
            }
        }
        Prop::Sandwich => {
            thing_at(b, "M8 92Q4 80 14 78H86Q96 80 92 92Z", hex(0xd9a35a));
            thing_at(
                b,
                "M6 78Q12 66 20 74Q28 64 38 73Q48 64 58 73Q68 64 76 74Q88 66 94 78Z",
                hex(0x8cc152),
            );
            thing(b, &rect(10.0, 62.0, 80.0, 9.0, 3.0), hex(0xd9564a));
            thing_at(b, "M8 62L92 62L70 72L56 62Z", hex(0xf8d25c));
            thing_at(b, "M8 60Q6 30 50 28Q94 30 92 60Z", hex(0xe6b468));
            for (x, y) in [(32.0, 42.0), (48.0, 36.0), (62.0, 44.0), (74.0, 46.0), (44.0, 48.0)] {
                b.fill(&oval(x, y, 3.4, 1.9), hex(0xfff0c8));
            }
        }
        Prop::Mug => {
            b.stroke(&svg("M70 44Q94 42 92 62Q90 80 70 78"), 13.0, EDGE);
            b.stroke(&svg("M70 44Q94 42 92 62Q90 80 70 78"), 6.6, hex(0xcf8a4a));
            thing_at(b, "M18 32H74V84Q74 92 66 92H26Q18 92 18 84Z", hex(0xcf8a4a));
            for y in [48.0, 76.0] {
                b.fill(&rect(18.0, y, 56.0, 5.0, 0.0), hex(0x6a4a38));
            }
            thing_at(
                b,
                "M12 36Q8 22 22 20Q26 8 40 12Q52 2 62 14Q78 12 80 26Q82 36 74 38Q72 52 64 50Q60 40 50 42Q34 46 26 40Q16 44 12 36Z",
                CREAM,
            );
        }
        Prop::BreadBasket => {
            for (x, y, a, c) in [
                (34.0, 34.0, -24.0, hex(0xdc9c50)),
                (62.0, 30.0, 12.0, hex(0xe8b468)),
                (50.0, 42.0, -4.0, hex(0xcf8a40)),
            ] {
                b.set((50.0, 50.0), (x, y), (1.0, 1.0), a, |b| {
                    thing(b, &oval(50.0, 50.0, 12.0, 32.0), c);
                    line(b, "M44 34L56 38M44 46L56 50M44 58L56 62", 3.4, lit(c, 0.6));
                });
            }
            thing_at(b, "M6 54H94L84 88Q82 92 76 92H24Q18 92 16 88Z", hex(0xc2894a));
            for i in 0..6 {
                let x = 14.0 + 14.0 * i as f32;
                line(
                    b,
                    &format!("M{x} 60L{} 68M{} 74L{} 82", x + 7.0, x + 4.0, x + 10.0),
                    3.2,
                    hex(0x8c5a2c),
                );
            }
            thing(b, &rect(3.0, 50.0, 94.0, 9.0, 4.0), hex(0xd9a560));
            thing(b, &disc(80.0, 44.0, 10.0), RED);
        }
        Prop::Parcel => {
            thing_at(b, "M8 40L50 28L92 40V82L50 96L8 82Z", hex(0xd2a468));
            patch(b, "M8 40L50 28L92 40L50 54Z", hex(0xe9c58e));
            line(b, "M50 54V96", 2.4, hex(0x8c6232));
            line(b, "M28 34L72 47V89M72 34L29 47V89", 5.4, RED);
            b.stroke(&svg("M50 40Q24 12 22 30Q24 42 50 40Q76 12 78 30Q76 42 50 40"), 8.0, EDGE);
            b.stroke(&svg("M50 40Q24 12 22 30Q24 42 50 40Q76 12 78 30Q76 42 50 40"), 4.6, RED);
            b.cut(&disc(31.0, 70.0, 12.0), 1.8, EDGE, GREEN);
            line(b, "M25 70L30 75L38 64", 4.4, CREAM);
        }
        Prop::Voucher => {
            b.set((50.0, 60.0), (50.0, 60.0), (1.0, 1.0), -10.0, |b| {
                thing_at(b, "M4 34H96V50Q88 60 96 70V88H4V70Q12 60 4 50Z", hex(0xfbf2d6));
                b.stroke(&rect(14.0, 42.0, 72.0, 38.0, 2.0), 2.2, hex(0xc9a24a));
                b.fill(&rect(62.0, 34.0, 11.0, 54.0, 0.0), RED);
                b.fill(&star(5, 36.0, 61.0, 15.0, 6.5, 0.0), GOLD);
                both(b, 67.5, |b| thing_at(b, "M67 54Q50 36 47 50Q46 66 67 58Z", RED));
                thing(b, &disc(67.5, 56.0, 5.0), dim(RED, 0.2));
            });
        }
        Prop::PriceTag => {
            b.set((50.0, 50.0), (50.0, 54.0), (1.0, 1.0), -24.0, |b| {
                thing_at(b, "M4 50L30 18H96V82H30Z", hex(0xf4c542));
                b.cut(&disc(26.0, 50.0, 6.5), 2.0, EDGE, CREAM);
                line(b, "M22 50Q4 38 -12 56", 3.0, CREAM);
                line(b, "M80 30L48 70", 6.0, RED);
                for (x, y) in [(52.0, 38.0), (76.0, 62.0)] {
                    b.stroke(&disc(x, y, 7.6), 5.4, RED);
                }
            });
        }
        Prop::Crates => {
            for (x, y, s, c) in [
                (4.0, 54.0, 42.0, WOOD),
                (50.0, 50.0, 46.0, lit(WOOD, 0.12)),
                (26.0, 14.0, 40.0, dim(WOOD, 0.12)),
            ] {
                thing(b, &rect(x, y, s, (94.0 - y).min(40.0), 2.0), c);
                let h = (94.0 - y).min(40.0);
                b.stroke(&rect(x + 4.0, y + 4.0, s - 8.0, h - 8.0, 1.0), 3.0, dim(c, 0.4));
                b.stroke(
                    &poly(&[(x + 5.0, y + h - 5.0), (x + s - 5.0, y + 5.0)]),
                    5.0,
                    dim(c, 0.4),
                );
            }
        }
        Prop::Letter => {
            b.set((50.0, 60.0), (50.0, 58.0), (1.0, 1.0), 8.0, |b| {
                thing(b, &rect(4.0, 30.0, 92.0, 60.0, 3.0), hex(0xfaf0d8));
                line(b, "M5 89L38 60M95 89L62 60", 2.6, hex(0xb59a70));
                thing_at(b, "M4 32L50 68L96 32Z", hex(0xf0e0b8));
                thing(b, &disc(50.0, 64.0, 14.0), RED);
                b.fill(&star(5, 50.0, 64.0, 8.0, 3.6, 0.0), lit(RED, 0.5));
            });
        }
        Prop::Sack => {
            thing_at(
                b,
                "M36 26Q22 14 34 6Q42 12 50 6Q58 12 66 6Q78 14 64 26Q92 48 88 78Q86 93 66 93H34Q14 93 12 78Q8 48 36 26Z",
                hex(0xc79a62),
            );
            line(b, "M36 27Q50 34 64 27", 6.0, hex(0x7a4a2a));
            b.cut(&disc(50.0, 62.0, 16.0), 2.2, EDGE, GOLD);
            b.fill(&star(4, 50.0, 62.0, 11.0, 4.6, 0.0), dim(GOLD, 0.45));
            line(b, "M24 52Q18 64 20 78", 4.0, fade(CREAM, 140));
        }
        Prop::ShoppingBag => {
            b.stroke(&svg("M34 40V22Q34 8 50 8Q66 8 66 22V40"), 5.0, EDGE);
            b.stroke(&svg("M34 40V22Q34 8 50 8Q66 8 66 22V40"), 2.0, GOLD);
            thing_at(b, "M12 34H88L94 92H6Z", hex(0xe05a8c));
            for x in [22.0, 46.0, 70.0] {
                patch(
                    b,
                    &format!("M{x} 34H{}L{} 92H{}Z", x + 10.0, x + 12.0, x - 1.0),
                    hex(0xf8c4d4),
                );
            }
            b.cut(&star(5, 50.0, 66.0, 18.0, 8.0, 0.0), 1.8, EDGE, GOLD);
        }
        Prop::Map => {
            thing_at(b, "M6 26L36 16L64 26L94 16V82L64 92L36 82L6 92Z", hex(0xf1dfae));
            patch(b, "M36 16L64 26V92L36 82Z", hex(0xdfc588));
            line(b, "M36 17V82M64 26V91", 1.8, hex(0xae8c50));
            b.dashes(&svg("M16 72Q28 44 44 58Q58 70 66 46"), 4.0, [7.0, 7.0], RED);
            line(b, "M70 32L84 46M84 32L70 46", 6.0, RED);
            patch(b, "M14 36Q24 30 28 38Q22 48 14 44Z", hex(0x7fae78));
        }
        Prop::Compass => {
            thing(b, &disc(50.0, 56.0, 37.0), GOLD);
            thing(b, &rect(43.0, 8.0, 14.0, 12.0, 4.0), GOLD);
            b.cut(&disc(50.0, 56.0, 28.0), 2.0, EDGE, hex(0xfbf3dc));
            b.set((50.0, 56.0), (50.0, 56.0), (1.0, 1.0), 36.0, |b| {
                b.fill(&svg("M50 32L57 56H43Z"), RED);
                b.fill(&svg("M50 80L57 56H43Z"), BLUE);
            });
            b.fill(&disc(50.0, 56.0, 4.0), EDGE);
        }
        Prop::Scales => {
            bar(b, &poly(&[(50.0, 12.0), (50.0, 86.0)]), 7.0, 2.6, GOLD);
            thing_at(b, "M26 92Q28 80 50 80Q72 80 74 92Z", GOLD);
            b.set((50.0, 20.0), (50.0, 20.0), (1.0, 1.0), -9.0, |b| {
                bar(b, &poly(&[(8.0, 20.0), (92.0, 20.0)]), 6.0, 2.4, GOLD);
            });
            thing(b, &disc(50.0, 12.0, 7.0), GOLD);
            for (x, y) in [(11.0, 26.0), (89.0, 14.0)] {
                line(
                    b,
                    &format!(
                        "M{x} {y}L{} {}M{x} {y}L{} {}",
                        x - 16.0,
                        y + 36.0,
                        x + 16.0,
                        y + 36.0
                    ),
                    2.2,
                    EDGE,
                );
                let pan = svg(&format!(
                    "M{} {h}H{}Q{x} {} {} {h}Z",
                    x - 20.0,
                    x + 20.0,
                    y + 66.0,
                    x - 20.0,
                    h = y + 36.0
                ));
                thing(b, &pan, lit(GOLD, 0.15));
            }
            thing(b, &disc(11.0, 54.0, 8.0), RED);
            thing(b, &disc(88.0, 44.0, 6.0), STEEL);
        }
        Prop::Loupe => {
            b.set((40.0, 40.0), (44.0, 44.0), (1.0, 1.0), 0.0, |b| {
                bar(b, &poly(&[(64.0, 64.0), (92.0, 92.0)]), 12.0, 2.9, WOOD_DARK);
                b.cut(&disc(40.0, 40.0, 34.0), 3.0, EDGE, GOLD);
                b.cut(
                    &disc(40.0, 40.0, 27.0),
                    2.0,
                    EDGE,
                    Ink::Linear(
                        (20.0, 16.0),
                        (60.0, 66.0),
                        vec![(0.0, hex(0xf2fbff)), (1.0, hex(0x9ccbe0))],
                    ),
                );
                line(b, "M24 42Q24 26 40 22", 5.0, fade(CREAM, 230));
            });
        }
        Prop::Newspaper => {
            thing_at(b, "M6 16L50 24L94 16V86L50 94L6 86Z", hex(0xf2ead8));
            line(b, "M50 24V94", 2.2, hex(0x8a7a68));
            line(b, "M13 26L43 31M57 31L87 26", 6.0, hex(0x4a403c));
            for i in 0..4 {
                let y = 62.0 + 7.0 * i as f32;
                line(
                    b,
                    &format!("M14 {y}L43 {}M57 {}L86 {y}", y + 5.0, y + 5.0),
                    2.4,
                    hex(0xa0968a),
                );
            }
            both(b, 50.0, |b| b.cut(&oval(30.0, 46.0, 10.0, 8.0), 2.4, EDGE, hex(0x2a2026)));
            for x in [30.0, 70.0] {
                b.fill(&disc(x, 46.0, 5.4), GOLD);
                b.fill(&disc(x, 46.0, 2.6), EDGE);
            }
        }
        Prop::Scroll => {
            thing(b, &rect(16.0, 16.0, 68.0, 70.0, 0.0), hex(0xf3e2b6));
            for y in [34.0, 46.0, 58.0, 70.0] {
                line(
                    b,
                    &format!("M28 {y}H{}", if y > 60.0 { 56.0 } else { 72.0 }),
                    3.4,
                    hex(0x8f6c40),
                );
            }
            thing(b, &rect(6.0, 8.0, 88.0, 15.0, 7.5), hex(0xe0c488));
            thing(b, &rect(6.0, 78.0, 88.0, 15.0, 7.5), hex(0xe0c488));
            thing(b, &disc(70.0, 72.0, 9.0), RED);
        }
        Prop::Books => {
            for (x, y, w, c) in
                [(10.0, 74.0, 80.0, BLUE), (16.0, 56.0, 70.0, RED), (8.0, 38.0, 74.0, GREEN)]
            {
                thing(b, &rect(x, y, w, 18.0, 4.0), c);
                b.fill(&rect(x + w - 20.0, y + 3.4, 20.0, 11.2, 2.0), PAPER);
                b.fill(&rect(x + 8.0, y, 5.0, 18.0, 0.0), GOLD);
            }
            thing_at(b, "M22 36Q40 22 50 32Q60 22 80 30V12Q60 6 50 16Q40 6 22 16Z", PAPER);
            line(b, "M50 16V32", 2.0, EDGE);
        }
        Prop::Quill => {
            thing_at(b, "M14 92V70Q14 64 20 62V56H44V62Q50 64 50 70V92Z", hex(0x3d5a86));
            thing_at(b, "M34 60Q40 24 88 4Q96 30 76 48Q60 60 44 60L36 74Z", hex(0xf6f0e4));
            line(b, "M34 70Q46 38 84 10", 2.4, hex(0x9a8c80));
            thing(b, &rect(58.0, 66.0, 38.0, 27.0, 2.0), hex(0xfff3c4));
            line(b, "M77 71V81", 5.4, RED);
            b.fill(&disc(77.0, 87.6, 2.9), RED);
        }
        Prop::Telephone => {
            thing_at(b, "M20 92Q22 78 50 78Q78 78 80 92Z", hex(0x3c3640));
            bar(b, &poly(&[(50.0, 78.0), (50.0, 34.0)]), 9.0, 2.6, GOLD);
            thing_at(b, "M40 34Q34 12 50 10Q66 12 60 34Z", hex(0x3c3640));
            b.cut(&oval(50.0, 14.0, 15.0, 7.0), 2.4, EDGE, GOLD);
            bar(b, &svg("M74 30L74 62"), 9.0, 2.6, hex(0x3c3640));
            thing_at(b, "M64 22H86L82 34H67Z", GOLD);
            line(b, "M74 66Q96 80 76 88", 2.6, EDGE);
            line(b, "M20 26L8 20M20 38L6 40M80 14L90 6", 3.6, CREAM);
        }
        Prop::Chest => {
            thing_at(b, "M8 44Q4 12 24 6H76Q96 12 92 44Z", hex(0x8a5230));
            b.fill(&svg("M16 42Q14 18 28 12H72Q86 18 84 42Z"), hex(0x3a2018));
            thing(b, &rect(8.0, 50.0, 84.0, 42.0, 4.0), WOOD);
            b.cut(&svg("M8 50L16 42H84L92 50Z"), 2.2, EDGE, hex(0x26140f));
            for x in [20.0, 70.0] {
                b.fill(&rect(x, 51.0, 10.0, 41.0, 0.0), GOLD);
            }
            b.cut(&rect(42.0, 54.0, 16.0, 18.0, 3.0), 2.0, EDGE, GOLD);
            b.fill(&disc(50.0, 61.0, 3.0), EDGE);
            // A moth, all that is left.
            b.set((62.0, 30.0), (60.0, 28.0), (1.0, 1.0), 14.0, |b| {
                both(b, 62.0, |b| {
                    b.cut(&svg("M62 30Q50 16 47 26Q48 34 62 32Z"), 1.2, EDGE, hex(0xd8ccc0))
                });
            });
        }
        Prop::PhotoFrame => {
            thing(b, &rect(14.0, 6.0, 72.0, 86.0, 6.0), GOLD);
            b.cut(
                &rect(25.0, 17.0, 50.0, 64.0, 3.0),
                2.2,
                EDGE,
                Ink::down(17.0, 81.0, hex(0xf0e2c2), hex(0xc2a478)),
            );
            b.fill(&svg("M30 81Q30 58 50 58Q70 58 70 81Z"), hex(0x7a5a40));
            b.fill(&disc(50.0, 46.0, 13.0), hex(0x7a5a40));
            both(b, 50.0, |b| b.fill(&svg("M40 42L37 26L48 36Z"), hex(0x7a5a40)));
            line(b, "M30 34L44 20", 4.0, fade(CREAM, 170));
        }
        _ => return false,
    }
    true
}
