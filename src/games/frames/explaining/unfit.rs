//! Why a word that answers the open question does not fit it: what it names, or its number.

use crate::games::frames::board::Board;
use crate::games::frames::components::Role;
use crate::games::frames::content::SYSTEMS;
use crate::games::frames::ids::{Thing, thing};
use crate::games::frames::refusals as no;
use crate::table::{Choice, ObjectId, Ref, Refusal, Seat, refusals};

impl Board<'_> {
    /// The rule against a choice whose word answers the open question.
    pub(super) fn unfit(&self, seat: Seat, choice: Choice) -> &'static Refusal {
        match choice.verb {
            "activate" if !self.names_frame(choice) => &no::ONLY_FRAMES_ACT,
            "aim" => self.unfit_aim(choice),
            "rockets" => self.unfit_rockets(choice),
            "jettison" => self.unfit_jettison(choice),
            "defend" | "move" | "attack" | "spot" => self.unfit_die(choice),
            "to" | "stay" => self.unfit_move(choice),
            "use" if choice.amount != 0 => &no::ONLY_THE_MARKER,
            "terrain" | "segment" if self.plain(choice) => &no::NO_TERRAIN_COVERS,
            "segment" if choice.amount == 0 => &no::NO_TERRAIN_COVERS,
            "behind" if choice.amount == 0 => &no::NO_FRAME_COVERS,
            "abandon" if choice.amount == 0 => &no::NO_WAY_OFF,
            "lose" => self.unfit_loss(choice),
            "remove" if choice.amount == 0 => &no::OWN_FRAME_GOES,
            "rocket" if choice.amount == 0 => &no::ROCKET_ON_OWN,
            "deploy" | "place" => self.unfit_place(seat, choice),
            "initiative" => &no::ONLY_ROLLED,
            _ => stray(choice),
        }
    }

    fn names_frame(&self, choice: Choice) -> bool {
        matches!(choice.subject, Ref::Object(id) if self.is_frame(id))
    }

    /// Neither a thing nor a number is named.
    fn plain(&self, choice: Choice) -> bool {
        choice == Choice::new(choice.verb)
    }

    /// M-88, M-89: a hostile frame or cover that stands.
    fn unfit_aim(&self, choice: Choice) -> &'static Refusal {
        let Ref::Object(id) = choice.subject else {
            return &no::NO_SUCH_TARGET;
        };
        let here = match thing(id) {
            Thing::Frame(_) => self.is_frame(id),
            Thing::Segment(n) => n < self.game.segments,
            Thing::Company(_) | Thing::Station(_) => false,
        };
        let stands = self.standing().any(|(other, _)| other == id)
            || self.cover().any(|(other, _)| other == id);
        match (here, stands) {
            (false, _) => &no::NO_SUCH_TARGET,
            (true, false) => &no::TARGET_GONE,
            (true, true) => stray(Choice {
                subject: Ref::None,
                ..choice
            }),
        }
    }

    /// M-102, Q9: no more than the frame has left, and one at least where it has no other weapon of that range.
    fn unfit_rockets(&self, choice: Choice) -> &'static Refusal {
        let left = self.turn().map_or(0, |turn| self.frame(turn.frame).rockets);
        if (choice.subject, choice.target) != (Ref::None, Ref::None) {
            stray(choice)
        } else if choice.amount > i32::from(left) {
            &no::ROCKETS_SPENT
        } else if choice.amount == 0 {
            &no::ROCKET_NEEDED
        } else {
            &refusals::OUT_OF_RANGE
        }
    }

    fn unfit_jettison(&self, choice: Choice) -> &'static Refusal {
        let n = usize::try_from(choice.amount).unwrap_or(usize::MAX);
        if !self.rules().jettison {
            &no::NO_JETTISON
        } else if (choice.subject, choice.target) != (Ref::None, Ref::None) {
            stray(choice)
        } else if n < SYSTEMS.len() {
            &no::NO_SUCH_SYSTEM
        } else {
            &refusals::OUT_OF_RANGE
        }
    }

    /// M-90: a die of the roll, with what it shows, for what the action is about.
    fn unfit_die(&self, choice: Choice) -> &'static Refusal {
        let Some(turn) = self.turn() else {
            return stray(choice);
        };
        let die = match choice.subject {
            Ref::Entry(n) => turn.dice.get(usize::from(n)),
            _ => None,
        };
        let aim = turn.aim.map(|aim| Ref::Object(aim.target));
        match (choice.verb, die) {
            (_, None) => &no::NO_SUCH_DIE,
            ("attack", _) if aim.is_none() => &no::NOTHING_DESIGNATED,
            ("attack", _) if Some(choice.target) != aim => &no::NOT_DESIGNATED,
            ("spot", _) if !matches!(choice.target, Ref::Object(id) if self.is_frame(id)) => {
                &no::CANNOT_SPOT
            }
            (_, Some(die)) if i32::from(die.value) != choice.amount => &no::NO_SUCH_DIE,
            ("defend" | "move", _) => stray(Choice {
                subject: Ref::None,
                amount: 0,
                ..choice
            }),
            _ => stray(choice),
        }
    }

    /// M-97: only the frame in its turn moves, to a point; M-127: who stays names no station.
    fn unfit_move(&self, choice: Choice) -> &'static Refusal {
        let mover = self.turn().map(|turn| Ref::Object(turn.frame));
        match choice.verb {
            "to" if Some(choice.subject) != mover => &no::OTHER_FRAME_MOVES,
            "to" if !matches!(choice.target, Ref::Point(..)) => &no::TO_A_POINT,
            _ => stray(Choice {
                subject: if Some(choice.subject) == mover {
                    Ref::None
                } else {
                    choice.subject
                },
                ..choice
            }),
        }
    }

    /// M-122, M-123: something that the damaged frame has, systems first.
    fn unfit_loss(&self, choice: Choice) -> &'static Refusal {
        let damaged = self.game.loss.map(|loss| loss.frame);
        if choice.subject != Ref::None && choice.subject != damaged.map_or(Ref::None, Ref::Object) {
            return &no::OTHER_FRAME_DAMAGED;
        }
        match usize::try_from(choice.amount) {
            Ok(n) if n < SYSTEMS.len() => &no::NO_SUCH_SYSTEM,
            Ok(n) if n == SYSTEMS.len() => &no::SYSTEMS_FIRST,
            _ => &refusals::OUT_OF_RANGE,
        }
    }

    fn unfit_place(&self, seat: Seat, choice: Choice) -> &'static Refusal {
        match choice.subject {
            Ref::Object(id) if self.game.placing == Some(id) && choice.verb == "place" => {
                &no::PLACE_AT_A_POINT
            }
            Ref::Object(id) => self.placing_rule(seat, id),
            _ => &refusals::NO_SUCH_THING,
        }
    }

    /// The rule that says when a thing is placed: M-78 and M-80 to M-85.
    pub(super) fn placing_rule(&self, seat: Seat, id: ObjectId) -> &'static Refusal {
        let owner = match thing(id) {
            Thing::Frame(_) if self.is_frame(id) => Some(self.frame(id).owner),
            Thing::Station(n) if n < self.game.stations => self.station_at(n).brought,
            _ => return &refusals::NO_SUCH_THING,
        };
        let Some(owner) = owner.filter(|owner| *owner == seat) else {
            return &no::PLACES_OWN;
        };
        match (self.is_frame(id), self.company(owner).role) {
            (true, Role::Defender) => &no::DEFENDER_FRAMES_TIME,
            (true, _) => &no::ATTACKER_FRAMES_TIME,
            (false, Role::Defender) => &no::DEFENDER_STATIONS_TIME,
            (false, _) => &no::ATTACKER_STATIONS_TIME,
        }
    }
}

/// A choice that names a thing, a point or a number where its word takes none.
fn stray(choice: Choice) -> &'static Refusal {
    let named = [choice.subject, choice.target];
    if named.iter().any(|r| matches!(r, Ref::Point(..))) {
        &refusals::NO_REGION
    } else if named.iter().any(|r| *r != Ref::None) {
        &refusals::NO_SUCH_THING
    } else if choice.amount != 0 {
        &refusals::OUT_OF_RANGE
    } else {
        &refusals::ANSWER_FIRST
    }
}
