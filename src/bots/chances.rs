//! How likely each seat is to win, read off a picture of the table: what a game counts of a seat,
//! weighed by figures that were fitted to played games. It knows no game, sees nothing that the
//! picture does not show, and plays nothing out.

use super::greedy::{Count, Player};
use crate::{
    games::levels::{ThinkingFigures, WinWeights},
    table::{
        edit::Edit,
        game::Game,
        hash,
        ids::{SeatId, Viewer},
        play::Play,
        sight::Sight,
    },
};

/// The name of what the game's player counts a position for, among what is counted of a seat.
pub const ESTIMATE: &str = "estimate";
/// The name of a seat's fortune, among what is counted of a seat.
pub const FORTUNE: &str = "fortune";
/// More than this no estimate counts: a game that is won is known to be won without it.
const MOST: i64 = 50_000;

/// The part of a game in which seats win together: the partner of a seat, where it has one.
pub struct Partners(pub fn(&Sight, SeatId) -> Option<SeatId>);

/// What is counted of each seat, in its order, and how far the game has come, in hundredths.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counted {
    /// Of each seat.
    pub seats: Vec<Vec<Count>>,
    /// Who wins together with each seat.
    pub partners: Vec<Option<SeatId>>,
    /// From 0 at the beginning to 100 at the end.
    pub progress: i64,
}

impl Counted {
    /// Counts what the picture shows; `None` where the game has no player that measures positions.
    pub fn of(game: &dyn Game, sight: &Sight, fortunes: &[i64]) -> Option<Counted> {
        let player: &Player = game.part()?;
        let counts = |(seat, fortune): (usize, &i64)| {
            let seat = SeatId(seat as u8);
            let estimate = (player.estimate)(sight, seat).clamp(-MOST, MOST);
            let own = [
                Count { name: ESTIMATE, number: estimate },
                Count { name: FORTUNE, number: *fortune },
            ];
            let figures = game.figures(sight, seat).into_iter();
            let figures = figures.map(|figure| Count { name: figure.key, number: figure.value });
            own.into_iter().chain(figures).chain((player.counts)(sight, seat)).collect()
        };
        let seats = fortunes.iter().enumerate().map(counts).collect();
        let partner = game.part::<Partners>().map(|part| part.0);
        let all = (0..fortunes.len() as u8).map(SeatId);
        let partners = all.map(|seat| partner.and_then(|partner| partner(sight, seat))).collect();
        Some(Counted { seats, partners, progress: progress(game, sight)? })
    }
}

/// What the positions of an edition are worth.
#[derive(Clone, Debug)]
pub(super) struct WinModel(WinWeights);

impl WinModel {
    /// That of an edition; `None` where none was fitted.
    pub(super) fn of(figures: &ThinkingFigures, edition: &str) -> Option<WinModel> {
        let weights = figures.chances.iter().find(|weights| weights.edition == edition);
        weights.cloned().map(WinModel)
    }

    /// The chance of each seat to win, from 0 to 1, all together 1. Partners share theirs: what one
    /// does for the other counts for both.
    pub(super) fn chances(&self, counted: &Counted) -> Vec<f64> {
        let progress = counted.progress as f64 / 100.0;
        let of = |counts: &Vec<Count>| -> f64 {
            let weighed = self.0.weights.iter().filter_map(|(name, early, late)| {
                let count = counts.iter().find(|count| count.name == name)?;
                let weight = *early as f64 + (*late - *early) as f64 * progress;
                Some(count.number as f64 * weight / 1e6)
            });
            weighed.sum()
        };
        let own = softmax(&counted.seats.iter().map(of).collect::<Vec<f64>>());
        let shared = |(seat, partner): (usize, &Option<SeatId>)| {
            let partner = partner.map_or(seat, SeatId::ix);
            (own[seat] + own.get(partner).copied().unwrap_or(own[seat])) / 2.0
        };
        counted.partners.iter().enumerate().map(shared).collect()
    }
}

/// Shares that grow with e to the power of each number.
fn softmax(numbers: &[f64]) -> Vec<f64> {
    let most = numbers.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let powers: Vec<f64> = numbers.iter().map(|number| (number - most).exp()).collect();
    let all: f64 = powers.iter().sum();
    powers.iter().map(|power| power / all).collect()
}

/// The chance of each seat to win, from 0 to 1, all together 1, for whoever sees everything; of a
/// game that is over the shares of those who won. `None` where nothing was fitted to the edition,
/// or where only one seat plays.
///
/// ```
/// # use caravanserai::{bots, games, table::{catalogue::{Chooser, SeatInfo}, game::Setup, play::Play}};
/// # let seat = |name: &str| SeatInfo {
/// #     name: name.into(), colour: 0, race: String::new(), by: Chooser::Person,
/// # };
/// # let game = games::by_id("merchant_of_venus")?;
/// # let setup = Setup {
/// #     game: game.id().into(), edition: game.editions()[0].id.into(),
/// #     seats: vec![seat("Ann"), seat("Bob")], options: Default::default(),
/// #     seed: 1, study: false,
/// # };
/// let mut play = Play::begin(game, setup)?;
/// let chances = bots::chances(&mut play).ok_or("nothing was fitted")?;
/// assert!((0.4..0.6).contains(&chances[0]) && (chances[0] + chances[1] - 1.0).abs() < 1e-9);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn chances(play: &mut Play) -> Option<Vec<f64>> {
    let figures = ThinkingFigures::of(play.game())?;
    let model = WinModel::of(&figures, &play.setup().edition)?;
    now(play, &model)
}

/// How far a game has come, in hundredths; `None` where it has no player that measures positions.
pub fn progress(game: &dyn Game, sight: &Sight) -> Option<i64> {
    let player: &Player = game.part()?;
    Some((player.progress)(sight).clamp(0, 100))
}

/// The chance of each seat of an edition with so much counted; `None` where nothing was fitted.
pub fn chances_of(game: &dyn Game, edition: &str, counted: &Counted) -> Option<Vec<f64>> {
    Some(WinModel::of(&ThinkingFigures::of(game)?, edition)?.chances(counted))
}

/// As [`chances`], by a model that is at hand.
pub(super) fn now(play: &mut Play, model: &WinModel) -> Option<Vec<f64>> {
    let seats = play.setup().seats.len();
    if let Some(outcome) = play.outcome() {
        let share = 1.0 / outcome.winners.len().max(1) as f64;
        let of = |seat| if outcome.winners.contains(&SeatId(seat)) { share } else { 0.0 };
        return Some((0..seats as u8).map(of).collect());
    }
    let counted = counted(play)?;
    (seats > 1).then(|| model.chances(&counted))
}

/// What whoever sees everything counts now.
pub(super) fn counted(play: &mut Play) -> Option<Counted> {
    let seats = play.setup().seats.len();
    let fortunes = play.fortunes();
    let sight = play.glance(Viewer::Everybody);
    Counted::of(play.game(), &sight, fortunes.get(..seats)?)
}

/// The chance of each seat to win as far as a viewer can know it: the mean over so many worlds in
/// which what it does not know is dealt anew, drawn from `seed`. `None` as for [`chances`].
pub fn chances_for(play: &mut Play, viewer: Viewer, worlds: u32, seed: u64) -> Option<Vec<f64>> {
    let figures = ThinkingFigures::of(play.game())?;
    let model = WinModel::of(&figures, &play.setup().edition)?;
    if viewer == Viewer::Everybody || play.is_over() {
        return now(play, &model);
    }
    let mut tried = play.fork(Some(viewer), seed).ok()?;
    tried.set_study(true);
    let mut sums = vec![0.0; tried.setup().seats.len()];
    let mut count = 0.0;
    for world in 0..worlds.max(1) {
        let before = tried.entries().len();
        let redeal = Edit::Redeal(viewer, hash::fold(seed, [u64::from(world)]));
        if tried.arrange(&[redeal]).is_err() {
            continue;
        }
        for (sum, chance) in sums.iter_mut().zip(now(&mut tried, &model)?) {
            *sum += chance;
        }
        count += 1.0;
        tried.undo_steps(tried.entries().len() - before);
    }
    (count > 0.0).then(|| sums.iter().map(|sum| sum / count).collect())
}
