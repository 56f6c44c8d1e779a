//! What one seat may know: the only thing bots, panels and the table on screen ever read.

use bevy::prelude::Component;
use serde::Serialize;

use crate::table::{ObjectId, Outcome, Ref, Seat, ZoneId};

use super::content::{Content, Grant, Keywords};
use super::{Mode, Modules, Step};

/// The whole game as one seat, or a spectator, may know it.
#[derive(Debug, Clone, Serialize)]
pub struct View {
    /// Whose view; `None` for a spectator, who sees no hand.
    pub seat: Option<Seat>,
    /// The cards in play, by index.
    #[serde(skip)]
    pub content: &'static Content,
    /// Index of the set.
    pub set: u16,
    /// Competitive or together.
    pub mode: Mode,
    /// Optional parts that are used.
    pub modules: Modules,
    /// Running step.
    pub step: Step,
    /// Turns begun, all players together.
    pub turn: u32,
    /// Whose turn it is.
    pub active: Seat,
    /// Who took the first turn.
    pub starting: Seat,
    /// Who has priority, if a window is open.
    pub priority: Option<Seat>,
    /// All players, by seat.
    pub players: Vec<PlayerView>,
    /// Everything this seat can see, by id: cards, the players' own ids are not among them.
    pub cards: Vec<CardView>,
    /// Every zone in order; `None` stands for a card that this seat may not see.
    pub zones: Vec<Vec<Option<ObjectId>>>,
    /// Shop, monster and room slots in use.
    pub slots: [u8; 3],
    /// The stack, bottom first: the last one resolves next.
    pub stack: Vec<EntryView>,
    /// Delayed effects that wait for their moment, the oldest first.
    pub delayed: Vec<EntryView>,
    /// What effects give to cards and players as long as it lasts, the oldest first; `None`: it is a copy.
    pub given: Vec<(ObjectId, Option<Grant>)>,
    /// The running attack.
    pub attack: Option<AttackView>,
    /// What must still be attacked this turn: `Ref::Object`, or the monster deck's zone.
    pub musts: Vec<Ref>,
    /// Those of them that still can be attacked: without them the turn may end (F-113).
    pub due: Vec<Ref>,
    /// Turns left in a co-op game.
    pub timer: u8,
    /// A monster died this turn.
    pub monster_died: bool,
    /// How it ended, once it is over.
    pub outcome: Option<Outcome>,
}

/// One player, as everybody sees them.
#[derive(Debug, Clone, Default, Serialize)]
pub struct PlayerView {
    /// The player's own id: what damage and effects are aimed at.
    pub id: ObjectId,
    /// Their character card.
    pub character: ObjectId,
    /// ¢ (R30).
    pub coins: i32,
    /// Loot cards in hand.
    pub hand: u8,
    /// Hit points left.
    pub hp: i32,
    /// Hit points at most.
    pub max_hp: i32,
    /// Combat damage.
    pub attack: i32,
    /// Counters on the player: hit points and attack they add are in the numbers above.
    pub counters: i32,
    /// Soul value controlled.
    pub souls: u8,
    /// Soul value that wins.
    pub goal: u8,
    /// Has died this turn.
    pub dead: bool,
    /// Has given up and left the others to play on (R59).
    pub gone: bool,
    /// Loot plays left this turn.
    pub loot_plays: u8,
    /// Attacks left this turn; 0 on another player's turn.
    pub attacks: u8,
    /// Purchases left this turn; 0 on another player's turn.
    pub purchases: u8,
    /// What a purchase costs them now.
    pub price: i32,
    /// Loot cards they may hold at the end of their turn.
    pub hand_limit: u8,
    /// Monsters that died in their turns.
    pub kills: u8,
    /// Times they died.
    pub deaths: u8,
    /// Extra turns waiting.
    pub extra_turns: u8,
    /// Turns to be skipped.
    pub skipped_turns: u8,
}

/// One card that this seat can see.
#[derive(Debug, Clone, PartialEq, Component, Serialize)]
pub struct CardView {
    /// Its id.
    pub id: ObjectId,
    /// Index of what it is; a copy is what it copies.
    pub face: u16,
    /// Index of what it is printed as.
    pub printed: u16,
    /// Who controls it; the active player for monsters, rooms and shop items.
    pub controller: Seat,
    /// Whether a player controls it, and not the game.
    pub owned: bool,
    /// Where it is.
    pub zone: ZoneId,
    /// In play: controlled by a player or on top of a slot.
    pub in_play: bool,
    /// Deactivated.
    pub deactivated: bool,
    /// Hit points left; 0 without a stat block.
    pub hp: i32,
    /// Hit points at most; 0 without a stat block.
    pub max_hp: i32,
    /// What an attack roll must reach, 1 to 6; 0 without a stat block.
    pub evasion: u8,
    /// Combat damage.
    pub attack: i32,
    /// Counters on it.
    pub counters: i32,
    /// Keywords, printed or given.
    pub keywords: Keywords,
    /// Soul value.
    pub souls: u8,
    /// Can be attacked by the active player as things stand.
    pub attackable: bool,
}

/// What sort of thing waits on the stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub enum EntryViewKind {
    /// A loot card.
    Loot,
    /// An activated ability.
    Ability,
    /// A triggered ability, of an event too.
    Trigger,
    /// A die.
    Roll,
    /// Damage.
    Damage,
    /// A death.
    Death,
}

/// One entry of the stack.
#[derive(Debug, Clone, Serialize)]
pub struct EntryView {
    /// Serial number, as in [`Ref::Entry`].
    pub serial: u16,
    /// What it is.
    pub kind: EntryViewKind,
    /// The card it comes from; a player's id for attack rolls and their damage.
    pub source: ObjectId,
    /// Content index of that card; the character's for a player.
    pub face: u16,
    /// Which of its abilities; `u8::MAX` for none.
    pub ability: u8,
    /// Which mode of it, for "choose one".
    pub mode: u8,
    /// Which delayed effect of that text, from 1; 0 for all of it.
    pub later: u8,
    /// Who controls it: the roller of a roll.
    pub controller: Seat,
    /// Whether it is the game's, like a monster's ability, and not a player's.
    pub game: bool,
    /// What it aims at: also whom damage hits and who dies.
    pub targets: Vec<Ref>,
    /// The part of each, where a number was divided among them; else empty.
    pub shares: Vec<u8>,
    /// Of a roll the number shown, of damage the amount, of a triggered ability the amount of its event.
    pub amount: i32,
    /// It is an attack roll or combat damage of the running attack.
    pub combat: bool,
    /// Of an attack roll: the number it must reach.
    pub needs: u8,
    /// Of a roll: what is added to its number when it counts, as things stand.
    pub bonus: i32,
}

impl EntryView {
    /// What a roll counts as, as things stand (F-84).
    #[must_use]
    pub fn counts(&self) -> i32 {
        (self.amount + self.bonus).clamp(1, 6)
    }
}

/// The running attack.
#[derive(Debug, Clone, Serialize)]
pub struct AttackView {
    /// Who attacks.
    pub attacker: Seat,
    /// What is attacked; `None` until it is chosen.
    pub target: Option<ObjectId>,
    /// Other players who roll too.
    pub helpers: Vec<Seat>,
    /// Rolls made so far.
    pub rolls: u8,
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
