//! What packs of Sanctuary hold, and how they are told from those of other games.

use crate::games::sanctuary::Sanctuary;
use crate::games::sanctuary::content::{Content, load, warn_unused};
use crate::packs::{Library, PackStamp, Picture, Report};
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

    fn load(library: &Library, report: &mut Report) -> Result<Content, String> {
        load(library, report).map_err(|e| e.to_string())
    }

    fn warn_unused(library: &Library, content: &Content, report: &mut Report) {
        warn_unused(library, content, report);
    }

    fn packs(content: &Content) -> &[PackStamp] {
        &content.packs
    }

    fn ids(content: &Content) -> impl ExactSizeIterator<Item = &str> + DoubleEndedIterator {
        content.cards.iter().map(|item| item.id.as_str())
    }

    fn pictures(library: &Library, content: &Content) -> Vec<(u16, Picture)> {
        let cards = content.cards.iter();
        let cards = cards.map(|card| (card.id.as_str(), card.picture.as_deref()));
        library.pictures(&content.packs, cards)
    }
}
