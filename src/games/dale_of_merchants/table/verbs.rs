//! The written names of everything a seat can do in Dale of Merchants, of every question and of
//! every consequence. The order is part of saved hashes: add at the end. Nothing is decided here.

use crate::{
    games::vocabulary::{questions, verbs},
    table::{action::ArgKind, ids::Follow},
};

const CARD: ArgKind = ArgKind::Piece("card");
const TARGET: ArgKind = ArgKind::Piece("target");
const SEAT: ArgKind = ArgKind::Seat("seat");
const NUMBER: ArgKind = ArgKind::Number("number");
const SLOT: ArgKind = ArgKind::Number("slot");
const OTHER_SLOT: ArgKind = ArgKind::Number("other");
const SET: ArgKind = ArgKind::Kind("set");
const SIDE: ArgKind = ArgKind::Word("side", &["left", "right"]);

verbs! {
    /// Ban an animalfolk set (kind `set.<id>`). DOM-16.3.
    BAN "ban" [SET];
    /// Pick an animalfolk set (kind `set.<id>`). DOM-16.3.
    PICK_SET "pick-set" [SET];
    /// Resolve this scheduled card next. DOM-3.3.
    RESOLVE "resolve" [CARD];
    /// Begin to buy the card of a market slot, 5 for the top of the bin. DOM-4.1, DOM-4.9.
    BUY "buy" [SLOT];
    /// Play a technique. DOM-5.1.
    PLAY "play" [CARD];
    /// Play a chameleon as a copy of a technique. DOM-10.8.
    PLAY_AS "play-as" [CARD, TARGET];
    /// Begin to lay a stack. DOM-6.1.
    BUILD "build" [];
    /// Begin to lay out cards to discard. DOM-7.1.
    INVENTORY "inventory" [];
    /// Use what a hand card allows once in a turn. DOM-3.8.
    USE "use" [CARD];
    /// Use a chameleon as a copy of such a card. DOM-3.8, DOM-10.8.
    USE_AS "use-as" [CARD, TARGET];
    /// End the action phase. DOM-3.10.
    END_ACTIONS "end-actions" [] ends;
    /// Lay a card: into the payment, into the stack, to those that are discarded. DOM-4.2, DOM-6.2,
    /// DOM-7.1.
    LAY "lay" [CARD];
    /// Lay a chameleon as a copy. DOM-10.8.
    LAY_AS "lay-as" [CARD, TARGET];
    /// Lay a card of the own discard pile into the stack (Nostalgic Item). DOM-6.5.
    FETCH "fetch" [CARD];
    /// Take a laid card back.
    LIFT "lift" [CARD];
    /// Keep a laid Glue (1) or let it go (0). DOM-4.8.
    KEEP "keep" [CARD, NUMBER];
    /// Let the cards of two market slots change places (Calculations). DOM-4.7.
    SWAP_SLOTS "swap-slots" [SLOT, OTHER_SLOT];
    /// Pay with what is laid. DOM-4.2.
    PAY "pay" [];
    /// Shift the total of the stack by so much (Accordion). DOM-6.5.
    SHIFT "shift" [NUMBER];
    /// The stack is complete. DOM-6.1.
    CLOSE "close" [];
    /// Discard what is laid out. DOM-7.1.
    DISCARD "discard" [] gives;
    /// Take everything back.
    WITHDRAW "withdraw" [] ends;
    /// Ask the partner to help with the stack. DOM-14.9.
    ASK_HELP "ask-help" [];
    /// The partner adds what is laid, or nothing. DOM-14.9.
    ANSWER_HELP "answer-help" [] ends;
    /// Build no further stack. DOM-6.5.
    STOP_BUILDING "stop-building" [] ends;
    /// Choose a card for the running effect. DOM-5.6.
    CHOOSE "choose" [CARD];
    /// Choose no more cards, or no more players. DOM-5.6.
    DONE "done" [] ends;
    /// The other cards as they lie. DOM-8.8.
    REST "rest" [] ends;
    /// Choose a player. DOM-12.1.
    NAME "name" [SEAT];
    /// Choose a number. DOM-5.5.
    NUMBER_IS "number" [NUMBER];
    /// Choose left or right. DOM-12.9.
    SIDE_IS "side" [SIDE];
    /// Do what may be done.
    YES "yes" [];
    /// Do not.
    NO "no" [] ends;
    /// Give a card of the buffer to a player. DOM-12.2.
    GIVE "give" [CARD, SEAT] gives;
    /// Seen: go on.
    GO_ON "go-on" [];
    /// Use a card as a reaction. DOM-10.5.
    REACT "react" [CARD];
    /// Use a chameleon as a copy of a reacting card. DOM-10.5, DOM-10.8.
    REACT_AS "react-as" [CARD, TARGET];
    /// Use no reaction. DOM-10.5.
    PASS "pass" [] ends;
    /// Show a chameleon as a card that enlarges the hand. DOM-10.16.
    SHOW_AS "show-as" [CARD, TARGET];
    /// Choose a chameleon for an effect, as a copy. DOM-10.16.
    CHOOSE_AS "choose-as" [CARD, TARGET];
    /// Propose to stop the game. DOM-13.3.
    PROPOSE_STOP "propose-stop" [];
    /// Agree to stop the game. DOM-13.3.
    AGREE "agree" [];
    /// Play on. DOM-13.3.
    DECLINE "decline" [] ends;
}

questions! {
    /// Which set is banned? (D24)
    Q_BAN "dom-question-ban";
    /// Which set is picked? (D24)
    Q_PICK_SET "dom-question-pick-set";
    /// Which scheduled card is resolved next? (D2)
    Q_SCHEDULED "dom-question-scheduled";
    /// Which action? (D3, D4, D12, D14, D15, D17)
    Q_ACTION "dom-question-action";
    /// What is paid with? (D3)
    Q_PAY "dom-question-pay";
    /// What is the stack made of? (D12)
    Q_STACK "dom-question-stack";
    /// A further stack, or none? (D13)
    Q_EXTRA "dom-question-extra";
    /// What is discarded? (D14)
    Q_INVENTORY "dom-question-inventory";
    /// What does the partner add? (D18)
    Q_HELP "dom-question-help";
    /// Which cards? (D6) Memory: least, most (of those still to be chosen at the beginning), 1 if a
    /// chameleon is named as a copy.
    Q_CARDS "dom-question-cards";
    /// Which card goes next? (D10)
    Q_ORDER "dom-question-order";
    /// Which players? (D5) Memory: least, most.
    Q_PLAYERS "dom-question-players";
    /// Which number? (D7) Memory: smallest, largest.
    Q_NUMBER "dom-question-number";
    /// Left or right? (D8)
    Q_SIDE "dom-question-side";
    /// Yes or no? (D11)
    Q_MAY "dom-question-may";
    /// Who gets which card? (D9)
    Q_DEAL "dom-question-deal";
    /// Has the player seen enough?
    Q_LOOKED "dom-question-looked";
    /// A reaction? (D16) Memory: event, subject.
    Q_REACT "dom-question-react";
    /// Does a chameleon count for the hand size? (D22)
    Q_HAND_SIZE "dom-question-hand-size";
    /// Is something used at the end of the turn? (remastered)
    Q_TURN_END "dom-question-turn-end";
    /// Is the game stopped? (D23)
    Q_STOP "dom-question-stop";
    /// Which cards are exchanged? Memory: least, most, side (0 the own, 1 the other).
    Q_EXCHANGE "dom-question-exchange";
}

/// The running effect goes on at its next step.
pub const F_EFFECT: Follow = Follow(0);
/// A technique has left the schedule, or stays there: its events, then windows.
pub const F_STEP_ENDS: Follow = Follow(1);
/// A window for reactions is open. Memory: event, subject, how many seats were asked, depth.
pub const F_WINDOW: Follow = Follow(2);
/// The purchase goes on after the bought card's own text (DOM-4.14).
pub const F_PURCHASE: Follow = Follow(3);
/// The hand is filled further (DOM-9.2).
pub const F_HAND: Follow = Follow(4);
/// An effect has run to its end. Memory: an [`super::layout::Ending`], card, seat, program.
pub const F_EFFECT_OVER: Follow = Follow(5);
/// A stack of one card, built by an effect (DOM-5.14). Memory: seat, card.
pub const F_BUILD_ALONE: Follow = Follow(6);
/// The turn is over: the next seat begins (DOM-3.9).
pub const F_TURN_OVER: Follow = Follow(7);
