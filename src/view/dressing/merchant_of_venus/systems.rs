//! Systems: the body in the middle, the name, and what is known of the culture.

use super::{
    Dresser, layer,
    places::{self, Layout},
};
use crate::{
    games::merchant_of_venus::level::{SystemIx, SystemKind},
    table::action::Thing,
    view::{
        art::{
            Picture,
            palette::{ACCENT, INK},
            subjects::Body,
        },
        dressing::key_of,
        figures::{Figure, Label},
    },
};

impl Dresser<'_> {
    pub(super) fn systems(&mut self) {
        let level = self.nouns.level.clone();
        for (n, system) in level.systems.iter().enumerate() {
            let ix = SystemIx(n as u8);
            let layout: Layout = places::layout(&level, system);
            let key = if system.is_culture_system() { key_of(Thing::Zone(self.nouns.layout.card(ix))) } else { format!("system:{n}") };
            if let Some(body) = Body::from_id(&system.id) {
                self.put(Figure::new(key.clone(), Picture::Body(body), layout.body, layout.size, layer::BODIES));
            }
            if system.kind == SystemKind::Base {
                continue;
            }
            let ink = if system.kind == SystemKind::Culture { INK } else { ACCENT };
            let label = Label::new(broken(&system.name), 12.0, ink).titled();
            self.put(Figure::words(format!("~name:{n}"), label, layout.name, 0.0, layer::NAMES));
            if system.is_culture_system() {
                self.market(ix, layout);
            }
        }
    }
}

/// A long name on two lines, broken at the space or hyphen nearest to its middle.
fn broken(name: &str) -> String {
    if name.chars().count() <= 12 {
        return name.to_owned();
    }
    let middle = name.len() / 2;
    let Some(at) = name.match_indices(' ').map(|(i, _)| i).min_by_key(|i| i.abs_diff(middle)) else { return name.to_owned() };
    format!("{}\n{}", &name[..at], &name[at + 1..])
}

#[cfg(test)]
mod tests {
    use super::broken;

    #[test]
    fn long_names_are_broken_near_their_middle() {
        assert_eq!(broken("Ice Planet"), "Ice Planet");
        assert_eq!(broken("Trapped Rogue Planet"), "Trapped\nRogue Planet");
        assert_eq!(broken("Interstellar Biosphere"), "Interstellar\nBiosphere");
        assert_eq!(broken("Weltraumbahnhof"), "Weltraumbahnhof");
    }
}
