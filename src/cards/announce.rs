//! Announcing: the targets of what is played, used or triggered are chosen one after the other, and a number is
//! divided among those of a group.

use super::language::{
    CarriesOut, FlowEntry, HowMany, Language, Question, Reader, TargetSpec, Values,
};
use super::{CardBoard, CardChoice, CardEntry, CardEvent, CardGame, CardTopic};
use crate::table::{self, ObjectId, Ref, Refusal, Seat, Targets, refusals};

/// A target as the entries of a game have it.
pub type TargetOf<B, L> = <<B as Values<L>>::Entry as CardEntry>::Target;

/// The target whose part is chosen next, and the highest that the part can be.
type NextShare = (usize, u8);

/// A board on which what is played, used or triggered is announced.
pub trait Announces<L: Language>: CarriesOut<L, Entry: CardEntry> {
    /// What is announced.
    fn announced(&self) -> Option<&Self::Entry>;
    /// The same, to change it.
    fn announced_mut(&mut self) -> Option<&mut Self::Entry>;
    /// This is announced, and a target of it is chosen next.
    fn announce_targets_of(&mut self, entry: Self::Entry);
    /// Nothing is announced any more.
    fn stop_announcing(&mut self);
    /// All targets are chosen. Returns whether something is asked.
    fn targets_chosen(&mut self, entry: Self::Entry) -> bool;
    /// What the text asks for at the n-th place, from 0; nothing for a place that the rules ask for.
    fn target_spec(&self, entry: &Self::Entry, n: usize) -> Option<&'static TargetSpec<L>>;
    /// How many targets there are at the place that is chosen for.
    fn how_many(&self, entry: &Self::Entry) -> HowMany;
    /// The legal choices for the next target, each leaving the others possible; `None` if there is no next one.
    fn legal_targets(&self, entry: &Self::Entry) -> Option<Vec<TargetOf<Self, L>>>;
    /// The choice of a target.
    fn target_choice(target: TargetOf<Self, L>) -> table::Choice;
    /// A target as choices and events name it.
    fn target_ref(target: TargetOf<Self, L>) -> Ref;
    /// The open question, if effects that hold others ask it.
    fn flow_question(&self) -> Option<&Question<L, Self::Entry>>;
}

impl<R: CardGame + Language> CardBoard<'_, R>
where
    Self: Announces<R>,
{
    /// Chooses the next target, where there is no choice. Returns whether something is asked.
    pub fn announce_target(&mut self, mut entry: <Self as Values<R>>::Entry) -> bool {
        if let Some(next) = self.next_share(&mut entry) {
            self.announce_targets_of(entry);
            self.ask_share(entry, next);
            return true;
        }
        let Some(legal) = self.legal_targets(&entry) else {
            return self.targets_chosen(entry);
        };
        let count = self.how_many(&entry);
        match (&legal[..], count.is_enough(entry.targets())) {
            // A group of X where X is 0 takes nothing.
            ([], true) => entry.targets_mut().close(),
            (_, true) if count.most() == 0 => entry.targets_mut().close(),
            ([], false) => {
                // A triggered ability without a legal target does not wait to resolve.
                self.stop_announcing();
                return false;
            }
            (&[only], false) => count.take(entry.targets_mut(), only),
            (_, enough) => {
                self.ask_target(entry, &legal, enough);
                return true;
            }
        }
        self.announce_targets_of(entry);
        false
    }

    fn ask_target(
        &mut self,
        entry: <Self as Values<R>>::Entry,
        legal: &[TargetOf<Self, R>],
        enough: bool,
    ) {
        let mut offers = self.offers();
        if enough {
            offers.offer(CardChoice::Done);
        }
        for &target in legal {
            offers.offer(Self::target_choice(target));
        }
        let about = Ref::Object(entry.source());
        self.ask(entry.controller(), CardTopic::Target, about, offers);
    }

    /// Chooses the next target of what is announced.
    pub fn choose_target(&mut self, target: TargetOf<Self, R>) {
        if let Some(&entry) = self.announced() {
            let count = self.how_many(&entry);
            self.change_targets(|targets| count.take(targets, target));
        }
    }

    /// The group of targets of what is announced has all that it is to have.
    pub fn finish_targets(&mut self) {
        self.change_targets(Targets::close);
    }

    fn change_targets(&mut self, change: impl FnOnce(&mut Targets<TargetOf<Self, R>>)) {
        if let Some(entry) = self.announced_mut() {
            change(entry.targets_mut());
        }
    }

    /// The target whose part is chosen next, of what is divided among those just chosen. Parts without a choice are
    /// given.
    fn next_share(&self, entry: &mut <Self as Values<R>>::Entry) -> Option<NextShare> {
        let n = entry.targets().place().checked_sub(1)?;
        let spec = self.target_spec(entry, n)?;
        let total = self.divided(spec, entry)?;
        entry.targets_mut().divide(n as u8, total)
    }

    fn ask_share(&mut self, entry: <Self as Values<R>>::Entry, (at, most): NextShare) {
        let Some(&target) = entry.targets().all().get(at) else {
            return;
        };
        let mut offers = self.offers();
        for amount in 1..=i32::from(most) {
            let to = Self::target_ref(target);
            offers.offer(CardChoice::Share { to, amount });
        }
        let about = Ref::Object(entry.source());
        self.ask(entry.controller(), CardTopic::Share, about, offers);
    }

    /// Chooses the part of the next target of what is announced.
    pub fn choose_share(&mut self, amount: i32) {
        let Some(&(mut entry)) = self.announced() else {
            return;
        };
        if let Some((at, _)) = self.next_share(&mut entry) {
            let share = u8::try_from(amount).unwrap_or_default();
            entry.targets_mut().give(at, share);
        }
        self.change_targets(|targets| *targets = *entry.targets());
    }

    /// Logs which way a player chose of those that a card asks to choose from; that changes nothing.
    pub fn log_way(&mut self, player: Seat, source: ObjectId, way: u8) {
        self.idly(|board| {
            board.log(CardEvent::Way {
                player,
                source,
                way,
            });
        });
    }

    /// Logs what part each target gets of what is divided. A delayed effect has had its parts logged.
    pub fn log_shares(&mut self, entry: &<Self as Values<R>>::Entry) {
        if entry.later() > 0 {
            return;
        }
        let shares = entry.targets().shares();
        for (&target, amount) in entry.targets().all().iter().zip(shares) {
            if amount > 0 {
                self.log(CardEvent::Share {
                    player: entry.controller(),
                    source: entry.source(),
                    to: Self::target_ref(target),
                    amount,
                });
            }
        }
    }

    /// The things that an entry was aimed at when it was put down, for abilities that trigger on it.
    #[must_use]
    pub fn chosen_things(&self, entry: &<Self as Values<R>>::Entry) -> Vec<ObjectId> {
        let targets = entry.targets().all().iter();
        let things = targets.filter_map(|&target| match Self::target_ref(target) {
            Ref::Object(e) if entry.later() == 0 => Some(e),
            _ => None,
        });
        things.collect()
    }

    /// Why nobody can be done yet: more targets are needed, or more ways.
    #[must_use]
    pub fn wants_more(&self) -> Option<&'static Refusal> {
        if let Some(Question::PickSome { several, .. }) = self.flow_question() {
            return (!several.is_enough()).then_some(&refusals::MORE_WAYS);
        }
        if !CardTopic::Target.is_of(&self.offer.decision) {
            return None;
        }
        let entry = self.announced()?;
        let count = self.how_many(entry);
        let more = count != HowMany::One && !count.is_enough(entry.targets());
        more.then_some(&refusals::MORE_TARGETS)
    }
}
