//! How a level of Merchant of Venus is made of its files: built out of their rows, and checked. The
//! level itself knows neither: it is what comes of it.

use super::{Edition, Level, LevelFile, LevelFindings, Rows, build, check};
use crate::games::levels::Printed;

impl Printed for Level {
    type Edition = Edition;
    type File = LevelFile;

    fn build(rows: &Rows, edition: Edition, found: &mut LevelFindings) -> Option<Self> {
        build::build(rows, edition, found)
    }
    fn check(rows: &Rows, found: &mut LevelFindings) {
        check::check(rows, found);
    }
}
