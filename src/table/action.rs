//! The plain values that pass between a chooser and the table: actions, offers, refusals,
//! narration. They carry keys and arguments, never a sentence, and never an `Entity`.

pub use super::verbs::{ArgKind, MOST_ARGS, VerbInfo, VerbSort};
use super::{
    catalogue::Catalogue,
    ids::{KindId, LinkId, PieceId, Rule, SeatId, Seats, SpaceId, Verb, ZoneId},
};
use serde::Serialize;
use std::fmt::Write;

/// What a chooser sends: a verb and its arguments. Small, ordered, copied freely.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action {
    /// What is done.
    pub verb: Verb,
    /// With what; unused places hold 0.
    pub args: [i32; MOST_ARGS],
}

impl Action {
    /// An action without arguments.
    pub const fn plain(verb: Verb) -> Action {
        Action { verb, args: [0; MOST_ARGS] }
    }
    /// An action with one argument.
    pub const fn one(verb: Verb, a: i32) -> Action {
        Action { verb, args: [a, 0, 0] }
    }
    /// An action with two arguments.
    pub const fn two(verb: Verb, a: i32, b: i32) -> Action {
        Action { verb, args: [a, b, 0] }
    }
    /// The first argument as a piece.
    pub const fn piece(&self) -> PieceId {
        PieceId(self.args[0] as u16)
    }
    /// The first argument as a kind of piece.
    pub const fn kind(&self) -> KindId {
        KindId(self.args[0] as u16)
    }
    /// The first argument as a space.
    pub const fn space(&self) -> SpaceId {
        SpaceId(self.args[0] as u16)
    }
    /// The first argument as a seat.
    pub const fn seat(&self) -> SeatId {
        SeatId(self.args[0] as u8)
    }

    /// The written form, such as `step nebula_body_8` or `buy #17`: the form of records, scripts
    /// and the protocol.
    pub fn to_text(&self, catalogue: &Catalogue) -> String {
        let info = catalogue.verb(self.verb);
        let mut out = String::from(info.name);
        for (kind, &value) in info.args.iter().zip(&self.args) {
            out.push(' ');
            let done = match kind {
                ArgKind::Piece(_) => write!(out, "#{value}"),
                ArgKind::Seat(_) => write!(out, "@{value}"),
                ArgKind::Number(_) => write!(out, "{value}"),
                ArgKind::Space(_) => {
                    write!(out, "{}", catalogue.spaces.get(value as usize).map_or("?", |s| &s.id))
                }
                ArgKind::Kind(_) => {
                    write!(out, "{}", catalogue.kinds.get(value as usize).map_or("?", |k| &k.key))
                }
                ArgKind::Word(_, words) => {
                    write!(out, "{}", words.get(value as usize).unwrap_or(&"?"))
                }
            };
            debug_assert!(done.is_ok(), "writing to a string cannot fail");
        }
        out
    }

    /// Reads the written form.
    ///
    /// # Errors
    /// [`ParseError`] says which word was not understood and what was expected there.
    pub fn parse(text: &str, catalogue: &Catalogue) -> Result<Action, ParseError> {
        let mut words = text.split_whitespace();
        let name = words.next().ok_or(ParseError::Empty)?;
        let verb = catalogue
            .verbs
            .iter()
            .position(|v| v.name == name)
            .ok_or_else(|| ParseError::Verb(clip(name)))?;
        let info = &catalogue.verbs[verb];
        let mut action = Action::plain(Verb(verb as u8));
        for (place, kind) in info.args.iter().enumerate() {
            let word =
                words.next().ok_or(ParseError::Missing { verb: info.name, arg: kind.name() })?;
            let wrong = || ParseError::Wrong { arg: kind.name(), word: clip(word) };
            action.args[place] = match kind {
                ArgKind::Piece(_) => catalogue.piece_by_word(word).ok_or_else(wrong)?.0.into(),
                ArgKind::Seat(_) => catalogue.seat_by_word(word).ok_or_else(wrong)?.0.into(),
                ArgKind::Number(_) => word.parse().map_err(|_| wrong())?,
                ArgKind::Space(_) => catalogue.space_by_id(word).ok_or_else(wrong)?.0.into(),
                ArgKind::Kind(_) => catalogue.kind_by_key(word).ok_or_else(wrong)?.0.into(),
                ArgKind::Word(_, list) => {
                    list.iter().position(|w| *w == word).ok_or_else(wrong)? as i32
                }
            };
        }
        match words.next() {
            None => Ok(action),
            Some(word) => Err(ParseError::Surplus(clip(word))),
        }
    }
}

/// Keeps a foreign word short enough to be repeated in a message.
fn clip(word: &str) -> String {
    word.chars().take(40).collect()
}

/// Why a written action could not be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseError {
    /// Nothing was written.
    #[error("the action is empty; write a verb and its arguments, such as \"step galactic_base\"")]
    Empty,
    /// No such verb.
    #[error("\"{0}\" is no verb of this game")]
    Verb(String),
    /// An argument is missing.
    #[error("the verb \"{verb}\" needs an argument: {arg}")]
    Missing {
        /// The verb.
        verb: &'static str,
        /// The name of the argument.
        arg: &'static str,
    },
    /// An argument names nothing on this table.
    #[error("\"{word}\" is no {arg} on this table")]
    Wrong {
        /// The name of the argument.
        arg: &'static str,
        /// What was written, cut to 40 characters.
        word: String,
    },
    /// More words than the verb takes.
    #[error("\"{0}\" is one word too many")]
    Surplus(String),
}

/// Something on the table that can be pointed at and highlighted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Thing {
    /// A board space.
    Space(SpaceId),
    /// A link between two spaces.
    Link(LinkId),
    /// A piece.
    Piece(PieceId),
    /// A zone.
    Zone(ZoneId),
    /// A seat.
    Seat(SeatId),
}

/// An argument of a sentence. How it is worded is the business of `text`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Value {
    /// A plain number.
    Number(i64),
    /// An amount of the game's money.
    Money(i64),
    /// A seat's name.
    Seat(SeatId),
    /// The name of a kind of piece.
    Kind(KindId),
    /// A place on the board.
    Space(SpaceId),
    /// Another text key.
    Word(&'static str),
    /// A proper name out of a level: the same in all languages.
    Name(String),
    /// Several values, joined as a list.
    List(Vec<Value>),
    /// A text key with arguments of its own, such as a thing that is named together with what it is
    /// for.
    Phrase(&'static str, Vec<(&'static str, Value)>),
}

/// A text key with named arguments, a rule where one applies, and what it speaks of.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Message {
    /// The text key.
    pub key: &'static str,
    /// The rule it rests on.
    pub rule: Option<Rule>,
    /// The arguments by name.
    pub args: Vec<(&'static str, Value)>,
    /// What to highlight.
    pub touches: Vec<Thing>,
}

impl Message {
    /// The number or the sum of money that it names so.
    pub fn amount(&self, name: &str) -> Option<i64> {
        let (_, value) = self.args.iter().find(|(key, _)| *key == name)?;
        match value {
            Value::Number(n) | Value::Money(n) => Some(*n),
            _ => None,
        }
    }
    /// What several choices in a row do, told as one: the words of the last, with the points that
    /// all of them cost.
    pub fn of_all<'a>(row: impl IntoIterator<Item = &'a Message>) -> Option<Message> {
        let row: Vec<&Message> = row.into_iter().collect();
        let all: i64 = row.iter().filter_map(|words| words.amount("cost")).sum();
        let mut words = Message::clone(row.last()?);
        let cost = words.args.iter_mut().find(|(name, _)| *name == "cost");
        if let Some((_, Value::Number(cost))) = cost {
            *cost = all;
        }
        Some(words)
    }
    /// Who did what it tells, as its argument `seat` says: nobody at the table where that names
    /// something else, such as a player of the game itself; `None` where it says nothing.
    pub fn doer(&self) -> Option<Option<SeatId>> {
        let (_, value) = self.args.iter().find(|(name, _)| *name == "seat")?;
        Some(match value {
            Value::Seat(seat) => Some(*seat),
            _ => None,
        })
    }
}

/// Fills in a [`Message`]; does nothing where nobody listens, so that play-outs pay nothing for
/// words.
pub struct MessageArgs<'a>(pub Option<&'a mut Message>);

impl MessageArgs<'_> {
    /// Adds an argument.
    pub fn arg(mut self, name: &'static str, value: Value) -> Self {
        if let Some(s) = &mut self.0 {
            s.args.push((name, value));
        }
        self
    }
    /// Adds an argument that costs something to put together. The closure runs only where somebody
    /// listens.
    pub fn arg_with(mut self, name: &'static str, value: impl FnOnce() -> Value) -> Self {
        if let Some(s) = &mut self.0 {
            s.args.push((name, value()));
        }
        self
    }
    /// Adds a number.
    pub fn number(self, name: &'static str, n: i64) -> Self {
        self.arg(name, Value::Number(n))
    }
    /// Adds an amount of money.
    pub fn money(self, name: &'static str, n: i64) -> Self {
        self.arg(name, Value::Money(n))
    }
    /// Adds a seat.
    pub fn seat(self, name: &'static str, seat: SeatId) -> Self {
        self.arg(name, Value::Seat(seat))
    }
    /// Adds the name of a kind.
    pub fn kind(self, name: &'static str, kind: KindId) -> Self {
        self.arg(name, Value::Kind(kind))
    }
    /// Adds a place on the board, and touches it.
    pub fn space(self, name: &'static str, space: SpaceId) -> Self {
        self.arg(name, Value::Space(space)).touch(Thing::Space(space))
    }
    /// Adds another text key.
    pub fn word(self, name: &'static str, key: &'static str) -> Self {
        self.arg(name, Value::Word(key))
    }
    /// Adds a proper name. The closure runs only where somebody listens.
    pub fn name(mut self, name: &'static str, text: impl FnOnce() -> String) -> Self {
        if let Some(s) = &mut self.0 {
            s.args.push((name, Value::Name(text())));
        }
        self
    }
    /// Names a thing to highlight.
    pub fn touch(mut self, thing: Thing) -> Self {
        if let Some(s) = &mut self.0
            && !s.touches.contains(&thing)
        {
            s.touches.push(thing);
        }
        self
    }
    /// Names the rule.
    pub fn rule(mut self, rule: Rule) -> Self {
        if let Some(s) = &mut self.0 {
            s.rule = Some(rule);
        }
        self
    }
}

/// An open amount: the argument `arg` may be any number from `least` to `most`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Range {
    /// Which argument is open.
    pub arg: usize,
    /// The smallest number.
    pub least: i32,
    /// The largest number.
    pub most: i32,
}

/// An action that is legal now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Offer {
    /// What to send.
    #[serde(skip)]
    pub action: Action,
    /// The open amount, if the action has one. The action itself then holds the number that is
    /// proposed first.
    pub range: Option<Range>,
    /// How it is worded and what it touches. `None` in play-outs, where nobody reads it.
    pub message: Option<Box<Message>>,
}

/// In what somebody wants to choose, any argument that is offered.
pub const ANY: i32 = i32::MIN;

impl Offer {
    /// What is wanted as this offer allows it, with its own arguments for [`ANY`]; `None` where it
    /// is another choice.
    pub fn filled(&self, wanted: Action) -> Option<Action> {
        let mut action = wanted;
        for (arg, offered) in action.args.iter_mut().zip(self.action.args) {
            *arg = if *arg == ANY { offered } else { *arg };
        }
        self.accepts(&action).then_some(action)
    }
    /// Whether `action` takes this offer.
    pub fn accepts(&self, action: &Action) -> bool {
        match self.range {
            None => self.action == *action,
            Some(r) => {
                let mut same = self.action;
                same.args[r.arg] = action.args[r.arg];
                same == *action && (r.least..=r.most).contains(&action.args[r.arg])
            }
        }
    }
}

/// An action that a seat can see but may not take now, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// What was wanted.
    #[serde(skip)]
    pub action: Action,
    /// The rule that forbids it.
    pub rule: Rule,
    /// The reason, worded by key.
    pub message: Box<Message>,
}

/// One line of the log, and who may read it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Narration {
    /// What happened.
    pub message: Message,
    /// Who may read it.
    #[serde(skip)]
    pub audience: Seats,
    /// Whether something has come to light since the line before it: chance, or what was hidden.
    #[serde(skip)]
    pub light: bool,
}
