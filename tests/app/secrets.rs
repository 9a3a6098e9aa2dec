//! Nothing leaks at one screen: whatever is pressed while the curtain hangs, or while one person
//! looks, two games that differ in what that person does not know are drawn and said alike.

use super::strolls::{first_difference, left_out};
use crate::common::{
    battery::step,
    window::{run, window, written},
};
use bevy::{
    a11y::{AccessibilityRequested, ActionRequest},
    input::{
        ButtonState,
        keyboard::{Key, KeyCode, KeyboardInput},
    },
    prelude::*,
    time::TimeUpdateStrategy,
    window::{PrimaryWindow, WindowEvent},
};
use bevy_egui::{
    EguiFullOutput, EguiPostUpdateSet,
    egui::{
        Shape,
        accesskit::{self, Role},
    },
};
use caravanserai::{
    app::{
        session::{CommandSent, Session, Shell},
        storage::Folders,
        table::Table,
    },
    bots::RandomBot,
    games,
    table::{
        catalogue::{Chooser, SeatInfo},
        dice::Dice,
        edit::{Edit, PieceOrKind},
        entry::EntryKind,
        game::{Game, Setup},
        ids::{SeatId, Viewer, ZoneId},
        play::Play,
        record::Save,
        sight::Sight,
    },
    ui::{
        Command, Mode, Screen, Tab,
        export::{ExportEyes, ExportForm, ExportWhat},
        game_ui::{self, TabInfo},
        settings::{Curtain, Settings},
    },
    view::board::BoardInput,
};
use std::{
    collections::BTreeMap,
    hash::{DefaultHasher, Hash, Hasher},
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
    time::Duration,
};

/// How many things are pressed in each walk.
const STEPS: usize = 24;
const ANNA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);

fn setup(game: &'static dyn Game, seed: u64) -> Setup {
    let seat = |(n, name): (usize, &str)| SeatInfo {
        name: name.into(),
        colour: n as u8,
        race: String::new(),
        by: Chooser::Person,
    };
    Setup {
        game: game.id().into(),
        edition: game.editions()[0].id.into(),
        seats: ["Anna", "Ben"].into_iter().enumerate().map(seat).collect(),
        options: Default::default(),
        seed,
        study: false,
    }
}

fn dealt(game: &'static dyn Game, seed: u64, chance: Option<&[u32]>) -> Play {
    Play::begin_with(game, setup(game, seed), chance).expect("the set-up is sound")
}

/// The games in which somebody may know what somebody else does not.
fn games_with_secrets() -> Vec<&'static dyn Game> {
    let secret = |game: &&'static dyn Game| {
        dealt(*game, 1, None).hidden_from(Viewer::Public).into_iter().next().is_some()
    };
    games::all().iter().copied().filter(secret).collect()
}

/// Two games of which Anna knows the same, while Ben knows something else in each of them; `asked`
/// must choose. Looked for once in each game.
fn twins(game: &'static dyn Game, asked: SeatId) -> [Save; 2] {
    static FOUND: Mutex<BTreeMap<(&str, SeatId), [Save; 2]>> = Mutex::new(BTreeMap::new());
    let mut found = FOUND.lock().unwrap_or_else(PoisonError::into_inner);
    let pair = found.entry((game.id(), asked)).or_insert_with(|| {
        let pair = (300..400).find_map(|seed| twins_of(game, seed, asked));
        pair.unwrap_or_else(|| panic!("{}: no two games differ in what Ben knows only", game.id()))
    });
    pair.clone()
}

fn twins_of(game: &'static dyn Game, seed: u64, asked: SeatId) -> Option<[Save; 2]> {
    let mut play = dealt(game, seed, None);
    let (mut bot, mut tried) = (RandomBot::new(seed), Vec::new());
    for _ in 0..600 {
        // Before Anna is asked again, Ben has shown what he holds.
        let played = asked == ANNA || !play.entries().is_empty();
        if played && play.decision_seat() == Some(asked) {
            let secrets = bens_secrets(&mut play);
            if !secrets.is_empty() && !tried.contains(&secrets) {
                if let Some(mut other) = other_game(&mut play, seed, &secrets) {
                    return Some([Save::of(&mut play), Save::of(&mut other)]);
                }
                tried.push(secrets);
            }
            if tried.len() > 2 {
                return None;
            }
        }
        step(&mut play, &mut bot, game.id())?;
    }
    None
}

/// The zones in which Ben knows pieces in play that Anna does not.
fn bens_secrets(play: &mut Play) -> Vec<ZoneId> {
    let (ben, anna) = (play.glance(Viewer::Seat(BEN)), play.glance(Viewer::Seat(ANNA)));
    let known =
        |s: &Sight, zone: ZoneId| s.zone(zone).pieces.iter().filter(|p| p.id.is_some()).count();
    let in_play = |zone: &ZoneId| !ben.catalogue.zones[zone.ix()].out_of_play;
    let zones = (0..ben.zones.len() as u16).map(ZoneId).filter(in_play);
    zones.filter(|&zone| known(&ben, zone) > known(&anna, zone)).collect()
}

/// The same choices after another dealing of what Ben knows, if nobody but Ben can tell the two
/// games apart at any time.
fn other_game(play: &mut Play, seed: u64, secrets: &[ZoneId]) -> Option<Play> {
    let chance = play.beginning().chance.clone();
    // What lies there: two cards of one kind are the same to whoever looks.
    let lies = |play: &mut Play| {
        let sight = play.glance(Viewer::Everybody);
        let kinds = |&zone: &ZoneId| sight.zone(zone).pieces.iter().map(|p| p.kind).collect();
        secrets.iter().map(kinds).collect::<Vec<Vec<_>>>()
    };
    let first = lies(&mut dealt(play.game(), seed, Some(&chance)));
    let now = lies(play);
    let mut twin = |n: usize, dealt_to_ben: bool| {
        let mut other = chance.clone();
        other[n] = u32::from(other[n] == 0);
        // Where something else is drawn, less or more may have to be drawn afterwards.
        let mut twin =
            Play::begin_with(play.game(), setup(play.game(), seed), Some(&other)).ok()?;
        if dealt_to_ben && lies(&mut twin) == first {
            return None;
        }
        for entry in play.entries() {
            let EntryKind::Action(action) = entry.what else { return None };
            twin.choose(action).ok()?;
        }
        (lies(&mut twin) != now && alike_for_all_but_ben(play, &mut twin)).then_some(twin)
    };
    // What he knows was dealt where he knows it, or he has come by it since.
    let there = first.iter().any(|zone| !zone.is_empty());
    (0..chance.len()).rev().find_map(|n| twin(n, there))
}

/// Whether both games looked alike to everybody but Ben from the beginning on.
fn alike_for_all_but_ben(one: &mut Play, other: &mut Play) -> bool {
    let (end, mut alike) = (one.entries().len(), true);
    for entry in 0..=end {
        one.seek(entry);
        other.seek(entry);
        let mut same = |viewer| {
            let (a, b) = (one.sight(viewer), other.sight(viewer));
            (a.zones, a.offers, a.decision, a.dials) == (b.zones, b.offers, b.decision, b.dials)
        };
        alike = alike && same(Viewer::Public) && same(Viewer::Seat(ANNA));
    }
    alike
}

/// What is drawn and said in one picture.
#[derive(Resource, Default, Clone)]
struct Seen {
    said: Vec<(accesskit::NodeId, accesskit::Node)>,
    drawn: Vec<String>,
}

fn see(outputs: Query<&EguiFullOutput>, mut seen: ResMut<Seen>) {
    for output in outputs.iter().filter_map(|o| o.0.as_ref()) {
        if let Some(update) = &output.platform_output.accesskit_update {
            seen.said = update.nodes.clone();
        }
        seen.drawn.clear();
        for clipped in &output.shapes {
            drawn(&clipped.shape, &mut seen.drawn);
        }
    }
}

fn drawn(shape: &Shape, out: &mut Vec<String>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|s| drawn(s, out)),
        Shape::Text(text) => out.push(format!("{:?} {:?}", text.pos, text.galley.text())),
        Shape::Rect(r) => out.push(format!("{:?} {:?} {:?}", r.rect, r.fill, r.stroke)),
        Shape::Mesh(mesh) => {
            let mut hasher = DefaultHasher::new();
            for v in &mesh.vertices {
                [v.pos.x, v.pos.y, v.uv.x, v.uv.y].map(f32::to_bits).hash(&mut hasher);
                v.color.hash(&mut hasher);
            }
            out.push(format!("mesh {:x}", hasher.finish()));
        }
        other => out.push(format!("{other:?}")),
    }
}

/// What is painted beside the window is there in the next frame: when else it would come is chance,
/// and everything that is seen is compared.
fn finish_pictures(mut session: ResMut<Session>) {
    let session = session.bypass_change_detection();
    if session.paint_pictures() {
        session.painter.flush();
        assert!(!session.paint_pictures(), "all that was asked for is painted");
    }
}

/// One window on a folder that holds nothing but `game.ron`.
struct SeatWindow {
    app: App,
    file: PathBuf,
}

fn command(app: &mut App, command: Command) {
    app.world_mut().write_message(CommandSent::from(command));
    run(app, 3);
}

fn table(app: &App) -> &Table {
    app.world().resource::<Session>().table.as_ref().expect("a game is on the table")
}

impl SeatWindow {
    fn open(folder: &Path, save: &Save, curtain: Curtain) -> SeatWindow {
        // What another desk has left there is gone.
        std::fs::remove_dir_all(folder).ok();
        let file = Folders::within(folder).saves.join("game.ron");
        std::fs::create_dir_all(file.parent().expect("a folder")).expect("a temporary folder");
        save.write(&file).expect("a temporary folder");
        let mut app = window(folder, |app| {
            let step = Duration::from_millis(50);
            app.insert_resource(TimeUpdateStrategy::ManualDuration(step));
            app.init_resource::<Seen>().add_systems(
                PostUpdate,
                see.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput),
            );
            app.add_systems(Last, finish_pictures);
        });
        app.world().resource::<AccessibilityRequested>().set(true);
        app.world_mut().resource_mut::<Session>().seeds = Some(7000);
        let settings = Settings { curtain, reduced_motion: true, ..Settings::default() };
        command(&mut app, Command::Set(Box::new(settings)));
        command(&mut app, Command::Load(file.clone()));
        SeatWindow { app, file }
    }

    /// Everything that is drawn and said, with the pictures of saves and positions.
    fn picture(&mut self) -> String {
        // What came into sight in the last frame has been painted since.
        run(&mut self.app, 1);
        let world = self.app.world();
        let (seen, board) = (world.resource::<Seen>(), world.resource::<BoardInput>());
        let mut said: Vec<String> = seen
            .said
            .iter()
            .map(|(_, n)| {
                format!("{:?} {:?} {:?} {:?}", n.role(), n.label(), n.value(), n.bounds())
            })
            .collect();
        said.sort();
        // How long ago something was saved is told by the clock, not by what lies on the table.
        let ago = |line: &String| line.contains("just now") || line.contains(" ago");
        said.retain(|line| !ago(line));
        let drawn: Vec<String> = seen.drawn.iter().filter(|line| !ago(line)).cloned().collect();
        let scene = format!(
            "{:?} {:?} {:?} {:?} {:?} {:?} {}",
            board.scene,
            board.offered,
            board.traces,
            board.highlighted,
            board.handy,
            board.dice,
            board.covered
        );
        [said.join("\n"), drawn.join("\n"), scene].join("\n")
    }

    /// What is written into a file, unless it is refused.
    fn written(&mut self, form: ExportForm) -> Option<Vec<u8>> {
        command(&mut self.app, Command::Export(form));
        written(&mut self.app);
        let file = self.app.world_mut().resource_mut::<Session>().exported.take()?;
        Some(std::fs::read(file).expect("it was written"))
    }

    /// The names of all buttons that can be pressed.
    fn buttons(&self) -> Vec<(accesskit::NodeId, String)> {
        let roles = [
            Role::Button,
            Role::CheckBox,
            Role::RadioButton,
            Role::Link,
            Role::ComboBox,
            Role::DisclosureTriangle,
        ];
        let seen = self.app.world().resource::<Seen>();
        let pressable = seen
            .said
            .iter()
            .filter(|(_, n)| roles.contains(&n.role()) && !n.is_disabled() && n.label().is_some());
        let mut named: Vec<_> =
            pressable.map(|(id, n)| (*id, n.label().unwrap_or_default().to_owned())).collect();
        named.sort_by(|a, b| (&a.1, a.0.0).cmp(&(&b.1, b.0.0)));
        named
    }

    fn press_node(&mut self, target_node: accesskit::NodeId) {
        self.app.world_mut().write_message(ActionRequest(accesskit::ActionRequest {
            action: accesskit::Action::Click,
            target_tree: accesskit::TreeId::ROOT,
            target_node,
            data: None,
        }));
        run(&mut self.app, 4);
    }

    fn press(&mut self, name: &str) -> bool {
        let node = self.buttons().into_iter().find(|(_, label)| label == name);
        node.map(|(id, _)| self.press_node(id)).is_some()
    }

    fn strike(&mut self, key_code: KeyCode, logical_key: Key) {
        let world = self.app.world_mut();
        let window =
            world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("one");
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let input = KeyboardInput {
                key_code,
                logical_key: logical_key.clone(),
                state,
                text: None,
                repeat: false,
                window,
            };
            self.app.world_mut().write_message(input.clone());
            self.app.world_mut().write_message(WindowEvent::KeyboardInput(input));
            self.app.update();
        }
        run(&mut self.app, 2);
    }
}

/// Keys that do something anywhere.
fn keys() -> Vec<(KeyCode, Key)> {
    let letters = [
        (KeyCode::KeyN, "n"),
        (KeyCode::KeyL, "l"),
        (KeyCode::KeyU, "u"),
        (KeyCode::KeyR, "r"),
        (KeyCode::KeyB, "b"),
        (KeyCode::Digit1, "1"),
        (KeyCode::Digit2, "2"),
    ];
    let mut keys: Vec<(KeyCode, Key)> =
        letters.into_iter().map(|(code, key)| (code, Key::Character(key.into()))).collect();
    keys.extend([
        (KeyCode::Escape, Key::Escape),
        (KeyCode::Enter, Key::Enter),
        (KeyCode::Space, Key::Space),
        (KeyCode::Tab, Key::Tab),
        (KeyCode::End, Key::End),
        (KeyCode::Home, Key::Home),
        (KeyCode::PageDown, Key::PageDown),
        (KeyCode::F1, Key::F1),
    ]);
    keys
}

/// Presses this and that; every picture, with what was pressed before it.
fn stroll(desk: &mut SeatWindow, seed: u64, steps: usize) -> Vec<(String, String)> {
    let mut dice = Dice::new(seed);
    let (mut pictures, keys) = (Vec::new(), keys());
    for step in 0..steps {
        // Now and then from the beginning, else one is lost in the rulebook.
        if step % 12 == 0 {
            command(&mut desk.app, Command::Go(Screen::Start));
            command(&mut desk.app, Command::Load(desk.file.clone()));
            desk.strike(KeyCode::Escape, Key::Escape);
            pictures.push(("opened".to_owned(), desk.picture()));
        }
        let buttons: Vec<_> =
            desk.buttons().into_iter().filter(|(_, label)| !left_out(label)).collect();
        let what = if buttons.is_empty() || dice.below(4) == 0 {
            let (code, key) = keys[dice.below(keys.len() as u32) as usize].clone();
            desk.strike(code, key);
            format!("{code:?}")
        } else {
            let (id, label) = buttons[dice.below(buttons.len() as u32) as usize].clone();
            desk.press_node(id);
            label
        };
        pictures.push((what, desk.picture()));
    }
    pictures
}

fn strolls_alike(asked: SeatId, seed: u64, curtain: Curtain) {
    games_with_secrets().into_iter().for_each(|game| strolls_alike_in(game, asked, seed, curtain));
}

fn strolls_alike_in(game: &'static dyn Game, asked: SeatId, seed: u64, curtain: Curtain) {
    let base = tempfile::tempdir().expect("a temporary folder");
    let folder = base.path().join("desk");
    let pair = twins(game, asked);
    let seen = pair.map(|save| {
        let mut desk = SeatWindow::open(&folder, &save, curtain);
        if asked == ANNA && table(&desk.app).curtain().is_some() {
            command(&mut desk.app, Command::CurtainDown);
        }
        stroll(&mut desk, seed, STEPS)
    });
    let [one, other] = seen;
    let mut before = Vec::new();
    for ((what, a), (same, b)) in one.iter().zip(&other) {
        before.push(what.as_str());
        let last = &before[before.len().saturating_sub(8)..];
        let name = game.id();
        assert_eq!(what, same, "{name}: after {last:?} other buttons are there");
        assert!(a == b, "{name}: after {last:?} the screens differ:\n{}", first_difference(a, b));
    }
    assert!(one.len() >= STEPS);
}

#[test]
fn from_the_curtain_nothing_that_is_pressed_opens_a_hand() {
    strolls_alike(BEN, 3, Curtain::Secret);
}

#[test]
fn from_the_curtain_nothing_opens_a_hand_though_it_is_switched_off() {
    strolls_alike(BEN, 4, Curtain::Never);
}

#[test]
fn whatever_one_person_presses_shows_nothing_of_the_other() {
    strolls_alike(ANNA, 5, Curtain::Secret);
}

/// As Ben the difference is seen: else the strolls would prove nothing.
#[test]
fn the_one_who_is_called_sees_the_own_hand() {
    let base = tempfile::tempdir().expect("a temporary folder");
    let folder = base.path().join("desk");
    for game in games_with_secrets() {
        let [one, other] = twins(game, BEN).map(|save| {
            let mut desk = SeatWindow::open(&folder, &save, Curtain::Secret);
            assert_eq!(table(&desk.app).curtain(), Some(BEN));
            run(&mut desk.app, 20);
            assert!(desk.press("I am Ben"));
            assert_eq!(table(&desk.app).viewer(), Viewer::Seat(BEN));
            // What is not on the table lies on a sheet.
            let mut open = |tab: &TabInfo| {
                command(&mut desk.app, Command::OpenTab(Tab::Game(tab.key)));
                desk.picture()
            };
            game_ui::of(game.id()).tabs().iter().map(&mut open).collect::<Vec<_>>()
        });
        assert!(one != other, "{}", game.id());
    }
}

/// The ways that once led to another's hand.
#[test]
fn menu_study_replay_and_settings_lift_no_curtain() {
    games_with_secrets().into_iter().for_each(lift_no_curtain);
}

fn lift_no_curtain(game: &'static dyn Game) {
    let base = tempfile::tempdir().expect("a temporary folder");
    let [save, _] = twins(game, BEN);
    let mut desk = SeatWindow::open(&base.path().join("desk"), &save, Curtain::Secret);
    for wanted in [Command::Study(None), Command::WatchThis, Command::PlayOn] {
        command(&mut desk.app, wanted);
        assert_eq!((table(&desk.app).mode, table(&desk.app).curtain()), (Mode::Play, Some(BEN)));
        assert_eq!(table(&desk.app).viewer(), Viewer::Public);
    }
    let never = Settings { curtain: Curtain::Never, ..Settings::default() };
    command(&mut desk.app, Command::Set(Box::new(never)));
    assert_eq!(table(&desk.app).curtain(), Some(BEN), "it hangs until Ben opens it");
    // From the start screen nobody in particular looks.
    command(&mut desk.app, Command::Go(Screen::Start));
    command(&mut desk.app, Command::Watch(desk.file.clone()));
    assert_eq!(table(&desk.app).viewer(), Viewer::Public);
    command(&mut desk.app, Command::Seek(save.entries.len()));
    assert_eq!(table(&desk.app).viewer(), Viewer::Public);
    command(&mut desk.app, Command::Seek(0));
    command(&mut desk.app, Command::PlayOn);
    assert_eq!(table(&desk.app).mode, Mode::Play);
    assert!(table(&desk.app).dealt_anew(), "an earlier moment is a branch, dealt anew");
    assert_ne!(table(&desk.app).file, desk.file);
    let kept = Save::open(&desk.file).expect("the game is as it was");
    assert_eq!(kept, save);
}

/// What is tried in a study or a branch neither shows hands nor what chance will bring.
#[test]
fn a_study_of_a_game_with_secrets_is_dealt_anew() {
    games_with_secrets().into_iter().for_each(is_dealt_anew);
}

fn is_dealt_anew(game: &'static dyn Game) {
    let base = tempfile::tempdir().expect("a temporary folder");
    let folder = base.path().join("desk");
    let tables = twins(game, ANNA).map(|save| {
        let mut desk = SeatWindow::open(&folder, &save, Curtain::Secret);
        command(&mut desk.app, Command::CurtainDown);
        assert_eq!(table(&desk.app).viewer(), Viewer::Seat(ANNA));
        let mine = table(&desk.app).sight.clone();
        command(&mut desk.app, Command::Study(None));
        let study = table(&desk.app);
        assert_eq!((study.mode, study.viewer()), (Mode::Study, Viewer::Everybody));
        for (zone, there) in mine.zones.iter().zip(&study.sight.zones) {
            assert_eq!(zone.count, there.count);
            let known = zone.pieces.iter().filter_map(|p| p.id);
            let stays = |id| there.pieces.iter().any(|p| p.id == Some(id));
            assert!(known.into_iter().all(stays), "what Anna knows stays where it is");
        }
        assert_ne!(study.play.setup().seed, save.setup.seed);
        assert_eq!(study.sight.decision, mine.decision, "the same question");
        // The way back.
        let zones = study.sight.zones.clone();
        command(&mut desk.app, Command::BackToGame);
        assert_eq!((table(&desk.app).mode, &table(&desk.app).file), (Mode::Play, &desk.file));
        assert_eq!(table(&desk.app).sight.zones, mine.zones);
        zones
    });
    assert_eq!(tables[0], tables[1], "what is dealt does not depend on what is true");
}

/// What is written into files, and what lists and jumps of a replay know, tells nothing of another.
#[test]
fn files_and_lists_of_a_replay_tell_nothing_of_the_other() {
    games_with_secrets().into_iter().for_each(writes_alike);
}

fn writes_alike(game: &'static dyn Game) {
    let base = tempfile::tempdir().expect("a temporary folder");
    let folder = base.path().join("desk");
    let [one, other] = twins(game, ANNA).map(|save| {
        let mut desk = SeatWindow::open(&folder, &save, Curtain::Secret);
        command(&mut desk.app, Command::CurtainDown);
        let mut written = Vec::new();
        for watched in [false, true] {
            if watched {
                command(&mut desk.app, Command::WatchThis);
                written.push(format!("{:?}", table(&desk.app).entry_infos()).into_bytes());
            }
            let own = [ExportWhat::Text, ExportWhat::Picture].map(|what| (what, ExportEyes::Own));
            let text = [ExportEyes::Public, ExportEyes::All].map(|eyes| (ExportWhat::Text, eyes));
            for (what, eyes) in own.into_iter().chain(text) {
                let form = ExportForm { what, eyes, width: 200, ..Default::default() };
                let file = desk.written(form);
                assert_eq!(file.is_none(), eyes == ExportEyes::All, "{}", game.id());
                written.extend(file);
            }
        }
        written
    });
    for (n, (a, b)) in one.iter().zip(&other).enumerate() {
        assert!(a == b, "{}: file {n} differs", game.id());
    }
    assert_eq!((one.len(), other.len()), (7, 7));
}

/// Opening everything is told to all, in the game's own log and file.
#[test]
fn who_opens_everything_is_told_to_all() {
    games_with_secrets().into_iter().for_each(opening_is_told);
}

fn opening_is_told(game: &'static dyn Game) {
    let base = tempfile::tempdir().expect("a temporary folder");
    let [save, _] = twins(game, ANNA);
    let mut desk = SeatWindow::open(&base.path().join("desk"), &save, Curtain::Secret);
    command(&mut desk.app, Command::CurtainDown);
    command(&mut desk.app, Command::WatchThis);
    assert_eq!(table(&desk.app).viewer(), Viewer::Seat(ANNA));
    command(&mut desk.app, Command::OpenEverything);
    assert_eq!(table(&desk.app).viewer(), Viewer::Everybody);
    command(&mut desk.app, Command::BackToGame);
    assert_eq!(table(&desk.app).viewer(), Viewer::Seat(ANNA));
    let told = |table: &Table| table.log.iter().any(|l| l.message.key.starts_with("ui-log-opened"));
    assert!(told(table(&desk.app)));
    command(&mut desk.app, Command::Go(Screen::Start));
    command(&mut desk.app, Command::Load(desk.file.clone()));
    assert!(told(table(&desk.app)), "whoever opens the game again reads it");
}

/// The press that ended a turn, made twice, does not open the curtain; nor does a short Enter.
#[test]
fn the_curtain_takes_no_second_press() {
    games_with_secrets().into_iter().for_each(takes_no_second_press);
}

fn takes_no_second_press(game: &'static dyn Game) {
    let base = tempfile::tempdir().expect("a temporary folder");
    let [save, _] = twins(game, BEN);
    let mut desk = SeatWindow::open(&base.path().join("desk"), &save, Curtain::Secret);
    for _ in 0..4 {
        desk.strike(KeyCode::Enter, Key::Enter);
        desk.strike(KeyCode::Space, Key::Space);
    }
    run(&mut desk.app, 30);
    desk.strike(KeyCode::Enter, Key::Enter);
    assert_eq!(table(&desk.app).curtain(), Some(BEN));
    assert!(desk.app.world().resource::<Shell>().dialogs.is_empty());
}

/// What is out of the game is no secret: a used-up card that one person was shown hangs no curtain.
#[test]
fn what_is_out_of_the_game_hangs_no_curtain() {
    let tried = games_with_secrets().into_iter().filter(|game| hangs_none(*game)).count();
    assert!(tried > 0, "in some game a card that was shown can be out of play");
}

/// Whether the game has a piece that can lie out of play, shown to two people.
fn hangs_none(game: &'static dyn Game) -> bool {
    let mut play =
        Play::begin(game, Setup { study: true, ..setup(game, 3) }).expect("the set-up is sound");
    let catalogue = play.catalogue().clone();
    let zones = || (0..catalogue.zones.len()).filter(|&z| catalogue.zones[z].out_of_play);
    let shown =
        |p| [Edit::Shown(PieceOrKind::Piece(p), ANNA), Edit::Shown(PieceOrKind::Piece(p), BEN)];
    let hangs = |play: &mut Play| {
        let mut copy = Save::of(play).replay(game).expect("a sound record").0;
        copy.set_study(false);
        let mut table = Table::new(copy, Mode::Play, PathBuf::new());
        table.cover(Curtain::Secret, false);
        table.curtain().is_some()
    };
    if hangs(&mut play) {
        // Whoever begins knows something already.
        return false;
    }
    let gone = catalogue.all_pieces().any(|p| {
        zones().any(|zone| {
            let zone = ZoneId(zone as u16);
            let laid = [
                Edit::Place(PieceOrKind::Piece(p), zone),
                Edit::Face(PieceOrKind::Piece(p), false),
            ];
            play.arrange(&[laid, shown(p)].concat()).is_ok()
        })
    });
    assert!(!hangs(&mut play), "{}", game.id());
    let hidden = play.hidden_from(Viewer::Public);
    let matters = hidden.into_iter().any(|p| play.arrange(&shown(p)).is_ok() && hangs(&mut play));
    assert!(matters, "what is hidden on the table is a secret of the one who was shown it");
    gone
}
