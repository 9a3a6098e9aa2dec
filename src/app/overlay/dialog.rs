//! The topmost dialog over the table: its frame, what is in it, and who has the keyboard when it
//! opens.
//!
//! It collects commands and changes nothing but what is typed into forms.

use crate::{
    app::{
        session::{Session, Shell},
        table::Table,
    },
    table::ids::Viewer,
    ui::{
        command::{Command, Dialog},
        decision, dialogs, end, export, help,
        model::{Model, since_key},
        players, presses, ring,
        rules::{self, ReaderModel},
        saving, settings_panel, since,
        table_text::TableText,
        theme, told, widgets,
    },
    view::art::house::Icon,
};
use bevy::prelude::*;
use bevy_egui::{
    EguiInput,
    egui::{self, Align2, Color32, Context, Id, Modal, Rect, Ui, vec2},
};

/// Takes the pointer from whatever it rests on when a dialog opens: the words of that would stay
/// over the dialog until somebody moves the mouse. The next movement or press brings the pointer
/// back.
pub fn let_go_below_dialogs(
    mut inputs: Query<&mut EguiInput>,
    shell: Res<Shell>,
    mut topmost: Local<Option<Dialog>>,
) {
    if topmost.as_ref() == shell.dialogs.last() {
        return;
    }
    *topmost = shell.dialogs.last().cloned();
    if topmost.is_some() {
        for mut input in &mut inputs {
            input.events.insert(0, egui::Event::PointerGone);
        }
    }
}

/// Whether a dialog that came to the top by keyboard is to be given the focus now, so that arrows
/// and Enter work in it. A dialog that has just opened is only measured at first.
fn wants_focus(ctx: &Context, dialog: (&'static str, usize)) -> bool {
    let id = Id::new("the topmost dialog, and how many frames it waits for the focus");
    let now = ctx.cumulative_frame_nr();
    let before: Option<(u64, (&'static str, usize), u8)> = ctx.data(|d| d.get_temp(id));
    let before = before.filter(|(frame, ..)| frame + 1 >= now);
    let frames = match before {
        Some((_, last, frames)) if last == dialog => frames,
        // Back in a dialog, one goes on where one was.
        Some((_, (_, lying), _)) if lying > dialog.1 => 0,
        _ if ring::by_keyboard(ctx) => 3,
        _ => 0,
    };
    if frames > 0 {
        ctx.request_repaint();
    }
    ctx.data_mut(|d| d.insert_temp(id, (now, dialog, frames.saturating_sub(1))));
    frames > 0
}

/// The title of a dialog, and its width and height in heights of body text; without a height it is
/// as high as what is in it.
fn frame(open: &Dialog, session: &Session, shell: &Shell) -> (&'static str, f32, f32) {
    match open {
        Dialog::Menu => ("ui-menu", 19.0, 0.0),
        Dialog::Settings => ("ui-settings", 36.0, 0.0),
        Dialog::Help => ("ui-help", 62.0, 40.0),
        Dialog::Credits => ("ui-credits", 40.0, 0.0),
        Dialog::Rules => ("ui-rules", 74.0, 46.0),
        Dialog::SaveAs => ("ui-menu-save", 24.0, 0.0),
        Dialog::Export => ("ui-export", 36.0, 0.0),
        Dialog::Since => {
            (since_key(session.table.as_ref().map_or(Viewer::Public, |t| t.viewer())), 36.0, 0.0)
        }
        Dialog::End => ("ui-end", 50.0, 40.0),
        Dialog::Told => ("ui-told", 62.0, 44.0),
        Dialog::Confirm(..) => ("ui-sure", 26.0, 0.0),
        Dialog::Keys => ("ui-keys", 30.0, 0.0),
        // Once it could be saved after all, nothing is unsaved any more.
        Dialog::Unsaved(_) if shell.unsaved.why.is_none() => ("ui-unsaved-saved", 34.0, 0.0),
        Dialog::Unsaved(_) => ("ui-unsaved", 34.0, 0.0),
        Dialog::Differs(..) => ("ui-differs", 38.0, 0.0),
        Dialog::InUse(_) => ("ui-in-use", 30.0, 0.0),
        Dialog::HandOver => ("ui-hand-over", 30.0, 0.0),
    }
}

/// The topmost dialog.
pub(super) fn show_dialog(
    ctx: &Context,
    screen: Rect,
    session: &Session,
    model: Option<&Model>,
    shell: &mut Shell,
    commands: &mut Vec<Command>,
) {
    let Some(open) = shell.dialogs.last().cloned() else { return };
    let texts = session.texts();
    let em = theme::body_size(screen.height(), session.settings.text_size);
    let (title, wide, tall) = frame(&open, session, shell);
    // There it has two columns.
    let two = open == Dialog::Menu && theme::tight(screen.height(), em);
    let wide = if two { wide * 2.0 } else { wide };
    let size = vec2(
        (em * wide).min(screen.width() - 72.0),
        (em * tall).min(screen.height() - 110.0 - em * 2.0),
    );
    // A field that a dialog is made for takes what is typed by itself.
    let focus = open != Dialog::SaveAs && wants_focus(ctx, (title, shell.dialogs.len()));
    let id = Id::new(("dialog", title));
    let modal =
        Modal::new(id).frame(theme::dialog_frame()).backdrop_color(Color32::from_black_alpha(150));
    // It opens further, and does so downwards: what was pressed keeps its place.
    let modal = match open {
        Dialog::Since => {
            let down = vec2(0.0, (screen.height() * 0.12).max(36.0));
            modal.area(Modal::default_area(id).anchor(Align2::CENTER_TOP, down))
        }
        _ => modal,
    };
    let response = modal.show(ctx, |ui| {
        ui.multiply_opacity(presses::shown_whole(ctx).max(0.25));
        ui.set_width(size.x);
        ui.set_max_height(screen.height() - 110.0);
        head_ui(ui, texts, title, focus, commands);
        ui.add_space(theme::GRID);
        if size.y > 0.0 {
            ui.allocate_ui_with_layout(size, egui::Layout::top_down(egui::Align::Min), |ui| {
                ui.set_min_size(size);
                dialog_ui(ui, &open, session, model, shell, commands);
            });
        } else {
            dialog_ui(ui, &open, session, model, shell, commands);
        }
    });
    let (frame, place) = (ctx.cumulative_frame_nr(), response.response.rect);
    ctx.data_mut(|d| d.insert_temp(place_id(), (frame, place)));
    // Escape is handled with the other keys; here it is a click beside the dialog.
    if response.backdrop_response.clicked() && open != Dialog::End {
        commands.push(Command::Close);
    }
}

fn place_id() -> Id {
    Id::new("place of the dialog")
}

/// Where the topmost dialog lies, if there is one.
pub(super) fn covers(ctx: &Context) -> Option<Rect> {
    let now = ctx.cumulative_frame_nr();
    let noted: Option<(u64, Rect)> = ctx.data(|d| d.get_temp(place_id()));
    noted.filter(|(frame, _)| *frame + 1 >= now).map(|(_, place)| place)
}

/// The title, and the button that closes.
fn head_ui(ui: &mut Ui, texts: TableText, title: &str, focus: bool, commands: &mut Vec<Command>) {
    widgets::spread(
        ui,
        |ui| drop(ui.label(egui::RichText::new(texts.text(title)).heading())),
        |ui| {
            let close = widgets::icon_button(ui, Icon::CLOSE, &texts.text("ui-close"), true);
            if close.clicked() {
                commands.push(Command::Close);
            }
            if focus {
                close.request_focus();
            }
        },
    );
}

/// What the menu of a running game must know.
fn menu_model(session: &Session, model: Option<&Model>) -> dialogs::MenuModel {
    let stops = |model: &Model| -> Vec<_> {
        let offers = decision::arrange(model).stops.into_iter().map(|i| &model.sight.offers[i]);
        offers.map(|offer| (model.worded(offer).to_owned(), offer.action)).collect()
    };
    let table = session.table.as_ref();
    dialogs::MenuModel {
        mode: table.map(|t| t.mode).unwrap_or_default(),
        over: table.is_some_and(|t| t.sight.outcome.is_some() && t.trial.is_none()),
        curtain: table.is_some_and(|t| t.curtain().is_some()),
        home: !session.parked.is_empty(),
        told: table.is_some_and(Table::is_told),
        stops: model.map(stops).unwrap_or_default(),
        hands_over: table.is_some_and(Table::hands_over),
        saved: session.saved(),
    }
}

fn dialog_ui(
    ui: &mut Ui,
    open: &Dialog,
    session: &Session,
    model: Option<&Model>,
    shell: &mut Shell,
    commands: &mut Vec<Command>,
) {
    let texts = session.texts();
    let tall = ui.available_height().max(theme::em(ui) * 12.0);
    match open {
        Dialog::Menu => {
            let menu = menu_model(session, model);
            scroll(ui, tall, |ui| commands.extend(dialogs::menu_ui(ui, texts, &menu)));
        }
        Dialog::Settings => {
            let settings = &session.settings;
            scroll(ui, tall, |ui| {
                commands.extend(settings_panel::settings_ui(ui, texts, settings))
            });
        }
        Dialog::Help => {
            let table = session.table.as_ref();
            let playing = table.map(|t| (t.play.game(), t.sight.edition.as_str()));
            let beside = help::Beside { playing, pictures: &session.positions };
            commands.extend(help::help_ui(ui, texts, &mut shell.help, beside));
        }
        Dialog::Credits => commands.extend(dialogs::credits_ui(ui, texts)),
        Dialog::Keys => scroll(ui, tall, |ui| commands.extend(dialogs::keys_ui(ui, texts))),
        Dialog::SaveAs => commands.extend(dialogs::save_as_ui(ui, texts, &mut shell.save_name)),
        Dialog::Export => {
            let model = session.export_model();
            commands.extend(export::export_ui(ui, texts, &model, &mut shell.export));
        }
        Dialog::Confirm(command, question) => {
            commands.extend(dialogs::confirm_ui(ui, texts, command, question))
        }
        Dialog::Unsaved(then) => {
            let (model, typed) = (&shell.unsaved, &mut shell.unsaved_folder);
            commands.extend(saving::unsaved_ui(ui, texts, model, typed, then.as_deref()));
        }
        Dialog::Differs(path, parting) => {
            commands.extend(saving::differs_ui(ui, texts, path, parting))
        }
        Dialog::InUse(path) => commands.extend(saving::in_use_ui(ui, texts, path)),
        Dialog::Rules => rules_ui(ui, session, model, shell, commands),
        Dialog::HandOver => {
            let Some(model) = model else { return };
            scroll(ui, tall, |ui| commands.extend(players::hand_over_ui(ui, model)));
        }
        Dialog::Since | Dialog::End | Dialog::Told => {
            let Some((table, model)) = session.table.as_ref().zip(model) else { return };
            commands.extend(match open {
                Dialog::Since => since::since_ui(ui, model),
                Dialog::Told => told::told_ui(ui, model, &shell.told),
                _ => end::end_ui(ui, model, &shell.routes.income(table)),
            });
        }
    }
}

/// The rulebook: that of the game on the table, or the one that was read last.
fn rules_ui(
    ui: &mut Ui,
    session: &Session,
    model: Option<&Model>,
    shell: &mut Shell,
    commands: &mut Vec<Command>,
) {
    let reader = &mut shell.reader;
    let about = match model {
        Some(model) => ReaderModel {
            texts: model.texts,
            game: model.sight.game,
            prefix: model.game.rule_prefix(),
            playing: Some(model.sight.edition.as_str()),
            model: Some(model),
        },
        None => {
            let game = reader.book();
            ReaderModel {
                texts: session.texts(),
                game: game.id(),
                prefix: game.rule_prefix(),
                playing: None,
                model: None,
            }
        }
    };
    commands.extend(rules::reader_ui(ui, reader, &about));
}

fn scroll(ui: &mut Ui, tall: f32, add: impl FnOnce(&mut Ui)) {
    egui::ScrollArea::vertical().max_height(tall).auto_shrink([false, true]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 8.0);
        add(ui);
        widgets::scroll_to_focus(ui);
    });
}
