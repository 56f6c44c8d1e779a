//! The stops of a game as the settings file holds them: a list of words, each a side and what to stop at.

use crate::tools::passing::{Passes, SIDES, Side, Stops};

/// Stands for every stop there is, those to come too.
const EVERYWHERE: &str = "everywhere";

/// The name of a side of a stop in the file.
const fn side_code(side: Side) -> &'static str {
    match side {
        Side::Own => "own",
        Side::Others => "others",
    }
}

/// The name of a window of a turn in the file.
fn window_code<G: Passes>(at: usize) -> String {
    format!("{:?}", G::STEPS[at])
}

/// Every stop that is set, as the file has it.
pub fn write<G: Passes>(stops: &Stops) -> Vec<String> {
    if *stops == Stops::ALL {
        return vec![EVERYWHERE.to_owned()];
    }
    let mut all = Vec::new();
    for side in SIDES {
        let name = side_code(side);
        let windows = (0..G::STEPS.len()).filter(|&at| stops.step(at, side));
        all.extend(windows.map(|at| format!("{name} {}", window_code::<G>(at))));
        let kinds = (0..G::ENTRY_KINDS.len()).filter(|&at| stops.kind(at, side));
        all.extend(kinds.map(|at| format!("{name} {}", G::ENTRY_KINDS[at])));
    }
    all
}

/// The stops of that list; what is no stop goes to `faults`.
pub fn read<G: Passes>(all: &[String], name: &str, faults: &mut Vec<String>) -> Stops {
    let mut stops = Stops::NONE;
    for text in all {
        if text == EVERYWHERE {
            stops = Stops::ALL;
        } else if set::<G>(&mut stops, text).is_none() {
            faults.push(format!("play.{name} has \"{text}\", which is no stop"));
        }
    }
    stops
}

fn set<G: Passes>(stops: &mut Stops, text: &str) -> Option<()> {
    let (side, what) = text.split_once(' ')?;
    let side = SIDES.into_iter().find(|s| side_code(*s) == side)?;
    let window = (0..G::STEPS.len()).find(|&at| window_code::<G>(at) == what);
    if let Some(at) = window {
        stops.set_step(at, side, true);
        return Some(());
    }
    let kind = G::ENTRY_KINDS.iter().position(|code| *code == what)?;
    stops.set_kind(kind, side, true);
    Some(())
}
