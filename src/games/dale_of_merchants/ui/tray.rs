//! The tray over the table: cards to choose from that do not lie open there (out of a deck, deep in
//! a pile, held by an effect), cards that are being looked at, cards to be dealt out, sets to be
//! banned or picked. Every button in it is an offer of the table.

use super::parts;
use crate::games::dale_of_merchants::table::nouns::DaleView;
use crate::games::game_table::GameView;
use crate::table::view::TableView;
use crate::{
    games::dale_of_merchants::{
        level::SetIx,
        scene::seen::SeenTable,
        table::{
            layout::{self, Layout},
            verbs::{BAN, CHOOSE, CHOOSE_AS, FETCH, GIVE, PICK_SET, Q_LOOKED},
        },
    },
    table::{
        action::{Action, Offer, Thing, Value},
        ids::{KindId, PieceId, SeatId, ZoneId},
    },
    ui::{
        command::Command,
        model::Model,
        theme,
        widgets::{self, small, soft, strong},
    },
    view::art::house::Icon,
};
use bevy_egui::egui::{self, RichText, ScrollArea, Ui};

/// Offers for one kind of cards out of one zone: cards of one kind are as good as each other.
struct Group {
    zone: ZoneId,
    kind: KindId,
    actions: Vec<Action>,
}

/// Whether a card lies open on the table, where it can be pressed.
fn on_table(seen: &SeenTable, piece: PieceId, zone: ZoneId) -> bool {
    let l = seen.layout;
    let top = || seen.top(zone).and_then(|p| p.id) == Some(piece);
    if zone == l.hand(seen.near()) || l.slot_of(zone).is_some() || l.stack_of(zone).is_some() {
        return true;
    }
    if seen.seats().any(|s| zone == l.schedule(s)) {
        return true;
    }
    (zone == Layout::BIN || seen.seats().any(|s| zone == l.pile(s))) && top()
}

/// The choices that must be shown here: those of cards that do not lie open on the table.
fn groups(model: &Model, seen: &SeenTable) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    if !model.asked {
        return groups;
    }
    let cards =
        model.sight.offers.iter().filter(|o| [CHOOSE, CHOOSE_AS, FETCH].contains(&o.action.verb));
    let found: Vec<(Action, ZoneId)> = cards
        .filter_map(|o| seen.find(o.action.piece()).map(|(zone, _)| (o.action, zone)))
        .collect();
    // Where one card of a zone must be shown here, all of that zone are.
    let hidden: Vec<ZoneId> =
        found.iter().filter(|(a, z)| !on_table(seen, a.piece(), *z)).map(|(_, z)| *z).collect();
    for (action, zone) in found.into_iter().filter(|(_, z)| hidden.contains(z)) {
        let kind = seen.kind(action.piece());
        match groups.iter_mut().find(|g| g.zone == zone && g.kind == kind) {
            Some(group) => group.actions.push(action),
            None => groups.push(Group { zone, kind, actions: vec![action] }),
        }
    }
    groups.sort_by_key(|g| (g.zone, g.kind));
    groups
}

/// Cards that the viewer is shown for a look: known, although they do not lie open.
fn looked_at(model: &Model, seen: &SeenTable) -> Vec<(ZoneId, KindId)> {
    if !model.asked || model.sight.decision.is_none_or(|d| d.question != Q_LOOKED) {
        return Vec::new();
    }
    let l = seen.layout;
    let mut zones: Vec<ZoneId> = vec![Layout::SUPPLY, Layout::BUFFER];
    zones.extend(seen.seats().map(|s| l.deck(s)));
    zones.extend(seen.seats().filter(|&s| s != seen.near()).map(|s| l.hand(s)));
    zones
        .into_iter()
        .flat_map(|z| seen.pieces(z).iter().filter_map(move |p| Some((z, p.kind?))))
        .collect()
}

/// Whether there is anything to be shown.
pub fn is_open(model: &Model, seen: &SeenTable) -> bool {
    asks(model, seen) || opened_pile(model, seen).is_some()
}

/// Whether something is to be chosen or looked at.
fn asks(model: &Model, seen: &SeenTable) -> bool {
    let deals = || model.asked && model.sight.offers.iter().any(|o| o.action.verb == GIVE);
    drafts(model)
        || deals()
        || !looked_at(model, seen).is_empty()
        || !groups(model, seen).is_empty()
}

/// The pile that somebody has pressed, to look it through.
fn opened_pile(model: &Model, seen: &SeenTable) -> Option<ZoneId> {
    let zone = match model.selected? {
        Thing::Zone(zone) => zone,
        Thing::Piece(piece) => seen.find(piece)?.0,
        _ => return None,
    };
    (seen.is_pile(zone) && seen.count(zone) > 0).then_some(zone)
}

/// Whether sets are to be banned or picked now.
pub fn drafts(model: &Model) -> bool {
    model.asked && model.sight.offers.iter().any(|o| [BAN, PICK_SET].contains(&o.action.verb))
}

/// The tray.
pub fn tray_ui(ui: &mut Ui, model: &Model, seen: &SeenTable) -> Vec<Command> {
    let mut commands = Vec::new();
    let em = theme::em(ui);
    // While sets are drafted nothing on the board matters yet: the tray may be as high as there is
    // room.
    let room =
        if drafts(model) { ui.max_rect().height() } else { ui.max_rect().height().min(em * 20.0) };
    ui.vertical(|ui| {
        let top = ui.cursor().top();
        let pile = opened_pile(model, seen).filter(|_| !asks(model, seen));
        match pile {
            Some(zone) => commands.extend(pile_head_ui(ui, model, zone)),
            None if !drafts(model) => heading(ui, model, seen),
            None => {}
        }
        let left = (room - (ui.cursor().top() - top)).max(em * 4.0);
        ScrollArea::both().id_salt("tray").max_height(left).min_scrolled_height(left).show(
            ui,
            |ui| {
                if let Some(zone) = pile {
                    return pile_ui(ui, model, seen, zone);
                }
                sets_ui(ui, model, seen, &mut commands);
                looks_ui(ui, model, seen);
                deal_ui(ui, model, seen, &mut commands);
                groups_ui(ui, model, seen, &mut commands);
                widgets::scroll_to_focus(ui);
            },
        );
    });
    commands
}

/// Whose pile is open, how many cards lie there, and the way out.
fn pile_head_ui(ui: &mut Ui, model: &Model, zone: ZoneId) -> Option<Command> {
    let mut closed = false;
    let close = model.texts.text("dom-tray-close");
    widgets::spread(
        ui,
        |ui| parts::pile_words(ui, model, zone),
        |ui| closed = widgets::icon_button(ui, Icon::CLOSE, &close, true).clicked(),
    );
    closed.then_some(Command::Select(None))
}

/// The cards of a pile, from the top.
fn pile_ui(ui: &mut Ui, model: &Model, seen: &SeenTable, zone: ZoneId) {
    let height = theme::em(ui) * 7.5;
    ui.horizontal_wrapped(|ui| {
        for kind in seen.pieces(zone).iter().rev().filter_map(|p| p.kind) {
            parts::card_shown(ui, model.texts, seen, kind, None, height);
        }
    });
}

/// Because of which card somebody chooses, and what.
fn heading(ui: &mut Ui, model: &Model, seen: &SeenTable) {
    let v = model.texts;
    if let (Some((card, seat)), Some(decision)) = (seen.effect(), model.sight.decision) {
        let kind = seen.effect_kind().map_or_else(|| seen.kind(card), |k| seen.kind_id(k));
        let args = [
            ("seat", Value::Seat(seat)),
            ("card", Value::Kind(kind)),
            ("chooser", Value::Seat(decision.seat)),
        ];
        if seat != decision.seat {
            ui.label(small(v.with("dom-tray-other", &args)));
        }
    }
    ui.label(strong(crate::ui::decision::sentence(model)));
}

fn zone_name(model: &Model, seen: &SeenTable, zone: ZoneId) -> String {
    let v = model.texts;
    let l = seen.layout;
    let of = |key: &str, seat: SeatId| v.with(key, &[("seat", Value::Seat(seat))]);
    for seat in seen.seats() {
        for (z, own, key) in [
            (l.deck(seat), "dom-tray-my-deck", "dom-tray-deck"),
            (l.pile(seat), "dom-tray-my-pile", "dom-tray-pile"),
            (l.hand(seat), "dom-tray-my-hand", "dom-tray-hand"),
        ] {
            if z == zone {
                return if seat == seen.near() { v.text(own) } else { of(key, seat) };
            }
        }
    }
    match zone {
        Layout::SUPPLY => v.text("dom-table-supply"),
        Layout::BIN => v.text("dom-zone-bin"),
        _ => v.text("dom-tray-held"),
    }
}

fn groups_ui(ui: &mut Ui, model: &Model, seen: &SeenTable, commands: &mut Vec<Command>) {
    let groups = groups(model, seen);
    let height = theme::em(ui) * 7.5;
    for part in groups.chunk_by(|a, b| a.zone == b.zone) {
        let fetched = part[0].actions.iter().any(|a| a.verb == FETCH);
        ui.label(soft(if fetched {
            model.texts.text("dom-tray-fetch")
        } else {
            zone_name(model, seen, part[0].zone)
        }));
        ui.horizontal_wrapped(|ui| {
            for group in part {
                ui.vertical(|ui| {
                    let name = model.texts.kind(group.kind);
                    let response = parts::card_button(ui, model, seen, group.kind, height, &name);
                    if group.actions.len() > 1 {
                        ui.label(small(model.texts.count(
                            "dom-tray-copies",
                            "count",
                            group.actions.len() as i64,
                        )));
                    }
                    // Of a chameleon the ways differ: they are asked.
                    if group.actions.iter().all(|a| a.verb != CHOOSE_AS) {
                        if widgets::chosen(&response) {
                            commands.push(Command::Act(group.actions[0]));
                        }
                    } else {
                        egui::Popup::menu(&response).show(|ui| {
                            for action in &group.actions {
                                commands.extend(widgets::action_button(ui, model, *action, None));
                            }
                        });
                    }
                });
            }
        });
    }
}

fn looks_ui(ui: &mut Ui, model: &Model, seen: &SeenTable) {
    let cards = looked_at(model, seen);
    let height = theme::em(ui) * 7.5;
    for part in cards.chunk_by(|a, b| a.0 == b.0) {
        ui.label(soft(zone_name(model, seen, part[0].0)));
        ui.horizontal_wrapped(|ui| {
            for (_, kind) in part {
                parts::card_shown(ui, model.texts, seen, *kind, None, height);
            }
        });
    }
}

/// Cards to be given to players: below each card a button for each player.
fn deal_ui(ui: &mut Ui, model: &Model, seen: &SeenTable, commands: &mut Vec<Command>) {
    if !model.asked {
        return;
    }
    let mut cards: Vec<PieceId> = Vec::new();
    for offer in model.offers(GIVE) {
        if !cards.contains(&offer.action.piece()) {
            cards.push(offer.action.piece());
        }
    }
    ui.horizontal_top(|ui| {
        for card in cards {
            ui.vertical(|ui| {
                parts::card_shown(
                    ui,
                    model.texts,
                    seen,
                    seen.kind(card),
                    None,
                    theme::em(ui) * 7.5,
                );
                for offer in model.offers(GIVE).filter(|o| o.action.piece() == card) {
                    let seat = SeatId(offer.action.args[1].clamp(0, 3) as u8);
                    let name = model.texts.with("dom-tray-give", &[("seat", Value::Seat(seat))]);
                    commands.extend(widgets::action_button(ui, model, offer.action, Some(&name)));
                }
            });
        }
    });
}

/// Sets to be banned or picked before the game, and what has become of the others.
fn sets_ui(ui: &mut Ui, model: &Model, seen: &SeenTable, commands: &mut Vec<Command>) {
    if !drafts(model) {
        return;
    }
    let (em, gap) = (theme::em(ui), 6.0);
    let columns = ((ui.available_width() / (em * 11.5)) as usize).clamp(2, 4);
    let width = (ui.available_width() - 16.0) / columns as f32 - gap - 22.0;
    let all: Vec<usize> = (0..seen.level.sets.len()).collect();
    ui.spacing_mut().item_spacing = egui::vec2(gap, gap);
    for line in all.chunks(columns) {
        ui.horizontal_top(|ui| {
            for &n in line {
                theme::card_frame().inner_margin(egui::Margin::symmetric(9, 5)).show(ui, |ui| {
                    ui.set_width(width);
                    if !tight(ui) {
                        ui.set_min_height(em * 10.0);
                    }
                    ui.vertical(|ui| set_ui(ui, model, seen, n, commands));
                });
            }
        });
    }
}

/// Whether text is so large that room is scarce.
fn tight(ui: &Ui) -> bool {
    theme::tight(ui.ctx().content_rect().height(), theme::em(ui))
}

/// One set of the draft: the button, or what has been decided; what it is about and what it is
/// like.
fn set_ui(ui: &mut Ui, model: &Model, seen: &SeenTable, n: usize, commands: &mut Vec<Command>) {
    let v = model.texts;
    let set = &seen.level.sets[n];
    let short = v.text(&format!("{}.short", set.key));
    let of = |dial| model.sight.dial(dial) >> n & 1 == 1;
    let offer = model.sight.offers.iter().find(|o| {
        [BAN, PICK_SET].contains(&o.action.verb)
            && seen.set_of(KindId(o.action.args[0] as u16)) == Some(SetIx(n as u8))
    });
    let words = |offer: &Offer| {
        let key = if offer.action.verb == BAN { "dom-tray-ban" } else { "dom-tray-pick" };
        v.with(key, &[("set", Value::Name(short.clone()))])
    };
    // Very large text leaves no room for a button below the name: the name is the button, and the
    // question stands in the bar.
    let pressed = offer.filter(|_| tight(ui));
    ui.horizontal(|ui| {
        parts::dot(ui, set);
        let Some(offer) = pressed else {
            ui.label(strong(&short));
            return;
        };
        let response = ui.button(strong(&short));
        response.widget_info(|| {
            egui::WidgetInfo::labeled(egui::WidgetType::Button, true, words(offer))
        });
        if widgets::chosen(&response.on_hover_text(words(offer))) {
            commands.push(Command::Act(offer.action));
        }
    });
    match offer {
        Some(_) if pressed.is_some() => {}
        Some(offer) => {
            commands.extend(widgets::action_button(ui, model, offer.action, Some(&words(offer))))
        }
        None if of(layout::BANNED) => drop(ui.label(soft(v.text("dom-tray-banned")))),
        None if of(layout::SETS) => {
            drop(ui.label(strong(v.text("dom-tray-picked")).color(theme::accent())))
        }
        None => {}
    }
    ui.label(RichText::new(v.text(&format!("{}.theme", set.key))).small());
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        parts::ratings(ui, v, set);
    });
}
