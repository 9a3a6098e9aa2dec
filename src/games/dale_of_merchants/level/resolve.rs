//! Turns the words of a written effect into those of a program: names become numbers, and a word
//! that means nothing where it stands is reported.
//!
//! The order of steps is none of its business; see [`compile`](super::compile).

use super::{
    compile::{Compiler, Role},
    effects::{BindKind, Step},
    syntax::{Effect, N},
    vocabulary::{
        Altered, Aura, Bind, By, Change, Condition, Count, DealTo, Dest, Direction, Group, Number,
        Pick, Player, Source, Who, Zone,
    },
};

/// Most cards that one binding remembers.
const MOST_BOUND: i32 = 4;

impl Compiler<'_> {
    pub(super) fn player(&mut self, player: &Player<N>) -> Player {
        match player {
            Player::Me => Player::Me,
            Player::Bound(name) => Player::Bound(self.read(name, Some(BindKind::Players))),
            Player::Neighbour(name, way) => Player::Neighbour(
                self.read(name, Some(BindKind::Players)),
                self.read(way, Some(BindKind::Direction)),
            ),
            Player::AnyOther => {
                self.misplaced("any_other");
                Player::AnyOther
            }
        }
    }

    pub(super) fn number(&mut self, number: &Number<N>) -> Number {
        match number {
            Number::Fixed(n) => {
                self.sensible(*n, 0);
                Number::Fixed(*n)
            }
            Number::Bound(name) => Number::Bound(self.read(name, Some(BindKind::Number))),
            Number::HandCount(player) => Number::HandCount(self.player(player)),
            Number::HighestValue(player) => Number::HighestValue(self.player(player)),
            Number::ValueOf(name) => Number::ValueOf(self.read(name, Some(BindKind::Cards))),
        }
    }

    pub(super) fn group(&mut self, group: &Group<N, N>) -> Group {
        match group {
            Group::All => Group::All,
            Group::Others => Group::Others,
            Group::Picked(name) => Group::Picked(self.read(name, Some(BindKind::Players))),
            Group::SourcesOf(name) => Group::SourcesOf(self.drain(name)),
        }
    }

    pub(super) fn direction(&mut self, direction: &Direction<N>) -> Direction {
        match direction {
            Direction::Clockwise => Direction::Clockwise,
            Direction::Bound(name) => Direction::Bound(self.read(name, Some(BindKind::Direction))),
        }
    }

    pub(super) fn condition(&mut self, condition: &Condition<N>) -> Condition {
        match condition {
            Condition::Equal(a, b) => Condition::Equal(self.number(a), self.number(b)),
            Condition::Is(name, fit) => Condition::Is(self.read(name, Some(BindKind::Cards)), *fit),
            Condition::CanBuildWith(name) => {
                Condition::CanBuildWith(self.read(name, Some(BindKind::Cards)))
            }
            Condition::IsSet(name) => Condition::IsSet(self.read(name, None)),
        }
    }

    fn source(&mut self, source: &Source<N>) -> Source {
        match source {
            Source::DeckOf(player) => Source::DeckOf(self.player(player)),
            Source::Supply => Source::Supply,
        }
    }

    fn zone(&mut self, zone: &Zone<N, N>) -> Zone {
        match zone {
            Zone::Hand(player) => Zone::Hand(self.player(player)),
            Zone::ShownHand(player) => {
                self.misplaced("shown_hand");
                Zone::ShownHand(self.player(player))
            }
            Zone::Deck(player) => Zone::Deck(self.player(player)),
            Zone::DeckTop(player) => Zone::DeckTop(self.player(player)),
            Zone::Pile(player) => Zone::Pile(self.player(player)),
            Zone::PileTop(player) => Zone::PileTop(self.player(player)),
            Zone::Stall(player) => Zone::Stall(self.player(player)),
            Zone::RightStack(player) => Zone::RightStack(self.player(player)),
            Zone::Market => Zone::Market,
            Zone::SupplyTop => Zone::SupplyTop,
            Zone::BinTop => Zone::BinTop,
            Zone::Payment => {
                if self.role != Role::OnBought {
                    self.misplaced("payment");
                }
                Zone::Payment
            }
            Zone::Buffer(name) => Zone::Buffer(self.drain(name)),
            Zone::ThisCard => Zone::ThisCard,
            Zone::Bound(name) => Zone::Bound(self.read(name, Some(BindKind::Cards))),
        }
    }

    fn dest(&mut self, dest: &Dest<N, N>, most: Option<i32>) -> Dest {
        match dest {
            Dest::Hand(player) => Dest::Hand(self.player(player)),
            Dest::DeckTop(player) => Dest::DeckTop(self.player(player)),
            Dest::PileTop(player) => Dest::PileTop(self.player(player)),
            Dest::ThrownAway => Dest::ThrownAway,
            Dest::Buffer(name) => Dest::Buffer(self.fill(name, most)),
            Dest::SameSlots => {
                if self.role != Role::PayBefore {
                    self.misplaced("same_slots");
                }
                Dest::SameSlots
            }
        }
    }

    fn count(&mut self, count: &Count<N>) -> Count {
        match count {
            Count::Exactly(n) => Count::Exactly(self.number(n)),
            Count::UpTo(n) => Count::UpTo(self.number(n)),
            Count::AnyNumber => Count::AnyNumber,
        }
    }

    /// A pick; also how many cards it can mean at most, if that is known.
    fn pick(&mut self, pick: &Pick<N, N>) -> (Pick, Option<i32>) {
        let zone = self.zone(&pick.zone);
        let by = match &pick.by {
            By::ChosenBy(player) => By::ChosenBy(self.player(player)),
            By::Random => By::Random,
            By::All => By::All,
        };
        let count = self.count(&pick.count);
        if let (Zone::Buffer(buffer), By::ChosenBy(_)) = (zone, by)
            && let Some(used) = self.buffer(buffer)
        {
            used.seen = true;
        }
        let of_zone = match zone {
            Zone::DeckTop(_)
            | Zone::PileTop(_)
            | Zone::SupplyTop
            | Zone::BinTop
            | Zone::ThisCard => Some(1),
            Zone::Bound(_) => Some(MOST_BOUND),
            Zone::Buffer(buffer) => self.buffer(buffer).and_then(|used| used.most),
            _ => None,
        };
        let asked = match (by, count) {
            (By::All, _) | (_, Count::AnyNumber) => None,
            (_, Count::Exactly(n) | Count::UpTo(n)) => match n {
                Number::Fixed(n) => Some(n),
                _ => None,
            },
        };
        let most = [of_zone, asked].into_iter().flatten().min();
        let bind = pick.bind.as_ref().map(|name| {
            if most.is_none_or(|most| most > MOST_BOUND) {
                self.faults.push((
                    "level-effect-bound-many",
                    vec![("id", name.clone()), ("most", MOST_BOUND.to_string())],
                ));
            }
            self.bind(name, BindKind::Cards)
        });
        (Pick { zone, by, count, fit: pick.fit, bind }, most)
    }

    /// Takes note that a pick takes its cards away, to be put in order if `ordered`.
    fn taken(&mut self, pick: &Pick, ordered: bool) {
        let Zone::Buffer(buffer) = pick.zone else { return };
        let all = pick.by == By::All && pick.fit == Default::default();
        if let Some(used) = self.buffer(buffer) {
            used.seen |= ordered && all;
            used.filled &= !all;
        }
    }

    /// A step that leads nowhere but to the next.
    pub(super) fn plain(&mut self, effect: &Effect) -> Step {
        match effect {
            Effect::Draw { from, count, to } => {
                let (from, count) = (self.source(from), self.number(count));
                Step::Draw { from, count, to: self.dest(to, constant(count)) }
            }
            Effect::Flip { from, count, to } => {
                let (from, count) = (self.source(from), self.number(count));
                Step::Flip { from, count, to: self.dest(to, constant(count)) }
            }
            Effect::Move { cards, to } => self.moved(cards, to),
            Effect::Swap { a, b, count } => {
                let ((a, _), (b, _)) = (self.pick(a), self.pick(b));
                Step::Swap { a, b, count: self.number(count) }
            }
            Effect::ReplaceThis(pick) => self.replaced(pick),
            Effect::SwapDeckAndPile(player) => Step::SwapDeckAndPile(self.player(player)),
            Effect::Shuffle(source) => Step::Shuffle(self.source(source)),
            Effect::Look { by, at } => Step::Look { by: self.player(by), at: self.zone(at) },
            Effect::Reveal(pick) => Step::Reveal(self.pick(pick).0),
            Effect::Roll { die, bind } => {
                Step::Roll { die: self.die(die), into: self.bind(bind, BindKind::Number) }
            }
            Effect::ChoosePlayers { who, min, max, bind } => {
                self.choose_players(*who, (*min, *max), bind)
            }
            Effect::ChooseNumber { by, min, max, bind } => self.choose_number(by, (min, max), bind),
            Effect::ChooseDirection { bind } => {
                Step::ChooseDirection { into: self.bind(bind, BindKind::Direction) }
            }
            Effect::Deal { buffer, to, players } => self.dealt(buffer, *to, players),
            Effect::Modify { cards, change } => self.modified(cards, change),
            Effect::Aura(aura) => Step::Aura(self.aura(*aura)),
            Effect::FillMarket => Step::FillMarket,
            Effect::Build(pick) => self.built(pick),
            Effect::Let { bind, number } => {
                let number = self.number(number);
                Step::Let { into: self.bind(bind, BindKind::Number), number }
            }
            Effect::Remember(pick) => {
                if pick.bind.is_none() {
                    self.misplaced("remember");
                }
                Step::Remember(self.pick(pick).0)
            }
            // The compiler takes these before they come here.
            Effect::If { .. }
            | Effect::May(_)
            | Effect::ForEach { .. }
            | Effect::Repeat { .. }
            | Effect::Later(_) => Step::Done,
        }
    }

    fn moved(&mut self, cards: &Pick<N, N>, to: &Dest<N, N>) -> Step {
        let (cards, most) = self.pick(cards);
        self.taken(&cards, matches!(to, Dest::DeckTop(_) | Dest::PileTop(_) | Dest::ThrownAway));
        let to = self.dest(to, most);
        if to == Dest::SameSlots && cards.zone != Zone::Market {
            self.misplaced("same_slots");
        }
        Step::Move { cards, to }
    }

    fn replaced(&mut self, pick: &Pick<N, N>) -> Step {
        let replaceable = matches!(pick.zone, Zone::Stall(_) | Zone::Market);
        if self.role != Role::Technique || !replaceable {
            self.misplaced("replace_this");
        }
        Step::ReplaceThis(self.pick(pick).0)
    }

    fn choose_players(&mut self, who: Who, (min, max): (u8, u8), bind: &N) -> Step {
        if min > max || max == 0 {
            let number = format!("{min} to {max}");
            self.faults.push(("level-effect-number", vec![("number", number)]));
        }
        Step::ChoosePlayers { who, min, max, into: self.bind(bind, BindKind::Players) }
    }

    fn choose_number(
        &mut self,
        by: &Player<N>,
        (min, max): (&Number<N>, &Number<N>),
        bind: &N,
    ) -> Step {
        let (by, min, max) = (self.player(by), self.number(min), self.number(max));
        if constant(min).zip(constant(max)).is_some_and(|(min, max)| min > max) {
            let number = format!("{min:?} > {max:?}");
            self.faults.push(("level-effect-number", vec![("number", number)]));
        }
        Step::ChooseNumber { by, min, max, into: self.bind(bind, BindKind::Number) }
    }

    fn dealt(&mut self, buffer: &N, to: DealTo, players: &Group<N, N>) -> Step {
        let players = self.group(players);
        let buffer = self.drain(buffer);
        if let Some(used) = self.buffer(buffer) {
            used.seen = true;
            used.filled = false;
        }
        Step::Deal { buffer, to, players }
    }

    fn modified(&mut self, cards: &Altered<N>, change: &Change<N>) -> Step {
        let cards = match cards {
            Altered::AllIUse => Altered::AllIUse,
            Altered::Bound(name) => Altered::Bound(self.read(name, Some(BindKind::Cards))),
        };
        let change = match change {
            Change::Add(n) => Change::Add(self.number(n)),
            Change::Times(n) => Change::Times(self.number(n)),
            Change::SetTo(n) => Change::SetTo(self.number(n)),
        };
        Step::Modify { cards, change }
    }

    fn built(&mut self, pick: &Pick<N, N>) -> Step {
        let pick = self.pick(pick).0;
        self.taken(&pick, false);
        Step::Build(pick)
    }

    fn aura(&mut self, aura: Aura) -> Aura {
        if self.role != Role::Technique {
            self.misplaced("aura");
        }
        match aura {
            Aura::MarketCost(n)
            | Aura::StackNeeds(n)
            | Aura::HandSize(n)
            | Aura::MyMarketCost(n) => self.sensible(n, -9),
            Aura::RefillCap(n) => self.sensible(i32::from(n), 0),
        }
        aura
    }
}

fn constant(number: Number<Bind>) -> Option<i32> {
    match number {
        Number::Fixed(n) => Some(n),
        _ => None,
    }
}
