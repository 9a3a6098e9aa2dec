//! `export`: a saved game as a picture, a film of a turn, a text, a record or a report. Without
//! being asked for more it shows what everybody at the table may see, and nothing that people still
//! keep from each other.

use super::commands::{Done, game_of, localizer, opened, sentence};
use crate::{
    bots,
    engine::{
        legend::{LegendLine, legend_page},
        report::GameReport,
    },
    table::{
        action::Narration,
        catalogue::{Chooser, SeatInfo},
        files::write_atomically,
        game::Game,
        ids::{Seats, Viewer},
        play::Play,
        record::{Save, redealt},
        scenario::Stored,
        turns,
    },
    text::{Localizer, story::Story},
    view::{
        art::{
            palette::{Livery, SeatSet},
            try_paint,
        },
        caption::Caption,
        export,
        legend::{Sign, signs},
        picture::WIDTHS,
        scene::{SceneContext, build_scene},
    },
};
use clap::{Args, ValueEnum};
use image::ImageFormat;
use indicatif::{ProgressBar, ProgressStyle};
use std::{
    io::Cursor,
    path::{Path, PathBuf},
};

/// Side of the picture of a sign, in pixels.
const SIGN: u32 = 128;

/// As what a game is written.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum ExportAs {
    /// One position as a PNG.
    Picture,
    /// A turn as an animated PNG.
    Film,
    /// What happened, to be read.
    Text,
    /// The record itself: everything that was done, as a save that opens again.
    Record,
    /// A game that is over, looked back at: one page with chances, luck and turning points.
    Report,
    /// What the signs of a game mean: one page to be printed. It takes --game, and no saved game.
    Legend,
}

/// What is exported.
#[derive(Args)]
pub(super) struct Export {
    /// As what.
    what: ExportAs,
    /// The saved game.
    file: Option<PathBuf>,
    /// The game of a legend; without it the first one of the house.
    #[arg(long)]
    game: Option<String>,
    /// The file to write.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// The position after so many entries, or the turn that runs there; without it the last.
    #[arg(long, value_name = "NUMBER")]
    entry: Option<usize>,
    /// Show what is hidden, too: where the game is over, or only one person plays it.
    #[arg(long)]
    secrets: bool,
    /// Width of pictures in pixels.
    #[arg(long, default_value_t = 1600)]
    width: u32,
    /// For a report: how often each choice that may have cost much is played on otherwise; 0 tells
    /// no costly choices.
    #[arg(long, default_value_t = 60)]
    playouts: u32,
    /// Language of what is written.
    #[arg(long, default_value = "en")]
    lang: String,
}

/// Writes what is wanted.
pub(super) fn export(wanted: &Export) -> Done {
    let v = localizer(&wanted.lang)?;
    if !WIDTHS.contains(&wanted.width) {
        let (least, most) = (WIDTHS.start(), WIDTHS.end());
        return Err(format!("a picture is {least} to {most} pixels wide, not {}", wanted.width));
    }
    let context = SceneContext { localizer: v, palette: SeatSet::default(), room: None };
    if wanted.what == ExportAs::Legend {
        // Where a saved game would stand, a game may be named as well.
        let named = wanted.file.as_deref().and_then(Path::to_str);
        let page = legend(game_of(wanted.game.as_deref().or(named))?, v)?;
        return write_atomically(&wanted.out, page.as_bytes()).map_err(sentence);
    }
    let file = wanted.file.as_deref().ok_or("say which saved game is to be exported")?;
    let mut play = opened(file)?;
    let eyes = eyes(&play, file, wanted.secrets)?;
    let whole = play.entries().len();
    let at = wanted.entry.unwrap_or(whole);
    if at > whole {
        return Err(format!("the game has {whole} entries, so there is no entry {at}"));
    }
    let seed = play.setup().seed;
    let bytes = match wanted.what {
        ExportAs::Picture => {
            play.seek(at);
            let scene = build_scene(&play.sight(eyes(at)), context);
            let fortunes = play.fortunes();
            let caption = Caption::of(play.setup(), &fortunes, context);
            export::still_told((&scene, Some(&caption)), seed, wanted.width, |_, _| true)
                .map_err(sentence)?
        }
        ExportAs::Film => {
            let turn = turns::turn_at(&mut play, at);
            let from = *turn.start();
            let sights = turns::sights(&mut play, turn, eyes);
            let scenes: Vec<_> = sights.iter().map(|s| build_scene(s, context)).collect();
            let bar = bar();
            let told = |done: usize, of: usize| {
                bar.set_length(of as u64);
                bar.set_position(done as u64);
                true
            };
            let captions: Vec<Caption> = turns::fortunes(&mut play, from, scenes.len())
                .iter()
                .map(|fortunes| Caption::of(play.setup(), fortunes, context))
                .collect();
            let bytes = export::film_with((&scenes, &captions), seed, wanted.width, told);
            let bytes = bytes.map_err(sentence)?;
            bar.finish_and_clear();
            bytes
        }
        ExportAs::Text => text(&mut play, file, v, eyes)?.into_bytes(),
        ExportAs::Report => report(&mut play, (file, wanted), context, eyes)?.into_bytes(),
        ExportAs::Record => Save::open(file).map_err(sentence)?.text().into_bytes(),
        ExportAs::Legend => return Ok(()),
    };
    write_atomically(&wanted.out, &bytes).map_err(sentence)
}

/// The page that says what the signs of a game mean.
fn legend(game: &dyn Game, v: Localizer) -> Result<String, String> {
    let signs = signs(game);
    if signs.is_empty() {
        return Err(format!("the game \"{}\" has no legend", game.id()));
    }
    let line = |sign: &Sign| {
        let mut picture = Cursor::new(Vec::new());
        let painted = try_paint(&sign.picture, SIGN).map_err(sentence)?;
        painted.write_to(&mut picture, ImageFormat::Png).map_err(sentence)?;
        Ok(LegendLine {
            name: v.word(&sign.key),
            meaning: v.word(&format!("{}.is", sign.key)),
            picture: picture.into_inner(),
        })
    };
    let lines = signs.iter().map(line).collect::<Result<Vec<_>, String>>()?;
    let title = v.pair(&v.word(&format!("{}-title", game.prefix())), &v.word("help-signs"));
    let about = v.word("help-signs-about");
    Ok(legend_page(v.language().code(), (&title, &about), &lines))
}

/// Whether what is hidden may be shown, if it is asked for, as in the window.
fn may_open(play: &Play) -> Result<(), &'static str> {
    let setup = play.setup();
    let people = setup.seats.iter().filter(|s| s.by == Chooser::Person).count();
    // A branch holds what the one knows who made it, of a game that may still be played.
    if redealt(play.entries()).iter().any(|(_, viewer)| *viewer != Viewer::Public) {
        Err("this branch was dealt for one of those who play, and only that person may open it")
    } else if play.is_over() || setup.study || people <= 1 {
        Ok(())
    } else {
        Err("several people still play this game, so what is hidden stays hidden until it is over")
    }
}

/// For whom each position is drawn and told.
fn eyes(
    play: &Play,
    file: &Path,
    secrets: bool,
) -> Result<impl Fn(usize) -> Viewer + use<>, String> {
    if secrets {
        may_open(play).map_err(|why| format!("{}: {why}; leave --secrets out", file.display()))?;
    }
    let dealt = redealt(play.entries());
    // What lay there before it was dealt anew is another game's.
    let open = move |entry| secrets && dealt.iter().all(|(at, _)| entry >= *at);
    Ok(move |entry| if open(entry) { Viewer::Everybody } else { Viewer::Public })
}

/// The page about a game that is over, with pictures of where it turned.
fn report(
    play: &mut Play,
    (file, wanted): (&Path, &Export),
    context: SceneContext,
    eyes: impl Fn(usize) -> Viewer,
) -> Result<String, String> {
    let bar = bar();
    let told = |done: usize, of: usize| {
        bar.set_length(of as u64);
        bar.set_position(done as u64);
        true
    };
    let found = bots::analyse_told(play, wanted.playouts, told)
        .ok_or_else(|| format!("{}: {}", file.display(), super::analyse::NOTHING_TO_ANALYSE))?;
    let (v, seed) = (context.localizer, play.setup().seed);
    let may =
        |n: usize, line: &Narration| eyes(n) == Viewer::Everybody || line.audience == Seats::ALL;
    let colours: Vec<[u8; 3]> = play.setup().seats.iter().map(|s| colour(s, context)).collect();
    let is_open = may_open(play).is_ok();
    let mut report = GameReport::of(play, &found, v, &colours, (is_open, &may));
    let whole = play.entries().len();
    for entry in report.pictured() {
        play.seek(entry);
        let scene = build_scene(&play.sight(eyes(entry)), context);
        let png = export::still(&scene, seed, wanted.width).map_err(sentence)?;
        report.picture(entry, &png);
    }
    play.seek(whole);
    bar.finish_and_clear();
    Ok(report.page())
}

fn colour(seat: &SeatInfo, context: SceneContext) -> [u8; 3] {
    let [red, green, blue, _] = Livery { seat: seat.colour, set: context.palette }.colour();
    [red, green, blue]
}

fn bar() -> ProgressBar {
    let bar = ProgressBar::new(0);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {percent} %  {eta} left") {
        bar.set_style(style);
    }
    bar
}

fn text(
    play: &mut Play,
    file: &Path,
    v: Localizer,
    eyes: impl Fn(usize) -> Viewer,
) -> Result<String, String> {
    let mut notes = match Stored::open(file).map_err(sentence)? {
        Stored::Save(save) => save.notes,
        Stored::Scenario(_) => Vec::new(),
    };
    // As in the window: one's own until the game is over.
    if may_open(play).is_err() {
        notes.retain(|note| note.seat.is_none());
    }
    let outcome = play.outcome();
    let entries = std::iter::once(play.beginning()).chain(play.entries()).collect();
    let story = Story {
        game: play.game(),
        setup: play.setup(),
        names: play.catalogue(),
        entries,
        notes: &notes,
        outcome: outcome.as_ref(),
    };
    Ok(story.tell(v, |n, line| eyes(n) == Viewer::Everybody || line.audience == Seats::ALL))
}
