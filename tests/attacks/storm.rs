//! A storm of presses in the real window while computers play: single, double, in bursts, by mouse
//! and by keys, at moments and places that follow from a seed. Nothing is chosen that had not stood
//! for long enough when it was pressed, and to which the pointer was not led; nothing that was not
//! on offer. `tests/app/storm.rs` does the same frame by frame, without a clock.

use super::{
    chance::Chance,
    display::{Display, Window},
    hands::Hands,
    outcome::{Budget, Outcome, Tally},
    pressed::{Judged, judge},
    seating::Configuration,
};
use caravanserai::{
    games,
    table::{catalogue::Chooser, entry::EntryKind, game::Game, ids::SeatId, record::Save},
};
use std::{fs, path::Path, thread::sleep, time::Duration};

/// Tries that one game has before the next.
pub const OF_A_GAME: u64 = 20;
/// Presses in one try.
const PRESSES: usize = 250;
/// Games that one try may need, if one ends before.
const GAMES: usize = 20;
/// What the window is set to: computers choose quickly, and nothing is done by itself.
const SETTINGS: &str = "(language: \"en\", reduced_motion: true, curtain: Never, speed: Fast, \
                        pace: Quick, forced_moves: false)";
/// Keys that answer or ask something.
const KEYS: [&str; 8] = ["Return", "Return", "Return", "space", "1", "2", "3", "c"];

/// Runs the attack.
pub fn run(budget: Budget) -> Outcome {
    if let Err(why) = Display::open() {
        return Outcome::skipped("storm", budget, why);
    }
    let mut outcome = Outcome::new("storm", budget);
    for (number, mut chance) in budget.tries() {
        let game = games::built_in()[(number / OF_A_GAME) as usize % games::built_in().len()];
        outcome.attempt(number, move |tally| match Display::open() {
            Err(why) => tally.finding("no display", "", why),
            Ok(display) => rage(tally, &mut chance, &display, game),
        });
    }
    outcome
}

/// One try over games of one sort.
fn rage(tally: &mut Tally, chance: &mut Chance, display: &Display, game: &'static dyn Game) {
    display.set(SETTINGS);
    let mut pressed = 0;
    for _ in 0..GAMES {
        if pressed >= PRESSES {
            return;
        }
        let path = display.saves().join("game.ron");
        let name = begin(chance, &path, game);
        match blown(tally, chance, display, &path, PRESSES - pressed) {
            Ok(more) => pressed += more,
            Err(fault) => return tally.finding("a storm in the window", name, fault),
        }
    }
}

/// A new game of a person and two computers.
fn begin(chance: &mut Chance, path: &Path, game: &'static dyn Game) -> String {
    let edition = chance.pick(game.editions());
    let seats = 3.clamp(edition.seats.0, edition.seats.1);
    let table = Configuration { game, edition: edition.id, seats };
    let mut setup = table.setup(chance, false);
    setup.seats.iter_mut().skip(1).for_each(|seat| seat.by = Chooser::Random);
    let mut play = table.begin(setup);
    Save::of(&mut play).write(path).expect("the save can be written");
    table.words()
}

/// Opens a game and presses until so many presses are made or it is over; says how many.
fn blown(
    tally: &mut Tally,
    chance: &mut Chance,
    display: &Display,
    path: &Path,
    most: usize,
) -> Result<usize, String> {
    let times = display.home().join("times");
    let [file, written] = [path, &times].map(|p| p.to_str().unwrap_or_default().to_owned());
    let mut window = display.window(&[], &["--times", &written, &file]);
    if !window.opened() || !window.uncovered() {
        let fault = window.fault().unwrap_or_else(|| window.told());
        return Err(format!("the window does not open: {fault}"));
    }
    let hands = window.found().and_then(|id| Hands::on(display, id));
    let mut storm = Storm { hands: hands.ok_or("there are no hands")?, chance, presses: 0 };
    while storm.presses < most && !is_over(&mut window, &mut storm) {
        let targets = targets(&window.told());
        storm.gust(&targets).ok_or("the hands are gone")?;
    }
    // What was pressed last is taken within that time, or never.
    sleep(Duration::from_millis(800));
    let (presses, deeds) = (storm.presses, std::mem::take(&mut storm.hands.deeds));
    if let Some(fault) = window.fault() {
        return Err(fault);
    }
    window.close();
    let judged = judge(&fs::read_to_string(&times).unwrap_or_default(), &deeds);
    tally.count("presses", presses as u64);
    tally.count("presses too early", judged.early);
    tally.count("questions", judged.questions);
    tally.count("answers that the display brought late", judged.late);
    tally.count("answers", judged.answers.len() as u64);
    for wrong in &judged.wrong {
        tally.finding("a press answers what it was not made for", file.as_str(), wrong);
    }
    recorded(tally, path, &judged)?;
    Ok(presses)
}

/// Whether the game cannot go on: what lies open is closed first.
fn is_over(window: &mut Window<'_>, storm: &mut Storm) -> bool {
    let goes_on = |told: &str| told.contains("\nasked\t");
    for _ in 0..3 {
        let told = window.told();
        if goes_on(&told) && !told.contains("button\tClose\t") {
            return false;
        }
        if storm.hands.key("Escape").is_none() {
            return true;
        }
        sleep(Duration::from_millis(500));
    }
    !goes_on(&window.told())
}

/// What the window took stands in the record, in order, and was on offer there.
fn recorded(tally: &mut Tally, path: &Path, judged: &Judged) -> Result<(), String> {
    let save = Save::open(path).map_err(|why| why.to_string())?;
    let game = games::by_id(&save.setup.game).map_err(|why| why.to_string())?;
    let (mut play, parts) = save.replay(game).map_err(|why| why.to_string())?;
    if let Some(parts) = parts {
        tally.finding("the record cannot be played", format!("entry {}", parts.entry), parts.why);
    }
    let mut kept = Vec::new();
    for at in 0..save.entries.len() {
        play.seek(at + 1);
        let entry = &play.entries()[at];
        let (EntryKind::Action(action), Some(SeatId(0))) = (entry.what.clone(), entry.seat) else {
            continue;
        };
        kept.push(action.to_text(play.catalogue()));
        play.seek(at);
        if !play.offers().iter().any(|offer| offer.accepts(&action)) {
            tally.finding(
                "what was not on offer is taken",
                format!("entry {at}"),
                &kept[kept.len() - 1],
            );
        }
    }
    if !judged.tried {
        tally.same(
            "the record holds other choices than the window took",
            "",
            &kept,
            &judged.answers,
        );
    }
    Ok(())
}

/// Places where something can be chosen: neither taking back and trying, nor the panel at the side,
/// nor the row of the seats.
fn targets(told: &str) -> Vec<(i64, i64)> {
    let place = |line: &str| {
        let mut words = line.split('\t');
        let sort = words.next().filter(|sort| ["button", "offer"].contains(sort));
        let at = sort.and(words.next()).and(words.next()).zip(words.next())?;
        let at: (i64, i64) = (at.0.parse().ok()?, at.1.parse().ok()?);
        ((190..925).contains(&at.0) && (90..716).contains(&at.1)).then_some(at)
    };
    told.lines().filter_map(place).collect()
}

/// Hands in a storm.
struct Storm<'a> {
    hands: Hands,
    chance: &'a mut Chance,
    presses: usize,
}

impl Storm<'_> {
    fn pause(&mut self, most: usize) {
        sleep(Duration::from_millis(self.chance.below(most) as u64));
    }

    fn click(&mut self) -> Option<()> {
        self.presses += 1;
        self.hands.down()?;
        if self.chance.once_in(2) {
            self.pause(60);
        }
        self.hands.up()
    }

    fn strike(&mut self) -> Option<()> {
        self.presses += 1;
        let key = *self.chance.pick(&KEYS);
        self.hands.key(key)
    }

    fn go(&mut self, targets: &[(i64, i64)]) -> Option<()> {
        let anywhere = (self.chance.within(200, 900) as i64, self.chance.within(100, 700) as i64);
        let to = if targets.is_empty() { anywhere } else { *self.chance.pick(targets) };
        self.hands.go(to)
    }

    /// One gust.
    fn gust(&mut self, targets: &[(i64, i64)]) -> Option<()> {
        match self.chance.below(12) {
            0..4 => {
                self.click()?;
                self.pause(60);
            }
            4 => {
                self.click()?;
                self.pause(220);
                self.click()?;
            }
            5 => {
                for _ in 0..6 {
                    self.click()?;
                    self.pause(40);
                }
            }
            6..8 => {
                self.go(targets)?;
                self.pause(80);
                self.click()?;
            }
            8 => {
                let (x, y) = self.hands.pointer;
                let by = (self.chance.within(0, 3) as i64 - 1, self.chance.within(0, 3) as i64 - 1);
                self.hands.go((x + by.0, y + by.1))?;
                self.click()?;
            }
            9 => self.strike()?,
            10 => {
                for _ in 0..3 {
                    self.strike()?;
                    self.pause(30);
                }
            }
            _ => self.pause(650),
        }
        Some(())
    }
}
