//! Where the keyboard is: the ring around a control. Arrows lead to the neighbour in the row or the
//! column, never to what a dialog covers. A ring that was lost comes back where a list or a dialog
//! was closed, and is found again by the next key where its control is gone. It presses nothing.

use super::widgets;
use bevy_egui::egui::{
    self, Context, FocusDirection, Id, Key, LayerId, Popup, Rangef, Rect, Vec2, vec2,
};

/// Frames in which a ring is given back: for a moment what lies below a dialog is still out of
/// reach.
const FRAMES: u8 = 3;

/// The place in a layer that had the ring last.
#[derive(Clone, Copy, PartialEq, Debug)]
struct RingPlace {
    layer: LayerId,
    id: Id,
    place: Rect,
    /// Whether the ring was there until something was laid over it, not taken off by somebody.
    held: bool,
}

/// What is known of the ring from frame to frame.
#[derive(Clone, Default)]
struct Ring {
    /// The keyboard was touched last, not the pointer.
    keys: bool,
    /// One for each layer that is drawn, the newest last.
    spots: Vec<RingPlace>,
    /// An arrow was struck in the frame before, and where the ring was.
    struck: Option<(FocusDirection, RingPlace)>,
    /// How many frames long it is still given back.
    back: u8,
    /// Tab or an arrow was struck, and nothing says where it goes on.
    begins: bool,
}

/// A control that can have the ring.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RingStop {
    /// The layer in which it is drawn.
    pub layer: LayerId,
    /// Which it is.
    pub id: Id,
    /// Where it lies, in points, also where that is scrolled out of sight.
    pub place: Rect,
}

fn ring_id() -> Id {
    Id::new("where the keyboard is")
}

fn load(ctx: &Context) -> Ring {
    ctx.data(|d| d.get_temp(ring_id())).unwrap_or_default()
}

/// Whether the keyboard was touched last, not the pointer.
pub fn by_keyboard(ctx: &Context) -> bool {
    load(ctx).keys
}

/// Whether Tab was struck in this frame, or an arrow where the board does not take it, while
/// nothing had the ring and nothing says where it was: then it begins where the screen wants it to.
/// The first that asks is told so.
pub fn begins(ctx: &Context) -> bool {
    ctx.data_mut(|d| std::mem::take(&mut d.get_temp_mut_or_default::<Ring>(ring_id()).begins))
}

/// Whether the ring was on a control that has been greyed since: an Enter more was meant for that.
pub fn was_on_greyed(ctx: &Context) -> bool {
    let ring = load(ctx);
    let last = ring.spots.last().filter(|_| ring.keys && ctx.memory(|m| m.focused().is_none()));
    let greyed = |id| ctx.viewport(|v| v.prev_pass.widgets.get(id).is_some_and(|w| !w.enabled));
    last.is_some_and(|spot| greyed(spot.id))
}

/// At the beginning of a frame: looks where the ring is and puts it where it belongs. Where nothing
/// has it, the board may take the arrows.
pub fn keep(ctx: &Context, board: bool) {
    let mut ring = load(ctx);
    let by_keys = ring.keys;
    ring.hear(ctx);
    // Whoever takes the mouse has no use for the ring: it would look like something to press.
    if by_keys && !ring.keys && !ctx.text_edit_focused() {
        let focused = ctx.memory(|m| m.focused());
        ctx.memory_mut(|m| focused.into_iter().for_each(|id| m.surrender_focus(id)));
    }
    let top = ring.spots.last().copied();
    ring.spots.retain(|spot| is_drawn(ctx, spot.layer));
    if top.is_some_and(|top| ring.spots.last().is_none_or(|spot| spot.layer != top.layer)) {
        let back = ring.keys && ring.spots.last().is_some_and(|spot| spot.held);
        ring.back = if back { FRAMES } else { 0 };
    }
    let struck = ring.struck.take();
    ring.begins = false;
    match ctx.memory(|m| m.focused()).and_then(|id| stop(ctx, id)) {
        Some(now) => ring.is_at(ctx, now, struck),
        None if ctx.memory(|m| m.focused().is_none()) => ring.is_lost(ctx, board),
        None => {}
    }
    ctx.data_mut(|d| d.insert_temp(ring_id(), ring));
}

impl Ring {
    /// What was touched. A press of the pointer says where one is from now on.
    fn hear(&mut self, ctx: &Context) {
        ctx.input(|i| {
            for event in &i.events {
                match event {
                    egui::Event::Key { pressed: true, .. } => self.keys = true,
                    egui::Event::PointerMoved(_) => self.keys = false,
                    egui::Event::PointerButton { .. } | egui::Event::Touch { .. } => {
                        self.keys = false;
                        self.spots.clear();
                    }
                    _ => {}
                }
            }
        });
    }

    /// Something has the ring. Where an arrow led to it, it may be something else that should.
    fn is_at(&mut self, ctx: &Context, now: RingStop, struck: Option<(FocusDirection, RingPlace)>) {
        let mut now = now;
        self.back = 0;
        if let Some((to, from)) = struck.filter(|(_, from)| from.id != now.id) {
            let from = RingStop { layer: from.layer, id: from.id, place: from.place };
            let there = stop(ctx, from.id).unwrap_or(from);
            let better = neighbour(there, to, &stops(ctx)).unwrap_or(there);
            if better.id != now.id {
                ctx.memory_mut(|m| m.request_focus(better.id));
                now = better;
            }
        }
        let spot = RingPlace { layer: now.layer, id: now.id, place: now.place, held: true };
        self.spots.retain(|other| other.layer != spot.layer);
        self.spots.push(spot);
        self.struck = arrow(ctx).map(|to| (to, spot));
    }

    /// Nothing has the ring.
    fn is_lost(&mut self, ctx: &Context, board: bool) {
        let chosen = ctx.data(|d| d.get_temp::<bool>(widgets::chosen_id())).is_some();
        let arrow = arrow(ctx).is_some() && !board;
        let tab = ctx.input(|i| i.key_pressed(Key::Tab));
        let Some(spot) = self.spots.last_mut() else {
            self.begins = arrow || tab && ctx.input(|i| i.modifiers.is_none());
            return;
        };
        // Escape closes a list and takes the ring off: whoever opened it is where it was.
        let closed = ctx.input(|i| i.key_pressed(Key::Escape)) && Popup::is_any_open(ctx);
        if closed && self.keys {
            self.back = FRAMES;
        } else if self.back == 0 {
            spot.held = false;
        }
        let (spot, returns) = (*spot, self.back > 0 && self.keys);
        if returns {
            self.back -= 1;
            ctx.request_repaint();
        }
        // Most frames need no look at all controls.
        if chosen || !(returns || tab || arrow) {
            return;
        }
        let stops = stops(ctx);
        let there = stops.iter().find(|stop| stop.id == spot.id).copied();
        if returns {
            if let Some(there) = there {
                ctx.memory_mut(|m| m.request_focus(there.id));
            }
        } else {
            let near = there.or_else(|| nearest(spot.layer, spot.place, &stops));
            if let Some(near) = near {
                ctx.memory_mut(|m| {
                    m.request_focus(near.id);
                    m.move_focus(FocusDirection::None);
                });
            }
        }
    }
}

/// The arrow that was struck in this frame.
fn arrow(ctx: &Context) -> Option<FocusDirection> {
    const ARROWS: [(Key, FocusDirection); 4] = [
        (Key::ArrowUp, FocusDirection::Up),
        (Key::ArrowRight, FocusDirection::Right),
        (Key::ArrowDown, FocusDirection::Down),
        (Key::ArrowLeft, FocusDirection::Left),
    ];
    ctx.input(|i| {
        let struck = ARROWS.iter().find(|(key, _)| i.key_pressed(*key) && i.modifiers.is_none());
        struck.map(|(_, to)| *to)
    })
}

/// Whether something was drawn in a layer the last time.
fn is_drawn(ctx: &Context, layer: LayerId) -> bool {
    ctx.viewport(|v| v.prev_pass.widgets.get_layer(layer).next().is_some())
}

/// A control as it was drawn the last time.
fn stop(ctx: &Context, id: Id) -> Option<RingStop> {
    ctx.viewport(|v| {
        let drawn = v.prev_pass.widgets.get(id)?;
        Some(RingStop { layer: drawn.layer_id, id, place: drawn.rect })
    })
}

/// All controls that can have the ring now: what is greyed or lies below a dialog cannot.
fn stops(ctx: &Context) -> Vec<RingStop> {
    let drawn: Vec<(LayerId, Vec<RingStop>)> = ctx.viewport(|v| {
        let layers = v.prev_pass.widgets.layers().map(|(layer, drawn)| {
            let here = drawn.iter().filter(|w| w.enabled && w.sense.is_focusable());
            let stop = |w: &egui::WidgetRect| RingStop { layer: *layer, id: w.id, place: w.rect };
            (*layer, here.map(stop).filter(|stop| stop.place.is_positive()).collect())
        });
        layers.collect()
    });
    let within = |layer| ctx.memory(|m| m.allows_interaction(layer));
    drawn.into_iter().filter(|(layer, _)| within(*layer)).flat_map(|(_, stops)| stops).collect()
}

/// What lies nearest to a place, in its own layer if there is anything.
fn nearest(layer: LayerId, place: Rect, stops: &[RingStop]) -> Option<RingStop> {
    let away = |stop: &RingStop| {
        let far = stop.place.distance_sq_to_pos(place.center());
        (stop.layer != layer, far, stop.place.center().distance_sq(place.center()))
    };
    let order = |a: &&RingStop, b: &&RingStop| {
        let ((a_other, a_far, a_mid), (b_other, b_far, b_mid)) = (away(a), away(b));
        a_other.cmp(&b_other).then(a_far.total_cmp(&b_far)).then(a_mid.total_cmp(&b_mid))
    };
    stops.iter().min_by(order).copied()
}

/// Where an arrow leads: to the left and the right along the row, up and down to the next row; to
/// another panel only where this one has nothing there. `None` where nothing lies there.
pub fn neighbour(from: RingStop, to: FocusDirection, stops: &[RingStop]) -> Option<RingStop> {
    let (along, sideways) = match to {
        FocusDirection::Up => (Vec2::UP, false),
        FocusDirection::Down => (Vec2::DOWN, false),
        FocusDirection::Left => (Vec2::LEFT, true),
        FocusDirection::Right => (Vec2::RIGHT, true),
        FocusDirection::Previous | FocusDirection::Next | FocusDirection::None => return None,
    };
    let rank = |stop: &RingStop| {
        let way = vec2(
            apart(stop.place.x_range(), from.place.x_range()),
            apart(stop.place.y_range(), from.place.y_range()),
        );
        let straight = way.normalized().dot(along);
        let in_row = way.y == 0.0;
        let other = stop.layer != from.layer;
        // Within 45 degrees; beside each other in the same panel only what is in one row is.
        if stop.id == from.id || straight < 0.5_f32.sqrt() || sideways && !in_row && !other {
            return None;
        }
        Some((other, sideways && !in_row, way.length() / (straight * straight)))
    };
    let order = |a: &(bool, bool, f32), b: &(bool, bool, f32)| {
        (a.0, a.1).cmp(&(b.0, b.1)).then(a.2.total_cmp(&b.2))
    };
    let ranked = stops.iter().filter_map(|stop| Some((rank(stop)?, stop)));
    ranked.min_by(|(a, _), (b, _)| order(a, b)).map(|(_, stop)| *stop)
}

/// How far two ranges lie apart, in points: 0 where they overlap by half of the shorter one.
fn apart(a: Rangef, b: Rangef) -> f32 {
    let common = a.intersection(b).span();
    if common >= 0.5 * a.span().min(b.span()) { 0.0 } else { a.center() - b.center() }
}
