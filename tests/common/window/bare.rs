//! An app with everything that the engine brings, without a screen and without a graphics card. It
//! opens nothing of ours by itself, and does nothing that would be seen on a screen alone.

use bevy::{
    app::{TaskPoolOptions, TaskPoolPlugin, TaskPoolThreadAssignmentPolicy},
    core_pipeline::{CorePipelinePlugin, core_2d::Core2dPlugin},
    ecs::schedule::{Schedules, SingleThreadedExecutor},
    prelude::*,
    render::{
        RenderPlugin,
        settings::{Backends, RenderCreation, WgpuSettings},
    },
    time::TimeUpdateStrategy,
    window::WindowResolution,
    winit::WinitPlugin,
};
use std::time::Duration;

/// How much time goes by from frame to frame, however long the computer works on each.
pub const FRAME: Duration = Duration::from_millis(16);

/// Who paints the pictures of the board. The first app of a process decides for all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Painters {
    /// As many as in the window.
    Usual,
    /// Nobody: where no test looks at such a picture, it is asked for and never comes.
    None,
}

/// The engine at 1280×720; `add` puts in what is to be tested, and three frames go by. Its time is
/// counted in frames of one length: nothing comes earlier or later on a busy computer.
pub fn bare(painters: Painters, add: impl FnOnce(&mut App)) -> App {
    let mut app = App::new();
    let window = Window { resolution: WindowResolution::new(1280, 720), ..default() };
    app.add_plugins(
        DefaultPlugins
            .build()
            .disable::<WinitPlugin>()
            .disable::<bevy::log::LogPlugin>()
            // It prepares shaders for every kind of texture; cameras need the part for two
            // dimensions alone.
            .disable::<CorePipelinePlugin>()
            .set(TaskPoolPlugin { task_pool_options: pools(painters) })
            .set(WindowPlugin { primary_window: Some(window), ..default() })
            .set(RenderPlugin {
                render_creation: RenderCreation::Automatic(Box::new(WgpuSettings {
                    backends: None::<Backends>,
                    ..default()
                })),
                ..default()
            }),
    );
    app.add_plugins(Core2dPlugin);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    add(&mut app);
    app.finish();
    app.cleanup();
    one_after_the_other(app.world_mut());
    for _ in 0..3 {
        app.update();
    }
    app
}

/// The board's pictures are all that is painted on these threads.
fn pools(painters: Painters) -> TaskPoolOptions {
    let usual = TaskPoolOptions::default();
    let nobody = TaskPoolThreadAssignmentPolicy {
        min_threads: 0,
        max_threads: 0,
        ..usual.async_compute.clone()
    };
    match painters {
        Painters::Usual => usual,
        Painters::None => TaskPoolOptions { async_compute: nobody, ..usual },
    }
}

/// Runs systems on the thread of the test, as the window does where the processor draws: several
/// tests run at a time, and all of them would share the engine's few threads.
fn one_after_the_other(world: &mut World) {
    for (_, schedule) in world.resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}
