//! What counts of a match of Frames at its end: hits by frame, and the score of each seat.

use crate::desktop::session::{Blow, Feat};
use crate::games::frames::Event;
use crate::table::{self, ObjectId, Seat};

/// What counts of a match.
pub(super) fn feats(events: &[table::Event]) -> Vec<Feat> {
    let (mut feats, mut attack) = (Vec::new(), None);
    for event in events.iter().filter_map(Event::read) {
        match event {
            Event::Round { .. } => feats.push(Feat::Turn),
            Event::Score { seat, score, .. } => feats.push(Feat::Stands(seat, score)),
            // What is hit belongs to the last attack, unless an ability has done something since.
            Event::Attack {
                owner, attacker, ..
            } => attack = Some((owner, attacker)),
            Event::EndTurn { .. } | Event::Ability { .. } => attack = None,
            Event::Hit { frame, hits, .. } => {
                feats.extend(blow(attack, frame, hits.into()).map(Feat::Damage));
            }
            Event::Destroy { frame, .. } => {
                feats.extend(blow(attack, frame, 1).map(Feat::Decisive));
            }
            _ => {}
        }
    }
    feats
}

/// A blow of that attack; none for what falls by itself.
fn blow(attack: Option<(Seat, ObjectId)>, target: ObjectId, amount: i32) -> Option<Blow> {
    let (by, source) = attack?;
    Some(Blow {
        by,
        source: Some(source),
        target,
        amount,
    })
}
