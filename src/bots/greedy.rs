//! The greedy bot looks one step ahead: it tries every option in a possible world, lets everything resolve, and takes
//! the best result for its seat. It never sees more than its seat.

use crate::table::{
    Choice, ChoiceWords, Decision, Game, Imagination, Look, Saved, Seat, Seats, TableRng,
};

use super::{Bot, Judgement, SearchSettings};

/// A game that bots can evaluate when they look ahead.
pub trait EvaluatedGame: Game {
    /// The value of a view for `seat`; higher is better.
    fn worth(view: &Self::View, seat: Seat) -> i32;
    /// The worth with which all are as likely to win together as to lose. `None` if they play against each other.
    fn even_together(_world: &mut Imagination<'_, Self>) -> Option<i32> {
        None
    }
    /// The place of the option that whoever is asked takes in quick play. `None`: they do the least, or anything.
    fn quick(_world: &mut Imagination<'_, Self>) -> Option<usize> {
        None
    }
    /// The option that goes on with the least commitment, when the bot only lets things resolve.
    /// `None`: this is a point to stop and judge.
    fn idle(decision: &Decision, view_step: Self::Step) -> Option<usize> {
        let _ = (decision, view_step);
        None
    }
    /// The assumed answers of other seats meanwhile.
    const OTHERS: &'static [Self::Choices] = Self::Choices::PASS;
    /// Topics that are part of taking one action: all their options are tried, not just one.
    const PARTS: &'static [Self::Topics] = &[];
    /// What it never chooses by itself, and so does not try.
    const UNTRIED: &'static [Self::Choices] = &[];
    /// Whether an option is tried. What cannot change how its seat stands costs time for nothing.
    fn is_tried(_began: &Self::View, _option: &Choice) -> bool {
        true
    }
    /// The number of possible worlds in which every option is tried: more if dice decide.
    const WORLDS: u8 = 1;
    /// An option must be better than one of [`EvaluatedGame::OTHERS`] by this much, so that the bot does nothing useless.
    const RESERVE: i32 = 0;
    /// How the first greedy bot judges it: for ever. See [`Judgement`].
    const FIRST: &'static Judgement<Self> = &Judgement::TODAY;
    /// How it is searched.
    const SEARCH: SearchSettings = SearchSettings::USUAL;
    /// The place of a step in the turn: where it falls, another turn has begun.
    fn place(step: Self::Step) -> usize;
    /// Whether a line of play that began with that view is judged now, although it could go on.
    fn rests(_began: &Self::View, _world: &mut Imagination<'_, Self>) -> bool {
        false
    }
}

/// The greedy bot.
pub struct GreedyBot {
    chance: TableRng,
    version: Version,
}

/// Which greedy bot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Version {
    First,
    Today,
}

/// The most picks of a line of play before it is judged.
const LINE: usize = 80;
/// The most options that are tried for a part of an action within a line.
const WIDTH: usize = 12;
/// How deep parts of an action are tried.
const DEPTH: u8 = 2;

impl GreedyBot {
    /// A bot with the seed of its possible worlds.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self {
            chance: TableRng::new(seed),
            version: Version::Today,
        }
    }

    /// The first greedy bot, by which others are measured.
    #[must_use]
    pub fn first(seed: u64) -> Self {
        Self {
            version: Version::First,
            ..Self::new(seed)
        }
    }
}

impl<G: EvaluatedGame> Bot<G> for GreedyBot {
    fn choose(&mut self, look: &mut Look<'_, G>) -> usize {
        let judgement = match self.version {
            Version::First => G::FIRST,
            Version::Today => &Judgement::TODAY,
        };
        if look.decision().options.len() < 2 {
            return 0;
        }
        let began = look.view();
        let tried = judgement.tried(&began, look.decision());
        let reserve = i64::from(judgement.reserve) * i64::from(judgement.worlds);
        let least = |option: &Choice| {
            if option.is_any(judgement.others) {
                reserve
            } else {
                0
            }
        };
        let mut tried: Vec<(usize, i64)> = tried.map(|(at, o)| (at, least(o))).collect();
        if tried.len() < 2 {
            return tried.first().map_or(0, |(at, _)| *at);
        }
        let start = self.chance.below(tried.len() as u32) as usize;
        judgement.judge(look, &began, &mut self.chance, &mut tried, DEPTH);
        // Equal options are taken in turn from a random one, so that play is not predictable.
        tried.rotate_left(start);
        let better = |best: (usize, i64), next: &(usize, i64)| {
            if next.1 > best.1 { *next } else { best }
        };
        tried[1..].iter().fold(tried[0], better).0
    }
}

impl<G: EvaluatedGame> Judgement<G> {
    /// Tries options, given by their places, in possible worlds, and adds their worth there. Parts of an action are
    /// tried `depth` deep.
    fn judge(
        &self,
        look: &mut Look<'_, G>,
        began: &G::View,
        chance: &mut TableRng,
        tried: &mut [(usize, i64)],
        depth: u8,
    ) {
        let seat = look.seat();
        let mut here = Saved::default();
        let mut world = look.imagine(chance);
        for n in 0..self.worlds {
            if n > 0 {
                world.deal_again(chance);
            }
            world.mark(&mut here);
            for (at, worth) in &mut *tried {
                world.pick(*at);
                *worth += i64::from(self.follow(&mut world, seat, began, depth));
                world.back(&here);
            }
        }
    }

    /// Lets a line of play resolve and judges it.
    fn follow(
        &self,
        world: &mut Imagination<'_, G>,
        seat: Seat,
        began: &G::View,
        depth: u8,
    ) -> i32 {
        for _ in 0..LINE {
            if let Some(outcome) = world.outcome() {
                return match outcome.winners {
                    Seats::NONE => 0,
                    // A victory shared is worth less than one alone.
                    winners if winners.contains(seat) => i32::MAX / winners.count() as i32,
                    _ => i32::MIN + 1,
                };
            }
            if world.question().is_some_and(|open| open.seat != seat) {
                world.let_other(self.others);
                continue;
            }
            if (self.rests)(began, world) {
                break;
            }
            let step = world.step();
            let Some(decision) = world.question() else {
                break;
            };
            if depth > 0 && decision.is_any(self.parts) {
                let options = decision.options.len().min(WIDTH);
                return self.best_of(world, seat, began, depth - 1, options);
            }
            match (self.idle)(decision, step) {
                Some(at) => {
                    world.pick(at);
                }
                None => break,
            }
        }
        (self.worth)(&world.view_of(seat), seat)
    }

    fn best_of(
        &self,
        world: &mut Imagination<'_, G>,
        seat: Seat,
        began: &G::View,
        depth: u8,
        options: usize,
    ) -> i32 {
        let mut here = Saved::default();
        world.mark(&mut here);
        let mut best = i32::MIN;
        for at in 0..options {
            world.pick(at);
            best = best.max(self.follow(world, seat, began, depth));
            world.back(&here);
        }
        best
    }
}

/// Tries options, given by their places, in [`EvaluatedGame::WORLDS`] possible worlds, and adds their worth there.
pub(super) fn try_options<G: EvaluatedGame>(
    look: &mut Look<'_, G>,
    began: &G::View,
    chance: &mut TableRng,
    tried: &mut [(usize, i64)],
) {
    Judgement::TODAY.judge(look, began, chance, tried, DEPTH);
}

/// The worth of every option of the open question to whoever is asked, once what it leads to by itself is done.
pub(super) fn rank_options<G: EvaluatedGame>(world: &mut Imagination<'_, G>) -> Vec<i32> {
    let Some(question) = world.question() else {
        return Vec::new();
    };
    let (seat, options) = (question.seat, question.options.len());
    let began = world.view_of(seat);
    let mut here = Saved::default();
    world.mark(&mut here);
    (0..options)
        .map(|at| {
            world.pick(at);
            let worth = Judgement::TODAY.follow(world, seat, &began, 0);
            world.back(&here);
            worth
        })
        .collect()
}

/// Tries options in one possible world, and parts of an action only one deep.
pub(super) fn judge_once<G: EvaluatedGame>(
    look: &mut Look<'_, G>,
    chance: &mut TableRng,
    tried: &mut [(usize, i64)],
) {
    let once = Judgement {
        worlds: 1,
        ..Judgement::TODAY
    };
    let began = look.view();
    once.judge(look, &began, chance, tried, 1);
}
