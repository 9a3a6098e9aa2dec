//! Each refusal of the decisions of the rules, met once with exactly its rule and its sentence.

use super::{act, action, position};
use crate::common::sources::{sources, split, without_tests};
use std::collections::BTreeSet;

/// The merchant, the position, what is done first, an action that is refused then, its rule, and
/// the text key of the reason.
type Row = (&'static str, &'static str, &'static str, &'static str, &'static str, &'static str);

const A: &str = "alchemist";
const B: &str = "blacksmith";
const C: &str = "captain";
const D: &str = "chronomancer";

/// Seat 0 brews and crosses 3:30.
const CROSS: &str = "hour @0 3; hour @1 9; bench red red";
const BREW: &str = "visit brew, brew-batch red-small";
const TEAM: &str = "team @0 1 l01; team @0 2 l02; team @0 3 l03; team @0 4 l04";
const GRID: &str = "grid rgbygrybrbgygrryg";
const FULL_RACK: &str = "rack red 1 red 1 red 1 red 1 green 1 green 1 green 1 green 1";
/// The marble bag holds no blue marble: six lie in a tube, six on the bench.
const NO_BLUE: &str =
    "team @0 3 l01; bench red blue blue blue blue blue blue; tube 4 blue blue blue blue blue blue";

/// What every merchant meets.
const COMMON: &[Row] = &[
    (A, "bench red red", "", "choose captain", "MC-2.11", "mc-no-chosen"),
    (A, "dial figure:0 4; bench red red", "", "visit brew", "MC-5.3", "mc-no-same-space"),
    (A, "", "", "visit brew", "MC-5.4", "mc-no-lacking"),
    (A, "bench red red", "visit brew", "finish", "MC-5.4", "mc-no-in-full"),
    (A, "", "", "visit forge", "MC-18.6", "mc-no-own-shop"),
    (A, "", "", "hallmark", "MC-18.6", "mc-no-own-shop"),
    (A, "tube 1 red", "", "wait", "MC-5.7", "mc-no-wait"),
    (A, "tube 1 red", "visit shake", "visit brew", "MC-5.2", "mc-no-running"),
    (
        A,
        "market bazaar; dock bazaar red; stall @0 red-large",
        "",
        "visit brew",
        "MC-9.10",
        "mc-no-sell-first",
    ),
    (A, "", "", "take-hand", "MC-6.8", "mc-no-entry"),
    (A, "hour @1 4; hour @0 4", "", "take-hand", "MC-6.9", "mc-no-mouse"),
    (
        A,
        "place #6 hour:1; dial round 2; hour @1 4; hour @0 4",
        "",
        "take-hand",
        "MC-6.13",
        "mc-no-hours",
    ),
    (A, "bench red red", "", "board boat-1", "MC-7.1", "mc-no-drawn"),
    (
        A,
        "hour @0 3; hour @1 9; bench red red; docked 1 bazaar",
        BREW,
        "board boat-1",
        "MC-7.3",
        "mc-no-docked",
    ),
    (
        A,
        "hour @0 3; hour @1 9; bench red red; place #0 boats:off",
        BREW,
        "board boat-1",
        "MC-7.3",
        "mc-no-off",
    ),
    (
        A,
        "hour @0 3; hour @1 9; bench red red; boat 1 red red blue",
        "visit brew, brew-batch red-small, board boat-1",
        "board boat-1",
        "MC-1.9",
        "mc-no-full",
    ),
    (
        A,
        "hour @0 3; hour @1 9; bench red red; boat 1 red red blue",
        "visit brew, brew-batch red-small, board boat-1",
        "berth black-market",
        "MC-7.4",
        "mc-no-side",
    ),
    (A, "", "", "berth bazaar", "MC-7.4", "mc-no-boat-to-dock"),
    (A, "docked 1 bazaar", "", "berth bazaar", "MC-7.4", "mc-no-berth"),
    (A, "", "", "push-off red boat-2", "MC-16.3", "mc-no-rogue-placed"),
    (A, "", "", "visit recruit", "MC-13.7", "mc-no-row"),
    (A, "row - - - l01", "visit recruit", "take-on r1", "MC-13.1", "mc-no-folk"),
    (A, "row - - - l01", "visit recruit", "recruit r4 t1", "MC-13.9", "mc-no-card-first"),
    (A, "row - - - l01", "visit recruit, take-on r4", "take-on r4", "MC-13.9", "mc-no-taken-on"),
    (
        A,
        "row - - - l01; team @0 1 l02",
        "visit recruit, take-on r4",
        "recruit r4 t1",
        "MC-13.3",
        "mc-no-taken",
    ),
    (A, "row - - - l01", "visit recruit, take-on r4", "replace r4 t1", "MC-13.3", "mc-no-nobody"),
    (A, "row - - - l01", "", "recruit r4 t1", "MC-13.1", "mc-no-recruiting"),
    (
        A,
        "row - - - l01; cards @0 c_1",
        "visit recruit, take-on r4",
        "finish",
        "MC-15.5",
        "mc-no-as-far",
    ),
    (
        A,
        "row - - - s04; boat 1 red",
        "visit recruit, take-on r4",
        "to-dock boat-1 blue square",
        "MC-15.3",
        "mc-no-sailor",
    ),
    (
        A,
        "row - - - s06; boat 1 red rogue",
        "visit recruit, take-on r4",
        "to-hall boat-1 rogue",
        "MC-15.3",
        "mc-no-rogue-hall",
    ),
    (
        A,
        "row - - - s11; boat 1 red",
        "visit recruit, take-on r4",
        "to-boat boat-1 red boat-1",
        "MC-15.4",
        "mc-no-other-boat",
    ),
    (A, "boat 1 red", "", "to-bag boat-1 red", "MC-15.3", "mc-no-sailor-asked"),
    (A, "", "", "visit team", "MC-14.2", "mc-no-team-yet"),
    (A, "team @0 2 l02", "", "visit team", "MC-14.2", "mc-no-team"),
    (A, "team @0 1 l01; tube 1 red", "visit team", "use t2", "MC-14.1", "mc-no-worker"),
    (
        A,
        "team @0 1 l01; team @0 4 l02; tube 1 red",
        "visit team, use t4",
        "use t4",
        "MC-14.1",
        "mc-no-used",
    ),
    (A, "team @0 1 l01; team @0 2 l02; tube 1 red", "visit team", "use t2", "MC-14.2", "mc-no-use"),
    (A, "", "", "use t1", "MC-14.2", "mc-no-team-now"),
    (A, "", "", "sell red-small 1", "MC-9.1", "mc-no-market"),
    (
        A,
        "market bazaar; dock bazaar red; stall @0 red-large red-small",
        "",
        "sell red-small 1",
        "MC-9.1",
        "mc-no-large-only",
    ),
    (
        A,
        "market square; dock square red; stall @0 red-large red-small",
        "",
        "sell red-large 1",
        "MC-9.1",
        "mc-no-small-only",
    ),
    (
        A,
        "market square; dock square red; stall @0 red-small",
        "",
        "sell blue-small 1",
        "MC-9.3",
        "mc-no-stall",
    ),
    (
        A,
        "market square; dock square red; stall @0 red-small blue-small",
        "",
        "sell blue-small 1",
        "MC-9.5",
        "mc-no-buyer",
    ),
    (
        A,
        "market square; dock square red rogue; stall @0 red-small",
        "",
        "count-rogue",
        "MC-16.2",
        "mc-no-cultists",
    ),
];

/// The shops.
const SHOPS: &[Row] = &[
    (
        A,
        "bench red red red red; stall @0 red-small red-small red-small red-small",
        "visit brew",
        "brew-batch red-small",
        "MC-5.5",
        "mc-no-token",
    ),
    (A, "tube 1 red", "visit shake", "harvest tube-2 1", "MC-19.3", "mc-no-tube-empty"),
    (
        A,
        "tube 1 red red; tube 2 red",
        "visit gather, harvest tube-1 2",
        "harvest tube-1 1",
        "MC-19.5",
        "mc-no-tube-used",
    ),
    (A, "tube 1 red", "visit shake", "harvest tube-1 2", "MC-19.3", "mc-no-marble"),
    (A, "tube 1 red", "", "harvest tube-1 1", "MC-19.2", "mc-no-harvest"),
    (A, "tube 1 red", "", "return-marble red", "MC-19.3", "mc-no-surplus"),
    (
        A,
        "tube 1 red; tube 2 red",
        "visit shake",
        "swap-marbles tube-1 2",
        "MC-19.8",
        "mc-no-neighbour",
    ),
    (A, "tube 1 red; tube 2 red", "", "swap-marbles tube-1 1", "MC-19.8", "mc-no-swap"),
    (A, "bench red red", "visit brew", "brew-batch red-large", "MC-19.6", "mc-no-batch"),
    (A, "bench red red", "", "brew-batch red-small", "MC-19.6", "mc-no-brewing"),
    (
        A,
        "team @0 2 l01; bench red red red red",
        "visit team, use t2",
        "brew-batch red-large",
        "MC-19.6",
        "mc-no-size-here",
    ),
    (
        A,
        "bench red red red",
        "visit distil",
        "distil-colour blue",
        "MC-19.7",
        "mc-no-retort-marbles",
    ),
    (
        A,
        "bench red red red blue blue blue; dial shields:0 1",
        "visit distil",
        "distil-colour red",
        "MC-18.3",
        "mc-no-retort-full",
    ),
    (A, "bench red red red", "", "distil-colour red", "MC-19.7", "mc-no-distilling"),
    (
        A,
        "team @0 3 l01; bench red",
        "visit team, use t3",
        "transmute blue red",
        "MC-19.13",
        "mc-no-bench-marble",
    ),
    (A, NO_BLUE, "visit team, use t3", "transmute red blue", "MC-19.13", "mc-no-bag-marble"),
    (A, "", "", "transmute red blue", "MC-19.13", "mc-no-transmuting"),
    (
        A,
        "team @0 4 l01; dial shields:0 3",
        "visit team, use t4",
        "patronage blue",
        "MC-19.13",
        "mc-no-shield",
    ),
    (A, "", "", "patronage blue", "MC-19.13", "mc-no-patron-now"),
    (B, "rack red 1 red 1 red 1 red 1", "visit ore_cart", "take-die red", "MC-20.2", "mc-no-die"),
    (
        B,
        "",
        "visit ore_cart, take-die red, take-die red",
        "take-die red",
        "MC-20.7",
        "mc-no-per-colour",
    ),
    (B, "", "visit ore_cart", "set-die red 4", "MC-20.13", "mc-no-such-take"),
    (B, "", "", "take-die red", "MC-20.2", "mc-no-taking"),
    (B, FULL_RACK, "", "take-die blue", "MC-20.2", "mc-no-rack"),
    (
        B,
        "rack red 4 red 4",
        "visit forge",
        "forge-piece blue-small 12 0",
        "MC-20.3",
        "mc-no-weapon-dice",
    ),
    (
        B,
        "rack red 4 red 4 blue 4",
        "visit forge",
        "forge-piece blue-large 123 0",
        "MC-20.3",
        "mc-no-armour-dice",
    ),
    (
        B,
        "rack red 3 red 2; dial coal 3",
        "visit forge",
        "forge-piece red-small 12 1",
        "MC-20.4",
        "mc-no-heat",
    ),
    (
        B,
        "rack red 4 red 4; dial coal 2",
        "visit forge",
        "forge-piece red-small 12 3",
        "MC-20.4",
        "mc-no-coal",
    ),
    (
        B,
        "rack red 4 red 4; dial coal 2",
        "visit forge",
        "forge-piece red-small 12 2",
        "MC-20.4",
        "mc-no-overheat",
    ),
    (B, "rack red 4 red 4", "", "forge-piece red-small 12 0", "MC-20.8", "mc-no-forging"),
    (
        B,
        "team @0 4 l01; rack red 4 red 4 red 4",
        "visit team, use t4",
        "forge-piece red-large 123 0",
        "MC-20.12",
        "mc-no-weapon-only",
    ),
    (B, "", "", "hallmark", "MC-20.6", "mc-no-hallmark"),
    (
        B,
        "rack red 4 red 4",
        "visit stoke, reroll-die 1",
        "reroll-die 1",
        "MC-20.9",
        "mc-no-rerolled",
    ),
    (B, "rack red 4 red 4", "visit stoke", "reroll-die 3", "MC-20.12", "mc-no-rack-die"),
    (B, "rack red 4 red 4", "", "reroll-die 1", "MC-20.9", "mc-no-reroll-now"),
    (B, "rack red 4 red 4", "", "turn-die 1 6", "MC-20.12", "mc-no-turn-now"),
    (C, "", "visit storm", "call-number 7", "MC-21.8", "mc-no-number"),
    (C, "", "visit storm, call-number 3", "sail-ships 4 0 0", "MC-21.2", "mc-no-steps"),
    (C, "", "visit storm, call-number 3", "sail-ships 0 0 0", "MC-21.11", "mc-no-step"),
    (C, "team @0 1 l01", "visit team, use t1", "sail-ships 1 1 0", "MC-21.2", "mc-no-one-ship"),
    (C, "", "", "sail-ships 1 1 0", "MC-21.11", "mc-no-sailing"),
    (C, "ship 1 1; dial crew 5", "visit haul", "catch 2", "MC-21.3", "mc-no-water"),
    (C, "ship 1 1; ship 2 4; dial crew 1", "visit haul", "catch 2", "MC-21.3", "mc-no-crew"),
    (C, "ship 1 1; dial crew 5", "", "catch 1", "MC-21.6", "mc-no-haul"),
    (
        C,
        "team @0 3 l01; ship 1 1; ship 2 4",
        "visit team, use t3",
        "catch 2",
        "MC-21.10",
        "mc-no-small-catch",
    ),
    (C, "ship 1 1; dial crew 5", "visit haul", "land 1", "MC-21.4", "mc-no-island"),
    (C, "ship 1 3; dial crew 5; dial shields:0 2", "visit haul", "land 1", "MC-21.4", "mc-no-flag"),
    (C, "ship 1 3; dial crew 2", "visit haul", "land 1", "MC-21.4", "mc-no-landing-crew"),
    (
        C,
        "ship 1 1; ship 2 2; dial crew 5",
        "visit haul, catch 1",
        "catch 1",
        "MC-21.6",
        "mc-no-ship-used",
    ),
    (C, "ship 1 1; dial crew 2", "visit shore_leave", "recall 2", "MC-21.7", "mc-no-harbour"),
    (C, "ship 1 1", "", "recall 1", "MC-21.7", "mc-no-recall-now"),
    (
        C,
        "team @0 4 l01; dial empty-waters 4",
        "visit team, use t4",
        "refill-water 1",
        "MC-21.10",
        "mc-no-refill",
    ),
    (C, "dial empty-waters 4", "", "refill-water 2", "MC-21.10", "mc-no-refill-now"),
    (D, "dial last-shift 3", "visit shift_time", "shift row-1 last", "MC-22.2", "mc-no-reverse"),
    (D, "", "", "shift row-1 last", "MC-22.2", "mc-no-shift"),
    (
        D,
        "dial wizard-row 0",
        "visit shift_time, shift row-0 first",
        "move-machine wizard-up",
        "MC-22.2",
        "mc-no-machine",
    ),
    (D, "", "visit tear_veil", "swap-tiles 0-0 0-0", "MC-22.14", "mc-no-same-tile"),
    (D, "", "visit tear_veil", "swap-tiles 0-1 0-0", "MC-22.14", "mc-no-tile-order"),
    (D, "", "", "swap-tiles 0-0 0-1", "MC-22.9", "mc-no-veil"),
    (D, GRID, "", "explore-rift", "MC-22.4", "mc-no-exploring"),
    (D, "grid ggbbrrryygygrbrgy", "", "anchor", "MC-22.5", "mc-no-anchor"),
    (D, "grid ggbbrrryygygrbrgy", "visit explore", "spend-tile 0-0", "MC-22.4", "mc-no-second"),
    (D, GRID, "", "mend-tile 0-0", "MC-22.8", "mc-no-mend"),
    (D, "grid rgbrgggbrbyyryryg; dial shields:0 2", "", "anchor", "MC-18.3", "mc-no-shield-active"),
];

/// What is said to an action after these steps; nothing may have changed.
fn refused(row: &Row, races: &[&str], options: &[(&str, i64)]) -> Option<String> {
    let (_, edits, steps, text, rule, key) = *row;
    let mut play = position(races, options, edits);
    if !steps.is_empty() {
        act(&mut play, steps);
    }
    let (wanted, hash) = (action(&play, text), play.hash());
    match play.choose(wanted).map(|_| ()) {
        Ok(()) => Some(format!("{edits}: {text} is not refused")),
        Err(no) if (no.rule.0, no.message.key) != (rule, key) => Some(format!(
            "{edits}: {text} is refused by {} ({}), not {key}",
            no.rule, no.message.key
        )),
        Err(_) if play.hash() != hash => Some(format!("{text} has changed something")),
        Err(_) => None,
    }
}

fn all(rows: &[Row], options: &[(&str, i64)]) {
    let other = |merchant: &str| if merchant == A { B } else { A };
    let wrong: Vec<String> =
        rows.iter().filter_map(|row| refused(row, &[row.0, other(row.0)], options)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_merchant_meets_these() {
    all(COMMON, &[]);
}

#[test]
fn every_shop_has_its_own() {
    all(SHOPS, &[]);
}

/// MC-16.2: the Cultists.
#[test]
fn mc_16_2_each_rogue_counts_once() {
    let no_cards = nobody_has_a_card_left();
    let market = "market square; dock square red rogue; stall @0 red-small";
    all(
        &[(A, market, "count-rogue", "count-rogue", "MC-16.2", "mc-no-rogue-left")],
        &[("rogues", 1)],
    );
    let poor = format!("{no_cards}; {market}").leak();
    all(&[(A, poor, "", "count-rogue", "MC-16.2", "mc-no-card")], &[("rogues", 1)]);
}

/// Every corruption card is in the hands of seat 1.
fn nobody_has_a_card_left() -> String {
    use caravanserai::games::merchants_cove::level::LEVELS;
    let level = LEVELS.named("standard").unwrap();
    let cards = level.corruption.iter().flat_map(|c| vec![&c.id; usize::from(c.copies)]);
    cards.map(|id| format!("place {id} corruption:1")).collect::<Vec<_>>().join("; ")
}

/// MC-16.3: the Thieves.
#[test]
fn mc_16_3_whom_thieves_push() {
    let board = "visit brew, brew-batch red-small, board boat-1";
    let rows: &[Row] = &[
        (
            A,
            "hour @0 3; hour @1 9; bench red red; boat 1 red",
            board,
            "push-off blue boat-2",
            "MC-16.3",
            "mc-no-same-boat",
        ),
        (
            A,
            "hour @0 3; hour @1 9; bench red red; boat 1 red",
            board,
            "push-off red boat-1",
            "MC-16.3",
            "mc-no-other-place",
        ),
    ];
    for row in rows {
        let mut play =
            position(&[A, B], &[("rogues", 2)], &format!("{}; {}", row.1, only_rogues()));
        act(&mut play, row.2);
        let wanted = action(&play, row.3);
        let no = play.choose(wanted).map(|_| ()).unwrap_err();
        assert_eq!((no.rule.0, no.message.key), (row.4, row.5));
    }
    // Without a card to pay with nobody is tempted.
    let mut play = position(
        &[A, B],
        &[("rogues", 2)],
        &format!(
            "hour @0 3; hour @1 9; bench red red; boat 1 red; {}; {}",
            only_rogues(),
            nobody_has_a_card_left()
        ),
    );
    act(&mut play, board);
    assert_eq!(play.decision_seat().map(|s| s.0), Some(0));
    let push = action(&play, "push-off red boat-2");
    assert_eq!(play.choose(push).map(|_| ()).unwrap_err().message.key, "mc-no-rogue-placed");
}

/// All customers but two are at home, so that a rogue is drawn.
fn only_rogues() -> &'static str {
    "hall red 12; hall green 13; hall blue 9; hall yellow 9"
}

#[test]
fn merchants_come_first() {
    let mut setup = super::setup(2, 8, &[("choose_merchants", 1)]);
    setup.seats.iter_mut().for_each(|seat| seat.race.clear());
    let mut play = caravanserai::table::play::Play::begin(super::cove(), setup).unwrap();
    let visit = action(&play, "visit recruit");
    let no = play.choose(visit).map(|_| ()).unwrap_err();
    assert_eq!((no.rule.0, no.message.key), ("MC-2.12", "mc-no-choose-first"));
    act(&mut play, "choose captain");
    let again = action(&play, "choose captain");
    let no = play.choose(again).map(|_| ()).unwrap_err();
    assert_eq!((no.rule.0, no.message.key), ("MC-2.11", "mc-no-merchant"));
}

#[test]
fn a_side_has_two_berths_and_a_rack_eight_places() {
    let mut play =
        position(&[A, B], &[], &format!("{CROSS}; boat 2 red red blue; docked 4 square_east"));
    act(&mut play, &format!("{BREW}, board boat-2"));
    let taken = action(&play, "berth square-east");
    assert_eq!(play.choose(taken).map(|_| ()).unwrap_err().message.key, "mc-no-side");
    let rack = "rack red 1 red 1 red 1 green 1 green 1 green 1 blue 1";
    let mut play = position(&[B, A], &[], &format!("{rack}; {TEAM}"));
    act(&mut play, "visit ore_cart, take-die yellow");
    assert_eq!(play.decision_seat().map(|s| s.0), Some(1), "the rack is full: no more is asked");
}

#[test]
fn the_end_and_other_cards() {
    let end = "dial round 3; dock black_market yellow; stall @0 yellow-small; market black_market";
    let mut play = position(&[A, B], &[], end);
    act(&mut play, "pass");
    let pass = action(&play, "pass");
    let no = play.choose(pass).map(|_| ()).unwrap_err();
    assert_eq!((no.rule.0, no.message.key), ("MC-12.5", "mc-no-over"));
    let mut play = position(&[A, B], &[], "row - - - l01; cards @0 c_1; cards @1 c_r");
    act(&mut play, "visit recruit, take-on r4");
    let other = play.catalogue().kind_by_key("c_r").unwrap();
    let at = play.catalogue().pieces.iter().position(|&k| k == other).unwrap();
    let wanted = action(&play, &format!("discard #{at}"));
    let no = play.choose(wanted).map(|_| ()).unwrap_err();
    assert!(["mc-no-own-card", "mc-no-cost-card"].contains(&no.message.key), "{}", no.message.key);
}

/// A spent crossing.
#[test]
fn a_rift_is_explored_once() {
    let mut play = position(&[D, A], &[], &format!("{GRID}; hour @1 9; row l01 l02 - -"));
    act(&mut play, "visit explore, visit recruit, take-on r2, recruit r2 t1, board boat-1");
    let again = action(&play, "visit explore");
    let no = play.choose(again).map(|_| ()).unwrap_err();
    assert_eq!((no.rule.0, no.message.key), ("MC-22.4", "mc-no-rift"));
}

/// What names nothing on this table, whoever sends it, is refused without more words.
#[test]
fn what_names_nothing_is_not_possible() {
    use caravanserai::{games::merchants_cove::table::verbs, table::action::Action};
    let mut play = position(&[A, B], &[], "bench red red");
    for wanted in [Action::one(verbs::VISIT, 99), Action::one(verbs::BERTH, -1)] {
        let no = play.choose(wanted).map(|_| ()).unwrap_err();
        assert_eq!((no.rule.0, no.message.key), ("MC-5.1", "mc-no-not-now"));
    }
}

#[test]
fn every_sentence_of_the_rules_is_met_here() {
    let met = split(include_str!("refusals.rs")).1;
    let mut missing = BTreeSet::new();
    for (file, text) in sources("src/games/merchants_cove") {
        if !file.contains("/ui/") && !file.contains("/scene/") {
            let said = split(without_tests(&text)).1;
            missing.extend(said.into_iter().filter(|key| key.starts_with("mc-no-")));
        }
    }
    assert!(missing.len() > 100, "the sentences are found");
    missing.retain(|key| !met.contains(key));
    assert!(missing.is_empty(), "refusals without a test: {missing:?}");
}
