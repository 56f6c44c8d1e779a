//! The vocabulary of a Sanctuary pack: factions, cards, decks, texts and rule parameters, as written in RON.
//!
//! These types are the vocabulary of the game. Nothing here plays.

mod ability;
mod amount;
mod card;
mod compiled;
mod deck;
mod effect;
mod faction;
mod filter;
mod load;
mod rules;
mod texts;

pub use ability::{Ability, Condition, Duration, Grant, Label, TriggerCondition};
pub use amount::Amount;
pub use card::{CardDef, CardKind, GIFTS, Gift};
pub use compiled::{Card, Content, Deck, Faction, Gifts};
pub use deck::DeckDef;
pub use effect::{Effect, ObjectSelector, PlayerSelector};
pub use faction::FactionDef;
pub use filter::{FactionRef, Filter, Kind, Role, Where};
pub use load::{
    GAME, add_deck, add_factions, builtin, check_deck, deck_rule, extend, load, warn_unused,
};
pub use rules::RulesDef;
pub use texts::TextsDef;

crate::packs::card_content!(Content, Card);
