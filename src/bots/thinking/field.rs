//! The field of choices that are compared, and what came of each in the same worlds. Plain
//! arithmetic over pairs: it knows no table, and one choice is called better only beyond chance.

/// The least chance that is told from none where choices are compared.
const NEXT_TO_NONE: f64 = 1e-12;
/// Odds, as a logarithm, beyond which nearly all is decided (1 in 200): what lies further apart is
/// mostly noise of the model, and counts little.
const DECIDED: f64 = 5.3;
/// How much it counts: enough that who is sure to win still takes what lies on its way.
const BEYOND: f64 = 0.1;

/// What came of a line in a world.
#[derive(Clone, Copy)]
pub(super) struct PlayedOut {
    /// How well the seat stands: its chance to win, or else how far it is ahead.
    pub(super) value: f64,
    /// The same as it is compared: the logarithm of the odds, or else how far it is ahead. As far
    /// behind as ahead a step forward is a step forward then; chances that are all next to nought
    /// would be told apart by the one world in which all goes well.
    pub(super) worth: f64,
    /// By how much its fortune is ahead of the best other one, where that is told.
    pub(super) lead: Option<f64>,
}

impl PlayedOut {
    /// A chance to win.
    pub(super) fn of_chance(chance: f64, lead: Option<f64>) -> PlayedOut {
        let odds = (chance.max(NEXT_TO_NONE) / (1.0 - chance).max(NEXT_TO_NONE)).ln();
        let open = odds.clamp(-DECIDED, DECIDED);
        PlayedOut { value: chance, worth: open + BEYOND * (odds - open), lead }
    }
    /// How far the seat is ahead, where chances are not known.
    pub(super) fn ahead_by(ahead: f64, lead: Option<f64>) -> PlayedOut {
        PlayedOut { value: ahead, worth: ahead, lead }
    }
}

/// What came of the choices so far. The first one is what is done where none is better.
pub(super) struct Field {
    /// What came of each in each world; `None` where it was not tried any more.
    came: Vec<Vec<Option<PlayedOut>>>,
    /// Those that are still tried, the first always among them.
    alive: Vec<usize>,
}

impl Field {
    /// Of so many choices nothing is known yet.
    pub(super) fn new(choices: usize) -> Field {
        Field { came: vec![Vec::new(); choices], alive: (0..choices).collect() }
    }

    /// Those that are still tried.
    pub(super) fn alive(&self) -> &[usize] {
        &self.alive
    }

    /// What came of those that are still tried in one more world, in the order of
    /// [`Field::alive`].
    pub(super) fn note(&mut self, world: &[PlayedOut]) {
        let mut new = vec![None; self.came.len()];
        for (&choice, came) in self.alive.iter().zip(world) {
            new[choice] = Some(*came);
        }
        for (known, new) in self.came.iter_mut().zip(new) {
            known.push(new);
        }
    }

    /// By how much a choice led in each world; `None` where it was not tried or nobody is told.
    pub(super) fn leads_of(&self, choice: usize) -> Vec<Option<f64>> {
        self.came[choice].iter().map(|came| came.as_ref()?.lead).collect()
    }

    /// What a choice was worth in each world; `None` where it was not tried.
    fn worths_of(&self, choice: usize) -> Vec<Option<f64>> {
        self.came[choice].iter().map(|came| Some(came.as_ref()?.worth)).collect()
    }

    /// Leaves the worse half of the field out; the first choice stays, to be compared with.
    pub(super) fn halve(&mut self) {
        let keep = self.alive.len().div_ceil(2);
        let mut ranked = self.alive.clone();
        // Equal ones in their order, so that the same worlds always leave the same field.
        ranked.sort_by(|a, b| self.mean(*b).total_cmp(&self.mean(*a)).then(a.cmp(b)));
        ranked.truncate(keep);
        if !ranked.contains(&0) {
            ranked.push(0);
        }
        ranked.sort_unstable();
        self.alive = ranked;
    }

    /// Takes so many of the best into the field again, the first choice among them.
    pub(super) fn keep_best(&mut self, most: usize) {
        let mut ranked: Vec<usize> = (1..self.came.len()).collect();
        ranked.sort_by(|a, b| self.mean(*b).total_cmp(&self.mean(*a)).then(a.cmp(b)));
        ranked.truncate(most.saturating_sub(1));
        ranked.push(0);
        ranked.sort_unstable();
        self.alive = ranked;
    }

    /// The choice that is better than the first by more than so many standard errors, over at
    /// least so many worlds in which both were tried; the first where there is none.
    pub(super) fn best(&self, sureness: f64, pairs: usize) -> usize {
        let others = self.alive.iter().copied().filter(|&choice| choice != 0);
        let best = others.max_by(|a, b| self.mean(*a).total_cmp(&self.mean(*b)).then(b.cmp(a)));
        best.filter(|&choice| self.is_better(choice, sureness, pairs)).unwrap_or(0)
    }

    /// What came of a choice on the mean, and in how many worlds.
    pub(super) fn mean_of(&self, choice: usize) -> (f64, u32) {
        mean(self.came[choice].iter().flatten().map(|came| came.value))
    }

    /// By what choices are ranked.
    fn mean(&self, choice: usize) -> f64 {
        match mean(self.came[choice].iter().flatten().map(|came| came.worth)) {
            (_, 0) => f64::NEG_INFINITY,
            (mean, _) => mean,
        }
    }

    fn is_better(&self, choice: usize, sureness: f64, pairs: usize) -> bool {
        Gain::between(&self.worths_of(choice), &self.worths_of(0))
            .is_some_and(|gain| gain.worlds >= pairs && gain.mean > 0.0 && gain.is_sure(sureness))
    }
}

/// The mean, and of how many.
fn mean(all: impl Iterator<Item = f64>) -> (f64, u32) {
    let (sum, count) = all.fold((0.0, 0), |(sum, n), one| (sum + one, n + 1));
    (sum / f64::from(count.max(1)), count)
}

/// By how much one choice came out better than another, over the worlds in which both were tried.
pub(super) struct Gain {
    pub(super) mean: f64,
    /// Its standard error.
    error: f64,
    pub(super) worlds: usize,
}

impl Gain {
    /// `None` where both were tried in fewer than two worlds.
    pub(super) fn between(one: &[Option<f64>], other: &[Option<f64>]) -> Option<Gain> {
        let both = one.iter().zip(other);
        let gains: Vec<f64> = both.filter_map(|(a, b)| Some((*a)? - (*b)?)).collect();
        let (worlds, count) = (gains.len(), gains.len() as f64);
        if worlds < 2 {
            return None;
        }
        let mean = gains.iter().sum::<f64>() / count;
        let squares: f64 = gains.iter().map(|gain| (gain - mean) * (gain - mean)).sum();
        let error = (squares / (count - 1.0) / count).sqrt();
        Some(Gain { mean, error, worlds })
    }

    /// Whether it is more than so many standard errors, to either side.
    pub(super) fn is_sure(&self, sureness: f64) -> bool {
        self.mean.abs() > sureness * self.error
    }
}

#[cfg(test)]
mod tests {
    use super::{Field, Gain, PlayedOut};

    fn note<const N: usize>(field: &mut Field, values: [f64; N]) {
        field.note(&values.map(|value| PlayedOut::ahead_by(value, Some(-value))));
    }

    #[test]
    fn the_first_stays_and_only_what_is_surely_better_takes_its_place() {
        let mut field = Field::new(4);
        for world in 0..8 {
            let shake = f64::from(world % 3);
            note(&mut field, [10.0 + shake, 14.0 + shake, 9.0, 11.0 - 4.0 * shake]);
        }
        assert_eq!(field.best(2.0, 6), 1);
        assert_eq!(field.best(2.0, 9), 0);
        let lead = Gain::between(&field.leads_of(1), &field.leads_of(0)).expect("both were tried");
        assert_eq!((lead.mean, lead.worlds), (-4.0, 8));
        assert!(lead.is_sure(2.0));
        field.halve();
        assert_eq!(field.alive(), [0, 1]);
        let mut noisy = Field::new(2);
        for world in 0..8 {
            note(&mut noisy, [10.0, if world % 2 == 0 { 30.0 } else { -9.0 }]);
        }
        assert_eq!(noisy.best(2.0, 6), 0);
        let lead = Gain::between(&noisy.leads_of(1), &noisy.leads_of(0)).expect("both were tried");
        assert!(!lead.is_sure(1.5), "chance is no reason");
        let mut worse = Field::new(2);
        note(&mut worse, [1.0, 0.0]);
        worse.halve();
        assert_eq!(worse.alive(), [0]);
    }

    #[test]
    fn far_behind_a_sure_step_is_better_than_one_world_in_which_all_goes_well() {
        let mut field = Field::new(2);
        for world in 0..8 {
            let daring = if world == 3 { 0.2 } else { 0.01 };
            field.note(&[0.02, daring].map(|chance| PlayedOut::of_chance(chance, None)));
        }
        assert!(field.mean_of(1) > field.mean_of(0), "what is told is the chance itself");
        field.halve();
        assert_eq!((field.alive(), field.best(1.0, 6)), (&[0][..], 0));
        // Who is all but sure to win still takes what lies on its way.
        let mut won = Field::new(2);
        (0..8).for_each(|_| {
            won.note(&[0.9995, 0.9999].map(|chance| PlayedOut::of_chance(chance, None)));
        });
        assert_eq!(won.best(1.0, 6), 1);
        let sure = [0.0, 1.0].map(|chance| PlayedOut::of_chance(chance, None).worth);
        assert!(sure[0].is_finite() && (sure[0] + sure[1]).abs() < 1e-9);
    }
}
