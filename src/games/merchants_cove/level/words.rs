//! The words of the level files: colours, sizes, docks, sets, abilities, icons, and the rows that
//! every merchant's board is written in. Nothing is decided here.

use serde::Deserialize;

/// Makes an enum of words with the list of all of them and their ids.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$each:meta])* $word:ident $id:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
        pub enum $name {
            $($(#[$each])* #[serde(rename = $id)] $word,)*
        }
        impl $name {
            /// Every one, in order.
            pub const ALL: [Self; [$(Self::$word),*].len()] = [$(Self::$word),*];
            /// The word in level files, text keys and the protocol.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$word => $id,)* }
            }
            /// The one with this number.
            pub fn at(n: i32) -> Option<Self> {
                Self::ALL.get(usize::try_from(n).ok()?).copied()
            }
        }
    };
}

words! {
    /// The colours of customers and goods (MC-1.1).
    Colour {
        /// Warriors.
        Red "red",
        /// Bards.
        Green "green",
        /// Wizards.
        Blue "blue",
        /// Nobles.
        Yellow "yellow",
    }
}

/// A clan is known by its colour.
pub type Clan = Colour;

words! {
    /// The sizes of goods (MC-1.3).
    Size {
        /// Sold on the Grand Square.
        Small "small",
        /// Sold at the Bazaar.
        Large "large",
    }
}

/// Some of the sizes, as a list in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(from = "Vec<Size>")]
pub struct Sizes([bool; 2]);

impl Sizes {
    /// Both sizes.
    pub const BOTH: Sizes = Sizes([true; 2]);
    /// Whether this size is among them.
    pub const fn of(self, size: Size) -> bool {
        self.0[size as usize]
    }
}

impl From<Vec<Size>> for Sizes {
    fn from(list: Vec<Size>) -> Sizes {
        Sizes(Size::ALL.map(|size| list.contains(&size)))
    }
}

words! {
    /// The docks, left to right (MC-1.8).
    DockWord {
        /// Left.
        Bazaar "bazaar",
        /// Centre.
        Square "square",
        /// Right.
        BlackMarket "black_market",
    }
}

words! {
    /// The sides of Dragon Isle.
    Side {
        /// Left.
        Left "left",
        /// Right.
        Right "right",
    }
}

words! {
    /// The sets of townsfolk (MC-2.2).
    SetWord {
        /// Locals.
        Locals "locals",
        /// Mercenaries.
        Mercenaries "mercenaries",
        /// Sailors.
        Sailors "sailors",
    }
}

words! {
    /// What a rogue card changes (MC-16).
    RogueEffect {
        /// Nothing.
        None "none",
        /// Rogues can be counted as customers.
        Cultists "cultists",
        /// Rogues push customers off a boat.
        Thieves "thieves",
    }
}

words! {
    /// What a face of the Peddler's die does (MC-23.2).
    Face {
        /// A customer goes to its hall.
        Hall "hall",
        /// A small good of the highest demand.
        SmallFirst "small_first",
        /// A small good of the second highest.
        SmallSecond "small_second",
        /// A large good of the highest.
        LargeFirst "large_first",
    }
}

/// A good: a colour and a size (MC-1.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Good {
    /// Who buys it.
    pub colour: Colour,
    /// Where it sells.
    pub size: Size,
}

impl Good {
    /// How many sorts there are.
    pub const COUNT: u16 = 8;
    /// A good.
    pub const fn new(colour: Colour, size: Size) -> Good {
        Good { colour, size }
    }
    /// Its number.
    pub const fn ix(self) -> u16 {
        2 * self.colour as u16 + self.size as u16
    }
    /// The good with this number.
    pub fn at(n: i32) -> Option<Good> {
        Some(Good { colour: Colour::at(n.div_euclid(2))?, size: Size::at(n.rem_euclid(2))? })
    }
    /// All sorts, by number.
    pub fn all() -> impl Iterator<Item = Good> {
        Colour::ALL.into_iter().flat_map(|c| Size::ALL.into_iter().map(move |s| Good::new(c, s)))
    }
}

/// What a townsfolk card does (MC-15): the typed verbs of the common rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Ability {
    /// Puts a good on the stall (MC-15.2).
    GainGood(Colour, Size),
    /// Discards one corruption card (MC-15.1).
    DiscardCorruption,
    /// Discards up to so many (MC-15.1).
    DiscardUpTo(u8),
    /// Draws an adventurer and puts it on a boat (MC-15.3).
    LoadBoat,
    /// Puts an adventurer from a boat on a dock (MC-15.3).
    BoatToDock,
    /// Puts a customer from a boat into its hall (MC-15.3).
    BoatToHall,
    /// Puts an adventurer from a boat into the bag (MC-15.3).
    BoatToBag,
    /// Puts an adventurer from a boat on another one (MC-15.3).
    BoatToBoat,
}

/// Round icons of a card (MC-1.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Icons {
    /// Corruption.
    pub corruption: i64,
    /// Warriors.
    pub red: i64,
    /// Bards.
    pub green: i64,
    /// Wizards.
    pub blue: i64,
    /// Nobles.
    pub yellow: i64,
}

impl Icons {
    /// The clan icons, by colour.
    pub const fn clans(&self) -> [i64; 4] {
        [self.red, self.green, self.blue, self.yellow]
    }
}

/// So many of each colour, in a row of a merchant's material.
pub type Parts = (u8, u8, u8, u8);
