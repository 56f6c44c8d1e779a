//! Choices and events in the words of a script.

use super::Stage;
use crate::games::sanctuary::View;
use crate::table::{Choice, Event};
use crate::tools::scenario::phrase::bracketed;

impl Stage {
    /// A choice as a script writes it.
    pub fn choice_words(&self, choice: &Choice, view: &View) -> String {
        let subject = match choice.verb {
            "mode" | "yes" | "no" | "top" | "under" => String::new(),
            _ => self.ref_words(choice.subject, view),
        };
        let target = match choice.verb {
            "divide" => String::new(),
            _ => self.ref_words(choice.target, view),
        };
        let number = match choice.verb {
            "mode" | "use" | "divide" => choice.amount.to_string(),
            _ => String::new(),
        };
        bracketed(choice.verb, [subject, target, number].to_vec())
    }

    /// An event as a script would describe it.
    pub fn event_words(&self, event: &Event, view: &View) -> String {
        let mut parts = vec![format!("player({})", event.seat.0)];
        let refs = [event.subject, event.from, event.to];
        parts.extend(refs.map(|r| self.ref_words(r, view)));
        if event.amount != 0 {
            parts.push(event.amount.to_string());
        }
        let number = usize::try_from(event.amount).unwrap_or(usize::MAX);
        let note = match event.verb {
            "step" => STEPS.get(number),
            "phase" => STEPS.get(24 + number),
            _ => None,
        };
        let note = note.map_or_else(String::new, |name| format!(" // {name}"));
        bracketed(event.verb, parts) + &note
    }
}

/// Names of the steps by number, as the log has them, then those of the phases.
const STEPS: [&str; 32] = [
    "Setup",
    "Redraw",
    "Untap",
    "Expire",
    "Wear",
    "Generate",
    "StartTriggers",
    "Draw",
    "Harvest",
    "Challenge",
    "DuelWindow",
    "DuelDamage",
    "DuelResult",
    "Attackers",
    "AttackWindow",
    "Blockers",
    "BlockWindow",
    "PairDamage",
    "SanctuaryDamage",
    "Contemplation",
    "Entropy",
    "Fade",
    "HandLimit",
    "Over",
    "Setup",
    "Communion",
    "Meditation",
    "Harvest",
    "Duel",
    "Combat",
    "Contemplation",
    "Over",
];
