//! How events of Sanctuary become beats, and how each brings an earlier view forward.

use crate::desktop::scene::playback::beat::{Kind, kind_of};
use crate::desktop::scene::playback::cards::{Cards, Present, Record, way};
use crate::desktop::session::Session;
use crate::games::sanctuary::{
    BlockView, CardView, EntryView, PairView, Place, Sanctuary, View, place,
};
use crate::table::{Event, ObjectId, Ref, ZoneId};

/// What every word of the log that can be seen means.
const BEATS: &[(&str, Kind)] = &[
    ("turn", Kind::Turn),
    ("phase", Kind::Phase),
    ("play", Kind::Play),
    ("push", Kind::Play),
    ("resolve", Kind::Resolve),
    ("fizzle", Kind::Fizzle),
    ("cancel", Kind::Fizzle),
    ("challenge", Kind::Attack),
    ("attack", Kind::Attack),
    ("block", Kind::Block),
    ("damage", Kind::Damage),
    ("structure", Kind::Damage),
    ("volition", Kind::Gain),
    ("duel_won", Kind::Change),
    ("change", Kind::Change),
    ("control", Kind::Change),
    ("carry", Kind::Change),
    ("wear", Kind::Change),
    ("heal", Kind::Tilt),
    ("tap", Kind::Tilt),
    ("untap", Kind::Tilt),
    ("destroy", Kind::Death),
    ("win_game", Kind::End),
    ("draw_game", Kind::End),
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

/// Whether nothing there is on the table.
const fn hides(zone: ZoneId) -> bool {
    matches!(place(zone).1, Place::Gone)
}

impl Record for CardView {
    fn id(&self) -> ObjectId {
        self.id
    }

    fn zone(&self) -> ZoneId {
        self.zone
    }

    fn arrived(self, zone: ZoneId) -> Self {
        Self {
            zone,
            damage: 0,
            ..self
        }
    }
}

/// Brings a view forward by one event.
pub fn forward(view: &mut View, event: &Event, present: &View) {
    let watcher = view.seat;
    let open = |zone: ZoneId| match place(zone) {
        (_, Place::Deck) => false,
        (seat, Place::Hand) => watcher == Some(seat),
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
    if let Some((_, to)) = way(event) {
        cards.carry(event, now, open(to));
        return;
    }
    let player = event.seat.index();
    match (event.verb, event.subject) {
        ("damage", Ref::Object(id)) => cards.edit(id, |card| card.damage += n),
        ("heal", Ref::Object(id)) => cards.edit(id, |card| card.damage = 0),
        ("tap" | "untap", Ref::Object(id)) => {
            cards.edit(id, |card| card.tapped = event.verb == "tap");
        }
        ("control", Ref::Object(id)) => cards.edit(id, |card| card.controller = event.seat),
        ("carry", Ref::Object(id)) => {
            if let Ref::Object(carrier) = event.to {
                cards.edit(id, |card| card.carrier = Some(carrier));
            }
        }
        ("change" | "wear", Ref::Object(id)) => {
            cards.renew(id, now, |old, new| new.damage = old.damage);
        }
        ("structure", _) => {
            if let Some(player) = view.players.get_mut(player) {
                player.structure += n;
            }
            // What was to come has come.
            for pair in view.pairs.iter_mut().filter(|_| n < 0) {
                let attacker = view.cards.iter().find(|card| card.id == pair.attacker);
                if attacker.is_some_and(|card| card.controller != event.seat) {
                    pair.to_sanctuary = 0;
                }
            }
        }
        ("volition", _) => {
            if let Some(player) = view.players.get_mut(player) {
                player.volition += n;
            }
        }
        ("turn", _) => {
            view.active = event.seat;
            view.turn = u32::try_from(n).unwrap_or(view.turn);
            for card in &mut view.cards {
                card.entered_now = false;
            }
        }
        ("phase", _) => {
            view.duel = None;
            view.pairs.clear();
        }
        ("duel_won" | "duel_even", _) => view.duel = None,
        ("step", _) if present.step as i32 == n => view.step = present.step,
        _ => fights(view, event, present),
    }
}

/// Duels, attacks, blocks and the Stack.
fn fights(view: &mut View, event: &Event, present: &View) {
    let strength = |view: &View, id| view.card(id).map_or(0, |card| card.strength);
    match (event.verb, event.subject, event.to, event.from) {
        ("challenge", Ref::Object(by), Ref::Object(to), _) => {
            let same = present.duel == Some((by, to));
            view.duel = Some((by, to));
            view.duel_deals = if same {
                present.duel_deals
            } else {
                [strength(view, by), strength(view, to)]
            };
        }
        ("attack", Ref::Object(attacker), ..) => {
            let known = view.pairs.iter().any(|pair| pair.attacker == attacker);
            let now = present.pairs.iter().find(|pair| pair.attacker == attacker);
            let deals = now.map_or_else(|| strength(view, attacker), |pair| pair.to_sanctuary);
            if !known {
                view.pairs.push(PairView {
                    attacker,
                    blockers: Vec::new(),
                    to_sanctuary: deals,
                });
            }
        }
        ("block", Ref::Object(blocker), Ref::Object(attacker), _) => {
            let now = present.pairs.iter().find(|pair| pair.attacker == attacker);
            let known = now.and_then(|p| p.blockers.iter().find(|b| b.blocker == blocker));
            let block = known.cloned().unwrap_or_else(|| BlockView {
                blocker,
                deals: strength(view, blocker),
                takes: Some(strength(view, attacker)),
            });
            let left = now.map_or(0, |pair| pair.to_sanctuary);
            let mut pairs = view.pairs.iter_mut();
            if let Some(pair) = pairs.find(|pair| pair.attacker == attacker) {
                pair.to_sanctuary = left;
                pair.blockers.retain(|other| other.blocker != blocker);
                pair.blockers.push(block);
            }
        }
        ("push", Ref::Object(source), to, Ref::Entry(serial)) => {
            let known = present.stack.iter().find(|e| e.serial == serial).cloned();
            let face = view.card(source).map(|card| card.face);
            let made = face.map(|face| EntryView {
                serial,
                source,
                face,
                ability: u8::try_from(event.amount - 1).unwrap_or_default(),
                manipulation: event.amount == 0,
                controller: event.seat,
                targets: Some(to).filter(|to| *to != Ref::None).into_iter().collect(),
            });
            view.stack.extend(known.or(made));
        }
        ("resolve" | "fizzle" | "cancel", _, _, Ref::Entry(serial)) => {
            view.stack.retain(|entry| entry.serial != serial);
        }
        _ => {}
    }
}

/// Who thrusts at what when that happens.
#[must_use]
pub fn strikes(session: &Session<Sanctuary>, event: &Event) -> Vec<(ObjectId, ObjectId)> {
    let view = session.table();
    match (event.verb, event.subject, event.from, event.to) {
        ("damage", Ref::Object(whom), Ref::Object(who), _)
        | ("challenge" | "block", Ref::Object(who), _, Ref::Object(whom)) => vec![(who, whom)],
        ("attack", Ref::Object(who), ..) => {
            let other = view.players.get(event.seat.other().index());
            other
                .map(|player| (who, player.sanctuary))
                .into_iter()
                .collect()
        }
        ("structure", Ref::Object(sanctuary), ..) if event.amount < 0 => {
            let through = view.pairs.iter().filter(|pair| pair.to_sanctuary > 0);
            let attackers = through.map(|pair| pair.attacker).filter(|&who| {
                view.card(who)
                    .is_some_and(|card| card.controller != event.seat)
            });
            attackers.map(|who| (who, sanctuary)).collect()
        }
        _ => Vec::new(),
    }
}
