//! What a stack must fulfil, as arithmetic (DOM-6.1 to DOM-6.5, DOM-14.4, DOM-14.7): the rules, the
//! window and computer players judge stacks with the same functions. They know no table.

use crate::games::dale_of_merchants::level::{BuildHook, CardKind, Hook, SetIx};

/// Most seats of a table.
pub const MOST_SEATS: usize = 4;

/// What the next stack needs (DOM-6.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Needs {
    /// Its number, counted from 1.
    pub stack: i64,
    /// The total of its cards: its number and the threats.
    pub total: i64,
    /// How much of that is due to auras of opponents.
    pub threat: i64,
}

/// Why a stack cannot be laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StackFault {
    /// DOM-6.2: no card of a hand.
    Nothing,
    /// DOM-14.4: no card of the builder.
    NotTheBuilder,
    /// DOM-6.5: more pile cards than this.
    FromPile(i64),
    /// DOM-6.3: junk.
    Junk,
    /// DOM-6.3: cards of several sets.
    Sets,
    /// DOM-6.5: the total is shifted too far.
    Shift,
    /// DOM-6.1: the total is this.
    Total(i64),
}

/// What lies in a stack that is being laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StackTally {
    /// Cards out of hands.
    pub hand: i64,
    /// Cards out of the builder's hand.
    pub own: i64,
    /// The values together, without a shift.
    pub sum: i64,
    /// The set of the hand cards that have one (of the first of them).
    pub set: Option<SetIx>,
    /// Whether hand cards of another set lie there, too.
    pub mixed: bool,
    /// Whether junk out of a hand lies there.
    pub junk: bool,
    /// What the cards allow.
    pub allowed: Allowed,
    /// Cards out of the pile of each seat.
    pub fetched: [i64; MOST_SEATS],
    /// Pile cards that the hand cards of each seat allow.
    pub fetch_by_hand: [i64; MOST_SEATS],
    /// Pile cards that the pile cards of each seat allow, once one is allowed.
    pub fetch_by_pile: [i64; MOST_SEATS],
}

/// What the passives of a stack's cards allow (DOM-6.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Allowed {
    /// Hand cards of different sets.
    pub any_set: bool,
    /// Junk out of a hand.
    pub junk: bool,
    /// So many pile cards.
    pub fetch: i64,
    /// The total may be shifted by so much, up or down.
    pub shift: i64,
    /// A further stack at once.
    pub extra: bool,
}

impl Allowed {
    /// What one card allows.
    pub fn by(card: &CardKind) -> Allowed {
        let mut all = Allowed::default();
        for hook in &card.hooks {
            if let Hook::Build(build) = hook {
                match build {
                    BuildHook::AnySet => all.any_set = true,
                    BuildHook::JunkOk => all.junk = true,
                    BuildHook::AddFromPile(n) => all.fetch += i64::from(*n),
                    BuildHook::Shift(n) => all.shift += i64::from(n.abs()),
                    BuildHook::ExtraBuild => all.extra = true,
                }
            }
        }
        all
    }
    /// Both together (DOM-6.5: they combine).
    pub fn and(self, other: Allowed) -> Allowed {
        Allowed {
            any_set: self.any_set || other.any_set,
            junk: self.junk || other.junk,
            fetch: self.fetch + other.fetch,
            shift: self.shift + other.shift,
            extra: self.extra || other.extra,
        }
    }
    /// What either of them allows: the better of two ways to use one card.
    pub fn or(self, other: Allowed) -> Allowed {
        Allowed {
            fetch: self.fetch.max(other.fetch),
            shift: self.shift.max(other.shift),
            ..self.and(other)
        }
    }
}

impl StackTally {
    /// A card of the hand of the seat with this number; `own` if that is the builder.
    pub fn add_hand(&mut self, card: &CardKind, value: i64, seat: usize, own: bool) {
        let allows = Allowed::by(card);
        self.hand += 1;
        self.own += i64::from(own);
        self.sum += value;
        self.junk |= card.is_junk();
        if let Some(set) = card.set.filter(|_| !card.is_junk()) {
            self.mixed |= self.set.is_some_and(|s| s != set);
            self.set = self.set.or(Some(set));
        }
        self.fetch_by_hand[seat.min(MOST_SEATS - 1)] += allows.fetch;
        self.allowed = self.allowed.and(allows);
    }
    /// A card of the pile of the seat with this number: its set plays no part, nor that it is junk
    /// (DOM-6.5).
    pub fn add_pile(&mut self, card: &CardKind, value: i64, seat: usize) {
        let (allows, seat) = (Allowed::by(card), seat.min(MOST_SEATS - 1));
        self.sum += value;
        self.fetched[seat] += 1;
        self.fetch_by_pile[seat] += allows.fetch;
        self.allowed = self.allowed.and(allows);
    }
    /// How many pile cards the stack may hold of a seat: none without a card of the hand that
    /// allows it (DOM-6.5, DOM-14.7).
    pub fn may_fetch(&self, seat: usize) -> i64 {
        let seat = seat.min(MOST_SEATS - 1);
        if self.fetch_by_hand[seat] > 0 {
            self.fetch_by_hand[seat] + self.fetch_by_pile[seat]
        } else {
            0
        }
    }
    /// Whether this is a stack, shifted by so much.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn judge(&self, shift: i64, needs: Needs) -> Result<(), StackFault> {
        if self.hand == 0 {
            return Err(StackFault::Nothing);
        }
        if self.own == 0 {
            return Err(StackFault::NotTheBuilder);
        }
        if let Some(seat) = (0..MOST_SEATS).find(|&s| self.fetched[s] > self.may_fetch(s)) {
            return Err(StackFault::FromPile(self.may_fetch(seat)));
        }
        if self.junk && !self.allowed.junk {
            return Err(StackFault::Junk);
        }
        if self.mixed && !self.allowed.any_set {
            return Err(StackFault::Sets);
        }
        if shift.abs() > self.allowed.shift {
            return Err(StackFault::Shift);
        }
        if self.sum + shift != needs.total {
            return Err(StackFault::Total(self.sum + shift));
        }
        Ok(())
    }
    /// The shift with which this is a stack, if there is one.
    pub fn fitting_shift(&self, needs: Needs) -> Option<i64> {
        let shift = needs.total - self.sum;
        self.judge(shift, needs).ok().map(|()| shift)
    }
}

/// Sums that can be made, one bit each, from 0 to 63.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sums(pub u64);

impl Default for Sums {
    /// Only nothing.
    fn default() -> Sums {
        Sums(1)
    }
}

impl Sums {
    /// With a card that may be added, in one of several ways.
    pub fn with(self, values: impl IntoIterator<Item = i64>) -> Sums {
        Sums(
            values
                .into_iter()
                .filter(|v| (0..64).contains(v))
                .fold(self.0, |all, v| all | self.0 << v),
        )
    }
    /// Whether a sum above 0 can be made that lies between these two.
    pub fn reach(self, least: i64, most: i64) -> bool {
        (least.max(1)..=most.min(63)).any(|n| self.0 >> n & 1 == 1)
    }
}
