//! The sheet and the controls of a replay: jumps by turn and round, the filter, what is written on
//! an entry, the speed.

use super::*;
use caravanserai::{
    table::notes::Note,
    ui::{
        game_ui,
        model::Aside,
        replay::{Leap, ReplayModel},
    },
};

/// A replay of a game with some turns, in the middle.
fn replay_at(at: usize) -> Table {
    let mut table = table(Mode::Play);
    advance(&mut table, 40);
    table.set_mode(Mode::Replay { at: 0, of: 0, running: false });
    table.seek(at);
    table
}

fn model_of<'a>(table: &'a Table, settings: &'a Settings, at: usize) -> Model<'a> {
    let notes = table.notes();
    let replay = ReplayModel { entries: table.entry_infos(), notes, own: table.own_note(at) };
    Model { aside: Aside { replay, ..Default::default() }, ..model(table, settings) }
}

#[test]
fn jumps_go_to_where_turns_and_rounds_begin() {
    let table = replay_at(20);
    let replay = ReplayModel { entries: table.entry_infos(), ..Default::default() };
    let infos = &replay.entries;
    assert_eq!(infos.len(), table.past.len());
    assert!(infos.last().expect("entries").turn > 3, "some turns were played");
    for leap in [Leap::Turn, Leap::Round] {
        let number = |n: usize| match leap {
            Leap::Turn => infos[n].turn,
            _ => infos[n].round,
        };
        let on = replay.leap(20, leap, true).expect("more comes");
        let back = replay.leap(20, leap, false).expect("something was before");
        assert_ne!(number(on), number(on - 1), "{leap:?}: the first of its own");
        assert!((20..on - 1).all(|n| number(n) == number(20)), "{leap:?}: nothing is left out");
        assert!(back < 20 && (back == 0 || number(back) != number(back - 1)), "{leap:?}");
    }
    assert_eq!(replay.leap(0, Leap::Turn, false), None);
    assert_eq!(replay.leap(5, Leap::Note, true), None);
    let settings = Settings::default();
    let turn = replay.leap(20, Leap::Turn, true).expect("more comes");
    let mut h = harness(|ui| replay::controls_ui(ui, &model_of(&table, &settings, 20)));
    assert_eq!(press(&mut h, "To the next turn"), [Command::Seek(turn)]);
    let round = replay.leap(20, Leap::Round, false).expect("something was before");
    assert_eq!(press(&mut h, "To where the round began"), [Command::Seek(round)]);
    let marked = Note { entry: 20, bookmark: true, ..Note::default() };
    let own = Note { seat: table.note_writer(), ..marked };
    assert_eq!(press(&mut h, "Bookmark this entry"), [Command::Annotate(own)]);
}

#[test]
fn the_list_is_narrowed_to_what_was_done_and_by_whom() {
    let table = replay_at(20);
    let settings = Settings::default();
    let mut h = harness(|ui| replay::entries_ui(ui, &model_of(&table, &settings, 20)));
    let sheet = game_ui::of("merchant_of_venus");
    let kind = |n: usize| table.entry_infos()[n].verb.map(|verb| sheet.entry_kind(verb));
    let of = |kinds: &str| -> Vec<String> {
        let m = model(&table, &settings);
        let mut lines: Vec<_> = table.log.iter().collect();
        lines.dedup_by_key(|line| line.entry);
        lines.retain(|line| kind(line.entry) == Some(kinds));
        lines.iter().map(|line| m.texts.say(&line.message)).collect()
    };
    let wanted = of("mov-group-fly");
    assert!(!wanted.is_empty(), "somebody has flown");
    let shown = |h: &Harness<Vec<Command>>, words: &str| h.query_all_by_label(words).count() > 0;
    let first = model(&table, &settings).texts.say(&table.log[0].message);
    assert!(shown(&h, &first), "at first everything is listed");
    h.get_by_label("What was done").click();
    h.run();
    h.get_by_label("Fly").click();
    h.run();
    assert!(!shown(&h, &first), "what was no flight is left out");
    assert!(wanted.iter().any(|words| shown(&h, words)));
}

#[test]
fn a_note_is_typed_and_kept() {
    let mut table = replay_at(6);
    let seat = table.note_writer();
    table.put_note(Note { entry: 3, seat, bookmark: false, text: "why this?".into() });
    let settings = Settings::default();
    let mut h = harness(|ui| replay::entries_ui(ui, &model_of(&table, &settings, 6)));
    assert!(h.query_by_label("why this?").is_some(), "the row says what was written on it");
    h.get_by_label("Note on entry 6").focus();
    h.run();
    h.get_by_label("Note on entry 6").type_text("well done");
    h.run();
    let text = "well done".to_owned();
    let wanted = Note { entry: 6, seat, bookmark: false, text };
    assert_eq!(press(&mut h, "Keep the note"), [Command::Annotate(wanted)]);
}
