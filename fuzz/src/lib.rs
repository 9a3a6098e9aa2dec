//! What the fuzz targets share. No rule is known here.

pub mod bodies;
