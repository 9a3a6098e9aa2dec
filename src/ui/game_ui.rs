//! What a game adds to the overlay: its panels (tabs of the side panel), the summary in the seat
//! bar, tooltips, and which thing of the board a rule speaks of. Everything has a sound default, so
//! that a game can be played before its panels are drawn.

use super::{
    arguments::{named, targets},
    command::{Command, Tab},
    dial_field::{DialField, DialPlace},
    large_place::LargePlace,
    model::{Deed, LogLine, Model, Moment},
    new_game::NewGameForm,
    route::Route,
    sound::Timbre,
    table_text::TableText,
};
use crate::{
    games,
    table::{
        action::{Action, Message, Offer, Thing, Value, VerbSort},
        agenda::Decision,
        catalogue::{Catalogue, PurseInfo, SeatInfo},
        ids::{KindId, PieceId, SeatId, SpaceId, Verb, ZoneId},
        sight::Sight,
    },
    view::art::{Picture, house::Icon},
};
use bevy_egui::egui::{Context, Ui};

/// A tab that a game adds to the side panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TabInfo {
    /// Its key; its title is the text `<prefix>-tab-<key>`.
    pub key: &'static str,
    /// Its icon.
    pub icon: Icon,
}

/// Dice as they lie on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiceShown {
    /// Whose they are.
    pub seat: SeatId,
    /// What they show, 0 to 6.
    pub faces: Vec<u8>,
    /// What such a die can show.
    pub sides: Vec<u8>,
    /// The pilot number, where one is fixed.
    pub pilot: Option<u8>,
    /// Another number is another roll; `None` where whatever chance decides is a roll of these
    /// dice.
    pub roll: Option<u64>,
}

/// What a game adds to the overlay.
pub trait GameUi: Send + Sync {
    /// Tabs of the side panel, in order; the first is shown at the beginning.
    fn tabs(&self) -> &'static [TabInfo] {
        &[]
    }
    /// Draws a tab. The side panel scrolls; the width is that of `ui`.
    fn tab_ui(&self, _key: &'static str, _ui: &mut Ui, _model: &Model) -> Vec<Command> {
        Vec::new()
    }
    /// Draws what the seat bar says of a seat beside badge, name, money and fortune: one line of
    /// small pictures, such as cargo.
    fn seat_ui(&self, _ui: &mut Ui, _model: &Model, _seat: SeatId) {}
    /// The credits of a seat, where the game has money.
    fn money(&self, sight: &Sight, seat: SeatId) -> Option<i64> {
        let purse = sight.catalogue.purses.iter().position(|p| p.owner == Some(seat))?;
        sight.purses.get(purse).copied()
    }
    /// The picture of money.
    fn coin(&self) -> Picture {
        Picture::CREDITS
    }
    /// A sum of money in words.
    fn money_words(&self, texts: TableText, sum: i64) -> String {
        texts.money(sum)
    }
    /// Whether money is all that a fortune is: then it is said once.
    fn money_is_all(&self) -> bool {
        false
    }
    /// Draws sums that matter for the decision (points left, pilot number, room, payment) into the
    /// decision bar: one line.
    fn status_ui(&self, _ui: &mut Ui, _model: &Model) -> Vec<Command> {
        Vec::new()
    }
    /// The text key of the group under which the decision bar shows a verb's offers, such as
    /// `<prefix>-group-buy`.
    fn group(&self, _verb: Verb) -> &'static str {
        "ui-group-actions"
    }
    /// The text key of the sort under which a replay finds what was done by a verb.
    fn entry_kind(&self, verb: Verb) -> &'static str {
        self.group(verb)
    }
    /// The text key of the source under which the end sheet counts money that came or went by a
    /// verb: `own` where the seat acted itself.
    fn income(&self, verb: Verb, own: bool) -> &'static str {
        if own { self.group(verb) } else { "ui-group-others" }
    }
    /// Lines of the log from the first of `lines` on that are one happening, such as a flight: how
    /// many, at least two, and the sentence that tells them as one.
    fn told_as_one(&self, _model: &Model, _lines: &[LogLine]) -> Option<(usize, String)> {
        None
    }
    /// What a seat gained and lost by source, where the log tells it more closely than verbs do:
    /// then it stands on the end sheet instead.
    fn sources(&self, _model: &Model, _seat: SeatId) -> Option<Vec<(&'static str, i64)>> {
        None
    }
    /// Draws on the end sheet, below the sources of a seat, how its result came about.
    fn result_ui(&self, _ui: &mut Ui, _model: &Model, _seat: SeatId) {}
    /// What a line of the log says that its owner won or lost of what decides the game: the text
    /// key of the source, and the sum. Nothing where what was done says it as well.
    fn gain(&self, _message: &Message) -> Option<(&'static str, i64)> {
        None
    }
    /// Who takes part without a seat, by its text key, and what it has of what decides the game,
    /// told from all purses.
    fn beside(&self, _catalogue: &Catalogue, _purses: &[i64]) -> Option<(&'static str, i64)> {
        None
    }
    /// Draws on the end sheet, below all seats, who took part without a seat.
    fn beside_seats_ui(&self, _ui: &mut Ui, _model: &Model) {}
    /// Whether what comes into a purse stands on the end sheet: what decides the game, or pays for
    /// it.
    fn is_income(&self, _purse: &PurseInfo) -> bool {
        true
    }
    /// A sum of such income in words.
    fn income_words(&self, texts: TableText, sum: i64) -> String {
        self.money_words(texts, sum)
    }
    /// The text key for what makes up a fortune beside money, where money has sources.
    fn owned(&self) -> Option<&'static str> {
        None
    }
    /// Who shares a fortune with a seat, the seat itself among them, in the order of seats:
    /// partners who win together.
    fn side(&self, _sight: &Sight, seat: SeatId) -> Vec<SeatId> {
        vec![seat]
    }
    /// The fortune at which the game ends, where there is one.
    fn goal(&self, _sight: &Sight) -> Option<i64> {
        None
    }
    /// Whether a tab draws the fortunes turn by turn.
    fn plots(&self, _tab: Tab) -> bool {
        false
    }
    /// How wide [`GameUi::seat_ui`] is, about, in heights of body text.
    fn seat_ems(&self, _model: &Model, _seat: SeatId) -> f32 {
        4.0
    }
    /// Draws, beside the plates of the seats, who takes part without one: what one must know of
    /// that rival.
    fn beside_seat_ui(&self, _ui: &mut Ui, _model: &Model) {}
    /// How wide [`GameUi::beside_seat_ui`] is, about, in heights of body text; 0 for nobody.
    fn beside_seat_ems(&self, _model: &Model) -> f32 {
        0.0
    }
    /// The offer that nearly everybody would do now, as an index into the sight's offers: it is
    /// golden where it stands, and Enter does it. No golden button is better than a wrong one.
    fn main_offer(&self, sight: &Sight) -> Option<usize> {
        (sight.offers.len() == 1).then_some(0)
    }
    /// Whether an action ends, passes, stops or gives up what the seat is about: it has a place of
    /// its own at the right end of the bar. The rules say it with the verb.
    fn ends(&self, sight: &Sight, action: Action) -> bool {
        sight.catalogue.verb(action.verb).sort == VerbSort::Ends
    }
    /// Whether a verb goes no further on the way, though more can be done then: no number key takes
    /// it, for the same key chose something else a moment ago.
    fn halts(&self, _verb: Verb) -> bool {
        false
    }
    /// Whether an action gives something away: a discard, a gift, a payment that nobody asks for.
    /// It is never the main choice. The rules say it with the verb.
    fn gives_away(&self, sight: &Sight, action: Action) -> bool {
        sight.catalogue.verb(action.verb).sort == VerbSort::Gives
    }
    /// Whether the offers of this verb belong on the board or a sheet rather than in the decision
    /// bar (they are still listed, folded, for the keyboard).
    fn on_board(&self, _verb: Verb) -> bool {
        false
    }
    /// Whether the things that an offer of this verb is done to glow. Where they would be most of
    /// the board they do not: a click on one of them still means the offer.
    fn glows(&self, _verb: Verb) -> bool {
        true
    }
    /// Whether this verb turns down what another seat has proposed.
    fn turns_down(&self, _verb: Verb) -> bool {
        false
    }
    /// Whether most of a turn is chosen out of this group: its buttons are the last ones that are
    /// folded away for want of room.
    fn stays_open(&self, _group: &str) -> bool {
        false
    }
    /// The text key of the list in which the bar holds what is chosen on the board by this verb.
    fn board_list(&self, _verb: Verb) -> &'static str {
        "ui-places"
    }
    /// The space from which the seat that is asked looks out: where its ship is.
    fn here(&self, _sight: &Sight) -> Option<SpaceId> {
        None
    }
    /// The way that one click on a thing of the board leads, as a list of ordinary actions; `None`
    /// where it leads nowhere.
    fn route(&self, _sight: &Sight, _to: Thing) -> Option<Route> {
        None
    }
    /// The things that such a way can reach with what is known now.
    fn within_reach(&self, _sight: &Sight) -> Vec<Thing> {
        Vec::new()
    }
    /// Whether a way that was broken off goes on by itself after this action: what it stopped for
    /// is answered.
    fn goes_on(&self, _action: Action) -> bool {
        false
    }
    /// Whether an action flies on, so that it may lead away from where a seat is bound for.
    fn flies(&self, _action: Action) -> bool {
        false
    }
    /// What may be done by itself, if anything: the only thing that can be done, or what nobody
    /// would call a choice.
    fn by_itself(&self, sight: &Sight) -> Option<Action> {
        only(sight)
    }
    /// Whether the only thing that can be done may be done by itself: nothing is lost by it that
    /// somebody would have wanted to look at first. `after` is what was chosen last: what ends a
    /// row of choices that can be taken back until then is no harmless thing after one of them.
    fn harmless(&self, _sight: &Sight, _offer: &Offer, _after: Option<Action>) -> bool {
        true
    }
    /// The offers that throw something away for nothing: they stand together behind one button.
    fn throws_away(&self, _verb: Verb) -> bool {
        false
    }
    /// Offers that hardly anybody wants, such as to stop the game: behind a quiet button at the end
    /// of the bar.
    fn hardly_wanted(&self, _verb: Verb) -> bool {
        false
    }
    /// How far before others of its kind an offer stands: the larger, the sooner it has a button.
    fn precedence(&self, _offer: &Offer) -> i64 {
        0
    }
    /// Whether an action proposes to stop the game before its end: it stands in the menu beside
    /// what leaves the game, not among the moves.
    fn stops(&self, _verb: Verb) -> bool {
        false
    }
    /// How an offer is worded where it stands among others, if its own words do not say enough:
    /// where a number leads, what is left unused.
    fn offer_words(&self, _model: &Model, _offer: &Offer) -> Option<String> {
        None
    }
    /// Whether an offer may be taken already but is of no use yet: it stands folded away.
    fn is_early(&self, _sight: &Sight, _offer: &Offer) -> bool {
        false
    }
    /// The short name of what an action does, where what lies on the table tells more than the
    /// action itself: the card of a place that is meant by its number.
    fn verb_words(&self, _model: &Model, _action: Action) -> Option<String> {
        None
    }
    /// What an action is about where its short name stands alone, such as in the list of what is
    /// not possible: the place, the piece, the player. What the name says already is left out.
    fn details(&self, sight: &Sight, action: Action) -> Vec<Value> {
        named(&sight.catalogue, action)
    }
    /// Whether it helps anybody to read why a choice is not possible now; what nobody would look
    /// for stays folded away.
    fn worth_refusing(&self, _sight: &Sight, _refused: Action) -> bool {
        true
    }
    /// What is told to whoever has chosen where that ended by itself what went on "up to" so many
    /// times: that nothing more can be done there.
    fn ended(&self, _before: Decision, _done: Action, _after: &Sight) -> Option<Message> {
        None
    }
    /// What a line of the log tells that leaves a trace on the table: something bought, sold or
    /// played. By itself, whatever is done with pieces of a kind.
    fn deed(&self, sight: &Sight, message: &Message) -> Option<Deed> {
        kind_deed(self, sight, message)
    }
    /// What is to be seen of a line of the log, the one at place `n` of it, where chance gives or a
    /// turn wins something.
    fn moment(&self, _model: &Model, _log: &[LogLine], _n: usize) -> Option<Moment> {
        None
    }
    /// The keys of the lines of which this one takes the last back, so that it is not told any more
    /// where only deeds are.
    fn takes_back(&self, _message: &Message) -> &'static [&'static str] {
        &[]
    }
    /// A small picture for a kind of piece.
    fn kind_picture(&self, _sight: &Sight, _kind: KindId) -> Option<Picture> {
        None
    }
    /// Whether a line of the log is announced to a viewer where that one looks.
    fn announces(&self, _message: &Message, _viewer: SeatId) -> bool {
        false
    }
    /// Whether a line of the log befalls people after what they did themselves, such as the night:
    /// then it may be announced to whoever brought it about, too.
    fn befalls(&self, _message: &Message) -> bool {
        false
    }
    /// A small picture for an offer.
    fn offer_picture(&self, _sight: &Sight, _offer: &Offer) -> Option<Picture> {
        None
    }
    /// Draws what is to be known of a thing under the pointer.
    fn tooltip_ui(&self, ui: &mut Ui, model: &Model, thing: Thing) {
        let name = match thing {
            Thing::Space(space) => model.texts.space_title(space),
            Thing::Piece(piece) => model.texts.piece(piece),
            Thing::Seat(seat) => model.texts.seat(seat),
            Thing::Link(_) | Thing::Zone(_) => String::new(),
        };
        if !name.is_empty() {
            ui.label(super::widgets::strong(name));
        }
    }
    /// Whether what is told of a thing under the pointer stands beside the board: it is much, and
    /// would hide what one compares it with.
    fn told_aside(&self, _sight: &Sight, _thing: Thing) -> bool {
        false
    }
    /// The tab that knows more about a thing.
    fn tab_of(&self, _sight: &Sight, _thing: Thing) -> Option<&'static str> {
        None
    }
    /// What a part of a figure shows, by the key of that part, for whoever asks what it is: a good
    /// of a market. Nothing means the thing of the whole figure.
    fn shown_by(&self, _sight: &Sight, _key: &str) -> Option<Thing> {
        None
    }
    /// Which `about` words of the rule index fit a thing.
    fn about(&self, _sight: &Sight, _thing: Thing) -> Vec<&'static str> {
        Vec::new()
    }
    /// The things on the board that an `about` word of the rule index means.
    fn things(&self, _sight: &Sight, _about: &str) -> Vec<Thing> {
        Vec::new()
    }
    /// The things on the board that an offer is done to: they glow, and a click on one of them does
    /// it.
    fn targets(&self, sight: &Sight, offer: &Offer) -> Vec<Thing> {
        targets(&sight.catalogue, offer)
    }
    /// What a press on a thing goes on to once `first` is done, which it means now: a card that
    /// lies open is taken where its space has to be visited before. Such a thing is marked
    /// otherwise than what is itself offered.
    fn goes_on_to(&self, _sight: &Sight, _first: Action, _pressed: Thing) -> Option<Action> {
        None
    }
    /// What the person may pick up and drop somewhere.
    fn handy(&self, _sight: &Sight) -> Vec<Thing> {
        Vec::new()
    }
    /// What it means that a thing was picked up and dropped; `onto` is the thing that it was
    /// dropped on.
    fn dropped(&self, _sight: &Sight, _from: Thing, _onto: Option<Thing>) -> Vec<Action> {
        Vec::new()
    }
    /// What would come to lie where, if what is pointed at were done: shown faintly on the board
    /// while the pointer rests there.
    fn foreseen(&self, _sight: &Sight, _pointed: Thing) -> Vec<(PieceId, ZoneId)> {
        Vec::new()
    }
    /// Whether there is something to be seen in a tray over the board: what is being resolved, and
    /// cards to choose from that do not lie on the board.
    fn has_tray(&self, _model: &Model) -> bool {
        false
    }
    /// Whether the tray may have all the room of the board: nothing on the board matters yet.
    fn fills_board(&self, _model: &Model) -> bool {
        false
    }
    /// Draws the tray.
    fn tray_ui(&self, _ui: &mut Ui, _model: &Model) -> Vec<Command> {
        Vec::new()
    }
    /// What could have the large place instead of the board now, because one acts on it.
    fn large_place(&self, _model: &Model) -> Option<LargePlace> {
        None
    }
    /// Draws it. What stands there need not be in its tab as well.
    fn large_place_ui(&self, _ui: &mut Ui, _model: &Model) -> Vec<Command> {
        Vec::new()
    }
    /// The tab on which what is asked is put together or answered, where the decision bar is not
    /// the place for it.
    fn tab_asked(&self, _sight: &Sight) -> Option<&'static str> {
        None
    }
    /// The same where hardly anybody could answer without that tab: it is opened over another sheet
    /// of the game, too.
    fn tab_needed(&self, _sight: &Sight) -> Option<&'static str> {
        None
    }
    /// What an offer with an open amount is called: a label for the amount, and what happens with
    /// the amount of this action.
    fn amount_words(&self, _model: &Model, _action: Action) -> Option<(String, String)> {
        None
    }
    /// What is asked, where the game can say it more closely than the text of the question does:
    /// because of which card, after what.
    fn question(&self, _model: &Model) -> Option<String> {
        None
    }
    /// What stands below an offer in a list: what only its text would tell.
    fn offer_note(&self, _model: &Model, _offer: &Offer) -> Option<String> {
        None
    }
    /// Whether a click on the board that means this offer asks first: it is allowed, but nobody
    /// would want it who knew what comes of it. The note says why.
    fn asks_first(&self, _sight: &Sight, _offer: &Offer) -> bool {
        false
    }
    /// The text key of the question whether somebody is sure, before a choice that gives up for
    /// good what could still be done.
    fn gives_up(&self, _sight: &Sight, _action: Action) -> Option<&'static str> {
        None
    }
    /// Whether a click on the board that means this verb only selects at first, where what comes of
    /// it could not be taken back; the second one does it.
    fn plays_for_good(&self, _verb: Verb) -> bool {
        false
    }
    /// The question of the moment, if people at one screen can answer it aloud, without handing
    /// the screen over. Asked of what everybody sees: it must not tell who could do something.
    fn aloud(&self, _sight: &Sight) -> Option<Aloud> {
        None
    }
    /// Draws a kind of piece large, with what it does, where a question is asked about it.
    fn kind_ui(&self, _ui: &mut Ui, _sight: &Sight, _texts: TableText, _kind: KindId) {}
    /// Whether cards or pieces that are played with lie at the foot of the board: messages stand at
    /// its head then.
    fn needs_foot(&self) -> bool {
        false
    }
    /// What a click on a thing would usually mean, for the reason why it is not possible now.
    fn meant(&self, _sight: &Sight, _thing: Thing) -> Option<Action> {
        None
    }
    /// How a fortune is called in the seat bar, such as "worth 200 credits".
    fn worth(&self, texts: TableText, fortune: i64) -> String {
        texts.with("ui-worth", &[("amount", Value::Number(fortune))])
    }
    /// By how much a fortune has changed, such as "200 credits".
    fn change_words(&self, texts: TableText, change: i64) -> String {
        self.worth(texts, change)
    }
    /// The text key that explains [`GameUi::worth`].
    fn worth_help(&self) -> &'static str {
        "ui-worth-help"
    }
    /// Draws options of a new game that are more than a switch or a number, and gives the keys of
    /// those that it has drawn.
    fn set_up_ui(
        &self,
        _ui: &mut Ui,
        _texts: TableText,
        _form: &mut NewGameForm,
        _commands: &mut Vec<Command>,
    ) -> &'static [&'static str] {
        &[]
    }
    /// What a race is like to play, in a sentence, where a seat of a new game takes one.
    fn race_note(&self, _texts: TableText, _edition: &str, _race: &str) -> Option<String> {
        None
    }
    /// The picture of a race.
    fn race_picture(&self, _edition: &str, _race: &str) -> Option<Picture> {
        None
    }
    /// The text key for a seat of a new game that takes no race there: whether chance decides, or
    /// the table does. The text `<prefix>-race` where nothing else is said. With `.help`
    /// it says how.
    fn open_race(&self, _form: &NewGameForm) -> Option<&'static str> {
        None
    }
    /// Options that these seats usually begin with, where the form says nothing else.
    fn usual_options(&self, _seats: &[SeatInfo]) -> &'static [(&'static str, i64)] {
        &[]
    }
    /// What a seat has before it from this position on, in a few lines for the sheet of what is
    /// tried: a tour with the turns that it takes, the next things to be built.
    fn ahead(&self, _ctx: &Context, _model: &Model, _seat: SeatId) -> Vec<String> {
        Vec::new()
    }
    /// The colour of the game's sounds.
    fn timbre(&self) -> Timbre {
        Timbre::HOUSE
    }
    /// The dice that lie on the table, if the game has any.
    fn dice(&self, _sight: &Sight) -> Option<DiceShown> {
        None
    }
    /// The name of what tells a zone from others of its sort: a market's culture, for one.
    fn zone_of(&self, _sight: &Sight, _zone: ZoneId) -> Option<String> {
        None
    }
    /// What tells a dial from others of its sort at its place: the colour, for one.
    fn dial_of(&self, _model: &Model, _dial: &str) -> Option<String> {
        None
    }
    /// What tells a piece from others of its kind in words, such as whose it is; `None` where only
    /// its number does.
    fn piece_of(&self, _model: &Model, _piece: PieceId) -> Option<String> {
        None
    }
    /// The dials that somebody means to change together with one that is set in the position
    /// editor, each with its new value: a phase that begins anew forgets what was done in it.
    fn dials_with(&self, _dial: &str, _value: i64) -> &'static [(&'static str, i64)] {
        &[]
    }
    /// Whether a zone is played with at this table: the position editor offers no others.
    fn in_use(&self, _sight: &Sight, _zone: ZoneId) -> bool {
        true
    }
    /// What the position editor sets a dial with. A dial without words of its own, the text
    /// `<prefix>-dial-<name>`, is never shown.
    fn dial_field(&self, model: &Model, dial: &str) -> DialField {
        match dial {
            "active" | "first" => DialField::seats(model),
            _ => DialField::COUNT,
        }
    }
    /// What a dial belongs to: there the position editor shows it.
    fn dial_place(&self, _model: &Model, _dial: &str) -> DialPlace {
        DialPlace::Table
    }
    /// The text key that tells how the next outcomes of chance are written down; `None` where
    /// nothing is left to chance.
    fn chance_help(&self) -> Option<&'static str> {
        Some("ui-study-chance-help")
    }
}

/// A question that people at one screen can answer aloud.
#[derive(Clone, PartialEq, Debug)]
pub struct Aloud {
    /// What has happened.
    pub happened: Message,
    /// What is done for somebody who says no.
    pub decline: Action,
    /// Whom it concerns: all of them are named, whoever could do something.
    pub among: Vec<SeatId>,
    /// Whose deed it was.
    pub by: SeatId,
    /// The text keys of the lines of the log that tell such a deed, with its card or piece.
    pub told: &'static [&'static str],
    /// Whom it does not concern, each with the text key that says why: what everybody knows.
    pub others: Vec<(SeatId, &'static str)>,
}

/// What a line of the log tells of a kind of piece, with the picture that the game has for it.
pub fn kind_deed<G: GameUi + ?Sized>(game: &G, sight: &Sight, message: &Message) -> Option<Deed> {
    let kind = |(_, value): &(&str, Value)| match value {
        Value::Kind(kind) => Some(*kind),
        _ => None,
    };
    let kind = message.args.iter().find_map(kind)?;
    let (picture, name) = (game.kind_picture(sight, kind), Value::Kind(kind));
    Some(Deed { picture, name, message: message.clone() })
}

/// The only thing that can be done, if there is but one.
pub fn only(sight: &Sight) -> Option<Action> {
    let [only] = sight.offers.as_slice() else { return None };
    only.range.is_none().then_some(only.action)
}

/// The part of a game that this layer looks for.
pub struct Panels(pub &'static dyn GameUi);

/// The panels of a game, by its identifier.
pub fn of(game: &str) -> &'static dyn GameUi {
    static NONE: Plain = Plain;
    let panels = games::by_id(game).ok().and_then(|game| game.part::<Panels>());
    panels.map_or(&NONE, |panels| panels.0)
}

/// Those who share a fortune stand together: each side once, in the order of seats.
pub fn sides(sight: &Sight) -> Vec<Vec<SeatId>> {
    let sheet = of(sight.game);
    let all = sight.catalogue.all_seats().map(|seat| sheet.side(sight, seat));
    let mut sides: Vec<Vec<SeatId>> = Vec::new();
    for side in all.filter(|side| !side.is_empty()) {
        if !sides.contains(&side) {
            sides.push(side);
        }
    }
    sides
}

/// A game without panels of its own.
struct Plain;
impl GameUi for Plain {}
