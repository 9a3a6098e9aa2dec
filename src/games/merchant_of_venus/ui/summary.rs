//! The one-line summaries: a seat in the seat bar, and the sums that matter for the decision in the
//! decision bar.

use super::{
    holds,
    panel::VenusPanel,
    parts::{self, fact},
    pictures, selling,
};
use crate::games::merchant_of_venus::scene::art;
use crate::{
    games::merchant_of_venus::table::{
        layout::{self, Phase},
        nouns::{Declared, GameView, VenusView},
        verbs::{Q_ANSWER, Q_DEAL, Q_HAZARD, Q_MOVE, Q_RACE, Q_START},
    },
    table::{action::Value, ids::SeatId},
    ui::{theme, widgets},
    view::art::{Picture, house::Icon},
};
use bevy_egui::egui::Ui;

/// A seat at a glance: its ship, its cargo, its deeds.
pub fn seat_ui(ui: &mut Ui, d: &VenusPanel, seat: SeatId) {
    if seat.0 >= d.n.layout().seats {
        return;
    }
    ui.spacing_mut().item_spacing.x = theme::gap(ui, 3.0);
    let size = theme::em(ui) * 1.25;
    let class = d.n.class(seat);
    let name = d.kind(d.n.layout().class(class));
    widgets::picture(ui, pictures::ship(d, class, seat), size * 1.15, &name);
    selling::cargo_line(ui, d, seat, size, 5);
    let deeds = d.n.deeds(seat).len();
    if deeds > 0 {
        widgets::picture(
            ui,
            art::PORT_DEED,
            size,
            &d.v().count("mov-fortune-deed-count", "count", deeds as i64),
        );
        ui.label(widgets::small(deeds.to_string()));
    }
}

/// How wide [`seat_ui`] is, about, in heights of body text.
pub fn seat_ems(d: &VenusPanel, seat: SeatId) -> f32 {
    if seat.0 >= d.n.layout().seats {
        return 0.0;
    }
    let cargo = parts::grouped(d.n.hold(seat).into_iter().chain(d.n.hull(seat)).map(|h| h.kind));
    let counted =
        cargo.iter().take(5).filter(|(_, n)| *n > 1).count() + usize::from(cargo.len() > 5);
    let pictures = cargo.len().min(5) as f32 * 1.45 + counted as f32 * 1.5;
    1.7 + pictures + if d.n.deeds(seat).is_empty() { 0.0 } else { 2.5 }
}

/// What matters for the decision: points and pilot number while flying, room and money while
/// trading. Drawn from the right.
pub fn status_ui(ui: &mut Ui, d: &VenusPanel) {
    let Some(decision) = d.m.sight.decision else { return };
    // In a deal the one who is asked looks at the own purse, also where it is another's turn.
    let seat =
        if matches!(decision.question, Q_DEAL | Q_ANSWER) { decision.seat } else { d.n.active() };
    ui.spacing_mut().item_spacing.x = theme::gap(ui, 6.0);
    let question = decision.question;
    if question == Q_RACE {
        return;
    }
    // What everybody has stands beside the names above; each amount here says what it is.
    if matches!(question, Q_DEAL | Q_ANSWER) {
        let money = sum_words(d, "mov-sheet-in-hand", d.n.money(seat));
        fact(ui, Some(Picture::CREDITS), &money, &d.text("mov-sheet-credits"), theme::accent());
    }
    credit_ui(ui, d, seat);
    let room = [
        ("free", holds::in_holds(d, d.n.room_free(seat))),
        ("room", holds::in_holds(d, d.n.room_in(d.n.class(seat)))),
    ];
    match question {
        Q_START if d.n.declared() == Declared::Nothing => {}
        Q_START => drop(fact(ui, None, &super::ship::declared_words(d), "", theme::soft())),
        Q_MOVE | Q_HAZARD => {
            if let Some(pilot) = d.n.pilot_number() {
                let name = d.v().count("mov-sheet-pilot", "number", pilot.into());
                widgets::picture(ui, Picture::die(pilot, true), theme::em(ui) * 1.6, &name);
            }
            super::ship::points_ui(ui, d);
        }
        Q_DEAL | Q_ANSWER => {}
        _ => {
            fact(
                ui,
                Some(Icon::CARGO.picture()),
                &d.with("mov-sheet-free", &room),
                &d.text("mov-sheet-free-help"),
                theme::soft(),
            );
            limits_ui(ui, d);
        }
    }
}

/// An amount with what it is.
fn sum_words(d: &VenusPanel, key: &str, sum: i64) -> String {
    d.with(key, &[("sum", Value::Money(sum))])
}

/// Barter credit and what is left on the open culture card.
fn credit_ui(ui: &mut Ui, d: &VenusPanel, seat: SeatId) {
    let credit = if seat == d.n.active() { d.n.barter_credit() } else { 0 };
    if credit > 0 {
        fact(
            ui,
            Some(art::BARTER),
            &d.with("mov-sheet-credit", &[("credit", Value::Money(credit))]),
            &d.text("mov-sheet-barter-help"),
            theme::violet(),
        );
    }
    if d.m.sight.dial(layout::BASKET) > 0 {
        let left = d.m.sight.dial(layout::BASKET_LEFT);
        fact(
            ui,
            Some(art::CULTURE_CARD),
            &sum_words(d, "mov-sheet-card-left", left),
            &d.text("mov-sheet-basket-help"),
            theme::violet(),
        );
    }
}

/// How many buys and sells of a limited visit are used.
fn limits_ui(ui: &mut Ui, d: &VenusPanel) {
    if !d.n.limited() || d.n.phase() != Phase::Trade {
        return;
    }
    let rules = &d.n.level().rules;
    let figures =
        |used: i64, of: u8| [("used", Value::Number(used)), ("of", Value::Number(of.into()))];
    let help = d.text("mov-sheet-limited-help");
    let tint = |used: i64, of: u8| {
        if used >= i64::from(of) { theme::loss() } else { theme::gain() }
    };
    let (buys, sells) = (d.n.buys(), d.n.sells());
    fact(
        ui,
        None,
        &d.with("mov-sheet-sells", &figures(sells, rules.limited_visit_sells)),
        &help,
        tint(sells, rules.limited_visit_sells),
    );
    fact(
        ui,
        None,
        &d.with("mov-sheet-buys", &figures(buys, rules.limited_visit_buys)),
        &help,
        tint(buys, rules.limited_visit_buys),
    );
}
