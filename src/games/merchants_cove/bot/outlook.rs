//! What everything is worth to the computer player now, in hundredths of gold: goods by the likely
//! market, shields by their halls, corruption cards by lair and halls. It decides nothing.

use super::{
    harbour::{self, Forecast, Harbour, WHOLE},
    reach::PlannerReach,
};
use crate::games::merchants_cove::{
    level::{Colour, Good, Icons, Level},
    table::{
        layout::ROGUE,
        nouns::{CoveSight, CoveView, GameView, GlassOwner},
    },
};

/// Sorts of goods.
pub(super) const GOODS: usize = Good::COUNT as usize;
/// Customers that a hall gains in a day, and rogues the lair, in hundredths.
const GROWTH: [i64; 5] = [115, 115, 90, 90, 25];
/// What an hour of work is worth, in hundredths of gold.
pub(super) const HOUR: i64 = 480;
/// What of another day's price counts today, in hundredths.
const TOMORROW: i64 = 75;

/// What everything is worth to one seat.
#[derive(Clone, Debug)]
pub(super) struct SeatOutlook<'a> {
    /// What is printed.
    pub level: &'a Level,
    /// One of each good.
    pub goods: [i64; GOODS],
    /// What a shield would bring in all, if it were activated now.
    pub shields: [i64; 4],
    /// The halls now, in gold.
    pub halls: [i64; 4],
    /// What the halls will hold when the game is over; the fifth is the lair.
    pub finally: [i64; 5],
    /// What an unknown corruption card costs; below 0 where it is likely to gain.
    pub card: i64,
    /// Days after this one.
    pub days: i64,
    /// The hour at which the day is likely to end.
    pub end: i64,
    /// How far is planned.
    pub reach: &'static PlannerReach,
}

impl<'a> SeatOutlook<'a> {
    /// As a seat sees it.
    pub fn of(t: &'a CoveSight, reach: &'static PlannerReach) -> SeatOutlook<'a> {
        let harbour = Harbour::of(t);
        let forecast = harbour.forecast();
        let level = t.level();
        let days = (level.rounds - t.round()).max(0);
        let mut finally = forecast.halls;
        for (n, growth) in finally.iter_mut().zip(GROWTH) {
            *n += growth * days;
        }
        let halls = Colour::ALL.map(|clan| t.in_hall(clan));
        let mut shields = [0; 4];
        for (n, shield) in shields.iter_mut().enumerate() {
            let markets = (0..=days).map(|day| forecast.halls[n] + GROWTH[n] * day);
            *shield = halls[n] * WHOLE + markets.sum::<i64>();
        }
        let mut goods = [0; GOODS];
        for good in Good::all() {
            let later = if days > 0 { another_day(t, good) } else { 0 };
            goods[usize::from(good.ix())] = forecast.brings(t, good).max(later);
        }
        let card = -icons_on_average(level, finally);
        let end = harbour::end_of_day(t, &harbour);
        SeatOutlook { level, goods, shields, halls, finally, card, days, end, reach }
    }
    /// One of a good.
    pub fn good(&self, good: Good) -> i64 {
        self.goods[usize::from(good.ix())]
    }
    /// The dearer good of a colour by size.
    pub fn of_colour(&self, colour: usize) -> [i64; 2] {
        [self.goods[2 * colour], self.goods[2 * colour + 1]]
    }
    /// What round icons are likely to be worth when the game is over.
    pub fn icons(&self, icons: &Icons) -> i64 {
        worth(icons, self.finally)
    }
}

/// What one of a good counts today that can only be sold on another day.
pub(super) fn another_day(t: &CoveSight, good: Good) -> i64 {
    harbour::another_day(t, good) * TOMORROW / WHOLE
}

fn worth(icons: &Icons, halls: [i64; 5]) -> i64 {
    let gain: i64 = icons.clans().iter().zip(halls).map(|(n, hall)| n * hall).sum();
    gain - icons.corruption * halls[usize::from(ROGUE)]
}

/// What a card of the whole corruption deck is worth on average.
fn icons_on_average(level: &Level, halls: [i64; 5]) -> i64 {
    let all: i64 = level.corruption.iter().map(|card| i64::from(card.copies)).sum();
    let sum = level.corruption.iter().map(|c| i64::from(c.copies) * worth(&c.icons, halls));
    sum.sum::<i64>() / all.max(1)
}

/// How much somebody likes a harbour, in hundredths of gold: what the stall would bring in it, what
/// may still be made, shields and icons. Every player is looked at in this way.
pub(super) fn likes(t: &CoveSight, player: GlassOwner, forecast: &Forecast, hours: i64) -> i64 {
    let brings = |good: Good| forecast.brings(t, good);
    let stall: i64 = Good::all().map(|good| t.on_stall(player, good) * brings(good)).sum();
    let best = |size: usize| {
        let all = Good::all().filter(|good| good.size as usize == size);
        all.map(brings).max().unwrap_or(0)
    };
    let made = hours.max(0) * (best(0) + best(1)) / 5;
    let days = (t.level().rounds - t.round()).max(0);
    let icons = t.icons(player);
    let mut halls = -icons.corruption * forecast.halls[usize::from(ROGUE)];
    for (clan, icons) in Colour::ALL.into_iter().zip(icons.clans()) {
        let patrons = if t.shield(player, clan) { days + 1 } else { 0 };
        halls += forecast.halls[clan as usize] * (icons + patrons);
    }
    stall + made + halls
}
