//! The cast: which animal stands where, in what clothes and with what thing, for every card id.
//!
//! One row per card. The remastered edition has rows of its own where a card has become another.

use super::figure::Wear::{Apron, Coat, Jersey, Robe, Smock, Vest};
use super::folk::Folk::{
    Chameleon, Crocodile, Fennec, Macaw, Ocelot, Panda, Platypus, Polecat, Raccoon, Sloth,
    SnowyOwl, Squirrel,
};
use super::hats::{Face, Hat, Neck};
use super::kit::{Eyes, Mouth};
use super::places::Place;
use super::props::Prop;
use super::scenes::{Scene, scene};

/// Ids of all cards that have a picture, junk last.
pub const CARDS: [&str; 73] = [
    "platypus_1",
    "platypus_2",
    "platypus_3",
    "platypus_4",
    "platypus_5a",
    "platypus_5b",
    "sloth_1",
    "sloth_2",
    "sloth_3",
    "sloth_4",
    "sloth_5a",
    "sloth_5b",
    "crocodile_1",
    "crocodile_2",
    "crocodile_3",
    "crocodile_4",
    "crocodile_5a",
    "crocodile_5b",
    "fennec_1",
    "fennec_2",
    "fennec_3",
    "fennec_4",
    "fennec_5a",
    "fennec_5b",
    "polecat_1",
    "polecat_2",
    "polecat_3",
    "polecat_4",
    "polecat_5a",
    "polecat_5b",
    "owl_1",
    "owl_2",
    "owl_3",
    "owl_4",
    "owl_5a",
    "owl_5b",
    "macaw_1",
    "macaw_2",
    "macaw_3",
    "macaw_4",
    "macaw_5a",
    "macaw_5b",
    "panda_1",
    "panda_2",
    "panda_3",
    "panda_4",
    "panda_5a",
    "panda_5b",
    "raccoon_1",
    "raccoon_2",
    "raccoon_3",
    "raccoon_4",
    "raccoon_5a",
    "raccoon_5b",
    "squirrel_1",
    "squirrel_2",
    "squirrel_3",
    "squirrel_4",
    "squirrel_5a",
    "squirrel_5b",
    "ocelot_1",
    "ocelot_2",
    "ocelot_3",
    "ocelot_4",
    "ocelot_5a",
    "ocelot_5b",
    "chameleon_1",
    "chameleon_2",
    "chameleon_3",
    "chameleon_4",
    "chameleon_5a",
    "chameleon_5b",
    "junk",
];

/// Ids of the cards whose subject is another one in the remastered edition.
pub const REMASTERED: [&str; 4] = ["fennec_5b", "panda_4", "panda_5b", "chameleon_4"];

/// The scene of a card; nothing for junk, which has no merchant, and for unknown ids.
#[rustfmt::skip]
pub(super) fn scene_of(card: &str, remastered: bool) -> Option<Scene> {
    use Eyes::{Glad, Open, Shut, Sly, Wide, Wink};
    use Mouth::{Flat, Smile, Sour};
    const TALK: Mouth = Mouth::Open;
    Some(match (card, remastered) {
        ("platypus_1", _) => scene(Platypus, Place::Workshop).wear(Apron, 0xa8673c).hat(Hat::Goggles, 0xc9a24a).hold(Prop::Wrench, 0.40, 12.0).left(Prop::Gear),
        ("platypus_2", _) => scene(Platypus, Place::Study).wear(Vest, 0x3f6a8a).face(Face::Spectacles).neck(Neck::Bow, 0xb8433c).mien(Open, Flat).right(Prop::Abacus).left(Prop::Coins),
        ("platypus_3", _) => scene(Platypus, Place::Harbour).wear(Jersey, 0x2f6f9a).hat(Hat::Hard, 0xf0b830).mien(Wink, Smile).right(Prop::Lifebuoy).lift(),
        ("platypus_4", _) => scene(Platypus, Place::Store).wear(Coat, 0x2f8a86).mien(Wide, TALK).hold(Prop::Magnet, 0.48, 100.0).front(Prop::Coins, 112.0, 72.0, 0.26, -60.0),
        ("platypus_5a", _) => scene(Platypus, Place::Lab).wear(Coat, 0xe6e6de).hat(Hat::Goggles, 0x8a9aa6).mien(Wide, TALK).right(Prop::Flask).tilt(-4.0),
        ("platypus_5b", _) => scene(Platypus, Place::Workshop).wear(Smock, 0x6a8ab0).hat(Hat::Beret, 0xb8433c).mien(Sly, Smile).right(Prop::GluePot).tilt(5.0),

        ("sloth_1", _) => scene(Sloth, Place::Jungle).wear(Jersey, 0x6f8a3c).neck(Neck::Medal, 0xb8433c).mien(Glad, Smile).hold(Prop::Trophy, 0.44, 8.0).behind(Prop::Ladder, 10.0, 96.0, 0.62),
        ("sloth_2", _) => scene(Sloth, Place::Road).wear(Vest, 0xa8673c).hat(Hat::Straw, 0xe8c878).right(Prop::Suitcase).behind(Prop::Signpost, 12.0, 92.0, 0.62),
        ("sloth_3", _) => scene(Sloth, Place::Attic).wear(Apron, 0xd9cfae).hat(Hat::Kerchief, 0xb8433c).hold(Prop::Broom, 0.56, 8.0).left(Prop::Bucket),
        ("sloth_4", _) => scene(Sloth, Place::Night).wear(Smock, 0x6a7ab0).hat(Hat::Nightcap, 0x4f6a9c).mien(Shut, Smile).tilt(10.0).right(Prop::Pillow).behind(Prop::Snores, 98.0, 44.0, 0.36),
        ("sloth_5a", _) => scene(Sloth, Place::Meadow).wear(Vest, 0xc9a24a).neck(Neck::Scarf, 0xd9564a).mien(Glad, TALK).right(Prop::Sandwich).left(Prop::Mug),
        ("sloth_5b", _) => scene(Sloth, Place::Parlour).wear(Apron, 0x8fb0c8).mien(Open, Flat).right(Prop::Iron).tilt(5.0),

        ("crocodile_1", _) => scene(Crocodile, Place::Alley).wear(Jersey, 0x3a3844).face(Face::Domino).hat(Hat::Cap, 0x4a4452).mien(Sly, Smile).hold(Prop::Slingshot, 0.40, 8.0),
        ("crocodile_2", _) => scene(Crocodile, Place::Desert).wear(Vest, 0x7a4a30).hat(Hat::Cowboy, 0x8a5a34).neck(Neck::Scarf, 0xb8343c).mien(Sly, TALK).hold(Prop::Popgun, 0.40, -6.0),
        ("crocodile_3", _) => scene(Crocodile, Place::Night).wear(Coat, 0x3a4468).hat(Hat::Beanie, 0x2f3a5c).hold(Prop::Lantern, 0.46, 0.0).left(Prop::Crates),
        ("crocodile_4", _) => scene(Crocodile, Place::Stall).wear(Apron, 0xb8433c).mien(Sly, TALK).hold(Prop::BoxingGlove, 0.46, 14.0),
        ("crocodile_5a", _) => scene(Crocodile, Place::Study).wear(Coat, 0x4a2f3a).hat(Hat::Fedora, 0x3a3038).mien(Sly, Smile).right(Prop::DaggerNote),
        ("crocodile_5b", _) => scene(Crocodile, Place::Harbour).wear(Coat, 0x2f4a6a).hat(Hat::Bowler, 0x3a3440).mien(Wink, Smile).right(Prop::BrokenCrate).left(Prop::TinCan),

        ("fennec_1", _) => scene(Fennec, Place::Meadow).wear(Vest, 0x5a8a8a).mien(Sly, Smile).front(Prop::Fence, 96.0, 114.0, 0.60, 0.0).front(Prop::Fence, 34.0, 118.0, 0.60, 0.0).open(),
        ("fennec_2", _) => scene(Fennec, Place::Festival).wear(Smock, 0xc95a4a).hat(Hat::Party, 0x4f8ab0).mien(Glad, TALK).hold(Prop::Mug, 0.40, 10.0).left(Prop::PartyHorn),
        ("fennec_3", _) => scene(Fennec, Place::Stall).wear(Vest, 0x9a3a5a).hat(Hat::Top, 0x3f3448).neck(Neck::Bow, 0xe8b440).mien(Wink, TALK).hold(Prop::Tickets, 0.44, 6.0),
        ("fennec_4", _) => scene(Fennec, Place::Road).wear(Robe, 0xc98a4a).neck(Neck::Scarf, 0x5a8a8a).mien(Glad, Smile).right(Prop::DonationBox),
        ("fennec_5a", _) => scene(Fennec, Place::Kitchen).wear(Apron, 0xf0e8d8).hat(Hat::Chef, 0xffffff).mien(Glad, TALK).right(Prop::CheesePlate),
        ("fennec_5b", false) => scene(Fennec, Place::Alley).wear(Coat, 0x8a6a9a).mien(Sly, TALK).tilt(6.0).lift().behind(Prop::SpeechBubbles, 96.0, 58.0, 0.52),
        ("fennec_5b", true) => scene(Fennec, Place::Meadow).wear(Apron, 0xd98a9a).neck(Neck::Bow, 0xb8433c).mien(Glad, Smile).right(Prop::Pie).lift(),

        ("polecat_1", _) => scene(Polecat, Place::Ruins).wear(Vest, 0x9a7a4a).hat(Hat::Explorer, 0xd9c08a).neck(Neck::Scarf, 0xb8433c).hold(Prop::Torch, 0.44, 10.0),
        ("polecat_2", _) => scene(Polecat, Place::Desert).wear(Coat, 0x8a6a3c).hat(Hat::Fedora, 0x8a5a34).mien(Wide, TALK).right(Prop::Idol),
        ("polecat_3", _) => scene(Polecat, Place::Theatre).wear(Coat, 0x3a2f4a).hat(Hat::Top, 0x2f2838).face(Face::Monocle).neck(Neck::Bow, 0xb8343c).mien(Sly, Smile).hold(Prop::Cane, 0.50, 4.0),
        ("polecat_4", _) => scene(Polecat, Place::Alley).wear(Vest, 0xb8433c).mien(Wide, Smile).tilt(-6.0).right(Prop::Dynamite),
        ("polecat_5a", _) => scene(Polecat, Place::Night).wear(Smock, 0x6f7a4a).hat(Hat::Kerchief, 0x4f7a4a).mien(Open, Flat).right(Prop::Campfire).left(Prop::Map),
        ("polecat_5b", _) => scene(Polecat, Place::Parlour).wear(Robe, 0x4f6a9c).mien(Shut, Smile).tilt(-8.0).behind(Prop::Sofa, 58.0, 112.0, 1.16).left(Prop::Mug).open(),

        ("owl_1", _) => scene(SnowyOwl, Place::Alley).wear(Coat, 0x9a8a6a).hat(Hat::Fedora, 0x6a5a4a).mien(Sly, Smile).hold(Prop::Newspaper, 0.48, 4.0),
        ("owl_2", _) => scene(SnowyOwl, Place::Study).wear(Robe, 0x5a4a8a).hat(Hat::Mortar, 0x2f2c44).face(Face::Spectacles).right(Prop::Books).left(Prop::Scroll),
        ("owl_3", _) => scene(SnowyOwl, Place::Store).wear(Vest, 0x4a7a6a).face(Face::Monocle).hold(Prop::Loupe, 0.48, -10.0).left(Prop::Gem),
        ("owl_4", _) => scene(SnowyOwl, Place::Snow).wear(Coat, 0x3f6a9a).hat(Hat::Beanie, 0xb8433c).mien(Wide, Smile).hold(Prop::Binoculars, 0.44, -14.0),
        ("owl_5a", _) => scene(SnowyOwl, Place::Stall).wear(Apron, 0x6a8ab0).mien(Open, Smile).right(Prop::Scales),
        ("owl_5b", _) => scene(SnowyOwl, Place::Parlour).wear(Vest, 0x8a3a4a).neck(Neck::Tie, 0xe8b440).face(Face::Spectacles).mien(Open, TALK).lift().right(Prop::Quill),

        ("macaw_1", _) => scene(Macaw, Place::Study).wear(Vest, 0x3a4a6a).neck(Neck::Tie, 0xf0c050).mien(Open, TALK).right(Prop::Telephone).left(Prop::Coins),
        ("macaw_2", _) => scene(Macaw, Place::Kitchen).wear(Apron, 0xf0e0b8).hat(Hat::Chef, 0xffffff).mien(Glad, Smile).right(Prop::Cookies),
        ("macaw_3", _) => scene(Macaw, Place::Ruins).wear(Vest, 0xc9a868).hat(Hat::Explorer, 0xe0c890).mien(Wide, TALK).right(Prop::BrokenVase),
        ("macaw_4", _) => scene(Macaw, Place::Harbour).wear(Coat, 0x2f4a86).hat(Hat::Kerchief, 0x2f6f4a).mien(Open, Smile).hold(Prop::Spyglass, 0.46, 0.0),
        ("macaw_5a", _) => scene(Macaw, Place::Theatre).wear(Coat, 0xe8b830).hat(Hat::Top, 0x3a2f6a).neck(Neck::Bow, 0x4fb0c0).mien(Glad, TALK).lift().right(Prop::Microphone),
        ("macaw_5b", _) => scene(Macaw, Place::Parlour).wear(Jersey, 0x4f8a9a).neck(Neck::Scarf, 0xf0c050).mien(Glad, Smile).right(Prop::Teddy),

        ("panda_1", _) => scene(Panda, Place::Road).wear(Vest, 0x8a4a4a).neck(Neck::Scarf, 0xe8b440).mien(Glad, Smile).hold(Prop::Umbrella, 0.40, 14.0),
        ("panda_2", _) => scene(Panda, Place::Store).wear(Apron, 0x5a7a9a).hat(Hat::Cap, 0x4a6a8a).right(Prop::Parcel).left(Prop::Coins),
        ("panda_3", _) => scene(Panda, Place::Kitchen).wear(Apron, 0x9ab86a).mien(Open, TALK).right(Prop::BreadBasket),
        ("panda_4", false) => scene(Panda, Place::Jungle).wear(Smock, 0x8a7a4a).hat(Hat::Explorer, 0xd0b880).right(Prop::Compass).left(Prop::Map),
        ("panda_4", true) => scene(Panda, Place::Festival).wear(Coat, 0x4a5a7a).neck(Neck::Bow, 0xd8485a).mien(Glad, Smile).hold(Prop::Voucher, 0.48, 4.0),
        ("panda_5a", _) => scene(Panda, Place::Stall).wear(Vest, 0xc95a3a).hat(Hat::Straw, 0xe8c878).neck(Neck::Bow, 0x4f8ab0).mien(Wink, TALK).hold(Prop::PriceTag, 0.44, 0.0),
        ("panda_5b", false) => scene(Panda, Place::Store).wear(Smock, 0x5a6a4a).hat(Hat::Kerchief, 0xd98a3a).mien(Glad, Smile).right(Prop::Crates).left(Prop::ShoppingBag),
        ("panda_5b", true) => scene(Panda, Place::Study).wear(Coat, 0x2f2f3c).face(Face::Monocle).neck(Neck::Tie, 0xb8343c).mien(Sly, Smile).hold(Prop::Letter, 0.44, -6.0),

        ("raccoon_1", _) => scene(Raccoon, Place::Festival).wear(Vest, 0x3a6a5a).hat(Hat::Turban, 0x8a4a9a).mien(Wink, Smile).right(Prop::Cups),
        ("raccoon_2", _) => scene(Raccoon, Place::Night).wear(Jersey, 0xb8433c).mien(Glad, TALK).right(Prop::Drum).lift(),
        ("raccoon_3", _) => scene(Raccoon, Place::Kitchen).wear(Vest, 0x7a6a3c).mien(Shut, Sour).tilt(-6.0).right(Prop::AppleCore).left(Prop::FishBone),
        ("raccoon_4", _) => scene(Raccoon, Place::Alley).wear(Coat, 0x5a4a3c).hat(Hat::Cap, 0x6a5a4a).mien(Sly, Smile).right(Prop::Sack),
        ("raccoon_5a", _) => scene(Raccoon, Place::Workshop).wear(Smock, 0x4a4a5a).hat(Hat::Beanie, 0x3a3844).mien(Sly, Flat).hold(Prop::Scissors, 0.44, 14.0),
        ("raccoon_5b", _) => scene(Raccoon, Place::Desert).wear(Vest, 0x8a5a34).hat(Hat::Explorer, 0xc9a86a).hold(Prop::Shovel, 0.52, 8.0).left(Prop::Map),

        ("squirrel_1", _) => scene(Squirrel, Place::Store).wear(Apron, 0x7a9a5a).mien(Wink, Smile).right(Prop::NutJar),
        ("squirrel_2", _) => scene(Squirrel, Place::Attic).wear(Vest, 0x6a4a7a).mien(Wide, TALK).right(Prop::Chest),
        ("squirrel_3", _) => scene(Squirrel, Place::Parlour).wear(Vest, 0xa85a6a).face(Face::Spectacles).mien(Open, Smile).tilt(6.0).right(Prop::PhotoFrame),
        ("squirrel_4", _) => scene(Squirrel, Place::Autumn).wear(Smock, 0x6f8a4a).mien(Glad, TALK).hold(Prop::Acorn, 0.50, 8.0),
        ("squirrel_5a", _) => scene(Squirrel, Place::Festival).wear(Vest, 0x3f5a8a).hat(Hat::Beret, 0x2f3a5c).neck(Neck::Scarf, 0xb8433c).mien(Glad, TALK).front(Prop::Accordion, 54.0, 104.0, 0.50, 0.0),
        ("squirrel_5b", _) => scene(Squirrel, Place::Snow).wear(Coat, 0xb8433c).hat(Hat::Beanie, 0x4f7a9c).neck(Neck::Scarf, 0x5a8a5a).right(Prop::Snowman),

        ("ocelot_1", _) => scene(Ocelot, Place::Stall).wear(Vest, 0x3a5a7a).hat(Hat::Turban, 0xb8433c).mien(Sly, TALK).lift().right(Prop::Coins),
        ("ocelot_2", _) => scene(Ocelot, Place::Meadow).wear(Smock, 0x5a9a7a).hat(Hat::Straw, 0xf0d890).mien(Glad, Smile).right(Prop::FlowerPot),
        ("ocelot_3", _) => scene(Ocelot, Place::Road).wear(Jersey, 0xd98a3a).neck(Neck::Bow, 0x4f8ab0).mien(Wide, Smile).hold(Prop::Pinwheel, 0.50, 8.0),
        ("ocelot_4", _) => scene(Ocelot, Place::Autumn).wear(Robe, 0x3f7a5a).hat(Hat::Bowler, 0x2f5a44).mien(Wink, Smile).hold(Prop::Clover, 0.44, 6.0),
        ("ocelot_5a", _) => scene(Ocelot, Place::Theatre).wear(Vest, 0x7a2a3a).hat(Hat::Crown, 0xf0c040).neck(Neck::Bow, 0x2f2838).mien(Sly, Smile).hold(Prop::CardFan, 0.46, 4.0).left(Prop::Dice),
        ("ocelot_5b", _) => scene(Ocelot, Place::Parlour).wear(Coat, 0x4a6a8a).face(Face::Blindfold).mien(Open, TALK).tilt(-6.0).lift().hold(Prop::Tickets, 0.34, 16.0),

        ("chameleon_1", _) => scene(Chameleon, Place::Stall).wear(Apron, 0xc96a8a).hat(Hat::Cap, 0x8a5a9a).right(Prop::HatStack),
        ("chameleon_2", _) => scene(Chameleon, Place::Parlour).wear(Robe, 0x7a5a9a).neck(Neck::Pearls, 0xfff4e0).hold(Prop::Mirror, 0.48, 6.0),
        ("chameleon_3", _) => scene(Chameleon, Place::Attic).wear(Coat, 0x7a5a3c).hat(Hat::Bowler, 0x4a3a38).face(Face::Monocle).right(Prop::Gramophone),
        ("chameleon_4", false) => scene(Chameleon, Place::Store).wear(Vest, 0xd98a3a).neck(Neck::Bow, 0x3f6a9a).mien(Open, TALK).hold(Prop::Voucher, 0.48, 4.0),
        ("chameleon_4", true) => scene(Chameleon, Place::Workshop).wear(Vest, 0x3f6a8a).mien(Wide, Smile).hold(Prop::EarTrumpet, 0.46, -8.0),
        ("chameleon_5a", _) => scene(Chameleon, Place::Theatre).wear(Coat, 0xd84a8a).face(Face::Shades).neck(Neck::Scarf, 0x4fb0c0).right(Prop::ShoppingBag).lift(),
        ("chameleon_5b", _) => scene(Chameleon, Place::Jungle).wear(Jersey, 0x4f7ac0).mien(Wide, Smile).twin(),
        _ => return None,
    })
}
