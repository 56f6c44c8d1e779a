//! A card as a pack file spells it (rules page, section 1).

use ron2::{FromRon, Spanned};
use serde::{Deserialize, Serialize};

use super::Ability;
use crate::cards::language::HowMany;

/// One card. `id` is unique in its pack; other files name it `id` or `pack:id`.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct CardDef {
    /// Lower case, digits and `_`.
    pub id: Spanned<String>,
    /// Shown on the card.
    pub name: Spanned<String>,
    /// Type.
    pub kind: Spanned<CardKind>,
    /// Id of its faction; left out: it belongs to none and fits any deck.
    #[ron(default)]
    pub faction: Option<Spanned<String>>,
    /// Kind of Character ("soldier"), or any word.
    #[ron(default)]
    pub subtype: String,
    /// Volition to pay; a Sanctuary has none.
    #[ron(default)]
    pub cost: Option<Spanned<u8>>,
    /// Characters only: damage dealt and withstood, 0 or more.
    #[ron(default)]
    pub strength: Option<Spanned<i32>>,
    /// A Sanctuary's life, or what an Enhancement adds to it.
    #[ron(default)]
    pub structure: Option<Spanned<i32>>,
    /// Volition that a Sanctuary or Enhancement generates each turn.
    #[ron(default)]
    pub volition: Option<Spanned<i32>>,
    /// Sanctuaries only: how many Enhancements it bears (H-27).
    #[ron(default)]
    pub limit: Option<Spanned<u8>>,
    /// Technologies only: how many of its controller's Communions it lasts (H-12).
    #[ron(default)]
    pub durability: Option<Spanned<u8>>,
    /// Characters only.
    #[ron(default)]
    pub gifts: Vec<Spanned<Gift>>,
    /// It is in no deck: effects make it, and it is gone when it leaves play. Characters only.
    #[ron(default)]
    pub token: bool,
    /// Abilities, and what a Manipulation does.
    #[ron(default)]
    pub abilities: Vec<Spanned<Ability>>,
    /// How many of several `Resolve` are chosen together; left out: one.
    #[ron(default)]
    pub picks: Option<Spanned<HowMany>>,
    /// Printed restriction: fewer copies in a deck than the rules allow (H-93).
    #[ron(default)]
    pub copies: Option<Spanned<u8>>,
    /// Flavour, in italics under the text.
    #[ron(default)]
    pub flavor: String,
    /// A PNG or SVG inside the pack; left out: drawn from the card's own data.
    #[ron(default)]
    pub picture: Option<Spanned<String>>,
}

/// Card types (rules page, section 1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, FromRon)]
pub enum CardKind {
    /// The card that a player defends. It is in play from the start and not part of the deck.
    Sanctuary,
    /// Adds Structure and Volition to the Sanctuary.
    Enhancement,
    /// Duels, attacks and blocks.
    Character,
    /// Carried by a Character; wears out.
    Technology,
    /// Happens once, then lies in Limbo.
    Manipulation,
}

/// Gifts (rules page, section 8.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, FromRon)]
pub enum Gift {
    /// Cannot challenge or attack (H-85).
    Reaction,
    /// Cannot attack or block (H-86).
    Macrophage,
    /// Cannot challenge (H-87).
    Cell,
    /// May attack on the turn it enters (H-88).
    Agility,
    /// Only Characters with Predictor may block it (H-89).
    MolecularVibration,
    /// May block Molecular Vibration (H-89).
    Predictor,
    /// Must attack whenever able, or is destroyed in Contemplation (H-90, H-90b).
    Entropy,
    /// Several of them may block one attacker together (H-91).
    Empathy,
}

/// Every gift, in the order of the rules page.
pub const GIFTS: [Gift; 8] = [
    Gift::Reaction,
    Gift::Macrophage,
    Gift::Cell,
    Gift::Agility,
    Gift::MolecularVibration,
    Gift::Predictor,
    Gift::Entropy,
    Gift::Empathy,
];
