//! The words about the thing in the panel at the left.

use crate::desktop::words::{keyed, words};
use crate::games::frames::content::System;

words! {
    /// The words about the thing in the panel at the left.
    pub struct InspectWords {
        /// Nothing is: what to do about that.
        hints: [&'static str; 4],
        /// A lost frame.
        destroyed: &'static str,
        /// A frame: in its turn, paused, done, fresh.
        states: [&'static str; 4],
        /// A system that was lost.
        lost: &'static str,
        /// A green d8.
        sprints: &'static str,
        /// Under a roof.
        roofed: &'static str,
        /// On hazardous ground.
        hazardous: &'static str,
        /// Head of a station.
        station: &'static str,
        /// Nobody does.
        contested: &'static str,
        /// The help on controlling a station.
        station_help: &'static str,
        /// Head of cover.
        cover: &'static str,
        /// The effect of it.
        cover_help: &'static str,
        /// The explanations of these states, in the same order.
        states_help: [&'static str; 4],
        /// The use of white dice.
        whites_help: &'static str,
        /// When it sprints.
        sprints_help: &'static str,
        /// The effect of rockets.
        rockets_help: &'static str,
        /// The effect of defense.
        defense_help: &'static str,
        /// The effect of a spot marker.
        spotted_help: &'static str,
        /// The line between is blocked.
        in_cover: &'static str,
    }
    says {
        /// Hits left of all.
        takes(left: u8, whole: u8);
        /// White dice.
        whites(n: u8);
        /// Rockets.
        rockets(n: u8);
        /// A die for defense.
        defense(n: u8);
        /// A spot marker.
        spotted(n: u8);
        /// Above the ground.
        stands(n: u8);
        /// The controller.
        held(name: &str);
        /// Hits it still takes.
        cover_hits(n: u8);
        /// How high it is.
        cover_high(n: u8);
        /// From where distances are.
        from(name: &str);
    }
    by name {
        /// The effect of a single system.
        meaning_one(System): &'static str;
        /// The same, more than one.
        meaning_more(System): &'static str;
    }
}

keyed!(System: Defense Movement Spotting Melee Direct Artillery Environment Split Own);

impl InspectWords {
    /// The effect of that many of a system.
    #[must_use]
    pub fn meaning(&self, system: System, count: u8) -> &'static str {
        match count {
            0 => self.lost,
            1 => self.meaning_one(system),
            _ => self.meaning_more(system),
        }
    }
}
