//! What only scripts of this game can expect.

use ron2::{FromRon, Span, Spanned};

use super::Stage;
use super::thing::Thing;
use crate::games::biomes::content::{Cost, Keyword, Keywords, Reach};
use crate::games::biomes::position::BiomeName;
use crate::games::biomes::{Biomes, Place, View, zone};
use crate::packs::{PackContent, short};
use crate::table::{ObjectId, Seat};
use crate::tools::scenario::scripted::Holds;
use crate::tools::scenario::trouble::{Done, Trouble, same, same_words, seat_words, winner_words};

/// Something that must be so.
#[derive(FromRon)]
pub enum Check {
    /// Attack and defense.
    Stats(Spanned<String>, i32, i32),
    /// Attack.
    Attack(Spanned<String>, i32),
    /// Defense.
    Defense(Spanned<String>, i32),
    /// Damage marked.
    Damage(Spanned<String>, i32),
    /// Speed now.
    Speed(Spanned<String>, u8),
    /// Reach now.
    Reach(Spanned<String>, Reach),
    /// Has the keyword.
    Has(Spanned<String>, Keyword),
    /// Has it not.
    HasNot(Spanned<String>, Keyword),
    /// Increase markers.
    Markers(Spanned<String>, u8),
    /// Is locked.
    Locked(Spanned<String>),
    /// Is not locked.
    Unlocked(Spanned<String>),
    /// Will stay locked at the next Refresh.
    InStasis(Spanned<String>),
    /// Who controls it.
    Controller(Spanned<String>, Seat),
    /// Whose card it is.
    Owner(Spanned<String>, Seat),
    /// Is attached to that.
    AttachedTo(Spanned<String>, Spanned<String>),
    /// Is attached to nothing.
    Unattached(Spanned<String>),
    /// Is that card now (an anomaly, once converted).
    Is(Spanned<String>, Spanned<String>),
    /// Cards in a hand.
    Hand(Seat, usize),
    /// Cards in a deck.
    Deck(Seat, usize),
    /// Cards in a cache.
    Cache(Seat, usize),
    /// Cards in an archive.
    Archive(Seat, usize),
    /// Things in a staging area.
    Staging(Seat, usize),
    /// Energy in a store.
    Energy(Seat, Cost),
    /// Durability of a sector.
    Durability(BiomeName, Seat, i32),
    /// The biome is lost.
    Lost(BiomeName),
    /// The biome is not lost.
    NotLost(BiomeName),
    /// Sectors a player lost.
    SectorsLost(Seat, u8),
    /// Who took the first turn of this match.
    Starting(Seat),
    /// Number of the match.
    Match(u8),
    /// Matches won by seat 0 and seat 1.
    Wins(u8, u8),
    /// Mulligans taken.
    Mulligans(Seat, u8),
    /// The queue, bottom to top.
    Queue(Vec<Spanned<String>>),
    /// The targets of a queued action.
    Aims(Spanned<String>, Vec<Spanned<Thing>>),
    /// The speeds the asked seat may use.
    Speeds(Vec<u8>),
    /// Selected to advance.
    Advancing(Vec<(Spanned<String>, BiomeName)>),
    /// Declared attackers.
    Attackers(Vec<Spanned<String>>),
    /// Declared defenders and whom they defend against, in damage order.
    Defenders(Vec<(Spanned<String>, Spanned<String>)>),
    /// Who won the game.
    Winner(Seat),
}

impl Holds<Biomes> for Check {
    fn check(&self, stage: &mut Stage, at: Span, view: &View) -> Done {
        match self {
            Self::Stats(name, attack, defense) => {
                let o = stage.one(name)?;
                same(
                    at,
                    "attack and defense",
                    (*attack, *defense),
                    (o.attack, o.defense),
                )
            }
            Self::Attack(name, n) => same(at, "attack", *n, stage.one(name)?.attack),
            Self::Defense(name, n) => same(at, "defense", *n, stage.one(name)?.defense),
            Self::Damage(name, n) => same(at, "damage", *n, stage.one(name)?.damage),
            Self::Speed(name, n) => same(at, "speed", *n, stage.one(name)?.speed),
            Self::Reach(name, reach) => same(at, "reach", *reach, stage.one(name)?.reach),
            Self::Has(name, keyword) => stage.keyword(at, name, *keyword, true),
            Self::HasNot(name, keyword) => stage.keyword(at, name, *keyword, false),
            Self::Markers(name, n) => same(at, "markers", *n, stage.one(name)?.markers),
            Self::Locked(name) => same(at, "locked", true, stage.one(name)?.locked),
            Self::Unlocked(name) => same(at, "locked", false, stage.one(name)?.locked),
            Self::InStasis(name) => same(at, "stasis", true, stage.one(name)?.stasis),
            Self::Controller(name, seat) => {
                same(at, "controller", seat.0, stage.one(name)?.controller.0)
            }
            Self::Owner(name, seat) => same(at, "owner", seat.0, stage.one(name)?.owner.0),
            Self::AttachedTo(name, host) => {
                let host = stage.one(host)?;
                let found = stage.one(name)?.host;
                let words = |id| stage.name(id, view);
                let found = found.map_or_else(|| "nothing".to_owned(), words);
                same_words(at, "host", words(host.id), found)
            }
            Self::Unattached(name) => {
                let found = stage.one(name)?.host;
                let words = |id| stage.name(id, view);
                let found = found.map_or_else(|| "nothing".to_owned(), words);
                same_words(at, "host", "nothing".to_owned(), found)
            }
            Self::Is(name, card) => {
                let Some(wanted) = stage.content.named(&card.value) else {
                    let message = format!("unknown card `{}`", card.value);
                    return Err(Trouble::new("S010", card.span, message));
                };
                let found = stage.one(name)?.face;
                let words = |n: u16| short(&stage.content.cards[usize::from(n)].id);
                same(at, "card", words(wanted), words(found))
            }
            Self::Hand(seat, n) => stage.count(at, zone(*seat, Place::Hand), *n),
            Self::Deck(seat, n) => stage.count(at, zone(*seat, Place::Deck), *n),
            Self::Cache(seat, n) => stage.count(at, zone(*seat, Place::Cache), *n),
            Self::Archive(seat, n) => stage.count(at, zone(*seat, Place::Archive), *n),
            Self::Staging(seat, n) => stage.count(at, zone(*seat, Place::Staging), *n),
            Self::Energy(seat, energy) => {
                let found = view.players[seat.index()].energy;
                let by = "energy (light, storm, dark, chaos, growth, void)";
                same(at, by, energy.symbols(), found)
            }
            Self::Durability(biome, seat, n) => {
                let found = view.biomes[stage.biome(biome)?].durability[seat.index()];
                same(at, "durability", *n, found)
            }
            Self::Lost(biome) => stage.lost(at, biome, true),
            Self::NotLost(biome) => stage.lost(at, biome, false),
            Self::SectorsLost(seat, n) => {
                same(at, "sectors lost", *n, view.players[seat.index()].lost)
            }
            Self::Starting(seat) => same(at, "starting seat", seat.0, view.starting.0),
            Self::Match(n) => same(at, "match", *n, view.match_number),
            Self::Wins(a, b) => same(at, "wins", [*a, *b], view.wins),
            Self::Mulligans(seat, n) => {
                same(at, "mulligans", *n, view.players[seat.index()].mulligans)
            }
            Self::Queue(names) => {
                let ids: Vec<_> = view.queue.iter().map(|e| e.source).collect();
                stage.list(at, names, &ids)
            }
            Self::Aims(name, things) => {
                let targets = stage.targets_of(name, view)?;
                stage.aims(at, things, &targets, view)
            }
            Self::Speeds(speeds) => {
                let seat = stage.game.decision().map(|d| d.seat);
                let found = stage.game.view(seat).speeds;
                same(at, "speeds", speeds.clone(), found)
            }
            Self::Advancing(pairs) => {
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
            }
            Self::Attackers(names) => stage.list(at, names, &view.attackers),
            Self::Defenders(pairs) => {
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
            }
            Self::Winner(seat) => {
                let found = winner_words(stage.game.outcome().map(|o| o.winners));
                same_words(at, "winner", seat_words(Some(*seat)), found)
            }
        }
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
