//! Pieces of work of effects that hold others, and the questions that they ask.

use super::{Effect, Language, Rest, RevealUntil, Several, TopCards};
use crate::table::{Choice, Offers, Ref, Seat};

/// Most ways of `Pick` and `Vote`.
pub const WAYS: usize = 4;

/// A piece of work of effects that hold others. The last piece that was put down is done first.
#[derive(Debug, PartialEq)]
pub enum Work<L: Language, E> {
    /// Goes on with a list of effects.
    Run {
        /// Whose text it is.
        entry: E,
        /// The effects.
        effects: &'static [Effect<L>],
        /// Number of the next effect.
        at: usize,
        /// The mark before the last effect; the list ends if nothing happened since. `None`: it goes on in any case.
        chained: Option<u64>,
    },
    /// The players of these bits do it, one after the other.
    EachDoes {
        /// Whose text it is.
        entry: E,
        /// The effects.
        effects: &'static [Effect<L>],
        /// The players that are left, as bits.
        left: u8,
    },
    /// They may do it, one after the other.
    EachMay {
        /// Whose text it is.
        entry: E,
        /// The effects.
        effects: &'static [Effect<L>],
        /// The players that are left, as bits.
        left: u8,
    },
    /// Each picks a thing, one after the other.
    EachChooses {
        /// Whose text it is.
        entry: E,
        /// What can be picked.
        filter: &'static L::Filter,
        /// The effects.
        effects: &'static [Effect<L>],
        /// They pay a cost with it.
        pays: bool,
        /// The players that are left, as bits.
        left: u8,
    },
    /// Each picks a way, one after the other.
    EachPicks {
        /// Whose text it is.
        entry: E,
        /// The ways.
        ways: &'static [Vec<Effect<L>>],
        /// The players that are left, as bits.
        left: u8,
    },
    /// Each picks several ways, one player after the other.
    EachPicksSome {
        /// Whose text it is.
        entry: E,
        /// The ways, and how many of them.
        several: Several<L>,
        /// The players that are left, as bits.
        left: u8,
    },
    /// They vote, one after the other.
    Votes {
        /// Whose text it is.
        entry: E,
        /// The ways.
        ways: &'static [Vec<Effect<L>>],
        /// The players that are left, as bits.
        left: u8,
        /// Votes for each way.
        counts: [u8; WAYS],
    },
    /// Does it so many times more, until a time does nothing.
    Repeat {
        /// Whose text it is.
        entry: E,
        /// The effects.
        effects: &'static [Effect<L>],
        /// How many times more.
        left: u8,
        /// How much had happened before the last time.
        before: Option<u64>,
    },
    /// Reveals cards of a deck until one matches.
    Reveal {
        /// Whose text it is.
        entry: E,
        /// What is looked for, and what happens to it.
        reveal: &'static RevealUntil<L>,
        /// The number of the deck.
        deck: u8,
    },
    /// A player looks at the top cards of a deck.
    Look {
        /// Whose text it is.
        entry: E,
        /// What is looked at, and what happens to it.
        top: &'static TopCards<L>,
        /// The number of the deck.
        deck: u8,
    },
    /// They take one of those cards.
    Take {
        /// Whose text it is.
        entry: E,
        /// What is taken, and what happens to it.
        top: &'static TopCards<L>,
        /// How many are taken so far.
        taken: u8,
    },
    /// Each may pay, one after the other; the effects happen for whoever does not.
    EachUnless {
        /// Whose text it is.
        entry: E,
        /// All that is paid.
        costs: &'static [L::Cost],
        /// The effects.
        effects: &'static [Effect<L>],
        /// The players that are left, as bits.
        left: u8,
    },
    /// Puts the rest of the revealed cards away.
    Rest {
        /// Whose text it is.
        entry: E,
        /// Where they go.
        rest: Rest,
        /// The number of the deck.
        deck: u8,
        /// One of them was found, the last.
        found: bool,
    },
}

impl<L: Language, E> Work<L, E> {
    /// Whose text it is.
    pub const fn entry_mut(&mut self) -> &mut E {
        match self {
            Self::Run { entry, .. }
            | Self::EachDoes { entry, .. }
            | Self::EachMay { entry, .. }
            | Self::EachChooses { entry, .. }
            | Self::EachPicks { entry, .. }
            | Self::EachPicksSome { entry, .. }
            | Self::Votes { entry, .. }
            | Self::Reveal { entry, .. }
            | Self::Rest { entry, .. }
            | Self::Look { entry, .. }
            | Self::Take { entry, .. }
            | Self::EachUnless { entry, .. }
            | Self::Repeat { entry, .. } => entry,
        }
    }

    /// The players that are left, as bits, if it is about several.
    pub const fn players_mut(&mut self) -> Option<&mut u8> {
        match self {
            Self::EachDoes { left, .. }
            | Self::EachMay { left, .. }
            | Self::EachChooses { left, .. }
            | Self::EachPicks { left, .. }
            | Self::EachPicksSome { left, .. }
            | Self::EachUnless { left, .. }
            | Self::Votes { left, .. } => Some(left),
            Self::Run { .. }
            | Self::Repeat { .. }
            | Self::Reveal { .. }
            | Self::Look { .. }
            | Self::Take { .. }
            | Self::Rest { .. } => None,
        }
    }
}

impl<L: Language, E: Copy> Copy for Work<L, E> {}

impl<L: Language, E: Copy> Clone for Work<L, E> {
    fn clone(&self) -> Self {
        *self
    }
}

/// A question of effects that hold others.
#[derive(Debug, PartialEq)]
pub enum Question<L: Language, E> {
    /// Whether to do it.
    May {
        /// Whose text it is.
        entry: E,
        /// The effects.
        effects: &'static [Effect<L>],
    },
    /// Whether to pay for it.
    Pay {
        /// Whose text it is.
        entry: E,
        /// All that is paid.
        costs: &'static [L::Cost],
        /// The effects.
        effects: &'static [Effect<L>],
    },
    /// Whether to pay, so that the effects do not happen.
    Unless {
        /// Whose text it is.
        entry: E,
        /// All that is paid.
        costs: &'static [L::Cost],
        /// The effects.
        effects: &'static [Effect<L>],
    },
    /// Which of the top cards of a deck.
    Take {
        /// Whose text it is.
        entry: E,
        /// What is taken, and what happens to it.
        top: &'static TopCards<L>,
        /// How many are taken so far.
        taken: u8,
    },
    /// Which card of the rest is put away next.
    Order {
        /// Whose text it is.
        entry: E,
        /// The number of the deck.
        deck: u8,
        /// Where it goes.
        rest: Rest,
    },
    /// Which thing.
    Choose {
        /// Whose text it is.
        entry: E,
        /// What can be picked.
        filter: &'static L::Filter,
        /// The effects.
        effects: &'static [Effect<L>],
        /// A cost is paid with it.
        pays: bool,
    },
    /// Which way.
    Pick {
        /// Whose text it is.
        entry: E,
        /// The ways.
        ways: &'static [Vec<Effect<L>>],
    },
    /// Which way next, of several.
    PickSome {
        /// Whose text it is.
        entry: E,
        /// Who is asked.
        seat: Seat,
        /// The ways, and which are picked.
        several: Several<L>,
    },
    /// A vote.
    Vote {
        /// Whose text it is.
        entry: E,
        /// The ways.
        ways: &'static [Vec<Effect<L>>],
        /// The players that are left, as bits.
        left: u8,
        /// Votes for each way.
        counts: [u8; WAYS],
        /// Everybody has voted, and the controller decides between the ways that lead.
        tie: bool,
    },
}

impl<L: Language, E: Copy> Copy for Question<L, E> {}

impl<L: Language, E: Copy> Clone for Question<L, E> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<L: Language, E: Copy> Question<L, E> {
    /// Whose text asks it.
    #[must_use]
    pub const fn entry(&self) -> E {
        match *self {
            Self::May { entry, .. }
            | Self::Pay { entry, .. }
            | Self::Unless { entry, .. }
            | Self::Take { entry, .. }
            | Self::Order { entry, .. }
            | Self::Choose { entry, .. }
            | Self::Pick { entry, .. }
            | Self::PickSome { entry, .. }
            | Self::Vote { entry, .. } => entry,
        }
    }
}

/// What can be answered to a [`Question`].
#[derive(Debug)]
pub enum Answers {
    /// Yes or no.
    YesOrNo,
    /// One of these things.
    Things(Vec<Ref>),
    /// One of these things, or no more.
    ThingsOrDone(Vec<Ref>),
    /// One of the ways with these numbers.
    Ways(Vec<u8>),
    /// One of the ways with these numbers, or no more.
    WaysOrDone(Vec<u8>),
}

impl Answers {
    /// The choices of a game that stand for them: yes and no, a thing, a way, no more.
    pub fn offers<C: Into<Choice>>(
        self,
        yes_or_no: [C; 2],
        thing: impl Fn(Ref) -> C,
        way: impl Fn(u8) -> C,
        done: C,
    ) -> Offers {
        let mut offers = Offers::default();
        match self {
            Self::YesOrNo => yes_or_no.into_iter().for_each(|c| offers.offer(c)),
            Self::Things(things) => things.into_iter().for_each(|to| offers.offer(thing(to))),
            Self::ThingsOrDone(things) => {
                offers.offer(done);
                things.into_iter().for_each(|to| offers.offer(thing(to)));
            }
            Self::Ways(ways) => ways.into_iter().for_each(|n| offers.offer(way(n))),
            Self::WaysOrDone(ways) => {
                offers.offer(done);
                ways.into_iter().for_each(|n| offers.offer(way(n)));
            }
        }
        offers
    }
}

/// What was answered to a [`Question`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reply {
    /// It is done, or paid.
    Yes,
    /// It is not done, or not paid.
    No,
    /// That thing.
    Thing(Ref),
    /// The way with that number.
    Way(u8),
    /// No more ways or things.
    Done,
}
