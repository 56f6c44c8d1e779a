//! The items of a script: what is done, what must be refused, what must be so.

use ron2::{FromRon, Spanned};

use super::check::Check;
use super::verbs::Said;
use crate::games::souls::Step;
use crate::games::souls::content::Group;
use crate::games::souls::position::SeatSpec;
use crate::tools::scenario::phrase::{OneOrMany, Within};

/// One item of a script.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub enum Item {
    /// The asked seat makes a choice.
    Do(SeatSpec, Said),
    /// The choice is refused with those rules (or with any), and nothing changes.
    Refused(SeatSpec, Said, OneOrMany<String>),
    /// The choice is among the options.
    Offered(SeatSpec, Said),
    /// The choice is not among the options.
    NotOffered(SeatSpec, Said),
    /// These are all the options there are.
    Options(SeatSpec, Vec<Said>),
    /// That seat is asked about that: "act", "target", "attack" ...; in that step, if one is given.
    Asked(SeatSpec, Spanned<String>, Within<Step>),
    /// Nobody is asked: the game is over.
    NobodyAsked,
    /// Whoever is asked to act passes, all round the table: the top of the stack resolves, or the window
    /// closes.
    AllPass,
    /// All pass until the stack is empty.
    Resolve,
    /// Whoever is asked does the least until something is asked in that step (of that turn).
    PassUntil {
        /// The step.
        step: Spanned<Step>,
        /// The turn; left out: the first time it is reached.
        #[ron(default)]
        turn: Option<u16>,
    },
    /// All pass until that seat is asked about that.
    PassUntilAsked(SeatSpec, Spanned<String>),
    /// All pass until the game is over.
    PassUntilOver,
    /// That seat gives up.
    Concede(SeatSpec),
    /// Events are counted from here.
    Mark,
    /// All of these hold.
    Expect(OneOrMany<Check>),
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
