//! The script items of this game.

use ron2::{FromRon, Span, Spanned};

use super::verbs::ChoicePhrase;
use super::{Stage, set_check};
use crate::games::souls::Souls;
use crate::games::souls::content::Group;
use crate::games::souls::position::SeatSpec;
use crate::packs::TextFile;
use crate::tools::scenario::scenario_error::Done;
use crate::tools::scenario::scripted::Act;

/// One item of a script.
#[derive(FromRon)]
#[ron(deny_unknown_fields)]
pub enum Item {
    /// These are all the options there are.
    Options(SeatSpec, Vec<ChoicePhrase>),
    /// Whoever is asked to act passes, all round the table: the top of the stack resolves, or the window
    /// closes.
    AllPass,
    /// All pass until that seat is asked about that.
    PassUntilAsked(SeatSpec, Spanned<String>),
    /// All pass until the game is over.
    PassUntilOver,
    /// A set with the official proportions, but for the groups that are changed, is legal, or refused with
    /// that rule.
    CheckSet {
        /// Cards in each of the three decks; 100.
        #[ron(default)]
        size: Option<u16>,
        /// Groups and how many cards of each instead.
        #[ron(default)]
        change: Vec<(Group, u8)>,
        /// The rule that refuses it; left out: it is legal.
        #[ron(default)]
        refused: Option<Spanned<String>>,
    },
}

impl Act<Souls> for Item {
    fn act(&self, stage: &mut Stage, at: Span, file: &TextFile) -> Done {
        match self {
            Self::Options(seat, all) => stage.options(seat.0, all, at),
            Self::AllPass => stage.all_pass(at),
            Self::PassUntilAsked(seat, topic) => stage.pass_until(seat.0, &topic.value, at),
            Self::PassUntilOver => stage.pass_until_over(at),
            Self::CheckSet {
                size,
                change,
                refused,
            } => {
                let size = size.unwrap_or(100);
                set_check::check(stage.content, (size, change), refused.as_ref(), at, file)
            }
        }
    }

    fn plays(&self) -> bool {
        !matches!(self, Self::CheckSet { .. })
    }
}
