//! What lies in `packaging/` says the same as the program: its version, its name, its ending of
//! files, its icon.

use caravanserai::{
    cli::package_files,
    view::art::{self, Picture},
};
use std::{fs, path::Path};

const ID: &str = "org.caravanserai.Caravanserai";

fn text(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

#[test]
fn every_description_names_this_version_and_this_program() {
    let metainfo = text(&format!("packaging/linux/{ID}.metainfo.xml"));
    let version = env!("CARGO_PKG_VERSION");
    assert!(metainfo.contains(&format!("<release version=\"{version}\"")), "metainfo: {version}");
    assert!(metainfo.contains(&format!("<id>{ID}</id>")));
    let desktop = text(&format!("packaging/linux/{ID}.desktop"));
    for line in ["Exec=caravanserai play %f", "StartupWMClass=caravanserai"] {
        assert!(desktop.lines().any(|l| l == line), "the desktop file lacks {line}");
    }
    assert!(desktop.contains(&format!("Icon={ID}\n")));
    for file in
        ["linux/org.caravanserai.Caravanserai.xml", "macos/Info.plist", "windows/caravanserai.iss"]
    {
        assert!(
            text(&format!("packaging/{file}")).contains("caravan"),
            "{file}: the ending of games"
        );
    }
}

#[test]
fn the_program_writes_its_manual_completions_and_icons() {
    let folder = tempfile::tempdir().unwrap();
    package_files(folder.path()).unwrap();
    let read =
        |path: &str| fs::read(folder.path().join(path)).unwrap_or_else(|e| panic!("{path}: {e}"));
    let manual = String::from_utf8(read("man/caravanserai.1")).unwrap();
    for command in ["play", "simulate", "check\\-levels"] {
        assert!(manual.contains(command), "the manual does not speak of {command}");
        let page = format!("man/caravanserai-{}.1", command.replace('\\', ""));
        assert!(!read(&page).is_empty());
    }
    for file in ["caravanserai.bash", "_caravanserai", "caravanserai.fish", "_caravanserai.ps1"] {
        let completions = String::from_utf8(read(&format!("completions/{file}"))).unwrap();
        assert!(completions.contains("simulate"), "{file}");
    }
    for side in [16, 48, 256, 1024] {
        let png = read(&format!("icons/{side}x{side}/apps/{ID}.png"));
        let picture = image::load_from_memory(&png).unwrap().into_rgba8();
        assert_eq!(picture, art::paint(&Picture::SIGN, side), "the icon of {side} points");
    }
    assert!(read(&format!("icons/scalable/apps/{ID}.svg")).starts_with(b"<svg"));
    let occupied = folder.path().join("man/caravanserai.1/no");
    let told = package_files(&occupied).unwrap_err();
    assert!(told.contains("caravanserai.1"), "{told}");
}

/// It lies in the repository because a build on Windows needs it: `docs/packaging.md`.
#[test]
fn the_icon_of_the_windows_program_is_todays_sign() {
    let folder = tempfile::tempdir().unwrap();
    package_files(folder.path()).unwrap();
    let today = fs::read(folder.path().join("caravanserai.ico")).unwrap();
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging/windows/caravanserai.ico");
    assert!(fs::read(kept).unwrap() == today, "write it again with package-files");
    let long = |at: usize| u32::from_le_bytes(today[at..at + 4].try_into().unwrap()) as usize;
    let mut sides = Vec::new();
    for entry in (0..usize::from(today[4])).map(|n| 6 + 16 * n) {
        let (size, at) = (long(entry + 8), long(entry + 12));
        let picture = image::load_from_memory(&today[at..at + size]).unwrap();
        assert_eq!(u32::from(today[entry]), picture.width() % 256);
        sides.push(picture.width());
    }
    assert_eq!(sides, [16, 24, 32, 48, 64, 128, 256]);
}
