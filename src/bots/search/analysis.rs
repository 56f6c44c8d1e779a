//! Analysis for people: what the search would choose, how likely it makes a win, and what it expects to follow.
//!
//! It is the search of the bots, with the same budget in iterations and the same blindness: it looks through the asked
//! seat's window. The same seed and budget give the same analysis.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use super::playout::judge;
use super::{LONGEST, Search};
use crate::bots::EvaluatedGame;
use crate::table::{Choice, Event, Game, Imagination, Look, Seat, TableRng};

/// Worlds in which the table is judged as it stands.
const STANDS: u32 = 32;
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
        self.done.load(Ordering::Relaxed) as f32 / self.iterations.max(1) as f32
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
    /// The choice that was tried most besides it.
    pub second: Option<Judged>,
    /// The choice that does the least, such as passing, if it is neither of those.
    pub nothing: Option<Judged>,
    /// The seat's chance to win as the table stands, before anything is chosen; from 0 to 1.
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
#[derive(Clone, Default)]
struct Tally {
    tries: u32,
    sum: f32,
}

impl Tally {
    fn mean(&self) -> f32 {
        self.sum / self.tries.max(1) as f32
    }
}

/// Analyses the open question of a seat. `None` if it is not asked anything, or if it was stopped.
pub fn analyse<G: EvaluatedGame>(
    look: &mut Look<'_, G>,
    seed: u64,
    effort: &Effort,
) -> Option<Analysis<G>> {
    let (seat, mut chance) = (look.seat(), TableRng::new(seed));
    let options = look.decision().options.clone();
    if options.is_empty() || look.decision().seat != seat {
        return None;
    }
    let mut search = Search::begin(look, &mut chance);
    let mut world = look.imagine(&mut chance);
    let mut tallies = vec![Tally::default(); options.len()];
    let mut stands = Tally::default();
    for n in 0..effort.iterations {
        world.deal_again(&mut chance);
        if n < STANDS {
            stands.tries += 1;
            stands.sum += share(&judge(&mut world), seat);
        }
        let (at, values) = search.iterate(&mut world, &mut chance);
        tallies[at].tries += 1;
        tallies[at].sum += share(&values, seat);
        if !effort.go_on() {
            return None;
        }
    }
    let most = || (0..options.len()).max_by_key(|&at| tallies[at].tries);
    let best = search.tree.best(&options).or_else(most)?;
    let others = (0..options.len()).filter(|&at| at != best && tallies[at].tries > 0);
    let second = others.clone().max_by_key(|&at| tallies[at].tries);
    let idle = |&at: &usize| options[at].is_any(G::OTHERS) && Some(at) != second;
    let nothing = others.clone().find(idle);
    let judged = |at: usize| Judged {
        choice: options[at],
        chance: tallies[at].mean(),
    };
    Some(Analysis {
        seat,
        best: judged(best),
        second: second.map(judged),
        nothing: nothing.map(judged),
        before: stands.mean(),
        line: expected(&mut world, &mut search, best, &mut chance),
    })
}

/// The chances to win of all seats at an open question, by seat, as the asked one expects them after so many iterations
/// of an effort. `None` if it was stopped.
pub fn chances<G: EvaluatedGame>(
    look: &mut Look<'_, G>,
    seed: u64,
    iterations: u32,
    effort: &Effort,
) -> Option<Vec<f32>> {
    let (seats, mut chance) = (look.seats(), TableRng::new(seed));
    let mut search = Search::begin(look, &mut chance);
    let mut world = look.imagine(&mut chance);
    let mut sums = vec![0.0; usize::from(seats)];
    for _ in 0..iterations {
        world.deal_again(&mut chance);
        let (_, values) = search.iterate(&mut world, &mut chance);
        for (seat, sum) in (0..).map(Seat).zip(&mut sums) {
            *sum += share(&values, seat) / iterations as f32;
        }
        if !effort.go_on() {
            return None;
        }
    }
    Some(sums)
}

/// A seat's part of the chances to win. Those of a table of more than two are judged one by one and need not add up.
fn share(values: &[f32], seat: Seat) -> f32 {
    let own = values.get(seat.index()).copied().unwrap_or_default();
    let all: f32 = values.iter().sum();
    if values.len() < 2 || all <= 0.0 {
        return own;
    }
    own / all
}

/// The line that the search expects after its best choice: of several possible worlds the one that it knows best.
fn expected<G: EvaluatedGame>(
    world: &mut Imagination<'_, G>,
    search: &mut Search,
    best: usize,
    chance: &mut TableRng,
) -> Vec<Expected<G>> {
    let mut found: (u32, Vec<Expected<G>>) = (0, Vec::new());
    for _ in 0..LINES {
        world.deal_again(chance);
        let line = follow(world, search, best);
        if found.1.is_empty() || line.0 > found.0 {
            found = line;
        }
    }
    found.1
}

/// Follows the most tried choices in a world. Returns how often they were tried, all together.
fn follow<G: EvaluatedGame>(
    world: &mut Imagination<'_, G>,
    search: &mut Search,
    best: usize,
) -> (u32, Vec<Expected<G>>) {
    let (tree, line) = (&search.tree, &mut search.line);
    line.restart();
    let (mut known, mut steps, mut all) = (0, 0, Vec::new());
    while steps < STEPS && all.len() < LONGEST && world.outcome().is_none() {
        let Some(question) = world.question() else {
            break;
        };
        let seat = question.seat;
        let at = if all.is_empty() {
            best
        } else if question.options.len() == 1 {
            0
        } else {
            match tree.favourite(question, line) {
                Some((at, tries)) if tries >= LEAST => {
                    known += tries;
                    steps += 1;
                    at
                }
                _ => break,
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
    fn chances_of_many_seats_add_up_to_one() {
        let values = [0.5, 0.5, 0.25, 0.75];
        let all: f32 = (0..4).map(|n| share(&values, Seat(n))).sum();
        assert!((all - 1.0).abs() < 1e-6, "{all}");
        assert_eq!(share(&[0.0, 0.0], Seat(1)), 0.0);
        assert_eq!(share(&[1.0, 0.0], Seat(0)), 1.0);
    }

    #[test]
    fn an_effort_tells_its_part_and_stops() {
        let effort = Effort::new(4);
        assert!(effort.go_on());
        assert_eq!(effort.part(), 0.25);
        effort.stop();
        assert!(!effort.go_on());
    }
}
