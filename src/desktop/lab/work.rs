//! A study that runs: on threads of its own, so that no frame waits for it.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use crate::desktop::editor::store;
use crate::packs::shown_path;
use crate::tools::lab::{AnyContent, Lab, LabRequest, Progress, Report};

/// Least time from one interim result to the next.
const LIVE: Duration = Duration::from_millis(250);

/// What the threads and the screen share.
#[derive(Default)]
struct Shared {
    stop: AtomicBool,
    all: AtomicU64,
    done: AtomicU64,
    known: Mutex<Option<Report>>,
    over: Mutex<Option<Result<Report, String>>>,
}

/// A study that runs. Dropped, it stops.
pub struct LabRun {
    shared: Arc<Shared>,
    began: Instant,
}

fn lock<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

impl LabRun {
    /// Begins one.
    ///
    /// # Errors
    /// What the system says if it gives no thread.
    pub fn begin(lab: Lab, wish: LabRequest, content: AnyContent) -> Result<Self, String> {
        let shared = Arc::new(Shared::default());
        let own = Arc::clone(&shared);
        let work = move || {
            let result = (lab.run_on)(
                &wish,
                content,
                &Progress {
                    problems: &|_| {},
                    games: &|games| own.all.store(games, Ordering::Relaxed),
                    done: &|games| {
                        own.done.fetch_add(games, Ordering::Relaxed);
                    },
                    live: Some((LIVE, &|report| *lock(&own.known) = Some(report))),
                    stop: &own.stop,
                },
            );
            *lock(&own.over) = Some(result.map_err(|outcome| outcome.output));
        };
        let thread = std::thread::Builder::new().name("lab".to_owned());
        thread.spawn(work).map_err(|why| why.to_string())?;
        let began = Instant::now();
        Ok(Self { shared, began })
    }

    /// Lets it end early. What is known by then is its result.
    pub fn stop(&self) {
        self.shared.stop.store(true, Ordering::Relaxed);
    }

    /// Games that are done, and all.
    #[must_use]
    pub fn games(&self) -> [u64; 2] {
        [&self.shared.done, &self.shared.all].map(|count| count.load(Ordering::Relaxed))
    }

    /// How long it runs already.
    #[must_use]
    pub fn time(&self) -> Duration {
        self.began.elapsed()
    }

    /// What is newly known.
    pub(super) fn news(&self) -> Option<Report> {
        lock(&self.shared.known).take()
    }

    /// Its result, once it is over.
    pub(super) fn over(&self) -> Option<Result<Report, String>> {
        lock(&self.shared.over).take()
    }
}

impl Drop for LabRun {
    fn drop(&mut self) {
        self.stop();
    }
}

/// A number of threads that leaves one for the window.
pub(super) fn threads() -> usize {
    let all = available_parallelism().map_or(1, usize::from);
    all.saturating_sub(1).max(1)
}

/// Writes a report into a new folder, the same files as the command line. Returns the folder.
///
/// # Errors
/// A sentence: where, and what the system says.
pub fn save(folder: &Path, report: &Report) -> Result<PathBuf, String> {
    let said = |path: &Path, why: std::io::Error| format!("{}: {why}", shown_path(path));
    let stem = format!("{}-{}", report.study.game, &report.digest);
    let place = (1..)
        .map(|n| match n {
            1 => folder.join(&stem),
            _ => folder.join(format!("{stem}-{n}")),
        })
        .find(|place| !place.exists())
        .unwrap_or_else(|| folder.join(&stem));
    std::fs::create_dir_all(&place).map_err(|why| said(&place, why))?;
    for (name, text) in report.files() {
        let path = place.join(name);
        std::fs::write(&path, text).map_err(|why| said(&path, why))?;
    }
    Ok(place)
}

/// The folder of reports.
#[must_use]
pub fn folder() -> PathBuf {
    store::folder("lab")
}
