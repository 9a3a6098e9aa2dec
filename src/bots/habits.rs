//! What a player that plans goes by where it cannot reckon: how much a wait costs, when money is
//! kept. Its usual figures are those of the greedy player; the players that think may have others,
//! by name in `thinking.ron`, found by self-play. Nothing is decided here.

use crate::games::levels::ThinkingFigures;
use std::collections::BTreeMap;

/// Figures by name that take the place of the usual ones.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Habits(BTreeMap<String, f64>);

impl Habits {
    /// The usual ones, in everything.
    pub fn usual() -> Habits {
        Habits::default()
    }
    /// Those of whoever thinks in an edition; of a figure that is given twice the later one.
    pub fn thinking(figures: &ThinkingFigures, edition: &str) -> Habits {
        let own =
            figures.habits.iter().filter(|habits| habits.editions.iter().any(|id| id == edition));
        let all = own.flat_map(|habits| &habits.figures);
        all.map(|(name, number)| (name.clone(), *number as f64 / 1000.0)).collect()
    }
    /// The figure of that name, if it is another than the usual one.
    pub fn get(&self, name: &str) -> Option<f64> {
        self.0.get(name).copied()
    }
}

impl FromIterator<(String, f64)> for Habits {
    fn from_iter<T: IntoIterator<Item = (String, f64)>>(all: T) -> Habits {
        Habits(all.into_iter().collect())
    }
}

/// A figure by which a player goes, as a game declares it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Habit {
    /// Its name, as it stands in `thinking.ron`.
    pub name: &'static str,
    /// What the greedy player goes by.
    pub usual: f64,
}

/// The habits of a game's player: a struct with a field for each, the list of them with their
/// usual figures, and how it is made of those that are others.
#[macro_export]
macro_rules! habits {
    ($(#[$about:meta])* $name:ident { $($(#[$what:meta])* $field:ident: $usual:expr,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct $name {
            $($(#[$what])* pub $field: f64,)+
        }
        impl $name {
            /// All of them by name.
            pub const ALL: &'static [$crate::bots::Habit] =
                &[$($crate::bots::Habit { name: stringify!($field), usual: $usual },)+];
            /// The usual ones but for those that are others.
            pub fn of(others: &$crate::bots::Habits) -> $name {
                $name { $($field: others.get(stringify!($field)).unwrap_or($usual),)+ }
            }
        }
    };
}
