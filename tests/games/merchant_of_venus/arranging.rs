//! Positions set by hand: whatever is edited, the answer is a list of problems or a position from
//! which the rules go on; nothing ever panics, and a batch that is refused changes nothing.

use caravanserai::{
    games::{
        self,
        merchant_of_venus::table::nouns::{GameView, VenusSight, VenusView},
    },
    table::{
        catalogue::{Catalogue, SeatInfo},
        dice::Dice,
        edit::Edit,
        game::Setup,
        ids::{SeatId, Viewer},
        play::{ArrangeError, Play},
    },
    text::Localizer,
};

fn begin(edition: &str, seats: usize, seed: u64, options: &[&str]) -> Play {
    let races = ["humans", "eeepeep", "whynom", "qossuth"];
    let seat = |n: usize| SeatInfo {
        name: format!("P{n}"),
        colour: n as u8,
        race: races[n].into(),
        by: Default::default(),
    };
    let options = options.iter().map(|k| ((*k).to_owned(), 1)).collect();
    let setup = Setup {
        game: "merchant_of_venus".into(),
        edition: edition.into(),
        seats: (0..seats).map(seat).collect(),
        options,
        seed,
        study: true,
    };
    Play::begin(games::by_id("merchant_of_venus").unwrap(), setup).unwrap()
}

fn arrange(play: &mut Play, edits: &[String]) -> Result<(), ArrangeError> {
    let c = play.catalogue().clone();
    let edits: Vec<Edit> =
        edits.iter().map(|e| Edit::parse(e, &c).unwrap_or_else(|why| panic!("{why}"))).collect();
    play.arrange(&edits).map(drop)
}

fn pick<'a, T>(dice: &mut Dice, list: &'a [T]) -> &'a T {
    &list[dice.below(list.len() as u32) as usize]
}

/// An edit out of the whole vocabulary, sensible or not.
fn wild(dice: &mut Dice, c: &Catalogue) -> String {
    let piece = |dice: &mut Dice| match dice.below(3) {
        0 => c
            .kind_of(caravanserai::table::ids::PieceId(dice.below(c.pieces.len() as u32) as u16))
            .key
            .clone(),
        _ => format!("#{}", dice.below(c.pieces.len() as u32)),
    };
    let numbers = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 14, 15, 63, 128, 267, 1000, i64::MAX, i64::MIN];
    match dice.below(9) {
        0..=2 => format!("place {} {}", piece(dice), pick(dice, &c.zones).key),
        3 => format!(
            "purse {} {}",
            pick(dice, &c.purses).key,
            pick(dice, &[0, 1, 10, 100, 1_000_000_000])
        ),
        4 | 5 => format!("dial {} {}", pick(dice, &c.dials), pick(dice, &numbers)),
        6 => format!("face {} {}", piece(dice), pick(dice, &["up", "down"])),
        7 => match dice.below(2) {
            0 => format!("shown {} @{}", piece(dice), dice.below(c.seat_count() as u32)),
            _ => format!("mark {} {}", piece(dice), pick(dice, &[-1, 0, 1, 2, 3, 4, 6, 7, 99])),
        },
        _ => format!("chance {} {}", dice.below(8), dice.below(60)),
    }
}

/// An edit that somebody who sets up a position might make.
fn sensible(dice: &mut Dice, c: &Catalogue) -> String {
    let seat = dice.below(c.seat_count() as u32);
    let group = |wanted: &str| {
        c.kinds.iter().filter(|k| k.group == wanted).map(|k| k.key.clone()).collect::<Vec<_>>()
    };
    let places: Vec<&String> =
        c.zones.iter().map(|z| &z.key).filter(|k| k.starts_with("space:")).collect();
    let landings: Vec<String> = c
        .spaces
        .iter()
        .filter(|s| {
            s.kind.ends_with("city") || s.kind.ends_with("base") || s.kind.ends_with("asteroid")
        })
        .map(|s| s.id.clone())
        .collect();
    match dice.below(16) {
        0 => format!("place ship.{seat} {}", pick(dice, &places)),
        1 => format!("place ship.{seat} space:{}", pick(dice, &landings)),
        2 => format!("place {} hold:{seat}", pick(dice, &group("good"))),
        3 => format!("place {} hold:{seat}", pick(dice, &group("passenger"))),
        4 => format!(
            "place {} {}:{seat}",
            pick(dice, &["shield", "red_drive", "combined_drive"]),
            pick(dice, &["hold", "hold", "hull"])
        ),
        5 => format!("place {} relics:{seat}", pick(dice, &group("relic"))),
        6 => format!("place {} cards:{seat}", pick(dice, &group("card"))),
        7 => format!("place {} deeds:{seat}", pick(dice, &group("port-deed"))),
        8 => format!("place {} deeds:{seat}", pick(dice, &group("factory-deed"))),
        9 => format!("purse credits:{seat} {}", pick(dice, &[0, 5, 100, 900, 2100])),
        10 => format!("dial phase {}", dice.below(5)),
        11 => format!("dial active {seat}"),
        12 => format!("mark ship.{seat} {}", dice.below(4)),
        13 => format!(
            "dial {} {}",
            pick(
                dice,
                &[
                    "movement-points",
                    "pilot-number",
                    "limited",
                    "buys",
                    "sells",
                    "moved",
                    "barter-credit"
                ]
            ),
            dice.below(7)
        ),
        14 => format!(
            "dial {} {}",
            pick(
                dice,
                &[
                    "dice",
                    "die:0",
                    "die:1",
                    "declared",
                    "declared-at",
                    "bound",
                    "steps",
                    "last-link",
                    "jump-start",
                    "in-jump"
                ]
            ),
            dice.below(7)
        ),
        _ => {
            let boxes: Vec<&String> =
                c.zones.iter().map(|z| &z.key).filter(|k| k.starts_with("box:")).collect();
            format!(
                "place {} {}",
                pick(
                    dice,
                    &[group("gate"), group("hazard"), group("relic"), group("open-port")].concat()
                ),
                pick(dice, &boxes)
            )
        }
    }
}

#[test]
fn any_batch_of_edits_is_refused_or_can_be_played_on() {
    let mut accepted = 0;
    for (edition, options) in [
        ("2012", &[][..]),
        ("1988", &[]),
        ("2012", &["fast_play", "small_bank"]),
        ("1988", &["shield_takes_room", "relics_at_base"]),
    ] {
        let mut play = begin(edition, 3, 11, options);
        let mut dice = Dice::new(99);
        for batch in 0..500 {
            let c = play.catalogue().clone();
            let before = play.hash();
            let count = 1 + dice.below(5);
            let edits: Vec<String> =
                (0..count)
                    .map(|_| {
                        if dice.below(4) == 0 {
                            wild(&mut dice, &c)
                        } else {
                            sensible(&mut dice, &c)
                        }
                    })
                    .collect();
            let said = format!("{edition} {options:?} {batch}: {edits:#?}");
            match arrange(&mut play, &edits) {
                Err(ArrangeError::Problems(list)) => {
                    assert!(
                        !list.is_empty()
                            && list.iter().all(|p| p.rule.0.starts_with("MOV-")
                                && p.key.starts_with("mov-problem-")),
                        "{said}"
                    );
                    assert_eq!(play.hash(), before, "a refused batch changes nothing: {said}");
                }
                Err(ArrangeError::Edit(_)) => {
                    assert_eq!(play.hash(), before, "a refused batch changes nothing: {said}")
                }
                Err(ArrangeError::NotStudy) => unreachable!("the table is in study mode"),
                Ok(()) => {
                    accepted += 1;
                    play_on(&mut play, &mut dice, &said);
                }
            }
            // Now and then begin anew, so that the odd does not pile up.
            if play.is_over() || batch % 40 == 39 {
                play = begin(edition, 3, batch, options);
            }
        }
    }
    assert!(
        accepted > 400,
        "only {accepted} batches were accepted: the edits are too wild to test anything"
    );
}

/// A few steps of anything that is offered. There is always something, until the game is over.
fn play_on(play: &mut Play, dice: &mut Dice, said: &str) {
    for _ in 0..6 {
        if play.is_over() {
            return;
        }
        let offers = play.look().list.clone();
        assert!(!offers.is_empty(), "nothing is offered after {said}");
        let offer = &offers[dice.below(offers.len() as u32) as usize];
        play.choose(offer.action).unwrap_or_else(|no| {
            panic!("{:?} was offered and is refused by {} after {said}", offer.action, no.rule)
        });
        play.sight(Viewer::Public);
    }
}

/// Each kind of problem by a position that has it. Seats 0 to 2 play the Humans, the Eeepeep and
/// the Whynom.
#[test]
fn each_problem_names_its_rule() {
    let wrong: &[(&str, &str, &[&str])] = &[
        (
            "MOV-1.2.3",
            "mov-problem-room",
            &["place good.dell hold:0", "place good.dell hold:0", "place good.dell hold:0"],
        ),
        ("MOV-2.1.3", "mov-problem-race-twice", &["dial race@1 6"]),
        ("MOV-2.1.3", "mov-problem-no-race", &["dial race@1 1"]),
        ("MOV-2.1.5", "mov-problem-dial", &["dial active 3"]),
        ("MOV-2.2.1", "mov-problem-card-up", &["place card.dell card:ice", "face card.dell up"]),
        ("MOV-2.2.1", "mov-problem-place", &["place card.dell hold:0"]),
        ("MOV-2.2.2", "mov-problem-place", &["place gate.1 hold:0"]),
        ("MOV-2.2.7", "mov-problem-place", &["place ship.0 cup"]),
        ("MOV-2.2.7", "mov-problem-mark", &["mark ship.0 4"]),
        ("MOV-3.1.1", "mov-problem-dial", &["dial phase 5"]),
        (
            "MOV-3.1.4",
            "mov-problem-no-trading-place",
            &["place ship.0 space:ice_02", "dial active 0", "dial phase 3"],
        ),
        ("MOV-3.1.4", "mov-problem-no-rest", &["dial phase 4"]),
        ("MOV-4.2.2", "mov-problem-gate", &["dial declared 2", "dial declared-at 7"]),
        ("MOV-4.3.1", "mov-problem-die", &["dial dice 1"]),
        ("MOV-4.6.2", "mov-problem-pilot", &["dial dice 1", "dial die:0 3", "dial pilot-number 4"]),
        ("MOV-4.8.1", "mov-problem-no-hazard", &["dial phase 2", "dial hazard-due 1"]),
        ("MOV-4.11.1", "mov-problem-no-jump", &["dial phase 2", "dial in-jump 1"]),
        ("MOV-5.1.1", "mov-problem-dial", &["dial culture-at:14 3"]),
        (
            "MOV-5.1.6",
            "mov-problem-port-off-orbit",
            &["place site.0 space:ice_02", "mark site.0 1"],
        ),
        (
            "MOV-5.1.6",
            "mov-problem-two-ports",
            &[
                "place site.0 space:ice_01",
                "mark site.0 1",
                "place site.0 space:ice_01",
                "mark site.0 1",
            ],
        ),
        (
            "MOV-6.1.1",
            "mov-problem-no-contact",
            &["place ship.0 space:ice_city_hoth_base", "dial active 0", "dial phase 3"],
        ),
        ("MOV-6.1.2", "mov-problem-hidden-and-named", &["dial culture-at:3 3"]),
        (
            "MOV-6.1.2",
            "mov-problem-unnamed",
            &["place card.dell cards:0", "place card.graw cards:0"],
        ),
        (
            "MOV-6.1.2",
            "mov-problem-named-elsewhere",
            &["place card.dell card:ice", "|", "place card.dell cards:0", "dial culture-at:4 3"],
        ),
        (
            "MOV-6.1.3",
            "mov-problem-culture-twice",
            &[
                "place card.dell cards:0",
                "place card.graw cards:0",
                "dial culture-at:3 3",
                "dial culture-at:4 3",
            ],
        ),
        ("MOV-7.6.2", "mov-problem-place", &["place red_drive hull:0"]),
        ("MOV-7.7.3", "mov-problem-new-ship", &["dial new-ship 2"]),
        ("MOV-7.7.4", "mov-problem-place", &["place relic.air_foil market:dell"]),
        ("MOV-8.1.3", "mov-problem-place", &["place good.dell market:graw"]),
        ("MOV-8.1.3", "mov-problem-mark", &["mark good.dell 2"]),
        ("MOV-9.1.1", "mov-problem-deed-hidden", &["place factory_deed.dell deeds:0"]),
        (
            "MOV-9.1.2",
            "mov-problem-port-without-deed",
            &["place site.0 space:rogue_01", "mark site.0 1"],
        ),
        ("MOV-9.1.3", "mov-problem-place", &["place site.0 sites:1"]),
        ("MOV-9.1.6", "mov-problem-place", &["place factory_deed.dell hold:0"]),
        (
            "MOV-9.3.3",
            "mov-problem-factories",
            &["place card.dell cards:0", "dial culture-at:4 5", "@"],
        ),
        ("MOV-10.1.2", "mov-problem-barter", &["dial barter-credit 30"]),
        ("MOV-10.2.2", "mov-problem-card", &["dial basket-left 30"]),
        ("MOV-10.3.1", "mov-problem-deal", &["dial partner 1"]),
        ("MOV-12.2.3", "mov-problem-dial", &["dial ended 1"]),
        ("MOV-13.5.7", "mov-problem-dial", &["dial options 63"]),
    ];
    for edition in ["2012", "1988"] {
        for (rule, key, edits) in wrong {
            let mut play = begin(edition, 3, 4, &[]);
            // What stands before a bar is arranged first, and is sound.
            let (first, edits) = edits.split_at(edits.iter().position(|e| *e == "|").unwrap_or(0));
            arrange(&mut play, &first.iter().map(|e| (*e).to_owned()).collect::<Vec<_>>()).unwrap();
            let edits: Vec<&str> = edits.iter().copied().filter(|e| *e != "|").collect();
            let before = play.hash();
            // A factory marker without its deed lies in the market (2012) or stands in a city
            // (1988).
            let factory = if edition == "2012" {
                "place site.0 market:dell"
            } else {
                "place site.0 space:ice_city_hoth_base"
            };
            let edits: Vec<String> = edits
                .into_iter()
                .flat_map(|e| {
                    if e == "@" {
                        vec![factory.to_owned(), "mark site.0 2".to_owned()]
                    } else {
                        vec![e.to_owned()]
                    }
                })
                .collect();
            match arrange(&mut play, &edits) {
                Err(ArrangeError::Problems(list)) => {
                    assert!(
                        list.iter().any(|p| p.rule.0 == *rule && p.key == *key),
                        "{edition} {edits:?}: {rule} {key} is not among {list:#?}"
                    );
                    let words = Localizer::default();
                    for p in &list {
                        let said = words.say_key(p.key, &p.args, play.catalogue());
                        assert!(said != p.key && !said.contains('$'), "{}: {said}", p.key);
                        // Nobody is told the written name of a zone, such as `market:dell`.
                        let written = play
                            .catalogue()
                            .zones
                            .iter()
                            .find(|z| z.key.contains(':') && said.contains(&z.key));
                        assert!(written.is_none(), "{said}");
                    }
                }
                other => panic!("{edition} {edits:?} should break {rule}, but is {other:?}"),
            }
            assert_eq!(play.hash(), before);
        }
    }
}

/// An edit says what matters; what the rules would have done with it by themselves follows.
#[test]
fn what_follows_from_an_edit_is_done_by_the_rules() {
    for edition in ["2012", "1988"] {
        let mut play = begin(edition, 3, 4, &[]);
        let edits = [
            "place card.dell cards:1",
            "dial culture-at:4 5",
            "place port_deed.ice_01 deeds:1",
            "place factory_deed.dell deeds:2",
            "place shield hold:0",
            "place gate.3 box:ice_04",
            "place ship.2 space:ice_04",
        ];
        arrange(&mut play, &edits.map(str::to_owned)).unwrap();
        let sight = play.sight(Viewer::Public);
        let zone = |key: &str| sight.zone(sight.catalogue.zone_by_key(key).unwrap());
        let dial = |key: &str| sight.dial(sight.catalogue.dial_by_key(key).unwrap());
        let n = VenusSight::of(&sight).unwrap();
        let dell = n.level().culture_by_id("dell").unwrap();
        let ice = n.level().system_by_id("ice").unwrap();
        // MOV-6.1.2: the card that lay there takes the place of the one that was taken away, and
        // the market is laid out.
        assert_eq!(zone("card:ice").count, 0, "MOV-6.1.2");
        assert_eq!(dial(&format!("culture-at:{}", ice.0)), i64::from(dell.0) + 1, "MOV-6.1.2");
        assert_eq!(zone("supply:dell").count, 0, "MOV-6.1.2");
        assert_eq!(n.market(dell).goods, 6, "MOV-6.1.2");
        assert_eq!(n.market(dell).factory_goods, 1, "MOV-7.4.2");
        assert!(zone("cards:1").pieces.iter().all(|p| p.face_up));
        // MOV-9.1.2, MOV-9.3.1: whoever holds a deed has a marker on the table.
        let space = |id: &str| n.level().space_by_id(id).unwrap();
        assert_eq!(n.port_owner(space("ice_01")), Some(SeatId(1)), "MOV-9.1.2");
        let factory = if edition == "2012" {
            zone("market:dell").pieces.iter().filter(|p| p.mark == 2).count()
        } else {
            usize::from(n.factory_site(space("ice_city_hoth_base")) == Some(SeatId(2)))
        };
        assert_eq!(factory, 1, "MOV-9.3.2");
        // MOV-6.1.2: where one card is taken away and nothing is said, that culture lived there.
        let mut other = begin(edition, 3, 4, &[]);
        arrange(&mut other, &["place card.dell cards:1".to_owned()]).unwrap();
        assert_eq!(
            other
                .sight(Viewer::Public)
                .dials
                .iter()
                .filter(|&&d| d == i64::from(dell.0) + 1)
                .count(),
            1
        );
        // MOV-1.2.5: a shield rides on the empty hull. MOV-4.10.1: a ship has turned up the marker
        // under it.
        assert_eq!((zone("hull:0").count, zone("hold:0").count), (1, 0), "MOV-1.2.5");
        assert!(zone("box:ice_04").pieces[0].face_up, "MOV-4.10.1");
    }
}
