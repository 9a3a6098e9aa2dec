//! The game as the window holds it: the log that is brought up to date line by line is the log that
//! one whole reading gives, whoever looks and however far one goes back and forth.

use crate::common::battery::configuration::tables;
use caravanserai::{
    app::table::Table,
    table::{
        dice::Dice,
        ids::{Seats, Viewer},
    },
    ui::{Mode, model::LogLine, settings::Curtain},
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
        let readable = told.lines.iter().filter(|line| may(line.audience));
        lines.extend(readable.map(|line| LogLine {
            entry,
            seat: told.seat,
            message: line.message.clone(),
        }));
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
