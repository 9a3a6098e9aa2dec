//! The scene of Merchants Cove: every space of the clock, boat, hall, dock and card is on the board
//! once, what is offered in the harbour can be clicked where it lies, every figure can be painted
//! and say what it is, nothing hidden is drawn, and words are clear of one another at the least
//! window.

use crate::common::pictures::{grey, unlike};
use caravanserai::{
    games::{
        self,
        merchants_cove::{
            level::{BerthIx, Clan, DockWord},
            scene::art,
            table::{
                layout,
                nouns::{CoveSight, CoveView, GameView},
            },
        },
    },
    table::{
        action::Thing,
        catalogue::SeatInfo,
        game::Setup,
        ids::{Viewer, ZoneId},
        play::Play,
        sight::Sight,
        view::TableView,
    },
    text::{Language, Localizer},
    view::{
        art::{
            Picture, files, paint,
            palette::GROUND,
            text::{self, Face},
            try_paint,
        },
        figures::{Anchor, Figure, Label, Scene},
        scene::{self, SceneContext, key_of, meets},
    },
};
use std::collections::BTreeSet;

/// The room that a window of 1280 by 720 leaves for the board.
const ROOM: (f32, f32) = (940.0, 495.0);
/// Logical pixels for a board unit there.
const ZOOM: f32 = 0.88;

fn begin(seats: usize, seed: u64) -> Play {
    let seat = |n: usize| SeatInfo {
        name: format!("P{n}"),
        colour: n as u8,
        race: String::new(),
        by: Default::default(),
    };
    let setup = Setup {
        game: "merchants_cove".into(),
        edition: "standard".into(),
        seats: (0..seats).map(seat).collect(),
        options: Default::default(),
        seed,
        study: false,
    };
    Play::begin(games::by_id("merchants_cove").unwrap(), setup).unwrap()
}

fn scene_in(sight: &Sight, language: Language) -> Scene {
    let localizer = Localizer::new(language);
    let room = Some(ROOM);
    scene::build_scene(sight, SceneContext { localizer, palette: Default::default(), room })
}

/// Plays on by any offer, looking at the scene after every choice.
fn walk(seats: usize, choices: usize, mut look: impl FnMut(&Sight, &Scene)) {
    let mut play = begin(seats, 3);
    let mut pick = 12345_u32;
    for _ in 0..choices {
        let Some(seat) = play.decision_seat() else { return };
        let sight = play.sight(Viewer::Seat(seat));
        look(&sight, &scene_in(&sight, Language::En));
        pick = pick.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let offers = play.offers();
        let action = offers[(pick >> 8) as usize % offers.len()].action;
        play.choose(action).unwrap();
    }
}

/// The zones that always lie on the board.
fn zones(n: &CoveSight) -> Vec<ZoneId> {
    let hours = (1..=i64::from(layout::HOURS)).map(layout::hour);
    let berths = (0..n.level().berths.len() as u8).map(|berth| layout::berth(BerthIx(berth)));
    hours
        .chain((0..layout::HANDS).map(layout::hand))
        .chain(berths)
        .chain((0..layout::ROW).map(layout::row))
        .chain(Clan::ALL.map(layout::hall))
        .chain(DockWord::ALL.map(layout::dock))
        .chain([layout::LAIR, layout::BAG, layout::TAINTS, layout::FOLK])
        .collect()
}

#[test]
fn every_place_boat_and_hourglass_is_on_the_board_once() {
    let mut docked = 0;
    for seats in [1, 2, 4] {
        walk(seats, 120, |sight, scene| {
            let n = CoveSight::of(sight).unwrap();
            let count = |key: &str| scene.figures.iter().filter(|f| f.key == key).count();
            for zone in zones(&n) {
                assert_eq!(count(&key_of(Thing::Zone(zone))), 1, "{zone:?}");
            }
            for player in n.players() {
                let key = key_of(Thing::Piece(layout::glass(player)));
                assert_eq!(count(&key), 1, "no hourglass of {player}");
            }
            for boat in 0..layout::BOATS {
                let lies = n.location(layout::boat(boat));
                let shown = usize::from(lies != Some(layout::OFF));
                assert_eq!(count(&key_of(Thing::Zone(layout::aboard(boat)))), shown, "{boat}");
                docked += usize::from(!n.at_sea(boat) && shown == 1);
                for piece in n.contents(layout::aboard(boat)) {
                    assert_eq!(count(&format!("~{}", key_of(Thing::Piece(*piece)))), 1);
                }
            }
            for berth in 0..n.level().berths.len() as u8 {
                let key = key_of(Thing::Zone(layout::berth(BerthIx(berth))));
                assert_eq!(count(&format!("~{key}/leads")), 1, "no name of where it leads");
            }
            let glass = |player: &_| key_of(Thing::Piece(layout::glass(*player)));
            let glasses: Vec<String> = n.players().map(|player| glass(&player)).collect();
            let stand = |f: &&Figure| glasses.contains(&f.key);
            let stand: Vec<&Figure> = scene.figures.iter().filter(stand).collect();
            for (nth, a) in stand.iter().enumerate() {
                let apart = |b: &&Figure| (a.at.0 - b.at.0).abs() + (a.at.1 - b.at.1).abs() > 11.0;
                assert!(stand[..nth].iter().all(apart), "{} hides another one", a.key);
            }
            for piece in DockWord::ALL.iter().flat_map(|dock| n.contents(layout::dock(*dock))) {
                assert_eq!(count(&format!("~{}", key_of(Thing::Piece(*piece)))), 1);
            }
        });
    }
    assert!(docked > 20, "hardly a boat ever docked: {docked}");
}

/// Whether a thing belongs to a shop, which is a sheet of its own beside the board.
fn in_a_shop(thing: Thing) -> bool {
    let shops = layout::SHOP_ZONES..layout::taints(0).0;
    matches!(thing, Thing::Zone(zone) if shops.contains(&zone.0))
}

#[test]
fn keys_are_unique_and_what_is_offered_can_be_clicked_where_it_lies() {
    let mut met = BTreeSet::new();
    walk(3, 400, |sight, scene| {
        let keys: BTreeSet<&str> = scene.figures.iter().map(|f| f.key.as_str()).collect();
        assert_eq!(keys.len(), scene.figures.len(), "a key is used twice");
        for offer in &sight.offers {
            let touched = offer.message.iter().flat_map(|message| &message.touches);
            for thing in touched.filter(|thing| !in_a_shop(**thing)) {
                let key = key_of(*thing);
                let shown = scene.figures.iter().any(|f| f.key == key && f.picture.is_some());
                assert!(shown, "{key} is offered and cannot be seen");
                met.insert(sight.catalogue.verb(offer.action.verb).name);
            }
        }
    });
    for verb in ["visit", "board", "berth", "take-on", "sell"] {
        assert!(met.contains(verb), "{verb} was never offered on the board: {met:?}");
    }
}

#[test]
fn every_figure_can_be_painted_and_say_what_it_is() {
    let english = Localizer::new(Language::En);
    let mut painted = BTreeSet::new();
    walk(4, 250, |sight, scene| {
        if sight.state_no % 10 != 0 {
            return;
        }
        for figure in &scene.figures {
            if let Some(picture) = figure.picture.filter(|p| painted.insert(*p)) {
                assert!(try_paint(&picture, 24).is_ok(), "{picture:?} cannot be painted");
                assert_ne!(picture, art::TOKEN, "{} has no drawing", figure.key);
            }
        }
        for key in scene.figures.iter().map(|f| &f.key).filter(|k| meets(k)) {
            let message = scene::about(sight, key).unwrap_or_else(|| panic!("{key} says nothing"));
            let words = english.say(&message, &sight.catalogue);
            assert!(!words.is_empty() && !words.contains(['{', '}']), "{key}: {words}");
            assert!(!words.contains("mc-"), "{key}: {words}");
        }
    });
    assert!(painted.len() > 60, "hardly any pictures: {}", painted.len());
    let sight = begin(2, 1).sight(Viewer::Public);
    for nonsense in ["", "space:999", "zone:9999", "piece:9999", "seat:7", "load:1", "load:x"] {
        assert_eq!(scene::about(&sight, nonsense), None, "{nonsense}");
    }
}

#[test]
fn nothing_hidden_is_drawn() {
    let mut held = 0;
    walk(3, 200, |sight, scene| {
        let n = CoveSight::of(sight).unwrap();
        let hidden = [layout::BAG, layout::TAINTS, layout::DISCARDS, layout::FOLK];
        let own = n.players().map(layout::taints);
        for zone in hidden.into_iter().chain(own) {
            held += n.count(zone);
            for piece in n.contents(zone) {
                let key = key_of(Thing::Piece(*piece));
                let drawn = scene.figures.iter().any(|f| f.key.trim_start_matches('~') == key);
                assert!(!drawn, "{key} of {zone:?} is drawn");
            }
        }
    });
    assert!(held > 1000);
}

/// Where the words of a figure lie: left, top, right, bottom, in board units.
fn lies(figure: &Figure, label: &Label) -> [f32; 4] {
    let face = if label.bold { Face::Bold } else { Face::Text };
    let size = (label.size * ZOOM).max(13.0);
    let words = match label.room {
        room if room > 0.0 => text::elided(&label.text, face, size, room * ZOOM),
        _ => label.text.clone(),
    };
    let (wide, high) = text::measure(&words, face, size);
    let (wide, high) = (wide / ZOOM, high / ZOOM);
    let left = match label.anchor {
        Anchor::Right => figure.at.0 + size * 0.25 / ZOOM,
        _ => figure.at.0 - wide / 2.0,
    };
    let top = figure.at.1 - high / 2.0;
    [left, top, left + wide, top + high]
}

#[test]
fn words_are_clear_of_one_another_and_of_the_edge_in_every_language() {
    for language in [Language::En, Language::Fr, Language::Es] {
        for seats in [1, 2, 4] {
            let mut play = begin(seats, 5);
            for _ in 0..60 {
                if play.decision_seat().is_none() {
                    break;
                }
                let scene = scene_in(&play.sight(Viewer::Public), language);
                let labelled = scene.figures.iter().filter_map(|f| Some((f, f.label.as_ref()?)));
                let all: Vec<_> = labelled.map(|(f, l)| (&f.key, lies(f, l))).collect();
                for (nth, (key, a)) in all.iter().enumerate() {
                    assert!(a[0] >= 0.0 && a[2] <= 1000.0, "{key} juts out: {a:?} {language:?}");
                    for (other, b) in &all[..nth] {
                        let apart = a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1];
                        assert!(apart, "{key} lies on {other}: {a:?} {b:?} {language:?}");
                    }
                }
                let action = play.offers()[0].action;
                play.choose(action).unwrap();
            }
        }
    }
}

#[test]
fn names_and_deeds_are_not_cut_short() {
    for language in [Language::En, Language::Fr, Language::Es] {
        for seed in 0..12 {
            let scene = scene_in(&begin(2, seed).sight(Viewer::Public), language);
            for figure in &scene.figures {
                let Some(label) = figure.label.as_ref().filter(|l| l.room > 0.0) else { continue };
                let face = if label.bold { Face::Bold } else { Face::Text };
                let size = (label.size * ZOOM).max(13.0);
                // Where the whole name has no room, the shorter one has.
                let whole =
                    |words: &String| text::elided(words, face, size, label.room * ZOOM) == *words;
                let told = whole(&label.text) || !label.short.is_empty() && whole(&label.short);
                assert!(told, "{}: {} {language:?}", figure.key, label.text);
            }
        }
    }
}

#[test]
fn adventurers_goods_and_spaces_can_be_told_apart_in_grey() {
    let told_apart = |family: &str, pictures: &[Picture], least: f32| {
        let greys: Vec<_> = pictures.iter().map(|p| grey(&paint(p, 24), GROUND)).collect();
        for i in 0..greys.len() {
            for j in 0..i {
                let d = unlike(&greys[i], &greys[j]);
                assert!(d >= least, "{family}: {:?}, {:?}: {d}", pictures[i], pictures[j]);
            }
        }
    };
    let folder = |name: &str| -> Vec<Picture> {
        let all = files::all().into_iter().filter(|file| file.starts_with(name));
        all.map(|file| Picture::named(&file)).collect()
    };
    let adventurers: Vec<Picture> = (0..5).map(art::who).collect();
    told_apart("adventurers", &adventurers, 0.12);
    let families =
        [("hall", 0.12), ("merchant", 0.03), ("folk", 0.12), ("townsfolk", 0.03), ("space", 0.12)];
    for (family, least) in families {
        let all = folder(&format!("merchants_cove/{family}/"));
        assert!(all.len() >= 3, "{family}");
        told_apart(family, &all, least);
    }
}

#[test]
fn each_of_the_townsfolk_has_a_picture_of_its_own() {
    let sight = begin(2, 5).sight(Viewer::Public);
    let n = CoveSight::of(&sight).unwrap();
    let level = n.level();
    assert_eq!(level.townsfolk.len(), 36);
    let all: BTreeSet<Picture> = level.townsfolk.iter().map(art::townsfolk).collect();
    assert_eq!(all.len(), level.townsfolk.len());
    for card in &level.townsfolk {
        assert_ne!(art::townsfolk(card), art::folk(card.set), "{} has no drawing", card.name);
    }
}

/// What somebody has is told on one line: two digits of corruption cards do not run into the
/// shields that stand behind them, in the least window either.
#[test]
fn sums_are_clear_of_the_shields() {
    use caravanserai::table::{edit::Edit, ids::SeatId};
    let mut setup = begin(2, 5).setup().clone();
    setup.study = true;
    let mut play = Play::begin(games::by_id("merchants_cove").unwrap(), setup).unwrap();
    let shields = Edit::parse("dial shields:0 15", play.catalogue()).expect("an edit");
    play.arrange(&[shields]).expect("four active shields");
    let mut scene = scene_in(&play.sight(Viewer::Everybody), Language::En);
    let line = format!("~{}", key_of(Thing::Seat(SeatId(0))));
    let sum = format!("{line}/shops/corruption/sum");
    let at = scene.figures.iter().position(|f| f.key == sum).expect("its corruption is told");
    let figure = &mut scene.figures[at];
    figure.label.as_mut().expect("a number").text = "10".to_owned();
    let [.., right, _] = lies(figure, figure.label.as_ref().expect("a number"));
    let shields: Vec<&Figure> =
        scene.figures.iter().filter(|f| f.key.starts_with(&format!("{line}/shield"))).collect();
    assert_eq!(shields.len(), 4);
    for shield in shields {
        let left = shield.at.0 - shield.size / 2.0;
        assert!(right <= left, "{right} runs into {left} ({})", shield.key);
    }
}

/// An hourglass stands in the halo of its seat, with its badge, beside what it stands on: it hides
/// no hour of the day, and no hand of the clock reaches to it.
#[test]
fn an_hourglass_has_a_place_of_its_own() {
    let (mut stood, mut together) = (0, 0);
    for seats in [2, 4] {
        walk(seats, 150, |sight, scene| {
            let n = CoveSight::of(sight).unwrap();
            let figure = |key: &str| scene.figures.iter().find(|f| f.key == key).unwrap();
            for player in n.players() {
                let piece = layout::glass(player);
                let glass = figure(&key_of(Thing::Piece(piece)));
                let picture = glass.picture.expect("it is seen");
                assert_eq!(picture.name(), "merchants_cove/afloat");
                assert!(glass.least >= 26.0, "it is seen at any zoom");
                let Some(zone) = n.location(piece) else { continue };
                let Some(hour) = layout::hour_of(zone).filter(|hour| *hour <= 12) else { continue };
                let disc = figure(&key_of(Thing::Zone(layout::hour(hour))));
                let (x, y) = (glass.at.0 - disc.at.0, glass.at.1 - disc.at.1);
                let stack = n.glasses(zone);
                if stack.len() == 1 {
                    assert!(x.hypot(y) > glass.size * 0.45 + 8.0, "it hides the hour {hour}");
                    stood += 1;
                    continue;
                }
                // All of one hour stand in its line, the upper ones nearer to it.
                let middle = figure("~clock").at;
                let (to_x, to_y) = (middle.0 - disc.at.0, middle.1 - disc.at.1);
                let aside = (x * to_y - y * to_x).abs() / to_x.hypot(to_y);
                assert!(aside < 1.0, "it stands {aside} beside the line of the hour {hour}");
                if stack.last() == Some(&player) {
                    assert!(x.hypot(y) < 45.0, "the upper one is {} off its hour", x.hypot(y));
                    together += 1;
                }
            }
        });
    }
    assert!(stood > 20, "hardly any stood alone on an hour: {stood}");
    assert!(together > 20, "hardly any stood together on an hour: {together}");
}

/// Which day it is, can be read wherever the hourglasses stand, however many of them: it lies clear
/// of every place that one of them may have.
#[test]
fn the_day_is_clear_of_every_hourglass() {
    let mut seen = 0;
    for seats in [1, 2, 4] {
        walk(seats, 150, |sight, scene| {
            let n = CoveSight::of(sight).unwrap();
            let day = scene.figures.iter().find(|f| f.key == "~clock/day").expect("it is said");
            let words = lies(day, day.label.as_ref().unwrap());
            for player in n.players() {
                let key = key_of(Thing::Piece(layout::glass(player)));
                let Some(glass) = scene.figures.iter().find(|f| f.key == key) else { continue };
                let half = glass.size.max(glass.least / ZOOM) / 2.0;
                let (x, y) = glass.at;
                let clear = x + half <= words[0]
                    || words[2] <= x - half
                    || y + half <= words[1]
                    || words[3] <= y - half;
                assert!(clear, "an hourglass at {:?} lies on {words:?}", glass.at);
                seen += usize::from(n.location(layout::glass(player)) == Some(layout::hour(12)));
            }
        });
    }
    assert!(seen > 0, "none ever stood at hour 12");
}
