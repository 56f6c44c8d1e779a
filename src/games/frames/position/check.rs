//! What is wrong with a position, as a sentence: positions come from files.

use super::spelling::{At, Position};
use crate::games::frames::Step;
use crate::games::frames::content::{Content, Table};
use crate::games::frames::ids::{FRAMES, SEATS, SEGMENTS, STATIONS};

impl Position {
    /// How many play, skirmish or battle.
    #[must_use]
    pub fn table(&self) -> Table {
        self.table.unwrap_or(Table {
            players: self.companies.len().clamp(2, SEATS) as u8,
            battle: false,
        })
    }

    /// The first thing that cannot be; `None` if it can be played.
    #[must_use]
    pub fn problem(&self, content: &Content) -> Option<String> {
        let seats = self.table().players;
        if !(2..=SEATS as u8).contains(&seats) || self.companies.len() > usize::from(seats) {
            return Some("two to five players sit at a table".to_owned());
        }
        let turn = matches!(
            self.step,
            Step::Setup
                | Step::Terrain
                | Step::Initiative
                | Step::Designate
                | Step::Roll
                | Step::Defense
                | Step::Act
                | Step::Move
                | Step::Hits
                | Step::Over
        );
        if turn {
            return Some(format!("a position cannot begin in step {:?}", self.step));
        }
        for (count, most, what) in [
            (self.frames.len(), FRAMES, "frames"),
            (self.stations.len(), STATIONS, "stations"),
            (self.cover.len(), SEGMENTS, "segments of cover"),
        ] {
            if count > most {
                return Some(format!("{count} {what}; there is room for {most}"));
            }
        }
        if !(4_000..=65_000).contains(&self.field.width.0) {
            return Some("a field is 4 to 65 units wide".to_owned());
        }
        self.things_problem(content, seats)
    }

    fn things_problem(&self, content: &Content, seats: u8) -> Option<String> {
        let off = |at: At| {
            let on = |n: i32| (0..=self.field.width.0).contains(&n);
            !(on(at.0.0) && on(at.1.0))
        };
        for frame in &self.frames {
            let name = &frame.name;
            if frame.seat >= seats {
                return Some(format!(
                    "frame `{name}` belongs to seat {}, which is empty",
                    frame.seat
                ));
            }
            if frame.at.is_some_and(off) {
                return Some(format!("frame `{name}` stands off the field"));
            }
            let known = |id: &String| content.frames.iter().any(|f| f.id == *id);
            if let Some(kind) = frame.kind.as_ref().filter(|kind| !known(kind)) {
                return Some(format!("there is no type of frame `{kind}`"));
            }
        }
        for station in &self.stations {
            let name = &station.name;
            let seated = |seat: Option<u8>| seat.is_none_or(|seat| seat < seats);
            if !seated(station.brought) || !seated(station.held) {
                return Some(format!("station `{name}` belongs to an empty seat"));
            }
            if station.at.is_some_and(off) {
                return Some(format!("station `{name}` stands off the field"));
            }
        }
        let far = self.cover.iter().find(|segment| off(segment.at));
        far.map(|segment| format!("cover `{}` lies off the field", segment.name))
            .or_else(|| self.areas_problem(content, off))
    }

    fn areas_problem(&self, content: &Content, off: impl Fn(At) -> bool) -> Option<String> {
        let areas = self.hazards.iter().chain(&self.roofs);
        if areas.clone().any(|area| off(area.at)) {
            return Some("hazardous ground or a roof has its middle off the field".to_owned());
        }
        let mut areas = areas;
        if areas.any(|area| area.radius.0 < 0) {
            return Some("a radius is 0 units or more".to_owned());
        }
        if !self.hazards.is_empty() && !content.rules.hazards {
            return Some("hazardous ground needs its optional rule: `hazards: true`".to_owned());
        }
        if !self.roofs.is_empty() && !content.rules.climbing {
            return Some("roofs need the optional rule `climbing: true`".to_owned());
        }
        None
    }
}
