//! Events as lines of the log.

use crate::table::{Event, Language, Ref, Seat};

use super::does;
use crate::games::frames::components::Role;
use crate::games::frames::content::SYSTEMS;
use crate::games::frames::phrases::{Speaker, capital, range_name, range_of, system_name, units};

/// An event as a line of the log; `None` for what is not worth a line.
pub(in super::super) fn event(say: &Speaker<'_>, event: &Event) -> Option<String> {
    let seat = event.seat;
    let n = event.amount;
    let thing = || capital(&say.thing(event.subject));
    let to = || say.thing(event.to);
    Some(match event.verb {
        "terrain" if n == 1 => "The field is laid out with 1 segment of cover".to_owned(),
        "terrain" => format!("The field is laid out with {n} segments of cover"),
        "veto" => format!("{} this field", does(say, seat, "refuse")),
        "ppa" => format!("{} {n} points an asset", does(say, seat, "get")),
        "score" => format!("{} {n} points", has(say, seat)),
        "call" => format!(
            "Tied for highest: {} what changes",
            does(say, seat, "choose")
        ),
        "add_frame" => match event.subject {
            Ref::Kind(kind) => {
                format!("{} a {}", does(say, seat, "add"), say.kind(u16::from(kind)))
            }
            _ => format!("{} a frame", does(say, seat, "add")),
        },
        "remove_frame" => format!("{} leaves the company", thing()),
        "defer" => format!("{} it to the others", does(say, seat, "leave")),
        "role" => role(say, seat, n)?,
        "place" => format!("{} is placed", thing()),
        "round" => format!("Round {n}"),
        "initiative" => format!("{} rolls {n} for initiative", thing()),
        "activate" if n > 0 => format!("{} is attacked and acts too", thing()),
        "activate" => format!("{} acts", thing()),
        "pass" => does(say, seat, "pass"),
        "designate" => format!(
            "{} aims at {}: {}",
            thing(),
            to(),
            range_name(range_of(n), say.language)
        ),
        "rockets" if n == 1 => format!("{} uses a rocket", thing()),
        "rockets" => format!("{} uses {n} rockets", thing()),
        "roll" => format!("{} rolls {}", thing(), say.rolled(event)),
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
        "move" => format!("{} moves {} units", thing(), units(n, Language::English)),
        "abandon" => format!("{} abandons its station", thing()),
        "attack" => format!("{} attacks {} with {n}", thing(), to()),
        "spot" => format!("{} spots {} with {n}", thing(), to()),
        "use_spot" => format!("The spot marker adds {n}"),
        "cover" => format!("{} stands behind {}", thing(), say.thing(event.from)),
        "miss" => format!("{} misses {}", thing(), to()),
        "hit" if n == 1 => format!("{} is hit", thing()),
        "hit" => format!("{} takes {n} hits", thing()),
        "hit_cover" if n == 0 => "Cover is razed".to_owned(),
        "hit_cover" => "Cover is hit".to_owned(),
        "lose_system" => format!("{} loses {}", thing(), system(say, event.from)),
        "lose_white" => format!("{} loses a white die", thing()),
        "destroy" => format!("{} is destroyed", thing()),
        "control" => match event.to {
            Ref::Seat(owner) => {
                format!("{} {}", does(say, owner, "hold"), say.thing(event.subject))
            }
            _ => format!("Nobody holds {}", say.thing(event.subject)),
        },
        "end_round" => format!("Round {n} ends; defense and spot markers go"),
        "count" => format!("{} the clock", does(say, seat, "hurry")),
        "clock" => format!("The doomsday clock shows {n}"),
        "extra_round" => "A tie: one more round".to_owned(),
        "concede" => does(say, seat, "concede"),
        "win" => format!("{} with {n} points", does(say, seat, "win")),
        _ => return None,
    })
}

fn has(say: &Speaker<'_>, seat: Seat) -> String {
    match say.who(seat) {
        "You" => "You have".to_owned(),
        who => format!("{who} has"),
    }
}

fn role(say: &Speaker<'_>, seat: Seat, role: i32) -> Option<String> {
    let name = match role {
        n if n == Role::Defender as i32 => "the defender",
        n if n == Role::PointAttacker as i32 => "the point attacker",
        n if n == Role::Attacker as i32 => "an attacker",
        _ => return None,
    };
    let is = if say.who(seat) == "You" { "are" } else { "is" };
    Some(format!("{} {is} {name}", say.who(seat)))
}

fn system(say: &Speaker<'_>, r: Ref) -> &'static str {
    match r {
        Ref::Kind(n) => SYSTEMS
            .get(usize::from(n))
            .map_or("a system", |&s| system_name(s, say.language)),
        _ => "a system",
    }
}
