//! The window's icon: a picture of the art module, given to the window once it is there. Where the
//! desktop takes none, nothing happens.

use crate::view::art::{self, Picture};
use bevy::{ecs::system::NonSendMarker, prelude::*, window::PrimaryWindow, winit::WINIT_WINDOWS};
use winit::window::Icon;

/// Side of the icon in pixels.
const SIDE: u32 = 128;

/// Gives the window its icon, once. Must run on the thread that owns the window.
pub fn give(
    windows: Query<Entity, With<PrimaryWindow>>,
    mut given: Local<bool>,
    _main: NonSendMarker,
) {
    let Some(window) = windows.single().ok().filter(|_| !*given) else { return };
    WINIT_WINDOWS.with_borrow(|all| {
        let Some(window) = all.get_window(window) else { return };
        let image = art::paint(&Picture::SIGN, SIDE);
        match Icon::from_rgba(image.into_raw(), SIDE, SIDE) {
            Ok(icon) => window.set_window_icon(Some(icon)),
            Err(why) => warn!("the window has no icon: {why}"),
        }
        *given = true;
    });
}
