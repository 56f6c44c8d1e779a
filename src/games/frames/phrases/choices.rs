//! Choices as labels of buttons.

use crate::table::{Choice, Ref};

use super::super::elevation::Climb;
use super::super::geometry::distance;
use super::super::war::{RANGES, Range};
use super::{Speaker, colour_name, range_name, units};

impl Speaker<'_> {
    /// A choice in the words of a button.
    pub(super) fn say_choice(&self, choice: &Choice) -> String {
        let subject = || self.thing(choice.subject);
        let value = choice.amount;
        match choice.verb {
            "agree" => "Agree to this field".to_owned(),
            "veto" => "Veto: another field".to_owned(),
            "add" => match choice.subject {
                Ref::Kind(kind) => {
                    let name = self.kind(u16::from(kind));
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
            "activate" => format!("Activate {}", self.short(choice.subject)),
            "aim" => {
                let range = range_of(value);
                format!("{} at {}", capital_range(range), subject())
            }
            "none" => match self.view.step {
                super::super::Step::Defense => "No defense".to_owned(),
                _ => "No target".to_owned(),
            },
            "rockets" if value == 0 => "No rocket".to_owned(),
            "rockets" if value == 1 => "Fire 1 rocket".to_owned(),
            "rockets" => format!("Fire {value} rockets"),
            "jettison" => format!("Drop {}", Self::part(value)),
            "defend" => format!("Defend with {}", self.die(choice)),
            "move" => format!("Move with {}", self.die(choice)),
            "attack" => format!("Attack with {}", self.die(choice)),
            "spot" => format!(
                "Spot {} with {}",
                self.thing(choice.target),
                self.die(choice)
            ),
            "end" => "End the turn".to_owned(),
            "stay" => match self.view.step {
                super::super::Step::Hits => "Hold the station".to_owned(),
                _ => "Stay here".to_owned(),
            },
            "to" => self.go(choice),
            "use" => format!("Use the spot marker (+{value})"),
            "keep" => "Leave the marker".to_owned(),
            "terrain" => "Behind the terrain".to_owned(),
            "behind" => format!("Behind {}", subject()),
            "segment" => "This segment covers".to_owned(),
            "abandon" => format!("Abandon {}: ignore 1 hit", subject()),
            "lose" => format!("Lose {}", Self::part(value)),
            "count" => "Count the clock down".to_owned(),
            "pass" => match self.view.step {
                super::super::Step::Countdown => "Leave the clock".to_owned(),
                _ => "Pass".to_owned(),
            },
            "concede" => "Concede".to_owned(),
            other => other.to_owned(),
        }
    }

    /// A frame without its owner, anything else as usual.
    fn short(&self, thing: Ref) -> String {
        match thing {
            Ref::Object(id) if self.view.frame(id).is_some() => self.frame(id),
            other => self.thing(other),
        }
    }

    /// "white 4": the die a choice assigns.
    fn die(&self, choice: &Choice) -> String {
        let turn = self.view.current.as_ref();
        let die = match choice.subject {
            Ref::Entry(n) => turn.and_then(|turn| turn.dice.get(usize::from(n))),
            _ => None,
        };
        die.map_or_else(
            || choice.amount.to_string(),
            |die| format!("{} {}", colour_name(die.colour), die.value),
        )
    }

    fn go(&self, choice: &Choice) -> String {
        let from = match choice.subject {
            Ref::Object(id) => self.view.place(id),
            _ => None,
        };
        match (from, super::super::point_of(choice.target)) {
            (Some(from), Some(to)) => {
                let height = match self.view.climb_to(to) {
                    Some(Climb::Climbs(rise @ 1..)) => format!(", {rise} up"),
                    Some(Climb::Climbs(rise)) => format!(", {} down", -rise),
                    Some(Climb::Falls(height)) => format!(", and fall {height}"),
                    Some(Climb::Level) | None => String::new(),
                };
                format!("Go {} units{height}", units(distance(from, to)))
            }
            _ => "Go there".to_owned(),
        }
    }
}

/// A range by its index in a choice or event.
pub(super) fn range_of(n: i32) -> Range {
    RANGES[n.clamp(0, 2) as usize]
}

fn capital_range(range: Range) -> String {
    super::capital(range_name(range))
}
