//! The market of a system in small: emblem, number and science of the culture, and how much lies
//! there. `?` while it is hidden.

use super::{
    Dresser, layer,
    places::{self, SystemLayout},
};
use crate::games::merchant_of_venus::scene::art;
use crate::{
    games::merchant_of_venus::{
        level::{CultureIx, SystemIx},
        table::nouns::{CultureSight, GameView, VenusView},
    },
    table::action::Thing,
    view::{
        art::{
            Picture,
            house::Icon,
            palette::{self, INK, fade},
        },
        figures::{Anchor, Figure, Label},
        scene::key_of,
    },
};

/// From which zoom the wares of a market are drawn, in pixels for a board unit.
const WARES_FROM: f32 = 1.1;

impl Dresser<'_> {
    pub(super) fn market(&mut self, system: SystemIx, layout: SystemLayout) {
        let (x, y) = layout.market;
        let key = key_of(Thing::Zone(self.nouns.layout().card(system)));
        self.reserve(system, &layout);
        match self.nouns.culture_in(system) {
            CultureSight::None => {}
            CultureSight::Unknown => {
                self.put(Figure::new(
                    format!("{key}/card"),
                    art::CULTURE_CARD,
                    (x, y),
                    24.0,
                    layer::MARKETS,
                ));
            }
            CultureSight::Observed(culture) => {
                let emblem = art::culture(&self.nouns.level().culture(culture).id);
                self.put(
                    Figure::new(format!("{key}/card"), emblem, (x, y), 26.0, layer::MARKETS)
                        .tinted(fade(palette::INK, 170)),
                );
                let eye = Figure::new(
                    format!("{key}/eye"),
                    Icon::EYE.picture(),
                    (x + 11.0, y + 10.0),
                    13.0,
                    layer::MARKETS + 1,
                );
                self.put(eye.tinted(palette::ACCENT));
            }
            CultureSight::Known(culture) => self.stall(culture, layout),
        }
    }

    /// Keeps the room of a market clear of names, whatever is known of it and lies there: so no
    /// name moves when something turns up.
    fn reserve(&mut self, system: SystemIx, layout: &SystemLayout) {
        let (at, size) = places::market_room(layout);
        self.put(Figure::room(format!("~market:{}", system.0), at, size));
        let (at, size) = places::wares_room(layout);
        self.put(Figure::room(format!("~wares:{}", system.0), at, size).from_zoom(WARES_FROM));
    }

    /// The market of a discovered culture: emblem, number and science; from some zoom on what lies
    /// there.
    fn stall(&mut self, culture: CultureIx, layout: SystemLayout) {
        let level = self.nouns.spec.level.clone();
        let c = level.culture(culture);
        let key = key_of(Thing::Zone(self.nouns.layout().market(culture)));
        let (x, y) = layout.market;
        self.put(Figure::new(key.clone(), art::culture(&c.id), (x, y), 32.0, layer::MARKETS));
        let ink = palette::lighter(art::culture_colour(&c.id).unwrap_or(palette::INK_SOFT), 0.45);
        let label = Label::new(c.label.clone(), 10.0, ink).bold();
        self.put(Figure::words(
            format!("~{key}/number"),
            label,
            (x, y + 21.0),
            0.0,
            layer::MARKETS + 2,
        ));
        let (first, mut y, width) = layout.goods;
        let mut left = first;
        for (what, picture, count) in self.wares(culture) {
            let step = if count.is_some() { places::WARE } else { 16.0 };
            if left + step - first > width + 14.0 && left > first {
                (left, y) = (first, y + 16.0);
            }
            let mut figure =
                Figure::new(format!("{key}/{what}"), picture, (left, y), 14.0, layer::MARKETS)
                    .from_zoom(WARES_FROM);
            if let Some(count) = count {
                figure = figure.labelled(
                    Label::new(count.to_string(), 9.0, INK).bold().anchored(Anchor::Right),
                );
            }
            left += step;
            self.put(figure);
        }
    }

    /// What is shown of a market, with counts: science, goods, demands, passengers, relics,
    /// factory.
    fn wares(&self, culture: CultureIx) -> Vec<(&'static str, Picture, Option<usize>)> {
        let c = self.nouns.level().culture(culture);
        let market = self.nouns.market(culture);
        let good = |name: &str, factory| art::good(name, &c.id, factory);
        let wanted: usize = market.demands.iter().map(|d| d.count).sum();
        let mut row = vec![
            ("science", art::science(c.science), None),
            ("good", good(&c.good.name, false), Some(market.goods)),
        ];
        if market.factory_goods > 0 && !market.factory_locked {
            row.push((
                "factory-good",
                good(&c.factory_good.name, true),
                Some(market.factory_goods),
            ));
        }
        if wanted > 0 {
            row.push(("demands", art::DEMAND, Some(wanted)));
        }
        if !market.passengers.is_empty() {
            row.push(("passengers", art::PASSENGER, Some(market.passengers.len())));
        }
        if let Some(relic) = market.relics.first() {
            let relic = art::relic(&self.nouns.level().relic(*relic).id);
            row.push(("relics", relic, Some(market.relics.len())));
        }
        if let Some(owner) = market.factory_owner {
            row.push(("factory", art::factory(self.livery(owner)), None));
        }
        row
    }
}
