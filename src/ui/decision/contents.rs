//! What the bar shows, in plain values, in its order: made once from the model, then measured, laid
//! out and drawn. It decides neither what is legal nor how anything looks.

use super::{
    arrangement::{Arranged, FEW},
    choices::BarChoice,
    list::List,
    reasons::{Greyed, Refused},
};
use crate::ui::{
    arguments,
    flow_bar::{FlowBar, Onward},
    game_ui, learn,
    model::Model,
    table_text::TableText,
};

/// The list of what throws something away.
pub(super) const THROW: &str = "ui-throw-away";

/// Everything that the rows below the question can show.
pub(super) struct Contents<'a> {
    /// Words.
    pub(super) texts: TableText<'a>,
    /// Words where room is scarce.
    brief: TableText<'a>,
    /// How the offers lie in the bar.
    pub(super) arranged: Arranged,
    /// How many offers there are.
    offers: usize,
    /// The offers that a lesson wants now.
    wanted: &'a [usize],
    /// What was pressed once.
    pub(super) armed: Option<BarChoice<'a>>,
    /// What is golden, where it stands.
    pub(super) golden: Option<usize>,
    /// The groups, in order.
    groups: Vec<BarGroup<'a>>,
    /// What is chosen on the board, in its lists.
    places: Vec<BarGroup<'a>>,
    /// What throws something away.
    thrown: Option<List>,
    /// What is hardly ever wanted.
    rare: Option<List>,
    /// What ends, passes, stops or gives up.
    pub(super) ends: Ends<'a>,
    /// What cannot be done.
    pub(super) refused: Refused<'a>,
    /// What makes the turn flow.
    pub(super) flow: FlowBar,
    /// What the button is called that shows how the game has ended.
    result: Option<String>,
}

/// Offers under one heading.
struct BarGroup<'a> {
    /// The list behind one button, where they are too many for buttons of their own, or nobody
    /// needs them yet.
    list: Option<List>,
    /// What has a button of its own.
    open: Vec<BarChoice<'a>>,
    /// Whether they keep their buttons for as long as there is any room.
    stays_open: bool,
}

/// What stands at the right end of the bar.
pub(super) enum Ends<'a> {
    /// Nothing ends now.
    None,
    /// One thing does.
    One(BarChoice<'a>),
    /// Several do.
    Many(List),
    /// It could, but not now.
    Greyed(Greyed<'a>),
}

/// One thing in the rows of the bar.
#[derive(Clone, Copy)]
pub(super) enum BarItem<'b> {
    /// How the game has ended.
    Result(&'b str),
    /// On with what people mostly want next.
    Onward(&'b Onward),
    /// A choice of a group, which has a number on the keyboard; whether its group stays open.
    Choice(&'b BarChoice<'b>, bool),
    /// A place on the board with a button of its own.
    Place(&'b BarChoice<'b>),
    /// Offers behind one button.
    List(&'b List),
    /// Places on the board behind one button.
    Places(&'b List),
    /// On with a way that is too far.
    Far(&'b Onward),
    /// What cannot be done, as a greyed button.
    Greyed(&'b Greyed<'b>),
    /// Why the rest cannot be done.
    Reasons,
    /// What is hardly ever wanted.
    Rare(&'b List),
    /// Asks for counsel, or puts it away.
    Counsel,
}

impl BarItem<'_> {
    /// Whether it only asks something, and chooses nothing: it has one place, whatever else there
    /// is.
    pub(super) fn asks(&self) -> bool {
        matches!(self, BarItem::Reasons | BarItem::Counsel)
    }
}

impl<'a> Contents<'a> {
    /// What the model has for the bar; `brief` is the same model in few words.
    pub(super) fn of(model: &'a Model<'a>, brief: &'a Model<'a>, arranged: Arranged) -> Self {
        let read = Reading { model, brief, wanted: learn::wanted(model), main: arranged.main };
        let (sheet, flow) = (game_ui::of(model.sight.game), FlowBar::of(model, brief));
        let mut refused = Refused::of(model, brief);
        let board = arguments::told_apart(model.sight, &arranged.board);
        let thrown = arguments::told_apart(model.sight, &arranged.thrown);
        let rare = arranged.rare.first().map(|&first| {
            let key = sheet.group(model.sight.offers[first].action.verb);
            let titles = read.two(key).map(|title| format!("{title} …"));
            read.list(key, titles, arranged.rare.clone())
        });
        let group = |(key, offers): &(&'static str, Vec<usize>)| {
            let folds = arranged.folds(model, offers);
            let stays_open = sheet.stays_open(key);
            BarGroup { stays_open, ..read.group(key, offers, folds) }
        };
        let place = |(key, offers): (&'static str, Vec<usize>)| read.places(key, offers);
        let armed = arranged.armed.map(|at| read.choice(at));
        let ended = model.sight.outcome.is_some() && !model.aside.what_if.tries();
        Contents {
            texts: model.texts,
            brief: brief.texts,
            offers: model.sight.offers.len(),
            wanted: read.wanted,
            golden: arranged.main.filter(|_| flow.next.is_none() && armed.is_none()),
            armed,
            groups: arranged.groups.iter().map(group).collect(),
            places: by_list(model, &board).into_iter().map(place).collect(),
            thrown: (!thrown.is_empty()).then(|| read.list(THROW, read.two(THROW), thrown)),
            rare,
            ends: read.ends(&arranged.ends, &mut refused),
            refused,
            flow,
            result: ended.then(|| model.texts.text("ui-result")),
            arranged,
        }
    }

    /// All that can stand in the rows, in order.
    pub(super) fn in_order(&self) -> Vec<BarItem<'_>> {
        let mut items = Vec::new();
        items.extend(self.result.as_deref().map(BarItem::Result));
        items.extend(self.flow.next.as_ref().map(BarItem::Onward));
        for group in &self.groups {
            let stays = group.stays_open;
            items.extend(group.open.iter().map(|choice| BarItem::Choice(choice, stays)));
            items.extend(group.list.as_ref().map(BarItem::List));
        }
        items.extend(self.flow.far.as_ref().map(BarItem::Far));
        for places in &self.places {
            items.extend(places.open.iter().map(BarItem::Place));
            items.extend(places.list.as_ref().map(BarItem::Places));
        }
        items.extend(self.thrown.as_ref().map(BarItem::List));
        // They come and go: where they stand no choice comes to lie.
        items.extend(self.refused.alone.iter().map(BarItem::Greyed));
        items.extend((!self.refused.is_empty()).then_some(BarItem::Reasons));
        items.extend(self.rare.as_ref().map(BarItem::Rare));
        items.extend(self.flow.counsel.as_ref().map(|_| BarItem::Counsel));
        items
    }

    /// The offers of what found no room.
    pub(super) fn rest(&self, left: &[BarItem]) -> List {
        let (mut offers, mut helps): (Vec<usize>, Vec<String>) = Default::default();
        for item in left {
            match item {
                BarItem::Choice(choice, _) | BarItem::Place(choice) => offers.push(choice.at),
                BarItem::List(list) | BarItem::Places(list) | BarItem::Rare(list) => {
                    offers.extend(&list.offers);
                    let help = list.help.as_ref();
                    helps.extend(help.map(|help| self.texts.pair(&list.titles[0], help)));
                }
                _ => {}
            }
        }
        let help = (!helps.is_empty()).then(|| helps.join("\n"));
        let titles = self.rest_titles(offers.len());
        let wanted = offers.iter().any(|offer| self.wanted.contains(offer));
        List { kind: "ui-more-choices", wanted, titles, offers, help }
    }

    fn rest_titles(&self, offers: usize) -> [String; 2] {
        let title = |texts: TableText| texts.count("ui-more-choices", "count", offers as i64);
        [self.texts, self.brief].map(title)
    }

    /// What the button of what found no room is called where it holds most: no other name of it is
    /// longer.
    pub(super) fn rest_most(&self) -> String {
        let [_, brief] = self.rest_titles(self.offers.max(10));
        brief
    }
}

/// What the parts of the bar are read off.
struct Reading<'a> {
    model: &'a Model<'a>,
    brief: &'a Model<'a>,
    wanted: &'a [usize],
    main: Option<usize>,
}

impl<'a> Reading<'a> {
    /// A text in long and in short words.
    fn two(&self, key: &str) -> [String; 2] {
        [self.model, self.brief].map(|model| model.texts.text(key))
    }

    /// What so many offers are called together; a name that would be read as one of them with its
    /// number has other words for that.
    fn counted(&self, key: &str, count: usize) -> [String; 2] {
        let words = format!("{key}.count");
        if self.model.texts.localizer.has(&words) {
            return [self.model, self.brief]
                .map(|model| model.texts.count(&words, "count", count as i64));
        }
        self.two(key).map(|title| format!("{title} ({count})"))
    }

    fn choice(&self, at: usize) -> BarChoice<'a> {
        BarChoice::of(self.model, self.brief, at)
    }

    fn list(&self, kind: &'static str, titles: [String; 2], offers: Vec<usize>) -> List {
        let wanted = offers.iter().any(|offer| self.wanted.contains(offer));
        let (texts, key) = (self.model.texts, format!("{kind}.help"));
        let help = texts.localizer.has(&key).then(|| texts.text(&key));
        List { kind, titles, offers, wanted, help }
    }

    /// Those of some offers that have a button of their own: all of them, or only the main choice.
    fn open(&self, offers: &[usize], folds: bool) -> Vec<BarChoice<'a>> {
        let open = |offer: &&usize| !folds || self.main == Some(**offer);
        offers.iter().filter(open).map(|&at| self.choice(at)).collect()
    }

    fn group(&self, key: &'static str, offers: &[usize], folds: bool) -> BarGroup<'a> {
        let titles = self.counted(key, offers.len());
        BarGroup {
            list: folds.then(|| self.list(key, titles, offers.to_vec())),
            open: self.open(offers, folds),
            stays_open: false,
        }
    }

    fn places(&self, key: &'static str, offers: Vec<usize>) -> BarGroup<'a> {
        let folds = offers.len() > FEW;
        let title = |model: &Model| model.texts.count(key, "count", offers.len() as i64);
        let titles = [self.model, self.brief].map(title);
        let open = self.open(&offers, folds);
        let list = folds.then(|| self.list(key, titles, offers));
        BarGroup { list, open, stays_open: false }
    }

    fn ends(&self, ends: &[usize], refused: &mut Refused<'a>) -> Ends<'a> {
        match ends {
            [] => refused.end().map_or(Ends::None, Ends::Greyed),
            [one] => Ends::One(self.choice(*one)),
            many => {
                let titles = self.two("ui-ends").map(|title| format!("{title} ({})", many.len()));
                Ends::Many(self.list("ui-ends", titles, many.to_vec()))
            }
        }
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
