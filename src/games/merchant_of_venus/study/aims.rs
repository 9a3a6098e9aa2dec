//! What a ship may aim for: what is lacking for what is refused, what goods are wished for, and the
//! trades that pay most credits for a point of movement. Sums over what the viewer sees; it decides
//! nothing.

use super::planning::{Journey, TripPlan};
use crate::{
    games::merchant_of_venus::{
        level::CultureIx,
        table::{
            layout::PieceNoun,
            nouns::{GameView, VenusSight, VenusView},
            verbs::{BUY, SELL},
        },
    },
    table::{
        action::{Action, Message, MessageArgs, Refusal, Thing},
        aims::{Aims, AimsPart, Doing, Lack, Prospect},
        goal::{Goal, Meant},
        ids::{KindId, SeatId},
        sight::Sight,
    },
};

/// What the game knows of aims.
pub(in crate::games::merchant_of_venus) const AIMS: AimsPart = AimsPart(&VenusAims);

struct VenusAims;

/// What forbids for good: what a thing is, it stays.
const FOR_GOOD: [&str; 7] = [
    "mov-no-only-goods",
    "mov-no-discard-relic",
    "mov-no-good-barter",
    "mov-no-passenger-trade",
    "mov-no-deed-barter",
    "mov-no-deal-kind",
    "mov-no-races-taken",
];

impl Aims for VenusAims {
    fn distance(&self, sight: &Sight, seat: SeatId, meant: Meant) -> Option<i64> {
        let n = VenusSight::of(sight)?;
        let plan = || TripPlan::of(&n, seat, None);
        let points = |way: Option<Journey>| way.map(|way| i64::from(way.mp));
        match meant.goal {
            Goal::Purse(purse, least) => Some((least - sight.purse(purse)).max(0)),
            Goal::Piece(_, kind) => points(plan().ways[maker(&n, kind)?.ix()]),
            Goal::Choice(Action { verb: BUY, args }) => {
                let kind = KindId(u16::try_from(args[0]).ok()?);
                points(plan().ways[maker(&n, kind)?.ix()])
            }
            Goal::Choice(Action { verb: SELL, args }) => {
                let kind = KindId(u16::try_from(args[0]).ok()?);
                let buyers = &n.level().culture(maker(&n, kind)?).buyers;
                let plan = plan();
                buyers.iter().filter_map(|buyer| points(plan.ways[buyer.ix()])).min()
            }
            Goal::Choice(_) => None,
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

    fn wish(&self, sight: &Sight, seat: SeatId, thing: Thing) -> Option<Goal> {
        let n = VenusSight::of(sight)?;
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
        let Some(n) = VenusSight::of(sight).filter(|n| n.active() == seat) else {
            return Vec::new();
        };
        let plan = TripPlan::of(&n, seat, None);
        sales(&n, &plan).chain(trades(&n, seat, &plan)).collect()
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

/// What is aboard, sold where it brings most for the way.
fn sales<'a>(n: &'a VenusSight, plan: &'a TripPlan) -> impl Iterator<Item = Prospect> + 'a {
    plan.loads.iter().filter_map(|load| {
        let outlet = load.outlets.first()?;
        let way = outlet.way?;
        let mut words = Message { key: "mov-worth-sell", ..Message::default() };
        MessageArgs(Some(&mut words))
            .kind("kind", load.kind)
            .number("count", load.count as i64)
            .arg("buyer", n.culture_name(outlet.buyer));
        Some(Prospect {
            words: Some(words),
            pays: (outlet.all, way.mp.into()),
            turns: way.turns.into(),
            lacks: Vec::new(),
            doing: Doing::Goals(vec![Goal::Choice(Action::one(SELL, load.kind.0.into()))]),
        })
    })
}

/// What is on sale at a market that is found, for somebody who is found.
fn trades<'a>(
    n: &'a VenusSight,
    seat: SeatId,
    plan: &'a TripPlan,
) -> impl Iterator<Item = Prospect> + 'a {
    plan.trades.iter().filter(|trade| trade.on_sale()).filter_map(move |trade| {
        let (points, turns) = (trade.mp()?, trade.turns()?);
        let mut words = Message { key: "mov-worth-trade", ..Message::default() };
        MessageArgs(Some(&mut words))
            .kind("kind", trade.kind)
            .arg("maker", n.culture_name(trade.maker))
            .arg("buyer", n.culture_name(trade.buyer));
        let have = n.spendable() + n.card_left();
        let goal = Goal::Purse(n.layout().credits(seat), n.money(seat) + trade.price - have);
        Some(Prospect {
            words: Some(words),
            pays: (trade.margin(), points.max(1).into()),
            turns: turns.into(),
            lacks: Lack::of("mov-lack-credits", (have, trade.price), Some(goal))
                .into_iter()
                .collect(),
            doing: Doing::Goals(vec![Goal::Choice(Action::one(BUY, trade.kind.0.into()))]),
        })
    })
}
