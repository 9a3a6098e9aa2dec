//! Every panel of the overlay, without a window: a control is found by what a screen reader reads,
//! pressed, and the command that comes out is compared. What the rules answer to a command is the
//! business of other tests.
mod bar;
mod counsel;
mod export;
mod forms;
mod house;
mod learn;
mod memo;
mod pages;
mod plates;
mod play;
mod position;
mod reading;
mod ring;
mod rivals;
mod since;
mod tabs;
mod told;
mod told_before;
mod watching;
mod what_if;
mod why_not;
mod worth;

use crate::common::panels;
use crate::common::panels::press;
use bevy_egui::egui;
use caravanserai::{
    app::table::Table,
    games::{
        self,
        merchant_of_venus::table::{
            nouns::VenusSight,
            verbs::{END_TURN, PAY_FEE, Q_TRADE},
        },
    },
    table::{
        action::{Action, Message, Range, Refusal, Thing},
        catalogue::{Chooser, SeatInfo},
        edit::{Edit, PieceOrKind},
        game::{Game, Outcome, Setup},
        ids::{PieceId, Rule, SeatId, SpaceId, Viewer, ZoneId},
        play::Play,
        sight::Sight,
    },
    text::{Language, Localizer},
    ui::{
        Command, Dialog, Flow, Mode, Model, Purpose, Screen, Tab, TableText, about_thing,
        curtain::{CurtainModel, curtain_ui},
        decision,
        dial_field::DialField,
        dialogs::{self, MenuModel},
        end, game_ui,
        help::{self, Help},
        log,
        model::LogLine,
        new_game::{self, NewGameForm},
        replay,
        rules::{self, Page, ReaderModel, RulebookReader},
        saves::{self, SaveContent, SaveFile, SaveList, SavesForm},
        seats,
        settings::{RuleNumbers, Settings},
        settings_panel, side_panel,
        start::{self, StartModel},
        study::{self, HandMenu, MenuOf, StudyForm},
        theme, widgets,
    },
};
use egui_kittest::{
    Harness,
    kittest::{NodeT, Queryable},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    path::PathBuf,
};

const EN: Localizer = Localizer::new(Language::En);

fn game() -> &'static dyn Game {
    games::by_id("merchant_of_venus").expect("the game is in the house")
}

fn setup(edition: &str, by: &[Chooser]) -> Setup {
    let names = ["Anna", "Ben", "Cleo", "Dan", "Eva", "Finn"];
    let seat = |(i, by): (usize, &Chooser)| SeatInfo {
        name: names[i].to_owned(),
        colour: i as u8,
        race: String::new(),
        by: *by,
    };
    Setup {
        game: game().id().to_owned(),
        edition: edition.to_owned(),
        seats: by.iter().enumerate().map(seat).collect(),
        options: BTreeMap::new(),
        seed: 7,
        study: false,
    }
}

fn table(mode: Mode) -> Table {
    let play =
        Play::begin(game(), setup("2012", &[Chooser::Person, Chooser::Person, Chooser::Greedy]))
            .expect("the set-up is sound");
    let mut table = Table::new(play, Mode::Play, PathBuf::from("unused.ron"));
    if mode != Mode::Play {
        table.set_mode(mode);
    }
    table
}

/// Plays the first offers, so many times.
fn advance(table: &mut Table, actions: usize) {
    for _ in 0..actions {
        let Some(action) = table.play.offers().first().map(|o| o.action) else { return };
        table.choose(action, Default::default()).expect("an offer is accepted");
    }
}

fn model<'a>(table: &'a Table, settings: &'a Settings) -> Model<'a> {
    Model {
        log: &table.log,
        log_mark: table.log_mark,
        since: table.since(),
        fortunes: table.past.last().map_or(&[], |p| p.fortunes.as_slice()),
        asked: table.asked(),
        mode: table.mode,
        undo_barred: table.undo_barred(),
        told_of_undo: std::sync::Arc::new(table.told_of_undo().cloned()),
        can_redo: !table.play.undone().is_empty(),
        ..panels::model(&table.sight, settings, EN)
    }
}

/// A panel that collects its commands.
fn harness<'a>(panel: impl FnMut(&mut egui::Ui) -> Vec<Command> + 'a) -> Harness<'a, Vec<Command>> {
    panels::harness(egui::vec2(1100.0, 800.0), 100, panel)
}
