//! The teacher in a real game: what it says and when, and that it asks before a choice that costs
//! much. What such a choice costs is the business of the thinking players.

use super::{
    large_place::context,
    learn::{learn, send, table},
    pointing::move_to,
};
use crate::common::window::{rests, run, until, window};
use bevy::prelude::*;
use bevy_egui::egui::Id;
use caravanserai::{
    app::{
        session::{Session, Shell},
        table::Table,
    },
    bots, games,
    table::{
        action::{Action, Offer},
        catalogue::Chooser,
        entry::EntryKind,
        verbs::VerbSort,
    },
    ui::{
        Command, LearnCommand, Screen,
        dialogs::NoticeAnswer,
        presses,
        settings::{BotPace, Settings},
    },
};
use std::{collections::BTreeSet, thread, time::Duration};

/// A first game with a teacher, at the first choice of the person.
fn taught(app: &mut App, game: &str) {
    learn(app, LearnCommand::Teacher(game.to_owned()));
    while !table(app).asked() {
        send(app, Command::BotsOn);
    }
    rests(app);
    run(app, 2);
}

/// What stands on the board to be read.
fn notes(app: &App) -> Vec<String> {
    app.world().resource::<Shell>().notes.iter().map(|(note, _)| note.text.clone()).collect()
}

#[test]
fn a_teacher_explains_each_thing_once_and_is_silent_when_told_so() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    send(&mut app, Command::Go(Screen::Learn));
    learn(&mut app, LearnCommand::Teacher("duck_dealer".to_owned()));
    while !table(&app).asked() {
        send(&mut app, Command::BotsOn);
    }
    run(&mut app, 2);
    let told = |app: &App| app.world().resource::<Session>().progress.told.clone();
    assert!(table(&app).writes(), "it is a real game");
    assert!(!told(&app).is_empty(), "the teacher has said who speaks");
    let hello = |app: &App| app.world().resource::<Shell>().notes.len();
    assert!(hello(&app) > 0);
    let first = told(&app);
    let first_offer = table(&app).sight.offers[0].action;
    send(&mut app, Command::Act(first_offer));
    learn(&mut app, LearnCommand::NoTeacher);
    let then = told(&app);
    assert!(then.is_superset(&first));
    assert!(!app.world().resource::<Session>().settings.teacher);
}

#[test]
fn whoever_begins_with_a_teacher_once_more_hears_it_once_more() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    let told = |app: &mut App, key: &str| {
        app.world_mut().resource_mut::<Session>().progress.told.insert(key.to_owned())
    };
    assert!(told(&mut app, "dd-for-planet") && told(&mut app, "mov-for-space"));
    learn(&mut app, LearnCommand::Teacher("duck_dealer".to_owned()));
    assert!(told(&mut app, "dd-for-planet"), "it was forgotten");
    assert!(!told(&mut app, "mov-for-space"), "that of another game was not");
}

#[test]
fn a_greeting_goes_with_the_first_choice_and_what_is_explained_stays_in_the_turn() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    taught(&mut app, "merchants_cove");
    let hello = app.world().resource::<Session>().texts().text("ui-teacher-hello");
    assert_eq!(notes(&app), std::slice::from_ref(&hello));
    let explained = |app: &App| -> Vec<String> {
        let notes = app.world().resource::<Shell>().notes.iter();
        notes.filter(|(n, _)| n.explains_a_thing()).map(|(n, _)| n.text.clone()).collect()
    };
    for _ in 0..40 {
        let before = explained(&app);
        let turn = table(&app).turn();
        let action = table(&app).sight.offers[0].action;
        learn(&mut app, LearnCommand::Sure(vec![action]));
        assert!(!notes(&app).contains(&hello));
        while !table(&app).asked() {
            send(&mut app, Command::BotsOn);
        }
        if !before.is_empty() && table(&app).turn() == turn {
            assert!(!explained(&app).is_empty(), "it stays, or something else is explained");
            return;
        }
    }
    panic!("nothing was explained in the midst of a turn");
}

/// Does the first offer of a verb, sure of it or not.
fn takes(app: &mut App, verb: &str, sure: bool) {
    let t = table(app);
    let named = |action: &Action| t.play.catalogue().verb(action.verb).name == verb;
    let action =
        t.sight.offers.iter().map(|offer| offer.action).find(named).expect("it is offered");
    match sure {
        true => learn(app, LearnCommand::Sure(vec![action])),
        false => send(app, Command::Act(action)),
    }
}

/// Staying where one is and ending the turn there costs little of a chance to win, and is asked
/// about all the same; what was explained goes with the turn.
#[test]
fn a_turn_that_is_thrown_away_is_asked_about() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    taught(&mut app, "merchant_of_venus");
    let named = |app: &App, verb: &str| {
        let t = table(app);
        t.sight.offers.iter().any(|o| t.play.catalogue().verb(o.action.verb).name == verb)
    };
    while !named(&app, "stay") {
        let first = table(&app).sight.offers[0].action;
        learn(&mut app, LearnCommand::Sure(vec![first]));
        while !table(&app).asked() {
            send(&mut app, Command::BotsOn);
        }
    }
    takes(&mut app, "stay", true);
    run(&mut app, 2);
    let entries = table(&app).play.entries().len();
    takes(&mut app, "end-turn", false);
    run(&mut app, 2);
    let texts = |key: &str| app.world().resource::<Session>().texts().text(key);
    assert!(notes(&app).contains(&texts("ui-teacher-idle")), "{:?}", notes(&app));
    assert_eq!(table(&app).play.entries().len(), entries, "it waits");
    send(&mut app, Command::Undo);
    assert!(named(&app, "stay"), "it was taken back");
    takes(&mut app, "stay", true);
    run(&mut app, 2);
    takes(&mut app, "end-turn", false);
    assert!(table(&app).play.entries().len() > entries, "it is asked once in a turn");
    let explained = |app: &App| {
        app.world().resource::<Shell>().notes.iter().any(|(note, _)| note.is_explanation())
    };
    assert!(!explained(&app), "what was explained does not lie over the turn of another");
}

/// The words of the note that asks something, and its answers.
fn asked(app: &App) -> Option<(String, Vec<Command>)> {
    let notes = &app.world().resource::<Shell>().notes;
    let (note, _) = notes.iter().find(|(note, _)| note.asks.is_some())?;
    Some((note.text.clone(), note.answers.iter().map(|answer| answer.command.clone()).collect()))
}

/// What is given away for nothing costs too little of a chance to win to be found: it is asked
/// about all the same, once in a turn, and one press does what would be left.
#[test]
fn what_is_given_away_for_nothing_is_asked_about() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    taught(&mut app, "duck_dealer");
    let named = |app: &App, verb: &str| {
        let t = table(app);
        t.sight.offers.iter().any(|o| t.play.catalogue().verb(o.action.verb).name == verb)
    };
    while !named(&app, "act") {
        let first = table(&app).sight.offers[0].action;
        learn(&mut app, LearnCommand::Sure(vec![first]));
        while !table(&app).asked() {
            send(&mut app, Command::BotsOn);
        }
    }
    takes(&mut app, "act", true);
    run(&mut app, 2);
    let entries = table(&app).play.entries().len();
    takes(&mut app, "end-turn", false);
    run(&mut app, 2);
    let (words, answers) = asked(&app).expect("it is asked");
    assert!(words.contains("free cube") && answers.len() == 2, "{words}");
    assert_eq!(table(&app).play.entries().len(), entries, "nothing is done yet");
    send(&mut app, answers[0].clone());
    run(&mut app, 2);
    let t = table(&app);
    let done = t.play.entries()[entries..].iter().filter_map(|entry| match entry.what {
        EntryKind::Action(action) => Some(t.play.catalogue().verb(action.verb).name),
        EntryKind::SetUp | EntryKind::Edits(_) => None,
    });
    assert_eq!(done.collect::<Vec<_>>(), ["route-cube"]);
    assert_eq!(asked(&app), None);
    let turn = table(&app).turn();
    takes(&mut app, "end-turn", false);
    run(&mut app, 2);
    assert_eq!(asked(&app), None, "once in a turn");
    assert!(table(&app).turn() > turn);
}

/// What ends or puts off something does nothing to what its words name: no thing is explained for
/// it.
#[test]
fn a_ship_is_not_explained_where_it_only_stays() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    taught(&mut app, "merchant_of_venus");
    let ship = app.world().resource::<Session>().texts().text("mov-for-ship");
    for _ in 0..CHOICES {
        let stays = |app: &App| {
            let t = table(app);
            let only = |o: &Offer| t.play.catalogue().verb(o.action.verb).sort == VerbSort::Ends;
            t.sight.offers.iter().all(only)
        };
        run(&mut app, 2);
        assert!(!stays(&app) || !notes(&app).contains(&ship), "{:?}", notes(&app));
        let last = table(&app).sight.offers.last().expect("something is offered").action;
        learn(&mut app, LearnCommand::Sure(vec![last]));
        while !table(&app).asked() {
            send(&mut app, Command::BotsOn);
        }
        app.world_mut().resource_mut::<Shell>().notes.clear();
    }
}

#[test]
fn a_message_stays_as_long_as_the_pointer_lies_on_it() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    taught(&mut app, "duck_dealer");
    let overlay = context(&mut app);
    let place = overlay.memory(|m| m.area_rect(Id::new("messages"))).expect("words are shown");
    move_to(&mut app, Vec2::new(place.center().x, place.center().y));
    run(&mut app, 2);
    let mut shell = app.world_mut().resource_mut::<Shell>();
    shell.notes.iter_mut().for_each(|(_, until)| *until = Duration::ZERO);
    run(&mut app, 3);
    let id = app.world().resource::<Shell>().notes.last().expect("it stands").0.id;
    rests(&mut app);
    assert!(presses::may_answer(&overlay));
    send(&mut app, Command::Dismiss(id));
    assert!(notes(&app).is_empty());
    assert!(!presses::may_answer(&overlay), "what lies beneath takes no press that was for it");
    // Nothing holds one on which no pointer lies, nor is anything new where it lies.
    move_to(&mut app, Vec2::new(4.0, 4.0));
    rests(&mut app);
    let asked = presses::question(&overlay);
    let version = table(&app).version;
    let answer = Command::Learn(LearnCommand::NoTeacher);
    let answer = NoticeAnswer { words: "…".to_owned(), command: answer, version: Some(version) };
    let begun = app.world().resource::<Time<Real>>().elapsed();
    app.world_mut().resource_mut::<Shell>().note_with("…".to_owned(), vec![answer], begun);
    run(&mut app, 2);
    assert_eq!(presses::question(&overlay), asked, "an open list stays open");
    app.world_mut().resource_mut::<Shell>().notes.clear();
    let now = app.world().resource::<Time<Real>>().elapsed();
    app.world_mut().resource_mut::<Shell>().note("…".to_owned(), None, false, now);
    run(&mut app, 2);
    let mut shell = app.world_mut().resource_mut::<Shell>();
    shell.notes.iter_mut().for_each(|(_, until)| *until = Duration::ZERO);
    run(&mut app, 3);
    assert!(notes(&app).is_empty());
}

#[test]
fn a_choice_that_a_quick_player_would_not_make_waits_for_the_teacher() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    taught(&mut app, "duck_dealer");
    let mut session = app.world_mut().resource_mut::<Session>();
    let table = session.table.as_mut().expect("a game");
    let all: Vec<_> = table.sight.offers.iter().map(|offer| offer.action).collect();
    let stands = |table: &mut Table, action| table.stands_for_good(action);
    assert!(!all.iter().any(|&action| stands(table, action)), "equipment can be taken back");
    let held: Vec<_> = all.iter().map(|&action| table.is_held_back(action)).collect();
    assert_eq!(held.iter().filter(|held| !**held).count(), 1, "the usual one does not wait");
    // Whoever presses again waits for the same answer.
    let doubtful = all[held.iter().position(|held| *held).expect("others wait")];
    assert!(table.is_held_back(doubtful) && table.is_held_back(doubtful));
    table.do_after_held(&[all[0]]);
    let entries = table.play.entries().len();
    send(&mut app, Command::Learn(LearnCommand::Sure(vec![doubtful, all[0]])));
    let session = app.world().resource::<Session>();
    let table = session.table.as_ref().expect("a game");
    assert!(table.play.entries().len() > entries, "who is sure does it");
}

/// How many choices are looked at until one is dear.
const LOOKED_AT: usize = 40;

/// A choice of this position that a teacher asks about.
fn dear(table: &mut Table) -> Option<Action> {
    let all: Vec<Action> = table.sight.offers.iter().map(|offer| offer.action).collect();
    // What gives a turn away stands last.
    all.into_iter().rev().find(|&action| {
        let mut word = None;
        while table.is_held_back(action) && word.is_none() {
            word = table.held_word();
            thread::sleep(Duration::from_millis(1));
        }
        word.is_some_and(|word| word.against.is_some())
    })
}

#[test]
fn a_teacher_asks_before_a_dear_choice_with_the_better_way_one_press_away() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    taught(&mut app, "dale_of_merchants");
    let mut player = bots::bot(Chooser::Greedy, "dale_of_merchants", 5);
    let player = player.as_mut().expect("it plays").as_mut().expect("a player");
    let mut action = None;
    for _ in 0..LOOKED_AT {
        let mut session = app.world_mut().resource_mut::<Session>();
        let dealt = session.table.as_mut().expect("a game");
        dealt.coaching.held_for = None;
        if !dealt.asked() {
            send(&mut app, Command::BotsOn);
            continue;
        }
        action = dear(dealt);
        if action.is_some() {
            break;
        }
        let usual = bots::ask(player.as_mut(), &mut dealt.play).expect("something is offered");
        learn(&mut app, LearnCommand::Sure(vec![usual]));
    }
    let action = action.expect("some choices are dear");
    let entries = table(&app).play.entries().len();
    send(&mut app, Command::Act(action));
    until(&mut app, "the teacher has thought it over", |app| !table(app).is_coaching());
    run(&mut app, 2);
    assert_eq!(table(&app).play.entries().len(), entries, "nothing is done yet");
    let notes = &app.world().resource::<Shell>().notes;
    let asks = notes.iter().find(|(note, _)| note.answers.len() == 2).expect("it is asked");
    assert_eq!(asks.0.asks, Some(table(&app).version), "it stands until the picture is another");
    let better = asks.0.answers[0].command.clone();
    let Command::Learn(LearnCommand::Sure(line)) = &better else { panic!("{better:?}") };
    let first = line[0];
    assert_ne!(first, action);
    let mut session = app.world_mut().resource_mut::<Session>();
    let dealt = session.table.as_mut().expect("a game");
    let all: Vec<Action> = dealt.sight.offers.iter().map(|offer| offer.action).collect();
    assert!(!all.into_iter().any(|action| dealt.is_held_back(action)), "once in a turn");
    send(&mut app, better);
    run(&mut app, 2);
    let asked = app.world().resource::<Shell>().notes.iter().any(|(n, _)| n.asks.is_some());
    assert!(!asked, "what was asked about another picture is gone");
    let done = table(&app).play.entries()[entries].clone();
    assert!(done.did(first), "the better way is one press away");
}

#[test]
fn what_stands_for_good_waits_for_the_teacher() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    learn(&mut app, LearnCommand::Teacher("merchant_of_venus".to_owned()));
    run(&mut app, 2);
    let table = |app: &mut App| {
        let mut session = app.world_mut().resource_mut::<Session>();
        let table = session.table.as_mut().expect("a game");
        let all: Vec<_> = table.sight.offers.iter().map(|offer| offer.action).collect();
        let stands = all.into_iter().find(|&action| table.stands_for_good(action));
        (stands, table.play.entries().len())
    };
    let (Some(action), before) = table(&mut app) else { return };
    let mut session = app.world_mut().resource_mut::<Session>();
    let held = session.table.as_mut().expect("a game").is_held_back(action);
    assert!(held, "it cannot be taken back, and there is a choice");
    send(&mut app, Command::Learn(LearnCommand::Sure(vec![action])));
    assert!(table(&mut app).1 > before, "who is sure does it");
}

/// How many choices of a first game are looked at.
const CHOICES: usize = 20;

/// What a teacher says in the first choices of a game, in its order, each with how much of it was
/// new in the same picture.
fn said_in(game: &str) -> Vec<(String, usize)> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    taught(&mut app, game);
    let settings = app.world().resource::<Session>().settings.clone();
    let settings = Settings { pace: BotPace::Instant, reduced_motion: true, ..settings };
    send(&mut app, Command::Set(Box::new(settings)));
    let mut player = bots::bot(bots::best(game), game, 5).expect("it plays").expect("a player");
    let (mut said, mut last) = (Vec::new(), 0);
    for _ in 0..CHOICES {
        let session = app.world().resource::<Session>();
        if session.table.as_ref().is_none_or(|table| table.play.is_over()) {
            break;
        }
        rests(&mut app);
        run(&mut app, 2);
        let notes = &app.world().resource::<Shell>().notes;
        let new: Vec<_> = notes.iter().filter(|(note, _)| note.id > last).collect();
        last = new.iter().map(|(note, _)| note.id).max().unwrap_or(last);
        said.extend(new.iter().map(|(note, _)| (note.text.clone(), new.len())));
        let deeds = new.iter().flat_map(|(note, _)| note.text.split(" · "));
        let deeds: Vec<&str> = deeds.collect();
        assert_eq!(BTreeSet::from_iter(&deeds).len(), deeds.len(), "{deeds:?}");
        let mut session = app.world_mut().resource_mut::<Session>();
        let table = session.table.as_mut().expect("a game");
        if !table.asked() {
            send(&mut app, Command::BotsOn);
        } else if let Some(action) = bots::ask(player.as_mut(), &mut table.play) {
            learn(&mut app, LearnCommand::Sure(vec![action]));
        }
    }
    said
}

/// What it says is printed.
#[test]
fn a_teacher_speaks_of_each_thing_once_and_rarely() {
    for game in games::built_in() {
        let said = said_in(game.id());
        println!("{}: {said:#?}", game.id());
        let words: BTreeSet<&String> = said.iter().map(|(words, _)| words).collect();
        assert_eq!(words.len(), said.len(), "{}: each is said once", game.id());
        assert!(said.iter().all(|(_, at_once)| *at_once == 1), "{}: one at a time", game.id());
        assert!(!said.is_empty() && said.len() < CHOICES / 2, "{}: {}", game.id(), said.len());
    }
}

/// A greyed button that is pressed says why at once: what is refused is nothing to think about.
#[test]
fn what_is_refused_is_told_at_once() {
    let mut said = 0;
    for game in ["merchant_of_venus", "duck_dealer", "merchants_cove", "dale_of_merchants"] {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut app = window(folder.path(), |_| ());
        taught(&mut app, game);
        let Some(no) = table(&app).sight.refusals.first().cloned() else { continue };
        let session = app.world().resource::<Session>();
        let text = session.localizer().say(&no.message, table(&app).play.catalogue());
        send(&mut app, Command::Act(no.action));
        assert!(notes(&app).contains(&text), "{game}: {text}");
        said += 1;
    }
    assert!(said > 0, "something is refused at a beginning");
}
