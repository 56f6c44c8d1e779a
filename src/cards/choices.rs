//! Choices and topics that rules of several card games offer. Each game has them among its own, under the same words.

use super::language::Replacer;
use crate::table::{ObjectId, Ref, topics, wire};

wire! {
    crate::table::Choice, crate::table::Choice::new,
    /// What several card games offer.
    pub enum CardChoice, CardChoiceWord {
        /// There are as many as there shall be.
        Done = "done",
        /// This replacement is applied to the event first.
        Replace = "replace" {
            /// Whose ability it is.
            source: ObjectId = subject,
            /// Which of its abilities or effects.
            by: Replacer = amount,
        },
        /// One of several things is picked.
        Choose = "choose" {
            /// What.
            what: Ref = subject,
        },
        /// The part of a target, of what is divided.
        Share = "share" {
            /// The target.
            to: Ref = subject,
            /// How much, 1 or more.
            amount: i32 = amount,
        },
        /// One of several ways is chosen.
        Way = "way" {
            /// The card with the text.
            source: ObjectId = subject,
            /// Which way, from 0.
            way: u8 = amount,
        },
    }
}

topics! {
    /// What several card games ask.
    pub enum CardTopic {
        /// What to do in a window.
        Act = "act",
        /// Which of several things is picked.
        Choose = "choose",
        /// Whether something optional is done.
        May = "may",
        /// Which replacement is applied first.
        Replace = "replace",
        /// How much of what is divided a target gets.
        Share = "share",
        /// What it aims at.
        Target = "target",
        /// Which of several ways it goes.
        Way = "way",
    }
}
