//! The items of a script: what is done, what must be refused, what must be so.

use ron2::{FromRon, Spanned};

use super::thing::Thing;
use super::verbs::{Said, Told};
use crate::games::sanctuary::Step;
use crate::games::sanctuary::content::Gift;
use crate::table::Seat;
use crate::tools::scenario::phrase::{OneOrMany, Within};

/// One item of a script.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub enum Item {
    /// The asked seat makes a choice.
    Do(Seat, Said),
    /// The choice is refused with those rules (or with any), and nothing changes.
    Refused(Seat, Said, OneOrMany<String>),
    /// The choice is among the options.
    Offered(Seat, Said),
    /// The choice is not among the options.
    NotOffered(Seat, Said),
    /// That seat is asked about that: "act", "target", "challenge" ...; in that step, if one is given.
    Asked(Seat, Spanned<String>, Within<Step>),
    /// Nobody is asked: the game is over.
    NobodyAsked,
    /// Whoever is asked passes, then the other one.
    PassBoth,
    /// Both pass until the Stack is empty.
    Resolve,
    /// Whoever is asked does the least until something is asked in that step (of that turn).
    PassUntil {
        /// The step.
        step: Spanned<Step>,
        /// The turn; left out: the first time it is reached.
        #[ron(default)]
        turn: Option<u16>,
    },
    /// That seat gives up.
    Concede(Seat),
    /// Events are counted from here.
    Mark,
    /// All of these hold.
    Expect(OneOrMany<Check>),
    /// A deck list is legal, or refused with that rule.
    CheckDeck {
        /// Its Sanctuary; the Practice Hall.
        #[ron(default)]
        sanctuary: Option<Spanned<String>>,
        /// Cards and copies.
        cards: Spanned<Vec<(Spanned<String>, Spanned<u8>)>>,
        /// Fills up with other legal cards to this size.
        #[ron(default)]
        fill: Option<u8>,
        /// The rule that refuses it; left out: it is legal.
        #[ron(default)]
        refused: Option<Spanned<String>>,
    },
}

/// Something that must be so.
#[derive(Debug, Clone, FromRon)]
pub enum Check {
    /// Strength now.
    Strength(Spanned<String>, i32),
    /// Damage marked.
    Damage(Spanned<String>, i32),
    /// Durability left.
    Durability(Spanned<String>, u8),
    /// Volition to play it now.
    Cost(Spanned<String>, u8),
    /// Has the gift now.
    Has(Spanned<String>, Gift),
    /// Has it not.
    HasNot(Spanned<String>, Gift),
    /// Is turned sideways.
    Tapped(Spanned<String>),
    /// Is not.
    Untapped(Spanned<String>),
    /// Entered play this turn.
    Entered(Spanned<String>),
    /// Did not.
    NotEntered(Spanned<String>),
    /// Has no abilities and gifts for now.
    Silenced(Spanned<String>),
    /// Has them.
    NotSilenced(Spanned<String>),
    /// Who controls it.
    Controller(Spanned<String>, Seat),
    /// Whose card it is.
    Owner(Spanned<String>, Seat),
    /// The Technology is carried by that Character.
    CarriedBy(Spanned<String>, Spanned<String>),
    /// Where it is.
    In(Spanned<String>, Spanned<Thing>),
    /// Exactly these, in this order (a deck: top first).
    Row(Spanned<Thing>, Vec<Spanned<String>>),
    /// The top of a pile: of a deck its first card, elsewhere the last that came.
    Top(Spanned<Thing>, Spanned<String>),
    /// The bottom of a pile.
    Bottom(Spanned<Thing>, Spanned<String>),
    /// How many lie there.
    Count(Spanned<Thing>, usize),
    /// Cards in a hand.
    Hand(Seat, usize),
    /// Cards in a deck.
    Deck(Seat, usize),
    /// Cards in Limbo.
    Limbo(Seat, usize),
    /// What is left of a Sanctuary.
    Structure(Seat, i32),
    /// Volition in store.
    Volition(Seat, i32),
    /// Volition that the next Meditation generates as things stand.
    Generates(Seat, i32),
    /// Hands drawn anew.
    Redraws(Seat, u8),
    /// Has kept a hand.
    Kept(Seat),
    /// Has not.
    NotKept(Seat),
    /// The running step.
    Step(Step),
    /// Turns begun.
    Turn(u32),
    /// Whose turn.
    Active(Seat),
    /// The Stack, bottom to top.
    Stack(Vec<Spanned<String>>),
    /// The targets of an entry.
    Aims(Spanned<String>, Vec<Spanned<Thing>>),
    /// Challenger and challenged of the running duel.
    Duel(Spanned<String>, Spanned<String>),
    /// No duel is running.
    NoDuel,
    /// Declared attackers.
    Attackers(Vec<Spanned<String>>),
    /// Who blocks that attacker, those that left excepted.
    Blockers(Spanned<String>, Vec<Spanned<String>>),
    /// Structure that the Sanctuary would lose by that attacker as things stand.
    Threatens(Spanned<String>, i32),
    /// Who won.
    Winner(Seat),
    /// The game is over and nobody won.
    Draw,
    /// The game goes on.
    Running,
    /// The seat sees which card it is.
    Visible(Seat, Spanned<String>),
    /// The seat does not.
    Hidden(Seat, Spanned<String>),
    /// It happened since the last mark.
    Happened(Told),
    /// It did not.
    NotHappened(Told),
    /// It happened, and that seat can tell from what it is shown.
    Learned(Seat, Told),
    /// That seat cannot tell.
    NotLearned(Seat, Told),
    /// It happened that often.
    Times(usize, Told),
    /// The first happened, and before the second.
    Before(Told, Told),
}
