//! How the position editor lets a number of the table be set, and on what it stands. Each game says
//! it for its own numbers; nothing here reads or changes a table.

use super::model::Model;
use crate::table::{action::Thing, ids::SeatId};
use std::ops::RangeInclusive;

/// What a number of the table is set with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DialField {
    /// With nothing: the game keeps its books with it, or it has no meaning in this position.
    Hidden,
    /// One of these values is chosen by its words.
    Choice(Vec<(i64, String)>),
    /// Each of these bits is a mark that is ticked.
    Marks(Vec<(i64, String)>),
    /// A number, from and to.
    Number(RangeInclusive<i64>),
}

impl DialField {
    /// A number from 0 on.
    pub const COUNT: DialField = DialField::Number(0..=1_000_000);

    /// One of the seats.
    #[must_use]
    pub fn seats(model: &Model) -> DialField {
        let seats = model.sight.catalogue.all_seats();
        DialField::Choice(seats.map(|seat| (seat.0.into(), model.texts.seat(seat))).collect())
    }
    /// One of these values, by text keys.
    #[must_use]
    pub fn words(model: &Model, words: &[(i64, &str)]) -> DialField {
        let words = words.iter().map(|(value, key)| (*value, model.texts.text(key)));
        DialField::Choice(words.collect())
    }
    /// What holds or does not: one mark.
    #[must_use]
    pub fn tick(words: String) -> DialField {
        DialField::Marks(vec![(1, words)])
    }
    /// Whether it is not shown.
    #[must_use]
    pub fn is_hidden(&self) -> bool {
        match self {
            DialField::Hidden => true,
            DialField::Marks(marks) => marks.is_empty(),
            DialField::Choice(_) | DialField::Number(_) => false,
        }
    }
}

/// What a number of the table belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DialPlace {
    /// To the table: the turn and its phase.
    Table,
    /// To a seat, a place of the board or a piece.
    On(Thing),
}

impl DialPlace {
    /// It is a seat's own.
    #[must_use]
    pub const fn seat(seat: SeatId) -> DialPlace {
        DialPlace::On(Thing::Seat(seat))
    }
}
