//! Which market is shown: chosen by hand, by what is selected on the board, or by where the ship
//! came to. It draws nothing and decides no rule.

use super::{panel::VenusPanel, routes};
use crate::{
    games::merchant_of_venus::{
        level::{CultureIx, Science, SpaceIx, SystemIx},
        table::{
            layout::PieceNoun,
            nouns::{CultureSight, GameView, TableView, VenusSight, VenusView},
        },
    },
    table::{
        action::Thing,
        ids::{SpaceId, ZoneId},
    },
    ui::{Command, Tab},
    view::scene::thing_of,
};
use bevy_egui::egui::{Context, Id, Ui};

/// Whose market is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stall {
    /// Of a culture, found or not.
    Culture(CultureIx),
    /// What is known of a system whose culture is hidden.
    System(SystemIx),
    /// Of the Galactic Base.
    Base,
}

/// What the sheet remembers between frames: the choice, and what it was made against.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct StallChoice {
    stall: Option<Stall>,
    selected: Option<Thing>,
    ship: Option<SpaceIx>,
}

fn memory() -> Id {
    Id::new("mov market chosen")
}

/// Chooses the market that is shown from now on.
pub fn choose(ctx: &Context, stall: Stall) {
    ctx.data_mut(|data| {
        let mut chosen: StallChoice = data.get_temp(memory()).unwrap_or_default();
        chosen.stall = Some(stall);
        data.insert_temp(memory(), chosen);
    });
}

/// The market of a system, as the viewer knows it.
pub fn stall_in(d: &VenusPanel, system: SystemIx) -> Option<Stall> {
    match d.n.culture_in(system) {
        CultureSight::Known(c) => Some(Stall::Culture(c)),
        CultureSight::Observed(_) | CultureSight::Unknown => Some(Stall::System(system)),
        CultureSight::None => {
            d.n.level().system(system).landings.contains(&d.n.level().start).then_some(Stall::Base)
        }
    }
}

/// The market that belongs to a space.
pub fn stall_at(d: &VenusPanel, space: SpaceIx) -> Option<Stall> {
    if space == d.n.level().start {
        return Some(Stall::Base);
    }
    d.n.level().space(space).system.and_then(|s| stall_in(d, s))
}

/// The ware that a part of a market on the board shows: one piece of it speaks for all.
pub fn ware_of(n: &VenusSight, key: &str) -> Option<Thing> {
    let (_, part) = key.split_once('/')?;
    let shows = |kind| {
        let what = n.layout().what(kind);
        match part.split(':').next().unwrap_or_default() {
            "good" => matches!(what, PieceNoun::Good(_)),
            "factory-good" => matches!(what, PieceNoun::FactoryGood(_)),
            "passengers" => matches!(what, PieceNoun::Passenger(_)),
            "relic" | "relics" => matches!(what, PieceNoun::Relic(_)),
            _ => false,
        }
    };
    let Some(Thing::Zone(zone)) = thing_of(key) else { return None };
    let mut there = n.sight.zones.get(zone.ix())?.pieces.iter();
    there.find(|piece| piece.kind.is_some_and(shows)).and_then(|piece| piece.id).map(Thing::Piece)
}

/// The market that a thing of the board belongs to.
pub fn stall_of(d: &VenusPanel, thing: Thing) -> Option<Stall> {
    if let Thing::Zone(zone) = thing
        && let Some(system) = routes::system_of(&d.n, zone)
    {
        return stall_in(d, system);
    }
    let space = match thing {
        Thing::Space(s) => s,
        Thing::Seat(seat) => d.n.space_id(d.n.ship_at(seat)),
        Thing::Piece(_) | Thing::Zone(_) => space_of(&d.n, thing)?,
        Thing::Link(_) => return None,
    };
    (space.ix() < d.n.level().spaces.len()).then(|| stall_at(d, d.n.space_of(space))).flatten()
}

/// The market that is shown: what was chosen last, by hand, by a selection on the board, or by
/// where the ship came to.
pub fn shown(ui: &Ui, d: &VenusPanel) -> Stall {
    let mut chosen: StallChoice = ui.ctx().data(|data| data.get_temp(memory())).unwrap_or_default();
    let ship = Some(d.n.ship_at(d.me()));
    if chosen.ship != ship {
        chosen.ship = ship;
        chosen.stall = ship.and_then(|s| stall_at(d, s)).or(chosen.stall);
    }
    if chosen.selected != d.m.selected {
        chosen.selected = d.m.selected;
        chosen.stall = d.m.selected.and_then(|t| stall_of(d, t)).or(chosen.stall);
    }
    // A system that was found since then has become the market of its culture.
    let stall = match chosen.stall {
        Some(Stall::System(s)) => stall_in(d, s).unwrap_or(Stall::Base),
        Some(stall) => stall,
        None => {
            d.cultures().find(|&c| d.n.system_of(c).is_some()).map_or(Stall::Base, Stall::Culture)
        }
    };
    chosen.stall = Some(stall);
    ui.ctx().data_mut(|data| data.insert_temp(memory(), chosen));
    stall
}

/// Whether the seat in question lies at this market.
pub fn is_here(d: &VenusPanel, stall: Stall) -> bool {
    let at = d.n.ship_at(d.me());
    d.n.place(at).is_trading() && stall_at(d, at) == Some(stall)
}

/// Wishes the market of a thing to be shown.
pub fn show_market(d: &mut VenusPanel, ctx: &Context, stall: Stall) {
    choose(ctx, stall);
    d.command(Command::OpenTab(Tab::Game(super::MARKET)));
}

/// The space that a thing lies on.
pub fn space_of(n: &VenusSight, thing: Thing) -> Option<SpaceId> {
    let zone = |zone: ZoneId| n.catalogue().zones.get(zone.ix())?.space;
    match thing {
        Thing::Space(s) => (s.ix() < n.level().spaces.len()).then_some(s),
        Thing::Zone(z) => zone(z),
        Thing::Piece(p) => n.location(p).and_then(zone),
        Thing::Seat(seat) => (seat.0 < n.layout().seats).then(|| n.space_id(n.ship_at(seat))),
        Thing::Link(_) => None,
    }
}

/// The text key of a science.
pub const fn science_key(science: Science) -> &'static str {
    match science {
        Science::Biotech => "mov-science-biotech",
        Science::Industry => "mov-science-industry",
        Science::Technology => "mov-science-technology",
        Science::Metaphysics => "mov-science-metaphysics",
        Science::Primitive => "mov-science-primitive",
    }
}
