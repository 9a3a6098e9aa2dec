//! The look of the overlay: fonts, sizes, colours, the 8 px grid. One place, so that every panel
//! looks like the same house. It never asks what a panel says.

mod tones;

pub use tones::{Tones, wear, worn};

use super::gallery::colour;
use crate::view::art::{
    palette::{self, Livery, Rgba},
    text::{Face, bytes},
};
use bevy_egui::egui::{
    self, Color32, Context, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Frame,
    Margin, Shadow, Stroke, Style, TextStyle, Ui, Vec2, Visuals,
    style::{HandleShape, NumberFormatter, Selection, Spacing, WidgetVisuals},
};
use std::sync::Arc;

/// Corner radius of everything.
pub const RADIUS: u8 = 8;
/// Side of the grid.
pub const GRID: f32 = 8.0;

/// Ground of panels. Opaque: what lies behind need not be drawn, and nothing of it shines through.
pub fn panel() -> Color32 {
    colour(worn().panel)
}
/// Ground of cards on a panel.
pub fn card() -> Color32 {
    colour(worn().card)
}
/// Ground of wells: text fields, tracks.
pub fn well() -> Color32 {
    colour(worn().well)
}
/// Fine lines between things.
pub fn hairline() -> Color32 {
    colour(worn().hairline)
}
/// Body ink.
pub fn ink() -> Color32 {
    colour(worn().ink)
}
/// Second-rank ink.
pub fn soft() -> Color32 {
    colour(worn().soft)
}
/// The house accent.
pub fn accent() -> Color32 {
    colour(worn().accent)
}
/// The second accent, for rules.
pub fn violet() -> Color32 {
    colour(worn().violet)
}
/// Gain.
pub fn gain() -> Color32 {
    colour(worn().gain)
}
/// Loss and warnings.
pub fn loss() -> Color32 {
    colour(worn().loss)
}

/// The sign of the open tab.
pub fn open_sign() -> Color32 {
    colour(worn().open_sign())
}
/// Ink on the accent and on the ground of branches.
pub fn on_accent() -> Color32 {
    colour(worn().on_accent)
}
/// Ground and frame of everything that does not count.
pub fn trial() -> Color32 {
    colour(worn().trial)
}
/// The colour of a seat as a mark on panels.
pub fn seat(livery: Livery) -> Color32 {
    colour(if worn().strong { palette::lit(livery.colour()) } else { livery.colour() })
}
/// A panel's ground, tinted with a colour.
pub fn tinted(with: Rgba, share: f32) -> Color32 {
    colour(worn().tinted(with, share))
}
/// A colour that steps back; with high contrast nothing does.
pub fn faded(ink: Color32, share: f32) -> Color32 {
    ink.gamma_multiply(worn().faded(share))
}
/// Ink of what cannot be chosen and says why.
pub fn refused() -> Color32 {
    soft().gamma_multiply(worn().refused())
}
/// The fill of a bar on which words stand.
pub fn filled(tint: Color32) -> Color32 {
    tint.gamma_multiply(worn().filled())
}
/// How wide an edge is that is seen: wider with high contrast.
pub fn edge(width: f32) -> f32 {
    if worn().strong { (width * 1.6).max(1.6) } else { width }
}

/// The bold face.
pub fn bold() -> FontFamily {
    FontFamily::Name("bold".into())
}
/// The title face.
pub fn title() -> FontFamily {
    FontFamily::Name("title".into())
}

/// Height of body text in points.
pub fn em(ui: &Ui) -> f32 {
    ui.style().text_styles.get(&TextStyle::Body).map_or(16.0, |f| f.size)
}

/// A small gap, in points of a window up to 1080 points high: as text does, it grows with one that
/// is higher.
pub fn gap(ui: &Ui, points: f32) -> f32 {
    points * (ui.ctx().content_rect().height() / 1080.0).max(1.0)
}

/// Two such gaps, beside and below each other.
pub fn gaps(ui: &Ui, beside: f32, below: f32) -> Vec2 {
    Vec2::new(gap(ui, beside), gap(ui, below))
}

/// Whether text is so large for the window that bars must be content with less.
pub fn tight(window_height: f32, body: f32) -> bool {
    body * 36.0 > window_height
}

/// Gives the context the fonts of the house.
pub fn install_fonts(ctx: &Context) {
    let mut fonts = FontDefinitions::default();
    for (name, face) in [("text", Face::Text), ("bold", Face::Bold), ("title", Face::Title)] {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes(face))));
    }
    let fallbacks = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    let chain = |first: &[&str]| {
        first.iter().map(|&n| n.to_owned()).chain(fallbacks.iter().cloned()).collect::<Vec<_>>()
    };
    fonts.families.insert(FontFamily::Proportional, chain(&["text"]));
    fonts.families.insert(FontFamily::Monospace, chain(&["text"]));
    fonts.families.insert(bold(), chain(&["bold", "text"]));
    fonts.families.insert(title(), chain(&["title", "bold"]));
    ctx.set_fonts(fonts);
}

/// The body size for a window so many points high: 16 at 720, 18 at 1080, then in step with the
/// window.
pub fn body_size(window_height: f32, text_size: u16) -> f32 {
    let base = if window_height <= 1080.0 {
        16.0 + (window_height - 720.0).max(0.0) / 360.0 * 2.0
    } else {
        18.0 * window_height / 1080.0
    };
    base * f32::from(text_size) / 100.0
}

/// The style of the house for a body size; `still` switches all motion off.
pub fn style(body: f32, still: bool) -> Style {
    let mut style = Style { animation_time: if still { 0.0 } else { 0.12 }, ..Style::default() };
    // Below nothing stands a minus sign, in fields as in sentences; typed, a hyphen is understood,
    // too.
    style.number_formatter = NumberFormatter::new(|n, decimals| {
        egui::emath::format_with_decimals_in_range(n, decimals).replace('-', "−")
    });
    let font = |factor: f32, family: FontFamily| FontId::new((body * factor).round(), family);
    style.text_styles = [
        (TextStyle::Small, font(0.86, FontFamily::Proportional)),
        (TextStyle::Body, font(1.0, FontFamily::Proportional)),
        (TextStyle::Monospace, font(1.0, FontFamily::Monospace)),
        (TextStyle::Button, font(1.0, FontFamily::Proportional)),
        (TextStyle::Heading, font(1.4, title())),
    ]
    .into();
    style.interaction.tooltip_delay = if still { 0.0 } else { 0.25 };
    style.interaction.selectable_labels = false;
    if still {
        style.scroll_animation = egui::style::ScrollAnimation::none();
    }
    set_spacing(&mut style.spacing, body);
    set_visuals(&mut style.visuals);
    style
}

fn set_spacing(s: &mut Spacing, body: f32) {
    let unit = (body / 16.0).sqrt();
    s.item_spacing = Vec2::new(GRID * unit, GRID * unit * 0.75);
    s.button_padding = Vec2::new(12.0 * unit, 6.0 * unit);
    s.window_margin = Margin::same(16);
    s.menu_margin = Margin::same(8);
    s.interact_size = Vec2::new(body * 2.5, body * 2.0);
    s.icon_width = body * 1.2;
    s.icon_spacing = body * 0.4;
    s.icon_width_inner = body * 0.7;
    s.combo_width = body * 8.0;
    s.slider_width = body * 12.0;
    s.indent = body;
    s.scroll.floating = true;
    s.scroll.bar_width = 10.0;
    s.scroll.floating_allocated_width = 10.0;
    s.scroll.dormant_handle_opacity = 0.45;
    s.scroll.dormant_background_opacity = 0.0;
    s.scroll.active_background_opacity = 0.3;
    s.tooltip_width = body * 24.0;
    s.menu_width = body * 18.0;
}

fn set_visuals(v: &mut Visuals) {
    let radius = CornerRadius::same(RADIUS);
    let tones = worn();
    let (raised, lifted) = (colour(tones.raised), colour(tones.lifted));
    let look = |fill: Color32, line: Stroke, text: Color32| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: line,
        corner_radius: radius,
        fg_stroke: Stroke::new(edge(1.5), text),
        expansion: 0.0,
    };
    v.dark_mode = true;
    v.widgets.noninteractive = look(card(), Stroke::new(1.0, hairline()), ink());
    v.widgets.inactive = look(raised, Stroke::new(1.0, hairline()), ink());
    v.widgets.hovered = look(lifted, Stroke::new(edge(1.0), soft()), Color32::WHITE);
    // A widget with the keyboard's focus is "active", too: this stroke is the focus ring.
    v.widgets.active = look(lifted, Stroke::new(edge(2.0), accent()), Color32::WHITE);
    v.widgets.open = look(lifted, Stroke::new(edge(1.0), soft()), Color32::WHITE);
    v.selection = Selection {
        bg_fill: colour(tones.chosen),
        stroke: Stroke::new(1.5, colour(tones.on_chosen)),
    };
    v.disabled_alpha = tones.faded(0.5);
    v.weak_text_color = Some(soft());
    v.hyperlink_color = violet();
    v.faint_bg_color = card();
    v.extreme_bg_color = well();
    v.text_edit_bg_color = Some(well());
    v.code_bg_color = well();
    v.warn_fg_color = accent();
    v.error_fg_color = loss();
    v.window_corner_radius = radius;
    v.menu_corner_radius = radius;
    v.window_fill = panel();
    v.panel_fill = panel();
    v.window_stroke = Stroke::new(1.0, hairline());
    v.window_shadow =
        Shadow { offset: [0, 8], blur: 24, spread: 0, color: Color32::from_black_alpha(140) };
    v.popup_shadow =
        Shadow { offset: [0, 4], blur: 16, spread: 0, color: Color32::from_black_alpha(140) };
    v.handle_shape = HandleShape::Circle;
    v.slider_trailing_fill = true;
    v.interact_cursor = Some(egui::CursorIcon::PointingHand);
    v.indent_has_left_vline = false;
}

/// Dresses a context: once for the fonts, and again whenever size or settings change.
pub fn apply(ctx: &Context, window_height: f32, text_size: u16, still: bool) {
    let style = style(body_size(window_height, text_size), still);
    ctx.set_theme(egui::Theme::Dark);
    ctx.all_styles_mut(|s| *s = style.clone());
}

/// The frame of a panel that lies on the board.
pub fn panel_frame() -> Frame {
    Frame::new().fill(panel()).inner_margin(Margin::symmetric(16, 12))
}
/// The frame of a card on a panel.
pub fn card_frame() -> Frame {
    Frame::new()
        .fill(card())
        .corner_radius(CornerRadius::same(RADIUS))
        .inner_margin(Margin::symmetric(12, 10))
        .stroke(Stroke::new(1.0, hairline()))
}
/// The frame of a dialog.
pub fn dialog_frame() -> Frame {
    Frame::new()
        .fill(panel())
        .corner_radius(CornerRadius::same(RADIUS + 4))
        .inner_margin(Margin::same(24))
        .stroke(Stroke::new(1.0, hairline()))
        .shadow(Shadow {
            offset: [0, 12],
            blur: 40,
            spread: 0,
            color: Color32::from_black_alpha(170),
        })
}
