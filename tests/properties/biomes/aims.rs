//! Targets in hand.

use fourfold::games::biomes::{Place, place};
use fourfold::table::Ref;

use super::walk::{Stroll, content};
use crate::kit::hidden::{EYES, unseen};
use crate::kit::{Walk, step};

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
        let walk = Stroll {
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
                None => step::<Stroll>(&mut game, &mut feet),
            };
            if !went {
                break;
            }
            for seat in EYES {
                let view = game.view(seat);
                let secret = unseen::<Stroll>(&view);
                let leak = |r: &Ref| matches!(r, Ref::Object(id) if secret.contains(id));
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
