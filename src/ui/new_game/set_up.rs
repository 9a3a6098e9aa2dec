//! The set-up that a form describes, with what its game usually begins with, and which values of an
//! option can be begun with. Whether a set-up is possible, the table decides.

use super::form::NewGameForm;
use crate::{
    table::{
        game::{OptionInfo, OptionKind, Setup, check_setup},
        record::fingerprint,
    },
    ui::{game_ui, table_text::TableText},
};

/// Longest name of a seat, in characters.
const LONGEST_NAME: usize = 24;

impl NewGameForm {
    /// The values of an option that can be begun with: nobody can begin who does not sit here.
    pub(super) fn open_values(&self, texts: TableText, option: &OptionInfo) -> Vec<i64> {
        let OptionKind::OneOf(values) = option.kind else { return Vec::new() };
        let begins = |value: i64| {
            let mut setup = self.setup(texts, 1);
            setup.options.insert(option.key.to_owned(), value);
            check_setup(self.game(), &setup).is_ok()
        };
        let now = self.options.get(option.key).copied().unwrap_or(option.default);
        // Where something else is wrong, each of them would be refused.
        let all = !begins(option.default);
        values.iter().copied().filter(|&v| all || v == now || begins(v)).collect()
    }
    /// The set-up that the form describes. An empty seed becomes `fresh`.
    pub fn setup(&self, texts: TableText, fresh: u64) -> Setup {
        let mut seats = self.seats.clone();
        for (i, seat) in seats.iter_mut().enumerate() {
            seat.name = self.name_of(texts, i).chars().take(LONGEST_NAME).collect();
        }
        let seed = match self.seed.trim() {
            "" => fresh,
            typed => typed.parse().unwrap_or_else(|_| fingerprint([typed])),
        };
        let mut options = self.options.clone();
        for &(key, value) in game_ui::of(self.game().id()).usual_options(&seats) {
            options.entry(key.to_owned()).or_insert(value);
        }
        Setup {
            game: self.game().id().to_owned(),
            edition: self.edition().id.to_owned(),
            seats,
            options,
            seed,
            study: self.study,
        }
    }
}
