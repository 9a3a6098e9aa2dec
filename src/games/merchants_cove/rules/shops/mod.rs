//! Chapter MC-18, the merchants in general, and the seam behind which each shop stands. A shop is a
//! folder of its own: it says what lies in it, what its spaces and its team do, and plugs in its
//! verbs and questions; nothing outside a shop's folder knows what it does. A further merchant is a
//! folder here with its name in the list `merchants!`, a level file, a workshop of the computer
//! player, a sheet, texts and tests.

pub mod alchemist;
pub mod blacksmith;
pub mod captain;
pub mod chronomancer;

/// The list of merchants, in the order of their numbers: what each is called in code, and the name
/// of the own folder in every layer. Whatever goes through all of them is made of this list: it is
/// handed to the macro `$then`, behind the other arguments.
macro_rules! merchants {
    ($then:ident $($args:tt)*) => {
        $then! {
            ($($args)*)
            /// Marbles that run together (MC-19).
            Alchemist alchemist;
            /// Metal dice and a furnace (MC-20).
            Blacksmith blacksmith;
            /// Ships on a chart (MC-21).
            Captain captain;
            /// Rifts in time (MC-22).
            Chronomancer chronomancer;
        }
    };
}
pub(in crate::games::merchants_cove) use merchants;

use super::effects::{EffectProgress, Job};
use crate::games::merchants_cove::{
    level::{self, Clan, Cost, Level, LevelFile},
    study::worked::Arrangement,
    table::{
        layout,
        nouns::{CoveTable, CoveView, GlassOwner},
        verbs,
    },
};
use crate::table::{
    action::{Action, VerbInfo},
    builder::Builder,
    ids::{Dial, KindId, Rule, SeatId, ZoneId},
    offers::{No, no},
    stages::Rules,
    study::Problem,
};

/// How many numbers, places and words a shop has, and what they are called; what is before it
/// decides which they are.
#[derive(Clone, Copy)]
pub struct Size {
    /// The merchant's word in set-ups and level files.
    pub id: &'static str,
    /// The name of the merchant's level file.
    pub file: &'static str,
    /// The text key of the merchant's name.
    pub name: &'static str,
    /// What small and large goods are called here, as text keys.
    pub goods: [&'static str; 2],
    /// The text keys of its four spaces.
    pub space_keys: &'static [&'static str; 4],
    /// The words of its four spaces.
    pub spaces: &'static [&'static str; 4],
    /// Its verbs.
    pub verbs: &'static [VerbInfo],
    /// Its questions, as text keys.
    pub questions: &'static [&'static str],
    /// Its dials.
    pub dials: &'static [(&'static str, u16)],
    /// How many consequences it has.
    pub follows: u8,
    /// How many zones it has.
    pub zones: u16,
    /// How many kinds of pieces it has.
    pub kinds: u16,
}

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

/// What stands for the merchants in code.
macro_rules! merchant {
    (() $($(#[$doc:meta])* $name:ident $shop:ident;)*) => {
        /// The merchants, in the order of their numbers.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub enum Merchant {
            $($(#[$doc])* $name,)*
        }

        const SIZES: [Size; COUNT] = [$($shop::SIZE),*];

        impl Merchant {
            /// Every merchant.
            pub const ALL: [Merchant; [$($shop::SIZE.id),*].len()] = [$(Merchant::$name),*];
            /// How the shop works.
            pub fn shop(self) -> &'static dyn Shop {
                match self {
                    $(Merchant::$name => &$shop::$name,)*
                }
            }
            /// The level file.
            pub(in crate::games::merchants_cove) fn file(self) -> LevelFile {
                match self {
                    $(Merchant::$name => LevelFile::$name,)*
                }
            }
        }
    };
}
merchants!(merchant);

/// How many merchants there are.
pub const COUNT: usize = Merchant::ALL.len();

impl Merchant {
    /// Their words.
    pub const WORDS: &'static [&'static str; COUNT] = &all_ids();
    /// The word in set-ups and text keys.
    pub const fn id(self) -> &'static str {
        SIZES[self as usize].id
    }
    /// The text key of the merchant's name.
    pub const fn name(self) -> &'static str {
        SIZES[self as usize].name
    }
    /// The text key of what goods of a size are called.
    pub const fn good(self, size: level::Size) -> &'static str {
        SIZES[self as usize].goods[size as usize]
    }
    /// The one with this number.
    pub fn at(n: i64) -> Option<Merchant> {
        Merchant::ALL.get(usize::try_from(n).ok()?).copied()
    }
    /// The words of the own spaces.
    pub const fn spaces(self) -> &'static [&'static str; 4] {
        SIZES[self as usize].spaces
    }
    /// The text keys of the own spaces.
    pub const fn space_keys(self) -> &'static [&'static str; 4] {
        SIZES[self as usize].space_keys
    }

    /// The number of its first verb.
    pub const fn verbs(self) -> u8 {
        let (mut n, mut sum) = (0, verbs::COMMON_VERBS.len());
        while n < self as usize {
            sum += SIZES[n].verbs.len();
            n += 1;
        }
        sum as u8
    }
    /// The number of its first question.
    pub const fn questions(self) -> u8 {
        let (mut n, mut sum) = (0, verbs::COMMON_QUESTIONS.len());
        while n < self as usize {
            sum += SIZES[n].questions.len();
            n += 1;
        }
        sum as u8
    }
    /// The number of its first consequence.
    pub const fn follows(self) -> u8 {
        let (mut n, mut sum) = (0, verbs::COMMON_FOLLOWS);
        while n < self as usize {
            sum += SIZES[n].follows;
            n += 1;
        }
        sum
    }
    /// The number of its first dial.
    pub const fn dials(self) -> u16 {
        let (mut n, mut sum) = (0, layout::DIAL_COUNT);
        while n < self as usize {
            let mut k = 0;
            while k < SIZES[n].dials.len() {
                sum += SIZES[n].dials[k].1;
                k += 1;
            }
            n += 1;
        }
        sum
    }
    /// The number of its first zone.
    pub const fn zones(self) -> u16 {
        let (mut n, mut sum) = (0, layout::SHOP_ZONES);
        while n < self as usize {
            sum += SIZES[n].zones;
            n += 1;
        }
        sum
    }
    /// The number of its first kind of pieces.
    pub const fn kinds(self) -> u16 {
        let (mut n, mut sum) = (0, layout::SHOP_KINDS);
        while n < self as usize {
            sum += SIZES[n].kinds;
            n += 1;
        }
        sum
    }
    /// Its dials.
    pub const fn dial_list(self) -> &'static [(&'static str, u16)] {
        SIZES[self as usize].dials
    }
    /// One of its zones.
    pub const fn zone(self, n: u16) -> ZoneId {
        ZoneId(self.zones() + n)
    }
    /// One of its kinds of pieces.
    pub const fn kind(self, n: u16) -> KindId {
        KindId(self.kinds() + n)
    }
    /// One of its dials.
    pub const fn dial(self, n: u16) -> Dial {
        Dial(self.dials() + n)
    }
    /// The merchant whose dial this is.
    pub fn of_dial(dial: Dial) -> Option<Merchant> {
        let mut all = Merchant::ALL.into_iter().rev();
        all.find(|merchant| dial.0 >= merchant.dials())
    }
}

/// The one whose numbers come last.
const LAST: Merchant = Merchant::ALL[COUNT - 1];
/// Zones of all shops.
pub const ZONES: u16 = LAST.zones() + SIZES[COUNT - 1].zones - layout::SHOP_ZONES;
/// Kinds of pieces of all shops.
pub const KINDS: u16 = LAST.kinds() + SIZES[COUNT - 1].kinds - layout::SHOP_KINDS;

const VERB_COUNT: usize = LAST.verbs() as usize + SIZES[COUNT - 1].verbs.len();
const QUESTION_COUNT: usize = LAST.questions() as usize + SIZES[COUNT - 1].questions.len();

const fn all_ids() -> [&'static str; COUNT] {
    let mut all = [""; COUNT];
    let mut n = 0;
    while n < COUNT {
        all[n] = SIZES[n].id;
        n += 1;
    }
    all
}

const fn all_verbs() -> [VerbInfo; VERB_COUNT] {
    let mut all = [VerbInfo { name: "", args: &[] }; VERB_COUNT];
    let mut at = 0;
    while at < verbs::COMMON_VERBS.len() {
        all[at] = verbs::COMMON_VERBS[at];
        at += 1;
    }
    let mut n = 0;
    while n < COUNT {
        let mut k = 0;
        while k < SIZES[n].verbs.len() {
            all[at] = SIZES[n].verbs[k];
            (at, k) = (at + 1, k + 1);
        }
        n += 1;
    }
    all
}

const fn all_questions() -> [&'static str; QUESTION_COUNT] {
    let mut all = [""; QUESTION_COUNT];
    let mut at = 0;
    while at < verbs::COMMON_QUESTIONS.len() {
        all[at] = verbs::COMMON_QUESTIONS[at];
        at += 1;
    }
    let mut n = 0;
    while n < COUNT {
        let mut k = 0;
        while k < SIZES[n].questions.len() {
            all[at] = SIZES[n].questions[k];
            (at, k) = (at + 1, k + 1);
        }
        n += 1;
    }
    all
}

const fn all_spaces() -> [&'static str; 2 + 4 * COUNT] {
    let mut all = ["recruit"; 2 + 4 * COUNT];
    all[1] = "team";
    let mut at = 0;
    while at < 4 * COUNT {
        all[at + 2] = SIZES[at / 4].spaces[at % 4];
        at += 1;
    }
    all
}

/// All verbs in order: the common ones, then those of each shop.
pub const VERBS: &[VerbInfo] = &all_verbs();
/// The questions of the game, as text keys, in the same order.
pub const QUESTIONS: &[&str] = &all_questions();
/// All action spaces: two that every merchant has, then four of each.
pub const SPACES: &[&str] = &all_spaces();

/// The reason why a space is refused, where the shop gives no better one.
pub const fn not_in_full() -> No {
    no("MC-5.4", "mc-no-in-full")
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
