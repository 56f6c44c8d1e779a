//! Refusals of choices that no candidate is about: for each word of the game, the rule that says when and with which
//! arguments it can be chosen. Nothing here looks at what the seat does not see: cards of the opponent's hand and of
//! both decks are all refused alike.

use crate::cards::language::Question;
use crate::table::{Choice, ObjectId, Ref, Refusal, Seat, refusals};

use super::board::Board;
use super::choices::ChoiceWord;
use super::content::CardKind;
use super::places::Place;
use super::refusals as no;
use super::state::Ask;
use super::{Phase, Step, Topic};

/// A choice whose word is right now, and what it says beside it is not: it names a thing that this word does not
/// take, or else a number that it does not.
fn misnamed(choice: Choice) -> &'static Refusal {
    if (choice.subject, choice.target) != (Ref::None, Ref::None) {
        &refusals::NO_SUCH_THING
    } else if choice.amount != 0 {
        &refusals::OUT_OF_RANGE
    } else {
        &refusals::ANSWER_FIRST
    }
}

/// A choice about the right card that says something wrong beside it.
fn overdone(choice: Choice) -> &'static Refusal {
    match choice.target {
        Ref::None => &refusals::OUT_OF_RANGE,
        _ => &refusals::NO_SUCH_THING,
    }
}

impl Board<'_> {
    /// Why `seat`, which is asked, cannot make a choice that no candidate is about.
    pub fn refuse(&self, seat: Seat, choice: Choice) -> &'static Refusal {
        let Some(word) = ChoiceWord::of(choice.verb) else {
            return &refusals::NO_SUCH_CHOICE;
        };
        match word {
            ChoiceWord::Keep | ChoiceWord::Redraw => self.no_redraw(seat, word, choice),
            ChoiceWord::Pass | ChoiceWord::End => self.no_pass(seat, word, choice),
            ChoiceWord::Play => self.no_play(seat, choice),
            ChoiceWord::Use => self.no_use(seat, choice),
            ChoiceWord::Mode => {
                self.while_asked(Topic::Mode, &no::MODE_TIME, || self.no_mode(choice))
            }
            ChoiceWord::X => self.while_asked(Topic::X, &no::X_TIME, || &no::X_TOO_MUCH),
            ChoiceWord::Target => {
                self.while_asked(Topic::Target, &no::TARGET_TIME, || self.no_target(choice))
            }
            ChoiceWord::Share => {
                self.while_asked(Topic::Share, &no::SHARE_TIME, || &no::SHARE_OTHER)
            }
            ChoiceWord::Trigger => {
                self.while_asked(Topic::Trigger, &no::TRIGGER_TIME, || &no::NO_TRIGGER)
            }
            ChoiceWord::Replace => {
                self.while_asked(Topic::Replace, &no::REPLACE_TIME, || &no::NO_REPLACEMENT)
            }
            ChoiceWord::Yes | ChoiceWord::No => {
                self.while_asked(Topic::May, &no::MAY_TIME, || misnamed(choice))
            }
            ChoiceWord::Choose => {
                self.while_asked(Topic::Choose, &no::CHOOSE_TIME, || self.no_choose(choice))
            }
            ChoiceWord::Way => self.while_asked(Topic::Way, &no::WAY_TIME, || misnamed(choice)),
            ChoiceWord::Top | ChoiceWord::Under => {
                self.while_asked(Topic::Foresee, &no::FORESEE_TIME, || misnamed(choice))
            }
            ChoiceWord::Discard => self.while_asked(Topic::Discard, &no::DISCARD_TIME, || {
                self.with_card(choice, &no::DISCARD_HAND)
            }),
            ChoiceWord::Challenge => self.no_challenge(seat, choice),
            ChoiceWord::Skip => self.no_skip(choice),
            ChoiceWord::Attack => self.while_asked(Topic::Attack, &no::ATTACK_TIME, || {
                self.with_card(choice, &no::ATTACK_WHO)
            }),
            ChoiceWord::Block => self.no_block(choice),
            ChoiceWord::Divide => self.while_asked(Topic::Divide, &no::DIVIDE_TIME, || {
                self.with_card(choice, &no::DIVIDE_OTHER)
            }),
            ChoiceWord::Done => self.no_done(choice),
            // The match itself takes or refuses it.
            ChoiceWord::Concede => &refusals::NO_SUCH_CHOICE,
        }
    }

    /// The sentence of `why` while that is asked, else the one for later.
    fn while_asked(
        &self,
        topic: Topic,
        time: &'static Refusal,
        why: impl FnOnce() -> &'static Refusal,
    ) -> &'static Refusal {
        match topic.is_of(&self.offer.decision) {
            true => why(),
            false => time,
        }
    }

    /// The card that a choice names, if it is one.
    fn named(&self, choice: Choice) -> Option<ObjectId> {
        match choice.subject {
            Ref::Object(e) if self.is_card(e) => Some(e),
            _ => None,
        }
    }

    /// `why`, if the choice names a card; others it never takes (T-04).
    fn with_card(&self, choice: Choice, why: &'static Refusal) -> &'static Refusal {
        match self.named(choice) {
            Some(_) => why,
            None => &refusals::NO_SUCH_THING,
        }
    }

    /// H-02 to H-06: opening hands, before the first turn only.
    fn no_redraw(&self, seat: Seat, word: ChoiceWord, choice: Choice) -> &'static Refusal {
        match self.redraw_answer(seat) {
            Err(why) if word == ChoiceWord::Redraw || self.step != Step::Redraw => why,
            _ => misnamed(choice),
        }
    }

    /// H-80: who has priority passes; the Harvest is ended over an empty Stack.
    fn no_pass(&self, seat: Seat, word: ChoiceWord, choice: Choice) -> &'static Refusal {
        match self.may_act(seat) {
            Err(why) => why,
            Ok(()) if word != self.passing().word() => &no::OTHER_PASS,
            Ok(()) => misnamed(choice),
        }
    }

    /// H-23: cards of one's own hand are played.
    fn no_play(&self, seat: Seat, choice: Choice) -> &'static Refusal {
        match self.named(choice) {
            Some(e) if self.place_of(e) == (seat, Place::Hand) => overdone(choice),
            Some(_) => &no::NOT_IN_HAND,
            None => &refusals::NO_SUCH_THING,
        }
    }

    /// H-25: abilities of one's own cards in play are used.
    fn no_use(&self, seat: Seat, choice: Choice) -> &'static Refusal {
        match self.named(choice) {
            Some(e) if self.is_in_play(e) && self.status(e).controller == seat => overdone(choice),
            Some(_) => &no::NOT_IN_PLAY,
            None => &refusals::NO_SUCH_THING,
        }
    }

    /// H-79: a text that finds its targets.
    fn no_mode(&self, choice: Choice) -> &'static Refusal {
        match (choice.subject == self.offer.decision.about, choice.target) {
            (true, Ref::None) => &no::NO_MODE,
            _ => &refusals::NO_SUCH_THING,
        }
    }

    /// H-25, H-79: a card that pays for an ability, or that an effect is about.
    fn no_choose(&self, choice: Choice) -> &'static Refusal {
        let Ask::Flow(Question::Choose { pays: true, .. }) = self.game.ask else {
            return &no::WRONG_TARGET;
        };
        match self.named(choice) {
            Some(e) if self.is_in_play(e) && self.stays(e) => &no::CANNOT_LEAVE,
            Some(_) => &no::WRONG_PAYMENT,
            None => &refusals::NO_SUCH_THING,
        }
    }

    /// H-30, H-79: what the card asks for. Cards that nobody may aim at are refused like those that do not match.
    fn no_target(&self, choice: Choice) -> &'static Refusal {
        let carried = self.game.announce.is_some_and(|announce| {
            let action = announce.action;
            action.ability == u8::MAX && self.kind(action.source) == CardKind::Technology
        });
        match choice.subject {
            Ref::Object(_) | Ref::Entry(_) if carried => &no::WRONG_CARRIER,
            Ref::Object(_) | Ref::Entry(_) => &no::WRONG_TARGET,
            _ => &refusals::NO_SUCH_THING,
        }
    }

    /// H-37, H-47: when the Duel begins, a Character of one's own and one of the opponent's.
    fn no_challenge(&self, seat: Seat, choice: Choice) -> &'static Refusal {
        let why = if Topic::Challenge.is_of(&self.offer.decision) {
            &no::CHALLENGE_WHO
        } else if self.step.phase() == Phase::Duel && !self.may_duel(seat) {
            &no::ONE_DUEL
        } else {
            &no::DUEL_TIME
        };
        self.with_card(choice, why)
    }

    /// H-36, H-51: Duel and Combat are skipped when they begin, and not by parts.
    fn no_skip(&self, choice: Choice) -> &'static Refusal {
        match Topic::of(self.offer.decision.topic) {
            Some(Topic::Challenge) => misnamed(choice),
            Some(Topic::Attack) if self.game.attackers.is_empty() => misnamed(choice),
            Some(Topic::Attack) => &no::ATTACK_BEGUN,
            _ => &no::SKIP_TIME,
        }
    }

    /// H-56 to H-60: the passive player's Characters block attackers, when those are declared.
    fn no_block(&self, choice: Choice) -> &'static Refusal {
        let why = match Topic::Block.is_of(&self.offer.decision) {
            true => &no::BLOCK_WITH,
            false => &no::BLOCK_TIME,
        };
        self.with_card(choice, why)
    }

    /// H-52, H-57: attackers and blockers are declared one by one until all are.
    fn no_done(&self, choice: Choice) -> &'static Refusal {
        match Topic::of(self.offer.decision.topic) {
            Some(Topic::Attack | Topic::Block) => misnamed(choice),
            _ => &no::DONE_TIME,
        }
    }
}
