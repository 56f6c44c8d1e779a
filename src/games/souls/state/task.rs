//! Pieces of work, and what the open question is about.

use super::entry::Entry;
use crate::cards::language::{Question, Work};
use crate::cards::paid::Cause;
use crate::games::souls::Souls;
use crate::games::souls::content::DeckKind;
use crate::games::souls::replaceable_event::ReplaceableEvent;
use crate::table::{ObjectId, Seat};

/// A piece of work to finish before anybody is asked, last one first.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Task {
    /// Effects that hold others.
    Flow(Work<Souls, Entry>),
    /// Something is about to happen, once the open question is answered.
    Happen(ReplaceableEvent),
    /// Discards by choice, one at a time. The cause is the card that says so, the player whose death costs it, or none
    /// where the hand limit does.
    Discard { seat: Seat, count: u8, cause: Cause },
    /// Items are destroyed as a cost of that card, by choice.
    PayItems { seat: Seat, cause: Cause, left: u8 },
    /// A card is destroyed as part of the death penalty, by choice.
    PenaltyItem { seat: Seat, left: u8 },
    /// Pays the rest of the death penalty: loot,
    PenaltyRest { seat: Seat },
    /// then ¢ and deactivations.
    PenaltyCoins { seat: Seat },
    /// Looks at the top cards of a deck: those not yet decided on.
    Scry {
        seat: Seat,
        deck: DeckKind,
        left: u8,
    },
    /// Chooses a slot for the monster card in hold.
    PlaceMonster {
        seat: Seat,
        card: ObjectId,
        attack: bool,
        ambush: bool,
    },
    /// The monster that an attack on the deck revealed is attacked, if it can be (F-93, F-95).
    AttackRevealed { card: ObjectId },
    /// An item that was rerolled has gone if it lies nowhere in play: its controller gains a treasure, or its slot
    /// of the shop gets another one.
    Rerolled {
        seat: Seat,
        card: ObjectId,
        stamp: u16,
        slot: Option<u8>,
    },
    /// A loot card that has resolved goes to the discard, if it still lies on the stack.
    Spent { card: ObjectId },
    /// A curse in hold is given to a player of the active player's choice.
    GiveCurse { card: ObjectId },
}

/// The topic of the open question.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Ask {
    /// Nothing is asked, or a step's own question.
    Step,
    /// A part of the running announcement.
    Announce,
    /// The triggered ability that goes on the stack first.
    Trigger,
    /// The death that goes on the stack first.
    Death,
    /// The replacement that comes first (F-159).
    Replace(ReplaceableEvent),
    /// Whether the ability of that number of a card replaces the event.
    Whether(ReplaceableEvent, ObjectId, u8),
    /// A question of effects that hold others.
    Flow(Question<Souls, Entry>),
    /// The new number of a roll.
    Number { serial: u16 },
    /// The card to discard, the number of further cards after it, and the cause as in the task.
    Discard { seat: Seat, left: u8, cause: Cause },
    /// The item that pays a cost of that card, and the number of further items after it.
    PayItems { seat: Seat, cause: Cause, left: u8 },
    /// The item to destroy, and the number of further items after it.
    PenaltyItem { seat: Seat, left: u8 },
    /// Top or bottom for this card; how many more after it.
    Scry {
        seat: Seat,
        deck: DeckKind,
        left: u8,
    },
    /// The slot that a monster card covers.
    Slot {
        card: ObjectId,
        attack: bool,
        ambush: bool,
    },
    /// A hand is being looked at.
    Look,
    /// The player who gets a curse.
    Curse { card: ObjectId },
    /// How many ¢ are offered or asked for.
    Barter { with: Seat, give: bool },
    /// Whether the offer is accepted; positive: ¢ for the one who is asked.
    Accept { by: Seat, coins: i32 },
}
