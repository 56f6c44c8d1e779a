//! How events of Souls become beats, and how each brings an earlier view forward.

use crate::desktop::scene::playback::beat::{Kind, kind_of};
use crate::desktop::scene::playback::cards::{Cards, Present, Record, way};
use crate::desktop::session::Session;
use crate::games::souls::{
    AttackView, CardView, EntrySort, Place, PlayerView, Souls, View, place, player_id, seat_of,
};
use crate::table::{Event, ObjectId, Ref, Seat, ZoneId};

/// What every word of the log that can be seen means.
const BEATS: &[(&str, Kind)] = &[
    ("turn", Kind::Turn),
    ("phase", Kind::Phase),
    ("push", Kind::Play),
    ("resolve", Kind::Resolve),
    ("fizzle", Kind::Fizzle),
    ("cancel", Kind::Fizzle),
    ("roll", Kind::Roll),
    ("reroll", Kind::Roll),
    ("first_roll", Kind::Silent),
    ("change_roll", Kind::Change),
    ("attack", Kind::Attack),
    ("damage", Kind::Damage),
    ("coins", Kind::Gain),
    ("heal", Kind::Gain),
    ("prevent", Kind::Change),
    ("counters", Kind::Change),
    ("control", Kind::Change),
    ("copy", Kind::Change),
    ("grant", Kind::Change),
    ("ends", Kind::Change),
    ("recharge", Kind::Tilt),
    ("deactivate", Kind::Tilt),
    ("die", Kind::Death),
    ("destroy", Kind::Death),
    ("soul", Kind::Prize),
    ("win", Kind::End),
];

/// What sort of beat an event is.
#[must_use]
pub fn kind(event: &Event) -> Kind {
    match way(event) {
        Some((from, to)) if from == to || hides(from) && hides(to) => Kind::Silent,
        Some(_) => Kind::Move,
        None => kind_of(BEATS, event),
    }
}

/// Whether nothing there is on the table, or only the back of a pile.
const fn hides(zone: ZoneId) -> bool {
    matches!(place(zone), Place::Gone | Place::Outside | Place::Deck(_))
}

impl Record for CardView {
    fn id(&self) -> ObjectId {
        self.id
    }

    fn zone(&self) -> ZoneId {
        self.zone
    }

    fn arrived(self, zone: ZoneId) -> Self {
        let lives = matches!(place(zone), Place::Monster(_));
        Self {
            zone,
            hp: if lives { self.max_hp } else { self.hp },
            in_play: self.in_play && self.zone == zone || into_play(zone),
            ..self
        }
    }
}

/// Whether what lies on top there is in play.
const fn into_play(zone: ZoneId) -> bool {
    let here = place(zone);
    here.slot().is_some() || here.of_player().is_some()
}

/// Brings a view forward by one event.
pub fn forward(view: &mut View, event: &Event, present: &View) {
    let watcher = view.seat;
    let open = |zone: ZoneId| match place(zone) {
        Place::Deck(_) => false,
        Place::Hand(seat) => watcher == Some(seat),
        _ => true,
    };
    let now = Present {
        zones: &present.zones,
        records: &present.cards,
    };
    let mut cards = Cards {
        zones: &mut view.zones,
        records: &mut view.cards,
    };
    let n = event.amount;
    if let Some((from, to)) = way(event) {
        cards.carry(event, now, open(to));
        for (zone, by) in [(from, -1), (to, 1)] {
            if let Place::Hand(seat) = place(zone)
                && let Some(player) = view.players.get_mut(seat.index())
            {
                player.hand = player.hand.saturating_add_signed(by);
            }
        }
        return;
    }
    if let Some(player) = whom(event).and_then(|seat| view.players.get_mut(seat.index())) {
        body(player, event);
        return;
    }
    match (event.verb, event.subject) {
        ("damage", Ref::Object(id)) => cards.edit(id, |card| card.hp = (card.hp - n).max(0)),
        ("heal", Ref::Object(id)) => {
            cards.edit(id, |card| card.hp = (card.hp + n).min(card.max_hp));
        }
        ("recharge" | "deactivate", Ref::Object(id)) => {
            cards.edit(id, |card| card.deactivated = event.verb == "deactivate");
        }
        ("counters" | "copy" | "grant" | "ends" | "control", Ref::Object(id)) => {
            cards.renew(id, now, |old, new| new.hp = old.hp.min(new.max_hp));
        }
        _ => course(view, event, present),
    }
}

/// The player of whom an event changes what they have.
fn whom(event: &Event) -> Option<Seat> {
    match (event.verb, event.subject) {
        ("coins" | "soul" | "loot_play", _) => Some(event.seat),
        ("damage" | "heal" | "die" | "counters", Ref::Object(id)) => seat_of(id),
        _ => None,
    }
}

/// What a player has changes.
fn body(player: &mut PlayerView, event: &Event) {
    let n = event.amount;
    let small = |n: i32| u8::try_from(n).unwrap_or_default();
    match event.verb {
        "coins" => player.coins += n,
        "damage" => player.hp = (player.hp - n).max(0),
        "heal" => player.hp = (player.hp + n).min(player.max_hp),
        "counters" => player.counters += n,
        "soul" => player.souls = player.souls.saturating_add(small(n)),
        "loot_play" => player.loot_plays = player.loot_plays.saturating_add(small(n)),
        "die" => {
            player.dead = true;
            player.hp = 0;
        }
        _ => {}
    }
}

/// Turns, attacks, dice and the stack.
fn course(view: &mut View, event: &Event, present: &View) {
    match (event.verb, event.subject, event.to, event.from) {
        ("turn", ..) => {
            view.active = event.seat;
            view.turn = u32::try_from(event.amount).unwrap_or(view.turn);
            view.priority = None;
            view.attack = None;
        }
        ("step", ..) if present.step as i32 == event.amount => view.step = present.step,
        ("attack", _, Ref::Object(target), _) => {
            view.attack = Some(AttackView {
                attacker: event.seat,
                target: Some(target),
                helpers: Vec::new(),
                rolls: 0,
            });
        }
        ("helper", _, Ref::Seat(seat), _) => {
            if let Some(attack) = &mut view.attack
                && !attack.helpers.contains(&seat)
            {
                attack.helpers.push(seat);
            }
        }
        ("attack_ends" | "attack_cancelled", ..) => {
            view.attack = None;
            let over = |sort| matches!(sort, EntrySort::Roll | EntrySort::Damage);
            view.stack
                .retain(|entry| !(entry.combat && over(entry.sort)));
        }
        ("push", Ref::Entry(serial), ..) => {
            let known = present.stack.iter().find(|e| e.serial == serial);
            view.stack.extend(known.cloned());
        }
        ("roll" | "reroll" | "change_roll", Ref::Entry(serial), ..) => {
            let roll = view.stack.iter_mut().find(|e| e.serial == serial);
            if let Some(roll) = roll {
                roll.amount = event.amount;
            }
        }
        ("rolled" | "resolve" | "fizzle" | "cancel", Ref::Entry(serial), ..) => {
            view.stack.retain(|entry| entry.serial != serial);
        }
        ("timer", ..) => view.timer = u8::try_from(event.amount).unwrap_or(view.timer),
        _ => {}
    }
}

/// Who thrusts at what when that happens.
#[must_use]
pub fn strikes(_: &Session<Souls>, event: &Event) -> Vec<(ObjectId, ObjectId)> {
    match (event.verb, event.subject, event.from, event.to) {
        ("damage", Ref::Object(whom), Ref::Object(who), _) if who != whom => vec![(who, whom)],
        ("attack", _, _, Ref::Object(whom)) => vec![(player_id(event.seat), whom)],
        _ => Vec::new(),
    }
}
