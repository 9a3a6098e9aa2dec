//! Pictures: drawings from `assets/art`, and what games paint by code, as pixels.
//!
//! Pure functions from a picture and a size to pixels, the same on every computer and in every run.
//! No window, no graphics card and no game rule may be asked for in here; which pictures there are,
//! the files and the games say.

pub mod art_error;
pub mod backdrop;
pub mod blend;
pub mod brush;
pub mod drawing;
pub mod files;
mod game_art;
pub mod house;
pub mod layers;
pub mod lettering;
pub mod noise;
mod painting;
pub mod palette;
pub mod picture;
pub mod text;
pub mod wood;

pub use art_error::ArtError;
pub use game_art::{Cover, CoverPart, GameArt, Painter};
pub use painting::{drawn, paint, try_paint};
pub use picture::{Picture, PictureValue, With};
