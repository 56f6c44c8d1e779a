//! What happens before the hits of an attack are counted (M-179), and at which range an attack is (M-180).

use super::TriggerEvent;
use crate::games::frames::board::Board;
use crate::games::frames::match_state::{Range, Stage, Strike};

impl Board<'_> {
    /// Whether abilities happen now, before the hits of the running attack.
    pub(super) fn before_hits(&self) -> bool {
        let strike = self.game.strike.as_ref();
        strike.is_some_and(|strike| strike.stage == Stage::React)
    }

    /// M-179: what waits for this attack happens next; what waited before goes on waiting.
    pub fn trigger_reactions(&mut self, strike: &Strike) {
        if !self.game.abilities.any || !self.is_frame(strike.target) {
            self.stage(Stage::Spot);
            return;
        }
        self.stage(Stage::React);
        self.game.abilities.parked = std::mem::take(&mut self.game.abilities.queue);
        self.happened(TriggerEvent::BeforeHits {
            attacker: strike.by,
            target: strike.target,
            value: strike.value,
        });
    }

    /// M-179: an attack is over whose attacker or target no longer stands.
    pub fn end_reactions(&mut self, strike: &Strike) {
        let stand = [strike.by, strike.target].map(|id| self.frame(id).stands());
        let next = if stand == [true, true] {
            Stage::Spot
        } else {
            Stage::Done
        };
        self.stage(next);
    }

    /// The range of the running attack.
    pub(super) fn strike_range(&self) -> Option<Range> {
        self.game.strike.as_ref().map(|strike| strike.range)
    }

    /// M-180: the same, or the one that the frame in its turn has designated.
    pub(super) fn attack_range(&self) -> Option<Range> {
        let aim = || Some(self.turn()?.aim?.range);
        self.strike_range().or_else(aim)
    }
}
