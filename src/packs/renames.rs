//! Words of older versions: what they are called today, where a file has them, and the file with today's words.

use std::ops::Range;

use ron2::ast::{Expr, Ident};

use super::locate::{children, fields};
use super::{Report, TextFile, parse_tree, range};

/// A word that has another name today.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Renamed {
    /// The folder or file of the pack in which it has it; empty for all.
    pub place: &'static str,
    /// Whether it is the name of a field, not a word such as that of an effect.
    pub field: bool,
    /// The old name.
    pub old: &'static str,
    /// The name today.
    pub new: &'static str,
}

impl Renamed {
    /// A field, in that folder or file of a pack.
    #[must_use]
    pub const fn field(place: &'static str, old: &'static str, new: &'static str) -> Self {
        Self {
            place,
            field: true,
            old,
            new,
        }
    }

    /// A word such as that of an effect, in that folder or file of a pack.
    #[must_use]
    pub const fn word(place: &'static str, old: &'static str, new: &'static str) -> Self {
        Self {
            place,
            field: false,
            old,
            new,
        }
    }

    fn is_in(&self, name: &str) -> bool {
        self.place.is_empty() || name.split('/').next() == Some(self.place)
    }
}

/// Where a file has old words, in its order. Strings and comments hold none.
#[must_use]
pub fn old_words(file: &TextFile, renames: &[Renamed]) -> Vec<(Range<usize>, Renamed)> {
    let here: Vec<Renamed> = renames
        .iter()
        .filter(|renamed| renamed.is_in(&file.name))
        .copied()
        .collect();
    let mut found = Vec::new();
    if !here.is_empty() {
        parse_tree(file, &mut Report::default(), |root, _, _| {
            visit(root, &mut |ident, field| {
                let at = range(&ident.span);
                let is =
                    |r: &&Renamed| r.field == field && file.text.get(at.clone()) == Some(r.old);
                if let Some(renamed) = here.iter().find(is) {
                    found.push((at, *renamed));
                }
            });
        });
        found.sort_by_key(|(at, _)| at.start);
    }
    found
}

/// Shows every name of a field (`true`) and every word (`false`) of a tree.
fn visit(expr: &Expr<'_>, see: &mut impl FnMut(&Ident<'_>, bool)) {
    let named = fields(expr).unwrap_or_default();
    named.iter().for_each(|field| see(&field.name, true));
    if let Expr::Struct(word) = expr {
        see(&word.name, false);
    }
    for child in children(expr) {
        visit(child, see);
    }
}

/// A text with today's words at those places. `from` is where the text of the file begins in it.
#[must_use]
pub fn renamed(text: &str, from: usize, words: &[(Range<usize>, Renamed)]) -> String {
    let mut new = String::with_capacity(text.len());
    let mut done = 0;
    for (at, word) in words {
        new.push_str(text.get(done..from + at.start).unwrap_or_default());
        new.push_str(word.new);
        done = from + at.end;
    }
    new.push_str(text.get(done..).unwrap_or_default());
    new
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: [Renamed; 2] = [
        Renamed::word("cards", "Give", "Grant"),
        Renamed::field("rules.ron", "range", "ranges"),
    ];

    fn today(name: &str, text: &str) -> String {
        let file = TextFile::new(name, name, text);
        renamed(&file.text, 0, &old_words(&file, &WORDS))
    }

    #[test]
    fn words_and_fields_are_renamed_where_they_stand_and_nowhere_else() {
        let old = "// Give\n[(name: \"Give\", does: [Give( Turn),\tGive, Giver(Give(1)), (range: 2)], /* Give( */)]\r\n";
        let new = "// Give\n[(name: \"Give\", does: [Grant( Turn),\tGrant, Giver(Grant(1)), (range: 2)], /* Give( */)]\r\n";
        assert_eq!(today("cards/a.ron", old), new);
        assert_eq!(today("cards/a.ron", new), new);
        assert_eq!(today("decks/a.ron", old), old);
        let rules = "(range: true, /* range: */ also: Some(range), r: (range : 1))";
        let wanted = "(ranges: true, /* range: */ also: Some(range), r: (ranges : 1))";
        assert_eq!(today("rules.ron", rules), wanted);
    }

    #[test]
    fn what_can_be_read_of_a_broken_file_is_renamed() {
        assert_eq!(today("cards/a.ron", "[Give(1), Give("), "[Grant(1), Grant(");
        assert_eq!(
            today("cards/a.ron", "[(id: \"a\", does: Give(1)), (id: =)]"),
            "[(id: \"a\", does: Grant(1)), (id: =)]"
        );
    }
}
