//! The fields of a thing on the board of Frames in the editor.

use crate::games::frames::content::{Length, SYSTEMS, System};
use crate::games::frames::limits;
use crate::games::frames::position::{AreaAt, At, Position, SegmentAt, StationAt};
use crate::tools::editing::field::{Field, FieldRange, Label, count, maybe, small, toggle};

/// The kind of a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PieceKind {
    /// A frame.
    Frame,
    /// A station.
    Station,
    /// A segment of cover.
    Cover,
    /// Hazardous ground.
    Hazard,
    /// The area under a roof.
    Roof,
}

/// How many numbers a sort of piece has.
const EACH: u16 = 1000;

/// The sort of a piece, and which of them it is.
pub(super) const fn kind_of(piece: u16) -> (PieceKind, usize) {
    let kind = match piece / EACH {
        0 => PieceKind::Frame,
        1 => PieceKind::Station,
        2 => PieceKind::Cover,
        3 => PieceKind::Hazard,
        _ => PieceKind::Roof,
    };
    (kind, (piece % EACH) as usize)
}

impl PieceKind {
    /// The number of the n-th of them.
    pub(super) const fn number(self, n: u16) -> u16 {
        self as u16 * EACH + n
    }

    /// Puts one there. Returns its number.
    pub(super) fn put(self, d: &mut Position, at: At, brought: Option<u8>) -> u16 {
        let area = AreaAt {
            at,
            radius: Length(2_000),
        };
        let count = match self {
            Self::Frame => 0,
            Self::Station => {
                let first = brought.map_or('N', |seat| char::from(b'A' + seat));
                d.stations.push(StationAt {
                    name: fresh(d, first),
                    brought,
                    held: brought,
                    at: Some(at),
                });
                d.stations.len()
            }
            Self::Cover => {
                d.cover.push(SegmentAt {
                    name: fresh(d, 's'),
                    at,
                    hits: 1,
                });
                d.cover.len()
            }
            Self::Hazard => {
                d.hazards.push(area);
                d.hazards.len()
            }
            Self::Roof => {
                d.roofs.push(area);
                d.roofs.len()
            }
        };
        self.number(count.saturating_sub(1) as u16)
    }

    /// Takes the n-th of them away.
    pub(super) fn remove(self, d: &mut Position, n: usize) {
        fn take<T>(all: &mut Vec<T>, n: usize) {
            if n < all.len() {
                all.remove(n);
            }
        }
        match self {
            Self::Frame => take(&mut d.frames, n),
            Self::Station => take(&mut d.stations, n),
            Self::Cover => take(&mut d.cover, n),
            Self::Hazard => take(&mut d.hazards, n),
            Self::Roof => take(&mut d.roofs, n),
        }
    }
}

/// A name that begins so and that nothing has yet.
pub(super) fn fresh(d: &Position, first: char) -> String {
    let taken = |name: &String| {
        d.frames.iter().any(|f| f.name == *name)
            || d.stations.iter().any(|s| s.name == *name)
            || d.cover.iter().any(|s| s.name == *name)
    };
    let mut names = (1..).map(|n| format!("{first}{n}"));
    names.find(|name| !taken(name)).unwrap_or_default()
}

/// A place where nothing is, on that seat's side of the field.
pub(super) fn place_for(d: &Position, seat: u8) -> At {
    let width = d.field.width.0;
    let row = if seat == 0 { 1 } else { 3 };
    let free = |at: &At| {
        let near =
            |other: At| (other.0.0 - at.0.0).abs() < 1_500 && (other.1.0 - at.1.0).abs() < 1_500;
        !places(d).any(near)
    };
    let spots = (0..5).flat_map(|y| (2..14).map(move |x| (x, y)));
    let mut spots = spots.map(|(x, y)| {
        At(
            Length(width / 16 * x),
            Length(width / 4 * row + width / 16 * (y - 2)),
        )
    });
    spots
        .find(free)
        .unwrap_or(At(Length(width / 2), Length(width / 2)))
}

/// Where all things are.
fn places(d: &Position) -> impl Iterator<Item = At> {
    let frames = d.frames.iter().filter_map(|f| f.at);
    let stations = d.stations.iter().filter_map(|s| s.at);
    frames.chain(stations).chain(d.cover.iter().map(|s| s.at))
}

/// Where a thing is; at the corner if it is not on the board.
fn at(d: &Position, piece: usize) -> At {
    let (kind, n) = kind_of(piece as u16);
    let found = match kind {
        PieceKind::Frame => d.frames.get(n).and_then(|f| f.at),
        PieceKind::Station => d.stations.get(n).and_then(|s| s.at),
        PieceKind::Cover => d.cover.get(n).map(|s| s.at),
        PieceKind::Hazard => d.hazards.get(n).map(|area| area.at),
        PieceKind::Roof => d.roofs.get(n).map(|area| area.at),
    };
    found.unwrap_or(At(Length(0), Length(0)))
}

/// Puts a thing there.
fn move_to(d: &mut Position, piece: usize, to: At) {
    let (kind, n) = kind_of(piece as u16);
    match kind {
        PieceKind::Frame => d.frames[n].at = Some(to),
        PieceKind::Station => d.stations[n].at = Some(to),
        PieceKind::Cover => d.cover[n].at = to,
        PieceKind::Hazard => d.hazards[n].at = to,
        PieceKind::Roof => d.roofs[n].at = to,
    }
}

/// Whether a thing is on the board.
fn placed(d: &Position, piece: usize) -> bool {
    let (kind, n) = kind_of(piece as u16);
    match kind {
        PieceKind::Frame => d.frames.get(n).is_some_and(|f| f.at.is_some()),
        PieceKind::Station => d.stations.get(n).is_some_and(|s| s.at.is_some()),
        _ => true,
    }
}

const fn is_frame(_: &Position, piece: usize) -> bool {
    matches!(kind_of(piece as u16).0, PieceKind::Frame)
}

const fn is_station(_: &Position, piece: usize) -> bool {
    matches!(kind_of(piece as u16).0, PieceKind::Station)
}

const fn is_cover(_: &Position, piece: usize) -> bool {
    matches!(kind_of(piece as u16).0, PieceKind::Cover)
}

const fn is_area(_: &Position, piece: usize) -> bool {
    matches!(kind_of(piece as u16).0, PieceKind::Hazard | PieceKind::Roof)
}

type F = Field<Position>;

/// Everything that can be set about a thing.
pub(super) const PIECE: [F; 23] = [
    F::new(
        Label::X,
        FieldRange::Units(0, 65_000),
        |d, n, _| at(d, n).0.0,
        |d, n, _, v| {
            let to = At(Length(v), at(d, n).1);
            move_to(d, n, to);
        },
    )
    .only(placed),
    F::new(
        Label::Y,
        FieldRange::Units(0, 65_000),
        |d, n, _| at(d, n).1.0,
        |d, n, _, v| {
            let to = At(at(d, n).0, Length(v));
            move_to(d, n, to);
        },
    )
    .only(placed),
    F::new(
        Label::OnBoard,
        FieldRange::Toggle,
        |d, n, _| placed(d, n).into(),
        |d, n, _, v| {
            let spot = (v != 0).then(|| place_for(d, 0));
            let (kind, n) = kind_of(n as u16);
            match kind {
                PieceKind::Frame => d.frames[n].at = spot,
                PieceKind::Station => d.stations[n].at = spot,
                _ => {}
            }
        },
    )
    .only(|d, n| is_frame(d, n) || is_station(d, n)),
    count!(Label::Rockets, limits::RULES[0].3 as i32, |d, n, _k| d
        .frames[n]
        .rockets)
    .only(is_frame),
    F::new(
        Label::WhiteDice,
        FieldRange::Number(0, *limits::WHITES.end() as i32),
        |d, n, _| d.frames[n].whites.unwrap_or(0).into(),
        |d, n, _, v| d.frames[n].whites = Some(small(v)),
    )
    .only(is_frame),
    maybe!(
        Label::Word("Armour"),
        FieldRange::Number(-1, *limits::ARMOUR.end() as i32),
        |d, n, _k| d.frames[n].armour
    )
    .only(is_frame)
    .rarely(),
    toggle!(Label::Acted, |d, n, _k| d.frames[n].acted).only(is_frame),
    maybe!(
        Label::Defense,
        FieldRange::Number(-1, limits::MARKER as i32),
        |d, n, _k| d.frames[n].defense
    )
    .only(is_frame),
    count!(Label::Spot, limits::MARKER as i32, |d, n, _k| d.frames[n]
        .spot)
    .only(is_frame),
    toggle!(Label::Destroyed, |d, n, _k| d.frames[n].destroyed).only(is_frame),
    system(0, "Defense"),
    system(1, "Movement"),
    system(2, "Spotting"),
    system(3, "Melee"),
    system(4, "Direct"),
    system(5, "Artillery"),
    system(6, "Environment").rarely(),
    system(7, "Split(Melee, Direct)").rarely(),
    system(8, "Split(Melee, Artillery)").rarely(),
    system(9, "Split(Direct, Artillery)").rarely(),
    maybe!(Label::Held, FieldRange::Anybody, |d, n, _k| d.stations
        [kind_of(n as u16).1]
        .held)
    .only(is_station),
    F::new(
        Label::Hits,
        FieldRange::Number(*limits::HITS.start() as i32, *limits::HITS.end() as i32),
        |d, n, _| d.cover[kind_of(n as u16).1].hits.into(),
        |d, n, _, v| d.cover[kind_of(n as u16).1].hits = small(v),
    )
    .only(is_cover),
    F::new(
        Label::Radius,
        FieldRange::Units(0, 65_000),
        |d, n, _| area(d, n).radius.0,
        |d, n, _, v| {
            let (kind, n) = kind_of(n as u16);
            match kind {
                PieceKind::Hazard => d.hazards[n].radius = Length(v),
                _ => d.roofs[n].radius = Length(v),
            }
        },
    )
    .only(is_area),
];

fn area(d: &Position, piece: usize) -> AreaAt {
    match kind_of(piece as u16) {
        (PieceKind::Hazard, n) => d.hazards[n],
        (_, n) => d.roofs[n],
    }
}

/// How many systems of that type work.
const fn system(n: u8, word: &'static str) -> F {
    F::new(
        Label::Word(word),
        FieldRange::Number(0, 9),
        |d, n, k| {
            let systems = d.frames[n].systems.iter().flatten();
            systems.filter(|system| system.index() == k).count() as i32
        },
        |d, n, k, v| {
            let mut all: Vec<System> = d.frames[n].systems.take().unwrap_or_default();
            all.retain(|system| system.index() != k);
            all.extend(std::iter::repeat_n(SYSTEMS[k], usize::from(small(v))));
            all.sort_by_key(|system| system.index());
            d.frames[n].systems = Some(all);
        },
    )
    .nth(n)
    .only(is_frame)
}
