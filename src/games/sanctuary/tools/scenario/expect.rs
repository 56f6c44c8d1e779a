//! Checking what must be so.

use ron2::{Span, Spanned};

use super::item::Check;
use super::stage::{Stage, zone_words};
use super::thing::Thing;
use super::verbs::Told;
use crate::games::sanctuary::content::Gift;
use crate::games::sanctuary::{PairView, Place, View, zone};
use crate::table::{ObjectId, Seat, Seats};
use crate::tools::scenario::trouble::{
    Done, Trouble, before, same, same_words, seat_words, winner_words,
};

impl Stage {
    /// Checks one expectation.
    pub fn check(&mut self, check: &Spanned<Check>) -> Done {
        let at = check.span;
        let view = self.see();
        match &check.value {
            Check::Strength(name, n) => same(at, "strength", *n, self.one(name)?.strength),
            Check::Damage(name, n) => same(at, "damage", *n, self.one(name)?.damage),
            Check::Durability(name, n) => same(at, "durability", *n, self.one(name)?.durability),
            Check::Cost(name, n) => same(at, "cost", *n, self.one(name)?.cost),
            Check::Has(name, gift) => self.gift(at, name, *gift, true),
            Check::HasNot(name, gift) => self.gift(at, name, *gift, false),
            Check::Tapped(name) => same(at, "tapped", true, self.one(name)?.tapped),
            Check::Untapped(name) => same(at, "tapped", false, self.one(name)?.tapped),
            Check::Entered(name) => {
                same(at, "entered this turn", true, self.one(name)?.entered_now)
            }
            Check::NotEntered(name) => {
                same(at, "entered this turn", false, self.one(name)?.entered_now)
            }
            Check::Silenced(name) => same(at, "silenced", true, self.one(name)?.silenced),
            Check::NotSilenced(name) => same(at, "silenced", false, self.one(name)?.silenced),
            Check::Controller(name, seat) => {
                same(at, "controller", seat.0, self.one(name)?.controller.0)
            }
            Check::Owner(name, seat) => same(at, "owner", seat.0, self.one(name)?.owner.0),
            Check::CarriedBy(name, carrier) => {
                let carrier = self.one(carrier)?.id;
                let found = self.one(name)?.carrier;
                let words = |id| self.name(id, &view);
                let found = found.map_or_else(|| "nobody".to_owned(), words);
                same_words(at, "carrier", words(carrier), found)
            }
            Check::In(name, place) => {
                let wanted = zone_words(self.zone(place)?);
                let found = zone_words(self.one(name)?.zone);
                same(at, "it in", wanted, found)
            }
            Check::Row(place, names) => {
                let zone = self.zone(place)?;
                let ids: Vec<_> = view.zone(zone).iter().flatten().copied().collect();
                self.list(at, names, &ids)
            }
            Check::Top(place, name) => self.end(at, place, name, true),
            Check::Bottom(place, name) => self.end(at, place, name, false),
            Check::Count(place, n) => {
                let zone = self.zone(place)?;
                same(at, "how many", *n, view.zone(zone).len())
            }
            Check::Hand(seat, n) => self.count(at, *seat, Place::Hand, *n),
            Check::Deck(seat, n) => self.count(at, *seat, Place::Deck, *n),
            Check::Limbo(seat, n) => self.count(at, *seat, Place::Limbo, *n),
            Check::Structure(seat, n) => {
                same(at, "structure", *n, view.players[seat.index()].structure)
            }
            Check::Volition(seat, n) => {
                same(at, "volition", *n, view.players[seat.index()].volition)
            }
            Check::Generates(seat, n) => {
                let found = view.players[seat.index()].generates;
                same(at, "volition a turn", *n, found)
            }
            Check::Redraws(seat, n) => {
                same(at, "new hands", *n, view.players[seat.index()].redraws)
            }
            Check::Kept(seat) => same(at, "kept", true, view.players[seat.index()].kept),
            Check::NotKept(seat) => same(at, "kept", false, view.players[seat.index()].kept),
            Check::Step(step) => same(at, "step", *step, view.step),
            Check::Turn(n) => same(at, "turn", *n, view.turn),
            Check::Active(seat) => same(at, "active seat", seat.0, view.active.0),
            Check::Stack(names) => {
                let ids: Vec<_> = view.stack.iter().map(|e| e.source).collect();
                self.list(at, names, &ids)
            }
            Check::Aims(name, things) => self.aims(at, name, things),
            Check::Duel(by, to) => {
                let wanted = Some((self.one(by)?.id, self.one(to)?.id));
                let words = |duel| self.duel_words(duel, &view);
                same_words(at, "the duel", words(wanted), words(view.duel))
            }
            Check::NoDuel => {
                let words = |duel| self.duel_words(duel, &view);
                same_words(at, "a duel:", words(None), words(view.duel))
            }
            Check::Attackers(names) => {
                let ids: Vec<_> = view.pairs.iter().map(|p| p.attacker).collect();
                self.list(at, names, &ids)
            }
            Check::Blockers(attacker, names) => {
                let pair = self.pair(attacker)?;
                let ids: Vec<_> = pair.blockers.iter().map(|b| b.blocker).collect();
                self.list(at, names, &ids)
            }
            Check::Threatens(attacker, n) => {
                let pair = self.pair(attacker)?;
                same(at, "damage to the Sanctuary", *n, pair.to_sanctuary)
            }
            Check::Winner(seat) => {
                let found = winner_words(self.game.outcome().map(|o| o.winners));
                same_words(at, "winner", seat_words(Some(*seat)), found)
            }
            Check::Draw => {
                let found = winner_words(self.game.outcome().map(|o| o.winners));
                let wanted = winner_words(Some(Seats::NONE));
                same_words(at, "winner", wanted, found)
            }
            Check::Running => same(at, "the game over", false, self.game.outcome().is_some()),
            Check::Visible(seat, name) => self.sees(at, *seat, name, true),
            Check::Hidden(seat, name) => self.sees(at, *seat, name, false),
            Check::Happened(told) => self.happens(at, told, None, true),
            Check::NotHappened(told) => self.happens(at, told, None, false),
            Check::Learned(seat, told) => self.happens(at, told, Some(*seat), true),
            Check::NotLearned(seat, told) => self.happens(at, told, Some(*seat), false),
            Check::Times(n, told) => {
                let found = self.told(told, None)?.len();
                same(at, "how often it happened:", *n, found)
            }
            Check::Before(first, second) => {
                let (a, b) = (self.told(first, None)?, self.told(second, None)?);
                before(at, (first.span, &a), (second.span, &b))
            }
        }
    }

    fn happens(&mut self, at: Span, told: &Told, seat: Option<Seat>, wanted: bool) -> Done {
        let found = !self.told(told, seat)?.is_empty();
        let what = match seat {
            None => "that this happened:".to_owned(),
            Some(Seat(seat)) => format!("that seat {seat} learned this:"),
        };
        same(at, &what, wanted, found)
    }

    fn gift(&mut self, at: Span, name: &Spanned<String>, gift: Gift, wanted: bool) -> Done {
        let found = self.one(name)?.gifts.has(gift);
        same(at, &format!("{gift:?}:"), wanted, found)
    }

    fn count(&mut self, at: Span, seat: Seat, place: Place, wanted: usize) -> Done {
        let found = self.see().zone(zone(seat, place)).len();
        same(at, "how many", wanted, found)
    }

    fn pair(&mut self, attacker: &Spanned<String>) -> Done<PairView> {
        let id = self.one(attacker)?.id;
        let mut pairs = self.see().pairs.into_iter();
        pairs.find(|pair| pair.attacker == id).ok_or_else(|| {
            let message = format!("`{}` does not attack", attacker.value);
            Trouble::failed(attacker.span, message)
        })
    }

    /// One end of a pile: of a deck its first card is the top, elsewhere the last that came.
    fn end(&mut self, at: Span, place: &Spanned<Thing>, name: &Spanned<String>, top: bool) -> Done {
        let zone = self.zone(place)?;
        let ids: Vec<_> = self.see().zone(zone).iter().flatten().copied().collect();
        let deck = matches!(crate::games::sanctuary::place(zone).1, Place::Deck);
        let end = if top == deck { ids.first() } else { ids.last() };
        let end: Vec<ObjectId> = end.into_iter().copied().collect();
        self.list(at, std::slice::from_ref(name), &end)
    }

    fn duel_words(&self, duel: Option<(ObjectId, ObjectId)>, view: &View) -> String {
        let Some((by, to)) = duel else {
            return "no duel".to_owned();
        };
        format!("{} against {}", self.name(by, view), self.name(to, view))
    }

    /// Names against cards one by one: a label means one of them, an id any of its copies.
    fn list(&mut self, at: Span, names: &[Spanned<String>], ids: &[ObjectId]) -> Done {
        let mut good = names.len() == ids.len();
        for (name, id) in names.iter().zip(ids) {
            let found = self.called(&name.value, name.span)?;
            good &= found.iter().any(|card| card.id == *id);
        }
        if good {
            return Ok(());
        }
        let view = self.see();
        let found: Vec<String> = ids.iter().map(|&id| self.name(id, &view)).collect();
        let wanted: Vec<String> = names.iter().map(|n| format!("\"{}\"", n.value)).collect();
        let list = |names: Vec<String>| format!("[{}]", names.join(", "));
        Err(Trouble::unlike(at, "", list(wanted), list(found)))
    }

    fn aims(&mut self, at: Span, name: &Spanned<String>, things: &[Spanned<Thing>]) -> Done {
        let found = self.called(&name.value, name.span)?;
        let view = self.see();
        let of = |source: ObjectId| found.iter().any(|card| card.id == source);
        let Some(entry) = view.stack.iter().rfind(|e| of(e.source)) else {
            let message = format!("`{}` is not on the Stack", name.value);
            return Err(Trouble::failed(name.span, message));
        };
        let mut good = entry.targets.len() == things.len();
        for (thing, target) in things.iter().zip(&entry.targets) {
            good &= self.refs(thing)?.contains(target);
        }
        same(at, "these targets:", true, good)
    }

    fn sees(&mut self, at: Span, seat: Seat, name: &Spanned<String>, wanted: bool) -> Done {
        let id = self.one(name)?.id;
        let seen = self.game.view(Some(seat)).card(id).is_some();
        same(at, &format!("that seat {} sees it:", seat.0), wanted, seen)
    }
}
