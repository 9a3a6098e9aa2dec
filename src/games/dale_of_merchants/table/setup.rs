//! Set-up (DOM-2): the sets of the table, the starting decks, the supply, the market, the first
//! hands. Everything that the level knows lies in the box first; what is played with is dealt from
//! there.

use super::{
    layout::{self, DIALS, Layout, MOST_STACKS, Phase, SLOTS},
    nouns::DaleView,
    state::{DaleSpec, DaleTable},
    verbs::{QUESTIONS, VERBS},
};
use crate::games::dale_of_merchants::{
    level::{CardIx, Level, SetIx, TableSize},
    rules::{acting, cards},
};
use crate::games::game_table::SharedSpec;
use crate::table::{
    action::Value,
    builder::Builder,
    catalogue::{Look, Name},
    dice::Stream,
    game::{OptionInfo, OptionKind, RulesVersion, Setup, SetupError},
    ids::{KindId, PieceId, Rule, SeatId, ZoneId},
    view::TableView,
};
use bevy_ecs::prelude::World;
use std::sync::Arc;

/// The group of the junk cards.
const JUNK: &str = "junk";
/// Cards that can stand in for junk (DOM-8.3): far more than any game draws. Every piece is there
/// from the beginning, so a number stands where the rule has none.
const STAND_INS: usize = 400;
/// Which sets may be named at set-up: 0 for one at random, else the number of the set.
const SET_KEYS: [&str; 5] = ["set_1", "set_2", "set_3", "set_4", "set_5"];
const SET_NUMBERS: &[i64] = &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/// The options of a table (D1, D24).
pub fn options() -> Vec<OptionInfo> {
    let flag = |key, rule| OptionInfo { key, kind: OptionKind::Flag, default: 0, rule: Rule(rule) };
    let mut list: Vec<OptionInfo> = SET_KEYS
        .iter()
        .map(|key| OptionInfo {
            key,
            kind: OptionKind::OneOf(SET_NUMBERS),
            default: 0,
            rule: Rule("DOM-2.8"),
        })
        .collect();
    list.push(flag("draft", "DOM-16.3"));
    list.push(flag("teams", "DOM-14.1"));
    list.push(OptionInfo {
        key: "first",
        kind: OptionKind::OneOf(&[0, 1, 2, 3, 4]),
        default: 0,
        rule: Rule("DOM-2.7"),
    });
    list.push(flag("ask_all", "DOM-15.4"));
    list
}

fn refused(
    rule: &'static str,
    key: &'static str,
    args: Vec<(&'static str, String)>,
    words: String,
) -> SetupError {
    SetupError::Rule { rule: Rule(rule), key, args, words }
}

/// The sets that are named, in order; those left open are `None`.
fn named_sets(
    level: &Level,
    setup: &Setup,
    wanted: usize,
    draft: bool,
) -> Result<Vec<Option<SetIx>>, SetupError> {
    let infos = options();
    let mut sets = Vec::new();
    for (n, key) in SET_KEYS.iter().enumerate() {
        let number = setup.option(&infos, key);
        if number > 0 && draft {
            return Err(SetupError::Exclusive(key, "draft"));
        }
        if number > 0 && n >= wanted {
            return Err(refused(
                "DOM-2.1",
                "dom-fault-sets",
                vec![("count", wanted.to_string())],
                format!(
                    "choose exactly {wanted} animalfolk decks; the option \"{key}\" is one too many"
                ),
            ));
        }
        let set =
            (number > 0).then(|| SetIx((number - 1) as u8)).filter(|s| s.ix() < level.sets.len());
        if let Some(twice) = set.filter(|&s| sets.contains(&Some(s))) {
            return Err(refused(
                "DOM-2.1",
                "dom-fault-twice",
                vec![("set", number.to_string())],
                format!("the animalfolk set {number} ({}) is chosen twice", level.set(twice).id),
            ));
        }
        sets.push(set);
    }
    sets.truncate(wanted);
    Ok(sets)
}

/// Whether a table can be played so (D1).
///
/// # Errors
/// [`SetupError`] names the rule that speaks against it.
pub fn check(level: &Level, setup: &Setup) -> Result<(), SetupError> {
    plan(level, setup).map(|_| ())
}

/// In a series one of the losers begins (DOM-2.7); which one follows from the seed. After a game
/// that nobody has won the first player is drawn anew.
pub fn loser_begins(setup: &mut Setup, winners: &[SeatId]) {
    let seats = (0..setup.seats.len() as u8).map(SeatId);
    let losers: Vec<SeatId> = seats.filter(|s| !winners.contains(s)).collect();
    if winners.is_empty() || losers.is_empty() {
        setup.options.remove("first");
        return;
    }
    let first = losers[(setup.seed % losers.len() as u64) as usize];
    setup.options.insert("first".to_owned(), i64::from(first.0) + 1);
}

/// The table of the level and the sets that are named.
fn plan(level: &Level, setup: &Setup) -> Result<(TableSize, Vec<Option<SetIx>>), SetupError> {
    let infos = options();
    let on = |key| setup.option(&infos, key) != 0;
    let seats = setup.seats.len();
    if on("teams") && seats != 4 {
        return Err(refused(
            "DOM-2.9",
            "dom-fault-teams",
            Vec::new(),
            "team play needs exactly 4 players".to_owned(),
        ));
    }
    let table = level.table(seats, on("teams")).cloned().ok_or_else(|| {
        refused(
            "DOM-2.9",
            "dom-fault-seats",
            Vec::new(),
            "the game is for 2 to 4 players".to_owned(),
        )
    })?;
    let named = named_sets(level, setup, usize::from(table.sets), on("draft"))?;
    let first = setup.option(&infos, "first");
    if first > seats as i64 {
        return Err(refused(
            "DOM-2.7",
            "dom-fault-first",
            vec![("first", first.to_string()), ("seats", seats.to_string())],
            format!("seat {first} cannot begin: there are {seats} seats"),
        ));
    }
    Ok((table, named))
}

/// Spawns everything into `world`, deals, and leaves the first turn or the draft to begin.
///
/// # Errors
/// As [`check`].
pub fn set_up(level: Arc<Level>, setup: &Setup, world: &mut World) -> Result<(), SetupError> {
    let (table, named) = plan(&level, setup)?;
    let infos = options();
    let on = |key| setup.option(&infos, key) != 0;
    let seats = setup.seats.len();
    let first = setup.option(&infos, "first");
    let layout = Layout { seats: seats as u8, teams: on("teams") };
    let mut b = Builder::default();
    b.catalogue.verbs = VERBS;
    b.catalogue.questions = QUESTIONS;
    b.catalogue.seats = setup.seats.clone();
    for card in &level.cards {
        let group = match card.kind {
            crate::games::dale_of_merchants::level::Kind::Technique => "technique",
            crate::games::dale_of_merchants::level::Kind::Passive => "passive",
            crate::games::dale_of_merchants::level::Kind::Rubbish => JUNK,
        };
        b.kind(card.id.clone(), Name::Key(card.key.clone()), "card", group);
    }
    // No piece has the kind of a set: it is how sets are named in choices and sentences.
    for set in &level.sets {
        b.kind(format!("set.{}", set.id), Name::Key(set.key.clone()), "set", "set");
    }
    name_zones(&mut b, layout);
    for (n, card) in level.cards.iter().enumerate() {
        let zone = if card.is_junk() { Layout::RESERVE } else { Layout::BOX };
        for _ in 0..card.copies {
            b.piece(KindId(n as u16), zone, true, 0);
        }
    }
    for _ in 0..STAND_INS {
        b.piece(KindId(level.junk.0.into()), Layout::STAND_INS, true, 0);
    }
    b.dials(DIALS);
    b.build(world, setup.seed);
    let rules = RulesVersion::of(world);
    SharedSpec::share(world, DaleSpec::new(level, layout, table, rules));
    DaleTable::with(world, |c| {
        let bits =
            (i64::from(on("ask_all")) * layout::ASK_ALL) | (i64::from(on("teams")) * layout::TEAMS);
        c.ledger.set(layout::OPTIONS, bits);
        // DOM-2.7: the program cannot know who got up first.
        let first = if first > 0 {
            first - 1
        } else {
            i64::from(c.ledger.below(Stream::SetUp, seats as u32))
        };
        c.ledger.set(layout::FIRST, first);
        c.ledger.set(layout::ACTIVE, first);
        for set in named.iter().flatten() {
            choose(c, *set);
        }
        if !on("draft") {
            deal(c);
        }
    });
    Ok(())
}

fn name_zones(b: &mut Builder, l: Layout) {
    let supply = b.zone("supply".to_owned(), None, Look::Nobody);
    let bin = b.zone("bin".to_owned(), None, Look::All);
    b.zone("reserve".to_owned(), None, Look::All);
    b.zone_out_of_play("box".to_owned(), Look::All);
    for key in ["stand-ins", "buffer", "payment"] {
        b.zone(key.to_owned(), None, Look::All);
    }
    for n in 0..SLOTS {
        let zone = b.zone(format!("slot:{n}"), None, Look::All);
        let info = &mut b.catalogue.zones[zone.ix()];
        (info.single, info.bars) = (true, JUNK);
    }
    for zone in [supply, bin] {
        b.catalogue.zones[zone.ix()].bars = JUNK;
    }
    for seat in 0..l.seats {
        for (key, look) in [
            ("hand", Look::Owner),
            ("deck", Look::Nobody),
            ("pile", Look::All),
            ("schedule", Look::All),
        ] {
            b.zone(format!("{key}:{seat}"), Some(SeatId(seat)), look);
        }
    }
    for stall in 0..l.stalls() {
        for n in 0..MOST_STACKS {
            b.zone(
                format!("stack:{stall}:{}", n + 1),
                (!l.teams).then_some(SeatId(stall)),
                Look::All,
            );
        }
    }
}

/// A set is in play.
pub fn choose(c: &mut DaleTable, set: SetIx) {
    let sets = c.ledger.dial(layout::SETS) | 1 << set.0;
    c.ledger.set(layout::SETS, sets);
}

/// Completes the chosen sets at random (DOM-2.8, DOM-16.3), banned ones left out.
fn complete_sets(c: &mut DaleTable) {
    let held = c.spec();
    loop {
        let taken = c.ledger.dial(layout::SETS) | c.ledger.dial(layout::BANNED);
        let free: Vec<u8> =
            (0..held.level.sets.len() as u8).filter(|n| taken & 1 << n == 0).collect();
        let chosen = c.ledger.dial(layout::SETS).count_ones();
        if chosen >= u32::from(held.table.sets) || free.is_empty() {
            return;
        }
        let pick = c.ledger.below(Stream::SetUp, free.len() as u32);
        choose(c, SetIx(free[pick as usize]));
    }
}

/// The cards of a kind in the box.
fn in_box(c: &DaleTable, card: CardIx) -> Vec<PieceId> {
    c.ledger
        .contents(Layout::BOX)
        .iter()
        .copied()
        .filter(|&p| c.ledger.kind(p).0 == u16::from(card.0))
        .collect()
}

fn lay(c: &mut DaleTable, card: PieceId, zone: ZoneId) {
    c.ledger.turn_down(card);
    c.ledger.move_piece(card, zone);
}

/// Deals (DOM-2.2 to DOM-2.6), then begins the first turn.
pub fn deal(c: &mut DaleTable) {
    complete_sets(c);
    let held = c.spec();
    let (level, l) = (&held.level, c.layout());
    let sets = c.ledger.dial(layout::SETS);
    for set in (0..level.sets.len() as u8).map(SetIx).filter(|s| sets & 1 << s.0 != 0) {
        for (ix, kind) in level.cards_of(set) {
            let pieces = in_box(c, ix);
            if kind.value == 1 {
                // DOM-2.2, DOM-2.4: one for each player; the others stay in the box.
                for (seat, card) in l.from(SeatId(0)).zip(pieces) {
                    lay(c, card, l.deck(seat));
                }
            } else {
                pieces.into_iter().for_each(|card| lay(c, card, Layout::SUPPLY));
            }
        }
    }
    for seat in l.from(SeatId(0)) {
        for _ in 0..held.table.junk {
            // DOM-14.2: teams need more junk than there is.
            let Some(junk) = c.top(Layout::RESERVE).or_else(|| c.top(Layout::STAND_INS)) else {
                break;
            };
            lay(c, junk, l.deck(seat));
        }
    }
    c.ledger.shuffle(Layout::SUPPLY, Stream::SetUp);
    cards::fill_market(c);
    for seat in l.from(SeatId(0)) {
        c.ledger.shuffle(l.deck(seat), Stream::SetUp);
        // DOM-2.6: no events.
        for _ in 0..level.hand_size {
            if let Some(card) = c.top(l.deck(seat)) {
                c.ledger.move_piece(card, l.hand(seat));
            }
        }
    }
    if c.ledger.listening() {
        let names = (0..level.sets.len() as u8)
            .filter(|n| sets & 1 << n != 0)
            .map(|n| Value::Kind(c.set_kind(SetIx(n))))
            .collect();
        c.ledger.say("dom-log-sets", Rule("DOM-2.1")).arg("sets", Value::List(names));
    }
    let first = SeatId(c.ledger.dial(layout::FIRST) as u8);
    c.set_phase(Phase::Start);
    acting::begin_turn(c, first);
}
