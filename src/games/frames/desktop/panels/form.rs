//! The setup form of Frames.

use bevy::prelude::Resource;

use crate::desktop::session::Controller;
use crate::desktop::start::Form;
use crate::games::Seating;
use crate::games::frames::content::{Company, Content, Table, Unit, company_answer};
use crate::games::frames::desktop::words::FramesWords;
use crate::games::frames::tools::seating::TableOptions;

/// One seat of the form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatForm {
    /// Shown name.
    pub name: String,
    /// The kind of player.
    pub controller: Controller,
    /// Index of the company; another one is taken if it is not legal at the table.
    pub company: usize,
    /// A list of its own instead.
    pub own: Option<Vec<Unit>>,
}

/// The setup of a game of Frames. It is kept for the next time.
#[derive(Debug, Clone, PartialEq, Eq, Resource)]
pub struct FramesForm {
    /// How many play, 2 to 5.
    pub players: u8,
    /// A battle instead of a skirmish.
    pub battle: bool,
    /// All five seats; only the first `players` count.
    pub seats: [SeatForm; 5],
    /// The seat whose own list is being written.
    pub building: Option<usize>,
    /// Index of the first field.
    pub field: usize,
    /// As typed.
    pub seed: String,
}

impl Default for FramesForm {
    fn default() -> Self {
        let names = ["Ada", "Mara", "Tomas", "Ines", "Bela"];
        Self {
            players: 2,
            battle: false,
            seats: std::array::from_fn(|n| SeatForm {
                name: names[n].to_owned(),
                controller: match n {
                    0 => Controller::Human,
                    _ => Controller::opponent(),
                },
                company: n,
                own: None,
            }),
            building: None,
            field: 0,
            seed: "1".to_owned(),
        }
    }
}

impl Form for FramesForm {
    fn seed_text(&mut self) -> &mut String {
        &mut self.seed
    }
}

impl FramesForm {
    /// What the command line said; the rest as usual.
    #[must_use]
    pub fn of(seating: &Seating<TableOptions>, controllers: &[Controller]) -> Self {
        let mut form = Self::default();
        if let Some(table) = &seating.table.table {
            form.players = table.players;
            form.battle = table.battle;
        }
        form.field = seating.table.field.map_or(form.field, usize::from);
        for (seat, controller) in form.seats.iter_mut().zip(controllers) {
            seat.controller = *controller;
        }
        // Fewer companies than seats are taken in turn.
        for (seat, company) in form.seats.iter_mut().zip(seating.decks.iter().cycle()) {
            seat.company = usize::from(*company);
        }
        form
    }

    /// The table.
    #[must_use]
    pub const fn table(&self) -> Table {
        Table {
            players: self.players,
            battle: self.battle,
        }
    }

    /// The seats that play.
    #[must_use]
    pub fn playing(&self) -> &[SeatForm] {
        &self.seats[..usize::from(self.players.clamp(2, 5))]
    }

    /// The company of a seat: the one chosen if it is legal here, else the first legal one that no seat
    /// before has.
    #[must_use]
    pub fn company<'c>(&self, content: &'c Content, seat: usize) -> Option<&'c Company> {
        let table = self.table();
        let fits = |at: &usize| {
            let company = content.companies.get(*at);
            company.is_some_and(|c| c.tables.contains(&table))
        };
        let all: Vec<usize> = (0..content.companies.len()).filter(fits).collect();
        // Whoever chose a legal company keeps it; the others take what is left.
        let chosen = |form: &SeatForm| Some(form.company).filter(fits);
        let mut taken: Vec<usize> = self.playing().iter().filter_map(chosen).collect();
        for form in &self.seats[..=seat] {
            let free = all.iter().find(|at| !taken.contains(*at)).or(all.first());
            taken.push(match chosen(form) {
                Some(at) => at,
                None => *free?,
            });
        }
        taken.last().and_then(|at| content.companies.get(*at))
    }

    /// Name, in English as games keep it, and frames that a seat brings: its own list, else its company.
    #[must_use]
    pub fn brought(&self, content: &Content, seat: usize) -> Option<(String, Vec<Unit>)> {
        match &self.seats[seat].own {
            Some(units) => Some(("Custom list".to_owned(), units.clone())),
            None => {
                let company = self.company(content, seat)?;
                Some((company.name.english.clone(), company.units.clone()))
            }
        }
    }

    /// The name of its list on the screen.
    #[must_use]
    pub fn list_name<'c>(
        &self,
        content: &'c Content,
        seat: usize,
        words: &'static FramesWords,
    ) -> &'c str {
        if self.seats[seat].own.is_some() {
            return words.setup.own_list;
        }
        let company = self.company(content, seat);
        company.map_or("", |c| c.name.in_language(words.language))
    }

    /// The problem in words, if any.
    #[must_use]
    pub fn problem(&self, content: &Content, words: &FramesWords) -> Option<&'static str> {
        let language = words.language;
        let words = &words.setup;
        let names: Vec<&str> = self.playing().iter().map(|s| s.name.trim()).collect();
        if names.iter().any(|n| n.is_empty()) {
            return Some(words.unnamed);
        }
        if (1..names.len()).any(|n| names[..n].contains(&names[n])) {
            return Some(words.namesakes);
        }
        if self.seed().is_none() {
            return Some(words.no_seed);
        }
        for seat in self.playing() {
            let units = seat.own.as_deref();
            let answer = units.map(|units| company_answer(content, units, self.table()));
            if let Some(Err(refusal)) = answer {
                return Some(refusal.in_language(language));
            }
        }
        if content.fields.is_empty() || self.company(content, 0).is_none() {
            return Some(words.no_pack);
        }
        None
    }

    /// The seed as a number.
    #[must_use]
    pub fn seed(&self) -> Option<u64> {
        self.seed.trim().parse().ok()
    }
}
