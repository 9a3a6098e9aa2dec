//! The list of text files. A new file in `assets/locales` is added here, for each language in which
//! it exists; a test compares this list with the folder.

use super::Language;

/// A text file that is built in.
#[derive(Clone, Copy, Debug)]
pub struct TextFile {
    /// Its language.
    pub language: Language,
    /// Its name without ending.
    pub name: &'static str,
    /// Its text.
    pub text: &'static str,
}

macro_rules! files {
    ($($name:literal: $($language:ident $folder:literal),+;)*) => {
        /// Every text file.
        pub const FILES: &[TextFile] = &[$($(TextFile {
            language: Language::$language,
            name: $name,
            text: include_str!(concat!("../../assets/locales/", $folder, "/", $name, ".ftl")),
        }),+),*];
    };
}

files! {
    "board": En "en", Fr "fr", Es "es";
    "common": En "en", Fr "fr", Es "es";
    "dale_cards": En "en", Fr "fr", Es "es";
    "dale_examples": En "en", Fr "fr", Es "es";
    "dale_help": En "en", Fr "fr", Es "es";
    "dale_of_merchants_rules": En "en", Fr "fr", Es "es";
    "dale_log": En "en", Fr "fr", Es "es";
    "dale_play": En "en", Fr "fr", Es "es";
    "dale_setup": En "en", Fr "fr", Es "es";
    "dale_window": En "en", Fr "fr", Es "es";
    "engine": En "en", Fr "fr", Es "es";
    "help": En "en", Fr "fr", Es "es";
    "level_check": En "en", Fr "fr", Es "es";
    "merchant_of_venus_rules": En "en", Fr "fr", Es "es";
    "mov_deals": En "en", Fr "fr", Es "es";
    "mov_examples": En "en", Fr "fr", Es "es";
    "mov_help": En "en", Fr "fr", Es "es";
    "mov_movement": En "en", Fr "fr", Es "es";
    "mov_sheets": En "en", Fr "fr", Es "es";
    "mov_trade": En "en", Fr "fr", Es "es";
    "mov_turn": En "en", Fr "fr", Es "es";
    "mov_window": En "en", Fr "fr", Es "es";
    "ui": En "en", Fr "fr", Es "es";
}
