//! Where the card pictures play: a stall, the harbour, snow, jungle, a study and so on.
//!
//! Stage units: 120 wide, seen from about -30 to 110. Softer than the figures, so that these stand
//! out.

use super::super::brush::{Brush, Ink, around, disc, oval, poly, rect, svg};
use super::super::noise::unit;
use super::super::palette::{Rgba, fade, mix};
use super::kit::{CREAM, EDGE, GOLD, RED, WOOD, WOOD_DARK, dim, hex, line, lit, patch};

/// A place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Stall,
    Harbour,
    Snow,
    Jungle,
    Study,
    Workshop,
    Lab,
    Night,
    Desert,
    Theatre,
    Parlour,
    Kitchen,
    Meadow,
    Ruins,
    Festival,
    Alley,
    Autumn,
    Attic,
    Road,
    Store,
}

/// A full-bleed ground from top to bottom.
fn sky(b: &mut Brush, top: Rgba, bottom: Rgba) {
    b.fill(
        &svg("M-20 -60H140V130H-20Z"),
        Ink::Linear((60.0, -10.0), (60.0, 96.0), vec![(0.0, top), (1.0, bottom)]),
    );
}

/// A warm round light behind the figure.
fn halo(b: &mut Brush, x: f32, y: f32, r: f32, colour: Rgba) {
    b.fill(&disc(x, y, r), Ink::round((x, y), r, colour, fade(colour, 0)));
}

fn cloud(b: &mut Brush, x: f32, y: f32, s: f32, colour: Rgba) {
    for (dx, dy, r) in [(-9.0, 0.0, 6.0), (0.0, -4.0, 8.5), (9.0, 0.0, 6.5), (3.0, 2.0, 7.0)] {
        b.fill(&disc(x + dx * s, y + dy * s, r * s), colour);
    }
}

/// Boards of a wall.
fn boards(b: &mut Brush, colour: Rgba) {
    sky(b, lit(colour, 0.12), dim(colour, 0.25));
    for i in 0..12 {
        let x = -20.0 + 14.0 * i as f32;
        b.fill(
            &rect(x, -60.0, 14.0, 190.0, 0.0),
            fade(if i % 2 == 0 { dim(colour, 0.35) } else { lit(colour, 0.3) }, 50),
        );
        line(b, &format!("M{x} -60V130"), 0.8, fade(EDGE, 110));
    }
}

/// A shelf with jars, books and boxes.
fn shelf(b: &mut Brush, x: f32, y: f32, w: f32, seed: u32) {
    let tones = [0xb5654a, 0x6f8f8a, 0xc9a45c, 0x7a6a9a, 0x8a9a5a, 0xa8785a];
    let mut at = x + 2.0;
    let mut i = 0;
    while at < x + w - 5.0 {
        let (a, c) = (unit(seed, i, 1), unit(seed, i, 2));
        let tone = mix(hex(tones[(unit(seed, i, 3) * 6.0) as usize % 6]), hex(0x5a4438), 0.28);
        let (wide, high) = (3.4 + a * 5.0, 8.0 + c * 7.0);
        b.cut(&rect(at, y - high, wide, high, 1.0), 0.6, EDGE, tone);
        b.fill(&rect(at + 0.8, y - high * 0.7, wide - 1.6, 1.4, 0.0), fade(CREAM, 120));
        at += wide + 1.2 + unit(seed, i, 4) * 2.0;
        i += 1;
    }
    b.cut(&rect(x, y, w, 3.0, 1.0), 0.8, EDGE, WOOD_DARK);
}

/// A striped awning along the top.
fn awning(b: &mut Brush, y: f32, a: Rgba, c: Rgba) {
    b.fill(&rect(-20.0, y - 80.0, 160.0, 80.0, 0.0), a);
    for i in 0..10 {
        let x = -20.0 + 16.0 * i as f32;
        let colour = if i % 2 == 0 { a } else { c };
        b.cut(
            &svg(&format!("M{x} {}H{}V{y}Q{} {} {x} {y}Z", y - 80.0, x + 16.0, x + 8.0, y + 9.0)),
            0.7,
            EDGE,
            colour,
        );
    }
    b.fill(
        &rect(-20.0, y - 80.0, 160.0, 82.0, 0.0),
        Ink::Linear(
            (0.0, y - 26.0),
            (0.0, y),
            vec![(0.0, [40, 18, 34, 100]), (1.0, [40, 18, 34, 0])],
        ),
    );
}

fn hills(b: &mut Brush, y: f32, colour: Rgba) {
    b.fill(
        &svg(&format!(
            "M-20 {y}Q10 {} 42 {}Q72 {} 100 {}Q124 {} 140 {}V130H-20Z",
            y - 16.0,
            y - 2.0,
            y + 8.0,
            y - 8.0,
            y - 14.0,
            y - 4.0
        )),
        colour,
    );
}

fn bush(b: &mut Brush, x: f32, y: f32, r: f32, colour: Rgba) {
    for (dx, dy, k) in [(-0.8, 0.1, 0.7), (0.8, 0.1, 0.7), (0.0, -0.4, 0.9), (0.0, 0.3, 0.9)] {
        b.fill(&disc(x + dx * r, y + dy * r, r * k), colour);
    }
    b.fill(&disc(x - r * 0.3, y - r * 0.5, r * 0.5), lit(colour, 0.14));
}

fn leaf(b: &mut Brush, x: f32, y: f32, s: f32, turn: f32, colour: Rgba) {
    b.set((0.0, 0.0), (x, y), (s, s), turn, |b| {
        b.cut(&svg("M0 0Q-16 -22 0 -50Q16 -22 0 0Z"), 0.8, dim(colour, 0.45), colour);
        line(
            b,
            "M0 -4V-42M0 -14L-7 -22M0 -14L7 -22M0 -26L-6 -33M0 -26L6 -33",
            1.0,
            dim(colour, 0.25),
        );
    });
}

fn window(b: &mut Brush, x: f32, y: f32, glass: Rgba) {
    b.cut(&rect(x - 2.0, y - 2.0, 32.0, 40.0, 2.0), 0.9, EDGE, WOOD_DARK);
    b.fill(
        &rect(x + 1.0, y + 1.0, 26.0, 34.0, 1.0),
        Ink::Linear((x, y), (x, y + 36.0), vec![(0.0, lit(glass, 0.3)), (1.0, glass)]),
    );
    line(
        b,
        &format!("M{} {y}V{}M{} {}H{}", x + 14.0, y + 36.0, x, y + 17.0, x + 28.0),
        2.0,
        WOOD_DARK,
    );
}

/// Paints a place.
pub(super) fn place(b: &mut Brush, place: Place, cloth: Rgba) {
    match place {
        Place::Stall => {
            sky(b, hex(0xf3d9a4), hex(0xd49a6a));
            hills(b, 66.0, hex(0xb98a6c));
            shelf(b, -6.0, 60.0, 34.0, 3);
            shelf(b, 88.0, 60.0, 40.0, 8);
            halo(b, 56.0, 40.0, 60.0, [255, 244, 200, 130]);
            for x in [-4.0, 118.0] {
                b.cut(&rect(x, -40.0, 6.0, 140.0, 0.0), 0.8, EDGE, WOOD_DARK);
            }
            awning(b, 12.0, mix(cloth, RED, 0.0), CREAM);
        }
        Place::Store => {
            boards(b, hex(0x9a6c4a));
            shelf(b, -8.0, 34.0, 140.0, 11);
            shelf(b, -8.0, 66.0, 140.0, 17);
            halo(b, 52.0, 44.0, 62.0, [255, 226, 160, 120]);
        }
        Place::Harbour => {
            sky(b, hex(0xf4b98a), hex(0xf8e0b0));
            halo(b, 96.0, 30.0, 30.0, [255, 246, 214, 255]);
            b.fill(
                &rect(-20.0, 56.0, 160.0, 80.0, 0.0),
                Ink::down(56.0, 96.0, hex(0x6fa6b4), hex(0x3c7488)),
            );
            for (x, y, w) in [
                (4.0, 64.0, 18.0),
                (86.0, 62.0, 20.0),
                (100.0, 72.0, 24.0),
                (10.0, 78.0, 22.0),
                (66.0, 70.0, 14.0),
            ] {
                line(
                    b,
                    &format!("M{x} {y}Q{} {} {} {y}", x + w / 2.0, y - 2.6, x + w),
                    1.2,
                    fade(CREAM, 130),
                );
            }
            b.cut(&svg("M-8 50H30L22 60H-2Z"), 0.8, EDGE, hex(0x7a4a38));
            line(b, "M12 50V4", 1.8, WOOD_DARK);
            b.cut(&svg("M14 8Q34 22 30 44L14 46Z"), 0.8, EDGE, CREAM);
            b.cut(&svg("M10 14Q-4 26 -4 42L10 44Z"), 0.8, EDGE, hex(0xd98a6a));
        }
        Place::Snow => {
            sky(b, hex(0x7fa4cc), hex(0xe3eef6));
            hills(b, 58.0, hex(0xb4cde2));
            for (x, y, s) in
                [(4.0, 72.0, 1.0), (24.0, 66.0, 0.7), (98.0, 68.0, 0.9), (116.0, 74.0, 1.1)]
            {
                for k in 0..3 {
                    let w = 13.0 - 3.0 * k as f32;
                    let top = y - (20.0 + 12.0 * k as f32) * s;
                    b.fill(
                        &poly(&[
                            (x - w * s, top + 18.0 * s),
                            (x, top - 4.0 * s),
                            (x + w * s, top + 18.0 * s),
                        ]),
                        hex(0x4d7a78),
                    );
                    b.fill(
                        &poly(&[
                            (x - w * 0.5 * s, top + 7.0 * s),
                            (x, top - 4.0 * s),
                            (x + w * 0.5 * s, top + 7.0 * s),
                        ]),
                        hex(0xf4f9fc),
                    );
                }
            }
            hills(b, 78.0, hex(0xf2f7fb));
            for i in 0..34 {
                b.fill(
                    &disc(
                        -6.0 + unit(i, 1, 5) * 132.0,
                        -28.0 + unit(i, 2, 5) * 110.0,
                        0.8 + unit(i, 3, 5),
                    ),
                    fade([255, 255, 255, 255], 220),
                );
            }
        }
        Place::Jungle => {
            sky(b, hex(0xcfe08a), hex(0x5f9a5c));
            halo(b, 52.0, 36.0, 52.0, [250, 250, 196, 170]);
            for (x, w) in [(4.0, 9.0), (104.0, 12.0)] {
                b.fill(&rect(x, -60.0, w, 190.0, 0.0), hex(0x5c6b44));
            }
            for (x, y, s, t, c) in [
                (-4.0, 34.0, 0.9, 60.0, 0x3f7f4a),
                (2.0, -6.0, 1.0, 120.0, 0x4c9050),
                (-2.0, 84.0, 0.9, 34.0, 0x3a7446),
                (122.0, 30.0, 1.0, -70.0, 0x3f7f4a),
                (118.0, -4.0, 1.0, -130.0, 0x4f9654),
                (124.0, 82.0, 1.0, -30.0, 0x3a7446),
                (86.0, -24.0, 0.8, 190.0, 0x458a4e),
                (34.0, -26.0, 0.8, 168.0, 0x458a4e),
            ] {
                leaf(b, x, y, s, t, hex(c));
            }
            line(b, "M18 -40Q24 0 14 26M100 -40Q92 -8 99 18", 1.6, hex(0x3c6a3c));
        }
        Place::Study => {
            sky(b, hex(0x7c5a62), hex(0x4a3340));
            shelf(b, -8.0, 20.0, 62.0, 23);
            shelf(b, -8.0, 46.0, 46.0, 29);
            shelf(b, -8.0, 74.0, 46.0, 31);
            window(b, 86.0, 2.0, hex(0xe9b060));
            halo(b, 92.0, 30.0, 60.0, [255, 214, 140, 110]);
            b.cut(&svg("M78 -4Q82 26 76 50L84 50Q88 24 86 -4Z"), 0.8, EDGE, hex(0x8c3a44));
        }
        Place::Workshop => {
            boards(b, hex(0xa88058));
            window(b, 82.0, -2.0, hex(0xa9d4dc));
            b.cut(&rect(-6.0, 2.0, 44.0, 44.0, 1.0), 0.8, EDGE, hex(0x7d5c42));
            for (x, y, turn) in [(6.0, 22.0, 0.0), (17.0, 22.0, 14.0), (28.0, 22.0, -8.0)] {
                b.set((0.0, 0.0), (x, y), (1.0, 1.0), turn, |b| {
                    b.cut(&rect(-1.4, -6.0, 2.8, 20.0, 1.0), 0.6, EDGE, WOOD);
                    b.cut(&rect(-4.6, -12.0, 9.2, 7.0, 1.4), 0.6, EDGE, hex(0x8d949c));
                });
            }
            halo(b, 60.0, 36.0, 60.0, [255, 240, 206, 110]);
        }
        Place::Lab => {
            sky(b, hex(0x5f8f96), hex(0x35596a));
            for (x, y) in [(2.0, 44.0), (16.0, 44.0), (98.0, 40.0), (112.0, 40.0)] {
                b.cut(
                    &svg(&format!(
                        "M{} {}H{}V{}L{} {y}H{}L{} {}Z",
                        x - 2.0,
                        y - 22.0,
                        x + 2.0,
                        y - 14.0,
                        x + 7.0,
                        x - 7.0,
                        x - 2.0,
                        y - 14.0
                    )),
                    0.7,
                    EDGE,
                    hex(0xb8d8d0),
                );
                b.fill(
                    &svg(&format!(
                        "M{} {}H{}L{} {}H{}Z",
                        x - 4.4,
                        y - 7.0,
                        x + 4.4,
                        x + 6.6,
                        y - 0.8,
                        x - 6.6
                    )),
                    if x < 50.0 { hex(0xe08aa0) } else { hex(0xe0c45a) },
                );
            }
            b.cut(&rect(-10.0, 44.0, 36.0, 3.0, 1.0), 0.8, EDGE, WOOD_DARK);
            b.cut(&rect(90.0, 40.0, 40.0, 3.0, 1.0), 0.8, EDGE, WOOD_DARK);
            halo(b, 84.0, 44.0, 52.0, [196, 255, 150, 130]);
        }
        Place::Night => {
            sky(b, hex(0x1d2450), hex(0x4a4a80));
            b.fill(&disc(98.0, 10.0, 13.0), hex(0xf8edc0));
            b.fill(&disc(92.0, 7.0, 11.5), hex(0x252c5a));
            for i in 0..26 {
                b.fill(
                    &disc(
                        -6.0 + unit(i, 1, 9) * 132.0,
                        -30.0 + unit(i, 2, 9) * 84.0,
                        0.4 + unit(i, 3, 9) * 0.7,
                    ),
                    fade(hex(0xfff4c8), 220),
                );
            }
            for (x, w, h) in
                [(-10.0, 24.0, 42.0), (12.0, 18.0, 30.0), (76.0, 20.0, 34.0), (94.0, 34.0, 46.0)]
            {
                b.fill(
                    &svg(&format!(
                        "M{x} 110V{t}L{} {}L{} {t}V110Z",
                        x + w / 2.0,
                        96.0 - h - 10.0,
                        x + w,
                        t = 96.0 - h
                    )),
                    hex(0x2a2348),
                );
                b.fill(&rect(x + w * 0.3, 96.0 - h + 9.0, 4.6, 6.0, 0.6), hex(0xf2c860));
                b.fill(&rect(x + w * 0.62, 96.0 - h + 20.0, 4.6, 6.0, 0.6), hex(0xd9a04a));
            }
        }
        Place::Desert => {
            sky(b, hex(0xf09a5a), hex(0xfbdc9a));
            b.fill(&disc(24.0, 24.0, 13.0), hex(0xfff0c0));
            b.fill(&svg("M76 70V40L84 34H104L110 42V70Z"), hex(0xc9784a));
            b.fill(&svg("M-20 70V52L-6 48H10L14 56V70Z"), hex(0xd08654));
            hills(b, 72.0, hex(0xe2a866));
            for (x, y) in [(8.0, 80.0), (112.0, 78.0)] {
                line(
                    b,
                    &format!(
                        "M{x} {y}V{}M{x} {}H{}V{}M{x} {}H{}V{}",
                        y - 28.0,
                        y - 10.0,
                        x + 8.0,
                        y - 20.0,
                        y - 14.0,
                        x - 7.0,
                        y - 22.0
                    ),
                    4.6,
                    hex(0x6f8f52),
                );
            }
        }
        Place::Theatre => {
            sky(b, hex(0x3a2440), hex(0x6a3a50));
            b.fill(
                &poly(&[(40.0, -60.0), (60.0, -60.0), (104.0, 110.0), (0.0, 110.0)]),
                Ink::down(-20.0, 100.0, [255, 236, 170, 190], [255, 236, 170, 40]),
            );
            for (x, s) in [(-20.0, 1.0), (140.0, -1.0)] {
                b.set((0.0, 0.0), (x, 0.0), (s, 1.0), 0.0, |b| {
                    b.cut(&svg("M0 -60H46Q36 20 24 50Q34 80 30 120H0Z"), 0.8, EDGE, hex(0xa5273a));
                    line(
                        b,
                        "M12 -60Q12 40 10 110M24 -60Q22 20 14 50M36 -60Q30 20 20 48",
                        2.6,
                        hex(0x7c1a2e),
                    );
                    line(b, "M20 50L27 50", 3.4, GOLD);
                });
            }
        }
        Place::Parlour => {
            sky(b, hex(0xb9c8b0), hex(0x8a9c8c));
            for i in 0..12 {
                line(
                    b,
                    &format!("M{x} -60V130", x = -16.0 + 13.0 * i as f32),
                    4.0,
                    [120, 146, 124, 90],
                );
            }
            b.cut(&rect(4.0, -2.0, 26.0, 22.0, 1.0), 1.0, EDGE, GOLD);
            b.fill(&rect(7.0, 1.0, 20.0, 16.0, 0.0), hex(0x9fc4d0));
            b.fill(&svg("M7 17L14 8L19 13L23 10L27 17Z"), hex(0x6c8f6a));
            window(b, 88.0, 4.0, hex(0xf3d9a0));
            b.fill(&rect(-20.0, 74.0, 160.0, 40.0, 0.0), hex(0x7a5844));
        }
        Place::Kitchen => {
            sky(b, hex(0xf0dcae), hex(0xcfae7c));
            for y in 0..7 {
                for x in 0..13 {
                    b.fill(
                        &rect(-18.0 + 12.0 * x as f32, 28.0 + 12.0 * y as f32, 11.0, 11.0, 1.0),
                        if (x + y) % 2 == 0 { [255, 255, 255, 60] } else { [120, 150, 150, 60] },
                    );
                }
            }
            line(b, "M-20 10H140", 2.4, WOOD_DARK);
            for (x, r) in [(8.0, 8.0), (28.0, 6.0), (92.0, 7.0), (110.0, 9.0)] {
                line(b, &format!("M{x} 10V20"), 1.4, EDGE);
                b.cut(&disc(x, 20.0 + r, r), 0.8, EDGE, hex(0xb97a4a));
                b.fill(&disc(x - r * 0.3, 20.0 + r * 0.7, r * 0.4), hex(0xe0ac78));
            }
        }
        Place::Meadow => {
            sky(b, hex(0x86c0dc), hex(0xe6f2d0));
            cloud(b, 18.0, 10.0, 1.0, fade(CREAM, 230));
            cloud(b, 100.0, 22.0, 0.8, fade(CREAM, 220));
            hills(b, 62.0, hex(0xa5c878));
            bush(b, 104.0, 58.0, 11.0, hex(0x6f9e58));
            bush(b, 6.0, 62.0, 9.0, hex(0x78a85c));
            hills(b, 78.0, hex(0x86b25e));
            for i in 0..16 {
                let (x, y) = (-4.0 + unit(i, 1, 3) * 128.0, 74.0 + unit(i, 2, 3) * 14.0);
                b.fill(&disc(x, y, 1.3), if i % 3 == 0 { CREAM } else { hex(0xf2a8b8) });
            }
        }
        Place::Ruins => {
            sky(b, hex(0x9a8a68), hex(0x5a5040));
            for y in 0..8 {
                for x in 0..7 {
                    let shift = if y % 2 == 0 { 0.0 } else { 11.0 };
                    b.fill(
                        &rect(
                            -30.0 + 23.0 * x as f32 + shift,
                            -30.0 + 15.0 * y as f32,
                            22.0,
                            14.0,
                            1.4,
                        ),
                        fade(if unit(x, y, 7) > 0.5 { hex(0x8a7c60) } else { hex(0x776a54) }, 170),
                    );
                }
            }
            halo(b, 82.0, 34.0, 58.0, [255, 214, 120, 150]);
            for (x, t) in [(0.0, 150.0), (14.0, 170.0), (112.0, 200.0)] {
                leaf(b, x, -32.0, 0.8, t, hex(0x5f8a4c));
            }
        }
        Place::Festival => {
            sky(b, hex(0x4a4a86), hex(0xe0906a));
            hills(b, 70.0, hex(0x6a4a66));
            for (y, sag) in [(-8.0, 16.0), (12.0, 18.0)] {
                line(b, &format!("M-10 {y}Q60 {} 130 {y}", y + sag), 0.9, EDGE);
                for i in 0..10 {
                    let t = (i as f32 + 0.5) / 10.0;
                    let (x, py) = (-10.0 + 140.0 * t, y + 2.0 * sag * t * (1.0 - t));
                    let colour = [RED, GOLD, hex(0x5aa6b0), CREAM, hex(0x8ab05a)][i % 5];
                    b.cut(&poly(&[(x - 4.4, py), (x + 4.4, py), (x, py + 9.0)]), 0.6, EDGE, colour);
                }
            }
            for (x, y) in [(6.0, 44.0), (112.0, 46.0), (92.0, 30.0)] {
                halo(b, x, y, 15.0, [255, 206, 110, 190]);
                b.cut(&oval(x, y, 4.4, 5.6), 0.7, EDGE, hex(0xf8c860));
            }
        }
        Place::Alley => {
            sky(b, hex(0x6d6078), hex(0x3c3448));
            for (x, w) in [(-20.0, 46.0), (88.0, 52.0)] {
                b.fill(&rect(x, -60.0, w, 190.0, 0.0), hex(0x584a5c));
                for y in 0..11 {
                    for k in 0..4 {
                        let shift = if y % 2 == 0 { 0.0 } else { 6.0 };
                        b.fill(
                            &rect(
                                x + 1.0 + 12.0 * k as f32 + shift,
                                -34.0 + 11.0 * y as f32,
                                10.6,
                                9.4,
                                1.0,
                            ),
                            [120, 96, 106, 70],
                        );
                    }
                }
            }
            b.fill(&rect(98.0, 6.0, 16.0, 22.0, 1.0), hex(0xe8b455));
            line(b, "M106 6V28M98 17H114", 1.8, EDGE);
            halo(b, 104.0, 18.0, 44.0, [255, 206, 110, 90]);
            halo(b, 52.0, 36.0, 44.0, [190, 176, 220, 90]);
        }
        Place::Autumn => {
            sky(b, hex(0xf6cf8a), hex(0xe9a25e));
            for (x, w) in [(2.0, 8.0), (106.0, 10.0)] {
                b.fill(&rect(x, -60.0, w, 190.0, 0.0), hex(0x6f4a3a));
            }
            for (x, y, r, c) in [
                (-2.0, -8.0, 20.0, 0xd9793a),
                (26.0, -20.0, 16.0, 0xe2963e),
                (108.0, -10.0, 22.0, 0xc9602f),
                (84.0, -24.0, 15.0, 0xe2a545),
            ] {
                bush(b, x, y, r, hex(c));
            }
            hills(b, 80.0, hex(0xb06a38));
            for i in 0..22 {
                let (x, y) = (-4.0 + unit(i, 1, 6) * 128.0, unit(i, 2, 6) * 88.0);
                b.set((0.0, 0.0), (x, y), (0.07, 0.07), unit(i, 3, 6) * 360.0, |b| {
                    b.fill(
                        &svg("M0 0Q-16 -22 0 -50Q16 -22 0 0Z"),
                        hex(if i % 2 == 0 { 0xc9502c } else { 0xf0b040 }),
                    )
                });
            }
        }
        Place::Attic => {
            boards(b, hex(0x846250));
            b.fill(&poly(&[(-20.0, -60.0), (60.0, -60.0), (-20.0, 50.0)]), hex(0x5a3f36));
            b.fill(&poly(&[(140.0, -60.0), (60.0, -60.0), (140.0, 50.0)]), hex(0x533931));
            b.cut(&disc(60.0, -2.0, 12.0), 1.4, EDGE, hex(0xbfe0e8));
            line(b, "M48 -2H72M60 -14V10", 1.8, WOOD_DARK);
            b.fill(
                &poly(&[(52.0, 4.0), (70.0, 4.0), (120.0, 110.0), (40.0, 110.0)]),
                [255, 244, 200, 60],
            );
            for (x, y) in around(3, 100.0, 10.0, 9.0, 60.0) {
                line(b, &format!("M114 -10L{x} {y}"), 0.6, fade(CREAM, 110));
            }
        }
        Place::Road => {
            sky(b, hex(0x9cc7d8), hex(0xf6e6be));
            cloud(b, 96.0, 6.0, 1.0, fade(CREAM, 220));
            b.fill(&svg("M-20 66L14 30L38 58L64 36L96 64L120 44L140 66Z"), hex(0x9ab0b4));
            hills(b, 68.0, hex(0xb9c98a));
            patch(b, "M30 112Q60 90 66 74Q70 66 62 64H70Q82 68 80 78Q76 94 92 112Z", hex(0xe8d2a0));
            bush(b, 10.0, 66.0, 9.0, hex(0x7ea464));
        }
    }
}

/// The counter at the front: a table with the cloth of the set.
pub(super) fn counter(b: &mut Brush, cloth: Rgba) {
    b.fill(
        &rect(-20.0, 82.0, 160.0, 6.0, 0.0),
        Ink::down(82.0, 88.0, [40, 16, 24, 0], [40, 16, 24, 120]),
    );
    b.cut(
        &rect(-20.0, 87.0, 160.0, 40.0, 0.0),
        0.9,
        EDGE,
        Ink::down(87.0, 104.0, lit(WOOD, 0.2), dim(WOOD, 0.4)),
    );
    line(b, "M-20 88.6H140", 0.9, fade(CREAM, 120));
    for i in 0..15 {
        let x = -22.0 + 10.0 * i as f32;
        let flap = svg(&format!("M{x} 92H{}V94.6Q{} 100.4 {x} 94.6Z", x + 10.0, x + 5.0));
        b.cut(&flap, 0.6, EDGE, if i % 2 == 0 { cloth } else { lit(cloth, 0.55) });
    }
    b.cut(&rect(-20.0, 90.6, 160.0, 2.4, 0.0), 0.6, EDGE, dim(cloth, 0.15));
}
