//! Frames at the screen. Nothing on its board is hidden, so everybody looks at the same view and the screen never
//! changes hands.

mod feats;
mod history;
mod lines;

use crate::desktop::session::{Feat, Line, Session, SessionGame, Tone};
use crate::games::frames::content::Content;
use crate::games::frames::geometry::{Point, Walk};
use crate::games::frames::phrases::Speaker;
use crate::games::frames::{
    self, AttackResult, ChoiceWord, EventWord, Frames, Topic, View, last_blow, point_of,
};
use crate::table::{
    Choice, Decision, Event, LANGUAGES, Language, Match, ObjectId, Ref, Refusal, Refused,
};
use crate::tools::passing::Until;
pub use history::SeatTally;

/// The selection of a person: a die picked up, an action picked, a target clicked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Selection {
    /// Number of the die in the open pool.
    pub die: Option<u16>,
    /// The action of the die: move, attack or spot.
    pub action: Option<ChoiceWord>,
    /// A target whose range is still to be chosen.
    pub target: Option<ObjectId>,
}

/// The data that a session keeps for a game of Frames.
#[derive(Debug, Default)]
pub struct Extra {
    /// Die, action and target in hand.
    pub held: Selection,
    /// The last attack of this round that came to damage dice.
    pub blow: Option<AttackResult>,
    /// The way that a person just sent a frame.
    walked: Vec<Point>,
}

impl SessionGame for Frames {
    type Extra = Extra;
    type Speaker<'a> = Speaker<'a>;

    const HIDES: bool = false;
    const PRIMARY: &'static [ChoiceWord] = &[
        ChoiceWord::Pass,
        ChoiceWord::End,
        ChoiceWord::None,
        ChoiceWord::Stay,
        ChoiceWord::Agree,
        ChoiceWord::Keep,
    ];
    const PARTS: &'static [Topic] = &[];
    const ON: Until = Until::Something;
    const LANGUAGES: &'static [Language] = &LANGUAGES;

    fn content(view: &View) -> &'static Content {
        view.content
    }

    fn turn(view: &View) -> u32 {
        view.round.into()
    }

    fn begins(event: &Event) -> Option<u32> {
        match frames::Event::read(event)? {
            frames::Event::Round { round } => Some(round.into()),
            _ => None,
        }
    }

    fn update(extra: &mut Extra, view: &View, game: Option<&Match<Self>>) {
        let events = game.map_or(&[][..], |game| game.events(0));
        let round = events
            .iter()
            .rposition(|e| EventWord::Round.is_of(e))
            .unwrap_or(0);
        extra.blow = last_blow(&events[round..], view.strike.as_ref());
        extra.held = Selection::default();
    }

    fn note(extra: &mut Extra, game: &mut Match<Self>, decision: &Decision, choice: &Choice) {
        let to = point_of(choice.target).filter(|_| Topic::To.is_of(decision));
        let way = to.and_then(|at| Self::way(game, at));
        extra.walked = way.map_or_else(Vec::new, |way| way.path);
    }

    fn speaker<'a>(view: &'a View, names: &'a [&'a str], language: Language) -> Speaker<'a> {
        Speaker {
            view,
            names,
            language,
        }
    }

    fn run(events: &[Event]) -> usize {
        lines::run(events)
    }

    fn line_of_run(
        view: &View,
        names: &[&str],
        language: Language,
        (events, at, run): (&[Event], usize, usize),
    ) -> Option<String> {
        let speaker = Self::speaker(view, names, language);
        lines::line(&speaker, events.get(at..at + run)?)
    }

    fn feats(_: &View, events: &[Event]) -> Vec<Feat> {
        feats::feats(events)
    }

    fn tone(event: &Event) -> Tone {
        frames::Event::read(event).map_or(Tone::Plain, lines::tone)
    }
}

impl Session<Frames> {
    /// Whether the asked person could choose that now; nothing changes.
    ///
    /// # Errors
    /// [`Refused`] with the rule.
    pub fn permits(&mut self, choice: Choice) -> Result<(), Refused> {
        let asked = self.shown.decision.as_ref().map(|decision| decision.seat);
        match (asked, self.host.game_mut()) {
            (Some(seat), Some(game)) => game.permits(seat, choice),
            _ => Ok(()),
        }
    }

    /// The way the frame that is about to move would go there; nothing changes.
    pub fn way(&mut self, at: Point) -> Option<Walk> {
        Frames::way(self.host.game_mut()?, at)
    }

    /// Keeps for the screen why the asked person cannot choose this thing.
    pub fn explain(&mut self, thing: ObjectId, why: Option<&'static Refusal>) {
        self.shown.notice = why.map(|refusal| Refused {
            choice: Choice::new("choose").of(Ref::Object(thing)),
            refusal,
        });
    }

    /// Why the asked person cannot do one of those words with this thing, the first word first. Without
    /// words: why it cannot be used at all.
    #[must_use]
    pub fn refusal_of(&self, words: &[ChoiceWord], thing: Ref) -> Option<&Refused> {
        let about = |r: &&Refused| {
            thing == Ref::None || r.choice.subject == thing || r.choice.target == thing
        };
        let mut all = self.shown.refusals().iter().filter(about);
        if words.is_empty() {
            return all.next();
        }
        let of = |word: &ChoiceWord| all.clone().find(|r| word.is_of(&r.choice));
        words.iter().find_map(of)
    }

    /// The way that a person sent a frame since the last call, if any. For the scene, once a frame.
    pub fn take_walk(&mut self) -> Vec<Point> {
        std::mem::take(&mut self.extra.walked)
    }

    /// The thing in the panel at the left: the one under the pointer, else the clicked one.
    #[must_use]
    pub fn inspected(&self) -> Option<ObjectId> {
        self.focus.hover.or(self.focus.pinned)
    }

    /// The log as far as what happened before event `untold`, counted from 0.
    #[must_use]
    pub fn log_before(&self, untold: Option<usize>, language: Language) -> &[Line] {
        let lines = self.log(language);
        let told = untold.map_or(lines.len(), |event| {
            lines.partition_point(|line| line.event < event)
        });
        &lines[..told]
    }

    /// Drops what is in hand and what is looked at. Returns whether there was anything.
    pub fn drop_held(&mut self) -> bool {
        let held = std::mem::take(&mut self.extra.held);
        self.focus.pinned.take().is_some() || held != Selection::default()
    }
}
