//! The decision bar by keyboard: Enter and the space bar for the main choice, digits for those that
//! are numbered, 0 for what ends something, letters for what is always there. It chooses only what
//! the bar shows.

use super::{
    arrangement::{Arranged, arrange},
    choices::{chosen_by_key, standing},
    fit, numbers, reasons,
};
use crate::{
    table::action::Action,
    ui::{
        command::{Command, Dialog, Tab},
        flow_bar, learn,
        model::Model,
        presses::{ENDING, NUMBERS},
        ring, what_if, widgets,
    },
};
use bevy_egui::egui::{self, Key};

/// How the offers lie in the bar, with what found no room there.
pub fn shown(ctx: &egui::Context, model: &Model) -> Arranged {
    Arranged { packed: fit::packed(ctx, model.sight.state_no), ..arrange(model) }
}

/// What the keyboard asks for while no text is typed and no dialog is open.
pub fn keys(ctx: &egui::Context, model: &Model) -> Vec<Command> {
    let arranged = shown(ctx, model);
    let mut commands = Vec::new();
    let focused = ctx.memory(|m| m.focused().is_some()) || ring::was_on_greyed(ctx);
    let action = |index: usize| standing(ctx, &model.sight.offers[index]);
    // Where numbers are typed, Enter ends a number.
    let free = !widgets::digits_taken(ctx);
    let main = arranged.armed.or(arranged.main).filter(|_| free).map(action);
    let numbered = numbers::numbers(ctx, model, &arranged).into_iter().filter(|_| free);
    let numbered = numbered.map(|(key, at)| (NUMBERS[usize::from(key) - 1], action(at)));
    let numbered: Vec<(Key, Action)> = numbered.collect();
    let ending = arranged.ending().filter(|_| free).map(action);
    let mut acts = false;
    ctx.input(|i| {
        let pressed = |key| i.key_pressed(key);
        let bare = i.modifiers.is_none();
        if let Some(wanted) = of_the_window(i, model) {
            commands.extend(wanted);
        } else if (pressed(Key::Enter) || pressed(Key::Space)) && !focused && bare {
            let next = flow_bar::next(model).filter(|_| free).or(main.map(Command::Act));
            acts |= next.is_some();
            commands.extend(next);
        }
        let ending = ending.map(|action| (ENDING, action));
        for (key, action) in numbered.into_iter().chain(ending) {
            if pressed(key) && bare {
                acts = true;
                commands.push(chosen_by_key(model, action));
            }
        }
    });
    if acts && !focused {
        ctx.data_mut(|d| d.insert_temp(widgets::chosen_id(), true));
    }
    // What was possible is done: the list of what was not is of no use any more.
    if acts && reasons::are_open(ctx) {
        egui::Popup::close_all(ctx);
    }
    commands
}

/// What a key means wherever the focus is, beside the choices: nothing, or a command, which may
/// come to nothing now.
fn of_the_window(i: &egui::InputState, model: &Model) -> Option<Option<Command>> {
    let pressed = |key| i.key_pressed(key);
    let bare = i.modifiers.is_none();
    // With what a key went down, also where that is let go already.
    let chord = |wanted: Key| {
        i.events.iter().find_map(|event| match event {
            egui::Event::Key { key, pressed: true, modifiers, .. } if *key == wanted => {
                Some(*modifiers).filter(|m| m.command)
            }
            _ => None,
        })
    };
    let command = if pressed(Key::U) && bare || chord(Key::Z).is_some_and(|m| !m.shift) {
        Some(Command::Undo)
    } else if pressed(Key::R) && bare
        || chord(Key::Y).is_some()
        || chord(Key::Z).is_some_and(|m| m.shift)
    {
        Some(Command::Redo)
    } else if pressed(Key::N) && bare {
        Some(Command::Open(Dialog::Since))
    } else if pressed(Key::L) && bare {
        Some(Command::OpenTab(Tab::Log))
    } else if pressed(Key::B) && bare {
        Some(Command::Open(Dialog::Rules))
    } else if pressed(Key::F) && bare {
        Some(Command::Fit)
    } else if pressed(Key::F1) {
        Some(Command::Open(Dialog::Help))
    } else if chord(Key::S).is_some() {
        Some(Command::Open(Dialog::SaveAs))
    } else if pressed(Key::C) && bare {
        flow_bar::counsel_command(model)
    } else if pressed(Key::T) && bare {
        what_if::open_command(model)
    } else if pressed(Key::H) && bare {
        learn::hint_command(model)
    } else {
        return None;
    };
    Some(command)
}
