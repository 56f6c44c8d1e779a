//! A guide beside a match: it follows the choices of the match in one of its own, so that a match that is loaded or
//! taken back has the line that it had there.

use std::sync::Arc;

use super::file::Guide;
use super::progress::{GuideQuestion, Offer, Progress};
use crate::table::{Choice, Decision, Event, Journal, Match, ObjectId, Ref, Rules, Seat};
use crate::tools::serve::ServedGame;

/// A game that can have a guide.
pub trait GuidedGame: ServedGame + Rules {
    /// The text of the guide that the program comes with: `assets/guides/<game>.ron`.
    const OWN_GUIDE: &'static str;
    /// The list of [`ServedGame::names_of`] that has what guides name.
    const THINGS: &'static str = "cards";
    /// The parts of the screen that a guide can point at.
    const AREAS: &'static [&'static str];
    /// The kinds of what can wait to resolve.
    const PENDING: &'static [&'static str] = &[];

    /// The turn, or round, and whose it is.
    fn turn_of(view: &Self::View) -> (u32, Option<Seat>);
    /// The kind of what resolves next, if anything waits: one of `PENDING`.
    fn pending(view: &Self::View, seat: Seat) -> Option<&'static str> {
        let _ = (view, seat);
        None
    }
    /// The place of a thing in that list, if the view shows it.
    fn thing(view: &Self::View, id: ObjectId) -> Option<usize>;
}

/// A guide that goes along with a match.
pub struct Tour<G: GuidedGame> {
    guide: Arc<Guide>,
    game: Match<G>,
    seat: Seat,
    /// Full ids by place.
    names: Vec<String>,
    progress: Progress,
    /// Lines that were closed by hand, which undo does not open again.
    closed: Vec<usize>,
    /// Events that were looked at.
    seen: usize,
}

impl<G: GuidedGame> Tour<G> {
    /// The guide at the beginning of its match, for the player at that seat.
    #[must_use]
    pub fn new(guide: Arc<Guide>, content: &G::Content, setup: G::Setup, seat: Seat) -> Self {
        let things = G::names_of(content).remove(G::THINGS).unwrap_or_default();
        let game = Match::new(setup, guide.seed);
        let mut this = Self {
            guide,
            game,
            seat,
            names: things.into_iter().map(|thing| thing.id).collect(),
            progress: Progress::default(),
            closed: Vec::new(),
            seen: 0,
        };
        this.look();
        this
    }

    /// The guide.
    #[must_use]
    pub fn guide(&self) -> &Arc<Guide> {
        &self.guide
    }

    /// The match, to be played by whoever tries a guide.
    pub const fn game(&mut self) -> &mut Match<G> {
        &mut self.game
    }

    /// Goes to the end of a journal. `automatic` says of each pick whether nobody was asked; what is left out was asked.
    pub fn follow(&mut self, journal: &Journal, automatic: &[bool]) {
        let made = self.game.journal().picks.len();
        if made > journal.picks.len() || self.game.journal().picks[..] != journal.picks[..made] {
            self.game.play_journal(journal, 0);
            self.progress = Progress::default();
            self.closed
                .iter()
                .for_each(|line| self.progress.close(*line));
            self.seen = 0;
            self.look();
        }
        for at in self.game.journal().picks.len()..journal.picks.len() {
            let asked = !automatic.get(at).copied().unwrap_or(false);
            let open = self
                .game
                .decision()
                .filter(|d| d.seat == self.seat)
                .cloned();
            let choice = open.as_ref().and_then(|open| journal.choice(at, open));
            if let (Some(choice), true) = (choice, asked) {
                self.chosen(choice);
            }
            if self.game.follow(journal, at + 1) <= at {
                break;
            }
            self.look();
        }
    }

    /// Makes a choice in its own match, as [`follow`](Self::follow) would. Returns whether it was possible.
    pub fn choose(&mut self, seat: Seat, choice: Choice, asked: bool) -> bool {
        if seat == self.seat && asked {
            self.chosen(choice);
        }
        let made = self.game.choose(seat, choice).is_ok();
        self.look();
        made
    }

    fn chosen(&mut self, choice: Choice) {
        if let Some(moment) = self.moment() {
            let guide = Arc::clone(&self.guide);
            self.progress.choose(&guide, &moment, choice.verb);
        }
    }

    /// Looks at the events that are new.
    fn look(&mut self) {
        let events: Vec<Event> = self.game.events_for(Some(self.seat), self.seen);
        self.seen += events.len();
        for event in events {
            self.progress.happen(&self.guide, event.verb);
        }
    }

    /// The question to the player, if they are asked.
    fn moment(&mut self) -> Option<GuideQuestion> {
        let open: Decision = self
            .game
            .decision()
            .filter(|d| d.seat == self.seat)?
            .clone();
        let step = format!("{:?}", self.game.step());
        let view = self.game.view(Some(self.seat));
        let (turn, active) = G::turn_of(&view);
        let named = |part: Ref| self.named(&view, part);
        let offer = |choice: &Choice| Offer {
            verb: choice.verb,
            things: [choice.subject, choice.target]
                .into_iter()
                .filter_map(named)
                .collect(),
        };
        Some(GuideQuestion {
            turn,
            mine: active.is_none_or(|seat| seat == self.seat),
            step,
            topic: open.topic,
            offers: open.options.iter().map(offer).collect(),
            pending: G::pending(&view, self.seat),
        })
    }

    /// The question to the player and their choice, for whoever writes a guide.
    pub fn told(&mut self, choice: &Choice) -> String {
        let made = self.thing_of(choice).join(" ");
        let Some(moment) = self.moment() else {
            return String::new();
        };
        let mut offers: Vec<String> = Vec::new();
        for offer in &moment.offers {
            let text = format!("{} {}", offer.verb, offer.things.join(" "));
            let text = text.trim_end().to_owned();
            if !offers.contains(&text) {
                offers.push(text);
            }
        }
        let whose = if moment.mine { "yours" } else { "theirs" };
        let happened = self.progress.happened().join(" ");
        format!(
            "turn {} ({whose}), {}, {}: {}\n    after: {happened}\n    chosen: {} {made}",
            moment.turn,
            moment.step,
            moment.topic,
            offers.join(", "),
            choice.verb,
        )
    }

    /// The full id of a thing.
    fn named(&self, view: &G::View, part: Ref) -> Option<String> {
        let Ref::Object(id) = part else { return None };
        self.names.get(G::thing(view, id)?).cloned()
    }

    /// The full id of what a choice is made with, or aimed at.
    pub fn thing_of(&mut self, choice: &Choice) -> Vec<String> {
        let view = self.game.view(Some(self.seat));
        let parts = [choice.subject, choice.target].into_iter();
        parts.filter_map(|part| self.named(&view, part)).collect()
    }

    /// The line to show now.
    pub fn current(&mut self) -> Option<usize> {
        let moment = self.moment()?;
        self.progress.current(&self.guide, &moment)
    }

    /// Whether that thing is the one of that id.
    #[must_use]
    pub fn is_thing(&self, view: &G::View, thing: ObjectId, id: &str) -> bool {
        let full = self.named(view, Ref::Object(thing));
        full.is_some_and(|full| super::progress::is_named(&full, id))
    }

    /// "Got it".
    pub fn close(&mut self, line: usize) {
        self.closed.push(line);
        self.progress.close(line);
    }

    /// Whether no line can come any more.
    pub fn is_over(&mut self) -> bool {
        let view = self.game.view(Some(self.seat));
        let turn = G::turn_of(&view).0;
        self.game.outcome().is_some() || self.progress.is_over(&self.guide, turn)
    }
}
