//! The whole window without a screen and without a graphics card, for the tests that look at it. It
//! presses nothing by itself.

pub mod bare;

use super::waiting::wait;
use bare::Painters;
use bevy::prelude::*;
use caravanserai::app::{
    ShellPlugin, StartWith, chooser::ChosenFile, session::Session, storage::Folders,
};
use std::path::Path;

/// The window at 1280×720 with its files in a folder, three frames old; `more` adds what a test
/// listens with.
pub fn window(folder: &Path, more: impl FnOnce(&mut App)) -> App {
    let mut app = bare::bare(Painters::None, |app| {
        app.add_plugins(ShellPlugin {
            folders: Folders::within(folder),
            start: StartWith::default(),
        });
        more(app);
    });
    // No test opens a dialog of the system.
    app.world_mut().resource_mut::<Session>().choose_with = Some(|_| ChosenFile::Nothing);
    app
}

/// Waits until what was to be written into a file is there, and lets the window hear of it. How
/// many frames pass does not depend on how long that takes.
pub fn written(app: &mut App) {
    wait("something is written into a file", || !app.world().resource::<Session>().export_runs());
    run(app, 1);
}

/// Lets frames pass until this holds, for what other threads bring.
pub fn until(app: &mut App, what: &str, mut holds: impl FnMut(&mut App) -> bool) {
    wait(what, || {
        app.update();
        holds(app)
    });
}

/// Lets some frames pass.
pub fn run(app: &mut App, frames: usize) {
    for _ in 0..frames {
        app.update();
    }
}

/// Lets what has come up stand for long enough to take presses.
pub fn rests(app: &mut App) {
    run(app, 30);
}
