//! How the window is drawn: by the graphics card in the engine's own way, or by the processor with
//! [`SoftwareRenderingPlugin`]. And what happens when drawing fails: a single fault costs a frame;
//! more of them, or a lost device, begin the program again with the same game.
//!
//! [`SoftwareRenderingPlugin`]: crate::view::board::SoftwareRenderingPlugin

use super::{
    preflight::{FailedPart, Failure},
    session::Session,
};
use crate::{
    ui::{model::Mode, settings::DrawnBy},
    view::board,
};
use bevy::{
    prelude::*,
    render::{
        RenderPlugin,
        error_handler::{ErrorType, RenderError, RenderErrorHandler, RenderErrorPolicy},
        settings::{MemoryHints, RenderCreation, WgpuSettings},
    },
    window::RequestRedraw,
};
use std::{
    env, io,
    path::PathBuf,
    process::Command,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

/// The environment variable that forces a way of drawing: `plain` or `software`.
pub const FORCE: &str = "CARAVANSERAI_RENDERER";
/// What a program that begins again hands over: the game, why, and how often it has begun again.
const RESUME: &str = "CARAVANSERAI_RESUME";
const AFTER: &str = "CARAVANSERAI_RESTARTED_AFTER";
const COUNT: &str = "CARAVANSERAI_RESTARTS";

/// So many faults within so long a time are one too many.
const TOLERATED: (usize, Duration) = (3, Duration::from_secs(10));
/// How often the program begins again in a row, and how long it must have run to count anew.
const RESTARTS: (u32, Duration) = (2, Duration::from_secs(60));

/// A way of drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Renderer {
    /// The engine's own: for graphics cards.
    Plain,
    /// Only what has changed: for the processor.
    Software,
}

impl Renderer {
    /// What the engine needs to know. Where the processor draws, the card's memory is the
    /// program's own: it is taken in small blocks, so that it is given back.
    pub fn engine_plugin(self) -> RenderPlugin {
        let memory_hints = match self {
            Renderer::Plain => MemoryHints::default(),
            Renderer::Software => MemoryHints::MemoryUsage,
        };
        let settings = WgpuSettings { memory_hints, ..default() };
        RenderPlugin {
            render_creation: RenderCreation::Automatic(Box::new(settings)),
            // A frame that waits for a pipeline would not be drawn again while nobody moves.
            synchronous_pipeline_compilation: true,
            ..default()
        }
    }

    fn choose(forced: Option<&str>, set: DrawnBy, on_processor: bool) -> Result<Renderer, String> {
        match (forced, set) {
            (Some("plain"), _) => Ok(Renderer::Plain),
            (Some("software"), _) => Ok(Renderer::Software),
            (Some(other), _) if !other.is_empty() => Err(other.to_owned()),
            (_, DrawnBy::GraphicsCard) => Ok(Renderer::Plain),
            (_, DrawnBy::Processor) => Ok(Renderer::Software),
            (_, DrawnBy::Automatic) if on_processor => Ok(Renderer::Software),
            (_, DrawnBy::Automatic) => Ok(Renderer::Plain),
        }
    }

    /// The way that [`FORCE`] forces, or that is set, or fits the computer.
    ///
    /// # Errors
    /// What is forced, if there is no such way.
    pub fn of_person(set: DrawnBy, on_processor: bool) -> Result<Renderer, String> {
        Renderer::choose(env::var(FORCE).ok().as_deref(), set, on_processor)
    }
}

/// What lies on the table, for a program that begins again.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum OnTable {
    /// Nothing.
    #[default]
    Nothing,
    /// A position that is in no file: it comes from the one that was asked for, if there is one.
    Unsaved,
    /// A game that is saved to this file by itself.
    Game(PathBuf),
}

/// What is known outside of the window about it: which game is open and what drawing failed at.
#[derive(Resource, Clone, Default)]
pub struct Lifeline {
    table: Arc<Mutex<OnTable>>,
    failure: Failure,
}

impl Lifeline {
    /// One that shares what went wrong with `failure`.
    pub fn new(failure: Failure) -> Self {
        Self { table: Arc::default(), failure }
    }
    /// What failed first, if anything did.
    pub fn failure(&self) -> Option<(FailedPart, String)> {
        self.failure.told()
    }
    /// What lay on the table last.
    pub fn table(&self) -> OnTable {
        self.table.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Faults of the renderer that were let pass lately.
#[derive(Resource, Default)]
struct RecentFaults(Vec<Instant>);

/// Remembers which game is open and answers faults of the renderer.
pub fn plugin(app: &mut App) {
    app.init_resource::<RecentFaults>()
        .insert_resource(RenderErrorHandler(answer_fault))
        .add_systems(Last, note_table.run_if(resource_changed::<Session>));
    #[cfg(debug_assertions)]
    app.add_systems(Last, fail_for_tests);
}

fn note_table(session: Res<Session>, lifeline: Res<Lifeline>) {
    let now = match &session.table {
        None => OnTable::Nothing,
        // What is only tried stands beside the game of this file.
        Some(table) if table.mode == Mode::Play => OnTable::Game(table.file.clone()),
        Some(_) => OnTable::Unsaved,
    };
    *lifeline.table.lock().unwrap_or_else(PoisonError::into_inner) = now;
}

/// A frame that could not be drawn is left out; when that does not help, the window ends, and
/// [`begin_again`] makes it anew.
fn answer_fault(error: &RenderError, main: &mut World, _: &mut World) -> RenderErrorPolicy {
    let now = Instant::now();
    let mut faults = main.get_resource_or_init::<RecentFaults>();
    faults.0.retain(|then| now.duration_since(*then) < TOLERATED.1);
    faults.0.push(now);
    if tolerable(error.ty, faults.0.len()) {
        board::draw_all_again(main);
        main.write_message(RequestRedraw);
        return RenderErrorPolicy::Ignore;
    }
    if let Some(lifeline) = main.get_resource::<Lifeline>() {
        lifeline
            .failure
            .note(FailedPart::Renderer, &format!("{:?}: {}", error.ty, error.description));
    }
    main.write_message(AppExit::error());
    RenderErrorPolicy::StopRendering
}

/// Whether a fault, of so many lately, costs no more than a frame.
fn tolerable(fault: ErrorType, lately: usize) -> bool {
    matches!(fault, ErrorType::Validation) && lately <= TOLERATED.0
}

/// Begins the program again with the game that was open, after the renderer failed. Comes back only
/// where that cannot be done, or did not help before.
pub fn begin_again(renderer: Renderer, table: OnTable, why: &str, ran: Duration) {
    let before: u32 = env::var(COUNT).ok().and_then(|n| n.parse().ok()).unwrap_or(0);
    let count = if ran >= RESTARTS.1 { 1 } else { before + 1 };
    if count > RESTARTS.0 {
        return;
    }
    let Ok(program) = env::current_exe() else { return };
    let mut again = Command::new(program);
    again.args(env::args_os().skip(1)).env(COUNT, count.to_string()).env(AFTER, why);
    match table {
        OnTable::Nothing => again.env(RESUME, ""),
        OnTable::Unsaved => again.env_remove(RESUME),
        OnTable::Game(file) => again.env(RESUME, file),
    };
    // What failed with less between us and the driver may still do without it.
    if renderer == Renderer::Software {
        again.env(FORCE, "plain");
    }
    eprintln!("caravanserai: drawing failed ({why}); the window is made again");
    let error = replace_program(again);
    eprintln!("caravanserai: {error}");
}

/// Ends this program and begins that one in its place; comes back only with an error.
#[cfg(unix)]
fn replace_program(mut again: Command) -> io::Error {
    use std::os::unix::process::CommandExt;
    again.exec()
}

/// Begins that program, and ends with it; comes back only with an error.
#[cfg(not(unix))]
fn replace_program(mut again: Command) -> io::Error {
    match again.status() {
        Ok(status) => std::process::exit(status.code().unwrap_or(1)),
        Err(error) => error,
    }
}

/// Why the program has begun again, if it has.
pub fn resumed() -> Option<String> {
    env::var(AFTER).ok()
}

/// The file with which the program begins again where this one was `asked` for at first.
pub fn resumed_file(asked: Option<PathBuf>) -> Option<PathBuf> {
    match env::var_os(RESUME) {
        None => asked,
        Some(none) if none.is_empty() => None,
        Some(file) => Some(PathBuf::from(file)),
    }
}

/// Lets the renderer fail so many seconds after the start: nothing else can in a test of the
/// window.
#[cfg(debug_assertions)]
fn fail_for_tests(time: Res<Time<Real>>, mut failed: Local<bool>, mut commands: Commands) {
    let due = || env::var("CARAVANSERAI_TEST_DRAWING_FAILS").ok()?.parse::<f32>().ok();
    let first = env::var_os(AFTER).is_none();
    if first && !*failed && due().is_some_and(|seconds| time.elapsed_secs() > seconds) {
        *failed = true;
        commands.queue(|world: &mut World| {
            let lost = ErrorType::DeviceLost;
            let error = RenderError { ty: lost, description: "a test".to_owned(), source: None };
            answer_fault(&error, world, &mut World::new());
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_forced_comes_before_what_is_set_and_that_before_what_fits() {
        let choose = Renderer::choose;
        assert_eq!(choose(None, DrawnBy::Automatic, false), Ok(Renderer::Plain));
        assert_eq!(choose(None, DrawnBy::Automatic, true), Ok(Renderer::Software));
        assert_eq!(choose(None, DrawnBy::GraphicsCard, true), Ok(Renderer::Plain));
        assert_eq!(choose(Some(""), DrawnBy::Processor, false), Ok(Renderer::Software));
        assert_eq!(choose(Some("plain"), DrawnBy::Processor, true), Ok(Renderer::Plain));
        assert_eq!(choose(Some("software"), DrawnBy::Automatic, false), Ok(Renderer::Software));
        assert_eq!(choose(Some("gold"), DrawnBy::Automatic, false), Err("gold".to_owned()));
    }

    #[test]
    fn a_fault_now_and_then_costs_a_frame_and_a_lost_device_the_window() {
        let mut main = World::new();
        let failure = Failure::default();
        main.insert_resource(Lifeline::new(failure.clone()));
        main.init_resource::<Messages<AppExit>>();
        main.init_resource::<Messages<RequestRedraw>>();
        let fault = |ty, main: &mut World| {
            let error = RenderError { ty, description: "too large".into(), source: None };
            answer_fault(&error, main, &mut World::new())
        };
        for _ in 0..TOLERATED.0 {
            let answer = fault(ErrorType::Validation, &mut main);
            assert!(matches!(answer, RenderErrorPolicy::Ignore));
        }
        assert!(main.resource::<Messages<AppExit>>().is_empty());
        let answer = fault(ErrorType::Validation, &mut main);
        assert!(matches!(answer, RenderErrorPolicy::StopRendering), "it does not help");
        assert_eq!(main.resource::<Messages<AppExit>>().len(), 1);
        assert!(failure.told().is_some_and(|(_, why)| why.contains("too large")));
        main.resource_mut::<RecentFaults>().0.clear();
        let answer = fault(ErrorType::DeviceLost, &mut main);
        assert!(matches!(answer, RenderErrorPolicy::StopRendering));
    }
}
