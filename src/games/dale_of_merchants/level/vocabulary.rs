//! The words of card effects: numbers, players, zones, picks, conditions. They stand in the level
//! files with names (`Pick<String, String>`) and in a [`Program`](super::Program) with small
//! numbers (`Pick`), so that play compares no text.
//!
//! They say what a card means and never carry it out.

use serde::{Deserialize, Serialize};

/// A binding of a program: a place for a number, a set of players, a direction or some cards, as
/// [`Program::binds`](super::Program::binds) says. At most [`MAX_BINDS`](super::MAX_BINDS).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Bind(pub u8);

impl Bind {
    /// The position in a list of bindings.
    pub fn ix(self) -> usize {
        usize::from(self.0)
    }
}

/// A buffer of a program: cards that have left their zone and not yet reached another (DOM-15).
/// Empty when the program ends. At most [`MAX_BUFFERS`](super::MAX_BUFFERS).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Buffer(pub u8);

impl Buffer {
    /// The position in a list of buffers.
    pub fn ix(self) -> usize {
        usize::from(self.0)
    }
}

/// Derives what all words share.
macro_rules! words {
    ($($(#[$doc:meta])* $name:ident<$($t:ident = $d:ident),+> { $($body:tt)* })*) => {
        $($(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name<$($t = $d),+> { $($body)* })*
    };
}

words! {
    /// A player.
    Player<B = Bind> {
        /// Whoever plays or owns the card; of a copied card the user of the chameleon (DOM-10.13).
        Me,
        /// The player bound by [`Step::ChoosePlayers`](super::Step::ChoosePlayers) or by a loop.
        Bound(B),
        /// Who sits next to a bound player in a bound direction (DOM-12.9).
        Neighbour(B, B),
        /// Any other player, chosen at use; only as the source of a copy. In team mode any
        /// opponent.
        AnyOther,
    }
    /// A number.
    Number<B = Bind> {
        /// A constant.
        Fixed(i32),
        /// A number bound earlier: a roll, a guess, a count.
        Bound(B),
        /// How many cards a player holds now.
        HandCount(Player<B>),
        /// The highest value that a hand card of the player can have by what everybody knows: the
        /// largest of the values 1 to 5 under the alterations of all cards the player uses, and of
        /// the hand cards with an alteration of their own.
        HighestValue(Player<B>),
        /// The value of a bound card: altered while it is in a hand, printed elsewhere.
        ValueOf(B),
    }
    /// The players of a loop or of a deal, in seat order.
    Group<B = Bind, F = Buffer> {
        /// Everybody, from me on (DOM-12.2).
        All,
        /// The others, from the next player on; in team mode only opponents (DOM-14.5).
        Others,
        /// The players bound by `ChoosePlayers`.
        Picked(B),
        /// Those who gave a card to a buffer.
        SourcesOf(F),
    }
    /// Which way round a loop goes.
    Direction<B = Bind> {
        /// As the turn goes.
        Clockwise,
        /// As bound by `ChooseDirection`.
        Bound(B),
    }
    /// Where cards lie.
    Zone<B = Bind, F = Buffer> {
        /// The hand of a player.
        Hand(Player<B>),
        /// A hand card that is shown when it is picked; only as the source of a copy.
        ShownHand(Player<B>),
        /// A whole deck, looked through by the picker (a search, DOM-0.5); never rebuilt for it
        /// (DOM-8.5).
        Deck(Player<B>),
        /// The top card of a deck; in a [`Step::Swap`](super::Step::Swap) the top cards as a block.
        DeckTop(Player<B>),
        /// A discard pile.
        Pile(Player<B>),
        /// The top card of a discard pile.
        PileTop(Player<B>),
        /// All cards of a stall; in team mode the team's.
        Stall(Player<B>),
        /// The cards of the stack built last.
        RightStack(Player<B>),
        /// The cards on the market board.
        Market,
        /// The top card of the supply.
        SupplyTop,
        /// The top card of the bin.
        BinTop,
        /// The cards of the purchase that is being made.
        Payment,
        /// A buffer.
        Buffer(F),
        /// The card that this program belongs to; of a copy the chameleon itself (DOM-10.14).
        ThisCard,
        /// The cards of a binding, wherever they lie.
        Bound(B),
    }
    /// The deck that is drawn from, turned over or shuffled.
    Source<B = Bind> {
        /// The deck of a player.
        DeckOf(Player<B>),
        /// The supply (market deck).
        Supply,
    }
    /// Where cards go.
    Dest<B = Bind, F = Buffer> {
        /// Into a hand.
        Hand(Player<B>),
        /// On top of a deck, in the order of whoever puts them there (DOM-8.8).
        DeckTop(Player<B>),
        /// On top of a discard pile, in the order of whoever discards (DOM-8.8).
        PileTop(Player<B>),
        /// Thrown away: junk to the junk reserve, animalfolk cards on the bin (DOM-8.6).
        ThrownAway,
        /// Into a buffer.
        Buffer(F),
        /// Permuted over the five slots of the market (DOM-4.7).
        SameSlots,
    }
    /// Who picks the cards.
    By<B = Bind> {
        /// A player chooses.
        ChosenBy(Player<B>),
        /// Chance, evenly over the zone (DOM-12.4).
        Random,
        /// Nobody: every card of the zone that fits; the count plays no part.
        All,
    }
    /// How many cards are picked.
    Count<B = Bind> {
        /// So many, or as many as there are (DOM-5.6).
        Exactly(Number<B>),
        /// From none up to so many.
        UpTo(Number<B>),
        /// Any number, none included.
        AnyNumber,
    }
    /// When steps are carried out. A condition that reads an unset binding is false.
    Condition<B = Bind> {
        /// Two numbers are equal.
        Equal(Number<B>, Number<B>),
        /// The bound card is printed as such a card, also after it has moved.
        Is(B, Fit),
        /// The bound card alone can be my next stack now (DOM-5.14).
        CanBuildWith(B),
        /// The binding is set.
        IsSet(B),
    }
    /// Whose value is altered.
    Altered<B = Bind> {
        /// Every card that I pay or build with (DOM-11.2).
        AllIUse,
        /// The bound card (DOM-11.3).
        Bound(B),
    }
    /// How a value is altered (DOM-11.1), until the end of the turn (DOM-11.4).
    Change<B = Bind> {
        /// So much more.
        Add(Number<B>),
        /// So many times.
        Times(Number<B>),
        /// So much instead.
        SetTo(Number<B>),
    }
}

/// Which cards may be picked. Judged by what is printed: a chameleon is its printed self
/// (DOM-10.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fit {
    /// Every card.
    #[default]
    AnyCard,
    /// Junk (DOM-0.2).
    Junk,
    /// Everything but junk (DOM-0.2).
    Animalfolk,
    /// Every card but the one whose program this is.
    NotThis,
}

/// Some cards of a zone: which, how many, picked by whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pick<B = Bind, F = Buffer> {
    /// Where they lie.
    pub zone: Zone<B, F>,
    /// Who picks them.
    #[serde(default = "chosen_by_me")]
    pub by: By<B>,
    /// How many.
    #[serde(default = "one")]
    pub count: Count<B>,
    /// Which cards may be picked.
    #[serde(default)]
    pub fit: Fit,
    /// The binding that remembers them; stays unset if none is picked.
    #[serde(default = "unbound")]
    pub bind: Option<B>,
}

fn chosen_by_me<B>() -> By<B> {
    By::ChosenBy(Player::Me)
}
fn one<B>() -> Count<B> {
    Count::Exactly(Number::Fixed(1))
}
fn unbound<B>() -> Option<B> {
    None
}

/// Who may be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// Any other player; in team mode only opponents (DOM-14.5).
    Other,
    /// Any player, me included.
    Any,
}

/// How a loop over players is carried out (DOM-12.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LoopMode {
    /// One player after the other.
    InOrder,
    /// Every choice and random pick is made on the unchanged state, then all cards leave, then all
    /// arrive. The body is made of [`Step::Move`](super::Step::Move) alone.
    Together,
}

/// Where dealt cards go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DealTo {
    /// Into the hand of each player.
    Hands,
    /// On top of the deck of each player.
    DeckTops,
}

/// A lasting effect. The first three bind the opponents of their owner and end when the scheduled
/// card is resolved (DOM-5.9, DOM-12.7); the others bind the owner and end with the turn, after the
/// hand step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aura {
    /// Market cards cost opponents so much more; adds up (DOM-4.1).
    MarketCost(i32),
    /// Stacks of opponents must total so much more; adds up (DOM-6.1).
    StackNeeds(i32),
    /// Opponents draw at most so many cards when filling their hands; does not add up (DOM-9.3).
    RefillCap(u8),
    /// The hand size of the owner is so much larger.
    HandSize(i32),
    /// Market cards cost the owner so much more, or less if below 0.
    MyMarketCost(i32),
}

/// Where a card has to be for its hand-size hook.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HookPlace {
    /// In the hand.
    InHand,
    /// In the stall; in team mode the team's.
    InStall,
}

/// What a card in a payment allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PayHook {
    /// The card may stay in the hand (DOM-4.8).
    KeepMe,
    /// The top card of the bin may be bought, without surcharge (DOM-4.9).
    FromBinTop,
    /// Surplus cards are allowed (DOM-4.10).
    MayOverpay,
}

/// What a card in a stack allows while it is built (DOM-6.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BuildHook {
    /// Cards of different sets may be mixed.
    AnySet,
    /// Junk may be in it.
    JunkOk,
    /// So many cards of the builder's discard pile may be in it, of any set.
    AddFromPile(u8),
    /// The total may be shifted by so much, up or down.
    Shift(i32),
    /// Another stack may be built at once.
    ExtraBuild,
}

/// What a card in a hand reacts to (DOM-10.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A technique of another player has gone from the schedule to where it belongs.
    OtherTechniqueResolved,
    /// Another player has bought a card.
    OtherPurchased,
    /// Another player has laid a stack.
    OtherBuilt,
    /// The deck of another player was shuffled or rebuilt.
    OtherShuffled,
    /// This card has come into the hand.
    ThisEntersMyHand,
}
