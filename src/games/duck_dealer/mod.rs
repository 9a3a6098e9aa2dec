//! Duck Dealer: two to five space traders gather energy for several turns and spend it in one long
//! action turn: fly, mine, build, open markets and sell to them. A table of contents. Chapters
//! follow the rulebook; each holds what may be chosen beside how it is carried out, and knows no
//! rendering. In keys of texts and numbers of rules the game is called `dd` for short.

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
    game::{
        EditionInfo, Game, GameInfo, OptionInfo, Outcome, Part, RulesVersion, Setup, SetupError,
    },
    offers::no,
    stages::Rules,
};
use bevy_ecs::prelude::World;
use level::LEVELS;
use table::nouns::DuckTable;

/// The game.
pub struct DuckDealer;

const INFO: GameInfo = GameInfo {
    id: "duck_dealer",
    prefix: "dd",
    rule_prefix: "DD",
    editions: &[EditionInfo { id: "standard", seats: (2, 5) }],
    minutes: (120, 180),
    weight: 4,
    verbs: table::verbs::VERBS,
    rules_version: 2,
    oldest_rules: 1,
    undo_rule: "DD-17.1",
    // Nobody has to take an action turn (DD-4.1).
    always_ends: false,
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
    &bot::aims::AIMS,
    &scene::SCENE,
    &scene::art::ART,
    #[cfg(feature = "gui")]
    &ui::PANELS,
];

impl Game for DuckDealer {
    fn info(&self) -> &'static GameInfo {
        &INFO
    }
    fn parts(&self) -> &'static [Part] {
        PARTS
    }
    fn options(&self, _edition: &str) -> Vec<OptionInfo> {
        table::setup::options()
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
        rules::plug(&mut rules, RulesVersion::of(world));
        Ok(rules)
    }
    fn explain_illegal(&self, world: &mut World, action: Action) -> Refusal {
        let reason = DuckTable::with(world, |t| rules::explain_illegal::explain_illegal(t, action));
        reason.unwrap_or_else(|| no("DD-4.1", "dd-no-not-now")).refusal(action)
    }
    fn outcome(&self, world: &mut World) -> Option<Outcome> {
        let outcome = |t: &mut DuckTable| match t.ledger.dial(table::layout::ENDED) {
            0 => None,
            1 => Some(t.outcome("dd-end-last", "DD-16.1")),
            _ => Some(t.outcome("dd-end-shared", "DD-16.3")),
        };
        DuckTable::with(world, outcome).flatten()
    }
    fn fortunes(&self, world: &mut World) -> Vec<i64> {
        DuckTable::with(world, |t| t.fortunes()).unwrap_or_default()
    }
}
