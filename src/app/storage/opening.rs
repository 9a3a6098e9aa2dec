//! Opening a save: it is played again, and held against the figures and rules of today. Where they
//! part, the person is asked; nothing is written here.

use super::{Stamp, list::stem};
use crate::{
    games,
    table::{
        example::Example,
        files::read_text,
        game::Game,
        play::Play,
        record::{Save, snapshot},
        scenario::Stored,
    },
    text::Localizer,
    ui::saves::Parting,
};
use std::path::Path;

/// A save that was opened.
pub struct Opened {
    /// The game, as far as record and rules agree; where they agree on nothing, as it was played.
    pub play: Play,
    /// The record, where there is one.
    pub save: Option<Save>,
    /// Where today's rules part from the record.
    pub parting: Option<Parting>,
    /// The game as it was played, where it plays differently today and the level files of then are
    /// at hand: to be watched.
    pub recorded: Option<Play>,
    /// Whether other figures or rules wrote it, though it plays the same.
    pub foreign: bool,
    /// A position without a past: what is tried in it is kept in a file of its own.
    pub scenario: bool,
    /// By what the file is known again.
    pub stamp: Option<Stamp>,
}

impl Opened {
    fn position(play: Play) -> Opened {
        let (save, parting, recorded, stamp) = (None, None, None, None);
        Opened { play, save, parting, recorded, foreign: false, scenario: true, stamp }
    }
}

/// Opens a save and plays it again, or sets a scenario or the position of a worked example up.
///
/// # Errors
/// A sentence that says what is wrong and where.
pub fn open(path: &Path, localizer: Localizer) -> Result<Opened, String> {
    // Before it is read: whoever changes it meanwhile has changed it.
    let stamp = Stamp::of(path);
    Ok(Opened { stamp, ..read(path, localizer)? })
}

fn read(path: &Path, localizer: Localizer) -> Result<Opened, String> {
    let text = read_text(path).map_err(|e| localizer.fault(&e))?;
    // The number of an example stands in its first line.
    if text.lines().take(3).any(|line| line.contains(" example: ")) {
        let example = Example::read(&text).map_err(|e| localizer.fault(&e))?;
        let game = games::by_id(&example.game).map_err(|e| localizer.fault(&e))?;
        let edition = example.editions.first().map_or("", String::as_str);
        let play = example.begin(game, edition).map_err(|e| localizer.fault(&e))?;
        return Ok(Opened::position(play));
    }
    let stored = Stored::read(&text).map_err(|e| localizer.fault(&e))?;
    let game = games::by_id(&stored.setup().game).map_err(|e| localizer.fault(&e))?;
    match stored {
        Stored::Scenario(scenario) => {
            scenario.begin(game).map(Opened::position).map_err(|e| localizer.fault(&e))
        }
        Stored::Save(save) => replayed(save, game, &stem(path), localizer),
    }
}

fn replayed(
    save: Save,
    game: &'static dyn Game,
    name: &str,
    localizer: Localizer,
) -> Result<Opened, String> {
    let changed = save.changed_since(game);
    let parting = |agreed: usize, why: String, recorded: bool, dealt: bool| Parting {
        name: name.to_owned(),
        agreed,
        entries: save.entries.len(),
        why,
        other_levels: changed.is_some_and(|c| c.levels),
        other_rules: changed.is_some_and(|c| c.rules.is_some()),
        recorded,
        dealt,
    };
    let (mut play, divergence) = match save.replay(game) {
        Ok(replayed) => replayed,
        Err(fault) => {
            // What cannot even be dealt today can be watched where the level files of then are.
            let why = localizer.fault(&fault);
            let Some(play) = games::as_recorded(&save, game) else { return Err(why) };
            let (parting, recorded) = (Some(parting(0, why, true, false)), None);
            let (foreign, scenario, save, stamp) = (true, false, Some(save), None);
            return Ok(Opened { play, parting, recorded, foreign, scenario, save, stamp });
        }
    };
    let parts = match divergence {
        Some(d) => Some((d.entry - 1, d.why)),
        // A game without a move holds no entry that could differ.
        None if snapshot(&mut play) != save.snapshot => {
            Some((0, localizer.word("ui-differs-position")))
        }
        None => None,
    };
    let recorded = parts.as_ref().and_then(|_| games::as_recorded(&save, game));
    let parting = parts.map(|(agreed, why)| parting(agreed, why, recorded.is_some(), true));
    let (foreign, save) = (changed.is_some(), Some(save));
    Ok(Opened { play, parting, recorded, foreign, scenario: false, save, stamp: None })
}
