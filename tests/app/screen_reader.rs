//! The whole window without a mouse: what a screen reader hears and presses, and where keys lead.

use super::access::setup;
use crate::common::window::{rests, run, window};
use bevy::{
    a11y::{AccessibilityRequested, ActionRequest},
    input::{
        ButtonState,
        keyboard::{Key, KeyCode, KeyboardInput},
    },
    prelude::*,
    window::{PrimaryWindow, WindowEvent},
};
use bevy_egui::{
    EguiFullOutput, EguiPostUpdateSet,
    egui::accesskit::{self, Role},
};
use caravanserai::{
    app::{
        session::{CommandSent, Session, Shell},
        table::Table,
    },
    games,
    table::{
        catalogue::Chooser,
        ids::{KindId, SeatId},
    },
    text::{Language, Localizer},
    ui::{Command, Dialog, Purpose, Screen, TableText, help},
};
use std::collections::BTreeSet;

const EN: Localizer = Localizer::new(Language::En);

/// What the window says to a screen reader.
#[derive(Resource, Default)]
pub struct Heard(pub Vec<(accesskit::NodeId, accesskit::Node)>);

fn hear(outputs: Query<&EguiFullOutput>, mut heard: ResMut<Heard>) {
    for output in &outputs {
        if let Some(update) =
            output.0.as_ref().and_then(|o| o.platform_output.accesskit_update.as_ref())
        {
            heard.0 = update.nodes.clone();
        }
    }
}

/// The window with somebody who listens.
pub fn heard_window(folder: &std::path::Path) -> App {
    window(folder, |app| {
        app.init_resource::<Heard>().add_systems(
            PostUpdate,
            hear.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput),
        );
    })
}

pub fn command(app: &mut App, command: Command) {
    app.world_mut().write_message(CommandSent::from(command));
    run(app, 3);
}

pub fn strike(app: &mut App, key_code: KeyCode, logical_key: Key) {
    let world = app.world_mut();
    let window =
        world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("one window");
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let input = KeyboardInput {
            key_code,
            logical_key: logical_key.clone(),
            state,
            text: None,
            repeat: false,
            window,
        };
        app.world_mut().write_message(input.clone());
        app.world_mut().write_message(WindowEvent::KeyboardInput(input));
        app.update();
    }
    run(app, 2);
}

fn open(app: &App) -> Vec<Dialog> {
    app.world().resource::<Shell>().dialogs.clone()
}

#[test]
fn escape_closes_every_dialog_and_leaves_every_page() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = heard_window(folder.path());
    for screen in [Screen::NewGame, Screen::Saves(Purpose::Play)] {
        command(&mut app, Command::Go(screen));
        strike(&mut app, KeyCode::Escape, Key::Escape);
        assert_eq!(app.world().resource::<Shell>().screen, Screen::Start);
    }
    for game in games::all() {
        let (game, edition) = (game.id(), game.editions()[0].id);
        command(&mut app, Command::Begin(Box::new(setup(game, edition, &[Chooser::Person; 2], 3))));
        assert_eq!(app.world().resource::<Shell>().screen, Screen::Table);
        command(&mut app, Command::CurtainDown);
        let sure = Dialog::Confirm(Box::new(Command::RefreshSaves), "ui-delete-sure");
        let all = [
            Dialog::Settings,
            Dialog::Help,
            Dialog::Credits,
            Dialog::Rules,
            Dialog::SaveAs,
            Dialog::Since,
            Dialog::End,
            Dialog::Keys,
            sure,
            Dialog::Menu,
        ];
        for dialog in all {
            command(&mut app, Command::Open(dialog.clone()));
            assert_eq!(open(&app).as_slice(), std::slice::from_ref(&dialog));
            strike(&mut app, KeyCode::Escape, Key::Escape);
            assert_eq!(open(&app), [], "{game}: Escape closes {dialog:?}");
        }
        strike(&mut app, KeyCode::Escape, Key::Escape);
        assert_eq!(open(&app), [Dialog::Menu], "with nothing open it shows the menu");
    }
}

/// The names that are said, by role.
fn names(app: &App, role: Role) -> BTreeSet<String> {
    app.world()
        .resource::<Heard>()
        .0
        .iter()
        .filter(|(_, n)| n.role() == role)
        .filter_map(|(_, n)| n.label().map(str::to_owned))
        .collect()
}

fn session(app: &App) -> &Table {
    app.world().resource::<Session>().table.as_ref().expect("a game is on the table")
}

#[test]
fn a_screen_reader_hears_the_board_and_only_what_the_viewer_sees() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = heard_window(folder.path());
    app.world().resource::<AccessibilityRequested>().set(true);
    command(
        &mut app,
        Command::Begin(Box::new(setup(
            "dale_of_merchants",
            "original",
            &[Chooser::Person, Chooser::Greedy],
            8,
        ))),
    );
    command(&mut app, Command::CurtainDown);
    run(&mut app, 5);
    let said = names(&app, Role::Image);
    let sight = &session(&app).sight;
    let texts = TableText { localizer: EN, names: Some(session(&app).play.catalogue()) };
    // What the viewer may not know is in no name: of the own hand and the market every card, of
    // other cards none.
    let known: BTreeSet<String> = sight
        .zones
        .iter()
        .flat_map(|z| &z.pieces)
        .filter_map(|p| Some(texts.kind(p.kind?)))
        .collect();
    let cards: BTreeSet<String> =
        (0..sight.catalogue.kinds.len() as u16).map(|k| texts.kind(KindId(k))).collect();
    for card in cards.difference(&known) {
        assert!(!said.iter().any(|s| s.starts_with(card.as_str())), "{card} is hidden and is said");
    }
    let hand = sight
        .zones
        .iter()
        .zip(&sight.catalogue.zones)
        .filter(|(_, z)| z.owner == Some(SeatId(0)) && z.key.starts_with("hand"));
    let cards: Vec<String> =
        hand.flat_map(|(z, _)| &z.pieces).filter_map(|p| Some(texts.kind(p.kind?))).collect();
    assert_eq!(cards.len(), 5);
    for card in cards {
        assert!(
            said.iter().any(|s| s.starts_with(&card)),
            "the hand card {card} is named: {said:?}"
        );
    }
    // The other hand is counted, not named.
    assert!(said.iter().any(|s| s.contains("Ben")), "{said:?}");
    let buttons = names(&app, Role::Button);
    // What is chosen on the table stands in the bar, too, in words of what is done there.
    assert!(buttons.iter().any(|b| b.starts_with("Buy ")), "{buttons:?}");
    assert!(!buttons.iter().any(|b| b.starts_with("Places to choose")), "{buttons:?}");
    command(
        &mut app,
        Command::Begin(Box::new(setup(
            "merchant_of_venus",
            "1988",
            &[Chooser::Person, Chooser::Greedy],
            8,
        ))),
    );
    run(&mut app, 5);
    let said = names(&app, Role::Image);
    assert!(said.len() > 60, "the spaces of the board are named: {said:?}");
}

#[test]
fn a_screen_reader_can_press_what_it_hears() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = heard_window(folder.path());
    app.world().resource::<AccessibilityRequested>().set(true);
    command(
        &mut app,
        Command::Begin(Box::new(setup("merchant_of_venus", "2012", &[Chooser::Person; 2], 8))),
    );
    rests(&mut app);
    let words = {
        let table = session(&app);
        EN.say(
            table.sight.offers[0].message.as_ref().expect("an offer has words"),
            table.play.catalogue(),
        )
    };
    let node = app
        .world()
        .resource::<Heard>()
        .0
        .iter()
        .find(|(_, n)| n.label() == Some(words.as_str()))
        .map(|(id, _)| *id);
    let target_node = node.unwrap_or_else(|| panic!("{words:?} is not said"));
    let before = session(&app).play.entries().len();
    app.world_mut().write_message(ActionRequest(accesskit::ActionRequest {
        action: accesskit::Action::Click,
        target_tree: accesskit::TreeId::ROOT,
        target_node,
        data: None,
    }));
    run(&mut app, 4);
    assert_eq!(session(&app).play.entries().len(), before + 1, "pressing {words:?} chooses it");
}

#[test]
fn every_game_has_help_of_its_own_and_its_rules_are_links() {
    for language in Language::ALL {
        let texts = TableText::plain(Localizer::new(language));
        let common = help::topics(texts, "help-window");
        assert!(common.len() >= 5);
        for game in games::all() {
            let own = help::topics(texts, &format!("{}-help", game.prefix()));
            let least = if game.verbs().len() < 8 { 1 } else { 8 };
            assert!(own.len() >= least, "{} has {} topics", game.id(), own.len());
            let words: String = own.iter().map(|key| texts.text(&format!("{key}.text"))).collect();
            assert!(
                words.contains(&format!("{}-", game.rule_prefix())),
                "{} names no rule",
                game.id()
            );
            let others = games::all().iter().filter(|g| g.id() != game.id());
            for other in others {
                let strange = format!("{}-", other.rule_prefix());
                assert!(
                    !words.contains(&strange),
                    "help for {} names rules of {}",
                    game.id(),
                    other.id()
                );
                assert!(
                    !common.iter().any(|key| texts.text(&format!("{key}.text")).contains(&strange)),
                    "common help names rules of {}",
                    other.id()
                );
            }
        }
    }
}

/// A dialog that was opened with a key has the focus, so that arrows and Enter work in it; one that
/// was opened with the mouse waits for either.
#[test]
fn a_dialog_opened_with_a_key_takes_the_focus() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = heard_window(folder.path());
    command(
        &mut app,
        Command::Begin(Box::new(setup("dale_of_merchants", "original", &[Chooser::Person; 2], 3))),
    );
    command(&mut app, Command::CurtainDown);
    strike(&mut app, KeyCode::Escape, Key::Escape);
    run(&mut app, 4);
    assert_eq!(open(&app), [Dialog::Menu]);
    // From the cross down to the first of the list, which leads back.
    rests(&mut app);
    strike(&mut app, KeyCode::Enter, Key::Enter);
    assert_eq!(open(&app), [], "Enter closes it");
    strike(&mut app, KeyCode::Escape, Key::Escape);
    run(&mut app, 4);
    strike(&mut app, KeyCode::ArrowDown, Key::ArrowDown);
    strike(&mut app, KeyCode::ArrowDown, Key::ArrowDown);
    rests(&mut app);
    strike(&mut app, KeyCode::Enter, Key::Enter);
    assert_eq!(open(&app), [Dialog::Menu, Dialog::SaveAs], "arrows go down the list");
}

/// What had the keyboard before a dialog opened has it again afterwards.
#[test]
fn the_focus_comes_back_when_a_dialog_is_closed() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = heard_window(folder.path());
    command(
        &mut app,
        Command::Begin(Box::new(setup("dale_of_merchants", "original", &[Chooser::Person; 2], 3))),
    );
    command(&mut app, Command::CurtainDown);
    let focused = |app: &mut App| {
        let mut contexts = app.world_mut().query::<&mut bevy_egui::EguiContext>();
        let mut context = contexts.iter_mut(app.world_mut()).next().expect("one window");
        context.get_mut().memory(|m| m.focused())
    };
    for _ in 0..4 {
        strike(&mut app, KeyCode::Tab, Key::Tab);
    }
    let before = focused(&mut app);
    assert!(before.is_some());
    command(&mut app, Command::Open(Dialog::Rules));
    run(&mut app, 4);
    assert_ne!(focused(&mut app), before);
    strike(&mut app, KeyCode::Escape, Key::Escape);
    run(&mut app, 4);
    assert_eq!(open(&app), []);
    assert_eq!(focused(&mut app), before);
}
