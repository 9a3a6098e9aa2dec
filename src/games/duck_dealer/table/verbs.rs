//! How everything is written that can be done and asked in Duck Dealer. The order is part of saved
//! hashes; no rule stands here.

use crate::games::duck_dealer::level::{COLOUR_WORDS, EQUIPMENT_WORDS};
use crate::games::vocabulary::{questions, verbs};
use crate::table::{
    action::ArgKind,
    ids::{Follow, Verb},
};

/// Where a cube of a player can be taken back from (DD-6.2): a route, or the site of a privilege.
pub const CUBE_WORDS: &[&str] = &["route", "mine", "shipyard", "consumer", "factory"];
/// The sites that can be named (DD-1.4).
pub const SITE_WORDS: &[&str] = &["mine", "shipyard", "consumer", "factory"];
/// What a purchase replaces (DD-13.2): nothing, or a piece of a kind.
pub const REPLACED_WORDS: &[&str] = &["none", "hold", "navigator", "engineer", "merchant"];
/// The two consumer stacks (DD-3.5).
pub const STACK_WORDS: &[&str] = &["left", "right"];

verbs! {
    /// Takes a piece of equipment at the start. DD-3.8
    EQUIP "equip" [ArgKind::Word("equipment", EQUIPMENT_WORDS)];
    /// Puts the ship on a start planet. DD-3.9
    START "start" [ArgKind::Space("planet")];
    /// Collects energy, with a wish. DD-5.1
    COLLECT "collect" [ArgKind::Word("colour", COLOUR_WORDS)];
    /// Takes an action turn. DD-6.1
    ACT "act" [];
    /// Takes the free action turn of a shortage. DD-5.3
    FREE_TURN "free-turn" [];
    /// Does without it. DD-5.8
    NO_FREE_TURN "no-free-turn" [] ends;
    /// Takes a cube back from the board, for the turn counter. DD-6.2
    TAKE_CUBE "take-cube" [ArgKind::Space("space"), ArgKind::Word("place", CUBE_WORDS)];
    /// Sets a cube of the allowance on a point. DD-6.3
    ROUTE_CUBE "route-cube" [ArgKind::Space("point")];
    /// Pays for a cube on a point. DD-11.5
    PAY_CUBE "pay-cube" [ArgKind::Space("point")] gives;
    /// Places a passage. DD-9.1
    PASSAGE "passage" [ArgKind::Space("planet")];
    /// Flies to the next planet or point. DD-7.2
    MOVE "move" [ArgKind::Space("space")];
    /// Goes through a passage. DD-9.3
    JUMP "jump" [];
    /// Stops on a planet. DD-8.2
    STOP "stop" [];
    /// Chooses a consumer for a new planet. DD-8.1
    EXPLORE "explore" [ArgKind::Word("stack", STACK_WORDS)];
    /// Builds the shipyard, with a good of choice. DD-10.3
    BUILD_YARD "build-shipyard" [ArgKind::Kind("other")];
    /// Builds the consumer, with a good of choice. DD-10.4
    BUILD_CONSUMER "build-consumer" [ArgKind::Kind("other")];
    /// Builds a factory. DD-10.5
    BUILD_FACTORY "build-factory" [ArgKind::Kind("product")];
    /// Claims a site. DD-11.1
    CLAIM "claim" [ArgKind::Word("site", SITE_WORDS)];
    /// Takes a good out of the mine. DD-12.2
    MINE "mine" [];
    /// Buys equipment, with a good of choice, and what it replaces. DD-12.3
    BUY "buy" [ArgKind::Kind("other"), ArgKind::Word("replaced", REPLACED_WORDS)];
    /// Lets the factory work. DD-12.4
    PRODUCE "produce" [];
    /// Sells to the consumer. DD-12.5
    SELL "sell" [];
    /// Throws goods away. DD-13.4
    DROP "drop" [ArgKind::Kind("good"), ArgKind::Number("count")] gives;
    /// Begins an exchange. DD-14.1
    EXCHANGE "exchange" [ArgKind::Seat("partner")];
    /// Puts so many of a good into the offer. DD-14.2
    GIVE "give" [ArgKind::Kind("good"), ArgKind::Number("count")] gives;
    /// Asks for so many of a good. DD-14.2
    WANT "want" [ArgKind::Kind("good"), ArgKind::Number("count")];
    /// Lays the offer before the partner. DD-14.3
    PROPOSE "propose" [];
    /// Takes the offer back. DD-14.3
    WITHDRAW "withdraw" [] ends;
    /// Agrees to the exchange. DD-14.2
    ACCEPT "accept" [];
    /// Declines it. DD-14.3
    DECLINE "decline" [] ends;
    /// Keeps so many tokens of each colour. DD-6.7
    KEEP "keep" [ArgKind::Number("red"), ArgKind::Number("yellow"), ArgKind::Number("blue")];
    /// Ends the action turn. DD-6.8
    END_TURN "end-turn" [] ends;
}

questions! {
    /// Which equipment at the start? DD-3.8
    Q_EQUIP "dd-question-equip";
    /// Which start planet? DD-3.9
    Q_START "dd-question-start";
    /// Collect, or act? DD-4.1
    Q_TURN "dd-question-turn";
    /// Take the free action turn? DD-5.3
    Q_FREE "dd-question-free";
    /// Which cube for the turn counter? DD-6.2
    Q_CUBE "dd-question-cube";
    /// What now? DD-6.5
    Q_ACT "dd-question-act";
    /// Which consumer for the new planet? DD-8.1
    Q_EXPLORE "dd-question-explore";
    /// What is offered in exchange? DD-14.1
    Q_OFFER "dd-question-offer";
    /// Agree to the exchange? DD-14.2
    Q_ANSWER "dd-question-answer";
    /// Which tokens are kept? DD-6.7
    Q_KEEP "dd-question-keep";
}

/// What is done where the ship has stopped, once the planet is explored: the verb with its
/// arguments (DD-8.3).
pub const fn after(verb: Verb) -> Follow {
    Follow(verb.0)
}
