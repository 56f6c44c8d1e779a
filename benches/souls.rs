//! How fast the rules of Souls run: decisions, snapshots, set-up, views.
//! `cargo bench --no-default-features --bench souls`; nothing here fails for being slow.

mod kit;

use std::sync::{Arc, OnceLock};

use criterion::{Criterion, criterion_group, criterion_main};
use fourfold::games::souls::content::{Content, builtin};
use fourfold::games::souls::{Mode, Modules, Setup, Souls};

fn content() -> &'static Content {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    CONTENT.get_or_init(|| builtin().expect("the embedded packs are sound"))
}

/// Tables of four.
fn setup(_: u64) -> Setup {
    Setup {
        content: content(),
        set: 0,
        seats: 4,
        mode: Mode::Competitive,
        modules: Modules::default(),
        characters: [None; 4],
        position: None,
    }
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
