//! Words that mean something only at some places: targets, `That`, `They`, `Picked`, X.

use super::{
    Amount, Band, Chance, Condition, Effect, HowMany, Language, Lasting, ObjectSelector, Part,
    Parts, PlayerSelector, Replacement, Scene, WAYS,
};
use crate::packs::Findings;

/// Most of anything that a condition counts.
const COUNTED: i32 = 200;

/// What an ability gives its words to mean.
#[derive(Debug, Clone, Copy, Default)]
pub struct Given {
    /// X is paid for it.
    pub x: bool,
    /// Its event has another thing.
    pub that: bool,
    /// Its event has an amount.
    pub amount: bool,
    /// Its event has a player.
    pub player: bool,
    /// Something triggers it.
    pub triggered: bool,
    /// More than two can play.
    pub many: bool,
    /// Its card is not in play while it is carried out.
    pub away: bool,
}

/// The codes of a game for the problems, and what its messages say.
#[derive(Debug)]
pub struct WordCodes {
    /// A target that there is not.
    pub target: &'static str,
    /// `That`, or an amount, without such an event.
    pub that: &'static str,
    /// A number out of range.
    pub range: &'static str,
    /// X that nobody pays.
    pub x: &'static str,
    /// Effects that hold nothing (warning).
    pub idle: &'static str,
    /// A condition that never or always holds (warning).
    pub never: &'static str,
    /// Numbers that a die does not have.
    pub die: &'static str,
    /// The highest number that may stand in an effect.
    pub most: i32,
    /// The triggers that have another thing, for help.
    pub have_that: &'static str,
    /// The triggers that have an amount, for help.
    pub have_amount: &'static str,
    /// How X is paid for, for help.
    pub pays_x: &'static str,
}

impl WordCodes {
    /// Looks at one part of an ability and keeps what is wrong with it.
    pub fn check<L: Language>(
        &self,
        part: &Part<'_, L>,
        scene: &Scene<'_, L>,
        given: Given,
        found: &mut Findings,
    ) {
        match part {
            Part::Objects(who) => self.who(who, scene, given, found),
            Part::Players(player) => self.player(player, scene, given, found),
            Part::Amount(amount) => self.amount(amount, scene, given, found),
            Part::Effect(effect) => self.effect(effect, scene, found),
            Part::Condition(condition) => self.condition(condition, scene, given, found),
            Part::Lasting(Lasting::WhileInPlay) if given.away => {
                let message = "this card is not in play then, so this lasts no time at all";
                let help = "`Turn`, `Game` or `Permanent`; what an ability of a card in play gives can last `WhileInPlay`";
                found.doubtful("W075", "WhileInPlay", message, help.to_owned());
            }
            Part::Filter(_) | Part::Lasting(_) => {}
        }
    }

    /// Target number `n` must be there; `text` is how it is spelled.
    pub fn target<L: Language>(
        &self,
        n: u8,
        text: &str,
        scene: &Scene<'_, L>,
        found: &mut Findings,
    ) {
        let targets = scene.targets.len();
        if usize::from(n) < targets {
            return;
        }
        let help = match targets {
            0 => "the ability has no `targets`".to_owned(),
            1 => "its only target is number 0".to_owned(),
            _ => format!("its targets are number 0 to {}", targets - 1),
        };
        let message = format!("there is no target for `{text}`");
        found.wrong(self.target, text, message, help);
    }

    fn who<L: Language>(
        &self,
        who: &ObjectSelector<L>,
        scene: &Scene<'_, L>,
        given: Given,
        found: &mut Findings,
    ) {
        match who {
            ObjectSelector::Target(n) => self.target(*n, &format!("Target({n})"), scene, found),
            ObjectSelector::That if !given.that => {
                let (message, help) = if given.triggered {
                    ("this trigger has no other card", self.have_that)
                } else {
                    (
                        "nothing triggers this",
                        "`That` is for `Triggered` abilities",
                    )
                };
                found.wrong(self.that, "That", message, help);
            }
            ObjectSelector::Picked if scene.picked.is_none() => {
                let help = "`Picked` stands within `Choose(..)`";
                found.wrong("W001", "Picked", "nothing was picked here", help);
            }
            ObjectSelector::Paid if !scene.paid => {
                let message = "nothing was given up to pay for this";
                let help = "`Paid` is what a cost was paid with: cards that were discarded, things that were destroyed; the card itself is `This`";
                found.wrong("W078", "Paid", message, help);
            }
            ObjectSelector::That
            | ObjectSelector::Paid
            | ObjectSelector::Picked
            | ObjectSelector::This
            | ObjectSelector::Each(_)
            | ObjectSelector::Own(_) => {}
        }
    }

    fn player<L: Language>(
        &self,
        player: &PlayerSelector<L>,
        scene: &Scene<'_, L>,
        given: Given,
        found: &mut Findings,
    ) {
        match player {
            PlayerSelector::Target(n) => self.target(*n, &format!("Target({n})"), scene, found),
            PlayerSelector::They if !scene.asked => {
                let help = "`They` stands within `MayDo`, `EachDoes`, `Choose`, `Pick` or a roll";
                found.wrong("W002", "They", "nobody is asked here", help);
            }
            PlayerSelector::ThatPlayer if !given.player => {
                let help = "it is for abilities whose event has a player; otherwise say `ControllerOf(That)`";
                found.wrong(
                    self.that,
                    "ThatPlayer",
                    "there is no such player here",
                    help,
                );
            }
            PlayerSelector::Opponent if given.many => {
                let help = "write `Others`, `Left` or `Right`";
                let message = "with more than two players there is no one opponent";
                found.wrong("W003", "Opponent", message, help);
            }
            _ => {}
        }
    }

    fn amount<L: Language>(
        &self,
        amount: &Amount<L>,
        scene: &Scene<'_, L>,
        given: Given,
        found: &mut Findings,
    ) {
        let most = self.most;
        match amount {
            Amount::N(n) => self.within("amount", *n, 0, most, found),
            Amount::Times(n, _) => self.within("Times", *n, 1, most, found),
            Amount::That if !given.amount && !scene.rolled => {
                let message = "there is no such amount here";
                found.wrong(self.that, "That", message, self.have_amount);
            }
            Amount::X if !given.x => found.wrong(self.x, "X", "no X is paid for this", self.pays_x),
            _ => {}
        }
    }

    /// A number outside its bounds; `what` is the word before it, or what it is called.
    pub fn within(&self, what: &str, n: i32, low: i32, high: i32, found: &mut Findings) {
        if !(low..=high).contains(&n) {
            let help = format!("from {low} to {high}");
            found.out_of_range(self.range, format!("{what} {n}"), n, help);
        }
    }

    fn condition<L: Language>(
        &self,
        condition: &Condition<L>,
        scene: &Scene<'_, L>,
        given: Given,
        found: &mut Findings,
    ) {
        let count = |n: &u8| i32::from(*n);
        let (name, n, low) = match condition {
            Condition::AtLeast(n, _) => ("AtLeast", count(n), 1),
            Condition::AtMost(n, _) => ("AtMost", count(n), 0),
            Condition::HandAtLeast(n, _) => ("HandAtLeast", count(n), 1),
            Condition::HandAtMost(n, _) => ("HandAtMost", count(n), 0),
            Condition::ThatAtLeast(n) => ("ThatAtLeast", *n, 1),
            Condition::ThatAtMost(n) => ("ThatAtMost", *n, 0),
            Condition::All(inner) if inner.is_empty() => {
                let message = "this always holds: it asks for nothing";
                found.doubtful(self.never, "All", message, None);
                return;
            }
            Condition::AnyOf(inner) if inner.is_empty() => {
                let message = "this never holds: there is nothing that could hold";
                found.doubtful(self.never, "AnyOf", message, None);
                return;
            }
            _ => return,
        };
        self.within(name, n, low, COUNTED, found);
        if name.starts_with("That") && !given.amount && !scene.rolled {
            let message = "there is no such amount here";
            found.wrong(self.that, name, message, self.have_amount);
        }
    }

    fn effect<L: Language>(&self, effect: &Effect<L>, scene: &Scene<'_, L>, found: &mut Findings) {
        ways(effect, found);
        permanent(effect, found);
        asked_twice(effect, found);
        let (name, idle) = match effect {
            Effect::And(inner) => ("And", inner.is_empty()),
            Effect::If(_, inner) => ("If", inner.is_empty()),
            Effect::IfElse(_, inner, other) => ("IfElse", inner.is_empty() && other.is_empty()),
            Effect::May(inner) => ("May", inner.is_empty()),
            // Instead of an event it prevents that.
            Effect::MayPay(_, inner) => ("MayPay", inner.is_empty() && !scene.instead),
            Effect::MayDo(_, inner) => ("MayDo", inner.is_empty()),
            Effect::EachDoes(_, inner) => ("EachDoes", inner.is_empty()),
            Effect::Choose(_, _, inner) => ("Choose", inner.is_empty()),
            Effect::ForEach(_, inner) => ("ForEach", inner.is_empty()),
            Effect::AtRandom(_, inner) => ("AtRandom", inner.is_empty()),
            Effect::Repeat(_, inner) => ("Repeat", inner.is_empty()),
            Effect::Chance(chance) => {
                if let Chance::Roll(bands) = chance {
                    Band::check(bands, self.die, found);
                }
                (chance.word(), chance.is_idle())
            }
            Effect::Later(_, inner) => ("Later", inner.is_empty()),
            Effect::NextTime(_, _, inner) => ("NextTime", inner.is_empty()),
            Effect::ReplaceNext(_, _, instead) => {
                next(instead, found);
                return;
            }
            Effect::Unless(_, _, inner) => ("Unless", inner.is_empty()),
            Effect::Reveal(_)
            | Effect::TopCards(_)
            | Effect::Costs(_)
            | Effect::Pick(..)
            | Effect::PickSome(..)
            | Effect::Vote(_)
            | Effect::Do(_) => return,
        };
        if idle {
            found.doubtful(self.idle, name, "this does nothing", None);
        }
    }
}

/// `Permanent` is for what a card is given.
fn permanent<L: Language>(effect: &Effect<L>, found: &mut Findings) {
    let until = match effect {
        Effect::NextTime(_, until, _) | Effect::ReplaceNext(_, until, _) => until,
        Effect::Costs(change) => &change.until,
        _ => return,
    };
    if *until == Lasting::Permanent {
        let message = "no card is given anything here that could stay in play";
        found.wrong("W034", "Permanent", message, "write `Game`");
    }
}

/// W077: what replaces the next event is used up by it in any case.
fn next<L: Language>(instead: &Replacement<L>, found: &mut Findings) {
    if instead.optional().is_some() {
        let message = "this is used up by the next such event, and nobody is asked then";
        let help = "ask when it is made: `May([ReplaceNext(..)])`";
        found.wrong("W077", "ReplaceNext", message, help);
    }
}

/// Whoever may pay is asked by that.
fn asked_twice<L: Language>(effect: &Effect<L>, found: &mut Findings) {
    if let Effect::May(inner) = effect
        && let [Effect::MayPay(..) | Effect::May(_)] = inner[..]
    {
        let message = "the player is asked twice whether it happens";
        let help = "leave the outer `May` out".to_owned();
        found.doubtful("W073", "May", message, help);
    }
}

/// So many of some ways can be picked, and that is a choice.
fn how_many(count: HowMany, ways: usize, found: &mut Findings) {
    let (least, most) = (count.least(), count.most());
    let (message, help) = match count {
        HowMany::One => ("one way is picked".to_owned(), "write `Pick(..)`"),
        HowMany::Any => return,
        // With more than there are, all of them are picked.
        _ if count.has_x() && least < ways => return,
        _ if !(1..=ways).contains(&most) || least > most => (
            format!("{least} to {most} of {ways} ways"),
            "`UpTo(n)` or `Between(n, m)`, with no more than there are, the lower number first",
        ),
        _ if least >= ways => (
            "all of the ways are picked".to_owned(),
            "write their effects one after the other",
        ),
        _ => return,
    };
    found.wrong("W021", "PickSome", message, help.to_owned());
}

/// There are two ways or more, but not too many, to vote for or to pick from. Nothing is repeated repeatedly, which
/// could go on for too long.
fn ways<L: Language>(effect: &Effect<L>, found: &mut Findings) {
    let (name, count) = match effect {
        Effect::Repeat(_, inner) => {
            inner.parts(&Scene::new(&[]), &mut |part, _| {
                if let Part::Effect(Effect::Repeat(..)) = part {
                    let message = "a `Repeat` within a `Repeat`";
                    let help = "write one, with the product: `Times(3, ..)`";
                    found.wrong("W005", "Repeat", message, help);
                }
            });
            return;
        }
        Effect::Pick(_, ways) => ("Pick", ways.len()),
        Effect::PickSome(count, _, ways, price) => {
            how_many(*count, ways.len(), found);
            if !price.is_empty() && count.most() == 1 {
                let message = "nothing is paid for the first way, and only one is picked";
                let help = "leave the price out, or let more be picked: `UpTo(2)`";
                found.wrong("W021", "PickSome", message, help);
            }
            ("PickSome", ways.len())
        }
        Effect::Vote(ways) => ("Vote", ways.len()),
        _ => return,
    };
    if !(2..=WAYS).contains(&count) {
        let message = format!("{count} ways; `{name}` has from 2 to {WAYS}");
        let help = "each way is a list of effects: `[[..], [..]]`";
        found.wrong("W004", name, message, help);
    }
}
