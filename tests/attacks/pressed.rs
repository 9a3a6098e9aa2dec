//! Judges a storm of presses: what the window says of its questions and choices and of what came to
//! it, beside what hands did and when. A choice must have been pressed for after its question had
//! stood, or the pointer was led to something. It reckons by itself what counts. A press counts
//! when it came to the window: how long the display holds it back, nobody but the display knows,
//! and whatever was answered so is counted apart.

use super::hands::{Deed, Within};

/// So long a question stands until it takes presses, in microseconds.
const RESTING: u64 = 400_000;
/// So many points the pointer moves until it was led to something.
const MOVED: i64 = 6;

/// What the window has told, in order.
#[derive(Clone, PartialEq, Debug)]
enum Told {
    Shown { at: u64, asked: bool },
    Chosen { at: u64, whose: String, action: String },
    Heard { at: u64, deed: Deed },
}

/// What came of a storm.
#[derive(Default, Debug)]
pub struct Judged {
    /// Questions that a person was asked.
    pub questions: u64,
    /// Presses that came too early for the question that stood then.
    pub early: u64,
    /// What persons chose, in order; what was only tried is not among it.
    pub answers: Vec<String>,
    /// Choices of a person that nobody can have pressed for.
    pub wrong: Vec<String>,
    /// Choices whose press was made before its time and came to the window after it.
    pub late: u64,
    /// Whether something was tried beside the game.
    pub tried: bool,
}

fn read(times: &str) -> Vec<Told> {
    let line = |line: &str| {
        let mut words = line.split('\t');
        let (sort, at) = (words.next()?, words.next()?.parse().ok()?);
        let whose = words.next()?.to_owned();
        match sort {
            "shown" => Some(Told::Shown { at, asked: whose == "asked" }),
            "chosen" => Some(Told::Chosen { at, whose, action: words.next()?.to_owned() }),
            "heard" => {
                let mut place = || words.next().and_then(|word| word.parse().ok());
                let deed = match whose.as_str() {
                    "down" => Deed::Down,
                    "key" => Deed::Key,
                    _ => Deed::Move(place()?, place()?),
                };
                Some(Told::Heard { at, deed })
            }
            _ => None,
        }
    };
    times.lines().filter_map(line).collect()
}

/// Whether a press can have counted for the question that was shown since then.
fn counts(deeds: &[(Within, Deed)], press: usize, since: u64) -> bool {
    let (within, deed) = deeds[press];
    if within.to < since {
        return false;
    }
    if within.to >= since + RESTING || deed == Deed::Key {
        return within.to >= since + RESTING;
    }
    let places = deeds[..press].iter().filter_map(|(within, deed)| match deed {
        Deed::Move(x, y) => Some((within.to, *x, *y)),
        _ => None,
    });
    let (before, after): (Vec<_>, Vec<_>) = places.partition(|(to, ..)| *to < since);
    let Some((_, from_x, from_y)) = before.last() else { return !after.is_empty() };
    let far = |x: i64, y: i64| (x - from_x).pow(2) + (y - from_y).pow(2) > MOVED.pow(2);
    after.iter().any(|(_, x, y)| far(*x, *y))
}

/// What was done about the time of a choice, in milliseconds since its question was shown.
fn around(deeds: &[(Within, Deed)], since: Option<u64>, at: u64) -> String {
    let since = since.unwrap_or(at);
    let ms = |time: u64| (time as i64 - since as i64) / 1000;
    let near = |within: &Within| within.to + RESTING >= since && within.from <= at;
    let done = deeds.iter().filter(|(within, _)| near(within));
    let done: Vec<String> =
        done.map(|(within, deed)| format!("{deed:?} at {}", ms(within.to))).collect();
    format!("chosen at {}; {}", ms(at), done.join(", "))
}

fn is_press(deed: Deed) -> bool {
    !matches!(deed, Deed::Move(..))
}

/// Whether somebody can have pressed between the showing of a question and a choice.
fn pressed(deeds: &[(Within, Deed)], since: Option<u64>, at: u64) -> bool {
    let meant = |n: usize| {
        let (within, deed) = deeds[n];
        is_press(deed) && within.from <= at && since.is_some_and(|since| counts(deeds, n, since))
    };
    (0..deeds.len()).any(meant)
}

/// Judges what the window told, beside what hands did.
pub fn judge(times: &str, deeds: &[(Within, Deed)]) -> Judged {
    let told = read(times);
    let came = |told: &Told| match told {
        Told::Heard { at, deed } => Some((Within { from: *at, to: *at }, *deed)),
        _ => None,
    };
    let heard: Vec<(Within, Deed)> = told.iter().filter_map(came).collect();
    let mut judged = Judged::default();
    let mut shown = Vec::new();
    // One press may lead through several choices: the first is the one that was pressed for.
    let mut answered = false;
    for what in &told {
        match what {
            Told::Shown { at, asked } => {
                judged.questions += u64::from(*asked);
                shown.push(*at);
                answered = false;
            }
            Told::Chosen { at, whose, action } if whose != "computer" => {
                judged.tried |= whose == "tried";
                judged.answers.push(action.clone());
                let since = shown.last().copied();
                if !answered && !pressed(&heard, since, *at) {
                    judged.wrong.push(format!("{action}: {}", around(&heard, since, *at)));
                } else if !answered && !pressed(deeds, since, *at) {
                    judged.late += 1;
                }
                answered = true;
            }
            Told::Chosen { .. } | Told::Heard { .. } => {}
        }
    }
    let early = |n: &usize| {
        let stands = shown.iter().rev().find(|at| **at <= deeds[*n].0.from);
        is_press(deeds[*n].1) && stands.is_some_and(|since| !counts(deeds, *n, *since))
    };
    judged.early = (0..deeds.len()).filter(early).count() as u64;
    judged
}
