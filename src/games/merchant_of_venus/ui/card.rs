//! Cards of things on the board: what it is, what it costs, who is there, what is bought there, and
//! the actions that touch it. A short form for the pointer, a long one for what is selected.

use super::{
    buying, offers,
    panel::VenusPanel,
    parts::{self, act, culture_chip, fact, note, reason},
    pictures,
    stall::{self, space_of},
    summary,
};
use crate::{
    games::merchant_of_venus::{
        level::{LinkIx, MarkerKind, SpaceIx, SpaceKind},
        scene::ship_saying,
        table::{
            layout::PieceNoun,
            nouns::{GameView, MarkerSight, VenusView},
            spec::PlaceKind,
        },
    },
    table::action::{Action, Thing, Value},
    ui::{
        Command, Tab,
        arguments::{arguments, targets},
        theme,
        widgets::{self, small},
    },
    view::art::{Picture, house::Icon},
};
use bevy_egui::egui::Ui;

/// Most actions on a card.
const MOST: usize = 8;

/// What a thing is called, and in a word what it is.
fn title(d: &VenusPanel, thing: Thing) -> Option<(String, Picture)> {
    match thing {
        Thing::Space(s) if s.ix() < d.n.level().spaces.len() => {
            let space = d.n.space_of(s);
            Some((
                parts::capital(&d.v().space_title(d.n.space_id(space))),
                pictures::space(d, space),
            ))
        }
        Thing::Seat(seat) if seat.0 < d.n.layout().seats => {
            let class = d.n.class(seat);
            let args =
                [("seat", Value::Seat(seat)), ("kind", Value::Kind(d.n.layout().class(class)))];
            Some((d.with("mov-card-ship", &args), pictures::ship(d, class, seat)))
        }
        Thing::Piece(p) => {
            let kind =
                d.m.sight
                    .zones
                    .iter()
                    .flat_map(|z| &z.pieces)
                    .find(|x| x.id == Some(p))
                    .and_then(|x| x.kind)?;
            if let PieceNoun::Ship(seat) = d.n.layout().what(kind) {
                return title(d, Thing::Seat(seat));
            }
            Some((d.kind(kind), pictures::kind(d, kind, d.me())))
        }
        Thing::Zone(_) | Thing::Link(_) => {
            let space = space_of(&d.n, thing)?;
            title(d, Thing::Space(space))
        }
        Thing::Space(_) | Thing::Seat(_) => None,
    }
}

/// What is known of a space, line by line.
fn facts(d: &VenusPanel, space: SpaceIx) -> Vec<String> {
    let me = d.me();
    let s = d.n.level().space(space);
    let mut lines = Vec::new();
    let kind =
        d.m.sight.catalogue.spaces.get(space.ix()).map(|i| d.text(i.kind)).unwrap_or_default();
    let what = match d.n.place(space) {
        PlaceKind::Port(owner) => d.with("mov-card-port", &[("seat", Value::Seat(owner))]),
        PlaceKind::OpenPort => d.text("mov-card-open-port"),
        _ if s.is_orbit => d.v().named("mov-card-orbit", "kind", &parts::capital(&kind)),
        // A place without a name of its own is called what it is.
        _ if s.name.is_empty() || s.kind == SpaceKind::Base => String::new(),
        _ => parts::capital(&kind),
    };
    lines.push(what);
    if let Some(fee) = d.n.fee_at(me, space) {
        let printed = d.n.hazard(space).map_or(fee, |(_, fee)| fee);
        lines.push(if fee == printed {
            d.with("mov-card-fee", &[("fee", Value::Money(fee))])
        } else {
            d.with(
                "mov-card-fee-shielded",
                &[("fee", Value::Money(fee)), ("printed", Value::Money(printed))],
            )
        });
    }
    marker_lines(d, space, &mut lines);
    if d.n.level().is_jumped(space, d.n.drive_colours(me)) {
        lines.push(d.text("mov-card-jumped"));
    }
    exits(d, space, &mut lines);
    lines
}

fn marker_lines(d: &VenusPanel, space: SpaceIx, lines: &mut Vec<String>) {
    match d.n.marker_sight(space) {
        MarkerSight::NoBox => {}
        MarkerSight::Empty => lines.push(d.text("mov-card-box-empty")),
        MarkerSight::Up(_, kind) => lines.push(marker_words(d, kind)),
        MarkerSight::Down(kind, seen) => {
            lines.push(match kind {
                Some(kind) => d.v().named("mov-card-box-known", "marker", &marker_words(d, kind)),
                None => d.text("mov-card-box-down"),
            });
            let names: Vec<Value> = d.n.seats().filter(|s| seen.has(*s)).map(Value::Seat).collect();
            if !names.is_empty() {
                lines.push(d.with("mov-card-seen-by", &[("seats", Value::List(names))]));
            }
        }
    }
}

fn marker_words(d: &VenusPanel, kind: MarkerKind) -> String {
    match kind {
        MarkerKind::Gate(n) => d.v().count("mov-card-gate", "gate", n.into()),
        MarkerKind::OpenPort => d.text("mov-card-open-port"),
        MarkerKind::Hazard(_, fee) => {
            d.with("mov-card-hazard", &[("fee", Value::Money(fee.into()))])
        }
        MarkerKind::Relic(r) => {
            let effect = buying::effect_words(d, &d.n.level().relic(r).effect);
            d.with(
                "mov-card-relic",
                &[("kind", Value::Kind(d.n.layout().relic(r))), ("effect", Value::Name(effect))],
            )
        }
    }
}

/// Where the numbers of a circle lead.
fn exits(d: &VenusPanel, space: SpaceIx, lines: &mut Vec<String>) {
    let exits = d.n.level().space(space).exits;
    let mut links: Vec<LinkIx> = Vec::new();
    for link in exits.into_iter().flatten() {
        if !links.contains(&link) {
            links.push(link);
        }
    }
    for link in links {
        let numbers = (1..=6usize)
            .filter(|n| exits[*n] == Some(link))
            .map(|n| Value::Number(n as i64))
            .collect();
        let far = d.n.level().link(link).far(space);
        let (here, there) = (d.n.level().space(space), d.n.level().space(far));
        // Within the system the kind of place says enough.
        let near = here.system == there.system && there.name.is_empty();
        let kind =
            d.m.sight.catalogue.spaces.get(far.ix()).filter(|_| near).map(|i| d.text(i.kind));
        let name = kind.unwrap_or_else(|| d.space(far));
        lines.push(d.with(
            "mov-card-exit",
            &[("numbers", Value::List(numbers)), ("space", Value::Name(name))],
        ));
    }
}

/// The short form, for the pointer. Markets have a sentence that says it all; what can be done, the
/// window adds.
pub fn tooltip_ui(ui: &mut Ui, d: &mut VenusPanel, thing: Thing) {
    if let (Thing::Piece(_), Some(seat)) = (thing, offers::ship_of(&d.n, thing)) {
        // What is aboard is seen as on the plate of its seat.
        ui.label(d.v().say(&ship_saying(&d.n, seat)));
        ui.horizontal(|ui| summary::seat_ui(ui, d, seat));
        return;
    }
    if !matches!(thing, Thing::Space(_) | Thing::Piece(_)) {
        return;
    }
    let Some((name, picture)) = title(d, thing) else { return };
    if let Thing::Piece(_) = thing {
        parts::labelled(ui, Some(picture), &name, &[] as &[String]);
        return;
    }
    let space = space_of(&d.n, thing).map(|s| d.n.space_of(s));
    let lines = space.map(|s| facts(d, s)).unwrap_or_default();
    ui.set_max_width(theme::em(ui) * 20.0);
    parts::labelled(ui, Some(picture), &name, &lines);
    let Some(space) = space else { return };
    way_ui(ui, d, space);
    who_ui(ui, d, space);
    if let Some(culture) = d.n.culture_at(space).filter(|_| d.n.place(space).is_trading()) {
        note(ui, d.with("mov-card-trades", &[("culture", Value::Name(d.culture(culture)))]));
    }
}

fn way_ui(ui: &mut Ui, d: &VenusPanel, space: SpaceIx) {
    let plan = d.plan(ui, d.me());
    if let Some(way) = plan.reach.get(space.ix()).copied().flatten()
        && way.mp > 0
    {
        ui.label(small(parts::way_and_fees(d, way))).on_hover_text(d.text("mov-sheet-way-help"));
    }
}

/// Whose ships lie there, with their dice and what is in their holds.
fn who_ui(ui: &mut Ui, d: &VenusPanel, space: SpaceIx) {
    let ships = d.n.ships_on(space);
    if ships.is_empty() {
        return;
    }
    for seat in ships {
        ui.horizontal_wrapped(|ui| {
            widgets::badge(ui, d.m.livery(seat), theme::em(ui) * 1.3, "");
            ui.label(small(d.v().say(&ship_saying(&d.n, seat))));
        });
    }
}

/// The long form, for what is selected: with actions, and a button that puts it away.
pub fn card_ui(ui: &mut Ui, d: &mut VenusPanel, thing: Thing) {
    let Some((name, picture)) = title(d, thing) else { return };
    let space = space_of(&d.n, thing).map(|s| d.n.space_of(s));
    let lines = space.map(|s| facts(d, s)).unwrap_or_default();
    widgets::card(ui, |ui| {
        parts::entry(ui, Some(picture), &name, &lines, |ui| {
            if widgets::icon_button(ui, Icon::CLOSE, &d.text("mov-card-close"), true).clicked() {
                d.command(Command::Select(None));
            }
        });
        if let Some(space) = space {
            way_ui(ui, d, space);
            who_ui(ui, d, space);
            trade_ui(ui, d, space);
        }
        if let Thing::Seat(seat) = thing {
            ui.horizontal_wrapped(|ui| {
                fact(ui, Some(Picture::CREDITS), &d.cr(d.n.money(seat)), "", theme::soft());
                if widgets::labelled(
                    ui,
                    Icon::SHIP,
                    &d.with("mov-sheet-sheet-of", &[("seat", Value::Seat(seat))]),
                )
                .clicked()
                {
                    d.command(Command::ShowSeat(seat));
                    d.command(Command::OpenTab(Tab::Game(super::SHIP)));
                }
            });
        }
        actions_ui(ui, d, thing);
    });
}

/// Who trades there, with the way to the market.
fn trade_ui(ui: &mut Ui, d: &mut VenusPanel, space: SpaceIx) {
    let Some(stall) = stall::stall_at(d, space) else { return };
    ui.horizontal_wrapped(|ui| {
        if let stall::Stall::Culture(culture) = stall {
            let name = d.culture(culture);
            culture_chip(ui, d, culture, &name, &d.culture_at(culture));
        }
        if widgets::labelled(ui, Icon::MARKET, &d.text("mov-card-market")).clicked() {
            stall::show_market(d, ui.ctx(), stall);
        }
    });
}

/// The offers that touch a thing, and why others are not possible.
fn actions_ui(ui: &mut Ui, d: &mut VenusPanel, thing: Thing) {
    if !d.m.asked {
        return;
    }
    let catalogue = &d.m.sight.catalogue;
    let actions: Vec<(Action, String)> =
        d.m.sight
            .offers
            .iter()
            .filter(|o| targets(catalogue, o).contains(&thing))
            .map(|o| (o.action, d.m.worded(o)))
            .take(MOST)
            .collect();
    if !actions.is_empty() {
        ui.horizontal_wrapped(|ui| {
            for (action, words) in actions {
                act(ui, d, action, &words);
            }
        });
        return;
    }
    let names = |action: Action| arguments(catalogue, action);
    let about = |action: Action| match thing {
        Thing::Space(s) => names(action).iter().any(|(_, v)| *v == Value::Space(s)),
        Thing::Seat(s) => names(action).iter().any(|(_, v)| *v == Value::Seat(s)),
        _ => false,
    };
    let refused = d.m.sight.refusals.iter().map(|r| r.action).find(|a| about(*a));
    if let Some(action) = refused {
        ui.label(small(d.m.verb_name(action)));
        reason(ui, d, action);
    }
}
