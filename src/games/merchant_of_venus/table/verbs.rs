//! The written names of everything a seat can do in Merchant of Venus, of every question and of
//! every consequence. The order is part of saved hashes: add at the end. Nothing is decided here.

use crate::{
    games::vocabulary::{questions, verbs},
    table::{
        action::ArgKind,
        ids::{Follow, Question, Verb},
    },
};

const SPACE: ArgKind = ArgKind::Space("space");
const KIND: ArgKind = ArgKind::Kind("kind");
const PIECE: ArgKind = ArgKind::Piece("piece");
const SEAT: ArgKind = ArgKind::Seat("seat");
const NUMBER: ArgKind = ArgKind::Number("number");

verbs! {
    /// Take a race (kind `race.<culture>`). MOV-2.1.3.
    RACE "race" [KIND];
    /// Stay where the ship is. MOV-3.1.2.
    STAY "stay" [] ends;
    /// Switch a drive on. MOV-4.1.1.
    DRIVE_ON "drive-on" [PIECE];
    /// Switch a drive off. MOV-4.1.1.
    DRIVE_OFF "drive-off" [PIECE];
    /// Set a die to 4 before the roll: 1 on, 0 off. MOV-11.5.1.
    AUTO_PILOT "auto-pilot" [NUMBER];
    /// All gates off this turn: 1 on, 0 off (1988). MOV-11.10.1.
    GATE_LOCK "gate-lock" [NUMBER];
    /// Name a gate for the Jump Start, 0 for none. MOV-11.7.
    JUMP_START "jump-start" [NUMBER];
    /// Declare: the first space (1988) or the neighbour along the heading (2012). MOV-4.2.1.
    HEAD "head" [SPACE];
    /// Declare another gate, by its number. MOV-4.2.2.
    HEAD_GATE "head-gate" [NUMBER];
    /// Roll the dice. MOV-4.3.1.
    ROLL "roll" [];
    /// Roll one die again: which one, counted from 0. MOV-11.6.1.
    REROLL "reroll" [NUMBER];
    /// Fix the pilot number. MOV-4.6.2.
    PILOT "pilot" [NUMBER];
    /// Fly along a link to a neighbouring space. MOV-4.4.1.
    STEP "step" [SPACE];
    /// Jump from the gate one stands on to another. MOV-4.7.1.
    JUMP "jump" [SPACE];
    /// Lock the gate one stands on for this turn (2012). MOV-11.10.2.
    LOCK "lock" [];
    /// Pay the fee of the hazard and go on. MOV-4.8.1.
    PAY_FEE "pay-fee" [];
    /// Stop on the hazard and pay nothing. MOV-4.8.1.
    STOP "stop" [] ends;
    /// Stop in the circle with a number that points back. MOV-4.6.4.
    STOP_IN_CIRCLE "stop-in-circle" [NUMBER] ends;
    /// Land. MOV-4.4.6.
    LAND "land" [];
    /// Take the relic. MOV-4.10.2, MOV-4.10.3.
    TAKE_RELIC "take-relic" [];
    /// Look at a face-down marker with the Spy Eye. MOV-11.8.1.
    LOOK_MARKER "look-marker" [SPACE];
    /// Look at the culture card of the system with the Spy Eye. MOV-11.8.2.
    LOOK_CULTURE "look-culture" [];
    /// Buy a good, a factory good, equipment or a relic. MOV-7.3, MOV-7.4, MOV-7.6, MOV-7.7.4.
    BUY "buy" [KIND];
    /// Buy a ship (kind `class.<ship>`). MOV-7.7.1.
    BUY_SHIP "buy-ship" [KIND];
    /// Buy the deed of the port on an orbit. MOV-9.1.2.
    BUY_PORT "buy-port" [SPACE];
    /// Buy the factory deed; the space is where the marker goes (1988). MOV-9.3.1.
    BUY_FACTORY "buy-factory" [SPACE];
    /// Sell a good. MOV-7.5.1.
    SELL "sell" [KIND];
    /// Trade a shield, a drive or a relic in. MOV-10.1.1.
    TRADE_IN "trade-in" [KIND] gives;
    /// Use a culture card: for barter credit (1988) or for a basket of things (2012). MOV-10.2.
    USE_CARD "use-card" [KIND] gives;
    /// The basket of the culture card is full. MOV-10.2.2.
    CLOSE_CARD "close-card" [] ends;
    /// Take a passenger aboard. MOV-8.3.1.
    BOARD "board" [KIND];
    /// Set a passenger down. MOV-8.3.2.
    SET_DOWN "set-down" [KIND];
    /// Discard a good, a passenger or equipment. MOV-10.4.
    DISCARD "discard" [KIND] gives;
    /// Pay with barter credit first (1) or with money first (0). MOV-10.1.8.
    BARTER_FIRST "barter-first" [NUMBER] gives;
    /// Choose which demand goes into the cup. MOV-8.2.3.
    USE_DEMAND "use-demand" [KIND];
    /// Open a trade with a player on the same space. MOV-10.3.1.
    DEAL "deal" [SEAT];
    /// Put one of the own pieces into the deal. MOV-10.3.2.
    GIVE "give" [KIND] gives;
    /// Ask for one of the partner's pieces. MOV-10.3.2.
    ASK "ask" [KIND];
    /// Take a piece out of the deal: whose it is, and which kind.
    TAKE_BACK "take-back" [SEAT, KIND];
    /// Money in the deal: above 0 the proposer pays, below 0 the partner. MOV-10.3.2.
    DEAL_MONEY "deal-money" [NUMBER];
    /// Propose the deal to the partner. MOV-10.3.3.
    PROPOSE "propose" [];
    /// Give the deal up.
    CANCEL_DEAL "cancel-deal" [] ends;
    /// Accept the deal that was proposed. MOV-10.3.3.
    ACCEPT "accept" [];
    /// Refuse the deal that was proposed. MOV-10.3.3.
    REFUSE "refuse" [] ends;
    /// Change the deal and propose it back. MOV-10.3.3.
    COUNTER "counter" [];
    /// End the turn. MOV-12.1.1.
    END_TURN "end-turn" [] ends;
    /// Propose to stop the game. MOV-12.3.3.
    PROPOSE_STOP "propose-stop" [];
    /// Agree to stop.
    AGREE "agree" [];
    /// Decline to stop.
    DECLINE "decline" [] ends;
}

questions! {
    /// Which race? (D1)
    Q_RACE "mov-question-race";
    /// Stay, or prepare, declare and roll? (D2 to D8)
    Q_START "mov-question-start";
    /// How does the ship fly on? (D9 to D20 but for the hazard)
    Q_MOVE "mov-question-move";
    /// Pay and go on, or stop? (D14)
    Q_HAZARD "mov-question-hazard";
    /// What is traded? (D21 to D39)
    Q_TRADE "mov-question-trade";
    /// What is done at an asteroid or in open space before the turn ends? (D33, D34, D36)
    Q_ASTEROID "mov-question-asteroid";
    /// What does not come along into the smaller ship? (D38)
    Q_SURPLUS "mov-question-surplus";
    /// Which demand goes into the cup? (D35)
    Q_DEMAND "mov-question-demand";
    /// What goes into the basket of the culture card? (D30, 2012)
    Q_BASKET "mov-question-basket";
    /// What is in the deal? (D34, the one who composes it)
    Q_DEAL "mov-question-deal";
    /// Is the deal accepted? (D34, the one who answers)
    Q_ANSWER "mov-question-answer";
    /// Does the game stop here? (the others, once one has proposed it)
    Q_STOP "mov-question-stop";
}

/// Which part of the own turn a question belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurnMoment {
    /// Before the roll.
    Preparing,
    /// Between the roll and the end of the movement.
    Flying,
    /// After the movement.
    Trading,
    /// In the middle of something else.
    Else,
}

impl TurnMoment {
    /// The moment in which a question is asked.
    pub fn of(question: Question) -> TurnMoment {
        match question {
            Q_START => TurnMoment::Preparing,
            Q_MOVE | Q_HAZARD => TurnMoment::Flying,
            Q_TRADE | Q_ASTEROID => TurnMoment::Trading,
            _ => TurnMoment::Else,
        }
    }
}

/// Whether a verb belongs to the transactions at a place; they stand together in the list.
pub fn is_trade(verb: Verb) -> bool {
    (BUY.0..=COUNTER.0).contains(&verb.0)
}

/// Whether a verb is one that players use with each other; they stand together in the list.
pub fn is_deal(verb: Verb) -> bool {
    (DEAL.0..=COUNTER.0).contains(&verb.0)
}

/// The ship has entered a space: turn up a marker, observe, be carried on, be stopped. Memory:
/// none.
pub const F_ENTERED: Follow = Follow(0);
/// The movement is over: asteroid, first contact, transactions or end of turn. Memory: 1 if the
/// ship stayed.
pub const F_MOVED: Follow = Follow(1);
/// First contact with the culture of the system. Memory: system.
pub const F_CONTACT: Follow = Follow(2);
/// The turn is over: commission, barter credit lost, win check, next seat. Memory: none.
pub const F_TURN_END: Follow = Follow(3);
/// The ship in turn flies on, if it can: who it asks how, or that its movement is over. Memory:
/// none.
pub const F_FLY_ON: Follow = Follow(4);
/// The movement ends where the ship is. Memory: none.
pub const F_MOVEMENT_ENDS: Follow = Follow(5);
/// The Spy Eye looks at what it can see where the movement has ended. Memory: none.
pub const F_LOOK_ROUND: Follow = Follow(6);
/// A setting of the ship was changed before the roll: does the declaration still hold? Memory:
/// none.
pub const F_SETTINGS_CHANGED: Follow = Follow(7);
/// A passenger gets off at its destination. Memory: the piece.
pub const F_PASSENGER_ARRIVES: Follow = Follow(8);
/// The deal that is open is asked for. Memory: none.
pub const F_DEAL: Follow = Follow(9);
