//! Which picture stands for which thing of Merchant of Venus, with the letter that goes with a
//! culture's colour. Only the art module knows how they look.

use super::panel::VenusPanel;
use crate::games::merchant_of_venus::scene::art;
use crate::{
    games::merchant_of_venus::{
        level::{Colour, CultureIx, Effect, MarkerKind, ShipIx},
        table::{
            layout::PieceNoun,
            nouns::{GameView, MarkerSight, VenusSight, VenusView},
            spec::PlaceKind,
        },
    },
    table::ids::{KindId, SeatId},
    ui::{gallery, theme},
    view::art::{Picture, palette::Livery},
};
use bevy_egui::egui::Color32;

/// What pictures are chosen from: the nouns, and the colours of the seats.
pub trait Dressed {
    /// The game's nouns.
    fn nouns(&self) -> &VenusSight<'_>;
    /// The colours of a seat.
    fn livery(&self, seat: SeatId) -> Livery;
}

impl Dressed for VenusPanel<'_> {
    fn nouns(&self) -> &VenusSight<'_> {
        &self.n
    }
    fn livery(&self, seat: SeatId) -> Livery {
        self.m.livery(seat)
    }
}

/// A sight in the colours of the house, where no settings are at hand.
impl Dressed for VenusSight<'_> {
    fn nouns(&self) -> &VenusSight<'_> {
        self
    }
    fn livery(&self, seat: SeatId) -> Livery {
        Livery::new(self.sight.catalogue.colour_of(seat))
    }
}

/// The id of a culture, by which drawings are found.
fn id_of<D: Dressed>(d: &D, culture: CultureIx) -> &str {
    &d.nouns().level().culture(culture).id
}

/// The emblem of a culture.
pub fn emblem(d: &impl Dressed, culture: CultureIx) -> Picture {
    art::culture(id_of(d, culture))
}

/// The letter of a culture: the one on its goods.
pub fn letter(d: &impl Dressed, culture: CultureIx) -> char {
    let first = || d.nouns().level().culture(culture).name.chars().next().unwrap_or('?');
    let own = art::culture_letter(id_of(d, culture)).and_then(|letter| letter.chars().next());
    own.unwrap_or_else(first)
}

/// The colour of a culture.
pub fn tint(d: &impl Dressed, culture: CultureIx) -> Color32 {
    art::culture_colour(id_of(d, culture)).map_or_else(theme::soft, gallery::colour)
}

/// The good or the factory good of a culture.
pub fn good(d: &impl Dressed, culture: CultureIx, factory: bool) -> Picture {
    let c = d.nouns().level().culture(culture);
    art::good(if factory { &c.factory_good.name } else { &c.good.name }, &c.id, factory)
}

/// A ship of a class in the colours of a seat.
pub fn ship(d: &impl Dressed, class: ShipIx, seat: SeatId) -> Picture {
    art::ship(&d.nouns().level().ship(class).id, d.livery(seat))
}

/// An encounter marker that is known.
pub fn marker(d: &impl Dressed, kind: MarkerKind) -> Picture {
    match kind {
        MarkerKind::Gate(n) => art::telegate(n),
        MarkerKind::OpenPort => art::OPEN_PORT,
        MarkerKind::Hazard(colour, fee) => art::hazard(colour, fee.into()),
        MarkerKind::Relic(r) => art::relic(&d.nouns().level().relic(r).id),
    }
}

/// What an equipment or relic does, as a picture.
fn gear(effect: &Effect, id: &str) -> Picture {
    match effect {
        Effect::Shield(_) => art::SHIELD,
        Effect::Drive(colours) => art::drive(id, colours),
        _ => art::ENCOUNTER,
    }
}

/// A kind of piece. Ships are shown in the colours of `seat`.
pub fn kind(d: &impl Dressed, kind: KindId, seat: SeatId) -> Picture {
    let level = d.nouns().level();
    match d.nouns().layout().what(kind) {
        PieceNoun::Good(c) => good(d, c, false),
        PieceNoun::FactoryGood(c) => good(d, c, true),
        PieceNoun::Demand(_) => art::DEMAND,
        PieceNoun::Passenger(_) => art::PASSENGER,
        PieceNoun::Equipment(e) => gear(&level.equipment(e).effect, &level.equipment(e).id),
        PieceNoun::Relic(r) => marker(d, MarkerKind::Relic(r)),
        PieceNoun::Card(c) | PieceNoun::Race(c) => emblem(d, c),
        PieceNoun::Class(s) => ship(d, s, seat),
        PieceNoun::PortDeed(_) => art::PORT_DEED,
        PieceNoun::FactoryDeed(_) => art::FACTORY_DEED,
        PieceNoun::Marker(m) => marker(d, m),
        PieceNoun::Ship(s) => ship(d, d.nouns().class(s), s),
        PieceNoun::Site(s) => art::port(d.livery(s)),
    }
}

/// A space as the viewer sees it.
pub fn space(d: &impl Dressed, space: crate::games::merchant_of_venus::level::SpaceIx) -> Picture {
    use crate::games::merchant_of_venus::level::SpaceKind;
    let s = d.nouns().level().space(space);
    match (s.kind, d.nouns().marker_sight(space)) {
        (_, MarkerSight::Up(_, kind)) => return marker(d, kind),
        (_, MarkerSight::Empty) => return art::ENCOUNTER_EMPTY,
        (_, MarkerSight::Down(..)) => return art::ENCOUNTER,
        (_, MarkerSight::NoBox) => {}
    }
    if let PlaceKind::Port(owner) = d.nouns().place(space) {
        return art::port(d.livery(owner));
    }
    let colour = s.colour.unwrap_or(Colour::Blue);
    match s.kind {
        SpaceKind::Space => art::space(colour),
        SpaceKind::Hazard => art::hazard(colour, s.fee.into()),
        SpaceKind::Asteroid => art::asteroid(space.0),
        SpaceKind::Encounter => art::ENCOUNTER,
        SpaceKind::Nav if s.is_orbit => art::NAVIGATION_ORBIT,
        SpaceKind::Nav => art::NAVIGATION,
        SpaceKind::Orbit => art::ORBIT,
        SpaceKind::City => art::CITY,
        SpaceKind::SpaceCity => art::SPACE_CITY,
        SpaceKind::Base => art::GALACTIC_BASE,
    }
}
