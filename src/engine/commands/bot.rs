//! The command that asks a computer player: what it would do for the seat in turn, and why. It sees
//! what that seat may see; the choice takes the way of every other, or is only told.

use super::answer::{Answer, reader};
use crate::{
    bots::{self, Proposal},
    engine::{
        open_game::{OpenGame, SeatedBot},
        protocol::{self, ProtocolError},
        request::{Request, clip},
        shown,
    },
    table::{
        catalogue::Chooser,
        ids::{SeatId, Viewer},
        play::Play,
    },
    text::Localizer,
};
use serde_json::json;

/// `bot`
pub(super) fn bot(open: &mut OpenGame, request: &Request<'_>, s: Localizer) -> Answer {
    let wanted: protocol::AskBot = request.fields()?;
    let branch = open.branch();
    let (play, bots) = open.with_bots()?;
    let reader = reader(play, wanted.viewer.clone())?;
    let seat = play.decision_seat().ok_or_else(|| ProtocolError::new("game-over"))?;
    let by = player(play, wanted.by.as_deref())?;
    let bot = seated(bots, play, (seat, by, wanted.seed, branch))?;
    let proposal = bots::propose(bot.bot.as_mut(), play);
    let Proposal { action, why } = proposal.ok_or_else(|| ProtocolError::new("game-over"))?;
    let c = play.catalogue().clone();
    let index = play.offers().iter().position(|o| o.accepts(&action));
    let mut map = if wanted.act {
        match play.choose(action) {
            Ok(entry) => shown::done(entry, action, seat, reader, &c, s),
            Err(refusal) => {
                let shown = shown::refusal(&refusal, &c, s);
                let sentence = s.say(&refusal.message, &c);
                return Err(ProtocolError::new("refused").said(sentence).with("refusal", shown));
            }
        }
    } else {
        serde_json::Map::new()
    };
    map.insert("bot".into(), json!(bots::name_of(by)));
    map.insert("by".into(), json!(seat));
    // What it would do, and why, speaks of what its seat sees.
    if matches!(reader, None | Some(Viewer::Everybody)) || reader == Some(Viewer::Seat(seat)) {
        map.insert("action".into(), json!(action.to_text(&c)));
        map.insert("index".into(), json!(index));
        map.insert("why".into(), shown::message(&why, &c, s).into());
    }
    map.extend(shown::standing(play, s, reader));
    Ok(map)
}

/// The computer player that is asked for, or the best one of the game.
fn player(play: &Play, wanted: Option<&str>) -> Result<Chooser, ProtocolError> {
    let game = play.game().id();
    let Some(name) = wanted else { return Ok(bots::best(game)) };
    let by = bots::by_name(name).filter(|&by| bots::plays(by, game));
    by.ok_or_else(|| no_such_bot(name, game))
}

fn no_such_bot(name: &str, game: &str) -> ProtocolError {
    let all = bots::NAMES.iter().filter(|(_, by)| bots::plays(*by, game));
    let known: Vec<&str> = all.map(|(name, _)| *name).collect();
    ProtocolError::new("no-such-bot")
        .arg("word", clip(name))
        .arg("known", known.join(", "))
        .field("by")
}

/// The computer player of a seat as it was asked for before, or a new one.
fn seated<'a>(
    bots: &'a mut Vec<SeatedBot>,
    play: &Play,
    (seat, by, seed, branch): (SeatId, Chooser, u64, usize),
) -> Result<&'a mut SeatedBot, ProtocolError> {
    let known = bots.iter().position(|b| (b.seat, b.by, b.seed) == (seat, by, seed));
    let at = match known {
        Some(at) => at,
        None => {
            let game = play.game().id();
            let bot = bots::bot(by, game, seed).ok().flatten();
            let bot = bot.ok_or_else(|| no_such_bot(bots::name_of(by), game))?;
            bots.retain(|b| b.seat != seat);
            bots.push(SeatedBot { seat, by, seed, branch, bot });
            bots.len() - 1
        }
    };
    Ok(&mut bots[at])
}
