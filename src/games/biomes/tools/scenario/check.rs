//! The expectations of this game's scripts.

use ron2::{Span, Spanned};

use super::Stage;
use super::thing::Thing;
use crate::games::biomes::content::{Cost, Keyword, Keywords, Reach};
use crate::games::biomes::position::BiomeName;
use crate::games::biomes::{Biomes, Place, zone};
use crate::table::{ObjectId, Seat, Seats};
use crate::tools::scenario::scenario_error::{Done, counter_kind, same, same_card, same_words};
use crate::tools::scenario::scripted::expectations;

expectations! {
    /// An expectation.
    pub enum Check: Biomes = |stage, at, view| {
        /// Attack and defense.
        Stats(name: Spanned<String>, attack: i32, defense: i32) => {
            let o = stage.one(name)?;
            same(
                at,
                "attack and defense",
                (*attack, *defense),
                (o.attack, o.defense),
            )
        };
        /// Attack.
        Attack(name: Spanned<String>, n: i32) => same(at, "attack", *n, stage.one(name)?.attack);
        /// Defense.
        Defense(name: Spanned<String>, n: i32) => same(at, "defense", *n, stage.one(name)?.defense);
        /// The next so much damage to it is prevented.
        Shield(name: Spanned<String>, n: i32) => same(at, "shield", *n, stage.one(name)?.shield.next);
        /// Damage marked.
        Damage(name: Spanned<String>, n: i32) => same(at, "damage", *n, stage.one(name)?.damage);
        /// Speed now.
        Speed(name: Spanned<String>, n: u8) => same(at, "speed", *n, stage.one(name)?.speed);
        /// Reach now.
        Reach(name: Spanned<String>, reach: Reach) => same(at, "reach", *reach, stage.one(name)?.reach);
        /// Has the keyword.
        Has(name: Spanned<String>, keyword: Keyword) => stage.keyword(at, name, *keyword, true);
        /// Has it not.
        HasNot(name: Spanned<String>, keyword: Keyword) => stage.keyword(at, name, *keyword, false);
        /// Counters of that kind on it.
        Counters(name: Spanned<String>, counter: Spanned<String>, n: i32) => {
            let kind = counter_kind(&stage.content.counters, counter)?;
            let object = stage.one(name)?;
            let found = object.counters.iter().find(|(of, _)| *of == kind);
            same(at, "counters", *n, found.map_or(0, |(_, n)| *n))
        };
        /// Increase markers.
        Markers(name: Spanned<String>, n: u8) => same(at, "markers", *n, stage.one(name)?.markers);
        /// Is locked.
        Locked(name: Spanned<String>) => same(at, "locked", true, stage.one(name)?.locked);
        /// Is not locked.
        Unlocked(name: Spanned<String>) => same(at, "locked", false, stage.one(name)?.locked);
        /// Will stay locked at the next Refresh.
        InStasis(name: Spanned<String>) => same(at, "stasis", true, stage.one(name)?.stasis);
        /// The controller.
        Controller(name: Spanned<String>, seat: Seat) =>
            same(at, "controller", seat.0, stage.one(name)?.controller.0);
        /// The owner.
        Owner(name: Spanned<String>, seat: Seat) => same(at, "owner", seat.0, stage.one(name)?.owner.0);
        /// Is attached to that.
        AttachedTo(name: Spanned<String>, host: Spanned<String>) => {
            let host = stage.one(host)?;
            let found = stage.one(name)?.host;
            let words = |id| stage.name(id, view);
            let found = found.map_or_else(|| "nothing".to_owned(), words);
            same_words(at, "host", words(host.id), found)
        };
        /// Is attached to nothing.
        Unattached(name: Spanned<String>) => {
            let found = stage.one(name)?.host;
            let found = found.map_or_else(|| "nothing".to_owned(), |id| stage.name(id, view));
            same_words(at, "host", "nothing".to_owned(), found)
        };
        /// Is that card now (an anomaly, once converted).
        Is(name: Spanned<String>, card: Spanned<String>) => {
            same_card(at, stage.content, card, stage.one(name)?.face)
        };
        /// Cards in a hand.
        Hand(seat: Seat, n: usize) => stage.count(at, zone(*seat, Place::Hand), *n);
        /// Cards in a deck.
        Deck(seat: Seat, n: usize) => stage.count(at, zone(*seat, Place::Deck), *n);
        /// Cards in a cache.
        Cache(seat: Seat, n: usize) => stage.count(at, zone(*seat, Place::Cache), *n);
        /// Cards in an archive.
        Archive(seat: Seat, n: usize) => stage.count(at, zone(*seat, Place::Archive), *n);
        /// Things in a staging area.
        Staging(seat: Seat, n: usize) => stage.count(at, zone(*seat, Place::Staging), *n);
        /// Energy in a store.
        Energy(seat: Seat, energy: Cost) => {
            let found = view.players[seat.index()].energy;
            let by = "energy (light, storm, dark, chaos, growth, void)";
            same(at, by, energy.symbols(), found)
        };
        /// Durability of a sector.
        Durability(biome: BiomeName, seat: Seat, n: i32) => {
            let found = view.biomes[stage.biome(biome)?].durability[seat.index()];
            same(at, "durability", *n, found)
        };
        /// The biome is lost.
        Lost(biome: BiomeName) => stage.lost(at, biome, true);
        /// The biome is not lost.
        NotLost(biome: BiomeName) => stage.lost(at, biome, false);
        /// Sectors a player lost.
        SectorsLost(seat: Seat, n: u8) => same(at, "sectors lost", *n, view.players[seat.index()].lost);
        /// The player who took the first turn of this match.
        Starting(seat: Seat) => same(at, "starting seat", seat.0, view.starting.0);
        /// Number of the match.
        Match(n: u8) => same(at, "match", *n, view.match_number);
        /// Matches won by seat 0 and seat 1.
        Wins(a: u8, b: u8) => same(at, "wins", [*a, *b], view.wins);
        /// Mulligans taken.
        Mulligans(seat: Seat, n: u8) => same(at, "mulligans", *n, view.players[seat.index()].mulligans);
        /// The queue, bottom to top.
        Queue(names: Vec<Spanned<String>>) => {
            let ids: Vec<_> = view.queue.iter().map(|e| e.source).collect();
            stage.list(at, names, &ids)
        };
        /// The targets of a queued action.
        Aims(name: Spanned<String>, things: Vec<Spanned<Thing>>) => {
            let targets = stage.targets_of(name, view)?;
            stage.aims(at, things, &targets, view)
        };
        /// The speeds the asked seat may use.
        Speeds(speeds: Vec<u8>) => {
            let seat = stage.game.decision().map(|d| d.seat);
            let found = stage.game.view(seat).speeds;
            same(at, "speeds", speeds.clone(), found)
        };
        /// Selected to advance.
        Advancing(pairs: Vec<(Spanned<String>, BiomeName)>) => {
            let mut wanted = Vec::new();
            for (name, biome) in pairs {
                wanted.push((stage.one(name)?.id, stage.biome(biome)? as u8));
            }
            let words = |&(id, biome): &(ObjectId, u8)| {
                let to = view.biomes.get(usize::from(biome)).map(|b| b.kind);
                let to = to.map_or_else(String::new, |kind| format!("{kind:?}"));
                format!("{} to {to}", stage.name(id, view))
            };
            let list = |all: &[_]| all.iter().map(words).collect::<Vec<_>>().join(", ");
            let (wanted, found) = (list(&wanted), list(&view.advancing));
            same_words(at, "advancing", format!("[{wanted}]"), format!("[{found}]"))
        };
        /// Declared attackers.
        Attackers(names: Vec<Spanned<String>>) => stage.list(at, names, &view.attackers);
        /// Declared defenders and whom they defend against, in damage order.
        Defenders(pairs: Vec<(Spanned<String>, Spanned<String>)>) => {
            let mut wanted = Vec::new();
            for (name, attacker) in pairs {
                wanted.push((stage.one(name)?.id, stage.one(attacker)?.id));
            }
            let words = |&(id, attacker): &(ObjectId, ObjectId)| {
                let (id, attacker) = (stage.name(id, view), stage.name(attacker, view));
                format!("{id} against {attacker}")
            };
            let list = |all: &[_]| all.iter().map(words).collect::<Vec<_>>().join(", ");
            let (wanted, found) = (list(&wanted), list(&view.defenders));
            same_words(at, "defenders", format!("[{wanted}]"), format!("[{found}]"))
        };
        /// The winner.
        Winner(seat: Seat) => stage.won(at, "winner", Seats::one(*seat));
    }
}

impl Stage {
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

    fn lost(&mut self, at: Span, biome: &BiomeName, wanted: bool) -> Done {
        let n = self.biome(biome)?;
        same(at, "the biome lost:", wanted, self.see().biomes[n].lost)
    }
}
