//! The win-chance curve of a match that is watched: the chance of every seat at the first question of each turn. It is
//! worked out once, in a task, on a copy of the match.

use std::sync::{Arc, Mutex, PoisonError};

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, TaskPool};
use bevy::window::RequestRedraw;

use super::viewer::{self, Viewer, WatchWish};
use crate::bots::{Effort, chances};
use crate::desktop::advice::Copied;
use crate::desktop::apply_intents;
use crate::desktop::intent::Intent;
use crate::desktop::session::{Session, SessionGame};
use crate::games::window::Watched;
use crate::table::{Journal, Look, Seat, TableRng};

/// The iterations for a turn.
const ITERATIONS: u32 = 200;
/// How many swings are marked.
const SWINGS: usize = 3;
/// A smaller change of the chance is no swing.
const LEAST: f32 = 0.05;

/// The curve, as far as it is worked out.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Curve {
    /// The moments in order.
    pub points: Vec<CurvePoint>,
    /// Whether it is shown.
    pub shown: bool,
    /// Whether it shall be worked out as soon as the match is there.
    pub wanted: bool,
    /// While it is worked out: the part that is done, from 0 to 1.
    pub part: Option<f32>,
}

/// A moment of the curve.
#[derive(Debug, Clone, PartialEq)]
pub struct CurvePoint {
    /// Choices before it.
    pub at: usize,
    /// The chance to win of every seat, from 0 to 1.
    pub chances: Vec<f32>,
}

/// A large change of a seat's chance from one moment to the next.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Swing {
    /// The place of the moment before it among the points.
    pub point: usize,
    /// The seat whose chance changed most.
    pub seat: Seat,
    /// Its chance before.
    pub from: f32,
    /// Its chance after.
    pub to: f32,
}

impl Curve {
    /// The largest swings, the largest first. Where two seats play it is the first one's chance.
    #[must_use]
    pub fn swings(&self) -> Vec<Swing> {
        let mut all: Vec<Swing> = Vec::new();
        for (point, pair) in self.points.windows(2).enumerate() {
            let [before, after] = pair else { continue };
            let both = before.chances.iter().zip(&after.chances);
            let seats = (0..).map(Seat).zip(both);
            let swings = seats.map(|(seat, (&from, &to))| Swing {
                point,
                seat,
                from,
                to,
            });
            // Of equal ones the first is taken.
            all.extend(swings.reduce(|a, b| if b.size() > a.size() + 1.0e-4 { b } else { a }));
        }
        all.retain(|swing| swing.size() >= LEAST);
        all.sort_by(|a, b| b.size().total_cmp(&a.size()));
        all.truncate(SWINGS);
        all
    }
}

impl Swing {
    fn size(&self) -> f32 {
        (self.to - self.from).abs()
    }
}

/// A curve that is worked out. Dropped, it stops.
pub struct Charting {
    shared: Arc<Shared>,
    task: Task<()>,
}

struct Shared {
    effort: Effort,
    points: Mutex<Vec<CurvePoint>>,
}

impl Shared {
    fn points(&self) -> Vec<CurvePoint> {
        let points = self.points.lock();
        points.unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn add(&self, point: CurvePoint) {
        let points = self.points.lock();
        points.unwrap_or_else(PoisonError::into_inner).push(point);
    }
}

impl Drop for Charting {
    fn drop(&mut self) {
        self.shared.effort.stop();
    }
}

/// Begins to work out the curve of a match with those choices; `turns` are the moments.
pub(crate) fn begin<G: SessionGame>(
    session: &Session<G>,
    journal: &Journal,
    turns: Vec<usize>,
) -> Option<Charting> {
    let copied = Copied::<G>::of(session.host.game()?, Some(journal.clone()));
    let shared = Arc::new(Shared {
        effort: Effort::new(ITERATIONS * turns.len() as u32),
        points: Mutex::default(),
    });
    let kept = Arc::clone(&shared);
    let pool = AsyncComputeTaskPool::get_or_init(TaskPool::default);
    let task = pool.spawn(async move { chart(copied, &turns, &kept) });
    Some(Charting { shared, task })
}

/// Works out all points. The last is the end, if the match was played to it.
fn chart<G: SessionGame>(copied: Copied<G>, turns: &[usize], shared: &Shared) {
    let (mut game, journal) = copied.begin();
    for &at in turns {
        game.follow(&journal, at);
        let Some(seat) = game.decision().map(|open| open.seat) else {
            continue;
        };
        let seed = TableRng::derive(game.seed(), at as u64);
        let mut look = Look::new(&mut game, seat);
        let Some(chances) = chances(&mut look, seed, ITERATIONS, &shared.effort) else {
            return;
        };
        shared.add(CurvePoint { at, chances });
    }
    let end = game.follow(&journal, journal.picks.len());
    if let Some(outcome) = game.outcome() {
        let won = |seat| match outcome.winners.contains(seat) {
            true => 1.0 / outcome.winners.count() as f32,
            false => 0.0,
        };
        let chances = (0..G::seats(game.setup())).map(|n| won(Seat(n))).collect();
        shared.add(CurvePoint { at: end, chances });
    }
}

/// The task that works out the curve of the match that is watched.
#[derive(Default, Resource)]
pub(super) struct CurveTask(Option<Charting>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CurveTask>().add_systems(
        Update,
        (wish, receive_points)
            .chain()
            .after(viewer::apply_intents)
            .in_set(apply_intents::Acts),
    );
}

/// Begins, stops, shows and hides the curve.
pub(super) fn wish(
    mut intents: MessageReader<Intent>,
    viewer: Option<ResMut<Viewer>>,
    running: Watched,
    mut task: ResMut<CurveTask>,
) {
    let asked = intents
        .read()
        .any(|intent| *intent == Intent::Watch(WatchWish::Analyse));
    let Some(mut viewer) = viewer else {
        task.0 = None;
        return;
    };
    let asked = std::mem::take(&mut viewer.bypass_change_detection().curve.wanted) || asked;
    if !asked || viewer.live {
        return;
    }
    if task.0.take().is_some() {
        viewer.curve.part = None;
        return;
    }
    if !viewer.curve.points.is_empty() {
        viewer.curve.shown = !viewer.curve.shown;
        return;
    }
    let turns = viewer.turns.iter().map(|(at, _)| *at).collect();
    task.0 = running
        .get()
        .and_then(|session| session.chart(&viewer.journal, turns));
    viewer.curve.shown = true;
    viewer.curve.part = task.0.as_ref().map(|_| 0.0);
}

/// Takes in the points that are new.
pub(super) fn receive_points(
    viewer: Option<ResMut<Viewer>>,
    mut task: ResMut<CurveTask>,
    mut ask: MessageWriter<RequestRedraw>,
) {
    let (Some(mut viewer), Some(charting)) = (viewer, &task.0) else {
        return;
    };
    ask.write(RequestRedraw);
    let over = charting.task.is_finished();
    viewer.curve.part = (!over).then(|| charting.shared.effort.part());
    if over || viewer.curve.points.len() != charting.shared.points().len() {
        viewer.curve.points = charting.shared.points();
    }
    if over {
        task.0 = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn curve(first: &[f32]) -> Curve {
        let point = |(at, chance): (usize, &f32)| CurvePoint {
            at: 10 * at,
            chances: vec![*chance, 1.0 - chance],
        };
        Curve {
            points: first.iter().enumerate().map(point).collect(),
            ..Curve::default()
        }
    }

    #[test]
    fn the_three_largest_swings_are_marked_and_small_ones_are_not() {
        let swings = curve(&[0.5, 0.52, 0.8, 0.3, 0.4, 1.0]).swings();
        let found: Vec<usize> = swings.iter().map(|swing| swing.point).collect();
        assert_eq!(found, [4, 2, 1]);
        assert!(swings.iter().all(|swing| swing.seat == Seat(0)));
        assert!(curve(&[0.5, 0.52, 0.5]).swings().is_empty());
        assert!(curve(&[]).swings().is_empty());
    }

    #[test]
    fn of_many_seats_the_one_that_changed_most_is_named() {
        let point = |at, chances: [f32; 3]| CurvePoint {
            at,
            chances: chances.to_vec(),
        };
        let curve = Curve {
            points: vec![point(0, [0.3, 0.3, 0.4]), point(9, [0.2, 0.1, 0.7])],
            ..Curve::default()
        };
        let [swing] = curve.swings()[..] else {
            panic!("one pair of moments, one swing");
        };
        assert_eq!((swing.seat, swing.point), (Seat(2), 0));
    }
}
