//! `--frame-report`: how long the main thread works on a frame, how soon there was a first one, how much memory.

use std::io::{Write, stderr};
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::winit::WinitSettings;

use super::scene::Card;

/// Frames that one line of the report is about.
const FRAMES: usize = 300;

/// When the program began.
#[derive(Resource)]
pub(super) struct Started(pub Instant);

/// What was measured since the last line.
#[derive(Default, Resource)]
struct Measured {
    begun: Option<Instant>,
    frames: Vec<Duration>,
    seen: u32,
}

/// Registers the report. Every frame is drawn, whether or not anything changed.
pub(super) fn plugin(app: &mut App) {
    app.insert_resource(WinitSettings::continuous())
        .init_resource::<Measured>()
        .add_systems(First, begin)
        .add_systems(Last, end);
}

/// The work of a frame begins; what came before it was waiting for the window.
fn begin(mut measured: ResMut<Measured>) {
    measured.begun = Some(Instant::now());
}

fn end(mut measured: ResMut<Measured>, started: Res<Started>, cards: Query<(), With<Card>>) {
    let Some(begun) = measured.begun.take() else {
        return;
    };
    measured.frames.push(begun.elapsed());
    measured.seen = measured.seen.saturating_add(1);
    // Fonts are there from the second frame on; when the third begins, the second is drawn.
    if measured.seen == 3 {
        let seconds = started.0.elapsed().as_secs_f32();
        tell(&format!("first frame with text after {seconds:.2} s"));
        measured.frames.clear();
    }
    if measured.frames.len() >= FRAMES {
        let mut frames = std::mem::take(&mut measured.frames);
        frames.sort_unstable();
        let line = line(&frames, cards.iter().count(), resident());
        tell(&line);
    }
}

/// One line about frames, the quickest first.
fn line(frames: &[Duration], cards: usize, resident: Option<u64>) -> String {
    let at = |hundredth: usize| {
        let frame = frames.get((frames.len().saturating_sub(1)) * hundredth / 100);
        frame.map_or(0.0, |f| f.as_secs_f64() * 1000.0)
    };
    let memory = resident.map_or_else(String::new, |bytes| {
        format!(", {} MB of memory", bytes / 1_000_000)
    });
    format!(
        "{} frames: main thread {:.2} ms median, {:.2} ms in 95 of 100, {:.2} ms at most; {cards} cards{memory}",
        frames.len(),
        at(50),
        at(95),
        at(100),
    )
}

/// Nobody reads it if standard error is closed.
fn tell(line: &str) {
    let _ = writeln!(stderr(), "fourfold: {line}");
}

/// Bytes of memory in use, where the system tells.
fn resident() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find_map(|l| l.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_tells_median_and_worst() {
        let frames: Vec<Duration> = (1..=101).map(Duration::from_millis).collect();
        let line = line(&frames, 240, Some(200_000_000));
        assert_eq!(
            line,
            "101 frames: main thread 51.00 ms median, 96.00 ms in 95 of 100, 101.00 ms at most; 240 cards, \
             200 MB of memory"
        );
        let none = super::line(&[], 0, None);
        assert_eq!(
            none,
            "0 frames: main thread 0.00 ms median, 0.00 ms in 95 of 100, 0.00 ms at most; 0 cards"
        );
    }
}
