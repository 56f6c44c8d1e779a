//! A match in words, as somebody would tell it who saw both hands.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::games::biomes::{Biomes, Place, Recipe, place};
use crate::table::{Event, Match, ObjectId, Ref, Replay, Seat};

/// Tells event after event, and remembers every name that it has seen.
pub(super) struct Teller {
    names: BTreeMap<ObjectId, String>,
    lanes: Vec<String>,
    told: usize,
}

impl Teller {
    pub(super) fn new(game: &mut Match<Biomes>) -> Self {
        let mut teller = Self {
            names: BTreeMap::new(),
            lanes: Vec::new(),
            told: 0,
        };
        teller.learn(game);
        teller
    }

    /// Which match it is.
    pub(super) fn heading(&self, path: &str, replay: &Replay<Recipe>) -> String {
        let header = &replay.header;
        let [first, second] = &header.recipe.decks;
        let packs: Vec<String> = header
            .recipe
            .packs
            .iter()
            .map(|p| format!("{} {}", p.id, p.version))
            .collect();
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
        self.learn(game);
        let events = game.events(self.told);
        self.told += events.len();
        for event in events {
            if let Some(line) = self.line(event) {
                let _ = writeln!(into, "{line}");
            }
        }
    }

    /// How it stands at the end of what was told.
    pub(super) fn ending(&self, game: &Match<Biomes>, told: usize, of: usize, into: &mut String) {
        let _ = match (game.outcome(), game.decision()) {
            (Some(outcome), _) => {
                let turns = outcome.turns;
                match outcome.winner {
                    Some(seat) => writeln!(into, "{} wins after {turns} turns", player(seat)),
                    None => writeln!(into, "drawn after {turns} turns"),
                }
            }
            (None, Some(open)) => writeln!(
                into,
                "after {told} of {of} choices: {} must choose ({}, {} options)",
                player(open.seat),
                open.topic,
                open.options.len()
            ),
            (None, None) => Ok(()),
        };
    }

    /// Takes in the names of everything that somebody can see.
    fn learn(&mut self, game: &mut Match<Biomes>) {
        for seat in [Seat(0), Seat(1)] {
            let view = game.view(Some(seat));
            for object in &view.objects {
                let card = view.content.cards.get(usize::from(object.face));
                let name = card.map_or_else(String::new, |c| c.name.clone());
                self.names.insert(object.id, name);
            }
            self.lanes.clear();
            for biome in &view.biomes {
                let known = view.content.biomes.iter().find(|b| b.kind == biome.kind);
                let name = known.map_or_else(String::new, |b| b.name.clone());
                for (owner, sector) in (0..).zip(biome.sectors) {
                    let text = format!("the {name} sector of {}", player(Seat(owner)));
                    self.names.insert(sector, text);
                }
                self.names.insert(biome.id, name.clone());
                self.lanes.push(name);
            }
            for (owner, player_view) in (0..).zip(&view.players) {
                self.names.insert(player_view.id, player(Seat(owner)));
            }
        }
    }

    fn line(&self, event: &Event) -> Option<String> {
        let who = player(event.seat);
        Some(match event.verb {
            "match" => format!("== match {}", event.amount),
            "turn" => format!("-- turn {}: {who}", event.amount),
            "phase" | "pass" | "step" => return None,
            verb => {
                let mut line = format!("   {who}: {}", verb.replace('_', " "));
                let parts = [
                    ("", event.subject),
                    (" from", event.from),
                    (" to", event.to),
                ];
                for (word, part) in parts {
                    let thing = self.thing(part);
                    if !thing.is_empty() {
                        let _ = write!(line, "{word} {thing}");
                    }
                }
                if event.amount != 0 {
                    let _ = write!(line, " ({})", event.amount);
                }
                line
            }
        })
    }

    fn thing(&self, thing: Ref) -> String {
        match thing {
            Ref::None | Ref::Kind(_) | Ref::Entry(_) | Ref::Point(..) => String::new(),
            Ref::Object(id) => self
                .names
                .get(&id)
                .cloned()
                .unwrap_or_else(|| "a card".to_owned()),
            Ref::Seat(seat) => player(seat),
            Ref::Zone(zone) => {
                let (owner, place) = place(zone);
                let of = player(owner);
                match place {
                    Place::Deck => format!("the deck of {of}"),
                    Place::Hand => format!("the hand of {of}"),
                    Place::Staging => format!("the staging area of {of}"),
                    Place::Cache => format!("the cache of {of}"),
                    Place::Archive => format!("the archive of {of}"),
                    Place::Sector(at) => {
                        self.lanes.get(usize::from(at)).cloned().unwrap_or_default()
                    }
                    Place::Queue => "the queue".to_owned(),
                    Place::Gone => "nowhere".to_owned(),
                }
            }
        }
    }
}

fn player(seat: Seat) -> String {
    format!("player {}", seat.index() + 1)
}
