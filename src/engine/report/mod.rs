//! The report of a game that is over: how likely each seat was to win when, what of that was luck,
//! where it turned, which choices cost most, and all that happened. It words what the analysis
//! found, and judges nothing itself. Pictures are painted by whoever asks for it.

pub(super) mod page;

use crate::{
    bots::{Analysis, Mistake, Shares, Swing},
    table::{
        action::{Message, Narration, Value},
        ids::SeatId,
        play::Play,
    },
    text::{Arg, Args, Localizer, capital, signed, story::Story},
};

/// A report, worded.
#[derive(Clone, PartialEq, Debug)]
pub struct GameReport {
    language: &'static str,
    title: String,
    subtitle: String,
    headings: Headings,
    seats: Vec<ReportSeat>,
    /// After each entry, the set-up first, the chance of each seat.
    curve: Vec<Vec<f64>>,
    points: Vec<ReportPoint>,
    costly: Vec<ReportPoint>,
    story: String,
}

/// What stands over its parts.
#[derive(Clone, PartialEq, Debug)]
struct Headings {
    chances: String,
    luck: String,
    turning: String,
    costly: String,
    story: String,
}

/// A seat of it.
#[derive(Clone, PartialEq, Debug)]
struct ReportSeat {
    name: String,
    /// Red, green and blue of its line.
    colour: [u8; 3],
    share: String,
}

/// A moment of it.
#[derive(Clone, PartialEq, Debug)]
struct ReportPoint {
    entry: usize,
    head: String,
    lines: Vec<String>,
    /// A PNG.
    picture: Option<Vec<u8>>,
}

impl GameReport {
    /// The report of a game; `colours` are those of its seats, and `may` says of a line with its
    /// entry's number whether whoever reads may read it. Where not everything may be read, nothing
    /// is said of what could have been chosen.
    pub fn of(
        play: &mut Play,
        found: &Analysis,
        v: Localizer,
        colours: &[[u8; 3]],
        (is_open, may): (bool, &dyn Fn(usize, &Narration) -> bool),
    ) -> GameReport {
        let outcome = play.outcome();
        let play: &Play = play;
        let setup = play.setup();
        let prefix = play.game().prefix();
        let edition = v.word(&format!("{prefix}-edition-{}.name", setup.edition));
        let reason = outcome.as_ref().map(|outcome| v.word(outcome.reason));
        let subtitle =
            [Some(edition), reason].into_iter().flatten().collect::<Vec<_>>().join(" · ");
        let story = Story {
            game: play.game(),
            setup,
            names: play.catalogue(),
            entries: std::iter::once(play.beginning()).chain(play.entries()).collect(),
            notes: &[],
            outcome: outcome.as_ref(),
        };
        let words = Wording { play, v };
        let costly = found.mistakes.iter().filter(|_| is_open);
        GameReport {
            language: v.language().code(),
            title: v.word(&format!("{prefix}-title")),
            subtitle,
            headings: Headings {
                chances: v.word("ui-told-chance"),
                luck: v.word("ui-told-luck"),
                turning: v.word("ui-told-turning"),
                costly: v.word("ui-told-costly"),
                story: v.word("ui-report-story"),
            },
            seats: words.seats(found, colours),
            curve: found.curve.clone(),
            points: found.swings.iter().map(|swing| words.point(swing, may)).collect(),
            costly: costly.map(|mistake| words.costly(mistake)).collect(),
            story: story.tell(v, may),
        }
    }

    /// The entries of which pictures are wanted.
    pub fn pictured(&self) -> Vec<usize> {
        self.points.iter().map(|point| point.entry).collect()
    }

    /// Puts the picture of an entry in, a PNG.
    pub fn picture(&mut self, entry: usize, png: &[u8]) {
        for point in self.points.iter_mut().filter(|point| point.entry == entry) {
            point.picture = Some(png.to_vec());
        }
    }

    /// The page.
    pub fn page(&self) -> String {
        page::page(self)
    }
}

/// What has the words for the parts of a report.
struct Wording<'a> {
    play: &'a Play,
    v: Localizer,
}

impl Wording<'_> {
    fn name(&self, seat: SeatId) -> String {
        let seats = &self.play.catalogue().seats;
        seats.get(seat.ix()).map_or_else(String::new, |info| info.name.clone())
    }

    fn seats(&self, found: &Analysis, colours: &[[u8; 3]]) -> Vec<ReportSeat> {
        let seat = |(n, shares): (usize, &Shares)| {
            let name = self.name(SeatId(n as u8));
            let [luck, play] = [shares.luck, shares.play].map(|share| signed(hundredths(share)));
            let args = [
                ("seat", Arg::from(name.as_str())),
                ("luck", Arg::from(luck)),
                ("play", Arg::from(play)),
            ];
            let share = self.v.word_with("ui-told-share", &Args::from_iter(args));
            ReportSeat { name, colour: colours.get(n).copied().unwrap_or_default(), share }
        };
        found.shares.iter().enumerate().map(seat).collect()
    }

    /// An entry that moved the chances far, with what the log tells of it.
    fn point(&self, swing: &Swing, may: &dyn Fn(usize, &Narration) -> bool) -> ReportPoint {
        let &Swing { entry, seat, change, luck } = swing;
        let args = [
            ("entry", Arg::from(entry as i64)),
            ("seat", Arg::from(self.name(seat))),
            ("change", Arg::from(signed(hundredths(change)))),
            ("luck", Arg::from(signed(hundredths(luck)))),
        ];
        let head = self.v.word_with("ui-report-point", &Args::from_iter(args));
        let told = self.play.entries().get(entry - 1).into_iter().flat_map(|entry| &entry.lines);
        let told = told.filter(|line| may(entry, line));
        let lines = told.map(|line| self.v.say(&line.message, self.play.catalogue())).collect();
        ReportPoint { entry, head, lines, picture: None }
    }

    fn costly(&self, mistake: &Mistake) -> ReportPoint {
        let said = |words: Option<&Message>| {
            words.map_or_else(String::new, |words| {
                capital(&self.v.say(words, self.play.catalogue()))
            })
        };
        let args = [
            ("entry", Value::Number(mistake.entry as i64)),
            ("seat", Value::Seat(mistake.seat)),
            ("cost", Value::Number(hundredths(mistake.cost()))),
        ];
        let head = self.v.say_key("ui-report-cost", &args, self.play.catalogue());
        let both = [
            ("ui-told-done", said(mistake.done.as_ref()), mistake.chance),
            ("ui-told-better", said(mistake.better.as_ref()), mistake.better_chance),
        ];
        let line = |(key, words, chance): (&str, String, f64)| {
            let args = [("words", Arg::from(words)), ("chance", Arg::from(hundredths(chance)))];
            self.v.word_with(key, &Args::from_iter(args))
        };
        ReportPoint { entry: mistake.entry, head, lines: both.map(line).to_vec(), picture: None }
    }
}

fn hundredths(share: f64) -> i64 {
    (100.0 * share).round() as i64
}
