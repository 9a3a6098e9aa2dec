//! What panels count once and keep: it is counted no more while nothing changes, and anew when
//! anything does of which it tells.

use super::{watching::model_of, *};
use caravanserai::{
    table::notes::Note,
    ui::{
        memo::{memo_log, memo_of, memo_words},
        model::Aside,
        replay::ReplayModel,
    },
};
use std::cell::{Cell, RefCell};

#[test]
fn what_is_kept_is_counted_anew_when_its_mark_is_another() {
    let (mark, counted) = (Cell::new(1), Cell::new(0));
    let mut h = harness(|ui| {
        let count = || {
            counted.set(counted.get() + 1);
            mark.get()
        };
        assert_eq!(*memo_of(ui.ctx(), "test", mark.get(), count), mark.get());
        Vec::new()
    });
    h.run_steps(3);
    assert_eq!(counted.get(), 1, "once, however often it is drawn");
    mark.set(2);
    h.run();
    mark.set(1);
    h.run();
    assert_eq!(counted.get(), 3);
}

#[test]
fn words_and_sums_follow_language_position_and_log() {
    let (table, settings) = (RefCell::new(table(Mode::Play)), Settings::default());
    let language = Cell::new(Language::En);
    let found = RefCell::new((String::new(), 0));
    let mut h = harness(|ui| {
        let table = table.borrow();
        let texts = TableText {
            localizer: Localizer::new(language.get()),
            names: Some(&table.sight.catalogue),
        };
        let m = Model { texts, ..model(&table, &settings) };
        let words = memo_words(ui.ctx(), "test words", &m, || m.texts.text("ui-menu"));
        let sum = memo_log(ui.ctx(), "test sum", &m, || m.read_log().len());
        *found.borrow_mut() = ((*words).clone(), *sum);
        Vec::new()
    });
    for now in [Language::Fr, Language::Es, Language::En] {
        language.set(now);
        h.run();
        assert_eq!(found.borrow().0, Localizer::new(now).word("ui-menu"));
    }
    let began = found.borrow().1;
    advance(&mut table.borrow_mut(), 3);
    h.run();
    assert_eq!(found.borrow().1, table.borrow().log.len());
    assert!(found.borrow().1 > began);
}

/// The log has the same mark as long as its lines are the same, and never that of another one.
#[test]
fn a_log_is_known_by_its_mark() {
    let mut table = table(Mode::Play);
    advance(&mut table, 12);
    let marked = |table: &Table| (table.log_mark, table.log.clone());
    let mut all = vec![marked(&table)];
    table.look();
    assert_eq!(marked(&table), all[0], "looked at once more, it is the same");
    table.set_mode(Mode::Study);
    all.push(marked(&table));
    for _ in 0..3 {
        table.play.undo().expect("a study takes everything back");
        table.look();
        all.push(marked(&table));
    }
    advance(&mut table, 2);
    all.push(marked(&table));
    for (n, (mark, log)) in all.iter().enumerate() {
        for (other, lines) in &all[..n] {
            assert!(mark != other || log == lines, "one mark for two logs");
        }
    }
}

#[test]
fn the_list_of_a_replay_follows_its_filter_and_its_notes() {
    let mut table = table(Mode::Play);
    advance(&mut table, 40);
    table.set_mode(Mode::Replay { at: 0, of: 0, running: false });
    table.seek(2);
    let settings = Settings::default();
    let note = |entry| Note { entry, bookmark: true, ..Note::default() };
    let notes = RefCell::new(vec![note(3)]);
    let mut h = harness(|ui| {
        let plain = model_of(&table, &settings, 2);
        let replay = ReplayModel { notes: notes.borrow().clone(), ..plain.aside.replay.clone() };
        let aside = Aside { replay, ..plain.aside.clone() };
        replay::entries_ui(ui, &Model { aside, ..plain })
    });
    let told = |n: usize| table.log.iter().any(|line| line.entry == n);
    let numbers = |h: &Harness<Vec<Command>>| -> Vec<usize> {
        let nodes = h.root().children_recursive();
        nodes.filter_map(|n| n.accesskit_node().value()?.parse().ok()).collect()
    };
    h.get_by_label(&EN.word("ui-replay-singly")).click();
    h.run();
    let rows: Vec<usize> = (0..8).filter(|&n| told(n)).collect();
    assert!(rows.iter().all(|n| numbers(&h).contains(n)), "{:?}", numbers(&h));
    h.get_by_label(&EN.word("ui-replay-noted")).click();
    h.run();
    assert_eq!(numbers(&h), [3]);
    notes.borrow_mut().push(note(5));
    h.run();
    assert_eq!(numbers(&h), [3, 5]);
    notes.borrow_mut().remove(0);
    h.run();
    assert_eq!(numbers(&h), [5]);
}

/// What the editor lists is called in the language that is chosen now.
#[test]
fn the_position_editor_changes_its_language_while_it_is_open() {
    let (table, settings) = (table(Mode::Study), Settings::default());
    let language = Cell::new(Language::En);
    let mut form = StudyForm::default();
    let mut h = panels::harness(egui::vec2(600.0, 4000.0), 100, |ui| {
        let localizer = Localizer::new(language.get());
        let texts = TableText { localizer, names: Some(&table.sight.catalogue) };
        study::study_ui(ui, &Model { texts, ..model(&table, &settings) }, &mut form)
    });
    for now in [Language::En, Language::Fr, Language::Es] {
        language.set(now);
        h.run();
        let words = Localizer::new(now).word("mov-dial-moved");
        assert!(h.query_all_by_label(&words).count() > 0, "{words}");
    }
}
