//! Systems: the body in the middle, the name, and what is known of the culture.

use super::{
    Dresser, layer,
    places::{self, SystemLayout},
};
use crate::games::merchant_of_venus::nouns::VenusView;
use crate::games::merchant_of_venus::scene::art;
use crate::{
    games::merchant_of_venus::level::{SystemIx, SystemKind},
    table::action::Thing,
    view::{
        art::palette::{ACCENT, INK},
        figures::{Figure, Label},
        scene::key_of,
    },
};

impl Dresser<'_> {
    pub(super) fn systems(&mut self) {
        let level = self.nouns.spec.level.clone();
        for (n, system) in level.systems.iter().enumerate() {
            let ix = SystemIx(n as u8);
            let layout: SystemLayout = places::layout(&level, system);
            let key = if system.is_culture_system() {
                key_of(Thing::Zone(self.nouns.layout().card(ix)))
            } else {
                format!("system:{n}")
            };
            if let Some(body) = art::body(&system.id) {
                let (x, y, size) = layout.body;
                self.put(Figure::new(key.clone(), body, (x, y), size, layer::BODIES));
            }
            if system.kind == SystemKind::Base {
                continue;
            }
            let ink = if system.kind == SystemKind::Culture { INK } else { ACCENT };
            let name = if layout.two_lines { broken(&system.name) } else { system.name.clone() };
            let spots = places::name_spots(&level, system, &layout);
            let label = Label::new(name, 12.0, ink).titled().yielding(1).on_one_of(spots);
            self.put(Figure::words(format!("~{key}/name"), label, layout.name, 0.0, layer::NAMES));
            if system.is_culture_system() {
                self.market(ix, layout);
            }
        }
    }
}

/// A name of several words on two lines, broken at the space nearest to its middle; what is joined
/// by a hyphen and would still be long is broken there, too.
fn broken(name: &str) -> String {
    let middle = name.len() / 2;
    let spaces = name.match_indices(' ').map(|(i, _)| i);
    let Some(at) = spaces.min_by_key(|i| i.abs_diff(middle)) else { return name.to_owned() };
    let lines = [&name[..at], &name[at + 1..]];
    lines
        .map(|line| if line.len() > LONG { line.replacen('-', "-\n", 1) } else { line.to_owned() })
        .join("\n")
}

/// A longer line of a name is broken at a hyphen.
const LONG: usize = 13;

#[cfg(test)]
mod tests {
    use super::broken;

    #[test]
    fn long_names_are_broken_near_their_middle() {
        assert_eq!(broken("Ice Planet"), "Ice\nPlanet");
        assert_eq!(broken("Trapped Rogue Planet"), "Trapped\nRogue Planet");
        assert_eq!(broken("Interstellar Biosphere"), "Interstellar\nBiosphere");
        assert_eq!(broken("Multi-Generation Ship"), "Multi-\nGeneration\nShip");
        assert_eq!(broken("War-Torn System"), "War-Torn\nSystem");
        assert_eq!(broken("Weltraumbahnhof"), "Weltraumbahnhof");
    }
}
