//! What a card game must say of itself to be played at the screen.

use super::Tone;
use crate::bots::roster::Roster;
use crate::desktop::screen::{GameStops, Settings};
use crate::table::{Choice, Decision, Event, Language, ObjectId, Ref, Refused};
use crate::tools::passing::{Habits, Passes, Stops, Until};
use crate::tools::replay::Replayable;

/// A card game of any number of seats, each with a hand of its own that the screen hides from the others.
pub trait SessionGame: Roster + Passes + Replayable {
    /// What plain choices the big button stands for, the first that is offered.
    const PRIMARY: &'static [&'static str];
    /// Questions that belong to an action begun by an earlier choice.
    const PARTS: &'static [&'static str];
    /// Whether so many are asked that passing alone takes next to no time.
    const HURRIES: bool = false;
    /// How long the key for going on passing does.
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

    /// Turns begun.
    fn turn(view: &Self::View) -> u32;

    /// How many matches there are at most until somebody has won.
    fn best_of(view: &Self::View) -> u8 {
        let _ = view;
        1
    }

    /// The stops of this game.
    fn stops(all: &mut GameStops) -> &mut Stops;

    /// Whether going on passing makes that choice, besides passing itself.
    fn may_pass(choice: &Choice) -> bool {
        let _ = choice;
        true
    }

    /// What the settings answer by themselves, if anything, besides passing.
    fn answer(view: &Self::View, decision: &Decision, settings: &Settings) -> Option<Choice> {
        let _ = (view, decision, settings);
        None
    }

    /// What the big button would be if a rule did not forbid it now.
    fn withheld(view: &Self::View, decision: &Decision) -> Option<Choice> {
        let _ = (view, decision);
        None
    }

    /// Every way in which a choice can name what lies there under that id.
    fn names(view: &Self::View, id: ObjectId) -> Vec<Ref> {
        let _ = view;
        vec![Ref::Object(id)]
    }

    /// Whether something that is asked about lies nowhere on the table, so that it must be shown large.
    fn is_apart(view: &Self::View, id: ObjectId) -> bool {
        let _ = (view, id);
        false
    }

    /// What a click on that thing begins, though no option names it yet: the choice for now, and the one that it
    /// is made for, once that is asked.
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

    /// An event as a line of the log.
    fn line(view: &Self::View, names: &[&str], language: Language, event: &Event)
    -> Option<String>;

    /// What a line about that event is about.
    fn tone(event: &Event) -> Tone;

    /// How likely it is that somebody who points at a card wants to do that with it: less is likelier.
    fn wish(view: &Self::View, choice: &Choice) -> u8;
}

/// What the settings choose for somebody who is asked.
#[must_use]
pub fn answer<G: SessionGame>(
    view: &G::View,
    decision: &Decision,
    settings: &Settings,
) -> Option<Choice> {
    let mut all = settings.stops;
    let habits = Habits {
        passes: settings.auto_pass,
        stops: *G::stops(&mut all),
    };
    let paid = G::answer(view, decision, settings);
    paid.or_else(|| G::settle(view, decision.seat, decision, &habits))
}

/// The two names of a game of two seats.
pub(crate) fn two<'a>(names: &[&'a str]) -> [&'a str; 2] {
    [0, 1].map(|at| names.get(at).copied().unwrap_or_default())
}
