//! Time in the window: pauses between the moves of bots, forced moves, running replays, messages
//! that go away, and when to wake up while nobody touches anything. Nothing runs when nothing
//! happens.

use super::{
    chooser::ChosenFile,
    rescue,
    session::{ChoiceMade, CommandSent, RulesFault, Session, Shell, Wake},
    table::{CoachWord, Table},
    teaching::{ask_first, teach},
};
use crate::{
    table::{action::Action, entry::EntryKind},
    text::{Arg, Args},
    ui::{
        command::{Command, Dialog, LearnCommand, choosing::ChooseFor},
        dialogs::{Notice, NoticeAnswer},
        game_ui,
        model::Mode,
        settings::{BotPace, Settings},
        table_text::TableText,
    },
    view::board::BoardOutput,
};
use bevy::{
    prelude::*,
    window::{RequestRedraw, WindowResized},
    winit::{UpdateMode, WinitSettings},
};
use std::{sync::Arc, task::Poll, time::Duration};

/// Pause before a bot's move, so that people can follow.
const BOT: Duration = Duration::from_millis(550);
/// Pause after a person's turn, in which that person may still take it back.
const PASSING: Duration = Duration::from_millis(1400);
/// Pause between the steps of a bot's flight: each is seen as it glides.
const STEP: Duration = Duration::from_millis(40);
/// Pause before a bot's move where nobody wants to watch each.
const QUICK: Duration = Duration::from_millis(120);
/// Pause before a forced move.
const FORCED: Duration = Duration::from_millis(350);
/// How often it is asked what has come of what is thought over. The window is woken up for that:
/// this is for what ended without a word.
const THINKING: Duration = Duration::from_secs(1);
/// How often it is told how far an analysis has come.
const TELLING: Duration = Duration::from_millis(250);
/// How often it is looked whether the board is still.
const MOVING: Duration = Duration::from_millis(50);
/// Pause between the entries of a running replay.
const REPLAY: Duration = Duration::from_millis(650);
/// How long the window sleeps if nobody asks for less.
const IDLE: Duration = Duration::from_secs(60);

/// Lets bots choose, forced moves be taken and replays run, when their pause is over and nothing
/// moves on the board.
pub fn go_on(
    time: Res<Time<Real>>,
    board: Res<BoardOutput>,
    shell: Res<Shell>,
    mut session: ResMut<Session>,
    mut wake: ResMut<Wake>,
    mut chosen: MessageWriter<ChoiceMade>,
    mut commands: MessageWriter<CommandSent>,
    mut faults: MessageWriter<RulesFault>,
) {
    let now = time.elapsed();
    let Session { table, settings, since, .. } = &mut *session;
    let Some(table) = table else { return };
    hear(table, &shell, &mut wake, &mut commands);
    // Whoever reads a dialog is not overtaken by the game.
    if !shell.dialogs.is_empty() {
        return;
    }
    if table.bot_asked().is_some() && (shell.skipping || settings.pace == BotPace::Instant) {
        commands.write(CommandSent { command: Command::BotsOn, seen: Some(table.version) });
        wake.after(if table.thinking().is_some() { THINKING } else { Duration::ZERO });
        return;
    }
    let factor = if settings.reduced_motion { 0.5 } else { settings.speed.factor() };
    let forced = forced(table, settings).filter(|only| keeps_course(table, &shell, *only));
    let pause = match table.mode {
        Mode::Replay { running: true, .. } => {
            REPLAY * 100 / u32::from(settings.replay_speed.max(1))
        }
        Mode::Play if table.bot_asked().is_some() => bot_pause(table, settings.pace),
        Mode::Play if forced.is_some() => FORCED,
        _ => return,
    };
    let due = *since + pause.mul_f32(factor);
    if board.moving {
        return;
    }
    if now < due {
        wake.after(due - now);
        return;
    }
    match (table.mode, forced) {
        (Mode::Replay { at, .. }, _) => drop(commands.write(Command::Seek(at + 1).into())),
        (_, Some(action)) if !table.goes_by_itself(action) => {}
        (_, Some(action)) => {
            let command = Command::ByItself(action);
            commands.write(CommandSent { command, seen: Some(table.version) });
        }
        _ => match rescue::guarded(|| table.ask_bot()) {
            Ok(Some(action)) => {
                chosen.write(ChoiceMade { state_no: table.version, action });
            }
            Ok(None) if table.thinking().is_some() => wake.after(THINKING),
            Ok(None) => {}
            Err(why) => {
                faults.write(RulesFault { doing: "a computer player chooses".into(), why });
            }
        },
    }
}

/// What was worked out on a thread of its own goes into what is read: how a game went, counsel.
fn hear(
    table: &mut Table,
    shell: &Shell,
    wake: &mut Wake,
    commands: &mut MessageWriter<CommandSent>,
) {
    let (how, worth, judged) = (table.hear_how(), table.hear_worth(), table.hear_judged());
    if how || worth || judged {
        wake.after(THINKING);
    }
    let told = shell.dialogs.last() == Some(&Dialog::Told) && table.is_analysing();
    let advised = shell.counsel.is_some() && table.is_advising();
    if told && table.analysis_came() {
        commands.write(Command::Open(Dialog::Told).into());
    } else if advised && table.advice_came() {
        commands.write(Command::Counsel(true).into());
    } else if told || advised {
        wake.after(if told { TELLING } else { THINKING });
    }
}

/// What happens by itself: the only thing that can be done, where nobody would have wanted to look
/// first. Not what somebody has just taken back.
fn forced(table: &Table, settings: &Settings) -> Option<Action> {
    let sheet = game_ui::of(table.sight.game);
    let action = sheet.by_itself(&table.sight)?;
    let only = table.sight.offers.iter().find(|offer| offer.action == action)?;
    let wanted = settings.forced_moves && table.mode == Mode::Play && table.asked();
    let after = table.play.entries().last().and_then(|entry| match entry.what {
        EntryKind::Action(action) => Some(action),
        EntryKind::SetUp | EntryKind::Edits(_) => None,
    });
    let harmless = sheet.harmless(&table.sight, only, after);
    (wanted && harmless && !table.held() && !table.learns()).then_some(action)
}

/// Whether the game goes on before somebody chooses.
fn goes_by_itself(session: &Session) -> bool {
    session.table.as_ref().is_some_and(|table| forced(table, &session.settings).is_some())
}

/// Whether what would be done by itself is on the way to where the seat is bound for, if it is
/// bound for anywhere.
fn keeps_course(table: &Table, shell: &Shell, only: Action) -> bool {
    let sight = &table.sight;
    let Some(to) = sight.chooser().and_then(|seat| shell.course(seat)) else { return true };
    let sheet = game_ui::of(sight.game);
    if !sheet.flies(only) {
        return true;
    }
    let way = shell.routes.to(table, to);
    way.is_some_and(|way| way.legs.first().is_some_and(|leg| leg.action == only))
}

/// How long is waited before a bot's move.
fn bot_pause(table: &Table, pace: BotPace) -> Duration {
    let flies = table
        .past
        .get(table.play.entries().len())
        .is_some_and(|p| !p.moved.is_empty() && p.seat == table.bot_asked());
    let last = table.last_seat().filter(|s| table.person_plays(*s));
    match pace {
        _ if flies => STEP,
        BotPace::Watch if last.is_some() => PASSING,
        BotPace::Watch => BOT,
        BotPace::Quick | BotPace::Instant => QUICK,
    }
}

/// What the coach has to say, in a line with what can be done about it.
fn coach(session: &mut Session, shell: &mut Shell, wake: &mut Wake, now: Duration) {
    let Some(table) = session.table.as_mut().filter(|table| table.is_coaching()) else { return };
    wake.after(THINKING);
    let Some(word) = table.coach_word() else { return };
    let names = table.play.catalogue().clone();
    let (version, takes_back) = (table.version, table.takes_back(word.entry));
    let texts = TableText { localizer: session.localizer(), names: Some(&names) };
    let words = word.better_words(texts);
    let CoachWord { entry, cost, line, .. } = word;
    let args = [("cost", Arg::from(cost)), ("words", Arg::from(words))];
    let text = texts.localizer.word_with("ui-coach-says", &Args::from_iter(args));
    let look = NoticeAnswer {
        words: texts.text("ui-coach-look"),
        command: Command::TryLine { at: Some(entry - 1), steps: line, overdraws: false },
        version: None,
    };
    let back = NoticeAnswer {
        words: texts.text("ui-coach-back"),
        command: Command::Undo,
        version: Some(version),
    };
    let answers = [look].into_iter().chain(takes_back.then_some(back)).collect();
    shell.note_with(text, answers, now);
}

/// Whether a new puzzle has been made.
fn hear_made(session: &mut Session) -> bool {
    let Some(making) = &mut session.making else { return false };
    let Poll::Ready(made) = making.hear() else { return false };
    session.made = made.map(|puzzle| (making.game, Arc::new(puzzle)));
    session.making = None;
    session.made.is_some()
}

/// Lets coach and teacher speak. A teacher explains what lies there once nothing moves any more.
pub fn speak(
    time: Res<Time<Real>>,
    board: Res<BoardOutput>,
    mut session: ResMut<Session>,
    mut shell: ResMut<Shell>,
    mut wake: ResMut<Wake>,
    mut sent: MessageWriter<CommandSent>,
) {
    let now = time.elapsed();
    coach(&mut session, &mut shell, &mut wake, now);
    ask_first(&mut session, &mut shell, &mut sent, now);
    if board.moving {
        wake.after(MOVING);
    } else if !goes_by_itself(&session) {
        teach(&mut session, &mut shell, now);
    }
}

/// Takes away messages and pointing that are over, and tells what the writer of saves could not do.
pub fn tidy(
    time: Res<Time<Real>>,
    mut session: ResMut<Session>,
    mut shell: ResMut<Shell>,
    mut wake: ResMut<Wake>,
    mut sent: MessageWriter<CommandSent>,
) {
    let now = time.elapsed();
    if let Some((words, warning)) = session.hear_export() {
        shell.note(words, None, warning, now);
    }
    if hear_made(&mut session) {
        sent.write(Command::Learn(LearnCommand::Made).into());
    }
    if session.export.is_some() || session.choosing.is_some() {
        wake.after(Duration::from_millis(120));
    }
    if session.making.is_some() {
        wake.after(THINKING);
    }
    match session.hear_chooser() {
        None | Some(ChosenFile::Nothing) => {}
        Some(ChosenFile::NoDialog) => {
            let words = session.texts().text("ui-choose-none");
            shell.note(words, None, true, now);
        }
        Some(ChosenFile::Path(what, path)) => {
            let command = match what {
                ChooseFor::ExportFolder => {
                    shell.export.folder = path.display().to_string();
                    None
                }
                ChooseFor::BringIn => Some(Command::BringIn(path)),
                ChooseFor::Copy(save, _) => Some(Command::CopySave(save, path)),
                ChooseFor::SaveInto => Some(Command::SaveInto(path)),
                ChooseFor::Statistics(_) => Some(Command::ExportStatistics(path)),
            };
            sent.write_batch(command.map(CommandSent::from));
        }
    }
    for sentence in session.hear_writer().into_iter().chain(session.tell_kept_beside()) {
        shell.note(sentence, None, true, now);
    }
    put_away_notes(&session, &mut shell, now);
    if shell.pointed.as_ref().is_some_and(|(_, until)| *until <= now) {
        shell.pointed = None;
    }
    let next = shell
        .notes
        .iter()
        .map(|(_, until)| *until)
        .filter(|until| *until > now)
        .chain(shell.pointed.as_ref().map(|(_, until)| *until))
        .min();
    if let Some(next) = next {
        wake.after(next.saturating_sub(now) + Duration::from_millis(10));
    }
}

/// Puts away what has stood long enough and is not being read, and what asked about a table that is
/// another one by now.
fn put_away_notes(session: &Session, shell: &mut Shell, now: Duration) {
    let version = session.table.as_ref().map(|table| table.version);
    let read = shell.reads_notes;
    // What a teacher explains goes with a choice: nobody's press for it comes too late.
    let gone = |(note, until): &(Notice, Duration)| {
        (*until <= now && !read && !note.is_explanation()) || note.is_past(version)
    };
    if shell.notes.iter().any(gone) {
        shell.notes.retain(|note| !gone(note));
    }
}

/// How long the window keeps drawing after it has changed its size, and how many frames at least:
/// the first may still have the old one, and on a busy computer few fit into that time.
const SETTLING: (Duration, u8) = (Duration::from_millis(700), 8);

/// Draws on for a moment when the window appears or changes its size.
pub fn settle(
    time: Res<Time<Real>>,
    mut resized: MessageReader<WindowResized>,
    mut until: Local<Option<(Duration, u8)>>,
    mut wake: ResMut<Wake>,
) {
    let now = time.elapsed();
    if until.is_none() || resized.read().count() > 0 {
        *until = Some((now + SETTLING.0, SETTLING.1));
    }
    if let Some((_, left)) = until.as_mut().filter(|(until, left)| now < *until || *left > 0) {
        *left = left.saturating_sub(1);
        wake.after(Duration::from_millis(60));
    }
}

/// Sets when the window wakes up next.
pub fn sleep(
    mut wake: ResMut<Wake>,
    mut settings: ResMut<WinitSettings>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let wait = wake.0.take().unwrap_or(IDLE);
    if wait.is_zero() {
        redraw.write(RequestRedraw);
    }
    // Rounded, so that the resource does not change with every frame.
    let wait = Duration::from_millis((wait.as_millis() as u64).max(5));
    let mode = UpdateMode::reactive(wait);
    if settings.focused_mode != mode {
        settings.focused_mode = mode;
    }
    let mode = UpdateMode::reactive_low_power(wait);
    if settings.unfocused_mode != mode {
        settings.unfocused_mode = mode;
    }
}
