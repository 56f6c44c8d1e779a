//! What a view or an event gives away.

use fourfold::games::biomes::{Place, View, place};
use fourfold::table::{Event, ObjectId, Ref, Saved, Seat, TableRng};
use proptest::prelude::*;

use crate::walks::{Walk, config, content, step, view, walks, wander};

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
        for _ in 0..600 {
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

/// Aiming at a card in hand is rare, so this walk looks for it: whoever can, plays and uses what does.
#[test]
fn a_target_in_hand_is_shown_to_its_owner_only() {
    let deck = content()
        .decks
        .iter()
        .position(|deck| deck.id.ends_with("front_weather"))
        .expect("the storm deck") as u16;
    let wanted = |id: &str| id.ends_with("tuning_bench") || id.ends_with("overvolt_daemon");
    let mut aimed = 0;
    for seed in 0..40 {
        let walk = Walk {
            seed,
            decks: [deck; 2],
            best_of: 1,
            feet: seed,
        };
        let (mut game, mut feet) = (walk.start(), walk.feet());
        for _ in 0..1500 {
            let Some(open) = game.decision().cloned() else {
                break;
            };
            let mine = game.view(Some(open.seat));
            let at = open.options.iter().position(|option| {
                let Ref::Object(id) = option.subject else {
                    return false;
                };
                let face = mine
                    .object(id)
                    .map(|o| &content().cards[o.face as usize].id);
                let useful = ["play", "skill"].contains(&option.verb);
                let aims = option.verb == "target"
                    && mine
                        .object(id)
                        .is_some_and(|o| place(o.zone).1 == Place::Hand);
                aims || (useful && face.is_some_and(|id| wanted(id)))
            });
            let log = game.events(0).len();
            let went = match at {
                Some(at) => game.pick(at),
                None => step(&mut game, &mut feet),
            };
            if !went {
                break;
            }
            for seat in [Some(Seat(0)), Some(Seat(1)), None] {
                let view = game.view(seat);
                let secret = hidden(&view);
                let leak =
                    |r: &Ref| matches!(r, Ref::Object(id) if id.0 >= 11 && secret.contains(id));
                for entry in &view.queue {
                    assert!(!entry.targets.iter().any(leak), "{seat:?}: {entry:?}");
                    aimed += usize::from(entry.targets.contains(&Ref::None));
                }
                let pushed = game.events_for(seat, log);
                assert!(
                    !pushed.iter().any(|e| e.verb == "push" && leak(&e.to)),
                    "{seat:?}: {pushed:?}"
                );
            }
        }
        if aimed > 3 {
            return;
        }
    }
    panic!("nobody aimed at a card in hand");
}
