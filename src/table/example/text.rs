//! The text of a worked example: its form in a file, reading it, and how its faults are told. It
//! does nothing on a table.

use crate::table::game::Game;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The version of the file format.
pub const FORMAT: u32 = 1;

/// What a file must call itself.
const PROGRAM: &str = "caravanserai";

/// A worked example of some rules.
///
/// A line of `edits` is an edit, a word of the game's own (see
/// [`Study::arrangement`](crate::table::study::Study::arrangement)), or `as dealt`. A line of
/// `steps` is one of `do <action>[, <action>..]`, `refused <action> by <rule>`,
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

pub(in crate::table) fn fault(step: usize, line: &str, why: impl ToString) -> ExampleFault {
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
}

/// The line without the edition that it is for; `None` if that is another one.
pub(super) fn in_edition<'a>(line: &'a str, edition: &str) -> Option<&'a str> {
    match line.split_once(": ") {
        Some((only, rest)) => (only == edition).then_some(rest),
        None => Some(line),
    }
}
