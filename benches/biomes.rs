//! How fast the rules of Biomes run: decisions, steps, snapshots, set-up, views, packs.
//! `cargo bench --no-default-features`; nothing here fails for being slow.

mod kit;

use std::hint::black_box;
use std::sync::{Arc, LazyLock};

use bevy::prelude::*;
use criterion::{Criterion, criterion_group, criterion_main};
use fourfold::games::biomes::content::{Content, GAME, builtin, load};
use fourfold::games::biomes::{Biomes, Setup};
use fourfold::packs::Library;
use fourfold::table::{StepApp, Steps};

static CONTENT: LazyLock<Arc<Content>> =
    LazyLock::new(|| builtin().expect("the embedded packs are sound"));

fn setup(n: u64) -> Setup {
    let decks = CONTENT.decks.len() as u64;
    Setup {
        content: &CONTENT,
        decks: [(n % decks) as u16, ((n + 1) % decks) as u16],
        best_of: 1,
        position: None,
    }
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

fn packs(c: &mut Criterion) {
    c.bench_function("biomes: built-in packs read and checked", |b| {
        b.iter(|| {
            let mut library = Library::built_in(&[GAME]);
            let mut report = std::mem::take(&mut library.report);
            black_box(load(&library, &mut report).is_ok())
        });
    });
}

fn table(c: &mut Criterion) {
    kit::decisions::<Biomes>(c, "biomes", setup);
    kit::points::<Biomes>(c, kit::midway(setup(0), 250));
    kit::beginnings::<Biomes>(c, setup);
}

criterion_group! {
    name = biomes;
    config = kit::short();
    targets = table, transition, packs
}
criterion_main!(biomes);
