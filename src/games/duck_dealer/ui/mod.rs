//! The panels of Duck Dealer. They read the sight and the game's public nouns, and give commands
//! back; no rule is decided here.

mod chain;
mod details;
mod flights;
mod graph;
mod offers;
mod panel;
mod parts;
mod place;
mod positions;
pub mod scores;
mod ship;
mod status;

use super::table::{
    layout::PieceNoun,
    nouns::{DuckSight, DuckView},
};
use crate::{
    games::game_table::GameView,
    table::{
        action::{Action, Message, Offer, Thing, Value},
        catalogue::PurseInfo,
        ids::{KindId, PieceId, SeatId, SpaceId, Verb},
        sight::Sight,
        view::TableView,
    },
    ui::{
        command::Command,
        dial_field::{DialField, DialPlace},
        first_choices::first_choices_ui,
        game_ui::{self, GameUi, Panels, TabInfo},
        model::{Deed, LogLine, Model, Moment},
        route::Route,
        sound::Timbre,
        table_text::TableText,
    },
    view::art::{Picture, house::Icon},
};
use bevy_egui::egui::Ui;
use panel::DuckPanel;

/// The tab of a seat's ship.
pub const SHIP: &str = "ship";
/// The tab of the goods and what they cost.
pub const CHAIN: &str = "chain";
/// The tab of the scores.
pub const SCORES: &str = "scores";

/// The tab of a planet.
pub const PLANET: &str = "planet";

/// The panels, as the game brings them.
pub const PANELS: Panels = Panels(&DuckUi);

/// What Duck Dealer adds to the overlay.
struct DuckUi;

impl GameUi for DuckUi {
    /// Bright rubber toys.
    fn timbre(&self) -> Timbre {
        Timbre { base: 294.0, bright: 0.55, knock: 0.45, ring: 0.6, steps: [0, 4, 9, 12] }
    }
    fn tabs(&self) -> &'static [TabInfo] {
        &[
            TabInfo { key: SHIP, icon: Icon::SHIP },
            TabInfo { key: PLANET, icon: Icon::MARKET },
            TabInfo { key: CHAIN, icon: parts::CHAIN },
            TabInfo { key: SCORES, icon: parts::POINTS },
        ]
    }
    fn tab_ui(&self, key: &'static str, ui: &mut Ui, model: &Model) -> Vec<Command> {
        if key == PLANET {
            return place::tab_ui(ui, model);
        }
        let Some(mut panel) = DuckPanel::new(model) else { return Vec::new() };
        match key {
            SHIP => {
                panel.commands.extend(first_choices_ui(ui, model));
                ship::ship_ui(ui, &mut panel);
            }
            CHAIN => chain::chain_ui(ui, &mut panel),
            _ => scores::scores_ui(ui, &mut panel),
        }
        panel.commands
    }
    fn tooltip_ui(&self, ui: &mut Ui, model: &Model, thing: Thing) {
        let Some(n) = DuckSight::of(model.sight) else { return };
        if let Some(planet) = flights::planet_of(&n, thing) {
            place::tooltip_ui(ui, model, planet);
        }
    }
    fn tab_of(&self, sight: &Sight, thing: Thing) -> Option<&'static str> {
        let n = DuckSight::of(sight)?;
        let ship = |piece: PieceId| matches!(n.layout().what(n.kind(piece)), PieceNoun::Ship(_));
        match thing {
            Thing::Seat(_) => Some(SHIP),
            Thing::Piece(piece) if ship(piece) => Some(SHIP),
            _ => place::planet_of(&n, thing).map(|_| PLANET),
        }
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
    fn entry_kind(&self, verb: Verb) -> &'static str {
        offers::entry_kind(verb)
    }
    fn income(&self, _verb: Verb, _own: bool) -> &'static str {
        scores::OTHER_INCOME
    }
    fn gain(&self, message: &Message) -> Option<(&'static str, i64)> {
        scores::gain(message)
    }
    fn turns_down(&self, verb: Verb) -> bool {
        verb == super::table::verbs::DECLINE
    }
    fn is_income(&self, purse: &PurseInfo) -> bool {
        purse.key.starts_with("vp:")
    }
    fn income_words(&self, texts: TableText, sum: i64) -> String {
        self.worth(texts, sum)
    }
    fn main_offer(&self, sight: &Sight) -> Option<usize> {
        offers::main_offer(sight)
    }
    /// What the partner takes back is no answer to it.
    fn ends(&self, sight: &Sight, action: Action) -> bool {
        offers::ends(sight, action)
    }
    fn halts(&self, verb: Verb) -> bool {
        verb == super::table::verbs::STOP
    }
    fn on_board(&self, verb: Verb) -> bool {
        offers::on_board(verb)
    }
    fn glows(&self, verb: Verb) -> bool {
        offers::glows(verb)
    }
    fn asks_first(&self, _sight: &Sight, offer: &Offer) -> bool {
        offers::asks_first(offer.action.verb)
    }
    fn plays_for_good(&self, verb: Verb) -> bool {
        offers::plays_for_good(verb)
    }
    fn hardly_wanted(&self, verb: Verb) -> bool {
        offers::hardly_wanted(verb)
    }
    fn precedence(&self, offer: &Offer) -> i64 {
        offers::precedence(offer)
    }
    fn stays_open(&self, group: &str) -> bool {
        offers::stays_open(group)
    }
    fn board_list(&self, verb: Verb) -> &'static str {
        offers::board_list(verb)
    }
    fn question(&self, model: &Model) -> Option<String> {
        offers::question(model)
    }
    fn throws_away(&self, verb: Verb) -> bool {
        verb == super::table::verbs::DROP
    }
    fn here(&self, sight: &Sight) -> Option<SpaceId> {
        let n = DuckSight::of(sight)?;
        n.space_of(n.active()).map(SpaceId)
    }
    fn flies(&self, action: Action) -> bool {
        flights::flies(action.verb)
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
    fn offer_words(&self, model: &Model, offer: &Offer) -> Option<String> {
        offers::words(model, offer)
    }
    fn amount_words(&self, model: &Model, action: Action) -> Option<(String, String)> {
        offers::amount_words(model, action)
    }
    fn deed(&self, sight: &Sight, message: &Message) -> Option<Deed> {
        offers::collected(message).or_else(|| game_ui::kind_deed(self, sight, message))
    }
    fn moment(&self, model: &Model, log: &[LogLine], n: usize) -> Option<Moment> {
        let line = &log[n];
        if ["dd-log-decline", "dd-log-cubes-left"].contains(&line.message.key) {
            return Some(Moment::said(model, &line.message));
        }
        // What one collects oneself one has chosen.
        let picture = offers::collected(&line.message).filter(|_| line.seat != model.viewer_seat());
        picture.map(|deed| Moment::said(model, &line.message).with(deed.picture))
    }
    fn about(&self, sight: &Sight, thing: Thing) -> Vec<&'static str> {
        DuckSight::of(sight).map(|n| details::about(&n, thing)).unwrap_or_default()
    }
    fn offer_note(&self, model: &Model, offer: &Offer) -> Option<String> {
        details::note(model, offer)
    }
    fn details(&self, sight: &Sight, action: Action) -> Vec<Value> {
        details::of(sight, action)
    }
    fn kind_picture(&self, sight: &Sight, kind: KindId) -> Option<Picture> {
        DuckSight::of(sight).and_then(|n| offers::kind_picture(&n, kind))
    }
    fn offer_picture(&self, sight: &Sight, offer: &Offer) -> Option<Picture> {
        DuckSight::of(sight).and_then(|n| offers::picture(&n, offer))
    }
    fn dial_of(&self, model: &Model, dial: &str) -> Option<String> {
        positions::dial_of(model, dial)
    }
    fn dial_field(&self, model: &Model, dial: &str) -> DialField {
        positions::dial_field(model, dial)
    }
    fn dial_place(&self, model: &Model, dial: &str) -> DialPlace {
        positions::dial_place(model, dial)
    }
    /// DD-17.1: nothing is left to chance once the map lies there.
    fn chance_help(&self) -> Option<&'static str> {
        None
    }
}
