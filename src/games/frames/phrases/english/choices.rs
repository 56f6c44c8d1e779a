//! Choices as labels of buttons.

use crate::table::{Choice, Language, Ref};

use super::part;
use crate::games::frames::elevation::Climb;
use crate::games::frames::geometry::distance;
use crate::games::frames::phrases::{Speaker, capital, range_name, range_of, units};
use crate::games::frames::{Step, point_of};

/// A choice in the words of a button.
pub(in super::super) fn choice(say: &Speaker<'_>, choice: &Choice) -> String {
    let subject = || say.thing(choice.subject);
    let value = choice.amount;
    match choice.verb {
        "agree" => "Agree to this field".to_owned(),
        "veto" => "Veto: another field".to_owned(),
        "add" => match choice.subject {
            Ref::Kind(kind) => {
                let name = say.kind(u16::from(kind));
                let an = name.starts_with(['A', 'E', 'I', 'O', 'U']);
                format!("Add {} {name}", if an { "an" } else { "a" })
            }
            _ => "Add a frame".to_owned(),
        },
        "remove" => format!("Remove {}", subject()),
        "defer" => "Leave it to the others".to_owned(),
        "rocket" => format!("Rocket on {}", subject()),
        "deploy" => format!("Place {}", subject()),
        "place" => format!("Put {} here", subject()),
        "initiative" => format!("Initiative {}", choice.amount),
        "activate" => format!("Activate {}", say.short(choice.subject)),
        "aim" => {
            let range = range_name(range_of(value), say.language);
            format!("{} at {}", capital(range), subject())
        }
        "none" => match say.view.step {
            Step::Defense => "No defense".to_owned(),
            _ => "No target".to_owned(),
        },
        "rockets" if value == 0 => "No rocket".to_owned(),
        "rockets" if value == 1 => "Fire 1 rocket".to_owned(),
        "rockets" => format!("Fire {value} rockets"),
        "jettison" => format!("Drop {}", part(value)),
        "defend" => format!("Defend with {}", say.die(choice)),
        "move" => format!("Move with {}", say.die(choice)),
        "attack" => format!("Attack with {}", say.die(choice)),
        "spot" => format!("Spot {} with {}", say.thing(choice.target), say.die(choice)),
        "end" => "End the turn".to_owned(),
        "stay" => match say.view.step {
            Step::Hits => "Hold the station".to_owned(),
            _ => "Stay here".to_owned(),
        },
        "to" => go(say, choice),
        "use" => format!("Use the spot marker (+{value})"),
        "keep" => "Leave the marker".to_owned(),
        "terrain" => "Behind the terrain".to_owned(),
        "behind" => format!("Behind {}", subject()),
        "segment" => "This segment covers".to_owned(),
        "abandon" => format!("Abandon {}: ignore 1 hit", subject()),
        "lose" => format!("Lose {}", part(value)),
        "count" => "Count the clock down".to_owned(),
        "pass" => match say.view.step {
            Step::Countdown => "Leave the clock".to_owned(),
            _ => "Pass".to_owned(),
        },
        "concede" => "Concede".to_owned(),
        other => other.to_owned(),
    }
}

fn go(say: &Speaker<'_>, choice: &Choice) -> String {
    let from = match choice.subject {
        Ref::Object(id) => say.view.place(id),
        _ => None,
    };
    match (from, point_of(choice.target)) {
        (Some(from), Some(to)) => {
            let height = match say.view.climb_to(to) {
                Some(Climb::Climbs(rise @ 1..)) => format!(", {rise} up"),
                Some(Climb::Climbs(rise)) => format!(", {} down", -rise),
                Some(Climb::Falls(height)) => format!(", and fall {height}"),
                Some(Climb::Level) | None => String::new(),
            };
            format!(
                "Go {} units{height}",
                units(distance(from, to), Language::English)
            )
        }
        _ => "Go there".to_owned(),
    }
}
