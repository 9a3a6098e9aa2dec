//! Counsel: what the hand in front could build and buy now, each with a button that lays it out,
//! and what each hand card does. It plans with the rules' own nouns on what the viewer
//! sees; whether it is possible, the table decides.

use super::{
    parts::{self, n},
    status,
};
use crate::games::dale_of_merchants::table::nouns::DaleView;
use crate::games::game_table::GameView;
use crate::table::view::TableView;
use crate::{
    games::dale_of_merchants::{
        rules::{
            chameleons::{self, CardUse},
            values,
        },
        scene::seen::SeenTable,
        study::planning::{self, Payment, Stack},
        table::{
            layout::{self, BIN, Draft, Phase},
            verbs::{
                BUILD, BUY, LAY, LAY_AS, Q_ACTION, Q_EXTRA, Q_HELP, Q_INVENTORY, Q_PAY, Q_STACK,
                WITHDRAW,
            },
        },
    },
    table::{
        action::{Action, Offer, Thing, Value},
        ids::{PieceId, Question, SeatId},
        sight::PieceSight,
    },
    ui::{
        command::Command,
        learn,
        memo::memo,
        model::{Model, Standing},
        theme,
        widgets::{self, small, soft, strong},
    },
};
use bevy_egui::egui::{self, Context, RichText, Ui};

/// Most ways of paying or building that are shown.
const MOST: usize = 4;

/// What can be built, and how each market slot and the bin could be paid, best first.
struct Plans {
    stacks: Vec<Stack>,
    payments: Vec<Vec<Payment>>,
}

impl Plans {
    fn of(seen: &SeenTable, seat: SeatId) -> Plans {
        let mut stacks = planning::buildable(&**seen, seat);
        stacks.sort_by_key(|s| (s.cards.len() + s.fetched.len(), !s.extra));
        let payments = (0..=BIN).map(|slot| {
            let mut all = planning::payments(&**seen, slot, seat);
            // The cheapest in value first, then with most junk, which is good for nothing else,
            // then with the fewest cards.
            let good =
                |p: &Payment| p.cards.iter().filter(|used| !seen.is_junk(used.guise.card)).count();
            all.sort_by_key(|p| (p.sum, good(p), p.cards.len()));
            all
        });
        Plans { stacks, payments: payments.collect() }
    }
}

/// The next stacks of a stall, and whether its owner's hand can build the first of them: as far as
/// the viewer sees that hand.
pub fn ahead(ctx: &Context, model: &Model, seen: &SeenTable, seat: SeatId) -> Vec<String> {
    if seat.0 >= seen.layout.seats || seen.phase() == Phase::Draft {
        return Vec::new();
    }
    let (needs, goal) = (seen.needs(seat), seen.goal());
    if needs.stack > goal {
        return Vec::new();
    }
    let ready = memo(ctx, ("dom ahead", seat), model.sight, || {
        !planning::buildable(&**seen, seat).is_empty()
    });
    let key = if *ready { "dom-ahead-now" } else { "dom-ahead-not-now" };
    let v = model.texts;
    let mut lines = vec![v.with(key, &[("stack", n(needs.stack)), ("total", n(needs.total))])];
    if needs.stack < goal {
        lines.push(v.with("dom-ahead-then", &[("from", n(needs.stack + 1)), ("to", n(goal))]));
    }
    lines
}

/// The tab.
pub fn counsel_ui(ui: &mut Ui, model: &Model, seen: &SeenTable) -> Vec<Command> {
    let mut commands = Vec::new();
    status::resolving_ui(ui, model, seen);
    let seat = seen.near();
    // Only what this viewer sees can be counted.
    let hand = seen.pieces(seen.layout.hand(seat));
    match seen.phase() {
        Phase::Draft => {
            draft_ui(ui, model, seen);
            return commands;
        }
        Phase::Over => {
            ui.label(soft(model.texts.text("dom-phase-over")));
            hand_ui(ui, model, seen, &mut commands);
            return commands;
        }
        Phase::Start | Phase::Action | Phase::Hand | Phase::Market | Phase::End => {}
    }
    if hand.iter().all(|p| p.kind.is_none()) {
        ui.label(soft(model.texts.text(if hand.is_empty() {
            "dom-table-no-hand"
        } else {
            "dom-counsel-no-hand"
        })));
        return commands;
    }
    status::auras_ui(ui, model, seen, seat);
    if learn::puzzles(model) {
        ui.label(soft(model.texts.text("dom-counsel-puzzle")));
    } else {
        let plans = memo(ui.ctx(), ("dom plans", seat.0), model.sight, || Plans::of(seen, seat));
        build_ui(ui, model, seen, &plans, &mut commands);
        buy_ui(ui, model, seen, &plans, &mut commands);
    }
    hand_ui(ui, model, seen, &mut commands);
    commands
}

/// While sets are drafted: what is decided so far, and where there is more to know.
fn draft_ui(ui: &mut Ui, model: &Model, seen: &SeenTable) {
    let v = model.texts;
    ui.label(v.text("dom-counsel-draft"));
    for (dial, key) in [(layout::SETS, "dom-tray-picked"), (layout::BANNED, "dom-tray-banned")] {
        let decided = seen
            .level
            .sets
            .iter()
            .enumerate()
            .filter(|(n, _)| model.sight.dial(dial) >> n & 1 == 1);
        for (_, set) in decided {
            ui.horizontal_wrapped(|ui| {
                parts::dot(ui, set);
                ui.label(strong(v.text(&format!("{}.short", set.key))));
                ui.label(small(v.text(key)));
            });
        }
    }
}

/// What lays a purchase, a stack, or a card for the stack of the partner out now; where something
/// else is laid out already, it is taken back first. Why not, in words.
fn from_here(
    model: &Model,
    seen: &SeenTable,
    cards: Laid,
    actions: Vec<Action>,
) -> Result<Vec<Action>, String> {
    let not_now = || model.texts.text("dom-counsel-not-now");
    let lies_there = || model.texts.text("dom-counsel-laid");
    let Some(first) = actions.first() else { return Err(lies_there()) };
    let question =
        model.sight.decision.filter(|_| model.asked).map(|d| d.question).ok_or_else(not_now)?;
    // What the table does not allow now cannot be begun, whatever the hand could do.
    if let Standing::Refused(no) = model.standing(*first) {
        return Err(model.texts.say(&no.message));
    }
    let at_once: &[Question] = match first.verb {
        BUILD => &[Q_ACTION, Q_EXTRA],
        BUY => &[Q_ACTION],
        _ => &[Q_HELP],
    };
    if at_once.contains(&question) {
        return Ok(actions);
    }
    // Whoever builds a further stack may only build.
    let only_builds =
        question == Q_STACK && model.sight.dial(layout::EXTRA) != 0 && first.verb != BUILD;
    if ![Q_PAY, Q_STACK, Q_INVENTORY].contains(&question)
        || first.verb == LAY
        || first.verb == LAY_AS
        || only_builds
    {
        return Err(not_now());
    }
    let same = match seen.draft() {
        Draft::Payment => {
            first.verb == BUY && i64::from(first.args[0]) == model.sight.dial(layout::BUYING)
        }
        Draft::Stack => first.verb == BUILD,
        _ => false,
    };
    let near = seen.near();
    let mut laid: Vec<PieceId> = [seen.layout.hand(near), seen.layout.pile(near)]
        .iter()
        .flat_map(|&z| seen.laid(z))
        .filter_map(|p| p.id)
        .collect();
    let mut wanted: Vec<PieceId> =
        cards.uses.iter().map(|w| w.guise.card).chain(cards.fetched.iter().copied()).collect();
    laid.sort_unstable();
    wanted.sort_unstable();
    if same && laid == wanted {
        return Err(lies_there());
    }
    Ok([Action::plain(WITHDRAW)].into_iter().chain(actions).collect())
}

/// Cards that are laid out together.
#[derive(Clone, Copy)]
struct Laid<'a> {
    /// Of the hand, each in the way in which it is used.
    uses: &'a [CardUse],
    /// Of the own discard pile.
    fetched: &'a [PieceId],
    /// How their sum is shifted.
    shift: i64,
}

/// A row of cards with a button that lays them out, and what they are worth.
fn row(
    ui: &mut Ui,
    model: &Model,
    seen: &SeenTable,
    cards: Laid,
    actions: Vec<Action>,
    commands: &mut Vec<Command>,
) {
    let v = model.texts;
    let height = theme::em(ui) * 3.6;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = theme::gaps(ui, 4.0, 4.0);
        for used in cards.uses {
            let kind = seen.kind(used.guise.card);
            parts::card_shown(ui, v, seen, kind, Some(used.value), height);
        }
        for &card in cards.fetched {
            parts::card_shown(ui, v, seen, seen.kind(card), None, height);
        }
    });
    for copy in cards.uses.iter().map(|u| u.guise).filter(|g| g.target.is_some()) {
        let args =
            [("card", Value::Kind(seen.kind(copy.card))), ("copied", Value::Kind(copy.kind))];
        ui.label(small(v.with("dom-counsel-as", &args)));
    }
    let of_pile = cards
        .fetched
        .iter()
        .map(|&card| values::as_used(&**seen, card, seen.kind(card), seen.near()));
    let sum = cards.uses.iter().map(|w| w.value).chain(of_pile).sum();
    let count = (cards.uses.len() + cards.fetched.len()) as i64;
    ui.horizontal_wrapped(|ui| {
        let label = v.count("dom-counsel-lay", "count", count);
        let actions = from_here(model, seen, cards, actions);
        let button = ui.add_enabled(actions.is_ok(), egui::Button::new(label));
        match actions {
            Ok(actions) if button.clicked() => commands.push(Command::ActAll(actions)),
            Ok(_) => {}
            Err(why) => drop(button.on_disabled_hover_text(why)),
        }
        let key = if cards.shift == 0 { "dom-counsel-sum" } else { "dom-counsel-shifted" };
        ui.label(small(
            v.with(key, &[("count", n(count)), ("sum", n(sum)), ("shift", n(cards.shift))]),
        ));
    });
}

fn build_ui(
    ui: &mut Ui,
    model: &Model,
    seen: &SeenTable,
    plans: &Plans,
    commands: &mut Vec<Command>,
) {
    let v = model.texts;
    let seat = seen.near();
    let needs = seen.needs(seat);
    if needs.stack > seen.goal() {
        return;
    }
    widgets::section(ui, &v.text("dom-counsel-build"));
    ui.label(v.with(
        "dom-counsel-needs",
        &[("stack", n(needs.stack)), ("total", n(needs.total)), ("threat", n(needs.threat))],
    ));
    if seen.draft() == Draft::Stack
        && seen.laying()
        && planning::laid_makes_it(&**seen, seen.active(), model.sight.dial(layout::SHIFT))
    {
        ui.label(RichText::new(v.text("dom-counsel-enough")).color(theme::gain()));
        return;
    }
    if seen.draft() == Draft::Stack && seen.laying() && seen.active() != seat {
        help_ui(ui, model, seen, commands);
        return;
    }
    let stacks = &plans.stacks;
    if stacks.is_empty() {
        ui.label(soft(v.text("dom-counsel-no-build")));
    }
    let more = stacks.len().saturating_sub(MOST);
    for stack in stacks.iter().take(MOST) {
        let mut actions = stack.actions();
        // The last step is left to the person.
        actions.pop();
        row(
            ui,
            model,
            seen,
            Laid { uses: &stack.cards, fetched: &stack.fetched, shift: stack.shift },
            actions,
            commands,
        );
    }
    if more > 0 {
        ui.label(small(v.count("dom-counsel-more", "count", more as i64)));
    }
}

/// With which cards the stack of the partner becomes complete (DOM-14.4).
fn help_ui(ui: &mut Ui, model: &Model, seen: &SeenTable, commands: &mut Vec<Command>) {
    let laid: Vec<PieceId> =
        seen.laid(seen.layout.hand(seen.near())).iter().filter_map(|p| p.id).collect();
    let mut ways = planning::completions(&**seen, seen.active(), seen.near());
    // What is laid already stays; only what is still to be laid is proposed.
    ways.retain(|cards| laid.iter().all(|id| cards.iter().any(|u| u.guise.card == *id)));
    if ways.is_empty() {
        ui.label(soft(model.texts.text("dom-counsel-no-help")));
    }
    ways.sort_by_key(Vec::len);
    let more = ways.len().saturating_sub(MOST);
    for cards in ways.iter().take(MOST) {
        let actions =
            cards.iter().filter(|w| !laid.contains(&w.guise.card)).map(planning::lay).collect();
        row(ui, model, seen, Laid { uses: cards, fetched: &[], shift: 0 }, actions, commands);
    }
    if more > 0 {
        ui.label(small(model.texts.count("dom-counsel-more", "count", more as i64)));
    }
}

fn buy_ui(
    ui: &mut Ui,
    model: &Model,
    seen: &SeenTable,
    plans: &Plans,
    commands: &mut Vec<Command>,
) {
    let v = model.texts;
    let seat = seen.near();
    if (0..=BIN).all(|slot| seen.offered(slot).is_none()) {
        return;
    }
    widgets::section(ui, &v.text("dom-counsel-buy"));
    for (slot, payments) in (0..=BIN).zip(&plans.payments) {
        let (Some(card), Some(price)) = (seen.offered(slot), seen.price(slot, seat)) else {
            continue;
        };
        let kind = seen.kind(card);
        if slot == BIN && payments.is_empty() {
            continue;
        }
        widgets::card(ui, |ui| {
            ui.horizontal_top(|ui| {
                parts::card_shown(ui, v, seen, kind, None, theme::em(ui) * 4.2);
                ui.vertical(|ui| {
                    ui.label(strong(v.kind(kind)));
                    ui.label(small(v.with("dom-counsel-price", &[("price", n(price))])));
                    if payments.is_empty() {
                        ui.label(soft(v.text("dom-counsel-too-dear")));
                        return;
                    };
                    ui.label(small(
                        v.with("dom-counsel-ways", &[("count", n(payments.len() as i64))]),
                    ));
                });
            });
            if let Some(best) = payments.first() {
                let mut actions = best.actions();
                actions.pop();
                row(
                    ui,
                    model,
                    seen,
                    Laid { uses: &best.cards, fetched: &[], shift: 0 },
                    actions,
                    commands,
                );
            }
        });
    }
}

/// What each hand card does and counts, and what can be done with it now.
fn hand_ui(ui: &mut Ui, model: &Model, seen: &SeenTable, commands: &mut Vec<Command>) {
    widgets::section(ui, &model.texts.text("dom-counsel-hand"));
    for piece in seen.pieces(seen.layout.hand(seen.near())) {
        widgets::card(ui, |ui| held_ui(ui, model, seen, piece, commands));
    }
}

/// One card of the hand.
fn held_ui(
    ui: &mut Ui,
    model: &Model,
    seen: &SeenTable,
    piece: &PieceSight,
    commands: &mut Vec<Command>,
) {
    let v = model.texts;
    let (Some(id), Some(card)) = (piece.id, piece.kind.and_then(|k| seen.card(k))) else { return };
    parts::words(ui, v, &seen.level, card, Some(seen.value_now(piece)));
    let targets = chameleons::targets(&**seen, id, seen.near());
    if !targets.is_empty() && seen.phase() != Phase::Over {
        let names = targets.iter().map(|&t| seen.name(t)).collect();
        ui.label(soft(v.with("dom-counsel-copies", &[("cards", Value::List(names))])));
    }
    let touching = |o: &&Offer| {
        model.asked && super::offers::targets(model.sight, o).contains(&Thing::Piece(id))
    };
    let offers: Vec<&Offer> = model.sight.offers.iter().filter(touching).take(6).collect();
    if let Some(idle) = offers.iter().find(|o| super::offers::is_idle(seen, o)) {
        ui.label(soft(super::offers::note(v, seen, idle).unwrap_or_default()));
    }
    ui.horizontal_wrapped(|ui| {
        for offer in offers {
            commands.extend(widgets::action_button(ui, model, offer.action, None));
        }
    });
}
