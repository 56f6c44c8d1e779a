//! A series of bot matches, to watch many or to measure a long run.

use std::time::{Duration, Instant};

use bevy::prelude::*;

use super::intent::Intent;
use super::screen::Screen;
use super::session::Tick;

/// A number of matches, and the number of the running one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Resource)]
pub struct Series {
    running: u32,
    all: u32,
}

impl Series {
    /// The first of `all` matches.
    #[must_use]
    pub const fn new(all: u32) -> Self {
        Self { running: 1, all }
    }
}

/// Time for the choices of bots in one frame of a series: drawing takes far longer than choosing.
const SLICE: Duration = Duration::from_millis(10);

/// Makes the choices of one frame: one tick, or in a series as many as fit. `tick` also returns whether a bot thinks.
///
/// Returns what the last tick said, and whether any of them moved.
pub(crate) fn ticks(series: bool, mut tick: impl FnMut() -> (Tick, bool)) -> (Tick, bool) {
    let begun = Instant::now();
    let (mut last, mut thinks) = tick();
    let mut moved = last == Tick::Moved;
    while series && begun.elapsed() < SLICE {
        if thinks {
            std::thread::yield_now();
        } else if last != Tick::Moved {
            break;
        }
        (last, thinks) = tick();
        moved |= last == Tick::Moved;
    }
    (last, moved)
}

/// Registers what begins the next match.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Result), next)
        .add_systems(OnEnter(Screen::Match), count);
}

/// Goes on from the result screen like somebody who presses "Play again" at once.
fn next(mut series: ResMut<Series>, mut out: MessageWriter<Intent>) {
    if series.running < series.all {
        series.running += 1;
        out.write(Intent::PlayAgain);
    }
}

/// Says in the window's title how far the series is.
fn count(series: Res<Series>, mut windows: Query<&mut Window>) {
    for mut window in &mut windows {
        window.title = format!("Fourfold: match {} of {}", series.running, series.all);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::state::app::StatesPlugin;

    #[test]
    fn every_match_but_the_first_is_begun_once() {
        let mut app = App::new();
        app.add_plugins((StatesPlugin, plugin))
            .add_message::<Intent>()
            .insert_state(Screen::Match)
            .insert_resource(Series::new(3));
        let mut begun = 0;
        for _ in 0..5 {
            for screen in [Screen::Result, Screen::Match] {
                let mut next = app.world_mut().resource_mut::<NextState<Screen>>();
                next.set(screen);
                app.update();
                let mut wishes = app.world_mut().resource_mut::<Messages<Intent>>();
                begun += wishes.drain().count();
            }
        }
        assert_eq!(begun, 2);
    }
}
