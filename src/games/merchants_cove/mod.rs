//! Merchants Cove: two to four merchants, or one against the Peddler, run four different shops in
//! the same harbour for three days. A table of contents. Chapters follow the rulebook; each holds
//! what may be chosen beside how it is carried out, and knows no rendering. In keys of texts and
//! numbers of rules the game is called `mc` for short.

mod bot;
pub mod level;
pub mod rules;
pub mod scene;
pub mod study;
pub mod table;
#[cfg(feature = "gui")]
mod ui;

use super::levels::LevelPart;
use crate::table::{
    action::{Action, Refusal},
    game::{EditionInfo, Game, GameInfo, OptionInfo, Outcome, Part, RaceInfo, Setup, SetupError},
    offers::no,
    stages::Rules,
};
use bevy_ecs::prelude::World;
use level::LEVELS;
use table::layout::Ended;
use table::nouns::CoveTable;

/// The game.
pub struct MerchantsCove;

const INFO: GameInfo = GameInfo {
    id: "merchants_cove",
    prefix: "mc",
    rule_prefix: "MC",
    editions: &[EditionInfo { id: "standard", seats: (1, 4) }],
    minutes: (60, 120),
    weight: 3,
    verbs: table::verbs::VERBS,
    rules_version: 2,
    oldest_rules: 1,
    undo_rule: "MC-5.9",
    always_ends: true,
    endings: study::trials::ENDINGS,
    files: &level::FILES,
};

/// What the layers above the rules find of it.
static PARTS: &[Part] = &[
    &LevelPart(&LEVELS),
    &bot::PLAYER,
    &bot::THINKING,
    &study::STUDY,
    &study::PLANNING,
    &study::TRIALS,
    &bot::AIMS,
    &scene::SCENE,
    &scene::art::ART,
    #[cfg(feature = "gui")]
    &ui::PANELS,
];

impl Game for MerchantsCove {
    fn info(&self) -> &'static GameInfo {
        &INFO
    }
    fn parts(&self) -> &'static [Part] {
        PARTS
    }
    fn options(&self, _edition: &str) -> Vec<OptionInfo> {
        table::setup::options()
    }
    fn races(&self, _edition: &str) -> Vec<RaceInfo> {
        table::setup::races()
    }
    fn level_hash(&self, edition: &str) -> u64 {
        LEVELS.hash(edition)
    }
    fn check(&self, setup: &Setup) -> Result<(), SetupError> {
        table::setup::check(setup)
    }
    fn set_up(&self, setup: &Setup, world: &mut World) -> Result<Rules, SetupError> {
        table::setup::set_up(LEVELS.named(&setup.edition)?, setup, world);
        let mut rules = Rules::new();
        // Only where a position was set by hand, and then before anything else.
        study::arranging::plug(&mut rules);
        rules::plug(&mut rules);
        Ok(rules)
    }
    fn explain_illegal(&self, world: &mut World, action: Action) -> Refusal {
        let reason = CoveTable::with(world, |t| rules::explain_illegal::explain_illegal(t, action));
        reason.unwrap_or_else(|| no("MC-5.1", "mc-no-not-now")).refusal(action)
    }
    fn outcome(&self, world: &mut World) -> Option<Outcome> {
        CoveTable::with(world, outcome).flatten()
    }
    fn fortunes(&self, world: &mut World) -> Vec<i64> {
        CoveTable::with(world, |t| t.fortunes()).unwrap_or_default()
    }
    /// MC-5.2, MC-5.7: an action of a seat, a visit or an hour of waiting.
    fn begins_turn(&self, action: &Action) -> bool {
        [table::verbs::VISIT, table::verbs::WAIT].contains(&action.verb)
    }
}

fn outcome(t: &mut CoveTable) -> Option<Outcome> {
    Some(match Ended::from(t.ledger.dial(table::layout::ENDED)) {
        Ended::NotYet => return None,
        Ended::Gold => t.outcome("mc-end-gold", "MC-12.5"),
        Ended::Goods => t.outcome("mc-end-goods", "MC-12.5"),
        Ended::Cards => t.outcome("mc-end-cards", "MC-12.5"),
        Ended::Shared => t.outcome("mc-end-shared", "MC-12.5"),
        Ended::Beaten => t.outcome("mc-end-beaten", "MC-23.5"),
        Ended::Lost => t.outcome("mc-end-lost", "MC-23.5"),
    })
}
