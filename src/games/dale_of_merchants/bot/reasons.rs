//! Why the greedy player of Dale of Merchants has just chosen something, in a short sentence for
//! whoever asks for counsel. It reads what its seat may see, and decides nothing.

use crate::{
    games::dale_of_merchants::table::{
        layout::{self, SLOTS},
        nouns::{DaleSight, DaleView},
        verbs::*,
    },
    table::{
        action::{Action, Message, Value},
        ids::{KindId, SeatId},
        view::TableView,
    },
};

/// Why `chosen` is good at this position, with so many cards that are laid out after it; `None`
/// where the game's own words for what is done say all.
pub(super) fn why(
    t: &DaleSight,
    seat: SeatId,
    chosen: Action,
    to_lay: usize,
    still: i64,
) -> Option<Message> {
    let number = |n: i64| Value::Number(n);
    let say = |key, args| Some(Message { key, args, ..Message::default() });
    match chosen.verb {
        BUILD => say("dom-why-bot-build", vec![("stacks", number(t.stacks(seat) + 1))]),
        CLOSE => say("dom-why-bot-close", vec![("stacks", number(t.stacks(seat) + 1))]),
        BUY => {
            let kind = on_offer(t, chosen.args[0].into())?;
            let key = if is_dearest(t, kind) { "dom-why-bot-dearest" } else { "dom-why-bot-buy" };
            let args = vec![("card", Value::Kind(kind)), ("total", number(t.needs(seat).total))];
            say(key, args)
        }
        PLAY if t.card_kind(t.kind(chosen.piece())).bonus => {
            say("dom-why-bot-further", vec![("card", Value::Kind(t.kind(chosen.piece())))])
        }
        PLAY => say("dom-why-bot-play", vec![("card", Value::Kind(t.kind(chosen.piece())))]),
        INVENTORY if to_lay > 0 => say("dom-why-bot-clear", vec![("count", number(to_lay as i64))]),
        END_ACTIONS => say("dom-why-bot-end", Vec::new()),
        PROPOSE_STOP => say("dom-why-bot-stop", vec![("rounds", number(still))]),
        _ => None,
    }
}

/// The card that is bought by its slot in the market.
fn on_offer(t: &DaleSight, slot: i64) -> Option<KindId> {
    let slot = u16::try_from(slot).ok().filter(|slot| *slot < SLOTS)?;
    t.sight.zone(t.layout().slot(slot)).pieces.last().and_then(|p| p.kind)
}

/// Whether no card of the market that could be bought now is worth more.
fn is_dearest(t: &DaleSight, kind: KindId) -> bool {
    let value = |kind: KindId| t.card_kind(kind).value;
    let offered = t.sight.offers.iter().filter(|o| o.action.verb == BUY);
    let mut others = offered.filter_map(|o| on_offer(t, o.action.args[0].into()));
    t.dial(layout::ACTIONS) > 0 && others.all(|other| value(other) <= value(kind))
}
