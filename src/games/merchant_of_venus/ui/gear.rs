//! What a ship is equipped with: drives with their switches, relics with their effect and what can
//! be done with them, culture cards and deeds. The switches are the table's offers; nothing is
//! switched here.

use super::{
    buying,
    panel::VenusPanel,
    parts::{self, act_aside, heading, note, reason},
    pictures, selling,
};
use crate::games::merchant_of_venus::scene::art;
use crate::{
    games::merchant_of_venus::{
        level::Effect,
        table::{
            layout::PieceNoun,
            nouns::{Drive, GameView, TableView, VenusView},
            verbs::{
                AUTO_PILOT, DRIVE_OFF, DRIVE_ON, GATE_LOCK, JUMP_START, LOCK, LOOK_CULTURE,
                LOOK_MARKER,
            },
        },
    },
    table::{
        action::{Action, Thing, Value},
        ids::{KindId, SeatId, Verb},
    },
    ui::{
        Command, Standing, theme,
        widgets::{self, strong},
    },
    view::art::house::Icon,
};
use bevy_egui::egui::{self, RichText, Ui};

/// Drives and shields.
pub fn gear_ui(ui: &mut Ui, d: &mut VenusPanel, seat: SeatId) {
    let drives: Vec<Drive> = d.n.drives(seat).collect();
    let shields: Vec<KindId> =
        d.n.aboard(seat)
            .map(|p| d.n.kind(p))
            // Relics have a list of their own.
            .filter(|k| !matches!(d.n.layout().what(*k), PieceNoun::Relic(_)))
            .filter(|k| matches!(d.n.effect(*k), Some(Effect::Shield(_))))
            .collect();
    if drives.is_empty() && shields.is_empty() {
        return;
    }
    heading(ui, Icon::SETTINGS, &d.text("mov-sheet-equipment"));
    for drive in drives {
        let place = ui.scope(|ui| drive_ui(ui, d, seat, drive)).response.rect;
        let rule = d.n.effect(drive.kind).map(rule_of);
        d.commands.extend(rule.and_then(|rule| widgets::rule_at(ui, rule, place)));
    }
    for (kind, count) in parts::grouped(shields) {
        let name = match count {
            1 => d.kind(kind),
            n => d.with(
                "mov-sheet-times",
                &[("count", Value::Number(n as i64)), ("kind", Value::Kind(kind))],
            ),
        };
        let effect =
            d.n.effect(kind).cloned().map(|e| buying::effect_words(d, &e)).unwrap_or_default();
        parts::labelled(ui, Some(pictures::kind(d, kind, seat)), &name, &[effect]);
    }
}

/// A drive with its switch: both are the table's offers, the switch says which of them there is.
fn drive_ui(ui: &mut Ui, d: &mut VenusPanel, seat: SeatId, drive: Drive) {
    let name = d.kind(drive.kind);
    let effect =
        d.n.effect(drive.kind).cloned().map(|e| buying::effect_words(d, &e)).unwrap_or_default();
    let verb = if drive.on { DRIVE_OFF } else { DRIVE_ON };
    let action = Action::one(verb, drive.piece.0.into());
    let picture = pictures::kind(d, drive.kind, seat);
    parts::entry(ui, Some(picture), &name, &[effect], |ui| {
        let words = d.text(if drive.on { "mov-sheet-on" } else { "mov-sheet-off" });
        let offered = matches!(d.m.standing(action), Standing::Offered(_));
        if offered {
            let mut on = drive.on;
            let response = ui
                .push_id(("drive", drive.piece.0), |ui| widgets::check(ui, &mut on, &words))
                .inner;
            let spoken = d.v().pair(&name, &words);
            response.widget_info(|| {
                egui::WidgetInfo::selected(egui::WidgetType::Checkbox, true, drive.on, &spoken)
            });
            if response.on_hover_text(d.m.verb_name(action)).clicked() {
                d.command(Command::Act(action));
            }
        } else {
            let tint = if drive.on { theme::gain() } else { theme::loss() };
            ui.label(RichText::new(words).color(tint));
        }
    });
    reason(ui, d, action);
}

/// What can be done with a relic here. Rolling a die again and changing the pilot number stand at
/// the dice.
fn verbs_of(effect: &Effect) -> &'static [Verb] {
    match effect {
        Effect::AutoPilot => &[AUTO_PILOT],
        Effect::GateLock => &[GATE_LOCK, LOCK],
        Effect::JumpStart => &[JUMP_START],
        Effect::SpyEye => &[LOOK_MARKER, LOOK_CULTURE],
        Effect::MulliganGear
        | Effect::SwitchSwitch
        | Effect::Drive(_)
        | Effect::Shield(_)
        | Effect::Weapon(_)
        | Effect::AirFoil
        | Effect::None => &[],
    }
}

/// The rule that says how a relic works.
fn rule_of(effect: &Effect) -> &'static str {
    match effect {
        Effect::Drive(_) => "MOV-11.1.2",
        Effect::Shield(_) => "MOV-11.2.1",
        Effect::AirFoil => "MOV-11.4.1",
        Effect::AutoPilot => "MOV-11.5.1",
        Effect::MulliganGear => "MOV-11.6.1",
        Effect::JumpStart => "MOV-11.7.1",
        Effect::SpyEye => "MOV-11.8.1",
        Effect::SwitchSwitch => "MOV-11.9.1",
        Effect::GateLock => "MOV-11.10.1",
        Effect::Weapon(_) | Effect::None => "MOV-11.12.1",
    }
}

/// Relics, each with what it does and what it offers now.
pub fn relics_ui(ui: &mut Ui, d: &mut VenusPanel, seat: SeatId) {
    let relics = d.n.relics(seat);
    if relics.is_empty() {
        return;
    }
    heading(ui, Icon::STUDY, &d.text("mov-sheet-relics"));
    let mine = seat == d.me();
    for held in relics {
        let Some(effect) = d.n.effect(held.kind).cloned() else { continue };
        let name = d.kind(held.kind);
        let lines = [buying::effect_words(d, &effect)];
        let picture = pictures::kind(d, held.kind, seat);
        parts::entry(ui, Some(picture), &name, &lines, |ui| {
            d.commands.extend(widgets::rule_link(ui, d.m.texts, rule_of(&effect)))
        });
        if mine {
            uses_ui(ui, d, &effect);
        }
        ui.add_space(2.0);
    }
}

fn uses_ui(ui: &mut Ui, d: &mut VenusPanel, effect: &Effect) {
    let verbs = verbs_of(effect);
    let offered: Vec<(Action, String)> =
        verbs.iter().flat_map(|v| d.m.offers(*v)).map(|o| (o.action, d.m.worded(o))).collect();
    if offered.is_empty() {
        // Why nothing can be done with it now, once.
        let refused = verbs.iter().find_map(|v| d.m.refusals(*v).next()).map(|r| r.action);
        if let Some(action) = refused {
            reason(ui, d, action);
        }
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for (action, words) in offered {
            act_aside(ui, d, action, &words);
        }
    });
}

/// Culture cards: value and use.
pub fn cards_ui(ui: &mut Ui, d: &mut VenusPanel, seat: SeatId) {
    let cards = d.n.cards(seat);
    if cards.is_empty() {
        return;
    }
    heading(ui, Icon::LOG, &d.text("mov-sheet-cards"));
    for held in cards {
        if seat == d.me() {
            selling::card_ui(ui, d, held.kind);
            continue;
        }
        let PieceNoun::Card(culture) = d.n.layout().what(held.kind) else { continue };
        let value = d.cr(d.n.level().culture(culture).card.into());
        parts::labelled(ui, Some(pictures::emblem(d, culture)), &d.culture(culture), &[value]);
    }
}

/// Deeds with what they count, and the markers that are left.
pub fn deeds_ui(ui: &mut Ui, d: &mut VenusPanel, seat: SeatId) {
    let deeds = d.n.deeds(seat);
    heading(ui, Icon::HOME, &d.text("mov-sheet-deeds"));
    let left = d.n.markers_left(seat) as i64;
    if deeds.is_empty() {
        note(ui, d.text("mov-sheet-no-deeds"));
    }
    let mut sum = 0;
    for held in deeds {
        let worth = d.n.deed_worth(held.kind);
        sum += worth;
        let (picture, name, things) = match d.n.layout().what(held.kind) {
            PieceNoun::PortDeed(deed) => {
                let deed = d.n.level().port_deed(deed).clone();
                let name = d.v().named("mov-sheet-port", "name", &d.space(deed.space));
                (art::port(d.m.livery(seat)), name, vec![Thing::Space(d.n.space_id(deed.space))])
            }
            PieceNoun::FactoryDeed(c) => {
                let name = d.v().named(
                    "mov-sheet-factory",
                    "good",
                    &d.n.level().culture(c).factory_good.name,
                );
                (art::factory(d.m.livery(seat)), name, d.culture_things(c))
            }
            _ => continue,
        };
        let factory = matches!(d.n.layout().what(held.kind), PieceNoun::FactoryDeed(_));
        let rules = &d.n.level().rules;
        let percent =
            if factory { rules.factory_commission_percent } else { rules.port_commission_percent };
        let earns = d.v().count(
            if factory { "mov-sheet-earns-factory" } else { "mov-sheet-earns-port" },
            "percent",
            percent.into(),
        );
        let shown = parts::entry(ui, Some(picture), &name, &[earns], |ui| {
            ui.label(strong(d.cr(worth)));
            ui.rect_contains_pointer(ui.max_rect())
        });
        if shown {
            widgets::hover_things(ui, things);
        }
    }
    if sum > 0 {
        let counted = if d.n.options().deeds_half { sum / 2 } else { sum };
        note(ui, d.with("mov-sheet-deeds-sum", &[("sum", Value::Money(counted))]));
    }
    if d.n.level().rules.markers_per_seat.is_some() {
        note(ui, d.v().count("mov-sheet-markers-left", "count", left));
    }
}
