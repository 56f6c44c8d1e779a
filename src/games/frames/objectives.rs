//! Objectives beside stations: who reaches them, and what they score (M-148, M-149).

use crate::cards::language::Values;
use crate::table::{ObjectId, Seat, Seats};

use super::Event;
use super::abilities::state::Entry;
use super::board::Board;
use super::content::{Goal, Objective, Scored};
use super::geometry::Disc;
use super::ids::{Thing, company_id, thing};
use super::slots::ObjectiveNumber;

/// Objectives of a field, and of each company, have so many numbers.
const EACH: usize = super::limits::OBJECTIVES;

/// One objective of a match.
#[derive(Debug, Clone, Copy)]
pub struct InPlay {
    /// Its number in the match: first those of the field, then those of each company in seat order.
    pub number: u8,
    /// The player whose it is; nobody's are everybody's.
    pub owner: Option<Seat>,
    /// What it says.
    pub objective: &'static Objective,
}

impl InPlay {
    /// What it says, and whose it is: its place among those of the field or the company.
    #[must_use]
    pub const fn number_of(owner: Option<Seat>, n: usize) -> u8 {
        match owner {
            None => n as u8,
            Some(seat) => ((seat.0 as usize + 1) * EACH + n) as u8,
        }
    }
}

impl Board<'_> {
    /// Every objective of the match, in the order of their numbers.
    pub fn objectives(&self) -> impl Iterator<Item = InPlay> + use<> {
        let content = self.content();
        let field = self
            .game
            .laid
            .and_then(|n| content.fields.get(usize::from(n)));
        let field = field.map_or(&[][..], |field| &field.objectives);
        let brought: Vec<Option<u16>> = self.seats().map(|s| self.company(s).brought).collect();
        let own = (0..).map(Seat).zip(brought).flat_map(move |(seat, n)| {
            let company = n.and_then(|n| content.companies.get(usize::from(n)));
            let all = company.map_or(&[][..], |company| &company.objectives);
            all.iter().enumerate().map(move |(n, objective)| InPlay {
                number: InPlay::number_of(Some(seat), n),
                owner: Some(seat),
                objective,
            })
        });
        let field = field.iter().enumerate().map(|(n, objective)| InPlay {
            number: InPlay::number_of(None, n),
            owner: None,
            objective,
        });
        field.chain(own)
    }

    /// Whether there are objectives at all, which is known once the field and the companies are there.
    pub fn find_objectives(&mut self) {
        self.game.objectives = self.objectives().next().is_some();
    }

    /// Part of the field that an objective is about.
    #[must_use]
    pub fn objective_area(&self, objective: &Objective) -> Option<Disc> {
        let Goal::Hold(area) = objective.goal else {
            return None;
        };
        Some(area.on(self.game.field.width()))
    }

    /// The players who reach an objective now.
    #[must_use]
    pub fn reached_by(&self, in_play: &InPlay) -> Seats {
        let seats = self.seats().filter(|&seat| {
            !self.company(seat).conceded && in_play.owner.is_none_or(|owner| owner == seat)
        });
        seats
            .filter(|&seat| self.reaches(in_play.objective, seat))
            .collect()
    }

    fn reaches(&self, objective: &Objective, seat: Seat) -> bool {
        match &objective.goal {
            Goal::Hold(_) => self.objective_area(objective).is_some_and(|area| {
                let near = self.standing().filter(|(_, f)| area.holds(f.at));
                let near: Seats = near.map(|(_, f)| f.owner).collect();
                near.only() == Some(seat)
            }),
            Goal::DestroyMost => {
                let own = self.company(seat).kills;
                let mut others = self.seats().filter(|other| *other != seat);
                own > 0 && others.all(|other| self.company(other).kills < own)
            }
            // M-186.
            Goal::MostFrames => {
                let own = self.living(seat).count();
                let mut others = self.seats().filter(|other| *other != seat);
                others.all(|other| self.living(other).count() < own)
            }
            Goal::Destroy(n) => self.company(seat).kills >= u16::from(*n),
            Goal::Keep(id) => {
                let mut own = self.standing().filter(|(_, f)| f.owner == seat);
                own.any(|(frame, _)| self.kind(frame).id == *id)
            }
            Goal::If(condition) => self.holds(condition, &Entry::of(company_id(seat), 0, seat)),
        }
    }

    /// M-148: objectives that are scored now. Each is looked at before any of them is scored.
    pub fn score_objectives(&mut self, when: Scored) {
        if !self.game.objectives || self.game.round == 0 {
            return;
        }
        let done = self.game.objectives_done;
        let open =
            |in_play: &InPlay| in_play.objective.scored == when && done & 1 << in_play.number == 0;
        let all: Vec<(InPlay, Seats)> = self
            .objectives()
            .filter(open)
            .map(|in_play| (in_play, self.reached_by(&in_play)))
            .filter(|(_, seats)| *seats != Seats::NONE)
            .collect();
        for (in_play, seats) in all {
            if when != Scored::EachRound {
                self.game.objectives_done |= 1 << in_play.number;
            }
            for seat in seats.iter() {
                self.log(Event::Objective {
                    seat,
                    company: company_id(seat),
                    objective: ObjectiveNumber(in_play.number),
                    worth: in_play.objective.worth,
                });
                self.change_points(seat, in_play.objective.worth.into());
            }
        }
    }

    /// A frame was destroyed by one of another player, who is counted for it.
    pub fn count_kill(&mut self, frame: ObjectId, attacker: Option<ObjectId>) {
        let owner = self.frame(frame).owner;
        let by = attacker.filter(|id| matches!(thing(*id), Thing::Frame(_)));
        if let Some(by) = by.map(|id| self.frame(id).owner).filter(|by| *by != owner) {
            let company = self.company_mut(by);
            company.kills = company.kills.saturating_add(1);
        }
    }
}
