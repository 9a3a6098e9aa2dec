//! The report as one page that needs nothing from outside: curve, tables and pictures stand in it.
//! It lays out what it is given and words nothing.

use super::{GameReport, ReportPoint, ReportSeat};
use std::fmt::Write as _;

/// What stands around every page.
pub(in crate::engine) const PAGE: &str =
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/report/page.html"));
/// Width and height of the curve, and the room for its numbers at the left and below.
const CURVE: (f64, f64, f64, f64) = (900.0, 320.0, 48.0, 26.0);
/// Most points of a line: more are not told apart.
const POINTS: usize = 450;
/// How the lines of the seats are broken, so that they are told apart without colours.
const DASHES: [&str; 6] = ["none", "9 4", "3 4", "14 4 3 4", "1 5", "6 2 2 2"];
/// The letters of base 64.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The whole page.
pub(super) fn page(report: &GameReport) -> String {
    let mut body = String::new();
    heading(&mut body, &report.headings.chances);
    body += &curve(report);
    for (n, seat) in report.seats.iter().enumerate() {
        body += &key(n, seat);
    }
    heading(&mut body, &report.headings.luck);
    body += &shares(report);
    if !report.points.is_empty() {
        heading(&mut body, &report.headings.turning);
        // As they are marked on the curve.
        let numbered = report.points.iter().enumerate();
        numbered.for_each(|(n, one)| body += &point(&format!("{} · ", n + 1), one));
    }
    if !report.costly.is_empty() {
        heading(&mut body, &report.headings.costly);
        report.costly.iter().for_each(|one| body += &point("", one));
    }
    heading(&mut body, &report.headings.story);
    let _ = writeln!(body, "<pre>{}</pre>", escaped(&report.story));
    PAGE.replace("{{language}}", report.language)
        .replace("{{title}}", &escaped(&report.title))
        .replace("{{subtitle}}", &escaped(&report.subtitle))
        .replace("{{body}}", &body)
}

fn heading(body: &mut String, words: &str) {
    let _ = writeln!(body, "<h2>{}</h2>", escaped(words));
}

/// What stands in a page as it is, whatever signs it holds.
pub(in crate::engine) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            // So that no text can fill a place of the page.
            '{' => out += "&#123;",
            other => out.push(other),
        }
    }
    out
}

/// The chances of all seats over the game, with the turning points.
fn curve(report: &GameReport) -> String {
    let (wide, high, left, below) = CURVE;
    let last = report.curve.len().saturating_sub(1).max(1) as f64;
    let x = |entry: f64| left + (wide - left - 10.0) * entry / last;
    let y = |chance: f64| 10.0 + (high - below - 10.0) * (1.0 - chance);
    let mut svg = format!(
        "<svg viewBox=\"0 0 {wide} {high}\" role=\"img\" aria-label=\"{}\">\n",
        escaped(&report.headings.chances)
    );
    for (chance, words) in [(0.0, "0 %"), (0.5, "50 %"), (1.0, "100 %")] {
        let (y, right) = (y(chance), wide - 10.0);
        let _ = writeln!(
            svg,
            "<line class=\"grid\" x1=\"{left}\" y1=\"{y:.1}\" x2=\"{right}\" y2=\"{y:.1}\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{words}</text>",
            left - 6.0,
            y + 4.0
        );
    }
    for (n, point) in report.points.iter().enumerate() {
        let x = x(point.entry as f64);
        let (top, foot) = (y(1.0), y(0.0));
        let _ = writeln!(
            svg,
            "<line class=\"mark\" x1=\"{x:.1}\" y1=\"{top:.1}\" x2=\"{x:.1}\" y2=\"{foot:.1}\"/>\
             <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            foot + 17.0,
            n + 1
        );
    }
    let step = report.curve.len().div_ceil(POINTS).max(1);
    for (n, seat) in report.seats.iter().enumerate() {
        let all = report.curve.iter().enumerate();
        let shown = all.filter(|(at, _)| at % step == 0 || at + 1 == report.curve.len());
        let points: Vec<String> = shown
            .filter_map(|(at, all)| Some(format!("{:.1},{:.1}", x(at as f64), y(*all.get(n)?))))
            .collect();
        let _ = writeln!(svg, "<polyline {} points=\"{}\"/>", stroke(n, seat), points.join(" "));
    }
    svg + "</svg>\n"
}

/// How the line of a seat is drawn.
fn stroke(n: usize, seat: &ReportSeat) -> String {
    let [red, green, blue] = seat.colour;
    let dashes = DASHES[n % DASHES.len()];
    format!(
        "fill=\"none\" stroke=\"#{red:02x}{green:02x}{blue:02x}\" stroke-width=\"2.5\" \
         stroke-linejoin=\"round\" stroke-dasharray=\"{dashes}\""
    )
}

/// Whose line it is.
fn key(n: usize, seat: &ReportSeat) -> String {
    format!(
        "<span class=\"key\"><svg viewBox=\"0 0 48 16\" aria-hidden=\"true\">\
         <polyline {} points=\"0,8 48,8\"/></svg>{}</span>",
        stroke(n, seat),
        escaped(&seat.name)
    )
}

/// What of the chances was luck and what was play.
fn shares(report: &GameReport) -> String {
    let mut table = String::from("<table>\n");
    for seat in &report.seats {
        let _ = writeln!(table, "<tr><td>{}</td></tr>", escaped(&seat.share));
    }
    table + "</table>\n"
}

/// A moment, with what stands before its head.
fn point(before: &str, point: &ReportPoint) -> String {
    let mut section =
        format!("<section class=\"point\">\n<h3>{before}{}</h3>\n", escaped(&point.head));
    for line in &point.lines {
        let _ = writeln!(section, "<p>{}</p>", escaped(line));
    }
    if let Some(picture) = &point.picture {
        let head = escaped(&point.head);
        let bytes = base64(picture);
        let _ = writeln!(section, "<img alt=\"{head}\" src=\"data:image/png;base64,{bytes}\">");
    }
    section + "</section>\n"
}

/// Bytes as letters that may stand in a page.
pub(in crate::engine) fn base64(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let at = |n: usize| u32::from(three.get(n).copied().unwrap_or(0));
        let bits = at(0) << 16 | at(1) << 8 | at(2);
        for n in 0..4 {
            let letter = LETTERS[(bits >> (18 - 6 * n) & 63) as usize];
            out.push(if n <= three.len() { char::from(letter) } else { '=' });
        }
    }
    out
}
