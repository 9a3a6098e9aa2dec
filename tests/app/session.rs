//! The whole window without a screen and without a graphics card: choices sent as messages, stale
//! choices, the curtain, saves, and the mouse over panels and board. Pixels are the business of
//! other tests.

use crate::common::window::{run, window};
use bevy::{
    input::{ButtonState, mouse::MouseButtonInput},
    prelude::*,
    window::{CursorMoved, PrimaryWindow, WindowEvent},
};
use bevy_egui::EguiContext;
use caravanserai::{
    app::{
        session::{ChoiceMade, CommandSent, Session, Shell},
        storage::{Folders, list},
        table::Table,
    },
    games,
    table::{
        action::{Action, Refusal},
        catalogue::{Chooser, SeatInfo},
        edit::Edit,
        game::{Game, GameInfo, OptionInfo, Outcome, Part, Setup, SetupError},
        ids::{SeatId, Viewer},
        play::Play,
        record::Save,
        stages::Rules,
    },
    ui::{
        Command, Dialog, Mode, Screen, Tab,
        settings::{Curtain, Settings},
    },
    view::board::{BoardClick, BoardInput, BoardOutput},
};
use std::{
    collections::BTreeMap,
    fs,
    path::Path,
    sync::atomic::{AtomicBool, Ordering},
};

fn app(folder: &Path) -> App {
    window(folder, |_| ())
}

fn setup(by: &[Chooser]) -> Setup {
    let names = ["Anna", "Ben", "Cleo", "Dan"];
    let seat = |(i, by): (usize, &Chooser)| SeatInfo {
        name: names[i].to_owned(),
        colour: i as u8,
        race: String::new(),
        by: *by,
    };
    Setup {
        game: "merchant_of_venus".to_owned(),
        edition: "2012".to_owned(),
        seats: by.iter().enumerate().map(seat).collect(),
        options: BTreeMap::new(),
        seed: 11,
        study: false,
    }
}

fn command(app: &mut App, command: Command) {
    app.world_mut().write_message(CommandSent::from(command));
    run(app, 2);
}

fn table(app: &App) -> &Table {
    app.world().resource::<Session>().table.as_ref().expect("a game is on the table")
}

fn begin(app: &mut App, by: &[Chooser]) {
    command(app, Command::Begin(Box::new(setup(by))));
    assert_eq!(app.world().resource::<Shell>().screen, Screen::Table);
}

/// Sends the first offer as everybody does.
fn choose_first(app: &mut App) {
    let (state_no, action) = (table(app).version, table(app).sight.offers[0].action);
    app.world_mut().write_message(ChoiceMade { state_no, action });
    run(app, 2);
}

#[test]
fn choices_are_messages_and_stale_ones_are_dropped() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = app(folder.path());
    begin(&mut app, &[Chooser::Person, Chooser::Person]);
    let (state_no, action) = (table(&app).version, table(&app).sight.offers[0].action);
    let other = table(&app).sight.offers[1].action;
    app.world_mut().write_message(ChoiceMade { state_no, action });
    app.world_mut().write_message(ChoiceMade { state_no, action: other });
    run(&mut app, 2);
    assert_eq!(
        table(&app).play.entries().len(),
        1,
        "the second choice was made on an older picture"
    );
    assert_eq!(table(&app).play.entries()[0].seat, Some(SeatId(0)));
    command(&mut app, Command::Undo);
    assert_eq!(table(&app).play.entries().len(), 0);
    command(&mut app, Command::Redo);
    assert_eq!(table(&app).play.entries().len(), 1);
}

#[test]
fn a_refused_command_changes_nothing_and_says_the_rule() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = app(folder.path());
    begin(&mut app, &[Chooser::Person, Chooser::Person]);
    choose_first(&mut app);
    choose_first(&mut app);
    let refused = table(&app).sight.refusals.first().expect("something is not possible").clone();
    let before = table(&app).play.entries().len();
    command(&mut app, Command::Act(refused.action));
    assert_eq!(table(&app).play.entries().len(), before);
    let shell = app.world().resource::<Shell>();
    assert!(
        shell.notes.iter().any(|(n, _)| n.rule.as_deref() == Some(refused.rule.0)),
        "{:?}",
        shell.notes
    );
}

#[test]
fn bots_play_by_themselves_until_a_person_is_asked() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = app(folder.path());
    command(
        &mut app,
        Command::Set(Box::new(Settings { reduced_motion: true, ..Settings::default() })),
    );
    begin(&mut app, &[Chooser::Person, Chooser::Random, Chooser::Random]);
    // Whoever begins: the person chooses whenever asked, until a bot has moved and the person is
    // asked again.
    let bots = |app: &App| {
        table(app).play.entries().iter().filter(|e| e.seat.is_some_and(|s| s != SeatId(0))).count()
    };
    for _ in 0..4000 {
        if bots(&app) >= 4 && table(&app).asked() {
            break;
        }
        if table(&app).asked() {
            let (state_no, action) = (table(&app).version, table(&app).sight.offers[0].action);
            app.world_mut().write_message(ChoiceMade { state_no, action });
        }
        app.update();
    }
    assert!(
        table(&app).asked() && bots(&app) >= 4,
        "bots have moved and the person is asked again"
    );
    assert_eq!(table(&app).viewer(), Viewer::Seat(SeatId(0)), "a bot never gets the screen");
}

#[test]
fn the_curtain_falls_as_it_is_set() {
    for (curtain, falls) in
        [(Curtain::Always, true), (Curtain::Secret, false), (Curtain::Never, false)]
    {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut app = app(folder.path());
        command(&mut app, Command::Set(Box::new(Settings { curtain, ..Settings::default() })));
        begin(&mut app, &[Chooser::Person, Chooser::Person]);
        choose_first(&mut app);
        assert_eq!(
            table(&app).curtain().is_some(),
            falls,
            "{curtain:?}: nobody knows a secret while races are chosen"
        );
        if falls {
            assert!(table(&app).sight.offers.is_empty(), "behind the curtain nothing is shown");
            command(&mut app, Command::CurtainDown);
            assert!(!table(&app).sight.offers.is_empty());
        }
        assert_eq!(table(&app).viewer(), Viewer::Seat(SeatId(1)));
    }
}

#[test]
fn what_was_done_before_the_curtain_was_lifted_cannot_be_taken_back_by_the_next_person() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = app(folder.path());
    command(
        &mut app,
        Command::Set(Box::new(Settings { curtain: Curtain::Always, ..Settings::default() })),
    );
    begin(&mut app, &[Chooser::Person, Chooser::Person]);
    choose_first(&mut app);
    // While the curtain hangs, the one who has chosen may still take it back, and sees the own
    // table again behind a curtain.
    command(&mut app, Command::Undo);
    assert_eq!((table(&app).play.entries().len(), table(&app).curtain()), (0, Some(SeatId(0))));
    command(&mut app, Command::CurtainDown);
    choose_first(&mut app);
    command(&mut app, Command::CurtainDown);
    assert_eq!(table(&app).undo_barred(), Some("ui-undo-handed"));
    command(&mut app, Command::Undo);
    assert_eq!(
        (table(&app).play.entries().len(), table(&app).viewer()),
        (1, Viewer::Seat(SeatId(1)))
    );
    assert!(!app.world().resource::<Shell>().notes.is_empty(), "it is said why");
    // A study goes back to where it left the game, and no further.
    command(&mut app, Command::Study(None));
    assert_eq!(table(&app).play.entries().len(), 2, "dealt anew for the one who looks");
    choose_first(&mut app);
    command(&mut app, Command::Undo);
    assert_eq!(table(&app).undo_barred(), Some("ui-undo-dealt"));
    command(&mut app, Command::Undo);
    assert_eq!(table(&app).play.entries().len(), 2);
}

#[test]
fn a_worked_example_opens_from_its_file() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = app(folder.path());
    command(
        &mut app,
        Command::Load(
            Path::new(env!("CARGO_MANIFEST_DIR")).join("levels/dale_of_merchants/worked/x052.ron"),
        ),
    );
    assert_eq!((table(&app).mode, table(&app).sight.game), (Mode::Study, "dale_of_merchants"));
    assert_eq!(table(&app).play.entries().len(), 2, "the ground and the position");
}

#[test]
fn every_action_is_saved_and_the_newest_game_can_be_continued() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let hash = {
        let mut app = app(folder.path());
        begin(&mut app, &[Chooser::Person, Chooser::Person]);
        choose_first(&mut app);
        choose_first(&mut app);
        command(&mut app, Command::SaveAs("by name".to_owned()));
        table(&app).play.entries().last().expect("two choices").hash
    };
    let saves = list(&Folders::within(folder.path()), caravanserai::text::Localizer::default());
    assert_eq!(saves.len(), 2, "the game's own file and the one with a name");
    for save in &saves {
        let save = Save::open(&save.path).expect("a sound file");
        assert_eq!(save.entries.len(), 2);
    }
    let mut app = app(folder.path());
    command(&mut app, Command::Continue);
    assert_eq!(table(&app).play.entries().last().expect("two choices").hash, hash);
    command(&mut app, Command::WatchThis);
    assert_eq!(table(&app).mode, Mode::Replay { at: 0, of: 2, running: false });
    assert!(
        matches!(table(&app).viewer(), Viewer::Seat(_)),
        "a game that is not over keeps its secrets"
    );
    command(&mut app, Command::Seek(2));
    command(&mut app, Command::Study(None));
    assert_eq!(app.world().resource::<Shell>().tab, Tab::Study);
    assert_eq!(table(&app).viewer(), Viewer::Everybody);
    assert_eq!(table(&app).play.entries()[1].hash, hash, "two choices, and dealt anew");
}

#[test]
fn a_damaged_save_is_told_and_left_alone() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let folders = Folders::within(folder.path());
    std::fs::create_dir_all(&folders.saves).expect("a temporary folder");
    let path = folders.saves.join("cut.ron");
    std::fs::write(&path, "(program: \"caravanserai\", form").expect("a temporary folder");
    let mut app = app(folder.path());
    command(&mut app, Command::Load(path.clone()));
    assert!(app.world().resource::<Session>().table.is_none());
    assert_eq!(app.world().resource::<Shell>().notes.len(), 1);
    assert_eq!(
        std::fs::read_to_string(&path).expect("it is still there"),
        "(program: \"caravanserai\", form"
    );
}

#[test]
fn escape_closes_the_topmost_and_then_opens_the_menu() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = app(folder.path());
    begin(&mut app, &[Chooser::Person, Chooser::Person]);
    command(&mut app, Command::Open(Dialog::Help));
    command(&mut app, Command::OpenRule("MOV-4.2.1".to_owned()));
    assert_eq!(app.world().resource::<Shell>().dialogs, [Dialog::Help, Dialog::Rules]);
    for left in [vec![Dialog::Help], vec![], vec![Dialog::Menu], vec![]] {
        command(&mut app, Command::Close);
        assert_eq!(app.world().resource::<Shell>().dialogs, left);
    }
}

/// Whoever closes the rulebook and opens it anew looks for something else.
#[test]
fn the_rulebook_opens_without_the_last_search() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = app(folder.path());
    begin(&mut app, &[Chooser::Person, Chooser::Person]);
    command(&mut app, Command::Open(Dialog::Rules));
    app.world_mut().resource_mut::<Shell>().reader.search = "passenger".to_owned();
    command(&mut app, Command::Close);
    command(&mut app, Command::Open(Dialog::Rules));
    assert_eq!(app.world().resource::<Shell>().reader.search, "");
}

/// The arrows and letters typed in a dialog do not move the board behind it.
#[test]
fn a_dialog_has_the_keys_of_the_board() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = app(folder.path());
    begin(&mut app, &[Chooser::Person, Chooser::Person]);
    let taken = |app: &mut App| {
        run(app, 2);
        app.world().resource::<BoardInput>().keys_taken
    };
    assert!(!taken(&mut app));
    command(&mut app, Command::Open(Dialog::Rules));
    assert!(taken(&mut app));
    command(&mut app, Command::Close);
    assert!(!taken(&mut app));
}

/// What is told lies over the board, and never on a button of the side panel or of the bar, which
/// somebody has just pressed.
#[test]
fn a_note_lies_on_no_panel() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = app(folder.path());
    begin(&mut app, &[Chooser::Person, Chooser::Person]);
    command(&mut app, Command::Study(None));
    command(&mut app, Command::SaveScenario("mine".to_owned()));
    run(&mut app, 5);
    assert!(!app.world().resource::<Shell>().notes.is_empty());
    let free = app.world().resource::<Shell>().free;
    let world = app.world_mut();
    let mut context = world.query::<&mut EguiContext>().single_mut(world).expect("one overlay");
    let note = context.get_mut().memory(|m| m.area_rect("messages")).expect("the notes are drawn");
    assert!(note.width() > 100.0 && note.height() > 20.0, "{note:?}");
    let (least, most) = (Vec2::new(note.min.x, note.min.y), Vec2::new(note.max.x, note.max.y));
    assert!(free.contains(least) && free.contains(most), "{note:?} in {free:?}");
}

/// A deal is put together on a sheet of the game: when it is opened while another tab lies over it,
/// the sheet comes; later one may look at the other tab again.
#[test]
fn a_deal_brings_the_sheet_on_which_it_is_put_together() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = app(folder.path());
    begin(&mut app, &[Chooser::Person, Chooser::Person]);
    command(&mut app, Command::Study(None));
    let c = table(&app).play.catalogue().clone();
    let place = "space:galactic_base";
    let edits = [
        "place ship.0 ".to_owned() + place,
        "place ship.1 ".to_owned() + place,
        "dial phase 3".to_owned(),
        "dial active 0".to_owned(),
    ];
    let edits: Vec<Edit> = edits.iter().map(|e| Edit::parse(e, &c).expect("an edit")).collect();
    command(&mut app, Command::Arrange(edits));
    assert_eq!(app.world().resource::<Shell>().study_form.problems, [""; 0]);
    let act = |app: &mut App, text: &str| {
        command(app, Command::Act(Action::parse(text, &c).expect("an action")))
    };
    command(&mut app, Command::OpenTab(Tab::Log));
    act(&mut app, "deal @1");
    let tab = |app: &App| app.world().resource::<Shell>().tab;
    assert!(matches!(tab(&app), Tab::Game(_)), "{:?}", tab(&app));
    command(&mut app, Command::OpenTab(Tab::Log));
    act(&mut app, "deal-money 10");
    assert_eq!(tab(&app), Tab::Log, "the same question leaves the tab as it is");
    act(&mut app, "propose");
    assert!(matches!(tab(&app), Tab::Game(_)), "the answer, too, is given on the sheet");
}

/// Whether the overlay knows where the pointer is.
fn pointed(app: &mut App) -> bool {
    let world = app.world_mut();
    let mut context = world.query::<&mut EguiContext>().single_mut(world).expect("one overlay");
    context.get_mut().input(|i| i.pointer.hover_pos().is_some())
}

/// Moves the pointer there and clicks, as the mouse does.
fn click(app: &mut App, at: Vec2) -> Vec<BoardClick> {
    let world = app.world_mut();
    let window =
        world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("one window");
    if let Some(mut w) = world.get_mut::<Window>(window) {
        w.set_cursor_position(Some(at));
    }
    // The overlay reads the window's events, the board the state of cursor and buttons.
    world.write_message(WindowEvent::CursorMoved(CursorMoved {
        window,
        position: at,
        delta: None,
    }));
    run(app, 3);
    let mut clicks = Vec::new();
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let input = MouseButtonInput { button: MouseButton::Left, state, window };
        app.world_mut().write_message(input);
        app.world_mut().write_message(WindowEvent::MouseButtonInput(input));
        app.update();
        clicks.extend(app.world_mut().resource_mut::<Messages<BoardClick>>().drain());
        app.update();
        clicks.extend(app.world_mut().resource_mut::<Messages<BoardClick>>().drain());
    }
    clicks
}

#[test]
fn no_click_falls_through_a_panel_to_the_board() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = app(folder.path());
    begin(&mut app, &[Chooser::Person, Chooser::Person]);
    run(&mut app, 5);
    // A space of the board, where it is seen.
    let c = table(&app).play.catalogue().clone();
    let board = app.world().resource::<BoardOutput>().clone();
    let free = app.world().resource::<Shell>().free;
    let seen = |i: usize| {
        board.to_screen((c.spaces[i].at.0 as f32 / 10.0, c.spaces[i].at.1 as f32 / 10.0))
    };
    let inside = (0..c.spaces.len())
        .map(seen)
        .find(|p| free.inflate(-40.0).contains(*p))
        .expect("the board is seen");
    assert!(!click(&mut app, inside).is_empty(), "a click on the board is heard");
    // With a dialog over it, the same place belongs to the dialog.
    assert!(pointed(&mut app), "the pointer lies on the board");
    command(&mut app, Command::Open(Dialog::Rules));
    assert!(!pointed(&mut app), "what the pointer rests on below a dialog says nothing any more");
    run(&mut app, 3);
    assert_eq!(click(&mut app, inside), [], "a dialog lies over the board");
    command(&mut app, Command::Close);
    // Panels: the bars and the side panel take every click on their whole area, even where nothing
    // is written.
    let whole = Rect::new(0.0, 0.0, 1280.0, 720.0);
    let spots = [
        Vec2::new(free.max.x + 30.0, 650.0),
        Vec2::new(free.max.x + 200.0, 300.0),
        Vec2::new(free.max.x - 200.0, free.max.y + 8.0),
        Vec2::new(600.0, 6.0),
    ];
    for spot in spots {
        assert!(whole.contains(spot) && !free.contains(spot), "{spot} is a place on a panel");
        assert_eq!(click(&mut app, spot), [], "at {spot}");
    }
    assert!(!click(&mut app, inside).is_empty(), "the board is free again");
}

#[test]
fn commands_made_on_an_older_state_are_dropped() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = app(folder.path());
    begin(&mut app, &[Chooser::Person, Chooser::Person]);
    let first = table(&app).sight.offers[0].action;
    let sent = CommandSent::seeing(app.world().resource::<Session>(), Command::Act(first));
    // Two presses in one frame: the second was meant for what stood there before the first.
    app.world_mut().write_message(sent.clone());
    let undo = CommandSent { command: Command::Undo, ..sent.clone() };
    app.world_mut().write_message(undo);
    run(&mut app, 2);
    assert_eq!(table(&app).play.entries().len(), 1, "the press on an older state does nothing");
    app.world_mut().write_message(sent);
    run(&mut app, 2);
    assert_eq!(table(&app).play.entries().len(), 1);
    // What changes no game is done whatever stands there.
    let help = CommandSent { command: Command::Open(Dialog::Help), seen: Some(0) };
    app.world_mut().write_message(help);
    run(&mut app, 2);
    assert_eq!(app.world().resource::<Shell>().dialogs, [Dialog::Help]);
}

/// A game whose rules break once it is told to.
struct Fragile {
    game: &'static dyn Game,
    broken: AtomicBool,
}

impl Game for Fragile {
    fn info(&self) -> &'static GameInfo {
        self.game.info()
    }
    fn parts(&self) -> &'static [Part] {
        self.game.parts()
    }
    fn options(&self, edition: &str) -> Vec<OptionInfo> {
        self.game.options(edition)
    }
    fn level_hash(&self, edition: &str) -> u64 {
        self.game.level_hash(edition)
    }
    fn set_up(&self, setup: &Setup, world: &mut World) -> Result<Rules, SetupError> {
        self.game.set_up(setup, world)
    }
    fn explain_illegal(&self, world: &mut World, action: Action) -> Refusal {
        self.game.explain_illegal(world, action)
    }
    fn outcome(&self, world: &mut World) -> Option<Outcome> {
        assert!(!self.broken.load(Ordering::Relaxed), "these rules are broken");
        self.game.outcome(world)
    }
    fn fortunes(&self, world: &mut World) -> Vec<i64> {
        assert!(!self.broken.load(Ordering::Relaxed), "these rules are broken");
        self.game.fortunes(world)
    }
}

#[test]
fn broken_rules_cost_the_table_and_not_the_window() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = app(folder.path());
    let game = games::by_id("merchant_of_venus").expect("it is there");
    let fragile: &'static Fragile =
        Box::leak(Box::new(Fragile { game, broken: AtomicBool::new(false) }));
    let play = Play::begin(fragile, setup(&[Chooser::Person, Chooser::Person])).expect("it begins");
    let file = folder.path().join("saves/fragile.ron");
    app.world_mut().resource_mut::<Session>().table =
        Some(Table::new(play, Mode::Play, file.clone()));
    app.world_mut().resource_mut::<Shell>().screen = Screen::Table;
    run(&mut app, 2);
    choose_first(&mut app);
    let offer = table(&app).sight.offers[0].action;
    let doing = offer.to_text(table(&app).play.catalogue());
    fragile.broken.store(true, Ordering::Relaxed);
    let state_no = table(&app).version;
    app.world_mut().write_message(ChoiceMade { state_no, action: offer });
    run(&mut app, 3);
    let (session, shell) = (app.world().resource::<Session>(), app.world().resource::<Shell>());
    assert!(session.table.is_none() && shell.screen == Screen::Start);
    let note = shell.notes.iter().map(|(n, _)| n.text.as_str()).collect::<Vec<_>>().join(" ");
    let reports: Vec<_> = fs::read_dir(session.folders.reports())
        .expect("there is a report")
        .map(|f| f.expect("it can be looked at").path())
        .collect();
    let [report] = reports.as_slice() else { panic!("{reports:?}") };
    assert!(note.contains(&report.display().to_string()), "{note}");
    let text = fs::read_to_string(report).expect("it can be read");
    for part in [doing.as_str(), "these rules are broken", env!("CARGO_PKG_VERSION"), "entries:"] {
        assert!(text.contains(part), "{part} is missing in {text}");
    }
    // The window goes on, and so does the game from its save once it is on the disk.
    command(&mut app, Command::Go(Screen::NewGame));
    assert_eq!(app.world().resource::<Shell>().screen, Screen::NewGame);
    drop(app);
    let saved = Save::read(&fs::read_to_string(&file).expect("it was saved")).expect("it is whole");
    assert_eq!(saved.entries.len(), 1, "the save is as it was before");
}
