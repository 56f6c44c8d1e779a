//! Random walks through matches, and what can be compared of two of them.

use std::fmt::Debug;

use fourfold::table::{Choice, Decision, Event, Game, Journal, Match, Seat, TableRng};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

type Setup<W> = <<W as Walk>::Game as Game>::Setup;
type View<W> = <<W as Walk>::Game as Game>::View;

/// Everything that one walk depends on.
pub trait Walk: Copy + Debug {
    /// The game walked through.
    type Game: Game;
    /// Seats that views are compared of.
    const SEATS: u8;
    /// Verbs that choices made up at random use.
    const VERBS: &'static [&'static str];

    fn setup(self) -> Setup<Self>;
    /// All chance of the match comes from it.
    fn seed(self) -> u64;
    /// Chance of the walker's own choices; an even number walks eagerly.
    fn chance(self) -> u64;
    /// A view as text, without the content, which is the same for all.
    fn words(view: &View<Self>) -> String;
    /// Which of the options an eager walker prefers; none for any.
    fn busy(option: &Choice) -> bool;
    /// Whether the event shows somebody something that was hidden, so that it is not taken back.
    fn shows(event: &Event) -> bool;

    /// A choice that no option says, made before one is picked. `true` if it was accepted.
    fn wild(game: &mut Match<Self::Game>, feet: &mut Feet, open: &Decision) -> bool {
        let _ = (game, feet, open);
        false
    }

    fn start(self) -> Match<Self::Game> {
        Match::new(self.setup(), self.seed())
    }

    fn feet(self) -> Feet {
        Feet {
            chance: TableRng::new(self.chance()),
            eager: self.chance().is_multiple_of(2),
        }
    }
}

/// Whoever walks: a chance of their own, and whether they do what they can or often let things pass.
#[derive(Debug, Clone)]
pub struct Feet {
    chance: TableRng,
    eager: bool,
}

impl Feet {
    pub fn below(&mut self, n: usize) -> usize {
        self.chance.below(n as u32) as usize
    }

    fn pick(&mut self, options: &[Choice], busy: fn(&Choice) -> bool) -> usize {
        if !self.eager {
            let lazy = options[0].verb == "pass" && self.below(2) == 0;
            return if lazy { 0 } else { self.below(options.len()) };
        }
        let busy: Vec<usize> = (0..options.len()).filter(|&n| busy(&options[n])).collect();
        if busy.is_empty() || self.below(8) == 0 {
            self.below(options.len())
        } else {
            busy[self.below(busy.len())]
        }
    }
}

/// One random choice. `false` once the game is over.
pub fn step<W: Walk>(game: &mut Match<W::Game>, feet: &mut Feet) -> bool {
    let Some(open) = game.decision().cloned() else {
        return false;
    };
    W::wild(game, feet, &open) || game.pick(feet.pick(&open.options, W::busy))
}

/// Up to `count` random choices. Returns how many were made.
pub fn wander<W: Walk>(game: &mut Match<W::Game>, feet: &mut Feet, count: usize) -> usize {
    (0..count).take_while(|_| step::<W>(game, feet)).count()
}

/// A match after so many random choices, and the walker.
pub fn somewhere<W: Walk>(walk: W, length: usize) -> (Match<W::Game>, Feet) {
    let (mut game, mut feet) = (walk.start(), walk.feet());
    wander::<W>(&mut game, &mut feet, length);
    (game, feet)
}

/// All that can be seen of a match from outside, with the views of all seats and of a spectator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seen {
    pub digest: u64,
    pub decision: Option<Decision>,
    pub journal: Journal,
    pub views: Vec<String>,
}

pub fn seen<W: Walk>(game: &mut Match<W::Game>) -> Seen {
    let seats = (0..W::SEATS).map(|n| Some(Seat(n))).chain([None]);
    Seen {
        views: seats.map(|seat| W::words(&game.view(seat))).collect(),
        digest: game.digest(),
        decision: game.decision().cloned(),
        journal: game.journal().clone(),
    }
}

/// `cases` walks, the same in every run unless others are asked for with `PROPTEST_CASES`.
pub fn config(cases: u32) -> ProptestConfig {
    let other = std::env::var_os("PROPTEST_CASES").is_some();
    let usual = ProptestConfig::default();
    ProptestConfig {
        cases: if other { usual.cases } else { cases },
        rng_seed: if other {
            usual.rng_seed
        } else {
            RngSeed::Fixed(2026)
        },
        max_shrink_iters: 64,
        failure_persistence: None,
        ..usual
    }
}

/// Makes a type whose first field is a walk the same walk with other cards.
macro_rules! walk_with {
    ($name:ident, $inner:ty, |$walk:ident| $content:expr) => {
        impl $crate::kit::Walk for $name {
            type Game = <$inner as $crate::kit::Walk>::Game;
            const SEATS: u8 = <$inner as $crate::kit::Walk>::SEATS;
            const VERBS: &'static [&'static str] = <$inner as $crate::kit::Walk>::VERBS;

            fn setup(self) -> <Self::Game as fourfold::table::Game>::Setup {
                let $walk = self;
                let mut setup = $crate::kit::Walk::setup($walk.0);
                setup.content = $content;
                setup
            }

            fn seed(self) -> u64 {
                $crate::kit::Walk::seed(self.0)
            }

            fn chance(self) -> u64 {
                $crate::kit::Walk::chance(self.0)
            }

            fn words(view: &<Self::Game as fourfold::table::Game>::View) -> String {
                <$inner as $crate::kit::Walk>::words(view)
            }

            fn busy(option: &fourfold::table::Choice) -> bool {
                <$inner as $crate::kit::Walk>::busy(option)
            }

            fn shows(event: &fourfold::table::Event) -> bool {
                <$inner as $crate::kit::Walk>::shows(event)
            }
        }
    };
}

pub(crate) use walk_with;
