//! Finds agents that damage themselves or each other whenever they are damaged, and heal as much.

use std::collections::BTreeSet;

use super::super::super::{
    Amount, Content, Effect, Filter, Keyword, ObjectSelector, TriggerCondition, Verb,
};
use super::{Chain, Skill, is_harmless, is_this, takes};

/// An agent's damage whenever it is damaged, the target of it, and the gain of its defense.
#[derive(Clone, Copy)]
struct Answer<'c> {
    card: usize,
    deals: &'c Amount,
    to: &'c ObjectSelector,
    mends: &'c Amount,
    when: &'c TriggerCondition,
}

/// Every agent that keeps itself going, and for every other one the first that it keeps going with.
pub(super) fn chains(content: &Content, skills: &[Skill<'_>], left: &mut u32) -> Vec<Chain> {
    let answers = skills.iter().filter_map(|skill| answer(skill, content));
    let answers: Vec<Answer<'_>> = answers.collect();
    let mut told = BTreeSet::new();
    let mut found = Vec::new();
    for (n, a) in answers.iter().enumerate() {
        if hits_itself(a, content) && told.insert(a.card) {
            found.push(vec![a.card]);
        }
        if told.contains(&a.card) {
            continue;
        }
        for b in &answers[n..] {
            if *left == 0 {
                return found;
            }
            *left -= 1;
            if hit_each_other(a, b, content) {
                told.extend([a.card, b.card]);
                found.push(vec![a.card, b.card]);
                break;
            }
        }
    }
    found
}

fn answer<'c>(skill: &Skill<'c>, content: &Content) -> Option<Answer<'c>> {
    let card = content.cards.get(skill.card)?;
    let reacts = matches!(
        skill.when,
        TriggerCondition::Damaged | TriggerCondition::DamagesAgent
    );
    if !reacts || !card.is_agent() || card.keywords.has(Keyword::Virus) {
        return None;
    }
    let (mut dealt, mut mended) = (None, None);
    for effect in skill.effects {
        match effect {
            Effect::Do(Verb::Damage(n, who)) if dealt.is_none() => dealt = Some((n, who)),
            Effect::Do(Verb::Buff { defense, who, .. }) if is_this(who) && mended.is_none() => {
                mended = Some(&defense.0);
            }
            other if is_harmless(other) => {}
            _ => return None,
        }
    }
    let (deals, to) = dealt?;
    let surely = matches!(deals, Amount::That) || matches!(deals, Amount::N(n) if *n > 0);
    surely.then_some(Answer {
        card: skill.card,
        deals,
        to,
        mends: mended?,
        when: skill.when,
    })
}

fn hits_itself(a: &Answer<'_>, content: &Content) -> bool {
    let itself = match a.to {
        ObjectSelector::This => true,
        ObjectSelector::Each(filter) => !filter.other && takes_card(filter, a.card, content),
        _ => false,
    };
    // "That much" stays what it was: 1 is enough.
    itself && covers(a.mends, number(a.deals).unwrap_or(1))
}

fn hit_each_other(a: &Answer<'_>, b: &Answer<'_>, content: &Content) -> bool {
    let hits = |a: &Answer<'_>, b: &Answer<'_>| match a.to {
        ObjectSelector::That => true,
        ObjectSelector::Each(filter) => filter.other && takes_card(filter, b.card, content),
        _ => false,
    };
    let damaged = [a, b].iter().all(|x| *x.when == TriggerCondition::Damaged);
    let twice = a.card == b.card && content.cards[a.card].mythic;
    let (x, y) = (number(a.deals), number(b.deals));
    let from_a = x.or(y).unwrap_or(1);
    let from_b = y.or(x).unwrap_or(1);
    damaged
        && !twice
        && hits(a, b)
        && hits(b, a)
        && covers(a.mends, from_b)
        && covers(b.mends, from_a)
}

fn takes_card(filter: &Filter, card: usize, content: &Content) -> bool {
    content.cards.get(card).is_some_and(|c| takes(filter, c))
}

const fn number(amount: &Amount) -> Option<i32> {
    match amount {
        Amount::N(n) => Some(*n),
        _ => None,
    }
}

/// Whether a gain of defense makes up for that much damage. "That much" always does.
const fn covers(mends: &Amount, dealt: i32) -> bool {
    match mends {
        Amount::That => true,
        Amount::N(n) => *n >= dealt,
        _ => false,
    }
}
