//! Breaks the level files in memory, one way after the other: each breakage must be found with
//! file, line and reason.
//!
//! Nothing here changes a file of the repository.

use super::level_kit::{self, Break, Edit, b, text};
use caravanserai::games::{
    levels::Printed,
    merchant_of_venus::level::{Level, LevelFile, LevelFiles},
};

const BOARD: LevelFile = LevelFile::Board;
const CULTURES: LevelFile = LevelFile::Cultures;
const CUP: LevelFile = LevelFile::Cup;
const EDITIONS: LevelFile = LevelFile::Editions;

use Edit::{Add, All, Double, Drop, In, Swap};

const BREAKS: &[Break<LevelFile>] = &[
    // the board: the shape of the graph
    b(
        "cut off",
        BOARD,
        All(&[
            Drop(&["from: \"jungle-ice_1\", to: \"jungle-ice_2\""]),
            Drop(&["from: \"jungle-ice_3\", to: \"jungle-ice_4\""]),
        ]),
        "level-unreachable",
        "id: \"jungle-ice_2\"",
    ),
    b(
        "dead end",
        BOARD,
        Drop(&["from: \"jungle-ice_1\", to: \"jungle-ice_2\""]),
        "level-dead-end",
        "id: \"jungle-ice_1\"",
    ),
    b(
        "unknown space in a link",
        BOARD,
        Add(
            "links: [",
            "(from: \"ice_02\", to: \"nowhere\", kind: system, cost: 1, source: \"SOURCED board\"),",
        ),
        "level-unknown",
        "to: \"nowhere\"",
    ),
    b(
        "link twice",
        BOARD,
        Add(
            "from: \"water_02\", to: \"water_03\"",
            "(from: \"water_03\", to: \"water_02\", kind: system, cost: 1, source: \"SOURCED board\"),",
        ),
        "level-link-twice",
        "from: \"water_03\", to: \"water_02\"",
    ),
    b(
        "loop",
        BOARD,
        Add(
            "links: [",
            "(from: \"ice_02\", to: \"ice_02\", kind: system, cost: 1, source: \"SOURCED board\"),",
        ),
        "level-link-loop",
        "from: \"ice_02\", to: \"ice_02\"",
    ),
    b(
        "free step",
        BOARD,
        In("from: \"water_02\", to: \"water_03\"", "cost: 1", "cost: 0"),
        "level-link-cost",
        "from: \"water_02\", to: \"water_03\"",
    ),
    b(
        "dear step",
        BOARD,
        In("from: \"water_02\", to: \"water_03\"", "cost: 1", "cost: 2"),
        "level-cost",
        "from: \"water_02\", to: \"water_03\"",
    ),
    b("space twice", BOARD, Double("id: \"ice_02\""), "level-id-twice", "id: \"ice_02\""),
    b(
        "city on two ways",
        BOARD,
        Add(
            "links: [",
            "(from: \"ice_city_hoth_base\", to: \"ice_02\", kind: system, cost: 1, source: \"SOURCED board\"),",
        ),
        "level-city-link",
        "from: \"ice_city_hoth_base\", to: \"ice_02\"",
    ),
    b(
        "cheap landing",
        BOARD,
        In("kind: surface", "cost: 2", "cost: 1"),
        "level-cost",
        "kind: surface, cost: 1",
    ),
    b(
        "surface link to a plain space",
        BOARD,
        In("to: \"giant_city_great_scott\", kind: surface", "\"giant_03\"", "\"giant_04\""),
        "level-surface",
        "from: \"giant_04\", to: \"giant_city_great_scott\"",
    ),
    b(
        "dotted inside a system",
        BOARD,
        In("from: \"water_02\", to: \"water_03\"", "kind: system", "kind: route"),
        "level-dotted",
        "from: \"water_02\", to: \"water_03\"",
    ),
    b(
        "solid between systems",
        BOARD,
        In("kind: route", "kind: route", "kind: system"),
        "level-solid",
        "kind: system",
    ),
    b(
        "short cut",
        BOARD,
        Add(
            "links: [",
            "(from: \"jungle_05\", to: \"colony_01\", kind: route, cost: 1, source: \"SOURCED board\"),",
        ),
        "level-example",
        "id: \"base-colony_4\"",
    ),
    b(
        "no airfoil link",
        BOARD,
        Drop(&["to: \"polluted_city_poison_park\", kind: airfoil"]),
        "level-no-airfoil",
        "id: \"polluted_city_paint_place\"",
    ),
    b(
        "hidden jump gone",
        BOARD,
        Drop(&["kind: hidden"]),
        "level-exit-no-link",
        "id: \"nebula_body_1\"",
    ),
    b(
        "hidden jump drawn",
        BOARD,
        In("kind: hidden", "kind: hidden", "kind: system"),
        "level-example",
        "links: [",
    ),
    // the board: circles
    b(
        "pilot number missing",
        BOARD,
        In("id: \"nebula_body_6\"", "[1, 5]", "[1]"),
        "level-exit-numbers",
        "id: \"nebula_body_6\"",
    ),
    b(
        "pilot number 7",
        BOARD,
        In("id: \"nebula_body_6\"", "[1, 5]", "[1, 7]"),
        "level-exit-numbers",
        "id: \"nebula_body_6\"",
    ),
    b(
        "pilot number twice",
        BOARD,
        In("id: \"nebula_body_6\"", "[1, 5]", "[1, 5, 2]"),
        "level-exit-numbers",
        "id: \"nebula_body_6\"",
    ),
    b(
        "exit to a far space",
        BOARD,
        In("id: \"nebula_body_6\"", "\"nebula_body_5\"", "\"ice_02\""),
        "level-exit-no-link",
        "id: \"nebula_body_6\"",
    ),
    b(
        "way without number",
        BOARD,
        Add(
            "links: [",
            "(from: \"nebula_body_6\", to: \"nebula_body_2\", kind: system, cost: 1, source: \"SOURCED board\"),",
        ),
        "level-exit-missing",
        "id: \"nebula_body_6\"",
    ),
    b(
        "exits swapped",
        BOARD,
        All(&[
            In("id: \"nebula_wing_4\"", "[4, 6]", "[5, 0]"),
            In("id: \"nebula_wing_4\"", "[5])", "[4, 6])"),
            In("id: \"nebula_wing_4\"", "[5, 0]", "[5]"),
        ]),
        "level-example",
        "id: \"nebula_wing_4\"",
    ),
    b(
        "exits on a plain space",
        BOARD,
        In("id: \"ice_02\"", "x:", "exits: [(\"ice_01\", [1, 2, 3, 4, 5, 6])], x:"),
        "level-exits-place",
        "id: \"ice_02\"",
    ),
    // the board: spaces and systems
    b(
        "fee of 35",
        BOARD,
        In("id: \"supernova_01\"", "fee: 30", "fee: 35"),
        "level-fee-size",
        "id: \"supernova_01\"",
    ),
    b(
        "fee on a plain space",
        BOARD,
        In("id: \"rogue_02\"", "colour: blue", "colour: blue, fee: 10"),
        "level-fee",
        "id: \"rogue_02\"",
    ),
    b(
        "colourless space",
        BOARD,
        In("id: \"rogue_02\"", "colour: blue, ", ""),
        "level-colour",
        "id: \"rogue_02\"",
    ),
    b(
        "green space",
        BOARD,
        In("id: \"rogue-jungle_4\"", "colour: ", "colour: green_"),
        "level-syntax",
        "id: \"rogue-jungle_4\"",
    ),
    b(
        "misspelt field",
        BOARD,
        In("id: \"rogue_02\"", "colour: blue", "color: blue"),
        "level-syntax",
        "id: \"rogue_02\"",
    ),
    b(
        "comma missing",
        BOARD,
        In("id: \"rogue_02\"", "kind: space,", "kind: space"),
        "level-syntax",
        "id: \"rogue_02\"",
    ),
    b(
        "one box less",
        BOARD,
        In("id: \"belt_c4_r1\"", "kind: encounter", "kind: asteroid"),
        "level-example",
        "spaces: [",
    ),
    b(
        "orbit removed",
        BOARD,
        In("id: \"nebula_body_1\"", "port: \"Shuttlestop\", ", ""),
        "level-deed-no-orbit",
        "space: \"nebula_body_1\"",
    ),
    b(
        "spaceport name twice",
        BOARD,
        In("id: \"water_01\"", "Whaleport", "Moonport"),
        "level-name-twice",
        "id: \"water_01\"",
    ),
    b("system missing", BOARD, Drop(&["id: \"desert\""]), "level-unknown", "system: \"desert\""),
    b(
        "box in an anomaly",
        BOARD,
        In("id: \"jungle_05\"", "system: \"jungle\"", "system: \"supernova\""),
        "level-no-culture",
        "id: \"jungle_05\"",
    ),
    b(
        "start unknown",
        BOARD,
        Swap("start: \"galactic_base\"", "start: \"somewhere\""),
        "level-unknown",
        "start:",
    ),
    b(
        "start elsewhere",
        BOARD,
        Swap("start: \"galactic_base\"", "start: \"ice_02\""),
        "level-start-no-base",
        "start:",
    ),
    b(
        "orbit not listed",
        BOARD,
        In("id: \"rogue\"", "\"rogue_01\", ", ""),
        "level-orbits-differ",
        "id: \"rogue\"",
    ),
    b(
        "city not listed",
        BOARD,
        In("id: \"rogue\"", "\"rogue_city_rumble_city\", ", ""),
        "level-landings-differ",
        "id: \"rogue\"",
    ),
    b(
        "nameless city",
        BOARD,
        In("id: \"moon_city_minyan\"", "name: \"Minyan\", ", ""),
        "level-nameless",
        "id: \"moon_city_minyan\"",
    ),
    b(
        "route out of order",
        BOARD,
        In(
            "id: \"water-genship\"",
            "\"water-genship_1\", \"water-genship_2\"",
            "\"water-genship_2\", \"water-genship_1\"",
        ),
        "level-route-gap",
        "id: \"water-genship\"",
    ),
    b(
        "space on no route",
        BOARD,
        In("id: \"water-genship\"", "\"water-genship_1\", ", ""),
        "level-homeless",
        "id: \"water-genship_1\"",
    ),
    b(
        "culture system made an anomaly",
        BOARD,
        In("id: \"desert\"", "kind: culture", "kind: anomaly"),
        "level-homes",
        "systems: [",
    ),
    b(
        "unknown edition",
        BOARD,
        In("id: \"colony_02\"", "\"2012\"", "\"2021\""),
        "level-edition-unknown",
        "id: \"colony_02\"",
    ),
    b(
        "source missing",
        BOARD,
        In("id: \"ice_02\"", ", source: \"SOURCED board\"", ""),
        "level-source",
        "id: \"ice_02\"",
    ),
    b(
        "source without its word",
        BOARD,
        In("id: \"ice_02\"", "SOURCED board", "my board"),
        "level-source",
        "id: \"ice_02\"",
    ),
    // the drawing
    b(
        "too close",
        BOARD,
        In(
            "id: \"desert_02\"",
            "x: ",
            "x: 4413, y: 630, exits: [], editions: [\"1988\", \"2012\"], by_edition: {\"1988\": (source: \"SOURCED board\")}, source: \"SOURCED board\"), // ",
        ),
        "level-close",
        "id: \"desert_02\"",
    ),
    b(
        "outside the frame",
        BOARD,
        In("id: \"ice_02\"", "x: ", "x: -"),
        "level-outside",
        "id: \"ice_02\"",
    ),
    b(
        "crossing",
        BOARD,
        Add(
            "links: [",
            "(from: \"desert_07\", to: \"supernova_03\", kind: route, cost: 1, source: \"SOURCED board\"),",
        ),
        "level-crossing",
        "from: \"",
    ),
    b(
        "market over a space",
        BOARD,
        In("id: \"rogue\"", "box: (1054, 989,", "box: (1680, 947,"),
        "level-box-covers",
        "id: \"rogue\"",
    ),
    b(
        "market outside",
        BOARD,
        In("id: \"rogue\"", "box: (1054,", "box: (-54,"),
        "level-box-outside",
        "id: \"rogue\"",
    ),
    // cultures and goods
    b(
        "price outside its grade",
        CULTURES,
        In("\"2012\", culture: \"dell\", name", "price: 10", "price: 50"),
        "level-grade",
        "\"2012\", culture: \"dell\", name: \"Finest Dust\", grade:",
    ),
    b(
        "value below price",
        CULTURES,
        In("\"1988\", culture: \"dell\", name", "value: 50", "value: 10"),
        "level-margin",
        "\"1988\", culture: \"dell\", name: \"Finest Dust\"",
    ),
    b(
        "odd price",
        CULTURES,
        In("Guard Plants", "price: 60", "price: 65"),
        "level-tens",
        "Guard Plants",
    ),
    b(
        "price of another copy",
        CULTURES,
        In(
            "\"2012\", culture: \"nillis\", name: \"Bionic Perfume\", grade",
            "price: 80",
            "price: 90",
        ),
        "level-example",
        "\"2012\", culture: \"nillis\", name: \"Bionic Perfume\", grade",
    ),
    b(
        "absurd price",
        CULTURES,
        In("Guard Plants", "price: 60", "price: 4000000000"),
        "level-figure",
        "Guard Plants",
    ),
    b(
        "no token",
        CULTURES,
        In("Guard Plants", "count: 1", "count: 0"),
        "level-no-tokens",
        "Guard Plants",
    ),
    b("good too large", CULTURES, In("Voll Silk", "room: 2", "room: 5"), "level-room", "Voll Silk"),
    b(
        "unknown buyer",
        CULTURES,
        In("\"2012\", culture: \"zum\", name", "\"10\", ", "\"15\", "),
        "level-unknown",
        "\"2012\", culture: \"zum\", name: \"Chicle Liquor\", grade",
    ),
    b(
        "buyers against the rule",
        CULTURES,
        In("\"1988\", culture: \"cholos\", name", "\"1b\", ", "\"9b\", "),
        "level-buyers-rule",
        "\"1988\", culture: \"cholos\", name: \"Designer Genes\"",
    ),
    b(
        "buyers out of order",
        CULTURES,
        In("\"2012\", culture: \"zum\", name", "\"10\", \"11\"", "\"11\", \"10\""),
        "level-buyers-run",
        "\"2012\", culture: \"zum\", name: \"Chicle Liquor\", grade",
    ),
    b(
        "no buyer",
        CULTURES,
        In("\"2012\", culture: \"zum\", name", "\"10\", \"11\", \"12\", \"13\"", ""),
        "level-no-buyer",
        "\"2012\", culture: \"zum\", name: \"Chicle Liquor\", grade",
    ),
    b(
        "good missing",
        CULTURES,
        Drop(&["\"2012\", culture: \"zum\"", "grade:"]),
        "level-culture-lacks",
        "id: \"zum\"",
    ),
    b("good twice", CULTURES, Double("Voll Silk"), "level-row-twice", "Voll Silk"),
    b(
        "good of a stranger",
        CULTURES,
        In("Voll Silk", "\"volois\"", "\"vulcans\""),
        "level-unknown",
        "Voll Silk",
    ),
    b(
        "races missing",
        CULTURES,
        In("\"2012\", culture: \"whynom\", number", "race: true, ", ""),
        "level-races",
        "seats_max:",
    ),
    b(
        "gap in the ring",
        CULTURES,
        In("\"1988\", culture: \"qossuth\", number", "number: 10", "number: 12"),
        "level-ring-gap",
        "\"1988\", culture: \"qossuth\", number: 12",
    ),
    b(
        "wrong label",
        CULTURES,
        In("\"1988\", culture: \"dell\", number", "label: \"4a\"", "label: \"4b\""),
        "level-label",
        "\"1988\", culture: \"dell\", number",
    ),
    b(
        "half of a number missing",
        CULTURES,
        In("\"1988\", culture: \"dell\", number", "letter: \"a\"", "letter: \"c\""),
        "level-ring-split",
        "\"1988\", culture: \"humans\", number",
    ),
    b(
        "worthless card",
        CULTURES,
        In("id: \"dell\"", "card: 60", "card: 0"),
        "level-card",
        "id: \"dell\"",
    ),
    b(
        "science that sells nothing",
        LevelFile::Equipment,
        In("id: \"red_drive\"", "for_sale: true", "for_sale: false"),
        "level-science-empty",
        "id: \"humans\"",
    ),
    // the cup
    b(
        "one token less",
        CUP,
        In("\"2012\", at: \"graw\", good_of: \"qossuth\"", "count: 1", "count: 2"),
        "level-count-cup",
        "cup_size:",
    ),
    b(
        "demand that nobody can meet",
        CUP,
        In("\"2012\", at: \"graw\", good_of: \"qossuth\"", "\"qossuth\"", "\"zum\""),
        "level-demand-unbought",
        "\"2012\", at: \"graw\", good_of: \"zum\"",
    ),
    b(
        "demand twice",
        CUP,
        Double("\"2012\", at: \"graw\", good_of: \"qossuth\""),
        "level-demand-twice",
        "\"2012\", at: \"graw\", good_of: \"qossuth\"",
    ),
    b(
        "demand of a stranger",
        CUP,
        In("\"2012\", at: \"graw\"", "\"graw\"", "\"grow\""),
        "level-unknown",
        "at: \"grow\"",
    ),
    b(
        "passenger who stays",
        CUP,
        In("id: \"passenger_scientist\"", "to: \"base\"", "to: \"dell\""),
        "level-passenger-stays",
        "id: \"passenger_scientist\"",
    ),
    b(
        "passenger to nowhere",
        CUP,
        In("id: \"passenger_scientist\"", "to: \"base\"", "to: \"earth\""),
        "level-unknown",
        "id: \"passenger_scientist\"",
    ),
    b(
        "title twice",
        CUP,
        In("id: \"passenger_scientist\"", "title: \"Scientist\"", "title: \"Cartographer\""),
        "level-title-twice",
        "id: \"passenger_scientist\"",
    ),
    b(
        "no title",
        CUP,
        In("id: \"passenger_scientist\"", "title: \"Scientist\", ", ""),
        "level-title",
        "id: \"passenger_scientist\"",
    ),
    b(
        "no fare",
        CUP,
        In("id: \"passenger_scientist\"", "fare: 180", "fare: 0"),
        "level-fare",
        "id: \"passenger_scientist\"",
    ),
    // pieces
    b(
        "trade-in of equipment",
        LevelFile::Equipment,
        In("id: \"shield\"", "trade_in: 30", "trade_in: 40"),
        "level-trade-in",
        "id: \"shield\"",
    ),
    b(
        "blue drive",
        LevelFile::Equipment,
        In("id: \"red_drive\"", "drive([red])", "drive([blue])"),
        "level-effect",
        "id: \"red_drive\"",
    ),
    b(
        "empty pile",
        LevelFile::Equipment,
        In("id: \"red_drive\"", "pile: 6", "pile: 0"),
        "level-pile",
        "id: \"red_drive\"",
    ),
    b(
        "price printed in the rule book",
        LevelFile::Equipment,
        All(&[
            In("id: \"shield\"", "price: 60", "price: 80"),
            In("id: \"shield\"", "trade_in: 30", "trade_in: 40"),
        ]),
        "level-example",
        "id: \"shield\"",
    ),
    b(
        "trade-in of a relic",
        LevelFile::Relics,
        In("id: \"spy_eye\"", "trade_in: 50", "trade_in: 60"),
        "level-trade-in",
        "id: \"spy_eye\"",
    ),
    b(
        "relic twice",
        LevelFile::Relics,
        Double("id: \"spy_eye\""),
        "level-id-twice",
        "id: \"spy_eye\"",
    ),
    b(
        "unknown effect",
        LevelFile::Relics,
        In("id: \"spy_eye\"", "effect: spy_eye", "effect: spy_ear"),
        "level-syntax",
        "id: \"spy_eye\"",
    ),
    b(
        "five dice",
        LevelFile::Ships,
        In("id: \"clipper\"", "dice: 4", "dice: 5"),
        "level-dice",
        "id: \"clipper\"",
    ),
    b(
        "ship without holds",
        LevelFile::Ships,
        In("id: \"clipper\"", "holds: 2", "holds: 0"),
        "level-ship",
        "id: \"clipper\"",
    ),
    b(
        "ship not at the Base",
        LevelFile::Ships,
        In("id: \"clipper\"", "at_base: true", "at_base: false"),
        "level-not-at-base",
        "id: \"clipper\"",
    ),
    b(
        "dear first ship",
        LevelFile::Ships,
        All(&[
            In("id: \"scout\"", "price: 60", "price: 160"),
            In("id: \"scout\"", "trade_in: 30", "trade_in: 80"),
        ]),
        "level-first-ship",
        "ships: [",
    ),
    b(
        "gate 7",
        LevelFile::Markers,
        In("id: \"gate_6\"", "gate(6)", "gate(7)"),
        "level-gate",
        "id: \"gate_6\"",
    ),
    b(
        "gate twice",
        LevelFile::Markers,
        In("id: \"gate_6\"", "gate(6)", "gate(5)"),
        "level-gates",
        "id: \"gate_5\"",
    ),
    b(
        "marker missing",
        LevelFile::Markers,
        Drop(&["id: \"blue_40\""]),
        "level-count-markers",
        "markers: (",
    ),
    b("too few markers", LevelFile::Markers, Drop(&["hazard("]), "level-boxes", "spaces: ["),
    b(
        "relic without marker",
        LevelFile::Markers,
        In("relic(\"spy_eye\")", "\"spy_eye\"", "\"gate_lock\""),
        "level-relic-marker",
        "id: \"spy_eye\"",
    ),
    b(
        "unknown relic",
        LevelFile::Markers,
        In("relic(\"spy_eye\")", "\"spy_eye\"", "\"spy\""),
        "level-unknown",
        "relic(\"spy\")",
    ),
    b(
        "unknown switch",
        LevelFile::Markers,
        In("switch:", "\"laser_relic\", source", "\"laser\", source"),
        "level-unknown",
        "switch: \"laser\"",
    ),
    // deeds
    b(
        "deed missing",
        LevelFile::Deeds,
        Drop(&["space: \"moon_01\""]),
        "level-orbit-no-deed",
        "id: \"moon_01\"",
    ),
    b(
        "deed without orbit",
        LevelFile::Deeds,
        In("space: \"moon_01\"", "moon_01", "moon_02"),
        "level-deed-no-orbit",
        "space: \"moon_02\"",
    ),
    b(
        "deed twice",
        LevelFile::Deeds,
        Double("space: \"moon_01\""),
        "level-deed-twice",
        "space: \"moon_01\"",
    ),
    b(
        "deed of another name",
        LevelFile::Deeds,
        In("space: \"moon_01\"", "Moonport", "Moongate"),
        "level-deed-name",
        "space: \"moon_01\"",
    ),
    b(
        "deed of the wrong colour",
        LevelFile::Deeds,
        In("culture: \"nillis\"", "colour: orange", "colour: purple"),
        "level-deed-colour",
        "culture: \"nillis\"",
    ),
    b(
        "deed cheaper than it counts",
        LevelFile::Deeds,
        In("space: \"moon_01\"", "price: 200", "price: 100"),
        "level-deed-price",
        "space: \"moon_01\"",
    ),
    // editions
    b(
        "edition missing",
        EDITIONS,
        Swap("id: \"1988\"", "id: \"1989\""),
        "level-no-edition",
        "editions: [",
    ),
    b(
        "edition unknown to the program",
        EDITIONS,
        Swap("id: \"1988\"", "id: \"1989\""),
        "level-edition-unplayed",
        "id: \"1989\"",
    ),
    b(
        "rule without source",
        EDITIONS,
        Swap("goal: (2000, \"SEED S 4.5\")", "goal: (2000, \"\")"),
        "level-source",
        "goal: (2000, \"\")",
    ),
    b(
        "goal that cannot be chosen",
        EDITIONS,
        Swap("goal: (2000, \"SEED F", "goal: (2500, \"SEED F"),
        "level-goal",
        "goals: (",
    ),
    b(
        "more seats than races",
        EDITIONS,
        Swap("seats_max: (6,", "seats_max: (7,"),
        "level-races",
        "seats_max: (7,",
    ),
    b(
        "nobody plays",
        EDITIONS,
        Swap("seats_min: (2,", "seats_min: (7,"),
        "level-rule-value",
        "seats_min: (7,",
    ),
    b(
        "poor bank",
        EDITIONS,
        Swap("small_bank: (12000", "small_bank: (300"),
        "level-bank",
        "small_bank: (300",
    ),
    b(
        "number of boxes",
        EDITIONS,
        Swap("boxes: (24", "boxes: (25"),
        "level-count-boxes",
        "boxes: (25",
    ),
    b(
        "number of spare markers",
        EDITIONS,
        Swap("spare_markers: (11", "spare_markers: (12"),
        "level-count-spare",
        "spare_markers: (12",
    ),
    b(
        "number of deeds",
        EDITIONS,
        Swap("factory_deeds: (14", "factory_deeds: (15"),
        "level-count-factories",
        "factory_deeds: (15",
    ),
    b(
        "rule value of the wrong sort",
        EDITIONS,
        Swap("declaration: (heading", "declaration: (course"),
        "level-syntax",
        "declaration: (course",
    ),
    b("rule value missing", EDITIONS, Drop(&["limited_visit_buys:"]), "level-syntax", ")"),
    b(
        "uneven commission",
        EDITIONS,
        Swap("port_commission_percent: (10", "port_commission_percent: (15"),
        "level-commission",
        "name: \"Finest Dust\"",
    ),
    b(
        "an example that does not come out",
        LevelFile::Examples,
        Swap("mp: 6)", "mp: 5)"),
        "level-example",
        "id: \"polluted_city_paint_place\"",
    ),
    b(
        "ship of other dice",
        LevelFile::Ships,
        In("id: \"freighter\"", "dice: 2", "dice: 3"),
        "level-example",
        "id: \"freighter\"",
    ),
    b("ship missing", LevelFile::Ships, Drop(&["id: \"freighter\""]), "level-example", "ships: ["),
    b("switch missing", EDITIONS, Drop(&["id: \"deeds_half\""]), "level-example", "variants: ["),
    b(
        "an example without source",
        LevelFile::Examples,
        In("says: fork", "SEED S 5.32", ""),
        "level-source",
        "says: fork",
    ),
];

#[test]
fn every_breakage_is_found_with_file_line_and_reason() {
    level_kit::every_breakage_is_found::<Level>(BREAKS);
}

#[test]
fn a_row_left_out_is_noticed() {
    level_kit::a_row_left_out_is_noticed::<Level>(9);
}

#[test]
fn a_board_that_the_table_has_no_room_for() {
    // Just enough rows that both limits are passed, outside the frame: there nobody asks which of
    // them lie too close together.
    let more = |text: &str, after: &str, row: &dyn Fn(usize) -> String| {
        let rows: String = (0..230).map(|n| row(n) + "\n").collect();
        let line = text.lines().find(|line| line.contains(after)).expect("the row is there");
        text.replacen(line, &format!("{line}\n{rows}"), 1)
    };
    let spaces = |n: usize| {
        format!(
            "    (id: \"far_{n}\", kind: space, colour: yellow, x: 9000, y: {n}, source: \"RULING: test\"),"
        )
    };
    let links = |n: usize| {
        let from = n.checked_sub(1).map_or("jungle-ice_1".to_owned(), |m| format!("far_{m}"));
        format!(
            "    (from: \"{from}\", to: \"far_{n}\", kind: route, cost: 1, source: \"RULING: test\"),"
        )
    };
    let board = more(&text(BOARD), "(id: \"jungle-ice_1\", kind", &spaces);
    let board = more(&board, "(from: \"jungle-ice_1\", to: \"jungle-ice_2\"", &links);
    let found = Level::check_files(&LevelFiles::embedded().with(BOARD, board.clone()));
    for (key, rows, place) in
        [("level-too-large", 320, "(id: "), ("level-too-many-links", 384, "(from: ")]
    {
        let finding = found
            .iter()
            .find(|finding| finding.key == key)
            .unwrap_or_else(|| panic!("{key} is not found: {found:?}"));
        assert!(finding.what.contains(&rows.to_string()) && !finding.rule.is_empty(), "{finding}");
        assert!(
            board.lines().nth(finding.line as usize - 1).is_some_and(|line| line.contains(place)),
            "{finding}"
        );
    }
}
