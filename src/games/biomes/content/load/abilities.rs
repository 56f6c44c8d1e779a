//! Abilities: targets that exist, X only where it is paid, speeds in range, cards that they name.

use std::collections::BTreeSet;
use std::ops::Range;

use super::super::{
    Ability, Amount, CardKind, CardRef, Change, Cost, Effect, Filter, Grant, Keyword, Kind,
    ObjectSelector, OwnCost, OwnNumber, OwnThing, ReplacedEvent, TargetSpec, TriggerCondition,
    Verb, Where,
};
use super::doubtful;
use super::kind_set::KindSet;
use super::meaning::empty;
use super::scope::{KnownCard, Scope};
use super::touch::{Touched, meant, touched};
use crate::cards::language::{Given, Part, RevealUntil, Scene, WordCodes, check_shares};
use crate::cards::uses::MOST_TIMES;
use crate::games::biomes::{Biomes, limits};
use crate::packs::{CheckContext, Diagnostic, Findings, Report, TextFile, did_you_mean};

pub(super) const WORDS: WordCodes = WordCodes {
    target: "B005",
    that: "B037",
    range: "B001",
    x: "B006",
    idle: "B032",
    never: "B039",
    die: "W030",
    most: limits::AMOUNT,
    have_that: "`DamagesAgent`, `Damaged`, `Amplify`, `Plays`, `Arrives`, `Terminated`, `Discards` and `Targeted` have one",
    have_amount: "only `Reactive` skills have one",
    pays_x: "`x: true` in the cost of the card (Execute) or of the ability (Activated)",
};

/// Checks one ability and resolves the cards that it names. `kind` is the kind of its card, if it is not a biome's, and
/// `cost` what that costs.
pub(super) fn check(
    ability: &mut Ability,
    (kind, cost): (Option<&CardKind>, Cost),
    cap: u32,
    at: &Range<usize>,
    scope: &Scope,
    context: &mut CheckContext<'_>,
    subtypes: &mut Vec<Subtype>,
) {
    functions_in_hand(ability.targets_mut());
    if let Ability::Reactive {
        when: TriggerCondition::Plays(filter),
        ..
    } = ability
        && filter.place == Where::Planet
    {
        // Cards are played from a hand.
        filter.place = Where::Hand;
    }
    match &*ability {
        Ability::Activated {
            cost, costs, speed, ..
        } => {
            if costs.iter().any(|cost| matches!(cost, OwnCost::Energy(_))) {
                let place = context.closer(at, "Energy");
                let message = "the energy of a skill is its `cost`";
                context.error_with(
                    "B003",
                    &place,
                    message,
                    "`cost: (void: 1), costs: [Discard(1)]`",
                );
            }
            let span = speed.span.start_offset..speed.span.end_offset;
            context.within("speed", i64::from(speed.value), 1, 3, &span);
            if cost.value() > cap {
                let place = context.closer(at, "cost");
                let message = format!("a cost of {} is above {cap}", cost.value());
                context.error("B004", &place, message);
            }
        }
        Ability::Persistent { who, gives, .. } => {
            let hand = who
                .as_ref()
                .is_none_or(|filter| filter.place == Where::Hand);
            if !hand && gives.iter().any(|grant| matches!(grant, Grant::Cost(_))) {
                let place = context.closer(at, "Cost");
                let message = "`Cost` is for cards in a hand";
                context.error_with("B038", &place, message, "write `place: Hand` in `who`");
            }
            for grant in gives {
                grant_in_range(grant, at, context);
            }
        }
        Ability::Reactive { nth: Some(n), .. } => {
            let place = context.closer(at, "nth");
            context.within("nth", i64::from(*n), 2, MOST_TIMES, &place);
        }
        Ability::Execute { .. }
        | Ability::Arriving { .. }
        | Ability::Reactive { .. }
        | Ability::Replaces { .. } => {}
    }
    // The host is a target too.
    let hosts = matches!(kind, Some(CardKind::Gear | CardKind::Modification(_)));
    let targets = ability.targets().len() as i64;
    let most = limits::TARGETS - i64::from(hosts && matches!(ability, Ability::Execute { .. }));
    let place = context.closer(at, "targets");
    context.within("number of targets", targets, 0, most, &place);
    doubtful::idle(ability, at, context);
    let said = &*ability;
    let mut checker = EffectChecker {
        this: kind.map(KindSet::from),
        when: match said {
            Ability::Reactive { when, .. } => Some(when),
            _ => None,
        },
        replaced: match said {
            Ability::Replaces { event, .. } => Some(event),
            _ => None,
        },
        executes: matches!(said, Ability::Execute { .. }),
        x: match said {
            Ability::Execute { .. } | Ability::Arriving { .. } => cost.x,
            Ability::Activated { cost, .. } => cost.x,
            Ability::Reactive { .. } | Ability::Persistent { .. } | Ability::Replaces { .. } => {
                false
            }
        },
        found: Findings::default(),
        words: Vec::new(),
        searched: Vec::new(),
        meant: Vec::new(),
    };
    TargetSpec::check(said.targets(), &mut checker.found);
    check_shares(said.targets(), said.effects(), divides, &mut checker.found);
    checker.costs(said.costs());
    match said {
        Ability::Activated { costs, place, .. } => {
            checker.plain_costs(costs);
            checker.used_at(said, *place);
        }
        Ability::Execute { costs, .. } => {
            let event = kind == Some(&CardKind::Event);
            checker.played_costs(costs, event, cap);
        }
        Ability::Reactive { when, place, .. } => checker.reacts_at(when, *place),
        Ability::Arriving { .. } | Ability::Persistent { .. } | Ability::Replaces { .. } => {}
    }
    if let Ability::Replaces { event, instead, .. } = said {
        checker.replaces(event, instead, &Scene::new(&[]));
    }
    said.parts(&mut |part, scene| checker.part(&part, scene));
    doubtful::check(said, kind, &mut checker.found);
    checker.found.report(at, context);
    for word in checker.words {
        let place = context.closer(at, &word);
        subtypes.push((word, place));
    }
    ability.verbs_mut(&mut |verb| match verb {
        Verb::Spawn(card, _) | Verb::SpawnCopy(card, ..) => {
            scope.resolve(card, KnownCard::Spawn, context.file, context.report);
        }
        Verb::Become(card, ..) => scope.resolve_constant(card, context.file, context.report),
        _ => {}
    });
}

/// Whether that gives each of the n-th targets its part of a number.
fn divides(verb: &Verb, n: u8) -> bool {
    let target = ObjectSelector::Target(n);
    matches!(verb, Verb::Damage(Amount::Share, who) | Verb::AddCounters(_, Amount::Share, who) if *who == target)
}

/// A function is a target in hand only, also where no place is given.
fn functions_in_hand(targets: &mut [TargetSpec]) {
    let filters = targets.iter_mut().map(|target| &mut target.filter);
    let functions = filters.filter(|f| f.kind == Kind::Function && f.place == Where::Planet);
    functions.for_each(|filter| filter.place = Where::Hand);
}

/// Visits every card that an ability names.
pub(super) fn each_card(ability: &mut Ability, visit: &mut dyn FnMut(&mut CardRef)) {
    ability.verbs_mut(&mut |verb| {
        if let Verb::Spawn(card, _) | Verb::SpawnCopy(card, ..) | Verb::Become(card, ..) = verb {
            visit(card);
        }
    });
}

/// A sub-type that a filter asks for, and where.
pub(super) type Subtype = (String, Range<usize>);

/// Reports sub-types that no card has, neither of this pack, of those it needs, nor of this scenario.
pub(super) fn unknown_subtypes(
    asked: &[Subtype],
    known: &BTreeSet<String>,
    file: &TextFile,
    report: &mut Report,
) {
    for (word, at) in asked.iter().filter(|(word, _)| !known.contains(word)) {
        let message = format!("no card has the sub-type `{word}`");
        let help = did_you_mean(word, known.iter().map(String::as_str));
        report.push(Diagnostic::error("B035", file, at, message).help(help));
    }
}

fn grant_in_range(grant: &Grant, at: &Range<usize>, context: &mut CheckContext<'_>) {
    let (n, low, high) = match *grant {
        Grant::Attack(n) | Grant::Defense(n) | Grant::Cost(n) => (
            i64::from(n),
            -i64::from(limits::AMOUNT),
            limits::AMOUNT.into(),
        ),
        Grant::CostsAtLeast(n) => (n.into(), 1, limits::PAID.into()),
        Grant::AttackCost(n) => (n.into(), 0, limits::PAID.into()),
        Grant::Keyword(Keyword::Deflect(n) | Keyword::Firewall(n)) => {
            (n.into(), 0, limits::KEYWORD)
        }
        Grant::Keyword(_) => return,
    };
    let place = context.closer(at, &n.to_string());
    context.within("amount", n, low, high, &place);
}

/// What the words of an ability can mean that reacts to that; whether X is paid for it.
fn given(when: Option<&TriggerCondition>, x: bool) -> Given {
    let that = matches!(
        when,
        Some(
            TriggerCondition::DamagesAgent
                | TriggerCondition::Damaged
                | TriggerCondition::Amplify
                | TriggerCondition::Plays(_)
                | TriggerCondition::Arrives(_)
                | TriggerCondition::Terminated(_)
                | TriggerCondition::Discards(_)
                | TriggerCondition::Targeted(_)
        )
    );
    Given {
        x,
        that,
        // It is 0 where the event has none.
        amount: when.is_some(),
        player: matches!(
            when,
            Some(
                TriggerCondition::StartOfTurn(_)
                    | TriggerCondition::EndOfTurn(_)
                    | TriggerCondition::StartOfAttack(_)
                    | TriggerCondition::Triumph
                    | TriggerCondition::Plays(_)
                    | TriggerCondition::Targeted(_)
                    | TriggerCondition::Draws(_)
                    | TriggerCondition::Discards(_)
            )
        ),
        triggered: when.is_some(),
        many: false,
        away: false,
    }
}

/// Looks at the parts of one ability and keeps what is wrong with them.
pub(super) struct EffectChecker<'a> {
    /// What its card is; `None` for a biome.
    pub(super) this: Option<KindSet>,
    pub(super) when: Option<&'a TriggerCondition>,
    /// The event that its ability replaces.
    replaced: Option<&'a ReplacedEvent>,
    /// X is paid for it.
    x: bool,
    pub(super) found: Findings,
    /// Its card arrives only after it is carried out, if at all.
    executes: bool,
    /// The sub-types that its filters ask for.
    words: Vec<String>,
    /// What `Choose` picks from.
    searched: Vec<*const Filter>,
    /// What `Each` means: sectors and biomes too.
    meant: Vec<*const Filter>,
}

impl EffectChecker<'_> {
    pub(super) fn given(&self, scene: &Scene<'_, Biomes>) -> Given {
        let given = Given {
            away: self.executes && (!scene.later || self.this == Some(KindSet::EVENT)),
            ..given(scene.trigger.or(self.when), self.x)
        };
        let replaced = scene.replaced.or(self.replaced);
        if replaced.is_none() || scene.trigger.is_some() {
            return given;
        }
        Given {
            that: true,
            amount: replaced.is_some_and(ReplacedEvent::is_damage),
            triggered: true,
            ..given
        }
    }

    fn part(&mut self, part: &Part<'_, Biomes>, scene: &Scene<'_, Biomes>) {
        let given = self.given(scene);
        WORDS.check(part, scene, given, &mut self.found);
        match part {
            Part::Filter(filter) => {
                self.words.extend(filter.subtype.clone());
                self.place(filter);
                self.nothing(filter, scene);
            }
            Part::Effect(Effect::Do(verb)) => self.verb(verb, scene),
            Part::Effect(Effect::ReplaceNext(event, _, instead)) => {
                self.replaces(event, instead, scene);
            }
            Part::Effect(Effect::Choose(_, filter, _)) => self.pick(filter),
            Part::Effect(Effect::ForEach(filter, _)) if filter.place != Where::Deck => {
                self.pick(filter);
            }
            Part::Effect(Effect::TopCards(top)) => {
                self.pick(&top.filter);
                let deck = top.filter.place == Where::Deck;
                top.check(deck, &mut self.found);
            }
            Part::Effect(Effect::Reveal(reveal)) => {
                self.pick(&reveal.filter);
                let deck = reveal.filter.place == Where::Deck;
                RevealUntil::<Biomes>::check(deck, &mut self.found);
            }
            Part::Effect(Effect::Costs(change)) if change.filter.place != Where::Hand => {
                let message = "only cards in a hand are played and paid for";
                let help = "write `place: Hand` in the filter";
                self.found.wrong("B038", change.word(), message, help);
            }
            Part::Effect(
                Effect::MayPay(costs, _)
                | Effect::Unless(_, costs, _)
                | Effect::PickSome(.., costs),
            ) => {
                self.costs(costs);
            }
            Part::Amount(Amount::Own(number)) => self.number(number, scene),
            Part::Objects(ObjectSelector::Each(filter)) => self.meant.push(filter),
            Part::Objects(ObjectSelector::Own(OwnThing::Host)) if !self.is_attached() => {
                let help = "only gear and modifications have a `Host`";
                self.found.doubtful(
                    "B041",
                    "Host",
                    "this is attached to nothing",
                    help.to_owned(),
                );
            }
            _ => {}
        }
    }

    /// Whether its card is attached to something.
    fn is_attached(&self) -> bool {
        self.this.is_some_and(KindSet::is_attached)
    }

    fn number(&mut self, number: &OwnNumber, scene: &Scene<'_, Biomes>) {
        let (name, who) = match number {
            OwnNumber::AttackOf(who) => ("AttackOf", who),
            OwnNumber::DefenseOf(who) => ("DefenseOf", who),
            OwnNumber::DamageOn(who) => ("DamageOn", who),
            OwnNumber::DurabilityOf(at) => return self.sector(at, scene),
            OwnNumber::ValueOf(_)
            | OwnNumber::Stored(..)
            | OwnNumber::SectorsLost(_)
            | OwnNumber::Counters(..) => return,
        };
        let (kinds, places) = (KindSet::AGENT, &[][..]);
        self.touches(
            &Touched {
                name,
                who,
                kinds,
                places,
            },
            scene,
        );
    }

    /// B040: whatever has that name can affect only those, and only there.
    pub(super) fn touches(&mut self, touched: &Touched<'_>, scene: &Scene<'_, Biomes>) {
        let Some((kinds, place)) =
            meant(touched.who, scene, self.this, scene.trigger.or(self.when))
        else {
            return;
        };
        // Software and hardware are agents too only if they are of a double type.
        let rarely = touched.kinds == KindSet::AGENT && kinds.is_rarely_agent();
        let fits = kinds.meets(touched.kinds) && !rarely;
        // What waits may have moved before.
        let moved = scene.later && !matches!(touched.who, ObjectSelector::Each(_));
        let known = place.filter(|place| !moved && !matches!(place, Where::In(_)));
        let there =
            touched.places.is_empty() || known.is_none_or(|place| touched.places.contains(&place));
        if fits && (there || !kinds.meets(KindSet::CARD)) {
            return;
        }
        let (message, help) = if fits {
            let places: Vec<String> = touched
                .places
                .iter()
                .map(|place| format!("`{place:?}`"))
                .collect();
            let message = format!("`{}` does nothing to cards there", touched.name);
            (message, format!("it is for `place:` {}", places.join(", ")))
        } else {
            let kinds = kinds.but_agents(rarely);
            let message = format!("`{}` does nothing to {}", touched.name, kinds.words());
            let double = if rarely {
                "; software and hardware that fight are `kind: DoubleType`"
            } else {
                ""
            };
            (
                message,
                format!("it is for {}{double}", touched.kinds.words()),
            )
        };
        self.found.doubtful("B040", touched.name, message, help);
    }

    /// B042: something can match a filter.
    fn nothing(&mut self, filter: &Filter, scene: &Scene<'_, Biomes>) {
        let is = |other: &Filter| std::ptr::eq(other, filter);
        let mut sought = self.searched.iter().chain(&self.meant);
        let chosen = scene.targets.iter().any(|spec| is(&spec.filter))
            || sought.any(|other| std::ptr::eq(*other, filter));
        if let Some((part, why)) = empty(filter, !chosen) {
            let help = "change that part, or the `kind` or `place` of the filter".to_owned();
            self.found
                .doubtful("B042", part, format!("this matches nothing: {why}"), help);
        }
    }

    fn verb(&mut self, verb: &Verb, scene: &Scene<'_, Biomes>) {
        if let Some(touched) = touched(verb) {
            self.touches(&touched, scene);
        }
        match verb {
            Verb::LoseDurability(_, at)
            | Verb::GainDurability(_, at)
            | Verb::LoseSector(at)
            | Verb::MoveTo(_, at) => self.sector(at, scene),
            Verb::Copy(who, other, _) => self.copies(who, other, scene),
            Verb::Buff {
                attack, defense, ..
            } => {
                self.change(attack);
                self.change(defense);
            }
            _ => {}
        }
    }

    /// What is added to a stat can be below 0.
    fn change(&mut self, Change(by): &Change) {
        if let Amount::N(n) = by
            && n.abs() > limits::AMOUNT
        {
            let help = format!("from -{most} to {most}", most = limits::AMOUNT);
            (self.found).out_of_range("B001", format!("amount {n}"), *n, help);
        }
    }

    /// Only `Choose` looks into a deck.
    fn place(&mut self, filter: &Filter) {
        let searched = self.searched.contains(&std::ptr::from_ref(filter));
        if filter.place == Where::Deck && !searched {
            let message = "a deck is face down: nothing in it is seen here";
            let help = "`Choose(You, (place: Deck, ..), [..])` looks into a deck";
            self.found.wrong("B038", "Deck", message, help);
        }
    }

    /// Skills are targets only.
    fn pick(&mut self, filter: &Filter) {
        self.searched.push(filter);
        if filter.kind == Kind::FunctionOrSkill {
            let help = "write `kind: Function, place: Hand`";
            self.found
                .wrong("B038", "Choose", "a skill cannot be picked", help);
        }
    }
}
