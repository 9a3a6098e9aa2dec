//! Merchant of Venus, editions of 1988 and 2012 (Classic): a table of contents. Each turn the ship stays or flies, makes first
//! contact with hidden cultures, and trades; whoever has the goal at the end of an own turn wins.
//! Chapters follow the rulebook; each holds what may be chosen beside how it is carried out. Knows no rendering.

mod appeal;
pub mod arranging;
pub mod bartering;
pub mod check;
pub mod culture_cards;
pub mod dealing;
pub mod deeds;
pub mod discarding;
pub mod encounters;
pub mod estimate;
pub mod first_contact;
pub mod flight;
pub mod gates;
pub mod hazards;
pub mod layout;
pub mod level;
pub mod market;
pub mod movement;
pub mod navigation;
pub mod nouns;
pub mod observing;
pub mod passengers;
pub mod preparing;
pub mod problems;
pub mod reach;
pub mod selling;
pub mod setup;
pub mod ships;
pub mod state;
pub mod supply;
pub mod turn;
pub mod verbs;
pub mod visit;
pub mod why_not;
pub mod worked;

use super::levels::Shelf;
use crate::table::{
    action::{Action, Refusal, Saying, VerbInfo},
    catalogue::{Catalogue, Name},
    game::{EditionInfo, Game, OptionInfo, Outcome, Problem, RaceInfo, Setup, SetupError},
    ids::{Rule, SeatId},
    offers::no,
    sight::Sight,
    stages::Rules,
};
use bevy_ecs::{prelude::World, system::SystemState};
use level::{Edition, Level};
use state::Cluster;
use std::{path::PathBuf, sync::Arc};

/// The game.
pub struct MerchantOfVenus;

static LEVELS: Shelf<Level, 2> = Shelf::new();

/// Reads levels from a folder instead of the built-in ones. Must be called before the first game is set up; returns false and
/// does nothing otherwise.
pub fn use_levels(folder: PathBuf) -> bool {
    LEVELS.use_folder(folder)
}

/// The level of an edition, read once.
///
/// # Errors
/// A sentence that names file, line and reason.
pub fn level(edition: Edition) -> Result<Arc<Level>, String> {
    LEVELS.get(edition as usize, |folder| match folder {
        Some(folder) => Level::load_from(folder, edition),
        None => Level::load(edition),
    })
}

fn level_of(edition: &str) -> Option<Arc<Level>> {
    level(Edition::from_id(edition)?).ok()
}

const EDITIONS: &[EditionInfo] = &[EditionInfo { id: "2012", seats: (2, 4) }, EditionInfo { id: "1988", seats: (2, 6) }];

/// Reads the table outside a system; `None` before set-up.
fn with<T>(world: &mut World, read: impl FnOnce(&mut Cluster) -> T) -> Option<T> {
    let mut state = SystemState::<Cluster>::new(world);
    state.get_mut(world).ok().map(|mut c| read(&mut c))
}

impl Game for MerchantOfVenus {
    fn id(&self) -> &'static str {
        "merchant_of_venus"
    }
    fn prefix(&self) -> &'static str {
        "mov"
    }
    fn rule_prefix(&self) -> &'static str {
        "MOV"
    }
    fn editions(&self) -> &'static [EditionInfo] {
        EDITIONS
    }
    fn has_greedy(&self) -> bool {
        true
    }
    fn options(&self, edition: &str) -> Vec<OptionInfo> {
        level_of(edition).map_or_else(Vec::new, |l| setup::options(&l))
    }
    fn races(&self, edition: &str) -> Vec<RaceInfo> {
        let races = |l: Arc<Level>| l.cultures.iter().filter(|c| c.race).map(|c| RaceInfo { key: c.id.clone(), name: Name::Proper(c.name.clone()) }).collect();
        level_of(edition).map_or_else(Vec::new, races)
    }
    fn verbs(&self) -> &'static [VerbInfo] {
        verbs::VERBS
    }
    fn rules_version(&self) -> u32 {
        1
    }
    fn level_hash(&self, edition: &str) -> u64 {
        level_of(edition).map_or(0, |l| l.hash())
    }
    fn set_up(&self, setup: &Setup, world: &mut World) -> Result<Rules, SetupError> {
        let unknown = || SetupError::Edition(setup.edition.clone(), "2012, 1988".to_owned());
        let level = level(Edition::from_id(&setup.edition).ok_or_else(unknown)?).map_err(SetupError::Level)?;
        setup::set_up(level, setup, world);
        Ok(chapters())
    }
    fn alien(&self, world: &mut World, action: Action) -> Refusal {
        let reason = with(world, |c| why_not::why_not(c, action)).unwrap_or_else(|| no("MOV-3.2.2", "mov-no-not-now"));
        let saying = Saying { key: reason.key, rule: Some(reason.rule), args: reason.args, touches: reason.touches };
        Refusal { action, rule: reason.rule, saying: Box::new(saying) }
    }
    fn outcome(&self, world: &mut World) -> Option<Outcome> {
        with(world, |c| {
            let how = c.ledger.dial(layout::ENDED);
            let winners = c.ledger.dial(layout::WINNERS);
            let (reason, rule) = match how {
                0 => return None,
                1 => ("mov-end-goal", "MOV-12.2.3"),
                _ => ("mov-end-bank", turn::bank_rule(c)),
            };
            let winners = c.seats().filter(|s| winners & (1 << s.0) != 0).collect();
            Some(Outcome { reason, rule: Rule(rule), winners, fortunes: c.seats().map(|s| c.net_worth(s)).collect() })
        })
        .flatten()
    }
    fn fortunes(&self, world: &mut World) -> Vec<i64> {
        with(world, |c| c.seats().map(|s| c.net_worth(s)).collect()).unwrap_or_default()
    }
    fn problems(&self, world: &mut World) -> Vec<Problem> {
        with(world, |c| problems::problems(c)).unwrap_or_default()
    }
    fn appeal(&self, action: &Action, c: &Catalogue) -> u32 {
        appeal::appeal(action, c)
    }
    fn examples(&self) -> &'static [&'static str] {
        worked::EXAMPLES
    }
    fn arrangement(&self, line: &str, setup: &Setup, catalogue: &Catalogue) -> Option<Vec<String>> {
        worked::arrangement(level_of(&setup.edition)?.as_ref(), line, setup.seats.len() as u8, catalogue)
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
    rules
}
