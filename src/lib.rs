//! lib
pub mod view;
