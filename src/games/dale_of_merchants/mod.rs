//! Dale of Merchants 2: two to four merchants buy cards, play techniques and build a stall of stacks worth 1, 2, 3 … 8.
//! A table of contents. Chapters follow the rulebook; each holds what may be chosen beside how it is carried out. What a card does
//! stands in the level and is carried out by one interpreter. Knows no rendering.

mod appeal;
pub mod arranging;
pub mod cards;
pub mod chameleons;
pub mod check;
pub mod cleanup;
pub mod drafting;
pub mod effects;
pub mod estimate;
pub mod inventory;
pub mod layout;
pub mod level;
pub mod market;
pub mod problems;
pub mod reactions;
pub mod reckoning;
pub mod setup;
pub mod stall;
pub mod state;
pub mod stopping;
pub mod teams;
pub mod techniques;
pub mod turn;
pub mod values;
pub mod verbs;
pub mod why_not;
pub mod worked;

use crate::table::{
    action::{Action, Refusal, Saying, VerbInfo},
    catalogue::Catalogue,
    game::{EditionInfo, Game, OptionInfo, Outcome, Problem, RaceInfo, Setup, SetupError},
    ids::{Rule, SeatId},
    offers::no,
    sight::Sight,
    stages::Rules,
};
use bevy_ecs::{prelude::World, system::SystemState};
use level::{Edition, level};
use state::Bazaar;

/// The game.
pub struct DaleOfMerchants;

const EDITIONS: &[EditionInfo] = &[EditionInfo { id: "original", seats: (2, 4) }, EditionInfo { id: "remastered", seats: (2, 4) }];

/// Reads the table outside a system; `None` before set-up.
fn with<T>(world: &mut World, read: impl FnOnce(&mut Bazaar) -> T) -> Option<T> {
    let mut state = SystemState::<Bazaar>::new(world);
    state.get_mut(world).ok().map(|mut c| read(&mut c))
}

impl Game for DaleOfMerchants {
    fn id(&self) -> &'static str {
        "dale_of_merchants"
    }
    fn prefix(&self) -> &'static str {
        "dom"
    }
    fn rule_prefix(&self) -> &'static str {
        "DOM"
    }
    fn editions(&self) -> &'static [EditionInfo] {
        EDITIONS
    }
    fn options(&self, _edition: &str) -> Vec<OptionInfo> {
        setup::options()
    }
    fn races(&self, _edition: &str) -> Vec<RaceInfo> {
        Vec::new()
    }
    fn verbs(&self) -> &'static [VerbInfo] {
        verbs::VERBS
    }
    fn rules_version(&self) -> u32 {
        1
    }
    fn level_hash(&self, edition: &str) -> u64 {
        Edition::from_id(edition).and_then(|e| level(e).ok()).map_or(0, |l| l.hash())
    }
    fn set_up(&self, setup: &Setup, world: &mut World) -> Result<Rules, SetupError> {
        let unknown = || SetupError::Edition(setup.edition.clone(), "original, remastered".to_owned());
        let level = level(Edition::from_id(&setup.edition).ok_or_else(unknown)?).map_err(SetupError::Level)?;
        setup::set_up(level, setup, world)?;
        Ok(chapters())
    }
    fn alien(&self, world: &mut World, action: Action) -> Refusal {
        let reason = with(world, |c| why_not::why_not(c, action)).unwrap_or_else(|| no("DOM-3.1", "dom-no-over"));
        let saying = Saying { key: reason.key, rule: Some(reason.rule), args: reason.args, touches: reason.touches };
        Refusal { action, rule: reason.rule, saying: Box::new(saying) }
    }
    fn outcome(&self, world: &mut World) -> Option<Outcome> {
        with(world, |c| {
            let (reason, rule) = match c.ledger.dial(layout::ENDED) {
                0 => return None,
                1 => ("dom-end-stall", "DOM-13.1"),
                _ => ("dom-end-agreed", "DOM-13.3"),
            };
            let winners = c.ledger.dial(layout::WINNERS);
            let winners = c.seats().filter(|s| winners & (1 << s.0) != 0).collect();
            Some(Outcome { reason, rule: Rule(rule), winners, fortunes: c.seats().map(|s| c.stacks(s)).collect() })
        })
        .flatten()
    }
    fn fortunes(&self, world: &mut World) -> Vec<i64> {
        with(world, |c| c.seats().map(|s| c.stacks(s)).collect()).unwrap_or_default()
    }
    fn problems(&self, world: &mut World) -> Vec<Problem> {
        with(world, |c| problems::problems(c)).unwrap_or_default()
    }
    fn appeal(&self, action: &Action, c: &Catalogue) -> u32 {
        appeal::appeal(action, c)
    }
    fn has_greedy(&self) -> bool {
        true
    }
    fn examples(&self) -> &'static [&'static str] {
        worked::EXAMPLES
    }
    fn arrangement(&self, line: &str, setup: &Setup, catalogue: &Catalogue) -> Option<Vec<String>> {
        let level = level(Edition::from_id(&setup.edition)?).ok()?;
        let teams = setup.option(&setup::options(), "teams") != 0;
        let layout = layout::Layout { seats: setup.seats.len() as u8, teams };
        worked::arrangement(level.as_ref(), line, layout, catalogue)
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
    drafting::plug(&mut rules);
    market::plug(&mut rules);
    techniques::plug(&mut rules);
    effects::plug(&mut rules);
    stall::plug(&mut rules);
    teams::plug(&mut rules);
    inventory::plug(&mut rules);
    techniques::plug_last(&mut rules);
    cleanup::plug(&mut rules);
    reactions::plug(&mut rules);
    stopping::plug(&mut rules);
    rules
}
