//! Groups events into scenes; events that nobody needs to see make no scene.

use super::scene::{EventScene, Scene};
use super::viewport::units;
use crate::games::frames::components::Role;
use crate::games::frames::geometry::Point;
use crate::games::frames::{DieResult, Event, EventWord};
use crate::table;

/// The facts besides the events.
#[derive(Debug, Clone, Copy, Default)]
pub struct SceneContext<'a> {
    /// The way a person sent a frame.
    pub walk: &'a [Point],
    /// The results of the last damage dice.
    pub fates: &'a [(u8, DieResult)],
    /// How many events of the game there were before.
    pub before: usize,
}

/// Adds what is to be seen of events, in their order, behind what waits already.
pub fn make_beats(
    events: &[table::Event],
    beside: SceneContext,
    queue: &mut impl Extend<EventScene>,
) {
    let mut beats: Vec<EventScene> = Vec::new();
    for (number, wire) in (beside.before..).zip(events) {
        let Some(event) = Event::read(wire) else {
            continue;
        };
        let joined = beats
            .last_mut()
            .is_some_and(|last| join(last, event, beside));
        if joined {
            continue;
        }
        if let Some(scene) = scene(event, beside) {
            beats.push(EventScene {
                scene,
                event: *wire,
                number,
            });
        }
    }
    queue.extend(beats);
}

/// Whether an event is only more of the scene before it.
fn join(last: &mut EventScene, event: Event, beside: SceneContext) -> bool {
    match (&mut last.scene, event) {
        (Scene::Roll(rolls), Event::Roll { frame, .. }) => *rolls == frame,
        (
            Scene::Damage { target, dice },
            Event::DamageDie {
                target: of, value, ..
            },
        ) if *target == of => {
            dice.push(fallen(value, dice.len(), beside));
            true
        }
        (Scene::Score(scores), Event::Score { seat, score, .. }) => {
            scores.push((seat, score));
            true
        }
        (Scene::Initiative(rolls), Event::Initiative { frame, roll, .. }) => {
            rolls.push((frame, roll));
            true
        }
        (Scene::Roles(roles), Event::Role { seat, role }) if role != Role::None => {
            roles.push((seat, role));
            true
        }
        (Scene::Win(seats), Event::Win { by, .. }) => {
            seats.push(by);
            true
        }
        // The clock that somebody hurries is one thing with what it shows then.
        (Scene::Clock(now, Some(_)), Event::Clock { shows })
            if EventWord::Count.is_of(&last.event) =>
        {
            *now = shows;
            true
        }
        _ => false,
    }
}

/// The scene of an event that begins something new.
fn scene(event: Event, beside: SceneContext) -> Option<Scene> {
    Some(match event {
        Event::Terrain { .. } => Scene::Terrain,
        Event::Place { thing, .. } => Scene::Place(thing),
        Event::Move {
            frame, from, to, ..
        }
        | Event::Abandon {
            frame, from, to, ..
        }
        | Event::Shift {
            frame, from, to, ..
        } => Scene::Move {
            frame,
            path: path([from, to], beside.walk),
        },
        Event::Fall { frame, .. } => Scene::Fall(frame),
        Event::Activate { frame, .. } => Scene::Activate(frame),
        Event::Designate {
            frame,
            target,
            range,
            ..
        } => Scene::Designate {
            by: frame,
            target,
            range,
        },
        Event::Rockets { frame, count, .. } => Scene::Rockets(frame, count),
        Event::Roll { frame, .. } => Scene::Roll(frame),
        Event::Defend { frame, value, .. } => Scene::Defend(frame, value),
        Event::Attack {
            attacker, target, ..
        } => Scene::Fire {
            by: attacker,
            target,
        },
        Event::UseSpot { target, value, .. } => Scene::UseSpot(target, value),
        Event::Cover { target, by, .. } => Scene::Cover { target, by },
        Event::DamageDie { target, value, .. } => Scene::Damage {
            target,
            dice: vec![fallen(value, 0, beside)],
        },
        Event::Miss { target, .. } => Scene::Miss(target),
        Event::Hit { frame, .. } => Scene::Hit(frame),
        Event::HitCover { segment, left: 0 } => Scene::Raze(segment),
        Event::HitCover { segment, left } => Scene::Chip(segment, left),
        Event::LoseSystem { frame, system, .. } => Scene::Lose(frame, Some(system)),
        Event::LoseWhite { frame, .. } => Scene::Lose(frame, None),
        Event::Destroy { frame, .. } => Scene::Destroy(frame),
        Event::Spot {
            spotter,
            target,
            value,
            ..
        } => Scene::Spot {
            by: spotter,
            target,
            value,
        },
        Event::Control {
            station, holder, ..
        } => Scene::Control(station, holder),
        Event::Score { seat, score, .. } => Scene::Score(vec![(seat, score)]),
        Event::Role {
            role: Role::None, ..
        } => return None,
        Event::Role { seat, role } => Scene::Roles(vec![(seat, role)]),
        Event::Initiative { frame, roll, .. } => Scene::Initiative(vec![(frame, roll)]),
        Event::Pass { by } => Scene::Pass(by),
        Event::Round { round } => Scene::Round(round),
        Event::EndRound { .. } => Scene::EndRound,
        Event::ExtraRound => Scene::ExtraRound,
        Event::Count { by } => Scene::Clock(0, Some(by)),
        Event::Clock { shows } => Scene::Clock(shows, None),
        Event::Concede { by } => Scene::Concede(by),
        Event::Win { by, .. } => Scene::Win(vec![by]),
        Event::Rank { .. }
        | Event::Step { .. }
        | Event::Veto { .. }
        | Event::Ppa { .. }
        | Event::Call { .. }
        | Event::AddFrame { .. }
        | Event::RemoveFrame { .. }
        | Event::Defer { .. }
        | Event::EndTurn { .. }
        | Event::Hazard { .. }
        | Event::LoseArmour { .. }
        | Event::Ability { .. }
        | Event::Delay { .. }
        | Event::Repair { .. }
        | Event::ChangeRockets { .. }
        | Event::Ward { .. }
        | Event::Mark { .. }
        | Event::ExtraDice { .. }
        | Event::Change(_)
        | Event::Points { .. }
        | Event::Flip { .. }
        | Event::AbilityDie { .. }
        | Event::Objective { .. }
        | Event::Climb { .. } => return None,
    })
}

/// The way of a frame: the way it was sent if it went that way, else a straight line.
fn path(straight: [Point; 2], walk: &[Point]) -> Vec<bevy::math::Vec2> {
    let fits = [walk.first(), walk.last()] == straight.each_ref().map(Some);
    let path = if fits { walk } else { &straight };
    path.iter().map(|&at| units(at)).collect()
}

/// A damage die with what it did, as far as that is known.
fn fallen(value: u8, n: usize, beside: SceneContext) -> (u8, DieResult) {
    match beside.fates.get(n) {
        Some(&(die, fate)) if die == value => (value, fate),
        _ => (value, DieResult::Waits),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::frames::content::System;
    use crate::games::frames::match_state::{Colour, Range};
    use crate::games::frames::slots::DieIndex;
    use crate::games::frames::{company_id, frame_id, segment_id, station_id};
    use crate::table::{ObjectId, Seat};

    const OWNER: Seat = Seat(1);

    fn told(events: &[Event]) -> Vec<Scene> {
        let events: Vec<_> = events.iter().map(|event| event.wire()).collect();
        let mut beats: Vec<EventScene> = Vec::new();
        make_beats(&events, SceneContext::default(), &mut beats);
        beats.into_iter().map(|beat| beat.scene).collect()
    }

    #[test]
    fn an_attack_is_told_in_the_order_it_happened() {
        let (by, target) = (frame_id(0), frame_id(1));
        let damage = |value| Event::DamageDie {
            owner: OWNER,
            target,
            value,
        };
        let events = [
            Event::Attack {
                owner: OWNER,
                attacker: by,
                target,
                range: Range::DirectFire,
                value: 5,
            },
            Event::UseSpot {
                owner: OWNER,
                target,
                value: 3,
            },
            Event::Cover {
                owner: OWNER,
                target,
                by,
            },
            damage(2),
            damage(6),
            Event::Hit {
                owner: OWNER,
                frame: target,
                attacker: Some(by),
                hits: 1,
            },
            Event::LoseSystem {
                owner: OWNER,
                frame: target,
                system: System::Defense,
            },
            Event::LoseWhite {
                owner: OWNER,
                frame: target,
                left: 0,
            },
            Event::Destroy {
                owner: OWNER,
                frame: target,
            },
        ];
        let dice = vec![(2, DieResult::Waits), (6, DieResult::Waits)];
        let expected = [
            Scene::Fire { by, target },
            Scene::UseSpot(target, 3),
            Scene::Cover { target, by },
            Scene::Damage { target, dice },
            Scene::Hit(target),
            Scene::Lose(target, Some(System::Defense)),
            Scene::Lose(target, None),
            Scene::Destroy(target),
        ];
        assert_eq!(told(&events), expected);
    }

    #[test]
    fn what_belongs_together_is_one_scene() {
        let score = |seat, score| Event::Score {
            seat: Seat(seat),
            company: company_id(Seat(seat)),
            score,
        };
        let scores = told(&[score(0, 30), score(1, 24)]);
        assert_eq!(scores, [Scene::Score(vec![(Seat(0), 30), (Seat(1), 24)])]);
        let clock = told(&[Event::Count { by: OWNER }, Event::Clock { shows: 7 }]);
        assert_eq!(clock, [Scene::Clock(7, Some(OWNER))]);
        let alone = told(&[Event::EndRound { round: 2 }, Event::Clock { shows: 8 }]);
        assert_eq!(alone, [Scene::EndRound, Scene::Clock(8, None)]);
        let roll = |frame, value| Event::Roll {
            owner: OWNER,
            frame,
            colour: Colour::White,
            die: DieIndex(0),
            value,
        };
        let (a, b) = (frame_id(0), frame_id(1));
        let rolls = told(&[roll(a, 1), roll(a, 2), roll(b, 3)]);
        assert_eq!(rolls, [Scene::Roll(a), Scene::Roll(b)]);
    }

    #[test]
    fn a_station_changes_hands_or_is_nobodys() {
        let station: ObjectId = station_id(0);
        let control = |holder| Event::Control {
            by: OWNER,
            station,
            holder,
        };
        let scenes = told(&[control(Some(Seat(2))), control(None)]);
        let expected = [Some(Seat(2)), None].map(|holder| Scene::Control(station, holder));
        assert_eq!(scenes, expected);
    }

    #[test]
    fn cover_is_chipped_until_it_falls() {
        let segment = segment_id(3);
        let hit = |left| Event::HitCover { segment, left };
        let expected = [Scene::Chip(segment, 1), Scene::Raze(segment)];
        assert_eq!(told(&[hit(1), hit(0)]), expected);
    }

    #[test]
    fn what_is_malformed_or_invisible_is_no_scene() {
        let wires = ["step", "hit", "designate"].map(|verb| table::Event::new(verb, OWNER));
        let mut beats: Vec<EventScene> = Vec::new();
        make_beats(&wires, SceneContext::default(), &mut beats);
        assert_eq!(beats, []);
    }
}
