//! What counts as a press. One that is held still is a click, however long. A press answers the
//! question for which it was made and no other: what is asked takes none until it has stood for a
//! moment, or the pointer has moved since it came up. It knows neither buttons nor the board, and
//! changes no game.

use bevy_egui::egui::{
    self, Context, CornerRadius, CursorIcon, Event, Key, Pos2, Rect, Response, accesskit::Action,
};
use std::time::Duration;

/// How long a question must have stood, in seconds.
const RESTING: f64 = 0.4;
/// How far the pointer moves, in points, until it was led to what is pressed.
pub const MOVED: f32 = 6.0;
/// For how long a press is still for what has just gone from where it is made, in seconds.
const GONE: f64 = 0.8;
/// How often what fades in is drawn.
const FADING: Duration = Duration::from_millis(40);

/// How long a finger rests on a screen until that is a right click, in seconds.
const LONG_TOUCH: f64 = 0.8;

/// The key of what ends something.
pub const ENDING: Key = Key::Num0;
/// The keys that answer a question, beside [`NUMBERS`].
const ANSWERS: [Key; 4] = [Key::Enter, Key::Space, Key::C, ENDING];
/// The keys of numbered choices.
pub const NUMBERS: [Key; 9] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

/// A press that is not moved is a click when it ends, however long that takes: egui forgets it
/// after a moment, and a frame in which pictures are painted can take as long. A finger that rests
/// is a right click, as everywhere.
pub fn held_is_a_click(ctx: &Context) {
    let touched = ctx.input(|i| i.any_touches());
    let most = if touched { LONG_TOUCH } else { f64::INFINITY };
    ctx.options_mut(|o| o.input_options.max_click_duration = most);
}

/// The question that is shown, and what has been pressed and moved since it came up.
#[derive(Clone, Default)]
struct Standing {
    /// Its number.
    of: u64,
    /// Everything on the screen came up with it: a dialog, a page, the table behind a curtain.
    covers: Option<u64>,
    whole: bool,
    /// Since when it can be seen; nothing while it is drawn for the first time.
    since: Option<f64>,
    /// When the last frame began: what comes in now may have been done right after that.
    heard: f64,
    /// It has stood long enough.
    rested: bool,
    /// The pointer has moved since it can be seen.
    moved: bool,
    /// Where the pointer was then, and where it is.
    from: Option<Pos2>,
    pointer: Option<Pos2>,
    /// The press of the pointer that is not over yet, or has just ended.
    press: Option<PressMade>,
    held: bool,
    /// A press that came too early began or ended in this frame.
    early: bool,
    /// A key went down in this frame.
    keys: bool,
    /// Where something lay that could be pressed and has gone, and when it did.
    gone: Option<(Rect, f64)>,
}

/// A press of the pointer: for which question, and whether that took presses.
#[derive(Clone, Copy)]
struct PressMade {
    of: u64,
    live: bool,
}

fn id() -> egui::Id {
    egui::Id::new("since when the question stands")
}

fn load(ctx: &Context) -> Option<Standing> {
    ctx.data(|d| d.get_temp(id()))
}

/// This question is shown now. `screen` is another number where nothing on the screen is what it
/// was before.
pub fn note(ctx: &Context, of: u64, screen: u64) {
    let standing = load(ctx);
    let mut now = standing.unwrap_or_default();
    if now.of == of && now.covers == Some(screen) {
        return;
    }
    let fresh = now.covers != Some(screen);
    let whole = fresh || now.whole && !(now.rested || now.moved);
    now = Standing { of, covers: Some(screen), whole, since: None, ..now };
    (now.rested, now.moved) = (false, false);
    ctx.data_mut(|d| d.insert_temp(id(), now));
}

/// Something that could be pressed there has gone: a press that comes right after that was meant
/// for it, however the pointer got there.
pub fn gone(ctx: &Context, from: Rect) {
    let mut now = load(ctx).unwrap_or_default();
    now.gone = Some((from, now.heard));
    ctx.data_mut(|d| d.insert_temp(id(), now));
}

/// Hears what has come in since the last frame, and takes out of it what was pressed before
/// somebody could see what lies there now, where all of the screen is new, and what a key that is
/// held repeats.
pub fn hear(ctx: &Context, now: f64, events: &mut Vec<Event>) {
    let Some(mut standing) = load(ctx) else { return };
    let typed = ctx.text_edit_focused();
    let down = ctx.input(|i| i.keys_down.clone());
    standing.begin();
    events.retain(|event| match event {
        Event::Key { key, pressed: true, .. } if answers(*key) && !typed => {
            let repeated = down.contains(key);
            standing.keys |= !repeated;
            let early = standing.whole && !standing.rested;
            !(repeated || early && matches!(key, Key::Enter | Key::Space))
        }
        event => standing.hear(event),
    });
    standing.heard = now;
    if standing.since.is_none() {
        (standing.since, standing.from) = (Some(now), standing.pointer);
    }
    ctx.data_mut(|d| d.insert_temp(id(), standing));
}

fn answers(key: Key) -> bool {
    ANSWERS.contains(&key) || NUMBERS.contains(&key)
}

impl Standing {
    /// A new frame begins.
    fn begin(&mut self) {
        self.rested = self.since.is_some_and(|since| self.heard - since >= RESTING);
        (self.keys, self.early) = (false, false);
        if !self.held {
            self.press = None;
        }
    }

    fn takes_presses(&self) -> bool {
        self.rested || self.moved
    }

    fn goes_to(&mut self, to: Pos2) {
        self.pointer = Some(to);
        self.moved |=
            self.since.is_some() && self.from.is_none_or(|from| from.distance(to) > MOVED);
    }

    /// Whether anybody else is to hear of it.
    fn hear(&mut self, event: &Event) -> bool {
        match event {
            Event::PointerMoved(to) => self.goes_to(*to),
            Event::PointerButton { pos, pressed, .. } => {
                self.goes_to(*pos);
                self.held = *pressed;
                let meant = |press: PressMade| press.live && press.of == self.of;
                self.early |= !*pressed && !self.press.is_none_or(meant);
                if *pressed {
                    let late = |(place, when): (Rect, f64)| {
                        place.contains(*pos) && self.heard - when < GONE
                    };
                    let live = self.takes_presses() && !self.gone.is_some_and(late);
                    self.early |= !live;
                    self.press = Some(PressMade { of: self.of, live });
                    return live || !self.whole;
                }
            }
            Event::Key { pressed: true, .. } => self.keys = true,
            Event::AccessKitActionRequest(request) => self.keys |= request.action == Action::Click,
            _ => {}
        }
        true
    }
}

/// Whether what is pressed now was pressed for the question that stands: not for one before it, and
/// not before anybody could know what lies there.
pub fn may_answer(ctx: &Context) -> bool {
    let Some(standing) = load(ctx) else { return true };
    if standing.keys && !standing.rested {
        return false;
    }
    match standing.press {
        // Of several presses in one frame nobody can tell which one is answered.
        Some(_) if standing.early => false,
        Some(press) => press.of == standing.of && press.live,
        None => standing.takes_presses(),
    }
}

/// Whether somebody has led the pointer somewhere since the question can be seen: it does not only
/// lie where it was left.
pub fn is_pointed(ctx: &Context) -> bool {
    load(ctx).is_none_or(|standing| standing.moved)
}

/// The number of the question that is shown.
pub fn question(ctx: &Context) -> u64 {
    load(ctx).map_or(0, |standing| standing.of)
}

/// Whether keys and pointer may answer the question, wherever the pointer is.
pub fn stands(ctx: &Context) -> bool {
    load(ctx).is_none_or(|standing| standing.rested)
}

/// How far what takes no press yet has faded in: 1 where it takes them.
pub fn shown(ctx: &Context) -> f32 {
    let Some(standing) = load(ctx).filter(|standing| !standing.takes_presses()) else { return 1.0 };
    let stood = standing.since.map_or(0.0, |since| standing.heard - since);
    (stood / RESTING).clamp(0.0, 0.95) as f32
}

/// As [`shown`], for what lies over everything else: it fades in only where it has just come up,
/// not where the game goes on below it.
pub fn shown_whole(ctx: &Context) -> f32 {
    if load(ctx).is_some_and(|standing| standing.whole) { shown(ctx) } else { 1.0 }
}

/// Draws on until the question takes presses.
pub fn draw_on(ctx: &Context) {
    if !stands(ctx) {
        ctx.request_repaint_after(FADING);
    }
}

/// Fades in what answers the question: lays a veil over it that gets thinner.
pub fn veil(response: &Response, ground: egui::Color32) {
    let shown = shown(&response.ctx);
    if shown < 1.0 {
        let place: Rect = response.interact_rect;
        let painter = response.ctx.layer_painter(response.layer_id).with_clip_rect(place);
        if response.hovered() {
            response.ctx.set_cursor_icon(CursorIcon::Progress);
        }
        let veil = ground.gamma_multiply(0.72 * (1.0 - shown));
        painter.rect_filled(response.rect, CornerRadius::ZERO, veil);
    }
}
