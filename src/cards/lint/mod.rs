//! Finds what a card says and cannot mean: filters that match nothing, conditions that always or never hold, targets
//! that nothing uses, numbers that are always 0, choices without a difference.
//!
//! A game implements [`Meaning`] and hands each ability to [`ability`]. Only what is certain is reported: the words are
//! looked at with the widest bounds that the rules allow.

mod bounds;
mod chains;
mod truth;

pub use bounds::Bounds;
pub(crate) use chains::tidy;
pub use chains::{chains, spelled};

use crate::cards::language::{
    Condition, Effect, Language, Part, Parts, PlayerSelector, REPEATS, Scene, TargetSpec,
};
use crate::packs::{Findings, Whose};

/// What a game knows of its own words.
pub trait Meaning: Language {
    /// How many things can match when a card counts them, or means each of them.
    fn counts(filter: &Self::Filter) -> Bounds;
    /// What a number of this game can come to.
    fn number(_: &Self::Number) -> Bounds {
        Bounds::ANY
    }
    /// Whether a condition of this game always or never holds.
    fn truth(_: &Self::Condition) -> Option<bool> {
        None
    }
    /// Whether two conditions of this game are never true at once; asked in both orders.
    fn excludes(_: &Self::Condition, _: &Self::Condition) -> bool {
        false
    }
    /// Whether an effect has numbers beside amounts, and all of them are 0.
    fn is_zero(_: &Self::Verb) -> bool {
        false
    }
    /// Whether an effect is about what matches a filter although it does not name the target: `CancelAttack` is about what
    /// is attacked.
    fn is_about(_: &Self::Verb, _: &Self::Filter) -> bool {
        false
    }
    /// Whether what matches lies in the hand of another player, where nothing is a target.
    fn is_in_other_hand(filter: &Self::Filter) -> bool;
    /// Whether nothing is paid.
    fn is_free(cost: &Self::Cost) -> bool;
}

/// One way in which an ability can go.
#[derive(Debug, Clone, Copy)]
pub struct Way<'a, L: Language> {
    /// Its targets.
    pub targets: &'a [TargetSpec<L>],
    /// Its effects.
    pub effects: &'a [Effect<L>],
}

/// The code of a game for a condition that always or never holds.
#[derive(Debug, Clone, Copy)]
pub struct LintCodes {
    /// A condition that always or never holds.
    pub never: &'static str,
}

/// Keeps what cannot be meant in an ability. `that` is what the amount of its event can be.
pub fn ability<'a, L: Meaning>(
    codes: LintCodes,
    only_if: Option<&'a Condition<L>>,
    ways: &[Way<'a, L>],
    that: Bounds,
    found: &mut Findings,
) {
    let mut look = Look { codes, that, found };
    if let Some(condition) = only_if {
        look.condition(condition);
    }
    for (n, way) in ways.iter().enumerate() {
        look.unused(way);
        look.effects(way.effects);
        look.first(only_if, way.effects);
        if ways[..n]
            .iter()
            .any(|other| other.targets == way.targets && other.effects == way.effects)
        {
            look.same("choose");
        }
    }
}

/// Keeps what cannot be meant in a condition that stands alone.
pub fn condition<L: Meaning>(codes: LintCodes, condition: &Condition<L>, found: &mut Findings) {
    ability(codes, Some(condition), &[], Bounds::ANY, found);
}

struct Look<'f> {
    codes: LintCodes,
    that: Bounds,
    found: &'f mut Findings,
}

impl Look<'_> {
    fn effects<L: Meaning>(&mut self, effects: &[Effect<L>]) {
        for effect in effects {
            effect.parts(&Scene::new(&[]), &mut |part, scene| {
                if let Part::Effect(effect) = part {
                    // What happens later has an event of its own.
                    let that = match scene.trigger {
                        Some(_) => Bounds::ANY,
                        None => self.that(scene.rolled),
                    };
                    self.effect(effect, that);
                }
            });
        }
    }

    /// What its event, or a roll, gives as an amount.
    const fn that(&self, rolled: bool) -> Bounds {
        if rolled { Bounds::new(1, 6) } else { self.that }
    }

    /// W008: a cost of nothing. `name` is the word that asks for it.
    fn free<L: Meaning>(&mut self, name: &str, costs: &[L::Cost]) {
        let free = costs.iter().find(|cost| L::is_free(cost));
        let name = match (free, costs) {
            (Some(cost), _) => word(cost),
            (None, []) => name.to_owned(),
            (None, _) => return,
        };
        let help = "leave it out; what may be done for nothing is `May([..])`".to_owned();
        self.found
            .doubtful("W008", name, "this costs nothing", help);
    }

    fn effect<L: Meaning>(&mut self, effect: &Effect<L>, that: Bounds) {
        match effect {
            Effect::Do(verb) => self.verb::<L>(verb, that),
            Effect::If(condition, _) => self.condition_in(condition, that),
            Effect::IfElse(condition, one, other) => {
                self.condition_in(condition, that);
                if one == other {
                    self.same("IfElse");
                }
            }
            Effect::MayPay(costs, _) => self.free::<L>("MayPay", costs),
            Effect::Unless(_, costs, _) => self.free::<L>("Unless", costs),
            Effect::Choose(_, _, inner) => {
                if !inner.is_empty() && !uses_picked(inner) {
                    let message = "nothing is done to what is picked";
                    let help = "name it in the effects: `Picked`".to_owned();
                    self.found.doubtful("W009", "Choose", message, help);
                }
            }
            Effect::Pick(_, ways) | Effect::PickSome(_, _, ways, _) | Effect::Vote(ways) => {
                if let Effect::PickSome(.., price) = effect
                    && !price.is_empty()
                {
                    self.free::<L>("PickSome", price);
                }
                let twice = |n: usize| ways[..n].contains(&ways[n]);
                if (1..ways.len()).any(twice) {
                    self.same(&word(effect));
                }
            }
            Effect::Repeat(times, _) => {
                let times = bounds::of(times, that);
                let message = match (times.low, times.high) {
                    (_, ..=0) => "this is never done: it is repeated 0 times",
                    (1, 1) => "this is done once",
                    (n, _) if n > REPEATS => "this is done 99 times: no more are",
                    _ => return,
                };
                let help = "leave `Repeat` out, or repeat it 2 to 99 times".to_owned();
                self.found.doubtful("W008", "Repeat", message, help);
            }
            Effect::Chance(chance) => {
                if chance.is_certain() && !chance.is_idle() {
                    self.same(chance.word());
                }
            }
            Effect::Reveal(_)
            | Effect::TopCards(_)
            | Effect::ForEach(..)
            | Effect::AtRandom(..)
            | Effect::And(_)
            | Effect::May(_)
            | Effect::MayDo(..)
            | Effect::EachDoes(..)
            | Effect::Later(..)
            | Effect::NextTime(..)
            | Effect::ReplaceNext(..)
            | Effect::Costs(_) => {}
        }
    }

    fn verb<L: Meaning>(&mut self, verb: &L::Verb, that: Bounds) {
        let (mut some, mut more, mut inside) = (false, false, 0_usize);
        verb.parts(&Scene::new(&[]), &mut |part, _| match part {
            // What is within a number was looked at with it.
            _ if inside > 0 => inside -= 1,
            Part::Amount(amount) => {
                some = true;
                more |= bounds::of(amount, that).high > 0;
                amount.parts(&Scene::new(&[]), &mut |_, _| inside += 1);
                inside -= 1;
            }
            // Effects within an effect are looked at by themselves.
            Part::Effect(_) => more = true,
            Part::Condition(_)
            | Part::Filter(_)
            | Part::Objects(_)
            | Part::Players(_)
            | Part::Lasting(_) => {}
        });
        if some && !more || L::is_zero(verb) {
            let message = "this does nothing: its number is always 0";
            let help = "write a number of at least 1, or leave the effect out".to_owned();
            self.found.doubtful("W008", word(verb), message, help);
        }
    }

    fn condition<L: Meaning>(&mut self, condition: &Condition<L>) {
        self.condition_in(condition, self.that);
    }

    fn condition_in<L: Meaning>(&mut self, condition: &Condition<L>, that: Bounds) {
        if let Condition::All(all) | Condition::AnyOf(all) = condition {
            if all.is_empty() {
                return;
            }
            if (1..all.len()).any(|n| all[..n].contains(&all[n])) {
                let help = "leave one of them out".to_owned();
                self.found.doubtful(
                    "W009",
                    word(condition),
                    "this asks for the same twice",
                    help,
                );
            }
        }
        let (message, help) = match truth::of(condition, that) {
            None => {
                if let Condition::All(all) | Condition::AnyOf(all) = condition {
                    all.iter().for_each(|inner| self.condition_in(inner, that));
                }
                return;
            }
            Some(true) => (
                "this always holds",
                "leave the condition out, or ask for more",
            ),
            Some(false) => (
                "this never holds",
                "ask for less, or for something that can happen",
            ),
        };
        self.found
            .doubtful(self.codes.never, word(condition), message, help.to_owned());
    }

    /// The first effect happens at once, so it cannot ask for the opposite of what was just asked.
    fn first<L: Meaning>(&mut self, before: Option<&Condition<L>>, effects: &[Effect<L>]) {
        let (Some(Effect::If(condition, inner)), before) = (effects.first(), before) else {
            return;
        };
        if let Some(before) = before
            && (truth::excludes(before, condition) || truth::excludes(condition, before))
        {
            let message = "this never holds: the condition around it asks for the opposite";
            let help = "leave one of the two out".to_owned();
            self.found
                .doubtful(self.codes.never, word(condition), message, help);
        }
        self.first(Some(condition), inner);
    }

    fn same(&mut self, name: &str) {
        let help = "change one of them, or write it without a choice".to_owned();
        self.found
            .doubtful("W009", name, "two ways of this are the same", help);
    }

    /// W007: every target is there for something.
    fn unused<L: Meaning>(&mut self, way: &Way<'_, L>) {
        let spelled = format!("{:?}", way.effects);
        if way.effects.is_empty() {
            return;
        }
        for (n, target) in way.targets.iter().enumerate() {
            // W095.
            if L::is_in_other_hand(&target.filter) {
                let message =
                    format!("there is never a target {n}: targets lie in your own hand only");
                let help = "let `Choose` look into the hand: `Choose(You, (place: Hand, whose: Theirs), [..])`";
                self.found
                    .doubtful("W095", "whose", message, help.to_owned());
            }
            let mut about = false;
            for effect in way.effects {
                effect.parts(&Scene::new(&[]), &mut |part, _| {
                    if let Part::Effect(Effect::Do(verb)) = part {
                        about |= L::is_about(verb, &target.filter);
                    }
                });
            }
            let used = [format!("Target({n})"), format!("CarriedBy({n})")];
            // A later target may be one of what this one has.
            let later = format!("{:?}", &way.targets[n + 1..]);
            let names = |text: &str| used.iter().any(|name| text.contains(name));
            if !about && !names(&spelled) && !names(&later) {
                let message = format!("nothing is done to target {n}");
                let help = format!("use `Target({n})` in an effect, or leave the target out");
                self.found.doubtful("W007", "targets", message, help);
            }
        }
    }
}

/// Whether effects do something to what was picked.
fn uses_picked<L: Language>(effects: &[Effect<L>]) -> bool {
    format!("{effects:?}").contains("Picked")
}

/// Keeps bonuses that change nothing, and those that are given twice.
pub fn grants<G: std::fmt::Debug + PartialEq>(
    gives: &[G],
    is_zero: impl Fn(&G) -> bool,
    found: &mut Findings,
) {
    for (n, grant) in gives.iter().enumerate() {
        let name = word(grant);
        if is_zero(grant) {
            let help = "write another number, or leave it out".to_owned();
            found.doubtful("W008", name, "this gives nothing: its number is 0", help);
        } else if gives[..n].contains(grant) {
            let message = format!("`{name}` is given twice");
            let help = "once is enough; add numbers up".to_owned();
            found.doubtful("W010", name, message, help);
        }
    }
}

/// Whether what those players do is what an ability of the same controller waits for.
pub fn concerns<L: Language>(player: &PlayerSelector<L>, whose: Whose) -> bool {
    match player {
        PlayerSelector::You => matches!(whose, Whose::Any | Whose::Yours),
        PlayerSelector::Opponent | PlayerSelector::Others => {
            matches!(whose, Whose::Any | Whose::Theirs)
        }
        PlayerSelector::Each => true,
        PlayerSelector::Active
        | PlayerSelector::They
        | PlayerSelector::ThatPlayer
        | PlayerSelector::Left
        | PlayerSelector::Right
        | PlayerSelector::LeftOf(_)
        | PlayerSelector::RightOf(_)
        | PlayerSelector::Target(_)
        | PlayerSelector::ControllerOf(_) => false,
    }
}

/// The word with which something is spelled.
pub(crate) fn word(of: &impl std::fmt::Debug) -> String {
    let spelled = format!("{of:?}");
    let name = |c: char| c.is_alphanumeric() || c == '_';
    let mut words = spelled.split(|c: char| !name(c));
    let wrapped = ["Do", "Own", "Keyword", "Gift"];
    let first = words.find(|word| !word.is_empty() && !wrapped.contains(word));
    first.unwrap_or_default().to_owned()
}
