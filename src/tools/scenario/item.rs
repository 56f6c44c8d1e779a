//! The items of a script that every game has.

use ron2::{FromRon, Span, Spanned};

use super::phrase::{OneOrMany, OptionalStep};
use super::puzzle::Puzzle;
use super::scenario_error::Done;
use super::scripted::{Act, Checks, Holds, Scripted};
use super::speech::ChoicePhrase;
use super::stage::Stage;
use crate::packs::TextFile;
use crate::table::{Choice, ChoiceWords};

/// One item of a script.
#[derive(FromRon)]
#[ron(deny_unknown_fields)]
pub enum Item<G: Scripted> {
    /// The asked seat makes a choice.
    Do(G::Seat, ChoicePhrase<G::Thing>),
    /// The choice is refused with those rules (or with any), and nothing changes.
    Refused(G::Seat, ChoicePhrase<G::Thing>, OneOrMany<String>),
    /// The choice is among the options.
    Offered(G::Seat, ChoicePhrase<G::Thing>),
    /// The choice is not among the options.
    NotOffered(G::Seat, ChoicePhrase<G::Thing>),
    /// That seat is asked about that: "act", "target" ...; in that step, if one is given.
    Asked(G::Seat, Spanned<String>, OptionalStep<G::Step>),
    /// Nobody is asked: the game is over.
    NobodyAsked,
    /// That seat concedes; in a game of several matches, only this match.
    Concede(G::Seat),
    /// Events are counted from here.
    Mark,
    /// All of these must be true.
    Expect(OneOrMany<Checks<G>>),
    /// Something to find: a line that reaches a goal, and a wrong one.
    Solve(Puzzle<G>),
}

impl<G: Scripted> Act<G> for Item<G> {
    fn act(&self, stage: &mut Stage<G>, at: Span, file: &TextFile) -> Done {
        match self {
            Self::Do(seat, said) => stage.make((*seat).into(), said),
            Self::Refused(seat, said, rules) => stage.refused((*seat).into(), said, rules),
            Self::Offered(seat, said) => stage.offered((*seat).into(), said, true),
            Self::NotOffered(seat, said) => stage.offered((*seat).into(), said, false),
            Self::Asked(seat, topic, step) => {
                stage.asked((*seat).into(), &topic.value, step.word().as_deref(), at)
            }
            Self::NobodyAsked => stage.nobody_asked(at),
            Self::Concede(seat) => {
                stage.choose((*seat).into(), Choice::plain(G::Choices::CONCEDE), at)
            }
            Self::Mark => {
                stage.mark = stage.game.events(0).len();
                Ok(())
            }
            Self::Expect(checks) => {
                let view = stage.see();
                stage.check_all(checks, &view)
            }
            Self::Solve(puzzle) => puzzle.check(stage, at, file),
        }
    }
}

impl<G: Scripted> Stage<G> {
    /// Checks all of these.
    pub fn check_all(&mut self, checks: &OneOrMany<Checks<G>>, view: &G::View) -> Done {
        let mut all = checks.0.iter();
        all.try_for_each(|check| check.value.check(self, check.span, view))
    }
}
