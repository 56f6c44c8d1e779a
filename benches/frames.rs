//! How fast the rules of Frames run: decisions at two and five seats, snapshots, ways round cover.
//! `cargo bench --no-default-features --bench frames`; nothing here fails for being slow.

use std::hint::black_box;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use fourfold::games::frames::content::{Content, Table, builtin};
use fourfold::games::frames::geometry::{FRAME_RADIUS, Obstacles, Point, walk};
use fourfold::games::frames::{Frames, Setup};
use fourfold::table::{Match, Saved, Seat, TableRng};

/// Decisions of one measured stretch of play.
const STRETCH: u64 = 300;

fn content() -> &'static Content {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    CONTENT.get_or_init(|| builtin().expect("the embedded packs are sound"))
}

fn setup(players: u8, n: u64) -> Setup {
    let table = Table {
        players,
        battle: false,
    };
    let fitting = content()
        .companies
        .iter()
        .filter(|c| c.tables.contains(&table));
    let fitting: Vec<_> = fitting.collect();
    let company = |seat: usize| {
        let company = fitting[(n as usize + seat) % fitting.len()];
        (company.name.clone(), company.units.clone())
    };
    Setup {
        content: content(),
        table,
        companies: (0..usize::from(players)).map(company).collect(),
        field: (n as usize % content().fields.len()) as u16,
        position: None,
    }
}

fn decisions(c: &mut Criterion) {
    let mut group = c.benchmark_group("play");
    group.throughput(Throughput::Elements(STRETCH));
    for players in [2, 5] {
        let mut game = Match::<Frames>::new(setup(players, 0), 0);
        let (mut chance, mut games) = (TableRng::new(1), 0);
        group.bench_function(format!("random decisions, {players} seats"), |b| {
            b.iter(|| {
                for _ in 0..STRETCH {
                    if let Some(options) = game.decision().map(|open| open.options.len()) {
                        game.pick(chance.below(options as u32) as usize);
                    } else {
                        games += 1;
                        game.reset(setup(players, games), games, false);
                    }
                }
            });
        });
    }
    group.finish();
}

fn points(c: &mut Criterion) {
    let mut game = Match::<Frames>::new(setup(3, 0), 7);
    let mut chance = TableRng::new(7);
    for _ in 0..150 {
        let options = game.decision().map_or(1, |open| open.options.len());
        game.pick(chance.below(options as u32) as usize);
    }
    let mut here = Saved::default();
    c.bench_function("frames: snapshot and restore", |b| {
        b.iter(|| {
            game.snapshot(&mut here);
            game.restore(&here);
        });
    });
    c.bench_function("frames: view", |b| {
        b.iter(|| black_box(game.view(Some(Seat(0)))));
    });
}

fn ways(c: &mut Criterion) {
    let wall: Vec<Point> = (0..8)
        .map(|n| Point {
            x: 10_000,
            y: 6_000 + n * 1_000,
        })
        .collect();
    let obstacles = Obstacles {
        discs: &[],
        squares: &wall,
    };
    let (from, to) = (
        Point { x: 8_000, y: 9_000 },
        Point {
            x: 12_000,
            y: 9_000,
        },
    );
    c.bench_function("frames: a way round a wall", |b| {
        b.iter(|| black_box(walk(from, to, FRAME_RADIUS, &obstacles, 12_000)));
    });
}

criterion_group! {
    name = benches;
    config = Criterion::default().measurement_time(Duration::from_secs(3)).sample_size(20);
    targets = decisions, points, ways
}
criterion_main!(benches);
