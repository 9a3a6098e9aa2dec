//! Asks, before the window opens, whether there is a screen and a graphics driver, and notes what
//! part fails later: what is missing is said in one sentence on standard error, and nothing panics.

use bevy::tasks::block_on;
use std::{
    panic::{self, PanicHookInfo},
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

/// What a computer can draw with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Graphics {
    /// There is no graphics card: whatever draws, the processor does it.
    pub on_processor: bool,
}

/// Whether a window can open, and what will draw it.
///
/// # Errors
/// What is lacking.
pub fn ready() -> Result<Graphics, Lacking> {
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

/// Looks at the adapters among which the engine will choose. It takes a graphics card where there
/// is one.
fn graphics() -> Result<Graphics, Lacking> {
    let instance =
        wgpu::Instance::new(wgpu::InstanceDescriptor::new_without_display_handle_from_env());
    let backends = wgpu::Backends::from_env().unwrap_or(wgpu::Backends::all());
    let adapters = block_on(instance.enumerate_adapters(backends));
    if adapters.is_empty() {
        return Err(Lacking::Graphics);
    }
    let on_processor = adapters.iter().all(|a| a.get_info().device_type == wgpu::DeviceType::Cpu);
    Ok(Graphics { on_processor })
}

/// A part of the window below our own code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FailedPart {
    /// The connection to the screen.
    Screen,
    /// The renderer and the graphics driver.
    Renderer,
}

impl FailedPart {
    /// The part that panicked, told by the source file and what was said.
    fn that_panicked(file: &str, why: &str) -> Option<FailedPart> {
        let of = |crates: &[&str]| crates.iter().any(|name| file.contains(name));
        if of(&["bevy_winit-", "winit-"]) && why.contains("event loop") {
            return Some(FailedPart::Screen);
        }
        let renderer = ["bevy_render-", "wgpu-", "wgpu-core-", "wgpu-hal-"];
        of(&renderer).then_some(FailedPart::Renderer)
    }
}

/// What lies innermost in an error that tells where in its own source it arose.
fn innermost(why: &str) -> &str {
    let inner = why.rsplit_once("error: ").map_or(why, |(_, inner)| inner);
    let end = inner.find(" }").unwrap_or(inner.len());
    &inner[..end]
}

/// What failed first while the window was opened or open, if anything did.
#[derive(Clone, Debug, Default)]
pub struct Failure(Arc<Mutex<Option<(FailedPart, String)>>>);

impl Failure {
    /// Watches from now on: what panics in a part below our own code is kept for a sentence of
    /// ours; everything else is told as before.
    #[must_use]
    pub fn watch() -> Failure {
        let failure = Failure::default();
        let (own, usual) = (failure.clone(), panic::take_hook());
        panic::set_hook(Box::new(move |info: &PanicHookInfo| {
            let why = info.payload_as_str().unwrap_or_default();
            match info.location().and_then(|l| FailedPart::that_panicked(l.file(), why)) {
                Some(part) => own.note(part, innermost(why)),
                None => usual(info),
            }
        }));
        failure
    }
    /// Notes that a part failed, unless one has before.
    pub fn note(&self, part: FailedPart, why: &str) {
        let mut first = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        first.get_or_insert_with(|| (part, why.to_owned()));
    }
    /// What failed first, and why.
    #[must_use]
    pub fn told(&self) -> Option<(FailedPart, String)> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
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
    fn the_innermost_error_is_told() {
        let why = "Failed to build event loop: Os(OsError { line: 788, file: \"/x/mod.rs\", error: XNotSupported(XOpenDisplayFailed) })";
        assert_eq!(innermost(why), "XNotSupported(XOpenDisplayFailed)");
        assert_eq!(innermost("no adapter"), "no adapter");
    }

    #[test]
    fn who_panicked_is_told_by_the_source_file() {
        let that_panicked =
            |file: &str| FailedPart::that_panicked(file, "Failed to build event loop: x");
        let cargo = "/home/ada/.cargo/crates/";
        assert_eq!(
            that_panicked(&format!("{cargo}bevy_render-0.19.1/src/view/window/mod.rs")),
            Some(FailedPart::Renderer)
        );
        assert_eq!(
            that_panicked(&format!("{cargo}bevy_winit-0.19.1/src/lib.rs")),
            Some(FailedPart::Screen)
        );
        assert_eq!(that_panicked("src/app/table.rs"), None);
        let failure = Failure::watch();
        assert!(panic::catch_unwind(|| panic!("not theirs")).is_err());
        assert_eq!(failure.told(), None);
    }
}
