//! Effects that hold others, the numbers and the conditions of cards.

use std::sync::LazyLock;

use crate::cards::chance::Coin;
use crate::cards::language::{Answers, Band, CarriesOut, Question, Values, Work, replace_in_order};
use crate::cards::memory::Remembers;
use crate::cards::paid::Cause;
use crate::cards::tally::Tally;
use crate::games::biomes::Biomes;
use crate::games::biomes::Phase;
use crate::games::biomes::board::Board;
use crate::games::biomes::choices::Choice;
use crate::games::biomes::content::{
    Ability, Amount, Effect, Filter, Kind, ObjectSelector, OwnCondition, OwnCost, OwnNumber,
    PlayerSelector, SectorSelector, Verb, Where, Whose,
};
use crate::games::biomes::delaying::{ATTACK, DAMAGE, DEFENSE};
use crate::games::biomes::events::Event;
use crate::games::biomes::filters::EvalContext;
use crate::games::biomes::ids::{lane_id, player_id, sector_id, sector_of};
use crate::games::biomes::limits::{self, total};
use crate::games::biomes::payment;
use crate::games::biomes::places::{Place, zone};
use crate::games::biomes::state::{Action, ActionKind, Announce, Ask, Stage, Target, Task};
use crate::table::{ObjectId, Ref, Seat};

/// What is done to a constant that is forfeited as a cost.
static FORFEIT_PICKED: LazyLock<Vec<Effect>> =
    LazyLock::new(|| vec![Effect::Do(Verb::Terminate(ObjectSelector::Picked))]);

/// Whether something is forfeited as a cost, which nothing replaces (D33).
pub(super) fn is_cost(verb: &Verb) -> bool {
    let own = FORFEIT_PICKED.first();
    matches!(own, Some(Effect::Do(own)) if std::ptr::eq(own, verb))
}

/// The sectors that pay durability.
static OWN_SECTOR: LazyLock<Filter> = LazyLock::new(|| Filter {
    kind: Kind::Sector,
    whose: Whose::Yours,
    ..Filter::default()
});

/// What is done to a sector that pays durability, by how much.
static DURABILITY_PICKED: LazyLock<Vec<Vec<Effect>>> = LazyLock::new(|| {
    let lose = |n| Effect::Do(Verb::LoseDurability(Amount::N(n), SectorSelector::Picked));
    (0..=limits::PAID).map(|n| vec![lose(n)]).collect()
});

impl Board<'_> {
    /// Whether it is a card that is about to be played, and still in hand: it cannot be discarded for itself (D70).
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

impl Board<'_> {
    /// The sectors of a player, each with its durability.
    fn own_sectors(&self, seat: Seat, action: &Action) -> impl Iterator<Item = (Ref, i32)> {
        let all = self.pickable(&OWN_SECTOR, seat, action).into_iter();
        all.filter_map(|to| {
            let Ref::Object(e) = to else {
                return None;
            };
            let (biome, seat) = sector_of(e)?;
            Some((to, self.sector(biome, seat).durability))
        })
    }

    /// The sectors of a player that have more durability than that.
    fn sectors_above(&self, n: u8, seat: Seat, action: &Action) -> Vec<Ref> {
        let all = self.own_sectors(seat, action);
        let above = all.filter(|(_, has)| *has > i32::from(n));
        above.map(|(to, _)| to).collect()
    }

    /// One of the sectors pays durability; its player chooses which.
    pub fn pay_durability(&mut self, action: Action, n: u8) {
        let seat = action.controller;
        let found = self.sectors_above(n, seat, &action);
        let effects = &DURABILITY_PICKED[usize::from(n).min(DURABILITY_PICKED.len() - 1)];
        self.ask_among(action, seat, &OWN_SECTOR, (effects, true), found);
    }
}

impl Values<Biomes> for Board<'_> {
    type Entry = Action;

    fn count_of(&self, filter: &Filter, action: &Action) -> usize {
        self.count(filter, EvalContext::of(action))
    }

    fn is(&self, who: &ObjectSelector, filter: &Filter, action: &Action) -> bool {
        let found = self.who(who, action);
        let fits = |e: ObjectId| {
            let there = match filter.place {
                Where::Cache => self.place_of(e).1 == Place::Cache,
                _ => self.on_planet(e),
            };
            there && self.matches(filter, EvalContext::of(action), e)
        };
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

    // D98.
    fn phase_now(&self) -> Phase {
        self.step.phase()
    }

    fn own_number(&self, number: &OwnNumber, action: &Action) -> i32 {
        let cards = |who: &ObjectSelector, of: &dyn Fn(ObjectId) -> i32| {
            let cards = self.printed_on(who, action).into_iter();
            cards.fold(0, |sum, e| total(sum, of(e)))
        };
        let players = |player, of: &dyn Fn(Seat) -> i32| {
            let seats = self.seats(player, action).into_iter();
            seats.fold(0, |sum, seat| total(sum, of(seat)))
        };
        match number {
            // D88: of what has left, as it was.
            OwnNumber::AttackOf(who) => self.sum_of_stats(ATTACK, who, action),
            OwnNumber::DefenseOf(who) => self.sum_of_stats(DEFENSE, who, action),
            OwnNumber::DamageOn(who) => self.sum_of_stats(DAMAGE, who, action),
            OwnNumber::ValueOf(who) => cards(who, &|e| self.value(e)),
            OwnNumber::Counters(counter, who) => self.sum_of_counters(counter.index, who, action),
            OwnNumber::Stored(energy, player) => players(player, &|seat| {
                i32::from(self.player(seat).energy[energy.index()])
            }),
            OwnNumber::DurabilityOf(at) => {
                let sectors = self.sectors(at, action).into_iter();
                sectors.fold(0, |sum, (biome, seat)| {
                    total(sum, self.sector(biome, seat).durability)
                })
            }
            OwnNumber::SectorsLost(player) => {
                players(player, &|seat| i32::from(self.player(seat).lost))
            }
        }
    }

    fn own_holds(&self, condition: &OwnCondition, action: &Action) -> bool {
        let eye = EvalContext::of(action);
        let this = self.is_card(action.source).then_some(action.source);
        match condition {
            OwnCondition::Adept => self.is_adept(eye),
            OwnCondition::Chain => self.is_chained(eye),
            OwnCondition::InBiome(kind) => {
                eye.global || eye.biome.is_some_and(|b| self.biome_kind(b) == *kind)
            }
            OwnCondition::InAnyBiome => eye.biome.is_some(),
            OwnCondition::ThisDamaged => this.is_some_and(|e| self.stats(e).damage > 0),
            OwnCondition::ThisLocked => this.is_some_and(|e| self.status(e).locked),
        }
    }
}

impl CarriesOut<Biomes> for Board<'_> {
    fn then_flow(&mut self, work: Work<Biomes, Action>) {
        self.then(Task::Flow(work));
    }

    /// Stats are renewed before each piece of work already.
    fn begin_effect(&mut self) -> u64 {
        self.log.mark().1.wrapping_add(self.game.silent)
    }

    fn has_happened(&self, mark: u64) -> bool {
        self.log.mark().1.wrapping_add(self.game.silent) != mark
    }

    fn done_so_far(&self) -> u64 {
        let all = self.log.mark().1.wrapping_add(self.game.silent);
        all.wrapping_sub(self.game.memory.idle)
    }

    fn flip(&mut self, action: &Action) -> Coin {
        self.flip_coin(action)
    }

    /// D82: one of all that match.
    fn at_random(&mut self, action: &Action, found: &[Ref]) -> Option<Ref> {
        self.pick_at_random(action, found)
    }

    fn roll(&mut self, action: &Action, bands: &'static [Band<Biomes>]) {
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
        // D110.
        let new = self.game.agenda.get_mut(from..).unwrap_or_default();
        replace_in_order(new, |task| matches!(task, Task::Replace(_)));
    }

    fn in_turn_from(&self, seat: Seat) -> Vec<Seat> {
        vec![seat, seat.other()]
    }

    /// "Yours" is whatever is theirs who pick. Only targets are shielded by keywords.
    fn pickable(&self, filter: &'static Filter, seat: Seat, action: &Action) -> Vec<Ref> {
        let eye = EvalContext {
            seat,
            ..EvalContext::of(action)
        };
        let seats = [Seat(0), Seat(1)];
        let card = |&e: &ObjectId| self.matches(filter, eye, e);
        let place = |&e: &ObjectId| self.place_target_answer(filter, eye, e).is_ok();
        let found: Vec<ObjectId> = match (filter.kind, filter.place) {
            (Kind::Sector, _) => {
                let sectors = |biome| seats.map(|seat| sector_id(biome, seat));
                let all = self.live_biomes().flat_map(sectors);
                all.filter(place).collect()
            }
            (Kind::AgentOrSector, _) => {
                let sectors = |biome| seats.map(|seat| sector_id(biome, seat));
                let sectors = self.live_biomes().flat_map(sectors).filter(place);
                self.planet().filter(card).chain(sectors).collect()
            }
            (Kind::Biome, _) => self.live_biomes().map(lane_id).filter(place).collect(),
            (Kind::Player, _) => seats.map(player_id).into_iter().filter(place).collect(),
            (Kind::Action, _) => {
                let others = self.game.queue.iter();
                let others = others.filter(|a| filter.whose.fits(seat, a.controller));
                return others.map(|a| Ref::Entry(a.serial)).collect();
            }
            (_, Where::Hand | Where::Deck) => {
                let place = match filter.place {
                    Where::Hand => Place::Hand,
                    _ => Place::Deck,
                };
                let whose = match filter.whose {
                    Whose::Theirs => seat.other(),
                    Whose::Yours | Whose::Any => seat,
                };
                let row = self.row(whose, place).iter().copied();
                let mut found: Vec<ObjectId> = row.filter(card).collect();
                // The order of a deck stays hidden, and copies of one card are all the same there.
                if place == Place::Deck {
                    found.sort_unstable_by_key(|&e| (self.card(e).owner, self.card(e).face, e));
                    found.dedup_by_key(|&mut e| (self.card(e).owner, self.card(e).face));
                }
                found
            }
            (_, Where::Cache) => {
                let caches = [seat, seat.other()].map(|seat| self.row(seat, Place::Cache));
                let caches = caches.into_iter().flatten().copied();
                caches.filter(card).collect()
            }
            _ => self.planet().filter(card).collect(),
        };
        found.into_iter().map(Ref::Object).collect()
    }

    /// D109.
    fn is_hidden(filter: &Filter) -> bool {
        matches!(filter.place, Where::Hand | Where::Deck)
    }

    fn picking(&self, action: Action, to: Ref) -> Action {
        let picked = match to {
            Ref::Object(e) => Target::Thing(e),
            Ref::Entry(serial) => Target::Entry(serial),
            _ => Target::Gone,
        };
        Action { picked, ..action }
    }

    fn can_pay(&self, costs: &'static [OwnCost], action: &Action) -> bool {
        let (you, this) = (action.controller, action.source);
        let mut discard = 0;
        let mut held = self.is_in_hand(action);
        let mut due = [0; 6];
        let (mut forfeits, mut durability) = (Vec::new(), Vec::new());
        for cost in costs {
            match cost {
                OwnCost::Energy(cost) => payment::add(&mut due, cost),
                OwnCost::Discard(n) => discard += usize::from(*n),
                OwnCost::DiscardThis if self.place_of(this) != (you, Place::Hand) => return false,
                OwnCost::DiscardThis => held = true,
                OwnCost::Lock if !self.on_planet(this) || self.can_lock(this).is_err() => {
                    return false;
                }
                OwnCost::Forfeit(filter) => forfeits.push(self.pickable(filter, you, action)),
                OwnCost::RemoveCounters(counter, n) => {
                    let there = self.game.counters.of(this, counter.index);
                    if there < i32::from(*n) {
                        return false;
                    }
                }
                OwnCost::Durability(n) => durability.push(i32::from(*n)),
                OwnCost::Lock => {}
            }
        }
        // D95: of several texts each is paid for.
        let sectors = || self.own_sectors(you, action).map(|(_, has)| has);
        if !can_differ(&forfeits, &mut Vec::new())
            || !durability.is_empty() && !can_share(&durability, &mut sectors().collect::<Vec<_>>())
        {
            return false;
        }
        let lock = costs.contains(&OwnCost::Lock);
        let mut means = self.means(you);
        if self.is_card(this) {
            means = self.means_without(you, this, lock, &means);
        }
        let kept = usize::from(discard > 0 && held);
        self.hand_of(you) >= discard + kept && payment::can_pay(&due, &means).is_some()
    }

    fn pay_cost(&mut self, cost: &'static OwnCost, action: &Action) {
        let seat = action.controller;
        match cost {
            OwnCost::Energy(cost) => {
                let open = self.game.announce.filter(|announce| announce.within);
                let mut due = open.map_or([0; 6], |announce| announce.due);
                payment::add(&mut due, cost);
                self.game.announce = Some(Announce {
                    action: *action,
                    stage: Stage::Pay,
                    due,
                    within: true,
                });
            }
            OwnCost::Discard(n) => self.then(Task::Discard {
                seat,
                count: (*n).into(),
                cause: Cause {
                    of: Ref::Object(action.source),
                    paid: action.paid,
                },
            }),
            OwnCost::DiscardThis => {
                let owner = self.card(action.source).owner;
                self.move_card(action.source, zone(owner, Place::Cache));
            }
            OwnCost::RemoveCounters(counter, n) => {
                self.change_counters(action.source, counter.index, -i32::from(*n));
            }
            OwnCost::Lock => self.lock(action.source),
            OwnCost::Durability(n) => self.then(Task::PayDurability {
                action: *action,
                n: *n,
            }),
            OwnCost::Forfeit(filter) => self.then_flow(Work::EachChooses {
                entry: *action,
                filter,
                effects: &FORFEIT_PICKED,
                pays: true,
                left: 1 << seat.0,
            }),
        }
    }

    fn text_of(&self, action: &Action) -> &'static [Effect] {
        let abilities = self.abilities(action.origin);
        let ability = abilities.get(usize::from(action.ability));
        ability.map_or(&[], Ability::effects)
    }

    fn question(&mut self, seat: Seat, question: Question<Biomes, Action>, answers: Answers) {
        let source = question.entry().source;
        self.idly(|board| {
            board.show_hidden(seat, &answers, |board, e| board.is_hidden_from(seat, e));
        });
        let yes_or_no = [Choice::Yes { source }, Choice::No { source }].map(Choice::wire);
        self.ask_in_text(seat, &question, answers, yes_or_no);
        self.game.ask = Ask::Flow(question);
    }
}

/// Whether one of each of these things can be taken, all different from those taken already.
fn can_differ(groups: &[Vec<Ref>], taken: &mut Vec<Ref>) -> bool {
    let Some((first, others)) = groups.split_first() else {
        return true;
    };
    first.iter().any(|one| {
        if taken.contains(one) {
            return false;
        }
        taken.push(*one);
        let fits = can_differ(others, taken);
        taken.pop();
        fits
    })
}

/// Whether each price can be paid by one of the sectors, which keeps more than 0.
fn can_share(prices: &[i32], sectors: &mut [i32]) -> bool {
    let Some((first, others)) = prices.split_first() else {
        return true;
    };
    (0..sectors.len()).any(|at| {
        if sectors[at] <= *first {
            return false;
        }
        sectors[at] -= first;
        let fits = can_share(others, sectors);
        sectors[at] += first;
        fits
    })
}
