//! The script items of this game.

use ron2::{FromRon, Span, Spanned};

use super::{Stage, deck_check};
use crate::games::sanctuary::Sanctuary;
use crate::packs::TextFile;
use crate::tools::scenario::beginning::Copies;
use crate::tools::scenario::scenario_error::Done;
use crate::tools::scenario::scripted::Act;

/// One item of a script.
#[derive(FromRon)]
#[ron(deny_unknown_fields)]
pub enum Item {
    /// Whoever is asked passes, then the other one.
    PassBoth,
    /// A deck list is legal, or refused with that rule.
    CheckDeck {
        /// Its Sanctuary; the Practice Hall.
        #[ron(default)]
        sanctuary: Option<Spanned<String>>,
        /// Cards and copies.
        cards: Spanned<Copies>,
        /// Fills up with other legal cards to this size.
        #[ron(default)]
        fill: Option<u8>,
        /// The rule that refuses it; left out: it is legal.
        #[ron(default)]
        refused: Option<Spanned<String>>,
    },
}

impl Act<Sanctuary> for Item {
    fn act(&self, stage: &mut Stage, at: Span, file: &TextFile) -> Done {
        match self {
            Self::PassBoth => stage.pass_both(at),
            Self::CheckDeck {
                sanctuary,
                cards,
                fill,
                refused,
            } => {
                let deck = (sanctuary.as_ref(), cards, *fill);
                deck_check::check(stage.content, deck, refused.as_ref(), at, file)
            }
        }
    }

    fn plays(&self) -> bool {
        !matches!(self, Self::CheckDeck { .. })
    }
}
