//! Breakages of the level files: sets and cards.

use crate::common::levels::{Break, Edit, b};
use caravanserai::games::dale_of_merchants::level::LevelFile;

const SETS: LevelFile = LevelFile::Sets;
const CARDS: LevelFile = LevelFile::Cards;

use Edit::{Add, All, Double, Drop, In, Swap};

/// One after the other.
pub const BREAKS: &[Break<LevelFile>] = &[
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
];
