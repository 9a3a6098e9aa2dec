//! The position editor of study mode: move any piece, set purses and dials, queue the next outcomes
//! of chance. It writes edits and gives them back as a command; whether the position is sound, the
//! table decides.

use super::{
    command::Command,
    game_ui,
    model::Model,
    table_text::TableText,
    theme,
    widgets::{self, soft, strong},
};
use crate::table::{
    action::Thing,
    catalogue::Name,
    edit::{Edit, Which},
    ids::{Dial, KindId, PieceId, PurseId, ZoneId},
    sight::PieceSight,
};
use bevy_egui::egui::{self, ComboBox, PopupCloseBehavior, Ui};
use std::collections::BTreeMap;

/// How tall a list with a search field is, in ems.
const LIST: f32 = 18.0;

/// What has been picked in the editor.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StudyForm {
    /// Words that filter pieces and zones.
    pub search: String,
    /// The piece that is moved.
    pub piece: Option<PieceId>,
    /// Words that filter the zones.
    pub zone_search: String,
    /// The next outcomes, as typed: numbers from 1.
    pub chance: String,
    /// Words that filter the dials.
    pub dial_search: String,
    /// The name of the scenario.
    pub scenario: String,
    /// Why the last change was not possible, in words.
    pub problems: Vec<String>,
}

/// The editor.
pub fn study_ui(ui: &mut Ui, model: &Model, form: &mut StudyForm) -> Vec<Command> {
    let mut commands = Vec::new();
    let v = model.texts;
    commands.extend(widgets::back_to_game(ui, model));
    if let Some(steps) = model.aside.example {
        example_ui(ui, v, steps, &mut commands);
    }
    ui.label(soft(v.text("ui-study-about")));
    if model.aside.dealt {
        ui.label(soft(v.text("ui-study-dealt")));
    }
    if !form.problems.is_empty() {
        widgets::card(ui, |ui| {
            ui.label(strong(v.text("ui-study-problems")).color(theme::loss()));
            for problem in &form.problems {
                ui.label(problem);
            }
        });
    }
    widgets::take_digits(ui.ctx());
    bot_ui(ui, model, &mut commands);
    pieces_ui(ui, model, form, &mut commands);
    purses_ui(ui, model, &mut commands);
    chance_ui(ui, model, form, &mut commands);
    dials_ui(ui, model, form, &mut commands);
    widgets::section(ui, &v.text("ui-study-keep"));
    ui.horizontal_wrapped(|ui| {
        let name = v.text("ui-study-name");
        let field = widgets::field(ui, &mut form.scenario, &name, &name, 9.0);
        let named = !form.scenario.trim().is_empty();
        let save = ui.add_enabled(named, egui::Button::new(v.text("ui-study-save")));
        if save.clicked() || named && entered(ui, &field) {
            commands.push(Command::SaveScenario(form.scenario.trim().to_owned()));
        }
    });
    commands.extend(widgets::play_on(ui, model));
    commands
}

/// The steps of a worked example, to be played one after the other.
fn example_ui(ui: &mut Ui, v: TableText, (at, of): (usize, usize), commands: &mut Vec<Command>) {
    let n = |n: usize| crate::table::action::Value::Number(n as i64);
    widgets::card(ui, |ui| {
        ui.label(strong(v.with("ui-example-steps", &[("at", n(at)), ("of", n(of))])));
        ui.horizontal_wrapped(|ui| {
            ui.add_enabled_ui(at < of, |ui| {
                if widgets::primary(ui, &v.text("ui-example-next")).clicked() {
                    commands.push(Command::ExampleStep);
                }
            });
            let again = egui::Button::new(v.text("ui-example-again"));
            if ui.add_enabled(at > 0, again).clicked() {
                commands.push(Command::ExampleAgain);
            }
        });
    });
}

/// Lets a computer player choose for whoever is asked.
fn bot_ui(ui: &mut Ui, model: &Model, commands: &mut Vec<Command>) {
    let v = model.texts;
    let Some(seat) = model.chooser() else { return };
    let help = v.with("ui-study-bot-help", &[("seat", crate::table::action::Value::Seat(seat))]);
    widgets::section(ui, &v.text("ui-study-bot"));
    ui.horizontal_wrapped(|ui| {
        for (key, whole_turn) in [("ui-study-bot-step", false), ("ui-study-bot-turn", true)] {
            if ui.button(v.text(key)).on_hover_text(&help).clicked() {
                commands.push(Command::Suggest { whole_turn });
            }
        }
    });
}

/// Which zone each piece lies in, as the viewer (everybody) sees it.
fn zone_of(model: &Model, piece: PieceId) -> Option<ZoneId> {
    let at = model.sight.zones.iter().position(|z| z.pieces.iter().any(|p| p.id == Some(piece)))?;
    Some(ZoneId(at as u16))
}

fn pieces_ui(ui: &mut Ui, model: &Model, form: &mut StudyForm, commands: &mut Vec<Command>) {
    let v = model.texts;
    widgets::section(ui, &v.text("ui-study-pieces"));
    if let Some(Thing::Piece(piece)) = model.selected
        && form.piece.is_none()
    {
        form.piece = Some(piece);
    }
    choose_piece_ui(ui, model, form);
    let Some(piece) = form.piece else { return };
    let here = zone_of(model, piece);
    ui.label(soft(
        here.map_or_else(String::new, |z| v.named("ui-study-lies", "zone", &zone_words(model, z))),
    ));
    move_ui(ui, model, form, (piece, here), commands);
    let sight = here.and_then(|z| model.sight.zone(z).pieces.iter().find(|p| p.id == Some(piece)));
    if let Some(sight) = sight {
        side_ui(ui, model, piece, sight, commands);
        known_ui(ui, model, piece, sight, commands);
    }
}

/// The list of all pieces.
fn choose_piece_ui(ui: &mut Ui, model: &Model, form: &mut StudyForm) {
    let (v, c) = (model.texts, &model.sight.catalogue);
    let wanted = form.search.to_lowercase();
    let chosen =
        form.piece.map_or_else(|| v.text("ui-study-choose-piece"), |p| piece_words(model, p));
    searched(ui, v, "study piece", chosen, &mut form.search, |ui, first| {
        let mut found = false;
        for n in 0..c.pieces.len() as u16 {
            let piece = PieceId(n);
            let words = piece_words(model, piece);
            if !wanted.is_empty() && !words.to_lowercase().contains(&wanted) {
                continue;
            }
            let taken = first && !std::mem::replace(&mut found, true);
            found = true;
            let row = ui.selectable_label(form.piece == Some(piece), words);
            if row.hovered() || row.has_focus() {
                widgets::hover_things(ui, vec![Thing::Piece(piece)]);
            }
            if row.clicked() || taken {
                form.piece = Some(piece);
                ui.close();
            }
        }
        found
    });
}

/// The list of all places to which the piece can be moved.
fn move_ui(
    ui: &mut Ui,
    model: &Model,
    form: &mut StudyForm,
    (piece, here): (PieceId, Option<ZoneId>),
    commands: &mut Vec<Command>,
) {
    let (v, c) = (model.texts, &model.sight.catalogue);
    let wanted = form.zone_search.to_lowercase();
    searched(
        ui,
        v,
        "study zone",
        v.text("ui-study-move-to"),
        &mut form.zone_search,
        |ui, first| {
            let mut found = false;
            for (zone, words) in zones_words(model) {
                if !wanted.is_empty() && !words.to_lowercase().contains(&wanted) {
                    continue;
                }
                let taken = first && !std::mem::replace(&mut found, true);
                found = true;
                let row = ui.selectable_label(here == Some(zone), words);
                if row.hovered() || row.has_focus() {
                    let space = c.zones[zone.ix()].space;
                    widgets::hover_things(ui, vec![space.map_or(Thing::Zone(zone), Thing::Space)]);
                }
                if row.clicked() || taken {
                    commands.push(Command::Arrange(vec![Edit::Place(Which::Piece(piece), zone)]));
                    ui.close();
                }
            }
            found
        },
    );
}

/// Which side is up, and what is written on the piece.
fn side_ui(
    ui: &mut Ui,
    model: &Model,
    piece: PieceId,
    sight: &PieceSight,
    commands: &mut Vec<Command>,
) {
    let v = model.texts;
    ui.horizontal_wrapped(|ui| {
        let mut up = sight.face_up;
        if widgets::check(ui, &mut up, v.text("ui-study-face-up")).changed() {
            commands.push(Command::Arrange(vec![Edit::Face(Which::Piece(piece), up)]));
        }
        ui.label(soft(v.text("ui-study-mark")));
        let id = egui::Id::new(("study mark", piece.0));
        if let Some(mark) = widgets::number(
            ui,
            id,
            sight.mark.into(),
            i32::MIN.into()..=i32::MAX.into(),
            0.1,
            &v.text("ui-study-mark"),
        ) {
            commands.push(Command::Arrange(vec![Edit::Mark(Which::Piece(piece), mark as i32)]));
        }
    });
}

/// Who knows its face while it lies face down.
fn known_ui(
    ui: &mut Ui,
    model: &Model,
    piece: PieceId,
    sight: &PieceSight,
    commands: &mut Vec<Command>,
) {
    let (v, c) = (model.texts, &model.sight.catalogue);
    if !sight.face_up {
        ui.horizontal_wrapped(|ui| {
            ui.label(soft(v.text("ui-study-known-to")));
            for seat in c.all_seats() {
                // Nobody forgets what was seen.
                let mut knows = sight.seen.has(seat);
                let ticked = ui
                    .add_enabled_ui(!knows, |ui| {
                        widgets::check(ui, &mut knows, v.seat(seat)).changed()
                    })
                    .inner;
                if ticked {
                    commands.push(Command::Arrange(vec![Edit::Shown(Which::Piece(piece), seat)]));
                }
            }
        });
    }
}

/// A list with a search field at its top, which has the keyboard as soon as the list opens. It
/// stays open until a row closes it or something beside it is pressed. `rows` is told whether the
/// first one is taken, and tells whether there are any.
fn searched(
    ui: &mut Ui,
    v: TableText,
    salt: &str,
    now: String,
    search: &mut String,
    rows: impl FnOnce(&mut Ui, bool) -> bool,
) {
    let list = ComboBox::from_id_salt(salt)
        .selected_text(now)
        .width(ui.available_width() - 12.0)
        .height(theme::em(ui) * LIST);
    list.close_behavior(PopupCloseBehavior::CloseOnClickOutside).show_ui(ui, |ui| {
        let enter = ui.input(|i| i.key_pressed(egui::Key::Enter));
        // As tall with few rows as with many: a list that has become low would stay so for whatever
        // is looked for next.
        ui.set_min_height(theme::em(ui) * LIST);
        let field = widgets::field(ui, search, &v.text("ui-search"), &v.text("ui-search"), 10.0);
        // Not drawn in the pass before: it has just been opened.
        let (id, pass) = (egui::Id::new(("list drawn", salt)), ui.ctx().cumulative_pass_nr());
        let before: Option<u64> = ui.ctx().data(|d| d.get_temp(id));
        ui.ctx().data_mut(|d| d.insert_temp(id, pass));
        if before.is_none_or(|b| b + 1 < pass) {
            // What was looked for the last time is found already.
            search.clear();
            field.request_focus();
        }
        // Enter in the field takes the first row that was found.
        let first = enter && field.lost_focus() && !search.trim().is_empty();
        if !rows(ui, first) {
            ui.label(soft(v.text("ui-search-nothing")));
        }
    });
}

/// What a piece is called: its kind, and what tells it from others of its kind, such as whose it
/// is; where nothing does, its number.
fn piece_words(model: &Model, piece: PieceId) -> String {
    let kind: Option<&KindId> = model.sight.catalogue.pieces.get(piece.ix());
    let kind = kind.map_or_else(String::new, |&k| model.texts.kind(k));
    match game_ui::of(model.sight.game).piece_of(model, piece) {
        Some(of) => model.texts.pair(&kind, &of),
        None => format!("{kind} #{}", piece.0),
    }
}

/// What a zone is called: its place on the board, or its owner and written name.
fn zone_words(model: &Model, zone: ZoneId) -> String {
    let v = model.texts;
    let info = &model.sight.catalogue.zones[zone.ix()];
    // A zone with words for its whole name needs nothing else to be told apart.
    let whole = format!("{}-zone-{}", model.game.prefix(), info.key.replace(['_', ':'], "-"));
    let (plain, which) = match v.localizer.has(&whole) {
        true => (info.key.as_str(), ""),
        false => info.key.split_once(':').unwrap_or((&info.key, "")),
    };
    let key = format!("{}-zone-{}", model.game.prefix(), plain.replace(['_', ':'], "-"));
    // Of several zones of one sort the last part of the name tells them apart, unless owner or
    // place does.
    let last = which.rsplit(':').next().unwrap_or_default();
    let owned = info.owner.is_some() && !which.contains(':');
    let what = match (v.localizer.has(&key), !owned && info.space.is_none() && !which.is_empty()) {
        (true, true) => {
            // What belongs to a kind of piece, such as its stock, is called as the kind is.
            let of_kind = || model.sight.catalogue.kind_by_key(which).map(|kind| v.kind(kind));
            let proper = |name| model.texts.name(&Name::Proper(name));
            let sheet = game_ui::of(model.sight.game);
            let named = sheet.zone_of(model.sight, zone).map(proper).or_else(of_kind);
            v.pair(
                &v.text(&key),
                &named.unwrap_or_else(|| {
                    if info.owner.is_some() { last } else { which }.replace(['_', ':'], " ")
                }),
            )
        }
        (true, false) => v.text(&key),
        (false, _) => info.key.replace(['_', ':', '.'], " "),
    };
    match (info.owner, info.space) {
        (Some(seat), _) => v.pair(&v.seat(seat), &what),
        (None, Some(space)) if v.localizer.has(&key) => v.pair(&v.space_title(space), &what),
        (None, Some(space)) => format!("{} ({what})", v.space_title(space)),
        (None, None) => what,
    }
}

/// Every zone with its words. Where several are called alike, as the spaces on the way to one place
/// are, they are numbered.
fn zones_words(model: &Model) -> Vec<(ZoneId, String)> {
    let all: Vec<String> = (0..model.sight.catalogue.zones.len() as u16)
        .map(|n| zone_words(model, ZoneId(n)))
        .collect();
    let mut alike: BTreeMap<&str, usize> = BTreeMap::new();
    for words in &all {
        *alike.entry(words).or_default() += 1;
    }
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let sheet = game_ui::of(model.sight.game);
    let numbered = all.iter().enumerate().map(|(n, words)| {
        let nth = seen.entry(words).or_default();
        *nth += 1;
        (
            ZoneId(n as u16),
            if alike[words.as_str()] > 1 { format!("{words} ({nth})") } else { words.clone() },
        )
    });
    numbered.filter(|(zone, _)| sheet.in_use(model.sight, *zone)).collect()
}

/// What a purse is called, where a seat has several: by its name without the seat's number.
fn purse_words(model: &Model, key: &str) -> Option<String> {
    let parts: Vec<&str> = key.split(':').filter(|part| part.parse::<u8>().is_err()).collect();
    let key = format!("{}-purse-{}", model.game.prefix(), parts.join("-"));
    model.texts.localizer.has(&key).then(|| model.texts.text(&key))
}

fn purses_ui(ui: &mut Ui, model: &Model, commands: &mut Vec<Command>) {
    let v = model.texts;
    if model.sight.catalogue.purses.iter().all(|p| p.bottomless) {
        return;
    }
    widgets::section(ui, &v.text("ui-study-purses"));
    for (n, info) in model.sight.catalogue.purses.iter().enumerate().filter(|(_, p)| !p.bottomless)
    {
        ui.horizontal(|ui| {
            match info.owner {
                Some(seat) => drop(widgets::seat_name(ui, model, seat)),
                None => drop(ui.label(v.text("ui-study-bank"))),
            }
            let owner = info.owner.map_or_else(|| v.text("ui-study-bank"), |s| v.seat(s));
            let name = match purse_words(model, &info.key) {
                Some(words) => {
                    ui.label(&words);
                    v.pair(&owner, &words)
                }
                None => owner,
            };
            if let Some(amount) = widgets::number(
                ui,
                egui::Id::new(("study purse", n)),
                model.sight.purses[n],
                0..=1_000_000,
                10.0,
                &name,
            ) {
                commands.push(Command::Arrange(vec![Edit::Purse(PurseId(n as u16), amount)]));
            }
        });
    }
}

fn chance_ui(ui: &mut Ui, model: &Model, form: &mut StudyForm, commands: &mut Vec<Command>) {
    let v = model.texts;
    widgets::section(ui, &v.text("ui-study-chance"));
    ui.label(soft(v.text("ui-study-chance-help")));
    ui.horizontal_wrapped(|ui| {
        let field = widgets::field(ui, &mut form.chance, "", &v.text("ui-study-chance"), 8.0);
        let outcomes = outcomes(&form.chance);
        let button =
            ui.add_enabled(outcomes.is_some(), egui::Button::new(v.text("ui-study-queue")));
        let pressed = button.on_disabled_hover_text(v.text("ui-study-chance-empty")).clicked();
        if (pressed || entered(ui, &field))
            && let Some(outcomes) = outcomes
        {
            commands.push(Command::Arrange(vec![Edit::Chance(outcomes)]));
            form.chance.clear();
        }
    });
    let queued = &model.sight.queued;
    if !queued.is_empty() {
        let shown: Vec<String> = queued.iter().map(|n| (u64::from(*n) + 1).to_string()).collect();
        ui.horizontal_wrapped(|ui| {
            ui.label(v.named("ui-study-queued", "numbers", &shown.join(" ")));
            if ui.button(v.text("ui-study-queue-clear")).clicked() {
                commands.push(Command::Arrange(vec![Edit::Chance(Vec::new())]));
            }
        });
    }
}

/// Whether Enter was pressed in a field.
fn entered(ui: &Ui, field: &egui::Response) -> bool {
    field.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter))
}

/// Reads faces such as `6 4 1`; the table counts outcomes from 0.
fn outcomes(text: &str) -> Option<Vec<u32>> {
    let faces: Option<Vec<u32>> = text
        .split([' ', ','])
        .filter(|w| !w.is_empty())
        .map(|w| w.parse::<u32>().ok()?.checked_sub(1))
        .collect();
    faces.filter(|f| !f.is_empty())
}

/// What a dial is called, and whose it is where there are several; `None` for book-keeping.
fn dial_words(model: &Model, key: &str) -> Option<String> {
    let v = model.texts;
    let stem = key.split(':').next().unwrap_or(key);
    let named = format!("{}-dial-{stem}", model.game.prefix());
    v.localizer.has(&named).then(|| match game_ui::of(model.sight.game).dial_of(model, key) {
        Some(of) => v.pair(&of, &v.text(&named)),
        None => v.text(&named),
    })
}

fn dials_ui(ui: &mut Ui, model: &Model, form: &mut StudyForm, commands: &mut Vec<Command>) {
    let v = model.texts;
    widgets::section(ui, &v.text("ui-study-dials"));
    widgets::field(ui, &mut form.dial_search, &v.text("ui-search"), &v.text("ui-search"), 10.0);
    let wanted = form.dial_search.to_lowercase();
    let sheet = game_ui::of(model.sight.game);
    for (n, key) in model.sight.catalogue.dials.iter().enumerate() {
        // Without words for it a dial is the table's own book-keeping: shown only when it is
        // searched for by its written name.
        let words = dial_words(model, key);
        let known = words.is_some();
        let words = words.unwrap_or_else(|| key.clone());
        let found =
            !wanted.is_empty() && (words.to_lowercase().contains(&wanted) || key.contains(&wanted));
        if !(found || known && wanted.is_empty()) {
            continue;
        }
        ui.horizontal_wrapped(|ui| {
            ui.label(&words);
            let before = model.sight.dials[n];
            let value = dial_value(ui, model, (n, key), &words);
            if value != before {
                let more = sheet.dials_with(key, value).iter().filter_map(|(key, value)| {
                    let dial = model.sight.catalogue.dial_by_key(key)?;
                    (model.sight.dial(dial) != *value).then_some(Edit::Dial(dial, *value))
                });
                let mut edits = vec![Edit::Dial(Dial(n as u16), value)];
                edits.extend(more);
                commands.push(Command::Arrange(edits));
            }
        });
    }
}

/// The value of dial `n` in a field that suits it: the seats, its values in words, or a number.
fn dial_value(ui: &mut Ui, model: &Model, (n, key): (usize, &str), words: &str) -> i64 {
    let v = model.texts;
    let sheet = game_ui::of(model.sight.game);
    let before = model.sight.dials[n];
    let mut value = before;
    let values = sheet.dial_values(model.sight, key);
    if sheet.is_seat_dial(key) {
        let seats = &model.sight.catalogue.seats;
        let seat = usize::try_from(value).ok().and_then(|n| seats.get(n));
        let now = seat.map_or_else(|| value.to_string(), |s| s.name.clone());
        widgets::combo(ui, ("dial", n), &now, words, 6.0, |ui| {
            for seat in model.sight.catalogue.all_seats() {
                ui.selectable_value(&mut value, seat.0.into(), v.seat(seat));
            }
        });
    } else if values.is_empty() {
        let id = egui::Id::new(("study dial", n));
        value = widgets::number(ui, id, before, i64::MIN..=i64::MAX, 0.1, words).unwrap_or(before);
    } else {
        let named = values.iter().find(|(n, _)| *n == value);
        let now = named.map_or_else(|| value.to_string(), |(_, k)| v.text(k));
        widgets::combo(ui, ("dial", n), &now, words, 6.0, |ui| {
            for (n, k) in values {
                ui.selectable_value(&mut value, n, v.text(k));
            }
        });
    }
    value
}
