//! Lines against obstacles: what lies between two frames, and what a sliding frame bumps into.

use super::super::line::Rounded;
use super::*;

/// Whether some point of the line is nearer to the square or disc than `radius`, from many points along it, and whether one is nearer
/// than a little more than that. Nothing is rounded: places are counted in parts of the number of steps.
fn sampled(from: Point, to: Point, shape: &Rounded) -> (bool, bool) {
    let steps = i128::from(distance(from, to).max(1)) * 2;
    let (dx, dy) = from.to(to);
    let nearest = (0..=steps)
        .map(|k| {
            let off = |a: i32, d: i64, c: i32| {
                let beyond = (i128::from(a - c) * steps + i128::from(d) * k).abs();
                (beyond - i128::from(shape.half) * steps).max(0)
            };
            let (x, y) = (
                off(from.x, dx, shape.centre.x),
                off(from.y, dy, shape.centre.y),
            );
            x * x + y * y
        })
        .min()
        .unwrap();
    let nearer = |r: i32| nearest < (i128::from(r) * steps).pow(2);
    (nearer(shape.radius), nearer(shape.radius + 1))
}

#[test]
fn sliding_agrees_with_points_along_the_way() {
    let mut numbers = Numbers(23);
    let (mut free, mut blocked) = (0, 0);
    for round in 0..3_000 {
        let (from, to) = (numbers.point(0, 5_000), numbers.point(0, 5_000));
        let centre = numbers.point(1_000, 4_000);
        let (shape, discs, squares) = if round % 2 == 0 {
            let r = numbers.draw(100, 800);
            let shape = Rounded::disc(centre, 500 + r - EPSILON);
            (shape, vec![(centre, r)], vec![])
        } else {
            let shape = Rounded::square(centre, 500 - EPSILON);
            (shape, vec![], vec![centre])
        };
        if shape.holds(from) {
            continue;
        }
        let obstacles = Obstacles {
            discs: &discs,
            squares: &squares,
        };
        let is_free = straight_is_free(from, to, 500, &obstacles);
        let (touched, nearly) = sampled(from, to, &shape);
        assert!(!(touched && is_free), "{from:?} {to:?} {shape:?}");
        assert!(nearly || is_free, "{from:?} {to:?} {shape:?}");
        if !shape.holds(to) {
            assert_eq!(is_free, straight_is_free(to, from, 500, &obstacles));
        }
        *(if is_free { &mut free } else { &mut blocked }) += 1;
    }
    assert!(free > 500 && blocked > 500, "{free} {blocked}");
}

pub fn slides(from: Point, to: Point, discs: &[(Point, i32)], squares: &[Point]) -> bool {
    straight_is_free(from, to, FRAME_RADIUS, &Obstacles { discs, squares })
}

#[test]
fn touching_is_free() {
    let along = |y| slides(at(0, y), at(5_000, y), &[], &[at(2_500, 0)]);
    assert!(along(1_000) && along(-1_000));
    // Close is judged in favour of the mover.
    assert!(along(1_000 - EPSILON));
    assert!(!along(1_000 - EPSILON - 1));
    let past = |y| slides(at(0, y), at(5_000, y), &[(at(2_500, 0), 400)], &[]);
    assert!(past(900) && past(900 - EPSILON));
    assert!(!past(900 - EPSILON - 1));
    // Up to it and no farther, and away from it again.
    assert!(slides(at(0, 0), at(1_500, 0), &[], &[at(2_500, 0)]));
    assert!(!slides(at(0, 0), at(1_520, 0), &[], &[at(2_500, 0)]));
    assert!(slides(at(1_500, 0), at(1_500, 3_000), &[], &[at(2_500, 0)]));
    assert!(slides(at(1_500, 0), at(0, 0), &[(at(2_500, 0), 500)], &[]));
}

#[test]
fn a_corner_is_round_for_a_disc() {
    // Past the corner at (500, 500) on a diagonal: 500 off it is 1,207 off the middle along either axis.
    let diagonal = |d| slides(at(d, 0), at(0, d), &[], &[at(0, 0)]);
    assert!(diagonal(1_708));
    assert!(!diagonal(1_690));
}

#[test]
fn a_move_of_no_length_is_free_anywhere() {
    let here = at(300, 300);
    assert!(slides(here, here, &[(at(350, 300), 500)], &[at(0, 0)]));
}

#[test]
fn an_overlapped_disc_lets_go_but_not_through() {
    let other = [(at(0, 0), 500)];
    assert!(slides(at(600, 0), at(3_000, 0), &other, &[]));
    assert!(slides(at(600, 0), at(600, 3_000), &other, &[]));
    assert!(!slides(at(600, 0), at(-3_000, 0), &other, &[]));
    assert!(!slides(at(600, 0), at(500, 3_000), &other, &[]));
    assert!(slides(at(0, 0), at(-3_000, 1), &other, &[]));
}

#[test]
fn cover_between_two_frames() {
    let (a, b) = (at(0, 0), at(10_000, 0));
    let covers = |x, y| between_square(a, b, FRAME_RADIUS, at(x, y));
    assert!(covers(8_500, 0));
    // In part: the outer line runs 500 aside, so a segment may be 1,000 aside, and a little more when it is close.
    assert!(covers(8_500, 1_000) && covers(8_500, -1_000));
    assert!(covers(8_500, 1_000 + EPSILON - 1));
    assert!(!covers(8_500, 1_000 + EPSILON));
    // Behind either of the two.
    assert!(!covers(10_600, 0) && !covers(-600, 0));
    assert!(covers(10_400, 0));
    // Under the target.
    assert!(covers(10_000, 0));
    // Two frames on one point have only that point between them.
    assert!(between_square(a, a, FRAME_RADIUS, at(300, 300)));
    assert!(!between_square(a, a, FRAME_RADIUS, at(600, 300)));
}

#[test]
fn frames_between_two_frames() {
    let (a, b) = (at(0, 0), at(0, 10_000));
    let covers = |x, y| between_disc(a, b, FRAME_RADIUS, at(x, y), FRAME_RADIUS);
    assert!(covers(0, 8_500) && covers(1_000, 8_500));
    assert!(covers(1_000 + EPSILON - 1, 8_500));
    assert!(!covers(1_000 + EPSILON, 8_500));
    assert!(!covers(0, 10_600) && !covers(0, -600));
}

#[test]
fn between_agrees_with_the_three_lines_sampled() {
    let mut numbers = Numbers(31);
    let mut both = [0, 0];
    for _ in 0..600 {
        let (a, b) = (numbers.point(0, 4_000), numbers.point(0, 4_000));
        let thing = numbers.point(0, 4_000);
        let quarter = |p: Point, q: Point| {
            let (dx, dy) = p.to(q);
            at(p.x - narrow(dy), p.y + narrow(dx))
        };
        let aside = |p: Point, q: Point, sign: i32| toward(p, quarter(p, q), 500 * sign);
        let lines = [0, 1, -1].map(|sign| {
            let end = at(
                aside(a, b, sign).x + b.x - a.x,
                aside(a, b, sign).y + b.y - a.y,
            );
            (aside(a, b, sign), end)
        });
        let any = |shape: &Rounded| {
            let all = lines.map(|(p, q)| sampled(p, q, shape));
            (all.iter().any(|s| s.0), all.iter().any(|s| s.1))
        };
        let disc = Rounded::disc(thing, 500 + EPSILON);
        let found = between_disc(a, b, 500, thing, 500);
        let (inside, nearly) = any(&disc);
        assert!(found || !inside, "{a:?} {b:?} {thing:?}");
        assert!(nearly || !found, "{a:?} {b:?} {thing:?}");
        // A sharp square, grown by the epsilon on all sides.
        let square = Rounded {
            centre: thing,
            half: HALF_SEGMENT + EPSILON - 1,
            radius: 1,
        };
        let found = between_square(a, b, 500, thing);
        let (inside, nearly) = any(&square);
        assert!(found || !inside, "{a:?} {b:?} {thing:?}");
        assert!(nearly || !found, "{a:?} {b:?} {thing:?}");
        assert_eq!(found, between_square(b, a, 500, thing));
        assert_eq!(
            between_disc(a, b, 500, thing, 500),
            between_disc(b, a, 500, thing, 500)
        );
        both[usize::from(found)] += 1;
    }
    assert!(both.iter().all(|&n| n > 100), "{both:?}");
}
