//! Heads of the furry folk, on a canvas of 100 units, looking out of the picture.
//!
//! The same head serves the emblem, the portrait and the pawn; it must read at 24 pixels, so shapes
//! come first.

use super::super::brush::{Brush, disc, oval, svg};
use super::folk::Folk;
use super::heads_more as more;
use super::kit::{CREAM, EDGE, Eye, Mien, both, eye, hex, line, mouth, part, patch};

/// Paints the head of a set, about 80 units wide around (50, 50).
pub(super) fn head(b: &mut Brush, folk: Folk, mien: Mien) {
    match folk {
        Folk::Platypus => platypus(b, mien),
        Folk::Sloth => sloth(b, mien),
        Folk::Crocodile => more::crocodile(b, mien),
        Folk::Fennec => fennec(b, mien),
        Folk::Polecat => polecat(b, mien),
        Folk::SnowyOwl => more::owl(b, mien),
        Folk::Macaw => more::macaw(b, mien),
        Folk::Panda => panda(b, mien),
        Folk::Raccoon => raccoon(b, mien),
        Folk::Squirrel => more::squirrel(b, mien),
        Folk::Ocelot => more::ocelot(b, mien),
        Folk::Chameleon => more::chameleon(b, mien),
    }
}

/// Draws both eyes at equal distance from the middle.
pub(super) fn eyes(b: &mut Brush, dx: f32, y: f32, e: Eye, mien: Mien) {
    eye(b, 50.0 - dx, y, e, mien.eyes, false);
    eye(b, 50.0 + dx, y, e, mien.eyes, true);
}

fn platypus(b: &mut Brush, mien: Mien) {
    let fur = Folk::Platypus.coat();
    part(
        b,
        &svg("M50 11C71 11 83 26 83 47C83 66 74 82 50 82C26 82 17 66 17 47C17 26 29 11 50 11Z"),
        fur,
    );
    patch(b, "M50 15C36 15 26 22 22 34C30 24 40 20 50 20Z", hex(0xb07e58));
    part(b, &svg("M44 12Q45 5 39 3Q48 3 50 11Q54 4 61 5Q55 8 56 12Z"), fur);
    both(b, 50.0, |b| b.fill(&oval(32.0, 39.0, 8.6, 6.6), hex(0xc79a70)));
    eyes(b, 17.5, 39.5, Eye { r: 5.6, ink: EDGE, ring: None, lid: fur }, mien);
    // The bill: broad, soft, and what everybody knows.
    let bill = hex(0xeaa945);
    if mien.mouth == super::kit::Mouth::Open {
        part(b, &svg("M24 72Q50 68 76 72Q78 92 50 95Q22 92 24 72Z"), hex(0xa85a38));
        b.fill(&oval(50.0, 85.0, 15.0, 6.0), hex(0xe77f7c));
    } else {
        part(b, &svg("M20 72Q50 66 80 72Q82 87 50 91Q18 87 20 72Z"), hex(0xc07a34));
    }
    part(
        b,
        &svg(
            "M39 47Q50 41 61 47Q66 55 80 57Q97 61 92 72Q88 81 70 79Q50 76 30 79Q12 81 8 72Q3 61 20 57Q34 55 39 47Z",
        ),
        bill,
    );
    patch(b, "M41 50Q50 45 59 50Q61 55 68 58Q50 54 32 58Q39 55 41 50Z", hex(0xf8cf80));
    both(b, 50.0, |b| b.fill(&oval(43.5, 60.0, 2.0, 3.0), hex(0x8a4f22)));
    line(b, "M16 70Q33 75 50 71Q67 75 84 70", 1.8, hex(0xb4702c));
}

fn sloth(b: &mut Brush, mien: Mien) {
    let fur = Folk::Sloth.coat();
    part(
        b,
        &svg(
            "M50 10C76 8 91 27 90 52C90 64 93 70 88 76C82 90 66 92 50 92C34 92 18 90 12 76C7 70 10 64 10 52C9 27 24 8 50 10Z",
        ),
        fur,
    );
    for path in [
        "M20 34Q34 14 50 18",
        "M80 34Q66 14 50 18",
        "M15 60Q12 70 18 78",
        "M85 60Q88 70 82 78",
        "M27 24Q36 16 46 15",
    ] {
        line(b, path, 2.2, hex(0x8a6c48));
    }
    let face =
        svg("M50 30C66 22 83 34 81 56C80 74 66 84 50 84C34 84 20 74 19 56C17 34 34 22 50 30Z");
    part(b, &face, hex(0xf0e0b8));
    // The dark stripes that run from the eyes outwards.
    both(b, 50.0, |b| {
        patch(
            b,
            "M42 45Q40 38 32 41Q22 46 17 66Q20 72 26 66Q32 60 39 55Q43 51 42 45Z",
            hex(0x62442e),
        )
    });
    eyes(
        b,
        15.5,
        48.0,
        Eye { r: 5.2, ink: hex(0x241612), ring: Some(hex(0xa9784c)), lid: hex(0x62442e) },
        mien,
    );
    part(b, &svg("M50 55Q60 55 60 61Q58 68 50 68Q42 68 40 61Q40 55 50 55Z"), hex(0x3a2622));
    b.fill(&oval(47.0, 58.8, 3.6, 1.8), hex(0x8a6a60));
    mouth(b, 50.0, 73.0, 11.0, mien.mouth, hex(0x4a3024));
}

fn fennec(b: &mut Brush, mien: Mien) {
    let fur = Folk::Fennec.coat();
    both(b, 50.0, |b| {
        part(b, &svg("M43 46Q30 10 6 4Q-2 30 22 62Z"), fur);
        patch(b, "M36 42Q26 18 11 11Q9 30 25 52Z", hex(0xe79a86));
        patch(b, "M36 42Q28 26 20 19Q30 34 31 48Z", CREAM);
    });
    part(
        b,
        &svg(
            "M50 34Q70 34 78 54Q86 60 84 66Q74 74 64 80Q57 92 50 92Q43 92 36 80Q26 74 16 66Q14 60 22 54Q30 34 50 34Z",
        ),
        fur,
    );
    both(b, 50.0, |b| patch(b, "M48 66Q40 58 30 60Q20 60 17 65Q27 73 37 79Q43 90 49 90Z", CREAM));
    patch(b, "M50 36Q46 48 45 62L50 66L55 62Q54 48 50 36Z", hex(0xd9a765));
    eyes(b, 15.5, 57.0, Eye { r: 5.4, ink: hex(0x2a1a18), ring: None, lid: fur }, mien);
    part(b, &svg("M43 75Q50 71 57 75Q56 82 50 84Q44 82 43 75Z"), hex(0x2a1f22));
    b.fill(&oval(48.0, 76.5, 2.6, 1.2), hex(0x8d8088));
    mouth(b, 50.0, 85.0, 5.5, mien.mouth, hex(0x5a3626));
}

fn polecat(b: &mut Brush, mien: Mien) {
    let dark = hex(0x4a2f24);
    both(b, 50.0, |b| {
        part(b, &svg("M34 30Q30 8 14 10Q4 16 10 34Q16 44 26 44Z"), hex(0xf4e8cc));
        patch(b, "M29 31Q27 17 17 17Q11 21 16 33Q20 39 26 38Z", hex(0x8d5a48));
    });
    part(
        b,
        &svg("M50 17Q74 17 82 40Q88 56 80 66Q70 84 50 90Q30 84 20 66Q12 56 18 40Q26 17 50 17Z"),
        dark,
    );
    // The pale band across the brow and the pale muzzle.
    patch(
        b,
        "M50 30Q68 28 77 40Q82 50 82 60Q77 46 66 44Q56 43 50 47Q44 43 34 44Q23 46 18 60Q18 50 23 40Q32 28 50 30Z",
        hex(0xf7ecd0),
    );
    patch(b, "M50 60Q62 58 67 67Q66 78 50 87Q34 78 33 67Q38 58 50 60Z", hex(0xf7ecd0));
    patch(b, "M40 19Q50 16 60 19Q56 25 50 26Q44 25 40 19Z", hex(0xd9a54e));
    eyes(
        b,
        15.0,
        54.0,
        Eye { r: 5.0, ink: hex(0x1c1010), ring: Some(hex(0xd59a4a)), lid: dark },
        mien,
    );
    part(b, &svg("M43 64Q50 60 57 64Q57 71 50 73Q43 71 43 64Z"), hex(0x2a1a1c));
    b.fill(&oval(48.0, 65.5, 2.6, 1.3), hex(0x8d7a80));
    mouth(b, 50.0, 76.0, 7.0, mien.mouth, hex(0x4a2f24));
}

fn panda(b: &mut Brush, mien: Mien) {
    let black = hex(0x2f2d36);
    both(b, 50.0, |b| {
        part(b, &disc(20.0, 23.0, 13.5), black);
        b.fill(&oval(18.0, 20.0, 6.0, 5.0), hex(0x56535f));
    });
    part(
        b,
        &svg("M50 14C72 14 87 30 90 54C92 74 76 88 50 88C24 88 8 74 10 54C13 30 28 14 50 14Z"),
        hex(0xf8f4ea),
    );
    both(b, 50.0, |b| {
        b.set((31.0, 50.0), (31.0, 50.0), (1.0, 1.0), 32.0, |b| {
            b.fill(&oval(31.0, 51.0, 10.5, 14.0), black)
        });
    });
    eyes(
        b,
        17.5,
        49.0,
        Eye { r: 5.4, ink: hex(0x17141a), ring: Some(hex(0xb6b0ae)), lid: black },
        mien,
    );
    part(b, &svg("M41 62Q50 57 59 62Q60 70 50 73Q40 70 41 62Z"), black);
    b.fill(&oval(47.0, 63.2, 3.6, 1.6), hex(0x7d7a86));
    line(b, "M50 72V76", 2.2, black);
    mouth(b, 50.0, 76.0, 8.5, mien.mouth, black);
}

fn raccoon(b: &mut Brush, mien: Mien) {
    let fur = hex(0xa3a4ad);
    both(b, 50.0, |b| {
        part(b, &svg("M40 30Q36 6 20 6Q10 14 16 42Z"), hex(0xdedce0));
        patch(b, "M35 30Q31 14 22 13Q17 20 21 38Z", hex(0x4e4c5c));
    });
    part(
        b,
        &svg(
            "M50 20Q68 20 78 36Q84 46 96 54Q92 60 93 65Q84 68 80 76Q66 88 50 88Q34 88 20 76Q16 68 7 65Q8 60 4 54Q16 46 22 36Q32 20 50 20Z",
        ),
        fur,
    );
    patch(b, "M50 20Q55 20 58 22Q54 34 54 44H46Q46 34 42 22Q45 20 50 20Z", hex(0x63626e));
    both(b, 50.0, |b| {
        patch(b, "M46 43Q36 34 26 38Q18 42 10 54Q20 46 34 46Z", CREAM);
        patch(b, "M48 46Q36 40 26 45Q14 52 9 63Q18 68 28 66Q40 64 45 58Z", hex(0x2c2934));
    });
    patch(b, "M50 54Q62 58 72 66Q70 82 50 86Q30 82 28 66Q38 58 50 54Z", CREAM);
    patch(b, "M47 44H53L55 62H45Z", hex(0x2c2934));
    eyes(
        b,
        17.0,
        54.0,
        Eye { r: 4.8, ink: hex(0x15121a), ring: Some(hex(0xcfa36a)), lid: hex(0x2c2934) },
        mien,
    );
    part(b, &svg("M42 63Q50 58 58 63Q58 71 50 73Q42 71 42 63Z"), hex(0x26222c));
    b.fill(&oval(47.5, 64.5, 3.0, 1.4), hex(0x86828e));
    mouth(b, 50.0, 76.0, 7.5, mien.mouth, hex(0x3a3540));
}
