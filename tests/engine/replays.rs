//! Saves of every version of this program (`tests/replays/`): each opens today as the table in the
//! folder's README says, and says where and why it does not. It writes nothing.

use caravanserai::{
    bots::{self, RandomBot},
    games,
    table::{
        catalogue::{Chooser, SeatInfo},
        game::Setup,
        ids::{SeatId, Viewer},
        notes::Note,
        play::Play,
        record::{Save, SaveError, snapshot},
        scenario::{Scenario, Stored},
    },
};
use std::{fs, path::PathBuf};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/replays")
}

/// File and last column of each row.
fn rows() -> Vec<(String, String)> {
    let text = fs::read_to_string(folder().join("README.md")).expect("the list is there");
    let rows = text.lines().filter(|line| line.starts_with("| `"));
    let cells = rows.map(|row| row.trim_matches('|').split('|').map(str::trim).collect());
    cells
        .map(|cells: Vec<&str>| {
            let [file, .., opens] = cells[..] else { panic!("a row without columns: {cells:?}") };
            (file.trim_matches('`').to_owned(), opens.to_owned())
        })
        .collect()
}

/// How a save opens today, in the words of the last column, and the sentence about it.
fn save_opens(file: &str, save: &Save) -> (String, String) {
    let game = games::by_id(&save.setup.game).unwrap_or_else(|why| panic!("{file}: {why}"));
    let (mut play, divergence) = match save.replay(game) {
        Ok(replayed) => replayed,
        Err(SaveError::Setup(why)) => return ("no".to_owned(), why),
        Err(why) => panic!("{file}: {why}"),
    };
    assert_eq!(save.tree(), Save::of(&mut play).tree(), "{file}: another game was dealt");
    let Some(divergence) = divergence else {
        assert_eq!(snapshot(&mut play), save.snapshot, "{file}");
        return ("to the end".to_owned(), String::new());
    };
    assert!(save.changed_since(game).is_some(), "{file}: it differs, and nothing has changed");
    assert_eq!(play.entries().len(), divergence.entry - 1, "{file}: it stands where both agree");
    assert!(!play.offers().is_empty(), "{file}: nobody can play on from there");
    (format!("{} entries", divergence.entry - 1), divergence.why)
}

fn position_opens(file: &str, scenario: &Scenario) {
    let game = games::by_id(&scenario.setup.game).unwrap_or_else(|why| panic!("{file}: {why}"));
    let mut play = scenario.begin(game).unwrap_or_else(|why| panic!("{file}: {why}"));
    let again = Scenario::of(&mut play, &scenario.scenario).expect("it was just set up");
    let hash = again.begin(game).unwrap_or_else(|why| panic!("{file}: {why}")).hash();
    assert_eq!(hash, play.hash(), "{file}: it is kept otherwise today");
}

#[test]
fn saves_of_every_version_open_as_their_list_says() {
    for (file, wanted) in rows() {
        let stored = Stored::open(&folder().join(&file));
        match stored.unwrap_or_else(|why| panic!("{file}: {why}")) {
            Stored::Scenario(scenario) => {
                position_opens(&file, &scenario);
                assert_eq!(wanted, "a position", "{file}");
            }
            Stored::Save(save) => {
                // What was read is written so that it is read again, with all that is in it.
                assert_eq!(Save::read(&save.text()).ok().as_ref(), Some(&save), "{file}");
                let (opens, why) = save_opens(&file, &save);
                match wanted.strip_prefix("no: ") {
                    Some(words) => assert!(opens == "no" && why.contains(words), "{file}: {why}"),
                    None => assert_eq!(opens, wanted, "{file}: {why}"),
                }
            }
        }
    }
}

#[test]
fn an_old_save_is_played_on_by_its_own_rules_and_says_so() {
    let files = ["0.2.0-dd-standard", "0.2.0-mc-standard", "0.2.0-mov-2012", "0.2.0-dom-original"];
    for file in files {
        let save = Save::open(&folder().join(format!("{file}.ron"))).expect("it is there");
        let game = games::by_id(&save.setup.game).expect("a game of the house");
        assert!(save.rules_version < game.rules_version(), "{file}");
        assert!(save.changed_since(game).is_none_or(|changed| changed.rules.is_none()), "{file}");
        let (mut play, parted) = save.replay(game).expect("it can be dealt");
        assert_eq!((parted, play.rules_version()), (None, save.rules_version), "{file}");
        let head = play.beginning().lines.first().map(|line| line.message.key);
        assert_eq!(head, Some("ui-log-old-rules"), "{file}: at the head of the log");
        // What is tried from it, and what is saved of it, is of the same version.
        let mut tried = play.fork(None, 7).expect("it can be followed");
        assert_eq!(Save::of(&mut tried).rules_version, save.rules_version, "{file}");
    }
    // Versions that are gone are told apart.
    let gone = Save::open(&folder().join("0.1.0-dom-original.ron")).expect("it is there");
    let game = games::by_id(&gone.setup.game).expect("a game of the house");
    let told = gone.changed_since(game).and_then(|changed| changed.rules);
    assert_eq!(told, Some((gone.rules_version, game.rules_version())));
}

#[test]
fn what_was_written_on_the_entries_of_an_old_save_is_read() {
    let note = |entry, seat, bookmark, text: &str| {
        let text = text.to_owned();
        Note { entry, seat, bookmark, text }
    };
    let mine = Some(SeatId(0));
    let written = [
        note(9, mine, false, "The Spy takes what I wanted: watch the discards."),
        note(19, mine, true, ""),
        note(60, None, false, "Everybody: from here on nobody can afford the Spyglass."),
    ];
    let stored = Stored::open(&folder().join("0.2.0-pre-dom-notes.ron")).expect("it is there");
    let Stored::Save(save) = stored else { panic!("it is a save") };
    assert_eq!(save.notes, written);
    // Until the game is over, what is for one person is read by nobody else.
    let read = |viewer| written.iter().filter(|note| note.is_for(viewer)).count();
    assert_eq!([SeatId(0), SeatId(1)].map(|seat| read(Viewer::Seat(seat))), [3, 1]);
    // Nothing of the game knows of them.
    let plain = Stored::open(&folder().join("0.2.0-pre-dom-remastered.ron")).expect("it is there");
    let Stored::Save(plain) = plain else { panic!("it is a save") };
    assert_eq!((save.tree(), &save.snapshot), (plain.tree(), &plain.snapshot));
}

#[test]
fn every_file_of_the_folder_is_listed_and_every_game_has_one_that_opens() {
    let mut there: Vec<String> = fs::read_dir(folder())
        .expect("the folder is there")
        .map(|f| f.expect("a file").file_name().to_string_lossy().into_owned())
        .filter(|name| name.ends_with(".ron"))
        .collect();
    there.sort();
    let mut listed: Vec<String> = rows().into_iter().map(|(file, _)| file).collect();
    listed.sort();
    assert_eq!(there, listed);
    for game in games::built_in() {
        let of_game = |(file, opens): &(String, String)| {
            opens == "to the end" && file.split('-').any(|part| part == game.prefix())
        };
        assert!(rows().iter().any(of_game), "{}: no save opens to its end", game.id());
    }
}

#[test]
fn this_version_has_put_a_save_of_every_edition_here() {
    let there: Vec<String> = rows().into_iter().map(|(file, _)| file).collect();
    for game in games::built_in() {
        for edition in game.editions() {
            let (version, prefix) = (env!("CARGO_PKG_VERSION"), game.prefix());
            let wanted = format!("{version}-{prefix}-{}.ron", edition.id);
            assert!(there.contains(&wanted), "{wanted} is missing");
        }
    }
}

/// What was carried out with chance that cannot be is taken back: the game stands where the record
/// still fits, and goes on from there as its own save does.
#[test]
fn chance_that_cannot_be_leaves_nothing_behind() {
    for game in games::built_in() {
        let seat = |n: u8| SeatInfo {
            name: n.to_string(),
            colour: n,
            race: String::new(),
            by: Chooser::Random,
        };
        let setup = Setup {
            game: game.id().into(),
            edition: game.editions()[0].id.into(),
            seats: (0..2).map(seat).collect(),
            options: Default::default(),
            seed: 6,
            study: false,
        };
        let mut play = Play::begin(*game, setup).expect("a game");
        let mut bot = RandomBot::new(6);
        for _ in 0..150 {
            let action = bots::ask(&mut bot, &mut play).expect("it goes on");
            play.choose(action).expect("it is offered");
        }
        let whole = Save::of(&mut play);
        let chances = whole.entries.iter().enumerate().filter_map(|(n, line)| {
            let [hash, chance, what]: [&str; 3] =
                line.rsplitn(3, ';').collect::<Vec<_>>().try_into().ok()?;
            let rest = chance.split_once(',').map_or("", |(_, rest)| rest);
            (!chance.is_empty()).then(|| (n, format!("{what};4000000000,{rest};{hash}")))
        });
        let mut tried = 0;
        for (n, line) in chances.take(12) {
            tried += 1;
            let mut broken = whole.clone();
            broken.entries[n] = line;
            let (mut stands, differs) = broken.replay(*game).expect("it can be read");
            assert_eq!(differs.map(|d| d.entry), Some(n + 1), "{}", game.id());
            let own = Save::of(&mut stands);
            let (mut again, differs) = own.replay(*game).expect("its own save can be read");
            assert_eq!(differs, None, "{}, entry {}", game.id(), n + 1);
            assert!(snapshot(&mut again) == snapshot(&mut stands), "{}", game.id());
        }
        assert!(tried > 0 || game.id() == "duck_dealer", "{}: chance decided nothing", game.id());
    }
}
