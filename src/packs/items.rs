//! `pack_items!`: the list of the kinds of things in packs of a game, and the code generated from it.

use std::ops::Range;

use ron2::FromRon;

use super::{CheckContext, Language, LeftOut, Pack, ReadList, Report, TextFile};

/// All checked things of a pack. `pack_items!` makes it.
pub trait PackItems: Sized {
    /// The files that hold definitions: `a.ron`, `a/*.ron` or `a/**/*.ron`.
    const FILES: &'static [&'static str];
    /// The definitions as they stand in the files.
    type Definitions: Default;
    /// All that a pack may name.
    type KnownNames;
    /// The things of all packs.
    type Merged: Default;
    /// One file of texts.
    type Texts: FromRon;

    /// Where the definitions of the file of that name go; `None` if the game has no such file.
    fn list<'d>(defs: &'d mut Self::Definitions, name: &str) -> Option<&'d mut dyn ReadList>;
    /// The nouns of what a file of that name is for and of what is in it, if its first definition can be read as
    /// another kind only.
    fn misplaced(name: &str, file: &TextFile) -> Option<(&'static str, &'static str)>;
    /// Gives all definitions their full ids.
    fn number(defs: &mut Self::Definitions, pack: &Pack, report: &mut Report);
    /// Checks one file of texts and makes its ids full ones. Texts of unknown things are dropped.
    fn check_texts(
        texts: &mut Self::Texts,
        known: &Self::KnownNames,
        context: &mut CheckContext<'_>,
    );
    /// Adds these things to those of the packs before.
    fn merge(self, all: &mut Self::Merged);
    /// Adds the translations of a pack.
    fn translate(all: &mut Self::Merged, language: Language, texts: &Self::Texts);
    /// Shows everything that has an id: its noun, its full id, and where it is defined.
    fn each(&self, visit: &mut dyn FnMut(&'static str, &str, &TextFile, &Range<usize>));
    /// Warns about all missing translations of a file of texts.
    fn untranslated(&self, texts: &Self::Texts, left_out: &mut LeftOut<'_>);
}

/// Whether a file is among those that a pattern of [`PackItems::FILES`] means.
pub(crate) fn fits(pattern: &str, name: &str) -> bool {
    match (pattern.split_once("/*"), name.split_once('/')) {
        (Some((folder, deep)), Some((inside, rest))) => {
            folder == inside && (deep.starts_with('*') || !rest.contains('/'))
        }
        (None, None) => pattern == name,
        _ => false,
    }
}

/// Makes a game a [`PackGame`](super::PackGame), with its `Definitions`, `Items` and `Merged`, from the list of what its
/// packs hold. `CODES`, `GAME`, `KnownNames`, `TextsDef` and the functions `check`, `check_rules`, `assemble` and `warnings` are in
/// scope, `KnownNames::of_visit` says what a name may mean; `KnownNames` and `TextsDef` have fields of the same names.
///
/// For each kind of thing: its noun, its type, the things it names, its definition, its translation (unless it is a
/// [`thing!`] already), its files.
/// `words` are words that the main things carry. `kinds` are things that have a kind instead of an id, one of each,
/// with the check of their texts and the report of missing translations.
macro_rules! pack_items {
    (
        $game:ty, $content:ty, $rules:ty, pictures $pictures:literal,
        {$(
            $list:ident = $noun:literal $thing:ty, $links:ty, $def:ty, $($texts:ident.$more:ident,)?
            [$($file:literal),+];
        )+}
        main $main:ident;
        $(words $words:ident = $words_noun:literal $words_of:expr;)?
        $(kinds $kinds:ident: $kinds_thing:ty, $kind:ty, $kinds_def:ty, [$($kinds_file:literal),+],
            $check_kinds:path, $left_out_kinds:path;)?
    ) => {
        impl $crate::packs::PackGame for $game {
            const GAME: &'static str = GAME;
            const PICTURES: bool = $pictures;
            const CODES: &'static $crate::packs::Codes = &CODES;
            type Items = Items;
            type Rules = $rules;
            type Content = $content;

            fn known_names(
                visit: &$crate::packs::Visit<'_, '_, $crate::packs::Part<Self>>,
                defs: &Definitions,
                lost: bool,
                report: &mut $crate::packs::Report,
            ) -> KnownNames {
                KnownNames::of_visit(visit, defs, lost, report)
            }

            fn check_rules(
                rules: &mut $rules,
                at: &std::ops::Range<usize>,
                known: &KnownNames,
                context: &mut $crate::packs::CheckContext<'_>,
            ) {
                check_rules(rules, at, known, context);
            }

            fn check(
                visit: &$crate::packs::Visit<'_, '_, $crate::packs::Part<Self>>,
                defs: Definitions,
                rules: Option<&$rules>,
                known: &KnownNames,
                report: &mut $crate::packs::Report,
            ) -> Items {
                check(visit, defs, rules, known, report)
            }

            fn assemble(
                all: Merged,
                rules: Option<$rules>,
                packs: Vec<$crate::packs::PackStamp>,
                report: &mut $crate::packs::Report,
            ) -> Option<$content> {
                assemble(all, rules, packs, report)
            }

            fn warnings(content: &$content) -> $crate::packs::Warnings {
                warnings(content)
            }
        }

        /// All definitions of a pack.
        #[derive(Default)]
        pub struct Definitions {
            $(pub(super) $list: $crate::packs::Definitions<$def>,)+
            $(pub(super) $kinds: $crate::packs::Definitions<$kinds_def>,)?
        }

        /// All checked things of a pack.
        pub struct Items {
            $(pub $list: Vec<$crate::packs::Placed<$thing, $links>>,)+
            $(pub $kinds: Vec<$kinds_thing>,)?
        }

        /// The things of all packs.
        #[derive(Default)]
        pub struct Merged {
            $(pub $list: $crate::packs::Merged<$thing, $links>,)+
            $(pub $words: $crate::packs::Translated,)?
            $(pub $kinds: std::collections::BTreeMap<$kind, $kinds_thing>,)?
        }

        $($($crate::packs::thing! { $thing = $noun, $texts.$more })?)+

        impl $crate::packs::PackItems for Items {
            const FILES: &'static [&'static str] = &[$($($kinds_file,)+)? $($($file,)+)+];
            type Definitions = Definitions;
            type KnownNames = KnownNames;
            type Merged = Merged;
            type Texts = TextsDef;

            fn list<'d>(
                defs: &'d mut Definitions,
                name: &str,
            ) -> Option<&'d mut dyn $crate::packs::ReadList> {
                let fits = |patterns: &[&str]| patterns.iter().any(|p| $crate::packs::fits(p, name));
                $(if fits(&[$($file),+]) {
                    return Some(&mut defs.$list);
                })+
                $(if fits(&[$($kinds_file),+]) {
                    return Some(&mut defs.$kinds);
                })?
                None
            }

            fn misplaced(
                name: &str,
                file: &$crate::packs::TextFile,
            ) -> Option<(&'static str, &'static str)> {
                let fits = |patterns: &[&str]| patterns.iter().any(|p| $crate::packs::fits(p, name));
                $crate::packs::misplaced(file, &[
                    $(($noun, fits(&[$($file),+]), $crate::packs::reads::<$def>),)+
                ])
            }

            fn number(
                defs: &mut Definitions,
                pack: &$crate::packs::Pack,
                report: &mut $crate::packs::Report,
            ) {
                $(defs.$list.number(pack, report);)+
            }

            fn check_texts(
                texts: &mut TextsDef,
                known: &KnownNames,
                context: &mut $crate::packs::CheckContext<'_>,
            ) {
                $(context.texts(&mut texts.$list, &known.$list);)+
                $(context.words(&texts.$words, $words_noun, &known.$words, known.lost);)?
                $($check_kinds(&texts.$kinds, known, context);)?
            }

            fn merge(self, all: &mut Merged) {
                $(all.$list.add(self.$list);)+
                $(all.$kinds.extend(self.$kinds.into_iter().map(|thing| (thing.kind, thing)));)?
            }

            fn translate(
                all: &mut Merged,
                language: $crate::packs::Language,
                texts: &TextsDef,
            ) {
                $(all.$list.translate(language, &texts.$list);)+
                $(all.$words.add(language, &texts.$words);)?
                $(for text in &texts.$kinds {
                    if let Some(thing) = all.$kinds.get_mut(&text.kind.value) {
                        text.translate(language, thing);
                    }
                })?
            }

            fn each(
                &self,
                visit: &mut dyn FnMut(&'static str, &str, &$crate::packs::TextFile, &std::ops::Range<usize>),
            ) {
                $(for placed in &self.$list {
                    visit($noun, &placed.thing.id, &placed.file, &placed.at);
                })+
            }

            fn untranslated(&self, texts: &TextsDef, left_out: &mut $crate::packs::LeftOut<'_>) {
                $(left_out.things(&self.$list, &texts.$list);)+
                $(left_out.words($words_noun, &self.$main, &texts.$words, $words_of);)?
                $($left_out_kinds(&self.$kinds, &texts.$kinds, left_out);)?
            }
        }
    };
}

/// `thing! { Counter = "counter", Named.summary }`: a kind of thing with the fields `id`, `name` and `summary`.
macro_rules! thing {
    ($thing:ty = $noun:literal, $texts:ident.$more:ident) => {
        impl $crate::packs::Definition for $thing {
            const NOUN: &'static str = $noun;
            type Texts = $crate::packs::$texts;

            fn id(&self) -> &str {
                &self.id
            }

            fn name(&self) -> &$crate::packs::Words {
                &self.name
            }

            fn more(&self) -> &$crate::packs::Words {
                &self.$more
            }

            fn words(&mut self) -> [&mut $crate::packs::Words; 2] {
                [&mut self.name, &mut self.$more]
            }
        }
    };
}
pub(crate) use {pack_items, thing};
