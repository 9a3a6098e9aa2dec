//! Pictures in parts: only the part of the window that looks different is drawn anew, the rest
//! stands as pictures before it left it. Where the processor draws, that is most of the work.
//!
//! It must never leave anything old to be seen: whatever is not known to be drawn is drawn again.

use super::{BoardCamera, BoardInput, shades::Backdrop};
use bevy::{
    camera::ClearColorConfig,
    core_pipeline::{
        core_2d::{Opaque2d, Transparent2d},
        upscaling::upscaling,
    },
    ecs::{
        schedule::{ScheduleBuildSettings, ScheduleLabel},
        system::SystemParam,
    },
    prelude::*,
    render::{
        Extract, ExtractSchedule, RenderApp, RenderStartup,
        camera::{CameraRenderGraph, ExtractedCamera},
        render_phase::{ViewBinnedRenderPhases, ViewSortedRenderPhases},
        render_resource::{PipelineCache, RenderPassDescriptor, StoreOp},
        renderer::{RenderContext, ViewQuery},
        view::{ExtractedView, ViewDepthTexture, ViewTarget},
    },
    sprite_render::MeshMaterial2d,
    window::{PrimaryWindow, RequestRedraw},
};
use bevy_egui::{
    EguiFullOutput, EguiManagedTextures, EguiPostUpdateSet,
    egui::{
        self, Shape, TextureId,
        epaint::{ClippedShape, TextShape},
    },
    render::egui_pass,
};
use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

/// For how many pictures what is drawn is drawn again after letters or pictures of the overlay have
/// changed: a graphics card may take them up late.
const LATE: u64 = 3;

/// What is to be drawn of a picture.
#[derive(Resource, Clone, Debug, Default)]
struct Picture {
    /// Counts from 1.
    number: u64,
    /// The part that is drawn, in device pixels; `None`: everything.
    part: Option<URect>,
    /// Nothing of the board can be seen.
    covered: bool,
    /// The overlay hides the board in the part that is drawn.
    hidden: bool,
    /// The last picture that was drawn with everything in it, told by the renderer.
    drawn: Arc<AtomicU64>,
}

/// What the last picture showed, and what of it may not have been drawn.
#[derive(Resource, Debug, Default)]
struct Standing {
    shapes: Vec<ClippedShape>,
    board: Option<URect>,
    size: UVec2,
    points: f32,
    /// What has changed in pictures that are not known to be drawn, with the number of the picture
    /// that will have it for sure.
    pending: Vec<(u64, URect)>,
    /// The last picture that had to be whole.
    whole: u64,
    /// Until which picture letters and pictures of the overlay may be missing.
    late: u64,
}

/// Draws what the board's camera sees: board, overlay, window.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash, Default)]
struct BoardGraph;

/// What the camera of the board needs besides what every camera has.
pub(super) fn graph() -> CameraRenderGraph {
    CameraRenderGraph::new(BoardGraph)
}

pub(super) fn plugin(app: &mut App) {
    let picture = Picture::default();
    app.insert_resource(picture.clone())
        .init_resource::<Standing>()
        .init_resource::<News>()
        .add_systems(Last, listen);
    app.add_systems(
        PostUpdate,
        leave_out.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput),
    );
    let Some(render) = app.get_sub_app_mut(RenderApp) else { return };
    let mut graph = Schedule::new(BoardGraph);
    graph.set_build_settings(ScheduleBuildSettings {
        auto_insert_apply_deferred: false,
        ..default()
    });
    graph.add_systems((board_pass, egui_pass, upscaling, drawn).chain());
    render
        .insert_resource(picture)
        .add_schedule(graph)
        .add_systems(ExtractSchedule, take_over)
        .add_systems(RenderStartup, forget);
}

/// Pictures or lines themselves have changed. It is known only when a picture is over: then another
/// one follows.
#[derive(Resource, Debug, Default)]
struct News(bool);

fn listen(
    mut images: MessageReader<AssetEvent<Image>>,
    mut meshes: MessageReader<AssetEvent<Mesh>>,
    overlay: Option<Res<EguiManagedTextures>>,
    mut news: ResMut<News>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // What the overlay paints with is not on the board; `leave_out` knows of it.
    let own = |id: &AssetId<Image>| {
        overlay
            .as_ref()
            .is_none_or(|overlay| overlay.values().all(|texture| texture.handle.id() != *id))
    };
    let painted = images.read().filter(|event| matches!(event, AssetEvent::Added { id } | AssetEvent::Modified { id } if own(id))).count();
    if painted + meshes.read().count() > 0 {
        news.0 = true;
        redraw.write(RequestRedraw);
    }
}

/// What tells that the board looks different.
#[derive(SystemParam)]
struct Looks<'w, 's> {
    changed: Query<
        'w,
        's,
        (),
        Or<(
            Changed<Transform>,
            Changed<Visibility>,
            Changed<Sprite>,
            Changed<Mesh2d>,
            Changed<MeshMaterial2d<Backdrop>>,
            Changed<Projection>,
        )>,
    >,
    gone: (RemovedComponents<'w, 's, Sprite>, RemovedComponents<'w, 's, Mesh2d>),
    news: ResMut<'w, News>,
    backdrops: Query<'w, 's, &'static InheritedVisibility, With<MeshMaterial2d<Backdrop>>>,
}

impl Looks<'_, '_> {
    fn differ(&mut self) -> bool {
        // Each is asked, so that none tells its news a picture late.
        let gone = self.gone.0.read().count() + self.gone.1.read().count();
        let news = std::mem::take(&mut self.news.0);
        news || gone > 0 || !self.changed.is_empty()
    }
    /// Whether something lies behind everything, so that nothing need be wiped.
    fn hung(&self) -> bool {
        self.backdrops.iter().any(|seen| seen.get())
    }
}

/// Takes out of the overlay what stands as it stood before, and says what part of the window is to
/// be drawn.
fn leave_out(
    mut outputs: Query<&mut EguiFullOutput>,
    input: Res<BoardInput>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut cameras: Query<&mut Camera, With<BoardCamera>>,
    mut looks: Looks,
    mut picture: ResMut<Picture>,
    mut standing: ResMut<Standing>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Ok(mut camera) = cameras.single_mut() else { return };
    picture.number += 1;
    let covered = std::mem::replace(&mut picture.covered, input.covered);
    (picture.part, picture.hidden) = (None, false);
    let (now, known) = (picture.number, picture.drawn.load(Ordering::Acquire));
    let size = windows.single().map(Window::physical_size).unwrap_or_default();
    let all = URect { min: UVec2::ZERO, max: size };
    let differs = looks.differ() || covered != input.covered;
    if let Ok(mut output) = outputs.single_mut()
        && let Some(output) = &mut output.0
    {
        let points = output.pixels_per_point;
        let board = part(input.free, points, size);
        let other = (size, points) != (standing.size, standing.points);
        if !output.textures_delta.is_empty() {
            standing.late = now + LATE;
        }
        if now < standing.late {
            redraw.write(RequestRedraw);
        }
        let repainted = output.textures_delta.set.keys().any(|id| {
            *id != TextureId::default() && standing.shapes.iter().any(|old| shows(&old.shape, *id))
        });
        // The renderer is a picture or two behind; if it is farther, nobody knows what it still
        // has.
        if other || repainted || known + 2 < now || !(looks.hung() || input.covered) {
            standing.whole = now;
        }
        let mut changed = difference(&standing.shapes, &output.shapes)
            .map_or(URect::EMPTY, |rect| pixels(rect, points, size));
        if board != standing.board || standing.whole == now {
            changed = all;
        } else if differs {
            changed = changed.union(board.unwrap_or(all));
        }
        standing.pending.retain(|(number, _)| *number > known);
        let sure = now.max(standing.late);
        standing.pending.push((sure, changed));
        let due = standing.pending.iter().fold(URect::EMPTY, |due, (_, part)| due.union(*part));
        let mut shown = Vec::new();
        if known >= standing.whole && standing.whole > 0 {
            // A picture in which nothing differs still has a part: the smallest.
            let due = if due.is_empty() { URect::new(0, 0, 1, 1) } else { due };
            picture.part = Some(due);
            let within = egui::Rect::from_min_max(point(due.min, points), point(due.max, points));
            let soft = within.expand(1.0 / points);
            let lid = output.shapes.iter().rposition(|clipped| {
                clipped.clip_rect.contains_rect(soft) && hides(&clipped.shape, soft)
            });
            picture.hidden = lid.is_some();
            shown.extend(
                output.shapes[lid.unwrap_or(0)..]
                    .iter()
                    .filter(|shape| seen(shape).intersects(soft))
                    .map(|clipped| ClippedShape {
                        clip_rect: clipped.clip_rect.intersect(within),
                        shape: clipped.shape.clone(),
                    }),
            );
            shown.retain(|clipped| clipped.clip_rect.is_positive());
        } else {
            shown.clone_from(&output.shapes);
        }
        standing.shapes = std::mem::replace(&mut output.shapes, shown);
        (standing.board, standing.size, standing.points) = (board, size, points);
    }
    let whole = picture.part.is_none();
    if matches!(camera.clear_color, ClearColorConfig::None) == whole {
        camera.clear_color = if whole { ClearColorConfig::Default } else { ClearColorConfig::None };
    }
}

/// The board's part of the window in whole device pixels; `None` if that is all of it, or nothing.
fn part(free: Rect, points: f32, size: UVec2) -> Option<URect> {
    let most = size.as_vec2();
    let (min, max) = (
        (free.min * points).round().clamp(Vec2::ZERO, most).as_uvec2(),
        (free.max * points).round().clamp(Vec2::ZERO, most).as_uvec2(),
    );
    let part = URect { min, max };
    (!part.is_empty() && part.size() != size).then_some(part)
}

fn point(at: UVec2, points: f32) -> egui::Pos2 {
    egui::pos2(at.x as f32 / points, at.y as f32 / points)
}

/// All device pixels that a rectangle touches; edges are softened by a pixel to either side.
fn pixels(rect: egui::Rect, points: f32, size: UVec2) -> URect {
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
fn shows(shape: &Shape, picture: TextureId) -> bool {
    match shape {
        Shape::Vec(shapes) => shapes.iter().any(|shape| shows(shape, picture)),
        other => other.texture_id() == picture,
    }
}

/// Where two pictures of the overlay differ: shapes that are in one of them, or in another place of
/// the order.
fn difference(before: &[ClippedShape], after: &[ClippedShape]) -> Option<egui::Rect> {
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

fn take_over(picture: Extract<Res<Picture>>, mut own: ResMut<Picture>) {
    (own.number, own.part, own.covered, own.hidden) =
        (picture.number, picture.part, picture.covered, picture.hidden);
}

/// A renderer that begins anew has nothing of what was drawn.
fn forget(picture: Res<Picture>) {
    picture.drawn.store(0, Ordering::Release);
}

/// Draws the board, in one pass where the engine takes two: each has to read and write the whole
/// picture.
fn board_pass(
    world: &World,
    view: ViewQuery<(&ExtractedCamera, &ExtractedView, &ViewTarget, &ViewDepthTexture)>,
    picture: Res<Picture>,
    hiding: Res<ViewBinnedRenderPhases<Opaque2d>>,
    blended: Res<ViewSortedRenderPhases<Transparent2d>>,
    mut ctx: RenderContext,
) {
    let entity = view.entity();
    let (_, seen, target, depth) = view.into_inner();
    let (Some(hiding), Some(blended)) =
        (hiding.get(&seen.retained_view_entity), blended.get(&seen.retained_view_entity))
    else {
        return;
    };
    let mut pass = ctx.begin_tracked_render_pass(RenderPassDescriptor {
        label: Some("board"),
        color_attachments: &[Some(target.get_color_attachment())],
        depth_stencil_attachment: Some(depth.get_attachment(StoreOp::Store)),
        timestamp_writes: None,
        occlusion_query_set: None,
        multiview_mask: None,
    });
    if picture.covered || picture.hidden {
        return;
    }
    if let Some(part) = picture.part {
        pass.set_scissor_rect(part.min.x, part.min.y, part.width(), part.height());
    }
    for fault in [
        hiding.render(&mut pass, world, entity).err(),
        blended.render(&mut pass, world, entity).err(),
    ]
    .into_iter()
    .flatten()
    {
        error!("the board is not drawn whole: {fault:?}");
    }
}

/// Tells which picture was drawn with everything in it.
fn drawn(view: ViewQuery<&ViewTarget>, picture: Res<Picture>, pipelines: Res<PipelineCache>) {
    if view.into_inner().out_texture_view_format().is_some()
        && pipelines.waiting_pipelines().next().is_none()
    {
        picture.drawn.store(picture.number, Ordering::Release);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::{ecs::system::SystemId, window::WindowResolution};
    use bevy_egui::egui::{Color32, FullOutput, Pos2, Rect as Area, pos2, vec2};

    const SCREEN: Area = Area { min: Pos2::ZERO, max: pos2(1280.0, 720.0) };

    /// A box of this colour, cut off at the screen.
    fn shape(x: f32, y: f32, wide: f32, tall: f32, grey: u8) -> ClippedShape {
        let shape = Shape::rect_filled(
            Area::from_min_size(pos2(x, y), vec2(wide, tall)),
            0.0,
            Color32::from_gray(grey),
        );
        ClippedShape { clip_rect: SCREEN, shape }
    }
    fn panel(grey: u8) -> ClippedShape {
        shape(940.0, 0.0, 340.0, 720.0, grey)
    }

    struct Table {
        world: World,
        system: SystemId,
        drawn: bool,
    }

    impl Table {
        fn new() -> Table {
            let mut world = World::new();
            world.insert_resource(BoardInput {
                free: Rect::new(0.0, 60.0, 940.0, 580.0),
                ..default()
            });
            world.init_resource::<Picture>();
            world.init_resource::<Standing>();
            world.init_resource::<News>();
            world.init_resource::<Messages<RequestRedraw>>();
            world.spawn((BoardCamera, Camera::default()));
            world.spawn((
                PrimaryWindow,
                Window { resolution: WindowResolution::new(1280, 720), ..default() },
            ));
            world.spawn(EguiFullOutput(None));
            world.spawn((
                MeshMaterial2d(Handle::<Backdrop>::default()),
                InheritedVisibility::VISIBLE,
            ));
            let system = world.register_system(leave_out);
            Table { world, system, drawn: true }
        }
        /// What is left of a picture with these shapes, and what part of it is drawn.
        fn picture(
            &mut self,
            shapes: &[ClippedShape],
            letters: bool,
        ) -> (Vec<ClippedShape>, Option<URect>) {
            let mut output =
                FullOutput { pixels_per_point: 1.0, shapes: shapes.to_vec(), ..default() };
            if letters {
                output.textures_delta.free.insert(TextureId::Managed(7));
            }
            let mut outputs = self.world.query::<&mut EguiFullOutput>();
            outputs.single_mut(&mut self.world).unwrap().0 = Some(output);
            self.world.run_system(self.system).unwrap();
            let picture = self.world.resource::<Picture>();
            let part = picture.part;
            if self.drawn {
                picture.drawn.store(picture.number, Ordering::Release);
            }
            let left = outputs.single_mut(&mut self.world).unwrap().0.take().unwrap().shapes;
            let mut cameras = self.world.query::<&Camera>();
            let wiped =
                !matches!(cameras.single(&self.world).unwrap().clear_color, ClearColorConfig::None);
            assert_eq!(wiped, part.is_none(), "what is drawn in part is not wiped");
            (left, part)
        }
        /// Shows a picture until it stands.
        fn stand(&mut self, shapes: &[ClippedShape]) {
            for _ in 0..5 {
                self.picture(shapes, false);
            }
        }
        fn move_board(&mut self) {
            self.world.spawn(Sprite::default());
        }
    }

    /// The board's part of the window.
    const BOARD: URect = URect { min: UVec2::new(0, 60), max: UVec2::new(940, 580) };
    const NOTHING: URect = URect { min: UVec2::ZERO, max: UVec2::new(1, 1) };

    #[test]
    fn a_panel_that_stands_is_left_out_while_the_board_moves() {
        let mut table = Table::new();
        assert_eq!(table.picture(&[panel(20)], false).1, None, "the first picture is whole");
        table.stand(&[panel(20)]);
        assert_eq!(table.picture(&[panel(20)], false).1, Some(NOTHING), "nothing has changed");
        table.move_board();
        let tip = shape(300.0, 300.0, 100.0, 40.0, 90);
        let (left, part) =
            table.picture(&[shape(1000.0, 0.0, 280.0, 720.0, 20), tip.clone()], false);
        assert!(
            part.is_some_and(|part| part.contains(BOARD.min) && part.max.x == 1280),
            "the panel has moved, too: {part:?}"
        );
        assert_eq!(left.len(), 2);
        table.stand(&[panel(20), tip.clone()]);
        table.move_board();
        let (left, part) = table.picture(&[panel(20), tip.clone()], false);
        assert_eq!(part, Some(BOARD));
        assert!(left.iter().any(|s| s.shape == tip.shape));
        assert!(
            left.iter()
                .all(|s| BOARD.as_rect().contains(Vec2::new(s.clip_rect.max.x, s.clip_rect.max.y))),
            "nothing is drawn beyond the board: {left:?}"
        );
    }

    #[test]
    fn a_button_that_lights_up_is_all_that_is_drawn() {
        let mut table = Table::new();
        let buttons = |lit: u8| {
            [panel(20), shape(1000.0, 100.0, 80.0, 30.0, lit), shape(1000.0, 600.0, 80.0, 30.0, 40)]
        };
        table.stand(&buttons(40));
        let (left, part) = table.picture(&buttons(60), false);
        let part = part.expect("it is drawn in part");
        assert!(
            part.contains(UVec2::new(1000, 100))
                && part.contains(UVec2::new(1080, 130))
                && part.width() < 90
                && part.height() < 40,
            "{part:?}"
        );
        assert_eq!(left.len(), 2, "panel and button: {left:?}");
        // One more shape in the middle does not move the others.
        let more = [
            panel(20),
            shape(1000.0, 100.0, 80.0, 30.0, 60),
            shape(1000.0, 300.0, 10.0, 10.0, 9),
            shape(1000.0, 600.0, 80.0, 30.0, 40),
        ];
        table.stand(&buttons(60));
        let part = table.picture(&more, false).1.unwrap();
        assert!(part.width() < 20 && part.height() < 20, "{part:?}");
    }

    #[test]
    fn a_selection_that_is_gone_is_drawn_over_where_it_was_taller_than_the_digits() {
        use bevy_egui::egui::{
            Context, FontId, RawInput, Visuals, text::CCursor, text_selection::CCursorRange,
            text_selection::visuals::paint_text_selection,
        };
        let ctx = Context::default();
        let (mut digits, mut selected) = (None, None);
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            let mut galley = ui.fonts_mut(|fonts| {
                fonts.layout_no_wrap("2500".into(), FontId::proportional(16.0), Color32::WHITE)
            });
            digits = Some(galley.clone());
            paint_text_selection(
                &mut galley,
                &Visuals::dark(),
                &CCursorRange::two(CCursor::new(0), CCursor::new(4)),
                None,
            );
            selected = Some(galley);
        });
        output.textures_delta.clear();
        let words = |galley: &Option<Arc<egui::Galley>>| ClippedShape {
            clip_rect: SCREEN,
            shape: Shape::Vec(vec![Shape::galley(
                pos2(1000.0, 100.0),
                galley.clone().unwrap(),
                Color32::WHITE,
            )]),
        };
        let rows = digits.as_ref().unwrap().rect.translate(vec2(1000.0, 100.0));
        let letters = words(&digits).shape.visual_bounding_rect();
        assert!(
            rows.top() + 1.0 < letters.top() && letters.bottom() + 1.0 < rows.bottom(),
            "a row is taller than its digits"
        );
        let mut table = Table::new();
        table.stand(&[panel(20), words(&selected)]);
        let part =
            table.picture(&[panel(20), words(&digits)], false).1.expect("it is drawn in part");
        let (first, last) = (rows.min.round(), rows.max.round() - vec2(1.0, 1.0));
        assert!(
            [first, last].iter().all(|p| part.contains(UVec2::new(p.x as u32, p.y as u32))),
            "{part:?} leaves bars of {rows:?}"
        );
        assert!(part.height() < 40, "and no more than the row: {part:?}");
    }

    #[test]
    fn what_is_gone_is_drawn_over() {
        let mut table = Table::new();
        let tip = shape(900.0, 300.0, 200.0, 40.0, 90);
        table.stand(&[panel(20), tip.clone()]);
        let (left, part) = table.picture(&[panel(20)], false);
        assert!(
            part.is_some_and(
                |p| p.contains(UVec2::new(900, 300)) && p.contains(UVec2::new(1100, 340))
            ),
            "{part:?}"
        );
        assert_eq!(left.len(), 1, "the panel below it");
    }

    #[test]
    fn what_is_written_with_new_letters_is_drawn_until_they_are_there() {
        let mut table = Table::new();
        table.stand(&[panel(20)]);
        let word = [panel(20), shape(1000.0, 100.0, 80.0, 30.0, 90)];
        for n in 0..=LATE {
            let (left, part) = table.picture(&word, n == 0);
            assert!(
                part.is_some_and(|p| p.contains(UVec2::new(1000, 100)) && p.width() < 90),
                "letters may come late: {part:?}"
            );
            assert_eq!(left.len(), 2, "panel and word");
            assert_eq!(
                !table.world.resource::<Messages<RequestRedraw>>().is_empty(),
                n < LATE,
                "picture {n}"
            );
            table.world.resource_mut::<Messages<RequestRedraw>>().clear();
        }
        assert_eq!(table.picture(&word, false).1, Some(NOTHING));
    }

    #[test]
    fn nothing_is_drawn_below_what_hides_it() {
        let mut table = Table::new();
        let window = |line: u8, lid: u8| {
            let lid = Shape::rect_filled(
                Area::from_min_size(pos2(100.0, 20.0), vec2(1000.0, 600.0)),
                12.0,
                Color32::from_black_alpha(lid),
            );
            let lid = Shape::Vec(vec![Shape::Noop, lid]);
            [
                panel(20),
                ClippedShape { clip_rect: SCREEN, shape: lid },
                shape(200.0, 100.0, 80.0, 30.0, line),
            ]
        };
        table.stand(&window(40, 255));
        let (left, _) = table.picture(&window(60, 255), false);
        assert_eq!(left.len(), 2, "dialog and line: {left:?}");
        assert!(table.world.resource::<Picture>().hidden, "the board is not drawn");
        // A corner of the dialog is round, and a shade hides nothing.
        let mut corner = window(60, 255);
        corner[2] = shape(100.0, 20.0, 80.0, 30.0, 60);
        table.picture(&corner, false);
        assert!(!table.world.resource::<Picture>().hidden);
        table.stand(&window(40, 250));
        table.picture(&window(60, 250), false);
        assert!(!table.world.resource::<Picture>().hidden);
        table.stand(&window(40, 255));
        table.move_board();
        table.picture(&window(40, 255), false);
        assert!(!table.world.resource::<Picture>().hidden, "the board is wider than the dialog");
    }

    #[test]
    fn another_size_and_no_backdrop_make_whole_pictures() {
        let mut table = Table::new();
        table.stand(&[panel(20)]);
        table.world.resource_mut::<BoardInput>().free.max.x = 900.0;
        let all = URect::new(0, 0, 1280, 720);
        assert_eq!(table.picture(&[panel(20)], false).1, Some(all), "the board has another room");
        let mut windows = table.world.query::<&mut Window>();
        windows.single_mut(&mut table.world).unwrap().resolution = WindowResolution::new(1280, 730);
        assert_eq!(table.picture(&[panel(20)], false).1, None, "the window has another size");
        table.stand(&[panel(20)]);
        let mut backdrops = table
            .world
            .query_filtered::<&mut InheritedVisibility, With<MeshMaterial2d<Backdrop>>>();
        *backdrops.single_mut(&mut table.world).unwrap() = InheritedVisibility::HIDDEN;
        assert_eq!(table.picture(&[panel(20)], false).1, None, "nothing lies behind everything");
    }

    #[test]
    fn what_was_not_drawn_is_drawn_again() {
        let mut table = Table::new();
        table.drawn = false;
        for _ in 0..5 {
            assert_eq!(table.picture(&[panel(20)], false).1, None, "nobody has drawn it yet");
        }
        table.drawn = true;
        table.stand(&[panel(20)]);
        table.drawn = false;
        table.picture(&[panel(20), shape(300.0, 300.0, 100.0, 40.0, 90)], false);
        let part = table.picture(&[panel(20), shape(300.0, 300.0, 100.0, 40.0, 90)], false).1;
        assert!(
            part.is_some_and(|p| p.contains(UVec2::new(300, 300))),
            "the renderer has not told that it drew the tooltip: {part:?}"
        );
        assert_eq!(table.picture(&[panel(20)], false).1, None, "the renderer has fallen behind");
    }

    #[test]
    fn a_picture_that_was_repainted_is_drawn_in_the_next() {
        let mut table = Table::new();
        table.stand(&[panel(20)]);
        table.world.resource_mut::<News>().0 = true;
        assert_eq!(table.picture(&[panel(20)], false).1, Some(BOARD));
        assert_eq!(table.picture(&[panel(20)], false).1, Some(NOTHING));
    }
}
