//! The command `plan`: the steps of the branch on the table as a list, changed, looked at and
//! played in the game. The game is touched by nothing but the playing of steps, which are ordinary
//! actions.

use super::answer::{Answer, object};
use crate::{
    engine::{
        open_game::OpenGame,
        protocol::{self, ProtocolError},
        request::Request,
        shown,
    },
    table::{
        action::Message,
        catalogue::Catalogue,
        plan::{Plan, PlanStep, PlanStop, StepFit},
        planning::PlanFigure,
        play::Play,
    },
    text::Localizer,
};
use serde_json::{Map, Value, json};

/// `plan`
pub(super) fn plan(open: &mut OpenGame, request: &Request<'_>, s: Localizer) -> Answer {
    let wanted: protocol::AskPlan = request.fields()?;
    open.on_table()?;
    let here = open.branches.here();
    let none = || ProtocolError::new("no-branch-open");
    let mut plan = open.branches.take_plan(here).ok_or_else(none)?;
    let mut told = Map::new();
    if let Some(play) = open.play.as_mut() {
        plan.follow(play);
        change(&mut plan, play, &wanted);
        let c = play.catalogue().clone();
        let steps: Vec<Value> = plan.steps().iter().map(|step| shown_step(step, &c, s)).collect();
        let notes = said(&plan.reckoned(play), &c, s);
        told = object(json!({ "steps": steps, "at": plan.at(), "notes": notes }));
    }
    if wanted.play && open.branches.go(&mut open.play, 0) {
        told = object(json!({ "played": 0 }));
        if let Some(game) = open.play.as_mut() {
            told.extend(play_on(&mut plan, game, s));
        }
    }
    open.branches.keep_plan(here, plan);
    told.extend(shown::standing(open.on_table()?, s, None));
    Ok(told)
}

/// What is asked of the list, in this order.
fn change(plan: &mut Plan, play: &mut Play, wanted: &protocol::AskPlan) {
    let number = |n: u64| usize::try_from(n).unwrap_or(usize::MAX);
    if let Some(overdraw) = wanted.overdraw {
        let at = plan.at();
        plan.go(play, 0);
        play.overdraw(plan.planner().filter(|_| overdraw));
        plan.go(play, at);
    }
    if let Some(step) = wanted.remove {
        plan.remove(play, number(step));
    }
    if let Some([from, to]) = wanted.shift {
        plan.shift(play, number(from), number(to));
    }
    if let Some(at) = wanted.at {
        plan.go(play, number(at));
    }
}

/// Plays the own steps in the game as far as they go.
fn play_on(plan: &mut Plan, game: &mut Play, s: Localizer) -> Map<String, Value> {
    let before = game.entries().len();
    let stop = loop {
        match plan.play_next(game) {
            Ok(true) => {}
            Ok(false) => break None,
            Err(stop) => break Some(stop),
        }
    };
    let played = game.entries().len() - before;
    let c = game.catalogue().clone();
    let mut told = object(json!({ "branch": 0, "played": played }));
    let stop = stop.map(|stop| match stop {
        PlanStop::Refused(no) => json!({ "why": "refused", "refusal": shown::refusal(&no, &c, s) }),
        PlanStop::Asks(seat) => json!({ "why": "asks", "seat": seat }),
        PlanStop::Otherwise(planned, came) => json!({
            "why": "otherwise", "planned": said(&planned, &c, s), "now": said(&came, &c, s),
        }),
    });
    told.insert("stopped".into(), stop.unwrap_or(Value::Null));
    told
}

fn said(lines: &[Message], c: &Catalogue, s: Localizer) -> Vec<String> {
    lines.iter().map(|line| s.say(line, c)).collect()
}

/// A step, how it stands on the branch, and what came of it there.
fn shown_step(step: &PlanStep, c: &Catalogue, s: Localizer) -> Value {
    let mut map = object(json!({
        "seat": step.seat, "action": shown::to_text(step.action, c), "played": step.played,
    }));
    let fit = match &step.fit {
        StepFit::Works(came) => {
            map.insert("figures".into(), figures(&came.figures));
            map.insert("log".into(), json!(said(&came.lines, c, s)));
            map.insert("chance".into(), json!(came.chance));
            "works"
        }
        StepFit::Refused(no) => {
            map.insert("refusal".into(), shown::refusal(no, c, s));
            "refused"
        }
        StepFit::Asks(seat) => {
            map.insert("asks".into(), json!(seat));
            "asks"
        }
        StepFit::Waits => "waits",
    };
    map.insert("fit".into(), json!(fit));
    Value::Object(map)
}

/// Numbers by the last part of their keys.
pub(super) fn figures(figures: &[PlanFigure]) -> Value {
    let short = |key: &str| key.rsplit("figure-").next().unwrap_or_default().to_owned();
    Value::Object(figures.iter().map(|f| (short(f.key), json!(f.value))).collect())
}
