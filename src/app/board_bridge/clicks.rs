//! What somebody does on the board: clicks become choices, menus, reasons or a selection, and what
//! was carried somewhere becomes what that means. It asks what is meant, and sends.

use super::{
    meaning::{Meaning, leads, led, looks_first, meaning},
    shown::edits,
};
use crate::{
    app::{
        session::{ChoiceMade, CommandSent, Session, Shell},
        table::Table,
    },
    table::{
        action::{Action, Thing},
        ids::{PieceId, ZoneId},
        sight::Sight,
        view::TableView,
    },
    text::Localizer,
    ui::{
        command::{Command, Screen, Tab},
        game_ui,
        model::Mode,
        presses,
        route::Route,
        study::{self, HandMenu, MenuOf},
        table_text::TableText,
    },
    view::{
        board::{BoardClick, BoardDrop, PointerPlace},
        scene,
    },
};
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use std::time::Duration;

/// Clicks on the board become choices, menus, reasons or a selection.
pub fn listen(
    mut clicks: MessageReader<BoardClick>,
    time: Res<Time<Real>>,
    mut session: ResMut<Session>,
    mut shell: ResMut<Shell>,
    place: PointerPlace,
    mut chosen: MessageWriter<ChoiceMade>,
    mut sent: MessageWriter<CommandSent>,
    mut overlay: EguiContexts,
) {
    let live = overlay.ctx_mut().map_or(true, |ctx| presses::may_answer(ctx));
    for click in clicks.read() {
        let open = shell.screen == Screen::Table && shell.dialogs.is_empty();
        let Some(table) = session.table.as_ref().filter(|_| open) else { continue };
        let armed = shell.armed(table).filter(|_| click.button == MouseButton::Left);
        let waiting = shell.choice.take();
        shell.study_form.menu = hand_menu(table, click, &place);
        if let Some(command) = asked_about(table, &mut shell, click) {
            sent.write(command.into());
            continue;
        }
        if click.thing.is_none() && shell.study_form.menu.is_none() {
            tell_figure(&session, &mut shell, &click.key, time.elapsed());
        }
        let Some(thing) = click.thing.filter(|_| shell.study_form.menu.is_none()) else { continue };
        let meant = led(table, meaning(&table.sight, table.asked(), thing), thing);
        let way = shell.routes.to(table, thing).filter(|way| leads(table, way, &meant));
        if !live && (way.is_some() || meant != Meaning::Look) {
            // It was pressed before anybody could see what lies there now.
            shell.choice = waiting;
            continue;
        }
        if let Some(wanted) = way.map(|way| set_out(table, &mut shell, &way, &meant)) {
            sent.write_batch(wanted.map(|command| CommandSent::seeing(&session, command)));
            continue;
        }
        match meant {
            Meaning::Do(i) => {
                let waiting = (cursor(&place), vec![i], table.version);
                let done = meant_to_do(&mut session, (i, thing), armed);
                if let Some(Command::Act(action)) = done {
                    chosen.write(ChoiceMade { state_no: waiting.2, action });
                    continue;
                }
                shell.choice = Some(waiting);
                sent.write_batch(done.map(|both| CommandSent::seeing(&session, both)));
            }
            Meaning::Among(hits) => shell.choice = Some((cursor(&place), hits, table.version)),
            Meaning::Refused(i) => {
                refuse(session.localizer(), table, (&mut shell, time.elapsed()), (i, thing));
            }
            Meaning::Look => {
                chosen.write_batch(look_at(table, &mut shell, thing).filter(|_| live));
            }
        }
    }
}

/// What a press of the other button asks about: a figure, the part of it that was meant, or the
/// thing that a sign stands for. What nobody is told of more empties no sheet that is read.
fn asked_about(table: &Table, shell: &mut Shell, click: &BoardClick) -> Option<Command> {
    if click.button == MouseButton::Left {
        shell.selected = shell.selected.filter(|_| click.thing.is_some());
        return None;
    }
    let part = game_ui::of(table.sight.game).shown_by(&table.sight, &click.key);
    let asked = part.or(click.thing).filter(|_| shell.study_form.menu.is_none())?;
    shell.ask_about(Some(asked));
    Some(Command::OpenTab(Tab::Rules))
}

/// What a press on a thing does that means this offer, and no other: the offer, with what it goes
/// on to. Nothing where it is asked for once more: nobody would want it who knew what comes of it,
/// or it cannot be taken back. What waits for another press waits where this one was made.
fn meant_to_do(
    session: &mut Session,
    (offer, thing): (usize, Thing),
    armed: Option<Action>,
) -> Option<Command> {
    let table = session.table.as_ref()?;
    let action = table.sight.offers[offer].action;
    let on = game_ui::of(table.sight.game).goes_on_to(&table.sight, action, thing);
    if let Some(then) = on.filter(|_| !table.is_led()) {
        return Some(Command::ActThen(action, then));
    }
    let waits = armed != Some(action) && asks_first(session, offer);
    (!waits).then_some(Command::Act(action))
}

/// Says why a press on a thing is refused.
fn refuse(
    localizer: Localizer,
    table: &Table,
    (shell, now): (&mut Shell, Duration),
    (refusal, thing): (usize, Thing),
) {
    let no = &table.sight.refusals[refusal];
    let text = localizer.say(&no.message, &table.sight.catalogue);
    shell.note(text, Some(no.rule.0.to_owned()), true, now);
    shell.speaks_of(vec![thing]);
    // What was refused gets no ring: it would look as if it could be chosen.
    bring_forward(shell, &table.sight, thing);
}

/// A figure that shows nothing that is played with says what it is: a sum, an indicator.
fn tell_figure(session: &Session, shell: &mut Shell, key: &str, now: Duration) {
    let Some(table) = &session.table else { return };
    if let Some(message) = scene::about(&table.sight, key) {
        let text = session.localizer().say(&message, &table.sight.catalogue);
        shell.note(text, None, false, now);
    }
}

/// Flies along a way, or only makes its end the goal of whoever is asked and shows what is known of
/// it.
fn set_out(table: &Table, shell: &mut Shell, way: &Route, meant: &Meaning) -> Option<Command> {
    let seat = table.sight.chooser()?;
    if !looks_first(table, shell.course(seat), way, meant) {
        return Some(Command::Lead(way.to));
    }
    shell.set_course(seat, way.to);
    select(shell, &table.sight, way.to);
    None
}

/// Somebody looks at a thing, or means what is usually meant by a click on it.
fn look_at(table: &Table, shell: &mut Shell, thing: Thing) -> Option<ChoiceMade> {
    let usual = usually_meant(table, thing);
    match usual {
        // It is done, or refused.
        Some(_) => bring_forward(shell, &table.sight, thing),
        None => select(shell, &table.sight, thing),
    }
    usual
}

/// The menu of the position editor that a click asks for.
fn hand_menu(table: &Table, click: &BoardClick, place: &PointerPlace) -> Option<HandMenu> {
    let asked = table.mode == Mode::Study && click.button == MouseButton::Right;
    asked.then(|| HandMenu { at: cursor(place), of: MenuOf::of(click.thing) })
}

/// Where the pointer is in the window.
fn cursor(place: &PointerPlace) -> (f32, f32) {
    place.at().unwrap_or_default().into()
}

/// What would usually be meant by a click is asked of the table, which says why it cannot be now.
fn usually_meant(table: &Table, thing: Thing) -> Option<ChoiceMade> {
    let action = game_ui::of(table.sight.game).meant(&table.sight, thing);
    let action = action.filter(|_| table.asked())?;
    Some(ChoiceMade { state_no: table.version, action })
}

/// Whether a click on the board that means this offer only selects it at first.
fn asks_first(session: &mut Session, offer: usize) -> bool {
    let Some(table) = session.table.as_mut() else { return false };
    let (sheet, offer) = (game_ui::of(table.sight.game), &table.sight.offers[offer]);
    let action = offer.action;
    sheet.asks_first(&table.sight, offer)
        // In a lesson one press is one step.
        || sheet.plays_for_good(action.verb)
            && !table.is_led()
            && table.stands_for_good(action)
}

/// What was carried somewhere becomes what that means in the game.
pub fn catch(
    mut drops: MessageReader<BoardDrop>,
    time: Res<Time<Real>>,
    session: Res<Session>,
    mut shell: ResMut<Shell>,
    mut sent: MessageWriter<CommandSent>,
    mut overlay: EguiContexts,
) {
    let live = overlay.ctx_mut().map_or(true, |ctx| presses::may_answer(ctx));
    for drop in drops.read() {
        let open = shell.screen == Screen::Table && shell.dialogs.is_empty();
        let Some(table) = session.table.as_ref().filter(|_| open) else { continue };
        if edits(Some(table), &shell) {
            let command = let_go(table, &mut shell, drop);
            sent.write_batch(command.map(|command| CommandSent::seeing(&session, command)));
            continue;
        }
        if !table.asked() || !live {
            continue;
        }
        let actions = game_ui::of(table.sight.game).dropped(&table.sight, drop.from, drop.onto);
        let command = match actions[..] {
            [] => {
                let [from, onto] =
                    [Some(drop.from), drop.onto].map(|thing| lies_in(&table.sight, thing?));
                // Whoever puts it back where it lay has only changed their mind.
                if onto.is_some() && onto != from {
                    let words = session.texts().text("ui-drop-nothing");
                    shell.note(words, None, true, time.elapsed());
                }
                continue;
            }
            // Where it is not possible, the table says why.
            [action] => Command::Act(action),
            _ => Command::ActAll(actions),
        };
        sent.write(CommandSent::seeing(&session, command));
    }
    // Looked at before it is taken: what does not change must not seem to.
    if let Some(carried) = shell.study_form.in_vain {
        shell.study_form.in_vain = None;
        tell_in_vain(&session, &mut shell, carried, time.elapsed());
    }
}

/// In which zone a thing lies, or which one it is.
fn lies_in(sight: &Sight, thing: Thing) -> Option<ZoneId> {
    match thing {
        Thing::Zone(zone) => Some(zone),
        Thing::Piece(piece) => sight.location(piece),
        Thing::Space(_) | Thing::Link(_) | Thing::Seat(_) => None,
    }
}

/// Says why a piece of the position editor was carried in vain.
fn tell_in_vain(
    session: &Session,
    shell: &mut Shell,
    (piece, why): (PieceId, &'static str),
    now: Duration,
) {
    let Some(table) = &session.table else { return };
    let names = Some(&*table.sight.catalogue);
    let texts = TableText { localizer: session.localizer(), names };
    let text = texts.named(why, "piece", &texts.piece(piece));
    shell.note(text, None, true, now);
}

/// A piece was let go by the position editor: on a place, or on the panel, where the tray is.
fn let_go(table: &Table, shell: &mut Shell, drop: &BoardDrop) -> Option<Command> {
    let over_board = shell.free.contains(drop.at);
    let onto = match shell.study_form.on_panel(drop.at.into()) && !over_board {
        true => shell.study_form.tray.map(Thing::Zone),
        false => drop.onto.filter(|_| over_board),
    };
    shell.study_form.in_vain = study::in_vain(&table.sight, drop.from, onto);
    match study::put(&table.sight, drop.from, onto?, drop.at.into()) {
        Ok(command) => command,
        Err(menu) => {
            shell.study_form.menu = Some(menu);
            None
        }
    }
}

/// Selects a thing and brings the tab to the front that knows more about it.
fn select(shell: &mut Shell, sight: &Sight, thing: Thing) {
    shell.selected = Some(thing);
    bring_forward(shell, sight, thing);
}

/// Brings the tab to the front that knows more about a thing.
fn bring_forward(shell: &mut Shell, sight: &Sight, thing: Thing) {
    if let Some(key) = game_ui::of(sight.game).tab_of(sight, thing) {
        shell.tab = Tab::Game(key);
    }
    if let Thing::Seat(seat) = thing {
        shell.shown_seat = seat;
    }
}
