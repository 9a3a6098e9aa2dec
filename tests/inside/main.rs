//! The tests that stand beside what they test, in parts of the house that nobody outside can reach.
//! Those parts are built here once more, alone: building the whole library again for its own tests
//! would take longer than running all of them. Whatever can be reached from outside is tested from
//! there. A test of the house holds that no test in `src` is missing here.
// What only the rest of the house calls is never called here.
#![allow(dead_code, unused_imports)]

mod app;
#[path = "../../src/ui/decision/places.rs"]
mod bar_places;
#[path = "../../src/ui/bearing.rs"]
mod bearing;
#[path = "../../src/games/dale_of_merchants/scene/places.rs"]
mod dale_places;
mod duck_dealer;
mod engine;
#[path = "../../src/bots/thinking/field.rs"]
mod thinking_field;
#[path = "../../src/bots/thinking/horizon.rs"]
mod thinking_horizon;
#[path = "../../src/bots/thinking/way.rs"]
mod thinking_way;
#[path = "../../src/games/merchant_of_venus/ui/packing.rs"]
mod venus_packing;
#[path = "../../src/games/merchant_of_venus/scene/places.rs"]
mod venus_places;
#[path = "../../src/games/merchant_of_venus/study/planning.rs"]
mod venus_planning;
mod view;

// As the parts call what lies outside of them.
use caravanserai::{assets, bots, games, table, text, ui};
