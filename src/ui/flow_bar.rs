//! What makes a turn flow, in the decision bar: on with the way that was begun, on to the next
//! person, past computer players, and what one of them would do. It only says what is wanted.

use super::{
    command::Command,
    counsel, game_ui, learn,
    model::{Mode, Model},
    table_text::TableText,
    theme, what_if,
    widgets::{self, small},
};
use crate::{
    table::action::{Message, Thing, Value},
    view::art::house::Icon,
};
use bevy_egui::egui::{Ui, Vec2};

/// What the golden button does where no single choice of the table is meant: what people mostly
/// want next.
pub fn next(model: &Model) -> Option<Command> {
    let flow = &model.flow;
    if let Some(next) = learn::next_command(model) {
        return Some(next);
    }
    if flow.lingers {
        return Some(Command::Seen);
    }
    if flow.bots {
        return Some(Command::SkipBots);
    }
    let course = flow.course.as_ref().filter(|way| model.asked && !way.too_far);
    course.map(|way| Command::Lead(way.to))
}

/// Counsel, asked for or put away. A lesson says itself what comes next.
pub fn counsel_command(model: &Model) -> Option<Command> {
    let may = model.asked && !learn::puzzles(model) && !learn::leads(model);
    let command = Command::Counsel(model.flow.counsel.is_none());
    let command = match command {
        Command::Counsel(true) if model.flow.counsel_sure => command.confirmed("ui-counsel-sure"),
        _ => command,
    };
    may.then_some(command)
}

/// What of the flow the bar shows, in plain values.
pub(super) struct FlowBar {
    /// What people mostly want next.
    pub(super) next: Option<Onward>,
    /// On with a way that is too far for this turn.
    pub(super) far: Option<Onward>,
    /// Asks a computer player for counsel, or puts it away.
    pub(super) counsel: Option<CounselButton>,
    /// What that one would do.
    pub(super) advice: Option<Advice>,
    /// Opens a branch in which anything can be tried; in a branch, one more.
    pub(super) what_if: Option<WhatIfButton>,
    /// What is announced.
    news: Vec<String>,
}

impl FlowBar {
    /// What a model has of it; `brief` is the same model in few words.
    pub(super) fn of(model: &Model, brief: &Model) -> FlowBar {
        FlowBar {
            next: Onward::next(model, brief),
            far: Onward::far(model, brief),
            counsel: CounselButton::of(model),
            advice: Advice::of(model),
            what_if: WhatIfButton::of(model),
            news: model.flow.news.iter().map(|news| model.texts.say(news)).collect(),
        }
    }

    /// What stands below the question: how far a way leads, and what is announced.
    pub(super) fn below(&self) -> Vec<&str> {
        let far = self.far.as_ref().and_then(Onward::reach);
        // What stands once it is pressed is said beside the button.
        let stands = self.next.iter().filter(|next| next.for_good).flat_map(|next| &next.lines);
        let ways = far.into_iter().chain(stands.map(String::as_str));
        ways.chain(self.news.iter().map(String::as_str)).collect()
    }
}

/// A button that goes on.
pub(super) struct Onward {
    command: Command,
    /// What the button is called, in long and in short words.
    words: [String; 2],
    /// What is said of the way, while the pointer rests on the button or beside it.
    lines: Vec<String>,
    /// Whether something on it cannot be taken back.
    for_good: bool,
}

impl Onward {
    fn next(model: &Model, brief: &Model) -> Option<Onward> {
        let v = model.texts;
        let command = next(model)?;
        let words = match &command {
            Command::Seen => [model, brief].map(|model| model.texts.text("ui-lingers-done")),
            Command::Lead(to) => [model, brief].map(|model| leads(model, "ui-course", *to)),
            // Skipping has a place where no choice appears: beside the seats.
            _ => return None,
        };
        let course = model.flow.course.as_ref().filter(|_| matches!(command, Command::Lead(_)));
        let lines = course.map(|way| said(v, &way.words)).unwrap_or_default();
        Some(Onward { command, words, lines, for_good: course.is_some_and(|way| way.for_good) })
    }

    fn far(model: &Model, brief: &Model) -> Option<Onward> {
        let way = model.flow.course.as_ref().filter(|way| model.asked && way.too_far)?;
        Some(Onward {
            command: Command::Lead(way.to),
            words: [model, brief].map(|model| leads(model, "ui-course-part", way.to)),
            lines: said(model.texts, way.words.get(..1).unwrap_or_default()),
            for_good: way.for_good,
        })
    }

    /// The thing on the board that it leads to.
    fn to(&self) -> Option<Thing> {
        match self.command {
            Command::Lead(to) => Some(to),
            _ => None,
        }
    }

    /// What the button is called, in long and in short words.
    pub(super) fn words(&self) -> [&str; 2] {
        [&self.words[0], &self.words[1]]
    }

    /// How far a way leads that is too far: it stands below the question.
    pub(super) fn reach(&self) -> Option<&str> {
        self.lines.first().map(String::as_str)
    }

    /// The button, which fills the place that it is drawn in.
    pub(super) fn placed_ui(&self, ui: &mut Ui, is_golden: bool, commands: &mut Vec<Command>) {
        let response = widgets::boxed(ui, self.words(), is_golden);
        let hovered = response.hovered() || response.has_focus();
        let ctx = response.ctx.clone();
        let chosen = widgets::chosen(&response);
        if let Some(to) = self.to() {
            if hovered {
                widgets::point_at(&ctx, vec![to]);
            }
            response.on_hover_ui(|ui| {
                for line in &self.lines {
                    ui.label(line);
                }
            });
        }
        if chosen {
            commands.push(self.command.clone());
        }
    }
}

fn said(texts: TableText, lines: &[Message]) -> Vec<String> {
    lines.iter().map(|line| texts.say(line)).collect()
}

/// A sentence about the way to a thing.
fn leads(model: &Model, key: &str, to: Thing) -> String {
    let to = match to {
        Thing::Space(to) => Value::Name(model.place_seen(to)),
        Thing::Zone(to) => {
            let name = game_ui::of(model.sight.game).zone_of(model.sight, to);
            Value::Name(name.unwrap_or_default())
        }
        _ => Value::Name(String::new()),
    };
    model.texts.with(key, &[("space", to)])
}

/// The button that asks a computer player for counsel.
pub(super) struct CounselButton {
    command: Command,
    /// What it is called now.
    words: String,
    /// What it is called otherwise. Open or not, it takes the same room.
    otherwise: String,
    /// What it is for.
    help: String,
}

impl CounselButton {
    fn of(model: &Model) -> Option<CounselButton> {
        let command = counsel_command(model)?;
        let [ask, close] = ["ui-counsel", "ui-counsel-close"].map(|key| model.texts.text(key));
        let (words, otherwise) =
            if model.flow.counsel.is_some() { (close, ask) } else { (ask, close) };
        let help = model.texts.text("ui-key-counsel");
        Some(CounselButton { command, words, otherwise, help })
    }

    /// All that it may be called.
    pub(super) fn names(&self) -> [&str; 2] {
        [&self.words, &self.otherwise]
    }

    /// The button.
    pub(super) fn ui(&self, ui: &mut Ui, commands: &mut Vec<Command>) {
        if widgets::quiet(ui, &self.words).on_hover_text(&self.help).clicked() {
            commands.push(self.command.clone());
        }
    }
}

/// The button of the branch.
pub(super) struct WhatIfButton {
    /// What it does, where a branch can be opened.
    command: Option<Command>,
    name: String,
    why_not: String,
}

impl WhatIfButton {
    fn of(model: &Model) -> Option<WhatIfButton> {
        if model.mode != Mode::Play {
            return None;
        }
        let (v, tried) = (model.texts, &model.aside.what_if);
        let key = if tried.tries() { "ui-what-if-another" } else { "ui-what-if-open" };
        let command = what_if::open_command(model);
        Some(WhatIfButton {
            command,
            name: v.text(key),
            why_not: v.text(tried.barred.unwrap_or_default()),
        })
    }

    /// The button, at least so large.
    pub(super) fn ui(
        &self,
        ui: &mut Ui,
        texts: TableText,
        least: Vec2,
        commands: &mut Vec<Command>,
    ) {
        let can = self.command.is_some();
        let button = widgets::icon_button_sized(ui, Icon::WHAT_IF, &self.name, can, least);
        if button.on_disabled_hover_text(texts.pair(&self.name, &self.why_not)).clicked() {
            commands.extend(self.command.clone());
        }
    }
}

/// Counsel that was asked for.
pub(super) struct Advice {
    /// Does it: the whole step where it is known.
    command: Command,
    why: String,
    /// What the button is called that does it.
    follow: String,
    /// What would be done.
    does: String,
    /// The same as a sentence that says who would do it.
    whole: String,
}

impl Advice {
    fn of(model: &Model) -> Option<Advice> {
        let (action, why) = model.flow.counsel.as_ref().filter(|_| model.asked)?;
        let line = model.flow.lines.as_ref().and_then(|sheet| sheet.on_board());
        let line = line.filter(|line| line.action == *action);
        let offer = model.sight.offers.iter().find(|o| o.accepts(action));
        let one = || offer.map_or_else(|| model.verb_name(*action), |offer| model.worded(offer));
        // What one press does is told as in the sheet beside it.
        let first = line.and_then(|line| line.steps.first());
        let does = first.map_or_else(one, |step| counsel::step_words(model, step));
        let v = model.texts;
        let (follow, whole) = (v.text("ui-counsel-do"), v.named("ui-counsel-does", "words", &does));
        let command = line.map_or(Command::Act(*action), counsel::next_step);
        Some(Advice { command, why: why.clone(), follow, does, whole })
    }

    /// A button that does what the computer player would do; whoever rests on it is told all of it.
    /// Where there is little room it stands without its sign.
    pub(super) fn ui(&self, ui: &mut Ui, tight: bool, commands: &mut Vec<Command>) {
        let tip = |ui: &mut Ui| {
            ui.label(&self.whole);
            ui.label(small(&self.why));
        };
        if !tight {
            widgets::icon(ui, Icon::ROBOT, theme::accent()).on_hover_ui(tip);
        }
        if widgets::chosen(&ui.button(&self.follow).on_hover_ui(tip)) {
            commands.push(self.command.clone());
        }
    }

    /// What stands below the question: what would be done, and why.
    pub(super) fn below(&self) -> [&str; 2] {
        [&self.does, &self.why]
    }
}
