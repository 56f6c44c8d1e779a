//! How fast the rules of Souls run: decisions, snapshots, set-up, views.
//! `cargo bench --no-default-features --bench souls`; nothing here fails for being slow.

mod kit;

use std::sync::{Arc, LazyLock};

use criterion::{Criterion, criterion_group, criterion_main};
use fourfold::games::souls::content::{Content, builtin};
use fourfold::games::souls::{Setup, Souls};

static CONTENT: LazyLock<Arc<Content>> =
    LazyLock::new(|| builtin().expect("the embedded packs are sound"));

/// Tables of four.
fn setup(_: u64) -> Setup {
    Setup::plain(&CONTENT, 4)
}

fn table(c: &mut Criterion) {
    kit::decisions::<Souls>(c, "souls", setup);
    kit::points::<Souls>(c, kit::midway(setup(0), 150));
    kit::beginnings::<Souls>(c, setup);
}

criterion_group! {
    name = souls;
    config = kit::short();
    targets = table
}
criterion_main!(souls);
