//! The strong shape in the middle of a picture, chosen from the card's own data.

mod tags;

use crate::desktop::art::dice::Dice;
use crate::desktop::art::emblem::stock::THINGS;
use crate::desktop::art::emblem::{Emblem, Shape, all, any, figure, named, spelled};
use crate::games::biomes::content::{Card, Reach};

/// Sub-types drawn as people.
const PEOPLE: [&str; 12] = [
    "human",
    "elf",
    "dwarf",
    "soldier",
    "mage",
    "warrior",
    "rogue",
    "cyborg",
    "orc",
    "goblin",
    "scientist",
    "angel",
];

/// The emblem of a card.
#[must_use]
pub fn choose(card: &Card, dice: &mut Dice) -> Emblem {
    let name = words(card);
    let subtype = card.subtype.to_lowercase();
    if card.is_agent() {
        if PEOPLE.contains(&subtype.as_str()) {
            return figure::person(&name, card.reach == Reach::Ranged, dice);
        }
        let kin = |shape: &&Shape| shape.tags.contains(&subtype.as_str());
        let shape = named(&name, all().filter(kin))
            .or_else(|| any(all().filter(kin), dice))
            .or_else(|| named(&name, all()));
        return shape.map_or_else(
            || figure::person(&name, card.reach == Reach::Ranged, dice),
            Emblem::from,
        );
    }
    let shape = named(&name, all()).or_else(|| {
        let tags = crate::games::biomes::desktop::art::emblem::tags::of(card);
        tags.iter()
            .find_map(|tag| any(all().filter(|shape| shape.tags.contains(tag)), dice))
    });
    Emblem::from(shape.unwrap_or(&THINGS[dice.below(THINGS.len())]))
}

/// Lower-case words of name and id, each with a space before it.
fn words(card: &Card) -> String {
    spelled(&card.name.english, &card.id)
}
