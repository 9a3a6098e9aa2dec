//! Every card and every set of every edition has a name and a text in every language, and no text
//! is left over; the rulebook names only rules that there are, and says what differs between the
//! editions.

use std::collections::{BTreeMap, BTreeSet};

use caravanserai::{
    games::{
        dale_of_merchants::level::{Edition, Level, LevelFile, LevelFiles},
        levels::Printed,
    },
    text::{Language, Localizer, rulebook::Rulebook},
};

/// The messages of the file of cards: value and attributes.
fn messages(language: Language) -> BTreeMap<String, BTreeMap<String, String>> {
    let file = caravanserai::text::files()
        .iter()
        .find(|file| file.language == language && file.name == "dale_of_merchants/cards")
        .expect("the file is built in");
    let mut all: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    for (key, entry) in crate::common::fluent::messages(file.text) {
        let (key, attribute) = key.split_once('.').unwrap_or((&key, ""));
        all.entry(key.to_owned()).or_default().insert(attribute.to_owned(), entry.text);
    }
    all
}

#[test]
fn every_card_and_every_set_has_name_and_text_in_every_language() {
    for language in Language::ALL {
        let all = messages(language);
        let mut used = BTreeSet::new();
        let mut need = |key: &str, attributes: &[&str]| {
            let have =
                all.get(key).unwrap_or_else(|| panic!("{key} has no name in {}", language.code()));
            for attribute in attributes {
                let text = have.get(*attribute).map_or("", |text| text.trim());
                assert!(!text.is_empty(), "{key}.{attribute} says nothing in {}", language.code());
            }
            // What a card asks, or how several of it are called, is there only where it is needed.
            let more = ["may", "many"].iter().filter(|key| have.contains_key(**key)).count();
            assert_eq!(have.len(), attributes.len() + more, "{key} in {}", language.code());
            used.insert(key.to_owned());
        };
        for level in Edition::ALL
            .map(|edition| Level::load(edition).unwrap_or_else(|error| panic!("{error}")))
        {
            level.cards.iter().for_each(|card| need(&card.key, &["", "text"]));
            level.sets.iter().for_each(|set| need(&set.key, &["", "short", "theme", "with"]));
        }
        let left: Vec<&String> = all.keys().filter(|key| !used.contains(*key)).collect();
        assert!(left.is_empty(), "texts of no card in {}: {left:?}", language.code());
    }
}

#[test]
fn within_an_edition_no_two_cards_share_a_name() {
    for language in Language::ALL {
        let all = messages(language);
        for level in Edition::ALL
            .map(|edition| Level::load(edition).unwrap_or_else(|error| panic!("{error}")))
        {
            let names: BTreeSet<&str> =
                level.cards.iter().map(|card| all[&card.key][""].as_str()).collect();
            assert_eq!(
                names.len(),
                level.cards.len(),
                "{} {}",
                language.code(),
                level.edition.id()
            );
        }
    }
}

/// The rule IDs that a text names, such as `DOM-8.6`.
fn named(text: &str) -> Vec<String> {
    let id = |at: usize| {
        let rest: String = text[at..]
            .chars()
            .take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '.'))
            .collect();
        rest.trim_end_matches('.').to_owned()
    };
    text.match_indices("DOM-").map(|(at, _)| id(at)).collect()
}

#[test]
fn the_rulebook_names_only_rules_that_there_are() {
    let book = Rulebook::of("dale_of_merchants").expect("it has an index");
    for language in Language::ALL {
        let s = Localizer::new(language);
        let texts = book.rules.iter().flat_map(|rule| s.rule_text(&rule.id, None)).chain(
            (1..=book.differences.len()).flat_map(|n| s.rule_text(&format!("DOM-diff-{n}"), None)),
        );
        for part in texts {
            for id in named(&part.text) {
                assert!(book.has(&id), "{} names {id}", part.text);
            }
        }
    }
    let chapters: Vec<&str> = book.chapters.iter().map(|chapter| chapter.id.as_str()).collect();
    assert_eq!(chapters, (0..=17).map(|n| format!("DOM-{n}")).collect::<Vec<_>>());
    assert!(
        book.chapters.iter().all(|chapter| chapter.parts().next().is_none()),
        "no chapter of this book is divided"
    );
    assert_eq!(book.within("DOM-4", None).count(), 14);
    assert_eq!(
        book.within("DOM-4", Some("original")).count(),
        13,
        "costs below 0 are only in the remastered edition"
    );
    assert_eq!(book.within("DOM-1", None).count(), 5, "DOM-10 is another chapter");
}

#[test]
fn what_differs_between_the_editions_is_marked() {
    let book = Rulebook::of("dale_of_merchants").expect("it has an index");
    for language in Language::ALL {
        let s = Localizer::new(language);
        for difference in &book.differences {
            let parts = s.rule_text(&format!("DOM-diff-{}", difference.number), None);
            let editions: Vec<Option<&str>> =
                parts.iter().map(|part| part.edition.as_deref()).collect();
            assert_eq!(
                editions,
                [Some("original"), Some("remastered")],
                "{} {}",
                difference.number,
                language.code()
            );
        }
        let of = |edition| {
            s.rule_text("DOM-8.5", Some(edition))
                .into_iter()
                .map(|part| part.edition)
                .collect::<Vec<_>>()
        };
        assert_eq!(of("original"), [None, Some("original".to_owned())]);
        assert_eq!(of("remastered"), [None, Some("remastered".to_owned())]);
    }
}

#[test]
fn level_files_name_only_rules_that_there_are() {
    let book = Rulebook::of("dale_of_merchants").expect("it has an index");
    for file in LevelFile::ALL {
        for id in named(LevelFiles::embedded().text(file)) {
            assert!(book.has(&id), "{} names {id}", file.name());
        }
    }
}
