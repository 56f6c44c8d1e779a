//! Finds skills that make the next thing arrive when one arrives or is terminated. It ends with the turn's `repeats`
//! or with a full table.

use std::collections::{BTreeMap, BTreeSet};

use super::super::super::{
    Amount, Card, CardKind, Content, Effect, ObjectSelector, TriggerCondition, Verb,
};
use super::{Chain, Skill, is_harmless, is_this, takes};

/// More chains than anybody reads.
const MOST: usize = 100;

/// A card, and whether it is there as a token.
type Thing = (usize, bool);

/// A skill that is executed, and what arrived or was terminated just before.
type Moment = (usize, Thing);

struct Search<'c> {
    content: &'c Content,
    skills: Vec<Skill<'c>>,
    left: &'c mut u32,
}

/// Every way back to a moment that is still under way.
pub(super) fn chains(content: &Content, skills: &[Skill<'_>], left: &mut u32) -> Vec<Chain> {
    let skills = skills.iter().copied().filter(goes_on).collect();
    let mut search = Search {
        content,
        skills,
        left,
    };
    let all = search.skills.clone();
    let starts: BTreeSet<Thing> = all.iter().flat_map(|s| search.arriving(s)).collect();
    let mut found = Vec::new();
    let mut over = BTreeMap::new();
    for thing in starts {
        for moment in search.arrived(thing) {
            search.look(moment, &mut over, &mut found);
        }
    }
    found
}

/// Whether a skill neither stops itself nor asks anybody.
fn goes_on(skill: &Skill<'_>) -> bool {
    let has = |wanted: fn(&Effect) -> bool| skill.effects.iter().any(wanted);
    let goes = has(|e| matches!(e, Effect::Do(Verb::Terminate(ObjectSelector::This))));
    let copies = has(|e| matches!(e, Effect::Do(Verb::Hologram(_))));
    let stays = match skill.when {
        TriggerCondition::Deploy => !(goes && copies),
        // An object that left is no token when it comes back.
        TriggerCondition::Despawn | TriggerCondition::Leaves => !copies,
        TriggerCondition::Arrives(_) | TriggerCondition::Terminated(_) => !goes,
        _ => false,
    };
    stays
        && skill.effects.iter().all(|effect| match effect {
            Effect::Do(Verb::Spawn(..)) => true,
            Effect::Do(Verb::Hologram(who) | Verb::Restore(who)) => is_this(who),
            Effect::Do(Verb::Terminate(who)) => {
                matches!(who, ObjectSelector::This | ObjectSelector::That)
            }
            other => is_harmless(other),
        })
}

impl Search<'_> {
    /// Searches on from one moment, depth first. `over` holds every moment seen: `true` when nothing new leads on from
    /// it.
    fn look(&mut self, from: Moment, over: &mut BTreeMap<Moment, bool>, found: &mut Vec<Chain>) {
        if over.contains_key(&from) {
            return;
        }
        over.insert(from, false);
        let mut way = vec![(from, self.next(from))];
        while let Some((moment, ahead)) = way.last_mut() {
            let Some(next) = ahead.pop() else {
                over.insert(*moment, true);
                way.pop();
                continue;
            };
            match over.get(&next) {
                Some(false) if found.len() < MOST => {
                    let back = way.iter().skip_while(|(moment, _)| *moment != next);
                    let cards = back.map(|((skill, _), _)| self.skills[*skill].card);
                    found.push(cards.collect());
                }
                None => {
                    over.insert(next, false);
                    way.push((next, self.next(next)));
                }
                Some(_) => {}
            }
        }
    }

    /// Its certain result.
    fn next(&mut self, (skill, (card, token)): Moment) -> Vec<Moment> {
        let skill = self.skills[skill];
        let mut ahead = Vec::new();
        for thing in self.arriving(&skill) {
            ahead.extend(self.arrived(thing));
        }
        let terminates = skill.effects.iter().any(|effect| match effect {
            Effect::Do(Verb::Terminate(ObjectSelector::This)) => {
                *skill.when == TriggerCondition::Deploy
            }
            Effect::Do(Verb::Terminate(ObjectSelector::That)) => {
                matches!(skill.when, TriggerCondition::Arrives(_))
            }
            _ => false,
        });
        if terminates {
            ahead.extend(self.terminated((card, token)));
        }
        ahead
    }

    /// The things that a skill makes arrive.
    fn arriving(&self, skill: &Skill<'_>) -> Vec<Thing> {
        let things = skill.effects.iter().filter_map(|effect| match effect {
            Effect::Do(Verb::Spawn(card, Amount::N(1..))) => Some((usize::from(card.index), true)),
            Effect::Do(Verb::Hologram(_)) => Some((skill.card, true)),
            Effect::Do(Verb::Restore(_))
                if matches!(
                    skill.when,
                    TriggerCondition::Despawn | TriggerCondition::Leaves
                ) =>
            {
                Some((skill.card, false))
            }
            _ => None,
        });
        let cards = &self.content.cards;
        things
            .filter(|&(card, _)| cards.get(card).is_some_and(can_arrive))
            .collect()
    }

    fn arrived(&mut self, thing: Thing) -> Vec<Moment> {
        self.reacting(thing, |skill, card| match skill.when {
            TriggerCondition::Deploy => skill.card == thing.0,
            TriggerCondition::Arrives(filter) => takes(filter, card),
            _ => false,
        })
    }

    fn terminated(&mut self, thing: Thing) -> Vec<Moment> {
        self.reacting(thing, |skill, card| match skill.when {
            TriggerCondition::Despawn | TriggerCondition::Leaves => {
                skill.card == thing.0 && !thing.1
            }
            TriggerCondition::Terminated(filter) => takes(filter, card),
            _ => false,
        })
    }

    fn reacting(
        &mut self,
        thing: Thing,
        reacts: impl Fn(&Skill<'_>, &Card) -> bool,
    ) -> Vec<Moment> {
        let most = self.skills.len() as u32;
        if *self.left < most {
            *self.left = 0;
            return Vec::new();
        }
        *self.left -= most;
        let card = &self.content.cards[thing.0];
        let skills = self.skills.iter().enumerate();
        skills
            .filter(|(_, skill)| reacts(skill, card))
            .map(|(n, _)| (n, thing))
            .collect()
    }
}

/// Whether it arrives by itself, as often as somebody likes.
const fn can_arrive(card: &Card) -> bool {
    let needs_more = matches!(
        card.kind,
        CardKind::Event | CardKind::Modification(_) | CardKind::Gear | CardKind::Anomaly
    );
    !needs_more && !card.mythic
}
