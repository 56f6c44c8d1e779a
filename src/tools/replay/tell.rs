//! A match in words, as somebody tells it who sees both hands.

use std::fmt::Write;

use crate::games::biomes::phrases::event_line;
use crate::games::biomes::{Biomes, Recipe, View};
use crate::table::{Match, Replay, Seat};

const NAMES: [&str; 2] = ["Player 1", "Player 2"];

/// Tells event after event.
#[derive(Default)]
pub(super) struct Teller {
    told: usize,
}

impl Teller {
    /// Which match it is.
    pub(super) fn heading(path: &str, replay: &Replay<Recipe>) -> String {
        let header = &replay.header;
        let [first, second] = &header.recipe.decks;
        let packs = header.recipe.packs.iter();
        let packs: Vec<String> = packs.map(|p| format!("{} {}", p.id, p.version)).collect();
        format!(
            "{path}: {}, seed {}, best of {}, {first} against {second}, packs {}, {} choices\n",
            header.game,
            header.seed,
            header.recipe.best_of,
            packs.join(", "),
            replay.journal.picks.len()
        )
    }

    /// What happened since the last call.
    pub(super) fn tell(&mut self, game: &mut Match<Biomes>, into: &mut String) {
        let view = both_hands(game);
        let events = game.events(self.told);
        self.told += events.len();
        for event in events {
            let margin = match event.verb {
                "match" => "== ",
                "turn" => "-- ",
                _ => "   ",
            };
            if let Some(line) = event_line(&view, NAMES, event) {
                let _ = writeln!(into, "{margin}{line}");
            }
        }
    }

    /// How it stands at the end of what was told.
    pub(super) fn ending(game: &Match<Biomes>, told: usize, of: usize, into: &mut String) {
        let _ = match (game.outcome(), game.decision()) {
            (Some(outcome), _) => {
                let turns = outcome.turns;
                match outcome.winner() {
                    Some(seat) => {
                        writeln!(into, "{} wins after {turns} turns", NAMES[seat.index()])
                    }
                    None => writeln!(into, "drawn after {turns} turns"),
                }
            }
            (None, Some(open)) => writeln!(
                into,
                "after {told} of {of} choices: {} must choose ({}, {} options)",
                NAMES[open.seat.index()],
                open.topic,
                open.options.len()
            ),
            (None, None) => Ok(()),
        };
    }
}

/// Everything that either seat can see, as nobody's view.
fn both_hands(game: &mut Match<Biomes>) -> View {
    let mut view = game.view(Some(Seat(0)));
    let other = game.view(Some(Seat(1)));
    view.seat = None;
    view.objects.extend(other.objects);
    view.objects.sort_by_key(|o| o.id);
    view.objects.dedup_by_key(|o| o.id);
    view
}
