//! Why a picture cannot be painted: a sentence that names the file.

/// Why a drawing cannot be shown.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArtError {
    /// No file of this name.
    #[error("assets/art/{0}.svg is missing")]
    Missing(String),
    /// The file is no SVG, or no SVG that can be drawn.
    #[error("assets/art/{0}.svg cannot be drawn: {1}")]
    Broken(String, String),
    /// A class asks for something that does not exist.
    #[error("assets/art/{0}.svg has the class {1}: {2}")]
    Class(String, String, &'static str),
    /// A table beside the drawings cannot be read.
    #[error("assets/art/{0} cannot be read: {1}")]
    Table(String, String),
}
