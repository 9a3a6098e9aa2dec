//! The nouns that view, overlay and bots read from a sight agree with the table, and tell nobody
//! what is hidden from them.

use caravanserai::{
    games::{
        self,
        merchant_of_venus::{
            level::{CultureIx, SpaceKind, SystemIx},
            table::{
                layout::Phase,
                nouns::{CultureSight, GameView, MarkerSight, VenusSight, VenusView},
                spec::PlaceKind,
            },
        },
    },
    table::{
        catalogue::SeatInfo,
        game::Setup,
        ids::{SeatId, Viewer},
        play::Play,
    },
};

fn begin(edition: &str, seats: usize, options: &[(&str, i64)]) -> Play {
    let seat = |n: usize| SeatInfo {
        name: format!("P{n}"),
        colour: n as u8,
        race: String::new(),
        by: Default::default(),
    };
    let options = options.iter().map(|(k, v)| ((*k).to_owned(), *v)).collect();
    let setup = Setup {
        game: "merchant_of_venus".into(),
        edition: edition.into(),
        seats: (0..seats).map(seat).collect(),
        options,
        seed: 5,
        study: true,
    };
    Play::begin(games::by_id("merchant_of_venus").unwrap(), setup).unwrap()
}

/// MOV-2: a fresh table reads as it was laid out.
#[test]
fn mov_2_a_fresh_table_reads_as_it_was_laid_out() {
    for (edition, seats) in [("2012", 4), ("1988", 6)] {
        let mut play = begin(edition, seats, &[]);
        let fortunes = play.fortunes();
        let sight = play.sight(Viewer::Public);
        let n = VenusSight::of(&sight).unwrap();
        assert_eq!(n.phase(), Phase::Races);
        assert_eq!(n.seats().count(), seats);
        for seat in n.seats() {
            assert_eq!(n.ship_at(seat), n.level().start, "MOV-2.2.7");
            assert_eq!(n.level().ship(n.class(seat)).id, "scout", "MOV-2.1.3");
            assert_eq!(n.money(seat), 20 * seats as i64, "MOV-2.1.3");
            assert_eq!(n.net_worth(seat), fortunes[seat.ix()], "MOV-12.2.1");
            assert_eq!((n.room_used(seat), n.room_free(seat)), (0, 4), "MOV-1.2.2");
            assert_eq!(n.name(seat), format!("P{}", seat.0));
        }
        assert_eq!(n.ships_on(n.level().start).len(), seats);
        assert_eq!(n.goal(), Some(2000), "MOV-2.2.8");
        assert_eq!(n.bank(), None);
        let down = n
            .markers()
            .iter()
            .filter(|(_, m)| matches!(m, MarkerSight::Down(None, s) if s.0 == 0))
            .count();
        assert_eq!(down, n.layout().boxes.len(), "MOV-2.2.2");
        for culture in (0..n.level().cultures.len() as u8).map(CultureIx) {
            let market = n.market(culture);
            assert_eq!(market.system, None);
            assert_eq!(
                market.goods,
                usize::from(n.level().culture(culture).good.count),
                "MOV-2.2.3"
            );
            assert!(!market.factory_deed_free && market.port_deeds.is_empty());
        }
        assert_eq!(n.base().ships.len(), 4, "MOV-5.1.4");
    }
}

#[test]
fn hidden_cards_are_told_to_nobody_but_who_sees_everything() {
    let mut play = begin("2012", 2, &[]);
    let seat = play.sight(Viewer::Seat(SeatId(0)));
    let all = play.sight(Viewer::Everybody);
    let (seat, all) = (VenusSight::of(&seat).unwrap(), VenusSight::of(&all).unwrap());
    for system in (0..14).map(SystemIx) {
        assert_eq!(seat.culture_in(system), CultureSight::Unknown);
        assert!(matches!(all.culture_in(system), CultureSight::Observed(_)));
    }
    assert_eq!(seat.culture_in(SystemIx(14)), CultureSight::None);
    assert!(all.markers().iter().all(|(_, m)| matches!(m, MarkerSight::Down(Some(_), _))));
}

#[test]
fn places_and_prices_follow_the_level() {
    let mut play = begin("1988", 2, &[("deeds_half", 1), ("bank_size", 9000)]);
    let sight = play.sight(Viewer::Public);
    let n = VenusSight::of(&sight).unwrap();
    assert!(n.options().deeds_half && !n.options().shield_takes_room);
    assert_eq!(n.bank(), Some(9000 - 2 * 40), "MOV-12.3.1");
    for (i, s) in n.level().spaces.iter().enumerate() {
        let space = caravanserai::games::merchant_of_venus::level::SpaceIx(i as u16);
        let place = n.place(space);
        assert_eq!(place == PlaceKind::Base, s.kind == SpaceKind::Base);
        assert_eq!(place == PlaceKind::SurfaceCity, s.kind == SpaceKind::City);
        assert_eq!(n.fee_at(SeatId(0), space).is_some(), s.kind == SpaceKind::Hazard);
    }
    let dell = n.level().culture_by_id("dell").unwrap();
    let deed = n.sight.catalogue.kind_by_key("factory_deed.dell").unwrap();
    assert_eq!(n.price(SeatId(0), deed), Some(200));
    assert_eq!(n.sale(n.layout().good(dell), dell), None);
    assert_eq!(
        n.sale(n.layout().good(dell), n.level().culture_by_id("shenna").unwrap()),
        Some(50),
        "MOV-7.5.2"
    );
    let clipper = n.sight.catalogue.kind_by_key("class.clipper").unwrap();
    assert_eq!(n.price(SeatId(0), clipper), Some(120 - 30), "MOV-7.7.1");
}
