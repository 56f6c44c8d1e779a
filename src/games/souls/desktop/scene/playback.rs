//! How events of Souls become beats, and how each brings an earlier view forward.

use crate::cards::{CardEvent, CardEventWord};
use crate::desktop::cue::Cue as Sound;
use crate::desktop::scene::playback::beat::Kind;
use crate::desktop::scene::playback::cards::{
    Cards, Present, Record, record_place, shown_card, word_beats,
};
use crate::desktop::session::{Session, Tone};
use crate::games::souls::events::{Event, EventWord};
use crate::games::souls::{
    AttackView, CardView, EntryViewKind, Place, PlayerView, Souls, View, place, player_id, seat_of,
};
use crate::table::{self, ObjectId, Ref, ZoneId};

/// What an event of that word is to the eye, to the ear, and in the log. A turn is heard as its first step is entered.
const fn shown(word: EventWord) -> (Kind, Option<Sound>, Tone) {
    use EventWord as Word;
    match word {
        Word::Card(CardEventWord::Shield) => (Kind::Silent, Some(Sound::Heal), Tone::Plain),
        Word::Card(CardEventWord::Instead) => (Kind::Silent, None, Tone::Plain),
        Word::Card(word) => shown_card(word),
        Word::Character => (Kind::Silent, None, Tone::Plain),
        Word::Bonus => (Kind::Silent, None, Tone::Plain),
        Word::FirstRoll => (Kind::Silent, Some(Sound::Dice), Tone::Plain),
        Word::First => (Kind::Silent, None, Tone::Plain),
        Word::Turn => (Kind::Turn, None, Tone::Turn),
        Word::Phase => (Kind::Phase, None, Tone::Quiet),
        Word::Step => (Kind::Silent, None, Tone::Quiet),
        Word::Pass => (Kind::Silent, None, Tone::Quiet),
        Word::Move => (Kind::Move, Some(Sound::Card), Tone::Quiet),
        Word::Push => (Kind::Play, Some(Sound::Play), Tone::Queue),
        Word::Resolve => (Kind::Resolve, None, Tone::Queue),
        Word::Fizzle => (Kind::Fizzle, None, Tone::Queue),
        Word::Cancel => (Kind::Fizzle, None, Tone::Queue),
        Word::Roll => (Kind::Roll, Some(Sound::Dice), Tone::Queue),
        Word::Spawn => (Kind::Change, Some(Sound::Card), Tone::Plain),
        Word::Reroll => (Kind::Roll, None, Tone::Queue),
        Word::ChangeRoll => (Kind::Change, None, Tone::Queue),
        Word::Rolled => (Kind::Silent, None, Tone::Queue),
        Word::Hit => (Kind::Silent, None, Tone::Plain),
        Word::Miss => (Kind::Silent, None, Tone::Harm),
        Word::Damage => (Kind::Damage, Some(Sound::Damage), Tone::Harm),
        Word::Heal => (Kind::Gain, Some(Sound::Heal), Tone::Plain),
        Word::Kill => (Kind::Silent, Some(Sound::Fall), Tone::Plain),
        Word::Die => (Kind::Death, Some(Sound::Fall), Tone::Harm),
        Word::Redirect => (Kind::Silent, None, Tone::Plain),
        Word::Saved => (Kind::Silent, Some(Sound::Heal), Tone::Plain),
        Word::Destroy => (Kind::Death, Some(Sound::Fall), Tone::Plain),
        Word::Coins => (Kind::Gain, Some(Sound::Coins), Tone::Plain),
        Word::Recharge => (Kind::Tilt, None, Tone::Quiet),
        Word::Deactivate => (Kind::Tilt, None, Tone::Quiet),
        Word::Counters => (Kind::Change, None, Tone::Plain),
        Word::Soul => (Kind::Prize, Some(Sound::Coins), Tone::Plain),
        Word::Grant => (Kind::Change, None, Tone::Plain),
        Word::Ends => (Kind::Change, None, Tone::Plain),
        Word::Copy | Word::Become => (Kind::Change, None, Tone::Plain),
        Word::DeclareAttack => (Kind::Silent, Some(Sound::Play), Tone::Plain),
        Word::Attack => (Kind::Attack, Some(Sound::Attack), Tone::Plain),
        Word::Helper => (Kind::Silent, None, Tone::Plain),
        Word::AttackEnds => (Kind::Silent, None, Tone::Plain),
        Word::AttackCancelled => (Kind::Silent, None, Tone::Plain),
        Word::Must => (Kind::Silent, None, Tone::Plain),
        Word::DeclarePurchase => (Kind::Silent, Some(Sound::Play), Tone::Plain),
        Word::Buy => (Kind::Silent, Some(Sound::Play), Tone::Plain),
        Word::PurchaseFails => (Kind::Silent, None, Tone::Plain),
        Word::DeclareEnd => (Kind::Silent, None, Tone::Plain),
        Word::WithdrawEnd => (Kind::Silent, None, Tone::Plain),
        Word::EndTurn => (Kind::Silent, None, Tone::Plain),
        Word::LootPlay => (Kind::Silent, None, Tone::Plain),
        Word::MoreAttacks => (Kind::Silent, None, Tone::Plain),
        Word::MorePurchases => (Kind::Silent, None, Tone::Plain),
        Word::ExtraTurn => (Kind::Silent, None, Tone::Plain),
        Word::SkipTurn => (Kind::Silent, None, Tone::Plain),
        Word::Skipped => (Kind::Silent, None, Tone::Plain),
        Word::Timer => (Kind::Silent, None, Tone::Plain),
        Word::Reward => (Kind::Silent, Some(Sound::Coins), Tone::Plain),
        Word::Slots => (Kind::Silent, None, Tone::Plain),
        Word::Shuffle => (Kind::Silent, Some(Sound::Card), Tone::Quiet),
        Word::AtRandom => (Kind::Silent, None, Tone::Plain),
        Word::Scry => (Kind::Silent, None, Tone::Plain),
        Word::Delayed | Word::Vote => (Kind::Silent, None, Tone::Plain),
        Word::Offer => (Kind::Silent, None, Tone::Plain),
        Word::Accept => (Kind::Silent, None, Tone::Plain),
        Word::Decline => (Kind::Silent, None, Tone::Plain),
        Word::Concede => (Kind::Silent, None, Tone::Harm),
        Word::Win => (Kind::End, Some(Sound::Win), Tone::Turn),
    }
}

word_beats!();

/// The tone of its line in the log.
#[must_use]
pub fn tone(event: &table::Event) -> Tone {
    EventWord::of(event.verb).map_or(Tone::Plain, |word| shown(word).2)
}

/// Whether nothing there is on the table, or only the back of a pile.
const fn hides(zone: ZoneId) -> bool {
    matches!(place(zone), Place::Gone | Place::Outside | Place::Deck(_))
}

impl Record for CardView {
    record_place!();

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
pub fn forward(view: &mut View, event: &table::Event, present: &View) {
    let Some(event) = Event::read(event) else {
        return;
    };
    let watcher = view.seat;
    let open = |zone: ZoneId| match place(zone) {
        Place::Deck(_) => false,
        Place::Hand(seat) => watcher == Some(seat),
        _ => true,
    };
    let now = Present::of(&present.zones, &present.cards);
    let mut cards = Cards::of(&mut view.zones, &mut view.cards);
    let players = &mut view.players;
    let small = |n: i32| u8::try_from(n).unwrap_or_default();
    match event {
        Event::Move { card, from, to, .. } => {
            cards.carry(card, (from, to), now, open(to));
            for (zone, by) in [(from, -1), (to, 1)] {
                if let Place::Hand(seat) = place(zone)
                    && let Some(player) = players.get_mut(seat.index())
                {
                    player.hand = player.hand.saturating_add_signed(by);
                }
            }
        }
        Event::Damage {
            thing, amount: n, ..
        } => match body(players, thing) {
            Some(player) => player.hp = (player.hp - n).max(0),
            None => cards.edit(thing, |card| card.hp = (card.hp - n).max(0)),
        },
        Event::Heal {
            thing, amount: n, ..
        } => match body(players, thing) {
            Some(player) => player.hp = (player.hp + n).min(player.max_hp),
            None => cards.edit(thing, |card| card.hp = (card.hp + n).min(card.max_hp)),
        },
        Event::Die { thing, .. } => {
            if let Some(player) = body(players, thing) {
                player.dead = true;
                player.hp = 0;
            }
        }
        Event::Coins { player, coins, .. } => {
            if let Some(player) = players.get_mut(player.index()) {
                player.coins += coins;
            }
        }
        Event::Soul { player, souls, .. } => {
            if let Some(player) = players.get_mut(player.index()) {
                player.souls = player.souls.saturating_add(small(souls));
            }
        }
        Event::LootPlay { player, more } => {
            if let Some(player) = players.get_mut(player.index()) {
                player.loot_plays = player.loot_plays.saturating_add(more);
            }
        }
        Event::Recharge { card, .. } => cards.edit(card, |card| card.deactivated = false),
        Event::Deactivate { card, .. } => cards.edit(card, |card| card.deactivated = true),
        Event::Counters { card, counters, .. } => match body(players, card) {
            Some(player) => player.counters += counters,
            None => renew(&mut cards, card, now),
        },
        Event::Copy { card, .. }
        | Event::Become { card, .. }
        | Event::Grant { card, .. }
        | Event::Ends { card, .. } => renew(&mut cards, card, now),
        Event::Card(event) => {
            // The others change nothing on the table.
            if let CardEvent::Control { card, .. } = event {
                renew(&mut cards, card, now);
            }
        }
        Event::Turn { player, turn } => {
            view.active = player;
            view.turn = u32::from(turn);
            view.priority = None;
            view.attack = None;
        }
        Event::Step { step, .. } => {
            if present.step == step {
                view.step = step;
            }
        }
        Event::Attack { player, target } => {
            if let Ref::Object(target) = target {
                view.attack = Some(AttackView {
                    attacker: player,
                    target: Some(target),
                    helpers: Vec::new(),
                    rolls: 0,
                });
            }
        }
        Event::Helper { helper, .. } => {
            if let Some(attack) = &mut view.attack
                && !attack.helpers.contains(&helper)
            {
                attack.helpers.push(helper);
            }
        }
        Event::AttackEnds { .. } | Event::AttackCancelled { .. } => {
            view.attack = None;
            let over = |kind| matches!(kind, EntryViewKind::Roll | EntryViewKind::Damage);
            view.stack
                .retain(|entry| !(entry.combat && over(entry.kind)));
        }
        Event::Push { entry, .. } => {
            let known = present.stack.iter().find(|e| e.serial == entry.0);
            view.stack.extend(known.cloned());
        }
        Event::Roll { entry, shows, .. }
        | Event::Reroll { entry, shows, .. }
        | Event::ChangeRoll { entry, shows, .. } => {
            if let Some(roll) = view.stack.iter_mut().find(|e| e.serial == entry.0) {
                roll.amount = shows;
            }
        }
        Event::Rolled { entry, .. }
        | Event::Resolve { entry, .. }
        | Event::Fizzle { entry, .. }
        | Event::Cancel { entry, .. } => view.stack.retain(|other| other.serial != entry.0),
        Event::Timer { left, .. } => view.timer = left,
        Event::Character { .. }
        | Event::Bonus { .. }
        | Event::FirstRoll { .. }
        | Event::Spawn { .. }
        | Event::First { .. }
        | Event::Phase { .. }
        | Event::Pass { .. }
        | Event::Hit { .. }
        | Event::Miss { .. }
        | Event::Kill { .. }
        | Event::Saved { .. }
        | Event::Redirect { .. }
        | Event::Destroy { .. }
        | Event::DeclareAttack { .. }
        | Event::Must { .. }
        | Event::DeclarePurchase { .. }
        | Event::Buy { .. }
        | Event::PurchaseFails { .. }
        | Event::DeclareEnd { .. }
        | Event::WithdrawEnd { .. }
        | Event::EndTurn { .. }
        | Event::MoreAttacks { .. }
        | Event::MorePurchases { .. }
        | Event::ExtraTurn { .. }
        | Event::SkipTurn { .. }
        | Event::Skipped { .. }
        | Event::Reward { .. }
        | Event::Slots { .. }
        | Event::Shuffle { .. }
        | Event::AtRandom { .. }
        | Event::Scry { .. }
        | Event::Vote { .. }
        | Event::Delayed { .. }
        | Event::Offer { .. }
        | Event::Accept { .. }
        | Event::Decline { .. }
        | Event::Concede { .. }
        | Event::Win { .. } => {}
    }
}

/// The player whose body that is.
fn body(players: &mut [PlayerView], thing: ObjectId) -> Option<&mut PlayerView> {
    players.get_mut(seat_of(thing)?.index())
}

/// A card becomes what it is now, but for wounds that are still to be told.
fn renew(cards: &mut Cards<'_, CardView>, card: ObjectId, now: Present<'_, CardView>) {
    cards.renew(card, now, |old, new| new.hp = old.hp.min(new.max_hp));
}

/// Who thrusts at what when that happens.
#[must_use]
pub fn strikes(_: &Session<Souls>, event: &table::Event) -> Vec<(ObjectId, ObjectId)> {
    match Event::read(event) {
        Some(Event::Damage { thing, source, .. }) if source != thing => vec![(source, thing)],
        Some(Event::Attack {
            player,
            target: Ref::Object(whom),
        }) => vec![(player_id(player), whom)],
        _ => Vec::new(),
    }
}
