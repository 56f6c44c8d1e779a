//! How events of Biomes become beats, and how each brings an earlier view forward.

use crate::desktop::scene::playback::beat::{Kind, kind_of};
use crate::desktop::scene::playback::cards::{Cards, Present, Record, way};
use crate::desktop::session::Session;
use crate::games::biomes::{EntryView, ObjectView, Place, View, place};
use crate::table::{Event, ObjectId, Ref, ZoneId};

/// What every word of the log that can be seen means.
const BEATS: &[(&str, Kind)] = &[
    ("match", Kind::Anew),
    ("turn", Kind::Turn),
    ("phase", Kind::Phase),
    ("push", Kind::Play),
    ("anomaly", Kind::Play),
    ("execute", Kind::Resolve),
    ("cancel", Kind::Fizzle),
    ("select", Kind::Change),
    ("attack", Kind::Attack),
    ("defend", Kind::Block),
    ("damage", Kind::Damage),
    ("durability", Kind::Damage),
    ("energy", Kind::Gain),
    ("lock", Kind::Tilt),
    ("unlock", Kind::Tilt),
    ("heal", Kind::Tilt),
    ("marker", Kind::Change),
    ("buff", Kind::Change),
    ("control", Kind::Change),
    ("attach", Kind::Change),
    ("shift", Kind::Change),
    ("grant", Kind::Change),
    ("convert", Kind::Change),
    ("terminate", Kind::Death),
    ("lose_sector", Kind::Loss),
    ("win_match", Kind::End),
    ("win_game", Kind::End),
    ("draw_match", Kind::End),
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

impl Record for ObjectView {
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
        records: &present.objects,
    };
    let mut cards = Cards {
        zones: &mut view.zones,
        records: &mut view.objects,
    };
    let n = event.amount;
    if let Some((_, to)) = way(event) {
        cards.carry(event, now, open(to));
        return;
    }
    match (event.verb, event.subject) {
        ("damage", Ref::Object(id)) => cards.edit(id, |card| card.damage += n),
        ("heal", Ref::Object(id)) => cards.edit(id, |card| card.damage = 0),
        ("lock" | "unlock", Ref::Object(id)) => {
            cards.edit(id, |card| card.locked = event.verb == "lock");
        }
        ("control", Ref::Object(id)) => cards.edit(id, |card| card.controller = event.seat),
        ("attach", Ref::Object(id)) => {
            if let Ref::Object(host) = event.to {
                cards.edit(id, |card| card.host = Some(host));
            }
        }
        ("marker" | "buff" | "shift" | "grant" | "convert" | "detach", Ref::Object(id)) => {
            cards.renew(id, now, |old, new| new.damage = old.damage);
        }
        ("durability" | "lose_sector", Ref::Object(id)) => ground(view, event, id),
        ("energy", Ref::Kind(kind)) => {
            let player = view.players.get_mut(event.seat.index());
            if let Some(store) = player.and_then(|p| p.energy.get_mut(usize::from(kind))) {
                *store = store.saturating_add_signed(i8::try_from(n).unwrap_or_default());
            }
        }
        _ => course(view, event, present),
    }
}

/// What happens to a sector or a lane.
fn ground(view: &mut View, event: &Event, id: ObjectId) {
    let mut lanes = view.biomes.iter_mut();
    let Some(lane) = lanes.find(|lane| lane.id == id || lane.sectors.contains(&id)) else {
        return;
    };
    if event.verb == "lose_sector" {
        lane.lost = true;
        lane.lost_by[event.seat.index()] = true;
        if let Some(player) = view.players.get_mut(event.seat.index()) {
            player.lost = player.lost.saturating_add(1);
        }
    } else if let Some(seat) = lane.sectors.iter().position(|&sector| sector == id) {
        lane.durability[seat] += event.amount;
    }
}

/// Turns, phases, fights and the queue.
fn course(view: &mut View, event: &Event, present: &View) {
    match (event.verb, event.subject, event.to, event.from) {
        ("turn", ..) => {
            view.active = event.seat;
            view.turn = u32::try_from(event.amount).unwrap_or(view.turn);
            for card in &mut view.objects {
                card.arrived_now = false;
            }
        }
        ("phase", ..) => {
            view.advancing.clear();
            view.attackers.clear();
            view.defenders.clear();
        }
        ("step", ..) if present.step as i32 == event.amount => view.step = present.step,
        ("fade", ..) => {
            if let Some(player) = view.players.get_mut(event.seat.index()) {
                player.energy = [0; 6];
            }
        }
        ("select", Ref::Object(agent), Ref::Object(lane), _) => {
            let lane = view.biomes.iter().position(|b| b.id == lane);
            let known = view.advancing.iter().any(|&(other, _)| other == agent);
            if let Some(lane) = lane.filter(|_| !known) {
                view.advancing.push((agent, lane as u8));
            }
        }
        ("attack", Ref::Object(agent), ..) if !view.attackers.contains(&agent) => {
            view.attackers.push(agent);
        }
        ("defend", Ref::Object(agent), Ref::Object(whom), _)
            if !view.defenders.contains(&(agent, whom)) =>
        {
            view.defenders.push((agent, whom));
        }
        ("push", Ref::Object(source), to, Ref::Entry(serial)) => {
            let known = present.queue.iter().find(|e| e.serial == serial).cloned();
            let face = view.object(source).map(|o| o.face);
            let ability = u8::try_from(event.amount - 1).ok();
            view.queue.push(known.unwrap_or_else(|| EntryView {
                serial,
                source,
                face,
                ability,
                controller: event.seat,
                speed: 0,
                targets: Some(to).filter(|to| *to != Ref::None).into_iter().collect(),
            }));
        }
        ("execute" | "cancel", _, _, Ref::Entry(serial)) => {
            view.queue.retain(|entry| entry.serial != serial);
        }
        _ => {}
    }
}

/// Who thrusts at what when that happens.
#[must_use]
pub fn strikes(session: &Session, event: &Event) -> Vec<(ObjectId, ObjectId)> {
    let view = session.table();
    match (event.verb, event.subject, event.from, event.to) {
        ("damage", Ref::Object(whom), Ref::Object(who), _)
        | ("attack" | "defend", Ref::Object(who), _, Ref::Object(whom)) => vec![(who, whom)],
        ("durability", Ref::Object(sector), ..) if event.amount < 0 => {
            let lanes = view.biomes.iter();
            let lane = lanes.clone().position(|b| b.sectors.contains(&sector));
            let free = |who: &ObjectId| !view.defenders.iter().any(|&(_, whom)| whom == *who);
            let there = |who: &ObjectId| {
                let at = view.object(*who).map(|o| place(o.zone));
                matches!((at, lane), (Some((seat, Place::Sector(n))), Some(lane))
                    if usize::from(n) == lane && seat != event.seat)
            };
            let attackers = view.attackers.iter().filter(|who| free(who) && there(who));
            attackers.map(|&who| (who, sector)).collect()
        }
        _ => Vec::new(),
    }
}
