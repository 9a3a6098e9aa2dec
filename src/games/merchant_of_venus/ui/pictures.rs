//! Which picture stands for which thing of Merchant of Venus, with the letter that goes with a
//! culture's colour. Only the art module knows how they look.

use super::desk::Desk;
use crate::{
    games::merchant_of_venus::{
        layout::What,
        level::{Colour, CultureIx, Effect, MarkerKind, Science as OfLevel, ShipIx},
        nouns::{MarkerSight, VenusSight},
        state::Place,
    },
    table::ids::{KindId, SeatId},
    ui::{gallery, theme},
    view::art::{
        Picture,
        palette::{self, Livery},
        subjects::{Culture, Drive, Good, Hue, Relic, Science, ShipClass},
    },
};
use bevy_egui::egui::Color32;

/// What pictures are chosen from: the nouns, and the colours of the seats.
pub trait Dressed {
    /// The game's nouns.
    fn nouns(&self) -> &VenusSight<'_>;
    /// The colours of a seat.
    fn livery(&self, seat: SeatId) -> Livery;
}

impl Dressed for Desk<'_> {
    fn nouns(&self) -> &VenusSight<'_> {
        &self.n
    }
    fn livery(&self, seat: SeatId) -> Livery {
        self.m.livery(seat)
    }
}

/// VenusSight in the colours of the house, where no settings are at hand.
impl Dressed for VenusSight<'_> {
    fn nouns(&self) -> &VenusSight<'_> {
        self
    }
    fn livery(&self, seat: SeatId) -> Livery {
        Livery::new(self.sight.catalogue.colour_of(seat))
    }
}

/// The culture of the art module.
pub fn culture_of(d: &impl Dressed, culture: CultureIx) -> Option<Culture> {
    Culture::from_id(&d.nouns().level.culture(culture).id)
}

/// The emblem of a culture.
pub fn emblem(d: &impl Dressed, culture: CultureIx) -> Picture {
    culture_of(d, culture).map_or(Picture::CultureCard, Picture::Culture)
}

/// The letter of a culture: the one on its goods.
pub fn letter(d: &impl Dressed, culture: CultureIx) -> char {
    let first = || d.nouns().level.culture(culture).name.chars().next().unwrap_or('?');
    culture_of(d, culture).map_or_else(first, Culture::letter)
}

/// The colour of a culture.
pub fn tint(d: &impl Dressed, culture: CultureIx) -> Color32 {
    culture_of(d, culture).map_or_else(theme::soft, |c| gallery::colour(palette::culture(c)))
}

/// The good or the factory good of a culture.
pub fn good(d: &impl Dressed, culture: CultureIx, factory: bool) -> Picture {
    let c = d.nouns().level.culture(culture);
    let Some(art) = culture_of(d, culture) else { return Picture::CultureCard };
    let named = Good::named(if factory { &c.factory_good.name } else { &c.good.name });
    Picture::Good { good: named.unwrap_or_else(|| Good::usual(art, false)), culture: art, factory }
}

/// The sign of a science.
pub const fn science(science: OfLevel) -> Picture {
    Picture::Science(match science {
        OfLevel::Biotech => Science::Biotech,
        OfLevel::Industry => Science::Industry,
        OfLevel::Technology => Science::Technology,
        OfLevel::Metaphysics => Science::Metaphysics,
        OfLevel::Primitive => Science::Primitive,
    })
}

/// The colour of a space in the art module.
pub const fn hue(colour: Colour) -> Hue {
    match colour {
        Colour::Blue => Hue::Blue,
        Colour::Red => Hue::Red,
        Colour::Yellow => Hue::Yellow,
    }
}

/// A ship of a class in the colours of a seat.
pub fn ship(d: &impl Dressed, class: ShipIx, seat: SeatId) -> Picture {
    let art = ShipClass::from_id(&d.nouns().level.ship(class).id).unwrap_or(ShipClass::Scout);
    Picture::Ship { class: art, livery: d.livery(seat) }
}

/// An encounter marker that is known.
pub fn marker(d: &impl Dressed, kind: MarkerKind) -> Picture {
    match kind {
        MarkerKind::Gate(n) => Picture::Telegate(n),
        MarkerKind::OpenPort => Picture::OpenPort,
        MarkerKind::Hazard(colour, fee) => {
            Picture::Hazard { hue: hue(colour), fee: fee.min(255) as u8 }
        }
        MarkerKind::Relic(r) => {
            Relic::from_id(&d.nouns().level.relic(r).id).map_or(Picture::Encounter, Picture::Relic)
        }
    }
}

/// What an equipment or relic does, as a picture.
fn gear(effect: &Effect, id: &str) -> Picture {
    match effect {
        Effect::Shield(_) => Picture::Shield,
        Effect::Drive(colours) => {
            Picture::Drive(Drive::from_id(id).unwrap_or(match colours.as_slice() {
                [Colour::Red] => Drive::Red,
                [Colour::Yellow] => Drive::Yellow,
                _ => Drive::Combined,
            }))
        }
        _ => Picture::Encounter,
    }
}

/// A kind of piece. Ships are shown in the colours of `seat`.
pub fn kind(d: &impl Dressed, kind: KindId, seat: SeatId) -> Picture {
    let level = &d.nouns().level;
    match d.nouns().layout.what(kind) {
        What::Good(c) => good(d, c, false),
        What::FactoryGood(c) => good(d, c, true),
        What::Demand(_) => Picture::Demand,
        What::Passenger(_) => Picture::Passenger,
        What::Equipment(e) => gear(&level.equipment(e).effect, &level.equipment(e).id),
        What::Relic(r) => marker(d, MarkerKind::Relic(r)),
        What::Card(c) | What::Race(c) => emblem(d, c),
        What::Class(s) => ship(d, s, seat),
        What::PortDeed(_) => Picture::PortDeed,
        What::FactoryDeed(_) => Picture::FactoryDeed,
        What::Marker(m) => marker(d, m),
        What::Ship(s) => ship(d, d.nouns().class(s), s),
        What::Site(s) => Picture::Port(d.livery(s)),
    }
}

/// A space as the viewer sees it.
pub fn space(d: &impl Dressed, space: crate::games::merchant_of_venus::level::SpaceIx) -> Picture {
    use crate::games::merchant_of_venus::level::SpaceKind;
    let s = d.nouns().level.space(space);
    match (s.kind, d.nouns().marker(space)) {
        (_, MarkerSight::Up(_, kind)) => return marker(d, kind),
        (_, MarkerSight::Empty) => return Picture::EncounterEmpty,
        (_, MarkerSight::Down(..)) => return Picture::Encounter,
        (_, MarkerSight::NoBox) => {}
    }
    if let Place::Port(owner) = d.nouns().place(space) {
        return Picture::Port(d.livery(owner));
    }
    let colour = s.colour.map_or(Hue::Blue, hue);
    match s.kind {
        SpaceKind::Space => Picture::Space(colour),
        SpaceKind::Hazard => Picture::Hazard { hue: colour, fee: s.fee.min(255) as u8 },
        SpaceKind::Asteroid => Picture::Asteroid((space.0 % 8) as u8),
        SpaceKind::Encounter => Picture::Encounter,
        SpaceKind::Nav if s.is_orbit => Picture::NavigationOrbit,
        SpaceKind::Nav => Picture::Navigation,
        SpaceKind::Orbit => Picture::Orbit,
        SpaceKind::City => Picture::City,
        SpaceKind::SpaceCity => Picture::SpaceCity,
        SpaceKind::Base => Picture::GalacticBase,
    }
}
