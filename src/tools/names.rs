//! Looks up names that people type; an unknown name is refused with the list of known ones.

use super::Outcome;
use crate::packs::did_you_mean;

/// Looks up `wanted` among the known names.
///
/// # Errors
/// Wrong use, with every known name and the nearest one.
pub fn known<'a>(thing: &str, wanted: &str, names: &[&'a str]) -> Result<&'a str, Outcome> {
    let found = names.iter().find(|name| **name == wanted);
    found
        .copied()
        .ok_or_else(|| unknown(thing, wanted, names.iter().copied()))
}

/// Wrong use: an unknown name, with the list of known names.
pub fn unknown<'a>(thing: &str, wanted: &str, names: impl IntoIterator<Item = &'a str>) -> Outcome {
    let names: Vec<&str> = names.into_iter().collect();
    let hint = did_you_mean(wanted, names.iter().copied());
    let hint = hint.map_or_else(String::new, |hint| format!("; {hint}"));
    let list = if names.is_empty() {
        format!("there are no {}", plural(thing))
    } else {
        format!("known {}: {}", plural(thing), names.join(", "))
    };
    Outcome::wrong(format!("error: unknown {thing} `{wanted}`{hint}\n{list}"))
}

/// "decks", "companies".
pub(super) fn plural(thing: &str) -> String {
    match thing.strip_suffix('y') {
        Some(stem) => format!("{stem}ies"),
        None => format!("{thing}s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_known_name_is_found() {
        assert_eq!(known("bot", "random", &["random"]), Ok("random"));
    }

    #[test]
    fn an_unknown_one_lists_the_known_and_the_nearest() {
        let wrong = known("bot", "randon", &["random", "greedy"]).expect_err("unknown");
        assert_eq!(wrong.code, 2);
        assert_eq!(
            wrong.output,
            "error: unknown bot `randon`; did you mean `random`?\nknown bots: random, greedy\n"
        );
    }
}
