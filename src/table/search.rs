//! The one search over what the table offers a seat: every line in turn, the shortest first, and
//! where there are too many of them, those that look nearest to what is wanted. It asks the rules
//! on a branch and holds none of them; what is wanted, and where a line ends, its quest says.

use super::{
    action::{Action, Offer, Range},
    branch::{Branch, BranchEnd},
    ids::Verb,
};
use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet, BinaryHeap},
    sync::atomic::{AtomicBool, Ordering},
};

/// What is looked for.
pub(super) trait Quest {
    /// Whether it is so where the branch stands, after these choices.
    fn is_reached(&mut self, branch: &mut Branch<'_>, line: &[Action]) -> bool;
    /// Whether a line ends here, beside where another seat chooses.
    fn is_over(&self, _branch: &mut Branch<'_>) -> bool {
        false
    }
    /// Whether nobody needs this verb for it.
    fn leaves_out(&self, _verb: Verb) -> bool {
        false
    }
    /// Whether this verb is left alone where only what looks nearest is looked at: it seldom leads
    /// nearer, and there are too many of it.
    fn is_beside(&self, _verb: Verb) -> bool {
        false
    }
    /// Hears of a line of which nobody knows what comes of its last choice.
    fn ends_unforeseen(&mut self, _line: &[Action], _last: Action) {}
    /// How far it is from here: 0 or more, less where it is nearer. `None` where nobody knows.
    fn distance(&mut self, _branch: &mut Branch<'_>) -> Option<i64> {
        None
    }
}

/// How far is looked.
#[derive(Clone, Copy)]
pub(super) struct Limits<'a> {
    /// Most positions.
    pub(super) positions: usize,
    /// Most choices of a line.
    pub(super) longest: usize,
    /// Set by whoever wants no answer any more.
    pub(super) stop: &'a AtomicBool,
}

/// As many positions as asking how far it is from one counts for: it takes as long.
const SENSE: usize = 8;

/// What came of a search.
pub(super) enum Came {
    /// These choices lead there; whether every shorter line was looked at, with every amount.
    Found(Vec<Action>, bool),
    /// Nothing was found.
    Nothing {
        /// Whether every line was looked at.
        whole: bool,
        /// Whether of some open amounts only the ends were looked at.
        cut: bool,
        /// Whether some of them end where nobody knows what comes of it.
        unknown: bool,
        /// Whether some of them end where the quest does, or where another seat chooses.
        over: bool,
    },
}

/// Looks for a line from where a branch stands.
pub(super) fn search(branch: Branch<'_>, quest: &mut dyn Quest, limits: Limits<'_>) -> Came {
    let mut search = LineSearch {
        branch,
        quest,
        left: 0,
        stop: limits.stop,
        line: Vec::new(),
        cut: false,
        unknown: false,
        over: false,
    };
    if search.quest.is_reached(&mut search.branch, &[]) {
        return Came::Found(Vec::new(), true);
    }
    let leads = search.quest.distance(&mut search.branch).is_some();
    let kept = if leads { limits.positions / 4 } else { 0 };
    search.left = limits.positions - kept;
    let mut lines = EveryLine::default();
    for depth in 1..=limits.longest {
        lines.seen.clear();
        lines.goes_on = false;
        match search.within(&mut lines, depth) {
            Looked::Found => return Came::Found(search.line, !search.cut),
            Looked::Spent if leads => {
                search.left = kept;
                return search.nearest_first(limits.longest);
            }
            Looked::Spent => return search.nothing(false),
            Looked::Nothing if lines.goes_on => {}
            Looked::Nothing => break,
        }
    }
    search.nothing(true)
}

/// What was found below a position.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Looked {
    Found,
    Nothing,
    /// No more positions may be looked at.
    Spent,
}

/// What is known while every line is looked at.
#[derive(Default)]
struct EveryLine {
    /// How many choices were left when a position was looked at.
    seen: BTreeMap<u64, usize>,
    /// Whether some line was cut only because it is long enough.
    goes_on: bool,
}

/// A position to which a line leads: the one before it, and the choice.
struct LineNode {
    before: usize,
    action: Action,
}

/// A search on its way.
struct LineSearch<'a> {
    branch: Branch<'a>,
    quest: &'a mut dyn Quest,
    /// How many positions may still be looked at.
    left: usize,
    stop: &'a AtomicBool,
    /// The choices that led to where it stands.
    line: Vec<Action>,
    /// Whether of some open amount only the ends were looked at.
    cut: bool,
    /// Whether some line ended where nobody knows what comes of it.
    unknown: bool,
    /// Whether some line ended where the quest does.
    over: bool,
}

impl LineSearch<'_> {
    fn nothing(&self, whole: bool) -> Came {
        Came::Nothing { whole, cut: self.cut, unknown: self.unknown, over: self.over }
    }

    /// What is looked at from here.
    fn actions(&mut self) -> Vec<Action> {
        let kept = |offer: &&Offer| !self.quest.leaves_out(offer.action.verb);
        let offers: Vec<&Offer> = self.branch.offers().iter().filter(kept).collect();
        self.cut |= offers.iter().any(|offer| has_more(offer));
        offers.into_iter().flat_map(ends).collect()
    }

    /// Goes one choice on; [`Looked::Found`] where it could.
    fn step(&mut self, action: Action) -> Looked {
        match self.left.checked_sub(1) {
            Some(left) if !self.stop.load(Ordering::Relaxed) => self.left = left,
            _ => return Looked::Spent,
        }
        match self.branch.choose(action) {
            Ok(()) => {
                self.line.push(action);
                return Looked::Found;
            }
            Err(BranchEnd::Unforeseen) => {
                self.unknown = true;
                self.quest.ends_unforeseen(&self.line, action);
            }
            Err(BranchEnd::Illegal(_) | BranchEnd::OtherSeat) => {}
        }
        Looked::Nothing
    }
    fn back(&mut self) {
        self.line.pop();
        self.branch.back();
    }
    /// Whether the line ends where it stands.
    fn is_over(&mut self) -> bool {
        !self.branch.is_mine() || self.quest.is_over(&mut self.branch)
    }

    /// Looks at what so many more choices lead to.
    fn within(&mut self, lines: &mut EveryLine, depth: usize) -> Looked {
        for action in self.actions() {
            match self.step(action) {
                Looked::Found => {}
                Looked::Nothing => continue,
                Looked::Spent => return Looked::Spent,
            }
            let looked = self.look(lines, depth - 1);
            if looked == Looked::Found {
                return looked;
            }
            self.back();
            if looked == Looked::Spent {
                return looked;
            }
        }
        Looked::Nothing
    }

    fn look(&mut self, lines: &mut EveryLine, depth: usize) -> Looked {
        let hash = self.branch.hash();
        if lines.seen.get(&hash).is_some_and(|&before| before >= depth) {
            return Looked::Nothing;
        }
        lines.seen.insert(hash, depth);
        if self.quest.is_reached(&mut self.branch, &self.line) {
            return Looked::Found;
        }
        if self.is_over() {
            self.over = true;
            return Looked::Nothing;
        }
        if depth == 0 {
            lines.goes_on = true;
            return Looked::Nothing;
        }
        self.within(lines, depth)
    }

    /// Goes on with the position that looks nearest, of all that were come to, again and again;
    /// also once a line was found, as a shorter one may be there.
    fn nearest_first(&mut self, longest: usize) -> Came {
        let mut found: Option<Vec<Action>> = None;
        let looked = self.nearest_shorter(longest, &mut found);
        match found {
            Some(line) => Came::Found(line, false),
            // What looked hopeless was left out.
            None => looked,
        }
    }

    /// Looks for lines as long as that, and for shorter ones than those that were found.
    fn nearest_shorter(&mut self, longest: usize, found: &mut Option<Vec<Action>>) -> Came {
        let mut longest = longest;
        let mut nodes: Vec<LineNode> = Vec::new();
        let mut seen = BTreeSet::from([self.branch.hash()]);
        // Where it is not so: most positions are come to again and again.
        let mut without = BTreeSet::new();
        let mut nearest = BinaryHeap::new();
        let mut here = Some(0);
        while let Some(at) = here {
            if self.go_to(&nodes, at) && self.line.len() < longest {
                for action in self.actions() {
                    if self.quest.is_beside(action.verb) {
                        continue;
                    }
                    match self.step(action) {
                        Looked::Found => {}
                        Looked::Nothing => continue,
                        Looked::Spent => return self.nothing(false),
                    }
                    let there = self.branch.hash();
                    if self.line.len() <= longest && !without.contains(&there) {
                        if self.quest.is_reached(&mut self.branch, &self.line) {
                            longest = self.line.len() - 1;
                            *found = Some(self.line.clone());
                        } else {
                            without.insert(there);
                        }
                    }
                    if self.line.len() < longest
                        && seen.insert(there)
                        && !self.is_over()
                        && let Some(far) = self.quest.distance(&mut self.branch)
                    {
                        self.left = self.left.saturating_sub(SENSE);
                        nodes.push(LineNode { before: at, action });
                        nearest.push(Reverse((far, self.line.len(), nodes.len())));
                    }
                    self.back();
                }
            }
            here = nearest.pop().map(|Reverse((.., node))| node);
        }
        self.nothing(false)
    }

    /// Stands at a node, counted from 1; 0 is where it began. Whether it could.
    fn go_to(&mut self, nodes: &[LineNode], mut node: usize) -> bool {
        let mut way = Vec::new();
        while let Some(LineNode { before, action }) = node.checked_sub(1).and_then(|n| nodes.get(n))
        {
            way.push(*action);
            node = *before;
        }
        way.reverse();
        let same = self.line.iter().zip(&way).take_while(|(a, b)| a == b).count();
        while self.line.len() > same {
            self.back();
        }
        way[same..].iter().all(|&action| {
            let there = self.branch.choose(action).is_ok();
            self.line.extend(there.then_some(action));
            there
        })
    }
}

/// Whether an offer has more actions than are looked at.
fn has_more(offer: &Offer) -> bool {
    let amounts = |range: Range| i64::from(range.most) - i64::from(range.least) + 1;
    offer.range.is_some_and(|range| amounts(range) > ends(offer).len() as i64)
}

/// The actions of an offer that are looked at: of an open amount both ends and what is proposed.
pub(super) fn ends(offer: &Offer) -> Vec<Action> {
    let Some(range) = offer.range else { return vec![offer.action] };
    let with = |n: i32| {
        let mut action = offer.action;
        action.args[range.arg] = n;
        action
    };
    let mut all = vec![offer.action, with(range.least), with(range.most)];
    all.sort();
    all.dedup();
    all
}
