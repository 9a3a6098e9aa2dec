//! Breaks the level files in memory, one way after the other: each breakage must be found with
//! file, line and reason.
//!
//! Nothing here changes a file of the repository.

use super::level_kit::{self, Break, Edit, b};
use caravanserai::games::dale_of_merchants::level::{Level, LevelFile};

const SETS: LevelFile = LevelFile::Sets;
const CARDS: LevelFile = LevelFile::Cards;
const PATCHES: LevelFile = LevelFile::Patches;
const TABLES: LevelFile = LevelFile::Tables;
const EDITIONS: LevelFile = LevelFile::Editions;
const BOX: LevelFile = LevelFile::Box;

use Edit::{Add, All, Double, Drop, In, Swap};

const BREAKS: &[Break<LevelFile>] = &[
    // sets
    b("set twice", SETS, Double("id: \"owl\""), "level-id-twice", "id: \"owl\""),
    b(
        "set with an impossible id",
        SETS,
        Swap("id: \"owl\"", "id: \"Snowy Owl\""),
        "level-dale-id",
        "Snowy Owl",
    ),
    b(
        "set of no card",
        SETS,
        Add(
            "sets: [",
            "(id: \"newt\", game: 2, colour: (1, 2, 3), emblem: leaf, ratings: (complexity: 1, interaction: 1, nastiness: 0, luck: 0), source: \"INVENTED\"),",
        ),
        "level-dale-set-empty",
        "id: \"newt\"",
    ),
    b("set gone", SETS, Drop(&["id: \"macaw\""]), "level-unknown", "id: \"macaw_1\""),
    b(
        "rating too high",
        SETS,
        In("id: \"owl\"", "luck: 1", "luck: 4"),
        "level-dale-rating",
        "id: \"owl\"",
    ),
    b(
        "emblem of another",
        SETS,
        In("id: \"owl\"", "feather", "heart"),
        "level-dale-emblem",
        "id: \"owl\"",
    ),
    b(
        "colour of another",
        SETS,
        In("id: \"sloth\"", "(128, 128, 58)", "(38, 138, 140)"),
        "level-dale-emblem",
        "id: \"sloth\"",
    ),
    b(
        "unknown emblem",
        SETS,
        Swap("emblem: jaws", "emblem: teeth"),
        "level-syntax",
        "emblem: teeth",
    ),
    b(
        "set without source",
        SETS,
        In("id: \"fennec\"", "SEED; SOURCED B ratings; RECONSTRUCTED", "from memory:"),
        "level-source",
        "id: \"fennec\"",
    ),
    b("no set at all", SETS, Drop(&["(id:"]), "level-dale-many", "sets: ["),
    // cards: the plain figures
    b(
        "card twice",
        CARDS,
        In("id: \"macaw_2\"", "macaw_2", "macaw_3"),
        "level-id-twice",
        "id: \"macaw_3\"",
    ),
    b(
        "card of an unknown set",
        CARDS,
        In("id: \"owl_2\"", "\"owl\"", "\"howl\""),
        "level-unknown",
        "id: \"owl_2\"",
    ),
    b(
        "card without a set",
        CARDS,
        In("id: \"owl_2\"", "set: \"owl\", ", ""),
        "level-dale-setless",
        "id: \"owl_2\"",
    ),
    b(
        "junk with a set",
        CARDS,
        In("id: \"junk\"", "value: 1", "set: \"owl\", value: 1"),
        "level-dale-setless",
        "id: \"junk\"",
    ),
    b(
        "value too high",
        CARDS,
        In("id: \"sloth_5b\"", "value: 5", "value: 6"),
        "level-dale-value",
        "id: \"sloth_5b\"",
    ),
    b(
        "no copies",
        CARDS,
        In("id: \"sloth_5b\"", "copies: 1", "copies: 0"),
        "level-dale-copies",
        "id: \"sloth_5b\"",
    ),
    b(
        "other copies than a set has",
        CARDS,
        In("id: \"sloth_4\"", "copies: 3", "copies: 2"),
        "level-dale-make-up",
        "id: \"sloth\"",
    ),
    b(
        "other values than a set has",
        CARDS,
        In("id: \"sloth_4\"", "value: 4", "value: 3"),
        "level-dale-make-up",
        "id: \"sloth\"",
    ),
    b(
        "too few starters",
        CARDS,
        In("id: \"sloth_1\"", "copies: 4", "copies: 3"),
        "level-dale-starters",
        "id: \"sloth\"",
    ),
    b(
        "too much junk",
        CARDS,
        In("id: \"junk\"", "copies: 20", "copies: 21"),
        "level-dale-count",
        "of: cards",
    ),
    b(
        "card without source",
        CARDS,
        In("id: \"squirrel_5b\"", "SOURCED A", ""),
        "level-source",
        "id: \"squirrel_5b\"",
    ),
    // cards: their parts
    b(
        "passive technique",
        CARDS,
        In("id: \"panda_2\"", "technique", "passive"),
        "level-dale-shape",
        "id: \"panda_2\"",
    ),
    b(
        "technical passive",
        CARDS,
        In("id: \"squirrel_2\"", "passive,", "technique,"),
        "level-dale-shape",
        "id: \"squirrel_2\"",
    ),
    b(
        "passive with bonus",
        CARDS,
        In("id: \"squirrel_2\"", "kind: passive,", "kind: passive, bonus: true,"),
        "level-dale-shape",
        "id: \"squirrel_2\"",
    ),
    b(
        "junk with an effect",
        CARDS,
        In("id: \"junk\"", "kind: rubbish,", "kind: rubbish, effects: [fill_market],"),
        "level-dale-shape",
        "id: \"junk\"",
    ),
    b(
        "technique without effects",
        CARDS,
        Swap("[swap_deck_and_pile(me), shuffle(deck_of(me))]", "[]"),
        "level-dale-shape",
        "id: \"raccoon_1\"",
    ),
    b(
        "bonus lost",
        CARDS,
        In("id: \"macaw_5a\"", ", bonus: true", ""),
        "level-dale-list",
        "of: no_bonus, edition: \"original\"",
    ),
    b(
        "bonus gained",
        CARDS,
        In("id: \"panda_2\"", "kind: technique,", "kind: technique, bonus: true,"),
        "level-dale-list",
        "of: no_bonus, edition: \"remastered\"",
    ),
    b(
        "delay lost",
        CARDS,
        Swap("[aura(stack_needs(1)), later([])]", "[aura(stack_needs(1))]"),
        "level-dale-list",
        "of: waiting, edition: \"original\"",
    ),
    b(
        "kind changed",
        CARDS,
        All(&[In(
            "id: \"squirrel_2\"",
            "passive, passive: [build(any_set)]",
            "technique, effects: [fill_market]",
        )]),
        "level-dale-count",
        "of: techniques, game: 1, edition: \"original\"",
    ),
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
    // patches
    b(
        "patch of no card",
        PATCHES,
        Swap("id: \"sloth_4\"", "id: \"sloth_9\""),
        "level-unknown",
        "id: \"sloth_9\"",
    ),
    b(
        "patch of an unknown edition",
        PATCHES,
        In("id: \"sloth_4\"", "remastered", "renewed"),
        "level-edition-unknown",
        "id: \"sloth_4\"",
    ),
    b(
        "patch twice",
        PATCHES,
        Add(
            "patches: [",
            "    (id: \"sloth_4\", edition: \"remastered\", bonus: false, source: \"SOURCED B\"),",
        ),
        "level-row-twice",
        "id: \"sloth_4\", edition: \"remastered\",",
    ),
    b(
        "patch that changes nothing",
        PATCHES,
        Add(
            "patches: [",
            "    (id: \"sloth_1\", edition: \"remastered\", bonus: true, source: \"SOURCED B\"),",
        ),
        "level-dale-patch-nothing",
        "id: \"sloth_1\"",
    ),
    b(
        "patch that is not in the box",
        PATCHES,
        Add(
            "patches: [",
            "    (id: \"sloth_1\", edition: \"remastered\", bonus: false, source: \"SOURCED B\"),",
        ),
        "level-dale-list",
        "of: patched, edition: \"remastered\"",
    ),
    b(
        "patch of a technique with a passive",
        PATCHES,
        In("id: \"panda_4\"", "kind: technique", "kind: passive"),
        "level-dale-shape",
        "id: \"panda_4\", edition",
    ),
    b(
        "patch without source",
        PATCHES,
        In("id: \"panda_4\"", "kind: technique,", "source: \"\", kind: technique,"),
        "level-syntax",
        "source: \"SOURCED B\"",
    ),
    // tables
    b("table twice", TABLES, Double("seats: 3"), "level-dale-table-twice", "seats: 3"),
    b("table for five", TABLES, Swap("seats: 3", "seats: 5"), "level-dale-table", "seats: 5"),
    b(
        "team of three",
        TABLES,
        In("seats: 3", "teams: false", "teams: true"),
        "level-dale-table",
        "seats: 3",
    ),
    b(
        "game without a goal",
        TABLES,
        In("seats: 2", "stacks: 8", "stacks: 0"),
        "level-dale-table",
        "seats: 2",
    ),
    b(
        "starting deck too small",
        TABLES,
        In("seats: 2", "junk: 7", "junk: 6"),
        "level-dale-deck-size",
        "seats: 2",
    ),
    b(
        "recommended set unknown",
        TABLES,
        In("seats: 2", "\"sloth\"", "\"slowth\""),
        "level-unknown",
        "seats: 2",
    ),
    b(
        "recommended set twice",
        TABLES,
        In("seats: 2", "\"sloth\"", "\"platypus\""),
        "level-row-twice",
        "seats: 2",
    ),
    b(
        "too few sets recommended",
        TABLES,
        In("seats: 2", ", \"sloth\"", ""),
        "level-dale-first-sets",
        "seats: 2",
    ),
    b("die twice", TABLES, Double("id: \"ocelot\""), "level-id-twice", "id: \"ocelot\""),
    b(
        "die without faces",
        TABLES,
        Swap("[0, 1, 1, 2, 2, 3]", "[]"),
        "level-dale-die",
        "id: \"ocelot\"",
    ),
    b(
        "market without slots",
        TABLES,
        Swap("[0, 1, 2, 3, 4]", "[]"),
        "level-dale-slots",
        "surcharges:",
    ),
    b(
        "no hand",
        TABLES,
        Swap("hand_size: (value: 5", "hand_size: (value: 0"),
        "level-dale-hand",
        "hand_size:",
    ),
    b(
        "junk that is none",
        TABLES,
        Swap("junk: (id: \"junk\"", "junk: (id: \"owl_1\""),
        "level-dale-junk",
        "junk: (id:",
    ),
    b(
        "surcharges without source",
        TABLES,
        In("surcharges:", "SEED", "Book"),
        "level-source",
        "surcharges:",
    ),
    b(
        "table without source",
        TABLES,
        In("seats: 4, teams: true", "SEED (teams); RULING first_sets", ""),
        "level-source",
        "teams: true",
    ),
    // editions
    b("edition gone", EDITIONS, Drop(&["id: \"remastered\""]), "level-no-edition", "editions: ["),
    b(
        "edition that nobody plays",
        EDITIONS,
        Double("id: \"remastered\""),
        "level-id-twice",
        "id: \"remastered\"",
    ),
    b(
        "edition without program",
        EDITIONS,
        Swap("id: \"original\"", "id: \"first\""),
        "level-edition-unplayed",
        "id: \"first\"",
    ),
    b(
        "switch missing",
        EDITIONS,
        In("id: \"original\"", "search_reshuffles: false, ", ""),
        "level-syntax",
        "id: \"original\"",
    ),
    b(
        "edition without source",
        EDITIONS,
        In("id: \"original\"", "SEED", "Book"),
        "level-source",
        "id: \"original\"",
    ),
    // what the boxes hold
    b(
        "box of an unknown edition",
        BOX,
        Swap("edition: \"original\"", "edition: \"first\""),
        "level-unknown",
        "edition: \"first\"",
    ),
    b("box without source", BOX, In("of: kinds", "SOURCED A", ""), "level-source", "of: kinds"),
    b("other make-up", BOX, Swap("(4, 3), ", ""), "level-dale-make-up", "id: \"platypus\""),
    b("other deck", BOX, Swap("value: 10", "value: 11"), "level-dale-deck-size", "seats: 2"),
    b(
        "other list",
        BOX,
        In("of: waiting, edition: \"remastered\"", "\"sloth_1\", ", ""),
        "level-dale-list",
        "of: waiting, edition: \"remastered\"",
    ),
];

#[test]
fn every_breakage_is_found_with_file_line_and_reason() {
    level_kit::every_breakage_is_found::<Level>(BREAKS);
}

#[test]
fn a_row_left_out_is_noticed() {
    level_kit::a_row_left_out_is_noticed::<Level>(1);
}
