//! Dale of Merchants at one screen: a question about reactions is answered aloud, and a computer
//! player that helps in a study comes to the end of a turn.

use crate::common::dale_of_merchants;
use caravanserai::{
    app::table::{Stepped, Table},
    games::{self, dale_of_merchants::table::verbs::Q_REACT},
    table::{
        action::Action,
        example,
        ids::{SeatId, Viewer},
        play::Play,
    },
    ui::{Mode, settings::Curtain},
};

/// Three people; the first has played a technique, to which the others may react.
fn played(reacting: &str) -> Table {
    after(&format!(
        "hand @0 platypus_1 sloth_1; pile @0 sloth_2; deck @0 junk; hand @1 sloth_3 junk; \
         deck @1 junk junk; hand @2 sloth_4 junk; deck @2 junk junk; {reacting}"
    ))
}

/// The same with these cards.
fn after(edits: &str) -> Table {
    let given = dale_of_merchants::example(&["original"], 3, &[], edits, "dial actions 1");
    let play: Play = given.begin(dale_of_merchants::dale(), "original").unwrap();
    let mut table = Table::new(play, Mode::Study, "unused.ron".into());
    table.set_mode(Mode::Play);
    let plays = |a: &Action| a.to_text(table.play.catalogue()).starts_with("play ");
    let offers: Vec<Action> = table.play.offers().iter().map(|o| o.action).collect();
    let action = offers.into_iter().find(plays).expect("a technique is offered");
    table.choose(action, Curtain::Secret).unwrap();
    // Whoever has learnt something looks at it first.
    table.end_beat(Curtain::Secret);
    table
}

#[test]
fn one_press_answers_for_everybody_and_the_screen_stays_where_it_is() {
    let mut table = played("hand @1 owl_2 junk; hand @2 owl_2 junk");
    assert_eq!(table.curtain(), Some(SeatId(1)));
    let aloud = table.aloud().expect("it can be answered aloud");
    assert_eq!(aloud.among, [SeatId(1), SeatId(2)]);
    let before = table.play.entries().len();
    table.answer_aloud(None, Curtain::Secret);
    assert_eq!(table.play.entries().len(), before + 2, "both have declined");
    assert_eq!(table.curtain(), None);
    assert_eq!(table.viewer(), Viewer::Seat(SeatId(0)));
    assert!(table.asked());
}

/// The question names the card, and those whom it does not concern with the reason.
#[test]
fn the_question_names_the_card_and_who_cannot_answer() {
    let table = played("hand @1 owl_2 junk; hand @2 owl_2 junk");
    let aloud = table.aloud().expect("it can be answered aloud");
    assert_eq!(
        (aloud.by, aloud.others.as_slice()),
        (SeatId(0), &[(SeatId(0), "dom-aloud-own")][..])
    );
    let (_, kind) = table.asked_about(&aloud).expect("a card was played");
    assert_eq!(table.sight.catalogue.kinds[kind.ix()].key, "platypus_1");
}

/// What others do with one's own cards is announced to the one whose they are, and to nobody else.
#[test]
fn what_others_do_with_ones_cards_is_announced() {
    use caravanserai::{
        table::action::{Message, Value},
        ui::game_ui,
    };
    let sheet = game_ui::of("dale_of_merchants");
    let (mine, other, third) = (SeatId(0), SeatId(1), SeatId(2));
    let pile = Value::Phrase("dom-from-pile", vec![("whose", Value::Seat(mine))]);
    let args = vec![("seat", Value::Seat(other)), ("from", pile)];
    let takes = Message { key: "dom-log-takes", args: args.clone(), ..Message::default() };
    assert!(sheet.announces(&takes, mine) && !sheet.announces(&takes, third));
    let rolls = Message { key: "dom-log-rolls", args, ..Message::default() };
    assert!(!sheet.announces(&rolls, mine));
}

#[test]
fn who_says_so_takes_the_screen_and_nobody_else_sees_that_hand() {
    let mut table = played("hand @1 owl_2 junk; hand @2 owl_2 junk");
    table.answer_aloud(Some(SeatId(2)), Curtain::Secret);
    assert_eq!((table.curtain(), table.viewer()), (None, Viewer::Seat(SeatId(2))));
    assert!(table.sight.decision.is_some_and(|d| d.question == Q_REACT && d.seat == SeatId(2)));
}

#[test]
fn the_question_does_not_tell_who_could_react() {
    let first = played("hand @1 owl_2 junk; hand @2 sloth_4 junk").aloud().unwrap();
    let second = played("hand @1 sloth_3 junk; hand @2 owl_2 junk").aloud().unwrap();
    assert_eq!(first, second);
}

/// Whoever holds no card cannot react, which everybody sees: that person is not named.
#[test]
fn nobody_with_an_empty_hand_is_asked() {
    let edits = "hand @0 platypus_1 sloth_1; pile @0 sloth_2; deck @0 junk; \
                 deck @1 junk junk; hand @2 owl_2 junk; deck @2 junk junk";
    let mut table = after(edits);
    let aloud = table.aloud().expect("it can be answered aloud");
    assert_eq!(aloud.among, [SeatId(2)]);
    assert!(aloud.others.contains(&(SeatId(1), "dom-aloud-empty")), "{:?}", aloud.others);
    table.answer_aloud(None, Curtain::Secret);
    assert_eq!((table.curtain(), table.viewer()), (None, Viewer::Seat(SeatId(0))));
}

/// Each step used to have a computer player of its own, which never finished what the one before
/// had begun.
#[test]
fn the_rest_of_a_turn_in_a_study_comes_to_its_end() {
    let given = dale_of_merchants::example(&["original"], 2, &[], "as dealt", "dial actions 1");
    for seed in 0..4 {
        let given = example::Example { seed, ..given.clone() };
        let play = given.begin(dale_of_merchants::dale(), "original").unwrap();
        let mut table = Table::new(play, Mode::Study, "unused.ron".into());
        let turn = table.turn();
        let mut steps = 0;
        while table.turn() == turn && !table.play.is_over() {
            let action = table.suggest().expect("somebody is asked");
            table.choose(action, Curtain::Secret).unwrap();
            steps += 1;
            assert!(steps < 60, "seed {seed}: the turn does not end");
        }
    }
}

/// What the example says is what happens on the board, with its own dice.
#[test]
fn a_worked_example_plays_itself() {
    let game = games::by_id("merchant_of_venus").unwrap();
    let found = example::find(game, "X25").expect("the example of MOV-4.3.3");
    let play = found.begin(game, "2012").unwrap();
    let mut table = Table::new(play, Mode::Study, "unused.ron".into());
    table.show_example(found);
    let points = |table: &Table| {
        let dial = table.sight.catalogue.dial_by_key("movement-points").unwrap();
        table.sight.dial(dial)
    };
    let (at, of) = table.example_at().unwrap();
    assert!(at == 0 && of > 3);
    // The heading, then the roll of 4, 2 and 1.
    assert_eq!(table.example_step(), Ok(Stepped::Done));
    assert_eq!(table.example_step(), Ok(Stepped::Done));
    assert_eq!((points(&table), table.example_at()), (7, Some((2, of))));
    let mut refused = 0;
    loop {
        match table.example_step().unwrap() {
            Stepped::Over => break,
            Stepped::Refused(rule) => {
                refused += 1;
                assert_eq!(rule, "MOV-4.6.1");
            }
            Stepped::Done => {}
        }
    }
    assert_eq!((refused, table.example_at()), (1, Some((of, of))));
    assert_eq!(table.past.len(), table.play.entries().len() + 1);
    table.example_again();
    assert_eq!(table.example_at(), Some((0, of)));
    assert_eq!(table.example_step(), Ok(Stepped::Done));
}
