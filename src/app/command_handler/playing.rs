//! Playing: choices, taking back, the curtain, what a computer player does for somebody, and what
//! follows when the position has changed. Whether something may be done, the table is asked.

use super::context::{CommandContext, POINTING};
use crate::{
    app::{
        session::{ChoiceMade, Session},
        table::{Table, taking_back::STANDS},
    },
    table::{
        action::{Action, Message, Refusal, Thing, Value},
        agenda::Decision,
        edit::{Edit, PieceOrKind},
        ids::{Question, SeatId},
        play::ArrangeError,
        sight::Sight,
    },
    ui::{
        command::{Command, Dialog, LearnCommand, Tab},
        game_ui,
        model::Mode,
        study,
        table_text::TableText,
    },
};

/// Most choices that a computer player makes at one command.
const LONGEST_TURN: usize = 300;

/// In which zone a piece lies, as far as that is seen.
fn zone_of(sight: &Sight, thing: Thing) -> Option<usize> {
    let Thing::Piece(piece) = thing else { return None };
    sight.zones.iter().position(|zone| zone.pieces.iter().any(|p| p.id == Some(piece)))
}

/// What is told where a choice has ended by itself what it belonged to.
fn ended(table: &Table, asked: Decision, done: Action) -> Option<Message> {
    game_ui::of(table.sight.game).ended(asked, done, &table.sight)
}

impl CommandContext<'_, '_> {
    /// What changes the game on the table, or who looks at it.
    pub(super) fn on_game(&mut self, command: Command) {
        match command {
            Command::Act(action) => {
                self.shell.choice = None;
                self.keep_course(action);
                self.take(action);
                self.lead_on(action);
            }
            Command::ActAll(actions) => self.act_all(actions),
            Command::ActThen(first, then) => self.act_then(first, then),
            Command::ByItself(action) => {
                self.by_itself(action);
                self.lead_on(action);
            }
            Command::Lead(to) => self.lead(to),
            Command::Seen => self.seen(),
            Command::SkipBots => self.skip_bots(),
            Command::BotsOn => self.bots_on(),
            Command::Counsel(wanted) => {
                self.on_table(|t| t.counselled &= wanted);
                self.ask_counsel(wanted);
            }
            Command::ShowLine(line) => self.show_line(line),
            Command::How(wanted) => self.on_table(|t| t.ask_how(wanted)),
            Command::WorthDoing => self.on_table(|t| t.ask_worth()),
            Command::Spoken => self.on_table(|t| t.ask_spoken()),
            Command::StandIn(seat, by) => self.stand_in(seat, by),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Arrange(edits) => self.arrange(&edits),
            Command::Suggest { whole_turn } => self.suggest(whole_turn),
            Command::Seek(to) => self.on_table(|t| t.seek(to)),
            Command::Run(run) => self.on_table(|t| {
                if let Mode::Replay { at, of, .. } = t.mode {
                    t.mode = Mode::Replay { at, of, running: run };
                }
            }),
            Command::CurtainDown => self.curtain_down(),
            Command::Aloud(speaker) => self.aloud(speaker),
            Command::ExampleStep => self.example_step(false),
            Command::ExampleAgain => self.example_step(true),
            _ => {}
        }
    }

    /// Carries out one choice, unless it was made on another picture of the table.
    pub(super) fn choose(&mut self, choice: ChoiceMade) {
        let (now, localizer) = (self.now(), self.session.localizer());
        let Session { table, settings, since, .. } = &mut *self.session;
        let Some(table) = table else { return };
        if table.version != choice.state_no || table.curtain().is_some() {
            return;
        }
        let asked = table.sight.decision;
        let before = asked.map(|d| d.question);
        let selected = self.shell.selected;
        let lay = selected.and_then(|thing| zone_of(&table.sight, thing));
        let own = table.asked();
        // By a teacher it is thought over before, else after; what is refused needs no thought.
        let offered = table.sight.offers.iter().any(|offer| offer.accepts(&choice.action));
        let taught = settings.teacher && own && offered && table.may_be_taught();
        if !table.is_sure_of(choice.action) && taught && table.is_held_back(choice.action) {
            return;
        }
        if settings.coach && offered && !taught {
            table.coach(choice.action, false);
        }
        let counselled = self.shell.counsel.is_some();
        let seat = table.sight.chooser().filter(|_| counselled);
        let had = seat.map(|seat| table.play.game().figures(&table.sight, seat));
        match table.choose(choice.action, settings.curtain) {
            Ok(()) => {
                *since = now;
                // A place that somebody looked at is let go of once something was done.
                if own {
                    self.shell.let_go_of_place();
                }
                // What has gone elsewhere is not what somebody wanted to look at.
                if lay != selected.and_then(|thing| zone_of(&table.sight, thing)) {
                    self.shell.selected = None;
                }
                // Why something else was not possible is of no interest any more; what went well
                // has been read by whoever goes on, and must not lie over the board.
                self.shell.notes.retain(|(n, until)| match n.warning {
                    true => n.rule.is_none(),
                    false => !own || table.asked() && n.explains_a_thing() && *until > now,
                });
                let over =
                    asked.filter(|_| own).and_then(|asked| ended(table, asked, choice.action));
                if let Some(words) = over {
                    let text = localizer.say(&words, table.play.catalogue());
                    self.shell.note(text, None, false, now);
                }
                self.session.autosave();
                self.follow_line(choice.action, choice.state_no, &had.unwrap_or_default());
                self.after_change();
                self.show_asked(before);
                self.follow_pieces();
            }
            Err(no) => {
                let text = localizer.say(&no.message, table.play.catalogue());
                self.refused(text, &no);
            }
        }
    }

    /// Says why a choice is refused, and points at what stands in its way.
    fn refused(&mut self, text: String, no: &Refusal) {
        let now = self.now();
        self.shell.note(text, Some(no.rule.0.to_owned()), true, now);
        self.shell.speaks_of(no.message.touches.clone());
        if !no.message.touches.is_empty() {
            self.shell.pointed = Some((no.message.touches.clone(), now + POINTING));
        }
    }

    /// What follows when the position has changed: whose sheet is shown, and the end of the game.
    pub(super) fn after_change(&mut self) {
        self.stop_skipping();
        let Some(table) = &self.session.table else { return };
        let person = table.sight.chooser().filter(|&s| table.asked() || table.person_plays(s));
        if let Some(seat) = person
            && table.curtain().is_none()
        {
            self.shell.shown_seat = seat;
        }
        self.shell.choice = None;
        let (called, version) = (table.curtain(), table.version);
        if self.shell.counsel.as_ref().is_some_and(|counsel| counsel.version != version) {
            self.shell.end_counsel();
        }
        if std::mem::replace(&mut self.shell.called, called) != called {
            self.shell.forget_person();
        }
        let played = table.mode == Mode::Play && table.trial.is_none() && !table.learns();
        if table.sight.outcome.is_some() && !self.shell.end_shown && played {
            self.shell.end_shown = true;
            self.shell.dialogs.push(Dialog::End);
            self.write_down();
        }
        self.note_learning();
    }

    /// A new question that is answered on a sheet of the game opens that sheet where another tab
    /// lies over it.
    fn show_asked(&mut self, before: Option<Question>) {
        let Some(table) = self.session.table.as_ref().filter(|t| t.asked()) else { return };
        // Whoever follows a line reads on in it.
        let new =
            table.sight.decision.map(|d| d.question) != before && self.shell.counsel.is_none();
        let sheet = game_ui::of(table.sight.game);
        let tab = match self.shell.tab {
            Tab::Game(_) => sheet.tab_needed(&table.sight),
            _ => sheet.tab_asked(&table.sight),
        };
        if let Some(tab) = tab.filter(|_| new) {
            self.shell.tab = Tab::Game(tab);
        }
    }

    pub(super) fn undo(&mut self) {
        let curtain = self.session.settings.curtain;
        let Some(table) = &mut self.session.table else { return };
        if matches!(table.mode, Mode::Replay { .. }) {
            return;
        }
        if table.is_led() {
            return self.learn(LearnCommand::Back);
        }
        let done = table.undo(curtain);
        match done {
            Ok(()) => {
                self.shell.take_up_courses(table.play.entries().len());
                self.shell.end_shown = false;
                // What was dear is not done any more.
                self.shell.notes.retain(|(note, _)| !note.tells_a_mistake());
                self.session.autosave();
                self.after_change();
            }
            Err(why) if why.starts_with(STANDS) => {
                let rule = table.play.game().info().undo_rule;
                let names = table.play.catalogue().clone();
                let light = table.came_to_light().cloned();
                let now = self.now();
                let mut text = self.session.texts().named(why, "rule", rule);
                if let Some(light) = light {
                    let told = Value::Name(self.session.localizer().say(&light, &names));
                    let more = self.session.texts().with("ui-undo-stood", &[("line", told)]);
                    text = format!("{text} {more}");
                }
                self.shell.note(text, Some(rule.to_owned()), true, now);
            }
            Err(why) => self.tell_key(why, false),
        }
    }

    fn redo(&mut self) {
        let curtain = self.session.settings.curtain;
        let Some(table) = &mut self.session.table else { return };
        if matches!(table.mode, Mode::Replay { .. }) {
            return;
        }
        if table.is_led() {
            // A step of a lesson that went back as a whole comes again as a whole.
            return match table.learn_forward() {
                true => self.after_change(),
                false => self.tell_key("ui-redo-none", false),
            };
        }
        match table.redo(curtain) {
            Ok(()) => {
                self.session.autosave();
                self.after_change();
            }
            Err(_) => self.tell_key("ui-redo-none", false),
        }
    }

    fn arrange(&mut self, edits: &[Edit]) {
        let localizer = self.session.localizer();
        let Some(table) = &mut self.session.table else { return };
        // A piece that was somewhere has gone from there: that is said.
        let moved = match edits {
            [Edit::Place(PieceOrKind::Piece(piece), to)] => {
                let from = table.sight.place_of(*piece).map(|(zone, _)| zone);
                from.filter(|from| from != to).map(|from| (*piece, from, *to))
            }
            _ => None,
        };
        let mut said = None;
        let problems = match table.arrange(edits) {
            Ok(()) => {
                let names = Some(&*table.sight.catalogue);
                let texts = TableText { localizer, names };
                let (game, sight) = (table.play.game(), &table.sight);
                said = moved.map(|moved| study::moved_words(texts, game, sight, moved));
                Vec::new()
            }
            Err(ArrangeError::Problems(problems)) => {
                let c = table.play.catalogue();
                problems
                    .iter()
                    .map(|p| study::problem_words(localizer, table.play.game(), c, p))
                    .collect()
            }
            Err(other) => vec![localizer.fault(&other)],
        };
        if let Some(said) = said {
            self.tell(said, false);
        }
        // Whoever changes it on the board does not look at the panel.
        for problem in problems.iter().take(2) {
            self.tell(problem.clone(), true);
        }
        self.shell.study_form.problems = problems;
        self.session.autosave();
    }

    /// Study mode: a computer player chooses for the seat that is asked, once or until the turn is
    /// over.
    fn suggest(&mut self, whole_turn: bool) {
        let curtain = self.session.settings.curtain;
        let Some(table) =
            self.session.table.as_mut().filter(|t| t.mode == Mode::Study && t.asked())
        else {
            return;
        };
        let turn = table.turn();
        for _ in 0..if whole_turn { LONGEST_TURN } else { 1 } {
            let Some(action) = table.suggest() else { break };
            if table.choose(action, curtain).is_err() || table.turn() != turn {
                break;
            }
        }
        self.session.autosave();
        self.after_change();
    }

    /// What was answered aloud while the curtain hangs.
    fn aloud(&mut self, speaker: Option<SeatId>) {
        let curtain = self.session.settings.curtain;
        self.on_table(|t| t.answer_aloud(speaker, curtain));
        self.session.autosave();
        self.after_change();
    }

    fn curtain_down(&mut self) {
        let curtain = self.session.settings.curtain;
        self.on_table(|t| t.open_curtain(curtain));
        self.after_change();
    }
}
