//! Souls as a whole: its rules page, its turn, games for `sim`: two to four seats, or two together.

use super::table_options::table_options;
use crate::cli::args::Sim;
use crate::cli::sim::{Entrants, play, sits};
use crate::cli::window_of;
use crate::cli::{game, say};
use crate::games::souls::{MOST_SEATS, Setup, Souls, TURN};
use crate::games::{GameWindow, Playable};
use crate::tools::guide::GuideEntry;
use crate::tools::lab::Lab;
use crate::tools::serve::GameServer;
use crate::tools::{Outcome, content};

impl Playable for Souls {
    const RULES: &'static str = include_str!("../../../../docs/rules/souls.md");

    const OPTIONS: &'static [&'static str] = &["--seats", "--together", "--set", "--modules"];
    const WINDOW: GameWindow = window_of::<Self>();
    const SERVED: Option<GameServer> = Some(GameServer::of::<Self>());
    const LAB: Option<Lab> = Some(Lab::of::<Self>());
    const GUIDE: Option<GuideEntry> = Some(GuideEntry::of::<Self>());

    fn turn() -> String {
        TURN.page()
    }

    fn simulate(wish: &Sim) -> Result<Outcome, Outcome> {
        let loaded = content::of::<Souls>(&wish.packs)?;
        if !loaded.problems.is_empty() {
            say::error(&loaded.problems);
        }
        let content = loaded.content;
        let table = table_options(&wish.table, wish.seats, wish.bots.len(), content)?;
        let seats = usize::from(table.seats);
        let named = (0..seats).map(|n| game::bot(&wish.bots[n % wish.bots.len()]));
        let bots = named.collect::<Result<Vec<_>, Outcome>>()?;
        let chosen = super::packs::characters(content, &wish.decks)?;
        if chosen.len() > seats {
            let count = chosen.len();
            return Err(Outcome::wrong(format!(
                "error: {count} characters named for {seats} seats"
            )));
        }
        let name = |entrant: usize| {
            let at = chosen.get(entrant).map(|at| usize::from(*at));
            at.map_or("dealt", |at| content.cards[at].name.english.as_str())
        };
        let entrants = Entrants {
            bots,
            brings: (0..seats).map(name).collect(),
        };
        play::<Self>(wish, &entrants, &|n| {
            let mut characters = [None; MOST_SEATS];
            for (seat, character) in characters.iter_mut().enumerate().take(seats) {
                *character = chosen.get(sits(n, seat, seats)).copied();
            }
            Setup {
                content,
                set: table.set,
                seats: table.seats,
                mode: table.mode,
                modules: table.modules,
                characters,
                position: None,
            }
        })
    }
}
