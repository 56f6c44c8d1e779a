//! Words of the top strip and of the tray.

use crate::desktop::words::words;
use crate::games::frames::components::Role;

words! {
    /// The words of the strip on top.
    pub struct StripWords {
        /// Before the first round.
        before: &'static str,
        /// Nothing can be taken back.
        no_undo: &'static str,
        /// Things are being placed.
        deployment: &'static str,
        /// A seat without a score.
        not_bid: &'static str,
    }
    says {
        /// The number of the round.
        round(n: usize);
        /// The attacker and the target.
        combat(by: &str, target: &str);
        /// The value of the clock, in as few words as possible.
        clock_short(shows: u8);
        /// The value of the clock, and its start.
        clock(shows: u8, of: u8);
        /// Assets and points an asset, before the first round.
        worth(assets: i32, ppa: i32);
        /// Assets, points an asset, frames that may still act.
        worth_now(assets: i32, ppa: i32, fresh: usize);
        /// A seat at length: name, role, assets, points an asset, frames that may still act.
        seat(name: &str, role: &str, assets: i32, ppa: i32, fresh: usize);
    }
    by name {
        /// A role after a name.
        role(Role): &'static str;
    }
}

words! {
    /// The words of the tray.
    pub struct TrayWords {
        /// Asks for the frame to spot.
        spot_whom: &'static str,
        /// A die to move with.
        die_to_move: &'static str,
        /// A die to attack with.
        die_to_attack: &'static str,
        /// Asks for the action of a die.
        what_for: &'static str,
        /// Moving, attacking, spotting.
        actions: [&'static str; 3],
        /// Why an action is dead if no rule says so.
        no_die: &'static str,
        /// A suggested place.
        place_for_me: &'static str,
        /// The explanation of that.
        place_hint: &'static str,
        /// Aim at something else.
        another_target: &'static str,
    }
    says {
        /// A bot thinks.
        is_thinking(name: &str);
        /// Somebody is to choose.
        is_choosing(name: &str);
        /// Before a question about a frame that is being attacked by that one.
        attacked(by: &str);
        /// At which range a target is attacked.
        which_range(target: &str);
        /// The die for an attack on a target.
        die_for(target: &str);
        /// The designated target and its range.
        target(target: &str, range: &str);
        /// A range that the target is at.
        range_now(range: &str);
        /// A range that it would have to come to.
        range_later(range: &str);
    }
}
