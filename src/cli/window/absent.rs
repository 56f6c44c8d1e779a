//! The window commands of a program without the desktop: they report that it is missing.

use super::{Opening, Shot};
use crate::tools::Outcome;

pub(super) fn play(_: Opening) -> Result<Outcome, Outcome> {
    Err(without("play"))
}

pub(super) fn shot(_: &Shot) -> Result<Outcome, Outcome> {
    Err(without("shot"))
}

fn without(what: &str) -> Outcome {
    Outcome::wrong(format!(
        "error: `fourfold {what}` needs the desktop, which this program was built without; \
         build it with `cargo build --release`"
    ))
}
