//! The command that reads in the rulebook, and where in the game on the table a rule has spoken. It
//! changes no game.

use super::answer::{Answer, object, reader};
use crate::{
    engine::{
        open_game::OpenGame,
        protocol::{self, ProtocolError},
        request::{Request, clip},
    },
    games,
    table::{ids::Viewer, record::Save, spoken::SpokenRules},
    text::{Localizer, rulebook::Rulebook},
};
use serde_json::{Map, Value, json};

/// Longest search, in bytes: each of its words is looked for in every rule.
const LONGEST_SEARCH: usize = 200;

/// `rules`
pub(super) fn rules(open: &mut OpenGame, request: &Request<'_>, s: Localizer) -> Answer {
    let wanted: protocol::Rules = request.fields()?;
    let on_table = open.named();
    let first = || games::all().first().map_or("", |g| g.id()).to_owned();
    let game = wanted
        .game
        .clone()
        .or_else(|| on_table.as_ref().map(|(g, _)| g.clone()))
        .unwrap_or_else(first);
    let game = games::by_id(&game)
        .map_err(|e| ProtocolError::new("bad-setup").said(s.fault(&e)).field("game"))?;
    let book = Rulebook::of(game.id())
        .ok_or_else(|| ProtocolError::new("no-rulebook").arg("game", game.id()))?;
    let edition =
        wanted.edition.clone().or_else(|| on_table.filter(|(g, _)| g == game.id()).map(|(_, e)| e));
    if let Some(e) =
        edition.as_deref().filter(|e| game.editions().iter().all(|known| known.id != *e))
    {
        let known: Vec<&str> = game.editions().iter().map(|e| e.id).collect();
        let error = crate::table::game::SetupError::Edition(clip(e), known.join(", "));
        return Err(ProtocolError::new("bad-setup").said(s.fault(&error)).field("edition"));
    }
    let edition = edition.as_deref();
    match (&wanted.rule, &wanted.search) {
        (Some(_), Some(_)) => Err(ProtocolError::new("rule-or-search")),
        (Some(id), None) => {
            let unknown = || ProtocolError::new("no-such-rule").arg("rule", clip(id)).field("rule");
            let mut map = rule(book, id, edition, s).ok_or_else(unknown)?;
            if wanted.spoken {
                map.insert("spoken".into(), spoken(open, id, wanted.viewer.clone())?);
            }
            Ok(map)
        }
        (None, Some(words)) => {
            if words.len() > LONGEST_SEARCH {
                return Err(ProtocolError::new("long-search")
                    .arg("bytes", words.len())
                    .arg("most", LONGEST_SEARCH)
                    .field("search"));
            }
            let hits = book.search(words, edition, s);
            let found: Vec<Value> = hits.iter().map(|h| titled(&h.id, s)).collect();
            Ok(object(json!({ "game": game.id(), "found": found })))
        }
        (None, None) => {
            let chapter = |c: &crate::text::rulebook::Chapter| {
                let mut map = object(titled(&c.id, s));
                map.insert("sections".into(), c.parts().map(|id| titled(id, s)).collect());
                Value::Object(map)
            };
            let chapters: Vec<Value> = book.chapters.iter().map(chapter).collect();
            Ok(object(json!({ "game": game.id(), "chapters": chapters })))
        }
    }
}

/// Where a rule has spoken in the game on the table, by the numbers of entries.
fn spoken(
    open: &mut OpenGame,
    id: &str,
    viewer: Option<protocol::ViewerWanted>,
) -> Result<Value, ProtocolError> {
    let (play, _) = open.with_bots()?;
    let viewer = reader(play, viewer)?.unwrap_or(Viewer::Everybody);
    // Whoever walks through a game leaves its table as it is.
    let (save, game) = (Save::of(play), play.game());
    let rules = match save.replay(game) {
        Ok((mut play, None)) => SpokenRules::of(&mut play, viewer),
        _ => SpokenRules::default(),
    };
    let found = rules.by(id).cloned().unwrap_or_default();
    Ok(json!({
        "chosen": found.chosen,
        "carried": found.carried,
        "allowed": found.allowed,
        "forbade": found.forbade,
    }))
}

fn titled(id: &str, s: Localizer) -> Value {
    json!({ "id": id, "title": s.rule_title(id) })
}

/// A rule with its text, or a section or chapter with the rules in it.
fn rule(
    book: &Rulebook,
    id: &str,
    edition: Option<&str>,
    s: Localizer,
) -> Option<Map<String, Value>> {
    let text = |id: &str| -> Value {
        s.rule_text(id, edition)
            .iter()
            .map(|p| json!({ "edition": p.edition, "text": p.text }))
            .collect()
    };
    let whole = |r: &crate::text::rulebook::RuleEntry| {
        json!({
            "id": r.id, "title": s.rule_title(&r.id), "kind": r.kind,
            "editions": r.editions, "about": r.about, "text": text(&r.id),
        })
    };
    if let Some(entry) = book.rule(id) {
        return Some(object(whole(entry)));
    }
    book.has(id).then(|| {
        let rules: Vec<Value> = book.within(id, edition).map(whole).collect();
        object(json!({ "id": id, "title": s.rule_title(id), "rules": rules }))
    })
}
