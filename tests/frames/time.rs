//! Going back and playing again.

use fourfold::table::{Journal, Look, Saved, TableRng};
use proptest::prelude::*;

use crate::walks::{config, seen, somewhere, step, walks, wander};

proptest! {
    #![proptest_config(config(24))]

    #[test]
    fn taking_back_is_as_if_never_chosen(walk in walks(), length in 1..300_usize, back in 0..300_usize) {
        let (mut game, _) = somewhere(walk, length);
        let made = game.journal().picks.len();
        let back = back.min(made);
        let journal = game.journal().clone();
        game.undo(back);
        let mut fresh = walk.start();
        prop_assert_eq!(fresh.play_journal(&journal, made - back), made - back);
        prop_assert_eq!(seen(&mut game), seen(&mut fresh));
    }

    #[test]
    fn a_journal_with_points_plays_the_same_match_anywhere(walk in walks(), other in walks(), length in 0..400_usize) {
        let (mut game, _) = somewhere(walk, length);
        let journal = game.journal().clone();
        let points = journal.picks.iter().filter(|(_, pick)| *pick == Journal::POINT).count();
        prop_assert_eq!(points, journal.points.len());
        let expected = seen(&mut game);
        let (mut used, _) = somewhere(other, 60);
        used.reset(walk.setup(), walk.seed, true);
        prop_assert_eq!(used.play_journal(&journal, journal.picks.len()), journal.picks.len());
        prop_assert_eq!(&seen(&mut used), &expected);
    }

    #[test]
    fn a_restored_match_goes_on_as_before(walk in walks(), length in 0..400_usize, away in 0..200_usize) {
        let (mut game, mut feet) = somewhere(walk, length);
        let before = seen(&mut game);
        let mut here = Saved::default();
        game.snapshot(&mut here);
        let mut same_feet = feet.clone();
        wander(&mut game, &mut feet, away);
        let later = seen(&mut game);
        game.restore(&here);
        prop_assert_eq!(before, seen(&mut game));
        wander(&mut game, &mut same_feet, away);
        prop_assert_eq!(later, seen(&mut game));
    }

    /// Dice are the only secret: they may not be taken back, and who imagines does not learn them.
    #[test]
    fn rolls_cannot_be_taken_back(walk in walks()) {
        let (mut game, mut feet) = (walk.start(), walk.feet());
        let mut free = 0;
        for _ in 0..600 {
            let log = game.events(0).len();
            if !step(&mut game, &mut feet) {
                break;
            }
            let chance = ["roll", "damage_die", "terrain", "call", "role"];
            let shown = game.events(log).iter().any(|event| chance.contains(&event.verb));
            free = if shown { 0 } else { free + 1 };
            prop_assert_eq!(game.undoable(), free);
        }
    }

    #[test]
    fn imagining_changes_nothing(walk in walks(), length in 0..300_usize, dreams in any::<u64>()) {
        let (mut game, mut feet) = somewhere(walk, length);
        let before = seen(&mut game);
        let mut chance = TableRng::new(dreams);
        if let Some(seat) = game.decision().map(|open| open.seat) {
            let mut look = Look::new(&mut game, seat);
            let mut world = look.imagine(&mut chance);
            for _ in 0..60 {
                world.pick(0);
            }
        }
        prop_assert_eq!(before, seen(&mut game));
        step(&mut game, &mut feet);
    }
}
