//! Edits of the position: the written forms `place`, `purse`, `dial`, `face`, `shown`, `mark`,
//! `chance`, `redeal`, shared by scenario files, the protocol's `arrange`, the window's study mode
//! and records. An edit that cannot be read changes nothing.

use super::{
    catalogue::Catalogue,
    ids::{Dial, KindId, PieceId, PurseId, SeatId, Viewer, ZoneId},
    ledger::Ledger,
    redeal::{Redealing, redeal},
};
use std::{fmt::Write, str::SplitWhitespace};

/// Most outcomes that one edit may queue, so that a position stays small.
const MOST_CHANCE: usize = 200;
/// Largest amount that an edit puts into a purse.
const MOST_MONEY: i64 = 1_000_000_000;

/// How an edit names a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PieceOrKind {
    /// By number, `#17`.
    Piece(PieceId),
    /// Any of a kind, by catalogue key: the first that no earlier edit of the same batch has taken.
    Any(KindId),
}

/// One change of the position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Edit {
    /// Lay a piece into a zone; in a zone for one piece it changes places with what lies there.
    Place(PieceOrKind, ZoneId),
    /// Set a purse.
    Purse(PurseId, i64),
    /// Set a dial.
    Dial(Dial, i64),
    /// Turn a piece up or down.
    Face(PieceOrKind, bool),
    /// Let a seat know a face-down piece.
    Shown(PieceOrKind, SeatId),
    /// Write a number on a piece.
    Mark(PieceOrKind, i32),
    /// Make the next draws give these outcomes, each counted from 0, after those that are queued
    /// already; none empties the queue.
    Chance(Vec<u32>),
    /// Deal everything that this viewer does not know anew, by this number: see `table::redeal`.
    /// What is on the agenda stays.
    Redeal(Viewer, u64),
}

/// Why an edit could not be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the edit \"{edit}\": {why}")]
pub struct EditError {
    /// What was written, cut to 80 characters.
    pub edit: String,
    /// What is wrong and what was expected.
    pub why: String,
}

/// Reads an edit word by word; what it does not understand is a sentence.
struct Reader<'a> {
    words: SplitWhitespace<'a>,
    c: &'a Catalogue,
}

fn clip(word: &str) -> String {
    word.chars().take(40).collect()
}

fn too_many(word: &str) -> String {
    format!("\"{}\" is one word too many", clip(word))
}

impl<'a> Reader<'a> {
    fn edit(&mut self) -> Result<Edit, String> {
        match self.word("the verb")? {
            "place" => Ok(Edit::Place(self.piece()?, self.zone()?)),
            "purse" => self.purse(),
            "dial" => self.dial(),
            "face" => {
                let piece = self.piece()?;
                match self.word("up or down")? {
                    "up" => Ok(Edit::Face(piece, true)),
                    "down" => Ok(Edit::Face(piece, false)),
                    w => Err(format!("\"{}\" should be up or down", clip(w))),
                }
            }
            "shown" => {
                let (piece, w) = (self.piece()?, self.word("the seat")?);
                let seat = self.c.seat_by_word(w);
                seat.map(|seat| Edit::Shown(piece, seat))
                    .ok_or_else(|| format!("\"{}\" is no seat such as @0", clip(w)))
            }
            "mark" => {
                let (piece, n) = (self.piece()?, self.number("the number")?);
                let mark = i32::try_from(n).map_err(|_| "the number is too large".to_owned())?;
                Ok(Edit::Mark(piece, mark))
            }
            "chance" => self.chance(),
            "redeal" => self.redeal(),
            w => Err(format!(
                "\"{}\" is no edit; the edits are place, purse, dial, face, shown, mark, chance, redeal",
                clip(w)
            )),
        }
    }

    fn word(&mut self, what: &str) -> Result<&'a str, String> {
        self.words.next().ok_or_else(|| format!("{what} is missing"))
    }

    fn number(&mut self, what: &str) -> Result<i64, String> {
        let w = self.word(what)?;
        w.parse().map_err(|_| format!("\"{}\" is no whole number", clip(w)))
    }

    fn piece(&mut self) -> Result<PieceOrKind, String> {
        let w = self.word("the piece")?;
        let which = if w.starts_with('#') {
            self.c.piece_by_word(w).map(PieceOrKind::Piece)
        } else {
            self.c.kind_by_key(w).map(PieceOrKind::Any)
        };
        which.ok_or_else(|| {
            let w = clip(w);
            format!("\"{w}\" is neither a piece number such as #17 nor the key of a kind")
        })
    }

    fn zone(&mut self) -> Result<ZoneId, String> {
        let w = self.word("the zone")?;
        self.c.zone_by_key(w).ok_or_else(|| format!("there is no zone \"{}\"", clip(w)))
    }

    fn purse(&mut self) -> Result<Edit, String> {
        let w = self.word("the purse")?;
        let purse =
            self.c.purse_by_key(w).ok_or_else(|| format!("there is no purse \"{}\"", clip(w)))?;
        let amount = self.number("the amount")?;
        let least = if self.c.purses[purse.ix()].bottomless { -MOST_MONEY } else { 0 };
        if !(least..=MOST_MONEY).contains(&amount) {
            return Err(format!("an amount is from 0 to {MOST_MONEY}"));
        }
        Ok(Edit::Purse(purse, amount))
    }

    fn dial(&mut self) -> Result<Edit, String> {
        let w = self.word("the dial")?;
        let dial =
            self.c.dial_by_key(w).ok_or_else(|| format!("there is no dial \"{}\"", clip(w)))?;
        Ok(Edit::Dial(dial, self.number("the number")?))
    }

    fn chance(&mut self) -> Result<Edit, String> {
        let mut words = self.words.by_ref().peekable();
        if words.next_if_eq(&"none").is_some() {
            return words.next().map_or(Ok(Edit::Chance(Vec::new())), |w| Err(too_many(w)));
        }
        let outcome = |w: &str| w.parse().map_err(|_| format!("\"{}\" is no outcome", clip(w)));
        let outcomes = words.map(outcome).collect::<Result<Vec<u32>, _>>()?;
        if outcomes.is_empty() || outcomes.len() > MOST_CHANCE {
            return Err(format!("give 1 to {MOST_CHANCE} outcomes, or none"));
        }
        Ok(Edit::Chance(outcomes))
    }

    fn redeal(&mut self) -> Result<Edit, String> {
        let w = self.word("the seat, or public")?;
        let viewer = match (w, self.c.seat_by_word(w)) {
            ("public", _) => Viewer::Public,
            (_, Some(seat)) => Viewer::Seat(seat),
            _ => return Err(format!("\"{}\" is neither a seat such as @0 nor public", clip(w))),
        };
        let w = self.word("the number")?;
        let seed = w.parse().map_err(|_| format!("\"{}\" is no whole number", clip(w)))?;
        Ok(Edit::Redeal(viewer, seed))
    }
}

impl Edit {
    /// Reads the written form.
    ///
    /// # Errors
    /// [`EditError`] says what was not understood.
    pub fn parse(text: &str, c: &Catalogue) -> Result<Edit, EditError> {
        let mut reader = Reader { words: text.split_whitespace(), c };
        let read = reader.edit().and_then(|edit| match reader.words.next() {
            None => Ok(edit),
            Some(w) => Err(too_many(w)),
        });
        read.map_err(|why| EditError { edit: text.chars().take(80).collect(), why })
    }

    /// The written form.
    pub fn to_text(&self, c: &Catalogue) -> String {
        let which = |w: &PieceOrKind| match w {
            PieceOrKind::Piece(p) => format!("#{}", p.0),
            PieceOrKind::Any(k) => c.kinds[k.ix()].key.clone(),
        };
        match self {
            Edit::Place(w, z) => format!("place {} {}", which(w), c.zones[z.ix()].key),
            Edit::Purse(p, n) => format!("purse {} {n}", c.purses[p.ix()].key),
            Edit::Dial(d, n) => format!("dial {} {n}", c.dials[d.ix()]),
            Edit::Face(w, up) => format!("face {} {}", which(w), if *up { "up" } else { "down" }),
            Edit::Shown(w, s) => format!("shown {} @{}", which(w), s.0),
            Edit::Mark(w, n) => format!("mark {} {n}", which(w)),
            Edit::Chance(list) if list.is_empty() => "chance none".to_owned(),
            Edit::Chance(list) => list.iter().fold("chance".to_owned(), |mut out, n| {
                let done = write!(out, " {n}");
                debug_assert!(done.is_ok(), "writing to a string cannot fail");
                out
            }),
            Edit::Redeal(Viewer::Seat(seat), seed) => format!("redeal @{} {seed}", seat.0),
            Edit::Redeal(_, seed) => format!("redeal public {seed}"),
        }
    }
}

/// What a batch of edits has placed so far.
struct Batch<'a> {
    catalogue: &'a Catalogue,
    /// Which pieces were placed.
    placed: Vec<bool>,
    /// The piece of each kind that was placed last.
    last: Vec<Option<PieceId>>,
}

impl Batch<'_> {
    /// The piece that is meant: of a kind the first that was not placed yet.
    fn fresh(&self, which: &PieceOrKind) -> Option<PieceId> {
        match *which {
            PieceOrKind::Piece(p) => Some(p),
            PieceOrKind::Any(kind) => self
                .catalogue
                .all_pieces()
                .find(|p| self.catalogue.pieces[p.ix()] == kind && !self.placed[p.ix()]),
        }
    }
    /// The piece that is meant: of a kind the one placed last, else as [`Batch::fresh`].
    fn last(&self, which: &PieceOrKind) -> Option<PieceId> {
        match *which {
            PieceOrKind::Piece(p) => Some(p),
            PieceOrKind::Any(kind) => self.last[kind.ix()].or_else(|| self.fresh(which)),
        }
    }
    fn place(&mut self, piece: PieceId) {
        self.placed[piece.ix()] = true;
        self.last[self.catalogue.pieces[piece.ix()].ix()] = Some(piece);
    }
}

/// Carries a batch of edits out. A kind names the first of its pieces that the batch has not yet
/// placed; a later edit of the same batch that names the kind without placing it means the piece
/// placed last. `dealt` keeps what was made ready to be dealt anew, for the next time.
///
/// # Errors
/// [`EditError`] if a kind has no piece left; the caller takes everything back.
pub fn carry_out(
    edits: &[Edit],
    ledger: &mut Ledger,
    dealt: &mut Option<Redealing>,
) -> Result<(), EditError> {
    let catalogue = ledger.catalogue.0.clone();
    let mut batch = Batch {
        catalogue: &catalogue,
        placed: vec![false; catalogue.pieces.len()],
        last: vec![None; catalogue.kinds.len()],
    };
    for edit in edits {
        let none = || EditError {
            edit: edit.to_text(&catalogue),
            why: "no piece of this kind is left".to_owned(),
        };
        match edit {
            Edit::Place(which, zone) => {
                let piece = batch.fresh(which).ok_or_else(none)?;
                let from = ledger.zone_of(piece);
                if catalogue.zones[zone.ix()].single
                    && let Some(&there) = ledger.contents(*zone).first()
                    && there != piece
                {
                    ledger.move_piece(there, from);
                }
                ledger.move_piece(piece, *zone);
                batch.place(piece);
            }
            Edit::Purse(purse, amount) => ledger.put_in_purse(*purse, *amount),
            Edit::Dial(dial, value) => ledger.set(*dial, *value),
            Edit::Face(which, up) => {
                let piece = batch.last(which).ok_or_else(none)?;
                if *up { ledger.turn_up(piece) } else { ledger.turn_down(piece) }
            }
            Edit::Shown(which, seat) => ledger.show(batch.last(which).ok_or_else(none)?, *seat),
            Edit::Mark(which, mark) => ledger.set_mark(batch.last(which).ok_or_else(none)?, *mark),
            Edit::Chance(outcomes) if outcomes.is_empty() => ledger.force_none(),
            Edit::Chance(outcomes) => outcomes.iter().for_each(|&o| ledger.force(o)),
            Edit::Redeal(viewer, seed) => redeal(ledger, *viewer, *seed, dealt),
        }
    }
    // A position that was only dealt anew is still the same question.
    if edits.iter().all(|e| matches!(e, Edit::Redeal(..))) {
        return Ok(());
    }
    while !ledger.agenda_is_empty() {
        ledger.done();
    }
    Ok(())
}
