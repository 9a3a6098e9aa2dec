//! Panels of Dale of Merchants as a person meets them: the draft with very large text, the end of a
//! game in teams, counsel while something is laid out and after the end, and the position sheet.
//! What rules say is the business of other tests.

use crate::common::panels::model;
use crate::common::{dale_of_merchants, panels};
use bevy_egui::egui::{self, Ui, accesskit::Role, vec2};
use caravanserai::games::dale_of_merchants::table::nouns::DaleView;
use caravanserai::{
    games::dale_of_merchants::{
        scene::seen::SeenTable,
        table::verbs::{AGREE, BAN, BUILD, BUY, CLOSE, PROPOSE_STOP, WITHDRAW},
        ui::DaleUi,
    },
    table::{
        action::Action,
        catalogue::SeatInfo,
        game::{Outcome, Setup},
        ids::{Rule, SeatId, Viewer},
        play::Play,
        sight::Sight,
    },
    text::{Language, Localizer},
    ui::{Command, GameUi, Model, TableText, decision, end, settings::Settings, widgets},
};
use egui_kittest::{
    Harness, Node,
    kittest::{NodeT, Queryable},
};

const EN: Localizer = Localizer::new(Language::En);

/// A table after these steps, in the words of worked examples.
fn after(seats: usize, options: &[(&str, i64)], edits: &str, steps: &str) -> Play {
    let example = dale_of_merchants::example(&["original"], seats, options, edits, steps);
    let mut play = example.begin(dale_of_merchants::dale(), "original").unwrap();
    for step in 0..example.steps.len() {
        let base = play.entries().len();
        example.follow(&mut play, base, step).unwrap();
    }
    play
}

/// DOM-5.5: the look at a hand that a card gives is there to be looked at: it never ends by itself,
/// though to go on is all that can be done.
#[test]
fn dom_5_5_nobody_looks_away_by_itself() {
    let edits = "hand @0 fennec_1 junk junk junk junk; hand @1 sloth_2; deck @0 polecat_1";
    let mut play = after(2, &[], edits, "do play #fennec_1");
    let sight = play.sight(Viewer::Seat(SeatId(0)));
    let [only] = sight.offers.as_slice() else { panic!("{:?}", sight.offers) };
    assert!(!DaleUi.harmless(&sight, only, None));
    play.choose(only.action).expect("it is offered");
    let after = play.sight(Viewer::Seat(SeatId(0)));
    assert!(after.offers.iter().all(|offer| DaleUi.harmless(&after, offer, None)));
}

/// A panel at 1280×720 with text of this size in percent.
fn harness<'a>(
    text_size: u16,
    panel: impl FnMut(&mut Ui) -> Vec<Command> + 'a,
) -> Harness<'a, Vec<Command>> {
    panels::harness(vec2(1280.0, 720.0), text_size, panel)
}

fn label(node: &Node<'_>) -> String {
    node.accesskit_node().label().or_else(|| node.accesskit_node().value()).unwrap_or_default()
}

/// What stands on the board's place at 1280×720 where text is twice as large, the frame taken off.
const ROOM: egui::Vec2 = vec2(745.0, 360.0);

#[test]
fn with_very_large_text_whole_sets_of_the_draft_are_seen_and_banned_by_their_name() {
    let settings = Settings { text_size: 200, ..Settings::default() };
    for language in [Language::En, Language::Fr, Language::Es] {
        let localizer = Localizer::new(language);
        let seat = |n: usize| SeatInfo {
            name: format!("P{n}"),
            colour: n as u8,
            race: String::new(),
            by: Default::default(),
        };
        let setup = Setup {
            game: dale_of_merchants::dale().id().into(),
            edition: "original".into(),
            seats: (0..2).map(seat).collect(),
            options: [("draft".to_owned(), 1)].into(),
            seed: 3,
            study: false,
        };
        let mut play = Play::begin(dale_of_merchants::dale(), setup).unwrap();
        let sight = play.sight(Viewer::Seat(play.decision_seat().unwrap()));
        assert!(DaleUi.fills_board(&model(&sight, &settings, localizer)));
        let mut h = harness(200, |ui| {
            ui.set_max_size(ROOM);
            let area = ui.max_rect();
            ui.scope_builder(
                egui::UiBuilder::new().max_rect(egui::Rect::from_min_size(area.min, ROOM)),
                |ui| DaleUi.tray_ui(ui, &model(&sight, &settings, localizer)),
            )
            .inner
        });
        let luck = localizer.word("dom-rating-luck");
        let lines: Vec<f32> = h
            .root()
            .children_recursive()
            .filter(|n| label(n).starts_with(&luck))
            .map(|n| n.rect().bottom())
            .collect();
        assert!(lines.len() > 4, "{language:?}: {lines:?}");
        let first = lines.iter().filter(|bottom| **bottom <= ROOM.y + 8.0).count();
        assert!(first >= 2, "{language:?}: two sets are seen whole: {lines:?}");
        // Somebody who hears the button hears what it does.
        let set = sight.offers.iter().find(|o| o.action.verb == BAN).expect("a set to ban").action;
        let ban = localizer.word("dom-tray-ban");
        let begins = ban.split(['{', '\u{2068}']).next().expect("a beginning").to_owned();
        let buttons: Vec<String> = h
            .root()
            .children_recursive()
            .filter(|n| n.accesskit_node().role() == Role::Button)
            .map(|n| label(&n))
            .collect();
        assert!(
            buttons.len() > 4
                && buttons
                    .iter()
                    .all(|b| b.starts_with(begins.trim_end_matches("dom-tray-ban").trim())),
            "{buttons:?}"
        );
        h.get_by_label(&buttons[0]).click();
        h.run();
        assert_eq!(*h.state(), [Command::Act(set)]);
    }
}

#[test]
fn partners_are_one_line_of_the_end() {
    let mut play = after(4, &[("teams", 1)], "", "");
    let outcome = Outcome {
        reason: "dom-end-stall",
        rule: Rule("DOM-13.1"),
        winners: vec![SeatId(0), SeatId(2)],
        fortunes: vec![8, 3, 8, 3],
    };
    let sight = Sight { outcome: Some(outcome), ..play.sight(Viewer::Everybody) };
    let settings = Settings::default();
    let history = [(0, vec![0; 4]), (1, vec![8, 3, 8, 3])];
    let h = harness(100, |ui| {
        end::end_ui(
            ui,
            &Model { history: &history, ..model(&sight, &settings, EN) },
            &vec![Vec::new(); 4],
        )
    });
    let texts = TableText::plain(EN);
    for stacks in [8, 3] {
        assert_eq!(
            h.query_all_by_label(&DaleUi.worth(texts, stacks)).count(),
            1,
            "{stacks} stacks belong to two partners"
        );
    }
    let names: Vec<String> = sight.catalogue.seats.iter().map(|s| s.name.clone()).collect();
    for name in &names {
        assert!(h.query_all_by_label(name).next().is_some(), "{name} is named");
    }
}

#[test]
fn counsel_after_the_end_says_nothing_of_what_can_be_done_now() {
    let mut play = after(
        2,
        &[],
        "stack @0 1 sloth_1; stack @0 2 sloth_2; hand @0 chameleon_1 sloth_1; hand @1 junk; market polecat_2",
        "",
    );
    let settings = Settings::default();
    let copies = EN.word("dom-counsel-copies");
    let begins = copies.split(':').next().expect("a beginning").to_owned();
    let says = |play: &mut Play| {
        let sight = play.sight(Viewer::Seat(SeatId(0)));
        let h = harness(100, |ui| {
            let tab = DaleUi
                .tabs()
                .iter()
                .find(|t| t.key.contains("counsel"))
                .expect("the tab of counsel")
                .key;
            egui::ScrollArea::vertical()
                .show(ui, |ui| DaleUi.tab_ui(tab, ui, &model(&sight, &settings, EN)))
                .inner
        });
        h.root().children_recursive().any(|n| label(&n).starts_with(&begins))
    };
    assert!(says(&mut play), "while the game goes on");
    for verb in [PROPOSE_STOP, AGREE] {
        let action = play.offers().iter().find(|o| o.action.verb == verb).expect("an offer").action;
        play.choose(action).unwrap();
    }
    assert!(!says(&mut play), "after the end");
}

/// Counsel while something is laid out: another plan takes it back first, and what lies there
/// already is not proposed again.
#[test]
fn counsel_lays_out_another_plan_instead_of_one_that_lies_there() {
    let edits = "hand @0 sloth_1 junk junk; hand @1 junk; market polecat_2 owl_1 owl_2 squirrel_4 chameleon_1; deck @0 junk; deck @1 junk";
    let mut play = after(2, &[], edits, "");
    let settings = Settings::default();
    let words = [1, 2].map(|count| TableText::plain(EN).count("dom-counsel-lay", "count", count));
    // Whether each plan can be pressed, and what it does.
    let plans = |play: &mut Play| -> Vec<Option<Vec<Action>>> {
        let sight = play.sight(Viewer::Seat(SeatId(0)));
        let mut h = panels::harness(vec2(400.0, 4000.0), 100, |ui| {
            let tab = DaleUi
                .tabs()
                .iter()
                .find(|t| t.key.contains("counsel"))
                .expect("the tab of counsel")
                .key;
            DaleUi.tab_ui(tab, ui, &model(&sight, &settings, EN))
        });
        let is_plan =
            |n: &Node<'_>| n.accesskit_node().role() == Role::Button && words.contains(&label(n));
        let count = h.root().children_recursive().filter(is_plan).count();
        let mut press = |nth: usize| {
            h.root().children_recursive().filter(is_plan).nth(nth).expect("a plan").click();
            h.run();
            match std::mem::take(h.state_mut()).as_slice() {
                [Command::ActAll(actions)] => Some(actions.clone()),
                none => {
                    assert!(none.is_empty(), "{none:?}");
                    None
                }
            }
        };
        (0..count).map(&mut press).collect()
    };
    let begins = |plan: &Option<Vec<Action>>, verb| {
        plan.as_ref().is_some_and(|actions| actions[0].verb == verb)
    };
    let all = plans(&mut play);
    let bought = all.iter().position(|plan| begins(plan, BUY)).expect("a purchase");
    assert!(
        begins(&all[0], BUILD) && all.iter().all(Option::is_some),
        "before anything is laid out: {all:?}"
    );
    for action in all[bought].clone().into_iter().flatten() {
        play.choose(action).expect("each is possible in its turn");
    }
    let now = plans(&mut play);
    let greyed: Vec<usize> =
        now.iter().enumerate().filter(|(_, plan)| plan.is_none()).map(|(n, _)| n).collect();
    assert_eq!((now.len(), greyed), (all.len(), vec![bought]), "only what lies there");
    assert!(now.iter().flatten().all(|actions| actions[0].verb == WITHDRAW));
    for action in now[0].clone().into_iter().flatten() {
        play.choose(action).expect("each is possible in its turn");
    }
    assert!(play.offers().iter().any(|o| o.action.verb == CLOSE), "the stack is laid out instead");
}

/// What takes cards back says so only where some lie there, and three equal cards are one row of
/// the list.
#[test]
fn with_nothing_laid_out_nothing_is_taken_back_and_equal_cards_are_one_row() {
    let edits = "hand @0 junk junk junk sloth_1; hand @1 junk; market polecat_2 owl_1 owl_2 squirrel_4 sloth_2; deck @0 junk; deck @1 junk";
    for (steps, words, rows) in [
        ("do buy 0", "Choose something else", 2),
        ("do buy 0, lay #junk", "Take everything back", 3),
    ] {
        let mut play = after(2, &[], edits, steps);
        let sight = play.sight(Viewer::Seat(SeatId(0)));
        let settings = Settings::default();
        let m = model(&sight, &settings, EN);
        let withdraw = sight.offers.iter().find(|o| o.action.verb == WITHDRAW).expect("an offer");
        assert_eq!(m.worded(withdraw), words);
        let h = harness(100, |ui| decision::decision_ui(ui, &model(&sight, &settings, EN)));
        let places = sight.offers.iter().filter(|o| DaleUi.on_board(o.action.verb));
        let there = places.filter(|o| h.query_all_by_label(&m.worded(o)).count() == 1);
        let names: std::collections::BTreeSet<String> = there.map(|o| m.worded(o)).collect();
        assert_eq!(names.len(), rows, "{steps}: one button for junk, one for the sloth: {names:?}");
    }
}

/// The position sheet names market slots as the board does, has no stacks beyond the goal, and who
/// began is a seat.
#[test]
fn the_position_sheet_speaks_of_the_table_as_it_is() {
    let mut play = after(2, &[], "", "");
    play.set_study(true);
    let sight = play.sight(Viewer::Everybody);
    let seen = SeenTable::of(&sight).expect("a game of this kind");
    let slots: Vec<String> =
        (0..5).filter_map(|n| DaleUi.zone_of(&sight, seen.layout.slot(n))).collect();
    assert_eq!(slots, ["+0", "+1", "+2", "+3", "+4"]);
    let stacks = (0..10).filter(|&n| DaleUi.in_use(&sight, seen.layout.stack(0, n))).count();
    assert_eq!(stacks as i64, seen.goal());
    assert!(seen.goal() < 10);
}

/// What is refused begins a new row where the row has no room for it, as every other button does.
#[test]
fn a_greyed_choice_is_not_broken_at_the_end_of_a_row() {
    let mut play =
        after(2, &[], "hand @0 junk; hand @1 junk; market owl_1; deck @0 junk; deck @1 junk", "");
    let sight = play.sight(Viewer::Seat(SeatId(0)));
    let settings = Settings::default();
    let no = sight.refusals.first().expect("a refusal");
    for taken in (0..=380).step_by(20) {
        let h = panels::harness(vec2(400.0, 300.0), 100, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.add_space(taken as f32);
                widgets::refused_button(
                    ui,
                    &model(&sight, &settings, EN),
                    no,
                    Some("End the action phase"),
                )
            })
            .inner
        });
        let button = h.get_by_label_contains("End the action phase").rect();
        assert!(button.height() < 45.0 && button.right() <= 400.0, "after {taken}: {button:?}");
    }
}

/// What the sheet of "what if" says of the first seat's next stacks, as somebody sees them.
fn ahead(play: &mut Play, viewer: SeatId) -> Vec<String> {
    let (sight, settings) = (play.sight(Viewer::Seat(viewer)), Settings::default());
    DaleUi.ahead(&egui::Context::default(), &model(&sight, &settings, EN), SeatId(0))
}

#[test]
fn the_next_stacks_are_foreseen_from_what_the_hand_can_build() {
    let rest = "hand @1 junk; deck @0 junk; deck @1 junk";
    let mut able = after(2, &[], &format!("hand @0 sloth_1 junk; {rest}"), "");
    let mut unable = after(2, &[], &format!("hand @0 junk junk; {rest}"), "");
    let own = |play: &mut Play| ahead(play, SeatId(0));
    let then = "Then to come: stacks 2 to 8.";
    assert_eq!(own(&mut able), ["Stack 1, total 1: the hand can build it now.", then]);
    assert_eq!(own(&mut unable), ["Stack 1, total 1: not with this hand.", then]);
    // What somebody else reads of it does not depend on the hand.
    let other = |play: &mut Play| ahead(play, SeatId(1));
    assert_eq!(other(&mut able), other(&mut unable));
}
