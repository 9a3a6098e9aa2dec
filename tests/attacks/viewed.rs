//! Everything that one viewer is given of a table: the answers of the engine in three languages,
//! the sight with offers and refusals, the scene and what is said of its figures, the log as an
//! exported text, the board as an exported picture. It compares, and decides nothing.

use super::{outcome::Tally, seating::viewer_word};
use caravanserai::{
    engine::session::ProtocolSession,
    table::{
        action::{Narration, Thing},
        ids::{PieceId, Seats, Viewer},
        play::Play,
        sight::Sight,
    },
    text::{Language, Localizer, story::Story},
    view::{
        art::palette::SeatSet,
        export,
        scene::{SceneContext, about, build_scene},
    },
};
use serde_json::json;
use std::collections::BTreeSet;

/// Width of the pictures that are compared.
const WIDTH: u32 = 240;

/// Two games that differ in what a viewer cannot know.
pub struct Pair {
    /// The one.
    pub a: ProtocolSession,
    /// The other.
    pub b: ProtocolSession,
    /// Who looks.
    pub viewer: Viewer,
    /// How findings name it.
    pub name: String,
}

impl Pair {
    /// Both games.
    pub fn plays(&mut self) -> [&mut Play; 2] {
        let play = |session| ProtocolSession::play(session).expect("a game is on the table");
        [play(&mut self.a), play(&mut self.b)]
    }
    /// Asks both the same.
    pub fn ask(&mut self, line: &str) -> (String, String) {
        (self.a.answer(line), self.b.answer(line))
    }
    /// Asks both the same, which must be answered the same; says whether it is.
    pub fn asked_the_same(&mut self, tally: &mut Tally, what: &str, line: &str) -> bool {
        let (x, y) = self.ask(line);
        tally.count("answers compared", 1);
        tally.same(what, &format!("{}: {line}", self.name), x, y)
    }

    /// Compares everything that the viewer is given now; says whether all is the same.
    pub fn is_alike(&mut self, tally: &mut Tally, language: Language, with_picture: bool) -> bool {
        let viewer = viewer_word(self.viewer);
        for cmd in ["view", "decision", "hash", "record"] {
            let line = json!({ "cmd": cmd, "viewer": viewer, "lang": language.code() });
            let what = format!("a secret in the answer of {cmd}");
            if !self.asked_the_same(tally, &what, &line.to_string()) {
                return false;
            }
        }
        self.is_seen_alike(tally) && self.is_drawn_alike(tally, language, with_picture)
    }

    fn is_seen_alike(&mut self, tally: &mut Tally) -> bool {
        let viewer = self.viewer;
        let [x, y] = self.plays().map(|play| play.sight(viewer));
        let y = Sight { catalogue: x.catalogue.clone(), spec: x.spec.clone(), ..y };
        tally.count("sights compared", 1);
        let alike = x == y;
        if !alike {
            tally.same("a secret in a sight", &self.name, format!("{x:?}"), format!("{y:?}"));
        }
        alike
    }

    fn is_drawn_alike(&mut self, tally: &mut Tally, language: Language, picture: bool) -> bool {
        let (viewer, name) = (self.viewer, self.name.clone());
        let [x, y] = self.plays().map(|play| shown(play, viewer, language, picture));
        tally.count("scenes and texts compared", 1);
        tally.count("pictures compared", u64::from(picture));
        let mut alike = tally.same("a secret in a scene", &name, x.scene, y.scene)
            && tally.same("a secret in what is said of a figure", &name, x.said, y.said)
            && tally.same("a secret in a text", &name, x.text, y.text);
        if x.picture != y.picture {
            tally.finding("a secret in a picture", name, "the bytes of the two differ");
            alike = false;
        }
        alike
    }

    /// Whether one of these pieces, or a line about it, is before the viewer's eyes in one of both.
    pub fn shows(&mut self, pieces: &BTreeSet<PieceId>) -> bool {
        let viewer = self.viewer;
        self.plays().into_iter().any(|play| {
            let sight = play.glance(viewer);
            let lines = play.entries().last().map_or(&[][..], |entry| &entry.lines);
            pieces.iter().any(|piece| {
                let named = |line: &Narration| line.message.touches.contains(&Thing::Piece(*piece));
                sight.place_of(*piece).is_some()
                    || lines.iter().any(|line| may_read(viewer, line) && named(line))
            })
        })
    }
}

/// Whether somebody may read a line of the log.
pub fn may_read(viewer: Viewer, line: &Narration) -> bool {
    match viewer {
        Viewer::Seat(seat) => line.audience.has(seat),
        Viewer::Public => line.audience == Seats::ALL,
        Viewer::Everybody => true,
    }
}

/// What is drawn and exported for a viewer.
struct Shown {
    scene: String,
    said: Vec<String>,
    text: String,
    picture: Option<Vec<u8>>,
}

fn shown(play: &mut Play, viewer: Viewer, language: Language, picture: bool) -> Shown {
    let localizer = Localizer::new(language);
    let sight = play.sight(viewer);
    let context = SceneContext { localizer, palette: SeatSet::default(), room: None };
    let scene = build_scene(&sight, context);
    let seed = play.setup().seed;
    let outcome = play.outcome();
    let story = Story {
        game: play.game(),
        setup: play.setup(),
        names: play.catalogue(),
        entries: std::iter::once(play.beginning()).chain(play.entries()).collect(),
        notes: &[],
        outcome: outcome.as_ref(),
    };
    let word =
        |key: &str| about(&sight, key).map(|message| localizer.say(&message, &sight.catalogue));
    Shown {
        said: scene.figures.iter().filter_map(|figure| word(&figure.key)).collect(),
        text: story.tell(localizer, |_, line| may_read(viewer, line)),
        picture: picture.then(|| export::still(&scene, seed, WIDTH).unwrap_or_default()),
        scene: format!("{scene:?}"),
    }
}
