//! The workshop of the Chronomancer: the grid that slides, the two machines, and what their
//! crossing would give. Pointing at a slide or a place shows the grid as it would be.

use super::super::panel::CovePanel;
use super::{
    ShopSheet,
    parts::{
        BoardRoom, INK, ShopStage, SpotLook, bare, board, buttons, coloured, draft, drawing, glow,
        hint, keep, knob, mark, paint, paint_at, quiet_spot, sign, spot, taken,
    },
};
use crate::{
    games::merchants_cove::{
        level::{Colour, Good, Size},
        rules::{
            shops::chronomancer::{
                CELLS, COLUMN, LINES, ROW, SPARE, ShopStep, TileFace, crossing, finds_of,
                matching_in, may_anchor_with, pushed, tile, tile_in,
                words::{ANCHOR, EXPLORE, MEND, MOVE, PLACE, SHIFT, SPEND, SWAP_TILES},
            },
            steps::Job,
        },
        table::{
            nouns::{CoveView, GameView, GlassOwner, colour_key},
            verbs::FINISH,
        },
    },
    table::{
        action::{Action, Value},
        ids::{PieceId, SeatId, Verb},
        view::TableView,
    },
    ui::model::Standing,
};
use bevy_egui::egui::{Color32, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

/// His sheet.
pub(super) struct Sheet;

impl ShopSheet for Sheet {
    fn chapter(&self) -> &'static str {
        "MC-22"
    }

    fn workshop(
        &self,
        ui: &mut Ui,
        d: &mut CovePanel,
        player: GlassOwner,
        room: Option<BoardRoom>,
    ) {
        let rect = board(ui, room, "ground_chronomancer", 1.0);
        let stage = ShopStage::new(ui, "chronomancer", rect);
        let place = Place { rect, side: rect.width() / 6.3 };
        let mut seen = Seen::of(d);
        shifts(ui, d, &place, &mut seen);
        steps(ui, d, &place, &mut seen);
        cells(ui, d, &place, &mut seen);
        grid(ui, &place, &stage, &seen);
        machines(ui, d, &place, &stage, &seen);
        let words = told(d, player, &seen);
        hint(ui, room, &words, 3.0);
        let some = [EXPLORE, ANCHOR].into_iter().any(|verb| d.m.offers(verb).next().is_some());
        if some {
            buttons(ui, d, &[Action::plain(EXPLORE), Action::plain(ANCHOR)]);
        }
        if [MOVE, MEND].into_iter().any(|verb| d.m.offers(verb).next().is_some()) {
            buttons(ui, d, &[Action::plain(FINISH)]);
        }
    }
    fn steps(&self, d: &CovePanel, job: Job) -> Vec<String> {
        let kit = &d.n.level().shops.chronomancer.kit;
        let word = |op: &ShopStep| match *op {
            ShopStep::Shift => d.text("mc-op-shift"),
            ShopStep::Move(n) => d.count("mc-op-move", "steps", n.into()),
            ShopStep::Explore => {
                let args = [("large", Value::Number(kit.large)), ("both", Value::Number(kit.both))];
                d.with("mc-op-explore", &args)
            }
            ShopStep::Mend(n) => d.count("mc-op-mend", "tiles", n.into()),
            ShopStep::Swap => d.text("mc-op-swap-tiles"),
            ShopStep::Place => d.text("mc-op-place"),
            ShopStep::Errand => d.text("mc-op-errand"),
        };
        job.of(&d.n.level().shops.chronomancer).iter().map(word).collect()
    }
    fn verbs(&self) -> &'static [Verb] {
        &[SHIFT, SPEND, MEND, SWAP_TILES, PLACE]
    }
}

/// Where things stand on the board.
struct Place {
    rect: Rect,
    side: f32,
}

impl Place {
    fn cell(&self, n: u16) -> Pos2 {
        let (row, column) = (f32::from(n / LINES), f32::from(n % LINES));
        self.rect.min + vec2(1.85 + column, 1.85 + row) * self.side
    }
    fn square(&self, at: Pos2) -> Rect {
        Rect::from_center_size(at, Vec2::splat(self.side * 0.94))
    }
    /// The button that pushes into an end of a line.
    fn end(&self, line: u16, end: i32) -> Pos2 {
        let along = f32::from(line % LINES) + 1.85;
        let across = if end == 0 { 0.95 } else { 5.72 };
        let at = if line < LINES { vec2(across, along) } else { vec2(along, across) };
        self.rect.min + at * self.side
    }
    fn spare(&self) -> Pos2 {
        self.rect.min + vec2(0.72, 0.72) * self.side
    }
    fn wizard(&self, row: f32) -> Pos2 {
        self.rect.min + vec2(0.36, 1.85 + row) * self.side
    }
    fn assistant(&self, column: f32) -> Pos2 {
        self.rect.min + vec2(1.85 + column, 0.36) * self.side
    }
}

/// The grid as it is looked at: as it lies, or as it would lie after what somebody points at.
struct Seen {
    pieces: Vec<Option<PieceId>>,
    faces: Vec<TileFace>,
    spare: Option<(PieceId, Colour, bool)>,
    pushed: Option<PieceId>,
    at: u16,
    /// The text that begins what is said of it.
    lead: &'static str,
}

/// As it lies, as it would lie after what can be done, and as if the machines stood elsewhere.
const NOW: &str = "mc-chrono-now";
const THEN: &str = "mc-chrono-would";
const WERE: &str = "mc-chrono-were";

impl Seen {
    fn of(d: &CovePanel) -> Seen {
        let tiles: Vec<_> = (0..CELLS).map(|n| tile(&d.n, n)).collect();
        Seen {
            pieces: tiles.iter().map(|tile| tile.map(|(piece, ..)| piece)).collect(),
            faces: tiles.iter().map(|tile| tile.map(|(_, sort, fresh)| (sort, fresh))).collect(),
            spare: tile_in(&d.n, SPARE),
            pushed: None,
            at: crossing(&d.n),
            lead: NOW,
        }
    }
    fn push(&mut self, line: u16, end: i32) {
        let Some((spare, sort, fresh)) = self.spare else { return };
        let before = self.pieces.clone();
        self.pieces = pushed(&before, Some(spare), line, end);
        self.faces = pushed(&self.faces, Some((sort, fresh)), line, end);
        self.pushed = before.iter().find(|p| !self.pieces.contains(p)).copied().flatten();
        self.lead = THEN;
    }
    fn matching(&self) -> Vec<u16> {
        matching_in(&self.faces, self.at)
    }
}

/// Buttons around the grid that push the spare in.
fn shifts(ui: &mut Ui, d: &mut CovePanel, place: &Place, seen: &mut Seen) {
    let mut pointed = None;
    for line in 0..2 * LINES {
        for end in 0..2 {
            let action = Action::two(SHIFT, line.into(), end);
            if matches!(d.m.standing(action), Standing::Absent) {
                continue;
            }
            let name = d.with(
                if line < LINES { "mc-chrono-push-row" } else { "mc-chrono-push-column" },
                &[
                    ("line", Value::Number(i64::from(line % LINES) + 1)),
                    ("end", Value::Number(end.into())),
                ],
            );
            let sign = match (line < LINES, end) {
                (true, 0) => "push_right",
                (true, _) => "push_left",
                (false, 0) => "push_down",
                (false, _) => "push_up",
            };
            let knob_at = place.end(line, end);
            let knob = knob(ui, d, knob_at, place.side * 0.56, (action, &name, drawing(sign)));
            if knob.tried && knob.look == SpotLook::Offered {
                pointed = Some((line, end));
            }
        }
    }
    if let Some((line, end)) = pointed {
        seen.push(line, end);
    }
}

/// By how many places each step of a machine moves the crossing, in the order of the rules.
const STEPS: [i32; 4] = [-(LINES as i32), LINES as i32, -1, 1];

/// The steps of the machines, beside them.
fn steps(ui: &mut Ui, d: &mut CovePanel, place: &Place, seen: &mut Seen) {
    let (row, column) = (d.n.dial(ROW) as f32, d.n.dial(COLUMN) as f32);
    let away = place.side * 0.52;
    let all = [
        (place.wizard(row) - vec2(0.0, away), "push_up"),
        (place.wizard(row) + vec2(0.0, away), "push_down"),
        (place.assistant(column) - vec2(away, 0.0), "push_left"),
        (place.assistant(column) + vec2(away, 0.0), "push_right"),
    ];
    const KEYS: [&str; 4] = ["mc-step-up", "mc-step-down", "mc-step-left", "mc-step-right"];
    let here = i32::from(crossing(&d.n));
    for (n, (at, sign)) in all.into_iter().enumerate() {
        let action = Action::one(MOVE, n as i32);
        if !matches!(d.m.standing(action), Standing::Offered(_)) {
            continue;
        }
        let name = d.text(KEYS[n]);
        let knob = knob(ui, d, at, place.side * 0.46, (action, &name, drawing(sign)));
        if knob.tried {
            (seen.at, seen.lead) = ((here + STEPS[n]) as u16, THEN);
        }
    }
}

/// The places of the grid: what is asked of a place is done by a press on it.
fn cells(ui: &mut Ui, d: &mut CovePanel, place: &Place, seen: &mut Seen) {
    let first: Option<i32> = draft(ui, d, "swap tiles");
    let swaps = d.m.offers(SWAP_TILES).next().is_some();
    for n in 0..CELLS {
        let rect = place.square(place.cell(n));
        let name = tile_words(d, n);
        let here = i32::from(n);
        let steps =
            step_to(n, crossing(&d.n)).filter(|step| d.m.offers(MOVE).any(|o| o.action == *step));
        let action = [SPEND, MEND, PLACE].into_iter().map(|verb| Action::one(verb, here));
        let standing = |action: &Action| !matches!(d.m.standing(*action), Standing::Absent);
        let found = action.into_iter().find(standing);
        let explore = Action::plain(EXPLORE);
        let spot = if swaps {
            let spot = bare(ui, rect, ("cell", n), &name, true);
            let swap = |first: i32| Action::two(SWAP_TILES, first.min(here), first.max(here));
            match first {
                Some(first) if spot.pressed && first != here => {
                    d.command(crate::ui::Command::Act(swap(first)));
                }
                // Pressed once more it is let go of.
                _ if spot.pressed => {
                    keep(ui, d, "swap tiles", first.is_none().then_some(here));
                }
                _ => {}
            }
            spot
        } else if let Some(step) = steps {
            // What comes of it is told below the grid; a tooltip would lie on it.
            quiet_spot(ui, d, rect, ("cell", n), (step, &name))
        } else if let Some(action) = found {
            spot(ui, d, rect, ("cell", n), (action, &name))
        } else if n == crossing(&d.n) && d.m.offers(EXPLORE).next().is_some() {
            spot(ui, d, rect, ("cell", n), (explore, &name))
        } else {
            bare(ui, rect, ("cell", n), &name, false)
        };
        // Where the machines could cross is tried by pointing at it: where they are to move, only
        // where they come to.
        let moves = d.m.offers(MOVE).next().is_some();
        let comes = d.m.offers(PLACE).next().is_some() || steps.is_some();
        if spot.tried && comes {
            (seen.at, seen.lead) = (n, THEN);
        } else if spot.tried && spot.look == SpotLook::Plain && !moves && n != seen.at {
            (seen.at, seen.lead) = (n, WERE);
        }
        glow(ui, rect, &spot, 6.0);
        if first == Some(here) && swaps {
            taken(ui, rect, 6.0);
        }
        spot.says(&name);
    }
}

/// The step of a machine by which the crossing comes from one place to another, if one is enough.
fn step_to(to: u16, from: u16) -> Option<Action> {
    let by = i32::from(to) - i32::from(from);
    let step = STEPS.iter().position(|&step| step == by)?;
    let in_line = by.abs() > 1 || to / LINES == from / LINES;
    in_line.then_some(Action::one(MOVE, step as i32))
}

fn tile_words(d: &CovePanel, n: u16) -> String {
    let Some((_, sort, fresh)) = tile(&d.n, n) else { return String::new() };
    let args = [
        ("row", Value::Number(i64::from(n / LINES) + 1)),
        ("column", Value::Number(i64::from(n % LINES) + 1)),
        ("colour", Value::Word(colour_key(sort))),
    ];
    d.with(if fresh { "mc-chrono-fresh" } else { "mc-chrono-spent" }, &args)
}

fn rift(ui: &Ui, place: &Place, at: Pos2, (sort, fresh): (Colour, bool)) {
    let rect = place.square(at);
    let name = if fresh { "rift" } else { "rift_spent" };
    paint(ui, coloured(name, sort), rect, Color32::WHITE);
    let fade = if fresh { Color32::WHITE } else { Color32::from_white_alpha(110) };
    paint(ui, sign(sort), rect.scale_from_center(0.42), fade);
}

/// The tiles, the beams of the machines, and what matches in their crossing.
fn grid(ui: &mut Ui, place: &Place, stage: &ShopStage, seen: &Seen) {
    let beam = Color32::from_rgba_unmultiplied(255, 236, 170, 70);
    let (row, column) = (seen.at / LINES, seen.at % LINES);
    let across = place
        .square(place.cell(row * LINES))
        .union(place.square(place.cell(row * LINES + LINES - 1)));
    let down =
        place.square(place.cell(column)).union(place.square(place.cell(CELLS - LINES + column)));
    for line in [across, down] {
        ui.painter().rect_filled(line.expand(place.side * 0.06), 8.0, beam);
    }
    for n in 0..CELLS {
        let (Some(piece), Some(face)) = (seen.pieces[usize::from(n)], seen.faces[usize::from(n)])
        else {
            continue;
        };
        let at = stage.at(ui, piece.0, place.cell(n), None);
        rift(ui, place, at, face);
    }
    let spare = seen.spare.filter(|(piece, ..)| !seen.pieces.contains(&Some(*piece)));
    if let Some((piece, sort, fresh)) = spare {
        let at = stage.at(ui, piece.0, place.spare(), None);
        rift(ui, place, at, (sort, fresh));
    }
    for n in seen.matching() {
        mark(ui, place.square(place.cell(n)), 6.0);
    }
    let here = place.square(place.cell(seen.at)).expand(2.0);
    ui.painter().rect_stroke(here, 6.0, Stroke::new(3.0, super::parts::LAMP), StrokeKind::Outside);
}

fn machines(ui: &mut Ui, d: &CovePanel, place: &Place, stage: &ShopStage, seen: &Seen) {
    let row = stage.number(ui, "row", f32::from(seen.at / LINES));
    let column = stage.number(ui, "column", f32::from(seen.at % LINES));
    let all = [
        (place.wizard(row), "wizard", "mc-chrono-wizard"),
        (place.assistant(column), "assistant", "mc-chrono-assistant"),
    ];
    // While another place is tried the machines stand where they are, and their shadows there.
    let here = crossing(&d.n);
    let stand = [place.wizard(f32::from(here / LINES)), place.assistant(f32::from(here % LINES))];
    for ((at, name, key), stands) in all.into_iter().zip(stand) {
        let size = place.side * 0.72;
        if seen.at == here {
            paint_at(ui, drawing(name), at, size);
        } else {
            let shadow = Rect::from_center_size(at, Vec2::splat(size));
            paint(ui, drawing(name), shadow, Color32::from_white_alpha(90));
            paint_at(ui, drawing(name), stands, size);
        }
        let rect = Rect::from_center_size(at, Vec2::splat(place.side * 0.5));
        let words = d.text(key);
        bare(ui, rect, name, &words, false).response.on_hover_text(words);
    }
    let at = pos2(place.spare().x, place.spare().y);
    let rect = place.square(at);
    if let Some((_, sort, _)) = seen.spare.filter(|_| seen.pushed.is_none()) {
        let words = d.with("mc-chrono-spare", &[("colour", Value::Word(colour_key(sort)))]);
        bare(ui, rect, "spare", &words, false).response.on_hover_text(words);
    }
    ui.painter().rect_stroke(rect.expand(2.0), 6.0, Stroke::new(1.5, INK), StrokeKind::Outside);
}

/// What the crossing gives: as it lies, or as it would lie.
fn told(d: &CovePanel, player: GlassOwner, seen: &Seen) -> String {
    let Some(Some((sort, fresh))) = seen.faces.get(usize::from(seen.at)).copied() else {
        return String::new();
    };
    let lead = d.text(seen.lead);
    if !fresh {
        return format!("{lead} {}", d.text("mc-chrono-shut"));
    }
    let m = seen.matching().len() as i64;
    let (large, small) = finds_of(&d.n, player, sort, m);
    let goods = [(large, Size::Large), (small, Size::Small)].into_iter().filter(|(n, _)| *n > 0);
    let names = goods.map(|(n, size)| {
        let name = d.good(SeatId(player), Good::new(sort, size));
        d.with("mc-chrono-some", &[("count", Value::Number(n)), ("good", Value::Name(name))])
    });
    let found = d.m.texts.localizer.list(names);
    let args = [
        ("count", Value::Number(m)),
        ("colour", Value::Word(colour_key(sort))),
        ("goods", Value::Name(found)),
    ];
    let key = if large + small == 0 { "mc-chrono-nothing" } else { "mc-chrono-gives" };
    let mut words = format!("{lead} {}", d.with(key, &args));
    if may_anchor_with(&d.n, player, sort, m).is_ok() {
        words += &format!(" {}", d.count("mc-chrono-anchor", "gold", d.n.in_hall(sort)));
    }
    words
}
