//! The turn of a game as one table: its steps in the order of play.
//!
//! A game writes its table with `turn!`. Nothing else decides the order: the plugin of the
//! game, its board, the ribbon, the stops and `fourfold rules --turn` read it.

use std::fmt::{Debug, Write};

use bevy::ecs::schedule::ScheduleConfigs;
use bevy::ecs::system::ScheduleSystem;
use bevy::prelude::{App, IntoScheduleConfigs, NextState, ResMut};
use bevy::state::state::FreelyMutableState;

use super::{StepApp, Steps};

/// A step of a game, with the place of its row.
pub trait TurnStep: Copy + Eq + Debug + Send + Sync + 'static {
    /// The number of the step in its enum, from 0.
    fn index(self) -> usize;
}

/// One row of the table. `F` is a system of the game's board, `W` how a window of the game opens.
#[derive(Debug)]
pub struct TurnRow<S: 'static, P, F: 'static, W> {
    /// The phase it belongs to.
    pub phase: P,
    /// The step.
    pub step: S,
    /// The number of the step in its enum, from 0.
    pub index: usize,
    /// The number of the phase in its enum, from 0.
    pub phase_index: usize,
    /// The rules of the step: ids, and ranges as "N-15..N-17".
    pub rules: &'static [&'static str],
    /// What happens by itself when the step begins, in order.
    pub systems: &'static [F],
    /// Who may act in it, and how.
    pub acts: Acts<F, W>,
    /// The step after it, if that is not the next row.
    pub then: Option<S>,
    /// Other steps that it can lead to.
    pub exits: &'static [S],
}

/// Who may act in a step, and how.
#[derive(Debug, Clone, Copy)]
pub enum Acts<F, W> {
    /// Nobody is asked: its systems lead on by themselves, or nothing follows.
    None,
    /// Nobody acts: what waits is settled, then the step after begins.
    Nobody,
    /// Nobody acts, but the system may ask what a rule demands; it leads on by itself.
    NobodyBut(F),
    /// Only what triggered in it may be answered, then the step after begins.
    Answers,
    /// A window: whoever has priority acts or passes.
    Window(W),
    /// The step asks its own question; it leads on by itself.
    Asks(F),
}

impl<S: Copy, P: Copy, F: Copy, W: Copy> Clone for TurnRow<S, P, F, W> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: Copy, P: Copy, F: Copy, W: Copy> Copy for TurnRow<S, P, F, W> {}

/// The most steps that a game has.
const MOST: usize = 40;

/// The table, with the place of each step in it.
#[derive(Debug)]
pub struct Turn<S: 'static, P: 'static, F: 'static, W: 'static> {
    /// The rows in the order of play.
    pub rows: &'static [TurnRow<S, P, F, W>],
    /// The row of each step, by its index.
    places: [u8; MOST],
}

impl<S, P, F, W> Turn<S, P, F, W> {
    /// A table of these rows.
    #[must_use]
    pub const fn new(rows: &'static [TurnRow<S, P, F, W>]) -> Self {
        let mut places = [0; MOST];
        let mut n = 0;
        while n < rows.len() {
            places[rows[n].index] = n as u8;
            n += 1;
        }
        Self { rows, places }
    }

    /// The row of the step with that index.
    #[must_use]
    pub const fn at(&self, index: usize) -> &'static TurnRow<S, P, F, W> {
        let rows = self.rows;
        &rows[self.places[index] as usize]
    }
}

impl<S: std::fmt::Debug, P, F, W> Turn<S, P, F, W> {
    /// The names of the steps, in the order of play.
    pub fn names(&self) -> impl Iterator<Item = String> + '_ {
        self.rows.iter().map(|row| format!("{:?}", row.step))
    }
}

/// Which steps of a table are meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StepSet {
    /// All.
    All,
    /// Those that begin with a question or go on by themselves: in these a position can begin.
    Playable,
    /// Those that are windows: in these one can stop.
    Windows,
    /// Those in which somebody may act, beyond answering what a rule or a trigger asks.
    Acted,
}

impl<S: Copy, P: Copy, F, W> Turn<S, P, F, W> {
    const fn is(&self, n: usize, which: StepSet) -> bool {
        match which {
            StepSet::All => true,
            StepSet::Playable => !matches!(self.rows[n].acts, Acts::None),
            StepSet::Windows => matches!(self.rows[n].acts, Acts::Window(_)),
            StepSet::Acted => !matches!(self.rows[n].acts, Acts::None | Acts::Nobody),
        }
    }

    /// How many steps these are.
    #[must_use]
    pub const fn count(&self, which: StepSet) -> usize {
        let (mut count, mut n) = (0, 0);
        while n < self.rows.len() {
            count += self.is(n, which) as usize;
            n += 1;
        }
        count
    }

    /// These steps in the order of play; `N` is their [`Turn::count`].
    #[must_use]
    pub const fn steps<const N: usize>(&self, which: StepSet) -> [S; N] {
        let mut steps = [self.rows[0].step; N];
        let (mut count, mut n) = (0, 0);
        while n < self.rows.len() {
            if self.is(n, which) {
                steps[count] = self.rows[n].step;
                count += 1;
            }
            n += 1;
        }
        steps
    }

    /// The phases of a turn in the order of play, without the first and the last one of the game, which are no
    /// part of a turn. `N` is their number.
    #[must_use]
    pub const fn phases<const N: usize>(&self) -> [P; N] {
        let mut phases = [self.rows[0].phase; N];
        let (mut count, mut n) = (0, 1);
        while n < self.rows.len() && count < N {
            if self.rows[n].phase_index != self.rows[n - 1].phase_index {
                phases[count] = self.rows[n].phase;
                count += 1;
            }
            n += 1;
        }
        phases
    }
}

impl<S: TurnStep, P: Copy, F: Copy, W: Copy> Turn<S, P, F, W> {
    /// The row of a step.
    #[must_use]
    pub fn row(&self, step: S) -> &'static TurnRow<S, P, F, W> {
        self.at(step.index())
    }

    /// The step after `step`, when nothing leads elsewhere. The last row leads to itself.
    #[must_use]
    pub fn after(&self, step: S) -> S {
        let row = self.row(step);
        let next = usize::from(self.places[step.index()]) + 1;
        let next = self.rows.get(next).map_or(step, |row| row.step);
        row.then.unwrap_or(next)
    }

    /// Whether `step` can lead to `to`.
    #[must_use]
    pub fn leads(&self, step: S, to: S) -> bool {
        self.after(step) == to || self.row(step).exits.contains(&to)
    }

    /// The same table with `step` right before `before`. Rows that name the step after them keep it.
    #[must_use]
    pub fn moved(&self, step: S, before: S) -> Self {
        let mut rows: Vec<_> = self.rows.iter().filter(|row| row.step != step).collect();
        let at = rows.iter().position(|row| row.step == before);
        rows.insert(at.unwrap_or(rows.len()), self.row(step));
        let rows: Vec<_> = rows.into_iter().copied().collect();
        Self::new(Box::leak(rows.into_boxed_slice()))
    }
}

impl<S: TurnStep, P: Copy + Debug, F: Copy, W: Copy> Turn<S, P, F, W> {
    /// The table for people: phase, step, rules, who acts and what follows, as Markdown.
    #[must_use]
    pub fn page(&self) -> String {
        let mut page = "| phase | step | rules | who may act | then |\n".to_owned();
        page += "| --- | --- | --- | --- | --- |\n";
        for row in self.rows {
            let acts = match row.acts {
                Acts::None => "-",
                Acts::Nobody => "nobody",
                Acts::NobodyBut(_) => "nobody; a rule may ask",
                Acts::Answers => "answers to what triggered",
                Acts::Window(_) => "whoever has priority",
                Acts::Asks(_) => "whoever is asked",
            };
            let rules = row.rules.join(", ").replace("..", " to ");
            let next = self.after(row.step);
            let mut then = vec![if next == row.step {
                "-".to_owned()
            } else {
                format!("{next:?}")
            }];
            then.extend(row.exits.iter().map(|step| format!("{step:?}")));
            let (phase, step, then) = (row.phase, row.step, then.join(" or "));
            let _ = writeln!(page, "| {phase:?} | {step:?} | {rules} | {acts} | {then} |");
        }
        page
    }
}

/// Writes the table of a game, and gives its steps their phases. Both travel in events as their numbers.
///
/// A row is `phase => step, [rules], [systems], acts;`, where `acts` is `none`, `nobody`, `nobody_but(SYSTEM)`,
/// `answers`, `window(OPENING)` or `asks(SYSTEM)`. `then STEP` names the step after it where that is not the next row, `or STEP ..`
/// what else it can lead to.
#[macro_export]
macro_rules! turn {
    (
        $(#[$doc:meta])*
        $vis:vis static $name:ident: Turn<$step:ident, $phase:ident, $system:ty, $window:ty>;
        $($p:ident => $s:ident, [$($rule:literal),*], [$($does:expr),*], $acts:ident $(($($argument:tt)*))? $(, then $then:ident)? $(, or $($exit:ident)+)?;)+
    ) => {
        $(#[$doc])*
        $vis static $name: $crate::table::Turn<$step, $phase, $system, $window> =
            $crate::table::Turn::new(&[$($crate::table::TurnRow {
                phase: $phase::$p,
                step: $step::$s,
                index: $step::$s as usize,
                phase_index: $phase::$p as usize,
                rules: &[$($rule),*],
                systems: &[$($does),*],
                acts: $crate::table::turn!(@acts $acts $(($($argument)*))?),
                then: $crate::table::turn!(@then $($step::$then)?),
                exits: &[$($($step::$exit),+)?],
            }),+]);

        impl $crate::table::TurnStep for $step {
            fn index(self) -> usize {
                self as usize
            }
        }

        impl $crate::table::Slot<i32> for $step {
            fn write(self) -> i32 {
                self as i32
            }

            fn read(slot: i32) -> Option<Self> {
                let index = usize::try_from(slot).ok()?;
                (index < $name.rows.len()).then(|| $name.at(index).step)
            }
        }

        impl $crate::table::Slot<i32> for $phase {
            fn write(self) -> i32 {
                self as i32
            }

            fn read(slot: i32) -> Option<Self> {
                let row = $name.rows.iter().find(|row| row.phase as i32 == slot)?;
                Some(row.phase)
            }
        }

        impl $step {
            /// The phase it belongs to.
            #[must_use]
            pub const fn phase(self) -> $phase {
                $name.at(self as usize).phase
            }
        }
    };
    (@acts none) => { $crate::table::Acts::None };
    (@acts nobody) => { $crate::table::Acts::Nobody };
    (@acts nobody_but($system:expr)) => { $crate::table::Acts::NobodyBut($system) };
    (@acts answers) => { $crate::table::Acts::Answers };
    (@acts window($opening:expr)) => { $crate::table::Acts::Window($opening) };
    (@acts asks($system:expr)) => { $crate::table::Acts::Asks($system) };
    (@then) => { None };
    (@then $step:expr) => { Some($step) };
}

/// A system of a step as a turn table holds it: a function that makes the system. [`system!`](crate::system!) writes it.
pub type StepSystem = fn() -> ScheduleSystem;

/// A Bevy system as a turn table holds it, see [`StepSystem`].
#[macro_export]
macro_rules! system {
    ($system:path) => {
        || Box::new(::bevy::prelude::IntoSystem::into_system($system))
    };
}

/// Registers every step of a table whose systems are Bevy systems. A step that asks nobody leads to the one
/// after it; a window is asked by the system that opens it.
pub fn register_turn<S, P>(app: &mut App, turn: &'static Turn<S, P, StepSystem, StepSystem>)
where
    S: TurnStep + FreelyMutableState,
    P: Copy + Send + Sync,
{
    for row in turn.rows {
        let chained = |before: Option<ScheduleConfigs<ScheduleSystem>>, system: &StepSystem| {
            Some(match before {
                None => system().into_configs(),
                Some(before) => (before, system()).chain(),
            })
        };
        if let Some(systems) = row.systems.iter().fold(None, chained) {
            app.enter(row.step, systems);
        }
        let after = turn.after(row.step);
        match row.acts {
            Acts::None => {}
            Acts::Nobody | Acts::Answers => {
                app.offer(row.step, move |mut next: ResMut<NextState<S>>| {
                    next.set(after);
                });
            }
            Acts::NobodyBut(ask) | Acts::Window(ask) | Acts::Asks(ask) => {
                let mut steps = app.world_mut().resource_mut::<Steps<S>>();
                steps.set_offer(row.step, ask());
            }
        }
    }
}

#[cfg(test)]
pub mod testing;

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    enum Step {
        Deal,
        Draw,
        Play,
        End,
    }

    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    enum Phase {
        Before,
        Turn,
        After,
    }

    turn! {
        static TURN: Turn<Step, Phase, fn(&mut u8), u8>;

        Before => Deal, ["A-1"], [], asks(|n| *n += 1);
        Turn => Draw, ["A-2", "A-4..A-6"], [|n| *n += 2], nobody;
        Turn => Play, ["A-3"], [], window(3), then Draw, or End;
        After => End, [], [], none;
    }

    #[test]
    fn the_rows_decide_what_follows() {
        assert_eq!(TURN.after(Step::Deal), Step::Draw);
        assert_eq!(TURN.after(Step::Play), Step::Draw);
        assert_eq!(TURN.after(Step::End), Step::End);
        assert!(TURN.leads(Step::Play, Step::End) && !TURN.leads(Step::Draw, Step::End));
        let moved = TURN.moved(Step::Play, Step::Draw);
        assert_eq!(moved.after(Step::Deal), Step::Play);
        assert_eq!(moved.after(Step::Draw), Step::End);
    }

    #[test]
    fn a_table_says_what_it_holds() {
        assert_eq!(Step::Play.phase(), Phase::Turn);
        assert_eq!(TURN.phases(), [Phase::Turn]);
        assert_eq!(TURN.steps(StepSet::Windows), [Step::Play]);
        assert_eq!(TURN.count(StepSet::Playable), 3);
        let page = TURN.page();
        assert!(
            page.contains("| Turn | Draw | A-2, A-4 to A-6 | nobody | Play |"),
            "{page}"
        );
        assert!(
            page.contains("| whoever has priority | Draw or End |"),
            "{page}"
        );
    }
}
