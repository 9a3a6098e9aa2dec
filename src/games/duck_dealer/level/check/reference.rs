//! The reference set-up uses every tile once, where it may lie.

use super::{
    super::{ConsumerIx, GoodIx, Level, LevelFile, LevelFindings, LevelMark, Rows},
    differs, id,
};

/// Reports what could not be laid out as the reference set-up says.
pub(super) fn check(level: &Level, rows: &Rows, found: &mut LevelFindings) {
    let head = |name: &str| LevelMark::head(LevelFile::Reference, name);
    let reference = &level.reference;
    let (have, want) = (level.routes.len(), rows.reference.routes);
    let args = || differs("routes", have, want);
    found.need(have == want, || head("routes"), "level-duck-routes", args, "DD-2.6");
    for mines in &level.mines {
        let on = |start: bool| {
            let there = |(n, good): &(usize, &GoodIx)| {
                **good == mines.good && level.planets[*n].start == start
            };
            reference.mines.iter().enumerate().filter(there).count()
        };
        let fits = on(true) == usize::from(mines.start) && on(false) == usize::from(mines.ordinary);
        let name = &level.good(mines.good).id;
        found.need(fits, || head("mines"), "level-duck-ref-mines", || id(name), "DD-3.4");
    }
    let every = rows.reference.mines.len() == level.planets.len();
    found.need(every, || head("mines"), "level-duck-reference-mines", Vec::new, "DD-3.4");
    for (n, yard) in level.yards.iter().enumerate() {
        let once = reference.yards.iter().filter(|y| y.ix() == n).count() == 1;
        let mark = || head("shipyards");
        found.need(once, mark, "level-duck-ref-yards", || id(&yard.id), "DD-3.3");
    }
    let every = rows.reference.shipyards.len() == level.yards.len();
    found.need(every, || head("shipyards"), "level-duck-reference-yards", Vec::new, "DD-3.3");
    let class = |tile: &ConsumerIx| level.good(level.consumer(*tile).good).class;
    for (name, (stack, boxes)) in
        ["left", "right"].into_iter().zip(reference.stacks.iter().zip(&level.boxes))
    {
        let fits = stack.iter().map(class).eq(boxes.iter().copied());
        found.need(fits, || head(name), "level-duck-ref-stack", || id(name), "DD-3.5");
    }
    for (n, consumer) in level.consumers.iter().enumerate() {
        let all = reference.stacks.iter().flatten();
        let once = all.filter(|tile| tile.ix() == n).count() == 1;
        let name = &level.good(consumer.good).id;
        found.need(once, || head("left"), "level-duck-ref-tiles", || id(name), "DD-3.5");
    }
}
