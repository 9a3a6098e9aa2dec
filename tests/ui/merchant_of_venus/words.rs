//! Every word that the panels and the bars ask for exists: tabs, headings, short names of what can
//! be done.

use caravanserai::{
    games::merchant_of_venus::{
        level::SystemIx,
        table::{
            layout::PieceNoun,
            nouns::{GameView, VenusSight, VenusView},
            verbs::VERBS,
        },
        ui::VenusUi,
    },
    table::{
        action::{Message, Thing, Value},
        ids::{PieceId, SeatId, SpaceId, Verb},
        view::TableView,
    },
    text::{Language, Localizer},
    ui::{GameUi, model::LogLine},
};

use super::scene::Scene;
use crate::common::merchant_of_venus::{BOTH, StudyTable};

#[test]
fn tabs_groups_and_verbs_have_names() {
    let s = Localizer::default();
    for tab in VenusUi.tabs() {
        assert!(s.has(&format!("mov-tab-{}", tab.key)), "{}", tab.key);
    }
    for (n, verb) in VERBS.iter().enumerate() {
        assert!(s.has(&format!("mov-verb-{}", verb.name)), "{}", verb.name);
        assert!(s.has(VenusUi.group(Verb(n as u8))), "{}", verb.name);
    }
}

#[test]
fn rules_and_things_of_the_board_find_each_other() {
    let mut t = StudyTable::new("1988", 2);
    t.discovered("zum", "giant").marker("gate.3", "nebula_body_2").port(1, "giant_01");
    let scene = Scene::of(&mut t);
    let n = VenusSight::of(&scene.sight).unwrap();
    let thing = |id: &str| Thing::Space(scene.sight.catalogue.space_by_id(id).unwrap());
    let about = |id: &str| VenusUi.about(&scene.sight, thing(id));
    assert!(about("nebula_body_2").contains(&"gate"));
    assert!(
        about("nebula_body_1").contains(&"circle") && about("nebula_body_1").contains(&"orbit")
    );
    assert!(about("galactic_base").contains(&"base"));
    assert!(about("giant_01").contains(&"port"));
    assert!(VenusUi.about(&scene.sight, Thing::Seat(SeatId(1))).contains(&"ship"));
    assert_eq!(VenusUi.things(&scene.sight, "gate"), [thing("nebula_body_2")]);
    assert_eq!(VenusUi.things(&scene.sight, "base"), [thing("galactic_base")]);
    assert!(VenusUi.things(&scene.sight, "no such word").is_empty());
    assert_eq!(VenusUi.tab_of(&scene.sight, Thing::Seat(SeatId(0))), Some("ship"));
    assert_eq!(VenusUi.tab_of(&scene.sight, thing("giant_01")), Some("market"));
    assert_eq!(n.seats().count(), 2);
}

#[test]
fn the_main_button_brings_the_turn_on() {
    let mut t = StudyTable::new("2012", 2);
    let main = |t: &mut StudyTable| {
        let scene = Scene::of(t);
        VenusUi
            .main_offer(&scene.sight)
            .map(|i| scene.sight.offers[i].action.to_text(&scene.sight.catalogue))
    };
    assert_eq!(main(&mut t), None, "nothing is declared yet: where to, the board asks");
    t.act("head base-colony_1");
    assert_eq!(main(&mut t).as_deref(), Some("roll"));
    let mut t = StudyTable::new("2012", 2);
    t.act("stay");
    assert_eq!(main(&mut t).as_deref(), Some("end-turn"));
}

/// Fees, jumps and landing stand in the sentence of the whole flight; what else happened ends it.
#[test]
fn a_flight_is_told_in_one_sentence() {
    let mut t = StudyTable::new("2012", 2);
    let scene = Scene::of(&mut t);
    let model = scene.model();
    let spaces = ["base", "colony_1", "nebula_body_1", "nebula_body_2", "galactic_base"];
    let spaces: Vec<Value> = spaces
        .into_iter()
        .filter_map(|id| scene.sight.catalogue.space_by_id(id))
        .map(Value::Space)
        .collect();
    let [first, .., last] = &spaces[..] else { panic!("too few spaces are known") };
    let line = |key, more: &[(&'static str, Value)]| {
        let args = [&[("seat", Value::Seat(SeatId(0)))], more].concat();
        let message = Message { key, args, ..Message::default() };
        LogLine { entry: 1, seat: Some(SeatId(0)), message }
    };
    let at = |space: &Value| {
        [("space", space.clone()), ("cost", Value::Number(1)), ("left", Value::Number(3))]
    };
    let dice = Value::List([5, 4].map(Value::Number).to_vec());
    let mut lines = vec![
        line("mov-log-roll", &[("sum", Value::Number(9)), ("dice", dice)]),
        line("mov-log-step", &at(first)),
        line("mov-log-hazard", &[("fee", Value::Money(30))]),
        line("mov-log-fee", &[("fee", Value::Money(30))]),
        line("mov-log-step", &at(last)),
    ];
    assert_eq!(VenusUi.told_as_one(&model, &lines), None, "it is under way");
    lines.push(line("mov-log-landed", &at(last)));
    lines.push(line("mov-log-contact", &[]));
    let (count, words) = VenusUi.told_as_one(&model, &lines).unwrap();
    assert_eq!(count, 6, "what was met is told for itself");
    for part in ["9 points", "30 cr paid", "landed"] {
        assert_eq!(words.matches(part).count(), 1, "{part}: {words}");
    }
    let name = |space: &Value| model.texts.with("mov-log-flight-place", &at(space));
    assert_eq!(words.matches(&name(last)).count(), 1, "{words}");
    assert!(words.find(&name(first)) < words.find("30 cr"), "{words}");
    assert_eq!(VenusUi.told_as_one(&model, &lines[1..]), None, "it begins with the roll");
    lines[2].message.args[0].1 = Value::Seat(SeatId(1));
    assert_eq!(VenusUi.told_as_one(&model, &lines), None, "somebody else's line lies between");
}

/// Worlds are called in the reader's language, on the board as in sentences; a city keeps its name.
#[test]
fn worlds_have_names_in_every_language() {
    for (language, jungle) in [
        (Language::En, "Jungle World"),
        (Language::Fr, "Monde Jungle"),
        (Language::Es, "Mundo Jungla"),
    ] {
        let localizer = Localizer::new(language);
        assert_eq!(localizer.proper("Jungle World"), jungle);
        assert_eq!(localizer.proper("Dry City"), "Dry City");
        // A way bears the names of both its ends, each as it is called.
        let way = localizer.proper("Jungle World – Supergiant");
        assert_eq!(way, format!("{jungle} – {}", localizer.proper("Supergiant")));
    }
}

/// A first contact is shown at the world where it is made, whoever holds the card by now.
#[test]
fn a_first_contact_is_shown_at_its_world() {
    let mut t = StudyTable::new("2012", 2);
    t.discovered("zum", "giant");
    let scene = Scene::of(&mut t);
    let n = VenusSight::of(&scene.sight).unwrap();
    let is_card = |piece: &PieceId| {
        let what = n.layout().what(n.kind(*piece));
        matches!(what, PieceNoun::Card(culture) if n.level().culture(culture).id == "zum")
    };
    let mut pieces = (0..scene.sight.catalogue.pieces.len()).map(|piece| PieceId(piece as u16));
    let card = pieces.find(is_card).expect("every culture has a card");
    let message =
        Message { key: "mov-log-contact", touches: vec![Thing::Piece(card)], ..Message::default() };
    let line = LogLine { entry: 1, seat: Some(SeatId(0)), message };
    let moment = VenusUi.moment(&scene.model(), &[line], 0).expect("it is seen");
    let world = n.level().systems.iter().position(|s| s.id == "giant").unwrap();
    let world = Thing::Zone(n.layout().card(SystemIx(world as u8)));
    assert_eq!(moment.at, Some(world));
}

/// A city is named with its world, which is what the board has in large letters.
#[test]
fn a_city_is_named_with_its_world() {
    let mut t = StudyTable::new("2012", 2);
    let scene = Scene::of(&mut t);
    let catalogue = &scene.sight.catalogue;
    for (n, space) in catalogue.spaces.iter().enumerate() {
        let (Some(name), Some(world)) = (&space.name, &space.region) else { continue };
        for language in Language::ALL {
            let localizer = Localizer::new(language);
            let said = localizer.space(SpaceId(n as u16), catalogue);
            let [name, world] = [name, world].map(|name| localizer.proper(name));
            assert!(said.contains(&name) && said.contains(&world), "{said}");
        }
    }
}

/// What costs nothing is no fee, and several numbers are counted, not numbered.
#[test]
fn no_sum_of_nothing_is_told() {
    let mut t = StudyTable::new("2012", 2);
    let scene = Scene::of(&mut t);
    for language in Language::ALL {
        let localizer = Localizer::new(language);
        for key in ["mov-log-hazard", "mov-log-fee"] {
            let fee = |fee| {
                let args = vec![("seat", Value::Seat(SeatId(0))), ("fee", Value::Money(fee))];
                localizer.say(&Message { key, args, ..Message::default() }, &scene.sight.catalogue)
            };
            assert!(!fee(0).contains('0'), "{}", fee(0));
            assert!(fee(20).contains("20"), "{}", fee(20));
        }
        assert!(localizer.has("mov-group-pilot.count"));
    }
}

/// Exits of a circle are told as whoever sits in the ship sees them on the map, and no two of them
/// are called alike, in whatever few words.
#[test]
fn exits_are_told_as_they_are_seen_from_the_ship() {
    let mut seen = 0;
    for edition in BOTH {
        for (from, circle, dice) in [
            ("polluted_07", "nebula_wing_4", &[1, 3, 5, 6][..]),
            ("galactic_base", "nebula_body_8", &[4, 2, 1]),
        ] {
            let mut t = StudyTable::new(edition, 2);
            // A ship of four dice, where there are so many.
            if dice.len() > 3 {
                t.edit(&["mark ship.0 1"]);
            }
            t.at(from).fly(&format!("head {circle}"), dice).act(&format!("step {circle}"));
            let scene = Scene::of(&mut t);
            for language in Language::ALL {
                let localizer = Localizer::new(language);
                for localizer in [localizer, localizer.briefly()] {
                    let model =
                        crate::common::panels::model(&scene.sight, &scene.settings, localizer);
                    let pilot = |o: &&caravanserai::table::action::Offer| {
                        ["pilot", "step"].contains(&scene.sight.catalogue.verb(o.action.verb).name)
                    };
                    let offers = scene.sight.offers.iter().filter(pilot);
                    let said: Vec<(String, _)> = offers
                        .filter_map(|offer| {
                            let words = model.worded(offer);
                            let (_, to) = words.split_once(':')?;
                            Some((to.to_owned(), offer.message.as_ref()?.touches.first().copied()))
                        })
                        .collect();
                    let side = localizer.word("side-east");
                    for (nth, (words, to)) in said.iter().enumerate() {
                        let other = said[..nth].iter().find(|(same, _)| same == words);
                        assert!(other.is_none_or(|(_, there)| there == to), "two exits: {words}");
                        assert!(!words.ends_with(&side), "{words}");
                        seen += 1;
                    }
                }
            }
        }
    }
    assert!(seen > 20, "{seen} exits");
}

/// A place without a name is told by its direction from the ship, one with a name by its name.
#[test]
fn places_are_seen_from_the_ship() {
    let mut t = StudyTable::new("2012", 2);
    t.at("nebula_wing_4");
    let scene = Scene::of(&mut t);
    let (model, catalogue) = (scene.model(), &scene.sight.catalogue);
    let here = catalogue.space_by_id("nebula_wing_4").map(|s| catalogue.spaces[s.ix()].at);
    let here = here.expect("it is there");
    for (n, space) in catalogue.spaces.iter().enumerate() {
        let said = model.place_seen(SpaceId(n as u16));
        if space.name.is_some() {
            assert_eq!(said, model.texts.space(SpaceId(n as u16)));
        } else if space.at.0 - here.0 > 3 * (space.at.1 - here.1).abs() {
            assert!(said.ends_with(", right"), "{said}");
        }
    }
}
