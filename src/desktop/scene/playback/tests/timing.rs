//! Order and time, whatever the game.

use crate::desktop::scene::playback::beat::{Beat, Kind, make_beats};
use crate::desktop::scene::playback::queue::{Due, Queue};
use crate::table::{Event, ObjectId, Ref, Seat, ZoneId};

/// Beats of a game that there is not.
fn kind_of(event: &Event) -> Kind {
    match event.verb {
        "move" => Kind::Move,
        "push" => Kind::Play,
        "damage" => Kind::Damage,
        "die" => Kind::Death,
        "tap" => Kind::Tilt,
        "attack" => Kind::Attack,
        "turn" => Kind::Turn,
        "phase" => Kind::Phase,
        "deal" => Kind::Anew,
        _ => Kind::Silent,
    }
}

fn beats(events: &[Event]) -> Vec<Beat> {
    make_beats(events, kind_of)
}

fn kinds(events: &[Event]) -> Vec<Kind> {
    beats(events).iter().map(|beat| beat.kind).collect()
}

fn of(verb: &'static str, id: u16) -> Event {
    Event::new(verb, Seat(0)).of(Ref::Object(ObjectId(id)))
}

fn moves(id: u16, from: u8, to: u8) -> Event {
    let (from, to) = (Ref::Zone(ZoneId(from)), Ref::Zone(ZoneId(to)));
    of("move", id).from(from).to(to)
}

fn blow(by: u16, to: u16, n: i32) -> Event {
    of("damage", to).from(Ref::Object(ObjectId(by))).by(n)
}

/// Everything that is due within so many seconds, in small frames.
fn run(queue: &mut Queue, seconds: f32) -> Vec<Due> {
    let frames = (seconds / 0.02).round() as usize;
    (0..frames).flat_map(|_| queue.advance(0.02)).collect()
}

#[test]
fn a_card_that_is_played_and_travels_is_one_beat_and_a_second_card_another() {
    let played = [moves(1, 0, 3), of("push", 1), moves(2, 0, 3), of("push", 2)];
    assert_eq!(kinds(&played), [Kind::Play, Kind::Play]);
    let drawn = [moves(1, 0, 1), moves(2, 0, 1), moves(3, 0, 2)];
    assert_eq!(kinds(&drawn), [Kind::Move, Kind::Move], "two draws are one");
}

#[test]
fn an_exchange_is_one_beat_and_the_next_pair_another() {
    let fights = [blow(1, 2, 3), blow(2, 1, 2), blow(3, 4, 1)];
    assert_eq!(kinds(&fights), [Kind::Damage, Kind::Damage]);
    let died = [blow(1, 2, 3), of("die", 2), moves(2, 3, 5), moves(7, 3, 5)];
    assert_eq!(kinds(&died), [Kind::Damage, Kind::Death, Kind::Move]);
}

#[test]
fn attackers_tap_as_they_attack_and_the_new_table_ends_it() {
    let attack = [of("attack", 1), of("tap", 1), of("attack", 2), of("tap", 2)];
    assert_eq!(kinds(&attack), [Kind::Attack]);
    let over = [of("die", 1), of("deal", 0), moves(4, 0, 1)];
    assert_eq!(kinds(&over), [Kind::Death]);
}

#[test]
fn what_nobody_sees_takes_no_time() {
    let passes = [Event::new("pass", Seat(0)), Event::new("phase", Seat(0))];
    let all = beats(&passes.repeat(100));
    assert!(all.iter().all(|beat| beat.seconds() == 0.0));
    let mut queue = Queue::default();
    queue.add(all);
    let due = queue.advance(0.0);
    assert!(queue.is_over(), "all of it is due at once");
    assert!(due.iter().all(|due| !matches!(due, Due::Gesture(..))));
}

#[test]
fn beats_play_one_after_the_other_and_each_is_seen_long_enough() {
    let mut queue = Queue::default();
    queue.add(beats(&[of("attack", 1), blow(1, 2, 3), of("die", 2)]));
    let whole = queue.left();
    let mut order = Vec::new();
    let mut time = 0.0;
    while !queue.is_over() {
        for due in queue.advance(0.01) {
            match due {
                Due::Gesture(kind, _) => order.push((kind, false, time)),
                Due::Happens(kind, _) => order.push((kind, true, time)),
                Due::Changes(_) => {}
            }
        }
        time += 0.01;
    }
    let what: Vec<_> = order.iter().map(|&(kind, done, _)| (kind, done)).collect();
    let each = [Kind::Attack, Kind::Damage, Kind::Death];
    assert_eq!(what, each.map(|k| [(k, false), (k, true)]).concat());
    for pair in order.chunks(2) {
        let lead = pair[0].0.times().0;
        assert!((pair[1].2 - pair[0].2 - lead).abs() < 0.03, "{pair:?}");
    }
    assert!((time - whole).abs() < 0.05, "{time} instead of {whole}");
    assert!(whole > 1.5, "a person can follow it");
}

#[test]
fn damage_counts_down_in_steps_that_add_up() {
    for amount in [1, 3, 5, 17, -9] {
        let mut queue = Queue::default();
        queue.add(beats(&[blow(1, 2, amount)]));
        let mut sums = Vec::new();
        let mut shown = Vec::new();
        for due in run(&mut queue, 2.0) {
            match due {
                Due::Changes(events) => sums.extend(events.iter().map(|e| e.amount)),
                Due::Happens(_, events) => shown.extend(events.iter().map(|e| e.amount)),
                Due::Gesture(..) => {}
            }
        }
        assert_eq!(sums.iter().sum::<i32>(), amount);
        assert_eq!(shown, [amount], "the number that jumps is the whole");
        assert_eq!(sums.len(), amount.unsigned_abs().min(5) as usize);
    }
}

#[test]
fn a_long_queue_goes_quicker_so_that_the_table_is_never_far_behind() {
    let turn = [of("turn", 1)];
    let mut queue = Queue::default();
    queue.add(beats(&turn.repeat(4)));
    assert_eq!(queue.hurry(), 1.0, "short ones take their time");
    queue.add(beats(&turn.repeat(96)));
    assert!(queue.left() > 50.0);
    let mut time = 0.0;
    while !queue.is_over() {
        queue.advance(0.02);
        time += 0.02;
    }
    assert!((6.0..24.0).contains(&time), "took {time}");
}

#[test]
fn what_is_cleared_is_over() {
    let mut queue = Queue::default();
    queue.add(beats(&[of("attack", 1), blow(1, 2, 3)]));
    queue.advance(0.1);
    assert!(!queue.is_over() && queue.left() > 0.5);
    queue.clear();
    assert!(queue.is_over() && queue.left() == 0.0);
    assert!(queue.advance(1.0).is_empty());
}
