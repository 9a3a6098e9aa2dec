//! The sheet of a seat's ship: its sections with their slots and speed, goods, energy, and what one
//! more piece of equipment would bring and cost. Every seat's sheet can be read.

use super::{
    flights,
    panel::{COLOURS, DuckPanel},
    parts::{
        CLAIM, ENERGY, digits, painted, planet_chip, planet_row, points, remark, title, tokens,
    },
};
use crate::{
    games::{
        duck_dealer::{
            level::{Colour, Equipment, PlanetIx, Section},
            rules::reach::ShipReach,
            scene::art,
            table::{
                layout::{Site, virtuals},
                nouns::DuckView,
            },
        },
        game_table::GameView,
    },
    table::{
        action::{Thing, Value},
        ids::{SeatId, SpaceId},
        view::TableView,
    },
    ui::{
        gallery,
        parts::{capital, heading, labelled, note, row, seats_row},
        theme,
        widgets::{self, small, strong},
    },
    view::art::house::Icon,
};
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, Rect, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2,
    pos2, vec2,
};

/// The sheet.
pub fn ship_ui(ui: &mut Ui, d: &mut DuckPanel) {
    let seat = d.shown();
    d.commands.extend(seats_row(ui, d.m, seat, "dd-ship-of"));
    widgets::card(ui, |ui| head(ui, d, seat));
    // What one acts with comes before the picture of what one flies.
    energy_ui(ui, d, seat);
    goods_ui(ui, d, seat);
    widgets::card(ui, |ui| rocket(ui, d, seat));
    more_ui(ui, d, seat);
    hand_ui(ui, d, seat);
}

fn head(ui: &mut Ui, d: &mut DuckPanel, seat: SeatId) {
    let space = d.n.space_of(seat).map(SpaceId);
    let place = space.map_or_else(|| d.text("dd-ship-nowhere"), |s| d.m.texts.space_title(s));
    ui.horizontal_top(|ui| {
        widgets::picture(ui, art::ship(d.m.livery(seat)), theme::em(ui) * 2.6, "");
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            let name = title(d.m.texts.seat(seat), theme::em(ui) * 1.2);
            row(
                ui,
                |ui| {
                    ui.add(egui::Label::new(name).wrap());
                },
                |ui| {
                    let Some(space) = space else { return };
                    if widgets::icon_button(ui, Icon::EYE, &d.text("dd-ship-show"), true).clicked()
                    {
                        let ship = vec![Thing::Space(space), Thing::Seat(seat)];
                        d.command(crate::ui::Command::ShowThings(ship));
                    }
                },
            );
            note(ui, place);
            points(ui, d, d.n.vp(seat));
        });
    });
}

/// The equipment of a ship as it fills the slots: it has no order of its own.
fn equipment(d: &DuckPanel, seat: SeatId) -> Vec<Equipment> {
    let of = |what: Equipment| (0..d.n.equipment(seat, what)).map(move |_| what);
    Equipment::ALL.into_iter().flat_map(of).collect()
}

/// Slots that stand beside each other.
const ABREAST: i64 = 3;

/// The rocket, upright: nose, sections with their slots, tail; at its right what each section
/// means.
fn rocket(ui: &mut Ui, d: &DuckPanel, seat: SeatId) {
    let level = d.n.spec.level.clone();
    let slot = (theme::em(ui) * 1.65).min(ui.available_width() / 6.5);
    let wide = slot * (ABREAST as f32 + 0.9);
    let rows = |section: &Section| ((section.slots + ABREAST - 1) / ABREAST).max(1) as f32;
    let gap = slot * 0.3;
    let body: f32 = level.sections.iter().map(|s| rows(s) * slot * 1.08 + gap).sum();
    let (nose, tail) = (wide * 0.5, wide * 0.5);
    let size = vec2(ui.available_width(), nose + body + tail);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let words = sections_words(d, seat);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, &words));
    let livery = d.m.livery(seat);
    let half = |name: &str, top: f32, from: f32| {
        let texture = gallery::texture(ui.ctx(), art::ship_part(name, livery), wide);
        let place = Rect::from_min_size(pos2(rect.left(), top), vec2(wide, wide * 0.5));
        let uv = Rect::from_min_max(pos2(0.0, from), pos2(1.0, from + 0.5));
        ui.painter().image(texture.id(), place, uv, Color32::WHITE);
    };
    half("nose", rect.top(), 0.5);
    half("tail", rect.top() + nose + body, 0.0);
    let edge = wide * 0.04;
    let hull = Rect::from_min_size(
        pos2(rect.left() + edge, rect.top() + nose),
        vec2(wide - 2.0 * edge, body),
    );
    let ink = gallery::colour(art::INK_BLUE);
    ui.painter().rect_filled(hull, CornerRadius::ZERO, gallery::colour(livery.colour()));
    for x in [hull.left(), hull.right()] {
        ui.painter().vline(x, hull.y_range(), Stroke::new(wide * 0.035, ink));
    }
    let aboard = equipment(d, seat);
    let (mut top, mut before) = (hull.top(), 0);
    for section in &level.sections {
        let tall = rows(section) * slot * 1.08 + gap;
        let frame = Rect::from_min_size(pos2(hull.left(), top), vec2(hull.width(), tall));
        section_ui(ui, d, seat, frame, slot, (section, before), &aboard);
        let beside = Rect::from_min_max(
            pos2(rect.left() + wide + theme::GRID, top),
            pos2(rect.right(), top + tall),
        );
        speed_ui(ui, d, seat, beside, (section, before));
        top += tall;
        before += section.slots;
    }
}

/// Whether a section is the last one in use: its speed is that of the ship (DD-7.1).
fn in_force(d: &DuckPanel, seat: SeatId, (section, before): (&Section, i64)) -> bool {
    let filled = d.n.filled(seat);
    (filled > before || before == 0) && filled <= before + section.slots
}

fn section_ui(
    ui: &Ui,
    d: &DuckPanel,
    seat: SeatId,
    frame: Rect,
    slot: f32,
    (section, before): (&Section, i64),
    aboard: &[Equipment],
) {
    let ink = gallery::colour(art::INK_BLUE);
    ui.painter().hline(frame.x_range(), frame.top(), Stroke::new(slot * 0.06, ink));
    if in_force(d, seat, (section, before)) {
        let glow = gallery::colour(art::CREAM).gamma_multiply(0.55);
        ui.painter().rect_filled(frame.shrink(slot * 0.1), CornerRadius::same(6), glow);
    }
    let left = frame.center().x - slot * 1.08 * (ABREAST as f32 - 1.0) / 2.0;
    let top = frame.top() + slot * 0.69;
    for n in 0..section.slots {
        let (column, line) = ((n % ABREAST) as f32, (n / ABREAST) as f32);
        let at = pos2(left + column * slot * 1.08, top + line * slot * 1.08);
        painted(ui, art::SLOT, at, slot, Color32::WHITE);
        if let Some(what) = usize::try_from(before + n).ok().and_then(|n| aboard.get(n)) {
            painted(ui, art::equipment(*what), at, slot * 0.82, Color32::WHITE);
        }
    }
}

/// How fast the ship is while this is the last section in use.
fn speed_ui(ui: &Ui, d: &DuckPanel, seat: SeatId, place: Rect, part: (&Section, i64)) {
    let now = in_force(d, seat, part);
    let tint = if now { gallery::colour(art::YELLOW) } else { theme::soft() };
    let em = theme::em(ui);
    let middle = place.left_center();
    let words = d.count("dd-ship-speed", "steps", part.0.speed);
    let font = TextStyle::Small.resolve(ui.style());
    let words = ui.painter().layout(words, font, tint, (place.width() - em * 2.1).max(em * 3.0));
    // Very large words would run into those of the next section: the number stands alone then.
    let fits = words.size().y <= place.height();
    let number = egui::FontId::new(em * 1.7, theme::title());
    ui.painter().text(middle, Align2::LEFT_CENTER, part.0.speed, number, tint);
    let at = pos2(middle.x + em * 1.5, middle.y - words.size().y / 2.0);
    if fits {
        ui.painter().galley(at, words, tint);
    }
}

/// The rocket in words.
fn sections_words(d: &DuckPanel, seat: SeatId) -> String {
    let each = Equipment::ALL.map(|what| (what, d.n.equipment(seat, what)));
    let each = each.into_iter().filter(|(_, n)| *n > 0).map(|(what, n)| {
        d.with("dd-ship-some", &[("count", Value::Number(n)), ("equipment", d.equipment(what))])
    });
    d.with(
        "dd-ship-filled",
        &[
            ("filled", Value::Number(d.n.filled(seat))),
            ("slots", Value::Number(d.n.level().slots())),
            ("what", Value::Name(d.m.texts.localizer.list(each))),
            ("steps", Value::Number(d.n.speed(seat))),
        ],
    )
}

/// What a collection brings besides the token of choice (DD-5.1).
pub fn crew(d: &DuckPanel, seat: SeatId) -> [i64; 3] {
    Equipment::CREW.map(|what| d.n.equipment(seat, what))
}

fn energy_ui(ui: &mut Ui, d: &DuckPanel, seat: SeatId) {
    heading(ui, ENERGY, &d.text("dd-ship-energy"));
    let active = d.n.active() == seat;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = theme::gap(ui, 4.0);
        for colour in Colour::ALL {
            let size = theme::em(ui) * 2.0;
            let name = d.text(COLOURS[colour as usize]);
            widgets::picture(ui, art::energy(colour), size, &name);
            ui.label(strong(digits(d.n.loose(seat, colour))).size(theme::em(ui) * 1.3));
            let more = if active { d.n.dial(virtuals(colour)) } else { 0 };
            if more > 0 {
                let words = d.with(
                    "dd-ship-virtual",
                    &[("count", Value::Number(more)), ("colour", Value::Name(name))],
                );
                widgets::picture(ui, art::virtual_energy(colour), size * 0.8, &words);
                ui.label(strong(format!("+{more}")));
            }
            ui.add_space(6.0);
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.label(small(d.text("dd-ship-collects")));
        let crew = crew(d, seat);
        tokens(ui, d, crew, theme::em(ui) * 1.1);
        let wish = if crew == [0; 3] { "dd-ship-wish-alone" } else { "dd-ship-wish" };
        ui.label(small(d.count(wish, "count", d.n.level().collect)));
    });
    let stock = Colour::ALL.map(|colour| d.n.stock(colour));
    let args = ["red", "yellow", "blue"].into_iter().zip(stock);
    let args: Vec<_> = args.map(|(name, n)| (name, Value::Number(n))).collect();
    note(ui, d.with("dd-ship-stock", &args));
}

/// The goods as they lie in the holds, one place each; what is too much lies outside of them.
fn goods_ui(ui: &mut Ui, d: &DuckPanel, seat: SeatId) {
    let (load, room) = (d.n.load(seat), d.n.capacity(seat));
    heading(ui, Icon::CARGO, &d.with("dd-ship-goods", &amounts(load, room)));
    let goods = d.n.every_good().flat_map(|good| (0..d.n.cargo(seat, good)).map(move |_| good));
    let goods: Vec<_> = goods.collect();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = theme::gaps(ui, 4.0, 4.0);
        let side = theme::em(ui) * 2.1;
        for n in 0..(room.max(load)) as usize {
            let over = n >= room as usize;
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
            let tint = if over { theme::loss() } else { theme::hairline() };
            ui.painter().rect(rect, 6.0, theme::well(), Stroke::new(1.5, tint), StrokeKind::Inside);
            let name = goods.get(n).map_or_else(|| d.text("dd-ship-free"), |good| d.good(*good));
            if let Some(good) = goods.get(n) {
                painted(ui, d.good_picture(*good), rect.center(), side * 0.86, Color32::WHITE);
            }
            response
                .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, &name));
            response.on_hover_text(name);
        }
    });
    if load > room {
        remark(ui, d.with("dd-ship-over", &amounts(load, room)), theme::loss());
    }
    let (built_in, hold) = d.n.level().room;
    let args = [("own", Value::Number(built_in)), ("hold", Value::Number(hold))];
    note(ui, d.with("dd-ship-room", &args));
}

fn amounts(load: i64, room: i64) -> [(&'static str, Value); 2] {
    [("load", Value::Number(load)), ("room", Value::Number(room))]
}

/// What one more piece of each kind would bring, where it is to be had and what for.
fn more_ui(ui: &mut Ui, d: &mut DuckPanel, seat: SeatId) {
    heading(ui, Icon::PLUS, &d.text("dd-ship-more"));
    let filled = d.n.filled(seat);
    if filled >= d.n.level().slots() {
        remark(ui, d.text("dd-ship-full"), theme::accent());
    } else {
        let (now, then) = (d.n.speed(seat), d.n.level().speed(filled + 1));
        if then < now {
            let args = [("now", Value::Number(now)), ("then", Value::Number(then))];
            remark(ui, d.with("dd-ship-slower", &args), theme::loss());
        }
    }
    let flights = flights::kept(ui.ctx(), &d.n, seat);
    for what in Equipment::ALL {
        more_of(ui, d, what, flights.as_ref().as_ref());
    }
}

fn more_of(ui: &mut Ui, d: &mut DuckPanel, what: Equipment, flights: Option<&ShipReach>) {
    let brings = match what.colour() {
        None => d.count("dd-ship-hold-brings", "count", d.n.level().room.1),
        Some(colour) => {
            d.with("dd-ship-crew-brings", &[("colour", Value::Word(COLOURS[colour as usize]))])
        }
    };
    let name = capital(&d.m.texts.kind(d.n.layout().equipment_kind(what)));
    widgets::card(ui, |ui| {
        let lines = [brings];
        labelled(ui, Some(art::equipment(what)), &name, &lines);
        if what.colour().is_some_and(|colour| d.n.stock(colour) == 0) {
            // The blue token of the purchase may be the one that is taken (DD-13.5).
            let key =
                if what == Equipment::Merchant { "dd-ship-stock-own" } else { "dd-ship-no-token" };
            remark(ui, d.text(key), theme::loss());
        }
        let yards: Vec<PlanetIx> =
            d.n.level()
                .every_planet()
                .filter(|&planet| d.n.yard(planet).is_some_and(|(yard, ..)| yard.gives == what))
                .collect();
        for planet in yards {
            yard_ui(ui, d, planet, flights);
        }
    });
}

/// Where a yard is, whether it is built, and what it asks.
fn yard_ui(ui: &mut Ui, d: &mut DuckPanel, planet: PlanetIx, flights: Option<&ShipReach>) {
    let Some((yard, _, built)) = d.n.yard(planet) else { return };
    let (good, vp) = (yard.good, yard.vp);
    let way = d.distance(flights, planet);
    planet_row(ui, d, art::yard(built), planet, &way);
    let named = d.good_value(good);
    let words = if built {
        let price = Value::Number(d.n.level().costs.trade);
        d.with("dd-ship-yard-built", &[("good", named), ("price", price)])
    } else {
        let price = Value::Number(d.n.level().costs.build);
        let args = [("good", named), ("price", price), ("vp", Value::Number(vp))];
        d.with("dd-ship-yard-unbuilt", &args)
    };
    note(ui, words);
}

/// Cubes and passages in hand, and the sites that are claimed.
fn hand_ui(ui: &mut Ui, d: &mut DuckPanel, seat: SeatId) {
    heading(ui, CLAIM, &d.text("dd-ship-hand"));
    let (cubes, passages) = {
        let l = d.n.layout();
        (d.n.count(l.cubes(seat)), d.n.count(l.passages(seat)))
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = theme::gap(ui, 4.0);
        let (livery, size) = (d.m.livery(seat), theme::em(ui) * 1.5);
        widgets::picture(ui, art::cube(livery), size, &d.text("dd-cube"));
        ui.label(strong(format!("×{cubes}")));
        ui.add_space(8.0);
        widgets::picture(ui, art::passage(livery), size, &d.text("dd-passage"));
        ui.label(strong(format!("×{passages}")));
    });
    let claimed: Vec<(PlanetIx, Site)> = d
        .n
        .level()
        .every_planet()
        .flat_map(|planet| Site::ALL.map(|site| (planet, site)))
        .filter(|(planet, site)| {
            site.fits(d.n.level().is_start(*planet)) && d.n.claimed(*planet, *site) == Some(seat)
        })
        .collect();
    if claimed.is_empty() {
        return;
    }
    note(ui, d.text("dd-ship-claims"));
    ui.horizontal_wrapped(|ui| {
        for (planet, site) in claimed {
            let words = d.text(SITES[site as usize]);
            planet_chip(ui, d, planet, &words);
        }
    });
}

/// The names of the sites, in the order of [`Site::ALL`].
const SITES: [&str; 4] =
    ["dd-site-mine", "dd-site-shipyard", "dd-site-consumer", "dd-site-factory"];
