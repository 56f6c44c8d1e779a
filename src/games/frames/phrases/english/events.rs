//! Events as lines of the log.

use super::changes::change_line;
use super::{does, part};
use crate::games::frames::Event;
use crate::games::frames::components::Role;
use crate::games::frames::phrases::{Speaker, capital, colour_name, range_name, units};
use crate::table::{ObjectId, Seat};

/// An event as a line of the log; `None` for what is not worth a line.
pub(in super::super) fn event(say: &Speaker<'_>, event: Event) -> Option<String> {
    let does = |seat: Seat, verb: &str| does(say, seat, verb);
    let thing = |id: ObjectId| capital(&say.object(id));
    Some(match event {
        Event::Terrain { segments: 1 } => {
            "The field is laid out with 1 segment of cover".to_owned()
        }
        Event::Terrain { segments } => {
            format!("The field is laid out with {segments} segments of cover")
        }
        Event::Veto { by } => format!("{} this field", does(by, "reject")),
        Event::Ppa { seat, points, .. } => {
            format!("{} {points} points an asset", does(seat, "get"))
        }
        Event::Score { seat, score, .. } => format!("{} {score} points", has(say, seat)),
        Event::Call { chooser } => {
            format!("Tied for highest: {} what changes", does(chooser, "choose"))
        }
        Event::AddFrame { by, kind } => {
            format!("{} a {}", does(by, "add"), say.kind(u16::from(kind.0)))
        }
        Event::RemoveFrame { frame, .. } => format!("{} leaves the company", thing(frame)),
        Event::Defer { by } => format!("{} it to the others", does(by, "leave")),
        Event::Role { seat, role } => self::role(say, seat, role)?,
        Event::Place { thing: placed, .. } => format!("{} is placed", thing(placed)),
        Event::Round { round } => format!("Round {round}"),
        Event::Initiative { frame, roll, .. } => {
            format!("{} rolls {roll} for initiative", thing(frame))
        }
        Event::Activate {
            frame,
            forced: true,
            ..
        } => {
            format!("{} is attacked and acts now", thing(frame))
        }
        Event::Activate { frame, .. } => format!("{} acts", thing(frame)),
        Event::Pass { by } => does(by, "pass"),
        Event::Designate {
            frame,
            target,
            range,
            ..
        } => format!(
            "{} targets {}: {}",
            thing(frame),
            say.object(target),
            range_name(range, say.language)
        ),
        Event::Rockets {
            frame, count: 1, ..
        } => format!("{} uses a rocket", thing(frame)),
        Event::Rockets { frame, count, .. } => format!("{} uses {count} rockets", thing(frame)),
        Event::Roll {
            frame,
            colour,
            value,
            ..
        } => {
            let colour = colour_name(colour, say.language);
            format!("{} rolls {colour} {value}", thing(frame))
        }
        Event::Climb {
            frame,
            rise: rise @ 1..,
            ..
        } => format!("{} climbs {rise} up", thing(frame)),
        Event::Climb { frame, rise, .. } => format!("{} climbs {} down", thing(frame), -rise),
        Event::Fall { frame, height, .. } => {
            let units = if height == 1 { "unit" } else { "units" };
            format!("{} falls {height} {units}", thing(frame))
        }
        Event::Hazard { frame, .. } => {
            format!(
                "{} rolls one white die fewer on hazardous ground",
                thing(frame)
            )
        }
        Event::DamageDie { value, .. } => format!("Damage: {value}"),
        Event::Defend {
            frame, value: 0, ..
        } => format!("{} sets no defense", thing(frame)),
        Event::Defend { frame, value, .. } => format!("{} defends with {value}", thing(frame)),
        Event::Move { frame, length, .. } => {
            let length = units(length, say.language);
            format!("{} moves {length} units", thing(frame))
        }
        Event::Abandon { frame, .. } => format!("{} abandons its station", thing(frame)),
        Event::Attack {
            attacker,
            target,
            value,
            ..
        } => {
            format!(
                "{} attacks {} with {value}",
                thing(attacker),
                say.object(target)
            )
        }
        Event::Spot {
            spotter,
            target,
            value,
            ..
        } => {
            format!(
                "{} spots {} with {value}",
                thing(spotter),
                say.object(target)
            )
        }
        Event::UseSpot { value, .. } => format!("The spot marker adds {value}"),
        Event::Cover { target, by, .. } => {
            format!("{} stands behind {}", thing(target), say.object(by))
        }
        Event::Miss {
            attacker, target, ..
        } => {
            format!("{} misses {}", thing(attacker), say.object(target))
        }
        Event::Hit { frame, hits: 1, .. } => format!("{} is hit", thing(frame)),
        Event::Hit { frame, hits, .. } => format!("{} takes {hits} hits", thing(frame)),
        Event::HitCover { left: 0, .. } => "Cover is destroyed".to_owned(),
        Event::HitCover { .. } => "Cover is hit".to_owned(),
        Event::LoseSystem { frame, system, .. } => {
            format!("{} loses {}", thing(frame), say.system(system))
        }
        Event::LoseArmour { frame, .. } => format!("{} loses a point of armour", thing(frame)),
        Event::LoseWhite { frame, .. } => format!("{} loses a white die", thing(frame)),
        Event::Destroy { frame, .. } => format!("{} is destroyed", thing(frame)),
        Event::Ability {
            source, ability, ..
        } => format!("{}: {}", thing(source), say.ability(source, ability)),
        Event::Flip { source, heads, .. } => {
            let side = if heads { "heads" } else { "tails" };
            format!("{}: the coin shows {side}", thing(source))
        }
        Event::AbilityDie { source, shows, .. } => {
            format!("{}: the die shows {shows}", thing(source))
        }
        Event::Delay { source, .. } => format!("{}: an effect waits", thing(source)),
        Event::Repair {
            frame, part: of, ..
        } => {
            format!("{} gets back {}", thing(frame), say.part(of, part))
        }
        Event::ChangeRockets { frame, by, .. } => {
            let gains = if by > 0 { "gains" } else { "loses" };
            let rockets = if by.abs() == 1 { "rocket" } else { "rockets" };
            format!("{} {gains} {} {rockets}", thing(frame), by.abs())
        }
        Event::Ward { frame, by, .. } => format!("{} gains +{by} defense", thing(frame)),
        Event::Mark { frame, value, .. } => {
            format!("The spot marker on {} is {value}", say.object(frame))
        }
        Event::ExtraDice {
            frame,
            colour,
            count,
            ..
        } => {
            let colour = colour_name(colour, say.language);
            let dice = if count == 1 { "die" } else { "dice" };
            format!(
                "{} rolls {count} {colour} {dice} more next time",
                thing(frame)
            )
        }
        Event::Change(change) => change_line(say, change),
        Event::Shift { frame, length, .. } => {
            let length = units(length, say.language);
            format!("{} is moved {length} units", thing(frame))
        }
        Event::Objective {
            seat, objective, ..
        } => format!(
            "{} an objective. {}",
            does(seat, "reach"),
            say.objective(objective)
        ),
        Event::Points { seat, by, .. } => {
            let verb = if by > 0 { "gain" } else { "lose" };
            let points = if by.abs() == 1 { "point" } else { "points" };
            format!("{} {} {points}", does(seat, verb), by.abs())
        }
        Event::Control {
            station,
            holder: Some(holder),
            ..
        } => {
            format!("{} {}", does(holder, "hold"), say.object(station))
        }
        Event::Control {
            station,
            holder: None,
            ..
        } => {
            format!("Nobody holds {}", say.object(station))
        }
        Event::EndRound { round } => {
            format!("Round {round} ends; defense and spot markers are removed")
        }
        Event::Count { by } => format!("{} the clock", does(by, "hurry")),
        Event::Clock { shows } => format!("The doomsday clock shows {shows}"),
        Event::ExtraRound => "A tie: one more round".to_owned(),
        Event::Concede { by } => does(by, "concede"),
        Event::Win { by, score, .. } => format!("{} with {score} points", does(by, "win")),
        Event::Rank { .. } | Event::Step { .. } | Event::EndTurn { .. } => return None,
    })
}

fn has(say: &Speaker<'_>, seat: Seat) -> String {
    match say.who(seat) {
        "You" => "You have".to_owned(),
        who => format!("{who} has"),
    }
}

fn role(say: &Speaker<'_>, seat: Seat, role: Role) -> Option<String> {
    let name = match role {
        Role::Defender => "the defender",
        Role::PointAttacker => "the point attacker",
        Role::Attacker => "an attacker",
        Role::None => return None,
    };
    let is = if say.who(seat) == "You" { "are" } else { "is" };
    Some(format!("{} {is} {name}", say.who(seat)))
}
