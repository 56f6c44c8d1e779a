//! Finds the bracket that is really wrong in a file whose brackets do not pair up.
//!
//! A bracket that is missing on line 12 shows at the end of the file, where another one is left over. Packs are laid out
//! in lines, so the indents tell where it belongs: a bracket that ends its line is closed by the first sign of a
//! line with the same indent. Each guess is tried, and the first one that makes all brackets pair up is reported.

use std::ops::Range;

use super::brackets::{after, closing, pairs};
use super::{Diagnostic, TextFile};

/// Guesses that are tried at most.
const MOST: usize = 24;

/// A sign, word or text of the file.
#[derive(Debug, Clone, Copy)]
struct Token {
    at: usize,
    end: usize,
    line: usize,
}

/// A bracket that is not closed yet.
#[derive(Debug, Clone, Copy)]
struct Open {
    token: usize,
    /// The indent of its line.
    indent: usize,
    /// Nothing follows on its line.
    last: bool,
}

/// A change that may make the brackets pair up.
struct RepairCandidate {
    at: Range<usize>,
    by: &'static str,
    code: &'static str,
    message: String,
    help: String,
}

/// The problem where it really is, with its offset; `None` if no single change makes all brackets pair up.
pub(super) fn find(file: &TextFile) -> Option<(usize, Diagnostic)> {
    let mut walk = Walk {
        file,
        tokens: tokens(file),
        open: Vec::new(),
        guesses: Vec::new(),
    };
    walk.all();
    let guess = walk.guesses.into_iter().take(MOST).find(|guess| {
        let (before, rest) = file.text.split_at(guess.at.start);
        let mended = format!("{before}{}{}", guess.by, &rest[guess.at.len()..]);
        pairs(mended.as_bytes())
    })?;
    let found = Diagnostic::error(guess.code, file, &guess.at, guess.message);
    Some((guess.at.start, found.help(guess.help)))
}

fn tokens(file: &TextFile) -> Vec<Token> {
    let text = file.text.as_bytes();
    let (mut all, mut at, mut line) = (Vec::new(), 0, 0);
    while at < text.len() {
        let end = after(text, at);
        let comment = text[at] == b'/' && matches!(text.get(at + 1), Some(b'/' | b'*'));
        if !text[at].is_ascii_whitespace() && !comment {
            all.push(Token { at, end, line });
        }
        line += text[at..end.min(text.len())]
            .iter()
            .filter(|b| **b == b'\n')
            .count();
        at = end;
    }
    all
}

/// The same bracket as a text.
const fn sign(bracket: u8) -> &'static str {
    match bracket {
        b'(' => "(",
        b'[' => "[",
        b')' => ")",
        b']' => "]",
        b'{' => "{",
        _ => "}",
    }
}

const fn opening(close: u8) -> u8 {
    match close {
        b')' => b'(',
        b']' => b'[',
        _ => b'{',
    }
}

struct Walk<'f> {
    file: &'f TextFile,
    tokens: Vec<Token>,
    open: Vec<Open>,
    guesses: Vec<RepairCandidate>,
}

impl Walk<'_> {
    fn byte(&self, n: usize) -> u8 {
        self.tokens
            .get(n)
            .map_or(0, |t| self.file.text.as_bytes()[t.at])
    }

    /// Spaces before the first token of a line.
    fn indent(&self, n: usize) -> usize {
        let (_, start) = self.file.line_at(self.tokens[n].at);
        self.tokens[n].at - start
    }

    fn all(&mut self) {
        let (mut first, mut indent) = (0, 0);
        for n in 0..self.tokens.len() {
            let fresh = n == 0 || self.tokens[n - 1].line < self.tokens[n].line;
            if fresh {
                (first, indent) = (n, self.indent(n));
                self.leave(n, indent);
            }
            match self.byte(n) {
                b'(' | b'[' | b'{' => {
                    let next = self.tokens.get(n + 1);
                    let last = next.is_some_and(|t| t.line > self.tokens[n].line);
                    self.open.push(Open {
                        token: n,
                        indent,
                        last,
                    });
                }
                b')' | b']' | b'}' => self.close(n, first, indent),
                b':' => self.field(n),
                _ => {}
            }
        }
        while let Some(open) = self.open.pop() {
            self.unclosed(open, self.tokens.len());
        }
    }

    /// A field stands in a list, which has none: the list is not closed before it.
    fn field(&mut self, colon: usize) {
        let Some(&open) = self.open.last() else {
            return;
        };
        let comma = colon.checked_sub(2).filter(|&n| self.byte(n) == b',');
        if let Some(comma) = comma.filter(|_| self.byte(open.token) == b'[') {
            let place = self.tokens[comma].at;
            let message = format!("{} is not closed", self.place_of(open.token));
            let help = "close it with `]`".to_owned();
            self.guess(place..place, "]", "P012", message, help);
        }
    }

    /// A line begins whose indent says that brackets before it are closed.
    fn leave(&mut self, n: usize, indent: usize) {
        let closes = matches!(self.byte(n), b')' | b']' | b'}');
        while let Some(&open) = self.open.last() {
            let line = self.tokens[open.token].line;
            let over = if closes {
                indent < open.indent
            } else {
                indent <= open.indent
            };
            if line == self.tokens[n].line || !over {
                return;
            }
            self.open.pop();
            self.unclosed(open, n);
        }
    }

    /// Nothing closes a bracket before token `n`.
    fn unclosed(&mut self, open: Open, n: usize) {
        let (bracket, token) = (self.byte(open.token), self.tokens[open.token]);
        let message = format!("{} is not closed", self.place_of(open.token));
        if bracket == b'{' {
            self.swap(open.token, "(", message);
            return;
        }
        let next = self.tokens.get(open.token + 1);
        if next.is_some_and(|next| next.at == token.end) && self.byte(open.token + 1) == bracket {
            let help = format!("take one `{}` out", sign(bracket));
            self.guess(token.at..token.end, "", "P012", message.clone(), help);
        }
        let close = sign(closing(bracket) as u8);
        let place = if open.last {
            self.gap(n)
        } else {
            self.line_end(open.token)
        };
        let help = format!("close it with `{close}`");
        self.guess(place..place, close, "P012", message, help);
    }

    /// A closing bracket, on a line with that indent and first token.
    fn close(&mut self, n: usize, first: usize, indent: usize) {
        let (bracket, here) = (self.byte(n), self.tokens[n]);
        let Some(&top) = self.open.last() else {
            self.unopened(n, first, indent);
            return;
        };
        let right = closing(self.byte(top.token)) as u8 == bracket;
        let (fresh, same_line) = (n == first, self.tokens[top.token].line == here.line);
        if fresh && !same_line && indent > top.indent {
            self.unopened(n, first, indent);
            if right {
                self.open.pop();
            }
            return;
        }
        if right {
            let closes = matches!(self.byte(first), b')' | b']' | b'}');
            if top.last && (!closes || !fresh && top.indent < indent) {
                self.extra(n);
            }
            self.open.pop();
            return;
        }
        if same_line || fresh && indent == top.indent {
            let message = format!(
                "`{}` cannot close {}",
                sign(bracket),
                self.place_of(top.token)
            );
            let opener = self.byte(top.token);
            let (by_open, by_close) = (sign(opening(bracket)), sign(closing(opener) as u8));
            if opener == b'{' || bracket != b'}' && self.is_wrong(top.token) {
                self.swap(top.token, by_open, message.clone());
            }
            self.swap(n, by_close, message.clone());
            self.swap(top.token, by_open, message);
            self.extra(n);
            self.open.pop();
        } else {
            self.extra(n);
        }
    }

    /// Whether what stands in and before an opening bracket speaks for the other sort.
    fn is_wrong(&self, n: usize) -> bool {
        let word = |n: usize| self.byte(n).is_ascii_alphabetic();
        let field = word(n + 1) && self.byte(n + 2) == b':';
        let called = n > 0 && word(n - 1) && self.tokens[n - 1].end == self.tokens[n].at;
        match self.byte(n) {
            b'[' => field || called,
            _ => !called && !field && matches!(self.byte(n + 1), b'(' | b'A'..=b'Z'),
        }
    }

    /// Nothing opened what token `n` closes.
    fn unopened(&mut self, n: usize, first: usize, indent: usize) {
        if n != first {
            return self.extra(n);
        }
        let close = self.byte(n);
        let open = sign(opening(close));
        let message = format!("{} closes nothing", self.place_of(n));
        let help = format!("its `{open}` is missing here");
        // The line with the same indent that comes last before it, or the one after it if that one is complete.
        let mut before = (0..n)
            .rev()
            .filter(|&m| m == 0 || self.tokens[m - 1].line < self.tokens[m].line);
        let above = before.find(|&m| self.indent(m) <= indent);
        let place = match above {
            Some(m) if self.indent(m) == indent && self.byte(self.last_of(m)) == b':' => {
                self.tokens[self.last_of(m)].end
            }
            Some(m) => self
                .gap(self.last_of(m) + 1)
                .max(self.tokens[self.last_of(m)].end),
            None => self.gap(0),
        };
        self.guess(place..place, open, "P013", message, help);
        self.extra(n);
    }

    fn extra(&mut self, n: usize) {
        let message = format!("`{}` closes nothing", sign(self.byte(n)));
        let at = self.tokens[n].at..self.tokens[n].end;
        self.guess(at, "", "P013", message, "take it out".to_owned());
    }

    fn swap(&mut self, n: usize, by: &'static str, message: String) {
        let at = self.tokens[n].at..self.tokens[n].end;
        self.guess(at, by, "P013", message, format!("write `{by}`"));
    }

    fn guess(
        &mut self,
        at: Range<usize>,
        by: &'static str,
        code: &'static str,
        message: String,
        help: String,
    ) {
        if self.guesses.len() < MOST {
            self.guesses.push(RepairCandidate {
                at,
                by,
                code,
                message,
                help,
            });
        }
    }

    /// A bracket with its place: "`(` of 3:5".
    fn place_of(&self, n: usize) -> String {
        let (line, column) = self.file.place(self.tokens[n].at);
        format!("`{}` of {line}:{column}", sign(self.byte(n)))
    }

    /// The last token on the line of token `n`.
    fn last_of(&self, n: usize) -> usize {
        let line = self.tokens[n].line;
        let rest = &self.tokens[n..];
        n + rest.iter().take_while(|t| t.line == line).count() - 1
    }

    fn line_end(&self, n: usize) -> usize {
        self.tokens[self.last_of(n)].end
    }

    /// Where a missing bracket before token `n` belongs: before a comma that begins the line, on an empty line, or
    /// after the token before.
    fn gap(&self, n: usize) -> usize {
        if self.byte(n) == b',' {
            return self.tokens[n].at;
        }
        let from = if n == 0 { 0 } else { self.tokens[n - 1].end };
        let to = self.tokens.get(n).map_or(self.file.text.len(), |t| t.at);
        let between = &self.file.text[from..to];
        let mut lines = between.match_indices('\n').map(|(at, _)| at + 1);
        let begins = |at: &usize| n == 0 || *at > 0;
        let mut starts: Vec<usize> = lines.by_ref().filter(begins).collect();
        if n == 0 {
            starts.insert(0, 0);
        }
        let empty = |at: &&usize| {
            let rest = &between[**at..];
            rest.find('\n')
                .is_some_and(|end| rest[..end].trim().is_empty())
        };
        match starts.iter().find(empty) {
            Some(at) => from + at,
            None if n == 0 => to,
            None => from,
        }
    }
}
