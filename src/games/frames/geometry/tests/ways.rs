//! Ways round obstacles: they clip nothing, are as long as they say and no longer than they must be.

use super::super::line::{Line, Rounded};
use super::super::outline::corners;
use super::*;

const FAR: i32 = 100_000;

/// Checks a way against what every way must be, with points along it.
fn check(found: &Walk, from: Point, to: Point, r: i32, obstacles: &Obstacles) {
    assert_eq!(found.path.first(), Some(&from));
    assert_eq!(found.path.last(), Some(&to));
    let legs = found.path.windows(2);
    let length: i32 = legs.clone().map(|leg| distance(leg[0], leg[1])).sum();
    assert_eq!(length, found.length);
    for leg in legs {
        let long = distance(leg[0], leg[1]);
        for along in (0..=long).step_by(7).chain([long]) {
            let p = toward(leg[0], leg[1], along);
            let clear = |r: i32| {
                obstacles.discs.iter().all(|&(c, rc)| !overlap(p, r, c, rc))
                    && obstacles.squares.iter().all(|&c| !overlaps_square(p, r, c))
            };
            assert!(clear(r - EPSILON - 1), "{p:?} of {found:?}");
        }
    }
}

/// The shortest way over all corners of all obstacles, found by trying every line there is.
fn slow(from: Point, to: Point, r: i32, obstacles: &Obstacles) -> Option<i32> {
    let shapes: Vec<_> = obstacles.shapes(r).collect();
    let mut places = vec![from, to];
    for shape in &shapes {
        corners(shape, |p| places.push(p));
    }
    places.retain(|&p| !shapes.iter().any(|shape| shape.holds(p)));
    let mut costs = vec![None; places.len()];
    let mut done = vec![false; places.len()];
    costs[0] = Some(0);
    loop {
        let open = (0..places.len()).filter(|&i| !done[i] && costs[i].is_some());
        let next = open.min_by_key(|&i| costs[i])?;
        if places[next] == to {
            return costs[next];
        }
        done[next] = true;
        for i in 0..places.len() {
            let line = Line::new(places[next], places[i]);
            if !done[i] && !shapes.iter().any(|shape| line.enters(shape)) {
                let cost = costs[next].unwrap() + distance(places[next], places[i]);
                costs[i] = Some(costs[i].map_or(cost, |c: i32| c.min(cost)));
            }
        }
    }
}

#[test]
fn straight_if_nothing_is_in_the_way() {
    let none = Obstacles::default();
    let found = walk(at(0, 0), at(3_000, 4_000), 500, &none, 5_000).unwrap();
    assert_eq!(found.length, 5_000);
    assert_eq!(found.path, [at(0, 0), at(3_000, 4_000)]);
    // Close counts for the mover (M-97).
    assert!(walk(at(0, 0), at(3_000, 4_000), 500, &none, 4_990).is_some());
    assert_eq!(walk(at(0, 0), at(3_000, 4_000), 500, &none, 4_989), None);
    let here = walk(at(9, 9), at(9, 9), 500, &none, 0).unwrap();
    assert_eq!((here.length, here.path.len()), (0, 2));
}

#[test]
fn round_a_frame() {
    // Tangents of 1,732 and a sixth of a circle of radius 1 twice.
    let discs = [(at(2_000, 0), FRAME_RADIUS)];
    let obstacles = Obstacles {
        discs: &discs,
        squares: &[],
    };
    let (from, to) = (at(0, 0), at(4_000, 0));
    let found = walk(from, to, FRAME_RADIUS, &obstacles, FAR).unwrap();
    check(&found, from, to, FRAME_RADIUS, &obstacles);
    let exact = 2 * 1_732 + 1_047;
    assert!(
        (exact - EPSILON..=exact + EPSILON).contains(&found.length),
        "{found:?}"
    );
    let short = |most| walk(from, to, FRAME_RADIUS, &obstacles, most);
    assert_eq!(short(found.length - EPSILON).as_ref(), Some(&found));
    assert_eq!(short(found.length - EPSILON - 1), None);
}

#[test]
fn round_a_wall() {
    for long in 1..=6 {
        let squares: Vec<_> = (0..long).map(|i| at(5_000, 5_000 + i * 1_000)).collect();
        let obstacles = Obstacles {
            discs: &[],
            squares: &squares,
        };
        let (from, to) = (at(3_000, 4_500), at(7_000, 4_500));
        let found = walk(from, to, FRAME_RADIUS, &obstacles, FAR).unwrap();
        check(&found, from, to, FRAME_RADIUS, &obstacles);
        // Past two corners at (4.5, 4.5) and (5.5, 4.5) at a distance of 0.5: tangents of root 2, arcs of 0.34 radians, and 1 along.
        let exact = 2 * 1_414 + 2 * 170 + 1_000;
        assert!(
            (exact - EPSILON..=exact + EPSILON).contains(&found.length),
            "{found:?}"
        );
    }
}

#[test]
fn along_a_wall_it_touches() {
    let squares: Vec<_> = (0..6).map(|i| at(i * 1_000, 0)).collect();
    let obstacles = Obstacles {
        discs: &[],
        squares: &squares,
    };
    let (from, to) = (at(0, 1_000), at(5_000, 1_000));
    assert_eq!(
        walk(from, to, 500, &obstacles, FAR).unwrap().path,
        [from, to]
    );
    // Round its end: half a circle of radius a half, twice a unit along, and 1 across.
    let other = at(5_000, -1_000);
    let found = walk(at(4_000, 1_000), other, 500, &obstacles, FAR).unwrap();
    check(&found, at(4_000, 1_000), other, 500, &obstacles);
    let exact = 1_500 + 1_571 + 1_000 + 500;
    assert!(
        (exact - 15..=exact + 15).contains(&found.length),
        "{found:?}"
    );
}

#[test]
fn a_corridor_as_wide_as_the_frame_is_passable() {
    let (from, to) = (at(0, 5_000), at(10_000, 5_000));
    let corridor = |width: i32| {
        let row = |y| (3..8).map(move |i| at(i * 1_000, y));
        let squares: Vec<_> = row(4_500 - width / 2)
            .chain(row(5_500 + width / 2))
            .collect();
        let ends = [(at(2_600, 500), 3_000), (at(2_600, 9_500), 3_000)];
        let obstacles = Obstacles {
            discs: &ends,
            squares: &squares,
        };
        // The way does not go straight at it: there is a bend at both ends.
        walk(at(0, 3_500), at(10_000, 6_500), 500, &obstacles, FAR)
            .map(|found| {
                (
                    check(&found, at(0, 3_500), at(10_000, 6_500), 500, &obstacles),
                    found,
                )
            })
            .filter(|(_, found)| found.length < 11_500)
            .and_then(|_| walk(from, to, 500, &obstacles, 10_000))
    };
    assert!(corridor(1_000).is_some());
    assert!(corridor(1_000 - EPSILON).is_some());
    assert!(corridor(1_000 - 2 * EPSILON - 1).is_none());
}

#[test]
fn a_gap_between_two_frames_as_wide_as_a_third_is_passable_at_any_angle() {
    for n in 0..64 {
        let middle = at(10_000, 10_000);
        let one = at_angle(middle, n, 1_000);
        let two = at(20_000 - one.x, 20_000 - one.y);
        let discs = [(one, FRAME_RADIUS), (two, FRAME_RADIUS)];
        let obstacles = Obstacles {
            discs: &discs,
            squares: &[],
        };
        // The way goes from beside the one to beside the other, close to both: through the gap in an S.
        for bend in [2, 6, 11] {
            let from = at_angle(one, n + 16 + bend, 1_100);
            let to = at_angle(two, n + 48 + bend, 1_100);
            let found = walk(from, to, FRAME_RADIUS, &obstacles, FAR).unwrap();
            check(&found, from, to, FRAME_RADIUS, &obstacles);
            assert!(found.length < 4_000, "{n}: {found:?}");
        }
    }
}

#[test]
fn a_touched_frame_can_be_walked_round_from_anywhere() {
    let middle = at(5_000, 5_000);
    let discs = [(middle, FRAME_RADIUS)];
    let obstacles = Obstacles {
        discs: &discs,
        squares: &[],
    };
    for n in 0..256 {
        // Angles between the 64 too, so that starts lie at, beside and between corners.
        let aim = toward(
            at_angle(middle, n / 4, 9_000),
            at_angle(middle, n / 4 + 1, 9_000),
            220 * (n % 4) as i32,
        );
        let from = nearest_at_gap(aim, 500, middle, 500, 0);
        let to = at(10_000 - from.x, 10_000 - from.y);
        let found = walk(from, to, FRAME_RADIUS, &obstacles, FAR).unwrap();
        check(&found, from, to, FRAME_RADIUS, &obstacles);
        // Half a circle of radius 1.
        assert!((3_100..=3_180).contains(&found.length), "{n}: {found:?}");
    }
}

#[test]
fn nothing_leads_out_of_a_ring_or_onto_cover() {
    let ring: Vec<_> = (0..64)
        .step_by(4)
        .map(|n| (at_angle(at(0, 0), n, 4_000), FRAME_RADIUS))
        .collect();
    let obstacles = Obstacles {
        discs: &ring,
        squares: &[],
    };
    assert_eq!(walk(at(0, 0), at(9_000, 0), 500, &obstacles, FAR), None);
    assert_eq!(walk(at(9_000, 0), at(0, 0), 500, &obstacles, FAR), None);
    let squares = [at(5_000, 0)];
    let obstacles = Obstacles {
        discs: &[],
        squares: &squares,
    };
    assert_eq!(walk(at(0, 0), at(4_100, 0), 500, &obstacles, FAR), None);
    assert_eq!(walk(at(0, 0), at(5_000, 0), 500, &obstacles, FAR), None);
}

/// A field of frames, stations and cover; walls are joined segments.
fn cluttered(numbers: &mut Numbers, wide: i32, things: usize) -> (Vec<(Point, i32)>, Vec<Point>) {
    let (mut discs, mut squares) = (Vec::new(), Vec::new());
    while discs.len() + squares.len() < things {
        let p = numbers.point(0, wide);
        match numbers.draw(0, 3) {
            0 => discs.push((p, FRAME_RADIUS)),
            1 => discs.push((p, STATION_RADIUS)),
            2 => squares.push(p),
            _ => squares.extend((0..3).map(|i| at(p.x + i * 1_000, p.y))),
        }
    }
    (discs, squares)
}

#[test]
fn no_shorter_way_exists_in_clutter() {
    let mut numbers = Numbers(41);
    let (mut bent, mut none) = (0, 0);
    for round in 0..250 {
        let (discs, squares) = cluttered(&mut numbers, 9_000, 6 + round % 10);
        let obstacles = Obstacles {
            discs: &discs,
            squares: &squares,
        };
        let (from, to) = (numbers.point(0, 9_000), numbers.point(0, 9_000));
        if obstacles.shapes(500).any(|shape| shape.holds(from)) {
            continue;
        }
        let found = walk(from, to, 500, &obstacles, FAR);
        let best = slow(from, to, 500, &obstacles);
        let Some(found) = found else {
            assert_eq!(best, None, "{from:?} {to:?} {obstacles:?}");
            none += 1;
            continue;
        };
        check(&found, from, to, 500, &obstacles);
        let best = best.unwrap();
        // Lengths of lines are rounded down one by one, so ways of more lines differ by that much.
        let slack = found.path.len() as i32 + 3;
        assert!(
            (found.length - best).abs() <= slack,
            "{} {best} {found:?}",
            found.length
        );
        bent += usize::from(found.path.len() > 2);
        // A limit at its length finds the same, one below it nothing else.
        let limited = |length: i32| walk(from, to, 500, &obstacles, length - EPSILON);
        let length = found.length.max(distance(from, to));
        assert_eq!(limited(length).as_ref(), Some(&found));
        assert_eq!(limited(found.length - slack), None);
        // The way back is as long.
        let back = walk(to, from, 500, &obstacles, FAR).unwrap();
        assert!((back.length - found.length).abs() <= slack);
    }
    assert!(bent > 60 && none > 20, "{bent} {none}");
}

#[test]
fn corners_stand_just_outside() {
    for shape in [
        Rounded::square(at(3, -7), 490),
        Rounded::disc(at(3, -7), 990),
        Rounded::disc(at(0, 0), 890),
    ] {
        let mut outline = Vec::new();
        corners(&shape, |p| outline.push(p));
        outline.push(outline[0]);
        for edge in outline.windows(2) {
            assert!(!Line::new(edge[0], edge[1]).enters(&shape), "{edge:?}");
            let wider = Rounded {
                radius: shape.radius + 4,
                ..shape
            };
            assert!(Line::new(edge[0], edge[1]).enters(&wider), "{edge:?}");
        }
    }
}
