//! How the decision bar and the board show the table's offers: under which heading, which of them
//! is the main one, with which picture, on which thing of the board. It arranges; what is offered,
//! the table says.

use super::panel::TOKENS;
use crate::{
    games::{
        duck_dealer::{
            level::{Colour, Equipment, PlanetIx},
            scene::art,
            table::{
                layout::{self, PieceNoun},
                nouns::{DuckSight, DuckView},
                verbs::*,
            },
        },
        game_table::GameView,
    },
    table::{
        action::{Action, Message, Offer, Thing, Value, VerbSort},
        ids::{KindId, SpaceId, Verb},
        sight::Sight,
    },
    ui::{
        arguments,
        model::{Deed, Model},
        parts,
    },
    view::art::Picture,
};

/// The heading of a verb's offers. Few headings: where the bar has no room, a whole one folds.
pub fn group(verb: Verb) -> &'static str {
    match verb {
        EQUIP | START => "dd-group-begin",
        COLLECT | ACT | FREE_TURN | NO_FREE_TURN => "dd-group-turn",
        END_TURN => "dd-group-end",
        TAKE_CUBE | ROUTE_CUBE | PAY_CUBE | PASSAGE => "dd-group-cubes",
        EXPLORE => "dd-group-explore",
        BUILD_YARD | BUILD_CONSUMER | BUILD_FACTORY | MINE | PRODUCE | SELL | BUY | STOP | JUMP
        | MOVE => "dd-group-here",
        CLAIM => "dd-group-claim",
        DROP => "dd-group-drop",
        KEEP => "dd-group-keep",
        _ => "dd-group-exchange",
    }
}

/// Under which sort a replay finds what was done by a verb: on a planet, each by itself.
pub fn entry_kind(verb: Verb) -> &'static str {
    match verb {
        COLLECT => "dd-verb-collect",
        MOVE | JUMP | STOP => "dd-verb-move",
        BUILD_YARD => "dd-verb-build-shipyard",
        BUILD_CONSUMER => "dd-verb-build-consumer",
        BUILD_FACTORY => "dd-verb-build-factory",
        CLAIM => "dd-verb-claim",
        MINE => "dd-verb-mine",
        PRODUCE => "dd-verb-produce",
        SELL => "dd-verb-sell",
        BUY => "dd-verb-buy",
        _ => group(verb),
    }
}

/// Whether the offers of a verb are taken on the board.
pub fn on_board(verb: Verb) -> bool {
    matches!(verb, START | MOVE | ROUTE_CUBE | PAY_CUBE | PASSAGE | TAKE_CUBE | EXCHANGE)
}

/// The offer of the main button, where one thing brings the game on. In an action turn many do:
/// there it is the end, once nothing is left to spend.
pub fn main_offer(sight: &Sight) -> Option<usize> {
    let first = |verb: Verb| sight.offers.iter().position(|offer| offer.action.verb == verb);
    match sight.decision?.question {
        // To collect or to act is the choice of the game: neither goes before the other.
        Q_TURN => None,
        Q_FREE => first(FREE_TURN),
        Q_ACT => {
            let n = DuckSight::of(sight)?;
            let spent = Colour::ALL.iter().all(|&colour| n.tokens(colour) == 0);
            // What may be done in the end, and hardly ever is.
            let idle = |verb| matches!(verb, END_TURN | DROP | EXCHANGE | CLAIM | PASSAGE);
            let rest = sight.offers.iter().all(|offer| idle(offer.action.verb));
            first(END_TURN).filter(|_| spent && rest)
        }
        Q_OFFER => first(PROPOSE),
        _ => (sight.offers.len() == 1).then_some(0),
    }
}

/// Whether an action ends what the seat is about: to withdraw an offer does so for whoever makes
/// it, not for whoever answers.
pub fn ends(sight: &Sight, action: Action) -> bool {
    let answers = sight.decision.is_some_and(|decision| decision.question == Q_ANSWER);
    let ends = sight.catalogue.verb(action.verb).sort == VerbSort::Ends;
    ends && !(answers && action.verb == WITHDRAW)
}

/// What is said in the bar of what is done on the planet where the ship is: the planet and the
/// goods that its site names are left out.
const SHORT: [(&str, &str); 8] = [
    ("dd-act-build-shipyard", "dd-board-build-shipyard"),
    ("dd-act-build-consumer", "dd-board-build-consumer"),
    ("dd-act-build-factory", "dd-board-build-factory"),
    ("dd-act-buy", "dd-board-buy"),
    ("dd-act-claim", "dd-board-claim"),
    ("dd-act-produce", "dd-board-produce"),
    ("dd-act-stop", "dd-board-stop"),
    ("dd-act-stop-explore", "dd-board-stop-explore"),
];

/// An offer in few words.
pub fn words(model: &Model, offer: &Offer) -> Option<String> {
    let message = offer.message.as_ref()?;
    match offer.action.verb {
        COLLECT => collection(model, message),
        FREE_TURN => free_turn(model, message),
        END_TURN => {
            let left = free_cubes(model.sight);
            (left > 0).then(|| model.texts.count("dd-board-end-unused", "count", left))
        }
        BUILD_YARD | BUILD_CONSUMER | BUILD_FACTORY | BUY | CLAIM | PRODUCE | STOP => {
            let short = SHORT.iter().find(|(key, _)| *key == message.key)?.1;
            Some(model.texts.with(short, &message.args))
        }
        EXPLORE => Some(parts::capital(&model.texts.say(message))),
        _ => None,
    }
}

/// What is said of goods of which an amount is named: how many are thrown away, given or asked for.
const AMOUNTS: [(Verb, &str); 3] =
    [(DROP, "dd-board-drop"), (GIVE, "dd-board-give"), (WANT, "dd-board-want")];

/// The good as a label for the amount, and what happens with so many of it.
pub fn amount_words(model: &Model, action: Action) -> Option<(String, String)> {
    let key = AMOUNTS.iter().find(|(verb, _)| *verb == action.verb)?.1;
    let offer = model.sight.offers.iter().find(|offer| offer.accepts(&action))?;
    let mut args = offer.message.as_ref()?.args.clone();
    args.push(("count", Value::Number(action.args[1].into())));
    let good = parts::capital(&model.texts.kind(action.kind()));
    Some((good, model.texts.with(key, &args)))
}

/// How many route cubes can still be set without cost: they are gone with the first token that is
/// spent (DD-6.4).
pub fn free_cubes(sight: &Sight) -> i64 {
    let offered = sight.offers.iter().any(|offer| offer.action.verb == ROUTE_CUBE);
    if offered { sight.dial(layout::ALLOWANCE) } else { 0 }
}

/// What is asked, where more can be said: which piece of equipment, and whether cubes come first.
pub fn question(model: &Model) -> Option<String> {
    let (decision, n) = (model.sight.decision?, DuckSight::of(model.sight)?);
    let seat = ("seat", Value::Seat(decision.seat));
    match decision.question {
        Q_EQUIP => {
            let (nth, all) = (n.filled(decision.seat) + 1, n.level().start_equipment);
            let args = [seat, ("nth", Value::Number(nth)), ("all", Value::Number(all))];
            Some(model.texts.with("dd-board-equip", &args))
        }
        Q_ACT => {
            let left = free_cubes(model.sight);
            let args = [seat, ("count", Value::Number(left))];
            (left > 0).then(|| model.texts.with("dd-board-cubes-first", &args))
        }
        _ => None,
    }
}

/// The list in which what is chosen on the board stands, by what it is.
pub fn board_list(verb: Verb) -> &'static str {
    match verb {
        ROUTE_CUBE => "dd-list-free-cubes",
        PASSAGE => "dd-list-passages",
        START => "dd-list-start",
        PAY_CUBE => "dd-list-paid-cubes",
        TAKE_CUBE => "dd-list-take-back",
        EXCHANGE => "dd-list-exchange",
        _ => "dd-list-fly",
    }
}

/// What a collection brings, and how much of it the stock cannot give: then a free action turn may
/// follow.
fn collection(model: &Model, message: &Message) -> Option<String> {
    let missing = number(message, "missing")?;
    // The question says that it is a collection: so all three find room in the bar.
    let args = [("tokens", tokens_of(model, message)?), ("missing", Value::Number(missing))];
    let key = if missing == 0 { "dd-board-collect" } else { "dd-board-collect-missing" };
    Some(model.texts.with(key, &args))
}

/// The free action turn with the tokens that it brings.
fn free_turn(model: &Model, message: &Message) -> Option<String> {
    Some(model.texts.with("dd-board-free-turn", &[("tokens", tokens_of(model, message)?)]))
}

/// The tokens that a sentence numbers, those of which there are any.
fn tokens_of(model: &Model, message: &Message) -> Option<Value> {
    let mut tokens = Vec::new();
    for (colour, key) in Colour::ALL.into_iter().zip(TOKENS) {
        let count = number(message, colour.id())?;
        if count > 0 {
            tokens.push(model.texts.count(key, "count", count));
        }
    }
    let none = || model.texts.text("dd-tokens-none");
    Some(Value::Name(if tokens.is_empty() { none() } else { tokens.join(", ") }))
}

/// A number that a sentence names.
fn number(message: &Message, name: &str) -> Option<i64> {
    message.args.iter().find_map(|(key, value)| match value {
        Value::Number(n) if *key == name => Some(*n),
        _ => None,
    })
}

/// A collection, as the summary of what others did shows it: by the colour that it brought most of.
pub fn collected(message: &Message) -> Option<Deed> {
    let most = |colour: &Colour| number(message, colour.id());
    let colour = Colour::ALL.into_iter().max_by_key(most)?;
    (message.key == "dd-log-collect").then(|| Deed {
        picture: Some(art::energy(colour)),
        name: Value::Name(colour.id().to_string()),
        message: message.clone(),
    })
}

/// Whether what an offer of a verb is done to glows: where cubes are paid for, every point would.
pub fn glows(verb: Verb) -> bool {
    verb != PAY_CUBE
}

/// Whether a click on the board asks before it does an offer: points lie close to planets, and a
/// cube costs a token.
pub fn asks_first(verb: Verb) -> bool {
    verb == PAY_CUBE
}

/// Whether a press on the planet that means this waits for a second one where it cannot be taken
/// back: whoever presses the planet may want to look at it.
pub fn plays_for_good(verb: Verb) -> bool {
    verb == EXPLORE
}

/// What stands on most planets and is done once there, if at all.
pub fn hardly_wanted(verb: Verb) -> bool {
    verb == CLAIM
}

/// The building that brings most points has a button before the others.
pub fn precedence(offer: &Offer) -> i64 {
    let message = offer.message.as_ref().filter(|_| offer.action.verb == BUILD_FACTORY);
    message.and_then(|message| number(message, "vp")).unwrap_or(0)
}

/// The group out of which most of an action turn is chosen.
pub fn stays_open(group: &str) -> bool {
    group == self::group(MINE)
}

/// The things of the board that an offer is done to. A click on a planet flies there, and on the
/// planet where the ship is does what can be done there; so passages are chosen by name. A point
/// means a free cube as long as there is one.
pub fn targets(sight: &Sight, offer: &Offer) -> Vec<Thing> {
    let nouns = || DuckSight::of(sight);
    let here = |n: &DuckSight| n.planet_of(n.active());
    let planet = |planet: PlanetIx| Thing::Space(SpaceId(planet.0));
    let thing = match offer.action.verb {
        PASSAGE => None,
        PAY_CUBE if free_cubes(sight) > 0 => None,
        // Whoever is meant is clicked where the ship stands.
        EXCHANGE => nouns().map(|n| Thing::Piece(n.layout().ship(offer.action.seat()))),
        JUMP => nouns().and_then(|n| n.other_end(here(&n)?)).map(planet),
        BUILD_YARD | BUILD_CONSUMER | BUILD_FACTORY | MINE | PRODUCE | SELL | BUY | STOP
        | EXPLORE => nouns().and_then(|n| here(&n)).map(planet),
        _ => return arguments::targets(&sight.catalogue, offer),
    };
    thing.into_iter().collect()
}

/// A small picture for a kind of piece.
pub fn kind_picture(n: &DuckSight, kind: KindId) -> Option<Picture> {
    let good = |ix| art::good(&n.level().good(ix).id);
    Some(match n.layout().what(kind) {
        PieceNoun::Good(ix) | PieceNoun::Mine(ix) => good(ix),
        PieceNoun::Equipment(what) => art::equipment(what),
        PieceNoun::Factory(ix) => good(n.recipe(ix).product),
        PieceNoun::Consumer(ix) => good(n.level().consumer(ix).good),
        PieceNoun::Yard(ix) => art::equipment(n.level().yard(ix).gives),
        PieceNoun::Ship(_) | PieceNoun::Cube(_) | PieceNoun::Passage(_) | PieceNoun::Nothing => {
            return None;
        }
    })
}

/// The drawing for what a verb does.
fn icon(verb: Verb) -> Option<&'static str> {
    Some(match verb {
        ACT | FREE_TURN => "act",
        ROUTE_CUBE | PAY_CUBE => "route_cube",
        PASSAGE => "passage",
        MOVE => "fly",
        JUMP => "jump",
        STOP => "stop",
        CLAIM => "claim",
        EXCHANGE | PROPOSE => "exchange",
        KEEP => "keep",
        END_TURN => "end_turn",
        _ => return None,
    })
}

/// A small picture for an offer.
pub fn picture(n: &DuckSight, offer: &Offer) -> Option<Picture> {
    let action = offer.action;
    let here = || n.planet_of(n.active());
    let good = |ix| art::good(&n.level().good(ix).id);
    match action.verb {
        EQUIP => Equipment::ALL.get(action.args[0] as usize).map(|&what| art::equipment(what)),
        START => {
            let planet = n.level().planet_of(action.space().0)?;
            Some(art::planet(&n.level().planet(planet).id))
        }
        COLLECT => Colour::ALL.get(action.args[0] as usize).map(|&colour| art::energy(colour)),
        BUILD_FACTORY | DROP | GIVE | WANT => kind_picture(n, action.kind()),
        MINE => n.mine(here()?).map(good),
        PRODUCE => n.factory(here()?).map(|f| good(n.recipe(f).product)),
        SELL | BUILD_CONSUMER => n.consumer(here()?).map(|(c, ..)| good(c.good)),
        BUY | BUILD_YARD => n.yard(here()?).map(|(yard, ..)| art::equipment(yard.gives)),
        EXPLORE => {
            let top = n.tops()[usize::try_from(action.args[0]).ok().filter(|n| *n < 2)?]?;
            Some(good(n.level().consumer(top).good))
        }
        verb => Some(art::icon(icon(verb)?)),
    }
}
