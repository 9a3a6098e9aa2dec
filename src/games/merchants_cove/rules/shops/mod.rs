//! Chapter MC-18, the merchants in general, and the seam behind which each shop stands. A shop is a
//! folder of its own: it says what lies in it, what its spaces and its team do, and plugs in its
//! verbs and questions; nothing outside a shop's folder knows what it does. A further merchant is a
//! folder here, a file of words in `table/merchants/` with its name in the list `merchants!`, a
//! level file, a workshop of the computer player, a sheet, texts and tests.

pub mod alchemist;
pub mod blacksmith;
pub mod captain;
pub mod chronomancer;

use super::steps::{EffectProgress, Job};
pub use crate::games::merchants_cove::table::merchants::Merchant;
use crate::games::merchants_cove::{
    level::{Clan, Cost, Level},
    table::arrangement::Arrangement,
    table::{
        layout,
        merchants::merchants,
        nouns::{CoveTable, CoveView, GlassOwner},
    },
};
use crate::table::{
    action::{Action, Value},
    builder::Builder,
    ids::{Dial, Rule, SeatId},
    offers::{No, no},
    stages::Rules,
    study::Problem,
};

/// How a merchant's shop works.
pub trait Shop: Sync {
    /// Names the kinds of its pieces.
    fn lay_out_kinds(&self, level: &Level, b: &mut Builder);
    /// Names its zones.
    fn lay_out_zones(&self, level: &Level, b: &mut Builder);
    /// Lays its pieces into them, as they lie in the box.
    fn lay_pieces(&self, level: &Level, b: &mut Builder);
    /// Sets the material up for the merchant's first day.
    fn set_up(&self, t: &mut CoveTable);
    /// What a space costs.
    fn cost(&self, level: &Level, space: usize) -> Cost;
    /// How many steps an effect has.
    fn steps(&self, level: &Level, job: Job) -> usize;
    /// Whether an effect can be carried out (the lines "legal when").
    ///
    /// # Errors
    /// Why not.
    fn can(&self, t: &CoveTable, player: GlassOwner, job: Job) -> Result<(), No>;
    /// What is lacking for an effect that is refused as [`lacking`]: a phrase for each of its steps
    /// of which one would be enough.
    fn lacks(&self, t: &CoveTable, player: GlassOwner, job: Job) -> Vec<Value>;
    /// Carries a step of an effect out, or asks what it needs to know.
    fn run(&self, t: &mut CoveTable, player: GlassOwner, at: EffectProgress);
    /// What happens when a day is over (MC-11.5).
    fn end_of_round(&self, _t: &mut CoveTable) {}
    /// Puts the shop's verbs and questions into the stages.
    fn plug(&self, rules: &mut Rules);
    /// Why an action of this shop that nobody offers is not possible now.
    fn why_not(&self, t: &CoveTable, action: Action) -> Option<No>;
    /// Lets be due what is half done in a position that was set by hand or taken in the middle of a
    /// visit. Once that is carried out, nothing may be due any more.
    fn arrange(&self, _t: &mut CoveTable, _player: GlassOwner) {}
    /// What is wrong with a position that was set by hand.
    fn problems(&self, _t: &CoveTable, _found: &mut Vec<Problem>) {}
    /// Where its material lies under a worked example, as edits.
    fn ground(&self, _on: &Arrangement) -> Vec<String> {
        Vec::new()
    }
    /// The words for its material in the position of a worked example, as edits; `None` where a
    /// line is no such word.
    fn arrangement(&self, on: &Arrangement, word: &str, rest: &[&str]) -> Option<Vec<String>>;
    /// The smallest and the largest number of one of its dials.
    fn range(&self, level: &Level, dial: Dial) -> (i64, i64);
}

/// How the shop of each works.
macro_rules! shops {
    (() $($(#[$doc:meta])* $name:ident $shop:ident;)*) => {
        impl Merchant {
            /// How the shop works.
            pub fn shop(self) -> &'static dyn Shop {
                match self {
                    $(Merchant::$name => &$shop::$name,)*
                }
            }
        }
    };
}
merchants!(shops);

/// The reason why what has been begun cannot be left as it is.
pub const fn not_in_full() -> No {
    no("MC-5.4", "mc-no-in-full")
}

/// The reason why a space is refused that needs something. What that is, is said where somebody
/// reads it.
pub const fn lacking() -> No {
    no("MC-5.4", "mc-no-lacking")
}

/// What is lacking for an effect, as one argument.
pub fn what_lacks(t: &CoveTable, player: GlassOwner, job: Job) -> Value {
    let lacks = t.merchant(player).map(|merchant| merchant.shop().lacks(t, player, job));
    Value::List(lacks.unwrap_or_default())
}

/// Something that is lacking, with its numbers.
fn lack(key: &'static str, numbers: &[(&'static str, i64)]) -> Value {
    let args = numbers.iter().map(|(name, n)| (*name, Value::Number(*n))).collect();
    Value::Phrase(key, args)
}

/// MC-18.3, first half: a shield is activated only once.
pub fn may_activate(t: &impl CoveView, player: GlassOwner, clan: Clan) -> Result<(), No> {
    match t.shield(player, clan) {
        true => no("MC-18.3", "mc-no-shield-active").err(),
        false => Ok(()),
    }
}

/// MC-18.3: marks a shield active and gains the immediate patronage of the clan once.
pub fn activate(t: &mut CoveTable, player: GlassOwner, clan: Clan) {
    let bits = t.ledger.dial(layout::shields(player)) | 1 << clan as i64;
    t.ledger.set(layout::shields(player), bits);
    let line = t.ledger.say("mc-log-shield", Rule("MC-18.3"));
    line.seat("seat", SeatId(player))
        .word("clan", crate::games::merchants_cove::table::nouns::clan_key(clan));
    patronage(t, player, clan);
}

/// MC-10.2: immediate patronage.
pub fn patronage(t: &mut CoveTable, player: GlassOwner, clan: Clan) {
    let gold = t.ledger.count(layout::hall(clan)) as i64;
    super::goods::earn(t, player, gold);
    let line = t.ledger.say("mc-log-patron-now", Rule("MC-10.2")).seat("seat", SeatId(player));
    line.word("clan", crate::games::merchants_cove::table::nouns::clan_key(clan))
        .money("gold", gold);
}
