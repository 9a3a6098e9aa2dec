//! The game as the window holds it: the log that is brought up to date line by line is the log that
//! one whole reading gives, whoever looks and however far one goes back and forth.

use super::flow;
use crate::common::tables::tables;
use caravanserai::{
    app::table::Table,
    bots::{self, RandomBot},
    games,
    table::{
        action::Value,
        catalogue::Chooser,
        dice::Dice,
        game::Setup,
        ids::{SeatId, Seats, Viewer},
        play::Play,
    },
    text::{Language, Localizer},
    ui::{
        Mode, TableText,
        model::{LogLine, TurnSummary},
        settings::Curtain,
    },
};
use std::path::PathBuf;

/// Everything that the viewer of a table may read, read anew.
fn whole_log(table: &Table) -> Vec<LogLine> {
    let viewer = table.viewer();
    let may = |audience: Seats| match viewer {
        Viewer::Everybody => true,
        Viewer::Public => audience == Seats::ALL,
        Viewer::Seat(seat) => audience.has(seat),
    };
    let mut lines = Vec::new();
    // Who watches a record also has the lines of what is still to come.
    let ahead = if matches!(table.mode, Mode::Replay { .. }) { table.play.undone() } else { &[] };
    for (entry, told) in std::iter::once(table.play.beginning())
        .chain(table.play.entries())
        .chain(ahead.iter().rev())
        .enumerate()
    {
        let mut whose = told.seat;
        for line in told.lines.iter().filter(|line| may(line.audience)) {
            // Whom the sentence names as `seat` has done it, or whoever did what stands before it.
            for (name, value) in &line.message.args {
                match value {
                    Value::Seat(seat) if *name == "seat" => whose = Some(*seat),
                    _ if *name == "seat" => whose = None,
                    _ => {}
                }
            }
            lines.push(LogLine { entry, seat: whose, message: line.message.clone() });
        }
    }
    lines
}

/// Something that can be done with a table: another choice, a step back or forth, the curtain
/// opened, another place in the replay.
fn do_something(table: &mut Table, dice: &mut Dice) {
    match dice.below(8) {
        // What cannot be taken back or done again stays as it is.
        0 => drop(table.undo(Curtain::Never)),
        1 => drop(table.redo(Curtain::Secret)),
        2 => table.open_curtain(Curtain::Secret),
        3 => {
            let mode = [Mode::Play, Mode::Study, Mode::Replay { at: 0, of: 0, running: false }]
                [dice.below(3) as usize];
            let of = table.past.len();
            if table.mode != mode {
                table.seek(of);
                table.set_mode(mode);
            }
        }
        4 => table.seek(dice.below(60) as usize),
        _ if matches!(table.mode, Mode::Replay { .. }) => {
            table.seek(table.play.entries().len() + 1)
        }
        _ => {
            let offers = table.play.offers();
            if let Some(offer) = offers
                .get(dice.below(offers.len().max(1) as u32) as usize)
                .map(|offer| offer.action)
            {
                assert!(
                    table.choose(offer, Curtain::Always).is_ok(),
                    "what is offered is carried out"
                );
            }
        }
    }
}

#[test]
fn the_log_read_bit_by_bit_is_the_log_read_as_a_whole() {
    for row in tables() {
        let mut table =
            Table::new(row.begin(row.varied(5)), Mode::Play, PathBuf::from("unused.ron"));
        let mut dice = Dice::new(row.seats as u64);
        for n in 0..160 {
            do_something(&mut table, &mut dice);
            assert_eq!(
                table.log,
                whole_log(&table),
                "{}: after {n} things done, in {:?}",
                row.name(5),
                table.mode
            );
        }
        assert!(table.log.len() > 3, "{}: nothing was told", row.name(5));
    }
}

/// What a delayed card does at the start of a turn is told of whose card it is, in the log and in
/// what happened since, though the turn before has brought it about.
#[test]
fn a_delayed_card_is_told_of_whose_it_is() {
    const RESOLVES: &str = "dom-log-resolves";
    let (me, other) = (SeatId(0), SeatId(1));
    let mut found = 0;
    for seed in 0..60 {
        let by = [Chooser::Person, Chooser::Greedy];
        let setup = Setup { seed, ..flow::setup("dale_of_merchants", "original", &by) };
        let game = games::by_id("dale_of_merchants").expect("the game is in the house");
        let play = Play::begin(game, setup).expect("it can be set up");
        let mut table = Table::new(play, Mode::Play, PathBuf::from("unused.ron"));
        let mut dice = Dice::new(seed + 1);
        for _ in 0..300 {
            let offers = table.play.offers();
            let at = dice.below(offers.len().max(1) as u32) as usize;
            let Some(action) = offers.get(at).map(|offer| offer.action) else { break };
            let asked = table.play.decision_seat();
            assert!(table.choose(action, Curtain::Never).is_ok(), "it is offered");
            table.end_beat(Curtain::Never);
            let entry = table.play.entries().len();
            let is_it = |line: &&LogLine| line.entry == entry && line.message.key == RESOLVES;
            let Some(line) = table.log.iter().find(is_it) else { continue };
            if asked != Some(me) || line.message.doer() != Some(Some(other)) {
                continue;
            }
            found += 1;
            assert_eq!(line.seat, Some(other), "it is not told of who ended the turn before");
            let summary = table.summary();
            let of_others = || summary.iter().filter(|sum| sum.seat != me);
            let deeds = of_others().flat_map(|sum| &sum.deeds);
            assert!(deeds.clone().any(|deed| deed.message.key == RESOLVES), "{summary:?}");
            assert!(table.stretch() < entry, "it is within what can be watched");
        }
        if found > 2 {
            return;
        }
    }
    panic!("the other's delayed cards were carried out {found} times only");
}

/// What others did to the cards of somebody else is told of whose cards these were, though nobody
/// but those two saw which.
#[test]
fn what_was_done_to_others_is_told_with_whose_it_was() {
    const HIDDEN: [&str; 5] = [
        "dom-log-takes-from",
        "dom-log-takes-hidden",
        "dom-log-gives",
        "dom-log-draws-from",
        "dom-log-exchanges",
    ];
    let (me, mut found) = (SeatId(0), 0);
    for seed in 0..80 {
        let by = [Chooser::Person, Chooser::Greedy, Chooser::Greedy];
        let setup = Setup { seed, ..flow::setup("dale_of_merchants", "original", &by) };
        let game = games::by_id("dale_of_merchants").expect("the game is in the house");
        let play = Play::begin(game, setup).expect("it can be set up");
        let mut table = Table::new(play, Mode::Play, PathBuf::from("unused.ron"));
        let mut any = RandomBot::new(seed + 1);
        for _ in 0..250 {
            let Some(action) = bots::ask(&mut any, &mut table.play) else { break };
            assert!(table.choose(action, Curtain::Never).is_ok(), "it is offered");
            table.end_beat(Curtain::Never);
            let entry = table.play.entries().len();
            let texts = TableText {
                localizer: Localizer::new(Language::En),
                names: Some(table.play.catalogue()),
            };
            let empty = |sum: &TurnSummary| sum.seat == me && sum.deeds.is_empty();
            assert!(!table.summary().iter().any(empty), "nothing befell the viewer");
            for line in table.log.iter().filter(|line| line.entry == entry) {
                let doer = line.message.doer().flatten();
                let others = (0..3).map(SeatId).filter(|seat| Some(*seat) != doer);
                let words = texts.say_short(&line.message);
                let named = others.clone().find(|seat| words.contains(&texts.seat(*seat)));
                let is_it = HIDDEN.contains(&line.message.key) && doer.is_some_and(|by| by != me);
                let Some(whose) = named.filter(|_| is_it) else { continue };
                let deeds = table.summary().into_iter().flat_map(|sum| sum.deeds);
                let told = deeds.filter(|deed| deed.message == line.message).count();
                assert!(told > 0, "{whose:?} is not told of: {words}");
                found += 1;
            }
        }
        if found > 3 {
            return;
        }
    }
    assert!(found > 0, "nobody ever took anything");
}
