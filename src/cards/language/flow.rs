//! Carrying out effects that hold others: lists, conditions, questions, players one after the other.

use super::answering;
use super::repeat::{self, REPEATS};
use super::reveal;
use super::several::{Several, pick_next};
use super::{
    Answers, Band, Chance, Decks, Delayed, Due, Effect, FlowEntry, Language, Lasting, Moment,
    PlayerSelector, Question, Reader, Reply, Until, Values, WAYS, Work,
};
use super::{chance, price, shares, top_cards, votes};
use crate::cards::chance::Coin;
use crate::cards::memory::Remembers;
use crate::table::{Ref, Seat};

/// A board that carries out what cards of its language say.
pub trait CarriesOut<L: Language>: Values<L, Entry: FlowEntry> + Remembers<L> + Decks<L> {
    /// Puts down work, which is done before any put down earlier.
    fn then_flow(&mut self, work: Work<L, Self::Entry>);
    /// Gets ready for one more effect; the mark with which [`has_happened`](Self::has_happened) is asked.
    fn begin_effect(&mut self) -> u64;
    /// Whether anything happened since that mark.
    fn has_happened(&self, mark: u64) -> bool;
    /// How much has happened so far, without what was only [told](Self::idly).
    fn done_so_far(&self) -> u64;
    /// Tells something that changes nothing: a coin, a question, an answer.
    fn idly<T>(&mut self, tells: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.done_so_far();
        let told = tells(self);
        let more = self.done_so_far().wrapping_sub(before);
        let idle = &mut self.memory().idle;
        *idle = idle.wrapping_add(more);
        told
    }
    /// Flips a coin for the controller, and tells everybody what it shows.
    fn flip(&mut self, entry: &Self::Entry) -> Coin;
    /// Rolls a die for the controller; what it shows picks the effects.
    fn roll(&mut self, entry: &Self::Entry, bands: &'static [Band<L>]);
    /// Puts off what is left of a repetition until a die was read that its last time rolled; `did` says whether that time
    /// did something else. `false` where dice are read at once.
    fn repeat_later(
        &mut self,
        entry: Self::Entry,
        effects: &'static [Effect<L>],
        left: u8,
        did: bool,
    ) -> bool {
        let _ = (entry, effects, left, did);
        false
    }
    /// One of these things by chance, and tells everybody which; one alone needs no chance.
    fn at_random(&mut self, entry: &Self::Entry, found: &[Ref]) -> Option<Ref>;
    /// Does what a word of the game says.
    fn perform(&mut self, verb: &'static L::Verb, entry: &Self::Entry);
    /// All players in turn order from that one.
    fn in_turn_from(&self, seat: Seat) -> Vec<Seat>;
    /// What `seat` can pick of what matches.
    fn pickable(&self, filter: &'static L::Filter, seat: Seat, entry: &Self::Entry) -> Vec<Ref>;
    /// Whether a thing can be given up to pay a cost: what cannot leave play cannot.
    fn can_pay_with(&self, what: Ref) -> bool {
        let _ = what;
        true
    }
    /// Whether what matches lies where not everybody can see whether there is any.
    fn is_hidden(filter: &L::Filter) -> bool;
    /// The same entry, with that picked.
    fn picking(&self, entry: Self::Entry, to: Ref) -> Self::Entry;
    /// Whether the controller can pay all of that.
    fn can_pay(&self, costs: &'static [L::Cost], entry: &Self::Entry) -> bool;
    /// Pays one of them.
    fn pay_cost(&mut self, cost: &'static L::Cost, entry: &Self::Entry);
    /// The effects of the text that an entry follows, as they are written.
    fn text_of(&self, entry: &Self::Entry) -> &'static [Effect<L>];
    /// Asks a player.
    fn question(&mut self, seat: Seat, question: Question<L, Self::Entry>, answers: Answers);

    /// Carries out a list of effects, one after the other.
    fn carry_out(&mut self, entry: Self::Entry, effects: &'static [Effect<L>]) {
        self.then_flow(Work::Run {
            entry,
            effects,
            at: 0,
            chained: None,
        });
    }

    /// Does one piece of work.
    fn flow(&mut self, work: Work<L, Self::Entry>) {
        match work {
            Work::Run {
                entry,
                effects,
                at,
                chained,
            } => self.run_effects(entry, effects, at, chained),
            Work::EachDoes {
                entry,
                effects,
                left,
            } => {
                if let Some((seat, left)) = self.next_player(&entry, left) {
                    self.then_flow(Work::EachDoes {
                        entry,
                        effects,
                        left,
                    });
                    self.carry_out(entry.asking(seat), effects);
                }
            }
            Work::EachMay {
                entry,
                effects,
                left,
            } => {
                if let Some((seat, left)) = self.next_player(&entry, left) {
                    self.then_flow(Work::EachMay {
                        entry,
                        effects,
                        left,
                    });
                    answering::ask_may(self, entry.asking(seat), seat, effects);
                }
            }
            Work::EachChooses {
                entry,
                filter,
                effects,
                pays,
                left,
            } => {
                if let Some((seat, left)) = self.next_player(&entry, left) {
                    self.then_flow(Work::EachChooses {
                        entry,
                        filter,
                        effects,
                        pays,
                        left,
                    });
                    self.ask_which(entry.asking(seat), seat, filter, (effects, pays));
                }
            }
            Work::EachPicks { entry, ways, left } => {
                if let Some((seat, left)) = self.next_player(&entry, left) {
                    self.then_flow(Work::EachPicks { entry, ways, left });
                    let entry = entry.asking(seat);
                    let answers = Answers::Ways((0..ways.len().min(WAYS) as u8).collect());
                    self.question(seat, Question::Pick { entry, ways }, answers);
                }
            }
            Work::Reveal {
                entry,
                reveal,
                deck,
            } => reveal::reveal(self, entry, reveal, deck),
            Work::Look { entry, top, deck } => top_cards::look(self, entry, top, deck),
            Work::Take { entry, top, taken } => top_cards::take(self, entry, top, taken),
            Work::EachUnless {
                entry,
                costs,
                effects,
                left,
            } => {
                if let Some((seat, left)) = self.next_player(&entry, left) {
                    self.then_flow(Work::EachUnless {
                        entry,
                        costs,
                        effects,
                        left,
                    });
                    let entry = entry.asking(seat);
                    if self.can_pay(costs, &entry.under(seat)) {
                        let unless = Question::Unless {
                            entry,
                            costs,
                            effects,
                        };
                        self.question(seat, unless, Answers::YesOrNo);
                    } else {
                        self.carry_out(entry, effects);
                    }
                }
            }
            Work::Rest {
                entry,
                rest,
                deck,
                found,
            } => reveal::put_away(self, entry, (deck, rest), found),
            Work::EachPicksSome {
                entry,
                several,
                left,
            } => {
                if let Some((seat, left)) = self.next_player(&entry, left) {
                    self.then_flow(Work::EachPicksSome {
                        entry,
                        several,
                        left,
                    });
                    pick_next(self, entry.asking(seat), seat, several);
                }
            }
            Work::Votes {
                entry,
                ways,
                left,
                counts,
            } => votes::next(self, entry, ways, left, counts),
            Work::Repeat {
                entry,
                effects,
                left,
                before,
            } => repeat::again(self, entry, effects, left, before),
        }
    }

    /// Goes on with a list of effects from number `at`.
    fn run_effects(
        &mut self,
        entry: Self::Entry,
        effects: &'static [Effect<L>],
        at: usize,
        chained: Option<u64>,
    ) {
        if at > 0 && chained.is_some_and(|mark| !self.has_happened(mark)) {
            return;
        }
        let Some(effect) = effects.get(at) else {
            return;
        };
        let mark = self.begin_effect();
        if at + 1 < effects.len() {
            self.then_flow(Work::Run {
                entry,
                effects,
                at: at + 1,
                chained: chained.map(|_| mark),
            });
        }
        self.run_effect(entry, effect, mark);
    }

    /// Carries out one effect.
    fn run_effect(&mut self, entry: Self::Entry, effect: &'static Effect<L>, mark: u64) {
        match effect {
            Effect::Do(verb) => shares::perform(self, verb, &entry),
            Effect::And(effects) => self.then_flow(Work::Run {
                entry,
                effects,
                at: 0,
                chained: Some(mark),
            }),
            Effect::If(condition, effects) => {
                if self.holds(condition, &entry) {
                    self.carry_out(entry, effects);
                }
            }
            Effect::IfElse(condition, effects, other) => {
                let effects = if self.holds(condition, &entry) {
                    effects
                } else {
                    other
                };
                self.carry_out(entry, effects);
            }
            Effect::May(effects) => {
                answering::ask_may(self, entry, entry.controller(), effects);
            }
            Effect::MayPay(costs, effects) => {
                let payer = entry.asked();
                if self.can_pay(costs, &entry.under(payer)) {
                    let pay = Question::Pay {
                        entry,
                        costs,
                        effects,
                    };
                    self.question(payer, pay, Answers::YesOrNo);
                }
            }
            Effect::MayDo(player, effects) => {
                let left = self.bits(player, &entry);
                self.then_flow(Work::EachMay {
                    entry,
                    effects,
                    left,
                });
            }
            Effect::EachDoes(player, effects) => {
                let left = self.bits(player, &entry);
                self.then_flow(Work::EachDoes {
                    entry,
                    effects,
                    left,
                });
            }
            Effect::Choose(player, filter, effects) => {
                let left = self.bits(player, &entry);
                self.then_flow(Work::EachChooses {
                    entry,
                    filter,
                    effects,
                    pays: false,
                    left,
                });
            }
            Effect::ForEach(filter, effects) => {
                let found = self.pickable(filter, entry.controller(), &entry);
                // What is put down last is done first.
                for to in found.into_iter().rev() {
                    let picked = self.picking(entry, to);
                    self.carry_out(picked, effects);
                }
            }
            Effect::AtRandom(filter, effects) => {
                chance::pick_at_random(self, entry, filter, effects);
            }
            Effect::Pick(player, ways) => {
                let left = self.bits(player, &entry);
                self.then_flow(Work::EachPicks { entry, ways, left });
            }
            Effect::PickSome(count, player, ways, price) => {
                let left = self.bits(player, &entry);
                let several = Several::of(count.with(entry.x()), ways, price);
                self.then_flow(Work::EachPicksSome {
                    entry,
                    several,
                    left,
                });
            }
            Effect::Vote(ways) => {
                let left = self.bits(&PlayerSelector::Each, &entry);
                self.then_flow(Work::Votes {
                    entry,
                    ways,
                    left,
                    counts: [0; WAYS],
                });
            }
            Effect::Reveal(reveal) => {
                for deck in self.decks(&reveal.deck, &entry).into_iter().rev() {
                    self.then_flow(Work::Reveal {
                        entry,
                        reveal,
                        deck,
                    });
                }
            }
            Effect::TopCards(top) => {
                for deck in self.decks(&top.deck, &entry).into_iter().rev() {
                    self.then_flow(Work::Look { entry, top, deck });
                }
            }
            Effect::Unless(player, costs, effects) => {
                let left = self.bits(player, &entry);
                self.then_flow(Work::EachUnless {
                    entry,
                    costs,
                    effects,
                    left,
                });
            }
            Effect::Chance(Chance::Flip(sides)) => {
                let effects = match self.idly(|board| board.flip(&entry)) {
                    Coin::Heads => &sides.heads,
                    Coin::Tails => &sides.tails,
                };
                self.carry_out(entry, effects);
            }
            Effect::Chance(Chance::Roll(bands)) => self.roll(&entry, bands),
            Effect::Costs(change) => {
                let until = self.until(&change.until, &entry);
                price::change(self, entry, change, until);
            }
            Effect::Later(moment, _) => {
                let players = self.bits(moment.player(), &entry);
                let due = match moment {
                    Moment::EndOfTurn(_) => Due::EndOfTurn(players),
                    Moment::StartOfTurn(_) => Due::StartOfTurn(players),
                };
                self.wait(entry, effect, due, Until::Game);
            }
            Effect::NextTime(trigger, lasting, _) => {
                let until = self.until(lasting, &entry);
                self.wait(entry, effect, Due::NextTime(trigger), until);
            }
            Effect::ReplaceNext(event, lasting, _) => {
                let until = self.until(lasting, &entry);
                self.wait(entry, effect, Due::Replace(event), until);
            }
            Effect::Repeat(times, effects) => {
                let left = self.amount(times, &entry).clamp(0, REPEATS) as u8;
                self.then_flow(Work::Repeat {
                    entry,
                    effects,
                    left,
                    before: None,
                });
            }
        }
    }

    /// Keeps a delayed effect of the text of `entry`.
    fn wait(&mut self, entry: Self::Entry, effect: &'static Effect<L>, due: Due<L>, until: Until) {
        let all = Effect::delayed(self.text_of(&entry));
        let at = (1..=u8::MAX)
            .zip(all)
            .find(|(_, other)| std::ptr::eq(*other, effect));
        if let Some((later, _)) = at {
            let entry = entry.waiting(later);
            self.delay(Delayed { entry, due, until });
        }
    }

    /// How long something lasts that an entry makes.
    fn until(&self, lasting: &Lasting<L>, entry: &Self::Entry) -> Until {
        match lasting {
            Lasting::Turn => Until::Turn,
            Lasting::NextTurnOf(player) => Until::NextTurnOf(self.bits(player, entry)),
            Lasting::WhileInPlay => entry.while_in_play(),
            Lasting::Round => Until::NextTurnOf(1 << entry.controller().0),
            Lasting::Game | Lasting::Permanent => Until::Game,
        }
    }

    /// The effects of the delayed effect that an entry is.
    fn delayed_effects(&self, entry: &Self::Entry) -> &'static [Effect<L>] {
        match self.delayed_effect(entry) {
            Some(Effect::Later(_, effects) | Effect::NextTime(_, _, effects)) => effects,
            _ => &[],
        }
    }

    /// The delayed effect that an entry is.
    fn delayed_effect(&self, entry: &Self::Entry) -> Option<&'static Effect<L>> {
        let at = usize::from(entry.later()).checked_sub(1)?;
        Effect::delayed(self.text_of(entry)).get(at).copied()
    }

    /// The players as bits.
    fn bits(&self, player: &PlayerSelector<L>, entry: &Self::Entry) -> u8 {
        let seats = self.players(player, entry).into_iter();
        seats.fold(0, |bits, seat| bits | 1 << seat.0)
    }

    /// The next of these players in turn order from the controller, and the rest.
    fn next_player(&self, entry: &Self::Entry, left: u8) -> Option<(Seat, u8)> {
        if left == 0 {
            return None;
        }
        let seats = self.in_turn_from(entry.controller()).into_iter();
        let mut asked = seats.filter(|seat| left & 1 << seat.0 != 0);
        asked.next().map(|seat| (seat, left & !(1 << seat.0)))
    }

    /// Asks which thing it is; one alone is taken.
    fn ask_which(
        &mut self,
        entry: Self::Entry,
        seat: Seat,
        filter: &'static L::Filter,
        (effects, pays): (&'static [Effect<L>], bool),
    ) {
        let mut found = self.pickable(filter, seat, &entry);
        if pays {
            found.retain(|&what| self.can_pay_with(what));
        }
        self.ask_among(entry, seat, filter, (effects, pays), found);
    }

    /// Asks which of these things it is; one alone is taken.
    fn ask_among(
        &mut self,
        entry: Self::Entry,
        seat: Seat,
        filter: &'static L::Filter,
        (effects, pays): (&'static [Effect<L>], bool),
        found: Vec<Ref>,
    ) {
        answering::ask_among(self, entry, seat, filter, (effects, pays), found);
    }

    /// Goes on after the answer. What is paid is paid before the effects.
    fn answered(&mut self, question: Question<L, Self::Entry>, answer: Reply) {
        answering::answered(self, question, answer);
    }
}
