//! What is for sale on a market: goods, passengers, equipment, ships, relics and deeds, each with
//! its stock, its price and its button, or the reason why not. Where the ship is elsewhere the
//! prices stand alone.

use super::{
    panel::VenusPanel,
    parts::{self, GoodsRow, culture_chip, goods_row, heading, note},
    pictures,
};
use crate::games::merchant_of_venus::scene::art;
use crate::{
    games::merchant_of_venus::{
        level::{CultureIx, Effect, SpaceIx},
        study::planning::Journey,
        table::{
            layout::PieceNoun,
            nouns::{GameView, Market, VenusView, WaitingPassenger},
            verbs::{BOARD, BUY, BUY_FACTORY, BUY_PORT, BUY_SHIP},
        },
    },
    table::{
        action::{Action, Value},
        ids::{KindId, SeatId},
    },
    ui::{Standing, theme, widgets},
    view::art::{Picture, house::Icon},
};
use bevy_egui::egui::Ui;

/// The label of a button that buys for a price.
fn buy_label(d: &VenusPanel, price: i64) -> String {
    d.with("mov-sheet-buy", &[("price", Value::Money(price))])
}

/// A ware that is bought by its kind.
fn for_sale(ui: &mut Ui, d: &mut VenusPanel, kind: KindId, price: i64, lines: &[String]) {
    let (me, name, label) = (d.me(), d.kind(kind), buy_label(d, price));
    let action = Some((d.on_kind(BUY, kind), label));
    let w = GoodsRow {
        picture: pictures::kind(d, kind, me),
        title: &name,
        lines,
        action,
        plain: d.cr(price),
        discard: None,
    };
    goods_row(ui, d, w);
}

/// The good and the factory good.
pub fn goods_ui(ui: &mut Ui, d: &mut VenusPanel, culture: CultureIx, market: &Market) {
    heading(ui, Icon::CARGO, &d.text("mov-sheet-goods"));
    for factory in [false, true] {
        good_ui(ui, d, culture, market, factory);
    }
}

fn good_ui(ui: &mut Ui, d: &mut VenusPanel, culture: CultureIx, market: &Market, factory: bool) {
    let level = d.n.spec.level.clone();
    let c = level.culture(culture);
    let (kind, good, count) = match factory {
        false => (d.n.layout().good(culture), &c.good, market.goods),
        true => (d.n.layout().factory_good(culture), &c.factory_good, market.factory_goods),
    };
    let mut lines = vec![d.with("mov-sheet-value", &[("value", Value::Money(good.value.into()))])];
    let stock = d.v().count(
        if market.system.is_some() { "mov-sheet-left" } else { "mov-sheet-waiting" },
        "count",
        count as i64,
    );
    if factory {
        lines.push(d.text("mov-sheet-factory-good"));
        match market.factory_owner {
            Some(owner) => {
                lines.push(d.with("mov-sheet-factory-of", &[("seat", Value::Seat(owner))]));
                lines.push(stock);
            }
            None => lines.push(d.text("mov-sheet-factory-locked")),
        }
    } else {
        lines.push(stock);
    }
    let price = i64::from(good.price);
    let label = buy_label(d, price);
    let w = GoodsRow {
        picture: pictures::good(d, culture, factory),
        title: &good.name,
        lines: &lines,
        action: Some((d.on_kind(BUY, kind), label)),
        plain: d.cr(price),
        discard: None,
    };
    goods_row(ui, d, w);
    buyers_ui(ui, d, kind, &c.buyers);
}

/// Who buys a good, with what each pays now and where they live.
pub fn buyers_ui(ui: &mut Ui, d: &mut VenusPanel, kind: KindId, buyers: &[CultureIx]) {
    let me = d.me();
    let plan = d.plan(ui, me);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = theme::gaps(ui, 5.0, 5.0);
        let all = buyers.iter().all(|buyer| d.n.system_of(*buyer).is_some());
        let key = if all { "mov-sheet-bought-by" } else { "mov-sheet-bought-by-some" };
        ui.label(widgets::small(d.text(key)));
        for &buyer in buyers {
            let Some(sum) = d.n.sale(kind, buyer) else { continue };
            let (words, spoken) = buyer_words(d, kind, buyer, sum, plan.ways[buyer.ix()]);
            culture_chip(ui, d, buyer, &words, &spoken);
        }
    });
    ui.add_space(6.0);
}

/// What a chip of a buyer says: shortly, and in full.
pub fn buyer_words(
    d: &VenusPanel,
    kind: KindId,
    buyer: CultureIx,
    sum: i64,
    way: Option<Journey>,
) -> (String, String) {
    let value = match d.n.layout().what(kind) {
        PieceNoun::Good(c) => i64::from(d.n.level().culture(c).good.value),
        PieceNoun::FactoryGood(c) => i64::from(d.n.level().culture(c).factory_good.value),
        _ => sum,
    };
    let bonus = sum - value;
    let known = d.n.system_of(buyer).is_some();
    let words = match (known, bonus > 0) {
        (false, _) => "?".to_owned(),
        (true, false) => sum.to_string(),
        (true, true) => format!("{sum} (+{bonus})"),
    };
    let args = [
        ("buyer", Value::Name(d.culture_at(buyer))),
        ("sum", Value::Money(sum)),
        ("bonus", Value::Money(bonus)),
        (
            "way",
            Value::Name(
                way.map_or_else(|| d.text("mov-sheet-way-unknown"), |w| parts::way_words(d, w)),
            ),
        ),
    ];
    (words, d.with("mov-sheet-buyer", &args))
}

/// Passengers that wait.
pub fn passengers_ui(ui: &mut Ui, d: &mut VenusPanel, market: &Market) {
    if market.passengers.is_empty() {
        return;
    }
    heading(ui, Icon::PERSON, &d.text("mov-sheet-passengers"));
    for waiting in &market.passengers {
        passenger_ui(ui, d, waiting);
    }
}

fn passenger_ui(ui: &mut Ui, d: &mut VenusPanel, waiting: &WaitingPassenger) {
    let Some(kind) = d.kind_of(waiting.piece) else { return };
    let me = d.me();
    let plan = d.plan(ui, me);
    let way = match waiting.to {
        crate::games::merchant_of_venus::level::Endpoint::Base => plan.base,
        crate::games::merchant_of_venus::level::Endpoint::Culture(c) => plan.ways[c.ix()],
    };
    let to = Value::Name(d.endpoint(waiting.to));
    let lines = vec![
        d.with("mov-sheet-wants-to", &[("to", to)]),
        way.map_or_else(String::new, |w| parts::way_and_fees(d, w)),
        d.v().count("mov-sheet-needs-room", "room", d.n.room_of(kind)),
    ];
    let label = d.with("mov-sheet-board", &[("fare", Value::Money(waiting.fare.into()))]);
    let plain = d.with("mov-sheet-fare", &[("fare", Value::Money(waiting.fare.into()))]);
    let name = d.kind(kind);
    let w = GoodsRow {
        picture: art::PASSENGER,
        title: &name,
        lines: &lines,
        action: Some((d.on_kind(BOARD, kind), label)),
        plain,
        discard: None,
    };
    goods_row(ui, d, w);
}

/// What a piece of equipment or a relic does, in a line.
pub fn effect_words(d: &VenusPanel, effect: &Effect) -> String {
    match effect {
        Effect::Drive(colours) => {
            use crate::games::merchant_of_venus::level::Colour;
            let key = match (colours.contains(&Colour::Red), colours.contains(&Colour::Yellow)) {
                (true, true) => "mov-effect-drive-both",
                (true, false) => "mov-effect-drive-red",
                _ => "mov-effect-drive-yellow",
            };
            d.text(key)
        }
        Effect::Shield(off) => d.with("mov-effect-shield", &[("off", Value::Money((*off).into()))]),
        Effect::Weapon(_) | Effect::None => d.text("mov-effect-none"),
        Effect::AirFoil => d.text("mov-effect-air-foil"),
        Effect::AutoPilot => d.text("mov-effect-auto-pilot"),
        Effect::JumpStart => d.text("mov-effect-jump-start"),
        Effect::MulliganGear => d.text("mov-effect-mulligan-gear"),
        Effect::SpyEye => d.text("mov-effect-spy-eye"),
        Effect::SwitchSwitch => d.text("mov-effect-switch-switch"),
        Effect::GateLock => d.text("mov-effect-gate-lock"),
    }
}

/// Equipment that the science of the culture makes.
pub fn equipment_ui(ui: &mut Ui, d: &mut VenusPanel, market: &Market) {
    if market.equipment.is_empty() {
        return;
    }
    heading(ui, Icon::SETTINGS, &d.text("mov-sheet-equipment"));
    let me = d.me();
    for &(e, left) in &market.equipment {
        let level = d.n.spec.level.clone();
        let piece = level.equipment(e);
        let kind = d.n.layout().equipment(e);
        let room = d.n.room_for(me, kind);
        let stock = if left == 0 {
            d.text("mov-sheet-none-left")
        } else {
            d.v().count("mov-sheet-left", "count", left as i64)
        };
        let needs = if room == 0 {
            d.text("mov-sheet-on-hull")
        } else {
            d.v().count("mov-sheet-needs-room", "room", room)
        };
        let lines = vec![effect_words(d, &piece.effect), format!("{stock} · {needs}")];
        let price = i64::from(piece.price);
        for_sale(ui, d, kind, price, &lines);
    }
}

/// Ships, with what each costs beside the own one.
pub fn ships_ui(ui: &mut Ui, d: &mut VenusPanel, market: &Market, here: bool) {
    if market.ships.is_empty() {
        return;
    }
    heading(ui, Icon::SHIP, &d.text("mov-sheet-ships"));
    let me = d.me();
    let own = d.n.class(me);
    let worth = d.n.trade_in(d.n.layout().class(own));
    note(
        ui,
        d.with(
            "mov-sheet-own-ship",
            &[("kind", Value::Kind(d.n.layout().class(own))), ("worth", Value::Money(worth))],
        ),
    );
    for &class in &market.ships {
        let level = d.n.spec.level.clone();
        let ship = level.ship(class);
        let kind = d.n.layout().class(class);
        let figures = [
            ("dice", Value::Number(ship.dice.into())),
            ("holds", Value::Number(ship.holds.into())),
        ];
        let printed =
            d.with("mov-sheet-printed-price", &[("price", Value::Money(ship.price.into()))]);
        let mut lines = vec![d.with("mov-sheet-ship-figures", &figures), printed];
        let net = d.n.price(me, kind).unwrap_or(0);
        if net < 0 {
            lines.push(d.with("mov-sheet-ship-back", &[("sum", Value::Money(-net))]));
        }
        let used = d.n.room_used(me);
        if d.n.room_in(class) < used {
            lines.push(d.with(
                "mov-sheet-ship-small",
                &[
                    ("used", super::holds::in_holds(d, used)),
                    ("room", super::holds::in_holds(d, d.n.room_in(class))),
                ],
            ));
        }
        if class == own {
            lines.push(d.text("mov-sheet-own"));
        } else {
            lines.push(super::news::trade_in(d, class));
        }
        let label = buy_label(d, net.max(0));
        let action = here.then(|| (d.on_kind(BUY_SHIP, kind), label));
        let name = d.kind(kind);
        let plain = if class == own { String::new() } else { d.cr(net.max(0)) };
        let w = GoodsRow {
            picture: pictures::ship(d, class, me),
            title: &name,
            lines: &lines,
            action,
            plain,
            discard: None,
        };
        goods_row(ui, d, w);
    }
}

/// Relics that were traded in here.
pub fn relics_ui(ui: &mut Ui, d: &mut VenusPanel, market: &Market) {
    if market.relics.is_empty() {
        return;
    }
    heading(ui, Icon::STUDY, &d.text("mov-sheet-relics"));
    for &r in &market.relics {
        let kind = d.n.layout().relic(r);
        let relic = d.n.level().relic(r).clone();
        let price = i64::from(relic.price);
        for_sale(ui, d, kind, price, &[effect_words(d, &relic.effect)]);
    }
}

/// The deeds of a system: its ports by orbit, and the factory.
pub fn deeds_ui(ui: &mut Ui, d: &mut VenusPanel, culture: CultureIx, market: &Market) {
    let Some(system) = market.system else { return };
    heading(ui, Icon::HOME, &d.text("mov-sheet-deeds"));
    let me = d.me();
    if d.n.race(me) == Some(culture) {
        note(
            ui,
            d.v().count(
                "mov-sheet-discount",
                "percent",
                d.n.level().rules.home_discount_percent.into(),
            ),
        );
    }
    let level = d.n.spec.level.clone();
    for &orbit in &level.system(system).orbits {
        let Some(deed) = level.space(orbit).deed else { continue };
        let terms = level.port_deed(deed).terms;
        let kind = d.kind_of(d.n.layout().port_deed(deed));
        let price = kind.and_then(|k| d.n.price(me, k)).unwrap_or_else(|| terms.price.into());
        let name = d.v().named("mov-sheet-port", "name", &d.space(orbit));
        let owner = d.n.deed_owner(d.n.layout().port_deed(deed)).or_else(|| d.n.port_owner(orbit));
        deed_ui(
            ui,
            d,
            art::PORT_DEED,
            &name,
            terms.worth,
            owner,
            d.on_space(BUY_PORT, orbit),
            price,
        );
    }
    factory_ui(ui, d, culture);
}

fn deed_ui(
    ui: &mut Ui,
    d: &mut VenusPanel,
    picture: Picture,
    name: &str,
    worth: u32,
    owner: Option<SeatId>,
    action: Action,
    price: i64,
) {
    let counts = d.with("mov-sheet-counts", &[("worth", Value::Money(worth.into()))]);
    match owner {
        Some(seat) => {
            let owned = d.with("mov-sheet-owned", &[("seat", Value::Seat(seat))]);
            parts::entry(ui, Some(picture), name, &[counts, owned], |ui| {
                widgets::badge(ui, d.m.livery(seat), theme::em(ui) * 1.8, &d.v().seat(seat))
            });
            ui.add_space(4.0);
        }
        None => {
            let label = buy_label(d, price);
            let w = GoodsRow {
                picture,
                title: name,
                lines: &[counts],
                action: Some((action, label)),
                plain: d.cr(price),
                discard: None,
            };
            goods_row(ui, d, w);
        }
    }
}

fn factory_ui(ui: &mut Ui, d: &mut VenusPanel, culture: CultureIx) {
    let me = d.me();
    let level = d.n.spec.level.clone();
    let c = level.culture(culture);
    let kind = d.kind_of(d.n.layout().factory_deed(culture));
    let price = kind.and_then(|k| d.n.price(me, k)).unwrap_or_else(|| c.factory_deed.price.into());
    let name = d.v().named("mov-sheet-factory", "good", &c.factory_good.name);
    let at = d.n.ship_at(me);
    deed_ui(
        ui,
        d,
        art::FACTORY_DEED,
        &name,
        c.factory_deed.worth,
        d.n.factory_owner(culture),
        d.on_space(BUY_FACTORY, at),
        price,
    );
    // In 1988 the buyer says where the marker goes (MOV-9.3.2): the other places are offers of
    // their own.
    let others: Vec<SpaceIx> =
        d.m.offers(BUY_FACTORY)
            .map(|o| d.n.space_of(o.action.space()))
            .filter(|&s| s != at && level.space(s).system == level.space(at).system)
            .collect();
    let mine = matches!(d.m.standing(d.on_space(BUY_FACTORY, at)), Standing::Offered(_));
    if d.n.culture_at(at) != Some(culture) || others.is_empty() || !mine {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(widgets::small(d.text("mov-sheet-marker-at")));
        for space in others {
            let name = d.space(space);
            parts::act(ui, d, d.on_space(BUY_FACTORY, space), &name);
        }
    });
}
