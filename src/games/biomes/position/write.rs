//! Writes a position as RON: the inverse of `resolve`.

use super::{Piece, PlayerState, Position, State};
use crate::cards::position::{written_counters, written_uses};
use crate::games::biomes::content::{Duration, ENERGIES};
use crate::games::biomes::{Place, Step, place, zone};
use crate::packs::{Labels, Outline, bits, card_line, list, said};
use crate::table::{Seat, ZoneId};

impl Position {
    /// Its text. Cards are named with their packs; those that something refers to have a label, and with
    /// `labels` all that are not in a deck.
    #[must_use]
    pub fn text(&self, labels: bool) -> String {
        let mut all = Outline::default();
        all.put("step", said(&self.step));
        if self.step != Step::Mulligan {
            all.put("turn", self.turn);
        }
        all.put("active", self.active.0)
            .put("starting", self.starting.0);
        all.unless("best_of", self.best_of, 1);
        all.unless("match_number", self.number, 1);
        if self.wins != [0; 2] {
            all.put("wins", format!("({}, {})", self.wins[0], self.wins[1]));
        }
        let biomes: Vec<String> = self.biomes.iter().map(ground).collect();
        all.put("biomes", list(&biomes));
        let names = self.names(labels);
        for (key, seat) in [("p0", Seat(0)), ("p1", Seat(1))] {
            all.put(key, self.side(seat, &names).block());
        }
        let kind = |biome: u8| said(&self.biomes[usize::from(biome.min(2))].kind);
        all.list(
            "advancing",
            self.advancing
                .iter()
                .map(|&(n, b)| format!("({}, {})", names.quoted(n), kind(b))),
        );
        all.list("attackers", self.attackers.iter().map(|&n| names.quoted(n)));
        all.list(
            "defenders",
            self.defenders
                .iter()
                .map(|&(n, m)| format!("({}, {})", names.quoted(n), names.quoted(m))),
        );
        all.unless("ordered", self.ordered, false);
        all.list(
            "delayed",
            self.delayed.iter().map(|waiting| waiting.spelled(&names)),
        );
        self.chance.put(&mut all);
        all.block()
    }

    /// The names of the pieces that have one.
    fn names(&self, labels: bool) -> Labels {
        let mut meant: Vec<u16> = self.cards.iter().filter_map(|piece| piece.host).collect();
        meant.extend(self.advancing.iter().map(|&(n, _)| n));
        meant.extend(self.delayed.iter().flat_map(|waiting| waiting.pieces()));
        meant.extend(&self.attackers);
        meant.extend(self.defenders.iter().flat_map(|&(n, m)| [n, m]));
        let in_deck = |n: u16| place(self.cards[usize::from(n)].zone).1 == Place::Deck;
        let ids = self.cards.iter().map(|piece| piece.card.as_str());
        Labels::new(ids, |n| labels && !in_deck(n) || meant.contains(&n))
    }

    fn side(&self, seat: Seat, names: &Labels) -> Outline {
        let PlayerState {
            energy,
            conversions,
            anomalies,
            functions,
            mulligans,
            kept,
            this_turn,
        } = &self.players[seat.index()];
        let mut all = Outline::default();
        let mut stored = Outline::default();
        for (kind, count) in ENERGIES.iter().zip(energy) {
            stored.unless(kind.name(), *count, 0);
        }
        if !stored.is_empty() {
            all.put("energy", stored.line());
        }
        all.unless("conversions", *conversions, 0);
        all.unless("anomalies", *anomalies, 0);
        all.unless("functions", *functions, 0);
        all.unless("mulligans", *mulligans, 0);
        all.values("this_turn", this_turn);
        all.unless("kept", *kept, self.step != Step::Mulligan);
        let row = |at: Place| self.row(zone(seat, at), names);
        all.list("deck", row(Place::Deck)).put("filler", 0);
        all.list("hand", row(Place::Hand));
        all.list("staging", row(Place::Staging));
        all.list("cache", row(Place::Cache));
        all.list("archive", row(Place::Archive));
        let mut sectors = Vec::new();
        for (n, ground) in (0..).zip(&self.biomes) {
            let cards = row(Place::Sector(n));
            if !cards.is_empty() {
                sectors.push(format!("{}: {}", said(&ground.kind), list(&cards)));
            }
        }
        if !sectors.is_empty() {
            all.put("sectors", format!("{{ {} }}", sectors.join(", ")));
        }
        all
    }

    fn row(&self, zone: ZoneId, names: &Labels) -> Vec<String> {
        let mut row: Vec<(String, u8)> = Vec::new();
        let here = (0..).zip(&self.cards).filter(|(_, p)| p.zone == zone);
        for (n, piece) in here {
            let name = names.get(n);
            let host = piece.host.and_then(|host| names.get(host));
            let text = spelled(piece, name, host);
            match row.last_mut() {
                Some((last, copies)) if *last == text && name.is_none() && *copies < u8::MAX => {
                    *copies += 1;
                }
                _ => row.push((text, 1)),
            }
        }
        row.into_iter()
            .flat_map(|(text, n)| copies(text, n))
            .collect()
    }
}

/// Several of one: written out if they are few or say more than which card they are.
fn copies(text: String, count: u8) -> Vec<String> {
    if count < 3 || !text.starts_with('"') {
        return vec![text; usize::from(count)];
    }
    vec![format!("(card: {text}, copies: {count})")]
}

fn ground(ground: &super::Ground) -> String {
    let [a, b] = ground.durability;
    let mut all = Outline::default();
    all.put("kind", said(&ground.kind));
    let [shield, other] = ground.shields;
    all.put("durability", format!("({a}, {b})"))
        .list("lost", (0..2).filter(|&seat| ground.lost[seat]))
        .list(
            "prevent_all",
            (0..2).filter(|&seat| ground.shields[seat].all),
        )
        .unless("truce", ground.truce, false);
    if shield.next != 0 || other.next != 0 {
        all.put("shield", format!("({}, {})", shield.next, other.next));
    }
    all.line()
}

fn spelled(piece: &Piece, name: Option<&str>, host: Option<&str>) -> String {
    let State {
        locked,
        stasis,
        hologram,
        shifted,
        arrived,
        markers,
        damage,
        used,
        shield,
        overclock,
        cached,
    } = piece.state;
    let mut more = Outline::default();
    for (key, yes) in [
        ("locked", locked),
        ("stasis", stasis),
        ("hologram", hologram),
        ("shifted", shifted),
        ("arrived", arrived),
        ("returns", piece.returns),
    ] {
        more.unless(key, yes, false);
    }
    more.unless("shield", shield.next, 0)
        .unless("prevent_all", shield.all, false);
    more.unless("markers", markers, 0)
        .unless("damage", damage, 0);
    more.list("uses", piece.uses.iter().map(written_uses));
    more.list("used", bits(used))
        .unless("overclock", overclock, 0);
    more.some("cached", cached.as_ref().map(said));
    more.some(
        "converted",
        piece.face.as_ref().map(|face| format!("{face:?}")),
    );
    more.some("to", host.map(|host| format!("{host:?}")));
    if piece.owner != place(piece.zone).0 {
        more.put("owner", piece.owner.0);
    }
    let buff = |(attack, defense, until): &_| {
        format!("({attack}, {defense}, {})", said::<Duration>(until))
    };
    more.list("buffs", piece.buffs.iter().map(buff));
    more.values("becomes", &piece.becomes);
    more.list("counters", piece.counters.iter().map(written_counters));
    more.values("gains", &piece.gains);
    card_line(&piece.card, name, more)
}
