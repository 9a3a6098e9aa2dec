//! Lays the panels over the board: where each one stands, and which are open. Every panel lies in
//! an egui `Area`, so that no click falls through to the board. It collects commands and changes
//! nothing but what is typed into forms.

use super::{
    access, board_bridge, command_handler, dialog, edges,
    over_board::{self, AskedAloud},
    session::{CommandSent, Counsel, Session, Shell, Wake},
    storage::BranchInfo,
};
use crate::{
    table::{
        action::{Action, Offer},
        catalogue::Look,
        ids::{SeatId, Seats},
    },
    ui::{
        command::{Command, Dialog, Screen, Tab},
        cover,
        curtain::{self, CurtainModel},
        decision, dialogs, game_ui, learn,
        model::{Aside, Flow, Mode, Model},
        new_game, presses,
        replay::{self, ReplayModel},
        ring,
        saves::{self, SaveList},
        seats,
        settings::{Curtain, Settings},
        side_panel,
        start::{self, StartModel},
        statistics,
        study::StudyForm,
        table_text::TableText,
        theme,
        what_if::{self, Line, WhatIf},
        widgets,
    },
    view::{
        art::palette::Livery,
        board::{BoardInput, BoardOutput},
    },
};
use bevy::{math::Rect as Free, prelude::*};
use bevy_egui::{
    EguiContext, EguiContexts, EguiFullOutput, EguiInput,
    egui::{
        self, Align2, Area, Context, CornerRadius, Frame, Id, Key, Margin, Order, Rect, Ui, pos2,
        vec2,
    },
};
use std::{sync::Arc, time::Duration};

/// Draws everything that is open.
pub fn draw(
    mut contexts: EguiContexts,
    (board, input): (Res<BoardOutput>, Res<BoardInput>),
    mut session: ResMut<Session>,
    mut shell: ResMut<Shell>,
    mut sent: MessageWriter<CommandSent>,
    mut fonts: Local<bool>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    if !*fonts {
        theme::install_fonts(&ctx);
        *fonts = true;
        // The fonts are there from the next pass on; before that no word can be set.
        ctx.request_repaint();
        return Ok(());
    }
    let screen = ctx.content_rect();
    let (session, shell) = (&mut *session, &mut *shell);
    dress(&ctx, screen, session, shell);
    presses::held_is_a_click(&ctx);
    let mut commands = Vec::new();
    ring::keep(&ctx, shell.screen == Screen::Table && shell.dialogs.is_empty());
    keys(&ctx, session, shell, &mut commands);
    show_screen(&ctx, screen, session, shell, (&board, &input), &mut commands);
    dialog::show(&ctx, screen, session, shell, &mut commands);
    messages(&ctx, screen, session, shell, &mut commands);
    shell.hovered = widgets::hovered_things(&ctx);
    if !commands.is_empty() {
        ctx.request_repaint();
    }
    let released = ctx.input(|i| i.pointer.any_released());
    if released && commands.iter().any(command_handler::changes_game) {
        presses::note(&ctx);
    }
    let seen = session.table.as_ref().map(|t| t.version);
    for command in commands {
        sent.write(CommandSent { command, seen });
    }
    Ok(())
}

/// Gives the overlay its look where window or settings have changed.
fn dress(ctx: &Context, screen: Rect, session: &Session, shell: &mut Shell) {
    let Settings { text_size, reduced_motion, high_contrast, .. } = session.settings;
    theme::wear(high_contrast);
    let look = (screen.height().round() as u32, text_size, reduced_motion, high_contrast);
    if shell.dressed != Some(look) {
        theme::apply(ctx, screen.height(), text_size, reduced_motion);
        shell.dressed = Some(look);
    }
}

/// The screen that is open, without dialogs.
fn show_screen(
    ctx: &Context,
    screen: Rect,
    session: &mut Session,
    shell: &mut Shell,
    board: (&BoardOutput, &BoardInput),
    commands: &mut Vec<Command>,
) {
    if shell.screen != Screen::Table {
        (shell.free, shell.room) = (Free::default(), (0, 0));
        cover::ground(ctx, screen);
    }
    let texts = session.texts();
    match shell.screen {
        Screen::Start => start_screen(ctx, screen, session, commands),
        Screen::NewGame => {
            page(ctx, screen, "new game page", &session.settings, 1240.0, |ui| {
                let form = &mut shell.new_game;
                commands.extend(new_game::new_game_ui(ui, texts, &session.settings, form, 0));
            });
        }
        Screen::Saves(purpose) => {
            let folder = session.folders.saves.display().to_string();
            page(ctx, screen, "saves page", &session.settings, 980.0, |ui| {
                let (saves, kept) = (&session.saves, &session.kept);
                let (away, pictures) = (&session.away, &session.pictures);
                let list = SaveList { saves, folder: &folder, purpose, kept, away, pictures };
                let form = &mut shell.saves_form;
                commands.extend(saves::saves_ui(ui, texts, &session.settings, list, form));
            });
        }
        Screen::Statistics => {
            page(ctx, screen, "statistics page", &session.settings, 980.0, |ui| {
                let model = session.statistics();
                let form = &mut shell.statistics_form;
                commands.extend(statistics::statistics_ui(ui, texts, model, form));
            });
        }
        Screen::Learn | Screen::Puzzles => {
            page(ctx, screen, "learn page", &session.settings, 980.0, |ui| {
                commands.extend(learn::shelf_ui(ui, texts, shell.screen, &session.progress));
            });
        }
        Screen::Table => table_screen(ctx, screen, session, shell, board, commands),
    }
}

/// Right after a choice, what lies under the pointer hears of no press.
pub fn rest_after_choices(
    mut overlays: Query<(&mut EguiContext, &mut EguiInput)>,
    time: Res<Time<Real>>,
) {
    for (mut overlay, mut input) in &mut overlays {
        let now = input.time.unwrap_or_else(|| time.elapsed_secs_f64());
        presses::swallow(overlay.get_mut(), now, &mut input.events);
    }
}

/// Asks to be woken when egui wants to draw again later: for tooltips and counting numbers.
pub fn wake_for_egui(outputs: Query<&EguiFullOutput>, mut wake: ResMut<Wake>) {
    for output in &outputs {
        let Some(output) = &output.0 else { continue };
        for viewport in output.viewport_output.values() {
            let delay = viewport.repaint_delay;
            // At once counts, too: a page that opens is only measured in its first frame, and a
            // frame without anything in it asks the window for no other.
            if delay < Duration::from_secs(60) {
                wake.after(delay);
            }
        }
    }
}

fn keys(ctx: &Context, session: &Session, shell: &Shell, commands: &mut Vec<Command>) {
    let typing = ctx.text_edit_focused();
    if ctx.input(|i| i.key_pressed(Key::F11)) {
        commands.push(Command::FullScreen);
    }
    // In a search field Escape first leaves the field; a dialog that is a field alone is closed at
    // once, and so is a new name.
    let naming = matches!(shell.screen, Screen::Saves(_))
        && shell.saves_form.is_typing()
        && shell.dialogs.is_empty();
    let field = naming || shell.dialogs.last() == Some(&Dialog::SaveAs);
    if ctx.input(|i| i.key_pressed(Key::Escape))
        && (!typing || field)
        && !egui::Popup::is_any_open(ctx)
    {
        commands.push(Command::Close);
        return;
    }
    // Where a list or a menu is open, letters and digits are typed for it; a list that is only read
    // takes none.
    let listed = egui::Popup::is_any_open(ctx) && !decision::reasons_open(ctx);
    if typing || listed || !shell.dialogs.is_empty() {
        return;
    }
    if ctx.input(|i| i.key_pressed(Key::F1)) && shell.screen != Screen::Table {
        commands.push(Command::Open(Dialog::Help));
    }
    let table =
        session.table.as_ref().filter(|t| shell.screen == Screen::Table && t.curtain().is_none());
    if let Some(table) = table {
        with_model(session, shell, table, |model| {
            commands.extend(replay::keys(ctx, model));
            commands.extend(decision::keys(ctx, model));
        });
    }
}

/// Builds the model of the game on the table and hands it over.
pub(super) fn with_model<T>(
    session: &Session,
    shell: &Shell,
    table: &super::table::Table,
    then: impl FnOnce(&Model) -> T,
) -> T {
    let entries = table.play.entries().len();
    let plotted = shell.dialogs.last() == Some(&Dialog::End)
        || game_ui::of(table.sight.game).plots(shell.tab);
    let history = if plotted { shell.routes.history(table) } else { Arc::default() };
    let model = Model {
        sight: &table.sight,
        game: table.play.game(),
        texts: TableText { localizer: session.localizer(), names: Some(table.play.catalogue()) },
        settings: &session.settings,
        log: &table.log,
        log_mark: table.log_mark,
        since: table.since(),
        history: &history,
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
            learning: table.learning(),
            what_if: what_if_model(session, shell, table),
            replay: replay_model(table),
        },
        undo_barred: shell.routes.undo_barred(table),
        can_redo: !table.play.undone().is_empty(),
        flow: flow(session, shell, table),
        wordings: Default::default(),
    };
    then(&model)
}

/// The record that is watched.
fn replay_model(table: &super::table::Table) -> ReplayModel {
    let Mode::Replay { at, .. } = table.mode else { return ReplayModel::default() };
    ReplayModel { entries: table.entry_infos(), notes: table.notes(), own: table.own_note(at) }
}

/// What is tried beside the game; the lists only where they are shown.
fn what_if_model(session: &Session, shell: &Shell, table: &super::table::Table) -> WhatIf {
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
        ..WhatIf::default()
    };
    if shell.tab != Tab::WhatIf || table.mode != Mode::Play {
        return model;
    }
    let line = |table: &super::table::Table| {
        let game = table.play.game();
        let seats = table.sight.catalogue.all_seats();
        let figures = seats.map(|seat| game.figures(&table.sight, seat)).collect();
        let Some(trial) = &table.trial else { return Line { figures, ..Line::default() } };
        let BranchInfo { number, of, name, turn, asked, .. } = trial.info.clone();
        Line { number, of, name, turn, asked, figures }
    };
    model.lines = session.game().into_iter().chain(session.lines()).map(line).collect();
    model.plan = trial.map(|t| t.plan.clone());
    model
}

/// What makes the turn flow, as the session has it.
fn flow(session: &Session, shell: &Shell, table: &super::table::Table) -> Flow {
    let course = table.sight.chooser().filter(|_| table.asked()).and_then(|s| shell.course(s));
    let counsel = shell.counsel.as_ref().filter(|c| c.version == table.version);
    let seats = |is: &dyn Fn(SeatId) -> bool| {
        table.people().filter(|s| is(*s)).fold(Seats::NONE, Seats::with)
    };
    let sheet = game_ui::of(table.sight.game);
    let armed = shell.armed(table).filter(|action| sheet.plays_for_good(action.verb));
    let useless = |o: &&Offer| sheet.asks_first(&table.sight, o);
    let offer = |action: &Action| table.sight.offers.iter().find(|o| o.action == *action);
    Flow {
        armed: armed.filter(|action| !offer(action).as_ref().is_some_and(useless)),
        course: course.and_then(|to| shell.routes.to(table, to)),
        lingers: table.lingers(),
        bots: table.bot_asked().is_some(),
        counsel: counsel.map(|c| (c.action, why(session, table, c))),
        walk: shell.walk.filter(|(_, version)| *version == table.version).map(|(n, _)| n),
        stand_ins: seats(&|s| table.stands_in(s)),
        people: seats(&|_| true),
        summary: shell.routes.summary(table).to_vec(),
        news: table.news(),
    }
}

/// Why a computer player would do it: in its own words, else in the game's words for what is done,
/// else in the house's.
fn why(session: &Session, table: &super::table::Table, counsel: &Counsel) -> String {
    let localizer = session.localizer();
    let c = table.play.catalogue();
    if let Some(why) = &counsel.why {
        return localizer.say(why, c);
    }
    let texts = TableText { localizer, names: Some(c) };
    let offers = &table.sight.offers;
    if offers.len() == 1 {
        return texts.text("ui-why-only");
    }
    let verb = c.verb(counsel.action.verb).name;
    let key = format!("{}-why-{verb}", table.play.game().prefix());
    if localizer.has(&key) {
        return texts.text(&key);
    }
    texts.count("ui-why-best", "count", offers.len() as i64)
}

fn start_screen(ctx: &Context, screen: Rect, session: &Session, commands: &mut Vec<Command>) {
    let texts = session.texts();
    let newest = saves::newest(&session.saves).cloned();
    let model = StartModel { newest };
    area(ctx, "start", screen, Frame::NONE, |ui| {
        commands.extend(start::start_ui(ui, texts, &model, &session.pictures))
    });
}

/// A panel at a fixed place. It takes the pointer on its whole rectangle.
pub(super) fn area<T>(
    ctx: &Context,
    id: &str,
    rect: Rect,
    frame: Frame,
    add: impl FnOnce(&mut Ui) -> T,
) -> T {
    Area::new(Id::new(id))
        .order(Order::Middle)
        .fixed_pos(rect.min)
        .constrain(false)
        .sense(egui::Sense::hover())
        .show(ctx, |ui| {
            ui.set_max_size(rect.size());
            let margin = frame.total_margin();
            frame
                .show(ui, |ui| {
                    ui.set_min_size(rect.size() - margin.sum());
                    ui.set_max_size(rect.size() - margin.sum());
                    ui.set_clip_rect(rect);
                    add(ui)
                })
                .inner
        })
        .inner
}

/// A page in the middle of the screen, over the sky.
fn page(
    ctx: &Context,
    screen: Rect,
    id: &str,
    settings: &Settings,
    widest: f32,
    add: impl FnOnce(&mut Ui),
) {
    let scale = theme::body_size(screen.height(), settings.text_size) / 16.0;
    let width = (screen.width() - 32.0).min(widest * scale.max(1.0) * 1.1);
    let rect = Rect::from_center_size(screen.center(), vec2(width, screen.height() - 32.0));
    area(ctx, id, rect, theme::dialog_frame(), add);
}

/// The height of the decision bar in heights of body text: a sentence and two rows of choices. It
/// never follows what is asked, so that neither board nor buttons move under the pointer.
const BAR: f32 = 9.4;
/// The same in a tall window: three rows, for many words of few choices.
const TALL_BAR: f32 = 10.8;
/// So many heights of body text make a window tall.
const TALL: f32 = 56.0;
/// The same where text is very large: one row of choices, so that the board is not the smaller for
/// it.
const LOW_BAR: f32 = 5.5;

/// The height of the bar, as somebody made it: the board keeps its room, unless somebody wants it
/// otherwise.
fn bar_height(screen: Rect, em: f32, settings: &Settings) -> f32 {
    let share = f32::from(settings.bar) / 100.0;
    // Very large text leaves room for one row of choices; the rest is scrolled to.
    let rows = match () {
        () if theme::tight(screen.height(), em) => LOW_BAR,
        () if screen.height() >= em * TALL => TALL_BAR,
        () => BAR,
    };
    (em * rows * share).min(screen.height() * (0.42 * share).clamp(0.42, 0.6))
}

/// How the screen of a running game is divided.
pub(super) struct Regions {
    pub(super) top: Rect,
    pub(super) side_panel: Rect,
    pub(super) bar: Rect,
    pub(super) free: Rect,
}

/// Usual width of the side panel in heights of body text: 340 points at the usual size.
const SIDE_PANEL: f32 = 21.25;

fn regions(screen: Rect, em: f32, settings: &Settings) -> Regions {
    // As wide as somebody made it, but by itself never more than a third of the window, and never
    // near half of it.
    let share = f32::from(settings.side_panel) / 100.0;
    let side_panel =
        ((em * SIDE_PANEL).min(screen.width() * 0.345) * share).min(screen.width() * 0.48);
    let top = if theme::tight(screen.height(), em) { em * 2.7 } else { em * 4.1 };
    let split = screen.right() - side_panel;
    let bar = bar_height(screen, em, settings);
    Regions {
        top: Rect::from_min_max(screen.min, pos2(split, screen.top() + top)),
        side_panel: Rect::from_min_max(pos2(split, screen.top()), screen.max),
        bar: Rect::from_min_max(
            pos2(screen.left(), screen.bottom() - bar),
            pos2(split, screen.bottom()),
        ),
        free: Rect::from_min_max(
            pos2(screen.left(), screen.top() + top),
            pos2(split, screen.bottom() - bar),
        ),
    }
}

fn table_screen(
    ctx: &Context,
    screen: Rect,
    session: &mut Session,
    shell: &mut Shell,
    (board, input): (&BoardOutput, &BoardInput),
    commands: &mut Vec<Command>,
) {
    let Some(table) = &session.table else {
        commands.push(Command::Go(Screen::Start));
        return;
    };
    let texts = session.texts();
    if let Some(seat) = table.curtain() {
        let topmost = shell.dialogs.is_empty();
        let aloud = over_board::asked_aloud(table, &session.settings);
        return show_curtain(ctx, screen, session, (table, seat, topmost, aloud), commands);
    }
    let em = theme::body_size(screen.height(), session.settings.text_size);
    let (tries, whole) = (table.trial.is_some(), screen);
    let room = regions(whole, em, &session.settings).free;
    shell.room = (room.width() as u16, room.height() as u16);
    let screen = if tries { screen.shrink(what_if::FRAME) } else { screen };
    let mut regions = regions(screen, em, &session.settings);
    let mut banner = regions.free;
    banner.max.y = banner.min.y + what_if::banner_height(em);
    if tries {
        regions.free.min.y = banner.max.y;
    }
    let mut strip = regions.free;
    strip.max.y = strip.min.y + learn::strip_height(em);
    let taught = table.learns();
    regions.free.min.y = if taught { strip.max.y } else { regions.free.min.y };
    let free = regions.free;
    shell.free = Free::new(free.min.x, free.min.y, free.max.x, free.max.y);
    let mut form = std::mem::take(&mut shell.study_form);
    let tab = shell.tab;
    with_model(session, shell, table, |model| {
        panels(ctx, &regions, model, (tab, &mut form), commands);
        edges::edges(ctx, &regions);
        if tries {
            branch_banner(ctx, (whole, banner), model, commands);
        }
        if taught {
            over_board::strip(ctx, strip, model, commands);
        }
        over_board::tray(ctx, regions.free, model, commands);
        over_board::traces(ctx, free, (model, table, shell), (board, input), commands);
        over_board::choice(ctx, model, shell, commands);
        let edits = board_bridge::edits(Some(table), shell);
        if !over_board::hand(ctx, model, (board, input), (edits, &mut form), commands) {
            over_board::tooltip(ctx, (screen, regions.free, table), model, board, shell);
        }
        access::figures(ctx, model, input, board);
    });
    shell.study_form = form;
    if shell.dialogs.is_empty() {
        edges::drag_edges(ctx, screen, &regions, &mut session.settings, texts, commands);
    }
}

/// The frame and the banner of a branch, which is never taken for the game.
fn branch_banner(
    ctx: &Context,
    (whole, banner): (Rect, Rect),
    model: &Model,
    commands: &mut Vec<Command>,
) {
    what_if::frame_ui(ctx, whole, banner);
    let frame = Frame::new().inner_margin(Margin::symmetric(14, 4));
    area(ctx, "what if", banner, frame, |ui| commands.extend(what_if::banner_ui(ui, model)));
}

/// What hides the table until the next person is there.
fn show_curtain(
    ctx: &Context,
    screen: Rect,
    session: &Session,
    (table, seat, topmost, aloud): (&super::table::Table, SeatId, bool, Option<AskedAloud>),
    commands: &mut Vec<Command>,
) {
    let colour = table.play.setup().seats[seat.ix()].colour;
    let livery = Livery { seat: colour, set: session.settings.seat_set() };
    let names = Some(table.play.catalogue().as_ref());
    let texts = TableText { localizer: session.localizer(), names };
    let why = format!("{}-curtain-why", table.play.game().prefix());
    area(ctx, "curtain", screen, Frame::new().fill(theme::well()), |ui| {
        let once = session.settings.curtain == Curtain::Never;
        let happened = aloud.as_ref().map(|asked| texts.say(&asked.happened));
        let aloud = aloud.as_ref().zip(happened.as_ref()).map(|(asked, happened)| {
            let kind = asked.kind.map(|kind| (&table.sight, kind));
            let (among, others) = (asked.among.as_slice(), asked.others.as_slice());
            curtain::AloudModel { happened: happened.as_str(), kind, among, others }
        });
        let curtain = CurtainModel { seat, livery, why: &why, once, topmost, aloud };
        commands.extend(curtain::curtain_ui(ui, texts, &curtain))
    });
}

/// Seats above, side panel at the right, bar below.
fn panels(
    ctx: &Context,
    regions: &Regions,
    model: &Model,
    (tab, form): (Tab, &mut StudyForm),
    commands: &mut Vec<Command>,
) {
    let frame = theme::panel_frame().inner_margin(Margin::symmetric(12, 4));
    area(ctx, "seats", regions.top, frame, |ui| {
        ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
            commands.extend(seats::seats_ui(ui, model))
        });
    });
    let frame = theme::panel_frame().inner_margin(Margin::symmetric(14, 10));
    area(ctx, "side panel", regions.side_panel, frame, |ui| {
        commands.extend(side_panel::side_panel_ui(ui, model, tab, form));
    });
    let frame = theme::panel_frame().inner_margin(Margin::symmetric(16, 10));
    area(ctx, "bar", regions.bar, frame, |ui| {
        if matches!(model.mode, Mode::Replay { .. }) {
            ui.label(widgets::strong(decision::sentence(model)));
            commands.extend(replay::controls_ui(ui, model));
        } else {
            commands.extend(decision::decision_ui(ui, model));
        }
    });
}

/// What has happened, for a while: at the table in a corner of the board, where it lies on no
/// button of a panel; that of the foot, or that of the head where something is being resolved at
/// the foot.
fn messages(
    ctx: &Context,
    screen: Rect,
    session: &Session,
    shell: &Shell,
    commands: &mut Vec<Command>,
) {
    if shell.notes.is_empty() {
        return;
    }
    let notes: Vec<_> = shell.notes.iter().map(|(n, _)| n.clone()).collect();
    let free = Rect::from_min_max(
        pos2(shell.free.min.x, shell.free.min.y),
        pos2(shell.free.max.x, shell.free.max.y),
    )
    .shrink(12.0);
    let beside = dialog::covers(ctx).map(|dialog| dialog.left() - screen.left() - 32.0);
    let (at, pivot, wide) = if let Some(left) = beside.filter(|left| *left > 200.0) {
        // Beside a dialog, not on its buttons.
        (pos2(screen.left() + 16.0, screen.bottom() - 16.0), Align2::LEFT_BOTTOM, left)
    } else if shell.screen == Screen::Table && free.is_positive() {
        let tray = session.table.as_ref().is_some_and(|t| {
            with_model(session, shell, t, |model| {
                let sheet = game_ui::of(model.sight.game);
                sheet.needs_foot() || sheet.has_tray(model)
            })
        });
        let wide = (free.width() * 0.6)
            .min(theme::body_size(screen.height(), session.settings.text_size) * SIDE_PANEL);
        if tray {
            (free.right_top(), Align2::RIGHT_TOP, wide)
        } else {
            (free.right_bottom(), Align2::RIGHT_BOTTOM, wide)
        }
    } else {
        (
            pos2(screen.left() + 16.0, screen.bottom() - 16.0),
            Align2::LEFT_BOTTOM,
            screen.width() - 32.0,
        )
    };
    let texts = session.texts();
    Area::new(Id::new("messages")).order(Order::Tooltip).fixed_pos(at).pivot(pivot).show(
        ctx,
        |ui| {
            ui.style_mut().visuals.widgets.noninteractive.corner_radius =
                CornerRadius::same(theme::RADIUS);
            // The frame's own margin and edge stand outside the words.
            ui.set_max_width((wide - 42.0).max(160.0));
            commands.extend(dialogs::messages_ui(ui, texts, &notes));
        },
    );
}
