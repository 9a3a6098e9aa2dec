//! The bridge between session and board: the sight becomes a scene, offers glow, clicks become
//! choices. It decides nothing; what a click means follows from the offers and refusals of the
//! sight.

use super::{
    session::{Chosen, CommandSent, Session, Shell},
    table::{Moved, Table},
};
use crate::{
    table::{
        action::{Offer, Thing},
        ids::{PieceId, SpaceId, Viewer, ZoneId},
        sight::Sight,
    },
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
        art::palette::Rgba,
        board::{BoardClick, BoardDrop, BoardInput, BoardOutput, DiceRoll, PointerPlace, Trace},
        figures::{Figure, Scene},
        scene::{SceneContext, build_scene, key_of},
    },
};
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use std::{ops::RangeInclusive, path::PathBuf, sync::Arc, time::Duration};

/// How much larger words on the board get with the text size: half of what panels do, and no more
/// than the free room bears; and a little more on a very large screen.
fn board_text(text_size: u16, free: bevy::math::Rect) -> f32 {
    let wanted = 1.0 + (f32::from(text_size) / 100.0 - 1.0) * 0.5;
    let room = if free.is_empty() { 1.0 } else { free.height() / 560.0 };
    let large = (free.height() / 920.0).clamp(1.0, 1.35);
    // Where the board is small, names as large as that would lie on each other; zooming in brings
    // them up.
    wanted.min(room * 1.15).max(1.0) * large
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
pub(super) fn edits(table: Option<&Table>, shell: &Shell) -> bool {
    shell.tab == Tab::Study && table.is_some_and(|t| t.mode == Mode::Study)
}

/// Brings the board's input up to date with the session.
pub fn show(
    session: Res<Session>,
    shell: Res<Shell>,
    board: Res<BoardOutput>,
    mut input: ResMut<BoardInput>,
    mut shown: Local<ShownFor>,
) {
    let now = ShownFor::of(&session, &shell, &board);
    let menu = shell.choice.is_some() || shell.study_form.menu.is_some();
    let keys_taken = !shell.dialogs.is_empty() || menu;
    if input.keys_taken != keys_taken {
        input.keys_taken = keys_taken;
    }
    if input.free != shell.free {
        input.free = shell.free;
        input.text_scale = board_text(session.settings.text_size, shell.free);
    }
    if *shown == now {
        return;
    }
    let input = &mut *input;
    input.palette = session.settings.seat_set();
    input.text_scale = board_text(session.settings.text_size, shell.free);
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
    input.highlighted = now.pointed.iter().chain(&now.hovered).copied().collect();
    input.selected = now.selected.into_iter().collect();
    input.version += 1;
    *shown = now;
}

fn clear_scene(input: &mut BoardInput) {
    input.scene = Arc::new(Scene::default());
    input.offered.clear();
    input.traces.clear();
    input.paths.clear();
    input.within_reach.clear();
    input.dice = None;
    input.handy.clear();
}

/// How strongly what is only foreseen is painted.
const GHOST: Rgba = [255, 255, 255, 185];

/// What would come to lie where, if what is pointed at on the board or on a sheet were done.
fn foreseen(table: &Table, shell: &Shell, board: &BoardOutput) -> Vec<(PieceId, ZoneId)> {
    if !table.asked() || !shell.dialogs.is_empty() {
        return Vec::new();
    }
    let sheet = game_ui::of(table.sight.game);
    let under = board.hovered.as_ref().and_then(|h| h.thing);
    let pointed = under.into_iter().chain(shell.hovered.iter().copied());
    let mut all: Vec<_> = pointed.flat_map(|thing| sheet.foreseen(&table.sight, thing)).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// The same as figures: each piece as it is drawn, faintly, on the place to which it would come.
fn ghosts(scene: &Scene, foreseen: &[(PieceId, ZoneId)]) -> Vec<Figure> {
    let figure = |key: &str| scene.figures.iter().find(|figure| figure.key == key);
    let ghost = |&(piece, zone): &(PieceId, ZoneId)| {
        let (piece, zone) = (key_of(Thing::Piece(piece)), key_of(Thing::Zone(zone)));
        let (of, at) = (figure(&piece)?, figure(&zone)?.at);
        // Another one that stands there already stays to be seen beneath it.
        let taken = scene.figures.iter().any(|other| {
            let (x, y) = (other.at.0 - at.0, other.at.1 - at.1);
            other.layer >= of.layer && other.key != piece && x.hypot(y) < of.size / 2.0
        });
        let up = if taken { of.size * 0.45 } else { 0.0 };
        let layer = of.layer + 3;
        let key = format!("~ghost/{piece}/{zone}");
        Some(Figure { key, at: (at.0, at.1 - up), tint: GHOST, layer, label: None, ..of.clone() })
    };
    foreseen.iter().filter_map(ghost).collect()
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
    input.offered = lit(match table.led_to() {
        Some(_) => table.lesson_things(),
        None => offered(sight),
    });
    input.within_reach = lit(shell.routes.reach(table).to_vec());
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

/// The thing to which a way is shown: the one under the pointer, or else where the seat is bound
/// for.
fn planned(table: &Table, shell: &Shell, board: &BoardOutput) -> Option<Thing> {
    if !table.asked() || !shell.dialogs.is_empty() {
        return None;
    }
    let under = board.hovered.as_ref().and_then(|h| h.thing);
    let leads = |to: &Thing| shell.routes.to(table, *to).is_some();
    under.filter(leads).or_else(|| shell.course(table.sight.chooser()?).filter(leads))
}

/// The way to a thing, as it is drawn.
fn way(table: &Table, shell: &Shell, to: Option<Thing>, session: &Session) -> Option<Trace> {
    let (sight, palette) = (&table.sight, session.settings.seat_set());
    let context = SceneContext { localizer: session.localizer(), palette, room: None };
    let way = shell.routes.to(table, to?)?;
    let colour = context.livery(sight, sight.chooser()?).colour();
    Some(Trace { colour, points: way.way.iter().map(|s| place(sight, *s)).collect() })
}

/// What is pointed at: by a sentence, or by the step that is shown of what others did.
fn pointed(table: Option<&Table>, shell: &Shell) -> Vec<Thing> {
    let mut things = shell.pointed.as_ref().map(|(t, _)| t.clone()).unwrap_or_default();
    if let (Some((step, version)), Some(table)) = (shell.walk, table)
        && version == table.version
    {
        let step = table.steps_since().get(step).map(|s| s.things.clone());
        things.extend(step.unwrap_or_default());
    }
    things.extend(table.map(Table::lesson_things).unwrap_or_default());
    things
}

/// Where a move on the board begins and ends, in board units.
fn ends(sight: &Sight, moved: &Moved) -> [(f32, f32); 2] {
    [moved.from, moved.to].map(|space| place(sight, space))
}

/// Where a space lies, in board units.
fn place(sight: &Sight, space: SpaceId) -> (f32, f32) {
    let (x, y) = sight.catalogue.spaces[space.ix()].at;
    (x as f32 / 10.0, y as f32 / 10.0)
}

/// What was moved lately: moves of one piece after the other are one trace.
fn traces(table: &Table, context: SceneContext) -> Vec<Trace> {
    let sight = &table.sight;
    let mut traces: Vec<Trace> = Vec::new();
    let mut last = None;
    for (seat, moved) in table.recent_moves() {
        let points = ends(sight, &moved);
        match traces.last_mut() {
            Some(trace) if last == Some((moved.piece, moved.from)) => trace.points.push(points[1]),
            _ => traces.push(Trace {
                colour: seat.map_or([255; 4], |s| context.livery(sight, s).colour()),
                points: points.to_vec(),
            }),
        }
        last = Some((moved.piece, moved.to));
    }
    traces
}

/// The last roll. Where the game counts none, an entry in which something was left to chance is a
/// new one.
fn dice(table: &Table, context: SceneContext) -> Option<DiceRoll> {
    let sight = &table.sight;
    let shown = game_ui::of(sight.game).dice(sight).filter(|d| !d.faces.is_empty())?;
    let roll = table.play.entries().iter().rposition(|e| !e.chance.is_empty());
    Some(DiceRoll {
        faces: shown.faces,
        sides: shown.sides,
        pilot: shown.pilot,
        colour: context.livery(sight, shown.seat).colour(),
        roll: shown.roll.unwrap_or(roll.map_or(0, |i| i as u64 + 1)),
    })
}

/// The things that glow.
fn offered(sight: &Sight) -> Vec<Thing> {
    let sheet = game_ui::of(sight.game);
    let glowing = sight.offers.iter().filter(|o| sheet.glows(o.action.verb));
    let mut things: Vec<Thing> = glowing.flat_map(|o| sheet.targets(sight, o)).collect();
    things.sort();
    things.dedup();
    things
}

/// What a click on a thing means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// Do this offer.
    Do(usize),
    /// Choose among these offers.
    Among(Vec<usize>),
    /// It is not possible: the refusal.
    Refused(usize),
    /// Look more closely.
    Look,
}

/// What a click on `thing` means in a sight.
pub fn meaning(sight: &Sight, asked: bool, thing: Thing) -> Meaning {
    if !asked {
        return Meaning::Look;
    }
    let sheet = game_ui::of(sight.game);
    let hits: Vec<usize> = sight
        .offers
        .iter()
        .enumerate()
        .filter(|(_, o)| sheet.targets(sight, o).contains(&thing))
        .map(|(i, _)| i)
        .collect();
    match hits.as_slice() {
        [only] if sight.offers[*only].range.is_none() => return Meaning::Do(*only),
        [] => {}
        _ => return Meaning::Among(hits),
    }
    let refused = sight.refusals.iter().position(|r| {
        let offer = Offer { action: r.action, range: None, message: Some(r.message.clone()) };
        sheet.targets(sight, &offer).contains(&thing)
    });
    refused.map_or(Meaning::Look, Meaning::Refused)
}

/// Where a lesson leads, a click that could mean several things means what the lesson wants.
fn led(table: &Table, meant: Meaning) -> Meaning {
    let (Meaning::Among(hits), Some(wanted)) = (&meant, table.led_to()) else { return meant };
    let hits: Vec<usize> = hits.iter().copied().filter(|i| wanted.contains(i)).collect();
    match hits[..] {
        [only] if table.sight.offers[only].range.is_none() => Meaning::Do(only),
        [] => meant,
        _ => Meaning::Among(hits),
    }
}

/// Whether a click that could mean this leads along a way: what it could be beside is part of it.
pub(super) fn leads(table: &Table, way: &Route, meant: &Meaning) -> bool {
    let sight = &table.sight;
    let sheet = game_ui::of(sight.game);
    let part = |i: &usize| {
        let verb = sight.offers[*i].action.verb;
        way.legs.iter().any(|leg| leg.action.verb == verb)
    };
    match meant {
        Meaning::Do(i) => part(i),
        Meaning::Among(hits) => hits.iter().all(part),
        Meaning::Refused(i) => sheet.on_board(sight.refusals[*i].action.verb),
        Meaning::Look => true,
    }
}

/// Clicks on the board become choices, menus, reasons or a selection.
pub fn listen(
    mut clicks: MessageReader<BoardClick>,
    time: Res<Time<Real>>,
    mut session: ResMut<Session>,
    mut shell: ResMut<Shell>,
    place: PointerPlace,
    mut chosen: MessageWriter<Chosen>,
    mut sent: MessageWriter<CommandSent>,
    mut overlay: EguiContexts,
) {
    for click in clicks.read() {
        let open = shell.screen == Screen::Table && shell.dialogs.is_empty();
        let Some(table) = session.table.as_ref().filter(|_| open) else { continue };
        let armed = shell.armed(table).filter(|_| click.button == MouseButton::Left);
        let waiting = shell.choice.take();
        shell.study_form.menu = hand_menu(table, click, &place);
        let Some(thing) = click.thing.filter(|_| shell.study_form.menu.is_none()) else { continue };
        if click.button != MouseButton::Left {
            shell.selected = Some(thing);
            sent.write(Command::OpenTab(Tab::Rules).into());
            continue;
        }
        let meant = led(table, meaning(&table.sight, table.asked(), thing));
        if let Some(way) = shell.routes.to(table, thing).filter(|way| leads(table, way, &meant)) {
            if !overlay.ctx_mut().is_ok_and(|ctx| presses::acts_twice(ctx)) {
                sent.write(CommandSent::seeing(&session, Command::Lead(way.to)));
            }
            continue;
        }
        match meant {
            // The second half of a double click would act on what now lies there.
            Meaning::Do(_) if overlay.ctx_mut().is_ok_and(|ctx| presses::acts_twice(ctx)) => {
                shell.choice = armed.and(waiting);
            }
            // What nobody would want who knew what comes of it, and what cannot be taken back, is
            // asked for once more.
            Meaning::Do(i) => {
                let (action, state_no) = (table.sight.offers[i].action, table.version);
                if armed != Some(action) && asks_first(&mut session, i) {
                    shell.choice = Some((cursor(&place), vec![i], state_no));
                } else {
                    chosen.write(Chosen { state_no, action });
                }
            }
            Meaning::Among(hits) => shell.choice = Some((cursor(&place), hits, table.version)),
            Meaning::Refused(i) => {
                let no = &table.sight.refusals[i];
                let text = session.localizer().say(&no.message, &table.sight.catalogue);
                shell.note(text, Some(no.rule.0.to_owned()), true, time.elapsed());
                select(&mut shell, &table.sight, thing);
            }
            Meaning::Look => {
                chosen.write_batch(usually_meant(table, thing));
                select(&mut shell, &table.sight, thing);
            }
        }
    }
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
fn usually_meant(table: &Table, thing: Thing) -> Option<Chosen> {
    let action = game_ui::of(table.sight.game).meant(&table.sight, thing);
    let action = action.filter(|_| table.asked())?;
    Some(Chosen { state_no: table.version, action })
}

/// Whether a click on the board that means this offer only selects it at first.
fn asks_first(session: &mut Session, offer: usize) -> bool {
    let Some(table) = session.table.as_mut() else { return false };
    let (sheet, offer) = (game_ui::of(table.sight.game), &table.sight.offers[offer]);
    let action = offer.action;
    sheet.asks_first(&table.sight, offer)
        || sheet.plays_for_good(action.verb) && table.stands_for_good(action)
}

/// What was carried somewhere becomes what that means in the game.
pub fn catch(
    mut drops: MessageReader<BoardDrop>,
    time: Res<Time<Real>>,
    session: Res<Session>,
    mut shell: ResMut<Shell>,
    mut sent: MessageWriter<CommandSent>,
) {
    for drop in drops.read() {
        let open = shell.screen == Screen::Table && shell.dialogs.is_empty();
        let Some(table) = session.table.as_ref().filter(|_| open) else { continue };
        if edits(Some(table), &shell) {
            let command = let_go(table, &mut shell, drop);
            sent.write_batch(command.map(|command| CommandSent::seeing(&session, command)));
            continue;
        }
        if !table.asked() {
            continue;
        }
        let actions = game_ui::of(table.sight.game).dropped(&table.sight, drop.from, drop.onto);
        if !actions.is_empty() {
            sent.write(CommandSent::seeing(&session, Command::ActAll(actions)));
        }
    }
    // Looked at before it is taken: what does not change must not seem to.
    if let Some(piece) = shell.study_form.nowhere {
        shell.study_form.nowhere = None;
        tell_nowhere(&session, &mut shell, piece, time.elapsed());
    }
}

/// Says that a piece of the position editor was let go where nothing can lie.
fn tell_nowhere(session: &Session, shell: &mut Shell, piece: PieceId, now: Duration) {
    let Some(table) = &session.table else { return };
    let names = Some(&*table.sight.catalogue);
    let texts = TableText { localizer: session.localizer(), names };
    let text = texts.named("ui-study-nowhere", "piece", &texts.piece(piece));
    shell.note(text, None, true, now);
}

/// A piece was let go by the position editor: on a place, or on the panel, where the tray is.
fn let_go(table: &Table, shell: &mut Shell, drop: &BoardDrop) -> Option<Command> {
    let over_board = shell.free.contains(drop.at);
    let onto = match shell.study_form.on_panel(drop.at.into()) && !over_board {
        true => shell.study_form.tray.map(Thing::Zone),
        false => {
            let onto = drop.onto.filter(|_| over_board);
            shell.study_form.nowhere = study::homeless(&table.sight, drop.from, onto);
            onto
        }
    };
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
    if let Some(key) = game_ui::of(sight.game).tab_of(sight, thing) {
        shell.tab = Tab::Game(key);
    }
    if let Thing::Seat(seat) = thing {
        shell.shown_seat = seat;
    }
}

/// A running game stands still while nobody looks at it.
pub fn watching(session: &Session, shell: &Shell) -> bool {
    shell.screen == Screen::Table
        && session
            .table
            .as_ref()
            .is_some_and(|t| matches!(t.mode, Mode::Play | Mode::Study | Mode::Replay { .. }))
}

/// How long a hover must rest before it shows more.
pub const REST: Duration = Duration::from_millis(250);
