//! A reader of Rust sources that is good enough for files that rustfmt has seen: code without
//! comments, string literals, paths. It knows no rule of the house.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The folder of the repository.
pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The Rust files of a folder, by their paths.
pub fn sources(folder: &str) -> Vec<(String, String)> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        let Ok(entries) = fs::read_dir(folder) else { return };
        for path in entries.map(|e| e.unwrap().path()) {
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|e| e == "rs") {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    walk(&root().join(folder), &mut found);
    found.sort();
    let name = |p: &PathBuf| p.strip_prefix(root()).unwrap().to_str().unwrap().replace('\\', "/");
    found.iter().map(|p| (name(p), fs::read_to_string(p).unwrap())).collect()
}

/// The code without comments, and its string literals apart. Good enough for sources that rustfmt
/// has seen.
pub fn split(text: &str) -> (String, Vec<String>) {
    let (mut code, mut strings) = (String::new(), Vec::new());
    let mut chars = text.chars().peekable();
    let mut before = ' ';
    while let Some(c) = chars.next() {
        match (c, chars.peek().copied()) {
            ('/', Some('/')) => {
                for c in chars.by_ref() {
                    if c == '\n' {
                        code.push('\n');
                        break;
                    }
                }
            }
            ('/', Some('*')) => {
                let mut last = ' ';
                for c in chars.by_ref() {
                    if last == '*' && c == '/' {
                        break;
                    }
                    last = c;
                }
            }
            // A character, not a lifetime: it ends after one or, escaped, after more.
            ('\'', Some(next)) => {
                let mut ahead = chars.clone();
                ahead.next();
                if next == '\\' {
                    chars.next();
                    chars.next();
                    for c in chars.by_ref() {
                        if c == '\'' {
                            break;
                        }
                    }
                } else if ahead.next() == Some('\'') {
                    chars.next();
                    chars.next();
                } else {
                    code.push(c);
                }
            }
            ('r', Some('"' | '#')) if !before.is_alphanumeric() && before != '_' => {
                let mut ahead = chars.clone();
                let hashes = std::iter::from_fn(|| ahead.next_if_eq(&'#')).count();
                if ahead.next() == Some('"') {
                    chars = ahead;
                    let end = format!("\"{}", "#".repeat(hashes));
                    let mut raw = String::new();
                    while !raw.ends_with(&end) {
                        let Some(c) = chars.next() else { break };
                        raw.push(c);
                    }
                    raw.truncate(raw.len().saturating_sub(end.len()));
                    strings.push(raw);
                    code.push_str("\"\"");
                } else {
                    code.push(c);
                }
            }
            ('"', _) => {
                let mut literal = String::new();
                while let Some(c) = chars.next() {
                    match c {
                        '"' => break,
                        '\\' => literal.extend(chars.next()),
                        c => literal.push(c),
                    }
                }
                strings.push(literal);
                code.push_str("\"\"");
            }
            _ => code.push(c),
        }
        before = c;
    }
    (code, strings)
}

/// The code before the file's own tests.
pub fn without_tests(code: &str) -> &str {
    code.split("#[cfg(test)]").next().unwrap_or(code)
}

/// Every path that begins with `crate::` or `caravanserai::`, with the braces of a `use` opened.
pub fn paths(code: &str) -> Vec<String> {
    fn tree(text: &str, before: &str, found: &mut Vec<String>) -> usize {
        let mut path = before.to_owned();
        let mut at = 0;
        loop {
            let rest = &text[at..];
            let space = rest.len() - rest.trim_start().len();
            let rest = rest.trim_start();
            at += space;
            let name = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
            if name > 0 {
                path = format!("{path}::{}", &rest[..name]);
                at += name;
                if text[at..].starts_with("::") {
                    at += 2;
                    continue;
                }
            } else if rest.starts_with('{') {
                at += 1;
                loop {
                    at += tree(&text[at..], &path, found);
                    let rest = &text[at..];
                    at += rest.find([',', '}']).map_or(rest.len(), |n| n + 1);
                    if at >= text.len() || text[..at].ends_with('}') {
                        return at;
                    }
                    if text[at..].trim_start().starts_with('}') {
                        at += text[at..].find('}').unwrap_or(0) + 1;
                        return at;
                    }
                }
            }
            found.push(path);
            return at;
        }
    }
    let mut found = Vec::new();
    for start in ["crate::", "caravanserai::"] {
        for (n, _) in code.match_indices(start) {
            if !code[..n]
                .ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '$' || c == ':')
            {
                tree(&code[n + start.len()..], "", &mut found);
            }
        }
    }
    found.iter().map(|p| p.trim_start_matches("::").to_owned()).collect()
}
