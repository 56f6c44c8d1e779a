//! Going back, playing again, and possible worlds.

use fourfold::table::{ChoiceWords, Game, Journal, Look, Saved, TableRng};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use super::{Walk, seen, somewhere, step, wander};

/// What is taken back is as if it had never been chosen.
pub fn taken_back<W: Walk>(walk: W, length: usize, back: usize) -> TestCaseResult {
    let (mut game, _) = somewhere(walk, length);
    let made = game.journal().picks.len();
    let back = back.min(made);
    let journal = game.journal().clone();
    game.undo(back);
    let mut fresh = walk.start();
    prop_assert_eq!(fresh.play_journal(&journal, made - back), made - back);
    prop_assert_eq!(seen::<W>(&mut game), seen::<W>(&mut fresh));
    prop_assert_eq!(game.undoable(), fresh.undoable());
    let (mut walked, _) = somewhere(walk, made - back);
    prop_assert_eq!(seen::<W>(&mut game), seen::<W>(&mut walked));
    Ok(())
}

/// What can be taken back showed nothing, and nothing else is kept from being taken back.
pub fn undoable<W: Walk>(walk: W, count: usize) -> TestCaseResult {
    let (mut game, mut feet) = (walk.start(), walk.feet());
    let mut free = 0;
    for _ in 0..count {
        let log = game.events(0).len();
        if !step::<W>(&mut game, &mut feet) {
            break;
        }
        let shown = game.events(log).iter().find(|event| W::shows(event));
        free = if shown.is_some() { 0 } else { free + 1 };
        prop_assert_eq!(game.undoable(), free, "{:?}", shown);
    }
    Ok(())
}

/// A journal plays the same match in a fresh world and in a used one, with a log and without.
pub fn journal<W: Walk>(walk: W, other: W, length: usize) -> TestCaseResult {
    let (mut game, _) = somewhere(walk, length);
    let journal = game.journal().clone();
    let points = journal.picks.iter().filter(|(_, p)| *p == Journal::POINT);
    prop_assert_eq!(points.count(), journal.points.len());
    let expected = seen::<W>(&mut game);
    let made = journal.picks.len();

    let mut fresh = walk.start();
    prop_assert_eq!(fresh.play_journal(&journal, made), made);
    prop_assert_eq!(&seen::<W>(&mut fresh), &expected);

    let (mut used, _) = somewhere(other, 60);
    used.reset(walk.setup(), walk.seed(), true);
    prop_assert_eq!(used.play_journal(&journal, made), made);
    prop_assert_eq!(&seen::<W>(&mut used), &expected);

    // Without a log, and with an excursion on the way.
    used.reset(walk.setup(), walk.seed(), false);
    let mut feet = walk.feet();
    wander::<W>(&mut used, &mut feet, made / 2);
    let mut here = Saved::default();
    used.snapshot(&mut here);
    wander::<W>(&mut used, &mut other.feet(), 80);
    used.restore(&here);
    wander::<W>(&mut used, &mut feet, made - made / 2);
    prop_assert_eq!(&seen::<W>(&mut used), &expected);
    Ok(())
}

/// A restored match goes on as it did before.
pub fn restored<W: Walk>(walk: W, length: usize, away: usize) -> TestCaseResult {
    let (mut game, mut feet) = somewhere(walk, length);
    let before = seen::<W>(&mut game);
    let mut here = Saved::default();
    game.snapshot(&mut here);
    let mut same_feet = feet.clone();
    wander::<W>(&mut game, &mut feet, away);
    let later = seen::<W>(&mut game);
    game.restore(&here);
    prop_assert_eq!(before, seen::<W>(&mut game));
    prop_assert!(game.audit().is_ok());
    wander::<W>(&mut game, &mut same_feet, away);
    prop_assert_eq!(later, seen::<W>(&mut game));
    Ok(())
}

/// Going away and back at every decision changes nothing.
pub fn trips<W: Walk>(walk: W, trips: W, count: usize) -> TestCaseResult {
    let (mut game, mut feet) = (walk.start(), walk.feet());
    let (mut twin, mut twin_feet) = (walk.start(), walk.feet());
    let mut away = trips.feet();
    let mut here = Saved::default();
    for n in 0..count {
        game.snapshot(&mut here);
        wander::<W>(&mut game, &mut away, 2);
        game.restore(&here);
        let went = step::<W>(&mut game, &mut feet);
        prop_assert_eq!(went, step::<W>(&mut twin, &mut twin_feet));
        prop_assert_eq!(game.digest(), twin.digest(), "after {} choices", n);
        prop_assert_eq!(game.decision(), twin.decision());
    }
    prop_assert_eq!(seen::<W>(&mut game), seen::<W>(&mut twin));
    Ok(())
}

/// Imagining leaves the match as it was, and begins with what the seat knows.
pub fn imagined<W: Walk>(walk: W, length: usize, dream: u64) -> TestCaseResult {
    let (mut game, mut feet) = somewhere(walk, length);
    let (mut twin, mut twin_feet) = somewhere(walk, length);
    let Some(seat) = game.decision().map(|d| d.seat) else {
        return Ok(());
    };
    let before = seen::<W>(&mut game);
    {
        let known = W::words(&game.view(Some(seat)));
        let mut chance = TableRng::new(dream);
        let mut look = Look::new(&mut game, seat);
        let mut world = look.imagine(&mut chance);
        prop_assert_eq!(known, W::words(&world.view()));
        let mut here = Saved::default();
        world.mark(&mut here);
        for _ in 0..60 {
            let options = world.decision().map_or(1, |d| d.options.len() as u32);
            if !world.pick(chance.below(options) as usize) {
                break;
            }
        }
        world.back(&here);
        world.let_other(<W::Game as Game>::Choices::PASS);
    }
    prop_assert_eq!(before, seen::<W>(&mut game));
    wander::<W>(&mut game, &mut feet, 120);
    wander::<W>(&mut twin, &mut twin_feet, 120);
    prop_assert_eq!(seen::<W>(&mut game), seen::<W>(&mut twin));
    prop_assert_eq!(game.undoable(), twin.undoable());
    Ok(())
}
