//! Why the greedy player chose what it chose, in a sentence for whoever asks: what it plans and
//! what it hopes to get out of it. It decides nothing.

use super::{Thought, chart::Chart, trips::Trip};
use crate::{
    games::merchant_of_venus::table::nouns::VenusView,
    table::{
        action::{Message, MessageArgs, Value},
        ids::SeatId,
    },
};

/// A sentence without figures.
pub(super) fn plainly(key: &'static str) -> Message {
    Message { key, ..Message::default() }
}

/// A sentence with a sum of credits.
pub(super) fn sum(key: &'static str, credits: f64) -> Message {
    let mut message = plainly(key);
    MessageArgs(Some(&mut message)).money("sum", credits.round() as i64);
    message
}

/// A sentence about another seat, with a sum of credits.
pub(super) fn of_seat(key: &'static str, seat: SeatId, credits: i64) -> Message {
    let mut message = plainly(key);
    MessageArgs(Some(&mut message)).seat("seat", seat).money("sum", credits);
    message
}

/// Where a trip leads, and what it is thought to bring for each turn.
pub(super) fn trip(t: &Thought<'_>, chart: &Chart, trip: &Trip, key: &'static str) -> Message {
    let Some(first) = trip.legs.first() else { return plainly("mov-bot-look-round") };
    let space = chart.landings[first.landing].space;
    let mut message = plainly(if trip.goal.is_some() { "mov-bot-goal" } else { key });
    MessageArgs(Some(&mut message))
        .arg("space", Value::Space(t.n.space_id(space)))
        .money("sum", trip.rate.round() as i64)
        .number("turns", trip.turns.ceil() as i64);
    message
}

/// Where a trip leads after the visit that is going on.
pub(super) fn trip_on(t: &Thought<'_>, chart: &Chart, trip: &Trip) -> Message {
    let onward = Trip { legs: trip.legs[1..].to_vec(), ..trip.clone() };
    self::trip(t, chart, &onward, "mov-bot-head")
}
