//! The whole window without a screen and without a graphics card, for the tests that look at it. It
//! presses nothing by itself.

pub mod bare;

use bare::Painters;
use bevy::prelude::*;
use caravanserai::app::{ShellPlugin, StartWith, storage::Folders};
use std::path::Path;

/// The window at 1280×720 with its files in a folder, three frames old; `more` adds what a test
/// listens with.
pub fn window(folder: &Path, more: impl FnOnce(&mut App)) -> App {
    bare::bare(Painters::None, |app| {
        app.add_plugins(ShellPlugin {
            folders: Folders::within(folder),
            start: StartWith::default(),
        });
        more(app);
    })
}

/// Lets some frames pass.
pub fn run(app: &mut App, frames: usize) {
    for _ in 0..frames {
        app.update();
    }
}
