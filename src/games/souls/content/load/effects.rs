//! Checks effects, players and amounts: names that have a meaning in their place, numbers in range, and things that
//! each effect can affect.

use super::super::{
    Amount, Band, Cost, Effect, Filter, Grant, Keyword, ObjectSelector, OwnNumber, OwnThing,
    PlayerSelector, ReplacedEvent, Verb, Victims, Where,
};
use super::bearer::Bearer;
use super::event::EventParts;
use super::kind_set::KindSet;
use super::known::KnownNames;
use super::{abilities, conditions, filters, touch};
use crate::cards::language::{
    Given, Part, RevealUntil, Scene, WordCodes, check_faces, check_held, check_waiting,
};
use crate::games::souls::Souls;
pub(super) use crate::games::souls::limits::WAYS;
use crate::games::souls::limits::{AMOUNT, ROOMS as MOST_ROOMS};
use crate::packs::Findings;

const WORDS: WordCodes = WordCodes {
    target: "L105",
    that: "L111",
    range: "L101",
    x: "L111",
    idle: "L132",
    never: "L135",
    die: "L114",
    most: AMOUNT,
    have_that: "triggers on a death, damage, a roll, an attack, a play, a purchase, a gain or a destruction have one, \
                and `Do` of a replacement",
    have_amount: "`Damaged`, `CombatDamaged`, `Deals`, `WouldRoll`, `Rolled`, `GainsSoul`, `GainsCoins`, `GainsCoinsFrom`, `Loots`, the \
                  bands of a roll and `Do` of a replacement have one",
    pays_x: "`costs: [CoinsX]` or `[CountersX]`",
};

/// Looks at the parts of one ability and keeps what is wrong with them.
pub(super) struct EffectChecker<'k> {
    known: &'k KnownNames,
    pub found: Findings,
    /// X is paid for it.
    pub x: bool,
    /// The card.
    bearer: Bearer<'k>,
    /// The kinds of objects that `This` can be.
    this: KindSet,
    /// The event behind the ability, if there is one.
    event: Option<EventParts>,
    /// The filters of `Choose` seen so far, which may look into a deck.
    searched: Vec<*const Filter>,
}

impl<'k> EffectChecker<'k> {
    /// For an ability of that card, with the event behind it.
    pub(super) fn new(
        bearer: Bearer<'k>,
        event: Option<EventParts>,
        known: &'k KnownNames,
    ) -> Self {
        Self {
            known,
            found: Findings::default(),
            x: false,
            bearer,
            this: bearer.kind_set(),
            event,
            searched: Vec::new(),
        }
    }

    /// Looks at one part.
    pub(super) fn part(&mut self, part: &Part<'_, Souls>, scene: &Scene<'_, Souls>) {
        let waited = scene.trigger.map(EventParts::of_trigger);
        let waited = waited.or(scene.replaced.map(EventParts::of_replacement));
        let event = waited.or(self.event).unwrap_or_default();
        let given = Given {
            x: self.x,
            that: event.thing.is_some(),
            amount: event.amount,
            player: event.player,
            triggered: waited.or(self.event).is_some(),
            many: true,
            away: !self.this.meets(KindSet::IN_PLAY),
        };
        WORDS.check(part, scene, given, &mut self.found);
        match part {
            Part::Effect(Effect::Do(verb)) => self.verb(verb, scene),
            Part::Effect(Effect::NextTime(when, ..)) => {
                check_waiting(when.is_own(), given.away, &mut self.found);
            }
            Part::Effect(Effect::ReplaceNext(event, _, instead)) => {
                abilities::replaces(event, instead, &mut self.found);
                self.victims(event, scene);
            }
            Part::Effect(Effect::Choose(_, filter, _)) => self.searched.push(filter),
            Part::Effect(Effect::TopCards(top)) => {
                self.searched.push(&top.filter);
                let deck = top.filter.place == Where::Deck && top.filter.pile() == Some(top.deck);
                top.check(deck, &mut self.found);
            }
            Part::Effect(Effect::Reveal(reveal)) => {
                let filter = &reveal.filter;
                self.searched.push(filter);
                let deck = filter.place == Where::Deck && filter.pile() == Some(reveal.deck);
                RevealUntil::<Souls>::check(deck, &mut self.found);
            }
            Part::Effect(Effect::Costs(change)) => {
                let touched = KindSet::of(&change.filter);
                if !touched.meets(KindSet::SHOP) {
                    cannot_touch(change.word(), touched, KindSet::SHOP, &mut self.found);
                }
            }
            Part::Effect(
                effect @ (Effect::MayPay(costs, _)
                | Effect::Unless(_, costs, _)
                | Effect::PickSome(.., costs)),
            ) => {
                if costs.is_empty() && !matches!(effect, Effect::PickSome(..)) {
                    let help = "write `May([..])`";
                    self.found
                        .wrong("L116", "MayPay", "this costs nothing", help);
                }
                for cost in costs.iter().filter(|cost| cost.is_x()) {
                    let (word, message) = (format!("{cost:?}"), "no X is paid here");
                    self.found.wrong(
                        "L111",
                        word,
                        message,
                        "X is paid as the card is played or the ability used",
                    );
                }
                if costs.contains(&Cost::DiscardThis) {
                    check_held(false, true, &mut self.found);
                }
                let costs: Vec<&Cost> = costs.iter().collect();
                abilities::pay(&costs, self.bearer, &mut self.found);
            }
            Part::Amount(Amount::Own(OwnNumber::Counters(who))) => {
                let kind_set = KindSet::IN_PLAY.or(KindSet::PLAYER);
                self.touches("Counters", who, kind_set, scene);
            }
            Part::Amount(Amount::Own(OwnNumber::AttackOf(who))) => {
                self.touches("AttackOf", who, KindSet::CREATURE, scene);
            }
            Part::Players(PlayerSelector::ControllerOf(who)) => {
                let nobodys = self.touched(who, scene).is_some_and(KindSet::is_nobodys);
                if nobodys {
                    let message = "nobody controls that: the active player is meant";
                    let help = "write `Active`, or `You` for whoever has this card".to_owned();
                    self.found.doubtful("W061", "ControllerOf", message, help);
                }
            }
            Part::Condition(condition) => {
                conditions::check(condition, self.this, &mut self.found);
            }
            Part::Filter(filter) => {
                filters::check(filter, self.this, self.known, &mut self.found);
                self.place(filter);
            }
            Part::Effect(_)
            | Part::Objects(_)
            | Part::Players(_)
            | Part::Amount(_)
            | Part::Lasting(_) => {}
        }
    }

    /// L118: what would be replaced can happen to the thing that is named.
    pub(super) fn victims(&mut self, event: &ReplacedEvent, scene: &Scene<'_, Souls>) {
        if let Some(Victims::Who(who)) = event.victims() {
            let (word, kind_set) = abilities::replaced(event);
            self.touches(word, who, kind_set, scene);
        }
    }

    /// Only `Choose` looks into a deck.
    fn place(&mut self, filter: &Filter) {
        let searched = self.searched.contains(&std::ptr::from_ref(filter));
        if filter.place == Where::Deck && !searched {
            let message = "a deck is face down: nothing in it is seen here";
            let help = "`Choose(You, (place: Deck, ..), [..])` looks into a deck";
            self.found.wrong("L139", "Deck", message, help);
        }
    }

    /// A number outside its bounds.
    fn within(&mut self, what: &str, value: i32, low: i32, high: i32) {
        within(what, value, low, high, &mut self.found);
    }

    fn verb(&mut self, verb: &Verb, scene: &Scene<'_, Souls>) {
        for (name, who, kind_set) in touch::touched(verb) {
            let grant = match verb {
                Verb::Grant(grant, ..) | Verb::GrantPer(_, grant, ..) => Some(touch::word(*grant)),
                _ => None,
            };
            self.touches(grant.as_deref().unwrap_or(name), who, kind_set, scene);
        }
        match verb {
            Verb::Grant(grant, ..) => self.grant(*grant),
            Verb::GrantPer(_, grant, ..) => {
                self.grant(*grant);
                let unit = [1, 2].map(|times| grant.times(times));
                if unit[0] == unit[1] {
                    let message =
                        format!("`{}` has no number that could add up", touch::word(*grant));
                    self.found
                        .wrong("W036", "GrantPer", message, "write `Grant(..)`");
                }
            }
            Verb::RollBy(_, bands) => Band::check(bands, WORDS.die, &mut self.found),
            Verb::AddToRoll(n, _) => self.within("AddToRoll", *n, -5, 5),
            Verb::SetRoll(n, _) => self.within("SetRoll", i32::from(*n), 1, 6),
            Verb::MoreSlots(_, n) => {
                self.within("MoreSlots", i32::from(*n), 1, i32::from(MOST_ROOMS));
            }
            _ => {}
        }
    }

    /// The number of a grant stays within bounds.
    pub(super) fn grant(&mut self, grant: Grant) {
        if let Some((n, low, high)) = touch::size(grant) {
            self.within(&touch::word(grant), n, low, high);
        }
    }

    /// L118: whatever has that name can touch only those.
    fn touches(
        &mut self,
        name: &str,
        who: &ObjectSelector,
        kind_set: KindSet,
        scene: &Scene<'_, Souls>,
    ) {
        match self.touched(who, scene) {
            Some(touched) if !touched.meets(kind_set) => {
                cannot_touch(name, touched, kind_set, &mut self.found);
            }
            Some(_) => self.rarely(name, who, kind_set, scene),
            None => {}
        }
    }

    /// The kinds of things that are meant, as far as that is known.
    fn touched(&self, who: &ObjectSelector, scene: &Scene<'_, Souls>) -> Option<KindSet> {
        match who {
            ObjectSelector::Target(n) => {
                let spec = scene.targets.get(usize::from(*n));
                spec.map(|spec| KindSet::of(&spec.filter))
            }
            ObjectSelector::This => Some(self.this),
            ObjectSelector::That => self.event.and_then(|event| event.thing),
            ObjectSelector::Picked => scene.picked.map(KindSet::of),
            ObjectSelector::Paid => None,
            ObjectSelector::Own(OwnThing::Attacked) => Some(KindSet::CREATURE),
            ObjectSelector::Own(OwnThing::Player(_)) => Some(KindSet::PLAYER),
            ObjectSelector::Each(filter) => Some(KindSet::of(filter)),
        }
    }
}

impl EffectChecker<'_> {
    /// L140: of items, only familiars have hit points.
    fn rarely(
        &mut self,
        name: &str,
        who: &ObjectSelector,
        kind_set: KindSet,
        scene: &Scene<'_, Souls>,
    ) {
        let filter = match who {
            ObjectSelector::Target(n) => {
                let spec = scene.targets.get(usize::from(*n));
                spec.map(|spec| &spec.filter)
            }
            ObjectSelector::Picked => scene.picked,
            ObjectSelector::Each(filter) => Some(filter),
            ObjectSelector::This
            | ObjectSelector::That
            | ObjectSelector::Paid
            | ObjectSelector::Own(_) => None,
        };
        let of_items = |filter: &&Filter| KindSet::of(filter) == KindSet::ITEMS;
        let Some(filter) = filter.filter(of_items) else {
            return;
        };
        let living = filter.keyword == Some(Keyword::Familiar)
            || filter.alive.is_some()
            || filter.damaged.is_some()
            || filter.attacked.is_some()
            || filter.max_hp.is_some()
            || filter.min_hp.is_some();
        if !living && !kind_set.meets(KindSet::ITEM) {
            let message = format!("`{name}` does nothing to items without hit points");
            let help =
                "only familiars have some: write `keyword: Familiar` in the filter".to_owned();
            self.found.doubtful("L140", name, message, help);
        }
    }
}

/// Reports that the effect of that name is aimed at an object that it cannot affect.
pub(super) fn cannot_touch(name: &str, touched: KindSet, kind_set: KindSet, found: &mut Findings) {
    let message = format!("`{name}` is for {}", kind_set.words());
    let help = format!("this points it at {}", touched.words());
    found.wrong("L118", name, message, help);
}

/// A number outside its bounds. `what` is the word before it, or what it is called.
pub(super) fn within(what: &str, value: i32, low: i32, high: i32, found: &mut Findings) {
    WORDS.within(what, value, low, high, found);
}

/// Numbers of a die: from 1 to 6, each once.
pub(super) fn faces(numbers: &[u8], found: &mut Findings) {
    check_faces(numbers, false, WORDS.die, found);
}
