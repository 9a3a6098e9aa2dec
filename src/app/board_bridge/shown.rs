//! Brings the board up to date with the session, where what it was shown for has changed. It
//! decides nothing and chooses nothing.

use super::{
    counselled::{line_of, numbers, way_of},
    marks::{dice, ends, foreseen, ghosts, offered, planned, pointed, traces, way},
};
use crate::{
    app::{
        session::{Session, Shell},
        table::{Moved, Table},
    },
    table::{
        action::Thing,
        ids::{PieceId, Viewer, ZoneId},
    },
    ui::{
        command::{Screen, Tab},
        game_ui,
        model::Mode,
        presses, study,
    },
    view::{
        board::{BoardInput, BoardOutput},
        figures::Scene,
        scene::{SceneContext, build_scene, key_of},
    },
};
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use std::{ops::RangeInclusive, path::PathBuf, sync::Arc};

/// The share of the growth of panels that words on the board have: each has but so much room there.
const GROWTH: f32 = 0.6;

/// How much larger words on the board get with the text size: those that can give way, which they
/// do by their rank where there is no room; and those that are always written, no more than the
/// free room bears. On a very large screen both are a little larger.
fn board_text(text_size: u16, free: bevy::math::Rect) -> (f32, f32) {
    let more = (f32::from(text_size) / 100.0 - 1.0).max(0.0);
    let room = if free.is_empty() { 1.0 } else { free.height() / 560.0 };
    let large = (free.height() / 920.0).clamp(1.0, 1.35);
    let firm = (1.0 + more * 0.5).min(room * 1.15).max(1.0);
    ((1.0 + more * GROWTH) * large, firm * large)
}

/// What the board was last shown for.
#[derive(Default, PartialEq, Clone)]
pub struct ShownFor {
    version: Option<u64>,
    screen: Option<Screen>,
    hovered: Vec<Thing>,
    pointed: Vec<Thing>,
    selected: Option<Thing>,
    language: &'static str,
    ladder: bool,
    high_contrast: bool,
    /// Whether pieces are carried by the position editor.
    edits: bool,
    covered: bool,
    /// The room for the board in whole points.
    room: (u16, u16),
    viewer: Option<Viewer>,
    /// The file and how many entries: which of them are new is seen as motion.
    game: Option<(PathBuf, usize)>,
    /// The thing to which a way is shown.
    planned: Option<Thing>,
    /// What would come to lie where, if what is pointed at were done.
    foreseen: Vec<(PieceId, ZoneId)>,
    /// The line of counsel that is shown: which it is, by where it lies, and what it is worth.
    counsel: Option<(usize, Option<i64>)>,
}

impl ShownFor {
    fn of(session: &Session, shell: &Shell, board: &BoardOutput) -> Self {
        let table = shown_table(session, shell);
        Self {
            version: table.map(|t| t.version),
            screen: Some(shell.screen),
            hovered: shell.hovered.clone(),
            pointed: pointed(table, shell),
            selected: shell.selected,
            language: session.localizer().language().code(),
            ladder: session.settings.ladder_colours,
            high_contrast: session.settings.high_contrast,
            edits: edits(table, shell),
            covered: table.is_some_and(|t| t.curtain().is_some()),
            room: shell.room,
            viewer: table.map(|t| t.sight.viewer),
            game: table.map(|t| (t.file.clone(), t.play.entries().len())),
            planned: table.and_then(|t| planned(t, shell, board)),
            foreseen: table.map(|t| foreseen(t, shell, board)).unwrap_or_default(),
            counsel: table
                .and_then(|t| line_of(t, shell))
                .map(|line| (std::ptr::from_ref(line) as usize, line.chance)),
        }
    }

    /// Whether somebody else looks, or at another game, or the curtain has just opened: then
    /// nothing has moved since the picture before.
    fn is_elsewhere(&self, before: &ShownFor) -> bool {
        let file = |s: &ShownFor| s.game.as_ref().map(|(file, _)| file.clone());
        (self.viewer, self.covered, self.screen) != (before.viewer, before.covered, before.screen)
            || file(self) != file(before)
    }

    /// The numbers of the entries that the picture before did not show.
    fn new_since(&self, before: &ShownFor) -> RangeInclusive<usize> {
        let len = |s: &ShownFor| s.game.as_ref().map_or(0, |(_, len)| *len);
        let from = if self.is_elsewhere(before) { len(self) } else { len(before).min(len(self)) };
        from + 1..=len(self)
    }

    /// Whether the scene itself may be another one.
    fn other_scene(&self, than: &ShownFor) -> bool {
        let look = |s: &ShownFor| (s.language, s.ladder, s.high_contrast, s.room);
        let scene = |s: &ShownFor| (s.version, look(s), s.covered, s.screen);
        scene(self) != scene(than) || self.edits != than.edits
    }
}

fn shown_table<'a>(session: &'a Session, shell: &Shell) -> Option<&'a Table> {
    session.table.as_ref().filter(|_| shell.screen == Screen::Table)
}

/// Whether the position is changed by hand on the board: the editor of study mode is in front.
pub(in crate::app) fn edits(table: Option<&Table>, shell: &Shell) -> bool {
    shell.tab == Tab::Study && table.is_some_and(|t| t.mode == Mode::Study)
}

/// Brings the board's input up to date with the session.
pub fn show(
    session: Res<Session>,
    shell: Res<Shell>,
    board: Res<BoardOutput>,
    mut input: ResMut<BoardInput>,
    mut shown: Local<ShownFor>,
    mut overlay: EguiContexts,
) {
    let veiled = overlay.ctx_mut().map_or(0.0, |ctx| 1.0 - presses::shown(ctx));
    if input.veiled != veiled {
        input.veiled = veiled;
    }
    let now = ShownFor::of(&session, &shell, &board);
    let menu = shell.choice.is_some() || shell.study_form.menu.is_some();
    let small = shell.free != shell.large;
    if input.small != small {
        input.small = small;
    }
    let keys_taken = !shell.dialogs.is_empty() || menu || small;
    if input.keys_taken != keys_taken {
        input.keys_taken = keys_taken;
    }
    if input.free != shell.free {
        input.free = shell.free;
        (input.text_scale, input.firm_scale) = board_text(session.settings.text_size, shell.free);
    }
    if *shown == now {
        return;
    }
    let input = &mut *input;
    input.palette = session.settings.seat_set();
    (input.text_scale, input.firm_scale) = board_text(session.settings.text_size, shell.free);
    input.reduced_motion = session.settings.reduced_motion;
    input.high_contrast = session.settings.high_contrast;
    input.covered = now.covered;
    if now.other_scene(&shown) {
        match shown_table(&session, &shell) {
            None => clear_scene(input),
            Some(table) => {
                let new = now.new_since(&shown);
                show_table(input, table, (&session, &shell), (now.room, &new));
            }
        }
        input.still = now.is_elsewhere(&shown);
    }
    input.planned =
        shown_table(&session, &shell).and_then(|t| way(t, &shell, now.planned, &session));
    input.ghosts = ghosts(&input.scene, &now.foreseen);
    let counsel = shown_table(&session, &shell).and_then(|t| Some((t, line_of(t, &shell)?)));
    if let Some((table, line)) = counsel {
        input.ghosts.extend(numbers(&input.scene, line));
        let way = || way_of(table, line, &session);
        input.planned = input.planned.take().or_else(way);
    }
    let lesson = session.table.as_ref().is_some_and(|table| !table.lesson_things().is_empty());
    point(input, &now, lesson);
    input.selected = now.selected.into_iter().collect();
    input.version += 1;
    *shown = now;
}

/// What somebody speaks of stands out. What a lesson asks for is not to be taken for what a button
/// under the pointer is about.
fn point(input: &mut BoardInput, now: &ShownFor, lesson: bool) {
    input.highlighted.clone_from(&now.pointed);
    input.touched.clear();
    let about = if lesson { &mut input.touched } else { &mut input.highlighted };
    about.extend(now.hovered.iter().copied());
}

fn clear_scene(input: &mut BoardInput) {
    input.scene = Arc::new(Scene::default());
    input.offered.clear();
    input.led = false;
    input.traces.clear();
    input.paths.clear();
    input.within_reach.clear();
    input.dice = None;
    input.handy.clear();
}

fn show_table(
    input: &mut BoardInput,
    table: &Table,
    (session, shell): (&Session, &Shell),
    ((wide, high), new): ((u16, u16), &RangeInclusive<usize>),
) {
    let (sight, palette) = (&table.sight, session.settings.seat_set());
    let room = Some((f32::from(wide), f32::from(high)));
    let context = SceneContext { localizer: session.localizer(), palette, room };
    let scene = build_scene(sight, context);
    let strong = session.settings.high_contrast;
    input.scene = Arc::new(if strong { scene.in_high_contrast() } else { scene });
    let colour = sight.chooser().filter(|_| table.asked());
    let colour = colour.map(|s| context.livery(sight, s).colour());
    let lit = |things: Vec<Thing>| -> Vec<_> {
        colour.map_or_else(Vec::new, |c| things.into_iter().map(|t| (t, c)).collect())
    };
    let [here, further] = match table.led_to() {
        Some(_) => [table.lesson_things(), Vec::new()],
        None => offered(sight),
    };
    input.offered = lit(here);
    input.led = table.led_to().is_some();
    input.within_reach = lit(shell.routes.reach(table).iter().copied().chain(further).collect());
    input.traces = traces(table, context);
    let path = |m: &Moved| (key_of(Thing::Piece(m.piece)), ends(sight, m).to_vec());
    let past = new.clone().filter_map(|n| table.past.get(n));
    input.paths = past.flat_map(|past| past.moved.iter().map(path)).collect();
    input.dice = dice(table, context);
    input.handy = match (edits(Some(table), shell), table.asked()) {
        (true, _) => study::carried_things(sight, &input.scene),
        (false, true) => game_ui::of(sight.game).handy(sight),
        (false, false) => Vec::new(),
    };
}
