//! What happens before the hits of an attack are counted (M-179), while dice lie on the table (M-191, M-192), and at which
//! range an attack is (M-180).

use super::TriggerEvent;
use crate::games::frames::Step;
use crate::games::frames::board::Board;
use crate::games::frames::match_state::{Cover, Range, Stage, Strike};
use crate::table::ObjectId;

impl Board<'_> {
    /// Whether abilities happen now, in the middle of the running attack: before its hits, or while dice lie on the table.
    pub(super) fn in_attack(&self) -> bool {
        let strike = self.game.strike.as_ref();
        let reacts = |strike: &Strike| matches!(strike.stage, Stage::React | Stage::Rolled);
        strike.is_some_and(|strike| reacts(strike) || self.step == Step::Roll)
    }

    /// M-179: what waits for this attack happens next; what waited before goes on waiting.
    pub fn trigger_reactions(&mut self, strike: &Strike) {
        if !self.game.abilities.any || !self.is_frame(strike.target) {
            self.stage(Stage::Spot);
            return;
        }
        self.stage(Stage::React);
        self.game.abilities.park();
        self.happened(TriggerEvent::BeforeHits {
            attacker: strike.by,
            target: strike.target,
            value: strike.value,
        });
    }

    /// M-179: an attack is over whose attacker or target no longer stands.
    pub fn end_reactions(&mut self, strike: &Strike) {
        let goes_on = self.attack_goes_on(strike);
        self.stage(if goes_on { Stage::Spot } else { Stage::Done });
    }

    /// Whether the attacker and the target still stand.
    fn attack_goes_on(&self, strike: &Strike) -> bool {
        let stands = |id: ObjectId| !self.is_frame(id) || self.frame(id).stands();
        stands(strike.by) && stands(strike.target)
    }

    /// M-191: a frame has rolled its dice, also in the middle of an attack on it.
    pub fn pool_is_rolled(&mut self, frame: ObjectId) {
        if self.game.strike.is_some() {
            self.game.abilities.park();
        }
        self.happened(TriggerEvent::Rolls(frame));
    }

    /// M-191: an attack is over whose attacker or target was gone when the target had rolled.
    pub(super) fn end_roll(&mut self) {
        let strike = self.game.strike.as_ref();
        if self.step == Step::Roll && strike.is_some_and(|strike| !self.attack_goes_on(strike)) {
            self.game.strike = None;
        }
    }

    /// M-192: what waits for damage dice happens before they are read.
    pub fn damage_is_rolled(&mut self, strike: &Strike, dice: usize) {
        if !self.game.abilities.any {
            self.stage(Stage::Read);
            return;
        }
        self.stage(Stage::Rolled);
        self.game.abilities.park();
        self.happened(TriggerEvent::RollsDamage {
            attacker: strike.by,
            target: Some(strike.target).filter(|target| self.is_frame(*target)),
            dice: u8::try_from(dice).unwrap_or(u8::MAX),
        });
    }

    /// M-192: the dice are read, for the cover that is left.
    pub fn read_dice(&mut self, strike: &Strike) {
        let covers = match strike.cover {
            Cover::Frame(frame) => self.frame(frame).stands(),
            Cover::Open | Cover::Terrain(_) => true,
        };
        if let Some(strike) = &mut self.game.strike {
            strike.dice.sort_unstable();
        }
        if !self.attack_goes_on(strike) {
            self.stage(Stage::Done);
        } else if covers {
            self.stage(Stage::Read);
        } else {
            self.uncovered();
        }
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
