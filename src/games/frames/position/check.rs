//! Checks a position from a file, and reports what is wrong as a sentence.

use std::fmt::Display;
use std::ops::RangeInclusive;

use super::spelling::{At, FrameAt, Position, ScoredAt, SegmentAt};
use crate::cards::counters::MOST;
use crate::cards::position::{Possible, forbid};
use crate::games::frames::Step;
use crate::games::frames::components::Role;
use crate::games::frames::content::{Content, Shape, System, Table, systems_answer};
use crate::games::frames::geometry::{FRAME_RADIUS, Field, STATION_RADIUS, overlap};
use crate::games::frames::ids::{FRAMES, SEATS, SEGMENTS, STATIONS};
use crate::games::frames::limits;
use crate::games::frames::match_state::{COLOURS, Colour};
use crate::table::{Refusal, any_of};

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
        self.check(content).err()
    }

    fn check(&self, content: &Content) -> Possible {
        let seats = self.table().players;
        forbid(
            !(2..=SEATS as u8).contains(&seats) || self.companies.len() > usize::from(seats),
            "two to five players sit at a table",
        )?;
        let turn = matches!(
            self.step,
            any_of! { Step: Setup, Terrain, Initiative, Designate, Roll, Defense, Act, Move, Hits, Over }
        );
        forbid(
            turn,
            format_args!("a position cannot begin in step {:?}", self.step),
        )?;
        for (count, most, what) in [
            (self.frames.len(), FRAMES, "frames"),
            (self.stations.len(), STATIONS, "stations"),
            (self.cover.len(), SEGMENTS, "segments of cover"),
        ] {
            forbid(
                count > most,
                format_args!("{count} {what}; there is room for {most}"),
            )?;
        }
        forbid(
            !limits::POSITION_WIDTH.contains(&self.field.width.0),
            "a field is 4 to 65 units wide",
        )?;
        self.check_numbers(content, seats)?;
        self.check_things(content, seats)?;
        self.check_room()
    }

    /// Whether a game leads to its numbers.
    fn check_numbers(&self, content: &Content, seats: u8) -> Possible {
        within("the clock", self.clock, &limits::CLOCK, "M-129")?;
        within("the round", self.round, &limits::ROUND, "M-130")?;
        forbid(
            self.last.is_some_and(|seat| seat >= seats),
            "the seat that is last in order is empty (M-68)",
        )?;
        for &die in &self.dice {
            within("a die", die, &limits::DIE, "M-90")?;
        }
        let known = |id: &String| content.fields.iter().any(|f| f.id == *id);
        if let Some(id) = self.terrain.as_ref().filter(|id| !known(id)) {
            return Err(format!("there is no field `{id}`"));
        }
        let far = |s: &ScoredAt| {
            usize::from(s.objective) >= limits::OBJECTIVES || s.seat.is_some_and(|s| s >= seats)
        };
        forbid(
            self.scored.iter().any(far),
            "an objective that is scored is not there (M-148)",
        )?;
        let points = limits::points(&content.rules);
        for (seat, company) in self.companies.iter().enumerate() {
            within(
                format_args!("points per asset of seat {seat}"),
                company.ppa,
                &points,
                "M-60, M-61",
            )?;
            within(
                format_args!("kills of seat {seat}"),
                company.kills,
                &(0..=limits::KILLS),
                "M-149",
            )?;
            let points = -limits::POINTS..=limits::POINTS;
            within(
                format_args!("points of seat {seat}"),
                company.points,
                &points,
                "M-147",
            )?;
            let known = |id: &String| content.companies.iter().any(|c| c.id == *id);
            if let Some(id) = company.company.as_ref().filter(|id| !known(id)) {
                return Err(format!("there is no company `{id}`"));
            }
            within(
                format_args!("the rank of seat {seat}"),
                company.rank,
                &limits::RANK,
                "M-21",
            )?;
        }
        for role in [Role::Defender, Role::PointAttacker] {
            let twice = self.companies.iter().filter(|c| c.role == role).count() > 1;
            forbid(twice, format_args!("two companies are {role:?} (M-66)"))?;
        }
        for frame in &self.frames {
            check_frame(frame, content)?;
        }
        self.check_rockets(content, seats)
    }

    /// M-72, M-102: rockets only ever get fewer, unless an ability gives some.
    fn check_rockets(&self, content: &Content, seats: u8) -> Possible {
        let frames = content.frames.iter().map(|f| &f.abilities);
        let companies = content.companies.iter().map(|c| &c.abilities);
        if frames.chain(companies).any(|all| !all.is_empty()) {
            for FrameAt { name, rockets, .. } in &self.frames {
                within(
                    format_args!("rockets of frame `{name}`"),
                    *rockets,
                    &limits::ROCKETS,
                    "M-139",
                )?;
            }
            return Ok(());
        }
        let most = u32::from(content.rules.rockets);
        let of = |seat: u8| {
            let own = self.frames.iter().filter(move |f| f.seat == seat);
            own.map(|f| u32::from(f.rockets)).sum::<u32>()
        };
        for seat in 0..seats {
            let found = of(seat);
            let message = format_args!(
                "the company of seat {seat} has {found} rockets; there are {most} (M-72)"
            );
            forbid(found > most, message)?;
        }
        Ok(())
    }

    /// M-97: frames stand on the field, and on nothing.
    fn check_room(&self) -> Possible {
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
            forbid(
                !field.contains(*at, FRAME_RADIUS),
                format_args!("frame `{name}` is outside the field (M-97)"),
            )?;
            let mut others = frames[..n].iter();
            let other = others.find(|(_, p)| overlap(*at, FRAME_RADIUS, *p, FRAME_RADIUS));
            if let Some((other, _)) = other {
                return Err(format!(
                    "frame `{name}` stands on frame `{}` (M-97)",
                    other.name
                ));
            }
            let station = stations().find(|(_, p)| overlap(*at, FRAME_RADIUS, *p, STATION_RADIUS));
            if let Some((station, _)) = station {
                return Err(format!(
                    "frame `{name}` stands on station `{}` (M-97)",
                    station.name
                ));
            }
        }
        Ok(())
    }

    fn check_things(&self, content: &Content, seats: u8) -> Possible {
        let off = |at: At| {
            let on = |n: i32| (0..=self.field.width.0).contains(&n);
            !(on(at.0.0) && on(at.1.0))
        };
        for frame in &self.frames {
            let name = &frame.name;
            forbid(
                frame.seat >= seats,
                format_args!(
                    "frame `{name}` belongs to seat {}, which is empty",
                    frame.seat
                ),
            )?;
            forbid(
                frame.at.is_some_and(off),
                format_args!("frame `{name}` is outside the field"),
            )?;
            let known = |id: &String| content.frames.iter().any(|f| f.id == *id);
            if let Some(kind) = frame.kind.as_ref().filter(|kind| !known(kind)) {
                return Err(format!("there is no type of frame `{kind}`"));
            }
        }
        for station in &self.stations {
            let name = &station.name;
            let seated = |seat: Option<u8>| seat.is_none_or(|seat| seat < seats);
            forbid(
                !seated(station.brought) || !seated(station.held),
                format_args!("station `{name}` belongs to an empty seat"),
            )?;
            forbid(
                station.at.is_some_and(off),
                format_args!("station `{name}` is outside the field"),
            )?;
        }
        for SegmentAt { name, hits, .. } in &self.cover {
            within(
                format_args!("hits of cover `{name}`"),
                *hits,
                &limits::HITS,
                "M-116",
            )?;
        }
        for SegmentAt { name, at, .. } in &self.cover {
            forbid(
                off(*at),
                format_args!("cover `{name}` is outside the field"),
            )?;
        }
        self.check_areas(content, off)
    }

    fn check_areas(&self, content: &Content, off: impl Fn(At) -> bool) -> Possible {
        let mut areas = self.hazards.iter().chain(&self.roofs);
        forbid(
            areas.clone().any(|area| off(area.at)),
            "hazardous ground or a roof has its middle outside the field",
        )?;
        forbid(
            areas.any(|area| !limits::POSITION_RADIUS.contains(&area.radius.0)),
            "a radius is 0 to 65 units",
        )?;
        let able = content.frames.iter().any(|f| !f.abilities.is_empty())
            || content.systems.iter().any(|s| !s.abilities.is_empty());
        forbid(
            !self.hazards.is_empty() && !content.rules.hazards && !able,
            "hazardous ground needs its optional rule: `hazards: true`",
        )?;
        forbid(
            !self.roofs.is_empty() && !content.rules.climbing,
            "roofs need the optional rule `climbing: true`",
        )
    }
}

/// Whether a number is in its range, if there is one; else "the clock: 1 to 99 (M-129)".
fn within<N: PartialOrd + Display>(
    what: impl Display,
    n: impl Into<Option<N>>,
    range: &RangeInclusive<N>,
    rules: &str,
) -> Possible {
    let beyond = n.into().is_some_and(|n| !range.contains(&n));
    forbid(
        beyond,
        format_args!("{what}: {} to {} ({rules})", range.start(), range.end()),
    )
}

/// Whether a game leads to the numbers of one frame.
fn check_frame(frame: &FrameAt, content: &Content) -> Possible {
    let (name, rules) = (&frame.name, &content.rules);
    let kind = frame.kind.as_ref();
    let found = content.frames.iter().find(|f| Some(&f.id) == kind);
    let numbers = found.or(content.frames.first()).map(|f| f.numbers);
    let numbers = numbers.unwrap_or_default();
    let of = |what: &str| format!("{what} of frame `{name}`");
    within(
        of("the defense"),
        frame.defense,
        &limits::defense(&numbers),
        "M-91",
    )?;
    forbid(
        frame.defense.is_some() && !frame.acted,
        format_args!("frame `{name}` has a defense before its turn (M-91, M-94)"),
    )?;
    let most = i32::from(limits::EFFECT);
    within(
        of("the ward"),
        i32::from(frame.ward),
        &(-most..=most),
        "M-146",
    )?;
    // Six of each colour are the most.
    let most = usize::from(limits::EXTRA);
    let over = |dice: &[Colour]| {
        let of = |colour| dice.iter().filter(|die| **die == colour).count();
        COLOURS.into_iter().any(|colour| of(colour) > most)
    };
    forbid(
        over(&frame.extra),
        format_args!("frame `{name}` has more than {most} extra dice (M-146)"),
    )?;
    forbid(
        over(&frame.fewer),
        format_args!("frame `{name}` has more than {most} dice fewer (M-160)"),
    )?;
    forbid(
        frame.fewer.iter().any(|die| frame.extra.contains(die)),
        format_args!("frame `{name}` has dice of one colour more and fewer (M-160)"),
    )?;
    for (kind, n) in &frame.counters {
        let most = 1..=u16::try_from(MOST).unwrap_or(u16::MAX);
        forbid(
            content.counter(kind).is_none(),
            format_args!("there are no counters `{kind}`"),
        )?;
        within(of("the counters"), *n, &most, "M-169")?;
    }
    within(
        of("the spot marker"),
        frame.spot,
        &limits::spot(content),
        "M-106",
    )?;
    within(
        of("the armour"),
        frame.armour,
        &(0..=numbers.armour),
        "M-135",
    )?;
    let least = u8::from(!frame.destroyed);
    within(
        of("white dice"),
        frame.whites,
        &(least..=numbers.whites(rules)),
        "M-123",
    )?;
    let unknown =
        frame.systems.iter().flatten().find(|system| {
            matches!(system, System::Own(_)) && content.own_system(**system).is_none()
        });
    if let Some(system) = unknown {
        return Err(format!(
            "frame `{name}` has {system}, which no pack defines (M-152)"
        ));
    }
    let Some(systems) = &frame.systems else {
        return Ok(());
    };
    let refused = |no: &Refusal| {
        format!(
            "frame `{name}` cannot be: {} ({})",
            no.reason,
            no.rules.join(", ")
        )
    };
    systems_answer(rules, systems.iter().copied().collect()).map_err(refused)
}
