//! What a view or an event gives away.

use fourfold::games::biomes::View;
use fourfold::table::{Event, ObjectId, Ref, Saved, Seat, TableRng};
use proptest::prelude::*;

use crate::walks::{config, step, view, walks, wander};

/// Ids of cards that `seat` does not see.
fn hidden(view: &View) -> Vec<ObjectId> {
    let known: Vec<ObjectId> = view.objects.iter().map(|o| o.id).collect();
    (11..311)
        .map(ObjectId)
        .filter(|id| !known.contains(id))
        .collect()
}

fn mentions(event: &Event) -> impl Iterator<Item = ObjectId> {
    [event.subject, event.from, event.to]
        .into_iter()
        .filter_map(|r| match r {
            Ref::Object(id) => Some(id),
            _ => None,
        })
}
proptest! {
    #![proptest_config(config(24))]

    #[test]
    fn a_view_knows_nothing_of_hidden_cards(walk in walks(), length in 0..700_usize, deal in any::<u64>()) {
        let (mut game, mut feet) = (walk.start(), walk.feet());
        wander(&mut game, &mut feet, length % 300);
        for n in 0..length / 4 {
            let telling = ["scan", "bottom", "convert", "target", "pay", "discard", "x", "mode"];
            let delicate = game.decision().is_some_and(|d| telling.contains(&d.topic));
            for seat in [Some(Seat(0)), Some(Seat(1)), None] {
                if n % 8 != 0 && !delicate {
                    break;
                }
                let (before, told) = (view(&mut game, seat), game.events_for(seat, 0));
                let mut here = Saved::default();
                game.snapshot(&mut here);
                game.scramble(seat, TableRng::new(deal));
                prop_assert_eq!(&before, &view(&mut game, seat), "{:?} in {:?}", seat, game.step());
                prop_assert_eq!(told, game.events_for(seat, 0));
                game.restore(&here);
            }
            if !step(&mut game, &mut feet) {
                break;
            }
        }
    }

    #[test]
    fn no_view_or_event_names_a_hidden_card(walk in walks(), length in 0..500_usize) {
        let (mut game, mut feet) = (walk.start(), walk.feet());
        wander(&mut game, &mut feet, length);
        for _ in 0..150 {
            let log = game.events(0).len();
            let before = [Some(Seat(0)), Some(Seat(1)), None].map(|seat| game.view(seat));
            if !step(&mut game, &mut feet) {
                break;
            }
            for old in before {
                let new = game.view(old.seat);
                let never_seen: Vec<ObjectId> = hidden(&old);
                let unseen: Vec<ObjectId> = hidden(&new);
                for entry in &new.queue {
                    for target in &entry.targets {
                        prop_assert!(
                            !matches!(target, Ref::Object(id) if id.0 >= 11 && unseen.contains(id)),
                            "{:?} is told of a hidden target: {entry:?}", new.seat
                        );
                    }
                }
                let told = game.events_for(new.seat, log);
                // A card that came into the open and went away again within one choice was seen.
                let passing = |id: ObjectId| told.iter().any(|e| e.verb == "move" && e.subject == Ref::Object(id));
                for event in &told {
                    for id in mentions(event).filter(|id| id.0 >= 11) {
                        prop_assert!(
                            passing(id) || !(never_seen.contains(&id) && unseen.contains(&id)),
                            "{:?} is told of a hidden card: {event:?}", new.seat
                        );
                    }
                }
            }
        }
    }
}
