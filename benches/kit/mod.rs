//! What is measured of every game: decisions, snapshots, views, refusals, set-up.

use std::hint::black_box;
use std::time::Duration;

use criterion::{BatchSize, Criterion, Throughput};
use fourfold::table::{Game, Match, Saved, Seat, TableRng};

/// Decisions of one measured stretch of play.
const STRETCH: u64 = 500;

/// Short enough that all of it takes minutes.
pub fn short() -> Criterion {
    Criterion::default()
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2))
        .sample_size(20)
}

/// Random decisions, game after game.
pub fn decisions<G: Game>(c: &mut Criterion, name: &str, setup: impl Fn(u64) -> G::Setup) {
    let mut group = c.benchmark_group("play");
    group.throughput(Throughput::Elements(STRETCH));
    let mut game = Match::<G>::new(setup(0), 0);
    game.reset(setup(0), 0, false);
    let (mut chance, mut games) = (TableRng::new(1), 0);
    group.bench_function(format!("{name}: random decisions"), |b| {
        b.iter(|| {
            for _ in 0..STRETCH {
                if let Some(options) = game.decision().map(|open| open.options.len()) {
                    game.pick(chance.below(options as u32) as usize);
                } else {
                    games += 1;
                    game.reset(setup(games), games, false);
                }
            }
        });
    });
    group.finish();
}

/// A match after so many random decisions.
pub fn midway<G: Game>(setup: G::Setup, decisions: usize) -> Match<G> {
    let mut game = Match::new(setup, 7);
    let mut chance = TableRng::new(7);
    for _ in 0..decisions {
        let options = game.decision().map_or(1, |open| open.options.len());
        game.pick(chance.below(options as u32) as usize);
    }
    game
}

/// What is done in the middle of a match without playing on.
pub fn points<G: Game>(c: &mut Criterion, mut game: Match<G>) {
    let name = G::NAME;
    let mut here = Saved::default();
    c.bench_function(&format!("{name}: snapshot and restore"), |b| {
        b.iter(|| {
            game.snapshot(&mut here);
            game.restore(&here);
        });
    });
    c.bench_function(&format!("{name}: view of a seat"), |b| {
        b.iter(|| black_box(game.view(Some(Seat(0)))));
    });
    c.bench_function(&format!("{name}: everything refused, with its rule"), |b| {
        b.iter(|| black_box(game.why_not(Seat(0))));
    });
}

/// What a match costs before its first decision.
pub fn beginnings<G: Game>(c: &mut Criterion, setup: impl Fn(u64) -> G::Setup) {
    let name = G::NAME;
    let mut game = Match::<G>::new(setup(0), 0);
    let mut n = 0;
    c.bench_function(&format!("{name}: match in a used world"), |b| {
        b.iter(|| {
            n += 1;
            game.reset(setup(n), n, false);
        });
    });
    c.bench_function(&format!("{name}: match in a new world"), |b| {
        b.iter_batched(
            || setup(3),
            |setup| Match::<G>::new(setup, 3),
            BatchSize::PerIteration,
        );
    });
}
