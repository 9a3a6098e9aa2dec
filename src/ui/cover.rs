//! The pictures that stand for games where one chooses among them. Each is put together from the
//! game's own parts; a game without one is a plain card with its name.

use super::{gallery, table_text::TableText, theme};
use crate::{
    games,
    table::{action::Value, game::Game},
    view::{
        art::{CoverPart, GameArt, palette, wood},
        figures::Setting,
        scene::GameScene,
    },
};
use bevy_egui::egui::{
    Align, Align2, Color32, ColorImage, Context, CornerRadius, FontId, Galley, Id, Image, LayerId,
    Mesh, Order, Rect, Shape, Stroke, StrokeKind, TextureHandle, Ui, Vec2, pos2, text::LayoutJob,
    vec2,
};
use std::sync::Arc;

/// Pixels of the wood of a cover; it is soft, so it may be stretched.
const WOOD: (u32, u32) = (480, 240);

/// The games that can be played in the window, with their number among all: those that have a
/// board. The others are played without one.
pub fn playable() -> impl Iterator<Item = (usize, &'static dyn Game)> {
    let all = games::all().iter().copied().enumerate();
    all.filter(|(_, game)| game.part::<GameScene>().is_some())
}

/// Paints the picture of a game into a rectangle. A game without one leaves it plain.
pub fn paint(ui: &Ui, game: &dyn Game, rect: Rect) {
    let painter = ui.painter_at(rect);
    let round = CornerRadius::same(theme::RADIUS);
    painter.rect_filled(rect, round, theme::card());
    let Some(cover) = game.part::<GameArt>().and_then(|art| art.cover.as_ref()) else { return };
    match cover.setting {
        Setting::Sky => drop(painter.rect_filled(rect, round, gallery::colour(palette::GROUND))),
        Setting::Table => {
            let wood = Image::new((table(ui.ctx()).id(), rect.size())).corner_radius(round);
            wood.paint_at(ui, rect);
        }
    }
    for part in (cover.parts)() {
        painter.add(placed(ui.ctx(), &part, rect));
    }
}

/// For how many people, how long and how heavy: in one line.
pub fn facts(texts: TableText, game: &dyn Game) -> String {
    let number = |n: usize| Value::Number(n as i64);
    let seats = || game.editions().iter().map(|edition| edition.seats);
    let (least, most) = (seats().map(|s| s.0).min(), seats().map(|s| s.1).max());
    let people = [("least", number(least.unwrap_or(1))), ("most", number(most.unwrap_or(1)))];
    let (short, long) = game.info().minutes;
    let minutes = [("least", number(short.into())), ("most", number(long.into()))];
    [
        texts.with("ui-people", &people),
        texts.with("ui-minutes", &minutes),
        texts.text(&format!("ui-weight-{}", game.info().weight.clamp(1, 5))),
    ]
    .join(" · ")
}

/// The ground of the house, behind a whole screen: the wood of its tables in the evening.
pub fn ground(ctx: &Context, rect: Rect) {
    let layer = LayerId::new(Order::Background, Id::new("ground of the house"));
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    ctx.layer_painter(layer).image(table(ctx).id(), rect, whole, Color32::from_gray(165));
}

/// What is to be said of a game, centred and no wider than its room: what would be much smaller
/// than usual in one line stands in two.
fn said(ui: &Ui, words: &str, room: f32) -> Arc<Galley> {
    let (painter, size) = (ui.painter(), theme::em(ui) * 0.88);
    let set = |size: f32, room: f32| {
        let font = FontId::proportional(size);
        let mut job = LayoutJob::simple(words.to_owned(), font, theme::soft(), room);
        job.halign = Align::Center;
        painter.layout_job(job)
    };
    let part = room / set(size, f32::INFINITY).size().x.max(1.0);
    if part < 0.75 {
        set(size * (part * 1.8).min(1.0), room)
    } else {
        set(size * part.min(1.0), f32::INFINITY)
    }
}

/// Room for words within a picture so wide.
fn within(wide: f32) -> f32 {
    wide - theme::GRID * 2.0
}

/// How high the foot of a picture so wide is, with a name and what is to be said of it.
pub fn foot(ui: &Ui, wide: f32, more: &str) -> f32 {
    let em = theme::em(ui);
    if more.is_empty() { em * 1.9 } else { em * 2.1 + said(ui, more, within(wide)).size().y }
}

/// The letters of a name within a picture so wide.
pub fn letters(ui: &Ui, name: &str, wide: f32) -> f32 {
    let size = theme::em(ui) * 1.15;
    let font = FontId::new(size, theme::bold());
    let whole = ui.painter().layout_no_wrap(name.to_owned(), font, theme::ink()).size().x;
    size * (within(wide) / whole.max(1.0)).min(1.0)
}

/// A name in letters of this size, and what is to be said of it, in the middle of a place and no
/// wider than it.
pub fn caption(ui: &Ui, place: Rect, ([name, more], letters): ([&str; 2], f32)) {
    let (em, painter, room) = (theme::em(ui), ui.painter(), within(place.width()));
    let font = FontId::new(letters, theme::bold());
    let galley = painter.layout_no_wrap(name.to_owned(), font, theme::ink());
    let middle = if more.is_empty() { place.center().y } else { place.top() + em * 1.05 };
    let at = Align2::CENTER_CENTER.anchor_size(pos2(place.center().x, middle), galley.size());
    painter.galley(at.min, galley, theme::ink());
    if !more.is_empty() {
        let at = pos2(place.center().x, place.top() + em * 1.75);
        painter.galley(at, said(ui, more, room), theme::soft());
    }
}

/// Draws a line around a cover; one that is chosen stands out.
pub fn edge(ui: &Ui, rect: Rect, chosen: bool) {
    let (wide, tint) = if chosen { (2.5, theme::accent()) } else { (1.0, theme::hairline()) };
    let round = CornerRadius::same(theme::RADIUS);
    ui.painter().rect_stroke(rect, round, Stroke::new(wide, tint), StrokeKind::Inside);
}

/// What the keyboard or the pointer is on, where the edge says what is chosen: within that, in
/// another colour.
pub fn ring(ui: &Ui, rect: Rect) {
    let (inner, stroke) = (rect.shrink(4.0), Stroke::new(1.5, theme::soft()));
    ui.painter().rect_stroke(inner, CornerRadius::same(theme::RADIUS), stroke, StrokeKind::Inside);
}

/// A part of a cover, turned.
fn placed(ctx: &Context, part: &CoverPart, rect: Rect) -> Shape {
    let size = part.size * rect.height();
    let texture = gallery::texture(ctx, part.picture, size);
    let middle =
        pos2(rect.left() + rect.width() * part.at.0, rect.top() + rect.height() * part.at.1);
    let square = Rect::from_center_size(middle, Vec2::splat(size));
    let mut mesh = Mesh::with_texture(texture.id());
    mesh.add_rect_with_uv(
        square,
        Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)),
        Color32::WHITE,
    );
    let (sin, cos) = part.turn.sin_cos();
    for vertex in &mut mesh.vertices {
        let out = vertex.pos - middle;
        vertex.pos = middle + vec2(out.x * cos - out.y * sin, out.x * sin + out.y * cos);
    }
    Shape::mesh(mesh)
}

/// The wood on which a game of cards lies.
fn table(ctx: &Context) -> TextureHandle {
    gallery::painted(ctx, "cover wood", || {
        let image = wood::table(WOOD.0, WOOD.1, 7);
        let size = [image.width() as usize, image.height() as usize];
        ColorImage::from_rgba_unmultiplied(size, image.as_raw())
    })
}
