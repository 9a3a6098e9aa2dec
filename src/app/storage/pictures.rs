//! A worker beside the window, for what takes its time: it paints pictures of saved positions, as
//! somebody with no seat sees the table, keeps them beside the saves, and counts finished games.
//! No picture shows what anybody keeps secret; whatever goes wrong here costs a picture and nothing
//! else.

use crate::{
    app::rescue::guarded,
    engine::statistics::take_in,
    games,
    table::{
        example,
        files::{open_regular, write_atomically},
        ids::Viewer,
        play::Play,
        scenario::Stored,
    },
    text::{Language, Localizer},
    ui::thumbnails::PictureKey,
    view::{
        art::palette::SeatSet,
        export::ground,
        figures::Scene,
        picture::compose,
        scene::{SceneContext, build_scene},
    },
};
use image::{ImageFormat, ImageReader, RgbaImage};
use std::{
    collections::BTreeSet,
    fs,
    io::{BufReader, Cursor},
    path::{Path, PathBuf},
    sync::{
        Mutex,
        mpsc::{Receiver, Sender, channel},
    },
    thread,
};

/// How wide the pictures are, in pixels.
const WIDE: u32 = 400;
/// How wide those of worked examples are: their words can be read.
const WIDE_EXAMPLE: u32 = 960;
/// Longest file of a picture that is read.
const LONGEST: u64 = 4 << 20;

/// What the worker is asked for.
enum PaintJob {
    /// Paint the position of this save.
    Paint(PictureKey),
    /// Paint the position of a worked example.
    Example(PictureKey),
    /// Forget the pictures of all saves but these.
    Keep(BTreeSet<u64>),
    /// Write down in this file the finished games of this folder of saves.
    Count(PathBuf, PathBuf),
    /// Say when everything before is done.
    Flush(Sender<()>),
}

/// What the worker has done.
pub enum Painted {
    /// The picture of a save; nothing where its position cannot be reached.
    Picture(PictureKey, Option<RgbaImage>),
    /// The picture of a worked example.
    Position(PictureKey, Option<RgbaImage>),
    /// The finished games among the saves are written down.
    Counted,
}

/// Paints pictures in the background.
pub struct BackgroundPainter {
    jobs: Sender<PaintJob>,
    done: Mutex<Receiver<Painted>>,
}

impl BackgroundPainter {
    /// Starts a painter that keeps its pictures in this folder. It ends with its owner.
    pub fn new(folder: PathBuf) -> BackgroundPainter {
        let (jobs, waiting) = channel::<PaintJob>();
        let (tell, done) = channel();
        thread::spawn(move || {
            while let Ok(job) = waiting.recv() {
                match job {
                    PaintJob::Paint(key) => {
                        let picture = guarded(|| picture(&folder, &key)).ok().flatten();
                        // Whoever listened has gone: the program ends.
                        if tell.send(Painted::Picture(key, picture)).is_err() {
                            return;
                        }
                    }
                    PaintJob::Example(key) => {
                        let picture = guarded(|| example_picture(&key)).ok().flatten();
                        if tell.send(Painted::Position(key, picture)).is_err() {
                            return;
                        }
                    }
                    PaintJob::Count(file, saves) => {
                        match guarded(|| take_in(&file, &saves)) {
                            Ok(Ok(_)) => {}
                            Ok(Err(fault)) => tracing::warn!("{fault}"),
                            Err(why) => tracing::warn!("{why}"),
                        }
                        // As above.
                        let _ = tell.send(Painted::Counted);
                    }
                    PaintJob::Keep(stamps) => tidy(&folder, &stamps),
                    PaintJob::Flush(tell) => {
                        // As above.
                        let _ = tell.send(());
                    }
                }
            }
        });
        BackgroundPainter { jobs, done: Mutex::new(done) }
    }

    /// Asks for the picture of a save.
    pub fn paint(&self, key: PictureKey) {
        // It fails only where the worker has gone, and with it every picture.
        let _ = self.jobs.send(PaintJob::Paint(key));
    }

    /// Asks for the picture of a worked example: see [`crate::ui::help::picture_key`].
    pub fn paint_example(&self, key: PictureKey) {
        // As above.
        let _ = self.jobs.send(PaintJob::Example(key));
    }

    /// Forgets the pictures of all saves but those with these fingerprints.
    pub fn keep(&self, stamps: BTreeSet<u64>) {
        // As above.
        let _ = self.jobs.send(PaintJob::Keep(stamps));
    }

    /// Has the finished games of a folder of saves written down that are not yet.
    pub fn count(&self, file: PathBuf, saves: PathBuf) {
        // As above.
        let _ = self.jobs.send(PaintJob::Count(file, saves));
    }

    /// Waits until everything that was asked for is done, well or badly.
    pub fn flush(&self) {
        let (tell, done) = channel();
        // As above: then there is nothing to wait for.
        let _ = self.jobs.send(PaintJob::Flush(tell));
        let _ = done.recv();
    }

    /// What was painted since somebody last asked.
    pub fn painted(&mut self) -> Vec<Painted> {
        self.done.get_mut().map_or_else(|_| Vec::new(), |done| done.try_iter().collect())
    }
}

fn file_of(folder: &Path, stamp: u64) -> PathBuf {
    folder.join(format!("{stamp:016x}.png"))
}

/// The picture of a save: the one that is kept, else a new one, which is kept from now on.
fn picture(folder: &Path, (save, stamp): &PictureKey) -> Option<RgbaImage> {
    let file = file_of(folder, *stamp);
    if let Some(known) = kept(&file) {
        return Some(known);
    }
    let image = position(save)?;
    let mut png = Cursor::new(Vec::new());
    let kept = image.write_to(&mut png, ImageFormat::Png).is_ok()
        && fs::create_dir_all(folder).is_ok()
        && write_atomically(&file, png.get_ref()).is_ok();
    if !kept {
        tracing::debug!("{}: the picture cannot be kept", file.display());
    }
    Some(image)
}

/// A picture as it is kept; nothing where it is none of ours.
fn kept(file: &Path) -> Option<RgbaImage> {
    let (file, _) = open_regular(file).ok().filter(|(_, length)| *length <= LONGEST)?;
    let mut reader = ImageReader::with_format(BufReader::new(file), ImageFormat::Png);
    let mut limits = image::Limits::default();
    (limits.max_image_width, limits.max_image_height) = (Some(WIDE), Some(WIDE * 4));
    reader.limits(limits);
    Some(reader.decode().ok()?.into_rgba8())
}

/// Paints the last position of a save as somebody sees it who has no seat.
fn position(save: &Path) -> Option<RgbaImage> {
    let stored = Stored::open(save).ok()?;
    let game = games::by_id(&stored.setup().game).ok()?;
    let (mut play, _) = stored.begin(game).ok()?;
    Some(picture_of(&mut play))
}

/// Paints a position as somebody sees it who has no seat.
pub fn picture_of(play: &mut Play) -> RgbaImage {
    let sight = play.sight(Viewer::Public);
    let localizer = Localizer::new(Language::En);
    let with = SceneContext { localizer, palette: SeatSet::default(), room: None };
    let scene = wordless(build_scene(&sight, with));
    let ground = ground(&scene, play.setup().seed);
    compose(&scene, ground, WIDE)
}

/// Paints the position of a worked example as study mode shows it, with its words.
fn example_picture((path, _): &PictureKey) -> Option<RgbaImage> {
    let mut parts = path.iter().filter_map(|part| part.to_str());
    let game = games::by_id(parts.next()?).ok()?;
    let (edition, number) = (parts.next()?, parts.next()?);
    let language = Language::from_code(parts.next()?)?;
    let mut play = example::find(game, number)?.begin(game, edition).ok()?;
    let sight = play.sight(Viewer::Everybody);
    let localizer = Localizer::new(language);
    let with = SceneContext { localizer, palette: SeatSet::default(), room: None };
    let scene = build_scene(&sight, with);
    let ground = ground(&scene, play.setup().seed);
    Some(compose(&scene, ground, WIDE_EXAMPLE))
}

/// Nobody can read words as small as this, and without them the picture is the same in every
/// language.
fn wordless(mut scene: Scene) -> Scene {
    for figure in &mut scene.figures {
        figure.label = None;
    }
    scene.figures.retain(|figure| figure.picture.is_some());
    scene
}

/// Removes the pictures that belong to no save.
fn tidy(folder: &Path, stamps: &BTreeSet<u64>) {
    let wanted: BTreeSet<PathBuf> = stamps.iter().map(|&stamp| file_of(folder, stamp)).collect();
    let Ok(files) = fs::read_dir(folder) else { return };
    let ours = |path: &PathBuf| path.extension().is_some_and(|e| e == "png");
    for path in files.filter_map(Result::ok).map(|file| file.path()).filter(ours) {
        if !wanted.contains(&path) {
            // What cannot be removed is in nobody's way.
            let _ = fs::remove_file(path);
        }
    }
}
