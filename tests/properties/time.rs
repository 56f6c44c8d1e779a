//! Going back, playing again, and possible worlds.

use fourfold::games::biomes::{ObjectView, Place, View, place};
use fourfold::table::{Look, Ref, Saved, TableRng};
use proptest::prelude::*;

use crate::walks::{config, seen, somewhere, step, walks, wander};

proptest! {
    #![proptest_config(config(24))]

    #[test]
    fn taking_back_is_as_if_never_chosen(walk in walks(), length in 1..400_usize, back in 0..400_usize) {
        let (mut game, _) = somewhere(walk, length);
        let made = game.journal().picks.len();
        let back = back.min(made);
        let journal = game.journal().clone();
        game.undo(back);
        let mut fresh = walk.start();
        prop_assert_eq!(fresh.play_journal(&journal, made - back), made - back);
        prop_assert_eq!(seen(&mut game), seen(&mut fresh));
        prop_assert_eq!(game.undoable(), fresh.undoable());
        let (mut walked, _) = somewhere(walk, made - back);
        prop_assert_eq!(seen(&mut game), seen(&mut walked));
    }

    #[test]
    fn what_can_be_taken_back_showed_nothing(walk in walks()) {
        let (mut game, mut feet) = (walk.start(), walk.feet());
        let mut free = 0;
        for _ in 0..1000 {
            let log = game.events(0).len();
            if !step(&mut game, &mut feet) {
                break;
            }
            let shown = game.events(log).iter().find(|event| {
                let drawn = matches!((event.verb, event.from), ("move", Ref::Zone(z)) if place(z).1 == Place::Deck);
                drawn || ["shuffle", "look", "match"].contains(&event.verb)
            });
            free = if shown.is_some() { 0 } else { free + 1 };
            prop_assert_eq!(game.undoable(), free, "{:?}", shown);
        }
    }

    #[test]
    fn a_journal_plays_the_same_match_anywhere(walk in walks(), other in walks(), length in 0..700_usize) {
        let (mut game, _) = somewhere(walk, length);
        let journal = game.journal().clone();
        let expected = seen(&mut game);
        let made = journal.picks.len();

        let mut fresh = walk.start();
        prop_assert_eq!(fresh.play_journal(&journal, made), made);
        prop_assert_eq!(&seen(&mut fresh), &expected);

        let (mut used, _) = somewhere(other, 60);
        used.reset(walk.setup(), walk.seed, true);
        prop_assert_eq!(used.play_journal(&journal, made), made);
        prop_assert_eq!(&seen(&mut used), &expected);

        // Without a log, and with an excursion on the way.
        used.reset(walk.setup(), walk.seed, false);
        let mut feet = walk.feet();
        wander(&mut used, &mut feet, made / 2);
        let mut here = Saved::default();
        used.snapshot(&mut here);
        wander(&mut used, &mut other.feet(), 80);
        used.restore(&here);
        wander(&mut used, &mut feet, made - made / 2);
        prop_assert_eq!(&seen(&mut used), &expected);
    }

    #[test]
    fn a_restored_match_goes_on_as_before(walk in walks(), length in 0..600_usize, away in 0..300_usize) {
        let (mut game, mut feet) = somewhere(walk, length);
        let before = seen(&mut game);
        let mut here = Saved::default();
        game.snapshot(&mut here);
        let mut same_feet = feet.clone();
        wander(&mut game, &mut feet, away);
        let later = seen(&mut game);
        game.restore(&here);
        prop_assert_eq!(before, seen(&mut game));
        prop_assert!(game.audit().is_ok());
        wander(&mut game, &mut same_feet, away);
        prop_assert_eq!(later, seen(&mut game));
    }

    #[test]
    fn going_away_and_back_at_every_decision_changes_nothing(walk in walks(), trips in walks()) {
        let (mut game, mut feet) = (walk.start(), walk.feet());
        let (mut twin, mut twin_feet) = (walk.start(), walk.feet());
        let mut away = trips.feet();
        let mut here = Saved::default();
        for n in 0..900 {
            game.snapshot(&mut here);
            wander(&mut game, &mut away, 2);
            game.restore(&here);
            let (went, twin_went) = (step(&mut game, &mut feet), step(&mut twin, &mut twin_feet));
            prop_assert_eq!(went, twin_went);
            prop_assert_eq!(game.digest(), twin.digest(), "after {} choices in {:?}", n, game.step());
            prop_assert_eq!(game.decision(), twin.decision());
        }
        prop_assert_eq!(seen(&mut game), seen(&mut twin));
    }

    #[test]
    fn imagining_leaves_the_match_as_it_was(walk in walks(), length in 0..600_usize, dream in any::<u64>()) {
        let (mut game, mut feet) = somewhere(walk, length);
        let (mut twin, mut twin_feet) = somewhere(walk, length);
        let Some(seat) = game.decision().map(|d| d.seat) else { return Ok(()) };
        let before = seen(&mut game);
        {
            let known = view_of(&game.view(Some(seat)));
            let mut chance = TableRng::new(dream);
            let mut look = Look::new(&mut game, seat);
            let mut world = look.imagine(&mut chance);
            prop_assert_eq!(known, view_of(&world.view()));
            let mut here = Saved::default();
            world.mark(&mut here);
            for _ in 0..60 {
                let options = world.decision().map_or(1, |d| d.options.len() as u32);
                if !world.pick(chance.below(options) as usize) {
                    break;
                }
            }
            world.back(&here);
            world.let_other(&["pass"]);
        }
        prop_assert_eq!(before, seen(&mut game));
        wander(&mut game, &mut feet, 120);
        wander(&mut twin, &mut twin_feet, 120);
        prop_assert_eq!(seen(&mut game), seen(&mut twin));
        prop_assert_eq!(game.undoable(), twin.undoable());
    }
}

/// Everything of a view that could tell cards apart.
fn view_of(view: &View) -> String {
    let objects: &Vec<ObjectView> = &view.objects;
    format!(
        "{objects:?} {:?} {:?} {:?}",
        view.zones, view.queue, view.players
    )
}
