//! How fast the rules of Frames run: decisions at two and five seats, snapshots, ways round cover.
//! `cargo bench --no-default-features --bench frames`; nothing here fails for being slow.

mod kit;

use std::hint::black_box;
use std::sync::{Arc, LazyLock};

use criterion::{Criterion, criterion_group, criterion_main};
use fourfold::games::frames::content::{Content, Table, builtin};
use fourfold::games::frames::geometry::{FRAME_RADIUS, Obstacles, Point, walk};
use fourfold::games::frames::{Frames, Setup};

static CONTENT: LazyLock<Arc<Content>> =
    LazyLock::new(|| builtin().expect("the embedded packs are sound"));

fn setup(players: u8, n: u64) -> Setup {
    let table = Table {
        players,
        battle: false,
    };
    Setup {
        field: (n as usize % CONTENT.fields.len()) as u16,
        ..Setup::in_turn(&CONTENT, table, n as usize)
    }
}

fn table(c: &mut Criterion) {
    for players in [2, 5] {
        let name = format!("frames, {players} seats");
        kit::decisions::<Frames>(c, &name, |n| setup(players, n));
    }
    kit::points::<Frames>(c, kit::midway(setup(3, 0), 150));
    kit::beginnings::<Frames>(c, |n| setup(2, n));
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
    config = kit::short();
    targets = table, ways
}
criterion_main!(benches);
