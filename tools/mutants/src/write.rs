//! Writes a source file with every point in it switchable.

use std::ops::Range;

use crate::point::{Change, Point};

/// Where a point came to lie in the written file.
#[derive(Debug, Clone)]
pub struct Written {
    /// The point's number.
    pub id: u32,
    /// Bytes in the written file.
    pub bytes: Range<usize>,
}

/// The file with switches, and where they lie, outer before inner.
pub fn switchable(text: &str, points: &[&Point]) -> (String, Vec<Written>) {
    let mut sorted = points.to_vec();
    sorted.sort_by_key(|p| (p.start, usize::MAX - p.end, p.id));
    let mut writer = Writer {
        text,
        out: String::with_capacity(text.len() * 2),
        written: Vec::new(),
    };
    writer.range(0..text.len(), &sorted);
    (writer.out, writer.written)
}

struct Writer<'a> {
    text: &'a str,
    out: String,
    written: Vec<Written>,
}

impl Writer<'_> {
    /// Copies a range; `points` are those inside it, outer before inner.
    fn range(&mut self, range: Range<usize>, points: &[&Point]) {
        let mut at = range.start;
        let mut rest = points;
        while let Some((point, after)) = rest.split_first() {
            self.out.push_str(&self.text[at..point.start]);
            let inside = after.iter().take_while(|p| p.start < point.end).count();
            self.point(point, &after[..inside]);
            at = point.end;
            rest = &after[inside..];
        }
        self.out.push_str(&self.text[at..range.end]);
    }

    fn point(&mut self, point: &Point, inside: &[&Point]) {
        let (place, id) = (self.written.len(), point.id);
        let start = self.out.len();
        self.written.push(Written { id, bytes: 0..0 });
        let (open, close) = match &point.change {
            Change::Not => (format!("(crate::mutants::on({id}) ^ ("), "))"),
            Change::Other(new) => (
                format!("(if crate::mutants::on({id}) {{ {new} }} else {{ "),
                " })",
            ),
            Change::Drop => (format!("if !crate::mutants::on({id}) {{ "), " }"),
            Change::Seat => (format!("crate::mutants::seat({id}, "), ")"),
        };
        self.out.push_str(&open);
        self.range(point.start..point.end, inside);
        self.out.push_str(close);
        self.written[place].bytes = start..self.out.len();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::find;

    /// The source with all its points, numbered from 1.
    fn all(text: &str) -> String {
        let mut points = find::points("src/games/x/a.rs", text).expect("Rust");
        for (n, point) in points.iter_mut().enumerate() {
            point.id = u32::try_from(n + 1).expect("few");
        }
        let points: Vec<&Point> = points.iter().collect();
        switchable(text, &points).0
    }

    #[test]
    fn points_inside_points_stay_switchable() {
        let written = all("fn f() -> bool { a.len() < 2 }");
        assert!(written.contains("a.len() <= 2 }"), "{written}");
        assert_eq!(
            written.matches("crate::mutants::on(").count(),
            4,
            "{written}"
        );
        assert!(syn::parse_file(&written).is_ok(), "{written}");
    }

    #[test]
    fn what_is_fixed_when_the_program_is_built_stays() {
        for text in [
            "const A: u8 = 1;",
            "const fn f() -> u8 { 1 }",
            "#[cfg(test)]\nmod t { fn f() -> u8 { 1 } }",
        ] {
            assert_eq!(all(text), text);
        }
    }

    #[test]
    fn a_statement_can_be_left_out() {
        assert_eq!(
            all("fn f() { g(); }"),
            "fn f() { if !crate::mutants::on(1) { g(); } }"
        );
    }
}
