//! How a version of the greedy bot judges a game.

use super::EvaluatedGame;
use crate::table::{Choice, Decision, Game, Imagination, Seat};

/// How a version of the greedy bot judges a game: the parts of [`EvaluatedGame`] that decide its choices.
///
/// [`EvaluatedGame::FIRST`] is the one of `greedy-1`, which must play the same for ever. It begins equal to
/// [`Judgement::TODAY`]. Whoever changes a part of a game's judgement first copies the old part into a module `first` of
/// that game and names it in `FIRST`:
///
/// ```ignore
/// const FIRST: &'static Judgement<Self> = &Judgement { worth: first::worth, ..Judgement::TODAY };
/// ```
///
/// Whoever changes the steps of `GreedyBot` itself copies the old ones for `greedy-1` likewise. The test
/// `the_first_greedy_bot_never_changes` finds it if that was forgotten.
pub struct Judgement<G: Game> {
    /// [`EvaluatedGame::worth`].
    pub worth: fn(&G::View, Seat) -> i32,
    /// [`EvaluatedGame::idle`].
    pub idle: fn(&Decision, G::Step) -> Option<usize>,
    /// [`EvaluatedGame::rests`].
    pub rests: fn(&G::View, &mut Imagination<'_, G>) -> bool,
    /// [`EvaluatedGame::OTHERS`].
    pub others: &'static [G::Choices],
    /// [`EvaluatedGame::PARTS`].
    pub parts: &'static [G::Topics],
    /// [`EvaluatedGame::UNTRIED`].
    pub untried: &'static [G::Choices],
    /// [`EvaluatedGame::is_tried`].
    pub is_tried: fn(&G::View, &Choice) -> bool,
    /// [`EvaluatedGame::WORLDS`].
    pub worlds: u8,
    /// [`EvaluatedGame::RESERVE`].
    pub reserve: i32,
}

impl<G: EvaluatedGame> Judgement<G> {
    /// The judgement of today.
    pub const TODAY: Self = Self {
        worth: G::worth,
        idle: G::idle,
        rests: G::rests,
        others: G::OTHERS,
        parts: G::PARTS,
        untried: G::UNTRIED,
        is_tried: G::is_tried,
        worlds: G::WORLDS,
        reserve: G::RESERVE,
    };

    /// The options that are worth a try, with their places.
    pub(super) fn tried<'d>(
        &'d self,
        began: &'d G::View,
        decision: &'d Decision,
    ) -> impl Iterator<Item = (usize, &'d Choice)> {
        let options = decision.options.iter().enumerate();
        options.filter(|(_, option)| !option.is_any(self.untried) && (self.is_tried)(began, option))
    }
}
