//! The languages of the house, and which of them a code or this computer means.

/// The languages of the house.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Default,
    serde::Serialize,
    serde::Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English: every text exists in it.
    #[default]
    En,
    /// French.
    Fr,
    /// Spanish.
    Es,
}

impl Language {
    /// Every language, in the order of the settings.
    pub const ALL: [Language; 3] = [Language::En, Language::Fr, Language::Es];

    /// The code: `en`, `fr`, `es`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Fr => "fr",
            Language::Es => "es",
        }
    }
    /// How the language calls itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::Fr => "Français",
            Language::Es => "Español",
        }
    }
    /// The language of a code such as `fr`, `fr-CA` or `fr_FR.UTF-8`; `None` if the house does not
    /// speak it.
    pub fn from_code(code: &str) -> Option<Language> {
        let head: String = code
            .chars()
            .take_while(char::is_ascii_alphabetic)
            .take(8)
            .collect::<String>()
            .to_ascii_lowercase();
        Language::ALL.into_iter().find(|l| l.code() == head)
    }
    /// The language of this computer, or English where the house does not speak it.
    pub fn of_system() -> Language {
        sys_locale::get_locales().find_map(|l| Language::from_code(&l)).unwrap_or_default()
    }
}
