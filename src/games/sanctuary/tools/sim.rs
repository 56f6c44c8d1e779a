//! Games of Sanctuary for `sim`.

use crate::cli::args::Sim;
use crate::games::sanctuary::{Sanctuary, Setup};
use crate::tools::{Outcome, content};

use crate::cli::sim::two::{self, Decks};

pub(crate) fn run(wish: &Sim) -> Result<Outcome, Outcome> {
    let loaded = content::of::<Sanctuary>(&wish.packs)?;
    let content = loaded.content;
    let known = content.decks.iter();
    let known = known.map(|d| (d.id.as_str(), d.name.english.as_str()));
    let decks = Decks {
        known: known.collect(),
        problems: &loaded.problems,
    };
    two::run::<Sanctuary>(wish, &decks, &|decks| Setup {
        content,
        decks,
        position: None,
    })
}
