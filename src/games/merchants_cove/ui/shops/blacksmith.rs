//! The workshop of the Blacksmith: dice on the rack, the furnace with its temperature, coal, the
//! ore store. Dice that are pressed go into the crucible, and the furnace tells what they make.

use super::super::{endings, panel::CovePanel};
use super::{
    ShopSheet,
    parts::{
        BoardRoom, INK, LAMP, PAPER, ShopStage, SpotLook, bare, board, buttons, coloured, draft,
        drawing, glow, hint, keep, mark, paint, paint_at, say, sign, spot, taken,
    },
};
use crate::{
    games::merchants_cove::{
        level::{Colour, Good, Size, Sizes},
        rules::{
            shops::blacksmith::{
                COAL, Melt, RACK, ShopStep, colour, in_store, may_forge, melts, places,
                words::{FORGE, HALLMARK, REROLL, SET, TAKE, TURN},
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
    ui::{
        learn,
        model::Standing,
        parts, theme,
        widgets::{self, small},
    },
};
use bevy_egui::egui::{
    self, Align2, Color32, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};

/// His sheet.
pub(super) struct Sheet;

impl ShopSheet for Sheet {
    fn chapter(&self) -> &'static str {
        "MC-20"
    }

    fn workshop(
        &self,
        ui: &mut Ui,
        d: &mut CovePanel,
        player: GlassOwner,
        room: Option<BoardRoom>,
    ) {
        let rect = board(ui, room, "ground_blacksmith", 1.0);
        let stage = ShopStage::new(ui, "blacksmith", rect);
        let place = Place { rect, side: rect.width() * 0.115 };
        let pointed: Vec<i32> = draft(ui, d, "pointed");
        store(ui, d, &place);
        rack(ui, d, &place, &stage, &pointed);
        furnace(ui, d, player, &place, &stage, &pointed);
        let words = told(ui, d);
        hint(ui, room, &words, 2.0);
        faces(ui, d);
        coal_row(ui, d);
        pieces(ui, d, player);
        let asked = [TAKE, SET, FORGE, REROLL, HALLMARK];
        if asked.iter().any(|&verb| d.m.offers(verb).next().is_some()) {
            buttons(ui, d, &[Action::plain(HALLMARK), Action::plain(FINISH)]);
        }
    }
    /// A piece, with the dice that it is made of.
    fn words(&self, d: &CovePanel, action: Action) -> Option<String> {
        (action.verb == FORGE).then(|| forged(d, action)).flatten()
    }
    fn steps(&self, d: &CovePanel, job: Job) -> Vec<String> {
        let two = |key, most: u8, each: u8| {
            let args = [("most", Value::Number(most.into())), ("each", Value::Number(each.into()))];
            d.with(key, &args)
        };
        let word = |op: &ShopStep| match *op {
            ShopStep::Take { most, per_colour, set: false } => two("mc-op-take", most, per_colour),
            ShopStep::Take { most, per_colour, .. } => two("mc-op-take-set", most, per_colour),
            ShopStep::Forge { most, sizes } if sizes.of(Size::Large) => {
                d.count("mc-op-forge", "most", most.into())
            }
            ShopStep::Forge { most, .. } => d.count("mc-op-forge-small", "most", most.into()),
            ShopStep::Coal(coal) => d.count("mc-op-coal", "coal", coal),
            ShopStep::Reroll => d.text("mc-op-reroll"),
            ShopStep::Turn => d.text("mc-op-turn"),
        };
        job.of(&d.n.level().shops.blacksmith).iter().map(word).collect()
    }
    fn verbs(&self) -> &'static [Verb] {
        &[SET, FORGE, TURN]
    }
}

/// Where things stand on the board.
struct Place {
    rect: Rect,
    side: f32,
}

impl Place {
    fn rack(&self, n: usize) -> Pos2 {
        let left = self.rect.left() + self.side * 0.95;
        let (column, row) = ((n % 5) as f32, (n / 5) as f32);
        pos2(left + column * self.side * 1.22, self.rect.top() + self.side * (0.95 + 1.25 * row))
    }
    fn store(&self, n: usize) -> Pos2 {
        pos2(
            self.rect.right() - self.side * 0.9,
            self.rect.top() + self.side * (0.9 + 1.2 * n as f32),
        )
    }
    /// The scale of the furnace, from left to right.
    fn scale(&self) -> Rect {
        let bottom = self.rect.bottom() - self.side * 0.95;
        Rect::from_min_max(
            pos2(self.rect.left() + self.side * 1.25, bottom - self.side * 1.5),
            pos2(self.rect.right() - self.side * 2.1, bottom),
        )
    }
}

/// The rule of the temperature.
const HEAT: &str = "MC-20.4";

/// The degrees that the scale shows.
const SCALE: (f32, f32) = (5.0, 18.0);

/// The sides of a die, as dots in a square of one.
fn dots(face: i32) -> &'static [(f32, f32)] {
    const A: f32 = 0.24;
    const B: f32 = 0.5;
    const C: f32 = 0.76;
    match face {
        1 => &[(B, B)],
        2 => &[(A, C), (C, A)],
        3 => &[(A, C), (B, B), (C, A)],
        4 => &[(A, A), (A, C), (C, A), (C, C)],
        5 => &[(A, A), (A, C), (B, B), (C, A), (C, C)],
        6 => &[(A, A), (A, B), (A, C), (C, A), (C, B), (C, C)],
        _ => &[],
    }
}

fn die(ui: &Ui, at: Pos2, side: f32, (sort, face): (Colour, i32)) {
    let rect = Rect::from_center_size(at, Vec2::splat(side));
    paint(ui, coloured("die", sort), rect, Color32::WHITE);
    if face == 0 {
        paint_at(ui, sign(sort), at, side * 0.6);
    }
    for &(x, y) in dots(face) {
        let at = rect.min + vec2(x, y) * side;
        ui.painter().circle(at, side * 0.085, Color32::WHITE, Stroke::new(1.2, INK));
    }
}

/// The die of a colour while it is rolled: other faces flit by until it lies.
fn rolled(ui: &Ui, stage: &ShopStage, piece: PieceId, face: i32) -> i32 {
    if stage.is_still() {
        return face;
    }
    let (id, now) = (egui::Id::new(("die", piece.0)), ui.input(|input| input.time));
    let (last, since): (i32, f64) = ui.data(|data| data.get_temp(id)).unwrap_or((face, now - 9.0));
    if last != face {
        ui.data_mut(|data| data.insert_temp(id, (face, now)));
        ui.ctx().request_repaint();
        return last;
    }
    ui.data_mut(|data| data.insert_temp(id, (face, since)));
    if face > 0 && now - since < 0.6 {
        ui.ctx().request_repaint();
        return ((now - since) * 24.0) as i32 % 6 + 1;
    }
    face
}

fn rack(ui: &mut Ui, d: &mut CovePanel, place: &Place, stage: &ShopStage, pointed: &[i32]) {
    let room = d.n.level().shops.blacksmith.kit.rack;
    let all = d.n.contents(RACK).to_vec();
    let mut chosen: Vec<i32> = draft(ui, d, "melt");
    let turned: Option<i32> = draft(ui, d, "turn");
    for n in 0..room.max(all.len()) {
        let rect = Rect::from_center_size(place.rack(n), Vec2::splat(place.side * 1.06));
        let edge = Stroke::new(1.5, PAPER.gamma_multiply(0.5));
        ui.painter().rect(rect, 5.0, Color32::from_black_alpha(90), edge, StrokeKind::Inside);
    }
    for (n, &piece) in all.iter().enumerate() {
        let (sort, face) = (colour_of(d, piece), d.n.mark_of(piece));
        let number = n as i32 + 1;
        let rect = Rect::from_center_size(place.rack(n), Vec2::splat(place.side));
        let args = [
            ("place", Value::Number(number.into())),
            ("colour", Value::Word(colour_key(sort))),
            ("face", Value::Number(face.into())),
        ];
        let name = d.with("mc-blacksmith-die", &args);
        let salt = ("die", piece.0);
        let reroll = Action::one(REROLL, number);
        // What is rolled again shows no face any more.
        let rolls = face == 0 && matches!(d.m.standing(reroll), Standing::Refused(_));
        let spot = if let Standing::Absent = d.m.standing(reroll) {
            let spot = bare(ui, rect, salt, &name, true);
            if spot.pressed {
                press_die(ui, d, number, &mut chosen);
            }
            spot
        } else {
            spot(ui, d, rect, salt, (reroll, &name))
        };
        let from = place.store(sort as usize);
        let at = stage.at(ui, piece.0, rect.center(), Some(from));
        die(ui, at, place.side, (sort, rolled(ui, stage, piece, face)));
        if chosen.contains(&number) || pointed.contains(&number) {
            mark(ui, rect, 5.0);
        } else if d.m.offers(REROLL).next().is_some() || d.m.offers(TURN).next().is_some() {
            glow(ui, rect, &spot, 5.0);
        } else if spot.lit {
            ui.painter().rect_stroke(rect, 5.0, Stroke::new(2.0, LAMP), StrokeKind::Middle);
        }
        if rolls || turned == Some(number) {
            taken(ui, rect, 5.0);
        }
        spot.says(&name);
    }
}

/// A press puts a die into the crucible or takes it out; where a die is turned, it names that one.
fn press_die(ui: &Ui, d: &CovePanel, number: i32, chosen: &mut Vec<i32>) {
    if d.m.offers(TURN).next().is_some() {
        keep(ui, d, "turn", Some(number));
        return;
    }
    match chosen.iter().position(|&n| n == number) {
        Some(at) => _ = chosen.remove(at),
        None => chosen.push(number),
    }
    chosen.sort_unstable();
    keep(ui, d, "melt", chosen.clone());
}

fn colour_of(d: &CovePanel, piece: PieceId) -> Colour {
    Colour::at(colour(&d.n, piece).into()).unwrap_or(Colour::Red)
}

/// The ore store: how many dice of each metal are left; a press takes one.
fn store(ui: &mut Ui, d: &mut CovePanel, place: &Place) {
    let set: Option<i32> = draft(ui, d, "set");
    for sort in Colour::ALL {
        let left = in_store(&d.n, sort) as i64;
        let rect = Rect::from_center_size(place.store(sort as usize), Vec2::splat(place.side));
        let args = [("colour", Value::Word(colour_key(sort))), ("count", Value::Number(left))];
        let name = d.with("mc-blacksmith-store", &args);
        let salt = ("store", sort as u16);
        let spot = if d.m.offers(SET).next().is_some() {
            let live = d.m.offers(SET).any(|offer| offer.action.args[0] == sort as i32);
            let spot = bare(ui, rect, salt, &name, live);
            if spot.pressed {
                keep(ui, d, "set", Some(sort as i32));
            }
            spot
        } else {
            spot(ui, d, rect, salt, (Action::one(TAKE, sort as i32), &name))
        };
        let dim = if left == 0 { Color32::from_white_alpha(80) } else { Color32::WHITE };
        paint(ui, coloured("die", sort), rect, dim);
        paint(ui, sign(sort), rect.scale_from_center(0.6), dim);
        glow(ui, rect, &spot, 5.0);
        if set == Some(sort as i32) {
            taken(ui, rect, 5.0);
        }
        let badge = rect.right_bottom() - vec2(place.side * 0.06, place.side * 0.06);
        ui.painter().circle(badge, place.side * 0.26, INK, Stroke::new(1.0, PAPER));
        say(ui, badge, Align2::CENTER_CENTER, left, place.side * 0.38, PAPER);
    }
}

/// What lies in the crucible: the dice that were pressed, with so much coal.
fn crucible(ui: &Ui, d: &CovePanel) -> (Vec<i32>, i64) {
    let dice: Vec<i32> = draft(ui, d, "melt");
    (dice, draft(ui, d, "coal"))
}

fn heat(d: &CovePanel, dice: &[i32]) -> i64 {
    let rack = d.n.contents(RACK);
    let of = |&n: &i32| rack.get(n as usize - 1).map_or(0, |&piece| d.n.mark_of(piece));
    dice.iter().map(of).map(i64::from).sum()
}

/// The scale with the windows of both sizes, and how hot the crucible is.
fn furnace(
    ui: &mut Ui,
    d: &mut CovePanel,
    player: GlassOwner,
    place: &Place,
    stage: &ShopStage,
    pointed: &[i32],
) {
    let (dice, coal) = crucible(ui, d);
    let shown = if dice.is_empty() { pointed.to_vec() } else { dice };
    let coal = if shown.is_empty() { 0 } else { coal };
    let hot = heat(d, &shown) + coal;
    let scale = place.scale();
    let side = place.side;
    let flame = Rect::from_center_size(
        pos2(place.rect.right() - side * 1.05, scale.center().y - side * 0.25),
        Vec2::splat(side * 2.0),
    );
    paint(ui, drawing("furnace"), flame, Color32::WHITE);
    windows(ui, d, player, scale);
    let needle = along(scale, stage.number(ui, "heat", hot as f32));
    if !shown.is_empty() {
        let line = [pos2(needle, scale.top() - side * 0.2), pos2(needle, scale.bottom() + 3.0)];
        ui.painter().line_segment(line, Stroke::new(5.0, INK));
        ui.painter().line_segment(line, Stroke::new(3.0, Color32::WHITE));
        let at = pos2(needle, scale.top() - side * 0.42);
        let words = d.count("mc-blacksmith-heat", "heat", hot);
        ui.painter().circle_filled(at, side * 0.42, INK);
        say(ui, at, Align2::CENTER_CENTER, words, side * 0.34, Color32::WHITE);
    }
    let response = ui.interact(scale, ui.id().with("scale"), Sense::hover());
    let words = scale_words(d, (!shown.is_empty()).then_some(hot));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, &words));
    response.on_hover_text(words);
    for part in [scale, flame] {
        d.commands.extend(widgets::rule_at(ui, HEAT, part));
    }
    coal_track(ui, d, place, coal);
    hallmarks(ui, d, player, place);
}

/// Where so many degrees lie on the scale.
fn along(scale: Rect, degrees: f32) -> f32 {
    let share = (degrees - SCALE.0) / (SCALE.1 - SCALE.0);
    scale.left() + scale.width() * share.clamp(0.0, 1.0)
}

/// The windows of small and of large pieces on the scale.
fn windows(ui: &Ui, d: &CovePanel, player: GlassOwner, scale: Rect) {
    let (soot, edge) = (Color32::from_rgb(46, 30, 26), Stroke::new(1.5, INK));
    ui.painter().rect(scale, 4.0, soot, edge, StrokeKind::Outside);
    let half = scale.height() / 2.0;
    let fills = [Color32::from_rgb(250, 190, 90), Color32::from_rgb(255, 140, 70)];
    for (row, (size, fill)) in Size::ALL.into_iter().zip(fills).enumerate() {
        let piece = d.n.level().shops.blacksmith.kit.piece(size);
        let top = scale.top() + half * row as f32;
        let window = Rect::from_min_max(
            pos2(along(scale, piece.least as f32 - 0.5), top),
            pos2(along(scale, piece.most as f32 + 0.5), top + half),
        );
        ui.painter().rect_filled(window.shrink(1.0), 3.0, fill);
        let words = format!("{}–{}", piece.least, piece.most);
        say(ui, window.center(), Align2::CENTER_CENTER, words, half * 0.52, INK);
        let picture = d.good_picture(SeatId(player), Good::new(Colour::Red, size));
        paint_at(ui, picture, pos2(scale.left() - half * 0.72, window.center().y), half * 1.15);
    }
}

fn scale_words(d: &CovePanel, hot: Option<i64>) -> String {
    let kit = &d.n.level().shops.blacksmith.kit;
    let args = [
        ("small", Value::Number(kit.small.least)),
        ("small-most", Value::Number(kit.small.most)),
        ("large", Value::Number(kit.large.least)),
        ("large-most", Value::Number(kit.large.most)),
    ];
    let windows = d.with("mc-blacksmith-windows", &args);
    match hot {
        None => windows,
        Some(hot) => format!("{} {windows}", d.count("mc-blacksmith-now", "heat", hot)),
    }
}

/// Coal as lumps; what is put in glows.
fn coal_track(ui: &mut Ui, d: &mut CovePanel, place: &Place, used: i64) {
    let (have, most) = (d.n.dial(COAL), d.n.level().shops.blacksmith.kit.most_coal);
    let left = place.rect.left() + place.side * 0.85;
    let y = place.rect.bottom() - place.side * 0.48;
    for n in 0..most {
        let at = pos2(left + n as f32 * place.side * 0.72, y);
        let rect = Rect::from_center_size(at, Vec2::splat(place.side * 0.64));
        let dim = if n < have { Color32::WHITE } else { Color32::from_white_alpha(50) };
        let hot = n >= have - used && n < have;
        paint(ui, drawing(if hot { "coal_hot" } else { "coal" }), rect, dim);
    }
    let rect = Rect::from_min_size(
        pos2(left - place.side * 0.4, y - place.side * 0.35),
        vec2(place.side * 0.72 * most as f32, place.side * 0.7),
    );
    let args = [("coal", Value::Number(have)), ("most", Value::Number(most))];
    let words = d.with("mc-blacksmith-coal", &args);
    let response = ui.interact(rect, ui.id().with("coal"), Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, &words));
    response.on_hover_text(words);
}

/// Hallmarks that are stamped: active shields.
fn hallmarks(ui: &mut Ui, d: &CovePanel, player: GlassOwner, place: &Place) {
    for clan in Colour::ALL.into_iter().filter(|&clan| d.n.shield(player, clan)) {
        let left = place.rect.left() + place.side * 1.0;
        let at = pos2(
            left + clan as i32 as f32 * place.side * 1.1,
            place.rect.center().y + place.side * 0.1,
        );
        let rect = Rect::from_center_size(at, Vec2::splat(place.side));
        paint(ui, coloured("hallmark", clan), rect, Color32::WHITE);
        paint(ui, sign(clan), rect.scale_from_center(0.5), Color32::WHITE);
    }
}

/// More and less coal for what lies in the crucible.
fn coal_row(ui: &mut Ui, d: &mut CovePanel) {
    let (dice, coal) = crucible(ui, d);
    if dice.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(small(d.text("mc-blacksmith-add")));
        for (step, key, icon) in [
            (-1, "mc-blacksmith-less", crate::view::art::house::Icon::MINUS),
            (1, "mc-blacksmith-more", crate::view::art::house::Icon::PLUS),
        ] {
            let to = coal + step;
            let live = (0..=d.n.dial(COAL)).contains(&to);
            if widgets::icon_button(ui, icon, &d.text(key), live).clicked() && live {
                keep(ui, d, "melt", dice.clone());
                keep(ui, d, "coal", to);
            }
            if step < 0 {
                ui.label(widgets::strong(coal.to_string()));
            }
        }
    });
}

/// Each good that the rack can make, once, with the coal that it takes: of all dice that do, those
/// that take no corruption card and least coal. Whoever wants others presses them.
fn easiest(d: &CovePanel, player: GlassOwner) -> Vec<(Melt, i64)> {
    let piece = |melt: &Melt| d.n.level().shops.blacksmith.kit.piece(melt.good.size);
    let fed = |melt: Melt| {
        let coal = (piece(&melt).least - melt.heat).max(0);
        may_forge(&d.n, player, &melt, coal).is_ok().then_some((melt, coal))
    };
    let mut found: Vec<_> = melts(&d.n, Sizes::BOTH).into_iter().filter_map(fed).collect();
    found.sort_by_key(|(melt, coal)| (melt.good.ix(), melt.heat > piece(melt).most, *coal));
    found.dedup_by_key(|(melt, _)| melt.good);
    found
}

/// What can be forged: of the dice in the crucible, or of all that lie on the rack.
fn pieces(ui: &mut Ui, d: &mut CovePanel, player: GlassOwner) {
    let (dice, coal) = crucible(ui, d);
    let found = match dice.is_empty() {
        // In a puzzle one finds them out by pressing dice.
        true if learn::puzzles(d.m) => Vec::new(),
        true => easiest(d, player),
        false => {
            let all = melts(&d.n, Sizes::BOTH).into_iter();
            all.filter(|melt| melt.places == dice).map(|melt| (melt, coal)).collect()
        }
    };
    let mut pointed = Vec::new();
    for (melt, coal) in &found {
        if piece_ui(ui, d, player, melt, *coal) {
            pointed = melt.places.clone();
        }
    }
    keep(ui, d, "pointed", pointed);
    if found.is_empty() && d.n.count(RACK) > 0 && !(dice.is_empty() && learn::puzzles(d.m)) {
        let key = if dice.is_empty() { "mc-blacksmith-none" } else { "mc-blacksmith-not" };
        ui.add(egui::Label::new(small(d.text(key))).wrap());
    }
}

/// A piece that is offered, with the dice that it is made of.
fn forged(d: &CovePanel, action: Action) -> Option<String> {
    let [good, dice, coal] = action.args;
    let (good, dice) = (Good::at(good)?, places(dice)?);
    let hot = heat(d, &dice) + i64::from(coal);
    let most = d.n.level().shops.blacksmith.kit.piece(good.size).most;
    let args = [
        ("good", d.n.good_name(d.n.active().0, good)),
        ("places", Value::Name(d.m.texts.localizer.list(dice.iter().map(i32::to_string)))),
        ("coal", Value::Number(coal.into())),
        ("heat", Value::Number(hot)),
        ("hot", Value::Number((hot > most).into())),
    ];
    Some(parts::capital(&d.with("mc-blacksmith-act", &args)))
}

/// A piece that could be forged; whether somebody points at it.
fn piece_ui(ui: &mut Ui, d: &mut CovePanel, player: GlassOwner, melt: &Melt, coal: i64) -> bool {
    let piece = d.n.level().shops.blacksmith.kit.piece(melt.good.size);
    let hot = melt.heat + coal;
    let args = [
        ("good", d.n.good_name(player, melt.good)),
        ("heat", Value::Number(hot)),
        ("coal", Value::Number(coal)),
        ("hot", Value::Number(0)),
        ("places", Value::Name(d.m.texts.localizer.list(melt.places.iter().map(i32::to_string)))),
    ];
    let key = match () {
        () if hot > piece.most => "mc-blacksmith-hot",
        () if hot < piece.least => "mc-blacksmith-cold",
        () => "mc-blacksmith-act",
    };
    let words = parts::capital(&d.with(key, &args));
    let action = Action { verb: FORGE, args: [melt.good.ix().into(), melt.number(), coal as i32] };
    let ink = if key == "mc-blacksmith-act" { theme::gain() } else { theme::loss() };
    let picture = d.good_picture(SeatId(player), melt.good);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = theme::gap(ui, 6.0);
        let absent = matches!(d.m.standing(action), Standing::Absent);
        let asked = d.m.offers(FORGE).next().is_some();
        if absent || !asked {
            let chip = parts::chip(ui, Some(picture), &words, &words, ink);
            if chip.clicked() {
                keep(ui, d, "melt", melt.places.clone());
                keep(ui, d, "coal", coal);
            }
            return chip.hovered() || chip.has_focus();
        }
        widgets::picture(ui, picture, theme::em(ui) * 1.5, "");
        let row = ui.scope(|ui| {
            let words = endings::with_end(d, action, words);
            let chosen = widgets::action_button(ui, d.m, action, Some(&words));
            d.commands.extend(chosen);
        });
        row.response.contains_pointer()
    })
    .inner
}

/// The faces of the die that is turned, or taken and set.
fn faces(ui: &mut Ui, d: &mut CovePanel) {
    let of = |d: &CovePanel, verb: Verb, salt: &str, ui: &Ui| {
        let first = draft::<Option<i32>>(ui, d, salt)?;
        let all = d.m.offers(verb).map(|offer| offer.action);
        Some(all.filter(|action| action.args[0] == first).collect::<Vec<_>>())
    };
    for (verb, salt, key) in
        [(TURN, "turn", "mc-blacksmith-turn"), (SET, "set", "mc-blacksmith-set")]
    {
        if d.m.offers(verb).next().is_none() {
            continue;
        }
        match of(d, verb, salt, ui) {
            Some(actions) => face_row(ui, d, &actions),
            None => _ = ui.label(small(d.text(key))),
        }
    }
}

fn face_row(ui: &mut Ui, d: &mut CovePanel, actions: &[Action]) {
    ui.horizontal_wrapped(|ui| {
        for &action in actions {
            let face = action.args[1];
            let side = theme::em(ui) * 2.0;
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
            let name = d.count("mc-blacksmith-face", "face", face.into());
            let spot = spot(ui, d, rect, ("face", action.args), (action, &name));
            let sort = match action.verb {
                SET => Colour::at(action.args[0]),
                _ => d.n.contents(RACK).get(action.args[0] as usize - 1).map(|&p| colour_of(d, p)),
            };
            die(ui, rect.center(), side * 0.86, (sort.unwrap_or(Colour::Red), face));
            if spot.look == SpotLook::Offered && spot.lit {
                glow(ui, rect, &spot, 5.0);
            }
        }
    });
}

/// What the crucible is for, in words.
fn told(ui: &Ui, d: &CovePanel) -> String {
    let (dice, coal) = crucible(ui, d);
    let asked = |verb: Verb| d.m.offers(verb).next().is_some();
    if asked(TAKE) {
        return d.text("mc-blacksmith-take");
    }
    if asked(REROLL) {
        return d.text("mc-blacksmith-reroll");
    }
    if dice.is_empty() {
        let empty = d.n.count(RACK) == 0;
        return d.text(if empty { "mc-blacksmith-empty" } else { "mc-blacksmith-hint" });
    }
    let hot = heat(d, &dice) + coal;
    scale_words(d, Some(hot))
}
