//! The pictures that stand for games where one chooses among them. Each is put together from the
//! game's own parts; a game without one is a plain card with its name.

use super::{gallery, theme};
use crate::{
    games,
    table::game::Game,
    view::{
        art::{CoverPart, GameArt, palette, wood},
        figures::Setting,
        scene::GameScene,
    },
};
use bevy_egui::egui::{
    Align2, Color32, ColorImage, Context, CornerRadius, FontId, Image, Mesh, Rect, Shape, Stroke,
    StrokeKind, TextureHandle, Ui, Vec2, pos2, vec2,
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

/// The name of a game at the foot of its picture; one that is chosen stands out.
pub fn name(ui: &Ui, rect: Rect, title: &str, chosen: bool) {
    let em = theme::em(ui);
    let foot = rect.with_min_y(rect.bottom() - em * 2.0);
    ui.painter().rect_filled(foot, theme::RADIUS, theme::panel().gamma_multiply(0.86));
    let ink = if chosen { theme::accent() } else { theme::ink() };
    let painter = ui.painter();
    let set =
        |size: f32| painter.layout_no_wrap(title.to_owned(), FontId::new(size, theme::bold()), ink);
    // A narrow cover has its name in smaller letters.
    let part = (rect.width() - 8.0) / set(em).size().x;
    let galley = set(em * part.min(1.0));
    painter.galley(
        Align2::CENTER_CENTER.anchor_size(foot.center(), galley.size()).min,
        galley,
        ink,
    );
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
