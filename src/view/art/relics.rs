//! Painters of the ten relics: a six-sided plate of old gold with a pale sign.
//!
//! The plate is a relic's own; no other piece has it.

use super::brush::{Brush, Ink, around, disc, group, oval, poly, rect, regular, star, svg};
use super::palette::{OUTLINE, Rgba};
use super::subjects::{Hue, Relic};

/// A relic.
pub(super) fn relic(b: &mut Brush, relic: Relic) {
    let gold = Ink::down(4.0, 96.0, [255, 232, 166, 255], [178, 122, 52, 255]);
    b.cut(&regular(6, 50.0, 50.0, 46.0, 30.0), 4.0, OUTLINE, gold);
    b.fill(
        &regular(6, 50.0, 50.0, 39.5, 30.0),
        Ink::Radial((44.0, 36.0), 52.0, vec![(0.0, [28, 96, 104, 255]), (1.0, [10, 36, 54, 255])]),
    );
    sign(b, relic, [255, 240, 200, 255], [12, 44, 60, 255]);
}

/// The sign, `l` the pale ink and `d` the ground.
fn sign(b: &mut Brush, relic: Relic, l: Rgba, d: Rgba) {
    match relic {
        Relic::AirFoil => {
            // A wing over streams of air.
            b.fill(&svg("M18 50Q30 26 58 30Q76 34 84 46Q60 44 50 52Q34 58 18 50Z"), l);
            b.stroke(&svg("M24 64Q46 70 78 58"), 5.0, l);
            b.stroke(&svg("M36 77Q52 80 70 72"), 5.0, l);
        }
        Relic::AutoPilot => {
            // A wheel of helm around a four.
            b.stroke(&disc(50.0, 50.0, 20.0), 6.0, l);
            for (x, y) in around(8, 50.0, 50.0, 29.0, 0.0) {
                b.stroke(
                    &poly(&[(50.0 + (x - 50.0) * 0.75, 50.0 + (y - 50.0) * 0.75), (x, y)]),
                    6.0,
                    l,
                );
            }
            b.fill(
                &group(&[
                    disc(44.0, 44.0, 4.0),
                    disc(56.0, 44.0, 4.0),
                    disc(44.0, 56.0, 4.0),
                    disc(56.0, 56.0, 4.0),
                ]),
                l,
            );
        }
        Relic::JumpStart => {
            // A leap out of one ring into another.
            b.stroke(&oval(28.0, 69.0, 11.0, 6.0), 5.0, l);
            b.stroke(&oval(72.0, 69.0, 11.0, 6.0), 5.0, l);
            b.stroke(&svg("M28 60Q30 24 50 24Q66 24 70 40"), 6.5, l);
            b.fill(&svg("M58 38H84L71 58Z"), l);
        }
        Relic::MulliganGear => {
            // A cog inside an arrow that turns back.
            for (x, y) in around(6, 50.0, 52.0, 15.0, 0.0) {
                b.stroke(&poly(&[(50.0, 52.0), (x, y)]), 7.5, l);
            }
            b.fill(&disc(50.0, 52.0, 11.5), l);
            b.fill(&disc(50.0, 52.0, 4.8), d);
            b.stroke(&svg("M30 34A27 27 0 1 0 60 27"), 5.0, l);
            b.fill(&svg("M22 40L26 22L42 34Z"), l);
        }
        Relic::SpyEye => {
            // An eye in a tube.
            b.fill(&svg("M18 50Q50 20 82 50Q50 80 18 50Z"), l);
            b.fill(&disc(50.0, 50.0, 13.0), d);
            b.fill(&disc(54.0, 46.0, 4.6), l);
        }
        Relic::SwitchSwitch => {
            // A lever between two dots.
            b.fill(&rect(22.0, 60.0, 56.0, 14.0, 7.0), l);
            b.stroke(&svg("M50 64L66 34"), 8.0, l);
            b.fill(&disc(67.0, 31.0, 9.5), l);
            b.stroke(&disc(33.0, 36.0, 7.0), 4.0, l);
            b.fill(&group(&[disc(32.0, 67.0, 3.6), disc(68.0, 67.0, 3.6)]), d);
        }
        Relic::GateLock => {
            // A padlock on a gate's arch.
            b.stroke(&svg("M36 48V38Q36 24 50 24Q64 24 64 38V48"), 7.5, l);
            b.fill(&rect(27.0, 45.0, 46.0, 34.0, 6.0), l);
            b.fill(&disc(50.0, 58.0, 5.6), d);
            b.fill(&svg("M47 58H53L55 72H45Z"), d);
        }
        Relic::YellowDrive => {
            b.placed(0.8, 0.0, (50.0, 49.0), |b| {
                super::wares::engine(b, super::palette::hue(Hue::Yellow), Some(Hue::Yellow));
            });
        }
        Relic::Shield => {
            b.placed(0.8, 0.0, (50.0, 50.0), |b| {
                b.fill(&super::wares::shield_path(), l);
                b.fill(&svg("M50 27L29 34V48Q29 64 50 74Z"), d);
            });
        }
        Relic::Laser => {
            // A barrel with a bolt of light.
            b.fill(&svg("M20 60L46 42L56 56L30 74Z"), l);
            b.fill(&svg("M36 72L46 65L50 78L40 80Z"), l);
            b.stroke(&svg("M56 45L68 37"), 6.0, l);
            b.fill(&star(4, 72.0, 33.0, 15.0, 4.5, 20.0), l);
        }
    }
}
