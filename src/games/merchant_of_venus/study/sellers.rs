//! Who sells a thing, what it costs a seat there, and how far it is: what is to be known of what is
//! bought at another place. Public arithmetic over the market cards; it decides nothing.

use super::planning::{Journey, TripPlan};
use crate::{
    games::merchant_of_venus::{
        level::CultureIx,
        table::{
            layout::PieceNoun,
            nouns::{GameView, VenusSight, VenusView},
            verbs::{BUY, BUY_FACTORY, BUY_PORT, BUY_SHIP},
        },
    },
    table::{
        action::{Action, Message, MessageArgs, Value},
        goal::Goal,
        ids::{KindId, SeatId},
    },
};

/// The thing that has to be bought for a goal.
pub(super) fn bought(n: &VenusSight, goal: Goal) -> Option<KindId> {
    let kind = |nth: i32| u16::try_from(nth).ok().map(KindId);
    match goal {
        Goal::Choice(Action { verb: BUY | BUY_SHIP, args }) => kind(args[0]),
        Goal::Choice(action) if action.verb == BUY_PORT => {
            let deed = n.level().space(n.space_of(action.space())).deed?;
            n.sight.catalogue.pieces.get(n.layout().port_deed(deed).ix()).copied()
        }
        Goal::Choice(action) if action.verb == BUY_FACTORY => {
            let culture = n.culture_at(n.space_of(action.space()))?;
            n.sight.catalogue.pieces.get(n.layout().factory_deed(culture).ix()).copied()
        }
        Goal::Piece(_, kind) => Some(kind),
        Goal::Choice(_) | Goal::ChoiceFor(..) | Goal::Purse(..) => None,
    }
}

/// Those who sell a kind, found or not, and whether the Base does.
fn sellers(n: &VenusSight, kind: KindId) -> (Vec<CultureIx>, bool) {
    let all = || (0..n.level().cultures.len() as u8).map(CultureIx);
    match n.layout().what(kind) {
        PieceNoun::Good(culture)
        | PieceNoun::FactoryGood(culture)
        | PieceNoun::FactoryDeed(culture) => (vec![culture], false),
        PieceNoun::PortDeed(deed) => {
            let system = n.level().port_deed(deed).system;
            (n.discovered(system).into_iter().collect(), false)
        }
        PieceNoun::Class(class) => {
            let sold = all().filter(|&culture| n.market(culture).ships.contains(&class));
            (sold.collect(), n.base().ships.contains(&class))
        }
        PieceNoun::Equipment(what) => {
            let has = |culture: &CultureIx| {
                n.market(*culture).equipment.iter().any(|&(e, left)| e == what && left > 0)
            };
            (all().filter(has).collect(), false)
        }
        _ => (Vec::new(), false),
    }
}

/// The nearest seller of a kind that is found, in words, and the way there.
pub(super) fn nearest(n: &VenusSight, plan: &TripPlan, kind: KindId) -> Option<(Value, Journey)> {
    let (cultures, base) = sellers(n, kind);
    let of = |culture: CultureIx| Some((n.culture_name(culture), plan.ways[culture.ix()]?));
    let at_base = plan.base.filter(|_| base).map(|way| (Value::Word("mov-space-base"), way));
    let all = cultures.into_iter().filter_map(of).chain(at_base);
    all.min_by_key(|(_, way)| (way.turns, way.mp))
}

/// What is to be known of a thing that is bought elsewhere; `None` where it is bought nowhere, or
/// where the seat's ship is.
pub(super) fn known(n: &VenusSight, seat: SeatId, goal: Goal) -> Option<Message> {
    let kind = bought(n, goal)?;
    let price = n.price(seat, kind)?;
    if sellers(n, kind) == (Vec::new(), false) {
        return None;
    }
    let mut words = Message::default();
    let told = MessageArgs(Some(&mut words)).kind("kind", kind).money("price", price);
    if let PieceNoun::FactoryGood(culture) = n.layout().what(kind)
        && n.market(culture).factory_locked
    {
        let deed = i64::from(n.level().culture(culture).factory_deed.price);
        told.arg("culture", n.culture_name(culture)).money("deed", deed);
        words.key = "mov-known-locked";
        return Some(words);
    }
    let plan = TripPlan::of(n, seat, None);
    match nearest(n, &plan, kind) {
        Some((_, way)) if way.mp == 0 => return None,
        Some((seller, way)) => {
            told.arg("seller", seller)
                .number("points", way.mp.into())
                .number("turns", way.turns.into());
            words.key = "mov-known-sold";
        }
        None => words.key = "mov-known-hidden",
    }
    Some(words)
}
