//! Drawing on the processor: what makes the window quick where no graphics card draws it.
//!
//! All of it stands behind [`SoftwareRenderingPlugin`]. With a graphics card none of it is there:
//! then engine and egui's integration draw in their own way. It changes how fast the window is
//! drawn, never what is seen.

pub(super) mod atlas;
mod backdrop;
mod damage;
mod overlay_textures;
mod uploads;

pub use damage::DrawnPart;

use bevy::{
    ecs::schedule::{Schedules, SingleThreadedExecutor},
    prelude::*,
    render::RenderApp,
};

/// Draws on the processor. To be added after board and overlay.
pub struct SoftwareRenderingPlugin;

impl Plugin for SoftwareRenderingPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            uploads::plugin,
            atlas::plugin,
            backdrop::plugin,
            overlay_textures::plugin,
            damage::plugin,
        ));
    }

    fn finish(&self, app: &mut App) {
        run_single_threaded(app.world_mut());
        // Only there the engine needs the main thread while it draws, which a thread that runs
        // everything itself cannot ask.
        if !cfg!(target_os = "macos")
            && let Some(render) = app.get_sub_app_mut(RenderApp)
        {
            run_single_threaded(render.world_mut());
        }
    }
}

/// Has the next frame drawn whole: what is on the screen is not what was meant.
pub(crate) fn draw_all_again(world: &World) {
    damage::draw_all_again(world);
}

/// Runs systems one after the other: there are hundreds that do next to nothing, and handing each
/// to another thread takes the processor from the threads that draw.
fn run_single_threaded(world: &mut World) {
    for (_, schedule) in world.resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}
