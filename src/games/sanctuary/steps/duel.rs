//! The Duel: challenge, damage, result (H-36 to H-50).

use crate::games::sanctuary::board::Board;
use crate::games::sanctuary::choices::{Choice, ChoiceWord};
use crate::games::sanctuary::content::{Gift, Grant, Label};
use crate::games::sanctuary::events::Event;
use crate::games::sanctuary::refusals as no;
use crate::games::sanctuary::state::{Ask, Fight, Task};
use crate::games::sanctuary::triggers::TriggerEvent;
use crate::games::sanctuary::{Step, Topic};
use crate::table::{Answer, ObjectId, Offers, Ref, Seat};

/// H-36, H-37: one Character challenges another, or the phase is skipped; by itself if nobody can (H-49, C44).
pub fn offer(board: &mut Board<'_>) {
    let seat = board.game.active;
    // A second duel is in the same phase.
    if board.player(seat).duels == 0 && board.must_skip(seat) {
        return;
    }
    let mut offers = board.offers();
    board.challenges(seat, &mut offers);
    if offers.options.is_empty() {
        board.offer.decision.options = offers.options;
        board.skip(seat);
        return;
    }
    offers.offer(Choice::Skip);
    board.game.ask = Ask::Step;
    board.ask(seat, Topic::Challenge, Ref::None, offers);
}

/// H-42: both deal damage equal to their Strength, at the same time; none if one has left (H-48).
pub fn damage(board: &mut Board<'_>) {
    let Some(fight) = board.game.fight else {
        return;
    };
    if fight.left != [false; 2] {
        return;
    }
    let [first, second] = fight.duelists;
    let [to_second, to_first] = deals(board);
    board.wound(first, second, to_second);
    board.wound(second, first, to_first);
}

/// The damage that challenger and challenged would deal to each other now.
#[must_use]
pub fn deals(board: &Board<'_>) -> [i32; 2] {
    let Some(fight) = board.game.fight.filter(|fight| fight.left == [false; 2]) else {
        return [0; 2];
    };
    let [first, second] = fight.duelists;
    let dealt = |by: ObjectId, to: ObjectId| {
        board.would_deal(Label::Duel, by, board.stats(by).strength, to)
    };
    [dealt(first, second), dealt(second, first)]
}

/// H-43 to H-45: whoever alone is still in play has won; the loser's controller draws. All others: nobody.
pub fn result(board: &mut Board<'_>) {
    let Some(fight) = board.game.fight else {
        return;
    };
    let winner = match fight.left {
        [false, true] => 0,
        [true, false] => 1,
        _ => {
            board.log(Event::DuelEven {
                player: board.game.active,
            });
            return;
        }
    };
    let (won, lost) = (fight.duelists[winner], fight.duelists[1 - winner]);
    let loser = fight.controllers[1 - winner];
    board.log(Event::DuelWon {
        player: fight.controllers[winner],
        winner: won,
        loser: lost,
    });
    board.react(&TriggerEvent::Won(won, lost));
    if !fight.silent[1 - winner] {
        board.react(&TriggerEvent::Lost(lost, loser));
    }
    let count = board.rules().loser_draws;
    board.then(Task::Draw { seat: loser, count });
}

/// Opens the window to answer triggered abilities. Then the duel is over, and another one begins if an effect allows
/// it.
pub fn finish(board: &mut Board<'_>) {
    if board.ask_answers() {
        return;
    }
    board.game.fight = None;
    board.game.dirty = true;
    let again = board.may_duel(board.game.active);
    if again {
        board.goto(Step::Challenge);
    } else {
        board.goto_next();
    }
}

impl Board<'_> {
    /// Every candidate pair of challenger and challenged.
    pub fn challenges(&self, seat: Seat, offers: &mut Offers) {
        let taunts = self.characters(seat.other()).any(|e| self.taunts(e));
        for by in self.characters(seat) {
            let able = self.challenger_answer(seat, by);
            if able.is_err() && !offers.wants_refusals() {
                continue;
            }
            let challenge = |challenged| Choice::Challenge {
                challenger: by,
                challenged,
            };
            for to in self.characters(seat.other()) {
                let answer = able.and_then(|()| self.challenged_answer(to, taunts));
                offers.candidate(challenge(to), answer);
            }
            if offers.wants_refusals() {
                for to in self.characters(seat) {
                    let why = Err(&no::CHALLENGE_OPPONENT);
                    offers.candidate(challenge(to), able.and(why));
                }
                let alone = ChoiceWord::Challenge.about(by);
                offers.candidate(alone, able.and(Err(&no::NO_DUEL)));
            }
        }
    }

    /// H-47: whether a player may still begin a duel this turn.
    #[must_use]
    pub fn may_duel(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.duels < self.rules().duels.saturating_add(player.more_duels)
    }

    /// H-39, H-40, H-85, H-87, H-88: whether a Character may challenge.
    fn challenger_answer(&self, seat: Seat, e: ObjectId) -> Answer {
        let status = self.status(e);
        if status.controller != seat {
            return Err(&no::NOT_YOURS);
        }
        let late = self.step == Step::Challenge
            || matches!(
                self.step,
                Step::DuelWindow | Step::DuelDamage | Step::DuelResult | Step::Attackers
            );
        if seat == self.game.active && late && !self.may_duel(seat) {
            return Err(&no::ONE_DUEL);
        }
        if seat != self.game.active || self.step != Step::Challenge || self.is_busy() {
            return Err(&no::DUEL_TIME);
        }
        if self.has(e, Gift::Reaction) {
            return Err(&no::REACTION_CHALLENGE);
        }
        if self.has(e, Gift::Cell) {
            return Err(&no::CELL);
        }
        if status.tapped {
            return Err(&no::CHALLENGER_TAPPED);
        }
        if status.entered == self.game.turn {
            let agile = self.has(e, Gift::Agility);
            return Err(if agile {
                &no::AGILE_CHALLENGE
            } else {
                &no::CHALLENGER_ENTERED
            });
        }
        if self.stats(e).is(Grant::NoChallenge) {
            return Err(&no::MAY_NOT_CHALLENGE);
        }
        Ok(())
    }

    fn challenged_answer(&self, e: ObjectId, taunts: bool) -> Answer {
        if self.stats(e).is(Grant::Unchallenged) {
            Err(&no::UNCHALLENGED)
        } else if taunts && !self.taunts(e) {
            Err(&no::TAUNTED)
        } else {
            Ok(())
        }
    }

    /// C132: whether it must be challenged before the others, and can be.
    fn taunts(&self, e: ObjectId) -> bool {
        let stats = self.stats(e);
        stats.is(Grant::Taunts) && !stats.is(Grant::Unchallenged)
    }

    /// H-38, H-41: the challenger taps, the challenged one's controller gains Volition.
    pub fn challenge(&mut self, by: ObjectId, to: ObjectId) {
        let seat = self.game.active;
        let player = self.player_mut(seat);
        player.duels = player.duels.saturating_add(1);
        let other = self.status(to).controller;
        self.game.fight = Some(Fight {
            duelists: [by, to],
            controllers: [seat, other],
            left: [false; 2],
            silent: [false; 2],
        });
        self.game.dirty = true;
        self.log(Event::Challenge {
            player: seat,
            challenger: by,
            challenged: to,
        });
        self.tap(by);
        self.change_volition(other, self.rules().challenged_volition);
        self.react(&TriggerEvent::Challenged(by, to));
        self.goto_next();
    }

    /// C133: the phase that begins is skipped if an effect says so. Returns whether it is.
    pub(super) fn must_skip(&mut self, seat: Seat) -> bool {
        let phase = self.step.phase();
        let skips = self.player_mut(seat).skips_mut(phase);
        let must = *skips > 0;
        if must {
            *skips -= 1;
            self.skip(seat);
        }
        must
    }

    /// H-36, H-51: an optional phase is skipped, without any window (C26).
    pub fn skip(&mut self, seat: Seat) {
        let phase = self.step.phase();
        self.log(Event::Skip {
            player: seat,
            phase,
        });
        self.goto(match self.step {
            Step::Challenge => Step::Attackers,
            _ => Step::Contemplation,
        });
    }
}
