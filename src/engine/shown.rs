//! What the table shows, as JSON: sights, offers, refusals, log lines, entries, outcomes. It only
//! words what it is given; what somebody may see has been decided before.

use crate::{
    table::{
        action::{Action, Message, Narration, Offer, Refusal, Thing, Value as Argument, VerbInfo},
        agenda::{Decision, Due},
        catalogue::Catalogue,
        entry::{Entry, EntryKind},
        game::{Game, HOUSE_OPTIONS, OptionKind, Outcome, Setup},
        hash::sealed,
        ids::{Rule, SeatId, Seats, Viewer},
        play::Play,
        record,
        sight::{PieceSight, Sight},
        study::Problem,
    },
    text::Localizer,
};
use serde_json::{Map, Value, json};

/// A hash in 16 hexadecimal digits: too large for the numbers of some readers of JSON.
fn digits(hash: u64) -> Value {
    json!(format!("{hash:016x}"))
}

/// The hash of what a reader may know: of the whole position for the owner, of its sight for a
/// viewer. That of the whole position is sealed with the seed: without it, two of them tell no more
/// than whether they are the same.
pub fn hash(play: &mut Play, reader: Option<Viewer>) -> Value {
    digits(match reader {
        None | Some(Viewer::Everybody) => sealed(play.hash(), play.setup().seed),
        Some(viewer) => play.glance(viewer).fingerprint(),
    })
}

/// How a game was set up; the seed, out of which all chance can be told, is for its owner.
pub fn setup(setup: &Setup, reader: Option<Viewer>) -> Value {
    let mut told = json!(setup);
    if let (Some(map), Some(Viewer::Seat(_) | Viewer::Public)) = (told.as_object_mut(), reader) {
        map.remove("seed");
    }
    told
}

fn thing(thing: Thing, c: &Catalogue) -> Value {
    let space = |s: crate::table::ids::SpaceId| c.spaces.get(s.ix()).map(|s| s.id.as_str());
    match thing {
        Thing::Space(s) => json!({ "space": space(s) }),
        Thing::Link(l) => {
            json!({ "link": c.links.get(l.ix()).map(|l| [space(l.ends.0), space(l.ends.1)]) })
        }
        Thing::Piece(p) => json!({ "piece": p }),
        Thing::Zone(z) => json!({ "zone": c.zones.get(z.ix()).map(|z| z.key.as_str()) }),
        Thing::Seat(s) => json!({ "seat": s }),
    }
}

/// A sentence with its key, its rule and what it touches.
pub fn message(message: &Message, c: &Catalogue, localizer: Localizer) -> Map<String, Value> {
    let mut map = Map::new();
    map.insert("text".into(), json!(localizer.say(message, c)));
    map.insert("key".into(), json!(message.key));
    map.insert("rule".into(), json!(message.rule));
    map.insert("touches".into(), message.touches.iter().map(|&t| thing(t, c)).collect());
    map
}

/// An offer with its number in the list.
pub fn offer(index: usize, offer: &Offer, c: &Catalogue, localizer: Localizer) -> Value {
    let mut map = offer.message.as_deref().map(|s| message(s, c, localizer)).unwrap_or_default();
    map.insert("index".into(), json!(index));
    map.insert("action".into(), json!(offer.action.to_text(c)));
    if let Some(range) = offer.range {
        let proposed = offer.action.args[range.arg];
        let number = json!({ "least": range.least, "most": range.most, "proposed": proposed });
        map.insert("number".into(), number);
    }
    Value::Object(map)
}

/// A refusal.
pub fn refusal(refusal: &Refusal, c: &Catalogue, localizer: Localizer) -> Value {
    let mut map = message(&refusal.message, c, localizer);
    map.insert("action".into(), json!(to_text(refusal.action, c)));
    map.insert("rule".into(), json!(refusal.rule));
    map.insert("rule_title".into(), json!(localizer.rule_title(refusal.rule.0)));
    Value::Object(map)
}

/// The written form of any action, even of one that names nothing on this table.
pub fn to_text(action: Action, c: &Catalogue) -> String {
    if action.verb.ix() < c.verbs.len() { action.to_text(c) } else { String::new() }
}

/// The log lines that `viewer` may read; one that not all may read says who may.
pub fn log(lines: &[Narration], viewer: Viewer, c: &Catalogue, localizer: Localizer) -> Value {
    let may = |audience: Seats| match viewer {
        Viewer::Everybody => true,
        Viewer::Public => audience == Seats::ALL,
        Viewer::Seat(seat) => audience.has(seat),
    };
    let line = |l: &Narration| {
        let mut map = message(&l.message, c, localizer);
        if l.audience != Seats::ALL {
            let readers: Vec<SeatId> = c.all_seats().filter(|&s| l.audience.has(s)).collect();
            map.insert("only_for".into(), json!(readers));
        }
        Value::Object(map)
    };
    lines.iter().filter(|l| may(l.audience)).map(line).collect()
}

/// How a game ended.
pub fn outcome(outcome: &Outcome, localizer: Localizer) -> Value {
    json!({
        "reason": outcome.reason,
        "text": localizer.word(outcome.reason),
        "rule": outcome.rule,
        "winners": outcome.winners,
        "fortunes": outcome.fortunes,
    })
}

/// Where the game stands: what every answer about a game carries.
pub fn standing(
    play: &mut Play,
    localizer: Localizer,
    reader: Option<Viewer>,
) -> Map<String, Value> {
    let mut map = Map::new();
    map.insert("state_no".into(), json!(play.entries().len()));
    map.insert("hash".into(), hash(play, reader));
    map.insert("seat".into(), json!(play.decision_seat()));
    map.insert("over".into(), json!(play.is_over()));
    if let Some(o) = play.outcome() {
        map.insert("outcome".into(), outcome(&o, localizer));
    }
    map
}

/// What the table waits for. Offers and refusals are for the seat that chooses, and for the owner.
pub fn decision(
    play: &mut Play,
    localizer: Localizer,
    reader: Option<Viewer>,
) -> Map<String, Value> {
    let mut map = standing(play, localizer, reader);
    let Some(seat) = play.decision_seat() else {
        map.insert("question".into(), Value::Null);
        return map;
    };
    let sight = play.sight(reader.unwrap_or(Viewer::Seat(seat)));
    let c = &sight.catalogue;
    map.insert("seat_name".into(), json!(c.seats.get(seat.ix()).map(|s| s.name.as_str())));
    if let Some(d) = sight.decision {
        map.insert("question".into(), question(&d, c, localizer));
    }
    map.insert(
        "offers".into(),
        sight.offers.iter().enumerate().map(|(i, o)| offer(i, o, c, localizer)).collect(),
    );
    map.insert(
        "refusals".into(),
        sight.refusals.iter().map(|r| refusal(r, c, localizer)).collect(),
    );
    map
}

fn question(d: &Decision, c: &Catalogue, localizer: Localizer) -> Value {
    let key = c.question(d.question);
    let text = localizer.say_key(key, &[("seat", Argument::Seat(d.seat))], c);
    json!({ "key": key, "text": text, "memory": d.memory })
}

fn piece(piece: &PieceSight, c: &Catalogue) -> Value {
    let seen: Vec<SeatId> = c.all_seats().filter(|&s| piece.seen.has(s)).collect();
    let mut map = Map::new();
    map.insert("piece".into(), json!(piece.id));
    map.insert(
        "kind".into(),
        json!(piece.kind.and_then(|k| c.kinds.get(k.ix())).map(|k| k.key.as_str())),
    );
    map.insert("back".into(), json!(piece.back));
    map.insert("up".into(), json!(piece.face_up));
    if piece.mark != 0 {
        map.insert("mark".into(), json!(piece.mark));
    }
    if !seen.is_empty() {
        map.insert("shown_to".into(), json!(seen));
    }
    Value::Object(map)
}

/// The picture of the table that one viewer may see. Zones without pieces and dials at 0 are left
/// out.
pub fn sight(sight: &Sight, localizer: Localizer) -> Map<String, Value> {
    let c = &*sight.catalogue;
    let viewer = match sight.viewer {
        Viewer::Seat(seat) => json!(seat),
        Viewer::Public => json!("public"),
        Viewer::Everybody => json!("everybody"),
    };
    let zone =
        |(info, z): (&crate::table::catalogue::ZoneInfo, &crate::table::sight::ZoneSight)| {
            let pieces: Vec<Value> = z.pieces.iter().map(|p| piece(p, c)).collect();
            (info.key.clone(), json!({ "count": z.count, "pieces": pieces }))
        };
    let mut map = Map::new();
    map.insert("viewer".into(), viewer);
    map.insert("game".into(), json!(sight.game));
    map.insert("edition".into(), json!(sight.edition));
    map.insert("study".into(), json!(sight.study));
    map.insert("state_no".into(), json!(sight.state_no));
    map.insert("seats".into(), json!(c.seats));
    map.insert(
        "zones".into(),
        c.zones
            .iter()
            .zip(&sight.zones)
            .filter(|(_, z)| z.count > 0)
            .map(zone)
            .collect::<Map<_, _>>()
            .into(),
    );
    map.insert(
        "purses".into(),
        c.purses
            .iter()
            .zip(&sight.purses)
            .map(|(p, &n)| (p.key.clone(), json!(n)))
            .collect::<Map<_, _>>()
            .into(),
    );
    let dials = c.dials.iter().zip(&sight.dials).filter(|(_, n)| **n != 0);
    map.insert(
        "dials".into(),
        dials.map(|(d, &n)| (d.clone(), json!(n))).collect::<Map<_, _>>().into(),
    );
    map.insert("seat".into(), json!(sight.chooser()));
    if let Some(d) = sight.decision {
        map.insert("question".into(), question(&d, c, localizer));
    }
    if let Some(o) = &sight.outcome {
        map.insert("outcome".into(), outcome(o, localizer));
    }
    map
}

/// The complete state, secrets and all.
pub fn state(play: &mut Play, localizer: Localizer) -> Map<String, Value> {
    let mut map = standing(play, localizer, None);
    let snapshot = record::snapshot(play);
    map.insert("setup".into(), json!(play.setup()));
    map.insert("fortunes".into(), json!(play.fortunes()));
    map.insert("undone".into(), json!(play.undone().len()));
    let c = play.catalogue().clone();
    let agenda = play.state().agenda.0.iter().map(|due| match due {
        Due::Decide(d) => {
            json!({ "decide": c.question(d.question), "seat": d.seat, "memory": d.memory })
        }
        Due::Follow(f) => json!({ "follow": f.follow, "memory": f.memory }),
    });
    map.insert("agenda".into(), agenda.collect());
    let dice = &play.state().dice;
    map.insert("chance".into(), json!({ "drawn": dice.drawn, "forced": dice.forced }));
    let mut kinds = Map::new();
    for (n, kind) in c.pieces.iter().enumerate() {
        kinds.insert(n.to_string(), json!(c.kinds[kind.ix()].key));
    }
    map.insert("kinds".into(), kinds.into());
    map.insert(
        "zones".into(),
        snapshot
            .zones
            .into_iter()
            .map(|(key, pieces)| (key, json!(pieces)))
            .collect::<Map<_, _>>()
            .into(),
    );
    let marked = snapshot.pieces.into_iter().map(|(piece, up, mark, seen)| {
        json!({ "piece": piece, "up": up, "mark": mark, "shown_to": seen })
    });
    map.insert("pieces".into(), marked.collect());
    map.insert(
        "purses".into(),
        c.purses
            .iter()
            .zip(snapshot.purses)
            .map(|(p, n)| (p.key.clone(), json!(n)))
            .collect::<Map<_, _>>()
            .into(),
    );
    map.insert(
        "dials".into(),
        snapshot.dials.into_iter().map(|(key, n)| (key, json!(n))).collect::<Map<_, _>>().into(),
    );
    map
}

/// What a reader may be told of an action that a seat chose: all of one's own, of another's only
/// the verb, since the rest may name what lies hidden.
fn told(action: Action, by: Option<SeatId>, reader: Option<Viewer>, c: &Catalogue) -> Value {
    match reader {
        Some(Viewer::Seat(seat)) if by == Some(seat) => json!(action.to_text(c)),
        None | Some(Viewer::Everybody) => json!(action.to_text(c)),
        Some(Viewer::Seat(_) | Viewer::Public) => json!(c.verb(action.verb).name),
    }
}

/// What an action did. What chance gave is for the owner: a shuffle tells where every card lies.
pub fn done(
    entry: &Entry,
    action: Action,
    seat: SeatId,
    reader: Option<Viewer>,
    c: &Catalogue,
    localizer: Localizer,
) -> Map<String, Value> {
    let mut map = Map::new();
    map.insert("action".into(), told(action, Some(seat), reader, c));
    map.insert("by".into(), json!(seat));
    if matches!(reader, None | Some(Viewer::Everybody)) {
        map.insert("chance".into(), json!(entry.chance));
    }
    let lines = reader.unwrap_or(Viewer::Seat(seat));
    map.insert("log".into(), log(&entry.lines, lines, c, localizer));
    map
}

/// An entry of the record, as far as a reader may know it.
pub fn entry(
    number: usize,
    entry: &Entry,
    reader: Option<Viewer>,
    seed: u64,
    c: &Catalogue,
    localizer: Localizer,
) -> Value {
    let whole = matches!(reader, None | Some(Viewer::Everybody));
    let what = match &entry.what {
        EntryKind::SetUp => json!("set-up"),
        EntryKind::Action(action) => told(*action, entry.seat, reader, c),
        EntryKind::Edits(_) if !whole => json!("set-up"),
        EntryKind::Edits(edits) => json!(edits.iter().map(|e| e.to_text(c)).collect::<Vec<_>>()),
    };
    let mut map = Map::new();
    map.insert("entry".into(), json!(number));
    map.insert("seat".into(), json!(entry.seat));
    map.insert("what".into(), what);
    // A position that was set by hand always stands in play; what its laying brought to light
    // depends on pieces that the reader may not know.
    let by_hand = matches!(entry.what, EntryKind::Edits(_));
    map.insert("stands".into(), json!(by_hand || entry.barrier.is_some()));
    let lines = reader.unwrap_or(Viewer::Everybody);
    map.insert("log".into(), log(&entry.lines, lines, c, localizer));
    if whole {
        map.insert("chance".into(), json!(entry.chance));
        map.insert("hash".into(), digits(sealed(entry.hash, seed)));
    }
    Value::Object(map)
}

/// What is wrong with an edited position.
pub fn problem(problem: &Problem, c: &Catalogue, localizer: Localizer) -> Value {
    let text = localizer.say_key(problem.key, &problem.args, c);
    json!({ "rule": problem.rule, "text": text, "key": problem.key })
}

fn titled(map: &mut Map<String, Value>, name: &str, key: &str, localizer: Localizer) {
    if localizer.has(key) {
        map.insert(name.to_owned(), json!(localizer.word(key)));
    }
}

/// A game with its editions, options and races.
pub fn game(game: &dyn Game, localizer: Localizer) -> Value {
    let prefix = game.prefix();
    let option = |o: crate::table::game::OptionInfo| {
        let kind = match o.kind {
            OptionKind::Flag => json!({ "flag": true }),
            OptionKind::OneOf(list) => json!({ "one_of": list }),
            OptionKind::Number(least, most) => json!({ "least": least, "most": most }),
        };
        let Rule(rule) = o.rule;
        let mut map = Map::new();
        map.insert("key".into(), json!(o.key));
        map.insert("takes".into(), kind);
        map.insert("default".into(), json!(o.default));
        map.insert("rule".into(), json!(rule));
        // What every game has is no text of this one.
        let prefix = if HOUSE_OPTIONS.contains(&o.key) { "ui" } else { prefix };
        let key = format!("{prefix}-option-{}", o.key);
        titled(&mut map, "name", &key, localizer);
        titled(&mut map, "help", &format!("{key}.help"), localizer);
        if let OptionKind::OneOf(list) = o.kind {
            let words = list
                .iter()
                .filter_map(|&v| Some((v.to_string(), json!(localizer.option_value(&key, v)?))));
            let words: Map<String, Value> = words.collect();
            if !words.is_empty() {
                map.insert("words".into(), words.into());
            }
        }
        Value::Object(map)
    };
    let edition = |e: &crate::table::game::EditionInfo| {
        let mut map = Map::new();
        map.insert("id".into(), json!(e.id));
        titled(&mut map, "name", &format!("{prefix}-edition-{}.name", e.id), localizer);
        map.insert("seats".into(), json!({ "least": e.seats.0, "most": e.seats.1 }));
        map.insert("options".into(), game.all_options(e.id).into_iter().map(option).collect());
        let races = game
            .races(e.id)
            .into_iter()
            .map(|r| json!({ "key": r.key, "name": localizer.name(&r.name) }));
        map.insert("races".into(), races.collect());
        Value::Object(map)
    };
    let mut map = Map::new();
    map.insert("id".into(), json!(game.id()));
    titled(&mut map, "name", &format!("{prefix}-title"), localizer);
    map.insert("rules_version".into(), json!(game.rules_version()));
    map.insert("editions".into(), game.editions().iter().map(edition).collect());
    let verb = |v: &VerbInfo| {
        let arguments: Vec<&str> = v.args.iter().map(|a| a.name()).collect();
        json!({ "name": v.name, "arguments": arguments })
    };
    map.insert("verbs".into(), game.verbs().iter().map(verb).collect());
    Value::Object(map)
}
