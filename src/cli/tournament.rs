//! The command that lets computer players play each other, each against each: its order and the
//! table that is printed. It plays nothing itself.

use super::{
    arguments::{OrderArguments, TournamentArguments},
    commands::{Done, order, print, progress, sentence},
};
use crate::{
    bots,
    engine::{
        simulate::{Order, Played, csv},
        tournament::{ladder, pairs, play_ladder, play_tournament, standings, wilson},
    },
    table::files::write_atomically,
};

/// Games of each two players where nobody says how many.
const GAMES: u64 = 20;

/// `tournament`
pub(super) fn tournament(wanted: &TournamentArguments) -> Done {
    if wanted.ladder { by_ladder(&wanted.order) } else { each_against_each(&wanted.order) }
}

/// How deep a game is: each budget of thought against the one below.
fn by_ladder(wanted: &OrderArguments) -> Done {
    let order = order(wanted, GAMES)?;
    let budgets = ladder(order.game.id());
    if budgets.len() < 2 {
        return Err(format!("no computer player thinks in {}", order.game.id()));
    }
    let bar = progress(order.games.saturating_mul(budgets.len() as u64 - 1));
    let rungs = play_ladder(&order, &budgets, &|| bar.inc(1));
    bar.finish_and_clear();
    let mut text = head(&order);
    for rung in rungs.map_err(sentence)? {
        let ([more, less], interval) = (rung.playouts, within(wilson(rung.score, rung.games)));
        let (score, games) = (rung.score, rung.games);
        text += &format!("{more} playouts against {less}: {score:.1} of {games}, {interval}\n");
    }
    print(&text)
}

fn within((low, high): (f64, f64)) -> String {
    format!("{:.0} % to {:.0} %", 100.0 * low, 100.0 * high)
}

/// What was played.
fn head(order: &Order) -> String {
    let (game, games) = (order.game.id(), order.games);
    format!("{game} ({}), {} seats, {games} games of each pair\n", order.edition, order.seats)
}

fn each_against_each(wanted: &OrderArguments) -> Done {
    let mut order = order(wanted, GAMES)?;
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
    let mut text = head(&order);
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
