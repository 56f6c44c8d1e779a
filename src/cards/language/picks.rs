//! Several ways that are chosen together as something is played. Each has targets of its own, which are chosen then too:
//! every choice of ways that can be made is a way of its own, with the targets and effects of all of them.

use ron2::Spanned;

use super::{Bound, Condition, Effect, HowMany, Language, PartMut, Parts, TargetSpec, WAYS};
use crate::packs::{CheckContext, Findings, range};

/// Most targets of an ability.
const TARGETS: usize = 4;

impl HowMany {
    /// Whether one way alone can be chosen.
    #[must_use]
    pub fn takes_one(self) -> bool {
        self.least() <= 1
    }

    /// The same, but at least one.
    #[must_use]
    pub fn at_least_one(self) -> Self {
        match self {
            Self::UpTo(most) => Self::Between(Bound::N(1), most),
            Self::One | Self::Between(..) => self,
            Self::Any => Self::Between(Bound::N(1), Bound::N(self.most() as i32)),
        }
    }

    /// The choices of two and more ways that can be made, each the numbers of its ways.
    #[must_use]
    pub fn choices(self, ways: usize) -> Vec<Vec<u8>> {
        let ways = ways.min(WAYS) as u8;
        let numbers = |bits: u8| (0..ways).filter(|n| bits & 1 << n != 0).collect();
        let sizes = self.least().max(2)..=self.most();
        let all = (0_u8..1 << ways).map(numbers);
        let mut all: Vec<Vec<u8>> = all
            .filter(|of: &Vec<u8>| sizes.contains(&of.len()))
            .collect();
        all.sort_by_key(|of| (of.len(), of.clone()));
        all
    }
}

/// Some of the texts of a card, or ways of an ability, by number.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct TextSet(u64);

impl TextSet {
    /// The texts that cannot be chosen now: their condition does not hold, or one alone is too few. Each is given with
    /// its number, the numbers of those that it puts together, and its condition.
    pub fn closed<'a, L: Language>(
        texts: impl Iterator<Item = (u8, &'a [u8], Option<&'a Condition<L>>)>,
        picks: HowMany,
        holds: impl Fn(&Condition<L>) -> bool,
    ) -> Self {
        let closed = texts.filter(|(_, of, only_if)| {
            let alone = of.is_empty() && !picks.takes_one();
            alone || only_if.is_some_and(|c| !holds(c))
        });
        Self(closed.fold(0, |all, (n, ..)| all | Self::bit(n)))
    }

    /// Whether that text is one of them.
    #[must_use]
    pub const fn has(self, n: u8) -> bool {
        self.0 & Self::bit(n) != 0
    }

    /// Texts after the 64th are in no set.
    const fn bit(n: u8) -> u64 {
        if n < 64 { 1 << n } else { 0 }
    }
}

/// One of several texts of a card.
pub struct CardText<'a, L: Language> {
    /// Its number among the abilities.
    pub number: u8,
    /// What is paid for it.
    pub costs: &'a [L::Cost],
    /// Must hold for it to be chosen.
    pub only_if: Option<&'a Condition<L>>,
    /// Its targets.
    pub targets: &'a [TargetSpec<L>],
    /// Its effects.
    pub effects: &'a [Effect<L>],
}

/// Texts that are chosen together, as one text.
pub struct TextsTogether<L: Language> {
    /// Their numbers.
    pub of: Vec<u8>,
    /// What is paid for all of them.
    pub costs: Vec<L::Cost>,
    /// Must hold for all of them to be chosen.
    pub only_if: Option<Condition<L>>,
    /// Their targets, one after the other.
    pub targets: Vec<TargetSpec<L>>,
    /// Their effects, one after the other.
    pub effects: Vec<Effect<L>>,
}

/// The choices of several texts of a card that can be made.
pub fn texts_together<L: Language>(
    texts: &[CardText<'_, L>],
    picks: HowMany,
) -> Vec<TextsTogether<L>> {
    let choices = picks.choices(texts.len()).into_iter();
    let one = |choice: Vec<u8>| {
        let all = || choice.iter().filter_map(|&way| texts.get(usize::from(way)));
        let ways: Vec<_> = all().map(|text| (text.targets, text.effects)).collect();
        let (targets, effects) = together(&ways);
        let conditions: Vec<_> = all().filter_map(|text| text.only_if.cloned()).collect();
        TextsTogether {
            of: all().map(|text| text.number).collect(),
            costs: all().flat_map(|text| text.costs.to_vec()).collect(),
            only_if: (!conditions.is_empty()).then_some(Condition::All(conditions)),
            targets,
            effects,
        }
    };
    choices.map(one).collect()
}

/// The targets of several ways, one after the other, and their effects, which mean those targets.
fn together<L: Language>(
    ways: &[(&[TargetSpec<L>], &[Effect<L>])],
) -> (Vec<TargetSpec<L>>, Vec<Effect<L>>) {
    let (mut targets, mut effects) = (Vec::new(), Vec::new());
    for &(own_targets, own_effects) in ways {
        let before = targets.len() as u8;
        let (mut own_targets, mut own_effects) = (own_targets.to_vec(), own_effects.to_vec());
        let mut later = |part: PartMut<'_, L>| {
            if let PartMut::Target(n) = part {
                *n = n.saturating_add(before);
            }
        };
        own_targets.parts_mut(&mut later);
        own_effects.parts_mut(&mut later);
        targets.append(&mut own_targets);
        effects.append(&mut own_effects);
    }
    (targets, effects)
}

/// W076: how many texts of a card are chosen together, the targets of which are given.
pub fn picks_of<L: Language>(
    picks: Option<&Spanned<HowMany>>,
    texts: &[&[TargetSpec<L>]],
    context: &mut CheckContext<'_>,
) -> HowMany {
    let Some(picks) = picks else {
        return HowMany::One;
    };
    let mut found = Findings::default();
    check(picks.value, texts, &mut found);
    let sound = found.is_empty();
    found.report(&range(&picks.span), context);
    if sound { picks.value } else { HowMany::One }
}

/// W076: so many of the ways can be chosen together, and their targets are not too many. The targets of each way are
/// given.
pub fn check<L: Language>(count: HowMany, ways: &[&[TargetSpec<L>]], found: &mut Findings) {
    if count == HowMany::One {
        return;
    }
    let (least, most) = (count.least(), count.most());
    let wrong = if !(2..=WAYS).contains(&ways.len()) {
        let help = format!("write 2 to {WAYS} ways to choose from");
        Some((format!("several of {} ways are chosen", ways.len()), help))
    } else if count.has_x() {
        let help = "write a number: the ways are chosen before X";
        Some((
            "the ways are chosen before X is".to_owned(),
            help.to_owned(),
        ))
    } else if count != HowMany::Any && !(least.max(2)..=ways.len()).contains(&most) {
        let help = "write `UpTo(n)` or `Between(n, m)`, with 2 or more but no more than there are, the lower number first";
        let message = format!("{least} to {most} of {} ways", ways.len());
        Some((message, help.to_owned()))
    } else if least >= ways.len() {
        let help = "write all of it as one way";
        Some(("all of the ways are chosen".to_owned(), help.to_owned()))
    } else {
        None
    };
    if let Some((message, help)) = wrong {
        found.wrong("W076", "picks", message, help);
        return;
    }
    let mut reported = Findings::default();
    for choice in count.choices(ways.len()) {
        let chosen = choice.iter().filter_map(|&n| ways.get(usize::from(n)));
        let targets: Vec<TargetSpec<L>> = chosen.flat_map(|way| way.to_vec()).collect();
        let divided = targets.iter().filter(|spec| spec.divide.is_some()).count();
        if targets.len() > TARGETS {
            let message = format!("{} targets together", targets.len());
            let help = format!("the ways that are chosen together have at most {TARGETS}");
            found.wrong("W076", "picks", message, help);
            return;
        }
        if divided > 1 {
            let help = "let one of the ways divide a number, not several";
            let message = "two numbers are divided together";
            found.wrong("W076", "picks", message, help);
            return;
        }
        TargetSpec::check(&targets, &mut reported);
        if !reported.is_empty() {
            let message = "too many targets are chosen together";
            let help = "make the groups of the ways smaller";
            found.wrong("W076", "picks", message, help);
            return;
        }
    }
}
