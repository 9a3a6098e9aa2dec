//! What does not change while a game of Merchant of Venus is played, and what a space can be for a
//! ship. Plain values; nothing here reads or writes a table.

use super::layout::VenusLayout;
use crate::games::merchant_of_venus::level::Level;
use crate::table::{game::RulesVersion, ids::SeatId};
use std::sync::Arc;

/// What does not change while a game is played: level, numbers, options.
#[derive(Debug)]
pub struct VenusSpec {
    /// The level of the edition.
    pub level: Arc<Level>,
    /// The numbers of everything.
    pub layout: VenusLayout,
    /// The options chosen at set-up.
    pub options: Options,
    /// The version of the rules that is played.
    pub rules: RulesVersion,
}

/// The options of a game (MOV-13).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Net worth that wins; 0 where the goal is off (MOV-2.2.8, MOV-13.1.1, MOV-13.2.1).
    pub goal: i64,
    /// Credits of the bank, start money included; `None` for an unlimited bank (MOV-12.3.1,
    /// MOV-13.2.1).
    pub bank: Option<i64>,
    /// MOV-13.3.1.
    pub fast_play: bool,
    /// MOV-13.5.1.
    pub home_open_cities: bool,
    /// MOV-13.5.2.
    pub extra_die_late_seat: bool,
    /// MOV-13.5.3.
    pub deeds_half: bool,
    /// MOV-13.5.4.
    pub relics_at_base: bool,
    /// MOV-13.5.5.
    pub shield_takes_room: bool,
    /// MOV-13.5.6.
    pub trade_in_open_space: bool,
    /// MOV-11.12.1.
    pub laser_relic: bool,
}

/// What a space is for a ship that comes to it (terms of chapter 0.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlaceKind {
    /// A city on the ground.
    SurfaceCity,
    /// A city in space (neutral spaceport).
    SpaceCity,
    /// The Galactic Base.
    Base,
    /// A port of this seat.
    Port(SeatId),
    /// An open port.
    OpenPort,
    /// A rock: printed asteroid, untaken relic, or box whose relic is gone.
    Asteroid,
    /// Nothing to land on.
    Open,
}

impl PlaceKind {
    /// Whether a ship may land there (MOV-4.4.6).
    pub fn is_landing(self) -> bool {
        self != PlaceKind::Open
    }
    /// Whether a culture (or the Base) trades there.
    pub fn is_trading(self) -> bool {
        !matches!(self, PlaceKind::Open | PlaceKind::Asteroid)
    }
    /// Whether a visit in the turn of arrival is limited (MOV-7.2.2, MOV-7.2.9).
    pub fn limits(self) -> bool {
        matches!(self, PlaceKind::SurfaceCity | PlaceKind::SpaceCity | PlaceKind::Base)
    }
}
