//! Warnings about the cards and decks of a whole content: unused ones, doubles, decks that cannot win, cards that set
//! each other off.

use std::collections::BTreeSet;

use super::super::{
    Ability, Amount, Card, CardKind, Content, Deck, Effect, Gift, Grant, TriggerCondition, Verb,
};
use crate::cards::language::Part;
use crate::cards::lint;
use crate::packs::{Thing, Warnings};

/// What is doubtful about the things of a content.
pub(super) fn warnings(content: &Content) -> Warnings {
    let mut found = Warnings::default();
    if !content.decks.is_empty() {
        let used = content.decks.iter().flat_map(cards).collect();
        let message = |id: &str| format!("no deck uses card `{id}`");
        found.unused(
            &content.cards,
            &used,
            "S131",
            (message, "put it into a deck, or leave it out"),
        );
    }
    found.doubles(&content.cards, &content.packs);
    let words = content
        .cards
        .iter()
        .map(|card| (card.id.as_str(), card.subtype.as_str()));
    found.misspelt("card", "sub-type", words);
    found.doubles(&content.factions, &content.packs);
    found.doubles(&content.decks, &content.packs);
    let id = |n: usize| content.cards[n].id.as_str();
    for chain in chains(content) {
        let message = format!(
            "this goes on until nothing is left to draw: {}",
            lint::spelled(&chain, id)
        );
        let help = "stop it with `once: true`, a condition, a target or `May`";
        found.add(("card", id(chain[0])), "W013", message, help);
    }
    for deck in &content.decks {
        let mut all = cards(deck)
            .into_iter()
            .map(|n| &content.cards[usize::from(n)]);
        if !all.any(damages_sanctuaries) {
            let message = "no card of this deck can damage a Sanctuary: none attacks, and none has such an effect";
            found.add(
                ("deck", deck.id()),
                "W014",
                message,
                "add Characters that can attack",
            );
        }
    }
    found
}

/// The cards of a deck, with its Sanctuary.
fn cards(deck: &Deck) -> BTreeSet<u16> {
    let cards = deck.cards.iter().map(|(card, _)| *card);
    cards.chain([deck.sanctuary]).collect()
}

/// Whether a card can attack, or damage a Sanctuary, or bring something that can.
fn damages_sanctuaries(card: &Card) -> bool {
    let attacks = card.kind == CardKind::Character
        && !card.gifts.has(Gift::Reaction)
        && !card.gifts.has(Gift::Macrophage);
    let mut can = attacks;
    for ability in &card.abilities {
        if let Ability::Continuous { gives, .. } = ability {
            can |= gives.contains(&Grant::Silenced);
        }
        ability.parts(&mut |part, _| {
            if let Part::Effect(Effect::Do(verb)) = part {
                can |= matches!(
                    verb,
                    Verb::DamageSanctuary(..)
                        | Verb::Control(_)
                        | Verb::Revive(_)
                        | Verb::Give(Grant::Silenced, ..)
                );
            }
        });
    }
    can
}

/// A triggered ability that happens without a choice.
struct Sure<'c> {
    card: usize,
    when: &'c TriggerCondition,
    effects: &'c [Effect],
}

/// Cards whose abilities make each other draw and discard.
fn chains(content: &Content) -> BTreeSet<Vec<usize>> {
    let cards = content.cards.iter().enumerate();
    let all = cards.flat_map(|(card, of)| of.abilities.iter().map(move |ability| (card, ability)));
    let all: Vec<Sure<'_>> = all
        .filter_map(|(card, ability)| match ability {
            Ability::Triggered {
                when,
                once: false,
                only_if: None,
                targets,
                effects,
            } if targets.is_empty() => Some(Sure {
                card,
                when,
                effects,
            }),
            _ => None,
        })
        .collect();
    let cards: Vec<usize> = all.iter().map(|ability| ability.card).collect();
    lint::chains(&cards, |a, b| {
        all[a]
            .effects
            .iter()
            .any(|effect| causes(effect, all[b].when))
    })
}

/// Whether an effect makes happen what another ability of the same player waits for.
fn causes(effect: &Effect, when: &TriggerCondition) -> bool {
    let some = |n: &Amount| matches!(n, Amount::N(1..));
    match (effect, when) {
        (Effect::Do(Verb::Draw(n, player)), TriggerCondition::Draws(whose))
        | (
            Effect::Do(Verb::Discard(n, player) | Verb::DiscardAtRandom(n, player)),
            TriggerCondition::Discards(whose),
        ) => some(n) && lint::concerns(player, *whose),
        _ => false,
    }
}
