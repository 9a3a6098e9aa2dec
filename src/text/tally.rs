//! What is told of finished games, in the reader's language: by edition, people and computer
//! players apart; and the table of all of them for spreadsheets. It counts nothing itself.

use super::{
    language::Language,
    localizer::{Args, Localizer},
};
use crate::{
    games,
    table::{
        catalogue::Chooser,
        finished::{EditionTally, Finished, Tally, WinCount, date},
    },
};
use fluent_bundle::FluentValue as Arg;
use std::fmt::Write as _;

/// How many rounds and choices games had: where they differ, and where they are all alike.
const ROUNDS: [&str; 2] = ["ui-stat-rounds", "ui-stat-rounds-alike"];
const CHOICES: [&str; 2] = ["ui-stat-choices", "ui-stat-choices-alike"];

/// The key of the word for who chooses for a seat.
#[must_use]
pub const fn chooser_key(by: Chooser) -> &'static str {
    match by {
        Chooser::Person => "ui-chooser-person",
        Chooser::Random => "ui-chooser-random",
        Chooser::Greedy => "ui-chooser-greedy",
        Chooser::Beginner => "ui-chooser-beginner",
        Chooser::Thinker => "ui-chooser-thinker",
        Chooser::Master => "ui-chooser-master",
        Chooser::Cautious => "ui-chooser-cautious",
        Chooser::Hurried => "ui-chooser-hurried",
        Chooser::Hunter => "ui-chooser-hunter",
    }
}

/// The name of an edition of a game, or its identifiers where the game is not in the house.
#[must_use]
pub fn edition(words: Localizer, id: &str, edition: &str) -> String {
    let key = games::by_id(id).map(|game| format!("{}-edition-{edition}", game.prefix()));
    match key {
        Ok(key) if words.has(&key) => words.word(&key),
        _ => format!("{id} {edition}"),
    }
}

/// What decided a game, with its unit where the game has a word for it.
#[must_use]
pub fn worth(words: Localizer, id: &str, fortune: i64) -> String {
    let key = games::by_id(id).map(|game| format!("{}-stat-worth", game.prefix()));
    match key {
        Ok(key) if words.has(&key) => {
            words.word_with(&key, &Args::from_iter([("amount", Arg::from(fortune))]))
        }
        _ => fortune.to_string(),
    }
}

/// How many games there are.
#[must_use]
pub fn games(words: Localizer, count: u64) -> String {
    words.word_with("ui-stat-games", &Args::from_iter([("count", Arg::from(count as i64))]))
}

/// How many games were won of those that were played, and their share; that none was played.
#[must_use]
pub fn wins(words: Localizer, record: WinCount) -> String {
    if record.played == 0 {
        return words.word("ui-stat-nobody");
    }
    let share = (record.won * 100 + record.played / 2) / record.played;
    let args = [("won", record.won), ("played", record.played), ("share", share)];
    words.word_with("ui-stat-wins", &numbers(args))
}

fn numbers<const N: usize>(args: [(&'static str, u64); N]) -> Args<'static> {
    args.map(|(name, n)| (name, Arg::from(n as i64))).into_iter().collect()
}

/// What is to be said of the games of an edition of this game, line by line.
#[must_use]
pub fn lines(words: Localizer, id: &str, t: &EditionTally) -> Vec<String> {
    // Of games that are all alike there is one number to tell.
    let spread = |[key, alike]: [&str; 2], least: u64, most: u64, sum: u64| {
        let mean = sum / t.games.max(1);
        let key = if least == most { alike } else { key };
        words.word_with(key, &numbers([("least", least), ("most", most), ("mean", mean)]))
    };
    let rounds = t.rounds.map(|(least, most, sum)| {
        let [least, most, sum] = [least, most, sum].map(|n| n.max(0) as u64);
        spread(ROUNDS, least, most, sum)
    });
    let [least, most, sum] = [t.choices.0, t.choices.1, t.choices.2].map(|n| n as u64);
    let mut lines: Vec<String> = rounds.into_iter().collect();
    lines.push(spread(CHOICES, least, most, sum));
    lines.push(words.pair(&words.word("ui-stat-people"), &wins(words, t.people)));
    lines.push(words.pair(&words.word("ui-stat-computers"), &wins(words, t.computers)));
    if let Some((fortune, name)) = &t.best {
        let best = format!("{} ({name})", worth(words, id, *fortune));
        lines.push(words.pair(&words.word("ui-stat-best"), &best));
    }
    lines
}

/// Everything there is to tell, as text of several lines.
#[must_use]
pub fn told(words: Localizer, tally: &Tally) -> String {
    if tally.editions.is_empty() {
        return words.word("ui-stat-none") + "\n";
    }
    let mut text = String::new();
    for ((id, name), t) in &tally.editions {
        let title = words.pair(&edition(words, id, name), &games(words, t.games));
        text += &format!("{title}\n");
        for line in lines(words, id, t) {
            text += &format!("  {line}\n");
        }
    }
    let people = tally.people.iter().map(|(name, record)| (name.clone(), *record));
    let computer = |(by, record): (&Chooser, &WinCount)| (words.word(chooser_key(*by)), *record);
    for (name, record) in people.chain(tally.computers.iter().map(computer)) {
        text += &format!("{}\n", words.pair(&name, &wins(words, record)));
    }
    text
}

/// One row for each seat of each game, for spreadsheets, in the same words on every computer: those
/// of English. The edition stands in it as saves call it.
///
/// ```
/// use caravanserai::text::tally::csv;
///
/// assert!(csv(&[]).starts_with("ended,game,edition,reason,rounds,choices,seat,name,player,won"));
/// ```
#[must_use]
pub fn csv(games: &[Finished]) -> String {
    let words = Localizer::new(Language::En);
    let mut text =
        "ended,game,edition,reason,rounds,choices,seat,name,player,won,fortune,tree\n".to_owned();
    for game in games {
        let ended = if game.ended == 0 { String::new() } else { date(game.ended) };
        let rounds = game.rounds.map(|n| n.to_string()).unwrap_or_default();
        for (n, seat) in game.seats.iter().enumerate() {
            let row = writeln!(
                text,
                "{ended},{},{},{},{rounds},{},{},{},{},{},{},{:016x}",
                cell(&title(words, &game.game)),
                cell(&game.edition),
                cell(&words.word(&game.reason)),
                game.choices,
                n + 1,
                cell(&seat.name),
                player(seat.by),
                u8::from(seat.won),
                seat.fortune,
                game.tree
            );
            debug_assert!(row.is_ok(), "writing to a string cannot fail");
        }
    }
    text
}

/// The name of a game; of one that this program does not know, what its file calls it.
#[must_use]
pub fn title(words: Localizer, id: &str) -> String {
    match games::by_id(id) {
        Ok(game) => words.word(&format!("{}-title", game.prefix())),
        Err(_) => id.to_owned(),
    }
}

/// Who chose, in a word of tables, which stays when the window calls it otherwise.
const fn player(by: Chooser) -> &'static str {
    match by {
        Chooser::Person => "person",
        Chooser::Greedy => "computer",
        Chooser::Random => "computer by chance",
        Chooser::Beginner => "computer that begins",
        Chooser::Thinker => "computer that thinks",
        Chooser::Master => "computer that thinks long",
        Chooser::Cautious => "computer that is cautious",
        Chooser::Hurried => "computer in a hurry",
        Chooser::Hunter => "computer that hunts for demand",
    }
}

/// A cell of a table of plain text. What a spreadsheet would take for a formula is no more one.
fn cell(words: &str) -> String {
    let safe = if words.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        format!("'{words}")
    } else {
        words.to_owned()
    };
    if safe.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", safe.replace('"', "\"\""))
    } else {
        safe
    }
}
