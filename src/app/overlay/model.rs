//! What the panels of the game on the table are told: one model for each frame, made of the sight
//! and of what the window knows beside it. It reads, and changes nothing.

use crate::{
    app::{
        routes::{CounselSaid, History},
        session::{Counsel, Session, Shell},
        storage::BranchInfo,
        table::Table,
    },
    bots::TRIED,
    table::{
        action::{Action, Offer},
        catalogue::Look,
        ids::{SeatId, Seats},
    },
    text::{Arg, Args, signed},
    ui::{
        command::{Dialog, Tab},
        counsel::{ahead_words, figures_words},
        game_ui, memo,
        model::{Aside, Flow, Mode, Model, counsel::CounselSheet, learning::Learning},
        replay::ReplayModel,
        table_text::TableText,
        what_if::{PlayLine, WhatIf},
    },
};
use std::sync::Arc;

/// How the game went so far, where it is plotted.
pub(super) fn history(session: &Session, shell: &Shell) -> Arc<History> {
    let Some(table) = &session.table else { return Arc::default() };
    let plotted = shell.dialogs.last() == Some(&Dialog::End)
        || game_ui::of(table.sight.game).plots(shell.tab);
    if plotted { shell.routes.history(table) } else { Arc::default() }
}

/// The model of the game on the table.
pub(super) fn of<'a>(
    session: &'a Session,
    shell: &Shell,
    table: &'a Table,
    history: &'a History,
) -> Model<'a> {
    let entries = table.play.entries().len();
    Model {
        sight: &table.sight,
        game: table.play.game(),
        texts: TableText { localizer: session.localizer(), names: Some(table.play.catalogue()) },
        settings: &session.settings,
        log: &table.log,
        log_mark: table.log_mark,
        since: table.since(),
        history,
        fortunes: table.past.get(entries).map_or(&[], |past| &past.fortunes),
        selected: shell.selected,
        shown_seat: shell.shown_seat,
        asked: table.asked(),
        mode: table.mode,
        aside: Aside {
            home: !session.parked.is_empty(),
            secrets: table.keeps_secrets(),
            dealt: table.dealt_anew(),
            example: table.example_at(),
            learning: table.learning().or_else(|| table.better_move().map(Learning::Better)),
            what_if: what_if_model(session, shell, table),
            replay: replay_model(table),
        },
        undo_barred: shell.routes.undo_barred(table),
        told_of_undo: shell.routes.told_of_undo(table),
        can_redo: !table.play.undone().is_empty(),
        flow: flow(session, shell, table),
        wordings: Default::default(),
    }
}

/// The record that is watched.
fn replay_model(table: &Table) -> ReplayModel {
    let Mode::Replay { at, .. } = table.mode else { return ReplayModel::default() };
    ReplayModel {
        from: table.watched_from(),
        entries: table.entry_infos(),
        notes: table.notes(),
        own: table.own_note(at),
    }
}

/// What is tried beside the game; the lists only where they are shown.
fn what_if_model(session: &Session, shell: &Shell, table: &Table) -> WhatIf {
    let (trial, info) = (table.trial.as_ref(), table.trial.as_ref().map(|trial| &trial.info));
    let hides = || table.sight.catalogue.zones.iter().any(|zone| zone.look != Look::All);
    let mut model = WhatIf {
        barred: table.trial_barred(),
        here: table.line(),
        name: info.map(|info| info.name.clone()).unwrap_or_default(),
        bots: info.is_some_and(|info| info.bots),
        // Where everything lies open there is nothing to deal.
        dealt: trial.is_some() && table.dealt_anew() && hides(),
        overdraws: info.and_then(|info| info.overdraws),
        notes: trial.map(|t| t.notes.clone()).unwrap_or_default(),
        lacks: trial.and_then(|t| t.lacks.clone()),
        ..WhatIf::default()
    };
    if shell.tab != Tab::WhatIf || table.mode != Mode::Play {
        return model;
    }
    let line = |table: &Table| {
        let game = table.play.game();
        let seats = table.sight.catalogue.all_seats();
        let figures = seats.map(|seat| game.figures(&table.sight, seat)).collect();
        let Some(trial) = &table.trial else { return PlayLine { figures, ..PlayLine::default() } };
        let BranchInfo { number, of, name, turn, asked, .. } = trial.info.clone();
        PlayLine { number, of, name, turn, asked, figures }
    };
    model.lines = session.game().into_iter().chain(session.lines()).map(line).collect();
    model.plan = trial.map(|t| t.plan.clone());
    model
}

/// What makes the turn flow, as the session has it.
fn flow(session: &Session, shell: &Shell, table: &Table) -> Flow {
    let course = table.sight.chooser().filter(|_| table.asked()).and_then(|s| shell.course(s));
    let counsel = shell.counsel.as_ref().filter(|c| c.version == table.version);
    let seats = |is: &dyn Fn(SeatId) -> bool| {
        table.people().filter(|s| is(*s)).fold(Seats::NONE, Seats::with)
    };
    let sheet = game_ui::of(table.sight.game);
    let armed = shell.armed(table).filter(|action| sheet.plays_for_good(action.verb));
    let useless = |o: &&Offer| sheet.asks_first(&table.sight, o);
    let offer = |action: &Action| table.sight.offers.iter().find(|o| o.action == *action);
    let said =
        counsel.map(|c| shell.routes.said(table, mark(session, c), || said(session, table, c)));
    Flow {
        armed: armed.filter(|action| !offer(action).as_ref().is_some_and(useless)),
        course: course.and_then(|to| shell.routes.to(table, to)),
        lingers: table.lingers(),
        bots: table.bot_asked().is_some(),
        thinking: table.thinking(),
        counsel: counsel
            .zip(said.as_ref())
            .map(|(c, said)| (c.first_shown(), said.weighed.clone())),
        counsel_sure: table.counsel_is_asked_first(),
        lines: counsel.filter(|c| !c.lines.is_empty()).map(|c| CounselSheet {
            lines: c.lines.clone(),
            shown: c.shown,
            is_thinking: table.is_advising(),
            why: said.as_ref().map(|said| said.why.clone()).unwrap_or_default(),
            is_late: c.is_late,
            is_rest: c.is_rest,
        }),
        analysed: table.analysed_percent(),
        may_ask_how: table.may_ask_how(),
        how: table.how_sheet(),
        worth: table.worth_sheet(),
        spoken: table.spoken_shown(),
        rule: shell.asked_rule.clone(),
        turn: table.turn(),
        stand_ins: table.people().filter_map(|s| Some((s, table.stand_in_of(s)?))).collect(),
        people: seats(&|_| true),
        summary: shell.routes.summary(table).to_vec(),
        fresh: table.is_news(),
        refused: table.refused(),
        news: table.news(),
    }
}

/// Another number for each counsel that is said in other words.
fn mark(session: &Session, counsel: &Counsel) -> u64 {
    let lines = counsel.lines.iter().map(|line| (line.action, line.chance));
    let lines: Vec<_> = lines.collect();
    let why = counsel.why.as_ref().map(|why| why.key);
    let said = (counsel.version, counsel.action, counsel.shown);
    memo::mark_of((session.localizer().language(), said, why, lines))
}

/// The sentences of a counsel.
fn said(session: &Session, table: &Table, counsel: &Counsel) -> CounselSaid {
    let texts = TableText { localizer: session.localizer(), names: Some(table.play.catalogue()) };
    let reason = why(session, table, counsel);
    let told = reason.clone().unwrap_or_else(|| brings(table, texts, counsel));
    // The sheet tells of each line what it gains and how far it leads, anyhow.
    let gains = counsel.lines.first().is_some_and(|l| !l.gained.is_empty() || l.ahead.is_some());
    let why = reason.unwrap_or_else(|| if gains { String::new() } else { told.clone() });
    let weighed = match counsel.shown {
        0 => weighed(session, table, (counsel, told)),
        _ => of_other(table, texts, counsel),
    };
    CounselSaid { weighed, why }
}

/// What is said of a line that is looked at beside the best one.
fn of_other(table: &Table, texts: TableText, counsel: &Counsel) -> String {
    let Some(line) = counsel.on_board() else { return String::new() };
    let ahead = || ahead_words(texts, table.play.game().prefix(), line, counsel.shown);
    line.why.as_ref().map(|why| texts.say(why)).or_else(ahead).unwrap_or_default()
}

/// Why a computer player would do it, and how likely that and the next best win where it was
/// thought over.
fn weighed(session: &Session, table: &Table, (counsel, why): (&Counsel, String)) -> String {
    let localizer = session.localizer();
    let c = table.play.catalogue();
    let [first, rest @ ..] = &counsel.lines[..] else { return why };
    let Some(best) = first.chance else { return why };
    let words = |action: &Action| {
        let offer = table.sight.offers.iter().find(|offer| offer.accepts(action))?;
        Some(localizer.say(offer.message.as_ref()?, c))
    };
    // Whatever begins as the first one does, the sheet alone tells apart.
    let apart = rest.iter().filter(|line| line.action != first.action);
    let next = apart.filter_map(|line| {
        let words = words(&line.action)?;
        let (chance, less) = (line.chance?, best - line.chance?);
        let args = [("action", Arg::from(words.as_str())), ("chance", Arg::from(chance))];
        let args = args.into_iter().chain([("less", Arg::from(less.max(0)))]);
        let key = if counsel.is_late { "ui-why-next" } else { "ui-why-next-apart" };
        Some(localizer.word_with(key, &Args::from_iter(args)))
    });
    let next: Vec<String> = next.collect();
    let next = next.join("; ");
    let key = match (next.is_empty(), counsel.is_late) {
        (true, false) => return why,
        (false, false) => "ui-why-apart",
        (true, true) => "ui-why-chance",
        (false, true) => "ui-why-chances",
    };
    let args = [
        ("why", Arg::from(why.as_str())),
        ("chance", Arg::from(best)),
        ("next", Arg::from(next.as_str())),
    ];
    localizer.word_with(key, &Args::from_iter(args))
}

/// Why a computer player would do it: in its own words, else in the game's words for what is done,
/// else in the house's.
fn why(session: &Session, table: &Table, counsel: &Counsel) -> Option<String> {
    let localizer = session.localizer();
    let c = table.play.catalogue();
    let tried = counsel.why.as_ref().is_some_and(|why| why.key == TRIED);
    let texts = TableText { localizer, names: Some(c) };
    let offers = &table.sight.offers;
    match &counsel.why {
        Some(why) if !tried || counsel.lines.is_empty() => return Some(localizer.say(why, c)),
        None if offers.len() == 1 => return Some(texts.text("ui-why-only")),
        // That much was tried tells nobody what a line is good for, and why one mostly does such a
        // thing need not be why it was better here.
        _ if tried => return None,
        _ => {}
    }
    let verb = c.verb(counsel.action.verb).name;
    let key = format!("{}-why-{verb}", table.play.game().prefix());
    localizer.has(&key).then(|| texts.text(&key))
}

/// What the line brings; where that is nothing, with what it ends.
fn brings(table: &Table, texts: TableText, counsel: &Counsel) -> String {
    let seat = table.sight.chooser();
    let (Some(line), Some(seat)) = (counsel.lines.first(), seat) else { return String::new() };
    let gained = figures_words(texts, &line.gained, signed);
    if !gained.is_empty() {
        return texts.named("ui-why-brings", "figures", &gained);
    }
    if let Some(ahead) = ahead_words(texts, table.play.game().prefix(), line, 0) {
        return ahead;
    }
    // Behind a draw or a roll nobody knows whether all stays as it was.
    if line.ends_unknown() {
        return String::new();
    }
    let mut ends = table.play.game().figures(&table.sight, seat);
    ends.retain(|figure| figure.value != 0);
    let ends = figures_words(texts, &ends, |n| n.to_string());
    match ends.is_empty() {
        true => String::new(),
        false => texts.named("ui-why-ends-with", "figures", &ends),
    }
}
