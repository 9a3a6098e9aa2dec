//! The panels of Merchant of Venus. They read the sight and the game's public nouns, and give
//! commands back; no rule is decided here.

mod asked;
mod buying;
mod card;
mod deal;
mod flight;
mod fortunes;
mod gear;
mod holds;
mod market;
mod news;
mod offers;
mod packing;
mod panel;
mod parts;
mod pictures;
pub mod plan;
mod planner;
mod prices;
pub mod routes;
mod selling;
mod ship;
mod stall;
mod summary;
mod tour;

use super::level::{CultureIx, LEVELS};
use super::scene::art;
use super::table::{
    nouns::{GameView, VenusSight, VenusView},
    verbs::{DISCARD, PAY_FEE, PILOT, PROPOSE_STOP, REFUSE},
};
use crate::ui::{
    command::{Command, Tab},
    dial_field::{DialField, DialPlace},
    game_ui::{self, DiceShown, GameUi, Panels, TabInfo},
    model::{Deed, LogLine, Model, Moment},
    route::Route,
    sound::Timbre,
    table_text::TableText,
};
use crate::{
    table::{
        action::{Action, Message, Offer, Thing, Value},
        ids::{KindId, PieceId, SeatId, SpaceId, Verb, ZoneId},
        sight::Sight,
    },
    view::art::{Picture, house::Icon},
};
use bevy_egui::egui::{Context, Ui};
use panel::VenusPanel;

/// The tab of a seat's ship.
pub const SHIP: &str = "ship";
/// The tab of a market.
pub const MARKET: &str = "market";
/// The tab that compares prices.
pub const PRICES: &str = "prices";
/// The tab of the cargo planner.
pub const PLANNER: &str = "planner";
/// The tab of all fortunes.
pub const FORTUNES: &str = "fortunes";

/// The panels, as the game brings them.
pub const PANELS: Panels = Panels(&VenusUi);

/// What Merchant of Venus adds to the overlay.
pub struct VenusUi;

impl GameUi for VenusUi {
    /// Glass and distance: what rings between the stars rings long.
    fn timbre(&self) -> Timbre {
        Timbre { base: 330.0, bright: 0.75, knock: 0.15, ring: 1.7, steps: [0, 5, 7, 14] }
    }
    fn told_as_one(&self, model: &Model, lines: &[LogLine]) -> Option<(usize, String)> {
        flight::told(model, lines)
    }
    fn tabs(&self) -> &'static [TabInfo] {
        &[
            TabInfo { key: SHIP, icon: Icon::SHIP },
            TabInfo { key: MARKET, icon: Icon::MARKET },
            TabInfo { key: PLANNER, icon: Icon::CARGO },
            TabInfo { key: PRICES, icon: Icon::COINS },
            TabInfo { key: FORTUNES, icon: Icon::PERSON },
        ]
    }
    fn tab_ui(&self, key: &'static str, ui: &mut Ui, model: &Model) -> Vec<Command> {
        let Some(mut panel) = VenusPanel::new(model) else { return Vec::new() };
        let d = &mut panel;
        asked::asked_ui(ui, d);
        if let Some(thing) = model.selected
            && (key == SHIP || key == MARKET)
        {
            card::card_ui(ui, d, thing);
        }
        match key {
            SHIP => ship::ship_ui(ui, d),
            MARKET => market::market_ui(ui, d),
            PRICES => prices::prices_ui(ui, d),
            PLANNER => planner::planner_ui(ui, d),
            FORTUNES => fortunes::fortunes_ui(ui, d),
            _ => {}
        }
        panel.commands
    }
    fn seat_ui(&self, ui: &mut Ui, model: &Model, seat: SeatId) {
        if let Some(panel) = VenusPanel::new(model) {
            summary::seat_ui(ui, &panel, seat);
        }
    }
    fn status_ui(&self, ui: &mut Ui, model: &Model) -> Vec<Command> {
        let Some(panel) = VenusPanel::new(model) else { return Vec::new() };
        summary::status_ui(ui, &panel);
        panel.commands
    }
    fn group(&self, verb: Verb) -> &'static str {
        offers::group(verb)
    }
    fn income(&self, verb: Verb, own: bool) -> &'static str {
        offers::income(verb, own)
    }
    fn turns_down(&self, verb: Verb) -> bool {
        verb == REFUSE
    }
    fn owned(&self) -> Option<&'static str> {
        Some("mov-income-owned")
    }
    fn worth(&self, texts: TableText, fortune: i64) -> String {
        texts.with("mov-worth", &[("amount", Value::Money(fortune))])
    }
    fn change_words(&self, texts: TableText, change: i64) -> String {
        texts.money(change)
    }
    fn worth_help(&self) -> &'static str {
        "mov-worth-help"
    }
    fn goal(&self, sight: &Sight) -> Option<i64> {
        VenusSight::of(sight)?.goal()
    }
    fn plots(&self, tab: Tab) -> bool {
        tab == Tab::Game(FORTUNES)
    }
    fn seat_ems(&self, model: &Model, seat: SeatId) -> f32 {
        VenusPanel::new(model).map_or(0.0, |panel| summary::seat_ems(&panel, seat))
    }
    fn main_offer(&self, sight: &Sight) -> Option<usize> {
        offers::main_offer(&VenusSight::of(sight)?)
    }
    fn ahead(&self, ctx: &Context, model: &Model, seat: SeatId) -> Vec<String> {
        let Some(panel) = VenusPanel::new(model) else { return Vec::new() };
        // Where the deal is over and nobody has a place yet, there is nothing to fly to.
        if !panel.n.seats().any(|s| s == seat) || panel.n.ended() {
            return Vec::new();
        }
        tour::lines(ctx, &panel, seat)
    }
    fn on_board(&self, verb: Verb) -> bool {
        offers::on_board(verb)
    }
    fn tab_asked(&self, sight: &Sight) -> Option<&'static str> {
        offers::on_sheet(sight.decision?.question).then_some(SHIP)
    }
    fn amount_words(&self, model: &Model, action: Action) -> Option<(String, String)> {
        VenusPanel::new(model).and_then(|panel| deal::amount_words(&panel, action))
    }
    fn tooltip_ui(&self, ui: &mut Ui, model: &Model, thing: Thing) {
        if let Some(mut panel) = VenusPanel::new(model) {
            card::tooltip_ui(ui, &mut panel, thing);
        }
    }
    fn tab_of(&self, sight: &Sight, thing: Thing) -> Option<&'static str> {
        let n = VenusSight::of(sight)?;
        if offers::ship_of(&n, thing).is_some() {
            return Some(SHIP);
        }
        match thing {
            Thing::Space(s) if s.ix() < n.level().spaces.len() => {
                n.level().space(n.space_of(s)).system.map(|_| MARKET)
            }
            Thing::Zone(zone) => routes::system_of(&n, zone).map(|_| MARKET),
            _ => None,
        }
    }
    fn shown_by(&self, sight: &Sight, key: &str) -> Option<Thing> {
        stall::ware_of(&VenusSight::of(sight)?, key)
    }
    fn about(&self, sight: &Sight, thing: Thing) -> Vec<&'static str> {
        VenusSight::of(sight).map(|n| offers::about(&n, thing)).unwrap_or_default()
    }
    fn things(&self, sight: &Sight, about: &str) -> Vec<Thing> {
        VenusSight::of(sight).map(|n| offers::things(&n, about)).unwrap_or_default()
    }
    fn dice(&self, sight: &Sight) -> Option<DiceShown> {
        let n = VenusSight::of(sight)?;
        Some(DiceShown {
            seat: n.active(),
            faces: n.dice(),
            sides: (1..=6).collect(),
            pilot: n.pilot_number(),
            roll: None,
        })
    }
    fn zone_of(&self, sight: &Sight, zone: ZoneId) -> Option<String> {
        offers::zone_of(&VenusSight::of(sight)?, zone)
    }
    fn piece_of(&self, model: &Model, piece: PieceId) -> Option<String> {
        let n = VenusSight::of(model.sight)?;
        let owns = |s: &SeatId| n.layout().ship(*s) == piece;
        let seat = model.sight.catalogue.all_seats().find(owns)?;
        let class = model.texts.kind(n.layout().class(n.class(seat)));
        Some(model.texts.pair(&class, &model.texts.seat(seat)))
    }
    fn dials_with(&self, dial: &str, value: i64) -> &'static [(&'static str, i64)] {
        offers::dials_with(dial, value)
    }
    fn dial_field(&self, model: &Model, dial: &str) -> DialField {
        offers::dial_field(model, dial)
    }
    fn dial_place(&self, model: &Model, dial: &str) -> DialPlace {
        offers::dial_place(model, dial)
    }
    fn here(&self, sight: &Sight) -> Option<SpaceId> {
        VenusSight::of(sight).map(|n| n.space_id(n.ship_at(n.active())))
    }
    fn route(&self, sight: &Sight, to: Thing) -> Option<Route> {
        routes::route(&VenusSight::of(sight)?, to)
    }
    fn within_reach(&self, sight: &Sight) -> Vec<Thing> {
        VenusSight::of(sight).map(|n| routes::within_reach(&n)).unwrap_or_default()
    }
    fn meant(&self, sight: &Sight, thing: Thing) -> Option<Action> {
        routes::meant(&VenusSight::of(sight)?, thing)
    }
    fn goes_on(&self, action: Action) -> bool {
        action.verb == PAY_FEE
    }
    fn flies(&self, action: Action) -> bool {
        action.verb == PILOT || offers::flies(action.verb)
    }
    fn by_itself(&self, sight: &Sight) -> Option<Action> {
        routes::free_of_charge(&VenusSight::of(sight)?).or_else(|| game_ui::only(sight))
    }
    fn harmless(&self, _sight: &Sight, offer: &Offer, after: Option<Action>) -> bool {
        offers::harmless(offer.action.verb, after)
    }
    fn is_early(&self, _sight: &Sight, offer: &Offer) -> bool {
        let leads = offer.message.as_ref().is_some_and(|m| !m.touches.is_empty());
        offer.action.verb == PILOT && !leads
    }
    fn stops(&self, verb: Verb) -> bool {
        verb == PROPOSE_STOP
    }
    fn throws_away(&self, verb: Verb) -> bool {
        verb == DISCARD
    }
    fn offer_words(&self, model: &Model, offer: &Offer) -> Option<String> {
        offers::words(&VenusPanel::new(model)?, offer)
    }
    fn worth_refusing(&self, sight: &Sight, refused: Action) -> bool {
        VenusSight::of(sight).is_none_or(|n| offers::worth_refusing(&n, refused))
    }
    fn board_list(&self, verb: Verb) -> &'static str {
        offers::board_list(verb)
    }
    fn offer_note(&self, model: &Model, offer: &Offer) -> Option<String> {
        VenusPanel::new(model).and_then(|panel| news::note(&panel, offer))
    }
    fn race_note(&self, texts: TableText, edition: &str, race: &str) -> Option<String> {
        let level = LEVELS.named(edition).ok()?;
        let at = level.cultures.iter().position(|culture| culture.id == race)?;
        Some(news::race(texts, &level, CultureIx(u8::try_from(at).ok()?)))
    }
    fn race_picture(&self, _edition: &str, race: &str) -> Option<Picture> {
        Some(art::culture(race))
    }
    fn details(&self, sight: &Sight, action: Action) -> Vec<Value> {
        offers::details(sight, action)
    }
    fn kind_picture(&self, sight: &Sight, kind: KindId) -> Option<Picture> {
        let n = VenusSight::of(sight)?;
        (kind.0 < n.layout().kinds).then(|| pictures::kind(&n, kind, n.active()))
    }
    fn deed(&self, sight: &Sight, message: &Message) -> Option<Deed> {
        offers::is_deed(message.key).then(|| game_ui::kind_deed(self, sight, message))?
    }
    fn moment(&self, model: &Model, log: &[LogLine], n: usize) -> Option<Moment> {
        let LogLine { message, seat, .. } = &log[n];
        // The dice of others lie on the table; one's own may have been rolled by a click on a goal.
        let roll = ["mov-log-roll", "mov-log-reroll"].contains(&message.key);
        if roll && *seat != model.viewer_seat() {
            return None;
        }
        if message.key == "mov-log-contact" {
            return news::contact(model, message);
        }
        let picture = game_ui::kind_deed(self, model.sight, message).and_then(|d| d.picture);
        let said = || Moment::said(model, message).with(picture);
        offers::is_moment(message.key).then(said)
    }
    fn announces(&self, message: &Message, _viewer: SeatId) -> bool {
        matches!(
            message.key,
            "mov-log-contact"
                | "mov-log-port"
                | "mov-log-factory"
                | "mov-log-relic"
                | "mov-log-found"
        )
    }
    fn offer_picture(&self, sight: &Sight, offer: &Offer) -> Option<Picture> {
        VenusSight::of(sight).and_then(|n| offers::picture(&n, offer))
    }
}
