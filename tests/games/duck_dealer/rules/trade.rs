//! Chapters DD-12 to DD-14: what is traded where, the ship and its load, exchange between players.

use super::super::{play, with};

/// DD-12.1, DD-12.2: each transaction costs a blue token.
#[test]
fn dd_12_1_dd_12_2_each_transaction_costs_a_blue_token() {
    play(
        "acting; tokens @0 0 0 2",
        "do mine; purse blue:0 1; purse yellow_ducks:0 1; do mine; refused mine by DD-12.2",
    );
}

/// DD-12.4: a factory turns two goods into one.
#[test]
fn dd_12_4_a_factory_turns_two_goods_into_one() {
    let edits = "acting; at @0 P1; consumer P1 satellites; factory P1 medicine; tokens @0 0 0 1";
    play(
        &format!("{edits}; goods @0 slimming_pills blue_paint"),
        "do produce; purse medicine:0 1; purse slimming_pills:0 0; purse blue:0 0",
    );
    // The other recipe.
    with(
        2,
        &[("balanced_medicine", 1)],
        &format!("{edits}; goods @0 slimming_pills blue_paint linear_accelerators"),
        "do produce; purse medicine:0 1; purse blue_paint:0 1; purse linear_accelerators:0 0",
    );
}

/// DD-13.3: a turn may end overloaded.
#[test]
fn dd_13_3_a_turn_may_end_overloaded() {
    play(
        "acting; goods @0 yellow_ducks yellow_ducks yellow_ducks yellow_ducks",
        "do end-turn; asks @1 dd-question-turn",
    );
}

#[test]
fn dd_13_5_the_paid_token_may_be_the_one_taken() {
    let edits = "acting; at @0 S4; built yard_merchant; goods @0 plastic_beads yellow_ducks";
    // The stock of blue is empty until the blue token is paid.
    play(
        &format!("{edits}; tokens @0 0 0 1; tokens @1 0 0 38"),
        "purse stock:blue 0; do buy yellow_ducks none; purse merchant:0 2; purse stock:blue 0",
    );
    play(
        &format!("{edits}; tokens @1 0 0 39; dial free-turn 1; dial virtual:2 1"),
        "refused buy yellow_ducks none by DD-13.5; do buy yellow_ducks merchant; purse merchant:0 1",
    );
}

#[test]
fn dd_14_2_an_overloaded_partner_may_carry_no_more_than_before() {
    let edits = "acting; at @0 P6; at @1 P6; consumer P6 satellites; goods @0 phone_booths
                 ship @1 navigator navigator navigator; goods @1 radios radios radios";
    play(edits, "do exchange @1, give phone_booths 1, want radios 1, propose, accept");
    play(edits, "do exchange @1, give phone_booths 1; refused propose by DD-14.2");
}

/// DD-14.3: the proposal stops the ship, not the putting together of it.
#[test]
fn dd_14_3_a_proposal_stops_the_ship_and_can_be_declined() {
    let edits = "acting; tokens @0 1 0 0; at @0 S2; at @1 P1; goods @0 radios";
    play(
        edits,
        "do move L07.1, move P1; dial steps 6; do exchange @1; asks @0 dd-question-offer
         refused propose by DD-14.2; do give radios 1, propose; asks @0 dd-question-explore
         do explore left; dial steps 0; asks @1 dd-question-answer; refused end-turn by DD-14.3
         do decline; purse radios:0 1; asks @0 dd-question-act",
    );
    play(
        edits,
        "do move L07.1, move P1, exchange @1, give radios 1, withdraw; dial steps 6
         count consumer:P1 0; asks @0 dd-question-act",
    );
}

/// DD-14.3: while the partner thinks it over, the proposer may take it back.
#[test]
fn dd_14_3_a_proposal_can_be_taken_back() {
    play(
        "acting; at @1 S1; goods @0 radios radios; goods @1 economy",
        "do exchange @1, give radios 2, propose; asks @1 dd-question-answer; do withdraw
         purse radios:0 2; dial partner 0; asks @0 dd-question-act",
    );
}

/// DD-14.2: where neither has goods there is nothing to exchange.
#[test]
fn dd_14_2_without_goods_no_exchange_begins() {
    play("acting; at @1 S1", "refused exchange @1 by DD-14.2");
    play("acting; at @1 S1; goods @1 radios", "offered exchange @1");
}

/// DD-12.3: a piece of equipment for a blue token and the goods that the yard was built for.
#[test]
fn dd_12_3_a_shipyard_sells_its_equipment() {
    play(
        "acting; at @0 S2; built yard_navigator; goods @0 solar_panels radios; tokens @0 0 0 1",
        "do buy radios none; purse navigator:0 2; purse blue:0 0; purse solar_panels:0 0; purse radios:0 0
         purse stock:red 38",
    );
    play(
        "acting; at @0 S2; goods @0 solar_panels radios; tokens @0 0 0 1",
        "refused buy radios none by DD-12.3",
    );
}

/// DD-12.5: as many sales as there are tokens, of what is wanted alone.
#[test]
fn dd_12_5_sales_without_limit() {
    play(
        "acting; at @0 P1; consumer P1 economy built; tokens @0 0 0 4; goods @0 economy economy economy radios",
        "do sell, sell, sell; purse vp:0 30; purse blue:0 1; refused sell by DD-12.5; purse radios:0 1",
    );
}

/// DD-13.1: each piece fills one slot, and the sections fill in order.
#[test]
fn dd_13_1_each_piece_fills_one_slot() {
    let yard = "acting; built yard_hold_a; tokens @0 1 0 1; goods @0 phone_booths radios; ship @0";
    for (ship, left) in
        [("hold hold", 7), ("hold hold hold", 4), ("hold hold hold hold hold hold", 1)]
    {
        play(
            &format!("{yard} {ship}"),
            &format!("do buy radios none, move L06.2; dial steps {left}"),
        );
    }
}

/// DD-13.2: a piece may be replaced, and must be where no slot is free.
#[test]
fn dd_13_2_a_piece_leaves_for_the_new_one() {
    let yard = "acting; built yard_hold_a; tokens @0 0 0 1; goods @0 phone_booths radios";
    play(
        yard,
        "refused buy radios engineer by DD-13.2; do buy radios merchant; purse hold:0 2
         purse merchant:0 0; purse stock:blue 40",
    );
    let full = ["hold"; 12].join(" ");
    play(
        &format!("{yard}; ship @0 {full}"),
        "refused buy radios none by DD-13.2; do buy radios hold; purse hold:0 12",
    );
}

/// DD-13.3: more may be carried during a transaction, but not flown.
#[test]
fn dd_13_3_room_for_one_and_two_for_each_hold() {
    for (holds, room) in [(0, 1), (1, 3), (3, 7)] {
        let ship = vec!["hold"; holds].join(" ");
        let goods = vec!["radios"; room].join(" ");
        play(
            &format!("acting; ship @0 {ship}; goods @0 {goods}; tokens @0 1 0 1"),
            "offered move L06.2; do mine; refused move L06.2 by DD-7.8",
        );
    }
}

/// DD-13.4: goods are thrown away for nothing in the own action turn.
#[test]
fn dd_13_4_goods_are_thrown_away_for_nothing() {
    play(
        "goods @0 radios radios economy",
        "refused drop radios 1 by DD-4.1; do act, drop radios 2; purse radios:0 0; purse economy:0 1
         refused drop radios 1 by DD-13.4; dial spent 0; offered route-cube L06.1",
    );
}

/// DD-14.1, DD-14.2: on the same planet, any number of goods for any number, if both agree.
#[test]
fn dd_14_1_dd_14_2_goods_for_goods_on_one_planet() {
    let edits = "acting; at @1 S1; goods @0 radios radios; goods @1 economy";
    play(
        edits,
        "do exchange @1, give radios 2, want economy 1, propose; asks @1 dd-question-answer; do accept
         purse radios:1 2; purse economy:0 1; purse radios:0 0; asks @0 dd-question-act",
    );
    play(
        edits,
        "do exchange @1, give radios 1, propose, decline; purse radios:0 2; purse radios:1 0",
    );
    play(&edits.replace("S1", "S2"), "refused exchange @1 by DD-14.1");
    play(
        edits,
        "do exchange @1; refused propose by DD-14.2; refused give hold 1 by DD-14.2; do withdraw",
    );
}
