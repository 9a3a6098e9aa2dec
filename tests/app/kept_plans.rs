//! What is tried beside a game is kept with it: opened again, the branches are there as they were
//! left, for the one who made them alone. No save knows of them, and no damage to their file harms
//! a game.

use super::what_if::{begun, choose, here, kept, plan_of, send, table, what_if};
use bevy::prelude::*;
use caravanserai::{
    app::{
        session::{Session, Shell},
        storage::{BranchInfo, Folders, plans_of},
        table::Table,
    },
    games,
    table::{
        catalogue::Chooser,
        dice::Dice,
        ids::Viewer,
        plan::{PlanStep, StepFit},
    },
    ui::{
        Command, Screen, WhatIfCommand,
        saves::{Kept, KeptFile},
        settings::Curtain,
    },
};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// What is seen of a branch.
type Line = (usize, usize, String, i64, bool, Option<bool>, usize, Vec<PlanStep>);

fn line(table: &Table) -> Line {
    let t = table.trial.as_ref().expect("it is a branch");
    // What a step was called is not kept; one that works is called so again by its position.
    let called = |step: &PlanStep| match step.fit {
        StepFit::Works(_) => step.clone(),
        _ => PlanStep { words: None, ..step.clone() },
    };
    let (steps, info) = (t.plan.steps().iter().map(called).collect(), t.info.clone());
    let BranchInfo { number, of, name, turn, bots, overdraws, .. } = info;
    (number, of, name, turn, bots, overdraws, t.plan.at(), steps)
}

/// The branches of whoever looks.
fn lines(app: &App) -> Vec<Line> {
    app.world().resource::<Session>().lines().into_iter().map(line).collect()
}

/// Leaves for the start screen and opens a game.
fn open_again(app: &mut App, file: &Path) {
    send(app, Command::Go(Screen::Start));
    send(app, Command::Load(file.to_owned()));
    assert_eq!(app.world().resource::<Shell>().screen, Screen::Table);
}

fn plans_at(folder: &Path, save: &Path) -> PathBuf {
    plans_of(&Folders::within(folder), save)
}

#[test]
fn what_was_tried_is_there_when_a_game_is_opened_again() {
    // One with secrets, and one in which a plan may overdraw.
    for game in ["dale_of_merchants", "duck_dealer"] {
        let game = games::by_id(game).expect("it is in the house");
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut app = begun(folder.path(), game, [Chooser::Person; 2], Curtain::Secret);
        let mut dice = Dice::new(7);
        choose(&mut app, 5, &mut dice);
        send(&mut app, Command::Seen);
        send(&mut app, Command::CurtainDown);
        let file = table(&app).file.clone();
        let before = kept(&mut app).file;

        what_if(&mut app, WhatIfCommand::Open);
        what_if(&mut app, WhatIfCommand::Overdraw(true));
        choose(&mut app, 4, &mut dice);
        what_if(&mut app, WhatIfCommand::Name("bold".to_owned()));
        what_if(&mut app, WhatIfCommand::Open);
        choose(&mut app, 2, &mut dice);
        what_if(&mut app, WhatIfCommand::Shift(1, 0));
        what_if(&mut app, WhatIfCommand::At(1));
        send(&mut app, Command::BackToGame);
        let left = lines(&app);
        assert_eq!(left.len(), 2, "{}", game.id());
        assert!(left.iter().all(|line| !line.7.is_empty()), "{}", game.id());

        open_again(&mut app, &file);
        send(&mut app, Command::CurtainDown);
        assert_eq!(lines(&app), left, "{}: as they were left", game.id());
        assert_eq!(kept(&mut app).file, before, "{}: the save knows nothing of it", game.id());
        // They are gone on with, and so is the counting of them.
        what_if(&mut app, WhatIfCommand::Go(2));
        assert_eq!((here(&app), plan_of(&app)), (2, left[1].7.clone()), "{}", game.id());
        what_if(&mut app, WhatIfCommand::At(usize::MAX));
        what_if(&mut app, WhatIfCommand::Open);
        assert_eq!(here(&app), 3, "{}", game.id());
        for number in 1..=3 {
            what_if(&mut app, WhatIfCommand::Forget(number));
        }
        app.world().resource::<Session>().writer.flush();
        assert!(!plans_at(folder.path(), &file).exists(), "nothing is left, nothing is kept");
    }
}

/// What is planned behind the curtain stays the planner's: nobody else sees or opens it.
#[test]
fn plans_that_are_kept_are_their_owners_alone() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let game = games::by_id("dale_of_merchants").expect("it is in the house");
    let mut app = begun(folder.path(), game, [Chooser::Person; 2], Curtain::Always);
    if table(&app).curtain().is_none() {
        choose(&mut app, 1, &mut Dice::new(1));
    }
    send(&mut app, Command::CurtainDown);
    let (owner, file) = (table(&app).viewer(), table(&app).file.clone());
    what_if(&mut app, WhatIfCommand::Open);
    what_if(&mut app, WhatIfCommand::Name("mine".to_owned()));
    send(&mut app, Command::BackToGame);
    let mut dice = Dice::new(3);
    let (mut met, mut other) = (false, false);
    for _ in 0..60 {
        choose(&mut app, 1, &mut dice);
        send(&mut app, Command::Seen);
        if table(&app).curtain().is_none() {
            continue;
        }
        open_again(&mut app, &file);
        assert!(table(&app).curtain().is_some());
        assert!(lines(&app).is_empty(), "behind the curtain nobody in particular looks");
        what_if(&mut app, WhatIfCommand::Go(1));
        assert_eq!(here(&app), 0);
        send(&mut app, Command::CurtainDown);
        let own = table(&app).viewer() == owner;
        assert_eq!(lines(&app).len(), usize::from(own), "{:?}", table(&app).viewer());
        what_if(&mut app, WhatIfCommand::Go(1));
        assert_eq!(here(&app), usize::from(own));
        send(&mut app, Command::BackToGame);
        met |= own;
        other |= !own && matches!(table(&app).viewer(), Viewer::Seat(_));
        if met && other {
            return;
        }
    }
    panic!("each of both has to look once: {met}, {other}");
}

/// A damaged file of plans, or one of another deal, costs no more than the plans.
#[test]
fn a_file_of_plans_that_does_not_fit_harms_no_game() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let game = games::by_id("duck_dealer").expect("it is in the house");
    let mut app = begun(folder.path(), game, [Chooser::Person; 2], Curtain::Never);
    send(&mut app, Command::CurtainDown);
    choose(&mut app, 3, &mut Dice::new(2));
    let file = table(&app).file.clone();
    what_if(&mut app, WhatIfCommand::Open);
    choose(&mut app, 2, &mut Dice::new(2));
    send(&mut app, Command::BackToGame);
    let (save, plans) = (kept(&mut app).file, plans_at(folder.path(), &file));
    let text = fs::read_to_string(&plans).expect("it was written");

    let damaged = [
        text[..text.len() / 2].to_owned(),
        text.replacen("dealt: [", "dealt: [9999,", 1),
        text.replacen("action: \"", "action: \"juggle ", 1),
        text.replacen("format: 1", "format: 9", 1),
        text.replace("owner: Seat(", "owner: Seat(9"),
    ];
    for wrong in damaged {
        assert_ne!(wrong, text);
        fs::write(&plans, &wrong).expect("the folder is there");
        open_again(&mut app, &file);
        send(&mut app, Command::CurtainDown);
        assert!(lines(&app).is_empty());
        assert_eq!(kept(&mut app).file, save);
        assert!(!app.world().resource::<Shell>().notes.is_empty(), "somebody is told");
        assert_eq!(fs::read_to_string(&plans).ok(), Some(wrong), "it is left alone");
    }
    // Of another deal, which had this name before.
    let tree = text.lines().find(|line| line.contains("tree: ")).expect("a deal is named");
    fs::write(&plans, text.replacen(tree, " tree: 5,", 1)).expect("the folder is there");
    open_again(&mut app, &file);
    assert!(lines(&app).is_empty());

    // They follow the save wherever it goes within the list.
    fs::write(&plans, &text).expect("the folder is there");
    send(&mut app, Command::Go(Screen::Start));
    send(&mut app, Command::Rename(file, "another".to_owned()));
    let renamed = folder.path().join("saves/another.ron");
    send(&mut app, Command::Delete(renamed.clone()));
    assert!(!plans_at(folder.path(), &renamed).exists());
    let trashed = |file: &&KeptFile| file.kept == Kept::Deleted && file.name == "another";
    let gone = app.world().resource::<Session>().kept.iter().find(trashed).cloned();
    send(&mut app, Command::BringBack(gone.expect("it lies in the trash")));
    open_again(&mut app, &renamed);
    send(&mut app, Command::CurtainDown);
    assert_eq!(lines(&app).len(), 1);
}
