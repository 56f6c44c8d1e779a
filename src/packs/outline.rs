//! Writes RON as people do: optional fields are left out, and short values are on one line.

use serde::Serialize;

/// The widest line before its list is broken up.
const WIDE: usize = 110;

/// The fields of something, in the order in which they are written.
#[derive(Debug, Clone, Default)]
pub struct Outline(Vec<(&'static str, String)>);

impl Outline {
    /// Writes a field.
    pub fn put(&mut self, key: &'static str, value: impl ToString) -> &mut Self {
        self.0.push((key, value.to_string()));
        self
    }

    /// Writes a field unless it has the value that it has when it is left out.
    pub fn unless<T: PartialEq + ToString>(
        &mut self,
        key: &'static str,
        value: T,
        usual: T,
    ) -> &mut Self {
        if value != usual {
            self.put(key, value);
        }
        self
    }

    /// Writes a field if it has a value.
    pub fn some(&mut self, key: &'static str, value: Option<impl ToString>) -> &mut Self {
        if let Some(value) = value {
            self.put(key, value);
        }
        self
    }

    /// Writes a list unless it is empty.
    pub fn list<T: ToString>(
        &mut self,
        key: &'static str,
        items: impl IntoIterator<Item = T>,
    ) -> &mut Self {
        let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
        if !items.is_empty() {
            self.put(key, list(&items));
        }
        self
    }

    /// Writes values as their types are written down, unless there are none.
    pub fn values(&mut self, key: &'static str, values: &[impl Serialize]) -> &mut Self {
        self.list(key, values.iter().map(said))
    }

    /// Writes all fields of the other one as well.
    pub fn and(&mut self, other: Self) -> &mut Self {
        self.0.extend(other.0);
        self
    }

    /// Whether nothing is written.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All on one line.
    #[must_use]
    pub fn line(&self) -> String {
        let fields: Vec<String> = self.0.iter().map(|(k, v)| format!("{k}: {v}")).collect();
        format!("({})", fields.join(", "))
    }

    /// A line for each field.
    #[must_use]
    pub fn block(&self) -> String {
        if self.is_empty() {
            return "()".to_owned();
        }
        let mut text = "(\n".to_owned();
        for (key, value) in &self.0 {
            text.push_str(&format!("    {key}: {},\n", indented(value)));
        }
        text.push(')');
        text
    }
}

/// Items in square brackets, on one line if it is short.
#[must_use]
pub fn list(items: &[String]) -> String {
    let line = items.join(", ");
    if line.len() <= WIDE && !line.contains('\n') {
        return format!("[{line}]");
    }
    let mut text = "[\n".to_owned();
    for item in items {
        text.push_str(&format!("    {},\n", indented(item)));
    }
    text.push(']');
    text
}

/// A value as its type is written down: `Turn`, `Attack(1)`.
#[must_use]
pub fn said<T: Serialize>(value: &T) -> String {
    // `None` as a word of one's own would be escaped.
    ron::to_string(value).unwrap_or_default().replace("r#", "")
}

/// Thousandths as a number of units: `12.5`.
#[must_use]
pub fn units(thousandths: i32) -> String {
    let sign = if thousandths < 0 { "-" } else { "" };
    let all = thousandths.unsigned_abs();
    let (whole, part) = (all / 1000, all % 1000);
    if part == 0 {
        return format!("{sign}{whole}");
    }
    let part = format!("{part:03}");
    format!("{sign}{whole}.{}", part.trim_end_matches('0'))
}

fn indented(value: &str) -> String {
    value.replace('\n', "\n    ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_usual_is_left_out_and_long_lists_are_broken_up() {
        let mut inner = Outline::default();
        inner.unless("coins", 0, 0).unless("hp", 2, 0);
        assert_eq!(inner.line(), "(hp: 2)");
        let mut outer = Outline::default();
        let long: Vec<String> = (0..40).map(|n| format!("\"{n}\"")).collect();
        outer.put("p0", inner.block()).list("deck", &long);
        let text = outer.block();
        assert!(
            text.starts_with("(\n    p0: (\n        hp: 2,\n    ),\n    deck: [\n        \"0\",")
        );
        assert!(ron::from_str::<ron::Value>(&text).is_ok(), "{text}");
    }

    #[test]
    fn thousandths_are_written_as_units() {
        for (n, text) in [(12_500, "12.5"), (-250, "-0.25"), (3000, "3"), (1, "0.001")] {
            assert_eq!(units(n), text);
        }
    }
}
