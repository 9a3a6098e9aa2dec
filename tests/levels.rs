//! The level files: both editions load, every number that the rule books print holds, and a broken file is found out.

use caravanserai::games::merchant_of_venus::{
    check::check_all,
    level::{Edition, Level},
};

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

#[test]
fn the_built_in_level_files_are_clean() {
    let found: Vec<String> = check_all(None).iter().map(ToString::to_string).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}
