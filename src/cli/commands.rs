//! What the subcommands do: they call the library and print. Nothing is decided here, and no
//! failure is more than a sentence.

use super::arguments::{
    BoardArguments, GameArguments, OrderArguments, PlayArguments, RulesArguments,
    SimulateArguments, StatisticsArguments,
};
use crate::{
    bots, engine,
    engine::simulate::{Order, csv, play_all, report},
    games,
    table::{
        catalogue::{Chooser, SeatInfo},
        files::write_atomically,
        finished::Tally,
        game::{Game, Setup},
        ids::Viewer,
        play::Play,
        record::{Divergence, Save, SaveError, snapshot},
        scenario::Stored,
        spoken::SpokenRules,
    },
    text::{Arg, Args, Language, Localizer, rulebook::Rulebook, tally},
    view::{
        art::palette::SeatSet,
        export,
        picture::WIDTHS,
        scene::{SceneContext, build_scene},
    },
};
use indicatif::{ProgressBar, ProgressStyle};
use std::{
    collections::BTreeMap,
    io::{self, Write},
    path::Path,
    time::Instant,
};

/// Done, or a sentence that says what is wrong and where.
pub(super) type Done = Result<(), String>;

pub(super) fn sentence(error: impl ToString) -> String {
    error.to_string()
}

/// Writes to standard output. A reader that has gone, such as a pager that was left, is no failure.
pub(super) fn print(text: &str) -> Done {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(e) if e.kind() != io::ErrorKind::BrokenPipe => {
            Err(format!("standard output cannot be written: {e}"))
        }
        _ => Ok(()),
    }
}

pub(super) fn localizer(code: &str) -> Result<Localizer, String> {
    let known = Language::ALL.map(Language::code);
    let language = Language::ALL.into_iter().find(|l| l.code() == code);
    language.map(Localizer::new).ok_or_else(|| {
        format!("there is no language \"{code}\"; the languages are {}", known.join(", "))
    })
}

/// The game with this identifier; without one the first of the house.
pub(super) fn game_of(id: Option<&str>) -> Result<&'static dyn Game, String> {
    id.map_or(Ok(games::all()[0]), |id| games::by_id(id).map_err(sentence))
}

/// The game and its edition.
fn which(wanted: &GameArguments) -> Result<(&'static dyn Game, String), String> {
    let game = game_of(wanted.game.as_deref())?;
    let first = game.editions().first().map_or("", |e| e.id);
    let edition = wanted.edition.as_deref().unwrap_or(first);
    if game.editions().iter().any(|e| e.id == edition) {
        return Ok((game, edition.to_owned()));
    }
    let known: Vec<&str> = game.editions().iter().map(|e| e.id).collect();
    Err(format!(
        "there is no edition \"{edition}\" of this game; the editions are {}",
        known.join(", ")
    ))
}

/// `play`
#[cfg(feature = "gui")]
pub(super) fn play(wanted: PlayArguments) -> Done {
    let PlayArguments { file: load, tell, frames, times, seed } = wanted;
    let with = crate::app::StartWith { load, tell, frames, times, seed, ..Default::default() };
    crate::app::run(with)
}

/// `play`
#[cfg(not(feature = "gui"))]
pub(super) fn play(wanted: PlayArguments) -> Done {
    let PlayArguments { file: _load, tell: _tell, frames: _frames, times: _times, seed: _seed } =
        wanted;
    Err("this program was built without a window; build it with the feature \"gui\", or use engine, simulate, replay, board or rules".to_owned())
}

/// `engine`
pub(super) fn engine(lang: &str) -> Done {
    match engine::serve(io::stdin().lock(), io::stdout().lock(), localizer(lang)?) {
        Err(e) if e.kind() != io::ErrorKind::BrokenPipe => {
            Err(format!("standard input or output: {e}"))
        }
        _ => Ok(()),
    }
}

/// Games that are simulated where nobody says how many.
const GAMES: u64 = 100;

/// What is to be played: so many games, unless somebody says how many; by nobody, if nobody is
/// named.
pub(super) fn order(wanted: &OrderArguments, games: u64) -> Result<Order, String> {
    let (game, edition) = which(&wanted.which)?;
    let known = || bots::NAMES.iter().map(|(n, _)| *n).collect::<Vec<_>>().join(", ");
    let bots: Result<Vec<_>, String> = wanted
        .bots
        .iter()
        .map(|n| {
            bots::by_name(n).ok_or_else(|| {
                format!("there is no computer player \"{n}\"; there are {}", known())
            })
        })
        .collect();
    let mut options = BTreeMap::new();
    for option in &wanted.options {
        let (key, value) = option
            .split_once('=')
            .ok_or_else(|| format!("the option \"{option}\" should be written key=value"))?;
        let value = match value {
            "true" => 1,
            "false" => 0,
            number => number.parse().map_err(|_| {
                format!(
                    "the option \"{key}\" cannot be \"{number}\"; it takes true, false or a \
                     whole number"
                )
            })?,
        };
        if options.insert(key.to_owned(), value).is_some() {
            return Err(format!("the option \"{key}\" is given twice"));
        }
    }
    let processors = || std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = wanted.jobs.unwrap_or_else(processors).clamp(1, 256);
    Ok(Order {
        game,
        edition,
        seats: wanted.seats,
        games: wanted.games.unwrap_or(games),
        first: wanted.first,
        seed: wanted.seed,
        bots: bots?,
        options,
        jobs,
        budgets: Vec::new(),
        records: None,
    })
}

/// A bar for so many games.
pub(super) fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if let Ok(style) =
        ProgressStyle::with_template("{bar:40} {pos}/{len} games  {per_sec}  {eta} left")
    {
        bar.set_style(style);
    }
    bar
}

/// `simulate`
pub(super) fn simulate(wanted: SimulateArguments) -> Done {
    let mut order = order(&wanted.order, GAMES)?;
    if order.bots.is_empty() {
        order.bots.push(Chooser::Random);
    }
    order.records.clone_from(&wanted.records);
    if let Some(folder) = &order.records {
        std::fs::create_dir_all(folder)
            .map_err(|e| format!("{} cannot be made: {e}", folder.display()))?;
    }
    let bar = progress(order.games);
    let played = play_all(&order, &|| bar.inc(1));
    bar.finish_and_clear();
    let (all, seconds) = played.map_err(sentence)?;
    if let Some(file) = &wanted.order.csv {
        write_atomically(file, csv(&all).as_bytes()).map_err(sentence)?;
    }
    let r = report(&order, &all, seconds);
    if wanted.json {
        return print(&(serde_json::to_string(&r).map_err(sentence)? + "\n"));
    }
    let mut text = format!(
        "{} games of {} ({}), {} seats, {} finished\n{} actions in {:.2} s on {} threads: {:.1} games/s, {:.0} actions/s\n",
        r.games,
        r.game,
        r.edition,
        r.seats,
        r.finished,
        r.actions,
        r.seconds,
        r.jobs,
        r.games_per_second,
        r.actions_per_second
    );
    text += &format!(
        "actions a game: {} to {}, mean {}\n",
        r.lengths.least, r.lengths.most, r.lengths.mean
    );
    text +=
        &format!("turns a game: {} to {}, mean {}\n", r.turns.least, r.turns.most, r.turns.mean);
    for (bot, wins) in &r.wins {
        let (seats, f) = (r.seats_played.get(bot).copied().unwrap_or(0), r.fortunes.get(bot));
        let f = f.map_or_else(String::new, |f| {
            format!(", fortune {} to {}, mean {}", f.least, f.most, f.mean)
        });
        text += &format!("{bot}: {wins} wins of {seats} seats played{f}\n");
    }
    for (reason, games) in &r.reasons {
        text += &format!("ended by {reason}: {games}\n");
    }
    text += &format!("hash {}\n", r.hash);
    print(&text)
}

/// Opens the table of a save or of a scenario.
pub(super) fn opened(file: &Path) -> Result<Play, String> {
    let at = |e: SaveError| match e {
        // This one names the file itself.
        SaveError::File { .. } => e.to_string(),
        other => format!("{}: {other}", file.display()),
    };
    let stored = Stored::open(file).map_err(at)?;
    let game =
        games::by_id(&stored.setup().game).map_err(|e| format!("{}: {e}", file.display()))?;
    let (play, divergence) = stored.begin(game).map_err(at)?;
    match divergence {
        None => Ok(play),
        Some(d) => Err(format!("{}: entry {}: {}", file.display(), d.entry, d.why)),
    }
}

/// Reads a save and plays it again.
pub(super) fn replayed(file: &Path) -> Result<(Save, Play, Option<Divergence>), String> {
    let at = |e: &dyn ToString| format!("{}: {}", file.display(), e.to_string());
    let save = Save::open(file).map_err(|e| match e {
        // This one names the file itself.
        SaveError::File { .. } => e.to_string(),
        _ if matches!(Stored::open(file), Ok(Stored::Scenario(_))) => format!(
            "{}: this is a scenario, a position without the moves that led to it, so there is \
             nothing to replay; \"play\" opens it, \"board --load\" paints it",
            file.display()
        ),
        other => at(&other),
    })?;
    let game = games::by_id(&save.setup.game).map_err(|e| at(&e))?;
    let (play, divergence) = save.replay(game).map_err(|e| at(&e))?;
    Ok((save, play, divergence))
}

/// `replay`
pub(super) fn replay(file: &Path, check: bool) -> Done {
    let start = Instant::now();
    let (save, mut play, divergence) = replayed(file)?;
    let seconds = start.elapsed().as_secs_f64();
    let differs = match divergence {
        Some(d) => Some(format!("{}: entry {}: {}", file.display(), d.entry, d.why)),
        None if snapshot(&mut play) != save.snapshot => Some(format!(
            "{}: every entry fits, but the position at the end is another one",
            file.display()
        )),
        None => None,
    };
    let entries = play.entries().len();
    print(&format!(
        "{} ({}), {} of {} entries, hash {:016x}, {:.0} actions/s\n",
        save.setup.game,
        save.setup.edition,
        entries,
        save.entries.len(),
        play.hash(),
        entries as f64 / seconds.max(1e-9)
    ))?;
    let changed = games::by_id(&save.setup.game).ok().and_then(|game| save.changed_since(game));
    if let Some(changed) = changed {
        print(&format!("{}: {changed}\n", file.display()))?;
    }
    let (by, today) = (play.rules_version(), play.game().rules_version());
    if by != today {
        print(&format!(
            "{}: played by version {by} of its rules, {today} today\n",
            file.display()
        ))?;
    }
    let why = |differs: String| match changed {
        Some(changed) => format!("{differs} ({changed})"),
        None => differs,
    };
    match differs.map(why) {
        Some(why) if check => Err(why),
        Some(why) => print(&format!("{why}\n")),
        None => Ok(()),
    }
}

/// `board`
pub(super) fn board(wanted: &BoardArguments) -> Done {
    let with = SceneContext {
        localizer: localizer(&wanted.lang)?,
        palette: SeatSet::default(),
        room: None,
    };
    if !WIDTHS.contains(&wanted.width) {
        return Err(format!(
            "a picture is {} to {} pixels wide, not {}",
            WIDTHS.start(),
            WIDTHS.end(),
            wanted.width
        ));
    }
    let mut play = match &wanted.load {
        Some(file) => opened(file)?,
        None => {
            let (game, edition) = which(&wanted.which)?;
            let seat = |n: usize| SeatInfo {
                name: (n + 1).to_string(),
                colour: n as u8,
                race: String::new(),
                by: Chooser::Person,
            };
            // More seats than any table has are refused by the set-up; they need not all be built
            // for that.
            let seats = (0..wanted.seats.min(99)).map(seat).collect();
            let setup = Setup {
                game: game.id().to_owned(),
                edition,
                seats,
                options: BTreeMap::new(),
                seed: wanted.seed,
                study: false,
            };
            Play::begin(game, setup).map_err(sentence)?
        }
    };
    let sight = play.sight(Viewer::Public);
    let scene = build_scene(&sight, with);
    let png = export::still(&scene, play.setup().seed, wanted.width).map_err(sentence)?;
    write_atomically(&wanted.out, &png).map_err(sentence)
}

/// The game whose rules have such an ID: the letters before the number tell.
fn of_rule(id: &str) -> Option<&'static dyn Game> {
    let (letters, _) = id.trim().split_once('-')?;
    games::all().iter().copied().find(|game| game.rule_prefix().eq_ignore_ascii_case(letters))
}

/// `rules`
pub(super) fn rules(wanted: &RulesArguments) -> Done {
    let GameArguments { game, edition } = &wanted.which;
    let told = wanted.id.as_deref().and_then(of_rule).map(|game| game.id().to_owned());
    let asked = GameArguments { game: game.clone().or(told), edition: edition.clone() };
    let (game, _) = which(&asked)?;
    let s = localizer(&wanted.lang)?;
    let edition = wanted.which.edition.as_deref();
    let book = Rulebook::of(game.id()).ok_or_else(|| format!("{} has no rulebook", game.id()))?;
    // However it is typed: small letters, without the letters of the game.
    let id = wanted.id.as_deref().map(|typed| book.id_of(typed).unwrap_or(typed));
    let title = |id: &str| format!("{id}  {}\n", s.rule_title(id));
    let whole = |id: &str| {
        let parts = s.rule_text(id, edition).into_iter();
        let part = |p: crate::text::RulePart| match p.edition {
            Some(e) => format!("[{e}] {}\n", p.text),
            None => p.text + "\n",
        };
        title(id) + &parts.map(part).collect::<String>()
    };
    let mut text = String::new();
    match (id, &wanted.search) {
        (Some(id), _) if book.rule(id).is_some() => text += &whole(id),
        (Some(id), _) if book.has(id) => {
            text += &title(id);
            for rule in book.within(id, edition) {
                text += &format!("\n{}", whole(&rule.id));
            }
        }
        (Some(id), _) => return Err(format!("there is no rule {id}")),
        (None, Some(words)) => {
            for hit in book.search(words, edition, s) {
                text += &title(&hit.id);
            }
            if text.is_empty() {
                return Err(format!("no rule speaks of \"{words}\""));
            }
        }
        (None, None) => {
            for chapter in &book.chapters {
                text += &title(&chapter.id);
                for section in chapter.parts() {
                    text += &format!("  {}", title(section));
                }
            }
        }
    }
    if let (Some(file), Some(id)) = (&wanted.game_file, id) {
        text += &spoken_in(file, id, s)?;
    }
    print(&text)
}

/// Where a rule has spoken in a save: the numbers of entries, and what was done by those that rest
/// on it.
fn spoken_in(file: &Path, id: &str, s: Localizer) -> Result<String, String> {
    let (_, mut play, _) = replayed(file)?;
    let rules = SpokenRules::of(&mut play, Viewer::Everybody);
    let found = rules.by(id).cloned().unwrap_or_default();
    let sorts = [
        ("ui-spoken-chosen", &found.chosen),
        ("ui-spoken-carried", &found.carried),
        ("ui-spoken-forbade", &found.forbade),
        ("ui-spoken-allowed", &found.allowed),
    ];
    let mut text = String::new();
    for (key, places) in sorts.into_iter().filter(|(_, places)| !places.is_empty()) {
        let args = [("count", Arg::from(places.len() as i64))];
        let numbers: Vec<String> = places.iter().map(usize::to_string).collect();
        let words = s.word_with(key, &Args::from_iter(args));
        text += &format!("\n{words} {}\n", numbers.join(" "));
    }
    Ok(if text.is_empty() { format!("\n{}\n", s.word("ui-spoken-never")) } else { text })
}

/// `statistics`
pub(super) fn statistics(wanted: &StatisticsArguments) -> Done {
    let words = localizer(&wanted.lang)?;
    let file = match &wanted.file {
        Some(file) => file.clone(),
        None => {
            let saves = engine::statistics::data_folder().join("saves");
            let file = engine::statistics::beside(&saves);
            engine::statistics::take_in(&file, &saves).map_err(sentence)?;
            file
        }
    };
    let (mut all, damaged) = engine::statistics::read(&file).map_err(sentence)?;
    if let Some(id) = &wanted.game {
        let game = games::by_id(id).map_err(sentence)?;
        all.retain(|finished| finished.game == game.id());
    }
    if damaged > 0 {
        eprintln!("{}: {damaged} lines cannot be read and are left out", file.display());
    }
    if wanted.csv { print(&tally::csv(&all)) } else { print(&tally::told(words, &Tally::of(&all))) }
}

/// `check-levels`
pub(super) fn check_levels(dir: Option<&Path>, lang: &str) -> Done {
    let s = localizer(lang)?;
    let found = games::check_levels(dir);
    let mut text = String::new();
    for f in &found {
        let args = f
            .args
            .iter()
            .map(|(name, value)| (*name, crate::text::Arg::from(value.as_str())))
            .collect();
        let rule = if f.rule.is_empty() { String::new() } else { format!(" [{}]", f.rule) };
        let line = if f.line > 0 { format!(":{}", f.line) } else { String::new() };
        text += &format!(
            "{}{line}: {}; {}{rule}\n",
            f.file,
            s.word_with(f.key, &args),
            s.word_with(&format!("{}-why", f.key), &args)
        );
    }
    print(&text)?;
    match found.len() {
        0 => print("no findings\n"),
        1 => Err("one finding in the level files".to_owned()),
        n => Err(format!("{n} findings in the level files")),
    }
}
