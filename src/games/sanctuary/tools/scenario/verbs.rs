//! The verbs of choices, and what each takes.

use super::thing::Thing;
use crate::games::sanctuary::events::EventWord;
use crate::tools::scenario::speech::{self, Speech, Verb, common_speech};

/// What may stand at one place of a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slot {
    /// A card by name.
    Card,
    /// A number.
    Number,
    /// A card or an entry of the Stack.
    Aim,
}

/// All verbs of Sanctuary.
const VERBS: [Verb<Slot>; 26] = {
    use Slot::{Aim, Card, Number};
    [
        ("keep", &[], 0, "keep"),
        ("redraw", &[], 0, "redraw"),
        ("pass", &[], 0, "pass"),
        ("end", &[], 0, "end"),
        ("play", &[Card], 1, "play(\"card\")"),
        (
            "use",
            &[Card, Number],
            1,
            "use(\"card\") or use(\"card\", 1)",
        ),
        ("mode", &[Number], 1, "mode(0)"),
        ("x", &[Number], 1, "x(3)"),
        (
            "target",
            &[Aim],
            1,
            "target(\"card\") or target(stacked(\"card\"))",
        ),
        (
            "replace",
            &[Card, Number],
            1,
            "replace(\"card\") or replace(\"card\", 1)",
        ),
        (
            "trigger",
            &[Card, Number],
            1,
            "trigger(\"card\") or trigger(\"card\", 1)",
        ),
        ("choose", &[Aim], 1, "choose(\"card\")"),
        ("way", &[Number], 1, "way(0)"),
        ("share", &[Aim, Number], 2, "share(\"card\", 2)"),
        ("yes", &[Card], 0, "yes"),
        ("no", &[Card], 0, "no"),
        ("top", &[Card], 0, "top"),
        ("under", &[Card], 0, "under"),
        ("discard", &[Card], 1, "discard(\"card\")"),
        (
            "challenge",
            &[Card, Card],
            0,
            "challenge(\"mine\", \"theirs\")",
        ),
        ("skip", &[], 0, "skip"),
        ("attack", &[Card], 1, "attack(\"card\")"),
        ("block", &[Card, Card], 1, "block(\"mine\", \"attacker\")"),
        ("divide", &[Card, Number], 2, "divide(\"blocker\", 2)"),
        ("done", &[], 0, "done"),
        ("concede", &[], 0, "concede"),
    ]
};

/// A choice as a script says it.
pub type ChoicePhrase = speech::ChoicePhrase<Thing>;

impl Speech for Thing {
    common_speech!();
    const CHOICE: &'static str = "a choice like `play(\"card\")`";
    const EVENT: &'static str = "an event like `destroy(\"card\")`";

    fn fits(&self, slot: Slot) -> bool {
        match slot {
            Slot::Card => matches!(self, Self::Named(_)),
            Slot::Number => matches!(self, Self::Number(_)),
            Slot::Aim => matches!(self, Self::Named(_) | Self::Stacked(_) | Self::Top),
        }
    }
}
