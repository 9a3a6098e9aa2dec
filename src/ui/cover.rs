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
    Align2, Color32, ColorImage, Context, CornerRadius, FontFamily, FontId, Id, Image, LayerId,
    Mesh, Order, Rect, Shape, Stroke, StrokeKind, TextureHandle, Ui, Vec2, pos2, vec2,
};

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

/// Two lines in the middle of a place, each no wider than it: a name, and what is to be said of it.
pub fn caption(ui: &Ui, place: Rect, [name, more]: [&str; 2]) {
    let (em, painter) = (theme::em(ui), ui.painter());
    let room = place.width() - theme::GRID * 2.0;
    let set = |words: &str, size: f32, bold: bool, ink: Color32| {
        let family = if bold { theme::bold() } else { FontFamily::Proportional };
        let font = |size: f32| FontId::new(size, family.clone());
        let wide = painter.layout_no_wrap(words.to_owned(), font(size), ink).size().x;
        painter.layout_no_wrap(words.to_owned(), font(size * (room / wide.max(1.0)).min(1.0)), ink)
    };
    let lines = [
        (set(name, em * 1.15, true, theme::ink()), 0.32),
        (set(more, em * 0.88, false, theme::soft()), 0.72),
    ];
    for (galley, down) in lines {
        let at = pos2(place.center().x, place.top() + place.height() * down);
        let place = Align2::CENTER_CENTER.anchor_size(at, galley.size());
        painter.galley(place.min, galley, theme::ink());
    }
}

/// Draws a line around a cover; one that is chosen stands out.
pub fn edge(ui: &Ui, rect: Rect, chosen: bool) {
    let (wide, tint) = if chosen { (2.5, theme::accent()) } else { (1.0, theme::hairline()) };
    let round = CornerRadius::same(theme::RADIUS);
    ui.painter().rect_stroke(rect, round, Stroke::new(wide, tint), StrokeKind::Inside);
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
