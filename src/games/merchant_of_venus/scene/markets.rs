//! The market of a system in small: emblem, number and science of the culture, and how much lies
//! there. `?` while it is hidden.

use super::{Dresser, layer, places::Layout};
use crate::{
    games::merchant_of_venus::{
        level::{self, CultureIx, SystemIx},
        nouns::CultureSight,
    },
    table::action::Thing,
    view::{
        art::{
            Picture,
            palette::{self, INK, fade},
            subjects::{Culture, Good, Icon, Relic, Science},
        },
        figures::{Anchor, Figure, Label},
        scene::key_of,
    },
};

/// From which zoom the wares of a market are drawn, in pixels for a board unit.
const WARES_FROM: f32 = 1.1;

impl Dresser<'_> {
    /// The culture of a picture by its level id; a culture of another level has the emblem of the
    /// one at its place.
    fn subject(&self, culture: CultureIx) -> Culture {
        let id = &self.nouns.level.culture(culture).id;
        Culture::from_id(id).unwrap_or(Culture::ALL[culture.ix() % Culture::ALL.len()])
    }

    pub(super) fn market(&mut self, system: SystemIx, layout: Layout) {
        let (x, y) = layout.market;
        let key = key_of(Thing::Zone(self.nouns.layout.card(system)));
        match self.nouns.culture_in(system) {
            CultureSight::None => {}
            CultureSight::Unknown => {
                self.put(
                    Figure::new(
                        format!("{key}/card"),
                        Picture::CultureCard,
                        (x, y),
                        24.0,
                        layer::MARKETS,
                    )
                    .clear(),
                );
            }
            CultureSight::Observed(culture) => {
                let emblem = Picture::Culture(self.subject(culture));
                self.put(
                    Figure::new(format!("{key}/card"), emblem, (x, y), 26.0, layer::MARKETS)
                        .tinted(fade(palette::INK, 170))
                        .clear(),
                );
                let eye = Figure::new(
                    format!("{key}/eye"),
                    Picture::Icon(Icon::Eye),
                    (x + 11.0, y + 10.0),
                    13.0,
                    layer::MARKETS + 1,
                );
                self.put(eye.tinted(palette::ACCENT));
            }
            CultureSight::Known(culture) => self.stall(culture, layout),
        }
    }

    /// The market of a discovered culture: emblem, number and science; from some zoom on what lies
    /// there.
    fn stall(&mut self, culture: CultureIx, layout: Layout) {
        let level = self.nouns.level.clone();
        let (c, subject) = (level.culture(culture), self.subject(culture));
        let key = key_of(Thing::Zone(self.nouns.layout.market(culture)));
        let (x, y) = layout.market;
        self.put(
            Figure::new(key.clone(), Picture::Culture(subject), (x, y), 32.0, layer::MARKETS)
                .clear(),
        );
        let ink = palette::lighter(palette::culture(subject), 0.45);
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
            let step = if count.is_some() { 26.0 } else { 16.0 };
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
        let (c, subject) = (self.nouns.level.culture(culture), self.subject(culture));
        let market = self.nouns.market(culture);
        let science = match c.science {
            level::Science::Biotech => Science::Biotech,
            level::Science::Industry => Science::Industry,
            level::Science::Technology => Science::Technology,
            level::Science::Metaphysics => Science::Metaphysics,
            level::Science::Primitive => Science::Primitive,
        };
        let good = |name: &str, factory| Picture::Good {
            good: Good::named(name).unwrap_or(Good::usual(subject, factory)),
            culture: subject,
            factory,
        };
        let wanted: usize = market.demands.iter().map(|d| d.count).sum();
        let mut row = vec![
            ("science", Picture::Science(science), None),
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
            row.push(("demands", Picture::Demand, Some(wanted)));
        }
        if !market.passengers.is_empty() {
            row.push(("passengers", Picture::Passenger, Some(market.passengers.len())));
        }
        if let Some(relic) =
            market.relics.first().and_then(|r| Relic::from_id(&self.nouns.level.relic(*r).id))
        {
            row.push(("relics", Picture::Relic(relic), Some(market.relics.len())));
        }
        if let Some(owner) = market.factory_owner {
            row.push(("factory", Picture::Factory(self.livery(owner)), None));
        }
        row
    }
}
