//! The art of the card market: every card has a picture of its own, sets are told apart in grey at
//! 24 pixels, words read, text keeps to its box, and the same picture is the same pixels again.

use std::collections::BTreeSet;
use std::path::Path;

use crate::common::pictures::{grey, unlike};

use caravanserai::games::dale_of_merchants::level::{Edition, LEVELS};
use caravanserai::games::dale_of_merchants::scene::art::{
    self as dale,
    card::{self, CardFace, FaceKind, MIDDLE, SMALL, areas, height},
    folk::{AnimalFolk, Cast, INK, INK_SOFT, band_ink, casts, cloth, ink_on},
};
use caravanserai::games::dale_of_merchants::scene::places::{self, TablePlan};
use caravanserai::text::{Language, Localizer};
use caravanserai::view::art::palette::{Livery, contrast, luminance};
use caravanserai::view::art::wood::table;
use caravanserai::view::art::{Picture, PictureValue, drawn, paint};
use caravanserai::view::art::{
    lettering,
    text::{self, Face},
};
use image::{RgbaImage, imageops};

/// Warm paper at its darkest.
const PAPER: [u8; 4] = [226, 218, 203, 255];

/// Wood of middling darkness.
const WOOD: [u8; 4] = [90, 56, 38, 255];

/// Share of pixels that differ clearly between two pictures of one size.
fn changed(a: &RgbaImage, b: &RgbaImage) -> f32 {
    assert_eq!(a.dimensions(), b.dimensions());
    let far = |(p, q): (&image::Rgba<u8>, &image::Rgba<u8>)| {
        p.0.iter().zip(q.0).map(|(x, y)| u32::from(x.abs_diff(y))).sum::<u32>() > 60
    };
    a.pixels().zip(b.pixels()).filter(|pair| far(*pair)).count() as f32
        / (a.width() * a.height()) as f32
}

/// The face of a card.
fn face(card: &CardFace, width: u32) -> RgbaImage {
    card::face(card, width).unwrap_or_else(|error| panic!("{error}"))
}

/// The picture of a card alone.
fn picture(card: &str, remastered: bool, width: u32, height: u32) -> Option<RgbaImage> {
    dale::scene(card, remastered, width, height).unwrap_or_else(|error| panic!("{error}"))
}

/// The ids of all cards.
fn cards() -> Vec<&'static str> {
    casts().keys().map(String::as_str).filter(|card| !card.contains('@')).collect()
}

/// A face without words.
fn plain(card: &str) -> CardFace<'_> {
    CardFace { card, value: 3, bonus: true, ..CardFace::default() }
}

#[test]
fn every_card_has_a_picture_of_its_own() {
    let mut all: Vec<(String, RgbaImage)> = Vec::new();
    for card in cards() {
        all.push((
            card.to_owned(),
            picture(card, false, 120, 92).unwrap_or_else(|| panic!("{card} has no picture")),
        ));
        let other = picture(card, true, 120, 92)
            .unwrap_or_else(|| panic!("{card} has no remastered picture"));
        if casts().contains_key(&format!("{card}@remastered")) {
            all.push((format!("{card} remastered"), other));
        } else {
            assert_eq!(
                all.last().map(|last| &last.1),
                Some(&other),
                "{card} is the same in both editions"
            );
        }
    }
    assert_eq!(all.len(), 77);
    for (i, (name, image)) in all.iter().enumerate() {
        assert!(image.pixels().all(|p| p.0[3] == 255), "{name} has holes");
        let tones: BTreeSet<[u8; 4]> = image.pixels().map(|p| p.0.map(|v| v >> 4)).collect();
        assert!(tones.len() > 60, "{name} has {} tones only", tones.len());
        for (other, second) in &all[..i] {
            let share = changed(image, second);
            assert!(share > 0.10, "{name} and {other} differ in {share} of their pixels only");
        }
    }
}

/// The shelf of the sets shows their animals: each set of the level has its emblem.
#[test]
fn every_set_of_the_level_has_an_emblem() {
    for edition in ["original", "remastered"] {
        let level = LEVELS.named(edition).expect("the level can be read");
        for set in &level.sets {
            assert!(dale::emblem(&set.id).is_some(), "{}", set.id);
        }
    }
}

#[test]
fn cards_belong_to_the_twelve_sets() {
    assert_eq!(AnimalFolk::all().len(), 12);
    for folk in AnimalFolk::all() {
        assert!(AnimalFolk::of_set(&folk.set).is_some_and(|found| found.folk == folk.folk));
        let own = |card: &&&str| AnimalFolk::of_card(card).is_some_and(|f| f.folk == folk.folk);
        assert_eq!(cards().iter().filter(own).count(), 6, "{folk:?}");
        assert!(dale::emblem(&folk.set).is_some_and(|p| p.name().ends_with(&folk.folk)));
    }
    assert_eq!(AnimalFolk::of_card("owl_5a").map(|folk| folk.set.as_str()), Some("SnowyOwl"));
    assert!(AnimalFolk::of_card("junk").is_none());
    assert_eq!(cards().len(), 73);
    assert!(Cast::of("panda_4", true).is_some_and(|cast| cast.place == "festival"));
    assert!(picture("owl_9", false, 40, 30).is_none());
    assert!(picture("", true, 40, 30).is_none());
}

#[test]
fn emblems_can_be_told_apart_in_grey() {
    let emblems: Vec<Picture> =
        AnimalFolk::all().iter().filter_map(|folk| dale::emblem(&folk.set)).collect();
    let greys: Vec<Vec<f32>> = emblems.iter().map(|p| grey(&paint(p, 24), WOOD)).collect();
    for i in 0..greys.len() {
        for j in 0..i {
            let d = unlike(&greys[i], &greys[j]);
            assert!(d >= 0.12, "{:?} and {:?} differ by {d} only", emblems[i], emblems[j]);
        }
    }
}

#[test]
fn words_read_on_their_ground() {
    for card in cards() {
        let ratio = contrast(cloth(card), band_ink(card));
        assert!(ratio >= 4.5, "{card}: {ratio}");
    }
    for folk in AnimalFolk::all() {
        assert!(contrast(folk.cloth(), ink_on(folk.cloth())) >= 4.5, "{folk:?}");
    }
    assert!(contrast(PAPER, INK) >= 7.0);
    assert!(contrast(PAPER, INK_SOFT) >= 4.5);
}

#[test]
fn faces_have_the_shape_of_cards_at_every_size() {
    for width in [24, 60, 90, SMALL - 1, SMALL, 160, MIDDLE, 280] {
        let image = face(&plain("fennec_3"), width);
        assert_eq!(image.dimensions(), (width, height(width)));
        assert!((height(width) as f32 / width as f32 - 88.0 / 63.0).abs() < 0.03);
        for (x, y) in
            [(0, 0), (width - 1, 0), (0, height(width) - 1), (width - 1, height(width) - 1)]
        {
            assert!(width < 60 || image.get_pixel(x, y).0[3] < 100, "corner of {width}");
        }
        assert_eq!(image.get_pixel(width / 2, height(width) / 2).0[3], 255);
    }
    assert_eq!(face(&plain("fennec_3"), 0).width(), 24);
    assert_eq!(face(&plain("no such card"), 100).width(), 100);
}

#[test]
fn what_a_card_is_changes_its_face() {
    let base = plain("panda_2");
    let variants = [
        base,
        CardFace { value: 4, ..base },
        CardFace { now: Some(5), ..base },
        CardFace { now: Some(1), ..base },
        CardFace { bonus: false, ..base },
        CardFace { kind: FaceKind::Passive, ..base },
        CardFace { kind: FaceKind::Rubbish, ..base },
        CardFace { name: Some("Prepaid Good"), ..base },
        CardFace { kind_word: Some("Technique"), ..base },
        CardFace { text: Some("Take 1 card from the market."), ..base },
    ];
    let images: Vec<RgbaImage> = variants.iter().map(|card| face(card, 260)).collect();
    for i in 0..images.len() {
        for j in 0..i {
            assert_ne!(images[i], images[j], "{:?} and {:?}", variants[i], variants[j]);
        }
    }
    assert_eq!(
        face(&CardFace { now: Some(3), ..base }, 260),
        images[0],
        "a value altered to itself is not altered"
    );
}

#[test]
fn text_keeps_to_its_box() {
    let text = "Jeder Spieler zieht eine Karte vom Stapel jedes Spielers (auch vom eigenen) und sieht sie sich an; lege je eine davon verdeckt auf jeden dieser Stapel \
                zurück, in beliebiger Verteilung, und mische deinen Stapel. Nächster Zug: Du darfst eine Karte deiner Hand wegwerfen.";
    for width in [SMALL, 160, 280, 480] {
        let bare = plain("raccoon_4");
        let full = CardFace {
            name: Some("Concurrence impitoyable du marché"),
            kind_word: Some("Technique"),
            text: Some(text),
            ..bare
        };
        let (before, after) = (face(&bare, width), face(&full, width));
        let a = areas(width);
        let boxes = [Some(a.name), a.kind, a.text];
        let mut inked = [0u32; 3];
        for (x, y, pixel) in after.enumerate_pixels() {
            if pixel == before.get_pixel(x, y) {
                continue;
            }
            let (px, py) = (x as f32, y as f32);
            let inside = |b: &[f32; 4]| {
                px >= b[0] - 2.0
                    && px <= b[0] + b[2] + 2.0
                    && py >= b[1] - 3.0
                    && py <= b[1] + b[3] + 3.0
            };
            let hit = boxes.iter().position(|b| b.as_ref().is_some_and(inside));
            assert!(hit.is_some(), "ink outside of every box at {x}, {y} of {width}");
            inked[hit.unwrap_or(0)] += 1;
        }
        // Only a large card has room for the word for its kind.
        let all = boxes.iter().zip(inked).filter(|(there, _)| there.is_some());
        assert!(all.map(|(_, n)| n).all(|n| n > 40), "{width}: {inked:?}");
        assert_eq!(a.kind.is_some(), width >= MIDDLE);
    }
    let small = areas(90);
    assert!(small.text.is_none() && small.kind.is_none());
    let named = face(&CardFace { name: Some("Sloth"), text: Some(text), ..plain("sloth_1") }, 90);
    assert_eq!(
        named,
        face(&CardFace { name: Some("Sloth"), ..plain("sloth_1") }, 90),
        "no effect text on small cards"
    );
}

/// At 1280×720 the names of the market's cards are at least 11 pixels high, in every language and
/// printing; on a large screen the text of a card can be read as well.
#[test]
fn names_can_be_read_on_the_market_in_a_small_window() {
    // The room that the panels leave there: 924 by 488 points.
    let plan = TablePlan::within(Some((924.0, 488.0)));
    let scale = (924.0 / plan.table.0).min(488.0 / plan.table.1);
    let width = (places::MARKET * dale::BREADTH * scale) as u32;
    let area = areas(width).name;
    let mut names = 0;
    for language in Language::ALL {
        let localizer = Localizer::new(language);
        for edition in [Edition::Original, Edition::Remastered] {
            for kind in &LEVELS.get(edition).unwrap().cards {
                let name = localizer.word(&kind.key);
                let set = lettering::wrap(&name, Face::Bold, 11.0, area[2]);
                let (wide, high) = text::measure(&set, Face::Bold, 11.0);
                assert!(set.lines().count() <= 2, "{name} takes more than two lines");
                assert!(wide <= area[2] && high <= area[3] + 2.0, "{name}: {wide} by {high}");
                names += 1;
            }
        }
    }
    assert!(names > 400);
    // At 1920×1080 there are texts on the cards, in a box that is most of them.
    let scale = (1521.0 / plan.table.0).min(821.0 / plan.table.1);
    let width = (places::MARKET * dale::BREADTH * scale) as u32;
    assert!(areas(width).text.is_some_and(|text| text[3] > width as f32 * 0.5), "{width}");
}

/// The same card with the text beside it carries none, however large it is.
#[test]
fn a_card_beside_its_text_does_not_say_it_twice() {
    let said = CardFace { name: Some("Aimant"), text: Some("Cherche."), ..plain("owl_1") };
    let brief = CardFace { brief: true, ..said };
    assert_ne!(face(&brief, 300), face(&said, 300));
    assert_eq!(face(&brief, 300), face(&CardFace { text: None, ..brief }, 300));
}

#[test]
fn painting_is_repeatable() {
    for card in ["platypus_4", "squirrel_5a", "junk"] {
        let with =
            CardFace { name: Some("Aimant"), text: Some("Cherche une carte."), ..plain(card) };
        assert_eq!(face(&with, 130), face(&with, 130));
    }
    assert_eq!(table(200, 120, 5), table(200, 120, 5));
    assert_ne!(table(200, 120, 5), table(200, 120, 6));
    assert_eq!(paint(&dale::MARKET, 300), paint(&dale::MARKET, 300));
}

#[test]
fn empty_places_of_the_board_are_dark_and_even() {
    let width = 820;
    let board = paint(&dale::MARKET, width);
    let (unit, top) = (width as f32 / 574.0, (width as f32 - 218.0 * width as f32 / 574.0) / 2.0);
    for place in 0..5 {
        let (x, y) = (19.0 + 109.0 * place as f32 + 50.0, 44.0 + 70.0);
        let middle = board.get_pixel((x * unit) as u32, (top + y * unit) as u32).0;
        assert!(luminance(middle) < 0.08, "{middle:?}");
    }
}

#[test]
fn the_table_is_calm() {
    let image = table(640, 360, 1);
    assert!(image.pixels().all(|p| p.0[3] == 255));
    let greys = grey(&image, WOOD);
    let mean = greys.iter().sum::<f32>() / greys.len() as f32;
    assert!((0.08..0.40).contains(&mean), "{mean}");
    let steps: f32 =
        greys.windows(2).map(|w| (w[0] - w[1]).abs()).sum::<f32>() / greys.len() as f32;
    assert!(steps < 0.02, "neighbours differ by {steps}");
    // Cream words and paper cards stand out anywhere on it.
    for pixel in image.pixels() {
        assert!(contrast(pixel.0, [252, 246, 232, 255]) >= 4.5, "{pixel:?}");
    }
}

/// Every mark there is, with amounts that happen.
fn marks() -> Vec<Picture> {
    let mark = |name: &str| Picture::named(&format!("dale_of_merchants/marks/{name}"));
    let altered = |from: u8, to: u8| {
        let change = if to > from { "raised" } else { "lowered" };
        let with = [
            ("from", PictureValue::of(from)),
            ("to", PictureValue::of(to)),
            ("change", change.into()),
        ];
        mark("altered").with(&with)
    };
    let mut all = vec![dale::DELAYED, altered(2, 3), altered(4, 1), mark("bonus"), mark("count")];
    for what in ["market_cost", "stack_needs", "refill_cap", "hand_size", "my_market_cost"] {
        all.extend([1, 2].map(|amount| dale::aura(what, amount)));
    }
    all.push(dale::aura("my_market_cost", -2));
    all.extend(
        (0..5).map(|n| mark("surcharge").with(&[("amount", PictureValue::of(format!("+{n}")))])),
    );
    for die in ["die_polecat", "die_ocelot"] {
        let faces = ["rolling", "0", "1", "2", "3"];
        all.extend(faces.map(|face| mark(die).with(&[("face", face.into())])));
    }
    all
}

#[test]
fn the_tables_name_drawings_that_there_are() {
    for (card, cast) in casts() {
        let drawn = |folder: &str, name: &str| {
            let there =
                name.is_empty() || drawn(&format!("dale_of_merchants/{folder}/{name}")).is_some();
            assert!(there, "{card}: {folder}/{name}");
        };
        drawn("places", &cast.place);
        drawn("heads", &cast.folk);
        for (folder, what) in [("bodies", &cast.wear), ("hats", &cast.hat), ("necks", &cast.neck)] {
            drawn(folder, what.as_ref().map_or("", |what| what.0.as_str()));
        }
        let things = cast.behind.iter().chain(&cast.front).map(|item| item.0.as_str());
        let held = cast.hold.as_ref().map_or("", |hold| hold.0.as_str());
        for thing in things.chain([cast.right.as_str(), cast.left.as_str(), held]) {
            drawn("props", thing);
        }
    }
}

#[test]
fn marks_backs_and_places_differ() {
    let differ = |what: &str, images: Vec<RgbaImage>| {
        for i in 0..images.len() {
            let ink: u64 = images[i].pixels().map(|p| u64::from(p.0[3])).sum();
            assert!(ink > 0, "{what} {i} is empty");
            for j in 0..i {
                assert!(
                    changed(&images[i], &images[j]) > 0.004,
                    "{what} {i} and {j} look the same"
                );
            }
        }
    };
    differ("mark", marks().iter().map(|m| paint(m, 64)).collect());
    let mut backs = vec![dale::MARKET_BACK];
    backs.extend((0..6).map(|seat| dale::seat_back(Livery::new(seat))));
    differ("back", backs.iter().map(|p| paint(p, 125)).collect());
    let slots = ["plain", "deck", "pile", "schedule", "stall", "bin"].map(dale::slot);
    differ("place", slots.iter().map(|p| paint(p, 125)).collect());
}

/// Writes contact panels into the folder named by `CARAVANSERAI_SHEETS`, for eyes: all cards at
/// four widths, emblems, marks and the table.
#[test]
#[ignore = "writes pictures to look at"]
fn contact_sheets() {
    let Some(folder) = std::env::var_os("CARAVANSERAI_SHEETS") else { return };
    let sheet = |name: &str, cells: &[RgbaImage], columns: u32| {
        let wide = cells.iter().map(RgbaImage::width).max().unwrap_or(1) + 8;
        let high = cells.iter().map(RgbaImage::height).max().unwrap_or(1) + 8;
        let mut out =
            table(wide * columns + 8, high * (cells.len() as u32).div_ceil(columns) + 8, 1);
        for (i, cell) in cells.iter().enumerate() {
            let (column, row) = (i as u32 % columns, i as u32 / columns);
            imageops::overlay(
                &mut out,
                cell,
                i64::from(column * wide + 8),
                i64::from(row * high + 8),
            );
        }
        let path = Path::new(&folder).join(name);
        assert!(out.save(&path).is_ok(), "{}", path.display());
    };
    for (width, columns) in [(90, 18), (160, 12), (280, 12), (480, 6)] {
        let cards: Vec<RgbaImage> = cards()
            .into_iter()
            .map(|card| face(&CardFace { name: Some(card), ..plain(card) }, width))
            .collect();
        sheet(&format!("cards_{width}.png"), &cards, columns);
    }
    let emblem = |folk: &AnimalFolk, px| dale::emblem(&folk.set).map(|p| paint(&p, px));
    let emblems: Vec<RgbaImage> = [24, 64, 240]
        .iter()
        .flat_map(|px| AnimalFolk::all().iter().filter_map(move |folk| emblem(folk, *px)))
        .collect();
    sheet("emblems.png", &emblems, 12);
    sheet("marks.png", &marks().iter().map(|m| paint(m, 96)).collect::<Vec<_>>(), 10);
    sheet("market.png", &[paint(&dale::MARKET, 1200)], 1);
}
