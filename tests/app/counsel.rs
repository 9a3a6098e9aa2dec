//! Counsel in the whole window without a screen: whole lines on a sheet of their own, shown on the
//! board and tried in a branch; the sheet that was read before comes back, and the game stays as it
//! was. What comes of thinking is the business of `thinking`.

use super::flow::{begun, command, table, take_any};
use crate::common::window::{run, until};
use bevy::prelude::{App, default};
use caravanserai::{
    app::session::{Counsel, Session, Shell},
    bots::{RandomBot, TRIED},
    games,
    table::{
        action::{Offer, Thing},
        catalogue::Chooser,
        game::{COUNSEL, Setup},
        plan::StepFit,
    },
    ui::{
        Command, Mode, Tab, arguments, game_ui,
        settings::{BotPace, Curtain, Settings},
    },
    view::{board::BoardInput, scene::key_of},
};

fn counsel(app: &App) -> Counsel {
    app.world().resource::<Shell>().counsel.clone().expect("counsel is given")
}

fn tab(app: &App) -> Tab {
    app.world().resource::<Shell>().tab
}

/// The first game of an edition at which a person is asked.
fn asked(game: &str, edition: &str) -> (tempfile::TempDir, App) {
    let (folder, mut app) = begun(game, edition, &[Chooser::Person, Chooser::Greedy]);
    until_asked(&mut app);
    (folder, app)
}

#[test]
fn counsel_is_a_whole_line_on_a_sheet_and_on_the_board() {
    for game in games::all() {
        let Some(edition) = game.editions().last() else { continue };
        let game = game.id();
        let (_folder, mut app) = asked(game, edition.id);
        let (before, hash) = (tab(&app), table(&app).play.entries().len());
        command(&mut app, Command::Counsel(true));
        let told = counsel(&app);
        let first = told.lines.first().unwrap_or_else(|| panic!("{game}: no line"));
        assert_eq!(first.actions().first(), Some(&told.action), "{game}");
        assert!(first.steps.iter().all(|step| step.told().is_some()), "{game}");
        assert_eq!(tab(&app), Tab::WhatIf, "{game}");
        let named = first.steps.iter().flat_map(|step| &step.things).count();
        let ghosts = &app.world().resource::<BoardInput>().ghosts;
        let numbers = ghosts.iter().filter(|ghost| ghost.key.starts_with("~counsel/")).count();
        assert!(numbers <= named, "{game}");
        command(&mut app, Command::Counsel(false));
        assert_eq!(tab(&app), before, "{game}: the sheet of before is there again");
        assert_eq!(table(&app).play.entries().len(), hash, "{game}");
        let ghosts = &app.world().resource::<BoardInput>().ghosts;
        assert!(ghosts.iter().all(|ghost| !ghost.key.starts_with("~counsel/")), "{game}");
    }
}

/// Lets everything pass until a person is asked.
fn until_asked(app: &mut App) {
    while !table(app).asked() {
        match table(app).lingers() {
            true => command(app, Command::Seen),
            false if table(app).curtain().is_some() => command(app, Command::CurtainDown),
            false => app.update(),
        }
    }
}

/// What a player says of its choice is not forgotten once that was thought over.
#[test]
fn what_speaks_for_a_choice_stays_when_it_was_thought_over() {
    let (_folder, mut app) = asked("merchant_of_venus", "2012");
    let mut reasons = 0;
    for _ in 0..6 {
        command(&mut app, Command::Counsel(true));
        until(&mut app, "it is thought over", |app| !table(app).is_advising());
        run(&mut app, 3);
        let told = counsel(&app);
        let said = [told.why.as_ref(), told.lines[0].why.as_ref()];
        reasons += usize::from(said.into_iter().flatten().any(|why| why.key != TRIED));
        command(&mut app, Command::Act(told.action));
        until_asked(&mut app);
    }
    assert!(reasons > 1, "{reasons} of six have a reason");
}

#[test]
fn a_line_is_tried_in_a_branch_and_the_game_waits() {
    for game in games::all() {
        let Some(edition) = game.editions().last() else { continue };
        let game = game.id();
        let (_folder, mut app) = asked(game, edition.id);
        let entries = table(&app).play.entries().len();
        command(&mut app, Command::Counsel(true));
        let steps = counsel(&app).lines[0].actions();
        command(&mut app, Command::TryLine { at: None, steps: steps.clone(), overdraws: false });
        let tried = table(&app).trial.as_ref().unwrap_or_else(|| panic!("{game}: no branch"));
        let plan = tried.plan.steps();
        let laid: Vec<_> = plan.iter().map(|step| step.action).take(steps.len()).collect();
        assert_eq!(laid, steps, "{game}");
        assert!(plan.iter().all(|step| matches!(step.fit, StepFit::Works(_))), "{game}");
        command(&mut app, Command::BackToGame);
        assert!(table(&app).trial.is_none() && table(&app).mode == Mode::Play, "{game}");
        assert_eq!(table(&app).play.entries().len(), entries, "{game}");
    }
}

/// Whoever does what a line says follows it: what is left of it stays to be seen, step by step.
#[test]
fn a_line_that_is_followed_stays_to_its_end() {
    let mut followed = 0;
    for game in games::all() {
        let Some(edition) = game.editions().last() else { continue };
        let game = game.id();
        let (_folder, mut app) = asked(game, edition.id);
        command(&mut app, Command::Counsel(true));
        let whole = counsel(&app).lines[0].actions();
        for (n, action) in whole.iter().enumerate() {
            if !table(&app).asked() {
                break;
            }
            command(&mut app, Command::Act(*action));
            let left = &whole[n + 1..];
            let Some(rest) = app.world().resource::<Shell>().counsel.clone() else {
                assert!(left.is_empty() || !table(&app).asked(), "{game}: {n} of {whole:?}");
                break;
            };
            assert!(rest.is_rest, "{game}");
            assert_eq!(rest.lines[0].actions(), left, "{game}");
            followed += 1;
        }
    }
    assert!(followed > 0, "no line has two steps");
}

/// Whoever asks again on the way is told the rest of the same line, and is not sent back.
#[test]
fn asked_again_on_the_way_it_keeps_to_its_line() {
    let mut kept = 0;
    for game in games::all() {
        let Some(edition) = game.editions().last() else { continue };
        let (_folder, mut app) = asked(game.id(), edition.id);
        command(&mut app, Command::Counsel(true));
        until(&mut app, "counsel is thought over", |app| !table(app).is_advising());
        app.update();
        let whole = counsel(&app).lines[0].actions();
        let turn = table(&app).play.turn_mark();
        command(&mut app, Command::Act(whole[0]));
        let Some(&next) = whole.get(1) else { continue };
        let here = table(&app).asked() && table(&app).play.turn_mark() == turn;
        if !here || !table(&app).sight.offers.iter().any(|offer| offer.accepts(&next)) {
            continue;
        }
        command(&mut app, Command::Counsel(false));
        command(&mut app, Command::Counsel(true));
        let again = counsel(&app);
        assert_eq!(again.action, next, "{}: {whole:?}", game.id());
        assert_eq!(again.lines[0].actions()[0], next, "{}", game.id());
        kept += 1;
    }
    assert!(kept > 0, "no line has two steps");
}

/// The number of a step lies on what is pressed for it: a space, not the cards of its row.
#[test]
fn a_number_lies_on_the_place_of_its_action() {
    let game = games::by_id("merchants_cove").expect("it is in the house");
    let (_folder, mut app) = asked(game.id(), game.editions()[0].id);
    let mut any = RandomBot::new(11);
    let row = |app: &App| {
        let sight = &table(app).sight;
        let all = |offer: &&Offer| game_ui::of(sight.game).targets(sight, offer);
        let own = |offer: &&Offer| arguments::targets(&sight.catalogue, offer);
        let wide =
            |offer: &&Offer| matches!(own(offer)[..], [Thing::Space(_)]) && all(offer).len() > 1;
        sight.offers.iter().find(wide).map(|offer| (offer.action, own(&offer)[0]))
    };
    let (action, space) = loop {
        if let Some(found) = row(&app).filter(|_| table(&app).asked()) {
            break found;
        }
        match table(&app).asked() {
            true => take_any(&mut app, &mut any),
            false if table(&app).lingers() => command(&mut app, Command::Seen),
            false => app.update(),
        }
    };
    command(&mut app, Command::Counsel(true));
    let told = counsel(&app);
    let line =
        app.world_mut().resource_mut::<Session>().table.as_mut().and_then(|t| t.line_of(action));
    let lines = [line.expect("a line")].into();
    app.world_mut().resource_mut::<Shell>().counsel = Some(Counsel { action, lines, ..told });
    // The picture is another one where the line is another one.
    app.update();
    app.update();
    let ghosts = &app.world().resource::<BoardInput>().ghosts;
    let keys: Vec<&str> = ghosts.iter().map(|ghost| ghost.key.as_str()).collect();
    assert!(keys.contains(&format!("~counsel/{}", key_of(space)).as_str()), "{keys:?}");
}

/// The bar does what begins the line that is looked at, not another one.
#[test]
fn the_bar_follows_the_line_that_is_shown() {
    let (_folder, mut app) = asked("dale_of_merchants", "original");
    command(&mut app, Command::Counsel(true));
    until(&mut app, "it is thought over", |app| !table(app).is_advising());
    run(&mut app, 3);
    let told = counsel(&app);
    let other = told.lines.iter().position(|line| line.action != told.action);
    let other = other.expect("several lines are told");
    assert_eq!(told.first_shown(), told.action);
    command(&mut app, Command::ShowLine(other));
    assert_eq!(counsel(&app).first_shown(), told.lines[other].action);
}

/// Whoever goes another way has read enough: counsel speaks of the position that was.
#[test]
fn counsel_goes_with_its_position() {
    let (_folder, mut app) = asked("dale_of_merchants", "original");
    let before = tab(&app);
    command(&mut app, Command::Counsel(true));
    let offers = &table(&app).sight.offers;
    let other = offers.iter().find(|offer| offer.action != counsel(&app).action);
    let action = other.unwrap_or(&offers[0]).action;
    command(&mut app, Command::Act(action));
    assert!(app.world().resource::<Shell>().counsel.is_none());
    assert!(tab(&app) != Tab::WhatIf || before == Tab::WhatIf);
}

/// A game in which people choose at random with a coach, until that one speaks or so many choices
/// are made; whether it speaks.
fn coached(by: &[Chooser], choices: usize) -> (tempfile::TempDir, App, bool) {
    let (folder, mut app) = begun("dale_of_merchants", "original", by);
    let settings = Settings { coach: true, reduced_motion: true, forced_moves: false, ..default() };
    let settings = Settings { pace: BotPace::Instant, curtain: Curtain::Never, ..settings };
    command(&mut app, Command::Set(Box::new(settings)));
    let mut any = RandomBot::new(3);
    let speaks = |app: &App| {
        let notes = &app.world().resource::<Shell>().notes;
        notes.iter().any(|(note, _)| !note.answers.is_empty())
    };
    for _ in 0..choices {
        if speaks(&app) || table(&app).play.is_over() {
            break;
        }
        if table(&app).lingers() {
            command(&mut app, Command::Seen);
        } else if table(&app).curtain().is_some() {
            command(&mut app, Command::CurtainDown);
        } else if table(&app).asked() {
            take_any(&mut app, &mut any);
        }
        app.update();
        until(&mut app, "a choice is judged", |app| !table(app).is_coaching());
    }
    let speaks = speaks(&app);
    (folder, app, speaks)
}

#[test]
fn a_coach_says_where_a_choice_was_dear_and_shows_the_better_line() {
    let (_folder, mut app, speaks) = coached(&[Chooser::Person, Chooser::Greedy], 400);
    assert!(speaks, "whoever chooses at random makes mistakes");
    let notes = app.world().resource::<Shell>().notes.clone();
    let note = notes.iter().find(|(note, _)| !note.answers.is_empty()).expect("a word").0.clone();
    let look = note.answers[0].command.clone();
    let Command::TryLine { at: Some(at), steps, .. } = &look else { panic!("{look:?}") };
    assert!(*at < table(&app).play.entries().len() && !steps.is_empty());
    let entries = table(&app).play.entries().len();
    command(&mut app, look.clone());
    let plan = &table(&app).trial.as_ref().expect("a branch").plan;
    assert_eq!(plan.steps()[0].action, steps[0]);
    // It was tried at an earlier position: one press leads back to the own question all the same.
    command(&mut app, Command::BackToGame);
    assert_eq!((table(&app).mode, table(&app).play.entries().len()), (Mode::Play, entries));
}

#[test]
fn a_coach_is_off_by_default_and_silent_between_people() {
    assert!(!Settings::default().coach);
    let (_folder, app, speaks) = coached(&[Chooser::Person, Chooser::Person], 30);
    assert!(!speaks && !table(&app).may_be_coached());
}

/// Between people it is asked first whether all agree; once they do, it is not asked again.
#[test]
fn between_people_all_must_agree_to_counsel() {
    let (_folder, mut app) = begun("duck_dealer", "standard", &[Chooser::Person; 2]);
    let asks = |app: &App| table(app).counsel_is_asked_first();
    assert!(asks(&app));
    command(&mut app, Command::Counsel(true));
    assert!(!asks(&app));
    command(&mut app, Command::Counsel(false));
    assert!(!asks(&app));
    let (_folder, app) = begun("duck_dealer", "standard", &[Chooser::Person, Chooser::Greedy]);
    assert!(!table(&app).counsel_is_asked_first());
    // Who has agreed when the game was set up is not asked.
    let (_folder, mut app) = begun("duck_dealer", "standard", &[Chooser::Person; 2]);
    let options = [(COUNSEL.to_owned(), 1)].into();
    let agreed = Setup { options, ..table(&app).play.setup().clone() };
    command(&mut app, Command::Begin(Box::new(agreed)));
    assert!(!table(&app).counsel_is_asked_first());
}
