//! The worked examples of every game: every file can be read, is built in, speaks of rules that
//! exist, has its texts, and comes out in each of its editions as it says.

use caravanserai::{
    table::{
        example::{self, Example},
        game::Game,
    },
    text::{Language, Localizer, rulebook::Rulebook},
};
use std::collections::BTreeSet;

fn read(text: &str) -> Example {
    Example::read(text).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

/// Every example comes out as it says.
pub fn come_out_as_they_say(game: &'static dyn Game) {
    let mut wrong = Vec::new();
    for text in game.examples() {
        let e = read(text);
        assert!(!e.editions.is_empty() && !e.steps.is_empty(), "{} says nothing", e.example);
        for edition in &e.editions {
            if let Err(fault) = e.run(game, edition) {
                wrong.push(format!("{} ({edition}; {}) {fault}", e.example, e.rules.join(", ")));
            }
        }
    }
    assert!(wrong.is_empty(), "{} examples come out otherwise:\n{}", wrong.len(), wrong.join("\n"));
}

/// Every example has a number of its own.
pub fn are_numbered(game: &'static dyn Game) {
    let all = example::all(game);
    assert_eq!(all.len(), game.examples().len());
    let names: BTreeSet<&str> = all.iter().map(|e| e.example.as_str()).collect();
    assert_eq!(names.len(), all.len(), "each has a number of its own");
    for name in names {
        let number =
            name.trim_start_matches('X').trim_end_matches(|c: char| c.is_ascii_lowercase());
        assert!(number.parse::<u16>().is_ok(), "{name} is no number");
        assert!(example::find(game, name).is_some(), "{name} is not found");
    }
}

/// Editions and rules of every example exist.
pub fn name_editions_and_rules(game: &'static dyn Game) {
    let book = Rulebook::of(game.id()).unwrap();
    for e in example::all(game) {
        assert_eq!(e.game, game.id());
        assert!(!e.rules.is_empty(), "{} shows no rule", e.example);
        for edition in &e.editions {
            assert!(
                game.editions().iter().any(|known| known.id == edition),
                "{}: {edition}",
                e.example
            );
            let holds = |id: &String| book.rule(id).is_some_and(|r| r.editions.contains(edition));
            assert!(e.rules.iter().any(holds), "{} shows no rule of {edition}", e.example);
        }
        for rule in &e.rules {
            let entry =
                book.rule(rule).unwrap_or_else(|| panic!("{}: there is no rule {rule}", e.example));
            assert!(
                e.editions.iter().any(|edition| entry.editions.contains(edition)),
                "{}: {rule} holds in none of its editions",
                e.example
            );
            assert!(
                example::for_rule(game, rule, &e.editions[0]).any(|found| found == e),
                "{} is found by {rule}",
                e.example
            );
        }
    }
}

/// Every example has title and words.
pub fn are_told_in_every_language(game: &'static dyn Game) {
    for e in example::all(game) {
        let key = e.text_key(game);
        for language in Language::ALL {
            let own = |f: &&caravanserai::text::TextFile| {
                f.language == language && f.text.contains(&format!("\n{key} = "))
            };
            assert!(
                caravanserai::text::files().iter().any(|f| own(&f)),
                "{key} has no title in {}",
                language.code()
            );
            let s = Localizer::new(language);
            let parts =
                [s.word(&key), s.word(&format!("{key}.given")), s.word(&format!("{key}.shows"))];
            assert!(
                parts.iter().all(|p| !p.contains(key.as_str()) && p.chars().count() > 3),
                "{key} in {}: {parts:?}",
                language.code()
            );
        }
    }
}

/// Positions open in study mode, the same each time.
pub fn open_the_same_each_time(game: &'static dyn Game) {
    for e in example::all(game) {
        for edition in &e.editions {
            let (mut one, mut two) =
                (e.begin(game, edition).unwrap(), e.begin(game, edition).unwrap());
            assert_eq!(one.hash(), two.hash(), "{} ({edition})", e.example);
            assert!(one.setup().study && one.setup().seats.len() == e.seats);
            let (base, begun) = (one.entries().len(), one.hash());
            for step in 0..e.steps.len() {
                e.follow(&mut one, base, step)
                    .unwrap_or_else(|fault| panic!("{} ({edition}) {fault}", e.example));
            }
            one.seek(base);
            assert_eq!(begun, one.hash(), "{} ({edition}) can be taken back", e.example);
        }
    }
}
