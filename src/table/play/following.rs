//! Following a record line by line, with its chance.

use super::running::Play;
use crate::table::{action::Action, edit::Edit};

impl Play {
    /// Carries out one line of a record, with its chance.
    ///
    /// The outer error says that the line cannot be read; the inner one that today's rules play it
    /// differently.
    pub(in crate::table) fn follow_line(
        &mut self,
        line: &str,
    ) -> Result<Result<(), String>, String> {
        let mut parts = line.rsplitn(3, ';');
        let (Some(hash), Some(chance), Some(what)) = (parts.next(), parts.next(), parts.next())
        else {
            return Err(
                "a line is made of three parts between semicolons: what was done, chance, hash"
                    .to_owned(),
            );
        };
        let hash = u32::from_str_radix(hash, 16)
            .map_err(|_| "the hash is no hexadecimal number".to_owned())?;
        let chance: Result<Vec<u32>, _> =
            chance.split(',').filter(|c| !c.is_empty()).map(str::parse).collect();
        let chance = chance.map_err(|_| "a chance outcome is no number".to_owned())?;
        self.state_mut().dice.script = chance.iter().copied().collect();
        let entry = if let Some(edits) = what.strip_prefix('!') {
            let edits: Result<Vec<Edit>, _> =
                edits.split('!').map(|e| Edit::parse(e, &self.catalogue)).collect();
            self.edit(&edits.map_err(|e| e.to_string())?).map_err(|e| e.to_string())
        } else {
            let action = Action::parse(what, &self.catalogue).map_err(|e| e.to_string())?;
            self.carry_out(action).map_err(|r| format!("\"{what}\" is refused by {}", r.rule))
        };
        let misfit = self.end_script();
        Ok(match (entry, misfit) {
            (Err(why), _) => Err(why),
            (Ok(entry), Some(misfit)) => {
                // It stands, so that it can be taken back.
                self.entries.push(entry);
                Err(misfit.to_string())
            }
            (Ok(entry), None) => {
                let here = entry.hash as u32;
                self.entries.push(entry);
                if here == hash {
                    Ok(())
                } else {
                    Err(format!(
                        "the position after \"{what}\" is another one ({here:08x} instead of {hash:08x})"
                    ))
                }
            }
        })
    }
}
