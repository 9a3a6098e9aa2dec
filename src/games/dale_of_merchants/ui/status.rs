//! What matters at a glance: in the seat bar the lasting effects of a seat, in the decision bar
//! actions left and the sum against what is needed, in the side panel the card that is being
//! resolved and whoever must answer.

use super::parts::{self, n};
use crate::games::dale_of_merchants::table::nouns::DaleView;
use crate::games::game_table::GameView;
use crate::table::view::TableView;
use crate::{
    games::dale_of_merchants::{
        level::Aura,
        scene::{
            art,
            seen::{self, SeenTable},
        },
        table::{
            layout::{self, Draft, Phase, mark},
            verbs::{
                CHOOSE, CHOOSE_AS, CLOSE, LAY, Q_ACTION, Q_CARDS, Q_EXCHANGE, Q_INVENTORY, Q_MAY,
                Q_ORDER, Q_REACT, Q_STACK, REACT, REACT_AS,
            },
        },
    },
    table::{
        action::{Action, Offer, Value},
        agenda::Decision,
        ids::{KindId, SeatId},
    },
    ui::{
        command::Command,
        game_ui,
        model::Model,
        theme,
        widgets::{self, small, strong},
    },
};
use bevy_egui::egui::{RichText, Ui};

/// A seat in the seat bar: its partner, how many cards it holds, its lasting effects, which bind
/// the others.
pub fn seat_ui(ui: &mut Ui, model: &Model, seen: &SeenTable, seat: SeatId) {
    if seat.0 >= seen.layout.seats {
        return;
    }
    let em = theme::em(ui);
    ui.spacing_mut().item_spacing.x = theme::gap(ui, 3.0);
    if let Some(partner) = seen.layout.partner(seat) {
        widgets::badge(ui, model.livery(partner), em * 1.1, &model.texts.seat(partner));
    }
    let hand = seen.count(seen.layout.hand(seat)) as i64;
    let words = model.texts.count("dom-seat-hand", "count", hand);
    widgets::picture(ui, art::seat_back(model.livery(seat)), em * 1.2, &words);
    ui.label(small(hand.to_string()));
    for piece in seen.pieces(seen.layout.schedule(seat)) {
        for mark in
            seen.auras(piece).into_iter().filter(|a| a.on_opponents()).filter_map(seen::mark)
        {
            let name = piece.kind.map_or_else(String::new, |k| model.texts.kind(k));
            widgets::picture(ui, mark, em * 1.3, &name);
        }
    }
}

/// How wide [`seat_ui`] is, about, in heights of body text.
pub fn seat_ems(seen: &SeenTable, seat: SeatId) -> f32 {
    if seat.0 >= seen.layout.seats {
        return 0.0;
    }
    let marks = |piece| {
        seen.auras(piece).into_iter().filter(|a| a.on_opponents()).filter_map(seen::mark).count()
    };
    let marks = seen.pieces(seen.layout.schedule(seat)).iter().map(marks).sum::<usize>();
    let partner = if seen.layout.partner(seat).is_some() { 1.3 } else { 0.0 };
    2.1 + partner + marks as f32 * 1.8
}

/// What is asked, more closely than the question alone says it: what is done with the cards,
/// because of which card, after what.
pub fn question(model: &Model, seen: &SeenTable) -> Option<String> {
    let v = model.texts;
    let decision = model.sight.decision?;
    let seat = ("seat", Value::Seat(decision.seat));
    if decision.question == Q_REACT {
        let (event, subject) = event(decision.memory);
        let happened = v.with(event, &[("seat", Value::Seat(subject))]);
        // Whoever is called and has nothing that reacts looks at the own hand and goes on.
        let reacts = |o: &Offer| [REACT, REACT_AS].contains(&o.action.verb);
        let nothing = model.asked && !model.sight.offers.iter().any(reacts);
        let key = if nothing { "dom-ask-react-nothing" } else { "dom-ask-react" };
        return Some(v.with(key, &[seat, ("happened", Value::Name(happened))]));
    }
    if decision.question == Q_ACTION && actions_left(seen) == Some(0) {
        return Some(v.with("dom-ask-no-action", &[seat]));
    }
    let closes = |o: &Offer| o.action.verb == CLOSE;
    if decision.question == Q_STACK && model.sight.offers.iter().any(closes) {
        return Some(v.with("dom-question-stack-stands", &[seat]));
    }
    let (card, _) = seen.effect()?;
    let kind = seen.effect_kind().map_or_else(|| seen.kind(card), |k| seen.kind_id(k));
    if decision.question == Q_MAY
        && let Some(asked) = may_key(seen, kind).filter(|key| v.localizer.has(key))
    {
        // What a yes does.
        let asked = v.with(&asked, &[seat]);
        let args = [("asked", Value::Name(asked)), ("card", Value::Kind(kind))];
        return Some(v.with("dom-ask-because", &args));
    }
    let mut key = model.sight.catalogue.question(decision.question);
    if [Q_CARDS, Q_EXCHANGE, Q_ORDER].contains(&decision.question) {
        // What becomes of the cards is what the offers say.
        let chosen = model
            .sight
            .offers
            .iter()
            .find(|o| [CHOOSE, CHOOSE_AS].contains(&o.action.verb))
            .and_then(|o| o.message.as_ref());
        let asked = chosen.map_or(key, |message| ask_key(message.key, key));
        // An order is asked for as such, whatever becomes of the cards; only the deck asks card by
        // card.
        key = if decision.question != Q_ORDER || asked == "dom-ask-on-deck" { asked } else { key };
    }
    let most = if decision.question == Q_CARDS { decision.memory[1] } else { 1 };
    let asked = v.with(key, &[seat, ("most", n(most.into()))]);
    Some(v.with("dom-ask-because", &[("asked", Value::Name(asked)), ("card", Value::Kind(kind))]))
}

/// The text key of the question about what a card allows.
fn may_key(seen: &SeenTable, kind: KindId) -> Option<String> {
    seen.card(kind).map(|card| format!("{}.may", card.key))
}

/// The question that goes with how a choice of cards is worded.
fn ask_key(offer: &str, otherwise: &'static str) -> &'static str {
    match offer {
        "dom-act-keep-card" => "dom-ask-keep-card",
        "dom-act-take" => "dom-ask-take",
        "dom-act-hand-over" => "dom-ask-hand-over",
        "dom-act-on-deck" => "dom-ask-on-deck",
        "dom-act-discard-card" => "dom-ask-discard",
        "dom-act-throw-away" => "dom-ask-throw-away",
        "dom-act-replace" => "dom-ask-replace",
        "dom-act-show-card" => "dom-ask-show",
        _ => otherwise,
    }
}

/// What has happened, as a text key, and to whom: from the memory of a question about reactions.
pub fn event(memory: [i32; 4]) -> (&'static str, SeatId) {
    let keys = [
        "dom-event-technique",
        "dom-event-purchase",
        "dom-event-stack",
        "dom-event-shuffle",
        "dom-event-arrival",
    ];
    (keys[memory[0].clamp(0, 4) as usize], SeatId(memory[1].clamp(0, 3) as u8))
}

/// The lines of the log that tell what has happened, from the memory of such a question.
pub fn told(memory: [i32; 4]) -> &'static [&'static str] {
    match memory[0] {
        0 => &["dom-log-plays", "dom-log-plays-as"],
        1 => &["dom-log-buys", "dom-log-buys-free", "dom-log-buys-keeping", "dom-log-buys-bin"],
        2 => &["dom-log-builds"],
        _ => &[],
    }
}

/// The sums of the decision bar. Drawn from the right.
pub fn status_ui(ui: &mut Ui, model: &Model, seen: &SeenTable) -> Vec<Command> {
    let mut commands = Vec::new();
    let over = model.sight.outcome.is_some() || model.sight.decision.is_none();
    if over || seen.phase() == Phase::Draft {
        return commands;
    }
    // The actions of the seat in turn are nothing to somebody who answers it.
    if model.sight.chooser() == Some(seen.active())
        && let Some(left) = actions_left(seen).filter(|left| *left > 0)
    {
        let words = model.texts.count("dom-status-actions", "count", left);
        chip(ui, model, &words, "dom-status-actions-help", false);
    }
    draft_ui(ui, model, seen);
    chosen_ui(ui, model);
    commands.extend(whole_hand_ui(ui, model, seen));
    commands
}

/// How many actions are left; `None` while a card is carried out, which may bring another one.
fn actions_left(seen: &SeenTable) -> Option<i64> {
    let asked = seen.sight.decision?.question;
    let left = seen.sight.dial(layout::ACTIONS);
    let certain = seen.effect().is_none() && (left > 0 || asked == Q_ACTION);
    (seen.phase() == Phase::Action && certain).then_some(left)
}

fn chip(ui: &mut Ui, model: &Model, text: &str, help: &str, good: bool) {
    let tint = if good { theme::gain() } else { theme::accent() };
    widgets::chip(ui, text, tint).on_hover_text(model.texts.text(help));
}

/// What is laid out against what is needed.
fn draft_ui(ui: &mut Ui, model: &Model, seen: &SeenTable) {
    let v = model.texts;
    let seat = seen.active();
    // What others lay out of their hand is theirs to know.
    let mine = seen.near() == seat;
    match seen.draft() {
        Draft::Payment if mine => {
            let sum = seen.laid_sum(seat);
            let words = v.count("dom-status-sum", "sum", sum);
            chip(ui, model, &words, "dom-status-sum-help", false);
        }
        Draft::Stack if mine || seen.layout.partner(seen.near()) == Some(seat) => {
            let needs = seen.needs(seat);
            let sum = seen.laid_stack() + seen.sight.dial(layout::SHIFT);
            let args = [("sum", n(sum)), ("total", n(needs.total))];
            let words = v.with("dom-status-stack", &args);
            chip(ui, model, &words, "dom-status-stack-help", sum == needs.total);
        }
        _ => {}
    }
}

/// How many cards are chosen of how many.
fn chosen_ui(ui: &mut Ui, model: &Model) {
    let asked = |d: &Decision| d.question == Q_CARDS && model.asked;
    let Some(decision) = model.sight.decision.filter(asked) else { return };
    let [least, most, ..] = decision.memory.map(i64::from);
    if most == 1 {
        // The one that is chosen ends it.
        return;
    }
    let all = model.sight.zones.iter().flat_map(|z| &z.pieces);
    let chosen = all.filter(|p| p.kind.is_some() && mark::PICK.of(p.mark) > 0).count() as i64;
    let key = if least == most { "dom-status-choose" } else { "dom-status-choose-up-to" };
    let words = model.texts.with(key, &[("chosen", n(chosen)), ("most", n(most))]);
    chip(ui, model, &words, "dom-status-choose-help", chosen >= least);
}

/// The button that lays all cards of the hand out to be discarded: one press instead of one for
/// each card.
fn whole_hand_ui(ui: &mut Ui, model: &Model, seen: &SeenTable) -> Option<Command> {
    let inventory = model.sight.decision.is_some_and(|d| d.question == Q_INVENTORY);
    if !inventory || !model.asked {
        return None;
    }
    let hand = seen.pieces(seen.layout.hand(seen.near()));
    let lies = |a: &Action| hand.iter().any(|p| p.id == Some(a.piece()));
    let all: Vec<Action> = model.offers(LAY).map(|o| o.action).filter(lies).collect();
    if all.len() < 2 {
        return None;
    }
    let words = model.texts.count("dom-lay-all", "count", all.len() as i64);
    ui.button(words).clicked().then_some(Command::ActAll(all))
}

/// What is being resolved, from the top of the stack down: who must answer, the card that is
/// carried out, what waits.
pub fn resolving_ui(ui: &mut Ui, model: &Model, seen: &SeenTable) {
    let v = model.texts;
    let Some(decision) = model.sight.decision else { return };
    let effect = seen.effect();
    let window = decision.question == Q_REACT;
    if effect.is_none() && !window {
        return;
    }
    widgets::section(ui, &v.text("dom-resolving"));
    widgets::card(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            widgets::badge(ui, model.livery(decision.seat), theme::em(ui) * 1.3, "");
            ui.label(strong(question(model, seen).unwrap_or_default()));
        });
        if effect.is_none()
            && let Some(kind) = answered(model, decision.memory)
        {
            ui.label(small(v.text("dom-react-to")));
            ui.horizontal_top(|ui| {
                parts::card_shown(ui, v, seen, kind, None, theme::em(ui) * 6.0);
                ui.vertical(|ui| {
                    ui.label(strong(v.kind(kind)));
                    if let Some(info) = seen.card(kind) {
                        ui.label(RichText::new(v.text(&format!("{}.text", info.key))));
                    }
                });
            });
        }
        if let Some((card, seat)) = effect {
            let kind = seen.effect_kind().map_or_else(|| seen.kind(card), |k| seen.kind_id(k));
            ui.horizontal_top(|ui| {
                parts::card_shown(ui, v, seen, kind, None, theme::em(ui) * 6.0);
                ui.vertical(|ui| {
                    ui.label(strong(v.kind(kind)));
                    ui.label(small(v.with("dom-table-effect", &[("seat", Value::Seat(seat))])));
                    if let Some(info) = seen.card(kind) {
                        ui.label(RichText::new(v.text(&format!("{}.text", info.key))));
                    }
                });
            });
        }
    });
}

/// The card with which a seat did what can be answered now: the last that the log names of it.
fn answered(model: &Model, memory: [i32; 4]) -> Option<KindId> {
    let sheet = game_ui::of(model.sight.game);
    let (told, by) = (told(memory), Some(event(memory).1));
    let lines = model.read_log().iter().rev();
    let own = lines.filter(|line| line.seat == by && told.contains(&line.message.key));
    own.filter_map(|line| sheet.deed(model.sight, &line.message)).find_map(|deed| match deed.name {
        Value::Kind(kind) => Some(kind),
        _ => None,
    })
}

/// The lasting effects that bind a seat, in words.
pub fn auras_ui(ui: &mut Ui, model: &Model, seen: &SeenTable, seat: SeatId) {
    let v = model.texts;
    for other in seen.seats() {
        for piece in seen.pieces(seen.layout.schedule(other)) {
            for aura in seen.auras(piece).into_iter().filter(|a| a.on_opponents()) {
                if !seen.layout.is_other(seat, other) {
                    continue;
                }
                let (key, by) = match aura {
                    Aura::MarketCost(by) => ("dom-aura-market", by),
                    Aura::StackNeeds(by) => ("dom-aura-stack", by),
                    Aura::RefillCap(by) => ("dom-aura-refill", i32::from(by)),
                    Aura::HandSize(_) | Aura::MyMarketCost(_) => continue,
                };
                let args = [
                    ("seat", Value::Seat(other)),
                    ("by", n(i64::from(by))),
                    ("card", piece.kind.map_or(Value::Number(0), Value::Kind)),
                ];
                ui.label(RichText::new(v.with(key, &args)).color(theme::loss()));
            }
        }
    }
}
