//! What tests of turn tables share.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use bevy::prelude::*;

use crate::table::{Decision, Event, Game, Match, MatchData, Ref, Rules, TableRng, enter_step};

/// Looks at every question of a match in which chance makes so many choices.
pub fn at_every_question<G: Game>(
    game: &mut Match<G>,
    choices: usize,
    mut look: impl FnMut(&mut Match<G>, &Decision),
) {
    let mut chance = TableRng::new(7);
    for _ in 0..choices {
        let Some(open) = game.decision().cloned() else {
            break;
        };
        look(game, &open);
        game.pick(chance.below(open.options.len() as u32) as usize);
    }
}

/// Demands that nothing is refused that is offered. Returns at how many of the questions about `topic` something
/// was refused that answers it.
pub fn nothing_offered_is_refused<G: Game>(
    game: &mut Match<G>,
    choices: usize,
    topic: &str,
) -> usize {
    let mut explained = 0;
    at_every_question(game, choices, |game, open| {
        let refused = game.why_not(open.seat);
        let offered = refused.iter().find(|no| open.options.contains(&no.choice));
        assert_eq!(offered, None, "{}", open.topic);
        let answers = |verb| open.options.iter().any(|option| option.verb == verb);
        let about = open.topic == topic && refused.iter().any(|no| answers(no.choice.verb));
        explained += usize::from(about);
    });
    explained
}

/// Demands that an event reveals what was hidden, as far as `was_hidden` says, and nothing else. Returns how often
/// something was open and hidden.
pub fn revealed_as_hidden<G: Game>(
    game: &Match<G>,
    was_hidden: impl Fn(&Event) -> Option<bool>,
) -> [usize; 2] {
    let mut counts = [0; 2];
    for event in game.events(0) {
        if let Some(hidden) = was_hidden(event) {
            counts[usize::from(hidden)] += 1;
            assert_eq!(G::reveals(event), hidden);
        }
    }
    counts
}

/// The steps of a match in which chance makes so many choices, by their indices, from here on.
pub fn steps_played<G: Game>(game: &mut Match<G>, choices: usize) -> Vec<usize> {
    at_every_question(game, choices, |_, _| {});
    let steps = game.events(0).iter().filter(|event| event.verb == "step");
    steps
        .inspect(|event| assert_eq!(event.subject, Ref::None))
        .map(|event| event.amount as usize)
        .collect()
}

/// Demands that systems in `OnEnter` and `OnExit` of `step` run each time, and that the match stays the same.
pub fn systems_of_a_step_run<R: Rules>(mut usual: Match<R>, step: R::Step, choices: usize) {
    let runs = [const { AtomicUsize::new(0) }; 2].map(Arc::new);
    let count = |at: usize| {
        let runs = Arc::clone(&runs[at]);
        move || {
            runs.fetch_add(1, Ordering::Relaxed);
        }
    };
    let (setup, seed) = (usual.setup().clone(), usual.seed());
    let mut extended = Match::<R>::with_plugin(setup, seed, |app| {
        app.add_systems(OnEnter(step), count(0).after(enter_step::<R>));
        app.add_systems(OnExit(step), count(1));
    });
    let steps = steps_played(&mut usual, choices);
    assert_eq!(steps_played(&mut extended, choices), steps);
    assert_eq!(extended.digest(), usual.digest());
    let entered = steps
        .iter()
        .filter(|n| R::TURN.at(**n).step == step)
        .count();
    let runs = runs.map(|runs| runs.load(Ordering::Relaxed));
    assert_eq!(runs[0], entered);
    assert!(entered > 1 && entered - runs[1] <= 1, "{runs:?}");
}

/// Plays a match in which `step` comes right before `before`, and returns the steps played.
pub fn steps_moved<R: Rules>(
    mut game: Match<R>,
    step: R::Step,
    before: R::Step,
    choices: usize,
) -> Vec<usize> {
    let mut data = game.world_mut().resource_mut::<MatchData<R>>();
    data.turn_table = Box::leak(Box::new(R::TURN.moved(step, before)));
    steps_played(&mut game, choices)
}

/// Demands that every step played leads where the table says, or `anywhere` leads.
pub fn follow_the_table<R: Rules>(steps: &[usize], anywhere: Option<R::Step>) {
    for pair in steps.windows(2) {
        let [from, to] = [pair[0], pair[1]].map(|n| R::TURN.at(n).step);
        let leads = R::TURN.leads(from, to) || Some(to) == anywhere;
        assert!(leads, "{from:?} to {to:?}");
    }
}

/// Whether `first` is directly followed by `second` somewhere.
pub fn follows(steps: &[usize], first: usize, second: usize) -> bool {
    steps.windows(2).any(|pair| pair == [first, second])
}
