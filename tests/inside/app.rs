//! Parts of the window, among the rest of it as everybody sees it.

pub use caravanserai::app::*;

#[path = "../../src/app/preflight.rs"]
pub mod preflight;
#[path = "../../src/app/renderer.rs"]
mod renderer;
#[path = "../../src/app/rescue.rs"]
mod rescue;
mod sound;
#[path = "../../src/app/threads.rs"]
mod threads;
#[path = "../../src/app/window.rs"]
mod window;
