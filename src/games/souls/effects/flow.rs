//! Lists of effects, and effects that contain others: conditions, choices, players one after the other.

use crate::games::souls::Topic;
use crate::games::souls::board::Board;
use crate::games::souls::choices::Choice;
use crate::games::souls::content::{Effect, PlayerSelector};
use crate::games::souls::events::Event;
use crate::games::souls::filters::EvalContext;
use crate::games::souls::state::{Ask, Entry, EntryKind, Task};
use crate::table::{Offers, Ref, Seat};

impl Board<'_> {
    /// Goes on with a list of effects from number `at`; chained ones stop when one did nothing (F-157).
    pub fn run_effects(
        &mut self,
        entry: Entry,
        effects: &'static [Effect],
        at: usize,
        chained: bool,
    ) {
        if chained && at > 0 && !self.game.happened {
            return;
        }
        let Some(effect) = effects.get(at) else {
            return;
        };
        self.refresh_stats();
        if at + 1 < effects.len() {
            self.then(Task::Run {
                entry,
                effects,
                at: at + 1,
                chained,
            });
        }
        let run = |effects: &'static [Effect], chained: bool| Task::Run {
            entry,
            effects,
            at: 0,
            chained,
        };
        self.game.happened = false;
        match effect {
            Effect::And(inner) => self.then(run(inner, true)),
            Effect::If(condition, inner) => {
                if self.holds_for(condition, &entry) {
                    self.then(run(inner, false));
                }
            }
            Effect::May(inner) => self.ask_may(entry.controller, entry, inner),
            Effect::MayDo(player, effects) => {
                let left = self.mask(player, &entry);
                self.then(Task::EachMay {
                    entry,
                    effects,
                    left,
                });
            }
            Effect::EachDoes(player, effects) => {
                let left = self.mask(player, &entry);
                self.then(Task::EachDoes {
                    entry,
                    effects,
                    left,
                });
            }
            Effect::Choose(player, ..) => {
                let left = self.mask(player, &entry);
                self.then(Task::EachChooses {
                    entry,
                    of: effect,
                    left,
                });
            }
            Effect::Vote(of) => {
                let left = self.mask(&PlayerSelector::Each, &entry);
                self.then(Task::Votes {
                    entry,
                    of,
                    left,
                    counts: [0; 4],
                });
            }
            Effect::Roll(bands) => self.roll_for(entry.controller, entry, bands),
            Effect::RollBy(player, bands) => {
                let mut seats = self.seats(player, &entry);
                // The last pushed resolves first.
                seats.reverse();
                for seat in seats {
                    self.roll_for(seat, entry, bands);
                }
            }
            other => self.apply(other, &entry),
        }
    }

    /// F-89: the roll goes on the stack and belongs to the roller, as what reads it will.
    fn roll_for(
        &mut self,
        seat: Seat,
        entry: Entry,
        bands: &'static [crate::games::souls::content::Band],
    ) {
        let roll = Entry {
            kind: EntryKind::Roll,
            controller: seat,
            game: false,
            they: Some(seat),
            combat: false,
            bands,
            asked: 0,
            ..entry
        };
        self.push_roll(roll);
        self.game.happened = true;
    }

    fn mask(&self, player: &PlayerSelector, entry: &Entry) -> u8 {
        let seats = self.seats(player, entry).into_iter();
        seats.fold(0, |mask, seat| mask | 1 << seat.0)
    }

    /// The next player whose bit is set, clockwise from the controller, and the rest (F-160).
    fn next_of(&self, entry: &Entry, left: u8) -> Option<(Seat, u8)> {
        let mut seats = self.seats_from(entry.controller);
        let seat = seats.find(|seat| left & 1 << seat.0 != 0)?;
        Some((seat, left & !(1 << seat.0)))
    }

    /// Each does it, one after the other.
    pub fn each_does(&mut self, entry: Entry, effects: &'static [Effect], left: u8) {
        let Some((seat, left)) = self.next_of(&entry, left) else {
            return;
        };
        self.then(Task::EachDoes {
            entry,
            effects,
            left,
        });
        self.run_as(seat, entry, effects);
    }

    fn run_as(&mut self, seat: Seat, entry: Entry, effects: &'static [Effect]) {
        self.then(Task::Run {
            entry: Entry {
                they: Some(seat),
                ..entry
            },
            effects,
            at: 0,
            chained: false,
        });
    }

    /// Each may do it, one after the other.
    pub fn each_may(&mut self, entry: Entry, effects: &'static [Effect], left: u8) {
        let Some((seat, left)) = self.next_of(&entry, left) else {
            return;
        };
        self.then(Task::EachMay {
            entry,
            effects,
            left,
        });
        let entry = Entry {
            they: Some(seat),
            ..entry
        };
        self.ask_may(seat, entry, effects);
    }

    /// Whether to do an optional part.
    pub fn ask_may(&mut self, seat: Seat, entry: Entry, effects: &'static [Effect]) {
        self.game.ask = Ask::May { entry, effects };
        let mut offers = Offers::default();
        offers.offer(Choice::Yes);
        offers.offer(Choice::No);
        self.ask(seat, Topic::May, Ref::Object(entry.source), offers);
    }

    /// Each chooses something, one after the other; a single candidate is taken.
    pub fn each_chooses(&mut self, entry: Entry, of: &'static Effect, left: u8) {
        let Effect::Choose(_, filter, effects) = of else {
            return;
        };
        let Some((seat, left)) = self.next_of(&entry, left) else {
            return;
        };
        self.then(Task::EachChooses { entry, of, left });
        let entry = Entry {
            they: Some(seat),
            ..entry
        };
        let eye = EvalContext {
            seat,
            source: entry.source,
        };
        let hidden = filter.place == crate::games::souls::content::Where::Hand;
        let mut found = self.each(filter, eye);
        found.retain(|to| match to {
            Ref::Object(e) if hidden => self.place_of(*e) == crate::games::souls::Place::Hand(seat),
            _ => true,
        });
        match found[..] {
            [] => self.game.happened = false,
            [only] => self.chosen(entry, effects, only),
            _ => {
                let mut offers = Offers::default();
                for to in found {
                    offers.offer(Choice::Choose { what: to });
                }
                self.game.ask = Ask::Choose { entry, of };
                self.ask(seat, Topic::Choose, Ref::Object(entry.source), offers);
            }
        }
    }

    /// That was picked of several.
    pub fn picked(&mut self, entry: Entry, of: &'static Effect, to: Ref) {
        if let Effect::Choose(_, _, effects) = of {
            self.chosen(entry, effects, to);
        }
    }

    /// That was picked: the effects go on with it.
    fn chosen(&mut self, entry: Entry, effects: &'static [Effect], to: Ref) {
        self.game.happened = true;
        let entry = Entry {
            picked: self.target(to),
            ..entry
        };
        self.then(Task::Run {
            entry,
            effects,
            at: 0,
            chained: false,
        });
    }

    /// Votes in turn order from the controller, who breaks ties.
    pub fn votes(&mut self, entry: Entry, of: &'static [Vec<Effect>], left: u8, counts: [u8; 4]) {
        let options = of.len().min(4);
        let most = counts.iter().take(options).copied().max().unwrap_or(0);
        let best = |n: usize| counts[n] == most;
        let (seat, left, tie) = match self.next_of(&entry, left) {
            Some((seat, left)) => (seat, left, false),
            None => {
                let mut leading = (0..options).filter(|&n| best(n));
                match (leading.next(), leading.next()) {
                    (Some(only), None) => {
                        self.then(Task::Run {
                            entry,
                            effects: &of[only],
                            at: 0,
                            chained: false,
                        });
                        return;
                    }
                    _ => (entry.controller, 0, true),
                }
            }
        };
        let mut offers = Offers::default();
        for n in (0..options).filter(|&n| !tie || best(n)) {
            offers.offer(Choice::Vote {
                source: entry.source,
                way: n as u8,
            });
        }
        self.game.ask = Ask::Vote {
            entry,
            of,
            left,
            counts,
            tie,
        };
        self.ask(seat, Topic::Vote, Ref::Object(entry.source), offers);
    }

    /// A vote is given.
    pub fn vote(
        &mut self,
        (entry, of): (Entry, &'static [Vec<Effect>]),
        left: u8,
        mut counts: [u8; 4],
        way: u8,
        seat: Seat,
    ) {
        counts[usize::from(way.min(3))] += 1;
        self.tell(Event::Vote {
            player: seat,
            source: entry.source,
            way,
        });
        self.then(Task::Votes {
            entry,
            of,
            left,
            counts,
        });
    }
}
