//! The files of this game's level, and the rows that each holds, exactly as they are written there.
//!
//! Nothing is resolved or decided here: names stay names.

use super::{Class, Equipment};
use crate::games::levels::{level_files, rows};
use include_dir::{Dir, include_dir};

/// Everything that lies in the folder of this game's data.
pub static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/levels/duck_dealer");

rows! {
    /// `planets.ron`
    PlanetRows { frame: FrameRow, planets: Vec<PlanetRow>, routes: Vec<RouteRow>, }
    FrameRow { width: i32, height: i32, planet: i32, point: i32, source: String, }
    PlanetRow { id: String, name: String, start: bool, x: i32, y: i32, source: String, }
    RouteRow { id: String, from: String, to: String, points: Vec<(i32, i32)>, source: String, }
    /// `goods.ron`
    GoodsRows {
        goods: Vec<GoodRow>,
        factories: Vec<FactoryRow>,
        consumers: Vec<ConsumerRow>,
        shipyards: Vec<YardRow>,
        mines: Vec<MineRow>,
        boxes: BoxesRow,
        medicine: RecipeRow,
    }
    GoodRow { id: String, class: Class, sale: i64, source: String, }
    FactoryRow { product: String, inputs: (String, String), vp: i64, source: String, }
    ConsumerRow { good: String, vp: i64, source: String, }
    YardRow { id: String, gives: Equipment, good: String, vp: i64, source: String, }
    MineRow { good: String, start: u8, ordinary: u8, source: String, }
    BoxesRow { left: Vec<Class>, right: Vec<Class>, source: String, }
    RecipeRow { product: String, inputs: (String, String), source: String, }
    /// `figures.ron`
    FigureRows {
        energy: EnergyRow,
        costs: CostsRow,
        collect: NumberRow,
        keep: NumberRow,
        cubes: NumberRow,
        passages: NumberRow,
        start_equipment: NumberRow,
        built_in: NumberRow,
        hold: NumberRow,
        quiet: NumberRow,
        sections: Vec<SectionRow>,
        rows: Vec<CounterRow>,
    }
    EnergyRow { red: i64, yellow: i64, blue: i64, source: String, }
    CostsRow {
        jump: i64,
        build: i64,
        privilege: i64,
        route_cube: i64,
        trade: i64,
        source: String,
    }
    NumberRow { value: i64, source: String, }
    SectionRow { slots: i64, speed: i64, source: String, }
    CounterRow { to: usize, cubes: i64, source: String, }
    /// `reference.ron`
    ReferenceRows {
        mines: Vec<ReferenceMineRow>,
        shipyards: Vec<ReferenceYardRow>,
        left: Vec<String>,
        right: Vec<String>,
        routes: usize,
        source: String,
    }
    ReferenceMineRow { planet: String, good: String, }
    ReferenceYardRow { planet: String, yard: String, }
}

level_files! {
    "duck_dealer" in FILES {
        /// Planets and routes.
        Planets "planets.ron": planets: PlanetRows,
        /// Goods, and what makes and wants them.
        Goods "goods.ron": goods: GoodsRows,
        /// Energy, prices, ship, turn counter.
        Figures "figures.ron": figures: FigureRows,
        /// The reference set-up.
        Reference "reference.ron": reference: ReferenceRows,
    } checked {}
}
