//! What a person reads at the table of Dale of Merchants: counts that are no values, a hand that is
//! discarded at once, techniques that would do nothing, piles that open, questions that say what a
//! yes does. What the rules allow is the business of other tests.

use crate::common::{
    dale_of_merchants,
    panels::{self, model, press},
};
use bevy_egui::egui::vec2;
use caravanserai::{
    games::dale_of_merchants::{
        scene::seen::SeenTable,
        table::verbs::{BUILD, LAY, NAME, PLAY},
        ui::DaleUi,
    },
    table::{
        action::{Action, Offer, Thing},
        ids::{SeatId, Verb, Viewer},
        play::Play,
        sight::Sight,
    },
    text::{Language, Localizer},
    ui::{Command, GameUi, Model, TableText, settings::Settings},
    view::scene::{SceneContext, build_scene},
};
use egui_kittest::kittest::Queryable;

const EN: Localizer = Localizer::new(Language::En);

/// What a seat sees after these steps, in the words of worked examples.
fn seen_by(viewer: Viewer, seats: usize, edits: &str, steps: &str) -> Sight {
    let given = dale_of_merchants::example(&["original"], seats, &[], edits, steps);
    let mut play: Play = given.begin(dale_of_merchants::dale(), "original").unwrap();
    let base = play.entries().len();
    for step in 0..given.steps.len() {
        given.follow(&mut play, base, step).unwrap();
    }
    play.sight(viewer)
}

const FIRST: Viewer = Viewer::Seat(SeatId(0));

fn offer(sight: &Sight, verb: Verb) -> &Offer {
    sight.offers.iter().find(|o| o.action.verb == verb).expect("it is offered")
}

#[test]
fn a_technique_that_would_do_nothing_is_asked_for_once_more() {
    let settings = Settings::default();
    let deck = "hand @0 platypus_1 sloth_1; deck @0 junk; hand @1 junk";
    for (pile, idle) in [("", true), ("; pile @0 sloth_2", false)] {
        let sight = seen_by(FIRST, 2, &format!("{deck}{pile}"), "dial actions 1");
        let play = offer(&sight, PLAY);
        assert_eq!(DaleUi.asks_first(&sight, play), idle, "{pile}");
        let note = DaleUi.offer_note(&model(&sight, &settings, EN), play);
        assert_eq!(note == Some(EN.word("dom-note-idle")), idle, "{note:?}");
    }
    // A part on the next turn, or a lasting one, is something.
    let sight = seen_by(FIRST, 2, "hand @0 sloth_1 junk; hand @1 junk", "dial actions 1");
    assert!(!DaleUi.asks_first(&sight, offer(&sight, PLAY)));
}

#[test]
fn a_whole_hand_is_laid_out_with_one_press() {
    let settings = Settings::default();
    let edits = "hand @0 sloth_1 junk junk owl_1; hand @1 junk";
    let sight = seen_by(FIRST, 2, edits, "do inventory");
    let mut h = panels::harness(vec2(900.0, 200.0), 100, |ui| {
        DaleUi.status_ui(ui, &model(&sight, &settings, EN))
    });
    let words = TableText::plain(EN).count("dom-lay-all", "count", 4);
    let commands = press(&mut h, &words);
    let [Command::ActAll(actions)] = commands.as_slice() else { panic!("{commands:?}") };
    assert!(actions.len() == 4 && actions.iter().all(|a| a.verb == LAY));
}

#[test]
fn no_action_left_is_not_said_while_one_may_come() {
    let settings = Settings::default();
    let said = |sight: &Sight| {
        let none = TableText::plain(EN).count("dom-status-actions", "count", 0);
        let h = panels::harness(vec2(900.0, 200.0), 100, |ui| {
            DaleUi.status_ui(ui, &model(sight, &settings, EN))
        });
        h.query_by_label(&none).is_some()
    };
    let edits = "hand @0 platypus_5a owl_1 owl_2; deck @0 sloth_1 sloth_2 sloth_3; hand @1 junk";
    let sight = seen_by(FIRST, 2, edits, "do play #platypus_5a");
    assert!(!said(&sight), "the card is still carried out");
}

#[test]
fn players_are_chosen_by_buttons_with_their_names() {
    assert!(!DaleUi.on_board(NAME));
}

#[test]
fn a_pile_that_is_pressed_opens_and_its_count_is_no_value() {
    let settings = Settings::default();
    let edits = "hand @0 sloth_1; hand @1 junk; pile @1 sloth_2 owl_1 owl_2; deck @1 junk";
    let sight = seen_by(FIRST, 2, edits, "dial actions 1");
    let seen = SeenTable::of(&sight).unwrap();
    let pile = seen.layout.pile(SeatId(1));
    let top = seen.top(pile).and_then(|p| p.id).unwrap();
    for thing in [Thing::Zone(pile), Thing::Piece(top)] {
        let model = Model { selected: Some(thing), ..model(&sight, &settings, EN) };
        assert!(DaleUi.has_tray(&model));
        let mut h = panels::harness(vec2(900.0, 400.0), 100, |ui| DaleUi.tray_ui(ui, &model));
        assert_eq!(press(&mut h, &EN.word("dom-tray-close")), [Command::Select(None)]);
    }
    assert!(!DaleUi.has_tray(&model(&sight, &settings, EN)));
    let context = SceneContext { localizer: EN, palette: Default::default(), room: None };
    let scene = build_scene(&sight, context);
    let count = scene.figures.iter().find(|f| f.key == format!("~count:{}", pile.0)).unwrap();
    let words = &count.label.as_ref().unwrap().text;
    assert!(words.starts_with('×') && words.contains('3'), "{words}");
    let card = scene.figures.iter().find(|f| f.key == format!("piece:{}", top.0)).unwrap();
    assert!(card.turn != 0.0, "a pile lies otherwise than a stack");
}

#[test]
fn what_a_yes_does_is_asked() {
    let settings = Settings::default();
    let edits = "hand @0 fennec_1 sloth_1; hand @1 junk; deck @0 junk";
    let sight = seen_by(FIRST, 2, edits, "do play #fennec_1, go-on");
    let asked = DaleUi.question(&model(&sight, &settings, EN)).unwrap_or_default();
    assert!(asked.contains("on top of your deck"), "{asked}");
}

#[test]
fn counsel_proposes_nothing_that_the_table_refuses_now() {
    let settings = Settings::default();
    // The only action was to discard nothing; an ability can still be used.
    let edits = "hand @0 platypus_1 sloth_1 owl_1 junk; pile @0 sloth_2; hand @1 junk; \
                 deck @0 junk junk junk junk";
    let sight = seen_by(FIRST, 2, edits, "do inventory, discard");
    if sight.offers.iter().any(|o| o.action.verb == BUILD) {
        panic!("this position is to have no action left");
    }
    let words = [1, 2].map(|count| TableText::plain(EN).count("dom-counsel-lay", "count", count));
    let tab = DaleUi.tabs()[0].key;
    let mut h = panels::harness(vec2(400.0, 3000.0), 100, |ui| {
        DaleUi.tab_ui(tab, ui, &model(&sight, &settings, EN))
    });
    let mut buttons = 0;
    for words in &words {
        for n in 0..h.query_all_by_label(words).count() {
            h.query_all_by_label(words).nth(n).expect("it was there").click();
            h.run();
            buttons += 1;
        }
    }
    assert!(buttons > 0, "something could be built with this hand");
    let pressed: Vec<Action> = h
        .state()
        .iter()
        .filter_map(|c| if let Command::ActAll(all) = c { all.first().copied() } else { None })
        .collect();
    assert!(pressed.is_empty());
}

#[test]
fn whoever_sits_in_front_is_named_for_everybody_else() {
    let edits = "hand @0 sloth_1; hand @1 junk";
    let context = SceneContext { localizer: EN, palette: Default::default(), room: None };
    let named = |viewer| {
        let sight = seen_by(viewer, 2, edits, "dial actions 1");
        let scene = build_scene(&sight, context);
        scene.figures.iter().any(|f| f.key == "seat:0" && f.label.is_some())
    };
    assert!(named(Viewer::Public) && !named(FIRST));
}
