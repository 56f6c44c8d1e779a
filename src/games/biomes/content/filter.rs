//! Which objects something applies to: used by targets, persistent skills and counts.

use ron2::FromRon;

use super::{BiomeType, Energy, Keyword, Reach};
use crate::packs::Whose;

/// A condition on objects; every part that is given must hold.
#[derive(Debug, Clone, Default, PartialEq, FromRon)]
#[ron(deny_unknown_fields)]
pub struct Filter {
    /// What it is.
    #[ron(default)]
    pub kind: Kind,
    /// Whose it is, seen from the controller of the skill.
    #[ron(default)]
    pub whose: Whose,
    /// Where it is.
    #[ron(default)]
    pub place: Where,
    /// Only agents of this reach.
    #[ron(default)]
    pub reach: Option<Reach>,
    /// Only agents with at most this attack.
    #[ron(default)]
    pub max_attack: Option<i32>,
    /// Only agents with at least this attack.
    #[ron(default)]
    pub min_attack: Option<i32>,
    /// Only agents with at most this *printed* attack.
    #[ron(default)]
    pub max_printed_attack: Option<i32>,
    /// Only agents with at most this defense.
    #[ron(default)]
    pub max_defense: Option<i32>,
    /// Only cards whose energy value is at most this.
    #[ron(default)]
    pub max_value: Option<u32>,
    /// Only agents with marked damage.
    #[ron(default)]
    pub damaged: bool,
    /// Only locked (`true`) or unlocked (`false`) constants.
    #[ron(default)]
    pub locked: Option<bool>,
    /// Only declared attackers or defenders.
    #[ron(default)]
    pub role: Role,
    /// Only objects with this keyword.
    #[ron(default)]
    pub keyword: Option<Keyword>,
    /// Only cards of this sub-type ("beast").
    #[ron(default)]
    pub subtype: Option<String>,
    /// Only cards whose cost shows this energy.
    #[ron(default)]
    pub energy: Option<Energy>,
    /// Not the object that has the skill.
    #[ron(default)]
    pub other: bool,
}

/// What kind of thing a [`Filter`] matches.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, FromRon)]
pub enum Kind {
    /// Any card or spawn on the planet, anomalies included (they are constants).
    Constant,
    /// Agents, double types included.
    #[default]
    Agent,
    /// Software, double types and modifications included.
    Software,
    /// Hardware, double types and gear included.
    Hardware,
    /// Agents that are also software or hardware.
    DoubleType,
    /// Gear.
    Gear,
    /// Modifications.
    Modification,
    /// Anomalies on the planet.
    Anomaly,
    /// One player's side of a biome.
    Sector,
    /// A whole biome.
    Biome,
    /// A player.
    Player,
    /// An action on the queue.
    Action,
    /// A function card in hand (not an anomaly).
    Function,
    /// An activated skill of a constant, or a function in hand (what *overclock* takes).
    FunctionOrSkill,
    /// Any card, whatever its zone allows.
    Card,
}

/// Where an object must be.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, FromRon)]
pub enum Where {
    /// Anywhere on the planet.
    #[default]
    Planet,
    /// A staging area.
    Staging,
    /// Any sector.
    Biomes,
    /// The biome the skill's own object is in (*emanate*); for a biome's influence, that biome.
    Here,
    /// A biome next to the one the skill's own object is in (*network*).
    Neighbouring,
    /// A biome of this type. Lifted by *global* (D19).
    In(BiomeType),
    /// A hand (only cards the player choosing may see).
    Hand,
    /// A cache.
    Cache,
}

/// Part in the running battle.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, FromRon)]
pub enum Role {
    /// No restriction.
    #[default]
    Any,
    /// A declared attacker.
    Attacker,
    /// A declared defender.
    Defender,
    /// Either of the two.
    Fighting,
}
