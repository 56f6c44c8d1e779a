//! Numbers and marks on a card: attack, defense, grade, mythic.

use std::fmt::Write;

use crate::desktop::art::card::Measure;
use crate::desktop::art::fonts::Style;
use crate::desktop::art::marks::{attack_arrow, shield};
use crate::desktop::art::palette;
use crate::games::biomes::content::{Card, Grade};
use crate::games::biomes::text::reach_name;
use crate::packs::Language;

pub const fn grade_width(grade: Grade) -> f32 {
    match grade {
        Grade::Core => 0.0,
        _ => 14.0,
    }
}

/// One to three pips, or a star, for rarer cards.
pub fn grade(grade: Grade, x: f32, y: f32) -> String {
    let (n, colour) = match grade {
        Grade::Core => return String::new(),
        Grade::Rare => (1, "#c9d4dc"),
        Grade::Epic => (2, "#f0c060"),
        Grade::Prime => (3, "#ff9a5c"),
    };
    let mut svg = String::new();
    for i in 0..n {
        let y = y + (i as f32 - (n - 1) as f32 * 0.5) * 6.0;
        let _ = write!(
            svg,
            r##"<path d="M{x},{} l3,3 l-3,3 l-3,-3Z" fill="{colour}"/>"##,
            y - 3.0
        );
    }
    svg
}

pub fn stats(card: &Card, m: &Measure, language: Language) -> String {
    let y = m.h - m.edge - m.stats + 1.0;
    let attack = attack_arrow(m.edge - 2.0, y, m.stats * 1.36, m.stats - 3.0);
    let wide = m.stats * 1.06;
    let shield = shield(m.w - m.edge + 2.0 - wide, y - 2.0, wide, m.stats + 1.0);
    let size = m.stats * 0.74;
    let number = |x: f32, n: i32| {
        format!(
            r##"<text x="{x}" y="{}" text-anchor="middle" {} font-size="{size}" fill="#fff">{n}</text>"##,
            y + m.stats * 0.71,
            Style::Bold.svg(),
        )
    };
    let reach = reach_name(card.reach, language);
    format!(
        r##"{attack}{shield}{}{}<text x="{}" y="{}" text-anchor="middle" {} font-size="{}" fill="{}">{reach}</text>"##,
        number(m.edge + m.stats * 0.54, card.attack),
        number(m.w - m.edge + 2.0 - wide * 0.5, card.defense),
        m.w * 0.5,
        y + m.stats * 0.62,
        Style::Plain.svg(),
        m.stats * 0.42,
        palette::text_dim().hex(),
    )
}

/// A golden inner line and two stars: at most one of its name.
pub fn mythic(m: &Measure) -> String {
    let e = m.edge - 3.0;
    format!(
        r##"<rect x="{e}" y="{e}" width="{}" height="{}" rx="9" fill="none" stroke="#f6dd9c" stroke-opacity="0.9" stroke-width="1.6"/>"##,
        m.w - 2.0 * e,
        m.h - 2.0 * e
    )
}
