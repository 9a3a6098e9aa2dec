//! The branches of the game on the table: what somebody tries without playing it. Each is a game of
//! its own; the one that is tried lies on the table in place of the game, which is not touched.

use crate::table::{ids::Viewer, plan::Plan, play::Play};

/// Most branches of one game.
pub const MOST: usize = 32;

/// A line of play: the game itself, or a branch.
pub struct Variation {
    /// Its number: 0 is the game.
    pub number: usize,
    /// The line from which it was opened; the game's is itself.
    pub parent: usize,
    /// After how many entries of that one it begins.
    pub from: usize,
    /// How many entries of its own record are not what was tried.
    pub base: usize,
    /// Who tries; everything that this one does not know is dealt anew in it.
    pub viewer: Option<Viewer>,
    /// Its name; empty if it was given none.
    pub name: String,
    /// What was tried, as a list of steps; the game has none.
    pub plan: Option<Plan>,
    /// The play, where it does not lie on the table.
    pub play: Option<Play>,
}

/// The lines of the game on the table. Empty as long as no branch was opened.
#[derive(Default)]
pub struct Branches {
    variations: Vec<Variation>,
    here: usize,
    next: usize,
}

impl Branches {
    /// The game and all branches in the order of their numbers; none as long as none was opened.
    pub fn variations_mut(&mut self) -> &mut [Variation] {
        &mut self.variations
    }
    /// The number of the one on the table; 0 is the game.
    pub fn here(&self) -> usize {
        self.here
    }
    /// The one with this number.
    pub fn variation(&self, number: usize) -> Option<&Variation> {
        self.variations.iter().find(|v| v.number == number)
    }
    /// How many entries of what lies on the table cannot be taken back: those that came before the
    /// branch.
    pub fn base(&self) -> usize {
        self.variation(self.here).map_or(0, |v| v.base)
    }
    /// Whether there is room for one more.
    pub fn is_full(&self) -> bool {
        self.variations.len() > MOST
    }

    /// Puts a branch on the table in place of `table`; its number is given back.
    pub fn open(
        &mut self,
        table: &mut Option<Play>,
        mut play: Play,
        viewer: Option<Viewer>,
        name: String,
    ) -> usize {
        if self.variations.is_empty() {
            let name = String::new();
            let game = Variation {
                number: 0,
                parent: 0,
                from: 0,
                base: 0,
                viewer: None,
                name,
                plan: None,
                play: None,
            };
            self.variations.push(game);
            self.next = 1;
        }
        let from = table.as_ref().map_or(0, |p| p.entries().len());
        let variation = Variation {
            number: self.next,
            parent: self.here,
            from,
            base: play.entries().len(),
            viewer,
            name,
            plan: Some(Plan::new(viewer.unwrap_or(Viewer::Everybody), &mut play)),
            play: Some(play),
        };
        self.variations.push(variation);
        self.next += 1;
        self.go(table, self.next - 1);
        self.here
    }

    /// Puts another line on the table; `false` if there is none with this number.
    pub fn go(&mut self, table: &mut Option<Play>, number: usize) -> bool {
        if number == self.here {
            return true;
        }
        let at = |all: &[Variation], number| all.iter().position(|v| v.number == number);
        let (Some(from), Some(to)) =
            (at(&self.variations, self.here), at(&self.variations, number))
        else {
            return false;
        };
        let Some(play) = self.variations[to].play.take() else { return false };
        self.variations[from].play = table.replace(play);
        self.here = number;
        true
    }

    /// The steps of a line, to be changed and kept again.
    pub fn take_plan(&mut self, number: usize) -> Option<Plan> {
        self.variations.iter_mut().find(|v| v.number == number)?.plan.take()
    }
    /// Keeps the steps of a line.
    pub fn keep_plan(&mut self, number: usize, plan: Plan) {
        if let Some(line) = self.variations.iter_mut().find(|v| v.number == number) {
            line.plan = Some(plan);
        }
    }

    /// Forgets a branch that does not lie on the table; those that were opened from it then hang on
    /// the line it came from.
    pub fn forget(&mut self, number: usize) {
        let Some(parent) = self.variation(number).map(|v| v.parent) else { return };
        if number == 0 || number == self.here {
            return;
        }
        self.variations.retain(|v| v.number != number);
        for child in self.variations.iter_mut().filter(|v| v.parent == number) {
            child.parent = parent;
        }
    }
}
