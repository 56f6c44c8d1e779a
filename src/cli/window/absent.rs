//! The window commands of a program without the desktop: they report that it is missing.

use super::{Opening, Shot, Shown};
use crate::tools::Outcome;

pub(super) fn play<G: Shown>(_: Opening<G>) -> Result<Outcome, Outcome> {
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
