//! The scene of Duck Dealer: every space, route and ship is on the board once, every figure can be
//! painted and say what it is, and what stands on one planet lies on nothing of another, whether
//! the room is wide or not.

use caravanserai::{
    games,
    table::{
        action::Thing,
        catalogue::SeatInfo,
        game::Setup,
        ids::{SpaceId, Viewer},
        play::Play,
        sight::Sight,
    },
    text::{Language, Localizer},
    view::{
        art::try_paint,
        figures::{Figure, Scene},
        scene::{self, SceneContext, key_of, meets, thing_of},
    },
};
use std::collections::BTreeSet;

/// Rooms for both plans: unknown, and as wide as that of a window of 1280 by 720.
const ROOMS: [Option<(f32, f32)>; 2] = [None, Some((940.0, 495.0))];

fn begin(seats: usize, seed: u64) -> Play {
    let seat = |n: usize| SeatInfo {
        name: format!("P{n}"),
        colour: n as u8,
        race: String::new(),
        by: Default::default(),
    };
    let setup = Setup {
        game: "duck_dealer".into(),
        edition: "standard".into(),
        seats: (0..seats).map(seat).collect(),
        options: Default::default(),
        seed,
        study: false,
    };
    Play::begin(games::by_id("duck_dealer").unwrap(), setup).unwrap()
}

fn scene_in(sight: &Sight, language: Language, room: Option<(f32, f32)>) -> Scene {
    let localizer = Localizer::new(language);
    scene::build_scene(sight, SceneContext { localizer, palette: Default::default(), room })
}

/// Plays on by any offer, looking at the scene in both plans after every choice.
fn walk(seats: usize, choices: usize, mut look: impl FnMut(&Sight, &Scene)) {
    let mut play = begin(seats, 3);
    let mut pick = 12345_u32;
    for _ in 0..choices {
        let Some(seat) = play.decision_seat() else { return };
        let sight = play.sight(Viewer::Seat(seat));
        for room in ROOMS {
            look(&sight, &scene_in(&sight, Language::En, room));
        }
        pick = pick.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let offers = play.offers();
        let action = offers[(pick >> 8) as usize % offers.len()].action;
        play.choose(action).unwrap();
    }
}

#[test]
fn every_space_route_and_ship_is_on_the_board_once() {
    let mut ships = 0;
    walk(5, 60, |sight, scene| {
        let count = |key: &str| scene.figures.iter().filter(|f| f.key == key).count();
        for (n, space) in sight.catalogue.spaces.iter().enumerate() {
            let key = key_of(Thing::Space(SpaceId(n as u16)));
            let own: Vec<_> = scene.figures.iter().filter(|f| f.key == key).collect();
            assert_eq!(own.len(), 1, "{key}");
            assert_eq!(own[0].at, (space.at.0 as f32 / 10.0, space.at.1 as f32 / 10.0), "{key}");
        }
        for link in 0..sight.catalogue.links.len() {
            assert_eq!(scene.lines.iter().filter(|l| l.key == format!("link:{link}")).count(), 1);
        }
        let begun = sight.decision.is_some_and(|d| {
            let asked = sight.catalogue.question(d.question);
            !["dd-question-equip", "dd-question-start"].contains(&asked)
        });
        for seat in 0..5 {
            assert!(count(&format!("piece:{seat}")) <= 1);
            assert!(!begun || count(&format!("piece:{seat}")) == 1, "no ship of seat {seat}");
            ships += count(&format!("piece:{seat}"));
        }
    });
    assert!(ships > 100, "hardly any ships were seen: {ships}");
}

#[test]
fn ships_stand_beside_their_planets_in_the_halos_of_their_seats() {
    let mut planets = 0;
    walk(4, 60, |_, scene| {
        let ship = |f: &&Figure| f.picture.is_some_and(|p| p.name() == "duck_dealer/afloat");
        let ships: Vec<&Figure> = scene.figures.iter().filter(ship).collect();
        assert!(ships.iter().all(|f| f.size_at(0.3) * 0.3 >= 26.0), "small on a small screen");
        let turns = |f: &&&Figure| f.picture.and_then(|p| p.word("turn")) == Some("yes");
        assert!(ships.iter().filter(turns).count() <= 1);
        for (n, a) in ships.iter().enumerate() {
            let apart = |b: &Figure| (a.at.0 - b.at.0).hypot(a.at.1 - b.at.1);
            assert!(ships[..n].iter().all(|b| apart(b) >= 20.0), "two ships lie on one another");
            let world = |f: &&Figure| f.key.starts_with("space:") && f.size > 50.0;
            let nearest = scene.figures.iter().filter(world).map(apart).fold(1e3, f32::min);
            assert!(nearest > 40.0, "{} lies on its planet", a.key);
            planets += usize::from(nearest < 70.0);
        }
    });
    assert!(planets > 50, "hardly a ship stood at a planet: {planets}");
}

#[test]
fn keys_are_unique_and_what_is_offered_can_be_clicked() {
    let mut met = 0;
    walk(3, 200, |sight, scene| {
        let keys: BTreeSet<&str> = (scene.figures.iter().map(|f| f.key.as_str()))
            .chain(scene.lines.iter().map(|l| l.key.as_str()))
            .collect();
        assert_eq!(keys.len(), scene.figures.len() + scene.lines.len(), "a key is used twice");
        let touched = sight.offers.iter().filter_map(|o| o.message.as_ref());
        for thing in touched.flat_map(|message| &message.touches) {
            let key = key_of(*thing);
            let shown = scene.figures.iter().any(|f| f.key == key && f.picture.is_some());
            assert!(shown, "{key} is offered and cannot be seen");
            met += 1;
        }
    });
    assert!(met > 100, "hardly anything was offered on the board");
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
            }
        }
        for key in scene.figures.iter().map(|f| &f.key).filter(|k| meets(k)) {
            let message = scene::about(sight, key).unwrap_or_else(|| panic!("{key} says nothing"));
            let words = english.say(&message, &sight.catalogue);
            assert!(!words.is_empty() && !words.contains(['{', '}']), "{key}: {words}");
            assert!(!words.contains("dd-"), "{key}: {words}");
        }
    });
    assert!(painted.len() > 60, "hardly any pictures: {}", painted.len());
    let sight = begin(2, 1).sight(Viewer::Public);
    for nonsense in ["", "space:999", "zone:999", "piece:999", "seat:0", "counter:x", "stock:green"]
    {
        assert_eq!(scene::about(&sight, nonsense), None, "{nonsense}");
    }
}

/// Whether two figures lie on one another by more than their soft edges.
fn overlap(a: &Figure, b: &Figure) -> bool {
    let reach = (a.size + b.size) * 0.42;
    (a.at.0 - b.at.0).hypot(a.at.1 - b.at.1) < reach
}

#[test]
fn planets_keep_clear_of_one_another_and_of_points() {
    let sight = begin(5, 2).sight(Viewer::Public);
    for room in ROOMS {
        let scene = scene_in(&sight, Language::En, room);
        let on = |f: &Figure| thing_of(&f.key);
        let space = |f: &Figure| matches!(on(f), Some(Thing::Space(_)));
        let large: Vec<&Figure> =
            scene.figures.iter().filter(|f| space(f) && f.size > 30.0).collect();
        assert!(large.len() >= 16 * 3);
        for (n, a) in large.iter().enumerate() {
            for b in scene.figures.iter().filter(|f| space(f) && on(f) != on(a)) {
                assert!(!overlap(a, b), "{} lies on {}", a.key, b.key);
            }
            let ground = scene.figures.iter().find(|f| f.key == "~ground").unwrap();
            let (half, off) = (ground.half(), (a.at.0 - ground.at.0, a.at.1 - ground.at.1));
            let inside = |off: f32, half: f32| off.abs() + a.size / 2.0 <= half;
            assert!(inside(off.0, half.0) && inside(off.1, half.1), "{} ({n}) juts out", a.key);
        }
    }
}

#[test]
fn what_lies_beside_the_planets_covers_none_of_them() {
    let sight = begin(5, 2).sight(Viewer::Public);
    for room in ROOMS {
        let scene = scene_in(&sight, Language::En, room);
        // Ships stand where planets do.
        let tile = |f: &Figure| f.picture.is_some_and(|p| p.name().contains("consumer"));
        let beside = |f: &&Figure| {
            let parted = ["zone:", "stock:"].iter().any(|part| f.key.starts_with(part));
            parted || f.key.starts_with("piece:") && tile(f)
        };
        let on_board = |f: &&Figure| f.key.starts_with("space:");
        let all: Vec<&Figure> = scene.figures.iter().filter(beside).collect();
        assert!(all.len() >= 24 + 12 + 3, "{}", all.len());
        for a in &all {
            for b in scene.figures.iter().filter(on_board) {
                assert!(!overlap(a, b), "{} lies on {}", a.key, b.key);
            }
        }
    }
}

#[test]
fn a_ship_that_may_fly_sees_how_far_its_tokens_reach() {
    let mut play = begin(2, 3);
    let reach = |sight: &Sight| {
        let scene = scene_in(sight, Language::En, None);
        scene.figures.iter().filter(|f| f.key.starts_with("~reach:")).count()
    };
    let mut most = 0;
    for _ in 0..40 {
        let sight = play.sight(Viewer::Everybody);
        most = most.max(reach(&sight));
        let offers = play.offers();
        let wanted =
            |verb: &str| offers.iter().find(|o| sight.catalogue.verb(o.action.verb).name == verb);
        let acts = sight.state_no > 24;
        let next = wanted(if acts { "act" } else { "collect" }).or(wanted("end-turn"));
        let action = next.unwrap_or(&offers[0]).action;
        play.choose(action).unwrap();
    }
    assert!(most > 10, "shades and numbers are shown: {most}");
}

/// Every piece of a route says what it is, and whose cube gives it its colour.
#[test]
fn a_line_of_the_map_says_what_it_means() {
    let mut coloured = 0;
    walk(3, 400, |sight, scene| {
        for line in &scene.lines {
            let Some(Thing::Link(link)) = thing_of(&line.key) else { continue };
            let said = scene::about(sight, &line.key).expect("it says something");
            let owned = said.args.iter().any(|(name, _)| *name == "seat");
            assert_eq!(owned, line.width > 3.0, "{link:?}");
            coloured += usize::from(owned);
        }
    });
    assert!(coloured > 0);
}
