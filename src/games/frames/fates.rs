//! What became of each damage die of an attack, as its events tell it (M-113 to M-120).

use crate::table::{Event, ObjectId, Ref};

use super::ids::{Thing, thing};
use super::match_state::{Cover, RANGES, Range, Strike};
use super::steps::hits::{Reading, read};

/// What one damage die did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
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
pub struct Blow {
    /// Who attacked.
    pub by: ObjectId,
    /// What was attacked.
    pub target: ObjectId,
    /// What the attack die showed.
    pub value: u8,
    /// What a spot marker added.
    pub spot: u8,
    /// What each die shows and did.
    pub dice: Vec<(u8, Fate)>,
}

/// The last attack among `events` that came to damage dice; `strike` is the attack being resolved, if one is.
#[must_use]
pub fn last_blow(events: &[Event], strike: Option<&Strike>) -> Option<Blow> {
    let begin = events.iter().rposition(|e| e.verb == "attack")?;
    let (Ref::Object(by), Ref::Object(target)) = (events[begin].subject, events[begin].to) else {
        return None;
    };
    let range = match events[begin].from {
        Ref::Kind(n) => *RANGES.get(usize::from(n))?,
        _ => return None,
    };
    let value = u8::try_from(events[begin].amount).unwrap_or_default();
    let marker = events[begin..].iter().find(|e| e.verb == "use_spot");
    let spot = marker.map_or(0, |e| u8::try_from(e.amount).unwrap_or_default());
    let mut tale = Tale {
        events: &events[begin + 1..],
        cover: Cover::Open,
    };
    let dice = tale.events.iter().filter(|e| e.verb == "damage_die");
    let dice: Vec<u8> = dice
        .map(|e| u8::try_from(e.amount).unwrap_or_default())
        .collect();
    if dice.is_empty() {
        return None;
    }
    let read = strike.map_or(dice.len(), |s| s.next);
    let until = tale.events.iter().position(|e| e.verb == "damage_die");
    tale.stand(until.unwrap_or(0));
    let on_cover = matches!(thing(target), Thing::Segment(_));
    let told = |(n, die)| {
        if n < read {
            (die, tale.next(die, range, on_cover))
        } else {
            (die, Fate::Waits)
        }
    };
    let dice = dice.into_iter().enumerate().map(told).collect();
    Some(Blow {
        by,
        target,
        value,
        spot,
        dice,
    })
}

impl Blow {
    /// What the defense took off the attack.
    #[must_use]
    pub fn defense(&self) -> u8 {
        let left = u8::try_from(self.dice.len()).unwrap_or(u8::MAX);
        self.value.saturating_add(self.spot).saturating_sub(left)
    }
}

/// The events of an attack that are still to be told.
struct Tale<'e> {
    events: &'e [Event],
    cover: Cover,
}

impl Tale<'_> {
    /// What the next die did.
    fn next(&mut self, die: u8, range: Range, on_cover: bool) -> Fate {
        match (read(die, range, on_cover, self.cover), self.cover) {
            (Reading::Miss, _) | (Reading::Cover, Cover::Open) => Fate::Nothing,
            (Reading::Target, _) => Fate::Target,
            (Reading::Cover, Cover::Terrain(segment)) => {
                let hit = |e: &Event| e.verb == "hit_cover" && e.subject == Ref::Object(segment);
                if let Some(at) = self.events.iter().position(hit) {
                    let razed = self.events[at].amount == 0;
                    self.events = &self.events[at + 1..];
                    if razed {
                        self.stand(self.events.len());
                    }
                }
                Fate::Stopped(segment)
            }
            (Reading::Cover, Cover::Frame(frame)) => {
                let of = Ref::Object(frame);
                let hit = |e: &Event| e.verb == "hit" && e.subject == of && e.from == Ref::None;
                if let Some(at) = self.events.iter().position(hit) {
                    self.events = &self.events[at + 1..];
                    let goes = |e: &Event| e.subject == of && matches!(e.verb, "destroy" | "hit");
                    let gone = self.events.iter().find(|e| goes(e));
                    if gone.is_some_and(|e| e.verb == "destroy") {
                        self.stand(self.events.len());
                    }
                }
                Fate::Stopped(frame)
            }
        }
    }

    /// What covers the target from here on: the next that is named among the first `until` events, else nothing.
    fn stand(&mut self, until: usize) {
        let named = self.events[..until].iter().find(|e| e.verb == "cover");
        self.cover = match named.map(|e| e.from) {
            Some(Ref::Object(id)) if matches!(thing(id), Thing::Frame(_)) => Cover::Frame(id),
            Some(Ref::Object(id)) => Cover::Terrain(id),
            _ => Cover::Open,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::frames::{frame_id, segment_id};
    use crate::table::Seat;

    fn attack(cover: Option<ObjectId>, dice: &[i32], then: &[Event]) -> Vec<(u8, Fate)> {
        let (by, target) = (frame_id(0), frame_id(1));
        let of = |verb| Event::new(verb, Seat(0)).of(Ref::Object(target));
        let mut events = vec![
            Event::new("attack", Seat(0))
                .of(Ref::Object(by))
                .to(Ref::Object(target))
                .from(Ref::Kind(Range::DirectFire.index() as u8))
                .by(4),
        ];
        events.extend(cover.map(|id| of("cover").from(Ref::Object(id))));
        events.extend(dice.iter().map(|&die| of("damage_die").by(die)));
        events.extend(then);
        last_blow(&events, None).map_or_else(Vec::new, |blow| blow.dice)
    }

    #[test]
    fn cover_stops_until_it_is_razed() {
        let wall = segment_id(3);
        let razed = Event::new("hit_cover", Seat(0)).of(Ref::Object(wall)).by(0);
        let told = attack(Some(wall), &[2, 4, 4, 5, 6], &[razed]);
        let (none, stopped) = (Fate::Nothing, Fate::Stopped(wall));
        let target = Fate::Target;
        assert_eq!(
            told,
            [(2, none), (4, stopped), (4, none), (5, target), (6, target)]
        );
    }

    #[test]
    fn damage_dice_come_from_attack_and_spot_less_the_defense() {
        let target = Ref::Object(frame_id(1));
        let of = |verb, n| Event::new(verb, Seat(0)).of(target).by(n);
        let attack = |value| {
            let attack = Event::new("attack", Seat(0)).of(Ref::Object(frame_id(0)));
            let range = Ref::Kind(Range::DirectFire.index() as u8);
            attack.to(target).from(range).by(value)
        };
        // An earlier attack has its own marker.
        let before = [attack(6), of("use_spot", 5), of("damage_die", 1)];
        let spotted = [
            attack(4),
            of("use_spot", 3),
            of("damage_die", 2),
            of("damage_die", 6),
        ];
        let blow = last_blow(&[before, before].concat(), None);
        assert_eq!(
            blow.map(|b| (b.value, b.spot, b.defense())),
            Some((6, 5, 10))
        );
        let events = [&before[..], &spotted[..]].concat();
        let blow = last_blow(&events, None);
        assert_eq!(
            blow.map(|b| (b.value, b.spot, b.defense())),
            Some((4, 3, 5))
        );
        let plain = [attack(4), of("damage_die", 2)];
        let plain = [&before[..], &plain[..]].concat();
        let blow = last_blow(&plain, None);
        assert_eq!(
            blow.map(|b| (b.value, b.spot, b.defense())),
            Some((4, 0, 3))
        );
    }

    #[test]
    fn a_frame_with_two_defense_systems_stops_without_being_hit() {
        let third = frame_id(2);
        let told = attack(Some(third), &[4, 5, 6], &[]);
        let stopped = Fate::Stopped(third);
        assert_eq!(told, [(4, Fate::Nothing), (5, stopped), (6, Fate::Target)]);
    }
}
