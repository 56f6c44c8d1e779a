//! Compares piles of cards with the expected names.

use ron2::{Span, Spanned};

use super::Cards;
use crate::table::{ObjectId, Ref, Seat, ZoneId};
use crate::tools::scenario::scenario_error::{Done, ScenarioError, same};
use crate::tools::scenario::stage::Stage;

impl<G: Cards> Stage<G> {
    /// Names against cards one by one: a label means one of them, an id any of its copies.
    pub fn list(&mut self, at: Span, names: &[Spanned<String>], ids: &[ObjectId]) -> Done {
        let mut good = names.len() == ids.len();
        for (name, id) in names.iter().zip(ids) {
            let found = self.called(&name.value, name.span)?;
            good &= found.iter().any(|card| G::shown(card).id == *id);
        }
        if good {
            return Ok(());
        }
        let view = self.see();
        let found: Vec<String> = ids.iter().map(|&id| self.name(id, &view)).collect();
        let wanted: Vec<String> = names.iter().map(|n| format!("\"{}\"", n.value)).collect();
        let list = |names: Vec<String>| format!("[{}]", names.join(", "));
        Err(ScenarioError::unlike(at, "", list(wanted), list(found)))
    }

    /// One end of a pile: of a deck its first card is the top, elsewhere the last that came.
    pub fn end(
        &mut self,
        at: Span,
        place: &Spanned<G::Thing>,
        name: &Spanned<String>,
        top: bool,
    ) -> Done {
        let zone = self.zone(place)?;
        let ids = self.known_in(zone);
        let first = top == G::is_deck(zone);
        let end = if first { ids.first() } else { ids.last() };
        let end: Vec<ObjectId> = end.into_iter().copied().collect();
        self.list(at, std::slice::from_ref(name), &end)
    }

    fn known_in(&mut self, zone: ZoneId) -> Vec<ObjectId> {
        let view = self.see();
        G::zone(&view, zone).iter().flatten().copied().collect()
    }

    /// How many cards lie there.
    pub fn count(&mut self, at: Span, zone: ZoneId, wanted: usize) -> Done {
        let view = self.see();
        same(at, "how many", wanted, G::zone(&view, zone).len())
    }

    /// Exactly these targets in this order.
    pub fn aims_at(&mut self, things: &[Spanned<G::Thing>], targets: &[Ref]) -> Done<bool> {
        let mut good = targets.len() == things.len();
        for (thing, target) in things.iter().zip(targets) {
            good &= G::refs(self, thing)?.contains(target);
        }
        Ok(good)
    }

    /// The same, with what is aimed at instead in the message.
    pub fn aims(
        &mut self,
        at: Span,
        things: &[Spanned<G::Thing>],
        targets: &[Ref],
        view: &G::View,
    ) -> Done {
        if self.aims_at(things, targets)? {
            return Ok(());
        }
        let wanted = format!("{} as written", things.len());
        let found = targets.iter().map(|r| self.ref_words(*r, view));
        let found = found.collect::<Vec<_>>().join(", ");
        let found = format!("[{found}]");
        Err(ScenarioError::unlike(at, "these targets:", wanted, found))
    }

    /// The targets of the topmost entry of a card of that name.
    pub fn targets_of(&mut self, name: &Spanned<String>, view: &G::View) -> Done<Vec<Ref>> {
        let found = self.called(&name.value, name.span)?;
        let of = |source: ObjectId| found.iter().any(|card| G::shown(card).id == source);
        let mut all = G::pile(view).iter().map(G::entry).rev();
        let entry = all.find(|e| of(e.source));
        entry.map(|e| e.targets.to_vec()).ok_or_else(|| {
            let message = format!("`{}` is not on the {}", name.value, G::PILE);
            ScenarioError::failed(name.span, message)
        })
    }

    /// Whether the seat sees which card it is.
    pub fn sees(&mut self, at: Span, seat: Seat, name: &Spanned<String>, wanted: bool) -> Done {
        let id = G::shown(&self.one(name)?).id;
        let view = self.game.view(Some(seat));
        let seen = G::cards(&view).iter().any(|card| G::shown(card).id == id);
        same(at, &format!("that seat {} sees it:", seat.0), wanted, seen)
    }
}
