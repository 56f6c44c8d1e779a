//! Sanctuary in a session: when passing goes on, how its log is written.

use super::scene::playback;
use crate::desktop::session::session_game::{SessionGame, two};
use crate::desktop::session::{Feat, Tone};
use crate::games::sanctuary::choices::{self as sanctuary, ChoiceWord};
use crate::games::sanctuary::content::{Ability, Content};
use crate::games::sanctuary::desktop::words as own;
use crate::games::sanctuary::phrases::Speaker;
use crate::games::sanctuary::refusals::CANNOT_PAY;
use crate::games::sanctuary::{Phase, Place, Sanctuary, Topic, View, place};
use crate::table::{Choice, Decision, Event, LANGUAGES, Language, ObjectId, Ref, Refused};
use crate::tools::passing::Until;

impl SessionGame for Sanctuary {
    type Extra = ();
    type Speaker<'a> = Speaker<'a>;

    const PRIMARY: &'static [ChoiceWord] = &[
        ChoiceWord::Done,
        ChoiceWord::Skip,
        ChoiceWord::Pass,
        ChoiceWord::End,
        ChoiceWord::Keep,
    ];
    const PARTS: &'static [Topic] = &[Topic::Mode, Topic::X, Topic::Target, Topic::Share];
    const ON: Until = Until::Something;
    const LANGUAGES: &'static [Language] = &LANGUAGES;

    fn content(view: &View) -> &'static Content {
        view.content
    }

    fn turn(view: &View) -> u32 {
        view.turn
    }

    /// The top of a deck that somebody looks at.
    fn is_apart(view: &View, id: ObjectId) -> bool {
        view.card(id)
            .is_some_and(|card| place(card.zone).1 == Place::Deck)
    }

    /// The choice that Entropy forbids: a Combat can then be neither skipped nor ended early.
    fn withheld(view: &View, decision: &Decision) -> Option<Choice> {
        let ends = if view.pairs.is_empty() {
            sanctuary::Choice::Skip
        } else {
            sanctuary::Choice::Done
        };
        (Topic::Attack.is_of(decision)).then(|| ends.wire())
    }

    fn in_numbers(view: &View, refused: &Refused, language: Language) -> Option<String> {
        let (Ref::Object(card), true) = (
            refused.choice.subject,
            std::ptr::eq(refused.refusal, &CANNOT_PAY) && ChoiceWord::Play.is_of(&refused.choice),
        ) else {
            return None;
        };
        let cost = view.card(card)?.cost;
        let have = view.players.get(view.seat?.index())?.volition;
        Some(own::of(language).price(cost, have))
    }

    fn speaker<'a>(view: &'a View, names: &'a [&'a str], language: Language) -> Speaker<'a> {
        Speaker {
            view,
            names: two(names),
            language,
        }
    }

    fn feats(view: &View, events: &[Event]) -> Vec<Feat> {
        super::feats::feats(view, events)
    }

    fn tone(event: &Event) -> Tone {
        playback::tone(event)
    }

    /// The order of preference: the purpose of the phase first, and from the hand nothing but playing.
    fn wish(view: &View, choice: &Choice) -> u8 {
        let card = match choice.subject {
            Ref::Object(id) => view.card(id),
            _ => None,
        };
        let hand = card.is_some_and(|c| place(c.zone).1 == Place::Hand);
        let def = card.and_then(|c| view.content.cards.get(usize::from(c.face)));
        let usable = |a: &Ability| matches!(a, Ability::Activated { .. });
        let used = def.is_some_and(|def| def.abilities.iter().any(usable));
        let phase = view.step.phase();
        let mine = view.seat == Some(view.active);
        let Some(word) = ChoiceWord::of(choice.verb) else {
            return 4;
        };
        match word {
            ChoiceWord::Target | ChoiceWord::Choose | ChoiceWord::Discard | ChoiceWord::Divide => 0,
            ChoiceWord::Play if hand => 1,
            ChoiceWord::Challenge if phase == Phase::Duel => 1,
            ChoiceWord::Attack if phase == Phase::Combat && mine => 1,
            ChoiceWord::Block if phase == Phase::Combat && !mine => 1,
            ChoiceWord::Use if used => 2,
            ChoiceWord::Challenge if mine => 3,
            ChoiceWord::Block if !mine => 3,
            ChoiceWord::Use => 5,
            ChoiceWord::Play
            | ChoiceWord::Challenge
            | ChoiceWord::Attack
            | ChoiceWord::Block
            | ChoiceWord::Keep
            | ChoiceWord::Redraw
            | ChoiceWord::Pass
            | ChoiceWord::End
            | ChoiceWord::Skip
            | ChoiceWord::Done
            | ChoiceWord::Mode
            | ChoiceWord::X
            | ChoiceWord::Way
            | ChoiceWord::Share
            | ChoiceWord::Trigger
            | ChoiceWord::Replace
            | ChoiceWord::Yes
            | ChoiceWord::No
            | ChoiceWord::Top
            | ChoiceWord::Under
            | ChoiceWord::Concede => 4,
        }
    }
}
