//! Every townsfolk card, one row each: what happens when it is recruited, and what its round icons
//! bring at the end.

use super::play;
use caravanserai::games::merchants_cove::level::LEVELS;

/// Card, what is done after it was recruited, what must be seen then.
const DEEDS: &[(&str, &str, &str)] = &[
    ("l01", "discard #c_1@corruption:0", "count corruption:0 3"),
    ("l02", "discard #c_1@corruption:0", "count corruption:0 3"),
    ("l03", "discard #c_1@corruption:0", "count corruption:0 3"),
    ("l04", "discard #c_1@corruption:0", "count corruption:0 3"),
    ("l05", "discard #c_1@corruption:0", "count corruption:0 3"),
    ("l06", "discard #c_1@corruption:0", "count corruption:0 3"),
    ("l07", THREE, "count corruption:0 1"),
    ("l08", THREE, "count corruption:0 1"),
    ("l09", THREE, "count corruption:0 1"),
    ("l10", THREE, "count corruption:0 1"),
    ("l11", THREE, "count corruption:0 1"),
    ("l12", THREE, "count corruption:0 1"),
    ("m01", "", "purse stall:0:red-small 1"),
    ("m02", "", "purse stall:0:green-small 1"),
    ("m03", "", "purse stall:0:blue-small 1"),
    ("m04", "", "purse stall:0:yellow-small 1"),
    ("m05", "", "purse stall:0:red-small 1"),
    ("m06", "", "purse stall:0:green-small 1"),
    ("m07", "", "purse stall:0:blue-small 1"),
    ("m08", "", "purse stall:0:yellow-small 1"),
    ("m09", "", "purse stall:0:red-large 1"),
    ("m10", "", "purse stall:0:green-large 1"),
    ("m11", "", "purse stall:0:blue-large 1"),
    ("m12", "", "purse stall:0:yellow-large 1"),
    ("s01", "board boat-6", "count aboard:6 1"),
    ("s02", "board boat-6", "count aboard:6 1"),
    ("s03", "to-dock boat-2 rogue bazaar", "in dock:bazaar rogue"),
    ("s04", "to-dock boat-2 red square", "in dock:square red"),
    ("s05", "to-dock boat-2 red black-market", "in dock:black_market red"),
    ("s06", "to-hall boat-2 red", "count hall:red 2"),
    ("s07", "to-hall boat-2 red", "count hall:red 2"),
    ("s08", "to-hall boat-2 red", "count hall:red 2"),
    ("s09", "to-bag boat-2 rogue", "in aboard:2 red"),
    ("s10", "to-bag boat-2 red", "in aboard:2 rogue"),
    ("s11", "to-boat boat-2 red boat-5", "in aboard:5 red"),
    ("s12", "to-boat boat-2 rogue boat-5", "in aboard:5 rogue"),
];
const THREE: &str =
    "discard #c_1@corruption:0, discard #c_1@corruption:0, discard #c_1@corruption:0";

/// MC-15.1, MC-15.2, MC-15.3: what each of the 36 does.
#[test]
fn mc_15_1_mc_15_2_mc_15_3_each_card_does_what_it_says() {
    let level = LEVELS.named("standard").unwrap();
    let ids: Vec<&str> = level.townsfolk.iter().map(|folk| folk.id.as_str()).collect();
    assert_eq!(ids, DEEDS.iter().map(|row| row.0).collect::<Vec<_>>());
    for (card, deed, seen) in DEEDS {
        let mut steps = "do visit recruit, take-on r4".to_owned();
        if !deed.is_empty() {
            steps += &format!(", {deed}");
        }
        steps += ", recruit r4 t2";
        play(
            &format!("row - - - {card}; cards @0 c_1 c_1 c_1 c_1; boat 2 red rogue"),
            &format!(
                "{steps}; {seen}; in team:0:2 folk_{card}; at hourglass_0 hour:2; asks @1 mc-question-visit"
            ),
        );
    }
}

/// What the round icons of a card bring with 2, 3, 4 and 5 customers in the halls (red, green,
/// blue, yellow) and 3 rogues in the lair.
const ICONS: &[(&str, i64)] = &[
    ("l01", 4),
    ("l02", 6),
    ("l03", 8),
    ("l04", 10),
    ("l05", 5),
    ("l06", 9),
    ("l07", 2),
    ("l08", 3),
    ("l09", 4),
    ("l10", 5),
    ("l11", 0),
    ("l12", 0),
    ("m01", 2),
    ("m02", 3),
    ("m03", 0),
    ("m04", 0),
    ("m05", 1),
    ("m06", 3),
    ("m07", 1),
    ("m08", 2),
    ("m09", -3),
    ("m10", -3),
    ("m11", -6),
    ("m12", -6),
    ("s01", 6),
    ("s02", 8),
    ("s03", 2),
    ("s04", 3),
    ("s05", 2),
    ("s06", 2),
    ("s07", 3),
    ("s08", 4),
    ("s09", 5),
    ("s10", 4),
    ("s11", 5),
    ("s12", 9),
];

/// MC-12.2, MC-12.3: the round icons of each of the 36.
#[test]
fn mc_12_2_mc_12_3_the_icons_of_each_card() {
    assert_eq!(ICONS.len(), DEEDS.len());
    for (card, gold) in ICONS {
        play(
            &format!("team @0 3 {card}; hall red 2; hall green 3; hall blue 4; hall yellow 5; lair 3; dial round 3;
                dock black_market yellow; stall @0 yellow-small; market black_market"),
            &format!("do pass; over; purse gold:0 {gold}"),
        );
    }
}
