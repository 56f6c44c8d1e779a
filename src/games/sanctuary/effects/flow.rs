//! Effects that hold others, the numbers and the conditions of cards.

use std::sync::LazyLock;

use crate::cards::chance::Coin;
use crate::cards::language::{Answers, Band, CarriesOut, Question, Values, Work, replace_in_order};
use crate::cards::memory::Remembers;
use crate::cards::paid::Cause;
use crate::cards::tally::Tally;
use crate::games::sanctuary::Phase;
use crate::games::sanctuary::board::Board;
use crate::games::sanctuary::choices::Choice;
use crate::games::sanctuary::content::{
    Ability, Cost, Effect, Filter, ObjectSelector, OwnCondition, OwnNumber, PlayerSelector, Verb,
    Where,
};
use crate::games::sanctuary::delaying::STRENGTH;
use crate::games::sanctuary::events::Event;
use crate::games::sanctuary::filters::EvalContext;
use crate::games::sanctuary::places::{Place, zone};
use crate::games::sanctuary::state::{Action, ActionKind, Ask, Task};
use crate::games::sanctuary::{Sanctuary, limits};
use crate::table::{ObjectId, Ref, Seat};

/// What is done to a card that is destroyed as a cost.
static DESTROY_PICKED: LazyLock<Vec<Effect>> =
    LazyLock::new(|| vec![Effect::Do(Verb::Destroy(ObjectSelector::Picked))]);

/// Whether something is destroyed as a cost, which nothing replaces (C70).
pub(super) fn is_cost(verb: &Verb) -> bool {
    let own = DESTROY_PICKED.first();
    matches!(own, Some(Effect::Do(own)) if std::ptr::eq(own, verb))
}

impl Board<'_> {
    /// Whether it is a card that is about to be played, and still in hand: it cannot be discarded for itself (C100).
    fn is_in_hand(&self, action: &Action) -> bool {
        action.serial == u16::MAX
            && action.kind == ActionKind::Play
            && self.place_of(action.source).1 == Place::Hand
    }

    /// Whether a card lies in a deck, or in somebody else's hand.
    fn is_hidden_from(&self, seat: Seat, e: ObjectId) -> bool {
        match self.place_of(e) {
            (_, Place::Deck) => true,
            (owner, Place::Hand) => owner != seat,
            _ => false,
        }
    }
}

impl Values<Sanctuary> for Board<'_> {
    type Entry = Action;

    fn count_of(&self, filter: &Filter, action: &Action) -> usize {
        self.count(filter, EvalContext::of(action))
    }

    fn is(&self, who: &ObjectSelector, filter: &Filter, action: &Action) -> bool {
        let found = self.who(who, action);
        let fits = |e| self.matches(filter, EvalContext::of(action), e);
        !found.is_empty() && found.into_iter().all(fits)
    }

    fn hand_of(&self, seat: Seat) -> usize {
        self.row(seat, Place::Hand).len()
    }

    fn players(&self, player: &PlayerSelector, action: &Action) -> Vec<Seat> {
        self.seats(player, action)
    }

    fn this_turn(&self, tally: Tally, seat: Seat) -> i32 {
        self.game.memory.tallies.of(tally, seat)
    }

    fn turn_of(&self) -> Seat {
        self.game.active
    }

    // C131.
    fn phase_now(&self) -> Phase {
        self.step.phase()
    }

    fn own_number(&self, number: &OwnNumber, action: &Action) -> i32 {
        let players = |player| self.seats(player, action).into_iter();
        match number {
            // C121: of a card that has left, as it was.
            OwnNumber::StrengthOf(who) => self.sum_of_stats(STRENGTH, who, action),
            OwnNumber::CostOf(who) => {
                let cards = self.printed_on(who, action).into_iter();
                limits::total(cards.map(|e| i32::from(self.def(e).cost)))
            }
            OwnNumber::Counters(counter, who) => self.sum_of_counters(counter.index, who, action),
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

    fn done_so_far(&self) -> u64 {
        self.log.mark().1.wrapping_sub(self.game.memory.idle)
    }

    fn flip(&mut self, action: &Action) -> Coin {
        self.flip_coin(action)
    }

    /// C115: one of all that match.
    fn at_random(&mut self, action: &Action, found: &[Ref]) -> Option<Ref> {
        self.pick_at_random(action, found)
    }

    fn roll(&mut self, action: &Action, bands: &'static [Band<Sanctuary>]) {
        let shows = self.game.chance.roll(self.rng);
        let player = action.controller;
        let roll = Event::Roll {
            player,
            source: action.source,
            shows,
        };
        self.idly(|board| board.log(roll));
        let rolled = Action {
            they: Some(player),
            amount: shows.into(),
            ..*action
        };
        self.carry_out(rolled, Band::effects_on(bands, shows));
    }

    fn perform(&mut self, verb: &'static Verb, action: &Action) {
        let from = self.game.agenda.len();
        self.apply(verb, action);
        // C139.
        let new = self.game.agenda.get_mut(from..).unwrap_or_default();
        replace_in_order(new, |task| matches!(task, Task::Replace(_)));
    }

    fn in_turn_from(&self, seat: Seat) -> Vec<Seat> {
        vec![seat, seat.other()]
    }

    fn pickable(&self, filter: &'static Filter, seat: Seat, action: &Action) -> Vec<Ref> {
        let eye = EvalContext {
            seat,
            ..EvalContext::of(action)
        };
        let mut found = self.each(filter, eye);
        // The order of a deck stays hidden, and copies of one card are all the same there.
        if filter.place == Where::Deck {
            found.sort_unstable_by_key(|&e| (self.card(e).owner, self.card(e).face, e));
            found.dedup_by_key(|&mut e| (self.card(e).owner, self.card(e).face));
        }
        found.into_iter().map(Ref::Object).collect()
    }

    /// What stays in play is not destroyed.
    fn can_pay_with(&self, what: Ref) -> bool {
        !matches!(what, Ref::Object(e) if self.stays(e))
    }

    /// C138.
    fn is_hidden(filter: &Filter) -> bool {
        matches!(filter.place, Where::Hand | Where::Deck)
    }

    fn picking(&self, action: Action, to: Ref) -> Action {
        Action {
            picked: self.target(to),
            ..action
        }
    }

    fn can_pay(&self, costs: &'static [Cost], action: &Action) -> bool {
        // Each kind of cost is paid from something else, but several of one kind add up.
        let (you, this) = (action.controller, self.bearer(action.source));
        let (mut volition, mut structure, mut discard) = (0, 0, 0);
        let mut held = self.is_in_hand(action);
        let (mut doomed, mut destroys): (Vec<Ref>, usize) = (Vec::new(), 0);
        for cost in costs {
            match cost {
                Cost::Volition(n) => volition += i32::from(*n),
                Cost::VolitionX => volition += i32::from(action.x),
                Cost::Structure(n) => structure += i32::from(*n),
                Cost::Discard(n) => discard += usize::from(*n),
                Cost::DiscardThis if self.place_of(action.source) != (you, Place::Hand) => {
                    return false;
                }
                Cost::DiscardThis => held = true,
                Cost::RemoveCounters(counter, n) => {
                    let there = self.game.counters.of(action.source, counter.index);
                    if there < i32::from(*n) || !self.is_in_play(action.source) {
                        return false;
                    }
                }
                Cost::Tap if !self.is_in_play(this) || self.status(this).tapped => return false,
                Cost::Tap => {}
                Cost::Destroy(filter) => {
                    let before = doomed.len();
                    let found = self.pickable(filter, you, action).into_iter();
                    doomed.extend(found.filter(|&what| self.can_pay_with(what)));
                    if doomed.len() == before {
                        return false;
                    }
                    destroys += 1;
                }
            }
        }
        // Each card pays once.
        doomed.sort_unstable();
        doomed.dedup();
        if volition > 0 && self.is_in_hand(action) {
            // C111: the cost of the card itself is paid too.
            volition += self.cost(action.source);
        }
        let player = self.player(you);
        doomed.len() >= destroys
            && player.volition >= volition
            && (structure == 0 || player.structure > structure)
            && self.hand_of(you) >= discard + usize::from(discard > 0 && held)
    }

    fn pay_cost(&mut self, cost: &'static Cost, action: &Action) {
        let seat = action.controller;
        match cost {
            Cost::Volition(n) => self.change_volition(seat, -i32::from(*n)),
            Cost::VolitionX => self.change_volition(seat, -i32::from(action.x)),
            Cost::Structure(n) => self.change_structure(seat, -i32::from(*n)),
            Cost::Discard(n) => self.then(Task::Discard {
                seat,
                count: *n,
                cause: Cause {
                    of: Ref::Object(action.source),
                    paid: action.paid,
                },
            }),
            Cost::DiscardThis => {
                let owner = self.card(action.source).owner;
                self.move_card(action.source, zone(owner, Place::Limbo));
            }
            Cost::RemoveCounters(counter, n) => {
                self.change_counters(action.source, counter.index, -i32::from(*n));
            }
            Cost::Tap => self.tap(self.bearer(action.source)),
            Cost::Destroy(filter) => self.then_flow(Work::EachChooses {
                entry: *action,
                filter,
                effects: &DESTROY_PICKED,
                pays: true,
                left: 1 << seat.0,
            }),
        }
    }

    fn text_of(&self, action: &Action) -> &'static [Effect] {
        let ability = self.ability(action.face, action.ability);
        ability.map_or(&[], Ability::effects)
    }

    fn question(&mut self, seat: Seat, question: Question<Sanctuary, Action>, answers: Answers) {
        let source = question.entry().source;
        self.idly(|board| {
            board.show_hidden(seat, &answers, |board, e| board.is_hidden_from(seat, e));
        });
        let yes_or_no = [Choice::Yes { source }, Choice::No { source }].map(Choice::wire);
        self.ask_in_text(seat, &question, answers, yes_or_no);
        self.game.ask = Ask::Flow(question);
    }
}
