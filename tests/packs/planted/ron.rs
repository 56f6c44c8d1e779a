//! The files of a built-in pack as tokens, and changes to them.

use std::fs;
use std::ops::Range;
use std::path::Path;

/// A small generator, so that the same seed plants the same mistakes.
pub struct Dice(pub u64);

impl Dice {
    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n.max(1)
    }

    /// One of some things.
    pub fn one<'t, T>(&mut self, of: &'t [T]) -> Option<&'t T> {
        (!of.is_empty()).then(|| &of[self.below(of.len())])
    }
}

/// What a token is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sort {
    Sign,
    Word,
    Number,
    Text,
}

/// A token of a file.
#[derive(Debug, Clone)]
pub struct Token {
    pub sort: Sort,
    pub at: Range<usize>,
    /// How many brackets are open around it.
    pub depth: usize,
}

/// A file of a pack.
#[derive(Debug)]
pub struct File {
    pub name: String,
    pub text: String,
    pub tokens: Vec<Token>,
}

impl File {
    pub fn new(name: String, text: String) -> Self {
        let tokens = tokens(&text);
        Self { name, text, tokens }
    }

    /// The spelling of a token; nothing beyond the last one.
    pub fn says(&self, n: usize) -> &str {
        let token = self.tokens.get(n);
        token.map_or("", |token| &self.text[token.at.clone()])
    }

    pub fn sort(&self, n: usize) -> Option<Sort> {
        Some(self.tokens.get(n)?.sort)
    }

    /// The line of an offset, from 1.
    pub fn line(&self, offset: usize) -> usize {
        self.text[..offset].matches('\n').count() + 1
    }

    /// Whether a token is the name of a field.
    pub fn is_field(&self, n: usize) -> bool {
        self.sort(n) == Some(Sort::Word) && self.says(n + 1) == ":"
    }

    /// Whether a token is a word of the language, with or without brackets.
    pub fn is_word(&self, n: usize) -> bool {
        let capital = self.says(n).starts_with(|c: char| c.is_ascii_uppercase());
        self.sort(n) == Some(Sort::Word) && capital
    }

    /// The number of the token that closes the bracket at `n`.
    pub fn closing(&self, n: usize) -> usize {
        let depth = self.tokens[n].depth;
        let rest = self.tokens.iter().enumerate().skip(n + 1);
        let mut ends = rest.filter(|(m, t)| t.depth == depth && matches!(self.says(*m), ")" | "]"));
        ends.next().map_or(n, |(m, _)| m)
    }

    /// The tokens that begin the values between the brackets at `n`.
    pub fn inside(&self, n: usize) -> Vec<usize> {
        let (end, depth) = (self.closing(n), self.tokens[n].depth + 1);
        let mut starts = Vec::new();
        let mut fresh = true;
        for m in n + 1..end {
            let here = self.tokens[m].depth == depth;
            if here && self.says(m) == "," {
                fresh = true;
            } else if fresh {
                starts.push(m);
                fresh = false;
            }
        }
        starts
    }

    /// The bytes of the value or field that begins at token `n`, up to the next comma or bracket outside it.
    pub fn value(&self, n: usize) -> Range<usize> {
        let depth = self.tokens[n].depth;
        let mut last = n;
        for m in n..self.tokens.len() {
            let token = &self.tokens[m];
            if m > n && (token.depth < depth || token.depth == depth && self.says(m) == ",") {
                break;
            }
            last = m;
        }
        self.tokens[n].at.start..self.tokens[last].at.end
    }
}

fn tokens(text: &str) -> Vec<Token> {
    let bytes = text.as_bytes();
    let (mut all, mut at, mut depth) = (Vec::new(), 0, 0_usize);
    while at < bytes.len() {
        let start = at;
        let letter = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
        let sort = match bytes[at] {
            b if b.is_ascii_whitespace() => {
                at += 1;
                continue;
            }
            b'/' => {
                at += text[at..].find('\n').unwrap_or(text.len() - at);
                continue;
            }
            b'"' => {
                at += 1;
                while bytes[at] != b'"' {
                    at += 1 + usize::from(bytes[at] == b'\\');
                }
                at += 1;
                Sort::Text
            }
            b'-' | b'0'..=b'9' => {
                at += 1;
                while at < bytes.len() && (bytes[at].is_ascii_digit() || bytes[at] == b'.') {
                    at += 1;
                }
                Sort::Number
            }
            b if letter(b) => {
                while at < bytes.len() && letter(bytes[at]) {
                    at += 1;
                }
                Sort::Word
            }
            _ => {
                at += 1;
                Sort::Sign
            }
        };
        let sign = (sort == Sort::Sign).then(|| bytes[start]);
        depth -= usize::from(matches!(sign, Some(b')' | b']')));
        all.push(Token {
            sort,
            at: start..at,
            depth,
        });
        depth += usize::from(matches!(sign, Some(b'(' | b'[')));
    }
    all
}

/// All text files of a folder.
pub fn files(folder: &Path, inside: &str, all: &mut Vec<File>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|n| n.to_str()).expect("a name");
        let name = format!("{inside}{name}");
        if path.is_dir() {
            files(&path, &format!("{name}/"), all);
        } else if name.ends_with(".ron") {
            let text = fs::read_to_string(&path).expect("a text");
            all.push(File::new(name, text));
        }
    }
    all.sort_by(|a, b| a.name.cmp(&b.name));
}
