//! The menus of the position editor on the board: a piece's face and mark, what lies at a place,
//! the amounts of a seat and of the table. They write edits, as the lists do.

use super::{
    MenuOf, StudyForm,
    hand::{landings, place},
    names::{numbered, plain_piece_words, zone_words},
    pieces::{known_ui, move_ui, side_ui},
    values::{SoughtValues, values_of},
};
use crate::{
    table::{
        action::Thing,
        edit::{Edit, PieceOrKind},
        ids::{PieceId, SeatId, ZoneId},
    },
    ui::{
        command::{Command, Tab},
        dial_field::DialPlace,
        game_ui,
        model::Model,
        widgets::{self, soft, strong},
    },
};
use bevy_egui::egui::{Button, Ui};

/// Most pieces that are listed at a place; all of them lie in the tray.
const MOST: usize = 12;

/// The open menu. Pressed entries stay within it; what closes it, the window knows.
pub fn menu_ui(ui: &mut Ui, model: &Model, form: &mut StudyForm) -> Vec<Command> {
    let mut commands = Vec::new();
    let Some(menu) = form.menu.clone() else { return commands };
    match &menu.of {
        MenuOf::Piece(piece) => piece_ui(ui, model, form, *piece, &mut commands),
        MenuOf::Place(thing) => place_ui(ui, model, form, *thing, &mut commands),
        MenuOf::Seat(seat) => {
            widgets::seat_name(ui, model, *seat);
            commands.extend(seat_values_ui(ui, model, *seat));
            place_ui(ui, model, form, Thing::Seat(*seat), &mut commands);
        }
        MenuOf::Table => table_ui(ui, model, &mut commands),
        MenuOf::Where(piece, zones) => {
            ui.label(soft(model.texts.named(
                "ui-study-where",
                "piece",
                &plain_piece_words(model, *piece),
            )));
            for zone in zones {
                if ui.add(Button::new(zone_words(model, *zone)).wrap()).clicked() {
                    commands.push(place(*piece, *zone));
                    form.menu = None;
                }
            }
        }
    }
    commands
}

/// The same menu about something else.
fn turn_to(form: &mut StudyForm, of: MenuOf) {
    if let Some(menu) = &mut form.menu {
        menu.of = of;
    }
}

/// A piece: which side is up, what is written on it, who knows it, where it lies.
fn piece_ui(
    ui: &mut Ui,
    model: &Model,
    form: &mut StudyForm,
    piece: PieceId,
    commands: &mut Vec<Command>,
) {
    let v = model.texts;
    let Some((zone, at)) = model.sight.place_of(piece) else { return };
    let sight = &model.sight.zone(zone).pieces[at];
    ui.label(strong(plain_piece_words(model, piece)));
    ui.label(soft(v.named("ui-study-lies", "zone", &zone_words(model, zone))));
    side_ui(ui, model, piece, sight, commands);
    known_ui(ui, model, piece, sight, commands);
    move_ui(ui, model, form, (piece, Some(zone)), commands);
    ui.horizontal_wrapped(|ui| {
        let space = model.sight.catalogue.zones[zone.ix()].space;
        if ui.button(v.text("ui-study-place")).clicked() {
            let there = space.map_or(Thing::Zone(zone), Thing::Space);
            turn_to(form, MenuOf::Place(there));
        }
        rules_ui(ui, model, Thing::Piece(piece), commands);
    });
}

/// What the rules say of a thing.
fn rules_ui(ui: &mut Ui, model: &Model, thing: Thing, commands: &mut Vec<Command>) {
    if ui.button(model.texts.text("ui-study-rules")).clicked() {
        commands.push(Command::Select(Some(thing)));
        commands.push(Command::OpenTab(Tab::Rules));
    }
}

/// The zones of a place, seat or zone.
fn zones_of(model: &Model, thing: Thing) -> Vec<ZoneId> {
    let all = (0..model.sight.catalogue.zones.len() as u16).map(ZoneId);
    let info = |zone: &ZoneId| &model.sight.catalogue.zones[zone.ix()];
    let sheet = game_ui::of(model.sight.game);
    let meant = all.filter(|zone| match thing {
        Thing::Zone(wanted) => *zone == wanted,
        Thing::Space(space) => info(zone).space == Some(space),
        Thing::Seat(seat) => info(zone).owner == Some(seat),
        Thing::Piece(_) | Thing::Link(_) => false,
    });
    meant.filter(|zone| sheet.in_use(model.sight, *zone)).collect()
}

/// A place: what lies there, zone by zone; the chosen piece can be laid there.
fn place_ui(
    ui: &mut Ui,
    model: &Model,
    form: &mut StudyForm,
    thing: Thing,
    commands: &mut Vec<Command>,
) {
    let zones = zones_of(model, thing);
    if !matches!(thing, Thing::Seat(_)) {
        values_of(ui, model, DialPlace::On(thing), &SoughtValues::ALL, commands);
    }
    for zone in &zones {
        ui.push_id(zone.0, |ui| zone_ui(ui, model, form, *zone, commands));
    }
    if let Some(piece) = form.piece {
        let words = plain_piece_words(model, piece);
        let here = landings(model.sight, piece, thing);
        let put = Button::new(model.texts.named("ui-study-put", "piece", &words)).wrap();
        if !here.is_empty() && ui.add(put).clicked() {
            match here.as_slice() {
                [zone] => commands.push(place(piece, *zone)),
                several => turn_to(form, MenuOf::Where(piece, several.to_vec())),
            }
        }
    }
    if !matches!(thing, Thing::Seat(_)) {
        rules_ui(ui, model, thing, commands);
    }
}

/// One zone: its pieces as buttons that open their own menu, and both faces for all of them.
fn zone_ui(
    ui: &mut Ui,
    model: &Model,
    form: &mut StudyForm,
    zone: ZoneId,
    commands: &mut Vec<Command>,
) {
    let v = model.texts;
    ui.label(strong(zone_words(model, zone)));
    let pieces: Vec<PieceId> =
        model.sight.zone(zone).pieces.iter().rev().filter_map(|piece| piece.id).collect();
    if pieces.is_empty() {
        ui.label(soft(v.text("ui-study-nothing-here")));
        return;
    }
    ui.horizontal_wrapped(|ui| {
        let named = pieces.iter().map(|piece| (*piece, plain_piece_words(model, *piece)));
        for (piece, words) in numbered(named.collect()).iter().take(MOST) {
            if ui.button(words).clicked() {
                form.piece = Some(*piece);
                turn_to(form, MenuOf::Piece(*piece));
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        for (key, up) in [("ui-study-all-up", true), ("ui-study-all-down", false)] {
            let turn = |piece: &PieceId| Edit::Face(PieceOrKind::Piece(*piece), up);
            if pieces.len() > 1 && ui.button(v.text(key)).clicked() {
                commands.push(Command::Arrange(pieces.iter().map(turn).collect()));
            }
        }
        if ui.button(v.count("ui-study-as-tray", "count", pieces.len() as i64)).clicked() {
            (form.tray, form.menu) = (Some(zone), None);
            commands.push(Command::OpenTab(Tab::Study));
        }
    });
}

/// Purses and dials of a seat, to be changed where they are.
pub fn seat_values_ui(ui: &mut Ui, model: &Model, seat: SeatId) -> Vec<Command> {
    let mut commands = Vec::new();
    values_of(ui, model, DialPlace::seat(seat), &SoughtValues::ALL, &mut commands);
    commands
}

/// What belongs to nobody: the bank's purses, and the turn.
fn table_ui(ui: &mut Ui, model: &Model, commands: &mut Vec<Command>) {
    ui.label(strong(model.texts.text("ui-study-table")));
    values_of(ui, model, DialPlace::Table, &SoughtValues::ALL, commands);
}
