//! Events as lines of the log.

use crate::table::{Event, ObjectId, Ref, Seat};

use super::super::content::SYSTEMS;
use super::super::state::Role;
use super::super::war::Colour;
use super::choices::range_of;
use super::{Speaker, capital, colour_name, range_name, system_name, units};

/// All colours by their number in events.
const COLOURS: [Colour; 5] = [
    Colour::White,
    Colour::Blue,
    Colour::Green,
    Colour::Yellow,
    Colour::Red,
];

impl Speaker<'_> {
    /// An event as a line of the log; `None` for what is not worth a line.
    pub(super) fn say_event(&self, event: &Event) -> Option<String> {
        let seat = event.seat;
        let n = event.amount;
        let thing = || capital(&self.thing(event.subject));
        let to = || self.thing(event.to);
        Some(match event.verb {
            "terrain" => format!("The field is laid out with {n} segments of cover"),
            "veto" => format!("{} this field", self.does(seat, "refuse")),
            "ppa" => format!("{} {n} points an asset", self.get(seat)),
            "score" => format!("{} {n} points", self.has(seat)),
            "call" => format!(
                "Tied for highest: {} what changes",
                self.does(seat, "choose")
            ),
            "add_frame" => match event.subject {
                Ref::Kind(kind) => {
                    format!(
                        "{} a {}",
                        self.does(seat, "add"),
                        self.kind(u16::from(kind))
                    )
                }
                _ => format!("{} a frame", self.does(seat, "add")),
            },
            "remove_frame" => format!("{} leaves the company", thing()),
            "defer" => format!("{} it to the others", self.does(seat, "leave")),
            "role" => self.role(seat, n)?,
            "place" => format!("{} is placed", thing()),
            "round" => format!("Round {n}"),
            "initiative" => format!("{} rolls {n} for initiative", thing()),
            "activate" if n > 0 => format!("{} is attacked and acts too", thing()),
            "activate" => format!("{} acts", thing()),
            "pass" => self.does(seat, "pass"),
            "designate" => format!("{} aims at {}: {}", thing(), to(), range_name(range_of(n))),
            "rockets" if n == 1 => format!("{} uses a rocket", thing()),
            "rockets" => format!("{} uses {n} rockets", thing()),
            "roll" => format!("{} rolls {}", thing(), Self::rolled(event)),
            "climb" if n > 0 => format!("{} climbs {n} up", thing()),
            "climb" => format!("{} climbs {} down", thing(), -n),
            "fall" => format!(
                "{} falls {n} {}",
                thing(),
                if n == 1 { "unit" } else { "units" }
            ),
            "hazard" => format!("{} rolls a white die less on hazardous ground", thing()),
            "damage_die" => format!("Damage: {n}"),
            "defend" if n == 0 => format!("{} sets no defense", thing()),
            "defend" => format!("{} defends with {n}", thing()),
            "move" => format!("{} moves {} units", thing(), units(n)),
            "abandon" => format!("{} abandons its station", thing()),
            "attack" => format!("{} attacks {} with {n}", thing(), to()),
            "spot" => format!("{} spots {} with {n}", thing(), to()),
            "use_spot" => format!("The spot marker adds {n}"),
            "cover" => format!("{} stands behind {}", thing(), self.thing(event.from)),
            "miss" => format!("{} misses {}", thing(), to()),
            "hit" if n == 1 => format!("{} is hit", thing()),
            "hit" => format!("{} takes {n} hits", thing()),
            "hit_cover" if n == 0 => "Cover is razed".to_owned(),
            "hit_cover" => "Cover is hit".to_owned(),
            "lose_system" => format!("{} loses {}", thing(), Self::system(event.from)),
            "lose_white" => format!("{} loses a white die", thing()),
            "destroy" => format!("{} is destroyed", thing()),
            "control" => match event.to {
                Ref::Seat(owner) => {
                    format!("{} {}", self.does(owner, "hold"), self.thing(event.subject))
                }
                _ => format!("Nobody holds {}", self.thing(event.subject)),
            },
            "end_round" => format!("Round {n} ends; defense and spot markers go"),
            "count" => format!("{} the clock", self.does(seat, "hurry")),
            "clock" => format!("The doomsday clock shows {n}"),
            "extra_round" => "A tie: one more round".to_owned(),
            "concede" => self.does(seat, "concede"),
            "win" => format!("{} with {n} points", self.does(seat, "win")),
            _ => return None,
        })
    }

    fn has(&self, seat: Seat) -> String {
        match self.who(seat) {
            "You" => "You have".to_owned(),
            who => format!("{who} has"),
        }
    }

    fn get(&self, seat: Seat) -> String {
        self.does(seat, "get")
    }

    fn role(&self, seat: Seat, role: i32) -> Option<String> {
        let name = match role {
            n if n == Role::Defender as i32 => "the defender",
            n if n == Role::PointAttacker as i32 => "the point attacker",
            n if n == Role::Attacker as i32 => "an attacker",
            _ => return None,
        };
        let is = if self.who(seat) == "You" { "are" } else { "is" };
        Some(format!("{} {is} {name}", self.who(seat)))
    }

    fn system(r: Ref) -> &'static str {
        match r {
            Ref::Kind(n) => SYSTEMS
                .get(usize::from(n))
                .map_or("a system", |&s| system_name(s)),
            _ => "a system",
        }
    }

    /// "red 5".
    fn rolled(event: &Event) -> String {
        let colour = match event.from {
            Ref::Kind(n) => COLOURS.get(usize::from(n)).copied(),
            _ => None,
        };
        let colour = colour.map_or("a die", colour_name);
        format!("{colour} {}", event.amount)
    }

    /// Several rolled dice of one frame in one line.
    #[must_use]
    pub fn roll_line(&self, frame: ObjectId, dice: &[Event]) -> String {
        let mut parts: Vec<String> = Vec::new();
        for kind in COLOURS {
            let values: Vec<String> = dice
                .iter()
                .filter(|e| e.from == Ref::Kind(kind as u8))
                .map(|e| e.amount.to_string())
                .collect();
            if !values.is_empty() {
                parts.push(format!("{} {}", colour_name(kind), values.join(" ")));
            }
        }
        format!(
            "{} rolls {}",
            capital(&self.object(frame)),
            parts.join(", ")
        )
    }

    /// The damage dice of an attack in one line.
    #[must_use]
    pub fn damage_line(dice: &[Event]) -> String {
        let values: Vec<String> = dice.iter().map(|e| e.amount.to_string()).collect();
        format!("Damage dice: {}", values.join(" "))
    }
}
