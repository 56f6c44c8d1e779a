//! Choices as labels of buttons.

use super::part;
use crate::games::frames::abilities::state::PlacedThing;
use crate::games::frames::elevation::HeightChange;
use crate::games::frames::geometry::{Point, distance};
use crate::games::frames::phrases::{Speaker, capital, range_name, units};
use crate::games::frames::pools::Use;
use crate::games::frames::slots::LostPart;
use crate::games::frames::{Choice, Step};
use crate::table::{Language, ObjectId};

/// A choice in the words of a button.
pub(in super::super) fn choice(say: &Speaker<'_>, choice: Choice) -> String {
    match choice {
        Choice::Agree => "Accept this field".to_owned(),
        Choice::Veto => "Veto: another field".to_owned(),
        Choice::Add { kind } => {
            let name = say.kind(u16::from(kind.0));
            let an = name.starts_with(['A', 'E', 'I', 'O', 'U']);
            format!("Add {} {name}", if an { "an" } else { "a" })
        }
        Choice::Remove { frame } => format!("Remove {}", say.object(frame)),
        Choice::Defer => "Leave it to the others".to_owned(),
        Choice::Rocket { frame } => format!("Rocket on {}", say.object(frame)),
        Choice::Deploy { thing } => format!("Place {}", say.object(thing)),
        Choice::Place { thing, .. } => format!("Put {} here", say.object(thing)),
        Choice::Initiative { roll, .. } => format!("Initiative {roll}"),
        Choice::Activate { frame } => format!("Activate {}", say.short(frame)),
        Choice::Aim { target, range } => {
            let range = range_name(range, say.language);
            format!("{} at {}", capital(range), say.object(target))
        }
        Choice::None if say.view.step == Step::Defense => "No defense".to_owned(),
        Choice::None => "No target".to_owned(),
        Choice::Rockets { count: 0 } => "No rocket".to_owned(),
        Choice::Rockets { count: 1 } => "Fire 1 rocket".to_owned(),
        Choice::Rockets { count } => format!("Fire {count} rockets"),
        Choice::Jettison { system } => format!("Drop {}", say.part(LostPart::System(system), part)),
        Choice::Defend { die, value } => {
            format!("Defend with {}", say.die(die, value, Use::Defend))
        }
        Choice::Move { die, value } => format!("Move with {}", say.die(die, value, Use::Move)),
        Choice::Attack { die, value, .. } => {
            format!("Attack with {}", say.die(die, value, Use::Attack))
        }
        Choice::Spot { die, target, value } => {
            format!(
                "Spot {} with {}",
                say.object(target),
                say.die(die, value, Use::Spot)
            )
        }
        Choice::End => "End turn".to_owned(),
        Choice::Stay { .. } if say.view.puts == Some(PlacedThing::Returning) => {
            "Leave it out".to_owned()
        }
        Choice::Stay { .. } if say.view.step == Step::Hits => "Keep the station".to_owned(),
        Choice::Stay { .. } => "Stay here".to_owned(),
        Choice::To { frame, at } => go(say, frame, at),
        Choice::Use { marker } => format!("Use the spot marker (+{marker})"),
        Choice::Keep => "Do not use the marker".to_owned(),
        Choice::Terrain => "Behind the terrain".to_owned(),
        Choice::Behind { frame } => format!("Behind {}", say.object(frame)),
        Choice::Segment { .. } => "Covered by this segment".to_owned(),
        Choice::Abandon { station } => {
            format!("Abandon {}: ignore 1 hit", say.object(station))
        }
        Choice::Lose { lost, .. } => format!("Lose {}", say.part(lost, part)),
        Choice::Ability { source, ability } => say.ability(source, ability),
        Choice::Yes { .. } => "Yes".to_owned(),
        Choice::No { .. } => "No".to_owned(),
        Choice::Take { frame } => capital(&say.object(frame)),
        Choice::Done { .. } => "That is all".to_owned(),
        Choice::Way { way, .. } => say.way(way),
        Choice::Reroll { colour, value, .. } => format!("Reroll {}", say.rolled(colour, value)),
        Choice::Gain { system, .. } => format!("Gain {}", say.part(LostPart::System(system), part)),
        Choice::Repair { part: of, .. } => format!("Get back {}", say.part(of, part)),
        Choice::Count => "Hurry the clock".to_owned(),
        Choice::Pass if say.view.step == Step::Countdown => "Do not hurry the clock".to_owned(),
        Choice::Pass => "Pass".to_owned(),
        Choice::Concede => "Concede".to_owned(),
    }
}

fn go(say: &Speaker<'_>, frame: ObjectId, at: Option<Point>) -> String {
    match (say.view.place(frame), at) {
        (Some(from), Some(to)) => {
            let height = match say.view.climb_to(to) {
                Some(HeightChange::Climbs(rise @ 1..)) => format!(", {rise} up"),
                Some(HeightChange::Climbs(rise)) => format!(", {} down", -rise),
                Some(HeightChange::Falls(height)) => format!(", and fall {height}"),
                Some(HeightChange::Level) | None => String::new(),
            };
            format!(
                "Go {} units{height}",
                units(distance(from, to), Language::English)
            )
        }
        _ => "Go there".to_owned(),
    }
}
