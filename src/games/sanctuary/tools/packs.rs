//! The content of packs of Sanctuary, and how they are distinguished from packs of other games.

use crate::games::sanctuary::Sanctuary;
use crate::tools::content::FromPacks;
use crate::tools::packs::Shape;

impl FromPacks for Sanctuary {
    const NOUN: &'static str = "card";
    const SHAPE: Shape = Shape {
        places: &["factions", "factions.ron"],
        cards: &[
            "faction",
            "strength",
            "structure",
            "volition",
            "limit",
            "durability",
            "gifts",
            "copies",
        ],
        kinds: &["Sanctuary", "Enhancement", "Technology", "Manipulation"],
        rules: &[
            "both_generate_first",
            "enhancements",
            "duels",
            "challenged_volition",
            "loser_draws",
        ],
    };
}
