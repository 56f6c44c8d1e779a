//! The window that a bot may look through: its seat's view, and the result of a choice in a possible world.

use super::event::{Recording, fold};
use super::{
    Board, Decision, Event, Game, Match, Outcome, Rules, Saved, Seat, TableRng, ask_board,
};

/// A seat's window on a match. Nothing hidden from the seat can be reached through it.
pub struct Look<'m, G: Game> {
    game: &'m mut Match<G>,
    seat: Seat,
}

impl<'m, G: Game> Look<'m, G> {
    /// The window of `seat`.
    pub const fn new(game: &'m mut Match<G>, seat: Seat) -> Self {
        Self { game, seat }
    }

    /// The seat of this window.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The seat's open decision.
    #[must_use]
    pub fn decision(&self) -> &Decision {
        self.game.open_decision()
    }

    /// The seats at this table.
    #[must_use]
    pub fn seats(&self) -> u8 {
        G::seats(self.game.setup())
    }

    /// The view of the seat.
    pub fn view(&mut self) -> G::View {
        self.game.view(Some(self.seat))
    }

    /// Opens a possible world: all that the seat cannot see is dealt again from `chance`. When it is dropped, the
    /// match is exactly as it was.
    pub fn imagine(&mut self, chance: &mut TableRng) -> Imagination<'_, G> {
        let mut truth = Saved::default();
        self.game.snapshot(&mut truth);
        let recorded = self.game.record_events(Recording::Off);
        let mut world = Imagination {
            game: self.game,
            seat: self.seat,
            truth,
            recorded,
        };
        world.deal_again(chance);
        world
    }
}

/// A possible world to try choices in. It shows only what its seat could see there.
pub struct Imagination<'i, G: Game> {
    game: &'i mut Match<G>,
    seat: Seat,
    truth: Saved<G>,
    /// What happens to the events of the match itself.
    recorded: Recording,
}

impl<G: Game> Imagination<'_, G> {
    /// Goes back to the truth and turns it into another possible world.
    pub fn deal_again(&mut self, chance: &mut TableRng) {
        self.game.restore(&self.truth);
        let seed = u64::from(chance.below(u32::MAX)) << 32 | u64::from(chance.below(u32::MAX));
        self.game.scramble(Some(self.seat), TableRng::new(seed));
    }

    /// The seats at this table.
    #[must_use]
    pub fn seats(&self) -> u8 {
        G::seats(self.game.setup())
    }

    /// The open decision of whoever is asked in this world.
    #[must_use]
    pub fn question(&self) -> Option<&Decision> {
        self.game.decision()
    }

    /// The view of any seat in this world. What it shows was dealt from the chance of the one who imagines, not seen.
    pub fn view_of(&mut self, seat: Seat) -> G::View {
        self.game.view(Some(seat))
    }

    /// The asked seat picks an option; `seen` takes in what each seat sees of it. `false` if there is no such option.
    pub fn pick_seen(&mut self, at: usize, seen: &mut [u64]) -> bool {
        self.watch_pick(at, seen, |_| {})
    }

    /// The same. Returns what the seat of this world sees of it.
    pub fn pick_told(&mut self, at: usize, seen: &mut [u64]) -> Vec<Event> {
        let (seat, mut told) = (self.seat, Vec::new());
        self.watch_pick(at, seen, |event| told.push(event.seen_by(Some(seat))));
        told
    }

    fn watch_pick(&mut self, at: usize, seen: &mut [u64], mut told: impl FnMut(&Event)) -> bool {
        self.game.record_events(Recording::Events);
        let from = self.game.events_kept();
        let picked = self.game.pick(at);
        for event in self.game.events(from) {
            for (seat, digest) in (0..).map(Seat).zip(seen.iter_mut()) {
                *digest = fold(*digest, &event.seen_by(Some(seat)));
            }
            told(event);
        }
        self.game.record_events(Recording::Off);
        picked
    }

    /// Marks this point for a later return.
    pub fn mark(&mut self, into: &mut Saved<G>) {
        self.game.snapshot(into);
    }

    /// Goes back to a marked point.
    pub fn back(&mut self, to: &Saved<G>) {
        self.game.restore(to);
    }

    /// The asked seat picks an option. `false` if there is no such option.
    pub fn pick(&mut self, at: usize) -> bool {
        self.game.pick(at)
    }

    /// The open decision, if it is the seat's own.
    #[must_use]
    pub fn decision(&self) -> Option<&Decision> {
        self.game.decision().filter(|d| d.seat == self.seat)
    }

    /// The step the imagined match is in.
    #[must_use]
    pub fn step(&self) -> G::Step {
        self.game.step()
    }

    /// The asked seat does the least possible: the option with one of `words`, else its first option.
    pub fn let_other(&mut self, words: &[G::Choices]) {
        let at = self.game.decision().map_or(0, |d| {
            let least = d.options.iter().position(|o| o.is_any(words));
            least.unwrap_or(0)
        });
        self.game.pick(at);
    }

    /// The view of the seat in this world.
    pub fn view(&mut self) -> G::View {
        self.game.view(Some(self.seat))
    }

    /// The outcome in the possible world.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }
}

impl<R: Rules> Imagination<'_, R> {
    /// A few facts without a whole view. `glance` lies beside the view of the game and reads nothing that the view of
    /// whoever is asked in this world does not show.
    pub fn glance<T: 'static>(
        &mut self,
        glance: for<'a, 'b> fn(&'a mut Board<'b, R>, ()) -> T,
    ) -> T {
        ask_board(self.game, glance, ())
    }
}

impl<G: Game> Drop for Imagination<'_, G> {
    fn drop(&mut self) {
        self.game.restore(&self.truth);
        self.game.record_events(self.recorded);
    }
}
