//! The whole window without a screen and without a graphics card, for the tests that look at it. It
//! presses nothing by itself.

pub mod bare;

use super::waiting::wait;
use bare::Painters;
use bevy::{prelude::*, time::TimeUpdateStrategy};
use caravanserai::app::{
    ShellPlugin, StartWith, chooser::ChosenFile, session::Session, storage::Folders,
};
use std::{path::Path, thread, time::Duration};

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
    let mut session = app.world_mut().resource_mut::<Session>();
    // No test opens a dialog of the system, and none plays another game the next time.
    session.choose_with = Some(|_| ChosenFile::Nothing);
    session.seeds.get_or_insert(0);
    app
}

/// Waits until what was to be written into a file is there, and lets the window hear of it. How
/// many frames pass does not depend on how long that takes.
pub fn written(app: &mut App) {
    wait("something is written into a file", || !app.world().resource::<Session>().export_runs());
    run(app, 1);
}

/// So long those who work beside have the processor for themselves, from one frame to the next.
const BESIDE: Duration = Duration::from_millis(10);

/// Lets frames pass until this holds, for what other threads bring.
pub fn until(app: &mut App, what: &str, mut holds: impl FnMut(&mut App) -> bool) {
    wait(what, || {
        app.update();
        let held = holds(app);
        if !held {
            thread::sleep(BESIDE);
        }
        held
    });
}

/// Lets some frames pass.
pub fn run(app: &mut App, frames: usize) {
    for _ in 0..frames {
        app.update();
    }
}

/// So many frames' time goes by between two pictures where only the time matters.
const LEAP: u32 = 6;

/// Lets as much time go by as so many frames take, in few pictures.
pub fn passes(app: &mut App, frames: usize) {
    app.insert_resource(TimeUpdateStrategy::ManualDuration(bare::FRAME * LEAP));
    run(app, frames.div_ceil(LEAP as usize));
    app.insert_resource(TimeUpdateStrategy::ManualDuration(bare::FRAME));
}

/// Lets what has come up stand for long enough to take presses.
pub fn rests(app: &mut App) {
    passes(app, 30);
}
