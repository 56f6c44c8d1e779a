//! The result of each damage die of an attack, derived from its events (M-113 to M-120).

use crate::table::{self, ObjectId};

use super::Event;
use super::change_events::ChangeEvent;
use super::ids::{Thing, thing};
use super::match_state::{Cover, Range, Strike};
use super::steps::resolve_attack::{Reading, read};

/// The result of one damage die.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DieResult {
    /// It is not read yet.
    Waits,
    /// Nothing.
    Nothing,
    /// The target is hit.
    Target,
    /// A segment of cover or a covering frame stopped it, hit or not (M-118).
    Stopped(ObjectId),
}

/// An attack with its damage dice, lowest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AttackResult {
    /// The attacker.
    pub by: ObjectId,
    /// The target.
    pub target: ObjectId,
    /// The number on the attack die.
    pub value: u8,
    /// The bonus from a spot marker.
    pub spot: u8,
    /// The number and the result of each die.
    pub dice: Vec<(u8, DieResult)>,
}

/// The last attack among `events` that came to damage dice; `strike` is the attack being resolved, if one is.
#[must_use]
pub fn last_blow(events: &[table::Event], strike: Option<&Strike>) -> Option<AttackResult> {
    let attack = |e: &table::Event| matches!(Event::read(e), Some(Event::Attack { .. }));
    let begin = events.iter().rposition(attack)?;
    let Event::Attack {
        attacker: by,
        target,
        range,
        value,
        ..
    } = Event::read(&events[begin])?
    else {
        return None;
    };
    let all: Vec<Event> = events[begin + 1..].iter().filter_map(Event::read).collect();
    let spot = all.iter().find_map(|event| match event {
        Event::UseSpot { value, .. } => Some(*value),
        _ => None,
    });
    let die = |event: &Event| match event {
        Event::DamageDie { value, .. } => Some(*value),
        _ => None,
    };
    let mut dice: Vec<u8> = all.iter().filter_map(die).collect();
    // M-192: what was rolled again is named by its place in the first roll.
    let mut again = false;
    for event in &all {
        if let Event::Change(ChangeEvent::RerollDamage { die, value, .. }) = event
            && let Some(shown) = dice.get_mut(die.index())
        {
            (*shown, again) = (*value, true);
        }
    }
    if again {
        dice.sort_unstable();
    }
    let until = all.iter().position(|event| die(event).is_some())?;
    let mut tale = AttackEvents {
        events: &all,
        cover: Cover::Open,
    };
    tale.stand(until);
    let read = strike.map_or(dice.len(), |s| s.next);
    let on_cover = matches!(thing(target), Thing::Segment(_));
    let told = |(n, die)| {
        if n < read {
            (die, tale.next(die, range, on_cover))
        } else {
            (die, DieResult::Waits)
        }
    };
    let dice = dice.into_iter().enumerate().map(told).collect();
    Some(AttackResult {
        by,
        target,
        value,
        spot: spot.unwrap_or_default(),
        dice,
    })
}

impl AttackResult {
    /// The part of the attack that the defense stopped.
    #[must_use]
    pub fn defense(&self) -> u8 {
        let left = u8::try_from(self.dice.len()).unwrap_or(u8::MAX);
        self.value.saturating_add(self.spot).saturating_sub(left)
    }
}

/// The events of an attack that are still to be shown.
struct AttackEvents<'e> {
    events: &'e [Event],
    cover: Cover,
}

impl AttackEvents<'_> {
    /// The result of the next die.
    fn next(&mut self, die: u8, range: Range, on_cover: bool) -> DieResult {
        match (read(die, range, on_cover, self.cover), self.cover) {
            (Reading::Miss, _) | (Reading::Cover, Cover::Open) => DieResult::Nothing,
            (Reading::Target, _) => DieResult::Target,
            (Reading::Cover, Cover::Terrain(segment)) => {
                let hit = |(at, event): (usize, &Event)| match *event {
                    Event::HitCover { segment: of, left } if of == segment => Some((at, left)),
                    _ => None,
                };
                if let Some((at, left)) = self.events.iter().enumerate().find_map(hit) {
                    self.events = &self.events[at + 1..];
                    if left == 0 {
                        self.stand(self.events.len());
                    }
                }
                DieResult::Stopped(segment)
            }
            (Reading::Cover, Cover::Frame(frame)) => {
                let goes = |event: &Event| match *event {
                    Event::Hit { frame: of, .. } if of == frame => Some(false),
                    Event::Destroy { frame: of, .. } if of == frame => Some(true),
                    _ => None,
                };
                let hit = |event: &Event| matches!(*event, Event::Hit { frame: of, attacker: None, .. } if of == frame);
                if let Some(at) = self.events.iter().position(hit) {
                    self.events = &self.events[at + 1..];
                    if self.events.iter().find_map(goes) == Some(true) {
                        self.stand(self.events.len());
                    }
                }
                DieResult::Stopped(frame)
            }
        }
    }

    /// Sets the cover of the target from here on: the next that is named among the first `until` events, else none.
    fn stand(&mut self, until: usize) {
        let named = self.events[..until].iter().find_map(|event| match event {
            Event::Cover { by, .. } => Some(*by),
            _ => None,
        });
        self.cover = match named {
            Some(id) if matches!(thing(id), Thing::Frame(_)) => Cover::Frame(id),
            Some(id) => Cover::Terrain(id),
            None => Cover::Open,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::frames::slots::DieIndex;
    use crate::games::frames::{frame_id, segment_id};
    use crate::table::Seat;

    /// Frame 0 attacks frame 1.
    fn begins(value: u8) -> Event {
        Event::Attack {
            owner: Seat(0),
            attacker: frame_id(0),
            target: frame_id(1),
            range: Range::DirectFire,
            value,
        }
    }

    fn marker(value: u8) -> Event {
        Event::UseSpot {
            owner: Seat(0),
            target: frame_id(1),
            value,
        }
    }

    fn damage(value: u8) -> Event {
        Event::DamageDie {
            owner: Seat(0),
            target: frame_id(1),
            value,
        }
    }

    fn blow_of(events: &[Event]) -> Option<AttackResult> {
        let events: Vec<_> = events.iter().map(|event| event.wire()).collect();
        last_blow(&events, None)
    }

    fn attack(cover: Option<ObjectId>, dice: &[u8], then: &[Event]) -> Vec<(u8, DieResult)> {
        let mut events = vec![begins(4)];
        events.extend(cover.map(|by| Event::Cover {
            owner: Seat(0),
            target: frame_id(1),
            by,
        }));
        events.extend(dice.iter().map(|&die| damage(die)));
        events.extend(then);
        blow_of(&events).map_or_else(Vec::new, |blow| blow.dice)
    }

    #[test]
    fn cover_stops_until_it_is_razed() {
        let wall = segment_id(3);
        let razed = Event::HitCover {
            segment: wall,
            left: 0,
        };
        let told = attack(Some(wall), &[2, 4, 4, 5, 6], &[razed]);
        let (none, stopped) = (DieResult::Nothing, DieResult::Stopped(wall));
        let target = DieResult::Target;
        assert_eq!(
            told,
            [(2, none), (4, stopped), (4, none), (5, target), (6, target)]
        );
    }

    #[test]
    fn damage_dice_come_from_attack_and_spot_less_the_defense() {
        // An earlier attack has its own marker.
        let before = [begins(6), marker(5), damage(1)];
        let spotted = [begins(4), marker(3), damage(2), damage(6)];
        let plain = [begins(4), damage(2)];
        for (then, told) in [
            (&before[..], (6, 5, 10)),
            (&spotted, (4, 3, 5)),
            (&plain, (4, 0, 3)),
        ] {
            let blow = blow_of(&[&before[..], then].concat());
            assert_eq!(blow.map(|b| (b.value, b.spot, b.defense())), Some(told));
        }
    }

    #[test]
    fn dice_that_are_rolled_again_show_what_they_show_last() {
        let again = |die, value| {
            Event::Change(ChangeEvent::RerollDamage {
                owner: Seat(0),
                target: frame_id(1),
                die: DieIndex(die),
                value,
            })
        };
        let told = attack(None, &[1, 2, 6], &[again(0, 5), again(1, 3)]);
        let (none, target) = (DieResult::Nothing, DieResult::Target);
        assert_eq!(told, [(3, none), (5, target), (6, target)]);
    }

    #[test]
    fn a_frame_with_two_defense_systems_stops_without_being_hit() {
        let third = frame_id(2);
        let told = attack(Some(third), &[4, 5, 6], &[]);
        let stopped = DieResult::Stopped(third);
        assert_eq!(
            told,
            [
                (4, DieResult::Nothing),
                (5, stopped),
                (6, DieResult::Target)
            ]
        );
    }
}
