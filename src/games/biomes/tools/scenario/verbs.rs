//! The verbs of choices, and what each takes.

use super::thing::Thing;
use crate::games::biomes::Place;
use crate::games::biomes::events::EventWord;
use crate::tools::scenario::speech::{self, Speech, Verb, common_speech};

/// What may stand at one place of a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slot {
    /// A card by name.
    Card,
    /// A card or a biome.
    Source,
    /// A biome.
    Biome,
    /// A biome or staging.
    Place,
    /// An energy.
    Energy,
    /// A number.
    Number,
    /// The word `global`.
    Global,
    /// Anything to aim at.
    Any,
}

impl Slot {
    /// Whether the thing may stand there.
    pub const fn fits(self, thing: &Thing) -> bool {
        match self {
            Self::Card => matches!(thing, Thing::Named(_)),
            Self::Source => matches!(thing, Thing::Named(_) | Thing::Biome(_)),
            Self::Biome => matches!(thing, Thing::Biome(_) | Thing::Number(0..=2)),
            Self::Place => matches!(thing, Thing::Biome(_) | Thing::Row(_, Place::Staging)),
            Self::Energy => matches!(thing, Thing::Energy(_)),
            Self::Number => matches!(thing, Thing::Number(_)),
            Self::Global => matches!(thing, Thing::Global),
            Self::Any => !matches!(thing, Thing::Global | Thing::Number(_)),
        }
    }
}

/// All verbs of Biomes.
const VERBS: [Verb<Slot>; 36] = {
    use Slot::{Any, Biome, Card, Energy, Global, Number, Place, Source};
    [
        ("pass", &[], 0, "pass"),
        ("done", &[], 0, "done"),
        ("keep", &[], 0, "keep"),
        ("mulligan", &[], 0, "mulligan"),
        ("yes", &[Card], 0, "yes"),
        ("no", &[Card], 0, "no"),
        ("top", &[Card], 0, "top"),
        ("under", &[Card], 0, "under"),
        (
            "play",
            &[Card, Global],
            1,
            "play(\"card\") or play(\"card\", global)",
        ),
        ("convert", &[Card], 1, "convert(\"card\")"),
        ("become", &[Energy], 1, "become(Light)"),
        ("anomaly", &[Card], 1, "anomaly(\"card\")"),
        ("make", &[Card], 1, "make(\"source\")"),
        ("pay", &[Energy], 1, "pay(Light)"),
        ("skill", &[Card, Number], 1, "skill(\"card\", 0)"),
        ("mode", &[Number], 1, "mode(0)"),
        ("x", &[Number], 1, "x(3)"),
        (
            "target",
            &[Any],
            1,
            "target(\"card\"), target(sector(1, Woods)), target(player(0))",
        ),
        (
            "replace",
            &[Source, Number],
            1,
            "replace(\"card\") or replace(\"card\", 1)",
        ),
        (
            "react",
            &[Source, Number],
            1,
            "react(\"card\") or react(\"card\", 1)",
        ),
        (
            "choose",
            &[Any],
            1,
            "choose(\"card\") or choose(sector(1, Woods))",
        ),
        ("way", &[Number], 1, "way(0)"),
        ("share", &[Any, Number], 2, "share(\"card\", 2)"),
        ("arrive", &[Place], 1, "arrive(Woods) or arrive(staging)"),
        ("collapse", &[Biome], 1, "collapse(Woods)"),
        ("discard", &[Card], 1, "discard(\"card\")"),
        ("bottom", &[Card], 1, "bottom(\"card\")"),
        ("advance", &[Card, Biome], 2, "advance(\"agent\", Woods)"),
        ("gear", &[Card, Card], 2, "gear(\"gear\", \"agent\")"),
        ("take", &[Card, Card], 2, "take(\"gear\", \"agent\")"),
        ("attack", &[Card], 1, "attack(\"agent\")"),
        (
            "defend",
            &[Card, Card],
            2,
            "defend(\"agent\", \"attacker\")",
        ),
        ("order", &[Card, Card], 1, "order(\"defender\")"),
        (
            "assign",
            &[Card, Card, Number],
            3,
            "assign(\"defender\", \"attacker\", 3)",
        ),
        ("concede", &[], 0, "concede"),
        ("concede_game", &[], 0, "concede_game"),
    ]
};

/// A choice as a script says it.
pub type ChoicePhrase = speech::ChoicePhrase<Thing>;

impl Speech for Thing {
    common_speech!();
    const CHOICE: &'static str = "a choice like `play(\"card\")`";
    const EVENT: &'static str = "an event like `terminate(\"card\")`";

    fn fits(&self, slot: Slot) -> bool {
        slot.fits(self)
    }
}
