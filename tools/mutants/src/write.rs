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
