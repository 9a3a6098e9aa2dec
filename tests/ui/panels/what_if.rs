//! "What if": opened from the bar, and its sheet with branches, steps and numbers side by side.

use super::*;
use caravanserai::{
    table::{
        plan::{Plan, PlanStep, StepFit},
        planning::PlanFigure,
    },
    ui::{
        WhatIfCommand,
        what_if::{self, PlayLine, WhatIf},
    },
};

/// A branch with some steps, and its sheet's model.
fn tried(steps: usize) -> (Table, WhatIf) {
    let mut table = table(Mode::Play);
    advance(&mut table, 3);
    let mut branch = table.try_out(7, 1).expect("it is a position of the game");
    for _ in 0..steps {
        let action = branch.sight.offers[0].action;
        branch.choose(action, Default::default()).expect("it is offered");
    }
    let trial = branch.trial.as_ref().expect("it is a branch");
    let plan: Plan = trial.plan.clone();
    let figures = |value| vec![vec![PlanFigure::new("mov-figure-money", value)]; 3];
    let line = |number, value| PlayLine {
        number,
        turn: 1,
        asked: Some(SeatId(0)),
        figures: figures(value),
        ..PlayLine::default()
    };
    let lines = vec![line(0, 120), line(1, 90)];
    (branch, WhatIf { here: 1, bots: false, lines, plan: Some(plan), ..WhatIf::default() })
}

fn command(command: WhatIfCommand) -> Vec<Command> {
    vec![Command::WhatIf(command)]
}

#[test]
fn the_bar_opens_a_branch_also_in_others_turns_and_says_why_it_does_not() {
    let (table, settings) = (table(Mode::Play), Settings::default());
    for asked in [true, false] {
        let mut h = harness(|ui| {
            let mut m = model(&table, &settings);
            m.asked = asked;
            decision::decision_ui(ui, &m)
        });
        assert_eq!(press(&mut h, "What if …?"), command(WhatIfCommand::Open));
    }
    let mut m = model(&table, &settings);
    m.aside.what_if.barred = Some("ui-what-if-over");
    assert_eq!(what_if::open_command(&m), None);
}

#[test]
fn the_sheet_of_a_branch_changes_and_plays_its_steps() {
    let ((table, shown), settings) = (tried(3), Settings::default());
    let mut h = harness(|ui| {
        let mut m = model(&table, &settings);
        m.aside.what_if = shown.clone();
        what_if::what_if_ui(ui, &m)
    });
    assert_eq!(press(&mut h, "Another branch from here"), command(WhatIfCommand::Open));
    assert_eq!(press(&mut h, "Play these steps"), command(WhatIfCommand::Play));
    assert_eq!(press(&mut h, "To start"), command(WhatIfCommand::At(0)));
    assert_eq!(press(&mut h, "Move step 2 up"), command(WhatIfCommand::Shift(1, 0)));
    assert_eq!(press(&mut h, "Move step 2 down"), command(WhatIfCommand::Shift(1, 2)));
    assert_eq!(press(&mut h, "Leave step 3 out"), command(WhatIfCommand::Remove(2)));
    let bots = "Computer players choose for the others";
    assert_eq!(press(&mut h, bots), command(WhatIfCommand::Bots(true)));
    assert_eq!(press(&mut h, "The game"), command(WhatIfCommand::Go(0)));
    assert_eq!(press(&mut h, "Forget Branch 1"), command(WhatIfCommand::Forget(1)));
    assert!(h.query_all_by_label("−30").count() == 3, "what is between them, for each seat");
}

#[test]
fn a_step_that_does_not_work_says_why_with_its_rule() {
    let ((mut table, mut shown), settings) = (tried(6), Settings::default());
    let refused_of = |plan: &Plan| {
        plan.steps().iter().find_map(|s| match &s.fit {
            StepFit::Refused(no) => Some(no.clone()),
            _ => None,
        })
    };
    let mut plan = table.trial.as_ref().expect("it is a branch").plan.clone();
    assert_eq!(refused_of(&plan), None);
    for from in 1..plan.steps().len() {
        table.replan(|plan, play| plan.shift(play, from, 0));
        plan = table.trial.as_ref().expect("it is a branch").plan.clone();
        if refused_of(&plan).is_some() {
            break;
        }
    }
    let refused = refused_of(&plan).expect("not every step can be the first");
    let worded = |s: &PlanStep| s.words.is_some() || matches!(s.fit, StepFit::Asks(_));
    assert!(plan.steps().iter().all(worded), "each is called what it was called when chosen");
    shown.plan = Some(plan);
    let mut h = harness(|ui| {
        let mut m = model(&table, &settings);
        m.aside.what_if = shown.clone();
        what_if::what_if_ui(ui, &m)
    });
    assert_eq!(press(&mut h, refused.rule.0), [Command::OpenRule(refused.rule.0.to_owned())]);
}

#[test]
fn a_branch_wears_a_banner_with_the_way_back() {
    let ((table, shown), settings) = (tried(1), Settings::default());
    // Narrow, as with very large text.
    let mut h = panels::harness(egui::vec2(330.0, 200.0), 100, |ui| {
        let mut m = model(&table, &settings);
        m.aside.what_if = shown.clone();
        what_if::banner_ui(ui, &m)
    });
    let words = h.get_by_label("Branch 1: What if: nothing of this counts").rect();
    let button = h.get_by_label("Return to the game").rect();
    assert!(words.right() <= button.left(), "{words:?} run under {button:?}");
    assert_eq!(press(&mut h, "Return to the game"), [Command::BackToGame]);
}

/// What spends more than is there cannot be played in the game: the button says so, and what is
/// missing.
#[test]
fn steps_that_overdraw_are_not_played() {
    let ((table, shown), settings) = (tried(3), Settings::default());
    let lacks = Message { key: "ui-what-if-full", ..Message::default() };
    let play = EN.word("ui-plan-play");
    for lacks in [None, Some(lacks)] {
        let mut h = harness(|ui| {
            let mut m = model(&table, &settings);
            m.aside.what_if = WhatIf { lacks: lacks.clone(), ..shown.clone() };
            what_if::what_if_ui(ui, &m)
        });
        h.run();
        assert_eq!(h.get_by_label(&play).accesskit_node().is_disabled(), lacks.is_some());
        let Some(lacks) = &lacks else { continue };
        assert_eq!(press(&mut h, &play), []);
        h.get_by_label(&play).hover();
        h.run_steps(60);
        let why = EN.word(lacks.key);
        h.get_by_label(&TableText::plain(EN).named("ui-plan-play-lacks", "why", &why));
    }
}
