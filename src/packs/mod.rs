//! Packs: where content files come from, how they are read, and how every mistake in them is reported.
//!
//! Nothing here knows a game: a game hands its own types and checks to [`Library::load`].
//!
//! | code | meaning |
//! | --- | --- |
//! | P001 | no `pack.ron`, so no pack |
//! | P002 | a file or folder cannot be read |
//! | P003 | a file is too big |
//! | P004 | a file is not UTF-8 |
//! | P005 | a path leaves the pack |
//! | P006 | a file or folder is not used (warning) |
//! | P007 | too many files, or folders too deep |
//! | P008 | a name of a file has letters that nobody sees |
//! | P009 | a text has letters that nobody sees |
//! | P010 | syntax |
//! | P011 | brackets nested too deep |
//! | P012 | a bracket that is not closed |
//! | P013 | a bracket that closes nothing, or the wrong one |
//! | P014 | the file holds nothing |
//! | P015 | a text in quotes that is not closed |
//! | P020 | wrong type |
//! | P021 | unknown field |
//! | P022 | unknown variant: effect, keyword, energy, ... |
//! | P023 | missing field |
//! | P024 | field given twice |
//! | P025 | number out of range for its field |
//! | P026 | any other value that cannot be read |
//! | P030 | malformed id |
//! | P031 | id defined twice |
//! | P032 | unknown id |
//! | P033 | id of a pack that this one does not need |
//! | P034 | a needed pack is missing |
//! | P035 | packs need each other in a circle |
//! | P036 | a needed pack is set aside |
//! | P037 | two packs with one id in one place |
//! | P038 | unknown game |
//! | P039 | a pack for one game needs a pack for another |
//! | P040 | a pack is written for another game than it says |
//!
//! Each game adds its own codes under its own letter.

mod brackets;
mod builtin;
mod context;
mod definitions;
mod files;
mod find;
mod findings;
pub mod ids;
mod inline;
mod item;
mod items;
mod labels;
mod left_out;
mod letters;
mod library;
mod load;
mod locate;
mod manifest;
mod named;
mod optional;
mod order;
mod outline;
mod parse;
mod picture;
mod placed;
mod placeholder;
mod printed;
#[cfg(test)]
pub(crate) mod proofread;
pub mod prose;
mod raw;
pub mod read;
mod repair;
mod report;
mod scope;
mod seat_spec;
mod sort;
mod source;
mod stamp;
mod suggest;
mod text;
mod texts;
mod thing;
mod unpaired;
mod visit;
mod warnings;
mod whose;
mod wording;
mod words;

pub(crate) use builtin::pack_content;
pub use builtin::{Embedded, LoadError, embedded};
pub use context::{CheckContext, Codes, examine};
pub use definitions::{Definitions, ReadList};
pub use files::stays_inside;
pub use find::embed;
pub use findings::Findings;
pub use inline::{INLINE, inline_id, inline_ids};
pub use item::first_fields;
pub use items::PackItems;
pub(crate) use items::{fits, pack_items};
pub use labels::{Labels, bits, card_line};
pub use left_out::LeftOut;
pub use letters::{in_one_line, is_hidden, shown, shown_path};
pub use library::{Library, Pack};
pub use load::{PackGame, Part, load, warn_unused};
pub use manifest::Manifest;
pub use named::{labelled, named, short, unknown_card};
pub(crate) use optional::optional_fields;
pub use outline::{Outline, list, said, units};
pub use parse::{Parsed, is_sound, parse_list, parse_one, parse_tree, read_item};
pub use picture::Picture;
pub use placed::Placed;
pub(crate) use printed::card_content;
pub use printed::{CardContent, PackContent, Printed};
pub use raw::{Raw, examine_all, examine_one, full_ids};
pub use report::{Diagnostic, MOST_IN_A_FILE, Report, Severity};
pub use scope::Scope;
pub use seat_spec::SeatSpec;
pub use sort::Layout;
pub use source::{Origin, PackFile, Source};
pub use stamp::PackStamp;
pub use suggest::{did_you_mean, nearest};
pub use text::{TextFile, range};
pub use texts::{CardTexts, Named, Translation, examine_texts};
pub use thing::{Merged, Thing, numbered};
pub use visit::{Checked, Visit};
pub use warnings::{Doubt, Warnings};
pub use whose::Whose;
pub use words::{Translated, Words};

pub use crate::table::{LANGUAGES, Language};
