//! Effects that hold others, the numbers and the conditions of cards.

use crate::cards::language::{Answers, CarriesOut, Question, Values, Work};
use crate::games::sanctuary::board::Board;
use crate::games::sanctuary::choices::Choice;
use crate::games::sanctuary::content::{
    Filter, OwnCondition, OwnNumber, PlayerSelector, Verb, Where,
};
use crate::games::sanctuary::filters::EvalContext;
use crate::games::sanctuary::places::Place;
use crate::games::sanctuary::state::{Action, Ask, Task};
use crate::games::sanctuary::{Sanctuary, Topic, limits};
use crate::table::{Offers, Ref, Seat};

impl Values<Sanctuary> for Board<'_> {
    type Entry = Action;

    fn count_of(&self, filter: &Filter, action: &Action) -> usize {
        self.count(filter, EvalContext::of(action))
    }

    fn hand_of(&self, seat: Seat) -> usize {
        self.row(seat, Place::Hand).len()
    }

    fn players(&self, player: &PlayerSelector, action: &Action) -> Vec<Seat> {
        self.seats(player, action)
    }

    fn turn_of(&self) -> Seat {
        self.game.active
    }

    fn own_number(&self, number: &OwnNumber, action: &Action) -> i32 {
        let players = |player| self.seats(player, action).into_iter();
        match number {
            OwnNumber::StrengthOf(who) => {
                let cards = self.who(who, action).into_iter();
                limits::total(cards.map(|e| self.stats(e).strength.max(0)))
            }
            OwnNumber::CostOf(who) => {
                let cards = self.who(who, action).into_iter();
                limits::total(cards.map(|e| i32::from(self.def(e).cost)))
            }
            OwnNumber::Volition(player) => {
                limits::total(players(player).map(|seat| self.player(seat).volition))
            }
            OwnNumber::Structure(player) => {
                limits::total(players(player).map(|seat| self.player(seat).structure))
            }
        }
    }

    fn own_holds(&self, condition: &OwnCondition, action: &Action) -> bool {
        let (you, this) = (action.controller, action.source);
        let this = self.is_card(this).then_some(this);
        let bearer = this.map(|e| self.bearer(e));
        let structure = |seat: Seat| self.player(seat).structure;
        match condition {
            OwnCondition::VolitionAtLeast(n) => self.player(you).volition >= *n,
            OwnCondition::StructureAtMost(n) => structure(you) <= *n,
            OwnCondition::StructureBehind => structure(you) < structure(you.other()),
            OwnCondition::ThisTapped => bearer.is_some_and(|e| self.status(e).tapped),
            OwnCondition::ThisDamaged => bearer.is_some_and(|e| self.status(e).damage > 0),
            OwnCondition::ThisCarries => bearer.is_some_and(|e| self.carried(e).is_some()),
            OwnCondition::During(phase) => self.step.phase() == *phase,
        }
    }
}

impl CarriesOut<Sanctuary> for Board<'_> {
    fn then_flow(&mut self, work: Work<Sanctuary, Action>) {
        self.then(Task::Flow(work));
    }

    fn begin_effect(&mut self) -> u64 {
        self.renew_stats();
        self.log.mark().1
    }

    fn has_happened(&self, mark: u64) -> bool {
        self.log.mark().1 != mark
    }

    fn perform(&mut self, verb: &'static Verb, action: &Action) {
        self.apply(verb, action);
    }

    fn in_turn_from(&self, seat: Seat) -> Vec<Seat> {
        vec![seat, seat.other()]
    }

    fn pickable(&self, filter: &'static Filter, seat: Seat, action: &Action) -> Vec<Ref> {
        let eye = EvalContext {
            seat,
            source: Some(action.source),
        };
        let mut found = self.each(filter, eye);
        if filter.place == Where::Hand {
            found.retain(|&e| self.place_of(e) == (seat, Place::Hand));
        }
        found.into_iter().map(Ref::Object).collect()
    }

    fn picking(&self, action: Action, to: Ref) -> Action {
        Action {
            picked: self.target(to),
            ..action
        }
    }

    fn question(&mut self, seat: Seat, question: Question<Sanctuary, Action>, answers: Answers) {
        let source = question.entry().source;
        let mut offers = Offers::default();
        let topic = match answers {
            Answers::YesOrNo => {
                offers.offer(Choice::Yes { source });
                offers.offer(Choice::No { source });
                Topic::May
            }
            Answers::Things(things) => {
                for what in things {
                    offers.offer(Choice::Choose { what });
                }
                Topic::Choose
            }
            Answers::Ways(ways) => {
                for way in ways {
                    offers.offer(Choice::Way { source, way });
                }
                Topic::Way
            }
        };
        self.game.ask = Ask::Flow(question);
        self.ask(seat, topic, Ref::Object(source), offers);
    }
}
