//! How events of Biomes become beats, and how each brings an earlier view forward.

use crate::cards::CardEvent;
use crate::desktop::cue::Cue as Sound;
use crate::desktop::scene::playback::beat::Kind;
use crate::desktop::scene::playback::cards::{
    Cards, Present, Record, record_place, shown_card, word_beats,
};
use crate::desktop::session::{Session, Tone};
use crate::games::biomes::Biomes;
use crate::games::biomes::events::{Event, EventWord};
use crate::games::biomes::state::Part;
use crate::games::biomes::{EntryView, ObjectView, Place, View, lane_id, place};
use crate::table::{self, ObjectId, Ref, ZoneId};

/// What an event of that word is to the eye, to the ear, and in the log. A turn is heard as its first step is entered.
const fn shown(word: EventWord) -> (Kind, Option<Sound>, Tone) {
    use EventWord as Word;
    match word {
        Word::Card(word) => shown_card(word),
        Word::Match => (Kind::Anew, None, Tone::Turn),
        Word::Biome => (Kind::Silent, None, Tone::Plain),
        Word::Shuffle => (Kind::Silent, Some(Sound::Card), Tone::Plain),
        Word::Keep => (Kind::Silent, None, Tone::Quiet),
        Word::Mulligan => (Kind::Silent, None, Tone::Quiet),
        Word::Turn => (Kind::Turn, None, Tone::Turn),
        Word::Phase => (Kind::Phase, None, Tone::Plain),
        Word::Step => (Kind::Silent, None, Tone::Plain),
        Word::Pass => (Kind::Silent, None, Tone::Plain),
        Word::Fade => (Kind::Silent, None, Tone::Plain),
        Word::Energy => (Kind::Gain, Some(Sound::Coins), Tone::Plain),
        Word::Push => (Kind::Play, Some(Sound::Play), Tone::Queue),
        Word::Execute => (Kind::Resolve, None, Tone::Queue),
        Word::Cancel => (Kind::Fizzle, None, Tone::Queue),
        Word::Move => (Kind::Move, Some(Sound::Card), Tone::Quiet),
        Word::Convert => (Kind::Change, None, Tone::Plain),
        Word::Anomaly => (Kind::Play, None, Tone::Plain),
        Word::Attach => (Kind::Change, Some(Sound::Card), Tone::Quiet),
        Word::Detach => (Kind::Silent, None, Tone::Plain),
        Word::Terminate => (Kind::Death, Some(Sound::Fall), Tone::Harm),
        Word::Lock => (Kind::Tilt, None, Tone::Plain),
        Word::Unlock => (Kind::Tilt, None, Tone::Plain),
        Word::Damage => (Kind::Damage, Some(Sound::Damage), Tone::Harm),
        Word::Heal => (Kind::Tilt, Some(Sound::Heal), Tone::Plain),
        Word::Buff => (Kind::Change, None, Tone::Plain),
        Word::Marker => (Kind::Change, None, Tone::Plain),
        Word::Become => (Kind::Change, Some(Sound::Card), Tone::Plain),
        Word::Grant => (Kind::Change, None, Tone::Plain),
        Word::Shift => (Kind::Change, None, Tone::Plain),
        Word::Overclock => (Kind::Silent, None, Tone::Plain),
        Word::FadeEffects => (Kind::Silent, None, Tone::Plain),
        Word::Collapse => (Kind::Silent, Some(Sound::Fall), Tone::Harm),
        Word::ExtraTurn | Word::SkipTurn | Word::AnotherBattle | Word::Truce => {
            (Kind::Silent, None, Tone::Plain)
        }
        Word::Counters => (Kind::Change, None, Tone::Plain),
        Word::Roll => (Kind::Change, Some(Sound::Dice), Tone::Queue),
        Word::Delay | Word::Scan => (Kind::Silent, None, Tone::Plain),
        Word::Select => (Kind::Change, None, Tone::Plain),
        Word::Attack => (Kind::Attack, Some(Sound::Attack), Tone::Plain),
        Word::Defend => (Kind::Block, Some(Sound::Attack), Tone::Plain),
        Word::Order => (Kind::Silent, None, Tone::Plain),
        Word::Durability => (Kind::Damage, Some(Sound::Damage), Tone::Harm),
        Word::LoseSector => (Kind::Loss, Some(Sound::Fall), Tone::Harm),
        Word::Full => (Kind::Silent, None, Tone::Plain),
        Word::Concede => (Kind::Silent, None, Tone::Harm),
        Word::WinMatch => (Kind::End, Some(Sound::Win), Tone::Turn),
        Word::DrawMatch => (Kind::End, Some(Sound::Win), Tone::Plain),
        Word::WinGame => (Kind::End, Some(Sound::Win), Tone::Turn),
        Word::DrawGame => (Kind::End, Some(Sound::Win), Tone::Plain),
    }
}

word_beats!();

/// The tone of its line in the log.
#[must_use]
pub fn tone(event: &table::Event) -> Tone {
    if let Some(Event::Durability { change: 1.., .. }) = Event::read(event) {
        return Tone::Plain;
    }
    EventWord::of(event.verb).map_or(Tone::Plain, |word| shown(word).2)
}

/// Whether nothing there is on the table.
const fn hides(zone: ZoneId) -> bool {
    matches!(place(zone).1, Place::Gone)
}

impl Record for ObjectView {
    record_place!();

    fn arrived(self, zone: ZoneId) -> Self {
        Self {
            zone,
            damage: 0,
            ..self
        }
    }
}

/// Brings a view forward by one event.
pub fn forward(view: &mut View, event: &table::Event, present: &View) {
    let Some(event) = Event::read(event) else {
        return;
    };
    let watcher = view.seat;
    let open = |zone: ZoneId| match place(zone) {
        (_, Place::Deck) => false,
        (seat, Place::Hand) => watcher == Some(seat),
        _ => true,
    };
    let now = Present::of(&present.zones, &present.objects);
    let mut cards = Cards::of(&mut view.zones, &mut view.objects);
    match event {
        Event::Move { card, from, to, .. } => cards.carry(card, (from, to), now, open(to)),
        Event::Damage { card, amount, .. } => cards.edit(card, |card| card.damage += amount),
        Event::Heal { card, .. } => cards.edit(card, |card| card.damage = 0),
        Event::Lock { card, .. } => cards.edit(card, |card| card.locked = true),
        Event::Unlock { card, .. } => cards.edit(card, |card| card.locked = false),
        Event::Card(event) => {
            // The others change nothing on the table.
            if let CardEvent::Control { player, card } = event {
                cards.edit(card, |card| card.controller = player);
            }
        }
        Event::Attach { card, host, .. } => cards.edit(card, |card| card.host = Some(host)),
        Event::Marker { card, .. }
        | Event::Buff { card, .. }
        | Event::Shift { card, .. }
        | Event::Become { card, .. }
        | Event::Grant { card, .. }
        | Event::Convert {
            card: Some(card), ..
        }
        | Event::Detach { gear: card, .. } => {
            cards.renew(card, now, |old, new| new.damage = old.damage);
        }
        Event::Durability {
            player,
            sector,
            change,
            ..
        } => {
            let mut lanes = view.biomes.iter_mut();
            if let Some(lane) = lanes.find(|lane| lane.sectors.contains(&sector)) {
                lane.durability[player.index()] += change;
            }
        }
        Event::LoseSector { player, biome } => {
            if let Some(lane) = view.biomes.get_mut(usize::from(biome.0)) {
                lane.lost = true;
                lane.lost_by[player.index()] = true;
            }
            if let Some(player) = view.players.get_mut(player.index()) {
                player.lost = player.lost.saturating_add(1);
            }
        }
        Event::Energy {
            player,
            energy,
            amount,
        } => {
            if let Some(player) = view.players.get_mut(player.index()) {
                let store = &mut player.energy[energy.index()];
                *store = store.saturating_add(amount);
            }
        }
        Event::Turn { player, number } => {
            view.active = player;
            view.turn = u32::from(number);
            for card in &mut view.objects {
                card.arrived_now = false;
            }
        }
        Event::Phase { .. } => {
            view.advancing.clear();
            view.attackers.clear();
            view.defenders.clear();
        }
        Event::Step { step, .. } => {
            if present.step == step {
                view.step = step;
            }
        }
        Event::Fade { player } => {
            if let Some(player) = view.players.get_mut(player.index()) {
                player.energy = [0; 6];
            }
        }
        Event::Select { agent, to, .. } => {
            if view.advancing.iter().all(|&(other, _)| other != agent) {
                view.advancing.push((agent, to.0));
            }
        }
        Event::Attack { attacker, .. } => {
            if !view.attackers.contains(&attacker) {
                view.attackers.push(attacker);
            }
        }
        Event::Defend {
            defender, attacker, ..
        } => {
            if !view.defenders.contains(&(defender, attacker)) {
                view.defenders.push((defender, attacker));
            }
        }
        Event::Push {
            controller,
            source,
            entry,
            target,
            part,
        } => {
            let known = present.queue.iter().find(|e| e.serial == entry.0).cloned();
            let face = view.object(source).map(|o| o.face);
            view.queue.push(known.unwrap_or_else(|| {
                EntryView {
                    serial: entry.0,
                    source,
                    face,
                    ability: match part {
                        Part::Whole => None,
                        Part::Skill(ability) => Some(ability),
                    },
                    later: 0,
                    controller,
                    speed: 0,
                    targets: Some(target)
                        .filter(|to| *to != Ref::None)
                        .into_iter()
                        .collect(),
                    shares: Vec::new(),
                }
            }));
        }
        Event::Execute { entry, .. } | Event::Cancel { entry, .. } => {
            view.queue.retain(|other| other.serial != entry.0);
        }
        Event::Convert { card: None, .. }
        | Event::Match { .. }
        | Event::Biome { .. }
        | Event::Shuffle { .. }
        | Event::Keep { .. }
        | Event::Mulligan { .. }
        | Event::Pass { .. }
        | Event::Anomaly { .. }
        | Event::Terminate { .. }
        | Event::Overclock { .. }
        | Event::FadeEffects { .. }
        | Event::Collapse { .. }
        | Event::Scan { .. }
        | Event::Roll { .. }
        | Event::Delay { .. }
        | Event::ExtraTurn { .. }
        | Event::SkipTurn { .. }
        | Event::AnotherBattle { .. }
        | Event::Truce { .. }
        | Event::Counters { .. }
        | Event::Order { .. }
        | Event::Full { .. }
        | Event::Concede { .. }
        | Event::WinMatch { .. }
        | Event::DrawMatch { .. }
        | Event::WinGame { .. }
        | Event::DrawGame { .. } => {}
    }
}

/// Who thrusts at what when that happens.
#[must_use]
pub fn strikes(session: &Session<Biomes>, event: &table::Event) -> Vec<(ObjectId, ObjectId)> {
    let view = session.shown.table();
    let Some(event) = Event::read(event) else {
        return Vec::new();
    };
    if let Event::Damage {
        card: whom,
        source: Some(who),
        ..
    } = event
    {
        vec![(who, whom)]
    } else if let Event::Attack {
        attacker, biome, ..
    } = event
    {
        vec![(attacker, lane_id(biome.0))]
    } else if let Event::Defend {
        defender, attacker, ..
    } = event
    {
        vec![(defender, attacker)]
    } else if let Event::Durability {
        player,
        sector,
        change: ..0,
        ..
    } = event
    {
        let lanes = view.biomes.iter();
        let lane = lanes.clone().position(|b| b.sectors.contains(&sector));
        let free = |who: &ObjectId| !view.defenders.iter().any(|&(_, whom)| whom == *who);
        let there = |who: &ObjectId| {
            let at = view.object(*who).map(|o| place(o.zone));
            matches!((at, lane), (Some((seat, Place::Sector(n))), Some(lane))
                if usize::from(n) == lane && seat != player)
        };
        let attackers = view.attackers.iter().filter(|who| free(who) && there(who));
        attackers.map(|&who| (who, sector)).collect()
    } else {
        Vec::new()
    }
}
