//! What the tool that runs scenarios says of those that fail and of those that are misspelled.

mod biomes;
mod frames;
mod sanctuary;
mod shared;
mod souls;

use std::path::Path;

use fourfold::tools::scenario::{Verdict, run_text};

fn verdicts(text: &str) -> Vec<Verdict> {
    run_text(Path::new("some/file.ron"), text)
}

fn the_only(text: &str) -> Verdict {
    let mut all = verdicts(text);
    assert_eq!(all.len(), 1, "{all:#?}");
    all.remove(0)
}
