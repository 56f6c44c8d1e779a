//! What one seat may know: the only thing bots, panels and the table on screen ever read.

use crate::cards::shield::Shield;
use bevy::prelude::Component;
use serde::Serialize;

use crate::table::{ObjectId, Outcome, Ref, Seat, ZoneId};

use super::Step;
use super::content::{Content, Gifts};

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
    /// Turns begun, both players together.
    pub turn: u32,
    /// Whose turn it is.
    pub active: Seat,
    /// Both players, by seat.
    pub players: [PlayerView; 2],
    /// Everything this seat can see, by id; Sanctuaries among it.
    pub cards: Vec<CardView>,
    /// Every zone in order; `None` stands for a card that this seat may not see.
    pub zones: Vec<Vec<Option<ObjectId>>>,
    /// The Stack, bottom first: the last one resolves next.
    pub stack: Vec<EntryView>,
    /// Delayed effects that wait for their moment, the oldest first.
    pub delayed: Vec<EntryView>,
    /// The running duel: challenger and challenged.
    pub duel: Option<(ObjectId, ObjectId)>,
    /// Damage that the challenger and the challenged would deal to each other as things stand.
    pub duel_deals: [i32; 2],
    /// Declared attackers with what became of them, in the order of declaration.
    pub pairs: Vec<PairView>,
    /// How it ended, once it is over.
    pub outcome: Option<Outcome>,
}

/// One player, as everybody sees them.
#[derive(Debug, Clone, Default, Serialize)]
pub struct PlayerView {
    /// The player's own id.
    pub id: ObjectId,
    /// Their Sanctuary.
    pub sanctuary: ObjectId,
    /// What is left of it.
    pub structure: i32,
    /// What is added to (or, negative, taken from) all the damage that a combat does to it.
    pub takes: i32,
    /// Volition in store.
    pub volition: i32,
    /// Volition that their next Meditation generates as things stand.
    pub generates: i32,
    /// Enhancements in play.
    pub enhancements: u8,
    /// Enhancements that their Sanctuary bears.
    pub limit: u8,
    /// May still play an Enhancement this turn.
    pub may_enhance: bool,
    /// Hands drawn anew.
    pub redraws: u8,
    /// Has kept a hand.
    pub kept: bool,
    /// Index of the deck in the content.
    pub deck: u16,
}

/// One card that this seat can see.
#[derive(Debug, Clone, PartialEq, Component, Serialize)]
pub struct CardView {
    /// Its id.
    pub id: ObjectId,
    /// Index of what it is.
    pub face: u16,
    /// Index of what it is printed as.
    pub printed: u16,
    /// Whose card it is.
    pub owner: Seat,
    /// Who controls it.
    pub controller: Seat,
    /// Where it is.
    pub zone: ZoneId,
    /// Turned sideways.
    pub tapped: bool,
    /// Entered play this turn.
    pub entered_now: bool,
    /// Strength now.
    pub strength: i32,
    /// Marked damage.
    pub damage: i32,
    /// Durability left, of a Technology.
    pub durability: u8,
    /// Gifts now.
    pub gifts: Gifts,
    /// Has no abilities and gifts for now.
    pub silenced: bool,
    /// Volition to play it now.
    pub cost: u8,
    /// Of a Technology: who carries it.
    pub carrier: Option<ObjectId>,
    /// Damage to it that is prevented this turn.
    pub shield: Shield,
    /// Counters on it: kind, by index in the content, and number.
    pub counters: Vec<(u8, i32)>,
}

/// An attacker with its blockers and what the pair would deal as things stand.
#[derive(Debug, Clone, Serialize)]
pub struct PairView {
    /// Who attacks; it may have left play.
    pub attacker: ObjectId,
    /// Who blocks it, in the order of declaration.
    pub blockers: Vec<BlockView>,
    /// Structure that the Sanctuary would lose by it as things stand.
    pub to_sanctuary: i32,
}

/// One blocker of an attacker.
#[derive(Debug, Clone, Serialize)]
pub struct BlockView {
    /// Who blocks.
    pub blocker: ObjectId,
    /// Damage it would deal to the attacker.
    pub deals: i32,
    /// Damage the attacker would deal to it; with several blockers `None` until the damage is divided.
    pub takes: Option<i32>,
}

/// One entry of the Stack.
#[derive(Debug, Clone, Serialize)]
pub struct EntryView {
    /// Serial number, as in [`Ref::Entry`].
    pub serial: u16,
    /// The Manipulation, or the card whose ability it is.
    pub source: ObjectId,
    /// Content index of that card.
    pub face: u16,
    /// Which of its abilities.
    pub ability: u8,
    /// Which delayed effect of that text, from 1; 0 for all of it.
    pub later: u8,
    /// Whether it is a Manipulation, and not an ability of a card in play.
    pub manipulation: bool,
    /// Who controls it.
    pub controller: Seat,
    /// What it aims at.
    pub targets: Vec<Ref>,
    /// The part of each, where a number was divided among them; else empty.
    pub shares: Vec<u8>,
}

impl View {
    /// A visible card by id.
    #[must_use]
    pub fn card(&self, id: ObjectId) -> Option<&CardView> {
        let at = self.cards.binary_search_by_key(&id, |card| card.id).ok()?;
        self.cards.get(at)
    }

    /// What lies in a zone, as far as this seat can see.
    #[must_use]
    pub fn zone(&self, zone: ZoneId) -> &[Option<ObjectId>] {
        &self.zones[zone.0 as usize]
    }
}
