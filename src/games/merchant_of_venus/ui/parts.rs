//! The small parts that the panels of Merchant of Venus share: rows, buttons with their reasons,
//! chips of cultures and goods, ways in words. Each has a name for screen readers; none of them
//! decides anything.

use super::{panel::VenusPanel, pictures, stall};
use crate::games::merchant_of_venus::study::planning::Journey;
pub use crate::ui::parts::{
    bar, capital, chip, entry, fact, heading, labelled, note, row, row_with,
};
use crate::{
    games::merchant_of_venus::{level::CultureIx, table::verbs::DISCARD},
    table::{
        action::{Action, ArgKind, Offer, Refusal, Thing, Value},
        ids::{KindId, SeatId},
        sight::PieceSight,
    },
    ui::{
        Command, Standing, Tab, gallery, theme,
        widgets::{self, small, strong},
    },
    view::art::{Picture, house::Icon},
};
use bevy_egui::egui::{self, Button, Image, Response, RichText, Stroke, Ui, Vec2};

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
pub fn goods_row(ui: &mut Ui, d: &mut VenusPanel, w: GoodsRow) {
    let done_with = w.action.as_ref().map(|(action, _)| *action);
    let row = ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = theme::GRID;
        ui.vertical(|ui| {
            widgets::picture(ui, w.picture, theme::em(ui) * 2.1, "");
            // Never at the right, where what is bought and sold is pressed.
            if let Some(kind) = w.discard {
                discard(ui, d, kind);
            }
        });
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            row(
                ui,
                |ui| {
                    ui.add(egui::Label::new(strong(w.title)).wrap());
                },
                |ui| {
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
    // Whoever asks what a row is means the thing.
    if ui.rect_contains_pointer(row.response.rect)
        && let Some(thing) = done_with.and_then(|action| what_it_is(d, action))
    {
        widgets::hover_things(ui, vec![thing]);
    }
    ui.add_space(4.0);
}

/// What is told of what an action is done to: one of its kind that can be seen.
fn what_it_is(d: &VenusPanel, action: Action) -> Option<Thing> {
    let sight = d.m.sight;
    match sight.catalogue.verb(action.verb).args.first()? {
        ArgKind::Kind(_) => {
            let of_kind = |piece: &&PieceSight| piece.kind == Some(action.kind());
            let seen = sight.zones.iter().flat_map(|zone| &zone.pieces);
            seen.filter(of_kind).find_map(|piece| piece.id).map(Thing::Piece)
        }
        ArgKind::Space(_) => Some(Thing::Space(action.space())),
        _ => None,
    }
}

/// A small button that throws a thing away, where that is offered. It asks first.
fn discard(ui: &mut Ui, d: &mut VenusPanel, kind: KindId) {
    let action = d.on_kind(DISCARD, kind);
    if let Standing::Offered(offer) = d.m.standing(action)
        && widgets::icon_button(ui, Icon::CLOSE, &d.m.worded(offer), true).clicked()
    {
        d.command(Command::Act(action).confirmed("mov-sure-discard"));
    }
}

/// A button for an action, named by the offer's own words; greyed with its reason where it is
/// refused. False where nobody speaks of the action: then nothing is drawn.
pub fn act(ui: &mut Ui, d: &mut VenusPanel, action: Action, label: &str) -> bool {
    action_button(ui, d, action, label, true)
}

/// As [`act`], for what is not the main thing to do.
pub fn act_aside(ui: &mut Ui, d: &mut VenusPanel, action: Action, label: &str) -> bool {
    action_button(ui, d, action, label, false)
}

fn action_button(ui: &mut Ui, d: &mut VenusPanel, action: Action, label: &str, main: bool) -> bool {
    let m = d.m;
    match m.standing(action) {
        Standing::Offered(offer) => offered_ui(ui, d, offer, label, main),
        Standing::Refused(no) => refused_ui(ui, d, no, label),
        Standing::Absent => return false,
    }
    true
}

fn offered_ui(ui: &mut Ui, d: &mut VenusPanel, offer: &Offer, label: &str, main: bool) {
    let action = offer.action;
    let words = d.m.worded(offer);
    let response = if main {
        let fill = theme::tinted(theme::worn().accent, 0.26);
        widgets::dressed(
            ui,
            Button::new(strong(label)),
            fill,
            Stroke::new(1.0, theme::faded(theme::accent(), 0.65)),
        )
    } else {
        ui.button(label)
    };
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &words));
    let rule = offer.message.as_ref().and_then(|s| s.rule);
    let response = response.on_hover_ui(|ui| {
        ui.label(&words);
        if let Some(rule) = rule {
            widgets::rule_note(ui, rule.0);
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

fn refused_ui(ui: &mut Ui, d: &mut VenusPanel, no: &Refusal, label: &str) {
    let m = d.m;
    let why = m.texts.say(&no.message);
    let size = theme::em(ui) * 0.9;
    let ink = theme::refused();
    let lock = Image::new((
        gallery::texture(ui.ctx(), Icon::LOCK.picture(), size).id(),
        Vec2::splat(size),
    ))
    .tint(ink);
    let button = Button::image_and_text(
        lock.fit_to_exact_size(Vec2::splat(size)),
        RichText::new(label).color(ink),
    );
    let response = widgets::dressed(ui, button, theme::well(), Stroke::new(1.0, theme::hairline()));
    let spoken = m.texts.pair(&m.verb_name(no.action), &format!("{why} ({})", no.rule));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, false, &spoken));
    let response = response.on_hover_ui(|ui| {
        ui.label(&why);
        widgets::rule_note(ui, no.rule.0);
    });
    if response.clicked() {
        d.command(Command::Act(no.action));
    }
}

/// Why an action is not possible, with its rule, where it is said for the first time: a rule
/// without words says nothing, and the button itself says it again.
pub fn reason(ui: &mut Ui, d: &mut VenusPanel, action: Action) {
    let m = d.m;
    let Standing::Refused(no) = m.standing(action) else { return };
    let why = m.texts.say(&no.message);
    if !d.said.insert(why.clone()) {
        return;
    }
    widgets::flow(ui, |ui| {
        ui.spacing_mut().item_spacing = theme::gaps(ui, 5.0, 1.0);
        ui.label(RichText::new(why).small().color(theme::soft()));
        d.commands.extend(widgets::rule_link(ui, m.texts, no.rule.0));
    });
}

/// A culture by emblem, letter and an amount; leads to its market.
pub fn culture_chip(
    ui: &mut Ui,
    d: &mut VenusPanel,
    culture: CultureIx,
    words: &str,
    spoken: &str,
) {
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

/// A way in words: points and turns.
pub fn way_words(d: &VenusPanel, way: Journey) -> String {
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
pub fn way_and_fees(d: &VenusPanel, way: Journey) -> String {
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
pub fn tenths(d: &VenusPanel, tenths: i64) -> String {
    d.with(
        "mov-sheet-decimal",
        &[("whole", Value::Number(tenths / 10)), ("tenth", Value::Number((tenths % 10).abs()))],
    )
}

/// A small picture of a kind with its count, for summaries; the name on hover.
pub fn tile(
    ui: &mut Ui,
    d: &VenusPanel,
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
pub fn show_button(ui: &mut Ui, d: &mut VenusPanel, things: Vec<Thing>) {
    if things.is_empty() {
        return;
    }
    if widgets::icon_button(ui, Icon::EYE, &d.text("mov-sheet-show"), true).clicked() {
        d.command(Command::ShowThings(things));
    }
}
