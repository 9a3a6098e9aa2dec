//! How far the computer player plans its shop: as far as the greedy player does, as whoever plays
//! worlds on, and as whoever looks for ways that are worth comparing. It plans nothing itself.

/// How far is planned.
#[derive(Debug)]
pub(super) struct PlannerReach {
    /// Tapes that are tried.
    pub tapes: u64,
    /// Drafts that are kept for each hour.
    pub width: usize,
    /// Ways to carry out one visit that are kept.
    pub ways: usize,
    /// First steps that are thought through.
    pub first: usize,
    /// Of those, most that visit the same space.
    pub alike: usize,
    /// Ways that are kept within a visit.
    pub midway: usize,
    /// Hours that are planned after the first step.
    pub hours: i64,
    /// How much of what others gain in the harbour counts against an own gain, in hundredths.
    pub envy: i64,
}

/// As far as the greedy player plans.
pub(super) const GREEDY: PlannerReach = PlannerReach {
    tapes: 3,
    width: 8,
    ways: 6,
    first: 9,
    alike: 9,
    midway: 96,
    hours: 99,
    envy: 30,
};
/// As far as one sees who plays worlds on: one visit.
pub(super) const QUICK: PlannerReach = PlannerReach {
    tapes: 1,
    width: 1,
    ways: 3,
    first: 1,
    alike: 1,
    midway: 24,
    hours: 0,
    ..GREEDY
};
/// As far as is planned for what shall be compared: more visits, and of each only the best ways.
pub(super) const WIDE: PlannerReach = PlannerReach { first: 16, alike: 4, envy: 100, ..GREEDY };
