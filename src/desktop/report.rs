//! `--frame-report`: main-thread time of a frame, time to the first frame, memory.

use std::io::{Write, stderr};
use std::time::{Duration, Instant};

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::winit::WinitSettings;

use super::scene::Card;

/// Frames that one line of the report is about.
const FRAMES: usize = 300;

/// The time at which the program began.
#[derive(Resource)]
pub(super) struct Started(pub Instant);

/// The measurements since the last line.
#[derive(Default, Resource)]
struct Measured {
    begun: Option<Instant>,
    /// Processor time of the main thread when the frame began.
    spent: Option<Duration>,
    /// The times from the first system to the last.
    frames: Vec<Duration>,
    /// Processor time from one frame to the next.
    busy: Vec<Duration>,
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
fn begin(mut measured: ResMut<Measured>, _main: NonSendMarker) {
    let spent = spent();
    if let (Some(before), Some(now)) = (measured.spent, spent) {
        measured.busy.push(now.saturating_sub(before));
    }
    measured.spent = spent;
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
        report_line(&format!("first frame with text after {seconds:.2} s"));
        measured.frames.clear();
        measured.busy.clear();
    }
    if measured.frames.len() >= FRAMES {
        let frames = std::mem::take(&mut measured.frames);
        let busy = std::mem::take(&mut measured.busy);
        report_line(&line(frames, busy, cards.iter().count(), resident()));
    }
}

/// One line about frames.
fn line(frames: Vec<Duration>, busy: Vec<Duration>, cards: usize, resident: Option<u64>) -> String {
    let count = frames.len();
    let processor = if busy.is_empty() {
        String::new()
    } else {
        format!("main thread {} of processor time; ", spread(busy))
    };
    let memory = resident.map_or_else(String::new, |bytes| {
        format!(", {} MB of memory", bytes / 1_000_000)
    });
    format!(
        "{count} frames: {processor}all systems {} by the clock; {cards} cards{memory}",
        spread(frames)
    )
}

/// The median, what nearly all take, and the longest.
fn spread(mut all: Vec<Duration>) -> String {
    all.sort_unstable();
    let at = |hundredth: usize| {
        let one = all.get(all.len().saturating_sub(1) * hundredth / 100);
        one.map_or(0.0, |d| d.as_secs_f64() * 1000.0)
    };
    format!(
        "{:.2} ms median, {:.2} ms in 95 of 100, {:.2} ms at most",
        at(50),
        at(95),
        at(100)
    )
}

/// Processor time of this thread so far, if the system reports it. It waits for the renderer in every frame, so that
/// the system has counted all of the last one.
fn spent() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanos = text.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanos))
}

/// Nobody reads it if standard error is closed.
pub(super) fn report_line(line: &str) {
    let _ = writeln!(stderr(), "fourfold: {line}");
}

/// Bytes of memory in use, if the system reports it.
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
        let frames: Vec<Duration> = (1..=101).rev().map(Duration::from_millis).collect();
        let busy = frames.iter().map(|frame| *frame / 2).collect();
        assert_eq!(
            line(frames, busy, 240, Some(200_000_000)),
            "101 frames: main thread 25.50 ms median, 48.00 ms in 95 of 100, 50.50 ms at most of processor time; \
             all systems 51.00 ms median, 96.00 ms in 95 of 100, 101.00 ms at most by the clock; 240 cards, \
             200 MB of memory"
        );
        assert_eq!(
            line(Vec::new(), Vec::new(), 0, None),
            "0 frames: all systems 0.00 ms median, 0.00 ms in 95 of 100, 0.00 ms at most by the clock; 0 cards"
        );
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn work_is_counted_as_processor_time() {
        let before = spent().expect("the system tells");
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_millis(60) {
            std::hint::black_box(begun);
        }
        // The system counts at the latest when the thread waits.
        std::thread::sleep(Duration::from_millis(1));
        let after = spent().expect("the system tells");
        assert!(after > before, "{before:?} to {after:?}");
    }
}
