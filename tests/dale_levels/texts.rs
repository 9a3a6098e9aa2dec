//! Every card and every set of every edition has a name and a text in every language, and no text is left over.

use std::collections::{BTreeMap, BTreeSet};

use caravanserai::{
    games::dale_of_merchants::level::{Edition, Level},
    text::{FILES, Language},
};

/// The messages of the file of cards: value and attributes.
fn messages(language: Language) -> BTreeMap<String, BTreeMap<String, String>> {
    let file = FILES.iter().find(|file| file.language == language && file.name == "dale_cards").expect("the file is listed");
    let mut all: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    let mut last = String::new();
    for line in file.text.lines().filter(|line| !line.starts_with('#')) {
        let Some((head, text)) = line.split_once(" = ") else { continue };
        match head.trim().strip_prefix('.') {
            Some(attribute) => drop(all.entry(last.clone()).or_default().insert(attribute.to_owned(), text.to_owned())),
            None => {
                last = head.to_owned();
                all.entry(last.clone()).or_default().insert(String::new(), text.to_owned());
            }
        }
    }
    all
}

#[test]
fn every_card_and_every_set_has_name_and_text_in_every_language() {
    for language in Language::ALL {
        let all = messages(language);
        let mut used = BTreeSet::new();
        let mut need = |key: &str, attributes: &[&str]| {
            let have = all.get(key).unwrap_or_else(|| panic!("{key} has no name in {}", language.code()));
            for attribute in attributes {
                let text = have.get(*attribute).map_or("", |text| text.trim());
                assert!(!text.is_empty(), "{key}.{attribute} says nothing in {}", language.code());
            }
            assert_eq!(have.len(), attributes.len(), "{key} in {}", language.code());
            used.insert(key.to_owned());
        };
        for level in Edition::ALL.map(|edition| Level::load(edition).unwrap_or_else(|error| panic!("{error}"))) {
            level.cards.iter().for_each(|card| need(&card.key, &["", "text"]));
            level.sets.iter().for_each(|set| need(&set.key, &["", "short", "theme"]));
        }
        let left: Vec<&String> = all.keys().filter(|key| !used.contains(*key)).collect();
        assert!(left.is_empty(), "texts of no card in {}: {left:?}", language.code());
    }
}

#[test]
fn within_an_edition_no_two_cards_share_a_name() {
    for language in Language::ALL {
        let all = messages(language);
        for level in Edition::ALL.map(|edition| Level::load(edition).unwrap_or_else(|error| panic!("{error}"))) {
            let names: BTreeSet<&str> = level.cards.iter().map(|card| all[&card.key][""].as_str()).collect();
            assert_eq!(names.len(), level.cards.len(), "{} {}", language.code(), level.edition.id());
        }
    }
}
