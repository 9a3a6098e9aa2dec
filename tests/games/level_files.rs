//! What files of levels have in common, shown on those of Merchant of Venus: the hash by which
//! saves know them, and how a finding reads.

use caravanserai::games::{
    levels::{Findings, Mark},
    merchant_of_venus::level::{LevelFile, LevelFiles},
};

#[test]
fn the_hash_is_blind_to_comments_and_layout_but_not_to_figures() {
    let plain = LevelFiles::embedded();
    let text = plain.text(LevelFile::Ships).to_string();
    let relaid = format!("{}\n// a remark \"quoted", text.replace("price: 60", "price:   60"))
        .replace('\n', "\r\n");
    assert_eq!(plain.hash(), plain.clone().with(LevelFile::Ships, relaid).hash());
    let dearer = text.replace("price: 60", "price: 61");
    assert_ne!(plain.hash(), plain.clone().with(LevelFile::Ships, dearer).hash());
}

/// Of two texts of a file: whether they are the same to the hash.
fn same(one: &str, other: &str) -> bool {
    let hash = |text: &str| LevelFiles::embedded().with(LevelFile::Ships, text.to_owned()).hash();
    hash(one) == hash(other)
}

#[test]
fn white_space_and_slashes_inside_quotes_count() {
    assert!(same("a: \"b // c\\\" d\", // e\n f", "a:\"b // c\\\" d\",f"));
    assert!(!same("a: \"b // c\", f", "a: \"b //c\", f"));
    assert!(!same("a: \"b // c\", f", "a: \"b \", f"));
    assert!(!same("a: \"\\\" // c\", f", "a: \"\\\" // d\", f"));
}

#[test]
fn a_finding_reads_file_line_what_why_and_rule() {
    let files = LevelFiles::embedded().with(LevelFile::Board, "\n\n\n\n\n\nsix".to_owned());
    let mut found = Findings::new(&files);
    let row = Mark::words(LevelFile::Board, "six");
    found.add(&row, "level-id-twice", vec![("id", "x".into())], "XYZ-5.1.1");
    let text = found.list[0].to_string();
    assert!(text.contains("board.ron:7: "), "{text}");
    assert!(text.contains('x') && text.ends_with("(XYZ-5.1.1)"), "{text}");
    assert!(!text.contains("level-id-twice"), "{text}");
}
