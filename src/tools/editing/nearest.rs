//! The position of a running match, or of the nearest moment before that a position can express.
//!
//! A position is the beginning of a step. It expresses a moment exactly if a match that starts from it asks the same
//! and extracts the same position again. Only that is accepted.

use super::editable::EditableGame;
use crate::table::{Busy, Decision, Extracted, Match};

/// The result of the search.
#[derive(Debug, Clone, PartialEq)]
pub struct NearestPosition<D> {
    /// The position.
    pub draft: D,
    /// Whether it is complete.
    pub whole: bool,
    /// The number of choices since that moment; 0 for the requested moment.
    pub back: usize,
    /// Why it is not the requested moment.
    pub why: Option<Busy>,
}

/// Finds the nearest position. The match does not change.
///
/// # Errors
/// Why there is none, now or before.
pub fn nearest<G: EditableGame>(
    game: &mut Match<G>,
    content: &'static G::Content,
) -> Result<NearestPosition<G::Draft>, Busy> {
    let now = G::extract(game);
    let why = match now {
        Ok(cut) if expresses::<G>(&cut.position, content, game.decision()) => {
            return Ok(NearestPosition {
                draft: cut.position,
                whole: cut.whole,
                back: 0,
                why: None,
            });
        }
        Ok(_) => Busy::Midway,
        Err(why) => why,
    };
    let replay = game.replay();
    let all = replay.journal.picks.len();
    let mut again = Match::<G>::new(game.setup().clone(), replay.header.seed);
    let mut moments: Vec<(usize, Extracted<G::Draft>, Option<Decision>)> = Vec::new();
    for at in 0..all {
        if again.follow(&replay.journal, at) < at {
            break;
        }
        if let Ok(cut) = G::extract(&mut again) {
            moments.push((at, cut, again.decision().cloned()));
        }
    }
    let fits = |(_, cut, open): &&(usize, Extracted<G::Draft>, Option<Decision>)| {
        expresses::<G>(&cut.position, content, open.as_ref())
    };
    let exact = moments.iter().rev().find(fits);
    // Without one, the last playable one is better than none.
    let sound = |(_, cut, _): &&(usize, Extracted<G::Draft>, Option<Decision>)| {
        G::problem(&cut.position, content).is_none()
    };
    let last = || moments.iter().rev().find(sound);
    let found = exact.or_else(last).ok_or(why)?;
    Ok(NearestPosition {
        draft: found.1.position.clone(),
        whole: found.1.whole && exact.is_some(),
        back: all - found.0,
        why: Some(why),
    })
}

/// A game that has just begun, as soon as its first turn is in a step that will do.
pub(crate) fn begun<G: EditableGame>(
    setup: G::Setup,
    will_do: impl Fn(G::Step) -> bool,
) -> Option<G::Draft> {
    const MOST: usize = 200;
    let mut game = Match::<G>::new(setup, 1);
    for _ in 0..MOST {
        let cut = G::extract(&mut game).ok().filter(|_| will_do(game.step()));
        if let Some(cut) = cut {
            return Some(cut.position);
        }
        // Where something must be answered the first answer keeps the hand.
        if !game.pick(0) {
            break;
        }
    }
    None
}

/// Whether a match that begins with the position asks that, and is in that position.
fn expresses<G: EditableGame>(
    draft: &G::Draft,
    content: &'static G::Content,
    open: Option<&Decision>,
) -> bool {
    if G::problem(draft, content).is_some() {
        return false;
    }
    let mut game = Match::<G>::new(G::deal_from(draft, content), 1);
    let asks = |d: &Decision| (d.seat, d.topic, d.options.len());
    game.decision().map(asks) == open.map(asks)
        && G::extract(&mut game).is_ok_and(|cut| cut.position == *draft)
}
