//! Pennies: as many as a loot card brings.

use std::fmt::Write;

use crate::desktop::art::dice::Dice;
use crate::desktop::art::palette::{PENNY, Rgb};
use crate::games::souls::content::{Ability, Amount, Card, Effect, Group, Verb};

/// How many ¢ a card is, if that is all it is.
pub fn count(card: &Card) -> Option<u8> {
    let coin = matches!(
        card.group,
        Some(Group::Coin1 | Group::Coin2 | Group::Coin3 | Group::Coin4 | Group::Coin5)
    );
    let gains = card.abilities.iter().find_map(|ability| match ability {
        Ability::Resolve { effects, .. } => effects.iter().find_map(|effect| match effect {
            Effect::Do(Verb::GainCoins(Amount::N(n), _)) => u8::try_from(*n).ok(),
            _ => None,
        }),
        _ => None,
    });
    gains.filter(|_| coin)
}

/// One penny, seen from the front.
#[must_use]
pub fn penny(x: f32, y: f32, r: f32) -> String {
    format!(
        r##"<circle cx="{x}" cy="{y}" r="{r}" fill="{}" stroke="#2b1408" stroke-width="{}"/><circle cx="{x}" cy="{y}" r="{}" fill="none" stroke="{}" stroke-width="{}"/><path transform="translate({x},{y}) scale({})" d="M3.4,-3.6 A4.8,4.8 0 1 0 3.4,3.6 M0.4,-7.6 V7.6" fill="none" stroke="#2b1408" stroke-width="1.7" stroke-linecap="round"/>"##,
        PENNY.hex(),
        r * 0.12,
        r * 0.78,
        PENNY.tone(0.82, 0.9).hex(),
        r * 0.1,
        r * 0.075,
    )
}

/// A heap of `n` pennies on the table: all of them lie flat one over the other, the last stands up.
pub fn heap(n: u8, x: f32, main: Rgb, dice: &mut Dice) -> String {
    let mut svg = String::new();
    let piles = match n {
        0..=2 => 1,
        3..=4 => 2,
        _ => 3,
    };
    let lying = usize::from(n.saturating_sub(1));
    for k in 0..lying {
        let pile = k % piles;
        let off = (pile as f32 - (piles as f32 - 1.0) * 0.5) * 42.0;
        let y = 130.0 - (k / piles) as f32 * 9.0;
        let wobble = dice.between(-2.5, 2.5);
        let _ = write!(
            svg,
            r##"<g stroke="#2b1408" stroke-width="1.2"><path d="M{0},{y} v6 a21,6.4 0 0 0 42,0 v-6Z" fill="{1}"/><ellipse cx="{2}" cy="{y}" rx="21" ry="6.4" fill="{3}"/></g>"##,
            x + off + wobble - 21.0,
            PENNY.tone(0.42, 1.0).hex(),
            x + off + wobble,
            PENNY.mix(main, 0.2).tone(0.68, 1.0).hex(),
        );
    }
    let high = 130.0 - (lying.div_ceil(piles)) as f32 * 9.0;
    svg + &penny(x, (high - 20.0).min(98.0), 27.0)
}
