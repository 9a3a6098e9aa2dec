//! The figures of energy, ship and turn counter against what the rule book says of them.

use super::{
    super::{LevelFile, LevelFindings, LevelMark, Rows},
    differs, id,
};

/// Spaces of the turn counter (DD-16.1).
const SPACES: usize = 24;
/// Tokens of each colour, and cubes of each player (DD-2.2, DD-2.3).
const FORTY: i64 = 40;
/// Most route cubes of a row (DD-6.3).
const MOST_CUBES: i64 = 3;

/// Reports figures that the rule book gives otherwise, and rows of the counter that do not follow
/// one another.
pub(super) fn check(rows: &Rows, found: &mut LevelFindings) {
    let f = &rows.figures;
    let e = &f.energy;
    for (name, have, want, rule) in [
        ("energy", e.red, FORTY, "DD-2.2"),
        ("energy", e.yellow, FORTY, "DD-2.2"),
        ("energy", e.blue, FORTY, "DD-2.2"),
        ("costs", f.costs.jump, 1, "DD-9.3"),
        ("costs", f.costs.build, 1, "DD-10.2"),
        ("costs", f.costs.privilege, 3, "DD-11.1"),
        ("costs", f.costs.route_cube, 1, "DD-11.5"),
        ("costs", f.costs.trade, 1, "DD-12.1"),
        ("collect", f.collect.value, 1, "DD-5.1"),
        ("keep", f.keep.value, 4, "DD-6.7"),
        ("cubes", f.cubes.value, FORTY, "DD-2.3"),
        ("passages", f.passages.value, 2, "DD-2.4"),
        ("start_equipment", f.start_equipment.value, 3, "DD-3.8"),
        ("built_in", f.built_in.value, 1, "DD-13.3"),
        ("hold", f.hold.value, 2, "DD-13.3"),
    ] {
        let mark = || LevelMark::head(LevelFile::Figures, name);
        found.need(have == want, mark, "level-duck-figure", || differs(name, have, want), rule);
    }
    let head = || LevelMark::head(LevelFile::Figures, "sections");
    let speeds: Vec<i64> = f.sections.iter().map(|s| s.speed).collect();
    let slots: Vec<i64> = f.sections.iter().map(|s| s.slots).collect();
    let sound = speeds == [8, 5, 2] && slots.len() == 3 && slots[..2] == [3, 3];
    found.need(sound, head, "level-duck-ship", Vec::new, "DD-7.1");
    let fits = slots.first().is_some_and(|&first| f.start_equipment.value <= first);
    found.need(fits, head, "level-duck-start-slots", Vec::new, "DD-3.8");
    let mut last = 0;
    for row in &f.rows {
        let mark = || LevelMark::words(LevelFile::Figures, &format!("to: {},", row.to));
        let name = row.to.to_string();
        let sound = row.to > last && (1..=MOST_CUBES).contains(&row.cubes);
        found.need(sound, mark, "level-duck-row", || id(&name), "DD-6.3");
        last = row.to;
    }
    let head = || LevelMark::head(LevelFile::Figures, "rows");
    let args = || differs("rows", last, SPACES);
    found.need(last == SPACES, head, "level-duck-counter", args, "DD-16.1");
    // A cube for the score, and one must be left for each player to take back (DD-6.2).
    let enough = f.cubes.value > last as i64 + 1;
    let head = || LevelMark::head(LevelFile::Figures, "cubes");
    found.need(enough, head, "level-duck-cubes", Vec::new, "DD-6.2");
}
