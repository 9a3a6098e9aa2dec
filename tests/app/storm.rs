//! A storm of presses while computers play: single, double, in bursts, by mouse and by keys, at
//! moments and places that follow from a seed. No answer is taken of a question that had not stood
//! for long enough when it was pressed, and to which the pointer was not led either; none that was
//! not on offer. What counts as pressed is reckoned here by itself, from frames alone. And a press
//! that came in time is never lost: whatever it was made on, something comes of it.

use super::{
    access::setup,
    large_place::context,
    pointing::{left_button, move_to, type_key},
    screen_reader::{Heard, command, heard_window},
};
use crate::common::window::bare::FRAME;
use bevy::{
    a11y::AccessibilityRequested,
    input::{
        ButtonState,
        keyboard::{Key, KeyCode},
    },
    prelude::*,
};
use bevy_egui::egui::accesskit::Role;
use caravanserai::{
    app::{
        session::{CommandSent, Session, Shell},
        table::Table,
    },
    games,
    table::{
        action::Offer,
        catalogue::Chooser,
        entry::{Entry, EntryKind},
    },
    ui::{
        Command, presses,
        settings::{BotPace, Settings},
    },
    view::board::{BoardInput, BoardOutput},
};
use std::hash::{DefaultHasher, Hash, Hasher};

/// So many frames a question stands until it takes presses.
const RESTING: u64 = 400 / FRAME.as_millis() as u64;
/// So many points the pointer moves until it was led to something.
const MOVED: f32 = 6.0;
/// For so many frames what was pressed is on its way.
const UNDER_WAY: u64 = 3;
/// Below this the bar lies.
const BAR: f32 = 575.0;
/// How long a storm rages over each game.
const FRAMES: u64 = 1000;

/// Numbers that follow from a seed.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963);
        (self.0 >> 33) % n
    }
}

/// What a press could have been for.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Asked {
    version: u64,
    /// The frame in which it was drawn first.
    since: u64,
    /// Where the pointer was then.
    from: Vec2,
    moved: bool,
}

struct Storm {
    app: App,
    dice: Dice,
    frame: u64,
    pointer: Vec2,
    asked: Asked,
    /// When something was last pressed that counted for the question of then.
    counted: Option<(u64, u64)>,
    /// The last press of the button: whether it counted, and for which question.
    down: (bool, u64),
    answers: usize,
    presses: usize,
    early: usize,
    /// Presses that were led to a choice while somebody was asked, and how many of them answered.
    led: (usize, usize),
    /// The question by the window's own reckoning, and since when: it is another one, too, where
    /// the shop takes the place of the board.
    shows: (u64, u64),
    /// What was pressed in the bar in time, and of what of that nothing came.
    in_time: usize,
    lost: Vec<String>,
}

fn table(app: &App) -> Option<&Table> {
    app.world().resource::<Session>().table.as_ref()
}

fn answered(entry: &Entry, table: &Table) -> bool {
    let own = entry.seat.is_some_and(|seat| table.person_plays(seat));
    own && matches!(entry.what, EntryKind::Action(_))
}

impl Storm {
    fn begun(game: &str, edition: &str, seed: u64) -> (tempfile::TempDir, Storm) {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut app = heard_window(folder.path());
        app.world().resource::<AccessibilityRequested>().set(true);
        let settings = Settings {
            reduced_motion: true,
            forced_moves: false,
            pace: BotPace::Quick,
            ..Settings::default()
        };
        command(&mut app, Command::Set(Box::new(settings)));
        let asked = Asked { version: 0, since: 0, from: Vec2::ZERO, moved: false };
        let dice = Dice(seed);
        let mut storm = Storm {
            app,
            dice,
            frame: 0,
            pointer: Vec2::new(400.0, 300.0),
            asked,
            counted: None,
            down: (false, 0),
            answers: 0,
            presses: 0,
            early: 0,
            led: (0, 0),
            shows: (0, 0),
            in_time: 0,
            lost: Vec::new(),
        };
        storm.begin(game, edition, seed);
        (folder, storm)
    }

    fn begin(&mut self, game: &str, edition: &str, seed: u64) {
        let by = [Chooser::Person, Chooser::Random, Chooser::Random];
        let setup = setup(game, edition, &by, seed);
        self.send(Command::Begin(Box::new(setup)));
    }

    fn send(&mut self, command: Command) {
        self.app.world_mut().write_message(CommandSent::from(command));
        (0..3).for_each(|_| self.step());
    }

    /// A frame goes by; what was answered in it was pressed for what stood before.
    fn step(&mut self) {
        let before =
            table(&self.app).map(|t| (t.play.entries().len(), t.sight.offers.clone(), t.asked()));
        if self.frame == self.asked.since {
            // From now on somebody can see it.
            (self.asked.from, self.asked.moved) = (self.pointer, false);
        }
        let asked = self.asked;
        self.app.update();
        self.frame += 1;
        if let (Some((entries, offers, was_asked)), Some(now)) = (before, table(&self.app)) {
            let fresh = now.play.entries().get(entries..).unwrap_or_default();
            if let Some(first) = fresh.iter().find(|e| answered(e, now)) {
                let EntryKind::Action(action) = first.what else { return };
                let at = format!("frame {}: {action:?}, {asked:?}", self.frame);
                assert!(was_asked, "{at}: nobody was asked");
                assert!(offers.iter().any(|o: &Offer| o.accepts(&action)), "{at}: never offered");
                let counted = self.counted.filter(|(frame, version)| {
                    self.frame - frame <= UNDER_WAY && *version == asked.version
                });
                assert!(counted.is_some(), "{at}: pressed too early, {:?}", self.counted);
                self.answers += 1;
            }
        }
        let shows = presses::question(&context(&mut self.app));
        if shows != self.shows.0 {
            self.shows = (shows, self.frame);
        }
        let version = table(&self.app).map_or(0, |t| t.version);
        if version != asked.version {
            let (since, from) = (self.frame, self.pointer);
            self.asked = Asked { version, since, from, moved: false };
        }
    }

    fn go(&mut self, to: Vec2) {
        move_to(&mut self.app, to);
        self.pointer = to;
        self.asked.moved |= self.asked.from.distance(to) > MOVED;
    }

    /// Whether the question that stands had stood for long enough.
    fn rested(&self) -> bool {
        self.frame - self.asked.since >= RESTING
    }

    fn button(&mut self, state: ButtonState) {
        if state == ButtonState::Pressed {
            self.presses += 1;
            let live = self.rested() || self.asked.moved;
            self.early += usize::from(!live);
            self.down = (live, self.asked.version);
        } else if self.down == (true, self.asked.version) {
            self.counted = Some((self.frame, self.asked.version));
        }
        left_button(&mut self.app, state);
    }

    fn click(&mut self) {
        self.button(ButtonState::Pressed);
        if self.dice.below(2) == 0 {
            self.step();
        }
        self.button(ButtonState::Released);
        self.step();
    }

    fn strike(&mut self) {
        let (key_code, logical_key) = match self.dice.below(8) {
            0..3 => (KeyCode::Enter, Key::Enter),
            3 => (KeyCode::Space, Key::Space),
            4 => (KeyCode::Digit1, Key::Character("1".into())),
            5 => (KeyCode::Digit2, Key::Character("2".into())),
            6 => (KeyCode::Digit3, Key::Character("3".into())),
            _ => (KeyCode::KeyC, Key::Character("c".into())),
        };
        self.presses += 1;
        self.early += usize::from(!self.rested());
        if self.rested() {
            self.counted = Some((self.frame, self.asked.version));
        }
        type_key(&mut self.app, key_code, &logical_key);
        self.step();
    }

    /// What a press could change: the game, what is open, and what can be pressed.
    fn shown(&self) -> u64 {
        let world = self.app.world();
        let (shell, mut hasher) = (world.resource::<Shell>(), DefaultHasher::new());
        let of = table(&self.app).map(|t| (t.version, t.play.entries().len()));
        let open = (&shell.choice, shell.selected, &shell.tab);
        (of, format!("{open:?}"), shell.dialogs.len(), shell.next_note).hash(&mut hasher);
        for (id, node) in &world.resource::<Heard>().0 {
            if node.role() == Role::Button {
                (id.0, node.label(), node.is_disabled()).hash(&mut hasher);
            }
        }
        hasher.finish()
    }

    /// A place where something can be chosen: a button in the bar, which is named, in list or tray,
    /// or on the board.
    fn target(&mut self) -> (Vec2, Option<String>) {
        let world = self.app.world();
        let mut places: Vec<(Vec2, Option<String>)> = Vec::new();
        // What is asked about a choice, and the names of what has the large place, choose nothing.
        let beside = ["Why not", "What would you do", "Shop", "Harbour"];
        for (_, node) in &world.resource::<Heard>().0 {
            let can_be_pressed = node.role() == Role::Button && !node.is_disabled();
            let Some(b) = node.bounds().filter(|_| can_be_pressed) else { continue };
            if node.label().is_some_and(|words| beside.iter().any(|w| words.starts_with(w))) {
                continue;
            }
            let at = Vec2::new(b.x0 as f32 + b.x1 as f32, b.y0 as f32 + b.y1 as f32) / 2.0;
            // Neither taking back and trying, nor the panel at the side, nor the row of the seats.
            if at.y > 90.0 && at.y < 716.0 && at.x > 190.0 && at.x < 925.0 {
                let in_bar = node.label().filter(|_| at.y > BAR);
                places.push((at, in_bar.map(str::to_owned)));
            }
        }
        let (input, board) = (world.resource::<BoardInput>(), world.resource::<BoardOutput>());
        let lit = |key: &str| {
            let thing = caravanserai::view::scene::thing_of(key);
            thing.is_some_and(|t| input.offered.iter().any(|(o, _)| *o == t))
        };
        let lying = input.scene.figures.iter().filter(|f| lit(&f.key));
        places.extend(lying.map(|f| (board.to_screen(f.at), None)));
        let mut below = |n: u64| self.dice.below(n);
        match places.len() as u64 {
            0 => (Vec2::new(200.0 + below(700) as f32, 100.0 + below(600) as f32), None),
            n => places.swap_remove(below(n) as usize),
        }
    }

    /// One gust.
    fn blow(&mut self) {
        match self.dice.below(12) {
            0..4 => self.click(),
            4 => {
                self.click();
                (0..self.dice.below(12)).for_each(|_| self.step());
                self.click();
            }
            5 => (0..6).for_each(|_| self.click()),
            6..8 => {
                let asked = table(&self.app).is_some_and(Table::asked);
                let before = self.answers;
                let waits = self.dice.below(2) * (RESTING + 2);
                (0..waits).for_each(|_| self.step());
                let (to, button) = self.target();
                self.go(to);
                if self.dice.below(2) == 0 {
                    self.step();
                }
                let (stood, shown) = (self.frame - self.shows.1 > RESTING, self.shown());
                self.click();
                if asked {
                    self.step();
                    self.in_time += usize::from(button.is_some() && stood);
                    self.lost.extend(button.filter(|_| stood && self.shown() == shown));
                    self.led.0 += 1;
                    self.led.1 += usize::from(self.answers > before);
                }
            }
            8 => {
                let by = Vec2::new(self.dice.below(4) as f32, self.dice.below(4) as f32);
                let to = self.pointer + by - Vec2::splat(1.5);
                self.go(to);
                self.click();
            }
            9 => self.strike(),
            10 => (0..3).for_each(|_| self.strike()),
            _ => (0..self.dice.below(36)).for_each(|_| self.step()),
        }
    }
}

/// A storm over one game.
fn rages(game: &str) {
    let of = games::by_id(game).expect("the game is in the house");
    let edition = of.editions()[0].id;
    let (_folder, mut storm) = Storm::begun(game, edition, 43);
    while storm.frame < FRAMES {
        let shell = storm.app.world().resource::<Shell>();
        let over = table(&storm.app).is_none_or(|t| t.sight.outcome.is_some());
        let tried = table(&storm.app).is_some_and(|t| t.trial.is_some());
        if over || tried {
            let seed = storm.frame;
            storm.begin(game, edition, seed);
        } else if !shell.dialogs.is_empty() {
            storm.send(Command::Close);
        }
        storm.step();
        storm.blow();
    }
    let Storm { answers, presses, early, led: (led, well), in_time, lost, .. } = storm;
    assert!(lost.is_empty(), "{game}: nothing came of {lost:?}");
    let all = format!(
        "{game}: {presses} presses, {early} of them too early, {answers} answers; \
         of {led} led to a choice {well} answered; {in_time} in time in the bar"
    );
    println!("{all}");
    assert!(presses > 200 && early > 20 && answers > 4 && well * 6 > led && in_time > 2, "{all}");
}

#[test]
fn no_press_answers_what_it_was_not_made_for_in_merchant_of_venus() {
    rages("merchant_of_venus");
}

#[test]
fn no_press_answers_what_it_was_not_made_for_in_dale_of_merchants() {
    rages("dale_of_merchants");
}

#[test]
fn no_press_answers_what_it_was_not_made_for_in_duck_dealer() {
    rages("duck_dealer");
}

#[test]
fn no_press_answers_what_it_was_not_made_for_in_merchants_cove() {
    rages("merchants_cove");
}
