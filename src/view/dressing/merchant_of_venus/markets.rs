//! The market of a system in small: emblem, number and science of the culture, and how much lies there. `?` while it is hidden.

use super::{Dresser, layer, places::Layout};
use crate::{
    games::merchant_of_venus::{
        level::{CultureIx, SystemIx},
        nouns::CultureSight,
    },
    table::action::Thing,
    view::{
        art::{
            Picture,
            palette::{self, INK, INK_SOFT, fade},
            subjects::{Culture, Good, Icon, Science},
        },
        dressing::key_of,
        figures::{Anchor, Figure, Label},
    },
};

/// From which zoom the counts of a market are drawn, in pixels for a board unit.
pub const COUNTS_FROM: f32 = 0.0;

impl Dresser<'_> {
    /// The culture of a picture by its level id; a culture of another level has the emblem of the one at its place.
    fn subject(&self, culture: CultureIx) -> Culture {
        let id = &self.nouns.level.culture(culture).id;
        Culture::from_id(id).unwrap_or(Culture::ALL[culture.ix() % Culture::ALL.len()])
    }

    pub(super) fn market(&mut self, system: SystemIx, layout: Layout) {
        let (x, y) = layout.market;
        match self.nouns.culture_in(system) {
            CultureSight::None => {}
            CultureSight::Unknown => {
                let key = format!("{}/card", key_of(Thing::Zone(self.nouns.layout.card(system))));
                self.put(Figure::new(key, Picture::CultureCard, (x, y), 18.0, layer::MARKETS));
            }
            CultureSight::Observed(culture) => {
                let key = key_of(Thing::Zone(self.nouns.layout.card(system)));
                let emblem = Picture::Culture(self.subject(culture));
                self.put(Figure::new(format!("{key}/card"), emblem, (x - 8.0, y), 20.0, layer::MARKETS).tinted(fade(palette::INK, 190)));
                self.put(Figure::new(format!("{key}/eye"), Picture::Icon(Icon::Eye), (x + 10.0, y), 12.0, layer::MARKETS).tinted(INK_SOFT));
            }
            CultureSight::Known(culture) => self.stall(culture, (x, y)),
        }
    }

    /// The market of a discovered culture.
    fn stall(&mut self, culture: CultureIx, (x, y): (f32, f32)) {
        let level = self.nouns.level.clone();
        let (c, subject) = (level.culture(culture), self.subject(culture));
        let market = self.nouns.market(culture);
        let key = key_of(Thing::Zone(self.nouns.layout.market(culture)));
        let ink = palette::lighter(palette::culture(subject), 0.35);
        let emblem = Figure::new(key.clone(), Picture::Culture(subject), (x - 26.0, y), 24.0, layer::MARKETS);
        self.put(emblem.labelled(Label::new(c.label.clone(), 11.0, ink).bold().anchored(Anchor::Right)));
        let mut row: Vec<(String, Picture, Option<usize>)> = Vec::new();
        if let Some(science) = Science::from_id(&format!("{:?}", c.science).to_lowercase()) {
            row.push(("science".to_owned(), Picture::Science(science), None));
        }
        let good = Good::named(&c.good.name).unwrap_or(Good::usual(subject, false));
        row.push(("good".to_owned(), Picture::Good { good, culture: subject, factory: false }, Some(market.goods)));
        if market.factory_goods > 0 && !market.factory_locked {
            let good = Good::named(&c.factory_good.name).unwrap_or(Good::usual(subject, true));
            row.push(("factory-good".to_owned(), Picture::Good { good, culture: subject, factory: true }, None));
        }
        let wanted: usize = market.demands.iter().map(|d| d.count).sum();
        if wanted > 0 {
            row.push(("demands".to_owned(), Picture::Demand, Some(wanted)));
        }
        if !market.passengers.is_empty() {
            row.push(("passengers".to_owned(), Picture::Passenger, Some(market.passengers.len())));
        }
        if !market.relics.is_empty() {
            row.push(("relics".to_owned(), Picture::Icon(Icon::Market), Some(market.relics.len())));
        }
        if let Some(owner) = market.factory_owner {
            row.push(("factory".to_owned(), Picture::Factory(self.livery(owner)), None));
        }
        let mut left = x + 4.0;
        for (what, picture, count) in row {
            let mut figure = Figure::new(format!("{key}/{what}"), picture, (left, y), 13.0, layer::MARKETS);
            if let Some(count) = count {
                figure = figure.labelled(Label::new(count.to_string(), 8.0, INK).bold().anchored(Anchor::Right).from_zoom(COUNTS_FROM));
                left += 8.0;
            }
            self.put(figure);
            left += 15.0;
        }
    }
}
