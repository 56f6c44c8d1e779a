//! The fields of a position of Frames in the editor.

use std::sync::Arc;

use super::pieces::{PIECE, PieceKind, fresh, kind_of, place_for};
use super::scenario::Scenario;
use crate::games::frames::components::{ROLES, Role};
use crate::games::frames::content::{Content, FrameType, Length, Shape, Table};
use crate::games::frames::limits;
use crate::games::frames::position::{At, CompanyAt, FieldAt, FrameAt, Position, StationAt};
use crate::games::frames::{Frames, SEATS, Setup, Step};
use crate::packs::{Diagnostic, Report, TextFile, did_you_mean, named, range, short};
use crate::table::{Busy, Extracted, Language, Match};
use crate::tools::editing::editable::{EditableGame, Entry, Place as Spot, Zone};
use crate::tools::editing::field::{
    Field, FieldRange, Label, maybe, nth, place_in, small, spelled,
};
use crate::tools::editing::file;

/// Every step in which a position can begin.
const STEPS: [Step; 10] = [
    Step::Bid,
    Step::DefenderStations,
    Step::FirstFrames,
    Step::PointFrame,
    Step::AttackerFrames,
    Step::AttackerStations,
    Step::LastFrames,
    Step::Round,
    Step::Tactical,
    Step::Countdown,
];

const SHAPES: [Shape; 2] = [Shape::Square, Shape::Circle];

/// Zones: the frames of a seat from 0, its stations from 10.
const STATIONS: u16 = 10;
const NEUTRAL: u16 = 20;
const COVER: u16 = 30;
const HAZARDS: u16 = 40;
const ROOFS: u16 = 50;

type F = Field<Position>;

const TABLE: [F; 8] = [
    F::new(
        Label::Step,
        FieldRange::Choice(|_| spelled(&STEPS)),
        |d, _, _| place_in(&STEPS, &d.step),
        |d, _, _, v| d.step = nth(&STEPS, v).unwrap_or(d.step),
    ),
    F::new(
        Label::Round,
        FieldRange::Number(0, *limits::ROUND.end() as i32),
        |d, _, _| d.round.unwrap_or(0).into(),
        |d, _, _, v| d.round = Some(v as u16),
    ),
    F::new(
        Label::Clock,
        FieldRange::Number(*limits::CLOCK.start() as i32, *limits::CLOCK.end() as i32),
        |d, _, _| d.clock.unwrap_or(0).into(),
        |d, _, _, v| d.clock = Some(small(v)),
    ),
    maybe!(Label::Last, FieldRange::Anybody, |d, _s, _n| d.last),
    F::new(
        Label::Players,
        FieldRange::Number(2, SEATS as i32),
        |d, _, _| d.table().players.into(),
        |d, _, _, v| seats(d, small(v)),
    ),
    F::new(
        Label::Battle,
        FieldRange::Toggle,
        |d, _, _| d.table().battle.into(),
        |d, _, _, v| {
            let battle = v != 0;
            d.table = Some(Table {
                battle,
                ..d.table()
            });
        },
    )
    .rarely(),
    F::new(
        Label::Shape,
        FieldRange::Choice(|_| spelled(&SHAPES)),
        |d, _, _| place_in(&SHAPES, &d.field.shape),
        |d, _, _, v| d.field.shape = nth(&SHAPES, v).unwrap_or(d.field.shape),
    )
    .rarely(),
    F::new(
        Label::FieldWidth,
        FieldRange::Units(
            *limits::POSITION_WIDTH.start(),
            *limits::POSITION_WIDTH.end(),
        ),
        |d, _, _| d.field.width.0,
        |d, _, _, v| d.field.width = Length(v),
    )
    .rarely(),
];

const SEAT: [F; 3] = [
    F::new(
        Label::Role,
        FieldRange::Choice(|_| spelled(&ROLES)),
        |d, s, _| d.companies.get(s).map_or(0, |c| place_in(&ROLES, &c.role)),
        |d, s, _, v| company(d, s).role = nth(&ROLES, v).unwrap_or_default(),
    ),
    F::new(
        Label::Points,
        FieldRange::Number(-1, 22),
        |d, s, _| d.companies.get(s).and_then(|c| c.ppa).unwrap_or(-1),
        |d, s, _, v| company(d, s).ppa = (v >= 0).then_some(v),
    ),
    F::new(
        Label::Rank,
        FieldRange::Number(*limits::RANK.start() as i32, *limits::RANK.end() as i32),
        |d, s, _| {
            let given = d.companies.get(s).and_then(|c| c.rank);
            given.map_or(s as i32, i32::from)
        },
        |d, s, _, v| company(d, s).rank = Some(small(v)),
    )
    .rarely(),
];

/// That seat's company; the list is as long as it must be for that.
fn company(d: &mut Position, seat: usize) -> &mut CompanyAt {
    while d.companies.len() <= seat {
        d.companies.push(CompanyAt {
            ppa: None,
            rank: None,
            role: Role::None,
            company: None,
            points: 0,
            kills: 0,
            used: Vec::new(),
        });
    }
    &mut d.companies[seat]
}

/// So many sit at the table; what those bring who leave goes.
fn seats(d: &mut Position, count: u8) {
    d.table = Some(Table {
        players: count,
        ..d.table()
    });
    d.companies.truncate(count.into());
    if count > 0 {
        company(d, usize::from(count) - 1);
    }
    d.frames.retain(|frame| frame.seat < count);
    d.stations
        .retain(|s| s.brought.is_none_or(|seat| seat < count));
    for station in &mut d.stations {
        station.held = station.held.filter(|seat| *seat < count);
    }
    d.last = d.last.filter(|seat| *seat < count);
}

/// Says in full what may be left out.
fn in_full(mut d: Position, content: &Content) -> Position {
    let count = d.table().players;
    d.table = Some(d.table());
    if count > 0 {
        company(&mut d, usize::from(count) - 1);
    }
    for frame in &mut d.frames {
        let kind = frame.kind.as_deref();
        let found = content.frames.iter().find(|f| Some(f.id.as_str()) == kind);
        let Some(kind) = found.or(content.frames.first()) else {
            continue;
        };
        frame.kind = Some(kind.id.clone());
        frame.systems.get_or_insert_with(|| printed(kind));
        frame
            .whites
            .get_or_insert(kind.numbers.whites(&content.rules));
        if kind.numbers.armour > 0 {
            frame.armour.get_or_insert(kind.numbers.armour);
        }
    }
    let begun = u16::from(matches!(d.step, Step::Tactical | Step::Countdown));
    d.round.get_or_insert(begun);
    d.clock.get_or_insert(content.rules.clock);
    d
}

/// The systems of a type, each as often as it has it.
pub(super) fn printed(kind: &FrameType) -> Vec<crate::games::frames::content::System> {
    let all = kind.systems.iter();
    all.flat_map(|(system, n)| std::iter::repeat_n(system, n.into()))
        .collect()
}

/// The things besides frames that can be put on the table.
fn others(content: &Content) -> Vec<(PieceKind, &'static str)> {
    let mut all = vec![(PieceKind::Station, "Station"), (PieceKind::Cover, "Cover")];
    if content.rules.hazards {
        all.push((PieceKind::Hazard, "Hazard"));
    }
    if content.rules.climbing {
        all.push((PieceKind::Roof, "Roof"));
    }
    all
}

impl EditableGame for Frames {
    type Draft = Position;
    const TABLE: &'static [F] = &TABLE;
    const SEAT: &'static [F] = &SEAT;
    const PIECE: &'static [F] = &PIECE;

    fn seat_count(draft: &Position) -> usize {
        draft.table().players.into()
    }

    fn zones(draft: &Position) -> Vec<Zone> {
        let zone = |id: u16, place: Spot, seat: Option<u8>| Zone {
            id,
            place,
            seat,
            about: None,
        };
        let mut all = Vec::new();
        for seat in 0..draft.table().players {
            all.push(zone(seat.into(), Spot::Frames, Some(seat)));
            all.push(zone(STATIONS + u16::from(seat), Spot::Stations, Some(seat)));
        }
        all.push(zone(COVER, Spot::Cover, None));
        all.push(zone(NEUTRAL, Spot::Neutral, None));
        if !draft.hazards.is_empty() {
            all.push(zone(HAZARDS, Spot::Hazards, None));
        }
        if !draft.roofs.is_empty() {
            all.push(zone(ROOFS, Spot::Roofs, None));
        }
        all
    }

    fn pieces_in(draft: &Position, zone: u16) -> Vec<u16> {
        let frames = (0..).zip(&draft.frames);
        let frames = frames.filter(|(_, frame)| u16::from(frame.seat) == zone);
        let stations = (0..).zip(&draft.stations).filter(|(_, station)| {
            station
                .brought
                .map_or(NEUTRAL, |seat| STATIONS + u16::from(seat))
                == zone
        });
        let all = |count: usize, here: bool, kind: PieceKind| {
            (0..if here { count as u16 } else { 0 }).map(move |n| kind.number(n))
        };
        frames
            .map(|(n, _)| PieceKind::Frame.number(n))
            .chain(stations.map(|(n, _)| PieceKind::Station.number(n)))
            .chain(all(draft.cover.len(), zone == COVER, PieceKind::Cover))
            .chain(all(draft.hazards.len(), zone == HAZARDS, PieceKind::Hazard))
            .chain(all(draft.roofs.len(), zone == ROOFS, PieceKind::Roof))
            .collect()
    }

    fn what(draft: &Position, content: &Content, piece: u16) -> Option<usize> {
        let (kind, n) = kind_of(piece);
        if kind == PieceKind::Frame {
            let id = draft.frames.get(n)?.kind.as_deref();
            let found = content
                .frames
                .iter()
                .position(|f| Some(f.id.as_str()) == id);
            return Some(found.unwrap_or(0));
        }
        let count = match kind {
            PieceKind::Station => draft.stations.len(),
            PieceKind::Cover => draft.cover.len(),
            PieceKind::Hazard => draft.hazards.len(),
            PieceKind::Roof => draft.roofs.len(),
            PieceKind::Frame => 0,
        };
        let at = others(content).iter().position(|(other, _)| *other == kind);
        (n < count).then(|| content.frames.len() + at.unwrap_or(0))
    }

    fn catalogue(content: &Content, language: Language) -> Vec<Entry> {
        let frame = |frame: &FrameType| Entry {
            name: frame.name.in_language(language).to_owned(),
            id: frame.id.clone(),
            kind: "Frame".to_owned(),
        };
        let other = |(kind, word): (PieceKind, &'static str)| Entry {
            name: match kind {
                PieceKind::Station => language.pick(word, "Estación"),
                PieceKind::Cover => language.pick(word, "Cobertura"),
                PieceKind::Hazard => language.pick(word, "Terreno peligroso"),
                _ => language.pick(word, "Techo"),
            }
            .to_owned(),
            id: String::new(),
            kind: word.to_owned(),
        };
        let frames = content.frames.iter().map(frame);
        frames
            .chain(others(content).into_iter().map(other))
            .collect()
    }

    fn put(draft: &mut Position, content: &Content, entry: usize, zone: u16) -> u16 {
        let players = u16::from(draft.table().players);
        let seat = if zone < NEUTRAL { zone % STATIONS } else { 0 };
        let seat = small(seat.min(players.saturating_sub(1)).into());
        let at = place_for(draft, seat);
        let kind = entry.checked_sub(content.frames.len());
        let kind = kind.and_then(|n| others(content).get(n).copied());
        match (kind, content.frames.get(entry)) {
            (None, Some(frame)) => {
                let name = fresh(draft, char::from(b'a' + seat));
                draft.frames.push(FrameAt {
                    name,
                    seat,
                    kind: Some(frame.id.clone()),
                    systems: Some(printed(frame)),
                    whites: Some(frame.numbers.whites(&content.rules)),
                    armour: (frame.numbers.armour > 0).then_some(frame.numbers.armour),
                    rockets: 0,
                    at: Some(at),
                    ward: 0,
                    extra: Vec::new(),
                    fewer: Vec::new(),
                    counters: Vec::new(),
                    again: false,
                    used: Vec::new(),
                    acted: false,
                    defense: None,
                    spot: 0,
                    destroyed: false,
                });
                PieceKind::Frame.number(draft.frames.len() as u16 - 1)
            }
            (Some((kind, _)), _) => {
                let brought = (zone < NEUTRAL).then_some(seat);
                kind.put(draft, at, brought)
            }
            (None, None) => 0,
        }
    }

    fn carry(draft: &mut Position, piece: u16, zone: u16) -> u16 {
        let seat = small((zone % STATIONS).into());
        match kind_of(piece) {
            (PieceKind::Frame, n) if zone < NEUTRAL => {
                if let Some(frame) = draft.frames.get_mut(n) {
                    frame.seat = seat;
                }
            }
            (PieceKind::Station, n) if zone <= NEUTRAL => {
                if let Some(station) = draft.stations.get_mut(n) {
                    station.brought = (zone < NEUTRAL).then_some(seat);
                }
            }
            _ => {}
        }
        piece
    }

    /// The order of things in the list has no meaning.
    fn shift(_: &mut Position, piece: u16, _: bool) -> u16 {
        piece
    }

    fn remove(draft: &mut Position, piece: u16) {
        let (kind, n) = kind_of(piece);
        kind.remove(draft, n);
    }

    fn problem(draft: &Position, content: &Content) -> Option<String> {
        draft.problem(content)
    }

    fn extract(game: &mut Match<Self>) -> Result<Extracted<Position>, Busy> {
        Self::extract_position(game)
    }

    fn deal_from(draft: &Position, content: &'static Content) -> Setup {
        let company = |n: u8| (format!("Company {}", n + 1), Vec::new());
        Setup {
            content,
            table: draft.table(),
            companies: (0..draft.table().players).map(company).collect(),
            field: 0,
            position: Some(Arc::new(draft.clone())),
        }
    }

    /// Two companies that face each other over a square field.
    fn blank(content: &'static Content) -> Position {
        let mut draft = Position {
            step: Step::Tactical,
            table: None,
            field: FieldAt {
                shape: Shape::Square,
                width: Length(30_000),
            },
            companies: Vec::new(),
            frames: Vec::new(),
            stations: Vec::new(),
            cover: Vec::new(),
            hazards: Vec::new(),
            roofs: Vec::new(),
            terrain: None,
            scored: Vec::new(),
            clock: None,
            round: None,
            begun: false,
            last: None,
            dice: Vec::new(),
        };
        draft = in_full(draft, content);
        for seat in [0_u8, 1] {
            let y = if seat == 0 { 6_000 } else { 24_000 };
            for n in 0..content.frames.len().min(3) {
                let at = Self::put(&mut draft, content, n, seat.into());
                draft.frames[usize::from(at)].at =
                    Some(At(Length(9_000 + 6_000 * n as i32), Length(y)));
            }
            draft.stations.push(StationAt {
                name: format!("{}1", char::from(b'A' + seat)),
                brought: Some(seat),
                held: Some(seat),
                at: Some(At(
                    Length(15_000),
                    Length(if seat == 0 { 3_000 } else { 27_000 }),
                )),
            });
        }
        draft
    }

    fn text(draft: &Position, _: bool) -> String {
        draft.text()
    }

    fn from_scenario(
        scenario: &Scenario,
        content: &'static Content,
        file: &TextFile,
        report: &mut Report,
    ) -> Option<Position> {
        let own = scenario.own.frames.first().map(|own| own.id.span);
        file::own_cards(file, own, report);
        let mut rules = content.rules.clone();
        scenario.own.rule_changes.apply(&mut rules);
        let def = scenario.position.as_ref()?;
        let at = range(&def.span);
        let head = at.start..at.start + 1;
        if rules != content.rules {
            let message = "a scenario with rules of its own cannot be edited; put them into a pack";
            report.push(Diagnostic::error("S031", file, &head, message));
        }
        let mut position = def.value.clone();
        let ids = || content.frames.iter().map(|frame| frame.id.as_str());
        for kind in position.frames.iter_mut().filter_map(|f| f.kind.as_mut()) {
            match named(ids(), kind) {
                Some(n) => kind.clone_from(&content.frames[usize::from(n)].id),
                None => {
                    let message = format!("unknown type of frame `{kind}`");
                    let help = did_you_mean(kind, ids().map(short));
                    report.push(Diagnostic::error("S010", file, &head, message).help(help));
                }
            }
        }
        let position = in_full(position, content);
        if let (0, Some(problem)) = (report.errors(), position.problem(content)) {
            report.push(Diagnostic::error("S014", file, &head, problem));
        }
        Some(position)
    }
}
