//! Random walks through matches of the built-in cards, and what can be compared of two matches.

use std::sync::{Arc, OnceLock};

use fourfold::games::biomes::content::{Content, builtin};
use fourfold::games::biomes::{Biomes, Setup};
use fourfold::table::{Choice, Decision, Journal, Match, Seat, TableRng};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

pub type Table = Match<Biomes>;

pub const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

pub fn content() -> &'static Content {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    CONTENT.get_or_init(|| builtin().expect("the embedded packs are sound"))
}

/// Everything a walk depends on.
#[derive(Debug, Clone, Copy)]
pub struct Walk {
    pub seed: u64,
    pub decks: [u16; 2],
    pub best_of: u8,
    /// Chance of the walker's own choices; an even number walks eagerly.
    pub feet: u64,
}

impl Walk {
    pub fn setup(self) -> Setup {
        Setup {
            content: content(),
            decks: self.decks,
            best_of: self.best_of,
            position: None,
        }
    }

    pub fn start(self) -> Match<Biomes> {
        Match::new(self.setup(), self.seed)
    }

    pub fn feet(self) -> Feet {
        Feet {
            chance: TableRng::new(self.feet),
            eager: self.feet.is_multiple_of(2),
        }
    }
}

pub fn walks() -> impl Strategy<Value = Walk> {
    let decks = content().decks.len() as u16;
    let best_of = prop_oneof![Just(1_u8), Just(3_u8)];
    (any::<u64>(), 0..decks, 0..decks, best_of, any::<u64>()).prop_map(
        |(seed, first, second, best_of, feet)| Walk {
            seed,
            decks: [first, second],
            best_of,
            feet,
        },
    )
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

    fn pick(&mut self, options: &[Choice]) -> usize {
        const IDLE: [&str; 3] = ["pass", "done", "make"];
        if !self.eager {
            let lazy = options[0].verb == "pass" && self.below(2) == 0;
            return if lazy { 0 } else { self.below(options.len()) };
        }
        let busy: Vec<usize> = (0..options.len())
            .filter(|&n| !IDLE.contains(&options[n].verb))
            .collect();
        if busy.is_empty() || self.below(8) == 0 {
            self.below(options.len())
        } else {
            busy[self.below(busy.len())]
        }
    }
}

/// One random choice. `false` once the game is over.
pub fn step(game: &mut Table, feet: &mut Feet) -> bool {
    let Some(open) = game.decision() else {
        return false;
    };
    let at = feet.pick(&open.options);
    game.pick(at)
}

/// Up to `count` random choices. Returns how many were made.
pub fn wander(game: &mut Match<Biomes>, feet: &mut Feet, count: usize) -> usize {
    (0..count).take_while(|_| step(game, feet)).count()
}

/// All that can be seen of a match from outside, with the views of both seats and of a spectator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seen {
    pub digest: u64,
    pub decision: Option<Decision>,
    pub journal: Journal,
    pub views: Vec<String>,
}

pub fn seen(game: &mut Match<Biomes>) -> Seen {
    Seen {
        digest: game.digest(),
        decision: game.decision().cloned(),
        journal: game.journal().clone(),
        views: [Some(Seat(0)), Some(Seat(1)), None]
            .map(|seat| view(game, seat))
            .to_vec(),
    }
}

/// A view as text, without the content, which is the same for all.
pub fn view(game: &mut Match<Biomes>, seat: Option<Seat>) -> String {
    let v = game.view(seat);
    format!(
        "{:?} {:?} {} {:?} {:?} {} {} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?}",
        v.seat,
        v.step,
        v.turn,
        v.active,
        v.starting,
        v.match_number,
        v.best_of,
        v.wins,
        v.players,
        v.biomes,
        v.objects,
        v.zones,
        v.queue,
        v.advancing,
        v.attackers,
        v.defenders,
        v.speeds,
        v.outcome
    )
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

/// A match after so many random choices, and the walker.
pub fn somewhere(walk: Walk, length: usize) -> (Table, Feet) {
    let (mut game, mut feet) = (walk.start(), walk.feet());
    wander(&mut game, &mut feet, length);
    (game, feet)
}
