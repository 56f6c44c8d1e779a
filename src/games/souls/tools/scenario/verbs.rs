//! The verbs of choices, and what each takes.

use super::thing::Thing;
use crate::games::souls::events::EventWord;
use crate::tools::scenario::speech::{self, Speech, Verb, common_speech};

/// What may stand at one place of a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slot {
    /// A card by name.
    Card,
    /// A number.
    Number,
    /// A player.
    Player,
    /// A card, a player, an entry of the stack or a place.
    Aim,
}

/// All verbs of Souls.
const VERBS: [Verb<Slot>; 39] = {
    use Slot::{Aim, Card, Number, Player};
    [
        ("pass", &[], 0, "pass"),
        ("attack", &[], 0, "attack"),
        ("purchase", &[], 0, "purchase"),
        ("end", &[], 0, "end"),
        ("play", &[Card], 1, "play(\"card\")"),
        (
            "use",
            &[Card, Number],
            1,
            "use(\"card\") or use(\"card\", 1)",
        ),
        ("offer", &[Player], 1, "offer(player(1))"),
        ("request", &[Player], 1, "request(player(1))"),
        ("mode", &[Number], 1, "mode(0)"),
        ("x", &[Number], 1, "x(3)"),
        (
            "target",
            &[Aim],
            1,
            "target(\"card\"), target(player(1)), target(top) or target(deck(Monster))",
        ),
        ("pay", &[Card], 1, "pay(\"card\")"),
        ("slot", &[Aim], 1, "slot(monster(0))"),
        ("helper", &[Player], 1, "helper(player(1))"),
        ("done", &[], 0, "done"),
        ("buy", &[Aim], 1, "buy(\"card\") or buy(deck(Treasure))"),
        (
            "trigger",
            &[Card, Number],
            1,
            "trigger(\"card\") or trigger(\"card\", 1)",
        ),
        ("death", &[Aim], 1, "death(\"card\")"),
        (
            "replace",
            &[Card, Number],
            1,
            "replace(\"card\") or replace(\"card\", 1)",
        ),
        ("yes", &[Card], 0, "yes"),
        ("no", &[Card], 0, "no"),
        ("choose", &[Aim], 1, "choose(\"card\")"),
        ("number", &[Number], 1, "number(6)"),
        ("vote", &[Number], 1, "vote(0)"),
        ("way", &[Number], 1, "way(0)"),
        ("share", &[Aim, Number], 2, "share(\"card\", 2)"),
        ("discard", &[Card], 1, "discard(\"card\")"),
        ("destroy", &[Card], 1, "destroy(\"card\")"),
        ("top", &[Card], 0, "top"),
        ("under", &[Card], 0, "under"),
        ("curse", &[Player], 1, "curse(player(1))"),
        ("coins", &[Number], 1, "coins(3)"),
        ("never", &[], 0, "never"),
        ("accept", &[Number], 0, "accept"),
        ("decline", &[], 0, "decline"),
        ("room", &[Card], 1, "room(\"card\")"),
        ("keep", &[], 0, "keep"),
        ("draft", &[Card], 1, "draft(\"card\")"),
        ("concede", &[], 0, "concede"),
    ]
};

/// A choice as a script says it.
pub type ChoicePhrase = speech::ChoicePhrase<Thing>;

impl Speech for Thing {
    common_speech!();
    const CHOICE: &'static str = "a choice like `play(\"card\")`";
    const EVENT: &'static str = "an event like `die(\"card\")`";

    fn fits(&self, slot: Slot) -> bool {
        match slot {
            Slot::Card => matches!(self, Self::Named(_)),
            Slot::Number => matches!(self, Self::Number(_)),
            Slot::Player => matches!(self, Self::Player(_)),
            Slot::Aim => !matches!(self, Self::Number(_)),
        }
    }
}
