//! What an action is about where its short name stands alone: which boat, card, good, tube, tile;
//! and the words of the rule index that fit a thing of the board. Keys and values only; what may be
//! done, the table says.

use crate::{
    games::merchants_cove::{
        level::{BerthIx, Clan, Colour, DockWord, Good},
        rules::{shops::Merchant, turn::space_key},
        table::{
            layout::{self, BOATS},
            nouns::{
                CoveSight, CoveView, GameView, berth_key, clan_key, colour_key, dock_key, who_key,
            },
            verbs::*,
        },
    },
    table::{
        action::{Action, ArgKind, Thing, Value},
        ids::ZoneId,
        sight::Sight,
        view::TableView,
    },
    ui::arguments::named,
};

/// What an action is about.
pub fn of(sight: &Sight, action: Action) -> Vec<Value> {
    let plain = named(&sight.catalogue, action);
    let Some(n) = CoveSight::of(sight) else { return plain };
    let args = sight.catalogue.verb(action.verb).args.iter().zip(action.args);
    plain.into_iter().chain(args.filter_map(|(arg, value)| argument(&n, arg, value))).collect()
}

/// A number with the word for what it counts.
fn numbered(key: &'static str, n: i32) -> Option<Value> {
    Some(Value::Phrase(key, vec![("n", Value::Number(n.into()))]))
}

fn argument(n: &CoveSight, arg: &ArgKind, value: i32) -> Option<Value> {
    match *arg {
        ArgKind::Word(name, list) => word(n, name, list, value),
        ArgKind::Number(name) => {
            // What is sold can be of any number; the good says it.
            let key = NUMBERS.iter().find(|(arg, _)| *arg == name)?.1;
            numbered(key, value)
        }
        _ => None,
    }
}

/// What the numbers of actions count.
const NUMBERS: [(&str, &str); 11] = [
    ("height", "mc-detail-marble"),
    ("face", "mc-detail-face"),
    ("place", "mc-detail-die"),
    ("dice", "mc-detail-dice"),
    ("coal", "mc-detail-coal"),
    ("steps", "mc-detail-steps"),
    ("ship", "mc-detail-ship"),
    ("water", "mc-detail-water"),
    ("first", "mc-detail-first-ship"),
    ("second", "mc-detail-second-ship"),
    ("third", "mc-detail-third-ship"),
];

fn word(n: &CoveSight, name: &str, list: &'static [&'static str], value: i32) -> Option<Value> {
    let at = u16::try_from(value).ok()?;
    let word = |key: &'static str| Some(Value::Word(key));
    if list == BOAT_WORDS {
        return numbered("mc-detail-boat", value + 1);
    }
    if list == ROW_WORDS {
        return n.row_card(at).map(|(piece, _)| Value::Kind(n.kind(piece)));
    }
    match name {
        "merchant" => word(Merchant::at(value.into())?.name()),
        "space" => word(space_key(value)),
        "berth" => word(berth_key(BerthIx(at as u8))),
        "who" => word(who_key(at)),
        "dock" => word(dock_key(DockWord::at(value)?)),
        "good" => Some(n.good_name(n.active().0, Good::at(value)?)),
        "clan" => word(clan_key(Clan::at(value)?)),
        "colour" | "from" | "to" => word(colour_key(Colour::at(value)?)),
        "place" => numbered("mc-detail-place", value + 1),
        "tube" => numbered("mc-detail-tube", value + 1),
        "line" if value < LINES => numbered("mc-detail-row", value + 1),
        "line" => numbered("mc-detail-column", value - LINES + 1),
        "end" => word(if value == 0 { "mc-detail-first-end" } else { "mc-detail-last-end" }),
        "step" => STEPS.get(usize::from(at)).and_then(|key| word(key)),
        "tile" | "other" | "crossing" => {
            let (row, column) = (value / LINES + 1, value % LINES + 1);
            let args = [("row", row), ("column", column)];
            let args = args.map(|(name, n)| (name, Value::Number(n.into()))).to_vec();
            Some(Value::Phrase("mc-detail-tile", args))
        }
        _ => None,
    }
}

/// How many rows the grid of the Chronomancer has, and how many columns.
const LINES: i32 = 4;
/// The steps of the machines.
const STEPS: [&str; 4] = ["mc-step-up", "mc-step-down", "mc-step-left", "mc-step-right"];

/// The words of the rule index that fit a thing; what it is most closely stands last.
pub fn about(n: &CoveSight, thing: Thing) -> Vec<&'static str> {
    let own = |seat: u8| n.merchant(seat).map(shop);
    match thing {
        Thing::Space(space) if space.0 < BOATS => vec!["boat"],
        Thing::Space(_) => own(n.active().0).into_iter().chain(["turn"]).collect(),
        Thing::Seat(seat) => own(seat.0).into_iter().chain(["merchant"]).collect(),
        Thing::Piece(piece) if layout::player_of(piece, n.spec.players).is_some() => vec!["clock"],
        Thing::Piece(piece) if (0..layout::HANDS).any(|hand| layout::mouse(hand) == piece) => {
            vec!["clock", "hand"]
        }
        Thing::Piece(piece) => n.location(piece).map(about_zone).unwrap_or_default(),
        Thing::Zone(zone) => about_zone(zone),
        Thing::Link(_) => Vec::new(),
    }
}

/// The hour at which a sign of the clock stands, by the key of its figure.
pub fn hour_of_sign(key: &str) -> Option<ZoneId> {
    let hour = key.strip_prefix("load:")?.parse().ok()?;
    (1..=i64::from(layout::HOURS)).contains(&hour).then(|| layout::hour(hour))
}

/// The word of the rule index for a merchant's own shop.
const fn shop(merchant: Merchant) -> &'static str {
    match merchant {
        Merchant::Alchemist => "alchemist",
        Merchant::Blacksmith => "blacksmith",
        Merchant::Captain => "captain",
        Merchant::Chronomancer => "chronomancer",
    }
}

fn about_zone(zone: ZoneId) -> Vec<&'static str> {
    if layout::boat_of(zone).is_some() {
        return vec!["boat"];
    }
    if layout::hour_of(zone).is_some() {
        return vec!["clock"];
    }
    if layout::hand_of(zone).is_some() {
        return vec!["clock", "hand"];
    }
    if Clan::ALL.into_iter().any(|clan| layout::hall(clan) == zone) {
        return vec!["patronage"];
    }
    if (0..layout::ROW).any(|place| layout::row(place) == zone) {
        return vec!["townsfolk"];
    }
    if layout::team_of(zone).is_some() {
        return vec!["townsfolk", "team"];
    }
    match zone {
        layout::LAIR => vec!["corruption", "rogue"],
        layout::BAG | layout::DRAWN => vec!["boat", "arrival"],
        layout::TAINTS => vec!["corruption"],
        layout::FOLK => vec!["townsfolk"],
        // Docks and berths, and what lies with a merchant.
        _ => vec!["boat", "market"],
    }
}
