//! A verb as the catalogue names it: its written word, and what its arguments mean. What is done
//! with one is an action.

/// Most arguments an action carries.
pub const MOST_ARGS: usize = 3;

/// What an argument of a verb means. The text is the argument's name in sentences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArgKind {
    /// A piece, written `#17`.
    Piece(&'static str),
    /// A board space, written by its level id.
    Space(&'static str),
    /// A seat, written `@0`.
    Seat(&'static str),
    /// A whole number.
    Number(&'static str),
    /// A kind of piece, written by its catalogue key.
    Kind(&'static str),
    /// One of a fixed list of words.
    Word(&'static str, &'static [&'static str]),
}

impl ArgKind {
    /// The argument's name in sentences.
    pub const fn name(&self) -> &'static str {
        match self {
            ArgKind::Piece(n)
            | ArgKind::Space(n)
            | ArgKind::Seat(n)
            | ArgKind::Number(n)
            | ArgKind::Kind(n)
            | ArgKind::Word(n, _) => n,
        }
    }
}

/// What a verb means for whoever does it, as far as a table must know it without knowing its rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum VerbSort {
    /// It does something.
    #[default]
    Does,
    /// It ends, passes, stops or gives up what the seat is about: a turn, a sale, a choice.
    Ends,
    /// It gives something away: a discard, a gift, a payment that nobody asks for.
    Gives,
}

/// A thing that a seat can do: its written name, its arguments, and what it means.
#[derive(Clone, Copy, Debug)]
pub struct VerbInfo {
    /// The written name, one word in lower case with dashes; the text key of its offer is
    /// `<game>-act-<name>`.
    pub name: &'static str,
    /// Its arguments, at most [`MOST_ARGS`].
    pub args: &'static [ArgKind],
    /// What it means for the seat. It is no part of what is hashed or saved.
    pub sort: VerbSort,
}
