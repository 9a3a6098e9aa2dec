//! The command that lets computer players play each other, each against each: its order and the
//! table that is printed. It plays nothing itself.

use super::{
    arguments::OrderArguments,
    commands::{Done, order, print, progress, sentence},
};
use crate::{
    bots,
    engine::{
        simulate::{Played, csv},
        tournament::{pairs, play_tournament, standings, wilson},
    },
    table::files::write_atomically,
};

/// Games of each two players where nobody says how many.
const GAMES: u64 = 20;

/// `tournament`
pub(super) fn tournament(wanted: OrderArguments) -> Done {
    let mut order = order(&wanted, GAMES)?;
    if order.bots.is_empty() {
        // Whoever plays this game without being named: all of them.
        let all = bots::NAMES.iter().map(|(_, by)| *by);
        order.bots = all.filter(|by| bots::plays(*by, order.game.id())).collect();
    }
    order.bots.sort_unstable();
    order.bots.dedup();
    let all = pairs(&order.bots).len() as u64;
    if all == 0 {
        return Err("a tournament needs two different computer players".to_owned());
    }
    let bar = progress(order.games.saturating_mul(all));
    let played = play_tournament(&order, &|| bar.inc(1));
    bar.finish_and_clear();
    let pairings = played.map_err(sentence)?;
    if let Some(file) = &wanted.csv {
        let all: Vec<Played> = pairings.iter().flat_map(|p| p.played.clone()).collect();
        write_atomically(file, csv(&all).as_bytes()).map_err(sentence)?;
    }
    let percent = |share: f64| format!("{:.0} %", 100.0 * share);
    let within = |(low, high): (f64, f64)| format!("{} to {}", percent(low), percent(high));
    let mut text = format!(
        "{} ({}), {} seats, {} games of each pair\n",
        order.game.id(),
        order.edition,
        order.seats,
        order.games
    );
    text += &format!("{:<10} {:>7} {:>7} {:>9}  95 of 100\n", "player", "rating", "games", "won");
    for s in standings(&pairings) {
        text += &format!(
            "{:<10} {:>7.0} {:>7} {:>9.1}  {}\n",
            s.player,
            s.rating,
            s.games,
            s.score,
            within(s.interval)
        );
    }
    for p in &pairings {
        let [own, other] = p.players;
        let interval = within(wilson(p.score, p.games));
        text += &format!("{own} against {other}: {:.1} of {}, {interval}\n", p.score, p.games);
    }
    print(&text)
}
