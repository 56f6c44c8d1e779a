//! What a seat can be asked.

use crate::table::topics;

topics! {
    /// What a question is about.
    pub enum Topic {
        /// What to do in a window (N-33, N-34).
        Act = "act",
        /// Which agents advance (N-74 to N-79).
        Advance = "advance",
        /// Where an agent arrives.
        Arrive = "arrive",
        /// How much damage a defender takes.
        Assign = "assign",
        /// Which agents attack (N-94 to N-97).
        Attack = "attack",
        /// Which card of the hand goes to the bottom.
        Bottom = "bottom",
        /// Which of several things is picked.
        Choose = "choose",
        /// Which biome is lost.
        Collapse = "collapse",
        /// What a card is converted to.
        Convert = "convert",
        /// Which agents defend (N-105 to N-111).
        Defend = "defend",
        /// Which card of the hand is discarded.
        Discard = "discard",
        /// Whether something optional is done.
        May = "may",
        /// Which of several modes.
        Mode = "mode",
        /// Whether the opening hand is kept (N-06 to N-09).
        Mulligan = "mulligan",
        /// In which order defenders stand (N-108).
        Order = "order",
        /// What a cost is paid with.
        Pay = "pay",
        /// Which reaction comes first.
        React = "react",
        /// Which replacement is applied first.
        Replace = "replace",
        /// Whether a card that was looked at stays on top.
        Scan = "scan",
        /// Which gear a magnetic agent takes.
        Take = "take",
        /// How much of what is divided a target gets.
        Share = "share",
        /// What it aims at.
        Target = "target",
        /// Which of several ways it goes.
        Way = "way",
        /// How much X is.
        X = "x",
    }
}
