//! How a RON file spells a position.

use ron2::{FromRon, Spanned};

use super::{CardSpot, EntrySpot, SlotSpot};
use crate::games::souls::content::{Duration, Grant};
use crate::games::souls::{Mode, Step};
use crate::packs;

/// A seat as a position writes it.
pub type SeatSpec = packs::SeatSpec<3>;

/// A position as it is written. Everything may be left out.
#[derive(Debug, Clone, Default, FromRon)]
#[ron(deny_unknown_fields)]
pub struct PositionDef {
    /// The step that begins; `Action`.
    #[ron(default)]
    pub step: Option<Spanned<Step>>,
    /// Turns begun, this one included; 5.
    #[ron(default)]
    pub turn: Option<Spanned<u16>>,
    /// How many play; as many as are described, 2 at least.
    #[ron(default)]
    pub seats: Option<Spanned<u8>>,
    /// Whose turn; seat 0.
    #[ron(default)]
    pub active: Option<SeatSpec>,
    /// Who took the first turn of the game; seat 0.
    #[ron(default)]
    pub starting: Option<SeatSpec>,
    /// Against each other or together; `Competitive`.
    #[ron(default)]
    pub mode: Mode,
    /// Whether ¢ may be offered; it may not. Rooms and bonus souls are used if there are any.
    #[ron(default)]
    pub barter: bool,
    /// Seat 0.
    #[ron(default)]
    pub p0: Option<Side>,
    /// Seat 1.
    #[ron(default)]
    pub p1: Option<Side>,
    /// Seat 2.
    #[ron(default)]
    pub p2: Option<Side>,
    /// Seat 3.
    #[ron(default)]
    pub p3: Option<Side>,
    /// Shop slots; left out: two plain treasures.
    #[ron(default)]
    pub shop: Option<Vec<SlotSpot>>,
    /// Monster slots; left out: two plain monsters.
    #[ron(default)]
    pub monsters: Option<Vec<SlotSpot>>,
    /// Room slots; left out: rooms are not used.
    #[ron(default)]
    pub rooms: Option<Vec<SlotSpot>>,
    /// Cards of the treasure deck, top first.
    #[ron(default)]
    pub treasure_deck: Vec<CardSpot>,
    /// Cards of the loot deck, top first.
    #[ron(default)]
    pub loot_deck: Vec<CardSpot>,
    /// Cards of the monster deck, top first.
    #[ron(default)]
    pub monster_deck: Vec<CardSpot>,
    /// Cards of the room deck, top first.
    #[ron(default)]
    pub room_deck: Vec<CardSpot>,
    /// Plain cards below those of each deck; 20.
    #[ron(default)]
    pub filler: Option<u8>,
    /// Treasures in the discard, the last on top.
    #[ron(default)]
    pub treasure_discard: Vec<CardSpot>,
    /// Loot in the discard.
    #[ron(default)]
    pub loot_discard: Vec<CardSpot>,
    /// Monster cards in the discard.
    #[ron(default)]
    pub monster_discard: Vec<CardSpot>,
    /// Rooms in the discard.
    #[ron(default)]
    pub room_discard: Vec<CardSpot>,
    /// Active bonus souls; left out: they are not used.
    #[ron(default)]
    pub bonus: Option<Vec<CardSpot>>,
    /// Cards outside the game.
    #[ron(default)]
    pub outside: Vec<CardSpot>,
    /// What the next dice show; after them chance decides.
    #[ron(default)]
    pub dice: Vec<Spanned<u8>>,
    /// Timer of a game together; as the rules say.
    #[ron(default)]
    pub timer: Option<u8>,
    /// A monster died this turn.
    #[ron(default)]
    pub monster_died: bool,
    /// What must be attacked this turn with one of the turn's attacks.
    #[ron(default)]
    pub must: Vec<Spanned<String>>,
    /// What must be attacked this turn in an additional attack.
    #[ron(default)]
    pub must_also: Vec<Spanned<String>>,
    /// The attack that runs; the next roll is still to be made.
    #[ron(default)]
    pub attack: Option<RunningDef>,
    /// What waits on the stack, bottom first; left out: nothing.
    #[ron(default)]
    pub stack: Vec<EntrySpot>,
    /// Who has priority over the stack; left out: as after the last entry was put there.
    #[ron(default)]
    pub priority: Option<SeatSpec>,
    /// How many have passed in a row before them.
    #[ron(default)]
    pub passed: Option<Spanned<u8>>,
}

/// A running attack as it is written.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct RunningDef {
    /// What is attacked.
    pub target: Spanned<String>,
    /// It is an additional attack.
    #[ron(default)]
    pub additional: bool,
    /// Who rolls too.
    #[ron(default)]
    pub helpers: Vec<SeatSpec>,
    /// Who of them still rolls before the active player does.
    #[ron(default)]
    pub rolling: Vec<SeatSpec>,
    /// Rolls made so far.
    #[ron(default)]
    pub rolls: u8,
}

/// One player's side.
#[derive(Debug, Clone, Default, FromRon)]
#[ron(deny_unknown_fields)]
pub struct Side {
    /// The character; left out: a plain one.
    #[ron(default)]
    pub character: Option<CardSpot>,
    /// Items.
    #[ron(default)]
    pub items: Vec<CardSpot>,
    /// Curses.
    #[ron(default)]
    pub curses: Vec<CardSpot>,
    /// Souls.
    #[ron(default)]
    pub souls: Vec<CardSpot>,
    /// Hand.
    #[ron(default)]
    pub hand: Vec<CardSpot>,
    /// ¢.
    #[ron(default)]
    pub coins: i32,
    /// Marked damage.
    #[ron(default)]
    pub damage: i32,
    /// Counters on the player.
    #[ron(default)]
    pub counters: i32,
    /// Loot plays left; left out: those of a turn for the active player once the action phase has begun.
    #[ron(default)]
    pub loot_plays: Option<u8>,
    /// Attacks declared this turn.
    #[ron(default)]
    pub attacked: u8,
    /// Purchases declared this turn.
    #[ron(default)]
    pub purchased: u8,
    /// Has died this turn.
    #[ron(default)]
    pub dead: bool,
    /// Monsters that died in their turns.
    #[ron(default)]
    pub kills: u8,
    /// Times they died.
    #[ron(default)]
    pub deaths: u8,
    /// Turns to be skipped.
    #[ron(default)]
    pub skips: u8,
    /// What effects gave the player, and how long.
    #[ron(default)]
    pub gives: Vec<(Grant, Duration)>,
}
