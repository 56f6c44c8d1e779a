//! Plays the match of a guide with a player who does what it says, to see which lines appear.

use std::collections::BTreeSet;

use ron2::Spanned;

use super::file::{Line, Pointer, Until};
use super::progress::is_named;
use super::tour::{GuidedGame, Tour};
use crate::bots::roster::{BotName, Roster};
use crate::table::{Choice, Decision, Look, TableRng};

/// A match that has not ended after so many choices is given up.
const MOST: usize = 20_000;

/// What happened in a trial.
#[derive(Debug, Default)]
pub struct Trial {
    /// The lines that appeared, in the order in which they did.
    pub shown: Vec<usize>,
    /// Each question to the player, with the lines that were shown at it and the choice that was made.
    pub moments: Vec<(Vec<usize>, String)>,
}

/// Plays the match until no line can come any more, with a player who does what the guide says. What `automatic` answers
/// nobody is asked.
pub fn play<G: GuidedGame>(
    tour: &mut Tour<G>,
    bots: &[Option<BotName>],
    automatic: impl Fn(&G::View, &Decision) -> Option<Choice>,
) -> Trial {
    let seed = tour.guide().seed;
    let player = |(at, bot): (u64, &Option<BotName>)| {
        G::bot(
            bot.unwrap_or(BotName::Greedy),
            TableRng::derive(seed, at + 1),
        )
    };
    let mut all: Vec<_> = (0..).zip(bots).map(player).collect();
    let mut moments = Vec::new();
    for _ in 0..MOST {
        let Some(open) = tour.game().decision().cloned() else {
            break;
        };
        let seat = open.seat;
        let person = bots.get(seat.index()).is_some_and(Option::is_none);
        let settled = person
            .then(|| automatic(&tour.game().view(Some(seat)), &open))
            .flatten();
        if let Some(choice) = settled {
            tour.choose(seat, choice, false);
            continue;
        }
        let (lines, obeyed) = if person {
            read(tour, &open)
        } else {
            (Vec::new(), Vec::new())
        };
        if person && lines.is_empty() && tour.is_over() {
            break;
        }
        let picked = all.get_mut(seat.index()).and_then(|bot| {
            let at = bot.choose(&mut Look::new(tour.game(), seat));
            open.options.get(at).copied()
        });
        // The guide says what, and the bot which of it.
        let choice = match &obeyed[..] {
            [] => picked,
            [first, ..] => picked.filter(|pick| obeyed.contains(pick)).or(Some(*first)),
        };
        let Some(choice) = choice else { break };
        if person {
            moments.push((lines, tour.told(&choice)));
        }
        if !tour.choose(seat, choice, true) {
            break;
        }
    }
    let all = moments.iter().flat_map(|(lines, _)| lines).copied();
    let mut known = BTreeSet::new();
    let shown = all.filter(|line| known.insert(*line)).collect();
    Trial { shown, moments }
}

/// The answer of the usual settings.
pub(super) fn usual_answer<G: GuidedGame>(view: &G::View, open: &Decision) -> Option<Choice> {
    (G::AUTOMATIC_ANSWER)(view, open.seat, open, &G::usual())
}

/// Reads every line of the moment. Returns them, and the choices that the last one asks for.
fn read<G: GuidedGame>(tour: &mut Tour<G>, open: &Decision) -> (Vec<usize>, Vec<Choice>) {
    let guide = tour.guide().clone();
    let mut shown = Vec::new();
    while let Some(at) = tour.current() {
        shown.push(at);
        let Some(line) = guide.lines.get(at).map(|line| &line.value) else {
            break;
        };
        match &line.until {
            Until::Read => tour.close(at),
            Until::Event(_) => break,
            Until::Choice(verbs) => return (shown, obeying(tour, open, line, verbs)),
        }
    }
    (shown, Vec::new())
}

/// The options that do what a line says: those with the things that it names, if there are any.
fn obeying<G: GuidedGame>(
    tour: &mut Tour<G>,
    open: &Decision,
    line: &Line,
    verbs: &[Spanned<String>],
) -> Vec<Choice> {
    let said = |c: &&Choice| verbs.iter().any(|verb| verb.value == c.verb);
    let options: Vec<Choice> = open.options.iter().filter(said).copied().collect();
    let mut named = options.clone();
    named.retain(|choice| {
        let things = tour.thing_of(choice);
        let is = |id: &str| things.iter().any(|thing| is_named(thing, id));
        match &line.at {
            Pointer::Card(id) => is(&id.value),
            Pointer::Nothing | Pointer::Button(_) | Pointer::Offered(_) | Pointer::Area(_) => {
                line.when.cards.iter().any(|id| is(&id.value))
            }
        }
    });
    if named.is_empty() { options } else { named }
}
