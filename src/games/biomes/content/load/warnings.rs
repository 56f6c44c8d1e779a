//! Warnings about the cards and decks of a whole content: unused ones, doubles, costs that cannot be paid, decks that
//! cannot win, cards that set each other off endlessly.

use std::collections::BTreeSet;

use super::super::{
    Ability, Amount, BiomeType, Card, Condition, Content, Cost, Deck, ENERGIES, Effect, Energy,
    Filter, OwnCondition, PlayerSelector, Verb, Where,
};
use super::endless;
use crate::cards::language::Part;
use crate::cards::lint::spelled;
use crate::packs::{Definition, Warnings};

/// What is doubtful about the things of a content.
pub(super) fn warnings(content: &Content) -> Warnings {
    let mut found = Warnings::default();
    let used = used(content);
    let message = |id: &str| format!("no deck can produce card `{id}`");
    let help = "put it into a deck, let a card of a deck make it, or leave it out";
    found.unused(&content.cards, &used, "B031", (message, help));
    found.doubles(&content.cards, &content.packs);
    let words = content
        .cards
        .iter()
        .map(|card| (card.id.as_str(), card.subtype.as_str()));
    found.misspelt("card", "sub-type", words);
    found.doubles(&content.decks, &content.packs);
    let id = |n: usize| content.cards[n].id.as_str();
    for chain in endless::chains(content) {
        let message = format!(
            "this can go on without end: {}; `repeats` in a turn end the game in a draw (T-09)",
            spelled(&chain, id)
        );
        let help = "stop it with `once: true`, a condition, a target or `May`";
        found.add(("card", id(chain[0])), "B036", message, help);
    }
    for chain in endless::draws(content) {
        let message = format!(
            "this goes on until a deck is empty, which loses sectors: {}",
            spelled(&chain, id)
        );
        let help = "stop it with `once: true`, a condition, a target or `May`";
        found.add(("card", id(chain[0])), "W013", message, help);
    }
    for deck in &content.decks {
        of_deck(deck, content, &mut found);
    }
    for card in &content.cards {
        planet(card, content, &mut found);
        too_much(card, content, &mut found);
    }
    found
}

/// B039: a card asks for a biome that there is, and is aligned with one.
fn planet(card: &Card, content: &Content, found: &mut Warnings) {
    let there = |kind: BiomeType| content.biomes.iter().any(|biome| biome.kind == kind);
    let wanted = card.cost.symbols();
    let colours = || {
        ENERGIES
            .into_iter()
            .filter(|energy| *energy != Energy::Void && wanted[energy.index()] > 0)
    };
    let aligned = colours().any(|energy| {
        content
            .biomes
            .iter()
            .any(|biome| biome.alignments.contains(&energy))
    });
    let help = "define such a biome, or ask for another one";
    for ability in &card.abilities {
        ability.parts(&mut |part, _| {
            let message = match part {
                Part::Condition(Condition::Own(OwnCondition::InBiome(kind))) if !there(*kind) => {
                    format!("this never holds: there is no biome of the type {kind:?}")
                }
                Part::Filter(Filter {
                    place: Where::In(kind),
                    ..
                }) if !there(*kind) => {
                    format!("this matches nothing: there is no biome of the type {kind:?}")
                }
                Part::Condition(Condition::Own(OwnCondition::Adept)) if !aligned => {
                    "`Adept` never holds: no biome is aligned with an energy of the cost".to_owned()
                }
                _ => return,
            };
            found.add(("card", &card.id), "B039", message, help);
        });
    }
}

/// W016: no card draws or discards more than a deck holds.
fn too_much(card: &Card, content: &Content, found: &mut Warnings) {
    let most = i32::from(content.rules.deck_size);
    verbs(&card.abilities, &mut |verb| {
        if let Verb::Draw(Amount::N(n), _)
        | Verb::Discard(Amount::N(n), _)
        | Verb::Erase(Amount::N(n), _)
        | Verb::Scan(Amount::N(n), _) = verb
            && *n > most
        {
            let message = format!("{n} cards are more than a deck has: {most}");
            found.add(
                ("card", &card.id),
                "W016",
                message,
                "write a smaller number",
            );
        }
    });
}

/// Every card that can turn up in a match with the decks of the content.
fn used(content: &Content) -> BTreeSet<u16> {
    let common = content.rules.common_anomalies.iter();
    let mut all: BTreeSet<u16> = common.map(|card| card.index).collect();
    for deck in &content.decks {
        all.extend(deck.cards.iter().chain(&deck.reserve).map(|(card, _)| card));
    }
    for biome in &content.biomes {
        all.extend(named(&biome.influence));
    }
    reached(all, content)
}

/// These cards and all that they lead to.
fn reached(mut all: BTreeSet<u16>, content: &Content) -> BTreeSet<u16> {
    let mut before = 0;
    while before < all.len() {
        before = all.len();
        let cards = all
            .iter()
            .filter_map(|&i| content.cards.get(usize::from(i)));
        let next: Vec<u16> = cards.flat_map(leads_to).collect();
        all.extend(next);
    }
    all
}

fn leads_to(card: &Card) -> Vec<u16> {
    let mut found: Vec<u16> = card.anomaly.into_iter().collect();
    found.extend(named(&card.abilities));
    found
}

/// The cards that abilities name.
fn named(abilities: &[Ability]) -> Vec<u16> {
    let mut found = Vec::new();
    verbs(abilities, &mut |verb| {
        if let Verb::Spawn(card, _) | Verb::SpawnCopy(card, ..) | Verb::Become(card, ..) = verb {
            found.push(card.index);
        }
    });
    found
}

/// Shows every word of what abilities do.
fn verbs(abilities: &[Ability], visit: &mut dyn FnMut(&Verb)) {
    for ability in abilities {
        ability.parts(&mut |part, _| {
            if let Part::Effect(Effect::Do(verb)) = part {
                visit(verb);
            }
        });
    }
}

/// W014: something in a deck can take a sector. W015: each card of it can be paid for.
fn of_deck(deck: &Deck, content: &Content, found: &mut Warnings) {
    let own = deck
        .cards
        .iter()
        .chain(&deck.reserve)
        .map(|(card, _)| *card);
    let own: BTreeSet<u16> = own.collect();
    let cards = |of: &BTreeSet<u16>| -> Vec<&Card> {
        of.iter()
            .filter_map(|&n| content.cards.get(usize::from(n)))
            .collect()
    };
    let all = reached(own.clone(), content);
    if !cards(&all).into_iter().any(takes_sectors) {
        let message = "no card of this deck can take a sector: there are no agents in it, and nothing damages sectors";
        found.add(
            ("deck", deck.id()),
            "W014",
            message,
            "add agents that attack",
        );
    }
    let made = made(&cards(&all), &cards(&own), content);
    for card in cards(&own) {
        let wanted = card.cost.symbols();
        let lacks = ENERGIES.into_iter().find(|&energy| {
            wanted[energy.index()] > 0 && energy != Energy::Void && !made.contains(&energy.index())
        });
        let any = card.cost.value() > 0 && made.is_empty();
        if let Some(energy) = lacks.or(any.then_some(Energy::Void)) {
            let message = format!(
                "card `{}` of this deck cannot be paid for: nothing in it makes {energy:?}",
                card.id
            );
            let help = "add a card that makes that energy, or that converts to such an anomaly";
            found.add(("deck", deck.id()), "W015", message, help);
        }
    }
}

/// Whether a card can bring a sector of the opponent down.
fn takes_sectors(card: &Card) -> bool {
    let mut can = card.is_agent();
    verbs(&card.abilities, &mut |verb| {
        can |= match verb {
            Verb::LoseDurability(..)
            | Verb::LoseSector(_)
            | Verb::LoseMatch(_)
            | Verb::Hack(_)
            | Verb::Hologram(_) => true,
            Verb::Damage(..) => format!("{:?}", card.abilities).contains("Sector"),
            // An empty deck loses a sector for each card that is not there.
            Verb::Erase(_, player) | Verb::Draw(_, player) => *player != PlayerSelector::You,
            _ => false,
        };
    });
    can
}

/// The energies, by number, that cards of a deck can make. `all`: with what they lead to.
fn made(all: &[&Card], own: &[&Card], content: &Content) -> BTreeSet<usize> {
    let mut made = BTreeSet::new();
    let mut add = |cost: Cost| {
        let symbols = cost.symbols();
        made.extend((0..symbols.len()).filter(|&n| symbols[n] > 0));
    };
    let plays = content.rules.anomalies > 0;
    let common = content.rules.common_anomalies.iter();
    let common: Vec<&Card> = common
        .filter_map(|card| content.cards.get(usize::from(card.index)))
        .collect();
    let converts =
        plays && content.rules.conversions > 0 && own.iter().any(|card| card.anomaly.is_none());
    for card in all
        .iter()
        .filter(|card| plays || !card.is_anomaly())
        .chain(common.iter().filter(|_| converts))
    {
        card.makes.into_iter().for_each(&mut add);
    }
    for card in all {
        verbs(&card.abilities, &mut |verb| match verb {
            Verb::Energy(energy, ..) => {
                made.insert(energy.index());
            }
            // A common anomaly of that energy, in the order of the rules.
            Verb::Generate(energy, _) => {
                let anomaly = common.get(energy.index());
                let symbols = anomaly
                    .and_then(|card| card.makes)
                    .unwrap_or_default()
                    .symbols();
                made.extend((0..symbols.len()).filter(|&n| symbols[n] > 0));
            }
            _ => {}
        });
    }
    made
}
