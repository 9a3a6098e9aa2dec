//! Set-up (MC-2): everything is named and spawned, cards and hourglasses are shuffled, merchants
//! are dealt unless they are to be chosen, the first boats fill.

use super::{
    layout::{self, BAG, BOATS, FOLK, FOLK_BOX, LAIR, ROGUE_BOX, TAINTS},
    merchants::{self, Merchant, SPACES},
    nouns::{CoveSpec, CoveTable, CoveView},
    verbs::{QUESTIONS, VERBS},
};
use crate::games::merchants_cove::{
    level::{Colour, FolkIx, Good, Level, SetWord, Side, TaintIx},
    rules::{choosing, recruiting, turn},
};
use crate::{
    games::game_table::SharedSpec,
    table::{
        builder::Builder,
        catalogue::{Look, Name, SpaceInfo},
        dice::Stream,
        game::{OptionInfo, OptionKind, RaceInfo, RulesVersion, Setup, SetupError},
        ids::{KindId, Rule, SeatId},
    },
};
use bevy_ecs::prelude::World;
use std::sync::Arc;

/// The options, in the order of the new-game screen.
pub fn options() -> Vec<OptionInfo> {
    let option = |key, kind, default, rule| OptionInfo { key, kind, default, rule: Rule(rule) };
    vec![
        // One bit a set; what has fewer than two is refused by its rule.
        option("sets", OptionKind::OneOf(&[3, 5, 6, 7, 0, 1, 2, 4]), 3, "MC-2.2"),
        option("rogues", OptionKind::OneOf(&[0, 1, 2]), 0, "MC-2.6"),
        option("choose_merchants", OptionKind::Flag, 0, "MC-2.11"),
        option("peddler", OptionKind::OneOf(&[0, 1, 2]), 1, "MC-23.5"),
        option("marker_stops_at_twelve", OptionKind::Flag, 0, "MC-7.7"),
    ]
}

/// The merchants, as the new-game screen lists them.
pub fn races() -> Vec<RaceInfo> {
    let race =
        |m: Merchant| RaceInfo { key: m.id().to_owned(), name: Name::Key(m.name().to_owned()) };
    Merchant::ALL.into_iter().map(race).collect()
}

/// Whether a table can be played so (MC-2.2).
///
/// # Errors
/// [`SetupError`] names the rule that speaks against it.
pub fn check(setup: &Setup) -> Result<(), SetupError> {
    let sets = setup.option(&options(), "sets");
    if sets.count_ones() >= 2 {
        return Ok(());
    }
    Err(SetupError::Rule {
        rule: Rule("MC-2.2"),
        key: "mc-fault-sets",
        args: vec![("sets", sets.count_ones().to_string())],
        words: "at least two sets of townsfolk are needed".to_owned(),
    })
}

fn spec(level: Arc<Level>, setup: &Setup, rules: RulesVersion) -> CoveSpec {
    let infos = options();
    let seats = setup.seats.len() as u16;
    CoveSpec {
        rogues: setup.option(&infos, "rogues").clamp(0, 2) as usize,
        peddler: setup.option(&infos, "peddler").clamp(0, 2) as usize,
        // Until version 2 it always stopped there.
        marker_stops: setup.option(&infos, "marker_stops_at_twelve") != 0 || !rules.has(2),
        rules,
        level,
        // MC-23.1: where one plays alone, the Peddler has an hourglass, too.
        players: seats.max(2),
        seats,
    }
}

/// Spawns everything, shuffles, and lets the first day begin unless merchants are chosen.
pub fn set_up(level: Arc<Level>, setup: &Setup, world: &mut World) {
    let spec = spec(level, setup, RulesVersion::of(world));
    let mut b = Builder::default();
    b.catalogue.verbs = VERBS;
    b.catalogue.questions = QUESTIONS;
    b.catalogue.seats = setup.seats.clone();
    name_kinds(&mut b, &spec);
    name_spaces(&mut b);
    name_zones(&mut b, &spec);
    name_purses(&mut b, &spec);
    b.dials(layout::DIALS);
    Merchant::ALL.into_iter().for_each(|merchant| b.dials(merchant.dial_list()));
    lay_pieces(&mut b, &spec, setup.option(&options(), "sets"));
    b.build(world, setup.seed);
    let choose = setup.option(&options(), "choose_merchants") != 0;
    SharedSpec::share(world, spec);
    let races: Vec<String> = setup.seats.iter().map(|seat| seat.race.clone()).collect();
    CoveTable::with(world, |t| deal(t, &races, choose));
}

fn name_kinds(b: &mut Builder, spec: &CoveSpec) {
    for colour in Colour::ALL {
        let name = Name::Key(format!("mc-who-{}", colour.id()));
        b.kind(colour.id().to_owned(), name, "adventurer", "adventurer");
    }
    b.kind("rogue".to_owned(), Name::Key("mc-who-rogue".to_owned()), "adventurer", "adventurer");
    for n in 1..=BOATS {
        b.kind(format!("boat_{n}"), Name::Key("mc-boat".to_owned()), "boat", "boat");
    }
    b.kind("mouse".to_owned(), Name::Key("mc-mouse".to_owned()), "mouse", "mouse");
    for n in 0..layout::MOST {
        let name = Name::Key("mc-hourglass".to_owned());
        b.kind(format!("hourglass_{n}"), name, "hourglass", "hourglass");
    }
    // The kinds of the shops stand between; each shop names its own.
    for merchant in Merchant::ALL {
        merchant.shop().lay_out_kinds(&spec.level, b);
    }
    for folk in &spec.level.townsfolk {
        let name = Name::Proper(folk.name.clone());
        b.kind(format!("folk_{}", folk.id), name, "townsfolk", "townsfolk");
    }
    for taint in &spec.level.corruption {
        let name = Name::Key(format!("mc-card-{}", taint.id.replace('_', "-")));
        b.kind(taint.id.clone(), name, "corruption", "corruption");
    }
}

/// Boats and action spaces are spaces, so that a choice of one can be pointed at.
fn name_spaces(b: &mut Builder) {
    let space = |id: String, name, kind, at| SpaceInfo {
        id,
        name,
        kind,
        region: None,
        spot: Default::default(),
        at,
    };
    for n in 0..BOATS {
        let at = (1000 + 1500 * i32::from(n), 3000);
        b.space(space(format!("boat_{}", n + 1), Some((n + 1).to_string()), "mc-boat", at));
    }
    for (n, word) in SPACES.iter().enumerate() {
        let at = (700 + 1280 * (n as i32).rem_euclid(6), 4780);
        b.space(space((*word).to_owned(), None, turn::space_key(n as i32), at));
    }
}

fn name_zones(b: &mut Builder, spec: &CoveSpec) {
    b.zone("bag".to_owned(), None, Look::Shuffled);
    b.zone("lair".to_owned(), None, Look::All);
    b.zone_out_of_play("rogues:box".to_owned(), Look::All);
    b.zone("drawn".to_owned(), None, Look::All);
    for colour in Colour::ALL {
        b.zone(format!("hall:{}", colour.id()), None, Look::All);
    }
    for dock in ["bazaar", "square", "black_market"] {
        b.zone(format!("dock:{dock}"), None, Look::All);
    }
    for n in 0..BOATS {
        b.zone_on(format!("aboard:{}", n + 1), layout::boat_space(n), false);
    }
    for side in Side::ALL {
        b.zone(format!("sea:{}", side.id()), None, Look::All);
    }
    for berth in &spec.level.berths {
        b.zone(format!("berth:{}", berth.id), None, Look::All);
    }
    b.zone("boats:off".to_owned(), None, Look::All);
    b.zone("corruption".to_owned(), None, Look::Nobody);
    b.zone("corruption:discards".to_owned(), None, Look::Nobody);
    b.zone("townsfolk".to_owned(), None, Look::Nobody);
    b.zone_out_of_play("townsfolk:box".to_owned(), Look::All);
    for n in 1..=layout::ROW {
        b.zone(format!("row:{n}"), None, Look::All);
    }
    for n in 1..=layout::HOURS {
        b.zone(format!("hour:{n}"), None, Look::All);
    }
    for hand in ["a", "b"] {
        b.zone(format!("hand:{hand}"), None, Look::All);
    }
    for merchant in Merchant::ALL {
        merchant.shop().lay_out_zones(&spec.level, b);
    }
    for player in 0..spec.players {
        let owner = (player < spec.seats).then_some(SeatId(player as u8));
        b.zone(format!("corruption:{player}"), owner, Look::Owner);
        for place in 1..=layout::TEAM {
            b.zone(format!("team:{player}:{place}"), owner, Look::All);
        }
    }
    debug_assert_eq!(b.catalogue.zones.len(), usize::from(layout::zones(spec.players)));
}

fn name_purses(b: &mut Builder, spec: &CoveSpec) {
    b.purse("bank".to_owned(), None, 0, true);
    for player in 0..spec.players {
        let owner = (player < spec.seats).then_some(SeatId(player as u8));
        // MC-12.3: what a player has may fall below zero.
        b.purse(format!("gold:{player}"), owner, 0, true);
        for good in Good::all() {
            let key = format!("stall:{player}:{}-{}", good.colour.id(), good.size.id());
            b.purse(key, owner, 0, false);
        }
        for good in Good::all() {
            let key = format!("supply:{player}:{}-{}", good.colour.id(), good.size.id());
            b.purse(key, owner, spec.level.supply[good.size as usize], false);
        }
    }
}

fn lay_pieces(b: &mut Builder, spec: &CoveSpec, sets: i64) {
    let level = &spec.level;
    for n in 0..BOATS {
        b.piece(layout::boat_kind(n), layout::sea(level.side_of(n)), true, 0);
    }
    for n in 0..layout::HANDS {
        b.piece(layout::MOUSE_KIND, layout::hand(n), true, 0);
    }
    for player in 0..spec.players as u8 {
        b.piece(layout::glass_kind(player), layout::hour(1), true, 0);
    }
    for (colour, crowd) in Colour::ALL.into_iter().zip(&level.crowds) {
        let kind = layout::customer_kind(colour);
        (0..crowd.hall).for_each(|_| _ = b.piece(kind, layout::hall(colour), true, 0));
        (0..crowd.bag).for_each(|_| _ = b.piece(kind, BAG, true, 0));
    }
    // MC-2.6: the first number lies in the lair, the second in the bag, the rest in the box.
    let card = &level.rogue_cards[spec.rogues];
    for n in 0..level.rogues {
        let zone = match n {
            n if n < card.lair => LAIR,
            n if n < card.lair + card.bag => BAG,
            _ => ROGUE_BOX,
        };
        b.piece(layout::ROGUE_KIND, zone, true, 0);
    }
    for (n, folk) in level.townsfolk.iter().enumerate() {
        let played = sets & 1 << folk.set as i64 != 0;
        let zone = if played { FOLK } else { FOLK_BOX };
        b.piece(layout::folk_kind(FolkIx(n as u8)), zone, !played, 0);
    }
    for (n, taint) in level.corruption.iter().enumerate() {
        let kind: KindId = layout::taint_kind(level, TaintIx(n as u8));
        (0..taint.copies).for_each(|_| _ = b.piece(kind, TAINTS, false, 0));
    }
    for merchant in Merchant::ALL {
        merchant.shop().lay_pieces(level, b);
    }
}

/// Shuffles, turns the first townsfolk up and deals what is not chosen (MC-2.2 to MC-2.12).
fn deal(t: &mut CoveTable, races: &[String], choose: bool) {
    let noon = t.level().noon;
    t.ledger.set(layout::ROUND, 1);
    t.ledger.set(layout::MARKER, noon);
    t.ledger.shuffle(FOLK, Stream::SetUp);
    t.ledger.shuffle(TAINTS, Stream::SetUp);
    t.ledger.shuffle(layout::hour(1), Stream::SetUp);
    recruiting::refill(t);
    for (player, race) in races.iter().enumerate() {
        if let Some(at) = Merchant::ALL.into_iter().find(|m| m.id() == race) {
            choosing::take(t, player as u8, at);
        }
    }
    if !choose {
        choosing::deal(t);
    }
    let waits = t.players().any(|p| !t.is_peddler(p) && t.merchant(p).is_none());
    if !waits {
        choosing::begin(t);
    }
    debug_assert!(merchants::COUNT >= t.spec.0.seats.into() && SetWord::ALL.len() == 3);
}
