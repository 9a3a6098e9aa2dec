//! Merchant of Venus, editions of 1988 and 2012 (Classic): a table of contents. Each turn the ship
//! stays or flies, makes first contact with hidden cultures, and trades; whoever has the goal at
//! the end of an own turn wins. Chapters follow the rulebook; each holds what may be chosen beside
//! how it is carried out, and knows no rendering. In keys of texts and numbers of rules the game is
//! called `mov` for short; nowhere else.

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
    catalogue::Name,
    game::{EditionInfo, Game, GameInfo, OptionInfo, Outcome, Part, RaceInfo, Setup, SetupError},
    offers::no,
    stages::Rules,
};
use bevy_ecs::prelude::World;
use level::{LEVELS, Level};
use std::sync::Arc;
use table::nouns::VenusTable;

/// The game.
pub struct MerchantOfVenus;

const INFO: GameInfo = GameInfo {
    id: "merchant_of_venus",
    prefix: "mov",
    rule_prefix: "MOV",
    editions: &[
        EditionInfo { id: "2012", seats: (2, 4) },
        EditionInfo { id: "1988", seats: (2, 6) },
    ],
    minutes: (120, 180),
    weight: 3,
    verbs: table::verbs::VERBS,
    rules_version: 2,
    oldest_rules: 1,
    undo_rule: "MOV-3.2.1",
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
    &study::aims::AIMS,
    &scene::SCENE,
    &scene::art::ART,
    #[cfg(feature = "gui")]
    &ui::PANELS,
];

impl Game for MerchantOfVenus {
    fn info(&self) -> &'static GameInfo {
        &INFO
    }
    fn parts(&self) -> &'static [Part] {
        PARTS
    }
    fn options(&self, edition: &str) -> Vec<OptionInfo> {
        LEVELS.named(edition).map_or_else(|_| Vec::new(), |l| table::setup::options(&l))
    }
    fn races(&self, edition: &str) -> Vec<RaceInfo> {
        let races = |l: Arc<Level>| {
            l.cultures
                .iter()
                .filter(|c| c.race)
                .map(|c| RaceInfo { key: c.id.clone(), name: Name::Proper(c.name.clone()) })
                .collect()
        };
        LEVELS.named(edition).map_or_else(|_| Vec::new(), races)
    }
    fn level_hash(&self, edition: &str) -> u64 {
        LEVELS.hash(edition)
    }
    fn check(&self, setup: &Setup) -> Result<(), SetupError> {
        table::setup::check(&*LEVELS.named(&setup.edition)?, setup)
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
        let reason =
            VenusTable::with(world, |c| rules::explain_illegal::explain_illegal(c, action));
        reason.unwrap_or_else(|| no("MOV-3.2.2", "mov-no-not-now")).refusal(action)
    }
    fn outcome(&self, world: &mut World) -> Option<Outcome> {
        let outcome = |c: &mut VenusTable| match c.ledger.dial(table::layout::ENDED) {
            0 => None,
            1 => Some(c.outcome("mov-end-goal", "MOV-12.2.3")),
            rules::stopping::AGREED => Some(c.outcome("mov-end-agreed", "MOV-12.3.3")),
            _ => Some(c.outcome("mov-end-bank", rules::turn::bank_rule(c))),
        };
        VenusTable::with(world, outcome).flatten()
    }
    fn fortunes(&self, world: &mut World) -> Vec<i64> {
        VenusTable::with(world, |c| c.fortunes()).unwrap_or_default()
    }
}
