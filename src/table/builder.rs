//! Set-up: names everything on the table, then spawns it once. After this nothing is ever spawned
//! or despawned.

use super::{
    agenda::Agenda,
    catalogue::{
        Catalogue, KindInfo, LinkInfo, Look, Name, PurseInfo, SharedCatalogue, SpaceInfo, ZoneInfo,
    },
    dice::Dice,
    hash::{self, PositionHash},
    ids::{Dial, KindId, LinkId, PieceId, PurseId, SeatId, Seats, SpaceId, ZoneId},
    journal::Journal,
    ledger::{Narrator, TableState},
    offers::{Chosen, Offers, Verdict},
    pieces::{Piece, Purse, Register, Seat, Space, Zone},
};
use bevy_ecs::prelude::{Resource, World};

/// Dice and narrator for the table that is about to be built.
#[derive(Resource)]
pub struct Ready {
    /// Where chance comes from.
    pub dice: Dice,
    /// Whether the dealing is told.
    pub narrator: Narrator,
}

/// Collects what a game puts on the table.
#[derive(Default)]
pub struct Builder {
    /// The names of everything so far.
    pub catalogue: Catalogue,
    pieces: Vec<Piece>,
    purses: Vec<i64>,
    dials: Vec<i64>,
}

impl Builder {
    /// Names a kind of pieces.
    pub fn kind(
        &mut self,
        key: String,
        name: Name,
        back: &'static str,
        group: &'static str,
    ) -> KindId {
        self.catalogue.kinds.push(KindInfo { key, name, back, group });
        KindId(self.catalogue.kinds.len() as u16 - 1)
    }
    /// Names a zone.
    pub fn zone(&mut self, key: String, owner: Option<SeatId>, look: Look) -> ZoneId {
        let (single, space, out_of_play, bars) = (false, None, false, "");
        self.catalogue.zones.push(ZoneInfo { key, owner, look, single, space, out_of_play, bars });
        ZoneId(self.catalogue.zones.len() as u16 - 1)
    }
    /// Names a zone that belongs to a board space.
    pub fn zone_on(&mut self, key: String, space: SpaceId, single: bool) -> ZoneId {
        let zone = self.zone(key, None, Look::All);
        let info = &mut self.catalogue.zones[zone.ix()];
        (info.space, info.single) = (Some(space), single);
        zone
    }
    /// Names a zone for what is out of the game: nobody's secret any more.
    pub fn zone_out_of_play(&mut self, key: String, look: Look) -> ZoneId {
        let zone = self.zone(key, None, look);
        self.catalogue.zones[zone.ix()].out_of_play = true;
        zone
    }
    /// Names a board space.
    pub fn space(&mut self, info: SpaceInfo) -> SpaceId {
        self.catalogue.spaces.push(info);
        SpaceId(self.catalogue.spaces.len() as u16 - 1)
    }
    /// Names a board link.
    pub fn link(&mut self, info: LinkInfo) -> LinkId {
        self.catalogue.links.push(info);
        LinkId(self.catalogue.links.len() as u16 - 1)
    }
    /// Lays a piece into a zone.
    pub fn piece(&mut self, kind: KindId, zone: ZoneId, face_up: bool, mark: i32) -> PieceId {
        let id = PieceId(self.pieces.len() as u16);
        self.catalogue.pieces.push(kind);
        self.pieces.push(Piece { id, kind, zone, face_up, mark, seen: Seats::NONE });
        id
    }
    /// Lays out a purse.
    pub fn purse(
        &mut self,
        key: String,
        owner: Option<SeatId>,
        amount: i64,
        bottomless: bool,
    ) -> PurseId {
        self.catalogue.purses.push(PurseInfo { key, owner, bottomless });
        self.purses.push(amount);
        PurseId(self.purses.len() as u16 - 1)
    }
    /// Lays out a dial.
    pub fn dial(&mut self, key: String, value: i64) -> Dial {
        self.catalogue.dials.push(key);
        self.dials.push(value);
        Dial(self.dials.len() as u16 - 1)
    }

    /// Lays out dials that stand at 0: written names with how many numbers each has; several are
    /// told apart as `name:0`, `name:1` …
    pub fn dials(&mut self, dials: &[(&str, u16)]) {
        for &(key, count) in dials {
            for n in 0..count {
                self.dial(if count == 1 { key.to_owned() } else { format!("{key}:{n}") }, 0);
            }
        }
    }

    /// Spawns everything into `world`. Dice and narrator that lie ready there are taken: a dealing
    /// that follows a record, or that is told.
    pub fn build(self, world: &mut World, seed: u64) {
        let catalogue = self.catalogue.finish();
        let mut zones: Vec<Zone> = (0..catalogue.zones.len() as u16)
            .map(|i| Zone { id: ZoneId(i), contents: Vec::new() })
            .collect();
        let mut position = PositionHash::new(zones.len());
        for piece in &self.pieces {
            zones[piece.zone.ix()].contents.push(piece.id);
            position.swap(0, hash::piece(piece));
        }
        let mut register = Register::default();
        for (zone, info) in zones.into_iter().zip(&catalogue.zones) {
            let mut entity = world.spawn(zone);
            if let Some(id) = info.space
                && !info.single
            {
                entity.insert(Space { id });
            }
            register.zones.push(entity.id());
        }
        register.pieces = self.pieces.into_iter().map(|p| world.spawn(p).id()).collect();
        register.seats = catalogue.all_seats().map(|id| world.spawn(Seat { id }).id()).collect();
        for (i, amount) in self.purses.into_iter().enumerate() {
            let id = PurseId(i as u16);
            position.swap(0, hash::purse(id, amount));
            register.purses.push(world.spawn(Purse { id, amount }).id());
        }
        for (i, &value) in self.dials.iter().enumerate() {
            position.swap(0, hash::dial(Dial(i as u16), value));
        }
        let Ready { dice, narrator } = world
            .remove_resource()
            .unwrap_or_else(|| Ready { dice: Dice::new(seed), narrator: Narrator::default() });
        world.insert_resource(TableState {
            register,
            dials: self.dials,
            agenda: Agenda::default(),
            journal: Journal::default(),
            dice,
            hash: position,
            narrator,
        });
        world.insert_resource(SharedCatalogue(catalogue));
        world.init_resource::<Offers>();
        world.init_resource::<Chosen>();
        world.init_resource::<Verdict>();
    }
}
