//! What a figure is, in a sentence for whoever points at it. Keys and values only; the words are in
//! `board.ftl`.

use crate::{
    games::merchant_of_venus::{
        level::{Colour, CultureIx, LinkIx, LinkKind, MarkerKind, SpaceIx, SpaceKind, SystemIx},
        table::nouns::{CultureSight, GameView, MarkerSight, VenusSight, VenusView},
    },
    table::{
        action::{Message, MessageArgs, Thing, Value},
        ids::{SeatId, Viewer},
        sight::Sight,
    },
    view::scene::thing_of,
};

/// What the figure with this key is; `None` for what needs no words.
#[must_use]
pub fn about(sight: &Sight, key: &str) -> Option<Message> {
    let nouns = VenusSight::of(sight)?;
    let part = key.split_once('/').map(|(_, part)| part);
    match thing_of(key) {
        Some(Thing::Space(space)) if space.ix() < nouns.level().spaces.len() => {
            Some(space_saying(&nouns, SpaceIx(space.0), part))
        }
        Some(Thing::Link(link)) if link.ix() < nouns.level().links.len() => {
            Some(link_saying(&nouns, LinkIx(link.0)))
        }
        Some(Thing::Piece(piece)) => nouns
            .seats()
            .find(|&s| nouns.layout().ship(s) == piece)
            .map(|seat| ship_saying(&nouns, seat)),
        Some(Thing::Zone(zone)) => {
            let systems = (0..nouns.level().culture_systems() as u8).map(SystemIx);
            let cultures = (0..nouns.level().cultures.len() as u8).map(CultureIx);
            if let Some(system) = systems.into_iter().find(|&s| nouns.layout().card(s) == zone) {
                return Some(system_saying(&nouns, system));
            }
            if zone == nouns.layout().base {
                return Some(base_saying(&nouns));
            }
            cultures
                .into_iter()
                .find(|&c| nouns.layout().market(c) == zone)
                .map(|c| culture_saying(&nouns, c))
        }
        Some(Thing::Seat(_)) => None,
        _ => {
            let system = key
                .strip_prefix("system:")?
                .parse()
                .ok()
                .filter(|n| usize::from(*n) < nouns.level().systems.len())
                .map(SystemIx)?;
            Some(say("mov-board-anomaly", |w| {
                w.name("system", || nouns.level().system(system).name.clone())
            }))
        }
    }
}

/// A message with a key and what `fill` adds.
fn say(key: &'static str, fill: impl FnOnce(MessageArgs<'_>) -> MessageArgs<'_>) -> Message {
    let mut message = Message { key, ..Message::default() };
    fill(MessageArgs(Some(&mut message)));
    message
}

fn colour_key(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "mov-board-colour-blue",
        Colour::Red => "mov-board-colour-red",
        Colour::Yellow => "mov-board-colour-yellow",
    }
}

/// The seat whose shields count for the viewer: the viewer's own, or that in turn.
fn payer(nouns: &VenusSight<'_>) -> SeatId {
    match nouns.sight.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::Everybody => nouns.active(),
    }
}

fn hazard_saying(nouns: &VenusSight<'_>, space: SpaceIx, colour: Colour, fee: i64) -> Message {
    let seat = payer(nouns);
    let due = nouns.fee_at(seat, space).unwrap_or(fee);
    let key = match (nouns.jumps(seat, colour), due == fee) {
        (true, _) => "mov-board-hazard-jumped",
        (false, true) => "mov-board-hazard",
        (false, false) => "mov-board-hazard-shielded",
    };
    say(key, |w| {
        w.word("colour", colour_key(colour)).money("fee", fee).money("due", due).seat("seat", seat)
    })
}

fn marker_saying(nouns: &VenusSight<'_>, space: SpaceIx, kind: MarkerKind) -> Message {
    match kind {
        MarkerKind::Gate(n) => say("mov-board-gate", |w| w.number("number", n.into())),
        MarkerKind::OpenPort => say("mov-board-open-port", |w| w),
        MarkerKind::Hazard(colour, fee) => hazard_saying(nouns, space, colour, fee.into()),
        MarkerKind::Relic(r) => {
            say("mov-board-relic", |w| w.kind("relic", nouns.layout().relic(r)))
        }
    }
}

/// What a marker is called, as an argument.
fn marker_name(nouns: &VenusSight<'_>, kind: MarkerKind) -> Value {
    let same = |k: &crate::table::ids::KindId| nouns.marker_kind(*k) == Some(kind);
    (0..nouns.layout().kinds)
        .map(crate::table::ids::KindId)
        .find(same)
        .map_or(Value::Word("name-unknown"), Value::Kind)
}

fn exits(nouns: &VenusSight<'_>, space: SpaceIx) -> Value {
    let s = nouns.level().space(space);
    let mut list = Vec::new();
    for (link, far) in &s.links {
        let numbers: Vec<i64> = (1..=6).filter(|n| s.exits[*n as usize] == Some(*link)).collect();
        if !numbers.is_empty() {
            let numbers: String = numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(" ");
            let far = nouns.level().space(*far);
            let name = match (far.name.is_empty(), far.system, far.route) {
                (false, ..) => far.name.clone(),
                (true, Some(system), _) => nouns.level().system(system).name.clone(),
                (true, None, Some(route)) => route_end(nouns, route.ix(), space),
                _ => String::new(),
            };
            list.push(Value::Name(format!("{numbers} → {name}")));
        }
    }
    Value::List(list)
}

/// The system at the far end of a route, seen from a space beside it.
fn route_end(nouns: &VenusSight<'_>, route: usize, from: SpaceIx) -> String {
    let here = nouns.level().space(from).system;
    let ends = nouns.level().routes[route].spaces.iter().flat_map(|&s| {
        nouns.level().space(s).links.iter().map(|(_, far)| nouns.level().space(*far).system)
    });
    ends.flatten()
        .find(|&s| Some(s) != here)
        .map_or_else(String::new, |s| nouns.level().system(s).name.clone())
}

fn space_saying(nouns: &VenusSight<'_>, space: SpaceIx, part: Option<&str>) -> Message {
    let s = nouns.level().space(space);
    let region = s.system.map(|x| nouns.level().system(x).name.clone()).unwrap_or_default();
    let port = nouns.port_owner(space);
    if part == Some("factory")
        && let Some(seat) = nouns.factory_site(space)
    {
        return say("mov-board-factory", |w| w.seat("seat", seat).name("system", || region));
    }
    match (s.kind, s.colour, nouns.marker_sight(space)) {
        (SpaceKind::Orbit | SpaceKind::Nav, ..) if port.is_some() => {
            let seat = port.unwrap_or_default();
            say("mov-board-port", |w| {
                w.name("name", || s.name.clone()).seat("seat", seat).name("system", || region)
            })
        }
        (SpaceKind::Hazard, Some(colour), _) => hazard_saying(nouns, space, colour, s.fee.into()),
        (SpaceKind::Space, Some(colour), _) => {
            let jumped = nouns.jumps(payer(nouns), colour);
            say(if jumped { "mov-board-space-jumped" } else { "mov-board-space" }, |w| {
                w.word("colour", colour_key(colour))
            })
        }
        (SpaceKind::Encounter, _, MarkerSight::Up(_, kind)) => marker_saying(nouns, space, kind),
        (SpaceKind::Encounter, _, MarkerSight::Down(Some(kind), _)) => {
            say("mov-board-box-seen", |w| w.arg("marker", marker_name(nouns, kind)))
        }
        (SpaceKind::Encounter, _, MarkerSight::Down(None, _)) => say("mov-board-box", |w| w),
        (SpaceKind::Encounter, ..) => say("mov-board-box-empty", |w| w),
        (SpaceKind::Asteroid, ..) => say("mov-board-asteroid", |w| w),
        (SpaceKind::Nav, ..) if s.is_orbit => say("mov-board-circle-orbit", |w| {
            w.arg("exits", exits(nouns, space)).name("system", || region)
        }),
        (SpaceKind::Nav, ..) => say("mov-board-circle", |w| w.arg("exits", exits(nouns, space))),
        (SpaceKind::Orbit, ..) => say("mov-board-orbit", |w| w.name("system", || region)),
        (SpaceKind::City, ..) => {
            say("mov-board-city", |w| w.name("name", || s.name.clone()).name("system", || region))
        }
        (SpaceKind::SpaceCity, ..) if s.name.is_empty() => {
            say("mov-board-space-city-plain", |w| w.name("system", || region))
        }
        (SpaceKind::SpaceCity, ..) => say("mov-board-space-city", |w| {
            w.name("name", || s.name.clone()).name("system", || region)
        }),
        (SpaceKind::Base, ..) => base_saying(nouns),
        (SpaceKind::Space | SpaceKind::Hazard, None, _) => say("mov-board-space-plain", |w| w),
    }
}

fn base_saying(nouns: &VenusSight<'_>) -> Message {
    let base = nouns.base();
    say("mov-board-base", |w| {
        w.number("passengers", base.passengers.len() as i64)
            .number("relics", base.relics.len() as i64)
    })
}

fn link_saying(nouns: &VenusSight<'_>, link: LinkIx) -> Message {
    let l = nouns.level().link(link);
    let key = match l.kind {
        LinkKind::System => "mov-board-link-system",
        LinkKind::Route => "mov-board-link-route",
        LinkKind::Surface => "mov-board-link-surface",
        LinkKind::Airfoil => "mov-board-link-airfoil",
        LinkKind::Hidden => "mov-board-link-hidden",
    };
    say(key, |w| w.number("cost", l.cost.into()))
}

/// What is said of the ship of a seat: its class, its dice and how full its holds are.
pub fn ship_saying(nouns: &VenusSight<'_>, seat: SeatId) -> Message {
    let class = nouns.class(seat);
    let used = nouns.in_holds(nouns.room_used(seat));
    let room = nouns.in_holds(nouns.room_in(class));
    say("mov-board-ship", |w| {
        w.seat("seat", seat)
            .kind("class", nouns.layout().class(class))
            .number("dice", nouns.level().ship(class).dice.into())
            .arg("used", used)
            .arg("room", room)
    })
}

fn system_saying(nouns: &VenusSight<'_>, system: SystemIx) -> Message {
    let name = || nouns.level().system(system).name.clone();
    match nouns.culture_in(system) {
        CultureSight::Known(c) => culture_saying(nouns, c),
        CultureSight::Observed(c) => say("mov-board-system-observed", |w| {
            w.name("system", name).name("culture", || nouns.level().culture(c).name.clone())
        }),
        CultureSight::Unknown => say("mov-board-system-unknown", |w| w.name("system", name)),
        CultureSight::None => say("mov-board-anomaly", |w| w.name("system", name)),
    }
}

fn culture_saying(nouns: &VenusSight<'_>, culture: CultureIx) -> Message {
    let c = nouns.level().culture(culture);
    let market = nouns.market(culture);
    let system = market.system.map(|s| nouns.level().system(s).name.clone()).unwrap_or_default();
    let science = match c.science {
        crate::games::merchant_of_venus::level::Science::Biotech => "mov-board-science-biotech",
        crate::games::merchant_of_venus::level::Science::Industry => "mov-board-science-industry",
        crate::games::merchant_of_venus::level::Science::Technology => {
            "mov-board-science-technology"
        }
        crate::games::merchant_of_venus::level::Science::Metaphysics => {
            "mov-board-science-metaphysics"
        }
        crate::games::merchant_of_venus::level::Science::Primitive => "mov-board-science-primitive",
    };
    let price = i64::from(c.good.price);
    say("mov-board-culture", |w| {
        w.name("culture", || c.name.clone())
            .name("label", || c.label.clone())
            .name("system", || system)
            .word("science", science)
            .kind("good", nouns.layout().good(culture))
            .number("count", market.goods as i64)
            .money("price", price)
    })
}
