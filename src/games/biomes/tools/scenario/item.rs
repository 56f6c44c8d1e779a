//! The script items of this game.

use ron2::{FromRon, Span, Spanned};

use super::{Stage, deck_check};
use crate::games::biomes::{Biomes, Topic};
use crate::packs::TextFile;
use crate::table::{Choice, Seat};
use crate::tools::scenario::beginning::Copies;
use crate::tools::scenario::scenario_error::{Done, ScenarioError};
use crate::tools::scenario::scripted::{Act, Scripted};

/// One item of a script.
#[derive(FromRon)]
#[ron(deny_unknown_fields)]
pub enum Item {
    /// Whoever is asked passes, then the other one.
    PassBoth,
    /// The first way to pay is taken until everything is paid.
    PayAny,
    /// That seat concedes the whole game.
    ConcedeGame(Seat),
    /// Says "done" to a selection, if that is still asked.
    Finish,
    /// A deck list is legal, or refused with that rule.
    CheckDeck {
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

impl Act<Biomes> for Item {
    fn act(&self, stage: &mut Stage, at: Span, file: &TextFile) -> Done {
        match self {
            Self::PassBoth => stage.pass_both(at),
            Self::PayAny => pay_any(stage, at),
            Self::ConcedeGame(seat) => stage.choose(*seat, Choice::new("concede").by(1), at),
            Self::Finish => {
                let options = stage.game.decision().map_or(&[][..], |d| &d.options);
                if let Some(at) = options.iter().position(|o| o.verb == "done") {
                    stage.game.pick(at);
                }
                Ok(())
            }
            Self::CheckDeck {
                cards,
                fill,
                refused,
            } => deck_check::check(stage.content, (cards, *fill), refused.as_ref(), at, file),
        }
    }

    fn plays(&self) -> bool {
        !matches!(self, Self::CheckDeck { .. })
    }
}

fn pay_any(stage: &mut Stage, at: Span) -> Done {
    let pays = |stage: &Stage| stage.game.decision().is_some_and(|d| Topic::Pay.is_of(d));
    if !pays(stage) {
        return Err(ScenarioError::failed(
            at,
            "nothing is to be paid".to_owned(),
        ));
    }
    let most = Biomes::MOST;
    for _ in 0..most {
        if !pays(stage) {
            return Ok(());
        }
        stage.game.pick(0);
    }
    let message = format!("paying does not end: gave up after {most} choices");
    Err(ScenarioError::failed(at, message))
}
