//! Size and place of the window, and whether it is as large as the screen: remembered when they
//! have changed, so that the next start opens it as it was left. A place that lies on no screen of
//! today is not taken.

use super::{
    session::{Session, Wake},
    storage,
};
use crate::ui::settings::Settings;
use bevy::{
    ecs::system::NonSendMarker,
    prelude::*,
    window::{
        Monitor, MonitorSelection, PrimaryWindow, WindowMode, WindowMoved, WindowPosition,
        WindowResized,
    },
    winit::WINIT_WINDOWS,
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

/// Whether the desktop has made the window as large as the screen; nothing where it does not tell.
fn maximized(window: Entity) -> bool {
    WINIT_WINDOWS.with_borrow(|all| all.get_window(window).is_some_and(|w| w.is_maximized()))
}

/// The settings with size and place of a window as they are now. A window that fills the screen
/// keeps those that it had before.
fn noted(settings: &Settings, window: &Window, maximized: bool) -> Settings {
    let settings = settings.clone();
    if window.mode != WindowMode::Windowed {
        return settings;
    }
    if maximized {
        return Settings { maximized, ..settings };
    }
    let size = (window.width().round() as u16, window.height().round() as u16);
    let place = match window.position {
        WindowPosition::At(at) => i16::try_from(at.x).ok().zip(i16::try_from(at.y).ok()),
        _ => None,
    };
    let place = place.or(settings.place);
    Settings { window: size, place, maximized, ..settings }.sound()
}

/// How much of a window must lie on a screen, in pixels, for somebody to take hold of it.
const HOLD: i32 = 64;

/// Whether so much of a window's head lies on one of the screens that it can be taken hold of.
/// Screens and head are given by place and size.
pub fn in_sight(screens: &[(IVec2, IVec2)], (at, wide): (IVec2, i32)) -> bool {
    screens.iter().any(|(from, size)| {
        let across = (at.x + wide).min(from.x + size.x) - at.x.max(from.x);
        across >= HOLD && at.y >= from.y - HOLD / 4 && at.y <= from.y + size.y - HOLD
    })
}

/// Points of a screen's height that a window's head takes.
const HEAD: f32 = 40.0;

/// Whether a window with its head finds room on a screen, both in points.
pub fn fits(screen: Vec2, window: Vec2) -> bool {
    window.x <= screen.x && window.y + HEAD <= screen.y
}

/// At the start: a window whose remembered place lies on no screen of today stands in the middle
/// of one, and one that is too large for all of them is as large as the screen.
pub fn bring_into_sight(
    screens: Query<&Monitor>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut done: Local<bool>,
) {
    if *done || screens.is_empty() {
        return;
    }
    *done = true;
    let all: Vec<(IVec2, IVec2)> = screens
        .iter()
        .map(|m| {
            let size = IVec2::new(m.physical_width as i32, m.physical_height as i32);
            (m.physical_position, size)
        })
        .collect();
    let points = |m: &Monitor| {
        Vec2::new(m.physical_width as f32, m.physical_height as f32) / m.scale_factor as f32
    };
    let sizes: Vec<Vec2> = screens.iter().map(points).collect();
    for mut window in &mut windows {
        if let WindowPosition::At(at) = window.position
            && !in_sight(&all, (at, window.physical_width() as i32))
        {
            window.position = WindowPosition::Centered(MonitorSelection::Primary);
        }
        let size = Vec2::new(window.width(), window.height());
        if window.mode == WindowMode::Windowed && !sizes.iter().any(|&screen| fits(screen, size)) {
            window.set_maximized(true);
        }
    }
}

/// Writes a new size or place of the window into the settings when it has stood for a moment, or
/// when the program ends.
pub fn remember(
    time: Res<Time<Real>>,
    windows: Query<(Entity, &Window), With<PrimaryWindow>>,
    (mut resized, mut moved): (MessageReader<WindowResized>, MessageReader<WindowMoved>),
    _main_thread: NonSendMarker,
    mut ends: MessageReader<AppExit>,
    mut due: Local<Option<Duration>>,
    mut session: ResMut<Session>,
    mut wake: ResMut<Wake>,
) {
    let now = time.elapsed();
    if resized.read().count() + moved.read().count() > 0 {
        *due = Some(now + STANDING);
    }
    let Some(then) = *due else { return };
    if now < then && ends.read().count() == 0 {
        wake.after(then - now);
        return;
    }
    *due = None;
    // Only now: a desktop tells that it made the window as large as the screen after its new size.
    let Ok((entity, window)) = windows.single() else { return };
    let settings = noted(&session.settings, window, maximized(entity));
    if settings == session.settings {
        return;
    }
    session.settings = settings;
    if let Err(fault) = storage::write_settings(&session.folders, &session.settings) {
        warn!("{}", session.localizer().fault(&fault));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_that_fills_the_screen_keeps_its_size_and_place() {
        let before = Settings { window: (1000, 700), place: Some((10, 20)), ..Settings::default() };
        let mut window = Window {
            resolution: bevy::window::WindowResolution::new(1600, 900),
            position: WindowPosition::At(IVec2::new(-300, 40)),
            ..Window::default()
        };
        let large = noted(&before, &window, true);
        assert_eq!(large, Settings { maximized: true, ..before.clone() });
        let back = noted(&large, &window, false);
        assert_eq!(
            (back.window, back.place, back.maximized),
            ((1600, 900), Some((-300, 40)), false)
        );
        window.mode = mode(true);
        assert_eq!(noted(&before, &window, false), before);
    }

    #[test]
    fn a_window_finds_room_with_its_head() {
        let (small, large) = (Vec2::new(1280.0, 720.0), Vec2::new(1920.0, 1080.0));
        assert!(fits(large, small) && !fits(small, small) && !fits(large, large));
        assert!(!fits(Vec2::new(1000.0, 900.0), small), "it is too wide");
    }

    #[test]
    fn a_place_that_no_screen_shows_is_not_taken() {
        let two = [
            (IVec2::new(0, 0), IVec2::new(1920, 1080)),
            (IVec2::new(1920, 200), IVec2::new(1280, 1024)),
        ];
        let at = |x, y| (IVec2::new(x, y), 1280);
        for seen in [at(0, 0), at(-900, 300), at(2500, 700), at(1000, 1000)] {
            assert!(in_sight(&two, seen), "{seen:?}");
        }
        for lost in [at(3300, 300), at(-1250, 0), at(0, 1400), at(200, -600)] {
            assert!(!in_sight(&two, lost), "{lost:?}");
        }
        assert!(!in_sight(&two[..1], at(2500, 700)), "the second screen is gone");
    }
}
