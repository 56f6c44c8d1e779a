//! Biomes in a session: what it answers by itself, when passing goes on, how its log is written.

use super::price;
use super::scene::playback;
use crate::desktop::screen::Settings;
use crate::desktop::session::session_game::{SessionGame, two};
use crate::desktop::session::{Feat, Tone};
use crate::games::biomes::choices::{self as biomes, ChoiceWord};
use crate::games::biomes::content::{Content, Energy};
use crate::games::biomes::events::EventWord;
use crate::games::biomes::phrases::Speaker;
use crate::games::biomes::{Biomes, Topic, View};
use crate::table::{Choice, Decision, Event, LANGUAGES, Language, Phrases, Ref, Refused};
use crate::tools::passing::Until;

impl SessionGame for Biomes {
    type Extra = ();
    type Speaker<'a> = Speaker<'a>;

    const PRIMARY: &'static [ChoiceWord] = &[ChoiceWord::Done, ChoiceWord::Pass, ChoiceWord::Keep];
    const PARTS: &'static [Topic] = &[
        Topic::Mode,
        Topic::X,
        Topic::Target,
        Topic::Share,
        Topic::Pay,
        Topic::Convert,
    ];
    const ON: Until = Until::Something;
    const LANGUAGES: &'static [Language] = &LANGUAGES;

    fn content(view: &View) -> &'static Content {
        view.content
    }

    fn turn(view: &View) -> u32 {
        view.turn
    }

    fn best_of(view: &View) -> u8 {
        view.best_of
    }

    fn answer(view: &View, decision: &Decision, settings: &Settings) -> Option<Choice> {
        let pays = settings.auto_pay && Topic::Pay.is_of(decision);
        pays.then(|| payment(view, decision)).flatten()
    }

    fn in_numbers(view: &View, refused: &Refused, language: Language) -> Option<String> {
        price::in_numbers(view, refused, language)
    }

    fn speaker<'a>(view: &'a View, names: &'a [&'a str], language: Language) -> Speaker<'a> {
        Speaker {
            view,
            names: two(names),
            language,
        }
    }

    fn line(view: &View, names: &[&str], language: Language, event: &Event) -> Option<String> {
        // The winner of the only match has won the game: one line is enough.
        if EventWord::WinGame.is_of(event) && view.best_of <= 1 {
            return None;
        }
        Self::speaker(view, names, language).event(event)
    }

    fn feats(view: &View, events: &[Event]) -> Vec<Feat> {
        super::feats::feats(view, events)
    }

    fn tone(event: &Event) -> Tone {
        playback::tone(event)
    }

    /// A converted card is an anomaly and nothing else.
    fn wish(view: &View, choice: &Choice) -> u8 {
        let converted = match choice.subject {
            Ref::Object(id) => view.object(id).is_some_and(|o| o.converted),
            _ => false,
        };
        let Some(word) = ChoiceWord::of(choice.verb) else {
            return 4;
        };
        match word {
            ChoiceWord::Attack
            | ChoiceWord::Defend
            | ChoiceWord::Advance
            | ChoiceWord::Target
            | ChoiceWord::Choose => 0,
            ChoiceWord::Play if !converted => 1,
            ChoiceWord::Anomaly if converted => 1,
            ChoiceWord::Skill => 2,
            ChoiceWord::Make => 3,
            ChoiceWord::Play
            | ChoiceWord::Anomaly
            | ChoiceWord::Keep
            | ChoiceWord::Mulligan
            | ChoiceWord::Pass
            | ChoiceWord::Done
            | ChoiceWord::Convert
            | ChoiceWord::Become
            | ChoiceWord::Mode
            | ChoiceWord::Way
            | ChoiceWord::Share
            | ChoiceWord::X
            | ChoiceWord::Pay
            | ChoiceWord::React
            | ChoiceWord::Replace
            | ChoiceWord::Yes
            | ChoiceWord::No
            | ChoiceWord::Arrive
            | ChoiceWord::Take
            | ChoiceWord::Collapse
            | ChoiceWord::Discard
            | ChoiceWord::Bottom
            | ChoiceWord::Top
            | ChoiceWord::Under
            | ChoiceWord::Gear
            | ChoiceWord::Order
            | ChoiceWord::Assign
            | ChoiceWord::Concede => 4,
        }
    }
}

/// Pays with the energy there is most of; void first, because it pays for nothing else.
fn payment(view: &View, decision: &Decision) -> Option<Choice> {
    let store = view.players[decision.seat.index()].energy;
    let wealth = |option: &&Choice| match biomes::Choice::read(option)? {
        biomes::Choice::Pay {
            energy: Energy::Void,
        } => Some(u8::MAX),
        biomes::Choice::Pay { energy } => Some(store[energy.index()]),
        _ => None,
    };
    let options = decision.options.iter();
    let pays = options.clone().filter(|option| wealth(option).is_some());
    pays.max_by_key(wealth)
        .or_else(|| {
            options
                .clone()
                .find(|option| ChoiceWord::Make.is_of(option))
        })
        .copied()
}
