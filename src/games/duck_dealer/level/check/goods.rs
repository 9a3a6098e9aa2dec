//! Goods and what makes and wants them: how many there are of each class, recipes that lead
//! upwards, one factory and one consumer for each good that is made, points by class.

use super::{
    super::{Class, Equipment, Factory, GoodIx, Level, LevelFile, LevelFindings, LevelMark, Rows},
    differs, id,
};

/// Goods of each class (DD-2.1).
const COUNTS: [usize; 4] = [5, 5, 3, 4];
/// Points of a sale, by class (DD-15.1).
const SALES: [i64; 4] = [0, 3, 10, 30];
/// Points for building, by class (DD-10.5); nothing builds a primary good.
const BUILD: [i64; 4] = [0, 10, 25, 50];
/// Factories that want each good that is wanted at all, at least.
const LEAST_USES: usize = 2;
/// Shipyards (DD-2.7).
const YARDS: usize = 5;

fn row(field: &str, name: &str) -> LevelMark {
    LevelMark::row(LevelFile::Goods, field, name)
}
fn head(name: &str) -> LevelMark {
    LevelMark::head(LevelFile::Goods, name)
}

/// Reports what is wrong with the goods.
pub(super) fn check(level: &Level, rows: &Rows, found: &mut LevelFindings) {
    for class in Class::ALL {
        let (n, have) = (class as usize, level.goods.iter().filter(|g| g.class == class).count());
        let args = || differs(class.id(), have, COUNTS[n]);
        let sound = have == COUNTS[n];
        found.need(sound, || head("goods"), "level-duck-goods", args, "DD-2.1");
    }
    for good in &level.goods {
        let want = SALES[good.class as usize];
        let args = || differs(&good.id, good.sale, want);
        found.need(good.sale == want, || row("id", &good.id), "level-duck-sale", args, "DD-15.1");
    }
    factories(level, found);
    consumers(level, found);
    yards(level, found);
    mines(level, found);
    boxes(level, rows, found);
}

/// The class of a good.
fn class(level: &Level, good: GoodIx) -> Class {
    level.good(good).class
}

fn factories(level: &Level, found: &mut LevelFindings) {
    for (n, good) in level.goods.iter().enumerate() {
        let made = level.factories.iter().filter(|f| f.product.ix() == n).count();
        let want = usize::from(good.class != Class::Primary);
        let args = || differs(&good.id, made, want);
        found.need(made == want, || row("id", &good.id), "level-duck-factories", args, "DD-2.7");
        let uses = level.factories.iter().filter(|f| f.inputs.iter().any(|i| i.ix() == n)).count();
        let final_good = good.class > Class::Intermediate;
        let args = || differs(&good.id, uses, LEAST_USES);
        let enough = final_good || uses >= LEAST_USES;
        found.need(enough, || row("id", &good.id), "level-duck-unused", args, "DD-12.4");
    }
    for (n, factory) in level.factories.iter().enumerate() {
        recipe(level, factory, found);
        let want = BUILD[class(level, factory.product) as usize];
        let name = &level.good(factory.product).id;
        let args = || differs(name, factory.vp, want);
        found.need(factory.vp == want, || row("product", name), "level-duck-vp", args, "DD-10.5");
        let pair = |f: &Factory| (f.inputs[0].min(f.inputs[1]), f.inputs[0].max(f.inputs[1]));
        let alone = !level.factories[..n].iter().any(|other| pair(other) == pair(factory));
        let mark = || row("product", name);
        found.need(alone, mark, "level-duck-same-inputs", || id(name), "DD-10.5");
    }
    let (product, inputs) = level.other_recipe;
    let known = level.factories.iter().any(|f| f.product == product);
    found.need(known, || head("medicine"), "level-duck-other-recipe", Vec::new, "DD-12.4");
    recipe(level, &Factory { product, inputs, vp: 0 }, found);
}

/// Two different inputs of lower classes; nothing is made of final goods.
fn recipe(level: &Level, factory: &Factory, found: &mut LevelFindings) {
    let name = &level.good(factory.product).id;
    let [a, b] = factory.inputs;
    let mark = || row("product", name);
    found.need(a != b, mark, "level-duck-one-input", || id(name), "DD-12.4");
    let made = class(level, factory.product);
    let lower = |good: &GoodIx| class(level, *good) < made.min(Class::Final10);
    let sound = factory.inputs.iter().all(lower);
    found.need(sound, mark, "level-duck-input-class", || id(name), "DD-12.4");
}

fn consumers(level: &Level, found: &mut LevelFindings) {
    for (n, good) in level.goods.iter().enumerate() {
        let have = level.consumers.iter().filter(|c| c.good.ix() == n).count();
        let want = usize::from(good.class != Class::Primary);
        let args = || differs(&good.id, have, want);
        found.need(have == want, || row("id", &good.id), "level-duck-consumers", args, "DD-2.7");
    }
    for consumer in &level.consumers {
        let want = BUILD[class(level, consumer.good) as usize];
        let name = &level.good(consumer.good).id;
        let args = || differs(name, consumer.vp, want);
        let mark = || row("good", name).also("vp:");
        found.need(consumer.vp == want, mark, "level-duck-vp", args, "DD-10.4");
    }
    let places = level.planets.iter().filter(|p| !p.start).count();
    let have = level.consumers.len();
    let args = || differs("consumers", have, places + 1);
    let sound = have == places + 1;
    found.need(sound, || head("consumers"), "level-duck-spare", args, "DD-8.4");
}

fn yards(level: &Level, found: &mut LevelFindings) {
    let args = || differs("shipyards", level.yards.len(), YARDS);
    let sound = level.yards.len() == YARDS;
    found.need(sound, || head("shipyards"), "level-duck-yard-count", args, "DD-2.7");
    for what in Equipment::ALL {
        let sold = level.yards.iter().any(|yard| yard.gives == what);
        let mark = || head("shipyards");
        found.need(sold, mark, "level-duck-yard-kinds", || id(what.id()), "DD-12.3");
    }
    for (n, yard) in level.yards.iter().enumerate() {
        let mark = || row("id", &yard.id);
        let primary = class(level, yard.good) == Class::Primary;
        found.need(primary, mark, "level-duck-yard-good", || id(&yard.id), "DD-10.3");
        let twice = level.yards[..n].iter().any(|other| other.good == yard.good);
        found.need(!twice, mark, "level-duck-yard-same", || id(&yard.id), "DD-10.3");
        let args = || differs(&yard.id, yard.vp, "10, 25, 50");
        found.need(BUILD[1..].contains(&yard.vp), mark, "level-duck-vp", args, "DD-10.3");
    }
}

fn mines(level: &Level, found: &mut LevelFindings) {
    for (n, good) in level.goods.iter().enumerate() {
        let rows: Vec<_> = level.mines.iter().filter(|m| m.good.ix() == n).collect();
        let sound = match (good.class, rows.as_slice()) {
            (Class::Primary, [only]) => only.start == 1 && only.ordinary >= 2,
            (Class::Primary, _) => false,
            (_, mines) => mines.is_empty(),
        };
        found.need(sound, || head("mines"), "level-duck-mine", || id(&good.id), "DD-3.4");
    }
}

fn boxes(level: &Level, rows: &Rows, found: &mut LevelFindings) {
    let mark = || head("boxes");
    let [left, right] = &level.boxes;
    for (name, boxes) in [("left", left), ("right", right)] {
        found.need(boxes.is_sorted(), mark, "level-duck-box-order", || id(name), "DD-3.5");
    }
    let even = left.len().abs_diff(right.len()) <= 1;
    found.need(even, mark, "level-duck-box-height", Vec::new, "DD-3.5");
    let primary = rows.goods.boxes.left.iter().chain(&rows.goods.boxes.right);
    let none = !primary.into_iter().any(|class| *class == Class::Primary);
    found.need(none, mark, "level-duck-box-order", || id("primary"), "DD-3.5");
}
