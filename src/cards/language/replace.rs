//! Events that are replaced before they happen: something would be destroyed, or would be dealt damage.

use ron2::FromRon;

use super::{
    CarriesOut, Condition, Effect, Language, ObjectSelector, Part, PartMut, Parts, Reader, Scene,
};
use crate::cards::uses::Often;
use crate::packs::Findings;
use crate::table::{ObjectId, Seat, Slot};

/// Most that a replacement adds to damage or takes from it.
const MOST: i32 = 99;

/// Of several events the first one is replaced first (D110, C139), though what is put down last is done first: turns
/// round the tasks that wait for a replacement, and leaves those between them where they are.
pub fn replace_in_order<T>(new: &mut [T], waits: impl Fn(&T) -> bool) {
    let waiting: Vec<usize> = (0..new.len()).filter(|&n| waits(&new[n])).collect();
    let pairs = waiting.iter().zip(waiting.iter().rev());
    for (&first, &last) in pairs.take(waiting.len() / 2) {
        new.swap(first, last);
    }
}

/// What happens instead of an event.
#[derive(Debug, Clone, PartialEq, FromRon)]
pub enum Replacement<L: Language> {
    /// Nothing: it is prevented.
    Nothing,
    /// That much more.
    More(i32),
    /// That much less, never below 0.
    Less(i32),
    /// Twice as much.
    Double,
    /// The same, to that thing.
    To(ObjectSelector<L>),
    /// This; `That` is the amount and the thing of the event.
    Do(Vec<Effect<L>>),
}

impl<L: Language> Replacement<L> {
    /// W032: only what has an amount becomes more or less, or happens to something else.
    pub fn check(&self, has_amount: bool, found: &mut Findings) {
        let (word, n) = match self {
            Self::More(n) => ("More", *n),
            Self::Less(n) => ("Less", *n),
            Self::Double => ("Double", 1),
            Self::To(_) => ("To", 1),
            Self::Nothing | Self::Do(_) => return,
        };
        if !has_amount {
            let message = format!("`{word}` is for damage");
            let help = "write `Nothing` or `Do([..])`";
            found.wrong("W032", word, message, help);
        } else if !(1..=MOST).contains(&n) {
            let help = format!("from 1 to {MOST}");
            found.out_of_range("W032", format!("{word} {n}"), n, help);
        }
    }

    /// What it costs and what happens, if it is up to its controller: `Do([May([..])])`, `Do([MayPay([..], [..])])`.
    #[must_use]
    pub fn optional(&self) -> Option<(&[L::Cost], &[Effect<L>])> {
        match self {
            Self::Do(effects) => match &effects[..] {
                [Effect::May(inner)] => Some((&[], inner)),
                [Effect::MayPay(costs, inner)] => Some((costs, inner)),
                _ => None,
            },
            Self::Nothing | Self::More(_) | Self::Less(_) | Self::Double | Self::To(_) => None,
        }
    }

    /// The effects that happen instead.
    #[must_use]
    pub fn effects(&self) -> &[Effect<L>] {
        match self {
            Self::Do(effects) => effects,
            Self::Nothing | Self::More(_) | Self::Less(_) | Self::Double | Self::To(_) => &[],
        }
    }
}

impl<L: Language> Parts<L> for Replacement<L> {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, L>,
        visit: &mut dyn FnMut(Part<'a, L>, &Scene<'a, L>),
    ) {
        match self {
            Self::Do(effects) => {
                let optional = self.optional().is_some();
                effects.parts(&scene.optional(optional), visit);
            }
            Self::To(who) => who.parts(scene, visit),
            Self::Nothing | Self::More(_) | Self::Less(_) | Self::Double => {}
        }
    }

    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, L>)) {
        match self {
            Self::Do(effects) => effects.parts_mut(visit),
            Self::To(who) => who.parts_mut(visit),
            Self::Nothing | Self::More(_) | Self::Less(_) | Self::Double => {}
        }
    }
}

/// The kinds of events that can be replaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReplaceableKind {
    /// A thing would be destroyed.
    Destroyed {
        /// By the rules, as of damage, and not by an effect.
        state: bool,
    },
    /// Damage would be marked on a thing.
    Damage,
}

/// What of a card replaces an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Replacer {
    /// The ability of that number.
    Ability(u8),
    /// An effect that is used up by it: its place among those that wait, the oldest first.
    Effect(u8),
}

impl Replacer {
    /// The number of the ability, if it is one.
    #[must_use]
    pub const fn ability(self) -> Option<u8> {
        match self {
            Self::Ability(n) => Some(n),
            Self::Effect(_) => None,
        }
    }
}

/// In choices effects are counted downwards from -1.
impl Slot<i32> for Replacer {
    fn write(self) -> i32 {
        match self {
            Self::Ability(n) => n.into(),
            Self::Effect(n) => -1 - i32::from(n),
        }
    }

    fn read(slot: i32) -> Option<Self> {
        if slot < 0 {
            u8::try_from(-1 - slot).ok().map(Self::Effect)
        } else {
            u8::try_from(slot).ok().map(Self::Ability)
        }
    }
}

/// Replacements, by the card that has the ability and its number.
type Applied = [Option<(ObjectId, Replacer)>; 6];

/// An event that is about to happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Replaceable {
    /// The kind.
    pub kind: ReplaceableKind,
    /// The card that it happens to.
    pub who: ObjectId,
    /// The amount.
    pub amount: i32,
    /// The cause, if there is one.
    pub by: Option<ObjectId>,
    /// It is damage dealt in a fight, in games that tell it from other damage.
    pub fought: bool,
    /// Replacements that have been applied: each applies once.
    pub applied: Applied,
}

impl Replaceable {
    /// Something would be destroyed.
    #[must_use]
    pub const fn destroyed(who: ObjectId, state: bool) -> Self {
        Self {
            kind: ReplaceableKind::Destroyed { state },
            who,
            amount: 1,
            by: None,
            fought: false,
            applied: [None; 6],
        }
    }

    /// Something would be dealt damage.
    #[must_use]
    pub const fn damage(who: ObjectId, amount: i32, by: Option<ObjectId>) -> Self {
        Self {
            kind: ReplaceableKind::Damage,
            who,
            amount,
            by,
            fought: false,
            applied: [None; 6],
        }
    }

    /// The same, dealt in a fight or not.
    #[must_use]
    pub const fn fought(mut self, fought: bool) -> Self {
        self.fought = fought;
        self
    }

    /// Whether that ability of that card has been applied to it. When the list is full, nothing more is.
    fn has_seen(&self, card: ObjectId, n: Replacer) -> bool {
        self.applied.contains(&Some((card, n))) || !self.applied.contains(&None)
    }

    fn after(mut self, card: ObjectId, n: Replacer) -> Self {
        if let Some(slot) = self.applied.iter_mut().find(|slot| slot.is_none()) {
            *slot = Some((card, n));
        }
        self
    }
}

/// Replacements that must not be applied again for now, so that nothing goes on for ever.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Replacing {
    /// Whose effects are being carried out.
    running: Vec<(ObjectId, Replacer)>,
    /// What was spared from the rules since all was last settled, and by which ability.
    spared: Vec<(ObjectId, ObjectId, Replacer)>,
}

impl Replacing {
    /// Whether that ability of that card may be applied to an event.
    #[must_use]
    pub fn allows(&self, event: &Replaceable, card: ObjectId, n: Replacer) -> bool {
        let again = match event.kind {
            ReplaceableKind::Destroyed { state: true } => {
                self.spared.contains(&(event.who, card, n))
            }
            ReplaceableKind::Destroyed { state: false } | ReplaceableKind::Damage => false,
        };
        !again && !self.running.contains(&(card, n)) && !event.has_seen(card, n)
    }

    /// Everything is settled.
    pub fn settled(&mut self) {
        self.spared.clear();
    }

    /// The effects of the last replacement were carried out.
    pub fn carried_out(&mut self) {
        self.running.pop();
    }
}

/// An ability that replaces events.
#[derive(Debug)]
pub struct ReplacingAbility<L: Language> {
    /// What it replaces.
    pub event: &'static L::Replaced,
    /// How often.
    pub once: Often,
    /// Must hold for it to count.
    pub only_if: Option<&'static Condition<L>>,
    /// What happens instead.
    pub instead: &'static Replacement<L>,
}

/// A board on which events are replaced.
pub trait Replaces<L: Language>: CarriesOut<L> {
    /// The cards in play that may have abilities which replace the event, in order.
    fn replacing_cards(&self, event: &Replaceable) -> impl Iterator<Item = ObjectId>;
    /// The abilities of a card that replace events, with their numbers.
    fn replacing_abilities(
        &self,
        card: ObjectId,
    ) -> impl Iterator<Item = (u8, ReplacingAbility<L>)> + use<Self, L>;
    /// Whether an ability was used as often as it can be.
    fn is_spent(&self, card: ObjectId, n: u8, once: Often) -> bool;
    /// The things that a text means.
    fn things_meant(&self, who: &ObjectSelector<L>, entry: &Self::Entry) -> Vec<ObjectId>;
    /// Whom something that is replaced would happen to, if that event is one of those.
    fn victim(
        replaced: &'static L::Replaced,
        event: &Replaceable,
    ) -> Option<&'static ObjectSelector<L>>;
    /// The entry of an ability of a card, which knows of no event.
    fn ability_entry(&self, card: ObjectId, n: u8) -> Self::Entry;
    /// An entry as it meets the event that it replaces.
    fn meeting(&self, entry: Self::Entry, event: &Replaceable) -> Self::Entry;
    /// Counts that an ability was used.
    fn count_use(&mut self, card: ObjectId, n: u8, once: Often);
    /// The card whose text an entry follows.
    fn source_of(entry: &Self::Entry) -> ObjectId;
    /// Logs that something of that card replaces the event.
    fn log_replaced(&mut self, event: &Replaceable, card: ObjectId, by: Replacer, controller: Seat);
    /// The event does not happen to that thing.
    fn spare(&mut self, event: &Replaceable);
    /// The event happens.
    fn take_place(&mut self, event: Replaceable);
    /// To whom it can happen as well.
    fn other_victim(&self, who: &ObjectSelector<L>, entry: &Self::Entry) -> Option<ObjectId>;
    /// Asks the player whom it happens to which ability is first.
    fn ask_replacement(&mut self, event: Replaceable, found: Vec<(ObjectId, Replacer)>);
    /// Asks the controller of an ability whether the event, to which it has been applied, is replaced.
    fn ask_whether(&mut self, event: Replaceable, card: ObjectId, n: u8);
    /// Waits until what is put down from here on was carried out.
    fn then_carried_out(&mut self);

    /// The entry whose text is followed instead.
    fn replacing_entry(&self, event: &Replaceable, card: ObjectId, n: u8) -> Self::Entry {
        self.meeting(self.ability_entry(card, n), event)
    }

    /// Counts and logs that an ability replaces the event.
    fn note_replaced(&mut self, event: &Replaceable, card: ObjectId, n: u8, once: Often) {
        let controller = self.ability_entry(card, n).controller();
        self.count_use(card, n, once);
        self.log_replaced(event, card, Replacer::Ability(n), controller);
    }

    /// The abilities that would replace the event.
    fn replacements(&self, event: &Replaceable) -> Vec<(ObjectId, Replacer)> {
        let mut found = Vec::new();
        for card in self.replacing_cards(event) {
            for (n, ability) in self.replacing_abilities(card) {
                let Some(who) = Self::victim(ability.event, event) else {
                    continue;
                };
                let by = Replacer::Ability(n);
                if self.is_spent(card, n, ability.once)
                    || !self.memory_ref().replacing.allows(event, card, by)
                {
                    continue;
                }
                let entry = self.replacing_entry(event, card, n);
                if self.things_meant(who, &entry).contains(&event.who)
                    && ability.only_if.is_none_or(|c| self.holds(c, &entry))
                {
                    found.push((card, by));
                }
            }
        }
        for (n, entry, next) in self.memory_ref().next_replacements() {
            let Some(who) = Self::victim(next, event) else {
                continue;
            };
            // `That` is what was meant when the effect was made.
            if self.things_meant(who, &entry).contains(&event.who) {
                found.push((Self::source_of(&entry), Replacer::Effect(n)));
            }
        }
        found
    }

    /// An event is about to happen: its replacements are applied, each once.
    fn happen(&mut self, event: Replaceable) {
        let found = self.replacements(&event);
        match found[..] {
            [] => self.take_place(event),
            [(card, by)] => self.replace(event, card, by),
            _ => self.ask_replacement(event, found),
        }
    }

    /// Applies one replacement; what is left of the event goes on.
    fn replace(&mut self, event: Replaceable, card: ObjectId, by: Replacer) {
        let n = match by {
            Replacer::Ability(n) => n,
            Replacer::Effect(n) => return self.replace_next(event, card, n),
        };
        let mut abilities = self.replacing_abilities(card);
        let Some((_, ability)) = abilities.find(|(at, _)| *at == n) else {
            return self.take_place(event);
        };
        if let Some((costs, _)) = ability.instead.optional() {
            let event = event.after(card, by);
            let entry = self.replacing_entry(&event, card, n);
            match self.can_pay(costs, &entry) {
                true => self.ask_whether(event, card, n),
                false => self.happen(event),
            }
            return;
        }
        self.note_replaced(&event, card, n, ability.once);
        let event = event.after(card, by);
        let entry = self.replacing_entry(&event, card, n);
        self.put_instead(event, ability.instead, entry, (card, by));
    }

    /// An effect replaces the event and is used up.
    fn replace_next(&mut self, event: Replaceable, card: ObjectId, n: u8) {
        let Some(entry) = self.memory().take_next(n) else {
            return self.take_place(event);
        };
        let entry = self.meeting(entry, &event);
        let by = Replacer::Effect(n);
        self.log_replaced(&event, card, by, entry.controller());
        match self.delayed_effect(&entry) {
            Some(Effect::ReplaceNext(_, _, instead)) => {
                self.put_instead(event, instead, entry, (card, by));
            }
            _ => self.take_place(event),
        }
    }

    /// What happens instead of the event, by the text of that entry; what is left of the event goes on.
    fn put_instead(
        &mut self,
        mut event: Replaceable,
        instead: &'static Replacement<L>,
        entry: Self::Entry,
        (card, by): (ObjectId, Replacer),
    ) {
        match instead {
            Replacement::Nothing => self.prevent_event(&event, card, by),
            Replacement::More(more) => {
                event.amount = event.amount.saturating_add(*more);
                self.happen(event);
            }
            Replacement::Double => {
                event.amount = event.amount.saturating_mul(2);
                self.happen(event);
            }
            Replacement::Less(less) => {
                event.amount = event.amount.saturating_sub(*less);
                if event.amount > 0 {
                    self.happen(event);
                } else {
                    self.prevent_event(&event, card, by);
                }
            }
            Replacement::To(who) => {
                event.who = self.other_victim(who, &entry).unwrap_or(event.who);
                self.happen(event);
            }
            Replacement::Do(effects) => self.do_instead(&event, (card, by), entry, effects),
        }
    }

    /// The controller of an ability said whether it replaces the event; if not, the event goes on.
    fn replace_if(&mut self, yes: bool, event: Replaceable, card: ObjectId, n: u8) {
        let found = self.replacing_abilities(card).find(|(at, _)| *at == n);
        let optional =
            found.and_then(|(_, ability)| Some((ability.once, ability.instead.optional()?)));
        let Some((once, (costs, effects))) = optional.filter(|_| yes) else {
            return self.happen(event);
        };
        self.note_replaced(&event, card, n, once);
        let entry = self.replacing_entry(&event, card, n);
        let entry = self.begin_payment(entry, costs.iter().any(L::gives_up));
        self.do_instead(&event, (card, Replacer::Ability(n)), entry, effects);
        costs.iter().for_each(|cost| self.pay_cost(cost, &entry));
    }

    /// The event does not happen, but those effects do.
    fn do_instead(
        &mut self,
        event: &Replaceable,
        (card, by): (ObjectId, Replacer),
        entry: Self::Entry,
        effects: &'static [Effect<L>],
    ) {
        self.prevent_event(event, card, by);
        self.memory().replacing.running.push((card, by));
        self.then_carried_out();
        self.carry_out(entry, effects);
    }

    /// The event does not happen.
    fn prevent_event(&mut self, event: &Replaceable, card: ObjectId, by: Replacer) {
        if event.kind == (ReplaceableKind::Destroyed { state: true }) {
            let spared = &mut self.memory().replacing.spared;
            spared.push((event.who, card, by));
        }
        self.spare(event);
    }
}
