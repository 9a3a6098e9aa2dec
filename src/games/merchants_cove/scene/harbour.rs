//! The harbour: boats at sea and in their berths, docks with whoever landed there, clan halls and
//! the lair, the bag and the cards that are drawn from.

use super::{Dresser, art, layer, places};
use crate::{
    games::merchants_cove::{
        level::{BerthIx, Clan, DockWord, Side},
        table::{
            layout::{self, BOATS},
            nouns::{CoveView, GameView},
        },
    },
    table::{
        action::Thing,
        ids::{PieceId, ZoneId},
        view::TableView,
    },
    view::{
        art::Picture,
        figures::{Figure, Label},
        scene::key_of,
    },
};

/// The short names of the docks, left to right.
const DOCK_NAMES: [&str; 3] =
    ["mc-board-name-bazaar", "mc-board-name-square", "mc-board-name-black-market"];
/// How much air the names of two docks have between them at least, in board units.
const DOCK_GAP: f32 = 5.0;
/// What they are called where the board is small.
const DOCK_SHORT: [&str; 3] =
    ["mc-board-name-bazaar", "mc-board-short-square", "mc-board-short-black-market"];

impl Dresser<'_> {
    /// Everything on the water and on the isle.
    pub(super) fn harbour(&mut self) {
        self.halls();
        self.docks();
        self.berths();
        for boat in 0..BOATS {
            self.boat(boat);
        }
        self.drawn();
        self.piles();
    }

    fn halls(&mut self) {
        let clans = Clan::ALL.into_iter().map(|clan| (art::hall(clan), layout::hall(clan)));
        let all: Vec<(Picture, ZoneId)> = clans.chain([(art::LAIR, layout::LAIR)]).collect();
        for (n, (picture, zone)) in all.into_iter().enumerate() {
            let (key, n) = (key_of(Thing::Zone(zone)), n as u16);
            let at = places::hall(n);
            self.put(Figure::new(key.clone(), picture, at, places::HALL, layer::PLACES).clear());
            let label =
                Label::new(self.n.count(zone).to_string(), 16.0, art::CREAM).bold().plated();
            self.words(format!("~{key}/count"), label, places::hall_count(n));
        }
    }

    fn docks(&mut self) {
        for dock in DockWord::ALL {
            let (at, zone) = (places::dock(dock), layout::dock(dock));
            let key = key_of(Thing::Zone(zone));
            self.card(key.clone(), art::DOCK, at, places::DOCK, layer::FLOOR);
            let name = self.said(DOCK_NAMES[dock as usize], &[]);
            let short = self.said(DOCK_SHORT[dock as usize], &[]);
            let label =
                Label::new(name, 14.0, art::CREAM).or(short).within(places::DOCK.0 - DOCK_GAP);
            self.words(format!("~{key}/name"), label, places::dock_name(dock));
            self.goods_of(dock, &key);
            let here = self.n.contents(zone).to_vec();
            for (nth, piece) in here.iter().enumerate() {
                let (at, size) = places::landed(dock, nth, here.len());
                self.adventurer(*piece, at, size, 0);
            }
        }
    }

    /// Which goods sell on a dock, at its foot.
    fn goods_of(&mut self, dock: DockWord, key: &str) {
        let row = self.n.level().docks[dock as usize];
        let (x, y) = places::dock(dock);
        let signs = [
            (row.sells[0], "icons/small"),
            (row.sells[1], "icons/large"),
            (row.card, "shops/corruption"),
        ];
        let shown: Vec<&str> = signs.into_iter().filter(|s| s.0).map(|s| s.1).collect();
        for (nth, name) in shown.iter().enumerate() {
            let at = (x + 17.0 * (nth as f32 - (shown.len() as f32 - 1.0) / 2.0), y + 52.0);
            let key = format!("~{key}/{name}");
            self.put(Figure::new(key, art::named(name), at, 16.0, layer::PLACES));
        }
    }

    /// Somebody on a dock or in a boat: to be seen only, so that a click goes through to where they
    /// are.
    fn adventurer(&mut self, piece: PieceId, at: places::BoardPoint, size: f32, float: u8) {
        let picture = art::who(self.n.who(piece));
        let key = format!("~{}", key_of(Thing::Piece(piece)));
        let figure = Figure::new(key, picture, at, size, layer::PIECES);
        self.put(figure.floating(float));
    }

    /// Where a berth lies.
    fn berth_at(&self, berth: BerthIx) -> places::BoardPoint {
        let level = self.n.level();
        let side = level.berth(berth).side;
        let before = level.berths[..berth.ix()].iter().filter(|b| b.side == side).count();
        places::berth(side, before)
    }

    fn berths(&mut self) {
        for n in 0..self.n.level().berths.len() as u8 {
            let berth = BerthIx(n);
            let key = key_of(Thing::Zone(layout::berth(berth)));
            let (x, y) = self.berth_at(berth);
            let size = (places::BOAT, places::BOAT * 0.5);
            self.card(key.clone(), art::BERTH, (x, y), size, layer::PLACES);
            // Where whoever lands here goes: berths look alike.
            let dock = self.n.level().berth(berth).dock as usize;
            let (name, short) =
                (self.said(DOCK_NAMES[dock], &[]), self.said(DOCK_SHORT[dock], &[]));
            let label = Label::new(name, 12.0, art::CREAM).plated();
            let label = label.or(short).within(places::BERTH_NAME);
            self.words(format!("~{key}/leads"), label, places::berth_name((x, y)));
        }
    }

    /// A boat where it is: at sea, or in its berth. One that was taken off is gone.
    fn boat(&mut self, boat: u16) {
        let Some(zone) = self.n.location(layout::boat(boat)) else { return };
        let berths = 0..self.n.level().berths.len() as u8;
        let docked = berths.map(BerthIx).find(|berth| layout::berth(*berth) == zone);
        let at = match docked {
            Some(berth) => self.berth_at(berth),
            None if Side::ALL.iter().any(|side| layout::sea(*side) == zone) => {
                places::at_sea(boat, self.n.level().a_side)
            }
            None => return,
        };
        let key = key_of(Thing::Zone(layout::aboard(boat)));
        // Everything of a boat rocks together.
        let float = boat as u8 + 1;
        let hull = Figure::new(key.clone(), art::BOAT, at, places::BOAT, layer::BOATS);
        self.put(hull.card(1.0 / 0.52).floating(float));
        for (nth, piece) in self.n.contents(layout::aboard(boat)).to_vec().into_iter().enumerate() {
            self.adventurer(piece, places::aboard(at, nth), places::WHO, float);
        }
        let label = Label::new((boat + 1).to_string(), 15.0, art::CREAM).bold();
        let number = places::boat_number(at);
        let words = Figure::words(format!("~{key}/number"), label, number, 0.0, layer::NAMES);
        self.put(words.floating(float));
    }

    /// Who was drawn and waits for a boat.
    fn drawn(&mut self) {
        let Some(&piece) = self.n.contents(layout::DRAWN).first() else { return };
        let key = key_of(Thing::Zone(layout::DRAWN));
        self.put(Figure::new(key, art::DRAWN, places::DRAWN, 40.0, layer::SIGNS).clear());
        self.adventurer(piece, places::DRAWN, 32.0, 0);
    }

    /// The bag and the two decks, each with how much is left.
    fn piles(&mut self) {
        let all =
            [(layout::BAG, art::BAG), (layout::TAINTS, art::TAINTS), (layout::FOLK, art::DECK)];
        for ((zone, picture), (x, y)) in all.into_iter().zip(places::PILES) {
            let key = key_of(Thing::Zone(zone));
            self.put(Figure::new(key.clone(), picture, (x, y), places::PILE, layer::PLACES));
            let label =
                Label::new(self.n.count(zone).to_string(), 14.0, art::CREAM).bold().plated();
            self.words(format!("~{key}/count"), label, (x + 13.0, y + 12.0));
        }
    }
}
