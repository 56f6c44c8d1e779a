//! Frames that stand on cover and leave it (Q53).

use super::lines::slides;
use super::*;

const FAR: i32 = 100_000;

#[test]
fn a_frame_on_cover_may_leave_it_over_any_side() {
    let square = [at(0, 0)];
    for n in 0..64 {
        let off = at_angle(at(300, -200), n, 2_500);
        assert!(slides(at(300, -200), off, &[], &square), "{n}");
    }
    // In the middle of a block nothing leads away from all of it, yet it may be left.
    let block = [at(0, 0), at(1_000, 0), at(0, 1_000), at(1_000, 1_000)];
    for n in 0..64 {
        let off = at_angle(at(500, 500), n, 2_500);
        assert!(slides(at(500, 500), off, &[], &block), "{n}");
    }
    let large: Vec<_> = (0..25).map(|i| at(i % 5 * 1_000, i / 5 * 1_000)).collect();
    assert!(slides(at(2_000, 2_000), at(2_000, 6_000), &[], &large));
    // Something else behind it is still in the way.
    assert!(!slides(
        at(0, 0),
        at(6_000, 0),
        &[],
        &[at(0, 0), at(4_000, 0)]
    ));
    assert!(!slides(
        at(0, 0),
        at(6_000, 0),
        &[(at(4_000, 0), 500)],
        &square
    ));
}

#[test]
fn a_frame_on_cover_does_not_walk_about_on_it() {
    let wall = [at(0, 0), at(1_000, 0), at(2_000, 0), at(3_000, 0)];
    // Nearer to the edge, but still on it, is leaving; deeper or along is not.
    assert!(slides(at(0, 300), at(0, 600), &[], &wall[..1]));
    assert!(slides(at(0, 300), at(-100, 600), &[], &wall));
    assert!(!slides(at(0, 300), at(0, -600), &[], &wall[..1]));
    assert!(!slides(at(0, 300), at(3_000, 300), &[], &wall));
    // Standing on one piece of cover does not open the next one either, however near.
    let two = [at(0, 0), at(1_200, 0)];
    assert!(!slides(at(0, 0), at(3_000, 0), &[], &two));
    assert!(slides(at(0, 0), at(0, 3_000), &[], &two));
}

#[test]
fn what_was_left_is_not_entered_again() {
    // Two arms and a bridge: from one arm over the gap to beyond the other.
    let arms = [
        at(0, 0),
        at(0, 1_000),
        at(0, 2_000),
        at(1_000, 2_000),
        at(2_000, 2_000),
        at(3_000, 2_000),
        at(3_000, 1_000),
        at(3_000, 0),
    ];
    assert!(!slides(at(0, 0), at(5_000, 0), &[], &arms));
    assert!(slides(at(0, 0), at(1_500, 0), &[], &arms));
    // Over the bridge it is one piece.
    assert!(slides(at(0, 2_000), at(5_000, 2_000), &[], &arms));
    // Out over the right side of one and into the bottom of the next, which touches it at a corner.
    let steps = [at(0, 0), at(1_000, 1_000)];
    assert!(!slides(at(590, -800), at(3_400, 2_010), &[], &steps));
    assert!(slides(at(590, -300), at(3_400, 2_510), &[], &steps));
}

#[test]
fn a_frame_on_cover_leaves_it_and_walks_on() {
    let mut squares: Vec<_> = (0..9).map(|i| at(i % 3 * 1_000, i / 3 * 1_000)).collect();
    squares.extend((0..3).map(|i| at(5_000, i * 1_000)));
    let obstacles = Obstacles {
        discs: &[],
        squares: &squares,
    };
    let (from, to) = (at(1_000, 1_000), at(7_000, 1_000));
    let found = walk(from, to, 500, &obstacles, FAR).unwrap();
    assert!(found.path.len() > 2 && found.length < 8_000, "{found:?}");
    let (cover, others) = squares.split_at(9);
    for leg in found.path.windows(2) {
        assert!(straight_is_free(
            leg[0],
            leg[1],
            500,
            &Obstacles {
                discs: &[],
                squares: others
            }
        ));
    }
    let rest = &found.path[1..];
    let all = Obstacles {
        discs: &[],
        squares: cover,
    };
    assert!(
        rest.windows(2)
            .all(|leg| straight_is_free(leg[0], leg[1], 500, &all))
    );
    assert!(
        rest.iter()
            .all(|&p| cover.iter().all(|&c| !overlaps_square(p, 500 - EPSILON, c)))
    );
    // Back onto it is no way.
    assert_eq!(walk(to, from, 500, &obstacles, FAR), None);
}

#[test]
fn any_cover_can_be_left_to_anywhere() {
    let mut numbers = Numbers(53);
    let mut tried = 0;
    for round in 0..400 {
        let from = numbers.point(-400, 5_400);
        let stands = |&c: &Point| overlaps_square(from, FRAME_RADIUS - EPSILON, c);
        let all: Vec<_> = (0..36)
            .map(|i| at(i % 6 * 1_000, i / 6 * 1_000))
            .filter(|_| numbers.draw(0, 9) < 2 + round % 4 * 2)
            .collect();
        // Only segments joined to those under the frame are open. It may not cross anything else.
        let mut squares: Vec<_> = all.iter().copied().filter(stands).collect();
        loop {
            let joins = |a: Point, b: Point| (a.x - b.x).abs().max((a.y - b.y).abs()) <= UNIT;
            let more = |c: &&Point| !squares.contains(c) && squares.iter().any(|&s| joins(s, **c));
            let Some(&next) = all.iter().find(more) else {
                break;
            };
            squares.push(next);
        }
        if squares.is_empty() {
            continue;
        }
        tried += 1;
        let obstacles = Obstacles {
            discs: &[],
            squares: &squares,
        };
        let away = |n| straight_is_free(from, at_angle(from, n, 10_000), FRAME_RADIUS, &obstacles);
        assert!((0..64).any(away), "{from:?} {squares:?}");
        let to = at_angle(at(2_500, 2_500), round as usize, 9_000);
        let found = walk(from, to, FRAME_RADIUS, &obstacles, FAR);
        let found = found.unwrap_or_else(|| panic!("{from:?} {to:?} {squares:?}"));
        // Once off it, it is off it.
        for leg in found.path[1..].windows(2) {
            let clear = |&c: &Point| !overlaps_square(leg[0], FRAME_RADIUS - EPSILON, c);
            assert!(squares.iter().all(clear));
            assert!(straight_is_free(leg[0], leg[1], FRAME_RADIUS, &obstacles));
        }
    }
    assert!(tried > 200, "{tried}");
}
