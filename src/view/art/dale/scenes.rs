//! One picture for every card: the table of scenes by card id, and how a scene is put on the stage.
//!
//! Only looks are told here; what a card does, the rules know. A card without an entry has no
//! picture.

use super::super::brush::Brush;
use super::figure::{self, Figure, Wear};
use super::folk::Folk;
use super::hats::{Face, Hat, Neck};
use super::kit::{Eyes, Mien, Mouth, ground_shadow};
use super::places::{self, Place};
use super::props::{self, Prop};

/// In front of or behind what a thing is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Layer {
    Behind,
    Counter,
    Front,
}

/// A thing on the stage: what, where its foot stands, size, leaning.
#[derive(Clone, Copy, Debug)]
struct Item {
    prop: Prop,
    foot: (f32, f32),
    size: f32,
    turn: f32,
    layer: Layer,
}

/// A card picture.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    figure: Figure,
    place: Place,
    items: Vec<Item>,
    held: Option<(Prop, f32, f32)>,
    lift: bool,
    twin: bool,
    counter: bool,
}

/// A merchant of a set at a place, to be dressed.
pub(super) fn scene(folk: Folk, place: Place) -> Scene {
    let figure = Figure {
        folk,
        mien: Mien::default(),
        wear: Wear::Fur,
        cloth: folk.cloth(),
        hat: None,
        face: None,
        neck: None,
        tilt: 0.0,
    };
    Scene { figure, place, items: Vec::new(), held: None, lift: false, twin: false, counter: true }
}

impl Scene {
    /// Clothes.
    pub(super) fn wear(mut self, wear: Wear, rgb: u32) -> Self {
        self.figure.wear = wear;
        self.figure.cloth = super::kit::hex(rgb);
        self
    }

    /// A hat.
    pub(super) fn hat(mut self, hat: Hat, rgb: u32) -> Self {
        self.figure.hat = Some((hat, super::kit::hex(rgb)));
        self
    }

    /// Something on the eyes.
    pub(super) fn face(mut self, face: Face) -> Self {
        self.figure.face = Some(face);
        self
    }

    /// Something around the neck.
    pub(super) fn neck(mut self, neck: Neck, rgb: u32) -> Self {
        self.figure.neck = Some((neck, super::kit::hex(rgb)));
        self
    }

    /// The face it makes.
    pub(super) fn mien(mut self, eyes: Eyes, mouth: Mouth) -> Self {
        self.figure.mien = Mien { eyes, mouth };
        self
    }

    /// Leaning of the head, in degrees clockwise.
    pub(super) fn tilt(mut self, degrees: f32) -> Self {
        self.figure.tilt = degrees;
        self
    }

    /// A thing in the raised right paw: size and leaning.
    pub(super) fn hold(mut self, prop: Prop, size: f32, turn: f32) -> Self {
        self.held = Some((prop, size, turn));
        self
    }

    /// The left paw up in the air.
    pub(super) fn lift(mut self) -> Self {
        self.lift = true;
        self
    }

    /// A large thing on the counter at the right.
    pub(super) fn right(self, prop: Prop) -> Self {
        self.put(prop, (93.0, 93.0), 0.44, 0.0, Layer::Counter)
    }

    /// A smaller thing on the counter at the left.
    pub(super) fn left(self, prop: Prop) -> Self {
        self.put(prop, (15.0, 93.0), 0.28, 0.0, Layer::Counter)
    }

    /// A thing behind the merchant.
    pub(super) fn behind(self, prop: Prop, x: f32, y: f32, size: f32) -> Self {
        self.put(prop, (x, y), size, 0.0, Layer::Behind)
    }

    /// A thing before everything else.
    pub(super) fn front(self, prop: Prop, x: f32, y: f32, size: f32, turn: f32) -> Self {
        self.put(prop, (x, y), size, turn, Layer::Front)
    }

    /// A second one of the same merchant behind the first.
    pub(super) fn twin(mut self) -> Self {
        self.twin = true;
        self
    }

    /// Without the counter.
    pub(super) fn open(mut self) -> Self {
        self.counter = false;
        self
    }

    fn put(mut self, prop: Prop, foot: (f32, f32), size: f32, turn: f32, layer: Layer) -> Self {
        self.items.push(Item { prop, foot, size, turn, layer });
        self
    }
}

/// Paints a scene in stage units.
pub(super) fn paint(b: &mut Brush, scene: &Scene) {
    let cloth = scene.figure.folk.cloth();
    places::place(b, scene.place, cloth);
    let items = |b: &mut Brush, layer: Layer| {
        for item in scene.items.iter().filter(|item| item.layer == layer) {
            if layer == Layer::Counter {
                ground_shadow(b, item.foot.0, item.foot.1 - 0.5, item.size * 52.0, 3.0);
            }
            b.set((50.0, 92.0), item.foot, (item.size, item.size), item.turn, |b| {
                props::prop(b, item.prop)
            });
        }
    };
    items(b, Layer::Behind);
    if scene.twin {
        b.set((50.0, 100.0), (88.0, 98.0), (-0.86, 0.86), 0.0, |b| figure::body(b, &scene.figure));
    }
    ground_shadow(b, 51.0, 92.0, 44.0, 9.0);
    figure::body(b, &scene.figure);
    if scene.counter {
        places::counter(b, cloth);
    }
    items(b, Layer::Counter);
    let hand = scene.held.map(|_| (83.0, 70.0));
    if let Some((prop, size, turn)) = scene.held {
        b.set((50.0, 82.0), (84.0, 68.0), (size, size), turn, |b| props::prop(b, prop));
    }
    figure::arms(b, &scene.figure, scene.lift.then_some((17.0, 66.0)), hand);
    items(b, Layer::Front);
}
