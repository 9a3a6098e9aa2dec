//! The plain values in which the editions differ, or which a group may want to change:
//! `editions.ron`, typed.
//!
//! Each field names the rule that reads it. No rule is decided here.

use serde::{Deserialize, Serialize};

/// Makes a plain enum of rule values, spelt in snake case in the level file.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$case_doc:meta])* $case:ident $(($inner:ty))?),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$case_doc])* $case $(($inner))?),* }
    };
}

choice!(
    /// Who begins (MOV-2.1.4).
    StartPlayer {
        /// Everybody rolls two dice, the highest picks a race first and moves first.
        HighestRoll,
        /// Drawn at random.
        Random,
    }
);
choice!(
    /// What is declared before the roll (MOV-4.2.1).
    DeclarationRule {
        /// The first space to be occupied.
        FirstSpace,
        /// The first link.
        Heading,
    }
);
choice!(
    /// Which way back is closed (MOV-4.5).
    TurningBack {
        /// Any link travelled this turn, the other way (MOV-4.5.1).
        SameLinkThisTurn,
        /// The link of the step just made, and out of a circle every link it was entered by this
        /// turn (MOV-4.5.2).
        AtOnceAndCircles,
    }
);
choice!(
    /// When the Gate Lock is used (MOV-11.10).
    GateLockRule {
        /// Before the roll, for all gates and the whole turn (MOV-11.10.1).
        BeforeRoll,
        /// At each gate, on entering (MOV-11.10.2).
        AtGate,
    }
);
choice!(
    /// How the Jump Start finds its gate (MOV-11.7).
    JumpStartRule {
        /// The named gate if rolled, else any rolled number (MOV-11.7.1).
        NamedGate,
        /// A die that shows any gate on the board must be used (MOV-11.7.3).
        MatchingDie,
    }
);
choice!(
    /// How the buyers of a good are found (MOV-7.5.2).
    BuyersRule {
        /// So many next numbers of the ring, both halves of each.
        NextNumbers(u8),
        /// The list printed on the token.
        Listed,
    }
);
choice!(
    /// When factory goods are laid out (MOV-7.4.2).
    LaidOut {
        /// When the factory is built.
        FactoryBuilt,
        /// At first contact, locked until the factory is built.
        FirstContact,
    }
);
choice!(
    /// What a culture card does (MOV-10.2).
    CultureCardUse {
        /// Traded in for barter credit (MOV-10.2.1).
        BarterCredit,
        /// Pays for a basket of things (MOV-10.2.2).
        Basket,
    }
);
choice!(
    /// What the port commission is counted on.
    CommissionBase {
        /// Every price, value, bonus and trade-in value (MOV-9.2.2).
        Prices,
        /// Credits spent and received, barters, first contact credit used (MOV-9.2.3).
        CreditsMoved,
    }
);
choice!(
    /// When the port commission is paid (MOV-9.2.5).
    CommissionTime {
        /// After each transaction.
        EachTransaction,
        /// Once, when the player ends the transaction part.
        EndOfTrade,
    }
);
choice!(
    /// Where the spaceport deeds lie (MOV-9.1.2).
    PortDeedsFrom {
        /// In the bank.
        Bank,
        /// On every orbit from first contact on.
        FirstContact,
    }
);
choice!(
    /// Where a factory marker goes (MOV-9.3.2).
    FactoryMarkerPlace {
        /// To a city or port of the system.
        CityOrPort,
        /// To the place of the deed in the market.
        Market,
    }
);
choice!(
    /// Who wins a tie when the bank is empty.
    BankTie {
        /// All tied seats (MOV-12.3.1).
        Shared,
        /// The first tied seat to the right of the active one (MOV-13.2.1).
        RightOfActive,
    }
);

/// One goal that can be chosen (MOV-13.1.1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoalChoice {
    /// Net worth that wins, in credits.
    pub net_worth: u32,
    /// Id of its name.
    pub name: String,
    /// Usual playing time in minutes.
    pub minutes: u16,
}

/// Figures of the fast play option (MOV-13.3.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FastPlay {
    /// Tokens drawn at set-up.
    pub set_up_draw: u8,
    /// Tokens drawn at each first contact.
    pub contact_draw: u8,
}

/// Makes the public struct of values and the row of (value, source) pairs it is read from.
macro_rules! edition_rules {
    ($($(#[$doc:meta])* $field:ident: $type:ty,)*) => {
        /// The plain rule values of one edition.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct EditionRules {
            /// Id of the edition.
            pub id: String,
            $($(#[$doc])* pub $field: $type,)*
        }

        /// One edition as it stands in the file: every value with its source.
        #[derive(Clone, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(crate) struct EditionRow {
            pub(in crate::games) id: String,
            $($field: ($type, String),)*
        }

        impl EditionRow {
            /// The values without their sources.
            pub(super) fn rules(&self) -> EditionRules {
                EditionRules { id: self.id.clone(), $($field: self.$field.0.clone(),)* }
            }

            /// The source of every field, by field name.
            pub(in crate::games) fn sources(&self) -> Vec<(&'static str, &str)> {
                vec![$((stringify!($field), self.$field.1.as_str()),)*]
            }
        }
    };
}

edition_rules! {
    /// Name as shown to the players.
    title: String,
    /// Least number of seats (MOV-2.1.1).
    seats_min: u8,
    /// Greatest number of seats (MOV-2.1.1).
    seats_max: u8,
    /// Who begins (MOV-2.1.4).
    start_player: StartPlayer,
    /// Each seat starts with this many credits times the number of seats (MOV-2.1.3).
    start_money_per_seat: u32,
    /// Net worth that wins (MOV-2.2.8).
    goal: u32,
    /// The goals that can be chosen (MOV-13.1.1).
    goals: Vec<GoalChoice>,
    /// Dice in the box.
    dice: u8,
    /// Most dice rolled in a turn (MOV-4.3.2).
    dice_limit: Option<u8>,
    /// The dice stay on the table until the next player declares (MOV-4.3.4).
    dice_stay_visible: bool,
    /// What is declared before the roll (MOV-4.2.1).
    declaration: DeclarationRule,
    /// Which way back is closed (MOV-4.5).
    turning_back: TurningBack,
    /// The gate rule holds again on the gate one has jumped to (MOV-4.7.5).
    arrival_gate_rule_again: bool,
    /// A turn begun and spent on a hazard costs the fee (MOV-4.8.6).
    stay_on_hazard_costs_fee: bool,
    /// Landing on an asteroid ends the turn (MOV-4.9.2, MOV-4.9.3).
    asteroid_ends_turn: bool,
    /// Taking a relic ends the turn at once (MOV-4.10.2, MOV-4.10.3).
    relic_ends_turn: bool,
    /// When the Gate Lock is used (MOV-11.10).
    gate_lock: GateLockRule,
    /// How the Jump Start finds its gate (MOV-11.7).
    jump_start: JumpStartRule,
    /// Movement points of a Jump Start from a surface city (MOV-11.7.2, MOV-11.7.4); from
    /// elsewhere 1.
    jump_start_cost_from_city: u8,
    /// Capacity of a hold (MOV-1.2.2).
    hold_room: u8,
    /// Capacity a passenger needs (MOV-1.2.2).
    passenger_room: u8,
    /// How the buyers of a good are found (MOV-7.5.2).
    buyers: BuyersRule,
    /// Buys in a limited visit (MOV-7.2.2).
    limited_visit_buys: u8,
    /// Sells in a limited visit (MOV-7.2.2).
    limited_visit_sells: u8,
    /// When factory goods are laid out (MOV-7.4.2).
    factory_goods_laid_out: LaidOut,
    /// A factory good meets the demands for its culture's good (MOV-8.2.4).
    factory_goods_meet_demands: bool,
    /// What a culture card does (MOV-10.2).
    culture_card: CultureCardUse,
    /// Relics bartered at the Base are for sale there (MOV-7.7.4).
    base_sells_relics: bool,
    /// The Base takes equipment and relics in trade (MOV-10.1.7).
    base_takes_equipment: bool,
    /// Pieces can be discarded on asteroids (MOV-10.4.1, MOV-10.4.2).
    asteroid_discard: bool,
    /// Pieces got this turn can be discarded (MOV-10.4.1, MOV-10.4.2).
    discard_same_turn: bool,
    /// A passenger discarded at its destination pays (MOV-8.3.4).
    passenger_put_off_pays: bool,
    /// Percent off the deeds of one's own culture (MOV-9.5.1).
    home_discount_percent: u8,
    /// Percent paid to the owner of a port (MOV-9.2.1).
    port_commission_percent: u8,
    /// What the port commission is counted on (MOV-9.2.2, MOV-9.2.3).
    port_commission_base: CommissionBase,
    /// When the port commission is paid (MOV-9.2.5).
    port_commission_time: CommissionTime,
    /// Percent paid to the owner of a factory (MOV-9.4.1).
    factory_commission_percent: u8,
    /// Where the spaceport deeds lie (MOV-9.1.2).
    port_deeds_laid_out: PortDeedsFrom,
    /// Where a factory marker goes (MOV-9.3.2).
    factory_marker: FactoryMarkerPlace,
    /// Ports and factories that one seat can build, `None` without limit (MOV-1.1.4).
    markers_per_seat: Option<u8>,
    /// Who wins a tie when the bank is empty (MOV-12.3.1, MOV-13.2.1).
    bank_tie: BankTie,
    /// With a limited bank the goal stays on (MOV-12.3.1, MOV-13.2.1).
    bank_keeps_goal: bool,
    /// Credits of the small bank option (MOV-13.2.1), `None` where the edition has no such option.
    small_bank: Option<u32>,
    /// Fast play option (MOV-13.3.1), `None` where the edition has none.
    fast_play: Option<FastPlay>,
    /// Supergiant and Supernova are called systems (MOV-5.1.1): a name, without effect.
    anomalies_are_systems: bool,
    /// Encounter boxes on the board (MOV-2.2.2).
    boxes: u16,
    /// Encounter markers without any switch (MOV-2.2.2).
    markers: u16,
    /// Encounter markers left over (MOV-2.2.2).
    spare_markers: u16,
    /// Tokens in the cup after set-up (MOV-2.2.4).
    cup_size: u16,
    /// Spaceport deeds (MOV-1.1.8).
    port_deeds: u8,
    /// Factory deeds (MOV-1.1.8).
    factory_deeds: u8,
}
