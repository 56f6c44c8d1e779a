//! From events to scenes: what belongs together is one scene, and what nobody needs to see is none.

use super::scene::{Beat, Scene};
use super::viewport::units;
use crate::games::frames::components::Role;
use crate::games::frames::content::SYSTEMS;
use crate::games::frames::geometry::Point;
use crate::games::frames::match_state::RANGES;
use crate::games::frames::{Fate, point_of};
use crate::table::{Event, ObjectId, Ref, Seat};

/// What is known beside the events.
#[derive(Debug, Clone, Copy, Default)]
pub struct Beside<'a> {
    /// The way a person sent a frame.
    pub walk: &'a [Point],
    /// What the last damage dice did.
    pub fates: &'a [(u8, Fate)],
    /// How many events of the game there were before.
    pub before: usize,
}

/// Adds what is to be seen of events, in their order, behind what waits already.
pub fn make_beats(events: &[Event], beside: Beside, queue: &mut impl Extend<Beat>) {
    let mut beats: Vec<Beat> = Vec::new();
    for (number, event) in (beside.before..).zip(events) {
        let joined = beats
            .last_mut()
            .is_some_and(|last| join(last, event, beside));
        if joined {
            continue;
        }
        if let Some(scene) = scene(event, beside) {
            let event = *event;
            beats.push(Beat {
                scene,
                event,
                number,
            });
        }
    }
    queue.extend(beats);
}

/// Whether an event is only more of the scene before it.
fn join(last: &mut Beat, event: &Event, beside: Beside) -> bool {
    let same = last.event.verb == event.verb && last.event.subject == event.subject;
    match (&mut last.scene, event.verb) {
        (Scene::Roll(_), "roll") => same,
        (Scene::Damage { dice, .. }, "damage_die") if same => {
            dice.push(fallen(event, dice.len(), beside));
            true
        }
        (Scene::Score(scores), "score") => {
            scores.push((event.seat, event.amount));
            true
        }
        (Scene::Initiative(rolls), "initiative") => match object(event.subject) {
            Some(frame) => {
                rolls.push((frame, small(event.amount)));
                true
            }
            None => false,
        },
        (Scene::Roles(roles), "role") => match role(event.amount) {
            Some(role) => {
                roles.push((event.seat, role));
                true
            }
            None => false,
        },
        (Scene::Win(seats), "win") => {
            seats.push(event.seat);
            true
        }
        // The clock that somebody hurries is one thing with what it shows then.
        (Scene::Clock(shows, Some(_)), "clock") if last.event.verb == "count" => {
            *shows = small(event.amount);
            true
        }
        _ => false,
    }
}

/// What is seen of an event that begins something new.
fn scene(event: &Event, beside: Beside) -> Option<Scene> {
    let (subject, to) = (object(event.subject), object(event.to));
    let amount = small(event.amount);
    Some(match event.verb {
        "terrain" => Scene::Terrain,
        "place" => Scene::Place(subject?),
        "move" | "abandon" => Scene::Move {
            frame: subject?,
            path: path(event, beside.walk)?,
        },
        "fall" => Scene::Fall(subject?),
        "activate" => Scene::Activate(subject?),
        "designate" => Scene::Designate {
            by: subject?,
            target: to?,
            range: *RANGES.get(usize::from(amount))?,
        },
        "rockets" => Scene::Rockets(subject?, amount),
        "roll" => Scene::Roll(subject?),
        "defend" => Scene::Defend(subject?, amount),
        "attack" => Scene::Fire {
            by: subject?,
            target: to?,
        },
        "use_spot" => Scene::UseSpot(subject?, amount),
        "cover" => Scene::Cover {
            target: subject?,
            by: object(event.from)?,
        },
        "damage_die" => Scene::Damage {
            target: subject?,
            dice: vec![fallen(event, 0, beside)],
        },
        "miss" => Scene::Miss(to?),
        "hit" => Scene::Hit(subject?),
        "hit_cover" if amount == 0 => Scene::Raze(subject?),
        "hit_cover" => Scene::Chip(subject?, amount),
        "lose_system" => match event.from {
            Ref::Kind(n) => Scene::Lose(subject?, Some(*SYSTEMS.get(usize::from(n))?)),
            _ => return None,
        },
        "lose_white" => Scene::Lose(subject?, None),
        "destroy" => Scene::Destroy(subject?),
        "spot" => Scene::Spot {
            by: subject?,
            target: to?,
            value: amount,
        },
        "control" => Scene::Control(subject?, seat(event.to)),
        "score" => Scene::Score(vec![(event.seat, event.amount)]),
        "role" => Scene::Roles(vec![(event.seat, role(event.amount)?)]),
        "initiative" => Scene::Initiative(vec![(subject?, amount)]),
        "pass" => Scene::Pass(event.seat),
        "round" => Scene::Round(u16::try_from(event.amount).ok()?),
        "end_round" => Scene::EndRound,
        "extra_round" => Scene::ExtraRound,
        "count" => Scene::Clock(0, Some(event.seat)),
        "clock" => Scene::Clock(amount, None),
        "concede" => Scene::Concede(event.seat),
        "win" => Scene::Win(vec![event.seat]),
        _ => return None,
    })
}

fn object(r: Ref) -> Option<ObjectId> {
    match r {
        Ref::Object(id) => Some(id),
        _ => None,
    }
}

fn seat(r: Ref) -> Option<Seat> {
    match r {
        Ref::Seat(seat) => Some(seat),
        _ => None,
    }
}

fn small(amount: i32) -> u8 {
    u8::try_from(amount).unwrap_or_default()
}

fn role(amount: i32) -> Option<Role> {
    let all = [Role::Defender, Role::PointAttacker, Role::Attacker];
    all.into_iter().find(|role| *role as i32 == amount)
}

/// Where a frame went: along the way it was sent if that is the way it went, else straight.
fn path(event: &Event, walk: &[Point]) -> Option<Vec<bevy::math::Vec2>> {
    let (from, to) = (point_of(event.from)?, point_of(event.to)?);
    let straight = [from, to];
    let fits = [walk.first(), walk.last()] == [Some(&from), Some(&to)];
    let path = if fits { walk } else { &straight };
    Some(path.iter().map(|&at| units(at)).collect())
}

/// A damage die with what it did, as far as that is known.
fn fallen(event: &Event, n: usize, beside: Beside) -> (u8, Fate) {
    let value = small(event.amount);
    match beside.fates.get(n) {
        Some(&(die, fate)) if die == value => (value, fate),
        _ => (value, Fate::Waits),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::frames::content::System;

    const A: ObjectId = ObjectId(100);
    const B: ObjectId = ObjectId(101);

    fn told(events: &[Event]) -> Vec<Scene> {
        let mut beats: Vec<Beat> = Vec::new();
        make_beats(events, Beside::default(), &mut beats);
        beats.into_iter().map(|beat| beat.scene).collect()
    }

    fn event(verb: &'static str) -> Event {
        Event::new(verb, Seat(1))
    }

    #[test]
    fn an_attack_is_told_in_the_order_it_happened() {
        let on = |verb: &'static str| event(verb).of(Ref::Object(B));
        let events = [
            event("attack").of(Ref::Object(A)).to(Ref::Object(B)).by(5),
            on("use_spot").by(3),
            on("cover").from(Ref::Object(A)),
            on("damage_die").by(2),
            on("damage_die").by(6),
            on("hit").by(1),
            on("lose_system").from(Ref::Kind(0)),
            on("lose_white").by(0),
            on("destroy"),
        ];
        let dice = vec![(2, Fate::Waits), (6, Fate::Waits)];
        let expected = [
            Scene::Fire { by: A, target: B },
            Scene::UseSpot(B, 3),
            Scene::Cover { target: B, by: A },
            Scene::Damage { target: B, dice },
            Scene::Hit(B),
            Scene::Lose(B, Some(System::Defense)),
            Scene::Lose(B, None),
            Scene::Destroy(B),
        ];
        assert_eq!(told(&events), expected);
    }

    #[test]
    fn what_belongs_together_is_one_scene() {
        let score = |seat, to| Event::new("score", Seat(seat)).by(to);
        let scores = told(&[score(0, 30), score(1, 24)]);
        assert_eq!(scores, [Scene::Score(vec![(Seat(0), 30), (Seat(1), 24)])]);
        let clock = told(&[event("count"), event("clock").by(7)]);
        assert_eq!(clock, [Scene::Clock(7, Some(Seat(1)))]);
        let alone = told(&[event("end_round").by(2), event("clock").by(8)]);
        assert_eq!(alone, [Scene::EndRound, Scene::Clock(8, None)]);
        let roll = |id, n| event("roll").of(Ref::Object(id)).by(n);
        let rolls = told(&[roll(A, 1), roll(A, 2), roll(B, 3)]);
        assert_eq!(rolls, [Scene::Roll(A), Scene::Roll(B)]);
    }

    #[test]
    fn a_station_changes_hands_or_is_nobodys() {
        let control = event("control").of(Ref::Object(A));
        let scenes = told(&[control.to(Ref::Seat(Seat(2))), control]);
        let expected = [Scene::Control(A, Some(Seat(2))), Scene::Control(A, None)];
        assert_eq!(scenes, expected);
    }

    #[test]
    fn cover_is_chipped_until_it_falls() {
        let hit = |left| event("hit_cover").of(Ref::Object(A)).by(left);
        assert_eq!(told(&[hit(1), hit(0)]), [Scene::Chip(A, 1), Scene::Raze(A)]);
    }

    #[test]
    fn what_is_malformed_or_invisible_is_no_scene() {
        assert_eq!(told(&[event("step"), event("hit"), event("designate")]), []);
    }
}
