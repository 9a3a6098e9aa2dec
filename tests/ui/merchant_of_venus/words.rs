//! Every word that the panels and the bars ask for exists: tabs, headings, short names of what can
//! be done.

use caravanserai::{
    games::merchant_of_venus::{
        nouns::{GameView, VenusSight},
        ui::VenusUi,
        verbs::VERBS,
    },
    table::{
        action::Thing,
        ids::{SeatId, Verb},
    },
    text::Localizer,
    ui::GameUi,
};

use super::scene::Scene;
use crate::common::merchant_of_venus::StudyTable;

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
