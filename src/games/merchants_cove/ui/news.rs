//! What of the log of Merchants Cove is told where one looks: what others did, what dice show, and
//! who sold what on a day that ends. It reads messages that the viewer may read, and no more.

use crate::{
    games::merchants_cove::scene::art,
    table::action::{Message, Value},
    table::sight::Sight,
    ui::{
        game_ui::{self, GameUi},
        model::{Deed, LogLine, Model, Moment},
    },
};

/// Lines that tell what somebody did, beside those about cards.
const DEEDS: [&str; 11] = [
    "mc-log-merchant",
    "mc-log-make",
    "mc-log-sell",
    "mc-log-gold",
    "mc-log-corruption",
    "mc-log-use",
    "mc-log-shield",
    "mc-log-cultists",
    "mc-log-visit",
    "mc-log-board",
    "mc-log-dock",
];
/// Lines that tell what dice or the compass show, or what came to light.
const CHANCE: [&str; 3] = ["mc-log-roll", "mc-log-compass", "mc-log-explore"];

/// What a line leaves as a trace on the table.
pub fn deed<G: GameUi + ?Sized>(game: &G, sight: &Sight, message: &Message) -> Option<Deed> {
    game_ui::kind_deed(game, sight, message).or_else(|| {
        let (picture, name) = (None, Value::Name(String::new()));
        let message = || message.clone();
        DEEDS.contains(&message().key).then(|| Deed { picture, name, message: message() })
    })
}

/// The moment that a line of the log is, if it is one.
pub fn moment(model: &Model, log: &[LogLine], n: usize) -> Option<Moment> {
    let message = &log[n].message;
    match message.key {
        "mc-log-peddler" => Some(Moment::said(model, message).with(Some(art::PEDDLER))),
        "mc-log-clean-up" => Some(day(model, &log[..n])),
        key if CHANCE.contains(&key) => Some(Moment::said(model, message)),
        _ => None,
    }
}

/// A day that ends: who sold what since the market opened, and for how much.
fn day(model: &Model, log: &[LogLine]) -> Moment {
    let opened = log.iter().rposition(|line| line.message.key == "mc-log-market").unwrap_or(0);
    let arg = |line: &LogLine, name: &str| {
        line.message.args.iter().find(|(key, _)| *key == name).map(|(_, value)| value.clone())
    };
    // Who, the goods with their number, the gold; in the order of the first sale.
    let mut sold: Vec<(Value, Vec<Value>, i64)> = Vec::new();
    for line in log[opened..].iter().filter(|line| line.message.key == "mc-log-sell") {
        let (Some(who), Some(good)) = (arg(line, "seat"), arg(line, "good")) else { continue };
        let Some(Value::Money(gold)) = arg(line, "gold") else { continue };
        let count = arg(line, "count").unwrap_or(Value::Number(1));
        let good = Value::Phrase("mc-moment-good", vec![("count", count), ("good", good)]);
        match sold.iter_mut().find(|(seat, ..)| *seat == who) {
            Some((_, goods, sum)) => {
                goods.push(good);
                *sum += gold;
            }
            None => sold.push((who, vec![good], gold)),
        }
    }
    let v = model.texts;
    let line = |(who, goods, gold): (Value, Vec<Value>, i64)| {
        let args = [("seat", who), ("goods", Value::List(goods)), ("gold", Value::Number(gold))];
        v.with("mc-moment-sold", &args)
    };
    let mut words = vec![v.text("mc-moment-day")];
    if sold.is_empty() {
        words.push(v.text("mc-moment-none"));
    }
    words.extend(sold.into_iter().map(line));
    Moment { words, picture: Some(art::icon("gold")), ..Moment::default() }
}
