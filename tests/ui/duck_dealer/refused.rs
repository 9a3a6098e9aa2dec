//! An exchange that a computer player turns down: it is said where it was proposed, and what it
//! would take.

use super::*;
use caravanserai::{
    app::table::Table,
    table::{
        action::{Action, Value},
        catalogue::Chooser,
    },
    ui::{Mode, settings::Curtain},
};

/// Ann proposes this to Ben, for whom a computer player answers.
fn answered(steps: &[&str]) -> Table {
    let play = position("acting; at @1 S1; goods @0 radios radios radios; goods @1 economy");
    let mut table = Table::new(play, Mode::Study, "unused.ron".into());
    table.set_mode(Mode::Play);
    table.stand_in(SeatId(1), Chooser::Greedy, Curtain::Never);
    for step in steps {
        let action = Action::parse(step, table.play.catalogue()).expect(step);
        assert!(table.choose(action, Curtain::Never).is_ok(), "{step}");
    }
    let answer = table.ask_bot().expect("the computer player is asked");
    assert!(table.choose(answer, Curtain::Never).is_ok());
    table
}

#[test]
fn a_refused_exchange_says_what_it_would_take() {
    let table = answered(&["exchange @1", "give radios 1", "want economy 1", "propose"]);
    let (told, why) =
        table.refused().unwrap_or_else(|| panic!("it was turned down: {:?}", table.log.last()));
    assert_eq!(told.key, "dd-log-decline");
    let why = why.expect("a computer player says why");
    assert_eq!(why.key, "dd-bot-wants-more");
    let [(_, Value::Number(missing))] = why.args[..] else { panic!("{why:?}") };
    assert!(missing > 0);
}

#[test]
fn a_gift_is_taken() {
    let table = answered(&["exchange @1", "give radios 1", "propose"]);
    assert_eq!(table.refused(), None);
    assert!(table.log.iter().any(|line| line.message.key == "dd-log-accept"));
}
