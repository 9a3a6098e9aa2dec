//! throw-away
use caravanserai::{games, table::{catalogue::SeatInfo, game::Setup, ids::*, play::Play, action::Action}, text::{Language,Speaker}, view::{dressing::{self,Wardrobe}, picture::{compose,Ground}}};
pub fn played(edition:&str, seats:usize, n:usize, viewer: Viewer) -> caravanserai::table::sight::Sight {
    let seat = |n: usize| SeatInfo { name: ["Ada","Blaise","Chiara","Dov","Eun","Femi"][n].into(), colour: n as u8, race: String::new(), by: Default::default() };
    let setup = Setup { game: "merchant_of_venus".into(), edition: edition.into(), seats: (0..seats).map(seat).collect(), options: Default::default(), seed: 11, study: false };
    let mut p = Play::begin(games::by_id("merchant_of_venus").unwrap(), setup).unwrap();
    let mut x: u32 = 12345;
    for _ in 0..n {
        let o = p.offers(); if o.is_empty() { break; }
        x = x.wrapping_mul(1664525).wrapping_add(1013904223);
        let a: Action = o[(x>>8) as usize % o.len()].action;
        p.choose(a).unwrap();
    }
    p.sight(viewer)
}
#[test] #[ignore]
fn look() {
    let n: usize = std::env::var("N").ok().and_then(|v| v.parse().ok()).unwrap_or(0);
    let w: u32 = std::env::var("W").ok().and_then(|v| v.parse().ok()).unwrap_or(1500);
    let ed = std::env::var("ED").unwrap_or("2012".into());
    let sight = played(&ed, if ed=="2012" {4} else {6}, n, Viewer::Seat(SeatId(0)));
    let t = std::time::Instant::now();
    let scene = dressing::dress(&sight, Wardrobe { speaker: Speaker::new(Language::En), palette: Default::default() });
    eprintln!("dress {:?} figures {}", t.elapsed(), scene.figures.len());
    let t = std::time::Instant::now();
    compose(&scene, Ground::Sky(1988), w).save(format!("/tmp/boardshots/export_{ed}_{n}_{w}.png")).unwrap();
    eprintln!("compose {:?}", t.elapsed());
}
