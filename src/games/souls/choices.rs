//! The choices of Souls.

use crate::cards::language::Replacer;
use crate::table::{ObjectId, Ref, Seat, ZoneId, choices};

choices! {
    /// The choices of a seat. Files and logs use the word of each.
    pub enum Choice, ChoiceWord {
        /// Priority is passed (F-68).
        Pass = "pass",
        /// An attack is declared (F-25).
        Attack = "attack",
        /// A purchase is declared (F-26).
        Purchase = "purchase",
        /// The end of the turn is declared (F-27).
        End = "end",
        /// A loot card is played (F-22).
        Play = "play" {
            /// The card, in one's own hand.
            card: ObjectId = subject,
        },
        /// An ability is activated (F-19).
        Use = "use" { card: ObjectId = subject, ability: u8 = amount },
        /// ¢ are offered to another player (F-174).
        Offer = "offer" {
            /// An item to offer instead of ¢, which is always refused (R19).
            item: Option<ObjectId> = subject,
            to: Seat = target,
        },
        /// Another player is asked for ¢ (F-174).
        Request = "request" { from: Seat = target },
        /// The way in which what is announced will go (F-77).
        Mode = "mode" { card: ObjectId = subject, mode: u8 = amount },
        /// How many ¢ are paid for X (R111).
        X = "x" { source: ObjectId = subject, x: u8 = amount },
        /// The target of what is announced, or of the declared attack (F-78, F-91).
        Target = "target" {
            /// A card, a player, an entry of the stack, or the monster deck for an attack.
            to: Ref = subject,
        },
        /// A card that pays a cost.
        Pay = "pay" {
            /// A loot card to discard, or an item to destroy.
            with: ObjectId = subject,
        },
        /// The slot that a monster card covers (F-156).
        Slot = "slot" { slot: ZoneId = subject },
        /// Another player rolls in the attack too (F-95).
        Helper = "helper" { seat: Seat = target },
        /// No more helpers, or enough seen of a hand.
        Done = "done",
        /// Something is bought (F-142).
        Buy = "buy" {
            /// A shop item, or the treasure deck for its top card.
            what: Ref = subject,
        },
        /// This triggered ability goes on the stack before the others.
        Trigger = "trigger" {
            source: ObjectId = subject,
            /// Its place among all abilities that have triggered, from 0.
            place: usize = amount,
        },
        /// This death goes on the stack before the others.
        Death = "death" {
            /// The monster or the player.
            of: ObjectId = subject,
        },
        /// This replacement applies first to what would happen (F-158).
        Replace = "replace" { source: ObjectId = subject, by: Replacer = amount },
        /// An optional part of a text is done.
        Yes = "yes",
        /// An optional part of a text is left out.
        No = "no",
        /// One of several things that a text asks for.
        Choose = "choose" {
            /// A card, a player or an entry of the stack.
            what: Ref = subject,
        },
        /// The new number of a roll.
        Number = "number" {
            /// The number that the die then shows, 1 to 6.
            shows: i32 = amount,
        },
        /// A vote.
        Vote = "vote" { source: ObjectId = subject, way: u8 = amount },
        /// The part of a target, of what is divided.
        Share = "share" {
            to: Ref = subject,
            /// How much, 1 or more.
            amount: i32 = amount,
        },
        /// One of several ways is picked.
        Way = "way" { source: ObjectId = subject, way: u8 = amount },
        /// A loot card is discarded (F-31).
        Discard = "discard" {
            /// The card, in one's own hand.
            card: ObjectId = subject,
        },
        /// An item is destroyed as death penalty (F-130).
        Destroy = "destroy" { item: ObjectId = subject },
        /// The card that is looked at stays on top of its deck.
        Top = "top",
        /// The card that is looked at goes under its deck.
        Under = "under",
        /// The player who gets a curse (F-154).
        Curse = "curse" { seat: Seat = target },
        /// The number of ¢ that is offered or asked for (F-174).
        Coins = "coins" {
            /// How many ¢, from 1.
            coins: i32 = amount,
        },
        /// An offer is called off.
        Never = "never",
        /// An offer is accepted.
        Accept = "accept" {
            /// How many ¢ one gets; below 0 one gives them.
            coins: i32 = amount,
        },
        /// An offer is rejected.
        Decline = "decline",
        /// A room is put into the discard (F-34).
        Room = "room" {
            /// Which; `None` asks whether any can be.
            card: Option<ObjectId> = subject,
        },
        /// The rooms are kept (F-34).
        Keep = "keep",
        /// A treasure of the mini-draft is taken (F-55).
        Draft = "draft" { card: ObjectId = subject },
        /// A player gives up (R59).
        Concede = "concede",
    }
}
