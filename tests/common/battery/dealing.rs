//! What a seat does not know can be dealt anew at any moment of any game: whoever thinks, asks or
//! tries something out is never without a world. No rule of any game is known here.

use super::{Configuration, play_on, tables_of};
use caravanserai::{
    bots::RandomBot,
    table::{
        dice::Dice,
        edit::Edit,
        game::{Game, OptionKind},
        ids::Viewer,
    },
};

/// Games of an edition.
const GAMES: u64 = 100;
/// Stops of a game, at most.
const STOPS: usize = 40;

/// At many moments of many games, each with one of the switches on, a world can be dealt for
/// everybody, at the first go.
pub fn every_position_can_be_dealt_anew(game: &'static dyn Game, edition: &'static str) {
    let tables = tables_of(game, edition);
    for seed in 0..GAMES {
        deal_along(tables[seed as usize % tables.len()], seed);
    }
}

fn deal_along(table: Configuration, seed: u64) {
    let options = table.game.options(table.edition);
    let switches = options.iter().filter(|option| matches!(option.kind, OptionKind::Flag));
    let switches: Vec<&str> = switches.map(|option| option.key).collect();
    let mut setup = table.plain(seed);
    setup.study = true;
    let turn = seed as usize / 3 % (switches.len() + 1);
    if let Some(switch) = switches.get(turn) {
        setup.options.insert((*switch).to_owned(), 1);
    }
    let (mut play, name) = (table.begin(setup), table.name(seed));
    let (mut bot, mut dice) = (RandomBot::new(seed), Dice::new(seed));
    for _ in 0..STOPS {
        play_on(&mut play, &mut bot, 1 + dice.below(12) as usize, &name);
        let seats = play.catalogue().all_seats().map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Public]).collect::<Vec<_>>() {
            let entries = play.entries().len();
            if let Err(why) = play.arrange(&[Edit::Redeal(viewer, seed)]) {
                panic!("{name}: no world for {viewer:?} after {entries} entries: {why}");
            }
            play.seek(entries);
        }
        if play.is_over() {
            return;
        }
    }
}
