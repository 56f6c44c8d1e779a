//! Rules text and flavour on a card.

use std::fmt::Write;

use super::Measure;
use crate::desktop::art::fonts::{GEMS, Style};
use crate::desktop::art::glyph;
use crate::desktop::art::palette::{self, Rgb};
use crate::desktop::art::text_layout::{self, Block, Span, escape};
use crate::games::biomes::content::{Card, Cost, ENERGIES, Energy};
use crate::games::biomes::text::{self, Paragraph, Piece};

/// The rules text laid out in what `m` leaves for it.
pub fn rules(card: &Card, cards: &[Card], m: &Measure) -> Block {
    let (_, _, w, room) = space(card, m);
    let paragraphs: Vec<Vec<Span>> = text::card_text(card, cards).iter().map(spans).collect();
    text_layout::fit(&paragraphs, w, room, m.text.0, m.text.1)
}

/// Where text may stand: left, top, width, height.
fn space(card: &Card, m: &Measure) -> (f32, f32, f32, f32) {
    let y = m.edge + m.top + m.picture + m.kind + 5.0;
    let foot = if card.is_agent() { m.stats } else { 3.0 };
    let x = m.edge + 9.0;
    (x, y, m.w - 2.0 * x, m.h - m.edge - foot - y)
}

/// The rules text, and flavour if there is room for it.
pub fn text_box(card: &Card, block: &Block, m: &Measure, lore: bool) -> String {
    let (x, y, w, room) = space(card, m);
    let mut svg = draw_block(block, x, y, palette::TEXT);
    let left = room - block.height;
    let words = [vec![Span {
        text: card.flavor.clone(),
        style: Style::Flavor,
    }]];
    let least = block.size.min(m.text.0 * 0.8);
    let flavor = text_layout::fit(&words, w, left - 8.0, m.text.0 * 0.93, least);
    if lore && !card.flavor.is_empty() && flavor.height <= left - 8.0 {
        let top = if block.lines.is_empty() {
            y
        } else {
            y + block.height + ((left - flavor.height) * 0.5).min(12.0)
        };
        svg += &draw_block(&flavor, x, top, palette::TEXT_DIM);
    }
    svg
}

/// A rules paragraph in styles.
#[must_use]
pub fn spans(paragraph: &Paragraph) -> Vec<Span> {
    let span = |text: String, style| Span { text, style };
    let one = |piece: &Piece| match piece {
        Piece::Text(text) => span(text.clone(), Style::Plain),
        Piece::Term(text) => span(text.clone(), Style::Bold),
        Piece::Symbols(cost) => span(gems(cost), Style::Gem),
        Piece::Symbol(energy) => span(gem(*energy).to_string(), Style::Gem),
        Piece::Speed(speed) => span("›".repeat(usize::from(*speed)), Style::Bold),
    };
    paragraph.0.iter().map(one).collect()
}

fn gem(energy: Energy) -> char {
    char::from_u32(GEMS as u32 + energy.index() as u32).unwrap_or(GEMS)
}

fn gems(cost: &Cost) -> String {
    let mut text = String::new();
    let number = |n: u32| char::from_u32(GEMS as u32 + 0x10 + n).unwrap_or(GEMS);
    if cost.x {
        text.push(number(0x40));
    }
    if cost.void > 0 {
        text.push(number(u32::from(cost.void)));
    }
    let symbols = cost.symbols();
    for energy in ENERGIES.into_iter().filter(|&e| e != Energy::Void) {
        (0..symbols[energy.index()]).for_each(|_| text.push(gem(energy)));
    }
    text
}

fn draw_gem(c: char, x: f32, y: f32, r: f32) -> String {
    let n = (c as u32).saturating_sub(GEMS as u32);
    match n {
        0..6 => glyph::gem(ENERGIES[n as usize], None, x, y, r),
        0x50.. => glyph::gem(Energy::Void, Some("X"), x, y, r),
        n => glyph::gem(Energy::Void, Some(&(n - 0x10).to_string()), x, y, r),
    }
}

/// Draws a laid-out text with its top left corner at `x`, `y`.
fn draw_block(block: &text_layout::Block, x: f32, y: f32, colour: Rgb) -> String {
    let mut svg = String::new();
    for line in &block.lines {
        let base = y + line.y;
        for (dx, run) in &line.runs {
            if run.style == Style::Gem {
                for (n, c) in run.text.chars().enumerate() {
                    let r = block.size * 0.5;
                    let at = x + dx + r + n as f32 * block.size * 1.04;
                    svg += &draw_gem(c, at, base - block.size * 0.32, r);
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
