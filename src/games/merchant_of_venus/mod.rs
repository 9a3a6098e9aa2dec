//! Merchant of Venus, editions of 1988 and 2012 (Classic): a table of contents. Each turn the ship
//! stays or flies, makes first contact with hidden cultures, and trades; whoever has the goal at
//! the end of an own turn wins. Chapters follow the rulebook; each holds what may be chosen beside
//! how it is carried out, and knows no rendering. In keys of texts and numbers of rules the game is
//! called `mov` for short; nowhere else.

mod arranging;
mod bartering;
mod bot;
mod check;
mod culture_cards;
mod dealing;
mod deeds;
mod discarding;
mod encounters;
pub mod estimate;
mod explain_illegal;
mod figures;
mod first_contact;
mod flight;
mod gates;
mod hazards;
pub mod layout;
pub mod level;
mod market;
mod movement;
mod moves;
mod navigation;
pub mod nouns;
mod observing;
mod passengers;
mod preparing;
mod problems;
mod random_weight;
pub mod scene;
mod selling;
mod setup;
mod ships;
pub mod spec;
mod stopping;
mod supply;
mod trials;
mod turn;
#[cfg(feature = "gui")]
pub mod ui;
pub mod verbs;
mod visit;
mod worked;

use super::levels::LevelPart;
use crate::table::{
    action::{Action, Message, Refusal},
    catalogue::{Catalogue, Name},
    dice::Dice,
    game::{
        Course, EditionInfo, Figure, Game, GameInfo, OptionInfo, Outcome, Part, Problem, RaceInfo,
        Setup, SetupError,
    },
    ids::SeatId,
    offers::no,
    play::Play,
    sight::Sight,
    stages::Rules,
};
use bevy_ecs::prelude::World;
use level::{LEVELS, Level};
use nouns::VenusTable;
use std::sync::Arc;

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
    verbs: verbs::VERBS,
    rules_version: 1,
    undo_rule: "MOV-3.2.1",
    always_ends: true,
    endings: trials::ENDINGS,
    files: &level::FILES,
};

/// What the layers above the rules find of it.
static PARTS: &[Part] = &[
    &LevelPart(&LEVELS),
    &bot::PLAYER,
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
        LEVELS.named(edition).map_or_else(|_| Vec::new(), |l| setup::options(&l))
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
        setup::check(&*LEVELS.named(&setup.edition)?, setup)
    }
    fn set_up(&self, setup: &Setup, world: &mut World) -> Result<Rules, SetupError> {
        setup::set_up(LEVELS.named(&setup.edition)?, setup, world);
        Ok(chapters())
    }
    fn explain_illegal(&self, world: &mut World, action: Action) -> Refusal {
        let reason = VenusTable::with(world, |c| explain_illegal::explain_illegal(c, action));
        reason.unwrap_or_else(|| no("MOV-3.2.2", "mov-no-not-now")).refusal(action)
    }
    fn outcome(&self, world: &mut World) -> Option<Outcome> {
        let outcome = |c: &mut VenusTable| match c.ledger.dial(layout::ENDED) {
            0 => None,
            1 => Some(c.outcome("mov-end-goal", "MOV-12.2.3")),
            stopping::AGREED => Some(c.outcome("mov-end-agreed", "MOV-12.3.3")),
            _ => Some(c.outcome("mov-end-bank", turn::bank_rule(c))),
        };
        VenusTable::with(world, outcome).flatten()
    }
    fn fortunes(&self, world: &mut World) -> Vec<i64> {
        VenusTable::with(world, |c| c.fortunes()).unwrap_or_default()
    }
    fn problems(&self, world: &mut World) -> Vec<Problem> {
        VenusTable::with(world, |c| problems::problems(c)).unwrap_or_default()
    }
    fn random_weight(&self, action: &Action, c: &Catalogue) -> u32 {
        random_weight::random_weight(action, c)
    }
    fn arrangement(&self, line: &str, setup: &Setup, catalogue: &Catalogue) -> Option<Vec<String>> {
        worked::arrangement(
            LEVELS.named(&setup.edition).ok()?.as_ref(),
            line,
            setup.seats.len() as u8,
            catalogue,
        )
    }
    fn near_the_end(&self, play: &mut Play, dice: &mut Dice) -> Vec<String> {
        trials::near_the_end(play, dice)
    }
    fn figures(&self, sight: &Sight, seat: SeatId) -> Vec<Figure> {
        figures::figures(sight, seat)
    }
    fn reckoned(&self, _sight: &Sight, _seat: SeatId, course: &Course) -> Vec<Message> {
        figures::pace(course).into_iter().collect()
    }
    fn estimate(&self, sight: &Sight, seat: SeatId) -> i64 {
        estimate::estimate(sight, seat)
    }
}

/// The chapters in rulebook order.
fn chapters() -> Rules {
    let mut rules = Rules::new();
    // Only where a position was set by hand, and then before anything else.
    arranging::plug(&mut rules);
    turn::plug(&mut rules);
    preparing::plug(&mut rules);
    movement::plug(&mut rules);
    navigation::plug(&mut rules);
    gates::plug(&mut rules);
    hazards::plug(&mut rules);
    encounters::plug(&mut rules);
    observing::plug(&mut rules);
    // What happens on entering a space, in this order; then the movement goes on.
    rules.consequence(&[verbs::F_ENTERED], encounters::turn_up);
    rules.consequence(&[verbs::F_ENTERED], observing::observe);
    rules.consequence(&[verbs::F_ENTERED], hazards::meet);
    movement::plug_last(&mut rules);
    first_contact::plug(&mut rules);
    market::plug(&mut rules);
    selling::plug(&mut rules);
    ships::plug(&mut rules);
    passengers::plug(&mut rules);
    deeds::plug(&mut rules);
    bartering::plug(&mut rules);
    culture_cards::plug(&mut rules);
    dealing::plug(&mut rules);
    discarding::plug(&mut rules);
    stopping::plug(&mut rules);
    turn::plug_last(&mut rules);
    rules
}
