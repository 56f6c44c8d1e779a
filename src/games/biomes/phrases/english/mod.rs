//! Choices and events in English.

mod choices;
mod events;

pub(super) use choices::choice;
pub(super) use events::event;

use super::Speaker;
use crate::table::Seat;

impl Speaker<'_> {
    /// "You play" or "Mara plays".
    pub(super) fn does(&self, seat: Seat, verb: &str) -> String {
        if self.is_you(seat) {
            return format!("You {verb}");
        }
        let who = self.who(seat);
        match verb {
            "have" => format!("{who} has"),
            _ if verb.ends_with("ss") || verb.ends_with("sh") || verb.ends_with("ch") => {
                format!("{who} {verb}es")
            }
            _ => format!("{who} {verb}s"),
        }
    }
}
