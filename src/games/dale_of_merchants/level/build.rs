//! Turns parsed level files into the [`Level`] of one edition.
//!
//! Everything that the rules lean on is made sure of here, so that they need not look again: names
//! exist, lists fit their index types, effects can be carried out. It must never guess.

use super::{
    CardIx, DieIx, Edition, Level, LevelFile, LevelFindings, LevelMark, ProgramIx, Rows, SetIx,
    cards::{AnimalSet, CardKind, CopySource, Die, Hook, Kind, Switches, TableSize},
    compile::{Compiler, Role},
    effects::Program,
    rows::{CardRow, PatchRow, TableRow},
    syntax::{Effect, WrittenHook},
    vocabulary::{Player, Zone},
};

/// Most kinds of cards: what a chameleon copies is written on it in seven bits.
const MOST_KINDS: usize = 126;

/// Builds the level of an edition, reporting everything that stands in the way; `None` if anything
/// does.
pub(super) fn build(rows: &Rows, edition: Edition, found: &mut LevelFindings) -> Option<Level> {
    let before = found.list.len();
    let Some(row) = rows.editions.editions.iter().find(|row| row.id == edition.id()) else {
        let mark = LevelMark::head(LevelFile::Editions, "editions");
        found.add(&mark, "level-no-edition", vec![("id", edition.id().into())], "DOM-16.2");
        return None;
    };
    let switches = Switches {
        refill_after_technique: row.refill_after_technique,
        search_reshuffles: row.search_reshuffles,
    };
    let sets = sets(rows, found);
    let dice = dice(rows, found);
    let (cards, programs) = cards(rows, edition, &sets, &dice, found);
    let tables = tables(rows, &sets, found);
    let junk = cards.iter().position(|card| card.id == rows.tables.junk.id && card.is_junk());
    found.need(
        junk.is_some(),
        || LevelMark::head(LevelFile::Tables, "junk"),
        "level-dale-junk",
        || vec![("id", rows.tables.junk.id.clone())],
        "DOM-0.2",
    );
    figures(rows, found);
    if found.list.len() != before {
        return None;
    }
    Some(Level {
        edition,
        switches,
        sets,
        cards,
        programs,
        junk: CardIx(junk? as u8),
        dice,
        surcharges: rows.tables.surcharges.values.clone(),
        hand_size: rows.tables.hand_size.value,
        tables,
    })
}

/// What market slots cost, and how large a hand is.
fn figures(rows: &Rows, found: &mut LevelFindings) {
    let head = |field| move || LevelMark::head(LevelFile::Tables, field);
    let slots = &rows.tables.surcharges.values;
    found.need(
        (1..=10).contains(&slots.len()) && slots.iter().all(|s| *s <= 20),
        head("surcharges"),
        "level-dale-slots",
        Vec::new,
        "DOM-4.1",
    );
    let hand = rows.tables.hand_size.value;
    found.need(
        (1..=20).contains(&hand),
        head("hand_size"),
        "level-dale-hand",
        || vec![("number", hand.to_string())],
        "DOM-9.2",
    );
}

/// Whether an id can be part of a text key.
fn plain(id: &str) -> bool {
    id.len() <= 40
        && id.starts_with(|c: char| c.is_ascii_lowercase())
        && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
}

fn sets(rows: &Rows, found: &mut LevelFindings) -> Vec<AnimalSet> {
    let file = LevelFile::Sets;
    let list = &rows.sets.sets;
    found.need(
        (1..=60).contains(&list.len()),
        || LevelMark::head(file, "sets"),
        "level-dale-many",
        Vec::new,
        "",
    );
    found.once(file, "id", list.iter().map(|row| &row.id));
    list.iter()
        .map(|row| {
            let mark = || LevelMark::row(file, "id", &row.id);
            found.need(plain(&row.id), mark, "level-dale-id", || vec![("id", row.id.clone())], "");
            AnimalSet {
                id: row.id.clone(),
                key: format!("dom-set-{}", row.id),
                game: row.game,
                colour: [row.colour.0, row.colour.1, row.colour.2],
                emblem: row.emblem,
                ratings: row.ratings,
            }
        })
        .collect()
}

fn dice(rows: &Rows, found: &mut LevelFindings) -> Vec<Die> {
    let file = LevelFile::Tables;
    let list = &rows.tables.dice;
    found.need(list.len() <= 20, || LevelMark::head(file, "dice"), "level-dale-many", Vec::new, "");
    let ids = list.iter().map(|row| &row.id).filter(|id| **id != rows.tables.junk.id);
    found.once(file, "id", ids);
    list.iter()
        .map(|row| {
            let sound =
                (1..=20).contains(&row.faces.len()) && row.faces.iter().all(|face| *face <= 20);
            found.need(
                sound,
                || LevelMark::row(file, "id", &row.id),
                "level-dale-die",
                || vec![("id", row.id.clone())],
                "DOM-1.1",
            );
            Die { id: row.id.clone(), faces: row.faces.clone() }
        })
        .collect()
}

fn tables(rows: &Rows, sets: &[AnimalSet], found: &mut LevelFindings) -> Vec<TableSize> {
    let file = LevelFile::Tables;
    let list = &rows.tables.tables;
    found.need(
        !list.is_empty(),
        || LevelMark::head(file, "tables"),
        "level-dale-many",
        Vec::new,
        "DOM-2.9",
    );
    let mut tables: Vec<TableSize> = Vec::new();
    for row in list {
        let mark = || {
            LevelMark::words(file, &format!("seats: {}", row.seats))
                .also(&format!("teams: {}", row.teams))
        };
        let args = || vec![("seats", row.seats.to_string())];
        let sound = (2..=4).contains(&row.seats)
            && (!row.teams || row.seats == 4)
            && row.sets >= 1
            && (1..=20).contains(&row.stacks);
        found.need(sound, mark, "level-dale-table", args, "DOM-2.9");
        let twice = tables.iter().any(|table| (table.seats, table.teams) == (row.seats, row.teams));
        found.need(!twice, || mark().nth(1), "level-dale-table-twice", args, "DOM-2.9");
        let first_sets = first_sets(row, sets, mark, found);
        let want = usize::from(row.sets);
        let counts =
            || vec![("have", row.first_sets.len().to_string()), ("want", want.to_string())];
        found.need(
            row.first_sets.len() == want && want <= sets.len(),
            mark,
            "level-dale-first-sets",
            counts,
            "DOM-2.1",
        );
        tables.push(TableSize {
            seats: row.seats,
            teams: row.teams,
            sets: row.sets,
            junk: row.junk,
            stacks: row.stacks,
            first_sets,
        });
    }
    tables
}

/// The sets that are recommended for a table of this size.
fn first_sets(
    row: &TableRow,
    sets: &[AnimalSet],
    mark: impl Fn() -> LevelMark,
    found: &mut LevelFindings,
) -> Vec<SetIx> {
    let mut first_sets = Vec::new();
    for id in &row.first_sets {
        let set = sets.iter().position(|set| set.id == *id).map(|ix| SetIx(ix as u8));
        let args = || vec![("id", id.clone())];
        found.need(set.is_some(), &mark, "level-unknown", args, "DOM-2.8");
        let new = set.is_none_or(|set| !first_sets.contains(&set));
        found.need(new, &mark, "level-row-twice", args, "DOM-2.8");
        first_sets.extend(set);
    }
    first_sets
}

/// A card as one edition has it.
struct PrintedCard<'a> {
    row: &'a CardRow,
    patch: Option<&'a PatchRow>,
    mark: LevelMark,
    kind: Kind,
    bonus: bool,
    effects: &'a [Effect],
    passive: &'a [WrittenHook],
}

impl<'a> PrintedCard<'a> {
    fn new(row: &'a CardRow, patches: &'a [PatchRow], edition: Edition) -> Self {
        let patch =
            patches.iter().find(|patch| patch.id == row.id && patch.edition == edition.id());
        PrintedCard {
            row,
            patch,
            mark: match patch {
                Some(patch) => {
                    LevelMark::row(LevelFile::Patches, "id", &row.id).and("edition", &patch.edition)
                }
                None => LevelMark::row(LevelFile::Cards, "id", &row.id),
            },
            kind: patch.and_then(|patch| patch.kind).unwrap_or(row.kind),
            bonus: patch.and_then(|patch| patch.bonus).unwrap_or(row.bonus),
            effects: patch.and_then(|patch| patch.effects.as_deref()).unwrap_or(&row.effects),
            passive: patch.and_then(|patch| patch.passive.as_deref()).unwrap_or(&row.passive),
        }
    }
}

fn cards(
    rows: &Rows,
    edition: Edition,
    sets: &[AnimalSet],
    dice: &[Die],
    found: &mut LevelFindings,
) -> (Vec<CardKind>, Vec<Program>) {
    let file = LevelFile::Cards;
    let list = &rows.cards.cards;
    found.need(
        (1..=MOST_KINDS).contains(&list.len()),
        || LevelMark::head(file, "cards"),
        "level-dale-many",
        Vec::new,
        "",
    );
    found.once(file, "id", list.iter().map(|row| &row.id));
    let mut programs = Vec::new();
    let mut cards = Vec::new();
    for (ix, row) in list.iter().enumerate() {
        let card = PrintedCard::new(row, &rows.patches.patches, edition);
        let set = printed_on(&card, sets, found);
        shape(&card, found);
        let at = CardIx(ix.min(254) as u8);
        let mut maker =
            Maker { dice, card: at, mark: &card.mark, id: &row.id, programs: &mut programs, found };
        let effect =
            (card.kind == Kind::Technique).then(|| maker.program(Role::Technique, card.effects).0);
        let hooks = maker.hooks(card.passive);
        let key = if card.patch.is_some() {
            format!("dom-card-{}-{}", row.id, edition.id())
        } else {
            format!("dom-card-{}", row.id)
        };
        cards.push(CardKind {
            id: row.id.clone(),
            key,
            set,
            value: row.value,
            copies: row.copies,
            kind: card.kind,
            bonus: card.bonus,
            effect,
            hooks,
        });
    }
    (cards, programs)
}

/// What stands on a card beside its effects is sound; gives its set.
fn printed_on(
    card: &PrintedCard<'_>,
    sets: &[AnimalSet],
    found: &mut LevelFindings,
) -> Option<SetIx> {
    let row = card.row;
    let mark = || LevelMark::row(LevelFile::Cards, "id", &row.id);
    let args = || vec![("id", row.id.clone())];
    found.need(plain(&row.id), mark, "level-dale-id", args, "");
    let set = row
        .set
        .as_ref()
        .and_then(|id| sets.iter().position(|set| set.id == *id))
        .map(|ix| SetIx(ix as u8));
    found.need(
        set.is_some() == row.set.is_some(),
        mark,
        "level-unknown",
        || vec![("id", row.set.clone().unwrap_or_default())],
        "DOM-0.2",
    );
    found.need(
        row.set.is_none() == (card.kind == Kind::Rubbish),
        mark,
        "level-dale-setless",
        args,
        "DOM-0.2",
    );
    found.need(
        (1..=5).contains(&row.value),
        mark,
        "level-dale-value",
        || vec![("number", row.value.to_string())],
        "DOM-11.1",
    );
    found.need((1..=60).contains(&row.copies), mark, "level-dale-copies", args, "DOM-1.1");
    set
}

/// Each kind of card has its own parts, and no others.
fn shape(card: &PrintedCard<'_>, found: &mut LevelFindings) {
    let sound = match card.kind {
        Kind::Technique => !card.effects.is_empty() && card.passive.is_empty(),
        Kind::Passive => card.effects.is_empty() && !card.passive.is_empty() && !card.bonus,
        Kind::Rubbish => card.effects.is_empty() && card.passive.is_empty() && !card.bonus,
    };
    found.need(
        sound,
        || card.mark.clone(),
        "level-dale-shape",
        || vec![("id", card.row.id.clone())],
        "DOM-1.3",
    );
}

/// Compiles the effects of one card.
struct Maker<'a, 'f> {
    dice: &'a [Die],
    card: CardIx,
    mark: &'a LevelMark,
    id: &'a str,
    programs: &'a mut Vec<Program>,
    found: &'a mut LevelFindings<'f>,
}

impl Maker<'_, '_> {
    /// The program of an effect, and the names of its bindings.
    fn program(&mut self, role: Role, effects: &[Effect]) -> (ProgramIx, Vec<String>) {
        let dice = self.dice;
        let die = |name: &str| dice.iter().position(|die| die.id == name).map(|ix| DieIx(ix as u8));
        let (program, faults, names) = Compiler::new(role, &die).program(effects, self.card);
        for (key, mut args) in faults {
            args.push(("card", self.id.to_owned()));
            self.found.add(self.mark, key, args, "DOM-5.1");
        }
        self.programs.push(program);
        (ProgramIx(self.programs.len() as u16 - 1), names)
    }

    fn hooks(&mut self, written: &[WrittenHook]) -> Vec<Hook> {
        let kept = written.iter().find_map(|hook| match hook {
            WrittenHook::Copy(Zone::Bound(name)) => Some(name.as_str()),
            _ => None,
        });
        let mut keeps_any = false;
        let mut hooks = Vec::new();
        for hook in written {
            hooks.push(match hook {
                WrittenHook::HandSize { add, place } => Hook::HandSize { add: *add, place: *place },
                WrittenHook::PayBefore(body) => {
                    Hook::PayBefore(self.program(Role::PayBefore, body).0)
                }
                WrittenHook::Pay(pay) => Hook::Pay(*pay),
                WrittenHook::OnBought(body) => Hook::OnBought(self.program(Role::OnBought, body).0),
                WrittenHook::Build(build) => Hook::Build(*build),
                WrittenHook::Activate { per_turn, body } => {
                    let (ix, names) = self.program(Role::Passive, body);
                    let keeps = kept
                        .and_then(|name| names.iter().position(|other| other == name))
                        .map(|at| super::Bind(at as u8));
                    keeps_any |= keeps.is_some();
                    Hook::Activate { per_turn: *per_turn, body: ix, keeps }
                }
                WrittenHook::After { event, optional, body } => Hook::After {
                    event: *event,
                    optional: *optional,
                    body: self.program(Role::Passive, body).0,
                },
                WrittenHook::Copy(zone) => match copy_source(zone) {
                    Some(source) => Hook::Copy(source),
                    None => {
                        let args = vec![("id", "copy".to_owned()), ("card", self.id.to_owned())];
                        self.found.add(self.mark, "level-effect-misplaced", args, "DOM-10.8");
                        continue;
                    }
                },
                WrittenHook::OnTurnEnd(body) => {
                    Hook::OnTurnEnd(self.program(Role::Passive, body).0)
                }
            });
        }
        if let (Some(name), false) = (kept, keeps_any) {
            let args = vec![("id", name.to_owned()), ("card", self.id.to_owned())];
            self.found.add(self.mark, "level-effect-unbound", args, "DOM-10.8");
        }
        hooks
    }
}

fn copy_source(zone: &Zone<String, String>) -> Option<CopySource> {
    match zone {
        Zone::RightStack(Player::Me) => Some(CopySource::RightStack),
        Zone::PileTop(Player::AnyOther) => Some(CopySource::PileTopOfAnother),
        Zone::BinTop => Some(CopySource::BinTop),
        Zone::Market => Some(CopySource::Market),
        Zone::ShownHand(Player::Me) => Some(CopySource::ShownHand),
        Zone::Bound(_) => Some(CopySource::Kept),
        _ => None,
    }
}
