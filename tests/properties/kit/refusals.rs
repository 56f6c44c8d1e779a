//! Every refusal names a rule that exists, in both languages, and changes nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;

use fourfold::table::{Choice, Match, ObjectId, Ref, Seat, ZoneId};
use fourfold::tools::rules;

use super::{Feet, Walk, seen, step, wander};

/// Numbers at which things go wrong.
const EXTREMES: [i32; 10] = [i32::MIN, -2, -1, 0, 1, 2, 3, 7, 255, i32::MAX];

/// A choice with that word: arguments of an option, or made up.
fn made_up(verb: &'static str, options: &[Choice], feet: &mut Feet) -> Choice {
    let reference = |feet: &mut Feet| match feet.below(12) {
        0 | 1 => Ref::None,
        2 => Ref::Seat(Seat([0, 1, 2, 3, 4, 5, 8, 255][feet.below(8)])),
        3 => Ref::Zone(ZoneId(feet.below(256) as u8)),
        4 => Ref::Entry([0, 1, 2, 200, u16::MAX][feet.below(5)]),
        5 => Ref::Kind([0, 1, 2, 3, 4, 5, 6, 7, 99, 255][feet.below(10)]),
        6 => Ref::Point(feet.below(30_000) as u16, feet.below(30_000) as u16),
        7 => Ref::Object(ObjectId([0, 1, 500, u16::MAX][feet.below(4)])),
        _ => Ref::Object(ObjectId(feet.below(500) as u16)),
    };
    let mut choice = match feet.below(3) {
        0 => options[feet.below(options.len())],
        _ => Choice::new(verb)
            .of(reference(feet))
            .to(reference(feet))
            .by(EXTREMES[feet.below(EXTREMES.len())]),
    };
    choice.verb = verb;
    match feet.below(6) {
        0 => choice.amount = EXTREMES[feet.below(EXTREMES.len())],
        1 => choice.target = reference(feet),
        2 => choice.subject = reference(feet),
        3 => (choice.target, choice.amount) = (Ref::None, 0),
        _ => {}
    }
    choice
}

/// What was found wrong with refusals.
#[derive(Default)]
struct Tally {
    refused: usize,
    general: usize,
    /// By what is wrong, the question and the word: how often, and an example.
    wrong: BTreeMap<String, (usize, String)>,
}

impl Tally {
    fn blame(&mut self, what: &str, topic: &str, seat: Seat, choice: &Choice) {
        let key = format!("{what}: asked {topic:?}, {:?}", choice.verb);
        let entry = self.wrong.entry(key).or_default();
        entry.0 += 1;
        entry.1 = format!("{seat:?} {choice:?}");
    }
}

/// One choice that is not on offer.
fn judge<W: Walk>(
    game: &mut Match<W::Game>,
    seat: Seat,
    choice: Choice,
    known: &BTreeSet<String>,
    tally: &mut Tally,
) {
    let Some(open) = game.decision().cloned() else {
        return;
    };
    let mine = open.seat == seat;
    if mine && (open.options.contains(&choice) || open.asks_for_point(&choice)) {
        return;
    }
    let before = (game.digest(), game.journal().picks.len());
    let Err(no) = game.choose(seat, choice) else {
        tally.blame("accepted", open.topic, seat, &choice);
        return;
    };
    tally.refused += 1;
    let rules = no.refusal.rules;
    tally.general += usize::from(rules == ["T-07"]);
    if rules.is_empty() {
        tally.blame("no rule", open.topic, seat, &choice);
    }
    if let Some(id) = rules.iter().find(|id| !known.contains(**id)) {
        tally.blame(&format!("no such rule {id}"), open.topic, seat, &choice);
    }
    let sentences = [Some(no.refusal.reason), no.refusal.spanish];
    if !sentences
        .iter()
        .all(|s| s.is_some_and(|s| s.len() > 8 && s.ends_with('.')))
    {
        tally.blame("no sentence", open.topic, seat, &choice);
    }
    let after = (game.digest(), game.journal().picks.len());
    if before != after || game.decision() != Some(&open) {
        tally.blame("changed something", open.topic, seat, &choice);
    }
}

/// At moments of random games every word of the game's grammar is said with random and extreme arguments by every
/// seat, until `wanted` choices were refused. Prints the share without a rule, which must be 0, and the share
/// that only the general T-07 forbids.
pub fn name_their_rules<W: Walk>(wanted: usize, walk: impl Fn(u64) -> W) {
    let known = rules::pages().into_iter().flat_map(rules::ids).collect();
    let mut tally = Tally::default();
    let mut seed = 0;
    while tally.refused < wanted {
        seed += 1;
        let walk = walk(seed);
        let (mut game, mut feet) = (walk.start(), walk.feet());
        while game.outcome().is_none() && tally.refused < wanted {
            let Some(open) = game.decision().cloned() else {
                break;
            };
            let before = seen::<W>(&mut game);
            for &verb in W::VERBS.iter().filter(|verb| !verb.starts_with("concede")) {
                for _ in 0..3 {
                    let choice = made_up(verb, &open.options, &mut feet);
                    judge::<W>(&mut game, open.seat, choice, &known, &mut tally);
                }
                let choice = made_up(verb, &open.options, &mut feet);
                let other = Seat([0, 1, 2, 3, 4, 255][feet.below(6)]);
                judge::<W>(&mut game, other, choice, &known, &mut tally);
            }
            assert!(before == seen::<W>(&mut game), "a refusal changed a view");
            let far = feet.below(40);
            wander::<W>(&mut game, &mut feet, far);
            step::<W>(&mut game, &mut feet);
        }
    }
    let unnamed: usize = tally.wrong.values().map(|found| found.0).sum();
    let _ = writeln!(
        std::io::stdout(),
        "{} choices refused: {unnamed} wrong ({:.2} %), {} by T-07 alone ({:.2} %)",
        tally.refused,
        100.0 * unnamed as f64 / tally.refused as f64,
        tally.general,
        100.0 * tally.general as f64 / tally.refused as f64,
    );
    let mut text = String::new();
    for (what, (times, example)) in &tally.wrong {
        text.push_str(&format!("{times} x {what}, as {example}\n"));
    }
    assert!(text.is_empty(), "{text}");
}
