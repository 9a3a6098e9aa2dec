//! What strolls through the window leave out, and how two pictures of it differ. It presses
//! nothing.

/// What nobody but the one who is called may press, what tells everybody, and what ends everything.
pub(super) fn left_out(label: &str) -> bool {
    [
        "I am",
        "Open everything",
        "Quit",
        "Fullscreen",
        "Full screen",
        "Delete",
        "Français",
        "Español",
        // A file takes its own time, and so does what is searched: a property of every game holds
        // that its answers tell no secret.
        "Write",
        "Folder: Choose",
        "How could I",
        "What is worth doing",
        "At work in this game",
    ]
    .iter()
    .any(|out| label.starts_with(out))
}

/// Where two pictures differ first, cut short.
pub(super) fn first_difference(a: &str, b: &str) -> String {
    let differ = a.lines().zip(b.lines()).find(|(a, b)| a != b);
    differ.map_or("one is longer".to_owned(), |(a, b)| {
        let at = a.bytes().zip(b.bytes()).take_while(|(a, b)| a == b).count();
        let cut = |s: &str| s.chars().skip(at.saturating_sub(60)).take(160).collect::<String>();
        format!("…{}…\n…{}…", cut(a), cut(b))
    })
}
