//! Dale of Merchants 2: two to four merchants buy cards, play techniques and build a stall of
//! stacks worth 1, 2, 3 … 8. A table of contents. Chapters follow the rulebook; each holds what may
//! be chosen beside how it is carried out. What a card does stands in the level and is carried out
//! by one interpreter. Knows no rendering.

pub mod bot;
pub mod level;
pub mod rules;
pub mod scene;
pub mod study;
pub mod table;
#[cfg(feature = "gui")]
pub mod ui;

use super::levels::LevelPart;
use crate::table::{
    action::{Action, Refusal},
    game::{EditionInfo, Game, GameInfo, OptionInfo, Outcome, Part, Setup, SetupError},
    ids::SeatId,
    offers::no,
    stages::Rules,
};
use bevy_ecs::prelude::World;
use level::LEVELS;
use table::state::DaleTable;

/// The game.
pub struct DaleOfMerchants;

const INFO: GameInfo = GameInfo {
    id: "dale_of_merchants",
    prefix: "dom",
    rule_prefix: "DOM",
    editions: &[
        EditionInfo { id: "original", seats: (2, 4) },
        EditionInfo { id: "remastered", seats: (2, 4) },
    ],
    minutes: (30, 60),
    weight: 2,
    verbs: table::verbs::VERBS,
    rules_version: 6,
    oldest_rules: 4,
    undo_rule: "DOM-5.5",
    // DOM-13.3: the game has no turn limit.
    always_ends: false,
    endings: study::trials::ENDINGS,
    files: &level::FILES,
};

/// What the layers above the rules find of it.
static PARTS: &[Part] = &[
    &LevelPart(&LEVELS),
    &bot::PLAYER,
    &bot::THINKING,
    &bot::PARTNERS,
    &study::STUDY,
    &study::PLANNING,
    &study::TRIALS,
    &study::aims::AIMS,
    &scene::SCENE,
    &scene::art::ART,
    #[cfg(feature = "gui")]
    &ui::PANELS,
];

impl Game for DaleOfMerchants {
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
        table::setup::check(&*LEVELS.named(&setup.edition)?, setup)
    }
    fn next_of_series(&self, setup: &mut Setup, winners: &[SeatId]) {
        table::setup::loser_begins(setup, winners);
    }
    fn set_up(&self, setup: &Setup, world: &mut World) -> Result<Rules, SetupError> {
        table::setup::set_up(LEVELS.named(&setup.edition)?, setup, world)?;
        let mut rules = Rules::new();
        // Only where a position was set by hand, and then before anything else.
        study::arranging::plug(&mut rules);
        rules::plug(&mut rules);
        Ok(rules)
    }
    fn explain_illegal(&self, world: &mut World, action: Action) -> Refusal {
        let reason = DaleTable::with(world, |c| rules::explain_illegal::explain_illegal(c, action));
        reason.unwrap_or_else(|| no("DOM-3.1", "dom-no-over")).refusal(action)
    }
    fn outcome(&self, world: &mut World) -> Option<Outcome> {
        let outcome = |c: &mut DaleTable| match c.ledger.dial(table::layout::ENDED) {
            0 => None,
            1 => Some(c.outcome("dom-end-stall", "DOM-13.1")),
            _ => Some(c.outcome("dom-end-agreed", "DOM-13.3")),
        };
        DaleTable::with(world, outcome).flatten()
    }
    fn fortunes(&self, world: &mut World) -> Vec<i64> {
        DaleTable::with(world, |c| c.fortunes()).unwrap_or_default()
    }
}
