//! Which file of the house names something of which other one: read off the sources, from a file to
//! the one in which the thing is defined, through all who hand it on by `pub use`. It knows no rule
//! of the house.

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
    /// With each, whether it is handed on to others.
    uses: Vec<(Module, Written, bool)>,
    others: Vec<(Module, Module)>,
    /// The modules that the file declares.
    declared: BTreeSet<Module>,
}

impl Paths {
    /// The module of this name that a module declares.
    fn child(&self, module: &Module, name: &str) -> Option<Module> {
        let child: Module = module.iter().cloned().chain([name.to_owned()]).collect();
        self.declared.contains(&child).then_some(child)
    }
    /// The module that a first name means: one that is declared, or was taken in.
    fn known(
        &self,
        called: &BTreeMap<(Module, String), Module>,
        module: &Module,
        name: &str,
    ) -> Option<Module> {
        let taken = || called.get(&(module.clone(), name.to_owned())).cloned();
        self.child(module, name).or_else(taken)
    }
}

/// The path with which these tokens begin.
fn path_in_code(tokens: &[&str]) -> Module {
    let word = |n: &usize| tokens.get(*n).is_some_and(|token| is_word(token));
    let joined = |n: &usize| *n == 0 || tokens.get(n - 1) == Some(&"::");
    let words = (0..).step_by(2).take_while(|n| word(n) && joined(n));
    let mut path: Module = words.map(|n| tokens[n].to_owned()).collect();
    // What a macro is given here stands in the module before it.
    if tokens.get(2 * path.len() - 1..=2 * path.len()) == Some(&["::", "$"]) {
        path.push("$".to_owned());
    }
    path
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
                let hands_on = at > 0 && ["pub", ")"].contains(&tokens[at - 1]);
                at = read_path(&tokens, begin, &[], &mut found);
                let found = found.into_iter().map(|path| (here().collect(), path, hands_on));
                paths.uses.extend(found);
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
                if at == 0 || tokens[at - 1] != "::" {
                    let path = path_in_code(&tokens[at..]);
                    paths.others.push((here().collect(), path));
                }
                at += 2;
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

/// What each file hands on to others by `pub use`, under which name, and where that stands.
type Faces = BTreeMap<Module, BTreeMap<String, Module>>;

/// A house as it is read: which module stands in which file, and what is handed on.
struct Rooms<'a> {
    files: BTreeMap<&'a [String], &'a str>,
    faces: Faces,
}

impl Rooms<'_> {
    /// How many names of a path lead to the file in which it ends; something stands behind them.
    fn long(&self, path: &[String]) -> Option<usize> {
        (0..path.len()).rev().find(|&n| self.files.contains_key(&path[..n]))
    }
    /// Where a thing stands that a path names: a face says where it took it from.
    fn follow(&self, mut path: Module) -> Module {
        // Nobody hands on what leads back to its own name; a house that does so ends all the same.
        for _ in 0..self.files.len() {
            let Some(long) = self.long(&path) else { return path };
            let face = self.faces.get(&path[..long]);
            let Some(from) = face.and_then(|names| names.get(&path[long])) else { return path };
            path = from.iter().chain(&path[long + 1..]).cloned().collect();
        }
        path
    }
    /// The modules that a file takes in by their names, and is to name through these; and where
    /// everything else stands that it takes in.
    fn taken(&self, paths: &Paths) -> (BTreeMap<(Module, String), Module>, Vec<Module>) {
        let (mut called, mut named) = (BTreeMap::new(), Vec::new());
        for (module, (path, name), hands_on) in &paths.uses {
            let whole = from_root(module, path, |first| paths.child(module, first));
            match whole.map(|whole| self.follow(whole)) {
                Some(whole) if self.files.contains_key(whole.as_slice()) => {
                    called.insert((module.clone(), name.clone()), whole);
                }
                Some(whole) if !hands_on => named.push(whole),
                _ => {}
            }
        }
        (called, named)
    }
    /// What a file hands on.
    fn faces_of(&self, paths: &Paths) -> Faces {
        let (called, _) = self.taken(paths);
        let mut faces = Faces::new();
        for (module, (path, name), _) in paths.uses.iter().filter(|(_, _, hands_on)| *hands_on) {
            let known = |first: &str| paths.known(&called, module, first);
            if let Some(whole) = from_root(module, path, known) {
                faces.entry(module.clone()).or_default().insert(name.clone(), whole);
            }
        }
        faces
    }
    /// Where everything stands that a file names and does not only hand on.
    fn named(&self, paths: &Paths) -> Vec<Module> {
        let (called, mut named) = self.taken(paths);
        for (module, path) in &paths.others {
            let known = |first: &str| paths.known(&called, module, first);
            named.extend(from_root(module, path, known).map(|whole| self.follow(whole)));
        }
        named
    }
}

/// Every arrow between the files of a house. A file that hands a thing on is none of its ends: who
/// names it there names it in the file that defines it.
pub fn arrows(house: &[Source]) -> Arrows {
    let read: Vec<(&Source, Paths)> =
        house.iter().map(|source| (source, paths_of(&source.code, &source.module))).collect();
    let files = house.iter().map(|source| (source.module.as_slice(), source.file.as_str()));
    let mut rooms = Rooms { files: files.collect(), faces: Faces::new() };
    rooms.faces = read.iter().flat_map(|(_, paths)| rooms.faces_of(paths)).collect();
    let mut arrows = Arrows::new();
    for (source, paths) in &read {
        for path in rooms.named(paths) {
            let Some(long) = rooms.long(&path) else { continue };
            let to = rooms.files[&path[..long]];
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
