//! The content of a Frames pack: frame types, companies, fields and rule parameters.
//!
//! Nothing here plays. Lengths and places are whole thousandths of a unit, see [`UNIT`].

mod ability;
mod building;
mod company;
mod compiled;
mod field;
mod filter;
mod filter_words;
mod frame;
mod generate;
mod letter;
mod load;
mod numbers;
mod objective;
mod own_system;
mod replaced;
mod rolled_dice;
mod rules;
mod spelling;
mod stations;
mod symmetry;
mod system;
mod table;
mod texts;
mod trigger;

use crate::packs::{Library, PackContent, PackStamp, Report};

pub use crate::cards::counters::Counter;
pub use ability::{
    Ability, Amount, Condition, Effect, Gain, ObjectSelector, OwnCondition, OwnCost, OwnNumber,
    OwnThing, PlayerSelector, Trigger, Verb,
};
pub use building::{company_answer, system_answer, systems_answer};
pub use company::{Company, Unit};
pub use compiled::Content;
pub use field::{Area, FieldDef, Generator, Piece, Segment, Shape, UNIT};
pub use filter::{Filter, Whose};
pub use filter_words::{FrameName, Origin};
pub use frame::{FrameType, Silhouette};
pub use letter::{LETTERS, Letter};
pub use load::{
    GAME, OwnField, add_counters, builtin, check_abilities, check_numbers, check_objectives,
    check_system, load, warn_unused,
};
pub use numbers::{Bonus, Numbers, Ranges, Reach, SIDES, Sides};
pub use objective::{Goal, GoalDef, Objective, ObjectiveDef, RoundArea, Scored};
pub use own_system::{SystemDef, SystemType, own_armed};
pub use replaced::{ReplacedEvent, Replacement};
pub use rolled_dice::RolledDice;
pub use rules::Rules;
pub use spelling::Length;
pub use stations::{Rectangle, StationPlaces, StationsDef};
pub use symmetry::Symmetry;
pub use system::{BUILT_IN, SYSTEMS, Split, System, Systems};
pub use table::{Limits, TABLES, Table, limits};
pub use texts::TextsDef;

impl PackContent for Content {
    fn load(library: &Library, report: &mut Report) -> Result<Self, String> {
        load(library, report).map_err(|error| error.to_string())
    }

    fn warn_unused(&self, library: &Library, report: &mut Report) {
        warn_unused(library, self, report);
    }

    fn packs(&self) -> &[PackStamp] {
        &self.packs
    }

    fn ids(&self) -> impl ExactSizeIterator<Item = &str> + DoubleEndedIterator {
        self.frames.iter().map(|frame| frame.id.as_str())
    }
}
