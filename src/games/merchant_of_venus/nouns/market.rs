//! What lies in the market of a culture, or waits for it while it is hidden, and at the Base.
//! Everything is public; a market of a hidden culture says nothing about where that culture lives.

use super::VenusSight;
use crate::{
    games::merchant_of_venus::{
        layout::What,
        level::{CultureIx, DeedIx, Endpoint, EquipmentIx, RelicIx, Science, ShipIx, SystemIx},
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

impl VenusSight<'_> {
    /// The market of a culture; of a hidden one what waits for it in its supply (MOV-8.1.3).
    pub fn market(&self, culture: CultureIx) -> Market {
        let system = self.system_of(culture);
        let zone = if system.is_some() {
            self.layout.market(culture)
        } else {
            self.layout.supply(culture)
        };
        let mut market = Market { system, ..self.stall(zone) };
        let deed = self.layout.factory_deed(culture);
        let in_bank = |piece| self.pieces(self.layout.deed_bank).any(|p| p.piece == piece);
        market.factory_owner = self.factory_owner(culture);
        market.factory_locked = market.factory_owner.is_none();
        market.factory_deed_free = system.is_some() && in_bank(deed);
        if let Some(system) = system {
            let deeds = (0..self.level.port_deeds.len() as u8).map(DeedIx);
            market.port_deeds = deeds
                .filter(|&d| {
                    self.level.port_deed(d).system == system && in_bank(self.layout.port_deed(d))
                })
                .collect();
        }
        let science = self.level.culture(culture).science;
        market.equipment = self.equipment_of(science);
        let sold = |s: &ShipIx| self.level.ship(*s).sold_by == science;
        market.ships = (0..self.level.ships.len() as u8).map(ShipIx).filter(sold).collect();
        market
    }

    /// What the Galactic Base has: passengers, relics that were traded in there, ships (MOV-5.1.4).
    pub fn base(&self) -> Market {
        let sold = |s: &ShipIx| self.level.ship(*s).at_base;
        Market {
            ships: (0..self.level.ships.len() as u8).map(ShipIx).filter(sold).collect(),
            ..self.stall(self.layout.base)
        }
    }

    /// The equipment that a science sells, with the pieces left in the bank's stock.
    pub fn equipment_of(&self, science: Science) -> Vec<(EquipmentIx, usize)> {
        let all = (0..self.level.equipment.len() as u8).map(EquipmentIx);
        let sold = all.filter(|&e| {
            self.level.equipment(e).for_sale && self.level.equipment(e).sold_by == science
        });
        sold.map(|e| (e, self.stock(e))).collect()
    }

    /// How many pieces of equipment the bank has left.
    pub fn stock(&self, equipment: EquipmentIx) -> usize {
        self.sight.zone(self.layout.stock(equipment)).count
    }

    /// The sum of the bonuses that a culture shows for the good of another (MOV-8.2.1); 0 while it
    /// is hidden.
    pub fn bonus(&self, good_of: CultureIx, buyer: CultureIx) -> i64 {
        let wanted = |p: super::Held| match self.layout.what(p.kind) {
            What::Demand(n) if self.level.demands[n].good_of == good_of => {
                i64::from(self.level.demands[n].bonus)
            }
            _ => 0,
        };
        self.pieces(self.layout.market(buyer)).map(wanted).sum()
    }

    fn stall(&self, zone: ZoneId) -> Market {
        let mut market = Market::default();
        for p in self.pieces(zone) {
            match self.layout.what(p.kind) {
                What::Good(_) => market.goods += 1,
                What::FactoryGood(_) => market.factory_goods += 1,
                What::Demand(n) => {
                    let d = &self.level.demands[n];
                    match market
                        .demands
                        .iter_mut()
                        .find(|w| w.good_of == d.good_of && w.bonus == d.bonus)
                    {
                        Some(w) => w.count += 1,
                        None => market.demands.push(Wanted {
                            good_of: d.good_of,
                            bonus: d.bonus,
                            count: 1,
                        }),
                    }
                }
                What::Passenger(nth) => {
                    let passenger = &self.level.passengers[nth];
                    market.passengers.push(WaitingPassenger {
                        piece: p.piece,
                        nth,
                        to: passenger.to,
                        fare: passenger.fare,
                    });
                }
                What::Relic(r) => market.relics.push(r),
                _ => {}
            }
        }
        market.demands.sort_by_key(|w| (w.good_of, w.bonus));
        market
    }
}
