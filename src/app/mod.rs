//! The window: screens, settings, saves, bots' pauses, the curtain between people. It connects the
//! table with board and overlay; no rule is decided here. What is missing to open a window is said
//! in a sentence before anything starts.

mod access;
pub mod answer_times;
pub mod autoplay;
pub mod board_bridge;
pub mod chooser;
mod chords;
pub mod command_handler;
mod export;
mod export_job;
mod export_report;
pub mod frame_times;
mod icon;
mod idle;
pub mod overlay;
pub mod preflight;
mod puzzle_making;
pub mod renderer;
pub mod rescue;
pub mod routes;
pub mod session;
pub mod sound;
pub mod storage;
pub mod table;
mod teaching;
mod threads;
pub mod ui_dump;
pub mod window;

use crate::{
    ui::{
        command::Command,
        settings::{self, Settings},
        table_text::TableText,
    },
    view::board::{BoardPlugin, BoardSet, DrawnPart, SoftwareRenderingPlugin},
};
use bevy::{
    a11y::{AccessibilityRequested, ActionRequest},
    asset::AssetEventSystems,
    prelude::*,
    time::{TimeSystems, TimeUpdateStrategy},
    window::{
        FileDragAndDrop, PresentMode, WindowMoved, WindowPosition, WindowResizeConstraints,
        WindowResolution,
    },
    winit::{EventLoopProxyWrapper, WinitSettings, WinitUserEvent},
};
use bevy_egui::{EguiPlugin, EguiPostUpdateSet, EguiPreUpdateSet, EguiPrimaryContextPass};
use preflight::{FailedPart, Failure};
use renderer::{Lifeline, Renderer};
pub use session::StartWith;
use session::{ChoiceMade, CommandSent, RulesFault, Session, Shell, Wake};
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    time::{Duration, Instant},
};
use storage::Folders;

/// Opens the window and stays until it is closed.
///
/// # Errors
/// One sentence, in the person's language, if there is no screen, no graphics driver, or if the
/// window ends with an error.
pub fn run(mut start: StartWith) -> Result<(), String> {
    let folders = Folders::of_person();
    let session = Session::open(folders.clone()).0;
    let texts = session.texts();
    let graphics = preflight::ready().map_err(|lacking| texts.text(lacking.key()))?;
    let renderer = Renderer::of_person(session.settings.drawing, graphics.on_processor)
        .map_err(|other| texts.named("ui-no-such-renderer", "name", &other))?;
    if let Some(why) = renderer::resumed() {
        start.note = Some(texts.named("ui-drawing-resumed", "why", &why));
        start.load = renderer::resumed_file(start.load);
    }
    let lifeline = Lifeline::new(Failure::watch());
    let (began, settings) = (Instant::now(), session.settings.clone());
    drop(session);
    let ended = catch_unwind(AssertUnwindSafe(|| {
        let mut app = open(&settings, texts, renderer);
        app.insert_resource(lifeline.clone()).insert_resource(sound::Sounds::of_device());
        app.add_plugins((ShellPlugin { folders, start }, renderer::plugin));
        if renderer == Renderer::Software {
            app.add_plugins(SoftwareRenderingPlugin);
        }
        app.run()
    }));
    let code = match ended {
        Ok(AppExit::Success) => return Ok(()),
        Ok(AppExit::Error(code)) => i64::from(code.get()),
        // Saves were finished as the window fell apart.
        Err(_) => 101,
    };
    Err(match lifeline.failure() {
        Some((FailedPart::Screen, why)) => texts.named("ui-screen-refused", "why", &why),
        Some((FailedPart::Renderer, why)) => {
            renderer::begin_again(renderer, lifeline.table(), &why, began.elapsed());
            texts.named("ui-driver-failed", "why", &why)
        }
        None => texts.count("ui-window-error", "code", code),
    })
}

/// The engine with a window as the person left it.
fn open(settings: &Settings, texts: TableText, renderer: Renderer) -> App {
    let least = settings::WINDOW.0;
    let (width, height) = settings.window;
    let position = settings.place.map_or(WindowPosition::Automatic, |(x, y)| {
        WindowPosition::At(IVec2::new(x.into(), y.into()))
    });
    let mut window = Window {
        title: texts.text("ui-title"),
        name: Some("caravanserai".to_owned()),
        resolution: WindowResolution::new(width.into(), height.into()),
        mode: window::mode(settings.full_screen),
        position,
        resize_constraints: WindowResizeConstraints {
            min_width: least.0.into(),
            min_height: least.1.into(),
            ..default()
        },
        present_mode: PresentMode::AutoVsync,
        ..default()
    };
    if settings.maximized {
        window.set_maximized(true);
    }
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            // Closing is asked for like everything else: see `command_handler::closed`.
            .set(WindowPlugin {
                primary_window: Some(window),
                close_when_requested: false,
                ..default()
            })
            .set(bevy::log::LogPlugin { level: bevy::log::Level::WARN, ..default() })
            .set(renderer.engine_plugin()),
    );
    app.insert_resource(WinitSettings::desktop_app());
    app.add_systems(First, look_at_the_clock.before(TimeSystems));
    app
}

/// What the engine calls now is when the last frame was drawn. This window draws when something
/// happens, so that may be long ago: a press would count as the second half of a double click, or
/// as held for too long.
fn look_at_the_clock(mut strategy: ResMut<TimeUpdateStrategy>) {
    *strategy = TimeUpdateStrategy::ManualInstant(Instant::now());
}

/// Board, overlay and session. Needs a window plugin, so that tests can bring one without a screen.
pub struct ShellPlugin {
    /// Where files lie.
    pub folders: Folders,
    /// With what to begin.
    pub start: StartWith,
}

impl Plugin for ShellPlugin {
    fn build(&self, app: &mut App) {
        let (session, fault) = Session::open(self.folders.clone());
        let mut shell = Shell::new();
        if let Some(seed) = self.start.seed {
            shell.new_game.seed = seed.to_string();
        }
        let stay = Duration::from_secs(10);
        if let Some(why) = fault {
            tracing::warn!("the settings cannot be read: {why}");
            shell.note(session.texts().text("ui-settings-damaged"), None, true, stay);
        }
        if let Some(note) = &self.start.note {
            shell.note(note.clone(), None, true, stay);
        }
        app.insert_resource(session).insert_resource(shell);
        app.init_resource::<Wake>().init_resource::<WinitSettings>();
        app.init_resource::<sound::Sounds>();
        app.add_message::<ChoiceMade>().add_message::<CommandSent>().add_message::<RulesFault>();
        app.init_resource::<AccessibilityRequested>().add_message::<ActionRequest>();
        // One texture at a time: several at once need what not every driver has.
        app.add_plugins((EguiPlugin { bindless_mode_array_size: None }, BoardPlugin, idle::plugin));
        add_session_systems(app);
        add_overlay_systems(app);
        add_window_systems(app);
        self.add_listeners(app);
        if let Some(path) = self.start.load.clone() {
            app.add_systems(Startup, move |mut commands: MessageWriter<CommandSent>| {
                commands.write(Command::Load(path.clone()).into());
            });
        }
    }
}

/// What people and bots ask for, in the middle of a frame: clicks become commands, commands change
/// the session, and the board is shown what came of it.
fn add_session_systems(app: &mut App) {
    app.add_systems(
        Update,
        (
            board_bridge::listen,
            board_bridge::catch,
            autoplay::go_on,
            autoplay::speak,
            autoplay::tidy,
            autoplay::settle,
            command_handler::closed,
            command_handler::dropped,
            command_handler::carry_out,
            command_handler::choose,
            overlay::note,
            board_bridge::show,
            sound::listen,
        )
            .chain()
            .after(BoardSet::Listen)
            .before(BoardSet::Show),
    );
}

/// The overlay: what comes in, what is drawn, and what it asks of the window.
fn add_overlay_systems(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (overlay::let_go_below_dialogs, chords::keep, access::forward, overlay::hear)
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    );
    app.add_systems(EguiPrimaryContextPass, (access::listen, overlay::draw).chain());
    app.add_systems(
        PostUpdate,
        (overlay::wake_for_egui, autoplay::sleep)
            .chain()
            .after(EguiPostUpdateSet::EndPass)
            .after(DrawnPart)
            .before(EguiPostUpdateSet::ProcessOutput),
    );
    // egui's textures are brought up to date before the news of changed pictures goes out; letters
    // that appear for the first time would otherwise be missing until the next frame, which may be
    // a minute away.
    app.configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems));
}

fn add_window_systems(app: &mut App) {
    app.add_message::<FileDragAndDrop>().add_message::<WindowMoved>();
    app.add_systems(Startup, wake_up_when_done);
    app.add_systems(Update, (icon::give, window::bring_into_sight, paint_pictures));
    app.add_systems(Last, window::remember);
}

/// A window that sleeps hears at once when something was thought out.
fn wake_up_when_done(proxy: Option<Res<EventLoopProxyWrapper>>) {
    if let Some(proxy) = proxy.map(|proxy| (**proxy).clone()) {
        threads::when_done(move || {
            // The window may be gone already: then nobody needs to wake up.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        });
    }
}

/// The pictures that lists show come one after the other.
fn paint_pictures(mut session: ResMut<Session>, mut wake: ResMut<Wake>) {
    if session.bypass_change_detection().paint_pictures() {
        wake.after(Duration::from_millis(60));
    }
}

impl ShellPlugin {
    /// Whoever is told what can be clicked, and how long frames take.
    fn add_listeners(&self, app: &mut App) {
        if let Some(path) = self.start.tell.clone() {
            app.insert_resource(ui_dump::UiDump(path));
            app.add_systems(EguiPrimaryContextPass, ui_dump::listen.before(overlay::draw));
            app.add_systems(
                PostUpdate,
                ui_dump::write
                    .after(EguiPostUpdateSet::EndPass)
                    .before(EguiPostUpdateSet::ProcessOutput),
            );
        }
        if let Some(path) = &self.start.times {
            match answer_times::AnswerTimes::into_file(path) {
                Ok(times) => {
                    let came = answer_times::hear.after(EguiPreUpdateSet::ProcessInput);
                    let drawn = answer_times::write.after(EguiPostUpdateSet::EndPass);
                    app.insert_resource(times)
                        .add_systems(PreUpdate, came.before(overlay::let_go_below_dialogs))
                        .add_systems(PostUpdate, drawn);
                }
                Err(error) => warn!("{}: {error}", path.display()),
            }
        }
        let Some(path) = &self.start.frames else { return };
        match frame_times::FrameTimes::into_file(path) {
            Ok(times) => {
                app.insert_resource(times)
                    .add_systems(First, frame_times::begin)
                    .add_systems(Last, frame_times::end);
            }
            Err(error) => warn!("{}: {error}", path.display()),
        }
    }
}
