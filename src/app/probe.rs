//! Asks, before the window opens, whether there is a screen and a graphics driver: what is missing is said in one sentence
//! on standard error, and nothing panics.

use bevy::tasks::block_on;

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
    if unix_desktop && !has("DISPLAY") && !has("WAYLAND_DISPLAY") { Err(Lacking::Screen) } else { Ok(()) }
}

fn graphics() -> Result<(), Lacking> {
    let instance = wgpu::Instance::new(wgpu::InstanceDescriptor::new_without_display_handle_from_env());
    let any = block_on(instance.enumerate_adapters(wgpu::Backends::all()));
    if any.is_empty() { Err(Lacking::Graphics) } else { Ok(()) }
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
}
