//! The reward box: what the active player gets when a monster dies.

use super::badge::{self, WHITE};
use crate::cards::language::Chance;
use crate::desktop::art::card::Measure;
use crate::desktop::art::palette::Rgb;
use crate::games::souls::content::{Amount, Card, Effect, Verb};

/// The kinds of rewards.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RewardKind {
    Coins,
    Loot,
    Treasure,
    Other,
}

/// The parts of a card's reward with their amounts.
fn prizes(card: &Card) -> Vec<(RewardKind, String)> {
    let said = |amount: &Amount| match amount {
        Amount::N(n) => n.to_string(),
        _ => "?".to_owned(),
    };
    let kind = |effect: &Effect| match effect {
        Effect::Do(Verb::GainCoins(..)) => RewardKind::Coins,
        Effect::Do(Verb::Loot(..)) => RewardKind::Loot,
        Effect::Do(Verb::GainTreasure(..)) => RewardKind::Treasure,
        _ => RewardKind::Other,
    };
    let prize = |effect: &Effect| match effect {
        Effect::Do(
            Verb::GainCoins(amount, _) | Verb::Loot(amount, _) | Verb::GainTreasure(amount, _),
        ) => (kind(effect), said(amount)),
        Effect::Chance(Chance::Roll(bands)) => {
            let first = bands.iter().flat_map(|band| &band.effects).next();
            (first.map_or(RewardKind::Other, kind), "?".to_owned())
        }
        _ => (RewardKind::Other, "…".to_owned()),
    };
    card.rewards.iter().map(prize).collect()
}

/// One prize round `x`, `y`.
fn draw(prize: RewardKind, n: &str, x: f32, y: f32, r: f32) -> String {
    let sign = match prize {
        RewardKind::Coins => crate::games::souls::desktop::art::picture::penny(x, y, r),
        RewardKind::Loot => leaf(x, y, r, Rgb(0x8c, 0x5a, 0x34)),
        RewardKind::Treasure => leaf(x, y, r, Rgb(0xd9, 0xa9, 0x3a)),
        RewardKind::Other => format!(
            r##"<circle cx="{x}" cy="{y}" r="{r}" fill="#2c2320" stroke="#8a7a66" stroke-width="1.4"/>"##
        ),
    };
    sign + &badge::number(n, WHITE, x, y, r * 1.25)
}

/// A small card of a deck.
fn leaf(x: f32, y: f32, r: f32, colour: Rgb) -> String {
    format!(
        r##"<g transform="translate({x},{y}) rotate(8) scale({})"><rect x="-7.4" y="-10" width="14.8" height="20" rx="2.4" fill="{}" stroke="#120906" stroke-width="1.6"/><rect x="-5" y="-7.6" width="10" height="15.2" rx="1.4" fill="none" stroke="{}" stroke-width="1.3"/></g>"##,
        r * 0.1,
        colour.tone(0.4, 1.0).hex(),
        colour.tone(0.78, 0.9).hex(),
    )
}

/// The rewards at the right of the foot of large faces.
pub(super) fn foot(card: &Card, m: &Measure) -> String {
    let r = m.stats * 0.4;
    let y = m.h - m.edge - m.stats * 0.47;
    let all = prizes(card).into_iter().rev().enumerate();
    let one = |(n, (prize, amount)): (usize, (RewardKind, String))| {
        draw(
            prize,
            &amount,
            m.w - m.edge - 6.0 - r - n as f32 * r * 2.3,
            y,
            r,
        )
    };
    all.take(2).map(one).collect()
}

/// The rewards at the right edge of the picture on the table, above the numbers there.
pub(super) fn corner(card: &Card, m: &Measure) -> String {
    let r = m.w * 0.092;
    let all = prizes(card).into_iter().enumerate();
    let one = |(n, (prize, amount)): (usize, (RewardKind, String))| {
        let y = m.h - m.edge - m.w * 0.33 - r - n as f32 * r * 2.3;
        draw(prize, &amount, m.w - m.edge - 5.0 - r, y, r)
    };
    all.take(2).map(one).collect()
}
