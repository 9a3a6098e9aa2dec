//! The words: every text file is built in and readable, a missing text never stops the program, and
//! the rulebook is whole in every language. No wording is checked here.

use caravanserai::{
    games,
    table::{
        action::{Message, Value},
        catalogue::{Catalogue, Name, SeatInfo, SpaceInfo, Spot},
        ids::{SeatId, SpaceId},
    },
    text::{Language, Localizer, errors, files, rulebook, signed},
};
use std::{collections::BTreeSet, fs, path::Path};

#[test]
fn every_text_file_is_built_in_and_readable() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales");
    let mut on_disk = BTreeSet::new();
    for language in Language::ALL {
        for folder in fs::read_dir(root.join(language.code())).unwrap().flatten() {
            let whose = folder.file_name().into_string().unwrap();
            for entry in fs::read_dir(folder.path()).expect("texts lie in a folder").flatten() {
                let file = entry.file_name().into_string().unwrap();
                let name = file.strip_suffix(".ftl");
                let name = name.unwrap_or_else(|| panic!("{whose}/{file} is no text file"));
                on_disk.insert((language, format!("{whose}/{name}")));
            }
        }
    }
    let built_in: BTreeSet<_> = files().iter().map(|f| (f.language, f.name.to_owned())).collect();
    assert_eq!(built_in.len(), files().len(), "a file is built in twice");
    // The tiny game has its texts in its own folder.
    let of_the_house = |(_, name): &(Language, String)| !name.starts_with("tiny_game/");
    let listed: BTreeSet<_> = built_in.into_iter().filter(of_the_house).collect();
    assert_eq!(listed, on_disk, "what lies in assets/locales is built in");
    for language in Language::ALL {
        assert!(errors(language).is_empty(), "{:#?}", errors(language));
    }
}

fn catalogue() -> Catalogue {
    let seat = |name: &str| SeatInfo {
        name: name.into(),
        colour: 0,
        race: String::new(),
        by: Default::default(),
    };
    let space = |name: Option<&str>, region: Option<&str>| SpaceInfo {
        id: String::new(),
        name: name.map(str::to_owned),
        kind: "list-empty",
        region: region.map(str::to_owned),
        spot: Spot::default(),
        at: (0, 0),
    };
    let mut c = Catalogue::default();
    c.seats = vec![seat("Ada"), seat("Blaise")];
    c.spaces =
        vec![space(Some("Galactic Base"), None), space(None, Some("Tellus")), space(None, None)];
    c
}

#[test]
fn values_are_worded_in_each_language() {
    let c = catalogue();
    let all = Value::List(vec![
        Value::Seat(SeatId(0)),
        Value::Number(-3),
        Value::Money(2000),
        Value::Seat(SeatId(1)),
    ]);
    let said: Vec<String> =
        Language::ALL.iter().map(|&l| Localizer::new(l).value(&all, &c)).collect();
    assert_eq!(
        said,
        ["Ada, −3, 2000 and Blaise", "Ada, −3, 2000 et Blaise", "Ada, −3, 2000 y Blaise"]
    );
    // Below nothing stands a minus sign, in sentences too; and the texts still tell 0 and 1 from
    // other numbers.
    let money =
        |n| Localizer::new(Language::Fr).say_key("ui-money", &[("amount", Value::Money(n))], &c);
    assert_eq!([money(-420), money(0), money(30)], ["−420 cr", "0 cr", "30 cr"]);
    assert_eq!([signed(-540), signed(30)], ["−540", "+30"]);
    let en = Localizer::new(Language::En);
    assert_eq!(en.value(&Value::List(vec![Value::Number(1)]), &c), "1");
    assert_eq!(en.value(&Value::List(Vec::new()), &c), "nothing");
    assert_eq!(en.value(&Value::Space(SpaceId(0)), &c), "Galactic Base");
    assert_eq!(en.value(&Value::Space(SpaceId(1)), &c), "nothing of Tellus");
    assert_eq!(en.value(&Value::Space(SpaceId(2)), &c), "nothing");
    assert_eq!(en.name(&Name::Proper("The Dell".into())), "The Dell");
}

/// Who gives nothing in a deal gives nothing in the grammar of the language, too.
#[test]
fn a_deal_for_nothing_is_grammatical() {
    let c = catalogue();
    let number = |name, n| (name, Value::Number(n));
    let args = [
        number("giving", 0),
        ("gives", Value::List(Vec::new())),
        ("gets", Value::List(vec![Value::Phrase("mov-deal-sum", vec![("sum", Value::Money(30))])])),
        ("seat", Value::Seat(SeatId(0))),
        ("partner", Value::Seat(SeatId(1))),
    ];
    let said = |key: &str| Language::ALL.map(|l| Localizer::new(l).say_key(key, &args, &c));
    assert_eq!(
        said("mov-act-accept"),
        [
            "Accept: give nothing for 30 cr",
            "Accepter : ne rien donner contre 30 cr",
            "Aceptar: no dar nada por 30 cr"
        ]
    );
    let done = said("mov-log-deal-done");
    assert_eq!(done[1], "L’échange est fait : Ada ne donne rien à Blaise contre 30 cr");
    assert_eq!(done[2], "Trato hecho: Ada no da nada a Blaise por 30 cr");
}

/// French: a small word before a name loses its vowel where the name begins with one; English: a
/// place without a name has an article in a sentence, and none over a card.
#[test]
fn names_fit_into_sentences() {
    let mut c = catalogue();
    c.seats[1].name = "Blaise".into();
    c.spaces[1].kind = "mov-space-hazard";
    let fr = Localizer::new(Language::Fr);
    let refuse = |seat| fr.say_key("mov-act-refuse", &[("partner", Value::Seat(SeatId(seat)))], &c);
    assert_eq!([refuse(0), refuse(1)], ["Refuser l’échange d’Ada", "Refuser l’échange de Blaise"]);
    let (en, place) = (Localizer::new(Language::En), SpaceId(1));
    assert_eq!(
        [en.space(place, &c), en.space_title(place, &c)],
        ["the hazard of Tellus", "hazard of Tellus"]
    );
    assert_eq!(
        [fr.space(place, &c), fr.space_title(place, &c)],
        ["le danger (Tellus)", "danger (Tellus)"]
    );
}

/// In no French text stands "de" or "que" before a name as it is.
#[test]
fn french_names_are_elided_everywhere() {
    let names = ["seat", "whose", "partner", "system", "chooser"];
    for file in files().iter().filter(|f| f.language == Language::Fr) {
        for (n, line) in file.text.lines().enumerate() {
            let bare = names
                .iter()
                .flat_map(|name| [format!(" de {{ ${name} }}"), format!(" que {{ ${name} }}")])
                .find(|bare| line.contains(bare));
            assert!(
                bare.is_none() || file.name.ends_with("/level_check"),
                "fr/{}.ftl, line {}: {line}",
                file.name,
                n + 1
            );
        }
    }
}

#[test]
fn nothing_missing_stops_the_program() {
    let c = catalogue();
    for language in Language::ALL {
        let s = Localizer::new(language);
        assert_eq!(s.word("no-such-text"), "no-such-text");
        assert_eq!(s.word("no-such-text.help"), "no-such-text.help");
        assert_eq!(s.word(""), "");
        assert!(!s.has("list-empty.no-such-attribute"));
        assert_eq!(s.rule_title("XYZ-9.9.9"), "XYZ-9.9.9");
        assert!(s.rule_text("XYZ-9.9.9", None).is_empty());
        // An argument that is missing leaves its name, one too many is ignored, a thing that does
        // not exist is unknown.
        assert!(s.word("space-in-region").contains("$region"));
        let message = Message {
            key: "list-empty",
            args: vec![("x", Value::Space(SpaceId(999))), ("y", Value::Seat(SeatId(99)))],
            ..Message::default()
        };
        assert!(!s.say(&message, &c).is_empty());
        // No marks for writing direction around arguments: they show as boxes in terminals.
        assert!(
            s.value(&Value::Space(SpaceId(1)), &c)
                .chars()
                .all(|ch| !('\u{2066}'..='\u{2069}').contains(&ch))
        );
    }
    // English stands in for what another language lacks.
    assert_eq!(Language::from_code("fr_CA.UTF-8"), Some(Language::Fr));
    assert_eq!(Language::from_code("de"), None);
    assert_eq!(Language::from_code(""), None);
}

#[test]
fn every_rule_has_title_and_text_in_every_language() {
    for book in rulebook::books() {
        let book = book.as_ref().unwrap_or_else(|why| panic!("rules.ron: {why}"));
        // A book may be there before its game can be played; then its own editions count.
        let game = games::by_id(&book.game).ok();
        let editions: BTreeSet<&str> = match game {
            Some(game) => game.editions().iter().map(|e| e.id).collect(),
            None => book.rules.iter().flat_map(|r| r.editions.iter().map(String::as_str)).collect(),
        };
        let prefix = book
            .chapters
            .first()
            .and_then(|c| c.id.split_once('-'))
            .map_or("", |(prefix, _)| prefix);
        assert!(game.is_none_or(|game| game.rule_prefix() == prefix));
        for language in Language::ALL {
            let s = Localizer::new(language);
            let own = |id: &str| {
                let key = Localizer::rule_key(id);
                let line = format!("\n{key} =");
                files().iter().any(|f| f.language == language && f.text.contains(&line))
            };
            for id in book.chapters.iter().flat_map(|c| std::iter::once(&c.id).chain(&c.sections)) {
                assert!(own(id), "{id} has no title in {}", language.code());
            }
            for rule in &book.rules {
                assert!(own(&rule.id), "{} has no title in {}", rule.id, language.code());
                assert!(
                    book.chapters
                        .iter()
                        .any(|c| c.sections.iter().any(|s| rule.id.starts_with(&format!("{s}.")))),
                    "{} is in no section",
                    rule.id
                );
                for edition in &rule.editions {
                    assert!(
                        editions.contains(edition.as_str()),
                        "{}: {edition} is no edition",
                        rule.id
                    );
                    assert!(
                        !s.rule_text(&rule.id, Some(edition)).is_empty(),
                        "{} says nothing for {edition} in {}",
                        rule.id,
                        language.code()
                    );
                }
                for part in s.rule_text(&rule.id, None) {
                    assert!(
                        part.edition.is_none_or(|e| rule.editions.contains(&e)),
                        "{} speaks of an edition in which it does not hold",
                        rule.id
                    );
                }
            }
        }
        for difference in &book.differences {
            assert!(Localizer::default().has(&format!("{prefix}-diff-{}", difference.number)));
            assert!(difference.rules.iter().all(|r| book.has(r)));
        }
    }
}

#[test]
fn the_rulebook_can_be_searched() {
    let book = rulebook::Rulebook::of("merchant_of_venus").unwrap();
    let en = Localizer::new(Language::En);
    assert_eq!(
        book.search("mov-4.2.1", None, en).first().map(|h| h.id.as_str()),
        Some("MOV-4.2.1")
    );
    assert!(book.search("pilot number", Some("2012"), en).len() > 3);
    assert!(book.search("", None, en).is_empty());
    assert!(book.search("xyzzy", None, en).is_empty());
    let fr = Localizer::new(Language::Fr);
    assert_eq!(
        book.search("numéro", None, fr),
        book.search("NUMERO", None, fr),
        "accents and capitals do not matter"
    );
    assert!(book.within("MOV-4.2", Some("1988")).all(|r| r.id.starts_with("MOV-4.2.")));
}

/// What the board calls so, no other text of its game calls otherwise: the other word of each
/// language, by game. Two stacks lie beside each other or one above the other, as there is room.
#[test]
fn one_thing_has_one_name() {
    let others: [(&str, [&[&str]; 3]); 2] = [
        ("merchants_cove", [&["harvest"], &["cosech"], &["récolt"]]),
        (
            "duck_dealer",
            [
                &["gather", "left stack", "right stack"],
                &["reún", "pila izquierda", "pila derecha"],
                &["amass", "pile de gauche", "pile de droite"],
            ],
        ),
    ];
    for (game, words) in others {
        for (language, words) in [Language::En, Language::Es, Language::Fr].into_iter().zip(words) {
            let own = files().iter().filter(|file| file.language == language);
            let own = own.filter(|file| file.name.starts_with(&format!("{game}/")));
            let mut looked = 0;
            for line in own.flat_map(|file| file.text.lines()) {
                // What stands before the sign of equality is no text.
                let text = line.split_once('=').map_or(line, |(_, text)| text).to_lowercase();
                let other = words.iter().find(|word| text.contains(**word));
                assert_eq!(other, None, "{language:?}, {game}: {line}");
                looked += 1;
            }
            assert!(looked > 500, "{language:?}: the texts of {game} are found");
        }
    }
}
