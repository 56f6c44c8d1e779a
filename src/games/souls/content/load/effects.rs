//! Checks effects, players and amounts: names that have a meaning in their place, numbers in range, and things that
//! each effect can affect.

use super::super::{Amount, Band, Effect, Grant, ObjectSelector, PlayerSelector};
use super::kind_set::KindSet;
use super::known::KnownNames;
use super::walk::{AbilityScope, Part};
use super::{conditions, filters, touch};
pub(super) use crate::games::souls::limits::WAYS;
use crate::games::souls::limits::{AMOUNT, ROOMS as MOST_ROOMS, VOTES};
use crate::packs::Findings;

/// Looks at the parts of one ability and keeps what is wrong with them.
pub(super) struct EffectChecker<'k> {
    pub known: &'k KnownNames,
    pub found: Findings,
}

impl EffectChecker<'_> {
    /// Looks at one part.
    pub(super) fn part(&mut self, part: &Part<'_>, scope: &AbilityScope<'_>) {
        match part {
            Part::Effect(effect) => self.effect(effect, scope),
            Part::Objects(who) => self.who(who, scope),
            Part::Players(player) => self.player(player, scope),
            Part::Amount(amount) => self.amount(amount, scope),
            Part::Condition(condition) => conditions::check(condition, scope, &mut self.found),
            Part::Filter(filter) => filters::check(filter, scope, self.known, &mut self.found),
        }
    }

    /// A number outside its bounds.
    fn within(&mut self, what: &str, value: i32, low: i32, high: i32) {
        within(what, value, low, high, &mut self.found);
    }

    fn target(&mut self, n: u8, scope: &AbilityScope<'_>) {
        let targets = scope.targets.len();
        if usize::from(n) < targets {
            return;
        }
        let help = match targets {
            0 => "there are no `targets` here".to_owned(),
            1 => "the only target is number 0".to_owned(),
            _ => format!("the targets are number 0 to {}", targets - 1),
        };
        let text = format!("Target({n})");
        let message = format!("there is no target for `{text}`");
        self.found.wrong("L105", text, message, help);
    }

    fn who(&mut self, who: &ObjectSelector, scope: &AbilityScope<'_>) {
        match who {
            ObjectSelector::Target(n) => self.target(*n, scope),
            ObjectSelector::That if scope.event.thing.is_none() => {
                let message = "no thing has part in what happened";
                self.found.wrong("L111", "That", message, THING);
            }
            ObjectSelector::Picked if scope.picked.is_none() => {
                let message = "nothing is picked here";
                let help = "`Picked` is for the effects of `Choose`";
                self.found.wrong("L112", "Picked", message, help);
            }
            _ => {}
        }
    }

    fn player(&mut self, player: &PlayerSelector, scope: &AbilityScope<'_>) {
        match player {
            PlayerSelector::Target(n) => self.target(*n, scope),
            PlayerSelector::ThatPlayer if !scope.event.player => {
                let message = "no player has part in what happened";
                self.found.wrong("L111", "ThatPlayer", message, PLAYER);
            }
            PlayerSelector::They if !scope.they => {
                let message = "nobody is asked here";
                let help = "`They` is for the effects of `MayDo`, `EachDoes`, `Choose` and rolls";
                self.found.wrong("L112", "They", message, help);
            }
            _ => {}
        }
    }

    fn amount(&mut self, amount: &Amount, scope: &AbilityScope<'_>) {
        match amount {
            Amount::N(n) => self.within("amount", *n, 0, AMOUNT),
            Amount::Times(n, _) => self.within("Times", *n, 1, AMOUNT),
            Amount::That if !scope.event.amount => {
                let message = "there is no such amount here";
                self.found.wrong("L111", "That", message, AMOUNTS);
            }
            Amount::Counters(who) => {
                let kind_set = KindSet::IN_PLAY.or(KindSet::PLAYER);
                self.touches("Counters", who, kind_set, scope);
            }
            Amount::AttackOf(who) => self.touches("AttackOf", who, KindSet::CREATURE, scope),
            _ => {}
        }
    }

    fn effect(&mut self, effect: &Effect, scope: &AbilityScope<'_>) {
        for (name, who, kind_set) in touch::touched(effect) {
            let grant = match effect {
                Effect::Grant(grant, ..) => Some(touch::word(*grant)),
                _ => None,
            };
            self.touches(grant.as_deref().unwrap_or(name), who, kind_set, scope);
        }
        match effect {
            Effect::Grant(grant, ..) => self.grant(*grant),
            Effect::Roll(bands) | Effect::RollBy(_, bands) => self.bands(bands),
            Effect::AddToRoll(n, _) => self.within("AddToRoll", *n, -5, 5),
            Effect::SetRoll(n, _) => self.within("SetRoll", i32::from(*n), 1, 6),
            Effect::MoreSlots(_, n) => {
                self.within("MoreSlots", i32::from(*n), 1, i32::from(MOST_ROOMS));
            }
            Effect::Vote(options) if !(2..=VOTES).contains(&options.len()) => {
                let message = format!("a vote between {}", options.len());
                let help = format!("between 2 and {VOTES}");
                self.found.wrong("L115", "Vote", message, help);
            }
            Effect::And(inner) => self.idle("And", inner),
            Effect::If(_, inner) => self.idle("If", inner),
            Effect::May(inner) => self.idle("May", inner),
            Effect::MayDo(_, inner) => self.idle("MayDo", inner),
            Effect::EachDoes(_, inner) => self.idle("EachDoes", inner),
            Effect::Choose(_, _, inner) => self.idle("Choose", inner),
            _ => {}
        }
    }

    fn idle(&mut self, name: &str, inner: &[Effect]) {
        if inner.is_empty() {
            self.found.doubtful("L132", name, "this does nothing", None);
        }
    }

    /// The number of a grant stays within bounds.
    pub(super) fn grant(&mut self, grant: Grant) {
        if let Some((n, low, high)) = touch::size(grant) {
            self.within(&touch::word(grant), n, low, high);
        }
    }

    /// Each result of a die is read once at most.
    fn bands(&mut self, bands: &[Band]) {
        let numbers: Vec<u8> = bands.iter().flat_map(|b| b.on.iter().copied()).collect();
        let silent = bands.iter().any(|band| band.on.is_empty());
        faces(&numbers, silent || bands.is_empty(), &mut self.found);
    }

    /// L118: whatever has that name can touch only those.
    fn touches(
        &mut self,
        name: &str,
        who: &ObjectSelector,
        kind_set: KindSet,
        scope: &AbilityScope<'_>,
    ) {
        let touched = match who {
            ObjectSelector::Target(n) => scope.targets.get(usize::from(*n)).map(KindSet::of),
            ObjectSelector::This => Some(scope.this),
            ObjectSelector::That => scope.event.thing,
            ObjectSelector::Picked => scope.picked,
            ObjectSelector::Attacked => Some(KindSet::CREATURE),
            ObjectSelector::Player(_) => Some(KindSet::PLAYER),
            ObjectSelector::Each(filter) => Some(KindSet::of(filter)),
        };
        if let Some(touched) = touched.filter(|touched| !touched.meets(kind_set)) {
            cannot_touch(name, touched, kind_set, &mut self.found);
        }
    }
}

/// The events with a thing.
const THING: &str = "triggers on a death, damage, a roll, an attack, a play, a purchase, a gain or a \
                     destruction have one, and `Do` of a replacement";
/// The events with a player.
const PLAYER: &str =
    "triggers with `Any`, `Yours` or `Theirs` have one; otherwise say `ControllerOf(That)`";
/// The events with an amount.
const AMOUNTS: &str = "`Damaged`, `CombatDamaged`, `Deals`, `WouldRoll`, `Rolled`, `GainsSoul`, `GainsCoins`, `Loots`, the \
                       bands of a roll and `Do` of a replacement have one";

/// Reports that the effect of that name is aimed at an object that it cannot affect.
pub(super) fn cannot_touch(name: &str, touched: KindSet, kind_set: KindSet, found: &mut Findings) {
    let message = format!("`{name}` is for {}", kind_set.words());
    let help = format!("this points it at {}", touched.words());
    found.wrong("L118", name, message, help);
}

/// A number outside its bounds. `what` is the word before it, or what it is called.
pub(super) fn within(what: &str, value: i32, low: i32, high: i32, found: &mut Findings) {
    if !(low..=high).contains(&value) {
        let message = format!("{what} {value} is out of range");
        let help = format!("from {low} to {high}");
        found.wrong("L101", value.to_string(), message, help);
    }
}

/// Numbers of a die: from 1 to 6, each once.
pub(super) fn faces(numbers: &[u8], silent: bool, found: &mut Findings) {
    if silent || numbers.is_empty() {
        found.wrong("L114", "on", "no number of the die", "from 1 to 6");
    }
    for (n, &number) in numbers.iter().enumerate() {
        if !(1..=6).contains(&number) {
            let message = format!("a die has no {number}");
            found.wrong("L114", number.to_string(), message, "from 1 to 6");
        } else if numbers[..n].contains(&number) {
            let message = format!("{number} is there twice");
            let help = "each result once, in one place";
            found.wrong("L114", number.to_string(), message, help);
        }
    }
}
