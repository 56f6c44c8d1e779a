//! The vocabulary of a Souls pack: cards, sets of decks, texts and rule parameters, as written in RON.
//!
//! These types are the vocabulary of the game. Nothing here plays.

mod ability;
mod amount;
mod card;
mod compiled;
mod condition;
mod effect;
mod filter;
mod grant;
mod group;
mod load;
mod rules;
mod set;
mod texts;
mod when;
mod who;

pub use ability::{Ability, Cost, Mode, ReplacedEvent, Replacement};
pub use amount::Amount;
pub use card::{CardDef, CardKind, KEYWORDS, Keyword, Keywords};
pub use compiled::{Card, Content, Set};
pub use condition::Condition;
pub use effect::{Band, Effect};
pub use filter::{Filter, Kind, Measure, Where};
pub use grant::{Duration, Grant};
pub use group::{GROUPS, Group};
pub use load::{
    GAME, add_set, builtin, check_set, extend, grant_size, load, set_rule, warn_unused,
};
pub use rules::RulesDef;
pub use set::{Copies, SetDef};
pub use texts::TextsDef;
pub use when::TriggerCondition;
pub use who::{DeckKind, ObjectSelector, PlayerSelector, SlotKind};

crate::packs::card_content!(Content, Card);
