//! The setup form: the players, competitive or cooperative, with the set and the optional parts.

use bevy::prelude::Resource;

use crate::desktop::session::Controller;
use crate::desktop::start::{Form, overwrite};
use crate::games::Seating;
use crate::games::souls::content::Content;
use crate::games::souls::desktop::words::SoulsWords;
use crate::games::souls::tools::table_options::TableOptions;
use crate::games::souls::{MOST_SEATS, Mode, Modules};

/// Souls that a game together asks for: the usual number, hard, harder.
pub const GOALS: [u8; 3] = [4, 6, 8];

/// The setup of a game of Souls. It is kept for the next time.
#[derive(Debug, Clone, PartialEq, Eq, Resource)]
pub struct SoulsForm {
    /// Set, as an index into the content's sets.
    pub set: usize,
    /// Players of a game against each other.
    pub seats: usize,
    /// Names by seat.
    pub names: [String; MOST_SEATS],
    /// The kind of player, by seat.
    pub controllers: [Controller; MOST_SEATS],
    /// Character by seat, as an index into the content's cards; dealt if none is chosen.
    pub characters: [Option<u16>; MOST_SEATS],
    /// Two characters against the timer.
    pub together: bool,
    /// Souls that win together.
    pub goal: u8,
    /// At most four of them may be one character's.
    pub capped: bool,
    /// One person plays both characters.
    pub single: bool,
    /// Optional parts.
    pub modules: Modules,
    /// As typed.
    pub seed: String,
}

impl Default for SoulsForm {
    fn default() -> Self {
        let bot = Controller::opponent();
        Self {
            set: 0,
            seats: 2,
            names: ["Ada", "Mara", "Ines", "Otto"].map(str::to_owned),
            controllers: [Controller::Human, bot, bot, bot],
            characters: [None; MOST_SEATS],
            together: false,
            goal: GOALS[0],
            capped: false,
            single: false,
            modules: Modules::default(),
            seed: "1".to_owned(),
        }
    }
}

impl Form for SoulsForm {
    fn seed_text(&mut self) -> &mut String {
        &mut self.seed
    }
}

impl SoulsForm {
    /// What the command line said; the rest as usual.
    #[must_use]
    pub fn of(seating: &Seating<Option<TableOptions>>, controllers: &[Controller]) -> Self {
        let mut form = Self::default();
        if let Some(table) = &seating.table {
            form.set = usize::from(table.set);
            form.modules = table.modules;
            match table.mode {
                Mode::Competitive => form.seats = usize::from(table.seats),
                Mode::Together { goal, capped } => {
                    form.together = true;
                    form.goal = goal;
                    form.capped = capped;
                }
            }
        }
        overwrite(&mut form.controllers, controllers.iter().copied());
        overwrite(
            &mut form.characters,
            seating.decks.iter().copied().map(Some),
        );
        form
    }

    /// How many play.
    #[must_use]
    pub fn playing(&self) -> usize {
        if self.together {
            2
        } else {
            self.seats.clamp(2, MOST_SEATS)
        }
    }

    /// Against each other or together.
    #[must_use]
    pub const fn mode(&self) -> Mode {
        if self.together {
            Mode::Together {
                goal: self.goal,
                capped: self.capped,
            }
        } else {
            Mode::Competitive
        }
    }

    /// Whether one person plays all seats at which people sit.
    #[must_use]
    pub fn is_single(&self) -> bool {
        let people = self.controllers.iter().take(self.playing());
        self.together && self.single && people.filter(|s| **s == Controller::Human).count() == 2
    }

    /// The index of the set, as far as the content has it; else of the first.
    #[must_use]
    pub fn set(&self, content: &Content) -> usize {
        if self.set < content.sets.len() {
            self.set
        } else {
            0
        }
    }

    /// The chosen characters, as far as the set has them and nobody before has the same.
    #[must_use]
    pub fn chosen(&self, content: &Content) -> [Option<u16>; MOST_SEATS] {
        let set = content.sets.get(self.set(content));
        let mut chosen = [None; MOST_SEATS];
        for seat in 0..self.playing() {
            let known = |at: &u16| set.is_some_and(|set| set.characters.contains(at));
            let own = self.characters[seat].filter(known);
            chosen[seat] = own.filter(|at| !chosen.contains(&Some(*at)));
        }
        chosen
    }

    /// The problem in words, if any.
    #[must_use]
    pub fn problem(&self, content: &Content, words: &SoulsWords) -> Option<&'static str> {
        let names = &self.names[..self.playing()];
        let same = |at: usize| names[..at].iter().any(|n| n.trim() == names[at].trim());
        let wanted = &self.characters[..self.playing()];
        let twice = |at: usize| wanted[at].is_some() && wanted[..at].contains(&wanted[at]);
        let Some(set) = content.sets.get(self.set(content)) else {
            return Some(words.no_set);
        };
        if set.characters.len() < self.playing() {
            Some(words.few_characters)
        } else if names.iter().any(|n| n.trim().is_empty()) {
            Some(words.unnamed)
        } else if (0..names.len()).any(same) {
            Some(words.namesakes)
        } else if (0..wanted.len()).any(twice) {
            Some(words.twice)
        } else if self.seed().is_none() {
            Some(words.no_seed)
        } else {
            None
        }
    }

    /// The seed as a number.
    #[must_use]
    pub fn seed(&self) -> Option<u64> {
        self.seed.trim().parse().ok()
    }
}
