//! Writes a position as RON: the inverse of `resolve`.

use super::{Piece, PlayerState, Position, State};
use crate::cards::position::{written_counters, written_uses};
use crate::games::sanctuary::{Place, Step, place, zone};
use crate::packs::{Labels, Outline, bits, card_line, said};
use crate::table::{Seat, ZoneId};

impl Position {
    /// Its text. Cards are named with their packs; those that something refers to have a label, and with
    /// `labels` all that are not in a deck.
    #[must_use]
    pub fn text(&self, labels: bool) -> String {
        let mut all = Outline::default();
        all.put("step", said(&self.step));
        if self.step == Step::Redraw {
            all.some("active", self.first.map(|first| first.0));
        } else {
            all.put("turn", self.turn).put("active", self.active.0);
        }
        let names = self.names(labels);
        for (key, seat) in [("p0", Seat(0)), ("p1", Seat(1))] {
            all.put(key, self.side(seat, &names).block());
        }
        let pair = |&(n, m): &(u16, u16)| format!("({}, {})", names.quoted(n), names.quoted(m));
        if let Some(duel) = &self.duel {
            all.put("duel", pair(duel));
        }
        all.list("attackers", self.attackers.iter().map(|&n| names.quoted(n)));
        all.list("blockers", self.blockers.iter().map(pair));
        all.list(
            "delayed",
            self.delayed.iter().map(|waiting| waiting.spelled(&names)),
        );
        self.chance.put(&mut all);
        all.block()
    }

    /// The names of the pieces that have one.
    fn names(&self, labels: bool) -> Labels {
        let mut meant: Vec<u16> = self
            .cards
            .iter()
            .filter_map(|piece| piece.carrier)
            .collect();
        meant.extend(self.duel.iter().flat_map(|&(n, m)| [n, m]));
        meant.extend(self.delayed.iter().flat_map(|waiting| waiting.pieces()));
        meant.extend(&self.attackers);
        meant.extend(self.blockers.iter().flat_map(|&(n, m)| [n, m]));
        let in_deck = |n: u16| place(self.cards[usize::from(n)].zone).1 == Place::Deck;
        let ids = self.cards.iter().map(|piece| piece.card.as_str());
        Labels::new(ids, |n| labels && !in_deck(n) || meant.contains(&n))
    }

    fn side(&self, seat: Seat, names: &Labels) -> Outline {
        let PlayerState {
            structure,
            volition,
            enhanced,
            duels,
            more_duels,
            skip_duels,
            skip_combats,
            ref this_turn,
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
        all.unless("more_duels", more_duels, 0)
            .unless("skip_duels", skip_duels, 0);
        all.unless("skip_combats", skip_combats, 0);
        all.values("this_turn", this_turn);
        all.list("deck", row(Place::Deck)).put("filler", 0);
        all.list("hand", row(Place::Hand));
        all.list("reserve", row(Place::Reserve));
        all.list("conflict", row(Place::Conflict));
        all.list("limbo", row(Place::Limbo));
        all
    }

    fn row(&self, zone: ZoneId, names: &Labels) -> Vec<String> {
        let here = (0..).zip(&self.cards).filter(|(_, p)| p.zone == zone);
        let text = |(n, piece): (u16, &Piece)| {
            let carrier = piece.carrier.and_then(|carrier| names.get(carrier));
            spelled(piece, names.get(n), carrier)
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
        shield,
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
    more.unless("shield", shield.next, 0);
    more.unless("prevent_all", shield.all, false);
    more.some("durability", durability);
    more.list("uses", piece.uses.iter().map(written_uses));
    more.list("used", bits(used));
    more.some("on", carrier.map(|carrier| format!("{carrier:?}")));
    if piece.owner != place(piece.zone).0 {
        more.put("owner", piece.owner.0);
    }
    more.values("gives", &piece.gives);
    more.values("becomes", &piece.becomes);
    more.list("counters", piece.counters.iter().map(written_counters));
    card_line(&piece.card, name, more)
}
