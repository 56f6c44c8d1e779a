//! Bidding: points per asset from what each company brings (M-59 to M-65). Plain arithmetic.

/// The numbers that count in bidding: frames and systems of a company. Rockets do not count (M-64).
pub type CompanySize = (usize, usize);

/// Points per asset of every company: `base`, less one for most frames and one for most systems, one more
/// for fewest of each. Whoever is tied gets it too; with equal numbers both cancel (M-60 to M-63, Q32).
#[must_use]
pub fn points_per_asset(base: i32, sizes: &[CompanySize]) -> Vec<i32> {
    let change = |of: &dyn Fn(&CompanySize) -> usize, mine: usize| {
        let most = sizes.iter().map(of).max();
        let fewest = sizes.iter().map(of).min();
        i32::from(Some(mine) == fewest) - i32::from(Some(mine) == most)
    };
    sizes
        .iter()
        .map(|mine| base + change(&|b| b.0, mine.0) + change(&|b| b.1, mine.1))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_of_the_rules() {
        // M-69: 4 frames with 12 systems against 6 with 20, three stations each: 49 and 27.
        let ppa = points_per_asset(5, &[(4, 12), (6, 20)]);
        assert_eq!(ppa, [7, 3]);
        assert_eq!([(4 + 3) * ppa[0], (6 + 3) * ppa[1]], [49, 27]);
    }

    #[test]
    fn ties_cancel_or_count_for_all() {
        assert_eq!(points_per_asset(5, &[(4, 10), (4, 12)]), [6, 4]);
        assert_eq!(points_per_asset(5, &[(5, 9), (5, 9), (4, 9)]), [4, 4, 6]);
        assert_eq!(points_per_asset(5, &[(5, 9), (4, 8), (3, 7)]), [3, 5, 7]);
    }
}
