//! The items of a script: what is done, what must be refused, what must be so.

use ron2::{FromRon, Spanned};

use super::thing::Thing;
use super::verbs::{Said, Told};
use crate::games::biomes::Step;
use crate::games::biomes::content::{Cost, Keyword, Reach};
use crate::games::biomes::position::BiomeName;
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
    /// That seat is asked about that: "act", "target", "pay" ...; in that step, if one is given.
    Asked(Seat, Spanned<String>, Within<Step>),
    /// Nobody is asked: the game is over.
    NobodyAsked,
    /// Whoever is asked passes, then the other one.
    PassBoth,
    /// Both pass until the queue is empty.
    Resolve,
    /// Whoever is asked does the least until something is asked in that step (of that turn).
    PassUntil {
        /// The step.
        step: Spanned<Step>,
        /// The turn; left out: the first time it is reached.
        #[ron(default)]
        turn: Option<u16>,
    },
    /// The first way to pay is taken until everything is paid.
    PayAny,
    /// That seat concedes the match.
    Concede(Seat),
    /// That seat concedes the whole game.
    ConcedeGame(Seat),
    /// Says "done" to a selection, if that is still asked.
    Finish,
    /// Events are counted from here.
    Mark,
    /// All of these hold.
    Expect(OneOrMany<Check>),
    /// A deck list is legal, or refused with that rule.
    CheckDeck {
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
    /// Attack and defense.
    Stats(Spanned<String>, i32, i32),
    /// Attack.
    Attack(Spanned<String>, i32),
    /// Defense.
    Defense(Spanned<String>, i32),
    /// Damage marked.
    Damage(Spanned<String>, i32),
    /// Speed now.
    Speed(Spanned<String>, u8),
    /// Reach now.
    Reach(Spanned<String>, Reach),
    /// Has the keyword.
    Has(Spanned<String>, Keyword),
    /// Has it not.
    HasNot(Spanned<String>, Keyword),
    /// Increase markers.
    Markers(Spanned<String>, u8),
    /// Is locked.
    Locked(Spanned<String>),
    /// Is not locked.
    Unlocked(Spanned<String>),
    /// Will stay locked at the next Refresh.
    InStasis(Spanned<String>),
    /// Who controls it.
    Controller(Spanned<String>, Seat),
    /// Whose card it is.
    Owner(Spanned<String>, Seat),
    /// Is attached to that.
    AttachedTo(Spanned<String>, Spanned<String>),
    /// Is attached to nothing.
    Unattached(Spanned<String>),
    /// Is that card now (an anomaly, once converted).
    Is(Spanned<String>, Spanned<String>),
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
    /// Cards in a cache.
    Cache(Seat, usize),
    /// Cards in an archive.
    Archive(Seat, usize),
    /// Things in a staging area.
    Staging(Seat, usize),
    /// Energy in a store.
    Energy(Seat, Cost),
    /// Durability of a sector.
    Durability(BiomeName, Seat, i32),
    /// The biome is lost.
    Lost(BiomeName),
    /// The biome is not lost.
    NotLost(BiomeName),
    /// Sectors a player lost.
    SectorsLost(Seat, u8),
    /// The running step.
    Step(Step),
    /// Turns begun in this match.
    Turn(u32),
    /// Whose turn.
    Active(Seat),
    /// Who took the first turn of this match.
    Starting(Seat),
    /// Number of the match.
    Match(u8),
    /// Matches won by seat 0 and seat 1.
    Wins(u8, u8),
    /// Mulligans taken.
    Mulligans(Seat, u8),
    /// The queue, bottom to top.
    Queue(Vec<Spanned<String>>),
    /// The targets of a queued action.
    Aims(Spanned<String>, Vec<Spanned<Thing>>),
    /// The speeds the asked seat may use.
    Speeds(Vec<u8>),
    /// Selected to advance.
    Advancing(Vec<(Spanned<String>, BiomeName)>),
    /// Declared attackers.
    Attackers(Vec<Spanned<String>>),
    /// Declared defenders and whom they defend against, in damage order.
    Defenders(Vec<(Spanned<String>, Spanned<String>)>),
    /// Who won the game.
    Winner(Seat),
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
