//! The legend of a game as one page that needs nothing from outside: made to be printed. It lays
//! out what it is given and words nothing.

use super::report::page::{PAGE, base64, escaped};
use std::fmt::Write as _;

/// A sign on the page.
pub struct LegendLine {
    /// What it is called.
    pub name: String,
    /// What it means, in a sentence.
    pub meaning: String,
    /// Its picture, a PNG.
    pub picture: Vec<u8>,
}

/// The page: a language, a title, what stands below it, and the signs.
pub fn legend_page(language: &str, (title, about): (&str, &str), signs: &[LegendLine]) -> String {
    let mut body = String::from("<div class=\"signs\">\n");
    for sign in signs {
        let (name, meaning) = (escaped(&sign.name), escaped(&sign.meaning));
        // A string takes everything.
        let _ = writeln!(
            body,
            "<p><img alt=\"\" src=\"data:image/png;base64,{}\"><span><b>{name}</b><br>{meaning}\
             </span></p>",
            base64(&sign.picture)
        );
    }
    body += "</div>\n";
    PAGE.replace("{{language}}", language)
        .replace("{{title}}", &escaped(title))
        .replace("{{subtitle}}", &escaped(about))
        .replace("{{body}}", &body)
}
