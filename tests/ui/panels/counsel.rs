//! The sheet of counsel, the costliest choices of a game that is told, and what can be done about a
//! message: what stands there, and what a press asks for.

use super::*;
use caravanserai::{
    table::planning::PlanFigure,
    ui::{
        dialogs::{Notice, NoticeAnswer},
        model::counsel::{CounselLine, CounselSheet, CounselStep, ENDS_UNKNOWN, Lead},
        told::{self, CostlyChoice, Gathered, Turn},
        what_if,
    },
};

/// Two lines with the first offers of a game, the first better by so much.
fn sheet(table: &Table, less: i64) -> CounselSheet {
    let line = |n: usize, chance: i64, credits: i64| {
        let offer = &table.sight.offers[n % table.sight.offers.len()];
        let step = CounselStep {
            actions: vec![offer.action],
            words: offer.message.as_deref().cloned().into_iter().collect(),
            things: Vec::new(),
            way: Vec::new(),
        };
        CounselLine {
            action: offer.action,
            chance: Some(chance),
            gained: vec![PlanFigure::new("mov-figure-money", credits)],
            why: None,
            ahead: Some(Lead { tenths: if n == 0 { 72 } else { -131 }, times: 40 }),
            ends: "ui-counsel-ends-turn",
            steps: vec![step],
        }
    };
    let lines = vec![line(0, 54, 40), line(1, 54 - less, 25)];
    let why = "So it is.".to_owned();
    let lines = lines.into();
    CounselSheet { lines, shown: 0, is_thinking: false, why, is_late: true, is_rest: false }
}

fn shown(table: &Table, sheet: &CounselSheet, press: &str) -> (Vec<Command>, String) {
    let settings = Settings::default();
    let mut h = harness(|ui| {
        let flow = Flow { lines: Some(sheet.clone()), ..Flow::default() };
        side_panel::side_panel_ui(
            ui,
            &Model { flow, ..model(table, &settings) },
            Tab::WhatIf,
            &mut StudyForm::default(),
        )
    });
    h.run();
    let said: Vec<String> = h
        .output()
        .shapes
        .iter()
        .filter_map(|clipped| match &clipped.shape {
            egui::Shape::Text(text) => Some(text.galley.text().to_owned()),
            _ => None,
        })
        .collect();
    if press.is_empty() {
        return (Vec::new(), said.join("\n"));
    }
    h.get_by_label(press).click();
    h.run();
    (h.state().clone(), said.join("\n"))
}

#[test]
fn lines_of_counsel_are_read_shown_and_tried() {
    let table = table(Mode::Play);
    let sheet = sheet(&table, 3);
    let (commands, said) = shown(&table, &sheet, &EN.word("ui-counsel-try"));
    let steps = sheet.lines[0].actions();
    assert_eq!(commands, [Command::TryLine { at: None, steps, overdraws: false }]);
    for words in [
        "54 %",
        "51 %, 3 less",
        "+40",
        "−15",
        "So it is.",
        "net worth is 7.2 greater",
        "net worth is 13.1 smaller",
    ] {
        assert!(said.contains(words), "{words}: {said}");
    }
    let (commands, _) = shown(&table, &sheet, &EN.word("ui-counsel-do"));
    assert_eq!(commands, [Command::Act(sheet.lines[0].action)]);
    let other = sheet.lines[1].steps[0].told().expect("words");
    let names = TableText { localizer: EN, names: Some(table.play.catalogue()) };
    let words = caravanserai::ui::parts::capital(&names.say(&other));
    let (commands, _) = shown(&table, &sheet, &format!("2. {words}"));
    assert_eq!(commands, [Command::ShowLine(1)]);
}

/// Of what comes behind a draw or a roll nobody says that it is the same.
#[test]
fn behind_chance_nothing_is_called_the_same() {
    let table = table(Mode::Play);
    let alike = |ends: &'static str| {
        let even = sheet(&table, 0);
        let line = |line: &CounselLine| CounselLine { gained: Vec::new(), ends, ..line.clone() };
        let lines = even.lines.iter().map(line).collect();
        shown(&table, &CounselSheet { lines, ..even.clone() }, "").1
    };
    let same = EN.word("ui-counsel-beside-same");
    assert!(alike("ui-counsel-ends-turn").contains(&same));
    assert!(!alike(ENDS_UNKNOWN).contains(&same));
}

/// Early in a game a chance to win says little of what is chosen: only how far lines lie apart is
/// told.
#[test]
fn early_in_a_game_only_differences_are_told() {
    let table = table(Mode::Play);
    let early = CounselSheet { is_late: false, ..sheet(&table, 3) };
    let (_, said) = shown(&table, &early, "");
    assert!(said.contains("3 % less likely to win than the first"), "{said}");
    assert!(!said.contains("54") && !said.contains("51"), "{said}");
}

/// What is done several times is one step, and one press does the whole of it.
#[test]
fn the_next_step_is_done_as_a_whole() {
    let table = table(Mode::Play);
    let mut sheet = sheet(&table, 3);
    let mut lines = sheet.lines.to_vec();
    let action = lines[0].action;
    lines[0].steps[0].actions = vec![action; 3];
    sheet.lines = lines.into();
    let (commands, said) = shown(&table, &sheet, &EN.word("ui-counsel-do"));
    assert_eq!(commands, [Command::ActAll(vec![action; 3])]);
    assert!(said.contains("×3"), "{said}");
}

/// A line that is followed: what is left after a choice of it, with what is left of its gain.
#[test]
fn a_line_goes_on_without_the_step_that_was_done() {
    let table = table(Mode::Play);
    let mut line = sheet(&table, 0).lines[0].clone();
    let (first, next) = (line.action, table.sight.offers[1].action);
    line.steps.push(CounselStep { actions: vec![next; 2], ..line.steps[0].clone() });
    assert_eq!(line.after(next, &[]), None, "another way is another way");
    let rest = line.after(first, &[PlanFigure::new("mov-figure-money", 15)]).expect("a rest");
    assert_eq!((rest.action, rest.actions()), (next, vec![next; 2]));
    assert_eq!(rest.gained, [PlanFigure::new("mov-figure-money", 25)]);
    let last = rest.after(next, &[]).expect("once more");
    assert_eq!(last.after(next, &[]), None, "it is at its end");
}

#[test]
fn equal_lines_are_called_equal() {
    let table = table(Mode::Play);
    let even = EN.word("ui-counsel-even");
    let (_, said) = shown(&table, &sheet(&table, 0), "");
    assert!(said.contains(&even) && said.contains("as good as the first"), "{said}");
    let (_, said) = shown(&table, &sheet(&table, 1), "");
    assert!(!said.contains(&even), "{said}");
}

#[test]
fn a_costly_choice_leads_to_its_moment_and_to_the_better_line() {
    let (table, settings) = (table(Mode::Play), Settings::default());
    let offer = &table.sight.offers[0];
    let choice = CostlyChoice {
        entry: 7,
        turn: 3,
        seat: SeatId(1),
        done: offer.message.as_deref().cloned(),
        chance: 40,
        better: offer.message.as_deref().cloned(),
        better_chance: 49,
        line: vec![offer.action],
    };
    let turns = vec![Turn::default(), Turn { turn: 1, entry: 9, ..Turn::default() }];
    let gathered = Gathered { turns, costly: vec![choice], ..Gathered::default() };
    for (press, wanted) in [
        ("Turn 3: Ben, −9 %".to_owned(), Command::LookAt(6)),
        (
            EN.word("ui-told-try"),
            Command::TryLine { at: Some(6), steps: vec![offer.action], overdraws: false },
        ),
    ] {
        let mut h = harness(|ui| told::told_ui(ui, &model(&table, &settings), &gathered));
        h.run();
        h.get_by_label(&press).click();
        h.run();
        assert_eq!(*h.state(), [wanted], "{press}");
    }
}

#[test]
fn what_can_be_done_about_a_message_puts_it_away() {
    let answer = NoticeAnswer { words: "Take back".into(), command: Command::Undo, version: None };
    let note = Notice {
        id: 4,
        text: "That cost 9 %.".into(),
        rule: None,
        warning: false,
        answers: vec![answer],
        asks: None,
        things: Vec::new(),
    };
    let texts = TableText::plain(EN);
    let mut h = harness(|ui| dialogs::messages_ui(ui, texts, std::slice::from_ref(&note)));
    h.run();
    h.get_by_label("Take back").click();
    h.run();
    assert_eq!(*h.state(), [Command::Dismiss(4), Command::Undo]);
}

/// Advice comes at the head of its sheet, however far somebody has read down it before, and what is
/// read then stays where it is.
#[test]
fn advice_comes_at_the_head_of_its_sheet() {
    let (table, settings) = (table(Mode::Play), Settings::default());
    let (asked, lines) = (std::cell::Cell::new(false), sheet(&table, 3));
    let listed = what_if::PlayLine::default();
    let tried = what_if::WhatIf { lines: vec![listed; 30], ..Default::default() };
    let mut form = StudyForm::default();
    let mut h = panels::harness(egui::vec2(400.0, 400.0), 100, |ui| {
        let flow = Flow { lines: asked.get().then(|| lines.clone()), ..Flow::default() };
        let mut m = Model { flow, ..model(&table, &settings) };
        m.aside.what_if = tried.clone();
        side_panel::side_panel_ui(ui, &m, Tab::WhatIf, &mut form)
    });
    let down = |h: &mut Harness<Vec<Command>>| {
        h.hover_at(egui::pos2(200.0, 250.0));
        h.event(egui::Event::MouseWheel {
            unit: egui::MouseWheelUnit::Point,
            delta: egui::vec2(0.0, -4000.0),
            phase: egui::TouchPhase::Move,
            modifiers: egui::Modifiers::NONE,
        });
        h.run_steps(30);
    };
    let advice = EN.word("ui-counsel-ranks");
    let top = |h: &Harness<Vec<Command>>| h.get_by_label(&advice).rect().top();
    down(&mut h);
    asked.set(true);
    h.run_steps(3);
    let there = top(&h);
    assert!((0.0..200.0).contains(&there), "it lies at {there}");
    down(&mut h);
    let read = top(&h);
    assert!(read < 0.0, "whoever reads on may: {read}");
    h.run_steps(3);
    assert_eq!(top(&h), read, "nothing moves what is read");
}
