//! Lessons and puzzles: begun, led on and left. The game that was on the table waits; nothing is
//! written but how far somebody has come, until somebody plays on in a game of its own.

use super::context::CommandContext;
use crate::{
    app::{
        puzzle_making::PuzzleMaking,
        storage::{self, Lock},
        table::Table,
    },
    games,
    table::{
        action::Action,
        catalogue::Chooser,
        example::ExampleFault,
        game::{Game, Setup},
        learn::{Lesson, Puzzle, StartingTable, Taught, lessons, puzzles},
        play::Play,
    },
    ui::{
        command::{Command, LearnCommand, Screen},
        learn::puzzle_args,
        model::Mode,
        settings::Settings,
    },
};
use std::sync::Arc;

impl CommandContext<'_, '_> {
    /// Lessons and puzzles: begins them, goes on in them, leaves them.
    pub(super) fn learn(&mut self, command: LearnCommand) {
        match command {
            LearnCommand::Lesson { game, lesson, again } => {
                self.begin_lesson(&game, &lesson, again)
            }
            LearnCommand::Puzzle { game, puzzle } => self.begin_puzzle(&game, &puzzle),
            LearnCommand::Back => {
                self.on_table(Table::learn_back);
                self.after_change();
            }
            LearnCommand::Skip => {
                self.on_table(Table::learn_skip);
                self.after_change();
            }
            LearnCommand::Again => {
                self.on_table(Table::learn_again);
                self.after_change();
            }
            LearnCommand::Teacher(game) => self.begin_with_teacher(&game),
            LearnCommand::NoTeacher => self.set_teacher(false),
            LearnCommand::Sure(actions) => self.sure(&actions),
            LearnCommand::Make(game) => self.make_puzzle(&game),
            LearnCommand::StopMaking => self.session.making = None,
            LearnCommand::Made => self.begin_made(),
            LearnCommand::Hint => {
                self.on_table(Table::learn_hint);
            }
            LearnCommand::PlayOn => self.play_on_freely(),
            LearnCommand::Leave => self.leave_learning(),
        }
    }

    /// What the seats of a lesson or puzzle are called.
    fn names(&self) -> Vec<String> {
        let texts = self.session.texts();
        let other = |n: i64| texts.count("ui-learn-other", "count", n);
        std::iter::once(texts.text("ui-learn-you")).chain((1..6).map(other)).collect()
    }

    fn begin_lesson(&mut self, game: &str, id: &str, again: bool) {
        let Ok(game) = games::by_id(game) else { return };
        let Some(lesson) = lessons(game).iter().find(|l| l.id() == id) else { return };
        // Whoever learns a game means to play it next.
        if let Some(at) = games::all().iter().position(|other| other.id() == game.id()) {
            self.shell.new_game.choose_game(at);
        }
        let step = if again { 0 } else { self.session.progress.step(game.id(), id) };
        let begun = lesson.begin(game, &self.names()).and_then(|play| {
            let title = self.session.texts().text(&lesson.text_key(game));
            let mut table = self.table_for(play, game, title);
            // A lesson that has changed since begins anew.
            let led = table.show_lesson(lesson, step.min(lesson.steps.len()));
            if led.is_err() && step > 0 {
                return self.begin_anew(game, lesson);
            }
            led.map(|()| table)
        });
        self.show_taught(begun);
    }

    fn begin_anew(
        &mut self,
        game: &'static dyn Game,
        lesson: &'static Lesson,
    ) -> Result<Table, ExampleFault> {
        let play = lesson.begin(game, &self.names())?;
        let title = self.session.texts().text(&lesson.text_key(game));
        let mut table = self.table_for(play, game, title);
        table.show_lesson(lesson, 0).map(|()| table)
    }

    fn begin_puzzle(&mut self, game: &str, id: &str) {
        let Ok(game) = games::by_id(game) else { return };
        let Some(puzzle) = puzzles(game).iter().find(|p| p.id() == id) else { return };
        self.show_puzzle(game, Arc::new(puzzle.clone()));
    }

    /// A real game against a beginner, in which a teacher speaks.
    fn begin_with_teacher(&mut self, game: &str) {
        let Ok(game) = games::by_id(game) else { return };
        let Some(edition) = game.editions().first() else { return };
        self.set_teacher(true);
        // Whoever begins with a teacher once more wants to hear it all once more.
        self.session.progress.unlearn(game.prefix());
        let table =
            StartingTable { edition: edition.id.to_owned(), seats: 2, ..StartingTable::default() };
        let setup = table.setup(game, &self.names(), Chooser::Beginner);
        self.on_games(Command::Begin(Box::new(Setup { study: false, ..setup })));
    }

    fn set_teacher(&mut self, on: bool) {
        let settings = self.session.settings.clone();
        let coach = settings.coach || on;
        self.set(Settings { teacher: on, coach, ..settings });
    }

    /// Does what the teacher has asked about, with what was to follow.
    fn sure(&mut self, actions: &[Action]) {
        let [first, then @ ..] = actions else { return };
        self.on_table(|table| table.be_sure(*first));
        self.go_on_with(*first, then.to_vec());
    }

    /// Makes a puzzle in the background.
    fn make_puzzle(&mut self, game: &str) {
        let Ok(game) = games::by_id(game) else { return };
        let seed = self.session.fresh_seed();
        self.session.making = PuzzleMaking::begin(game, seed);
        if self.session.making.is_some() && self.session.table.is_some() {
            self.tell_key("ui-puzzle-making", false);
        }
    }

    /// Lays out the puzzle that was made last.
    fn begin_made(&mut self) {
        if let Some((game, puzzle)) = self.session.made.clone() {
            self.show_puzzle(game, puzzle);
        }
    }

    fn show_puzzle(&mut self, game: &'static dyn Game, puzzle: Arc<Puzzle>) {
        let begun = puzzle.begin(game, &self.names()).map(|(play, fortune)| {
            let texts = self.session.texts();
            let args = puzzle_args(texts, puzzle.text_args(), puzzle.thing());
            let title = texts.with(&puzzle.text_key(game), &args);
            let mut table = self.table_for(play, game, title);
            table.show_puzzle(puzzle, fortune);
            table
        });
        self.show_taught(begun);
    }

    /// A table for a position that was set up, with a file of its own in case somebody plays on.
    fn table_for(&mut self, play: Play, game: &dyn Game, title: String) -> Table {
        let texts = self.session.texts();
        let name = format!("{}, {title}", texts.text(&format!("{}-title", game.prefix())));
        let file = storage::fresh_path(&self.session.folders, &name);
        Table::new(play, Mode::Play, file)
    }

    /// Brings it to the screen; a game that was on the table waits, another lesson does not.
    fn show_taught(&mut self, begun: Result<Table, ExampleFault>) {
        match begun {
            Ok(table) => {
                if self.session.table.as_ref().is_some_and(Table::learns) {
                    self.session.table = None;
                }
                self.park();
                self.put_on_table(table);
                self.shell.dialogs.clear();
            }
            Err(fault) => {
                let why = self.session.localizer().fault(&fault);
                self.tell_load_failed(&why);
            }
        }
    }

    /// Plays on from the position of a lesson as a game of its own, with counsel.
    fn play_on_freely(&mut self) {
        let Some(table) = self.session.table.as_mut().filter(|t| t.lesson().is_some()) else {
            return;
        };
        table.leave_lesson();
        self.keep_own_game();
        self.after_change();
    }

    /// What was a lesson is a game now: nobody else writes its file.
    fn keep_own_game(&mut self) {
        let folders = self.session.folders.clone();
        if let Some(table) = self.session.table.as_mut().filter(|t| t.lock.is_none() && t.writes())
        {
            table.lock = Lock::of(&folders, &table.file).ok();
        }
        self.session.autosave();
        self.tell_key("ui-lesson-played-on", false);
    }

    /// Leaves it: back to the game that waits, else to the list.
    fn leave_learning(&mut self) {
        let Some(table) = self.session.table.as_ref().filter(|t| t.learns()) else { return };
        let list = if table.lesson().is_some() { Screen::Learn } else { Screen::Puzzles };
        if self.session.parked.is_empty() {
            self.go(list);
        } else {
            self.session.table = None;
            self.back_to_game();
        }
    }

    /// Keeps how far somebody has come, where that has changed; and asks for counsel in a game that
    /// was a lesson.
    pub(super) fn note_learning(&mut self) {
        if self.session.table.as_mut().is_some_and(Table::took_other_way) {
            self.tell_key("ui-lesson-as-well", false);
        }
        let Some(table) = &self.session.table else { return };
        let game = table.play.game().id();
        let mut progress = self.session.progress.clone();
        if let Some((lesson, step)) = table.lesson() {
            progress.reach(game, lesson.id(), (step, lesson.steps.len()));
        }
        if let Some(puzzle) = table.solved_puzzle() {
            progress.solve(game, puzzle.id(), table.puzzle_stars());
        }
        if progress != self.session.progress {
            if let Err(fault) = storage::write_progress(&self.session.folders, &progress) {
                self.tell_fault(&fault);
            }
            self.session.progress = progress;
        }
        let Some(table) = &self.session.table else { return };
        let version = table.version;
        let known = self.shell.counsel.as_ref().is_some_and(|c| c.version == version);
        if table.counselled && table.asked() && !known {
            self.counsel(true);
        }
    }
}
