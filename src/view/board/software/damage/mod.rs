//! Drawing only what has changed: the part of the window that looks different is drawn anew, the
//! rest stands as the frames before it left it. On a processor that is most of the work.
//!
//! It must never leave anything old to be seen: whatever is not known to be drawn is drawn again.

mod shapes;

use crate::view::board::{input::BoardInput, order::BoardCamera, sky::Backdrop};
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
    window::{PrimaryWindow, RequestRedraw},
};
use bevy_egui::{
    EguiFullOutput, EguiManagedTextures, EguiPostUpdateSet,
    egui::{FullOutput, TextureId, epaint::ClippedShape},
    render::egui_pass,
};
use shapes::{difference, pixels, shows, within};
use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

/// For how many frames what is drawn is drawn again after letters or pictures of the overlay have
/// changed: the renderer may take them up late.
const LATE: u64 = 3;

/// How long after a change another frame follows. What the last one drew may not have come to the
/// screen where nothing else is drawn, such as on a busy processor: the change was seen only when
/// the mouse moved. By then the renderer has told what it drew, and the frame costs next to
/// nothing.
const ONCE_MORE: Duration = Duration::from_millis(120);

/// Where it is found what part of a frame is drawn, and whether another one must follow.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct DrawnPart;

/// What is to be drawn of a frame.
#[derive(Resource, Clone, Debug, Default)]
struct FrameDamage {
    /// The frame's number, from 1.
    number: u64,
    /// The size of the window that it was found for, in device pixels.
    size: UVec2,
    /// The part that is drawn, in device pixels; `None`: everything.
    rect: Option<URect>,
    /// Nothing of the board can be seen.
    covered: bool,
    /// The overlay hides the board in the part that is drawn.
    occluded: bool,
    /// The last frame that was drawn with everything in it, told by the renderer.
    drawn: Arc<AtomicU64>,
}

/// What the last frame showed, and what of it may not have been drawn.
#[derive(Resource, Debug, Default)]
struct LastFrame {
    shapes: Vec<ClippedShape>,
    board: Option<URect>,
    size: UVec2,
    points: f32,
    /// What has changed in frames that are not known to be drawn, with the number of the frame
    /// that will have it for sure.
    pending: Vec<(u64, URect)>,
    /// The last frame that had to be whole.
    whole: u64,
    /// Until which frame letters and pictures of the overlay may be missing.
    late: u64,
}

/// Draws what the board's camera sees: board, overlay, window.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash, Default)]
struct DamageGraph;

pub(super) fn plugin(app: &mut App) {
    let damage = FrameDamage::default();
    app.insert_resource(damage.clone())
        .init_resource::<LastFrame>()
        .init_resource::<AssetsChanged>()
        .add_observer(draw_with_damage)
        .add_systems(Last, notice_assets);
    app.add_systems(
        PostUpdate,
        find_damage
            .in_set(DrawnPart)
            .after(EguiPostUpdateSet::EndPass)
            .before(EguiPostUpdateSet::ProcessOutput),
    );
    let Some(render) = app.get_sub_app_mut(RenderApp) else { return };
    let mut graph = Schedule::new(DamageGraph);
    graph.set_build_settings(ScheduleBuildSettings {
        auto_insert_apply_deferred: false,
        ..default()
    });
    graph.add_systems((board_pass, egui_pass, upscaling, note_drawn).chain());
    render
        .insert_resource(damage)
        .add_schedule(graph)
        .add_systems(ExtractSchedule, extract_damage)
        .add_systems(RenderStartup, forget);
}

/// The board's camera draws with a graph of its own.
fn draw_with_damage(camera: On<Add, BoardCamera>, mut commands: Commands) {
    commands.entity(camera.entity).insert(CameraRenderGraph::new(DamageGraph));
}

/// Pictures or meshes themselves have changed. It is known only when a frame is over: then another
/// one follows.
#[derive(Resource, Debug, Default)]
struct AssetsChanged(bool);

fn notice_assets(
    mut images: MessageReader<AssetEvent<Image>>,
    mut meshes: MessageReader<AssetEvent<Mesh>>,
    overlay: Option<Res<EguiManagedTextures>>,
    mut changed: ResMut<AssetsChanged>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // What the overlay paints with is not on the board; `find_damage` knows of it.
    let on_board = |id: &AssetId<Image>| {
        overlay
            .as_ref()
            .is_none_or(|overlay| overlay.values().all(|texture| texture.handle.id() != *id))
    };
    let painted = images.read().filter(|event| match event {
        AssetEvent::Added { id } | AssetEvent::Modified { id } => on_board(id),
        _ => false,
    });
    if painted.count() + meshes.read().count() > 0 {
        changed.0 = true;
        redraw.write(RequestRedraw);
    }
}

/// What tells that the board looks different.
#[derive(SystemParam)]
struct BoardChanges<'w, 's> {
    changed: Query<
        'w,
        's,
        (),
        Or<(
            Changed<Transform>,
            Changed<Visibility>,
            Changed<Sprite>,
            Changed<Mesh2d>,
            Changed<Projection>,
        )>,
    >,
    gone: (RemovedComponents<'w, 's, Sprite>, RemovedComponents<'w, 's, Mesh2d>),
    assets: ResMut<'w, AssetsChanged>,
    backdrops: Query<'w, 's, &'static InheritedVisibility, With<Backdrop>>,
}

impl BoardChanges<'_, '_> {
    fn any(&mut self) -> bool {
        // Each is asked, so that none tells its changes a frame late.
        let gone = self.gone.0.read().count() + self.gone.1.read().count();
        let assets = std::mem::take(&mut self.assets.0);
        assets || gone > 0 || !self.changed.is_empty()
    }
    /// Whether something lies behind everything, so that nothing need be wiped.
    fn has_backdrop(&self) -> bool {
        self.backdrops.iter().any(|seen| seen.get())
    }
}

/// The window as a frame finds it.
struct View {
    /// Its size in device pixels.
    size: UVec2,
    /// Device pixels for a point of the overlay.
    points: f32,
    /// The board's part of it.
    board: Option<URect>,
    /// Something lies behind everything.
    backed: bool,
    /// The board looks different.
    board_changed: bool,
}

impl View {
    fn all(&self) -> URect {
        URect { min: UVec2::ZERO, max: self.size }
    }
}

/// Takes out of the overlay what stands as it stood before, and says what part of the window is to
/// be drawn.
fn find_damage(
    mut outputs: Query<&mut EguiFullOutput>,
    input: Res<BoardInput>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut cameras: Query<&mut Camera, With<BoardCamera>>,
    mut changes: BoardChanges,
    mut damage: ResMut<FrameDamage>,
    mut last: ResMut<LastFrame>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Ok(mut camera) = cameras.single_mut() else { return };
    let size = windows.single().map(Window::physical_size).unwrap_or_default();
    let covered = std::mem::replace(&mut damage.covered, input.covered);
    damage.number += 1;
    (damage.size, damage.rect, damage.occluded) = (size, None, false);
    let board_changed = changes.any() || covered != input.covered;
    if let Ok(mut output) = outputs.single_mut()
        && let Some(output) = &mut output.0
    {
        let points = output.pixels_per_point;
        let board = board_rect(input.free, points, size);
        let backed = changes.has_backdrop() || input.covered;
        let view = View { size, points, board, backed, board_changed };
        if last.find(output, &view, &mut damage) {
            redraw.write(RequestRedraw);
        }
        if last.is_unsure() {
            for viewport in output.viewport_output.values_mut() {
                viewport.repaint_delay = viewport.repaint_delay.min(ONCE_MORE);
            }
        }
    }
    let whole = damage.rect.is_none();
    if matches!(camera.clear_color, ClearColorConfig::None) == whole {
        camera.clear_color = if whole { ClearColorConfig::Default } else { ClearColorConfig::None };
    }
}

impl LastFrame {
    /// Finds the damage of this frame and leaves only the shapes that it needs. Says whether
    /// another frame must follow.
    fn find(&mut self, output: &mut FullOutput, view: &View, damage: &mut FrameDamage) -> bool {
        let (now, drawn) = (damage.number, damage.drawn.load(Ordering::Acquire));
        if !output.textures_delta.is_empty() {
            self.late = now + LATE;
        }
        if self.needs_whole(output, view, now, drawn) {
            self.whole = now;
        }
        let due = self.due(output, view, now, drawn);
        let shapes = if drawn >= self.whole && self.whole > 0 {
            damage.rect = Some(due);
            let (shapes, occluded) = within(&output.shapes, due, view.points);
            damage.occluded = occluded;
            shapes
        } else {
            output.shapes.clone()
        };
        self.shapes = std::mem::replace(&mut output.shapes, shapes);
        (self.board, self.size, self.points) = (view.board, view.size, view.points);
        now < self.late
    }

    /// Whether anything has changed that is not known to be on the screen.
    fn is_unsure(&self) -> bool {
        self.pending.iter().any(|(_, rect)| !rect.is_empty())
    }

    /// Whether the frame must be drawn whole.
    fn needs_whole(&mut self, output: &FullOutput, view: &View, now: u64, drawn: u64) -> bool {
        let other = (view.size, view.points) != (self.size, self.points);
        if other {
            // What was to be drawn in the old size is part of the whole.
            self.pending.clear();
        }
        let repainted = output.textures_delta.set.keys().any(|id| {
            *id != TextureId::default() && self.shapes.iter().any(|old| shows(&old.shape, *id))
        });
        // The renderer is a frame or two behind; if it is farther, nobody knows what it still has.
        other || repainted || drawn + 2 < now || !view.backed
    }

    /// What is to be drawn: what has changed now, and what is not known to be drawn.
    fn due(&mut self, output: &FullOutput, view: &View, now: u64, drawn: u64) -> URect {
        let mut changed = difference(&self.shapes, &output.shapes)
            .map_or(URect::EMPTY, |rect| pixels(rect, view.points, view.size));
        if view.board != self.board || self.whole == now {
            changed = view.all();
        } else if view.board_changed {
            changed = changed.union(view.board.unwrap_or(view.all()));
        }
        self.pending.retain(|(number, _)| *number > drawn);
        self.pending.push((now.max(self.late), changed));
        let due = self.pending.iter().fold(URect::EMPTY, |due, (_, rect)| due.union(*rect));
        let due = due.intersect(view.all());
        // A frame in which nothing differs still has a part: the smallest.
        if due.is_empty() { URect::new(0, 0, 1, 1) } else { due }
    }
}

/// The board's part of the window in whole device pixels; `None` if that is all of it, or nothing.
fn board_rect(free: Rect, points: f32, size: UVec2) -> Option<URect> {
    let most = size.as_vec2();
    let (min, max) = (
        (free.min * points).round().clamp(Vec2::ZERO, most).as_uvec2(),
        (free.max * points).round().clamp(Vec2::ZERO, most).as_uvec2(),
    );
    let part = URect { min, max };
    (!part.is_empty() && part.size() != size).then_some(part)
}

fn extract_damage(main: Extract<Res<FrameDamage>>, mut own: ResMut<FrameDamage>) {
    *own = main.clone();
}

/// Nobody knows what was drawn.
pub(super) fn draw_all_again(world: &World) {
    if let Some(damage) = world.get_resource::<FrameDamage>() {
        damage.drawn.store(0, Ordering::Release);
    }
}

/// A renderer that begins anew has nothing of what was drawn.
fn forget(damage: Res<FrameDamage>) {
    damage.drawn.store(0, Ordering::Release);
}

/// Whether the damage was found for the size of what is drawn into.
fn fits(damage: &FrameDamage, target: &ViewTarget) -> bool {
    let size = target.main_texture().size();
    damage.size == UVec2::new(size.width, size.height)
}

/// Draws the board, in one pass where the engine takes two: each has to read and write the whole
/// frame.
fn board_pass(
    world: &World,
    view: ViewQuery<(&ExtractedCamera, &ExtractedView, &ViewTarget, &ViewDepthTexture)>,
    damage: Res<FrameDamage>,
    opaque: Res<ViewBinnedRenderPhases<Opaque2d>>,
    blended: Res<ViewSortedRenderPhases<Transparent2d>>,
    mut ctx: RenderContext,
) {
    let entity = view.entity();
    let (_, seen, target, depth) = view.into_inner();
    let (Some(opaque), Some(blended)) =
        (opaque.get(&seen.retained_view_entity), blended.get(&seen.retained_view_entity))
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
    if damage.covered || damage.occluded {
        return;
    }
    if let Some(rect) = damage.rect.filter(|_| fits(&damage, target)) {
        pass.set_scissor_rect(rect.min.x, rect.min.y, rect.width(), rect.height());
    }
    let faults = [
        opaque.render(&mut pass, world, entity).err(),
        blended.render(&mut pass, world, entity).err(),
    ];
    for fault in faults.into_iter().flatten() {
        error!("the board is not drawn whole: {fault:?}");
    }
}

/// Tells which frame was drawn with everything in it.
fn note_drawn(
    view: ViewQuery<&ViewTarget>,
    damage: Res<FrameDamage>,
    pipelines: Res<PipelineCache>,
) {
    let target = view.into_inner();
    if target.out_texture_view_format().is_some()
        && pipelines.waiting_pipelines().next().is_none()
        && fits(&damage, target)
    {
        damage.drawn.store(damage.number, Ordering::Release);
    }
}

#[cfg(test)]
mod tests;
