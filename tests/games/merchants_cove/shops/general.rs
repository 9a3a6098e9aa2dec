//! MC-18: what holds for every merchant, and the board on which each space stands.

use crate::merchants_cove::{play, shop, with};
use caravanserai::games::merchants_cove::{level::LEVELS, rules::shops::Merchant};

/// MC-18.1: what each of the sixteen own spaces costs.
#[test]
fn mc_18_1_costs_of_the_spaces() {
    let level = LEVELS.named("standard").unwrap();
    let costs = [
        [(2, 0), (2, 0), (1, 0), (1, 1)],
        [(2, 0), (2, 0), (1, 0), (1, 1)],
        [(1, 0), (2, 0), (2, 0), (1, 1)],
        [(1, 0), (2, 0), (1, 0), (1, 1)],
    ];
    for (merchant, costs) in Merchant::ALL.into_iter().zip(costs) {
        for (space, (hours, cards)) in costs.into_iter().enumerate() {
            let cost = merchant.shop().cost(&level, space);
            assert_eq!((cost.hours, cost.corruption), (hours, cards), "{merchant:?} {space}");
        }
    }
}

/// MC-18.2: a place works only while somebody is tucked there.
#[test]
fn mc_18_2_places_of_the_team() {
    for merchant in Merchant::ALL {
        shop(
            merchant.id(),
            "team @0 1 l01; dial coal 2; tube 1 red",
            "do visit team; offered use t1; refused use t2 by MC-14.1; refused use t4 by MC-14.1",
        );
    }
}

/// MC-18.3: a shield is activated once, and pays at once.
#[test]
fn mc_18_3_shields() {
    play(
        "bench red red red green green green; dial shields:0 1; hall green 3",
        "do visit distil; refused distil-colour red by MC-18.3; do distil-colour green; purse gold:0 3; dial shields:0 3",
    );
}

/// MC-18.4, MC-18.5: at least one; as many as there are.
#[test]
fn mc_18_4_mc_18_5_up_to() {
    shop(
        "captain",
        "ship 1 1; ship 2 2; dial crew 5",
        "do visit haul; refused finish by MC-5.4; do catch 1; offered finish",
    );
    shop("captain", "dial crew 4; team @0 2 l01", "do visit team, use t2; dial crew 5");
    shop("blacksmith", "dial coal 5", "do visit stoke; dial coal 6; asks @1 mc-question-visit");
}

/// MC-18.6: nobody touches the shop of another.
#[test]
fn mc_18_6_own_material() {
    with(
        &["alchemist", "blacksmith"],
        &[],
        "bench red red; rack red 4 red 4",
        "refused visit forge by MC-18.6; refused forge-piece red-small 12 0 by MC-18.6; refused take-die red by MC-18.6; refused shift row-0 first by MC-18.6",
    );
}
