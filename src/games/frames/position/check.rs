//! Checks a position from a file, and reports what is wrong as a sentence.

use std::fmt::Display;
use std::ops::RangeInclusive;

use super::spelling::{At, FrameAt, Position, ScoredAt};
use crate::cards::counters::MOST;
use crate::games::frames::Step;
use crate::games::frames::components::Role;
use crate::games::frames::content::{Content, Shape, System, Systems, Table, systems_answer};
use crate::games::frames::geometry::{FRAME_RADIUS, Field, STATION_RADIUS, overlap};
use crate::games::frames::ids::{FRAMES, SEATS, SEGMENTS, STATIONS};
use crate::games::frames::limits;
use crate::games::frames::match_state::{COLOURS, Colour};
use crate::table::any_of;

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
            any_of! { Step: Setup, Terrain, Initiative, Designate, Roll, Defense, Act, Move, Hits, Over }
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
        if !limits::POSITION_WIDTH.contains(&self.field.width.0) {
            return Some("a field is 4 to 65 units wide".to_owned());
        }
        self.numbers_problem(content, seats)
            .or_else(|| self.things_problem(content, seats))
            .or_else(|| self.room_problem())
    }

    /// Numbers that no game leads to, each with its rule.
    fn numbers_problem(&self, content: &Content, seats: u8) -> Option<String> {
        if self
            .clock
            .is_some_and(|clock| !limits::CLOCK.contains(&clock))
        {
            return Some(range_error("the clock", &limits::CLOCK, "M-129"));
        }
        if self
            .round
            .is_some_and(|round| !limits::ROUND.contains(&round))
        {
            return Some(range_error("the round", &limits::ROUND, "M-130"));
        }
        if self.last.is_some_and(|seat| seat >= seats) {
            return Some("the seat that is last in order is empty (M-68)".to_owned());
        }
        if self.dice.iter().any(|die| !limits::DIE.contains(die)) {
            return Some(range_error("a die", &limits::DIE, "M-90"));
        }
        let known = |id: &String| content.fields.iter().any(|f| f.id == *id);
        if let Some(id) = self.terrain.as_ref().filter(|id| !known(id)) {
            return Some(format!("there is no field `{id}`"));
        }
        let far = |s: &ScoredAt| {
            usize::from(s.objective) >= limits::OBJECTIVES || s.seat.is_some_and(|s| s >= seats)
        };
        if self.scored.iter().any(far) {
            return Some("an objective that is scored is not there (M-148)".to_owned());
        }
        let points = limits::points(&content.rules);
        for (seat, company) in self.companies.iter().enumerate() {
            if company.ppa.is_some_and(|ppa| !points.contains(&ppa)) {
                return Some(range_error(
                    &format!("points per asset of seat {seat}"),
                    &points,
                    "M-60, M-61",
                ));
            }
            if company.kills > limits::KILLS {
                let kills = 0..=limits::KILLS;
                return Some(range_error(
                    &format!("kills of seat {seat}"),
                    &kills,
                    "M-149",
                ));
            }
            if company.points.abs() > limits::POINTS {
                let points = -limits::POINTS..=limits::POINTS;
                return Some(range_error(
                    &format!("points of seat {seat}"),
                    &points,
                    "M-147",
                ));
            }
            let known = |id: &String| content.companies.iter().any(|c| c.id == *id);
            if let Some(id) = company.company.as_ref().filter(|id| !known(id)) {
                return Some(format!("there is no company `{id}`"));
            }
            if company
                .rank
                .is_some_and(|rank| !limits::RANK.contains(&rank))
            {
                return Some(range_error(
                    &format!("the rank of seat {seat}"),
                    &limits::RANK,
                    "M-21",
                ));
            }
        }
        for role in [Role::Defender, Role::PointAttacker] {
            if self.companies.iter().filter(|c| c.role == role).count() > 1 {
                return Some(format!("two companies are {role:?} (M-66)"));
            }
        }
        let frames = self.frames.iter();
        frames
            .map(|frame| frame_problem(frame, content))
            .find(Option::is_some)
            .flatten()
            .or_else(|| self.rockets_problem(content, seats))
    }

    /// M-72, M-102: rockets only ever get fewer, unless an ability gives some.
    fn rockets_problem(&self, content: &Content, seats: u8) -> Option<String> {
        let frames = content.frames.iter().map(|f| &f.abilities);
        let companies = content.companies.iter().map(|c| &c.abilities);
        if frames.chain(companies).any(|all| !all.is_empty()) {
            let over = self
                .frames
                .iter()
                .find(|f| !limits::ROCKETS.contains(&f.rockets));
            return over.map(|f| {
                range_error(
                    &format!("rockets of frame `{}`", f.name),
                    &limits::ROCKETS,
                    "M-139",
                )
            });
        }
        let most = u32::from(content.rules.rockets);
        let of = |seat: u8| {
            let own = self.frames.iter().filter(move |f| f.seat == seat);
            own.map(|f| u32::from(f.rockets)).sum::<u32>()
        };
        let over = (0..seats).find(|&seat| of(seat) > most);
        over.map(|seat| {
            let found = of(seat);
            format!("the company of seat {seat} has {found} rockets; there are {most} (M-72)")
        })
    }

    /// M-97: frames stand on the field, and on nothing.
    fn room_problem(&self) -> Option<String> {
        let width = self.field.width.0;
        let field = match self.field.shape {
            Shape::Square => Field::Square(width),
            Shape::Circle => Field::Circle(width),
        };
        let standing = self.frames.iter().filter(|f| !f.destroyed);
        let frames: Vec<_> = standing.filter_map(|f| Some((f, f.at?.point()))).collect();
        let stations = || {
            self.stations
                .iter()
                .filter_map(|s| Some((s, s.at?.point())))
        };
        for (n, (frame, at)) in frames.iter().enumerate() {
            let name = &frame.name;
            if !field.contains(*at, FRAME_RADIUS) {
                return Some(format!("frame `{name}` is outside the field (M-97)"));
            }
            let mut others = frames[..n].iter();
            let other = others.find(|(_, p)| overlap(*at, FRAME_RADIUS, *p, FRAME_RADIUS));
            if let Some((other, _)) = other {
                return Some(format!(
                    "frame `{name}` stands on frame `{}` (M-97)",
                    other.name
                ));
            }
            let station = stations().find(|(_, p)| overlap(*at, FRAME_RADIUS, *p, STATION_RADIUS));
            if let Some((station, _)) = station {
                return Some(format!(
                    "frame `{name}` stands on station `{}` (M-97)",
                    station.name
                ));
            }
        }
        None
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
                return Some(format!("frame `{name}` is outside the field"));
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
                return Some(format!("station `{name}` is outside the field"));
            }
        }
        if let Some(segment) = self.cover.iter().find(|s| !limits::HITS.contains(&s.hits)) {
            let what = format!("hits of cover `{}`", segment.name);
            return Some(range_error(&what, &limits::HITS, "M-116"));
        }
        let far = self.cover.iter().find(|segment| off(segment.at));
        far.map(|segment| format!("cover `{}` is outside the field", segment.name))
            .or_else(|| self.areas_problem(content, off))
    }

    fn areas_problem(&self, content: &Content, off: impl Fn(At) -> bool) -> Option<String> {
        let areas = self.hazards.iter().chain(&self.roofs);
        if areas.clone().any(|area| off(area.at)) {
            return Some("hazardous ground or a roof has its middle outside the field".to_owned());
        }
        let mut areas = areas;
        if areas.any(|area| !limits::POSITION_RADIUS.contains(&area.radius.0)) {
            return Some("a radius is 0 to 65 units".to_owned());
        }
        let able = content.frames.iter().any(|f| !f.abilities.is_empty())
            || content.systems.iter().any(|s| !s.abilities.is_empty());
        if !self.hazards.is_empty() && !content.rules.hazards && !able {
            return Some("hazardous ground needs its optional rule: `hazards: true`".to_owned());
        }
        if !self.roofs.is_empty() && !content.rules.climbing {
            return Some("roofs need the optional rule `climbing: true`".to_owned());
        }
        None
    }
}

/// "the clock is 1 to 99 (M-129)".
fn range_error<N: Display>(what: &str, range: &RangeInclusive<N>, rules: &str) -> String {
    format!("{what}: {} to {} ({rules})", range.start(), range.end())
}

/// Numbers of one frame that no game leads to.
fn frame_problem(frame: &FrameAt, content: &Content) -> Option<String> {
    let (name, rules) = (&frame.name, &content.rules);
    let kind = frame.kind.as_ref();
    let found = content.frames.iter().find(|f| Some(&f.id) == kind);
    let numbers = found.or(content.frames.first()).map(|f| f.numbers);
    let numbers = numbers.unwrap_or_default();
    let of = |what: &str| format!("{what} of frame `{name}`");
    let defense = limits::defense(&numbers);
    if frame.defense.is_some_and(|die| !defense.contains(&die)) {
        return Some(range_error(&of("the defense"), &defense, "M-91"));
    }
    if frame.defense.is_some() && !frame.acted {
        return Some(format!(
            "frame `{name}` has a defense before its turn (M-91, M-94)"
        ));
    }
    if frame.ward.unsigned_abs() > limits::EFFECT {
        let most = i32::from(limits::EFFECT);
        let ward = -most..=most;
        return Some(range_error(&of("the ward"), &ward, "M-146"));
    }
    // Six of each colour are the most.
    let most = usize::from(limits::EXTRA);
    let over = |dice: &[Colour]| {
        let of = |colour| dice.iter().filter(|die| **die == colour).count();
        COLOURS.into_iter().any(|colour| of(colour) > most)
    };
    if over(&frame.extra) {
        return Some(format!(
            "frame `{name}` has more than {most} extra dice (M-146)"
        ));
    }
    if over(&frame.fewer) {
        return Some(format!(
            "frame `{name}` has more than {most} dice fewer (M-160)"
        ));
    }
    if frame.fewer.iter().any(|die| frame.extra.contains(die)) {
        return Some(format!(
            "frame `{name}` has dice of one colour more and fewer (M-160)"
        ));
    }
    for (kind, n) in &frame.counters {
        let most = 1..=u16::try_from(MOST).unwrap_or(u16::MAX);
        if content.counter(kind).is_none() {
            return Some(format!("there are no counters `{kind}`"));
        }
        if !most.contains(n) {
            return Some(range_error(&of("the counters"), &most, "M-169"));
        }
    }
    let spot = limits::spot(content);
    if !spot.contains(&frame.spot) {
        return Some(range_error(&of("the spot marker"), &spot, "M-106"));
    }
    let least = u8::from(!frame.destroyed);
    let armour = 0..=numbers.armour;
    if frame.armour.is_some_and(|points| !armour.contains(&points)) {
        return Some(range_error(&of("the armour"), &armour, "M-135"));
    }
    let whites = least..=numbers.whites(rules);
    if frame.whites.is_some_and(|dice| !whites.contains(&dice)) {
        return Some(range_error(&of("white dice"), &whites, "M-123"));
    }
    let unknown =
        frame.systems.iter().flatten().find(|system| {
            matches!(system, System::Own(_)) && content.own_system(**system).is_none()
        });
    if let Some(system) = unknown {
        return Some(format!(
            "frame `{name}` has {system}, which no pack defines (M-152)"
        ));
    }
    let systems: Systems = frame.systems.as_ref()?.iter().copied().collect();
    let no = systems_answer(rules, systems).err()?;
    let ids = no.rules.join(", ");
    Some(format!("frame `{name}` cannot be: {} ({ids})", no.reason))
}
