//! Checks of a position: a line for each thing that cannot be.

use std::fmt::Display;
use std::ops::RangeInclusive;

/// Whether something can be; else the sentence that says why not.
pub type Possible = Result<(), String>;

/// Says why something cannot be, where it is wrong.
///
/// # Errors
/// The sentence.
pub fn forbid(wrong: bool, why: impl Display) -> Possible {
    match wrong {
        true => Err(why.to_string()),
        false => Ok(()),
    }
}

/// Passes on the problem that was found, if one was.
///
/// # Errors
/// The problem.
pub fn no_problem(found: Option<String>) -> Possible {
    found.map_or(Ok(()), Err)
}

/// Whether a number is in its range, which rules give.
///
/// # Errors
/// "turn 0 is out of range: 1 to 999 (N-143)".
pub fn in_range(
    what: impl Display,
    n: impl Into<i64>,
    range: RangeInclusive<i64>,
    rules: &str,
) -> Possible {
    let (n, low, high) = (n.into(), range.start(), range.end());
    let beyond = !range.contains(&n);
    forbid(
        beyond,
        format_args!("{what} {n} is out of range: {low} to {high} ({rules})"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_outside_is_said() {
        assert_eq!(in_range("turn", 1, 1..=9, "N-143"), Ok(()));
        let said = in_range("turn", 10, 1..=9, "N-143");
        assert_eq!(
            said,
            Err("turn 10 is out of range: 1 to 9 (N-143)".to_owned())
        );
    }
}
