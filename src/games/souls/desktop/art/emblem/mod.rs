//! The emblem of a Souls card: chosen from its name, its kind and its group.

use std::sync::LazyLock;

use crate::desktop::art::dice::Dice;
use crate::desktop::art::emblem::stock::{Stock, TOOLS, shapes};
use crate::desktop::art::emblem::{Emblem, Shape, all, any, figure, named};
use crate::games::souls::content::{Card, CardKind, Group};

pub use crate::desktop::art::emblem::figure::Person;

/// Objects of the Tallow House.
static TALLOW: Stock = LazyLock::new(|| shapes!("tallow"));
/// Vermin, ghosts and remains of that house.
static VERMIN: Stock = LazyLock::new(|| shapes!("vermin"));

/// The figure that stands in the light.
pub enum Figure {
    /// Somebody.
    Person(Person),
    /// Anything else.
    Thing(Emblem),
}

/// The figure of a card.
#[must_use]
pub fn choose(card: &Card, dice: &mut Dice) -> Figure {
    let words = crate::desktop::art::emblem::spelled(&card.name.english, &card.id);
    let cat = card.tags.iter().any(|tag| tag == "feline");
    if card.kind == CardKind::Character && !cat {
        return Figure::Person(figure::parts(&words, false, dice));
    }
    let own = last_named(&words).or_else(|| cat.then(|| tagged("feline", dice)).flatten());
    let shape = own
        .or_else(|| named(&words, TOOLS.iter().chain(all())))
        .or_else(|| tagged(about(card), dice))
        .or_else(|| any(house(), dice));
    match shape {
        Some(shape) => Figure::Thing(shape.into()),
        None => Figure::Person(figure::parts(&words, false, dice)),
    }
}

/// Every shape of the house.
fn house() -> impl Iterator<Item = &'static Shape> + Clone {
    TALLOW.iter().chain(VERMIN.iter())
}

/// The shape that the last word of a name asks for: a "Candle Hat" is a hat.
fn last_named(words: &str) -> Option<&'static Shape> {
    let mut words = words.split(' ').filter(|word| !word.is_empty()).rev();
    words.find_map(|word| house().find(|shape| shape.words.contains(&word)))
}

fn tagged(tag: &str, dice: &mut Dice) -> Option<&'static Shape> {
    any(house().filter(|s| s.tags.contains(&tag)), dice)
}

/// The subject of a card whose name suggests none.
const fn about(card: &Card) -> &'static str {
    match card.group {
        Some(Group::Cancel) => "cancel",
        Some(Group::Bomb) => "damage",
        Some(Group::Battery) => "recharge",
        Some(Group::Shard) => "roll",
        Some(Group::Pill) => "pill",
        Some(Group::Trinket) => "trinket",
        Some(Group::LostSoul | Group::SoulItem) => "soul",
        Some(Group::Curse | Group::BadEvent) => "spirit",
        Some(Group::GoodEvent) => "paper",
        Some(Group::Basic | Group::Cursed | Group::Charmed | Group::Boss | Group::Epic) => {
            "monster"
        }
        _ => match card.kind {
            CardKind::Room => "place",
            CardKind::BonusSoul => "soul",
            _ => "gear",
        },
    }
}
