//! What lies in the market of a culture, or waits for it while it is hidden, and at the Base.
//! Everything is public; a market of a hidden culture says nothing about where that culture lives.

use super::super::layout::PieceNoun;
use super::VenusView;
use crate::{
    games::merchant_of_venus::level::{
        CultureIx, DeedIx, Endpoint, EquipmentIx, RelicIx, ShipIx, SystemIx,
    },
    table::ids::{PieceId, SeatId, ZoneId},
};

/// Demand tokens of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// The culture whose good is wanted.
    pub good_of: CultureIx,
    /// Credits that one token adds.
    pub bonus: u32,
    /// How many tokens lie there.
    pub count: usize,
}

/// A passenger that waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WaitingPassenger {
    /// Its number.
    pub piece: PieceId,
    /// Its place in [`crate::games::merchant_of_venus::level::Level::passengers`].
    pub nth: usize,
    /// Where it wants to go.
    pub to: Endpoint,
    /// What it pays there.
    pub fare: u32,
}

/// What one culture has on its market, or would have: tokens wait in its supply while it is hidden.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Market {
    /// The system in which it was discovered.
    pub system: Option<SystemIx>,
    /// Tokens of its good.
    pub goods: usize,
    /// Tokens of its factory good that lie there.
    pub factory_goods: usize,
    /// Factory goods cannot be bought yet: there is no factory (MOV-7.4.2).
    pub factory_locked: bool,
    /// Who owns the factory.
    pub factory_owner: Option<SeatId>,
    /// Whether the factory's deed can be bought.
    pub factory_deed_free: bool,
    /// Deeds of ports of its system that can be bought.
    pub port_deeds: Vec<DeedIx>,
    /// Demands, in the order of the level.
    pub demands: Vec<Wanted>,
    /// Passengers that wait.
    pub passengers: Vec<WaitingPassenger>,
    /// Relics on sale.
    pub relics: Vec<RelicIx>,
    /// Equipment that the culture's science sells, with the pieces left (MOV-7.6.1).
    pub equipment: Vec<(EquipmentIx, usize)>,
    /// Ships that the culture's science sells (MOV-7.7.1).
    pub ships: Vec<ShipIx>,
}

/// The market of a culture; of a hidden one what waits for it in its supply (MOV-8.1.3).
pub(super) fn of_culture(view: &impl VenusView, culture: CultureIx) -> Market {
    let (level, layout) = (view.level(), view.layout());
    let system = view.system_of(culture);
    let zone = if system.is_some() { layout.market(culture) } else { layout.supply(culture) };
    let mut market = Market { system, ..stall(view, zone) };
    let in_bank = |piece| view.contents(layout.deed_bank).contains(&piece);
    market.factory_owner = view.factory_owner(culture);
    market.factory_locked = market.factory_owner.is_none();
    market.factory_deed_free = system.is_some() && in_bank(layout.factory_deed(culture));
    if let Some(system) = system {
        let deeds = (0..level.port_deeds.len() as u8).map(DeedIx);
        market.port_deeds = deeds
            .filter(|&d| level.port_deed(d).system == system && in_bank(layout.port_deed(d)))
            .collect();
    }
    let science = level.culture(culture).science;
    market.equipment = view.equipment_of(science);
    market.ships = ships(view, |s| level.ship(s).sold_by == science);
    market
}

/// What the Galactic Base has: passengers, relics that were traded in there, ships (MOV-5.1.4).
pub(super) fn of_base(view: &impl VenusView) -> Market {
    let ships = ships(view, |s| view.level().ship(s).at_base);
    Market { ships, ..stall(view, view.layout().base) }
}

fn ships(view: &impl VenusView, sold: impl Fn(ShipIx) -> bool) -> Vec<ShipIx> {
    (0..view.level().ships.len() as u8).map(ShipIx).filter(|s| sold(*s)).collect()
}

/// What lies in a zone of tokens.
fn stall(view: &impl VenusView, zone: ZoneId) -> Market {
    let mut market = Market::default();
    for &piece in view.contents(zone) {
        match view.what(piece) {
            PieceNoun::Good(_) => market.goods += 1,
            PieceNoun::FactoryGood(_) => market.factory_goods += 1,
            PieceNoun::Demand(n) => {
                let d = &view.level().demands[n];
                let same = |w: &&mut Wanted| w.good_of == d.good_of && w.bonus == d.bonus;
                match market.demands.iter_mut().find(same) {
                    Some(w) => w.count += 1,
                    None => {
                        let wanted = Wanted { good_of: d.good_of, bonus: d.bonus, count: 1 };
                        market.demands.push(wanted);
                    }
                }
            }
            PieceNoun::Passenger(nth) => {
                let passenger = &view.level().passengers[nth];
                let (to, fare) = (passenger.to, passenger.fare);
                market.passengers.push(WaitingPassenger { piece, nth, to, fare });
            }
            PieceNoun::Relic(r) => market.relics.push(r),
            _ => {}
        }
    }
    market.demands.sort_by_key(|w| (w.good_of, w.bonus));
    market
}
