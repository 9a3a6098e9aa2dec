//! Asks, before the window opens, whether there is a screen and a graphics driver: what is missing
//! is said in one sentence on standard error, and nothing panics.

use bevy::tasks::block_on;
use std::{
    panic,
    sync::{Arc, Mutex, PoisonError},
};

/// Why no window can open, as a text key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lacking {
    /// There is no screen to open a window on.
    Screen,
    /// There is no graphics driver that can draw.
    Graphics,
}

impl Lacking {
    /// The text key of the sentence that says what to do.
    pub const fn key(self) -> &'static str {
        match self {
            Lacking::Screen => "ui-no-screen",
            Lacking::Graphics => "ui-no-graphics",
        }
    }
}

/// Whether a window can open.
///
/// # Errors
/// What is lacking.
pub fn ready() -> Result<(), Lacking> {
    screen(|name| std::env::var_os(name).is_some_and(|v| !v.is_empty()))?;
    graphics()
}

/// Whether there is a screen. Elsewhere than on Unix desktops there always is.
fn screen(has: impl Fn(&str) -> bool) -> Result<(), Lacking> {
    let unix_desktop = cfg!(all(unix, not(target_os = "macos"), not(target_os = "android")));
    if unix_desktop && !has("DISPLAY") && !has("WAYLAND_DISPLAY") {
        Err(Lacking::Screen)
    } else {
        Ok(())
    }
}

fn graphics() -> Result<(), Lacking> {
    let instance =
        wgpu::Instance::new(wgpu::InstanceDescriptor::new_without_display_handle_from_env());
    let any = block_on(instance.enumerate_adapters(wgpu::Backends::all()));
    if any.is_empty() { Err(Lacking::Graphics) } else { Ok(()) }
}

/// What the graphics driver failed at while the window was open, if it did.
#[derive(Clone, Debug, Default)]
pub struct Failure(Arc<Mutex<Option<String>>>);

impl Failure {
    /// Watches from now on: what goes wrong in the renderer is kept for a sentence of ours;
    /// everything else is told as before.
    #[must_use]
    pub fn watch() -> Failure {
        let failure = Failure::default();
        let (own, usual) = (failure.clone(), panic::take_hook());
        panic::set_hook(Box::new(move |info| {
            if info.location().is_some_and(|l| of_renderer(l.file())) {
                let why = info.payload_as_str().unwrap_or_default().to_owned();
                own.0.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(why);
            } else {
                usual(info);
            }
        }));
        failure
    }
    /// What it failed at first.
    #[must_use]
    pub fn told(&self) -> Option<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Whether a source file belongs to the renderer or the graphics library below it.
fn of_renderer(file: &str) -> bool {
    ["bevy_render-", "wgpu-", "wgpu-core-", "wgpu-hal-"].iter().any(|part| file.contains(part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_screen_is_noticed_and_either_kind_of_screen_is_enough() {
        if cfg!(all(unix, not(target_os = "macos"))) {
            assert_eq!(screen(|_| false), Err(Lacking::Screen));
        }
        assert_eq!(screen(|name| name == "DISPLAY"), Ok(()));
        assert_eq!(screen(|name| name == "WAYLAND_DISPLAY"), Ok(()));
    }

    #[test]
    fn only_what_goes_wrong_in_the_renderer_is_the_drivers_failure() {
        assert!(of_renderer("/home/ada/.cargo/crates/bevy_render-0.19.1/src/view/window/mod.rs"));
        assert!(!of_renderer("src/app/table.rs"));
        let failure = Failure::watch();
        assert!(panic::catch_unwind(|| panic!("not the driver's")).is_err());
        assert_eq!(failure.told(), None);
    }
}
