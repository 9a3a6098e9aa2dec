//! How the computer player reckons with a shop: what lies in it, and all ways to carry out a step
//! of its boards. One file for each merchant; what a step does stands in the level, so that changed
//! numbers are played with at once.

pub(super) mod alchemist;
pub(super) mod blacksmith;
pub(super) mod captain;
pub(super) mod chronomancer;

use super::{
    draft::{Draft, Resume, Till},
    outlook::SeatOutlook,
};
use crate::{
    games::merchants_cove::{
        level::{Clan, Cost, Good, Level},
        rules::steps::Job,
        table::nouns::CoveSight,
    },
    table::{
        action::{Action, Value},
        agenda::Decision,
        ids::Question,
    },
};

/// What an action of a shop is for.
pub(super) enum ShopPurpose {
    /// It makes a good.
    Good(Good),
    /// It activates the shield of a clan.
    Shield(Clan),
    /// A reason without gold: its text key, and perhaps a number.
    Said(&'static str, Option<(&'static str, Value)>),
}

impl ShopPurpose {
    /// A reason that needs no number.
    pub(super) const fn plain(key: &'static str) -> ShopPurpose {
        ShopPurpose::Said(key, None)
    }
}

/// A shop as it is planned with.
pub(super) trait Workshop: Clone {
    /// What a step of its boards is.
    type ShopStep: Copy;
    /// Where it may choose a merchant, it takes the one with the highest number.
    const FAVOUR: u8;
    /// In which order the places of the team are used.
    const ORDER: [usize; 4];
    /// What one use of each place of the team is worth, in hundredths of gold.
    const PLACES: [i64; 4];
    /// As it lies there.
    fn of(t: &CoveSight) -> Self;
    /// The steps of a job.
    fn steps(level: &Level, job: Job) -> &[Self::ShopStep];
    /// What a space costs.
    fn cost(level: &Level, space: usize) -> Cost;
    /// All ways to carry out a step.
    fn carry(
        draft: Draft<Self>,
        op: Self::ShopStep,
        from: Resume,
        look: &SeatOutlook,
        out: &mut Vec<Draft<Self>>,
    );
    /// All ways to answer what came of a step; none where the step itself asks.
    fn beside(draft: Draft<Self>, question: Question, look: &SeatOutlook) -> Vec<Draft<Self>>;
    /// What one of its own actions is for, at the decision in which it is chosen.
    fn purpose(t: &CoveSight, action: Action, decision: Decision) -> Option<ShopPurpose>;
    /// What lies in it is worth for what may come of it, in hundredths of gold.
    fn potential(&self, till: &Till, look: &SeatOutlook) -> i64;
}

/// The steps and costs of a merchant's board in the level.
macro_rules! board {
    ($field:ident) => {
        fn steps(level: &Level, job: Job) -> &[ShopStep] {
            job.of(&level.shops.$field)
        }
        fn cost(level: &Level, space: usize) -> Cost {
            level.shops.$field.spaces[space].0
        }
    };
}
use board;

/// Runs something for the workshop of a merchant.
macro_rules! in_workshop {
    ($merchant:expr, $W:ident => $run:expr) => {
        $crate::games::merchants_cove::table::merchants::merchants!(workshops $merchant, $W, $run)
    };
}
/// The workshops of all merchants, each the type `$W` in what is run.
macro_rules! workshops {
    (($merchant:expr, $W:ident, $run:expr) $($(#[$doc:meta])* $name:ident $shop:ident;)*) => {
        match $merchant {
            $(Merchant::$name => {
                type $W = shops::$shop::PlannedShop;
                $run
            })*
        }
    };
}
pub(super) use {in_workshop, workshops};
