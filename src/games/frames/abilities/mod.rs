//! Abilities of frames and companies (M-140 to M-147): what triggers, what can be used, and carrying it out.

mod bearer;
mod carries_out;
mod effects;
mod filters;
mod given;
mod ground;
mod leap;
mod push;
mod reactions;
mod replacing;
mod rerolling;
mod returning;
mod salvage;
mod standing;
pub mod state;
mod trigger;
mod using;
mod values;

pub use bearer::{Bearer, abilities_in_force, numbered_ability};

use super::board::Board;
use super::content::{Ability, Effect};
use super::ids::{Thing, company_id, thing};
use super::match_state::Loss;
use super::slots::LostPart;
use super::{Choice, Event, Step, Topic};
use crate::cards::language::{CarriesOut, Question, Replaces, Reply, Values};
use crate::table::{ObjectId, Ref, Seat};
use state::{Asked, Entry, Harm, Moved};

pub use effects::{extra_dice, fewer_dice};
pub use given::Given;
pub use leap::end_leap;
pub use rerolling::{end_reroll, reroll};
pub use salvage::gain;
pub use trigger::TriggerEvent;
pub use using::use_ability;

/// Most abilities that are carried out one after the other; what triggers then is lost (M-142).
const MOST: u16 = 100;

/// Goes on with abilities. `false` if there is nothing to do, or an attack is resolved first (M-142).
pub fn go_on(board: &mut Board<'_>) -> bool {
    if let Some(asked) = board.game.abilities.asked.clone() {
        board.ask_again(&asked);
        return true;
    }
    if board.next_event() {
        return true;
    }
    let in_attack = board.in_attack();
    let resolving = board.game.strike.is_some() || !board.game.falls.is_empty();
    // What happens instead of damage does not wait.
    if resolving && !in_attack && !board.game.abilities.are_under_way() {
        return false;
    }
    if !in_attack && !board.game.abilities.parked.is_empty() {
        board.game.abilities.take_parked();
    }
    if board.game.loss.is_some() {
        // The step of hits takes them off by itself.
        let elsewhere = board.step != Step::Hits;
        if elsewhere {
            board.take_losses();
        }
        return elsewhere;
    }
    if !board.game.abilities.are_busy() {
        board.game.abilities.run = 0;
        return board.turn_without_frame();
    }
    if let Some(repair) = board.game.abilities.repair {
        board.repair(repair);
    } else if let Some(leap) = board.game.abilities.leaps.last().copied() {
        board.ask_leap(leap);
    } else if let Some(reroll) = board.game.abilities.rerolls.last().copied() {
        board.ask_reroll(reroll);
    } else if let Some(salvage) = board.game.abilities.salvages.last().copied() {
        board.ask_salvage(salvage);
    } else if let Some(harm) = board.game.abilities.harm.pop() {
        board.harm(harm);
    } else if board.game.abilities.are_carried_out() {
        board.game.abilities.memory.replacing.carried_out();
    } else if let Some(work) = board.game.abilities.work.pop() {
        board.flow(work);
    } else {
        let entry = board.game.abilities.queue.remove(0);
        board.resolve(entry);
    }
    true
}

/// What was answered to the question of an ability.
pub fn answer(board: &mut Board<'_>, reply: Option<Reply>) {
    let asked = board.game.abilities.asked.take();
    if let Some(whether) = board.game.abilities.whether.take() {
        let yes = reply == Some(Reply::Yes);
        board.replace_if(yes, whether.event, whether.source, whether.ability);
        return;
    }
    if let (Some(asked), Some(reply)) = (asked, reply) {
        if reply == Reply::No {
            board.give_use_back(&asked.question.entry());
        }
        board.answered(asked.question, reply);
    }
}

/// What a repaired frame gets back.
pub fn get_back(board: &mut Board<'_>, part: LostPart) {
    if let Some(Loss { frame, points }) = board.game.abilities.repair {
        board.give_back(frame, part);
        let points = points.saturating_sub(1);
        board.game.abilities.repair = (points > 0).then_some(Loss { frame, points });
    }
}

/// Whether destroyed frames are meant by the question that is open.
const fn asks_for_destroyed(asked: &Asked) -> bool {
    match &asked.question {
        Question::Choose { filter, .. } => filter.destroyed,
        _ => false,
    }
}

impl Board<'_> {
    /// The abilities of a frame or a company with their numbers: its own, then those of its systems that work (M-153).
    pub fn abilities_of(
        &self,
        source: ObjectId,
    ) -> impl Iterator<Item = (u8, &'static Ability)> + use<> {
        let systems = self.is_frame(source).then(|| self.frame(source).systems);
        abilities_in_force(self.content(), self.bearer(source), systems)
    }

    /// The ability of that number, whether its system works or not.
    #[must_use]
    pub fn ability(&self, source: ObjectId, n: u8) -> Option<&'static Ability> {
        numbered_ability(self.content(), self.bearer(source), n)
    }

    /// The type or company that a source is.
    fn bearer(&self, source: ObjectId) -> Bearer {
        match thing(source) {
            Thing::Frame(_) => Bearer::Frame(self.frame(source).kind),
            Thing::Company(seat) => Bearer::Company(self.company(seat).brought),
            Thing::Station(_) | Thing::Segment(_) => Bearer::Company(None),
        }
    }

    /// Whether the abilities of a frame or a company are in force.
    #[must_use]
    pub fn in_force(&self, source: ObjectId) -> bool {
        match thing(source) {
            Thing::Frame(_) => self.frame(source).stands(),
            Thing::Company(seat) => !self.company(seat).conceded,
            Thing::Station(_) | Thing::Segment(_) => false,
        }
    }

    /// Whether anything of the match has an ability, which is known once frames and companies are there.
    pub fn find_abilities(&mut self) {
        let companies = self.seats().map(company_id);
        let all: Vec<ObjectId> = self.frames().map(|(id, _)| id).chain(companies).collect();
        let any = all
            .into_iter()
            .any(|source| self.abilities_of(source).next().is_some());
        self.game.abilities.any = any;
    }

    /// The text that an entry follows.
    fn text(&self, entry: &Entry) -> &'static [Effect] {
        let ability = self.ability(entry.source, entry.ability);
        ability.map_or(&[], Ability::effects)
    }

    /// M-142: an ability that triggered happens now, if what it asks for still holds.
    fn resolve(&mut self, entry: Entry) {
        if self.game.abilities.run >= MOST || self.company(entry.controller).conceded {
            return;
        }
        self.game.abilities.run += 1;
        self.game.abilities.moved = Moved::default();
        let ability = self.ability(entry.source, entry.ability);
        let condition = ability.and_then(Ability::only_if);
        if entry.later == 0 && condition.is_some_and(|c| !self.holds(c, &entry)) {
            return;
        }
        self.log(Event::Ability {
            by: entry.controller,
            source: entry.source,
            ability: entry.ability,
        });
        let effects = if entry.later == 0 {
            self.text(&entry)
        } else {
            self.delayed_effects(&entry)
        };
        self.carry_out(entry, effects);
    }

    /// Asks what is open; answers that have become impossible are left out.
    fn ask_again(&mut self, asked: &Asked) {
        let mut offers = self.offers();
        for option in &asked.options {
            let gone = match option.subject {
                Ref::Object(id) if self.is_frame(id) => {
                    option.verb == "take" && self.frame(id).stands() == asks_for_destroyed(asked)
                }
                _ => false,
            };
            if !gone {
                offers.options.push(*option);
            }
        }
        if offers.options.is_empty() {
            self.game.abilities.asked = None;
            return;
        }
        let source = Ref::Object(asked.question.entry().source);
        self.ask(
            asked.seat,
            carries_out::topic(&asked.question),
            source,
            offers,
        );
    }

    /// Damage of an effect, and what comes back.
    fn harm(&mut self, harm: Harm) {
        let loss = match harm {
            Harm::Points(loss) => loss,
            Harm::Repair(loss) => {
                self.game.abilities.repair = Some(loss);
                return;
            }
            Harm::Dice(Loss { frame, points }) => {
                let points = self.roll_harm(frame, points);
                Loss { frame, points }
            }
        };
        let Loss { frame, points } = loss;
        if !self.frame(frame).stands() || points == 0 {
            return;
        }
        self.damage(loss, None);
    }

    /// A frame that an ability destroyed in its own turn has no turn left (M-35).
    fn turn_without_frame(&mut self) -> bool {
        self.end_roll();
        let gone = self
            .turn()
            .is_some_and(|turn| !self.frame(turn.frame).stands());
        let open = matches!(
            self.step,
            Step::Designate | Step::Roll | Step::Defense | Step::Move
        );
        if gone && open {
            self.end_turn();
        }
        gone && open
    }

    /// A company has given up: its abilities are gone, and nobody waits for its answer.
    pub fn forget_abilities(&mut self, seat: Seat) {
        self.forget_whether(seat);
        let lost: Vec<ObjectId> = self
            .frames()
            .filter(|(_, f)| f.owner == seat)
            .map(|(id, _)| id)
            .collect();
        let abilities = &mut self.game.abilities;
        abilities.queue.retain(|entry| entry.controller != seat);
        abilities.parked.retain(|entry| entry.controller != seat);
        abilities
            .work
            .retain_mut(|work| work.entry_mut().controller != seat);
        for work in &mut abilities.work {
            if let Some(players) = work.players_mut() {
                *players &= !(1 << seat.0);
            }
        }
        abilities
            .asked
            .take_if(|asked| asked.seat == seat || asked.question.entry().controller == seat);
        abilities.repair.take_if(|loss| lost.contains(&loss.frame));
        abilities.harm.retain(|harm| {
            let (Harm::Points(loss) | Harm::Dice(loss) | Harm::Repair(loss)) = harm;
            !lost.contains(&loss.frame)
        });
        let leaps = &mut abilities.leaps;
        leaps.retain(|leap| leap.chooser != seat && !lost.contains(&leap.frame));
        let rerolls = &mut abilities.rerolls;
        rerolls.retain(|reroll| {
            reroll.chooser != seat && reroll.frame.is_none_or(|frame| !lost.contains(&frame))
        });
        let salvages = &mut abilities.salvages;
        salvages.retain(|salvage| !lost.contains(&salvage.frame));
        let memory = &mut abilities.memory;
        memory
            .delayed
            .retain(|delayed| delayed.entry.controller != seat);
    }

    /// What a repaired frame gets back for the next point: a white die, a system of its owner's choice, armour.
    fn repair(&mut self, repair: Loss) {
        let frame = repair.frame;
        let mut offers = self.offers();
        if self.frame(frame).stands() {
            for part in self.missing(frame) {
                offers.offer(Choice::Repair { frame, part });
            }
        }
        match offers.options.len() {
            0 => self.game.abilities.repair = None,
            1 => {
                let part = self.missing(frame).first().copied();
                part.iter().for_each(|part| get_back(self, *part));
            }
            _ => {
                let owner = self.frame(frame).owner;
                self.ask(owner, Topic::Repair, Ref::Object(frame), offers);
            }
        }
    }
}
