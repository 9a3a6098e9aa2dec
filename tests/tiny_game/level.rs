//! The level: goods, how many crates of each there are, what they bring at first, and how many a
//! merchant can carry. Read from `data/`, checked, never changed.

use caravanserai::games::levels::{
    Findings, LevelStore, Mark, Printed, editions, id, level_files, lists, rows, tagged,
};
use include_dir::{Dir, include_dir};

/// Everything that lies in the folder of this game's data.
pub static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/tests/tiny_game/data");

/// Goods there must be: one for each dial of a price.
const GOODS: usize = 3;

editions! {
    /// The editions.
    Edition {
        /// The only one.
        First "first",
    }
}

rows! {
    /// `crates.ron`
    CrateRows { carry: u8, source: String, goods: Vec<GoodRow>, }
    GoodRow { id: String, crates: u8, price: i64, source: String, }
}

level_files! {
    "tiny_game" in FILES {
        /// The goods.
        Crates "crates.ron": crates: CrateRows,
    } checked {}
}

lists! {
    Level {
        /// Position of a good in [`Level::goods`].
        GoodIx(u8): goods[Good] => good, good_by_id;
    }
}

/// A good.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Good {
    /// Its id; its name is the text `tri-good-<id>`.
    pub id: String,
    /// How many crates of it there are.
    pub crates: u8,
    /// What the first one brings.
    pub price: i64,
}

/// Everything printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Level {
    /// The goods.
    pub goods: Vec<Good>,
    /// How many crates a merchant can carry (TRI-2.3).
    pub carry: u8,
}

/// The level in use.
pub static LEVELS: LevelStore<Level, { Edition::ALL.len() }> = LevelStore::new();

impl Printed for Level {
    type Edition = Edition;
    type File = LevelFile;

    fn build(rows: &Rows, _edition: Edition, found: &mut Findings<LevelFile>) -> Option<Level> {
        let list = &rows.crates.goods;
        let head = || Mark::head(LevelFile::Crates, "goods");
        found.need(list.len() == GOODS, head, "level-tri-goods", Vec::new, "TRI-3.1");
        for row in list {
            let sound = (1..=20).contains(&row.crates) && (1..=100).contains(&row.price);
            let mark = || Mark::row(LevelFile::Crates, "id", &row.id);
            found.need(sound, mark, "level-tri-good", || id(&row.id), "TRI-3.1");
        }
        let carry = || Mark::head(LevelFile::Crates, "carry");
        found.need(rows.crates.carry > 0, carry, "level-tri-carry", Vec::new, "TRI-2.3");
        let good =
            |row: &GoodRow| Good { id: row.id.clone(), crates: row.crates, price: row.price };
        let goods = list.iter().map(good).collect();
        found.list.is_empty().then_some(Level { goods, carry: rows.crates.carry })
    }

    fn check(rows: &Rows, found: &mut Findings<LevelFile>) {
        for row in &rows.crates.goods {
            let mark = || Mark::row(LevelFile::Crates, "id", &row.id);
            found.need(tagged(&row.source), mark, "level-tri-source", || id(&row.id), "");
        }
        Level::build(rows, Edition::First, found);
    }
}
