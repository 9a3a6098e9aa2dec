//! The words in a line of a worked example: what they name on the table where the line is followed.
//! A word that names nothing is a sentence, never a guess.

use crate::table::{
    action::Action,
    catalogue::Catalogue,
    ids::{KindId, PieceId, SeatId, Viewer, ZoneId},
    play::Play,
    sight::Sight,
};

/// One step on its way.
pub(super) struct Walk<'a> {
    pub(super) play: &'a mut Play,
    pub(super) c: &'a Catalogue,
    pub(super) base: usize,
}

/// What a step finds: nothing wrong, or a sentence.
pub(super) type Found = Result<(), String>;

pub(super) fn same<T: PartialEq + std::fmt::Debug>(wanted: T, there: T) -> Found {
    if wanted == there { Ok(()) } else { Err(format!("it is {there:?}, not {wanted:?}")) }
}

pub(super) fn number<T: std::str::FromStr>(word: Option<&str>) -> Result<T, String> {
    word.and_then(|w| w.parse().ok())
        .ok_or_else(|| format!("\"{}\" is no number", word.unwrap_or_default()))
}

impl Walk<'_> {
    /// Reads an action. `#<kind>` stands for a piece of a kind, `#<kind>@<zone>` for one that lies
    /// there: the first with which the action is on offer, or (`wanted` is false) is refused by
    /// name; else the first there is.
    pub(super) fn action(&mut self, text: &str, wanted: bool) -> Result<Action, String> {
        let mut written = vec![String::new()];
        for word in text.split_whitespace() {
            let named =
                word.strip_prefix('#').filter(|k| !k.starts_with(|c: char| c.is_ascii_digit()));
            let words = match named {
                Some(name) => self.pieces(name)?.iter().map(|p| format!("#{} ", p.0)).collect(),
                None => vec![format!("{word} ")],
            };
            written = written
                .iter()
                .flat_map(|begun| words.iter().map(move |w| format!("{begun}{w}")))
                .collect();
        }
        let actions = written
            .iter()
            .map(|w| Action::parse(w, self.c))
            .collect::<Result<Vec<_>, _>>()
            .map_err(|e| e.to_string())?;
        if let [only] = actions[..] {
            return Ok(only);
        }
        let looked = self.play.look();
        let known = |a: &&Action| {
            if wanted {
                looked.list.iter().any(|o| o.accepts(a))
            } else {
                looked.refusals.iter().any(|r| r.action == **a)
            }
        };
        actions
            .iter()
            .find(known)
            .or(actions.first())
            .copied()
            .ok_or_else(|| format!("there is no piece for \"{text}\""))
    }

    /// The pieces that a name means: all of a kind, or those of them in a zone.
    fn pieces(&mut self, name: &str) -> Result<Vec<PieceId>, String> {
        let (key, zone) =
            name.split_once('@').map_or((name, None), |(key, zone)| (key, Some(zone)));
        let kind = self.kind(key)?;
        let mut found: Vec<PieceId> =
            self.c.all_pieces().filter(|p| self.c.pieces[p.ix()] == kind).collect();
        if let Some(zone) = zone {
            let zone = self.zone(Some(zone))?;
            let there = self.play.sight(Viewer::Everybody);
            found.retain(|&p| there.zone(zone).pieces.iter().any(|q| q.id == Some(p)));
        }
        if found.is_empty() { Err(format!("there is no piece \"{name}\"")) } else { Ok(found) }
    }

    pub(super) fn zone(&self, word: Option<&str>) -> Result<ZoneId, String> {
        let key = word.unwrap_or_default();
        self.c.zone_by_key(key).ok_or_else(|| format!("there is no zone \"{key}\""))
    }

    pub(super) fn seat(&self, word: Option<&str>) -> Result<SeatId, String> {
        word.and_then(|w| self.c.seat_by_word(w))
            .ok_or_else(|| format!("\"{}\" is no seat such as @0", word.unwrap_or_default()))
    }

    pub(super) fn kind(&self, key: &str) -> Result<KindId, String> {
        self.c.kind_by_key(key).ok_or_else(|| format!("there is no kind \"{key}\""))
    }

    /// A piece by number, or the first of a kind.
    pub(super) fn piece(&self, word: Option<&str>) -> Result<PieceId, String> {
        let word = word.unwrap_or_default();
        let piece = match word.strip_prefix('#') {
            Some(n) => n.parse().ok().filter(|&n: &u16| usize::from(n) < self.c.pieces.len()),
            None => {
                let kind = self.kind(word)?;
                self.c.pieces.iter().position(|&k| k == kind).map(|n| n as u16)
            }
        };
        piece.map(PieceId).ok_or_else(|| format!("there is no piece \"{word}\""))
    }

    pub(super) fn kinds(&mut self, zone: ZoneId) -> Vec<String> {
        let sight = self.play.sight(Viewer::Everybody);
        sight
            .zone(zone)
            .pieces
            .iter()
            .filter_map(|p| p.kind)
            .map(|k| self.c.kinds[k.ix()].key.clone())
            .collect()
    }

    pub(super) fn offers(&self) -> Vec<String> {
        self.play.offers().iter().map(|o| o.action.to_text(self.c)).collect()
    }

    /// Everything on the table.
    pub(super) fn all(&mut self) -> Sight {
        self.play.sight(Viewer::Everybody)
    }
}
