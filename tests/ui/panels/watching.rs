//! The sheet and the controls of a replay: jumps by turn and round, the filter, what is written on
//! an entry, the speed.

use super::{
    house::{tour, widgets_of},
    *,
};
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

pub(super) fn model_of<'a>(table: &'a Table, settings: &'a Settings, at: usize) -> Model<'a> {
    let notes = table.notes();
    let own = table.own_note(at);
    let replay =
        ReplayModel { from: table.watched_from(), entries: table.entry_infos(), notes, own };
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
    let list = Command::Go(Screen::Saves(Purpose::Watch));
    assert_eq!(press(&mut h, "To the list"), [list], "the way out of what was opened there");
    let marked = Note { entry: 20, bookmark: true, ..Note::default() };
    let own = Note { seat: table.note_writer(), ..marked };
    assert_eq!(press(&mut h, "Bookmark this entry"), [Command::Annotate(own)]);
}

/// A tap may begin and end within one frame: it leads to its place all the same.
#[test]
fn a_tap_on_the_rail_leads_there() {
    let (table, settings) = (replay_at(20), Settings::default());
    let mut h = harness(|ui| replay::controls_ui(ui, &model_of(&table, &settings, 20)));
    let pos = h.get_by_role(egui::accesskit::Role::Slider).rect().right_center();
    h.event(egui::Event::PointerMoved(pos));
    h.run();
    for pressed in [true, false] {
        let (button, modifiers) = (egui::PointerButton::Primary, egui::Modifiers::NONE);
        let press = egui::Event::PointerButton { pos, button, pressed, modifiers };
        h.input_mut().events.push(press);
    }
    h.run();
    let Mode::Replay { of, .. } = table.mode else { panic!("it is a replay") };
    assert_eq!(std::mem::take(h.state_mut()), [Command::Seek(of)]);
}

#[test]
fn the_list_is_narrowed_to_what_was_done_and_by_whom() {
    let table = replay_at(2);
    let settings = Settings::default();
    let mut h = harness(|ui| replay::entries_ui(ui, &model_of(&table, &settings, 2)));
    let sheet = game_ui::of("merchant_of_venus");
    let kind = |n: usize| table.entry_infos()[n].verb.map(|verb| sheet.entry_kind(verb));
    let of = |kinds: &str| -> Vec<String> {
        let m = model(&table, &settings);
        let mut lines: Vec<_> = table.log.iter().collect();
        lines.dedup_by_key(|line| line.entry);
        lines.retain(|line| kind(line.entry) == Some(kinds));
        lines.iter().map(|line| m.texts.say(&line.message)).collect()
    };
    let chosen = table.log.iter().rev().find_map(|line| kind(line.entry)).expect("an action");
    let wanted = of(chosen);
    let shown = |h: &Harness<Vec<Command>>, words: &str| h.query_all_by_label(words).count() > 0;
    h.get_by_label(&EN.word("ui-replay-singly")).click();
    h.run();
    let first = model(&table, &settings).texts.say(&table.log[0].message);
    assert!(shown(&h, &first), "at first everything is listed");
    h.get_by_label("What was done").click();
    h.run();
    h.get_by_label(&EN.word(chosen)).click();
    h.run();
    assert!(!shown(&h, &first), "what was something else is left out");
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
    let kept = press(&mut h, "Keep the note");
    // Turning away from the field keeps it as well.
    assert!(!kept.is_empty() && kept.iter().all(|c| *c == Command::Annotate(wanted.clone())));
}

/// The bar of a replay in a window of 1280×720, 960×600 and with large text: nothing lies outside,
/// everything has a name, and the keyboard comes to it.
#[test]
fn the_bar_of_a_replay_never_overflows() {
    let table = replay_at(20);
    for (size, text) in [
        ((1280.0, 720.0), 100),
        ((960.0, 600.0), 100),
        ((1280.0, 720.0), 125),
        ((1280.0, 720.0), 200),
    ] {
        for language in Language::ALL {
            let settings = Settings { text_size: text, ..Settings::default() };
            // The side panel takes its third, the frame its margin.
            let room = egui::vec2(size.0 * 0.655 - 32.0, size.1);
            let ui = |ui: &mut egui::Ui| {
                let plain = model_of(&table, &settings, 20);
                let texts =
                    TableText { localizer: Localizer::new(language), names: plain.texts.names };
                let aside = Aside { home: true, secrets: true, ..plain.aside.clone() };
                replay::controls_ui(ui, &Model { texts, aside, ..plain })
            };
            let mut h = panels::harness(room, text, ui);
            let found = widgets_of(&h);
            let foot = found.iter().map(|(_, place)| place.bottom()).fold(0.0, f32::max);
            let em = theme::body_size(size.1, text);
            let rows = if theme::tight(size.1, em) { 1.0 } else { 2.0 };
            assert!(foot <= rows * (em * 2.0 + 10.0), "{language:?} {size:?} {text} %: {found:?}");
            for (name, place) in &found {
                assert!(!name.is_empty(), "{language:?} {size:?} {text} %: {place:?}");
                assert!(
                    place.left() >= -0.5 && place.right() <= room.x + 0.5,
                    "{language:?} {size:?} {text} %: {name} lies at {place:?}"
                );
            }
            // The way out is never what finds no room, but where one row must do.
            let out = Localizer::new(language).word("ui-home");
            let shown = found.iter().any(|(name, _)| *name == out);
            assert!(shown || rows == 1.0, "{language:?} {size:?} {text} %: {found:?}");
            if language == Language::En && text == 100 {
                let met = tour(&mut h);
                assert!(found.iter().all(|(name, _)| met.contains(name)), "{found:?} {met:?}");
            }
        }
    }
}

#[test]
fn the_keys_of_a_replay_jump_and_mark() {
    let table = replay_at(20);
    let settings = Settings::default();
    let infos = ReplayModel { entries: table.entry_infos(), ..Default::default() };
    let to = |leap, on| vec![Command::Seek(infos.leap(20, leap, on).expect("there is one"))];
    let mut h = harness(|ui| replay::keys(ui.ctx(), &model_of(&table, &settings, 20)));
    let mut pressed = |modifiers, key| {
        h.key_press_modifiers(modifiers, key);
        h.run();
        std::mem::take(h.state_mut())
    };
    use egui::{Key, Modifiers};
    assert_eq!(pressed(Modifiers::NONE, Key::PageDown), [Command::Seek(21)]);
    assert_eq!(pressed(Modifiers::COMMAND, Key::PageDown), to(Leap::Turn, true));
    assert_eq!(pressed(Modifiers::COMMAND, Key::PageUp), to(Leap::Turn, false));
    assert_eq!(pressed(Modifiers::SHIFT, Key::PageDown), to(Leap::Round, true));
    assert_eq!(pressed(Modifiers::SHIFT, Key::PageUp), to(Leap::Round, false));
    assert_eq!(pressed(Modifiers::SHIFT, Key::M), []);
    let own = Note { bookmark: true, ..table.own_note(20) };
    assert_eq!(pressed(Modifiers::NONE, Key::M), [Command::Annotate(own)]);
    assert_eq!(pressed(Modifiers::NONE, Key::Space), [Command::Run(true)]);
}

/// Space presses the button that has the focus, or starts the record where none has: never both.
#[test]
fn space_does_one_thing() {
    let table = replay_at(20);
    let settings = Settings::default();
    let mut h = harness(|ui| {
        let mut commands = replay::keys(ui.ctx(), &model_of(&table, &settings, 20));
        if ui.button("another").clicked() {
            commands.push(Command::Close);
        }
        commands
    });
    for (focused, wanted) in [(false, Command::Run(true)), (true, Command::Close)] {
        if focused {
            h.get_by_label("another").focus();
            h.run();
        }
        h.key_press(egui::Key::Space);
        h.run();
        assert_eq!(std::mem::take(h.state_mut()), [wanted]);
    }
}

/// The record is listed turn by turn: a row for each turn leads to where it begins, and below the
/// one that is looked at stands what happened in it, in whole sentences; a flight is one of them.
#[test]
fn a_record_is_listed_turn_by_turn() {
    let (table, settings) = (replay_at(20), Settings::default());
    let infos = table.entry_infos();
    let mut h = panels::harness(egui::vec2(320.0, 2000.0), 100, |ui| {
        replay::entries_ui(ui, &model_of(&table, &settings, 20))
    });
    let title = |turn: i64| {
        EN.word_with(
            "ui-replay-turn",
            &caravanserai::text::Args::from_iter([("turn", caravanserai::text::Arg::from(turn))]),
        )
    };
    let turns: BTreeSet<i64> = infos[1..infos.len() - 1].iter().map(|info| info.turn).collect();
    let rows = |h: &Harness<Vec<Command>>, turn: i64| {
        let starts = format!("{}:", title(turn));
        let named = h.get_all_by(move |n| n.label().is_some_and(|l| l.starts_with(&starts)));
        named.count()
    };
    for turn in turns.iter().filter(|turn| **turn > 0) {
        assert!(rows(&h, *turn) > 0, "turn {turn}");
    }
    // Nothing is cut, and there are no more lines than that turn has entries.
    let here = infos[20].turn;
    let entries = (1..infos.len()).filter(|n| infos[n - 1].turn == here).count();
    let cut = h
        .root()
        .children_recursive()
        .any(|n| n.accesskit_node().label().is_some_and(|label| label.contains('…')));
    assert!(!cut);
    let numbers = h
        .root()
        .children_recursive()
        .filter(|n| n.accesskit_node().value().is_some_and(|value| value.parse::<usize>().is_ok()));
    assert!((1..=entries).contains(&numbers.count()));
    let first = (1..infos.len()).find(|n| infos[n - 1].turn == here).expect("it began");
    let starts = format!("{}:", title(here));
    h.get_by(move |n| n.label().is_some_and(|l| l.starts_with(&starts))).click();
    h.run();
    assert_eq!(std::mem::take(h.state_mut()), [Command::Seek(first - 1)]);
}
