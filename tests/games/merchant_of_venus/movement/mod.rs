//! Flight in Merchant of Venus: moving, circles, drives, gates, places, reach, and random play.

mod circles;
mod drives;
mod gates;
mod moving;
mod places;
mod play;
mod reach;
