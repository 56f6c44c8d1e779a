//! Systems that a frame takes over from another one (M-194).

use super::state::{Entry, Salvage};
use crate::games::frames::board::Board;
use crate::games::frames::content::{ObjectSelector, SYSTEMS, System, Systems};
use crate::games::frames::{Choice, Topic};
use crate::table::Ref;

/// Its player chose that system.
pub fn gain(board: &mut Board<'_>, system: System) {
    if let Some(salvage) = board.game.abilities.salvages.pop() {
        board.gain_system(salvage.frame, system);
    }
}

impl Board<'_> {
    /// Frames that gain a system of other frames, standing or destroyed.
    pub(super) fn salvage_later(
        &mut self,
        others: &ObjectSelector,
        who: &ObjectSelector,
        entry: &Entry,
    ) {
        let mut systems = Systems::NONE;
        for other in self.who_was(others, entry) {
            let (now, printed) = (self.frame(other).systems, self.kind(other).systems);
            for system in SYSTEMS {
                let there = now.get(system).max(printed.get(system));
                let most = &mut systems.0[system.index()];
                *most = there.max(*most);
            }
        }
        let frames = self.who(who, entry).into_iter().rev();
        let all = frames.map(|frame| Salvage { frame, systems });
        self.game.abilities.salvages.extend(all);
    }

    /// Asks the owner which system it is; one alone goes without saying.
    pub(super) fn ask_salvage(&mut self, salvage: Salvage) {
        let Salvage { frame, systems } = salvage;
        let stands = self.frame(frame).stands();
        let fits = |&system: &System| systems.get(system) > 0 && self.can_carry(frame, system);
        let fitting = SYSTEMS.into_iter().filter(fits);
        let fitting: Vec<System> = fitting.filter(|_| stands).collect();
        match fitting[..] {
            [] => {
                self.game.abilities.salvages.pop();
            }
            [only] => gain(self, only),
            _ => {
                let mut offers = self.offers();
                for system in fitting {
                    offers.offer(Choice::Gain { frame, system });
                }
                let owner = self.frame(frame).owner;
                self.ask(owner, Topic::Gain, Ref::Object(frame), offers);
            }
        }
    }
}
