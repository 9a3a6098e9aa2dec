//! The plate of a seat: whose turn it is, what decides the game, what one must know of a rival, who
//! chooses, and the name, which gives way first where room is short. It measures what it draws and
//! decides nothing.

use super::{
    game_ui,
    model::Model,
    players,
    table_text::TableText,
    theme,
    widgets::{self, strong},
};
use crate::{
    table::{
        catalogue::{Chooser, SeatInfo},
        ids::SeatId,
    },
    text::tally,
};
use bevy_egui::egui::{Label, Rect, Stroke, TextStyle, Ui, vec2};

/// The gap between two things on a plate.
pub(super) const GAP: f32 = 6.0;
/// The badge of a narrow plate, in heights of body text.
const BADGE: f32 = 1.5;
/// The margins of a narrow plate at its sides.
const EDGES: f32 = 12.0;
/// The face of who chooses, in heights of body text.
const FACE: f32 = 1.35;
/// A smaller share of the usual size nobody can read.
const LEAST: f32 = 0.78;

/// How much of a seat its plate shows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Plate {
    /// Everything, as wide as it is.
    Whole,
    /// So wide, and as much of it as there is room for.
    Narrow(f32),
    /// One line of at most so much: text is very large.
    Line(f32),
}

/// What stands on a plate, in words, with what it takes.
struct OnPlate<'a> {
    seat: SeatId,
    info: &'a SeatInfo,
    /// What decides the game, in long and short words; none where it is the money.
    fortune: Option<[String; 2]>,
    /// How wide the money is, where there is any.
    money: Option<f32>,
    /// How wide that is which the game says of the seat.
    said: f32,
    /// How wide the sign of who chooses is.
    by: f32,
}

/// A seat's fortune, where it is more than its money.
pub(super) fn fortune(model: &Model, seat: SeatId) -> Option<i64> {
    let more = !game_ui::of(model.sight.game).money_is_all();
    model.fortunes.get(seat.ix()).copied().filter(|_| more)
}

impl<'a> OnPlate<'a> {
    fn of(ui: &Ui, model: &'a Model<'a>, seat: SeatId) -> OnPlate<'a> {
        let (em, sheet) = (theme::em(ui), game_ui::of(model.sight.game));
        let info = &model.sight.catalogue.seats[seat.ix()];
        let localizer = model.texts.localizer.briefly();
        let brief = TableText { localizer, ..model.texts };
        let money = sheet.money(model.sight, seat).map(|money| {
            let words = sheet.money_words(model.texts, money);
            em * 1.1 + 4.0 + widgets::width_of(ui, strong(words)) + 4.0
        });
        let words = |fortune| [model.texts, brief].map(|texts| sheet.worth(texts, fortune));
        let said = sheet.seat_ems(model, seat) * em;
        OnPlate {
            seat,
            info,
            fortune: fortune(model, seat).map(words),
            money,
            said,
            by: if chooser(model, seat) == Chooser::Person { 0.0 } else { em * FACE },
        }
    }

    /// How wide it is with what matters most, and the name on the line that has more room for it.
    fn snug(&self, ui: &Ui) -> f32 {
        let fortune = self.fortune.as_ref().map(|[_, short]| widgets::width_of(ui, strong(short)));
        let above = fortune.or(self.money).unwrap_or_default();
        let by = if self.by > 0.0 { self.by + GAP } else { 0.0 };
        let name = by + widgets::width_of(ui, strong(self.info.name.as_str())) + GAP;
        let named = (above + name).max(self.said).min(above.max(self.said + name));
        theme::em(ui) * BADGE + GAP + EDGES + named
    }

    /// How wide the two lines are with everything on them.
    fn lines(&self, ui: &Ui) -> (f32, f32) {
        let fortune = self.fortune.as_ref().map(|[long, _]| widgets::width_of(ui, strong(long)));
        let above = [fortune, self.money].into_iter().flatten().map(|wide| wide + GAP);
        let name = widgets::width_of(ui, strong(self.info.name.as_str()));
        let below = [self.said, self.by, name].into_iter().filter(|wide| *wide > 0.0);
        (above.sum(), below.map(|wide| wide + GAP).sum())
    }
}

/// How wide the plate of a seat is with everything on it.
pub(super) fn whole_width(ui: &Ui, model: &Model, seat: SeatId) -> f32 {
    let (above, below) = OnPlate::of(ui, model, seat).lines(ui);
    // The badge, the gap beside it, the margins and the edge.
    theme::em(ui) * 2.6 + GAP + 24.0 + above.max(below)
}

/// How wide the plate of a seat is with what matters most, and the name.
pub(super) fn snug_width(ui: &Ui, model: &Model, seat: SeatId) -> f32 {
    OnPlate::of(ui, model, seat).snug(ui)
}

/// Draws what stands on the plate of a seat.
pub(super) fn plate_ui(ui: &mut Ui, model: &Model, seat: SeatId, plate: Plate) {
    match plate {
        Plate::Whole => whole_ui(ui, model, seat),
        Plate::Narrow(width) => narrow_ui(ui, model, seat, width),
        Plate::Line(width) => drop(ui.horizontal(|ui| line_ui(ui, model, seat, width))),
    }
}

/// Two lines: what decides the game, with the money; below it what the game says, who chooses, and
/// the name.
fn whole_ui(ui: &mut Ui, model: &Model, seat: SeatId) {
    let on = OnPlate::of(ui, model, seat);
    ui.horizontal_top(|ui| {
        widgets::badge(ui, model.livery(seat), theme::em(ui) * 2.6, "");
        ui.vertical(|ui| {
            ui.horizontal(|ui| {
                ui.label(strong(on.info.name.as_str()));
                by_ui(ui, model, &on);
                game_ui::of(model.sight.game).seat_ui(ui, model, seat);
            });
            ui.horizontal(|ui| {
                if let Some([long, _]) = &on.fortune {
                    fortune_ui(ui, model, long);
                }
                money_ui(ui, model, seat);
            });
        });
    });
}

/// The same on so much room: what matters most is laid first, and what is left has the name.
fn narrow_ui(ui: &mut Ui, model: &Model, seat: SeatId, width: f32) {
    let em = theme::em(ui);
    let width = width - EDGES;
    ui.set_width(width);
    let within = Rect::from_min_size(ui.max_rect().min, vec2(width, em * 4.0));
    ui.set_clip_rect(ui.clip_rect().intersect(within));
    let on = OnPlate::of(ui, model, seat);
    let badge = em * BADGE;
    let room = width - badge - GAP;
    ui.horizontal_top(|ui| {
        widgets::badge(ui, model.livery(seat), badge, "");
        ui.vertical(|ui| {
            let said = if on.said > 0.0 { on.said.min(room) + GAP } else { 0.0 };
            let named = ui.horizontal(|ui| {
                let used = worth_ui(ui, model, (seat, &on), room);
                // The name has the line on which there is more room for it.
                let above = room - used >= room - said;
                above && name_ui(ui, model, &on, room - used)
            });
            ui.horizontal(|ui| {
                if on.said > 0.0 {
                    ui.scope(|ui| {
                        smaller(ui, (room / on.said).min(1.0));
                        game_ui::of(model.sight.game).seat_ui(ui, model, seat);
                    });
                }
                if !named.inner {
                    name_ui(ui, model, &on, room - said);
                }
            });
        });
    });
}

/// What decides the game, and the money where there is room beside it. Says how much both take.
fn worth_ui(ui: &mut Ui, model: &Model, (seat, on): (SeatId, &OnPlate), room: f32) -> f32 {
    let mut used = 0.0;
    let money = on.money.map_or(0.0, |wide| wide + GAP);
    if let Some([_, short]) = &on.fortune {
        // In the same words on each plate: as long ones on one of them they would seem to say
        // something else.
        let wide = widgets::width_of(ui, strong(short.as_str())) + GAP;
        fortune_ui(ui, model, short);
        used += wide;
    }
    if on.money.is_some() && (on.fortune.is_none() || used + money <= room) {
        money_ui(ui, model, seat);
        used += money;
    }
    used
}

fn fortune_ui(ui: &mut Ui, model: &Model, words: &str) {
    let help = game_ui::of(model.sight.game).worth_help();
    ui.label(strong(words)).on_hover_text(model.texts.text(help));
}

/// A seat's money, in games that have such a thing.
fn money_ui(ui: &mut Ui, model: &Model, seat: SeatId) {
    let sheet = game_ui::of(model.sight.game);
    if let Some(money) = sheet.money(model.sight, seat) {
        let still = model.settings.reduced_motion;
        let words = |sum| sheet.money_words(model.texts, sum);
        let sort = widgets::Money { coin: sheet.coin(), words: &words };
        widgets::purse(ui, sort, purse_of(model, seat), money, still);
    }
}

/// Who chooses, and as much of the name as tells players apart; says whether there was room.
fn name_ui(ui: &mut Ui, model: &Model, on: &OnPlate, room: f32) -> bool {
    let em = theme::em(ui);
    let by = if on.by > 0.0 { on.by + GAP } else { 0.0 };
    if by <= room {
        by_ui(ui, model, on);
    }
    let left = room - by;
    if left < em * 1.6 {
        return false;
    }
    let name = short_name(ui, &on.info.name, left);
    ui.scope(|ui| {
        ui.set_max_width(left);
        ui.add(Label::new(strong(name)).truncate());
    });
    true
}

/// Who chooses for a seat now.
fn chooser(model: &Model, seat: SeatId) -> Chooser {
    let sits = model.sight.catalogue.seats.get(seat.ix()).map_or(Chooser::Person, |info| info.by);
    model.flow.stand_in(seat).unwrap_or(sits)
}

/// The face of the computer player that chooses, with a ring around it while it thinks; whoever
/// rests on it is told who that is, how it plays, and for whom it stands in.
fn by_ui(ui: &mut Ui, model: &Model, on: &OnPlate) {
    let (v, by) = (model.texts, chooser(model, on.seat));
    let Some(face) = players::face_ui(ui, by, theme::em(ui) * FACE) else { return };
    let thinks = model.flow.thinking == Some(on.seat);
    if thinks {
        let radius = face.rect.width() / 2.0 + 1.0;
        let ring = Stroke::new(theme::edge(2.0), theme::accent());
        ui.painter().circle_stroke(face.rect.center(), radius, ring);
    }
    face.on_hover_ui(|ui| {
        ui.label(strong(v.text(tally::chooser_key(by))));
        ui.label(players::sentence(v, model.game, by));
        if model.flow.stand_in(on.seat).is_some() {
            ui.label(v.named("ui-stands-in", "seat", &on.info.name));
        }
        if thinks {
            ui.label(v.text("ui-thinks"));
        }
    });
}

/// A seat in one line.
fn line_ui(ui: &mut Ui, model: &Model, seat: SeatId, width: f32) {
    let on = OnPlate::of(ui, model, seat);
    let badge = theme::em(ui) * 1.5;
    widgets::badge(ui, model.livery(seat), badge, "");
    let room = width - badge - GAP;
    let used = worth_ui(ui, model, (seat, &on), room);
    name_ui(ui, model, &on, room - used);
}

/// Everything that follows is smaller by this share.
fn smaller(ui: &mut Ui, share: f32) {
    let share = share.max(LEAST);
    for (style, font) in &mut ui.style_mut().text_styles {
        if matches!(style, TextStyle::Body | TextStyle::Small) {
            font.size *= share;
        }
    }
}

/// What a purse is remembered by: another game begins with another purse, and nothing has come in.
fn purse_of(model: &Model, seat: SeatId) -> (&'static str, u8, usize) {
    ("seat", seat.0, std::sync::Arc::as_ptr(&model.sight.catalogue.0) as usize)
}

/// A name on so much room: where it is too long, its last word stays, which tells players apart.
fn short_name(ui: &Ui, name: &str, room: f32) -> String {
    let wide = |text: &str| widgets::width_of(ui, strong(text));
    let Some((head, tail)) = name.rsplit_once(' ').filter(|(_, tail)| tail.len() <= 3) else {
        return name.to_owned();
    };
    let letters: Vec<char> = head.chars().collect();
    let shorter = (1..=letters.len()).rev().map(|n| match n == letters.len() {
        true => name.to_owned(),
        false => format!("{}… {tail}", letters[..n].iter().collect::<String>()),
    });
    shorter.into_iter().find(|text| wide(text) <= room).unwrap_or_else(|| tail.to_owned())
}
