//! The index of a rulebook: chapters, sections and rules of a game in reading order, and what they
//! are about. Titles and texts are said by the [`Localizer`]; this file holds no sentence and
//! decides no rule.

use super::localizer::Localizer;
use crate::{assets, games, table::game::Game};
use serde::Deserialize;
use std::sync::OnceLock;

/// What sort of entry a rule is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RuleKind {
    /// It stands in the printed rules.
    Rule,
    /// The printed rules are silent or contradict themselves; the house decides so.
    Ruling,
    /// An option at set-up.
    Variant,
    /// It explains, and forbids or orders nothing that a program must check.
    Explanatory,
}

/// A chapter.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// Its ID, such as `MOV-4`.
    pub id: String,
    /// The IDs of its sections, such as `MOV-4.2`. A chapter without sections names itself.
    pub sections: Vec<String>,
}

impl Chapter {
    /// Its sections; none where the chapter is not divided.
    pub fn parts(&self) -> impl Iterator<Item = &str> {
        self.sections.iter().map(String::as_str).filter(|section| *section != self.id)
    }
}

/// A rule of the index.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleEntry {
    /// Its ID, such as `MOV-4.2.1`.
    pub id: String,
    /// The editions in which it holds.
    pub editions: Vec<String>,
    /// What sort of entry it is.
    pub kind: RuleKind,
    /// What it speaks of.
    pub about: Vec<String>,
}

/// A difference between the editions.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Difference {
    /// Its number; its text has the key `<PREFIX>-diff-<number>`.
    pub number: u32,
    /// The rules in which it shows.
    pub rules: Vec<String>,
}

/// The index of one game.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulebook {
    /// Identifier of the game.
    pub game: String,
    /// The chapters in reading order.
    pub chapters: Vec<Chapter>,
    /// The rules in reading order.
    pub rules: Vec<RuleEntry>,
    /// The differences between the editions.
    pub differences: Vec<Difference>,
}

/// Where a search found something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleHit {
    /// The rule, section or chapter.
    pub id: String,
    /// How well it fits; higher is better.
    pub weight: u32,
}

/// The file of a game's folder in which its index stands.
const INDEX: &str = "rules.ron";

fn all() -> &'static [Result<Rulebook, String>] {
    static ALL: OnceLock<Vec<Result<Rulebook, String>>> = OnceLock::new();
    ALL.get_or_init(|| games::all().iter().map(|game| read(*game)).collect())
}

/// The index of a game, or why it cannot be read.
fn read(game: &dyn Game) -> Result<Rulebook, String> {
    let file = format!("{}/{INDEX}", game.id());
    let text = assets::texts(game.info().files, INDEX).first().map(|(_, text)| *text);
    let text = text.ok_or_else(|| format!("{file} is missing"))?;
    ron::from_str(text).map_err(|e| format!("{file}: {e}"))
}

/// Every index that could be read, or why one could not.
pub fn books() -> &'static [Result<Rulebook, String>] {
    all()
}

impl Rulebook {
    /// The rulebook of a game, if it has one.
    pub fn of(game: &str) -> Option<&'static Rulebook> {
        all().iter().filter_map(|b| b.as_ref().ok()).find(|b| b.game == game)
    }
    /// The ID of a chapter, section or rule as the book writes it, however somebody types it:
    /// small letters, without the letters of the game.
    pub fn id_of(&self, typed: &str) -> Option<&str> {
        let typed = typed.trim();
        let same = |id: &&str| {
            let number = id.split_once('-').map_or(*id, |(_, number)| number);
            id.eq_ignore_ascii_case(typed) || number.eq_ignore_ascii_case(typed)
        };
        let chapters = self.chapters.iter().flat_map(|c| {
            std::iter::once(c.id.as_str()).chain(c.sections.iter().map(String::as_str))
        });
        let mut all = chapters.chain(self.rules.iter().map(|r| r.id.as_str()));
        all.find(same)
    }
    /// A rule by its ID.
    pub fn rule(&self, id: &str) -> Option<&RuleEntry> {
        self.rules.iter().find(|r| r.id == id)
    }
    /// The rules of a section or chapter, those below it included, that hold in an edition (in any,
    /// if none is named).
    pub fn within<'a>(
        &'a self,
        id: &'a str,
        edition: Option<&'a str>,
    ) -> impl Iterator<Item = &'a RuleEntry> + 'a {
        self.rules.iter().filter(move |r| {
            r.id.strip_prefix(id).is_some_and(|rest| rest.starts_with('.')) && holds(r, edition)
        })
    }
    /// Whether there is a chapter, section or rule with this ID.
    pub fn has(&self, id: &str) -> bool {
        self.rule(id).is_some()
            || self.chapters.iter().any(|c| c.id == id || c.sections.iter().any(|s| s == id))
    }
    /// The rules in which every word of `words` occurs, in ID, title, text or subject; the best
    /// first.
    pub fn search(&self, words: &str, edition: Option<&str>, localizer: Localizer) -> Vec<RuleHit> {
        let wanted: Vec<String> = words.split_whitespace().map(plain).collect();
        if wanted.is_empty() {
            return Vec::new();
        }
        let mut hits: Vec<RuleHit> = self
            .rules
            .iter()
            .filter(|r| holds(r, edition))
            .filter_map(|r| weigh(r, &wanted, edition, localizer))
            .collect();
        // The sort is stable: rules of equal weight stay in reading order.
        hits.sort_by_key(|h| std::cmp::Reverse(h.weight));
        hits
    }
}

fn holds(rule: &RuleEntry, edition: Option<&str>) -> bool {
    edition.is_none_or(|e| rule.editions.iter().any(|r| r == e))
}

fn weigh(
    rule: &RuleEntry,
    wanted: &[String],
    edition: Option<&str>,
    localizer: Localizer,
) -> Option<RuleHit> {
    let id = plain(&rule.id);
    let title = plain(&localizer.rule_title(&rule.id));
    let text: String =
        localizer.rule_text(&rule.id, edition).iter().map(|p| plain(&p.text) + "\n").collect();
    let mut weight = 0;
    for word in wanted {
        let here = u32::from(id.contains(word)) * 8
            + u32::from(title.contains(word)) * 4
            + u32::from(rule.about.iter().any(|a| a.contains(word))) * 2
            + u32::from(text.contains(word));
        if here == 0 {
            return None;
        }
        weight += here;
    }
    Some(RuleHit { id: rule.id.clone(), weight })
}

/// Where the words of a search stand in a text, as ranges of bytes, from the beginning on.
pub fn found_in(text: &str, words: &str) -> Vec<std::ops::Range<usize>> {
    // Letter by letter, so that a place among the small letters is one in the text.
    let letters: Vec<(usize, String)> = text
        .char_indices()
        .map(|(at, letter)| (at, plain(letter.encode_utf8(&mut [0; 4]))))
        .collect();
    let mut folded = String::new();
    let mut starts = Vec::new();
    for (at, letter) in &letters {
        starts.extend(std::iter::repeat_n(*at, letter.len()));
        folded.push_str(letter);
    }
    starts.push(text.len());
    let mut found: Vec<std::ops::Range<usize>> = Vec::new();
    for word in words.split_whitespace().map(plain).filter(|word| !word.is_empty()) {
        for (at, _) in folded.match_indices(&word) {
            found.push(starts[at]..starts[at + word.len()]);
        }
    }
    found.sort_by_key(|range| (range.start, range.end));
    let mut apart: Vec<std::ops::Range<usize>> = Vec::new();
    for range in found {
        match apart.last_mut().filter(|last| range.start <= last.end) {
            Some(last) => last.end = last.end.max(range.end),
            None => apart.push(range),
        }
    }
    apart
}

/// Small letters without accents, so that a search does not depend on how a word is typed.
fn plain(text: &str) -> String {
    let bare = |c: char| match c {
        'à' | 'á' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ñ' => 'n',
        'ò' | 'ó' | 'ô' | 'ö' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        '\u{2019}' => '\'',
        other => other,
    };
    text.chars().flat_map(char::to_lowercase).map(bare).collect()
}
