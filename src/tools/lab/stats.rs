//! Statistics of shares: intervals, differences, tests. All are the usual ones of textbooks.

use serde::Serialize;

use crate::tools::arena::Interval;

/// Half the width of a 95 % interval in standard errors.
const Z: f64 = 1.959_963_984_540_054;
/// The half width at which a share counts as known: 5 %.
const KNOWN: f64 = 0.05;

/// A share with its 95 % interval.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Share {
    /// The share, from 0 to 1.
    pub share: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// Of how many it is the share.
    pub of: u64,
}

impl Share {
    /// `count` of `of`, with the interval of Wilson. `count` can end in .5: a draw is half a win.
    #[must_use]
    pub fn new(count: f64, of: u64) -> Self {
        let share = if of == 0 { 0.5 } else { count / of as f64 };
        let Interval { low, high } = wilson(share, of);
        Self {
            share,
            low,
            high,
            of,
        }
    }
}

/// Wilson's 95 % interval of a share that was found in so many cases.
#[must_use]
pub fn wilson(share: f64, of: u64) -> Interval {
    wilson_of(share, of as f64)
}

/// The same for a number of cases that need not be whole.
pub(super) fn wilson_of(share: f64, of: f64) -> Interval {
    if of <= 0.0 {
        return Interval {
            low: 0.0,
            high: 1.0,
        };
    }
    let n = of;
    let z2 = Z * Z / n;
    let middle = (share + z2 / 2.0) / (1.0 + z2);
    let half = Z / (1.0 + z2) * (share * (1.0 - share) / n + z2 / (4.0 * n)).sqrt();
    Interval {
        low: (middle - half).max(0.0),
        high: (middle + half).min(1.0),
    }
}

/// Newcombe's 95 % interval of the difference `a - b` of two shares of different cases.
#[must_use]
pub fn difference(a: Share, b: Share) -> Interval {
    let (d, square) = (a.share - b.share, |x: f64| x * x);
    let low = square(a.share - a.low) + square(b.high - b.share);
    let high = square(a.high - a.share) + square(b.share - b.low);
    Interval {
        low: d - low.sqrt(),
        high: d + high.sqrt(),
    }
}

/// How likely a difference of two shares as large is by chance alone.
#[must_use]
pub fn p_of_difference(a: Share, b: Share) -> f64 {
    let (n, m) = (a.of as f64, b.of as f64);
    let both = (a.share * n + b.share * m) / (n + m);
    let error = (both * (1.0 - both) * (1.0 / n + 1.0 / m)).sqrt();
    match error > 0.0 && error.is_finite() {
        true => p_value((a.share - b.share) / error),
        false => 1.0,
    }
}

/// How many cases more it takes until the share is known to about 5 % up or down.
#[must_use]
pub fn cases_needed(share: Share) -> u64 {
    // A share that few cases say is 0 or 1 is not trusted.
    let p = share.share.clamp(0.1, 0.9);
    let all = (Z / KNOWN).powi(2) * p * (1.0 - p);
    (all.ceil() as u64).saturating_sub(share.of)
}

/// How likely a difference of so many standard errors, or a larger one, is by chance alone.
#[must_use]
pub fn p_value(z: f64) -> f64 {
    erfc(z.abs() / std::f64::consts::SQRT_2).min(1.0)
}

/// The complementary error function, with a relative error below 1.2e-7 (Numerical Recipes, `erfcc`).
fn erfc(x: f64) -> f64 {
    const TERMS: [f64; 10] = [
        -1.265_512_23,
        1.000_023_68,
        0.374_091_96,
        0.096_784_18,
        -0.186_288_06,
        0.278_868_07,
        -1.135_203_98,
        1.488_515_87,
        -0.822_152_23,
        0.170_872_77,
    ];
    let t = 1.0 / (1.0 + 0.5 * x.abs());
    let sum = TERMS.iter().rev().fold(0.0, |sum, term| sum * t + term);
    let tail = t * (sum - x * x).exp();
    if x < 0.0 { 2.0 - tail } else { tail }
}

/// Which of these hypotheses are to be rejected so that the chance of even one false rejection is at most `level`
/// (Holm's method).
#[must_use]
pub fn holm(p_values: &[f64], level: f64) -> Vec<bool> {
    let mut order: Vec<usize> = (0..p_values.len()).collect();
    order.sort_by(|a, b| p_values[*a].total_cmp(&p_values[*b]));
    let mut rejected = vec![false; p_values.len()];
    for (rank, at) in order.into_iter().enumerate() {
        if p_values[at] > level / (p_values.len() - rank) as f64 {
            break;
        }
        rejected[at] = true;
    }
    rejected
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 5e-4
    }

    #[test]
    fn wilson_is_that_of_the_textbooks() {
        // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
        for (count, of, low, high) in [
            (81.0, 263, 0.2553, 0.3662),
            (15.0, 148, 0.0624, 0.1605),
            (0.0, 20, 0.0, 0.1611),
            (1.0, 29, 0.0061, 0.1718),
        ] {
            let found = Share::new(count, of);
            assert!(near(found.low, low) && near(found.high, high), "{found:?}");
        }
        assert_eq!(
            (Share::new(0.0, 0).low, Share::new(0.0, 0).high),
            (0.0, 1.0)
        );
    }

    #[test]
    fn a_difference_is_that_of_the_textbooks() {
        // Newcombe 1998, method 10: 56 of 70 against 48 of 80, and 9 of 10 against 3 of 10.
        for (a, b, low, high) in [
            ((56.0, 70), (48.0, 80), 0.0524, 0.3339),
            ((9.0, 10), (3.0, 10), 0.1705, 0.8090),
        ] {
            let found = difference(Share::new(a.0, a.1), Share::new(b.0, b.1));
            assert!(near(found.low, low) && near(found.high, high), "{found:?}");
        }
    }

    #[test]
    fn two_shares_are_told_apart() {
        // 56 of 70 against 48 of 80: chi squared 7.0256.
        let p = p_of_difference(Share::new(56.0, 70), Share::new(48.0, 80));
        assert!((p - 0.008_036).abs() < 5e-5, "{p}");
        assert_eq!(p_of_difference(Share::new(1.0, 1), Share::new(0.0, 0)), 1.0);
    }

    #[test]
    fn a_share_of_a_half_takes_385_cases() {
        assert_eq!(cases_needed(Share::new(0.0, 0)), 385);
        assert_eq!(cases_needed(Share::new(50.0, 100)), 285);
        assert_eq!(cases_needed(Share::new(500.0, 1000)), 0);
    }

    #[test]
    fn p_values_are_those_of_the_normal_distribution() {
        for (z, p) in [
            (0.0, 1.0),
            (1.0, 0.317_311),
            (1.959_964, 0.05),
            (-3.0, 0.002_700),
        ] {
            assert!((p_value(z) - p).abs() < 1e-5, "{z}: {}", p_value(z));
        }
        assert!((p_value(5.0) / 5.733e-7 - 1.0).abs() < 1e-3);
    }

    #[test]
    fn holm_stops_at_the_first_that_may_be_chance() {
        let found = holm(&[0.03, 0.001, 0.04, 0.016], 0.05);
        assert_eq!(found, [false, true, false, true]);
        assert_eq!(holm(&[0.013, 0.9, 0.013, 0.9], 0.05), [false; 4]);
        assert!(holm(&[], 0.05).is_empty());
    }
}
