//! Numbers that are divided among targets when they are chosen, and the effects that use the parts.

use super::{Amount, CarriesOut, Effect, FlowEntry, Language, Part, Parts, Scene, TargetSpec};
use crate::packs::Findings;

/// What a word of the game says happens. One that says `Share` happens to each of the targets with its own part.
pub(super) fn perform<L: Language, B: CarriesOut<L>>(
    board: &mut B,
    verb: &'static L::Verb,
    entry: &B::Entry,
) {
    let shared = entry.shared();
    if shared.is_empty() || !says_share(verb) {
        board.perform(verb, entry);
        return;
    }
    for entry in shared {
        board.perform(verb, &entry);
    }
}

/// Whether something says `Share`.
fn says_share<L: Language>(of: &impl Parts<L>) -> bool {
    let mut says = false;
    of.parts(&Scene::new(&[]), &mut |part, _| {
        says |= matches!(part, Part::Amount(Amount::Share));
    });
    says
}

/// Keeps what is wrong with the number that an ability divides. `divides` says whether a word of the game gives so much
/// to each of the targets with that number.
pub fn check<L: Language>(
    targets: &[TargetSpec<L>],
    effects: &[Effect<L>],
    divides: impl Fn(&L::Verb, u8) -> bool,
    found: &mut Findings,
) {
    let mut places = (0..).zip(targets).filter(|(_, spec)| spec.divide.is_some());
    let divided = places.next().map(|(n, _)| n);
    if places.next().is_some() {
        let help = "an ability divides one number: write two abilities";
        found.wrong("W022", "divide", "two numbers are divided", help);
    }
    let (mut used, mut misused) = (false, false);
    for effect in effects {
        effect.parts(&Scene::new(&[]), &mut |part, _| match part {
            Part::Effect(Effect::Do(verb)) if says_share(verb) => {
                let fits = divided.is_some_and(|n| divides(verb, n));
                (used, misused) = (used || fits, misused || !fits);
            }
            Part::Effect(Effect::Repeat(times, _)) => misused |= says_share(times),
            Part::Condition(condition) => misused |= says_share(condition),
            _ => {}
        });
    }
    if misused {
        let help = "`targets: [(count: UpTo(3), divide: 5)]` and `Damage(Share, Target(0))`; also for counters";
        found.wrong("W022", "Share", "there is no such part here", help);
    } else if divided.is_some() && !used {
        let help = "use the parts: `Damage(Share, Target(0))`";
        found.wrong(
            "W022",
            "divide",
            "nothing is done with what is divided",
            help,
        );
    }
}
