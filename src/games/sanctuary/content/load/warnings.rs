//! Warnings about the cards and decks of a whole content: unused ones, doubles, decks that cannot win, cards that set
//! each other off.

use std::collections::BTreeSet;

use super::super::{
    Ability, Amount, Card, CardKind, Content, Deck, Effect, Filter, Gift, Grant, ObjectSelector,
    Verb,
};
use super::chains;
use super::kind_set::KindSet;
use crate::cards::language::{Part, Scene};
use crate::cards::lint;
use crate::games::sanctuary::Sanctuary;
use crate::packs::{Definition, Warnings};

/// What is doubtful about the things of a content.
pub(super) fn warnings(content: &Content) -> Warnings {
    let mut found = Warnings::default();
    if !content.decks.is_empty() {
        let tokens = (0..).zip(&content.cards).filter(|(_, card)| card.token);
        let tokens = tokens.map(|(n, _)| n);
        let used = content.decks.iter().flat_map(cards).chain(tokens).collect();
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
    for chain in chains::find(content) {
        let message = format!(
            "these set each other off again and again, until nothing is left or `repeats` end the game: {}",
            lint::spelled(&chain, id)
        );
        let help = "stop it with `once: true`, a condition, a target or `May`";
        found.add(("card", id(chain[0])), "W013", message, help);
    }
    too_much(content, &mut found);
    copies(content, &mut found);
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
        unplayable(deck, content, &mut found);
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
                        | Verb::Restore(_)
                        | Verb::Grant(Grant::Silenced, ..)
                );
            }
        });
    }
    can
}

/// W074: a token copies a card of its own kind (C118).
fn copies(content: &Content, found: &mut Warnings) {
    for card in &content.cards {
        let mut odd = Vec::new();
        for ability in &card.abilities {
            ability.parts(&mut |part, scene| {
                if let Part::Effect(Effect::Do(Verb::SpawnCopy(token, _, who))) = part
                    && let Some(token) = content.cards.get(usize::from(token.index))
                    && let Some(filter) = filter_of(who, scene)
                    && !KindSet::from(filter.kind).meets(KindSet::from(token.kind))
                {
                    odd.push(token.id.clone());
                }
            });
        }
        for token in odd {
            let message = format!("`{token}` copies only cards of its own kind");
            let help = "name a token of the kind of what is copied";
            found.add(("card", card.id()), "W074", message, help);
        }
    }
}

/// What something is one of, if the ability says so.
fn filter_of<'a>(who: &'a ObjectSelector, scene: &Scene<'a, Sanctuary>) -> Option<&'a Filter> {
    match who {
        ObjectSelector::Target(n) => Some(&scene.targets.get(usize::from(*n))?.filter),
        ObjectSelector::Picked => scene.picked,
        ObjectSelector::Each(filter) => Some(filter),
        ObjectSelector::This
        | ObjectSelector::That
        | ObjectSelector::Paid
        | ObjectSelector::Own(_) => None,
    }
}

/// W015: each card of a deck can be played with its Sanctuary and beside its other cards. W016: none draws more than the
/// deck holds.
fn unplayable(deck: &Deck, content: &Content, found: &mut Warnings) {
    let card = |n: u16| &content.cards[usize::from(n)];
    let limit = card(deck.sanctuary).limit;
    let characters = deck
        .cards
        .iter()
        .any(|(n, _)| card(*n).kind == CardKind::Character);
    for &(n, _) in &deck.cards {
        let id = &card(n).id;
        let why = match card(n).kind {
            CardKind::Enhancement if limit == 0 => "its Sanctuary bears no Enhancements",
            CardKind::Technology if !characters => "there is no Character to carry it",
            _ => continue,
        };
        let message = format!("card `{id}` of this deck can never be played: {why}");
        found.add(
            ("deck", deck.id()),
            "W015",
            message,
            "take it out, or change the deck",
        );
    }
}

/// W016: no card draws or discards more than a deck holds.
fn too_much(content: &Content, found: &mut Warnings) {
    let most = i32::from(content.rules.deck_size);
    for card in &content.cards {
        for ability in &card.abilities {
            ability.parts(&mut |part, _| {
                if let Part::Effect(Effect::Do(
                    Verb::Draw(Amount::N(n), _)
                    | Verb::Discard(Amount::N(n), _)
                    | Verb::DiscardAtRandom(Amount::N(n), _)
                    | Verb::Mill(Amount::N(n), _)
                    | Verb::Foresee(Amount::N(n)),
                )) = part
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
    }
}
