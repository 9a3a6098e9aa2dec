//! How the decision bar and the board show the table's offers: under which heading, which of them
//! is the main one, with which picture; and which things of the board a word of the rule index
//! means. It arranges; what is offered, the table says.

use super::{
    panel::VenusPanel,
    pictures::{self, Dressed},
};
use crate::games::merchant_of_venus::scene::art;
use crate::{
    games::merchant_of_venus::{
        level::{CultureIx, MarkerKind, SpaceIx, SpaceKind, SystemIx},
        table::{
            layout::{self, PieceNoun, space_id},
            nouns::{GameView, MarkerSight, VenusSight, VenusView},
            spec::PlaceKind,
            verbs::*,
        },
    },
    table::{
        action::{Action, Offer, Thing, Value},
        ids::{KindId, PieceId, Question, SeatId, SpaceId, Verb, ZoneId},
        sight::Sight,
    },
    ui::{
        arguments::named,
        dial_field::{DialField, DialPlace},
        model::Model,
    },
    view::art::Picture,
};

/// The heading of a verb's offers.
pub fn group(verb: Verb) -> &'static str {
    match verb {
        RACE => "mov-group-race",
        STAY | ROLL | LAND | PAY_FEE | STOP | END_TURN | STOP_IN_CIRCLE => "mov-group-turn",
        PROPOSE_STOP | AGREE | DECLINE => "mov-group-stop",
        DRIVE_ON | DRIVE_OFF => "mov-group-drives",
        AUTO_PILOT | GATE_LOCK | JUMP_START | REROLL | LOCK | TAKE_RELIC | LOOK_MARKER
        | LOOK_CULTURE => "mov-group-relics",
        HEAD | HEAD_GATE => "mov-group-heading",
        PILOT => "mov-group-pilot",
        STEP | JUMP => "mov-group-fly",
        BUY => "mov-group-buy",
        BUY_SHIP => "mov-group-ships",
        BUY_PORT | BUY_FACTORY => "mov-group-deeds",
        SELL => "mov-group-sell",
        TRADE_IN | USE_CARD | CLOSE_CARD | BARTER_FIRST => "mov-group-barter",
        BOARD | SET_DOWN => "mov-group-passengers",
        DISCARD => "mov-group-discard",
        USE_DEMAND => "mov-group-demand",
        _ => "mov-group-deal",
    }
}

/// What money that came or went by a verb is called at the end.
pub fn income(verb: Verb, own: bool) -> &'static str {
    match verb {
        DEAL | GIVE | ASK | TAKE_BACK | DEAL_MONEY | PROPOSE | CANCEL_DEAL | ACCEPT | REFUSE
        | COUNTER => "mov-income-deals",
        // What others buy and sell brings the owners of ports and factories their share.
        _ if !own => "mov-income-commissions",
        SELL => "mov-income-sales",
        BUY => "mov-income-purchases",
        BUY_SHIP => "mov-income-ships",
        BUY_PORT | BUY_FACTORY => "mov-income-deeds",
        BOARD | SET_DOWN => "mov-income-fares",
        TRADE_IN | USE_CARD | CLOSE_CARD | BARTER_FIRST => "mov-income-barter",
        // The end of a turn costs nothing: it brings the owner of the port the commission of the
        // turn (MOV-9.2.5).
        END_TURN => "mov-income-commissions",
        // Whatever costs money on the way: hazards, and what a drive or a gate asks for.
        _ => "mov-income-fees",
    }
}

/// Whether the offers of a verb are taken on the board.
pub fn on_board(verb: Verb) -> bool {
    matches!(verb, HEAD | STEP | JUMP | LOOK_MARKER)
}

/// The list in which what is chosen on the board stands, by what it is.
pub fn board_list(verb: Verb) -> &'static str {
    match verb {
        HEAD => "mov-list-head",
        JUMP => "mov-list-jump",
        LOOK_MARKER => "mov-list-look",
        _ => "mov-list-fly",
    }
}

/// Whether a question is answered at the head of a sheet of the game.
pub fn on_sheet(question: Question) -> bool {
    matches!(question, Q_BASKET | Q_SURPLUS | Q_DEMAND | Q_DEAL | Q_ANSWER)
}

/// The offer of the main button: what brings the turn on where that is one thing. It never ends a
/// turn in which something that pays is open, and lands nowhere while the ship may fly on.
pub fn main_offer(n: &VenusSight) -> Option<usize> {
    let sight = n.sight;
    let first = |verb: Verb| sight.offers.iter().position(|o| o.action.verb == verb);
    // What may be done where nothing else is left.
    let idle = |verb: Verb| {
        let extra = matches!(verb, DEAL | DISCARD | PROPOSE_STOP | LOOK_CULTURE | BARTER_FIRST);
        extra || matches!(verb, END_TURN | TRADE_IN)
    };
    let rest = |but: Verb| sight.offers.iter().all(|o| o.action.verb == but || idle(o.action.verb));
    let only = (sight.offers.len() == 1).then_some(0);
    match sight.decision?.question {
        Q_START => first(ROLL).or(only),
        Q_MOVE => first(LAND).filter(|_| rest(LAND)).or(only),
        Q_HAZARD => first(PAY_FEE).or(only),
        Q_TRADE => match paying(n) {
            Some(pays) if sight.offers[pays].action.verb == USE_CARD => None,
            None => first(END_TURN).filter(|_| sight.dial(layout::TRADED) != 0 || rest(END_TURN)),
            pays => pays,
        },
        Q_ASTEROID => first(TAKE_RELIC).or_else(|| first(END_TURN).filter(|_| rest(END_TURN))),
        Q_DEAL => first(PROPOSE),
        _ => only,
    }
}

/// The trade that pays best here: passengers that have arrived, then goods that are wanted, then
/// goods for which somebody known pays more than they cost, at last with a card.
fn paying(n: &VenusSight) -> Option<usize> {
    let best = |verb: Verb, gain: &dyn Fn(KindId) -> i64| {
        let offers = n.sight.offers.iter().enumerate().filter(|(_, o)| o.action.verb == verb);
        let gains = offers.map(|(i, o)| (gain(o.action.kind()), i)).filter(|(gain, _)| *gain > 0);
        gains.max_by_key(|(gain, i)| (*gain, std::cmp::Reverse(*i))).map(|(_, i)| i)
    };
    best(SET_DOWN, &|_| 1)
        .or_else(|| best(SELL, &|kind| sold_here(n, kind)))
        .or_else(|| best(BUY, &|kind| margin(n, kind)))
        .or_else(|| best(USE_CARD, &|card| with_card(n, card)))
}

/// What a card helps to gain where the ship in turn lies: it pays for a good that there is room
/// for.
fn with_card(n: &VenusSight, card: KindId) -> i64 {
    let seat = n.active();
    let (Some(here), PieceNoun::Card(culture)) =
        (n.culture_at(n.ship_at(seat)), n.layout().what(card))
    else {
        return 0;
    };
    let good = n.layout().good(here);
    // With the buy spent the card has to pay all of it.
    let money = if n.buys_left() > 0 { n.money(seat) } else { 0 };
    let means = i64::from(n.level().culture(culture).card) + money;
    let pays = n.price(seat, good).is_some_and(|price| price <= means);
    let fits = n.market(here).goods > 0 && n.room_of(good) <= n.room_free(seat);
    if pays && fits { margin(n, good) } else { 0 }
}

/// What a good brings where the ship in turn lies.
fn sold_here(n: &VenusSight, kind: KindId) -> i64 {
    n.culture_at(n.ship_at(n.active())).and_then(|here| n.sale(kind, here)).unwrap_or(0)
}

/// By how much the best buyer whose home is known pays more for a good than it costs.
fn margin(n: &VenusSight, kind: KindId) -> i64 {
    if !matches!(n.layout().what(kind), PieceNoun::Good(_) | PieceNoun::FactoryGood(_)) {
        return 0;
    }
    let buyers = (0..n.level().cultures.len() as u8).map(CultureIx);
    let known = buyers.filter(|c| n.system_of(*c).is_some());
    let best = known.filter_map(|c| n.sale(kind, c)).max().unwrap_or(0);
    best - n.price(n.active(), kind).unwrap_or(best)
}

/// Whether an action flies on from where the ship is.
pub fn flies(verb: Verb) -> bool {
    matches!(verb, STEP | JUMP)
}

/// Whether the only thing that can be done may happen by itself: it goes on with a flight that is
/// under way. Whoever has only chosen a pilot number has not flown yet.
pub fn harmless(verb: Verb, after: Option<Action>) -> bool {
    let chosen = after.is_some_and(|last| last.verb == PILOT);
    flies(verb) && !chosen || matches!(verb, PILOT | LAND | STOP | STOP_IN_CIRCLE | PAY_FEE)
}

/// What an offer says beside its own words: where a pilot number leads, what stays undone where a
/// turn is ended, and what a card is still good for.
pub fn words(d: &VenusPanel, offer: &Offer) -> Option<String> {
    let message = offer.message.as_ref()?;
    match offer.action.verb {
        PILOT => {
            let Some(Thing::Space(to)) = message.touches.first().copied() else { return None };
            let place = d.m.place_seen(to);
            let number = Value::Number(offer.action.args[0].into());
            let args = [("number", number), ("space", Value::Name(place))];
            Some(d.with("mov-act-pilot-to", &args))
        }
        END_TURN if message.key == "mov-act-end-turn" && d.asked(Q_TRADE) => {
            let open = &d.m.sight.offers[paying(&d.n)?];
            let key = match open.action.verb {
                BUY | USE_CARD => "mov-act-end-turn-unbought",
                _ => "mov-act-end-turn-unsold",
            };
            Some(d.text(key))
        }
        USE_CARD if message.key == "mov-act-open-card" && d.n.buys_left() <= 0 => {
            Some(d.with("mov-act-open-card-spent", &message.args))
        }
        BUY if message.key == "mov-act-buy-factory-good" => own_factory(d, offer.action.kind()),
        _ => None,
    }
}

/// What a good of the own factory costs, with what comes back to its owner (MOV-9.4.1).
fn own_factory(d: &VenusPanel, kind: KindId) -> Option<String> {
    let (seat, PieceNoun::FactoryGood(maker)) = (d.n.active(), d.n.layout().what(kind)) else {
        return None;
    };
    let price = d.n.price(seat, kind).filter(|_| d.n.factory_owner(maker) == Some(seat))?;
    let back = price * i64::from(d.n.level().rules.factory_commission_percent) / 100;
    let (price, back) = (Value::Money(price), Value::Money(back));
    let args = [("kind", Value::Kind(kind)), ("price", price), ("back", back)];
    Some(d.with("mov-act-buy-own-factory-good", &args))
}

/// Whether anybody would look for the reason why this is not possible: in a trade the goods of the
/// place, the own cargo, ships and deeds.
pub fn worth_refusing(n: &VenusSight, refused: Action) -> bool {
    if n.sight.decision.is_none_or(|d| d.question != Q_TRADE) {
        return true;
    }
    match refused.verb {
        BUY => matches!(
            n.layout().what(refused.kind()),
            PieceNoun::Good(_) | PieceNoun::FactoryGood(_)
        ),
        // Nobody who trades here asks why the deed of another world is not for sale.
        BUY_FACTORY | BUY_PORT => is_here(n, n.space_of(refused.space())),
        SELL | BOARD | SET_DOWN | BUY_SHIP => true,
        _ => false,
    }
}

/// Whether a space lies in the system in which the ship in turn is.
fn is_here(n: &VenusSight, space: SpaceIx) -> bool {
    let level = &n.spec.level;
    level.space(space).system == level.space(n.ship_at(n.active())).system
}

/// What an action is about: a factory's good has the name of its culture's own.
pub fn details(sight: &Sight, action: Action) -> Vec<Value> {
    let n = VenusSight::of(sight);
    let what = |kind: KindId| match n.as_ref()?.layout().what(kind) {
        PieceNoun::FactoryGood(_) => Some(Value::Word("mov-detail-factory-good")),
        PieceNoun::Demand(_) => Some(Value::Word("mov-detail-demand")),
        _ => None,
    };
    let named = named(&sight.catalogue, action);
    let more = |value: &Value| match value {
        Value::Kind(kind) => what(*kind),
        _ => None,
    };
    let more: Vec<Value> = named.iter().filter_map(more).collect();
    named.into_iter().chain(more).collect()
}

/// Whether a line of the log is seen where it happens: dice, a find, a goal that is
/// reached, a deal that is turned down.
pub fn is_moment(key: &str) -> bool {
    const MOMENTS: [&str; 9] = [
        "mov-log-contact",
        "mov-log-start-roll",
        "mov-log-roll",
        "mov-log-reroll",
        "mov-log-found",
        "mov-log-relic",
        "mov-log-goal",
        "mov-log-deal-refused",
        "mov-log-deal-countered",
    ];
    MOMENTS.contains(&key)
}

/// Whether a line of the log tells of something that was bought, sold, taken or given away; what is
/// drawn for the supply is not.
pub fn is_deed(key: &str) -> bool {
    const DEEDS: [&str; 9] = [
        "mov-log-ship",
        "mov-log-port",
        "mov-log-factory",
        "mov-log-bought",
        "mov-log-sold",
        "mov-log-boarded",
        "mov-log-set-down",
        "mov-log-relic",
        "mov-log-trade-in",
    ];
    DEEDS.iter().any(|deed| key.starts_with(deed))
}

/// A small picture for an offer.
pub fn picture(n: &VenusSight, offer: &Offer) -> Option<Picture> {
    let action = offer.action;
    let seat = n.active();
    let of_kind = |arg: i32| {
        let kind = u16::try_from(arg).ok().filter(|k| *k < n.layout().kinds).map(KindId)?;
        Some(pictures::kind(n, kind, seat))
    };
    let of_space = |space: SpaceId| {
        (space.ix() < n.level().spaces.len()).then(|| pictures::space(n, n.space_of(space)))
    };
    let face = |arg: i32| u8::try_from(arg).ok().filter(|n| (1..=6).contains(n));
    match action.verb {
        BUY | SELL | TRADE_IN | USE_CARD | BOARD | SET_DOWN | DISCARD | GIVE | ASK | BUY_SHIP
        | RACE => of_kind(action.args[0]),
        TAKE_BACK => of_kind(action.args[1]),
        DRIVE_ON | DRIVE_OFF => {
            of_kind(n.sight.catalogue.pieces.get(action.piece().ix())?.0.into())
        }
        STEP | HEAD | LOOK_MARKER | JUMP => of_space(action.space()),
        USE_DEMAND => Some(art::DEMAND),
        BUY_PORT => Some(art::PORT_DEED),
        BUY_FACTORY => Some(art::FACTORY_DEED),
        PILOT | STOP_IN_CIRCLE => Some(Picture::die(face(action.args[0])?, true)),
        REROLL => Some(Picture::die(*n.dice().get(usize::try_from(action.args[0]).ok()?)?, false)),
        HEAD_GATE => Some(art::telegate(face(action.args[0])?)),
        DEAL => Some(n.livery(action.seat()).badge()),
        DEAL_MONEY => Some(Picture::CREDITS),
        BARTER_FIRST => Some(art::BARTER),
        _ => None,
    }
}

/// The words of the rule index that fit a thing.
pub fn about(n: &VenusSight, thing: Thing) -> Vec<&'static str> {
    if ship_of(n, thing).is_some() {
        return vec!["hold", "ship"];
    }
    if let Thing::Piece(piece) = thing {
        return about_ware(n, piece);
    }
    let mut words = Vec::new();
    if let Some(space) = super::stall::space_of(n, thing) {
        words.extend(about_space(n, n.space_of(space)));
    }
    match thing {
        Thing::Zone(_) if !words.contains(&"base") => words.extend(["market", "system", "culture"]),
        Thing::Link(_) => words.push("link"),
        _ => {}
    }
    words
}

/// The words of the rule index that fit what is bought and sold.
fn about_ware(n: &VenusSight, piece: PieceId) -> Vec<&'static str> {
    let Some(kind) = n.sight.catalogue.pieces.get(piece.ix()).copied() else { return Vec::new() };
    match n.layout().what(kind) {
        PieceNoun::Good(_) => vec!["market", "good"],
        PieceNoun::FactoryGood(_) => vec!["market", "factory-good"],
        PieceNoun::Passenger(_) => vec!["passenger"],
        PieceNoun::Equipment(_) => vec!["market", "equipment"],
        PieceNoun::Relic(_) => vec!["relic"],
        PieceNoun::PortDeed(_) => vec!["deed", "port"],
        PieceNoun::FactoryDeed(_) => vec!["deed", "factory"],
        _ => vec!["market"],
    }
}

/// The words of the rule index that fit a space.
pub fn about_space(n: &VenusSight, space: SpaceIx) -> Vec<&'static str> {
    let s = n.level().space(space);
    let mut words = match s.kind {
        SpaceKind::Space => vec!["space"],
        SpaceKind::Hazard => vec!["hazard"],
        SpaceKind::Asteroid => vec!["asteroid"],
        SpaceKind::Encounter => vec!["box"],
        SpaceKind::Nav => vec!["circle", "pilot-number"],
        SpaceKind::Orbit => vec!["orbit"],
        SpaceKind::City => vec!["city", "market"],
        SpaceKind::SpaceCity => vec!["space-city", "market"],
        SpaceKind::Base => vec!["base", "market"],
    };
    if s.is_orbit && !words.contains(&"orbit") {
        words.push("orbit");
    }
    match n.place(space) {
        PlaceKind::Port(_) => words.extend(["port", "market"]),
        PlaceKind::OpenPort => words.extend(["open-port", "market"]),
        _ => {}
    }
    match n.marker_sight(space) {
        MarkerSight::Up(_, MarkerKind::Gate(_)) => words.push("gate"),
        MarkerSight::Up(_, MarkerKind::Hazard(..)) => words.push("hazard"),
        MarkerSight::Up(_, MarkerKind::Relic(_)) => words.push("relic"),
        MarkerSight::Empty => words.push("asteroid"),
        _ => {}
    }
    words
}

/// The things on the board that a word of the rule index means.
pub fn things(n: &VenusSight, about: &str) -> Vec<Thing> {
    if about == "ship" {
        return n.seats().map(Thing::Seat).collect();
    }
    if about == "system" || about == "culture" {
        let found = n.level().systems.iter().flat_map(|s| &s.landings);
        return found.map(|s| Thing::Space(space_id(*s))).collect();
    }
    let spaces = (0..n.level().spaces.len() as u16).map(SpaceIx);
    spaces
        .filter(|s| about != "space" && about != "market" && about_space(n, *s).contains(&about))
        .map(|s| Thing::Space(space_id(s)))
        .collect()
}

/// The name of the system or culture that a card, a market or a supply area belongs to. They are
/// the same in all languages.
pub fn zone_of(n: &VenusSight, zone: ZoneId) -> Option<String> {
    let (l, level) = (&n.layout(), &n.level());
    let systems = (0..level.culture_systems() as u8).map(SystemIx).find(|&s| l.card(s) == zone);
    let mut cultures = (0..level.cultures.len() as u8).map(CultureIx);
    let culture = cultures.find(|&c| l.market(c) == zone || l.supply(c) == zone);
    systems
        .map(|s| level.system(s).name.clone())
        .or_else(|| culture.map(|c| level.culture(c).name.clone()))
}

/// A turn that is set back to its start has no heading and no dice yet, and nothing of it is half
/// done: a game may have ended in the middle of one.
pub fn dials_with(dial: &str, value: i64) -> &'static [(&'static str, i64)] {
    if dial != "phase" || value != layout::Phase::Start as i64 {
        return &[];
    }
    &[
        ("movement-points", 0),
        ("pilot-number", 0),
        ("dice", 0),
        ("declared", 0),
        ("declared-at", 0),
        ("bound", 0),
        ("steps", 0),
        ("moved", 0),
        ("last-link", 0),
        ("arrived-by-gate", 0),
        ("in-jump", 0),
        ("hazard-due", 0),
        ("carried", 0),
        ("barter-credit", 0),
        ("basket", 0),
        ("basket-left", 0),
        ("new-ship", 0),
        ("partner", 0),
        ("composer", 0),
        ("deal-credits", 0),
        ("deal-proposed", 0),
    ]
}

/// What the position editor sets a dial with.
pub fn dial_field(model: &Model, dial: &str) -> DialField {
    use layout::Phase;
    let key = format!("mov-dial-{dial}");
    match dial {
        "phase" => DialField::words(
            model,
            &[
                (Phase::Races as i64, "mov-phase-races"),
                (Phase::Start as i64, "mov-phase-start"),
                (Phase::Move as i64, "mov-phase-move"),
                (Phase::Trade as i64, "mov-phase-trade"),
                (Phase::Rest as i64, "mov-phase-rest"),
                (Phase::Over as i64, "mov-phase-over"),
            ],
        ),
        "active" | "first" => DialField::seats(model),
        "turn" => DialField::Number(1..=1000),
        "pilot-number" => {
            let none = (0, model.texts.text("mov-dial-no"));
            DialField::Choice(std::iter::once(none).chain((1..=6).map(numbered)).collect())
        }
        "auto-pilot" | "gates-off" | "moved" | "limited" | "traded" | "hazard-due" => {
            DialField::tick(model.texts.text(&key))
        }
        "movement-points" | "buys" | "sells" | "barter-credit" | "goal" => DialField::COUNT,
        _ => DialField::Hidden,
    }
}

fn numbered(n: i64) -> (i64, String) {
    (n, n.to_string())
}

/// What a dial belongs to: what is flown and traded in this turn, the seat in turn does.
pub fn dial_place(model: &Model, dial: &str) -> DialPlace {
    match dial {
        "phase" | "active" | "first" | "turn" | "goal" => DialPlace::Table,
        _ => DialPlace::seat(SeatId(model.sight.dial(layout::ACTIVE) as u8)),
    }
}

/// The seat whose ship a thing is.
pub fn ship_of(n: &VenusSight, thing: Thing) -> Option<SeatId> {
    match thing {
        Thing::Seat(seat) => Some(seat),
        Thing::Piece(p) => {
            n.sight.catalogue.pieces.get(p.ix()).and_then(|k| match n.layout().what(*k) {
                PieceNoun::Ship(seat) => Some(seat),
                _ => None,
            })
        }
        _ => None,
    }
}
