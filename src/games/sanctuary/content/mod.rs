//! The vocabulary of a Sanctuary pack: factions, cards, decks, texts and rule parameters, as written in RON.
//!
//! These types are the vocabulary of the game. Nothing here plays.

use crate::cards::language;
use crate::games::sanctuary::Sanctuary;

mod ability;
mod card;
mod compiled;
mod deck;
mod duration;
mod effect;
mod faction;
mod filter;
mod grant;
mod load;
mod replaced;
mod rules;
mod texts;

pub use crate::cards::counters::Counter;
pub use ability::{Ability, OwnCondition, TriggerCondition, add_choices};
pub use card::{CardDef, CardKind, GIFTS, Gift};
pub use compiled::{Card, Content, Deck, Faction, Gifts};
pub use deck::DeckDef;
pub use duration::Duration;
pub use effect::{Cost, Effect, Lasting, OwnNumber, OwnThing, Verb};
pub use faction::FactionDef;
pub use filter::{FactionRef, Filter, Kind, Role, Where};
pub use grant::{Grant, Label};
pub use load::{
    GAME, add_counters, add_deck, add_factions, builtin, check_deck, deck_rule, extend, load,
    warn_unused,
};
pub use replaced::{ReplacedEvent, Replacement};
pub use rules::RulesDef;
pub use texts::TextsDef;

/// What an ability aims at: one thing, or a group.
pub type TargetSpec = language::TargetSpec<Sanctuary>;
/// How much an effect does.
pub type Amount = language::Amount<Sanctuary>;
/// What an ability or an effect depends on.
pub type Condition = language::Condition<Sanctuary>;
/// The players that an effect means.
pub type PlayerSelector = language::PlayerSelector<Sanctuary>;
/// The cards that an effect means.
pub type ObjectSelector = language::ObjectSelector<Sanctuary>;

crate::packs::card_content!(Content, Card);
