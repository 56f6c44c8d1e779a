//! From packs to [`Content`]: reads, checks and resolves what Frames packs say.
//!
//! | code | meaning |
//! | --- | --- |
//! | F001 | number out of range |
//! | F002 | more systems in a frame than the rules allow (M-70) |
//! | F003 | too many systems of one type in a frame (M-71) |
//! | F004 | wrong number of rockets in a company (M-72) |
//! | F005 | too few or too many frames for a table that the company names (M-73) |
//! | F006 | a company that fits no table, or names none |
//! | F007 | a table for fewer than two or more than five players |
//! | F008 | a table listed twice |
//! | F009 | an empty name |
//! | F010 | a segment of cover outside the field |
//! | F011 | pieces of cover that overlap |
//! | F012 | a segment whose hits are not 1 to 3 |
//! | F013 | a piece without segments |
//! | F014 | more segments than a field may have |
//! | F015 | cover laid out by hand and generated too |
//! | F016 | generated pieces that do not fit on the field |
//! | F017 | a system of an optional rule that is off |
//! | F018 | hazardous ground or a roof outside the field |
//! | F019 | a file of texts for English, or for no known language |
//! | F020 | no rules |
//! | F021 | no companies |
//! | F022 | no fields |
//! | F023 | a thing translated twice |
//! | F030 | name too long (warning) |
//! | F031 | frame that no company uses (warning, pack check only) |
//! | F032 | field without cover (warning) |
//! | F033 | frame or company not legal under the rules of a later pack, left out (warning) |

mod areas;
mod assemble;
mod companies;
mod fields;
mod frames;
mod generators;
mod inline;
mod pack;
mod room;
mod warnings;

use super::Content;
use crate::games::frames::Frames;
use crate::packs::pack_content;

pub use inline::OwnField;

pack_content!(Frames, "frames");
