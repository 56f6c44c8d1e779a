//! Rules text and flavour in the box that a card has for them.

use std::fmt::Write;

use super::Measure;
use crate::desktop::art::fonts::Style;
use crate::desktop::art::palette::{self, Rgb};
use crate::desktop::art::text_layout::{self, Block, Span, escape};
use crate::packs::prose::{Paragraph, Piece};

/// A paragraph in styles. What closes a word stays with it, or it could begin a line.
#[must_use]
pub fn spans(paragraph: Paragraph) -> Vec<Span> {
    let mut spans: Vec<Span> = Vec::new();
    for piece in paragraph.0 {
        let (mut text, style) = match piece {
            Piece::Text(text) => (text, Style::Plain),
            Piece::Term(text) => (text, Style::Bold),
        };
        if let Some(before) = spans.last_mut() {
            let begun = text.trim_start_matches([',', '.', ';', ':', ')', '!', '?']);
            let rest = text.split_off(text.len() - begun.len());
            before.text += &text;
            text = rest;
        }
        spans.push(Span { text, style });
    }
    spans
}

/// Where text may stand.
#[derive(Clone, Copy)]
pub struct Room {
    pub x: f32,
    pub y: f32,
    pub w: f32,
    pub h: f32,
}

impl Room {
    /// What `m` leaves below the type line and above `foot`.
    pub fn of(m: &Measure, foot: f32) -> Self {
        let y = m.edge + m.top + m.picture + m.kind + 5.0;
        let x = m.edge + 9.0;
        Self {
            x,
            y,
            w: m.w - 2.0 * x,
            h: m.h - m.edge - foot - y,
        }
    }

    /// `paragraphs` laid out in it.
    pub fn lay_out(self, paragraphs: &[Vec<Span>], m: &Measure) -> Block {
        text_layout::fit(paragraphs, self.w, self.h, m.text.0, m.text.1)
    }
}

/// The rules text, and flavour if there is room for it. `symbol` draws a character of [`Style::Gem`] round a
/// middle with a radius.
pub fn text_box(
    block: &Block,
    room: Room,
    m: &Measure,
    flavor: Option<&str>,
    symbol: fn(char, f32, f32, f32) -> String,
) -> String {
    let Room { x, y, w, h } = room;
    let mut svg = draw_block(block, x, y, palette::text(), symbol);
    let left = h - block.height;
    let Some(flavor) = flavor.filter(|text| !text.is_empty()) else {
        return svg;
    };
    let words = [vec![Span {
        text: flavor.to_owned(),
        style: Style::Flavor,
    }]];
    let least = block.size.min(m.text.0 * 0.8);
    let flavor = text_layout::fit(&words, w, left - 8.0, m.text.0 * 0.93, least);
    if flavor.height <= left - 8.0 {
        let top = if block.lines.is_empty() {
            y
        } else {
            y + block.height + ((left - flavor.height) * 0.5).min(12.0)
        };
        svg += &draw_block(&flavor, x, top, palette::text_dim(), symbol);
    }
    svg
}

/// Draws a laid-out text with its top left corner at `x`, `y`.
fn draw_block(
    block: &Block,
    x: f32,
    y: f32,
    colour: Rgb,
    symbol: fn(char, f32, f32, f32) -> String,
) -> String {
    let mut svg = String::new();
    for line in &block.lines {
        let base = y + line.y;
        for (dx, run) in &line.runs {
            if run.style == Style::Gem {
                for (n, c) in run.text.chars().enumerate() {
                    let r = block.size * 0.5;
                    let at = x + dx + r + n as f32 * block.size * 1.04;
                    svg += &symbol(c, at, base - block.size * 0.32, r);
                }
                continue;
            }
            let _ = write!(
                svg,
                r##"<text xml:space="preserve" x="{:.2}" y="{base:.2}" {} font-size="{}" fill="{}">{}</text>"##,
                x + dx,
                run.style.svg(),
                block.size,
                colour.hex(),
                escape(&run.text),
            );
        }
    }
    svg
}
