//! A merchant behind the counter: tail, body, clothes, arms, head, and what is worn on it.
//!
//! Stage units: the picture is 120 wide, the counter begins at 88, the figure stands around x = 50.
//! No card is known here.

use super::super::brush::{Brush, disc, oval, poly, svg};
use super::super::palette::{Rgba, fade};
use super::folk::Folk;
use super::hats::{self, Face, Hat, Neck};
use super::heads;
use super::kit::{CREAM, EDGE, Mien, bar, both, dim, hex, line, lit, part, patch, volume};

/// What a merchant wears on the body.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Wear {
    /// Nothing but fur.
    #[default]
    Fur,
    /// An open vest.
    Vest,
    /// An apron over fur.
    Apron,
    /// A buttoned coat.
    Coat,
    /// A striped jersey.
    Jersey,
    /// A robe with a wide collar.
    Robe,
    /// A smock with a belt.
    Smock,
}

/// A merchant, ready to be drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Figure {
    pub folk: Folk,
    pub mien: Mien,
    pub wear: Wear,
    pub cloth: Rgba,
    pub hat: Option<(Hat, Rgba)>,
    pub face: Option<Face>,
    pub neck: Option<(Neck, Rgba)>,
    /// Leaning of the head in degrees.
    pub tilt: f32,
}

/// Middle and size of the head on the stage.
const HEAD: ((f32, f32), f32) = ((50.0, 44.0), 0.58);

/// Tail, body and head; the arms come after the counter.
pub(super) fn body(b: &mut Brush, f: &Figure) {
    tail(b, f.folk);
    let torso = svg("M20 106Q19 80 36 71Q50 65 64 71Q81 80 80 106Z");
    part(b, &torso, f.folk.coat());
    b.clipped(&torso, |b| {
        b.fill(&oval(50.0, 96.0, 19.0, 26.0), f.folk.belly());
        if f.folk == Folk::Panda {
            b.fill(&svg("M10 64H90V82Q50 96 10 82Z"), f.folk.coat());
        }
        if matches!(f.folk, Folk::Crocodile | Folk::Chameleon) {
            for y in [80.0, 86.0, 92.0, 98.0] {
                line(b, &format!("M34 {y}Q50 {} 66 {y}", y + 3.0), 1.2, dim(f.folk.belly(), 0.25));
            }
        }
        clothes(b, f);
        // The shade below the chin.
        b.fill(&oval(50.0, 67.0, 21.0, 8.0), [40, 18, 30, 80]);
    });
    if let Some((neck, colour)) = f.neck {
        hats::neck(b, neck, colour);
    }
    let (to, s) = HEAD;
    b.set((50.0, 60.0), (to.0, to.1 + 6.0), (s, s), f.tilt, |b| {
        heads::head(b, f.folk, f.mien);
        if let Some(face) = f.face {
            hats::face(b, f.folk, face);
        }
        if let Some((hat, colour)) = f.hat {
            hats::hat(b, f.folk, hat, colour);
        }
    });
}

fn clothes(b: &mut Brush, f: &Figure) {
    let c = f.cloth;
    let dark = dim(c, 0.35);
    match f.wear {
        Wear::Fur => {}
        Wear::Vest => both(b, 50.0, |b| {
            let panel = svg("M14 108V70L38 66Q46 84 44 108Z");
            b.cut(&panel, 1.2, EDGE, volume(&panel, c));
            line(b, "M38 68Q45 84 43 106", 1.6, dark);
            b.fill(&disc(39.5, 92.0, 1.7), hex(0xf0c860));
            b.fill(&disc(39.5, 100.0, 1.7), hex(0xf0c860));
        }),
        Wear::Apron => {
            both(b, 50.0, |b| line(b, "M36 66L40 82", 4.0, dark));
            let bib = svg("M34 80H66L72 110H28Z");
            b.cut(&bib, 1.2, EDGE, volume(&bib, c));
            b.stroke(&svg("M40 94H60V104H40Z"), 1.2, dark);
        }
        Wear::Coat | Wear::Robe | Wear::Smock => {
            let all = svg("M10 60H90V110H10Z");
            b.fill(&all, volume(&svg("M20 68H80V106H20Z"), c));
            match f.wear {
                Wear::Coat => {
                    line(b, "M50 80V108", 1.4, EDGE);
                    both(b, 50.0, |b| {
                        let lapel = svg("M50 84L40 66L32 72L40 80L36 84Z");
                        b.cut(&lapel, 0.9, EDGE, dark);
                    });
                    for y in [90.0, 98.0] {
                        b.fill(&disc(54.0, y, 1.7), hex(0xf0c860));
                    }
                    b.fill(&svg("M40 66L50 84L60 66Z"), CREAM);
                }
                Wear::Robe => {
                    let collar = svg("M26 68L50 100L74 68L80 76L56 108H44L20 76Z");
                    b.cut(&collar, 1.0, EDGE, lit(c, 0.45));
                    line(b, "M30 70L50 96L70 70", 1.4, dark);
                }
                _ => {
                    b.cut(&svg("M14 94H86V100H14Z"), 1.0, EDGE, hex(0x6a4430));
                    b.cut(&svg("M45 92H55V102H45Z"), 0.9, EDGE, hex(0xf0c860));
                    line(b, "M50 70V92", 1.4, dark);
                    for y in [78.0, 85.0] {
                        line(
                            b,
                            &format!("M46 {y}L54 {}M54 {y}L46 {}", y + 3.0, y + 3.0),
                            1.2,
                            CREAM,
                        );
                    }
                }
            }
        }
        Wear::Jersey => {
            b.fill(&svg("M10 60H90V110H10Z"), CREAM);
            for y in [76.0, 85.0, 94.0, 103.0] {
                line(b, &format!("M16 {}Q50 {} 84 {}", y, y + 5.0, y), 4.4, c);
            }
        }
    }
}

/// Both arms. `hand` is where the right one goes; the left rests on the counter unless `lift` is
/// given.
pub(super) fn arms(b: &mut Brush, f: &Figure, lift: Option<(f32, f32)>, hand: Option<(f32, f32)>) {
    let right = hand.unwrap_or((70.0, 92.0));
    let left = lift.unwrap_or((30.0, 92.0));
    arm(b, f, (30.0, 80.0), left, -1.0);
    arm(b, f, (70.0, 80.0), right, 1.0);
}

fn arm(b: &mut Brush, f: &Figure, from: (f32, f32), to: (f32, f32), side: f32) {
    let out = if to.1 > 86.0 { 9.0 } else { 7.0 };
    let elbow = (
        (from.0 + to.0) / 2.0 + side * out,
        (from.1 + to.1) / 2.0 + if to.1 > 86.0 { 1.0 } else { 8.0 },
    );
    let path = svg(&format!("M{} {}Q{} {} {} {}", from.0, from.1, elbow.0, elbow.1, to.0, to.1));
    let sleeve = match f.wear {
        Wear::Coat | Wear::Robe | Wear::Smock => f.cloth,
        Wear::Jersey => lit(f.cloth, 0.2),
        _ => f.folk.coat(),
    };
    bar(b, &path, 11.0, 1.4, lit(sleeve, 0.06));
    if f.wear == Wear::Robe || f.wear == Wear::Coat {
        let near = ((elbow.0 + to.0 * 3.0) / 4.0, (elbow.1 + to.1 * 3.0) / 4.0);
        bar(b, &poly(&[near, to]), 12.4, 1.2, lit(f.cloth, 0.4));
    }
    hand_at(b, f.folk, to, side);
}

/// A paw, or the tip of a wing.
fn hand_at(b: &mut Brush, folk: Folk, (x, y): (f32, f32), side: f32) {
    match folk {
        Folk::SnowyOwl | Folk::Macaw => {
            let tones = if folk == Folk::Macaw {
                [hex(0x2f6fc0), hex(0xf2c53c), hex(0xd93a34)]
            } else {
                [hex(0xdcdce2), hex(0xf0f0f2), CREAM]
            };
            for (turn, tone) in [-34.0, 0.0, 34.0].into_iter().zip(tones) {
                b.set((0.0, 0.0), (x, y), (side, 1.0), turn + 20.0, |b| {
                    part(b, &oval(0.0, -4.0, 3.4, 7.4), tone)
                });
            }
        }
        _ => {
            let coat = match folk {
                Folk::Polecat | Folk::Raccoon => hex(0x4a3a38),
                Folk::Platypus => hex(0xe0a348),
                Folk::Ocelot | Folk::Fennec => lit(folk.coat(), 0.3),
                _ => lit(folk.coat(), 0.05),
            };
            part(b, &oval(x, y, 6.8, 6.2), coat);
            for dx in [-2.4, 0.0, 2.4] {
                line(b, &format!("M{} {}V{}", x + dx, y - 5.4, y - 2.4), 0.9, fade(EDGE, 170));
            }
            if folk == Folk::Sloth {
                for dx in [-4.0, 0.0, 4.0] {
                    b.set((0.0, 0.0), (x + dx, y - 4.0), (1.0, 1.0), dx * 4.0, |b| {
                        part(b, &svg("M-1.6 0Q-2 -6 1 -8Q2.4 -4 1.6 0Z"), hex(0xf0e4c4))
                    });
                }
            }
        }
    }
}

fn tail(b: &mut Brush, folk: Folk) {
    let coat = folk.coat();
    match folk {
        Folk::Raccoon => {
            let path = svg("M30 104Q4 104 6 80Q8 66 14 60");
            bar(b, &path, 15.0, 1.6, hex(0xa3a4ad));
            b.clipped(&stroke_area("M30 104Q4 104 6 80Q8 66 14 60"), |b| {
                for (x, y, a) in
                    [(13.0, 60.0, 30.0), (7.0, 74.0, 8.0), (7.0, 88.0, -20.0), (14.0, 99.0, -50.0)]
                {
                    b.set((0.0, 0.0), (x, y), (1.0, 1.0), a, |b| {
                        b.fill(&svg("M-12 -3.4H12V3.4H-12Z"), hex(0x3a3742))
                    });
                }
            });
        }
        Folk::Squirrel => {
            part(
                b,
                &svg("M34 106Q-2 108 2 76Q-10 50 8 36Q22 28 26 40Q30 52 20 58Q24 72 30 82Z"),
                coat,
            );
            patch(
                b,
                "M26 100Q6 98 8 76Q0 54 11 43Q18 40 19 46Q20 53 12 58Q14 76 26 90Z",
                lit(coat, 0.35),
            );
        }
        Folk::Fennec => {
            part(b, &svg("M34 106Q4 110 4 84Q2 68 12 58Q22 70 20 82Q22 90 34 90Z"), coat);
            part(b, &svg("M6 74Q4 66 12 58Q19 66 20 76Q12 70 6 74Z"), hex(0x4a382e));
        }
        Folk::Ocelot | Folk::Polecat => {
            let tone = if folk == Folk::Ocelot { coat } else { hex(0x4a2f24) };
            bar(
                b,
                &svg("M32 104Q2 106 8 78Q12 64 6 54"),
                if folk == Folk::Ocelot { 8.0 } else { 12.0 },
                1.6,
                tone,
            );
            for (x, y) in [(7.0, 60.0), (9.0, 70.0), (7.0, 82.0), (10.0, 93.0)] {
                b.fill(
                    &oval(x, y, 2.2, 1.6),
                    if folk == Folk::Ocelot { hex(0x3c2620) } else { hex(0xe8c87c) },
                );
            }
        }
        Folk::Chameleon => {
            bar(
                b,
                &svg("M34 104Q4 106 4 82Q4 64 18 64Q28 66 26 76Q22 84 15 79Q12 74 17 72"),
                6.4,
                1.6,
                coat,
            );
        }
        Folk::Crocodile => {
            part(b, &svg("M36 108Q6 108 4 70Q4 62 8 60Q16 84 38 88Z"), coat);
            for (x, y) in [(3.0, 72.0), (5.0, 82.0), (9.0, 91.0)] {
                part(
                    b,
                    &poly(&[(x + 2.0, y - 4.0), (x - 5.0, y), (x + 4.0, y + 3.0)]),
                    hex(0x3f7a48),
                );
            }
        }
        Folk::Platypus => {
            part(b, &svg("M34 106Q0 112 2 88Q4 76 14 78Q26 82 36 92Z"), dim(coat, 0.15))
        }
        Folk::Macaw => {
            for (turn, tone) in [(24.0, hex(0x2f6fc0)), (8.0, hex(0xf2c53c)), (-8.0, coat)] {
                b.set((30.0, 100.0), (30.0, 100.0), (1.0, 1.0), turn - 20.0, |b| {
                    part(b, &svg("M24 104Q0 96 4 66Q18 70 34 96Z"), tone)
                });
            }
        }
        Folk::SnowyOwl | Folk::Sloth | Folk::Panda => {}
    }
}

/// The area of the ringed tail, 15 units wide.
fn stroke_area(notation: &str) -> Option<tiny_skia::Path> {
    let stroke = tiny_skia::Stroke {
        width: 15.0,
        line_cap: tiny_skia::LineCap::Round,
        ..Default::default()
    };
    svg(notation)?.stroke(&stroke, 2.0)
}
