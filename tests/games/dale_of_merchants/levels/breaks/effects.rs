//! Breakages of the level files: what cards do.

use crate::common::levels::{Break, Edit, b};
use caravanserai::games::dale_of_merchants::level::LevelFile;

const CARDS: LevelFile = LevelFile::Cards;
const PATCHES: LevelFile = LevelFile::Patches;

use Edit::{In, Swap};

/// One after the other.
pub const BREAKS: &[Break<LevelFile>] = &[
    // effects: names
    b(
        "name before it is bound",
        CARDS,
        In(
            "deck_of(bound(\"p\")), count: fixed(2), to: buffer(\"two\")",
            "bound(\"p\")",
            "bound(\"q\")",
        ),
        "level-effect-unbound",
        "id: \"raccoon_5a\"",
    ),
    b(
        "number taken for a player",
        CARDS,
        In(
            "let(bind: \"n\"",
            "let(bind: \"n\", number: hand_count(me))",
            "let(bind: \"n\", number: hand_count(me)), swap_deck_and_pile(bound(\"n\"))",
        ),
        "level-effect-kind",
        "id: \"macaw_1\"",
    ),
    b(
        "direction taken for a number",
        CARDS,
        In(
            "choose_direction(bind: \"d\")",
            "choose_direction(bind: \"d\")",
            "choose_direction(bind: \"d\"), let(bind: \"n\", number: bound(\"d\"))",
        ),
        "level-effect-kind",
        "id: \"fennec_3\"",
    ),
    b(
        "name with two meanings",
        CARDS,
        Swap(
            "roll(die: \"polecat\", bind: \"r\"),\n            modify",
            "roll(die: \"polecat\", bind: \"x\"),\n            modify",
        ),
        "level-effect-kind",
        "id: \"polecat_2\"",
    ),
    b(
        "empty name",
        CARDS,
        Swap("choose_direction(bind: \"d\")", "choose_direction(bind: \"\")"),
        "level-effect-kind",
        "id: \"fennec_3\"",
    ),
    b(
        "name of the part before the delay",
        CARDS,
        Swap(
            "later([modify(cards: all_i_use, change: add(fixed(1)))])",
            "let(bind: \"n\", number: fixed(1)), later([modify(cards: all_i_use, change: add(bound(\"n\")))])",
        ),
        "level-effect-unbound",
        "id: \"sloth_5b\"",
    ),
    b(
        "kept card that nobody binds",
        PATCHES,
        Swap("copy(bound(\"copy\"))", "copy(bound(\"kopy\"))"),
        "level-effect-unbound",
        "id: \"chameleon_4\"",
    ),
    b(
        "unknown die",
        CARDS,
        Swap("die: \"polecat\"", "die: \"wolf\""),
        "level-unknown",
        "id: \"polecat_1\"",
    ),
    b(
        "too many cards under one name",
        CARDS,
        Swap(
            "(zone: hand(me), count: exactly(fixed(1)), bind: \"x\")",
            "(zone: hand(me), by: all, bind: \"x\")",
        ),
        "level-effect-bound-many",
        "id: \"polecat_2\"",
    ),
    b(
        "nothing remembered",
        CARDS,
        Swap(
            "remember((zone: this_card, by: all, bind: \"x\"))",
            "remember((zone: this_card, by: all))",
        ),
        "level-effect-misplaced",
        "id: \"ocelot_1\"",
    ),
    b(
        "nine names",
        CARDS,
        Swap(
            "let(bind: \"n\", number: hand_count(me))",
            "let(bind: \"a\", number: fixed(1)), let(bind: \"b\", number: fixed(1)), let(bind: \"c\", number: fixed(1)), let(bind: \"d\", number: fixed(1)), let(bind: \"e\", number: fixed(1)), let(bind: \"f\", number: fixed(1)), let(bind: \"g\", number: fixed(1)), let(bind: \"h\", number: fixed(1)), let(bind: \"n\", number: hand_count(me))",
        ),
        "level-effect-names",
        "id: \"macaw_1\"",
    ),
    b(
        "three names of cards",
        CARDS,
        Swap(
            "remember((zone: this_card, by: all, bind: \"x\"))",
            "remember((zone: this_card, by: all, bind: \"x\")), remember((zone: this_card, by: all, bind: \"y\")), remember((zone: this_card, by: all, bind: \"z\"))",
        ),
        "level-effect-card-names",
        "id: \"ocelot_1\"",
    ),
    // effects: buffers
    b(
        "buffer left filled",
        CARDS,
        Swap("move(cards: (zone: buffer(\"offer\"), by: all), to: thrown_away)", "fill_market"),
        "level-effect-buffer-left",
        "id: \"panda_5a\"",
    ),
    b(
        "buffer left filled on one way",
        CARDS,
        Swap("then: [build((zone: buffer(\"charm\"), by: all))]", "then: []"),
        "level-effect-buffer-left",
        "id: \"ocelot_4\"",
    ),
    b(
        "buffer emptied of junk only",
        CARDS,
        Swap("(zone: buffer(\"offer\"), by: all)", "(zone: buffer(\"offer\"), by: all, fit: junk)"),
        "level-effect-buffer-left",
        "id: \"panda_5a\"",
    ),
    b(
        "buffer filled before a delay",
        CARDS,
        Swap(
            "draw(from: deck_of(me), count: fixed(1), to: hand(me)),\n            later",
            "draw(from: deck_of(me), count: fixed(1), to: buffer(\"b\")),\n            later",
        ),
        "level-effect-buffer-left",
        "id: \"sloth_5a\"",
    ),
    b(
        "buffer that was never filled",
        CARDS,
        Swap("deal(buffer: \"night\"", "deal(buffer: \"knight\""),
        "level-effect-unfilled",
        "id: \"crocodile_3\"",
    ),
    b(
        "three buffers",
        CARDS,
        Swap(
            "draw(from: supply, count: fixed(3), to: buffer(\"offer\"))",
            "draw(from: supply, count: fixed(3), to: buffer(\"a\")), draw(from: supply, count: fixed(3), to: buffer(\"b\")), draw(from: supply, count: fixed(3), to: buffer(\"offer\"))",
        ),
        "level-effect-names",
        "id: \"panda_5a\"",
    ),
    // effects: order and place
    b(
        "delay that is not the last",
        CARDS,
        Swap("[aura(market_cost(2)), later([])]", "[later([]), aura(market_cost(2))]"),
        "level-effect-later",
        "id: \"crocodile_2\"",
    ),
    b(
        "delay in a branch",
        CARDS,
        Swap("[aura(market_cost(2)), later([])]", "[may([later([])])]"),
        "level-effect-later",
        "id: \"crocodile_2\"",
    ),
    b(
        "delay of a passive",
        CARDS,
        Swap(
            "[pay_before([move(cards: (zone: market, count: any_number), to: same_slots)])]",
            "[pay_before([later([])])]",
        ),
        "level-effect-later",
        "id: \"platypus_2\"",
    ),
    b(
        "two delays",
        CARDS,
        Swap("[aura(market_cost(2)), later([])]", "[aura(market_cost(2)), later([]), later([])]"),
        "level-effect-later",
        "id: \"crocodile_2\"",
    ),
    b(
        "payment without a purchase",
        CARDS,
        Swap(
            "move(cards: (zone: pile_top(me), by: all), to: hand(me))",
            "move(cards: (zone: payment, by: all), to: hand(me))",
        ),
        "level-effect-misplaced",
        "id: \"macaw_5b\"",
    ),
    b(
        "market turned about without a purchase",
        CARDS,
        Swap(
            "[move(cards: (zone: market, by: all), to: thrown_away), fill_market]",
            "[move(cards: (zone: market, by: all), to: same_slots)]",
        ),
        "level-effect-misplaced",
        "id: \"panda_1\"",
    ),
    b(
        "slots for other cards than those of the market",
        CARDS,
        Swap(
            "(zone: market, count: any_number), to: same_slots",
            "(zone: hand(me), count: any_number), to: same_slots",
        ),
        "level-effect-misplaced",
        "id: \"platypus_2\"",
    ),
    b(
        "a hand is no place to lie in",
        CARDS,
        Swap("replace_this((zone: stall(me)", "replace_this((zone: hand(me)"),
        "level-effect-misplaced",
        "id: \"platypus_3\"",
    ),
    b(
        "aura of a passive",
        CARDS,
        Swap("[pay(keep_me)]", "[activate(per_turn: 1, body: [aura(market_cost(2))])]"),
        "level-effect-misplaced",
        "id: \"platypus_5b\"",
    ),
    b(
        "any other in an effect",
        CARDS,
        Swap("swap_deck_and_pile(me)", "swap_deck_and_pile(any_other)"),
        "level-effect-misplaced",
        "id: \"raccoon_1\"",
    ),
    b(
        "copy of a hidden place",
        CARDS,
        Swap("copy(bin_top)", "copy(supply_top)"),
        "level-effect-misplaced",
        "id: \"chameleon_3\"",
    ),
    b(
        "question inside what happens together",
        CARDS,
        Swap(
            "mode: in_order, bind: \"p\", body: [shuffle",
            "mode: together, bind: \"p\", body: [shuffle",
        ),
        "level-effect-misplaced",
        "id: \"fennec_2\"",
    ),
    b(
        "loops too deep",
        CARDS,
        Swap(
            "flip(from",
            "repeat(count: fixed(1), body: [repeat(count: fixed(1), body: [fill_market])]), flip(from",
        ),
        "level-effect-nested",
        "id: \"crocodile_1\"",
    ),
    b(
        "more rounds than anybody waits for",
        CARDS,
        Swap(
            "draw(from: deck_of(me), count: fixed(3), to: hand(me))",
            "repeat(count: fixed(100), body: [repeat(count: fixed(100), body: [fill_market])])",
        ),
        "level-effect-rounds",
        "id: \"platypus_5a\"",
    ),
    b(
        "as many rounds as somebody names, in as many",
        CARDS,
        Swap(
            "draw(from: deck_of(me), count: fixed(3), to: hand(me))",
            "choose_number(by: me, min: fixed(0), max: fixed(100), bind: \"n\"), \
             repeat(count: bound(\"n\"), body: [repeat(count: bound(\"n\"), body: [fill_market])])",
        ),
        "level-effect-rounds",
        "id: \"platypus_5a\"",
    ),
    b(
        "forced reactions that call for one another",
        CARDS,
        Swap(
            "after(event: other_shuffled, optional: true, body: [",
            "after(event: other_shuffled, optional: false, body: [shuffle(deck_of(me)),",
        ),
        "level-dale-ping-pong",
        "id: \"owl_5a\"",
    ),
    b(
        "a forced reaction that can bring its own card back",
        CARDS,
        Swap(
            "after(event: this_enters_my_hand, optional: true, body: [
                move(cards: (zone: hand(me), count: exactly(fixed(1))), to: thrown_away)",
            "after(event: this_enters_my_hand, optional: false, body: [
                move(cards: (zone: hand(me), count: exactly(fixed(1))), to: deck_top(me))",
        ),
        "level-dale-ping-pong",
        "id: \"owl_3\"",
    ),
    b(
        "figure below 0",
        CARDS,
        Swap(
            "draw(from: deck_of(me), count: fixed(3), to: hand(me))",
            "draw(from: deck_of(me), count: fixed(-3), to: hand(me))",
        ),
        "level-effect-number",
        "id: \"platypus_5a\"",
    ),
    b(
        "figure beyond sense",
        CARDS,
        Swap("aura(market_cost(2))", "aura(market_cost(2000))"),
        "level-effect-number",
        "id: \"crocodile_2\"",
    ),
    b(
        "choice from high to low",
        CARDS,
        Swap(
            "choose_number(by: me, min: fixed(1), max: fixed(5), bind: \"g\")",
            "choose_number(by: me, min: fixed(6), max: fixed(5), bind: \"g\")",
        ),
        "level-effect-number",
        "id: \"polecat_4\"",
    ),
    b(
        "fewer players than the fewest",
        CARDS,
        Swap("min: 0, max: 2, bind: \"ps\"", "min: 3, max: 2, bind: \"ps\""),
        "level-effect-number",
        "id: \"raccoon_2\"",
    ),
    b(
        "unknown operation",
        CARDS,
        Swap("fill_market", "fill_basket"),
        "level-syntax",
        "fill_basket",
    ),
    b(
        "unknown event",
        CARDS,
        Swap("other_shuffled", "other_snored"),
        "level-syntax",
        "other_snored",
    ),
    b(
        "unknown field",
        CARDS,
        Swap("count: any_number), to: same_slots", "number: any_number), to: same_slots"),
        "level-syntax",
        "number: any_number",
    ),
];
