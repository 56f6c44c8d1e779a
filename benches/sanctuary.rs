//! How fast the rules of Sanctuary run: decisions, snapshots, set-up, views.
//! `cargo bench --no-default-features --bench sanctuary`; nothing here fails for being slow.

mod kit;

use std::sync::{Arc, LazyLock};

use criterion::{Criterion, criterion_group, criterion_main};
use fourfold::games::sanctuary::content::{Content, builtin};
use fourfold::games::sanctuary::{Sanctuary, Setup};

static CONTENT: LazyLock<Arc<Content>> =
    LazyLock::new(|| builtin().expect("the embedded packs are sound"));

fn setup(n: u64) -> Setup {
    let decks = CONTENT.decks.len() as u64;
    Setup {
        content: &CONTENT,
        decks: [(n % decks) as u16, ((n + 1) % decks) as u16],
        position: None,
    }
}

fn table(c: &mut Criterion) {
    kit::decisions::<Sanctuary>(c, "sanctuary", setup);
    kit::points::<Sanctuary>(c, kit::midway(setup(0), 150));
    kit::beginnings::<Sanctuary>(c, setup);
}

criterion_group! {
    name = sanctuary;
    config = kit::short();
    targets = table
}
criterion_main!(sanctuary);
