//! Carrying out what abilities say: the flow of the shared language on the board of this game.

use crate::cards::chance::Coin;
use crate::cards::language::{Answers, Band, CarriesOut, Decks, Priced, Question, Rest, Work};
use crate::cards::last_known::Stats;
use crate::cards::memory::{Memory, Remembers};
use crate::games::frames::abilities::state::{Asked, Entry};
use crate::games::frames::board::Board;
use crate::games::frames::content::{
    Effect, Filter, ObjectSelector, OwnCost, PlayerSelector, Verb,
};
use crate::games::frames::{Choice, Event, Frames, Topic};
use crate::table::{ObjectId, Ref, Seat};

/// What a question of an ability is about.
pub(super) const fn topic(question: &Question<Frames, Entry>) -> Topic {
    match question {
        Question::May { .. } | Question::Pay { .. } | Question::Unless { .. } => Topic::May,
        Question::Choose { .. } | Question::Take { .. } | Question::Order { .. } => Topic::Choose,
        Question::Pick { .. } | Question::PickSome { .. } | Question::Vote { .. } => Topic::Way,
    }
}

impl Remembers<Frames> for Board<'_> {
    fn memory(&mut self) -> &mut Memory<Frames, Entry> {
        &mut self.game.abilities.memory
    }

    fn memory_ref(&self) -> &Memory<Frames, Entry> {
        &self.game.abilities.memory
    }

    fn is_there(&self, e: ObjectId) -> bool {
        self.in_force(e)
    }

    /// A frame stays the same, also after it has come back.
    fn stamp_now(&self, _: ObjectId) -> u16 {
        0
    }

    /// Rockets, the spot marker, whether it had its turn.
    fn stats_now(&self, e: ObjectId) -> Stats {
        let frame = self.frame(e);
        [frame.rockets.into(), frame.spot.into(), frame.acted.into()]
    }

    fn counters_now(&self, e: ObjectId) -> Vec<(u8, i32)> {
        self.game.abilities.counters.on(e).collect()
    }

    fn meant(&self, who: &ObjectSelector, entry: &Entry) -> Vec<ObjectId> {
        self.who_was(who, entry)
    }

    /// A frame that was destroyed never comes back.
    fn meaning_present(&self, entry: Entry) -> Entry {
        entry
    }

    fn log_delayed(&mut self, entry: &Entry) {
        self.log(Event::Delay {
            by: entry.controller,
            source: entry.source,
        });
    }

    /// Nothing in this game has a price.
    fn log_priced(&mut self, _: &Entry) {}

    fn is_priced(&self, _: &Priced<Frames, Entry>, _: ObjectId) -> bool {
        false
    }
}

/// There are no decks in this game, so that nothing of this ever happens.
impl Decks<Frames> for Board<'_> {
    fn decks(&self, _: &PlayerSelector, _: &Entry) -> Vec<u8> {
        Vec::new()
    }

    fn deck_cards(&self, _: u8) -> Vec<ObjectId> {
        Vec::new()
    }

    fn fits(&self, filter: &Filter, e: ObjectId, entry: &Entry) -> bool {
        self.matches(filter, entry.controller, entry, e)
    }

    fn show(&mut self, _: u8, _: ObjectId, _: &Entry) {}

    fn look_at(&mut self, _: ObjectId, _: Seat) {}

    fn put_rest(&mut self, _: u8, _: ObjectId, _: Rest) {}

    fn shuffle_cards(&mut self, _: &mut [ObjectId]) {}
}

impl CarriesOut<Frames> for Board<'_> {
    fn then_flow(&mut self, work: Work<Frames, Entry>) {
        self.game.abilities.work.push(work);
    }

    fn begin_effect(&mut self) -> u64 {
        self.log.mark().1
    }

    fn has_happened(&self, mark: u64) -> bool {
        self.log.mark().1 != mark
    }

    fn done_so_far(&self) -> u64 {
        let idle = self.game.abilities.memory.idle;
        self.log.mark().1.wrapping_sub(idle)
    }

    fn perform(&mut self, verb: &'static Verb, entry: &Entry) {
        self.perform_verb(verb, entry);
    }

    /// A die with two sides: 1 is heads.
    fn flip(&mut self, entry: &Entry) -> Coin {
        let heads = Board::roll(self, 2) == 1;
        self.log(Event::Flip {
            by: entry.controller,
            source: entry.source,
            heads,
        });
        if heads { Coin::Heads } else { Coin::Tails }
    }

    /// The check refuses it: dice are thrown in the open here.
    fn at_random(&mut self, _: &Entry, found: &[Ref]) -> Option<Ref> {
        found.first().copied()
    }

    fn roll(&mut self, entry: &Entry, bands: &'static [Band<Frames>]) {
        let shows = Board::roll(self, 6);
        let told = Event::AbilityDie {
            by: entry.controller,
            source: entry.source,
            shows,
        };
        // M-201: a die by itself is nothing done.
        self.idly(|board| board.log(told));
        let rolled = Entry {
            they: Some(entry.controller),
            amount: shows.into(),
            ..*entry
        };
        self.carry_out(rolled, Band::effects_on(bands, shows));
    }

    fn in_turn_from(&self, seat: Seat) -> Vec<Seat> {
        self.in_order_from(seat)
    }

    /// "Yours" is whatever is theirs who pick.
    fn pickable(&self, filter: &'static Filter, seat: Seat, entry: &Entry) -> Vec<Ref> {
        let found = self.found(filter, seat, entry);
        found.into_iter().map(Ref::Object).collect()
    }

    /// M-189: everybody sees what there is to choose.
    fn is_hidden(_: &Filter) -> bool {
        false
    }

    fn picking(&self, entry: Entry, to: Ref) -> Entry {
        let picked = match to {
            Ref::Object(id) => Some(id),
            _ => None,
        };
        Entry { picked, ..entry }
    }

    fn can_pay(&self, costs: &'static [OwnCost], entry: &Entry) -> bool {
        costs
            .iter()
            .all(|cost| self.can_pay_one(cost, entry.source, entry.controller))
    }

    fn pay_cost(&mut self, cost: &'static OwnCost, entry: &Entry) {
        self.pay(cost, entry.source, entry.controller);
    }

    fn text_of(&self, entry: &Entry) -> &'static [Effect] {
        self.text(entry)
    }

    fn question(&mut self, seat: Seat, question: Question<Frames, Entry>, answers: Answers) {
        let source = question.entry().source;
        let offers = answers.offers(
            [Choice::Yes { source }, Choice::No { source }],
            |what| match what {
                Ref::Object(frame) => Choice::Take { frame },
                _ => Choice::No { source },
            },
            |way| Choice::Way { source, way },
            Choice::Done { source },
        );
        self.game.abilities.asked = Some(Asked {
            seat,
            question,
            options: offers.options,
        });
    }
}
