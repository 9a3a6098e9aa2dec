//! MC-12: the final reckoning, and who wins.

use crate::merchants_cove::{alone, play, with};

/// The last sale of the last day.
const LAST: &str =
    "dial round 3; dock black_market yellow; stall @0 yellow-small; market black_market";

/// MC-12.1, MC-12.2, MC-12.3: EX-05: icons of townsfolk and cards, for and against.
#[test]
fn mc_12_1_mc_12_2_mc_12_3_icons() {
    with(
        &["blacksmith", "alchemist"],
        &[],
        &format!(
            "{LAST}; hall red 5; hall blue 4; hall yellow 2; lair 3; team @0 1 l01; cards @0 c_b c_yy c_y c_rr"
        ),
        "hidden @1 corruption:0; do pass; over; sees @1 corruption:0 c_yy; purse gold:0 12",
    );
}

/// MC-12.3: the total may fall below zero.
#[test]
fn mc_12_3_below_zero() {
    play(
        &format!("{LAST}; lair 4; cards @0 c_1 c_1"),
        "do pass; over; purse gold:0 -8; wins @1; said mc-log-sins",
    );
}

/// MC-12.4: shields and unsold goods bring nothing any more.
#[test]
fn mc_12_4_shields_and_goods() {
    play(&format!("{LAST}; dial shields:0 1; hall red 4"), "do pass; over; purse gold:0 4");
}

/// MC-12.5: EX-61: gold, then unsold goods, then fewer cards, then all of them.
#[test]
fn mc_12_5_ties() {
    let even = "purse gold:0 150; purse gold:1 150";
    play(
        &format!("{LAST}; purse gold:0 150; purse gold:1 151"),
        "do pass; over; dial ended 1; wins @1",
    );
    play(
        &format!("{LAST}; {even}; stall @0 yellow-small red-large; stall @1 red-small"),
        "do pass; over; dial ended 2; wins @0",
    );
    play(
        &format!("{LAST}; {even}; stall @1 red-large; hall red 2; lair 2; cards @0 c_rr"),
        "do pass; over; dial ended 3; wins @1; purse gold:0 150",
    );
    play(&format!("{LAST}; {even}; stall @1 red-large"), "do pass; over; dial ended 4; wins @0 @1");
    with(
        &["alchemist", "blacksmith", "captain"],
        &[],
        &format!("{LAST}; {even}; stall @2 red-large; stall @1 red-large"),
        "do pass; over; dial ended 4; wins @0 @1",
    );
}

/// MC-12.5: nothing is done after the end.
#[test]
fn mc_12_5_after_the_end() {
    play(LAST, "do pass; over; refused pass by MC-12.5; refused visit brew by MC-12.5");
}

/// MC-17.1, MC-17.2: each sort of corruption card is worth what stands on it.
#[test]
fn mc_17_1_mc_17_2_each_corruption_card() {
    let halls = "hall red 2; hall green 3; hall blue 4; hall yellow 5; lair 3";
    let cases = [
        ("c_1", -3),
        ("c_r", -1),
        ("c_g", 0),
        ("c_b", 1),
        ("c_y", 2),
        ("c_rr", -2),
        ("c_gg", 0),
        ("c_bb", 2),
        ("c_yy", 4),
        ("c_rb", 0),
        ("c_gy", 2),
    ];
    for (card, gold) in cases {
        play(
            &format!("{LAST}; {halls}; cards @0 {card}"),
            &format!("do pass; over; purse gold:0 {gold}"),
        );
    }
}

/// MC-23.5: more gold than the Peddler wins; with equal gold the Peddler does.
#[test]
fn mc_23_5_against_the_peddler() {
    use caravanserai::games::merchants_cove::level::LEVELS;
    let level = LEVELS.named("standard").unwrap();
    assert_eq!(level.peddler.levels.len(), 3);
    for (n, (_, extra)) in level.peddler.levels.iter().enumerate() {
        let options = [("peddler", n as i64)];
        alone(
            &options,
            &format!("{LAST}; purse gold:0 {}; purse gold:1 20", 21 + extra),
            &format!("do pass; over; dial ended 5; wins @0; purse gold:1 {}", 20 + extra),
        );
        alone(
            &options,
            &format!("{LAST}; purse gold:0 {}; purse gold:1 20", 20 + extra),
            "do pass; over; dial ended 6; wins",
        );
    }
}
