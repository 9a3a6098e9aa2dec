//! How a level of Duck Dealer is made of its files: built out of their rows, and checked. The level
//! itself knows neither: it is what comes of it.

use super::{Edition, Level, LevelFile, LevelFindings, Rows, build, check};
use crate::games::levels::Printed;

impl Printed for Level {
    type Edition = Edition;
    type File = LevelFile;

    fn build(rows: &Rows, _: Edition, found: &mut LevelFindings) -> Option<Self> {
        build::build(rows, found)
    }
    fn check(rows: &Rows, found: &mut LevelFindings) {
        check::check(rows, found);
    }
}
