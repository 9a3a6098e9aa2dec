//! Painters of the emblems of the fourteen cultures and of the five sciences.
//!
//! A culture is a pale sign on a dark medal with its colour around it; a science is a pale sign on
//! a dark tile. Silhouettes carry the meaning, colour only helps.

use super::brush::{Brush, Ink, around, disc, group, oval, poly, rect, regular, star, svg};
use super::palette::{self, OUTLINE, Rgba, darker, lighter, mix};
use super::subjects::{Culture, Science};

/// The medal of a culture.
pub(super) fn culture(b: &mut Brush, culture: Culture) {
    let colour = palette::culture(culture);
    b.cut(
        &disc(50.0, 50.0, 45.0),
        4.0,
        OUTLINE,
        Ink::down(6.0, 94.0, lighter(colour, 0.3), darker(colour, 0.15)),
    );
    let dark = mix([16, 18, 40, 255], colour, 0.16);
    b.fill(
        &disc(50.0, 50.0, 38.5),
        Ink::Radial((44.0, 38.0), 48.0, vec![(0.0, mix(dark, colour, 0.16)), (1.0, dark)]),
    );
    sign(b, culture, lighter(colour, 0.66), dark);
}

/// The sign alone, `light` on `dark`, about 56 units high around the middle.
fn sign(b: &mut Brush, culture: Culture, light: Rgba, dark: Rgba) {
    match culture {
        Culture::Nillis => {
            // A lotus.
            for (angle, reach) in
                [(-62.0, 0.86), (62.0, 0.86), (-33.0, 0.96), (33.0, 0.96), (0.0, 1.05)]
            {
                b.placed(reach, angle, (50.0, 66.0), |b| {
                    let petal = svg("M50 52Q36 34 50 6Q64 34 50 52Z");
                    b.stroke(&petal, 5.0, dark);
                    b.fill(&petal, light);
                });
            }
            b.stroke(&svg("M26 72Q50 82 74 72"), 6.0, light);
        }
        Culture::Volois => {
            // A glass of sand that runs upwards.
            b.fill(&svg("M28 18H72V26H28ZM28 74H72V82H28Z"), light);
            b.stroke(
                &svg("M34 28Q34 42 46 50Q34 58 34 72M66 28Q66 42 54 50Q66 58 66 72"),
                5.4,
                light,
            );
            b.fill(&svg("M37 30H63Q62 42 50 48Q38 42 37 30Z"), light);
            b.fill(&star(4, 50.0, 64.0, 9.0, 3.0, 0.0), light);
        }
        Culture::Graw => {
            // Three claw marks.
            for dx in [-19.0, 0.0, 19.0] {
                b.placed(1.0, 14.0, (50.0 + dx, 50.0 - dx * 0.1), |b| {
                    b.fill(&svg("M53 18Q60 44 49 82Q40 56 46 24Q48 18 53 18Z"), light);
                });
            }
        }
        Culture::Niks => {
            // A shell, rolled up.
            b.stroke(&svg("M24 70Q16 34 48 24Q80 20 80 50Q78 76 52 74Q34 70 36 52Q40 36 56 40Q68 46 61 57Q54 62 50 54"), 8.5, light);
        }
        Culture::Dell => {
            // A cog with a six-sided eye.
            for (x, y) in around(8, 50.0, 50.0, 24.0, 0.0) {
                b.stroke(&poly(&[(50.0, 50.0), (x * 1.12 - 6.0, y * 1.12 - 6.0)]), 11.0, light);
            }
            b.fill(&disc(50.0, 50.0, 22.0), light);
            b.fill(&regular(6, 50.0, 50.0, 11.0, 0.0), dark);
        }
        Culture::Humans => {
            // Somebody with arms held high.
            b.fill(&disc(50.0, 27.0, 8.5), light);
            b.stroke(&svg("M24 26Q34 44 50 44Q66 44 76 26"), 8.5, light);
            b.fill(&svg("M41 42H59L57 60L64 82H54L50 66L46 82H36L43 60Z"), light);
        }
        Culture::Shenna => {
            // A paw.
            for (x, y, a) in
                [(25.0, 47.0, -24.0), (40.0, 30.0, -8.0), (60.0, 30.0, 8.0), (75.0, 47.0, 24.0)]
            {
                b.placed(1.0, a, (x, y), |b| b.fill(&oval(50.0, 50.0, 7.6, 11.0), light));
            }
            b.fill(&svg("M50 48Q64 50 70 64Q74 78 62 79Q56 76 50 76Q44 76 38 79Q26 78 30 64Q36 50 50 48Z"), light);
        }
        Culture::Yxklyx => {
            // A head with eight arms and two eyes.
            b.fill(&svg("M28 46Q28 20 50 20Q72 20 72 46Q72 54 66 58H34Q28 54 28 46Z"), light);
            for path in [
                "M36 54Q34 70 22 70",
                "M43 56Q44 76 34 82",
                "M57 56Q56 76 66 82",
                "M64 54Q66 70 78 70",
            ] {
                b.stroke(&svg(path), 7.0, light);
            }
            b.fill(&group(&[disc(41.0, 43.0, 5.4), disc(59.0, 43.0, 5.4)]), dark);
        }
        Culture::Zum => {
            // A striped insect seen from above.
            b.fill(&svg("M46 40Q20 16 16 36Q16 52 46 48ZM54 40Q80 16 84 36Q84 52 54 48Z"), light);
            let body = oval(50.0, 58.0, 13.0, 24.0);
            b.stroke(&body, 6.0, dark);
            b.fill(&body, light);
            b.fill(&disc(50.0, 29.0, 8.0), light);
            for y in [52.0, 63.0, 74.0] {
                b.stroke(&poly(&[(39.0, y), (61.0, y)]), 4.6, dark);
            }
        }
        Culture::Eeepeep => {
            // A chirping bird.
            b.fill(&svg("M18 40Q32 40 36 48Q40 28 58 26Q72 26 76 38L90 43L76 49Q76 74 52 76Q28 76 18 40Z"), light);
            b.fill(&disc(64.0, 39.0, 4.6), dark);
            b.stroke(&svg("M36 54Q44 66 58 60"), 4.4, dark);
            b.stroke(&svg("M46 76V84M57 75V84"), 4.4, light);
        }
        Culture::Whynom => {
            // The head of a horse.
            b.fill(&svg("M34 80Q30 54 44 38L42 20L54 28Q70 34 76 56Q80 62 74 67Q68 70 64 63Q56 62 52 58Q60 68 62 80Z"), light);
            b.fill(&disc(58.0, 42.0, 3.8), dark);
            b.stroke(&svg("M36 36Q24 52 26 76"), 6.0, light);
        }
        Culture::Cholos => {
            // Three rings that hold one another.
            for (x, y) in around(3, 50.0, 52.0, 15.0, 0.0) {
                b.stroke(&disc(x, y, 16.5), 11.0, dark);
                b.stroke(&disc(x, y, 16.5), 6.6, light);
            }
        }
        Culture::Wollow => {
            // A tree that hangs its twigs.
            b.fill(&svg("M45 82L47 46H53L55 82Z"), light);
            for path in [
                "M50 30Q30 18 20 52",
                "M50 28Q36 26 34 62",
                "M50 28Q64 26 66 62",
                "M50 30Q70 18 80 52",
            ] {
                b.stroke(&svg(path), 7.4, light);
            }
            b.fill(&oval(50.0, 28.0, 18.0, 10.0), light);
        }
        Culture::Qossuth => {
            // An eye with rays.
            b.fill(&svg("M14 54Q50 18 86 54Q50 88 14 54Z"), light);
            b.fill(&disc(50.0, 53.0, 14.5), dark);
            b.fill(&disc(50.0, 53.0, 6.6), light);
            for (x1, y1, x2, y2) in
                [(50.0, 27.0, 50.0, 17.0), (34.0, 31.0, 29.0, 22.0), (66.0, 31.0, 71.0, 22.0)]
            {
                b.stroke(&poly(&[(x1, y1), (x2, y2)]), 5.0, light);
            }
        }
    }
}

/// The tile of a science.
pub(super) fn science(b: &mut Brush, science: Science) {
    let light = match science {
        Science::Biotech => [150, 226, 150, 255],
        Science::Industry => [240, 196, 120, 255],
        Science::Technology => [136, 204, 250, 255],
        Science::Metaphysics => [206, 170, 255, 255],
        Science::Primitive => [246, 160, 118, 255],
    };
    let dark = mix([18, 22, 44, 255], light, 0.12);
    b.cut(&rect(10.0, 10.0, 80.0, 80.0, 20.0), 4.0, OUTLINE, darker(light, 0.2));
    b.fill(
        &rect(14.5, 14.5, 71.0, 71.0, 16.0),
        Ink::down(14.0, 86.0, mix(dark, light, 0.12), dark),
    );
    let light = lighter(light, 0.3);
    match science {
        Science::Biotech => {
            b.fill(&svg("M24 76Q18 30 78 22Q82 78 36 74Z"), light);
            b.stroke(&svg("M24 80Q40 52 66 36"), 5.0, dark);
            b.stroke(&svg("M40 60L38 46M50 50L66 54"), 3.6, dark);
        }
        Science::Industry => {
            b.fill(
                &svg("M24 54H64Q75 54 77 45V61Q65 62 59 68V73H65V80H35V73H42V67Q36 63 24 63Z"),
                light,
            );
            b.placed(0.78, 24.0, (53.0, 34.0), |b| {
                b.fill(&rect(34.0, 42.0, 32.0, 16.0, 3.0), light);
                b.fill(&rect(14.0, 47.0, 22.0, 6.5, 3.0), light);
            });
        }
        Science::Technology => {
            b.fill(&rect(32.0, 32.0, 36.0, 36.0, 5.0), light);
            for p in [38.0, 50.0, 62.0] {
                for (x1, y1, x2, y2) in
                    [(p, 20.0, p, 30.0), (p, 70.0, p, 80.0), (20.0, p, 30.0, p), (70.0, p, 80.0, p)]
                {
                    b.stroke(&poly(&[(x1, y1), (x2, y2)]), 5.0, light);
                }
            }
            b.fill(&rect(42.0, 42.0, 16.0, 16.0, 2.0), dark);
        }
        Science::Metaphysics => {
            b.stroke(&svg("M50 50C39 31 23 36 23 50C23 64 39 69 50 50C61 31 77 36 77 50C77 64 61 69 50 50Z"), 8.5, light);
        }
        Science::Primitive => {
            b.fill(&svg("M52 16Q56 32 68 44Q78 62 64 74Q58 80 50 80Q26 78 28 56Q32 44 42 38Q42 48 46 50Q54 38 52 16Z"), light);
            b.fill(&svg("M52 50Q62 62 58 70Q54 75 50 75Q40 74 42 64Q46 62 52 50Z"), dark);
        }
    }
}
