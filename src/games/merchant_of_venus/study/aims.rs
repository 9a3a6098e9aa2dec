//! What a ship may aim for: what is lacking for what is refused, what goods are wished for, and the
//! trades that pay most credits for a point of movement. Sums over what the viewer sees; it decides
//! nothing.

use super::{
    planning::{Journey, TripPlan},
    prospects, sellers,
};
use crate::{
    games::merchant_of_venus::{
        level::{CultureIx, Endpoint},
        table::{
            layout::PieceNoun,
            nouns::{GameView, VenusSight, VenusView},
            verbs::{BOARD, SELL, SET_DOWN},
        },
    },
    table::{
        action::{Action, Message, Refusal, Thing},
        aims::{Aims, AimsPart, Lack, Prospect},
        goal::{Goal, Meant},
        ids::{KindId, SeatId},
        sight::Sight,
    },
};

/// What the game knows of aims.
pub(in crate::games::merchant_of_venus) const AIMS: AimsPart = AimsPart(&VenusAims);

struct VenusAims;

/// By how many credits somebody who wants more means to have more, where nothing else is said.
const MORE_CREDITS: i64 = 50;

/// What forbids what is so already.
const SO_ALREADY: [&str; 3] = ["mov-no-same-ship", "mov-no-own-gate", "mov-no-order-stands"];

/// What forbids for good: what a thing is, it stays.
const FOR_GOOD: [&str; 8] = [
    "mov-no-only-goods",
    "mov-no-discard-relic",
    "mov-no-good-barter",
    "mov-no-passenger-trade",
    "mov-no-deed-barter",
    "mov-no-deal-kind",
    "mov-no-races-taken",
    "mov-no-race-taken",
];

impl Aims for VenusAims {
    fn distance(&self, sight: &Sight, seat: SeatId, meant: Meant) -> Option<i64> {
        let n = VenusSight::of(sight)?;
        let plan = || TripPlan::of(&n, seat, None);
        let points = |way: Option<Journey>| way.map(|way| i64::from(way.mp));
        match meant.goal {
            Goal::Purse(purse, least) => Some((least - sight.purse(purse)).max(0)),
            Goal::Choice(Action { verb: verb @ (BOARD | SET_DOWN), args }) => {
                let kind = KindId(u16::try_from(args[0]).ok()?);
                passenger_way(&n, &plan(), kind, verb == SET_DOWN).map(|way| way.mp.into())
            }
            Goal::Choice(Action { verb: SELL, args }) => {
                let kind = KindId(u16::try_from(args[0]).ok()?);
                let buyers = &n.level().culture(maker(&n, kind)?).buyers;
                let plan = plan();
                buyers.iter().filter_map(|buyer| points(plan.ways[buyer.ix()])).min()
            }
            goal => {
                let (_, way) = sellers::nearest(&n, &plan(), sellers::bought(&n, goal)?)?;
                Some(way.mp.into())
            }
        }
    }

    fn is_for_good(&self, no: &Refusal) -> bool {
        FOR_GOOD.contains(&no.message.key)
    }

    fn lacks(&self, sight: &Sight, seat: SeatId, no: &Refusal) -> Vec<Lack> {
        let Some(n) = VenusSight::of(sight) else { return Vec::new() };
        let amount = |name| no.message.amount(name).unwrap_or(0);
        let money = |have: i64, need: i64| {
            let goal = Goal::Purse(n.layout().credits(seat), n.money(seat) + need - have);
            Lack::of("mov-lack-credits", (have, need), Some(goal))
        };
        let lack = match no.message.key {
            "mov-no-too-dear" | "mov-no-ship-too-dear" | "mov-no-deal-money" => {
                money(amount("have"), amount("price"))
            }
            "mov-no-stay-fee" | "mov-no-fee" => money(amount("have"), amount("fee")),
            "mov-no-points" => Lack::of("mov-lack-points", (amount("left"), amount("cost")), None),
            _ => None,
        };
        lack.into_iter().collect()
    }

    fn needs(&self, sight: &Sight, seat: SeatId, meant: Meant) -> Vec<Lack> {
        let Some(n) = VenusSight::of(sight) else { return Vec::new() };
        let price = sellers::bought(&n, meant.goal).and_then(|kind| n.price(seat, kind));
        price.and_then(|price| prospects::credits_for(&n, seat, price)).into_iter().collect()
    }

    fn known(&self, sight: &Sight, seat: SeatId, goal: Goal) -> Option<Message> {
        sellers::known(&VenusSight::of(sight)?, seat, goal)
    }

    fn is_so(&self, no: &Refusal) -> bool {
        SO_ALREADY.contains(&no.message.key)
    }

    fn wish(&self, sight: &Sight, seat: SeatId, thing: Thing) -> Option<Goal> {
        let n = VenusSight::of(sight)?;
        if thing == Thing::Seat(seat) {
            return Some(Goal::Purse(n.layout().credits(seat), n.money(seat) + MORE_CREDITS));
        }
        let Thing::Piece(piece) = thing else { return None };
        let kind = *sight.catalogue.pieces.get(piece.ix())?;
        sight.place_of(piece)?;
        let zone = match n.layout().what(kind) {
            PieceNoun::Good(_) | PieceNoun::FactoryGood(_) | PieceNoun::Passenger(_) => {
                n.layout().hold(seat)
            }
            PieceNoun::PortDeed(_) | PieceNoun::FactoryDeed(_) => n.layout().deeds(seat),
            _ => return None,
        };
        Some(Goal::Piece(zone, kind))
    }

    fn prospects(&self, sight: &Sight, seat: SeatId) -> Vec<Prospect> {
        let n = VenusSight::of(sight).filter(|n| n.active() == seat);
        n.map_or_else(Vec::new, |n| prospects::all(&n, seat))
    }

    fn nothing(&self) -> &'static str {
        "mov-worth-none"
    }

    fn rate(&self) -> &'static str {
        "mov-worth-rate"
    }
}

/// Who makes a good.
fn maker(n: &VenusSight, kind: KindId) -> Option<CultureIx> {
    match n.layout().what(kind) {
        PieceNoun::Good(culture) | PieceNoun::FactoryGood(culture) => Some(culture),
        _ => None,
    }
}

/// The way to where a passenger waits, or wants to go.
fn passenger_way(
    n: &VenusSight,
    plan: &TripPlan,
    kind: KindId,
    is_aboard: bool,
) -> Option<Journey> {
    if is_aboard {
        return plan.riders.iter().find(|rider| rider.kind == kind)?.way;
    }
    let bases = n.base().passengers.into_iter().map(|p| (Endpoint::Base, p));
    let cultures = (0..n.level().cultures.len() as u8).map(CultureIx).flat_map(|culture| {
        n.market(culture).passengers.into_iter().map(move |p| (Endpoint::Culture(culture), p))
    });
    let waits = |piece: &crate::table::ids::PieceId| {
        n.sight.catalogue.pieces.get(piece.ix()) == Some(&kind)
    };
    let (at, _) = bases.chain(cultures).find(|(_, passenger)| waits(&passenger.piece))?;
    match at {
        Endpoint::Base => plan.base,
        Endpoint::Culture(culture) => plan.ways[culture.ix()],
    }
}
