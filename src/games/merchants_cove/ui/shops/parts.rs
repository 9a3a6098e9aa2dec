//! The small parts that the workshops share: pictures at a place, spots that can be pressed, things
//! that glide to where they lie, chips of costs and clans. None of them decides anything.

use super::super::panel::CovePanel;
use crate::{
    games::merchants_cove::{level::Colour, table::nouns::colour_key},
    table::action::Action,
    ui::{
        Command, gallery, learn,
        model::Standing,
        parts, presses, theme,
        widgets::{self, small},
    },
    view::art::{Picture, PictureValue, palette::Rgba},
};
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, FontId, Id, Pos2, Rect, Response, Sense, Stroke,
    StrokeKind, Ui, Vec2, pos2, vec2,
};

/// Dark ink on parchment.
pub const INK: Color32 = Color32::from_rgb(58, 38, 26);
/// Parchment.
pub const PAPER: Color32 = Color32::from_rgb(240, 226, 196);
/// The light of what can be done.
pub const LAMP: Color32 = Color32::from_rgb(255, 214, 120);

/// The colour of a clan as parameters of drawings have it.
pub const fn rgba(colour: Colour) -> Rgba {
    match colour {
        Colour::Red => [206, 72, 58, 255],
        Colour::Green => [84, 160, 92, 255],
        Colour::Blue => [74, 126, 204, 255],
        Colour::Yellow => [232, 184, 62, 255],
    }
}

/// The colour of a clan.
pub fn tint(colour: Colour) -> Color32 {
    gallery::colour(rgba(colour))
}

/// A drawing of the shops.
pub fn drawing(name: &str) -> Picture {
    Picture::named(&format!("merchants_cove/shops/{name}"))
}

/// A drawing of the shops in the colour of a clan.
pub fn coloured(name: &str, colour: Colour) -> Picture {
    drawing(name).with(&[("colour", PictureValue::Colour(rgba(colour)))])
}

/// The sign of a clan: each has a shape of its own.
pub fn sign(colour: Colour) -> Picture {
    drawing(&format!("sign_{}", colour.id()))
}

/// A picture that is painted where it is wanted, without a widget of its own.
pub fn paint(ui: &Ui, picture: Picture, rect: Rect, tint: Color32) {
    let texture = gallery::texture(ui.ctx(), picture, rect.width().max(rect.height()));
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    ui.painter().image(texture.id(), rect, whole, tint);
}

/// A picture around a point.
pub fn paint_at(ui: &Ui, picture: Picture, at: Pos2, size: f32) {
    paint(ui, picture, Rect::from_center_size(at, Vec2::splat(size)), Color32::WHITE);
}

/// A thing in the colour of a clan, with its sign on it.
pub fn token(ui: &Ui, name: &str, colour: Colour, at: Pos2, size: f32, dim: bool) {
    let fade = if dim { Color32::from_white_alpha(96) } else { Color32::WHITE };
    let rect = Rect::from_center_size(at, Vec2::splat(size));
    paint(ui, coloured(name, colour), rect, fade);
    paint(ui, sign(colour), rect.scale_from_center(0.52), fade);
}

/// Words painted where they are wanted.
pub fn say(ui: &Ui, at: Pos2, align: Align2, words: impl ToString, size: f32, tint: Color32) {
    ui.painter().text(at, align, words, FontId::new(size, theme::bold()), tint);
}

/// Where the board of a workshop lies when it does not lie among the words about it, and where
/// those are seen.
#[derive(Clone, Copy)]
pub struct BoardRoom {
    /// The room that there is for the board.
    pub board: Rect,
    /// Where the words about it are seen.
    pub words: Rect,
}

/// Room for a workshop: the whole width, so high as the width says, or as much of the room that it
/// has elsewhere; gives its rectangle. Until its words begin, what is drawn is seen there.
pub fn board(ui: &mut Ui, room: Option<BoardRoom>, ground: &str, share: f32) -> Rect {
    let rect = match room {
        Some(BoardRoom { board, words }) => {
            let wide = board.width().min(board.height() / share);
            ui.set_clip_rect(words.union(board.expand(4.0)));
            Rect::from_min_size(board.min, vec2(wide, wide * share))
        }
        None => {
            let wide = ui.available_width();
            ui.allocate_exact_size(vec2(wide, wide * share), Sense::hover()).0
        }
    };
    let round = CornerRadius::same(2);
    ui.painter().rect_filled(rect, round, PAPER);
    paint(ui, drawing(ground), rect, Color32::WHITE);
    ui.painter().rect_stroke(rect, round, Stroke::new(1.5, INK), StrokeKind::Inside);
    rect
}

/// How a spot stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum SpotLook {
    /// It may be pressed.
    Offered,
    /// It tells why not.
    Refused,
    /// It only tells what it is.
    Plain,
}

/// A place of a workshop that can be pressed, pointed at and read.
pub struct ShopSpot {
    /// What happens to it.
    pub response: Response,
    /// How it stands.
    pub look: SpotLook,
    /// It is pressed.
    pub pressed: bool,
    /// Somebody points at it.
    pub lit: bool,
    /// It is tried: somebody has led the pointer there, or has the ring on it.
    pub tried: bool,
    /// A lesson wants it.
    pub wanted: bool,
    /// A lesson wants something else: it does not shine beside that.
    dim: bool,
    /// Whoever points at it is told already what it is.
    told: bool,
}

impl ShopSpot {
    /// Says what it is to whoever points at it, if nothing does yet: nobody reads the same twice.
    pub fn says(self, name: &str) {
        if !self.told {
            self.response.on_hover_text(name);
        }
    }
}

/// A spot without an action of its own; `live` lets it be pressed.
pub fn bare(ui: &mut Ui, rect: Rect, salt: impl egui::AsId, name: &str, live: bool) -> ShopSpot {
    let look = if live { SpotLook::Offered } else { SpotLook::Plain };
    spot_as(ui, rect, salt, name, look)
}

fn spot_as(ui: &mut Ui, rect: Rect, salt: impl egui::AsId, name: &str, look: SpotLook) -> ShopSpot {
    let sense = if look == SpotLook::Plain { Sense::hover() } else { Sense::click() };
    let response = ui.interact(rect, ui.id().with(salt), sense);
    let kind = match look {
        SpotLook::Plain => egui::WidgetType::Image,
        SpotLook::Offered | SpotLook::Refused => egui::WidgetType::Button,
    };
    response.widget_info(|| egui::WidgetInfo::labeled(kind, look != SpotLook::Refused, name));
    if response.has_focus() {
        let ring = Stroke::new(2.5, theme::accent());
        ui.painter().rect_stroke(rect.expand(2.0), 6.0, ring, StrokeKind::Outside);
    }
    let lit = response.hovered() || response.has_focus();
    let tried = response.hovered() && presses::is_pointed(ui.ctx()) || response.has_focus();
    let pressed = look == SpotLook::Offered && widgets::chosen(&response);
    ShopSpot { response, look, pressed, lit, tried, wanted: false, dim: false, told: false }
}

/// A spot that stands for an action: offered, a press does it; refused, it says why, under the
/// pointer and, as on the board, to whoever presses; otherwise it only has its name.
pub fn spot(
    ui: &mut Ui,
    d: &mut CovePanel,
    rect: Rect,
    salt: impl egui::AsId,
    act: (Action, &str),
) -> ShopSpot {
    spot_for(ui, d, rect, salt, act, false)
}

/// As [`spot`], where what it would say stands beside it already.
pub fn quiet_spot(
    ui: &mut Ui,
    d: &mut CovePanel,
    rect: Rect,
    salt: impl egui::AsId,
    act: (Action, &str),
) -> ShopSpot {
    spot_for(ui, d, rect, salt, act, true)
}

fn spot_for(
    ui: &mut Ui,
    d: &mut CovePanel,
    rect: Rect,
    salt: impl egui::AsId,
    (action, name): (Action, &str),
    quiet: bool,
) -> ShopSpot {
    let (mut wanted, mut dim) = (false, false);
    let (look, told, rule) = match d.m.standing(action) {
        Standing::Offered(offer) => {
            let taught = learn::wants_offer(d.m, offer);
            wanted = taught || d.m.advises(offer);
            dim = learn::leads_to_some(d.m) && !taught;
            (SpotLook::Offered, d.m.worded(offer), None)
        }
        Standing::Refused(no) => (SpotLook::Refused, d.m.texts.say(&no.message), Some(no.rule)),
        Standing::Absent => (SpotLook::Plain, String::new(), None),
    };
    let spoken = match told.is_empty() || told == name {
        true => name.to_owned(),
        false => d.m.texts.pair(name, &told),
    };
    let mut spot = spot_as(ui, rect, salt, &spoken, look);
    (spot.wanted, spot.dim) = (wanted, dim);
    spot.told = !quiet;
    if !quiet {
        spot.response = spot.response.on_hover_ui(|ui| {
            ui.label(widgets::strong(name));
            if !told.is_empty() {
                ui.label(&told);
            }
            if let Some(rule) = rule {
                widgets::rule_note(ui, rule.0);
            }
        });
    }
    let asked_why = look == SpotLook::Refused && spot.response.clicked();
    if spot.pressed || asked_why {
        d.command(Command::Act(action));
    }
    spot
}

/// The light around what can be pressed, round or with corners.
pub fn glow(ui: &Ui, rect: Rect, spot: &ShopSpot, round: f32) {
    if spot.look != SpotLook::Offered || spot.dim && !spot.lit {
        return;
    }
    let strong = spot.lit || spot.wanted;
    let width = match (spot.wanted, spot.lit) {
        (true, _) => 5.0,
        (_, true) => 3.5,
        _ => 2.0,
    };
    // What takes no press yet fades in.
    let lamp = LAMP.gamma_multiply(presses::shown(ui.ctx()));
    let halo = lamp.gamma_multiply(if strong { 0.5 } else { 0.25 });
    ui.painter().rect_stroke(rect, round, Stroke::new(width + 4.0, halo), StrokeKind::Middle);
    for line in ring(width, lamp) {
        ui.painter().rect_stroke(rect, round, line, StrokeKind::Middle);
    }
}

/// The lines of such a light, one on the other: light between two dark edges, so that it stands out
/// from what is as yellow as itself and from what is dark.
pub fn ring(width: f32, lamp: Color32) -> [Stroke; 2] {
    [Stroke::new(width + 3.0, INK), Stroke::new(width, lamp)]
}

/// The light on what somebody points at would touch.
pub fn mark(ui: &Ui, rect: Rect, round: f32) {
    let white = Stroke::new(3.0, Color32::WHITE);
    ui.painter().rect_stroke(rect, round, Stroke::new(6.0, INK), StrokeKind::Middle);
    ui.painter().rect_stroke(rect, round, white, StrokeKind::Middle);
}

/// The mark on the first of two things, while the second is asked: it lies over all light that is
/// around what can be pressed, and looks like none of it.
pub fn taken(ui: &Ui, rect: Rect, round: f32) {
    ui.painter().rect_filled(rect, round, Color32::from_white_alpha(90));
    let wide = rect.expand(4.0);
    for line in ring(6.0, Color32::WHITE) {
        ui.painter().rect_stroke(wide, round + 4.0, line, StrokeKind::Middle);
    }
}

/// A round button painted onto a workshop.
pub fn knob(
    ui: &mut Ui,
    d: &mut CovePanel,
    at: Pos2,
    size: f32,
    (action, name, sign): Knob,
) -> ShopSpot {
    let rect = Rect::from_center_size(at, Vec2::splat(size));
    // What an offered one would do is told below the board; a tooltip would lie on it.
    let quiet = matches!(d.m.standing(action), Standing::Offered(_));
    let spot = spot_for(ui, d, rect, ("knob", action.verb.0, action.args), (action, name), quiet);
    if spot.look != SpotLook::Plain {
        let fill = match (spot.look, spot.lit, spot.dim) {
            (SpotLook::Offered, true, _) => Color32::WHITE,
            (SpotLook::Offered, false, false) => LAMP,
            _ => theme::faded(PAPER, 0.6),
        };
        if spot.wanted {
            glow(ui, rect.expand(3.0), &spot, size / 2.0 + 3.0);
        }
        ui.painter().circle(at, size / 2.0, fill, Stroke::new(1.5, INK));
        let ink = if spot.look == SpotLook::Offered { INK } else { theme::faded(INK, 0.5) };
        let inner = Rect::from_center_size(at, Vec2::splat(size * 0.7));
        paint(ui, sign, inner, ink);
    }
    spot
}

/// What a round button does, is called and bears.
pub type Knob<'a> = (Action, &'a str, Picture);

/// Where things lie on a workshop, so that they glide when they are moved. Without motion they are
/// simply there.
pub struct ShopStage {
    id: Id,
    origin: Pos2,
    still: bool,
    /// The workshop was drawn just before: what is new on it came now.
    runs: bool,
}

/// How long something glides.
const GLIDE: f32 = 0.28;

impl ShopStage {
    /// The stage of a workshop in this place. One of another size is another stage: nothing glides
    /// from the one to the other.
    pub fn new(ui: &Ui, salt: &str, place: Rect) -> ShopStage {
        let (id, origin) = (Id::new(("cove stage", salt, place.width() as i32)), place.min);
        let still = ui.style().animation_time == 0.0;
        let runs = ShopStage::drawn(ui, id);
        ShopStage { id, origin, still, runs }
    }
    /// Whether something was drawn in the pass before; it is noted that it is drawn now.
    fn drawn(ui: &Ui, id: Id) -> bool {
        let now = ui.ctx().cumulative_pass_nr();
        let before: Option<u64> = ui.data(|d| d.get_temp(id));
        ui.data_mut(|d| d.insert_temp(id, now));
        before.is_some_and(|before| before + 2 >= now)
    }
    /// Where a thing is on its way to a point; what is new comes from `from`.
    pub fn at(&self, ui: &Ui, key: impl egui::AsId, to: Pos2, from: Option<Pos2>) -> Pos2 {
        if self.still {
            return to;
        }
        let id = self.id.with(key);
        let known = ShopStage::drawn(ui, id.with("drawn"));
        let to = to - self.origin;
        let glide = |axis: &str, to: f32, time: f32| {
            ui.ctx().animate_value_with_time(id.with(axis), to, time)
        };
        if !known {
            let start = from.filter(|_| self.runs).map_or(to, |from| from - self.origin);
            glide("x", start.x, 0.0);
            glide("y", start.y, 0.0);
        }
        self.origin + vec2(glide("x", to.x, GLIDE), glide("y", to.y, GLIDE))
    }
    /// A number on its way to another one.
    pub fn number(&self, ui: &Ui, key: impl egui::AsId, to: f32) -> f32 {
        if self.still {
            return to;
        }
        ui.ctx().animate_value_with_time(self.id.with(key), to, GLIDE * 2.0)
    }
    /// Whether it is drawn without motion.
    pub fn is_still(&self) -> bool {
        self.still
    }
}

/// A choice that is put together on a workshop before it is made: forgotten with the next action.
pub fn draft<T: Clone + Default + Send + Sync + 'static>(ui: &Ui, d: &CovePanel, salt: &str) -> T {
    let kept: Option<(usize, T)> = ui.data(|data| data.get_temp(Id::new(("cove draft", salt))));
    kept.filter(|(state, _)| *state == d.m.sight.state_no).map_or_else(T::default, |(_, t)| t)
}

/// Keeps such a choice.
pub fn keep<T: Clone + Send + Sync + 'static>(ui: &Ui, d: &CovePanel, salt: &str, value: T) {
    let kept = (d.m.sight.state_no, value);
    ui.data_mut(|data| data.insert_temp(Id::new(("cove draft", salt)), kept));
}

/// A line below a workshop whose room is kept, so that nothing jumps while one points around.
pub fn hint(ui: &mut Ui, room: Option<BoardRoom>, words: &str, lines: f32) {
    if let Some(room) = room {
        ui.set_clip_rect(room.words);
    }
    let high = theme::em(ui) * 1.2 * lines;
    let wide = ui.available_width();
    ui.allocate_ui(vec2(wide, high), |ui| {
        ui.set_min_size(vec2(wide, high));
        ui.add(egui::Label::new(small(words).color(theme::ink())).wrap());
    });
}

/// What an action costs: hours and corruption cards.
pub fn cost(ui: &mut Ui, d: &CovePanel, hours: i64, cards: i64) {
    ui.spacing_mut().item_spacing.x = theme::gap(ui, 4.0);
    let hours = d.count("mc-shop-hours", "hours", hours);
    parts::fact(ui, Some(drawing("hours")), &hours, "", theme::accent());
    if cards > 0 {
        let cards = d.count("mc-shop-cards", "cards", cards);
        parts::fact(ui, Some(drawing("corruption")), &cards, "", theme::loss());
    }
}

/// Some of each colour in words.
pub fn colours(d: &CovePanel, counts: [i64; 4]) -> String {
    let some = Colour::ALL.into_iter().zip(counts).filter(|(_, n)| *n > 0);
    let each = some.map(|(colour, n)| {
        use crate::table::action::Value as V;
        d.with("mc-shop-some", &[("count", V::Number(n)), ("colour", V::Word(colour_key(colour)))])
    });
    d.m.texts.localizer.list(each)
}

/// The buttons for actions that have no place of their own.
pub fn buttons(ui: &mut Ui, d: &mut CovePanel, actions: &[Action]) {
    ui.horizontal_wrapped(|ui| {
        for &action in actions {
            let chosen = widgets::action_button(ui, d.m, action, None);
            d.commands.extend(chosen);
        }
    });
}
