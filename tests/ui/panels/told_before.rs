//! What is told before a choice, in positions of played games: in which list it stands, what cannot
//! be had back after it, what the first choices of a game are like; and where the help begins.

use super::why_not::played;
use super::*;
use caravanserai::{
    games::{
        dale_of_merchants::table::verbs as dale, duck_dealer::table::verbs as duck,
        merchant_of_venus::table::verbs as venus, merchants_cove::rules::shops::captain,
        merchants_cove::table::verbs as cove,
    },
    table::{action::Offer, ids::Verb},
};
use std::collections::BTreeSet;

fn model(sight: &Sight, settings: &'static Settings) -> Model<'static> {
    let sight: &'static Sight = Box::leak(Box::new(sight.clone()));
    panels::model(sight, settings, EN)
}

fn settings() -> &'static Settings {
    Box::leak(Box::default())
}

/// Each choice of these verbs in played games, with what stands below it.
fn noted(game: &str, verbs: &[Verb], mut look: impl FnMut(&Model, &Offer, Option<String>)) {
    let settings = settings();
    played(|sight| {
        if sight.game != game || !sight.offers.iter().any(|o| verbs.contains(&o.action.verb)) {
            return;
        }
        let m = model(sight, settings);
        let sheet = game_ui::of(game);
        for offer in m.sight.offers.iter().filter(|o| verbs.contains(&o.action.verb)) {
            look(&m, offer, sheet.offer_note(&m, offer));
        }
    });
}

#[test]
fn lists_say_what_is_done_there() {
    for game in games::all() {
        let sheet = game_ui::of(game.id());
        let mut play = Play::begin(*game, named(game.id())).expect("it begins");
        let sight = play.sight(Viewer::Public);
        for n in 0..sight.catalogue.verbs.len() {
            let verb = Verb(n as u8);
            let key = sheet.board_list(verb);
            if sheet.on_board(verb) {
                assert_ne!(key, "ui-places", "{} {n}", game.id());
                assert!(Language::ALL.iter().all(|l| Localizer::new(*l).has(key)), "{key}");
            }
        }
    }
}

fn named(game: &str) -> Setup {
    let all = games::by_id(game).expect("a game of the house");
    let edition = &all.editions()[0];
    Setup { game: game.into(), edition: edition.id.into(), ..setup("2012", &[Chooser::Person; 3]) }
}

#[test]
fn the_first_choices_explain_themselves() {
    // Merchants and sets are chosen at the table only where that was set up.
    let first: [(&str, &[Verb], Option<&str>); 4] = [
        ("duck_dealer", &[duck::EQUIP], None),
        ("merchant_of_venus", &[venus::RACE], None),
        ("merchants_cove", &[cove::CHOOSE], Some("choose_merchants")),
        ("dale_of_merchants", &[dale::BAN, dale::PICK_SET], Some("draft")),
    ];
    for (game, verbs, option) in first {
        let mut setup = named(game);
        setup.options.extend(option.map(|option| (option.to_owned(), 1)));
        let mut play =
            Play::begin(games::by_id(game).expect("it is there"), setup).expect("it begins");
        let seat = play.decision_seat().expect("somebody chooses");
        let m = &model(&play.sight(Viewer::Seat(seat)), settings());
        let offers = m.sight.offers.iter().filter(|offer| verbs.contains(&offer.action.verb));
        let note = |offer: &Offer| {
            let note = game_ui::of(game).offer_note(m, offer);
            note.unwrap_or_else(|| panic!("{game}: {} says nothing", m.worded(offer)))
        };
        let notes: Vec<String> = offers.map(note).collect();
        let apart: BTreeSet<&String> = notes.iter().collect();
        assert!(notes.len() > 2 && apart.len() == notes.len(), "{game}: {notes:?}");
        for note in notes {
            assert!(note.len() > 30 && !note.contains('{') && !note.contains("-note-"), "{note}");
        }
    }
}

/// MOV-10.4.3: what is put off goes into the cup and draws, so it cannot be taken back; equipment
/// goes to the stock.
#[test]
fn what_is_put_off_for_good_is_told_so() {
    let mut told = 0;
    noted("merchant_of_venus", &[venus::DISCARD], |m, offer, note| {
        let key = &m.sight.catalogue.kinds[offer.action.kind().ix()].key;
        assert_eq!(note.is_none(), key.starts_with("equipment"), "{key}: {note:?}");
        told += usize::from(note.is_some());
    });
    assert!(told > 3, "{told}");
}

#[test]
fn races_of_a_new_game_say_what_they_are_like_and_chance_is_called_so() {
    for game in games::all() {
        let sheet = game_ui::of(game.id());
        for edition in game.editions() {
            for race in game.races(edition.id) {
                let note = sheet.race_note(TableText::plain(EN), edition.id, &race.key);
                assert!(note.is_some_and(|note| note.len() > 30), "{} {}", game.id(), race.key);
            }
        }
    }
    let at = games::all().iter().position(|g| g.id() == "merchants_cove").expect("it is there");
    let mut form = NewGameForm { game: at, ..NewGameForm::new() };
    let texts = TableText::plain(EN);
    let shown = |form: &mut NewGameForm| {
        let mut h = harness(|ui| new_game::new_game_ui(ui, texts, &Settings::default(), form, 42));
        h.run();
        let all = h.query_all_by_role(egui::accesskit::Role::ComboBox);
        all.filter_map(|node| node.accesskit_node().value()).collect::<Vec<String>>()
    };
    form.options.insert("choose_merchants".into(), 0);
    assert!(shown(&mut form).contains(&"Merchant: random".to_owned()), "{:?}", shown(&mut form));
    form.options.insert("choose_merchants".into(), 1);
    assert!(shown(&mut form).contains(&"Merchant: at the table".to_owned()));
}

#[test]
fn what_cannot_be_had_back_is_told_before() {
    let mut closed = 0;
    noted("dale_of_merchants", &[dale::CLOSE], |m, offer, note| {
        closed += 1;
        assert_eq!(note, Some(EN.word("dom-note-stands")));
        assert!(decision::sentence(m).ends_with("Once built, it stands."));
        if closed == 1 {
            // The tip on the button of the bar says it, too.
            let words = m.worded(offer);
            let m = &model(m.sight, settings());
            let mut h = harness(|ui| decision::decision_ui(ui, m));
            h.get_by_label(&words).hover();
            h.run_steps(60);
            h.get_by_label(&EN.word("dom-note-stands"));
        }
    });
    assert!(closed > 0, "no stack was built");
    let mut given = 0;
    noted("dale_of_merchants", &[dale::GIVE, dale::CHOOSE], |m, offer, note| {
        match offer.message.as_ref().map_or("", |said| said.key) {
            "dom-act-hand-over" | "dom-act-give" => {
                given += 1;
                assert_eq!(note, Some(EN.word("dom-note-given")));
            }
            "dom-act-throw-away" => {
                // What lies in the market was never anybody's.
                let card = Some(offer.action.piece());
                let mut zones = m.sight.zones.iter().zip(&m.sight.catalogue.zones);
                let at = zones.find(|(zone, _)| zone.pieces.iter().any(|p| p.id == card));
                let own = at.is_none_or(|(_, info)| !info.key.starts_with("slot:"));
                given += 1;
                assert_eq!(note, own.then(|| EN.word("dom-note-thrown")));
            }
            _ => {}
        }
    });
    assert!(given > 0, "no card was given away");
}

#[test]
fn alike_cards_are_taken_back_one_from_the_other() {
    let settings = settings();
    let mut alike = 0;
    played(|sight| {
        let lifts = sight.offers.iter().filter(|o| o.action.verb == dale::LIFT).count();
        if sight.game != "dale_of_merchants" || lifts < 2 {
            return;
        }
        let m = model(sight, settings);
        let words: Vec<String> = m.offers(dale::LIFT).map(|offer| m.worded(offer)).collect();
        let apart: BTreeSet<&String> = words.iter().collect();
        assert_eq!(apart.len(), words.len(), "{words:?}");
        alike += usize::from(words.iter().any(|w| w.contains("laid as number")));
    });
    assert!(alike > 0, "no two alike cards were laid out");
}

#[test]
fn ships_that_sail_are_named_and_the_end_of_the_turn_is_told() {
    let (mut ends, mut goes_on) = (0, 0);
    noted("merchants_cove", &[captain::words::SAIL], |m, offer, _| {
        let words = m.worded(offer);
        let sails = offer.action.args.iter().filter(|n| **n > 0).count();
        assert_eq!(words.matches("Ship ").count(), sails, "{words}");
        assert_eq!(words.matches(" to ").count(), sails, "{words}");
        match decision::sentence(m).contains(&EN.word("mc-note-turn-ends")) {
            true => ends += 1,
            false => goes_on += 1,
        }
    });
    assert!(ends > 0, "{goes_on} times somebody sailed, and the turn never ended");
    // A new ship is bought with the old one, which is told with its price.
    let mut bought = 0;
    noted("merchant_of_venus", &[venus::BUY_SHIP], |m, offer, note| {
        bought += 1;
        let note = note.unwrap_or_else(|| panic!("{} says nothing", m.worded(offer)));
        assert!(note.contains("is given for it and takes off"), "{note}");
    });
    assert!(bought > 0, "nobody could buy a ship");
}

#[test]
fn the_help_of_a_game_begins_with_what_it_is_about() {
    let texts = TableText::plain(EN);
    for (n, game) in games::all().iter().enumerate() {
        let mut open = Help { game: n, ..Help::default() };
        let beside = help::Beside { playing: None, pictures: panels::pictures() };
        let first = format!("{}-help-1", game.prefix());
        {
            let mut h = harness(|ui| help::help_ui(ui, texts, &mut open, beside));
            h.run();
            // Once in the list, once as the heading.
            assert_eq!(h.query_all_by_label("What it is about").count(), 2, "{}", game.id());
        }
        assert_eq!(open.topic, first);
        assert!(EN.word(&format!("{first}.text")).to_lowercase().contains("win"), "{first}");
    }
}
