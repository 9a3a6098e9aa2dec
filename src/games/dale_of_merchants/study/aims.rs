//! What a merchant may aim for: what is lacking for what is refused, cards that are wished for, and
//! the stacks and purchases that the hand allows. It decides nothing; what a payment or a stack
//! must fulfil, the rules say.

use super::planning::{Payment, Stack, buildable, payments};
use crate::{
    games::dale_of_merchants::{
        rules::values,
        table::{
            layout::SLOTS,
            nouns::{DaleSight, DaleView},
            verbs::{BUILD, BUY, Q_ACTION},
        },
    },
    table::{
        action::{Action, Message, MessageArgs, Refusal, Thing},
        aims::{Aims, AimsPart, Doing, Lack, Prospect, WayStep},
        goal::{Goal, Meant},
        ids::SeatId,
        sight::Sight,
        view::TableView,
    },
};

/// What the game knows of aims.
pub(in crate::games::dale_of_merchants) const AIMS: AimsPart = AimsPart(&DaleAims);

struct DaleAims;

/// What forbids for good: what a card is, it stays, and sets are chosen once.
const FOR_GOOD: [&str; 4] =
    ["dom-no-technique", "dom-no-draft-over", "dom-no-set-banned", "dom-no-set-taken"];

impl Aims for DaleAims {
    fn is_for_good(&self, no: &Refusal) -> bool {
        FOR_GOOD.contains(&no.message.key)
    }

    fn meant(&self, sight: &Sight, _seat: SeatId, action: Action) -> Meant {
        // Cards slide: who asks for a slot means the card that lies there now.
        let buys = action.verb == BUY && (0..i32::from(SLOTS)).contains(&action.args[0]);
        let card = DaleSight::of(sight).filter(|_| buys);
        let card = card.and_then(|t| t.offered(action.args[0].into()));
        Meant { goal: Goal::Choice(action), about: card.map(Thing::Piece) }
    }

    fn choice(&self, sight: &Sight, _seat: SeatId, meant: Meant) -> Option<Action> {
        let t = DaleSight::of(sight)?;
        let Some(Thing::Piece(card)) = meant.about else { return None };
        let slot = (0..SLOTS).find(|&slot| t.offered(slot.into()) == Some(card))?;
        Some(Action::one(BUY, slot.into()))
    }

    fn nothing(&self) -> &'static str {
        "dom-worth-none"
    }

    fn lacks(&self, _sight: &Sight, _seat: SeatId, no: &Refusal) -> Vec<Lack> {
        let amount = |name| no.message.amount(name).unwrap_or(0);
        let need = match no.message.key {
            "dom-no-value" => amount("cost"),
            "dom-no-total" | "dom-no-total-threat" => amount("total"),
            _ => return Vec::new(),
        };
        Lack::of("dom-lack-value", (amount("sum"), need), None).into_iter().collect()
    }

    fn wish(&self, sight: &Sight, seat: SeatId, thing: Thing) -> Option<Goal> {
        let t = DaleSight::of(sight)?;
        let Thing::Piece(piece) = thing else { return None };
        (0..i64::from(SLOTS)).find(|&slot| t.offered(slot) == Some(piece))?;
        Some(Goal::Piece(t.layout().pile(seat), t.kind(piece)))
    }

    fn prospects(&self, sight: &Sight, seat: SeatId) -> Vec<Prospect> {
        let asked = sight.decision.is_some_and(|d| d.seat == seat && d.question == Q_ACTION);
        let Some(t) = DaleSight::of(sight).filter(|_| asked) else { return Vec::new() };
        let stack = buildable(&t, seat).into_iter().min_by_key(|stack| stack.cards.len());
        let purchases = (0..i64::from(SLOTS)).filter_map(|slot| {
            let cheapest =
                payments(&t, slot, seat).into_iter().min_by_key(|p| (p.sum, p.cards.len()));
            cheapest.map(|payment| purchase(&t, seat, &payment))
        });
        stack.iter().map(building).chain(purchases).collect()
    }

    fn rate(&self) -> &'static str {
        "dom-worth-rate"
    }
}

fn steps(actions: Vec<Action>) -> Vec<WayStep> {
    actions.into_iter().map(WayStep::from).collect()
}

/// The next stack, built now: nothing is nearer to the end of the game.
fn building(stack: &Stack) -> Prospect {
    let mut words = Message { key: "dom-worth-stack", ..Message::default() };
    MessageArgs(Some(&mut words))
        .number("stack", stack.needs.stack)
        .number("cards", stack.cards.len() as i64);
    Prospect {
        words: Some(words),
        pays: (stack.needs.total, 0),
        turns: 0,
        lacks: Vec::new(),
        doing: Doing::Choices(steps(stack.actions())),
        deed: Some(Action::plain(BUILD)),
    }
}

/// A card of the market, for the least that pays it.
fn purchase(t: &DaleSight, seat: SeatId, payment: &Payment) -> Prospect {
    let mut words = Message { key: "dom-worth-buy", ..Message::default() };
    let mut gain = 0;
    if let Some(card) = t.offered(payment.slot) {
        gain = values::as_used(t, card, t.kind(card), seat);
        MessageArgs(Some(&mut words))
            .kind("card", t.kind(card))
            .number("cost", payment.cost)
            .number("sum", payment.sum)
            .touch(Thing::Piece(card));
    }
    Prospect {
        words: Some(words),
        pays: (gain, payment.cards.len() as i64),
        turns: 0,
        lacks: Vec::new(),
        doing: Doing::Choices(steps(payment.actions())),
        deed: Some(Action::one(BUY, payment.slot as i32)),
    }
}
