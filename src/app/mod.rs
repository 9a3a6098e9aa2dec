//! The window: screens, settings, saves, bots' pauses, the curtain between people. It connects the
//! table with board and overlay; no rule is decided here. What is missing to open a window is said
//! in a sentence before anything starts.

mod access;
pub mod autoplay;
pub mod board_bridge;
pub mod command_handler;
mod dialog;
pub mod frames;
mod icon;
mod memory;
pub mod overlay;
pub mod preflight;
pub mod session;
pub mod storage;
pub mod table;
pub mod ui_dump;
pub mod window;

use crate::{
    ui::{command::Command, settings},
    view::board::{BoardPlugin, BoardSet},
};
use bevy::{
    a11y::{AccessibilityRequested, ActionRequest},
    asset::AssetEventSystems,
    ecs::schedule::{Schedules, SingleThreadedExecutor},
    prelude::*,
    render::{
        RenderApp, RenderPlugin,
        settings::{MemoryHints, RenderCreation, WgpuSettings},
    },
    window::{PresentMode, WindowResizeConstraints, WindowResolution},
    winit::WinitSettings,
};
use bevy_egui::{EguiPlugin, EguiPostUpdateSet, EguiPreUpdateSet, EguiPrimaryContextPass};
pub use session::StartWith;
use session::{Chosen, CommandSent, Session, Shell, Wake};
use storage::Folders;

/// Opens the window and stays until it is closed.
///
/// # Errors
/// One sentence, in the person's language, if there is no screen, no graphics driver, or if the
/// window ends with an error.
pub fn run(start: StartWith) -> Result<(), String> {
    memory::give_large_back();
    let folders = Folders::of_person();
    let session = Session::open(folders.clone()).0;
    let texts = session.texts();
    preflight::ready().map_err(|lacking| texts.text(lacking.key()))?;
    let failure = preflight::Failure::watch();
    let mut app = App::new();
    let least = settings::WINDOW.0;
    let title = texts.text("ui-title");
    let window = Window {
        title,
        name: Some("caravanserai".to_owned()),
        resolution: WindowResolution::new(
            u32::from(session.settings.window.0),
            u32::from(session.settings.window.1),
        ),
        mode: window::mode(session.settings.full_screen),
        resize_constraints: WindowResizeConstraints {
            min_width: least.0.into(),
            min_height: least.1.into(),
            ..default()
        },
        present_mode: PresentMode::AutoVsync,
        ..default()
    };
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin { primary_window: Some(window), ..default() })
            .set(bevy::log::LogPlugin { level: bevy::log::Level::WARN, ..default() })
            .set(RenderPlugin {
                render_creation: RenderCreation::Automatic(Box::new(renderer())),
                ..default()
            }),
    );
    app.insert_resource(WinitSettings::desktop_app());
    app.add_plugins(ShellPlugin { folders, start });
    match app.run() {
        AppExit::Success => Ok(()),
        AppExit::Error(code) => Err(match failure.told() {
            Some(why) => texts.named("ui-driver-failed", "why", &why),
            None => texts.count("ui-window-error", "code", i64::from(code.get())),
        }),
    }
}

/// How the renderer is made. Memory of the graphics card is taken in small blocks, so that what a
/// near view needed is given back afterwards: large blocks are kept as long as anything lies in
/// them, and without a card they are the program's own memory.
fn renderer() -> WgpuSettings {
    const MB: u64 = 1 << 20;
    let memory_hints =
        MemoryHints::Manual { suballocated_device_memory_block_size: 4 * MB..4 * MB };
    WgpuSettings { memory_hints, ..default() }
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
        let mut shell = Shell::new(session.texts());
        if let Some(seed) = self.start.seed {
            shell.new_game.seed = seed.to_string();
        }
        if let Some(why) = fault {
            tracing::warn!("the settings cannot be read: {why}");
            let text = session.texts().text("ui-settings-damaged");
            shell.note(text, None, true, std::time::Duration::from_secs(10));
        }
        app.insert_resource(session)
            .insert_resource(shell)
            .init_resource::<Wake>()
            .init_resource::<WinitSettings>();
        app.add_message::<Chosen>().add_message::<CommandSent>();
        // The board brings its own shader for the overlay: one texture at a time.
        app.add_plugins((EguiPlugin { bindless_mode_array_size: None }, BoardPlugin));
        app.add_systems(
            Update,
            (
                board_bridge::listen,
                board_bridge::catch,
                autoplay::go_on,
                autoplay::tidy,
                autoplay::settle,
                command_handler::carry_out,
                command_handler::choose,
                board_bridge::show,
            )
                .chain()
                .after(BoardSet::Listen)
                .before(BoardSet::Show),
        );
        app.add_systems(
            PreUpdate,
            dialog::let_go_below_dialogs
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        );
        app.init_resource::<AccessibilityRequested>().add_message::<ActionRequest>();
        app.add_systems(
            PreUpdate,
            access::forward
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        );
        app.add_systems(EguiPrimaryContextPass, (access::listen, overlay::draw).chain());
        app.add_systems(Update, icon::give);
        app.add_systems(Last, window::remember);
        app.add_systems(
            PostUpdate,
            (overlay::wake_for_egui, autoplay::sleep)
                .chain()
                .after(EguiPostUpdateSet::EndPass)
                .before(EguiPostUpdateSet::ProcessOutput),
        );
        // egui's textures are brought up to date before the news of changed pictures goes out;
        // letters that appear for the first time would otherwise be missing until the next
        // frame, which may be a minute away.
        app.configure_sets(
            PostUpdate,
            EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems),
        );
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
        if let Some(path) = &self.start.frames {
            match frames::Frames::into_file(path) {
                Ok(frames) => {
                    app.insert_resource(frames)
                        .add_systems(First, frames::begin)
                        .add_systems(Last, frames::end);
                }
                Err(error) => warn!("{}: {error}", path.display()),
            }
        }
        if let Some(path) = self.start.load.clone() {
            app.add_systems(Startup, move |mut wished: MessageWriter<CommandSent>| {
                wished.write(CommandSent(Command::Load(path.clone())));
            });
        }
    }

    fn finish(&self, app: &mut App) {
        one_by_one(app.world_mut());
        // Only there the engine needs the main thread while it draws, which a thread that runs
        // everything itself cannot ask.
        if !cfg!(target_os = "macos")
            && let Some(render) = app.get_sub_app_mut(RenderApp)
        {
            one_by_one(render.world_mut());
        }
    }
}

/// Runs systems one after the other: there are hundreds that do next to nothing, and handing each
/// to another thread costs more than it does. Table and picture still have a thread each.
fn one_by_one(world: &mut World) {
    for (_, schedule) in world.resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}
