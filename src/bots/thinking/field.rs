//! The field of choices that are compared, and what came of each in the same worlds. Plain
//! arithmetic over pairs: it knows no table, and one choice is called better only beyond chance.

/// What came of the choices so far. The first one is what is done where none is better.
pub(super) struct Field {
    /// What came of each in each world; `None` where it was not tried any more.
    values: Vec<Vec<Option<f64>>>,
    /// Those that are still tried, the first always among them.
    alive: Vec<usize>,
}

impl Field {
    /// Of so many choices nothing is known yet.
    pub(super) fn new(choices: usize) -> Field {
        Field { values: vec![Vec::new(); choices], alive: (0..choices).collect() }
    }

    /// Those that are still tried.
    pub(super) fn alive(&self) -> &[usize] {
        &self.alive
    }

    /// What came of those that are still tried in one more world, in the order of
    /// [`Field::alive`].
    pub(super) fn note(&mut self, world: &[f64]) {
        for values in &mut self.values {
            values.push(None);
        }
        for (&choice, &value) in self.alive.iter().zip(world) {
            if let Some(last) = self.values[choice].last_mut() {
                *last = Some(value);
            }
        }
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
        let mut ranked: Vec<usize> = (1..self.values.len()).collect();
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
        let known = self.values[choice].iter().flatten();
        let (sum, count) = known.fold((0.0, 0), |(sum, n), value| (sum + value, n + 1));
        (sum / f64::from(count.max(1)), count)
    }

    fn mean(&self, choice: usize) -> f64 {
        match self.mean_of(choice) {
            (_, 0) => f64::NEG_INFINITY,
            (mean, _) => mean,
        }
    }

    fn is_better(&self, choice: usize, sureness: f64, pairs: usize) -> bool {
        let both = self.values[choice].iter().zip(&self.values[0]);
        let gains: Vec<f64> = both.filter_map(|(a, b)| Some((*a)? - (*b)?)).collect();
        let count = gains.len() as f64;
        if gains.len() < pairs.max(2) {
            return false;
        }
        let mean = gains.iter().sum::<f64>() / count;
        let squares: f64 = gains.iter().map(|gain| (gain - mean) * (gain - mean)).sum();
        let error = (squares / (count - 1.0) / count).sqrt();
        mean > 0.0 && mean > sureness * error
    }
}

#[cfg(test)]
mod tests {
    use super::Field;

    #[test]
    fn the_first_stays_and_only_what_is_surely_better_takes_its_place() {
        let mut field = Field::new(4);
        for world in 0..8 {
            let shake = f64::from(world % 3);
            field.note(&[10.0 + shake, 14.0 + shake, 9.0, 11.0 - 4.0 * shake]);
        }
        assert_eq!(field.best(2.0, 6), 1);
        assert_eq!(field.best(2.0, 9), 0);
        field.halve();
        assert_eq!(field.alive(), [0, 1]);
        let mut noisy = Field::new(2);
        for world in 0..8 {
            noisy.note(&[10.0, if world % 2 == 0 { 30.0 } else { -9.0 }]);
        }
        assert_eq!(noisy.best(2.0, 6), 0);
        let mut worse = Field::new(2);
        worse.note(&[1.0, 0.0]);
        worse.halve();
        assert_eq!(worse.alive(), [0]);
    }
}
