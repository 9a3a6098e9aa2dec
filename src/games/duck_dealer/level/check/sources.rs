//! Checks of the rows themselves: every row says where it comes from, and no id stands twice.
//!
//! It knows nothing of what a row means.

use super::{
    super::{LevelFile, LevelFindings, LevelMark, Rows},
    id,
};
use crate::games::levels::tagged;

/// Reports rows without a source, and ids that stand twice.
pub(super) fn check(rows: &Rows, found: &mut LevelFindings) {
    for (mark, name, source) in every_row(rows) {
        found.need(tagged(source), || mark.clone(), "level-source", || id(name), "");
    }
    let p = &rows.planets;
    found.once(LevelFile::Planets, "id", p.planets.iter().map(|row| &row.id));
    found.once(LevelFile::Planets, "id", p.routes.iter().map(|row| &row.id));
    found.once(LevelFile::Planets, "name", p.planets.iter().map(|row| &row.name));
    let g = &rows.goods;
    found.once(LevelFile::Goods, "id", g.goods.iter().map(|row| &row.id));
    found.once(LevelFile::Goods, "id", g.shipyards.iter().map(|row| &row.id));
    let words = p.planets.iter().map(|row| &row.id).chain(p.routes.iter().map(|row| &row.id));
    let words = words.map(|name| (LevelFile::Planets, name));
    let goods = g.goods.iter().map(|row| (LevelFile::Goods, &row.id));
    for (file, name) in words.chain(goods) {
        let plain = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let sound = !name.is_empty() && name.chars().all(plain);
        found.need(sound, || LevelMark::row(file, "id", name), "level-duck-id", || id(name), "");
    }
}

/// Place, id and source of every row.
fn every_row(rows: &Rows) -> Vec<(LevelMark, &str, &str)> {
    let mut all: Vec<(LevelMark, &str, &str)> = Vec::new();
    let mut add =
        |file, field, name, source| all.push((LevelMark::row(file, field, name), name, source));
    let file = LevelFile::Planets;
    rows.planets.planets.iter().for_each(|r| add(file, "id", &r.id, &r.source));
    rows.planets.routes.iter().for_each(|r| add(file, "id", &r.id, &r.source));
    let (file, g) = (LevelFile::Goods, &rows.goods);
    g.goods.iter().for_each(|r| add(file, "id", &r.id, &r.source));
    g.factories.iter().for_each(|r| add(file, "product", &r.product, &r.source));
    g.consumers.iter().for_each(|r| add(file, "good", &r.good, &r.source));
    g.shipyards.iter().for_each(|r| add(file, "id", &r.id, &r.source));
    g.mines.iter().for_each(|r| add(file, "good", &r.good, &r.source));
    let mut head = |file, name, source| all.push((LevelMark::head(file, name), name, source));
    head(file, "boxes", &g.boxes.source);
    head(file, "medicine", &g.medicine.source);
    head(LevelFile::Planets, "frame", &rows.planets.frame.source);
    head(LevelFile::Reference, "source", &rows.reference.source);
    let (file, f) = (LevelFile::Figures, &rows.figures);
    head(file, "energy", &f.energy.source);
    head(file, "costs", &f.costs.source);
    for (name, row) in [
        ("collect", &f.collect),
        ("keep", &f.keep),
        ("cubes", &f.cubes),
        ("passages", &f.passages),
        ("start_equipment", &f.start_equipment),
        ("built_in", &f.built_in),
        ("hold", &f.hold),
        ("quiet", &f.quiet),
    ] {
        head(file, name, &row.source);
    }
    f.sections.iter().for_each(|row| head(file, "sections", &row.source));
    f.rows.iter().for_each(|row| head(file, "rows", &row.source));
    all
}
