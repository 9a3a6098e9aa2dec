//! Painters of equipment, passengers, demands, deeds and money.
//!
//! Equipment lies on a plate of steel with cut corners, papers are papers, money is round.

use tiny_skia::Path;

use super::brush::{Brush, Ink, disc, oval, poly, rect, star, svg};
use super::palette::{self, INK_DARK, OUTLINE, Rgba, VIOLET, darker, fade, lighter};
use super::subjects::{Drive, Hue};

/// The plate of steel under a piece of equipment.
fn plate(b: &mut Brush) {
    let plate = svg("M26 6H74L94 26V74L74 94H26L6 74V26Z");
    b.cut(&plate, 4.0, OUTLINE, [190, 204, 226, 255]);
    b.fill(
        &svg("M28 11H72L89 28V72L72 89H28L11 72V28Z"),
        Ink::down(10.0, 90.0, [70, 84, 118, 255], [34, 42, 70, 255]),
    );
}

/// The outline of a shield.
#[must_use]
pub(super) fn shield_path() -> Option<Path> {
    svg("M50 18L78 27V48Q78 70 50 84Q22 70 22 48V27Z")
}

/// A shield from the shop.
pub(super) fn shield(b: &mut Brush) {
    plate(b);
    b.cut(&shield_path(), 3.0, OUTLINE, [226, 244, 255, 255]);
    b.fill(
        &svg("M50 24L72 31V48Q72 66 50 77Q28 66 28 48V31Z"),
        Ink::down(22.0, 80.0, [120, 204, 240, 255], [44, 108, 170, 255]),
    );
    b.fill(&svg("M50 24L28 31V48Q28 66 50 77Z"), [255, 255, 255, 70]);
    b.fill(&svg("M46 34H54V46H66V54H54V66H46V54H34V46H46Z"), [244, 252, 255, 245]);
}

/// An engine with a nozzle and a flame, pointing up.
pub(super) fn engine(b: &mut Brush, colour: Rgba, hue: Option<Hue>) {
    b.fill(
        &svg("M50 97Q36 84 40 72H60Q64 84 50 97Z"),
        Ink::down(70.0, 96.0, [255, 250, 224, 255], fade([255, 180, 90, 255], 210)),
    );
    b.cut(
        &svg("M50 11Q68 18 70 38V58H30V38Q32 18 50 11ZM36 61H64L74 78H26Z"),
        3.0,
        OUTLINE,
        Ink::down(16.0, 76.0, lighter(colour, 0.45), darker(colour, 0.18)),
    );
    b.fill(&rect(28.0, 56.0, 44.0, 6.0, 2.0), [236, 240, 250, 255]);
    if let Some(hue) = hue {
        let ink = if hue == Hue::Yellow { [60, 42, 6, 255] } else { [255, 246, 244, 255] };
        super::board::mark(b, hue, (50.0, 38.0), 0.92, ink);
    }
}

/// A drive from the shop.
pub(super) fn drive(b: &mut Brush, drive: Drive) {
    plate(b);
    let (red, yellow) = (palette::hue(Hue::Red), palette::hue(Hue::Yellow));
    match drive {
        Drive::Yellow => engine(b, yellow, Some(Hue::Yellow)),
        Drive::Red => engine(b, red, Some(Hue::Red)),
        Drive::Combined => {
            b.placed(0.72, 0.0, (31.0, 50.0), |b| engine(b, red, Some(Hue::Red)));
            b.placed(0.72, 0.0, (69.0, 50.0), |b| engine(b, yellow, Some(Hue::Yellow)));
        }
    }
}

/// A passenger: a traveller with a case.
pub(super) fn passenger(b: &mut Brush) {
    b.cut(&rect(7.0, 7.0, 86.0, 86.0, 30.0), 4.0, OUTLINE, [250, 236, 208, 255]);
    b.fill(
        &rect(11.0, 11.0, 78.0, 78.0, 26.0),
        Ink::down(10.0, 90.0, [64, 92, 112, 255], [32, 50, 74, 255]),
    );
    let light = [255, 244, 220, 255];
    b.fill(&disc(44.0, 32.0, 12.5), light);
    b.fill(&svg("M22 80Q22 50 44 48Q60 49 64 62V80Z"), light);
    b.cut(&rect(56.0, 58.0, 26.0, 22.0, 4.0), 3.0, [38, 56, 80, 255], palette::ACCENT);
    b.stroke(&svg("M63 58V52H75V58"), 4.0, palette::ACCENT);
}

/// A demand: a waving pennant with an arrow up, worth more than the price.
pub(super) fn demand(b: &mut Brush) {
    b.cut(&star(12, 50.0, 50.0, 46.0, 38.0, 15.0), 4.0, OUTLINE, [255, 224, 158, 255]);
    b.fill(&disc(50.0, 50.0, 34.0), Ink::down(16.0, 86.0, [232, 126, 62, 255], [158, 58, 52, 255]));
    b.fill(&svg("M50 22L72 46H59V56H41V46H28Z"), [255, 246, 224, 255]);
    b.fill(&rect(41.0, 62.0, 18.0, 9.0, 2.0), [255, 246, 224, 255]);
}

/// The paper of a deed, with a seal.
fn paper(b: &mut Brush, seal: Rgba) {
    let sheet = svg("M20 8H68L84 24V92H20Z");
    b.cut(&sheet, 4.0, OUTLINE, Ink::down(8.0, 92.0, [255, 250, 236, 255], [232, 216, 186, 255]));
    b.fill(&svg("M68 8V24H84Z"), [206, 186, 150, 255]);
    for y in [68.0, 78.0] {
        b.stroke(&poly(&[(29.0, y), (54.0, y)]), 3.2, [150, 130, 100, 255]);
    }
    b.cut(&star(10, 70.0, 76.0, 15.0, 12.0, 0.0), 2.0, [96, 62, 46, 255], seal);
    b.fill(&disc(70.0, 76.0, 6.5), lighter(seal, 0.45));
}

/// A deed of a port.
pub(super) fn port_deed(b: &mut Brush) {
    paper(b, [222, 84, 72, 255]);
    b.stroke(&disc(46.0, 40.0, 14.0), 6.0, INK_DARK);
    for (x, y) in super::brush::around(3, 46.0, 40.0, 21.0, 60.0) {
        b.stroke(
            &poly(&[(46.0 + (x - 46.0) * 0.66, 40.0 + (y - 40.0) * 0.66), (x, y)]),
            7.0,
            INK_DARK,
        );
    }
    b.fill(&disc(46.0, 40.0, 5.0), INK_DARK);
}

/// A deed of a factory.
pub(super) fn factory_deed(b: &mut Brush) {
    paper(b, [136, 92, 214, 255]);
    b.fill(&svg("M27 58V40L38 33V40L49 33V40L58 35V20H67V58Z"), INK_DARK);
}

/// Credits: a stack of coins.
pub(super) fn credits(b: &mut Brush) {
    for (x, y) in [(40.0, 74.0), (40.0, 62.0), (40.0, 50.0)] {
        coin_edge(b, x, y);
    }
    for (x, y) in [(62.0, 70.0), (62.0, 58.0)] {
        coin_edge(b, x, y);
    }
    b.cut(&disc(56.0, 36.0, 27.0), 4.0, OUTLINE, [255, 236, 176, 255]);
    b.fill(
        &disc(56.0, 36.0, 22.5),
        Ink::Radial(
            (50.0, 28.0),
            34.0,
            vec![
                (0.0, [255, 226, 138, 255]),
                (0.6, [244, 188, 76, 255]),
                (1.0, [196, 128, 40, 255]),
            ],
        ),
    );
    // The sign of the credit: an open ring with a mast.
    let ink = [92, 52, 10, 255];
    b.stroke(&svg("M64 28.5A11 11 0 1 0 64 43.5"), 5.4, ink);
    b.stroke(&svg("M57 18V26M57 46V54"), 4.6, ink);
}

fn coin_edge(b: &mut Brush, x: f32, y: f32) {
    b.cut(&oval(x, y + 5.0, 27.0, 12.0), 3.0, OUTLINE, [168, 104, 30, 255]);
    b.fill(&rect(x - 27.0, y, 54.0, 5.0, 0.0), [168, 104, 30, 255]);
    b.fill(
        &oval(x, y, 27.0, 12.0),
        Ink::down(y - 12.0, y + 12.0, [255, 226, 138, 255], [224, 158, 54, 255]),
    );
}

/// Barter credit: two arrows that change places around a coin.
pub(super) fn barter(b: &mut Brush) {
    b.cut(&disc(50.0, 50.0, 43.0), 4.0, OUTLINE, [222, 210, 255, 255]);
    b.fill(
        &disc(50.0, 50.0, 38.5),
        Ink::down(12.0, 88.0, lighter(VIOLET, 0.05), darker(VIOLET, 0.5)),
    );
    let light = [252, 248, 255, 255];
    b.stroke(&svg("M26 42Q34 26 54 28"), 7.0, light);
    b.fill(&svg("M52 16L72 30L52 42Z"), light);
    b.stroke(&svg("M74 58Q66 74 46 72"), 7.0, light);
    b.fill(&svg("M48 84L28 70L48 58Z"), light);
    b.fill(&disc(50.0, 50.0, 8.0), palette::ACCENT);
}

/// A culture card that nobody has turned over.
pub(super) fn culture_card(b: &mut Brush) {
    b.cut(&rect(16.0, 6.0, 68.0, 88.0, 9.0), 4.0, OUTLINE, [206, 192, 246, 255]);
    b.fill(
        &rect(20.5, 10.5, 59.0, 79.0, 6.0),
        Ink::down(8.0, 92.0, [74, 60, 138, 255], [34, 28, 76, 255]),
    );
    for r in [24.0, 17.0] {
        b.stroke(&oval(50.0, 50.0, r, r * 1.24), 2.2, [162, 144, 226, 160]);
    }
    b.fill(&star(4, 50.0, 50.0, 27.0, 8.0, 0.0), [236, 228, 255, 255]);
    b.fill(&star(4, 50.0, 50.0, 15.0, 6.0, 45.0), [200, 184, 250, 255]);
    b.fill(&disc(50.0, 50.0, 5.5), [48, 38, 98, 255]);
    if b.fine() {
        for (x, y) in [(28.0, 19.0), (72.0, 19.0), (28.0, 81.0), (72.0, 81.0)] {
            b.fill(&star(4, x, y, 5.0, 1.8, 0.0), [206, 192, 246, 220]);
        }
    }
}
