//! Fortunes: every seat with money, deeds, net worth, the way to the goal and its cargo at a
//! glance, and how fortunes went turn by turn. Sums that the table knows; nothing is judged here.

use super::{
    panel::VenusPanel,
    parts::{fact, heading, note},
    selling, ship,
};
use crate::games::merchant_of_venus::scene::art;
use crate::games::merchant_of_venus::table::nouns::{GameView, VenusView};
use crate::{
    table::{action::Value, ids::SeatId},
    ui::{
        Command, Tab, gallery, theme,
        widgets::{self, small, strong},
    },
    view::art::house::Icon,
};
use bevy_egui::egui::{
    self, Align, Color32, FontId, Layout, Rect, Sense, Shape, Stroke, Ui, pos2, vec2,
};

/// The sheet.
pub fn fortunes_ui(ui: &mut Ui, d: &mut VenusPanel) {
    match d.n.goal() {
        Some(goal) => note(ui, d.with("mov-fortune-goal", &[("goal", Value::Money(goal))])),
        None => note(ui, d.text("mov-fortune-no-goal")),
    }
    if let Some(bank) = d.n.bank() {
        fact(
            ui,
            Some(Icon::COINS.picture()),
            &d.with("mov-fortune-bank", &[("left", Value::Money(bank))]),
            "",
            theme::accent(),
        );
    }
    ui.add_space(4.0);
    let best = d.n.seats().map(|s| d.n.net_worth(s)).max().unwrap_or(0);
    for seat in d.n.seats() {
        seat_ui(ui, d, seat, best);
    }
    history_ui(ui, d);
}

fn seat_ui(ui: &mut Ui, d: &mut VenusPanel, seat: SeatId, best: i64) {
    widgets::card(ui, |ui| {
        let money = d.n.money(seat);
        let worth = d.n.net_worth(seat);
        let race = d.n.race(seat).map(|r| d.culture(r));
        let (livery, name, leads) =
            (d.m.livery(seat), d.v().seat(seat), d.text("mov-fortune-leads"));
        super::parts::row(
            ui,
            |ui| {
                ui.horizontal_wrapped(|ui| {
                    widgets::badge(ui, livery, theme::em(ui) * 1.4, "");
                    ui.label(strong(name));
                    if let Some(race) = &race {
                        ui.label(small(race));
                    }
                    if worth == best {
                        ui.label(small(leads).color(theme::accent()));
                    }
                });
            },
            |ui| {
                let spoken = d.with("mov-sheet-sheet-of", &[("seat", Value::Seat(seat))]);
                if widgets::icon_button(ui, Icon::SHIP, &spoken, true).clicked() {
                    d.command(Command::ShowSeat(seat));
                    d.command(Command::OpenTab(Tab::Game(super::SHIP)));
                }
            },
        );
        sums_ui(ui, d, money, worth);
        ship::worth_ui(ui, d, seat, true);
        cargo_ui(ui, d, seat);
    });
}

/// Money, deeds and both together; below each other where it is narrow.
fn sums_ui(ui: &mut Ui, d: &VenusPanel, money: i64, worth: i64) {
    let sums = [
        ("mov-fortune-money", money),
        ("mov-fortune-deeds", worth - money),
        ("mov-fortune-worth", worth),
    ];
    if ui.available_width() < theme::em(ui) * 14.0 {
        for (key, amount) in sums {
            let words = [("what", Value::Word(key)), ("sum", Value::Money(amount))];
            ui.add(egui::Label::new(d.with("mov-fortune-sum", &words)).wrap());
        }
    } else {
        ui.columns(3, |columns| {
            for (ui, (key, amount)) in columns.iter_mut().zip(sums) {
                ui.spacing_mut().item_spacing.y = 0.0;
                // A column would spread words of two lines to its edges.
                ui.with_layout(Layout::top_down(Align::Min), |ui| {
                    note(ui, d.text(key));
                    ui.label(strong(d.cr(amount)));
                });
            }
        });
    }
}

/// The ship with what is aboard, and how many deeds there are.
fn cargo_ui(ui: &mut Ui, d: &mut VenusPanel, seat: SeatId) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = theme::gap(ui, 4.0);
        let class = d.n.class(seat);
        let name = d.kind(d.n.layout().class(class));
        widgets::picture(ui, super::pictures::ship(d, class, seat), theme::em(ui) * 1.8, &name);
        selling::cargo_line(ui, d, seat, theme::em(ui) * 1.5, 10);
        let args = [
            ("free", d.n.in_holds(d.n.room_free(seat))),
            ("room", d.n.in_holds(d.n.room_in(class))),
        ];
        ui.label(small(d.with("mov-sheet-free", &args)));
        let deeds = d.n.deeds(seat).len();
        if deeds > 0 {
            widgets::picture(
                ui,
                art::PORT_DEED,
                theme::em(ui) * 1.3,
                &d.v().count("mov-fortune-deed-count", "count", deeds as i64),
            );
            ui.label(small(format!("×{deeds}")));
        }
    });
}

/// Fortunes turn by turn, a line for each seat with its letter at the end.
fn history_ui(ui: &mut Ui, d: &VenusPanel) {
    let history = d.m.history;
    if history.len() < 2 {
        return;
    }
    heading(ui, Icon::CLOCK, &d.text("mov-fortune-history"));
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), theme::em(ui) * 8.0), Sense::hover());
    let (first, last) = (history[0].0, history[history.len() - 1].0);
    let spoken = d.v().count("mov-fortune-history-help", "turns", last);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, &spoken));
    let most = history
        .iter()
        .flat_map(|(_, all)| all)
        .copied()
        .chain(d.n.goal())
        .max()
        .unwrap_or(1)
        .max(1);
    let inner =
        Rect::from_min_max(rect.min + vec2(2.0, 6.0), rect.max - vec2(theme::em(ui) * 1.1, 6.0));
    let painter = ui.painter();
    painter.rect_filled(rect, egui::CornerRadius::same(theme::RADIUS), theme::well());
    let at = |turn: i64, worth: i64| {
        let x = (turn - first) as f32 / (last - first).max(1) as f32;
        pos2(
            inner.left() + inner.width() * x,
            inner.bottom() - inner.height() * (worth as f32 / most as f32),
        )
    };
    if let Some(goal) = d.n.goal() {
        let y = at(first, goal).y;
        painter.extend(Shape::dashed_line(
            &[pos2(inner.left(), y), pos2(inner.right(), y)],
            Stroke::new(1.0, theme::accent()),
            5.0,
            4.0,
        ));
    }
    let mut ends = Vec::new();
    for seat in d.n.seats() {
        let tint: Color32 = gallery::colour(d.m.livery(seat).colour());
        let line: Vec<_> = history
            .iter()
            .filter_map(|(turn, all)| Some(at(*turn, *all.get(seat.ix())?)))
            .collect();
        if let Some(end) = line.last().copied() {
            painter.circle_filled(end, 3.0, tint);
            ends.push((end, d.m.livery(seat).letter(), tint));
        }
        painter.add(Shape::line(line, Stroke::new(2.0, tint)));
    }
    letters(ui, ends);
    response.on_hover_text(spoken);
}

/// Letters at the ends of lines, from the top, none over another.
fn letters(ui: &Ui, mut ends: Vec<(egui::Pos2, char, Color32)>) {
    ends.sort_by(|a, b| a.0.y.total_cmp(&b.0.y));
    let font = FontId::new(theme::em(ui) * 0.86, theme::bold());
    let mut lowest = f32::NEG_INFINITY;
    for (end, letter, tint) in ends {
        let y = end.y.max(lowest);
        lowest = y + font.size;
        ui.painter().text(
            pos2(end.x + 5.0, y),
            egui::Align2::LEFT_CENTER,
            letter,
            font.clone(),
            tint,
        );
    }
}
