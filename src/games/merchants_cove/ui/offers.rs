//! How the decision bar and the board show the table's offers: under which heading, which of them
//! is the main one, with which picture, on which thing of the board. It arranges; what is offered,
//! the table says.

use super::{endings, panel::CovePanel, shops};
use crate::{
    games::merchants_cove::{
        level::{BerthIx, Clan, DockWord, Good, RogueEffect},
        rules::{
            market,
            shops::{Merchant, captain::words::Q_SAIL},
            steps::{EffectProgress, EffectSource, Job},
            turn::RECRUIT_SPACE,
        },
        scene::art,
        table::{
            layout,
            nouns::{CoveSight, CoveView, GameView, who_key},
            verbs::*,
        },
    },
    table::{
        action::{Action, Offer, Thing, Value},
        ids::{KindId, SeatId, Verb},
        sight::Sight,
        view::TableView,
    },
    ui::{arguments, parts},
    view::art::Picture,
};

/// The heading of a verb's offers.
pub fn group(verb: Verb) -> &'static str {
    match verb {
        VISIT | WAIT => "mc-group-spaces",
        HAND | ONWARD => "mc-group-clock",
        BOARD | BERTH | PUSH | TO_DOCK | TO_HALL | TO_BAG | TO_BOAT => "mc-group-boats",
        TAKE_ON | RECRUIT | REPLACE | USE => "mc-group-folk",
        DISCARD => "mc-group-cards",
        SELL | COUNT_ROGUE | PASS => "mc-group-market",
        CHOOSE => "mc-group-merchants",
        FINISH => "mc-group-enough",
        _ => "mc-group-shop",
    }
}

/// Whether the offers of a verb are taken on the board.
pub fn on_board(verb: Verb) -> bool {
    matches!(
        verb,
        VISIT
            | BOARD
            | BERTH
            | TAKE_ON
            | RECRUIT
            | REPLACE
            | TO_DOCK
            | TO_HALL
            | TO_BAG
            | TO_BOAT
            | USE
    )
}

/// Whether a press on the board that means this waits for a second one where it cannot be taken
/// back: a card of the row is also pressed to be read.
pub fn plays_for_good(verb: Verb) -> bool {
    matches!(verb, TAKE_ON | RECRUIT | REPLACE)
}

/// The offer of the main button, where one thing brings the game on.
pub fn main_offer(sight: &Sight) -> Option<usize> {
    let first = |verb: Verb| sight.offers.iter().position(|offer| offer.action.verb == verb);
    match sight.decision?.question {
        // While something sells, neither the sale nor the end of it goes before the other.
        Q_SELL => first(PASS).filter(|_| sight.offers.len() == 1),
        Q_HAND => first(ONWARD),
        _ => (sight.offers.len() == 1).then_some(0),
    }
}

/// The things of the board that an offer is done to.
pub fn targets(sight: &Sight, offer: &Offer) -> Vec<Thing> {
    let mut things = arguments::targets(&sight.catalogue, offer);
    match offer.action.verb {
        // Whoever clicks on a card of the row while a space is chosen wants to recruit.
        VISIT if offer.action.args[0] == RECRUIT_SPACE => {
            things.extend((0..layout::ROW).map(|place| Thing::Zone(layout::row(place))));
        }
        // The card is chosen already; now its place is.
        RECRUIT | REPLACE => {
            let decision = sight.decision.filter(|d| d.question == Q_TEAM_PLACE);
            if let (Some(d), Ok(place)) = (decision, u16::try_from(offer.action.args[1])) {
                things = vec![Thing::Zone(layout::team(d.seat.0, place))];
            }
        }
        PUSH => {
            let boat = offer.action.args[1];
            if let Ok(boat) = u16::try_from(boat) {
                things.push(Thing::Zone(layout::aboard(boat)));
            }
        }
        TO_DOCK => {
            if let Some(dock) = DockWord::at(offer.action.args[2]) {
                things.push(Thing::Zone(layout::dock(dock)));
            }
        }
        TO_HALL => {
            if let Some(clan) = Clan::at(offer.action.args[1]) {
                things.push(Thing::Zone(layout::hall(clan)));
            }
        }
        TO_BAG => things.push(Thing::Zone(layout::BAG)),
        _ => {}
    }
    things
}

/// Who was drawn is picked up while it is asked which boat takes them, and a full boat with all
/// aboard while it is asked where it docks.
pub fn handy(n: &CoveSight) -> Vec<Thing> {
    let asked = n.sight.offers.iter().any(|offer| offer.action.verb == BOARD);
    let drawn = n.known(layout::DRAWN).iter().filter(|_| asked);
    let docks = n.decision().filter(|decision| decision.question == Q_BERTH);
    let boat = docks.and_then(|decision| u16::try_from(decision.memory[0]).ok());
    let hull = boat.map(layout::boat);
    let aboard = boat.map_or(&[][..], |boat| n.known(layout::aboard(boat)));
    drawn.chain(hull.iter()).chain(aboard).map(|piece| Thing::Piece(*piece)).collect()
}

/// Dropped on a boat, or on somebody aboard, who was drawn boards that one; a boat that is dropped
/// on a berth docks there. Where that is not possible the rules say why.
pub fn dropped(n: &CoveSight, from: Thing, onto: Option<Thing>) -> Option<Action> {
    let onto = onto.filter(|_| handy(n).contains(&from))?;
    if n.decision().is_some_and(|decision| decision.question == Q_BERTH) {
        let zone = |berth: u8| Thing::Zone(layout::berth(BerthIx(berth)));
        let berth = (0..n.level().berths.len() as u8).find(|&berth| zone(berth) == onto)?;
        return Some(Action::one(BERTH, berth.into()));
    }
    let boat = |boat: &u16| {
        let (aboard, hull) = (layout::aboard(*boat), layout::boat(*boat));
        let lies = |piece| n.location(piece) == Some(aboard);
        onto == Thing::Zone(aboard)
            || matches!(onto, Thing::Piece(piece) if piece == hull || lies(piece))
    };
    (0..layout::BOATS).find(boat).map(|boat| Action::one(BOARD, boat.into()))
}

/// The card of the row that a press on it takes, once the space is visited where one recruits.
pub fn goes_on(sight: &Sight, first: Action, thing: Thing) -> Option<Action> {
    let recruits = first.verb == VISIT && first.args[0] == RECRUIT_SPACE;
    let place = (0..layout::ROW).find(|place| Thing::Zone(layout::row(*place)) == thing)?;
    CoveSight::of(sight)?.row_card(place)?;
    recruits.then(|| Action::one(TAKE_ON, place.into()))
}

/// A small picture for a kind of piece.
pub fn kind_picture(n: &CoveSight, kind: KindId) -> Option<Picture> {
    if kind.0 <= layout::ROGUE {
        return Some(art::who(kind.0));
    }
    if let Some(folk) = layout::folk_of(n.level(), kind) {
        return Some(art::townsfolk(n.level().folk(folk)));
    }
    layout::taint_of(n.level(), kind).map(|_| art::named("shops/corruption"))
}

/// A small picture for an offer.
pub fn picture(n: &CoveSight, offer: &Offer) -> Option<Picture> {
    let action = offer.action;
    let icon = |name: &str| Some(art::named(&format!("icons/{name}")));
    match action.verb {
        VISIT => SPACES.get(usize::try_from(action.args[0]).ok()?).map(|word| art::space(word)),
        CHOOSE => Merchant::at(action.args[0].into()).map(art::merchant),
        BOARD => {
            let piece = *n.known(layout::DRAWN).first()?;
            Some(art::who(n.who(piece)))
        }
        PUSH => Some(art::who(u16::try_from(action.args[0]).ok()?)),
        TO_DOCK | TO_HALL | TO_BAG | TO_BOAT => Some(art::who(u16::try_from(action.args[1]).ok()?)),
        BERTH => icon("anchor"),
        WAIT | HAND | ONWARD => icon("clock"),
        TAKE_ON | RECRUIT | REPLACE => {
            let (_, folk) = n.row_card(u16::try_from(action.args[0]).ok()?)?;
            Some(art::townsfolk(n.level().folk(folk)))
        }
        USE => icon("team"),
        DISCARD => Some(art::named("shops/corruption")),
        SELL => {
            let good = Good::at(action.args[0])?;
            Some(art::good(n.merchant(n.active().0), good))
        }
        COUNT_ROGUE => Some(art::who(layout::ROGUE)),
        PASS => icon("pass"),
        _ => None,
    }
}

/// Whether it helps anybody to read why a choice is not possible now.
pub fn worth_refusing(n: &CoveSight, refused: Action) -> bool {
    match refused.verb {
        // The sale shows what each good brings; one waits where nothing else can be done.
        SELL | WAIT => false,
        COUNT_ROGUE => n.rogues_are(RogueEffect::Cultists),
        _ => true,
    }
}

/// How an offer is worded, where its own words would name numbers of places.
pub fn words(d: &CovePanel, offer: &Offer) -> Option<String> {
    let words = shops::sheet(d.n.merchant(d.n.active().0)?).words(d, offer.action)?;
    Some(endings::with_end(d, offer.action, words))
}

/// That sailing ends the turn, where it is the last step of a space: then nothing else is asked.
pub fn last_step(d: &CovePanel) -> Option<String> {
    let decision = d.n.decision().filter(|decision| decision.question == Q_SAIL)?;
    let at = EffectProgress::of(decision.memory)?;
    let EffectSource::Shop(merchant, job @ Job::Space(_)) = at.source else { return None };
    let steps = shops::sheet(merchant).steps(d, job).len();
    (at.step + 1 >= steps).then(|| d.text("mc-note-turn-ends"))
}

/// Whether what is left as the only choice may be done by itself. A turn is never begun for
/// anybody, even where one space is all that is left: it costs time, and perhaps a card. And
/// whoever has sold on a dock may still take that back, until one passes.
pub fn harmless(verb: Verb, after: Option<Action>) -> bool {
    match verb {
        VISIT => false,
        PASS => after.is_none_or(|last| last.verb != SELL),
        _ => true,
    }
}

/// A sale in the decision bar: what is sold, and what so many of it bring.
pub fn amount_words(d: &CovePanel, action: Action) -> Option<(String, String)> {
    let good = Good::at(action.args[0]).filter(|_| action.verb == SELL)?;
    let player = d.n.active().0;
    let (count, each) =
        (action.args[1].into(), market::brings(&d.n, player, market::dock_now(&d.n), good));
    let args = [("count", Value::Number(count)), ("gold", Value::Number(count * each))];
    let label = parts::capital(&d.good(SeatId(player), good));
    Some((label, d.with("mc-market-sells", &args)))
}

/// What is asked, where it can be said more closely: who boards, and that the turn ends with it.
pub fn question(d: &CovePanel) -> Option<String> {
    if let Some(ends) = last_step(d) {
        return Some(format!("{} {ends}", d.text("mc-question-sail")));
    }
    let asked = d.n.decision()?.question == Q_BOARD;
    let piece = d.n.known(layout::DRAWN).first().copied().filter(|_| asked)?;
    let who = Value::Word(who_key(d.n.who(piece)));
    Some(d.with("mc-question-board-who", &[("who", who)]))
}
