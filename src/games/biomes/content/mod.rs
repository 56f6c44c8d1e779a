//! The vocabulary of a Biomes pack: cards, biomes, decks and rule parameters, as written in RON.
//!
//! These types are the vocabulary of the game. Nothing here plays; the `effects` module does.

use crate::cards::language;
use crate::games::biomes::Biomes;

mod ability;
mod biome;
mod card;
mod compiled;
mod deck;
mod effect;
mod energy;
mod filter;
mod load;
mod replaced;
mod rules;
mod texts;

pub use crate::cards::counters::Counter;
pub use crate::cards::language::CardRef;
pub use ability::{Ability, Duration, Grant, OwnCondition, TriggerCondition, add_choices};
pub use biome::{BiomeDef, BiomeType};
pub use card::{AnomalyMode, CardDef, CardKind, Grade, Keyword, Reach};
pub use compiled::{Biome, Card, Content, Deck, Keywords};
pub use deck::DeckDef;
pub use effect::{Change, Effect, Lasting, OwnCost, OwnNumber, OwnThing, SectorSelector, Verb};
pub use energy::{Cost, ENERGIES, Energy};
pub use filter::{Cached, Filter, Kind, Role, Where};
pub use load::{
    GAME, add_counters, add_deck, builtin, check_deck, deck_rule, extend, load, replace_biomes,
    warn_unused,
};
pub use replaced::{ReplacedEvent, Replacement};
pub use rules::RulesDef;
pub use texts::{BiomeTexts, TextsDef};

pub use crate::packs::{PackStamp, Whose};

/// What an ability aims at: one thing, or a group.
pub type TargetSpec = language::TargetSpec<Biomes>;
/// How much an effect does.
pub type Amount = language::Amount<Biomes>;
/// What an ability or an effect depends on.
pub type Condition = language::Condition<Biomes>;
/// The players that an effect means.
pub type PlayerSelector = language::PlayerSelector<Biomes>;
/// The things that an effect means.
pub type ObjectSelector = language::ObjectSelector<Biomes>;

crate::packs::card_content!(Content, Card);
