//! The scene of Merchant of Venus: every space of the level is on the board once, what is offered
//! there can be found, and every figure can say what it is.

use caravanserai::{
    games,
    table::{
        action::Thing,
        catalogue::SeatInfo,
        game::Setup,
        ids::{SeatId, SpaceId, Viewer},
        play::Play,
        sight::Sight,
    },
    text::{Language, Localizer},
    view::{
        figures::{Figure, Scene},
        scene::{self, SceneContext, key_of, meets, thing_of},
    },
};
use std::collections::BTreeSet;

fn begin(edition: &str, seats: usize, seed: u64) -> Play {
    let seat = |n: usize| SeatInfo {
        name: format!("P{n}"),
        colour: n as u8,
        race: String::new(),
        by: Default::default(),
    };
    let setup = Setup {
        game: "merchant_of_venus".into(),
        edition: edition.into(),
        seats: (0..seats).map(seat).collect(),
        options: Default::default(),
        seed,
        study: false,
    };
    Play::begin(games::by_id("merchant_of_venus").unwrap(), setup).unwrap()
}

fn scene_of(sight: &Sight) -> Scene {
    scene::build_scene(
        sight,
        SceneContext {
            localizer: Localizer::new(Language::En),
            palette: Default::default(),
            room: None,
        },
    )
}

/// Plays on by any offer, looking at the scene of the seat that chooses after every choice.
fn walk(edition: &str, seats: usize, choices: usize, mut look: impl FnMut(&Sight, &Scene)) {
    let mut play = begin(edition, seats, 3);
    let mut pick = 12345_u32;
    for _ in 0..choices {
        let Some(seat) = play.decision_seat() else { return };
        let sight = play.sight(Viewer::Seat(seat));
        look(&sight, &scene_of(&sight));
        pick = pick.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let offers = play.offers();
        let action = offers[(pick >> 8) as usize % offers.len()].action;
        play.choose(action).unwrap();
    }
}

#[test]
fn every_space_is_on_the_board_exactly_once() {
    for (edition, seats) in [("2012", 4), ("1988", 6)] {
        let sight = begin(edition, seats, 1).sight(Viewer::Public);
        let scene = scene_of(&sight);
        let spaces: Vec<SpaceId> = (0..sight.catalogue.spaces.len() as u16).map(SpaceId).collect();
        assert_eq!(spaces.len(), 268);
        for space in spaces {
            let key = key_of(Thing::Space(space));
            let own: Vec<_> = scene.figures.iter().filter(|f| f.key == key).collect();
            assert_eq!(own.len(), 1, "{key}");
            let (x, y) = sight.catalogue.spaces[space.ix()].at;
            assert_eq!(own[0].at, (x as f32 / 10.0, y as f32 / 10.0), "{key}");
        }
        for link in 0..sight.catalogue.links.len() {
            assert_eq!(scene.lines.iter().filter(|l| l.key == format!("link:{link}")).count(), 1);
        }
        for seat in sight.catalogue.all_seats() {
            let piece = sight.catalogue.kind_by_key(&format!("ship.{}", seat.0)).unwrap();
            let ship = sight.catalogue.pieces.iter().position(|k| *k == piece).unwrap();
            assert_eq!(
                scene.figures.iter().filter(|f| f.key == format!("piece:{ship}")).count(),
                1
            );
        }
    }
}

#[test]
fn ships_stand_in_the_halos_of_their_seats_and_are_never_small() {
    for edition in ["2012", "1988"] {
        walk(edition, 3, 60, |sight, scene| {
            let ship = |f: &&Figure| f.picture.is_some_and(|p| p.name().ends_with("/afloat"));
            let ships: Vec<&Figure> = scene.figures.iter().filter(ship).collect();
            assert_eq!(ships.len(), 3);
            assert!(ships.iter().all(|f| f.size_at(0.5) * 0.5 >= 26.0), "small on a small screen");
            let turn = |f: &&&Figure| f.picture.and_then(|p| p.word("turn")) == Some("yes");
            assert!(sight.outcome.is_some() || ships.iter().filter(turn).count() == 1);
        });
    }
}

#[test]
fn keys_are_unique_and_lead_back_to_their_things() {
    for thing in [Thing::Space(SpaceId(7)), Thing::Seat(SeatId(2))] {
        assert_eq!(thing_of(&key_of(thing)), Some(thing));
        assert_eq!(thing_of(&format!("{}/port", key_of(thing))), Some(thing));
    }
    for nonsense in ["", ":", "space:", "space:x", "space:70000", "system:3", "~space:3/exit:1"] {
        assert_eq!(thing_of(nonsense), None, "{nonsense}");
    }
    walk("2012", 3, 300, |_, scene| {
        let keys: BTreeSet<&str> = scene
            .figures
            .iter()
            .map(|f| f.key.as_str())
            .chain(scene.lines.iter().map(|l| l.key.as_str()))
            .collect();
        assert_eq!(keys.len(), scene.figures.len() + scene.lines.len(), "a key is used twice");
    });
}

#[test]
fn what_is_offered_on_the_board_is_on_the_board() {
    for (edition, seats) in [("2012", 2), ("1988", 3)] {
        let mut met = 0;
        walk(edition, seats, 400, |sight, scene| {
            for thing in
                sight.offers.iter().filter_map(|o| o.message.as_ref()).flat_map(|s| &s.touches)
            {
                let key = key_of(*thing);
                match thing {
                    Thing::Space(_) => {
                        met += 1;
                        assert!(
                            scene.figures.iter().any(|f| f.key == key && f.picture.is_some()),
                            "{key} is offered and cannot be seen"
                        );
                    }
                    Thing::Link(_) => assert!(
                        scene.lines.iter().any(|l| l.key == key),
                        "{key} is offered and cannot be seen"
                    ),
                    Thing::Piece(_) | Thing::Zone(_) | Thing::Seat(_) => {}
                }
            }
        });
        assert!(met > 100, "hardly anything was offered on the board");
    }
}

#[test]
fn every_figure_can_say_what_it_is() {
    let english = Localizer::new(Language::En);
    for (edition, seats) in [("2012", 4), ("1988", 6)] {
        walk(edition, seats, 250, |sight, scene| {
            if sight.state_no % 25 != 0 {
                return;
            }
            for key in scene
                .figures
                .iter()
                .map(|f| &f.key)
                .chain(scene.lines.iter().map(|l| &l.key))
                .filter(|k| meets(k))
            {
                let message =
                    scene::about(sight, key).unwrap_or_else(|| panic!("{key} says nothing"));
                assert!(english.has(message.key), "there is no text {}", message.key);
                let words = english.say(&message, &sight.catalogue);
                assert!(
                    !words.is_empty() && !words.contains('{') && !words.contains("mov-board-"),
                    "{key}: {words}"
                );
            }
        });
    }
    let sight = begin("2012", 2, 1).sight(Viewer::Public);
    for nonsense in [
        "",
        "space:999",
        "link:9999",
        "zone:999",
        "piece:999",
        "seat:0",
        "system:200",
        "~zone:3/name",
    ] {
        assert_eq!(scene::about(&sight, nonsense), None, "{nonsense}");
    }
}

#[test]
fn what_a_viewer_may_not_know_is_not_drawn() {
    let mut play = begin("2012", 2, 4);
    let (public, seat, all) = (
        play.sight(Viewer::Public),
        play.sight(Viewer::Seat(SeatId(0))),
        play.sight(Viewer::Everybody),
    );
    assert_eq!(scene_of(&public), scene_of(&seat), "nobody has looked at anything yet");
    let seen = |s: &Sight| scene_of(s).figures.iter().filter(|f| f.key.ends_with("/seen")).count();
    assert_eq!((seen(&seat), seen(&all)), (0, 24));
    // Two games that differ in hidden markers alone look the same.
    let hidden = play.hidden_from(Viewer::Seat(SeatId(0)));
    let before = scene_of(&seat);
    let swapped = hidden
        .iter()
        .enumerate()
        .find_map(|(i, a)| hidden[i + 1..].iter().find(|b| play.swap_hidden(*a, **b)));
    assert!(swapped.is_some());
    assert_eq!(before, scene_of(&play.sight(Viewer::Seat(SeatId(0)))));
}
