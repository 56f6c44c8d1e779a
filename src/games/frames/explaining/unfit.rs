//! Why a word that answers the open question does not fit it: what it names, or its number.

use crate::games::frames::ChoiceWord;
use crate::games::frames::board::Board;
use crate::games::frames::components::Role;
use crate::games::frames::content::{BUILT_IN, SYSTEMS};
use crate::games::frames::ids::{Thing, thing};
use crate::games::frames::refusals as no;
use crate::games::frames::slots::LostPart;
use crate::table::{Choice, ObjectId, Ref, Refusal, Seat, Slot, refusals};

impl Board<'_> {
    /// The rule against a choice whose word answers the open question.
    pub(super) fn unfit(&self, seat: Seat, word: ChoiceWord, choice: Choice) -> &'static Refusal {
        let numberless = choice.amount == 0;
        match word {
            ChoiceWord::Activate if !self.names_frame(choice) => &no::ONLY_FRAMES_ACT,
            ChoiceWord::Aim => self.unfit_aim(choice),
            ChoiceWord::Rockets => self.unfit_rockets(choice),
            ChoiceWord::Jettison => self.unfit_jettison(choice),
            ChoiceWord::Defend | ChoiceWord::Move | ChoiceWord::Attack | ChoiceWord::Spot => {
                self.unfit_die(word, choice)
            }
            ChoiceWord::To | ChoiceWord::Stay => self.unfit_move(word, choice),
            ChoiceWord::Use if !numberless => &no::ONLY_THE_MARKER,
            ChoiceWord::Terrain | ChoiceWord::Segment if self.plain(choice) => {
                &no::NO_TERRAIN_COVERS
            }
            ChoiceWord::Segment if numberless => &no::NO_TERRAIN_COVERS,
            ChoiceWord::Behind if numberless => &no::NO_FRAME_COVERS,
            ChoiceWord::Abandon if numberless => &no::NO_WAY_OFF,
            ChoiceWord::Lose => self.unfit_loss(choice),
            ChoiceWord::Remove if numberless => &no::OWN_FRAME_GOES,
            ChoiceWord::Rocket if numberless => &no::ROCKET_ON_OWN,
            ChoiceWord::Deploy | ChoiceWord::Place => self.unfit_place(seat, word, choice),
            ChoiceWord::Initiative => &no::ONLY_ROLLED,
            ChoiceWord::Ability => &no::NO_SUCH_ABILITY,
            ChoiceWord::Take => &no::NOT_MEANT,
            ChoiceWord::Way => &refusals::OUT_OF_RANGE,
            ChoiceWord::Repair => &no::NOTHING_LOST,
            ChoiceWord::Reroll => &no::NOT_REROLLED,
            ChoiceWord::Gain => &no::NOT_SALVAGED,
            ChoiceWord::Yes | ChoiceWord::No | ChoiceWord::Done => stray(Choice {
                subject: Ref::None,
                ..choice
            }),
            ChoiceWord::Activate
            | ChoiceWord::Use
            | ChoiceWord::Terrain
            | ChoiceWord::Segment
            | ChoiceWord::Behind
            | ChoiceWord::Abandon
            | ChoiceWord::Remove
            | ChoiceWord::Rocket
            | ChoiceWord::Agree
            | ChoiceWord::Veto
            | ChoiceWord::Add
            | ChoiceWord::Defer
            | ChoiceWord::Pass
            | ChoiceWord::None
            | ChoiceWord::End
            | ChoiceWord::Keep
            | ChoiceWord::Count
            | ChoiceWord::Concede => stray(choice),
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
        let system = SYSTEMS.get(n).copied();
        let known = system.is_some_and(|system| {
            BUILT_IN.contains(&system) || self.content().own_system(system).is_some()
        });
        if !self.rules().jettison {
            &no::NO_JETTISON
        } else if (choice.subject, choice.target) != (Ref::None, Ref::None) {
            stray(choice)
        } else if known {
            &no::NO_SUCH_SYSTEM
        } else {
            &refusals::OUT_OF_RANGE
        }
    }

    /// M-90: a die of the roll, with what it shows, for what the action is about.
    fn unfit_die(&self, word: ChoiceWord, choice: Choice) -> &'static Refusal {
        let Some(turn) = self.turn() else {
            return stray(choice);
        };
        let die = match choice.subject {
            Ref::Entry(n) => turn.dice.get(usize::from(n)),
            _ => None,
        };
        let aim = turn.aim.map(|aim| Ref::Object(aim.target));
        match (word, die) {
            (_, None) => &no::NO_SUCH_DIE,
            (ChoiceWord::Attack, _) if Some(choice.target) != aim => &no::NOT_DESIGNATED,
            (_, Some(die)) if i32::from(die.value) != choice.amount => &no::NO_SUCH_DIE,
            (ChoiceWord::Defend | ChoiceWord::Move, _) => stray(Choice {
                subject: Ref::None,
                amount: 0,
                ..choice
            }),
            _ => stray(choice),
        }
    }

    /// M-97: only the frame in its turn moves, to a point; M-127: who stays names no station.
    fn unfit_move(&self, word: ChoiceWord, choice: Choice) -> &'static Refusal {
        let in_turn = || self.turn().map(|turn| turn.frame);
        let mover = self.leaping().or_else(in_turn).map(Ref::Object);
        match word {
            ChoiceWord::To if Some(choice.subject) != mover => &no::OTHER_FRAME_MOVES,
            ChoiceWord::To if !matches!(choice.target, Ref::Point(..)) => &no::TO_A_POINT,
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
        match LostPart::read(choice.amount) {
            Some(LostPart::System(_)) => &no::NO_SUCH_SYSTEM,
            Some(LostPart::White) => &no::SYSTEMS_FIRST,
            Some(LostPart::Armour) => &no::NO_ARMOUR,
            None => &refusals::OUT_OF_RANGE,
        }
    }

    fn unfit_place(&self, seat: Seat, word: ChoiceWord, choice: Choice) -> &'static Refusal {
        match choice.subject {
            Ref::Object(id) if self.game.placing == Some(id) && word == ChoiceWord::Place => {
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
