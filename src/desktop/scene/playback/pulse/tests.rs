//! How far a card turns.

use super::*;
use crate::games::biomes::Biomes;
use crate::table::{Ref, Seat};

#[test]
fn what_locks_turns_one_way_what_unlocks_the_other_and_both_come_home() {
    let of = |verb| Event::new(verb, Seat(0)).of(Ref::Object(ObjectId(7)));
    let lock = Biomes::pulse(&of("lock"));
    assert_eq!(Biomes::pulse(&of("unlock")), -lock);
    assert_eq!(Biomes::pulse(&of("attack")), 0.0);
    let mut pulse = Pulse::swells(lock, KEY_TURNS);
    let mut turned = Vec::new();
    while pulse.time < pulse.length {
        turned.push(pulse.turned());
        pulse.time += 0.02;
    }
    let most = turned.iter().copied().fold(0.0, f32::max);
    assert!(most > 0.5, "a turn that can be read: {most}");
    assert!(turned.iter().all(|turn| *turn >= 0.0), "{turned:?}");
    pulse.finish();
    assert!(pulse.turned().abs() < 0.001 && turned[0].abs() < 0.001);
}
