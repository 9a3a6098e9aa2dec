//! Commands: everything that a panel can ask for. A panel only says what the person wants; the
//! window carries it out. Plain values, so that a test can press a button and compare what came
//! out.

pub mod choosing;
pub mod export_form;
pub mod kept;

use crate::{
    table::{
        action::{Action, Thing},
        catalogue::Chooser,
        edit::Edit,
        game::Setup,
        goal::Goal,
        ids::SeatId,
        notes::Note,
    },
    ui::settings::Settings,
};
use choosing::ChooseFor;
use export_form::ExportForm;
use kept::{KeptFile, Parting};
use std::path::PathBuf;

/// For what a saved game is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Purpose {
    /// To play on.
    #[default]
    Play,
    /// To watch it from its beginning.
    Watch,
    /// To study its position.
    Study,
}

/// A whole-window view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Screen {
    /// Title and main menu.
    #[default]
    Start,
    /// Choose game, edition, seats and options.
    NewGame,
    /// The list of saved games.
    Saves(Purpose),
    /// How the finished games went.
    Statistics,
    /// The lessons of every game.
    Learn,
    /// The puzzles of every game.
    Puzzles,
    /// The table: board, bar and side panel.
    Table,
}

/// A dialog that lies over the screen; the topmost is closed by Escape.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dialog {
    /// The menu of a running game.
    Menu,
    /// Settings.
    Settings,
    /// Help for new players.
    Help,
    /// Who made it and what is in it.
    Credits,
    /// The rulebook.
    Rules,
    /// Name a save.
    SaveAs,
    /// Write the position, the turn or the game into a file.
    Export,
    /// What happened since the viewer's last turn.
    Since,
    /// How the game ended.
    End,
    /// The game told afterwards.
    Told,
    /// Something that must be answered before it is done.
    Confirm(Box<Command>, &'static str),
    /// The game cannot be saved; what somebody wanted to do, if it ends the game at this screen.
    Unsaved(Option<Box<Command>>),
    /// A save plays differently today.
    Differs(PathBuf, Box<Parting>),
    /// Another window has the save open.
    InUse(PathBuf),
    /// All key strokes.
    Keys,
    /// Who plays for the people of this game.
    HandOver,
}

/// A tab of the side panel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tab {
    /// A tab of the game's own, by its key.
    Game(&'static str),
    /// The log.
    Log,
    /// Rules that bear on what is selected.
    Rules,
    /// The position editor of study mode.
    Study,
    /// The entries of a replay.
    Replay,
    /// What was tried, and its steps.
    WhatIf,
}

/// What somebody wants who looks for better choices than those of the own game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BetterCommand {
    /// Ask the costly choice of this entry, and after it the others of that seat.
    Ask(usize),
    /// Ask the next one.
    Next,
    /// Ask the same one again.
    Again,
    /// Show what was found to be better.
    Show,
    /// Go back to what is told of the game.
    Leave,
}

/// What somebody wants to try, or wants of what was tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WhatIfCommand {
    /// Open a branch of the position on the table.
    Open,
    /// Go to a branch by its number; 0 is the game.
    Go(usize),
    /// Forget a branch.
    Forget(usize),
    /// Let computer players choose for the others in this branch, or choose for everybody.
    Bots(bool),
    /// Let the one who tries spend in this branch what is not there, or no more.
    Overdraw(bool),
    /// Give this branch a name.
    Name(String),
    /// Leave a step of its plan out.
    Remove(usize),
    /// Let a step stand at the place of another one.
    Shift(usize, usize),
    /// Go to the position after so many steps.
    At(usize),
    /// Play the own steps in the game, as far as it goes.
    Play,
}

/// What somebody wants to learn, or wants of the lesson or puzzle on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LearnCommand {
    /// Begin a lesson, or go on where one left it.
    Lesson {
        /// Identifier of the game.
        game: String,
        /// Identifier of the lesson.
        lesson: String,
        /// From its beginning, wherever one left it.
        again: bool,
    },
    /// Try a puzzle.
    Puzzle {
        /// Identifier of the game.
        game: String,
        /// Identifier of the puzzle.
        puzzle: String,
    },
    /// Back to the step before.
    Back,
    /// Let this step be done.
    Skip,
    /// Play on freely from the position on the table, in a game of its own.
    PlayOn,
    /// Set the puzzle up again.
    Again,
    /// Begin a first game with a teacher.
    Teacher(String),
    /// Let the teacher say no more.
    NoTeacher,
    /// Do this, one after the other: of the first one is sure, whatever the teacher finds.
    Sure(Vec<Action>),
    /// Make a new puzzle of a game.
    Make(String),
    /// Make none any more.
    StopMaking,
    /// Try the puzzle that was made last.
    Made,
    /// One more hint for the puzzle.
    Hint,
    /// Leave the lesson or puzzle.
    Leave,
}

/// What somebody wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Do this on the table.
    Act(Action),
    /// Do these one after the other; the first that is refused ends it.
    ActAll(Vec<Action>),
    /// Do the first, and then the second if it is offered by then; one that cannot be taken back
    /// waits for another press.
    ActThen(Action, Action),
    /// Do this because nothing else can be done: it is taken back with what led to it.
    ByItself(Action),
    /// Go to a thing on the board, by as many actions as it takes and as far as nobody has to be
    /// asked.
    Lead(Thing),
    /// What came of the own turn is seen: the screen may go to the next person.
    Seen,
    /// Computer players choose on, without pauses, until a person is asked.
    SkipBots,
    /// Let computer players choose now, as far as one picture bears it.
    BotsOn,
    /// Say what a computer player would do, and why, or no more.
    Counsel(bool),
    /// Show this of the lines that counsel tells on the board.
    ShowLine(usize),
    /// Look for a way to something that is refused or wished for.
    How(Goal),
    /// Look for what is worth doing.
    WorthDoing,
    /// Look where rules have spoken in this game.
    Spoken,
    /// Let a computer player choose for a seat, or give the seat back to its person.
    StandIn(SeatId, Chooser),
    /// Take the last action back.
    Undo,
    /// Do again what was taken back.
    Redo,
    /// Look more closely at a thing, or at nothing.
    Select(Option<Thing>),
    /// Point at these things on the board; go there if they are out of sight.
    ShowThings(Vec<Thing>),
    /// Open the rulebook at a rule ID, such as `MOV-4.2.1`.
    OpenRule(String),
    /// Tell of a rule or a chapter beside the table, with the way into the rulebook.
    AskRule(String),
    /// Set a worked example up on the board: of which game, by its number, in which edition.
    OpenExample(&'static str, String, String),
    /// Play the next step of the worked example on the board.
    ExampleStep,
    /// Set the worked example on the board up again.
    ExampleAgain,
    /// Bring a tab of the side panel to the front.
    OpenTab(Tab),
    /// Show the sheet of a seat.
    ShowSeat(SeatId),
    /// Lay a dialog over the screen.
    Open(Dialog),
    /// Close the topmost dialog, tooltip or selection.
    Close,
    /// Go to another screen.
    Go(Screen),
    /// Set up a new game of the one with this number among all.
    NewGame(usize),
    /// Begin a game.
    Begin(Box<Setup>),
    /// Go on with the newest save.
    Continue,
    /// Load a save and play on.
    Load(PathBuf),
    /// Load a save and watch it from the beginning.
    Watch(PathBuf),
    /// Load a save, or the game that runs, into study mode.
    Study(Option<PathBuf>),
    /// Watch the game that runs from its beginning.
    WatchThis,
    /// Watch what happened since the viewer's own last turn, beginning at once.
    WatchSince,
    /// Replay: show everything that is hidden, and tell everybody.
    OpenEverything,
    /// Go back to the game that was left for a replay, a study or a branch.
    BackToGame,
    /// Watch a save that plays differently today as far as record and rules agree.
    WatchAgreed(PathBuf),
    /// Play on from where record and rules of today agree, as a new game.
    PlayAgreed(PathBuf),
    /// Play on in a copy of a save that another window has open.
    OpenCopy(PathBuf),
    /// Leave replay or study and play on from the position on the table.
    PlayOn,
    /// Begin again with the same seats and options and another seed.
    Rematch,
    /// Save under a name; where a save has it, somebody is asked first.
    SaveAs(String),
    /// Save under a name in place of the save that has it.
    SaveOver(String),
    /// Try again to save what could not be saved.
    SaveAgain,
    /// Save the game in another folder from now on.
    SaveInto(PathBuf),
    /// Do this although the game is not saved.
    LeaveAnyway(Box<Command>),
    /// Write the position, the turn or the game into a file.
    Export(ExportForm),
    /// What is being written is not wanted any more.
    StopExport,
    /// Save the position as a scenario under a name.
    SaveScenario(String),
    /// Give a save another name.
    Rename(PathBuf, String),
    /// Delete a save.
    Delete(PathBuf),
    /// Bring an earlier version or a deleted save back.
    BringBack(KeptFile),
    /// Take a copy of a file from elsewhere into the list of saves.
    BringIn(PathBuf),
    /// Put a copy of a save elsewhere: which, and where.
    CopySave(PathBuf, PathBuf),
    /// Choose a file or a folder in the dialog of the system.
    Choose(ChooseFor),
    /// Write the statistics as a table for spreadsheets into this file, or into a file of this
    /// folder.
    ExportStatistics(PathBuf),
    /// Look at the saves again.
    RefreshSaves,
    /// Fill the screen, or no more.
    FullScreen,
    /// Take these settings over and keep them.
    Set(Box<Settings>),
    /// Change the position (study mode).
    Arrange(Vec<Edit>),
    /// Study mode: a computer player chooses for the seat that is asked.
    Suggest {
        /// Until the turn is over, not only once.
        whole_turn: bool,
    },
    /// The next person is there: open the curtain.
    CurtainDown,
    /// Behind the curtain: a question was answered aloud. This person wants to do something and
    /// takes the screen; or nobody does.
    Aloud(Option<SeatId>),
    /// Watch the game that is told, at the position after so many entries.
    LookAt(usize),
    /// Replay: go to the position after so many entries.
    Seek(usize),
    /// Replay: put this note in the place of the one that its writer has on the entry.
    Annotate(Note),
    /// Replay: run or stand.
    Run(bool),
    /// Show the whole board.
    Fit,
    /// End the animation that runs.
    SkipMotion,
    /// Put away a message.
    Dismiss(u64),
    /// Learn something.
    Learn(LearnCommand),
    /// Try something that does not count.
    WhatIf(WhatIfCommand),
    /// Lay these choices out in a branch.
    TryLine {
        /// Of the position after so many entries; nothing is the one on the table.
        at: Option<usize>,
        /// What is chosen there, one after the other.
        steps: Vec<Action>,
        /// Whether they may spend there what is not there yet.
        overdraws: bool,
    },
    /// Look for a better choice than one of the game that is told.
    Better(BetterCommand),
    /// End the program.
    Quit,
}

impl Command {
    /// The same command, but only after the person has said yes to the question with this text key.
    pub fn confirmed(self, question: &'static str) -> Command {
        Command::Open(Dialog::Confirm(Box::new(self), question))
    }
}
