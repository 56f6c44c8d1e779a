//! The zones as a seat sees them, and the cards that a possible world deals again.

use super::{CardBoard, CardGame, Facts};
use crate::table::{ObjectId, Ref, Seat, ZoneId};

/// The visible part of all zones.
pub struct SeenZones {
    /// Every zone in order; `None` for a card whose face is not seen.
    pub zones: Vec<Vec<Option<ObjectId>>>,
    /// All cards that are seen, by id.
    pub cards: Vec<ObjectId>,
}

impl<R: CardGame> CardBoard<'_, R> {
    /// All zones, with the cards for which `sees` is true.
    pub fn seen_zones(&self, sees: impl Fn(ObjectId) -> bool) -> SeenZones {
        let mut cards = Vec::new();
        let mut row = |zone: u8| {
            let row = self.zones.get(ZoneId(zone)).iter();
            let row = row.map(|&e| sees(e).then_some(e)).collect::<Vec<_>>();
            cards.extend(row.iter().flatten());
            row
        };
        let zones = (0..R::ZONES as u8).map(&mut row).collect();
        cards.sort_unstable();
        SeenZones { zones, cards }
    }

    /// A reference as `seat` may know it: a hidden card becomes `Ref::None`.
    #[must_use]
    pub fn seen_ref(&self, seat: Option<Seat>, to: Ref) -> Ref {
        match to {
            Ref::Object(e) if self.is_card(e) && !R::sees(self, seat, e) => Ref::None,
            other => other,
        }
    }

    /// Shuffles these cards among their places, for a possible world.
    pub fn deal_anew(&mut self, places: &[ObjectId]) {
        let mut faces: Vec<u16> = places.iter().map(|&e| R::printed(self.card(e))).collect();
        // The pool is sorted first: nothing of the true order survives.
        faces.sort_unstable();
        self.rng.shuffle(&mut faces);
        for (&e, &face) in places.iter().zip(&faces) {
            R::print(self.card_mut(e), face);
            *self.stats_mut(e) = self.index.facts[usize::from(face)].stats();
        }
    }
}
