//! Games of Biomes for `sim`.

use crate::cli::args::Sim;
use crate::games::biomes::{Biomes, Setup};
use crate::tools::{Outcome, content};

use crate::cli::sim::two::{self, Decks};

pub(crate) fn run(wish: &Sim) -> Result<Outcome, Outcome> {
    let loaded = content::of::<Biomes>(&wish.packs)?;
    let content = loaded.content;
    let known = content.decks.iter();
    let known = known.map(|d| (d.id.as_str(), d.name.english.as_str()));
    let decks = Decks {
        known: known.collect(),
        problems: &loaded.problems,
    };
    two::run::<Biomes>(wish, &decks, &|decks| Setup {
        content,
        decks,
        best_of: 1,
        position: None,
    })
}
