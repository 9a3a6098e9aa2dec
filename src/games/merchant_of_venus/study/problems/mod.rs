//! What is wrong with a position that was set by hand, before the rules go on from it: every piece
//! lies where its kind may lie, every number is one that the rules can produce, and both agree. It
//! changes nothing and never panics, whatever lies where.

mod agreement;
mod numbers;

use crate::games::merchant_of_venus::{
    level::{CultureIx, Endpoint, EquipmentIx, FactoryMarkerPlace, LaidOut, SpaceIx, SystemIx},
    rules::market,
    table::{
        layout::{self, FACTORY, IN_DEAL, NEW, OFF, PORT, PieceNoun, SEAT_ZONES, VenusLayout},
        nouns::{VenusTable, VenusView},
    },
};
use crate::table::{
    action::Value,
    ids::{KindId, PieceId, SeatId, ZoneId},
    study::Problem,
};

/// Everything that is wrong; empty if the rules can go on. Where pieces or numbers are impossible
/// by themselves it is not asked whether they agree.
pub fn problems(c: &VenusTable) -> Vec<Problem> {
    let mut found = Vec::new();
    for piece in c.ledger.catalogue.all_pieces() {
        found.extend(misplaced(c, piece));
    }
    numbers::check(c, &mut found);
    if found.is_empty() {
        agreement::check(c, &mut found);
    }
    found
}

/// What a zone is, in the game's nouns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lies {
    Space(SpaceIx),
    Box,
    Card,
    Market(CultureIx),
    Supply(CultureIx),
    Stock(EquipmentIx),
    Cup,
    Removed,
    Base,
    DeedBank,
    Apart,
    Hull(SeatId),
    Hold,
    Relics,
    Cards,
    Deeds,
    Sites(SeatId),
}

fn lies(l: &VenusLayout, zone: ZoneId) -> Lies {
    let n = zone.0;
    if n >= l.seat_zone {
        let seat = SeatId(((n - l.seat_zone) / SEAT_ZONES) as u8);
        return match (n - l.seat_zone) % SEAT_ZONES {
            0 => Lies::Hull(seat),
            1 => Lies::Hold,
            2 => Lies::Relics,
            3 => Lies::Cards,
            4 => Lies::Deeds,
            _ => Lies::Sites(seat),
        };
    }
    match zone {
        z if z == l.cup => Lies::Cup,
        z if z == l.removed => Lies::Removed,
        z if z == l.base => Lies::Base,
        z if z == l.deed_bank => Lies::DeedBank,
        z if z == l.apart => Lies::Apart,
        _ if n >= l.stock_zone => Lies::Stock(EquipmentIx((n - l.stock_zone) as u8)),
        _ if n >= l.supply_zone => Lies::Supply(CultureIx((n - l.supply_zone) as u8)),
        _ if n >= l.market_zone => Lies::Market(CultureIx((n - l.market_zone) as u8)),
        _ if n >= l.card_zone => Lies::Card,
        _ if n >= l.box_zone => Lies::Box,
        _ => Lies::Space(SpaceIx(n)),
    }
}

/// What a zone is called in a sentence: its place on the board, or which sort of zone it is.
fn called(lies: Lies) -> Value {
    Value::Word(match lies {
        Lies::Space(space) => return Value::Space(layout::space_id(space)),
        Lies::Box => "mov-zone-box",
        Lies::Card => "mov-zone-card",
        Lies::Market(_) => "mov-zone-market",
        Lies::Supply(_) => "mov-zone-supply",
        Lies::Stock(_) => "mov-zone-stock",
        Lies::Cup => "mov-zone-cup",
        Lies::Removed => "mov-zone-removed",
        Lies::Base => "mov-zone-base",
        Lies::DeedBank => "mov-zone-deed-bank",
        Lies::Apart => "mov-zone-apart",
        Lies::Hull(_) => "mov-zone-hull",
        Lies::Hold => "mov-zone-hold",
        Lies::Relics => "mov-zone-relics",
        Lies::Cards => "mov-zone-cards",
        Lies::Deeds => "mov-zone-deeds",
        Lies::Sites(_) => "mov-zone-sites",
    })
}

/// The rule for where a piece of the cup or the bank lies, and whether it may lie there.
fn may_lie(c: &VenusTable, kind: KindId, here: Lies) -> (&'static str, bool) {
    let level = c.level();
    let what = c.layout().what(kind);
    let allowed = match (what, here) {
        (PieceNoun::Good(k) | PieceNoun::FactoryGood(k), Lies::Market(m) | Lies::Supply(m)) => {
            m == k
        }
        (PieceNoun::FactoryGood(_), Lies::Apart) => {
            level.rules.factory_goods_laid_out == LaidOut::FactoryBuilt
        }
        (PieceNoun::Demand(n), Lies::Market(m) | Lies::Supply(m)) => m == level.demands[n].at,
        (PieceNoun::Demand(_), Lies::Hold) => false,
        (PieceNoun::Passenger(n), Lies::Market(m) | Lies::Supply(m)) => {
            level.passengers[n].from == Endpoint::Culture(m)
        }
        (PieceNoun::Passenger(n), Lies::Base) => level.passengers[n].from == Endpoint::Base,
        (PieceNoun::Equipment(e), Lies::Stock(s)) => s == e,
        (PieceNoun::Equipment(_), Lies::Hull(_)) => c.rides_on_hull(kind),
        (PieceNoun::Equipment(_), _) => matches!(here, Lies::Hold | Lies::Removed),
        (PieceNoun::Relic(_), Lies::Market(m)) => c.system_of(m).is_some(),
        (PieceNoun::Relic(_), Lies::Base) => market::base_sells_relics(c),
        (PieceNoun::Relic(_), _) => matches!(here, Lies::Box | Lies::Relics | Lies::Removed),
        _ => matches!(here, Lies::Cup | Lies::Hold | Lies::Removed),
    };
    let rule = match what {
        PieceNoun::Equipment(_) => "MOV-7.6.2",
        PieceNoun::Relic(_) => "MOV-7.7.4",
        _ => "MOV-8.1.3",
    };
    (rule, allowed)
}

/// Whether a piece lies where none of its kind can lie, or bears a number that it cannot bear.
fn misplaced(c: &VenusTable, piece: PieceId) -> Option<Problem> {
    let (l, level) = (c.layout(), c.level());
    let p = c.ledger.piece(piece);
    let (what, here) = (l.what(p.kind), lies(l, p.zone));
    // MOV-10.4.1, MOV-4.1.1, MOV-10.3.2: what may be written on a piece aboard a ship.
    let aboard = matches!(here, Lies::Hull(_) | Lies::Hold | Lies::Relics | Lies::Cards);
    let marks = p.mark & !(if aboard { NEW | OFF | IN_DEAL } else { 0 }) == 0;
    let of = |(rule, allowed): (&'static str, bool), marks: bool| (rule, allowed, marks);
    let (rule, allowed, marks) = match what {
        PieceNoun::Ship(_) => {
            let classes = 0..level.ships.len() as i32;
            ("MOV-2.2.7", matches!(here, Lies::Space(_)), classes.contains(&p.mark))
        }
        PieceNoun::Demand(_) => of(may_lie(c, p.kind, here), p.mark == 0),
        PieceNoun::Good(_)
        | PieceNoun::FactoryGood(_)
        | PieceNoun::Passenger(_)
        | PieceNoun::Equipment(_)
        | PieceNoun::Relic(_) => of(may_lie(c, p.kind, here), marks),
        PieceNoun::Marker(_) => {
            ("MOV-2.2.2", matches!(here, Lies::Box | Lies::Removed), p.mark == 0)
        }
        PieceNoun::Card(_) => {
            ("MOV-2.2.1", matches!(here, Lies::Card | Lies::Cards | Lies::Removed), marks)
        }
        PieceNoun::PortDeed(_) | PieceNoun::FactoryDeed(_) => {
            ("MOV-9.1.6", matches!(here, Lies::Deeds | Lies::DeedBank), p.mark == 0)
        }
        PieceNoun::Site(seat) => {
            let in_market = level.rules.factory_marker == FactoryMarkerPlace::Market;
            let factory = p.mark == FACTORY;
            match here {
                Lies::Sites(owner) => ("MOV-9.1.3", owner == seat, true),
                Lies::Space(_) => ("MOV-9.1.2", true, p.mark == PORT || (factory && !in_market)),
                Lies::Market(_) => ("MOV-9.3.2", in_market, factory),
                _ => ("MOV-9.1.3", false, true),
            }
        }
        // No piece has these kinds.
        PieceNoun::Race(_) | PieceNoun::Class(_) => return None,
    };
    let kind = || ("kind", Value::Kind(p.kind));
    if !allowed {
        return Some(Problem::new(rule, "mov-problem-place", vec![kind(), ("zone", called(here))]));
    }
    (!marks).then(|| {
        Problem::new(rule, "mov-problem-mark", vec![kind(), ("mark", Value::Number(p.mark.into()))])
    })
}

/// The name of a system, as an argument.
fn system_name(c: &VenusTable, system: SystemIx) -> (&'static str, Value) {
    ("system", Value::Name(c.level().system(system).name.clone()))
}

/// A place, as an argument.
fn space_name(space: SpaceIx) -> (&'static str, Value) {
    ("space", Value::Space(layout::space_id(space)))
}
