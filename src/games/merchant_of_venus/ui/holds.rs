//! The holds of a ship as they are: boxes in a row, a good filling a hold and smaller things
//! sharing one, the hull before them. Pictures and words of what lies there; nothing is moved here.

use super::{packing::pack, panel::VenusPanel, parts, pictures};
use crate::games::merchant_of_venus::scene::art;
use crate::{
    games::merchant_of_venus::table::nouns::{GameView, Held, VenusView},
    table::{
        action::Value,
        ids::{KindId, SeatId},
    },
    ui::{gallery, theme},
    view::art::Picture,
};
use bevy_egui::egui::{
    self, Color32, CornerRadius, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};

/// What a piece aboard is, in words.
pub fn words(d: &VenusPanel, kind: KindId) -> String {
    use crate::games::merchant_of_venus::table::layout::PieceNoun;
    match d.n.layout().what(kind) {
        PieceNoun::Passenger(p) => {
            let p = &d.n.level().passengers[p];
            let to = Value::Name(d.endpoint(p.to));
            d.with(
                "mov-sheet-passenger",
                &[("kind", Value::Kind(kind)), ("to", to), ("fare", Value::Money(p.fare.into()))],
            )
        }
        _ => d.kind(kind),
    }
}

/// The holds of a seat, the hull first. Gives back the kind that was clicked.
pub fn holds_ui(ui: &mut Ui, d: &VenusPanel, seat: SeatId) -> Option<KindId> {
    let n = &d.n;
    let class = n.level().ship(n.class(seat));
    let cargo: Vec<(Held, i64)> =
        n.hold(seat).into_iter().map(|h| (h, n.room_of(h.kind))).collect();
    let (slots, rest) =
        pack(&cargo, usize::from(class.holds), i64::from(n.level().rules.hold_room));
    let mut clicked = None;
    let side = theme::em(ui) * 3.4;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = theme::gaps(ui, 6.0, 6.0);
        let hull = n.hull(seat);
        let name = d.text("mov-sheet-hull");
        let round = CornerRadius::same((side / 2.0).min(60.0) as u8);
        clicked = slot(
            ui,
            d,
            seat,
            vec2(side, side),
            round,
            &hull.iter().map(|h| (*h, 1)).collect::<Vec<_>>(),
            1,
            &name,
        )
        .or(clicked);
        for (nth, s) in slots.iter().enumerate() {
            let name = d.v().count("mov-sheet-hold", "number", nth as i64 + 1);
            let size = vec2(side * 1.12, side);
            clicked = slot(
                ui,
                d,
                seat,
                size,
                CornerRadius::same(theme::RADIUS),
                &s.pieces,
                i64::from(n.level().rules.hold_room),
                &name,
            )
            .or(clicked);
        }
    });
    if !rest.is_empty() {
        ui.horizontal_wrapped(|ui| {
            ui.label(egui::RichText::new(d.text("mov-sheet-too-much")).color(theme::loss()));
            for (held, _) in rest {
                parts::tile(ui, d, held.kind, seat, 1, theme::em(ui) * 1.6);
            }
        });
    }
    clicked
}

fn slot(
    ui: &mut Ui,
    d: &VenusPanel,
    seat: SeatId,
    size: Vec2,
    radius: CornerRadius,
    pieces: &[(Held, i64)],
    room: i64,
    name: &str,
) -> Option<KindId> {
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let painter = ui.painter().clone();
    let id = ui.id().with(("slot", seat.0, name));
    let edge = if pieces.is_empty() { theme::hairline() } else { theme::faded(theme::soft(), 0.7) };
    painter.rect(rect, radius, theme::well(), Stroke::new(1.5, edge), StrokeKind::Inside);
    let room = room.max(1);
    let mut clicked = None;
    let mut at = 0;
    for (nth, (held, needs)) in pieces.iter().enumerate() {
        let share = |units: i64| rect.left() + rect.width() * (units as f32 / room as f32);
        let cell =
            Rect::from_min_max(pos2(share(at), rect.top()), pos2(share(at + needs), rect.bottom()));
        at += needs;
        let spoken = d.v().pair(name, &words(d, held.kind));
        let response = ui.interact(cell, id.with(nth), Sense::click());
        face(ui, d, seat, held.kind, cell, &response);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &spoken));
        if response.has_focus() {
            painter.rect_stroke(
                cell,
                radius,
                Stroke::new(2.0, theme::accent()),
                StrokeKind::Inside,
            );
        }
        let response = response.on_hover_text(spoken);
        if response.clicked() {
            clicked = Some(held.kind);
        }
    }
    if pieces.is_empty() {
        let shield = radius.nw > theme::RADIUS;
        empty_slot(ui, &d.v().named("mov-sheet-slot-empty", "slot", name), rect, id, shield);
    } else if at < room && at > 0 {
        let x = rect.left() + rect.width() * (at as f32 / room as f32);
        painter.vline(x, rect.y_range().shrink(6.0), Stroke::new(1.0, theme::hairline()));
    }
    clicked
}

/// A slot that holds nothing says so; the place of a shield shows what belongs there.
fn empty_slot(ui: &Ui, words: &str, rect: Rect, id: egui::Id, shield: bool) {
    if shield {
        let side = rect.height() * 0.62;
        let texture = gallery::texture(ui.ctx(), art::SHIELD, side);
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        let place = Rect::from_center_size(rect.center(), Vec2::splat(side));
        ui.painter().image(texture.id(), place, whole, Color32::from_white_alpha(38));
    }
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, words));
    response.on_hover_text(words);
}

fn face(ui: &Ui, d: &VenusPanel, seat: SeatId, kind: KindId, cell: Rect, response: &Response) {
    let side = (cell.width().min(cell.height()) - 6.0).max(8.0);
    let at = Rect::from_center_size(cell.center(), Vec2::splat(side));
    let picture: Picture = pictures::kind(d, kind, seat);
    let texture = gallery::texture(ui.ctx(), picture, side);
    let tint = if response.hovered() { Color32::WHITE } else { Color32::from_gray(235) };
    ui.painter().image(texture.id(), at, Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)), tint);
}

/// Room as people count it, in holds and halves of them.
pub fn in_holds(d: &VenusPanel, room: i64) -> Value {
    d.n.in_holds(room)
}

/// How much room is taken, as a bar with words.
pub fn room_ui(ui: &mut Ui, d: &VenusPanel, used: i64, room: i64) {
    let key = if ui.available_width() < theme::em(ui) * 11.0 {
        "mov-sheet-room-short"
    } else {
        "mov-sheet-room"
    };
    let words = d.with(key, &[("used", in_holds(d, used)), ("room", in_holds(d, room))]);
    let tint = if used > room { theme::loss() } else { theme::gain() };
    parts::bar(ui, used as f32, room as f32, &words, tint);
}
