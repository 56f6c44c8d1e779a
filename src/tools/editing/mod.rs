//! Editing positions: what can be set about them as data, undo, and scenario files. The window shows it; nothing here
//! knows of windows.
//!
//! A new field of a game is one line in its table of fields.

mod bench;
pub mod cards;
pub(crate) mod editable;
pub(crate) mod field;
pub(crate) mod file;
pub(crate) mod nearest;

pub use bench::{Bench, EditedPosition, open};
pub use editable::{Choices, EditableGame, Entry, FieldSubject, Line, Place, Zone};
pub use field::{Field, FieldRange, Label};
pub use file::{OWN_CARDS, game_of, text, write, wrong};
pub use nearest::{NearestPosition, nearest};
