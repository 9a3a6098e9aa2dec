//! A worked example: a position, what is done in it, and what the rules make of that, written line
//! by line so that a test runs it and a person can play it on the board. It holds no rule of its
//! own, and a faulty one is reported, never repaired.

use super::{
    action::{Action, Narration},
    catalogue::{Catalogue, SeatInfo},
    edit::Edit,
    game::{Game, Setup, SetupError},
    ids::{KindId, PieceId, SeatId, Seats, Viewer, ZoneId},
    play::Play,
    record::snapshot,
    sight::{Sight, ZoneSight},
};
use serde::{Deserialize, Serialize};
use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
};

/// The version of the file format.
pub const FORMAT: u32 = 1;
/// What a file must call itself.
const PROGRAM: &str = "caravanserai";
/// The line of `edits` that leaves everything as it was dealt: nothing is laid under the example.
const DEALT: &str = "as dealt";
/// What the seats of an example are called.
const NAMES: [&str; 8] = ["A", "B", "C", "D", "E", "F", "G", "H"];

/// A worked example of some rules.
///
/// A line of `edits` is an edit, a word of the game's own (see [`Game::arrangement`]), or `as
/// dealt`. A line of `steps` is one of `do <action>[, <action>..]`, `refused <action> by <rule>`,
/// `offered <action>`, `absent <action>`, `dial <key> <n>`, `purse <key> <n>`, `mark <piece> <n>`,
/// `in <zone> [<kind>..]`, `order <zone> [<kind>..]`, `has <zone> <kind>`, `count <zone> <n>`, `at
/// <piece> <zone>`, `no-table [<option> <n>..] by <rule>`, `sees <seat> <zone> <kind>`, `hidden
/// <seat> <zone>`, `said <key>`, `told <seat> <key>`, `asks <seat> <question>`, `net-worth <seat>
/// <n>`, `over`, `wins <seat>[ <seat>..]`, `edit <edit>`, `chance <n>..`, `dice <n>..`, `draw
/// <kind>..`, `back <n>`, `again`. A line that begins with an edition and a colon holds in that
/// edition alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// Always `caravanserai`.
    pub program: String,
    /// The version of the file format.
    pub format: u32,
    /// Its number, such as `X05`; its texts have the key `<prefix>-example-<number>`.
    pub example: String,
    /// Identifier of the game.
    pub game: String,
    /// The editions in which it holds.
    pub editions: Vec<String>,
    /// The rules that it shows.
    pub rules: Vec<String>,
    /// Its place among the positions that the help shows, from 1; 0 is none of them.
    #[serde(default)]
    pub help: u8,
    /// How many seats play.
    #[serde(default = "two")]
    pub seats: usize,
    /// The races of the seats in order; the first free ones where the list is shorter.
    #[serde(default)]
    pub races: Vec<String>,
    /// Options by key; those not named have their default.
    #[serde(default)]
    pub options: BTreeMap<String, i64>,
    /// Seed of what the example leaves to chance.
    #[serde(default)]
    pub seed: u64,
    /// What makes the position.
    #[serde(default)]
    pub edits: Vec<String>,
    /// What is done, and what must be seen then.
    pub steps: Vec<String>,
}

/// Two seats play unless more are needed.
fn two() -> usize {
    2
}

/// What is wrong with an example, or what the rules of today make of it instead.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("step {step} \"{line}\": {why}")]
pub struct ExampleFault {
    /// The number of the step, counted from 1; 0 for the file or the position.
    pub step: usize,
    /// The line.
    pub line: String,
    /// What is wrong with it, or what is there instead.
    pub why: String,
}

pub(super) fn fault(step: usize, line: &str, why: impl ToString) -> ExampleFault {
    ExampleFault { step, line: line.chars().take(120).collect(), why: why.to_string() }
}

impl Example {
    /// Reads a file's text.
    ///
    /// # Errors
    /// [`ExampleFault`] with step 0 says what cannot be read.
    pub fn read(text: &str) -> Result<Example, ExampleFault> {
        let example: Example = ron::from_str(text).map_err(|e| fault(0, "", e))?;
        if example.program != PROGRAM || example.format != FORMAT {
            return Err(fault(
                0,
                &example.example,
                format!("this is no example of {PROGRAM} in format {FORMAT}"),
            ));
        }
        Ok(example)
    }

    /// What the keys of its texts begin with: the title; `.given` and `.shows` say more.
    pub fn text_key(&self, game: &dyn Game) -> String {
        format!("{}-example-{}", game.prefix(), self.example)
    }

    /// Whether it shows a rule, or one within a section or chapter.
    pub fn shows(&self, rule: &str) -> bool {
        self.rules.iter().any(|r| {
            r.strip_prefix(rule).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        })
    }

    /// How the game is set up first.
    pub fn setup(&self, game: &dyn Game, edition: &str) -> Setup {
        Setup {
            game: self.game.clone(),
            options: self.options.clone(),
            seed: self.seed,
            ..plain_setup(game, edition, self.seats, &self.races)
        }
    }

    /// Sets the position up, in study mode: first the ground that the game lays for examples and
    /// its own words, then the edits.
    ///
    /// # Errors
    /// [`ExampleFault`] with step 0 and the line of `edits` that is not possible.
    pub fn begin(&self, game: &'static dyn Game, edition: &str) -> Result<Play, ExampleFault> {
        arranged(game, self.setup(game, edition), &self.edits)
    }

    /// Plays the example in an edition and looks at everything that it says.
    ///
    /// # Errors
    /// The first [`ExampleFault`].
    pub fn run(&self, game: &'static dyn Game, edition: &str) -> Result<(), ExampleFault> {
        let mut play = self.begin(game, edition)?;
        let base = play.entries().len();
        (0..self.steps.len()).try_for_each(|step| self.follow(&mut play, base, step))
    }

    /// Carries one step out, or looks at what it says; steps count from 0 here. `base` is the
    /// number of entries that the play had when the position stood.
    ///
    /// # Errors
    /// The [`ExampleFault`] of this step.
    pub fn follow(&self, play: &mut Play, base: usize, step: usize) -> Result<(), ExampleFault> {
        let Some(written) = self.steps.get(step) else { return Ok(()) };
        let Some(line) = in_edition(written, &play.setup().edition) else { return Ok(()) };
        follow_line(play, base, line).map_err(|why| fault(step + 1, written, why))
    }
}

/// A set-up in study mode for so many seats, with these races and then the first free ones.
pub(super) fn plain_setup(
    game: &dyn Game,
    edition: &str,
    seats: usize,
    wanted: &[String],
) -> Setup {
    // The set-up refuses so many; what a file asks for is not made before.
    let seats = seats.min(usize::from(u8::MAX));
    let known = game.races(edition);
    let mut races = wanted.to_vec();
    races.extend(known.into_iter().map(|r| r.key).filter(|r| !wanted.contains(r)));
    races.resize(seats.max(races.len()), String::new());
    let seat = |(n, race): (usize, &String)| SeatInfo {
        name: NAMES[n % NAMES.len()].to_owned(),
        colour: n as u8,
        race: race.clone(),
        by: Default::default(),
    };
    Setup {
        game: game.id().to_owned(),
        edition: edition.to_owned(),
        seats: races.iter().take(seats).enumerate().map(seat).collect(),
        options: BTreeMap::new(),
        seed: 0,
        study: true,
    }
}

/// Sets a position up: first the ground that the game lays for examples and its own words, then
/// the edits.
///
/// # Errors
/// [`ExampleFault`] with step 0 and the line that is not possible.
pub(super) fn arranged(
    game: &'static dyn Game,
    setup: Setup,
    written: &[String],
) -> Result<Play, ExampleFault> {
    let edition = setup.edition.as_str();
    let mut play = Play::begin(game, setup.clone()).map_err(|e| fault(0, "", e))?;
    let catalogue = play.catalogue().clone();
    let as_dealt = written.iter().any(|line| line == DEALT);
    let (mut ground, mut words, mut edits) = (Vec::new(), Vec::new(), Vec::new());
    let hear = |line: &str| Edit::parse(line, &catalogue).map_err(|e| fault(0, line, e.why));
    let lines = written.iter().filter_map(|line| in_edition(line, edition));
    for line in std::iter::once("ground").chain(lines) {
        if line == DEALT || line == "ground" && as_dealt {
            continue;
        }
        match game.arrangement(line, &setup, &catalogue) {
            Some(laid) => {
                let batch = if line == "ground" { &mut ground } else { &mut words };
                batch.extend(laid.iter().map(|w| hear(w)).collect::<Result<Vec<_>, _>>()?);
            }
            None if line == "ground" => {}
            None => edits.push(hear(line)?),
        }
    }
    for batch in [ground, words, edits] {
        if !batch.is_empty() {
            play.arrange(&batch).map_err(|e| fault(0, "", e.to_string()))?;
        }
    }
    Ok(play)
}

/// Carries one line out, or looks at what it says: see [`Example`] for the words. `base` is the
/// number of entries that the play had when the position stood.
///
/// # Errors
/// A sentence.
pub(super) fn follow_line(play: &mut Play, base: usize, line: &str) -> Result<(), String> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let catalogue = play.catalogue().clone();
    Walk { play, c: &catalogue, base }.take(word, rest.trim())
}

/// The action that a line means where it can be chosen now, its pieces named by kind and zone.
///
/// # Errors
/// A sentence.
pub(super) fn action_of(play: &mut Play, text: &str) -> Result<Action, String> {
    let catalogue = play.catalogue().clone();
    Walk { play, c: &catalogue, base: 0 }.action(text, true)
}

/// The line without the edition that it is for; `None` if that is another one.
fn in_edition<'a>(line: &'a str, edition: &str) -> Option<&'a str> {
    match line.split_once(": ") {
        Some((only, rest)) => (only == edition).then_some(rest),
        None => Some(line),
    }
}

/// The examples of a game, in the order of its own list. A file that cannot be read is left out; a
/// test reads them all.
pub fn all(game: &dyn Game) -> &'static [Example] {
    // Read once and kept as long as the program runs.
    static READ: Mutex<BTreeMap<&str, &'static [Example]>> = Mutex::new(BTreeMap::new());
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    read.entry(game.id()).or_insert_with(|| {
        let examples: Vec<Example> =
            game.examples().iter().filter_map(|text| Example::read(text).ok()).collect();
        examples.leak()
    })
}

/// The positions that the help shows, in their order.
pub fn for_help(game: &dyn Game) -> Vec<&'static Example> {
    let mut shown: Vec<_> = all(game).iter().filter(|example| example.help > 0).collect();
    shown.sort_by_key(|example| example.help);
    shown
}

/// The example with this number.
pub fn find(game: &dyn Game, number: &str) -> Option<&'static Example> {
    all(game).iter().find(|e| e.example == number)
}

/// The examples that show a rule, or one within a section or chapter, in an edition.
pub fn for_rule<'a>(
    game: &dyn Game,
    rule: &'a str,
    edition: &'a str,
) -> impl Iterator<Item = &'static Example> + 'a {
    all(game).iter().filter(move |e| e.shows(rule) && e.editions.iter().any(|one| one == edition))
}

/// One step on its way.
struct Walk<'a> {
    play: &'a mut Play,
    c: &'a Catalogue,
    base: usize,
}

/// What a step finds: nothing wrong, or a sentence.
type Found = Result<(), String>;

fn same<T: PartialEq + std::fmt::Debug>(wanted: T, there: T) -> Found {
    if wanted == there { Ok(()) } else { Err(format!("it is {there:?}, not {wanted:?}")) }
}

fn number<T: std::str::FromStr>(word: Option<&str>) -> Result<T, String> {
    word.and_then(|w| w.parse().ok())
        .ok_or_else(|| format!("\"{}\" is no number", word.unwrap_or_default()))
}

impl Walk<'_> {
    /// Does what the step says, or looks at what it says.
    fn take(&mut self, word: &str, rest: &str) -> Found {
        match word {
            "do" => rest.split(',').try_for_each(|text| self.act(text.trim())),
            "refused" => self.refused(rest),
            "offered" | "absent" => self.offered(rest, word == "offered"),
            "no-table" => self.no_table(rest),
            "edit" => self.edit(rest),
            "chance" => self.edit(&format!("chance {rest}")),
            "dice" => self.dice(rest),
            "draw" => self.draw(rest),
            "back" => {
                let steps = number(rest.split_whitespace().next())?;
                let entries = self.play.entries().len().saturating_sub(steps);
                self.play.seek(entries.max(self.base));
                Ok(())
            }
            "again" => {
                self.play.seek(self.base);
                Ok(())
            }
            _ => self.lies(word, rest),
        }
    }

    /// Looks at what lies on the table.
    fn lies(&mut self, word: &str, rest: &str) -> Found {
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

    /// Everything on the table.
    fn all(&mut self) -> Sight {
        self.play.sight(Viewer::Everybody)
    }

    fn offered(&mut self, text: &str, wanted: bool) -> Found {
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

    fn dice(&mut self, rest: &str) -> Found {
        let dice = rest.split_whitespace().map(|w| number::<u32>(Some(w)));
        let dice = dice.collect::<Result<Vec<_>, _>>()?;
        let line = |line, n: &u32| format!("{line} {}", n.saturating_sub(1));
        self.edit(&dice.iter().fold("chance".to_owned(), line))
    }

    /// Reads an action. `#<kind>` stands for a piece of a kind, `#<kind>@<zone>` for one that lies
    /// there: the first with which the action is on offer, or (`wanted` is false) is refused by
    /// name; else the first there is.
    fn action(&mut self, text: &str, wanted: bool) -> Result<Action, String> {
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
    /// Whether a table with other options would be refused: `[<option> <n>..] by <rule>`.
    fn no_table(&mut self, rest: &str) -> Found {
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
    fn zone(&self, word: Option<&str>) -> Result<ZoneId, String> {
        let key = word.unwrap_or_default();
        self.c.zone_by_key(key).ok_or_else(|| format!("there is no zone \"{key}\""))
    }
    fn seat(&self, word: Option<&str>) -> Result<SeatId, String> {
        word.and_then(|w| self.c.seat_by_word(w))
            .ok_or_else(|| format!("\"{}\" is no seat such as @0", word.unwrap_or_default()))
    }
    fn kind(&self, key: &str) -> Result<KindId, String> {
        self.c.kind_by_key(key).ok_or_else(|| format!("there is no kind \"{key}\""))
    }
    /// A piece by number, or the first of a kind.
    fn piece(&self, word: Option<&str>) -> Result<PieceId, String> {
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
    fn kinds(&mut self, zone: ZoneId) -> Vec<String> {
        let sight = self.play.sight(Viewer::Everybody);
        sight
            .zone(zone)
            .pieces
            .iter()
            .filter_map(|p| p.kind)
            .map(|k| self.c.kinds[k.ix()].key.clone())
            .collect()
    }
    fn offers(&self) -> Vec<String> {
        self.play.offers().iter().map(|o| o.action.to_text(self.c)).collect()
    }

    fn act(&mut self, text: &str) -> Found {
        let action = self.action(text, true)?;
        match self.play.choose(action) {
            Ok(_) => Ok(()),
            Err(no) => Err(format!(
                "\"{text}\" is refused by {} ({}); offered are {:?}",
                no.rule,
                no.message.key,
                self.offers()
            )),
        }
    }

    fn refused(&mut self, rest: &str) -> Found {
        let (text, rule) = rest.rsplit_once(" by ").ok_or("write refused <action> by <rule>")?;
        let (action, before) = (self.action(text, false)?, self.play.hash());
        match self.play.choose(action) {
            Ok(_) => Err("it is not refused".to_owned()),
            Err(no) if no.rule.0 != rule => {
                Err(format!("it is refused by {} ({})", no.rule, no.message.key))
            }
            // What is refused changes nothing.
            Err(_) => same(before, self.play.hash()),
        }
    }

    fn said(&self, key: &str, parse: impl Fn(Seats) -> bool) -> Found {
        let lines: &[Narration] = self.play.entries().last().map_or(&[], |e| &e.lines);
        if lines.iter().any(|l| l.message.key == key && parse(l.audience)) {
            return Ok(());
        }
        Err(format!("said was {:?}", lines.iter().map(|l| l.message.key).collect::<Vec<_>>()))
    }

    fn edit(&mut self, text: &str) -> Found {
        let edit = Edit::parse(text, self.c).map_err(|e| e.why)?;
        self.play.arrange(&[edit]).map(|_| ()).map_err(|e| e.to_string())
    }

    /// Makes the next draws out of a zone that is drawn from evenly give these kinds: `<zone>
    /// <kind>..`. What goes in before they are made lies on top and is not meant.
    fn draw(&mut self, rest: &str) -> Found {
        let mut words = rest.split_whitespace();
        let zone = words.next().unwrap_or_default().to_owned();
        let mut contents = snapshot(self.play)
            .zones
            .into_iter()
            .find(|(key, _)| *key == zone)
            .map(|(_, pieces)| pieces)
            .unwrap_or_default();
        let mut line = "chance".to_owned();
        for word in words {
            let kind = self.kind(word)?;
            let place = contents.iter().position(|&p| self.c.pieces[usize::from(p)] == kind);
            let place = place.ok_or_else(|| format!("no {word} lies in {zone}"))?;
            contents.remove(place);
            line = format!("{line} {place}");
        }
        self.edit(&line)
    }
}
