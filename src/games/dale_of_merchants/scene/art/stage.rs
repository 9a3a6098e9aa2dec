//! How the picture of a card is put together from its row of the cast: place, merchant, things.
//!
//! Stage units: the picture is 120 wide, the counter begins at 88, the merchant stands around
//! x = 50. No card is known here.

use crate::view::art::brush::Brush;
use crate::view::art::drawing::ArtError;
use crate::view::art::{PictureValue, With, drawn};

use super::folk::{AnimalFolk, Cast, Item, dyed};

type Done = Result<(), ArtError>;

/// Whether an arm hangs, is up, or holds something, and where its hand is.
struct Arm {
    file: &'static str,
    hand: (f32, f32),
}

const LEFT: [Arm; 2] =
    [Arm { file: "left_rest", hand: (30.0, 92.0) }, Arm { file: "left_lift", hand: (17.0, 66.0) }];
const RIGHT: [Arm; 2] = [
    Arm { file: "right_rest", hand: (70.0, 92.0) },
    Arm { file: "right_hold", hand: (83.0, 70.0) },
];

/// Draws a drawing of the game.
fn draw(b: &mut Brush, folder: &str, name: &str, with: &[With]) -> Done {
    b.draw(&format!("dale_of_merchants/{folder}/{name}"), with)
}

/// As [`Brush::set`], for what can fail.
fn set(
    b: &mut Brush,
    from: (f32, f32),
    to: (f32, f32),
    scale: (f32, f32),
    degrees: f32,
    draw: impl FnOnce(&mut Brush) -> Done,
) -> Done {
    let mut done = Ok(());
    b.set(from, to, scale, degrees, |b| done = draw(b));
    done
}

/// A soft shadow on the ground.
fn shadow(b: &mut Brush, to: (f32, f32), (rx, ry): (f32, f32)) -> Done {
    set(b, (50.0, 50.0), to, (rx / 50.0, ry / 50.0), 0.0, |b| {
        b.draw("dale_of_merchants/shadow", &[])
    })
}

/// Things that stand somewhere.
fn items(b: &mut Brush, list: &[Item]) -> Done {
    for (prop, x, y, size, turn) in list {
        set(b, (50.0, 92.0), (*x, *y), (*size, *size), *turn, |b| draw(b, "props", prop, &[]))?;
    }
    Ok(())
}

/// A thing on the counter, with its shadow.
fn on_counter(b: &mut Brush, prop: &str, x: f32, size: f32) -> Done {
    if prop.is_empty() {
        return Ok(());
    }
    shadow(b, (x, 92.5), (size * 52.0, 3.0))?;
    items(b, &[(prop.to_owned(), x, 93.0, size, 0.0)])
}

/// Paints a scene in stage units.
///
/// # Errors
/// The first drawing that is missing or broken.
pub fn paint(b: &mut Brush, cast: &'static Cast) -> Done {
    let folk = AnimalFolk::of_card(&cast.folk);
    let cloth: [With; 1] = [("cloth", super::folk::cloth(&cast.folk).into())];
    draw(b, "places", &cast.place, &cloth)?;
    items(b, &cast.behind)?;
    let Some(folk) = folk else { return items(b, &cast.front) };
    if cast.twin {
        set(b, (50.0, 100.0), (88.0, 98.0), (-0.86, 0.86), 0.0, |b| body(b, folk, cast))?;
    }
    shadow(b, (51.0, 92.0), (44.0, 9.0))?;
    body(b, folk, cast)?;
    if !cast.open {
        b.draw("dale_of_merchants/counter", &cloth)?;
    }
    on_counter(b, &cast.right, 93.0, 0.44)?;
    on_counter(b, &cast.left, 15.0, 0.28)?;
    if let Some((prop, size, turn)) = &cast.hold {
        set(b, (50.0, 82.0), (84.0, 68.0), (*size, *size), *turn, |b| draw(b, "props", prop, &[]))?;
    }
    arm(b, folk, cast, &LEFT[usize::from(cast.lift)])?;
    arm(b, folk, cast, &RIGHT[usize::from(cast.hold.is_some())])?;
    items(b, &cast.front)
}

/// What body and arms ask of a merchant, and what it wears.
fn dress(folk: &'static AnimalFolk, cast: &'static Cast) -> (&'static str, [With; 5]) {
    let wear = cast.wear.as_ref().map_or("fur", |wear| wear.0.as_str());
    let parameters = [
        ("coat", folk.coat().into()),
        ("belly", folk.belly().into()),
        ("wear", cast.wear.as_ref().map_or(folk.cloth(), dyed).into()),
        ("folk", PictureValue::Word(&folk.folk)),
        ("clothes", PictureValue::Word(wear)),
    ];
    (wear, parameters)
}

/// Tail, body and head; the arms come after the counter.
fn body(b: &mut Brush, folk: &'static AnimalFolk, cast: &'static Cast) -> Done {
    let (wear, parameters) = dress(folk, cast);
    if drawn(&format!("dale_of_merchants/tails/{}", folk.folk)).is_some() {
        draw(b, "tails", &folk.folk, &[])?;
    }
    draw(b, "bodies", wear, &parameters)?;
    if let Some(neck) = &cast.neck {
        draw(b, "necks", &neck.0, &[("colour", dyed(neck).into())])?;
    }
    set(b, (50.0, 60.0), (50.0, 50.0), (0.58, 0.58), cast.tilt, |b| {
        let mien: [With; 2] =
            [("eyes", PictureValue::Word(&cast.eyes)), ("mouth", PictureValue::Word(&cast.mouth))];
        draw(b, "heads", &folk.folk, &mien)?;
        if !cast.eyewear.is_empty() {
            draw(b, "eyewear", &format!("{}_{}", cast.eyewear, folk.folk), &[])?;
        }
        let Some(hat) = &cast.hat else { return Ok(()) };
        let (at, size, turn) = folk.hat;
        set(b, (50.0, 50.0), at, (size, size), turn, |b| {
            draw(b, "hats", &hat.0, &[("colour", dyed(hat).into())])
        })
    })
}

/// An arm in its sleeve, with its hand.
fn arm(b: &mut Brush, folk: &'static AnimalFolk, cast: &'static Cast, arm: &Arm) -> Done {
    let (_, parameters) = dress(folk, cast);
    draw(b, "arms", arm.file, &parameters)?;
    set(b, (0.0, 0.0), arm.hand, (1.0, 1.0), 0.0, |b| draw(b, "hands", &folk.folk, &[]))
}
