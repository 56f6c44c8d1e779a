//! What the costs of something that waits were paid with, as a position has it.

use ron2::FromRon;
use serde::{Deserialize, Serialize};

use super::delayed::{Aim, AimName};
use super::written_counters;
use crate::cards::counters::{Counter, MOST};
use crate::cards::paid::Payments;
use crate::packs::{Outline, short};
use crate::table::ObjectId;

/// A card that a cost was paid with, and its numbers then; `A` is what names the card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PaidWith<A = Aim> {
    /// The card.
    pub card: A,
    /// Its stats, in the order of its game; those that are left out are 0.
    #[serde(default)]
    pub stats: Vec<i32>,
    /// The counters on it: the id of the kind, which is empty where counters have no names, and how many.
    #[serde(default)]
    pub counters: Vec<(String, u16)>,
}

impl<A: Copy> PaidWith<A> {
    /// All that was paid with under that number. `card` names a card with its stamp, or one that has moved on; `kinds` are
    /// those of the content.
    #[must_use]
    pub fn extract(
        payments: &Payments,
        number: u16,
        kinds: &[Counter],
        card: impl Fn(Option<(ObjectId, u16)>) -> A,
    ) -> Vec<Self> {
        let one = |paid: &crate::cards::paid::Payment| {
            let used = paid
                .stats
                .iter()
                .rposition(|&n| n != 0)
                .map_or(0, |n| n + 1);
            let counters = paid.all_counters().iter().filter_map(|&(kind, n)| {
                let kind = kinds.get(usize::from(kind));
                let id = kind.map_or_else(String::new, |kind| kind.id.clone());
                Some((id, u16::try_from(n).ok().filter(|n| *n > 0)?))
            });
            Self {
                card: card(paid.card),
                stats: paid.stats[..used].to_vec(),
                counters: counters.collect(),
            }
        };
        payments.of(number).map(one).collect()
    }

    /// The cards of them all, with their stamps now.
    pub fn cards(
        all: &[Self],
        card: impl Fn(A) -> Option<ObjectId>,
        stamp: impl Fn(ObjectId) -> u16,
    ) -> Vec<Option<(ObjectId, u16)>> {
        let cards = all.iter().map(|paid| card(paid.card));
        cards.map(|card| card.map(|e| (e, stamp(e)))).collect()
    }

    /// Puts them back, with those cards. Returns their number; 0 if there are none.
    pub fn apply(
        all: &[Self],
        cards: &[Option<(ObjectId, u16)>],
        payments: &mut Payments,
        kinds: &[Counter],
    ) -> u16 {
        if all.is_empty() {
            return 0;
        }
        let number = payments.begin();
        for (paid, &card) in all.iter().zip(cards) {
            let stats = std::array::from_fn(|n| paid.stats.get(n).copied().unwrap_or(0));
            let counters = paid.counters.iter().filter_map(|(id, n)| {
                let kind = place_of(id, kinds)?;
                Some((kind, i32::from(*n)))
            });
            payments.add(number, card, stats, counters.collect());
        }
        number
    }

    /// Why there cannot be such a payment.
    #[must_use]
    pub fn problem(&self, kinds: &[Counter]) -> Option<String> {
        let most = i32::from(u16::MAX);
        if self.stats.len() > 3 || self.stats.iter().any(|n| !(-most..=most).contains(n)) {
            return Some(format!("a payment has up to 3 stats, each up to {most}"));
        }
        let unknown = self
            .counters
            .iter()
            .find(|(id, _)| place_of(id, kinds).is_none());
        if let Some((id, _)) = unknown {
            return Some(format!("there are no counters `{id}`"));
        }
        let beyond = |(_, n): &(String, u16)| !(1..=MOST).contains(&i32::from(*n));
        let message = format!("the counters of a payment are 1 to {MOST} of a kind");
        self.counters.iter().any(beyond).then_some(message)
    }

    /// As a file spells it.
    #[must_use]
    pub fn spelled(&self, name: impl Fn(A) -> String) -> String {
        let mut all = Outline::default();
        all.put("card", name(self.card));
        let stats: Vec<String> = self.stats.iter().map(i32::to_string).collect();
        all.list("stats", &stats);
        all.list("counters", self.counters.iter().map(written_counters));
        all.line()
    }
}

/// The place of a kind of counters; the first where counters have no names.
fn place_of(id: &str, kinds: &[Counter]) -> Option<u8> {
    if kinds.is_empty() && id.is_empty() {
        return Some(0);
    }
    let named = |kind: &Counter| kind.id == id || short(&kind.id) == id;
    u8::try_from(kinds.iter().position(named)?).ok()
}

/// A card that a cost was paid with as it is written.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct PaidSpot<N: FromRon = AimName> {
    /// The card.
    pub card: N,
    /// Its stats then.
    #[ron(default)]
    pub stats: Vec<i32>,
    /// The counters on it then.
    #[ron(default)]
    pub counters: Vec<(String, u16)>,
}

impl<N: FromRon> PaidSpot<N> {
    /// What it comes to, if its card is known.
    pub fn read<A>(&self, card: impl FnOnce(&N) -> Option<A>) -> Option<PaidWith<A>> {
        Some(PaidWith {
            card: card(&self.card)?,
            stats: self.stats.clone(),
            counters: self.counters.clone(),
        })
    }
}
