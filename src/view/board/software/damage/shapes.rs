//! Where two frames of the overlay differ, and which of its shapes a part of the window needs.
//! Plain comparisons of what egui gave out; nothing is drawn here.

use bevy::math::{URect, UVec2, Vec2};
use bevy_egui::egui::{
    self, Shape, TextureId,
    epaint::{ClippedShape, TextShape},
};
use std::sync::Arc;

/// The shapes that can be seen in a part of the window, and whether one of them hides the board
/// there.
pub(super) fn within(
    shapes: &[ClippedShape],
    rect: URect,
    points: f32,
) -> (Vec<ClippedShape>, bool) {
    let within = egui::Rect::from_min_max(point(rect.min, points), point(rect.max, points));
    let soft = within.expand(1.0 / points);
    let lid = shapes
        .iter()
        .rposition(|clipped| clipped.clip_rect.contains_rect(soft) && hides(&clipped.shape, soft));
    let seen = shapes[lid.unwrap_or(0)..].iter().filter(|shape| seen(shape).intersects(soft));
    let clipped = seen.map(|clipped| ClippedShape {
        clip_rect: clipped.clip_rect.intersect(within),
        shape: clipped.shape.clone(),
    });
    (clipped.filter(|clipped| clipped.clip_rect.is_positive()).collect(), lid.is_some())
}

fn point(at: UVec2, points: f32) -> egui::Pos2 {
    egui::pos2(at.x as f32 / points, at.y as f32 / points)
}

/// All device pixels that a rectangle touches; edges are softened by a pixel to either side.
pub(super) fn pixels(rect: egui::Rect, points: f32, size: UVec2) -> URect {
    let most = size.as_vec2();
    let of = |p: egui::Pos2| Vec2::new(p.x, p.y) * points;
    URect {
        min: (of(rect.min).floor() - 1.0).clamp(Vec2::ZERO, most).as_uvec2(),
        max: (of(rect.max).ceil() + 1.0).clamp(Vec2::ZERO, most).as_uvec2(),
    }
}

/// Where a shape can be seen.
fn seen(clipped: &ClippedShape) -> egui::Rect {
    reach(&clipped.shape).intersect(clipped.clip_rect)
}

/// How far a shape reaches. Of words that are selected each row knows it, the whole does not: it
/// tells of letters alone.
fn reach(shape: &Shape) -> egui::Rect {
    match shape {
        Shape::Vec(shapes) => shapes.iter().map(reach).fold(egui::Rect::NOTHING, egui::Rect::union),
        Shape::Text(text) if text.angle == 0.0 => {
            let rows = text
                .galley
                .rows
                .iter()
                .map(|row| row.visuals.mesh_bounds.translate(row.pos.to_vec2()));
            rows.fold(egui::Rect::NOTHING, egui::Rect::union).translate(text.pos.to_vec2())
        }
        other => other.visual_bounding_rect(),
    }
}

/// Whether a shape leaves nothing to be seen of what lies below it there.
fn hides(shape: &Shape, there: egui::Rect) -> bool {
    match shape {
        Shape::Vec(shapes) => shapes.iter().any(|shape| hides(shape, there)),
        Shape::Rect(lid) => {
            let round = lid.corner_radius;
            let edge = f32::from(round.nw.max(round.ne).max(round.sw).max(round.se))
                + lid.stroke.width
                + 1.0;
            lid.fill.is_opaque()
                && lid.brush.is_none()
                && lid.blur_width == 0.0
                && lid.angle == 0.0
                && lid.rect.shrink(edge).contains_rect(there)
        }
        _ => false,
    }
}

/// Whether this picture of the overlay is part of a shape.
pub(super) fn shows(shape: &Shape, picture: TextureId) -> bool {
    match shape {
        Shape::Vec(shapes) => shapes.iter().any(|shape| shows(shape, picture)),
        other => other.texture_id() == picture,
    }
}

/// Where two frames of the overlay differ: shapes that are in one of them, or in another place of
/// the order.
pub(super) fn difference(before: &[ClippedShape], after: &[ClippedShape]) -> Option<egui::Rect> {
    let start = before.iter().zip(after).take_while(|(a, b)| same(a, b)).count();
    let (before, after) = (&before[start..], &after[start..]);
    let end = before.iter().rev().zip(after.iter().rev()).take_while(|(a, b)| same(a, b)).count();
    let (before, after) = (&before[..before.len() - end], &after[..after.len() - end]);
    // As many as before: most are in their place, and only what differs counts.
    let paired = before.len() == after.len();
    let differ = |one: &[ClippedShape], other: &[ClippedShape]| {
        let rects = one
            .iter()
            .enumerate()
            .filter(|(n, shape)| !(paired && same(shape, &other[*n])))
            .map(|(_, shape)| seen(shape));
        rects.filter(egui::Rect::is_positive).reduce(egui::Rect::union)
    };
    [differ(before, after), differ(after, before)].into_iter().flatten().reduce(egui::Rect::union)
}

fn same(a: &ClippedShape, b: &ClippedShape) -> bool {
    a.clip_rect == b.clip_rect && same_shape(&a.shape, &b.shape)
}

/// Words that are laid out once are the same as long as nobody lays them out again: comparing each
/// letter is dear.
fn same_shape(a: &Shape, b: &Shape) -> bool {
    match (a, b) {
        (Shape::Text(a), Shape::Text(b)) if Arc::ptr_eq(&a.galley, &b.galley) => {
            let rest = |t: &TextShape| {
                (
                    t.pos,
                    t.underline,
                    t.fallback_color,
                    t.override_text_color,
                    t.opacity_factor,
                    t.angle,
                )
            };
            rest(a) == rest(b)
        }
        (Shape::Vec(a), Shape::Vec(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same_shape(a, b))
        }
        _ => a == b,
    }
}
