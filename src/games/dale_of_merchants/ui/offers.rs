//! How offers of Dale of Merchants are arranged: what is the main button, what belongs on the
//! table, what a click or a drop means. It chooses among offers; it never makes one up.

use super::status;
use crate::games::dale_of_merchants::{study::idle, table::nouns::DaleView};
use crate::games::game_table::GameView;
use crate::table::view::TableView;
use crate::{
    games::dale_of_merchants::{
        level::{CardKind, Hook, Kind},
        rules::chameleons,
        scene::{faces, seen::SeenTable},
        table::{
            layout::{self, BIN, Draft, Layout, MOST_STACKS, SLOTS, mark},
            verbs::{
                AGREE, ANSWER_HELP, ASK_HELP, BAN, BUILD, BUY, CHOOSE, CHOOSE_AS, CLOSE, DECLINE,
                DISCARD, DONE, END_ACTIONS, FETCH, GIVE, GO_ON, INVENTORY, KEEP, LAY, LAY_AS, LIFT,
                NAME, PASS, PAY, PICK_SET, PLAY, PLAY_AS, PROPOSE_STOP, Q_ACTION, Q_CARDS,
                Q_EXCHANGE, Q_EXTRA, Q_HELP, Q_INVENTORY, Q_ORDER, Q_PAY, Q_PLAYERS, Q_REACT,
                Q_STACK, REACT, REACT_AS, RESOLVE, SHIFT, SHOW_AS, STOP_BUILDING, SWAP_SLOTS, USE,
                USE_AS, WITHDRAW,
            },
        },
    },
    table::{
        action::{Action, ArgKind, Message, Offer, Thing, Value},
        ids::{KindId, PieceId, SeatId, Verb, Viewer, ZoneId},
        sight::{PieceSight, Sight},
    },
    text::Localizer,
    ui::{
        arguments,
        dial_field::{DialField, DialPlace},
        game_ui::Aloud,
        model::Model,
        table_text::TableText,
    },
    view::art::Picture,
};

/// The group under which the decision bar shows a verb.
pub fn group(verb: Verb) -> &'static str {
    match verb {
        BUY | PAY | KEEP => "dom-group-market",
        SWAP_SLOTS => "dom-group-swap",
        BUILD | CLOSE | SHIFT | ASK_HELP | ANSWER_HELP | STOP_BUILDING | FETCH => "dom-group-stall",
        PLAY | PLAY_AS | USE | USE_AS | RESOLVE => "dom-group-technique",
        REACT | REACT_AS | PASS => "dom-group-react",
        INVENTORY | DISCARD => "dom-group-inventory",
        BAN | PICK_SET => "dom-group-sets",
        PROPOSE_STOP | AGREE | DECLINE => "dom-group-stop",
        _ => "ui-group-actions",
    }
}

/// Whether offers of this verb belong on the table or the tray rather than in the bar.
pub fn on_board(verb: Verb) -> bool {
    matches!(
        verb,
        BUY | PLAY
            | PLAY_AS
            | LAY
            | LAY_AS
            | LIFT
            | FETCH
            | CHOOSE
            | CHOOSE_AS
            | RESOLVE
            | GIVE
            | BAN
            | PICK_SET
    )
}

/// The list in which what is chosen on the table stands, by what is done there.
pub fn board_list(verb: Verb) -> &'static str {
    match verb {
        BUY => "dom-list-buy",
        PLAY | PLAY_AS => "dom-list-play",
        LAY | LAY_AS | FETCH => "dom-list-lay",
        LIFT => "dom-list-lift",
        RESOLVE => "dom-list-resolve",
        GIVE => "dom-list-give",
        BAN | PICK_SET => "dom-list-sets",
        _ => "dom-list-choose",
    }
}

/// How slots are named by the cards that lie there; and which of two alike cards is taken back, by
/// the order in which they were laid out.
pub fn words(model: &Model, seen: &SeenTable, offer: &Offer) -> Option<String> {
    if offer.action.verb == SWAP_SLOTS {
        let [first, second, _] = offer.action.args;
        let card = |slot: i32| Value::Name(card_in_slot(model.texts, seen, slot));
        let args = [("first", card(first)), ("second", card(second))];
        return Some(model.texts.with("dom-words-swap", &args));
    }
    if offer.action.verb != LIFT {
        return None;
    }
    let kind = |offer: &Offer| seen.kind(offer.action.piece());
    let alike = model.offers(LIFT).filter(|other| kind(other) == kind(offer)).count();
    let nth = seen.find(offer.action.piece()).map(|(_, p)| mark::PICK.of(p.mark))?;
    let said = model.texts.say(offer.message.as_ref()?);
    let args = [("words", Value::Name(said)), ("nth", Value::Number(nth.into()))];
    (alike > 1).then(|| model.texts.with("dom-words-lift-nth", &args))
}

/// What is bought by the number of its slot: the card that lies there.
pub fn verb_words(model: &Model, seen: &SeenTable, action: Action) -> Option<String> {
    let slot = action.args[0];
    let bought = action.verb == BUY && i64::from(slot) != BIN;
    let card = bought.then(|| top_of_slot(seen, slot))??;
    let args = [("card", Value::Kind(card)), ("slot", Value::Number(slot.into()))];
    Some(model.texts.with("dom-words-buy", &args))
}

/// The card of a slot with what the slot adds to its price; of an empty one only that.
fn card_in_slot(texts: TableText, seen: &SeenTable, slot: i32) -> String {
    let number = ("slot", Value::Number(slot.into()));
    match top_of_slot(seen, slot) {
        Some(card) => texts.with("dom-words-slot", &[("card", Value::Kind(card)), number]),
        None => format!("+{slot}"),
    }
}

fn top_of_slot(seen: &SeenTable, slot: i32) -> Option<KindId> {
    let slot = u16::try_from(slot).ok().filter(|slot| *slot < SLOTS)?;
    seen.kind_shown(seen.top(seen.layout.slot(slot))?)
}

/// Whether a click means that a card leaves the hand for its effect.
pub fn plays_for_good(verb: Verb) -> bool {
    matches!(verb, PLAY | PLAY_AS | USE | USE_AS | REACT | REACT_AS)
}

/// Whether anybody would look for the reason why this is not possible: nobody says that it is all
/// where a fixed number of cards is chosen, for the last of them ends it.
pub fn worth_refusing(sight: &Sight, refused: Action) -> bool {
    let fixed = sight.decision.is_some_and(|d| d.question == Q_CARDS && d.memory[0] == d.memory[1]);
    refused.verb != DONE || !fixed
}

/// Whether nothing is left but to end the actions.
fn only_ends(sight: &Sight) -> bool {
    sight.offers.iter().all(|o| [END_ACTIONS, PROPOSE_STOP].contains(&o.action.verb))
}

/// Whoever ends the actions while one is left and something can be done with it is asked first: the
/// hand is filled at once, and nothing brings the action back.
pub fn gives_up(sight: &Sight, action: Action) -> Option<&'static str> {
    (action.verb == END_ACTIONS && !only_ends(sight)).then_some("dom-sure-end-actions")
}

/// The offer of the main button: what completes that which is being laid out, before that what
/// keeps a card in the hand for nothing. What a card may do is no foregone thing, and a discard
/// never is.
pub fn main_offer(sight: &Sight) -> Option<usize> {
    let laid = SeenTable::of(sight).is_some_and(|s| {
        s.pieces(s.layout.hand(s.near())).iter().any(|p| mark::PICK.of(p.mark) > 0)
    });
    let best = |o: &Offer| match o.action.verb {
        PAY | CLOSE => true,
        // Whoever may still show something mostly gains by it.
        GO_ON => sight.offers.iter().all(|other| other.action.verb != SHOW_AS),
        DONE | ANSWER_HELP => laid,
        _ => false,
    };
    let complete = sight.offers.iter().any(|o| o.action.verb == PAY);
    let keeps = |o: &Offer| o.action.verb == KEEP && o.action.args[1] == 1 && complete;
    let kept = sight.offers.iter().position(keeps);
    kept.or_else(|| sight.offers.iter().position(best))
        .or_else(|| (sight.offers.len() == 1 && sight.offers[0].action.verb != LAY).then_some(0))
        .or_else(|| {
            let end = || sight.offers.iter().position(|o| o.action.verb == END_ACTIONS);
            only_ends(sight).then(end).flatten()
        })
}

/// The seat that chooses.
fn chooser(seen: &SeenTable) -> SeatId {
    seen.sight.chooser().unwrap_or_else(|| seen.active())
}

/// The place of the next stack of a seat.
fn next_stack(seen: &SeenTable, seat: SeatId) -> ZoneId {
    seen.layout.stack(seen.layout.stall_of(seat), seen.stacks(seat).clamp(0, 9) as u16)
}

/// Whether the viewer chooses among cards that are shown to nobody else.
pub fn shows(sight: &Sight) -> bool {
    let Viewer::Seat(me) = sight.viewer else { return false };
    let among = [Q_CARDS, Q_EXCHANGE, Q_ORDER];
    let shown = |card: &PieceSight| card.id.is_some() && !card.face_up && card.seen.has(me);
    sight.decision.is_some_and(|decision| among.contains(&decision.question))
        && sight.zones.iter().any(|zone| zone.pieces.iter().any(shown))
}

/// What an offer is done to on the table.
pub fn targets(sight: &Sight, offer: &Offer) -> Vec<Thing> {
    let Some(seen) = SeenTable::of(sight) else { return Vec::new() };
    let me = chooser(&seen);
    match offer.action.verb {
        BUILD | CLOSE => vec![Thing::Zone(next_stack(&seen, me))],
        INVENTORY | DISCARD => vec![Thing::Zone(seen.layout.pile(me))],
        SWAP_SLOTS => {
            // Pressed is the slot with which the wanted card changes places; other exchanges stand
            // in the bar.
            let wanted = sight.dial(crate::games::dale_of_merchants::table::layout::BUYING);
            let [a, b, _] = offer.action.args.map(i64::from);
            let other = if a == wanted { Some(b) } else { (b == wanted).then_some(a) };
            other
                .map(|slot| Thing::Zone(seen.layout.slot(slot.clamp(0, 4) as u16)))
                .into_iter()
                .collect()
        }
        KEEP | WITHDRAW => Vec::new(),
        // Of a copy the card itself is pressed; what it copies is asked then.
        PLAY_AS | LAY_AS | USE_AS | REACT_AS | SHOW_AS | CHOOSE_AS | GIVE => {
            vec![Thing::Piece(offer.action.piece())]
        }
        _ => arguments::targets(&sight.catalogue, offer),
    }
}

/// The hand cards that can be picked up: while something can be done with a hand card.
pub fn handy(seen: &SeenTable) -> Vec<Thing> {
    let Some(decision) = seen.sight.decision else { return Vec::new() };
    if ![Q_ACTION, Q_EXTRA, Q_PAY, Q_STACK, Q_INVENTORY, Q_HELP].contains(&decision.question) {
        return Vec::new();
    }
    seen.pieces(seen.layout.hand(decision.seat))
        .iter()
        .filter_map(|p| p.id)
        .map(Thing::Piece)
        .collect()
}

/// Where a card was dropped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Spot {
    Stall,
    Pile,
    Slot(i64),
    Schedule,
    Hand,
    Elsewhere,
}

fn spot(seen: &SeenTable, onto: Option<Thing>, me: SeatId) -> Spot {
    let zone = match onto {
        Some(Thing::Zone(zone)) => zone,
        Some(Thing::Piece(piece)) => match seen.find(piece) {
            Some((zone, _)) => zone,
            None => return Spot::Elsewhere,
        },
        _ => return Spot::Elsewhere,
    };
    let l = seen.layout;
    if let Some(slot) = l.slot_of(zone) {
        return Spot::Slot(slot.into());
    }
    if l.stack_of(zone).is_some_and(|(stall, _)| stall == l.stall_of(me)) {
        return Spot::Stall;
    }
    match zone {
        Layout::BIN => Spot::Slot(BIN),
        z if z == l.pile(me) => Spot::Pile,
        z if z == l.schedule(me) => Spot::Schedule,
        z if z == l.hand(me) => Spot::Hand,
        _ => Spot::Elsewhere,
    }
}

/// What it means that a hand card was dropped somewhere.
pub fn dropped(seen: &SeenTable, from: Thing, onto: Option<Thing>) -> Vec<Action> {
    let (Thing::Piece(card), Some(decision)) = (from, seen.sight.decision) else {
        return Vec::new();
    };
    let me = decision.seat;
    let lay = with_card(seen, card);
    let spot = spot(seen, onto, me);
    let laid = seen.find(card).is_some_and(|(_, p)| mark::PICK.of(p.mark) > 0);
    match (decision.question, spot) {
        (Q_ACTION | Q_EXTRA, Spot::Stall) => vec![Action::plain(BUILD), lay],
        (Q_ACTION, Spot::Slot(slot)) => vec![Action::one(BUY, slot as i32), lay],
        (Q_ACTION, Spot::Pile) => vec![Action::plain(INVENTORY), lay],
        (Q_ACTION, Spot::Schedule) => vec![Action::one(PLAY, card.0.into())],
        (Q_PAY | Q_STACK | Q_INVENTORY | Q_HELP, spot) => match (laid, spot) {
            (true, Spot::Hand) => vec![Action::one(LIFT, card.0.into())],
            (false, spot) if spot != Spot::Hand => vec![lay],
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// Laying a card: as the only copy that it can be, if it is a chameleon with one target.
fn with_card(seen: &SeenTable, card: PieceId) -> Action {
    let targets = match seen.find(card) {
        Some(_) => chameleons::targets(&**seen, card, chooser(seen)),
        None => Vec::new(),
    };
    match (targets.as_slice(), seen.draft()) {
        ([target], draft) if draft != Draft::Inventory => {
            Action::two(LAY_AS, card.0.into(), target.0.into())
        }
        _ => Action::one(LAY, card.0.into()),
    }
}

/// The card of an offer, as a picture.
pub fn picture(sight: &Sight, offer: &Offer) -> Option<Picture> {
    let seen = SeenTable::of(sight)?;
    let info = sight.catalogue.verb(offer.action.verb);
    let kind = match info.args.first()? {
        // Of a copy what it copies: only that tells one offer from the other.
        _ if matches!(
            offer.action.verb,
            PLAY_AS | LAY_AS | USE_AS | REACT_AS | SHOW_AS | CHOOSE_AS
        ) =>
        {
            seen.kind(PieceId(u16::try_from(offer.action.args[1]).ok()?))
        }
        ArgKind::Piece(_) => seen.kind(offer.action.piece()),
        ArgKind::Kind(_) => KindId(offer.action.args[0] as u16),
        _ => return None,
    };
    seen.card(kind).map(|_| faces::printed(&seen, kind, Localizer::default()))
}

/// What stands below an offer in a list: the text of a card that is played for its effect, of a
/// copy that of what it copies; of a technique that it would do nothing.
pub fn note(texts: TableText, seen: &SeenTable, offer: &Offer) -> Option<String> {
    if is_idle(seen, offer) {
        return Some(texts.text("dom-note-idle"));
    }
    if let Some(key) = for_good(seen, offer) {
        return Some(texts.text(key));
    }
    if [BAN, PICK_SET].contains(&offer.action.verb) {
        return about_set(texts, seen, offer);
    }
    let target = match offer.action.verb {
        PLAY | USE | REACT => offer.action.piece(),
        PLAY_AS | LAY_AS | USE_AS | REACT_AS | SHOW_AS | CHOOSE_AS => {
            PieceId(u16::try_from(offer.action.args[1]).ok()?)
        }
        _ => return None,
    };
    let card = seen.card(seen.kind(target))?;
    Some(texts.text(&format!("{}.text", card.key)))
}

/// What an animalfolk set is about and how hard it is to play.
fn about_set(texts: TableText, seen: &SeenTable, offer: &Offer) -> Option<String> {
    let set = seen.level.set(seen.set_of(KindId(u16::try_from(offer.action.args[0]).ok()?))?);
    let theme = Value::Name(texts.text(&format!("{}.theme", set.key)));
    let hard = Value::Number(set.ratings.complexity.into());
    Some(texts.with("dom-note-set", &[("theme", theme), ("hard", hard)]))
}

/// The text key for what cannot be had back after an offer: a card that leaves its owner, a stack
/// that stands.
fn for_good(seen: &SeenTable, offer: &Offer) -> Option<&'static str> {
    const THROWN_AWAY: &str = "dom-act-throw-away";
    const LEAVES: [(&str, &str); 3] = [
        ("dom-act-hand-over", "dom-note-given"),
        ("dom-act-give", "dom-note-given"),
        (THROWN_AWAY, "dom-note-thrown"),
    ];
    if offer.action.verb == CLOSE {
        return Some("dom-note-stands");
    }
    let key = offer.message.as_ref()?.key;
    let (said, note) = LEAVES.iter().find(|(said, _)| *said == key)?;
    // A card of the market was never anybody's.
    let market = |(zone, _)| seen.layout.slot_of(zone).is_some();
    let never_own = || *said == THROWN_AWAY && seen.find(offer.action.piece()).is_some_and(market);
    (!never_own()).then_some(*note)
}

/// Whether an offer plays a technique that would do nothing, as far as the viewer knows.
pub fn is_idle(seen: &SeenTable, offer: &Offer) -> bool {
    let card = offer.action.piece();
    let kind = match offer.action.verb {
        PLAY => seen.kind(card),
        PLAY_AS => match u16::try_from(offer.action.args[1]) {
            Ok(target) => seen.kind(PieceId(target)),
            Err(_) => return false,
        },
        _ => return false,
    };
    idle::does_nothing(seen, seen.active(), (card, kind))
}

/// A question about reactions that people at one screen answer aloud (DOM-10.5). Everybody whom
/// the event concerns is named, whether or not they could react; the arrival of a card concerns
/// its holder alone, who looks into the own hand.
pub fn aloud(seen: &SeenTable) -> Option<Aloud> {
    let decision = seen.sight.decision.filter(|d| d.question == Q_REACT)?;
    let (key, subject) = status::event(decision.memory);
    if key == "dom-event-arrival" {
        return None;
    }
    let args = vec![("seat", Value::Seat(subject))];
    let (among, partners): (Vec<SeatId>, Vec<SeatId>) =
        seen.layout.from(subject).skip(1).partition(|&s| seen.layout.is_other(s, subject));
    // Whoever holds no card cannot react, and everybody sees it.
    let bare = |seat: &SeatId| seen.count(seen.layout.hand(*seat)) == 0;
    let (empty, held): (Vec<SeatId>, Vec<SeatId>) = among.iter().partition(|seat| bare(seat));
    let (among, empty) = if held.is_empty() { (among, held) } else { (held, empty) };
    let own = [(subject, "dom-aloud-own")].into_iter();
    let partners = partners.into_iter().map(|s| (s, "dom-aloud-partner"));
    Some(Aloud {
        happened: Message { key, rule: None, args, touches: Vec::new() },
        decline: Action::plain(PASS),
        among,
        by: subject,
        told: status::told(decision.memory),
        others: own
            .chain(partners)
            .chain(empty.into_iter().map(|s| (s, "dom-aloud-empty")))
            .collect(),
    })
}

/// What a click on a thing would usually mean for the seat that must choose: asked of the table, it
/// gives the reason why not.
pub fn meant(seen: &SeenTable, thing: Thing) -> Option<Action> {
    let decision = seen.sight.decision?;
    let me = decision.seat;
    let l = seen.layout;
    let (zone, piece) = match thing {
        Thing::Zone(zone) => (zone, None),
        Thing::Piece(piece) => (seen.find(piece)?.0, Some(piece)),
        Thing::Seat(seat) if decision.question == Q_PLAYERS => {
            return Some(Action::one(NAME, seat.0.into()));
        }
        _ => return None,
    };
    match (decision.question, piece) {
        (Q_CARDS | Q_ORDER | Q_EXCHANGE, Some(piece)) => {
            return Some(Action::one(CHOOSE, piece.0.into()));
        }
        (Q_REACT, Some(piece)) if zone == l.hand(me) => {
            return Some(Action::one(REACT, piece.0.into()));
        }
        (Q_PAY | Q_STACK | Q_INVENTORY | Q_HELP, Some(piece)) if zone == l.hand(me) => {
            return Some(Action::one(LAY, piece.0.into()));
        }
        (Q_STACK, Some(piece)) if zone == l.pile(me) => {
            return Some(Action::one(FETCH, piece.0.into()));
        }
        _ => {}
    }
    if let Some(slot) = l.slot_of(zone) {
        return Some(Action::one(BUY, slot.into()));
    }
    match (zone, piece) {
        (Layout::BIN, _) => Some(Action::one(BUY, BIN as i32)),
        (z, Some(piece)) if z == l.hand(me) => Some(Action::one(PLAY, piece.0.into())),
        (z, _) if l.stack_of(z).is_some_and(|(stall, _)| stall == l.stall_of(me)) => {
            Some(Action::plain(BUILD))
        }
        _ => None,
    }
}

/// Which `about` words of the rule index fit a thing.
pub fn about(seen: &SeenTable, thing: Thing) -> Vec<&'static str> {
    let zone = match thing {
        Thing::Zone(zone) => Some(zone),
        Thing::Piece(piece) => seen.find(piece).map(|(zone, _)| zone),
        _ => None,
    };
    let Some(zone) = zone else { return vec!["turn", "seat"] };
    let l = seen.layout;
    let mut words = Vec::new();
    if l.slot_of(zone).is_some() || [Layout::SUPPLY, Layout::BIN].contains(&zone) {
        words.push("market");
    }
    for (z, word) in [(Layout::SUPPLY, "supply"), (Layout::BIN, "bin"), (Layout::RESERVE, "junk")] {
        if z == zone {
            words.push(word);
        }
    }
    if l.stack_of(zone).is_some() {
        words.push("stall");
    }
    for seat in seen.seats() {
        for (z, word) in [
            (l.hand(seat), "hand"),
            (l.deck(seat), "deck"),
            (l.pile(seat), "pile"),
            (l.schedule(seat), "schedule"),
        ] {
            if z == zone {
                words.push(word);
            }
        }
    }
    words
}

/// The things on the table that a word of the rule index means, as far as they lie there now.
pub fn things(seen: &SeenTable, about: &str) -> Vec<Thing> {
    let l = seen.layout;
    let zone = |z| vec![Thing::Zone(z)];
    let each =
        |of: fn(Layout, SeatId) -> ZoneId| seen.seats().map(|s| Thing::Zone(of(l, s))).collect();
    let others = || seen.seats().filter(|&s| s != seen.near()).map(Thing::Seat).collect();
    match about {
        "market" => (0..SLOTS).map(|n| Thing::Zone(l.slot(n))).collect(),
        "supply" => zone(Layout::SUPPLY),
        "bin" => zone(Layout::BIN),
        "junk" => zone(Layout::RESERVE),
        "deck" | "draw" | "search" | "shuffle" => each(Layout::deck),
        "pile" | "discard" => each(Layout::pile),
        "hand" | "payment" | "secret" => {
            seen.held(seen.near()).filter_map(|p| p.id).map(Thing::Piece).collect()
        }
        "stall" => stall(seen, seen.near()),
        "stack" | "goal" => next_place(seen, seen.near()).into_iter().collect(),
        "schedule" => seen
            .seats()
            .flat_map(|s| waiting(seen, s))
            .map(|(piece, _)| Thing::Piece(piece))
            .collect(),
        "aura" => {
            let lasts = |p: &PieceSight| !seen.auras(p).is_empty();
            seen.seats()
                .flat_map(|s| waiting(seen, s))
                .filter(|(_, p)| lasts(p))
                .map(|(piece, _)| Thing::Piece(piece))
                .collect()
        }
        // The seat in front has no badge on the table.
        "seat" => others(),
        "team" if l.teams => others(),
        "value" | "set" => of_sort(seen, |card| !card.is_junk()),
        "technique" => of_sort(seen, |card| card.kind == Kind::Technique),
        "bonus" => of_sort(seen, |card| card.bonus),
        "passive" => of_sort(seen, |card| card.kind == Kind::Passive),
        "chameleon" => of_sort(seen, |card| card.copies_from().is_some()),
        "reaction" => {
            of_sort(seen, |card| card.hooks.iter().any(|h| matches!(h, Hook::After { .. })))
        }
        "activate" => {
            of_sort(seen, |card| card.hooks.iter().any(|h| matches!(h, Hook::Activate { .. })))
        }
        _ => Vec::new(),
    }
}

/// The cards that wait in the schedule of a seat.
fn waiting<'a>(
    seen: &SeenTable<'a>,
    seat: SeatId,
) -> impl Iterator<Item = (PieceId, &'a PieceSight)> + use<'a> {
    seen.pieces(seen.layout.schedule(seat)).iter().filter_map(|p| Some((p.id?, p)))
}

/// The cards of some sort in the hand in front and in the market.
fn of_sort(seen: &SeenTable, is: impl Fn(&CardKind) -> bool) -> Vec<Thing> {
    let market = (0..SLOTS).filter_map(|n| seen.top(seen.layout.slot(n)));
    let cards =
        seen.held(seen.near()).chain(market).filter_map(|p| Some((p.id?, seen.card(p.kind?)?)));
    cards.filter(|(_, card)| is(card)).map(|(piece, _)| Thing::Piece(piece)).collect()
}

/// The place of the next stack of a seat; `None` where the stall is complete.
fn next_place(seen: &SeenTable, seat: SeatId) -> Option<Thing> {
    (seen.stacks(seat) < seen.goal()).then(|| Thing::Zone(next_stack(seen, seat)))
}

/// The stall of a seat: the cards that are built, and the place of the next stack.
fn stall(seen: &SeenTable, seat: SeatId) -> Vec<Thing> {
    let (stall, built) =
        (seen.layout.stall_of(seat), seen.stacks(seat).clamp(0, i64::from(MOST_STACKS)) as u16);
    let cards = (0..built)
        .flat_map(|n| seen.pieces(seen.layout.stack(stall, n)))
        .filter_map(|p| p.id)
        .map(Thing::Piece);
    cards.chain(next_place(seen, seat)).collect()
}

/// What tells a market slot from the others: what it costs more, as the board shows it.
pub fn slot_name(seen: &SeenTable, zone: ZoneId) -> Option<String> {
    seen.layout.slot_of(zone).map(|slot| format!("+{slot}"))
}

/// Whether a zone is played with at this table: a stall has no more stacks than the goal.
pub fn in_use(seen: &SeenTable, zone: ZoneId) -> bool {
    seen.layout.stack_of(zone).is_none_or(|(_, nth)| i64::from(nth) < seen.goal())
        || seen.count(zone) > 0
}

/// What the position editor sets a dial with. There is no way back to the draft of the sets.
pub fn dial_field(model: &Model, dial: &str) -> DialField {
    match dial {
        "phase" => {
            let keys = [
                "dom-phase-draft",
                "dom-phase-start",
                "dom-phase-action",
                "dom-phase-hand",
                "dom-phase-market",
                "dom-phase-end",
                "dom-phase-over",
            ];
            let past_draft = usize::from(model.sight.dial(layout::PHASE) != 0);
            let phases: Vec<(i64, &str)> = (0..).zip(keys).skip(past_draft).collect();
            DialField::words(model, &phases)
        }
        "active" | "first" => DialField::seats(model),
        "turn" => DialField::Number(1..=1000),
        "actions" | "actions-taken" | "extra-stacks" => DialField::Number(0..=20),
        "hand-size" | "market-cost" => DialField::Number(-20..=20),
        _ => DialField::Hidden,
    }
}

/// What a dial belongs to: actions, hand and prices of this turn are those of the seat in turn.
pub fn dial_place(model: &Model, dial: &str) -> DialPlace {
    let seat = SeatId(model.sight.dial(layout::ACTIVE) as u8);
    match dial {
        "actions" | "actions-taken" | "extra-stacks" | "hand-size" | "market-cost" => {
            DialPlace::seat(seat)
        }
        _ => DialPlace::Table,
    }
}
