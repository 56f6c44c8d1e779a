//! A position as a RON file spells it: the inverse of `resolve`.

use super::{Aim, Death, EntryKind, Piece, PlayerNumbers, Position, Running, StackEntry, State};
use crate::cards::position::written_uses;
use crate::games::souls::content::{DeckKind, SlotKind};
use crate::games::souls::{Mode, Modules, Place, place, slot, zone};
use crate::packs::{Labels, Outline, bits, card_line, list, said};
use crate::table::Seat;

/// The keys of the seats.
const SEATS: [&str; 4] = ["p0", "p1", "p2", "p3"];

impl Position {
    /// Its text, with what a setup says beside it. Cards are named with their packs; those that something refers
    /// to have a label, and with `labels` all that are not in a deck.
    #[must_use]
    pub fn text(&self, mode: Mode, modules: Modules, labels: bool) -> String {
        let names = self.names(labels);
        let row = |at: Place| self.row(at, &names);
        let mut all = Outline::default();
        all.put("step", said(&self.step)).put("turn", self.turn);
        all.put("seats", self.players.len());
        all.put("active", self.active.0)
            .put("starting", self.starting.0);
        if mode != Mode::Competitive {
            all.put("mode", said(&mode));
        }
        all.unless("barter", modules.barter, false);
        for ((seat, key), player_numbers) in (0..).map(Seat).zip(SEATS).zip(&self.players) {
            all.put(key, self.side(seat, player_numbers, &names).block());
        }
        all.put("shop", self.slots(SlotKind::Shop, &names));
        all.put("monsters", self.slots(SlotKind::Monster, &names));
        if modules.rooms {
            all.put("rooms", self.slots(SlotKind::Room, &names));
        }
        all.list("treasure_deck", row(Place::Deck(DeckKind::Treasure)));
        all.list("loot_deck", row(Place::Deck(DeckKind::Loot)));
        all.list("monster_deck", row(Place::Deck(DeckKind::Monster)));
        all.list("room_deck", row(Place::Deck(DeckKind::Room)));
        all.put("filler", 0);
        all.list("treasure_discard", row(Place::Discard(DeckKind::Treasure)));
        all.list("loot_discard", row(Place::Discard(DeckKind::Loot)));
        all.list("monster_discard", row(Place::Discard(DeckKind::Monster)));
        all.list("room_discard", row(Place::Discard(DeckKind::Room)));
        if modules.bonus_souls {
            all.put("bonus", list(&row(Place::Bonus)));
        }
        all.list("outside", row(Place::Outside));
        self.chance().put(&mut all);
        all.put("timer", self.timer);
        all.unless("monster_died", self.monster_died, false);
        for (key, additional) in [("must", false), ("must_also", true)] {
            let these = self.musts.iter().filter(|(_, also)| *also == additional);
            all.list(key, these.map(|&(n, _)| names.quoted(n)));
        }
        if let Some(attack) = &self.attack {
            all.put("attack", running(attack, &names).block());
        }
        if let Some(additional) = self.declared {
            let words = if additional {
                "(additional: true)"
            } else {
                "()"
            };
            all.put("attack", words);
        }
        all.list(
            "delayed",
            self.delayed.iter().map(|waiting| waiting.spelled(&names)),
        );
        all.list(
            "waiting",
            self.stack
                .waiting
                .iter()
                .map(|entry| self.waiting(entry, &names)),
        );
        all.list(
            "deaths",
            self.deaths.iter().map(|death| self.death(death, &names)),
        );
        all.some("died", self.died.as_ref().map(said));
        if !self.stack.is_empty() {
            all.list(
                "stack",
                self.stack
                    .entries
                    .iter()
                    .map(|entry| self.waiting(entry, &names)),
            );
            all.put("priority", self.stack.priority.0);
            all.unless("passed", self.stack.passed, 0);
        }
        all.block()
    }

    /// The names of the pieces that have one.
    fn names(&self, labels: bool) -> Labels {
        let deck = |n: u16| matches!(place(self.cards[usize::from(n)].zone), Place::Deck(_));
        let meant = |n: u16| {
            self.musts.iter().any(|&(must, _)| must == n)
                || self.attack.is_some_and(|attack| attack.target == n)
                || self.stack.names(n)
                || (self.delayed.iter()).any(|waiting| waiting.pieces().any(|piece| piece == n))
                || self
                    .deaths
                    .iter()
                    .any(|death| death.killer == Aim::Piece(n))
        };
        let ids = self.cards.iter().map(|piece| piece.card.as_str());
        Labels::new(ids, |n| labels && !deck(n) || meant(n))
    }

    /// An entry of the stack. A loot card is named as in any other place, because this puts it there.
    fn waiting(&self, entry: &StackEntry, names: &Labels) -> String {
        let said = |aim: Aim| aimed(aim, names);
        let of = match entry.source {
            Aim::Piece(n) if entry.kind == EntryKind::Loot => {
                let piece = &self.cards[usize::from(n)];
                spelled(piece, names.get(n))
            }
            other => said(other),
        };
        let mut all = Outline::default();
        all.put("kind", format!("{:?}", entry.kind)).put("of", of);
        match entry.by {
            Some(seat) => all.put("by", seat.0),
            None => all.put("game", true),
        };
        all.unless("gone", entry.gone, false);
        all.some("text", entry.text.as_ref().map(|text| format!("{text:?}")));
        all.some("ability", entry.ability);
        all.unless("mode", entry.mode, 0);
        all.unless("x", entry.x, 0);
        all.list("targets", entry.targets.iter().map(|&aim| said(aim)));
        all.list("groups", &entry.groups);
        all.list("shares", &entry.shares);
        all.unless("amount", entry.amount, 0);
        all.unless("combat", entry.combat, false);
        all.some("roll", entry.roll);
        all.unless("asked", entry.asked, false);
        if entry.that != Aim::Nothing {
            all.put("that", said(entry.that));
        }
        all.some("player", entry.player.map(|seat| seat.0));
        if entry.picked != Aim::Nothing {
            all.put("picked", said(entry.picked));
        }
        all.some("they", entry.they.map(|seat| seat.0));
        all.list("paid", entry.paid.iter().map(|paid| paid.spelled(said)));
        all.line()
    }

    /// A death. A card that dies is named as in any other place, because this puts it apart.
    fn death(&self, death: &Death, names: &Labels) -> String {
        let mut all = Outline::default();
        if let Aim::Piece(n) = death.of {
            all.put("of", spelled(&self.cards[usize::from(n)], names.get(n)));
        } else if death.of != Aim::Nothing {
            all.put("of", aimed(death.of, names));
        }
        all.put("step", said(&death.step));
        all.unless("height", death.height, 0);
        if death.killer != Aim::Nothing {
            all.put("killer", aimed(death.killer, names));
        }
        all.line()
    }

    fn side(&self, seat: Seat, player_numbers: &PlayerNumbers, names: &Labels) -> Outline {
        let row = |at: Place| self.row(at, names);
        let mut all = Outline::default();
        if let Some(character) = row(Place::Character(seat)).first() {
            all.put("character", character);
        }
        all.list("items", row(Place::Items(seat)));
        all.list("curses", row(Place::Curses(seat)));
        all.list("souls", row(Place::Souls(seat)));
        all.list("hand", row(Place::Hand(seat)));
        all.unless("coins", player_numbers.coins, 0)
            .unless("damage", player_numbers.damage, 0);
        all.unless("counters", player_numbers.counters, 0);
        all.put("loot_plays", player_numbers.loot_plays);
        all.unless("attacked", player_numbers.attacked, 0);
        all.unless("purchased", player_numbers.purchased, 0);
        all.unless("dead", player_numbers.dead, false);
        all.unless("kills", player_numbers.kills, 0)
            .unless("deaths", player_numbers.deaths, 0);
        all.unless("skips", player_numbers.skips, 0);
        all.values("this_turn", &player_numbers.this_turn);
        all.values("gives", &player_numbers.gives);
        all
    }

    fn row(&self, at: Place, names: &Labels) -> Vec<String> {
        let here = (0..).zip(&self.cards);
        let here = here.filter(|(_, piece)| piece.zone == zone(at));
        here.map(|(n, piece)| spelled(piece, names.get(n)))
            .collect()
    }

    /// Slots: one card, or a list of cards of which the last covers the others.
    fn slots(&self, kind: SlotKind, names: &Labels) -> String {
        let slots = (0..self.slots[kind as usize]).map(|n| {
            let mut cards = self.row(slot(kind, n), names);
            match cards.len() {
                1 => cards.remove(0),
                _ => list(&cards),
            }
        });
        list(&slots.collect::<Vec<_>>())
    }
}

fn running(attack: &Running, names: &Labels) -> Outline {
    let mut all = Outline::default();
    all.put("target", names.quoted(attack.target));
    all.unless("additional", attack.additional, false);
    all.list("helpers", bits(attack.helpers));
    all.list("rolling", bits(attack.rolling));
    all.unless("rolls", attack.rolls, 0);
    all
}

fn aimed(aim: Aim, names: &Labels) -> String {
    match aim {
        Aim::Nothing => "nothing".to_owned(),
        Aim::Piece(n) => names.quoted(n),
        Aim::Player(seat) => format!("player({})", seat.0),
        Aim::Entry(n) => format!("entry({n})"),
    }
}

fn spelled(piece: &Piece, name: Option<&str>) -> String {
    let State {
        deactivated,
        damage,
        counters,
        used,
    } = piece.state;
    let mut more = Outline::default();
    more.unless("deactivated", deactivated, false);
    more.unless("damage", damage, 0)
        .unless("counters", counters, 0);
    more.list("uses", piece.uses.iter().map(written_uses));
    more.list("used", bits(used));
    more.values("gives", &piece.gives);
    more.values("becomes", &piece.becomes);
    more.values("lent", &piece.lent);
    card_line(&piece.card, name, more)
}
