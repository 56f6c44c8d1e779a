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
            /// The Sanctuary.
            card: ObjectId = subject,
            /// Its Structure.
            structure: i32 = amount,
        },
        /// A deck was shuffled.
        Shuffle = "shuffle" {
            /// Whose.
            player: Seat = seat,
        },
        /// The opening hand was kept (H-02).
        Keep = "keep" {
            /// Who kept it.
            player: Seat = seat,
        },
        /// A new opening hand is drawn (H-02 to H-05).
        Redraw = "redraw" {
            /// Who draws it.
            player: Seat = seat,
            /// How many cards it has.
            cards: u8 = amount,
        },
        /// Chance said who takes the first turn (H-07).
        First = "first" {
            /// Who.
            player: Seat = seat,
        },
        /// A turn began (H-09).
        Turn = "turn" {
            /// Whose.
            player: Seat = seat,
            /// Turns begun so far with this one, both players together.
            number: u16 = amount,
        },
        /// A phase began (H-08).
        Phase = "phase" {
            /// The active player.
            player: Seat = seat,
            /// The phase.
            phase: Phase = amount,
        },
        /// A step began.
        Step = "step" {
            /// The active player.
            player: Seat = seat,
            /// The step.
            step: Step = amount,
        },
        /// Priority was passed (H-80).
        Pass = "pass" {
            /// Who passed.
            player: Seat = seat,
        },
        /// The Harvest was ended.
        End = "end" {
            /// The active player.
            player: Seat = seat,
        },
        /// The Duel or the Combat was skipped (H-36, H-51).
        Skip = "skip" {
            /// Who skipped it.
            player: Seat = seat,
            /// The phase.
            phase: Phase = amount,
        },
        /// A card was played and paid for (H-23).
        Play = "play" {
            /// Who played it.
            player: Seat = seat,
            /// The card.
            card: ObjectId = subject,
            /// Its first target: a card, a player or an entry of the Stack; nothing for none or one in a hand.
            target: Ref = to,
        },
        /// An entry went on the Stack.
        Push = "push" {
            /// Who controls it.
            controller: Seat = seat,
            /// Its card.
            source: ObjectId = subject,
            /// The entry.
            entry: EntryId = from,
            /// Its first target: a card, a player or an entry of the Stack; nothing for none or one in a hand.
            target: Ref = to,
            /// The text that it follows.
            text: EntryText = amount,
        },
        /// An entry resolves (H-78).
        Resolve = "resolve" {
            /// Who controls it.
            controller: Seat = seat,
            /// Its card.
            source: ObjectId = subject,
            /// The entry.
            entry: EntryId = from,
            /// The text that it follows.
            text: EntryText = amount,
        },
        /// An entry came to nothing: its targets are gone or its condition does not hold (H-79).
        Fizzle = "fizzle" {
            /// Who controls it.
            controller: Seat = seat,
            /// Its card.
            source: ObjectId = subject,
            /// The entry.
            entry: EntryId = from,
            /// The text that it follows.
            text: EntryText = amount,
        },
        /// An effect took an entry off the Stack.
        Cancel = "cancel" {
            /// Who controls the entry.
            controller: Seat = seat,
            /// Its card.
            source: ObjectId = subject,
            /// The entry.
            entry: EntryId = from,
            /// The text that it follows.
            text: EntryText = amount,
        },
        /// A card changed zones.
        Move = "move" {
            /// Whose zone it went to.
            player: Seat = seat,
            /// The card; `None` where neither zone shows it.
            card: Option<ObjectId> = subject,
            /// The zone it was in.
            from: ZoneId = from,
            /// The zone it is in now.
            to: ZoneId = to,
            /// Whether it went because it was played, as a Manipulation does (H-32).
            played: bool = amount,
        },
        /// A Technology is carried by a Character (H-30).
        Carry = "carry" {
            /// Who controls both.
            player: Seat = seat,
            /// The Technology.
            technology: ObjectId = subject,
            /// The Character.
            carrier: ObjectId = to,
        },
        /// A card is destroyed.
        Destroy = "destroy" {
            /// Who controls it.
            controller: Seat = seat,
            /// The card.
            card: ObjectId = subject,
        },
        /// A card was turned sideways (H-38, H-53).
        Tap = "tap" {
            /// Who controls it.
            controller: Seat = seat,
            /// The card.
            card: ObjectId = subject,
        },
        /// A card was turned upright (H-09).
        Untap = "untap" {
            /// Who controls it.
            controller: Seat = seat,
            /// The card.
            card: ObjectId = subject,
        },
        /// A Character was damaged (H-71).
        Damage = "damage" {
            /// Who controls it.
            controller: Seat = seat,
            /// The Character.
            card: ObjectId = subject,
            /// The card that dealt it.
            source: ObjectId = from,
            /// How much, 1 or more.
            amount: i32 = amount,
        },
        /// All damage of a Character is gone (H-75).
        Heal = "heal" {
            /// Who controls it.
            controller: Seat = seat,
            /// The Character.
            card: ObjectId = subject,
        },
        /// The durability of a Technology changed (H-12).
        Wear = "wear" {
            /// Who controls it.
            controller: Seat = seat,
            /// The Technology.
            card: ObjectId = subject,
            /// By how much: less than 0 for wear, more for repair.
            change: i32 = amount,
        },
        /// Volition was gained or lost.
        Volition = "volition" {
            /// Whose.
            player: Seat = seat,
            /// By how much.
            change: i32 = amount,
        },
        /// The Structure of a Sanctuary changed.
        Structure = "structure" {
            /// Whose.
            player: Seat = seat,
            /// The Sanctuary.
            sanctuary: ObjectId = subject,
            /// By how much.
            change: i32 = amount,
        },
        /// An effect changes a card in play.
        Change = "change" {
            /// Who controls the effect.
            controller: Seat = seat,
            /// The card.
            card: ObjectId = subject,
            /// The card with the effect.
            source: ObjectId = from,
            /// By how much its Strength changes; 0 where something else does.
            strength: i32 = amount,
        },
        /// An effect changes what cards in a hand cost.
        Prices = "prices" {
            /// Who controls the effect.
            controller: Seat = seat,
            /// The card with the effect.
            source: ObjectId = from,
        },
        /// Effects of the turn ended (H-74).
        Fade = "fade" {
            /// The active player.
            player: Seat = seat,
            /// How many of them were on cards in play.
            effects: usize = amount,
        },
        /// A Character challenged another one (H-37).
        Challenge = "challenge" {
            /// Who controls the challenger.
            player: Seat = seat,
            /// The challenger.
            challenger: ObjectId = subject,
            /// The one challenged.
            challenged: ObjectId = to,
        },
        /// One Character alone is left after the duel (H-43).
        DuelWon = "duel_won" {
            /// Who controls the winner.
            player: Seat = seat,
            /// The winner.
            winner: ObjectId = subject,
            /// The loser.
            loser: ObjectId = to,
        },
        /// Both duelists are left, or neither is (H-45).
        DuelEven = "duel_even" {
            /// The active player.
            player: Seat = seat,
        },
        /// An effect allows one more duel in this turn (H-47).
        AnotherDuel = "another_duel" {
            /// Whom.
            player: Seat = seat,
        },
        /// A Character attacks (H-53).
        Attack = "attack" {
            /// The active player.
            player: Seat = seat,
            /// The Character.
            attacker: ObjectId = subject,
        },
        /// A Character blocks (H-57).
        Block = "block" {
            /// The passive player.
            player: Seat = seat,
            /// The Character.
            blocker: ObjectId = subject,
            /// The attacker that it blocks.
            attacker: ObjectId = to,
        },
        /// A card could not be drawn: the deck is empty (H-83).
        NoCard = "no_card" {
            /// Whose deck.
            player: Seat = seat,
        },
        /// Chance decides which card is discarded.
        AtRandom = "at_random" {
            /// Who discards.
            player: Seat = seat,
        },
        /// A token is made (C71).
        Spawn = "spawn" {
            /// For whom.
            player: Seat = seat,
            /// The token.
            card: ObjectId = subject,
        },
        /// A card in play becomes another card (C73).
        Become = "become" {
            /// Who controls it.
            controller: Seat = seat,
            /// The card.
            card: ObjectId = subject,
            /// What it is now, by index in the content.
            face: u16 = amount,
        },
        /// A die was rolled (C67).
        Roll = "roll" {
            /// Who.
            player: Seat = seat,
            /// The card whose text says so.
            source: ObjectId = subject,
            /// What it shows, 1 to 6.
            shows: u8 = amount,
        },
        /// A foreseen card was put back.
        Foresee = "foresee" {
            /// Whose deck.
            player: Seat = seat,
            /// Whether under the deck instead of on top.
            under: bool = amount,
        },
        /// The counters of a kind on a card become more or fewer.
        Counters = "counters" {
            /// Who controls the card.
            controller: Seat = seat,
            /// The card.
            card: ObjectId = subject,
            /// Which counters.
            counter: CounterKind = to,
            /// How many more, or with a minus fewer.
            change: i32 = amount,
        },
        /// A player will take an extra turn.
        ExtraTurn = "extra_turn" {
            /// Who.
            player: Seat = seat,
        },
        /// A player will skip a turn.
        SkipTurn = "skip_turn" {
            /// Who.
            player: Seat = seat,
        },
        /// A player will skip a Duel or a Combat (C133).
        SkipPhase = "skip_phase" {
            /// Who.
            player: Seat = seat,
            /// Which of the two.
            phase: Phase = amount,
        },
        /// There will be another Combat this turn.
        AnotherCombat = "another_combat" {
            /// The active player.
            player: Seat = seat,
        },
        /// An effect waits for its moment (C59).
        Delay = "delay" {
            /// Who controls it.
            controller: Seat = seat,
            /// The card whose text it is.
            source: ObjectId = subject,
            /// The text that it follows.
            text: EntryText = amount,
        },
        /// A player gave up.
        Concede = "concede" {
            /// Who.
            player: Seat = seat,
        },
        /// One player won.
        WinGame = "win_game" {
            /// Who.
            player: Seat = seat,
        },
        /// Nobody won.
        DrawGame = "draw_game" {
            /// The active player.
            player: Seat = seat,
        },
    }
}
