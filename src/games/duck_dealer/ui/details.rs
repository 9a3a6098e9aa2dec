//! What an action is about where its short name stands alone: which site of which planet, which
//! equipment, which good; and the words of the rule index that fit a thing of the board. Keys and
//! values only; what may be done, the table says.

use crate::{
    games::{
        duck_dealer::{
            level::{COLOUR_WORDS, EQUIPMENT_WORDS, Equipment},
            rules::turn::SITE_KEYS,
            table::{
                layout::{COUNTER, PieceNoun, STACKS},
                nouns::{DuckSight, DuckView},
                verbs::*,
            },
        },
        game_table::GameView,
    },
    table::{
        action::{Action, ArgKind, Offer, Thing, Value},
        ids::SpaceId,
        sight::Sight,
        view::TableView,
    },
    ui::{arguments::named, model::Model},
};

/// The names of the colours.
const COLOURS: [&str; 3] = ["dd-colour-red", "dd-colour-yellow", "dd-colour-blue"];

/// What an action is about.
pub fn of(sight: &Sight, action: Action) -> Vec<Value> {
    let plain = named(&sight.catalogue, action);
    let Some(n) = DuckSight::of(sight) else { return plain };
    let words = sight.catalogue.verb(action.verb).args.iter().zip(action.args);
    let words = words.filter_map(|(arg, value)| word(&n, arg, usize::try_from(value).ok()?));
    let mut all: Vec<Value> = plain.into_iter().chain(words).collect();
    if action.verb == CLAIM {
        all.extend(n.planet_of(n.active()).map(|planet| Value::Space(SpaceId(planet.0))));
    }
    all
}

/// One of a list of words, by the list and its place there.
fn word(n: &DuckSight, arg: &ArgKind, at: usize) -> Option<Value> {
    let ArgKind::Word(_, list) = *arg else { return None };
    let equipment =
        |at: usize| Some(Value::Kind(n.layout().equipment_kind(*Equipment::ALL.get(at)?)));
    if list == EQUIPMENT_WORDS {
        equipment(at)
    } else if list == REPLACED_WORDS {
        equipment(at.checked_sub(1)?)
    } else if list == COLOUR_WORDS {
        COLOURS.get(at).map(|key| Value::Word(key))
    } else if list == SITE_WORDS {
        SITE_KEYS.get(at).map(|key| Value::Word(key))
    } else if list == CUBE_WORDS {
        SITE_KEYS.get(at.checked_sub(1)?).map(|key| Value::Word(key))
    } else {
        let top = (*n.tops().get(at)?)?;
        Some(Value::Kind(n.layout().good_kind(n.level().consumer(top).good)))
    }
}

/// The words of the rule index that fit a thing; what it is most closely stands last.
pub fn about(n: &DuckSight, thing: Thing) -> Vec<&'static str> {
    match thing {
        Thing::Space(space) => match n.level().planet_of(space.0) {
            Some(planet) if n.level().is_start(planet) => vec!["mine", "shipyard", "planet"],
            Some(_) => vec!["mine", "consumer", "factory", "planet"],
            None => vec!["route", "cube", "point"],
        },
        Thing::Piece(piece) => match n.layout().what(n.kind(piece)) {
            PieceNoun::Ship(_) => vec!["hold", "equipment", "ship"],
            PieceNoun::Mine(_) | PieceNoun::Good(_) => vec!["good", "mine"],
            PieceNoun::Factory(_) => vec!["good", "factory"],
            PieceNoun::Consumer(_) => vec!["points", "consumer"],
            PieceNoun::Yard(_) | PieceNoun::Equipment(_) => vec!["equipment", "shipyard"],
            PieceNoun::Cube(_) => vec!["route", "privilege", "cube"],
            PieceNoun::Passage(_) | PieceNoun::Nothing => vec!["passage"],
        },
        Thing::Zone(zone) if STACKS.contains(&zone) => vec!["points", "consumer"],
        Thing::Zone(COUNTER) => vec!["cube", "turn"],
        Thing::Zone(_) => vec!["site", "planet"],
        Thing::Seat(_) => vec!["turn", "equipment", "ship"],
        Thing::Link(_) => vec!["route", "step", "point"],
    }
}

/// What a piece of equipment does, and how often, where one is taken at the start; what there is
/// on a planet on which one may start.
pub fn note(model: &Model, offer: &Offer) -> Option<String> {
    let n = DuckSight::of(model.sight)?;
    if offer.action.verb == START {
        return start_note(model, &n, offer.action.space());
    }
    let at = usize::try_from(offer.action.args[0]).ok().filter(|_| offer.action.verb == EQUIP)?;
    let key = ["dd-note-hold", "dd-note-navigator", "dd-note-engineer", "dd-note-merchant"];
    let (_, room) = n.level().room;
    Some(model.texts.with(key.get(at)?, &[("room", Value::Number(room))]))
}

/// What the mine of a planet gives, what can be made of that, and what its shipyard sells.
fn start_note(model: &Model, n: &DuckSight, space: SpaceId) -> Option<String> {
    let planet = n.level().planet_of(space.0)?;
    let good = n.mine(planet)?;
    let kind = |good| Value::Kind(n.layout().good_kind(good));
    let made = n.spec.factories.iter().filter(|factory| factory.inputs.contains(&good));
    let made: Vec<Value> = made.map(|factory| kind(factory.product)).collect();
    let mut args = vec![("good", kind(good)), ("products", Value::List(made))];
    let yard = n.yard(planet).map(|(yard, ..)| n.layout().equipment_kind(yard.gives));
    args.extend(yard.map(|equipment| ("equipment", Value::Kind(equipment))));
    let key = if yard.is_some() { "dd-note-start" } else { "dd-note-start-no-yard" };
    Some(model.texts.with(key, &args))
}
