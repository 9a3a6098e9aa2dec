//! Builds the level out of parsed rows: names become indices. Reports what stands in the way of a
//! table that could be set up at all; what merely breaks a rule is the business of the check.

use super::{
    Class, Consumer, ConsumerIx, Costs, CounterRow, Factory, FactoryRow, Good, GoodIx, Level,
    LevelFile, LevelFindings, LevelMark, MOST_SPACES, Mines, Planet, PlanetIx, PlanetRoute,
    Reference, Rows, Section, Yard, YardIx, ways,
};

use crate::games::levels::id;

/// Most goods: they are bits of a number.
const MOST_GOODS: usize = crate::games::duck_dealer::table::layout::MOST_GOODS as usize;

/// Looks names up, and reports those that name nothing.
struct Names<'a, 'f> {
    rows: &'a Rows,
    found: &'a mut LevelFindings<'f>,
}

impl Names<'_, '_> {
    fn look(&mut self, at: Option<usize>, file: LevelFile, name: &str) -> Option<usize> {
        let mark = || LevelMark::words(file, &format!("\"{name}\""));
        self.found.need(at.is_some(), mark, "level-unknown", || id(name), "");
        at
    }
    fn good(&mut self, name: &str, file: LevelFile) -> Option<GoodIx> {
        let at = self.rows.goods.goods.iter().position(|row| row.id == name);
        self.look(at, file, name).map(|at| GoodIx(at as u8))
    }
    fn planet(&mut self, name: &str, file: LevelFile) -> Option<PlanetIx> {
        let at = self.rows.planets.planets.iter().position(|row| row.id == name);
        self.look(at, file, name).map(|at| PlanetIx(at as u16))
    }
    fn yard(&mut self, name: &str) -> Option<YardIx> {
        let at = self.rows.goods.shipyards.iter().position(|row| row.id == name);
        self.look(at, LevelFile::Reference, name).map(|at| YardIx(at as u8))
    }
    fn consumer(&mut self, good: &str) -> Option<ConsumerIx> {
        let at = self.rows.goods.consumers.iter().position(|row| row.good == good);
        self.look(at, LevelFile::Reference, good).map(|at| ConsumerIx(at as u8))
    }

    fn routes(&mut self) -> Option<Vec<PlanetRoute>> {
        let mut first = self.rows.planets.planets.len() as u16;
        let mut routes = Vec::new();
        for row in &self.rows.planets.routes {
            let ends = [&row.from, &row.to].map(|name| self.planet(name, LevelFile::Planets));
            let [Some(from), Some(to)] = ends else { continue };
            let points = row.points.clone();
            let (id, here) = (row.id.clone(), first);
            first += points.len() as u16;
            routes.push(PlanetRoute { id, ends: (from, to), first: here, points });
        }
        (routes.len() == self.rows.planets.routes.len()).then_some(routes)
    }

    fn inputs(&mut self, names: &(String, String)) -> Option<[GoodIx; 2]> {
        let both = [&names.0, &names.1].map(|name| self.good(name, LevelFile::Goods));
        let [Some(one), Some(two)] = both else { return None };
        Some([one, two])
    }
    fn factory(&mut self, row: &FactoryRow) -> Option<Factory> {
        let product = self.good(&row.product, LevelFile::Goods);
        let inputs = self.inputs(&row.inputs)?;
        Some(Factory { product: product?, inputs, vp: row.vp })
    }

    fn reference(&mut self) -> Option<Reference> {
        let (rows, file) = (self.rows, LevelFile::Reference);
        let planets = &rows.planets.planets;
        let mut mines = vec![None; planets.len()];
        for row in &rows.reference.mines {
            if let (Some(planet), Some(good)) =
                (self.planet(&row.planet, file), self.good(&row.good, file))
            {
                mines[planet.ix()] = Some(good);
            }
        }
        let mut yards = vec![None; planets.len()];
        for row in &rows.reference.shipyards {
            if let (Some(planet), Some(yard)) =
                (self.planet(&row.planet, file), self.yard(&row.yard))
            {
                yards[planet.ix()] = Some(yard);
            }
        }
        let starts: Vec<usize> = (0..planets.len()).filter(|&n| planets[n].start).collect();
        let yards: Option<Vec<YardIx>> = starts.iter().map(|&n| yards[n]).collect();
        let mut stack = |names: &[String]| -> Option<Vec<ConsumerIx>> {
            let all: Vec<_> = names.iter().map(|name| self.consumer(name)).collect();
            all.into_iter().collect()
        };
        let stacks = [stack(&rows.reference.left), stack(&rows.reference.right)];
        let [Some(left), Some(right)] = stacks else { return None };
        let mines: Option<Vec<GoodIx>> = mines.into_iter().collect();
        let head = || LevelMark::head(file, "mines");
        self.found.need(mines.is_some(), head, "level-duck-reference-mines", Vec::new, "DD-3.4");
        let head = || LevelMark::head(file, "shipyards");
        self.found.need(yards.is_some(), head, "level-duck-reference-yards", Vec::new, "DD-3.3");
        Some(Reference { mines: mines?, yards: yards?, stacks: [left, right] })
    }
}

/// What no table could hold at all.
fn sizes(rows: &Rows, found: &mut LevelFindings) {
    let points: usize = rows.planets.routes.iter().map(|r| r.points.len()).sum();
    let spaces = points + rows.planets.planets.len();
    let head = || LevelMark::head(LevelFile::Planets, "planets");
    found.need(spaces <= MOST_SPACES, head, "level-duck-many", Vec::new, "");
    let goods = rows.goods.goods.len();
    let head = || LevelMark::head(LevelFile::Goods, "goods");
    found.need((1..=MOST_GOODS).contains(&goods), head, "level-duck-many", Vec::new, "");
    let f = &rows.figures;
    let numbers = [
        ("collect", f.collect.value),
        ("keep", f.keep.value),
        ("cubes", f.cubes.value),
        ("passages", f.passages.value),
        ("start_equipment", f.start_equipment.value),
        ("built_in", f.built_in.value),
        ("hold", f.hold.value),
        ("quiet", f.quiet.value),
        ("energy", f.energy.red.min(f.energy.yellow).min(f.energy.blue)),
        ("energy", f.energy.red.max(f.energy.yellow).max(f.energy.blue)),
    ];
    for (name, value) in numbers {
        let mark = || LevelMark::head(LevelFile::Figures, name);
        found.need((0..=200).contains(&value), mark, "level-duck-number", || id(name), "");
    }
    let sound = !f.sections.is_empty() && f.sections.iter().all(|s| s.slots > 0 && s.speed > 0);
    let head = || LevelMark::head(LevelFile::Figures, "sections");
    found.need(sound, head, "level-duck-sections", Vec::new, "DD-7.1");
    let sound = !f.rows.is_empty() && f.rows.iter().all(|r| r.to > 0 && r.to <= 200);
    let head = || LevelMark::head(LevelFile::Figures, "rows");
    found.need(sound, head, "level-duck-rows", Vec::new, "DD-6.3");
    let starts = rows.planets.planets.iter().filter(|p| p.start).count();
    let head = || LevelMark::head(LevelFile::Planets, "planets");
    found.need(starts >= 5, head, "level-duck-starts", Vec::new, "DD-3.9");
    tiles(rows, starts, found);
}

/// A mine for every planet, a yard for every start planet, a box for every consumer.
fn tiles(rows: &Rows, starts: usize, found: &mut LevelFindings) {
    let goods = &rows.goods;
    let others = rows.planets.planets.len() - starts;
    let count = |of: fn(&super::files::MineRow) -> u8| -> usize {
        goods.mines.iter().map(|row| usize::from(of(row))).sum()
    };
    let head = || LevelMark::head(LevelFile::Goods, "mines");
    let enough = count(|row| row.start) == starts && count(|row| row.ordinary) == others;
    found.need(enough, head, "level-duck-mines", Vec::new, "DD-3.4");
    let head = || LevelMark::head(LevelFile::Goods, "shipyards");
    found.need(goods.shipyards.len() == starts, head, "level-duck-yards", Vec::new, "DD-3.3");
    for class in Class::ALL {
        let boxes = goods.boxes.left.iter().chain(&goods.boxes.right);
        let boxes = boxes.filter(|c| **c == class).count();
        let of = |good: &String| goods.goods.iter().find(|row| row.id == *good);
        let wants = goods.consumers.iter().filter_map(|row| of(&row.good));
        let wants = wants.filter(|good| good.class == class).count();
        let head = || LevelMark::head(LevelFile::Goods, "boxes");
        found.need(boxes == wants, head, "level-duck-boxes", || id(class.id()), "DD-3.5");
    }
}

/// The level, or what stands in its way.
pub(super) fn build(rows: &Rows, found: &mut LevelFindings) -> Option<Level> {
    let before = found.list.len();
    sizes(rows, found);
    let mut names = Names { rows, found };
    let routes = names.routes();
    let factories: Vec<_> = rows.goods.factories.iter().map(|row| names.factory(row)).collect();
    let consumers: Vec<_> = (rows.goods.consumers.iter())
        .map(|row| Some(Consumer { good: names.good(&row.good, LevelFile::Goods)?, vp: row.vp }))
        .collect();
    let yards: Vec<_> = (rows.goods.shipyards.iter())
        .map(|row| {
            let good = names.good(&row.good, LevelFile::Goods)?;
            Some(Yard { id: row.id.clone(), gives: row.gives, good, vp: row.vp })
        })
        .collect();
    let mines: Vec<_> = (rows.goods.mines.iter())
        .map(|row| {
            let good = names.good(&row.good, LevelFile::Goods)?;
            Some(Mines { good, start: row.start, ordinary: row.ordinary })
        })
        .collect();
    let other = names.inputs(&rows.goods.medicine.inputs);
    let product = names.good(&rows.goods.medicine.product, LevelFile::Goods);
    let reference = names.reference();
    if found.list.len() > before {
        return None;
    }
    let mut level = plain(rows);
    level.routes = routes?;
    level.lanes = ways::lanes(level.spaces(), &level.routes);
    level.factories = factories.into_iter().collect::<Option<_>>()?;
    level.consumers = consumers.into_iter().collect::<Option<_>>()?;
    level.yards = yards.into_iter().collect::<Option<_>>()?;
    level.mines = mines.into_iter().collect::<Option<_>>()?;
    level.other_recipe = (product?, other?);
    level.reference = reference?;
    Some(level)
}

/// What needs no names.
fn plain(rows: &Rows) -> Level {
    let (board, goods, f) = (&rows.planets, &rows.goods, &rows.figures);
    let planets = board.planets.iter().map(|row| Planet {
        id: row.id.clone(),
        name: row.name.clone(),
        start: row.start,
        at: (row.x, row.y),
    });
    let wares = goods.goods.iter();
    Level {
        frame: (board.frame.width, board.frame.height),
        radii: (board.frame.planet, board.frame.point),
        planets: planets.collect(),
        routes: Vec::new(),
        goods: wares
            .map(|row| Good { id: row.id.clone(), class: row.class, sale: row.sale })
            .collect(),
        factories: Vec::new(),
        consumers: Vec::new(),
        yards: Vec::new(),
        mines: Vec::new(),
        boxes: [goods.boxes.left.clone(), goods.boxes.right.clone()],
        other_recipe: (GoodIx(0), [GoodIx(0); 2]),
        energy: [f.energy.red, f.energy.yellow, f.energy.blue],
        costs: Costs {
            jump: f.costs.jump,
            build: f.costs.build,
            privilege: f.costs.privilege,
            route_cube: f.costs.route_cube,
            trade: f.costs.trade,
        },
        collect: f.collect.value,
        keep: f.keep.value,
        cubes: f.cubes.value as usize,
        passages: f.passages.value as usize,
        start_equipment: f.start_equipment.value,
        room: (f.built_in.value, f.hold.value),
        quiet: f.quiet.value,
        sections: (f.sections.iter())
            .map(|row| Section { slots: row.slots, speed: row.speed })
            .collect(),
        rows: f.rows.iter().map(|row| CounterRow { to: row.to, cubes: row.cubes }).collect(),
        reference: Reference { mines: Vec::new(), yards: Vec::new(), stacks: Default::default() },
        lanes: Vec::new(),
    }
}
