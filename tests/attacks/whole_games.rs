//! Whole games of every edition, number of seats and option, at random and between computer players
//! that plan, to an end that the game documents: no dead end, nothing refused that was offered, no
//! game without end where the rules set one.

use super::{
    chance::Chance,
    outcome::{Budget, Outcome, Tally},
    seating,
};
use caravanserai::{
    bots::{self, Bot},
    table::{catalogue::Chooser, play::Play},
};

/// More actions than any game needs whose rules set an end.
const TO_THE_END: usize = 200_000;
/// Actions after which a game without a limit may go on for ever.
const PATIENCE: usize = 8000;
/// Tables before one is played by computer players that plan.
const PLANNED: u64 = 40;

/// Runs the attack.
pub fn run(budget: Budget) -> Outcome {
    let mut outcome = Outcome::new("whole_games", budget);
    for (number, chance) in budget.tries() {
        outcome.attempt(number, move |tally| game(tally, chance, number));
    }
    outcome
}

/// The computer players of a table.
fn players(chance: &mut Chance, play: &Play, plan: bool) -> Vec<Box<dyn Bot>> {
    let game = play.game().id();
    let seat = |n: usize| {
        let by = if plan && n == 0 { bots::best(game) } else { Chooser::Random };
        bots::bot(by, game, chance.number()).ok().flatten()
    };
    (0..play.catalogue().seat_count()).filter_map(seat).collect()
}

fn game(tally: &mut Tally, mut chance: Chance, number: u64) {
    let tables = seating::tables();
    let table = tables[(number % tables.len() as u64) as usize];
    let setup = table.setup(&mut chance, false);
    let mut play = table.begin(setup);
    play.listen(false);
    let plan = number % PLANNED == PLANNED - 1;
    let mut bots = players(&mut chance, &play, plan);
    let setup = play.setup();
    let name = format!("{}, seed {}, {:?}", table.words(), setup.seed, setup.options);
    let always_ends = table.game.info().always_ends;
    let most = if always_ends { TO_THE_END } else { PATIENCE };
    let mut actions = 0;
    while actions < most && !play.is_over() {
        let Some(seat) = play.decision_seat() else {
            return tally.finding("nobody is asked, and it is not over", name, actions.to_string());
        };
        let action = bots::ask(bots[seat.ix()].as_mut(), &mut play);
        let Some(action) = action else {
            return tally.finding("a dead end", name, format!("seat {} after {actions}", seat.0));
        };
        let written = action.to_text(play.catalogue());
        if let Err(no) = play.choose(action) {
            let came = format!("\"{written}\" after {actions}: {}", no.rule);
            return tally.finding("a computer player is refused", name, came);
        }
        actions += 1;
    }
    tally.count("games", 1);
    tally.count("with a computer player that plans", u64::from(plan));
    tally.count("actions", actions as u64);
    tally.most("longest game in actions", actions as u64);
    ended(tally, &mut play, &name);
}

fn ended(tally: &mut Tally, play: &mut Play, name: &str) {
    let Some(outcome) = play.outcome() else {
        tally.count("games without end that their rules allow", 1);
        if play.game().info().always_ends {
            tally.finding("a game does not end", name, TO_THE_END.to_string());
        }
        return;
    };
    let edition = play.setup().edition.clone();
    let endings = play.game().info().endings;
    if !endings.iter().any(|e| e.edition == edition && e.reason == outcome.reason) {
        tally.finding("an end that the game does not document", name, outcome.reason);
    }
    let seats = play.catalogue().seat_count();
    if outcome.winners.iter().any(|seat| seat.ix() >= seats) || outcome.fortunes.len() != seats {
        tally.finding("an outcome that cannot be", name, format!("{outcome:?}"));
    }
    if play.decision_seat().is_some() || !play.offers().is_empty() {
        tally.finding("it is over, and somebody must choose", name, format!("{outcome:?}"));
    }
}
