//! What an attack is given and what comes of it: how many tries from which seed, and each finding
//! with what was sent, what came and how to repeat it. A panic or a try without end is a finding
//! like any other; nothing here ends the program.

use super::chance::Chance;
use std::{
    any::Any,
    cell::RefCell,
    collections::BTreeMap,
    fmt,
    panic::{self, AssertUnwindSafe, catch_unwind},
    sync::{Once, mpsc},
    thread,
    time::{Duration, Instant},
};

/// How much is tried.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// The seed of all tries.
    pub seed: u64,
    /// The number of the first try: what a try does depends on the seed and its number alone.
    pub first: u64,
    /// How many tries.
    pub n: u64,
    /// No try begins after this moment, if one is named.
    pub until: Option<Instant>,
}

impl Budget {
    /// So many tries from the first one on.
    pub fn small(n: u64) -> Budget {
        Budget { seed: 1, first: 0, n, until: None }
    }
    /// The tries: the number of each and its chance.
    pub fn tries(self) -> impl Iterator<Item = (u64, Chance)> {
        (self.first..self.first.saturating_add(self.n))
            .take_while(move |_| self.until.is_none_or(|until| Instant::now() < until))
            .map(move |number| (number, Chance::of(self.seed, number)))
    }
}

/// A promise that was broken.
#[derive(Clone, Debug)]
pub struct Finding {
    /// Which, in words that are the same each time.
    pub what: String,
    /// In which try.
    pub number: u64,
    /// What was sent.
    pub sent: String,
    /// What came.
    pub came: String,
}

/// Most findings that are kept whole; of more, only how many there were.
const KEPT: usize = 40;
/// Most findings of one sort that are kept whole.
const KEPT_OF_A_SORT: u64 = 3;
/// How much of what was sent and what came is shown.
const SHOWN: usize = 600;
/// How long one try may take: far more than any needs.
const PATIENCE: Duration = Duration::from_secs(600);

/// What came of an attack.
#[derive(Debug)]
pub struct Outcome {
    name: &'static str,
    seed: u64,
    tried: BTreeMap<&'static str, u64>,
    figures: BTreeMap<String, u64>,
    sorts: BTreeMap<String, u64>,
    findings: Vec<Finding>,
    skipped: Option<String>,
}

impl Outcome {
    /// Nothing tried yet.
    pub fn new(name: &'static str, budget: Budget) -> Outcome {
        Outcome {
            name,
            seed: budget.seed,
            tried: BTreeMap::new(),
            figures: BTreeMap::new(),
            sorts: BTreeMap::new(),
            findings: Vec::new(),
            skipped: None,
        }
    }
    /// Nothing can be tried here, and why.
    pub fn skipped(name: &'static str, budget: Budget, why: impl Into<String>) -> Outcome {
        Outcome { skipped: Some(why.into()), ..Outcome::new(name, budget) }
    }
    /// Counts what was tried.
    pub fn count(&mut self, what: &'static str, more: u64) {
        *self.tried.entry(what).or_default() += more;
    }
    /// Keeps the largest of a figure that is told and never judged.
    pub fn most(&mut self, what: impl Into<String>, value: u64) {
        let most = self.figures.entry(what.into()).or_default();
        *most = value.max(*most);
    }
    /// Keeps a finding.
    pub fn finding(
        &mut self,
        number: u64,
        what: impl Into<String>,
        sent: impl Into<String>,
        came: impl Into<String>,
    ) {
        let what = what.into();
        let times = self.sorts.entry(what.clone()).or_default();
        *times += 1;
        if *times <= KEPT_OF_A_SORT && self.findings.len() < KEPT {
            self.findings.push(Finding { what, number, sent: sent.into(), came: came.into() });
        }
    }
    /// Makes one try: its findings and counts are taken over; a panic, and a try that does not
    /// end, are findings.
    pub fn attempt(&mut self, number: u64, body: impl FnOnce(&mut Tally) + Send + 'static) {
        let (tell, told) = mpsc::channel();
        // As much room as the program itself has.
        let worker = thread::Builder::new().stack_size(8 << 20).spawn(move || {
            let mut tally = Tally::default();
            if let Err(why) = guarded(|| body(&mut tally)) {
                tally.finding(format!("panic: {}", without_numbers(&why)), "", why);
            }
            // Whoever waited too long has gone.
            let _ = tell.send(tally);
        });
        if let Err(why) = worker {
            return self.finding(number, "no thread for a try", "", why.to_string());
        }
        match told.recv_timeout(PATIENCE) {
            Ok(tally) => {
                tally.tried.into_iter().for_each(|(what, n)| self.count(what, n));
                tally.figures.into_iter().for_each(|(what, n)| self.most(what, n));
                for (what, sent, came) in tally.findings {
                    self.finding(number, what, sent, came);
                }
            }
            Err(_) => self.finding(number, "a try does not end", "", format!("{PATIENCE:?}")),
        }
    }
    /// How many findings there were.
    pub fn broken(&self) -> u64 {
        self.sorts.values().sum()
    }
    /// Whether something was tried at all, where it could be.
    pub fn is_empty(&self) -> bool {
        self.skipped.is_none() && self.tried.values().sum::<u64>() == 0
    }
}

/// What one try found and counted.
#[derive(Default)]
pub struct Tally {
    tried: BTreeMap<&'static str, u64>,
    figures: BTreeMap<String, u64>,
    findings: Vec<(String, String, String)>,
}

impl Tally {
    /// Counts what was tried.
    pub fn count(&mut self, what: &'static str, more: u64) {
        *self.tried.entry(what).or_default() += more;
    }
    /// Keeps the largest of a figure that is told and never judged.
    pub fn most(&mut self, what: impl Into<String>, value: u64) {
        let most = self.figures.entry(what.into()).or_default();
        *most = value.max(*most);
    }
    /// Keeps a finding: what was broken, what was sent, what came.
    pub fn finding(
        &mut self,
        what: impl Into<String>,
        sent: impl Into<String>,
        came: impl Into<String>,
    ) {
        self.findings.push((what.into(), sent.into(), came.into()));
    }
    /// A finding unless both are the same; says whether they are.
    pub fn same<T: PartialEq + fmt::Debug>(&mut self, what: &str, sent: &str, x: T, y: T) -> bool {
        let same = x == y;
        if !same {
            let (x, y) = apart(&format!("{x:?}"), &format!("{y:?}"));
            self.finding(what, sent, format!("{x}\n  and {y}"));
        }
        same
    }
    /// Whether nothing was found so far.
    pub fn clean(&self) -> bool {
        self.findings.is_empty()
    }
}

/// Two texts from shortly before the place where they part.
pub fn apart(x: &str, y: &str) -> (String, String) {
    let shared = x.chars().zip(y.chars()).take_while(|(a, b)| a == b).count();
    let from = |text: &str| text.chars().skip(shared.saturating_sub(80)).take(280).collect();
    (from(x), from(y))
}

thread_local! {
    static GUARDED: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Runs something that may panic; the error says what the panic said and where.
pub fn guarded<T>(body: impl FnOnce() -> T) -> Result<T, String> {
    static LISTENS: Once = Once::new();
    LISTENS.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            let quiet = GUARDED.with_borrow_mut(|said| {
                said.as_mut().map(|said| *said = info.to_string()).is_some()
            });
            if !quiet {
                usual(info);
            }
        }));
    });
    GUARDED.set(Some(String::new()));
    let done = catch_unwind(AssertUnwindSafe(body));
    let said = GUARDED.take().unwrap_or_default();
    done.map_err(|payload: Box<dyn Any + Send>| {
        drop(payload);
        said
    })
}

/// A text with every number the same: by that, findings of one sort are known.
pub fn without_numbers(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars().take(200) {
        if !c.is_ascii_digit() {
            out.push(c);
        } else if !out.ends_with('N') {
            out.push('N');
        }
    }
    out
}

fn shown(text: &str) -> String {
    let mut short: String = text.chars().take(SHOWN).collect();
    if short.len() < text.len() {
        short.push_str(&format!(" … ({} bytes)", text.len()));
    }
    short
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(why) = &self.skipped {
            return write!(f, "{}: skipped: {why}", self.name);
        }
        for found in &self.findings {
            writeln!(f, "FOUND {}: {}", self.name, found.what)?;
            writeln!(f, "  sent {}", shown(&found.sent))?;
            writeln!(f, "  came {}", shown(&found.came))?;
            writeln!(
                f,
                "  again: cargo run --release --example attack -- {} --seed {} --first {} --n 1",
                self.name, self.seed, found.number
            )?;
        }
        for (what, times) in self.sorts.iter().filter(|(_, times)| **times > 1) {
            writeln!(f, "  {times} times: {what}")?;
        }
        let word = |(what, n): (&&str, &u64)| format!("{n} {what}");
        let tried: Vec<String> = self.tried.iter().map(word).collect();
        write!(f, "{}: {}", self.name, tried.join(", "))?;
        for (what, value) in &self.figures {
            write!(f, "; {what}: {value}")?;
        }
        write!(f, "; {} found", self.broken())
    }
}
