//! MC-13 to MC-17: recruiting, the team, townsfolk in general, rogue cards, corruption cards.

use crate::merchants_cove::{TWO, act, action, play, position, shop, with};
use caravanserai::{
    games::merchants_cove::table::layout::{TAINTS, taints},
    table::ids::Viewer,
};

/// MC-13.1, MC-13.7: a card that lies there; with an empty row nobody is recruited.
#[test]
fn mc_13_1_mc_13_7_a_card_of_the_row() {
    play(
        "row - - - l01",
        "do visit recruit; refused take-on r1 by MC-13.1; refused recruit r4 t1 by MC-13.9
         do take-on r4; refused take-on r4 by MC-13.9; offered recruit r4 t1; offered recruit r4 t4",
    );
    play("bench red red", "refused visit recruit by MC-13.7");
}

/// MC-13.2, MC-15.5: what cannot be used is lost; what can be used must be.
#[test]
fn mc_13_2_mc_15_5_as_far_as_possible() {
    // EX-34: only rogues are aboard.
    play(
        "row - - - s06; boat 1 rogue rogue",
        "do visit recruit, take-on r4, recruit r4 t1; count lair 2; at hourglass_0 hour:2; in team:0:1 folk_s06",
    );
    play(
        "row - - - s06; boat 1 rogue red",
        "do visit recruit, take-on r4; refused finish by MC-15.5; do to-hall boat-1 red; count hall:red 2",
    );
    play(
        "row - - - m01; stall @0 red-small red-small red-small red-small",
        "do visit recruit, take-on r4, recruit r4 t1; purse stall:0:red-small 4; at hourglass_0 hour:2",
    );
    play(
        "row - - - l01; cards @0 c_1",
        "do visit recruit, take-on r4; refused finish by MC-15.5; do discard #c_1@corruption:0; count corruption:0 0",
    );
}

/// MC-13.3: EX-32: who is replaced goes under the deck; nobody is moved otherwise.
#[test]
fn mc_13_3_replacing() {
    play("row - - - m09; team @0 2 l01; team @0 1 l02",
        "do visit recruit, take-on r4; purse stall:0:red-large 1; refused recruit r4 t2 by MC-13.3; refused replace r4 t3 by MC-13.3; do replace r4 t2;
         in team:0:2 folk_m09; has townsfolk folk_l01; in team:0:1 folk_l02; purse stall:0:red-large 1");
    let mut play = position(TWO, &[], "row - - - m09; team @0 2 l01");
    act(&mut play, "visit recruit, take-on r4, replace r4 t2");
    let deck = play.catalogue().zone_by_key("townsfolk").unwrap();
    let all = play.sight(Viewer::Everybody);
    let bottom = all.zone(deck).pieces[0].kind.unwrap();
    assert_eq!(play.catalogue().kinds[bottom.ix()].key, "folk_l01", "under the deck");
}

/// MC-13.4, MC-13.10: the cost of each place.
#[test]
fn mc_13_4_mc_13_10_costs_of_the_row() {
    for (place, hours, cards) in [(1, 2, 1), (2, 2, 0), (3, 1, 1), (4, 1, 0)] {
        play(
            "row l01 l02 l03 l04",
            &format!(
                "do visit recruit, take-on r{place}, recruit r{place} t1; at hourglass_0 hour:{};
            count corruption:0 {cards}",
                1 + hours
            ),
        );
    }
}

/// MC-13.5, MC-13.8: the row slides; with an empty deck it stays short.
#[test]
fn mc_13_5_mc_13_8_an_empty_deck() {
    let cards: Vec<String> = (1..=12)
        .flat_map(|n| [format!("l{n:02}"), format!("m{n:02}")])
        .filter(|id| !["l01", "l02", "l03"].contains(&id.as_str()))
        .map(|id| format!("place folk_{id} townsfolk:box"))
        .collect();
    play(
        &format!("row l01 - l02 l03; {}", cards.join("; ")),
        "count townsfolk 0; do visit recruit, take-on r3, recruit r3 t1; in row:4 folk_l03; in row:3 folk_l01; count row:2 0; count row:1 0",
    );
}

/// MC-13.6, MC-13.9: ability, place, tuck, cards, hours with loads, then the row.
#[test]
fn mc_13_6_mc_13_9_the_order_of_recruiting() {
    play("hour @0 3; hour @1 9; row l07 l02 m01 m02; cards @0 c_1 c_r",
        "do visit recruit, take-on r1; asks @0 mc-question-discard; count corruption:0 2; do discard #c_1@corruption:0;
         at hourglass_0 hour:3; do finish; asks @0 mc-question-team-place; count corruption:0 1; do recruit r1 t1;
         count corruption:0 2; in team:0:1 folk_l07; asks @0 mc-question-board;
         count row:1 0; in row:2 folk_l02; do board boat-1; count row:1 1; at hourglass_0 hour:5");
    // The card of this cost is drawn afterwards, when nothing is discarded any more. Before, a card
    // of the deck is refused like any that is not one's own, or asking would tell where it lies.
    let mut play = position(TWO, &[], "row - - l01 -; cards @0 c_1; hour @1 9");
    act(&mut play, "visit recruit, take-on r3");
    let sight = play.sight(Viewer::Everybody);
    let top = sight.zone(TAINTS).pieces.last().unwrap().id.unwrap();
    let next = action(&play, &format!("discard #{}", top.0));
    assert_eq!(play.choose(next).map(|_| ()).unwrap_err().rule.0, "MC-15.1");
    let own = sight.zone(taints(0)).pieces[0].id.unwrap();
    act(&mut play, &format!("discard #{}, recruit r3 t1", own.0));
    let sight = play.sight(Viewer::Everybody);
    assert_eq!(sight.zone(taints(0)).pieces[0].id, Some(top), "the card of the cost");
    assert_eq!(play.choose(next).map(|_| ()).unwrap_err().rule.0, "MC-13.6");
}

/// MC-14.1, MC-14.2, MC-14.3: two hours for all of it, one after the other, the figure stays.
#[test]
fn mc_14_1_mc_14_2_mc_14_3_the_team() {
    shop("blacksmith", "team @0 1 l01; team @0 2 l02; team @0 3 l03; rack red 2",
        "do visit team; refused use t4 by MC-14.1; refused finish by MC-5.4; do use t2; asks @0 mc-question-turn-die;
         refused use t1 by MC-14.2; do turn-die 1 6; mark die_red 6; refused use t2 by MC-14.1; do finish; at hourglass_0 hour:3; dial figure:0 2;
         dial coal 2");
    // EX-33, and nobody who could do anything.
    shop("blacksmith", "team @0 1 l01; dial coal 6", "refused visit team by MC-14.2");
    shop("blacksmith", "", "refused visit team by MC-14.2");
}

/// MC-15.4, MC-15.6: EX-35: any dock; the emptied boat stays at sea and no boat docks.
#[test]
fn mc_15_4_mc_15_6_from_a_boat_to_a_dock() {
    play("row - - - s04; boat 2 yellow; docked 1 bazaar", "do visit recruit, take-on r4; refused to-dock boat-1 red bazaar by MC-15.3;
        do to-dock boat-2 yellow black-market; in dock:black_market yellow; count aboard:2 0; at boat_2 sea:left; do recruit r4 t1");
    // EX-36: another boat, across the isle, with room; the recruiter docks it.
    play("row - - - s11; boat 1 red; boat 4 blue blue green", "do visit recruit, take-on r4; refused to-boat boat-1 red boat-1 by MC-15.4;
        do to-boat boat-1 red boat-4; asks @0 mc-question-berth; do berth square-east; count dock:square 4");
    // A sailor's rogue is a rogue put on a boat.
    with(
        TWO,
        &[("rogues", 2)],
        "row - - - s11; boat 1 rogue; boat 4 blue",
        "do visit recruit, take-on r4, to-boat boat-1 rogue boat-4;
        asks @0 mc-question-push; do push-off blue boat-2; in aboard:2 blue; count corruption:0 1",
    );
    // No load, so the loads of the day may be over; but without a boat at sea nobody is drawn.
    let away: Vec<String> = (1..=6).map(|n| format!("place boat_{n} boats:off")).collect();
    play(
        &format!("row - - - s01; {}", away.join("; ")),
        "do visit recruit, take-on r4, recruit r4 t1; count drawn 0; at hourglass_0 hour:2",
    );
}

/// MC-16.1: the Criminals do nothing.
#[test]
fn mc_16_1_criminals() {
    play(
        "dock bazaar rogue blue; stall @0 blue-large red-large; market bazaar",
        "refused count-rogue by MC-16.2",
    );
    play(
        "hour @0 3; hour @1 9; bench red red; boat 1 red",
        "draw bag rogue; do visit brew, brew-batch red-small, board boat-1; asks @0 mc-question-visit",
    );
}

/// MC-16.2: each rogue once, for this player, on this dock, until the market is over.
#[test]
fn mc_16_2_cultists() {
    with(TWO, &[("rogues", 1)], "dock square red rogue rogue; dock bazaar rogue; stall @0 red-small red-small red-small;
        stall @1 red-small; hall red 2; dial shields:0 1; market square",
        "do sell red-small 1; purse gold:0 3; do count-rogue, count-rogue; refused count-rogue by MC-16.2; count corruption:0 2;
         purse gold:0 3; do sell red-small 2; purse gold:0 21; do pass; asks @1 mc-question-sell; do sell red-small 1; purse gold:1 3;
         do pass; purse gold:0 23; dial counted:1 0; dial counted:0 0");
}

/// MC-16.2: also who has nothing to sell there is asked, and nobody where no rogue stands.
#[test]
fn mc_16_2_without_a_good_rogues_can_be_counted() {
    with(
        TWO,
        &[("rogues", 1)],
        "dock bazaar blue rogue; dock square red; market bazaar",
        "asks @0 mc-question-sell; do count-rogue; count corruption:0 1; refused count-rogue by MC-16.2
         do pass; asks @1 mc-question-sell; do pass; dial round 2",
    );
}

/// MC-17.3: who discards chooses, and shows nothing.
#[test]
fn mc_17_3_discards_are_not_shown() {
    play("row - - - l07; cards @0 c_1 c_rb c_gy", "do visit recruit, take-on r4; do discard #c_rb@corruption:0; hidden @1 corruption:discards;
        hidden @1 corruption:0; do discard #c_gy@corruption:0; count corruption:discards 2; in corruption:0 c_1; do finish, recruit r4 t1; asks @1 mc-question-visit");
}

/// MC-15.1: at most three, in one go.
#[test]
fn mc_15_1_at_most_three() {
    play("row - - - l07; cards @0 c_1 c_1 c_1 c_1", "do visit recruit, take-on r4, discard #c_1@corruption:0, discard #c_1@corruption:0, discard #c_1@corruption:0, recruit r4 t1;
        count corruption:0 1; asks @1 mc-question-visit");
    play(
        "row - - - l07; cards @0 c_1",
        "do visit recruit, take-on r4, finish, recruit r4 t1; count corruption:0 1",
    );
}
