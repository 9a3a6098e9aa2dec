//! What has happened, in words at the edge of the window for a while: where it lies on no button,
//! and on as little of the board as can be. It changes nothing.

use super::{chips, dialog, large_place};
use crate::{
    app::session::{Session, Shell},
    table::action::Thing,
    ui::{
        command::{Command, Screen},
        dialogs::{self, Notice},
        game_ui,
        model::Model,
        presses,
        since::{self, Covered},
        theme,
    },
    view::{
        board::{BoardInput, BoardOutput},
        figures::Figure,
        scene,
    },
};
use bevy_egui::egui::{
    Align2, Area, Context, CornerRadius, Id, Order, Pos2, Rect, Vec2, pos2, vec2,
};

/// How much what is pressed weighs beside what is only looked at.
const PRESSED: f32 = 400.0;
/// How wide a message may be at the table, in heights of body text: two lines of words lie low.
const WIDEST: f32 = 30.0;

/// The messages: at the table in a corner of the board, where they lie on no button of a panel; one
/// of the head where something is being resolved at the foot.
pub(super) fn show_messages(
    ctx: &Context,
    screen: Rect,
    session: &Session,
    model: Option<&Model>,
    (shell, board): (&mut Shell, (&BoardOutput, &BoardInput)),
    commands: &mut Vec<Command>,
) {
    shell.reads_notes = false;
    let lay = Id::new("where messages lie");
    if shell.notes.is_empty() {
        if let Some(place) = ctx.data(|d| d.get_temp::<Rect>(lay)) {
            ctx.data_mut(|d| d.remove::<Rect>(lay));
            presses::gone(ctx, place);
        }
        return;
    }
    let version = session.table.as_ref().map(|table| table.version);
    let mut notes: Vec<_> = shell.notes.iter().map(|(n, _)| n.clone()).collect();
    for note in &mut notes {
        note.answers.retain(|answer| answer.version.is_none() || answer.version == version);
    }
    let (at, pivot, wide) = place(ctx, screen, session, model, (shell, board, &notes));
    let texts = session.texts();
    let area = Area::new(Id::new("messages")).order(Order::Tooltip).fixed_pos(at).pivot(pivot);
    let shown = area.show(ctx, |ui| {
        ui.style_mut().visuals.widgets.noninteractive.corner_radius =
            CornerRadius::same(theme::RADIUS);
        // The frame's own margin and edge stand outside the words.
        ui.set_max_width((wide - 42.0).max(160.0));
        commands.extend(dialogs::messages_ui(ui, texts, &notes));
    });
    ctx.data_mut(|d| d.insert_temp(lay, shown.response.rect));
    let pointer = ctx.pointer_hover_pos();
    shell.reads_notes = pointer.is_some_and(|at| shown.response.rect.contains(at));
}

/// Where they stand, by which corner, and how wide they may be.
fn place(
    ctx: &Context,
    screen: Rect,
    session: &Session,
    model: Option<&Model>,
    (shell, board, notes): (&Shell, (&BoardOutput, &BoardInput), &[Notice]),
) -> (Pos2, Align2, f32) {
    let foot = pos2(screen.left() + 16.0, screen.bottom() - 16.0);
    let beside = dialog::covers(ctx).map(|dialog| dialog.left() - screen.left() - 32.0);
    if let Some(left) = beside.filter(|left| *left > 200.0) {
        // Beside a dialog, not on its buttons.
        return (foot, Align2::LEFT_BOTTOM, left);
    }
    let free = Rect::from_min_max(
        pos2(shell.large.min.x, shell.large.min.y),
        pos2(shell.large.max.x, shell.large.max.y),
    )
    .shrink(12.0);
    if shell.screen != Screen::Table || !free.is_positive() {
        return (foot, Align2::LEFT_BOTTOM, screen.width() - 32.0);
    }
    let resolved = model.is_some_and(|model| {
        let sheet = game_ui::of(model.sight.game);
        sheet.needs_foot() || sheet.has_tray(model)
    });
    let em = theme::body_size(screen.height(), session.settings.text_size);
    let wide = (free.width() * 0.6).min(em * WIDEST);
    let size = size_of(notes, wide, em);
    let spoken = spoken_of(notes, board);
    let hides =
        |corner: Align2| since::hidden(corner.align_size_within_rect(size, free), &spoken) > 0.0;
    let corner = corner(ctx, (free, resolved), (notes, &hides), || {
        // The names that swap board and shop are pressed, and what others did is read.
        let over = large_place::switch(ctx).into_iter().chain(chips::places(ctx));
        let over = over.map(|lies| Covered { lies, weight: PRESSED });
        let kept: Vec<Covered> = spoken.iter().copied().chain(over).collect();
        least_hidden(free, size, resolved, (board, &kept))
    });
    (corner.pos_in_rect(&free), corner, wide)
}

/// In which corner they stand: as long as something of it is still said there, in the same one, but
/// for a new one that would lie on what it speaks of.
fn corner(
    ctx: &Context,
    room: (Rect, bool),
    (notes, hides): (&[Notice], &dyn Fn(Align2) -> bool),
    find: impl FnOnce() -> Align2,
) -> Align2 {
    let id = Id::new("corner of messages");
    let said: Vec<u64> = notes.iter().map(|note| note.id).collect();
    let last: Option<((Rect, bool), Vec<u64>, Align2)> = ctx.data(|d| d.get_temp(id));
    let stays = last.filter(|(was, ids, corner)| {
        let is_same = *was == room && ids.iter().any(|id| said.contains(id));
        let comes = said.iter().any(|id| !ids.contains(id));
        is_same && !(comes && hides(*corner))
    });
    let corner = stays.map_or_else(find, |(.., corner)| corner);
    ctx.data_mut(|d| d.insert_temp(id, (room, said, corner)));
    corner
}

/// About how large so many words are.
fn size_of(notes: &[Notice], wide: f32, em: f32) -> Vec2 {
    let lines = |note: &Notice| (note.text.chars().count() as f32 * em * 0.5 / wide).ceil();
    let high = |note: &Notice| (lines(note) + 1.5) * em * 1.5 + em;
    vec2(wide, notes.iter().map(high).sum())
}

/// Where what the messages speak of lies on the board. Nothing weighs more.
fn spoken_of(notes: &[Notice], (board, input): (&BoardOutput, &BoardInput)) -> Vec<Covered> {
    let things: Vec<Thing> = notes.iter().flat_map(|note| note.things.iter().copied()).collect();
    let is_meant =
        |figure: &&Figure| scene::thing_of(&figure.key).is_some_and(|t| things.contains(&t));
    let figures = input.scene.figures.iter().filter(is_meant);
    let lies = figures.map(|figure| chips::lies(figure, board));
    lies.map(|lies| Covered { lies, weight: PRESSED }).collect()
}

/// The corner in which least of what is looked at is hidden; what the messages speak of weighs
/// most, then what may be chosen. Where something is resolved at the foot, one of the head.
fn least_hidden(
    free: Rect,
    size: Vec2,
    resolved: bool,
    (board, spoken): ((&BoardOutput, &BoardInput), &[Covered]),
) -> Align2 {
    const CORNERS: [Align2; 4] =
        [Align2::RIGHT_BOTTOM, Align2::LEFT_BOTTOM, Align2::RIGHT_TOP, Align2::LEFT_TOP];
    let mut taken = chips::covered(free, board.0, board.1);
    taken.extend(spoken.iter().copied());
    let hidden = |corner: &Align2| since::hidden(corner.align_size_within_rect(size, free), &taken);
    let corners = CORNERS.into_iter().skip(if resolved { 2 } else { 0 });
    corners.min_by(|a, b| hidden(a).total_cmp(&hidden(b))).unwrap_or(Align2::RIGHT_BOTTOM)
}
