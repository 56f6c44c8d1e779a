//! A match in words, with everything that any seat may see.

use std::fmt::Write;

use super::read;
use crate::packs::{PackContent, PackStamp};
use crate::table::{Event, Game, Match, ObjectId, Replay, ReplayError, Seat};

/// A game whose replays can be played again and written out.
pub trait Replayable: Game {
    /// What its packs make.
    type Content: PackContent;
    /// Words of the events with which a large part of the match begins; their lines are marked `==`.
    const PARTS: &'static [Self::Events] = &[];
    /// Words of the events with which a turn begins; their lines are marked `--`.
    const TURNS: &'static [Self::Events] = &[];

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
    ) -> Result<Self::Setup, ReplayError> {
        read::packs(path, Self::packs_of(recipe), content.packs())?;
        Self::setup(path, recipe, content)
    }
    /// What to deal. The packs are those that it was played with.
    ///
    /// # Errors
    /// [`ReplayError::Foreign`] with what they lack.
    fn setup(
        path: &str,
        recipe: &Self::Recipe,
        content: &'static Self::Content,
    ) -> Result<Self::Setup, ReplayError>;
    /// Who plays what, in a few words.
    fn heading(recipe: &Self::Recipe) -> String {
        pack_words(Self::packs_of(recipe))
    }
    /// Everything any seat can see; what a spectator sees where a game hides nothing.
    fn whole(game: &mut Match<Self>) -> Self::View {
        game.view(None)
    }
    /// An event as a line, `None` for what is not worth one. It is the first of `events`: the others came after it, and
    /// the view is what they led to.
    fn sentence(view: &Self::View, events: &[Event]) -> Option<String>;
}

/// What stands before the line of an event.
fn margin<G: Replayable>(event: &Event) -> &'static str {
    if event.is_any(G::PARTS) {
        "== "
    } else if event.is_any(G::TURNS) {
        "-- "
    } else {
        "   "
    }
}

/// What players are called in replays that are read without a window.
pub(crate) const NAMES: [&str; 5] = ["Player 1", "Player 2", "Player 3", "Player 4", "Player 5"];

/// "packs core 1.2.0, more 0.1.0".
pub(crate) fn pack_words(packs: &[PackStamp]) -> String {
    let packs = packs.iter();
    let packs: Vec<String> = packs.map(|p| format!("{} {}", p.id, p.version)).collect();
    format!("packs {}", packs.join(", "))
}

/// The view of seat 0 with the cards that any other seat sees.
pub(crate) fn all_views<G: Game, C>(
    game: &mut Match<G>,
    cards: impl Fn(&mut G::View) -> &mut Vec<C>,
    id: impl Fn(&C) -> ObjectId,
) -> G::View {
    let mut view = game.view(Some(Seat(0)));
    for seat in 1..G::seats(game.setup()) {
        let mut other = game.view(Some(Seat(seat)));
        cards(&mut view).append(cards(&mut other));
    }
    cards(&mut view).sort_by_key(&id);
    cards(&mut view).dedup_by_key(|card| id(card));
    view
}

/// What happens in a match, event after event, as lines.
#[derive(Default)]
pub(crate) struct Transcript {
    /// Events written so far.
    written: usize,
}

impl Transcript {
    /// Which match it is.
    pub(crate) fn heading<G: Replayable>(path: &str, replay: &Replay<G::Recipe>) -> String {
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
    pub(crate) fn write_events<G: Replayable>(&mut self, game: &mut Match<G>, into: &mut String) {
        let view = G::whole(game);
        let events = game.events(self.written);
        self.written += events.len();
        for (at, event) in events.iter().enumerate() {
            if let Some(line) = G::sentence(&view, &events[at..]) {
                let _ = writeln!(into, "{}{line}", margin::<G>(event));
            }
        }
    }

    /// How the match stands after `told` of its choices.
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
