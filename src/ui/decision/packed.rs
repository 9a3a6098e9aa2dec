//! Which offers found no room in the bar, in plain values. How much room there is, `fit` finds;
//! nothing is measured here.

/// What stands behind the button of everything that found no room.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Packed {
    /// The offers that have no button of their own for want of room, by their index in the sight.
    pub folded: Vec<usize>,
}

impl Packed {
    /// Whether an offer has no button of its own for want of room.
    pub fn hides(&self, offer: usize) -> bool {
        self.folded.contains(&offer)
    }
}
