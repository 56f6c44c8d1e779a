//! Analysis for people: what the search would choose, how likely it makes a win, and what it expects to follow.
//!
//! It is the search of the bots, with the same budget in iterations and the same blindness: it looks through the asked
//! seat's window. The same seed and budget give the same analysis.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use super::playout;
use super::tree::Line;
use super::{Found, LONGEST, SearchBot};
use crate::bots::EvaluatedGame;
use crate::table::{Choice, Event, Game, Imagination, Look, Seat, TableRng};

/// Worlds in which the match is played on quickly from the question, without a choice that was thought about.
const STANDS: u32 = 64;
/// Worlds in which the expected line is looked for.
const LINES: u32 = 24;
/// The most choices between several options that a line has.
const STEPS: usize = 6;
/// A choice belongs to the line if it was tried at least so often.
const LEAST: u32 = 3;

/// How far an analysis has come, and the way to stop it. It is shared between who thinks and who waits.
#[derive(Debug)]
pub struct Effort {
    iterations: u32,
    done: AtomicU32,
    stopped: AtomicBool,
}

impl Effort {
    /// An analysis of that many iterations that has not begun.
    #[must_use]
    pub const fn new(iterations: u32) -> Self {
        Self {
            iterations,
            done: AtomicU32::new(0),
            stopped: AtomicBool::new(false),
        }
    }

    /// The part that is done, from 0 to 1.
    #[must_use]
    pub fn part(&self) -> f32 {
        let part = self.done.load(Ordering::Relaxed) as f32 / self.iterations.max(1) as f32;
        part.min(1.0)
    }

    /// Ends the analysis after the current iteration. It has no result then.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Whether it was stopped.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    /// One iteration is done. Returns whether another may begin.
    fn go_on(&self) -> bool {
        self.done.fetch_add(1, Ordering::Relaxed);
        !self.is_stopped()
    }
}

/// The analysis of an open question.
pub struct Analysis<G: Game> {
    /// The seat that is asked.
    pub seat: Seat,
    /// The best choice: the one that the bots with this budget make.
    pub best: Judged,
    /// The choice that was tried most besides it. Its chance is at most that of the best one, as with the next.
    pub second: Option<Judged>,
    /// The choice that does the least, such as passing, if it is neither of those.
    pub nothing: Option<Judged>,
    /// The seat's chance to win as the table stands, if the match is played on quickly; from 0 to 1.
    pub before: f32,
    /// The choices that probably follow, beginning with the best one.
    pub line: Vec<Expected<G>>,
}

/// A choice and what it leads to.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Judged {
    /// The choice.
    pub choice: Choice,
    /// The asked seat's chance to win with it, from 0 to 1.
    pub chance: f32,
}

/// What follows a choice of the expected line, in one of the possible worlds.
pub struct Expected<G: Game> {
    /// The seat that chooses.
    pub seat: Seat,
    /// What happens, as the analysed seat sees it.
    pub events: Vec<Event>,
    /// The seat's view after it.
    pub view: G::View,
}

/// The playouts that began with one option.
#[derive(Clone)]
struct Tally {
    tries: u32,
    /// The chances to win by seat, added up.
    sums: Vec<f32>,
}

impl Tally {
    fn new(seats: u8) -> Self {
        Self {
            tries: 0,
            sums: vec![0.0; usize::from(seats)],
        }
    }

    fn learn(&mut self, values: &[f32]) {
        self.tries += 1;
        for (sum, value) in self.sums.iter_mut().zip(values) {
            *sum += value;
        }
    }

    fn mean(&self, seat: Seat) -> f32 {
        let sum = self.sums.get(seat.index()).copied().unwrap_or_default();
        sum / self.tries.max(1) as f32
    }
}

/// What a search found out about a question.
struct Study {
    found: Found,
    /// By the place of the option.
    tallies: Vec<Tally>,
}

/// Searches the open question. `None` if it was stopped.
fn study<G: EvaluatedGame>(
    look: &mut Look<'_, G>,
    seed: u64,
    iterations: u32,
    effort: &Effort,
) -> Option<Study> {
    let seats = look.seats();
    let mut tallies = vec![Tally::new(seats); look.decision().options.len()];
    let mut bot = SearchBot::new(seed, iterations);
    let found = bot.search(look, |at, values| {
        tallies[at].learn(values);
        effort.go_on()
    });
    if effort.is_stopped() {
        return None;
    }
    // Where there is nothing to choose from, nothing was played out.
    if tallies.get(found.best).is_some_and(|best| best.tries == 0) {
        let mut chance = TableRng::new(seed);
        let mut world = look.imagine(&mut chance);
        for _ in 0..iterations {
            world.deal_again(&mut chance);
            world.pick(found.best);
            tallies[found.best].learn(&playout::run(&mut world, &mut chance));
            if !effort.go_on() {
                return None;
            }
        }
    }
    Some(Study { found, tallies })
}

/// Analyses the open question of a seat. `None` if it is not asked anything, or if it was stopped.
pub fn analyse<G: EvaluatedGame>(
    look: &mut Look<'_, G>,
    seed: u64,
    effort: &Effort,
) -> Option<Analysis<G>> {
    let (seat, seats) = (look.seat(), look.seats());
    let options = look.decision().options.clone();
    if options.is_empty() || look.decision().seat != seat {
        return None;
    }
    let Study { found, tallies } = study(look, seed, effort.iterations, effort)?;
    let best = found.best;
    let others = (0..options.len()).filter(|&at| at != best && tallies[at].tries > 0);
    let second = others.clone().max_by(|&a, &b| {
        let (a, b) = (&tallies[a], &tallies[b]);
        a.tries
            .cmp(&b.tries)
            .then(a.mean(seat).total_cmp(&b.mean(seat)))
    });
    let idle = |&at: &usize| options[at].is_any(G::OTHERS) && Some(at) != second;
    let nothing = others.clone().find(idle);
    // Where another choice came out better in its playouts, that was chance: the search did not prefer it.
    let most = tallies[best].mean(seat);
    let judged = |at: usize| Judged {
        choice: options[at],
        chance: tallies[at].mean(seat).min(most),
    };
    let mut chance = TableRng::new(TableRng::derive(seed, 1));
    let mut world = look.imagine(&mut chance);
    let mut stands = Tally::new(seats);
    for _ in 0..STANDS {
        world.deal_again(&mut chance);
        stands.learn(&playout::run(&mut world, &mut chance));
    }
    Some(Analysis {
        seat,
        best: judged(best),
        second: second.map(judged),
        nothing: nothing.map(judged),
        before: stands.mean(seat),
        line: expected(&mut world, &found, &mut chance),
    })
}

/// The chances to win of all seats at an open question, by seat, if the asked one makes the best choice: as that seat
/// expects them after so many iterations of an effort. `None` if it was stopped.
pub fn chances<G: EvaluatedGame>(
    look: &mut Look<'_, G>,
    seed: u64,
    iterations: u32,
    effort: &Effort,
) -> Option<Vec<f32>> {
    let seats = look.seats();
    let Study { found, tallies } = study(look, seed, iterations, effort)?;
    let best = tallies.get(found.best)?;
    Some((0..seats).map(|n| best.mean(Seat(n))).collect())
}

/// The line that the search expects after its best choice: of several possible worlds the one that it knows best.
fn expected<G: EvaluatedGame>(
    world: &mut Imagination<'_, G>,
    found: &Found,
    chance: &mut TableRng,
) -> Vec<Expected<G>> {
    let mut known: (u32, Vec<Expected<G>>) = (0, Vec::new());
    for _ in 0..LINES {
        world.deal_again(chance);
        let line = follow(world, found);
        if known.1.is_empty() || line.0 > known.0 {
            known = line;
        }
    }
    known.1
}

/// Follows the most tried choices in a world. Returns how often they were tried, all together.
fn follow<G: EvaluatedGame>(
    world: &mut Imagination<'_, G>,
    found: &Found,
) -> (u32, Vec<Expected<G>>) {
    let mut line = Line::new(world.seats());
    let (mut known, mut steps, mut all) = (0, 0, Vec::new());
    while steps < STEPS && all.len() < LONGEST && world.outcome().is_none() {
        let Some(question) = world.question() else {
            break;
        };
        let seat = question.seat;
        let at = if all.is_empty() {
            found.best
        } else if question.options.len() == 1 {
            0
        } else {
            match found.tree.favourite(question, &line) {
                Some((at, tries)) if tries >= LEAST => {
                    known += tries;
                    steps += 1;
                    at
                }
                Some(_) | None => break,
            }
        };
        let events = world.pick_told(at, line.seen());
        let view = world.view();
        all.push(Expected { seat, events, view });
    }
    (known, all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_effort_tells_its_part_and_stops() {
        let effort = Effort::new(4);
        assert!(effort.go_on());
        assert_eq!(effort.part(), 0.25);
        effort.stop();
        assert!(!effort.go_on());
    }
}
