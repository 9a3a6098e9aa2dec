//! The whole window without a screen and without a graphics card, for the tests that look at it. It presses nothing by itself.

use bevy::{
    prelude::*,
    render::{
        RenderPlugin,
        settings::{Backends, RenderCreation, WgpuSettings},
    },
    window::WindowResolution,
    winit::WinitPlugin,
};
use caravanserai::app::{ShellPlugin, StartWith, storage::Folders};
use std::path::Path;

/// The window at 1280×720 with its files in a folder, three frames old; `more` adds what a test listens with.
pub fn window(folder: &Path, more: impl FnOnce(&mut App)) -> App {
    let mut app = App::new();
    let window = Window { resolution: WindowResolution::new(1280, 720), ..default() };
    app.add_plugins(
        DefaultPlugins
            .build()
            .disable::<WinitPlugin>()
            .disable::<bevy::log::LogPlugin>()
            .set(WindowPlugin { primary_window: Some(window), ..default() })
            .set(RenderPlugin { render_creation: RenderCreation::Automatic(Box::new(WgpuSettings { backends: None::<Backends>, ..default() })), ..default() }),
    );
    app.add_plugins(ShellPlugin { folders: Folders::within(folder), start: StartWith::default() });
    more(&mut app);
    app.finish();
    app.cleanup();
    run(&mut app, 3);
    app
}

/// Lets some frames pass.
pub fn run(app: &mut App, frames: usize) {
    for _ in 0..frames {
        app.update();
    }
}
