//! What a seat can be asked.

use crate::table::topics;

topics! {
    /// What a question is about.
    pub enum Topic {
        /// Whether an offer is accepted.
        Accept = "accept",
        /// What to do in a window.
        Act = "act",
        /// What is attacked (F-91 to F-96).
        Attack = "attack",
        /// How many ¢ are offered.
        Barter = "barter",
        /// What is bought (F-142 to F-145).
        Buy = "buy",
        /// Which of several things.
        Choose = "choose",
        /// What a cost is paid with.
        Cost = "cost",
        /// Who gets a curse.
        Curse = "curse",
        /// Which death comes first.
        Death = "death",
        /// Which item is destroyed.
        Destroy = "destroy",
        /// Which card of the hand is discarded.
        Discard = "discard",
        /// Which card is drafted.
        Draft = "draft",
        /// Who helps in the attack.
        Helper = "helper",
        /// The hand of another player is seen.
        Look = "look",
        /// Whether something optional is done.
        May = "may",
        /// Which of several modes.
        Mode = "mode",
        /// How many ¢ are paid for X.
        X = "x",
        /// Which number.
        Number = "number",
        /// Which replacement happens.
        Replace = "replace",
        /// How many ¢ are asked for.
        Request = "request",
        /// Whether the room is left.
        Room = "room",
        /// Whether a card that was looked at stays on top.
        Scry = "scry",
        /// Which slot a card takes.
        Slot = "slot",
        /// How much of what is divided a target gets.
        Share = "share",
        /// What it aims at.
        Target = "target",
        /// Which trigger goes on the stack first.
        Trigger = "trigger",
        /// What somebody votes for.
        Vote = "vote",
        /// Which of several ways it goes.
        Way = "way",
    }
}
