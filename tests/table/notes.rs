//! Notes on a record: who writes them, and who reads them.

use caravanserai::table::{
    ids::{SeatId, Viewer},
    notes::{LONGEST, Note, put},
};

#[test]
fn a_writer_has_one_note_on_an_entry_and_an_empty_one_takes_it_away() {
    let note =
        |entry, seat, text: &str| Note { entry, seat, bookmark: false, text: text.to_owned() };
    let (ann, ben) = (Some(SeatId(0)), Some(SeatId(1)));
    let mut notes = Vec::new();
    for n in [note(7, ann, "why?"), note(3, None, " all "), note(7, ben, "mine")] {
        put(&mut notes, n);
    }
    put(&mut notes, note(7, ann, &"x".repeat(LONGEST + 5)));
    let said: Vec<_> = notes.iter().map(|n| (n.entry, n.seat, n.text.len())).collect();
    assert_eq!(said, [(3, None, 3), (7, ann, LONGEST), (7, ben, 4)]);
    put(&mut notes, note(7, ann, "  "));
    assert_eq!(notes.len(), 2);
    let read = |viewer| notes.iter().filter(|n| n.is_for(viewer)).count();
    assert_eq!(read(Viewer::Seat(SeatId(0))), 1, "another one's note is not read");
    assert_eq!([read(Viewer::Public), read(Viewer::Everybody)], [1, 2]);
}
