//! Techniques and abilities of the hand (DOM-5, DOM-3.8, DOM-3.4): playing a card for its effect,
//! using a passive once in a turn, and ending the action phase. What the effects do stands in
//! `effects`; where a card goes when its effect is over stands here.

use super::{
    abilities::{AbilityMoment, usable, uses},
    acting, cards,
    chameleons::{self, Guise},
    effects, events,
};
use crate::games::dale_of_merchants::{
    level::{Event, Hook, Kind, ProgramIx},
    table::{
        layout::{self, Ending, mark},
        nouns::DaleView,
        state::DaleTable,
        verbs::{END_ACTIONS, F_EFFECT_OVER, PLAY, PLAY_AS, Q_ACTION, Q_TURN_END, USE, USE_AS},
    },
};
use crate::table::{
    action::Action,
    ids::{PieceId, Rule, SeatId},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// DOM-5.1: only a technique is played.
fn playable(c: &DaleTable, guise: &Guise) -> Result<ProgramIx, No> {
    let card = c.card_kind(guise.kind);
    match card.effect {
        Some(program) if card.kind == Kind::Technique => acting::first_action(c).map(|()| program),
        _ => Err(no("DOM-5.1", "dom-no-technique").arg("card", c.name(guise.card))),
    }
}

fn offer_plays(c: DaleTable, mut out: ResMut<Offers>) {
    let seat = c.active();
    for &card in c.hand(seat) {
        for guise in chameleons::guises(&c, card, seat) {
            let keys = if c.card_kind(guise.kind).bonus {
                ("dom-act-play-bonus", "dom-act-play-as-bonus")
            } else {
                ("dom-act-play", "dom-act-play-as")
            };
            let (action, key) = acting::act(guise, (PLAY, keys.0), (PLAY_AS, keys.1));
            let checks = playable(&c, &guise).map(|_| ());
            acting::word(&c, out.judge(action, key, Rule("DOM-5.1"), checks), guise);
        }
    }
}

/// Plays a technique (DOM-5.1): it lies in the schedule until its effect is over, and stays what it
/// was played as (DOM-10.14).
fn play(mut c: DaleTable, chosen: Res<Chosen>) {
    let seat = c.active();
    let Ok(guise) = acting::guise(&c, chosen.action(), PLAY_AS, seat) else { return };
    let Ok(program) = playable(&c, &guise) else { return };
    c.ledger.done();
    acting::spend(&mut c);
    chameleons::show_target(&mut c, guise);
    let schedule = c.layout().schedule(seat);
    cards::put(&mut c, guise.card, schedule);
    chameleons::put_on(&mut c, guise);
    let card = c.name(guise.card);
    let key = if guise.target.is_some() { "dom-log-plays-as" } else { "dom-log-plays" };
    c.ledger.say(key, Rule("DOM-5.1")).seat("seat", seat).arg("card", card).kind("as", guise.kind);
    effects::begin(&mut c, program, guise.card, seat, Ending::Technique);
}

fn offer_uses(c: DaleTable, mut out: ResMut<Offers>) {
    let Some(decision) = c.ledger.decision() else { return };
    let (moment, rule) = if decision.question == Q_ACTION {
        (AbilityMoment::Action, "DOM-3.8")
    } else {
        (AbilityMoment::TurnEnd, "DOM-16.2")
    };
    for &card in c.hand(decision.seat) {
        let mut any = false;
        if !c.printed(card).hooks.is_empty() {
            for (guise, program) in uses(&c, card, decision.seat, moment) {
                any = true;
                let (action, key) =
                    acting::act(guise, (USE, "dom-act-use"), (USE_AS, "dom-act-use-as"));
                acting::word(
                    &c,
                    out.judge(action, key, Rule(rule), usable(&c, card, program)),
                    guise,
                );
            }
        }
        if !any && out.looking {
            let action = Action::one(USE, card.0.into());
            out.refuse(action, Rule("DOM-3.8"), "dom-no-ability").kind("card", c.ledger.kind(card));
        }
    }
}

fn use_ability(mut c: DaleTable, chosen: Res<Chosen>) {
    let Some(decision) = c.ledger.decision() else { return };
    let (seat, action) = (decision.seat, chosen.action());
    let moment =
        if decision.question == Q_ACTION { AbilityMoment::Action } else { AbilityMoment::TurnEnd };
    let target = (action.verb == USE_AS).then_some(PieceId(action.args[1] as u16));
    let kind = |t: PieceId| c.ledger.kind(t);
    let way = uses(&c, action.piece(), seat, moment)
        .into_iter()
        .find(|(g, _)| g.target.map(kind) == target.map(kind));
    let Some((guise, program)) = way.filter(|(g, p)| usable(&c, g.card, *p).is_ok()) else {
        return;
    };
    c.ledger.done();
    let used = c.marked(guise.card, mark::USED) | c.ability_bit(program);
    c.mark(guise.card, mark::USED, used);
    let shown = Guise { target, ..guise };
    chameleons::show_target(&mut c, shown);
    c.ledger.turn_up(guise.card);
    let card = c.name(guise.card);
    let key = if guise.target.is_some() { "dom-log-uses-as" } else { "dom-log-uses" };
    c.ledger.say(key, Rule("DOM-3.8")).seat("seat", seat).arg("card", card).kind("as", guise.kind);
    effects::begin(&mut c, program, guise.card, seat, Ending::Activation);
}

/// DOM-3.7, DOM-3.10.
fn offer_end(c: DaleTable, mut out: ResMut<Offers>) {
    let checks =
        if c.flag(layout::TAKEN) { Ok(()) } else { no("DOM-3.7", "dom-no-end-first").err() };
    let left = c.ledger.dial(layout::ACTIONS);
    let key = if left > 0 { "dom-act-end-actions-declining" } else { "dom-act-end-actions" };
    out.judge(Action::plain(END_ACTIONS), key, Rule("DOM-3.10"), checks).number("left", left);
}

fn end_actions(mut c: DaleTable) {
    c.ledger.done();
    c.ledger.set(layout::ACTIONS, 0);
    c.set_phase(layout::Phase::Hand);
}

/// A card leaves the schedule for its player's pile (DOM-5.3): the technique is resolved, and
/// others may react to it. In the later printing the market is filled then (DOM-9.5).
pub fn leave_schedule(c: &mut DaleTable, card: PieceId, seat: SeatId) {
    if c.ledger.zone_of(card) == c.layout().schedule(seat) {
        cards::discard(c, card, seat);
    }
    if c.level().switches.refill_after_technique && c.spec.0.rules.has(5) {
        cards::fill_market(c);
    }
    events::raise(c, Event::OtherTechniqueResolved, seat);
    events::step_ends(c);
}

/// An effect has run to its end: where its card goes, what follows. What it wrote on cards is wiped
/// off after that. Memory: what ends, the card, the seat, the program.
fn effect_over(mut c: DaleTable) {
    let Some(due) = c.ledger.consequence() else { return };
    c.ledger.done();
    let [ending, card, seat, program] = due.memory;
    let (card, seat) = (PieceId(card as u16), SeatId(seat as u8));
    let program = ProgramIx(program as u16);
    let ending = Ending::from(i64::from(ending));
    match ending {
        Ending::Technique => technique_over(&mut c, card, seat, program),
        Ending::Scheduled => leave_schedule(&mut c, card, seat),
        Ending::Activation => {
            keep(&mut c, card, program, seat);
            events::step_ends(&mut c);
        }
        Ending::Reaction => {
            c.mark(card, mark::COPY, 0);
            chameleons::cover(&mut c, seat);
            events::step_ends(&mut c);
        }
        Ending::Purchase => {}
    }
    if ending != Ending::Purchase && seat == c.active() {
        chameleons::cover(&mut c, seat);
    }
    effects::clear(&mut c, program);
}

/// DOM-3.4: the bonus action comes after the immediate effects, also where the card stays
/// scheduled.
fn technique_over(c: &mut DaleTable, card: PieceId, seat: SeatId, program: ProgramIx) {
    let text = c.program(program);
    let (kind, waits) = (text.card, text.later.is_some());
    if c.level().card(kind).bonus {
        c.ledger.add(layout::ACTIONS, 1);
    }
    // Until version 5 of the rules it was filled after the immediate part.
    if c.level().switches.refill_after_technique && !c.spec.0.rules.has(5) {
        cards::fill_market(c);
    }
    if waits && c.ledger.zone_of(card) == c.layout().schedule(seat) {
        events::step_ends(c);
    } else {
        leave_schedule(c, card, seat);
    }
}

/// What an activation has bound for the copy of its own card (Sound Detectors) stays bound until
/// the end of the turn: for this card and no other (DOM-10.15).
fn keep(c: &mut DaleTable, card: PieceId, program: ProgramIx, seat: SeatId) {
    let by = if c.spec.0.rules.has(5) { chameleons::looker_bit(c, card) } else { 0 };
    let owner = c.program(program).card;
    let keeps = |h: &Hook| if let Hook::Activate { keeps, .. } = h { *keeps } else { None };
    let Some(kept) = c.level().card(owner).hooks.iter().find_map(keeps) else { return };
    let bit = effects::card_bit(c, program, kept);
    let l = c.layout();
    for other in c.seats().filter(|&s| l.is_other(seat, s)) {
        let hand = l.hand(other);
        for n in 0..c.ledger.count(hand) {
            let card = c.ledger.contents(hand)[n];
            if c.marked(card, mark::BOUND) & bit != 0 {
                c.mark(card, mark::DETECTED, 1);
                let lookers = c.marked(card, mark::LOOKED_BY) | by;
                c.mark(card, mark::LOOKED_BY, lookers);
                // Whoever may copy it goes on seeing it.
                c.ledger.show(card, seat);
            }
        }
    }
}

/// Why a card cannot be used that is not in the hand.
pub(super) fn why_not(c: &DaleTable, action: Action) -> Option<No> {
    let rule = match action.verb {
        PLAY | PLAY_AS => "DOM-5.1",
        USE | USE_AS => "DOM-3.8",
        _ => return None,
    };
    let card = acting::named_card(c, action)?;
    Some(no(rule, "dom-no-not-in-hand").arg("card", c.name(card)))
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.offer(&[Q_ACTION], offer_plays);
    rules.apply(&[PLAY, PLAY_AS], play);
    rules.apply(&[USE, USE_AS], use_ability);
    rules.apply(&[END_ACTIONS], end_actions);
    rules.consequence(&[F_EFFECT_OVER], effect_over);
}

/// Puts what comes last among the offers of an action phase into the stages.
pub fn plug_last(rules: &mut Rules) {
    rules.offer(&[Q_ACTION, Q_TURN_END], offer_uses);
    rules.offer(&[Q_ACTION], offer_end);
}
