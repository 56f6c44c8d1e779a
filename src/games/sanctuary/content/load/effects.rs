//! Effects: targets, carriers and triggers that exist, amounts from 0, and things that each effect can touch.

use std::ops::Range;

use super::super::{
    Amount, CardKind, Cost, Effect, Filter, Grant, ObjectSelector, OwnNumber, OwnThing,
    ReplacedEvent, Replacement, TriggerCondition, Verb, Where,
};
use super::abilities::{home_words, size};
use super::kind_set::{KindSet, bearers};
use crate::cards::language::{
    Given, Part, RevealUntil, Scene, TargetNumber, WordCodes, check_waiting,
};
use crate::games::sanctuary::Sanctuary;
use crate::games::sanctuary::limits::AMOUNT;
use crate::packs::{CheckContext, Findings, Whose};

const WORDS: WordCodes = WordCodes {
    target: "S105",
    that: "S115",
    range: "S101",
    x: "S115",
    idle: "S132",
    never: "S135",
    die: "W030",
    most: AMOUNT as i32,
    have_that: "`Blocks`, `Blocked`, `DamagesCharacter`, `ManipulationPlayed`, `Plays`, `Discards`, `Targeted` and `Other..` have one",
    have_amount: "`DamagesSanctuary`, `DamagesCharacter`, `Damaged` and `SanctuaryDamaged` have one",
    pays_x: "`costs: [VolitionX]`",
};

const IN_PLAY: KindSet = KindSet::PERMANENT.or(KindSet::SANCTUARY);
const SHIELDED: KindSet = KindSet::CHARACTER.or(KindSet::SANCTUARY);
/// What can come under another player's control.
const MOVABLE: KindSet = KindSet::CHARACTER.or(KindSet::ENHANCEMENT);
const PLAY: &[Where] = &[Where::Play];
const HAND: &[Where] = &[Where::Hand];
const PLAY_OR_LIMBO: &[Where] = &[Where::Play, Where::Limbo];
const HAND_OR_DECK: &[Where] = &[Where::Hand, Where::Deck];
const LIMBO_OR_DECK: &[Where] = &[Where::Limbo, Where::Deck];
const OUT_OF_PLAY: &[Where] = &[Where::Limbo, Where::Hand, Where::Deck];
const ANYWHERE: &[Where] = &[];

/// Looks at the parts of one ability and keeps what is wrong with them.
pub(super) struct EffectChecker<'a> {
    kind: CardKind,
    when: Option<&'a TriggerCondition>,
    /// The event that its ability replaces.
    replaced: Option<&'a ReplacedEvent>,
    pub found: Findings,
    /// X is paid for it.
    pub x: bool,
    grants: Vec<Grant>,
    /// What `Choose` picks from.
    searched: Vec<*const Filter>,
    /// Where effects so far may have moved something to.
    moved: Vec<(Meant, Where)>,
}

/// Something that keeps its name within an ability: a target, or what was picked by a filter.
type Meant = Result<u8, *const Filter>;

/// Where an effect moves what it is given, and whose.
const fn moves(verb: &Verb) -> Option<(&ObjectSelector, Where)> {
    Some(match verb {
        Verb::Revive(who) | Verb::Restore(who) => (who, Where::Play),
        Verb::Return(who) | Verb::Recover(who) | Verb::Steal(who) => (who, Where::Hand),
        Verb::Destroy(who) | Verb::PutInLimbo(who) | Verb::DiscardCards(who) => (who, Where::Limbo),
        Verb::ShuffleAway(who) | Verb::PutOnTop(who) | Verb::PutOnBottom(who) => (who, Where::Deck),
        _ => return None,
    })
}

/// What a selector means, if it keeps its name.
fn meant(who: &ObjectSelector, scene: &Scene<'_, Sanctuary>) -> Option<Meant> {
    match who {
        ObjectSelector::Target(n) => Some(Ok(*n)),
        ObjectSelector::Picked => scene.picked.map(|filter| Err(std::ptr::from_ref(filter))),
        _ => None,
    }
}

impl<'a> EffectChecker<'a> {
    /// For an ability of a card of that kind, with its trigger.
    pub(super) fn new(kind: CardKind, when: Option<&'a TriggerCondition>) -> Self {
        Self {
            kind,
            when,
            replaced: None,
            found: Findings::default(),
            x: false,
            grants: Vec::new(),
            searched: Vec::new(),
            moved: Vec::new(),
        }
    }

    /// Looks at one part.
    pub(super) fn part(&mut self, part: &Part<'_, Sanctuary>, scene: &Scene<'_, Sanctuary>) {
        let given = self.given(scene);
        WORDS.check(part, scene, given, &mut self.found);
        match part {
            Part::Effect(Effect::Do(verb)) => {
                self.verb(verb, scene);
                if let Some((who, to)) = moves(verb)
                    && let Some(meant) = meant(who, scene)
                {
                    self.moved.push((meant, to));
                }
            }
            Part::Effect(Effect::NextTime(when, ..)) => {
                check_waiting(when.is_own(), given.away, &mut self.found);
            }
            Part::Effect(Effect::ReplaceNext(event, _, instead)) => {
                self.replaced_by(event, instead, scene);
            }
            Part::Effect(Effect::Choose(_, filter, _)) => self.searched.push(filter),
            Part::Effect(Effect::TopCards(top)) => {
                self.searched.push(&top.filter);
                let deck = top.filter.place == Where::Deck;
                top.check(deck, &mut self.found);
            }
            Part::Effect(Effect::Reveal(reveal)) => {
                self.searched.push(&reveal.filter);
                let deck = reveal.filter.place == Where::Deck;
                RevealUntil::<Sanctuary>::check(deck, &mut self.found);
            }
            Part::Effect(Effect::Costs(change)) if change.filter.place != Where::Hand => {
                let message = "only cards in a hand are played and paid for";
                let help = "write `place: Hand` in the filter";
                self.found.wrong("S118", change.word(), message, help);
            }
            Part::Effect(
                Effect::MayPay(costs, _)
                | Effect::Unless(_, costs, _)
                | Effect::PickSome(.., costs),
            ) => {
                if costs.contains(&Cost::VolitionX) {
                    let message = "no X is paid here";
                    self.found.wrong("S115", "VolitionX", message, WORDS.pays_x);
                }
                self.costs(costs);
            }
            Part::Filter(filter) => self.place(filter),
            Part::Objects(ObjectSelector::Own(thing)) => self.thing(thing, scene),
            Part::Amount(Amount::Own(OwnNumber::StrengthOf(who))) => {
                self.touches("StrengthOf", who, KindSet::CHARACTER, ANYWHERE, scene);
            }
            Part::Amount(Amount::Own(OwnNumber::Counters(_, who)))
                if **who != ObjectSelector::Paid =>
            {
                self.touches("Counters", who, IN_PLAY, PLAY, scene);
            }
            Part::Amount(Amount::Own(OwnNumber::CostOf(who))) => {
                let kind_set = KindSet::CARD.or(KindSet::ENTRY);
                self.touches("CostOf", who, kind_set, ANYWHERE, scene);
            }
            _ => {}
        }
    }

    /// Reports what was found in the ability at `at`.
    pub(super) fn report(self, at: &Range<usize>, context: &mut CheckContext<'_>) {
        self.found.report(at, context);
        for grant in self.grants {
            let place = context.closer(at, "Grant");
            size(grant, &place, context);
        }
    }

    /// What is replaced can happen to that, and has what the replacement changes.
    pub(super) fn replaces(&mut self, event: &'a ReplacedEvent, instead: &Replacement) {
        self.replaced_by(event, instead, &Scene::new(&[]));
        self.replaced = Some(event);
    }

    /// The same for an event that is replaced once.
    fn replaced_by(
        &mut self,
        event: &ReplacedEvent,
        instead: &Replacement,
        scene: &Scene<'_, Sanctuary>,
    ) {
        let (name, kind_set) = match event {
            ReplacedEvent::Destroyed(_) => ("Destroyed", KindSet::PERMANENT),
            ReplacedEvent::Damage(_) => ("Damage", SHIELDED),
        };
        self.touches(name, event.who(), kind_set, PLAY, scene);
        instead.check(matches!(event, ReplacedEvent::Damage(_)), &mut self.found);
        if let Replacement::To(who) = instead {
            self.touches("To", who, SHIELDED, PLAY, scene);
        }
    }

    /// Only `Choose` looks into a deck.
    fn place(&mut self, filter: &Filter) {
        let searched = self.searched.contains(&std::ptr::from_ref(filter));
        if filter.place == Where::Deck && !searched {
            let message = "a deck is face down: nothing in it is seen here";
            let help = "`Choose(You, (place: Deck, ..), [..])` looks into a deck";
            self.found.wrong("S118", "Deck", message, help);
        }
    }

    /// What is destroyed to pay is one's own, and in play.
    pub(super) fn costs(&mut self, costs: &[Cost]) {
        for cost in costs {
            let Cost::Destroy(filter) = cost else {
                continue;
            };
            if filter.whose != Whose::Yours || filter.place != Where::Play {
                let message = "only what is yours and in play can pay a cost";
                let help = "`Destroy((whose: Yours, ..))`";
                self.found.wrong("W006", "Destroy", message, help);
            }
        }
    }

    fn given(&self, scene: &Scene<'_, Sanctuary>) -> Given {
        let replaced = scene.replaced.or(self.replaced);
        let when = scene
            .trigger
            .or(self.when.filter(|_| scene.replaced.is_none()));
        let damage = matches!(replaced, Some(ReplacedEvent::Damage(_)));
        let amount = damage && scene.trigger.is_none()
            || matches!(
                when,
                Some(
                    TriggerCondition::DamagesSanctuary
                        | TriggerCondition::DamagesCharacter
                        | TriggerCondition::Damaged
                        | TriggerCondition::SanctuaryDamaged
                )
            );
        Given {
            x: self.x,
            that: self.that(scene).is_some(),
            amount,
            player: matches!(
                when,
                Some(
                    TriggerCondition::StartOfTurn(_)
                        | TriggerCondition::EndOfTurn(_)
                        | TriggerCondition::ManipulationPlayed(_)
                        | TriggerCondition::Plays(_)
                        | TriggerCondition::Targeted(_)
                        | TriggerCondition::Draws(_)
                        | TriggerCondition::Discards(_)
                )
            ),
            triggered: when.is_some() || replaced.is_some(),
            many: false,
            away: self.kind == CardKind::Manipulation,
        }
    }

    fn thing(&mut self, thing: &OwnThing, scene: &Scene<'_, Sanctuary>) {
        let fights = matches!(self.kind, CardKind::Character | CardKind::Technology);
        match thing {
            OwnThing::CarriedBy(TargetNumber(n)) => {
                let text = format!("CarriedBy({n})");
                WORDS.target(*n, &text, scene, &mut self.found);
                let target = scene.targets.get(usize::from(*n));
                if target
                    .is_some_and(|spec| !KindSet::from(spec.filter.kind).meets(KindSet::CHARACTER))
                {
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
    fn that(&self, scene: &Scene<'_, Sanctuary>) -> Option<KindSet> {
        if let (None, Some(event)) = (scene.trigger, scene.replaced.or(self.replaced)) {
            return Some(match event {
                ReplacedEvent::Destroyed(_) => KindSet::PERMANENT,
                ReplacedEvent::Damage(_) => KindSet::CHARACTER,
            });
        }
        match scene.trigger.or(self.when)? {
            TriggerCondition::Blocks
            | TriggerCondition::Blocked
            | TriggerCondition::DamagesCharacter
            | TriggerCondition::OtherWinsDuel(_)
            | TriggerCondition::OtherChallenges(_)
            | TriggerCondition::OtherChallenged(_)
            | TriggerCondition::OtherAttacks(_)
            | TriggerCondition::OtherBlocks(_) => Some(KindSet::CHARACTER),
            TriggerCondition::OtherEnters(filter) | TriggerCondition::OtherDestroyed(filter) => {
                Some(KindSet::from(filter.kind))
            }
            TriggerCondition::Discards(_) => Some(KindSet::CARD),
            TriggerCondition::Targeted(_) => Some(KindSet::CARD.or(KindSet::ENTRY)),
            TriggerCondition::Plays(filter) => Some(KindSet::from(filter.kind).or(KindSet::ENTRY)),
            TriggerCondition::ManipulationPlayed(_) => {
                Some(KindSet::MANIPULATION.or(KindSet::ENTRY))
            }
            _ => None,
        }
    }

    /// The kinds of cards that `who` can be, and their places, if they are known.
    fn kind_set(
        &self,
        who: &ObjectSelector,
        scene: &Scene<'_, Sanctuary>,
    ) -> Option<(KindSet, Option<Where>)> {
        match who {
            ObjectSelector::Target(n) => {
                let filter = &scene.targets.get(usize::from(*n))?.filter;
                Some((KindSet::from(filter.kind), Some(filter.place)))
            }
            ObjectSelector::This => Some((KindSet::from(self.kind), None)),
            ObjectSelector::Own(OwnThing::Carrier | OwnThing::Opposing) => {
                Some((KindSet::CHARACTER, Some(Where::Play)))
            }
            ObjectSelector::Own(OwnThing::CarriedBy(_)) => {
                Some((KindSet::TECHNOLOGY, Some(Where::Play)))
            }
            ObjectSelector::Picked => {
                let filter = scene.picked?;
                Some((KindSet::from(filter.kind), Some(filter.place)))
            }
            ObjectSelector::Paid => Some((KindSet::CARD, Some(Where::Limbo))),
            ObjectSelector::That => Some((self.that(scene)?, None)),
            ObjectSelector::Each(filter) => Some((KindSet::from(filter.kind), Some(filter.place))),
        }
    }

    fn verb(&mut self, verb: &Verb, scene: &Scene<'_, Sanctuary>) {
        let play = PLAY;
        let (name, who, kind_set, place) = match verb {
            Verb::Damage(_, who) => ("Damage", who, KindSet::CHARACTER, play),
            Verb::Destroy(who) => ("Destroy", who, KindSet::PERMANENT, play),
            Verb::Return(who) => ("Return", who, KindSet::PERMANENT, play),
            Verb::ShuffleAway(who) => ("ShuffleAway", who, KindSet::PERMANENT, play),
            Verb::Recover(who) => ("Recover", who, KindSet::CARD, LIMBO_OR_DECK),
            Verb::Revive(who) => ("Revive", who, MOVABLE, OUT_OF_PLAY),
            Verb::Show(who) => ("Show", who, KindSet::CARD, HAND_OR_DECK),
            Verb::Steal(who) => ("Steal", who, KindSet::CARD, HAND),
            Verb::Restore(who) => ("Restore", who, MOVABLE, OUT_OF_PLAY),
            Verb::DiscardCards(who) => ("DiscardCards", who, KindSet::CARD, HAND),
            Verb::PutInLimbo(who) => {
                let hidden = &[Where::Hand, Where::Deck];
                ("PutInLimbo", who, KindSet::CARD, hidden as &[Where])
            }
            Verb::PutOnTop(who) => ("PutOnTop", who, KindSet::CARD, OUT_OF_PLAY),
            Verb::PutOnBottom(who) => ("PutOnBottom", who, KindSet::CARD, OUT_OF_PLAY),
            Verb::Tap(who) => ("Tap", who, KindSet::CHARACTER, play),
            Verb::Untap(who) => ("Untap", who, KindSet::CHARACTER, play),
            Verb::Heal(who) => ("Heal", who, KindSet::CHARACTER, play),
            Verb::Repair(_, who) => ("Repair", who, KindSet::TECHNOLOGY, play),
            Verb::Wear(_, who) => ("Wear", who, KindSet::TECHNOLOGY, play),
            Verb::Strengthen { who, .. } => ("Strengthen", who, KindSet::CHARACTER, play),
            Verb::SetStrength(_, who, _) => ("SetStrength", who, KindSet::CHARACTER, play),
            Verb::Shield(_, who) => ("Shield", who, SHIELDED, play),
            Verb::PreventAll(who) => ("PreventAll", who, SHIELDED, play),
            Verb::Grant(grant, who, _) | Verb::GrantPer(_, grant, who, _) => {
                if matches!(verb, Verb::GrantPer(..)) && !grant.has_number() {
                    let message = "this bonus has no number that could add up";
                    self.found
                        .wrong("W036", "GrantPer", message, "write `Grant(..)`");
                }
                self.grants.push(*grant);
                let (kind_set, place) = bearers(*grant);
                let place = match place {
                    Where::Hand => HAND,
                    Where::Play | Where::Limbo | Where::Deck => PLAY,
                };
                ("Grant", who, kind_set, place)
            }
            Verb::AddCounters(_, _, who) => ("AddCounters", who, IN_PLAY, play),
            Verb::RemoveCounters(_, _, who) => ("RemoveCounters", who, IN_PLAY, play),
            Verb::GainControl(who, _) => ("GainControl", who, MOVABLE, play),
            Verb::Attach(who, to) => {
                self.touches("Attach", to, KindSet::CHARACTER, play, scene);
                self.carries_already(to, scene);
                ("Attach", who, KindSet::TECHNOLOGY, play)
            }
            Verb::Swap(who, other) => {
                let technology = |who| {
                    let found = self.kind_set(who, scene);
                    found.is_some_and(|(kind_set, _)| kind_set == KindSet::TECHNOLOGY)
                };
                // A Technology is swapped with another one only.
                let swapped = match technology(who) || technology(other) {
                    true => KindSet::TECHNOLOGY,
                    false => MOVABLE,
                };
                self.touches("Swap", other, swapped, play, scene);
                ("Swap", who, swapped, play)
            }
            Verb::SwapStats(who, other, _) => {
                self.touches("SwapStats", other, KindSet::CHARACTER, play, scene);
                ("SwapStats", who, KindSet::CHARACTER, play)
            }
            Verb::CopyAction(who) => ("CopyAction", who, KindSet::ENTRY, ANYWHERE),
            Verb::Become(_, who, _) => ("Become", who, IN_PLAY, play),
            Verb::Copy(who, other, _) => {
                self.touches("Copy", other, IN_PLAY, PLAY_OR_LIMBO, scene);
                ("Copy", who, IN_PLAY, play)
            }
            Verb::SpawnCopy(_, _, other) => ("SpawnCopy", other, MOVABLE, PLAY_OR_LIMBO),
            Verb::Control(who) => ("Control", who, KindSet::CHARACTER, play),
            Verb::Cancel(who) => ("Cancel", who, KindSet::ENTRY, ANYWHERE),
            _ => return,
        };
        self.touches(name, who, kind_set, place, scene);
    }

    /// W080: a Character carries one Technology only.
    fn carries_already(&mut self, to: &ObjectSelector, scene: &Scene<'_, Sanctuary>) {
        let filter = match to {
            ObjectSelector::Target(n) => {
                scene.targets.get(usize::from(*n)).map(|spec| &spec.filter)
            }
            ObjectSelector::Picked => scene.picked,
            ObjectSelector::Each(filter) => Some(filter),
            _ => None,
        };
        if filter.is_some_and(|filter| filter.carries == Some(true)) {
            let message = "whoever carries a Technology is given no other";
            let help = "write `carries: false`, or `Swap` the Technologies of two Characters";
            self.found
                .doubtful("W080", "Attach", message, help.to_owned());
        }
    }

    /// S118: whatever has that name can touch only those, and only there.
    fn touches(
        &mut self,
        name: &'static str,
        who: &ObjectSelector,
        kind_set: KindSet,
        places: &[Where],
        scene: &Scene<'_, Sanctuary>,
    ) {
        let Some((touched, there)) = self.kind_set(who, scene) else {
            return;
        };
        let fits = touched.meets(kind_set);
        let moved = scene.later && !matches!(who, ObjectSelector::Each(_));
        let there = there.filter(|_| !moved);
        let meant = meant(who, scene);
        let mut all = self.moved.iter();
        let arrived = all.any(|(what, to)| Some(*what) == meant && places.contains(to));
        let elsewhere = there.is_some_and(|is| !places.is_empty() && !places.contains(&is));
        let elsewhere = elsewhere && !arrived;
        if fits && !elsewhere {
            return;
        }
        let homes: Vec<&str> = places.iter().map(|&place| home_words(place)).collect();
        let home = match homes.is_empty() {
            true => String::new(),
            false => format!(" {}", homes.join(" or ")),
        };
        let message = format!("`{name}` is for {}{home}", kind_set.words());
        let help = match places.first() {
            Some(place) if fits => format!("write `place: {place:?}` in the filter"),
            _ => format!("this points it at {}", touched.words()),
        };
        self.found.wrong("S118", name, message, help);
    }
}
