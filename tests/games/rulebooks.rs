//! The rulebooks: each has its chapters and sections with as many rules as were counted in the
//! rules themselves, and every entry has its title, its text and its status in three languages.
//! Headings that cannot be played are tested here alone.

use caravanserai::{
    games,
    text::{
        Language, Localizer,
        rulebook::{RuleKind, Rulebook},
    },
};

/// Sections, and chapters without sections, with how many rules each has.
const SECTIONS: &[(&str, &[(&str, usize)])] = &[
    (
        "dale_of_merchants",
        &[
            ("DOM-0", 5),
            ("DOM-1", 5),
            ("DOM-2", 9),
            ("DOM-3", 10),
            ("DOM-4", 14),
            ("DOM-5", 14),
            ("DOM-6", 9),
            ("DOM-7", 1),
            ("DOM-8", 11),
            ("DOM-9", 6),
            ("DOM-10", 17),
            ("DOM-11", 6),
            ("DOM-12", 9),
            ("DOM-13", 4),
            ("DOM-14", 11),
            ("DOM-15", 6),
            ("DOM-16", 3),
            ("DOM-17", 3),
        ],
    ),
    (
        "duck_dealer",
        &[
            ("DD-1", 6),
            ("DD-2", 8),
            ("DD-3", 11),
            ("DD-4", 3),
            ("DD-5", 9),
            ("DD-6", 8),
            ("DD-7", 9),
            ("DD-8", 4),
            ("DD-9", 4),
            ("DD-10", 7),
            ("DD-11", 6),
            ("DD-12", 5),
            ("DD-13", 5),
            ("DD-14", 3),
            ("DD-15", 1),
            ("DD-16", 3),
            ("DD-17", 1),
        ],
    ),
    (
        "merchants_cove",
        &[
            ("MC-1", 11),
            ("MC-2", 13),
            ("MC-3", 3),
            ("MC-4", 6),
            ("MC-5", 9),
            ("MC-6", 13),
            ("MC-7", 10),
            ("MC-8", 3),
            ("MC-9", 10),
            ("MC-10", 4),
            ("MC-11", 5),
            ("MC-12", 5),
            ("MC-13", 10),
            ("MC-14", 3),
            ("MC-15", 6),
            ("MC-16", 4),
            ("MC-17", 3),
            ("MC-18", 6),
            ("MC-19", 13),
            ("MC-20", 14),
            ("MC-21", 11),
            ("MC-22", 14),
            ("MC-23", 6),
        ],
    ),
    (
        "merchant_of_venus",
        &[
            ("MOV-1.1", 8),
            ("MOV-1.2", 7),
            ("MOV-2.1", 5),
            ("MOV-2.2", 8),
            ("MOV-3.1", 5),
            ("MOV-3.2", 2),
            ("MOV-4.1", 4),
            ("MOV-4.2", 6),
            ("MOV-4.3", 4),
            ("MOV-4.4", 10),
            ("MOV-4.5", 4),
            ("MOV-4.6", 7),
            ("MOV-4.7", 7),
            ("MOV-4.8", 10),
            ("MOV-4.9", 3),
            ("MOV-4.10", 9),
            ("MOV-4.11", 7),
            ("MOV-4.12", 3),
            ("MOV-5.1", 6),
            ("MOV-6.1", 6),
            ("MOV-7.1", 4),
            ("MOV-7.2", 10),
            ("MOV-7.3", 3),
            ("MOV-7.4", 5),
            ("MOV-7.5", 4),
            ("MOV-7.6", 4),
            ("MOV-7.7", 5),
            ("MOV-7.8", 5),
            ("MOV-8.1", 5),
            ("MOV-8.2", 6),
            ("MOV-8.3", 6),
            ("MOV-9.1", 7),
            ("MOV-9.2", 6),
            ("MOV-9.3", 3),
            ("MOV-9.4", 2),
            ("MOV-9.5", 1),
            ("MOV-10.1", 8),
            ("MOV-10.2", 6),
            ("MOV-10.3", 7),
            ("MOV-10.4", 5),
            ("MOV-11.1", 2),
            ("MOV-11.2", 1),
            ("MOV-11.3", 1),
            ("MOV-11.4", 2),
            ("MOV-11.5", 1),
            ("MOV-11.6", 1),
            ("MOV-11.7", 5),
            ("MOV-11.8", 4),
            ("MOV-11.9", 3),
            ("MOV-11.10", 2),
            ("MOV-11.11", 1),
            ("MOV-11.12", 1),
            ("MOV-12.1", 2),
            ("MOV-12.2", 5),
            ("MOV-12.3", 3),
            ("MOV-13.1", 1),
            ("MOV-13.2", 1),
            ("MOV-13.3", 2),
            ("MOV-13.4", 1),
            ("MOV-13.5", 7),
            ("MOV-14.1", 2),
        ],
    ),
];

/// The chapters of Merchant of Venus that are divided into sections, with how many.
const DIVIDED: &[(&str, usize)] = &[
    ("MOV-1", 2),
    ("MOV-2", 2),
    ("MOV-3", 2),
    ("MOV-4", 12),
    ("MOV-5", 1),
    ("MOV-6", 1),
    ("MOV-7", 8),
    ("MOV-8", 3),
    ("MOV-9", 5),
    ("MOV-10", 4),
    ("MOV-11", 12),
    ("MOV-12", 3),
    ("MOV-13", 5),
    ("MOV-14", 1),
];

fn book(game: &str) -> &'static Rulebook {
    Rulebook::of(game).unwrap_or_else(|| panic!("{game} has no rulebook"))
}

#[test]
fn every_section_has_its_rules() {
    assert_eq!(SECTIONS.len(), games::built_in().len(), "a game of the house is not counted");
    for (game, sections) in SECTIONS {
        let counted = book(game).chapters.iter().flat_map(|chapter| &chapter.sections);
        let found: Vec<(&str, usize)> =
            counted.map(|id| (id.as_str(), book(game).within(id, None).count())).collect();
        assert_eq!(found, *sections, "{game}");
        let all: usize = sections.iter().map(|(_, rules)| rules).sum();
        assert_eq!(book(game).rules.len(), all, "{game}: a rule stands in no section");
    }
    let chapters = book("merchant_of_venus").chapters.iter();
    let found: Vec<(&str, usize)> =
        chapters.map(|chapter| (chapter.id.as_str(), chapter.sections.len())).collect();
    assert_eq!(found, DIVIDED);
}

#[test]
fn every_entry_has_words_in_every_language() {
    for game in games::all() {
        let Some(book) = Rulebook::of(game.id()) else { continue };
        for language in [Language::En, Language::Fr, Language::Es] {
            let s = Localizer::new(language);
            for chapter in &book.chapters {
                for id in chapter.parts().chain([chapter.id.as_str()]) {
                    assert_ne!(s.rule_title(id), id, "{id} has no title in {}", language.code());
                }
            }
            for rule in &book.rules {
                assert_ne!(s.rule_title(&rule.id), rule.id, "{} in {}", rule.id, language.code());
                for edition in &rule.editions {
                    let parts = s.rule_text(&rule.id, Some(edition));
                    let words = parts.iter().any(|part| !part.text.trim().is_empty());
                    assert!(words, "{} says nothing in {}, {edition}", rule.id, language.code());
                }
            }
        }
    }
}

/// Definitions and components explain; where the printed rules are silent the house says so.
#[test]
fn every_entry_has_its_status() {
    let kind = |game, id: &str| book(game).rule(id).unwrap_or_else(|| panic!("{id}")).kind;
    let duck = |id| kind("duck_dealer", id);
    for id in ["DD-1.1", "DD-1.2", "DD-1.3", "DD-1.4", "DD-1.5", "DD-2.1", "DD-2.6", "DD-17.1"] {
        assert_eq!(duck(id), RuleKind::Explanatory, "{id}");
    }
    for id in ["DD-1.6", "DD-2.8", "DD-4.3", "DD-7.4", "DD-11.2", "DD-13.4", "DD-16.3"] {
        assert_eq!(duck(id), RuleKind::Ruling, "{id}");
    }
    for id in ["DD-5.1", "DD-6.1", "DD-7.1", "DD-10.5", "DD-15.1", "DD-16.1"] {
        assert_eq!(duck(id), RuleKind::Rule, "{id}");
    }
    for id in ["DOM-0.1", "DOM-0.2", "DOM-0.3", "DOM-0.4", "DOM-0.5", "DOM-1.5", "DOM-17.3"] {
        assert_eq!(kind("dale_of_merchants", id), RuleKind::Explanatory, "{id}");
    }
    for id in ["MOV-2.1.2", "MOV-7.3.3", "MOV-13.4.1", "MOV-14.1.1", "MOV-14.1.2"] {
        assert_eq!(kind("merchant_of_venus", id), RuleKind::Explanatory, "{id}");
    }
}
