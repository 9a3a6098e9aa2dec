//! Offers of other players: taken where they gain, refused where they do not. The player proposes
//! nothing itself.

use super::{MerchantBot, Thought, first, ways::Make, why};
use crate::{
    games::merchant_of_venus::{
        layout,
        layout::{IN_DEAL, What},
        nouns::{GameView, Held, VenusView},
        verbs::*,
    },
    table::{action::Action, ids::SeatId},
};

/// What a deal has to gain.
const LEAST: f64 = 15.0;
/// What equipment, relics and cards are worth next to what is printed on them.
const SERVES: f64 = 0.6;

impl MerchantBot {
    /// Accepts or refuses what was proposed.
    pub(super) fn answer(&mut self, t: &Thought<'_>) -> Option<Action> {
        let n = t.n;
        let nth = self.chart(t, Make::of(n, t.me));
        let chart = &self.charts[nth];
        let book = super::book::PriceBook::of(n, t.me, chart);
        let begin = self.begin(t, &book, chart);
        let worth = |p: &Held| match (book.item(n, p.kind), n.layout().what(p.kind)) {
            (Some(item), _) => book.worth(chart, item, &begin.far),
            (None, What::Relic(_) | What::Equipment(_)) => {
                n.price(t.me, p.kind).unwrap_or(0) as f64 * SERVES
            }
            (None, What::Card(_)) => n.trade_in(p.kind) as f64 * SERVES,
            _ => 0.0,
        };
        let given = |seat: SeatId| -> f64 {
            n.tradeable(seat)
                .map(|p| n.held_piece(p))
                .filter(|p| p.mark & IN_DEAL != 0)
                .map(|p| worth(&p))
                .sum()
        };
        let others: f64 = n.seats().filter(|&s| s != t.me).map(given).sum();
        // Above 0 the seat in turn pays, and the one who answers may be either.
        let paid =
            n.sight.dial(layout::DEAL_CREDITS) as f64 * if n.active() == t.me { -1.0 } else { 1.0 };
        let gains = others - given(t.me) * 1.1 + paid >= LEAST;
        let yes = if gains { first(t.offers, ACCEPT) } else { None };
        self.why =
            Some(why::plainly(if yes.is_some() { "mov-bot-deal" } else { "mov-bot-no-deal" }));
        yes.or_else(|| first(t.offers, REFUSE))
    }
}
