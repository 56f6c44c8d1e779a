//! Text in a box: broken into lines, shrunk until it fits.

use super::fonts::{Style, width};

/// A run of text in one style.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Span {
    /// The text.
    pub text: String,
    /// How.
    pub style: Style,
}

/// One line with its place, ready to be drawn.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// Baseline, from the top of the box.
    pub y: f32,
    /// Runs with their distance from the left edge.
    pub runs: Vec<(f32, Span)>,
}

/// A laid-out text.
#[derive(Debug, Clone, PartialEq)]
pub struct Block {
    /// Size it was shrunk to.
    pub size: f32,
    /// Lines from the top.
    pub lines: Vec<Line>,
    /// Height used.
    pub height: f32,
}

/// Line height in sizes.
const LEADING: f32 = 1.2;
/// Extra space between paragraphs in sizes.
const GAP: f32 = 0.28;

/// Lays out `paragraphs` in `w` by `h`: the largest size from `most` down to `least` that fits. At
/// `least` it is given back even if it does not.
#[must_use]
pub fn fit(paragraphs: &[Vec<Span>], w: f32, h: f32, most: f32, least: f32) -> Block {
    let mut size = most;
    loop {
        let block = lay_out(paragraphs, w, size);
        if block.height <= h || size <= least {
            return block;
        }
        size = (size - 0.25).max(least);
    }
}

fn lay_out(paragraphs: &[Vec<Span>], w: f32, size: f32) -> Block {
    let mut lines = Vec::new();
    let mut top = 0.0;
    for (n, spans) in paragraphs.iter().enumerate() {
        if n > 0 {
            top += GAP * size;
        }
        for runs in wrap(spans, w, size) {
            lines.push(Line {
                y: top + 0.93 * size,
                runs,
            });
            top += LEADING * size;
        }
    }
    Block {
        size,
        lines,
        height: top,
    }
}

fn wrap(spans: &[Span], w: f32, size: f32) -> Vec<Vec<(f32, Span)>> {
    let mut lines = vec![Vec::<(f32, Span)>::new()];
    let mut x = 0.0;
    for word in words(spans) {
        let (last, before) = word.split_last().expect("no word is empty");
        let natural = |&(text, style): &(&str, Style)| width(text, style, size);
        let tight = before.iter().map(natural).sum::<f32>() + natural(&(last.0.trim_end(), last.1));
        if x > 0.0 && x + tight > w {
            lines.push(Vec::new());
            x = 0.0;
        }
        let line = lines.last_mut().expect("there is always a line");
        for part in word {
            let (text, style) = part;
            match line.last_mut() {
                Some((_, run)) if run.style == style => run.text.push_str(text),
                _ => line.push((
                    x,
                    Span {
                        text: text.to_owned(),
                        style,
                    },
                )),
            }
            x += natural(&part);
        }
    }
    lines
}

/// Units that are never broken over two lines: the parts of a word, which may change its style, and the sign that
/// follows it.
fn words(spans: &[Span]) -> Vec<Vec<(&str, Style)>> {
    let mut all: Vec<Vec<(&str, Style)>> = Vec::new();
    let mut open = false;
    for span in spans {
        for part in span.text.split_inclusive(' ') {
            match all.last_mut().filter(|_| open) {
                Some(word) => word.push((part, span.style)),
                None => all.push(vec![(part, span.style)]),
            }
            open = !part.ends_with(' ');
        }
    }
    all
}

/// The largest size at which one line fits into `w`, between `most` and `least`, and the text,
/// shortened with an ellipsis if even `least` is too wide.
#[must_use]
pub fn one_line(text: &str, style: Style, w: f32, most: f32, least: f32) -> (f32, String) {
    let natural = width(text, style, 1.0).max(0.01);
    let size = (w / natural).min(most);
    if size >= least {
        return (size, text.to_owned());
    }
    let mut short: Vec<char> = text.chars().collect();
    loop {
        short.pop();
        let tried: String = short.iter().collect::<String>().trim_end().to_owned() + "…";
        if short.is_empty() || width(&tried, style, least) <= w {
            return (least, tried);
        }
    }
}

/// `text` as SVG wants it.
#[must_use]
pub fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            c if c.is_control() => safe.push(' '),
            c => safe.push(c),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &str) -> Vec<Span> {
        vec![Span {
            text: text.to_owned(),
            style: Style::Plain,
        }]
    }

    #[test]
    fn long_text_shrinks_and_stays_inside() {
        let text = [plain(&"deal two damage to an agent ".repeat(9))];
        let block = fit(&text, 100.0, 120.0, 14.0, 5.0);
        assert!(block.size < 14.0 && block.height <= 120.0);
        for line in &block.lines {
            let (x, run) = line.runs.last().unwrap();
            assert!(x + width(run.text.trim_end(), run.style, block.size) <= 100.0);
        }
    }

    #[test]
    fn no_line_begins_with_the_sign_after_a_word_of_another_style() {
        let span = |text: &str, style| Span {
            text: text.to_owned(),
            style,
        };
        let text = [
            span("Start of your attack", Style::Bold),
            span(": another agent", Style::Plain),
        ];
        for w in 40..160 {
            let block = fit(
                std::slice::from_ref(&text.to_vec()),
                w as f32,
                500.0,
                12.0,
                12.0,
            );
            let begins = |line: &Line| line.runs[0].1.text.clone();
            assert!(
                block
                    .lines
                    .iter()
                    .all(|line| !begins(line).starts_with(':')),
                "{w}"
            );
        }
    }

    #[test]
    fn short_text_keeps_its_size() {
        assert_eq!(fit(&[plain("Ready.")], 100.0, 50.0, 14.0, 5.0).size, 14.0);
    }

    #[test]
    fn a_name_that_is_far_too_long_is_cut() {
        let (size, text) = one_line(&"Very long name ".repeat(5), Style::Name, 60.0, 20.0, 12.0);
        assert_eq!(size, 12.0);
        assert!(text.ends_with('…') && width(&text, Style::Name, size) <= 60.0);
    }

    #[test]
    fn markup_in_names_is_harmless() {
        assert_eq!(escape("A<b>&\"c"), "A&lt;b&gt;&amp;&quot;c");
    }
}
