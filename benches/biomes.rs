//! How fast the rules of Biomes run: decisions, steps, snapshots, set-up, views, packs.
//! `cargo bench --no-default-features`; nothing here fails for being slow.

use std::hint::black_box;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use bevy::prelude::*;
use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use fourfold::games::biomes::content::{Content, GAME, builtin, load};
use fourfold::games::biomes::{Biomes, Setup};
use fourfold::packs::Library;
use fourfold::table::{Match, Saved, Seat, StepApp, Steps, TableRng};

/// Decisions of one measured stretch of play.
const STRETCH: u64 = 500;

fn content() -> &'static Content {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    CONTENT.get_or_init(|| builtin().expect("the embedded packs are sound"))
}

fn setup(n: u64) -> Setup {
    let decks = content().decks.len() as u64;
    Setup {
        content: content(),
        decks: [(n % decks) as u16, ((n + 1) % decks) as u16],
        best_of: 1,
        position: None,
    }
}

/// A match in its middle.
fn midway() -> Match<Biomes> {
    let mut game = Match::new(setup(0), 7);
    let mut chance = TableRng::new(7);
    for _ in 0..250 {
        let options = game.decision().map_or(1, |open| open.options.len());
        game.pick(chance.below(options as u32) as usize);
    }
    game
}

fn decisions(c: &mut Criterion) {
    let mut group = c.benchmark_group("play");
    group.throughput(Throughput::Elements(STRETCH));
    let mut game = Match::<Biomes>::new(setup(0), 0);
    game.reset(setup(0), 0, false);
    let (mut chance, mut games) = (TableRng::new(1), 0);
    group.bench_function("random decisions", |b| {
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

#[derive(States, Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Pace {
    Left,
    Right,
}

fn transition(c: &mut Criterion) {
    let mut app = App::empty();
    app.steps(Pace::Left);
    app.enter(Pace::Left, || {}).enter(Pace::Right, || {});
    let mut steps = Steps::<Pace>::take(app.world_mut());
    let mut right = false;
    c.bench_function("one step to the next", |b| {
        b.iter(|| {
            right = !right;
            let next = if right { Pace::Right } else { Pace::Left };
            app.world_mut().resource_mut::<NextState<Pace>>().set(next);
            black_box(steps.go(app.world_mut()))
        });
    });
}

fn points(c: &mut Criterion) {
    let mut game = midway();
    let mut here = Saved::default();
    c.bench_function("snapshot and restore", |b| {
        b.iter(|| {
            game.snapshot(&mut here);
            game.restore(&here);
        });
    });
    c.bench_function("view of a seat", |b| {
        b.iter(|| black_box(game.view(Some(Seat(0)))));
    });
    c.bench_function("everything refused, with its rule", |b| {
        b.iter(|| black_box(game.why_not(Seat(0))));
    });
}

fn beginnings(c: &mut Criterion) {
    let mut game = Match::<Biomes>::new(setup(0), 0);
    let mut n = 0;
    c.bench_function("match in a used world", |b| {
        b.iter(|| {
            n += 1;
            game.reset(setup(n), n, false);
        });
    });
    c.bench_function("match in a new world", |b| {
        b.iter_batched(
            || setup(3),
            |setup| Match::<Biomes>::new(setup, 3),
            BatchSize::PerIteration,
        );
    });
    c.bench_function("built-in packs read and checked", |b| {
        b.iter(|| {
            let mut library = Library::built_in(&[GAME]);
            let mut report = std::mem::take(&mut library.report);
            black_box(load(&library, &mut report).is_ok())
        });
    });
}

fn short() -> Criterion {
    Criterion::default()
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2))
        .sample_size(20)
}

criterion_group! {
    name = biomes;
    config = short();
    targets = decisions, transition, points, beginnings
}
criterion_main!(biomes);
