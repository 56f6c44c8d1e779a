//! Components: cards and players.

use bevy::prelude::Component;

use crate::cards::shield::Shield;
use crate::cards::{Placement, placement};
use crate::table::{ObjectId, Seat, ZoneId};

/// The stable id of any thing: player or card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Component)]
#[component(immutable)]
pub struct Id(pub ObjectId);

/// The definition of a card; for a player, of the character.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Component)]
pub struct Card {
    /// Index in the content.
    pub face: u16,
    /// The printed card: differs from `face` while it is a copy.
    pub printed: u16,
}

/// The state of a card or a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Component)]
pub struct Status {
    /// The zone; unused for players.
    pub zone: ZoneId,
    /// The controller. For objects that the game controls see [`Status::owned`].
    pub controller: Seat,
    /// A player controls it, and not the game.
    pub owned: bool,
    /// Deactivated: its tap abilities cannot be used.
    pub deactivated: bool,
    /// Damage marked.
    pub damage: i32,
    /// Counters.
    pub counters: i32,
    /// Damage that is prevented before anything is marked, this turn.
    pub shield: Shield,
    /// Bit n: ability n was used this turn, or triggered or replaced, if it does so once a turn.
    pub used: u8,
    /// Counts how often it became a new object (rules page, section 1.3).
    pub stamp: u16,
    /// How many regular turns had been taken when it entered play.
    pub entered: u16,
    /// Out of play: the player who controlled it when it was last in play.
    pub kept_by: Option<Seat>,
    /// The last object that damaged it.
    pub hurt_by: Option<ObjectId>,
}

impl Status {
    /// A card that has just come to lie there.
    #[must_use]
    pub const fn fresh(zone: ZoneId) -> Self {
        Self {
            zone,
            controller: Seat(0),
            owned: false,
            deactivated: false,
            damage: 0,
            counters: 0,
            shield: Shield::NONE,
            used: 0,
            stamp: 0,
            entered: 0,
            kept_by: None,
            hurt_by: None,
        }
    }
}

impl Placement for Status {
    placement!();
}

/// The state of a player besides cards.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Component)]
pub struct Player {
    /// Their character card.
    pub character: ObjectId,
    /// ¢.
    pub coins: i32,
    /// Loot plays left this turn.
    pub loot_plays: u8,
    /// Attacks declared this turn.
    pub attacked: u8,
    /// Attacks that effects allow on top this turn.
    pub more_attacks: u8,
    /// Purchases declared this turn.
    pub purchased: u8,
    /// Purchases that effects allow on top this turn.
    pub more_purchases: u8,
    /// Has died this turn (F-137).
    pub dead: bool,
    /// Monsters that died in their turns.
    pub kills: u8,
    /// Times they died.
    pub deaths: u8,
    /// Regular turns begun or skipped: what a round is measured by (F-43 to F-47).
    pub turns: u16,
    /// Turns to be skipped.
    pub skips: u8,
    /// Offers of ¢ made this turn.
    pub offers: u8,
}
