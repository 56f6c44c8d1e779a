//! How events of Sanctuary become beats, and how each brings an earlier view forward.

use crate::cards::CardEvent;
use crate::desktop::cue::Cue as Sound;
use crate::desktop::scene::playback::beat::Kind;
use crate::desktop::scene::playback::cards::{
    Cards, Present, Record, record_place, shown_card, word_beats,
};
use crate::desktop::session::{Session, Tone};
use crate::games::sanctuary::events::{EntryText, Event, EventWord};
use crate::games::sanctuary::{
    BlockView, CardView, EntryView, PairView, Place, Sanctuary, View, place,
};
use crate::table::{self, ObjectId, Ref, ZoneId};

/// What an event of that word is to the eye, to the ear, and in the log. A turn is heard as its first step is entered.
const fn shown(word: EventWord) -> (Kind, Option<Sound>, Tone) {
    use EventWord as Word;
    match word {
        Word::Card(word) => shown_card(word),
        Word::Sanctuary => (Kind::Silent, Some(Sound::Damage), Tone::Plain),
        Word::Shuffle => (Kind::Silent, Some(Sound::Card), Tone::Plain),
        Word::Keep => (Kind::Silent, None, Tone::Quiet),
        Word::Redraw => (Kind::Silent, None, Tone::Quiet),
        Word::First => (Kind::Silent, None, Tone::Plain),
        Word::Turn => (Kind::Turn, None, Tone::Turn),
        Word::Phase => (Kind::Phase, None, Tone::Plain),
        Word::Step => (Kind::Silent, None, Tone::Plain),
        Word::Pass => (Kind::Silent, None, Tone::Plain),
        Word::End => (Kind::Silent, None, Tone::Plain),
        Word::Skip => (Kind::Silent, None, Tone::Quiet),
        Word::Play => (Kind::Play, Some(Sound::Play), Tone::Plain),
        Word::Push => (Kind::Play, Some(Sound::Play), Tone::Queue),
        Word::Resolve => (Kind::Resolve, None, Tone::Queue),
        Word::Fizzle => (Kind::Fizzle, None, Tone::Queue),
        Word::Cancel => (Kind::Fizzle, None, Tone::Queue),
        Word::Move => (Kind::Move, Some(Sound::Card), Tone::Quiet),
        Word::Carry => (Kind::Change, Some(Sound::Card), Tone::Quiet),
        Word::Destroy => (Kind::Death, Some(Sound::Fall), Tone::Harm),
        Word::Tap => (Kind::Tilt, None, Tone::Plain),
        Word::Untap => (Kind::Tilt, None, Tone::Plain),
        Word::Damage => (Kind::Damage, Some(Sound::Damage), Tone::Harm),
        Word::Heal => (Kind::Tilt, Some(Sound::Heal), Tone::Plain),
        Word::Wear => (Kind::Change, None, Tone::Quiet),
        Word::Volition => (Kind::Gain, Some(Sound::Coins), Tone::Quiet),
        Word::Structure => (Kind::Damage, None, Tone::Harm),
        Word::Change => (Kind::Change, None, Tone::Plain),
        Word::Prices => (Kind::Silent, None, Tone::Plain),
        Word::Fade => (Kind::Silent, None, Tone::Plain),
        Word::Challenge => (Kind::Attack, Some(Sound::Attack), Tone::Plain),
        Word::DuelWon => (Kind::Change, None, Tone::Plain),
        Word::DuelEven => (Kind::Silent, None, Tone::Plain),
        Word::AnotherDuel => (Kind::Silent, None, Tone::Plain),
        Word::Attack => (Kind::Attack, Some(Sound::Attack), Tone::Plain),
        Word::Block => (Kind::Block, Some(Sound::Attack), Tone::Plain),
        Word::NoCard => (Kind::Silent, None, Tone::Plain),
        Word::AtRandom => (Kind::Silent, None, Tone::Plain),
        Word::Spawn | Word::Become => (Kind::Change, Some(Sound::Card), Tone::Plain),
        Word::Roll => (Kind::Change, Some(Sound::Dice), Tone::Queue),
        Word::Foresee => (Kind::Silent, None, Tone::Plain),
        Word::Delay => (Kind::Silent, None, Tone::Plain),
        Word::ExtraTurn | Word::SkipTurn | Word::SkipPhase | Word::AnotherCombat => {
            (Kind::Silent, None, Tone::Plain)
        }
        Word::Counters => (Kind::Change, None, Tone::Plain),
        Word::Concede => (Kind::Silent, None, Tone::Harm),
        Word::WinGame => (Kind::End, Some(Sound::Win), Tone::Turn),
        Word::DrawGame => (Kind::End, Some(Sound::Win), Tone::Turn),
    }
}

word_beats!();

/// The tone of its line in the log.
#[must_use]
pub fn tone(event: &table::Event) -> Tone {
    if let Some(Event::Structure { change: 1.., .. }) = Event::read(event) {
        return Tone::Quiet;
    }
    EventWord::of(event.verb).map_or(Tone::Plain, |word| shown(word).2)
}

/// Whether nothing there is on the table.
const fn hides(zone: ZoneId) -> bool {
    matches!(place(zone).1, Place::Gone)
}

impl Record for CardView {
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
    let now = Present::of(&present.zones, &present.cards);
    let mut cards = Cards::of(&mut view.zones, &mut view.cards);
    let strength = |view: &View, id| view.card(id).map_or(0, |card| card.strength);
    match event {
        Event::Move { card, from, to, .. } => cards.carry(card, (from, to), now, open(to)),
        Event::Damage { card, amount, .. } => cards.edit(card, |card| card.damage += amount),
        Event::Heal { card, .. } => cards.edit(card, |card| card.damage = 0),
        Event::Tap { card, .. } => cards.edit(card, |card| card.tapped = true),
        Event::Untap { card, .. } => cards.edit(card, |card| card.tapped = false),
        Event::Card(event) => {
            // The others change nothing on the table.
            if let CardEvent::Control { player, card } = event {
                cards.edit(card, |card| card.controller = player);
            }
        }
        Event::Carry {
            technology,
            carrier,
            ..
        } => {
            cards.edit(technology, |card| card.carrier = Some(carrier));
        }
        Event::Change { card, .. } | Event::Become { card, .. } | Event::Wear { card, .. } => {
            cards.renew(card, now, |old, new| new.damage = old.damage);
        }
        Event::Structure { player, change, .. } => {
            if let Some(player) = view.players.get_mut(player.index()) {
                player.structure += change;
            }
            // What was to come has come.
            for pair in view.pairs.iter_mut().filter(|_| change < 0) {
                let attacker = view.cards.iter().find(|card| card.id == pair.attacker);
                if attacker.is_some_and(|card| card.controller != player) {
                    pair.to_sanctuary = 0;
                }
            }
        }
        Event::Volition { player, change } => {
            if let Some(player) = view.players.get_mut(player.index()) {
                player.volition += change;
            }
        }
        Event::Turn { player, number } => {
            view.active = player;
            view.turn = u32::from(number);
            for card in &mut view.cards {
                card.entered_now = false;
            }
        }
        Event::Phase { .. } => {
            view.duel = None;
            view.pairs.clear();
        }
        Event::DuelWon { .. } | Event::DuelEven { .. } => view.duel = None,
        Event::Step { step, .. } => {
            if present.step == step {
                view.step = step;
            }
        }
        Event::Challenge {
            challenger,
            challenged,
            ..
        } => {
            let duel = Some((challenger, challenged));
            view.duel_deals = if present.duel == duel {
                present.duel_deals
            } else {
                [challenger, challenged].map(|id| strength(view, id))
            };
            view.duel = duel;
        }
        Event::Attack { attacker, .. } => {
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
        Event::Block {
            blocker, attacker, ..
        } => {
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
        Event::Push {
            controller,
            source,
            entry,
            target,
            text,
        } => {
            let known = present.stack.iter().find(|e| e.serial == entry.0).cloned();
            let face = view.card(source).map(|card| card.face);
            let made = face.map(|face| EntryView {
                serial: entry.0,
                source,
                face,
                ability: match text {
                    EntryText::Card => 0,
                    EntryText::Ability(ability) => ability,
                },
                later: 0,
                manipulation: text == EntryText::Card,
                controller,
                targets: Some(target)
                    .filter(|to| *to != Ref::None)
                    .into_iter()
                    .collect(),
                shares: Vec::new(),
            });
            view.stack.extend(known.or(made));
        }
        Event::Resolve { entry, .. }
        | Event::Fizzle { entry, .. }
        | Event::Cancel { entry, .. } => {
            view.stack.retain(|other| other.serial != entry.0);
        }
        Event::Sanctuary { .. }
        | Event::Shuffle { .. }
        | Event::Keep { .. }
        | Event::Redraw { .. }
        | Event::First { .. }
        | Event::Pass { .. }
        | Event::End { .. }
        | Event::Skip { .. }
        | Event::Play { .. }
        | Event::Destroy { .. }
        | Event::Prices { .. }
        | Event::Fade { .. }
        | Event::AnotherDuel { .. }
        | Event::NoCard { .. }
        | Event::AtRandom { .. }
        | Event::Foresee { .. }
        | Event::Spawn { .. }
        | Event::Roll { .. }
        | Event::Delay { .. }
        | Event::ExtraTurn { .. }
        | Event::SkipTurn { .. }
        | Event::SkipPhase { .. }
        | Event::AnotherCombat { .. }
        | Event::Counters { .. }
        | Event::Concede { .. }
        | Event::WinGame { .. }
        | Event::DrawGame { .. } => {}
    }
}

/// Who thrusts at what when that happens.
#[must_use]
pub fn strikes(session: &Session<Sanctuary>, event: &table::Event) -> Vec<(ObjectId, ObjectId)> {
    let view = session.shown.table();
    let Some(event) = Event::read(event) else {
        return Vec::new();
    };
    if let Event::Damage {
        card: whom,
        source: who,
        ..
    }
    | Event::Challenge {
        challenger: who,
        challenged: whom,
        ..
    }
    | Event::Block {
        blocker: who,
        attacker: whom,
        ..
    } = event
    {
        vec![(who, whom)]
    } else if let Event::Attack { player, attacker } = event {
        let other = view.players.get(player.other().index());
        let other = other.map(|player| (attacker, player.sanctuary));
        other.into_iter().collect()
    } else if let Event::Structure {
        player,
        sanctuary,
        change: ..0,
    } = event
    {
        let through = view.pairs.iter().filter(|pair| pair.to_sanctuary > 0);
        let attackers = through
            .map(|pair| pair.attacker)
            .filter(|&who| view.card(who).is_some_and(|card| card.controller != player));
        attackers.map(|who| (who, sanctuary)).collect()
    } else {
        Vec::new()
    }
}
