//! Pictures of several drawings: the tables `layers.ron` beside them say which lie on which.
//!
//! A picture without a row is the drawing of its name alone.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use serde::Deserialize;

use super::art_error::ArtError;
use super::brush::Brush;
use super::files;
use super::picture::{Picture, PictureValue};

/// One drawing of a picture.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Layer {
    /// The drawing in the table's folder, or from the root with `/` before it; `{good}` stands for
    /// the parameter of that name.
    file: String,
    /// Where the middle of the drawing lies.
    #[serde(default = "middle")]
    at: (f32, f32),
    /// Size, 1 as drawn.
    #[serde(default = "whole")]
    size: f32,
    /// Only from this many pixels for 100 units.
    #[serde(default)]
    from: f32,
}

const fn middle() -> (f32, f32) {
    (50.0, 50.0)
}

const fn whole() -> f32 {
    1.0
}

type Table = BTreeMap<String, Vec<Layer>>;

/// The table of a folder; a folder without one has no such pictures.
fn table(folder: &str) -> Result<&'static Table, ArtError> {
    static TABLES: Mutex<BTreeMap<String, &'static Table>> = Mutex::new(BTreeMap::new());
    let lock = || TABLES.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = lock().get(folder) {
        return Ok(known);
    }
    let file = format!("{folder}/layers.ron");
    let read = match files::text(&file) {
        None => Table::new(),
        Some(text) => ron::from_str(text).map_err(|e| ArtError::Table(file, e.to_string()))?,
    };
    // One for each game, kept for good.
    let kept: &'static Table = Box::leak(Box::new(read));
    lock().insert(folder.to_owned(), kept);
    Ok(kept)
}

/// Puts the words of a picture into a name: `goods/{good}`.
fn filled(name: &str, with: &[(&str, PictureValue)]) -> String {
    let mut out = name.to_owned();
    for (key, value) in with {
        if let (true, Some(word)) = (out.contains('{'), value.word()) {
            out = out.replace(&format!("{{{key}}}"), word);
        }
    }
    out
}

/// Paints all drawings of a picture on a square canvas of 100 units.
///
/// # Errors
/// The first fault that was met; what could be painted, is.
pub fn paint(brush: &mut Brush, picture: &Picture) -> Result<(), ArtError> {
    let name = picture.name();
    let (folder, rest) = name.split_once('/').unwrap_or(("house", name));
    let Some(list) = table(folder)?.get(rest) else {
        return brush.fit(name, picture.with_all());
    };
    for layer in list {
        if brush.unit_pixels() * 100.0 + 0.01 < layer.from {
            continue;
        }
        let name = filled(&layer.file, picture.with_all());
        let file = name.strip_prefix('/').map_or_else(|| format!("{folder}/{name}"), str::to_owned);
        let mut done = Ok(());
        brush.placed(layer.size, 0.0, layer.at, |b| done = b.draw(&file, picture.with_all()));
        done?;
    }
    Ok(())
}

/// Checks the tables of the house and of every game.
///
/// # Errors
/// A sentence that names the first one that cannot be read.
pub fn check() -> Result<(), ArtError> {
    table("house")?;
    files::of_games().try_for_each(|(id, _)| table(id).map(|_| ()))
}
