//! The chart of a ship: every place where it can trade, every landing there, and the turns from
//! each landing to each other. Made anew only when board or ship have changed; it knows distances
//! and no prices.

use super::ways::{FAR, Make, Pace, Ways};
use crate::{
    games::merchant_of_venus::{
        level::{SpaceIx, SystemIx},
        table::{
            nouns::{GameView, MarkerSight, VenusSight, VenusView},
            spec::PlaceKind,
        },
    },
    table::ids::SeatId,
};

/// Somewhere to land and trade.
pub struct Landing {
    /// The space.
    pub space: SpaceIx,
    /// Where that is: the number of a system where a culture lives, or [`Chart::base`].
    pub place: usize,
    /// Whether a visit is limited to one buy and one sell (MOV-7.2.2).
    pub limited: bool,
    /// Whether it is a port of the player.
    pub own: bool,
    /// Tenths of movement points from each space.
    pub ways: Vec<u32>,
}

/// The chart of one make of ship.
pub struct Chart {
    /// The ship.
    pub make: Make,
    /// Every landing, by place.
    pub landings: Vec<Landing>,
    /// The number of the Galactic Base among the places; those before it are systems.
    pub base: usize,
    /// From each landing the best limited and the best free landing of every other place, with
    /// turns.
    pub next: Vec<Vec<(usize, f64)>>,
    /// Turns from each landing to each place.
    pub far: Vec<Vec<f64>>,
    state: Vec<u32>,
}

/// What of the board and the ship the chart is made from: another value asks for another chart.
pub fn state(n: &VenusSight<'_>, me: SeatId, make: Make, turn: f64) -> Vec<u32> {
    let mut all = vec![
        make.dice.into(),
        make.colours.into(),
        make.air_foil.into(),
        make.shields as u32,
        make.pays as u32,
        (turn / 60.0) as u32,
    ];
    for (space, marker) in n.markers() {
        all.push(
            u32::from(space.0) << 2
                | u32::from(matches!(marker, MarkerSight::Up(..)))
                | u32::from(matches!(marker, MarkerSight::Empty)) << 1,
        );
        // A chart is kept from one world that may be to the next, where another marker lies there.
        if let MarkerSight::Up(piece, _) = marker {
            all.push(u32::from(piece.0));
        }
    }
    all.extend(
        n.ports()
            .into_iter()
            .map(|(space, owner)| u32::from(space.0) << 1 | u32::from(owner == me)),
    );
    // The own city is free of limits only once it is known to be the own.
    if n.options().home_open_cities {
        all.extend(
            (0..n.level().culture_systems() as u8)
                .map(|s| u32::from(n.discovered(SystemIx(s)).is_some())),
        );
    }
    all
}

impl Chart {
    /// Whether this is still the chart for a state.
    pub fn fits(&self, state: &[u32]) -> bool {
        self.state == state
    }

    /// Draws the chart.
    pub fn draw(
        n: &VenusSight<'_>,
        me: SeatId,
        make: Make,
        turn: f64,
        pace: &Pace,
        state: Vec<u32>,
    ) -> Chart {
        let ways = Ways::of(n, make, turn, pace);
        let base = n.level().culture_systems();
        let mut landings = Vec::new();
        for nth in 0..=base {
            let spaces = if nth == base {
                vec![n.level().start]
            } else {
                n.level().system(SystemIx(nth as u8)).spaces.clone()
            };
            for space in spaces {
                let place = n.place(space);
                if !place.is_trading() {
                    continue;
                }
                let ways = ways.to(space);
                landings.push(Landing {
                    space,
                    place: nth,
                    limited: place.limits() && !n.open_at_home(me, space),
                    own: place == PlaceKind::Port(me),
                    ways,
                });
            }
        }
        let mut chart = Chart { make, landings, base, next: Vec::new(), far: Vec::new(), state };
        for a in &chart.landings {
            let (next, far) =
                chart.around(|l| pace.turns(l.ways[a.space.ix()], make.dice), Some(a.space));
            chart.next.push(next);
            chart.far.push(far);
        }
        chart
    }

    /// The best limited and the best free landing of every place, and the turns to every place, by
    /// what `turns` says of each landing; `but` is left out.
    pub fn around(
        &self,
        turns: impl Fn(&Landing) -> f64,
        but: Option<SpaceIx>,
    ) -> (Vec<(usize, f64)>, Vec<f64>) {
        let mut best: Vec<[Option<(usize, f64)>; 2]> = vec![[None, None]; self.base + 1];
        let mut far = vec![1000.0; self.base + 1];
        for (nth, l) in self.landings.iter().enumerate() {
            if Some(l.space) == but {
                far[l.place] = 0.0;
                continue;
            }
            let turns = turns(l);
            if turns >= f64::from(FAR) || turns > 900.0 {
                continue;
            }
            let slot = &mut best[l.place][usize::from(l.limited)];
            if slot.is_none_or(|(_, t)| turns < t) {
                *slot = Some((nth, turns));
            }
            if turns < far[l.place] {
                far[l.place] = turns;
            }
        }
        // A free landing that is nearer than the limited one of its place makes that one needless.
        let useful = |[free, limited]: [Option<(usize, f64)>; 2]| {
            let needless = matches!((free, limited), (Some((_, f)), Some((_, l))) if f <= l);
            [free, if needless { None } else { limited }]
        };
        (best.into_iter().flat_map(useful).flatten().collect(), far)
    }

    /// The landing on a space.
    pub fn landing_at(&self, space: SpaceIx) -> Option<usize> {
        self.landings.iter().position(|l| l.space == space)
    }
}
