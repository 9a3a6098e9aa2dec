//! The panels of Duck Dealer. They read the sight and the game's public nouns, and give commands
//! back; no rule is decided here.

mod flights;
mod offers;
mod place;
mod status;

use crate::{
    games::{
        duck_dealer::nouns::{DuckSight, DuckView},
        game_table::GameView,
    },
    table::{
        action::{Offer, Thing, Value},
        ids::{KindId, SeatId, SpaceId, Verb},
        sight::Sight,
    },
    ui::{
        command::Command,
        game_ui::{GameUi, Panels, TabInfo},
        model::Model,
        route::Route,
        table_text::TableText,
    },
    view::art::{Picture, house::Icon},
};
use bevy_egui::egui::Ui;

/// The tab of a planet.
pub const PLANET: &str = "planet";

/// The panels, as the game brings them.
pub const PANELS: Panels = Panels(&DuckUi);

/// What Duck Dealer adds to the overlay.
struct DuckUi;

impl GameUi for DuckUi {
    fn tabs(&self) -> &'static [TabInfo] {
        &[TabInfo { key: PLANET, icon: Icon::MARKET }]
    }
    fn tab_ui(&self, key: &'static str, ui: &mut Ui, model: &Model) -> Vec<Command> {
        match key {
            PLANET => place::tab_ui(ui, model),
            _ => Vec::new(),
        }
    }
    fn tooltip_ui(&self, ui: &mut Ui, model: &Model, thing: Thing) {
        let Some(n) = DuckSight::of(model.sight) else { return };
        if let Some(planet) = flights::planet_of(&n, thing) {
            place::tooltip_ui(ui, model, planet);
        }
    }
    fn tab_of(&self, sight: &Sight, thing: Thing) -> Option<&'static str> {
        place::planet_of(&DuckSight::of(sight)?, thing).map(|_| PLANET)
    }
    fn seat_ui(&self, ui: &mut Ui, model: &Model, seat: SeatId) {
        if let Some(n) = DuckSight::of(model.sight) {
            status::seat_ui(ui, model, &n, seat);
        }
    }
    fn seat_ems(&self, _model: &Model, _seat: SeatId) -> f32 {
        status::SEAT_EMS
    }
    fn status_ui(&self, ui: &mut Ui, model: &Model) -> Vec<Command> {
        if let Some(n) = DuckSight::of(model.sight) {
            status::status_ui(ui, model, &n);
        }
        Vec::new()
    }
    fn money(&self, _sight: &Sight, _seat: SeatId) -> Option<i64> {
        None
    }
    fn worth(&self, texts: TableText, fortune: i64) -> String {
        texts.with("dd-worth", &[("vp", Value::Number(fortune))])
    }
    fn worth_help(&self) -> &'static str {
        "dd-worth-help"
    }
    fn group(&self, verb: Verb) -> &'static str {
        offers::group(verb)
    }
    fn main_offer(&self, sight: &Sight) -> Option<usize> {
        offers::main_offer(sight)
    }
    fn on_board(&self, verb: Verb) -> bool {
        offers::on_board(verb)
    }
    fn throws_away(&self, verb: Verb) -> bool {
        verb == crate::games::duck_dealer::verbs::DROP
    }
    fn here(&self, sight: &Sight) -> Option<SpaceId> {
        let n = DuckSight::of(sight)?;
        n.space_of(n.active()).map(SpaceId)
    }
    fn route(&self, sight: &Sight, to: Thing) -> Option<Route> {
        flights::route(&DuckSight::of(sight)?, to)
    }
    fn within_reach(&self, sight: &Sight) -> Vec<Thing> {
        DuckSight::of(sight).map(|n| flights::within_reach(&n)).unwrap_or_default()
    }
    fn targets(&self, sight: &Sight, offer: &Offer) -> Vec<Thing> {
        offers::targets(sight, offer)
    }
    fn kind_picture(&self, sight: &Sight, kind: KindId) -> Option<Picture> {
        DuckSight::of(sight).and_then(|n| offers::kind_picture(&n, kind))
    }
    fn offer_picture(&self, sight: &Sight, offer: &Offer) -> Option<Picture> {
        DuckSight::of(sight).and_then(|n| offers::picture(&n, offer))
    }
    fn is_seat_dial(&self, dial: &str) -> bool {
        ["active", "first"].contains(&dial)
    }
}
