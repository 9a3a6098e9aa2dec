//! The quay: the row of townsfolk, the action spaces and the team of whoever acts, and one line of
//! what each merchant has.

use super::{Dresser, art, layer, places};
use crate::{
    games::merchants_cove::{
        level::{Ability, Clan, Colour, Cost, FolkIx, Good, Icons, Size},
        rules::turn,
        table::{
            layout::{self, ROW, TEAM},
            nouns::{CoveView, GameView, GlassOwner, colour_key},
            verbs::{SPACES, TAKE_ON, VISIT},
        },
    },
    table::{
        action::{Action, Thing, Value},
        ids::{PieceId, SeatId, Viewer},
        view::TableView,
    },
    view::{
        art::{
            Picture,
            text::{self, Face},
        },
        figures::{Anchor, Figure, Label},
        scene::key_of,
    },
};

/// Most letters in a line of the name of a card, and in a line of an action space.
const LINE: (usize, usize) = (19, 11);
/// The size of words on a card, and as large as the least board writes them.
const DOES: (f32, f32) = (14.5, 14.8);
/// How wide and high they are beside its picture.
const DOES_ROOM: (f32, f32) = (128.0, 58.0);

/// How far below the middle of a card its icons and costs stand.
const COSTS: f32 = 42.0;

/// How far right of the middle of a card it stands that a press takes it.
const TAKEN: f32 = 20.0;

/// Where gold, goods and corruption cards stand on the line of a merchant, from its left.
const SUMS: [f32; 3] = [54.0, 99.0, 126.0];
/// Where the first active shield stands there, and how far the next.
const SHIELDS: f32 = 164.0;
const SHIELD_STEP: f32 = 4.0;

/// Words in lines of at most so many letters; what is longer than two lines goes on in the second.
fn lines(words: &str, most: usize) -> String {
    let (mut out, mut long, mut rows) = (String::new(), 0, 1);
    for word in words.split_whitespace() {
        let more = word.chars().count();
        if long > 0 && long + 1 + more > most && rows < 3 {
            out.push('\n');
            (long, rows) = (0, rows + 1);
        } else if long > 0 {
            out.push(' ');
            long += 1;
        }
        out.push_str(word);
        long += more;
    }
    out
}

/// Words in lines no wider than the room beside the picture of a card, and as even as they can be
/// for as many of them: the first is not full to the edge while the last is nearly empty.
fn beside_picture(words: &str) -> String {
    let ((_, size), (room, _)) = (DOES, DOES_ROOM);
    let within = |room: f32| {
        let mut out = String::new();
        for word in words.split_whitespace() {
            let line = out.lines().last().unwrap_or_default();
            let longer = format!("{line} {word}");
            let fits = text::measure(&longer, Face::Text, size).0 <= room;
            if !out.is_empty() {
                out.push(if fits { ' ' } else { '\n' });
            }
            out.push_str(word);
        }
        out
    };
    let widest = within(room);
    let rows = widest.lines().count();
    let narrower = (1..10).map(|step| within(room - 6.0 * step as f32));
    narrower.take_while(|text| text.lines().count() == rows).last().unwrap_or(widest)
}

/// What a card of the townsfolk does, as a text key with arguments.
pub fn ability(ability: Ability) -> (&'static str, Vec<(&'static str, Value)>) {
    match ability {
        Ability::GainGood(colour, size) => {
            let key = match size {
                Size::Small => "mc-board-gain-small",
                Size::Large => "mc-board-gain-large",
            };
            (key, vec![("colour", Value::Word(colour_key(colour)))])
        }
        Ability::DiscardCorruption => ("mc-board-discard-one", Vec::new()),
        Ability::DiscardUpTo(most) => {
            ("mc-board-discard-up-to", vec![("count", Value::Number(most.into()))])
        }
        Ability::LoadBoat => ("mc-board-load", Vec::new()),
        Ability::BoatToDock => ("mc-board-to-dock", Vec::new()),
        Ability::BoatToHall => ("mc-board-to-hall", Vec::new()),
        Ability::BoatToBag => ("mc-board-to-bag", Vec::new()),
        Ability::BoatToBoat => ("mc-board-to-boat", Vec::new()),
    }
}

/// The round icons of a card, each with its picture.
fn round(icons: &Icons) -> Vec<Picture> {
    let clans = Clan::ALL.into_iter().zip(icons.clans());
    let clans = clans.flat_map(|(clan, n)| (0..n).map(move |_| art::clan(clan)));
    let sins = (0..icons.corruption).map(|_| art::named("shops/corruption"));
    clans.chain(sins).collect()
}

impl Dresser<'_> {
    /// Everything on the quay.
    pub(super) fn quay(&mut self) {
        for place in 0..ROW {
            self.row_place(place);
        }
        let player = self.in_turn();
        for (nth, n) in turn::spaces(&self.n, player).enumerate() {
            self.space(nth, n, player);
        }
        for place in 0..TEAM {
            self.team_place(player, place);
        }
        for (nth, player) in self.everybody().into_iter().enumerate() {
            self.plate(nth, player);
        }
    }

    fn row_place(&mut self, place: u16) {
        let (at, key) = (places::card(place), key_of(Thing::Zone(layout::row(place))));
        let Some((piece, folk)) = self.n.row_card(place) else {
            self.card(key, art::SLOT, at, places::CARD, layer::PLACES);
            return;
        };
        let set = self.n.level().folk(folk).set;
        self.card(key.clone(), art::card(set), at, places::CARD, layer::PLACES);
        self.card_words(&key, piece, folk, at);
        let cost = self.n.level().row[usize::from(place)];
        let (x, y) = at;
        self.cost(&key, cost, (x + places::CARD.0 / 2.0 - 22.0, y + COSTS));
        if self.may_recruit() {
            // The same sign as on the space: a press takes this card.
            let picture = art::space(SPACES[turn::RECRUIT_SPACE as usize]);
            let sign = (x + TAKEN, y + COSTS);
            self.put(Figure::new(format!("~{key}/take"), picture, sign, 24.0, layer::SIGNS));
        }
    }

    /// Whether whoever looks may visit the space where one recruits, or chooses the card there.
    fn may_recruit(&self) -> bool {
        let recruits = |action: &Action| match action.verb {
            VISIT => action.args[0] == turn::RECRUIT_SPACE,
            verb => verb == TAKE_ON,
        };
        self.n.sight.offers.iter().any(|offer| recruits(&offer.action))
    }

    fn card_words(&mut self, key: &str, piece: PieceId, folk: FolkIx, (x, y): places::BoardPoint) {
        let catalogue = &self.n.sight.catalogue;
        let name = self.with.localizer.kind(self.n.kind(piece), catalogue);
        let card = self.n.level().folk(folk).clone();
        let left = x - places::CARD.0 / 2.0 + 16.0;
        // A long name has two smaller lines; what the card does stands lower then.
        let name = lines(&name, LINE.0);
        let (size, name_at, does_at) = match name.contains('\n') {
            true => (13.0, y - 39.0, y + 9.5),
            false => (14.5, y - 43.0, y - 3.0),
        };
        let high = 20.0 * name.lines().count() as f32;
        let label = Label::new(name, size, art::DARK).bold().anchored(Anchor::Right);
        let label = label.within(174.0).no_higher(high);
        self.words(format!("~{key}/name"), label, (left, name_at));
        let portrait = (left + places::PORTRAIT / 2.0, does_at);
        let who = art::townsfolk(&card);
        self.put(Figure::new(format!("~{key}/who"), who, portrait, places::PORTRAIT, layer::SIGNS));
        let (words, args) = ability(card.ability);
        let words = beside_picture(&self.said(words, &args));
        let label = Label::new(words, DOES.0, art::DARK).anchored(Anchor::Right);
        let label = label.within(DOES_ROOM.0).no_higher(DOES_ROOM.1);
        self.words(format!("~{key}/does"), label, (left + places::PORTRAIT + 1.0, does_at));
        for (nth, picture) in round(&card.icons).into_iter().enumerate() {
            let at = (left + 9.0 + 22.0 * nth as f32, y + COSTS);
            self.put(Figure::new(format!("~{key}/icon{nth}"), picture, at, 20.0, layer::SIGNS));
        }
    }

    /// Hours and corruption cards, from right to left.
    fn cost(&mut self, key: &str, cost: Cost, (x, y): places::BoardPoint) {
        let hours = (0..cost.hours).map(|_| "icons/hours");
        let cards = (0..cost.corruption).map(|_| "shops/corruption");
        for (nth, name) in cards.chain(hours).enumerate() {
            let at = (x - 18.0 * nth as f32 + 6.0, y);
            let key = format!("~{key}/cost{nth}");
            self.put(Figure::new(key, art::named(name), at, 18.0, layer::SIGNS));
        }
    }

    /// An action space of whoever acts, with the figure if it stands there.
    fn space(&mut self, nth: usize, n: i32, player: GlassOwner) {
        let (at, thing) = (places::tile(nth), Thing::Space(layout::action_space(n as u16)));
        let (key, livery) = (key_of(thing), self.livery(player));
        self.card(key.clone(), art::tile(livery), at, places::TILE, layer::PLACES);
        let picture = art::space(SPACES[n as usize]);
        let (x, y) = at;
        let sign = (x - 33.0, y - 12.0);
        self.put(Figure::new(format!("~{key}/sign"), picture, sign, 42.0, layer::SIGNS));
        let name = lines(&self.said(turn::space_key(n), &[]), LINE.1);
        let label = Label::new(name, 14.5, art::DARK).bold().within(places::TILE.0 - 8.0);
        let rows = label.text.lines().count().max(1) as f32;
        let label = label.no_higher(20.0 * rows);
        self.words(format!("~{key}/name"), label, (x, y + 44.0 - 9.0 * rows));
        // Nobody takes the spaces of somebody else for the own ones.
        if self.n.sight.viewer != Viewer::Seat(SeatId(player)) {
            let at = (x - places::TILE.0 / 2.0 + 9.0, y - places::TILE.1 / 2.0 + 9.0);
            self.put(Figure::new(format!("~{key}/whose"), livery.badge(), at, 18.0, layer::PIECES));
        }
        if let Some(cost) = turn::cost_of(self.n.level(), n) {
            self.cost(&key, cost, (x + places::TILE.0 / 2.0 - 22.0, y - 22.0));
        }
        if self.n.dial(layout::figure(player)) == i64::from(n) + 1 {
            // Between sign and cost: below lies the name, which small boards write larger.
            let at = (x + 3.0, y - 13.0);
            let figure = art::figure(livery);
            self.put(Figure::new(format!("~{key}/figure"), figure, at, 28.0, layer::PIECES));
        }
    }

    /// A place of the team of whoever acts.
    fn team_place(&mut self, player: GlassOwner, place: u16) {
        let zone = layout::team(player, place);
        let (at, key) = (places::team(place), key_of(Thing::Zone(zone)));
        let picture = art::place(self.livery(player));
        self.card(key.clone(), picture, at, places::PLACE, layer::PLACES);
        let (x, y) = at;
        let label = Label::new((place + 1).to_string(), 14.0, art::CREAM).bold();
        self.words(format!("~{key}/number"), label, (x, y - 38.0));
        let Some((_, folk)) = self.n.team_card(player, place) else { return };
        let card = self.n.level().folk(folk).clone();
        let who = art::townsfolk(&card);
        self.put(Figure::new(format!("~{key}/who"), who, (x, y - 8.0), 40.0, layer::SIGNS));
        for (nth, picture) in round(&card.icons).into_iter().take(4).enumerate() {
            let at = (x - 10.0 + 20.0 * (nth % 2) as f32, y + 20.0 + 20.0 * (nth / 2) as f32);
            self.put(Figure::new(format!("~{key}/icon{nth}"), picture, at, 18.0, layer::SIGNS));
        }
    }

    /// One line of what somebody has: gold, goods, corruption cards, townsfolk.
    fn plate(&mut self, nth: usize, player: GlassOwner) {
        let (at, livery) = (places::plate(nth), self.livery(player));
        let peddler = self.n.is_peddler(player);
        let key = match peddler {
            false => key_of(Thing::Seat(SeatId(player))),
            true => "peddler".to_owned(),
        };
        self.card(key.clone(), art::plate(livery), at, places::PLATE, layer::PLACES);
        let (x, y) = at;
        let left = x - places::PLATE.0 / 2.0;
        let face = match self.n.merchant(player) {
            Some(merchant) if !peddler => art::merchant(merchant),
            _ if peddler => art::PEDDLER,
            _ => livery.badge(),
        };
        let face = Figure::new(format!("~{key}/face"), face, (left + 38.0, y), 22.0, layer::SIGNS);
        self.put(face);
        let badge = Figure::new(format!("~{key}/badge"), livery.badge(), (left + 15.0, y), 20.0, 4);
        self.put(badge);
        let goods: i64 = Good::all().map(|good| self.n.on_stall(player, good)).sum();
        let cards = self.n.count(layout::taints(player)) as i64;
        let sums = [
            ("icons/gold", self.n.gold(player)),
            ("icons/goods", goods),
            ("shops/corruption", cards),
        ];
        for (nth, (name, sum)) in sums.into_iter().enumerate() {
            // Gold has up to three digits and cards two; small boards write them no smaller.
            let x = left + SUMS[nth];
            let sign = Figure::new(format!("~{key}/{name}"), art::named(name), (x, y), 16.0, 4);
            self.put(sign);
            let label =
                Label::new(sum.to_string(), 14.0, art::CREAM).bold().anchored(Anchor::Right);
            self.words(format!("~{key}/{name}/sum"), label, (x + 7.0, y));
        }
        let active = Colour::ALL.into_iter().filter(|&clan| self.n.shield(player, clan));
        for (nth, clan) in active.collect::<Vec<_>>().into_iter().enumerate() {
            // Behind two digits, on small boards, too.
            let at = (left + SHIELDS + SHIELD_STEP * nth as f32, y);
            let key = format!("~{key}/shield{nth}");
            self.put(Figure::new(key, art::shield(clan), at, 15.0, layer::SIGNS));
        }
    }
}
