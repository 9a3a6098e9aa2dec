//! The level file of a merchant and the boards that it becomes, whichever merchant it is: spaces,
//! team, material. What the material is, each shop says in `shops`.
//!
//! It decides no rule: findings name the rule that would go wrong.

use super::{Cost, LevelFile, LevelFindings, LevelMark, Rows, shops};
use crate::games::levels::id;
use crate::games::merchants_cove::table::merchants::{Merchant, TEAM, merchants};
use serde::Deserialize;

/// A space of a merchant's shop board.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpaceRow<ShopStep> {
    id: String,
    hours: i64,
    corruption: i64,
    effect: Vec<ShopStep>,
    source: String,
}

/// A place of a merchant's team board.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamRow<ShopStep> {
    effect: Vec<ShopStep>,
    source: String,
}

/// The file of a merchant that holds nothing but boards and the figures of the material.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardRows<ShopStep, ShopMaterial> {
    spaces: Vec<SpaceRow<ShopStep>>,
    team: Vec<TeamRow<ShopStep>>,
    kit: ShopMaterial,
}

/// Where a row stands, its name, and where it comes from.
pub type RowSource<'a> = (LevelMark, &'a str, &'a str);

/// The figures of a merchant's material.
pub trait Material: Clone {
    /// Where they come from.
    fn source(&self) -> &str;
    /// Whether a table can be set up with them.
    fn sound(&self) -> bool;
    /// Reports what merely breaks a rule.
    fn check(&self, _file: LevelFile, _found: &mut LevelFindings) {}
}

/// The figures in a step of a merchant's boards: whoever alters one in a file hears of it before
/// the table does.
pub trait StepFigures {
    /// Each figure, with the least and the most that it may be.
    fn figures(&self) -> Vec<(i64, i64, i64)>;
}

/// The file of a merchant, as the own shop reads it.
pub trait ShopRows {
    /// The steps of the boards.
    type ShopStep: Clone + StepFigures;
    /// The material.
    type ShopMaterial: Material;
    /// The own spaces.
    fn spaces(&self) -> &[SpaceRow<Self::ShopStep>];
    /// The places of the team board.
    fn team(&self) -> &[TeamRow<Self::ShopStep>];
    /// The figures of the material, as they stand.
    fn material(&self) -> &Self::ShopMaterial;
    /// The material, with everything that the file says of it.
    fn kit(&self) -> Self::ShopMaterial {
        self.material().clone()
    }
    /// Further lists of the file: their heads, whether a table can be set up with them, and the
    /// rule behind that.
    fn lists(&self) -> Vec<(&'static str, bool, &'static str)> {
        Vec::new()
    }
    /// The rows of these lists.
    fn sources(&self, _file: LevelFile) -> Vec<RowSource<'_>> {
        Vec::new()
    }
}

impl<ShopStep: Clone + StepFigures, ShopMaterial: Material> ShopRows
    for BoardRows<ShopStep, ShopMaterial>
{
    type ShopStep = ShopStep;
    type ShopMaterial = ShopMaterial;
    fn spaces(&self) -> &[SpaceRow<ShopStep>] {
        &self.spaces
    }
    fn team(&self) -> &[TeamRow<ShopStep>] {
        &self.team
    }
    fn material(&self) -> &ShopMaterial {
        &self.kit
    }
}

/// What stands on the boards of a merchant: spaces, team, and the figures of the material.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShopBoard<ShopStep, ShopMaterial> {
    /// Own spaces with their costs and what they do, in the order of their words.
    pub spaces: Vec<(Cost, Vec<ShopStep>)>,
    /// What each place of the team board does.
    pub team: Vec<Vec<ShopStep>>,
    /// The material.
    pub kit: ShopMaterial,
}

/// What goes through the boards of all merchants.
macro_rules! boards {
    (() $($(#[$doc:meta])* $name:ident $shop:ident;)*) => {
        /// The boards of all merchants.
        #[derive(Clone, Debug)]
        pub struct Boards {
            $($(#[$doc])* pub $shop: ShopBoard<shops::$shop::ShopStep, shops::$shop::ShopMaterial>,)*
        }

        /// The boards, reporting what no table could be set up with.
        pub(super) fn build(rows: &Rows, found: &mut LevelFindings) -> Boards {
            Boards { $($shop: board(Merchant::$name, &rows.$shop, found),)* }
        }

        /// Every row of the merchants' files.
        pub(in crate::games::merchants_cove) fn sources(rows: &Rows) -> Vec<RowSource<'_>> {
            let mut all = Vec::new();
            $(all.extend(sources_of(Merchant::$name.file(), &rows.$shop));)*
            all
        }

        /// Reports what merely breaks a rule.
        pub(in crate::games::merchants_cove) fn check(rows: &Rows, found: &mut LevelFindings) {
            $(rows.$shop.kit().check(Merchant::$name.file(), found);)*
        }
    };
}
merchants!(boards);

/// The boards of a merchant: four spaces by their words, four places of the team.
fn board<R: ShopRows>(
    merchant: Merchant,
    rows: &R,
    found: &mut LevelFindings,
) -> ShopBoard<R::ShopStep, R::ShopMaterial> {
    let (words, spaces, team, kit) = (merchant.spaces(), rows.spaces(), rows.team(), rows.kit());
    let mut need = |holds: bool, field: &'static str, rule: &str| {
        let head = || LevelMark::head(merchant.file(), field);
        found.need(holds, head, "level-cove-number", || id(field), rule);
    };
    let same = spaces.len() == words.len() && spaces.iter().zip(words).all(|(r, w)| r.id == *w);
    need(same, "spaces", "MC-18.1");
    let cost =
        |r: &SpaceRow<R::ShopStep>| (1..=3).contains(&r.hours) && (0..=10).contains(&r.corruption);
    need(spaces.iter().all(cost), "spaces", "MC-18.1");
    let acts = spaces.iter().all(|r| !r.effect.is_empty())
        && team.len() == usize::from(TEAM)
        && team.iter().all(|r| !r.effect.is_empty());
    need(acts, "team", "MC-18.2");
    need(kit.sound(), "kit", "MC-18.6");
    for (head, sound, rule) in rows.lists() {
        need(sound, head, rule);
    }
    steps(merchant.file(), rows, found);
    let cost = |r: &SpaceRow<R::ShopStep>| Cost { hours: r.hours, corruption: r.corruption };
    ShopBoard {
        spaces: spaces.iter().map(|r| (cost(r), r.effect.clone())).collect(),
        team: team.iter().map(|r| r.effect.clone()).collect(),
        kit,
    }
}

/// MC-18.1, MC-18.2: figures of spaces and team within their bounds.
fn steps<R: ShopRows>(file: LevelFile, rows: &R, found: &mut LevelFindings) {
    let sound = |step: &R::ShopStep| {
        step.figures().into_iter().all(|(n, least, most)| (least..=most).contains(&n))
    };
    for row in rows.spaces() {
        let mark = || LevelMark::row(file, "id", &row.id);
        let holds = row.effect.iter().all(sound);
        found.need(holds, mark, "level-cove-number", || id(&row.id), "MC-18.1");
    }
    for (n, place) in rows.team().iter().enumerate() {
        let head = || LevelMark::head(file, "team");
        let args = || id(&(n + 1).to_string());
        found.need(place.effect.iter().all(sound), head, "level-cove-number", args, "MC-18.2");
    }
}

/// Every row of a merchant's file.
fn sources_of<R: ShopRows>(file: LevelFile, rows: &R) -> Vec<RowSource<'_>> {
    let spaces = rows.spaces().iter();
    let spaces =
        spaces.map(|r| (LevelMark::row(file, "id", &r.id), r.id.as_str(), r.source.as_str()));
    let places =
        rows.team().iter().map(|r| (LevelMark::head(file, "team"), "team", r.source.as_str()));
    let kit = (LevelMark::head(file, "kit"), "kit", rows.material().source());
    spaces.chain(places).chain([kit]).chain(rows.sources(file)).collect()
}
