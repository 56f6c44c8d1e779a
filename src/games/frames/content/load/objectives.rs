//! Objectives and the places of stations: numbers in range, on the field, goals that can be reached.

use std::ops::Range;

use ron2::Spanned;

use super::super::{
    Area, Goal, GoalDef, Objective, ObjectiveDef, Rectangle, RoundArea, Shape, StationPlaces,
    StationsDef, Symmetry, UNIT,
};
use super::abilities;
use super::fields::shown;
use crate::games::frames::limits;
use crate::packs::{CheckContext, Scope, range};

/// What the names and areas of objectives can be.
pub(super) enum Where<'a> {
    /// On a field of that shape and width.
    Field(Shape, i32),
    /// In a company, where these frames are known.
    Company(&'a Scope<Option<u8>>),
}

/// Checks objectives and hands them out.
pub(super) fn check(
    objectives: &[Spanned<ObjectiveDef>],
    place: &Where<'_>,
    context: &mut CheckContext<'_>,
) -> Vec<Objective> {
    if objectives.len() > limits::OBJECTIVES {
        let at = range(&objectives[limits::OBJECTIVES].span);
        let message = format!("more than {} objectives", limits::OBJECTIVES);
        context.error("F001", &(at.start..at.start + 1), message);
    }
    let one = |objective: &Spanned<ObjectiveDef>| {
        let (at, objective) = (range(&objective.span), &objective.value);
        let worth = context.closer(&at, "worth");
        let most = i64::from(limits::EFFECT);
        context.within("worth", objective.worth.into(), 1, most, &worth);
        Some(Objective {
            worth: objective.worth,
            scored: objective.scored,
            goal: goal(&objective.goal, place, context)?,
        })
    };
    objectives.iter().filter_map(one).collect()
}

fn goal(
    spelled: &Spanned<GoalDef>,
    place: &Where<'_>,
    context: &mut CheckContext<'_>,
) -> Option<Goal> {
    let at = range(&spelled.span);
    Some(match (&spelled.value, place) {
        (GoalDef::DestroyMost, _) => Goal::DestroyMost,
        (GoalDef::MostFrames, _) => Goal::MostFrames,
        (GoalDef::Destroy(n), _) => {
            context.within("Destroy", i64::from(*n), 1, limits::EFFECT.into(), &at);
            Goal::Destroy(*n)
        }
        (GoalDef::If(condition), _) => {
            abilities::check_condition(condition, &at, context);
            Goal::If(condition.clone())
        }
        (GoalDef::Keep(frame), Where::Company(known)) => {
            let at = range(&frame.span);
            let found = known.find(&frame.value, context.file, &at, context.report);
            Goal::Keep(found?.0)
        }
        (GoalDef::Keep(_), Where::Field(..)) => {
            let message = "a field does not know which frames are brought";
            context.error_with("F048", &at, message, "put `Keep` into a company");
            return None;
        }
        (GoalDef::Hold { .. }, Where::Company(_)) => {
            let message = "a company does not know the field";
            context.error_with("F048", &at, message, "put `Hold` into a field");
            return None;
        }
        (GoalDef::Hold { at: middle, radius }, Where::Field(shape, width)) => {
            let area = RoundArea {
                x: middle.0.0,
                y: middle.1.0,
                radius: radius.0,
            };
            on_field(area, *shape, *width, &at, context);
            Goal::Hold(area)
        }
    })
}

fn on_field(
    area: RoundArea,
    shape: Shape,
    width: i32,
    at: &Range<usize>,
    context: &mut CheckContext<'_>,
) {
    let (x, y, radius) = (area.x, area.y, area.radius);
    if !limits::RADIUS.contains(&radius) {
        let (low, high) = (*limits::RADIUS.start(), *limits::RADIUS.end());
        let what = format!("a radius of {}", shown(radius));
        let help = format!("from {} to {} units", shown(low), shown(high));
        let place = context.closer(at, "radius");
        context.out_of_range("F001", &place, (&what, radius.into()), help);
    }
    if !(Area { x, y, radius }).inside(shape, width, 0) {
        let message = format!(
            "the middle ({}, {}) is outside the field",
            shown(x),
            shown(y)
        );
        context.error("F018", &context.closer(at, "at"), message);
    }
}

/// Where stations may stand, with the copies of its areas.
pub(super) fn stations(
    spelled: &Spanned<StationsDef>,
    symmetry: Option<Symmetry>,
    (shape, width): (Shape, i32),
    context: &mut CheckContext<'_>,
) -> StationPlaces {
    let (at, stations) = (range(&spelled.span), &spelled.value);
    for (name, length, high) in [
        ("apart", stations.apart.0, limits::APART),
        ("edge", stations.edge.0, limits::EDGE),
    ] {
        if !(0..=high).contains(&length) {
            let what = format!("`{name}` of {}", shown(length));
            let help = format!("from 0 to {} units", shown(high));
            let place = context.closer(&at, name);
            context.out_of_range("F001", &place, (&what, length.into()), help);
        }
    }
    let mut areas: Vec<Rectangle> = Vec::new();
    for area in &stations.areas {
        let ((a, b), at) = (area.value, range(&area.span));
        let (a, b) = ((a.0.0, a.1.0), (b.0.0, b.1.0));
        let rectangle = Rectangle {
            low: (a.0.min(b.0), a.1.min(b.1)),
            high: (a.0.max(b.0), a.1.max(b.1)),
        };
        let middle = Area {
            x: (a.0 + b.0) / 2,
            y: (a.1 + b.1) / 2,
            radius: 0,
        };
        if !middle.inside(shape, width, 0) {
            let message = "the middle of this area is outside the field";
            context.error("F018", &at, message);
        }
        areas.extend(symmetry.map_or_else(|| vec![rectangle], |s| rectangle.copies(s)));
    }
    let places = StationPlaces {
        areas,
        apart: stations.apart.0,
        edge: stations.edge.0,
    };
    let room = room(&places, shape, width);
    if room < limits::MOST_STATIONS {
        let message = format!("there is room for {room} stations; players bring up to 8");
        let help = "larger areas, or less space between stations";
        context.warn_with("F049", &context.closer(&at, "areas"), message, help);
    }
    places
}

/// How many stations find room where they may stand, cover aside; counting ends at what a table brings.
fn room(places: &StationPlaces, shape: Shape, width: i32) -> usize {
    const STEP: i32 = UNIT / 4;
    /// A station is 0.8 units wide.
    const STATION: i32 = 800;
    let half = width / 2;
    let apart = i64::from(places.apart + STATION);
    let mut taken: Vec<(i32, i32)> = Vec::new();
    let side = width / STEP;
    for n in 0..(side + 1) * (side + 1) {
        let (x, y) = (n % (side + 1) * STEP - half, n / (side + 1) * STEP - half);
        let inside = Area { x, y, radius: 0 }.inside(shape, width, STATION / 2 + places.edge);
        let allowed = places.areas.is_empty() || places.areas.iter().any(|a| a.holds((x, y)));
        let far = |&(a, b): &(i32, i32)| {
            let (dx, dy) = (i64::from(x - a), i64::from(y - b));
            dx * dx + dy * dy >= apart * apart
        };
        if inside && allowed && taken.iter().all(far) {
            taken.push((x, y));
            if taken.len() == limits::MOST_STATIONS {
                break;
            }
        }
    }
    taken.len()
}
