//! Sanctuary as a whole: its rules page, its turn, games for `sim`.

use crate::cli::args::Sim;
use crate::cli::sim::two::{self, Decks};
use crate::cli::window_of;
use crate::games::sanctuary::{Sanctuary, Setup, TURN};
use crate::games::{GameWindow, Playable};
use crate::tools::guide::GuideEntry;
use crate::tools::lab::Lab;
use crate::tools::serve::GameServer;
use crate::tools::{Outcome, content};

impl Playable for Sanctuary {
    const RULES: &'static str = include_str!("../../../../docs/rules/sanctuary.md");
    const WINDOW: GameWindow = window_of::<Self>();
    const SERVED: Option<GameServer> = Some(GameServer::of::<Self>());
    const LAB: Option<Lab> = Some(Lab::of::<Self>());
    const GUIDE: Option<GuideEntry> = Some(GuideEntry::of::<Self>());

    fn turn() -> String {
        TURN.page()
    }

    fn simulate(wish: &Sim) -> Result<Outcome, Outcome> {
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
}
