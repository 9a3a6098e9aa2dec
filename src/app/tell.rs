//! Tells a script what can be clicked and where: one line for each button by its accessible name, one for each offer that
//! touches the board, with the point to click. For tests of the real window; it reads and never acts.

use super::session::{Session, Shell};
use crate::{
    ui::{sheets, wish::Screen},
    view::{
        board::{BoardInput, BoardOutput},
        dressing::key_of,
    },
};
use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiFullOutput,
    egui::accesskit::{Node, Role},
};
use std::{collections::BTreeSet, fmt::Write, fs, path::PathBuf};

/// Where to tell it.
#[derive(Resource, Clone, Debug)]
pub struct Tell(pub PathBuf);

/// egui names its widgets only where somebody listens.
pub fn listen(mut contexts: EguiContexts) -> Result {
    contexts.ctx_mut()?.enable_accesskit();
    Ok(())
}

/// Writes the list anew whenever it has changed: `button<TAB>name<TAB>x<TAB>y` and `offer<TAB>action<TAB>x<TAB>y`, in logical
/// pixels of the window; an offer that touches nothing on the board, or only what a click there would not meet, has no point.
/// `picture<TAB>number` counts the pictures of the table: a choice raises it.
pub fn write(
    to: Res<Tell>,
    outputs: Query<&EguiFullOutput>,
    session: Res<Session>,
    shell: Res<Shell>,
    input: Res<BoardInput>,
    board: Res<BoardOutput>,
    mut told: Local<String>,
) {
    let mut buttons = BTreeSet::new();
    for output in &outputs {
        let Some(update) = output.0.as_ref().and_then(|o| o.platform_output.accesskit_update.as_ref()) else { continue };
        buttons.extend(update.nodes.iter().filter_map(|(_, node)| button(node)));
    }
    if buttons.is_empty() {
        return;
    }
    let mut text = String::new();
    for (name, x, y) in buttons {
        line(&mut text, format_args!("button\t{name}\t{x}\t{y}"));
    }
    if let Some(table) = session.table.as_ref().filter(|_| shell.screen == Screen::Table) {
        line(&mut text, format_args!("picture\t{}", table.version));
        for offer in &table.sight.offers {
            let action = offer.action.written(&table.sight.catalogue);
            let touched = sheets::of(table.sight.game).targets(&table.sight, offer).into_iter().find_map(|t| {
                let key = key_of(t);
                let at = input.scene.figures.iter().find(|f| f.key == key).map(|f| board.to_screen(f.at))?;
                let reached = input.free.contains(at) && board.met(&input, at) == Some(t);
                reached.then_some(at)
            });
            match touched {
                Some(at) => line(&mut text, format_args!("offer\t{action}\t{}\t{}", at.x.round(), at.y.round())),
                None => line(&mut text, format_args!("offer\t{action}\t\t")),
            }
        }
    }
    if *told != text {
        // Put in place whole: a script that reads just now must not find half a list.
        let beside = to.0.with_extension("new");
        if let Err(error) = fs::write(&beside, &text).and_then(|()| fs::rename(&beside, &to.0)) {
            warn!("{}: {error}", to.0.display());
        }
        *told = text;
    }
}

/// The name and the middle of a button that can be pressed.
fn button(node: &Node) -> Option<(String, i64, i64)> {
    if !matches!(node.role(), Role::Button | Role::CheckBox | Role::RadioButton | Role::Link) || node.is_disabled() {
        return None;
    }
    let (name, at) = (node.label()?, node.bounds()?);
    let middle = |a: f64, b: f64| ((a + b) / 2.0).round() as i64;
    Some((name.replace(['\t', '\n'], " "), middle(at.x0, at.x1), middle(at.y0, at.y1)))
}

fn line(text: &mut String, words: std::fmt::Arguments) {
    let done = text.write_fmt(format_args!("{words}\n"));
    debug_assert!(done.is_ok(), "writing to a string cannot fail");
}
