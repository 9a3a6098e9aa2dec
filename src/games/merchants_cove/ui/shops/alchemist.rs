//! The workshop of the Alchemist: marbles in their tubes, the chain that a harvest would take and
//! what could be made of it, the bench, the retorts.

use super::super::panel::CovePanel;
use super::{
    ShopSheet,
    parts::{
        BoardRoom, INK, LAMP, ShopSpot, ShopStage, SpotLook, bare, board, buttons, coloured,
        colours, draft, glow, hint, keep, knob, mark, paint, quiet_spot, ring, say, sign, spot,
        taken, token,
    },
};
use crate::{
    games::merchants_cove::{
        level::{Colour, Good, Size},
        rules::{
            shops::alchemist::{
                BENCH, MARBLES, ShopStep, TUBES, chain, colour, marbles, tube,
                words::{BREW, DISTIL, HARVEST, PATRON, RETURN, SWAP, TRANSMUTE},
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
    ui::{model::Standing, theme, widgets::small},
};
use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

/// Her sheet.
pub(super) struct Sheet;

impl ShopSheet for Sheet {
    fn chapter(&self) -> &'static str {
        "MC-19"
    }

    fn workshop(
        &self,
        ui: &mut Ui,
        d: &mut CovePanel,
        player: GlassOwner,
        room: Option<BoardRoom>,
    ) {
        let rect = board(ui, room, "ground_alchemist", 1.06);
        let place = Place::of(d, rect);
        let stage = ShopStage::new(ui, "alchemist", rect);
        let lit = tubes(ui, d, &place, &stage);
        bench(ui, d, &place, &stage, &lit);
        retorts(ui, d, player, &place);
        let words = told(d, player, &lit);
        hint(ui, room, &words, 3.0);
        transmutation(ui, d);
        batches(ui, d, player);
    }
    fn steps(&self, d: &CovePanel, job: Job) -> Vec<String> {
        let number = |key, name, n: u8| d.count(key, name, n.into());
        let word = |op: &ShopStep| match *op {
            ShopStep::Harvest { times, distinct: true } => {
                number("mc-op-harvest-tubes", "times", times)
            }
            ShopStep::Harvest { times, .. } => number("mc-op-harvest", "times", times),
            ShopStep::Swap => d.text("mc-op-swap"),
            ShopStep::Brew { most, sizes } if sizes.of(Size::Large) => {
                number("mc-op-brew", "most", most)
            }
            ShopStep::Brew { most, .. } => number("mc-op-brew-small", "most", most),
            ShopStep::Distil => {
                d.count("mc-op-distil", "marbles", d.n.level().shops.alchemist.kit.retort)
            }
            ShopStep::Transmute { most } => number("mc-op-transmute", "most", most),
            ShopStep::Patronage { otherwise } => d.count("mc-op-patronage", "gold", otherwise),
        };
        job.of(&d.n.level().shops.alchemist).iter().map(word).collect()
    }
    fn verbs(&self) -> &'static [Verb] {
        &[HARVEST, SWAP, TRANSMUTE]
    }
}

/// Where things stand on the board.
struct Place {
    rect: Rect,
    side: f32,
    high: usize,
}

impl Place {
    fn of(d: &CovePanel, rect: Rect) -> Place {
        let high = d.n.level().shops.alchemist.kit.height;
        Place { rect, side: rect.width() * 0.105, high }
    }
    /// The middle of a marble of a tube, bottom to top.
    fn marble(&self, tube: u16, height: usize) -> Pos2 {
        let x = self.rect.left() + self.rect.width() * (0.13 + 0.155 * f32::from(tube));
        let bottom = self.rect.top() + self.side * (self.high as f32 + 0.75);
        pos2(x, bottom - self.side * height as f32)
    }
    fn tube(&self, tube: u16) -> Rect {
        let (low, top) = (self.marble(tube, 0), self.marble(tube, self.high - 1));
        let half = self.side * 0.58;
        Rect::from_min_max(top - Vec2::splat(half), low + Vec2::splat(half))
    }
    /// A place of the bench.
    fn bench(&self, n: usize) -> Pos2 {
        let left = self.rect.left() + self.side * 0.95;
        let top = self.rect.bottom() - self.side * 1.75;
        pos2(left + (n % 8) as f32 * self.side * 1.09, top + (n / 8) as f32 * self.side * 1.08)
    }
    /// Where the number of a tube stands, and of a height, counted as counsel and log count.
    fn tube_number(&self, tube: u16) -> Pos2 {
        self.marble(tube, 0) + vec2(0.0, self.side * 0.8)
    }
    fn height_number(&self, height: usize) -> Pos2 {
        self.marble(0, height) - vec2(self.side * 0.9, 0.0)
    }
    fn retort(&self, n: usize) -> Pos2 {
        let top = self.rect.top() + self.side * 1.0;
        pos2(self.rect.right() - self.side * 1.2, top + n as f32 * self.side * 1.62)
    }
}

/// What somebody points at: the chain of a marble, as pieces and their colours.
#[derive(Default)]
struct Lit {
    pieces: Vec<PieceId>,
    counts: [i64; 4],
}

fn tubes(ui: &mut Ui, d: &mut CovePanel, place: &Place, stage: &ShopStage) -> Lit {
    let mut lit = Lit::default();
    let mut spots: Vec<(PieceId, ShopSpot, Rect)> = Vec::new();
    numbers(ui, place);
    for n in 0..TUBES {
        let glass = place.tube(n);
        let edge = Stroke::new(2.0, Color32::from_rgb(120, 150, 160));
        let fill = Color32::from_rgba_unmultiplied(225, 240, 240, 150);
        ui.painter().rect(glass, place.side * 0.5, fill, edge, StrokeKind::Middle);
        let all = d.n.contents(tube(n)).to_vec();
        let kinds: Vec<u16> = all.iter().map(|&piece| colour(&d.n, piece)).collect();
        for (height, &piece) in all.iter().enumerate() {
            let at = place.marble(n, height);
            let rect = Rect::from_center_size(at, Vec2::splat(place.side));
            let action = Action::two(HARVEST, n.into(), height as i32 + 1);
            let args = [
                ("tube", Value::Number(i64::from(n) + 1)),
                ("height", Value::Number(height as i64 + 1)),
                ("colour", Value::Word(colour_key(colour_of(kinds[height])))),
            ];
            let name = d.with("mc-alchemist-marble", &args);
            let quiet = matches!(d.m.standing(action), Standing::Offered(_));
            let act = (action, name.as_str());
            let spot = match quiet {
                true => quiet_spot(ui, d, rect, ("marble", piece.0), act),
                false => spot(ui, d, rect, ("marble", piece.0), act),
            };
            if spot.tried && spot.look != SpotLook::Refused {
                lit = Lit::default();
                for at in chain(&kinds, height) {
                    lit.pieces.push(all[at]);
                    lit.counts[usize::from(kinds[at]).min(3)] += 1;
                }
            }
            spots.push((piece, spot, rect));
        }
    }
    for n in 0..TUBES {
        let all = d.n.contents(tube(n)).to_vec();
        for (height, &piece) in all.iter().enumerate() {
            let above = pos2(place.marble(n, 0).x, place.rect.top() - place.side);
            let at = stage.at(ui, piece.0, place.marble(n, height), Some(above));
            token(ui, "marble", colour_of(colour(&d.n, piece)), at, place.side * 0.98, false);
        }
    }
    light(ui, place, spots, &lit);
    swaps(ui, d, place);
    lit
}

/// The light around the marbles that can be taken; what is wanted lies over that of its neighbours.
fn light(ui: &Ui, place: &Place, mut spots: Vec<(PieceId, ShopSpot, Rect)>, lit: &Lit) {
    spots.sort_by_key(|(_, spot, _)| spot.wanted);
    for (piece, spot, rect) in &spots {
        if lit.pieces.contains(piece) {
            mark(ui, rect.shrink(1.0), place.side / 2.0);
        } else if spot.wanted && lit.pieces.is_empty() {
            glow(ui, rect.shrink(1.0), spot, place.side / 2.0);
        } else if spot.look == SpotLook::Offered && lit.pieces.is_empty() {
            for line in ring(2.0, LAMP) {
                ui.painter().circle_stroke(rect.center(), place.side * 0.47, line);
            }
        }
    }
}

/// The numbers by which tubes and heights are called.
fn numbers(ui: &Ui, place: &Place) {
    let tubes = (0..TUBES).map(|n| (place.tube_number(n), usize::from(n) + 1));
    let heights = (0..place.high).map(|n| (place.height_number(n), n + 1));
    for (at, number) in tubes.chain(heights) {
        say(ui, at, Align2::CENTER_CENTER, number, place.side * 0.36, INK);
    }
}

fn colour_of(n: u16) -> Colour {
    Colour::at(n.into()).unwrap_or(Colour::Red)
}

/// Buttons between marbles that can be swapped.
fn swaps(ui: &mut Ui, d: &mut CovePanel, place: &Place) {
    if d.m.offers(SWAP).next().is_none() {
        return;
    }
    for n in 0..TUBES - 1 {
        for height in 0..place.high {
            let action = Action::two(SWAP, n.into(), height as i32 + 1);
            let at = place.marble(n, height) + vec2(place.rect.width() * 0.0775, 0.0);
            let name = d.text("mc-alchemist-swap");
            let size = place.side * 0.62;
            if d.m.sight.offers.iter().any(|offer| offer.action == action) {
                knob(ui, d, at, size, (action, &name, super::parts::drawing("swap")));
            }
        }
    }
}

/// The bench: a press gives a surplus marble back, or names the one that is transmuted.
fn bench(ui: &mut Ui, d: &mut CovePanel, place: &Place, stage: &ShopStage, lit: &Lit) {
    let room = d.n.level().shops.alchemist.kit.bench;
    let all = d.n.contents(BENCH).to_vec();
    for n in 0..room.max(all.len()) {
        let edge = if n < room { INK.gamma_multiply(0.5) } else { theme::loss() };
        let at = place.bench(n);
        ui.painter().circle(
            at,
            place.side * 0.47,
            Color32::from_black_alpha(40),
            Stroke::new(1.5, edge),
        );
    }
    let transmutes = d.m.offers(TRANSMUTE).next().is_some();
    let named = draft::<Option<i32>>(ui, d, "transmute").filter(|_| transmutes);
    for (n, &piece) in all.iter().enumerate() {
        let sort = colour_of(colour(&d.n, piece));
        let rect = Rect::from_center_size(place.bench(n), Vec2::splat(place.side));
        let name = d.with("mc-alchemist-bench", &[("colour", Value::Word(colour_key(sort)))]);
        let salt = ("bench", piece.0);
        let spot = if transmutes {
            let from = |o: &&crate::table::action::Offer| o.action.args[0] == sort as i32;
            let live = d.m.offers(TRANSMUTE).any(|o| from(&o));
            let spot = bare(ui, rect, salt, &name, live);
            if spot.pressed {
                keep(ui, d, "transmute", Some(sort as i32));
            }
            spot
        } else {
            let action = brewed_of(d, sort).unwrap_or(Action::one(RETURN, sort as i32));
            spot(ui, d, rect, salt, (action, &name))
        };
        let at = stage.at(ui, piece.0, place.bench(n), None);
        token(ui, "marble", sort, at, place.side * 0.92, false);
        glow(ui, rect.shrink(2.0), &spot, place.side / 2.0);
        if named == Some(sort as i32) {
            taken(ui, rect.shrink(2.0), place.side / 2.0);
        }
    }
    // Where what is pointed at would come to lie.
    for n in all.len()..all.len() + lit.pieces.len() {
        if n < room + 6 {
            let edge = if n < room { Color32::WHITE } else { theme::loss() };
            let at = place.bench(n);
            ui.painter().circle_stroke(at, place.side * 0.44, Stroke::new(2.5, edge));
        }
    }
}

/// The batch that is brewed of marbles of a colour, where one alone is offered.
fn brewed_of(d: &CovePanel, sort: Colour) -> Option<Action> {
    let of = |action: &Action| Good::at(action.args[0]).is_some_and(|good| good.colour == sort);
    let mut batches = d.m.offers(BREW).map(|offer| offer.action).filter(of);
    batches.next().filter(|_| batches.next().is_none())
}

/// A retort for each clan: full where its shield is active.
fn retorts(ui: &mut Ui, d: &mut CovePanel, player: GlassOwner, place: &Place) {
    for clan in Colour::ALL {
        let full = d.n.shield(player, clan);
        let at = place.retort(clan as usize);
        let rect = Rect::from_center_size(at, Vec2::splat(place.side * 1.45));
        let key = if full { "mc-alchemist-retort-full" } else { "mc-alchemist-retort" };
        let args = [
            ("colour", Value::Word(colour_key(clan))),
            ("marbles", Value::Number(d.n.level().shops.alchemist.kit.retort)),
            ("gold", Value::Number(d.n.in_hall(clan))),
        ];
        let name = d.with(key, &args);
        let patron = d.m.offers(PATRON).next().is_some();
        let verb = if patron { PATRON } else { DISTIL };
        let spot =
            spot(ui, d, rect, ("retort", clan as u16), (Action::one(verb, clan as i32), &name));
        let drawing = if full { "retort_full" } else { "retort" };
        paint(ui, coloured(drawing, clan), rect, Color32::WHITE);
        let sign_at = rect.center() + vec2(0.0, rect.height() * 0.16);
        paint(
            ui,
            sign(clan),
            Rect::from_center_size(sign_at, Vec2::splat(place.side * 0.5)),
            if full { Color32::WHITE } else { INK.gamma_multiply(0.7) },
        );
        glow(ui, rect.shrink(2.0), &spot, 8.0);
    }
    let at = place.rect.right_bottom() - vec2(place.side * 1.2, place.side * 0.72);
    let bag = d.n.count(MARBLES).to_string();
    paint(
        ui,
        super::parts::drawing("bag"),
        Rect::from_center_size(at, Vec2::splat(place.side * 1.1)),
        Color32::WHITE,
    );
    say(ui, at + vec2(0.0, place.side * 0.18), Align2::CENTER_CENTER, bag, place.side * 0.4, INK);
}

/// What is pointed at, and what could be made with it.
fn told(d: &CovePanel, player: GlassOwner, lit: &Lit) -> String {
    let bench = Colour::ALL.map(|sort| marbles(&d.n, BENCH, sort));
    if lit.pieces.is_empty() {
        let made = could_make(d, player, bench);
        return match made.is_empty() {
            true => d.text("mc-alchemist-hint"),
            false => d.with("mc-alchemist-enough", &[("goods", Value::Name(made))]),
        };
    }
    let after: [i64; 4] = std::array::from_fn(|n| bench[n] + lit.counts[n]);
    let taken = d.with(
        "mc-alchemist-takes",
        &[
            ("count", Value::Number(lit.pieces.len() as i64)),
            ("marbles", Value::Name(colours(d, lit.counts))),
            ("bench", Value::Number(after.iter().sum())),
            ("room", Value::Number(d.n.level().shops.alchemist.kit.bench as i64)),
        ],
    );
    let made = could_make(d, player, after);
    match made.is_empty() {
        true => taken,
        false => {
            let made = d.with("mc-alchemist-then", &[("goods", Value::Name(made))]);
            format!("{taken} {made}")
        }
    }
}

/// The batches for which so many marbles are enough, while there are tokens: the larger one of a
/// colour. Nothing where they are enough for none.
fn could_make(d: &CovePanel, player: GlassOwner, counts: [i64; 4]) -> String {
    let kit = &d.n.level().shops.alchemist.kit;
    let of = |sort: Colour| {
        let goods = [Good::new(sort, Size::Large), Good::new(sort, Size::Small)];
        let enough = |good: &Good| {
            counts[sort as usize] >= kit.batch(good.size) && d.n.in_supply(player, *good) > 0
        };
        goods.into_iter().find(enough)
    };
    let goods: Vec<Good> = Colour::ALL.into_iter().filter_map(of).collect();
    if goods.is_empty() {
        return String::new();
    }
    d.m.texts.localizer.list(goods.into_iter().map(|good| d.good(SeatId(player), good)))
}

/// The batches that are asked about.
fn batches(ui: &mut Ui, d: &mut CovePanel, _player: GlassOwner) {
    let actions: Vec<Action> = d.m.offers(BREW).map(|offer| offer.action).collect();
    if !actions.is_empty() || d.m.offers(DISTIL).next().is_some() {
        buttons(ui, d, &actions);
    }
    let asked = [HARVEST, BREW, SWAP, TRANSMUTE];
    if asked.iter().any(|&verb| d.m.offers(verb).next().is_some()) {
        buttons(ui, d, &[Action::plain(FINISH)]);
    }
}

/// Once a marble of the bench is named: what it is swapped for.
fn transmutation(ui: &mut Ui, d: &mut CovePanel) {
    if d.m.offers(TRANSMUTE).next().is_none() {
        return;
    }
    let Some(from) = draft::<Option<i32>>(ui, d, "transmute") else {
        ui.label(small(d.text("mc-alchemist-transmute")));
        return;
    };
    let all = d.m.offers(TRANSMUTE).map(|offer| offer.action);
    let actions: Vec<Action> = all.filter(|action| action.args[0] == from).collect();
    buttons(ui, d, &actions);
}
