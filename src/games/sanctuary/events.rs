//! What happens in a match of Sanctuary, as the log has it.

use crate::cards::counters::CounterKind;
use crate::cards::{CardEvent, CardEventWord, EntryId};
use crate::table::{ObjectId, Ref, Seat, Slot, ZoneId, events};

use super::{Phase, Step};

/// Which text of its card an entry of the Stack follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EntryText {
    /// That of a card that was played.
    Card,
    /// That of an activated or triggered ability, from 0.
    Ability(u8),
}

impl Slot<i32> for EntryText {
    fn write(self) -> i32 {
        match self {
            Self::Card => 0,
            Self::Ability(n) => i32::from(n) + 1,
        }
    }

    fn read(slot: i32) -> Option<Self> {
        match slot {
            0 => Some(Self::Card),
            n => u8::try_from(n - 1).ok().map(Self::Ability),
        }
    }
}

events! {
    /// What happens, oldest first in the log. Where a hand or a deck hides a card its field is `None` for others.
    pub enum Event, EventWord, Card(CardEvent, CardEventWord) {
        /// A Sanctuary stands at Point Zero when the match begins (H-01).
        Sanctuary = "sanctuary" {
            /// Its owner.
            player: Seat = seat,
            card: ObjectId = subject,
            structure: i32 = amount,
        },
        /// A deck was shuffled.
        Shuffle = "shuffle" { player: Seat = seat },
        /// The opening hand was kept (H-02).
        Keep = "keep" { player: Seat = seat },
        /// A new opening hand is drawn (H-02 to H-05).
        Redraw = "redraw" { player: Seat = seat, cards: u8 = amount },
        /// Chance said who takes the first turn (H-07).
        First = "first" { player: Seat = seat },
        /// A turn began (H-09).
        Turn = "turn" {
            player: Seat = seat,
            /// Turns begun so far with this one, both players together.
            number: u16 = amount,
        },
        /// A phase began (H-08).
        Phase = "phase" { player: Seat = seat, phase: Phase = amount },
        /// A step began.
        Step = "step" { player: Seat = seat, step: Step = amount },
        /// Priority was passed (H-80).
        Pass = "pass" { player: Seat = seat },
        /// The Harvest was ended.
        End = "end" { player: Seat = seat },
        /// The Duel or the Combat was skipped (H-36, H-51).
        Skip = "skip" { player: Seat = seat, phase: Phase = amount },
        /// A card was played and paid for (H-23).
        Play = "play" {
            player: Seat = seat,
            card: ObjectId = subject,
            /// Its first target: a card, a player or an entry of the Stack; nothing for none or one in a hand.
            target: Ref = to,
        },
        /// An entry went on the Stack.
        Push = "push" {
            controller: Seat = seat,
            source: ObjectId = subject,
            entry: EntryId = from,
            /// Its first target: a card, a player or an entry of the Stack; nothing for none or one in a hand.
            target: Ref = to,
            text: EntryText = amount,
        },
        /// An entry resolves (H-78).
        Resolve = "resolve" {
            controller: Seat = seat, source: ObjectId = subject, entry: EntryId = from, text: EntryText = amount,
        },
        /// An entry came to nothing: its targets are gone or its condition does not hold (H-79).
        Fizzle = "fizzle" {
            controller: Seat = seat, source: ObjectId = subject, entry: EntryId = from, text: EntryText = amount,
        },
        /// An effect took an entry off the Stack.
        Cancel = "cancel" {
            controller: Seat = seat, source: ObjectId = subject, entry: EntryId = from, text: EntryText = amount,
        },
        /// A card changed zones.
        Move = "move" {
            player: Seat = seat,
            /// The card; `None` where neither zone shows it.
            card: Option<ObjectId> = subject,
            from: ZoneId = from,
            to: ZoneId = to,
            /// Whether it went because it was played, as a Manipulation does (H-32).
            played: bool = amount,
        },
        /// A Technology is carried by a Character (H-30).
        Carry = "carry" { player: Seat = seat, technology: ObjectId = subject, carrier: ObjectId = to },
        /// A card is destroyed.
        Destroy = "destroy" { controller: Seat = seat, card: ObjectId = subject },
        /// A card was turned sideways (H-38, H-53).
        Tap = "tap" { controller: Seat = seat, card: ObjectId = subject },
        /// A card was turned upright (H-09).
        Untap = "untap" { controller: Seat = seat, card: ObjectId = subject },
        /// A Character was damaged (H-71).
        Damage = "damage" {
            controller: Seat = seat,
            card: ObjectId = subject,
            source: ObjectId = from,
            /// How much, 1 or more.
            amount: i32 = amount,
        },
        /// All damage of a Character is gone (H-75).
        Heal = "heal" { controller: Seat = seat, card: ObjectId = subject },
        /// The durability of a Technology changed (H-12).
        Wear = "wear" {
            controller: Seat = seat,
            card: ObjectId = subject,
            /// By how much: less than 0 for wear, more for repair.
            change: i32 = amount,
        },
        /// Volition was gained or lost.
        Volition = "volition" { player: Seat = seat, change: i32 = amount },
        /// The Structure of a Sanctuary changed.
        Structure = "structure" { player: Seat = seat, sanctuary: ObjectId = subject, change: i32 = amount },
        /// An effect changes a card in play.
        Change = "change" {
            controller: Seat = seat,
            card: ObjectId = subject,
            source: ObjectId = from,
            /// By how much its Strength changes; 0 where something else does.
            strength: i32 = amount,
        },
        /// An effect changes what cards in a hand cost.
        Prices = "prices" { controller: Seat = seat, source: ObjectId = from },
        /// Effects of the turn ended (H-74).
        Fade = "fade" { player: Seat = seat, effects: usize = amount },
        /// A Character challenged another one (H-37).
        Challenge = "challenge" { player: Seat = seat, challenger: ObjectId = subject, challenged: ObjectId = to },
        /// One Character alone is left after the duel (H-43).
        DuelWon = "duel_won" { player: Seat = seat, winner: ObjectId = subject, loser: ObjectId = to },
        /// Both duelists are left, or neither is (H-45).
        DuelEven = "duel_even" { player: Seat = seat },
        /// An effect allows one more duel in this turn (H-47).
        AnotherDuel = "another_duel" { player: Seat = seat },
        /// A Character attacks (H-53).
        Attack = "attack" { player: Seat = seat, attacker: ObjectId = subject },
        /// A Character blocks (H-57).
        Block = "block" {
            /// The passive player.
            player: Seat = seat,
            blocker: ObjectId = subject,
            attacker: ObjectId = to,
        },
        /// A card could not be drawn: the deck is empty (H-83).
        NoCard = "no_card" { player: Seat = seat },
        /// Chance decides which card is discarded.
        AtRandom = "at_random" { player: Seat = seat },
        /// A token is made (C71).
        Spawn = "spawn" { player: Seat = seat, card: ObjectId = subject },
        /// A card in play becomes another card (C73).
        Become = "become" {
            controller: Seat = seat,
            card: ObjectId = subject,
            /// What it is now, by index in the content.
            face: u16 = amount,
        },
        /// A die was rolled (C67).
        Roll = "roll" {
            player: Seat = seat,
            source: ObjectId = subject,
            /// What it shows, 1 to 6.
            shows: u8 = amount,
        },
        /// A foreseen card was put back.
        Foresee = "foresee" {
            player: Seat = seat,
            /// Whether under the deck instead of on top.
            under: bool = amount,
        },
        /// The counters of a kind on a card become more or fewer.
        Counters = "counters" {
            controller: Seat = seat,
            card: ObjectId = subject,
            counter: CounterKind = to,
            /// How many more, or with a minus fewer.
            change: i32 = amount,
        },
        /// A player will take an extra turn.
        ExtraTurn = "extra_turn" { player: Seat = seat },
        /// A player will skip a turn.
        SkipTurn = "skip_turn" { player: Seat = seat },
        /// A player will skip a Duel or a Combat (C133).
        SkipPhase = "skip_phase" { player: Seat = seat, phase: Phase = amount },
        /// There will be another Combat this turn.
        AnotherCombat = "another_combat" { player: Seat = seat },
        /// An effect waits for its moment (C59).
        Delay = "delay" { controller: Seat = seat, source: ObjectId = subject, text: EntryText = amount },
        /// A player gave up.
        Concede = "concede" { player: Seat = seat },
        /// One player won.
        WinGame = "win_game" { player: Seat = seat },
        /// Nobody won.
        DrawGame = "draw_game" { player: Seat = seat },
    }
}
