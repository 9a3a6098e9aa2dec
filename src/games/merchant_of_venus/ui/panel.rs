//! What Merchant of Venus adds to the panel that is being drawn: its cultures, systems, goods
//! and money in words. It finds actions; it decides no rule.

use super::plan;
use crate::games::merchant_of_venus::study::planning::TripPlan;
use crate::{
    games::merchant_of_venus::{
        level::{CultureIx, Endpoint, SpaceIx, SystemIx, SystemKind},
        table::{
            nouns::{GameView, VenusView},
            spec::VenusSpec,
        },
    },
    table::{
        action::{Action, Thing, Value},
        catalogue::Name,
        ids::{KindId, PieceId, Question, SeatId, Verb},
    },
    ui::{TableText, panel},
};
use bevy_egui::egui::Ui;
use std::sync::Arc;

/// Everything that a panel of the game needs at hand.
pub type VenusPanel<'a> = panel::GamePanel<'a, VenusSpec>;

impl<'a> VenusPanel<'a> {
    /// The words.
    pub fn v(&self) -> TableText<'a> {
        self.m.texts
    }
    /// An amount of money.
    pub fn cr(&self, amount: i64) -> String {
        self.m.texts.money(amount)
    }
    /// Whether a person here is asked this question.
    pub fn asked(&self, question: Question) -> bool {
        self.m.asked && self.m.sight.decision.is_some_and(|d| d.question == question)
    }
    /// The name of a culture: the level's, but for a name that is a word.
    pub fn culture(&self, culture: CultureIx) -> String {
        self.m.texts.name(&Name::Proper(self.n.level().culture(culture).name.clone()))
    }
    /// A culture with its place, as far as it is known.
    pub fn culture_at(&self, culture: CultureIx) -> String {
        let name = Value::Name(self.culture(culture));
        match self.n.system_of(culture) {
            Some(s) => self.with(
                "mov-sheet-culture-at",
                &[
                    ("culture", name),
                    ("system", Value::Name(self.n.level().system(s).name.clone())),
                ],
            ),
            None => self.with("mov-sheet-culture-hidden", &[("culture", name)]),
        }
    }
    /// The name of a system.
    pub fn system(&self, system: SystemIx) -> String {
        let system = self.n.level().system(system);
        match system.kind {
            // As it stands alone, without the article that sentences give it.
            SystemKind::Base => self.text("mov-space-base"),
            SystemKind::Culture | SystemKind::Anomaly => {
                self.m.texts.localizer.proper(&system.name)
            }
        }
    }
    /// Where a passenger wants to go.
    pub fn endpoint(&self, end: Endpoint) -> String {
        match end {
            Endpoint::Culture(c) => self.culture_at(c),
            Endpoint::Base => self.text("mov-space-base"),
        }
    }
    /// The name of a kind.
    pub fn kind(&self, kind: KindId) -> String {
        self.m.texts.kind(kind)
    }
    /// The kind of a piece.
    pub fn kind_of(&self, piece: PieceId) -> Option<KindId> {
        self.m.sight.catalogue.pieces.get(piece.ix()).copied()
    }
    /// The name of a place.
    pub fn space(&self, space: SpaceIx) -> String {
        self.m.texts.space(self.n.space_id(space))
    }
    /// What stands for a system on the board: its landing places and orbits.
    pub fn system_things(&self, system: SystemIx) -> Vec<Thing> {
        let s = self.n.level().system(system);
        s.landings.iter().chain(&s.orbits).map(|&x| Thing::Space(self.n.space_id(x))).collect()
    }
    /// What stands for a culture on the board.
    pub fn culture_things(&self, culture: CultureIx) -> Vec<Thing> {
        self.n.system_of(culture).map(|s| self.system_things(s)).unwrap_or_default()
    }
    /// All cultures in the order of the level.
    pub fn cultures(&self) -> impl Iterator<Item = CultureIx> + use<> {
        (0..self.n.level().cultures.len() as u8).map(CultureIx)
    }
    /// The plan of a seat: ways and sums, counted once per position.
    pub fn plan(&self, ui: &Ui, seat: SeatId) -> Arc<TripPlan> {
        plan::kept(ui.ctx(), &self.n, seat)
    }
    /// The action of a verb on a kind.
    pub fn on_kind(&self, verb: Verb, kind: KindId) -> Action {
        Action::one(verb, kind.0.into())
    }
    /// The action of a verb on a space.
    pub fn on_space(&self, verb: Verb, space: SpaceIx) -> Action {
        Action::one(verb, self.n.space_id(space).0.into())
    }
}
