//! The workshop of the Captain: the sea chart with its ring of waters, the ships, the compass and
//! the crew. Where a ship can get to is lit; steps are shared by pressing waters.

use super::super::panel::CovePanel;
use super::{
    ShopSheet,
    parts::{
        BoardRoom, INK, LAMP, PAPER, ShopSpot, ShopStage, SpotLook, bare, board, buttons, coloured,
        draft, drawing, glow, hint, keep, mark, paint, paint_at, say, sign, spot, tint,
    },
};
use crate::{
    games::merchants_cove::{
        level::Colour,
        rules::{
            shops::captain::{
                SHIPS, ShopStep, Steps, WATERS, after, is_full, ship,
                words::{CATCH, CREW, LAND, NAME, RECALL, REFILL_WATER, SAIL},
            },
            steps::Job,
        },
        table::{
            nouns::{CoveView, GameView, GlassOwner, clan_key},
            verbs::FINISH,
        },
    },
    table::{
        action::{Action, Value},
        ids::{SeatId, Verb},
        view::TableView,
    },
    ui::{
        command::Command,
        model::Standing,
        theme,
        widgets::{self, small},
    },
};
use bevy_egui::egui::{self, Align2, Color32, Pos2, Rect, Sense, Stroke, Ui, Vec2, vec2};

/// His sheet.
pub(super) struct Sheet;

impl ShopSheet for Sheet {
    fn chapter(&self) -> &'static str {
        "MC-21"
    }

    fn workshop(
        &self,
        ui: &mut Ui,
        d: &mut CovePanel,
        player: GlassOwner,
        room: Option<BoardRoom>,
    ) {
        let rect = board(ui, room, "ground_captain", 1.0);
        let stage = ShopStage::new(ui, "captain", rect);
        let chart = Chart {
            middle: rect.center(),
            radius: rect.width() * 0.37,
            side: rect.width() * 0.125,
        };
        let course = Course::of(ui, d);
        compass(ui, d, &chart, &stage);
        let mut told = String::new();
        for at in 0..=WATERS {
            if let Some(words) = water(ui, d, player, &chart, &course, at) {
                told = words;
            }
        }
        ships(ui, d, &chart, &stage, &course);
        crew(ui, d);
        let words = if told.is_empty() { asked(d) } else { told };
        hint(ui, room, &words, 2.0);
        sailing(ui, d, &course);
        hauling(ui, d);
    }
    fn steps(&self, d: &CovePanel, job: Job) -> Vec<String> {
        let number = |key, name, n: i64| d.count(key, name, n);
        let word = |op: &ShopStep| match *op {
            ShopStep::Sail { steps: Steps::Spin, .. } => d.text("mc-op-sail-spin"),
            ShopStep::Sail { steps: Steps::Fixed(n), ships } => {
                let args =
                    [("steps", Value::Number(n.into())), ("ships", Value::Number(ships as i64))];
                d.with("mc-op-sail", &args)
            }
            ShopStep::Sail { steps: Steps::Choose(n), .. } => {
                number("mc-op-storm", "steps", n.into())
            }
            ShopStep::Haul { most, land: true, .. } => number("mc-op-haul", "most", most.into()),
            ShopStep::Haul { most, .. } => number("mc-op-haul-small", "most", most.into()),
            ShopStep::Ready(0) => d.text("mc-op-ready-all"),
            ShopStep::Ready(n) => number("mc-op-ready", "crew", n),
            ShopStep::Recall => d.text("mc-op-recall"),
            ShopStep::Refill => d.text("mc-op-refill"),
        };
        job.of(&d.n.level().shops.captain).iter().map(word).collect()
    }
    /// Which ship sails how far, and to where; those that stay are not named.
    fn words(&self, d: &CovePanel, action: Action) -> Option<String> {
        if action.verb != SAIL {
            return None;
        }
        let sails = |(n, &steps): (usize, &i32)| {
            let to = after(ship(&d.n, n as u16).0, u16::try_from(steps).ok()?);
            let args = [
                ("ship", Value::Number(n as i64 + 1)),
                ("steps", Value::Number(steps.into())),
                ("water", Value::Number(to.into())),
            ];
            (steps > 0).then(|| d.with("mc-captain-sails", &args))
        };
        let all: Vec<String> = action.args.iter().enumerate().filter_map(sails).collect();
        (!all.is_empty()).then(|| all.join(" · "))
    }
    fn verbs(&self) -> &'static [Verb] {
        &[SAIL, REFILL_WATER]
    }
}

/// The ring of waters, the Harbour at the bottom, clockwise.
struct Chart {
    middle: Pos2,
    radius: f32,
    side: f32,
}

impl Chart {
    fn at(&self, place: f32, share: f32) -> Pos2 {
        let turn = std::f32::consts::TAU * (place / f32::from(WATERS + 1) + 0.25);
        self.middle + vec2(turn.cos(), turn.sin()) * self.radius * share
    }
}

/// Steps that are being shared: those of each ship so far, and the ship that is spoken of.
#[derive(Clone, Copy)]
struct Course {
    shares: [i32; 3],
    ship: usize,
    asked: bool,
}

impl Course {
    fn of(ui: &Ui, d: &CovePanel) -> Course {
        let shares: [i32; 3] = draft(ui, d, "shares");
        let ship: usize = draft(ui, d, "ship");
        Course { shares, ship, asked: d.m.offers(SAIL).next().is_some() }
    }
    fn action(&self) -> Action {
        Action { verb: SAIL, args: self.shares }
    }
    /// The same with other steps of the ship that is spoken of.
    fn with(&self, steps: i32) -> Course {
        let mut shares = self.shares;
        shares[self.ship] = steps;
        Course { shares, ..*self }
    }
    /// The ship that is spoken of once this one has its steps: the next that lies still and can
    /// sail, too.
    fn next(&self, d: &CovePanel) -> usize {
        let others = (1..self.shares.len()).map(|n| (self.ship + n) % self.shares.len());
        let sails =
            |&ship: &usize| self.shares[ship] == 0 && Course { ship, ..*self }.with(1).offered(d);
        others.into_iter().find(sails).unwrap_or(self.ship)
    }
    /// All steps that there are.
    fn most(d: &CovePanel) -> i32 {
        d.m.offers(SAIL).map(|o| o.action.args.iter().sum()).max().unwrap_or(0)
    }
    fn offered(&self, d: &CovePanel) -> bool {
        d.m.sight.offers.iter().any(|offer| offer.action == self.action())
    }
    /// The steps with which the ship that is spoken of gets to a water.
    fn to(&self, d: &CovePanel, at: u16) -> Option<i32> {
        let from = ship(&d.n, self.ship as u16).0;
        (1..=Course::most(d))
            .find(|&steps| after(from, steps as u16) == at && self.with(steps).offered(d))
    }
}

/// The compass: what is left to be shared, or the numbers that it bears.
fn compass(ui: &mut Ui, d: &mut CovePanel, chart: &Chart, stage: &ShopStage) {
    let size = chart.radius * 0.82;
    paint_at(ui, drawing("compass"), chart.middle, size);
    let most = Course::most(d);
    let sectors = d.n.level().shops.captain.kit.compass.clone();
    let turn = std::f32::consts::TAU / sectors.len() as f32;
    for (n, steps) in sectors.iter().enumerate() {
        let angle = turn * n as f32 - std::f32::consts::FRAC_PI_2;
        let at = chart.middle + vec2(angle.cos(), angle.sin()) * size * 0.39;
        let ink = if *steps == most { Color32::from_rgb(168, 40, 30) } else { INK };
        say(ui, at, Align2::CENTER_CENTER, steps, chart.side * 0.34, ink);
    }
    if let Some(n) = sectors.iter().position(|&steps| steps == most) {
        let to = turn * n as f32 - std::f32::consts::FRAC_PI_2;
        let angle = stage.number(ui, "needle", to);
        let tip = chart.middle + vec2(angle.cos(), angle.sin()) * size * 0.3;
        let tail = chart.middle - vec2(angle.cos(), angle.sin()) * size * 0.12;
        ui.painter().line_segment([tail, tip], Stroke::new(4.0, Color32::from_rgb(168, 40, 30)));
        ui.painter().circle_filled(chart.middle, 4.0, INK);
    }
    let rect = Rect::from_center_size(chart.middle, Vec2::splat(size));
    let words = match most {
        0 => {
            let numbers = d.m.texts.localizer.list(sectors.iter().map(i32::to_string));
            d.with("mc-captain-compass", &[("numbers", Value::Name(numbers))])
        }
        n => d.count("mc-captain-steps", "steps", n.into()),
    };
    let response = ui.interact(rect, ui.id().with("compass"), Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, &words));
    response.on_hover_text(words);
}

/// The name of a water with what is caught and who lives there.
fn water_words(d: &CovePanel, player: GlassOwner, at: u16) -> String {
    let Some(row) =
        usize::from(at).checked_sub(1).and_then(|n| d.n.level().shops.captain.kit.waters.get(n))
    else {
        return d.text("mc-captain-harbour");
    };
    let args = [
        ("water", Value::Number(at.into())),
        ("good", d.n.good_name(player, row.good())),
        ("island", Value::Number(i64::from(row.island.is_some()))),
        ("clan", Value::Word(row.island.map_or("mc-captain-nobody", clan_key))),
    ];
    let key = if is_full(&d.n, at) { "mc-captain-water" } else { "mc-captain-empty" };
    d.with(key, &args)
}

/// A water; what it says while somebody points at it.
fn water(
    ui: &mut Ui,
    d: &mut CovePanel,
    player: GlassOwner,
    chart: &Chart,
    course: &Course,
    at: u16,
) -> Option<String> {
    let middle = chart.at(at.into(), 1.0);
    let rect = Rect::from_center_size(middle, Vec2::splat(chart.side * 1.12));
    let name = water_words(d, player, at);
    let spot = water_spot(ui, d, course, (rect, at), &name);
    let row = usize::from(at)
        .checked_sub(1)
        .and_then(|n| d.n.level().shops.captain.kit.waters.get(n))
        .cloned();
    match row {
        None => paint_at(ui, drawing("harbour"), middle, chart.side * 1.25),
        Some(row) => {
            let good = row.good();
            let full = is_full(&d.n, at);
            let sea = Color32::from_rgb(150, 196, 208);
            let edge = Stroke::new(2.0, tint(good.colour));
            ui.painter().circle(middle, chart.side * 0.52, sea, edge);
            // While steps are shared, what no ship can reach steps back.
            let far = course.asked && spot.look != SpotLook::Offered;
            let fade = match (full, far) {
                (true, false) => Color32::WHITE,
                (true, true) => Color32::from_white_alpha(110),
                (false, _) => Color32::from_white_alpha(30),
            };
            let size = if good.size == crate::games::merchants_cove::level::Size::Large {
                0.98
            } else {
                0.74
            };
            let inner = Rect::from_center_size(middle, Vec2::splat(chart.side * size));
            paint(ui, d.good_picture(SeatId(player), good), inner, fade);
            if let Some(clan) = row.island {
                island(ui, d, player, chart, (at, clan));
            }
        }
    }
    let number = chart.at(at.into(), 1.21);
    if at > 0 {
        say(ui, number, Align2::CENTER_CENTER, at, chart.side * 0.3, INK);
    }
    glow(ui, rect.shrink(2.0), &spot, chart.side);
    spot.lit.then_some(name)
}

/// An island within the ring, with the flag where it is planted.
fn island(
    ui: &mut Ui,
    d: &mut CovePanel,
    player: GlassOwner,
    chart: &Chart,
    (at, clan): (u16, Colour),
) {
    let middle = chart.at(at.into(), 0.62);
    let rect = Rect::from_center_size(middle, Vec2::splat(chart.side * 0.8));
    let land = hauls(d).then(|| ship_on(d, at, LAND)).flatten();
    let spot = land.map(|land| {
        let name = d.with("mc-captain-island", &[("water", Value::Number(at.into()))]);
        spot(ui, d, rect, ("island", at), (land, &name))
    });
    paint_at(ui, coloured("island", clan), middle, chart.side * 0.86);
    let sign_at = middle + vec2(0.0, chart.side * 0.16);
    paint_at(ui, sign(clan), sign_at, chart.side * 0.42);
    if d.n.shield(player, clan) {
        let flag = middle - vec2(-chart.side * 0.12, chart.side * 0.34);
        paint_at(ui, coloured("flag", clan), flag, chart.side * 0.7);
    }
    if let Some(spot) = spot {
        glow(ui, rect, &spot, chart.side);
    }
}

fn water_spot(
    ui: &mut Ui,
    d: &mut CovePanel,
    course: &Course,
    (rect, at): (Rect, u16),
    name: &str,
) -> ShopSpot {
    let salt = ("water", at);
    let refill = Action::one(REFILL_WATER, at.into());
    if course.asked {
        let steps = course.to(d, at);
        let spot = bare(ui, rect, salt, name, steps.is_some());
        if let Some(steps) = steps.filter(|_| spot.pressed) {
            let course = course.with(steps);
            // Where no step is left there is nothing more to be shared.
            if course.shares.iter().sum::<i32>() == Course::most(d) {
                d.command(Command::Act(course.action()));
            }
            keep(ui, d, "shares", course.shares);
            keep(ui, d, "ship", course.next(d));
        }
        return spot;
    }
    if !matches!(d.m.standing(refill), Standing::Absent) {
        return spot(ui, d, rect, salt, (refill, name));
    }
    match hauls(d).then(|| ship_on(d, at, CATCH)).flatten() {
        Some(catch) => spot(ui, d, rect, salt, (catch, name)),
        None => bare(ui, rect, salt, name, false),
    }
}

/// Whether it is asked what the ships haul.
fn hauls(d: &CovePanel) -> bool {
    [CATCH, LAND].into_iter().any(|verb| d.m.offers(verb).next().is_some())
}

/// What the ships on a water could haul there: of several the first that can.
fn ship_on(d: &CovePanel, at: u16, verb: Verb) -> Option<Action> {
    let there = (0..SHIPS).filter(|&n| at > 0 && ship(&d.n, n).0 == at);
    let mut all = there.map(|n| Action::one(verb, i32::from(n) + 1));
    let offered = |action: &Action| d.m.offers(verb).any(|offer| offer.action == *action);
    all.clone().find(offered).or_else(|| all.next())
}

/// The ships, each on its way around the ring to where it lies or is meant to go.
fn ships(ui: &mut Ui, d: &mut CovePanel, chart: &Chart, stage: &ShopStage, course: &Course) {
    for n in 0..SHIPS {
        let at = ship(&d.n, n).0;
        let beside = (f32::from(n) - 1.0) * 0.3;
        let place = sailed(ui, stage, n, at);
        let middle = chart.at(place + beside, 0.83);
        let size = chart.side * 0.74;
        let rect = Rect::from_center_size(middle, Vec2::splat(size * 0.9));
        let args = [("ship", Value::Number(i64::from(n) + 1)), ("water", Value::Number(at.into()))];
        let name = d.with("mc-captain-ship", &args);
        let own = |verb| Action::one(verb, i32::from(n) + 1);
        let can = |verb| d.m.offers(verb).any(|offer| offer.action == own(verb));
        let action = match hauls(d) {
            true if can(LAND) && !can(CATCH) => own(LAND),
            true => own(CATCH),
            false => own(RECALL),
        };
        let spot = if course.asked {
            let spot = bare(ui, rect, ("ship", n), &name, true);
            if spot.pressed {
                let mut shares = course.shares;
                shares[usize::from(n)] = 0;
                keep(ui, d, "ship", usize::from(n));
                keep(ui, d, "shares", shares);
            }
            spot
        } else {
            spot(ui, d, rect, ("ship", n), (action, &name))
        };
        boat(ui, middle, size, n, Color32::WHITE);
        if course.asked && course.ship == usize::from(n) {
            mark(ui, rect, size);
        } else if spot.look == SpotLook::Offered {
            ui.painter().circle_stroke(middle, size * 0.5, Stroke::new(2.0, LAMP));
        }
        let steps = course.shares[usize::from(n)];
        if course.asked && steps > 0 {
            let to = f32::from(after(at, steps as u16));
            boat(ui, chart.at(to + beside, 0.83), size, n, Color32::from_white_alpha(150));
        }
        spot.says(&name);
    }
}

fn boat(ui: &Ui, at: Pos2, size: f32, n: u16, fade: Color32) {
    paint(ui, drawing("ship"), Rect::from_center_size(at, Vec2::splat(size)), fade);
    let badge = at + vec2(0.0, size * 0.24);
    ui.painter().circle(badge, size * 0.17, INK, Stroke::new(1.0, PAPER));
    say(ui, badge, Align2::CENTER_CENTER, n + 1, size * 0.28, PAPER);
}

/// Where a ship is on the ring while it sails: home is reached from behind, not backwards.
fn sailed(ui: &Ui, stage: &ShopStage, n: u16, at: u16) -> f32 {
    let id = egui::Id::new(("ship sails", n));
    let around = f32::from(WATERS + 1);
    let before: f32 = ui.data(|data| data.get_temp(id)).unwrap_or(f32::from(at));
    let to = f32::from(at);
    let goal = if at == 0 && before > 0.5 { around } else { to };
    if stage.is_still() {
        ui.data_mut(|data| data.insert_temp(id, to));
        return to;
    }
    let place = stage.number(ui, ("sails", n, goal > around - 0.5), goal);
    let arrived = (place - goal).abs() < 0.01;
    ui.data_mut(|data| data.insert_temp(id, if arrived { to } else { before.max(0.6) }));
    place
}

/// The crew: who is ready, who rests.
fn crew(ui: &mut Ui, d: &CovePanel) {
    let (ready, all) = (d.n.dial(CREW), d.n.level().shops.captain.kit.crew);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = theme::gap(ui, 2.0);
        for n in 0..all {
            let name = if n < ready { "crew" } else { "crew_tired" };
            let key = if n < ready { "mc-captain-ready" } else { "mc-captain-tired" };
            widgets::picture(ui, drawing(name), theme::em(ui) * 1.9, &d.text(key));
        }
    });
    let args = [("ready", Value::Number(ready)), ("all", Value::Number(all))];
    ui.add(egui::Label::new(small(d.with("mc-captain-crew", &args))).wrap());
}

fn asked(d: &CovePanel) -> String {
    match d.m.offers(SAIL).next() {
        Some(_) => d.text("mc-captain-share"),
        None => {
            let kit = &d.n.level().shops.captain.kit;
            let args = [
                ("small", Value::Number(kit.small)),
                ("large", Value::Number(kit.large)),
                ("land", Value::Number(kit.land)),
            ];
            d.with("mc-captain-hint", &args)
        }
    }
}

/// The numbers of a storm, and the button that sails what was shared.
fn sailing(ui: &mut Ui, d: &mut CovePanel, course: &Course) {
    let names: Vec<Action> = d.m.offers(NAME).map(|offer| offer.action).collect();
    if !names.is_empty() {
        buttons(ui, d, &names);
    }
    if !course.asked {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for n in 0..usize::from(SHIPS) {
            let args = [
                ("ship", Value::Number(n as i64 + 1)),
                ("steps", Value::Number(course.shares[n].into())),
            ];
            let words = d.with("mc-captain-choose", &args);
            if ui.selectable_label(course.ship == n, words).clicked() {
                keep(ui, d, "ship", n);
                keep(ui, d, "shares", course.shares);
            }
        }
    });
    let label = d.text("mc-captain-sail");
    let chosen = widgets::action_button(ui, d.m, course.action(), Some(&label));
    d.commands.extend(chosen);
    // Said before the press, not after it.
    if let Some(ends) = super::super::offers::last_step(d) {
        ui.add(egui::Label::new(small(ends)).wrap());
    }
}

/// What the ships can haul, each with why not.
fn hauling(ui: &mut Ui, d: &mut CovePanel) {
    let some = hauls(d);
    let ends = some || d.m.offers(RECALL).next().is_some();
    if some {
        for n in 1..=i32::from(SHIPS) {
            let at = ship(&d.n, n as u16 - 1).0;
            ui.horizontal_wrapped(|ui| {
                let args = [("ship", Value::Number(n.into())), ("water", Value::Number(at.into()))];
                ui.label(d.with("mc-captain-ship", &args));
                for (verb, key) in [(CATCH, "mc-captain-catch"), (LAND, "mc-captain-land")] {
                    let label = d.text(key);
                    let chosen =
                        widgets::action_button(ui, d.m, Action::one(verb, n), Some(&label));
                    d.commands.extend(chosen);
                }
            });
        }
    }
    if ends {
        buttons(ui, d, &[Action::plain(FINISH)]);
    }
}
