//! What is said of a thing that is looked at.

use crate::desktop::words::{keyed, words};
use crate::games::frames::content::System;

words! {
    /// What is said of a thing that is looked at.
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
        /// How it is held.
        station_help: &'static str,
        /// Head of cover.
        cover: &'static str,
        /// What it does.
        cover_help: &'static str,
        /// What these states mean, in the same order.
        states_help: [&'static str; 4],
        /// What white dice are for.
        whites_help: &'static str,
        /// When it sprints.
        sprints_help: &'static str,
        /// What rockets do.
        rockets_help: &'static str,
        /// What defense does.
        defense_help: &'static str,
        /// What a spot marker does.
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
        /// Who holds it.
        held(name: &str);
        /// Hits it still takes.
        cover_hits(n: u8);
        /// How high it is.
        cover_high(n: u8);
        /// From where distances are.
        from(name: &str);
    }
    by name {
        /// What a system does, one of it.
        meaning_one(System): &'static str;
        /// The same, more than one.
        meaning_more(System): &'static str;
    }
}

keyed!(System: Defense Movement Spotting Melee Direct Artillery Environment Split);

impl InspectWords {
    /// What a system does, that many of it.
    #[must_use]
    pub fn meaning(&self, system: System, count: u8) -> &'static str {
        match count {
            0 => self.lost,
            1 => self.meaning_one(system),
            _ => self.meaning_more(system),
        }
    }
}
