//! The edge of the field and the share of it outside a perimeter.

use super::*;

#[test]
fn a_square_field_holds_what_touches_its_edge() {
    let field = Field::Square(30_000);
    assert_eq!(field.width(), 30_000);
    assert!(field.contains(at(500, 29_500), FRAME_RADIUS));
    assert!(!field.contains(at(499, 15_000), FRAME_RADIUS));
    assert!(!field.contains(at(15_000, 29_501), FRAME_RADIUS));
}

#[test]
fn a_round_field_holds_what_touches_its_edge() {
    let field = Field::Circle(40_000);
    assert_eq!(field.width(), 40_000);
    assert!(field.contains(at(500, 20_000), FRAME_RADIUS));
    assert!(!field.contains(at(499, 20_000), FRAME_RADIUS));
    // 3-4-5: 19,500 from the middle.
    assert!(field.contains(at(20_000 + 11_700, 20_000 + 15_600), FRAME_RADIUS));
    assert!(!field.contains(at(20_000 + 11_700, 20_000 + 15_601), FRAME_RADIUS));
    assert!(!field.contains(at(1_000, 1_000), FRAME_RADIUS));
    assert!(!Field::Circle(900).contains(at(450, 450), FRAME_RADIUS));
    assert!(Field::Circle(1_003).contains(at(501, 501), FRAME_RADIUS));
}

#[test]
fn an_empty_field_is_all_free() {
    assert_eq!(
        free_share(Field::Square(30_000), &[], 8_000),
        (3_600, 3_600)
    );
    let (free, all) = free_share(Field::Circle(40_000), &[], 8_000);
    assert_eq!(free, all);
    // Half cells at the edge do not count.
    assert_eq!(free_share(Field::Square(1_250), &[], 8_000), (4, 4));
    // A circle of 80 cells across: pi times 1,600 cells, give or take a few at the edge.
    assert!((5_000..=5_054).contains(&all), "{all}");
}

#[test]
fn a_perimeter_takes_its_area() {
    let middle = at(15_000, 15_000);
    let (free, all) = free_share(Field::Square(30_000), &[middle], 8_000);
    // A disc of radius 8.4 has 221.7 square units of four cells each.
    assert!((877..=897).contains(&(all - free)), "{}", all - free);
    let twice = free_share(Field::Square(30_000), &[middle, middle], 8_000);
    assert_eq!(twice, (free, all));
    let corner = free_share(Field::Square(30_000), &[at(0, 0)], 8_000);
    assert!((216..=228).contains(&(all - corner.0)), "{corner:?}");
    let everywhere = free_share(Field::Square(8_000), &[at(4_000, 4_000)], 8_000);
    assert_eq!(everywhere, (0, 256));
}

#[test]
fn exactly_within_reach_is_not_free() {
    // The nearest points of the grid to this station are 250 aside and 250 up: 353.6 away, less than its radius.
    let station = at(10_000, 10_000);
    let (free, all) = free_share(Field::Square(20_000), &[station], 0);
    assert_eq!(all - free, 4);
    // At 750 and 1,000: exactly 1,250 away, with a reach of 850.
    let station = at(250 + 750, 250);
    let taken = |reach| {
        let (free, all) = free_share(Field::Square(4_000), &[station], reach);
        all - free
    };
    assert!(taken(850) > taken(849));
}

#[test]
fn columns_count_what_single_points_count() {
    let squared = |a: Point, b: Point| {
        let (dx, dy) = (i64::from(a.x - b.x), i64::from(a.y - b.y));
        dx * dx + dy * dy
    };
    let mut chance = crate::table::TableRng::new(8);
    for n in 0..60 {
        let width = 1_000 + chance.below(40_000) as i32;
        let field = [Field::Square(width), Field::Circle(width)][n % 2];
        let reach = chance.below(10_000) as i32;
        let mut place = || chance.below(width as u32 + 4_000) as i32 - 2_000;
        let stations: Vec<Point> = (0..n % 6).map(|_| at(place(), place())).collect();
        let far = i64::from(reach + STATION_RADIUS);
        let (mut free, mut all) = (0, 0);
        for x in (250..width).step_by(500) {
            for y in (250..width).step_by(500) {
                if field.contains(at(x, y), 0) {
                    all += 1;
                    let clear = |s: &Point| squared(at(x, y), *s) > far * far;
                    free += usize::from(stations.iter().all(clear));
                }
            }
        }
        assert_eq!(
            free_share(field, &stations, reach),
            (free, all),
            "{field:?} {stations:?} {reach}"
        );
    }
}
