//! Pictures in parts: while panels look as they did, only the board's part of the window is drawn anew, and the panels stand as the
//! last whole picture left them. Where the processor draws, panels are half the work of a picture.
//!
//! It must never leave anything old to be seen: whatever is not known to be drawn and the same is drawn whole.

use super::{BoardCamera, BoardInput};
use bevy::{
    camera::ClearColorConfig,
    core_pipeline::{
        core_2d::{Opaque2d, Transparent2d},
        upscaling::upscaling,
    },
    ecs::schedule::{ScheduleBuildSettings, ScheduleLabel},
    prelude::*,
    render::{
        Extract, ExtractSchedule, RenderApp, RenderStartup,
        camera::{CameraRenderGraph, ExtractedCamera},
        render_phase::{ViewBinnedRenderPhases, ViewSortedRenderPhases},
        render_resource::{PipelineCache, RenderPassDescriptor, StoreOp},
        renderer::{RenderContext, ViewQuery},
        view::{ExtractedView, ViewDepthTexture, ViewTarget},
    },
    window::PrimaryWindow,
};
use bevy_egui::{EguiFullOutput, EguiPostUpdateSet, egui, render::egui_pass};
use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

/// How many pictures stay whole after letters or pictures of the overlay have changed: a graphics card may take them up late.
const LATE: u64 = 3;

/// What is to be drawn of a picture.
#[derive(Resource, Clone, Debug, Default)]
struct Picture {
    /// Counts from 1.
    number: u64,
    /// The board's part of the window, in device pixels; `None` while it is not settled where that is.
    board: Option<URect>,
    /// Nothing of the board can be seen.
    covered: bool,
    /// The last picture that was drawn with everything in it, told by the renderer.
    drawn: Arc<AtomicU64>,
}

/// What the last whole picture showed outside the board.
#[derive(Resource, Debug, Default)]
struct Standing {
    shapes: Vec<egui::epaint::ClippedShape>,
    board: Option<URect>,
    size: UVec2,
    points: f32,
    /// The number of the first picture that showed this.
    number: u64,
    /// Until which picture everything is drawn whole.
    whole_until: u64,
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
    app.insert_resource(picture.clone()).init_resource::<Standing>();
    app.add_systems(PostUpdate, leave_out.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput));
    let Some(render) = app.get_sub_app_mut(RenderApp) else { return };
    let mut graph = Schedule::new(BoardGraph);
    graph.set_build_settings(ScheduleBuildSettings { auto_insert_apply_deferred: false, ..default() });
    graph.add_systems((board_pass, egui_pass, upscaling, drawn).chain());
    render.insert_resource(picture).add_schedule(graph).add_systems(ExtractSchedule, take_over).add_systems(RenderStartup, forget);
}

/// Takes out of the overlay what stands outside the board as it stood before, and says what is to be drawn.
fn leave_out(
    mut outputs: Query<&mut EguiFullOutput>,
    input: Res<BoardInput>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut cameras: Query<&mut Camera, With<BoardCamera>>,
    mut picture: ResMut<Picture>,
    mut standing: ResMut<Standing>,
) {
    let Ok(mut camera) = cameras.single_mut() else { return };
    picture.number += 1;
    picture.covered = input.covered;
    let now = picture.number;
    let size = windows.single().map(Window::physical_size).unwrap_or_default();
    let mut whole = true;
    if let Ok(mut output) = outputs.single_mut()
        && let Some(output) = &mut output.0
    {
        let points = output.pixels_per_point;
        let board = part(input.free, points, size);
        picture.board = board.filter(|_| (board, size, points) == (standing.board, standing.size, standing.points));
        if !output.textures_delta.is_empty() {
            standing.whole_until = now + LATE;
        }
        let known = picture.drawn.load(Ordering::Acquire);
        let within = board.map_or(egui::Rect::EVERYTHING, |b| points_of(b, points));
        let steady = known + 2 >= now && now > standing.whole_until;
        let same = picture.board.is_some() && steady && outside(&output.shapes, within).eq(standing.shapes.iter());
        if same && known >= standing.number {
            whole = false;
            // Edges are softened by half a pixel to either side; what only does that is not on the board.
            let inner = within.shrink(1.0 / points);
            output.shapes.retain_mut(|clipped| {
                clipped.clip_rect = clipped.clip_rect.intersect(within);
                clipped.clip_rect.is_positive() && seen_of(clipped).intersects(inner)
            });
        } else if !same {
            standing.shapes = outside(&output.shapes, within).cloned().collect();
            (standing.board, standing.size, standing.points, standing.number) = (board, size, points, now);
        }
    }
    let clear = if whole { ClearColorConfig::Default } else { ClearColorConfig::None };
    if matches!(camera.clear_color, ClearColorConfig::None) == whole {
        camera.clear_color = clear;
    }
}

/// The board's part of the window in whole device pixels; `None` if that is all of it, or nothing.
fn part(free: Rect, points: f32, size: UVec2) -> Option<URect> {
    let most = size.as_vec2();
    let (min, max) = ((free.min * points).round().clamp(Vec2::ZERO, most).as_uvec2(), (free.max * points).round().clamp(Vec2::ZERO, most).as_uvec2());
    let part = URect { min, max };
    (!part.is_empty() && part.size() != size).then_some(part)
}

fn points_of(part: URect, points: f32) -> egui::Rect {
    let at = |p: UVec2| egui::pos2(p.x as f32 / points, p.y as f32 / points);
    egui::Rect::from_min_max(at(part.min), at(part.max))
}

/// Where a shape can be seen.
fn seen_of(clipped: &egui::epaint::ClippedShape) -> egui::Rect {
    clipped.shape.visual_bounding_rect().intersect(clipped.clip_rect)
}

/// The shapes that reach beyond the board.
fn outside(shapes: &[egui::epaint::ClippedShape], board: egui::Rect) -> impl Iterator<Item = &egui::epaint::ClippedShape> {
    shapes.iter().filter(move |clipped| {
        let seen = seen_of(clipped);
        seen.is_positive() && !board.contains_rect(seen)
    })
}

fn take_over(picture: Extract<Res<Picture>>, mut own: ResMut<Picture>) {
    (own.number, own.board, own.covered) = (picture.number, picture.board, picture.covered);
}

/// A renderer that begins anew has nothing of what was drawn.
fn forget(picture: Res<Picture>) {
    picture.drawn.store(0, Ordering::Release);
}

/// Draws the board, in one pass where the engine takes two: each has to read and write the whole picture.
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
    let (Some(hiding), Some(blended)) = (hiding.get(&seen.retained_view_entity), blended.get(&seen.retained_view_entity)) else { return };
    let mut pass = ctx.begin_tracked_render_pass(RenderPassDescriptor {
        label: Some("board"),
        color_attachments: &[Some(target.get_color_attachment())],
        depth_stencil_attachment: Some(depth.get_attachment(StoreOp::Store)),
        timestamp_writes: None,
        occlusion_query_set: None,
        multiview_mask: None,
    });
    if picture.covered {
        return;
    }
    if let Some(part) = picture.board {
        pass.set_scissor_rect(part.min.x, part.min.y, part.width(), part.height());
    }
    for fault in [hiding.render(&mut pass, world, entity).err(), blended.render(&mut pass, world, entity).err()].into_iter().flatten() {
        error!("the board is not drawn whole: {fault:?}");
    }
}

/// Tells which picture was drawn with everything in it.
fn drawn(view: ViewQuery<&ViewTarget>, picture: Res<Picture>, pipelines: Res<PipelineCache>) {
    if view.into_inner().out_texture_view_format().is_some() && pipelines.waiting_pipelines().next().is_none() {
        picture.drawn.store(picture.number, Ordering::Release);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::{ecs::system::RunSystemOnce, window::WindowResolution};
    use bevy_egui::egui::{Color32, FullOutput, Pos2, Rect as Area, Shape, epaint::ClippedShape, pos2, vec2};

    const SCREEN: Area = Area { min: Pos2::ZERO, max: pos2(1280.0, 720.0) };

    /// A box of this colour, cut off at the screen.
    fn shape(x: f32, y: f32, wide: f32, tall: f32, grey: u8) -> ClippedShape {
        let shape = Shape::rect_filled(Area::from_min_size(pos2(x, y), vec2(wide, tall)), 0.0, Color32::from_gray(grey));
        ClippedShape { clip_rect: SCREEN, shape }
    }
    fn panel(grey: u8) -> ClippedShape {
        shape(940.0, 0.0, 340.0, 720.0, grey)
    }

    struct Table {
        world: World,
        drawn: bool,
    }

    impl Table {
        fn new() -> Table {
            let mut world = World::new();
            world.insert_resource(BoardInput { free: Rect::new(0.0, 60.0, 940.0, 580.0), ..default() });
            world.init_resource::<Picture>();
            world.init_resource::<Standing>();
            world.spawn((BoardCamera, Camera::default()));
            world.spawn((PrimaryWindow, Window { resolution: WindowResolution::new(1280, 720), ..default() }));
            world.spawn(EguiFullOutput(None));
            Table { world, drawn: true }
        }
        /// What is left of a picture with these shapes, and whether it is drawn whole.
        fn picture(&mut self, shapes: &[ClippedShape], letters: bool) -> (Vec<ClippedShape>, bool) {
            let mut output = FullOutput { pixels_per_point: 1.0, shapes: shapes.to_vec(), ..default() };
            if letters {
                output.textures_delta.free.insert(egui::TextureId::Managed(7));
            }
            let mut outputs = self.world.query::<&mut EguiFullOutput>();
            outputs.single_mut(&mut self.world).unwrap().0 = Some(output);
            self.world.run_system_once(leave_out).unwrap();
            let picture = self.world.resource::<Picture>();
            if self.drawn {
                picture.drawn.store(picture.number, Ordering::Release);
            }
            let left = outputs.single_mut(&mut self.world).unwrap().0.take().unwrap().shapes;
            let mut cameras = self.world.query::<&Camera>();
            let whole = !matches!(cameras.single(&self.world).unwrap().clear_color, ClearColorConfig::None);
            (left, whole)
        }
        /// Shows a picture until it stands.
        fn stand(&mut self, shapes: &[ClippedShape]) {
            for _ in 0..3 {
                self.picture(shapes, false);
            }
        }
    }

    #[test]
    fn a_panel_that_stands_is_left_out() {
        let mut table = Table::new();
        let tip = shape(300.0, 300.0, 100.0, 40.0, 90);
        assert!(table.picture(&[panel(20)], false).1, "the first picture is whole");
        table.stand(&[panel(20)]);
        let (left, whole) = table.picture(&[panel(20), tip.clone()], false);
        assert!(!whole);
        assert_eq!(left.len(), 1, "only the tooltip is drawn: {left:?}");
        assert_eq!(left[0].shape, tip.shape);
    }

    #[test]
    fn what_changes_beyond_the_board_makes_a_whole_picture() {
        let mut table = Table::new();
        table.stand(&[panel(20)]);
        assert!(table.picture(&[panel(21)], false).1, "another colour");
        table.stand(&[panel(21)]);
        assert!(table.picture(&[panel(21), shape(930.0, 300.0, 40.0, 40.0, 90)], false).1, "a tooltip over the edge");
        table.stand(&[panel(21)]);
        assert!(table.picture(&[], false).1, "a panel that is gone");
    }

    #[test]
    fn what_reaches_over_the_edge_is_cut_there_while_it_stands() {
        let mut table = Table::new();
        let both = [panel(20), shape(900.0, 300.0, 200.0, 40.0, 90)];
        table.stand(&both);
        let (left, whole) = table.picture(&both, false);
        assert!(!whole);
        assert_eq!(left.len(), 1);
        assert_eq!(left[0].clip_rect, Area::from_min_max(pos2(0.0, 60.0), pos2(940.0, 580.0)));
    }

    #[test]
    fn new_letters_another_size_and_another_room_make_whole_pictures() {
        let mut table = Table::new();
        table.stand(&[panel(20)]);
        for letters in [true, false, false, false] {
            assert!(table.picture(&[panel(20)], letters).1, "letters may come late");
        }
        assert!(!table.picture(&[panel(20)], false).1);
        table.world.resource_mut::<BoardInput>().free.max.x = 900.0;
        assert!(table.picture(&[panel(20)], false).1, "the board has another room");
        table.stand(&[panel(20)]);
        let mut windows = table.world.query::<&mut Window>();
        windows.single_mut(&mut table.world).unwrap().resolution = WindowResolution::new(1280, 730);
        assert!(table.picture(&[panel(20)], false).1, "the window has another size");
    }

    #[test]
    fn what_was_not_drawn_is_drawn_whole() {
        let mut table = Table::new();
        table.drawn = false;
        for _ in 0..5 {
            assert!(table.picture(&[panel(20)], false).1, "nobody has drawn it yet");
        }
        table.drawn = true;
        table.stand(&[panel(20)]);
        assert!(!table.picture(&[panel(20)], false).1);
        table.drawn = false;
        table.picture(&[panel(20)], false);
        table.picture(&[panel(20)], false);
        assert!(table.picture(&[panel(20)], false).1, "the renderer has fallen behind");
    }
}
