//! Effects: targets, carriers and triggers that exist, amounts from 0, and things that each effect can touch.

use std::ops::Range;

use super::super::{Amount, CardKind, Effect, Filter, Grant, Label, Player, When, Where, Who};
use super::abilities::{home_words, size};
use super::sorts::Sorts;
use super::walk::Part;
use crate::games::sanctuary::limits::AMOUNT;
use crate::packs::{Desk, Findings};

/// Looks at the parts of one ability and keeps what is wrong with them.
pub(super) struct Judge<'a> {
    kind: CardKind,
    when: Option<&'a When>,
    targets: &'a [Filter],
    found: Findings,
    grants: Vec<Grant>,
}

impl<'a> Judge<'a> {
    /// For an ability of a card of that kind, with its trigger and its targets.
    pub(super) fn new(kind: CardKind, when: Option<&'a When>, targets: &'a [Filter]) -> Self {
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
            Part::Who(who) => self.who(who),
            Part::Player(Player::Target(n)) => self.target(*n, &format!("Target({n})")),
            Part::Amount(amount) => self.amount(amount),
            Part::Player(_) | Part::Condition(_) | Part::Filter(_) => {}
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

    fn who(&mut self, who: &Who) {
        let fights = matches!(self.kind, CardKind::Character | CardKind::Technology);
        match who {
            Who::Target(n) => self.target(*n, &format!("Target({n})")),
            Who::CarriedBy(n) => {
                let text = format!("CarriedBy({n})");
                self.target(*n, &text);
                let target = self.targets.get(usize::from(*n));
                if target.is_some_and(|f| !Sorts::from(f.kind).meets(Sorts::CHARACTER)) {
                    let message = format!("target {n} carries nothing");
                    self.found
                        .wrong("S116", text, message, "only characters carry technologies");
                }
            }
            Who::Carrier if self.kind != CardKind::Technology => {
                let message = "nobody carries this";
                self.found
                    .wrong("S116", "Carrier", message, "only technologies are carried");
            }
            Who::Opposing if !fights => {
                let help = "only characters and technologies have `Opposing`";
                self.found
                    .wrong("S116", "Opposing", "nothing fights this", help);
            }
            Who::That if self.that().is_none() => {
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
            Who::This | Who::Carrier | Who::That | Who::Opposing | Who::Each(_) => {}
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
                        When::DamagesSanctuary
                            | When::DamagesCharacter
                            | When::Damaged
                            | When::SanctuaryDamaged
                    )
                );
                let help = "`DamagesSanctuary`, `DamagesCharacter`, `Damaged` and `SanctuaryDamaged` have one";
                if !counted {
                    let message = "there is no such amount here";
                    self.found.wrong("S115", "That", message, help);
                }
            }
            Amount::StrengthOf(who) => {
                self.touches("StrengthOf", who, Sorts::CHARACTER, None);
            }
            Amount::CostOf(who) => {
                self.touches("CostOf", who, Sorts::CARD.or(Sorts::ENTRY), None);
            }
            Amount::N(_) | Amount::Count(_) => {}
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
    fn sorts(&self, who: &Who) -> Option<(Sorts, Option<Where>)> {
        match who {
            Who::Target(n) => {
                let filter = self.targets.get(usize::from(*n))?;
                Some((Sorts::from(filter.kind), Some(filter.place)))
            }
            Who::This => Some((Sorts::from(self.kind), None)),
            Who::Carrier | Who::Opposing => Some((Sorts::CHARACTER, Some(Where::Play))),
            Who::CarriedBy(_) => Some((Sorts::TECHNOLOGY, Some(Where::Play))),
            Who::That => Some((self.that()?, None)),
            Who::Each(filter) => Some((Sorts::from(filter.kind), Some(filter.place))),
        }
    }

    fn effect(&mut self, effect: &Effect) {
        let play = Some(Where::Play);
        let limbo = Some(Where::Limbo);
        let (name, who, sorts, place) = match effect {
            Effect::Damage(_, who) => ("Damage", who, Sorts::CHARACTER, play),
            Effect::Destroy(who) => ("Destroy", who, Sorts::PERMANENT, play),
            Effect::Return(who) => ("Return", who, Sorts::PERMANENT, play),
            Effect::ShuffleAway(who) => ("ShuffleAway", who, Sorts::PERMANENT, play),
            Effect::Recover(who) => ("Recover", who, Sorts::CARD, limbo),
            Effect::Revive(who) => {
                let sorts = Sorts::CHARACTER.or(Sorts::ENHANCEMENT);
                ("Revive", who, sorts, limbo)
            }
            Effect::Tap(who) => ("Tap", who, Sorts::CHARACTER, play),
            Effect::Untap(who) => ("Untap", who, Sorts::CHARACTER, play),
            Effect::Heal(who) => ("Heal", who, Sorts::CHARACTER, play),
            Effect::Repair(_, who) => ("Repair", who, Sorts::TECHNOLOGY, play),
            Effect::Wear(_, who) => ("Wear", who, Sorts::TECHNOLOGY, play),
            Effect::Strengthen { who, .. } => ("Strengthen", who, Sorts::CHARACTER, play),
            Effect::Give(grant, who, _) => {
                self.grants.push(*grant);
                let (sorts, place) = bearers(*grant);
                ("Give", who, sorts, Some(place))
            }
            Effect::Control(who) => ("Control", who, Sorts::CHARACTER, play),
            Effect::Cancel(who) => ("Cancel", who, Sorts::ENTRY, None),
            _ => return,
        };
        self.touches(name, who, sorts, place);
    }

    /// S118: whatever has that name can touch only those, and only there.
    fn touches(&mut self, name: &'static str, who: &Who, sorts: Sorts, place: Option<Where>) {
        let Some((touched, there)) = self.sorts(who) else {
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
