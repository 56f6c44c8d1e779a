//! What a Frames pack brings: frame types, companies, fields and rule parameters.
//!
//! Nothing here plays. Lengths and places are whole thousandths of a unit, see [`UNIT`].

mod building;
mod company;
mod compiled;
mod field;
mod frame;
mod generate;
mod load;
mod rules;
mod spelling;
mod symmetry;
mod system;
mod table;
mod texts;

pub use building::{company_answer, system_answer, systems_answer};
pub use company::{Company, Unit};
pub use compiled::Content;
pub use field::{Area, FieldDef, Generator, Piece, Segment, Shape, UNIT};
pub use frame::{FrameType, Silhouette};
pub use load::{GAME, OwnField, builtin, load, warn_unused};
pub use rules::Rules;
pub use spelling::Length;
pub use symmetry::Symmetry;
pub use system::{SYSTEMS, Split, System, Systems};
pub use table::{Limits, TABLES, Table, limits};
pub use texts::TextsDef;
