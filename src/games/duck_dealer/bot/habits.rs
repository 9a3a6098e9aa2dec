//! What the player of Duck Dealer goes by where it cannot reckon: how many plans it keeps, when
//! enough is gathered, what tokens, goods and equipment are worth. Figures alone; the players that
//! think have others, see `levels/duck_dealer/thinking.ron`.

use crate::{
    bots::{Habits, habits},
    games::{by_id, levels::ThinkingFigures},
};

habits! {
    /// The habits of a dealer; worth in points, times in action turns.
    DuckHabits {
        /// Plans that are kept for each number of tokens that they spend.
        width: 90.0,
        /// Whether a plan that is found is looked over for what is mined on detours: above 0.
        mended: 0.0,
        /// Tokens, of all colours together, that are shared out among the seats before somebody
        /// acts.
        hoard: 96.0,
        /// Most tokens that are gathered before an action turn.
        most: 40.0,
        /// What a token is worth that is kept.
        token: 1.9,
        /// Tokens beside the transaction that a good costs on its way to where it is used.
        way: 0.75,
        /// What a new factory is worth beside its points: it opens a line of business.
        opened: 7.0,
        /// What a navigator is worth for each action turn that is left.
        navigator: 4.0,
        /// The same of an engineer.
        engineer: 1.0,
        /// The same of a merchant.
        merchant: 4.0,
        /// The same of a hold.
        hold: 4.0,
        /// What each step of speed is worth for each action turn that is left.
        pace: 1.0,
        /// Part of what goods are worth that are still aboard at the end of a turn.
        aboard: 0.7,
        /// Part of the points of a consumer that nobody has found yet, for which its good is kept.
        unfound: 0.6,
        /// How much blue energy is wished, compared with red.
        blue: 1.25,
        /// How much yellow energy is wished, compared with red.
        yellow: 0.12,
        /// The same for each factory that nobody has built.
        unbuilt: 0.04,
    }
}

impl DuckHabits {
    /// Those of the greedy player.
    pub fn usual() -> DuckHabits {
        DuckHabits::of(&Habits::usual())
    }
    /// Those of whoever thinks in an edition, by its identifier.
    pub fn thinking(edition: &str) -> DuckHabits {
        let figures = by_id("duck_dealer").ok().and_then(ThinkingFigures::of);
        let habits = figures.map(|figures| Habits::thinking(&figures, edition));
        DuckHabits::of(&habits.unwrap_or_default())
    }
}
