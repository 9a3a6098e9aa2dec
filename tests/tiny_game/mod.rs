//! Three Crates, a game of one screen: two or three merchants fetch closed crates from a row and
//! sell them at prices that fall. A table of contents, and all that the house needs to know of a
//! game; nothing in the house knows this one. Where it lies among the games of the house, as
//! `src/games/<game>`, its paths begin with `crate::` instead of `caravanserai::`.

mod bot;
mod level;
mod rules;
mod scene;
mod study;
mod table;
#[cfg(feature = "gui")]
mod ui;

use bevy_ecs::prelude::World;
use caravanserai::{
    games::{Added, levels::LevelPart},
    table::{
        action::{Action, Refusal},
        game::{EditionInfo, Ending, Game, GameInfo, OptionInfo, Outcome, Part, Setup, SetupError},
        offers::no,
        stages::Rules,
    },
};
use level::LEVELS;
use table::{FETCH, TinyTable, VERBS};

/// The game.
pub struct TinyGame;

// The one line that plugs it in; a game of the house stands in the list of `src/games/mod.rs`.
inventory::submit! { Added(&TinyGame) }

const INFO: GameInfo = GameInfo {
    id: "tiny_game",
    prefix: "tri",
    rule_prefix: "TRI",
    editions: &[EditionInfo { id: "first", seats: (2, 3) }],
    minutes: (5, 10),
    weight: 1,
    verbs: VERBS,
    rules_version: 1,
    oldest_rules: 1,
    undo_rule: "TRI-2.2",
    always_ends: true,
    endings: &[Ending {
        edition: "first",
        reason: "tri-end-sold",
        seats: 2,
        options: &[],
        edits: &[],
        most: 30,
        even: false,
    }],
    files: &level::FILES,
};

/// What the layers above the rules find of it.
static PARTS: &[Part] = &[
    &LevelPart(&LEVELS),
    &bot::PLAYER,
    &study::STUDY,
    &study::PLANNING,
    &scene::SCENE,
    &scene::ART,
    #[cfg(feature = "gui")]
    &ui::PANELS,
];

impl Game for TinyGame {
    fn info(&self) -> &'static GameInfo {
        &INFO
    }
    fn parts(&self) -> &'static [Part] {
        PARTS
    }
    fn options(&self, _edition: &str) -> Vec<OptionInfo> {
        Vec::new()
    }
    fn level_hash(&self, edition: &str) -> u64 {
        LEVELS.hash(edition)
    }
    fn set_up(&self, setup: &Setup, world: &mut World) -> Result<Rules, SetupError> {
        table::set_up(LEVELS.named(&setup.edition)?, setup, world);
        let mut rules = Rules::new();
        rules::plug(&mut rules);
        Ok(rules)
    }
    fn explain_illegal(&self, world: &mut World, action: Action) -> Refusal {
        let over = TinyTable::with(world, |table| table.ended()).unwrap_or(true);
        let reason = match action.verb {
            _ if over => no("TRI-1.3", "tri-no-over"),
            FETCH => no("TRI-2.1", "tri-no-place"),
            _ => no("TRI-3.1", "tri-no-crate"),
        };
        reason.refusal(action)
    }
    fn outcome(&self, world: &mut World) -> Option<Outcome> {
        let outcome = |t: &mut TinyTable| t.ended().then(|| t.outcome("tri-end-sold", "TRI-1.3"));
        TinyTable::with(world, outcome).flatten()
    }
    fn fortunes(&self, world: &mut World) -> Vec<i64> {
        TinyTable::with(world, |table| table.fortunes()).unwrap_or_default()
    }
    /// TRI-1.1: every action is a turn.
    fn begins_turn(&self, _action: &Action) -> bool {
        true
    }
}
