//! The small parts that the panels of Merchant of Venus share: rows, buttons with their reasons,
//! chips of cultures and goods, ways in words. Each has a name for screen readers; none of them
//! decides anything.

use super::{desk::Desk, pictures, plan::Journey, stall};
use crate::{
    games::merchant_of_venus::{level::CultureIx, verbs::DISCARD},
    table::{
        action::{Action, Thing, Value},
        ids::{KindId, SeatId},
    },
    ui::{
        Command, Standing, Tab, gallery, theme,
        widgets::{self, small, strong},
    },
    view::art::{Picture, house::Icon, palette},
};
use bevy_egui::egui::{
    self, Align, Button, Color32, CornerRadius, Image, Layout, Rect, Response, RichText, Sense,
    Stroke, StrokeKind, TextStyle, TextWrapMode, Ui, Vec2, WidgetText, pos2, vec2,
};

/// Below this width, in heights of the body text, a row lays what can be done under what it is
/// about.
const NARROW: f32 = 10.0;

/// Whether there is room for two things beside each other.
pub fn is_narrow(ui: &Ui) -> bool {
    ui.available_width() < theme::em(ui) * NARROW
}

/// A row with words at the left, which wrap, and something at the right; stacked where there is no
/// room.
pub fn row<T>(ui: &mut Ui, left: impl FnOnce(&mut Ui), right: impl FnOnce(&mut Ui) -> T) -> T {
    let least = theme::em(ui) * 3.0;
    row_with(ui, least, left, right)
}

/// As [`row`]; the left part needs so much width, else the right part stands below it.
pub fn row_with<T>(
    ui: &mut Ui,
    least: f32,
    left: impl FnOnce(&mut Ui),
    right: impl FnOnce(&mut Ui) -> T,
) -> T {
    // How wide the right part is, is known when it has been drawn once.
    let id = ui.next_auto_id().with("right part");
    let known: f32 = ui.ctx().data(|d| d.get_temp(id)).unwrap_or(0.0);
    let whole = ui.available_width();
    let below = is_narrow(ui) || whole - known - 2.0 * ui.spacing().item_spacing.x < least;
    let mut used = 0.0;
    let measured = |ui: &mut Ui| {
        let out = ui.scope(right);
        used = out.response.rect.width();
        out.inner
    };
    let out = if below {
        let both = ui.vertical(|ui| {
            left(ui);
            ui.horizontal_wrapped(measured).inner
        });
        // Below it may have been broken over lines: what it needs beside the words is no less.
        used = if used < 1.0 { 0.0 } else { used.max(known) };
        both.inner
    } else {
        let size = vec2(whole, ui.spacing().interact_size.y);
        let both = ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Min), |ui| {
            let out = measured(ui);
            ui.with_layout(Layout::top_down(Align::Min), left);
            out
        });
        both.inner
    };
    if (used - known).abs() > 0.5 {
        ui.ctx().data_mut(|d| d.insert_temp(id, used));
        ui.ctx().request_repaint();
    }
    out
}

/// How wide the longest word of a bold text is.
fn longest_word(ui: &Ui, text: &str) -> f32 {
    let wide = |word: &str| {
        egui::WidgetText::from(strong(word))
            .into_galley(ui, Some(egui::TextWrapMode::Extend), f32::INFINITY, egui::TextStyle::Body)
            .size()
            .x
    };
    text.split_whitespace().map(wide).fold(0.0, f32::max)
}

/// A picture with a bold title and small lines beside it.
pub fn labelled(ui: &mut Ui, picture: Option<Picture>, title: &str, lines: &[String]) {
    entry(ui, picture, title, lines, |_| {});
}

/// A picture with a bold title, something at the right end of the title's line, and small lines
/// under it over the whole width.
pub fn entry<T>(
    ui: &mut Ui,
    picture: Option<Picture>,
    title: &str,
    lines: &[String],
    right: impl FnOnce(&mut Ui) -> T,
) -> T {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = theme::GRID;
        if let Some(picture) = picture {
            widgets::picture(ui, picture, theme::em(ui) * 2.1, "");
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            let least = longest_word(ui, title) + 2.0;
            let out = row_with(
                ui,
                least,
                |ui| {
                    ui.add(egui::Label::new(strong(title)).wrap());
                },
                right,
            );
            for line in lines.iter().filter(|l| !l.is_empty()) {
                note(ui, line);
            }
            out
        })
        .inner
    })
    .inner
}

/// A thing with what it costs or brings, and what can be done with it.
pub struct GoodsRow<'a> {
    /// Its picture.
    pub picture: Picture,
    /// Its name.
    pub title: &'a str,
    /// What else is to be known, line by line.
    pub lines: &'a [String],
    /// What can be done, with the label of the button.
    pub action: Option<(Action, String)>,
    /// What stands there where nobody speaks of the action.
    pub plain: String,
    /// What is thrown away with a small button, where that is offered.
    pub discard: Option<KindId>,
}

/// A thing with a price or an action at its right, and under it the reason where the action is not
/// possible.
pub fn goods_row(ui: &mut Ui, d: &mut Desk, w: GoodsRow) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = theme::GRID;
        widgets::picture(ui, w.picture, theme::em(ui) * 2.1, "");
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            row(
                ui,
                |ui| {
                    ui.add(egui::Label::new(strong(w.title)).wrap());
                },
                |ui| {
                    if let Some(kind) = w.discard {
                        discard(ui, d, kind);
                    }
                    let shown =
                        w.action.as_ref().is_some_and(|(action, label)| act(ui, d, *action, label));
                    if !shown && !w.plain.is_empty() {
                        ui.label(strong(&w.plain));
                    }
                },
            );
            for line in w.lines.iter().filter(|l| !l.is_empty()) {
                note(ui, line);
            }
            if let Some((action, _)) = w.action {
                reason(ui, d, action);
            }
        });
    });
    ui.add_space(4.0);
}

/// A small button that throws a thing away, where that is offered. It asks first.
fn discard(ui: &mut Ui, d: &mut Desk, kind: KindId) {
    let action = d.on_kind(DISCARD, kind);
    if let Standing::Offered(offer) = d.m.standing(action)
        && widgets::icon_button(ui, Icon::CLOSE, &d.m.worded(offer), true).clicked()
    {
        d.command(Command::Act(action).confirmed("mov-sure-discard"));
    }
}

/// A button for an action, named by the offer's own words; greyed with its reason where it is
/// refused. False where nobody speaks of the action: then nothing is drawn.
pub fn act(ui: &mut Ui, d: &mut Desk, action: Action, label: &str) -> bool {
    action_button(ui, d, action, label, true)
}

/// As [`act`], for what is not the main thing to do.
pub fn act_aside(ui: &mut Ui, d: &mut Desk, action: Action, label: &str) -> bool {
    action_button(ui, d, action, label, false)
}

fn action_button(ui: &mut Ui, d: &mut Desk, action: Action, label: &str, main: bool) -> bool {
    let m = d.m;
    match m.standing(action) {
        Standing::Offered(offer) => {
            let words = m.worded(offer);
            let response = if main {
                let fill = gallery::colour(palette::mix(palette::PANEL, palette::ACCENT, 0.26));
                widgets::dressed(
                    ui,
                    Button::new(strong(label)),
                    fill,
                    Stroke::new(1.0, theme::accent().gamma_multiply(0.65)),
                )
            } else {
                ui.button(label)
            };
            response
                .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &words));
            let rule = offer.message.as_ref().and_then(|s| s.rule);
            let response = response.on_hover_ui(|ui| {
                ui.label(&words);
                if let Some(rule) = rule {
                    ui.label(small(rule.0));
                }
            });
            if response.hovered() || response.has_focus() {
                widgets::hover_things(
                    ui,
                    offer.message.as_ref().map(|s| s.touches.clone()).unwrap_or_default(),
                );
            }
            if widgets::chosen(&response) {
                d.command(Command::Act(action));
            }
        }
        Standing::Refused(no) => {
            let why = m.texts.say(&no.message);
            let size = theme::em(ui) * 0.9;
            let ink = theme::soft().gamma_multiply(0.8);
            let lock = Image::new((
                gallery::texture(ui.ctx(), Icon::LOCK.picture(), size).id(),
                Vec2::splat(size),
            ))
            .tint(ink);
            let button = Button::image_and_text(
                lock.fit_to_exact_size(Vec2::splat(size)),
                RichText::new(label).color(ink),
            );
            let response =
                widgets::dressed(ui, button, theme::well(), Stroke::new(1.0, theme::hairline()));
            let spoken = m.texts.pair(&m.verb_name(action), &format!("{why} ({})", no.rule));
            response.widget_info(|| {
                egui::WidgetInfo::labeled(egui::WidgetType::Button, false, &spoken)
            });
            let response = response.on_hover_ui(|ui| {
                ui.label(&why);
                ui.label(small(no.rule.0));
            });
            if response.clicked() {
                d.command(Command::OpenRule(no.rule.0.to_owned()));
            }
        }
        Standing::Absent => return false,
    }
    true
}

/// Why an action is not possible, with its rule, where it is said for the first time: a rule
/// without words says nothing, and the button itself says it again.
pub fn reason(ui: &mut Ui, d: &mut Desk, action: Action) {
    let m = d.m;
    let Standing::Refused(no) = m.standing(action) else { return };
    let why = m.texts.say(&no.message);
    if !d.said.insert(why.clone()) {
        return;
    }
    widgets::flow(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(5.0, 1.0);
        ui.label(RichText::new(why).small().color(theme::soft()));
        d.commands.extend(widgets::rule_link(ui, m.texts, no.rule.0));
    });
}

/// A small framed button with a picture, for chips that lead somewhere.
pub fn chip(
    ui: &mut Ui,
    picture: Option<Picture>,
    words: &str,
    spoken: &str,
    tint: Color32,
) -> Response {
    let response = pill(ui, picture, words, tint, Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, spoken));
    response.on_hover_text(spoken)
}

/// A rounded frame with a picture and words. One widget, so that it wraps as a whole like a word.
fn pill(
    ui: &mut Ui,
    picture: Option<Picture>,
    words: &str,
    tint: Color32,
    sense: Sense,
) -> Response {
    let em = theme::em(ui);
    let (pad, side) = (vec2(7.0, 3.0), em * 1.15);
    let image = if picture.is_some() { side + 4.0 } else { 0.0 };
    let room = (ui.max_rect().width() - 2.0 * pad.x - image).max(em * 4.0);
    let galley =
        WidgetText::from(words).into_galley(ui, Some(TextWrapMode::Wrap), room, TextStyle::Body);
    let gap = if words.is_empty() && picture.is_some() { 4.0 } else { 0.0 };
    let size = vec2(galley.size().x + image - gap, galley.size().y.max(side)) + 2.0 * pad;
    let (rect, response) = ui.allocate_exact_size(size, sense);
    let radius = CornerRadius::same(theme::RADIUS);
    let painter = ui.painter();
    let lit = response.hovered() && sense == Sense::click();
    let edge = if response.has_focus() {
        Stroke::new(2.0, theme::accent())
    } else {
        Stroke::new(1.0, tint.gamma_multiply(if lit { 1.0 } else { 0.55 }))
    };
    painter.rect(
        rect,
        radius,
        tint.gamma_multiply(if lit { 0.3 } else { 0.15 }),
        edge,
        StrokeKind::Inside,
    );
    if let Some(picture) = picture {
        let at = Rect::from_center_size(
            pos2(rect.left() + pad.x + side / 2.0, rect.center().y),
            Vec2::splat(side),
        );
        let ink = if picture.is_icon() { theme::soft() } else { Color32::WHITE };
        painter.image(
            gallery::texture(ui.ctx(), picture, side).id(),
            at,
            Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)),
            ink,
        );
    }
    let at = pos2(rect.left() + pad.x + image, rect.center().y - galley.size().y / 2.0);
    painter.galley(at, galley, theme::ink());
    response
}

/// A culture by emblem, letter and an amount; leads to its market.
pub fn culture_chip(ui: &mut Ui, d: &mut Desk, culture: CultureIx, words: &str, spoken: &str) {
    let face = if words.is_empty() {
        pictures::letter(d, culture).to_string()
    } else {
        format!("{} {words}", pictures::letter(d, culture))
    };
    let response =
        chip(ui, Some(pictures::emblem(d, culture)), &face, spoken, pictures::tint(d, culture));
    if response.hovered() || response.has_focus() {
        widgets::hover_things(ui, d.culture_things(culture));
    }
    if response.clicked() {
        stall::choose(ui.ctx(), stall::Stall::Culture(culture));
        d.command(Command::OpenTab(Tab::Game(super::MARKET)));
    }
}

/// A small framed fact: words alone, no button.
pub fn fact(
    ui: &mut Ui,
    picture: Option<Picture>,
    words: &str,
    help: &str,
    tint: Color32,
) -> Response {
    let response = pill(ui, picture, words, tint, Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, words));
    if help.is_empty() { response } else { response.on_hover_text(help) }
}

/// A way in words: points and turns.
pub fn way_words(d: &Desk, way: Journey) -> String {
    let points = Value::Number(way.mp.into());
    match (way.mp, way.turns) {
        (0, _) => d.text("mov-sheet-way-here"),
        (_, 0) => d.with("mov-sheet-way-now", &[("points", points)]),
        (_, turns) => {
            d.with("mov-sheet-way", &[("points", points), ("turns", Value::Number(turns.into()))])
        }
    }
}

/// A way in words with the fees on it.
pub fn way_and_fees(d: &Desk, way: Journey) -> String {
    let words = way_words(d, way);
    if way.fee == 0 {
        words
    } else {
        d.with(
            "mov-sheet-way-fees",
            &[("way", Value::Name(words)), ("fee", Value::Money(way.fee.into()))],
        )
    }
}

/// Tenths as a decimal number: 137 is 13.7. The sign of the language stands in its text.
pub fn tenths(d: &Desk, tenths: i64) -> String {
    d.with(
        "mov-sheet-decimal",
        &[("whole", Value::Number(tenths / 10)), ("tenth", Value::Number((tenths % 10).abs()))],
    )
}

/// A small picture of a kind with its count, for summaries; the name on hover.
pub fn tile(
    ui: &mut Ui,
    d: &Desk,
    kind: KindId,
    seat: SeatId,
    count: usize,
    size: f32,
) -> Response {
    let name = match count {
        0 | 1 => d.kind(kind),
        n => d.with(
            "mov-sheet-times",
            &[("count", Value::Number(n as i64)), ("kind", Value::Kind(kind))],
        ),
    };
    let response = widgets::picture(ui, pictures::kind(d, kind, seat), size, &name);
    if count > 1 {
        ui.label(small(format!("×{count}")));
    }
    response
}

/// Equal kinds together, in the order in which they come.
pub fn grouped(kinds: impl IntoIterator<Item = KindId>) -> Vec<(KindId, usize)> {
    let mut groups: Vec<(KindId, usize)> = Vec::new();
    for kind in kinds {
        match groups.iter_mut().find(|(k, _)| *k == kind) {
            Some((_, n)) => *n += 1,
            None => groups.push((kind, 1)),
        }
    }
    groups
}

/// A button that shows a thing on the board.
pub fn show_button(ui: &mut Ui, d: &mut Desk, things: Vec<Thing>) {
    if things.is_empty() {
        return;
    }
    if widgets::icon_button(ui, Icon::EYE, &d.text("mov-sheet-show"), true).clicked() {
        d.command(Command::ShowThings(things));
    }
}

/// The same words with a capital at the beginning: kinds of places are written small, and begin a
/// line here.
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A bar with its words on it, or above it where they would not fit.
pub fn bar(ui: &mut Ui, used: f32, of: f32, words: &str, tint: Color32) -> Response {
    let room = ui.available_width() - theme::GRID;
    let galley = WidgetText::from(words).into_galley(
        ui,
        Some(TextWrapMode::Extend),
        f32::INFINITY,
        TextStyle::Body,
    );
    if galley.size().x <= room {
        return widgets::meter(ui, used, of, words, tint);
    }
    let label = ui.add(egui::Label::new(words).wrap());
    label.union(widgets::meter(ui, used, of, "", tint))
}

/// A line of second-rank words that wraps.
pub fn note(ui: &mut Ui, words: impl Into<String>) {
    ui.add(egui::Label::new(small(words)).wrap());
}

/// A heading with an icon.
pub fn heading(ui: &mut Ui, icon: Icon, words: &str) {
    ui.add_space(theme::GRID * 0.75);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        widgets::icon(ui, icon, theme::accent());
        ui.add(
            egui::Label::new(RichText::new(words).family(theme::bold()).color(theme::accent()))
                .wrap(),
        );
    });
}
