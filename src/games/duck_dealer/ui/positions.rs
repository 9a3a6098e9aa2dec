//! The position editor of Duck Dealer: what its numbers are set with, and on what they stand. It
//! changes nothing itself.

use super::panel::COLOURS;
use crate::{
    games::{
        duck_dealer::{
            level::Colour,
            rules::turn::SITE_KEYS,
            table::{
                layout::{self, Phase, Site},
                nouns::{DuckSight, DuckView},
            },
        },
        game_table::GameView,
    },
    table::{
        action::{Thing, Value},
        ids::{SeatId, SpaceId},
    },
    ui::{
        dial_field::{DialField, DialPlace},
        model::Model,
    },
};

/// A dial by its written name: what it is, and which of its sort.
fn parts(dial: &str) -> (&str, usize) {
    let (stem, n) = dial.split_once(':').unwrap_or((dial, ""));
    (stem, n.parse().unwrap_or(0))
}

/// The colour of virtual tokens.
pub fn dial_of(model: &Model, dial: &str) -> Option<String> {
    match parts(dial) {
        ("virtual", n) => COLOURS.get(n).map(|key| model.texts.text(key)),
        _ => None,
    }
}

/// What a dial is set with.
pub fn dial_field(model: &Model, dial: &str) -> DialField {
    let tick = |key| DialField::tick(model.texts.text(key));
    match parts(dial) {
        ("phase", _) => DialField::words(
            model,
            &[
                (Phase::Equip as i64, "dd-phase-equip"),
                (Phase::Start as i64, "dd-phase-start"),
                (Phase::Turn as i64, "dd-phase-turn"),
                (Phase::Free as i64, "dd-phase-free"),
                (Phase::Cube as i64, "dd-phase-cube"),
                (Phase::Act as i64, "dd-phase-act"),
                (Phase::Offer as i64, "dd-phase-offer"),
                (Phase::Answer as i64, "dd-phase-answer"),
                (Phase::Keep as i64, "dd-phase-keep"),
            ],
        ),
        ("active" | "first", _) => DialField::seats(model),
        ("turn", _) => DialField::Number(1..=1000),
        ("steps" | "allowance" | "virtual", _) => DialField::Number(0..=100),
        ("free-turn", _) => tick("dd-dial-free-turn"),
        ("spent", _) => tick("dd-dial-spent"),
        ("opened", n) => opened(model, SeatId(n as u8)),
        // How long nothing was counted, and what an exchange holds, the game keeps itself.
        _ => DialField::Hidden,
    }
}

/// DD-11.4: the sites of others that a seat has paid for on the planet where its ship is.
fn opened(model: &Model, seat: SeatId) -> DialField {
    let Some(n) = DuckSight::of(model.sight) else { return DialField::Hidden };
    let Some(planet) = n.planet_of(seat) else { return DialField::Hidden };
    let of_other = |site: &Site| {
        n.is_open(seat, *site) || n.claimed(planet, *site).is_some_and(|owner| owner != seat)
    };
    let sites = Site::ALL.into_iter().filter(|site| site.fits(n.level().is_start(planet)));
    let mark = |site: Site| {
        let args = [
            ("planet", Value::Space(SpaceId(planet.0))),
            ("site", Value::Word(SITE_KEYS[site as usize])),
            ("seat", Value::Seat(seat)),
        ];
        (1 << site.place(), model.texts.with("dd-dial-opened-for", &args))
    };
    DialField::Marks(sites.filter(of_other).map(mark).collect())
}

/// What a dial belongs to: what is opened lies on its planet, steps and tokens are the ship's.
pub fn dial_place(model: &Model, dial: &str) -> DialPlace {
    let Some(n) = DuckSight::of(model.sight) else { return DialPlace::Table };
    match parts(dial) {
        ("opened", seat) => match n.space_of(SeatId(seat as u8)) {
            Some(space) => DialPlace::On(Thing::Space(layout::space(space))),
            None => DialPlace::Table,
        },
        ("steps" | "allowance" | "virtual" | "spent", _) => DialPlace::seat(n.active()),
        _ => DialPlace::Table,
    }
}

// The names of colours stand in the order of the colours.
const _: () = assert!(COLOURS.len() == Colour::ALL.len());
