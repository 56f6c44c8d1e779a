//! Declares words: a struct with a field for each text, a method for each sentence and each table.

/// Declares the words of a part of the interface. `says` are sentences with the holes that they may have, `by name` are
/// tables with a word for each variant of an enum. The same names stand in the files of words.
macro_rules! words {
    (@file $folder:literal, $code:literal) => {
        (
            concat!("assets/words/", $folder, "/", $code, ".ron"),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $folder, "/", $code, ".ron")),
        )
    };
    (
        $(#[$about:meta])*
        pub struct $name:ident {
            $($(#[$doc:meta])* $field:ident: $kind:ty,)*
        }
        $(says {
            $($(#[$said_doc:meta])* $said:ident($($hole:ident: $of:ty),*);)*
        })?
        $(by name {
            $($(#[$table_doc:meta])* $table:ident($key:ty): $word:ty;)*
        })?
    ) => {
        $(#[$about])*
        pub struct $name {
            $($(#[$doc])* pub $field: $kind,)*
            $($($said: $crate::desktop::words::Sentence,)*)?
            $($($table: $crate::desktop::words::Table<$word>,)*)?
        }

        impl $name {
            $($(
                $(#[$said_doc])*
                #[must_use]
                pub fn $said(&self, $($hole: $of),*) -> String {
                    self.$said.fill(&[$($crate::desktop::words::Hole::text(&$hole)),*])
                }
            )*)?
            $($(
                $(#[$table_doc])*
                #[must_use]
                pub fn $table(&self, key: $key) -> $word {
                    self.$table.get($crate::desktop::words::Keyed::key(&key))
                }
            )*)?
        }

        impl $crate::desktop::words::Word for $name {
            fn read(at: $crate::desktop::words::Node<'_>) -> Self {
                let names = [
                    $(stringify!($field),)*
                    $($(stringify!($said),)*)?
                    $($(stringify!($table),)*)?
                ];
                let found = at.fields(&names);
                Self {
                    $($field: at.field(found, stringify!($field)),)*
                    $($($said: at.sentence(
                        found,
                        stringify!($said),
                        &[$((stringify!($hole), <$of as $crate::desktop::words::Hole>::KIND)),*],
                    ),)*)?
                    $($($table: at.table(
                        found,
                        stringify!($table),
                        <$key as $crate::desktop::words::Keyed>::KEYS,
                    ),)*)?
                }
            }
        }
    };
}

/// The words of one folder under `assets/words`, a file for each language, read when they are first asked for:
/// `pub fn of(language: Language) -> &'static MyWords`, and a test that nothing is wrong with the files.
macro_rules! word_files {
    ($folder:literal, $words:ty) => {
        /// The words of a language.
        #[must_use]
        pub fn of(language: $crate::table::Language) -> &'static $words {
            use std::sync::OnceLock;
            static READ: [OnceLock<$words>; 2] = [const { OnceLock::new() }; 2];
            READ[language as usize].get_or_init(|| read_file(language).0)
        }

        /// Reads a file, with what is wrong with it.
        fn read_file(language: $crate::table::Language) -> ($words, Vec<String>) {
            use $crate::table::Language;
            let (file, text) = match language {
                Language::English => $crate::desktop::words::words!(@file $folder, "en"),
                Language::Spanish => $crate::desktop::words::words!(@file $folder, "es"),
            };
            $crate::desktop::words::read(file, text)
        }

        #[cfg(test)]
        mod files {
            use $crate::table::LANGUAGES;

            #[test]
            fn no_word_is_missing_unknown_or_wrong() {
                let faults = LANGUAGES.into_iter().flat_map(|language| super::read_file(language).1);
                let faults: Vec<_> = faults.collect();
                assert!(faults.is_empty(), "{}", faults.join("\n"));
            }
        }
    };
}

pub(crate) use {word_files, words};
