//! What cards cost more or less for a time.

use ron2::Result;

use super::spelled::{Spelled, part};
use super::{Amount, CarriesOut, Effect, Language, Lasting, Part, PartMut, Parts, Scene, Until};

/// Cards that match cost more or less for a time: all of them, or only the next one.
#[derive(Debug, Clone, PartialEq)]
pub struct PriceChange<L: Language> {
    /// Only the next one.
    pub next: bool,
    /// They cost more, not less.
    pub more: bool,
    /// By how much.
    pub by: Amount<L>,
    /// Which cards, where they are paid for.
    pub filter: L::Filter,
    /// How long.
    pub until: Lasting<L>,
}

impl<L: Language> PriceChange<L> {
    /// The word for it.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match (self.next, self.more) {
            (false, false) => "CostsLess",
            (false, true) => "CostsMore",
            (true, false) => "NextCostsLess",
            (true, true) => "NextCostsMore",
        }
    }

    /// Reads one of the four words.
    pub(super) fn read(word: &Spelled<'_>) -> Result<Effect<L>> {
        let [by, filter, until] = word.parts()?;
        Ok(Effect::Costs(Box::new(Self {
            next: word.name().starts_with("Next"),
            more: word.name().ends_with("More"),
            by: part(by)?,
            filter: part(filter)?,
            until: part(until)?,
        })))
    }
}

impl<L: Language> Parts<L> for PriceChange<L> {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, L>,
        visit: &mut dyn FnMut(Part<'a, L>, &Scene<'a, L>),
    ) {
        self.by.parts(scene, visit);
        self.filter.parts(scene, visit);
        self.until.parts(scene, visit);
    }

    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, L>)) {
        self.by.parts_mut(visit);
        self.filter.parts_mut(visit);
        self.until.parts_mut(visit);
    }
}

/// A change of prices in force.
#[derive(Debug, PartialEq)]
pub struct Priced<L: Language, E> {
    /// Whose text it is.
    pub entry: E,
    /// Which cards.
    pub filter: &'static L::Filter,
    /// By how much; less than 0 for less.
    pub by: i32,
    /// Only the next one.
    pub next: bool,
    /// How long.
    pub until: Until,
}

impl<L: Language, E: Copy> Copy for Priced<L, E> {}

impl<L: Language, E: Copy> Clone for Priced<L, E> {
    fn clone(&self) -> Self {
        *self
    }
}

/// Cards that match cost more or less from now on.
pub(super) fn change<L: Language, B: CarriesOut<L>>(
    board: &mut B,
    entry: B::Entry,
    change: &'static PriceChange<L>,
    until: Until,
) {
    let by = board.amount(&change.by, &entry);
    board.set_price(Priced {
        entry,
        filter: &change.filter,
        by: if change.more { by } else { -by },
        next: change.next,
        until,
    });
}
