//! Turns the written effect of a card, a tree with names, into a [`Program`], a flat list with
//! numbers.
//!
//! Everything that an interpreter leans on is made sure of here: names are bound before they are
//! read and keep one meaning, buffers are empty at the end, loops and delayed parts stand where
//! they can be carried out. It must never guess.

use super::{
    CardIx, DieIx,
    effects::{
        BindKind, BufferInfo, Loop, MAX_BINDS, MAX_BUFFERS, MAX_CARD_BINDS, MAX_LOOPS, Pc, Program,
        Step,
    },
    syntax::{Effect, N},
    vocabulary::{Bind, Buffer, Condition, LoopMode, Number},
};

/// Most steps that one program may have.
const MAX_STEPS: usize = 200;
/// Most rounds that loops inside one another may come to: they are gone through in one action.
const MOST_ROUNDS: i32 = 1000;
/// Most numbers of things that a written constant may mean.
const MOST: i32 = 100;
/// Rounds of a loop whose number is only known in play, as they are counted for [`MOST_ROUNDS`]:
/// somebody may name the largest one.
const UNKNOWN_ROUNDS: i32 = MOST;
/// Rounds of a loop over players, counted likewise.
const PLAYERS: i32 = 4;

/// Something that stands in the way: a text key with its arguments.
pub(super) type EffectFault = (&'static str, Vec<(&'static str, String)>);

/// Where an effect stands: not everything has a meaning everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    /// What a technique does.
    Technique,
    /// Before a purchase.
    PayBefore,
    /// When the card is bought.
    OnBought,
    /// Any other passive.
    Passive,
}

/// Compiles one effect.
pub(super) struct Compiler<'a> {
    pub(super) role: Role,
    dice: &'a dyn Fn(&str) -> Option<DieIx>,
    pub(super) faults: Vec<EffectFault>,
    steps: Vec<Step>,
    binds: Vec<KnownName<BindKind>>,
    pub(super) buffers: Vec<KnownName<BufferUse>>,
    loops: usize,
    depth: usize,
    rounds: i32,
    later: Option<Pc>,
}

/// A name of a binding or a buffer, and what is known of it.
pub(super) struct KnownName<T> {
    pub(super) name: String,
    pub(super) known: bool,
    pub(super) what: T,
}

/// What has happened to a buffer so far.
#[derive(Clone, Copy, Default)]
pub(super) struct BufferUse {
    /// The controller looks into it.
    pub(super) seen: bool,
    /// There may be cards in it.
    pub(super) filled: bool,
    /// How many cards it can hold at most, if that is known.
    pub(super) most: Option<i32>,
}

impl<'a> Compiler<'a> {
    /// A compiler for an effect that stands in this role; `dice` knows the dice of the level.
    pub(super) fn new(role: Role, dice: &'a dyn Fn(&str) -> Option<DieIx>) -> Self {
        Compiler {
            role,
            dice,
            faults: Vec::new(),
            steps: Vec::new(),
            binds: Vec::new(),
            buffers: Vec::new(),
            loops: 0,
            depth: 0,
            rounds: 1,
            later: None,
        }
    }

    /// Compiles a whole effect. The program is to be used only if there are no faults.
    pub(super) fn program(
        mut self,
        effects: &[Effect],
        card: CardIx,
    ) -> (Program, Vec<EffectFault>, Vec<String>) {
        for (nth, effect) in effects.iter().enumerate() {
            match effect {
                Effect::Later(body) => self.later(body, nth + 1 == effects.len()),
                other => self.effect(other),
            }
        }
        self.end();
        if self.steps.len() > MAX_STEPS {
            self.fault("level-effect-long", "steps", MAX_STEPS.to_string());
        }
        if self.binds.len() > MAX_BINDS || self.buffers.len() > MAX_BUFFERS {
            self.fault(
                "level-effect-names",
                "id",
                self.binds.iter().map(|bind| bind.name.as_str()).collect::<Vec<_>>().join(", "),
            );
        }
        let of_cards: Vec<&str> = self
            .binds
            .iter()
            .filter(|bind| bind.what == BindKind::Cards)
            .map(|bind| bind.name.as_str())
            .collect();
        if of_cards.len() > MAX_CARD_BINDS {
            self.fault("level-effect-card-names", "id", of_cards.join(", "));
        }
        if self.loops > MAX_LOOPS {
            self.fault("level-effect-nested", "most", MAX_LOOPS.to_string());
        }
        let names = self.binds.iter().map(|bind| bind.name.clone()).collect();
        let program = Program {
            card,
            steps: self.steps,
            binds: self.binds.into_iter().map(|bind| bind.what).collect(),
            buffers: self
                .buffers
                .into_iter()
                .map(|buffer| BufferInfo { seen: buffer.what.seen })
                .collect(),
            loops: self.loops.min(MAX_LOOPS) as u8,
            later: self.later,
        };
        (program, self.faults, names)
    }

    /// The end of a walk: no card may be left in a buffer.
    fn end(&mut self) {
        self.steps.push(Step::Done);
        let left: Vec<String> = self
            .buffers
            .iter()
            .filter(|buffer| buffer.what.filled)
            .map(|buffer| buffer.name.clone())
            .collect();
        for name in left {
            self.fault("level-effect-buffer-left", "id", name);
        }
    }

    /// The delayed part: it begins anew, with nothing bound and nothing in a buffer.
    fn later(&mut self, body: &[Effect], last: bool) {
        if !last || self.role != Role::Technique || self.later.is_some() {
            self.fault("level-effect-later", "id", "later".to_owned());
        }
        self.end();
        self.later = Some(self.here());
        self.binds.iter_mut().for_each(|bind| bind.known = false);
        self.buffers.iter_mut().for_each(|buffer| {
            buffer.what = BufferUse { seen: buffer.what.seen, ..BufferUse::default() }
        });
        body.iter().for_each(|effect| self.effect(effect));
    }

    fn here(&self) -> Pc {
        self.steps.len() as Pc
    }

    /// Reports what stands in the way, with one argument.
    pub(super) fn fault(&mut self, key: &'static str, name: &'static str, value: String) {
        self.faults.push((key, vec![(name, value)]));
    }

    /// Reports a word that means nothing where it stands.
    pub(super) fn misplaced(&mut self, word: &str) {
        self.fault("level-effect-misplaced", "id", word.to_owned());
    }

    /// The binding that a step sets. A name keeps one meaning through a program.
    pub(super) fn bind(&mut self, name: &str, kind: BindKind) -> Bind {
        let at = self.binds.iter().position(|bind| bind.name == name).unwrap_or_else(|| {
            self.binds.push(KnownName { name: name.to_owned(), known: true, what: kind });
            self.binds.len() - 1
        });
        if self.binds[at].what != kind || name.is_empty() {
            self.fault("level-effect-kind", "id", name.to_owned());
        }
        self.binds[at].known = true;
        Bind(at.min(usize::from(u8::MAX)) as u8)
    }

    /// The binding that a step reads; `None` for a kind that does not matter.
    pub(super) fn read(&mut self, name: &str, kind: Option<BindKind>) -> Bind {
        let Some(at) = self.binds.iter().position(|bind| bind.name == name && bind.known) else {
            self.fault("level-effect-unbound", "id", name.to_owned());
            return Bind(0);
        };
        if kind.is_some_and(|kind| kind != self.binds[at].what) {
            self.fault("level-effect-kind", "id", name.to_owned());
        }
        Bind(at.min(usize::from(u8::MAX)) as u8)
    }

    /// The buffer that a step puts cards into, at most so many if that is known.
    pub(super) fn fill(&mut self, name: &str, most: Option<i32>) -> Buffer {
        let at = self.buffers.iter().position(|buffer| buffer.name == name).unwrap_or_else(|| {
            let what = BufferUse { seen: false, filled: false, most: Some(0) };
            self.buffers.push(KnownName { name: name.to_owned(), known: true, what });
            self.buffers.len() - 1
        });
        let most = if self.depth > 0 { None } else { most };
        let buffer = &mut self.buffers[at];
        let had = if buffer.what.filled { buffer.what.most } else { Some(0) };
        buffer.known = true;
        buffer.what.filled = true;
        buffer.what.most = had.zip(most).map(|(had, more)| had.saturating_add(more));
        Buffer(at.min(usize::from(u8::MAX)) as u8)
    }

    /// The buffer that a step takes cards from.
    pub(super) fn drain(&mut self, name: &str) -> Buffer {
        let Some(at) =
            self.buffers.iter().position(|buffer| buffer.name == name && buffer.what.filled)
        else {
            self.fault("level-effect-unfilled", "id", name.to_owned());
            return Buffer(0);
        };
        Buffer(at.min(usize::from(u8::MAX)) as u8)
    }

    /// What is known of a buffer that a step takes cards from.
    pub(super) fn buffer(&mut self, buffer: Buffer) -> Option<&mut BufferUse> {
        self.buffers.get_mut(buffer.ix()).map(|buffer| &mut buffer.what)
    }

    /// Reports a constant that no table can mean.
    pub(super) fn sensible(&mut self, number: i32, least: i32) {
        if !(least..=MOST).contains(&number) {
            self.fault("level-effect-number", "number", number.to_string());
        }
    }

    fn block(&mut self, effects: &[Effect]) {
        effects.iter().for_each(|effect| self.effect(effect));
    }

    /// Which buffers may hold cards, to go back to where ways part.
    fn filled(&self) -> Vec<bool> {
        self.buffers.iter().map(|buffer| buffer.what.filled).collect()
    }

    /// Where two ways meet again, a buffer may hold cards if it may on either.
    fn meet(&mut self, other: &[bool]) {
        for (buffer, filled) in self.buffers.iter_mut().zip(other) {
            buffer.what.filled |= filled;
        }
    }

    fn part(&mut self, before: &[bool]) {
        for (at, buffer) in self.buffers.iter_mut().enumerate() {
            buffer.what.filled = before.get(at).copied().unwrap_or(false);
        }
    }

    /// A jump that leads here.
    fn land(&mut self, at: usize) {
        let here = self.here();
        match &mut self.steps[at] {
            Step::Unless { to, .. } | Step::Jump(to) | Step::May { no: to } => *to = here,
            Step::ForEach { end, .. } | Step::Repeat { end, .. } => *end = here,
            _ => {}
        }
    }

    fn push(&mut self, step: Step) -> usize {
        self.steps.push(step);
        self.steps.len() - 1
    }

    fn effect(&mut self, effect: &Effect) {
        match effect {
            Effect::If { condition, then, otherwise } => self.branch(condition, then, otherwise),
            Effect::May(body) => {
                let head = self.push(Step::May { no: 0 });
                let before = self.filled();
                self.block(body);
                self.meet(&before);
                self.land(head);
            }
            Effect::ForEach { group, direction, mode, bind, body } => {
                let (group, direction) = (self.group(group), self.direction(direction));
                let player = self.bind(bind, BindKind::Players);
                let counter = self.enter();
                let (mode, end) = (*mode, 0);
                let head = Step::ForEach { group, direction, mode, player, counter, end };
                let moves = body.iter().all(|effect| matches!(effect, Effect::Move { .. }));
                if mode == LoopMode::Together && !moves {
                    self.misplaced("together");
                }
                let around = self.count_rounds(PLAYERS);
                self.each(head, body);
                self.rounds = around;
            }
            Effect::Repeat { count, body } => {
                let count = self.number(count);
                let counter = self.enter();
                let head = self.push(Step::Repeat { count, counter, end: 0 });
                let before = self.filled();
                let around = self.count_rounds(match count {
                    Number::Fixed(times) => times,
                    _ => UNKNOWN_ROUNDS,
                });
                self.block(body);
                self.rounds = around;
                self.meet(&before);
                self.push(Step::NextRound { head: head as Pc });
                self.land(head);
                self.depth -= 1;
            }
            Effect::Later(_) => self.fault("level-effect-later", "id", "later".to_owned()),
            plain => {
                let step = self.plain(plain);
                self.steps.push(step);
            }
        }
    }

    /// One of two blocks.
    fn branch(&mut self, condition: &Condition<N>, then: &[Effect], otherwise: &[Effect]) {
        let condition = self.condition(condition);
        let head = self.push(Step::Unless { condition, to: 0 });
        let before = self.filled();
        self.block(then);
        let after = self.filled();
        self.part(&before);
        if otherwise.is_empty() {
            self.land(head);
        } else {
            let over = self.push(Step::Jump(0));
            self.land(head);
            self.block(otherwise);
            self.land(over);
        }
        self.meet(&after);
    }

    /// A block that is carried out for each player, begun by its head.
    fn each(&mut self, head: Step, body: &[Effect]) {
        let head = self.push(head);
        let before = self.filled();
        self.block(body);
        self.meet(&before);
        self.push(Step::NextPlayer { head: head as Pc });
        self.land(head);
        self.depth -= 1;
    }

    /// Counts the rounds of a loop into those around it, and gives back how many those were.
    fn count_rounds(&mut self, times: i32) -> i32 {
        let around = self.rounds;
        self.rounds = around.saturating_mul(times.max(1));
        if self.rounds > MOST_ROUNDS {
            let args = vec![("rounds", self.rounds.to_string()), ("most", MOST_ROUNDS.to_string())];
            self.faults.push(("level-effect-rounds", args));
        }
        around
    }

    fn enter(&mut self) -> Loop {
        let counter = Loop(self.depth.min(MAX_LOOPS) as u8);
        self.depth += 1;
        self.loops = self.loops.max(self.depth);
        counter
    }

    /// The die of this name.
    pub(super) fn die(&mut self, name: &str) -> DieIx {
        (self.dice)(name).unwrap_or_else(|| {
            self.fault("level-unknown", "id", name.to_owned());
            DieIx(0)
        })
    }
}
