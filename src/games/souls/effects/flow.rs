//! Effects that hold others, the numbers and the conditions of cards.

use crate::cards::chance::Coin;
use crate::cards::language::{Answers, CarriesOut, Question, Values, Work};
use crate::cards::memory::Remembers;
use crate::cards::tally::Tally;
use crate::games::souls::Phase;
use crate::games::souls::board::Board;
use crate::games::souls::choices::Choice;
use crate::games::souls::content::{
    Band, Cost, Effect, Filter, ObjectSelector, OwnCondition, OwnNumber, PlayerSelector, Verb,
    Where,
};
use crate::games::souls::delaying::ATTACK;
use crate::games::souls::filters::EvalContext;
use crate::games::souls::ids::player_id;
use crate::games::souls::places::Place;
use crate::games::souls::state::{Ask, Entry, EntryKind, Task};
use crate::games::souls::{Souls, Topic, limits};
use crate::packs::Whose;
use crate::table::{ObjectId, Ref, Seat};

impl Values<Souls> for Board<'_> {
    type Entry = Entry;

    const MOST: i32 = limits::COINS;

    fn count_of(&self, filter: &Filter, entry: &Entry) -> usize {
        self.count(filter, EvalContext::of(entry))
    }

    fn is(&self, who: &ObjectSelector, filter: &Filter, entry: &Entry) -> bool {
        let found = self.who(who, entry);
        let fits = |to| self.fits(filter, EvalContext::of(entry), to);
        !found.is_empty() && found.into_iter().all(fits)
    }

    fn hand_of(&self, seat: Seat) -> usize {
        self.row(Place::Hand(seat)).len()
    }

    fn players(&self, player: &PlayerSelector, entry: &Entry) -> Vec<Seat> {
        self.seats(player, entry)
    }

    fn this_turn(&self, tally: Tally, seat: Seat) -> i32 {
        self.game.memory.tallies.of(tally, seat)
    }

    fn turn_of(&self) -> Seat {
        self.game.active
    }

    // R124.
    fn phase_now(&self) -> Phase {
        self.step.phase()
    }

    fn own_number(&self, number: &OwnNumber, entry: &Entry) -> i32 {
        let players = |player| self.seats(player, entry).into_iter();
        match number {
            OwnNumber::Coins(player) => players(player).map(|s| self.player(s).coins).sum(),
            OwnNumber::Souls(player) => players(player).map(|s| self.soul_value(s)).sum(),
            // R115: of what has left, as it was.
            OwnNumber::Counters(who) => self.sum_of_counters(0, who, entry),
            OwnNumber::AttackOf(who) => self.sum_of_stats(ATTACK, who, entry),
        }
    }

    fn own_holds(&self, condition: &OwnCondition, entry: &Entry) -> bool {
        let (you, this) = (entry.controller, entry.source);
        let any = |player: &PlayerSelector, test: &dyn Fn(Seat) -> bool| match player {
            PlayerSelector::You => self.plays(you) && test(you),
            _ => self.seats(player, entry).into_iter().any(test),
        };
        let coins = |seat: Seat| self.player(seat).coins;
        let souls = |seat: Seat| self.soul_value(seat);
        match condition {
            OwnCondition::CoinsAtLeast(n, player) => any(player, &|s| coins(s) >= *n),
            OwnCondition::CoinsAtMost(n, player) => any(player, &|s| coins(s) <= *n),
            OwnCondition::SoulsAtLeast(n, player) => any(player, &|s| souls(s) >= i32::from(*n)),
            OwnCondition::FewestSouls => self.all_seats().all(|s| souls(s) >= souls(you)),
            OwnCondition::MostSouls => self.all_seats().all(|s| souls(s) <= souls(you)),
            OwnCondition::ThisCharged => self.is_card(this) && !self.status(this).deactivated,
            OwnCondition::CountersAtLeast(n) => self.status(this).counters >= i32::from(*n),
            OwnCondition::AttackRunning => self.game.attack.is_some(),
            OwnCondition::ThisAttacked => self.is_attacked(this),
            OwnCondition::MonsterDied => self.game.monster_died,
            OwnCondition::PlayerDied(player) => any(player, &|s| self.player(s).dead),
            OwnCondition::Kills(n) => self.player(you).kills >= *n,
            OwnCondition::Deaths(n) => self.player(you).deaths >= *n,
            OwnCondition::HpAtLeast(n) => self.hp(player_id(you)) >= *n,
            OwnCondition::HpAtMost(n) => self.hp(player_id(you)) <= *n,
        }
    }
}

/// A chain ends when an effect did nothing (F-157): `happened` says so of the last one, so that marks mean nothing.
impl CarriesOut<Souls> for Board<'_> {
    fn then_flow(&mut self, work: Work<Souls, Entry>) {
        self.then(Task::Flow(work));
    }

    fn begin_effect(&mut self) -> u64 {
        self.refresh_stats();
        self.game.happened = false;
        0
    }

    fn has_happened(&self, _: u64) -> bool {
        self.game.happened
    }

    fn done_so_far(&self) -> u64 {
        self.log.mark().1.wrapping_sub(self.game.memory.idle)
    }

    fn flip(&mut self, entry: &Entry) -> Coin {
        self.game.happened = true;
        self.flip_coin(entry)
    }

    /// R109: one of all that match.
    fn at_random(&mut self, entry: &Entry, found: &[Ref]) -> Option<Ref> {
        self.pick_at_random(entry, found)
    }

    /// The roll is on the stack first, where it can be changed (F-89).
    fn roll(&mut self, entry: &Entry, bands: &'static [Band]) {
        self.roll_for(entry.controller, *entry, bands);
    }

    fn repeat_later(
        &mut self,
        entry: Entry,
        effects: &'static [Effect],
        left: u8,
        did: bool,
    ) -> bool {
        self.put_off(entry, effects, left, did)
    }

    fn perform(&mut self, verb: &'static Verb, entry: &Entry) {
        match verb {
            Verb::RollBy(player, bands) => {
                // The last pushed resolves first.
                for seat in self.seats(player, entry).into_iter().rev() {
                    self.roll_for(seat, *entry, bands);
                }
            }
            other => self.apply(other, entry),
        }
    }

    fn in_turn_from(&self, seat: Seat) -> Vec<Seat> {
        self.seats_from(seat).collect()
    }

    fn pickable(&self, filter: &'static Filter, seat: Seat, entry: &Entry) -> Vec<Ref> {
        let eye = EvalContext {
            seat,
            ..EvalContext::of(entry)
        };
        let mut found = self.each(filter, eye);
        // Where the filter does not say whose, a hand is one's own.
        if filter.place == Where::Hand && filter.whose == Whose::Any && filter.of.is_none() {
            let own = Place::Hand(seat);
            found.retain(|to| !matches!(to, Ref::Object(e) if self.place_of(*e) != own));
        }
        // The order of a deck stays hidden, and copies of one card are all the same there.
        if filter.place == Where::Deck {
            let face = |to: &Ref| match *to {
                Ref::Object(e) => (self.card(e).face, e),
                _ => (0, ObjectId(0)),
            };
            found.sort_unstable_by_key(face);
            found.dedup_by_key(|to| face(to).0);
        }
        found
    }

    /// R131.
    fn is_hidden(filter: &Filter) -> bool {
        matches!(filter.place, Where::Hand | Where::Deck)
    }

    fn picking(&self, entry: Entry, to: Ref) -> Entry {
        Entry {
            picked: self.target(to),
            ..entry
        }
    }

    fn can_pay(&self, costs: &'static [Cost], entry: &Entry) -> bool {
        let this = self.things(&ObjectSelector::This, entry);
        let there = this.iter().any(|&e| self.is_in_play(e));
        let mut costs = costs.iter();
        costs.all(|cost| {
            let own = matches!(cost, Cost::Counters(_) | Cost::DestroyThis);
            (there || !own)
                && self
                    .cost_answer(entry.controller, entry.source, cost)
                    .is_ok()
        })
    }

    fn pay_cost(&mut self, cost: &'static Cost, entry: &Entry) {
        self.pay_at_once(entry, cost);
    }

    fn text_of(&self, entry: &Entry) -> &'static [Effect] {
        self.text(entry.face, entry.ability, entry.mode)
    }

    fn question(&mut self, seat: Seat, question: Question<Souls, Entry>, answers: Answers) {
        let source = question.entry().source;
        self.idly(|board| {
            board.show_hidden(seat, &answers, |board, e| board.is_hidden_from(seat, e));
        });
        let yes_or_no = [Choice::Yes, Choice::No];
        if let Question::Vote { .. } = question {
            let choose = |what| Choice::Choose { what };
            let vote = |way| Choice::Vote { source, way };
            let offers = answers.offers(yes_or_no, choose, vote, Choice::Done);
            self.ask(seat, Topic::Vote, Ref::Object(source), offers);
        } else {
            self.ask_in_text(seat, &question, answers, yes_or_no.map(Choice::wire));
        }
        self.game.ask = Ask::Flow(question);
    }
}

impl Board<'_> {
    /// Whether a card lies in a deck, or in somebody else's hand.
    fn is_hidden_from(&self, seat: Seat, e: ObjectId) -> bool {
        match self.place_of(e) {
            Place::Deck(_) => true,
            Place::Hand(owner) => owner != seat,
            _ => false,
        }
    }

    /// F-89: the roll goes on the stack and belongs to the roller, as what reads it will.
    fn roll_for(&mut self, seat: Seat, entry: Entry, bands: &'static [Band]) {
        let roll = Entry {
            kind: EntryKind::Roll,
            controller: seat,
            game: false,
            they: Some(seat),
            combat: false,
            bands,
            asked: 0,
            repeats: 0,
            ..entry
        };
        self.push_roll(roll);
        self.game.happened = true;
    }
}
