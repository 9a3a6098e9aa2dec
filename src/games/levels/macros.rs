//! How the level of every game is written down: its editions, its files with their rows, and the
//! dense indices into its lists. It knows no game; what a row means stands in the game's own files.

/// Makes the enum of a game's editions: `Name { /// Which it is. Value "id", .. }`, oldest first.
#[macro_export]
macro_rules! editions {
    ($(#[$doc:meta])* $name:ident { $($(#[$each:meta])* $edition:ident $id:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        pub enum $name {
            $($(#[$each])* $edition,)*
        }

        impl $name {
            /// Every edition the program knows, oldest first.
            pub const ALL: [Self; [$(Self::$edition),*].len()] = [$(Self::$edition),*];

            /// The id used in level files, records and on the command line.
            pub fn id(self) -> &'static str {
                match self {
                    $(Self::$edition => $id,)*
                }
            }

            /// The edition with this id, `None` for an unknown id.
            pub fn from_id(id: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|edition| edition.id() == id)
            }
        }

        impl $crate::games::levels::Editions for $name {
            const EVERY: &'static [Self] = &Self::ALL;
            fn id(self) -> &'static str {
                self.id()
            }
        }
    };
}

/// Makes a dense index type into each list of a level, and the ways to ask the level by it:
/// `/// Position of what.` `Index(u8): list[Item] => one, one_by_id;`, the last where the items
/// have an id.
#[macro_export]
macro_rules! lists {
    ($level:ident { $($(#[$doc:meta])* $name:ident($inner:ty): $list:ident[$item:ty] => $one:ident $(, $by_id:ident)?;)* }) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
            pub struct $name(pub $inner);

            impl $name {
                /// The position in the list, for indexing.
                pub fn ix(self) -> usize {
                    usize::from(self.0)
                }
            }

            impl $level {
                /// What stands in the list at an index of this level.
                pub fn $one(&self, at: $name) -> &$item {
                    &self.$list[at.ix()]
                }
                $(
                    /// The index of what has this id.
                    pub fn $by_id(&self, id: &str) -> Option<$name> {
                        self.$list.iter().position(|one| one.id == id).map(|at| $name(at as $inner))
                    }
                )?
            }
        )*
    };
}

/// Makes the files of a game's level: `"game" in FOLDER { /// What it holds. Value "file":
/// field: RowType, .. }` in the order in which the hash reads them, then, after `checked`, those
/// that only the level check reads. `Rows` holds all parsed rows.
#[macro_export]
macro_rules! level_files {
    ($game:literal in $folder:ident { $($(#[$doc:meta])* $file:ident $name:tt: $field:ident: $rows:ty,)* } checked { $($(#[$also:meta])* $check:ident $other:literal,)* }) => {
        /// The texts of all files of a level, with the names by which the user knows them.
        pub type LevelFiles = $crate::games::levels::Files<LevelFile>;

        /// The files of a level, in the order in which the hash reads them.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum LevelFile {
            $($(#[$doc])* $file,)*
            $($(#[$also])* $check,)*
        }

        /// All files that play a part in the game, parsed.
        pub struct Rows {
            $(pub(crate) $field: $rows,)*
        }

        impl LevelFile {
            /// Every file of a level.
            pub const ALL: [Self; [$(Self::$file,)* $(Self::$check,)*].len()] = [$(Self::$file,)* $(Self::$check,)*];

            /// Name of the file.
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$file => $name,)*
                    $(Self::$check => $other,)*
                }
            }
        }

        impl $crate::games::levels::FileSet for LevelFile {
            const GAME: &'static str = $game;
            const FOLDER: &'static include_dir::Dir<'static> = &$folder;
            const ALL: &'static [Self] = &Self::ALL;

            fn name(self) -> &'static str {
                self.name()
            }

            fn hashed(self) -> bool {
                ![$(Self::$check),*].contains(&self)
            }
        }

        impl $crate::games::levels::ParsedFiles for LevelFile {
            type Rows = Rows;

            fn parse(found: &mut $crate::games::levels::Findings<Self>) -> Option<Rows> {
                // Every file is read before the first that cannot be parsed ends it, so that all of
                // them are reported.
                $(let $field = found.read(Self::$file);)*
                Some(Rows { $($field: $field?,)* })
            }
        }
    };
}

/// Makes row structs: `deny_unknown_fields`, fields visible to the builder and the checker.
#[macro_export]
macro_rules! rows {
    ($($(#[$doc:meta])* $name:ident { $($(#[$attr:meta])* $field:ident: $type:ty,)* })*) => {
        $($(#[$doc])*
        #[derive(Clone, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(crate) struct $name {
            $($(#[$attr])* pub(crate) $field: $type,)*
        })*
    };
}
