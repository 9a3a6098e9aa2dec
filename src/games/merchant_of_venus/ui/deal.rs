//! The trading dialog: what each of two seats gives, the money between them, the room on both sides
//! after the exchange. It is put together, proposed and answered with the table's offers; nothing
//! changes hands here.

use super::{
    holds,
    panel::VenusPanel,
    parts::{self, act, note, reason},
    pictures,
};
use crate::{
    games::merchant_of_venus::table::{
        layout::{self, IN_DEAL, PieceNoun},
        nouns::{GameView, Held, VenusView},
        verbs::{
            ACCEPT, ASK, CANCEL_DEAL, COUNTER, DEAL_MONEY, GIVE, PROPOSE, Q_ANSWER, Q_DEAL, REFUSE,
            TAKE_BACK,
        },
    },
    table::{
        action::{Action, Range, Value},
        ids::{KindId, SeatId},
    },
    ui::{
        Command, Standing, theme,
        widgets::{self, small, strong},
    },
    view::art::{Picture, house::Icon},
};
use bevy_egui::egui::{self, Align, DragValue, Id, Layout, Ui};

/// Whether a deal is being put together or answered.
pub fn open(d: &VenusPanel) -> bool {
    d.m.sight.dial(layout::PARTNER) > 0
        && d.m.sight.decision.is_some_and(|q| q.question == Q_DEAL || q.question == Q_ANSWER)
}

/// The two seats: who is asked now, and the other one.
fn sides(d: &VenusPanel) -> (SeatId, SeatId) {
    let partner = SeatId(
        (d.m.sight.dial(layout::PARTNER) - 1).clamp(0, i64::from(d.n.layout().seats) - 1) as u8,
    );
    let active = d.n.active();
    if d.m.chooser() == Some(partner) { (partner, active) } else { (active, partner) }
}

/// Money that the first of two seats pays; below 0 the other one pays.
fn paid_by(d: &VenusPanel, seat: SeatId) -> i64 {
    let paid = d.m.sight.dial(layout::DEAL_CREDITS);
    if seat == d.n.active() { paid } else { -paid }
}

/// What a seat may put into a deal: everything aboard and its culture cards.
fn tradeable(d: &VenusPanel, seat: SeatId) -> Vec<Held> {
    d.n.tradeable(seat).map(|p| d.n.held_piece(p)).collect()
}

/// The kinds of a seat that are in the deal, or not.
fn kinds(d: &VenusPanel, seat: SeatId, in_deal: bool) -> Vec<(KindId, usize)> {
    parts::grouped(
        tradeable(d, seat)
            .into_iter()
            .filter(|h| (h.mark & IN_DEAL != 0) == in_deal)
            .map(|h| h.kind),
    )
}

/// The dialog.
pub fn deal_ui(ui: &mut Ui, d: &mut VenusPanel) {
    let (own, other) = sides(d);
    let composing = d.asked(Q_DEAL);
    let answering = d.asked(Q_ANSWER);
    ui.horizontal_wrapped(|ui| {
        widgets::icon(ui, Icon::HAND_OVER, theme::accent());
        let key = match (composing, answering) {
            (true, _) => "mov-deal-compose",
            (_, true) => "mov-deal-answer",
            _ => "mov-deal-watch",
        };
        let words = d.with(key, &[("seat", Value::Seat(own)), ("partner", Value::Seat(other))]);
        ui.add(egui::Label::new(strong(words)).wrap());
    });
    // What is pressed again and again stands above what grows and shrinks: it never moves.
    ui.horizontal_wrapped(|ui| {
        for (verb, key) in [
            (CANCEL_DEAL, "mov-deal-cancel"),
            (REFUSE, "mov-deal-refuse"),
            (PROPOSE, "mov-deal-propose"),
            (ACCEPT, "mov-deal-accept"),
            (COUNTER, "mov-deal-counter"),
        ] {
            let label = d.text(key);
            if verb == PROPOSE || verb == ACCEPT {
                act(ui, d, Action::plain(verb), &label);
            } else {
                parts::act_aside(ui, d, Action::plain(verb), &label);
            }
        }
    });
    ui.separator();
    money_ui(ui, d, own, other, composing);
    ui.separator();
    if ui.available_width() < theme::em(ui) * 20.0 {
        side_ui(ui, d, own, other, true, composing);
        ui.separator();
        side_ui(ui, d, other, own, false, composing);
    } else {
        ui.columns(2, |columns| {
            side_ui(&mut columns[0], d, own, other, true, composing);
            side_ui(&mut columns[1], d, other, own, false, composing);
        });
    }
    for action in [PROPOSE, ACCEPT, COUNTER].map(Action::plain) {
        reason(ui, d, action);
    }
}

/// One side: what it gives, what it has, its room afterwards.
fn side_ui(
    ui: &mut Ui,
    d: &mut VenusPanel,
    seat: SeatId,
    other: SeatId,
    own: bool,
    composing: bool,
) {
    ui.spacing_mut().item_spacing = theme::gaps(ui, 4.0, 4.0);
    ui.horizontal_wrapped(|ui| {
        widgets::badge(ui, d.m.livery(seat), theme::em(ui) * 1.3, "");
        ui.label(strong(d.with("mov-deal-gives-head", &[("seat", Value::Seat(seat))])));
    });
    let given = kinds(d, seat, true);
    let paid = paid_by(d, seat);
    if given.is_empty() && paid <= 0 {
        note(ui, d.text("mov-deal-nothing"));
    }
    for (kind, count) in given {
        let action = Action::two(TAKE_BACK, seat.0.into(), kind.0.into());
        piece_ui(ui, d, seat, kind, count, action, "mov-deal-out", theme::accent());
    }
    if paid > 0 {
        ui.horizontal(|ui| {
            widgets::picture(ui, Picture::CREDITS, theme::em(ui) * 1.3, "");
            ui.label(strong(d.cr(paid)));
        });
    }
    if composing {
        ui.add_space(4.0);
        let rest = kinds(d, seat, false);
        if !rest.is_empty() {
            ui.label(small(d.text(if own { "mov-deal-could-give" } else { "mov-deal-could-ask" })));
        }
        for (kind, count) in rest {
            let action = d.on_kind(if own { GIVE } else { ASK }, kind);
            piece_ui(ui, d, seat, kind, count, action, "mov-deal-in", theme::hairline());
        }
    }
    ui.add_space(4.0);
    // Columns spread the last word of a line to their edges; a label in a place of its own is left
    // as it is.
    ui.with_layout(Layout::top_down(Align::Min), |ui| note(ui, d.text("mov-deal-room-after")));
    holds::room_ui(ui, d, d.n.room_after_deal(seat, other), d.n.room_in(d.n.class(seat)));
}

/// A thing in or out of the deal, as a button where that may be changed.
fn piece_ui(
    ui: &mut Ui,
    d: &mut VenusPanel,
    seat: SeatId,
    kind: KindId,
    count: usize,
    action: Action,
    key: &str,
    edge: egui::Color32,
) {
    let (name, short) = match d.n.layout().what(kind) {
        PieceNoun::Card(c) => {
            let name = d.v().named("mov-sheet-card", "culture", &d.culture(c));
            (name.clone(), name)
        }
        PieceNoun::Passenger(p) => {
            let fare = Value::Money(d.n.level().passengers[p].fare.into());
            (
                holds::words(d, kind),
                d.with("mov-deal-passenger", &[("kind", Value::Kind(kind)), ("fare", fare)]),
            )
        }
        _ => (d.kind(kind), d.kind(kind)),
    };
    let words = if count > 1 { format!("{count} × {short}") } else { short };
    let picture = pictures::kind(d, kind, seat);
    if !matches!(d.m.standing(action), Standing::Offered(_)) {
        parts::labelled(ui, Some(picture), &words, &[]);
        return;
    }
    let spoken = d.with(key, &[("kind", Value::Name(name)), ("seat", Value::Seat(seat))]);
    let mark = if key == "mov-deal-in" { "+" } else { "−" };
    let size = theme::em(ui) * 1.4;
    let texture = crate::ui::gallery::texture(ui.ctx(), picture, size);
    let image = egui::Image::new((texture.id(), egui::Vec2::splat(size)))
        .fit_to_exact_size(egui::Vec2::splat(size));
    let button = egui::Button::image_and_text(image, format!("{mark} {words}")).wrap();
    let place = ui.push_id(("deal", seat.0, kind.0, key), |ui| {
        // The edge of a button at rest: under the pointer and with the keyboard on it, it looks
        // like every other one.
        ui.visuals_mut().widgets.inactive.bg_stroke = egui::Stroke::new(1.0, edge);
        ui.add(button)
    });
    let response = place.inner;
    follow_focus(d, &response, (seat, kind));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &spoken));
    if response.on_hover_text(&spoken).clicked() {
        d.command(Command::Act(action));
    }
}

/// The keyboard goes with a piece that it has put in or out, also where its button goes over to the
/// other list. After anything else that is forgotten.
fn follow_focus(d: &VenusPanel, response: &egui::Response, piece: (SeatId, KindId)) {
    let (ctx, id, now) = (&response.ctx, Id::new("mov deal focus"), d.m.sight.state_no);
    if response.clicked() && response.has_focus() {
        ctx.data_mut(|data| data.insert_temp(id, (piece, now)));
        return;
    }
    let pressed: Option<((SeatId, KindId), usize)> = ctx.data(|data| data.get_temp(id));
    let Some((pressed, _)) = pressed.filter(|(_, then)| then + 1 == now) else { return };
    if response.has_focus() {
        ctx.data_mut(|data| data.remove_temp::<((SeatId, KindId), usize)>(id));
    } else if pressed == piece && ctx.memory(|m| m.focused().is_none()) {
        response.request_focus();
        ctx.data_mut(|data| data.remove_temp::<((SeatId, KindId), usize)>(id));
    } else if pressed == piece {
        // The button that had the keyboard is gone; that is noticed after this frame.
        ctx.request_repaint();
    }
}

/// Who pays how much, where the first of two seats pays this amount; below 0 the other one pays.
fn payment(d: &VenusPanel, own: SeatId, other: SeatId, amount: i64) -> String {
    match amount.signum() {
        1 => d.with("mov-deal-pays", &[("seat", Value::Seat(own)), ("sum", Value::Money(amount))]),
        -1 => d.with(
            "mov-deal-pays",
            &[("seat", Value::Seat(other)), ("sum", Value::Money(amount.saturating_neg()))],
        ),
        _ => d.text("mov-deal-no-money"),
    }
}

/// The offer of money in the decision bar: a label for the amount, and who pays how much with this
/// action.
pub fn amount_words(d: &VenusPanel, action: Action) -> Option<(String, String)> {
    if action.verb != DEAL_MONEY || !open(d) {
        return None;
    }
    let (own, other) = sides(d);
    Some((d.text("mov-deal-money-label"), payment(d, own, other, action.args[0].into())))
}

/// The steps in which the money is changed, in credits.
const STEPS: [i32; 4] = [-100, -10, 10, 100];

/// The money between the two: an amount that is turned, and steps of ten.
fn money_ui(ui: &mut Ui, d: &mut VenusPanel, own: SeatId, other: SeatId, composing: bool) {
    let now = paid_by(d, own);
    let words = payment(d, own, other, now);
    // One line, whoever pays how much: the steps below it stand still.
    ui.horizontal(|ui| {
        widgets::picture(ui, Picture::CREDITS, theme::em(ui) * 1.3, "");
        ui.add(egui::Label::new(&words).truncate());
    });
    let offer = d.m.offers(DEAL_MONEY).next().cloned();
    let Some((offer, range)) = offer.filter(|_| composing).and_then(|o| o.range.map(|r| (o, r)))
    else {
        return;
    };
    let set = |n: i32| {
        let mut action = offer.action;
        action.args[range.arg] = n;
        action
    };
    let now = i32::try_from(now).unwrap_or(0).clamp(range.least, range.most);
    let step_to = |ui: &mut Ui, d: &mut VenusPanel, step: i32| {
        let to = now + step;
        step_ui(
            ui,
            d,
            step,
            set(to.clamp(range.least, range.most)),
            (range.least..=range.most).contains(&to),
        );
    };
    let amount_ui = |ui: &mut Ui, d: &mut VenusPanel| amount_ui(ui, d, &range, now, set);
    ui.scope(|ui| {
        // Both steps on either side stand in one line with the amount; where that is too long, the
        // amount has a line of its own.
        ui.spacing_mut().button_padding.x *= 0.5;
        ui.spacing_mut().item_spacing.x *= 0.6;
        if ui.available_width() < theme::em(ui) * 15.0 {
            ui.horizontal(|ui| amount_ui(ui, d));
            ui.horizontal_wrapped(|ui| STEPS.iter().for_each(|&step| step_to(ui, d, step)));
        } else {
            ui.horizontal_wrapped(|ui| {
                STEPS[..2].iter().for_each(|&step| step_to(ui, d, step));
                amount_ui(ui, d);
                STEPS[2..].iter().for_each(|&step| step_to(ui, d, step));
            });
        }
    });
    note(ui, d.with("mov-deal-money-help", &[("partner", Value::Seat(other))]));
}

/// The amount of money as a field that is turned or typed.
fn amount_ui(
    ui: &mut Ui,
    d: &mut VenusPanel,
    range: &Range,
    now: i32,
    set: impl Fn(i32) -> Action,
) {
    let id = Id::new("mov deal money");
    let mut amount: i32 = ui.ctx().data(|data| data.get_temp(id)).unwrap_or(now);
    let suffix = format!(" {}", d.text("mov-deal-unit"));
    let field =
        DragValue::new(&mut amount).range(range.least..=range.most).speed(1.0).suffix(suffix);
    // As wide with any amount: the steps beside it stand still.
    let response =
        ui.add_sized(egui::vec2(theme::em(ui) * 5.5, ui.spacing().interact_size.y), field);
    let name = d.with(
        "mov-deal-money",
        &[("least", Value::Money(range.least.into())), ("most", Value::Money(range.most.into()))],
    );
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::DragValue, true, &name));
    if response.dragged() || response.has_focus() {
        ui.ctx().data_mut(|data| data.insert_temp(id, amount));
    } else {
        ui.ctx().data_mut(|data| data.remove_temp::<i32>(id));
        if amount != now {
            d.command(Command::Act(set(amount)));
        }
    }
    response.on_hover_text(name);
}

fn step_ui(ui: &mut Ui, d: &mut VenusPanel, step: i32, action: Action, possible: bool) {
    let words = if step < 0 { format!("−{}", step.unsigned_abs()) } else { format!("+{step}") };
    let spoken = d.v().count("mov-deal-step", "step", step.into());
    let response = ui.add_enabled(possible, egui::Button::new(words));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, possible, &spoken));
    if response.clicked() {
        d.command(Command::Act(action));
    }
}
