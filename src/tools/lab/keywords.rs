//! Keywords: what several cards have in common is counted as if it were a card.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;

/// The words of a set of keywords, which serializes as a list. A number after a word is left out.
pub fn keyword_words(set: &impl Serialize) -> Vec<String> {
    let list = match serde_json::to_value(set) {
        Ok(Value::Array(list)) => list,
        Ok(_) | Err(_) => Vec::new(),
    };
    let word = |value: Value| match value {
        Value::String(word) => Some(word),
        Value::Object(fields) => fields.into_iter().next().map(|(word, _)| word),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => None,
    };
    list.into_iter().filter_map(word).collect()
}

/// Which cards have each keyword, by the places of the cards.
pub(super) fn groups(words: impl Iterator<Item = Vec<String>>) -> BTreeMap<String, Vec<u16>> {
    let mut groups = BTreeMap::<String, Vec<u16>>::new();
    for (card, words) in (0..).zip(words) {
        for word in words {
            groups.entry(word).or_default().push(card);
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_keyword_with_a_number_is_its_word() {
        let set = serde_json::json!(["Secure", {"Deflect": 2}]);
        assert_eq!(keyword_words(&set), ["Secure", "Deflect"]);
        assert!(keyword_words(&7).is_empty());
        let sets = [
            vec!["A".to_owned()],
            vec![],
            vec!["B".to_owned(), "A".to_owned()],
        ];
        let found = groups(sets.into_iter());
        assert_eq!((&found["A"], &found["B"]), (&vec![0, 2], &vec![2]));
    }
}
