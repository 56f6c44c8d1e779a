//! Measures and points; fields, lines, ways and frames on cover have files of their own.

mod cover;
mod fields;
mod lines;
mod ways;

use super::*;

pub fn at(x: i32, y: i32) -> Point {
    Point { x, y }
}

/// Numbers that are the same in every run.
pub struct Numbers(pub u64);

impl Numbers {
    /// A number from `low` to `high`, both included.
    pub fn draw(&mut self, low: i32, high: i32) -> i32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        low + ((self.0 >> 16) % (high - low + 1) as u64) as i32
    }

    pub fn point(&mut self, low: i32, high: i32) -> Point {
        at(self.draw(low, high), self.draw(low, high))
    }
}

#[test]
fn the_same_numbers_stay_in_range() {
    let mut numbers = Numbers(5);
    let drawn: Vec<_> = (0..1_000).map(|_| numbers.draw(-3, 3)).collect();
    assert!((-3..=3).all(|n| drawn.contains(&n)));
    assert!(drawn.iter().all(|n| (-3..=3).contains(n)));
}

#[test]
fn within_says_what_the_gap_says() {
    let mut numbers = Numbers(11);
    for _ in 0..20_000 {
        let (a, b) = (numbers.point(0, 6_000), numbers.point(0, 6_000));
        let most = numbers.draw(0, 3_000);
        let (ra, rb) = (FRAME_RADIUS, STATION_RADIUS);
        assert_eq!(within(a, ra, b, rb, most), gap(a, ra, b, rb) <= most);
        let near = gap_to_square(a, ra, b) <= most;
        assert_eq!(within_square(a, ra, b, most), near);
    }
}

#[test]
fn distances_are_rounded_down() {
    assert_eq!(distance(at(0, 0), at(3_000, 4_000)), 5_000);
    assert_eq!(distance(at(0, 0), at(1, 1)), 1);
    assert_eq!(distance(at(-48_000, -48_000), at(48_000, 48_000)), 135_764);
    assert_eq!(distance(at(7, 7), at(7, 7)), 0);
}

#[test]
fn gaps_count_from_edge_to_edge() {
    let frame = |x| (at(x, 0), FRAME_RADIUS);
    let between = |(a, ra), (b, rb)| gap(a, ra, b, rb);
    assert_eq!(between(frame(0), frame(2_000)), 1_000);
    assert_eq!(between(frame(0), frame(1_000)), 0);
    assert_eq!(between(frame(0), frame(300)), 0);
    assert_eq!(between(frame(0), (at(1_901, 0), STATION_RADIUS)), 1_001);
}

#[test]
fn touching_is_not_overlapping() {
    assert!(!overlap(at(0, 0), 500, at(1_000, 0), 500));
    assert!(overlap(at(0, 0), 500, at(999, 0), 500));
    assert!(!overlap(at(0, 0), 500, at(600, 800), 500));
    // The distance is 999.99 and rounds down to less than it is: only squares tell that it still overlaps.
    assert!(overlap(at(0, 0), 500, at(600, 799), 500));
    assert!(!overlap(at(0, 0), 500, at(601, 800), 500));
    assert!(!overlaps_square(at(1_000, 200), 500, at(0, 0)));
    assert!(overlaps_square(at(999, 200), 500, at(0, 0)));
    assert!(!overlaps_square(at(800, 900), 500, at(0, 0)));
    assert!(overlaps_square(at(800, 899), 500, at(0, 0)));
    assert!(overlaps_square(at(20, -30), 500, at(0, 0)));
}

#[test]
fn a_point_is_inside_a_square_but_not_on_its_edge() {
    assert!(overlaps_square(at(499, 0), 0, at(0, 0)));
    assert!(!overlaps_square(at(500, 0), 0, at(0, 0)));
}

#[test]
fn gaps_to_cover_count_from_the_nearest_side_or_corner() {
    assert_eq!(gap_to_square(at(2_000, 100), 500, at(0, 0)), 1_000);
    assert_eq!(gap_to_square(at(-100, -1_001), 500, at(0, 0)), 1);
    assert_eq!(gap_to_square(at(3_500, 4_500), 500, at(0, 0)), 4_500);
    assert_eq!(gap_to_square(at(0, 0), 500, at(0, 0)), 0);
    assert_eq!(gap_to_square(at(900, 0), 500, at(0, 0)), 0);
}

#[test]
fn measures_do_not_care_which_comes_first() {
    let mut numbers = Numbers(11);
    for _ in 0..2_000 {
        let (a, b) = (numbers.point(0, 3_000), numbers.point(0, 3_000));
        let (ra, rb) = (numbers.draw(0, 900), numbers.draw(0, 900));
        assert_eq!(distance(a, b), distance(b, a));
        assert_eq!(gap(a, ra, b, rb), gap(b, rb, a, ra));
        assert_eq!(overlap(a, ra, b, rb), overlap(b, rb, a, ra));
        assert!(!overlap(a, ra, b, rb) || gap(a, ra, b, rb) == 0);
        let shifted = at(2 * b.x - a.x, 2 * b.y - a.y);
        assert_eq!(gap_to_square(a, ra, b), gap_to_square(shifted, ra, b));
        assert!(!overlaps_square(a, ra, b) || gap_to_square(a, ra, b) == 0);
    }
}

#[test]
fn the_directions_are_a_circle() {
    assert_eq!(direction(0), (1_000, 0));
    assert_eq!(direction(8), (707, 707));
    assert_eq!(direction(16), (0, 1_000));
    assert_eq!(direction(32), (-1_000, 0));
    assert_eq!(direction(48 + 64), (0, -1_000));
    for n in 0..64 {
        let far = at_angle(at(0, 0), n, 1_000_000);
        let long = squared(at(0, 0), far).isqrt();
        assert!((999_998..=1_000_001).contains(&long), "{n}: {long}");
        // Every step turns by the same angle: the chord is 2 sin(pi / 64).
        let chord = distance(far, at_angle(at(0, 0), n + 1, 1_000_000));
        assert!((98_133..=98_137).contains(&chord), "{n}: {chord}");
        let (cos, sin) = direction(n);
        assert!((cos - far.x / 1_000).abs() <= 1 && (sin - far.y / 1_000).abs() <= 1);
    }
}

#[test]
fn toward_goes_as_far_as_asked() {
    assert_eq!(
        toward(at(100, 100), at(3_100, 4_100), 2_500),
        at(1_600, 2_100)
    );
    assert_eq!(
        toward(at(100, 100), at(3_100, 4_100), 10_000),
        at(6_100, 8_100)
    );
    assert_eq!(toward(at(5, 6), at(5, 6), 700), at(5, 6));
    assert_eq!(toward(at(0, 0), at(1, 1), 1_000), at(707, 707));
    let mut numbers = Numbers(3);
    for _ in 0..2_000 {
        let (a, b) = (numbers.point(0, 48_000), numbers.point(0, 48_000));
        let length = numbers.draw(0, 20_000);
        let there = toward(a, b, length);
        assert!((distance(a, there) - length).abs() <= 1);
        let back = toward(a, at(2 * a.x - b.x, 2 * a.y - b.y), length);
        assert_eq!((there.x - a.x, there.y - a.y), (a.x - back.x, a.y - back.y));
    }
}

#[test]
fn boundary_points_have_exactly_the_gap_asked_for() {
    let mut numbers = Numbers(17);
    for _ in 0..50_000 {
        let (mover, of) = (numbers.point(0, 30_000), numbers.point(0, 30_000));
        let wanted = numbers.draw(0, 9_000);
        let there = nearest_at_gap(mover, FRAME_RADIUS, of, STATION_RADIUS, wanted);
        assert_eq!(
            gap(there, FRAME_RADIUS, of, STATION_RADIUS),
            wanted,
            "{mover:?} {of:?}"
        );
        // On the line between the two, whichever side of the boundary the mover is on.
        let straight = toward(of, mover, wanted + FRAME_RADIUS + STATION_RADIUS);
        assert!(distance(there, straight) <= 1);
    }
    assert_eq!(
        nearest_at_gap(at(5, 5), 500, at(5, 5), 500, 1_000),
        at(2_005, 5)
    );
}

#[test]
fn a_root_is_that_of_whole_numbers() {
    let mut chance = crate::table::TableRng::new(3);
    for _ in 0..10_000 {
        let n = i64::from(chance.below(1 << 27));
        for square in [n * n, n * n - 1, n * n + 1, n * n + n] {
            if square >= 0 {
                assert_eq!(root(square), square.isqrt(), "{square}");
            }
        }
    }
    assert_eq!(root(i64::MAX), i64::MAX.isqrt());
}
