//! Events that only abilities lead to: what they change of a frame or of the ground. None of them is secret.

use crate::cards::counters::CounterKind;
use crate::table::{ObjectId, Seat, events};

use super::content::System;
use super::geometry::Point;
use super::match_state::Colour;
use super::slots::DieIndex;

events! {
    /// What an ability changed. `owner` is whose frame it happened to.
    pub enum ChangeEvent, ChangeEventWord {
        /// A frame rolls fewer dice next time (M-160).
        FewerDice = "fewer_dice" {
            owner: Seat = seat, frame: ObjectId = subject, colour: Colour = from, count: u8 = amount,
        },
        /// The counters of a kind on a frame became more or fewer (M-169).
        Counters = "counters" {
            owner: Seat = seat,
            frame: ObjectId = subject,
            counter: CounterKind = to,
            /// How many more; negative for fewer.
            change: i32 = amount,
        },
        /// A segment of cover was put up (M-171).
        BuildCover = "build_cover" {
            by: Seat = seat,
            segment: ObjectId = subject,
            at: Point = to,
            /// Hits that it takes.
            hits: u8 = amount,
        },
        /// The ground became hazardous (M-172).
        MakeHazard = "make_hazard" {
            by: Seat = seat,
            at: Point = to,
            /// The radius, thousandths of a unit.
            radius: i32 = amount,
        },
        /// A frame may have its turn again (M-161).
        Refresh = "refresh" { owner: Seat = seat, frame: ObjectId = subject },
        /// A die of the pool was rolled again (M-191).
        Reroll = "reroll" {
            owner: Seat = seat, frame: ObjectId = subject, colour: Colour = from, die: DieIndex = to, value: u8 = amount,
        },
        /// A damage die was rolled again (M-192).
        RerollDamage = "reroll_damage" {
            /// The seat whose frame attacks.
            owner: Seat = seat,
            target: ObjectId = subject,
            /// Its place among the damage dice.
            die: DieIndex = to,
            value: u8 = amount,
        },
        /// A destroyed frame came back (M-193).
        Revive = "revive" { owner: Seat = seat, frame: ObjectId = subject, at: Point = to },
        /// A frame has a system more (M-163).
        GainSystem = "gain_system" { owner: Seat = seat, frame: ObjectId = subject, system: System = from },
    }
}
