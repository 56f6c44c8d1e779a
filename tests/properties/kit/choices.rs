//! What is on the table, what is offered, and what is refused.

use fourfold::table::{Choice, Match, ObjectId, Ref, Saved, Seat, ZoneId};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use super::{Feet, Walk, seen, somewhere, step};

/// The table is sound before every one of at most `most` choices. Returns the match as it is then.
pub fn sound<W: Walk>(walk: W, most: usize) -> Result<Match<W::Game>, TestCaseError> {
    let (mut game, mut feet) = (walk.start(), walk.feet());
    for n in 0..most {
        if let Err(wrong) = game.audit() {
            return Err(TestCaseError::fail(format!("after {n} choices: {wrong}")));
        }
        if !step::<W>(&mut game, &mut feet) {
            break;
        }
    }
    Ok(game)
}

/// Every option of the open decision is accepted, changes something, and leaves the table sound.
pub fn offered<W: Walk>(walk: W, length: usize) -> TestCaseResult {
    let (mut game, _) = somewhere(walk, length);
    let Some(open) = game.decision().cloned() else {
        return Ok(());
    };
    let before = seen::<W>(&mut game);
    let mut here = Saved::default();
    game.snapshot(&mut here);
    for choice in &open.options {
        prop_assert_eq!(game.choose(open.seat, *choice), Ok(()));
        let after = seen::<W>(&mut game);
        prop_assert!(
            after.decision != before.decision || after.views != before.views,
            "{choice:?} changed nothing"
        );
        prop_assert!(after.journal.picks.len() == before.journal.picks.len() + 1);
        let sound = game.audit();
        prop_assert!(sound.is_ok(), "{choice:?}: {sound:?}");
        game.restore(&here);
    }
    prop_assert_eq!(before, seen::<W>(&mut game));
    Ok(())
}

/// No option is offered twice.
pub fn once<W: Walk>(walk: W, length: usize) -> TestCaseResult {
    let (mut game, mut feet) = (walk.start(), walk.feet());
    for _ in 0..length {
        if let Some(open) = game.decision() {
            for (n, choice) in open.options.iter().enumerate() {
                prop_assert!(!open.options[..n].contains(choice), "twice: {choice:?}");
            }
        }
        if !step::<W>(&mut game, &mut feet) {
            break;
        }
    }
    Ok(())
}

/// A choice that resembles those the game knows, and mostly is not on offer.
fn mutated<W: Walk>(game: &Match<W::Game>, feet: &mut Feet) -> Choice {
    let mut choice = game.decision().map_or(Choice::new("pass"), |open| {
        open.options[feet.below(open.options.len())]
    });
    let reference = |feet: &mut Feet| match feet.below(7) {
        0 => Ref::None,
        1 => Ref::Seat(Seat(feet.below(4) as u8)),
        2 => Ref::Zone(ZoneId(feet.below(30) as u8)),
        3 => Ref::Entry(feet.below(200) as u16),
        4 => Ref::Kind(feet.below(9) as u8),
        _ => Ref::Object(ObjectId(feet.below(400) as u16)),
    };
    match feet.below(4) {
        0 => choice.verb = W::VERBS[feet.below(W::VERBS.len())],
        1 => choice.subject = reference(feet),
        2 => choice.target = reference(feet),
        _ => choice.amount += feet.below(7) as i32 - 3,
    }
    choice
}

/// `choice` of `seat` is refused in a sentence, and nothing changes.
fn refused<W: Walk>(game: &mut Match<W::Game>, seat: Seat, choice: Choice) -> TestCaseResult {
    let before = seen::<W>(game);
    let Err(refused) = game.choose(seat, choice) else {
        return Err(TestCaseError::fail(format!("not on offer: {choice:?}")));
    };
    let reason = refused.refusal.reason;
    prop_assert!(
        reason.ends_with('.') && reason.len() > 8,
        "{choice:?}: {reason:?}"
    );
    prop_assert_eq!(refused.choice, choice);
    prop_assert_eq!(
        before,
        seen::<W>(game),
        "a refused {:?} of {:?} changed something",
        choice,
        seat
    );
    Ok(())
}

/// What is not offered is refused: made up, out of date, or of somebody else.
pub fn not_offered<W: Walk>(walk: W, length: usize) -> TestCaseResult {
    let (mut game, mut feet) = somewhere(walk, length);
    let mut earlier: Vec<Choice> = Vec::new();
    for _ in 0..25 {
        let Some(open) = game.decision().cloned() else {
            break;
        };
        let other = open.seat.next(W::SEATS);
        refused::<W>(&mut game, other, open.options[0])?;
        let nobody = Seat(W::SEATS + feet.below(250 - usize::from(W::SEATS)) as u8);
        refused::<W>(&mut game, nobody, open.options[0])?;
        let strange = mutated::<W>(&game, &mut feet);
        let stale = earlier.iter().rev().take(20).copied();
        for choice in stale.chain([strange]) {
            if !open.options.contains(&choice) && !open.asks_for_point(&choice) {
                refused::<W>(&mut game, open.seat, choice)?;
            }
            refused::<W>(&mut game, other, choice)?;
        }
        earlier.extend(open.options);
        step::<W>(&mut game, &mut feet);
    }
    Ok(())
}

/// Whatever a seat cannot choose within the rules names the rule, and is not offered at the same time.
pub fn named<W: Walk>(walk: W, length: usize) -> TestCaseResult {
    let (mut game, mut feet) = somewhere(walk, length);
    for _ in 0..20 {
        let Some(open) = game.decision().cloned() else {
            break;
        };
        let before = seen::<W>(&mut game);
        for seat in (0..W::SEATS).map(Seat) {
            for no in game.why_not(seat) {
                prop_assert!(!no.refusal.rules.is_empty() && no.refusal.reason.ends_with('.'));
                prop_assert!(
                    seat != open.seat || !open.options.contains(&no.choice),
                    "offered and refused: {no:?}"
                );
            }
        }
        prop_assert_eq!(before, seen::<W>(&mut game));
        step::<W>(&mut game, &mut feet);
    }
    Ok(())
}

/// Games end, and no choice floods the log.
pub fn ending<W: Walk>(choices: usize, flood: usize, walk: impl Fn(u64) -> W) {
    let mut table: Option<Match<W::Game>> = None;
    let (mut made, mut seed) = (0, 0);
    while made < choices {
        seed += 1;
        let walk = walk(seed);
        let mut feet = walk.feet();
        let game = match &mut table {
            Some(game) => {
                game.reset(walk.setup(), walk.seed(), true);
                game
            }
            none => none.insert(walk.start()),
        };
        let mut log = game.events(0).len();
        assert!(log < flood, "set up with {log} events");
        while step::<W>(game, &mut feet) {
            made += 1;
            let now = game.events(0).len();
            assert!(now - log < flood, "{} events by one choice", now - log);
            log = now;
        }
        assert!(game.outcome().is_some(), "stuck with seed {seed}");
    }
}
