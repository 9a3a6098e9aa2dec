//! The localizer: turns keys and arguments into sentences of one language. It falls back to English
//! and then to the key, and never panics. It knows no game: names come out of the catalogue.

use super::{files, language::Language};
use crate::table::{
    action::{Message, Value},
    catalogue::{Catalogue, Name, Spot},
    ids::{KindId, SpaceId},
};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// Named arguments of a text: numbers stay numbers, so that a text can choose between singular and
/// plural.
pub type Args<'a> = FluentArgs<'a>;

type Bundle = FluentBundle<FluentResource>;

/// Everything a language can say, with the errors of its files.
struct LanguageBundle {
    bundle: Bundle,
    errors: Vec<String>,
}

fn words(language: Language) -> &'static LanguageBundle {
    static ALL: [OnceLock<LanguageBundle>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    ALL[language as usize].get_or_init(|| {
        // The codes of the house are valid identifiers; an unknown one would only cost the plural
        // rules.
        let id: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = Bundle::new_concurrent(vec![id]);
        // Marks around arguments for mixed writing directions: all our languages run the same way.
        bundle.set_use_isolating(false);
        // Numbers below nothing bear a minus sign, not a hyphen.
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(n) if n.value < 0.0 => Some(with_minus(&n.as_string())),
            _ => None,
        }));
        let mut errors = Vec::new();
        // French: "de" and "que" before a name that is only known when the game is played.
        let functions = [
            bundle.add_builtins(),
            bundle.add_function("DE", |args, _| elided("de", args)),
            bundle.add_function("QUE", |args, _| elided("que", args)),
        ];
        errors.extend(
            functions
                .into_iter()
                .filter_map(Result::err)
                .map(|error| format!("{}: {error}", language.code())),
        );
        for file in files().iter().filter(|f| f.language == language) {
            let place = format!("{}/{}.ftl", language.code(), file.name);
            // What can be read is used; what cannot is a fault for the test to find.
            let resource =
                FluentResource::try_new(file.text.to_owned()).unwrap_or_else(|(part, wrong)| {
                    errors.extend(wrong.iter().map(|e| format!("{place}: {e}")));
                    part
                });
            if let Err(wrong) = bundle.add_resource(resource) {
                errors.extend(wrong.iter().map(|e| format!("{place}: {e}")));
            }
        }
        LanguageBundle { bundle, errors }
    })
}

/// A small French word before a name: it loses its vowel before another one. An h is left alone:
/// both ways are usual before names.
fn elided(word: &str, args: &[FluentValue<'_>]) -> FluentValue<'static> {
    let name = match args.first() {
        Some(FluentValue::String(name)) => name.clone().into_owned(),
        Some(FluentValue::Number(n)) => n.as_string().into_owned(),
        _ => return FluentValue::Error,
    };
    let vowel = |c: char| "aàâäáãåæeéèêëiîïíìoôöóòõøœuùûüú".contains(c);
    let silent = name.chars().flat_map(char::to_lowercase).next().is_some_and(vowel);
    FluentValue::from(if silent {
        format!("{}’{name}", word.trim_end_matches('e'))
    } else {
        format!("{word} {name}")
    })
}

/// The values of a list, equal kinds of pieces counted where the first of them stands.
fn counted(values: &[Value]) -> impl Iterator<Item = (&Value, usize)> {
    let alike = |value: &Value, other: &&Value| matches!(value, Value::Kind(_)) && value == *other;
    let told = move |at: usize| values[..at].iter().any(|v| alike(v, &&values[at]));
    values.iter().enumerate().filter(move |(at, _)| !told(*at)).map(move |(at, value)| {
        (value, 1 + values[at + 1..].iter().filter(|other| alike(value, other)).count())
    })
}

/// A written number with a minus sign in place of the hyphen.
fn with_minus(number: &str) -> String {
    number.replace('-', "−")
}

/// What stands between the names of two places where a way leads from one to the other.
const BETWEEN: &str = " – ";

/// A change of an amount, with its sign: "+30", "−30".
pub fn signed(change: i64) -> String {
    with_minus(&format!("{change:+}"))
}

/// The same words with a capital at the beginning: kinds of places are written small, and begin a
/// line here.
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What is wrong with the text files of a language: unreadable entries and keys that occur twice.
pub fn errors(language: Language) -> &'static [String] {
    &words(language).errors
}

/// A piece of a rule's text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulePart {
    /// The edition it is about; `None` for all editions.
    pub edition: Option<String>,
    /// The text.
    pub text: String,
}

/// Speaks one language. Costs nothing to make or copy; may be used from any thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Localizer {
    language: Language,
    /// Whether few words do where a text has them.
    briefly: bool,
}

/// The attribute of a text that says the same in fewer words.
const SHORT: &str = "short";

impl Localizer {
    /// A localizer of `language`.
    pub const fn new(language: Language) -> Localizer {
        Localizer { language, briefly: false }
    }
    /// The same language in few words: of a text that has an attribute `short`, that one.
    pub const fn briefly(self) -> Localizer {
        Localizer { briefly: true, ..self }
    }
    /// The language spoken.
    pub const fn language(self) -> Language {
        self.language
    }

    /// The text of a key, with `key.attribute` for an attribute; `None` if neither this language
    /// nor English has it.
    fn find(self, key: &str, args: Option<&Args<'_>>) -> Option<String> {
        [self.language, Language::En]
            .into_iter()
            .find_map(|language| self.find_in(language, key, args))
    }
    fn find_in(self, language: Language, key: &str, args: Option<&Args<'_>>) -> Option<String> {
        let (id, attribute) =
            key.split_once('.').map_or((key, None), |(id, attribute)| (id, Some(attribute)));
        let bundle = &words(language).bundle;
        let message = bundle.get_message(id)?;
        let brief = || message.get_attribute(SHORT).filter(|_| self.briefly);
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => brief().map(|short| short.value()).or_else(|| message.value())?,
        };
        // Errors are missing arguments: the text then shows their names, which is better than
        // nothing.
        let mut errors = Vec::new();
        Some(bundle.format_pattern(pattern, args, &mut errors).into_owned())
    }

    /// Whether there is a text for the key, or for `key.attribute`, in this language or in English.
    pub fn has(self, key: &str) -> bool {
        self.find(key, None).is_some()
    }
    /// What a value of an option is called, where it has words: the attribute `v` and the value of
    /// the option's text.
    pub fn option_value(self, option: &str, value: i64) -> Option<String> {
        self.find(&format!("{option}.v{value}"), None)
    }
    /// The text of a key without arguments, or of `key.attribute`; the key itself where there is
    /// none.
    pub fn word(self, key: &str) -> String {
        self.find(key, None).unwrap_or_else(|| key.to_owned())
    }
    /// The text of a key, or of `key.attribute`, with arguments; the key itself where there is
    /// none.
    pub fn word_with(self, key: &str, args: &Args<'_>) -> String {
        self.find(key, Some(args)).unwrap_or_else(|| key.to_owned())
    }

    /// Two texts with a colon between them, as the language sets it.
    pub fn pair(self, a: &str, b: &str) -> String {
        self.word_with("ui-pair", &Args::from_iter([("a", a), ("b", b)]))
    }

    /// The sentence of a message.
    pub fn say(self, message: &Message, c: &Catalogue) -> String {
        self.say_key(message.key, &message.args, c)
    }
    /// The sentence of a key with arguments of the table. Beside a kind of pieces `$kind` a text
    /// may use `$kind-one` and `$kind-the`: the same with the articles that the language sets; and
    /// where it has `$count` as well, `$kind-counted`: so many of them.
    pub fn say_key(self, key: &str, args: &[(&'static str, Value)], c: &Catalogue) -> String {
        let mut all = Args::new();
        for (name, value) in args {
            all.set(*name, self.argument(value, c));
            if !matches!(value, Value::Kind(_) | Value::Phrase(..)) {
                continue;
            }
            for article in ["one", "the"] {
                let with = match value {
                    Value::Kind(kind) => self.kind_with(*kind, article, c),
                    other => self.value(other, c),
                };
                all.set(format!("{name}-{article}"), FluentValue::from(with));
            }
            let count = args.iter().find(|(name, _)| *name == "count").map(|(_, count)| count);
            if let (Value::Kind(kind), Some(Value::Number(n))) = (value, count) {
                let counted = FluentValue::from(self.counted(*kind, *n, c));
                all.set(format!("{name}-counted"), counted);
            }
        }
        self.word_with(key, &all)
    }
    /// What a kind of pieces is called with an article: its text's attribute, or its bare name.
    fn kind_with(self, kind: KindId, article: &str, c: &Catalogue) -> String {
        let with = match c.kinds.get(kind.ix()).map(|k| &k.name) {
            Some(Name::Key(key)) => self.find_in(self.language, &format!("{key}.{article}"), None),
            _ => None,
        };
        with.unwrap_or_else(|| self.kind(kind, c))
    }
    /// So many pieces of a kind: its text's attribute, or the number before its bare name.
    fn counted(self, kind: KindId, n: i64, c: &Catalogue) -> String {
        let mut args = Args::from_iter([("count", FluentValue::from(n))]);
        if let Some(Name::Key(key)) = c.kinds.get(kind.ix()).map(|k| &k.name)
            && let Some(many) = self.find(&format!("{key}.counted"), Some(&args))
        {
            return many;
        }
        args.set("n", FluentValue::from(n));
        args.set("name", FluentValue::from(self.kind(kind, c)));
        self.word_with("list-times", &args)
    }
    fn argument(self, value: &Value, c: &Catalogue) -> FluentValue<'static> {
        match value {
            Value::Number(n) | Value::Money(n) => FluentValue::from(*n),
            other => FluentValue::from(self.value(other, c)),
        }
    }
    /// A value in words.
    pub fn value(self, value: &Value, c: &Catalogue) -> String {
        match value {
            Value::Number(n) | Value::Money(n) => with_minus(&n.to_string()),
            Value::Seat(seat) => {
                c.seats.get(seat.ix()).map_or_else(|| format!("@{}", seat.0), |s| s.name.clone())
            }
            Value::Kind(kind) => self.kind(*kind, c),
            Value::Space(space) => self.space(*space, c),
            Value::Word(key) => self.word(key),
            Value::Name(name) => self.proper(name),
            Value::List(values) => self.list(counted(values).map(|(v, n)| self.several(v, n, c))),
            Value::Phrase(key, args) => self.say_key(key, args, c),
        }
    }
    /// A value that stands `n` times in a list: equal pieces are counted, not repeated. A kind may
    /// have a text `.many` for it.
    fn several(self, value: &Value, n: usize, c: &Catalogue) -> String {
        if n == 1 {
            return self.value(value, c);
        }
        let mut args = Args::from_iter([("n", FluentValue::from(n as i64))]);
        if let Value::Kind(kind) = value
            && let Some(Name::Key(key)) = c.kinds.get(kind.ix()).map(|k| &k.name)
            && let Some(many) = self.find_in(self.language, &format!("{key}.many"), Some(&args))
        {
            return many;
        }
        args.set("name", FluentValue::from(self.value(value, c)));
        self.word_with("list-times", &args)
    }
    /// Several texts as one list: with commas, and the last one joined with "and".
    pub fn list(self, texts: impl IntoIterator<Item = String>) -> String {
        let mut texts: Vec<String> = texts.into_iter().collect();
        let Some(last) = texts.pop() else { return self.word("list-empty") };
        let mut texts = texts.into_iter();
        let Some(first) = texts.next() else { return last };
        let join = |key, a: String, b: String| {
            self.word_with(
                key,
                &Args::from_iter([("a", FluentValue::from(a)), ("b", FluentValue::from(b))]),
            )
        };
        let front = texts.fold(first, |front, next| join("list-comma", front, next));
        join("list-and", front, last)
    }
    /// A name in words.
    pub fn name(self, name: &Name) -> String {
        match name {
            Name::Key(key) => self.word(key),
            Name::Proper(name) => self.proper(name),
        }
    }
    /// A proper name of a level: the same in all languages, but for those that are words. A way
    /// between two places bears both names.
    pub fn proper(self, name: &str) -> String {
        let both: Vec<String> = name.split(BETWEEN).map(|one| self.proper_of_one(one)).collect();
        both.join(BETWEEN)
    }
    fn proper_of_one(self, name: &str) -> String {
        let slug: String = name
            .chars()
            .map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' })
            .collect();
        self.find_in(self.language, &format!("name-{slug}"), None)
            .unwrap_or_else(|| name.to_owned())
    }
    /// What a kind of pieces is called.
    pub fn kind(self, kind: KindId, c: &Catalogue) -> String {
        c.kinds.get(kind.ix()).map_or_else(|| self.word("name-unknown"), |k| self.name(&k.name))
    }
    /// What a place on the board is called in a sentence: its name, or what it is, with the article
    /// that the language sets there, and where.
    pub fn space(self, space: SpaceId, c: &Catalogue) -> String {
        self.place(space, c, |kind| self.one_of(kind))
    }
    fn one_of(self, kind: &'static str) -> String {
        let one = self.find_in(self.language, &format!("{kind}.one"), None);
        one.unwrap_or_else(|| self.word(kind))
    }
    /// What a place is and in which region it lies, but not on which side of it: for whoever is
    /// told in other words where it lies. One that is counted along a way keeps its number, by
    /// which all else that is said of it calls it.
    pub fn space_in_region(self, space: SpaceId, c: &Catalogue) -> String {
        match c.spaces.get(space.ix()) {
            Some(info) if info.name.is_none() && !info.spot.side.is_empty() => {
                let kind = self.one_of(info.kind);
                let Some(region) = &info.region else { return kind };
                let args = [("kind", kind), ("region", self.proper(region))];
                let args = args.map(|(key, words)| (key, FluentValue::from(words)));
                self.word_with("space-in-region", &Args::from_iter(args))
            }
            _ => self.space(space, c),
        }
    }
    /// What a place on the board is called where the name stands alone, as over a card.
    pub fn space_title(self, space: SpaceId, c: &Catalogue) -> String {
        self.place(space, c, |kind| self.word(kind))
    }
    fn place(self, space: SpaceId, c: &Catalogue, kind: impl Fn(&'static str) -> String) -> String {
        let Some(info) = c.spaces.get(space.ix()) else { return self.word("name-unknown") };
        match (&info.name, &info.region) {
            // A world is found on every board, its cities only from near by.
            (Some(name), Some(region)) if name != region => {
                let names = [("name", self.proper(name)), ("region", self.proper(region))];
                let names = names.map(|(key, name)| (key, FluentValue::from(name)));
                self.word_with("space-named", &Args::from_iter(names))
            }
            (Some(name), _) => self.proper(name),
            (None, None) => kind(info.kind),
            (None, Some(region)) => {
                let Spot { side, number } = info.spot;
                let key = match (side.is_empty(), number) {
                    (true, 0) => "space-in-region",
                    (true, _) => "space-numbered",
                    (false, 0) => "space-on-side",
                    (false, _) => "space-on-side-numbered",
                };
                self.word_with(
                    key,
                    &Args::from_iter([
                        ("kind", FluentValue::from(kind(info.kind))),
                        ("region", FluentValue::from(self.proper(region))),
                        ("side", FluentValue::from(self.word(side))),
                        ("number", FluentValue::from(number)),
                    ]),
                )
            }
        }
    }

    /// The text key of a rule ID: dots become dashes.
    pub fn rule_key(id: &str) -> String {
        id.replace('.', "-")
    }
    /// The short title of a rule, section or chapter; the ID itself where there is none.
    pub fn rule_title(self, id: &str) -> String {
        self.find(&Localizer::rule_key(id), None).unwrap_or_else(|| id.to_owned())
    }
    /// The text of a rule: what is common to all editions first, then what is peculiar to one. With
    /// an edition named, the others are left out. Empty for an unknown rule.
    pub fn rule_text(self, id: &str, edition: Option<&str>) -> Vec<RulePart> {
        let key = Localizer::rule_key(id);
        let mut parts = Vec::new();
        for attribute in attributes(self.language, &key)
            .or_else(|| attributes(Language::En, &key))
            .unwrap_or_default()
        {
            // `.e1988` or, for an edition that is no number, `.e-original`.
            let number =
                || attribute.strip_prefix('e').filter(|e| e.chars().all(|c| c.is_ascii_digit()));
            let of = attribute.strip_prefix("e-").or_else(number).map(str::to_owned);
            if of.is_some() && edition.is_some() && of.as_deref() != edition {
                continue;
            }
            if let Some(text) = self.find(&format!("{key}.{attribute}"), None) {
                parts.push(RulePart { edition: of, text });
            }
        }
        parts
    }
}

/// The attributes of a message, in the order in which they are written.
fn attributes(language: Language, key: &str) -> Option<Vec<&'static str>> {
    let message = words(language).bundle.get_message(key)?;
    Some(message.attributes().map(|a| a.id()).collect())
}
