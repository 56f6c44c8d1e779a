//! Components: cards, agents, players, biomes, sectors.

use bevy::prelude::Component;

use crate::cards::shield::Shield;
use crate::cards::{Placement, placement};
use crate::games::biomes::content::{Keywords, Reach};
use crate::games::biomes::limits::ABILITIES;
use crate::table::{ObjectId, Seat, ZoneId};

/// The stable id of any thing: player, biome, sector, card, spawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Component)]
#[component(immutable)]
pub struct Id(pub ObjectId);

/// The card of an object. `face` differs from `printed` once it is converted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Component)]
pub struct Card {
    /// Index of what is printed.
    pub printed: u16,
    /// Index of what it is now.
    pub face: u16,
    /// The owner.
    pub owner: Seat,
}

/// Abilities of a card, each told apart for *once a turn* and *overclock*.
pub const SKILLS: usize = ABILITIES as usize;

/// The state of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Component)]
pub struct Status {
    /// Where.
    pub zone: ZoneId,
    /// The controller.
    pub controller: Seat,
    /// Cannot be used until it unlocks (N-50).
    pub locked: bool,
    /// Stays locked at the next Refresh.
    pub stasis: bool,
    /// A hologram: deleted at its controller's Reset.
    pub hologram: bool,
    /// Reach flipped by *shift* (N-154).
    pub shifted: bool,
    /// Turn in which it arrived on the planet.
    pub arrived: u16,
    /// Turn in which it last went to a cache.
    pub cached: u16,
    /// That time from the planet.
    pub cached_from_planet: bool,
    /// Increase markers (N-155).
    pub markers: u8,
    /// Speed added by *overclock* this turn (N-153).
    pub overclock: u8,
    /// Bit n: ability n was used this turn.
    pub used: u8,
    /// The same for each of its skills.
    pub skill_overclock: [u8; SKILLS],
    /// Counts how often it became another object: by leaving or reaching the planet or changing zones off it.
    pub stamp: u16,
    /// Damage to it that is prevented this turn.
    pub shield: Shield,
    /// The host it is attached to.
    pub host: Option<ObjectId>,
}

impl Placement for Status {
    placement!();
}

/// Stats of an agent; all zero for anything else.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Component)]
pub struct Agent {
    /// Attack now, 0 or more.
    pub attack: i32,
    /// Defense now.
    pub defense: i32,
    /// Damage marked until Reset.
    pub damage: i32,
    /// Reach now.
    pub reach: Reach,
    /// Keywords now.
    pub keywords: Keywords,
}

/// A player.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Component)]
pub struct Player {
    /// Energy in store.
    pub energy: [u8; 6],
    /// Conversions this turn.
    pub conversions: u8,
    /// Anomalies played this turn.
    pub anomalies: u8,
    /// Functions played this turn (*chain*).
    pub functions: u8,
    /// Sectors lost.
    pub lost: u8,
    /// Mulligans taken this match.
    pub mulligans: u8,
    /// Has kept.
    pub kept: bool,
    /// Conceded or lost by card text.
    pub beaten: bool,
}

/// One of the three biomes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Component)]
pub struct Lane {
    /// Index of its definition in the content.
    pub kind: u16,
    /// Out of the game for both players.
    pub lost: bool,
    /// All battle damage in it this turn is prevented (D105).
    pub truce: bool,
}

/// One player's side of a biome.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Component)]
pub struct Sector {
    /// Biome, 0 to 2.
    pub biome: u8,
    /// The player.
    pub seat: Seat,
    /// The durability that is left.
    pub durability: i32,
    /// Whether its player lost it (N-131); the other side of a lost biome is only gone.
    pub lost: bool,
    /// How much of the damage to it is prevented (D104).
    pub shield: Shield,
}
