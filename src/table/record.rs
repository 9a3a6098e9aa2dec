//! The record: header, entries, chance outcomes, hashes and a snapshot. It is the save file.
//! Written atomically; read with suspicion: a cut, corrupted or foreign file gets a sentence that
//! says what and where, and overwrites nothing.

pub use super::save_error::{FORMAT, SaveError};
use super::{
    edit::Edit,
    entry::{Entry, EntryKind},
    files::{read_text, write_atomically},
    game::{Game, Setup},
    ids::{SeatId, Seats, Viewer},
    ledger::TableState,
    notes::Note,
    pieces::{Piece, Purse, Zone},
    play::Play,
};
use serde::{Deserialize, Serialize};
use std::{
    fmt::{self, Write as _},
    path::Path,
};

/// What a file must call itself.
const PROGRAM: &str = "caravanserai";

/// The position in plain numbers, in case the rules have changed since.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// The hash of the position.
    pub hash: u64,
    /// Contents of each zone that is not empty.
    pub zones: Vec<(String, Vec<u16>)>,
    /// Pieces that lie face up, that bear a mark, or that somebody was shown: number, face up,
    /// mark, seen.
    pub pieces: Vec<(u16, bool, i32, u8)>,
    /// Purses in order.
    pub purses: Vec<i64>,
    /// Dials that do not stand at 0.
    pub dials: Vec<(String, i64)>,
}

/// Where a branch left another line of its game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForkPoint {
    /// The number of the last entry that both share.
    pub entry: usize,
}

/// Something that everybody at the table is told beside the moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Told {
    /// After which entry.
    pub entry: usize,
    /// Who looked, if anybody sat at the screen.
    pub seat: Option<SeatId>,
    /// What happened.
    pub news: News,
}

/// What is told to everybody beside the moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum News {
    /// Somebody has looked at everything that is hidden.
    OpenedEverything,
    /// Somebody has looked at everything that is hidden, and so at what these seats hold.
    OpenedHands(Seats),
    /// A copy of the running game was put elsewhere, where everything in it can be looked at.
    Copied,
}

/// A save file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Save {
    /// Always `caravanserai`.
    pub program: String,
    /// The version of the file format.
    pub format: u32,
    /// The version of the game's rules that wrote it.
    pub rules_version: u32,
    /// The fingerprint of the level files that it was played with.
    pub level_hash: u64,
    /// How the game was set up.
    pub setup: Setup,
    /// The chance outcomes of the set-up.
    pub dealt: Vec<u32>,
    /// One line an entry: `action;chance;hash`, or `!edit!edit;chance;hash`.
    pub entries: Vec<String>,
    /// The position at the end.
    pub snapshot: Snapshot,
    /// Where it left its game's main line, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branch: Option<ForkPoint>,
    /// What everybody was told beside the moves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<Told>,
    /// What was written on entries.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Note>,
    /// A fingerprint of everything else in the file, against silent damage.
    pub check: u64,
}

/// Where a record and today's rules part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Divergence {
    /// The number of the first entry that differs, counted from 1.
    pub entry: usize,
    /// What differs.
    pub why: String,
}

/// What has changed since a record was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Changed {
    /// The level files are others.
    pub levels: bool,
    /// The version of the rules then and now, where they differ.
    pub rules: Option<(u32, u32)>,
}

impl fmt::Display for Changed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.levels, self.rules) {
            (true, None) => f.write_str("the level files have changed since"),
            (false, Some((then, now))) => {
                write!(f, "the rules were version {then} then, {now} now")
            }
            (true, Some((then, now))) => {
                write!(
                    f,
                    "the level files have changed since, and so have the rules ({then} then, {now} now)"
                )
            }
            (false, None) => f.write_str("nothing has changed since"),
        }
    }
}

/// At which entries a record was dealt anew, and for whom.
pub fn redealt(entries: &[Entry]) -> Vec<(usize, Viewer)> {
    let dealt = entries.iter().enumerate().filter_map(|(n, entry)| match &entry.what {
        EntryKind::Edits(edits) => edits.iter().find_map(|edit| match edit {
            Edit::Redeal(viewer, _) => Some((n + 1, *viewer)),
            _ => None,
        }),
        EntryKind::SetUp | EntryKind::Action(_) => None,
    });
    dealt.collect()
}

/// A fingerprint of text lines (FNV-1a).
pub fn fingerprint<'a>(lines: impl IntoIterator<Item = &'a str>) -> u64 {
    let mut h: u64 = 0xcbf2_9ce4_8422_2325;
    for line in lines {
        for byte in line.bytes().chain([b'\n']) {
            h = (h ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    }
    h
}

/// Takes the position down in plain numbers.
pub fn snapshot(play: &mut Play) -> Snapshot {
    let hash = play.hash();
    let world = play.world();
    let TableState { register, dials, .. } = world.resource();
    let c = play.catalogue();
    let mut s = Snapshot { hash, ..Snapshot::default() };
    for zone in register
        .zones
        .iter()
        .filter_map(|&e| world.get::<Zone>(e))
        .filter(|z| !z.contents.is_empty())
    {
        s.zones
            .push((c.zones[zone.id.ix()].key.clone(), zone.contents.iter().map(|p| p.0).collect()));
    }
    for p in register
        .pieces
        .iter()
        .filter_map(|&e| world.get::<Piece>(e))
        .filter(|p| p.face_up || p.mark != 0 || p.seen.0 != 0)
    {
        s.pieces.push((p.id.0, p.face_up, p.mark, p.seen.0));
    }
    s.purses =
        register.purses.iter().filter_map(|&e| world.get::<Purse>(e)).map(|p| p.amount).collect();
    s.dials = dials
        .iter()
        .zip(&c.dials)
        .filter(|(v, _)| **v != 0)
        .map(|(v, k)| (k.clone(), *v))
        .collect();
    s
}

fn entry_line(entry: &Entry, play: &Play) -> String {
    let mut line = match &entry.what {
        EntryKind::SetUp => String::new(),
        EntryKind::Action(a) => a.to_text(play.catalogue()),
        EntryKind::Edits(edits) => {
            edits.iter().map(|e| format!("!{}", e.to_text(play.catalogue()))).collect()
        }
    };
    line.push(';');
    for (i, n) in entry.chance.iter().enumerate() {
        let done = write!(line, "{}{n}", if i == 0 { "" } else { "," });
        debug_assert!(done.is_ok(), "writing to a string cannot fail");
    }
    let done = write!(line, ";{:08x}", entry.hash as u32);
    debug_assert!(done.is_ok(), "writing to a string cannot fail");
    line
}

impl Save {
    /// Takes a game down.
    pub fn of(play: &mut Play) -> Save {
        let entries: Vec<String> = play.entries().iter().map(|e| entry_line(e, play)).collect();
        let mut save = Save {
            program: PROGRAM.to_owned(),
            format: FORMAT,
            rules_version: play.rules_version(),
            level_hash: play.game().level_hash(&play.setup().edition),
            setup: play.setup().clone(),
            dealt: play.beginning().chance.clone(),
            check: 0,
            entries,
            snapshot: snapshot(play),
            branch: None,
            told: Vec::new(),
            notes: Vec::new(),
        };
        save.seal();
        save
    }

    /// Writes the fingerprint anew, after a change.
    pub fn seal(&mut self) {
        self.check = self.fingerprint();
    }

    /// What all lines of one game share, main line and branches: what was dealt, to whom.
    pub fn tree(&self) -> u64 {
        let s = &self.setup;
        let names: Vec<&str> = s.seats.iter().map(|seat| seat.name.as_str()).collect();
        let root = (&s.game, &s.edition, names, &s.options, &self.dealt);
        fingerprint([ron::to_string(&root).unwrap_or_default().as_str()])
    }

    /// The fingerprint of everything in the file but the fingerprint itself.
    fn fingerprint(&self) -> u64 {
        let header = (
            &self.program,
            self.format,
            self.rules_version,
            self.level_hash,
            &self.setup,
            &self.dealt,
            &self.snapshot,
        );
        // As in `text`: this cannot fail.
        let header = ron::to_string(&header).unwrap_or_default();
        // Files without these are older than they are.
        let more = if self.branch.is_none() && self.told.is_empty() {
            None
        } else {
            Some(ron::to_string(&(&self.branch, &self.told)).unwrap_or_default())
        };
        let notes = if self.notes.is_empty() {
            None
        } else {
            Some(ron::to_string(&self.notes).unwrap_or_default())
        };
        let extra = more.as_deref().into_iter().chain(notes.as_deref());
        let lines = std::iter::once(header.as_str()).chain(extra);
        fingerprint(lines.chain(self.entries.iter().map(String::as_str)))
    }

    /// The file's text.
    pub fn text(&self) -> String {
        let pretty = ron::ser::PrettyConfig::new().depth_limit(2).indentor(" ").struct_names(false);
        // A save holds nothing but strings, numbers and lists: writing it as RON cannot fail.
        ron::ser::to_string_pretty(self, pretty).unwrap_or_default()
    }

    /// Reads a file's text.
    ///
    /// # Errors
    /// [`SaveError`] says what is wrong and where.
    pub fn read(text: &str) -> Result<Save, SaveError> {
        let save: Save = ron::from_str(text).map_err(|e| SaveError::Unreadable {
            line: e.span.start.line,
            column: e.span.start.col,
            why: e.code.to_string(),
        })?;
        if save.program != PROGRAM {
            return Err(SaveError::Foreign(save.program.chars().take(40).collect()));
        }
        if save.format != FORMAT {
            return Err(SaveError::Format(save.format));
        }
        if save.fingerprint() != save.check {
            return Err(SaveError::Damaged);
        }
        Ok(save)
    }

    /// Reads a file.
    ///
    /// # Errors
    /// [`SaveError`] says what is wrong and where.
    pub fn open(path: &Path) -> Result<Save, SaveError> {
        Save::read(&read_text(path)?)
    }

    /// Writes a file: beside it first, then into its place; the previous one is kept with the
    /// ending `.old`.
    ///
    /// # Errors
    /// [`SaveError::File`] if the folder is missing, the disk is full or writing is forbidden; the
    /// previous file is untouched then.
    pub fn write(&self, path: &Path) -> Result<(), SaveError> {
        write_atomically(path, self.text().as_bytes())
    }

    /// What has changed between this record and today's levels and rules; `None` if nothing has. A
    /// version of the rules that is still played has not.
    pub fn changed_since(&self, game: &dyn Game) -> Option<Changed> {
        let played = game.rules_of(self.rules_version).0;
        let changed = Changed {
            levels: self.level_hash != game.level_hash(&self.setup.edition),
            rules: (self.rules_version != played).then_some((self.rules_version, played)),
        };
        (changed.levels || changed.rules.is_some()).then_some(changed)
    }

    /// Plays the record again from its beginning, by the rules that wrote it, and checks every
    /// hash.
    ///
    /// # Errors
    /// [`SaveError`] if the set-up is impossible or an entry cannot be read. A record that today's
    /// rules play differently is no error: the game then stands at the last position on which both
    /// agree, and the [`Divergence`] says where they part.
    pub fn replay(&self, game: &'static dyn Game) -> Result<(Play, Option<Divergence>), SaveError> {
        let dealt = Some(self.dealt.as_slice());
        let mut play = Play::begin_by(game, self.setup.clone(), dealt, self.rules_version)
            .map_err(|e| {
                SaveError::Setup(match self.changed_since(game) {
                    Some(changed) => format!("{e}; {changed}"),
                    None => e.to_string(),
                })
            })?;
        let study = self.setup.study;
        play.set_study(true);
        let mut divergence = None;
        for (i, line) in self.entries.iter().enumerate() {
            if let Err(why) = play.follow_line(line).map_err(|why| SaveError::Entry(i + 1, why))? {
                divergence = Some(Divergence { entry: i + 1, why });
                play.forget_after(i);
                break;
            }
        }
        play.set_study(study);
        Ok((play, divergence))
    }
}
