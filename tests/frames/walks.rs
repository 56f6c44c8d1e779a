//! Random walks through games of two to five companies.

use std::sync::{Arc, OnceLock};

use fourfold::games::frames::content::{Company, Content, Table, builtin};
use fourfold::games::frames::state::{self, Frame, Segment, Station};
use fourfold::games::frames::{Frames, Setup, Thing, thing};
use fourfold::table::{Choice, Decision, Match, ObjectId, Ref, TableRng};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

pub type Game = Match<Frames>;

pub fn content() -> &'static Content {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    CONTENT.get_or_init(|| builtin().expect("the embedded packs are sound"))
}

/// Everything a walk depends on.
#[derive(Debug, Clone, Copy)]
pub struct Walk {
    pub seed: u64,
    pub table: Table,
    /// Chooses companies and field.
    pub brought: u32,
    /// Chance of the walker's own choices.
    pub feet: u64,
}

impl Walk {
    pub fn setup(self) -> Setup {
        let fits = |c: &&Company| c.tables.contains(&self.table);
        let fitting: Vec<&Company> = content().companies.iter().filter(fits).collect();
        let company = |seat: u32| {
            let at = (self.brought / 7_u32.pow(seat)) as usize % fitting.len();
            (fitting[at].name.clone(), fitting[at].units.clone())
        };
        Setup {
            content: content(),
            table: self.table,
            companies: (0..u32::from(self.table.players)).map(company).collect(),
            field: (self.brought as usize % content().fields.len()) as u16,
            position: None,
        }
    }

    pub fn start(self) -> Game {
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
    (
        any::<u64>(),
        2..=5_u8,
        any::<bool>(),
        any::<u32>(),
        any::<u64>(),
    )
        .prop_map(|(seed, players, battle, brought, feet)| Walk {
            seed,
            table: Table { players, battle },
            brought,
            feet,
        })
}

pub fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(0x4672_616d_6573),
        ..ProptestConfig::default()
    }
}

/// Whoever walks: a chance of their own, and whether they go for the others.
#[derive(Debug, Clone)]
pub struct Feet {
    chance: TableRng,
    eager: bool,
}

impl Feet {
    pub fn below(&mut self, n: u32) -> u32 {
        self.chance.below(n)
    }

    fn pick(&mut self, options: &[Choice]) -> usize {
        let hostile = |o: &Choice| match (o.verb, o.subject) {
            ("aim", Ref::Object(id)) => matches!(thing(id), Thing::Frame(_)),
            ("attack", _) => true,
            _ => false,
        };
        let fights: Vec<usize> = (0..options.len())
            .filter(|&n| hostile(&options[n]))
            .collect();
        if self.eager && !fights.is_empty() {
            return fights[self.below(fights.len() as u32) as usize];
        }
        self.below(options.len() as u32) as usize
    }

    /// Any point of the largest field, or a little off it.
    pub fn point(&mut self) -> Ref {
        Ref::Point(self.below(50_000) as u16, self.below(50_000) as u16)
    }
}

/// One random choice: an option, or now and then a point of the region that nobody suggested.
pub fn step(game: &mut Game, feet: &mut Feet) -> bool {
    let Some(open) = game.decision().cloned() else {
        return false;
    };
    if let Some(region) = open.region
        && feet.below(2) == 0
        && near(game, feet, &open, region)
    {
        return true;
    }
    game.pick(feet.pick(&open.options))
}

/// Tries a point near one that was suggested; `false` if it is refused.
fn near(game: &mut Game, feet: &mut Feet, open: &Decision, region: Choice) -> bool {
    let suggested = open.options[feet.below(open.options.len() as u32) as usize].target;
    let Ref::Point(x, y) = suggested else {
        return false;
    };
    let mut shift = |n: u16| n.saturating_add(feet.below(800) as u16).saturating_sub(400);
    let to = Ref::Point(shift(x), shift(y));
    game.choose(open.seat, region.to(to)).is_ok()
}

pub fn wander(game: &mut Game, feet: &mut Feet, steps: usize) {
    for _ in 0..steps {
        if !step(game, feet) {
            break;
        }
    }
}

pub fn somewhere(walk: Walk, steps: usize) -> (Game, Feet) {
    let (mut game, mut feet) = (walk.start(), walk.feet());
    wander(&mut game, &mut feet, steps);
    (game, feet)
}

/// All that can be told of a match.
#[derive(Debug, Clone, PartialEq)]
pub struct Seen {
    digest: u64,
    decision: Option<Decision>,
    frames: Vec<(ObjectId, Frame)>,
    stations: Vec<(ObjectId, Station)>,
    segments: Vec<(ObjectId, Segment)>,
    companies: Vec<state::Company>,
    turns: String,
}

pub fn seen(game: &mut Game) -> Seen {
    let view = game.view(None);
    Seen {
        digest: game.digest(),
        decision: game.decision().cloned(),
        turns: format!(
            "{:?} {:?} {:?} {} {}",
            view.current, view.pending, view.strike, view.clock, view.round
        ),
        frames: view.frames,
        stations: view.stations,
        segments: view.segments,
        companies: view.companies,
    }
}
