//! How a RON file spells a position.

use ron2::Spanned;

use super::{CardSpot, DeathSpot, Died, EntrySpot, SlotSpot};
use crate::cards::chance::Coin;
use crate::cards::position::DelayedSpot;
use crate::cards::tally::Tally;
use crate::games::souls::content::{Duration, Grant};
use crate::games::souls::{Mode, Step};
use crate::packs::{self, optional_fields};

/// A seat as a position writes it.
pub type SeatSpec = packs::SeatSpec<3>;

optional_fields! {
    /// A position as it is written. Everything may be left out.
    pub struct PositionDef {
        /// The step that begins; `Action`.
        pub step: Option<Spanned<Step>>,
        /// Turns begun, this one included; 5.
        pub turn: Option<Spanned<u16>>,
        /// How many play; as many as are described, 2 at least.
        pub seats: Option<Spanned<u8>>,
        /// Whose turn; seat 0.
        pub active: Option<SeatSpec>,
        /// Who took the first turn of the game; seat 0.
        pub starting: Option<SeatSpec>,
        /// Against each other or together; `Competitive`.
        pub mode: Mode,
        /// Whether ¢ may be offered; it may not. Rooms and bonus souls are used if there are any.
        pub barter: bool,
        /// Seat 0.
        pub p0: Option<Side>,
        /// Seat 1.
        pub p1: Option<Side>,
        /// Seat 2.
        pub p2: Option<Side>,
        /// Seat 3.
        pub p3: Option<Side>,
        /// Shop slots; left out: two plain treasures.
        pub shop: Option<Vec<SlotSpot>>,
        /// Monster slots; left out: two plain monsters.
        pub monsters: Option<Vec<SlotSpot>>,
        /// Room slots; left out: rooms are not used.
        pub rooms: Option<Vec<SlotSpot>>,
        /// Cards of the treasure deck, top first.
        pub treasure_deck: Vec<CardSpot>,
        /// Cards of the loot deck, top first.
        pub loot_deck: Vec<CardSpot>,
        /// Cards of the monster deck, top first.
        pub monster_deck: Vec<CardSpot>,
        /// Cards of the room deck, top first.
        pub room_deck: Vec<CardSpot>,
        /// Plain cards below those of each deck; 20.
        pub filler: Option<u8>,
        /// Treasures in the discard, the last on top.
        pub treasure_discard: Vec<CardSpot>,
        /// Loot in the discard.
        pub loot_discard: Vec<CardSpot>,
        /// Monster cards in the discard.
        pub monster_discard: Vec<CardSpot>,
        /// Rooms in the discard.
        pub room_discard: Vec<CardSpot>,
        /// Active bonus souls; left out: they are not used.
        pub bonus: Option<Vec<CardSpot>>,
        /// Cards outside the game.
        pub outside: Vec<CardSpot>,
        /// What the next dice show; after them chance decides.
        pub dice: Vec<Spanned<u8>>,
        /// What the next coins show; after them chance decides.
        pub flips: Vec<Coin>,
        /// Timer of a game together; as the rules say.
        pub timer: Option<u8>,
        /// A monster died this turn.
        pub monster_died: bool,
        /// What must be attacked this turn with one of the turn's attacks.
        pub must: Vec<Spanned<String>>,
        /// What must be attacked this turn in an additional attack.
        pub must_also: Vec<Spanned<String>>,
        /// The attack that is declared, or that runs: then the next roll is still to be made.
        pub attack: Option<RunningDef>,
        /// What waits on the stack, bottom first; left out: nothing.
        pub stack: Vec<EntrySpot>,
        /// Triggered abilities that wait to be put on the stack; left out: none.
        pub waiting: Vec<EntrySpot>,
        /// Delayed effects that wait, the oldest first; left out: none.
        pub delayed: Vec<DelayedSpot>,
        /// Deaths that are being carried out, the one that began last at the end; left out: none.
        pub deaths: Vec<DeathSpot>,
        /// How the active player died, whose turn ends when the stack is empty; left out: they did not.
        pub died: Option<Died>,
        /// Who has priority over the stack; left out: as after the last entry was put there.
        pub priority: Option<SeatSpec>,
        /// How many have passed in a row before them.
        pub passed: Option<Spanned<u8>>,
    }

    /// A running attack as it is written.
    pub struct RunningDef {
        /// What is attacked; left out: the attack is declared and has no target yet.
        pub target: Option<Spanned<String>>,
        /// It is an additional attack.
        pub additional: bool,
        /// Who rolls too.
        pub helpers: Vec<SeatSpec>,
        /// Who of them still rolls before the active player does.
        pub rolling: Vec<SeatSpec>,
        /// Rolls made so far.
        pub rolls: u8,
    }

    /// One player's side.
    pub struct Side {
        /// The character; left out: a plain one.
        pub character: Option<CardSpot>,
        /// Items.
        pub items: Vec<CardSpot>,
        /// Curses.
        pub curses: Vec<CardSpot>,
        /// Souls.
        pub souls: Vec<CardSpot>,
        /// Hand.
        pub hand: Vec<CardSpot>,
        /// ¢.
        pub coins: i32,
        /// Marked damage.
        pub damage: i32,
        /// Counters on the player.
        pub counters: i32,
        /// Loot plays left; left out: those of a turn for the active player once the action phase has begun.
        pub loot_plays: Option<u8>,
        /// Attacks declared this turn.
        pub attacked: u8,
        /// Purchases declared this turn.
        pub purchased: u8,
        /// Has died this turn.
        pub dead: bool,
        /// Monsters that died in their turns.
        pub kills: u8,
        /// Times they died.
        pub deaths: u8,
        /// Turns to be skipped.
        pub skips: u8,
        /// What effects gave the player, and how long.
        pub gives: Vec<(Grant, Duration)>,
        /// What happened this turn, where a card asks for it.
        pub this_turn: Vec<(Tally, u16)>,
    }
}
