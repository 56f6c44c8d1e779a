//! Warnings about the cards and sets of a whole content: unused ones, doubles, sets that nobody can win, counters that
//! nothing gives, cards that set each other off.

use std::collections::BTreeSet;

use super::super::{
    Ability, Amount, Card, CardKind, Condition, Content, Cost, Effect, Grant, Keyword,
    OwnCondition, Set, TriggerCondition, Verb,
};
use crate::cards::language::Part;
use crate::cards::lint;
use crate::cards::uses::Often;
use crate::packs::{Definition, Warnings};

/// What is doubtful about the things of a content.
pub(super) fn warnings(content: &Content) -> Warnings {
    let mut found = Warnings::default();
    if !content.sets.is_empty() {
        let tokens = (0..).zip(&content.cards).filter(|(_, card)| card.token);
        let tokens = tokens.map(|(n, _)| n);
        let used = content
            .sets
            .iter()
            .flat_map(|set| uses(set, content))
            .chain(tokens)
            .collect();
        let message = |id: &str| format!("no set uses card `{id}`");
        found.unused(
            &content.cards,
            &used,
            "L131",
            (message, "put it into a set, or leave it out"),
        );
    }
    found.doubles(&content.cards, &content.packs);
    let words = content.cards.iter();
    let words = words.flat_map(|card| card.tags.iter().map(|tag| (card.id.as_str(), tag.as_str())));
    found.misspelt("card", "tag", words);
    found.doubles(&content.sets, &content.packs);
    let id = |n: usize| content.cards[n].id.as_str();
    for chain in chains(content) {
        let message = format!(
            "this can go on without end: {}; a game in which it does is a draw (T-09)",
            lint::spelled(&chain, id)
        );
        let help = "stop it with `once: true`, a condition, a target or `May`";
        found.add(("card", id(chain[0])), "W013", message, help);
    }
    for set in &content.sets {
        souls(set, content, &mut found);
    }
    counters(content, &mut found);
    found
}

/// The cards of a set, those that come with its characters too.
fn uses(set: &Set, content: &Content) -> Vec<u16> {
    let characters = set.characters.iter();
    let starting = characters.filter_map(|&c| content.cards[usize::from(c)].starting);
    let decks = [&set.treasure, &set.loot, &set.monsters].into_iter();
    let decks = decks.flatten().map(|&(card, _)| card);
    let single = [&set.characters, &set.rooms, &set.bonus].into_iter();
    let single = single.flatten().copied();
    starting.chain(decks).chain(single).collect()
}

/// Shows every effect of a card that is a word of the game.
fn verbs(card: &Card, visit: &mut dyn FnMut(&Verb)) {
    let mut look = |part: Part<'_, crate::games::souls::Souls>| {
        if let Part::Effect(Effect::Do(verb)) = part {
            visit(verb);
        }
    };
    for ability in &card.abilities {
        ability.parts(&mut |part, _| look(part));
    }
    let scene = &crate::cards::language::Scene::new(&[]);
    for reward in &card.rewards {
        crate::cards::language::Parts::parts(reward, scene, &mut |part, _| look(part));
    }
}

/// W014: the souls of a set are enough for somebody to win.
fn souls(set: &Set, content: &Content, found: &mut Warnings) {
    let card = |n: u16| &content.cards[usize::from(n)];
    let mut other_ways = false;
    for n in uses(set, content) {
        verbs(card(n), &mut |verb| {
            other_ways |= matches!(
                verb,
                Verb::BecomeSoul(..) | Verb::Win(_) | Verb::Grant(Grant::Goal(_), ..)
            );
        });
        let goal = |ability: &Ability| matches!(ability, Ability::Static { gives, .. } if gives.iter().any(|g| matches!(g, Grant::Goal(_))));
        other_ways |= card(n).abilities.iter().any(goal);
    }
    let decks = [&set.treasure, &set.loot, &set.monsters]
        .into_iter()
        .flatten();
    let decks: u32 = decks
        .map(|&(n, copies)| u32::from(card(n).souls) * u32::from(copies))
        .sum();
    let mut bonus: Vec<u32> = set
        .bonus
        .iter()
        .map(|&n| u32::from(card(n).souls))
        .collect();
    bonus.sort_unstable_by(|a, b| b.cmp(a));
    let bonus: u32 = bonus.iter().take(content.rules.bonus_souls.into()).sum();
    let own = set.characters.iter().map(|&n| u32::from(card(n).souls));
    let all = decks + bonus + own.sum::<u32>();
    let goal = u32::from(content.rules.goal);
    if all < goal && !other_ways {
        let message = format!(
            "nobody can win with this set: all its souls together are worth {all}, and {goal} win"
        );
        let help = "add bosses or other cards with `souls`, or lower `goal` in `rules.ron`";
        found.add(("set", set.id()), "W014", message, help);
    }
}

/// W015: counters that a card pays or asks for are put on something.
fn counters(content: &Content, found: &mut Warnings) {
    let mut given = false;
    for card in &content.cards {
        verbs(card, &mut |verb| {
            given |= matches!(verb, Verb::AddCounters(..));
        });
    }
    if given {
        return;
    }
    for card in &content.cards {
        let mut asks = false;
        for ability in &card.abilities {
            if let Ability::Activated { costs, .. } = ability {
                asks |= costs
                    .iter()
                    .any(|cost| matches!(cost.value, Cost::Counters(_)));
            }
            ability.parts(&mut |part, _| {
                asks |= matches!(
                    part,
                    Part::Condition(Condition::Own(OwnCondition::CountersAtLeast(_)))
                );
                if let Part::Effect(Effect::MayPay(costs, _) | Effect::PickSome(.., costs)) = part {
                    asks |= costs.iter().any(|cost| matches!(cost, Cost::Counters(_)));
                }
            });
        }
        if asks {
            let message = "this asks for counters, and no card puts any";
            let help = "add an effect such as `AddCounters(1, This)`";
            found.add(("card", card.id()), "W015", message, help);
        }
    }
}

/// A triggered ability that happens without a choice.
struct Sure<'c> {
    card: usize,
    when: &'c TriggerCondition,
    effects: &'c [Effect],
}

/// Cards of one player whose abilities trigger each other. A card that triggers itself alone has L137.
fn chains(content: &Content) -> BTreeSet<Vec<usize>> {
    let cards = content
        .cards
        .iter()
        .enumerate()
        .filter(|(_, card)| is_owned(card));
    let all = cards.flat_map(|(card, of)| of.abilities.iter().map(move |ability| (card, ability)));
    let all: Vec<Sure<'_>> = all
        .filter_map(|(card, ability)| match ability {
            Ability::Triggered {
                when,
                once: Often::Any,
                nth: None,
                only_if: None,
                targets,
                effects,
                choose,
                ..
            } if targets.is_empty() && choose.is_empty() => Some(Sure {
                card,
                when,
                effects,
            }),
            _ => None,
        })
        .collect();
    let cards: Vec<usize> = all.iter().map(|ability| ability.card).collect();
    let mut found = lint::chains(&cards, |a, b| {
        all[a]
            .effects
            .iter()
            .any(|effect| causes(effect, all[b].when))
    });
    found.retain(|chain| chain.len() > 1);
    found
}

/// Whether a player controls the card in play.
fn is_owned(card: &Card) -> bool {
    match card.kind {
        CardKind::Character | CardKind::StartingItem | CardKind::Treasure => true,
        CardKind::Loot => card.has(Keyword::Trinket),
        CardKind::Monster | CardKind::BonusSoul | CardKind::Room => false,
    }
}

/// Whether an effect makes happen what another ability of the same player waits for.
fn causes(effect: &Effect, when: &TriggerCondition) -> bool {
    let some = |n: &Amount| matches!(n, Amount::N(1..) | Amount::That);
    let Effect::Do(verb) = effect else {
        return false;
    };
    match (verb, when) {
        (Verb::GainCoins(n, player), TriggerCondition::GainsCoins(whose))
        | (Verb::Loot(n, player), TriggerCondition::Loots(whose))
        | (Verb::GainTreasure(n, player), TriggerCondition::GainsItem(whose))
        | (
            Verb::Discard(n, player) | Verb::DiscardAtRandom(n, player),
            TriggerCondition::Discards(whose),
        ) => some(n) && lint::concerns(player, *whose),
        _ => false,
    }
}
