//! The merchants: the list of them, what stands for each in code, and how many numbers, places and
//! words a shop has. The words of each are a file of this folder. It knows neither the level nor
//! the table beside it but for lists of words: where the numbers of the shops begin is written
//! here, and `layout.rs` and `verbs.rs` hold it to what stands before them. No rule is decided
//! here.

pub mod alchemist;
pub mod blacksmith;
pub mod captain;
pub mod chronomancer;

use crate::table::{
    action::VerbInfo,
    ids::{Dial, KindId, ZoneId},
};

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

/// Places of a team board.
pub const TEAM: u16 = 4;

/// The number of the first verb of a shop.
pub(super) const FIRST_VERB: usize = 20;
/// The number of the first question of a shop.
pub(super) const FIRST_QUESTION: usize = 11;
/// The number of the first consequence of a shop.
pub(super) const FIRST_FOLLOW: u8 = 10;
/// The number of the first dial of a shop.
pub(super) const FIRST_DIAL: u16 = 45;
/// The number of the first zone of a shop.
pub(super) const FIRST_ZONE: u16 = 50;
/// The number of the first kind of a shop.
pub(super) const FIRST_KIND: u16 = 17;

/// What stands for the merchants in code.
macro_rules! merchant {
    (() $($(#[$doc:meta])* $name:ident $shop:ident;)*) => {
        /// The merchants, in the order of their numbers.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub enum Merchant {
            $($(#[$doc])* $name,)*
        }

        /// What each needs.
        pub(super) const SIZES: [Size; COUNT] = [$($shop::SIZE),*];

        impl Merchant {
            /// Every merchant.
            pub const ALL: [Merchant; [$($shop::SIZE.id),*].len()] = [$(Merchant::$name),*];
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
        let (mut n, mut sum) = (0, FIRST_VERB);
        while n < self as usize {
            sum += SIZES[n].verbs.len();
            n += 1;
        }
        sum as u8
    }
    /// The number of its first question.
    pub const fn questions(self) -> u8 {
        let (mut n, mut sum) = (0, FIRST_QUESTION);
        while n < self as usize {
            sum += SIZES[n].questions.len();
            n += 1;
        }
        sum as u8
    }
    /// The number of its first consequence.
    pub const fn follows(self) -> u8 {
        let (mut n, mut sum) = (0, FIRST_FOLLOW);
        while n < self as usize {
            sum += SIZES[n].follows;
            n += 1;
        }
        sum
    }
    /// The number of its first dial.
    pub const fn dials(self) -> u16 {
        let (mut n, mut sum) = (0, FIRST_DIAL);
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
        let (mut n, mut sum) = (0, FIRST_ZONE);
        while n < self as usize {
            sum += SIZES[n].zones;
            n += 1;
        }
        sum
    }
    /// The number of its first kind of pieces.
    pub const fn kinds(self) -> u16 {
        let (mut n, mut sum) = (0, FIRST_KIND);
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
pub const ZONES: u16 = LAST.zones() + SIZES[COUNT - 1].zones - FIRST_ZONE;
/// Kinds of pieces of all shops.
pub const KINDS: u16 = LAST.kinds() + SIZES[COUNT - 1].kinds - FIRST_KIND;

const fn all_ids() -> [&'static str; COUNT] {
    let mut all = [""; COUNT];
    let mut n = 0;
    while n < COUNT {
        all[n] = SIZES[n].id;
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

/// All action spaces: two that every merchant has, then four of each.
pub const SPACES: &[&str] = &all_spaces();

/// Makes the verbs, questions and dials of a shop, numbered after those of the shops before it.
macro_rules! shop_words {
    (
        $merchant:expr;
        verbs { $($(#[$vdoc:meta])* $verb:ident $vname:literal [$($arg:expr),*] $($sort:ident)?;)* }
        questions { $($(#[$qdoc:meta])* $question:ident $qkey:literal;)* }
        dials { $($(#[$ddoc:meta])* $dial:ident $dname:literal $count:expr;)* }
    ) => {
        $crate::verbs!(@consts $merchant.verbs(); $($(#[$vdoc])* $verb;)*);
        $crate::questions!(@consts $merchant.questions(); $($(#[$qdoc])* $question;)*);
        $crate::games::merchants_cove::table::merchants::shop_dials!($merchant.dials(); $($(#[$ddoc])* $dial $count;)*);
        /// The verbs of the shop.
        pub const VERBS: &[$crate::table::action::VerbInfo] =
            &[$($crate::verbs!(@info $vname [$($arg),*] $($sort)?)),*];
        /// The questions of the shop, as text keys.
        pub const QUESTIONS: &[&str] = &[$($qkey),*];
        /// The dials of the shop.
        pub const DIALS: &[(&str, u16)] = &[$(($dname, $count)),*];
    };
}
macro_rules! shop_dials {
    ($n:expr; $(#[$doc:meta])* $const:ident $count:expr; $($rest:tt)*) => {
        $(#[$doc])* pub const $const: $crate::table::ids::Dial = $crate::table::ids::Dial($n);
        $crate::games::merchants_cove::table::merchants::shop_dials!($n + $count; $($rest)*);
    };
    ($n:expr;) => {};
}
pub(in crate::games::merchants_cove) use {shop_dials, shop_words};
