//! Deals between computer players: what the greedy player proposes, and what it accepts. It never
//! proposes what the other one would refuse, nor where only one of the two gains.

use super::{settle, trade};
use crate::common::merchant_of_venus::{BOTH, StudyTable};
use caravanserai::{
    bots::{self, Bot},
    table::{action::Value, catalogue::Chooser},
};

/// A limited visit at a city of the Graw: seat 0 flies a Freighter with more Rock Videos than it
/// can sell to the Shenna in one visit, seat 1 an empty Scout with `money` credits.
fn meeting(edition: &str, money: i64) -> StudyTable {
    let mut t = StudyTable::new(edition, 2);
    settle(&mut t, "graw", "giant");
    settle(&mut t, "shenna", "colony");
    trade(&mut t, "giant_city_levitown", true);
    t.edit(&["mark ship.0 3", "place ship.1 space:giant_city_levitown"]);
    t.edit(&["purse credits:0 40", &format!("purse credits:1 {money}")]);
    t.edit(&["place good.humans hold:0"; 4]);
    t
}

fn greedy() -> Box<dyn Bot> {
    bots::bot(Chooser::Greedy, "merchant_of_venus", 1).unwrap().unwrap()
}

/// Lets both seats choose until the turn of seat 0 is over; gives what they chose.
fn turn(t: &mut StudyTable) -> Vec<String> {
    let mut players = [greedy(), greedy()];
    let mut chosen = Vec::new();
    while t.question() != "start" {
        let player = players[usize::from(t.chooser())].as_mut();
        let written = bots::ask(player, &mut t.play).unwrap().to_text(t.play.catalogue());
        t.act(&written);
        chosen.push(written);
        assert!(chosen.len() < 30, "it goes on for ever: {chosen:?}");
    }
    chosen
}

#[test]
fn the_greedy_player_proposes_what_the_other_accepts() {
    for edition in BOTH {
        let mut t = meeting(edition, 300);
        let before = (t.purse("credits:0"), t.purse("credits:1"));
        let chosen = turn(&mut t);
        let place = |what: &str| chosen.iter().position(|c| c.starts_with(what));
        let steps = ["deal @1", "give good.humans", "deal-money", "propose", "accept"];
        let order: Vec<usize> = steps.iter().filter_map(|s| place(s)).collect();
        assert!(order.len() == 5 && order.is_sorted(), "{edition}: {chosen:?}");
        assert_eq!(t.zone("hold:1"), ["good.humans"], "{edition}");
        // A Rock Video costs 120 credits elsewhere, and brings 200 with the Shenna.
        let (paid, got) = (before.1 - t.purse("credits:1"), t.purse("credits:0") - before.0);
        assert!((60..200).contains(&paid) && got <= paid, "{edition}: {paid} paid, {got} got");
    }
}

#[test]
fn the_greedy_player_proposes_nothing_that_cannot_be_paid() {
    for edition in BOTH {
        let mut t = meeting(edition, 20);
        let chosen = turn(&mut t);
        assert!(!chosen.iter().any(|c| c.starts_with("propose")), "{edition}: {chosen:?}");
        assert_eq!(t.purse("credits:1"), 20);
    }
}

#[test]
fn the_greedy_player_turns_down_what_costs_more_than_it_brings() {
    for edition in BOTH {
        for (price, answer) in [(-250, "counter"), (-20, "accept")] {
            let mut t = meeting(edition, 300);
            t.acts(&["deal @1", "give good.humans", &format!("deal-money {price}"), "propose"]);
            let said = bots::ask(greedy().as_mut(), &mut t.play).unwrap();
            let said = said.to_text(t.play.catalogue());
            assert_eq!((t.chooser(), said.as_str()), (1, answer), "{edition}: {price}");
        }
    }
}

/// What a computer player says that a deal would take is enough, and much less is not.
#[test]
fn a_refusal_says_what_it_would_take() {
    for edition in BOTH {
        let proposed = |price: i64| {
            let mut t = meeting(edition, 300);
            t.acts(&["deal @1", "give good.humans", &format!("deal-money {price}"), "propose"]);
            let (said, why) = bots::ask_why(greedy().as_mut(), &mut t.play).expect("it is asked");
            (said.to_text(t.play.catalogue()), why.expect("it says why"))
        };
        let (said, why) = proposed(-250);
        assert_eq!((said.as_str(), why.key), ("counter", "mov-bot-counter"), "{edition}");
        let [(_, Value::Money(missing))] = why.args[..] else { panic!("{why:?}") };
        assert!(missing > 0, "{edition}");
        assert_eq!(proposed(-250 + missing).0, "accept", "{edition}: {missing} more");
        assert_eq!(proposed(-250 + missing / 2).0, "counter", "{edition}: half is not enough");
    }
}

/// Who is offered too little proposes the sum at which it would agree, once in a turn; the other
/// answers that.
#[test]
fn a_counter_offer_is_what_it_said_and_is_made_once_in_a_turn() {
    for edition in BOTH {
        let mut t = meeting(edition, 300);
        t.acts(&["deal @1", "give good.humans", "deal-money -250", "propose"]);
        let mut other = greedy();
        let (said, why) = bots::ask_why(other.as_mut(), &mut t.play).expect("it is asked");
        let [(_, Value::Money(missing))] = why.expect("it says why").args[..] else { panic!() };
        t.act(&said.to_text(t.play.catalogue()));
        let mut steps = Vec::new();
        while t.chooser() == 1 {
            let step = bots::ask(other.as_mut(), &mut t.play).expect("it goes on");
            let step = step.to_text(t.play.catalogue());
            t.act(&step);
            steps.push(step);
        }
        assert_eq!(steps, [format!("deal-money {}", 250 - missing), "propose".to_owned()]);
        t.act("refuse");
        t.acts(&["deal @1", "give good.humans", "deal-money -250", "propose"]);
        let again = bots::ask(other.as_mut(), &mut t.play).expect("it is asked again");
        assert_eq!(again.to_text(t.play.catalogue()), "refuse", "{edition}: not the same again");
    }
}

/// Nobody helps another to win: who is nearly there gets a thing only for a sum that makes up for
/// it, or not at all.
#[test]
fn whoever_is_about_to_win_is_not_helped() {
    let mut t = meeting("2012", 300);
    t.edit(&["purse credits:0 1900", "purse credits:1 1700"]);
    let answer = |t: &mut StudyTable, price: i64| {
        t.acts(&["deal @1", "give good.humans", &format!("deal-money {price}"), "propose"]);
        let (said, why) = bots::ask_why(greedy().as_mut(), &mut t.play).expect("it is asked");
        t.act("refuse");
        (said.to_text(t.play.catalogue()), why.map(|why| why.key))
    };
    // For a hundred it would gain by the piece; but the hundred wins the game for the other.
    let (said, why) = answer(&mut t, -100);
    assert!(said != "accept", "{said} {why:?}");
    assert_eq!(answer(&mut t, 0).0, "accept", "what costs nothing is taken");
}
