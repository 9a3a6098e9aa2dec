//! Every text that is named exists, in every language, with the same arguments.

use crate::common::{
    fluent::{Entry, messages},
    sources::{sources, split},
};
use caravanserai::{
    games,
    table::{
        action::Value,
        catalogue::{Catalogue, Name, SeatInfo},
        game::Setup,
        ids::SeatId,
        play::Play,
    },
    text::{Arg, Language, Localizer, files},
};
use std::collections::{BTreeMap, BTreeSet};

/// Text files that are not yet written in every language. Must be empty before a release.
const UNTRANSLATED: &[&str] = &[];

/// The messages of a text file, with the names of their arguments.
fn arguments(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let entry = |(key, entry): (String, Entry)| (key, entry.arguments);
    messages(text).into_iter().map(entry).collect()
}

#[test]
fn languages_say_the_same_things() {
    let of = |language| files().iter().filter(move |f| f.language == language);
    let mut wrong = Vec::new();
    for english in of(Language::En) {
        let ours = arguments(english.text);
        for language in [Language::Fr, Language::Es] {
            let code = language.code();
            let Some(theirs) =
                of(language).find(|f| f.name == english.name).map(|f| arguments(f.text))
            else {
                if !UNTRANSLATED.contains(&english.name.as_str()) {
                    wrong.push(format!("{} does not exist in {code}", english.name));
                }
                continue;
            };
            for key in ours.keys().filter(|k| !theirs.contains_key(*k)) {
                wrong.push(format!("{key} does not exist in {code}"));
            }
            for (key, names) in &theirs {
                match ours.get(key) {
                    None => wrong.push(format!("{key} exists in {code}, but not in English")),
                    Some(own) if own != names => wrong.push(format!(
                        "{key} has the arguments {names:?} in {code}, but {own:?} in English"
                    )),
                    _ => {}
                }
            }
        }
    }
    for file in files().iter().filter(|f| !of(Language::En).any(|e| e.name == f.name)) {
        wrong.push(format!("{} does not exist in English", file.name));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_text_that_is_named_exists() {
    // What a text key begins with. A literal with a brace is made into keys at run time; those are
    // checked below.
    let mut prefixes: Vec<String> =
        ["fault", "list", "name", "ui", "app", "help", "bot", "engine-fault", "level"]
            .map(|p| format!("{p}-"))
            .to_vec();
    prefixes.extend(games::all().iter().map(|g| format!("{}-", g.prefix())));
    let s = Localizer::new(Language::En);
    let is_key = |t: &str| {
        t.chars()
            .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '-' | '_' | '.'))
            && !t.ends_with('-')
    };
    let mut missing = BTreeSet::new();
    for (file, text) in sources("src") {
        let (_, strings) = split(text.split("#[cfg(test)]").next().unwrap_or(&text));
        for key in strings
            .iter()
            .filter(|t| prefixes.iter().any(|p| t.starts_with(p.as_str())) && is_key(t))
        {
            if !s.has(key) {
                missing.insert(format!("{key} ({file})"));
            }
        }
    }
    assert!(missing.is_empty(), "texts without words: {missing:#?}");
}

fn tables() -> Vec<(String, Play)> {
    let mut all = Vec::new();
    for game in games::all() {
        for edition in game.editions() {
            let seat = |n: usize| SeatInfo {
                name: n.to_string(),
                colour: n as u8,
                race: String::new(),
                by: Default::default(),
            };
            let seats = (0..edition.seats.1).map(seat).collect();
            let setup = Setup {
                game: game.id().into(),
                edition: edition.id.into(),
                seats,
                options: BTreeMap::new(),
                seed: 1,
                study: false,
            };
            all.push((format!("{} {}", game.id(), edition.id), Play::begin(*game, setup).unwrap()));
        }
    }
    all
}

#[test]
fn everything_on_a_table_has_a_name() {
    let s = Localizer::new(Language::En);
    let mut missing = BTreeSet::new();
    let mut need = |key: &str, of: &str| {
        if !s.has(key) {
            missing.insert(format!("{key} ({of})"));
        }
    };
    for (of, play) in tables() {
        let c: &Catalogue = play.catalogue();
        let (game, edition) = (play.game(), &play.setup().edition);
        for kind in &c.kinds {
            if let Name::Key(key) = &kind.name {
                need(key, &of);
            }
        }
        c.questions.iter().for_each(|q| need(q, &of));
        c.spaces.iter().for_each(|space| need(space.kind, &of));
        for option in game.options(edition) {
            need(&format!("{}-option-{}", game.prefix(), option.key), &of);
            need(&format!("{}-option-{}.help", game.prefix(), option.key), &of);
        }
        for race in game.races(edition) {
            if let Name::Key(key) = &race.name {
                need(key, &of);
            }
        }
    }
    assert!(missing.is_empty(), "things without a name: {missing:#?}");
}

/// Equal cards are counted, each kind where it stands first, and a line says where they come from.
#[test]
fn equal_cards_are_counted_and_where_they_come_from_is_said() {
    let dale = tables().into_iter().find(|(of, _)| of.starts_with("dale")).expect("it is there").1;
    let c = dale.catalogue();
    let kind = |key| Value::Kind(c.kind_by_key(key).expect("a card"));
    let (junk, owl) = (kind("junk"), kind("owl_1"));
    let cards = Value::List(vec![junk.clone(), owl.clone(), junk.clone(), junk.clone()]);
    let s = Localizer::new(Language::En);
    let [junk, owl] = [junk, owl].map(|one| s.value(&one, c));
    let whose = vec![("whose", Value::Seat(SeatId(1)))];
    let args = [
        ("seat", Value::Seat(SeatId(0))),
        ("cards", cards),
        ("from", Value::Phrase("dom-from-pile", whose)),
    ];
    assert_eq!(
        s.say_key("dom-log-takes", &args, c),
        format!("0 takes 3 {junk} and {owl} from the discard pile of 1")
    );
}

#[test]
fn apostrophes_are_typographic() {
    let straight = files().iter().flat_map(|file| {
        let lines = file.text.lines().enumerate().filter(|(_, line)| line.contains('\''));
        lines.map(|(at, line)| format!("{} {}: {line}", file.language.code(), at + 1))
    });
    let straight: Vec<String> = straight.collect();
    assert!(straight.is_empty(), "{straight:#?}");
}

/// Of energies only those are named that there are.
#[test]
fn energies_that_are_not_there_are_not_named() {
    let said = |language, amounts: [i64; 3]| {
        let args =
            ["red", "yellow", "blue"].into_iter().zip(amounts).map(|(k, n)| (k, Arg::from(n)));
        Localizer::new(language).word_with("dd-act-keep", &args.collect())
    };
    assert_eq!(said(Language::En, [3, 0, 1]), "Keep 3 red, 1 blue");
    assert_eq!(said(Language::En, [0, 0, 0]), "Keep nothing");
    assert_eq!(said(Language::Fr, [2, 1, 0]), "Garder 2 rouges, 1 jaune");
    assert_eq!(said(Language::Es, [0, 2, 2]), "Conservar 2 amarillas, 2 azules");
    for amounts in (0..8).map(|n| [n & 1, n >> 1 & 1, n >> 2 & 1]) {
        let words = said(Language::En, amounts);
        let named = ["red", "yellow", "blue"].map(|colour| i64::from(words.contains(colour)));
        assert_eq!(named, amounts, "{words}");
    }
}
