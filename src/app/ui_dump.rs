//! Tells a script what can be clicked and where, what lies open, who is asked what and which
//! messages stand: for tests of the real window. It tells no more than the window shows, and never
//! acts.

use super::session::{Session, Shell};
use crate::{
    table::{action::Thing, sight::Sight},
    ui::{command::Screen, game_ui, presses},
    view::{
        board::{BoardInput, BoardOutput},
        scene::key_of,
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
pub struct UiDump(pub PathBuf);

/// egui names its widgets only where somebody listens.
pub fn listen(mut contexts: EguiContexts) -> Result {
    contexts.ctx_mut()?.enable_accesskit();
    Ok(())
}

/// Writes the list anew whenever it has changed: `button<TAB>name<TAB>x<TAB>y` and
/// `offer<TAB>action<TAB>x<TAB>y`, in logical pixels of the window, `words<TAB>what is
/// said<TAB>x<TAB>y` for labels; an offer that touches nothing on the board, or only what a click
/// there would not meet, has no point. `lies<TAB>zone kind #piece<TAB>x<TAB>y` is a piece on the
/// board whose face the viewer knows, `asked<TAB>@seat question` what the table waits for
/// (not behind the curtain), `stands<TAB>@` that what is shown takes presses, `note<TAB>rule words`
/// a message. `picture<TAB>number` counts the
/// states of the table: a choice raises it.
pub fn write(
    to: Res<UiDump>,
    (outputs, mut contexts): (Query<&EguiFullOutput>, EguiContexts),
    session: Res<Session>,
    shell: Res<Shell>,
    input: Res<BoardInput>,
    board: Res<BoardOutput>,
    mut told: Local<String>,
) {
    let mut text = String::new();
    if !widgets(&mut text, &outputs) {
        return;
    }
    if contexts.ctx_mut().is_ok_and(|ctx| presses::stands(ctx)) {
        line(&mut text, format_args!("stands\t@\t\t"));
    }
    for (note, _) in &shell.notes {
        let rule = note.rule.as_deref().unwrap_or("-");
        line(&mut text, format_args!("note\t{rule} {}\t\t", plain(&note.text)));
    }
    if let Some(table) = session.table.as_ref().filter(|_| shell.screen == Screen::Table) {
        line(&mut text, format_args!("picture\t{}", table.version));
        pieces(&mut text, &table.sight, &input, &board);
        if let Some(decision) = table.sight.decision.filter(|_| table.curtain().is_none()) {
            let question = table.sight.catalogue.question(decision.question);
            line(&mut text, format_args!("asked\t@{} {question}\t\t", decision.seat.0));
        }
        offers(&mut text, &table.sight, &input, &board);
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

/// Buttons and labels of the overlay. Says whether there is any button: a frame that was not drawn
/// has none.
fn widgets(text: &mut String, outputs: &Query<&EguiFullOutput>) -> bool {
    let (mut buttons, mut said) = (BTreeSet::new(), BTreeSet::new());
    for output in outputs {
        let platform = output.0.as_ref().map(|o| &o.platform_output);
        let Some(update) = platform.and_then(|p| p.accesskit_update.as_ref()) else { continue };
        buttons.extend(update.nodes.iter().filter_map(|(_, node)| button(node)));
        said.extend(update.nodes.iter().filter_map(|(_, node)| words(node)));
    }
    for (name, x, y) in &buttons {
        line(text, format_args!("button\t{name}\t{x}\t{y}"));
    }
    for (words, x, y) in said {
        line(text, format_args!("words\t{words}\t{x}\t{y}"));
    }
    !buttons.is_empty()
}

/// Every offer, and where a click on the board does it.
fn offers(text: &mut String, sight: &Sight, input: &BoardInput, board: &BoardOutput) {
    let place = |thing: Thing| {
        let key = key_of(thing);
        let figure = input.scene.figures.iter().find(|f| f.key == key)?;
        let at = board.to_screen(figure.at);
        let reached = input.free.contains(at) && board.hit(input, at) == Some(thing);
        reached.then_some(at.round())
    };
    let game = game_ui::of(sight.game);
    for offer in &sight.offers {
        let action = offer.action.to_text(&sight.catalogue);
        match game.targets(sight, offer).into_iter().find_map(place) {
            Some(at) => line(text, format_args!("offer\t{action}\t{}\t{}", at.x, at.y)),
            None => line(text, format_args!("offer\t{action}\t\t")),
        }
    }
}

/// Every piece on the board whose face the viewer knows.
fn pieces(text: &mut String, sight: &Sight, input: &BoardInput, board: &BoardOutput) {
    let c = &sight.catalogue;
    for (zone, info) in sight.zones.iter().zip(&c.zones) {
        for piece in &zone.pieces {
            let (Some(id), Some(kind)) = (piece.id, piece.kind) else { continue };
            let key = key_of(Thing::Piece(id));
            let Some(figure) = input.scene.figures.iter().find(|f| f.key == key) else { continue };
            let at = board.to_screen(figure.at).round();
            line(
                text,
                format_args!(
                    "lies\t{} {} #{}\t{}\t{}",
                    info.key,
                    c.kinds[kind.ix()].key,
                    id.0,
                    at.x,
                    at.y
                ),
            );
        }
    }
}

/// The name and the middle of a button that can be pressed.
fn button(node: &Node) -> Option<(String, i64, i64)> {
    if !matches!(
        node.role(),
        Role::Button | Role::CheckBox | Role::RadioButton | Role::Link | Role::ComboBox
    ) || node.is_disabled()
    {
        return None;
    }
    placed(node)
}

/// What a label says, and its middle.
fn words(node: &Node) -> Option<(String, i64, i64)> {
    if node.role() == Role::Label { placed(node) } else { None }
}

/// The name of a node, or what it says, and its middle.
fn placed(node: &Node) -> Option<(String, i64, i64)> {
    let (name, at) = (node.label().or_else(|| node.value())?, node.bounds()?);
    let middle = |a: f64, b: f64| ((a + b) / 2.0).round() as i64;
    Some((plain(name), middle(at.x0, at.x1), middle(at.y0, at.y1)))
}

/// One line, one field.
fn plain(text: &str) -> String {
    text.replace(['\t', '\n'], " ")
}

fn line(text: &mut String, words: std::fmt::Arguments) {
    let done = text.write_fmt(format_args!("{words}\n"));
    debug_assert!(done.is_ok(), "writing to a string cannot fail");
}
