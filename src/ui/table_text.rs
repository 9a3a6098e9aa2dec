//! How panels get their words: keys and values go in, sentences of the reader's language come out.
//! No panel holds a sentence of its own.

use crate::{
    table::{
        action::{Message, Value},
        catalogue::{Catalogue, Name},
        ids::{KindId, PieceId, SeatId, SpaceId},
    },
    text::{Arg, Args, Localizer},
};

/// A localizer together with the names of one table. Cheap to copy; this is what panels use.
#[derive(Clone, Copy)]
pub struct TableText<'a> {
    /// The language.
    pub localizer: Localizer,
    /// The names of the table, if there is one.
    pub names: Option<&'a Catalogue>,
}

impl<'a> TableText<'a> {
    /// A texts without a table, for menus.
    pub const fn plain(localizer: Localizer) -> TableText<'static> {
        TableText { localizer, names: None }
    }
    /// The text of a key.
    pub fn text(&self, key: &str) -> String {
        self.localizer.word(key)
    }
    /// The text of a key with arguments.
    pub fn with(&self, key: &str, args: &[(&'static str, Value)]) -> String {
        match self.names {
            Some(names) => self.localizer.say_key(key, args, names),
            None => self.localizer.say_key(key, args, &Catalogue::default()),
        }
    }
    /// The text of a key with one number.
    pub fn count(&self, key: &str, name: &'static str, n: i64) -> String {
        self.with(key, &[(name, Value::Number(n))])
    }
    /// The text of a key with one word that is the same in all languages.
    pub fn named(&self, key: &str, name: &str, text: &str) -> String {
        self.localizer.word_with(key, &Args::from_iter([(name, Arg::from(text))]))
    }
    /// Two texts with a colon between them, as the language sets it.
    pub fn pair(&self, a: &str, b: &str) -> String {
        self.localizer.pair(a, b)
    }
    /// The sentence of a message.
    pub fn say(&self, message: &Message) -> String {
        self.with(message.key, &message.args)
    }
    /// The same for where its seat stands beside it: the attribute `short` of the key, where there
    /// is one.
    pub fn say_short(&self, message: &Message) -> String {
        let key = format!("{}.short", message.key);
        if self.localizer.has(&key) { self.with(&key, &message.args) } else { self.say(message) }
    }
    /// An amount of money with its symbol.
    pub fn money(&self, amount: i64) -> String {
        self.with("ui-money", &[("amount", Value::Money(amount))])
    }
    /// A name for people.
    pub fn name(&self, name: &Name) -> String {
        self.localizer.name(name)
    }
    /// The name of a kind.
    pub fn kind(&self, kind: KindId) -> String {
        self.names.map_or_else(String::new, |c| self.localizer.kind(kind, c))
    }
    /// The name of a piece's kind.
    pub fn piece(&self, piece: PieceId) -> String {
        self.names
            .and_then(|c| c.pieces.get(piece.ix()))
            .map_or_else(String::new, |&k| self.kind(k))
    }
    /// The name of a seat.
    pub fn seat(&self, seat: SeatId) -> String {
        self.names.and_then(|c| c.seats.get(seat.ix())).map_or_else(String::new, |s| s.name.clone())
    }
    /// A place on the board where its name stands alone, as over a card.
    pub fn space_title(&self, space: SpaceId) -> String {
        self.names.map_or_else(String::new, |c| self.localizer.space_title(space, c))
    }
    /// A place on the board without its side: what it is, and in which region it lies.
    pub fn space_in_region(&self, space: SpaceId) -> String {
        self.names.map_or_else(String::new, |c| self.localizer.space_in_region(space, c))
    }
    /// A place on the board, as sentences name it.
    pub fn space(&self, space: SpaceId) -> String {
        self.names.map_or_else(String::new, |c| self.localizer.space(space, c))
    }
}
