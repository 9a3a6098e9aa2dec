//! What somebody has lawfully seen of another's hand and what still lies there: a look is over, but
//! whoever has looked still knows. A card that leaves the hand openly is crossed off; once one has
//! left it that the viewer did not see, nothing is known for sure any more. It never tells more
//! than its viewer was shown.

use super::Table;
use crate::table::{
    catalogue::{Catalogue, Look},
    ids::{PieceId, SeatId, Viewer, ZoneId},
    knowledge::knows,
    pieces::Piece,
    play::Play,
    sight::{self, ZoneSight},
};

/// The hands after an entry, and who has seen what in them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Hands {
    /// What lies in each of them.
    held: Vec<(ZoneId, Vec<PieceId>)>,
    /// Who has seen which card that still lies there.
    seen: Vec<(SeatId, ZoneId, PieceId)>,
}

impl Hands {
    /// The hands now, with what was seen in those of before.
    pub(super) fn after(play: &Play, before: Option<&Hands>) -> Hands {
        let c = play.catalogue();
        if !c.zones.iter().any(|info| info.look == Look::Owner) {
            return Hands::default();
        }
        let zones = sight::zones(play.world(), c, Viewer::Everybody);
        let hands = zones.iter().zip(&c.zones).enumerate().filter(|(_, (_, info))| {
            info.look == Look::Owner && info.owner.is_some() && !info.out_of_play
        });
        let hands = hands.map(|(n, (zone, _))| (ZoneId(n as u16), zone.known.clone()));
        let mut now = Hands { held: hands.collect(), seen: Vec::new() };
        let before = before.into_iter().flat_map(|hands| {
            hands.seen.iter().filter(|(seat, zone, _)| now.is_sure(hands, *seat, *zone, c, &zones))
        });
        let kept: Vec<_> =
            before.filter(|(_, zone, card)| now.holds(*zone, *card)).copied().collect();
        now.seen = kept;
        let shown = now.held.iter().flat_map(|(zone, _)| {
            let cards = zones[zone.ix()].pieces.iter().filter(|card| !card.face_up);
            let of = |seat: SeatId| c.zones[zone.ix()].owner != Some(seat);
            cards.flat_map(move |card| {
                let seats = c.all_seats().filter(move |s| of(*s) && card.seen.has(*s));
                seats.filter_map(move |seat| Some((seat, *zone, card.id?)))
            })
        });
        let new: Vec<_> = shown.filter(|seen| !now.seen.contains(seen)).collect();
        now.seen.extend(new);
        now
    }

    fn of(&self, zone: ZoneId) -> &[PieceId] {
        self.held.iter().find(|(z, _)| *z == zone).map_or(&[], |(_, cards)| cards)
    }

    fn holds(&self, zone: ZoneId, card: PieceId) -> bool {
        self.of(zone).contains(&card)
    }

    /// Whether a seat has seen where all went that has left a hand since.
    fn is_sure(
        &self,
        before: &Hands,
        seat: SeatId,
        zone: ZoneId,
        c: &Catalogue,
        zones: &[ZoneSight],
    ) -> bool {
        let gone = before.of(zone).iter().filter(|card| !self.holds(zone, **card));
        let followed = |card: PieceId| {
            let mut all = zones.iter().zip(&c.zones).enumerate();
            all.any(|(n, (there, info))| {
                let lies = there.pieces.iter().find(|piece| piece.id == Some(card));
                lies.and_then(|piece| {
                    Some(Piece {
                        id: card,
                        kind: piece.kind?,
                        zone: ZoneId(n as u16),
                        face_up: piece.face_up,
                        mark: piece.mark,
                        seen: piece.seen,
                    })
                })
                .is_some_and(|piece| knows(Viewer::Seat(seat), &piece, info.look, info.owner))
            })
        };
        gone.copied().all(followed)
    }
}

impl Table {
    /// Shows in the hands of others what the viewer has seen there and still knows.
    pub(super) fn recall_hands(&mut self) {
        let Viewer::Seat(me) = self.sight.viewer else { return };
        let Some(past) = self.past.get(self.play.entries().len()) else { return };
        for &(_, zone, card) in past.hands.seen.iter().filter(|(seat, ..)| *seat == me) {
            let Some(at) = past.hands.of(zone).iter().position(|held| *held == card) else {
                continue;
            };
            let kind = self.sight.catalogue.pieces.get(card.ix()).copied();
            let there = &mut self.sight.zones[zone.ix()];
            // Where not every back is shown, none of them is a certain card.
            let whole = there.pieces.len() == there.count;
            if let Some(back) = there.pieces.get_mut(at).filter(|back| whole && back.id.is_none()) {
                (back.id, back.kind) = (Some(card), kind);
            }
        }
    }
}
