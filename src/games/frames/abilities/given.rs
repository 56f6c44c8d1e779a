//! What frames have as long as abilities hold (M-170).

use serde::Serialize;

use super::state::Entry;
use crate::cards::language::Values;
use crate::games::frames::board::Board;
use crate::games::frames::content::{Ability, Gain};
use crate::games::frames::ids::company_id;
use crate::games::frames::limits;
use crate::games::frames::match_state::COLOURS;
use crate::games::frames::pools::Use;
use crate::table::ObjectId;

/// What a frame has of all abilities together.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Given {
    /// Added to its defense.
    pub defense: i8,
    /// Added to the die of its movement.
    pub movement: i8,
    /// Added to the die of its attack.
    pub attack: i8,
    /// Added to the die of its spotting.
    pub spotting: i8,
    /// Dice of each colour more in its rolls.
    pub dice: [i8; COLOURS.len()],
    /// The distance from which it can be designated, in units.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aimed_within: Option<u8>,
}

impl Given {
    /// What is added to a die that is assigned to an action. Defense counts beside the die.
    #[must_use]
    pub const fn bonus(&self, action: Use) -> i8 {
        match action {
            Use::Defend => 0,
            Use::Move => self.movement,
            Use::Attack => self.attack,
            Use::Spot => self.spotting,
        }
    }

    fn add(&mut self, gain: &Gain, times: i32) {
        let (to, n) = match gain {
            Gain::Defense(n) => (&mut self.defense, n),
            Gain::Movement(n) => (&mut self.movement, n),
            Gain::Attack(n) => (&mut self.attack, n),
            Gain::Spotting(n) => (&mut self.spotting, n),
            Gain::Dice(n, colour) => (&mut self.dice[*colour as usize], n),
            Gain::AimedWithin(units) => {
                let least = self.aimed_within.map_or(*units, |now| now.min(*units));
                self.aimed_within = (times > 0).then_some(least).or(self.aimed_within);
                return;
            }
        };
        let most = i32::from(limits::EFFECT);
        let sum = i32::from(*to) + i32::from(*n) * times;
        *to = sum.clamp(-most, most) as i8;
    }
}

impl Board<'_> {
    /// What a standing frame has of all abilities that hold.
    #[must_use]
    pub fn given(&self, id: ObjectId) -> Given {
        let mut given = Given::default();
        if !self.game.abilities.any {
            return given;
        }
        let range = self.attack_range();
        let companies = self.seats().filter(|seat| !self.company(*seat).conceded);
        let companies = companies.map(|seat| (company_id(seat), seat));
        let frames = self.standing().map(|(frame, f)| (frame, f.owner));
        for (source, seat) in companies.chain(frames) {
            for (n, ability) in self.abilities_of(source) {
                let Ability::Continuous {
                    who,
                    only_if,
                    gives,
                    per,
                } = ability
                else {
                    continue;
                };
                let entry = Entry {
                    range,
                    ..Entry::of(source, n, seat)
                };
                let meant = match who {
                    None => id == source,
                    Some(who) => self.matches(who, seat, &entry, id),
                };
                if meant && only_if.as_ref().is_none_or(|c| self.holds(c, &entry)) {
                    // M-182.
                    let most = i32::from(limits::EFFECT);
                    let times = |n| self.amount(n, &entry).clamp(0, most);
                    let times = per.as_ref().map_or(1, times);
                    gives.iter().for_each(|gain| given.add(gain, times));
                }
            }
        }
        given
    }
}
