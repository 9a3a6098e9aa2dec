//! The level files: everything that is wrong with them is found, at its line; and what they say.

use crate::common::levels::{
    Break, Edit, a_row_left_out_is_noticed, b, every_breakage_is_found, figures_are_found,
    files_cut_off_are_named,
};
use caravanserai::games::{
    duck_dealer::level::{Class, Edition, Level, LevelFile, PlanetIx},
    levels::Printed,
};

const PLANETS: LevelFile = LevelFile::Planets;
const GOODS: LevelFile = LevelFile::Goods;
const FIGURES: LevelFile = LevelFile::Figures;
const REFERENCE: LevelFile = LevelFile::Reference;

use Edit::{Add, All, Drop, In, Swap};

const S1: &str = "id: \"S1\"";
const L03: &str = "id: \"L03\"";
const TWIN: &str =
    "    (id: \"L99\", from: \"P6\", to: \"P4\", points: [(4400, 3700)], source: \"INVENTED\"),";

/// Three more points where a route begins.
const LONG_WAY: &str = "[(5050, 1600), (5050, 1800), (5050, 2000), (5050, 2200)";

/// What can be wrong within one file: each finding of the check at least once, but for those that
/// take two files (`faults.rs`).
pub(super) const BREAKS: &[Break<LevelFile>] = &[
    b("unknown planet", PLANETS, In("L01", "\"P6\"", "\"P99\""), "level-unknown", "P99"),
    b("a loop", PLANETS, In("L01", "to: \"P1\"", "to: \"P6\""), "level-duck-self", "L01"),
    b("two routes for one", PLANETS, Add("routes: [", TWIN), "level-duck-twin", "L04"),
    b(
        "no points",
        PLANETS,
        In("L09", "points: [", "points: [], source: \"INVENTED\"),\n// ["),
        "level-duck-no-points",
        "L09",
    ),
    b(
        "a point lost",
        PLANETS,
        In("L03", "[(5010, 4080), (4970, 4420)]", "[(5010, 4080)]"),
        "level-duck-uneven",
        "L03",
    ),
    b(
        "a way longer for one start planet",
        PLANETS,
        All(&[
            In("L06", "[(5870, 1870)", LONG_WAY),
            In("L15", "[(4240, 1880)", LONG_WAY),
            In("L16", "[(5870, 1150)", LONG_WAY),
            In("L25", "[(4200, 1120)", LONG_WAY),
        ]),
        "level-duck-balance",
        S1,
    ),
    b(
        "a route over a planet",
        PLANETS,
        In("id: \"P1\"", "y: 2300", "y: 1550"),
        "level-duck-over",
        "L16",
    ),
    b(
        "points of two routes on each other",
        PLANETS,
        In("L06", "(5580, 1630)", "(5700, 1250)"),
        "level-duck-points-close",
        "L16",
    ),
    b("an id with a dash", PLANETS, In("L05", "L05", "L-05"), "level-duck-id", "L-05"),
    b(
        "four start planets",
        PLANETS,
        In("id: \"S5\"", "start: true", "start: false"),
        "level-duck-starts",
        "planets:",
    ),
    b(
        "neither start planet nor other",
        PLANETS,
        In("id: \"P1\"", "start: false", "start: moon"),
        "level-syntax",
        "P1",
    ),
    b("a point off", PLANETS, In(L03, "points: [(", "points: [(50, 50), ("), "level-duck-off", L03),
    b(
        "points in disorder",
        PLANETS,
        In("L01", "[(5600, 3000), (5880, 2750)]", "[(5880, 2750), (5600, 3000)]"),
        "level-duck-order",
        "L01",
    ),
    b("a planet cut off", PLANETS, Drop(&["\"P9\"", "from:"]), "level-duck-apart", "planets:"),
    b("a bridge", PLANETS, Drop(&["L21"]), "level-duck-bridge", "L20"),
    b("routes that cross", PLANETS, In("L27", "\"P11\"", "\"P8\""), "level-duck-cross", "L27"),
    b(
        "planets too close",
        PLANETS,
        In("id: \"P2\"", "x: 6720, y: 3980", "x: 5200, y: 3500"),
        "level-duck-close",
        "P6",
    ),
    b("outside", PLANETS, In("id: \"S3\"", "y: 5450", "y: 6990"), "level-duck-outside", "S3"),
    b("an id twice", PLANETS, In("id: \"S2\"", "id: \"S2\"", S1), "level-id-twice", S1),
    b("a name twice", PLANETS, Swap("Bathtub", "Hatchery"), "level-id-twice", "Hatchery"),
    b(
        "six start planets",
        PLANETS,
        In("id: \"P1\"", "start: false", "start: true"),
        "level-duck-mines",
        "mines:",
    ),
    b("a frame", PLANETS, Swap("width: 10000", "width: 9000"), "level-duck-frame", "frame:"),
    b(
        "no source",
        PLANETS,
        In(S1, "SEED Matériel: places; RECONSTRUCTED where it lies; INVENTED name", "?"),
        "level-source",
        S1,
    ),
    b("a good less", GOODS, Drop(&["id: \"economy\""]), "level-unknown", "\"economy\""),
    b(
        "a sale",
        GOODS,
        In("id: \"military\"", "sale: 30", "sale: 25"),
        "level-duck-sale",
        "military",
    ),
    b(
        "a mine's good that is made",
        GOODS,
        In("id: \"blue_paint\"", "primary", "intermediate"),
        "level-duck-goods",
        "goods:",
    ),
    b(
        "two start mines",
        GOODS,
        In("(good: \"blue_paint\"", "start: 1", "start: 2"),
        "level-duck-mines",
        "mines:",
    ),
    b(
        "a factory twice",
        GOODS,
        Edit::Double("(product: \"radios\""),
        "level-duck-factories",
        "id: \"radios\"",
    ),
    b(
        "stacks of uneven height",
        GOODS,
        All(&[
            Swap("left: [intermediate,", "left: [intermediate, intermediate,"),
            Swap("right: [intermediate, intermediate,", "right: [intermediate,"),
        ]),
        "level-duck-box-height",
        "boxes:",
    ),
    b(
        "another class",
        GOODS,
        In("id: \"economy\"", "final_10", "intermediate"),
        "level-duck-boxes",
        "boxes:",
    ),
    b(
        "no factory",
        GOODS,
        Drop(&["product: \"satellites\""]),
        "level-duck-factories",
        "satellites",
    ),
    b(
        "one input",
        GOODS,
        In("product: \"satellites\"", "\"solar_panels\"", "\"phone_booths\""),
        "level-duck-one-input",
        "satellites",
    ),
    b(
        "a final input",
        GOODS,
        In("product: \"satellites\"", "\"solar_panels\"", "\"religion\""),
        "level-duck-input-class",
        "satellites",
    ),
    b(
        "an input of its own class",
        GOODS,
        In("product: \"satellites\"", "\"solar_panels\"", "\"radios\""),
        "level-duck-input-class",
        "satellites",
    ),
    b(
        "the same inputs",
        GOODS,
        In(
            "product: \"radios\"",
            "(\"phone_booths\", \"yellow_ducks\")",
            "(\"solar_panels\", \"phone_booths\")",
        ),
        "level-duck-same-inputs",
        "radios",
    ),
    b(
        "an idle good",
        GOODS,
        In("product: \"economy\"", "\"slimming_pills\"", "\"radios\""),
        "level-duck-unused",
        "slimming_pills",
    ),
    b(
        "points of a factory",
        GOODS,
        In("product: \"religion\"", "vp: 50", "vp: 25"),
        "level-duck-vp",
        "product: \"religion\"",
    ),
    b(
        "points of a consumer",
        GOODS,
        In("(good: \"religion\"", "vp: 50", "vp: 30"),
        "level-duck-vp",
        "good: \"religion\"",
    ),
    b("no consumer", GOODS, Drop(&["(good: \"satellites\""]), "level-duck-boxes", "boxes:"),
    b("no shipyard", GOODS, Drop(&["id: \"yard_engineer\""]), "level-duck-yards", "shipyards:"),
    b(
        "no engineers",
        GOODS,
        In("yard_engineer", "gives: engineer", "gives: hold"),
        "level-duck-yard-kinds",
        "shipyards:",
    ),
    b(
        "a dear yard",
        GOODS,
        In("yard_engineer", "good: \"blue_paint\"", "good: \"radios\""),
        "level-duck-yard-good",
        "yard_engineer",
    ),
    b(
        "two yards alike",
        GOODS,
        In("yard_engineer", "good: \"blue_paint\"", "good: \"solar_panels\""),
        "level-duck-yard-same",
        "yard_engineer",
    ),
    b(
        "points of a yard",
        GOODS,
        In("yard_engineer", "vp: 10", "vp: 12"),
        "level-duck-vp",
        "yard_engineer",
    ),
    b(
        "few mines",
        GOODS,
        In("(good: \"blue_paint\"", "ordinary: 2", "ordinary: 1"),
        "level-duck-mines",
        "mines:",
    ),
    b(
        "mines of one good",
        GOODS,
        All(&[
            In("(good: \"blue_paint\"", "ordinary: 2", "ordinary: 1"),
            In("(good: \"phone_booths\"", "ordinary: 3", "ordinary: 4"),
        ]),
        "level-duck-mine",
        "mines:",
    ),
    b(
        "boxes in disorder",
        GOODS,
        Swap(
            "left: [intermediate, intermediate, intermediate, final_10, final_30, final_30]",
            "left: [final_30, intermediate, intermediate, intermediate, final_10, final_30]",
        ),
        "level-duck-box-order",
        "boxes:",
    ),
    b(
        "a box more",
        GOODS,
        Swap("left: [intermediate,", "left: [intermediate, intermediate,"),
        "level-duck-boxes",
        "boxes:",
    ),
    b(
        "the other recipe",
        GOODS,
        Swap("medicine: (product: \"medicine\"", "medicine: (product: \"blue_paint\""),
        "level-duck-other-recipe",
        "medicine:",
    ),
    b(
        "more equipment than slots",
        FIGURES,
        Swap("start_equipment: (value: 3", "start_equipment: (value: 4"),
        "level-duck-start-slots",
        "sections:",
    ),
    b("no row", FIGURES, In("to: 8", "to: 8", "to: 0"), "level-duck-rows", "rows:"),
    b("23 spaces", FIGURES, Swap("to: 24", "to: 23"), "level-duck-counter", "rows:"),
    b(
        "four route cubes",
        FIGURES,
        In("to: 16", "cubes: 2", "cubes: 4"),
        "level-duck-row",
        "to: 16",
    ),
    b("energy", FIGURES, Swap("red: 40", "red: 30"), "level-duck-figure", "energy:"),
    b(
        "five kept",
        FIGURES,
        Swap("keep: (value: 4", "keep: (value: 5"),
        "level-duck-figure",
        "keep:",
    ),
    b("speed", FIGURES, Swap("speed: 5", "speed: 6"), "level-duck-ship", "sections:"),
    b("hold", FIGURES, Swap("hold: (value: 2", "hold: (value: 3"), "level-duck-figure", "hold:"),
    b(
        "passages",
        FIGURES,
        Swap("passages: (value: 2", "passages: (value: 4"),
        "level-duck-passages",
        "planets:",
    ),
    b(
        "cubes",
        FIGURES,
        Swap("cubes: (value: 40", "cubes: (value: 24"),
        "level-duck-cubes",
        "cubes:",
    ),
    b("no slots", FIGURES, Swap("slots: 6", "slots: 0"), "level-duck-sections", "sections:"),
    b(
        "too much",
        FIGURES,
        Swap("quiet: (value: 20", "quiet: (value: 999"),
        "level-duck-number",
        "quiet:",
    ),
    b(
        "a route lost",
        REFERENCE,
        Swap("routes: 27", "routes: 28"),
        "level-duck-routes",
        "routes: 28",
    ),
    b(
        "a mine elsewhere",
        REFERENCE,
        In("\"P4\"", "\"solar_panels\"", "\"blue_paint\""),
        "level-duck-ref-mines",
        "mines:",
    ),
    b(
        "a mine missing",
        REFERENCE,
        Drop(&["planet: \"P4\""]),
        "level-duck-reference-mines",
        "mines:",
    ),
    b(
        "a yard missing",
        REFERENCE,
        Drop(&["planet: \"S1\", yard"]),
        "level-duck-reference-yards",
        "shipyards:",
    ),
    b(
        "a yard twice",
        REFERENCE,
        Swap("yard_hold_b", "yard_hold_a"),
        "level-duck-ref-yards",
        "shipyards:",
    ),
    b(
        "stacks",
        REFERENCE,
        Swap("[\"satellites\", \"radios\"", "[\"economy\", \"radios\""),
        "level-duck-ref-stack",
        "left:",
    ),
    b(
        "a stack upside down",
        REFERENCE,
        Swap(
            "[\"satellites\", \"radios\", \"slimming_pills\", \"modern_art\", \"religion\", \"military\"]",
            "[\"military\", \"religion\", \"modern_art\", \"slimming_pills\", \"radios\", \"satellites\"]",
        ),
        "level-duck-ref-stack",
        "left:",
    ),
    b(
        "a tile twice",
        REFERENCE,
        Swap("[\"satellites\", \"radios\"", "[\"radios\", \"radios\""),
        "level-duck-ref-tiles",
        "left:",
    ),
];

#[test]
fn every_breakage_of_the_files_is_found() {
    every_breakage_is_found::<Level>(BREAKS);
}

#[test]
fn a_row_that_is_missing_is_missed() {
    a_row_left_out_is_noticed::<Level>(4);
}

#[test]
fn cut_files_are_named() {
    files_cut_off_are_named::<Level>();
}

#[test]
fn figures_at_the_edge_are_found() {
    figures_are_found::<Level>(&[
        (PLANETS, "x: ", "2147483647"),
        (PLANETS, "width: ", "2147483647"),
        (GOODS, "sale: ", "9223372036854775807"),
        (GOODS, "vp: ", "-1"),
        (GOODS, "start: ", "255"),
        (FIGURES, "slots: ", "9223372036854775807"),
        (FIGURES, "to: ", "0"),
        (FIGURES, "value: ", "-1"),
    ]);
}

#[test]
fn distances_are_those_of_the_rules() {
    let level = Level::load(Edition::Standard).unwrap();
    let at = |id: &str| level.planet_by_id(id).unwrap();
    let all = level.bare_distances();
    let between = |a: &str, b: &str| all[at(a).ix()][at(b).ix()];
    for (a, b, steps) in [("S1", "P1", 3), ("S1", "P9", 14), ("P8", "P10", 17), ("S2", "P7", 4)] {
        assert_eq!((between(a, b), between(b, a)), (steps, steps), "{a} to {b}");
    }
    let sum = |id: &str| all[at(id).ix()].iter().sum::<u16>();
    assert_eq!([sum("S1"), sum("S2"), sum("P6"), sum("P8")], [112, 106, 86, 147]);
    assert_eq!((level.planets.len(), level.routes.len(), level.spaces()), (16, 27, 91));
}

#[test]
fn figures_are_those_of_the_rules() {
    let level = Level::load(Edition::Standard).unwrap();
    assert_eq!([3, 4, 6, 7, 12].map(|filled| level.speed(filled)), [8, 5, 5, 2, 2]);
    assert_eq!([1, 8, 9, 16, 17, 24].map(|space| level.row(space).cubes), [1, 1, 2, 2, 3, 3]);
    let points = |class| {
        let made = level.factories.iter().filter(|f| level.good(f.product).class == class);
        made.map(|f| f.vp).sum::<i64>()
    };
    assert_eq!(Class::ALL.map(points), [0, 50, 75, 200]);
    assert_eq!(level.lanes(PlanetIx(0).0).len(), 4, "Hatchery has four routes");
}
