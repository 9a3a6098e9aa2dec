//! The market action (DOM-4): a card is chosen, a payment is laid out card by card, and `pay` is
//! the one command that buys. It takes no card from the market for anything but a payment.

pub mod pricing;

use super::{acting, cards, chameleons, effects, events, laying, values};
use crate::games::dale_of_merchants::{
    level::{CardKind, Event, Hook, PayHook},
    table::{
        layout::{self, BIN, Draft, Ending, Layout, SLOTS, mark},
        nouns::DaleView,
        state::DaleTable,
        verbs::{
            BUY, F_PURCHASE, KEEP, LAY, LAY_AS, LIFT, PAY, Q_ACTION, Q_PAY, SWAP_SLOTS, WITHDRAW,
        },
    },
};
use crate::table::{
    action::{Action, Thing},
    ids::{Dial, KindId, PieceId, Rule, SeatId},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

fn permuted(slot: u16) -> Dial {
    Dial(layout::PERMUTED.0 + slot)
}

/// The slot whose card lies in `slot` once the market is permuted (DOM-4.7).
fn source(c: &impl DaleView, slot: u16) -> u16 {
    match c.dial(permuted(slot)) {
        0 => slot,
        n => (n - 1).clamp(0, i64::from(SLOTS) - 1) as u16,
    }
}

/// The card that is being bought, and the slot for which it will be paid.
pub fn wanted(c: &impl DaleView) -> Option<(PieceId, i64)> {
    let slot = c.dial(layout::BUYING);
    let from = if slot == BIN { BIN } else { i64::from(source(c, slot.clamp(0, BIN - 1) as u16)) };
    c.offered(from).map(|card| (card, slot))
}

/// A purchase that is being laid out.
#[derive(Clone, Debug)]
struct Purchase {
    seat: SeatId,
    card: PieceId,
    slot: i64,
    cost: i64,
    sum: i64,
    /// A card that lifts DOM-4.3 is laid (DOM-4.10).
    overpay: bool,
    /// A card that opens the bin is laid (DOM-4.9).
    opens_bin: bool,
    /// A card that lets the market be permuted is laid (DOM-4.7).
    permutes: bool,
}

fn purchase(c: &impl DaleView, seat: SeatId) -> Option<Purchase> {
    let (card, slot) = wanted(c)?;
    let cost = pricing::price(c.level(), c.printed(card), slot, c.aura_cost(seat));
    let mut p = Purchase {
        seat,
        card,
        slot,
        cost,
        sum: 0,
        overpay: false,
        opens_bin: false,
        permutes: false,
    };
    for &laid in c.hand(seat).iter().filter(|&&p| c.is_laid(p)) {
        let kind = c.card_kind(c.shown_kind(laid));
        p.sum += values::in_use(c, laid, seat);
        p.overpay |= pricing::pays(kind, PayHook::MayOverpay);
        p.opens_bin |= pricing::pays(kind, PayHook::FromBinTop);
        p.permutes |= pricing::permutes(c.level(), kind);
    }
    Some(p)
}

impl Purchase {
    /// Whether a further card, used as this kind, may be laid: not where the cost is reached
    /// (DOM-4.3), unless the card itself can change that: it lifts the rule, moves the wanted
    /// card to another slot, or opens the bin.
    fn may_lay(&self, c: &DaleTable, card: PieceId, kind: KindId) -> Result<(), No> {
        let kind = c.card_kind(kind);
        let changes =
            || pricing::pays(kind, PayHook::MayOverpay) || pricing::permutes(c.level(), kind);
        let opens =
            || self.slot == BIN && !self.opens_bin && pricing::pays(kind, PayHook::FromBinTop);
        if self.sum < self.cost || self.overpay || changes() || opens() {
            return Ok(());
        }
        no("DOM-4.3", "dom-no-superfluous")
            .arg("card", c.name(card))
            .number("sum", self.sum)
            .number("cost", self.cost)
            .err()
    }

    /// Whether what is laid buys the card (DOM-4.2, DOM-4.3, DOM-4.9, DOM-4.10).
    fn may_pay(&self, c: &DaleTable) -> Result<(), No> {
        if self.slot == BIN && !self.opens_bin {
            return no("DOM-4.9", "dom-no-bin").err();
        }
        if self.sum < self.cost {
            return no("DOM-4.2", "dom-no-value")
                .number("sum", self.sum)
                .number("cost", self.cost)
                .err();
        }
        if self.overpay {
            return Ok(());
        }
        let laid = || c.hand(self.seat).iter().copied().filter(|&p| c.is_laid(p));
        let worth = laid().map(|p| values::in_use(c, p, self.seat));
        let Some(card) =
            pricing::superfluous(worth, self.sum, self.cost).and_then(|n| laid().nth(n))
        else {
            return Ok(());
        };
        let rest = self.sum - values::in_use(c, card, self.seat);
        let mut refused = no("DOM-4.3", "dom-no-superfluous")
            .arg("card", c.name(card))
            .number("sum", rest)
            .number("cost", self.cost);
        refused.touches.push(Thing::Piece(card));
        refused.err()
    }
}

/// Whether a card could be bought: it is there, and the hand could reach its cost. `best` is what
/// the hand is worth at most, `to_right` whether the market could be permuted first.
fn within_reach(
    c: &DaleTable,
    slot: i64,
    seat: SeatId,
    best: i64,
    to_right: bool,
    more: i64,
) -> Result<(), No> {
    let Some(card) = c.offered(slot) else {
        return Err(if slot == BIN {
            no("DOM-4.9", "dom-no-bin-empty")
        } else {
            no("DOM-4.1", "dom-no-slot-empty")
        });
    };
    if slot == BIN && !laying::in_reach(c, seat, |k| pricing::pays(k, PayHook::FromBinTop)) {
        return no("DOM-4.9", "dom-no-bin").err();
    }
    let cheapest = if to_right && slot != BIN { 0 } else { slot };
    let cost = pricing::price(c.level(), c.printed(card), cheapest, more);
    if best < cost {
        no("DOM-4.2", "dom-no-value").number("sum", best).number("cost", cost).err()
    } else {
        Ok(())
    }
}

fn offer_purchases(c: DaleTable, mut out: ResMut<Offers>) {
    let action = acting::first_action(&c);
    if action.is_err() && !out.looking {
        return;
    }
    let seat = c.active();
    let best = c.hand(seat).iter().map(|&p| chameleons::best_value(&c, p, seat)).sum();
    let to_right = laying::in_reach(&c, seat, |k| pricing::permutes(c.level(), k));
    let more = c.aura_cost(seat);
    // The bin is spoken of only where a card can open it; its refusal only where such cards are in
    // play.
    let opens = |k: &CardKind| pricing::pays(k, PayHook::FromBinTop);
    let bin = c.offered(BIN).is_some()
        && if out.looking { c.in_play(opens) } else { laying::in_reach(&c, seat, opens) };
    for slot in 0..BIN + i64::from(bin) {
        let checks =
            action.clone().and_then(|()| within_reach(&c, slot, seat, best, to_right, more));
        let key = if slot == BIN { "dom-act-buy-bin" } else { "dom-act-buy" };
        let words = out
            .judge(Action::one(BUY, slot as i32), key, Rule("DOM-4.1"), checks)
            .number("slot", slot)
            .touch(Thing::Zone(c.slot_zone(slot)));
        if let Some(card) = c.offered(slot) {
            let price = pricing::price(c.level(), c.printed(card), slot, more);
            words
                .kind("card", c.ledger.kind(card))
                .number("price", price)
                .touch(Thing::Piece(card));
        }
    }
}

fn buy(mut c: DaleTable, chosen: Res<Chosen>) {
    c.ledger.done();
    c.ledger.set(layout::BUYING, i64::from(chosen.action().args[0]));
    c.ledger.set(layout::DRAFT, Draft::Payment as i64);
}

/// The seat that lays out a payment now.
fn payer(c: &DaleTable) -> Option<SeatId> {
    c.ledger.decision().filter(|d| d.question == Q_PAY).map(|d| d.seat)
}

fn offer_payment(c: DaleTable, mut out: ResMut<Offers>) {
    let Some((seat, p)) = payer(&c).and_then(|s| Some((s, purchase(&c, s)?))) else {
        // The wanted card is gone (a position set by hand): there is only the way back.
        laying::offer_withdraw(&c, &mut out, Rule("DOM-4.1"), &[]);
        return;
    };
    let keepers = out.looking && laying::in_reach(&c, seat, |k| pricing::pays(k, PayHook::KeepMe));
    for &card in c.hand(seat) {
        let piece = i32::from(card.0);
        if c.is_laid(card) {
            let value = values::in_use(&c, card, seat);
            let words = out
                .offer(Action::one(LIFT, piece), "dom-act-lift", Rule("DOM-4.4"))
                .kind("card", c.ledger.kind(card));
            words
                .number("value", value)
                .number("sum", p.sum - value)
                .number("cost", p.cost)
                .touch(Thing::Piece(card));
            offer_keep(&c, &mut out, card, keepers);
        } else {
            offer_lay(&c, &mut out, &p, card);
        }
    }
    offer_swaps(&c, &mut out, &p);
    let words = out.judge(Action::plain(PAY), "dom-act-pay", Rule("DOM-4.2"), p.may_pay(&c));
    words
        .kind("bought", c.ledger.kind(p.card))
        .number("paid", p.sum)
        .number("price", p.cost)
        .touch(Thing::Piece(p.card));
    laying::offer_withdraw(&c, &mut out, Rule("DOM-4.4"), &[c.layout().hand(seat)]);
}

fn offer_lay(c: &DaleTable, out: &mut Offers, p: &Purchase, card: PieceId) {
    for guise in chameleons::guises(c, card, p.seat) {
        let (action, key) = acting::act(guise, (LAY, "dom-act-lay"), (LAY_AS, "dom-act-lay-as"));
        let checks = p.may_lay(c, card, guise.kind);
        let refused = checks.is_err();
        let words = acting::word(c, out.judge(action, key, Rule("DOM-4.2"), checks), guise);
        if !refused {
            let value = values::as_used(c, card, guise.kind, p.seat);
            words.number("value", value).number("sum", p.sum + value).number("cost", p.cost);
        }
    }
    laying::refuse_unnamed(c, out, card, p.seat);
}

/// DOM-4.8: whether a laid card stays in the hand.
fn offer_keep(c: &DaleTable, out: &mut Offers, card: PieceId, keepers: bool) {
    let piece = i32::from(card.0);
    if pricing::pays(c.card_kind(c.shown_kind(card)), PayHook::KeepMe) {
        let kept = c.marked(card, mark::KEPT);
        let key = if kept == 0 { "dom-act-keep" } else { "dom-act-keep-not" };
        out.offer(Action::two(KEEP, piece, 1 - kept), key, Rule("DOM-4.8"))
            .kind("card", c.ledger.kind(card))
            .touch(Thing::Piece(card));
    } else if keepers {
        out.refuse(Action::two(KEEP, piece, 1), Rule("DOM-4.8"), "dom-no-keep")
            .kind("card", c.ledger.kind(card))
            .touch(Thing::Piece(card));
    }
}

/// DOM-4.7: which slots change places. The board counts as a whole: a card may be moved to an empty
/// slot.
fn offer_swaps(c: &DaleTable, out: &mut Offers, p: &Purchase) {
    let shown = p.permutes
        || (out.looking && laying::in_reach(c, p.seat, |k| pricing::permutes(c.level(), k)));
    if !shown {
        return;
    }
    let filled = |slot: u16| c.offered(source(c, slot).into());
    for a in 0..SLOTS {
        for b in a + 1..SLOTS {
            let cards = [filled(a), filled(b)];
            let checks = if !p.permutes {
                no("DOM-4.7", "dom-no-calculations").err()
            } else if cards == [None, None] {
                no("DOM-4.7", "dom-no-swap-empty").err()
            } else {
                Ok(())
            };
            let words = out.judge(
                Action::two(SWAP_SLOTS, a.into(), b.into()),
                "dom-act-swap-slots",
                Rule("DOM-4.7"),
                checks,
            );
            let words = words
                .number("first", a.into())
                .number("second", b.into())
                .touch(Thing::Zone(c.layout().slot(a)));
            words.touch(Thing::Zone(c.layout().slot(b)));
        }
    }
}

fn lay(mut c: DaleTable, chosen: Res<Chosen>) {
    let Some(seat) = payer(&c) else { return };
    let Ok(guise) = acting::guise(&c, chosen.action(), LAY_AS, seat) else { return };
    let hand = c.layout().hand(seat);
    laying::lay(&mut c, guise, &[hand]);
}

fn lift(mut c: DaleTable, chosen: Res<Chosen>) {
    let Some(seat) = payer(&c) else { return };
    let hand = c.layout().hand(seat);
    laying::lift(&mut c, chosen.action().piece(), &[hand]);
    if purchase(&c, seat).is_some_and(|p| !p.permutes) {
        put_back(&mut c);
    }
}

/// The market cards shall lie as they do: no permutation is planned any more, the wanted card is
/// that which it was.
fn put_back(c: &mut DaleTable) {
    let slot = c.ledger.dial(layout::BUYING);
    if slot != BIN {
        let from = source(c, slot.clamp(0, BIN - 1) as u16);
        c.ledger.set(layout::BUYING, from.into());
    }
    for slot in 0..SLOTS {
        c.ledger.set(permuted(slot), 0);
    }
}

fn keep(mut c: DaleTable, chosen: Res<Chosen>) {
    if payer(&c).is_some() {
        let action = chosen.action();
        c.mark(action.piece(), mark::KEPT, action.args[1]);
    }
}

fn swap_slots(mut c: DaleTable, chosen: Res<Chosen>) {
    let [a, b, _] = chosen.action().args;
    let (a, b) = (a.clamp(0, i32::from(SLOTS) - 1) as u16, b.clamp(0, i32::from(SLOTS) - 1) as u16);
    let (at_a, at_b) = (source(&c, a), source(&c, b));
    for (slot, from) in [(a, at_b), (b, at_a)] {
        c.ledger.set(permuted(slot), if from == slot { 0 } else { i64::from(from) + 1 });
    }
    // The wanted card stays the same; its slot changes.
    let wanted = c.ledger.dial(layout::BUYING);
    if wanted == i64::from(a) {
        c.ledger.set(layout::BUYING, b.into());
    } else if wanted == i64::from(b) {
        c.ledger.set(layout::BUYING, a.into());
    }
}

/// The draft is over: nothing is wanted, nothing is permuted.
fn forget_draft(c: &mut DaleTable) {
    for slot in 0..SLOTS {
        c.ledger.set(permuted(slot), 0);
    }
    c.ledger.set(layout::BUYING, 0);
    c.ledger.set(layout::DRAFT, Draft::None as i64);
}

fn withdraw(mut c: DaleTable) {
    let Some(seat) = payer(&c) else { return };
    c.ledger.done();
    let hand = c.layout().hand(seat);
    laying::take_back(&mut c, &[hand]);
    forget_draft(&mut c);
}

/// The purchase (DOM-4.14): copies have been named; the market is permuted, the payment leaves the
/// hand, what the bought card says about it is carried out.
fn pay(mut c: DaleTable) {
    let Some(p) = payer(&c).and_then(|s| purchase(&c, s)) else { return };
    if p.may_pay(&c).is_err() {
        return;
    }
    c.ledger.done();
    let seat = p.seat;
    let payment = c.picked(c.layout().hand(seat));
    laying::show_copies(&mut c, &payment, seat);
    say_purchase(&mut c, &p, &payment);
    permute(&mut c, seat);
    for &card in &payment {
        if c.marked(card, mark::KEPT) == 1 {
            laying::clear(&mut c, card);
            let name = c.name(card);
            c.ledger.say("dom-log-keeps", Rule("DOM-4.8")).seat("seat", seat).arg("card", name);
        } else {
            cards::put(&mut c, card, Layout::PAYMENT);
        }
    }
    forget_draft(&mut c);
    acting::spend(&mut c);
    c.follow(F_PURCHASE, [p.card.0.into(), seat.0.into(), 0, 0]);
    let on_bought = c
        .printed(p.card)
        .hooks
        .iter()
        .find_map(|h| if let Hook::OnBought(body) = h { Some(*body) } else { None });
    if let Some(body) = on_bought {
        effects::begin(&mut c, body, p.card, seat, Ending::Purchase);
    }
}

fn say_purchase(c: &mut DaleTable, p: &Purchase, payment: &[PieceId]) {
    if !c.ledger.listening() {
        return;
    }
    // What is kept is told by a line of its own.
    let gone: Vec<PieceId> =
        payment.iter().copied().filter(|&paid| c.marked(paid, mark::KEPT) != 1).collect();
    let (card, paid) = (c.name(p.card), laying::names(c, &gone));
    let key = match (payment.is_empty(), gone.is_empty(), p.slot == BIN) {
        (true, ..) => "dom-log-buys-free",
        (false, true, _) => "dom-log-buys-keeping",
        (false, false, true) => "dom-log-buys-bin",
        (false, false, false) => "dom-log-buys",
    };
    c.ledger
        .say(key, Rule("DOM-4.2"))
        .seat("seat", p.seat)
        .arg("card", card)
        .number("cost", p.cost)
        .arg("cards", paid)
        .touch(Thing::Piece(p.card));
    laying::say_copies(c, payment, p.seat);
}

/// Puts the market cards where they shall lie (DOM-4.7).
fn permute(c: &mut DaleTable, seat: SeatId) {
    let mut planned = [None; SLOTS as usize];
    for slot in 0..SLOTS {
        planned[usize::from(slot)] =
            c.offered(source(c, slot).into()).filter(|_| source(c, slot) != slot);
    }
    for (slot, card) in (0..).zip(planned) {
        if let Some(card) = card {
            c.ledger.move_piece(card, c.layout().slot(slot));
        }
    }
    if planned.iter().any(Option::is_some) {
        c.ledger.say("dom-log-permutes", Rule("DOM-4.7")).seat("seat", seat);
    }
}

/// The end of a purchase (DOM-4.5, DOM-4.14): what is left of the payment goes to the pile in the
/// order in which it was laid, the card to the hand, others may react.
fn purchase_goes_on(mut c: DaleTable) {
    let Some(due) = c.ledger.consequence() else { return };
    c.ledger.done();
    let (card, seat) = (PieceId(due.memory[0] as u16), SeatId(due.memory[1] as u8));
    while let Some(&paid) = c.ledger.contents(Layout::PAYMENT).first() {
        cards::discard(&mut c, paid, seat);
    }
    events::raise(&mut c, Event::OtherPurchased, seat);
    let hand = c.layout().hand(seat);
    cards::put(&mut c, card, hand);
    events::step_ends(&mut c);
}

/// Why something else is not possible while a payment is laid out.
pub(super) fn why_not(c: &DaleTable, seat: SeatId, action: Action) -> No {
    if action.verb == KEEP {
        return no("DOM-4.8", "dom-no-keep");
    }
    acting::not_laid(c, seat, action, "DOM-4.2").unwrap_or_else(|| acting::draft_is_open(c, action))
}

/// Why nothing of this slot can be bought, where it is not among the slots.
pub(super) fn not_for_sale(c: &DaleTable, action: Action) -> Option<No> {
    if action.verb != BUY {
        return None;
    }
    Some(match i64::from(action.args[0]) {
        BIN if c.offered(BIN).is_none() => no("DOM-4.9", "dom-no-bin-empty"),
        BIN => no("DOM-4.9", "dom-no-bin"),
        _ => no("DOM-4.1", "dom-no-no-slot"),
    })
}

/// Why nothing can be paid: no purchase is open.
pub(super) fn no_purchase(action: Action) -> Option<No> {
    let pays = matches!(action.verb, PAY | KEEP | SWAP_SLOTS);
    pays.then(|| no("DOM-4.2", "dom-no-no-purchase"))
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[BUY], buy);
    rules.apply(&[LAY, LAY_AS], lay);
    rules.apply(&[LIFT], lift);
    rules.apply(&[KEEP], keep);
    rules.apply(&[SWAP_SLOTS], swap_slots);
    rules.apply(&[PAY], pay);
    rules.apply(&[WITHDRAW], withdraw);
    rules.consequence(&[F_PURCHASE], purchase_goes_on);
    rules.offer(&[Q_ACTION], offer_purchases);
    rules.offer(&[Q_PAY], offer_payment);
}
