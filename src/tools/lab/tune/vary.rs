//! The numbers that a designer wants to vary: `card_id.field in 1..4`.

use std::fmt::{self, Display};
use std::ops::Range;

use ron2::ast::{Expr, StructBody, parse_document};

use super::super::definitions::{definitions, fields, id_of};
use crate::packs::range;

/// The most values of one number.
const MOST_VALUES: usize = 64;

/// A number of a pack and the values to try.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VariedNumber {
    /// The id of the definition, without its pack.
    pub id: String,
    /// The way to the number: `cost`, `cost.chaos`, `abilities[0].cost`.
    pub path: String,
    steps: Vec<Step>,
    /// The values, in rising order.
    pub values: Vec<i64>,
}

/// A step on the way to a number.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Step {
    Field(String),
    Item(usize),
}

impl Display for VariedNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.id, self.path)
    }
}

impl VariedNumber {
    /// Reads `card_id.field in 1..4` or `card_id.field in 1, 2, 4`.
    ///
    /// # Errors
    /// A sentence.
    pub fn read(text: &str) -> Result<Self, String> {
        let help = "write it like `card_id.cost in 1..4`";
        let wrong = || format!("`{text}` names no number to vary; {help}");
        let (name, values) = text.split_once(" in ").ok_or_else(wrong)?;
        let (id, path) = name.trim().split_once('.').ok_or_else(wrong)?;
        let id = id.rsplit(':').next().unwrap_or(id);
        let steps = steps(path).ok_or_else(wrong)?;
        let values = read_values(values.trim()).ok_or_else(wrong)?;
        if !(1..=MOST_VALUES).contains(&values.len()) {
            return Err(format!(
                "`{text}` has no value, or too many; from 1 to {MOST_VALUES} can be tried"
            ));
        }
        Ok(Self {
            id: id.to_owned(),
            path: path.to_owned(),
            steps,
            values,
        })
    }

    /// Where the number is written in a file; `None` if the definition is not in it.
    ///
    /// # Errors
    /// A sentence: the definition is there, but not such a number.
    pub fn find(&self, text: &str) -> Result<Option<Range<usize>>, String> {
        // Files with errors were refused before.
        let document = parse_document(text)
            .ok()
            .and_then(|document| document.value);
        let Some(definition) = document.as_ref().and_then(|all| {
            let mut all = definitions(all).into_iter();
            all.find(|definition| id_of(definition) == Some(self.id.as_str()))
        }) else {
            return Ok(None);
        };
        let mut here = definition;
        for step in &self.steps {
            here = inside(here, step).ok_or_else(|| {
                let known: Vec<&str> = fields(here).iter().map(|field| &*field.name.name).collect();
                format!(
                    "`{self}` is not written in the pack; a number must be there to be varied. `{}` has: {}",
                    self.id,
                    known.join(", ")
                )
            })?;
        }
        match here {
            Expr::Number(number) => Ok(Some(range(&number.span))),
            _ => Err(format!("`{self}` is no number")),
        }
    }
}

fn inside<'e, 'a>(expr: &'e Expr<'a>, step: &Step) -> Option<&'e Expr<'a>> {
    match (step, expr) {
        (_, Expr::Option(option)) => inside(&option.value.as_ref()?.expr, step),
        (Step::Field(name), _) => {
            let found = fields(expr).iter().find(|field| field.name.name == **name);
            found.map(|field| &field.value)
        }
        (Step::Item(at), Expr::Seq(list)) => list.items.get(*at).map(|item| &item.expr),
        (Step::Item(at), Expr::Tuple(tuple)) => tuple.elements.get(*at).map(|item| &item.expr),
        (Step::Item(at), Expr::Struct(named)) => match &named.body {
            Some(StructBody::Tuple(tuple)) => tuple.elements.get(*at).map(|item| &item.expr),
            Some(StructBody::Fields(_)) | None => None,
        },
        (Step::Item(_), _) => None,
    }
}

/// `abilities[0].cost` as steps.
fn steps(path: &str) -> Option<Vec<Step>> {
    let mut steps = Vec::new();
    for part in path.split('.') {
        let mut pieces = part.split('[');
        let name = pieces.next()?;
        let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
        if name.is_empty() || !name.chars().all(is_name) {
            return None;
        }
        steps.push(Step::Field(name.to_owned()));
        for piece in pieces {
            steps.push(Step::Item(piece.strip_suffix(']')?.parse().ok()?));
        }
    }
    Some(steps)
}

/// `1..4`, which includes both ends, or `1, 2, 4`.
fn read_values(text: &str) -> Option<Vec<i64>> {
    let mut values: Vec<i64> = match text.split_once("..") {
        Some((low, high)) => {
            let high = high.trim_start_matches('=');
            let (low, high): (i32, i32) = (low.trim().parse().ok()?, high.trim().parse().ok()?);
            (i64::from(low)..=i64::from(high))
                .take(MOST_VALUES + 1)
                .collect()
        }
        None => {
            let list = text.trim_start_matches('[').trim_end_matches(']');
            let values = list
                .split(',')
                .map(|value| value.trim().parse::<i32>().map(i64::from));
            values.collect::<Result<_, _>>().ok()?
        }
    };
    values.sort_unstable();
    values.dedup();
    Some(values)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "// A comment.\n[\n    (id: \"imp\", cost: (chaos: 1), abilities: [Activated(cost: 2, effects: [Draw(3, You)])]),\n]\n";

    #[test]
    fn a_number_is_found_where_it_is_written() {
        for (text, number) in [
            ("imp.cost.chaos in 1..4", "1"),
            ("pack:imp.abilities[0].cost in 1,2", "2"),
            ("imp.abilities[0].effects[0][0] in [5]", "3"),
        ] {
            let vary = VariedNumber::read(text).expect(text);
            let at = vary.find(TEXT).expect(text).expect(text);
            assert_eq!(&TEXT[at], number, "{text}");
        }
        let other = VariedNumber::read("ogre.cost in 1..2").expect("a number");
        assert_eq!(other.find(TEXT), Ok(None));
    }

    #[test]
    fn what_is_no_number_says_why() {
        for text in [
            "imp in 1..2",
            "imp.cost",
            "imp.cost in a..b",
            "imp.cost in 4..1",
            "imp.[0] in 1..2",
        ] {
            assert!(VariedNumber::read(text).is_err(), "{text}");
        }
        let find = |text: &str| {
            VariedNumber::read(text)
                .expect(text)
                .find(TEXT)
                .expect_err(text)
        };
        assert_eq!(find("imp.cost in 1..2"), "`imp.cost` is no number");
        assert!(find("imp.attack in 1..2").contains("`imp` has: id, cost, abilities"));
    }

    #[test]
    fn both_ends_are_tried() {
        assert_eq!(read_values("1..4"), Some(vec![1, 2, 3, 4]));
        assert_eq!(read_values("-1..=0"), Some(vec![-1, 0]));
        assert_eq!(read_values("4, 1, 1"), Some(vec![1, 4]));
    }
}
