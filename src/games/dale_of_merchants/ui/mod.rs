//! The panels of Dale of Merchants: counsel, stalls, the encyclopaedia of cards, the tray of what
//! is being resolved, the choice of sets. They read the sight through the game's nouns;
//! no rule is decided here.

mod counsel;
mod library;
mod news;
mod offers;
mod parts;
mod players;
mod set_up;
mod status;
mod tray;

use super::{
    scene::seen::SeenTable,
    table::{
        nouns::DaleView,
        verbs::{PROPOSE_STOP, Q_LOOKED},
    },
};
use crate::{
    games::game_table::GameView,
    table::{
        action::{Action, Message, Offer, Thing},
        catalogue::SeatInfo,
        ids::{KindId, SeatId, Verb, ZoneId},
        sight::Sight,
    },
    ui::{
        command::Command,
        dial_field::{DialField, DialPlace},
        game_ui::{self, Aloud, DiceShown, GameUi, Panels, TabInfo},
        model::{Deed, LogLine, Model, Moment},
        new_game::NewGameForm,
        sound::Timbre,
        table_text::TableText,
    },
    view::art::{Picture, house::Icon},
};
use bevy_egui::egui::{Context, Ui};
use std::collections::BTreeSet;

/// The tab that says what could be done.
pub const COUNSEL: &str = "counsel";
/// The tab of all stalls.
pub const PLAYERS: &str = "players";
/// The tab of all cards.
pub const LIBRARY: &str = "library";

/// The panels, as the game brings them.
pub const PANELS: Panels = Panels(&DaleUi);

/// What Dale of Merchants adds to the overlay.
pub struct DaleUi;

impl GameUi for DaleUi {
    /// Wood and cloth of an evening market.
    fn timbre(&self) -> Timbre {
        Timbre { base: 196.0, bright: 0.3, knock: 0.85, ring: 0.8, steps: [0, 3, 7, 10] }
    }
    fn tabs(&self) -> &'static [TabInfo] {
        &[
            TabInfo { key: COUNSEL, icon: Icon::MARKET },
            TabInfo { key: PLAYERS, icon: Icon::PERSON },
            TabInfo { key: LIBRARY, icon: Icon::SEARCH },
        ]
    }
    fn tab_ui(&self, key: &'static str, ui: &mut Ui, model: &Model) -> Vec<Command> {
        let Some(seen) = SeenTable::of(model.sight) else { return Vec::new() };
        match key {
            COUNSEL => return counsel::counsel_ui(ui, model, &seen),
            PLAYERS => players::players_ui(ui, model, &seen),
            _ => library::library_ui(ui, model.texts, &seen.level, Some(&seen)),
        }
        Vec::new()
    }
    fn seat_ui(&self, ui: &mut Ui, model: &Model, seat: SeatId) {
        if let Some(seen) = SeenTable::of(model.sight) {
            status::seat_ui(ui, model, &seen, seat);
        }
    }
    fn seat_ems(&self, model: &Model, seat: SeatId) -> f32 {
        SeenTable::of(model.sight).map_or(0.0, |seen| status::seat_ems(&seen, seat))
    }
    fn money(&self, _sight: &Sight, _seat: SeatId) -> Option<i64> {
        None
    }
    fn worth(&self, texts: TableText, fortune: i64) -> String {
        texts.count("dom-worth", "stacks", fortune)
    }
    fn worth_help(&self) -> &'static str {
        "dom-worth-help"
    }
    fn goal(&self, sight: &Sight) -> Option<i64> {
        // DOM-13.1: whoever completes the last stack wins.
        SeenTable::of(sight).map(|seen| seen.goal())
    }
    fn side(&self, sight: &Sight, seat: SeatId) -> Vec<SeatId> {
        // DOM-14.3: partners build one stall.
        let partner = SeenTable::of(sight).and_then(|s| s.layout.partner(seat));
        let mut side: Vec<SeatId> = [Some(seat), partner].into_iter().flatten().collect();
        side.sort_unstable();
        side
    }
    fn status_ui(&self, ui: &mut Ui, model: &Model) -> Vec<Command> {
        SeenTable::of(model.sight).map(|s| status::status_ui(ui, model, &s)).unwrap_or_default()
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
    fn board_list(&self, verb: Verb) -> &'static str {
        offers::board_list(verb)
    }
    fn offer_words(&self, model: &Model, offer: &Offer) -> Option<String> {
        SeenTable::of(model.sight).and_then(|s| offers::words(model, &s, offer))
    }
    fn verb_words(&self, model: &Model, action: Action) -> Option<String> {
        offers::verb_words(model, &SeenTable::of(model.sight)?, action)
    }
    fn stops(&self, verb: Verb) -> bool {
        verb == PROPOSE_STOP
    }
    /// A look that a card gives is over when whoever looks says so, also where one card is all that
    /// can be taken out of what is shown.
    fn harmless(&self, sight: &Sight, _offer: &Offer, _after: Option<Action>) -> bool {
        sight.decision.is_none_or(|decision| decision.question != Q_LOOKED) && !offers::shows(sight)
    }
    fn offer_picture(&self, sight: &Sight, offer: &Offer) -> Option<Picture> {
        offers::picture(sight, offer)
    }
    fn offer_note(&self, model: &Model, offer: &Offer) -> Option<String> {
        SeenTable::of(model.sight).and_then(|s| offers::note(model.texts, &s, offer))
    }
    fn asks_first(&self, sight: &Sight, offer: &Offer) -> bool {
        SeenTable::of(sight).is_some_and(|s| offers::is_idle(&s, offer))
    }
    fn worth_refusing(&self, sight: &Sight, refused: Action) -> bool {
        offers::worth_refusing(sight, refused)
    }
    fn gives_up(&self, sight: &Sight, action: Action) -> Option<&'static str> {
        offers::gives_up(sight, action)
    }
    fn plays_for_good(&self, verb: Verb) -> bool {
        offers::plays_for_good(verb)
    }
    fn aloud(&self, sight: &Sight) -> Option<Aloud> {
        SeenTable::of(sight).and_then(|s| offers::aloud(&s))
    }
    fn kind_ui(&self, ui: &mut Ui, sight: &Sight, texts: TableText, kind: KindId) {
        let Some(seen) = SeenTable::of(sight) else { return };
        if let Some(card) = seen.card(kind) {
            parts::enlarged(ui, texts, &seen.level, card, None);
        }
    }
    fn deed(&self, sight: &Sight, message: &Message) -> Option<Deed> {
        game_ui::kind_deed(self, sight, message).or_else(|| news::listed_deed(message))
    }
    fn moment(&self, model: &Model, log: &[LogLine], n: usize) -> Option<Moment> {
        news::is_moment(&log[n].message).then(|| Moment::said(model, &log[n].message))
    }
    fn gain(&self, message: &Message) -> Option<(&'static str, i64)> {
        news::gain(message)
    }
    fn takes_back(&self, message: &Message) -> &'static [&'static str] {
        news::takes_back(message)
    }
    fn announces(&self, message: &Message, viewer: SeatId) -> bool {
        news::concerns(message, viewer)
    }
    fn ahead(&self, ctx: &Context, model: &Model, seat: SeatId) -> Vec<String> {
        SeenTable::of(model.sight).map(|s| counsel::ahead(ctx, model, &s, seat)).unwrap_or_default()
    }
    fn needs_foot(&self) -> bool {
        true
    }
    fn tooltip_ui(&self, ui: &mut Ui, model: &Model, thing: Thing) {
        if let Some(seen) = SeenTable::of(model.sight) {
            parts::tooltip_ui(ui, model, &seen, thing);
        }
    }
    fn tab_of(&self, _sight: &Sight, thing: Thing) -> Option<&'static str> {
        matches!(thing, Thing::Seat(_)).then_some(PLAYERS)
    }
    fn about(&self, sight: &Sight, thing: Thing) -> Vec<&'static str> {
        SeenTable::of(sight).map(|s| offers::about(&s, thing)).unwrap_or_default()
    }
    fn things(&self, sight: &Sight, about: &str) -> Vec<Thing> {
        SeenTable::of(sight).map(|s| offers::things(&s, about)).unwrap_or_default()
    }
    fn targets(&self, sight: &Sight, offer: &Offer) -> Vec<Thing> {
        offers::targets(sight, offer)
    }
    fn handy(&self, sight: &Sight) -> Vec<Thing> {
        SeenTable::of(sight).map(|s| offers::handy(&s)).unwrap_or_default()
    }
    fn dropped(&self, sight: &Sight, from: Thing, onto: Option<Thing>) -> Vec<Action> {
        SeenTable::of(sight).map(|s| offers::dropped(&s, from, onto)).unwrap_or_default()
    }
    fn question(&self, model: &Model) -> Option<String> {
        SeenTable::of(model.sight).and_then(|s| status::question(model, &s))
    }
    fn meant(&self, sight: &Sight, thing: Thing) -> Option<Action> {
        SeenTable::of(sight).and_then(|s| offers::meant(&s, thing))
    }
    fn has_tray(&self, model: &Model) -> bool {
        SeenTable::of(model.sight).is_some_and(|s| tray::is_open(model, &s))
    }
    fn fills_board(&self, model: &Model) -> bool {
        tray::drafts(model)
    }
    fn tray_ui(&self, ui: &mut Ui, model: &Model) -> Vec<Command> {
        SeenTable::of(model.sight).map(|s| tray::tray_ui(ui, model, &s)).unwrap_or_default()
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
    fn usual_options(&self, seats: &[SeatInfo]) -> &'static [(&'static str, i64)] {
        set_up::usual(seats)
    }
    fn dice(&self, sight: &Sight) -> Option<DiceShown> {
        let seen = SeenTable::of(sight)?;
        let rolled = seen.rolled();
        // Whose they are: whoever carries the effect out, and once it is over, the seat in turn.
        let seat = seen.effect().map_or_else(|| seen.active(), |(_, seat)| seat);
        let sides: BTreeSet<u8> = rolled.iter().flat_map(|(die, _)| &die.faces).copied().collect();
        let faces = rolled.iter().map(|(_, face)| *face).collect();
        Some(DiceShown {
            seat,
            faces,
            sides: sides.into_iter().collect(),
            pilot: None,
            roll: Some(seen.rolls()),
        })
    }
    fn zone_of(&self, sight: &Sight, zone: ZoneId) -> Option<String> {
        SeenTable::of(sight).and_then(|s| offers::slot_name(&s, zone))
    }
    fn in_use(&self, sight: &Sight, zone: ZoneId) -> bool {
        SeenTable::of(sight).is_none_or(|s| offers::in_use(&s, zone))
    }
    fn dial_field(&self, model: &Model, dial: &str) -> DialField {
        offers::dial_field(model, dial)
    }
    fn dial_place(&self, model: &Model, dial: &str) -> DialPlace {
        offers::dial_place(model, dial)
    }
    fn chance_help(&self) -> Option<&'static str> {
        Some("ui-study-chance-draws")
    }
}
