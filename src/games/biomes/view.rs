//! What one seat may know: the only thing bots, panels and the table on screen ever read.

use crate::cards::shield::Shield;
use bevy::prelude::Component;
use serde::Serialize;

use crate::table::{ObjectId, Outcome, Ref, Seat, ZoneId};

use super::Step;
use super::content::{BiomeType, Content, Keywords, Reach};

/// The whole game as one seat, or a spectator, may know it.
#[derive(Debug, Clone, Serialize)]
pub struct View {
    /// Whose view; `None` for a spectator, who sees no hand.
    pub seat: Option<Seat>,
    /// The cards in play, by index.
    #[serde(skip)]
    pub content: &'static Content,
    /// Running step.
    pub step: Step,
    /// Turns begun in this match, both players together.
    pub turn: u32,
    /// Whose turn it is.
    pub active: Seat,
    /// Who took the first turn of this match.
    pub starting: Seat,
    /// Number of this match in the game, from 1.
    pub match_number: u8,
    /// 1 or 3.
    pub best_of: u8,
    /// Matches won by each seat.
    pub wins: [u8; 2],
    /// Both players, by seat.
    pub players: [PlayerView; 2],
    /// The three biomes, left to right.
    pub biomes: [BiomeView; 3],
    /// Everything this seat can see, by id.
    pub objects: Vec<ObjectView>,
    /// Every zone in order; `None` stands for a card this seat may not see.
    pub zones: Vec<Vec<Option<ObjectId>>>,
    /// The queue, bottom first: the last one executes next.
    pub queue: Vec<EntryView>,
    /// Delayed effects that wait for their moment, the oldest first.
    pub delayed: Vec<EntryView>,
    /// Selected to advance: agent, biome.
    pub advancing: Vec<(ObjectId, u8)>,
    /// Declared attackers.
    pub attackers: Vec<ObjectId>,
    /// Declared defenders and whom they defend against, in damage order.
    pub defenders: Vec<(ObjectId, ObjectId)>,
    /// Highest-to-lowest not needed: the speeds the asked seat may use now, slowest first; empty
    /// outside windows.
    pub speeds: Vec<u8>,
    /// Who won, once it is over.
    pub outcome: Option<Outcome>,
}

/// One player, as everybody sees them.
#[derive(Debug, Clone, Default, Serialize)]
pub struct PlayerView {
    /// The player's own id.
    pub id: ObjectId,
    /// Energy in store by [`Energy::index`](super::content::Energy::index).
    pub energy: [u8; 6],
    /// Converted a card this turn.
    pub converted: bool,
    /// Played an anomaly this turn.
    pub anomaly_played: bool,
    /// Sectors lost.
    pub lost: u8,
    /// Mulligans taken this match.
    pub mulligans: u8,
    /// Index of the deck in the content.
    pub deck: u16,
}

/// One biome with its two sectors.
#[derive(Debug, Clone, Serialize)]
pub struct BiomeView {
    /// The biome's id.
    pub id: ObjectId,
    /// Its type.
    pub kind: BiomeType,
    /// Whether it left the game.
    pub lost: bool,
    /// The sectors' ids, by seat.
    pub sectors: [ObjectId; 2],
    /// Durability of the sectors, by seat.
    pub durability: [i32; 2],
    /// Damage to the sectors that is prevented this turn, by seat.
    pub shields: [Shield; 2],
    /// All battle damage in it this turn is prevented.
    pub truce: bool,
    /// Who lost it, by seat.
    pub lost_by: [bool; 2],
}

/// One card or spawn this seat can see.
#[derive(Debug, Clone, PartialEq, Component, Serialize)]
pub struct ObjectView {
    /// Its id.
    pub id: ObjectId,
    /// Index of what it is printed as.
    pub printed: u16,
    /// Index of what it is now: differs from `printed` once converted.
    pub face: u16,
    /// Whose card it is.
    pub owner: Seat,
    /// Who controls it.
    pub controller: Seat,
    /// Where it is.
    pub zone: ZoneId,
    /// Locked.
    pub locked: bool,
    /// Arrived on the planet this turn.
    pub arrived_now: bool,
    /// Attack now.
    pub attack: i32,
    /// Defense now.
    pub defense: i32,
    /// Marked damage.
    pub damage: i32,
    /// Reach now.
    pub reach: Reach,
    /// Keywords now.
    pub keywords: Keywords,
    /// Speed now (overclock counted).
    pub speed: u8,
    /// Increase markers.
    pub markers: u8,
    /// Will not unlock at the next Refresh.
    pub stasis: bool,
    /// What it is attached to.
    pub host: Option<ObjectId>,
    /// Damage to it that is prevented this turn.
    pub shield: Shield,
    /// Counters on it: kind, by index in the content, and number.
    pub counters: Vec<(u8, i32)>,
    /// A converted card in hand.
    pub converted: bool,
}

/// One action on the queue.
#[derive(Debug, Clone, Serialize)]
pub struct EntryView {
    /// Serial number, as in [`Ref::Entry`].
    pub serial: u16,
    /// The card played, or the object whose skill it is.
    pub source: ObjectId,
    /// Content index of the card or skill owner; `None` for a biome's influence.
    pub face: Option<u16>,
    /// Which of its abilities; `None` for playing the card.
    pub ability: Option<u8>,
    /// Which delayed effect of that text, from 1; 0 for all of it.
    pub later: u8,
    /// Who controls it.
    pub controller: Seat,
    /// Its speed.
    pub speed: u8,
    /// What it aims at.
    pub targets: Vec<Ref>,
    /// The part of each, where a number was divided among them; else empty.
    pub shares: Vec<u8>,
}

impl View {
    /// A visible object by id.
    #[must_use]
    pub fn object(&self, id: ObjectId) -> Option<&ObjectView> {
        let at = self.objects.binary_search_by_key(&id, |o| o.id).ok()?;
        self.objects.get(at)
    }

    /// What lies in a zone, as far as this seat can see.
    #[must_use]
    pub fn zone(&self, zone: ZoneId) -> &[Option<ObjectId>] {
        &self.zones[zone.0 as usize]
    }
}
