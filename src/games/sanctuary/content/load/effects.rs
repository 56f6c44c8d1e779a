//! Effects: targets, carriers and triggers that exist, amounts from 0, and things that each effect can touch.

use std::ops::Range;

use super::super::{
    Amount, CardKind, Effect, Grant, Label, OwnNumber, OwnThing, Verb, When, Where, Who,
};
use super::abilities::{home_words, size};
use super::sorts::Sorts;
use crate::cards::language::{Given, Part, Scene, WordCodes};
use crate::games::sanctuary::Sanctuary;
use crate::games::sanctuary::limits::AMOUNT;
use crate::packs::{Desk, Findings};

const WORDS: WordCodes = WordCodes {
    target: "S105",
    that: "S115",
    range: "S101",
    x: "S115",
    idle: "S132",
    never: "S135",
    most: AMOUNT as i32,
    have_that: "`Blocks`, `Blocked`, `DamagesCharacter`, `ManipulationPlayed` and `Other..` have one",
    have_amount: "`DamagesSanctuary`, `DamagesCharacter`, `Damaged` and `SanctuaryDamaged` have one",
    pays_x: "no card of this game has an X",
};

/// Looks at the parts of one ability and keeps what is wrong with them.
pub(super) struct Judge<'a> {
    kind: CardKind,
    when: Option<&'a When>,
    found: Findings,
    grants: Vec<Grant>,
}

impl<'a> Judge<'a> {
    /// For an ability of a card of that kind, with its trigger.
    pub(super) fn new(kind: CardKind, when: Option<&'a When>) -> Self {
        Self {
            kind,
            when,
            found: Findings::default(),
            grants: Vec::new(),
        }
    }

    /// Looks at one part.
    pub(super) fn part(&mut self, part: &Part<'_, Sanctuary>, scene: &Scene<'_, Sanctuary>) {
        WORDS.check(part, scene, self.given(), &mut self.found);
        match part {
            Part::Effect(Effect::Do(verb)) => self.verb(verb, scene),
            Part::Who(Who::Own(thing)) => self.thing(thing, scene),
            Part::Amount(Amount::Own(OwnNumber::StrengthOf(who))) => {
                self.touches("StrengthOf", who, Sorts::CHARACTER, None, scene);
            }
            Part::Amount(Amount::Own(OwnNumber::CostOf(who))) => {
                let sorts = Sorts::CARD.or(Sorts::ENTRY);
                self.touches("CostOf", who, sorts, None, scene);
            }
            _ => {}
        }
    }

    /// Reports what was found in the ability at `at`.
    pub(super) fn tell(self, at: &Range<usize>, desk: &mut Desk<'_>) {
        self.found.tell(at, desk);
        for grant in self.grants {
            let place = desk.closer(at, "Give");
            size(grant, &place, desk);
        }
    }

    fn given(&self) -> Given {
        let amount = matches!(
            self.when,
            Some(
                When::DamagesSanctuary
                    | When::DamagesCharacter
                    | When::Damaged
                    | When::SanctuaryDamaged
            )
        );
        Given {
            x: false,
            that: self.that().is_some(),
            amount,
            player: false,
            triggered: self.when.is_some(),
            many: false,
        }
    }

    fn thing(&mut self, thing: &OwnThing, scene: &Scene<'_, Sanctuary>) {
        let fights = matches!(self.kind, CardKind::Character | CardKind::Technology);
        match thing {
            OwnThing::CarriedBy(n) => {
                let text = format!("CarriedBy({n})");
                WORDS.target(*n, &text, scene, &mut self.found);
                let target = scene.targets.get(usize::from(*n));
                if target.is_some_and(|f| !Sorts::from(f.kind).meets(Sorts::CHARACTER)) {
                    let message = format!("target {n} carries nothing");
                    self.found
                        .wrong("S116", text, message, "only characters carry technologies");
                }
            }
            OwnThing::Carrier if self.kind != CardKind::Technology => {
                let message = "nobody carries this";
                self.found
                    .wrong("S116", "Carrier", message, "only technologies are carried");
            }
            OwnThing::Opposing if !fights => {
                let help = "only characters and technologies have `Opposing`";
                self.found
                    .wrong("S116", "Opposing", "nothing fights this", help);
            }
            OwnThing::Carrier | OwnThing::Opposing => {}
        }
    }

    /// The kinds of cards that the other card of the trigger can be.
    fn that(&self) -> Option<Sorts> {
        match self.when? {
            When::Blocks | When::Blocked | When::DamagesCharacter | When::OtherWinsDuel(_) => {
                Some(Sorts::CHARACTER)
            }
            When::OtherEnters(filter) | When::OtherDestroyed(filter) => {
                Some(Sorts::from(filter.kind))
            }
            When::ManipulationPlayed(_) => Some(Sorts::MANIPULATION.or(Sorts::ENTRY)),
            _ => None,
        }
    }

    /// The kinds of cards that `who` can be, and their places, if they are known.
    fn sorts(&self, who: &Who, scene: &Scene<'_, Sanctuary>) -> Option<(Sorts, Option<Where>)> {
        match who {
            Who::Target(n) => {
                let filter = scene.targets.get(usize::from(*n))?;
                Some((Sorts::from(filter.kind), Some(filter.place)))
            }
            Who::This => Some((Sorts::from(self.kind), None)),
            Who::Own(OwnThing::Carrier | OwnThing::Opposing) => {
                Some((Sorts::CHARACTER, Some(Where::Play)))
            }
            Who::Own(OwnThing::CarriedBy(_)) => Some((Sorts::TECHNOLOGY, Some(Where::Play))),
            Who::Picked => {
                let filter = scene.picked?;
                Some((Sorts::from(filter.kind), Some(filter.place)))
            }
            Who::That => Some((self.that()?, None)),
            Who::Each(filter) => Some((Sorts::from(filter.kind), Some(filter.place))),
        }
    }

    fn verb(&mut self, verb: &Verb, scene: &Scene<'_, Sanctuary>) {
        let play = Some(Where::Play);
        let limbo = Some(Where::Limbo);
        let (name, who, sorts, place) = match verb {
            Verb::Damage(_, who) => ("Damage", who, Sorts::CHARACTER, play),
            Verb::Destroy(who) => ("Destroy", who, Sorts::PERMANENT, play),
            Verb::Return(who) => ("Return", who, Sorts::PERMANENT, play),
            Verb::ShuffleAway(who) => ("ShuffleAway", who, Sorts::PERMANENT, play),
            Verb::Recover(who) => ("Recover", who, Sorts::CARD, limbo),
            Verb::Revive(who) => {
                let sorts = Sorts::CHARACTER.or(Sorts::ENHANCEMENT);
                ("Revive", who, sorts, limbo)
            }
            Verb::Tap(who) => ("Tap", who, Sorts::CHARACTER, play),
            Verb::Untap(who) => ("Untap", who, Sorts::CHARACTER, play),
            Verb::Heal(who) => ("Heal", who, Sorts::CHARACTER, play),
            Verb::Repair(_, who) => ("Repair", who, Sorts::TECHNOLOGY, play),
            Verb::Wear(_, who) => ("Wear", who, Sorts::TECHNOLOGY, play),
            Verb::Strengthen { who, .. } => ("Strengthen", who, Sorts::CHARACTER, play),
            Verb::Give(grant, who, _) => {
                self.grants.push(*grant);
                let (sorts, place) = bearers(*grant);
                ("Give", who, sorts, Some(place))
            }
            Verb::Control(who) => ("Control", who, Sorts::CHARACTER, play),
            Verb::Cancel(who) => ("Cancel", who, Sorts::ENTRY, None),
            _ => return,
        };
        self.touches(name, who, sorts, place, scene);
    }

    /// S118: whatever has that name can touch only those, and only there.
    fn touches(
        &mut self,
        name: &'static str,
        who: &Who,
        sorts: Sorts,
        place: Option<Where>,
        scene: &Scene<'_, Sanctuary>,
    ) {
        let Some((touched, there)) = self.sorts(who, scene) else {
            return;
        };
        let fits = touched.meets(sorts);
        let elsewhere = place.zip(there).is_some_and(|(wanted, is)| wanted != is);
        if fits && !elsewhere {
            return;
        }
        let home = place.map_or(String::new(), |place| format!(" {}", home_words(place)));
        let message = format!("`{name}` is for {}{home}", sorts.words());
        let help = match place {
            Some(place) if fits => format!("write `place: {place:?}` in the filter"),
            _ => format!("this points it at {}", touched.words()),
        };
        self.found.wrong("S118", name, message, help);
    }
}

/// The cards that can have a grant, and their places.
pub(super) const fn bearers(grant: Grant) -> (Sorts, Where) {
    let everything = Sorts::PERMANENT.or(Sorts::SANCTUARY);
    let sorts = match grant {
        Grant::Strength(_)
        | Grant::Gift(_)
        | Grant::Deals(Label::Duel | Label::Combat | Label::Sanctuary, _)
        | Grant::Takes(Label::Duel | Label::Combat, _)
        | Grant::NoChallenge
        | Grant::Unchallenged
        | Grant::NoAttack
        | Grant::NoBlock
        | Grant::NoUntap => Sorts::CHARACTER,
        Grant::Deals(Label::Effect, _) | Grant::Silenced => everything,
        Grant::Takes(Label::Sanctuary, _) => Sorts::SANCTUARY,
        Grant::Takes(Label::Effect, _) => Sorts::CHARACTER.or(Sorts::SANCTUARY),
        Grant::Cost(_) => return (Sorts::CARD, Where::Hand),
        Grant::Stays => Sorts::PERMANENT,
    };
    (sorts, Where::Play)
}
