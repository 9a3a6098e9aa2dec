//! The things that have a picture: cultures, goods, relics, bodies, ships and icons, with their
//! level ids.
//!
//! Only names in here, no strokes and no rules. The ids are the ones the level files use, so that a
//! scene can ask for a picture by id; display names live in the texts, never here.

/// Writes an enumeration with its ids, a list of all and the look-up by id.
macro_rules! subjects {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident $id:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name { $($(#[$vdoc])* $variant,)+ }

        impl $name {
            /// All of them, in a fixed order.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The id that level files and saves use.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id),+ }
            }

            /// The one with this id, if there is one.
            #[must_use]
            pub fn from_id(id: &str) -> Option<Self> {
                match id { $($id => Some(Self::$variant),)+ _ => None }
            }
        }
    };
}

subjects! {
    /// Colour of a space, a hazard or a drive.
    Hue {
        /// Blue: no drive jumps it.
        Blue "blue",
        /// Red: jumped by red and combined drives.
        Red "red",
        /// Yellow: jumped by yellow and combined drives.
        Yellow "yellow",
    }
}

subjects! {
    /// The sixteen bodies at the middle of the systems.
    Body {
        /// Trapped Rogue Planet.
        Rogue "rogue",
        /// Desert World.
        Desert "desert",
        /// Interstellar Biosphere: a ring habitat.
        Biosphere "biosphere",
        /// Jungle World.
        Jungle "jungle",
        /// Ice Planet.
        Ice "ice",
        /// Colony World.
        Colony "colony",
        /// Nebula Habitat.
        Nebula "nebula",
        /// War-Torn System.
        Wartorn "wartorn",
        /// Polluted Planet.
        Polluted "polluted",
        /// Inhabited Moon.
        Moon "moon",
        /// Water World.
        Water "water",
        /// Multi-Generation Ship.
        Genship "genship",
        /// Giant Planet.
        Giant "giant",
        /// Asteroid System.
        Belt "belt",
        /// Supergiant.
        Supergiant "supergiant",
        /// Supernova.
        Supernova "supernova",
    }
}

subjects! {
    /// The fourteen cultures in the order of their 2012 numbers.
    Culture {
        /// Nillis, number 1.
        Nillis "nillis",
        /// Volois, number 2.
        Volois "volois",
        /// Graw, number 3.
        Graw "graw",
        /// Niks, number 4.
        Niks "niks",
        /// Dell, number 5.
        Dell "dell",
        /// Humans, number 6.
        Humans "humans",
        /// Shenna, number 7.
        Shenna "shenna",
        /// Yxklyx, number 8.
        Yxklyx "yxklyx",
        /// Zum, number 9.
        Zum "zum",
        /// Eeepeep, number 10.
        Eeepeep "eeepeep",
        /// Whynom, number 11.
        Whynom "whynom",
        /// Cholos, number 12.
        Cholos "cholos",
        /// Wollow, number 13.
        Wollow "wollow",
        /// Qossuth, number 14.
        Qossuth "qossuth",
    }
}

impl Culture {
    /// The letter on the culture's goods: one of its own for each of the fourteen, the same in
    /// every language.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Nillis => 'N',
            Self::Volois => 'V',
            Self::Graw => 'G',
            Self::Niks => 'K',
            Self::Dell => 'D',
            Self::Humans => 'H',
            Self::Shenna => 'S',
            Self::Yxklyx => 'Y',
            Self::Zum => 'Z',
            Self::Eeepeep => 'E',
            Self::Whynom => 'W',
            Self::Cholos => 'C',
            Self::Wollow => 'O',
            Self::Qossuth => 'Q',
        }
    }
}

subjects! {
    /// The twenty-eight goods of both editions.
    Good {
        /// A scent bottle, half machine.
        BionicPerfume "bionic_perfume",
        /// A wide silk robe.
        VollSilk "voll_silk",
        /// A heap of spice in a bowl.
        SpaceSpice "space_spice",
        /// A bottle of dark wine.
        MulchWine "mulch_wine",
        /// A pinch of shining dust.
        FinestDust "finest_dust",
        /// A screen with a guitar.
        RockVideos "rock_videos",
        /// A hanging fur.
        MelfPelts "melf_pelts",
        /// A dripping oil can.
        ImmortalGrease "immortal_grease",
        /// A flask of sweet liquor.
        ChicleLiquor "chicle_liquor",
        /// A jointed mechanical arm.
        ServoMechanism "servo_mechanism",
        /// A chair with a twist.
        ImpossibleFurniture "impossible_furniture",
        /// A double helix.
        DesignerGenes "designer_genes",
        /// A standing stone on papers.
        MegalithPaperweight "megalith_paperweight",
        /// A spiral sculpture on a plinth.
        PsychoticSculpture "psychotic_sculpture",
        /// A plant with teeth.
        GuardPlants "guard_plants",
        /// A tin with a face.
        CannedTraits "canned_traits",
        /// A heap of scrap under a star.
        GloriousJunk "glorious_junk",
        /// A ball with eyes and feet.
        LivingToys "living_toys",
        /// A glass that drips.
        DribbleGlass "dribble_glass",
        /// A hand on a cave wall.
        PrimitiveArt "primitive_art",
        /// A small monster on a leash.
        PetMonsters "pet_monsters",
        /// A gleaming blob.
        ShiningSlime "shining_slime",
        /// A comb of six-sided cells.
        CustomHives "custom_hives",
        /// A bolt with a crown.
        PedigreeBolts "pedigree_bolts",
        /// One boot.
        OtherShoes "other_shoes",
        /// A sprout under a bell jar.
        LifeProjects "life_projects",
        /// Pipes of an organ with a handle.
        PortablePipeOrgan "portable_pipe_organ",
        /// A knot of puzzle pieces.
        InfinitePuzzles "infinite_puzzles",
    }
}

impl Good {
    /// The good with this English name (`Bionic Perfume`), however it is written large or small.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let id: String = name
            .trim()
            .chars()
            .map(|c| if c == ' ' { '_' } else { c.to_ascii_lowercase() })
            .collect();
        Self::from_id(&id)
    }

    /// What a culture sells under any other name: its usual good, or what its factory used to make
    /// in the 1988 edition.
    #[must_use]
    pub fn usual(culture: Culture, factory: bool) -> Self {
        let number = Culture::ALL.iter().position(|c| *c == culture).unwrap_or(0);
        Self::ALL[number + if factory { Culture::ALL.len() } else { 0 }]
    }
}

subjects! {
    /// The ten relics.
    Relic {
        /// From city to city through the air.
        AirFoil "air_foil",
        /// One die counts as a four.
        AutoPilot "auto_pilot",
        /// The first move may be a jump to a gate.
        JumpStart "jump_start",
        /// One die may be rolled again.
        MulliganGear "mulligan_gear",
        /// Looks at hidden markers.
        SpyEye "spy_eye",
        /// Another die becomes the pilot number.
        SwitchSwitch "switch_switch",
        /// Keeps the gates shut.
        GateLock "gate_lock",
        /// A yellow drive that needs no room.
        YellowDrive "relic_yellow_drive",
        /// A shield that needs no room.
        Shield "relic_shield",
        /// An old weapon.
        Laser "relic_laser",
    }
}

subjects! {
    /// The five sciences.
    Science {
        /// Sells shields.
        Biotech "biotech",
        /// Sells yellow drives and big ships.
        Industry "industry",
        /// Sells red drives and small ships.
        Technology "technology",
        /// Sells combined drives.
        Metaphysics "metaphysics",
        /// Sells no equipment.
        Primitive "primitive",
    }
}

subjects! {
    /// The four classes of ships.
    ShipClass {
        /// Three dice, two holds.
        Scout "scout",
        /// Four dice, two holds.
        Clipper "clipper",
        /// Three dice, three holds.
        Transport "transport",
        /// Two dice, five holds.
        Freighter "freighter",
    }
}

subjects! {
    /// The drives that are bought.
    Drive {
        /// Jumps yellow spaces.
        Yellow "yellow_drive",
        /// Jumps red spaces.
        Red "red_drive",
        /// Jumps both.
        Combined "combined_drive",
    }
}

subjects! {
    /// Signs of the overlay. Painted white, to be tinted.
    Icon {
        /// Take back.
        Undo "undo",
        /// Take again.
        Redo "redo",
        /// Save the game.
        Save "save",
        /// Settings.
        Settings "settings",
        /// Rule book.
        Rules "rules",
        /// Log of the game.
        Log "log",
        /// Search.
        Search "search",
        /// Play on by itself.
        Play "play",
        /// Pause.
        Pause "pause",
        /// One step.
        Step "step",
        /// Warning.
        Warning "warning",
        /// Locked.
        Lock "lock",
        /// Look.
        Eye "eye",
        /// Hand the screen over.
        HandOver "hand_over",
        /// Dice.
        Dice "dice",
        /// Cargo.
        Cargo "cargo",
        /// Market.
        Market "market",
        /// Money.
        Coins "coins",
        /// Replay.
        Replay "replay",
        /// Time.
        Clock "clock",
        /// More.
        Plus "plus",
        /// Less.
        Minus "minus",
        /// Close.
        Close "close",
        /// Done.
        Check "check",
        /// Language.
        Language "language",
        /// Ship.
        Ship "ship",
        /// To the left, back.
        Left "left",
        /// To the right, on.
        Right "right",
        /// Home, main menu.
        Home "home",
        /// A person plays the seat.
        Person "person",
        /// A bot plays the seat.
        Robot "robot",
        /// Study mode.
        Study "study",
        /// Open a file.
        Folder "folder",
        /// Sound on.
        Sound "sound",
        /// Zoom to the whole board.
        Fit "fit",
        /// Help, what is this?
        Help "help",
    }
}
