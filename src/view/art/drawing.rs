//! Drawings: SVG files of `assets/art`, dressed with the parameters of a picture before they are
//! drawn. What names and classes mean, `assets/art/README.md` says.
//!
//! A file that is missing or broken is a sentence that names it, never a panic.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, PoisonError};

use resvg::usvg::{Options, Tree, roxmltree};
use tiny_skia::{Path, PathSegment, Transform};

pub use super::art_error::ArtError;
use super::files;
use super::palette::{Rgba, mix};
use super::picture::PictureValue;
use super::text::{self, Face};

/// Height of a capital of the house's type as a share of the type size.
const CAPITAL: f32 = 0.714;
/// So many dressed drawings are kept; then all are forgotten and read again where needed.
const KEPT: usize = 1024;

/// A drawing, dressed and ready.
#[derive(Debug)]
pub struct Drawing {
    /// What resvg draws.
    pub tree: Tree,
    /// From the units of the drawing to those of the tree.
    pub origin: Transform,
}

/// One line of words in a file: where it stands in the text, and how it is set.
#[derive(Debug)]
struct Words {
    range: std::ops::Range<usize>,
    /// The parameter that is written here, if it is one.
    say: Option<String>,
    stand_in: String,
    centre: (f32, f32),
    height: f32,
    face: Face,
    /// The attributes that the outlines keep.
    rest: String,
}

/// A file as it is read, not dressed yet.
#[derive(Debug)]
struct Source {
    text: &'static str,
    classes: BTreeSet<String>,
    words: Vec<Words>,
    view: [f32; 4],
}

fn broken(name: &str, why: impl ToString) -> ArtError {
    ArtError::Broken(name.to_owned(), why.to_string())
}

/// An attribute, or the property of the same name in the element's own style.
fn property<'a>(node: roxmltree::Node<'a, '_>, name: &str) -> Option<&'a str> {
    let style = || {
        let pairs = node.attribute("style")?.split(';').filter_map(|pair| pair.split_once(':'));
        pairs.map(|(k, v)| (k.trim(), v.trim())).find(|(k, _)| *k == name).map(|(_, v)| v)
    };
    style().or_else(|| node.attribute(name))
}

fn number(text: &str) -> Option<f32> {
    text.trim().trim_end_matches("px").parse().ok()
}

/// One `text` element; a drawing program may have put a `tspan` into it.
fn words(node: roxmltree::Node) -> Option<Words> {
    let spans = || node.descendants().filter(roxmltree::Node::is_element);
    let find = |name: &str| spans().find_map(|n| property(n, name));
    let size = find("font-size").and_then(number)?;
    let (x, y) = (find("x").and_then(number)?, find("y").and_then(number)?);
    let height = size * CAPITAL;
    let mut rest = String::new();
    for attribute in node.attributes() {
        let name = attribute.name();
        if !matches!(name, "x" | "y" | "text-anchor" | "space") && !name.starts_with("font-") {
            let value = attribute.value().replace('&', "&amp;").replace('"', "&quot;");
            let _ = write!(rest, " {name}=\"{value}\"");
        }
    }
    let class = node.attribute("class").unwrap_or("");
    Some(Words {
        range: node.range(),
        say: class.split_whitespace().find_map(|c| c.strip_prefix("say-")).map(str::to_owned),
        stand_in: node.descendants().filter_map(|n| n.is_text().then(|| n.text())?).collect(),
        centre: (x, y - height / 2.0),
        height,
        face: match find("font-weight") {
            Some("bold" | "700" | "600") => Face::Bold,
            _ => Face::Text,
        },
        rest,
    })
}

impl Source {
    fn read(name: &str, text: &'static str) -> Result<Self, ArtError> {
        let document = roxmltree::Document::parse(text).map_err(|e| broken(name, e))?;
        let view = document.root_element().attribute("viewBox").unwrap_or("");
        let view: Vec<f32> = view.split([' ', ',']).filter_map(number).collect();
        let view: [f32; 4] = view.try_into().map_err(|_| broken(name, "it has no viewBox"))?;
        let elements = || document.descendants().filter(roxmltree::Node::is_element);
        let classes = elements()
            .filter_map(|node| node.attribute("class"))
            .flat_map(|list| list.split_whitespace().map(str::to_owned))
            .collect();
        let mut lines = Vec::new();
        for node in elements().filter(|node| node.has_tag_name("text")) {
            let line = words(node);
            lines.push(line.ok_or_else(|| broken(name, "words need x, y and font-size"))?);
        }
        Ok(Self { text, classes, words: lines, view })
    }

    /// The style sheet that carries the parameters into the drawing.
    fn style(
        &self,
        name: &str,
        with: &[(&str, PictureValue)],
        pixels: f32,
    ) -> Result<String, ArtError> {
        let (mut hide, mut show) = (String::new(), String::new());
        let value = |key: &str| with.iter().find(|(k, _)| *k == key).map(|(_, v)| *v);
        for class in &self.classes {
            let wrong = |why| ArtError::Class(name.to_owned(), class.clone(), why);
            let Some((kind, rest)) = class.split_once('-') else { continue };
            let shown = match kind {
                "say" => continue,
                "fill" | "stroke" | "stop" => {
                    let (key, tone) = rest.split_once('-').unwrap_or((rest, ""));
                    let Some(PictureValue::Colour(colour)) = value(key) else { continue };
                    let [r, g, b, _] = toned(colour, tone).ok_or_else(|| wrong(TONES))?;
                    let what = if kind == "stop" { "stop-color" } else { kind };
                    let _ = write!(show, ".{class}{{{what}:#{r:02x}{g:02x}{b:02x}}}");
                    continue;
                }
                "from" | "below" => {
                    let limit: f32 = rest.parse().map_err(|_| wrong("the pixels are no number"))?;
                    (pixels + 0.01 >= limit) == (kind == "from")
                }
                axis => match value(axis) {
                    Some(PictureValue::Word(word)) => word == rest,
                    _ => continue,
                },
            };
            let (list, display) = if shown { (&mut show, "inline") } else { (&mut hide, "none") };
            let _ = write!(list, ".{class}{{display:{display} !important}}");
        }
        // Of several important rules the first one holds: one of an element's classes is enough.
        Ok(show + &hide)
    }

    /// The text with the words as outlines of the house's type.
    fn spelt(&self, with: &[(&str, PictureValue)]) -> String {
        let mut out = String::with_capacity(self.text.len() + 2048);
        let mut at = 0;
        for line in &self.words {
            out.push_str(&self.text[at..line.range.start]);
            at = line.range.end;
            let given = line.say.as_deref().and_then(|key| {
                with.iter().find(|(k, _)| *k == key).and_then(|(_, value)| value.word())
            });
            let said = given.unwrap_or(&line.stand_in);
            if let Some(path) = text::path(said, line.face, line.height, line.centre) {
                let _ = write!(out, "<path d=\"{}\"{}/>", notation(&path), line.rest);
            }
        }
        out.push_str(&self.text[at..]);
        out
    }
}

const TONES: &str = "a tone is light, dark, lit, dim or six digits, and percent";

/// A colour after the tone in a class: `light-20` is a fifth of the way to white.
fn toned(colour: Rgba, tone: &str) -> Option<Rgba> {
    if tone.is_empty() {
        return Some(colour);
    }
    let (towards, share) = tone.split_once('-')?;
    let towards = match towards {
        "light" => [255, 255, 255, 255],
        "dark" => [8, 10, 24, 255],
        "lit" => [255, 248, 226, 255],
        "dim" => [40, 18, 34, 255],
        digits => super::palette::from_digits(digits)?,
    };
    Some(mix(colour, towards, share.parse::<f32>().ok()? / 100.0))
}

/// A path as vector notation.
fn notation(path: &Path) -> String {
    let mut out = String::new();
    for segment in path.segments() {
        let _ = match segment {
            PathSegment::MoveTo(a) => write!(out, "M{} {}", a.x, a.y),
            PathSegment::LineTo(a) => write!(out, "L{} {}", a.x, a.y),
            PathSegment::QuadTo(a, b) => write!(out, "Q{} {} {} {}", a.x, a.y, b.x, b.y),
            PathSegment::CubicTo(a, b, c) => {
                write!(out, "C{} {} {} {} {} {}", a.x, a.y, b.x, b.y, c.x, c.y)
            }
            PathSegment::Close => write!(out, "Z"),
        };
    }
    out
}

/// What has been read and dressed so far.
#[derive(Default)]
struct Shelf {
    sources: BTreeMap<String, Arc<Source>>,
    dressed: BTreeMap<String, Arc<Drawing>>,
}

static SHELF: Mutex<Shelf> =
    Mutex::new(Shelf { sources: BTreeMap::new(), dressed: BTreeMap::new() });

fn source(name: &str) -> Result<Arc<Source>, ArtError> {
    let lock = || SHELF.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = lock().sources.get(name) {
        return Ok(known.clone());
    }
    let text = files::svg(name).ok_or_else(|| ArtError::Missing(name.to_owned()))?;
    let read = Arc::new(Source::read(name, text)?);
    lock().sources.insert(name.to_owned(), read.clone());
    Ok(read)
}

/// A drawing by its name (`house/badge`), dressed with parameters for a size of `pixels` pixels for
/// 100 units.
///
/// # Errors
/// A sentence that names the file and the reason.
pub fn dressed(
    name: &str,
    with: &[(&str, PictureValue)],
    pixels: f32,
) -> Result<Arc<Drawing>, ArtError> {
    let source = source(name)?;
    let style = source.style(name, with, pixels)?;
    let said = source.words.iter().filter_map(|line| line.say.as_deref());
    let said: Vec<&str> =
        said.filter_map(|key| with.iter().find(|(k, _)| *k == key)?.1.word()).collect();
    let key = format!("{name}\n{style}\n{}", said.join("\n"));
    let lock = || SHELF.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = lock().dressed.get(&key) {
        return Ok(known.clone());
    }
    let options = Options { style_sheet: Some(style), ..Options::default() };
    let tree = Tree::from_str(&source.spelt(with), &options).map_err(|e| broken(name, e))?;
    let [x, y, width, _] = source.view;
    let scale = tree.size().width() / width.max(0.001);
    let origin = Transform::from_scale(scale, scale).pre_translate(-x, -y).invert();
    let origin = origin.ok_or_else(|| broken(name, "its viewBox is empty"))?;
    let new = Arc::new(Drawing { tree, origin });
    let mut shelf = lock();
    if shelf.dressed.len() >= KEPT {
        shelf.dressed.clear();
    }
    shelf.dressed.insert(key, new.clone());
    Ok(new)
}

/// The page of a drawing in its units: left, top, width, height.
///
/// # Errors
/// A sentence that names the file and the reason.
pub fn view(name: &str) -> Result<[f32; 4], ArtError> {
    source(name).map(|source| source.view)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tones_are_steps_towards_a_colour() {
        assert_eq!(toned([100, 100, 100, 255], ""), Some([100, 100, 100, 255]));
        assert_eq!(toned([0, 0, 0, 255], "light-20"), Some([51, 51, 51, 255]));
        assert_eq!(toned([0, 0, 0, 255], "ff0000-50"), Some([128, 0, 0, 255]));
        assert_eq!(toned([0, 0, 0, 255], "pale-20"), None);
        assert_eq!(toned([0, 0, 0, 255], "light"), None);
    }

    #[test]
    fn broken_files_say_why() {
        let why = |text| Source::read("x/y", text).err().map(|error| error.to_string());
        assert_eq!(why("<svg viewBox='0 0 1 1'/>"), None);
        let told = why("<svg>").unwrap_or_default();
        assert!(told.starts_with("assets/art/x/y.svg cannot be drawn: "), "{told}");
        let told = why("<svg width='4'/>").unwrap_or_default();
        assert!(told.ends_with("it has no viewBox"), "{told}");
        let told = why("<svg viewBox='0 0 1 1'><text>a</text></svg>").unwrap_or_default();
        assert!(told.ends_with("words need x, y and font-size"), "{told}");
    }

    #[test]
    fn classes_become_a_style_sheet() {
        let text = "<svg viewBox='0 0 9 9'><g class='eyes-open eyes-sly fill-coat-light-50'/>\
                    <g class='eyes-shut from-40 plain'/></svg>";
        let source = Source::read("x/y", text).expect("a drawing");
        let with =
            [("eyes", PictureValue::Word("sly")), ("coat", PictureValue::Colour([0, 0, 0, 255]))];
        let style = source.style("x/y", &with, 39.0).expect("a style");
        let shown = style.find(".eyes-sly{display:inline !important}");
        let hidden = style.find(".eyes-open{display:none !important}");
        assert!(shown.is_some() && shown < hidden, "{style}");
        assert!(style.contains(".fill-coat-light-50{fill:#808080}"), "{style}");
        assert!(style.contains(".from-40{display:none !important}"), "{style}");
        assert_eq!(
            source.style("x/y", &[], 40.0).as_deref(),
            Ok(".from-40{display:inline !important}")
        );
        let wrong = Source::read("x/y", "<svg viewBox='0 0 9 9' class='fill-coat-light'/>");
        let told = wrong.and_then(|source| source.style("x/y", &with, 9.0)).err();
        assert!(told.is_some_and(|told| told.to_string().contains("fill-coat-light")));
    }
}
