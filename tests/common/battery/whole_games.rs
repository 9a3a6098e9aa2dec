//! Hundreds of whole games of every game at random, over all editions, numbers of seats and
//! options; each holds every common property: no dead end and no runaway, a documented end, nothing
//! lost, offers and refusals that keep their word, undo to the start, redo to the end, a save that
//! plays to the same end, and secrets that stay secret. No rule of any game is checked here.

use super::{Configuration, any_action, money, permute, step, stock, tables_of};
use caravanserai::{
    bots::RandomBot,
    table::{
        action::Action,
        dice::Dice,
        game::Game,
        ids::Viewer,
        play::Play,
        record::{Save, snapshot},
    },
    text::{Language, Localizer, rulebook::Rulebook},
};

/// Games of each edition in the catalogue, at least.
const GAMES: u64 = 200;
/// Every so many games one is played from the very beginning to the end, whatever its length.
const PLAIN: u64 = 100;
/// A game whose end can be brought near has been set up after so many actions.
const SETTING_UP: usize = 40;
/// More actions than a game at random needs to end.
const TO_THE_END: usize = 150_000;
/// How often a game is stopped on its way to try everything that is offered and refused, and to let
/// hidden things change places.
const STOPS: usize = 3;

fn offered(play: &Play) -> Vec<Action> {
    play.offers().iter().map(|o| o.action).collect()
}

/// Every offer is accepted and taken back whole; every refusal, and anything else, is refused, and
/// nothing has changed.
fn offers_and_refusals_keep_their_word(play: &mut Play, dice: &mut Dice, name: &str) {
    let looked = play.look();
    let (offers, refusals) = (looked.list.clone(), looked.refusals.clone());
    let (hash, entries) = (play.hash(), play.entries().len());
    for offer in &offers {
        let written = offer.action.to_text(play.catalogue());
        assert_eq!(
            Action::parse(&written, play.catalogue()),
            Ok(offer.action),
            "{name}: \"{written}\" is read otherwise"
        );
        assert!(play.choose(offer.action).is_ok(), "{name}: \"{written}\" is offered, but refused");
        play.undo().unwrap();
        assert_eq!(
            (play.hash(), play.entries().len()),
            (hash, entries),
            "{name}: \"{written}\" was not taken back whole"
        );
    }
    for refusal in &refusals {
        let first = refusals.iter().find(|r| r.action == refusal.action).unwrap();
        let again = *play.choose(refusal.action).map(|_| ()).expect_err(name);
        assert_eq!(&again, first, "{name}: refused otherwise than it was shown");
    }
    for _ in 0..5 {
        let action = any_action(dice, play);
        if offers.iter().all(|o| !o.accepts(&action)) {
            let no = *play.choose(action).map(|_| ()).expect_err(name);
            assert!(
                Rulebook::of(play.game().id()).is_none_or(|b| b.rule(no.rule.0).is_some()),
                "{name}: {} is no rule",
                no.rule
            );
        }
    }
    assert_eq!(
        (play.hash(), play.entries().len()),
        (hash, entries),
        "{name}: a refusal has changed something"
    );
}

/// Whatever a viewer cannot see changes places: what the viewer sees stays the same. Another viewer
/// at each stop.
fn secrets_stay_secret(play: &mut Play, dice: &mut Dice, name: &str) {
    let (hash, entries) = (play.hash(), play.entries().len());
    if entries == 0 {
        return;
    }
    let viewers: Vec<Viewer> =
        play.catalogue().all_seats().map(Viewer::Seat).chain([Viewer::Public]).collect();
    let viewer = viewers[dice.below(viewers.len() as u32) as usize];
    let before = play.sight(viewer);
    permute(play, viewer, dice);
    assert!(
        before == play.sight(viewer),
        "{name}: {viewer:?} sees a difference after {entries} entries"
    );
    // Back and forth: what was permuted is written in no entry.
    play.seek(entries - 1);
    play.seek(entries);
    assert_eq!(play.hash(), hash, "{name}: the permutation was not taken back");
}

/// The end is a documented one, and nobody acts after it.
fn it_has_ended(play: &mut Play, dice: &mut Dice, name: &str) {
    assert!(play.is_over(), "{name}: not over after {TO_THE_END} actions");
    let outcome = play.outcome().unwrap_or_else(|| panic!("{name}: over without an outcome"));
    // A game that all have agreed to stop has no winner, nor has one that the table itself wins.
    let stopped = ["-agreed", "-lost"].iter().any(|end| outcome.reason.ends_with(end));
    assert!(
        outcome.winners.is_empty() == stopped
            && outcome.winners.iter().all(|s| s.ix() < outcome.fortunes.len()),
        "{name}: nobody has won"
    );
    assert_eq!(outcome.fortunes, play.fortunes(), "{name}");
    assert!(
        Localizer::new(Language::En).has(outcome.reason),
        "{name}: the reason {} has no words",
        outcome.reason
    );
    assert!(
        Rulebook::of(play.game().id()).is_none_or(|b| b.has(outcome.rule.0)),
        "{name}: {} is no rule",
        outcome.rule
    );
    assert!(
        play.look().list.is_empty() && play.look().refusals.is_empty(),
        "{name}: something is offered after the end"
    );
    let hash = play.hash();
    for _ in 0..5 {
        assert!(
            play.choose(any_action(dice, play)).is_err(),
            "{name}: somebody acts after the end"
        );
    }
    assert_eq!(play.hash(), hash, "{name}");
}

/// All is taken back to the first position, and done again to the last; every position between is
/// the one that the record names.
fn back_and_forth(play: &mut Play, begun: (u64, Vec<Action>), name: &str) {
    let (entries, ended) = (play.entries().to_vec(), play.hash());
    for n in (0..entries.len()).rev() {
        play.undo().unwrap();
        let expected = n.checked_sub(1).map_or(begun.0, |last| entries[last].hash);
        assert_eq!(play.hash(), expected, "{name}: another position after {n} entries");
    }
    assert_eq!((play.hash(), offered(play)), begun, "{name}");
    // An entry that is done again holds the hash that it has led to.
    play.seek(entries.len());
    assert_eq!(play.hash(), ended, "{name}");
    assert_eq!(play.entries(), entries, "{name}: the record has changed");
}

/// The file of the game plays to the same end, by way of the same positions.
fn saved_and_played_again(play: &mut Play, table: Configuration, name: &str) {
    let save = Save::of(play);
    let read = Save::read(&save.text()).unwrap_or_else(|why| panic!("{name}: {why}"));
    assert_eq!(read, save, "{name}");
    let (mut again, divergence) =
        read.replay(table.game).unwrap_or_else(|why| panic!("{name}: {why}"));
    assert_eq!(divergence, None, "{name}");
    assert!(
        again.entries().iter().map(|e| e.hash).eq(play.entries().iter().map(|e| e.hash)),
        "{name}: other positions"
    );
    assert_eq!((snapshot(&mut again), again.outcome()), (snapshot(play), play.outcome()), "{name}");
}

/// Brings the end near, if the game knows how to and has been set up as far as that needs.
fn shorten(play: &mut Play, table: Configuration, dice: &mut Dice, name: &str) -> bool {
    let edits = table.near_the_end(play, dice);
    if !edits.is_empty() {
        play.arrange(&edits).unwrap_or_else(|why| panic!("{name}: {why}"));
    }
    !edits.is_empty()
}

/// Plays one game to its end and holds everything; returns how many actions it had.
fn whole_game(table: Configuration, seed: u64) -> usize {
    let name = table.name(seed);
    let mut dice = Dice::new(seed);
    let mut setup = table.varied(seed);
    // Everything can be taken back in study mode.
    setup.study = true;
    let mut play = table.begin(setup);
    play.listen(false);
    let begun = (play.hash(), offered(&play));
    let mut shortened = seed.is_multiple_of(PLAIN);
    let mut whole = stock(&play);
    let mut bot = RandomBot::new(seed);
    let mut stops: Vec<usize> = (0..STOPS).map(|n| dice.below(200 << (2 * n)) as usize).collect();
    while play.entries().len() < table.patience().unwrap_or(TO_THE_END) {
        let n = play.entries().len();
        if !shortened && n < SETTING_UP && shorten(&mut play, table, &mut dice, &name) {
            shortened = true;
            whole = stock(&play);
            continue;
        }
        if stops.contains(&n) {
            stops.retain(|s| *s != n);
            offers_and_refusals_keep_their_word(&mut play, &mut dice, &name);
            secrets_stay_secret(&mut play, &mut dice, &name);
        }
        if step(&mut play, &mut bot, &name).is_none() {
            break;
        }
        assert_eq!(money(&play), whole.money, "{name}: money has changed after {n} entries");
        if n.is_multiple_of(64) {
            assert_eq!(stock(&play), whole, "{name}: something is lost after {n} entries");
        }
    }
    assert_eq!(stock(&play), whole, "{name}: something is lost");
    if play.is_over() || table.patience().is_none() {
        it_has_ended(&mut play, &mut dice, &name);
    }
    back_and_forth(&mut play, begun, &name);
    saved_and_played_again(&mut play, table, &name);
    play.entries().len()
}

/// How many games each table plays.
fn games_each(game: &'static dyn Game, edition: &'static str) -> u64 {
    GAMES.div_ceil(tables_of(game, edition).len() as u64)
}

fn many_games(game: &'static dyn Game, edition: &'static str, first: u64) {
    let mut lengths: Vec<usize> = Vec::new();
    for table in tables_of(game, edition) {
        lengths.extend(
            (first..games_each(game, edition)).step_by(2).map(|seed| whole_game(table, seed)),
        );
    }
    let ended = lengths
        .iter()
        .filter(|&&n| tables_of(game, edition)[0].patience().is_none_or(|most| n < most))
        .count();
    assert!(
        ended * 10 >= lengths.len() * 9,
        "{} {edition}: only {ended} of {} games have ended",
        game.id(),
        lengths.len()
    );
    lengths.sort_unstable();
    println!(
        "{} games, {} actions, median {}, longest {:?}",
        lengths.len(),
        lengths.iter().sum::<usize>(),
        lengths[lengths.len() / 2],
        lengths.last()
    );
}

/// Half of the games.
pub fn many_games_even(game: &'static dyn Game, edition: &'static str) {
    many_games(game, edition, 0);
}

/// The other half.
pub fn many_games_odd(game: &'static dyn Game, edition: &'static str) {
    many_games(game, edition, 1);
}
