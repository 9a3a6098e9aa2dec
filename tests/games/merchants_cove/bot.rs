//! The computer player of Merchants Cove: a whole game with every merchant, in which it says why it
//! chooses what it chooses. How well it plays is measured elsewhere.

use super::cove;
use caravanserai::{
    bots,
    table::{
        catalogue::{Chooser, SeatInfo},
        game::Setup,
        play::Play,
    },
};
use std::collections::{BTreeMap, BTreeSet};

fn table(races: &[&str], seed: u64) -> Play {
    let seat = |(n, race): (usize, &&str)| SeatInfo {
        name: format!("{n}"),
        colour: n as u8,
        race: (*race).to_owned(),
        by: Chooser::Greedy,
    };
    let setup = Setup {
        game: cove().id().to_owned(),
        edition: "standard".to_owned(),
        seats: races.iter().enumerate().map(seat).collect(),
        options: BTreeMap::from([("rogues".to_owned(), seed as i64 % 3)]),
        seed,
        study: false,
    };
    Play::begin(cove(), setup).unwrap_or_else(|e| panic!("{e}"))
}

/// Asked anew at each step, as counsel asks, it plays every merchant to the end and gives a reason
/// of its own wherever there is a choice.
#[test]
fn every_choice_of_every_shop_has_a_reason() {
    let mut reasons = BTreeSet::new();
    for races in [["alchemist", "blacksmith"], ["captain", "chronomancer"]] {
        let mut play = table(&races, 2);
        while play.decision_seat().is_some() {
            let bot = bots::bot(Chooser::Greedy, cove().id(), 7).ok().flatten();
            let mut bot = bot.unwrap_or_else(|| panic!("it plays this game"));
            let proposal = bots::propose(bot.as_mut(), &mut play).expect("a choice");
            let several = play.offers().len() > 1;
            if several {
                let wording = proposal.why.key;
                assert!(wording.starts_with("mc-why-bot"), "{:?}: {wording}", proposal.action);
                reasons.insert(wording);
            }
            play.choose(proposal.action).unwrap_or_else(|e| panic!("{e:?}"));
        }
        assert!(play.outcome().is_some());
    }
    assert!(reasons.len() > 15, "{reasons:?}");
}
