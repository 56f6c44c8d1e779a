//! Plays the match of a guide with a player who does what it says, to see which lines appear.

use std::collections::BTreeSet;

use super::file::{Pointer, Until};
use super::progress::is_named;
use super::tour::{GuidedGame, Tour};
use crate::bots::roster::{BotName, Roster};
use crate::table::{Choice, Decision, Look, Seat, TableRng};

/// A match that has not ended after so many choices is given up.
const MOST: usize = 20_000;

/// What happened in a trial.
#[derive(Debug, Default)]
pub(super) struct Trial {
    /// The lines that appeared, in the order in which they did.
    pub shown: Vec<usize>,
    /// Each question to the player, with the choice that was made.
    pub moments: Vec<String>,
}

/// Plays the match until no line can come any more.
pub(super) fn play<G: GuidedGame>(tour: &mut Tour<G>, bots: &[Option<BotName>]) -> Trial {
    let seed = tour.guide().seed;
    let player = |(at, bot): (u64, &Option<BotName>)| {
        G::bot(
            bot.unwrap_or(BotName::Greedy),
            TableRng::derive(seed, at + 1),
        )
    };
    let mut all: Vec<_> = (0..).zip(bots).map(player).collect();
    let (mut shown, mut moments) = (Vec::new(), Vec::new());
    for _ in 0..MOST {
        let Some(open) = tour.game().decision().cloned() else {
            break;
        };
        let seat = open.seat;
        let person = bots.get(seat.index()).is_some_and(Option::is_none);
        let settled = person.then(|| settled(tour, &open)).flatten();
        if let Some(choice) = settled {
            tour.choose(seat, choice, false);
            continue;
        }
        let obeyed = if person {
            read(tour, &open, &mut shown)
        } else {
            None
        };
        if person && tour.is_over() {
            break;
        }
        let choice = obeyed.or_else(|| {
            let bot = all.get_mut(seat.index())?;
            let at = bot.choose(&mut Look::new(tour.game(), seat));
            open.options.get(at).copied()
        });
        let Some(choice) = choice else { break };
        if person {
            moments.push(tour.told(&choice));
        }
        if !tour.choose(seat, choice, true) {
            break;
        }
    }
    let mut known = BTreeSet::new();
    shown.retain(|line| known.insert(*line));
    Trial { shown, moments }
}

/// The answer of the usual settings.
fn settled<G: GuidedGame>(tour: &mut Tour<G>, open: &Decision) -> Option<Choice> {
    let seat: Seat = open.seat;
    let view = tour.game().view(Some(seat));
    G::settle(&view, seat, open, &G::usual())
}

/// Reads every line of the moment. Returns the choice that the last one asks for.
fn read<G: GuidedGame>(
    tour: &mut Tour<G>,
    open: &Decision,
    shown: &mut Vec<usize>,
) -> Option<Choice> {
    let guide = tour.guide().clone();
    while let Some(at) = tour.current() {
        shown.push(at);
        let line = &guide.lines.get(at)?.value;
        match &line.until {
            Until::Read => tour.close(at),
            Until::Event(_) => return None,
            Until::Choice(verbs) => {
                let said = |c: &&Choice| verbs.iter().any(|verb| verb.value == c.verb);
                let options: Vec<Choice> = open.options.iter().filter(said).copied().collect();
                let meant = |choice: &&Choice| {
                    let things = tour.thing_of(choice);
                    let named = |id: &str| things.iter().any(|thing| is_named(thing, id));
                    match &line.at {
                        Pointer::Card(id) => named(&id.value),
                        _ => line.when.cards.iter().any(|id| named(&id.value)),
                    }
                };
                return options.iter().find(meant).or(options.first()).copied();
            }
        }
    }
    None
}
