//! Effects: targets, carriers and triggers that exist, amounts from 0, and things that each effect can touch.

use std::ops::Range;

use super::super::{
    Amount, CardKind, Effect, Filter, Grant, Label, ObjectSelector, PlayerSelector,
    TriggerCondition, Where,
};
use super::abilities::{home_words, size};
use super::kind_set::KindSet;
use super::walk::Part;
use crate::games::sanctuary::limits::AMOUNT;
use crate::packs::{CheckContext, Findings};

/// Looks at the parts of one ability and keeps what is wrong with them.
pub(super) struct Judge<'a> {
    kind: CardKind,
    when: Option<&'a TriggerCondition>,
    targets: &'a [Filter],
    found: Findings,
    grants: Vec<Grant>,
}

impl<'a> Judge<'a> {
    /// For an ability of a card of that kind, with its trigger and its targets.
    pub(super) fn new(
        kind: CardKind,
        when: Option<&'a TriggerCondition>,
        targets: &'a [Filter],
    ) -> Self {
        Self {
            kind,
            when,
            targets,
            found: Findings::default(),
            grants: Vec::new(),
        }
    }

    /// Looks at one part.
    pub(super) fn part(&mut self, part: &Part<'_>) {
        match part {
            Part::Effect(effect) => self.effect(effect),
            Part::Objects(who) => self.who(who),
            Part::Players(PlayerSelector::Target(n)) => self.target(*n, &format!("Target({n})")),
            Part::Amount(amount) => self.amount(amount),
            Part::Players(_) | Part::Condition(_) | Part::Filter(_) => {}
        }
    }

    /// Reports what was found in the ability at `at`.
    pub(super) fn report(self, at: &Range<usize>, context: &mut CheckContext<'_>) {
        self.found.report(at, context);
        for grant in self.grants {
            let place = context.closer(at, "Give");
            size(grant, &place, context);
        }
    }

    fn target(&mut self, n: u8, text: &str) {
        let targets = self.targets.len();
        if usize::from(n) < targets {
            return;
        }
        let help = match targets {
            0 => "the ability has no `targets`".to_owned(),
            1 => "its only target is number 0".to_owned(),
            _ => format!("its targets are number 0 to {}", targets - 1),
        };
        self.found.wrong(
            "S105",
            text,
            format!("there is no target for `{text}`"),
            help,
        );
    }

    fn who(&mut self, who: &ObjectSelector) {
        let fights = matches!(self.kind, CardKind::Character | CardKind::Technology);
        match who {
            ObjectSelector::Target(n) => self.target(*n, &format!("Target({n})")),
            ObjectSelector::CarriedBy(n) => {
                let text = format!("CarriedBy({n})");
                self.target(*n, &text);
                let target = self.targets.get(usize::from(*n));
                if target.is_some_and(|f| !KindSet::from(f.kind).meets(KindSet::CHARACTER)) {
                    let message = format!("target {n} carries nothing");
                    self.found
                        .wrong("S116", text, message, "only characters carry technologies");
                }
            }
            ObjectSelector::Carrier if self.kind != CardKind::Technology => {
                let message = "nobody carries this";
                self.found
                    .wrong("S116", "Carrier", message, "only technologies are carried");
            }
            ObjectSelector::Opposing if !fights => {
                let help = "only characters and technologies have `Opposing`";
                self.found
                    .wrong("S116", "Opposing", "nothing fights this", help);
            }
            ObjectSelector::That if self.that().is_none() => {
                let (message, help) = match self.when {
                    Some(_) => (
                        "this trigger has no other card",
                        "`Blocks`, `Blocked`, `DamagesCharacter`, `ManipulationPlayed` and `Other..` have one",
                    ),
                    None => (
                        "nothing triggers this",
                        "`That` is for `Triggered` abilities",
                    ),
                };
                self.found.wrong("S115", "That", message, help);
            }
            ObjectSelector::This
            | ObjectSelector::Carrier
            | ObjectSelector::That
            | ObjectSelector::Opposing
            | ObjectSelector::Each(_) => {}
        }
    }

    fn amount(&mut self, amount: &Amount) {
        match amount {
            Amount::N(n) if !(0..=AMOUNT).contains(&i64::from(*n)) => {
                let message = format!("amount {n} is out of range");
                let help = format!("from 0 to {AMOUNT}");
                self.found.wrong("S101", n.to_string(), message, help);
            }
            Amount::That => {
                let counted = matches!(
                    self.when,
                    Some(
                        TriggerCondition::DamagesSanctuary
                            | TriggerCondition::DamagesCharacter
                            | TriggerCondition::Damaged
                            | TriggerCondition::SanctuaryDamaged
                    )
                );
                let help = "`DamagesSanctuary`, `DamagesCharacter`, `Damaged` and `SanctuaryDamaged` have one";
                if !counted {
                    let message = "there is no such amount here";
                    self.found.wrong("S115", "That", message, help);
                }
            }
            Amount::StrengthOf(who) => {
                self.touches("StrengthOf", who, KindSet::CHARACTER, None);
            }
            Amount::CostOf(who) => {
                self.touches("CostOf", who, KindSet::CARD.or(KindSet::ENTRY), None);
            }
            Amount::N(_) | Amount::Count(_) => {}
        }
    }

    /// The kinds of cards that the other card of the trigger can be.
    fn that(&self) -> Option<KindSet> {
        match self.when? {
            TriggerCondition::Blocks
            | TriggerCondition::Blocked
            | TriggerCondition::DamagesCharacter
            | TriggerCondition::OtherWinsDuel(_) => Some(KindSet::CHARACTER),
            TriggerCondition::OtherEnters(filter) | TriggerCondition::OtherDestroyed(filter) => {
                Some(KindSet::from(filter.kind))
            }
            TriggerCondition::ManipulationPlayed(_) => {
                Some(KindSet::MANIPULATION.or(KindSet::ENTRY))
            }
            _ => None,
        }
    }

    /// The kinds of cards that `who` can be, and their places, if they are known.
    fn kind_set(&self, who: &ObjectSelector) -> Option<(KindSet, Option<Where>)> {
        match who {
            ObjectSelector::Target(n) => {
                let filter = self.targets.get(usize::from(*n))?;
                Some((KindSet::from(filter.kind), Some(filter.place)))
            }
            ObjectSelector::This => Some((KindSet::from(self.kind), None)),
            ObjectSelector::Carrier | ObjectSelector::Opposing => {
                Some((KindSet::CHARACTER, Some(Where::Play)))
            }
            ObjectSelector::CarriedBy(_) => Some((KindSet::TECHNOLOGY, Some(Where::Play))),
            ObjectSelector::That => Some((self.that()?, None)),
            ObjectSelector::Each(filter) => Some((KindSet::from(filter.kind), Some(filter.place))),
        }
    }

    fn effect(&mut self, effect: &Effect) {
        let play = Some(Where::Play);
        let limbo = Some(Where::Limbo);
        let (name, who, kind_set, place) = match effect {
            Effect::Damage(_, who) => ("Damage", who, KindSet::CHARACTER, play),
            Effect::Destroy(who) => ("Destroy", who, KindSet::PERMANENT, play),
            Effect::Return(who) => ("Return", who, KindSet::PERMANENT, play),
            Effect::ShuffleAway(who) => ("ShuffleAway", who, KindSet::PERMANENT, play),
            Effect::Recover(who) => ("Recover", who, KindSet::CARD, limbo),
            Effect::Revive(who) => {
                let kind_set = KindSet::CHARACTER.or(KindSet::ENHANCEMENT);
                ("Revive", who, kind_set, limbo)
            }
            Effect::Tap(who) => ("Tap", who, KindSet::CHARACTER, play),
            Effect::Untap(who) => ("Untap", who, KindSet::CHARACTER, play),
            Effect::Heal(who) => ("Heal", who, KindSet::CHARACTER, play),
            Effect::Repair(_, who) => ("Repair", who, KindSet::TECHNOLOGY, play),
            Effect::Wear(_, who) => ("Wear", who, KindSet::TECHNOLOGY, play),
            Effect::Strengthen { who, .. } => ("Strengthen", who, KindSet::CHARACTER, play),
            Effect::Give(grant, who, _) => {
                self.grants.push(*grant);
                let (kind_set, place) = bearers(*grant);
                ("Give", who, kind_set, Some(place))
            }
            Effect::Control(who) => ("Control", who, KindSet::CHARACTER, play),
            Effect::Cancel(who) => ("Cancel", who, KindSet::ENTRY, None),
            _ => return,
        };
        self.touches(name, who, kind_set, place);
    }

    /// S118: whatever has that name can touch only those, and only there.
    fn touches(
        &mut self,
        name: &'static str,
        who: &ObjectSelector,
        kind_set: KindSet,
        place: Option<Where>,
    ) {
        let Some((touched, there)) = self.kind_set(who) else {
            return;
        };
        let fits = touched.meets(kind_set);
        let elsewhere = place.zip(there).is_some_and(|(wanted, is)| wanted != is);
        if fits && !elsewhere {
            return;
        }
        let home = place.map_or(String::new(), |place| format!(" {}", home_words(place)));
        let message = format!("`{name}` is for {}{home}", kind_set.words());
        let help = match place {
            Some(place) if fits => format!("write `place: {place:?}` in the filter"),
            _ => format!("this points it at {}", touched.words()),
        };
        self.found.wrong("S118", name, message, help);
    }
}

/// The cards that can have a grant, and their places.
pub(super) const fn bearers(grant: Grant) -> (KindSet, Where) {
    let everything = KindSet::PERMANENT.or(KindSet::SANCTUARY);
    let kind_set = match grant {
        Grant::Strength(_)
        | Grant::Gift(_)
        | Grant::Deals(Label::Duel | Label::Combat | Label::Sanctuary, _)
        | Grant::Takes(Label::Duel | Label::Combat, _)
        | Grant::NoChallenge
        | Grant::Unchallenged
        | Grant::NoAttack
        | Grant::NoBlock
        | Grant::NoUntap => KindSet::CHARACTER,
        Grant::Deals(Label::Effect, _) | Grant::Silenced => everything,
        Grant::Takes(Label::Sanctuary, _) => KindSet::SANCTUARY,
        Grant::Takes(Label::Effect, _) => KindSet::CHARACTER.or(KindSet::SANCTUARY),
        Grant::Cost(_) => return (KindSet::CARD, Where::Hand),
        Grant::Stays => KindSet::PERMANENT,
    };
    (kind_set, Where::Play)
}
