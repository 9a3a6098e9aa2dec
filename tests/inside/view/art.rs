//! Drawings, among the rest of the art as everybody sees it.

pub use caravanserai::view::art::*;

#[path = "../../../src/view/art/drawing.rs"]
mod drawing;
