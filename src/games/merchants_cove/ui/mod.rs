//! The panels of Merchants Cove. They read the sight and the game's public nouns, and give commands
//! back; no rule is decided here.

mod buyers;
mod details;
mod discards;
mod endings;
mod foresight;
mod news;
mod offers;
mod panel;
mod positions;
mod reckoning;
mod recruits;
mod sales;
mod set_up;
mod shops;
mod status;
mod tooltips;
mod townsfolk;

use super::{
    rules::shops::{Merchant, captain::words::SAIL},
    scene::art,
    table::{
        layout,
        nouns::{CoveSight, CoveView},
        verbs::{BERTH, CHOOSE, DISCARD, Q_SELL, RECRUIT, REPLACE, SELL, TAKE_ON, USE, VISIT},
    },
};
use crate::{
    table::{
        action::{Action, Message, Offer, Thing, Value},
        agenda::Decision,
        catalogue::{Catalogue, PurseInfo},
        ids::{KindId, PieceId, SeatId, Verb, ZoneId},
        sight::Sight,
    },
    ui::{
        command::Command,
        dial_field::{DialField, DialPlace},
        first_choices::first_choices_ui,
        game_ui::{GameUi, Panels, TabInfo},
        large_place::LargePlace,
        model::{Deed, LogLine, Model, Moment},
        new_game::NewGameForm,
        sound::Timbre,
        table_text::TableText,
    },
    view::art::{Picture, house::Icon},
};
use bevy_egui::egui::Ui;
use panel::CovePanel;

/// The tab of a merchant's shop.
pub const SHOP: &str = "shop";
/// The tab of the row of townsfolk.
pub const FOLK: &str = "townsfolk";
/// The tab of what sells.
pub const SALES: &str = "sales";
/// The tab of what everybody's gold came from.
pub const RECKONING: &str = "reckoning";

/// The panels, as the game brings them.
pub const PANELS: Panels = Panels(&CoveUi);

/// Lines of the log that tell how a day begins and ends: nobody does that.
const NIGHT: [&str; 2] = ["mc-log-arrival", "mc-log-marker"];

/// What Merchants Cove adds to the overlay.
struct CoveUi;

impl GameUi for CoveUi {
    /// Planks, bells and water.
    fn timbre(&self) -> Timbre {
        Timbre { base: 147.0, bright: 0.5, knock: 0.65, ring: 1.3, steps: [0, 5, 9, 12] }
    }
    fn tabs(&self) -> &'static [TabInfo] {
        &[
            TabInfo { key: SHOP, icon: Icon::MARKET },
            TabInfo { key: FOLK, icon: Icon::PERSON },
            TabInfo { key: SALES, icon: Icon("merchants_cove/icons/goods") },
            TabInfo { key: RECKONING, icon: Icon("merchants_cove/icons/gold") },
        ]
    }
    fn tab_ui(&self, key: &'static str, ui: &mut Ui, model: &Model) -> Vec<Command> {
        let Some(mut panel) = CovePanel::new(model) else { return Vec::new() };
        match key {
            SHOP if sales::is_open(&panel) => sales::sales_ui(ui, &mut panel),
            SHOP => {
                if model.sight.offers.iter().any(|offer| offer.action.verb == CHOOSE) {
                    panel.commands.extend(first_choices_ui(ui, model));
                }
                if recruits::is_open(&panel) {
                    recruits::recruits_ui(ui, &mut panel);
                }
                discards::discards_ui(ui, &mut panel);
                shops::shop_ui(ui, &mut panel);
            }
            FOLK => recruits::recruits_ui(ui, &mut panel),
            RECKONING => reckoning::tab_ui(ui, &mut panel),
            _ => sales::sales_ui(ui, &mut panel),
        }
        panel.commands
    }
    fn large_place(&self, model: &Model) -> Option<LargePlace> {
        shops::large_place(&CovePanel::new(model)?)
    }
    fn large_place_ui(&self, ui: &mut Ui, model: &Model) -> Vec<Command> {
        let Some(mut panel) = CovePanel::new(model) else { return Vec::new() };
        shops::large_place_ui(ui, &mut panel);
        panel.commands
    }
    fn dial_of(&self, model: &Model, dial: &str) -> Option<String> {
        positions::dial_of(model, dial)
    }
    fn piece_of(&self, _model: &Model, piece: PieceId) -> Option<String> {
        positions::piece_of(piece)
    }
    fn dial_field(&self, model: &Model, dial: &str) -> DialField {
        positions::dial_field(model, dial)
    }
    fn dial_place(&self, model: &Model, dial: &str) -> DialPlace {
        positions::dial_place(model, dial)
    }
    fn chance_help(&self) -> Option<&'static str> {
        Some("ui-study-chance-draws")
    }
    fn tab_asked(&self, sight: &Sight) -> Option<&'static str> {
        let verbs = || sight.offers.iter().map(|offer| offer.action.verb);
        if verbs().any(|verb| [TAKE_ON, RECRUIT, REPLACE].contains(&verb)) {
            return Some(FOLK);
        }
        if sight.decision.is_some_and(|decision| decision.question == Q_SELL) {
            return Some(SALES);
        }
        verbs().any(|verb| verb == CHOOSE || shops::on_sheet(verb)).then_some(SHOP)
    }
    fn tab_needed(&self, sight: &Sight) -> Option<&'static str> {
        if sight.decision.is_some_and(|decision| decision.question == Q_SELL) {
            return Some(SALES);
        }
        let in_shop = |verb: Verb| shops::is_own(verb) || verb == DISCARD;
        sight.offers.iter().any(|offer| in_shop(offer.action.verb)).then_some(SHOP)
    }
    fn tab_of(&self, _sight: &Sight, thing: Thing) -> Option<&'static str> {
        match thing {
            Thing::Seat(_) => Some(SHOP),
            Thing::Space(space) => layout::action_of(space).map(|_| SHOP),
            Thing::Zone(zone) if (0..layout::ROW).any(|place| layout::row(place) == zone) => {
                Some(FOLK)
            }
            Thing::Zone(zone) => layout::team_of(zone).map(|_| FOLK),
            _ => None,
        }
    }
    /// A sign of the clock means the hour at which it stands.
    fn shown_by(&self, _sight: &Sight, key: &str) -> Option<Thing> {
        details::hour_of_sign(key).map(Thing::Zone)
    }
    fn tooltip_ui(&self, ui: &mut Ui, model: &Model, thing: Thing) {
        if let Some(panel) = CovePanel::new(model) {
            tooltips::tooltip_ui(ui, &panel, thing);
        }
    }
    fn told_aside(&self, _sight: &Sight, thing: Thing) -> bool {
        (0..layout::ROW).any(|place| Thing::Zone(layout::row(place)) == thing)
    }
    fn seat_ui(&self, ui: &mut Ui, model: &Model, seat: SeatId) {
        if let Some(panel) = CovePanel::new(model) {
            status::seat_ui(ui, &panel, seat);
        }
    }
    fn seat_ems(&self, _model: &Model, _seat: SeatId) -> f32 {
        status::SEAT_EMS
    }
    fn beside_seat_ui(&self, ui: &mut Ui, model: &Model) {
        if let Some(panel) = CovePanel::new(model) {
            status::peddler_ui(ui, &panel);
        }
    }
    fn beside_seat_ems(&self, model: &Model) -> f32 {
        let is_solo = CoveSight::of(model.sight).is_some_and(|n| n.solo());
        if is_solo { status::PEDDLER_EMS } else { 0.0 }
    }
    fn status_ui(&self, ui: &mut Ui, model: &Model) -> Vec<Command> {
        if let Some(panel) = CovePanel::new(model) {
            status::status_ui(ui, &panel);
        }
        Vec::new()
    }
    fn coin(&self) -> Picture {
        art::named("icons/gold")
    }
    fn money(&self, sight: &Sight, seat: SeatId) -> Option<i64> {
        CoveSight::of(sight).map(|n| n.gold(seat.0))
    }
    fn money_words(&self, texts: TableText, sum: i64) -> String {
        texts.with("mc-board-gold", &[("gold", Value::Number(sum))])
    }
    fn money_is_all(&self) -> bool {
        true
    }
    fn worth(&self, texts: TableText, fortune: i64) -> String {
        self.money_words(texts, fortune)
    }
    fn worth_help(&self) -> &'static str {
        "mc-worth-help"
    }
    fn set_up_ui(
        &self,
        ui: &mut Ui,
        texts: TableText,
        form: &mut NewGameForm,
        commands: &mut Vec<Command>,
    ) -> &'static [&'static str] {
        set_up::set_up_ui(ui, texts, form, commands)
    }
    fn group(&self, verb: Verb) -> &'static str {
        offers::group(verb)
    }
    fn sources(&self, model: &Model, seat: SeatId) -> Option<Vec<(&'static str, i64)>> {
        CovePanel::new(model).map(|d| reckoning::gained_of(&d, seat.0))
    }
    fn result_ui(&self, ui: &mut Ui, model: &Model, seat: SeatId) {
        if let Some(panel) = CovePanel::new(model) {
            reckoning::icons_ui(ui, &panel, seat.0);
        }
    }
    fn gain(&self, message: &Message) -> Option<(&'static str, i64)> {
        reckoning::gain(message)
    }
    fn beside(&self, catalogue: &Catalogue, purses: &[i64]) -> Option<(&'static str, i64)> {
        reckoning::peddler(catalogue, purses)
    }
    fn beside_seats_ui(&self, ui: &mut Ui, model: &Model) {
        if let Some(panel) = CovePanel::new(model) {
            reckoning::peddler_ui(ui, &panel);
        }
    }
    fn is_income(&self, purse: &PurseInfo) -> bool {
        purse.key.starts_with("gold:")
    }
    fn main_offer(&self, sight: &Sight) -> Option<usize> {
        offers::main_offer(sight)
    }
    fn on_board(&self, verb: Verb) -> bool {
        shops::in_workshop(verb) || [SELL, DISCARD].contains(&verb) || offers::on_board(verb)
    }
    fn plays_for_good(&self, verb: Verb) -> bool {
        offers::plays_for_good(verb)
    }
    fn targets(&self, sight: &Sight, offer: &Offer) -> Vec<Thing> {
        offers::targets(sight, offer)
    }
    fn goes_on_to(&self, sight: &Sight, first: Action, pressed: Thing) -> Option<Action> {
        offers::goes_on(sight, first, pressed)
    }
    fn handy(&self, sight: &Sight) -> Vec<Thing> {
        CoveSight::of(sight).map(|n| offers::handy(&n)).unwrap_or_default()
    }
    fn dropped(&self, sight: &Sight, from: Thing, onto: Option<Thing>) -> Vec<Action> {
        let n = CoveSight::of(sight);
        n.and_then(|n| offers::dropped(&n, from, onto)).into_iter().collect()
    }
    fn foreseen(&self, sight: &Sight, pointed: Thing) -> Vec<(PieceId, ZoneId)> {
        CoveSight::of(sight).map(|n| foresight::foreseen(&n, pointed)).unwrap_or_default()
    }
    fn about(&self, sight: &Sight, thing: Thing) -> Vec<&'static str> {
        CoveSight::of(sight).map(|n| details::about(&n, thing)).unwrap_or_default()
    }
    fn race_note(&self, texts: TableText, _edition: &str, race: &str) -> Option<String> {
        set_up::merchant(race).map(|merchant| texts.text(set_up::note_of(merchant)))
    }
    fn race_picture(&self, _edition: &str, race: &str) -> Option<Picture> {
        set_up::merchant(race).map(art::merchant)
    }
    fn open_race(&self, form: &NewGameForm) -> Option<&'static str> {
        Some(set_up::open_race(form))
    }
    fn details(&self, sight: &Sight, action: Action) -> Vec<Value> {
        details::of(sight, action)
    }
    fn kind_picture(&self, sight: &Sight, kind: KindId) -> Option<Picture> {
        CoveSight::of(sight).and_then(|n| offers::kind_picture(&n, kind))
    }
    fn offer_picture(&self, sight: &Sight, offer: &Offer) -> Option<Picture> {
        CoveSight::of(sight).and_then(|n| offers::picture(&n, offer))
    }
    fn worth_refusing(&self, sight: &Sight, refused: Action) -> bool {
        CoveSight::of(sight).is_none_or(|n| offers::worth_refusing(&n, refused))
    }
    fn offer_words(&self, model: &Model, offer: &Offer) -> Option<String> {
        let panel = CovePanel::new(model)?;
        buyers::words(&panel, offer).or_else(|| offers::words(&panel, offer))
    }
    fn offer_note(&self, model: &Model, offer: &Offer) -> Option<String> {
        let panel = CovePanel::new(model)?;
        if offer.action.verb == CHOOSE {
            let merchant = Merchant::at(offer.action.args[0].into())?;
            return Some(panel.text(set_up::note_of(merchant)));
        }
        buyers::note(&panel, offer)
            .or_else(|| recruits::place_note(&panel, offer))
            .or_else(|| endings::boat_note(&panel, offer))
    }
    fn amount_words(&self, model: &Model, action: Action) -> Option<(String, String)> {
        CovePanel::new(model).and_then(|panel| offers::amount_words(&panel, action))
    }
    fn board_list(&self, verb: Verb) -> &'static str {
        match verb {
            SELL => "mc-list-goods",
            DISCARD => "mc-list-cards",
            VISIT => "mc-list-spaces",
            USE => "mc-list-team",
            TAKE_ON | RECRUIT | REPLACE => "mc-list-townsfolk",
            BERTH => "mc-list-berths",
            SAIL => "mc-list-sail",
            _ if shops::in_workshop(verb) => "mc-list-shop",
            _ => "mc-list-boats",
        }
    }
    fn harmless(&self, _sight: &Sight, offer: &Offer, after: Option<Action>) -> bool {
        offers::harmless(offer.action.verb, after)
    }
    fn question(&self, model: &Model) -> Option<String> {
        CovePanel::new(model).and_then(|panel| offers::question(&panel))
    }
    fn ended(&self, before: Decision, done: Action, after: &Sight) -> Option<Message> {
        endings::ended(before, done, after)
    }
    fn deed(&self, sight: &Sight, message: &Message) -> Option<Deed> {
        news::deed(self, sight, message)
    }
    fn moment(&self, model: &Model, log: &[LogLine], n: usize) -> Option<Moment> {
        news::moment(model, log, n)
    }
    fn announces(&self, message: &Message, _viewer: SeatId) -> bool {
        NIGHT.contains(&message.key)
    }
    fn befalls(&self, message: &Message) -> bool {
        NIGHT.contains(&message.key)
    }
}
