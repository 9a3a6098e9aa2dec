//! Moments: what chance gives or a turn wins is not only told but seen, where it happens, for half
//! a second to two. A press takes them away; with reduced motion the log alone tells them. They
//! hold nothing up, take no press and are no part of the game.

use super::{
    game_ui,
    model::{LogLine, Mode, Model, Moment},
    since, theme,
    widgets::{self, strong},
};
use crate::table::{
    action::Thing,
    ids::{SeatId, Viewer},
};
use bevy_egui::egui::{Context, Ui};
use std::{collections::VecDeque, sync::Arc};

/// How many wait at most: of many that happen at once, the newest are shown.
const WAITING: usize = 3;
/// How many lines one of them has at most.
const LINES: usize = 8;
/// How many entries may come at once: more are a leap, and what was leapt over is not shown.
const AT_ONCE: usize = 6;
/// How long one is seen, in seconds: at least, at most, and where another one waits.
const SECONDS: [f64; 3] = [0.9, 2.0, 0.6];

/// A moment and where it happens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happened {
    /// What is shown.
    pub moment: Moment,
    /// Whose it is.
    pub seat: Option<SeatId>,
    /// What it touches: there it is shown, else where its seat is.
    pub things: Vec<Thing>,
    entry: usize,
}

/// Whose eyes have read how much of which game's log.
type Read = (usize, Viewer, usize);

/// The moments of the game on the table that are still to be seen.
#[derive(Default)]
pub struct Moments {
    read: Option<Read>,
    waiting: VecDeque<Happened>,
    began: Option<f64>,
}

impl Moments {
    /// Reads on in the log: what has come since the last time is to be seen.
    pub fn follow(&mut self, model: &Model) {
        let log = model.read_log();
        let game = Arc::as_ptr(&model.sight.catalogue.0) as usize;
        let now = (game, model.sight.viewer, log.len());
        let before = self.read.replace(now);
        let same = before.filter(|b| (b.0, b.1) == (now.0, now.1) && b.2 <= now.2);
        let Some((.., from)) = same.filter(|_| model.mode != Mode::Study) else {
            self.clear();
            return;
        };
        let entries =
            log.last().zip(log.get(from)).map_or(0, |(last, first)| last.entry - first.entry);
        if model.settings.reduced_motion || entries > AT_ONCE {
            self.clear();
            return;
        }
        let sheet = game_ui::of(model.sight.game);
        for n in from..log.len() {
            // What a chip tells at the same time needs no second telling.
            if since::is_on_chip(model, &log[n]) {
                continue;
            }
            let Some(mut moment) = sheet.moment(model, log, n) else { continue };
            if let Some((told, Some(why))) = &model.flow.refused
                && *told == log[n].message
            {
                moment.words.push(model.texts.say(why));
            }
            self.add(moment, &log[n]);
        }
    }

    fn add(&mut self, moment: Moment, line: &LogLine) {
        let same = |h: &&mut Happened| (h.entry, h.seat) == (line.entry, line.seat);
        match self.waiting.back_mut().filter(same) {
            // Several dice of one throw, for one.
            Some(last) if last.moment.words.len() < LINES => {
                last.moment.words.extend(moment.words);
                last.things.extend(line.message.touches.iter().copied());
            }
            _ => self.waiting.push_back(Happened {
                moment,
                seat: line.seat,
                things: line.message.touches.clone(),
                entry: line.entry,
            }),
        }
        while self.waiting.len() > WAITING {
            self.waiting.pop_front();
            self.began = None;
        }
    }

    /// Nothing more is to be seen.
    pub fn clear(&mut self) {
        self.waiting.clear();
        self.began = None;
    }

    /// What is to be seen at a time, in seconds, and for how long still.
    pub fn at(&mut self, now: f64) -> Option<(&Happened, f64)> {
        loop {
            let first = self.waiting.front()?;
            let began = *self.began.get_or_insert(now);
            let letters: usize = first.moment.words.iter().map(|w| w.chars().count()).sum();
            let alone = (0.6 + letters as f64 * 0.025).clamp(SECONDS[0], SECONDS[1]);
            let whole = if self.waiting.len() > 1 { SECONDS[2] } else { alone };
            let left = began + whole - now;
            if left > 0.0 {
                return self.waiting.front().map(|happened| (happened, left));
            }
            self.waiting.pop_front();
            self.began = None;
        }
    }

    /// The same in this frame: whoever presses wants to see no more of what was seen already. A
    /// short press may still be young when what it brought about comes up; that is not meant.
    pub fn now(&mut self, ctx: &Context) -> Option<Happened> {
        if self.began.is_some() && ctx.input(|i| i.pointer.any_pressed()) {
            self.clear();
        }
        let (happened, left) = self.at(ctx.input(|i| i.time))?;
        ctx.request_repaint_after(std::time::Duration::from_secs_f64(left));
        Some(happened.clone())
    }
}

/// Draws a moment.
pub fn moment_ui(ui: &mut Ui, model: &Model, happened: &Happened) {
    let em = theme::em(ui);
    ui.set_max_width(em * 22.0);
    ui.horizontal(|ui| {
        match (happened.moment.picture, happened.seat) {
            (Some(picture), _) => drop(widgets::picture(ui, picture, em * 2.2, "")),
            (None, Some(seat)) => drop(widgets::badge(ui, model.livery(seat), em * 1.6, "")),
            (None, None) => {}
        }
        ui.vertical(|ui| {
            for words in &happened.moment.words {
                ui.label(strong(words.as_str()));
            }
        });
    });
}
