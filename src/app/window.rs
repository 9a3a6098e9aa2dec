//! The size of the window: remembered when it has changed, so that the next start opens it as it
//! was left. Where it stands is the business of the desktop, which knows what screens there are
//! today.

use super::{
    session::{Session, Wake},
    storage,
};
use bevy::{
    prelude::*,
    window::{MonitorSelection, PrimaryWindow, WindowMode, WindowResized},
};
use std::time::Duration;

/// So long a size must stand before it is written down: a window that is being dragged changes it
/// with every frame.
const STANDING: Duration = Duration::from_millis(800);

/// How a window fills the screen, or does not.
pub fn mode(full_screen: bool) -> WindowMode {
    if full_screen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    }
}

/// Writes a new size of the window into the settings when it has stood for a moment, or when the
/// program ends.
pub fn remember(
    time: Res<Time<Real>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut resized: MessageReader<WindowResized>,
    mut ends: MessageReader<AppExit>,
    mut due: Local<Option<Duration>>,
    mut session: ResMut<Session>,
    mut wake: ResMut<Wake>,
) {
    let now = time.elapsed();
    if resized.read().count() > 0 {
        // A window that fills the screen keeps the size that it had before.
        if let Some(window) = windows.iter().find(|w| w.mode == WindowMode::Windowed) {
            let size = (window.width().round() as u16, window.height().round() as u16);
            let settings =
                crate::ui::settings::Settings { window: size, ..session.settings.clone() }.sound();
            if settings != session.settings {
                session.settings = settings;
                *due = Some(now + STANDING);
            }
        }
    }
    let Some(then) = *due else { return };
    if now < then && ends.read().count() == 0 {
        wake.after(then - now);
        return;
    }
    *due = None;
    if let Err(fault) = storage::write_settings(&session.folders, &session.settings) {
        warn!("{}", session.localizer().fault(&fault));
    }
}
