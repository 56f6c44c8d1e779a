//! Reads words from their files. Every mistake is reported with file, line and name of the word.

use std::cell::RefCell;
use std::collections::HashSet;

use ron2::ast::{Expr, StructField, parse_document};

use super::sentence::{HoleSpec, Sentence};
use crate::table::Language;

/// A value that is read from a file of words.
pub trait Word: Sized {
    /// Reads it there. A mistake is reported to the node, and an empty word replaces it.
    fn read(at: Node<'_>) -> Self;
}

/// The words of a file, and everything that is wrong with it.
pub fn read<W: Word>(file: &str, text: &str) -> (W, Vec<String>) {
    let faults = RefCell::new(Vec::new());
    let document = parse_document(text);
    let expr = match &document {
        Ok(document) => document.value.as_ref(),
        Err(error) => {
            let line = error.span().start.line;
            faults.borrow_mut().push(format!("{file}:{line}: {error}"));
            None
        }
    };
    let words = W::read(Node {
        file,
        faults: &faults,
        name: "the file",
        expr,
    });
    (words, faults.into_inner())
}

/// A place in a file of words.
#[derive(Clone, Copy)]
pub struct Node<'a> {
    file: &'a str,
    faults: &'a RefCell<Vec<String>>,
    name: &'a str,
    /// `None` if something is missing, which is already reported.
    expr: Option<&'a Expr<'a>>,
}

impl<'a> Node<'a> {
    fn fault(self, line: usize, what: &str) {
        let (file, name) = (self.file, self.name);
        self.faults
            .borrow_mut()
            .push(format!("{file}:{line}: {name}: {what}"));
    }

    fn expected(self, what: &str) {
        if let Some(expr) = self.expr {
            self.fault(expr.span().start.line, &format!("{what} is expected here"));
        }
    }

    fn at(self, name: &'a str, expr: Option<&'a Expr<'a>>) -> Self {
        Self { name, expr, ..self }
    }

    /// The parts of a struct; each is asked for with [`Node::field`]. Every part that is missing, unknown or doubled
    /// is reported.
    pub fn fields(self, names: &[&'static str]) -> &'a [StructField<'a>] {
        let Some(Expr::AnonStruct(found)) = self.expr else {
            self.expected("`(name: .., ..)`");
            return &[];
        };
        let mut seen = HashSet::new();
        for field in &found.fields {
            let (name, line) = (&*field.name.name, field.name.span.start.line);
            if !names.contains(&name) {
                self.fault(line, &format!("there is no word `{name}`"));
            } else if !seen.insert(name) {
                self.fault(line, &format!("the word `{name}` is there twice"));
            }
        }
        for name in names.iter().filter(|name| !seen.contains(**name)) {
            let line = found.span.start.line;
            self.fault(line, &format!("the word `{name}` is missing"));
        }
        &found.fields
    }

    /// Reads one of the parts that [`Node::fields`] found.
    pub fn field<W: Word>(self, fields: &'a [StructField<'a>], name: &'static str) -> W {
        W::read(self.part(fields, name))
    }

    fn part(self, fields: &'a [StructField<'a>], name: &'static str) -> Self {
        let found = fields.iter().find(|field| field.name.name == name);
        self.at(name, found.map(|field| &field.value))
    }

    /// Reads a sentence with these holes.
    pub fn sentence(
        self,
        fields: &'a [StructField<'a>],
        name: &'static str,
        holes: &[HoleSpec],
    ) -> Sentence {
        let at = self.part(fields, name);
        let Some(Expr::String(text)) = at.expr else {
            at.expected("a sentence");
            return Sentence::default();
        };
        Sentence::parse(&text.value, holes).unwrap_or_else(|why| {
            at.fault(text.span.start.line, &why);
            Sentence::default()
        })
    }

    /// Reads a table that has a word for each of the keys.
    pub fn table<W: Word>(
        self,
        fields: &'a [StructField<'a>],
        name: &'static str,
        keys: &[&'static str],
    ) -> Table<W> {
        let at = self.part(fields, name);
        let fields = at.fields(keys);
        Table(
            keys.iter()
                .map(|key| (*key, at.field(fields, key)))
                .collect(),
        )
    }

    /// The values of a list or a tuple, of which so many are expected.
    fn items(self, expected: Option<usize>) -> Vec<&'a Expr<'a>> {
        let found: Vec<_> = match self.expr {
            Some(Expr::Seq(list)) => list.items.iter().map(|item| &item.expr).collect(),
            Some(Expr::Tuple(tuple)) => tuple.elements.iter().map(|part| &part.expr).collect(),
            _ => {
                self.expected("a list or a tuple");
                return Vec::new();
            }
        };
        if let Some(count) = expected.filter(|count| *count != found.len()) {
            self.expected(&format!("{count} words instead of {}", found.len()));
        }
        found
    }
}

/// A word for each variant of an enum, by its name.
#[derive(Debug)]
pub struct Table<W>(Vec<(&'static str, W)>);

impl<W: Copy + Default> Table<W> {
    /// The word of that name.
    #[must_use]
    pub fn get(&self, key: &str) -> W {
        let found = self.0.iter().find(|(known, _)| *known == key);
        found.map_or_else(W::default, |(_, word)| *word)
    }
}

/// Words by any text, as many as there are.
#[derive(Debug, Default)]
pub struct Glossary(Vec<(&'static str, &'static str)>);

impl Glossary {
    /// The word of that text.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&'static str> {
        let found = self.0.iter().find(|(known, _)| *known == key);
        found.map(|(_, word)| *word)
    }

    /// All of them in the order of the file.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.0.iter().copied()
    }
}

impl Word for Glossary {
    fn read(at: Node<'_>) -> Self {
        let Some(Expr::Map(found)) = at.expr else {
            at.expected("`{\"..\": \"..\"}`");
            return Self::default();
        };
        let read = |expr| <&'static str>::read(at.at(at.name, Some(expr)));
        let entries = found.entries.iter();
        let words: Vec<_> = entries.map(|e| (read(&e.key), read(&e.value))).collect();
        for (n, (key, _)) in words.iter().enumerate() {
            if words[..n].iter().any(|(other, _)| other == key) {
                let line = found.entries[n].key.span().start.line;
                at.fault(line, &format!("`{key}` is there twice"));
            }
        }
        Self(words)
    }
}

impl Word for &'static str {
    /// The text stays for as long as the program runs: each file is read once.
    fn read(at: Node<'_>) -> Self {
        let Some(Expr::String(text)) = at.expr else {
            at.expected("a text");
            return "";
        };
        Box::leak(text.value.clone().into_boxed_str())
    }
}

impl Word for bool {
    fn read(at: Node<'_>) -> Self {
        let Some(Expr::Bool(found)) = at.expr else {
            at.expected("`true` or `false`");
            return false;
        };
        found.value
    }
}

impl Word for Language {
    fn read(at: Node<'_>) -> Self {
        match <&str>::read(at) {
            "en" => Self::English,
            "es" => Self::Spanish,
            _ => {
                at.expected("\"en\" or \"es\"");
                Self::default()
            }
        }
    }
}

impl<W: Word> Word for Vec<W> {
    fn read(at: Node<'_>) -> Self {
        let items = at.items(None).into_iter();
        items
            .map(|expr| W::read(at.at(at.name, Some(expr))))
            .collect()
    }
}

impl<W: Word, const N: usize> Word for [W; N] {
    fn read(at: Node<'_>) -> Self {
        let items = at.items(Some(N));
        std::array::from_fn(|n| W::read(at.at(at.name, items.get(n).copied())))
    }
}

impl<A: Word, B: Word> Word for (A, B) {
    fn read(at: Node<'_>) -> Self {
        let items = at.items(Some(2));
        let part = |n: usize| at.at(at.name, items.get(n).copied());
        (A::read(part(0)), B::read(part(1)))
    }
}
