//! Chance for attacks: everything that is tried follows from a seed and the number of the try, so
//! that each finding can be repeated alone. It never asks a clock.

use super::tables::Configuration;
use caravanserai::table::{dice::Dice, game::Setup, hash::fold};

/// A source of chance.
pub struct Chance(Dice);

impl Chance {
    /// The chance of one try of an attack.
    pub fn of(seed: u64, number: u64) -> Chance {
        Chance(Dice::new(fold(seed, [number])))
    }
    /// A number below `n`; 0 where there is none.
    pub fn below(&mut self, n: usize) -> usize {
        self.0.below(u32::try_from(n).unwrap_or(u32::MAX).max(1)) as usize
    }
    /// A number from `least` to `most`.
    pub fn within(&mut self, least: usize, most: usize) -> usize {
        least + self.below(most.saturating_sub(least) + 1)
    }
    /// True once in so many times.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }
    /// Any number of 64 bits.
    pub fn number(&mut self) -> u64 {
        (self.below(u32::MAX as usize) as u64) << 32 | self.below(u32::MAX as usize) as u64
    }
    /// One of a list that is not empty.
    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
    /// Changes a set-up: one option in four, and the races of some seats.
    pub fn vary(&mut self, table: Configuration, setup: &mut Setup) {
        table.vary(setup, &mut self.0, 4);
    }
    /// A place in a text at which it can be cut.
    pub fn place(&mut self, text: &str) -> usize {
        let mut at = self.below(text.len() + 1);
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        at
    }
}
