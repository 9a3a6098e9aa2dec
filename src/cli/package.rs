//! What a package brings besides the program: pages of the manual and completions, made from the
//! command line itself, and the icon in all sizes. It must never know a platform's packages: those
//! lie in `packaging/`.

use crate::{
    table::files::write_atomically,
    view::art::{self, Picture},
};
use clap_complete::Shell;
use image::ImageFormat;
use std::{fs, io::Cursor, path::Path};

/// The name of the program.
const NAME: &str = "caravanserai";

/// By what desktops know the program: the name of its desktop file, metainfo and icons.
const ID: &str = "org.caravanserai.Caravanserai";

/// Sides of the icons in pixels: the folders of the `hicolor` theme, and what macOS asks for.
const SIDES: [u32; 10] = [16, 24, 32, 48, 64, 96, 128, 256, 512, 1024];

/// Sides of the pictures in the icon of Windows.
const WINDOWS_SIDES: [u32; 7] = [16, 24, 32, 48, 64, 128, 256];

/// Writes everything into `dir`: `man/`, `completions/`, `icons/`, `caravanserai.ico`.
///
/// # Errors
/// A sentence that names the file or folder.
pub(super) fn write(command: clap::Command, dir: &Path) -> Result<(), String> {
    let (man, completions, icons) = (dir.join("man"), dir.join("completions"), dir.join("icons"));
    clap_mangen::generate_to(command.clone(), made(&man)?).map_err(|e| told(&man, e))?;
    made(&completions)?;
    let mut command = command;
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish, Shell::PowerShell] {
        clap_complete::generate_to(shell, &mut command, NAME, &completions)
            .map_err(|e| told(&completions, e))?;
    }
    for side in SIDES {
        let folder = icons.join(format!("{side}x{side}/apps"));
        put(made(&folder)?, "png", &png(side)?)?;
    }
    let scalable = icons.join("scalable/apps");
    put(made(&scalable)?, "svg", include_bytes!("../../assets/art/house/sign.svg"))?;
    let ico = dir.join(format!("{NAME}.ico"));
    write_atomically(&ico, &windows_icon()?).map_err(|e| e.to_string())
}

/// The sign of the house as a PNG.
fn png(side: u32) -> Result<Vec<u8>, String> {
    let mut png = Cursor::new(Vec::new());
    let image = art::paint(&Picture::SIGN, side);
    image.write_to(&mut png, ImageFormat::Png).map_err(|e| format!("the icon: {e}"))?;
    Ok(png.into_inner())
}

/// The icon file of Windows: a list of PNGs with their sides and places. Source: the ICO format
/// since Windows Vista.
fn windows_icon() -> Result<Vec<u8>, String> {
    let pictures = WINDOWS_SIDES.map(|side| png(side).map(|bytes| (side, bytes)));
    let pictures = pictures.into_iter().collect::<Result<Vec<_>, _>>()?;
    let count = u16::try_from(pictures.len()).map_err(|e| e.to_string())?;
    let mut file = [[0, 0], [1, 0], count.to_le_bytes()].concat();
    let mut at = 6 + 16 * u32::from(count);
    for (side, bytes) in &pictures {
        let size = u32::try_from(bytes.len()).map_err(|e| e.to_string())?;
        let side = u8::try_from(*side).unwrap_or(0); // 0 stands for 256
        file.extend([side, side, 0, 0, 1, 0, 32, 0]);
        file.extend([size.to_le_bytes(), at.to_le_bytes()].concat());
        at += size;
    }
    file.extend(pictures.into_iter().flat_map(|(_, bytes)| bytes));
    Ok(file)
}

fn put(folder: &Path, ending: &str, bytes: &[u8]) -> Result<(), String> {
    let path = folder.join(format!("{ID}.{ending}"));
    write_atomically(&path, bytes).map_err(|e| e.to_string())
}

fn made(folder: &Path) -> Result<&Path, String> {
    fs::create_dir_all(folder).map_err(|e| told(folder, e)).map(|()| folder)
}

fn told(place: &Path, why: impl std::fmt::Display) -> String {
    format!("{} cannot be written: {why}", place.display())
}
