//! Comparing: the lines of a worked example that look at the table, and say what they find instead.
//! They change nothing.

use super::words::{Found, Walk, number, same};
use crate::table::{
    action::Narration,
    game::SetupError,
    ids::{Seats, Viewer},
    play::Play,
    sight::ZoneSight,
};

impl Walk<'_> {
    /// Looks at what lies on the table.
    pub(super) fn lies(&mut self, word: &str, rest: &str) -> Found {
        let mut words = rest.split_whitespace();
        match word {
            "dial" => {
                let key = words.next().unwrap_or_default();
                let dial =
                    self.c.dial_by_key(key).ok_or_else(|| format!("there is no dial \"{key}\""))?;
                same(number(words.next())?, self.all().dial(dial))
            }
            "purse" => {
                let key = words.next().unwrap_or_default();
                let purse = self.c.purse_by_key(key);
                let purse = purse.ok_or_else(|| format!("there is no purse \"{key}\""))?;
                same(number(words.next())?, self.all().purse(purse))
            }
            "mark" => {
                let (piece, sight) = (self.piece(words.next())?, self.all());
                let mut pieces = sight.zones.iter().flat_map(|z| &z.pieces);
                let there = pieces.find(|p| p.id == Some(piece)).map_or(0, |p| p.mark);
                same(number(words.next())?, there)
            }
            "in" => {
                let zone = self.zone(words.next())?;
                let mut wanted: Vec<String> = words.map(str::to_owned).collect();
                let mut there = self.kinds(zone);
                wanted.sort();
                there.sort();
                same(wanted, there)
            }
            "order" => {
                let zone = self.zone(words.next())?;
                same(words.map(str::to_owned).collect(), self.kinds(zone))
            }
            "has" => {
                let zone = self.zone(words.next())?;
                let (kind, there) = (words.next().unwrap_or_default(), self.kinds(zone));
                let has = there.iter().any(|k| k == kind);
                if has { Ok(()) } else { Err(format!("there are {there:?}")) }
            }
            "count" => {
                let zone = self.zone(words.next())?;
                same(number(words.next())?, self.all().zone(zone).count)
            }
            "at" => {
                let (piece, wanted) = (self.piece(words.next())?, self.zone(words.next())?);
                let holds = |z: &ZoneSight| z.pieces.iter().any(|p| p.id == Some(piece));
                let there = self.all().zones.iter().position(holds);
                let key = |z: usize| self.c.zones[z].key.as_str();
                same(key(wanted.ix()), there.map_or("", key))
            }
            _ => self.heard(word, rest),
        }
    }

    /// Looks at what somebody sees or hears, who is asked, and how it stands.
    fn heard(&mut self, word: &str, rest: &str) -> Found {
        let mut words = rest.split_whitespace();
        match word {
            "sees" | "hidden" => self.seen(rest, word == "sees"),
            "said" => self.said(rest, |audience| audience == Seats::ALL),
            "told" => {
                let seat = self.seat(words.next())?;
                self.said(words.next().unwrap_or_default(), |audience| {
                    audience.has(seat) && audience != Seats::ALL
                })
            }
            "asks" => {
                let (seat, question) = (self.seat(words.next())?, words.next().unwrap_or_default());
                let decision = self.play.sight(Viewer::Public).decision;
                let there = decision.map(|d| (d.seat, self.c.question(d.question)));
                same(Some((seat, question)), there)
            }
            "net-worth" => {
                let seat = self.seat(words.next())?;
                let there = self.play.fortunes().get(seat.ix()).copied();
                same(Some(number(words.next())?), there)
            }
            "over" => same(true, self.play.is_over()),
            "wins" => {
                let wanted = words.map(|w| self.seat(Some(w))).collect::<Result<Vec<_>, _>>()?;
                same(Some(wanted), self.play.outcome().map(|o| o.winners))
            }
            _ => Err(format!("\"{word}\" is no step")),
        }
    }

    pub(super) fn offered(&mut self, text: &str, wanted: bool) -> Found {
        let action = self.action(text, true)?;
        let there = self.play.offers().iter().any(|o| o.accepts(&action));
        same(wanted, there).map_err(|_| format!("offered are {:?}", self.offers()))
    }

    /// Whether a seat sees a kind in a zone, or nothing of what lies there.
    fn seen(&mut self, rest: &str, wanted: bool) -> Found {
        let mut words = rest.split_whitespace();
        let (seat, zone) = (self.seat(words.next())?, self.zone(words.next())?);
        let sight = self.play.sight(Viewer::Seat(seat));
        let kinds = sight.zone(zone).pieces.iter().filter_map(|p| p.kind);
        let seen: Vec<&str> = kinds.map(|k| self.c.kinds[k.ix()].key.as_str()).collect();
        match words.next() {
            Some(kind) if wanted => {
                let there = seen.contains(&kind).then_some(());
                there.ok_or_else(|| format!("{seen:?} can be seen"))
            }
            None if !wanted => same((true, Vec::new()), (sight.zone(zone).count > 0, seen)),
            _ => Err("write sees <seat> <zone> <kind> or hidden <seat> <zone>".to_owned()),
        }
    }

    fn said(&self, key: &str, parse: impl Fn(Seats) -> bool) -> Found {
        let lines: &[Narration] = self.play.entries().last().map_or(&[], |e| &e.lines);
        if lines.iter().any(|l| l.message.key == key && parse(l.audience)) {
            return Ok(());
        }
        Err(format!("said was {:?}", lines.iter().map(|l| l.message.key).collect::<Vec<_>>()))
    }

    /// Whether a table with other options would be refused: `[<option> <n>..] by <rule>`.
    pub(super) fn no_table(&mut self, rest: &str) -> Found {
        let (text, rule) =
            rest.rsplit_once("by ").ok_or("write no-table <option> <n> by <rule>")?;
        let mut setup = self.play.setup().clone();
        let words: Vec<&str> = text.split_whitespace().collect();
        for pair in words.chunks(2) {
            setup.options.insert(pair[0].to_owned(), number(pair.get(1).copied())?);
        }
        match Play::begin(self.play.game(), setup) {
            Ok(_) => Err("the table can be laid".to_owned()),
            Err(SetupError::Rule { rule: by, .. }) => same(rule, by.0),
            Err(other) => Err(other.to_string()),
        }
    }
}
