//! The view that the table still shows while the match is ahead of it.
//!
//! The scene plays what happened one thing after another. Meanwhile it stages an earlier view here, brings it
//! forward piece by piece, and takes it away at the end. Rules and choices never look at it.

use super::{Line, Session, SessionGame};
use crate::table::{Decision, Language};

/// An earlier view, on its way to the present one.
pub(super) struct Staged<V> {
    view: V,
    /// Lines of the log at that moment.
    lines: usize,
    /// Seconds until the table has caught up.
    left: f32,
}

/// A view that is over, and how long the log was then.
pub struct Earlier<V> {
    /// The view.
    pub view: V,
    /// Lines of the log.
    pub(super) lines: usize,
}

/// With less than that left, the question is asked already: a short gesture must not stop somebody who is quick.
const BRIEF: f32 = 0.4;

impl<G: SessionGame> Session<G> {
    /// What the table shows.
    #[must_use]
    pub fn table(&self) -> &G::View {
        self.staged.as_ref().map_or(&self.view, |s| &s.view)
    }

    /// What panels show: with the table as long as that tells something, then the present.
    #[must_use]
    pub fn told(&self) -> &G::View {
        if self.is_telling() {
            self.table()
        } else {
            &self.view
        }
    }

    /// Whether the table still tells what happened, so that nothing is asked yet.
    #[must_use]
    pub fn is_telling(&self) -> bool {
        self.staged.as_ref().is_some_and(|s| s.left > BRIEF)
    }

    /// Whether the table is behind the match.
    #[must_use]
    pub const fn is_staged(&self) -> bool {
        self.staged.is_some()
    }

    /// Whether there is something that the table has not shown yet, be it on its way or not yet taken.
    #[must_use]
    pub fn is_ahead(&self) -> bool {
        self.is_staged() || !self.fresh.is_empty()
    }

    /// The open question, once the table has told what led to it.
    #[must_use]
    pub fn question(&self) -> Option<&Decision> {
        self.decision.as_ref().filter(|_| !self.is_telling())
    }

    /// The log, as far as the table has told it.
    #[must_use]
    pub fn told_log(&self, language: Language) -> &[Line] {
        let log = self.log(language);
        let staged = self.staged.as_ref().filter(|s| s.left > BRIEF);
        staged.and_then(|s| log.get(..s.lines)).unwrap_or(log)
    }

    /// From now on the table shows that view.
    pub fn stage(&mut self, earlier: Earlier<G::View>) {
        self.staged = Some(Staged {
            view: earlier.view,
            lines: earlier.lines,
            left: f32::MAX,
        });
    }

    /// What the table shows, to be changed, and where it leads.
    pub fn staging(&mut self) -> Option<(&mut G::View, &G::View)> {
        let staged = self.staged.as_mut()?;
        Some((&mut staged.view, &self.view))
    }

    /// How long the table will be behind. Returns whether a question that waited for it is asked now.
    pub fn stage_for(&mut self, seconds: f32) -> bool {
        let before = self.is_telling();
        if let Some(staged) = &mut self.staged {
            staged.left = seconds;
        }
        before != self.is_telling()
    }

    /// The table shows the present again.
    pub fn unstage(&mut self) {
        self.staged = None;
    }

    /// The view before what [`take_events`](Session::take_events) gives out happened. For the scene, before it.
    pub fn take_earlier(&mut self) -> Option<Earlier<G::View>> {
        self.earlier.take()
    }
}
