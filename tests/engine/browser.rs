//! The written report in a real browser, where there is one: it opens by itself, keeps to light and
//! dark, and is printed. What stands in it is the business of `export`.

use super::export::export;
use image::Rgb;
use std::{path::Path, process::Command};

/// What the browser is called.
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];
/// The grounds of the page, light and dark.
const GROUNDS: [Rgb<u8>; 2] = [Rgb([0xfb, 0xfa, 0xf6]), Rgb([0x10, 0x15, 0x2b])];

/// Lets a browser do this with a page; false where there is none, or where it does not open here.
fn browse(page: &Path, wish: &[String]) -> bool {
    let profile = page.with_file_name("profile");
    let shown = format!("file://{}", page.display());
    let begins = |browser: &str| {
        let mut browser = Command::new(browser);
        browser.args(["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]);
        browser.arg(format!("--user-data-dir={}", profile.display()));
        browser.args(wish).arg(&shown).output().is_ok_and(|done| done.status.success())
    };
    BROWSERS.into_iter().any(begins)
}

#[test]
fn a_report_opens_in_a_browser_in_light_and_dark_and_is_printed() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let at = |name: &str| folder.path().join(name);
    let (page, printed) = (at("game.html"), at("game.pdf"));
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records/dom-original-stall.ron");
    let out = page.display().to_string();
    export(&["report", record, "--out", &out, "--width", "400", "--playouts", "1"])
        .expect("it is over");
    if !browse(&page, &[format!("--print-to-pdf={}", printed.display())]) {
        println!("skipped: no browser opens here ({})", BROWSERS.join(", "));
        return;
    }
    let paper = std::fs::read(&printed).expect("it is printed");
    assert!(paper.starts_with(b"%PDF") && paper.len() > 50_000, "{} bytes", paper.len());
    for (scheme, ground) in ["1", "0"].into_iter().zip(GROUNDS) {
        let seen = at("seen.png");
        let wish = [
            format!("--screenshot={}", seen.display()),
            "--window-size=600,800".to_owned(),
            format!("--blink-settings=preferredColorScheme={scheme}"),
        ];
        assert!(browse(&page, &wish), "it opened before");
        let picture = image::open(&seen).expect("a picture").to_rgb8();
        assert_eq!(*picture.get_pixel(2, 2), ground, "scheme {scheme}");
        let ink = picture.pixels().filter(|pixel| **pixel != ground).count();
        assert!(ink > 5_000, "hardly anything is seen: {ink}");
    }
}
