//! Small parts of these panels: a card as a picture of its own shape, a card enlarged with its
//! words, an emblem, rating pips.

use crate::games::dale_of_merchants::scene::art::BREADTH;
use crate::{
    games::dale_of_merchants::{
        level::{AnimalSet, CardKind, Level},
        scene::{faces, seen::SeenTable},
        table::layout::mark,
    },
    table::{
        action::{Thing, Value},
        ids::{KindId, ZoneId},
    },
    ui::{
        gallery,
        model::Model,
        table_text::TableText,
        theme,
        widgets::{self, small, soft, strong},
    },
    view::{art::Picture, scene},
};
use bevy_egui::egui::{self, Color32, Image, Rect, Response, RichText, Sense, Ui, pos2, vec2};

/// A card `height` points high, to be pressed where `sense` says so.
pub fn card(ui: &mut Ui, picture: Picture, height: f32, sense: Sense, tint: Color32) -> Response {
    let texture = gallery::texture(ui.ctx(), picture, height);
    let size = vec2(height * BREADTH, height);
    let (rect, response) = ui.allocate_exact_size(size, sense);
    let uv = Rect::from_min_max(pos2(0.5 - BREADTH / 2.0, 0.0), pos2(0.5 + BREADTH / 2.0, 1.0));
    Image::new((texture.id(), size)).uv(uv).tint(tint).paint_at(ui, rect);
    if sense.senses_click() {
        let stroke = if response.has_focus() || response.hovered() {
            egui::Stroke::new(2.5, Color32::WHITE)
        } else {
            egui::Stroke::new(1.5, theme::accent())
        };
        ui.painter().rect_stroke(rect, theme::RADIUS, stroke, egui::StrokeKind::Outside);
    }
    response
}

/// A card large, with everything that is to be known of its kind, and what it counts now. What it
/// does stands beside it, not on it as well.
pub fn enlarged(ui: &mut Ui, texts: TableText, level: &Level, kind: &CardKind, now: Option<i64>) {
    let em = theme::em(ui);
    let value = now.unwrap_or(kind.value.into());
    // Where text is very large, the words need the room.
    let height = (em * 12.0).min(ui.ctx().content_rect().height() * 0.36);
    ui.horizontal_top(|ui| {
        let picture = faces::brief(level, kind, value, texts.localizer);
        card(ui, picture, height, Sense::hover(), Color32::WHITE);
        let room = ui.available_width() - ui.spacing().item_spacing.x;
        ui.vertical(|ui| {
            // In the side panel there is less room than beside the board.
            ui.set_width(room.clamp(em * 6.0, em * 13.5));
            words(ui, texts, level, kind, now);
        });
    });
}

/// Name, value, sort and text of a kind of cards.
pub fn words(ui: &mut Ui, texts: TableText, level: &Level, kind: &CardKind, now: Option<i64>) {
    ui.label(strong(texts.text(&kind.key)).size(theme::em(ui) * 1.1));
    if let Some(set) = kind.set.map(|s| level.set(s)) {
        ui.horizontal_wrapped(|ui| {
            dot(ui, set);
            ui.label(small(texts.text(&set.key)));
        });
    }
    ui.label(small(texts.text(faces::sort_key(kind))));
    let printed = i64::from(kind.value);
    match now.filter(|v| *v != printed) {
        Some(now) => ui.label(
            RichText::new(
                texts.with("dom-card-value-now", &[("printed", n(printed)), ("now", n(now))]),
            )
            .color(theme::accent()),
        ),
        None => ui.label(soft(texts.count("dom-card-value", "value", printed))),
    };
    ui.label(texts.text(&format!("{}.text", kind.key)));
}

/// The emblem of a set, as high as the words beside it.
pub fn dot(ui: &mut Ui, set: &AnimalSet) {
    emblem(ui, set, theme::em(ui) * 1.3);
}

/// The emblem of a set.
pub fn emblem(ui: &mut Ui, set: &AnimalSet, size: f32) {
    if let Some(picture) = faces::emblem(set) {
        widgets::picture(ui, picture, size, "");
    }
}

/// What is to be known of a thing under the pointer: a card enlarged, with what it counts and what
/// it was laid as.
pub fn tooltip_ui(ui: &mut Ui, model: &Model, seen: &SeenTable, thing: Thing) {
    match thing {
        Thing::Piece(piece) => {
            let Some((zone, shown)) = seen.find(piece) else { return };
            let Some(kind) = shown.kind.and_then(|k| seen.card(k)) else { return };
            enlarged(ui, model.texts, &seen.level, kind, Some(seen.value_now(shown)));
            if seen.is_pile(zone) {
                pile_words(ui, model, zone);
            }
            if mark::COPY.of(shown.mark) > 0
                && let Some(copied) = seen.kind_shown(shown)
            {
                ui.label(
                    RichText::new(
                        model.texts.with("dom-card-copies", &[("card", Value::Kind(copied))]),
                    )
                    .color(theme::accent()),
                );
            }
        }
        Thing::Zone(zone) => {
            // The top card of a pile is told with the pile.
            if let Some(kind) = seen.top(zone).and_then(|p| p.kind).and_then(|k| seen.card(k)) {
                enlarged(ui, model.texts, &seen.level, kind, None);
                pile_words(ui, model, zone);
            }
        }
        Thing::Seat(seat) => {
            widgets::seat_name(ui, model, seat);
        }
        Thing::Space(_) | Thing::Link(_) => {}
    }
}

/// Whose cards lie there, and how many.
pub fn pile_words(ui: &mut Ui, model: &Model, zone: ZoneId) {
    if let Some(message) = scene::about(model.sight, &scene::key_of(Thing::Zone(zone))) {
        ui.label(soft(model.texts.say(&message)));
    }
}

/// A button that is a card: pressed it says so; on hover it is enlarged.
pub fn card_button(
    ui: &mut Ui,
    model: &Model,
    seen: &SeenTable,
    kind: KindId,
    height: f32,
    name: &str,
) -> Response {
    let response = card(
        ui,
        faces::printed(seen, kind, model.texts.localizer),
        height,
        Sense::click(),
        Color32::WHITE,
    );
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, name));
    response.on_hover_ui(|ui| {
        if let Some(card) = seen.card(kind) {
            enlarged(ui, model.texts, &seen.level, card, None);
        }
        ui.label(small(name));
    })
}

/// A card that is only looked at; on hover it is enlarged.
pub fn card_shown(
    ui: &mut Ui,
    texts: TableText,
    seen: &SeenTable,
    kind: KindId,
    value: Option<i64>,
    height: f32,
) {
    let Some(card_kind) = seen.card(kind) else { return };
    let picture = faces::face(
        &seen.level,
        card_kind,
        value.unwrap_or(card_kind.value.into()),
        texts.localizer,
    );
    card(ui, picture, height, Sense::hover(), Color32::WHITE)
        .on_hover_ui(|ui| enlarged(ui, texts, &seen.level, card_kind, value));
}

/// What a set is like to play with, one rating to a line.
pub fn ratings(ui: &mut Ui, texts: TableText, set: &AnimalSet) {
    let r = set.ratings;
    for (key, rating) in [
        ("dom-rating-complexity", r.complexity),
        ("dom-rating-interaction", r.interaction),
        ("dom-rating-nastiness", r.nastiness),
        ("dom-rating-luck", r.luck),
    ] {
        pips(ui, &texts.text(key), rating);
    }
}

/// A rating from 0 to 3 as pips, in a row of its own.
fn pips(ui: &mut Ui, name: &str, rating: u8) {
    let em = theme::em(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(em * 9.0, em * 1.12), Sense::hover());
    let font = egui::TextStyle::Small.resolve(ui.style());
    ui.painter().text(rect.left_center(), egui::Align2::LEFT_CENTER, name, font, theme::soft());
    let size = em * 0.5;
    for step in 1..=3u8 {
        let at = pos2(rect.left() + em * 6.2 + f32::from(step) * (size + 4.0), rect.center().y);
        if step <= rating {
            ui.painter().circle_filled(at, size / 2.0, theme::accent());
        } else {
            ui.painter().circle_stroke(at, size / 2.0 - 0.5, egui::Stroke::new(1.0, theme::soft()));
        }
    }
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::WidgetType::Label, true, format!("{name}: {rating}"))
    });
}

/// A number as an argument.
pub(super) fn n(number: i64) -> Value {
    Value::Number(number)
}
