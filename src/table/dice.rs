//! Chance: numbers drawn from ChaCha, one stream per purpose, each draw at its own place of the
//! stream, so that going back and drawing again gives the same number. The only source of chance;
//! our own arithmetic, pinned by tests.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use std::collections::VecDeque;

/// How many purposes have a stream of their own.
pub const STREAMS: usize = 4;
/// Words of the stream that one draw may use; more are never needed in practice, and the draw
/// wraps if they are.
const WORDS: usize = 16;
/// Bytes of a word.
const BYTES: usize = 4;

/// What chance is drawn for. A change of the rules in one place does not shift the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Stream {
    /// Dealing at set-up.
    SetUp = 0,
    /// Dice.
    Dice = 1,
    /// Draws and shuffles in play.
    Draw = 2,
    /// Bots that choose at random: never part of a record.
    Bot = 3,
}

/// The table's source of chance.
pub struct Dice {
    rng: ChaCha8Rng,
    /// The draw that comes next where the generator stands: its stream, and how many it has given
    /// before. To find another place costs as much as several draws.
    next: Option<(Stream, u64)>,
    /// How many numbers each stream has given.
    pub drawn: [u64; STREAMS],
    /// Outcomes that the position editor has queued: given before any is drawn, and part of the
    /// position.
    pub forced: VecDeque<u32>,
    /// Recorded outcomes of the entry that is being replayed: they stand in for what would be
    /// drawn.
    pub script: VecDeque<u32>,
    /// The first recorded outcome that cannot be: it was never given to the rules.
    pub misfit: Option<Misfit>,
}

/// A recorded outcome that today's table cannot have given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("chance is recorded as {outcome}, but only 0 to {} can come out there", .below - 1)]
pub struct Misfit {
    /// What the record says.
    pub outcome: u32,
    /// How many outcomes there are.
    pub below: u32,
}

impl Dice {
    /// A fresh source.
    pub fn new(seed: u64) -> Dice {
        Dice {
            rng: ChaCha8Rng::seed_from_u64(seed),
            next: None,
            drawn: [0; STREAMS],
            forced: VecDeque::new(),
            script: VecDeque::new(),
            misfit: None,
        }
    }

    /// Goes on with the chance of another seed. How much was drawn stays, and with it the hash of
    /// the position: only for games that are tried out and taken back.
    pub(super) fn reseed(&mut self, seed: u64) {
        (self.rng, self.next) = (ChaCha8Rng::seed_from_u64(seed), None);
    }

    /// The number at the present place of a stream, evenly spread below `n`; `n` must be at least
    /// 1. Does not advance; the ledger does, and writes it down.
    pub fn peek(&mut self, stream: Stream, n: u32) -> u32 {
        let (n, drawn) = (n.max(1), self.drawn[stream as usize]);
        if self.next != Some((stream, drawn)) {
            self.rng.set_stream(stream as u64);
            self.rng.set_word_pos(u128::from(drawn) * WORDS as u128);
        }
        // All words of a draw are had at once: one by one they cost several times as much.
        let mut words = [0; WORDS * BYTES];
        self.rng.fill_bytes(&mut words);
        // Rejection keeps every outcome equally likely.
        let limit = u32::MAX - u32::MAX % n;
        let (all, _) = words.as_chunks::<BYTES>();
        let first = all.iter().map(|word| u32::from_le_bytes(*word)).find(|word| *word < limit);
        self.next = first.map(|_| (stream, drawn + 1));
        let word = first.unwrap_or_else(|| {
            loop {
                let word = self.rng.next_u32();
                if word < limit {
                    break word;
                }
            }
        });
        word % n
    }

    /// What comes out where `drawn` would be drawn below `n`: a record that is replayed knows it,
    /// whatever the generator says today. An outcome that cannot be is noted, and not given.
    pub(super) fn scripted(&mut self, drawn: u32, n: u32) -> u32 {
        match self.script.pop_front() {
            Some(outcome) if outcome < n.max(1) => outcome,
            Some(outcome) => {
                self.misfit = self.misfit.or(Some(Misfit { outcome, below: n.max(1) }));
                drawn
            }
            None => drawn,
        }
    }

    /// Draws below `n` and advances: for choosers outside a table, such as bots.
    pub fn below(&mut self, n: u32) -> u32 {
        let value = self.peek(Stream::Bot, n);
        self.drawn[Stream::Bot as usize] += 1;
        value
    }
}
