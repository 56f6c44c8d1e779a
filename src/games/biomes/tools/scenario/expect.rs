//! Checking what must be so.

use ron2::{Span, Spanned};

use super::item::Check;
use super::stage::Stage;
use super::thing::Thing;
use crate::games::biomes::content::{Keyword, Keywords};
use crate::games::biomes::position::{BiomeName, card_named, short};
use crate::games::biomes::{ObjectView, Place, zone};
use crate::table::{ObjectId, Seat};
use crate::tools::scenario::trouble::{
    Done, Trouble, before, same, same_words, seat_words, winner_words,
};

impl Stage {
    /// Checks one expectation.
    pub fn check(&mut self, check: &Spanned<Check>) -> Done {
        let at = check.span;
        let view = self.see();
        match &check.value {
            Check::Stats(name, attack, defense) => {
                let o = self.one(name)?;
                same(
                    at,
                    "attack and defense",
                    (*attack, *defense),
                    (o.attack, o.defense),
                )
            }
            Check::Attack(name, n) => same(at, "attack", *n, self.one(name)?.attack),
            Check::Defense(name, n) => same(at, "defense", *n, self.one(name)?.defense),
            Check::Damage(name, n) => same(at, "damage", *n, self.one(name)?.damage),
            Check::Speed(name, n) => same(at, "speed", *n, self.one(name)?.speed),
            Check::Reach(name, reach) => same(at, "reach", *reach, self.one(name)?.reach),
            Check::Has(name, keyword) => self.keyword(at, name, *keyword, true),
            Check::HasNot(name, keyword) => self.keyword(at, name, *keyword, false),
            Check::Markers(name, n) => same(at, "markers", *n, self.one(name)?.markers),
            Check::Locked(name) => same(at, "locked", true, self.one(name)?.locked),
            Check::Unlocked(name) => same(at, "locked", false, self.one(name)?.locked),
            Check::InStasis(name) => same(at, "stasis", true, self.one(name)?.stasis),
            Check::Controller(name, seat) => {
                same(at, "controller", seat.0, self.one(name)?.controller.0)
            }
            Check::Owner(name, seat) => same(at, "owner", seat.0, self.one(name)?.owner.0),
            Check::AttachedTo(name, host) => {
                let host = self.one(host)?;
                let found = self.one(name)?.host;
                let words = |id| self.name(id, &view);
                let found = found.map_or_else(|| "nothing".to_owned(), words);
                same_words(at, "host", words(host.id), found)
            }
            Check::Unattached(name) => {
                let found = self.one(name)?.host;
                let words = |id| self.name(id, &view);
                let found = found.map_or_else(|| "nothing".to_owned(), words);
                same_words(at, "host", "nothing".to_owned(), found)
            }
            Check::Is(name, card) => {
                let Some(wanted) = card_named(self.content, &card.value) else {
                    let message = format!("unknown card `{}`", card.value);
                    return Err(Trouble::new("S010", card.span, message));
                };
                let found = self.one(name)?.face;
                let words = |n: u16| short(&self.content.cards[usize::from(n)].id);
                same(at, "card", words(wanted), words(found))
            }
            Check::In(name, place) => {
                let wanted = self.zone(place)?;
                let found = self.one(name)?.zone;
                let (wanted, found) = (self.zone_words(wanted), self.zone_words(found));
                same(at, "it in", wanted, found)
            }
            Check::Row(place, names) => self.row(at, place, names),
            Check::Top(place, name) => self.end(at, place, name, true),
            Check::Bottom(place, name) => self.end(at, place, name, false),
            Check::Count(place, n) => {
                let zone = self.zone(place)?;
                same(at, "how many", *n, view.zone(zone).len())
            }
            Check::Hand(seat, n) => self.count(at, *seat, Place::Hand, *n),
            Check::Deck(seat, n) => self.count(at, *seat, Place::Deck, *n),
            Check::Cache(seat, n) => self.count(at, *seat, Place::Cache, *n),
            Check::Archive(seat, n) => self.count(at, *seat, Place::Archive, *n),
            Check::Staging(seat, n) => self.count(at, *seat, Place::Staging, *n),
            Check::Energy(seat, energy) => {
                let found = view.players[seat.index()].energy;
                let by = "energy (light, storm, dark, chaos, growth, void)";
                same(at, by, energy.symbols(), found)
            }
            Check::Durability(biome, seat, n) => {
                let found = view.biomes[self.biome(biome)?].durability[seat.index()];
                same(at, "durability", *n, found)
            }
            Check::Lost(biome) => self.lost(at, biome, true),
            Check::NotLost(biome) => self.lost(at, biome, false),
            Check::SectorsLost(seat, n) => {
                same(at, "sectors lost", *n, view.players[seat.index()].lost)
            }
            Check::Step(step) => same(at, "step", *step, view.step),
            Check::Turn(n) => same(at, "turn", *n, view.turn),
            Check::Active(seat) => same(at, "active seat", seat.0, view.active.0),
            Check::Starting(seat) => same(at, "starting seat", seat.0, view.starting.0),
            Check::Match(n) => same(at, "match", *n, view.match_number),
            Check::Wins(a, b) => same(at, "wins", [*a, *b], view.wins),
            Check::Mulligans(seat, n) => {
                same(at, "mulligans", *n, view.players[seat.index()].mulligans)
            }
            Check::Queue(names) => {
                let ids: Vec<_> = view.queue.iter().map(|e| e.source).collect();
                self.list(at, names, &ids)
            }
            Check::Aims(name, things) => self.aims(at, name, things),
            Check::Speeds(speeds) => {
                let seat = self.game.decision().map(|d| d.seat);
                let found = self.game.view(seat).speeds;
                same(at, "speeds", speeds.clone(), found)
            }
            Check::Advancing(pairs) => {
                let mut wanted = Vec::new();
                for (name, biome) in pairs {
                    wanted.push((self.one(name)?.id, self.biome(biome)? as u8));
                }
                let words = |&(id, biome): &(ObjectId, u8)| {
                    let to = view.biomes.get(usize::from(biome)).map(|b| b.kind);
                    let to = to.map_or_else(String::new, |kind| format!("{kind:?}"));
                    format!("{} to {to}", self.name(id, &view))
                };
                let list = |all: &[_]| all.iter().map(words).collect::<Vec<_>>().join(", ");
                let (wanted, found) = (list(&wanted), list(&view.advancing));
                same_words(at, "advancing", format!("[{wanted}]"), format!("[{found}]"))
            }
            Check::Attackers(names) => self.list(at, names, &view.attackers),
            Check::Defenders(pairs) => {
                let mut wanted = Vec::new();
                for (name, attacker) in pairs {
                    wanted.push((self.one(name)?.id, self.one(attacker)?.id));
                }
                let words = |&(id, attacker): &(ObjectId, ObjectId)| {
                    let (id, attacker) = (self.name(id, &view), self.name(attacker, &view));
                    format!("{id} against {attacker}")
                };
                let list = |all: &[_]| all.iter().map(words).collect::<Vec<_>>().join(", ");
                let (wanted, found) = (list(&wanted), list(&view.defenders));
                same_words(at, "defenders", format!("[{wanted}]"), format!("[{found}]"))
            }
            Check::Winner(seat) => {
                let found = winner_words(self.game.outcome().map(|o| o.winners));
                same_words(at, "winner", seat_words(Some(*seat)), found)
            }
            Check::Running => same(at, "the game over", false, self.game.outcome().is_some()),
            Check::Visible(seat, name) => self.sees(at, *seat, name, true),
            Check::Hidden(seat, name) => self.sees(at, *seat, name, false),
            Check::Happened(told) => {
                let n = self.happened(told)?.len();
                same(at, "that this happened:", true, n > 0)
            }
            Check::NotHappened(told) => {
                let n = self.happened(told)?.len();
                same(at, "that this happened:", false, n > 0)
            }
            Check::Learned(seat, told) => {
                let n = self.told(told, Some(*seat))?.len();
                same(
                    at,
                    &format!("that seat {} learned this:", seat.0),
                    true,
                    n > 0,
                )
            }
            Check::NotLearned(seat, told) => {
                let n = self.told(told, Some(*seat))?.len();
                same(
                    at,
                    &format!("that seat {} learned this:", seat.0),
                    false,
                    n > 0,
                )
            }
            Check::Times(n, told) => {
                let found = self.happened(told)?.len();
                same(at, "how often it happened:", *n, found)
            }
            Check::Before(first, second) => {
                let (a, b) = (self.happened(first)?, self.happened(second)?);
                before(at, (first.span, &a), (second.span, &b))
            }
        }
    }

    fn keyword(&mut self, at: Span, name: &Spanned<String>, keyword: Keyword, yes: bool) -> Done {
        let found: Keywords = self.one(name)?.keywords;
        let number = match keyword {
            Keyword::Deflect(n) => found.deflect == n,
            Keyword::Firewall(n) => found.firewall == n,
            _ => true,
        };
        same(
            at,
            &format!("{keyword:?}:"),
            yes,
            found.has(keyword) && number,
        )
    }

    fn count(&mut self, at: Span, seat: Seat, place: Place, wanted: usize) -> Done {
        let found = self.see().zone(zone(seat, place)).len();
        same(at, "how many", wanted, found)
    }

    fn lost(&mut self, at: Span, biome: &BiomeName, wanted: bool) -> Done {
        let n = self.biome(biome)?;
        same(at, "the biome lost:", wanted, self.see().biomes[n].lost)
    }

    fn row(&mut self, at: Span, place: &Spanned<Thing>, names: &[Spanned<String>]) -> Done {
        let zone = self.zone(place)?;
        let ids: Vec<_> = self.see().zone(zone).iter().flatten().copied().collect();
        self.list(at, names, &ids)
    }

    /// One end of a pile: of a deck its first card is the top, elsewhere the last that came.
    fn end(&mut self, at: Span, place: &Spanned<Thing>, name: &Spanned<String>, top: bool) -> Done {
        let zone = self.zone(place)?;
        let ids: Vec<_> = self.see().zone(zone).iter().flatten().copied().collect();
        let deck = matches!(crate::games::biomes::place(zone).1, Place::Deck);
        let end = if top == deck { ids.first() } else { ids.last() };
        let end: Vec<ObjectId> = end.into_iter().copied().collect();
        self.list(at, std::slice::from_ref(name), &end)
    }

    /// Names against objects one by one: an alias means one of them, a card any of its copies.
    fn list(&mut self, at: Span, names: &[Spanned<String>], ids: &[ObjectId]) -> Done {
        let mut good = names.len() == ids.len();
        for (name, id) in names.iter().zip(ids) {
            let found = self.called(&name.value, name.span)?;
            good &= found.iter().any(|o| o.id == *id);
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
        let entry = view
            .queue
            .iter()
            .rfind(|e| found.iter().any(|o| o.id == e.source));
        let Some(entry) = entry else {
            let message = format!("`{}` is not on the queue", name.value);
            return Err(Trouble::failed(name.span, message));
        };
        let mut good = entry.targets.len() == things.len();
        for (thing, target) in things.iter().zip(&entry.targets) {
            good &= self.refs(thing)?.iter().any(|(r, _)| r == target);
        }
        if good {
            return Ok(());
        }
        let wanted = format!("{} as written", things.len());
        let found = entry.targets.iter().map(|r| self.ref_words(*r, &view));
        let found = found.collect::<Vec<_>>().join(", ");
        Err(Trouble::unlike(
            at,
            "these targets:",
            wanted,
            format!("[{found}]"),
        ))
    }

    fn sees(&mut self, at: Span, seat: Seat, name: &Spanned<String>, wanted: bool) -> Done {
        let object: ObjectView = self.one(name)?;
        let seen = self.game.view(Some(seat)).object(object.id).is_some();
        same(at, &format!("that seat {} sees it:", seat.0), wanted, seen)
    }
}
