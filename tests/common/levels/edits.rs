//! Ways to break a text in memory, for the level files of every game.

/// What is done to a text.
pub enum Edit {
    /// The first occurrence of some words becomes other words.
    Swap(&'static str, &'static str),
    /// In the first line with the first words, the second words become the third.
    In(&'static str, &'static str, &'static str),
    /// Every line with all these words goes.
    Drop(&'static [&'static str]),
    /// A line is put behind the first line with the first words.
    Add(&'static str, &'static str),
    /// The first line with these words stands twice.
    Double(&'static str),
    /// One after the other.
    All(&'static [Edit]),
}

impl Edit {
    /// The edited text, `None` if there was nothing to edit: then the table of breakages is out of
    /// date.
    pub fn apply(&self, text: &str) -> Option<String> {
        let lines = |edit: &mut dyn FnMut(&str) -> Vec<String>| -> String {
            let lines: Vec<String> = text.lines().flat_map(edit).collect();
            lines.join("\n") + "\n"
        };
        let mut done = 0;
        let result = match self {
            Self::Swap(from, to) => {
                done = text.matches(from).count();
                text.replacen(from, to, 1)
            }
            Self::In(at, from, to) => lines(&mut |line| {
                if done == 0 && line.contains(at) && line.contains(from) {
                    done = 1;
                    return vec![line.replacen(from, to, 1)];
                }
                vec![line.to_string()]
            }),
            Self::Drop(words) => lines(&mut |line| {
                let drop = words.iter().all(|word| line.contains(word));
                done += usize::from(drop);
                if drop { vec![] } else { vec![line.to_string()] }
            }),
            Self::Add(at, new) => lines(&mut |line| {
                let here = done == 0 && line.contains(at);
                done += usize::from(here);
                if here {
                    vec![line.to_string(), (*new).to_string()]
                } else {
                    vec![line.to_string()]
                }
            }),
            Self::Double(at) => lines(&mut |line| {
                let here = done == 0 && line.contains(at);
                done += usize::from(here);
                vec![line.to_string(); if here { 2 } else { 1 }]
            }),
            Self::All(edits) => {
                done = edits.len();
                edits.iter().try_fold(text.to_string(), |text, edit| edit.apply(&text))?
            }
        };
        (done > 0).then_some(result)
    }
}
