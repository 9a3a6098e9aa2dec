//! Which file of the house names something of which other one: read off the sources, from a file to
//! the one in which a module stands. It knows no rule of the house.

use crate::common::sources::{split, without_tests};
use std::collections::{BTreeMap, BTreeSet};

/// A module by the names that lead to it from the root.
pub type Module = Vec<String>;
/// What each file names of another one.
pub type Arrows = BTreeMap<(String, String), BTreeSet<String>>;

/// A file as it is read: its code, its module, and which modules it declares.
pub struct Source {
    /// Its path.
    pub file: String,
    code: String,
    module: Module,
}

/// The module of a file in `src`, by the file's name.
fn module_of(file: &str) -> Module {
    let path = file.trim_start_matches("src/").trim_end_matches(".rs");
    let mut names: Module = path.split('/').map(str::to_owned).collect();
    // The program is nobody's root: what it calls is the library.
    if names.last().is_some_and(|name| name == "mod" || name == "lib") {
        names.pop();
    }
    names
}

/// The words and signs of a code; `::` is one sign.
fn tokens(code: &str) -> Vec<&str> {
    let within = |c: char| c.is_alphanumeric() || c == '_';
    let mut found = Vec::new();
    let mut rest = code.trim_start();
    while let Some(first) = rest.chars().next() {
        let long = match rest.find(|c| !within(c)) {
            _ if rest.starts_with("::") => 2,
            Some(0) => first.len_utf8(),
            Some(end) => end,
            None => rest.len(),
        };
        found.push(&rest[..long]);
        rest = rest[long..].trim_start();
    }
    found
}

fn is_word(token: &str) -> bool {
    token.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// A path as it is written, and what it is called here: `use a::b as c` is `[a, b]` and `c`.
type Written = (Vec<String>, String);

/// Reads a path, and where it is a tree (in a `use` line) all of its branches. Returns where it
/// ends.
fn read_path(tokens: &[&str], mut at: usize, before: &[String], found: &mut Vec<Written>) -> usize {
    let mut path = before.to_vec();
    while let Some(&token) = tokens.get(at) {
        match token {
            "{" => {
                at += 1;
                while tokens.get(at).is_some_and(|&token| token != "}") {
                    at = read_path(tokens, at, &path, found);
                    at += usize::from(tokens.get(at) == Some(&","));
                }
                return at + 1;
            }
            "self" if !before.is_empty() && path.len() == before.len() => {}
            token if is_word(token) || token == "*" => path.push(token.to_owned()),
            _ => break,
        }
        at += 1;
        if tokens.get(at) != Some(&"::") {
            break;
        }
        at += 1;
    }
    let mut name = path.last().cloned().unwrap_or_default();
    if let Some(["as", other]) = tokens.get(at..at + 2) {
        name = (*other).to_owned();
        at += 2;
    }
    found.push((path, name));
    // What cannot be read is passed over.
    at.max(if tokens.get(at).is_some_and(|t| [",", "}", ";"].contains(t)) { at } else { at + 1 })
}

/// The paths of a code with the module in which each stands, those of its `use` lines apart.
#[derive(Default)]
struct Paths {
    uses: Vec<(Module, Written)>,
    others: Vec<(Module, Written)>,
    /// The modules that the file declares.
    declared: BTreeSet<Module>,
}

fn paths_of(code: &str, module: &Module) -> Paths {
    let tokens = tokens(code);
    let mut paths = Paths::default();
    let (mut at, mut depth) = (0, 0);
    // Modules that stand within the file, each with the depth of braces around it.
    let mut inner: Vec<(String, usize)> = Vec::new();
    while at < tokens.len() {
        let here = || module.iter().cloned().chain(inner.iter().map(|(name, _)| name.clone()));
        let next = |n: usize| tokens.get(at + n).copied().unwrap_or_default();
        let mut found = Vec::new();
        match tokens[at] {
            "use" if next(1) != "<" => {
                let begin = at + 1 + usize::from(next(1) == "::");
                at = read_path(&tokens, begin, &[], &mut found);
                paths.uses.extend(found.into_iter().map(|path| (here().collect(), path)));
                continue;
            }
            "mod" if next(2) == ";" => {
                paths.declared.insert(here().chain([next(1).to_owned()]).collect());
            }
            "mod" if next(2) == "{" => {
                inner.push((next(1).to_owned(), depth));
                depth += 1;
                at += 3;
                continue;
            }
            // Who may see something is not asked for it.
            "in" if at > 1 && tokens[at - 2..at] == ["pub", "("] => {
                at = read_path(&tokens, at + 1, &[], &mut Vec::new());
                continue;
            }
            "{" => depth += 1,
            "}" => {
                depth = depth.saturating_sub(1);
                inner.retain(|(_, outer)| *outer < depth);
            }
            word if is_word(word) && next(1) == "::" => {
                let begins = at == 0 || tokens[at - 1] != "::";
                let mut end = at;
                while tokens.get(end + 1) == Some(&"::")
                    && tokens.get(end + 2).is_some_and(|token| is_word(token))
                {
                    end += 2;
                }
                if begins {
                    read_path(&tokens[..=end], at, &[], &mut found);
                    paths.others.extend(found.into_iter().map(|path| (here().collect(), path)));
                }
                at = end + 1;
                continue;
            }
            _ => {}
        }
        at += 1;
    }
    paths
}

/// A path from the root, if it is one of the house: `known` says what a first name means here.
fn from_root(
    module: &Module,
    path: &[String],
    known: impl Fn(&str) -> Option<Module>,
) -> Option<Module> {
    let mut base = match path.first()?.as_str() {
        "crate" | "caravanserai" => Vec::new(),
        "self" => module.clone(),
        "super" => module[..module.len().checked_sub(1)?].to_vec(),
        name => known(name)?,
    };
    for name in &path[1..] {
        match name.as_str() {
            "super" => drop(base.pop()),
            name => base.push(name.to_owned()),
        }
    }
    Some(base)
}

/// Every arrow between the files of a house.
pub fn arrows(house: &[Source]) -> Arrows {
    let files: BTreeMap<&Module, &str> =
        house.iter().map(|source| (&source.module, source.file.as_str())).collect();
    let mut arrows = Arrows::new();
    for source in house {
        let Paths { uses, others, declared } = paths_of(&source.code, &source.module);
        let child = |module: &Module, name: &str| {
            let child: Module = module.iter().cloned().chain([name.to_owned()]).collect();
            declared.contains(&child).then_some(child)
        };
        // A module that is taken in by its name is named through that name.
        let mut called: BTreeMap<(Module, String), Module> = BTreeMap::new();
        let mut named: Vec<Module> = Vec::new();
        for (module, (path, name)) in uses {
            match from_root(&module, &path, |first| child(&module, first)) {
                Some(whole) if files.contains_key(&whole) => {
                    called.insert((module, name), whole);
                }
                whole => named.extend(whole),
            }
        }
        for (module, (path, _)) in others {
            let known = |first: &str| {
                let name = (module.clone(), first.to_owned());
                child(&module, first).or_else(|| called.get(&name).cloned())
            };
            named.extend(from_root(&module, &path, known));
        }
        for path in named {
            let long = (0..path.len()).rev().find(|&n| files.contains_key(&path[..n].to_vec()));
            let Some(long) = long else { continue };
            let to = files[&path[..long].to_vec()];
            // A part may use the words of the whole that it is in: that is what a folder's own file
            // is for.
            let whole = long < source.module.len() && source.module.starts_with(&path[..long]);
            if to != source.file && !whole {
                let arrow = (source.file.clone(), to.to_owned());
                arrows.entry(arrow).or_default().insert(path[long].clone());
            }
        }
    }
    arrows
}

pub fn source(file: &str, text: &str) -> Source {
    let (code, _) = split(text);
    Source { file: file.to_owned(), code: without_tests(&code).to_owned(), module: module_of(file) }
}
