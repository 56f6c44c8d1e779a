//! `SessionGame`: what a game implements to be played in the window.

use super::{Feat, Tone};
use crate::bots::roster::Roster;
use crate::desktop::screen::Settings;
use crate::table::{
    Choice, Decision, Event, Language, Match, ObjectId, Phrases, Ref, Refusal, Refused,
};
use crate::tools::passing::{Passes, PassingSettings, Until};
use crate::tools::replay::Replayable;

/// A game of any number of seats that a [`Session`](super::Session) can play.
pub trait SessionGame: Roster + Passes + Replayable {
    /// The state of a session that only this game needs.
    type Extra: Default + Send + Sync + 'static;
    /// What puts choices and events into words.
    type Speaker<'a>: Phrases;

    /// Whether seats have secrets from each other. If so, the screen shows the view of one person and changes hands
    /// when another one is asked. If not, everybody sees the same view, and the asked seat chooses.
    const HIDES: bool = true;
    /// The choices of the big button: the first one that is offered.
    const PRIMARY: &'static [Self::Choices];
    /// Questions that belong to an action begun by an earlier choice.
    const PARTS: &'static [Self::Topics];
    /// Whether so many seats are asked that a pass alone is shown with almost no pause.
    const HURRIES: bool = false;
    /// How long the key for repeated passing passes.
    const ON: Until;
    /// The languages its log is written in.
    const LANGUAGES: &'static [Language];

    /// That language, or the first of its own if it does not speak it.
    #[must_use]
    fn spoken(language: Language) -> Language {
        let known = Self::LANGUAGES.contains(&language);
        let own = Self::LANGUAGES.first().copied().unwrap_or_default();
        if known { language } else { own }
    }

    /// The content of the match.
    fn content(view: &Self::View) -> &'static Self::Content;

    /// Turns begun.
    fn turn(view: &Self::View) -> u32;

    /// The turn that begins with that event, for a game in which only events mark turns.
    fn begins(event: &Event) -> Option<u32> {
        let _ = event;
        None
    }

    /// Updates `extra` after a change. `game` is `None` if the session plays no match.
    fn update(extra: &mut Self::Extra, view: &Self::View, game: Option<&Match<Self>>) {
        let _ = (extra, view, game);
    }

    /// Notes in `extra` what must be known of a choice of a person before it is made.
    fn note(extra: &mut Self::Extra, game: &mut Match<Self>, decision: &Decision, choice: &Choice) {
        let _ = (extra, game, decision, choice);
    }

    /// How many matches there are at most until somebody has won.
    fn best_of(view: &Self::View) -> u8 {
        let _ = view;
        1
    }

    /// Whether going on passing makes that choice, besides passing itself.
    fn may_pass(choice: &Choice) -> bool {
        let _ = choice;
        true
    }

    /// The answer that the settings give without asking, if any, besides passing.
    fn answer(view: &Self::View, decision: &Decision, settings: &Settings) -> Option<Choice> {
        let _ = (view, decision, settings);
        None
    }

    /// The choice of the big button if a rule did not forbid it now.
    fn withheld(view: &Self::View, decision: &Decision) -> Option<Choice> {
        let _ = (view, decision);
        None
    }

    /// All references by which a choice can name the thing with that id.
    fn names(view: &Self::View, id: ObjectId) -> Vec<Ref> {
        let _ = view;
        vec![Ref::Object(id)]
    }

    /// Whether the thing that is asked about is not on the table, so that it must be shown large.
    fn is_apart(view: &Self::View, id: ObjectId) -> bool {
        let _ = (view, id);
        false
    }

    /// The choices that a click on that thing begins, though no option names it yet: the choice for now, and the one
    /// that it is made for, once that is asked.
    fn shortcut(view: &Self::View, decision: &Decision, id: ObjectId) -> Option<(Choice, Choice)> {
        let _ = (view, decision, id);
        None
    }

    /// Whether that thing, brought to another, begins what [`shortcut`](SessionGame::shortcut) says of the other.
    fn brings(view: &Self::View, id: ObjectId) -> bool {
        let _ = (view, id);
        false
    }

    /// Why what a thing is there for cannot be done with it now, though no choice names the thing.
    fn barred(
        view: &Self::View,
        decision: &Decision,
        refused: &[Refused],
        id: ObjectId,
    ) -> Option<Refused> {
        let _ = (view, decision, refused, id);
        None
    }

    /// The sentence of a refusal with the numbers of the moment: a price, and what is there. None where it has none.
    fn in_numbers(view: &Self::View, refused: &Refused, language: Language) -> Option<String> {
        let _ = (view, refused, language);
        None
    }

    /// Why a choice that is offered would come to nothing as things are: somebody is told once before it is made.
    fn doubt(view: &Self::View, choice: &Choice) -> Option<&'static Refusal> {
        let _ = (view, choice);
        None
    }

    /// What puts choices and events into words.
    fn speaker<'a>(
        view: &'a Self::View,
        names: &'a [&'a str],
        language: Language,
    ) -> Self::Speaker<'a>;

    /// A choice as on a button.
    fn label(view: &Self::View, names: &[&str], language: Language, choice: &Choice) -> String {
        Self::speaker(view, names, language).choice(choice)
    }

    /// An event as a line of the log.
    fn line(
        view: &Self::View,
        names: &[&str],
        language: Language,
        event: &Event,
    ) -> Option<String> {
        Self::speaker(view, names, language).event(event)
    }

    /// How many of those events, from the first on, one line covers; at least 1.
    fn run(events: &[Event]) -> usize {
        let _ = events;
        1
    }

    /// A [`run`](SessionGame::run) of so many `events` from number `at` on as a line of the log. The view is what all of
    /// them led to.
    fn line_of_run(
        view: &Self::View,
        names: &[&str],
        language: Language,
        (events, at, run): (&[Event], usize, usize),
    ) -> Option<String> {
        let _ = run;
        Self::line(view, names, language, events.get(at)?)
    }

    /// What of those events, which are all of the match, counts at its end.
    fn feats(view: &Self::View, events: &[Event]) -> Vec<Feat> {
        let _ = (view, events);
        Vec::new()
    }

    /// The tone of a line about that event.
    fn tone(event: &Event) -> Tone;

    /// How likely it is that somebody who points at a card wants to do that with it: less is likelier.
    fn wish(view: &Self::View, choice: &Choice) -> u8 {
        let _ = (view, choice);
        0
    }
}

/// The answer that the settings give for the seat that is asked.
#[must_use]
pub fn answer<G: SessionGame>(
    view: &G::View,
    decision: &Decision,
    settings: &Settings,
) -> Option<Choice> {
    let habits = PassingSettings {
        passes: settings.auto_pass,
        stops: settings.stops.of::<G>(),
    };
    let paid = G::answer(view, decision, settings);
    paid.or_else(|| (G::AUTOMATIC_ANSWER)(view, decision.seat, decision, &habits))
}

/// The two names of a game of two seats.
pub(crate) fn two<'a>(names: &[&'a str]) -> [&'a str; 2] {
    [0, 1].map(|at| names.get(at).copied().unwrap_or_default())
}
