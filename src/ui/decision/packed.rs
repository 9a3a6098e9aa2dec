//! What stands behind fewer buttons for want of room, in plain values. How much that is, `fit`
//! finds; nothing is measured here.

/// What stands behind fewer buttons for want of room.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Packed {
    /// What cannot be done stands in the list of reasons alone.
    pub refusals: bool,
    /// Choices of which there are few are cut short, so that so many of them share a row; none is
    /// cut at 0. What ends in dots is said in full to whoever rests on it.
    pub cut: usize,
    /// These groups stand behind one button each.
    pub groups: Vec<&'static str>,
    /// Places on the board stand in their list, however few they are.
    pub places: bool,
    /// Places, what is thrown away, reasons and counsel stand behind one button.
    pub more: bool,
    /// These groups stand behind that button as well.
    pub rest: Vec<&'static str>,
    /// Everything but the main choice stands behind it.
    pub all: bool,
}

impl Packed {
    /// Whether the offers of a group have no buttons of their own.
    pub fn hides(&self, group: &str) -> bool {
        self.leaves(group) || self.groups.contains(&group)
    }
    /// Whether a group stands behind the button of everything that found no room.
    pub fn leaves(&self, group: &str) -> bool {
        self.all || self.rest.contains(&group)
    }
}
