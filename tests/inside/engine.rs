//! Parts of the engine, among the rest of it as everybody sees it.

pub use caravanserai::engine::*;

#[path = "../../src/engine/request.rs"]
mod request;
