//! Abilities that roll dice again or bring destroyed frames back: dice that lie on the table, frames that are meant.

use super::super::{
    Ability, Effect, Filter, ObjectSelector, ReplacedEvent, RolledDice, SIDES, Trigger, Verb,
};
use crate::cards::language::{Part, Scene};
use crate::cards::uses::Often;
use crate::games::frames::Frames;
use crate::packs::Findings;

/// F064, F065, F067: dice that are rolled again lie on the table then, and can show that. `outside`: no turn is open when
/// such an ability is used.
pub(super) fn dice(
    part: &Part<'_, Frames>,
    when: Option<&Trigger>,
    outside: bool,
    found: &mut Findings,
) {
    match part {
        Part::Effect(Effect::Do(Verb::RerollDamage(dice))) => {
            if !when.is_some_and(Trigger::is_of_damage_dice) {
                let message = "no damage dice lie on the table then";
                let help =
                    "write it in an ability that triggers on `RollsDamage` or `RolledAgainst`";
                found.wrong("F064", "RerollDamage", message, help);
            }
            if dice.colour.is_some() {
                let message = "damage dice have no colour";
                found.wrong("F065", "colour", message, "leave `colour` out");
            }
            faces(dice, 6, found);
        }
        Part::Effect(Effect::Do(Verb::Reroll(dice, _))) => {
            let open = match when {
                None => !outside,
                Some(when) => !matches!(when, Trigger::RoundBegins | Trigger::RoundEnds),
            };
            if !open {
                let message = "no frame is in its turn then, so that no dice lie on the table";
                let help = "write it in an ability that triggers on `Rolls`, or that a frame uses";
                found.doubtful("F067", "Reroll", message, help.to_owned());
            }
            faces(dice, SIDES[SIDES.len() - 1], found);
        }
        _ => {}
    }
}

/// F065: numbers that a die can show, each once, and as many dice as can be taken.
fn faces(dice: &RolledDice, sides: u8, found: &mut Findings) {
    for (n, &number) in dice.on.iter().enumerate() {
        if !(1..=sides).contains(&number) {
            let message = format!("no such die shows {number}");
            let help = format!("from 1 to {sides}");
            found.wrong("F065", number.to_string(), message, help);
        } else if dice.on[..n].contains(&number) {
            let message = format!("{number} is there twice");
            found.wrong("F065", number.to_string(), message, "each number once");
        }
    }
    if let Some(take) = dice.take
        && (take.most() == 0 || !take.is_possible())
    {
        let message = format!("{} to {} dice are taken", take.least(), take.most());
        let help = "`One`, `UpTo(n)`, `Between(n, m)` or `Any`, the lower number first";
        found.wrong("F065", "take", message, help);
    }
}

/// F066: `Revive` brings destroyed frames back, and everything else happens to those that stand.
pub(super) fn destroyed(ability: &Ability, found: &mut Findings) {
    let of_trigger = match ability {
        Ability::Triggered { when, .. } => when.filter(),
        Ability::Continuous { who, .. } => who.as_ref(),
        Ability::Replaces { event, .. } => match event.who() {
            ObjectSelector::Each(filter) => Some(filter),
            _ => None,
        },
        Ability::Activated { .. } => None,
    };
    if of_trigger.is_some_and(|filter| filter.destroyed) {
        standing(found);
    }
    let revives = &mut false;
    ability.parts(&mut |part, _| {
        *revives |= matches!(part, Part::Effect(Effect::Do(Verb::Revive(_))));
    });
    ability.parts(&mut |part, scene| {
        let Part::Effect(Effect::Do(verb)) = part else {
            return;
        };
        match verb {
            Verb::Revive(who) => {
                let meant = meant(who, scene);
                if meant.is_some_and(|filter| !filter.destroyed) {
                    let message = "such frames stand: nothing brings them back";
                    let help = "write `destroyed: true` in the filter";
                    found.doubtful("F066", "Revive", message, help.to_owned());
                }
            }
            _ => {
                for who in happens_to(verb).into_iter().flatten() {
                    look(who, scene, *revives, found);
                }
            }
        }
    });
}

/// What an effect happens to, unless it is a destroyed frame that `Revive` may have brought back.
fn look(who: &ObjectSelector, scene: &Scene<'_, Frames>, revives: bool, found: &mut Findings) {
    let back = revives && *who == ObjectSelector::Picked;
    if !back && meant(who, scene).is_some_and(|filter| filter.destroyed) {
        standing(found);
    }
}

fn standing(found: &mut Findings) {
    let message = "only frames that stand are meant here, so that this matches nothing";
    let help = "leave `destroyed` out, or bring them back first: `Revive(Picked)`";
    found.doubtful("F066", "destroyed", message, help.to_owned());
}

/// The filter that says which frames those are.
fn meant<'a>(who: &'a ObjectSelector, scene: &Scene<'a, Frames>) -> Option<&'a Filter> {
    match who {
        ObjectSelector::Each(filter) => Some(filter),
        ObjectSelector::Picked => scene.picked,
        _ => None,
    }
}

/// The frames that an effect happens to, which stand.
const fn happens_to(verb: &Verb) -> [Option<&ObjectSelector>; 2] {
    match verb {
        Verb::Damage(_, who)
        | Verb::DamageDice(_, who)
        | Verb::Repair(_, who)
        | Verb::LoseWhite(_, who)
        | Verb::Destroy(who)
        | Verb::GainRockets(_, who)
        | Verb::LoseRockets(_, who)
        | Verb::AddDefense(_, who)
        | Verb::LoseDefense(_, who)
        | Verb::AddSpot(_, who)
        | Verb::LoseSpot(_, who)
        | Verb::ExtraDice(_, _, who)
        | Verb::FewerDice(_, _, who)
        | Verb::Reroll(_, who)
        | Verb::Refresh(who)
        | Verb::GainSystem(_, who)
        | Verb::GainSystemOf(_, who)
        | Verb::LoseSystem(_, who)
        | Verb::AddCounters(_, _, who)
        | Verb::RemoveCounters(_, _, who)
        | Verb::Move(_, who)
        | Verb::Push(_, who)
        | Verb::Pull(_, who) => [Some(who), None],
        Verb::Swap(one, other) => [Some(one), Some(other)],
        Verb::Revive(_)
        | Verb::RerollDamage(_)
        | Verb::BuildCover(..)
        | Verb::MakeHazard(..)
        | Verb::GainPoints(..)
        | Verb::LosePoints(..)
        | Verb::AddClock(_)
        | Verb::LoseClock(_) => [None, None],
    }
}

/// F063: nothing limits how often it saves a frame, or brings it back.
pub(super) fn undying(ability: &Ability, found: &mut Findings) {
    let (word, message) = match ability {
        Ability::Replaces {
            event: ReplacedEvent::Destroyed(_),
            once: Often::Any,
            only_if: None,
            instead,
        } if instead.optional().is_none() => ("Replaces", "such a frame is never destroyed"),
        Ability::Triggered {
            when: Trigger::Destroyed(_),
            once: Often::Any,
            only_if: None,
            effects,
            ..
        } if effects.iter().any(brings_back) => (
            "Revive",
            "such a frame comes back each time that it is destroyed",
        ),
        _ => return,
    };
    let help = "write `once: Round`, `once: Game` or `only_if`, or let something be paid";
    found.doubtful("F063", word, message, help.to_owned());
}

/// Whether it brings back what was destroyed.
const fn brings_back(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Do(Verb::Revive(ObjectSelector::This | ObjectSelector::That))
    )
}
