//! Systems: the body in the middle, the name, and what is known of the culture.

use super::{
    Dresser, layer,
    places::{self, SystemLayout},
};
use crate::games::merchant_of_venus::scene::art;
use crate::games::merchant_of_venus::table::nouns::VenusView;
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
            let name = self.with.localizer.proper(&system.name);
            let name = if layout.two_lines { places::broken(&name) } else { name };
            let spots = places::name_spots(&level, system, &layout);
            let label = Label::new(name, 12.0, ink).titled().yielding(2).kept().on_one_of(spots);
            let name =
                Figure::words(format!("~{key}/name"), label, layout.name, 0.0, layer::WORLDS);
            self.put(name);
            if system.is_culture_system() {
                self.market(ix, layout);
            }
        }
    }
}
