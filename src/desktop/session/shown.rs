//! The part of a match that the person at the screen sees: view, question, events that the scene has not taken. It is
//! written whenever the match changed or another person sits down.
//!
//! The scene plays what happened one thing after another. Meanwhile it stages an earlier view here, brings it
//! forward piece by piece, and takes it away at the end. Rules and choices never look at the staged view.

use super::Viewpoint;
use super::session_game::SessionGame;
use crate::table::{Decision, Event, Refused, Seat};

/// An earlier view, on its way to the present one.
pub(super) struct StagedView<V> {
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

/// With less time left than this, the question is asked already: a short animation must not hold up a quick player.
const BRIEF: f32 = 0.4;

/// The view and the question of the person at the screen.
pub struct ShownView<G: SessionGame> {
    /// The seat whose view is shown. `None` for a spectator and while the screen changes hands.
    pub watcher: Option<Seat>,
    /// The person who must sit down before anything of theirs is shown.
    pub handover: Option<Seat>,
    /// The view that is shown to a person who only watches a finished match.
    pub(super) viewing: Option<Viewpoint>,
    /// The view of the watcher.
    pub view: G::View,
    /// The open question, if the watcher is a person and is the one who is asked.
    pub decision: Option<Decision>,
    /// The seat that is asked, whether or not it is at the screen.
    pub asked: Option<Seat>,
    /// Goes up whenever the view was replaced by one that no events lead to (hand-over, undo):
    /// the scene then puts everything where it belongs without animating.
    pub epoch: u32,
    /// The last refusal or request to confirm.
    pub notice: Option<Refused>,
    /// Whether nothing but passing happened last.
    pub brief: bool,
    pub(super) refused: Vec<Refused>,
    pub(super) fresh: Vec<Event>,
    /// The view before the first of those.
    pub(super) earlier: Option<Earlier<G::View>>,
    pub(super) staged: Option<StagedView<G::View>>,
    /// The last question that was on the screen, with its view.
    pub(super) last_asked: Option<(G::View, Decision)>,
    pub(super) seen: usize,
}

impl<G: SessionGame> ShownView<G> {
    pub(super) const fn new(watcher: Option<Seat>, view: G::View) -> Self {
        Self {
            watcher,
            handover: None,
            viewing: None,
            view,
            decision: None,
            asked: None,
            epoch: 0,
            notice: None,
            brief: false,
            refused: Vec::new(),
            fresh: Vec::new(),
            earlier: None,
            staged: None,
            last_asked: None,
            seen: 0,
        }
    }

    /// The seat at the lower edge: the watcher, or the first seat for spectators.
    #[must_use]
    pub fn near(&self) -> Seat {
        self.watcher.or(self.handover).unwrap_or(Seat(0))
    }

    /// Whether a match is watched that is over, or goes on elsewhere.
    #[must_use]
    pub const fn is_watched(&self) -> bool {
        self.viewing.is_some()
    }

    /// Everything that a rule forbids the watcher now.
    #[must_use]
    pub fn refusals(&self) -> &[Refused] {
        &self.refused
    }

    /// The big button's action, and the reason why a rule forbids it now.
    #[must_use]
    pub fn withheld(&self) -> Option<&Refused> {
        let choice = G::withheld(&self.view, self.decision.as_ref()?)?;
        self.refused.iter().find(|r| r.choice == choice)
    }

    /// How many events have happened, to know whether anything is new.
    #[must_use]
    pub const fn events_seen(&self) -> usize {
        self.seen
    }

    /// The events since the last call, as the watcher may see them. For the scene, once a frame.
    pub fn take_events(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.fresh)
    }

    /// The view on the table.
    #[must_use]
    pub fn table(&self) -> &G::View {
        self.staged.as_ref().map_or(&self.view, |s| &s.view)
    }

    /// The view of the panels: that of the table while it plays events, then the present one.
    #[must_use]
    pub fn panel_view(&self) -> &G::View {
        if self.is_playing_back() {
            self.table()
        } else {
            &self.view
        }
    }

    /// Whether the table still plays events, so that nothing is asked yet.
    #[must_use]
    pub fn is_playing_back(&self) -> bool {
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

    /// The open question, once the table has played the events before it.
    #[must_use]
    pub fn question(&self) -> Option<&Decision> {
        self.decision.as_ref().filter(|_| !self.is_playing_back())
    }

    /// The question that was on the screen before the table began to play, and the open one, each with its view, if both
    /// ask the same about the same.
    #[must_use]
    pub fn asked_again(&self) -> Option<[(&G::View, &Decision); 2]> {
        let (view, asked) = self.last_asked.as_ref()?;
        let open = self.decision.as_ref()?;
        let same = |of: &Decision| (of.seat, of.topic, of.about);
        (same(asked) == same(open)).then_some([(view, asked), (&self.view, open)])
    }

    /// As if no question had been on the screen before.
    #[cfg(test)]
    pub(crate) fn forget_asked(&mut self) {
        self.last_asked = None;
    }

    /// Keeps the open question as the last one if it is on the screen: nothing is on its way to the table before it.
    pub(super) fn keep_asked(&mut self) {
        if let Some(asked) = self.question().filter(|_| self.fresh.is_empty()) {
            self.last_asked = Some((self.view.clone(), asked.clone()));
        }
    }

    /// How many lines of the log the table has shown; `None` if all.
    pub(super) fn lines_told(&self) -> Option<usize> {
        let staged = self.staged.as_ref().filter(|s| s.left > BRIEF);
        staged.map(|s| s.lines)
    }

    /// Shows that view on the table from now on.
    pub fn stage(&mut self, earlier: Earlier<G::View>) {
        self.staged = Some(StagedView {
            view: earlier.view,
            lines: earlier.lines,
            left: f32::MAX,
        });
    }

    /// The view on the table, to be changed, and the view that it leads to.
    pub fn staging(&mut self) -> Option<(&mut G::View, &G::View)> {
        let staged = self.staged.as_mut()?;
        Some((&mut staged.view, &self.view))
    }

    /// How long the table will be behind. Returns whether a question that waited for it is asked now.
    pub fn stage_for(&mut self, seconds: f32) -> bool {
        let before = self.is_playing_back();
        if let Some(staged) = &mut self.staged {
            staged.left = seconds;
        }
        before != self.is_playing_back()
    }

    /// The table shows the present again.
    pub fn unstage(&mut self) {
        self.staged = None;
    }

    /// The view before what [`take_events`](Shown::take_events) gives out happened. For the scene, before it.
    pub fn take_earlier(&mut self) -> Option<Earlier<G::View>> {
        self.earlier.take()
    }
}
