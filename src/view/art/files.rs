//! The files of the drawings, built into the program: those of the house, and those that each game
//! brings. Read by name; nothing is interpreted here.

use include_dir::{Dir, include_dir};

use crate::games;
use std::{collections::BTreeSet, sync::RwLock};

use super::game_art::GameArt;

/// The drawings of the house.
static HOUSE: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/art/house");

/// What every game brings, by the name of its folder.
pub fn of_games() -> impl Iterator<Item = (&'static str, &'static GameArt)> {
    games::all().iter().filter_map(|game| Some((game.id(), game.part::<GameArt>()?)))
}

/// The part of a game.
pub fn of_game(id: &str) -> Option<&'static GameArt> {
    of_games().find(|(game, _)| *game == id).map(|(_, art)| art)
}

/// The folder of the house or of a game.
fn folder(name: &str) -> Option<&'static Dir<'static>> {
    if name == "house" { Some(&HOUSE) } else { of_game(name).map(|art| art.files) }
}

/// The text of a file: `house/badge.svg`, `merchant_of_venus/layers.ron`.
#[must_use]
pub fn text(path: &str) -> Option<&'static str> {
    let (first, rest) = path.split_once('/')?;
    folder(first)?.get_file(rest)?.contents_utf8()
}

/// The text of a drawing by its name, without the ending.
#[must_use]
pub fn svg(name: &str) -> Option<&'static str> {
    text(&format!("{name}.svg"))
}

/// Whether there is a drawing of this name. What was found once is known: panels ask in every
/// frame.
#[must_use]
pub fn is_drawn(name: &str) -> bool {
    static FOUND: RwLock<BTreeSet<String>> = RwLock::new(BTreeSet::new());
    if FOUND.read().is_ok_and(|found| found.contains(name)) {
        return true;
    }
    let found = svg(name).is_some();
    if let (true, Ok(mut all)) = (found, FOUND.write()) {
        all.insert(name.to_owned());
    }
    found
}

/// The names of all drawings there are.
#[must_use]
pub fn all() -> Vec<String> {
    let mut names = Vec::new();
    let folders = std::iter::once(("house", &HOUSE));
    for (first, dir) in folders.chain(of_games().map(|(id, art)| (id, art.files))) {
        let mut open = vec![dir];
        while let Some(dir) = open.pop() {
            open.extend(dir.dirs());
            let paths = dir.files().filter_map(|file| file.path().to_str());
            let drawings = paths.filter_map(|path| path.strip_suffix(".svg"));
            names.extend(drawings.map(|path| format!("{first}/{}", path.replace('\\', "/"))));
        }
    }
    names.sort_unstable();
    names
}
