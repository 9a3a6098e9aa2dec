//! How a chance to win looks to whoever has a way of playing: one likes what is safe, another what
//! it can count at once. Plain arithmetic over figures that are data; it knows no game and no
//! table.

use crate::{bots::Count, games::levels::WayOfPlaying};

/// A way of playing; the plain one takes chances as they are.
#[derive(Clone, Debug)]
pub(super) struct Way {
    /// To which power a chance is taken: below one, whoever wins with certainty half as often is
    /// better off than whoever wagers everything.
    power: f64,
    /// What is liked, and by how much one of it makes winning look likelier: the odds grow by e to
    /// the power of that.
    likes: Vec<(String, f64)>,
}

impl Default for Way {
    fn default() -> Way {
        Way { power: 1.0, likes: Vec::new() }
    }
}

impl Way {
    /// That of a player, as data describe it.
    pub(super) fn of(way: &WayOfPlaying) -> Way {
        let likes = way.likes.iter().map(|(name, weight)| (name.clone(), *weight as f64 / 1e6));
        Way { power: f64::from(way.courage) / 100.0, likes: likes.collect() }
    }

    /// How a chance looks with so much of everything.
    pub(super) fn liking(&self, chance: f64, counts: &[Count]) -> f64 {
        let of = |(name, weight): &(String, f64)| {
            counts.iter().find(|count| count.name == name).map(|count| count.number as f64 * weight)
        };
        let liked: f64 = self.likes.iter().filter_map(of).sum();
        let odds = chance * liked.clamp(-20.0, 20.0).exp();
        odds / (odds + 1.0 - chance)
    }

    /// What a chance counts for.
    pub(super) fn of_chance(&self, chance: f64) -> f64 {
        chance.clamp(0.0, 1.0).powf(self.power)
    }
}

#[cfg(test)]
mod tests {
    use super::Way;
    use crate::{bots::Count, games::levels::WayOfPlaying};

    fn way(courage: u32, likes: &[(&str, i64)]) -> Way {
        let likes = likes.iter().map(|&(name, weight)| (name.to_owned(), weight)).collect();
        Way::of(&WayOfPlaying { courage, likes, ..WayOfPlaying::default() })
    }

    #[test]
    fn the_cautious_rather_have_half_for_sure_and_the_plain_do_not_mind() {
        let wager = |way: &Way| (way.of_chance(0.9) + way.of_chance(0.1)) / 2.0;
        let (careful, plain, bold) = (way(50, &[]), Way::default(), way(200, &[]));
        assert!(careful.of_chance(0.5) > wager(&careful));
        assert!((plain.of_chance(0.5) - wager(&plain)).abs() < 1e-9);
        assert!(bold.of_chance(0.5) < wager(&bold));
    }

    #[test]
    fn what_is_liked_makes_a_position_look_better_and_certainty_stays() {
        let goods = |number| [Count { name: "goods", number }];
        let fond = way(100, &[("goods", 100_000)]);
        assert!(fond.liking(0.5, &goods(3)) > fond.liking(0.5, &goods(2)));
        assert!((fond.liking(0.5, &goods(0)) - 0.5).abs() < 1e-9);
        assert!(fond.liking(1.0, &goods(-9)) > 0.999 && fond.liking(0.0, &goods(9)) < 0.001);
        assert!((Way::default().liking(0.3, &goods(9)) - 0.3).abs() < 1e-9);
    }
}
