//! A match in words, as somebody tells it who sees everything.

use std::fmt::Write;

use crate::packs::PackStamp;
use crate::table::{Event, Game, Match, Replay, ReplayError};

/// A game whose replays can be played and told.
pub trait Told: Game {
    /// What its packs make.
    type Content: Send + Sync + 'static;

    /// The packs that a match was played with.
    fn packs_of(recipe: &Self::Recipe) -> &[PackStamp];
    /// What to deal, if that content is what it was played with.
    ///
    /// # Errors
    /// [`ReplayError::Foreign`] with what differs.
    fn deal_of(
        path: &str,
        recipe: &Self::Recipe,
        content: &'static Self::Content,
    ) -> Result<Self::Setup, ReplayError>;
    /// Who plays what, in a few words.
    fn heading(recipe: &Self::Recipe) -> String {
        let packs = Self::packs_of(recipe).iter();
        let packs: Vec<String> = packs.map(|p| format!("{} {}", p.id, p.version)).collect();
        format!("packs {}", packs.join(", "))
    }
    /// Everything any seat can see; what a spectator sees where a game hides nothing.
    fn whole(game: &mut Match<Self>) -> Self::View {
        game.view(None)
    }
    /// An event as a line; `None` for what is not worth one.
    fn sentence(view: &Self::View, event: &Event) -> Option<String>;
    /// What stands before a line.
    fn margin(event: &Event) -> &'static str {
        let _ = event;
        "   "
    }
}

/// Tells event after event.
#[derive(Default)]
pub(crate) struct Teller {
    told: usize,
}

impl Teller {
    /// Which match it is.
    pub(crate) fn heading<G: Told>(path: &str, replay: &Replay<G::Recipe>) -> String {
        let header = &replay.header;
        format!(
            "{path}: {}, seed {}, {}, {} choices\n",
            header.game,
            header.seed,
            G::heading(&header.recipe),
            replay.journal.picks.len()
        )
    }

    /// What happened since the last call.
    pub(crate) fn tell<G: Told>(&mut self, game: &mut Match<G>, into: &mut String) {
        let view = G::whole(game);
        let events = game.events(self.told);
        self.told += events.len();
        for event in events {
            if let Some(line) = G::sentence(&view, event) {
                let _ = writeln!(into, "{}{line}", G::margin(event));
            }
        }
    }

    /// How it stands at the end of what was told.
    pub(crate) fn ending<G: Game>(game: &Match<G>, told: usize, of: usize, into: &mut String) {
        let _ = match (game.outcome(), game.decision()) {
            (Some(outcome), _) => {
                let turns = outcome.turns;
                let names = outcome.winners.iter();
                let names: Vec<String> = names.map(|s| format!("Player {}", s.0 + 1)).collect();
                match &names[..] {
                    [] => writeln!(into, "drawn after {turns} turns"),
                    [one] => writeln!(into, "{one} wins after {turns} turns"),
                    several => {
                        let several = several.join(" and ");
                        writeln!(into, "{several} share the victory after {turns} turns")
                    }
                }
            }
            (None, Some(open)) => writeln!(
                into,
                "after {told} of {of} choices: Player {} must choose ({}, {} options)",
                open.seat.0 + 1,
                open.topic,
                open.options.len()
            ),
            (None, None) => Ok(()),
        };
    }
}
