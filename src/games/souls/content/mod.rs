//! The vocabulary of a Souls pack: cards, sets of decks, texts and rule parameters, as written in RON.
//!
//! These types are the vocabulary of the game. Nothing here plays.

use crate::cards::language;
use crate::games::souls::Souls;

mod ability;
mod card;
mod coin_source;
mod compiled;
mod condition;
mod effect;
mod filter;
mod grant;
mod group;
mod load;
mod replaced;
mod rules;
mod set;
mod texts;
mod when;

pub use ability::{Ability, Cost, Mode};
pub use card::{CardDef, CardKind, KEYWORDS, Keyword, Keywords};
pub use coin_source::CoinSource;
pub use compiled::{Card, Content, Set};
pub use condition::OwnCondition;
pub use effect::{Band, DeckKind, Effect, Lasting, OwnNumber, OwnThing, Side, SlotKind, Verb};
pub use filter::{Filter, Kind, Measure, Where};
pub use grant::{Duration, Grant};
pub use group::{GROUPS, Group};
pub use load::{
    GAME, add_set, builtin, check_set, extend, grant_size, load, set_rule, warn_unused,
};
pub use replaced::{ReplacedEvent, Replacement, Victims};
pub use rules::RulesDef;
pub use set::{Copies, SetDef};
pub use texts::TextsDef;
pub use when::{Played, TriggerCondition};

/// What an ability aims at: one thing, or a group.
pub type TargetSpec = language::TargetSpec<Souls>;
/// How much an effect does.
pub type Amount = language::Amount<Souls>;
/// What an ability or an effect depends on.
pub type Condition = language::Condition<Souls>;
/// The players that an effect means.
pub type PlayerSelector = language::PlayerSelector<Souls>;
/// The things that an effect means.
pub type ObjectSelector = language::ObjectSelector<Souls>;

crate::packs::card_content!(Content, Card);
