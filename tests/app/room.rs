//! Room: at 1280×720 and with every size of text each dialog keeps its buttons within the window,
//! and the decision bar shows every choice without scrolling. What the buttons do is the business
//! of other tests.

use super::{
    access::setup,
    screen_reader::{Heard, command, heard_window},
};
use crate::common::{panels, window::run};
use bevy::{a11y::AccessibilityRequested, prelude::*};
use bevy_egui::egui::{
    self, Rect, UiBuilder,
    accesskit::{Node, NodeId, Role},
    pos2, vec2,
};
use caravanserai::{
    app::{session::Shell, table::Table},
    games,
    table::{catalogue::Chooser, play::Play},
    text::{Language, Localizer},
    ui::{
        Command, Dialog, Mode, Model, Screen, decision,
        saves::Parting,
        saving::UnsavedModel,
        settings::{Curtain, Settings},
    },
    view::{board::BoardInput, scene::GameScene},
};
use egui_kittest::kittest::NodeT;
use std::{
    collections::{BTreeMap, BTreeSet},
    path::PathBuf,
};

const WINDOW: (f64, f64) = (1280.0, 720.0);
const SIZES: [u16; 4] = [80, 100, 160, 200];

/// The buttons of the dialog that lies on top, with their places: those in the same layer as its
/// closing button.
fn dialog_buttons(app: &App, close: &str) -> Vec<(String, egui::accesskit::Rect)> {
    let nodes = &app.world().resource::<Heard>().0;
    let of: BTreeMap<NodeId, &Node> = nodes.iter().map(|(id, n)| (*id, n)).collect();
    let parent: BTreeMap<NodeId, NodeId> = nodes
        .iter()
        .flat_map(|(id, n)| n.children().iter().map(move |child| (*child, *id)))
        .collect();
    let chain = |id: NodeId| std::iter::successors(Some(id), |at| parent.get(at).copied());
    // Below the window itself lie the layers.
    let layer = |id: NodeId| {
        let chain: Vec<NodeId> = chain(id).collect();
        chain.len().checked_sub(2).map(|n| chain[n])
    };
    let close = nodes.iter().find(|(_, n)| n.role() == Role::Button && n.label() == Some(close));
    let Some(on_top) = close.and_then(|(id, _)| layer(*id)) else { return Vec::new() };
    let buttons = nodes.iter().filter(|(id, n)| {
        [Role::Button, Role::CheckBox, Role::RadioButton, Role::Link].contains(&n.role())
            && layer(*id) == Some(on_top)
    });
    buttons
        .filter_map(|(id, _)| {
            let node = of[id];
            Some((node.label().unwrap_or_default().to_owned(), node.bounds()?))
        })
        .collect()
}

/// What of a dialog may be scrolled to; every other button is always seen.
fn scrolls(dialog: &Dialog) -> bool {
    matches!(
        dialog,
        Dialog::Settings
            | Dialog::Help
            | Dialog::Rules
            | Dialog::Credits
            | Dialog::Since
            | Dialog::Keys
    )
}

fn set_text(app: &mut App, text_size: u16, language: Language) {
    let settings = Settings {
        text_size,
        language: language.code().into(),
        reduced_motion: true,
        curtain: Curtain::Never,
        ..Settings::default()
    };
    command(app, Command::Set(Box::new(settings)));
}

/// Words on the board are larger where text is larger, at the smallest usual window, too.
#[test]
fn words_on_the_board_grow_with_the_text() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = heard_window(folder.path());
    let begun = setup("merchant_of_venus", "2012", &[Chooser::Person, Chooser::Greedy], 3);
    command(&mut app, Command::Begin(Box::new(begun)));
    let grown = [100, 150, 200].map(|size| {
        set_text(&mut app, size, Language::En);
        run(&mut app, 5);
        app.world().resource::<BoardInput>().text_scale
    });
    assert!(grown[1] > grown[0] * 1.2 && grown[2] > grown[1] * 1.2, "{grown:?}");
}

#[test]
fn every_dialog_keeps_its_buttons_within_the_window() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = heard_window(folder.path());
    app.world().resource::<AccessibilityRequested>().set(true);
    let long = PathBuf::from("/a folder/of somebody/with a long name/Original Anna, Ben, Cleo.ron");
    let parting = Parting {
        name: "Original Anna, Ben".into(),
        agreed: 120,
        entries: 516,
        why: "the bought card costs more than was laid out for it (DOM-6.3)".into(),
        other_levels: true,
        other_rules: true,
        recorded: true,
        dealt: true,
    };
    let leave = Box::new(Command::Go(Screen::Start));
    let all = [
        Dialog::Menu,
        Dialog::Settings,
        Dialog::Help,
        Dialog::Credits,
        Dialog::Rules,
        Dialog::SaveAs,
        Dialog::Since,
        Dialog::End,
        Dialog::Keys,
        Dialog::Confirm(leave.clone(), "ui-delete-sure"),
        Dialog::Confirm(leave.clone(), "ui-open-sure"),
        Dialog::Unsaved(Some(leave)),
        Dialog::Differs(long.clone(), Box::new(parting)),
        Dialog::InUse(long.clone()),
    ];
    let by = [Chooser::Person, Chooser::Greedy];
    let begun = setup("dale_of_merchants", "original", &by, 3);
    command(&mut app, Command::Begin(Box::new(begun)));
    run(&mut app, 5);
    // The size is changed while the settings are open, as a person does it.
    let sizes = SIZES.map(|text| (text, Language::En)).into_iter();
    let others = [(100, Language::En), (200, Language::Fr), (200, Language::Es)];
    let mut before = 100;
    for (text, language) in sizes.chain(others) {
        set_text(&mut app, before, language);
        before = text;
        let word = |key: &str| Localizer::new(language).word(key);
        let close = word("ui-close");
        for dialog in &all {
            command(&mut app, Command::Open(dialog.clone()));
            let mut shell = app.world_mut().resource_mut::<Shell>();
            if matches!(dialog, Dialog::Unsaved(_)) {
                shell.unsaved = UnsavedModel {
                    why: Some("the disk is full; free some room on it and try again".into()),
                    name: "Original Anna, Ben".into(),
                    folders: vec![long.clone(), "/another/folder".into()],
                };
            }
            if *dialog == Dialog::Settings {
                set_text(&mut app, text, language);
            }
            run(&mut app, 6);
            let buttons = dialog_buttons(&app, &close);
            if matches!(dialog, Dialog::Confirm(..) | Dialog::SaveAs | Dialog::InUse(_)) {
                let no = word("ui-cancel");
                assert!(buttons.iter().any(|(name, _)| *name == no), "{dialog:?}: no {no:?}");
            }
            assert!(!buttons.is_empty(), "{dialog:?} at {text} %: no button closes it");
            for (name, at) in &buttons {
                let across = at.x0 >= 0.0 && at.x1 <= WINDOW.0 + 0.5;
                let down = at.y0 >= 0.0 && at.y1 <= WINDOW.1 + 0.5;
                let free = scrolls(dialog) && *name != close;
                assert!(across && (down || free), "{dialog:?} at {text} %: {name:?} at {at:?}");
            }
            command(&mut app, Command::Close);
        }
    }
}

/// The controls of a replay stand in the window with every size of text.
#[test]
fn a_replay_keeps_its_controls_within_the_window() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = heard_window(folder.path());
    app.world().resource::<AccessibilityRequested>().set(true);
    let by = [Chooser::Person, Chooser::Person];
    let begun = setup("dale_of_merchants", "original", &by, 3);
    command(&mut app, Command::Begin(Box::new(begun)));
    command(&mut app, Command::CurtainDown);
    command(&mut app, Command::WatchThis);
    for text in SIZES {
        set_text(&mut app, text, Language::En);
        run(&mut app, 6);
        let heard = &app.world().resource::<Heard>().0;
        let en = Localizer::new(Language::En);
        for key in ["ui-replay-back", "ui-replay-play", "ui-replay-step", "ui-replay-seek"] {
            let name = en.word(key);
            let there = heard.iter().find(|(_, n)| n.label() == Some(name.as_str()));
            let at = there.and_then(|(_, n)| n.bounds());
            let at = at.unwrap_or_else(|| panic!("{text} %: there is no {name:?}"));
            let within = at.x0 >= 0.0 && at.x1 <= WINDOW.0 && at.y1 <= WINDOW.1 + 0.5;
            assert!(within, "{text} %: {name:?} at {at:?}");
        }
        // What follows from there stands there itself or behind one button.
        let seen = |name: &str| {
            heard.iter().any(|(_, n)| {
                n.label() == Some(name) && n.bounds().is_some_and(|at| at.y1 <= WINDOW.1 + 0.5)
            })
        };
        let more = seen(&en.word("ui-replay-more"));
        for key in ["ui-play-on", "ui-study-here", "ui-home", "ui-open-all"] {
            assert!(more || seen(&en.word(key)), "{text} %: {key} is out of sight");
        }
    }
}

/// Plays on at random and looks at the decision bar at 1280×720, with usual and very large text.
#[test]
fn the_bar_shows_every_choice_without_scrolling() {
    let en = Localizer::new(Language::En);
    let all = games::all().iter().filter(|game| game.part::<GameScene>().is_some());
    for (n, game) in all.flat_map(|g| g.editions().iter().map(move |e| (g, e.id))).enumerate() {
        let (game, edition) = (*game.0, game.1);
        let begun = setup(game.id(), edition, &[Chooser::Person; 2], n as u64 + 11);
        let play = Play::begin(game, begun).expect("the set-up is sound");
        let mut table = Table::new(play, Mode::Play, PathBuf::from("unused.ron"));
        let mut pick = 99_u32;
        for step in 0..150 {
            table.end_beat(Curtain::Never);
            table.open_curtain(Curtain::Never);
            if table.sight.offers.is_empty() {
                break;
            }
            if step % 10 == 0 {
                for (text, size) in [(100, vec2(908.0, 130.0)), (200, vec2(806.0, 156.0))] {
                    look_at_bar(&table, en, (text, size), &format!("{edition}, choice {step}"));
                }
            }
            pick = pick.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let offer = &table.sight.offers[(pick >> 8) as usize % table.sight.offers.len()];
            let action = offer.action;
            table.choose(action, Curtain::Never).expect("an offer is accepted");
        }
    }
}

fn look_at_bar(table: &Table, en: Localizer, (text, size): (u16, egui::Vec2), at: &str) {
    let settings = Settings { text_size: text, ..Settings::default() };
    let bar = Rect::from_min_size(pos2(16.0, 720.0 - 10.0 - size.y), size);
    let h = panels::harness(vec2(1280.0, 720.0), text, |ui| {
        let model = Model { asked: true, ..panels::model(&table.sight, &settings, en) };
        let mut commands = Vec::new();
        ui.scope_builder(UiBuilder::new().max_rect(bar), |ui| {
            ui.set_max_size(size);
            commands = decision::decision_ui(ui, &model);
        });
        commands
    });
    let nodes = h.root().children_recursive().filter(|n| {
        let role = n.accesskit_node().role();
        role == Role::Button && !n.accesskit_node().is_disabled()
    });
    let mut names = BTreeSet::new();
    for node in nodes {
        let (name, place) = (node.accesskit_node().label().unwrap_or_default(), node.rect());
        assert!(
            place.bottom() <= bar.bottom() + 1.0 && place.right() <= bar.right() + 1.0,
            "{at}, {text} %: {name:?} at {place:?} lies outside of {bar:?}"
        );
        names.insert(name);
    }
    assert!(names.len() > 1, "{at}, {text} %: {names:?}");
}
