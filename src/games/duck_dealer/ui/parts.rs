//! The small parts that the sheets of Duck Dealer share: tokens with their numbers, planets that
//! the board shows, points. Each has a name for screen readers; none of them decides anything.

use super::panel::{DuckPanel, TOKENS, things};
use crate::{
    games::duck_dealer::{
        level::{Colour, PlanetIx},
        scene::art,
    },
    table::action::Value,
    ui::{
        gallery, parts, theme,
        widgets::{self, small, strong},
    },
    view::art::{Picture, house::Icon},
};
use bevy_egui::egui::{self, Color32, Rect, Response, RichText, Ui, Vec2, pos2};

/// Energy.
pub const ENERGY: Icon = Icon("duck_dealer/icons/act");
/// What is claimed.
pub const CLAIM: Icon = Icon("duck_dealer/icons/claim");
/// Chains of goods.
pub const CHAIN: Icon = Icon("duck_dealer/icons/chain");
/// Points.
pub const POINTS: Icon = Icon("duck_dealer/icons/points");

/// The whole of a texture.
pub const WHOLE: Rect = Rect { min: pos2(0.0, 0.0), max: pos2(1.0, 1.0) };

/// A picture that is painted where it is wanted, without a widget of its own.
pub fn painted(ui: &Ui, picture: Picture, at: egui::Pos2, size: f32, tint: Color32) {
    let texture = gallery::texture(ui.ctx(), picture, size);
    let square = Rect::from_center_size(at, Vec2::splat(size));
    ui.painter().image(texture.id(), square, WHOLE, tint);
}

/// A number in digits: what is overdrawn in a branch has a real minus.
pub fn digits(n: i64) -> String {
    n.to_string().replace('-', "−")
}

/// Tokens of the three colours, those of which there are any: a picture with its number each.
pub fn tokens(ui: &mut Ui, d: &DuckPanel, counts: [i64; 3], size: f32) {
    ui.spacing_mut().item_spacing.x = theme::gap(ui, 3.0);
    for colour in Colour::ALL {
        let count = counts[colour as usize];
        if count == 0 {
            continue;
        }
        let name = d.count(TOKENS[colour as usize], "count", count);
        widgets::picture(ui, art::energy(colour), size, &name);
        ui.label(strong(count.to_string()));
        ui.add_space(3.0);
    }
}

/// What a list of tokens is in words.
pub fn tokens_words(d: &DuckPanel, counts: [i64; 3]) -> String {
    let some = Colour::ALL.into_iter().filter(|colour| counts[*colour as usize] != 0);
    let each = some.map(|colour| {
        let colour = colour as usize;
        d.count(TOKENS[colour], "count", counts[colour])
    });
    d.m.texts.localizer.list(each)
}

/// Leads from what is paid to what comes of it.
pub fn arrow(ui: &mut Ui) {
    let size = theme::em(ui) * 0.9;
    widgets::tinted(ui, Icon::RIGHT.picture(), size, "", theme::soft());
}

/// Points with their star.
pub fn points(ui: &mut Ui, d: &DuckPanel, vp: i64) -> Response {
    let words = d.count("dd-worth", "vp", vp);
    let row = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = theme::gap(ui, 3.0);
        widgets::picture(ui, art::POINTS, theme::em(ui) * 1.15, "");
        ui.label(strong(words));
    });
    row.response
}

/// A planet by picture and name, with a few words; pressed, the board shows it.
pub fn planet_chip(ui: &mut Ui, d: &mut DuckPanel, planet: PlanetIx, words: &str) {
    let name = d.planet(planet).to_owned();
    let face = if words.is_empty() { name } else { d.m.texts.pair(&name, words) };
    let spoken = d.with("dd-show-planet", &[("planet", Value::Name(face.clone()))]);
    let response = parts::chip(
        ui,
        Some(d.planet_picture(planet)),
        &face,
        &spoken,
        gallery::colour(art::YELLOW),
    );
    if response.hovered() || response.has_focus() {
        widgets::hover_things(ui, things(&[planet]));
    }
    if response.clicked() {
        d.show(&[planet]);
    }
}

/// A picture of what a planet has, and the planet beside it: a wide chip wraps its words there
/// instead of leaving the picture alone on a line.
pub fn planet_row(ui: &mut Ui, d: &mut DuckPanel, picture: Picture, planet: PlanetIx, words: &str) {
    ui.horizontal_top(|ui| {
        widgets::picture(ui, picture, theme::em(ui) * 1.5, "");
        ui.vertical(|ui| planet_chip(ui, d, planet, words));
    });
}

/// A line of small words that stands out as good or bad news.
pub fn remark(ui: &mut Ui, words: impl Into<String>, tint: Color32) {
    ui.add(egui::Label::new(small(words).color(tint)).wrap());
}

/// A title in the game's own yellow.
pub fn title(words: impl Into<String>, size: f32) -> RichText {
    RichText::new(words.into())
        .family(theme::title())
        .size(size)
        .color(gallery::colour(art::YELLOW))
}
