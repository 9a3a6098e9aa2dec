//! What the bar shows, in plain values: made once from the model, then laid out and drawn, both in
//! the order that stands here. It decides neither what is legal nor how anything looks.

use super::{
    arrangement::{Arranged, FEW},
    choices::BarChoice,
    list::List,
    packed::Packed,
    reasons::{Greyed, Refused},
};
use crate::ui::{
    arguments,
    flow_bar::{FlowBar, Onward},
    game_ui, learn,
    model::Model,
    table_text::TableText,
};

/// Everything that the rows below the question can show.
pub(super) struct Contents<'a> {
    /// Words.
    pub(super) texts: TableText<'a>,
    /// How the offers lie in the bar.
    pub(super) arranged: Arranged,
    /// All that the button of what found no room may be called: with most offers behind it, and
    /// where counsel stands in its place.
    pub(super) rest_names: [String; 2],
    /// The offers that a lesson wants now.
    wanted: &'a [usize],
    /// What was pressed once.
    pub(super) armed: Option<BarChoice<'a>>,
    /// The main choice.
    pub(super) main: Option<BarChoice<'a>>,
    /// The groups, in order.
    pub(super) groups: Vec<BarGroup<'a>>,
    /// What is chosen on the board, each of what nobody tells apart once.
    board: Vec<usize>,
    /// The same in its lists.
    places: Vec<BarGroup<'a>>,
    /// What throws something away.
    thrown: Option<List>,
    /// What is hardly ever wanted.
    rare: Option<List>,
    /// What cannot be done.
    pub(super) refused: Refused<'a>,
    /// What makes the turn flow.
    pub(super) flow: FlowBar,
    /// What the button is called that shows how the game has ended.
    result: Option<String>,
}

/// Offers under one heading.
pub(super) struct BarGroup<'a> {
    /// Its text key.
    pub(super) key: &'static str,
    /// The list behind one button.
    pub(super) list: List,
    /// Each with a button of its own; `None` where they are too many for that, or nobody needs
    /// them yet.
    pub(super) open: Option<Vec<BarChoice<'a>>>,
    /// Whether they keep their buttons for as long as there is any room.
    pub(super) stays_open: bool,
}

/// The room that the bar has, as the window and the size of its text leave it.
#[derive(Clone, Copy)]
pub(super) struct BarRoom {
    /// The sums stand beside the question.
    pub(super) sums_above: bool,
    /// Very large text leaves one row, which is for what can be chosen.
    pub(super) tight: bool,
}

/// One thing in the rows of the bar.
pub(super) enum BarItem<'b> {
    /// The sums in a row of their own.
    Sums,
    /// How the game has ended.
    Result(&'b str),
    /// On with what people mostly want next.
    Onward(&'b Onward),
    /// The main choice, golden or not.
    Main(&'b BarChoice<'b>, bool),
    /// A choice of a group, which has a number on the keyboard.
    Choice(&'b BarChoice<'b>, Share),
    /// A place on the board with a button of its own.
    Place(&'b BarChoice<'b>),
    /// Offers behind one button.
    List(&'b List),
    /// On with a way that is too far.
    Far(&'b Onward),
    /// Everything that found no room, behind one button.
    Rest,
    /// What cannot be done, as a greyed button.
    Greyed(&'b Greyed<'b>),
    /// Why the rest cannot be done.
    Reasons,
    /// What is hardly ever wanted.
    Rare(&'b List),
    /// Asks for counsel, or puts it away.
    Counsel,
    /// The sums behind everything else.
    SumsLast,
}

/// How many choices share a row at least, where they are cut short for that.
pub(super) type Share = Option<usize>;

impl<'a> Contents<'a> {
    /// What the model has for the bar.
    pub(super) fn of(model: &'a Model<'a>, arranged: Arranged) -> Contents<'a> {
        let wanted = learn::wanted(model);
        let list = |title: String, offers: Vec<usize>| {
            let wanted = offers.iter().any(|offer| wanted.contains(offer));
            List { title, offers, wanted }
        };
        let v = model.texts;
        let sheet = game_ui::of(model.sight.game);
        let choices = |offers: &[usize]| offers.iter().map(|&i| BarChoice::of(model, i)).collect();
        let group = |(key, offers): &(&'static str, Vec<usize>)| {
            let folds = arranged.folds(model, offers);
            BarGroup {
                key,
                open: (!folds).then(|| choices(offers)),
                list: list(format!("{} ({})", v.text(key), offers.len()), offers.clone()),
                stays_open: sheet.stays_open(key),
            }
        };
        let place = |(key, offers): (&'static str, Vec<usize>)| BarGroup {
            key,
            open: (offers.len() <= FEW).then(|| choices(&offers)),
            list: list(v.count(key, "count", offers.len() as i64), offers),
            stays_open: false,
        };
        let board = arguments::told_apart(model.sight, &arranged.board);
        let thrown = arguments::told_apart(model.sight, &arranged.thrown);
        let rare = arranged.rare.first().map(|&first| {
            let key = sheet.group(model.sight.offers[first].action.verb);
            list(format!("{} …", v.text(key)), arranged.rare.clone())
        });
        let most = model.sight.offers.len() as i64;
        let ended = model.sight.outcome.is_some() && !model.aside.what_if.tries();
        Contents {
            rest_names: [v.count("ui-more-choices", "count", most), v.text("ui-counsel")],
            texts: v,
            wanted,
            armed: arranged.armed.map(|i| BarChoice::of(model, i)),
            main: arranged.main.map(|i| BarChoice::of(model, i)),
            groups: arranged.groups.iter().map(group).collect(),
            places: by_list(model, &board).into_iter().map(place).collect(),
            thrown: (!thrown.is_empty()).then(|| list(v.text("ui-throw-away"), thrown)),
            rare,
            refused: Refused::of(model),
            flow: FlowBar::of(model),
            result: ended.then(|| v.text("ui-result")),
            board,
            arranged,
        }
    }

    /// What stands in the rows, in order, where this much is packed.
    pub(super) fn in_order(&self, packed: &Packed, room: BarRoom) -> Vec<BarItem<'_>> {
        let mut items = Vec::new();
        items.extend((!room.sums_above && !room.tight).then_some(BarItem::Sums));
        items.extend(self.result.as_deref().map(BarItem::Result));
        items.extend(self.flow.next.as_ref().map(BarItem::Onward));
        let golden = self.flow.next.is_none() && self.armed.is_none();
        items.extend(self.main.as_ref().map(|main| BarItem::Main(main, golden)));
        for group in self.groups.iter().filter(|group| !packed.leaves(group.key)) {
            match &group.open {
                Some(choices) if !packed.hides(group.key) => {
                    let cut = packed.cut > 0 && choices.len() <= FEW;
                    let share = cut.then_some(packed.cut);
                    items.extend(choices.iter().map(|choice| BarItem::Choice(choice, share)));
                }
                _ => items.push(BarItem::List(&group.list)),
            }
        }
        items.extend(self.flow.far.as_ref().map(BarItem::Far));
        if packed.more {
            items.push(BarItem::Rest);
        } else {
            self.last(packed, &mut items);
        }
        items.extend((!room.sums_above && room.tight).then_some(BarItem::SumsLast));
        items
    }

    /// What stands last, where it is not behind one button.
    fn last<'b>(&'b self, packed: &Packed, items: &mut Vec<BarItem<'b>>) {
        for places in &self.places {
            match &places.open {
                Some(choices) if !packed.places => items.extend(choices.iter().map(BarItem::Place)),
                _ => items.push(BarItem::List(&places.list)),
            }
        }
        items.extend(self.thrown.as_ref().map(BarItem::List));
        if !packed.refusals {
            items.extend(self.refused.alone.iter().map(BarItem::Greyed));
        }
        items.extend(self.refused.listed(packed.refusals).then_some(BarItem::Reasons));
        items.extend(self.rare.as_ref().map(BarItem::Rare));
        // Last, for it changes its words.
        items.extend(self.flow.counsel.as_ref().map(|_| BarItem::Counsel));
    }

    /// The offers that found no room.
    pub(super) fn rest(&self, packed: &Packed) -> List {
        let left = self.groups.iter().filter(|group| packed.leaves(group.key));
        let groups = left.flat_map(|group| &group.list.offers);
        let last = self.arranged.thrown.iter().chain(&self.arranged.rare);
        let offers: Vec<usize> = groups.chain(&self.board).chain(last).copied().collect();
        let title = self.texts.count("ui-more-choices", "count", offers.len() as i64);
        List { wanted: offers.iter().any(|offer| self.wanted.contains(offer)), title, offers }
    }
}

/// What is chosen on the board by the lists that hold it: the text key of each, and its offers.
fn by_list(model: &Model, board: &[usize]) -> Vec<(&'static str, Vec<usize>)> {
    let sheet = game_ui::of(model.sight.game);
    let mut lists: Vec<(&str, Vec<usize>)> = Vec::new();
    for &i in board {
        let key = sheet.board_list(model.sight.offers[i].action.verb);
        match lists.iter_mut().find(|(k, _)| *k == key) {
            Some((_, list)) => list.push(i),
            None => lists.push((key, vec![i])),
        }
    }
    lists
}
