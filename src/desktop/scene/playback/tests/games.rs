//! The division of each game's own events into beats.

use crate::desktop::scene::TableLayout;
use crate::desktop::scene::playback::beat::{Kind, make_beats};
use crate::games::biomes::{self, Biomes};
use crate::games::sanctuary::{self, Sanctuary};
use crate::games::souls::content::DeckKind;
use crate::games::souls::{self, Souls};
use crate::table::{Event, ObjectId, Ref, Seat, ZoneId};

fn kinds<G: TableLayout>(events: &[Event]) -> Vec<Kind> {
    let beats = make_beats(events, G::kind_of);
    beats.iter().map(|beat| beat.kind).collect()
}

fn of(verb: &'static str, id: u16) -> Event {
    Event::new(verb, Seat(0)).of(Ref::Object(ObjectId(id)))
}

fn moves(id: u16, from: ZoneId, to: ZoneId) -> Event {
    of("move", id).from(Ref::Zone(from)).to(Ref::Zone(to))
}

fn entry(verb: &'static str, serial: u16) -> Event {
    Event::new(verb, Seat(0)).of(Ref::Entry(serial))
}

#[test]
fn a_fight_of_biomes_is_declared_blocked_dealt_and_lost() {
    use biomes::{Place, zone};
    let (field, cache) = (zone(Seat(1), Place::Sector(0)), zone(Seat(1), Place::Cache));
    let lane = Ref::Object(ObjectId(10));
    let fight = [
        Event::new("phase", Seat(0)).by(3),
        of("attack", 100).to(lane),
        of("attack", 101).to(lane),
        Event::new("pass", Seat(1)),
        of("defend", 120).to(Ref::Object(ObjectId(100))),
        of("damage", 120).from(Ref::Object(ObjectId(100))).by(3),
        of("damage", 100).from(Ref::Object(ObjectId(120))).by(1),
        of("durability", 20).by(-4),
        of("terminate", 120),
        moves(120, field, cache),
        of("lose_sector", 10),
        Event::new("win_match", Seat(0)),
        Event::new("match", Seat(1)),
        of("lock", 7),
    ];
    let told = [
        Kind::Phase,
        Kind::Attack,
        Kind::Block,
        Kind::Damage,
        Kind::Damage,
        Kind::Death,
        Kind::Loss,
        Kind::End,
    ];
    assert_eq!(kinds::<Biomes>(&fight), told);
}

#[test]
fn making_energy_in_biomes_is_one_short_beat() {
    let energy = Event::new("energy", Seat(0)).of(Ref::Kind(4)).by(1);
    let made = [of("lock", 106), energy, energy];
    assert_eq!(kinds::<Biomes>(&made), [Kind::Gain]);
    let gone = biomes::zone(Seat(0), biomes::Place::Gone);
    assert_eq!(
        kinds::<Biomes>(&[moves(7, gone, gone)]),
        [Kind::Silent],
        "what lies nowhere is not seen"
    );
}

#[test]
fn a_manipulation_of_sanctuary_is_paid_played_and_resolves() {
    use sanctuary::{Place, zone};
    let (hand, limbo) = (zone(Seat(0), Place::Hand), zone(Seat(0), Place::Limbo));
    let played = [
        Event::new("volition", Seat(0)).by(-2),
        of("play", 40),
        moves(40, hand, limbo),
        of("push", 40).from(Ref::Entry(3)),
        Event::new("pass", Seat(1)),
        of("resolve", 40).from(Ref::Entry(3)),
        of("fizzle", 41).from(Ref::Entry(2)),
    ];
    let told = [Kind::Play, Kind::Resolve, Kind::Fizzle];
    assert_eq!(kinds::<Sanctuary>(&played), told);
}

#[test]
fn a_duel_of_sanctuary_is_challenged_fought_and_died_of() {
    use sanctuary::{Place, zone};
    let (field, limbo) = (zone(Seat(1), Place::Conflict), zone(Seat(1), Place::Limbo));
    let duel = [
        of("challenge", 50).to(Ref::Object(ObjectId(60))),
        of("tap", 50),
        Event::new("volition", Seat(1)).by(1),
        of("damage", 60).from(Ref::Object(ObjectId(50))).by(4),
        of("damage", 50).from(Ref::Object(ObjectId(60))).by(2),
        of("destroy", 60),
        moves(60, field, limbo),
        of("structure", 2).by(-3),
    ];
    let told = [
        Kind::Attack,
        Kind::Gain,
        Kind::Damage,
        Kind::Death,
        Kind::Damage,
    ];
    assert_eq!(kinds::<Sanctuary>(&duel), told);
}

#[test]
fn an_attack_of_souls_rolls_strikes_kills_and_wins_a_soul() {
    use souls::{Place, player_id, zone};
    let monster = Ref::Object(ObjectId(200));
    let me = Ref::Object(player_id(Seat(0)));
    let (slot, held) = (zone(Place::Monster(0)), zone(Place::Held));
    let attack = [
        Event::new("attack", Seat(0)).to(monster),
        entry("push", 9).from(me),
        entry("roll", 9).by(5),
        Event::new("pass", Seat(1)),
        entry("change_roll", 9).by(6),
        entry("rolled", 9).from(me).by(6),
        Event::new("hit", Seat(0)).to(monster).by(6),
        entry("push", 10).from(me),
        entry("resolve", 10).from(me),
        of("damage", 200).from(me).by(2),
        of("die", 200),
        moves(200, slot, held),
        moves(200, held, zone(Place::Souls(Seat(0)))),
        of("soul", 200).by(1),
        Event::new("coins", Seat(0)).by(3),
    ];
    let told = [
        Kind::Attack,
        Kind::Roll,
        Kind::Change,
        Kind::Play,
        Kind::Damage,
        Kind::Death,
        Kind::Prize,
        Kind::Gain,
    ];
    let all = kinds::<Souls>(&attack);
    assert!(all.starts_with(&told[..6]), "{all:?}");
    assert!(all.ends_with(&told[6..]), "{all:?}");
    let deck = zone(Place::Deck(DeckKind::Loot));
    let dealt = moves(300, zone(Place::Outside), deck);
    assert_eq!(kinds::<Souls>(&[dealt]), [Kind::Silent]);
}
