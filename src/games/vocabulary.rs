//! How every game writes its words down, each in one place with its number: verbs, questions,
//! dials, choices on a dial. It knows no game; what a list holds, and why, stands
//! in the game's own file.

/// Writes down everything a seat can do: `/// What. RULE` `CONST "written" [arguments];`, with
/// `ends` behind the arguments of what ends, passes, stops or gives up, and `gives` behind those of
/// what gives something away. The order is part of saved hashes.
#[macro_export]
macro_rules! verbs {
    (@consts $n:expr; $(#[$doc:meta])* $const:ident; $($rest:tt)*) => {
        $(#[$doc])* pub const $const: $crate::table::ids::Verb = $crate::table::ids::Verb($n);
        $crate::verbs!(@consts $n + 1; $($rest)*);
    };
    (@consts $n:expr;) => {};
    (@sort) => { $crate::table::action::VerbSort::Does };
    (@sort ends) => { $crate::table::action::VerbSort::Ends };
    (@sort gives) => { $crate::table::action::VerbSort::Gives };
    (@info $name:literal [$($arg:expr),*] $($sort:ident)?) => {
        $crate::table::action::VerbInfo {
            name: $name,
            args: &[$($arg),*],
            sort: $crate::verbs!(@sort $($sort)?),
        }
    };
    ($($(#[$doc:meta])* $const:ident $name:literal [$($arg:expr),*] $($sort:ident)?;)*) => {
        $crate::verbs!(@consts 0u8; $($(#[$doc])* $const;)*);
        /// All verbs in order.
        pub const VERBS: &[$crate::table::action::VerbInfo] =
            &[$($crate::verbs!(@info $name [$($arg),*] $($sort)?)),*];
    };
}

/// Writes down what seats are asked: `/// What is asked.` `CONST "text-key";`. The order is part of
/// saved hashes.
#[macro_export]
macro_rules! questions {
    (@consts $n:expr; $(#[$doc:meta])* $const:ident; $($rest:tt)*) => {
        $(#[$doc])* pub const $const: $crate::table::ids::Question = $crate::table::ids::Question($n);
        $crate::questions!(@consts $n + 1; $($rest)*);
    };
    (@consts $n:expr;) => {};
    ($($(#[$doc:meta])* $const:ident $key:literal;)*) => {
        $crate::questions!(@consts 0u8; $($(#[$doc])* $const;)*);
        /// The questions of the game, as text keys.
        pub const QUESTIONS: &[&str] = &[$($key),*];
    };
}

/// The written name of the dial `ENDED`, which every game has: not 0 when nobody has to choose any
/// more.
pub const OVER: &str = "ended";
/// The written name of the dial of a game that counts its rounds, from 1.
pub const ROUNDS: &str = "round";
/// The written name of the dial of a game that counts its turns, from 1.
pub const TURNS: &str = "turn";

/// Writes dials down: `/// What it says.` `CONST "written" how_many_numbers;`. Every game has
/// `PHASE`, `ACTIVE`, `ENDED` and `WINNERS`.
#[macro_export]
macro_rules! dials {
    (@consts $n:expr; $(#[$doc:meta])* $const:ident $count:expr; $($rest:tt)*) => {
        $(#[$doc])* pub const $const: $crate::table::ids::Dial = $crate::table::ids::Dial($n);
        $crate::dials!(@consts $n + $count; $($rest)*);
    };
    (@consts $n:expr;) => {
        /// How many numbers [`DIALS`] have together.
        pub const DIAL_COUNT: u16 = $n;
    };
    ($($(#[$doc:meta])* $const:ident $key:literal $count:expr;)*) => {
        $crate::dials!(@consts 0u16; $($(#[$doc])* $const $count;)*);
        /// Written names of the dials, with how many numbers each has.
        pub const DIALS: &[(&str, u16)] = &[$(($key, $count)),*];
        /// Where the numbers stand that every game has.
        pub const TURNS: $crate::games::game_table::Turns = $crate::games::game_table::Turns { phase: PHASE, active: ACTIVE, ended: ENDED, winners: WINNERS };
    };
}

/// Makes an enum of the choices that a dial holds as a number: `Name else Other { First = 0, .. }`.
/// A number that says nothing is read as `Other`.
#[macro_export]
macro_rules! choices {
    ($(#[$doc:meta])* $name:ident else $other:ident { $($(#[$each:meta])* $choice:ident = $n:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        #[repr(i64)]
        pub enum $name {
            $($(#[$each])* $choice = $n,)*
        }

        impl From<i64> for $name {
            fn from(number: i64) -> Self {
                match number {
                    $($n => Self::$choice,)*
                    _ => Self::$other,
                }
            }
        }

        impl From<$name> for i64 {
            fn from(choice: $name) -> i64 {
                choice as i64
            }
        }
    };
}

pub use crate::{choices, dials, questions, verbs};
