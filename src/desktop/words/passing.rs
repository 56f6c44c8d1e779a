//! Words about passing: how long, where to stop, for what.

use super::words;

words! {
    /// The words about automatic passing.
    pub struct PassingWords {
        /// Passes until nothing waits to resolve, and what that means.
        resolve_all: (&'static str, &'static str),
        /// Passes until the fight is over, and what that means.
        fight_on: (&'static str, &'static str),
        /// Passes until one's own turn, and what that means.
        until_my_turn: (&'static str, &'static str),
        /// Passes until anything happens, and what that means.
        until_something: (&'static str, &'static str),
        /// Passes no longer, and what that means.
        ask_me: (&'static str, &'static str),
        /// Always pass for an entry of the stack, and what that means.
        ignore: (&'static str, &'static str),
        /// No longer.
        ask_again: &'static str,
        /// Head of the stops in the settings.
        stops_title: &'static str,
        /// The explanation of stops.
        stops_about: &'static str,
        /// Heads of the stops by step.
        step_sides: [&'static str; 3],
        /// Heads of the stops by what is about to resolve.
        sort_sides: [&'static str; 3],
        /// The usual stops.
        stops_usual: &'static str,
        /// All of them.
        stops_all: &'static str,
        /// None.
        stops_none: &'static str,
    }
    says {
        /// A stop in one's own turn: in which step, and whether it is set.
        mine(step: &str, set: bool);
        /// The same in the others' turns.
        theirs(step: &str, set: bool);
    }
}
