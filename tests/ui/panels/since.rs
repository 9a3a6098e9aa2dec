//! What others did, over the board: chips say it in words and lie over nothing, and moments are
//! seen for a while where it happens.

use super::*;
use caravanserai::table::action::Value;
use caravanserai::ui::{
    model::{Deed, LogLine, TurnSummary},
    moments::Moments,
    since::{self, Chip, SHAPES},
};
use egui::{Rect, pos2, vec2};

/// Games in which computers have done something, whoever looks.
fn played(game: &str, edition: &str, entries: usize) -> Table {
    let known = games::by_id(game).expect("the game is in the house");
    let race = |n: usize| known.races(edition).get(n).map(|r| r.key.clone()).unwrap_or_default();
    let seat = |n: usize| SeatInfo {
        name: ["Anna", "Ben", "Cleo", "Dan"][n].to_owned(),
        colour: n as u8,
        race: race(n),
        by: if n == 0 { Chooser::Person } else { Chooser::Greedy },
    };
    let setup = Setup {
        game: game.to_owned(),
        edition: edition.to_owned(),
        seats: (0..4).map(seat).collect(),
        options: Default::default(),
        seed: 5,
        study: false,
    };
    let play = Play::begin(known, setup).expect("it can be set up");
    let mut table = Table::new(play, Mode::Play, "unused.ron".into());
    for _ in 0..entries {
        let action = table.suggest().expect("somebody chooses");
        assert!(table.choose(action, caravanserai::ui::settings::Curtain::Never).is_ok());
    }
    table
}

const GAMES: [(&str, &str, usize); 4] = [
    ("merchant_of_venus", "2012", 160),
    ("dale_of_merchants", "original", 120),
    ("duck_dealer", "standard", 60),
    ("merchants_cove", "standard", 120),
];

/// Each line that leaves a trace is a sentence with a verb, and none is longer than in the log.
#[test]
fn deeds_are_told_in_words() {
    for (game, edition, entries) in GAMES {
        let table = played(game, edition, entries);
        let settings = Settings::default();
        let m = model(&table, &settings);
        let sheet = game_ui::of(game);
        let deeds = table.log.iter().filter(|l| sheet.deed(&table.sight, &l.message).is_some());
        let mut short = 0;
        for line in deeds.clone() {
            let (words, whole) = (m.texts.say_short(&line.message), m.texts.say(&line.message));
            assert!(words.contains(' '), "{game}: {words}");
            assert!(words.chars().count() <= whole.chars().count(), "{game}: {words}");
            short += usize::from(words != whole);
        }
        assert!(short > 0, "{game}: {}", deeds.count());
    }
}

/// What was done to hidden cards of somebody else is told with whose they are; what everybody does
/// with their own cards leaves no trace.
#[test]
fn what_is_done_to_the_cards_of_others_names_them() {
    let table = played("dale_of_merchants", "original", 1);
    let (settings, sheet) = (Settings::default(), game_ui::of("dale_of_merchants"));
    let m = model(&table, &settings);
    let (ben, cleo) = (Value::Seat(SeatId(1)), || Value::Seat(SeatId(2)));
    let from = || Value::Phrase("dom-from-deck", vec![("whose", cleo())]);
    let own = || Value::Word("dom-from-own-hand");
    let told = |key: &'static str, more: Vec<(&'static str, Value)>| {
        let mut args = vec![("seat", ben.clone()), ("n", Value::Number(1))];
        args.extend(more);
        let deed = sheet.deed(&table.sight, &Message { key, args, ..Message::default() })?;
        Some(m.texts.say_short(&deed.message))
    };
    for (key, of) in [
        ("dom-log-takes-from", vec![("whose", cleo())]),
        ("dom-log-gives", vec![("whose", cleo())]),
        ("dom-log-draws-from", vec![("whose", cleo())]),
        ("dom-log-tops-hidden", vec![("whose", cleo())]),
        ("dom-log-takes-hidden", vec![("from", from())]),
        ("dom-log-exchanges", vec![("from", own()), ("with", from())]),
    ] {
        let words = told(key, of).unwrap_or_else(|| panic!("{key} leaves no trace"));
        assert!(words.contains("Cleo"), "{words}");
    }
    assert_eq!(told("dom-log-takes-hidden", vec![("from", own())]), None);
    let said = told("dom-log-exchanges", vec![("from", own()), ("with", from())]);
    let said = said.expect("it is told");
    assert!(said.contains("their own hand"), "whose they are is said without doubt: {said}");
}

/// A chip holds all its words, and a stack that was taken back is not told.
#[test]
fn a_chip_holds_its_words() {
    let table = played("dale_of_merchants", "original", 120);
    let settings = Settings::default();
    let sheet = game_ui::of("dale_of_merchants");
    let m = model(&table, &settings);
    let mut deeds: Vec<Deed> = Vec::new();
    for deed in table.log.iter().filter_map(|l| sheet.deed(&table.sight, &l.message)) {
        let words = m.texts.say_short(&deed.message);
        let alike = |d: &Deed| m.texts.say_short(&d.message) == words;
        if deeds.len() < 5 && !deeds.iter().any(alike) {
            deeds.push(deed);
        }
    }
    assert_eq!(deeds.len(), 5);
    let first = m.texts.say_short(&deeds[0].message);
    let left = m.texts.count("ui-log-folded", "count", 2);
    let sum = TurnSummary { seat: SeatId(1), deeds, ..TurnSummary::default() };
    let mut h = harness(|ui| {
        let chip = Chip::new(ui.ctx(), &m, &sum, SHAPES[0]);
        let size = chip.size;
        let mut commands = Vec::new();
        chip.ui(ui, &m, &sum, &mut commands);
        assert!(ui.min_rect().width() + 0.5 >= size.x && ui.min_rect().height() + 0.5 >= size.y);
        commands
    });
    h.run();
    let nodes = h.root().children_recursive();
    let said = nodes.filter_map(|n| n.accesskit_node().value().or(n.accesskit_node().label()));
    let said: Vec<String> = said.filter(|words| words.starts_with("Ben: ")).collect();
    // The first of it in order, and at the end how much more there is: a press shows all of it.
    let begins = format!("Ben: {first}");
    assert!(said.len() == 1 && said[0].starts_with(&begins), "{begins}: {said:?}");
    assert!(said[0].ends_with(&left), "{left}: {said:?}");
    h.get_by_role(egui::accesskit::Role::Button).click();
    h.run();
    assert_eq!(h.state().as_slice(), [Command::Open(Dialog::Since)]);
    let message = |key| caravanserai::table::action::Message { key, ..Default::default() };
    let back = sheet.takes_back(&message("dom-log-withdraws-stack"));
    assert!(back.contains(&"dom-log-asks-help"));
}

/// What a chip tells is not told by a moment as well; what the chip leaves out is, and so is what
/// nobody is told any longer because the viewer has chosen something since.
#[test]
fn what_a_chip_tells_is_told_once() {
    let table = played("duck_dealer", "standard", 90);
    let settings = Settings::default();
    let sheet = game_ui::of("duck_dealer");
    let m = model(&table, &settings);
    let told = |n: &usize| {
        let line = &table.log[*n];
        sheet.moment(&m, &table.log, *n).is_some()
            && line.seat.is_some()
            && sheet.deed(&table.sight, &line.message).is_some()
    };
    let at = (1..table.log.len()).find(told).expect("something is both");
    let line = &table.log[at];
    let deed = sheet.deed(&table.sight, &line.message).expect("it is one");
    let others = || {
        let all = table.log.iter().filter_map(|l| sheet.deed(&table.sight, &l.message));
        let mut others: Vec<Deed> = Vec::new();
        for other in all.filter(|other| other.message != deed.message) {
            let words = m.texts.say_short(&other.message);
            let has = |d: &Deed| m.texts.say_short(&d.message) == words;
            if words != m.texts.say_short(&deed.message) && !others.iter().any(has) {
                others.push(other);
            }
        }
        assert!(others.len() > 3);
        others
    };
    let moments = |before: usize, fresh: bool| {
        let mut deeds: Vec<Deed> = others().into_iter().take(before).collect();
        deeds.push(deed.clone());
        let sum = TurnSummary { seat: line.seat.unwrap(), deeds, ..TurnSummary::default() };
        let flow = || Flow { summary: vec![sum.clone()], fresh, ..Flow::default() };
        let mut moments = Moments::default();
        moments.follow(&Model { log: &table.log[..at], flow: flow(), ..model(&table, &settings) });
        moments.follow(&Model { log: &table.log[..=at], flow: flow(), ..model(&table, &settings) });
        moments.at(1.0).is_some()
    };
    assert!(!moments(0, true), "the chip tells it");
    assert!(moments(4, true), "the chip leaves it out");
    assert!(moments(0, false), "there is no chip any longer");
}

/// Four chips find room beside what lies on the board, and none lies over another.
#[test]
fn chips_lie_over_nothing() {
    let room = Rect::from_min_size(pos2(10.0, 10.0), vec2(900.0, 560.0));
    let planets = (0..6).flat_map(|x| {
        (0..4).map(move |y| {
            Rect::from_center_size(
                pos2(80.0 + x as f32 * 150.0, 80.0 + y as f32 * 140.0),
                vec2(56.0, 56.0),
            )
        })
    });
    let planets: Vec<Rect> = planets.collect();
    let plain = |lies: &Rect| since::Covered { lies: *lies, weight: 1.0 };
    let mut taken: Vec<since::Covered> = planets.iter().map(plain).collect();
    for n in 0..4 {
        // All of them happened at the same planet.
        let place = since::free_place(vec2(190.0, 40.0), planets[9].center(), room, &taken);
        assert!(room.contains_rect(place), "{place:?}");
        let over = taken.iter().find(|other| other.lies.intersect(place).is_positive());
        assert!(over.is_none(), "chip {n} lies at {place:?}, over {over:?}");
        taken.push(plain(&place));
    }
}

/// Where a chip must cover something, it is what weighs least.
#[test]
fn chips_cover_what_weighs_least() {
    let room = Rect::from_min_size(pos2(0.0, 0.0), vec2(600.0, 300.0));
    let (left, right) = room.split_left_right_at_fraction(0.5);
    for (heavy, light) in [(left, right), (right, left)] {
        let covered = |lies, weight| since::Covered { lies, weight };
        let taken = [covered(heavy, 6.0), covered(light, 1.0)];
        let place = since::free_place(vec2(120.0, 40.0), heavy.center(), room, &taken);
        assert!(light.contains_rect(place), "{place:?} beside {heavy:?}");
    }
}

/// What chance gives is seen once, for a while; with reduced motion the log alone tells it.
#[test]
fn moments_pass() {
    let table = played("merchants_cove", "standard", 400);
    let (settings, still) =
        (Settings::default(), Settings { reduced_motion: true, ..Settings::default() });
    let sheet = game_ui::of("merchants_cove");
    let m = model(&table, &settings);
    let at = (1..table.log.len())
        .find(|&n| table.log[n].message.key == "mc-log-clean-up")
        .expect("a day has ended");
    let day = sheet.moment(&m, &table.log, at).expect("it is a moment");
    let sold: Vec<&LogLine> = {
        let log = &table.log[..at];
        let opened = log.iter().rposition(|l| l.message.key == "mc-log-market").unwrap_or(0);
        log[opened..].iter().filter(|l| l.message.key == "mc-log-sell").collect()
    };
    for seat in sold.iter().filter_map(|line| line.seat) {
        let name = m.texts.seat(seat);
        assert!(day.words.iter().any(|w| w.contains(&name) && w.contains("gold")), "{day:?}");
    }
    let begin = |settings| {
        let mut moments = Moments::default();
        moments.follow(&Model { log: &table.log[..at], ..model(&table, settings) });
        assert!(moments.at(0.0).is_none(), "what was read before is no news");
        moments.follow(&Model { log: &table.log[..=at], ..model(&table, settings) });
        moments
    };
    let mut moments = begin(&settings);
    let (happened, left) = moments.at(10.0).expect("it is seen");
    assert_eq!(happened.moment, day);
    assert!((0.5..=2.0).contains(&left), "{left}");
    assert!(moments.at(12.1).is_none(), "and passes");
    // The press that brought it about leaves it, another one takes it away.
    let press = || egui::RawInput {
        events: vec![
            egui::Event::PointerMoved(egui::pos2(5.0, 5.0)),
            egui::Event::PointerButton {
                pos: egui::pos2(5.0, 5.0),
                button: egui::PointerButton::Primary,
                pressed: true,
                modifiers: egui::Modifiers::NONE,
            },
        ],
        ..Default::default()
    };
    let (ctx, mut pressed) = (egui::Context::default(), begin(&settings));
    ctx.begin_pass(press());
    assert!(pressed.now(&ctx).is_some(), "it has only just come up");
    drop(ctx.end_pass());
    ctx.begin_pass(press());
    assert!(pressed.now(&ctx).is_none(), "a press takes it away");
    drop(ctx.end_pass());
    assert!(begin(&still).at(10.0).is_none());
}
