//! The running game of Frames as the screen knows it. Nothing on its board is hidden, so everybody looks
//! at the same view and the screen never changes hands.

mod asking;
mod history;
mod kept;
mod record;
mod undo;
mod window;

use bevy::prelude::Resource;

use crate::desktop::screen::Settings;
use crate::desktop::session::record::Line;
use crate::desktop::session::think::{After, Thinking};
use crate::desktop::session::{Begun, Book, Player, Tick};
use crate::games::frames::geometry::{Point, Walk};
use crate::games::frames::phrases::Speaker;
use crate::games::frames::{Blow, ChoiceWord, EventWord, Frames, View, last_blow, point_of};
use crate::table::{
    Choice, Decision, Event, LANGUAGES, Language, Match, ObjectId, Outcome, Ref, Refusal, Refused,
    Seat,
};
use crate::tools::passing::{Habits, Settles, Stops};
pub use history::Deeds;
use record::Record;

/// What a person has in hand: a die picked up, an action picked, a target clicked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Held {
    /// Number of the die in the open pool.
    pub die: Option<u16>,
    /// What the die shall do: move, attack or spot.
    pub action: Option<ChoiceWord>,
    /// A target whose range is still to be chosen.
    pub target: Option<ObjectId>,
}

/// Who decided what, to know how far undo goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Past {
    automatic: bool,
}

/// The running game. Inserted when one starts, removed when it is left.
#[derive(Resource)]
pub struct FramesSession {
    /// Away as long as a bot thinks.
    pub(crate) game: Option<Box<Match<Frames>>>,
    thinking: Option<Thinking<Box<Match<Frames>>, Frames>>,
    /// What shall be done as soon as the game is back from a bot.
    after: Option<After>,
    /// Who sits where.
    pub players: Vec<Player<Frames>>,
    /// The board.
    pub view: View,
    /// The open question, if a person is asked.
    pub decision: Option<Decision>,
    /// Who is asked, whoever that is.
    pub asked: Option<Seat>,
    /// Goes up whenever the view was replaced by one that no events lead to (undo).
    pub epoch: u32,
    /// What was refused last.
    pub notice: Option<Refused>,
    /// What the pointer is over.
    pub hover: Option<ObjectId>,
    /// What was clicked to be looked at.
    pub selected: Option<ObjectId>,
    /// Die, action and target in hand.
    pub held: Held,
    /// Whether nothing happens any more until a person does something.
    pub resting: bool,
    /// The last attack of this round that came to damage dice.
    pub blow: Option<Blow>,
    /// Where the game is written down.
    pub book: Book,
    /// Where it began, unless the setup screen began it.
    pub begun: Option<Begun>,
    /// Whether somebody only watches how it went.
    viewing: bool,
    /// The way that a person just sent a frame.
    walked: Vec<Point>,
    settings: Settings,
    refused: Vec<Refused>,
    fresh: Vec<Event>,
    seen: usize,
    past: Vec<Past>,
    undoable: usize,
    record: Record,
}

impl FramesSession {
    /// Opens a game for those players.
    #[must_use]
    pub fn new(mut game: Match<Frames>, players: Vec<Player<Frames>>) -> Self {
        let view = game.view(only_human(&players));
        let mut this = Self {
            game: Some(Box::new(game)),
            thinking: None,
            after: None,
            players,
            view,
            decision: None,
            asked: None,
            epoch: 0,
            notice: None,
            hover: None,
            selected: None,
            held: Held::default(),
            resting: false,
            blow: None,
            book: Book::default(),
            begun: None,
            viewing: false,
            walked: Vec::new(),
            settings: Settings::default(),
            refused: Vec::new(),
            fresh: Vec::new(),
            seen: 0,
            past: Vec::new(),
            undoable: 0,
            record: Record::default(),
        };
        this.refresh();
        this
    }

    /// Whether a game is watched that is over, or goes on elsewhere.
    #[must_use]
    pub const fn is_watched(&self) -> bool {
        self.viewing
    }

    /// Lets a bot or a setting choose. One choice a call, so that each can be shown before the next.
    pub fn tick(&mut self, settings: &Settings) -> Tick {
        if self.settings != *settings {
            self.settings = *settings;
            self.refresh();
        }
        let tick = self.step();
        self.resting = tick == Tick::Waits && self.thinking.is_none();
        tick
    }

    fn step(&mut self) -> Tick {
        if self.viewing {
            return Tick::Waits;
        }
        if self.thinking.is_some() {
            return self.hear();
        }
        let Some(game) = &self.game else {
            return Tick::Waits;
        };
        if game.outcome().is_some() {
            return Tick::Over;
        }
        let Some(decision) = game.decision().cloned() else {
            return Tick::Waits;
        };
        if self.players[decision.seat.index()].is_human() {
            return match self.answer(&decision) {
                Some(choice) => self.automatic(decision.seat, choice),
                None => Tick::Waits,
            };
        }
        self.ask_bot(decision.seat);
        Tick::Waits
    }

    /// What the settings answer by themselves: a question with a single answer that changes nothing.
    fn answer(&self, decision: &Decision) -> Option<Choice> {
        let habits = Habits {
            passes: self.settings.auto_pass,
            stops: Stops::NONE,
        };
        Frames::settle(&self.view, decision.seat, decision, &habits)
    }

    fn automatic(&mut self, seat: Seat, choice: Choice) -> Tick {
        let Some(game) = &mut self.game else {
            return Tick::Waits;
        };
        if game.choose(seat, choice).is_err() {
            return Tick::Waits;
        }
        self.note(true);
        Tick::Moved
    }

    fn note(&mut self, automatic: bool) {
        let picks = self.game.as_ref().map_or(0, |g| g.journal().picks.len());
        self.past.truncate(picks.saturating_sub(1));
        self.past.push(Past { automatic });
        self.refresh();
    }

    /// The asked person chooses.
    ///
    /// # Errors
    /// [`Refused`] with the rule; it is also kept in `notice` for the screen to show.
    pub fn choose(&mut self, choice: Choice) -> Result<(), Refused> {
        let (Some(decision), Some(game)) = (&self.decision, &mut self.game) else {
            return Ok(());
        };
        let to = point_of(choice.target).filter(|_| decision.topic == "to");
        let way = to.and_then(|at| Frames::way(game, at));
        let answer = game.choose(decision.seat, choice);
        match answer {
            Ok(()) => {
                self.walked = way.map_or_else(Vec::new, |way| way.path);
                self.note(false);
            }
            Err(refused) => self.notice = Some(refused),
        }
        answer
    }

    /// Whether the asked person could choose that now; nothing changes.
    ///
    /// # Errors
    /// [`Refused`] with the rule.
    pub fn permits(&mut self, choice: Choice) -> Result<(), Refused> {
        match (&self.decision, &mut self.game) {
            (Some(decision), Some(game)) => game.permits(decision.seat, choice),
            _ => Ok(()),
        }
    }

    /// The way the frame that is about to move would go there; nothing changes.
    pub fn way(&mut self, at: Point) -> Option<Walk> {
        Frames::way(self.game.as_mut()?, at)
    }

    /// Keeps for the screen why the asked person cannot choose this thing.
    pub fn explain(&mut self, thing: ObjectId, why: Option<&'static Refusal>) {
        self.notice = why.map(|refusal| Refused {
            choice: Choice::new("choose").of(Ref::Object(thing)),
            refusal,
        });
    }

    /// Why the asked person cannot do one of those words with this thing, the first word first. Without
    /// words: why it cannot be used at all.
    #[must_use]
    pub fn why_not(&self, words: &[ChoiceWord], thing: Ref) -> Option<&Refused> {
        let about = |r: &&Refused| {
            thing == Ref::None || r.choice.subject == thing || r.choice.target == thing
        };
        let mut all = self.refused.iter().filter(about);
        if words.is_empty() {
            return all.next();
        }
        let of = |word: &ChoiceWord| all.clone().find(|r| word.is_of(&r.choice));
        words.iter().find_map(of)
    }

    /// Reads view, question and events again.
    fn refresh(&mut self) {
        let Some(game) = &mut self.game else {
            return;
        };
        self.view = game.view(only_human(&self.players));
        let open = game.decision().cloned();
        self.undoable = game.undoable();
        self.asked = open.as_ref().map(|d| d.seat);
        let open = open.filter(|_| !self.viewing);
        let mine = open.filter(|d| self.players[d.seat.index()].is_human());
        let total = game.events(0).len();
        let events = game.events(self.seen.min(total)).to_vec();
        self.seen = total;
        let round = game
            .events(0)
            .iter()
            .rposition(|e| EventWord::Round.is_of(e));
        self.blow = last_blow(game.events(round.unwrap_or(0)), self.view.strike.as_ref());
        self.decision = mine.filter(|d| self.answer(d).is_none());
        self.fresh.extend(&events);
        self.refused = match (&self.decision, &mut self.game) {
            (Some(decision), Some(game)) => game.why_not(decision.seat),
            _ => Vec::new(),
        };
        self.resting = false;
        self.notice = None;
        self.held = Held::default();
        let names: Vec<&str> = self.players.iter().map(|p| p.name.as_str()).collect();
        let from = self.seen - events.len();
        for language in LANGUAGES {
            let speaker = Speaker {
                view: &self.view,
                names: &names,
                language,
            };
            self.record.write(&speaker, &events, from);
        }
    }

    /// Whether something happened that the scene has not taken yet.
    #[must_use]
    pub const fn has_news(&self) -> bool {
        !self.fresh.is_empty()
    }

    /// What happened since the last call. For the scene, once a frame.
    pub fn take_events(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.fresh)
    }

    /// The way that a person sent a frame since the last call, if any. For the scene, once a frame.
    pub fn take_walk(&mut self) -> Vec<Point> {
        std::mem::take(&mut self.walked)
    }

    /// Whether a bot thinks right now.
    #[must_use]
    pub const fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// What the panel at the left shows: what the pointer is over, else what was clicked.
    #[must_use]
    pub fn shown(&self) -> Option<ObjectId> {
        self.hover.or(self.selected)
    }

    /// The log in that language.
    #[must_use]
    pub fn log(&self, language: Language) -> &[Line] {
        self.record.lines(language)
    }

    /// The same as far as what happened before event `untold`, counted from 0.
    #[must_use]
    pub fn log_before(&self, untold: Option<usize>, language: Language) -> &[Line] {
        let lines = self.log(language);
        let told = untold.map_or(lines.len(), |event| {
            lines.partition_point(|line| line.event < event)
        });
        &lines[..told]
    }

    /// How many events have happened, to know whether anything is new.
    #[must_use]
    pub const fn told(&self) -> usize {
        self.seen
    }

    /// Who won, once it is over.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.view.outcome
    }

    /// The text of a replay file of the game so far.
    ///
    /// # Errors
    /// What the writer says, or in that language that a bot is thinking.
    pub fn replay(&self, language: Language) -> Result<String, String> {
        let game = self.game.as_ref();
        let game = game.ok_or(language.pick(
            "a bot is thinking; try again in a moment",
            "un bot está pensando; prueba otra vez en un momento",
        ))?;
        game.replay().to_text().map_err(|e| e.to_string())
    }
}

/// The only person at the screen, who is then called "you".
fn only_human(players: &[Player<Frames>]) -> Option<Seat> {
    let mut humans = (0..).map(Seat).zip(players).filter(|(_, p)| p.is_human());
    let first = humans.next().map(|(seat, _)| seat);
    first.filter(|_| humans.next().is_none())
}
