//! The frame of a card: its colour and ornaments show the kind and the group.

use crate::desktop::art::card::Measure;
use crate::desktop::art::palette::Rgb;
use crate::games::souls::content::{Card, CardKind, Group, Keyword};

/// The colour of a card's frame.
#[must_use]
pub const fn frame_colour(card: &Card) -> Rgb {
    match card.group {
        Some(group) => of_group(group),
        None => match card.kind {
            CardKind::Character => Rgb(0xe0, 0x9a, 0x46),
            CardKind::StartingItem => Rgb(0xb9, 0x86, 0x4c),
            CardKind::BonusSoul => Rgb(0x6f, 0xc4, 0xd2),
            CardKind::Room => Rgb(0xa5, 0x5f, 0x4b),
            CardKind::Treasure => Rgb(0xc9, 0xb4, 0x8a),
            CardKind::Loot => Rgb(0xb0, 0x8d, 0x66),
            CardKind::Monster => Rgb(0x7d, 0x8a, 0x63),
        },
    }
}

const fn of_group(group: Group) -> Rgb {
    match group {
        // Silver, gold, verdigris, red wax.
        Group::Passive => Rgb(0xa9, 0xb0, 0xb4),
        Group::Active => Rgb(0xd9, 0xa9, 0x3a),
        Group::Paid => Rgb(0x5f, 0x9c, 0x7c),
        Group::OneUse => Rgb(0xc2, 0x4a, 0x3c),
        Group::SoulItem | Group::LostSoul => Rgb(0x6f, 0xc4, 0xd2),
        Group::Coin1 | Group::Coin2 | Group::Coin3 | Group::Coin4 | Group::Coin5 => {
            Rgb(0xb8, 0x74, 0x3c)
        }
        Group::Cancel => Rgb(0x6d, 0x86, 0xb0),
        Group::Bomb => Rgb(0xdb, 0x5f, 0x2e),
        Group::Battery => Rgb(0xd8, 0x8f, 0x2b),
        Group::Shard => Rgb(0xd2, 0xc6, 0xa8),
        Group::Pill => Rgb(0x72, 0xa6, 0x4e),
        Group::Wild => Rgb(0x77, 0x62, 0xb8),
        Group::Trinket => Rgb(0xa8, 0x6d, 0x8f),
        Group::Basic => Rgb(0x7d, 0x8a, 0x63),
        Group::Cursed => Rgb(0x86, 0x57, 0x9c),
        Group::Charmed => Rgb(0xd0, 0x9a, 0x8a),
        Group::Boss => Rgb(0xa8, 0x2f, 0x38),
        Group::Epic => Rgb(0xc7, 0x4a, 0x22),
        Group::GoodEvent => Rgb(0xd6, 0xb0, 0x5c),
        Group::BadEvent => Rgb(0x6c, 0x78, 0x86),
        Group::Curse => Rgb(0x6d, 0x45, 0x9c),
    }
}

/// The two colours that the frame runs between.
pub fn edge(card: &Card, main: Rgb) -> (Rgb, Rgb) {
    let other = match card.group {
        Some(Group::Epic) => Rgb(0xf0, 0xc0, 0x50),
        Some(Group::Boss) => main.tone(0.34, 1.0),
        _ => main.tone(main.lightness() * 0.66, 0.85),
    };
    (main, other)
}

/// Fittings on the frame: each kind of card has its own.
pub fn draw(card: &Card, m: &Measure, main: Rgb) -> String {
    let (w, h, e) = (m.w, m.h, m.edge);
    let light = main.tone(0.84, 0.7).hex();
    let line = |at: f32, wide: f32, dash: &str| {
        format!(
            r##"<rect x="{at}" y="{at}" width="{}" height="{}" rx="9" fill="none" stroke="{light}" stroke-opacity="0.8" stroke-width="{wide}" stroke-dasharray="{dash}"/>"##,
            w - 2.0 * at,
            h - 2.0 * at
        )
    };
    let corners = |d: &str| {
        let one = |x: f32, y: f32, turn: i32| {
            format!(
                r##"<path transform="translate({x},{y}) rotate({turn}) scale({})" d="{d}" fill="{light}" stroke="#140b07" stroke-width="0.8"/>"##,
                w / 180.0
            )
        };
        let a = e * 0.5;
        one(a, a, 0) + &one(w - a, a, 90) + &one(w - a, h - a, 180) + &one(a, h - a, 270)
    };
    let eternal = card.has(Keyword::Eternal);
    match (card.kind, card.group) {
        (CardKind::Character, _) => {
            line(e * 0.5, 1.6, "none") + &corners("M-2,-2 H14 C8,2 2,8 -2,14Z")
        }
        (CardKind::Monster, Some(Group::Boss | Group::Epic)) => {
            corners("M-2,-2 L16,0 L7,3 L3,7 L0,16Z")
        }
        (CardKind::Monster, _) if card.is_event() => line(e * 0.5, 1.8, "9 5"),
        (CardKind::Monster, _) => corners("M-1,-1 L9,0 L0,9Z"),
        (CardKind::Room, _) => line(e * 0.5, 2.2, "16 2.5"),
        (CardKind::BonusSoul, _) => line(e * 0.5, 2.0, "1.5 4"),
        (CardKind::Loot, Some(Group::Wild)) => line(e * 0.5, 1.6, "3 3"),
        (CardKind::Loot, _) => String::new(),
        _ if eternal => line(e * 0.5, 1.6, "none") + &corners("M0,-2 a6,6 0 1 0 0.01,0Z"),
        _ => corners("M-2,-2 H8 V1 H1 V8 H-2Z"),
    }
}
