//! Which number means what on a table of Dale of Merchants: zones, dials and what is written on a
//! card, computed from the number of seats and the number of card kinds. Public arithmetic: rules,
//! view, overlay and bots use it; it holds no position.

use crate::{
    games::vocabulary::{choices, dials},
    table::ids::{Dial, PieceId, SeatId, ZoneId},
};

/// Slots of the market; slot 0 is the rightmost, without surcharge (DOM-4.1).
pub const SLOTS: u16 = 5;
/// Most stacks of a stall: that of a team (DOM-14.3).
pub const MOST_STACKS: u16 = 10;
/// Most alterations of values that are kept for one turn (DOM-11.1).
pub const MOST_ALTERATIONS: u16 = 24;
/// Most events that can wait for the end of a step (DOM-10.11).
pub const MOST_EVENTS: u16 = 24;
/// Most numbers, players and directions that one effect binds.
pub const MOST_VARS: u16 = 8;
/// Most loops inside each other in one effect.
pub const MOST_LOOPS: u16 = 3;
/// Dice whose last roll is kept.
pub const MOST_DICE: u16 = 2;
/// Zones of a seat, in order: hand, deck, pile, schedule.
pub const SEAT_ZONES: u16 = 4;

/// Numbers of the things on one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Layout {
    /// How many seats.
    pub seats: u8,
    /// Whether two teams play (DOM-14.1).
    pub teams: bool,
}

dials! {
    /// The phase, a [`Phase`].
    PHASE "phase" 1;
    /// The seat in turn.
    ACTIVE "active" 1;
    /// The seat that began.
    FIRST "first" 1;
    /// Turns begun, counted from 1.
    TURN "turn" 1;
    /// Actions that the active seat may still take this turn (DOM-3.2, DOM-3.4).
    ACTIONS "actions" 1;
    /// Actions taken this turn: the first is compulsory (DOM-3.7).
    TAKEN "actions-taken" 1;
    /// How the game ended: 0 not yet, 1 the last stack (DOM-13.1), 2 all agreed to stop (DOM-13.3).
    ENDED "ended" 1;
    /// Winners, one bit a seat.
    WINNERS "winners" 1;
    /// Stacks built, by stall: in team mode two stalls, else one for each seat (DOM-6.1).
    BUILT "stacks-built" 4;
    /// What is being laid out: a [`Draft`].
    DRAFT "draft" 1;
    /// The market slot whose card is being bought, [`BIN`] for the top of the bin (DOM-4.9).
    BUYING "buying" 1;
    /// Where each market card shall lie when Calculations is part of the payment: for each slot the
    /// slot whose card comes there, plus 1; 0 while nothing is permuted (DOM-4.7).
    PERMUTED "permuted" SLOTS;
    /// The shift of the total chosen with Accordions (DOM-6.5).
    SHIFT "shift" 1;
    /// Further stacks that may be built at once (DOM-6.5).
    EXTRA "extra-stacks" 1;
    /// The partner's help with the stack that is being laid: 0 not asked, 1 asked, 2 answered
    /// (DOM-14.9).
    HELP "help" 1;
    /// The card whose effect runs: piece plus 1, 0 for none. It lies open.
    EFFECT_CARD "effect-card" 1;
    /// Who carries the effect out.
    EFFECT_SEAT "effect-seat" 1;
    /// What is carried out: the number of the program plus 1, 0 for nothing. Of a copy that of the
    /// copied card.
    EFFECT_PROGRAM "effect-program" 1;
    /// The next step of the effect.
    EFFECT_STEP "effect-step" 1;
    /// What the running effect does when it is over: an [`Ending`].
    EFFECT_ENDING "effect-ending" 1;
    /// Which bindings are set, one bit each.
    EFFECT_SET "effect-set" 1;
    /// Numbers, sets of players and directions that the effect has bound.
    EFFECT_VARS "effect-vars" MOST_VARS;
    /// How often each loop was gone through.
    EFFECT_LOOPS "effect-loops" MOST_LOOPS;
    /// Whether moves are only planned (DOM-12.3).
    EFFECT_PLANNING "effect-planning" 1;
    /// Seats that gave a card to the buffer, one bit each.
    EFFECT_SOURCES "effect-sources" 1;
    /// How far the present step has come, where it asks more than once.
    EFFECT_PROGRESS "effect-progress" 1;
    /// The answer to a question of the effect, plus 1; 0 while there is none.
    EFFECT_ANSWER "effect-answer" 1;
    /// Alterations of values of this turn, in order: see [`Alteration`].
    ALTERED "altered" MOST_ALTERATIONS;
    /// How many alterations there are.
    ALTERATIONS "alterations" 1;
    /// Events that wait for the end of the step, in order: see `reactions`.
    EVENTS "events" MOST_EVENTS;
    /// How many events wait.
    WAITING "events-waiting" 1;
    /// How many windows for reactions are open, one inside the other.
    WINDOWS "windows" 1;
    /// The active seat's hand size is so much larger until its clean-up (remastered).
    HAND_SIZE "hand-size" 1;
    /// Market cards cost the active seat so much more this turn (remastered).
    MARKET_COST "market-cost" 1;
    /// Cards drawn in the running hand step (DOM-9.3).
    DRAWN "drawn" 1;
    /// Seats that have agreed to stop the game, one bit each (DOM-13.3).
    AGREED "agreed" 1;
    /// The seat that proposed to stop, plus 1, in this turn; 0 if nobody has.
    PROPOSED "proposed" 1;
    /// Sets that are banned, one bit each (DOM-16.3).
    BANNED "banned" 1;
    /// Sets that are in play or picked, one bit each.
    SETS "sets" 1;
    /// How many choices of the draft are made (DOM-16.3).
    DRAFTED "drafted" 1;
    /// Switches of this game: bits [`ASK_ALL`] and those after it.
    OPTIONS "options" 1;
    /// The polecat and the ocelot die, each a [`Rolled`]: for the eye alone.
    LAST_ROLL "last-roll" MOST_DICE;
    /// The turn in which the last stack was built, or in which everybody was last asked whether the
    /// game stops since nobody builds (DOM-13.4).
    LAST_BUILT "last-built" 1;
}

/// Bit of [`OPTIONS`]: everybody is asked in each window for reactions while reacting cards are in
/// play (DOM-15.4).
pub const ASK_ALL: i64 = 1;
/// Bit of [`OPTIONS`]: two teams play (DOM-14.1).
pub const TEAMS: i64 = 2;

/// The number of the bin in the place of a market slot (DOM-4.9).
pub const BIN: i64 = SLOTS as i64;

choices! {
    /// The phases of a game.
    Phase else Over {
        /// Animalfolk sets are banned and picked (DOM-16.3).
        Draft = 0,
        /// Scheduled cards are resolved (DOM-3.3).
        Start = 1,
        /// The active seat acts (DOM-3.2).
        Action = 2,
        /// The hand is filled (DOM-9.2).
        Hand = 3,
        /// The market is filled (DOM-9.4).
        Market = 4,
        /// What may be used at the end of a turn (remastered).
        End = 5,
        /// The game is over.
        Over = 6,
    }
}

choices! {
    /// What the active seat is laying out; nothing is committed before it is closed.
    Draft else None {
        /// Nothing.
        None = 0,
        /// A payment (DOM-4.2).
        Payment = 1,
        /// A stack (DOM-6.1).
        Stack = 2,
        /// Cards to discard (DOM-7.1).
        Inventory = 3,
    }
}

choices! {
    /// What follows when an effect has run to its end.
    Ending else Technique {
        /// A technique was played: it stays scheduled or goes to its pile (DOM-5.3, DOM-5.4).
        Technique = 0,
        /// The delayed part of a scheduled card: it goes to its pile (DOM-3.3).
        Scheduled = 1,
        /// An activation or something at the end of a turn: the card stays in hand (DOM-3.8).
        Activation = 2,
        /// A reaction: the card stays in hand (DOM-10.5).
        Reaction = 3,
        /// What a bought card does with its payment (DOM-4.11): the purchase goes on.
        Purchase = 4,
    }
}

/// The parts of what is written on a card ([`crate::table::pieces::Piece::mark`]). Only who may see
/// the card may read it.
pub mod mark {
    /// The order in which it was picked, from 1; 0 if it is not.
    pub const PICK: MarkBits = MarkBits { shift: 0, bits: 5 };
    /// Whether the first, second card binding of the running effect holds it.
    pub const BOUND: MarkBits =
        MarkBits { shift: 5, bits: crate::games::dale_of_merchants::level::MAX_CARD_BINDS as u32 };
    /// A card in another's hand that Sound Detectors has kept to be copied (remastered), until the
    /// end of the turn.
    pub const DETECTED: MarkBits = MarkBits { shift: 7, bits: 1 };
    /// A seat plus 1: who gave it to a buffer, to whom it is dealt, whose plan picked it.
    pub const SEAT: MarkBits = MarkBits { shift: 8, bits: 3 };
    /// The kind that a chameleon copies in this use, plus 1 (DOM-10.8).
    pub const COPY: MarkBits = MarkBits { shift: 11, bits: 7 };
    /// The abilities used this turn while in hand, one bit each (DOM-10.15).
    pub const USED: MarkBits = MarkBits { shift: 19, bits: 8 };
    /// Which cards have kept it to be copied, where it is [`DETECTED`]: nothing in another's hand
    /// is used in the meantime.
    pub const LOOKED_BY: MarkBits = USED;
    /// How many of the windows that wait are for events that were over before it came (DOM-10.5):
    /// of a card that has [`ARRIVED`] late, which has used nothing yet.
    pub const MISSED: MarkBits = USED;
    /// It came into this hand and the window for that is not over (DOM-10.7).
    pub const ARRIVED: MarkBits = MarkBits { shift: 27, bits: 1 };
    /// Used as a reaction in the window of the first, second, third depth (DOM-10.5); together with
    /// [`ARRIVED`]: it came when an event of that window was over. Beside this the mark holds
    /// [`came_within`].
    pub const REACTED: MarkBits = MarkBits { shift: 28, bits: 3 };
    /// In a payment: a Glue that is kept (DOM-4.8). Shares its place with a binding: no effect runs
    /// while one pays.
    pub const KEPT: MarkBits = MarkBits { shift: 5, bits: 1 };

    const CAME_LOW: u32 = 18;
    const CAME_HIGH: u32 = 31;

    /// How many windows for reactions were open, one inside the other, when it came into its hand:
    /// it answers none of their events (DOM-10.5). 0 to 3, which stands for more, too.
    pub const fn came_within(mark: i32) -> i32 {
        let mark = mark as u32;
        (mark >> CAME_LOW & 1 | (mark >> CAME_HIGH & 1) << 1) as i32
    }
    /// The mark with another number for [`came_within`].
    pub const fn with_came_within(mark: i32, windows: i32) -> i32 {
        let windows = if windows > 3 { 3 } else { windows } as u32;
        let rest = mark as u32 & !(1 << CAME_LOW | 1 << CAME_HIGH);
        (rest | (windows & 1) << CAME_LOW | (windows >> 1) << CAME_HIGH) as i32
    }

    /// Some bits of a mark.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct MarkBits {
        /// The lowest bit.
        pub shift: u32,
        /// How many bits.
        pub bits: u32,
    }

    impl MarkBits {
        const fn mask(self) -> i32 {
            ((1 << self.bits) - 1) << self.shift
        }
        /// The number in this part; numbers that do not fit are cut to the largest that does.
        pub const fn of(self, mark: i32) -> i32 {
            (mark & self.mask()) >> self.shift
        }
        /// The mark with another number in this part.
        pub const fn with(self, mark: i32, value: i32) -> i32 {
            (mark & !self.mask()) | ((value << self.shift) & self.mask())
        }
        /// The largest number that fits.
        pub const fn most(self) -> i32 {
            (1 << self.bits) - 1
        }
    }
}

/// A die, as [`LAST_ROLL`] holds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rolled {
    /// How often it was rolled in this game, which tells one roll from the next.
    pub times: i64,
    /// What it shows; `None` while it lies beside the table.
    pub face: Option<u8>,
}

impl Rolled {
    /// The die with this number.
    pub const fn dial(die: u16) -> Dial {
        Dial(LAST_ROLL.0 + die)
    }
    /// As a dial holds it.
    pub fn packed(self) -> i64 {
        self.times << 4 | self.face.map_or(0, |face| i64::from(face.min(14)) + 1)
    }
    /// Out of a dial.
    pub const fn unpacked(packed: i64) -> Rolled {
        let face = (packed & 0xf) as u8;
        Rolled { times: packed >> 4, face: face.checked_sub(1) }
    }
}

/// One alteration of a value (DOM-11), as [`ALTERED`] holds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Alteration {
    /// The hand card that it is bound to; `None`: every card that the active seat uses.
    pub card: Option<PieceId>,
    /// What is done with the value.
    pub change: AlterBy,
    /// The number it is done with.
    pub number: i64,
}

/// What an alteration does with a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AlterBy {
    /// Adds the number.
    Add,
    /// Multiplies by the number.
    Times,
    /// Puts the number in its place.
    SetTo,
}

impl Alteration {
    /// The largest number: no value counts more.
    pub const MOST: i64 = 0xfff;

    /// As a dial holds it.
    pub fn packed(self) -> i64 {
        let card = self.card.map_or(0, |p| i64::from(p.0) + 1);
        card << 16 | (self.change as i64) << 12 | self.number.clamp(0, Alteration::MOST)
    }
    /// Out of a dial.
    pub fn unpacked(packed: i64) -> Alteration {
        let card = (packed >> 16) as u32;
        let change =
            [AlterBy::Add, AlterBy::Times, AlterBy::SetTo][((packed >> 12 & 0xf) as usize).min(2)];
        Alteration {
            card: (card > 0).then(|| PieceId((card - 1) as u16)),
            change,
            number: packed & 0xfff,
        }
    }
    /// The value after the alteration.
    pub fn apply(self, value: i64) -> i64 {
        let altered = match self.change {
            AlterBy::Add => value + self.number,
            AlterBy::Times => value.saturating_mul(self.number),
            AlterBy::SetTo => self.number,
        };
        altered.min(Alteration::MOST)
    }
}

impl Layout {
    /// The supply (market deck), top last.
    pub const SUPPLY: ZoneId = ZoneId(0);
    /// The bin (market's discard pile), top last.
    pub const BIN: ZoneId = ZoneId(1);
    /// The junk reserve.
    pub const RESERVE: ZoneId = ZoneId(2);
    /// What is not played with.
    pub const BOX: ZoneId = ZoneId(3);
    /// Cards that stand in when the junk reserve is empty (DOM-8.3).
    pub const STAND_INS: ZoneId = ZoneId(4);
    /// The buffer of the running effect (DOM-15).
    pub const BUFFER: ZoneId = ZoneId(5);
    /// The payment that is being made.
    pub const PAYMENT: ZoneId = ZoneId(6);
    const FIRST_SLOT: u16 = 7;
    const FIRST_SEAT: u16 = Layout::FIRST_SLOT + SLOTS;

    /// A market slot, counted from the right.
    pub fn slot(self, nth: u16) -> ZoneId {
        ZoneId(Layout::FIRST_SLOT + nth.min(SLOTS - 1))
    }
    /// The slot that a zone is.
    pub fn slot_of(self, zone: ZoneId) -> Option<u16> {
        zone.0.checked_sub(Layout::FIRST_SLOT).filter(|&n| n < SLOTS)
    }
    fn of_seat(self, seat: SeatId, nth: u16) -> ZoneId {
        ZoneId(Layout::FIRST_SEAT + u16::from(seat.0) * SEAT_ZONES + nth)
    }
    /// The hand of a seat.
    pub fn hand(self, seat: SeatId) -> ZoneId {
        self.of_seat(seat, 0)
    }
    /// The deck of a seat, top last.
    pub fn deck(self, seat: SeatId) -> ZoneId {
        self.of_seat(seat, 1)
    }
    /// The discard pile of a seat, top last.
    pub fn pile(self, seat: SeatId) -> ZoneId {
        self.of_seat(seat, 2)
    }
    /// The schedule of a seat: techniques being resolved or waiting.
    pub fn schedule(self, seat: SeatId) -> ZoneId {
        self.of_seat(seat, 3)
    }
    /// The seat whose hand a zone is.
    pub fn hand_of(self, zone: ZoneId) -> Option<SeatId> {
        let n = zone.0.checked_sub(Layout::FIRST_SEAT)?;
        (n % SEAT_ZONES == 0 && n / SEAT_ZONES < u16::from(self.seats))
            .then_some(SeatId((n / SEAT_ZONES) as u8))
    }
    /// How many stalls there are (DOM-14.3).
    pub fn stalls(self) -> u8 {
        if self.teams { 2 } else { self.seats }
    }
    /// The stall of a seat: its own, or its team's (DOM-14.1, DOM-14.6).
    pub fn stall_of(self, seat: SeatId) -> u8 {
        if self.teams { seat.0 % 2 } else { seat.0 }
    }
    fn first_stack(self) -> u16 {
        Layout::FIRST_SEAT + u16::from(self.seats) * SEAT_ZONES
    }
    /// A stack of a stall, counted from 0.
    pub fn stack(self, stall: u8, nth: u16) -> ZoneId {
        ZoneId(self.first_stack() + u16::from(stall) * MOST_STACKS + nth.min(MOST_STACKS - 1))
    }
    /// The stall and the stack that a zone is.
    pub fn stack_of(self, zone: ZoneId) -> Option<(u8, u16)> {
        let n = zone.0.checked_sub(self.first_stack())?;
        (n / MOST_STACKS < u16::from(self.stalls()))
            .then_some(((n / MOST_STACKS) as u8, n % MOST_STACKS))
    }
    /// How many zones a table has.
    pub fn zones(self) -> usize {
        usize::from(self.first_stack()) + usize::from(self.stalls()) * usize::from(MOST_STACKS)
    }
    /// How many stacks a stall has.
    pub fn built(self, stall: u8) -> Dial {
        Dial(BUILT.0 + u16::from(stall))
    }
    /// The partner of a seat (DOM-14.1).
    pub fn partner(self, seat: SeatId) -> Option<SeatId> {
        self.teams.then(|| SeatId((seat.0 + 2) % 4))
    }
    /// Whether to `a` the seat `b` is an *other player*: in team mode only opponents are (DOM-0.1,
    /// DOM-14.5).
    pub fn is_other(self, a: SeatId, b: SeatId) -> bool {
        a != b && self.partner(a) != Some(b)
    }
    /// The next seat, clockwise (DOM-12.9: left).
    pub fn left(self, seat: SeatId) -> SeatId {
        SeatId((seat.0 + 1) % self.seats.max(1))
    }
    /// The previous seat (DOM-12.9: right).
    pub fn right(self, seat: SeatId) -> SeatId {
        SeatId((seat.0 + self.seats.max(1) - 1) % self.seats.max(1))
    }
    /// All seats once, beginning with `first`, clockwise.
    pub fn from(self, first: SeatId) -> impl Iterator<Item = SeatId> {
        (0..self.seats).map(move |n| SeatId((first.0 + n) % self.seats.max(1)))
    }
}
