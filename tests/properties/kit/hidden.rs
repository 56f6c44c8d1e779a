//! What a view or an event gives away, in games with hidden cards.

use std::ops::Range;

use fourfold::table::{Event, Game, Match, ObjectId, Ref, Saved, Seat, TableRng};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use super::{Walk, step, wander};

type View<W> = <<W as Walk>::Game as Game>::View;

/// A walk through a game with hidden cards.
pub trait Hides: Walk {
    /// Ids of cards.
    const CARDS: Range<u16>;
    /// Topics of questions at which most is hidden.
    const DELICATE: &'static [&'static str];

    /// The cards that a view shows.
    fn known(view: &View<Self>) -> Vec<ObjectId>;
    /// What waits to resolve aims at.
    fn aims(view: &View<Self>) -> Vec<Ref>;
}

/// Views of both seats and of a spectator.
pub const EYES: [Option<Seat>; 3] = [Some(Seat(0)), Some(Seat(1)), None];

/// Ids of cards that a view does not show.
pub fn unseen<W: Hides>(view: &View<W>) -> Vec<ObjectId> {
    let known = W::known(view);
    let all = W::CARDS.map(ObjectId);
    all.filter(|id| !known.contains(id)).collect()
}

/// Another deal of everything hidden gives the same view and the same log.
pub fn scrambled<W: Hides>(walk: W, length: usize, deal: u64) -> TestCaseResult {
    let (mut game, mut feet) = (walk.start(), walk.feet());
    wander::<W>(&mut game, &mut feet, length % 300);
    let view = |game: &mut Match<W::Game>, seat| W::words(&game.view(seat));
    for n in 0..length / 4 {
        let topic = game.decision().map(|d| d.topic);
        let delicate = topic.is_some_and(|topic| W::DELICATE.contains(&topic));
        for seat in EYES {
            if n % 8 != 0 && !delicate {
                break;
            }
            let (before, told) = (view(&mut game, seat), game.events_for(seat, 0));
            let mut here = Saved::default();
            game.snapshot(&mut here);
            game.scramble(seat, TableRng::new(deal));
            prop_assert_eq!(&before, &view(&mut game, seat), "{:?}", seat);
            prop_assert_eq!(told, game.events_for(seat, 0));
            game.restore(&here);
        }
        if !step::<W>(&mut game, &mut feet) {
            break;
        }
    }
    Ok(())
}

fn mentions(event: &Event) -> impl Iterator<Item = ObjectId> {
    let parts = [event.subject, event.from, event.to];
    parts.into_iter().filter_map(|part| match part {
        Ref::Object(id) => Some(id),
        _ => None,
    })
}

/// No view and no event names a card that the seat does not see.
pub fn unnamed<W: Hides>(walk: W, length: usize, count: usize) -> TestCaseResult {
    let (mut game, mut feet) = (walk.start(), walk.feet());
    wander::<W>(&mut game, &mut feet, length);
    for _ in 0..count {
        let log = game.events(0).len();
        let before = EYES.map(|seat| unseen::<W>(&game.view(seat)));
        if !step::<W>(&mut game, &mut feet) {
            break;
        }
        for (seat, never) in EYES.into_iter().zip(before) {
            let view = game.view(seat);
            let now = unseen::<W>(&view);
            for aim in W::aims(&view) {
                let secret = matches!(aim, Ref::Object(id) if now.contains(&id));
                prop_assert!(!secret, "{seat:?} is told of a hidden target: {aim:?}");
            }
            let told = game.events_for(seat, log);
            // A card that came into the open and went away again within one choice was seen.
            let passing = |id: ObjectId| {
                let mut moves = told.iter().filter(|e| e.verb == "move");
                moves.any(|e| e.subject == Ref::Object(id))
            };
            for event in &told {
                for id in mentions(event) {
                    let hidden = never.contains(&id) && now.contains(&id);
                    prop_assert!(
                        passing(id) || !hidden,
                        "{seat:?} is told of a hidden card: {event:?}"
                    );
                }
            }
        }
    }
    Ok(())
}
