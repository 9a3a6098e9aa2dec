//! An app with everything that the engine brings, without a screen and without a graphics card. It
//! opens nothing of ours by itself.

use bevy::{
    prelude::*,
    render::{
        RenderPlugin,
        settings::{Backends, RenderCreation, WgpuSettings},
    },
    window::WindowResolution,
    winit::WinitPlugin,
};

/// The engine at 1280×720; `add` puts in what is to be tested, and three frames go by.
pub fn bare(add: impl FnOnce(&mut App)) -> App {
    let mut app = App::new();
    let window = Window { resolution: WindowResolution::new(1280, 720), ..default() };
    app.add_plugins(
        DefaultPlugins
            .build()
            .disable::<WinitPlugin>()
            .disable::<bevy::log::LogPlugin>()
            .set(WindowPlugin { primary_window: Some(window), ..default() })
            .set(RenderPlugin {
                render_creation: RenderCreation::Automatic(Box::new(WgpuSettings {
                    backends: None::<Backends>,
                    ..default()
                })),
                ..default()
            }),
    );
    add(&mut app);
    app.finish();
    app.cleanup();
    for _ in 0..3 {
        app.update();
    }
    app
}
