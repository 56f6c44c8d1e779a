//! What a seat can be asked.

use crate::table::topics;

topics! {
    /// What a question is about.
    pub enum Topic {
        /// What to do in a window.
        Act = "act",
        /// Which followers attack (H-51 to H-55).
        Attack = "attack",
        /// Which followers block (H-56 to H-60).
        Block = "block",
        /// Who challenges whom to a duel (H-36 to H-41).
        Challenge = "challenge",
        /// Which of several things is picked.
        Choose = "choose",
        /// Which card of the hand is discarded.
        Discard = "discard",
        /// How damage is divided.
        Divide = "divide",
        /// Whether a foreseen card stays on top.
        Foresee = "foresee",
        /// Whether something optional is done.
        May = "may",
        /// Which of several modes.
        Mode = "mode",
        /// Whether the opening hand is kept (H-01 to H-07).
        Redraw = "redraw",
        /// Which replacement is applied first.
        Replace = "replace",
        /// How much of what is divided a target gets.
        Share = "share",
        /// What it aims at.
        Target = "target",
        /// Which trigger goes on the Stack first.
        Trigger = "trigger",
        /// Which of several ways it goes.
        Way = "way",
        /// How much is paid for X.
        X = "x",
    }
}
