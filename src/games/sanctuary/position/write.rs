//! A position as a RON file spells it: the other way round than [`resolve`](super::resolve()).

use super::{Hoard, Piece, Position, State};
use crate::games::sanctuary::{Place, Step, place, zone};
use crate::packs::{Outline, said, short};
use crate::table::{Seat, ZoneId};

impl Position {
    /// Its text. Cards are named with their packs; those that something refers to have a label, and with
    /// `labels` all that are not in a deck.
    #[must_use]
    pub fn text(&self, labels: bool) -> String {
        let mut all = Outline::default();
        all.put("step", said(&self.step));
        if self.step == Step::Redraw {
            if let Some(first) = self.first {
                all.put("active", first.0);
            }
        } else {
            all.put("turn", self.turn).put("active", self.active.0);
        }
        let names = self.names(labels);
        for (key, seat) in [("p0", Seat(0)), ("p1", Seat(1))] {
            all.put(key, self.side(seat, &names).block());
        }
        let name = |n: u16| {
            names
                .get(usize::from(n))
                .cloned()
                .flatten()
                .unwrap_or_default()
        };
        let pair = |&(n, m): &(u16, u16)| format!("({:?}, {:?})", name(n), name(m));
        if let Some(duel) = &self.duel {
            all.put("duel", pair(duel));
        }
        let attackers: Vec<String> = self
            .attackers
            .iter()
            .map(|n| format!("{:?}", name(*n)))
            .collect();
        all.list("attackers", &attackers);
        all.list(
            "blockers",
            &self.blockers.iter().map(pair).collect::<Vec<_>>(),
        );
        all.block()
    }

    /// What each piece is called, if it is.
    fn names(&self, labels: bool) -> Vec<Option<String>> {
        let mut meant: Vec<u16> = self
            .cards
            .iter()
            .filter_map(|piece| piece.carrier)
            .collect();
        meant.extend(self.duel.iter().flat_map(|&(n, m)| [n, m]));
        meant.extend(&self.attackers);
        meant.extend(self.blockers.iter().flat_map(|&(n, m)| [n, m]));
        let named = |(n, piece): (u16, &Piece)| {
            let labelled = labels && place(piece.zone).1 != Place::Deck;
            let same = |p: &&Piece| short(&p.card) == short(&piece.card);
            let before = self.cards[..usize::from(n)].iter().filter(same).count();
            let wanted = labelled || meant.contains(&n);
            wanted.then(|| format!("{}_{}", short(&piece.card), before + 1))
        };
        (0..).zip(&self.cards).map(named).collect()
    }

    fn side(&self, seat: Seat, names: &[Option<String>]) -> Outline {
        let Hoard {
            structure,
            volition,
            enhanced,
            duels,
            more_duels,
        } = self.players[seat.index()];
        let row = |at: Place| self.row(zone(seat, at), names);
        let mut all = Outline::default();
        if let Some(sanctuary) = row(Place::PointZero).first() {
            all.put("sanctuary", sanctuary);
        }
        all.put("structure", structure)
            .unless("volition", volition, 0);
        all.unless("enhanced", enhanced, 0)
            .unless("duels", duels, 0);
        all.unless("more_duels", more_duels, 0);
        all.list("deck", &row(Place::Deck)).put("filler", 0);
        all.list("hand", &row(Place::Hand));
        all.list("reserve", &row(Place::Reserve));
        all.list("conflict", &row(Place::Conflict));
        all.list("limbo", &row(Place::Limbo));
        all
    }

    fn row(&self, zone: ZoneId, names: &[Option<String>]) -> Vec<String> {
        let here = self
            .cards
            .iter()
            .enumerate()
            .filter(|(_, p)| p.zone == zone);
        let name = |n: usize| names.get(n).cloned().flatten();
        let text = |(n, piece): (usize, &Piece)| {
            let carrier = piece.carrier.and_then(|c| name(usize::from(c)));
            spelled(piece, name(n).as_deref(), carrier.as_deref())
        };
        here.map(text).collect()
    }
}

fn spelled(piece: &Piece, name: Option<&str>, carrier: Option<&str>) -> String {
    let State {
        tapped,
        entered,
        able,
        attacked,
        damage,
        durability,
        used,
    } = piece.state;
    let mut more = Outline::default();
    for (key, yes) in [
        ("tapped", tapped),
        ("entered", entered),
        ("able", able),
        ("attacked", attacked),
        ("returns", piece.returns),
    ] {
        more.unless(key, yes, false);
    }
    more.unless("damage", damage, 0);
    if let Some(left) = durability {
        more.put("durability", left);
    }
    let abilities: Vec<String> = (0..8)
        .filter(|n| used & 1 << n != 0)
        .map(|n| n.to_string())
        .collect();
    more.list("used", &abilities);
    if let Some(carrier) = carrier {
        more.put("on", format!("{carrier:?}"));
    }
    if piece.owner != place(piece.zone).0 {
        more.put("owner", piece.owner.0);
    }
    let gives: Vec<String> = piece.gives.iter().map(said).collect();
    more.list("gives", &gives);
    if more.is_empty() {
        let label = name.map(|name| format!(" as {name}")).unwrap_or_default();
        return format!("{:?}", format!("{}{label}", piece.card));
    }
    let mut all = Outline::default();
    all.put("card", format!("{:?}", piece.card));
    if let Some(name) = name {
        all.put("as", format!("{name:?}"));
    }
    all.and(more).line()
}
