//! Heads of the other folk: feathers, scales, a cat and the squirrel. Those with a long snout or
//! beak look to the right.
//!
//! Same canvas and same rules as the other heads.

use super::super::brush::{Brush, disc, oval, svg};
use super::folk::Folk;
use super::heads::eyes;
use super::kit::{CREAM, EDGE, Eye, Mien, Mouth, both, eye, hex, line, mouth, part, patch};

pub(super) fn crocodile(b: &mut Brush, mien: Mien) {
    let skin = Folk::Crocodile.coat();
    let open = mien.mouth == Mouth::Open;
    // Ridges down the neck.
    part(b, &svg("M16 34L8 26L9 38L2 36L7 48L0 50L8 60L4 68L14 74L30 60Z"), hex(0x3f7a48));
    // Lower jaw, then the teeth, then the long upper jaw.
    let jaw = if open { 14.0 } else { 0.0 };
    b.set((30.0, 66.0), (30.0, 66.0), (1.0, 1.0), jaw, |b| {
        part(
            b,
            &svg("M22 58Q56 62 90 61Q96 66 90 71Q64 84 40 86Q22 84 18 70Z"),
            Folk::Crocodile.belly(),
        );
        for x in [50.0, 64.0, 78.0] {
            part(b, &svg(&format!("M{} 63L{x} 55L{} 63Z", x - 3.6, x + 3.6)), CREAM);
        }
    });
    if open {
        patch(b, "M34 62L88 60L86 70L40 72Z", hex(0x8c2f36));
    }
    for x in [46.0, 57.0, 71.0, 85.0] {
        part(b, &svg(&format!("M{} 60L{x} 69L{} 60Z", x - 3.8, x + 3.8)), CREAM);
    }
    part(
        b,
        &svg(
            "M12 62C6 42 14 30 27 29C30 19 44 18 48 28C50 34 54 39 62 42Q72 46 80 43Q86 37 92 41Q99 47 97 55Q95 62 86 62Q62 61 44 62Q34 64 32 74Q28 84 20 80Q14 74 12 62Z",
        ),
        skin,
    );
    patch(b, "M16 44Q20 34 29 33Q33 23 41 24Q34 30 34 36Q22 38 16 44Z", hex(0x86bd78));
    patch(b, "M52 42Q66 50 82 47Q74 52 58 51Q50 48 52 42Z", hex(0x7fb672));
    b.fill(&oval(90.0, 46.5, 2.6, 2.0), hex(0x24452c));
    line(b, "M34 74Q32 66 42 62", 2.2, hex(0x2f6238));
    for (x, y) in [(20.0, 52.0), (27.0, 58.0), (19.0, 63.0), (70.0, 54.0), (60.0, 56.0)] {
        b.fill(&oval(x, y, 2.4, 1.8), hex(0x467f48));
    }
    let yellow = hex(0xf2d24e);
    eye(
        b,
        38.5,
        33.0,
        Eye { r: 6.4, ink: hex(0x1c2418), ring: Some(yellow), lid: hex(0x46824a) },
        mien.eyes,
        false,
    );
    if matches!(mien.mouth, Mouth::Smile) {
        line(b, "M40 62Q33 63 31 56", 2.4, hex(0x2a5632));
    }
}

pub(super) fn owl(b: &mut Brush, mien: Mien) {
    let white = Folk::SnowyOwl.coat();
    part(
        b,
        &svg("M50 8C74 6 90 26 90 50C90 76 74 92 50 92C26 92 10 76 10 50C10 26 26 6 50 8Z"),
        white,
    );
    for (x, y) in [
        (36.0, 16.0),
        (50.0, 13.5),
        (64.0, 16.0),
        (27.0, 23.0),
        (43.0, 22.0),
        (57.0, 22.0),
        (73.0, 23.0),
        (16.0, 46.0),
        (84.0, 46.0),
        (17.0, 60.0),
        (83.0, 60.0),
    ] {
        line(b, &format!("M{} {y}Q{x} {} {} {y}", x - 3.2, y + 4.0, x + 3.2), 2.4, hex(0x77757f));
    }
    both(b, 50.0, |b| {
        b.fill(&oval(31.0, 50.0, 18.5, 21.0), hex(0xe0e0e4));
        b.fill(&oval(31.5, 49.5, 16.0, 18.5), hex(0xfffdf6));
    });
    // Brows that meet above the beak.
    both(b, 50.0, |b| patch(b, "M50 52Q44 36 20 28Q34 26 44 33Q48 36 50 41Z", hex(0xcfd2da)));
    let e = Eye { r: 8.8, ink: hex(0x1e1a20), ring: Some(hex(0xf4b928)), lid: hex(0xd8dae0) };
    eyes(
        b,
        17.5,
        48.0,
        Eye {
            ink: if matches!(mien.eyes, super::kit::Eyes::Shut | super::kit::Eyes::Glad) {
                EDGE
            } else {
                e.ink
            },
            ..e
        },
        mien,
    );
    part(b, &svg("M50 54Q58 58 55 66Q53 72 50 76Q47 72 45 66Q42 58 50 54Z"), hex(0x3a3a44));
    b.fill(&oval(48.4, 60.0, 1.6, 3.2), hex(0x8a8a96));
    if mien.mouth == Mouth::Open {
        part(b, &svg("M46 72Q50 82 54 72Q52 76 50 76Q48 76 46 72Z"), hex(0xa8434a));
    }
    for (x, y) in [(36.0, 80.0), (50.0, 84.0), (64.0, 80.0)] {
        line(b, &format!("M{} {y}Q{x} {} {} {y}", x - 3.2, y + 4.0, x + 3.2), 2.2, hex(0xa3a2aa));
    }
}

pub(super) fn macaw(b: &mut Brush, mien: Mien) {
    let red = Folk::Macaw.coat();
    // Feathers at the nape.
    part(b, &svg("M20 40L6 44L14 54L4 62L15 68L8 80L24 82Z"), hex(0xb32a2c));
    // The lower beak, then the hooked upper one.
    let drop = if mien.mouth == Mouth::Open { 7.0 } else { 0.0 };
    part(
        b,
        &svg(&format!(
            "M58 {a}Q72 {c} 78 {d}Q74 {f} 62 {f}Q54 {e} 58 {a}Z",
            a = 62.0 + drop,
            c = 64.0 + drop,
            d = 70.0 + drop,
            e = 78.0 + drop,
            f = 82.0 + drop
        )),
        hex(0x3a3138),
    );
    part(
        b,
        &svg("M46 12C24 12 12 28 13 52C14 74 26 90 46 92C58 90 64 78 64 62L62 30Q58 14 46 12Z"),
        red,
    );
    patch(b, "M40 17Q24 20 19 38Q26 26 38 24Z", hex(0xf0776a));
    // The bare cheek with its fine lines.
    patch(b, "M58 30Q40 28 34 40Q30 54 40 66Q50 72 60 64Q64 48 58 30Z", hex(0xfbf1e4));
    for path in ["M38 55Q46 56 55 53", "M40 60Q48 61 57 58", "M45 65Q51 65 57 63"] {
        line(b, path, 1.7, hex(0xcf5a50));
    }
    part(
        b,
        &svg("M56 32Q76 24 88 40Q97 54 90 78Q87 82 85 76Q82 64 70 62Q60 62 57 56Q53 42 56 32Z"),
        hex(0xf5e3b8),
    );
    patch(b, "M88 50Q93 62 89 77Q86 78 85 74Q84 64 77 61Q86 60 88 50Z", hex(0x4a3c3c));
    b.fill(&oval(62.0, 37.0, 1.8, 2.6), hex(0x8d6a4a));
    line(b, "M60 34Q72 29 81 37", 2.4, hex(0xfffaea));
    eye(
        b,
        46.0,
        42.0,
        Eye { r: 6.2, ink: hex(0x1e1618), ring: Some(hex(0xf6d868)), lid: hex(0xe8d8c4) },
        mien.eyes,
        false,
    );
}

pub(super) fn squirrel(b: &mut Brush, mien: Mien) {
    let fur = Folk::Squirrel.coat();
    both(b, 50.0, |b| {
        part(b, &svg("M40 34Q38 10 22 2Q26 12 18 18Q14 32 24 46Z"), fur);
        patch(b, "M35 32Q33 20 25 14Q20 28 27 40Z", hex(0xf2b690));
    });
    part(
        b,
        &svg(
            "M50 20C68 20 80 34 83 52Q94 58 90 70Q80 88 50 90Q20 88 10 70Q6 58 17 52C20 34 32 20 50 20Z",
        ),
        fur,
    );
    patch(b, "M46 24Q32 26 26 40Q34 30 46 29Z", hex(0xeeb07a));
    patch(
        b,
        "M50 50Q62 54 70 58Q84 60 86 68Q76 84 50 86Q24 84 14 68Q16 60 30 58Q38 54 50 50Z",
        CREAM,
    );
    both(b, 50.0, |b| b.fill(&oval(22.0, 69.0, 6.0, 4.6), hex(0xf0b09a)));
    eyes(b, 17.0, 50.0, Eye { r: 9.2, ink: hex(0x24140f), ring: None, lid: fur }, mien);
    part(b, &svg("M44 62Q50 58 56 62Q56 67 50 69Q44 67 44 62Z"), hex(0x6b3a34));
    if mien.mouth == Mouth::Open {
        mouth(b, 50.0, 71.0, 9.0, Mouth::Open, hex(0x5a2f22));
        part(b, &svg("M45.5 74H54.5V80H45.5Z"), CREAM);
    } else {
        part(b, &svg("M45 75H55V84Q50 86 45 84Z"), hex(0xfffdf4));
        line(b, "M50 76V84", 1.4, EDGE);
        line(b, "M36 71Q42 78 50 74Q58 78 64 71", 2.4, hex(0x5a2f22));
    }
}

pub(super) fn ocelot(b: &mut Brush, mien: Mien) {
    let fur = Folk::Ocelot.coat();
    let dark = hex(0x3c2620);
    both(b, 50.0, |b| {
        part(b, &svg("M42 28Q38 6 20 6Q8 12 12 32Q15 42 24 44Z"), dark);
        patch(b, "M35 30Q33 15 22 14Q15 19 19 31Q21 37 26 38Z", hex(0xf3d9b0));
    });
    part(
        b,
        &svg(
            "M50 18Q70 18 80 36Q86 46 88 60Q86 76 70 84Q60 90 50 90Q40 90 30 84Q14 76 12 60Q14 46 20 36Q30 18 50 18Z",
        ),
        fur,
    );
    patch(b, "M50 58Q62 54 72 64Q74 80 50 87Q26 80 28 64Q38 54 50 58Z", CREAM);
    both(b, 50.0, |b| {
        // Brow stripes, cheek stripes, spots.
        line(b, "M43 22Q40 30 41 40", 3.4, dark);
        line(b, "M33 27Q32 31 33 35", 3.4, dark);
        line(b, "M24 56Q16 58 12 64", 3.2, dark);
        line(b, "M25 64Q19 68 17 74", 3.2, dark);
        b.fill(&oval(24.0, 42.0, 2.6, 3.6), dark);
        patch(b, "M36 41Q28 42 25 50Q33 57 42 53Q41 45 36 41Z", hex(0xfdf0d2));
        for (x, y) in [(36.0, 70.0), (40.0, 74.5), (33.0, 75.5)] {
            b.fill(&disc(x, y, 1.4), dark);
        }
    });
    line(b, "M50 21V33", 3.2, dark);
    eyes(
        b,
        16.5,
        49.0,
        Eye { r: 6.2, ink: hex(0x2a1814), ring: Some(hex(0xb8c24e)), lid: fur },
        mien,
    );
    part(b, &svg("M42 61Q50 58 58 61Q57 68 50 71Q43 68 42 61Z"), hex(0xc9665a));
    line(b, "M50 70V74", 2.2, dark);
    mouth(b, 50.0, 74.0, 9.0, mien.mouth, dark);
}

pub(super) fn chameleon(b: &mut Brush, mien: Mien) {
    let skin = Folk::Chameleon.coat();
    let dark = hex(0x4f8a34);
    let drop = if mien.mouth == Mouth::Open { 9.0 } else { 0.0 };
    if drop > 0.0 {
        patch(b, "M44 62L92 60L84 76L44 80Z", hex(0xa53a44));
    }
    b.set((30.0, 70.0), (30.0, 70.0), (1.0, 1.0), drop, |b| {
        part(b, &svg("M24 66Q60 66 92 61Q94 72 80 76Q60 82 48 90Q30 92 22 80Z"), hex(0xc9df78));
        for (x, y) in [(36.0, 87.6), (45.0, 86.0), (54.0, 82.6), (63.0, 79.4)] {
            patch(
                b,
                &format!("M{} {y}L{x} {}L{} {}Z", x - 3.4, y + 5.0, x + 3.4, y - 1.4),
                hex(0x9fc256),
            );
        }
    });
    // The veil: the high helmet of the head.
    part(
        b,
        &svg(
            "M22 80C8 66 8 40 14 22Q20 4 30 6Q42 14 54 30Q64 38 78 44Q94 50 94 58Q92 64 84 64Q58 68 40 70Q30 72 22 80Z",
        ),
        skin,
    );
    patch(b, "M18 34Q22 14 30 11Q26 26 30 42Q22 44 17 52Q16 42 18 34Z", hex(0xb6da6a));
    for path in ["M34 16Q32 30 38 42", "M46 27Q44 34 46 38", "M20 56Q26 62 24 74"] {
        line(b, path, 3.4, dark);
    }
    for (x, y) in [(72.0, 50.0), (80.0, 54.0), (66.0, 58.0), (30.0, 64.0)] {
        b.fill(&disc(x, y, 2.2), hex(0xe2c23c));
    }
    line(b, "M34 68Q62 67 90 61", 2.4, hex(0x3c6b2a));
    // The turret of the eye.
    part(b, &disc(51.0, 49.0, 14.0), hex(0xa6d062));
    for path in ["M42 42A11 11 0 0 1 60 42", "M42 56A11 11 0 0 0 60 56"] {
        line(b, path, 2.0, dark);
    }
    eye(
        b,
        53.0,
        48.5,
        Eye { r: 5.6, ink: hex(0x201a14), ring: Some(hex(0xf3d35c)), lid: hex(0xa6d062) },
        mien.eyes,
        false,
    );
    b.fill(&oval(88.0, 53.0, 1.5, 1.2), hex(0x3c6b2a));
}
