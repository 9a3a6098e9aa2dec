//! The goods and tools of the market, each on a canvas of 100 units, standing on the line at 92.
//!
//! A list of names, and the painters of workshop and household things. Nothing in here knows a
//! card.

use super::super::brush::{Brush, Ink, around, disc, oval, poly, rect, star, svg};
use super::super::palette::fade;
use super::kit::{
    BLUE, CREAM, EDGE, GOLD, GREEN, PAPER, RED, STEEL, WOOD, WOOD_DARK, bar, both, dim, glint, hex,
    line, lit, patch, thing, thing_at,
};
use super::{props_fun, props_trade};

/// A thing on a card picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Prop {
    Wrench,
    Gear,
    Abacus,
    Lifebuoy,
    Magnet,
    Coins,
    Flask,
    GluePot,
    Trophy,
    Suitcase,
    Signpost,
    Broom,
    Bucket,
    Pillow,
    Sandwich,
    Mug,
    Iron,
    Slingshot,
    Popgun,
    Lantern,
    BoxingGlove,
    DaggerNote,
    BrokenCrate,
    Fence,
    PartyHorn,
    Tickets,
    DonationBox,
    CheesePlate,
    SpeechBubbles,
    Pie,
    Torch,
    Idol,
    Cane,
    Dynamite,
    Campfire,
    Sofa,
    Newspaper,
    Scroll,
    Books,
    Loupe,
    Binoculars,
    Scales,
    Quill,
    Telephone,
    Cookies,
    BrokenVase,
    Spyglass,
    Microphone,
    Teddy,
    Umbrella,
    Parcel,
    BreadBasket,
    Compass,
    Voucher,
    PriceTag,
    Crates,
    Letter,
    Cups,
    Drum,
    AppleCore,
    Sack,
    Scissors,
    Shovel,
    Map,
    NutJar,
    Chest,
    PhotoFrame,
    Acorn,
    Accordion,
    Snowman,
    FlowerPot,
    Pinwheel,
    Clover,
    CardFan,
    Dice,
    HatStack,
    Mirror,
    Gramophone,
    EarTrumpet,
    ShoppingBag,
    FishBone,
    Boot,
    TinCan,
    Ladder,
    Gem,
    Snores,
}

/// Paints a thing.
pub(super) fn prop(b: &mut Brush, prop: Prop) {
    match prop {
        Prop::Wrench => {
            b.set((50.0, 50.0), (50.0, 50.0), (1.0, 1.0), 18.0, |b| {
                thing_at(
                    b,
                    "M44 34Q30 28 32 12Q34 4 40 3L40 17L50 22L60 17L60 3Q66 4 68 12Q70 28 56 34L57 68Q66 74 66 84Q64 96 50 97Q36 96 34 84Q34 74 43 68Z",
                    STEEL,
                );
                b.fill(&disc(50.0, 83.0, 6.5), EDGE);
                line(b, "M47 38L46 64", 3.0, lit(STEEL, 0.6));
            });
        }
        Prop::Gear => {
            for (x, y) in around(8, 50.0, 56.0, 32.0, 0.0) {
                bar(b, &poly(&[(50.0, 56.0), (x, y)]), 13.0, 2.9, GOLD);
            }
            thing(b, &disc(50.0, 56.0, 27.0), GOLD);
            for (x, y) in around(8, 50.0, 56.0, 30.0, 0.0) {
                b.stroke(&poly(&[(50.0, 56.0), (x, y)]), 10.0, GOLD);
            }
            b.fill(&disc(50.0, 56.0, 24.0), Ink::down(30.0, 84.0, lit(GOLD, 0.4), dim(GOLD, 0.2)));
            b.cut(&disc(50.0, 56.0, 9.0), 2.4, EDGE, dim(GOLD, 0.7));
        }
        Prop::Abacus => {
            thing(b, &rect(8.0, 14.0, 84.0, 78.0, 7.0), WOOD);
            b.fill(&rect(16.0, 22.0, 68.0, 62.0, 3.0), PAPER);
            for (row, (y, colour)) in
                [(33.0, RED), (53.0, BLUE), (73.0, GREEN)].into_iter().enumerate()
            {
                b.stroke(&poly(&[(16.0, y), (84.0, y)]), 2.6, EDGE);
                let beads: &[f32] = [
                    &[24.0, 36.0, 64.0, 76.0][..],
                    &[24.0, 52.0, 64.0, 76.0],
                    &[24.0, 36.0, 48.0, 76.0],
                ][row];
                for x in beads {
                    b.cut(
                        &oval(*x, y, 5.4, 8.0),
                        1.8,
                        EDGE,
                        Ink::down(y - 8.0, y + 8.0, lit(colour, 0.45), dim(colour, 0.1)),
                    );
                }
            }
        }
        Prop::Lifebuoy => {
            b.stroke(&disc(50.0, 54.0, 29.0), 25.0, EDGE);
            b.stroke(
                &disc(50.0, 54.0, 29.0),
                19.5,
                Ink::Linear((25.0, 20.0), (80.0, 92.0), vec![(0.0, CREAM), (1.0, hex(0xc9b8a4))]),
            );
            for angle in [0.0, 90.0, 180.0, 270.0] {
                b.set((50.0, 54.0), (50.0, 54.0), (1.0, 1.0), angle, |b| {
                    b.stroke(&svg("M40 26.8Q50 23.4 60 26.8"), 19.5, RED);
                });
            }
            b.stroke(&disc(50.0, 54.0, 41.0), 2.0, hex(0xd8b46c));
        }
        Prop::Magnet => {
            b.stroke(&svg("M24 84V46Q24 18 50 18Q76 18 76 46V84"), 27.0, EDGE);
            b.stroke(
                &svg("M24 80V46Q24 18 50 18Q76 18 76 46V80"),
                21.0,
                Ink::Linear(
                    (20.0, 8.0),
                    (86.0, 92.0),
                    vec![(0.0, lit(RED, 0.3)), (0.5, RED), (1.0, dim(RED, 0.3))],
                ),
            );
            both(b, 50.0, |b| thing(b, &rect(13.6, 70.0, 20.8, 22.0, 1.0), hex(0xdfe4ea)));
            line(b, "M20 60V46Q21 26 36 17", 4.0, fade(CREAM, 170));
            for path in ["M6 98L10 92", "M24 104V98", "M94 98L90 92", "M76 104V98"] {
                line(b, path, 3.0, CREAM);
            }
        }
        Prop::Flask => {
            thing_at(b, "M40 10H60V38L84 80Q88 92 76 92H24Q12 92 16 80L40 38Z", hex(0xd5e6ea));
            b.fill(
                &svg("M34 54H66L79 80Q82 88 75 88H25Q18 88 21 80Z"),
                Ink::down(54.0, 88.0, hex(0xa6e05a), hex(0x3f9a3c)),
            );
            thing(b, &rect(36.0, 4.0, 28.0, 9.0, 4.0), hex(0xeef6f8));
            for (x, y, r) in
                [(42.0, 70.0, 5.0), (58.0, 78.0, 4.0), (53.0, 62.0, 3.0), (60.0, 66.0, 2.0)]
            {
                b.fill(&disc(x, y, r), fade(CREAM, 190));
            }
            line(b, "M42 42L26 74", 3.4, fade(CREAM, 220));
            for (x, y, r) in [(50.0, -6.0, 9.0), (62.0, -18.0, 12.0), (44.0, -24.0, 10.0)] {
                b.fill(&disc(x, y, r), [190, 232, 130, 200]);
                b.fill(&disc(x - r * 0.3, y - r * 0.3, r * 0.5), [226, 248, 184, 200]);
            }
        }
        Prop::GluePot => {
            bar(b, &poly(&[(56.0, 50.0), (82.0, 2.0)]), 7.0, 2.4, WOOD);
            thing_at(b, "M20 44H80L76 86Q74 92 66 92H34Q26 92 24 86Z", hex(0x4f86b8));
            thing_at(
                b,
                "M15 34H85V46Q80 50 76 46Q74 66 68 66Q62 66 62 50Q56 44 50 50Q50 58 44 58Q39 58 38 48Q30 44 26 48Q20 52 15 46Z",
                hex(0xfff6d8),
            );
            b.cut(&rect(32.0, 66.0, 36.0, 18.0, 3.0), 1.6, EDGE, PAPER);
            line(b, "M38 75H62", 4.0, hex(0x6a4a3a));
            thing_at(b, "M72 22L86 30L76 46Q68 44 66 36Z", hex(0xe7d9b0));
        }
        Prop::Trophy => {
            both(b, 50.0, |b| {
                b.stroke(&svg("M28 22Q8 20 12 38Q16 52 34 50"), 12.0, EDGE);
                b.stroke(&svg("M28 22Q8 20 12 38Q16 52 34 50"), 6.0, GOLD);
            });
            thing_at(
                b,
                "M24 10H76Q78 46 58 58V70H66Q72 74 72 80H28Q28 74 34 70H42V58Q22 46 24 10Z",
                GOLD,
            );
            thing(b, &rect(24.0, 80.0, 52.0, 13.0, 3.0), WOOD_DARK);
            b.fill(&star(5, 50.0, 32.0, 13.0, 5.6, 0.0), hex(0xfff2c0));
            line(b, "M32 16Q32 40 42 50", 4.0, fade(CREAM, 200));
        }
        Prop::Broom => {
            bar(b, &poly(&[(62.0, -20.0), (50.0, 54.0)]), 6.4, 2.6, WOOD);
            thing_at(b, "M40 52L62 55Q72 74 76 94L22 90Q32 72 40 52Z", hex(0xe2b95c));
            for path in ["M46 60L36 89", "M52 60L49 91", "M57 61L62 92"] {
                line(b, path, 2.2, hex(0xa87c30));
            }
            line(b, "M38 60L63 63", 5.0, RED);
        }
        Prop::Bucket => {
            b.stroke(&svg("M18 46Q18 6 50 6Q82 6 82 46"), 5.6, EDGE);
            b.stroke(&svg("M18 46Q18 6 50 6Q82 6 82 46"), 2.2, STEEL);
            thing_at(b, "M14 44H86L76 88Q75 92 70 92H30Q25 92 24 88Z", hex(0x6f9fb8));
            b.cut(&oval(50.0, 45.0, 36.0, 9.0), 2.9, EDGE, hex(0x3f6a86));
            for (x, y, r) in [
                (36.0, 40.0, 9.0),
                (50.0, 36.0, 11.0),
                (64.0, 41.0, 9.0),
                (44.0, 30.0, 6.0),
                (72.0, 36.0, 5.0),
            ] {
                b.cut(&disc(x, y, r), 1.4, hex(0x7fb2c8), hex(0xf4fcff));
            }
            line(b, "M28 58L33 84", 4.0, fade(CREAM, 170));
        }
        Prop::Pillow => {
            thing_at(
                b,
                "M10 50Q2 44 8 38Q14 36 18 42Q50 32 82 42Q88 34 94 40Q97 46 91 52Q96 68 91 82Q96 90 90 94Q84 96 80 90Q50 98 20 90Q14 98 8 93Q4 86 10 80Q5 66 10 50Z",
                hex(0xf2eefc),
            );
            for x in [30.0, 50.0, 70.0] {
                line(b, &format!("M{x} 40Q{} 66 {x} 92", x + 3.0), 4.4, hex(0xa9b9e4));
            }
        }
        Prop::Snores => {
            for (x, y, s) in [(22.0, 78.0, 12.0), (46.0, 52.0, 17.0), (74.0, 20.0, 23.0)] {
                let z = format!(
                    "M{} {}H{}L{} {}H{}",
                    x - s * 0.5,
                    y - s * 0.6,
                    x + s * 0.5,
                    x - s * 0.5,
                    y + s * 0.6,
                    x + s * 0.5
                );
                line(b, &z, s * 0.5, EDGE);
                line(b, &z, s * 0.26, CREAM);
            }
        }
        Prop::Iron => {
            thing_at(b, "M4 92H96Q96 60 66 52H30Q8 60 4 92Z", hex(0xb9c6d2));
            b.fill(&rect(5.0, 84.0, 90.0, 8.0, 2.0), dim(STEEL, 0.5));
            b.stroke(&svg("M30 50Q26 22 48 22H72Q84 22 82 34"), 16.0, EDGE);
            b.stroke(&svg("M30 50Q26 22 48 22H72Q84 22 82 34"), 10.0, RED);
            line(b, "M20 74Q26 62 40 60", 4.0, CREAM);
            for x in [18.0, 50.0, 82.0] {
                line(
                    b,
                    &format!("M{x} 4Q{} -6 {x} -14Q{} -22 {x} -30", x - 7.0, x + 7.0),
                    5.0,
                    fade(CREAM, 180),
                );
            }
        }
        Prop::Lantern => {
            b.fill(
                &disc(50.0, 56.0, 58.0),
                Ink::round((50.0, 56.0), 58.0, [255, 214, 110, 170], [255, 190, 80, 0]),
            );
            b.stroke(&svg("M30 30Q30 4 50 4Q70 4 70 30"), 6.0, EDGE);
            b.stroke(&svg("M30 30Q30 4 50 4Q70 4 70 30"), 2.2, STEEL);
            thing_at(b, "M26 30Q50 12 74 30V36H26Z", hex(0x5a4a48));
            b.cut(
                &rect(29.0, 36.0, 42.0, 46.0, 4.0),
                2.9,
                EDGE,
                Ink::round((50.0, 60.0), 32.0, hex(0xfffbd8), hex(0xf5b03c)),
            );
            patch(b, "M50 44Q62 58 58 68Q54 76 50 76Q44 76 42 68Q40 58 50 44Z", hex(0xf08028));
            patch(b, "M50 56Q56 64 54 70Q52 74 50 74Q47 74 46 70Q45 64 50 56Z", hex(0xfff4b0));
            line(b, "M40 38V80M60 38V80", 2.4, EDGE);
            thing(b, &rect(23.0, 81.0, 54.0, 11.0, 4.0), hex(0x5a4a48));
        }
        Prop::Ladder => {
            for x in [28.0, 72.0] {
                bar(b, &poly(&[(x, 0.0), (x, 94.0)]), 7.0, 2.6, WOOD);
            }
            for y in [14.0, 34.0, 54.0, 74.0] {
                bar(b, &poly(&[(28.0, y), (72.0, y)]), 6.0, 2.4, lit(WOOD, 0.15));
            }
        }
        Prop::Gem => {
            thing_at(b, "M24 46H76L94 62L50 94L6 62Z", hex(0x59b8c8));
            patch(b, "M24 46L34 62L50 46Z", hex(0xc8f0f4));
            patch(b, "M6 62H34L50 94Z", hex(0x8ad6e0));
            patch(b, "M34 62H66L50 94Z", hex(0x3f9cb0));
            patch(b, "M50 46L66 62L76 46Z", hex(0x9ce0ea));
            glint(b, 26.0, 42.0, 16.0);
        }
        other => {
            if !props_trade::paint(b, other) {
                props_fun::paint(b, other);
            }
        }
    }
}
