//! What a system of a pack rolls, and what a field asks for: for lists of texts.

use super::filter::length;
use super::objective::objective_text;
use super::speaker::{UNIT, dice};
use crate::cards::text::{Join, listed, say};
use crate::games::frames::content::{Content, FieldDef, Goal, Rectangle, SystemType};
use crate::games::frames::match_state::Colour;
use crate::games::frames::phrases::range_name;
use crate::table::Language;

/// The dice of a system of a pack: "The first gives 1 yellow die with 8 sides."
#[must_use]
pub fn dice_text(system: &SystemType, language: Language) -> Vec<String> {
    let mut text = Vec::new();
    if !system.dice.is_empty() {
        let dice = dice_list(&system.dice, language);
        text.push(say!(
            language,
            "The first gives {dice}.",
            "El primero da {dice}."
        ));
    }
    if !system.second.is_empty() {
        let dice = dice_list(&system.second, language);
        text.push(say!(
            language,
            "A second adds {dice}.",
            "Un segundo añade {dice}."
        ));
    }
    if let Some(range) = system.range {
        let range = range_name(range, language);
        text.push(say!(
            language,
            "The range of its red dice is {range}.",
            "El alcance de sus dados rojos es {range}."
        ));
    }
    text
}

/// "2 yellow dice with 8 sides and 1 red die with 6 sides".
fn dice_list(all: &[(Colour, u8)], language: Language) -> String {
    let mut groups: Vec<(Colour, u8, usize)> = Vec::new();
    for &(colour, sides) in all {
        match groups
            .iter_mut()
            .find(|(c, s, _)| (*c, *s) == (colour, sides))
        {
            Some((.., n)) => *n += 1,
            None => groups.push((colour, sides, 1)),
        }
    }
    let groups = groups.iter().map(|&(colour, sides, n)| {
        let name = dice(colour).name(n != 1, language);
        say!(
            language,
            "{n} {name} with {sides} sides",
            "{n} {name} de {sides} caras"
        )
    });
    listed(&groups.collect::<Vec<_>>(), Join::And, language)
}

/// What is worth points on a field, and where stations may stand.
#[must_use]
pub fn field_text(field: &FieldDef, content: &Content, language: Language) -> Vec<String> {
    let objectives = field.objectives.iter().map(|objective| {
        let text = objective_text(objective, content, language);
        let Goal::Hold(area) = objective.goal else {
            return text;
        };
        let [x, y, radius] = [area.x, area.y, area.radius].map(|n| length(n, language));
        let units = UNIT.name(radius != "1", language);
        say!(
            language,
            "{text} The area: within {radius} {units} of the point ({x}, {y}).",
            "{text} La zona: a {radius} {units} o menos del punto ({x}; {y})."
        )
    });
    let mut text: Vec<String> = objectives.collect();
    let stations = &field.stations;
    if !stations.areas.is_empty() {
        let areas = stations.areas.iter().map(|area| rectangle(*area, language));
        let areas = listed(&areas.collect::<Vec<_>>(), Join::Or, language);
        text.push(say!(
            language,
            "Stations stand {areas}.",
            "Las estaciones están {areas}."
        ));
    }
    if stations.apart > 0 {
        let n = length(stations.apart, language);
        let units = UNIT.name(n != "1", language);
        text.push(say!(
            language,
            "Stations stand at least {n} {units} apart.",
            "Entre dos estaciones hay al menos {n} {units}."
        ));
    }
    if stations.edge > 0 {
        let n = length(stations.edge, language);
        let units = UNIT.name(n != "1", language);
        text.push(say!(
            language,
            "Stations stand at least {n} {units} from the edge.",
            "Las estaciones están al menos a {n} {units} del borde."
        ));
    }
    text
}

/// "between the points (-8, -2) and (-4, 2)".
fn rectangle(area: Rectangle, language: Language) -> String {
    let [a, b, c, d] =
        [area.low.0, area.low.1, area.high.0, area.high.1].map(|n| length(n, language));
    say!(
        language,
        "between the points ({a}, {b}) and ({c}, {d})",
        "entre los puntos ({a}; {b}) y ({c}; {d})"
    )
}
