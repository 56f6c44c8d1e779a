//! What is refused in a random game.

use crate::games::frames::content::{TABLES, builtin};
use crate::games::frames::geometry::Point;
use crate::games::frames::ids::{segment_id, station_id};
use crate::games::frames::match_state::Range;
use crate::games::frames::{Choice, Frames, Setup, Topic};
use crate::table::Match;
use crate::table::testing::at_every_question;

fn game() -> Match<Frames> {
    let content = builtin().expect("the built-in packs are sound");
    let content = &*Box::leak(Box::new((*content).clone()));
    Match::new(Setup::in_turn(content, TABLES[3], 0), 3)
}

#[test]
fn what_is_not_on_the_table_is_neither_designated_nor_placed() {
    let (mut laid, mut placed) = (None, 0);
    at_every_question(&mut game(), 2_000, |game, open| {
        let view = game.view(None);
        let mut rules = |choice: Choice| {
            let answer = game.permits(open.seat, choice.into());
            answer.expect_err("there is no such thing").refusal.rules
        };
        match Topic::of(open.topic) {
            Some(Topic::Designate) => {
                // All cover stands when the first target is designated.
                let target = segment_id(*laid.get_or_insert(view.segments.len()));
                let range = Range::HandToHand;
                assert_eq!(rules(Choice::Aim { target, range }), ["M-88"]);
            }
            Some(Topic::Place) => {
                placed += 1;
                let (thing, at) = (station_id(view.stations.len()), Some(Point { x: 9, y: 9 }));
                assert_eq!(rules(Choice::Place { thing, at }), ["T-04"]);
            }
            _ => {}
        }
    });
    assert!(laid.is_some_and(|n| n > 0) && placed > 0);
}
