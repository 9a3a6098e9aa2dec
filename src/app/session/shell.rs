//! What is open in the window: screen, dialogs, forms, what is selected and pointed at. It knows no
//! rule, and nothing in it is saved.

use crate::{
    app::{routes::Routes, table::Table},
    table::{
        action::{Action, Message as Sentence, Thing},
        ids::SeatId,
        planning::PlanFigure,
    },
    ui::{
        command::{Dialog, Screen, Tab},
        dialogs::{Notice as Note, NoticeAnswer},
        export::ExportForm,
        help::Help,
        model::counsel::CounselLine,
        moments::Moments,
        new_game::NewGameForm,
        rules::RulebookReader,
        saves::SavesForm,
        saving::UnsavedModel,
        statistics::StatisticsForm,
        study::StudyForm,
        told::Gathered,
    },
};
use bevy::prelude::*;
use std::{sync::Arc, time::Duration};

/// What is open in the window.
#[derive(Resource)]
pub struct Shell {
    /// The screen.
    pub screen: Screen,
    /// Dialogs, the topmost last.
    pub dialogs: Vec<Dialog>,
    /// The tab of the side panel.
    pub tab: Tab,
    /// The thing that is selected on the board.
    pub selected: Option<Thing>,
    /// The rule or chapter that somebody has asked about instead.
    pub asked_rule: Option<String>,
    /// The seat whose sheet is shown.
    pub shown_seat: SeatId,
    /// The position in which the teacher has spoken last.
    pub taught: u64,
    /// Things that a sentence points at, until a time.
    pub pointed: Option<(Vec<Thing>, Duration)>,
    /// Things that the pointer's widget speaks of.
    pub hovered: Vec<Thing>,
    /// Offers among which to choose at a place on the screen, for this state of the table.
    pub choice: Option<(Pos, Vec<usize>, u64)>,
    /// The rule reader.
    pub reader: RulebookReader,
    /// The new-game form.
    pub new_game: NewGameForm,
    /// The save browser.
    pub saves_form: SavesForm,
    /// The statistics.
    pub statistics_form: StatisticsForm,
    /// The position editor.
    pub study_form: StudyForm,
    /// The name that is typed for a save.
    pub save_name: String,
    /// What is told of the game that has ended, as far as it was asked for.
    pub told: Gathered,
    /// What is to be written beside the saves.
    pub export: ExportForm,
    /// What is known of a game that cannot be saved.
    pub unsaved: UnsavedModel,
    /// The folder that is typed for it.
    pub unsaved_folder: String,
    /// The open help topic.
    pub help: Help,
    /// Messages at the edge, with the time at which they go.
    pub notes: Vec<(Note, Duration)>,
    /// Whether the pointer lies on them: nothing goes away from under it.
    pub reads_notes: bool,
    /// Number of the next message.
    pub next_note: u64,
    /// The person for whom the curtain hung in the picture before.
    pub called: Option<SeatId>,
    /// Whether the end of this game has been shown.
    pub end_shown: bool,
    /// Where panels leave the board free, in logical pixels.
    pub free: Rect,
    /// The large place: the board has it, or what one acts on beside the board, seen in small then.
    pub large: Rect,
    /// How wide and high that is where no branch takes a part of it, in whole pixels: by it a game
    /// arranges its table, so that nothing changes its place because somebody tries something.
    pub room: (u16, u16),
    /// The ways that one click flies.
    pub routes: Routes,
    /// Where each seat is bound for: a way that was broken off is gone on later.
    courses: Vec<(SeatId, Thing)>,
    /// Goals that were given up or reached, each with the number of entries before that: whoever
    /// takes it back is bound there again.
    left: Vec<(SeatId, Thing, usize)>,
    /// Computer players are not waited for until a person is asked.
    pub skipping: bool,
    /// What a computer player would do for the person who is asked.
    pub counsel: Option<Counsel>,
    /// What is to be seen of what has just happened.
    pub moments: Moments,
    /// Since when a picture stands before a table that was just come to, in seconds, and how many
    /// frames it has stood.
    pub veil: Option<(f64, u8)>,
    /// Whether the table was seen in the frame before.
    pub at_table: bool,
    /// What the overlay was dressed for: window height, text size, motion, contrast.
    pub dressed: Option<(u32, u16, bool, bool)>,
}

/// How long a question stands that nobody answers.
const ASKED: Duration = Duration::from_secs(24 * 60 * 60);

/// What a computer player would do, as long as the picture of the table is the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counsel {
    /// The picture: [`Table::version`].
    pub version: u64,
    /// What it would do.
    pub action: Action,
    /// Why, where the player itself says it.
    pub why: Option<Sentence>,
    /// The whole lines, best first; the first one alone as long as it is thought over.
    pub lines: Arc<[CounselLine]>,
    /// Which of them is shown on the board.
    pub shown: usize,
    /// The sheet that was read before counsel took its place.
    pub before: Option<Tab>,
    /// Whether it is late enough in the game for a chance to win to say something by itself.
    pub is_late: bool,
    /// Whether it is what is left of a line that is being followed.
    pub is_rest: bool,
}

impl Counsel {
    /// The line that is shown on the board.
    pub fn on_board(&self) -> Option<&CounselLine> {
        self.lines.get(self.shown)
    }

    /// With what the line begins that is shown.
    pub fn first_shown(&self) -> Action {
        self.on_board().filter(|_| self.shown > 0).map_or(self.action, |line| line.action)
    }

    /// The same after the next choice of the line that is shown, which has `brought` so much: the
    /// rest of that line alone. Nothing where another choice was made.
    pub fn after(&self, chosen: Action, brought: &[PlanFigure], version: u64) -> Option<Counsel> {
        let rest = self.on_board()?.after(chosen, brought)?;
        let (action, lines) = (rest.action, [rest].into());
        Some(Counsel { version, action, why: None, lines, shown: 0, is_rest: true, ..self.clone() })
    }
}

/// A place on the screen in logical pixels.
pub type Pos = (f32, f32);

impl Default for Shell {
    fn default() -> Self {
        Shell::new()
    }
}

impl Shell {
    /// The start screen.
    pub fn new() -> Shell {
        Shell {
            screen: Screen::Start,
            dialogs: Vec::new(),
            tab: Tab::Log,
            selected: None,
            asked_rule: None,
            shown_seat: SeatId(0),
            taught: 0,
            pointed: None,
            hovered: Vec::new(),
            choice: None,
            reader: RulebookReader::default(),
            new_game: NewGameForm::new(),
            saves_form: SavesForm::default(),
            statistics_form: StatisticsForm::default(),
            study_form: StudyForm::default(),
            save_name: String::new(),
            told: Gathered::default(),
            export: ExportForm::default(),
            unsaved: UnsavedModel::default(),
            unsaved_folder: String::new(),
            help: Help::default(),
            notes: Vec::new(),
            reads_notes: false,
            next_note: 0,
            called: None,
            end_shown: false,
            free: Rect::default(),
            large: Rect::default(),
            room: (0, 0),
            routes: Routes::default(),
            courses: Vec::new(),
            left: Vec::new(),
            skipping: false,
            counsel: None,
            moments: Moments::default(),
            veil: None,
            at_table: false,
            dressed: None,
        }
    }
    /// What was pressed once on the board and waits for the second press.
    pub fn armed(&self, table: &Table) -> Option<Action> {
        let (_, offers, version) = self.choice.as_ref()?;
        let [only] = offers.as_slice() else { return None };
        table.sight.offers.get(*only).filter(|_| *version == table.version).map(|o| o.action)
    }
    /// Shows a message for a while; the longer the text, the longer.
    pub fn note(&mut self, text: String, rule: Option<String>, warning: bool, now: Duration) {
        let (answers, things) = (Vec::new(), Vec::new());
        let note = Note { id: 0, text, rule, warning, answers, asks: None, things };
        self.put_note(note, 1, now);
    }
    /// Shows a message with what can be done about it, for so much longer that it can be thought
    /// over.
    pub fn note_with(&mut self, text: String, answers: Vec<NoticeAnswer>, now: Duration) {
        let (rule, things) = (None, Vec::new());
        let note = Note { id: 0, text, rule, warning: false, answers, asks: None, things };
        self.put_note(note, 2, now);
    }
    /// Asks something about the picture of the table with this number: it stands alone, and until
    /// it is answered or the picture is another one.
    pub fn ask(
        &mut self,
        text: String,
        answers: Vec<NoticeAnswer>,
        (version, now): (u64, Duration),
    ) {
        // What goes by itself above it would let its buttons jump.
        self.notes.clear();
        let (rule, asks, things) = (None, Some(version), Vec::new());
        let note = Note { id: 0, text, rule, warning: false, answers, asks, things };
        self.put_note(note, 1, now);
    }
    /// Says of which things the last message speaks: it lies on none of them if it need not.
    pub fn speaks_of(&mut self, things: Vec<Thing>) {
        if let Some((note, _)) = self.notes.last_mut() {
            note.things = things;
        }
    }
    fn put_note(&mut self, note: Note, times: u32, now: Duration) {
        self.notes.retain(|(n, _)| n.text != note.text);
        let stay = Duration::from_millis(3500 + 60 * note.text.chars().count() as u64) * times;
        let stay = if note.asks.is_some() { ASKED } else { stay };
        self.next_note += 1;
        self.notes.push((Note { id: self.next_note, ..note }, now + stay));
        if self.notes.len() > 4 {
            self.notes.remove(0);
        }
    }
    /// Where a seat is bound for.
    pub fn course(&self, seat: SeatId) -> Option<Thing> {
        self.courses.iter().find(|(s, _)| *s == seat).map(|(_, to)| *to)
    }
    /// Sets where a seat is bound for.
    pub fn set_course(&mut self, seat: SeatId, to: Thing) {
        self.courses.retain(|(s, _)| *s != seat);
        self.left.retain(|(s, ..)| *s != seat);
        self.courses.push((seat, to));
    }
    /// A seat is bound for nowhere any more, by what was done after so many entries.
    pub fn leave_course(&mut self, seat: SeatId, entries: usize) {
        let gone = self.courses.iter().position(|(s, _)| *s == seat);
        let gone = gone.map(|at| self.courses.remove(at));
        self.left.extend(gone.map(|(seat, to)| (seat, to, entries)));
    }
    /// So many entries are left after something was taken back: goals that were given up by it
    /// count again.
    pub fn take_up_courses(&mut self, entries: usize) {
        let back: Vec<_> = self.left.extract_if(.., |(.., before)| *before >= entries).collect();
        // The one that was given up first is the one of that time.
        for (seat, to, _) in back.into_iter().rev() {
            self.courses.retain(|(s, _)| *s != seat);
            self.courses.push((seat, to));
        }
    }
    /// Counsel is over: the sheet that was read before has its place again.
    pub fn end_counsel(&mut self) {
        let before = self.counsel.take().and_then(|counsel| counsel.before);
        if let (Some(before), Tab::WhatIf | Tab::Study) = (before, self.tab) {
            self.tab = before;
        }
    }
    /// Somebody looks more closely at a thing, or at nothing; what was asked before is answered.
    pub fn ask_about(&mut self, thing: Option<Thing>) {
        (self.selected, self.asked_rule) = (thing, None);
    }
    /// Forgets the place that somebody looked at: what was to be done there is done.
    pub fn let_go_of_place(&mut self) {
        if matches!(self.selected, Some(Thing::Space(_) | Thing::Zone(_))) {
            self.selected = None;
        }
    }
    /// Forgets what somebody chose, pointed at or was told: the screen goes to another person.
    pub fn forget_person(&mut self) {
        self.ask_about(None);
        self.pointed = None;
        self.choice = None;
        self.counsel = None;
        self.hovered.clear();
        self.notes.retain(|(note, _)| note.rule.is_none());
    }
    /// Forgets what belongs to one game.
    pub fn clear_game(&mut self, tab: Tab) {
        self.dialogs.clear();
        self.tab = tab;
        self.ask_about(None);
        self.pointed = None;
        self.choice = None;
        self.courses.clear();
        self.left.clear();
        self.skipping = false;
        self.counsel = None;
        // What can be done about a message belongs to its game.
        self.notes.retain(|(note, _)| note.answers.is_empty());
        self.end_shown = false;
        self.study_form = StudyForm::default();
    }
}
