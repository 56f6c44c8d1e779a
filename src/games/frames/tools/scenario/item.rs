//! The items of a script that only this game has.

use ron2::{FromRon, Span, Spanned};

use super::Stage;
use super::bring::UnitAt;
use super::thing::SeatSpec;
use super::verbs::ChoicePhrase;
use crate::games::frames::content::{System, Table};
use crate::games::frames::limits::DIE;
use crate::games::frames::{Frames, Step};
use crate::packs::TextFile;
use crate::table::{Choice, Ref, Seat};
use crate::tools::scenario::scenario_error::{Done, ScenarioError};
use crate::tools::scenario::scripted::Act;

/// One item of a script.
#[derive(FromRon)]
#[ron(deny_unknown_fields)]
pub enum Item {
    /// These dice fall next, in this order.
    Dice(Vec<u8>),
    /// The seat takes a turn with that frame in which it does nothing.
    Idle(SeatSpec, Spanned<String>),
    /// Whoever is asked does the least until something is asked in that step.
    PassUntil {
        /// The step.
        step: Spanned<Step>,
        /// Of that round; left out: the first time it is reached.
        #[ron(default)]
        round: Option<u16>,
        /// That seat is asked; left out: any.
        #[ron(default)]
        seat: Option<SeatSpec>,
    },
    /// This point is among those that are offered by themselves (Q40).
    Suggested(SeatSpec, ChoicePhrase),
    /// It is not; it may be legal all the same.
    NotSuggested(SeatSpec, ChoicePhrase),
    /// A frame with these systems is legal, or refused with that rule.
    CheckFrame {
        /// What it carries.
        systems: Vec<System>,
        /// The rule that refuses it; left out: it is legal.
        #[ron(default)]
        refused: Option<Spanned<String>>,
    },
    /// A company may be brought to a table, or is refused with that rule.
    CheckCompany {
        /// Which table.
        table: Table,
        /// Its frames and the rockets on each.
        units: Vec<UnitAt>,
        /// The rule that refuses it; left out: it is legal.
        #[ron(default)]
        refused: Option<Spanned<String>>,
    },
}

impl Act<Frames> for Item {
    fn act(&self, stage: &mut Stage, at: Span, _file: &TextFile) -> Done {
        match self {
            Self::Dice(dice) => let_fall(stage, dice, at),
            Self::Idle(seat, name) => idle(stage, seat.0, name),
            Self::PassUntil { step, round, seat } => stage.wait_for(step, |stage| {
                let asked = stage.game.decision().map(|d| d.seat);
                round.is_none_or(|round| stage.see().round == round)
                    && seat.is_none_or(|seat| asked == Some(seat.0))
            }),
            Self::Suggested(seat, said) => suggested(stage, seat.0, said, true),
            Self::NotSuggested(seat, said) => suggested(stage, seat.0, said, false),
            Self::CheckFrame { systems, refused } => {
                stage.check_frame(at, systems, refused.as_ref())
            }
            Self::CheckCompany {
                table,
                units,
                refused,
            } => stage.check_company(at, *table, units, refused.as_ref()),
        }
    }
}

/// Item `Dice`. The largest die has 20 sides.
fn let_fall(stage: &mut Stage, dice: &[u8], at: Span) -> Done {
    if let Some(die) = dice.iter().find(|die| !DIE.contains(die)) {
        let message = format!("no die shows {die}");
        return Err(ScenarioError::new("S026", at, message).help(format!(
            "{} to {}",
            DIE.start(),
            DIE.end()
        )));
    }
    Frames::let_fall(&mut stage.game, dice);
    Ok(())
}

/// Every die given so far could show what it was told to.
pub(super) fn all_dice_fit(stage: &mut Stage, at: Span) -> Done {
    let Some((die, sides)) = Frames::misfit(&mut stage.game) else {
        return Ok(());
    };
    let message = format!("a die with {sides} sides was to show {die}");
    let help =
        "the dice of a pool are rolled in the order white, blue, green, yellow, red".to_owned();
    Err(ScenarioError::new("S026", at, message).help(help))
}

/// Items `Suggested` and `NotSuggested`.
fn suggested(stage: &mut Stage, seat: Seat, said: &ChoicePhrase, wanted: bool) -> Done {
    let choice = stage.exact_choice(said)?;
    let open = stage.game.decision().filter(|open| open.seat == seat);
    if open.is_some_and(|open| open.options.contains(&choice)) == wanted {
        return Ok(());
    }
    let not = if wanted { "" } else { "not " };
    let message = format!("expected this to be {not}suggested to seat {}", seat.0);
    Err(ScenarioError::failed(said.span, message))
}

/// Activate, no target, no defense, end.
fn idle(stage: &mut Stage, seat: Seat, name: &Spanned<String>) -> Done {
    let frame = Choice::new("activate").of(Ref::Object(stage.called(name)?));
    let rest = ["none", "none", "end"].map(Choice::new);
    for choice in std::iter::once(frame).chain(rest) {
        stage.choose(seat, choice, name.span)?;
    }
    Ok(())
}
